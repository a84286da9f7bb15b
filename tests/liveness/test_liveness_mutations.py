"""Each rule of the liveness is needed: without it the property test finds a kernel that sharing breaks.

A mutation replaces one function of the analysis. It is caught if of some thousands of random kernels one is placed such
that a read is disturbed; the tests know the first such kernel. The table in docs/measured/liveness.md is of these. Where
the generator of kernels changes, `python tests/liveness/test_liveness_mutations.py` finds them anew, in minutes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from random_kernels import Kernel, random_kernel, random_refill_kernel, random_wave_kernel
from test_liveness_property import wrong

from ldsopt.analysis.flow import divergence, phases
from ldsopt.analysis.flow.phases import Crossing, Phases
from ldsopt.analysis.liveness import coverage, interference, lds_events, live_bytes, liveness, walks

MOST_KERNELS = 4000
Mutate = Callable[[pytest.MonkeyPatch], None]


def forward_only(patch: pytest.MonkeyPatch) -> None:
    find = live_bytes.find_live_bytes

    def mutant(events: Any, successors: Any, predecessors: Any, size: int, **given: Any) -> Any:
        ahead = [tuple(t for t in targets if t > n) for n, targets in enumerate(successors)]
        behind = [tuple(s for s in sources if s < n) for n, sources in enumerate(predecessors)]
        return find(events, ahead, behind, size, **given)

    for where in (live_bytes, liveness):
        patch.setattr(where, "find_live_bytes", mutant)


def uniform_everywhere(patch: pytest.MonkeyPatch) -> None:
    concurrent = phases._concurrent

    def uniform(whole: Any, reached: list[int], found: Any, parting: frozenset[int]) -> list[int]:
        return concurrent(whole, reached, replace(found, branches=frozenset()), parting)

    patch.setattr(phases, "_concurrent", uniform)


def waves_in_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Phases, "beside", lambda self, segments: segments)


def barriers_anywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(phases, "_check_barriers", lambda *given: None)


def only_where_accessed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(live_bytes.LiveBytes, "segments", lambda self: 0)


def up_to_the_last_write(patch: pytest.MonkeyPatch) -> None:
    """A value is live in front of writes, not in front of reads."""
    transfer = live_bytes._transfer
    patch.setattr(live_bytes, "_transfer", lambda events: (0, transfer(events)[1]))


def partial_blocks_cover(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        coverage, "_instructions_of", lambda function, blocks: set()
    )  # no block is run by some work-items only


def every_store_covers(patch: pytest.MonkeyPatch) -> None:
    events = lds_events.EventFinder._events

    def mutant(self: Any, *given: Any) -> Any:
        for event in events(self, *given):
            is_store = event.writes and not event.reads and not event.counter
            yield replace(event, covers=(1 << self._sizes[event.base]) - 1) if is_store else event

    patch.setattr(lds_events.EventFinder, "_events", mutant)


def atomics_only_write(patch: pytest.MonkeyPatch) -> None:
    direction = lds_events._direction
    patch.setattr(
        lds_events,
        "_direction",
        lambda provenance, access: (
            (False, True) if access.kind is lds_events.AccessKind.ATOMIC else direction(provenance, access)
        ),
    )


def copies_land_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(liveness, "in_flight", lambda *given: 0)


def any_wait_ends_copies(patch: pytest.MonkeyPatch) -> None:
    completes = lds_events._completes
    patch.setattr(
        lds_events,
        "_completes",
        lambda module, function, at, counter: (
            "s.waitcnt(" in module.lines[function.instructions[at].line]
            or completes(module, function, at, counter)
        ),
    )


def half_a_barrier(patch: pytest.MonkeyPatch) -> None:
    """The signal is taken for the whole barrier."""
    crossing = phases.crossing

    def mutant(module: Any, instruction: Any) -> Crossing:
        return {Crossing.SIGNAL: Crossing.BARRIER, Crossing.WAIT: Crossing.NOTHING}.get(
            found := crossing(module, instruction), found
        )

    patch.setattr(phases, "crossing", mutant)


def some_enter_all_cover(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(coverage, "entered_by_all", lambda *given: True)


def undecided_is_taken(patch: pytest.MonkeyPatch) -> None:
    """A branch on memory is taken to go to the block that its store is in."""
    following = walks.Walker._following

    def mutant(self: Any, group: Any) -> dict[int | None, list[int] | None]:
        found = following(self, group)
        ahead = [target for target in self._flow.successors[group.block] if target > group.block]
        return {min(ahead): None} if None in found and ahead else found

    patch.setattr(walks.Walker, "_following", mutant)


def one_work_item_less(patch: pytest.MonkeyPatch) -> None:
    """Of what an access touches the last work-item's bytes are forgotten."""
    addresses = coverage._addresses
    patch.setattr(coverage, "_addresses", lambda column: addresses(column[:-1]))


def one_element_more(patch: pytest.MonkeyPatch) -> None:
    """Stores are taken to be twice as wide when it is asked what they cover."""
    width = coverage.Coverage._width

    def mutant(self: Any, at: int) -> int:
        stored = self._function.instructions[at].opcode == "store"
        return width(self, at) * (2 if stored and width(self, at) < 4 else 1)

    patch.setattr(coverage.Coverage, "_width", mutant)


def own_values_outlive_barriers(patch: pytest.MonkeyPatch) -> None:
    """Takes a value that a work-item has stored to be its own behind a barrier as well, and by whatever pointer."""
    of_access = lds_events.EventFinder._of_access
    patch.setattr(
        lds_events.EventFinder, "_of_access", lambda self, access, at, masks, is_own=False: of_access(self, access, at, masks, is_own=True)
    )  # fmt: skip


def ranges_meet_only_when_accessed(patch: pytest.MonkeyPatch) -> None:
    mutant: Any = lambda a, b, beside: a.accessed & b.accessed  # noqa: E731
    patch.setattr(interference, "conflicting_segments", mutant)


MUTATIONS: dict[str, tuple[Mutate, int]] = {
    "values do not go round loops": (forward_only, 481),
    "divergent branches are uniform": (uniform_everywhere, 134),
    "waves are in step": (waves_in_step, 134),
    "barriers may stand under divergent branches": (barriers_anywhere, 2874),
    "a variable is needed only where it is accessed": (only_where_accessed, 4),
    "a range ends at its last write": (up_to_the_last_write, 51),
    "a store covers though only some work-items run it": (partial_blocks_cover, 489),
    "a store covers all of its variable": (every_store_covers, 40),
    "an atomic only writes": (atomics_only_write, 104),
    "a copy lands at once": (copies_land_at_once, 91),
    "any wait ends all copies": (any_wait_ends_copies, 91),
    "the signal of a split barrier is all of it": (half_a_barrier, 507),
    "a region covers though only some work-items enter it": (some_enter_all_cover, 208),
    "a branch that is not decided is taken": (undecided_is_taken, 377),
    "the last work-item touches nothing": (one_work_item_less, 1810),
    "a store covers more than its width": (one_element_more, 155),
    "every read is of one's own": (own_values_outlive_barriers, 51),
    "ranges meet only where both are accessed": (ranges_meet_only_when_accessed, 1),
}
"""Each with the number of the first random kernel that goes wrong."""


def values_outlive_undecided_loops(patch: pytest.MonkeyPatch) -> None:
    skipped = walks.Walker._skipped
    patch.setattr(walks.Walker, "_skipped", lambda self, branch: (skipped(self, branch)[0], ()))


def an_invoke_is_no_call(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lds_events, "CALLS", ("call",))


def assembly_has_no_barriers(patch: pytest.MonkeyPatch) -> None:
    crossing = phases.crossing

    def mutant(module: Any, instruction: Any) -> Crossing:
        is_asm = instruction.opcode == "call" and module.inline_asm(instruction.operands[-1]) is not None
        return Crossing.NOTHING if is_asm else crossing(module, instruction)

    patch.setattr(phases, "crossing", mutant)
    patch.setattr(coverage, "crossing", mutant)


def waves_end_by_a_return_only(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(divergence, "may_end_wave", lambda *given: False)


def regions_are_entered_by_those_who_ended(patch: pytest.MonkeyPatch) -> None:
    entered = coverage.entered_by_all
    patch.setattr(
        coverage,
        "entered_by_all",
        lambda region, flow, found: entered(region, flow, replace(found, ending_blocks=frozenset())),
    )


def loads_stay_where_they_are(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(phases, "_with_what_sinks", lambda ending, reached: ending)


def workgroups_are_full(patch: pytest.MonkeyPatch) -> None:
    launch = liveness._launch

    def mutant(*given: Any) -> Any:
        found = launch(*given)
        return found and replace(found, is_full=True)

    patch.setattr(liveness, "_launch", mutant)


WAVE_MUTATIONS: dict[str, tuple[Mutate, int]] = {
    "values of a loop of unknown length are known behind it": (values_outlive_undecided_loops, 11),
    "an invoke is no call": (an_invoke_is_no_call, 36),
    "assembly has no barriers": (assembly_has_no_barriers, 45),
    "waves end by a return only": (waves_end_by_a_return_only, 17),
    "those who have ended enter regions": (regions_are_entered_by_those_who_ended, 189),
    "loads stay where they are": (loads_stay_where_they_are, 2),
    "no workgroup is smaller than required": (workgroups_are_full, 35),
}


def cluster_copies_are_ones_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lds_events.EventFinder, "_written_by_others", lambda *given: {})


WAVE_MUTATIONS["other workgroups of a cluster copy nothing"] = (cluster_copies_are_ones_own, 102)


def addresses_repeat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(walks.RepeatedCode, "of_values", lambda *given: True)


def work_items_repeat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(walks.RepeatedCode, "of_work_items", lambda *given: True)


def paths_repeat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(walks.RepeatedCode, "_is_decided", lambda *given: True)


def refills_cover_what_others_wrote(patch: pytest.MonkeyPatch) -> None:
    find = coverage.find_refills

    def mutant(kernel: Any, regions: Any, written: Any, stores: Any) -> Any:
        for refill in find(kernel, regions, written, stores):
            yield replace(refill, writes=frozenset(written))

    patch.setattr(coverage, "find_refills", mutant)


REFILL_MUTATIONS: dict[str, tuple[Mutate, int]] = {
    "a store in a loop has one address": (addresses_repeat, 86),
    "nobody leaves a loop before the others": (work_items_repeat, 9),
    "a region is walked along the same path each time": (paths_repeat, 90),
    "what is filled anew covers all of its variable": (refills_cover_what_others_wrote, 26),
}


TABLES = (
    (random_kernel, MUTATIONS),
    (random_wave_kernel, WAVE_MUTATIONS),
    (random_refill_kernel, REFILL_MUTATIONS),
)
ROWS = [(make, name, *row) for make, table in TABLES for name, row in table.items()]


@pytest.mark.parametrize(("make", "name", "mutate", "seed"), ROWS, ids=[row[1] for row in ROWS])
def test_without_the_rule_a_placement_disturbs_a_read(
    make: Callable[[random.Random], Kernel],
    name: str,
    mutate: Mutate,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del name
    kernel = make(random.Random(seed))
    assert not wrong(kernel, seed)
    mutate(monkeypatch)
    assert wrong(kernel, seed)


if __name__ == "__main__":
    for make, name, mutate, _ in ROWS:
        with pytest.MonkeyPatch.context() as patch:
            mutate(patch)
            seeds = range(MOST_KERNELS)
            print(
                name,
                next((n for n in seeds if wrong(make(random.Random(n)), n)), "is not noticed"),
                flush=True,
            )
