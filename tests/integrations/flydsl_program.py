"""Compiles the kernel of ``flydsl_kernel.py`` as a program of FlyDSL's does, without PyTorch, ROCm or a GPU."""

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "corpus" / "src" / "flydsl")]
sys.modules["torch"] = importlib.import_module("compile").without_torch()

import flydsl.compiler as flyc  # noqa: E402
import numpy as np  # noqa: E402
from flydsl_kernel import launch_two_stages  # noqa: E402

launch_two_stages(*(flyc.from_dlpack(np.zeros(1 << 16, np.float32)) for _ in range(2)))
