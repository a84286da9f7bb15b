"""Waits that stay because something is outstanding that ought to be complete, on some way.

The state of `ldsopt.isa.counters` is a join over all ways: of an operation it knows the least k, and so whether some
way leaves it outstanding. Where something needs the operation and it may be outstanding already, that is a finding,
or a fault of the order; and of the ways on which a wait does complete it nothing more is known. That way may be one
that no wave goes, and the others be right. So each wait that stands between such an operation and what needs it keeps
its limit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


def frozen_waits(function: AsmFunction, arch: Arch, unmet: Iterable[Unmet]) -> Mapping[WaitName, Unmet]:
    """The waits between these operations and what needs them, by line and counter, each with one of them."""
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
    behind = {number: reachable(flow, flow[number]) for number in {n for n, _ in places.values()}}

    def leads(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return other[0] in behind.get(one[0], ()) or (one[0] == other[0] and one[1] <= other[1])

    found: dict[WaitName, Unmet] = {}
    for number, block in enumerate(function.blocks):
        behind.setdefault(number, reachable(flow, flow[number]))
        for position, instruction in enumerate(block.instructions):
            if not is_wait(instruction.mnemonic):
                continue
            try:
                counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
            except ValueError:
                continue
            place = number, position
            for counter, _ in counters:
                for each in missing:
                    start = places.get(each.started, (0, 0))
                    end = None if each.used is None else places.get(each.used)
                    if each.counter == counter and leads(start, place) and (end is None or leads(place, end)):
                        found.setdefault((instruction.line, counter), each)
    return found
