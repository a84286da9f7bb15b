"""Bit-vector terms of values as one work-item computes them, with sums of multiples in a normal form.

A term is written for "some work-item": an `id` or an `own` leaf stands for two different values in two work-items, a
`shared` leaf for one value. `lane_of` is the value that another lane of the work-item's wave has. Integers wrap, as in
LLVM, and no flag (``nuw``, ``inbounds``) is relied on. Equal terms are one object.

Sums are kept as ``constant + sum(coefficient * term)`` modulo ``2**width``: two indices that differ by a uniform value
differ by it in that form, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ldsopt.analysis.integers.operations import number_operation
from ldsopt.graph import walk
from ldsopt.ir.details import LoadedSize

_COMMUTE: Final = frozenset({"mul", "and", "or", "xor", "eq"})
SIZE_BITS: Final = 16
_OF_LANE: Final = frozenset({"and", "lshr", "or", "xor", "udiv", "urem"})
_BITWISE: Final = frozenset({"and", "or", "xor"})


class Term:
    """A node, made by the methods of `TermTable`.

    Attributes:
        op: the operation; ``const``, ``leaf``, ``id`` (of the work-item, by axis) or ``sum`` among them.
        width: in bits.
        args: operands.
        data: of a constant its value, of a leaf its name, of a sum the constant and the coefficients.
        is_shared: it has the same value in both work-items.
        is_of_id: it depends on the work-item's id and on constants alone.
        has_own_leaf: it has a leaf that may have different values in the two work-items.
        group_size: the size of the workgroup for which it stands (`TermTable.group_size`); ``None`` of any other.
        number: its place in the order of making.
    """

    __slots__ = (
        "_leaves", "args", "data", "group_size", "has_own_leaf", "is_of_id", "is_shared", "number", "op", "width",
    )  # fmt: skip

    def __init__(self, op: str, width: int, args: tuple[Term, ...], data: object, number: int) -> None:
        self.op, self.width, self.args, self.data, self.number = op, width, args, data, number
        self.group_size: LoadedSize | None = None
        if op == "leaf":
            self.is_shared, self.is_of_id = isinstance(data, Leaf) and data.is_shared, False
            self.has_own_leaf = not self.is_shared
        else:
            self.is_shared = op not in ("id", "lane_of") and all(a.is_shared for a in args)
            self.is_of_id = all(a.is_of_id for a in args)
            self.has_own_leaf = any(a.has_own_leaf for a in args)
        self._leaves: frozenset[Term] | None = None

    @property
    def value(self) -> int | None:
        """The value of a constant."""
        return self.data if self.op == "const" and isinstance(self.data, int) else None

    @property
    def parts(self) -> tuple[int, tuple[tuple[Term, int], ...]]:
        """The term as a constant and multiples of terms."""
        if self.op == "const":
            assert isinstance(self.data, int)
            return self.data, ()
        if self.op == "sum":
            assert isinstance(self.data, tuple)
            constant, *coefficients = self.data
            return constant, tuple(zip(self.args, coefficients, strict=True))
        return 0, ((self, 1),)

    def within(self) -> set[Term]:
        """The term and all of its operands, direct and indirect."""
        return set(walk([self], lambda term: term.args))

    @property
    def leaves(self) -> frozenset[Term]:
        if self._leaves is None:
            found: set[Term] = set()
            seen: set[Term] = set()
            work = [self]
            while work:
                one = work.pop()
                if one._leaves is not None:  # a block's condition is most of its successor's
                    found |= one._leaves
                elif one not in seen:
                    seen.add(one)
                    work += one.args
                    if one.op == "leaf":
                        found.add(one)
            self._leaves = frozenset(found)
        return self._leaves


class Leaf:
    """The name of a value that is not taken apart.

    Attributes:
        key: identifies the value.
        is_shared: both work-items have the same value.
    """

    __slots__ = ("is_shared", "key")

    def __init__(self, key: object, is_shared: bool) -> None:
        self.key, self.is_shared = key, is_shared

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Leaf) and (self.key, self.is_shared) == (other.key, other.is_shared)

    def __hash__(self) -> int:
        return hash((self.key, self.is_shared))


def leaf_name(key: object) -> object:
    """The name of a leaf in queries: the iterations of a loop are one number, whichever ``phi`` counts them.

    The same holds for the iterations in which a ``phi`` grows, as far as one condition decides about them.
    """
    counted = {"iteration": 3, "grown": 4}.get(key[0]) if isinstance(key, tuple) else None
    return key[:counted] if isinstance(key, tuple) else key


def name_of_size(size: LoadedSize) -> object:
    """The name of the leaf that is a size of the workgroup."""
    return "group size", *size


class TermTable:
    """Makes terms, simplified, each once."""

    def __init__(self) -> None:
        self._made: dict[object, Term] = {}
        self._zeros: dict[Term, int] = {}
        self.true, self.false = self.const(1, 1), self.const(1, 0)

    def _make(self, op: str, width: int, args: tuple[Term, ...] = (), data: object = None) -> Term:
        key = (op, width, args, data)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = Term(op, width, args, data, len(self._made))
        return found

    # --- leaves ---------------------------------------------------------------------------------------------

    def const(self, width: int, value: int) -> Term:
        return self._make("const", width, (), value & ((1 << width) - 1))

    def leaf(self, width: int, key: object, *, is_shared: bool) -> Term:
        """A value of which only this is known: if both work-items have the same."""
        return self._make("leaf", width, (), Leaf(key, is_shared))

    def id(self, axis: int | str) -> Term:
        """The work-item's id along x, y or z; or ``lane`` or ``wave``, the number of its lane or wave."""
        return self._make("id", 32, (), axis)

    def group_size(self, size: LoadedSize) -> Term:
        """A size of the workgroup."""
        leaf = self.leaf(SIZE_BITS, name_of_size(size), is_shared=True)
        leaf.group_size = size
        return leaf

    def lane_of(self, term: Term, key: object) -> Term:
        """The value that some lane of the same wave has; ``key`` names the lane."""
        if term.op == "const" or term.is_shared:
            return term
        constant, parts = term.parts
        if any(one.is_shared for one, _ in parts):  # terms that are equal in all lanes stay outside
            own = self.total(term.width, constant, (part for part in parts if not part[0].is_shared))
            shared = self.total(term.width, 0, (part for part in parts if part[0].is_shared))
            return self.add(shared, self.lane_of(own, key))
        return self._make("lane_of", term.width, (term,), key)

    # --- sums -----------------------------------------------------------------------------------------------

    def total(self, width: int, constant: int, parts: Iterable[tuple[Term, int]]) -> Term:
        """A sum of multiples of terms of one width."""
        mask = (1 << width) - 1
        merged: dict[Term, int] = {}
        for term, factor in parts:
            more, inner = term.parts
            constant += factor * more
            for one, coefficient in inner:
                merged[one] = (merged.get(one, 0) + factor * coefficient) & mask
        kept = sorted(((t, c) for t, c in merged.items() if c), key=lambda pair: pair[0].number)
        if not kept:
            return self.const(width, constant)
        if len(kept) == 1 and kept[0][1] == 1 and not constant & mask:
            return kept[0][0]
        data = (constant & mask, *(c for _, c in kept))
        return self._make("sum", width, tuple(t for t, _ in kept), data)

    def add(self, a: Term, b: Term) -> Term:
        return self.total(a.width, 0, ((a, 1), (b, 1)))

    def sub(self, a: Term, b: Term) -> Term:
        return self.total(a.width, 0, ((a, 1), (b, -1)))

    # --- other operations -----------------------------------------------------------------------------------

    def binary(self, op: str, a: Term, b: Term) -> Term:
        """LLVM's operation on two integers of one width; ``eq``, ``ult`` and ``slt`` give one bit."""
        x, y = a.value, b.value
        if op == "add":
            return self.add(a, b)
        if op == "sub":
            return self.sub(a, b)
        if op == "mul" and (x is not None or y is not None):
            other, factor = (b, x) if x is not None else (a, y)
            assert factor is not None
            return self.total(a.width, 0, ((other, factor),))
        if op == "shl" and y is not None:
            return self.total(a.width, 0, ((a, 1 << y),)) if y < a.width else self.const(a.width, 0)
        if op in _COMMUTE and x is not None:
            a, b, x, y = b, a, y, x
        if op in ("lshr", "and") and (found := self._simpler(op, a, b)) is not None:
            return found
        if op in ("or", "xor") and 0 in (x, y):
            return b if x == 0 else a
        if (
            op in _OF_LANE and a.op == "lane_of" and y is not None
        ):  # any lane may compute it from that lane's value
            return self.lane_of(self.binary(op, a.args[0], b), a.data)
        if op == "eq" and a is b:
            return self.true
        if op in ("ult", "slt") and a is b:
            return self.false
        width = 1 if op in ("eq", "ult", "slt") else a.width
        if x is not None and y is not None:
            value = number_operation(op, a.width)(x, y)
            if value is not None:
                return self.const(width, value)
        if op in _COMMUTE and a.number > b.number:
            a, b = b, a
        return self._make(op, width, (a, b))

    def _simpler(self, op: str, a: Term, b: Term) -> Term | None:
        x, y = a.value, b.value
        mask = (1 << a.width) - 1
        if op == "lshr":
            return a if y == 0 else None
        if 0 in (x, y):
            return self.const(a.width, 0)
        if x == mask or a is b:
            return b
        if y == mask or (y is not None and (~y & mask) >> self._low_zeros(a) == 0):
            return a
        return None

    def _low_zeros(self, term: Term) -> int:
        """A lower bound of the number of trailing zero bits."""
        found = self._zeros.get(term)
        if found is None:
            found = self._zeros[term] = self._count_low_zeros(term)
        return found

    def _count_low_zeros(self, term: Term) -> int:
        if term.op in ("const", "sum"):
            constant, parts = term.parts
            zeros = [self._low_zeros(one) + _trailing(factor, term.width) for one, factor in parts]
            return min([*zeros, _trailing(constant, term.width)])
        if term.op in ("and", "or", "xor"):
            return (max if term.op == "and" else min)(map(self._low_zeros, term.args))
        if term.op == "ite":
            return min(map(self._low_zeros, term.args[1:]))
        return self._low_zeros(term.args[0]) if term.op in ("lane_of", "zext", "sext", "trunc") else 0

    def both(self, a: Term, b: Term) -> Term:
        return self.binary("and", a, b)

    def either(self, a: Term, b: Term) -> Term:
        if self.true in (a, b):
            return self.true
        return a if a is b else self.binary("or", a, b)

    def negated(self, a: Term) -> Term:
        """The negation of one bit."""
        if a.op == "xor" and a.args[0] is self.true:
            return a.args[1]
        if a.op == "xor" and a.args[1] is self.true:
            return a.args[0]
        return self.binary("xor", a, self.true)

    def conjuncts(self, condition: Term) -> Iterator[Term]:
        """The conditions whose conjunction a bit is."""
        if condition.op == "and":
            for one in condition.args:
                yield from self.conjuncts(one)
        elif condition.op == "xor" and (other := self.negated(condition)).op == "or":
            for one in other.args:
                yield from self.conjuncts(self.negated(one))
        else:
            yield condition

    def choose(self, condition: Term, a: Term, b: Term) -> Term:
        if a is b or condition.value == 1:
            return a
        if condition.value == 0:
            return b
        if a.width == 1 and a.value == 1 and b.value == 0:
            return condition
        return self._make("ite", a.width, (condition, a, b))

    def chosen(self, term: Term, held: frozenset[Term]) -> Term:
        """A term with its choices made by conditions that hold, also within sums and bitwise operations."""
        if term.op == "ite":
            condition, a, b = term.args
            if held.issuperset(self.conjuncts(condition)):
                return self.chosen(a, held)
            return self.chosen(b, held) if self.negated(condition) in held else term
        if term.op == "sum":
            constant, parts = term.parts
            return self.total(
                term.width, constant, ((self.chosen(one, held), factor) for one, factor in parts)
            )
        if term.op in _BITWISE:
            return self.binary(term.op, *(self.chosen(one, held) for one in term.args))
        return term

    def resized(self, term: Term, width: int, *, signed: bool = False) -> Term:
        """A term truncated to its low bits, or extended."""
        if width == term.width:
            return term
        if term.value is not None:
            value = term.value
            if signed and value >> (term.width - 1):
                value -= 1 << term.width
            return self.const(width, value)
        if width > term.width:
            if term.op == "zext":  # a value extended by zeros is not negative
                return self.resized(term.args[0], width)
            return self._make("sext" if signed else "zext", width, (term,))
        if term.op in ("zext", "sext"):
            return self.resized(term.args[0], width, signed=term.op == "sext")
        if term.op == "sum":
            constant, parts = term.parts
            return self.total(width, constant, ((self.resized(t, width), c) for t, c in parts))
        if term.op in _BITWISE or term.op == "mul":
            return self.binary(term.op, self.resized(term.args[0], width), self.resized(term.args[1], width))
        if term.op == "ite":
            condition, a, b = term.args
            return self.choose(condition, self.resized(a, width), self.resized(b, width))
        return self._make("trunc", width, (term,))


def _trailing(number: int, width: int) -> int:
    """The number of trailing zero bits of a number."""
    return (number & -number).bit_length() - 1 if number else width


class TermArithmetic:
    """Terms of one width as a domain of `ldsopt.analysis.integers.operations`."""

    def __init__(self, terms: TermTable, width: int) -> None:
        self._terms, self.width = terms, width
        self.binary, self.choose = terms.binary, terms.choose

    def constant(self, number: int) -> Term:
        return self._terms.const(self.width, number)

    def known(self, value: Term) -> int | None:
        return value.value
