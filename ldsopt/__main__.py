"""``python -m ldsopt``."""

import sys

from ldsopt.cli import main

sys.exit(main())
