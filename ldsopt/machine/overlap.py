"""Whether two machine instructions touch common bytes of LDS, by the addresses that they may have."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.wait_facts import ACROSS_BARRIERS, WaitFinding
from ldsopt.machine.addresses import LdsPiece
from ldsopt.touch import Touch

_SureBytes = tuple[range, ...]


class PieceOverlap:
    """An `ldsopt.isa.wait_facts.Overlap`.

    Rule. The addresses of an instruction are those of all waves, whenever they execute it. So if no piece of the one
    can have a byte with a piece of the other, the two never touch, whichever waves execute them. Two of one wave are
    sure to touch if work-item 0 touches a common byte for sure by both (`ldsopt.machine.first_item`); two of different
    waves, if the first lanes of some two waves do, which is asked only of those that may touch.

    Args:
        pieces: by line; an instruction that is absent may touch any byte.
        sure: what work-item 0 touches for sure, by line.
        of_waves: gives the same of each wave of a workgroup.
        has_one_wave: a workgroup has no other wave.
    """

    def __init__(
        self,
        pieces: Mapping[int, tuple[LdsPiece, ...]],
        sure: Mapping[int, _SureBytes],
        of_waves: Callable[[], Sequence[Mapping[int, _SureBytes]]] = tuple,
        *,
        has_one_wave: bool = False,
    ) -> None:
        self._has_one_wave = has_one_wave
        self._pieces, self._sure, self._waves = pieces, sure, functools.cache(of_waves)

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair; arguments as of `ldsopt.isa.wait_facts.Overlap`."""
        if between_waves and self._has_one_wave and not earlier.mnemonic.startswith("cluster_"):
            return Touch.NEVER
        if not between_waves and _meet(self._sure.get(earlier.line, ()), self._sure.get(later.line, ())):
            return Touch.MUST
        mine, theirs = self._pieces.get(earlier.line), self._pieces.get(later.line)
        if mine is not None and theirs is not None and all(a.is_apart(b) for a in mine for b in theirs):
            return Touch.NEVER
        return Touch.MUST if between_waves and self._waves_meet(earlier.line, later.line) else Touch.MAY

    def decides(self, found: WaitFinding) -> bool:
        """The two instructions of a finding touch a common byte for sure, or never do."""
        between_waves = found.kind in ACROSS_BARRIERS
        answer = self(found.started, found.used, between_waves=between_waves, executions_since=None)
        return answer is not Touch.MAY

    def _waves_meet(self, earlier: int, later: int) -> bool:
        """Whether two different waves touch a common byte for sure, one by each of these lines."""
        return any(
            _meet(one.get(earlier, ()), other.get(later, ())) for one, other in permutations(self._waves(), 2)
        )


def _meet(ours: _SureBytes, theirs: _SureBytes) -> bool:
    return any(a.start < b.stop and b.start < a.stop for a in ours for b in theirs)
