"""Two traces of versions of a kernel: where waves stand longer than before, and where for less time.

Traces have sums over the waves that happened to run on the traced compute unit, which are not the same number twice. So
what is compared is the stall **of one execution**. An instruction of the one is that of the other if the kernel has
the same name, and the text is the same, counted from the kernel's beginning: the third ``s_waitcnt vmcnt(0)`` is the
third. Code that was compiled anew may have other registers; what is on one side only is said, and not compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.stalls.joined import JoinedTrace, StalledInstruction, StallKind


class ComparedInstruction(NamedTuple):
    """An instruction of both sides; one of them is ``None`` where the other has no such."""

    before: StalledInstruction | None
    after: StalledInstruction | None

    @property
    def change(self) -> float:
        """Cycles that one execution stalls more than before."""
        return per_execution(self.after) - per_execution(self.before)


class ComparedKind(NamedTuple):
    """The stalls at one kind of instruction, as parts of all stalls of each side, 0 to 1."""

    kind: StallKind
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class ComparedTraces:
    """Two traces.

    Attributes:
        before, after: the two sides.
        pairs: instructions of both sides that stall for another time, the greatest change first.
        only_before, only_after: instructions of one side, the longest stall first.
        kinds: that either side has.
    """

    before: JoinedTrace
    after: JoinedTrace
    pairs: tuple[ComparedInstruction, ...]
    only_before: tuple[StalledInstruction, ...]
    only_after: tuple[StalledInstruction, ...]
    kinds: tuple[ComparedKind, ...]


def per_execution(row: StalledInstruction | None) -> float:
    """Cycles for which one execution of an instruction stalls."""
    return row.measured.cycles / row.measured.hits if row is not None and row.measured.hits else 0.0


def compare(before: JoinedTrace, after: JoinedTrace) -> ComparedTraces:
    """Pairs the instructions of two traces. Each row is looked at once."""
    old, new = _named(before.rows), _named(after.rows)
    pairs = [ComparedInstruction(old[name], row) for name, row in new.items() if name in old]
    changed = [pair for pair in pairs if pair.change]
    changed.sort(key=lambda pair: -abs(pair.change))
    gone = [row for name, row in old.items() if name not in new and row.measured.cycles]
    come = [row for name, row in new.items() if name not in old and row.measured.cycles]
    for rows in (gone, come):
        rows.sort(key=lambda row: -row.measured.cycles)
    of_old, of_new = before.by_kind(), after.by_kind()
    kinds = tuple(
        ComparedKind(
            kind, of_old.get(kind, 0) / max(1, before.cycles), of_new.get(kind, 0) / max(1, after.cycles)
        )
        for kind in StallKind
        if of_old.get(kind) or of_new.get(kind)
    )
    return ComparedTraces(before, after, tuple(changed), tuple(gone), tuple(come), kinds)


def _named(rows: Iterable[StalledInstruction]) -> dict[tuple[str, str, int], StalledInstruction]:
    """The rows by function, text, and how many of that text came before."""
    seen: Counter[tuple[str, str]] = Counter()
    found: dict[tuple[str, str, int], StalledInstruction] = {}
    for row in rows:
        text = f"{row.instruction.mnemonic} {row.instruction.operands}"
        found[row.function, text, seen[row.function, text]] = row
        seen[row.function, text] += 1
    return found
