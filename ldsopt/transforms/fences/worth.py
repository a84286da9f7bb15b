"""Whether narrowed fences are worth having, by the code that both versions of a kernel compile to.

A fence of LDS alone waits for fewer operations and drops no cache, and the scheduler may move loads over it. That is
worth it if a cache is dropped less often, or if less is waited for: a wait that lets N operations be outstanding counts
1 / (N + 1), so that one wait for everything weighs as much as two that let one operation be. It is not if registers are
spilled for it or fewer waves run at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.target.mnemonics import CACHE_INVALIDATIONS

LOAD_COUNTERS = frozenset({"vmcnt", "loadcnt", "samplecnt", "bvhcnt"})
"""The counters of loads from global memory; up to gfx9 ``vmcnt`` counts stores as well."""
STORE_COUNTERS = frozenset({"vscnt", "storecnt"})
"""The counters of stores to global memory."""


@dataclass(frozen=True, slots=True)
class FenceCost:
    """What the fences of a kernel cost, as far as its code shows it.

    Attributes:
        invalidations: instructions that drop a cache.
        load_waits: waits for loads from global memory; `store_waits` for stores to it.
        drained: how much is waited for, as said above.
        spills: registers; `scratch_bytes` of a lane; `occupancy` in waves per SIMD.
    """

    invalidations: int
    load_waits: int
    store_waits: int
    drained: float
    spills: int
    scratch_bytes: int
    occupancy: int


def fence_costs(assembly: str, source: str, arch: str) -> dict[str, FenceCost]:
    """The cost of each function of a listing, by name."""
    listed = {function.name: function for function in parse_assembly(assembly, source).functions}
    return {
        function.name: _cost(function, listed[function.name])
        for function in measure_assembly(assembly, source, arch).functions
    }


def _cost(measured: FunctionMeasurement, listed: AsmFunction) -> FenceCost:
    counts = [pair for wait in measured.waits or () for pair in wait.counters]
    loads = [most for counter, most in counts if counter in LOAD_COUNTERS]
    stores = [most for counter, most in counts if counter in STORE_COUNTERS]
    needed = measured.resources
    return FenceCost(
        invalidations=sum(
            instruction.mnemonic in CACHE_INVALIDATIONS
            for block in listed.blocks
            for instruction in block.instructions
        ),
        load_waits=len(loads),
        store_waits=len(stores),
        drained=sum(1 / (most + 1) for most in (*loads, *stores)),
        spills=(needed.vgpr_spills or 0) + (needed.sgpr_spills or 0),
        scratch_bytes=needed.scratch_bytes or 0,
        occupancy=needed.occupancy or 0,
    )


def unworthy_kernels(
    names: list[str], before: Mapping[str, FenceCost], after: Mapping[str, FenceCost]
) -> dict[str, str]:
    """The kernels whose fences are better left as they are, and why.

    Args:
        names: of the kernels with narrowed fences.
        before, after: costs of the module as it was and narrowed.
    """
    return {
        name: reason
        for name in names
        if name in before and name in after and (reason := _objection(before[name], after[name]))
    }


def _objection(before: FenceCost, after: FenceCost) -> str:
    """What there is to say against narrowing a kernel's fences; empty if nothing."""
    worse = [
        f"{word} {old} to {new}"
        for word, old, new in (
            ("spills", before.spills, after.spills),
            ("bytes of scratch", before.scratch_bytes, after.scratch_bytes),
            ("invalidations", before.invalidations, after.invalidations),
            ("waves per SIMD", -before.occupancy, -after.occupancy),
        )
        if new > old
    ]
    if worse:
        return f"its code would be worse: {', '.join(worse).replace('-', '')}"
    if after.invalidations < before.invalidations or after.drained < before.drained:
        return ""
    return "its code would be no better"
