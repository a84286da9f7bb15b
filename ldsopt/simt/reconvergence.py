"""The places where lanes that have parted go on together, as in LLVM's code.

LLVM gives a function in which lanes may part one exit, and each loop one header, one latch and one exit. It leads all
lanes through the blocks in one order, each block once for all that come to it, those of a loop once an iteration. So:

* A wave's lanes wait at *places*. Each block has one; the blocks stand in weak topological order
  (`ldsopt.graph.weak_topological_order`), in which what a loop holds stands together. The header of a loop has a second
  place behind the loop's last block, its *latch*: there lanes that have ended an iteration wait for
  those still in it.
* The wave runs the first place at which lanes wait, with all of them. Lanes go on alone until they come to a place at
  which, or behind which, others wait.

Lanes that return part from the others only: with ``if (a) { if (b) return; } else g(); h();`` all that do not return
execute ``h`` together, though no block follows the first branch on all paths.

Sources: LLVM, AMDGPUUnifyDivergentExitNodes.cpp, FixIrreducible.cpp (the header of a loop with several entries),
UnifyLoopExits.cpp, StructurizeCFG.cpp. ``tests/long/reconvergence.py`` compares it with LLVM's code, executed as
machine code, for random control flow with and without such loops.

A lane that is not active at a barrier *bypasses* it if the lane

* waits where a barrier can still be reached, or
* waits where all lanes will go on together again: it and the barrier's block have a common post-dominator, which is a
  block, not the function's exit. (``if (a) barrier(); h();``)

Other lanes are on their way out, as if they had returned. (``if (!a) return; barrier();``)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ldsopt.dataclass import dataclass
from ldsopt.graph import (
    Dominators,
    Graph,
    back_edges,
    backwards,
    post_dominators,
    reachable,
    weak_topological_order,
)
from ldsopt.groups import by_key


@dataclass(frozen=True, slots=True)
class BlockOrder:
    """The places of a function's blocks.

    Attributes:
        blocks: the block of each place.
        arrivals: the place to which each edge leads, by its source and target block.
        successors: the successors of each block.
        after: the immediate post-dominator of each block; the virtual exit is the number of blocks.
        before_barrier: the blocks from which a barrier can be reached.
    """

    blocks: tuple[int, ...]
    arrivals: Mapping[tuple[int, int], int]
    successors: Graph
    after: Mapping[int, int]
    before_barrier: Collection[int]

    @property
    def exit_rank(self) -> int:
        """Rank of the function's exit; larger than every block's rank."""
        return len(self.blocks)

    def apart(self, branch: int) -> set[int]:
        """The blocks through which lanes that part at a branch may go without each other.

        They end at the first block that all paths from the branch pass, provided that lanes cannot pass it while others
        wait ahead of it: all edges there lead to one place, behind all others to which these paths lead.

        >>> order = block_order([[1, 2], [3], [3], []])
        >>> order.apart(0)
        {1, 2}
        >>> block_order([[1, 2], [3, 4], [3], [], []]).apart(0)  # some return
        {1, 2, 3, 4}
        >>> block_order([[1], [2, 3], [1], []]).apart(1)  # the loop, not what is behind it
        {1, 2}
        >>> block_order([[1], [2], [3, 4], [2, 1], []]).apart(3)  # lanes pass 2 while others wait for 1
        {1, 2, 3}
        """
        end, exit_ = branch, len(self.successors)
        while True:
            end = self.after[end]
            found = reachable(self.successors, self.successors[branch], avoiding=(end,))
            edges = [(s, t) for s in (branch, *found) for t in self.successors[s]]
            there = {self.arrivals[edge] for edge in edges if edge[1] == end}
            earlier = max((self.arrivals[edge] for edge in edges if edge[1] != end), default=-1)
            if end == exit_ or (len(there) == 1 and min(there) > earlier):
                return found

    def bypasses_barrier(self, block: int, waiting: Iterable[int]) -> bool:
        """True if lanes that wait at some of these places bypass a barrier in a block, by the rule above."""
        ahead = set(self._post_dominators(block))
        return any(
            self.blocks[place] in self.before_barrier
            or not ahead.isdisjoint(self._post_dominators(self.blocks[place]))
            for place in waiting
        )

    def _post_dominators(self, block: int) -> Iterator[int]:
        """The block and all that post-dominate it, without the exit."""
        while block != len(self.successors):
            yield block
            block = self.after[block]


def block_order(successors: Graph, barriers: Iterable[int] = ()) -> BlockOrder:
    """The places of the blocks that block 0 leads to.

    Of unordered edges, those that lead to no barrier come first where lanes that diverge need not reconverge:
    so lanes finish their work and return before the others wait for all. Otherwise they keep the given order.

    Args:
        successors: the successors of each block.
        barriers: blocks with a barrier.

    >>> block_order([[1], [2, 3], [1], []]).blocks       # 1 and 2 are a loop; 1 stands again behind it
    (0, 1, 2, 1, 3)
    """
    after = post_dominators(successors)
    before_barrier = reachable(backwards(successors), barriers)
    ordered = [
        sorted(targets, key=before_barrier.__contains__) if after.get(block) == len(successors) else targets
        for block, targets in enumerate(successors)
    ]
    graph, header_of = _with_preheaders(ordered)
    nodes = weak_topological_order(graph)
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for place, node in enumerate(nodes):
        first.setdefault(node, place)
        last[node] = place
    arrivals = {
        (block, header_of.get(node, node)): first[node] if first[node] > first[block] else last[node]
        for block in first
        if block not in header_of
        for node in graph[block]
    }
    blocks = tuple(header_of.get(node, node) for node in nodes)
    return BlockOrder(blocks, arrivals, successors, after, before_barrier)


def _with_preheaders(successors: Graph) -> tuple[Graph, dict[int, int]]:
    """The graph with preheaders, where it has loops with several entries, and the block that each stands in front of.

    LLVM first gives a preheader to each block that is the only entry of a loop. Where that loop is part of one with
    several entries, lanes that come to its header in the iterations of either wait for different others.

    >>> _with_preheaders([[1, 2], [1, 2], [1, 3], []])    # 1 is a loop, and with 2 another
    ([[4, 2], [1, 2], [4, 3], [], [1]], {4: 1})
    """
    dominators = Dominators(successors)
    back = back_edges(successors)
    natural = by_key((target, source) for source, target in back if dominators.dominates(target, source))
    if sum(map(len, natural.values())) == len(back):
        return successors, {}
    preceding = backwards(successors)
    graph, header_of = [list(targets) for targets in successors], dict[int, int]()
    for header, sources in natural.items():
        loop = reachable(preceding, sources, avoiding=(header,)) | {header}
        preheader = len(graph)
        graph.append([header])
        header_of[preheader] = header
        for source in set(preceding[header]) - loop:
            graph[source] = [preheader if target == header else target for target in graph[source]]
    return graph, header_of
