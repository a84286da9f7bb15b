"""Counts of blocks that follow from the counts of others: against walks through random graphs."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ldsopt.graph import postorder
from ldsopt.isa.block_frequencies import ContradictoryCounts, block_frequencies


def random_code(choice: random.Random) -> list[list[int]]:
    """Blocks of which each leads to one or two others, forwards or back, and the last to none."""
    count = choice.randint(2, 12)
    graph = [sorted({choice.randrange(1, count), number + 1}) for number in range(count - 1)]
    return [*(targets if choice.random() < 0.7 else targets[-1:] for targets in graph), []]


def walked(graph: list[list[int]], entries: int, choice: random.Random) -> Counter[int]:
    """How often the blocks are executed by so many walks, each of them to an end."""
    found: Counter[int] = Counter()
    for _ in range(entries):
        at = 0
        while True:
            found[at] += 1
            if not graph[at]:
                break
            at = choice.choice(graph[at])
    return found


@pytest.mark.parametrize("seed", range(200))
def test_what_follows_is_what_was_executed(seed: int) -> None:
    choice = random.Random(seed)
    graph = random_code(choice)
    if len(graph) - 1 not in postorder(graph):
        return  # no path out
    executed = walked(graph, 20, choice)
    known = {block: executed[block] for block in range(len(graph)) if choice.random() < 0.5}
    found = block_frequencies(graph, known, 20)
    for block, count in enumerate(found):
        assert count in (None, executed[block])
    everything = dict.fromkeys(range(len(graph)), 0) | executed
    assert block_frequencies(graph, everything, 20) == [executed[block] for block in range(len(graph))]
    assert found[0] is not None or any(0 in targets for targets in graph)


@pytest.mark.parametrize(
    ("graph", "known", "expected"),
    [
        ([[1], [2], []], {}, [5, 5, 5]),
        ([[1, 2], [2], []], {}, [5, None, 5]),
        ([[1, 2], [2], []], {1: 3}, [5, 3, 5]),
        # Two branches, one behind the other: each is a question of its own.
        ([[1, 2], [2], [3, 4], [4], []], {3: 2}, [5, None, 5, 2, 5]),
        # A loop's body in two parts; what one of them says holds for the other.
        ([[1], [2], [1, 3], []], {2: 40}, [5, 40, 40, 5]),
        # A loop of the compiler's own inside of a block that was split: it stays unknown, and the parts do not.
        ([[1], [1, 2], []], {}, [5, None, 5]),
        # What is behind a block that nothing executes is not executed either.
        ([[1, 4], [2, 3], [4], [4], []], {1: 0}, [5, 0, 0, 0, 5]),
        # No path leads there.
        ([[2], [2], []], {}, [5, 0, 5]),
    ],
)
def test_what_follows(graph: list[list[int]], known: dict[int, int], expected: list[int | None]) -> None:
    assert block_frequencies(graph, known, 5) == expected


@pytest.mark.parametrize(
    ("graph", "known"),
    [
        ([[1], []], {1: 6}),  # entered five times
        ([[1, 2], [3], [3], []], {1: 3, 2: 3}),
        ([[1, 2], [2], []], {1: 7}),
        ([[1], [1, 2], []], {1: 4}),
    ],
)
def test_counts_that_no_execution_has_are_refused(graph: list[list[int]], known: dict[int, int]) -> None:
    with pytest.raises(ContradictoryCounts):
        block_frequencies(graph, known, 5)
