"""Ranges of terms of one work-item: an easy question, answered before the solver is asked.

A term's range follows from the ranges of what it is made of (`ldsopt.analysis.integers.operations`)::

    4096 + 4 * lane                        4096 to 4348
    4092 & 4 * (x | 1024 * y)              0 to 1020 in workgroups of 256

Two accesses whose ranges of bytes do not meet touch no common byte, whichever work-items, rounds and arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ldsopt.analysis.integers import (
    Integers,
    add,
    constant,
    full,
    interval,
    join,
    meet,
    mul,
    sext,
    trunc,
    zext,
)
from ldsopt.analysis.integers.operations import BINARY
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.terms import Term

_NO_FLAGS: frozenset[str] = frozenset()


class TermRanges:
    """The ranges of a kernel's terms, each computed once.

    Args:
        shape: of the workgroup.
        known: ranges of leaves.
    """

    def __init__(self, shape: RaceWorkgroup, known: Mapping[Term, Sequence[tuple[Term, Integers]]]) -> None:
        self._shape, self._known = shape, known
        self._found: dict[Term, Integers] = {}

    def of(self, term: Term) -> Integers:
        """The range of a term, in any work-item."""
        found = self._found
        work = [term]
        while work:
            one = work[-1]
            if one in found:
                work.pop()
            elif left := [argument for argument in one.args if argument not in found]:
                work += left
            else:
                found[one] = self._of(one, [found[argument] for argument in one.args])
                work.pop()
        return found[term]

    def _of(self, term: Term, args: Sequence[Integers]) -> Integers:
        op, width = term.op, term.width
        if term.value is not None:
            return constant(width, term.value)
        if op == "id":
            shape = self._shape
            limits = {"lane": shape.wave, "wave": -(-shape.flat // shape.wave)}
            return interval(width, 0, limits.get(str(term.data), shape.flat) - 1)
        if op == "leaf":
            result = full(width)
            for other, numbers in self._known.get(term, ()):
                result = meet(result, numbers) if other is term else result
            return result
        if op == "lane_of":
            return args[0]
        if op == "sum":
            number, parts = term.parts
            result = constant(width, number)
            for (_, coefficient), one in zip(parts, args, strict=True):
                result = add(result, mul(one, constant(width, coefficient)))
            return result
        if op == "ite":
            return join(args[1], args[2])
        if op in ("zext", "sext", "trunc"):
            return {"zext": zext, "sext": sext, "trunc": trunc}[op](args[0], width)
        row = BINARY.get(op)
        return full(width) if row is None else row.ranges(args[0], args[1], _NO_FLAGS)
