"""Whether what packing saves is worth what it costs, by the code that both versions of a kernel compile to.

Fewer bytes of LDS buy something where more waves then run at a time; how many do is limited by registers and wave
slots, too, and the compiler spends registers by the waves that it expects. So both versions are compiled and their
occupancy compared. Where it does not rise, sharing bytes is for nothing at best: it may stay if it costs nothing, that
is no fence and no wait (`Goal.STEP`), or not at all (`Goal.WORKGROUPS`). Other goals ask for bytes as such.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.compare.worth import changes, gains_waves
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.packing import Goal
from ldsopt.target.arch import Arch
from ldsopt.transforms.pack.packing import PackedKernel, Packing

Codes = Mapping[str, FunctionMeasurement]
"""The figures of a module's code by function; empty where it does not compile, or for no known architecture."""


def unworthy(
    packing: Packing, before: Codes, after: Codes, goal: Goal, arch: Arch | None
) -> Iterator[tuple[str, Reason]]:
    """The kernels that are better left as they are, with the reason.

    Args:
        packing: of the module.
        before, after: the code of the module as it was, and packed.
        goal: what was asked for.
        arch: the architecture, if it is known.
    """
    for kernel in packing.kernels if goal in (Goal.STEP, Goal.WORKGROUPS) else ():
        fits_now = arch is not None and kernel.plan.before > arch.lds_bytes
        if kernel.is_changed and not fits_now and (cost := _cost(kernel, before, after, goal)) is not None:
            saved = kernel.plan.before - kernel.plan.after
            yield (
                kernel.plan.kernel.name,
                Reason(f"{saved} bytes fewer let no more waves run at a time{cost}"),
            )


def _cost(kernel: PackedKernel, before: Codes, after: Codes, goal: Goal) -> str | None:
    """What there is to say against a kernel's packing; ``None`` if nothing."""
    name, functions = kernel.plan.kernel.name, kernel.plan.kernel.functions
    is_known = name in before and name in after
    if is_known and gains_waves(before[name], after[name]):
        return None
    if goal is Goal.WORKGROUPS:
        return "" if is_known else ", as far as is known"
    if kernel.fences:
        return f", and need {kernel.fences} fences more"
    more = sum(
        change.after - change.before
        for f in functions
        if f in before and f in after
        for change in changes(before[f], after[f], ["waits"])
    )
    return f", and cost {more} waits more" if is_known and more > 0 else None
