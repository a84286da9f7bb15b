"""Re-checks a placement the slow, obvious way.

Nothing here is shared with a solver, not even how conflicts are found: each pair of buffers and each pair of their
ranges is compared. A solver that is wrong is thus found out by something that cannot be wrong in the same way.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from itertools import combinations

from ldsopt.dataclass import dataclass
from ldsopt.packing.problem import Buffer, BufferPair, Placement, Problem


class FaultReason(Enum):
    """The ways in which a placement can be wrong."""

    MISSING = "a buffer has no offset"
    UNKNOWN = "an offset is of no buffer"
    NEGATIVE = "an offset is below 0"
    MISALIGNED = "an offset is not a multiple of the alignment"
    MOVED = "a buffer is not at its fixed offset"
    OVERLAP = "two buffers that conflict share a byte"
    WRONG_SIZE = "the size said is not the end of the highest buffer"
    WRONG_REUSE = "the reuse said is not the weight of the pairs that share a byte"
    WRONG_BOUND = "the lower bound is above the size"
    OVER_CAPACITY = "the placement is larger than the capacity"


@dataclass(frozen=True, slots=True)
class PlacementFault:
    """One thing that is wrong: the rule that is broken, and where."""

    reason: FaultReason
    detail: str


def validate(problem: Problem, placement: Placement) -> PlacementFault | None:
    """The first fault of a placement, in the order of `FaultReason`; None if it is right.

    A placement that is larger than the capacity is reported after everything else, so that `OVER_CAPACITY` means
    "right, but too large". Whether `proven` is true cannot be checked here.
    """
    at = placement.offsets
    for buffer in problem.buffers:
        if buffer.id not in at:
            return PlacementFault(FaultReason.MISSING, buffer.id)
    known = {buffer.id for buffer in problem.buffers}
    for name in at:
        if name not in known:
            return PlacementFault(FaultReason.UNKNOWN, name)
    for reason, bad in (
        (FaultReason.NEGATIVE, lambda b: at[b.id] < 0),
        (FaultReason.MISALIGNED, lambda b: at[b.id] % b.alignment != 0),
        (FaultReason.MOVED, lambda b: b.offset is not None and at[b.id] != b.offset),
    ):
        for buffer in problem.buffers:
            if bad(buffer):
                return PlacementFault(reason, f"{buffer.id} at {at[buffer.id]}")

    reuse, conflicts = 0, frozenset(problem.conflicts)
    for a, b in combinations(problem.buffers, 2):
        if at[a.id] >= at[b.id] + b.size or at[b.id] >= at[a.id] + a.size:
            continue
        if _conflict(conflicts, a, b):
            return PlacementFault(FaultReason.OVERLAP, f"{a.id} at {at[a.id]} and {b.id} at {at[b.id]}")
        reuse += problem.reuse_weights.get((a.id, b.id), 0) + problem.reuse_weights.get((b.id, a.id), 0)

    end = max((at[buffer.id] + buffer.size for buffer in problem.buffers), default=0)
    if placement.bytes != end:
        return PlacementFault(FaultReason.WRONG_SIZE, f"{placement.bytes} is said, {end} is so")
    if placement.reuse != reuse:
        return PlacementFault(FaultReason.WRONG_REUSE, f"{placement.reuse} is said, {reuse} is so")
    if placement.lower_bound > end:
        return PlacementFault(FaultReason.WRONG_BOUND, f"{placement.lower_bound} is above {end}")
    if problem.capacity is not None and end > problem.capacity:
        return PlacementFault(FaultReason.OVER_CAPACITY, f"{end} of {problem.capacity} bytes")
    return None


def _conflict(conflicts: Collection[BufferPair], a: Buffer, b: Buffer) -> bool:
    if (a.id, b.id) in conflicts or (b.id, a.id) in conflicts:
        return True
    return any(p[0] < q[1] and q[0] < p[1] for p in a.ranges for q in b.ranges)
