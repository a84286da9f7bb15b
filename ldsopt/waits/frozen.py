"""Waits that stay because something is outstanding that ought to be complete, on some way.

The state of `ldsopt.isa.counters` is a join over all ways: of an operation it knows the least k, and so whether some
way leaves it outstanding. Where something needs the operation and it may be outstanding already, that is a finding,
or a fault of the order; and of the ways on which a wait does complete it nothing more is known. That way may be one
that no wave goes, and the others be right. So each wait that stands between such an operation and what needs it keeps
its limit.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.graph import reachable
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.waits import is_wait
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters

WaitName = tuple[int, str]
"""A counter of a wait: the line of the instruction, and the counter's name."""


class Unmet(NamedTuple):
    """An operation that may be outstanding where it has to be complete.

    Attributes:
        started: the line of the instruction that starts it.
        counter: that counts it.
        used: the line of the instruction that needs it complete; ``None`` if that is another wave's.
    """

    started: int
    counter: str
    used: int | None


class _FrozenSpan(NamedTuple):
    """The positions of a block at which a wait stands between an operation and what needs it.

    Attributes:
        first, last: of them.
        number: of the operation.
    """

    first: int
    last: int
    number: int


def frozen_waits(function: AsmFunction, arch: Arch, unmet: Iterable[Unmet]) -> Mapping[WaitName, Unmet]:
    """The waits between these operations and what needs them, by line and counter, each with the first of them."""
    missing = list(dict.fromkeys(unmet))
    if not missing:
        return {}
    places = {
        i.line: (number, position)
        for number, block in enumerate(function.blocks)
        for position, i in enumerate(block.instructions)
        if not is_wait(i.mnemonic)
    }
    flow = [block.successors for block in function.blocks]
    behind = [reachable(flow, successors) for successors in flow]
    by_counter: dict[str, list[int]] = {}
    for number, each in enumerate(missing):
        by_counter.setdefault(each.counter, []).append(number)

    def spans(number: int, length: int, counter: str) -> Iterator[_FrozenSpan]:
        for index in by_counter.get(counter, ()):
            start = places.get(missing[index].started, (0, 0))
            used = missing[index].used
            end = None if used is None else places.get(used)
            first = 0 if number in behind[start[0]] else start[1] if number == start[0] else None
            last = length if end is None or end[0] in behind[number] else end[1] if number == end[0] else None
            if first is not None and last is not None and first <= last:
                yield _FrozenSpan(first, last, index)

    found: dict[WaitName, Unmet] = {}
    for number, block in enumerate(function.blocks):
        at: dict[str, list[tuple[int, int]]] = {}
        for position, instruction in enumerate(block.instructions):
            if not is_wait(instruction.mnemonic):
                continue
            try:
                counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
            except ValueError:
                continue
            for counter, _ in counters:
                at.setdefault(counter, []).append((position, instruction.line))
        for counter, waits in at.items():
            for line, index in _first_of(waits, spans(number, len(block.instructions), counter)):
                found.setdefault((line, counter), missing[index])
    return found


def _first_of(waits: Sequence[tuple[int, int]], spans: Iterable[_FrozenSpan]) -> Iterator[tuple[int, int]]:
    """For each wait, a position and a line, that is in a span: its line, and the least number of such a span."""
    coming = sorted(spans, reverse=True)
    begun: list[tuple[int, int]] = []
    for position, line in waits:
        while coming and coming[-1].first <= position:
            span = coming.pop()
            heapq.heappush(begun, (span.number, span.last))
        while begun and begun[0][1] < position:
            heapq.heappop(begun)  # it is over, for all waits that come
        if begun:
            yield line, begun[0][0]
