"""Directed graphs: orders, reachability, cycles, and what every way passes.

A node is an ``int``. A graph is the successors of each node, so that of a control-flow graph, whose block 0 is the
entry, is one list a block. Two edges between the same nodes are as one. Nothing here recurses: the depth of a graph is
not bounded by Python's stack.

Rules, where textbooks and programs differ:

* *Unreachable*: a node that the root does not lead to has no place in an order, dominates nothing and is dominated by
  nothing, itself included. (It could as well be said to be dominated by everything; then whatever is claimed "where
  A dominates B" would be claimed of code that never runs.)
* *Virtual exit*: post-dominators are dominators from a virtual node, number ``len(successors)``, which follows every
  node without successors.
* *Endless*: where nodes lead to no end, the virtual exit also follows the last of them in reverse postorder, and so on
  until every reachable node leads to it. So branches inside an endless loop have a place where their sides meet, and
  a branch of which one side never ends has none but the exit. LLVM's post-dominator tree chooses alike, except for
  which node of an endless region.
* *Cycle*: a component of several nodes, or a node that is its own successor; a component of one node is none.
* *Head*: of a cycle, the node that a depth-first search meets first. Without the edges back to it, there may be cycles
  in the cycle, which have heads of their own.

Sources: Georgiadis, Linear-Time Algorithms for Dominators and Related Problems, 2005, 2.2 (the algorithm Semi-NCA,
which LLVM uses too); Tarjan, Depth-First Search and Linear Graph Algorithms, 1972; Bourdoncle, Efficient Chaotic
Iteration Strategies with Widenings, 1993 (weak topological orders).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

Graph = Sequence[Sequence[int]]
Fact = TypeVar("Fact")
Reached = TypeVar("Reached", bound=Hashable)


def postorder(successors: Graph, root: int = 0) -> list[int]:
    """The nodes that the root leads to, each behind all that a depth-first search finds from it; the root last.

    >>> postorder([[1, 2], [3], [3], [1]])
    [3, 1, 2, 0]
    """
    seen, order = {root}, []
    path = [(root, iter(successors[root]))]
    while path:
        node, rest = path[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                path.append((target, iter(successors[target])))
                break
        else:
            order.append(node)
            path.pop()
    return order


def reverse_postorder(successors: Graph, root: int = 0) -> list[int]:
    """The nodes that the root leads to, each ahead of its successors but for the edges that close cycles.

    >>> reverse_postorder([[1, 2], [3], [3], [1]])
    [0, 2, 1, 3]
    """
    return postorder(successors, root)[::-1]


def back_edges(successors: Graph) -> list[tuple[int, int]]:
    """The edges from what node 0 leads to that close cycles: back to a node on the path of a depth-first search.

    >>> back_edges([[1, 2], [3], [3], [1]])
    [(3, 1)]
    """
    place = {node: number for number, node in enumerate(reverse_postorder(successors))}
    return [(node, target) for node in place for target in successors[node] if place[target] <= place[node]]


def reachable(
    successors: Sequence[Iterable[Reached]] | Mapping[Reached, Iterable[Reached]],
    starts: Iterable[Reached],
    avoiding: Container[Reached] = (),
) -> set[Reached]:
    """The starts and all that they lead to on ways without the nodes to avoid, which are never in the result.

    >>> reachable([[1], [2], [0], [1]], [3], avoiding=[2])
    {1, 3}
    >>> sorted(reachable({"f": ["g"], "g": [], "h": ["f"]}, ["f"]))
    ['f', 'g']
    """
    seen: set[Reached] = set()
    work = list(starts)
    while work:
        node = work.pop()
        if node not in seen and node not in avoiding:
            seen.add(node)
            work += successors[node]  # type: ignore[call-overload]  # a sequence is indexed by nodes that are numbers
    return seen


class Visits(Generic[Reached]):
    """Nodes to be visited, each once, by a loop that adds what a node leads to; the last one added comes first.

    >>> visits = Visits([12])
    >>> for number in visits:
    ...     visits.add(number // factor for factor in (2, 3) if number % factor == 0)
    >>> visits.seen == {12, 6, 4, 3, 2, 1}
    True

    Attributes:
        seen: the nodes visited so far, that of the loop's turn included.
    """

    def __init__(self, starts: Iterable[Reached]) -> None:
        self.seen: set[Reached] = set()
        self._work = list(starts)

    def __iter__(self) -> Iterator[Reached]:
        while self._work:
            node = self._work.pop()
            if node not in self.seen:
                self.seen.add(node)
                yield node

    def add(self, nodes: Iterable[Reached]) -> None:
        """Adds nodes to be visited; one that was visited is not again."""
        self._work += nodes


def walk(starts: Iterable[Reached], following: Callable[[Reached], Iterable[Reached]]) -> Iterator[Reached]:
    """The starts and all that they lead to, each once; what a node leads to is asked for behind that node.

    >>> list(walk([12], lambda number: [number // factor for factor in (2, 3) if number % factor == 0]))
    [12, 4, 2, 1, 6, 3]
    """
    visits = Visits(starts)
    for node in visits:
        yield node
        visits.add(following(node))


class MergedSets(Generic[Reached]):
    """Sets of nodes, at first of one node each, that are merged where two nodes belong together.

    >>> sets = MergedSets([1, 2, 3, 4])
    >>> sets.join(4, 2)
    >>> sorted(sets.of[2]), [sorted(members) for members in sets.all()]
    ([2, 4], [[1], [2, 4], [3]])

    Attributes:
        of: of each node its set, one object for all of its nodes.
    """

    def __init__(self, nodes: Iterable[Reached]) -> None:
        self.of = {node: [node] for node in nodes}

    def join(self, one: Reached, other: Reached) -> None:
        """Merges the sets of two nodes."""
        small, large = sorted((self.of[one], self.of[other]), key=len)
        if small is not large:
            large += small
            for node in small:
                self.of[node] = large

    def all(self) -> list[list[Reached]]:
        """The sets, by their first node."""
        return [*{id(members): members for members in self.of.values()}.values()]


def solved(
    successors: Graph,
    entry: Fact,
    behind: Callable[[int, Fact], Iterable[tuple[int, Fact]]],
    joined: Callable[[Fact, Fact], Fact],
    root: int = 0,
) -> list[Fact | None]:
    """The facts that hold where each node begins: the least solution; ``None`` for nodes that the root does not reach.

    A worklist in reverse postorder: a node is visited when its predecessors are known, but for edges that close cycles,
    and again when its fact has grown.

    Args:
        successors: of each node.
        entry: the fact where the root begins.
        behind: for a node and its fact, the nodes that follow, each with the fact that holds there from here.
        joined: the least fact that two facts imply; equal to the first if it holds the second.

    >>> solved([[1], [1, 2], []], 0, lambda n, x: [(m, min(x + 1, 5)) for m in [[1], [1, 2], []][n]], max)
    [0, 5, 5]
    """
    facts: list[Fact | None] = [None] * len(successors)
    facts[root] = entry
    sequence = reverse_postorder(successors, root)
    order = {node: place for place, node in enumerate(sequence)}
    work, waiting = [order[root]], {root}
    while work:
        node = sequence[heapq.heappop(work)]
        waiting.discard(node)
        fact = facts[node]
        assert fact is not None
        for successor, coming in behind(node, fact):
            known = facts[successor]
            grown = coming if known is None else joined(known, coming)
            if grown != known:
                facts[successor] = grown
                if successor not in waiting:
                    waiting.add(successor)
                    heapq.heappush(work, order[successor])
    return facts


def needed_first(
    start: Reached, needs: Callable[[Reached], Iterable[Reached]], known: Container[Reached]
) -> Iterator[Reached]:
    """A node and all that it needs, directly or not, each behind what it needs, but for what is known.

    Nothing needs itself, directly or not. Whoever asks makes each node known before going on to the next.

    >>> known = {0: 0, 1: 1}
    >>> for number in needed_first(6, lambda number: (number - 1, number - 2), known):
    ...     known[number] = known[number - 1] + known[number - 2]
    >>> known[6]
    8
    """
    work = [start]
    while work:
        node = work[-1]
        if node in known:
            work.pop()
        elif left := [one for one in needs(node) if one not in known]:
            work += left
        else:
            yield node


def gathered(own: Sequence[int], successors: Graph) -> list[int]:
    """Of each node the bits that it and all that it leads to have of their own.

    The nodes of a component gather the same, so each is visited once.

    >>> [bin(bits) for bits in gathered([1, 2, 4, 8], [[1], [2], [1], [0]])]
    ['0b111', '0b110', '0b110', '0b1111']
    """
    found = [0] * len(own)
    for component in components(successors.__getitem__, range(len(own))):
        bits = 0
        for node in component:
            bits |= own[node]
            for target in successors[node]:
                bits |= found[target]
        for node in component:
            found[node] = bits
    return found


def components(successors: Callable[[int], Iterable[int]], roots: Iterable[int]) -> Iterator[list[int]]:
    """The strongly connected components of what the roots lead to, each behind those that it leads to.

    >>> list(components([[1], [2], [1, 3], []].__getitem__, [0]))
    [[3], [2, 1], [0]]
    """
    number: dict[int, int] = {}
    low: dict[int, int] = {}
    open_nodes: list[int] = []  # numbered, and not yet in a component
    is_open: set[int] = set()
    path: list[tuple[int, Iterator[int]]] = []

    def enter(node: int) -> None:
        number[node] = low[node] = len(number)
        open_nodes.append(node)
        is_open.add(node)
        path.append((node, iter(successors(node))))

    for root in roots:
        if root not in number:
            enter(root)
        while path:
            node, rest = path[-1]
            for target in rest:
                if target not in number:
                    enter(target)
                    break
                if target in is_open:
                    low[node] = min(low[node], number[target])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == number[node]:
                    component = [open_nodes.pop()]
                    while component[-1] != node:
                        component.append(open_nodes.pop())
                    is_open.difference_update(component)
                    yield component


def cycles(successors: Callable[[int], Sequence[int]], roots: Iterable[int]) -> Iterator[list[int]]:
    """The components that are cycles: of several nodes, or of one that is its own successor.

    >>> list(cycles([[1], [1, 2], [3], [2]].__getitem__, [0]))
    [[3, 2], [1]]
    """
    for component in components(successors, roots):
        if len(component) > 1 or component[0] in successors(component[0]):
            yield component


def in_cycles(successors: Graph) -> frozenset[int]:
    """The nodes that lead back to themselves.

    >>> sorted(in_cycles([[1], [1, 2], [3], [2], []]))
    [1, 2, 3]
    """
    return frozenset(
        node for cycle in cycles(successors.__getitem__, range(len(successors))) for node in cycle
    )


def weak_topological_order(successors: Graph) -> list[int]:
    """The nodes that node 0 leads to, each ahead of its successors but for the heads of cycles that it is in.

    Behind the last node of a cycle its head stands a second time, so that the nodes of a cycle are those between.
    Successors that nothing else orders stand as they are given.

    >>> weak_topological_order([[1, 2], [3], [3], []])
    [0, 1, 2, 3]
    >>> weak_topological_order([[1], [2], [2, 3], [1, 4], []])
    [0, 1, 2, 2, 3, 1, 4]
    """
    inside = [0] * len(successors)  # the number of the innermost cycle, without its head, that a node is in
    order: list[int] = []
    work: list[int | list[int]] = [[0]]  # what comes next is last: a node, or where to go on inside a cycle
    number = 0

    def within(node: int) -> list[int]:
        return [target for target in reversed(successors[node]) if inside[target] == inside[node]]

    while work:
        item = work.pop()
        if isinstance(item, int):
            order.append(item)
            continue
        for component in list(components(within, item)):
            head = component[-1]
            if len(component) == 1 and head not in successors[head]:
                work.append(head)
                continue
            number += 2
            for node in component:
                inside[node] = number
            starts = within(head)
            inside[head] = number + 1
            work += [head, [node for node in starts if node != head], head]
    return order


def backwards(successors: Sequence[Iterable[int]]) -> list[list[int]]:
    """The graph with all edges turned round.

    >>> backwards([[1, 2], [2], []])
    [[], [0], [0, 1]]
    """
    found: list[list[int]] = [[] for _ in successors]
    for node, targets in enumerate(successors):
        for target in targets:
            found[target].append(node)
    return found


def immediate_dominators(successors: Graph, root: int = 0) -> dict[int, int]:
    """The last node that every way from the root passes ahead of a node; of all that the root leads to but itself.

    >>> immediate_dominators([[1, 2], [3], [3], []])
    {1: 0, 3: 0, 2: 0}
    """
    order, parent, predecessors = _search(successors, root)
    immediate = parent.copy()
    semi = list(range(len(order)))
    label = semi.copy()
    # `parent` is compressed on the way: behind `linked` it leads to the end of a node's path, not to its parent.
    for node in range(len(order) - 1, 0, -1):
        semi[node] = min(semi[_least(p, node + 1, parent, label, semi)] for p in predecessors[node])
    for node in range(1, len(order)):
        nearest = immediate[node]
        while nearest > semi[node]:
            nearest = immediate[nearest]
        immediate[node] = nearest
    return {order[node]: order[immediate[node]] for node in range(1, len(order))}


def _search(successors: Graph, root: int) -> tuple[list[int], list[int], list[list[int]]]:
    """Nodes in the order that a depth-first search meets them; by number: the node it came from, predecessors."""
    order, number, parent = [root], {root: 0}, [-1]
    predecessors: list[list[int]] = [[]]
    path = [(0, iter(successors[root]))]
    while path:
        node, rest = path[-1]
        for target in rest:
            known = number.get(target)
            if known is not None:
                predecessors[known].append(node)
                continue
            number[target] = len(order)
            path.append((len(order), iter(successors[target])))
            order.append(target)
            parent.append(node)
            predecessors.append([node])
            break
        else:
            path.pop()
    return order, parent, predecessors


def _least(node: int, linked: int, parent: list[int], label: list[int], semi: list[int]) -> int:
    """Of the nodes from ``node`` up to where the linked ones end, the one with the least semidominator."""
    path = []
    while parent[node] >= linked:
        path.append(node)
        node = parent[node]
    above = node
    while path:
        node = path.pop()
        parent[node] = parent[above]
        if semi[label[above]] < semi[label[node]]:
            label[node] = label[above]
        above = node
    return label[node]


class Dominators:
    """The dominator tree of a graph, to ask of any two nodes.

    >>> tree = Dominators([[1], [2, 3], [1], []])
    >>> tree.dominates(1, 2), tree.dominates(2, 3), tree.dominates(3, 3)
    (True, False, True)

    Attributes:
        above: the immediate dominators.
    """

    def __init__(self, successors: Graph, root: int = 0) -> None:
        below: dict[int, list[int]] = {}
        self.above = immediate_dominators(successors, root)
        for node, above in self.above.items():
            below.setdefault(above, []).append(node)
        # A walk over the tree numbers what lies below a node consecutively.
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        walked, work = list[int](), [root]
        while work:
            node = work.pop()
            self._first[node] = len(walked)
            walked.append(node)
            work += below.get(node, ())
        for node in reversed(walked):
            self._last[node] = max((self._last[n] for n in below.get(node, ())), default=self._first[node])

    def dominates(self, above: int, node: int) -> bool:
        """True if every way from the root to ``node`` passes ``above``; not so if one of them cannot be reached."""
        number = self._first.get(node)
        return (
            number is not None and above in self._first and self._first[above] <= number <= self._last[above]
        )


def post_dominators(successors: Graph) -> dict[int, int]:
    """The first node that every way to the virtual exit passes behind a node; of all that node 0 leads to.

    The virtual exit is ``len(successors)``; see *Endless* above for nodes that never come to an end.

    >>> post_dominators([[1, 2], [3], [3], []]), post_dominators([[1], [1]])
    ({3: 4, 2: 3, 0: 3, 1: 3}, {1: 2, 0: 1})
    """
    end, order = len(successors), reverse_postorder(successors)
    backwards: list[list[int]] = [[] for _ in range(end + 1)]
    for node in order:
        for target in successors[node]:
            backwards[target].append(node)
    backwards[end] = [node for node in order if not successors[node]]
    leading = reachable(backwards, [end])
    for node in reversed(order):
        if node not in leading:
            backwards[end].append(node)
            leading |= reachable(backwards, [node], leading)
    return immediate_dominators(backwards, end)
