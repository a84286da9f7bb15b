"""The library: read, annotate, pack, optimize, check, compile, measure, diff, qualify, simulate, verify.

>>> from ldsopt.api import EXAMPLE, annotate, check, diff, measure, parse
>>> module = parse(EXAMPLE, mcpu="gfx942")
>>> annotated = annotate(module)
>>> annotated.details.assumptions
('named-bases',)
>>> comparison = diff(measure(module), measure(annotated))
>>> comparison.changed
True
>>> check(annotated).findings
()

Reading and annotating run in the calling process: LLVM may end it on hostile input. `isolated` runs any job in a
child that may die in its place; the command line runs every command in one.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from ldsopt.api.optimizing import optimize
    from ldsopt.api.qualifying import qualify
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
    from ldsopt.api.viewing import measure_launched
    from ldsopt.api.waiting import check, check_code, exact_waits, executed_lines, machine_code_waits
    from ldsopt.banks.conflicts import find_bank_conflicts
    from ldsopt.compare.diff import diff
    from ldsopt.compare.transformed import Transformed
    from ldsopt.ir.read import isolated, parse, read

__all__ = [
    "EXAMPLE",
    "REVERSAL",
    "Transformed",
    "annotate",
    "annotate_validated",
    "bench_files",
    "check",
    "check_code",
    "compile",
    "compile_file",
    "diff",
    "exact_waits",
    "executed_lines",
    "find_bank_conflicts",
    "instrument",
    "isolated",
    "link_files",
    "link_modules",
    "liveness",
    "machine_code",
    "machine_code_waits",
    "measure",
    "measure_file",
    "measure_launched",
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
    "rewrite_shuffles",
    "rewrite_shuffles_validated",
    "simulate",
    "simulate_machine",
    "simulate_records",
    "verify",
]

_HOMES = {
    "ldsopt.compare.transformed": ("Transformed",),
    "ldsopt.api.annotating": ("annotate", "annotate_validated"),
    "ldsopt.api.benching": ("bench_files",),
    "ldsopt.api.waiting": ("check", "check_code", "exact_waits", "executed_lines", "machine_code_waits"),
    "ldsopt.api.code": ("compile", "compile_file", "link_files", "link_modules", "measure", "measure_file"),
    "ldsopt.api.execution": (
        "machine_code",
        "missing",
        "missing_in_machine_code",
        "simulate",
        "simulate_machine",
        "simulate_records",
        "verify",
    ),
    "ldsopt.api.transforms": (
        "liveness",
        "narrow_fences",
        "narrow_fences_validated",
        "optimize_with_llvm",
        "pack",
        "pipeline",
        "rewrite_shuffles",
        "rewrite_shuffles_validated",
    ),
    "ldsopt.api.instrumenting": ("instrument",),
    "ldsopt.api.optimizing": ("optimize",),
    "ldsopt.api.qualifying": ("qualify",),
    "ldsopt.api.viewing": ("measure_launched",),
    "ldsopt.banks.conflicts": ("find_bank_conflicts",),
    "ldsopt.compare.diff": ("diff",),
    "ldsopt.ir.read": ("isolated", "parse", "read"),
}


EXAMPLE = """
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
"""  # noqa: E501
"""A kernel of one wave that reads one named base while a DMA fills another."""

REVERSAL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @reverse(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr float, ptr addrspace(1) %from, i32 %id
  %x = load float, ptr addrspace(1) %a, align 4
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %x, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 63
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %y = load float, ptr addrspace(3) %place, align 4
  %b = getelementptr float, ptr addrspace(1) %to, i32 %id
  store float %y, ptr addrspace(1) %b, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
"""
"""A kernel that turns 64 numbers around by way of LDS."""


def __getattr__(name: str) -> Any:
    """Imports a name on first use: a program that only annotates loads no code that compiles or simulates."""
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(importlib.import_module(home), name)
            return found
    raise AttributeError(f"module 'ldsopt.api' has no attribute '{name}'")
