"""The races that `check` names, those that executions show, and what random kernels of 256 work-items have in common."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import ldsopt
from ldsopt import Check, Finding, Launch, Module, RaceCheckOptions, Rule, Schedule, SimulationFinding

ITEMS = 256
BARRIER = "call void @llvm.amdgcn.s.barrier()\n"
FENCED = f'fence syncscope("workgroup") release\n{BARRIER}fence syncscope("workgroup") acquire\n'
SCHEDULES = (Schedule(), Schedule("reversed"), Schedule(fine=True))

Pair = frozenset[int | None]
"""The lines of two accesses, which may be one."""


def head(**words: int) -> str:
    """The text before the kernels: variables of so many words, and the functions that kernels call."""
    variables = "".join(
        f"@{name} = internal addrspace(3) global [{count} x i32] poison, align 16\n"
        for name, count in words.items()
    )
    return f"""target triple = "amdgcn-amd-amdhsa"
{variables}declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="{ITEMS},{ITEMS}" }}
"""


def arm(name: str, condition: str, inside: str) -> str:
    """Code that only the work-items execute for which the condition holds; its blocks get the name."""
    return f"br i1 {condition}, label %in{name}, label %on{name}\nin{name}:\n{inside}br label %on{name}\non{name}:\n"


@dataclass(frozen=True)
class RaceVerdict:
    """The verdict of `check` on one kernel.

    Attributes:
        count: of its pairs, by verdict.
        named: the pairs that are not proved to be no race, in lines of the module.
        reasons: why they are not.
    """

    count: Any
    named: set[Pair]
    reasons: tuple[str, ...]

    @property
    def may_race(self) -> bool:
        return self.count.unproven + self.count.definite > 0


def verdicts(module: Module, *refused: str, seconds: float = 5.0) -> dict[str, RaceVerdict]:
    """The verdicts on kernels of a module by name, without some of the promises about launches."""
    options = RaceCheckOptions(race_seconds=seconds, no_assume=refused)
    return verdicts_of(ldsopt.check(module, options))


def verdicts_of(check: Check) -> dict[str, RaceVerdict]:
    """The verdicts of a check on kernels by name."""
    found: dict[str, list[Finding]] = {race.function: [] for race in check.races or ()}
    for finding in check.findings:
        if finding.rule is Rule.WAVE_RACE:
            found[finding.function].append(finding)
    return {
        race.function: RaceVerdict(
            race,
            {frozenset((f.started.ir_line, f.used.ir_line)) for f in found[race.function] if f.used},
            tuple(f.reason for f in found[race.function]),
        )
        for race in check.races or ()
    }


def racing(findings: Iterable[SimulationFinding]) -> set[Pair]:
    """The pairs that race in an execution, whichever of the two comes first, in lines of the module."""
    return {
        frozenset((f.access.site.line, f.other.site.line))
        for f in findings
        if f.kind == "race" and f.access and f.other
    }


def without_copies(module: Module, pairs: Iterable[Pair]) -> set[Pair]:
    """The pairs of which neither is an LDS-DMA: the order of copies in flight is that of waits."""
    words = (".load.lds", ".async.lds", ".to.lds", ".tensor.load")
    return {
        pair
        for pair in pairs
        if not any(word in module.lines[(line or 1) - 1] for line in pair for word in words)
    }


def checked(text: str, seed: int, seconds: float) -> tuple[Module, Check, set[Pair]]:
    """A module, its check, and the pairs that the check names."""
    module = ldsopt.parse(text, source=f"seed {seed}")
    check = ldsopt.check(module, RaceCheckOptions(race_seconds=seconds))
    return module, check, {pair for one in verdicts_of(check).values() for pair in one.named}


def executed(
    module: Module, kernels: Iterable[str], arguments: Iterable[list[str]]
) -> Iterator[tuple[str, tuple[SimulationFinding, ...]]]:
    """The findings of each execution."""
    for name, given, order in product(kernels, arguments, SCHEDULES):
        launch = Launch(block=(ITEMS, 1, 1), arguments=given, kernel=name)
        yield f"{name}({', '.join(given)})", ldsopt.simulate(module, launch, order).findings
