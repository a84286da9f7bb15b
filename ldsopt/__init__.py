"""ldsopt: optimizer and profiler for the LDS of AMD GPUs, on LLVM IR from any front-end.

The library in a few calls; the command line is made of the same ones:

    import ldsopt

    module = ldsopt.read("kernel.ll")
    annotated = ldsopt.annotate(module)
    ldsopt.check(annotated).findings
    before = ldsopt.measure(module)
    after = ldsopt.measure(annotated)
    ldsopt.diff(before, after).changed
    packed = ldsopt.pack(module)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from ldsopt.api import Annotated, Packed, annotate, check, compile, diff, measure, pack, parse, read  # noqa: A004
    from ldsopt.errors import (
        CompilerFailed,
        GateFailed,
        InputError,
        InternalError,
        LdsoptError,
        Unavailable,
        UsageError,
    )

__all__ = [
    "Annotated",
    "CompilerFailed",
    "GateFailed",
    "InputError",
    "InternalError",
    "LdsoptError",
    "Packed",
    "Unavailable",
    "UsageError",
    "__version__",
    "annotate",
    "check",
    "compile",
    "diff",
    "measure",
    "pack",
    "parse",
    "read",
]

_ERRORS = frozenset(name for name in __all__ if name.endswith(("Error", "Failed", "Unavailable")))


def __getattr__(name: str) -> Any:
    """Imports on first use: ``import ldsopt`` alone loads no LLVM."""
    if name not in __all__:
        raise AttributeError(f"module 'ldsopt' has no attribute '{name}'")
    import importlib

    home = importlib.import_module("ldsopt.errors" if name in _ERRORS else "ldsopt.api")
    return getattr(home, name)
