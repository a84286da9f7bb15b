"""Kernels of the corpus are launched as the tests of the simulator do."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "simt"))
