"""Candidates that are a function attribute by which LLVM schedules a kernel or allocates registers in another way.

``"amdgpu-sched-strategy"`` chooses the scheduler's strategy (AMDGPUTargetMachine.cpp, ``createMachineScheduler``).
``"amdgpu-waves-per-eu"="N"`` asks for registers with which N waves run on a SIMD (AMDGPUSubtarget.cpp,
``getWavesPerEU``). Both change the order of instructions that may be in any order, the registers that they use, and so
which waits are needed; never what the code computes. No value is best everywhere, so the compiled code of each kernel
decides: one is only admitted where a figure that the gate watches is better than without it.

The attribute of one function changes the code of no other, so all functions get theirs in one compilation, of the
module of all that is best without.

A compiler that does not know a value takes its own, and its code is that of the input.
"""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.api.rewritings import OptimizeCandidate, Rewritten
from ldsopt.ir.attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import by_lds, by_sgprs, by_vgprs

ATTRIBUTE = "amdgpu-sched-strategy"
WAVES = "amdgpu-waves-per-eu"
NEAR = 8
"""Vector registers that a kernel has to lose for another wave, at most: with more to go LLVM spills
(docs/measured/optimize.md)."""


def next_waves(function: FunctionMeasurement, arch: Arch, *, near: int = NEAR) -> str:
    """The number of waves to ask for where a kernel is few registers short of one more; else empty.

    Args:
        function: the figures of its code.
        arch: that it is for.
        near: the registers that it may be short of.
    """
    of = function.resources
    if not function.is_kernel or of.occupancy is None or of.wave_size is None:
        return ""
    vgprs, agprs, now = of.vgprs or 0, of.agprs or 0, of.occupancy
    others = min(
        arch.max_waves,
        by_sgprs(arch, of.sgprs or 0),
        by_lds(arch, of.lds_bytes or 0, of.workgroup_size or 1024, wave_size=of.wave_size),
    )
    is_near = by_vgprs(arch, max(0, vgprs - near), agprs, of.wave_size) > now
    return str(now + 1) if now < others and is_near else ""


def attribute_candidate(
    base: OptimizeCandidate | None, attribute: tuple[str, str], functions: Collection[str] | None = None
) -> OptimizeCandidate:
    """A candidate, or the input, compiled with an attribute.

    Args:
        base: what is done first; ``None`` for nothing.
        attribute: its name and value.
        functions: those that it is for; ``None`` for all.
    """
    name, value = attribute
    written = f'"{name}"="{value}"'
    return OptimizeCandidate(
        written if base is None else f"{base.name}, {written}",
        lambda subject, names: with_attribute(subject.module, attribute, names),
        trusts_scopes=base is not None and base.trusts_scopes,
        over=base,
        attribute=attribute,
        only=None if functions is None else frozenset(functions),
    )


def with_attribute(
    module: Module, attribute: tuple[str, str], functions: Collection[str] | None
) -> Rewritten:
    """A module with an attribute of some of its functions, or of all; an author's choice stays."""
    name, value = attribute
    wanted = lacking(module, name)
    wanted = wanted if functions is None else wanted.intersection(functions)
    if not wanted:
        return Rewritten(module.text, why_not=f"the input chooses its {name}")
    step = FunctionAttributes(name, value, wanted)
    return Rewritten(reparse(attributed(module, step, module.text), module).text, wanted, (step,))
