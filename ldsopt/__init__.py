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
        qualify,
        read,
        rewrite_shuffles,
        rewrite_shuffles_validated,
        simulate,
        simulate_records,
        verify,
    )
    from ldsopt.checker.findings import Finding, Rule, Verdict
    from ldsopt.checker.options import CheckOptions
    from ldsopt.codegen.options import CompileOptions
    from ldsopt.errors import (
        CompilerFailed,
        GateFailed,
        InputError,
        InternalError,
        LdsoptError,
        Unavailable,
        UsageError,
    )
    from ldsopt.gpu.device import Device
    from ldsopt.gpu.launch_records import DeviceRecords, flydsl_records, hip_python_records
    from ldsopt.integrations.gluon_stages import stage  # noqa: F401
    from ldsopt.integrations.triton import triton
    from ldsopt.ir.module import Module
    from ldsopt.simt.launch import Launch, read_launch
    from ldsopt.simt.schedule import STANDARD_SCHEDULES, Schedule
    from ldsopt.transforms.annotate.options import AnnotateOptions

__all__ = [
    "EXAMPLE",
    "REVERSAL",
    "STANDARD_SCHEDULES",
    "AnnotateOptions",
    "CheckOptions",
    "CompileOptions",
    "CompilerFailed",
    "Device",
    "DeviceRecords",
    "Finding",
    "GateFailed",
    "InputError",
    "InternalError",
    "Launch",
    "LdsoptError",
    "Module",
    "Rule",
    "Schedule",
    "Transformed",
    "Unavailable",
    "UsageError",
    "Verdict",
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
    "flydsl_records",
    "hip_python_records",
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
    "qualify",
    "read",
    "read_launch",
    "rewrite_shuffles",
    "rewrite_shuffles_validated",
    "simulate",
    "simulate_records",
    "triton",
    "verify",
]

_HOMES = {
    "ldsopt.checker.findings": ("Finding", "Rule", "Verdict"),
    "ldsopt.checker.options": ("CheckOptions",),
    "ldsopt.codegen.options": ("CompileOptions",),
    "ldsopt.errors": (
        "CompilerFailed",
        "GateFailed",
        "InputError",
        "InternalError",
        "LdsoptError",
        "Unavailable",
        "UsageError",
    ),
    "ldsopt.gpu.device": ("Device",),
    "ldsopt.gpu.launch_records": ("DeviceRecords", "flydsl_records", "hip_python_records"),
    "ldsopt.integrations.gluon_stages": ("stage",),  # needs Triton, so `__all__` leaves it out
    "ldsopt.integrations.triton": ("triton",),
    "ldsopt.ir.module": ("Module",),
    "ldsopt.simt.launch": ("Launch", "read_launch"),
    "ldsopt.simt.schedule": ("STANDARD_SCHEDULES", "Schedule"),
    "ldsopt.transforms.annotate.options": ("AnnotateOptions",),
}
"""Modules of the names that are not `ldsopt.api`'s."""


def __getattr__(name: str) -> Any:
    """Imports on first use: ``import ldsopt`` alone loads no LLVM.

    No name here may be that of a subpackage: importing anything from it would put the package in the name's place.
    """
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None and name not in __all__:
        raise AttributeError(f"module 'ldsopt' has no attribute '{name}'")
    import importlib

    return getattr(importlib.import_module(home or "ldsopt.api"), name)


def __dir__() -> list[str]:
    return __all__
