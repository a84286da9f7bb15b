"""Random kernels against a model of all interleavings of their waves: sharing never disturbs a read.

The model (`interleavings`) knows nothing of liveness: it takes what each wave of a random kernel does, in one execution
after the other, and asks of each read whether in *some* order that the barriers allow it finds another variable's
value. It is asked of the placement that `solve` makes, and of each pair that is said not to conflict, laid on one place.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
import wave_words
from interleavings import disturbed
from liveness_kernels import Liveness, problem_of, report_of, text_of
from random_kernels import (
    Kernel,
    body_of,
    executions,
    random_kernel,
    random_refill_kernel,
    random_wave_kernel,
)

from ldsopt import packing
from ldsopt.analysis.liveness.lds_events import LdsEvent
from ldsopt.analysis.liveness.live_bytes import SideBySide, find_live_bytes, find_written

EXECUTIONS = 24
"""Of a kernel, systematically, and as many at random."""


def liveness_of(kernel: Kernel) -> Liveness | None:
    variables = "".join(
        f"@{name} = internal addrspace(3) global [{count} x i32] undef, align 4\n"
        for name, count in kernel.elements.items()
    )
    text = text_of(
        body_of(kernel),
        extra=variables + wave_words.functions("".join(kernel.elements)),
        items=kernel.items,
        stated=kernel.is_stated,
        attributes=wave_words.ATTRIBUTES.format(wave_words.UNIFORM if kernel.is_uniform else ""),
    )
    found = report_of(text)["kernels"]
    return Liveness(found[0]) if found else None


def placements(found: Liveness) -> list[dict[str, int]]:
    """The solver's, and each pair that may share bytes at one place."""
    made = [dict(packing.solve(problem_of(found)).offsets)]
    names = [one["name"] for one in found.buffers]
    for a, b in combinations(names, 2):
        if frozenset((a, b)) not in found.conflicts:
            apart = {name: 1000 * (number + 1) for number, name in enumerate(names)}
            made.append({**apart, a: 0, b: 0})
    return made


def wrong(kernel: Kernel, seed: int) -> str:
    """The read that a placement disturbs in some interleaving, with placement and kernel; empty if there is none."""
    found = liveness_of(kernel)
    if found is None or found.refused is not None:
        return ""
    made = placements(found)
    for execution in executions(kernel, random.Random(seed), EXECUTIONS):
        for offsets in made:
            if all(offsets.get(e.variable, -1) >= 0 for e in execution) and (
                read := disturbed(execution, offsets)
            ):
                return f"seed {seed}: {read} with {offsets}\n{body_of(kernel)}"
    return ""


@pytest.mark.parametrize(
    "batch", [*range(2), *(pytest.param(n, marks=[pytest.mark.slow, pytest.mark.long]) for n in range(2, 20))]
)
def test_no_placement_disturbs_a_read(batch: int) -> None:
    for seed in range(batch * 40, batch * 40 + 40):
        assert not wrong(random_kernel(random.Random(seed)), seed)


@pytest.mark.parametrize("batch", range(10))
def test_no_placement_disturbs_a_read_whatever_waves_do(batch: int) -> None:
    for seed in range(batch * 40, batch * 40 + 40):
        assert not wrong(random_wave_kernel(random.Random(seed)), seed)


@pytest.mark.parametrize("batch", range(10))
def test_no_placement_disturbs_a_read_in_any_iteration(batch: int) -> None:
    for seed in range(batch * 24, batch * 24 + 24):
        assert not wrong(random_refill_kernel(random.Random(seed)), seed)


FIRST_TO_GO_WRONG = {
    random_kernel: (1, 4, 40, 51, 91, 104, 134, 155, 208, 377, 481, 489, 507, 1810, 2874),
    random_wave_kernel: (2, 11, 17, 35, 36, 45, 102, 189),
    random_refill_kernel: (9, 26, 86, 90),
}
"""Where a single rule of liveness is left out. Each rule has one of these kernels."""


@pytest.mark.parametrize(
    ("make", "seed"), [(make, seed) for make, seeds in FIRST_TO_GO_WRONG.items() for seed in seeds]
)
def test_a_read_is_disturbed_by_none_where_a_single_rule_decides(
    make: Callable[[random.Random], Kernel], seed: int
) -> None:
    assert not wrong(make(random.Random(seed)), seed)


@pytest.mark.parametrize(
    ("make", "least"),
    [
        (random_kernel, (28, 8, 12)),
        (random_wave_kernel, (24, 4, 12)),
        (random_refill_kernel, (32, 4, 12)),
    ],
)
def test_the_kernels_say_something(make: Callable[[random.Random], Kernel], least: tuple[int, ...]) -> None:
    """Enough of them have phases, variables that share, and variables that must not: laid on one place, they are."""
    phases = sharing = needed = 0
    for seed in range(40):
        kernel = make(random.Random(seed))
        found = liveness_of(kernel)
        if found is None or found.refused is not None:
            continue
        phases += 1
        sharing += len(placements(found)) > 1
        together = {one["name"]: 0 for one in found.buffers}
        rng = random.Random(seed)
        needed += any(
            disturbed(e, together)
            for e in executions(kernel, rng, EXECUTIONS)
            if {x.variable for x in e} <= set(together)
        )
    for count, wanted in zip((phases, sharing, needed), least, strict=True):
        assert count > wanted


# --- bytes of several variables at once ---------------------------------------------------------------------------


def event(rng: random.Random) -> LdsEvent:
    reads, writes = rng.choice([(rng.randrange(1, 8), 0), (0, rng.randrange(1, 8))])
    covers = writes & rng.randrange(8)
    return LdsEvent(0, 0, 0, reads, writes, reads, covers)


@pytest.mark.parametrize("seed", range(40))
def test_variables_side_by_side_live_as_each_by_itself(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.randint(1, 6)
    graph = [tuple({rng.randrange(count) for _ in range(rng.randint(0, 2))}) for _ in range(count)]
    predecessors = [tuple(s for s, targets in enumerate(graph) if n in targets) for n in range(count)]
    sizes = dict.fromkeys(range(4), 3)
    events = {
        variable: {number: [event(rng) for _ in range(rng.randint(0, 2))] for number in range(count)}
        for variable in sizes
    }
    edges = [(number, target) for number, targets in enumerate(graph) for target in targets]
    leaving = {variable: {edge: rng.randrange(8) for edge in edges} for variable in (1, 2)}
    together = SideBySide(events, sizes, graph, predecessors)
    found = together.live(leaving)
    read_in = together.written(lambda each: replace(each, writes=each.reads))
    for variable, each in events.items():
        alone = find_live_bytes(each, graph, predecessors, 3, leaving=leaving.get(variable))
        beside = found[variable]
        assert (beside.segments(), beside.of_segments()) == (alone.segments(), alone.of_segments())
        assert list(beside.wanted_out) == list(alone.wanted_out)
        assert list(beside.written_in) == list(alone.written_in)
        reads = {number: [replace(e, writes=e.reads) for e in inside] for number, inside in each.items()}
        assert list(read_in[variable]) == find_written(reads, graph, predecessors)[0]
