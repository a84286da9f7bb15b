"""The reason, in words, why each wait may be weaker than the compiler's, or gone.

A wait that was raised or dropped leaves operations outstanding that the compiler's wait completes. `ldsopt.waits.needs`
has found no instruction that needs them before they are complete. So for each of these, either some wait of the new
code completes it, in time, or none does and nothing needs it.

Example: ``vmcnt 0 -> no wait: another wait completes 2 LDS-DMAs in time (line 277)``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.counters import Keys, solve, states_to_walk
from ldsopt.isa.decode import decode
from ldsopt.isa.program import WaitSite
from ldsopt.target.opcodes import Kind
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.results import ChangeKind, CounterChange, KernelWaits
from ldsopt.waits.wait_needs import WaitNeeds

_WEAKER = (ChangeKind.RAISED, ChangeKind.DROPPED)
_KINDS = {
    Kind.LDS: "LDS access",
    Kind.LANES: "lane exchange",
    Kind.SCALAR: "scalar load",
    Kind.LOAD: "load",
    Kind.STORE: "store",
    Kind.FLAT_LOAD: "flat load",
    Kind.FLAT_STORE: "flat store",
}


class WeakenedWait(NamedTuple):
    """A counter of a wait that is weaker than the compiler's, or gone.

    Attributes:
        reason: why that suffices, in words.
        by_waits: the lines of the waits that complete the left operations instead; empty if nothing needs these.
    """

    change: CounterChange
    reason: str
    by_waits: tuple[int, ...]


def weaker_waits(kernel: KernelWaits) -> list[WeakenedWait]:
    """The waits of a kernel that are weaker than the compiler's, in the order of the listing."""
    changes = [change for change in kernel.changes if change.kind in _WEAKER]
    if not changes or kernel.needs is None or kernel.after is None:
        return []
    completing = _completing(kernel.after)
    known = {wait.name: wait for wait in kernel.needs.waits}
    return [_weaker(change, known[change.name], completing) for change in changes]


def _weaker(change: CounterChange, wait: WaitNeeds, completing: Mapping[int, set[int]]) -> WeakenedWait:
    left = [each for each in wait.completes if change.after is None or each.counted < change.after]
    operations = {one.started.line: one.started for one in left}
    by_waits = {line: completing.get(line, set()) - {change.name[0]} for line in operations}
    covered = [operations[line] for line, lines in by_waits.items() if lines]
    unneeded = [operations[line] for line, lines in by_waits.items() if not lines]
    reasons = []
    if covered:
        reasons.append(f"another wait completes {_named(covered)} in time")
    if unneeded:
        reasons.append(f"nothing needs {_named(unneeded)}")
    if wait.drained <= 0:
        reasons = ["as it came it never waits; nothing needs what others leave to it now"]
    reason = "; ".join(reasons) or "nothing needs what it completes"
    return WeakenedWait(change, reason, tuple(sorted(set().union(*by_waits.values()))))


def _completing(code: KernelCode) -> Mapping[int, set[int]]:
    program = code.checked.built().program
    keys = Keys(program)
    found: dict[int, set[int]] = {}
    for index, state in states_to_walk(solve(program, tracks_counterfactuals=False), program):
        for step in (step for _, steps in program.steps[index] for step in steps):
            before = {key for times in state.issued for key in times}
            state.apply(step)
            if isinstance(step, WaitSite):
                for key in before.difference(*state.issued):
                    lines = found.setdefault(keys.site(key).instruction.line, set())
                    lines.add(step.instruction.line)
    return found


def _named(operations: Iterable[AsmInstruction]) -> str:
    counts = Counter(map(_kind, operations))
    return " and ".join(
        f"{count} {name if count == 1 else name + ('es' if name.endswith('s') else 's')}"
        for name, count in sorted(counts.items())
    )


def _kind(instruction: AsmInstruction) -> str:
    begun = decode(instruction).started
    if begun is None:
        return "operation"
    return "LDS-DMA" if begun[0].is_dma else _KINDS.get(begun[0], "operation")
