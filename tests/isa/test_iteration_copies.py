"""The copies of a function in which the iterations of a loop are apart."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

import pytest
from text_sections import beside

from ldsopt import arch
from ldsopt.isa import iterations
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.iterations import (
    OUTSIDE,
    FollowedIteration,
    IterationOrder,
    LaunchPath,
    uncovered,
    unrolled,
)
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import WaitFindingKind
from ldsopt.touch import Touch

TEXTS = beside(__file__)
LOOP = TEXTS["LOOP"]
AROUND = TEXTS["AROUND"]
"""A loop in another."""
READ, DMA = 3, 5
"""Lines of instructions in `LOOP`."""


def function(body: str) -> AsmFunction:
    text = f"\t.type k,@function\nk:{body}.Lfunc_end0:\n\t.amdhsa_kernel k\n"
    (only,) = parse_assembly(text).functions
    return only


def line(number: int) -> int:
    return number + 2


def never(*_: object) -> bool:
    return False


def ring(slots: int, ahead: int = 1, read: int = READ) -> IterationOrder:
    """A ring in which the DMA of an iteration fills the slot that is read so many iterations later, or behind the
    loop."""

    def slot(instruction: AsmInstruction, iteration: int) -> int:
        return (iteration + (0 if instruction.line == line(read) else ahead)) % slots

    def apart(one: AsmInstruction, other: AsmInstruction, first: int, second: int, _: bool) -> bool:
        return OUTSIDE not in (first, second) and slot(one, first) != slot(other, second)

    following = tuple(frozenset([(r + 1) % slots]) for r in range(slots))
    return IterationOrder(line(read), frozenset([0]), following, apart)


def may(*_: object, **__: object) -> Touch:
    return Touch.MAY


def found(body: str, *loops: IterationOrder) -> list[str]:
    """Findings: the lines of the body, and which executions of the DMA may be in flight."""
    findings = CheckedCode(function(body), arch("gfx942"), may, loops=loops).check().findings
    return [
        f"{f.started.line - 2}>{f.used.line - 2} {f.executions}"
        for f in findings
        if f.kind is WaitFindingKind.MISSING_WAIT
    ]


class TestCopies:
    @pytest.mark.parametrize(
        "loop",
        [
            pytest.param(IterationOrder(99, frozenset([0]), (frozenset([0]),), never), id="no such anchor"),
            pytest.param(IterationOrder(3, frozenset([0]), (frozenset([0]),), never), id="the entry"),
            pytest.param(
                IterationOrder(line(READ), frozenset([0]), (frozenset(),), never), id="no iteration follows"
            ),
            pytest.param(IterationOrder(line(READ), frozenset(), (), never), id="no iteration is the first"),
        ],
    )
    def test_what_cannot_be_told_apart_stays(self, loop: IterationOrder) -> None:
        plain = function(LOOP)
        copies, kept = unrolled(plain, [loop])
        assert kept == ()
        assert copies.function == plain


def complete_paths(flow: Sequence[Sequence[int]], length: int) -> Iterator[tuple[int, ...]]:
    """The paths through a graph, from 0 to where nothing follows, of that many nodes at most."""
    work = [(0,)]
    while work:
        path = work.pop()
        if not flow[path[-1]]:
            yield path
        elif len(path) < length:
            work += [(*path, after) for after in flow[path[-1]]]


class TestLastRound:
    """In `LOOP`, block 1 is the anchor's, block 2 fills, and the edge from 1 to 3 skips it."""

    SKIPS = (1, 3)
    ONLY_LAST = LaunchPath(
        0, frozenset(), frozenset(), None, (FollowedIteration(line(READ), frozenset({SKIPS})),)
    )

    def test_is_the_only_one_in_which_that_is_done(self) -> None:
        """The paths through the copies are those through the function on which nothing is skipped but in a last
        iteration."""
        plain = function(LOOP)
        flow = [block.successors for block in plain.blocks]

        def may_be(path: tuple[int, ...]) -> bool:
            iterations = [at for at, block in enumerate(path) if block == 1]
            skipped = [at for at, edge in enumerate(pairwise(path)) if edge == self.SKIPS]
            return all(at >= iterations[-1] for at in skipped)

        copies, _ = unrolled(plain, (), [self.ONLY_LAST])
        apart = [block.successors for block in copies.function.blocks]
        found = {
            tuple(copies.origin[block] for block in path[1:])  # behind the block that all paths begin with
            for path in complete_paths(apart, 13)
            if not copies.function.blocks[path[-1]].successors and copies.origin[path[-1]] == 4
        }
        every = set(complete_paths(flow, 12))
        assert found == set(filter(may_be, every))
        assert found != every

    def test_is_the_last_since_a_barrier_where_waves_come_to_the_loop_again(self) -> None:
        """In `AROUND`, block 1 holds that barrier, block 2 is the anchor's, and the edge from 2 to 4 skips block 3."""
        plain, skips = function(AROUND), (2, 4)
        flow = [block.successors for block in plain.blocks]
        barrier, anchor = (plain.blocks[number].instructions[0].line for number in (1, 2))

        def may_be(path: tuple[int, ...]) -> bool:
            behind = (path[at + 2 :] for at, edge in enumerate(pairwise(path)) if edge == skips)
            return all(2 not in takewhile(lambda block: block != 1, rest) for rest in behind)

        of_iteration = FollowedIteration(anchor, frozenset({skips}), frozenset({barrier}))
        copies, _ = unrolled(plain, (), [LaunchPath(0, frozenset(), frozenset(), None, (of_iteration,))])
        found = {
            tuple(copies.origin[block] for block in path[1:])
            for path in complete_paths([block.successors for block in copies.function.blocks], 15)
            if not copies.function.blocks[path[-1]].successors
        }
        every = set(complete_paths(flow, 14))
        assert found == set(filter(may_be, every))
        assert {path.count(1) for path in found} >= {1, 2, 3}
        assert found != every

    def test_is_together_with_the_others_where_iterations_could_not_be_apart_else(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        alone = LaunchPath(0, frozenset(), frozenset())
        together = unrolled(function(LOOP), [ring(2)], [alone])
        size = sum(len(block.instructions) for block in together[0].function.blocks)
        monkeypatch.setattr("ldsopt.isa.iterations._MOST_INSTRUCTIONS", size)
        assert unrolled(function(LOOP), [ring(2)], [self.ONLY_LAST])[0].origin == together[0].origin


class TestWalk:
    @pytest.mark.parametrize(
        ("ahead", "leaves", "branch", "expected"),
        [
            (1, 0, "execz", []),
            (1, 1, "execz", ["(0,)"]),
            (2, 1, "execz", []),
            (2, 2, "execz", ["(1,)"]),
            # An iteration may fill nothing: then the wait leaves one in flight that was issued two iterations ago.
            (1, 0, "vccz", []),
            (2, 1, "vccz", ["(0,)"]),
            (2, 0, "vccz", []),
        ],
    )
    def test_a_wait_ahead_of_the_read(
        self, ahead: int, leaves: int, branch: str, expected: list[str]
    ) -> None:
        body = LOOP.replace("s_cbranch_execz", f"s_cbranch_{branch}")
        body = body.replace("\tds_read_b32 v2", f"\ts_waitcnt vmcnt({leaves})\n\tds_read_b32 v2")
        read = READ + 1
        got = found(body, ring(3, ahead=ahead, read=read))
        assert [f for f in got if f">{read} " in f] == [f"{DMA + 1}>{read} {e}" for e in expected]


class TestWays:
    """The loop is entered on one path, and not on another."""

    ENTERED = LaunchPath(0, frozenset({(0, 4)}), frozenset())
    PASSED_BY = LaunchPath(1, frozenset({(0, 1)}), frozenset())

    def test_paths_are_left_together_where_iterations_would_be(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("ldsopt.isa.iterations._MOST_INSTRUCTIONS", 30)
        copies, kept = unrolled(
            function(LOOP), [ring(2)], [self.ENTERED, self.PASSED_BY, self.ENTERED, self.ENTERED]
        )
        assert len(kept) == 1
        assert copies.launch_paths == (None,) * len(copies.launch_paths)


class TestCoveredLaunches:
    """A launch on which nothing happens but what does on another one need not be walked."""

    EVERYTHING = LaunchPath(0, frozenset(), frozenset())
    PASSED_BY = LaunchPath(1, frozenset({(0, 1)}), frozenset())
    ENTERED = LaunchPath(2, frozenset({(0, 4)}), frozenset())

    @staticmethod
    def kept(*launch_paths: LaunchPath) -> list[int]:
        return [path.launch for path in uncovered(function(LOOP), launch_paths)]

    def test_what_is_idle_is_covered_by_what_acts(self) -> None:
        idle = LaunchPath(3, frozenset(), frozenset({line(DMA)}))
        assert self.kept(idle, self.EVERYTHING) == [0]
        assert self.kept(idle, LaunchPath(4, frozenset(), frozenset({line(READ)}))) == [3, 4]
        assert self.kept(idle, self.ENTERED) == [3, 2], "fewer edges, and more that acts"

    def test_what_is_not_reached_does_not_count(self) -> None:
        same = LaunchPath(5, self.PASSED_BY.untaken | {(1, 2)}, frozenset({line(DMA)}))
        assert self.kept(same, self.PASSED_BY) == [1], "of equal ones the first stays"

    def test_launches_of_several_paths_are_compared_path_by_path(self) -> None:
        def launch(number: int, first: LaunchPath, second: LaunchPath) -> list[LaunchPath]:
            launch_paths = ((first, (0,)), (second, (1,)))
            return [LaunchPath(number, path.untaken, path.idle, waves) for path, waves in launch_paths]

        larger = launch(0, self.EVERYTHING, self.PASSED_BY)
        assert self.kept(*larger, *launch(1, self.ENTERED, self.PASSED_BY)) == [0, 0]
        assert self.kept(*larger, *launch(1, self.PASSED_BY, self.ENTERED)) == [0, 0, 1, 1]
        assert self.kept(*larger, self.PASSED_BY) == [0, 0, 1]


def at_random(seed: int) -> tuple[AsmFunction, list[IterationOrder], bool]:
    """A function of a few blocks, and loops anywhere in it."""
    pick = random.Random(seed)
    count, blocks, number = pick.randrange(3, 12), list[AsmBlock](), 1
    for block in range(count):
        lines = range(number, number + pick.randrange(3))
        number = lines.stop
        after = pick.sample(range(count), pick.choice([0, 1, 1, 2]))
        if block + 1 < count and pick.random() < 0.8:
            after = list(dict.fromkeys([block + 1, *after]))[:2]
        made = tuple(AsmInstruction("s_nop", "0", at) for at in lines)
        blocks.append(AsmBlock(f"b{block}", made, tuple(after), 0))

    def some(most: int) -> frozenset[int]:
        return frozenset(pick.sample(range(1, number + 1), min(number, pick.randrange(most + 1))))

    def loop() -> IterationOrder:
        iterations, varying = pick.randrange(1, 4), some(2)
        first, *following = (
            frozenset(pick.sample(range(iterations), pick.randrange(pick.random() > 0.1, iterations + 1)))
            for _ in range(iterations + 1)
        )
        return IterationOrder(
            pick.randrange(1, number + 1),
            first or frozenset({0}),
            tuple(following),
            never,
            between=some(1),
            may_vary=lambda instruction: instruction.line in varying,
        )

    given = replace(function("\n\ts_endpgm\n"), blocks=tuple(blocks))
    return given, [loop() for _ in range(pick.randrange(4))], pick.random() < 0.5


def test_iterations_of_all_loops_at_once_are_those_of_one_loop_after_the_other() -> None:
    """Copies, their order and their iterations; and no loop is left out at once that is not left out alone."""
    together = left_out = 0
    for seed in range(1500):
        given, loops, joins_past = at_random(seed)
        past = iterations._past(given, loops) if joins_past else [frozenset[int]()] * len(loops)
        one_by_one: iterations.Unrolled | None = iterations._together(given)
        for loop, behind in zip(loops, past, strict=True):
            one_by_one = one_by_one and iterations._all_apart(one_by_one, [loop], 60, [behind])
        at_once = iterations._all_apart(iterations._together(given), loops, 60, past)
        assert at_once == one_by_one, seed
        together += at_once is not None and len(loops) > 1
        left_out += at_once is None
    assert together > 100
    assert left_out > 100


def test_blocks_are_copied_once_for_all_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop more costs what its own blocks do: those of others are not copied again for it."""
    copied = []
    leading = iterations._leading
    monkeypatch.setattr(iterations, "_leading", lambda *given: copied.append(1) or leading(*given))
    done = []
    for count in (5, 15):
        body = "".join(f"\n.L{n}:\n\ts_barrier\n\ts_cbranch_scc0 .L{n}" for n in range(count))
        given = function(f"\n\ts_nop 0{body}\n\ts_endpgm\n")
        lines = [i.line for i in given.instructions if i.mnemonic == "s_barrier"]
        loops = [IterationOrder(at, frozenset({0}), (frozenset({0}),), never) for at in lines]
        copied.clear()
        assert len(unrolled(given, loops)[1]) == count
        done.append(len(copied))
    assert 0 < done[1] <= done[0] * 4
