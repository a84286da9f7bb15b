"""Counterexamples to earlier questions, tried on the next one before the solver is asked.

Kernels ask thousands of questions that differ in a constant: two waves write each of a hundred variables alike. A
counterexample to one of them often is one to the next. To try it is to compute: all terms of the question get numbers,
and each assertion of `ldsopt.analysis.races.races.RaceSearch` is evaluated.

Rule. A counterexample is taken over only if it fulfils every assertion of the new question, as the solver's own answer
would. A question that the solver would prove has no counterexample, so it is never answered here. A leaf without a
known number, another lane's value, and a division by 0 leave the question to the solver. The address of a variable
alone may be chosen anew: 0, the beginning of LDS, which is a multiple of every alignment.

An execution is to show the counterexample, so one with large arguments or iterations is not taken over either: the
solver looks for small ones of each question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.addresses.work_items import ADDRESS_MASK
from ldsopt.analysis.integers.operations import number_operation
from ldsopt.analysis.races.facts import LeafFacts
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.solver import (
    EXECUTABLE,
    LDS_END,
    Counterexample,
    RaceQuery,
    is_of_launch,
)
from ldsopt.analysis.races.terms import Leaf, Term, leaf_name, name_of_size
from ldsopt.graph import Visits, needed_first
from ldsopt.ir.details import LoadedSize

_KEPT = 8
"""The number of counterexamples that are tried: those that were used last."""


class AskedSide(NamedTuple):
    """One work-item's part of a question.

    Attributes:
        address, size: the bytes that it accesses.
        bounded, most: a term, and its largest number.
        condition: the condition under which it makes the access.
    """

    address: Term
    size: int
    bounded: Term
    most: int
    condition: Term


class OverlapQuestion(NamedTuple):
    """The question if two work-items of different waves touch a common byte by two accesses.

    Attributes:
        sides: the two accesses.
        together: conditions on leaves that both sides share.
        placed: variables that lie beside each other, each with its address, size and alignment.
    """

    sides: tuple[AskedSide, AskedSide]
    together: Sequence[Term]
    placed: Mapping[object, tuple[Term, int, int]]

    def query(
        self,
        shape: RaceWorkgroup,
        facts: LeafFacts,
        *,
        is_bounded: bool = True,
    ) -> RaceQuery:
        """The question for the solver, arguments as of `KnownCounterexamples`; ``is_bounded`` asserts the bounds."""
        query = RaceQuery(shape, facts)
        first, second = self.sides
        for who, side in enumerate(self.sides if is_bounded else (), 1):
            query.require_range(side.bounded, who, side.most)
        query.require_overlap(
            (first.address, first.size), (second.address, second.size), (first.condition, second.condition)
        )
        query.require(first.condition, 1)
        query.require(second.condition, 2)
        for condition in self.together:
            query.require(condition, None, is_used=False)
        query.require_variables(self.placed)
        return query


class KnownCounterexamples:
    """The counterexamples to questions about one kernel.

    Args:
        facts: the facts of the kernel's leaves.
    """

    def __init__(self, shape: RaceWorkgroup, facts: LeafFacts) -> None:
        self._shape = shape
        self._known, self._powers, self._counts, self._strides = facts
        self._kept: list[_Tried] = []

    def add(self, example: Counterexample) -> None:
        """Keeps the solver's answer to one question for those that follow."""
        leaves = [item for each in (example.leaves, *example.own) for item in each.items()]
        if all(value <= EXECUTABLE for key, value in leaves if is_of_launch(key)):
            self._kept = [_Tried(example, self._shape.wave), *self._kept[: _KEPT - 1]]

    def of(self, question: OverlapQuestion) -> Counterexample | None:
        """A kept counterexample that answers a question, too; ``None`` if there is none."""
        first, second = (
            self._leaves([side.address, side.condition, *question.together]) for side in question.sides
        )
        for number, tried in enumerate(self._kept):
            if self._fulfils(tried, question, (first, second)):
                self._kept.insert(0, self._kept.pop(number))
                return tried.told((first, second))
        return None

    def _leaves(self, roots: Sequence[Term]) -> set[Term]:
        """The leaves of terms, and the leaves that facts about these name."""
        visits = Visits(leaf for root in roots for leaf in root.leaves)
        for leaf in visits:
            visits.add(each for term, _ in self._known.get(leaf, ()) for each in term.leaves)
            if (stride := self._strides.get(leaf)) is not None:
                visits.add((stride.size, *stride.start.leaves))
        return visits.seen

    def _fulfils(self, tried: _Tried, question: OverlapQuestion, leaves: Sequence[Collection[Term]]) -> bool:
        """True if a counterexample fulfils all assertions of a question."""
        first, second = question.sides
        a, b = tried.number(first.address, 0), tried.number(second.address, 1)
        if a is None or b is None:
            return False
        if (b - a) & ADDRESS_MASK >= first.size and (a - b) & ADDRESS_MASK >= second.size:
            return False
        for who, side in enumerate(question.sides):
            bounded = tried.number(side.bounded, who)
            if bounded is None or bounded > side.most or tried.number(side.condition, who) != 1:
                return False
        if any(tried.number(condition, 0) != 1 for condition in question.together):
            return False
        may_be = all(self._may_be(leaf, tried, who) for who, each in enumerate(leaves) for leaf in each)
        return may_be and self._may_differ(tried, leaves) and _are_beside(question.placed, tried)

    def _may_differ(self, tried: _Tried, leaves: Sequence[Collection[Term]]) -> bool:
        """True if the values that two work-items take from one counter differ by as much as its facts allow."""
        firsts, seconds = ([leaf for leaf in each if leaf in self._counts] for each in leaves)
        for one, other in product(firsts, seconds):
            count, its = self._counts[one], self._counts[other]
            a, b = tried.number(one, 0), tried.number(other, 1)
            at, there = tried.number(count.address, 0), tried.number(its.address, 1)
            if count.key != its.key or None in (a, b, at, there) or at != there:
                continue
            apart = min(((a or 0) - (b or 0)) % (1 << one.width), ((b or 0) - (a or 0)) % (1 << one.width))
            if not count.least <= apart <= count.most:
                return False
        return True

    def _may_be(self, leaf: Term, tried: _Tried, who: int) -> bool:
        """True if the facts of a leaf allow its number."""
        value = tried.number(leaf, who)
        if value is None or (leaf in self._powers and value & (value - 1)):
            return False
        if leaf.group_size and not self._may_be_size(leaf.group_size, value, tried.example):
            return False
        if (stride := self._strides.get(leaf)) is not None:
            size, start = tried.number(stride.size, who), tried.number(stride.start, who)
            if not size or start is None or value < start or (value - start) % (size * stride.step):
                return False
        for term, numbers in self._known.get(leaf, ()):
            found = tried.number(term, who)
            if found is None or not numbers.contains(found):
                return False
        return True

    def _may_be_size(self, size: LoadedSize, value: int, example: Counterexample) -> bool:
        """True if a number may be a size of the workgroup, as far as ids and sizes along axes bound it."""
        least, others = 1, 1
        for axis in range(3):
            along = example.leaves.get(name_of_size(LoadedSize((axis,), size.is_own)), 0)
            needed = max(1 + one[axis] for one in example.ids)
            if axis in size.axes:
                least *= max(along, needed)
            else:
                others *= needed
        return least <= value and value * others <= self._shape.flat


def _are_beside(placed: Mapping[object, tuple[Term, int, int]], tried: _Tried) -> bool:
    """True if variables lie in LDS beside each other, dynamic ones behind all others."""
    found: list[tuple[object, int, int]] = []
    for key, (address, size, alignment) in placed.items():
        at = tried.number(address, 0)
        if at is None or at > LDS_END - size or at % max(1, alignment):
            return False
        found.append((key, at, at + size))
    for key, start, end in found:
        for other, its_start, its_end in found:
            if other == key:
                continue
            if end > its_start and (other == -1 or (key != -1 and its_end > start)):
                return False
    return True


class _Tried:
    """One counterexample, and the numbers that terms have in it.

    Args:
        wave: the number of lanes of a wave.
    """

    def __init__(self, example: Counterexample, wave: int) -> None:
        self.example = example
        self._leaves = dict(example.leaves)  # and addresses of variables that no question named before
        self._wave = wave
        x, y, _ = example.sizes
        self._flat = [one[0] + x * (one[1] + y * one[2]) for one in example.ids]
        self._numbers: tuple[dict[Term, int | None], dict[Term, int | None]] = {}, {}
        self._operations: dict[tuple[str, int], Callable[[int, int], int | None]] = {}

    def number(self, term: Term, who: int) -> int | None:
        """The number that a term is for one of the two work-items; ``None`` where it is not known."""
        numbers = self._numbers[who]
        for one in needed_first(term, lambda each: each.args, numbers):
            numbers[one] = self._of(one, [numbers[argument] for argument in one.args], who)
        return numbers[term]

    def _of(self, term: Term, given: Sequence[int | None], who: int) -> int | None:
        op, mask = term.op, (1 << term.width) - 1
        if term.value is not None:
            return term.value
        if op == "id":
            return self._id(term.data, who)
        if isinstance(term.data, Leaf):
            return self._leaf(term.data, who)
        args = [one for one in given if one is not None]
        if op == "lane_of" or len(args) < len(given):
            return None
        if op == "sum":
            constant, parts = term.parts
            return (constant + sum(c * one for (_, c), one in zip(parts, args, strict=True))) & mask
        if op == "ite":
            return args[1] if args[0] else args[2]
        if op in ("zext", "trunc"):
            return args[0] & mask
        if op == "sext":
            sign = 1 << (term.args[0].width - 1)
            return ((args[0] ^ sign) - sign) & mask
        found = self._operation(op, term.args[0].width)(args[0], args[1])
        return None if found is None else found & mask

    def _operation(self, op: str, width: int) -> Callable[[int, int], int | None]:
        key = op, width
        if key not in self._operations:
            self._operations[key] = number_operation(op, width)
        return self._operations[key]

    def _id(self, axis: object, who: int) -> int:
        if axis == "lane":
            return self._flat[who] % self._wave
        if axis == "wave":
            return self._flat[who] // self._wave
        return self.example.ids[who][axis] if isinstance(axis, int) else self._flat[who]

    def _leaf(self, leaf: Leaf, who: int) -> int | None:
        name = leaf_name(leaf.key)
        if not leaf.is_shared:
            return self.example.own[who].get(name)
        if isinstance(name, tuple) and name[0] == "base":
            self._leaves.setdefault(name, 0)
        return self._leaves.get(name)

    def told(self, leaves: Sequence[Collection[Term]]) -> Counterexample:
        """The counterexample, restricted to the leaves of a question."""
        shared: dict[object, int] = {}
        own: tuple[dict[object, int], dict[object, int]] = ({}, {})
        for who, each in enumerate(leaves):
            for leaf in each:
                value = self.number(leaf, who)
                if isinstance(leaf.data, Leaf) and value is not None:
                    (shared if leaf.is_shared else own[who])[leaf_name(leaf.data.key)] = value
        return Counterexample(self.example.ids, self.example.sizes, shared, own)
