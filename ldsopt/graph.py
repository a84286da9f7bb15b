"""Which block every way to another one passes.

Blocks are numbers; block 0 is the entry. Source: Cooper, Harvey, Kennedy, A Simple, Fast Dominance Algorithm, 2001.
"""

from __future__ import annotations

from collections.abc import Sequence


class Dominators:
    """The dominator tree of the blocks that are reachable from the entry.

    Args:
        successors: of each block.

    >>> tree = Dominators([[1], [2, 3], [1], []])
    >>> tree.dominates(1, 2), tree.dominates(2, 3), tree.dominates(3, 3)
    (True, False, True)
    """

    def __init__(self, successors: Sequence[Sequence[int]]) -> None:
        order = _postorder(successors)
        place = {block: number for number, block in enumerate(order)}
        predecessors: dict[int, list[int]] = {}
        for block in order:
            for target in successors[block]:
                predecessors.setdefault(target, []).append(block)
        parent = _parents(order[::-1], place, predecessors)
        # A walk over the tree numbers what lies below a block consecutively.
        children: dict[int, list[int]] = {}
        for block in order[-2::-1]:
            children.setdefault(parent[block], []).append(block)
        self._first: dict[int, int] = {}
        self._last: dict[int, int] = {}
        work = [0]
        walked: list[int] = []
        while work:
            block = work.pop()
            self._first[block] = len(walked)
            walked.append(block)
            work += children.get(block, ())
        for block in reversed(walked):
            below = [self._last[child] for child in children.get(block, ())]
            self._last[block] = max(below, default=self._first[block])

    def dominates(self, above: int, block: int) -> bool:
        """Whether every way from the entry to ``block`` passes ``above``; not so if one cannot be reached."""
        number = self._first.get(block)
        return (
            number is not None and above in self._first and self._first[above] <= number <= self._last[above]
        )


def _parents(
    order: Sequence[int], place: dict[int, int], predecessors: dict[int, list[int]]
) -> dict[int, int]:
    """The immediate dominator of each block, from the blocks in reverse postorder."""
    parent = {order[0]: order[0]}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [p for p in predecessors[block] if p in parent]
            nearest = known[0]
            for other in known[1:]:
                while nearest != other:
                    if place[nearest] < place[other]:
                        nearest = parent[nearest]
                    else:
                        other = parent[other]
            if parent.get(block) != nearest:
                parent[block] = nearest
                changed = True
    return parent


def _postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    seen, order = {0}, []
    stack = [(0, iter(successors[0]))]
    while stack:
        block, rest = stack[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(successors[target])))
                break
        else:
            order.append(block)
            stack.pop()
    return order
