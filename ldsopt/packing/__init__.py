"""Placing buffers in as few bytes as possible; knows no IR.

`solve` takes a `Problem` (sizes, alignments, live ranges) and returns a `Placement` with what is proven about it;
`validate` re-checks any placement.
"""

from ldsopt.packing.conflicts import lower_bound, max_live
from ldsopt.packing.problem import Buffer, BufferPair, Goal, LiveRange, Placement, Problem
from ldsopt.packing.solver import NODE_BUDGET, solve
from ldsopt.packing.validator import FaultReason, PlacementFault, validate
