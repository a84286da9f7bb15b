"""Whether two machine instructions touch common bytes of LDS, by the addresses that they may have."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.machine.addresses import LdsPiece
from ldsopt.touch import Touch


class PieceOverlap:
    """An `ldsopt.isa.wait_facts.Overlap`.

    Rule. The addresses of an instruction are those of all waves, whenever they execute it. So if no piece of the one
    can have a byte with a piece of the other, the two never touch, whichever waves execute them. Two of one wave are
    sure to touch if work-item 0 touches a common byte for sure by both (`ldsopt.machine.first_item`).

    Args:
        pieces: by line; an instruction that is absent may touch any byte.
        sure: what work-item 0 touches for sure, by line.
    """

    def __init__(
        self, pieces: Mapping[int, tuple[LdsPiece, ...]], sure: Mapping[int, tuple[range, ...]]
    ) -> None:
        self._pieces, self._sure = pieces, sure

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair; arguments as of `ldsopt.isa.wait_facts.Overlap`."""
        if not between_waves and _meet(self._sure.get(earlier.line, ()), self._sure.get(later.line, ())):
            return Touch.MUST
        mine, theirs = self._pieces.get(earlier.line), self._pieces.get(later.line)
        if mine is None or theirs is None:
            return Touch.MAY
        apart = all(one.is_apart(other) for one in mine for other in theirs)
        return Touch.NEVER if apart else Touch.MAY


def _meet(ours: tuple[range, ...], theirs: tuple[range, ...]) -> bool:
    return any(a.start < b.stop and b.start < a.stop for a in ours for b in theirs)
