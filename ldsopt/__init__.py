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

    from ldsopt.api import EXAMPLE, REVERSAL
    from ldsopt.api.annotating import annotate, annotate_validated
    from ldsopt.api.benching import bench_files
    from ldsopt.api.code import compile, compile_file, link_files, link_modules, measure, measure_file  # noqa: A004
    from ldsopt.api.execution import (
        machine_code,
        missing,
        missing_in_machine_code,
        simulate,
        simulate_machine,
        simulate_records,
        verify,
    )
    from ldsopt.api.instrumenting import instrument
    from ldsopt.api.optimize_options import OptimizeOptions
    from ldsopt.api.optimizing import optimize
    from ldsopt.api.qualifying import qualify
    from ldsopt.api.stalling import measured_stalls
    from ldsopt.api.timelines import estimate_timeline
    from ldsopt.api.transforms import (
        liveness,
        narrow_fences,
        narrow_fences_validated,
        optimize_with_llvm,
        pack,
        pipeline,
        rewrite_shuffles,
        rewrite_shuffles_validated,
    )
    from ldsopt.api.waiting import check, check_code, exact_waits, machine_code_waits
    from ldsopt.banks.conflicts import find_bank_conflicts
    from ldsopt.checker.findings import Check, Comparison, Finding, FindingPlace, FunctionCheck, Rule, Verdict
    from ldsopt.checker.options import CheckOptions, PromisedCheckOptions, RaceCheckOptions
    from ldsopt.codegen.compile import Compiled
    from ldsopt.codegen.options import CompileOptions, EmitOptions, MeasureOptions
    from ldsopt.compare.diff import diff
    from ldsopt.compare.recording import Recording
    from ldsopt.compare.transformed import Transformed
    from ldsopt.emulate.emulate import EmulatedCode
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
    from ldsopt.ir.read import isolated, parse, read
    from ldsopt.isa.measurement import FunctionMeasurement, Measurement, Resources, Wait
    from ldsopt.records.trace import RecordTrace, read_trace
    from ldsopt.report.schemas import document_names, document_schema
    from ldsopt.simt.findings import SimulationFinding
    from ldsopt.simt.launch import Launch, read_launch
    from ldsopt.simt.schedule import ALL_SCHEDULES, QUICK_SCHEDULES, STANDARD_SCHEDULES, Schedule
    from ldsopt.simt.simulate import SimulationResult
    from ldsopt.stalls.joined import JoinedTrace
    from ldsopt.target.arch import ARCHS, Arch, arch
    from ldsopt.timeline.options import TimelineOptions
    from ldsopt.transforms.annotate.annotated import Annotation
    from ldsopt.transforms.annotate.options import AnnotateOptions
    from ldsopt.transforms.fences.options import FenceOptions
    from ldsopt.transforms.instrument.options import InstrumentOptions
    from ldsopt.transforms.pack.options import PackOptions
    from ldsopt.transforms.pack.plan import Packing
    from ldsopt.transforms.pipeline.options import PipelineOptions
    from ldsopt.verifier.machine_code import verify_machine_code
    from ldsopt.verifier.verification import Verification
    from ldsopt.waits.options import WaitsOptions
    from ldsopt.waits.results import ExactWaits

__all__ = [
    "ALL_SCHEDULES",
    "ARCHS",
    "EXAMPLE",
    "QUICK_SCHEDULES",
    "REVERSAL",
    "STANDARD_SCHEDULES",
    "AnnotateOptions",
    "Annotation",
    "Arch",
    "Check",
    "CheckOptions",
    "Comparison",
    "CompileOptions",
    "Compiled",
    "CompilerFailed",
    "Device",
    "DeviceRecords",
    "EmitOptions",
    "EmulatedCode",
    "ExactWaits",
    "FenceOptions",
    "Finding",
    "FindingPlace",
    "FunctionCheck",
    "FunctionMeasurement",
    "GateFailed",
    "InputError",
    "InstrumentOptions",
    "InternalError",
    "JoinedTrace",
    "Launch",
    "LdsoptError",
    "MeasureOptions",
    "Measurement",
    "Module",
    "OptimizeOptions",
    "PackOptions",
    "Packing",
    "PipelineOptions",
    "PromisedCheckOptions",
    "RaceCheckOptions",
    "RecordTrace",
    "Recording",
    "Resources",
    "Rule",
    "Schedule",
    "SimulationFinding",
    "SimulationResult",
    "TimelineOptions",
    "Transformed",
    "Unavailable",
    "UsageError",
    "Verdict",
    "Verification",
    "Wait",
    "WaitsOptions",
    "__version__",
    "annotate",
    "annotate_validated",
    "arch",
    "bench_files",
    "check",
    "check_code",
    "compile",
    "compile_file",
    "diff",
    "document_names",
    "document_schema",
    "estimate_timeline",
    "exact_waits",
    "find_bank_conflicts",
    "flydsl_records",
    "hip_python_records",
    "instrument",
    "isolated",
    "link_files",
    "link_modules",
    "liveness",
    "machine_code",
    "machine_code_waits",
    "measure",
    "measure_file",
    "measured_stalls",
    "missing",
    "missing_in_machine_code",
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
    "read_trace",
    "rewrite_shuffles",
    "rewrite_shuffles_validated",
    "simulate",
    "simulate_machine",
    "simulate_records",
    "triton",
    "verify",
    "verify_machine_code",
]

_homes: dict[str, str] = {}
"""The module of each name, as the imports above say; read when the first one is asked for."""


def __getattr__(name: str) -> Any:
    """Imports on first use: ``import ldsopt`` alone loads no LLVM.

    No name here may be that of a subpackage: importing anything from it would put the package in the name's place.
    """
    if name not in (*__all__, "stage"):  # `stage` needs Triton, so `__all__` leaves it out
        raise AttributeError(f"module 'ldsopt' has no attribute '{name}'")
    import ast
    import importlib

    if not _homes:
        import pkgutil

        source = pkgutil.get_data(__name__, "__init__.py") or b""  # from an archive, too
        imports = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.ImportFrom)]
        _homes.update((alias.name, one.module or "") for one in imports for alias in one.names)
    return getattr(importlib.import_module(_homes[name]), name)


def __dir__() -> list[str]:
    return __all__
