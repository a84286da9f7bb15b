"""The worth of a smaller placement: when it is more, and when it is just smaller.

Bytes as such buy nothing on a GPU: LDS is handed out in granules, and what counts is how many workgroups a compute
unit then holds. A goal turns that into two questions about a size in bytes:

* `next_better`: the largest size that would be strictly better. If no placement is that small, this one is optimal.
* `as_good`: the largest size that is no worse. What lies between may be spent, on fewer barriers for example.

With 65536 bytes in granules of 512, 22000 bytes leave room for 2 workgroups, and so does anything up to 32768; to
gain one, 21504 must be reached:

    >>> from ldsopt.packing.problem import Problem
    >>> problem = Problem((), capacity=65536, granule=512)
    >>> next_better(problem, Goal.WORKGROUPS, 22000), as_good(problem, Goal.WORKGROUPS, 22000)
    (21504, 32768)
    >>> next_better(problem, Goal.GRANULES, 22000), as_good(problem, Goal.GRANULES, 22000)
    (21504, 22016)
"""

from __future__ import annotations

from enum import Enum

from ldsopt.errors import UsageError
from ldsopt.packing.problem import Problem


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
