"""Random kernels: variables that are said not to conflict are laid on the same bytes, and work-items are interleaved.

The model knows nothing of liveness. Two work-items, each a wave of its own, run a random control-flow graph, step by
step in random order; barriers hold them until all that have not ended are there. Each access goes to two memories: one
in which every variable has bytes of its own, one in which A and B share theirs. A read that finds another value in the
second is a wrong answer, unless it races with a write, and then the program has no meaning.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from liveness_kernels import conflicts, kernel_of

from ldsopt.analysis.lds_events import LdsEvent
from ldsopt.analysis.live_bytes import find_live_bytes

WORDS = ("W A", "w A", "R A", "r A", "W B", "w B", "R B", "r B", "bar", "bar", "bar", "W A", "W B")
MOST_BLOCKS = 40


@dataclass(frozen=True)
class Block:
    """Words, then a jump; two targets are chosen by a condition that is uniform or not."""

    words: tuple[str, ...]
    targets: tuple[int, ...]
    is_uniform: bool


Graph = tuple[Block, ...]


CHUNKS = (
    ("W A", "bar"), ("R A", "bar"), ("R A",), ("W B", "bar", "R B", "bar"), ("W B", "bar"), ("R B", "bar"), ("R B",),
    ("bar",), ("w A", "bar"), ("W A",), ("W A", "bar", "R A", "bar"), ("w B",), ("r A", "bar"),
)  # fmt: skip
ARMS = ("W A", "R A", "W B", "R B", "w A", "r B")


def random_graph(rng: random.Random) -> Graph:
    """Any graph, or a row of blocks in which some are diamonds and some end of a loop."""
    return any_graph(rng) if rng.random() < 0.3 else row_of_blocks(rng)


def row_of_blocks(rng: random.Random) -> Graph:
    blocks: list[Block] = []
    for _ in range(rng.randint(3, 6)):
        here = len(blocks)
        if rng.random() < 0.6:
            targets: tuple[int, ...] = (here + 1,)
            if here > 1 and rng.random() < 0.3:
                targets = (here + 1, rng.randrange(1, here + 1))
            blocks.append(Block(rng.choice(CHUNKS), targets, is_uniform=True))
        else:
            is_uniform = rng.random() < 0.5
            arms = [(rng.choice(ARMS),) if rng.random() < 0.8 else () for _ in range(2)]
            if is_uniform and rng.random() < 0.4:
                arms[0] = rng.choice(CHUNKS)  # type: ignore[assignment]
            blocks.append(Block((), (here + 1, here + 2), is_uniform))
            blocks += [Block(arm, (here + 3,), is_uniform=True) for arm in arms]
            blocks.append(Block(("bar",) if rng.random() < 0.5 else (), (here + 4,), is_uniform=True))
    return (*blocks, Block((), (), is_uniform=True))


def any_graph(rng: random.Random) -> Graph:
    count = rng.randint(1, 5)
    blocks = []
    for number in range(count):
        words = tuple(rng.choice(WORDS) for _ in range(rng.randint(0, 4)))
        ahead = list(range(number + 1, count))
        anywhere = list(range(1, count))
        targets: tuple[int, ...] = ()
        if ahead:
            targets = (rng.choice(ahead),)
            if rng.random() < 0.6:
                other = rng.choice(anywhere if rng.random() < 0.4 else ahead)
                targets = (*targets, other) if other != targets[0] else targets
        blocks.append(Block(words, targets, rng.random() < 0.6))
    return tuple(blocks)


def body_of(graph: Graph) -> str:
    """The graph as IR: the uniform condition is an argument, the other one depends on the work-item."""
    lines = ["%d = icmp ult i32 %tid, 1", "br label %b0"]
    for number, block in enumerate(graph):
        lines += [f"b{number}:", *block.words]
        match block.targets:
            case ():
                lines.append("ret void")
            case (one,):
                lines.append(f"br label %b{one}")
            case (one, other):
                lines.append(f"br i1 %{'c' if block.is_uniform else 'd'}, label %b{one}, label %b{other}")
    return "\n".join(lines)


@dataclass
class Item:
    """A work-item: where it is, where it was, and how many barriers it has crossed."""

    number: int
    block: int = 0
    word: int = 0
    history: tuple[int, ...] = (0,)
    crossed: int = 0
    is_waiting: bool = False
    has_ended: bool = False


@dataclass
class Run:
    """One interleaving of a graph. `wrong` are the reads that found what is not theirs."""

    graph: Graph
    seed: int
    alone: dict[tuple[str, int], int] = field(default_factory=dict)
    shared: dict[int, int] = field(default_factory=dict)
    written: set[tuple[str, int, int, int]] = field(
        default_factory=set
    )  # variable, element, interval, by whom
    suspects: list[tuple[str, int, int, int]] = field(default_factory=list)
    stamp: int = 0

    def wrong(self) -> bool:
        rng = random.Random(self.seed)
        items = [Item(0), Item(1)]
        while True:
            ready = [item for item in items if not item.has_ended and not item.is_waiting]
            if not ready:
                waiting = [item for item in items if item.is_waiting]
                if not waiting:
                    break
                for item in waiting:
                    item.is_waiting = False
                    item.crossed += 1
                continue
            item = rng.choice(ready)
            if len(item.history) > MOST_BLOCKS:  # what would race with the latest reads is not known
                done = min(item.crossed for item in items)
                self.suspects = [suspect for suspect in self.suspects if suspect[2] < done]
                break
            self.step(item)
        return any(not self.races(*suspect) for suspect in self.suspects)

    def races(self, name: str, element: int, interval: int, reader: int) -> bool:
        return (name, element, interval, 1 - reader) in self.written

    def step(self, item: Item) -> None:
        block = self.graph[item.block]
        if item.word < len(block.words):
            word = block.words[item.word]
            item.word += 1
            if word == "bar":
                item.is_waiting = True
            else:
                self.access(item, word[0], word[2])
            return
        if not block.targets:
            item.has_ended = True
            return
        # A uniform condition is a matter of the place and the barriers passed; the other also of the work-item.
        what = f"{item.block} {item.crossed}" if block.is_uniform else f"{item.number} {item.history}"
        choice = random.Random(f"{self.seed} {what}").randrange(len(block.targets))
        item.block, item.word = block.targets[choice], 0
        item.history = (*item.history, item.block)

    def access(self, item: Item, kind: str, name: str) -> None:
        element = {"W": item.number, "R": 1 - item.number}.get(kind, 0)
        if kind in "Ww":
            self.stamp += 1
            self.alone[name, element] = self.shared[element] = self.stamp
            self.written.add((name, element, item.crossed, item.number))
        elif (name, element) in self.alone and self.alone[name, element] != self.shared[element]:
            self.suspects.append((name, element, item.crossed, item.number))


def goes_wrong(graph: Graph) -> bool:
    return any(Run(graph, seed).wrong() for seed in range(25))


@pytest.mark.parametrize("batch", range(8))
def test_variables_that_do_not_conflict_never_disturb_each_other(batch: int) -> None:
    apart = disturbed = 0
    for seed in range(batch * 100, batch * 100 + 100):
        graph = random_graph(random.Random(seed))
        kernel = kernel_of(body_of(graph), items=2, size=2) if uses_both(graph) else None
        if kernel is None or kernel.refused is not None:
            continue
        wrong = goes_wrong(graph)
        if "AB" in conflicts(kernel):
            disturbed += wrong
        else:
            assert not wrong, f"seed {seed}:\n{body_of(graph)}"
            apart += 1
    assert apart
    assert disturbed, "the model finds nothing"


def uses_both(graph: Graph) -> bool:
    words = [word for block in graph for word in block.words]
    return all(any(word.endswith(name) for word in words) for name in "AB")


# --- bytes, by enumerating paths ----------------------------------------------------------------------------


def event(rng: random.Random) -> LdsEvent:
    reads, writes = rng.choice([(rng.randrange(1, 8), 0), (0, rng.randrange(1, 8))])
    covers = writes & rng.randrange(8)
    return LdsEvent(0, 0, 0, reads, writes, reads, covers)


def live_on_paths(graph: list[tuple[int, ...]], events: dict[int, list[LdsEvent]], length: int) -> set[int]:
    """The segments at whose beginning or end some byte lives, by following every path of some length."""
    found: set[int] = set()

    def follow(path: list[int], carried: list[tuple[int, set[int]]]) -> None:
        # Each written byte that no write has covered since, with the segments at whose edges it was there.
        segment = path[-1]
        carried = [(byte, seen | {segment}) for byte, seen in carried]
        for each in events.get(segment, ()):
            for byte, seen in carried:
                if each.reads >> byte & 1:
                    found.update(seen)
            carried = [(byte, seen) for byte, seen in carried if not each.covers >> byte & 1]
            carried += [(byte, set()) for byte in range(3) if each.writes >> byte & 1]
        # What is read in a later segment was there at the end of this one.
        carried = [(byte, seen | {segment}) for byte, seen in carried]
        if len(path) < length:
            for target in graph[segment]:
                follow([*path, target], carried)

    follow([0], [])
    return found


@pytest.mark.parametrize("seed", range(40))
def test_live_bytes_are_those_of_the_paths(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.randint(1, 4)
    graph = [tuple({rng.randrange(count) for _ in range(rng.randint(0, 2))}) for _ in range(count)]
    reachable, work = {0}, [0]
    while work:
        for target in graph[work.pop()]:
            if target not in reachable:
                reachable.add(target)
                work.append(target)
    graph = [targets if number in reachable else () for number, targets in enumerate(graph)]
    predecessors = [tuple(s for s, targets in enumerate(graph) if n in targets) for n in range(count)]
    events = {number: [event(rng) for _ in range(rng.randint(0, 3))] for number in sorted(reachable)}
    live = find_live_bytes(events, graph, predecessors, 3).segments()
    found = {number for number in range(count) if live >> number & 1}
    assert found == live_on_paths(graph, events, 10)
