"""Checks one function of a listing: explains its waits, and finds accesses that no wait keeps in order.

The rules are those of `ldsopt.isa.wait_walk`. Where waves may pass different barriers, and a finding is across one, the
first iterations of each loop are looked at one by one (`ldsopt.isa.iterations.peeled`). That removes findings that
arise only because iterations that are alike were merged, and makes findings between two waves sure in iterations that
are run once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.barrier_pairs import BarrierPairs, add_barrier_pairs, waves_part
from ldsopt.isa.counters import Outstanding, solve, solve_on
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.iterations import IterationOrder, LaunchPath, TakenPaths, peeled, unrolled
from ldsopt.isa.program import Program, WaitSite, program
from ldsopt.isa.site_overlap import SiteOverlap
from ldsopt.isa.wait_facts import (
    ACROSS_BARRIERS,
    BetweenWaves,
    DmaPair,
    FunctionWaits,
    Overlap,
    OwedAtBarrier,
    WaitFinding,
    WithinWave,
)
from ldsopt.isa.wait_walk import PairWalk, WaitWalk
from ldsopt.target.arch import Arch

_PEELED = (12, 9, 7, 6)
"""Numbers of a loop's iterations to look at one by one, tried in turn until the size of the code allows it."""


class BuiltCode(NamedTuple):
    """A function prepared for a walk.

    Attributes:
        program: its operations, waits and barriers, with the iterations of loops apart.
        sites: the operations that a later one must not overtake.
        barrier_pairs: the barriers that may meet; ``None`` where all waves pass the same.
        states: computes the operations that may be outstanding where each block begins; called once.
    """

    program: Program
    sites: SiteOverlap
    barrier_pairs: BarrierPairs | None
    states: Callable[[], list[Outstanding | None]]


@dataclass(frozen=True, slots=True)
class CheckedCode:
    """A function of a listing, and the inputs of its check.

    Attributes:
        function: as `ldsopt.isa.assembly` reads it.
        overlap: tells if two LDS instructions touch common bytes.
        without: waits to take as absent, each as (line, counter): the effect if several were dropped together.
        waves_part: one wave may pass other barriers than another does, see `ldsopt.isa.barrier_pairs`.
        loops, launch_paths: the loops and paths to tell apart, see `ldsopt.isa.iterations`.
        between: tells if two different waves touch a common byte; if it is not given, ``overlap`` decides.
        within: tells if the lanes of one wave do; likewise.
        paths: the paths that waves take, without branches on EXEC that no wave takes.
        owed: the operations that releases require at barriers, by line.
    """

    function: AsmFunction
    arch: Arch
    overlap: Overlap
    without: Collection[tuple[int, str]] = ()
    waves_part: bool = False
    loops: Sequence[IterationOrder] = ()
    launch_paths: Sequence[LaunchPath] = ()
    between: BetweenWaves | None = None
    within: WithinWave | None = None
    paths: TakenPaths | None = None
    owed: Mapping[int, OwedAtBarrier] = field(default_factory=dict)

    def check(self, *, explain: bool = True) -> FunctionWaits:
        """Checks the function.

        Args:
            explain: also find the reason for each wait, and a path for each finding; without it all waits are
                ``UNEXPLAINED``, and only bare barriers have a path, in half the time.

        Raises:
            ValueError: a wait cannot be read.
        """
        built = self.built(tracks_counterfactuals=explain)
        return self.outcome(self._walked(built, explain), built.barrier_pairs, explain=explain)

    def findings(self, *, explain: bool) -> tuple[WaitFinding, ...]:
        """The findings of `check` alone, without the reasons for waits, which are most of its work."""
        built = self.built()
        return self._sorted_out(self._walked(built, explain), built.barrier_pairs, explain=explain)

    def _walked(self, built: BuiltCode, explain: bool) -> WaitWalk:
        walk = WaitWalk(built.program, built.sites, explain, self.owed)
        walk.all_blocks(built.states())
        return walk

    def built(self, *, tracks_counterfactuals: bool = False) -> BuiltCode:
        """The function prepared for a walk.

        Args:
            tracks_counterfactuals: the states include the operations that would be outstanding without each wait, also
                at barriers.

        Raises:
            ValueError: a wait cannot be read.
        """
        return self._built(self.loops, tracks_counterfactuals)

    def _built(self, loops: Sequence[IterationOrder], tracks_counterfactuals: bool = False) -> BuiltCode:
        copies, apart = None, tuple[IterationOrder, ...]()
        if loops or self.launch_paths or self.paths:
            plain = without_impossible_branches(self.function, self.arch)
            # These also tell instructions apart by their iterations, whatever bytes they touch.
            asks_more = self.waves_part or self.between is not None or self.within is not None
            copies, apart = unrolled(plain, loops, self.launch_paths, self.paths, joins_past=not asks_more)
        built = program(self.function, self.arch, self.without, copies)
        met, left, states = None, frozenset[tuple[int, int]](), partial(solve, built, tracks_counterfactuals)
        if self.waves_part:
            alone = states()
            met, changed, left = add_barrier_pairs(built, alone, apart)
            states = partial(solve_on, alone, built, changed)
            if len(apart) < len(loops):
                met = met._replace(is_exact=False)
        is_exact = met is None or met.is_exact
        part = waves_part(built.steps)
        sites = SiteOverlap(built, self.overlap, apart, self.between, self.within, part, is_exact, left)
        return BuiltCode(built, sites, met, states)

    def outcome(self, walk: WaitWalk, met: BarrierPairs | None, *, explain: bool) -> FunctionWaits:
        """The facts and findings of a walk over the function, without false alarms across barriers."""
        findings = self._sorted_out(walk, met, explain=explain)
        return FunctionWaits(self.function.name, walk.facts(self._pairs()), findings, met)

    def _pairs(self) -> Callable[[WaitSite], Iterable[DmaPair]]:
        """A function that gives the pairs that a wait keeps in order, by a walk of its own, since few ask for them."""

        @functools.cache
        def walk() -> PairWalk:
            built = self.built(tracks_counterfactuals=True)
            walk = PairWalk(built.program, built.sites)
            walk.all_blocks(built.states())
            return walk

        return lambda wait: walk().of(wait)

    def _sorted_out(
        self, walk: WaitWalk, met: BarrierPairs | None, *, explain: bool
    ) -> tuple[WaitFinding, ...]:
        findings = walk.findings()
        if met is not None and met.is_exact and any(found.kind in ACROSS_BARRIERS for found in findings):
            one_by_one = self._findings_one_by_one(explain)
            findings = findings if one_by_one is None else one_by_one
        return findings

    def _findings_one_by_one(self, explain: bool) -> tuple[WaitFinding, ...] | None:
        """The findings with loops' first iterations looked at one by one; ``None`` if the code is too large."""
        for count in _PEELED:
            single = [peeled(loop, count) if loop.is_exact else loop for loop in self.loops]
            built = self._built(single)
            findings = self._walked(built, explain).findings()
            if built.barrier_pairs is not None and built.barrier_pairs.is_exact:
                return findings
        return None
