"""The verdict on the packing of a kernel, by the code that both versions of it compile to.

Fewer bytes of LDS buy something where more waves then run at a time; how many do is limited by registers and wave
slots, too, and the compiler spends registers by the waves that it expects. So both versions are compiled and their
occupancy compared. Where it does not rise, sharing bytes is for nothing at best: it may stay if it costs nothing, that
is no fence and nothing that the gate watches, or not at all (`Goal.WORKGROUPS`).

By default more waves do not pay for waits, either: code that is worse by ``diff --fail-on regressions`` is not written.
A goal that the user names does: `Goal.STEP` and `Goal.WORKGROUPS` ask for waves, other goals for bytes as such; so do
barriers that the user lets it add. The summary then says the cost. A kernel that does not fit before it is packed is
worth anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.compare.verdicts import FunctionVerdict
from ldsopt.compare.worth import CriterionChange, gains_waves, regressions
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.packing import Goal
from ldsopt.target.arch import Arch
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.packing import PackedKernel, Packing

Codes = Mapping[str, FunctionMeasurement]
"""The figures of a module's code by function; empty where it does not compile, or for no known architecture."""


def verdicts(
    packing: Packing, before: Codes, after: Codes, options: PackOptions, arch: Arch | None
) -> list[FunctionVerdict]:
    """The kernels that are better left as they are, with the reason; else in what packed kernels' functions are worse.

    Args:
        packing: of the module.
        before, after: the code of the module as it was, and packed.
        options: what was asked for.
        arch: the architecture, if it is known.
    """
    changed = [kernel for kernel in packing.kernels if kernel.is_changed]
    withdrawn = [
        FunctionVerdict(kernel.plan.kernel.name, withdrawn=why)
        for kernel in changed
        if arch is None or kernel.plan.before <= arch.lds_bytes
        if (why := _objection(kernel, before, after, options))
    ]
    return withdrawn or [
        FunctionVerdict(name, cost)
        for kernel in changed
        for name in kernel.plan.kernel.functions
        if (cost := _cost([name], before, after))
    ]


def _objection(kernel: PackedKernel, before: Codes, after: Codes, options: PackOptions) -> str:
    """The objection to a kernel's packing; empty if there is none."""
    name, goal = kernel.plan.kernel.name, options.wanted_goal()
    is_known = name in before and name in after
    more_waves = is_known and gains_waves(before[name], after[name])
    cost = ", ".join(map(str, _cost(kernel.plan.kernel.functions, before, after)))
    if more_waves and cost and options.goal is None and not options.insert_barriers:
        old, new = before[name].resources.occupancy, after[name].resources.occupancy
        return f"{new} waves would run at a time instead of {old}, and its code would be worse: {cost} (--goal step)"
    if more_waves or goal not in (Goal.STEP, Goal.WORKGROUPS):
        return ""
    if options.no_share:
        return f"its code would be worse: {cost}" if cost and options.goal is None else ""
    saved = f"{kernel.plan.before - kernel.plan.after} bytes fewer let no more waves run at a time"
    if goal is Goal.WORKGROUPS:
        return saved if is_known else f"{saved}, as far as is known"
    if kernel.fences:
        return f"{saved}, and need {kernel.fences} fences more"
    return f"{saved}, and its code would be worse: {cost}" if cost else ""


def _cost(functions: Iterable[str], before: Codes, after: Codes) -> tuple[CriterionChange, ...]:
    names = [name for name in functions if name in before and name in after]
    return tuple(change for name in names for change in regressions(before[name], after[name]))
