"""ldsopt: optimizer and profiler for the LDS of AMD GPUs, on LLVM IR from any front-end.

The library in a few calls; the command line is made of the same ones:

>>> import ldsopt
>>> module = ldsopt.parse(ldsopt.EXAMPLE, mcpu="gfx942")  # ldsopt.read("kernel.ll") reads a file
>>> annotated = ldsopt.annotate(module)
>>> annotated.details.assumptions
('named-bases',)
>>> ldsopt.check(annotated).findings
()
>>> ldsopt.diff(ldsopt.measure(module), ldsopt.measure(annotated)).changed
True
>>> ldsopt.pack(module).text == ldsopt.EXAMPLE  # no static variables, so nothing to place
True
"""

from __future__ import annotations

__version__ = "0.1.0"

import sys

if sys.argv[:1] == ["-m"]:  # so it reads while Python looks for the module of `python -m ldsopt…`
    from ldsopt.interpreter import leave_working_directory_out

    leave_working_directory_out()

TYPE_CHECKING = False  # `typing` is not loaded for it: importing the package alone loads nothing
if TYPE_CHECKING:
    from typing import Any

    from ldsopt.api import (
        EXAMPLE,
        REVERSAL,
        Transformed,
        annotate,
        annotate_validated,
        bench_files,
        check,
        check_code,
        compile,  # noqa: A004
        compile_file,
        diff,
        exact_waits,
        find_bank_conflicts,
        instrument,
        isolated,
        link_files,
        link_modules,
        machine_code_waits,
        measure,
        measure_file,
        missing,
        narrow_fences,
        narrow_fences_validated,
        optimize,
        optimize_with_llvm,
        pack,
        parse,
        pipeline,
        read,
        rewrite_shuffles,
        rewrite_shuffles_validated,
        simulate,
        simulate_records,
        verify,
    )
    from ldsopt.errors import (
        CompilerFailed,
        GateFailed,
        InputError,
        InternalError,
        LdsoptError,
        Unavailable,
        UsageError,
    )
    from ldsopt.integrations.triton import triton

__all__ = [
    "EXAMPLE",
    "REVERSAL",
    "CompilerFailed",
    "GateFailed",
    "InputError",
    "InternalError",
    "LdsoptError",
    "Transformed",
    "Unavailable",
    "UsageError",
    "__version__",
    "annotate",
    "annotate_validated",
    "bench_files",
    "check",
    "check_code",
    "compile",
    "compile_file",
    "diff",
    "exact_waits",
    "find_bank_conflicts",
    "instrument",
    "isolated",
    "link_files",
    "link_modules",
    "machine_code_waits",
    "measure",
    "measure_file",
    "missing",
    "narrow_fences",
    "narrow_fences_validated",
    "optimize",
    "optimize_with_llvm",
    "pack",
    "parse",
    "pipeline",
    "read",
    "rewrite_shuffles",
    "rewrite_shuffles_validated",
    "simulate",
    "simulate_records",
    "triton",
    "verify",
]

_HOMES = {"triton": "ldsopt.integrations.triton"}
_ERRORS = frozenset(name for name in __all__ if name.endswith(("Error", "Failed", "Unavailable")))


def __getattr__(name: str) -> Any:
    """Imports on first use: ``import ldsopt`` alone loads no LLVM.

    No name here may be that of a subpackage: importing anything from it would put the package in the name's place.
    """
    if name not in __all__:
        raise AttributeError(f"module 'ldsopt' has no attribute '{name}'")
    import importlib

    home = importlib.import_module(_HOMES.get(name, "ldsopt.errors" if name in _ERRORS else "ldsopt.api"))
    return getattr(home, name)


def __dir__() -> list[str]:
    return __all__
