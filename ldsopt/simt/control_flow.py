"""Where diverged lanes meet again, and which values outlive the loop that makes them.

Lanes that part at a branch meet at its immediate post-dominator, the first block that all of them must reach.
"""

from __future__ import annotations

from collections.abc import Sequence

EXIT = -1
"""Stands for the end of the function."""


def post_dominators(successors: Sequence[Sequence[int]]) -> list[int]:
    """The immediate post-dominator of each block; `EXIT` where only the end of the function is one.

    Cooper, Harvey and Kennedy's iteration on the reversed graph. A block from which the end cannot be reached gets
    `EXIT`.

    >>> post_dominators([[1, 2], [3], [3], []])
    [3, 3, 3, -1]
    """
    count = len(successors)
    end = count
    predecessors: list[list[int]] = [[] for _ in range(count + 1)]
    targets = [list(s) or [end] for s in successors]
    for block, following in enumerate(targets):
        for target in following:
            predecessors[target].append(block)
    order = _postorder(end, predecessors)
    number = {block: i for i, block in enumerate(order)}
    parent: dict[int, int] = {end: end}
    changed = True
    while changed:
        changed = False
        for block in reversed(order[:-1]):
            known = [t for t in targets[block] if t in parent]
            if not known:
                continue
            best = known[0]
            for other in known[1:]:
                best = _meet(best, other, parent, number)
            if parent.get(block) != best:
                parent[block] = best
                changed = True
    return [EXIT if parent.get(block, end) == end else parent[block] for block in range(count)]


def _meet(a: int, b: int, parent: dict[int, int], number: dict[int, int]) -> int:
    while a != b:
        while number[a] < number[b]:
            a = parent[a]
        while number[b] < number[a]:
            b = parent[b]
    return a


def _postorder(root: int, edges: list[list[int]]) -> list[int]:
    """Blocks after everything that they lead to; the root last."""
    seen, order = {root}, []
    stack = [(root, iter(edges[root]))]
    while stack:
        block, following = stack[-1]
        for target in following:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(edges[target])))
                break
        else:
            order.append(block)
            stack.pop()
    return order


def cyclic(successors: Sequence[Sequence[int]]) -> list[bool]:
    """Whether each block can be reached from itself (Tarjan's components).

    >>> cyclic([[1], [1, 2], []])
    [False, True, False]
    """
    count = len(successors)
    index: dict[int, int] = {}
    low = [0] * count
    on_stack = [False] * count
    stack: list[int] = []
    result = [False] * count
    for root in range(count):
        if root in index:
            continue
        work = [(root, 0)]
        while work:
            block, position = work.pop()
            if position == 0:
                index[block] = low[block] = len(index)
                stack.append(block)
                on_stack[block] = True
            following = successors[block]
            if position < len(following):
                work.append((block, position + 1))
                target = following[position]
                if target not in index:
                    work.append((target, 0))
                elif on_stack[target]:
                    low[block] = min(low[block], index[target])
                continue
            for target in following:
                if on_stack[target]:
                    low[block] = min(low[block], low[target])
            if low[block] == index[block]:
                component = []
                while True:
                    member = stack.pop()
                    on_stack[member] = False
                    component.append(member)
                    if member == block:
                        break
                if len(component) > 1 or block in successors[block]:
                    for member in component:
                        result[member] = True
    return result
