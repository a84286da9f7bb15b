"""The lines of a workgroup barrier as ldsopt writes it, and what has to be declared for lines that are added."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ldsopt.ir.module import Module
from ldsopt.target.arch import Arch

_CALLED = re.compile(r"@(llvm\.[\w.]+)\(")
_SIGNATURES = {
    "llvm.amdgcn.s.barrier": "void @{}()",
    "llvm.amdgcn.s.barrier.signal": "void @{}(i32 immarg)",
    "llvm.amdgcn.s.barrier.wait": "void @{}(i16 immarg)",
    "llvm.amdgcn.wave.barrier": "void @{}()",
    "llvm.amdgcn.s.waitcnt": "void @{}(i32 immarg)",
    "llvm.amdgcn.s.wait.loadcnt": "void @{}(i16 immarg)",
    "llvm.amdgcn.s.wait.asynccnt": "void @{}(i16 immarg)",
    "llvm.amdgcn.s.wait.tensorcnt": "void @{}(i16 immarg)",
    "llvm.amdgcn.s.setprio": "void @{}(i16 immarg)",
    "llvm.amdgcn.sched.barrier": "void @{}(i32 immarg)",
    "llvm.amdgcn.workitem.id.x": "noundef range(i32 0, 1024) i32 @{}()",
    "llvm.amdgcn.workitem.id.y": "noundef range(i32 0, 1024) i32 @{}()",
    "llvm.amdgcn.workitem.id.z": "noundef range(i32 0, 1024) i32 @{}()",
    "llvm.amdgcn.workgroup.id.x": "noundef i32 @{}()",
    "llvm.amdgcn.workgroup.id.y": "noundef i32 @{}()",
    "llvm.amdgcn.workgroup.id.z": "noundef i32 @{}()",
    "llvm.amdgcn.readfirstlane.i32": "i32 @{}(i32)",
    "llvm.amdgcn.ballot.i32": "i32 @{}(i1)",
    "llvm.amdgcn.ballot.i64": "i64 @{}(i1)",
    "llvm.amdgcn.mbcnt.lo": "i32 @{}(i32, i32)",
    "llvm.amdgcn.mbcnt.hi": "i32 @{}(i32, i32)",
    "llvm.amdgcn.s.getreg": "i32 @{}(i32 immarg)",
    "llvm.readcyclecounter": "i64 @{}()",
    "llvm.readsteadycounter": "i64 @{}()",
    "llvm.ctpop.i32": "i32 @{}(i32)",
    "llvm.ctpop.i64": "i64 @{}(i64)",
    "llvm.umin.i32": "i32 @{}(i32, i32)",
}
"""The intrinsics that ldsopt adds calls of, as LLVM declares them, attributes of the function apart."""


def barrier_lines(arch: Arch) -> tuple[str, ...]:
    """The calls that make a wave wait for its workgroup: from gfx12 on a signal and a wait."""
    if arch.generation in ("gfx12", "gfx1250"):
        return (
            "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
            "  call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
        )
    return ("  call void @llvm.amdgcn.s.barrier()",)


def declarations_of(module: Module, lines: Iterable[str]) -> tuple[str, ...]:
    """What a module has to declare for lines that are added to it, and does not."""
    called = dict.fromkeys(name for line in lines for name in _CALLED.findall(line))
    declared = module.declarations()
    return tuple(f"declare {_SIGNATURES[name].format(name)}" for name in called if name not in declared)
