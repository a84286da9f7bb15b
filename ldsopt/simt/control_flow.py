"""Where diverged lanes meet again, and which values outlive the loop that makes them.

Lanes that part at a branch meet at its immediate post-dominator, the first block that all of them must reach.
"""

from __future__ import annotations

from ldsopt import graph
from ldsopt.graph import Graph

EXIT = -1
"""Stands for the end of the function."""


def post_dominators(successors: Graph) -> list[int]:
    """The immediate post-dominator of each block; `EXIT` where only the end of the function is one.

    >>> post_dominators([[1, 2], [3], [3], []])
    [3, 3, 3, -1]
    """
    found = graph.post_dominators(successors)
    end = len(successors)
    return [EXIT if found.get(block, end) == end else found[block] for block in range(end)]


def cyclic(successors: Graph) -> list[bool]:
    """Whether each block can be reached from itself.

    >>> cyclic([[1], [1, 2], []])
    [False, True, False]
    """
    blocks = range(len(successors))
    members = {block for cycle in graph.cycles(successors.__getitem__, blocks) for block in cycle}
    return [block in members for block in blocks]
