"""Whether two machine instructions touch common bytes of LDS, by the addresses that they may have."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.analysis.integers import disjoint_ranges
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.machine.addresses import LdsPiece
from ldsopt.touch import Touch


class PieceOverlap:
    """An `ldsopt.isa.wait_facts.Overlap`.

    Rule. The addresses of an instruction are those of all waves, whenever they execute it. So if no piece of the one
    can have a byte with a piece of the other, the two never touch, whichever waves execute them. Nothing is sure to
    touch: which lanes are active, and so which of the addresses are taken, is not known.

    Args:
        pieces: by line; an instruction that is absent may touch any byte.
    """

    def __init__(self, pieces: Mapping[int, tuple[LdsPiece, ...]]) -> None:
        self._pieces = pieces

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair; arguments as of `ldsopt.isa.wait_facts.Overlap`."""
        mine, theirs = self._pieces.get(earlier.line), self._pieces.get(later.line)
        if mine is None or theirs is None:
            return Touch.MAY
        apart = all(disjoint_ranges(a.first, a.size, b.first, b.size) for a in mine for b in theirs)
        return Touch.NEVER if apart else Touch.MAY
