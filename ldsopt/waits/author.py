"""The waits of the author's in a kernel's code: what he wrote stays.

Inline assembly stands in the code as it was written. A wait that was written as an intrinsic becomes a wait of the
code with its location, but where several waits follow each other LLVM makes one of them (`ldsopt.checker.kernel_sync`).
So every wait of the code that comes from a group of the author's leaves outstanding at most what the author's waits
do; if none comes from a group, it is not known which of them has taken it in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ldsopt.checker.kernel_sync import KernelSync
from ldsopt.checker.mapping import AccessMap
from ldsopt.isa.assembly import AsmFunction

STAYS = -1
"""In place of a count: the author's wait does not say it as one."""


@dataclass(frozen=True, slots=True)
class AuthorWaits:
    """The author's waits in one kernel's code.

    Attributes:
        most: by the line of a wait that comes from an intrinsic, by counter, how many operations the author leaves
            outstanding at most; `STAYS` under the name of any counter where that is not known.
        authored: lines of waits that stand in inline assembly.
        lost: lines of the IR, of waits that no wait of the code is known to come from.
    """

    most: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    authored: frozenset[int] = frozenset()
    lost: tuple[int, ...] = ()

    @property
    def lines(self) -> frozenset[int]:
        """The lines of all of them, in the code."""
        return self.authored.union(self.most)

    def limit(self, line: int, counter: str, now: int) -> int | None:
        """The most operations that a wait may leave outstanding; ``None`` if its author says nothing of it.

        Args:
            line: of the wait, in the code.
            counter: as spelled in assembly.
            now: how many it leaves outstanding.
        """
        if line in self.authored:
            return now
        own = self.most.get(line)
        if own is None:
            return None
        return now if "" in own else own.get(counter)


def author_waits(function: AsmFunction, sync: KernelSync, mapping: AccessMap) -> AuthorWaits:
    """Finds them.

    Args:
        function: the code.
        sync: what the kernel's IR says.
        mapping: from waits of the code to those of the IR.
    """
    groups = {line: group for group in sync.groups for line in group.lines}
    most: dict[int, Mapping[str, int]] = {}
    found: set[tuple[int, ...]] = set()
    authored = set()
    for block in function.blocks:
        for instruction in block.instructions:
            if not instruction.opcode.is_wait:
                continue
            if instruction.line in function.authored:
                authored.add(instruction.line)
            origin = mapping.of(instruction).access
            group = groups.get(origin) if origin is not None else None
            if group is not None:
                most[instruction.line] = {"": STAYS} if group.most is None else group.most
                found.add(group.lines)
    lost = [group.lines[0] for group in sync.groups if group.lines not in found and group.most != {}]
    return AuthorWaits(most, frozenset(authored), tuple(lost))
