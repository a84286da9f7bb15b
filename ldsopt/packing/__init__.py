"""Placing buffers in as few bytes as possible; knows no IR.

`solve` takes a `Problem` (sizes, alignments, live ranges) and returns a `Placement` with what is proven about it;
`validate` re-checks any placement; `interference` shows which buffers are in each other's way, and when.
"""

from ldsopt.packing.conflicts import interference, lower_bound
from ldsopt.packing.problem import Buffer, BufferPair, Goal, LiveRange, Placement, Problem
from ldsopt.packing.solver import NODE_BUDGET, solve
from ldsopt.packing.validator import FaultReason, PlacementFault, validate

__all__ = [
    "NODE_BUDGET",
    "Buffer",
    "BufferPair",
    "FaultReason",
    "Goal",
    "LiveRange",
    "Placement",
    "PlacementFault",
    "Problem",
    "interference",
    "lower_bound",
    "solve",
    "validate",
]
