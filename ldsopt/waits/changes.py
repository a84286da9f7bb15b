"""The waits of a kernel's code that differ from the compiler's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from ldsopt.isa.assembly import AsmFunction
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters
from ldsopt.waits.wait_needs import WaitName


class ChangeKind(Enum):
    """The change of a counter of a wait."""

    RAISED = "waits for less"
    DROPPED = "waits no more"
    LOWERED = "waits for more"
    ADDED = "waits where nothing waited"


class CounterChange(NamedTuple):
    """One counter of one wait that differs from the compiler's.

    Attributes:
        name: the line in the compiler's listing, and the counter. An added wait stands in front of that line.
        before: the number of operations that the compiler's wait leaves outstanding; ``None`` where there is no wait.
        after: the number that the wait leaves outstanding now; ``None`` where there is no wait any more.
    """

    name: WaitName
    before: int | None
    after: int | None

    @property
    def kind(self) -> ChangeKind:
        """Raised, dropped, lowered or added."""
        if self.before is None:
            return ChangeKind.ADDED
        if self.after is None:
            return ChangeKind.DROPPED
        return ChangeKind.RAISED if self.after > self.before else ChangeKind.LOWERED


def wait_changes(before: AsmFunction, after: AsmFunction, arch: Arch) -> tuple[CounterChange, ...]:
    """The changes from the one to the other, in the order of the listing."""
    old, new = _limits(before, arch), _limits(after, arch)
    names = dict.fromkeys(sorted([*old, *new]))
    changes = (CounterChange(name, old.get(name), new.get(name)) for name in names)
    return tuple(change for change in changes if change.before != change.after)


def _limits(function: AsmFunction, arch: Arch) -> Mapping[WaitName, int]:
    return dict(_counters(function, arch))


def _counters(function: AsmFunction, arch: Arch) -> Iterator[tuple[WaitName, int]]:
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction.opcode.is_wait:
                try:
                    counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
                except ValueError:
                    continue  # the author's, and not changed
                for counter, most in counters:
                    yield (instruction.line, counter), most
