"""The problem of packing, and a packing.

A problem says which buffers there are, when each is live, and nothing else: no IR, no addresses of instructions. Time
is any integers that the caller likes (the phases between workgroup barriers, say); only their order matters. Every
interval is half-open: ``(2, 5)`` is live at 2, 3 and 4, and does not meet ``(5, 6)``.

Two buffers *conflict*, that is, may have no byte in common, when some range of one overlaps some range of the other,
or when an extra edge says so.

    >>> problem = Problem((Buffer("a", 32, 16, ((0, 2), (6, 8))), Buffer("b", 32, 16, ((3, 5),))))
    >>> [buffer.id for buffer in problem.buffers]
    ['a', 'b']"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UsageError

LiveRange = tuple[int, int]
"""A half-open live range ``(lower, upper)``: live from ``lower`` up to, not including, ``upper``."""

BufferPair = tuple[str, str]
"""The ids of two buffers, in either order."""


@dataclass(frozen=True, slots=True)
class Buffer:
    """One buffer to be placed: consecutive bytes with an alignment and the times at which they are live.

    Attributes:
        id: names it in placements and messages; unique within a problem.
        size: bytes, at least 1. Not rounded to the alignment: another buffer may use what would be padding.
        alignment: its offset is a multiple of this. Any integer from 1; a power of two in practice.
        ranges: when it is live, in any order. None at all: it conflicts by extra edges only.
        offset: where it must lie, in bytes; None leaves that to the solver.

    Raises:
        InputError: a size or an alignment below 1, an empty range, or a fixed offset that is negative or misaligned.
    """

    id: str
    size: int
    alignment: int = 1
    ranges: tuple[LiveRange, ...] = ()
    offset: int | None = None

    def __post_init__(self) -> None:
        if self.size < 1:
            raise InputError(f"buffer {self.id}: its size is {self.size} bytes, not 1 or more")
        if self.alignment < 1:
            raise InputError(f"buffer {self.id}: its alignment is {self.alignment}, not 1 or more")
        for lower, upper in self.ranges:
            if lower >= upper:
                raise InputError(f"buffer {self.id}: the live range [{lower}, {upper}) is empty")
        if self.offset is not None and (self.offset < 0 or self.offset % self.alignment):
            raise InputError(
                f"buffer {self.id}: its fixed offset {self.offset} is not a multiple of its alignment "
                f"{self.alignment} from 0 up"
            )

    @property
    def lifetime(self) -> int:
        """Units of time in which it is live; ranges that overlap each other count twice."""
        return sum(upper - lower for lower, upper in self.ranges)


@dataclass(frozen=True, slots=True)
class Problem:
    """Buffers to be placed in one arena that starts at offset 0.

    Attributes:
        buffers: in the order that breaks ties.
        capacity: bytes that there are. The solver minimises, whether or not the result fits.
        granule: LDS is allocated in multiples of this many bytes.
        conflicts: pairs that may share no byte, beyond those whose ranges overlap.
        reuse_weights: what it costs if two buffers share a byte, e.g. 1 if a barrier must then be added. Minimised
            after the bytes; pairs that are not named cost nothing.

    Raises:
        InputError: an id that is there twice or is not there, a buffer in conflict with itself, a pair with two
            weights, a negative weight, or a capacity or a granule below 1.
    """

    buffers: tuple[Buffer, ...]
    capacity: int | None = None
    granule: int = 1
    conflicts: tuple[BufferPair, ...] = ()
    reuse_weights: Mapping[BufferPair, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        ids = {buffer.id for buffer in self.buffers}
        if len(ids) != len(self.buffers):
            raise InputError("two buffers have the same id")
        if self.capacity is not None and self.capacity < 1:
            raise InputError(f"the capacity is {self.capacity} bytes, not 1 or more")
        if self.granule < 1:
            raise InputError(f"the granule is {self.granule} bytes, not 1 or more")
        for first, second in (*self.conflicts, *self.reuse_weights):
            if first not in ids or second not in ids:
                raise InputError(f"the pair {first}, {second} names a buffer that is not in the problem")
            if first == second:
                raise InputError(f"buffer {first} is paired with itself")
        for (first, second), weight in self.reuse_weights.items():
            if weight < 0:
                raise InputError(f"the reuse weight of {first}, {second} is negative")
            if (second, first) in self.reuse_weights:
                raise InputError(f"the pair {first}, {second} has two reuse weights")


@dataclass(frozen=True, slots=True)
class Placement:
    """The place of each buffer, and what is known about how good that is.

    Attributes:
        offsets: in bytes, by the buffer's id; every buffer is in it.
        bytes: end of the highest buffer: what the arena needs, not rounded to the granule.
        lower_bound: bytes below which no placement exists; never above `bytes`.
        proven: no placement is better under the goal that was asked for. Follows from a proof only.
        nodes: of the search, of bytes and of reuse; the measure of effort that every machine agrees on.
        method: what found the offsets: "greedy", "exact" or "ortools"; "+reuse" if pairs were then traded.
        reuse: sum of the weights of the pairs that share a byte.
        reuse_proven: no placement as good under the goal has a smaller `reuse`.
    """

    offsets: Mapping[str, int]
    bytes: int
    lower_bound: int
    proven: bool
    nodes: int
    method: str
    reuse: int = 0
    reuse_proven: bool = False


# --- worth of a placement -------------------------------------------------------------------------------------
#
# The worth of a smaller placement: when it is more, and when it is just smaller.
#
# Bytes as such buy nothing on a GPU: LDS is handed out in granules, and what counts is how many workgroups a compute
# unit then holds. A goal turns that into two questions about a size in bytes:
#
# * `next_better`: the largest size that would be strictly better. If no placement is that small, this one is optimal.
# * `as_good`: the largest size that is no worse. What lies between may be spent, on fewer barriers for example.
#
# With 65536 bytes in granules of 512, 22000 bytes leave room for 2 workgroups, and so does anything up to 32768; to
# gain one, 21504 must be reached:
#
#     >>> from ldsopt.packing.problem import Problem
#     >>> problem = Problem((), capacity=65536, granule=512)
#     >>> next_better(problem, Goal.WORKGROUPS, 22000), as_good(problem, Goal.WORKGROUPS, 22000)
#     (21504, 32768)
#     >>> next_better(problem, Goal.GRANULES, 22000), as_good(problem, Goal.GRANULES, 22000)
#     (21504, 22016)


class Goal(Enum):
    """The order of sizes."""

    STEP = "step"  # Fewer bytes; where they let no more waves run, whoever places has to see that they cost nothing.
    BYTES = "bytes"  # Fewer bytes.
    GRANULES = "granules"  # Fewer granules.
    WORKGROUPS = "workgroups"  # More workgroups within the capacity, each rounded to granules.
    FIT = "fit"  # Within the capacity or not.


def next_better(problem: Problem, goal: Goal, size: int) -> int:
    """Bytes of the largest size that is strictly better than `size`; negative or 0 if none is.

    Raises:
        UsageError: the goal speaks of a capacity and the problem has none.
    """
    if size <= 0:
        return -1
    if goal in (Goal.BYTES, Goal.STEP):
        return size - 1
    if goal is Goal.GRANULES:
        return (granules(problem, size) - 1) * problem.granule
    capacity = _capacity(problem, goal)
    if goal is Goal.FIT:
        return capacity if size > capacity else -1
    return capacity // (workgroups(problem, size) + 1) // problem.granule * problem.granule


def as_good(problem: Problem, goal: Goal, size: int) -> int:
    """Bytes of the largest size that is no worse than `size`, and within the capacity if that is.

    Raises:
        UsageError: the goal speaks of a capacity and the problem has none.
    """
    largest = size
    if goal is Goal.GRANULES:
        largest = granules(problem, size) * problem.granule
    elif goal not in (Goal.BYTES, Goal.STEP):
        capacity = _capacity(problem, goal)
        held = workgroups(problem, size)
        if goal is Goal.FIT and size <= capacity:
            largest = capacity
        elif goal is Goal.WORKGROUPS and held:
            largest = capacity // held // problem.granule * problem.granule
    if problem.capacity is not None and size <= problem.capacity:
        largest = min(largest, problem.capacity)
    return largest


def granules(problem: Problem, size: int) -> int:
    """The number of allocation granules that `size` bytes of LDS take."""
    return -(-size // problem.granule)


def workgroups(problem: Problem, size: int) -> int:
    """Workgroups of `size` bytes that the capacity holds at a time, as far as LDS limits them.

    Raises:
        UsageError: the problem has no capacity.
    """
    return _capacity(problem, Goal.WORKGROUPS) // max(
        problem.granule, granules(problem, size) * problem.granule
    )


def _capacity(problem: Problem, goal: Goal) -> int:
    if problem.capacity is None:
        raise UsageError(f"the goal {goal.value!r} needs a problem with a capacity")
    return problem.capacity
