"""Byte-wise liveness of one LDS variable over the segments of a kernel: the bytes whose values are read later.

Two flows over the graph of segments, back edges included:

* backwards, a byte is *wanted* if some path leads to a read of it without a write that covers it;
* forwards, a byte is *written* if some path has come past a write of it.

A byte is live where it is both. A value that is carried round a loop is wanted at the end of the body, because the
loop's first read is reached by the back edge; a partial write covers some bytes and leaves the others wanted. Edges
cover bytes as well, where they leave a part of the kernel in which all work-items together write them
(`ldsopt.analysis.liveness.walks`).

With ``fresh``, a write whose variable was last read, on every path to it, begins anew: all bytes are taken to be dead
in front of it. That is the assumption ``ranges-start-fresh``; it is for programs that rewrite all bytes before they
read them again, where that is not provable.

Both flows treat each byte by itself, so variables that lie one behind the other are like one: `SideBySide` solves them
together. The question whether a range starts fresh is about a whole variable, and is solved for each.

Example::

    store @A (all bytes); s.barrier; load @A; s.barrier; store @A (bytes 0..4); s.barrier; load @A
    ; live throughout: bytes from 4 on still hold the first value. With fresh: two ranges
"""

from __future__ import annotations

import functools
import operator
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from ldsopt.analysis.flow.control_flow import Edge
from ldsopt.analysis.liveness.lds_events import LdsEvent
from ldsopt.dataclass import dataclass
from ldsopt.graph import gathered

_NONE, _READ, _WRITE = 1, 2, 4


@dataclass(frozen=True, slots=True)
class LiveBytes:
    """Sets of bytes at the ends of each segment, as bits.

    Attributes:
        wanted_in, wanted_out: bytes that may be read later, as they are.
        written_in, written_out: bytes that may have been written before.
        live: the live bytes of segments that have any, if they are known already.
        left: the bytes live at the ends of segments that have any, if they are known already.
    """

    wanted_in: Sequence[int]
    wanted_out: Sequence[int]
    written_in: Sequence[int]
    written_out: Sequence[int]
    live: Mapping[int, int] | None = None
    left: Mapping[int, int] | None = None

    def of_segments(self) -> tuple[int, ...]:
        """The bytes that are live at the beginning or the end of each segment."""
        if self.live is not None:
            return _in_each(self.live, len(self.wanted_in))
        sides = (self.wanted_in, self.written_in, self.wanted_out, self.written_out)
        return tuple(a & b | c & d for a, b, c, d in zip(*sides, strict=True))

    def at_ends(self) -> tuple[int, ...]:
        """The bytes that are live at the end of each segment."""
        if self.left is not None:
            return _in_each(self.left, len(self.wanted_out))
        return tuple(a & b for a, b in zip(self.wanted_out, self.written_out, strict=True))

    def segments(self) -> int:
        """The segments at whose beginning or end some byte is live, as a set of bits."""
        if self.live is not None:
            return sum(1 << number for number in self.live)
        return sum(1 << number for number, live in enumerate(self.of_segments()) if live)


def _in_each(some: Mapping[int, int], count: int) -> tuple[int, ...]:
    found = [0] * count
    for number, bytes_ in some.items():
        found[number] = bytes_
    return tuple(found)


class _VariableBytes(Sequence[int]):
    """The bytes of one variable, taken from sets for several that lie one behind the other."""

    def __init__(self, sets: Sequence[int], start: int, size: int) -> None:
        self._sets, self._start, self._full = sets, start, (1 << size) - 1

    def __len__(self) -> int:
        return len(self._sets)

    def __getitem__(self, number: int) -> int:  # type: ignore[override]  # nobody asks for slices
        return self._sets[number] >> self._start & self._full


Events = Mapping[int, Sequence[LdsEvent]]
"""The events of one variable, by segment; in order."""


def find_live_bytes(
    events: Events,
    successors: Sequence[Sequence[int]],
    predecessors: Sequence[Sequence[int]],
    size: int,
    *,
    fresh: bool = False,
    leaving: Mapping[Edge, int] | None = None,
    sources: Events | None = None,
) -> LiveBytes:
    """The flows for a variable of ``size`` bytes.

    Args:
        events: the variable's events.
        successors, predecessors: the graph of segments; the entry is 0.
        size: bytes.
        fresh: assume that ranges start fresh.
        leaving: the bytes that an edge covers, before anything behind it is read.
        sources: the writes of interest; by default those of all events.
    """
    count = len(successors)
    full = (1 << size) - 1
    written_in, written_out = find_written(events if sources is None else sources, successors, predecessors)
    flow = [_transfer(events.get(number, ())) for number in range(count)]
    if fresh:
        last_in = _last(events, successors, predecessors)
        next_out = _next(events, successors, predecessors)
        flow = [
            _transfer_fresh(events.get(number, ()), last_in[number], next_out[number], full)
            for number in range(count)
        ]
    wanted_out = _solve(
        successors,
        predecessors,
        range(count)[::-1],
        lambda number, out: flow[number][0] | out & ~flow[number][1],
        {},
        leaving or {},
    )
    wanted_in = [reads | out & ~covers for (reads, covers), out in zip(flow, wanted_out, strict=True)]
    return LiveBytes(tuple(wanted_in), tuple(wanted_out), tuple(written_in), tuple(written_out))


def union(parts: Sequence[LiveBytes]) -> LiveBytes:
    """The live bytes of several sets of writes together: bytes wanted and written for one of them."""
    into, out = (
        tuple(
            functools.reduce(operator.or_, masks)
            for masks in zip(*([w & b for w, b in zip(*sides, strict=True)] for sides in each), strict=True)
        )
        for each in (
            [(part.wanted_in, part.written_in) for part in parts],
            [(part.wanted_out, part.written_out) for part in parts],
        )
    )
    return LiveBytes(into, out, into, out)


def _transfer(events: Sequence[LdsEvent]) -> tuple[int, int]:
    """The bytes that a segment wants, and the bytes that it covers."""
    wanted, covered = 0, 0
    for event in reversed(events):
        wanted, covered = wanted & ~event.covers | event.exposed, covered | event.covers
    return wanted, covered


def _transfer_fresh(events: Sequence[LdsEvent], last: int, following: int, full: int) -> tuple[int, int]:
    """`_transfer`, with nothing wanted between a last read and the next write.

    Args:
        events: the segment's events.
        last: the kinds that the last access on the paths to it may have.
        following: the kinds that the next access on the paths from it may have.
        full: all bytes.
    """
    lasts = [last, *(_WRITE if event.writes else _READ for event in events)]
    wanted, covered = 0, 0
    for number in range(len(events), -1, -1):
        if number < len(events):
            event = events[number]
            wanted, covered = wanted & ~event.covers | event.exposed, covered | event.covers
            following = _READ if event.reads else _WRITE
        if not lasts[number] & _WRITE and not following & _READ:
            wanted, covered = 0, full
    return wanted, covered


class SideBySide:
    """Variables that lie one behind the other.

    Args:
        events: the events of each variable.
        sizes: the variables' sizes, bytes.
        successors, predecessors: the graph of segments; the entry is 0.
    """

    def __init__(
        self,
        events: Mapping[int, Events],
        sizes: Mapping[int, int],
        successors: Sequence[Sequence[int]],
        predecessors: Sequence[Sequence[int]],
    ) -> None:
        self._graph = successors, predecessors
        self._variables = list(events)
        self._sizes = [sizes[variable] for variable in self._variables]
        *self._starts, self._size = accumulate(self._sizes, initial=0)
        self._events: dict[int, list[LdsEvent]] = {}
        for start, each in zip(self._starts, events.values(), strict=True):
            for number, inside in each.items():
                self._events.setdefault(number, []).extend(_behind(event, start) for event in inside)

    def live(self, leaving: Mapping[int, Mapping[Edge, int]]) -> dict[int, LiveBytes]:
        """The flows of each variable, as `find_live_bytes` gives them; ``leaving`` is by variable."""
        edges: dict[Edge, int] = {}
        for variable, start in zip(self._variables, self._starts, strict=True):
            for edge, covers in leaving.get(variable, {}).items():
                edges[edge] = edges.get(edge, 0) | covers << start
        found = find_live_bytes(self._events, *self._graph, self._size, leaving=edges)
        apart, left = self._apart(found.of_segments()), self._apart(found.at_ends())
        return {
            variable: LiveBytes(
                _VariableBytes(found.wanted_in, start, size),
                _VariableBytes(found.wanted_out, start, size),
                _VariableBytes(found.written_in, start, size),
                _VariableBytes(found.written_out, start, size),
                live,
                at_ends,
            )
            for variable, start, size, live, at_ends in zip(
                self._variables, self._starts, self._sizes, apart, left, strict=True
            )
        }

    def written(self, event_as: Callable[[LdsEvent], LdsEvent | None]) -> dict[int, Sequence[int]]:
        """The bytes of each variable that may have been written before each segment.

        Args:
            event_as: gives the event that stands in for one; ``None`` leaves the event out.
        """
        events = {
            number: [event for each in inside if (event := event_as(each)) is not None]
            for number, inside in self._events.items()
        }
        into, _ = find_written(events, *self._graph)
        parts = zip(self._variables, self._starts, self._sizes, strict=True)
        return {variable: _VariableBytes(into, start, size) for variable, start, size in parts}

    def _apart(self, of_segments: Sequence[int]) -> list[dict[int, int]]:
        """For each variable, its bytes by segment, where it has any."""
        found: list[dict[int, int]] = [{} for _ in self._variables]
        for number, live in enumerate(of_segments):
            while live:
                place = bisect_right(self._starts, (live & -live).bit_length() - 1) - 1
                start, size = self._starts[place], self._sizes[place]
                found[place][number] = live >> start & (1 << size) - 1
                live = live >> start + size << start + size
        return found


def _behind(event: LdsEvent, bytes_: int) -> LdsEvent:
    """An event of a variable, shifted by a number of bytes."""
    return replace(
        event,
        reads=event.reads << bytes_,
        writes=event.writes << bytes_,
        exposed=event.exposed << bytes_,
        covers=event.covers << bytes_,
    )


def find_written(
    events: Events, successors: Sequence[Sequence[int]], predecessors: Sequence[Sequence[int]]
) -> tuple[list[int], list[int]]:
    """The bytes that may have been written before each segment, and behind it."""
    own = [0] * len(successors)
    for number, inside in events.items():
        for event in inside:
            own[number] |= event.writes
    behind = gathered(own, predecessors)
    return [functools.reduce(operator.or_, map(behind.__getitem__, each), 0) for each in predecessors], behind


def _last(
    events: Events, successors: Sequence[Sequence[int]], predecessors: Sequence[Sequence[int]]
) -> list[int]:
    """The kinds of accesses that may be the last on the paths to each segment."""

    def after(number: int, before: int) -> int:
        inside = events.get(number)
        return before if not inside else _WRITE if inside[-1].writes else _READ

    return _solve(predecessors, successors, range(len(successors)), after, {0: _NONE})


def _next(
    events: Events, successors: Sequence[Sequence[int]], predecessors: Sequence[Sequence[int]]
) -> list[int]:
    """The kinds of accesses that may be the next on the paths from each segment."""

    def before(number: int, following: int) -> int:
        inside = events.get(number)
        return following if not inside else _READ if inside[0].reads else _WRITE

    ends = {number: _NONE for number, targets in enumerate(successors) if not targets}
    return _solve(successors, predecessors, range(len(successors))[::-1], before, ends)


def _solve(  # noqa: PLR0917
    sources: Sequence[Sequence[int]],
    targets: Sequence[Sequence[int]],
    order: Sequence[int],
    transfer: Callable[[int, int], int],
    boundary: Mapping[int, int],
    covered: Mapping[Edge, int] | None = None,
) -> list[int]:
    """The least fixpoint of a flow: the set at the beginning of each segment, in the flow's direction.

    Args:
        sources, targets: the graph, in the flow's direction.
        order: its segments, most of them ahead of their targets.
        transfer: from a segment and the set at its beginning to the set at its end; monotone.
        boundary: the sets at segments without a source.
        covered: the bytes that do not pass an edge, given from a segment to one of its sources.
    """
    count = len(sources)
    found = [boundary.get(number, 0) for number in range(count)]
    result = [transfer(number, found[number]) for number in range(count)]
    waiting = [True] * count
    while any(waiting):
        for number in order:
            if not waiting[number]:
                continue
            waiting[number] = False
            for source in sources[number]:
                known = result[source]
                found[number] |= known & ~covered.get((number, source), 0) if covered else known
            new = transfer(number, found[number])
            if new != result[number]:
                result[number] = new
                for target in targets[number]:
                    waiting[target] = True
    return found
