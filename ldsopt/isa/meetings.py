"""Different barrier instructions at which the waves of a workgroup may meet.

A wave's n-th barrier meets every other wave's n-th, whichever instructions they are. So two barriers may meet if some
n leads from the entry to the one on some way, and to the other on some way: the pairs are those that are reached by
two walks over the function that take a barrier at a time, in step. Behind a barrier, other waves' accesses may run into
what a wave had outstanding at any barrier that meets it, not only at this one.

A split barrier is met at its wait; one that is signalled and not waited for, at the end of the function. Barriers that
do not take all waves of the workgroup have other members, and are taken to meet all.

Invariant: the state between barriers is that of one wave alone, so one solution of it serves for what each barrier adds
to the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ldsopt.isa.counters import INSTANCES, Key, Outstanding
from ldsopt.isa.program import Flow, Foreign, Program, Step

_RELEASES = (Flow.BARRIER, Flow.BARRIER_WAIT, Flow.NAMED_BARRIER_WAIT)
_NAMED = (Flow.NAMED_SIGNAL, Flow.NAMED_BARRIER_WAIT)
_CodePoint = tuple[int, int]
"""Block, and position of the barrier in it; of a function's end, the block's length."""
_ENTRY: _CodePoint = (-1, -1)


@dataclass(frozen=True, slots=True)
class _Barriers:
    """The barriers of a function: what a wave has outstanding at each, and which ones may be its next."""

    outstanding: Mapping[_CodePoint, frozenset[Key]]
    following: Mapping[_CodePoint, frozenset[_CodePoint]]
    has_names: bool


def add_meetings(program: Program, states: Sequence[Outstanding | None]) -> None:
    """Adds a step behind each barrier: what other waves may have outstanding at those that it may meet.

    Args:
        program: to add to.
        states: its solution so far.
    """
    found = _barriers(program, states)
    meeting = _meeting(found)
    for (block, position), others in meeting.items():
        keys = frozenset().union(*(found.outstanding.get(other, frozenset()) for other in others))
        program.steps[block] = [
            (at, (*steps, Foreign(keys)) if at == position and keys else steps)
            for at, steps in program.steps[block]
        ]


def _barriers(program: Program, states: Sequence[Outstanding | None]) -> _Barriers:
    blocks = program.function.blocks
    outstanding: dict[_CodePoint, frozenset[Key]] = {}
    own: list[list[_CodePoint]] = []
    has_names = False
    for number, state in enumerate(states):
        places: list[_CodePoint] = []
        for position, steps in program.steps[number] if state is not None else ():
            if steps[0] in _RELEASES:
                places.append((number, position))
            assert state is not None
            for step in steps:
                has_names |= step in _NAMED
                if step in _RELEASES:
                    outstanding[number, position] = _arrived(state)
                state.apply(step)
        if state is not None and not blocks[number].successors and state.is_arriving:
            places.append((number, len(blocks[number].instructions)))
            outstanding[places[-1]] = _arrived(state)
        own.append(places)
    following = {_ENTRY: _next(program, own, [0] if blocks else [])}
    for number, places in enumerate(own):
        for place, behind in pairwise(places):
            following[place] = frozenset([behind])
        if places:
            following[places[-1]] = _next(program, own, list(blocks[number].successors))
    return _Barriers(outstanding, following, has_names)


def _arrived(state: Outstanding) -> frozenset[Key]:
    """What a wave has outstanding when it arrives at a barrier, each key counted as any earlier execution."""
    keys = frozenset(state.touching_lds()) if state.signalled is None else state.signalled
    return frozenset(
        key - key % INSTANCES + INSTANCES - 1 for key in keys | state.named if state.is_real(key)
    )


def _next(program: Program, own: Sequence[Sequence[_CodePoint]], work: list[int]) -> frozenset[_CodePoint]:
    """The first barriers on all paths from the beginning of these blocks."""
    found: set[_CodePoint] = set()
    seen: set[int] = set()
    while work:
        number = work.pop()
        if number in seen:
            continue
        seen.add(number)
        if own[number]:
            found.add(own[number][0])
        else:
            work += program.function.blocks[number].successors
    return frozenset(found)


def _meeting(found: _Barriers) -> dict[_CodePoint, set[_CodePoint]]:
    """For each barrier, the others that it may meet."""
    if found.has_names:
        return {place: set(found.outstanding) - {place} for place in found.outstanding}
    meeting: dict[_CodePoint, set[_CodePoint]] = {}
    seen = {(_ENTRY, _ENTRY)}
    work = list(seen)
    while work:
        first, second = work.pop()
        for one in found.following[first]:
            for other in found.following[second]:
                if (one, other) not in seen:
                    seen.add((one, other))
                    work.append((one, other))
                    if one != other:
                        meeting.setdefault(one, set()).add(other)
    return meeting


def unsure(steps: Sequence[Sequence[tuple[int, tuple[Step, ...]]]]) -> bool:
    """Whether some barrier may meet another, or not take all waves: what crosses it is not sure to meet any access."""
    return any(
        isinstance(step, Foreign) or step in _NAMED for block in steps for _, found in block for step in found
    )
