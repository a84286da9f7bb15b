"""Questions about two work-items of different waves, asked of an SMT solver over bit-vectors.

``bitwuzla`` (the extra ``races``) is used where it is installed. A query has the two work-items' ids, the workgroup's
size where it is not known, ranges of the leaves, and assertions on terms of either side. *unsat* is a proof for every
launch; *sat* names ids and leaves, which may be impossible, since leaves are over-approximated.

Equal queries are asked once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from math import gcd
from typing import TYPE_CHECKING, NamedTuple, cast

from ldsopt.analysis.integers import Integers
from ldsopt.analysis.races.facts import Count, LeafFacts, SizeStride
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.terms import SIZE_BITS, Leaf, Term, TermTable, leaf_name
from ldsopt.dataclass import dataclass
from ldsopt.graph import needed_first
from ldsopt.ir.details import LoadedSize

if TYPE_CHECKING:  # an extra
    import bitwuzla

_BITS = 32
EXECUTABLE = 32
"""The largest argument or iteration of a counterexample that can be executed."""
LARGEST_GIVEN = (1 << 28) - 1
"""The largest argument that a launch is given: 2**28 elements of 16 bytes fill an address space of 32 bits."""
_BYTE = 8
STEPS_A_SECOND = 10_000
"""Of the solver, about."""
KERNELS = 25
"""The most kernels of a module that share the solver's budget; libraries have hundreds in one."""
FEW_STEPS = 500
"""For a query that is asked for the first time."""
LDS_END = 1 << 20
"""No address of LDS is so large."""
QUERY_STEPS = 10_000
_DEEP = 100
"""Terms that are made one within the other, before those further in are made one after the other."""
_MULTIPLIES = frozenset({"mul", "udiv", "urem", "sdiv", "srem"})
"""Operations that are many sums, of two unknowns."""
_SUMS_A_STEP = 20
"""Of these sums, so many make a step as long again as one of a query without. A query with 11 products of 32 bits took
1.4 ms a step, ones by Triton's code with 35 took 2 ms, where others take 0.1 ms."""
_STEPS_TO_ASK = 50
"""The least price of making a query, in steps; that of a large one is one for each of its terms."""
_LONGEST = 5.0
"""Seconds of processor time for a query, of which a step may be long. No query that is known takes as many."""


class SolverAnswer(Enum):
    """The answer to a query."""

    NO = "unsat"
    YES = "sat"
    UNKNOWN = "the limit of the solver for a query"
    NOT_ASKED = "no solver is installed (pip install 'ldsopt[races]')"


def is_of_launch(name: object) -> bool:
    """True of a leaf that a launch can be given: an argument, or the number of a loop's iterations."""
    return isinstance(name, tuple) and name[0] in ("argument", "iteration", "grown")


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Two work-items, and values of the leaves, that satisfy a query.

    Attributes:
        ids: the ids of each work-item along x, y and z.
        sizes: the workgroup's sizes along x, y and z.
        leaves: the values of shared leaves, by key.
        own: for each work-item, the values of its own leaves, by key.
    """

    ids: tuple[tuple[int, int, int], tuple[int, int, int]]
    sizes: tuple[int, int, int]
    leaves: Mapping[object, int]
    own: tuple[Mapping[object, int], Mapping[object, int]] = ({}, {})


class SolverEffort:
    """The solver's budget in steps, which count calls of its callback, so that the machine's load changes nothing.

    Args:
        steps: the number of steps for up to `KERNELS` kernels; more kernels have more, in proportion.
        kernels: the number of kernels. Half of the steps are shared equally, and kept for each kernel until its turn.
            The other half is for whichever kernel needs it first.

    Attributes:
        left: the steps left for the kernel under way.
        most: the most steps for one query.
    """

    def __init__(self, steps: int, kernels: int = 1) -> None:
        steps = steps * max(kernels, KERNELS) // KERNELS
        self.left, self.most = steps, FEW_STEPS
        self._own, self._kept = steps // (2 * kernels) if kernels > 1 else 0, 0

    def begin(self, later: int) -> None:
        """Begins the next kernel, with few steps a query; it may use the steps that earlier kernels left over.

        Args:
            later: the number of kernels behind it.
        >>> effort, left = SolverEffort(1000, 5), []
        >>> for taken, later in ((2000, 4), (10, 3), (0, 2), (300, 0)):
        ...     effort.begin(later)
        ...     left.append(effort.left)
        ...     effort.left = max(effort.left - taken, 0)
        >>> left
        [600, 100, 190, 390]
        """
        kept = self._own * later
        self.left, self._kept, self.most = self.left + self._kept - kept, kept, FEW_STEPS

    def for_query(self, terms: int, products: int = 0, calls_a_step: int = 1) -> Callable[[], bool]:
        """The solver's callback for the next query: true if the solver has to stop.

        A query costs its terms, too, and each step of one that multiplies unknowns as many steps as it takes the time
        of, so that ``--race-seconds`` bounds the time of large ones.

        Args:
            terms: the number of its terms.
            products: the size of its products of two unknowns, in sums of 32 bits.
            calls_a_step: the number of the solver's calls that are one step.

        >>> effort, left = SolverEffort(10_000), []
        >>> for terms, products in ((3, 0), (50, 0), (2800, 0), (50, 400)):
        ...     _ = effort.for_query(terms, products)()
        ...     left.append(effort.left)
        >>> left
        [9949, 9898, 7097, 7026]
        """
        # What the solver makes of terms before its first step, and what each step takes, grow with them.
        self.left = max(0, self.left - max(_STEPS_TO_ASK, terms))
        price = 1 + products // _SUMS_A_STEP
        most, calls, steps = min(self.most, self.left // price), 0, 0

        def stops() -> bool:
            nonlocal calls, steps
            calls += 1
            if calls % calls_a_step == 0:
                steps += 1
                self.left = max(0, self.left - price)
            return steps >= most

        return stops


class RowTerm(NamedTuple):
    """The beginning of a row of work-items: the row's number times the rows' size.

    Attributes:
        number: the row's number.
        size: the rows' size, in 32 bits.
        area: the product of the sizes along the axes of its work-items and rows.
    """

    number: Term
    size: Term
    area: LoadedSize


def row_term(term: Term) -> RowTerm | None:
    """A term ``y * X``, or ``(y + z * Y) * X``, taken apart; ``None`` of any other.

    Any axes may stand for x, y and z; both sizes are of one kind.
    """
    sizes = [one for one in term.args if one.op == "zext" and one.args[0].group_size is not None]
    if term.op != "mul" or term.width != _BITS or len(sizes) != 1:
        return None
    size, loaded = sizes[0], sizes[0].args[0].group_size
    number = next(one for one in term.args if one is not size)
    constant, parts = number.parts
    ids = [one.data for one, factor in parts if one.op == "id" and factor == 1 and isinstance(one.data, int)]
    others = [(one, factor) for one, factor in parts if one.op != "id"]
    if loaded is None or len(loaded.axes) != 1 or constant or len(ids) != 1 or len(parts) != 1 + len(others):
        return None
    axes = {*loaded.axes, *ids}
    if others:
        inner = row_term(others[0][0])
        if inner is None or [factor for _, factor in others] != [1] or inner.area.is_own is not loaded.is_own:
            return None
        if inner.size.args[0].group_size != LoadedSize((ids[0],), loaded.is_own):
            return None
        axes |= {*inner.area.axes}
    # Each axis is counted along once.
    is_plain = len(axes) == 2 + len(others)
    return RowTerm(number, size, LoadedSize(tuple(sorted(axes)), loaded.is_own)) if is_plain else None


class _RowStart(NamedTuple):
    """The beginning of a row for one work-item: the term, the work-item, its value, and the row's number."""

    term: Term
    row: RowTerm
    who: object
    value: bitwuzla.Term
    number: bitwuzla.Term


class _Digit(NamedTuple):
    """A digit of an index in some number system: ``index / unit % base``; the uppermost digit has no base."""

    of: Term
    unit: int
    base: int | None

    @property
    def most(self) -> int:
        most = ((1 << self.of.width) - 1) // self.unit
        return most if self.base is None else min(most, self.base - 1)


def _digit(term: Term) -> _Digit | None:
    """A term as a digit of an index; ``None`` of any other term."""
    given, base = term, None
    if term.op in ("and", "urem"):
        numbers = [one.value for one in term.args]
        number = numbers[1] if term.op == "urem" or numbers[0] is None else numbers[0]
        base = number + 1 if number is not None and term.op == "and" else number
        if not base or (term.op == "and" and base & (base - 1)):
            return None
        given = term.args[0] if number == numbers[1] else term.args[1]
    if given.op in ("lshr", "udiv") and (by := given.args[1].value) is not None:
        unit = 1 << by if given.op == "lshr" else by
        return _Digit(given.args[0], unit, base) if unit else None
    return None if base is None else _Digit(given, 1, base)


class _Digits(NamedTuple):
    """An index, and the factor of each of its digits in a number.

    Attributes:
        of: the index, of ``width`` bits.
        factors: the factors, by the digit's unit.
        taken: the parts of the index that are left out of the number.
        has_constant: the index's constant is left out, too.
    """

    of: Term
    width: int
    factors: tuple[tuple[int, int], ...]
    taken: frozenset[Term]
    has_constant: bool


class _Multiples(NamedTuple):
    """A constant, and factors by term."""

    constant: int
    of: dict[Term, int]


@cache
def _calls_a_step() -> int:
    """The number of the solver's calls of its callback that are one step.

    Bitwuzla calls it about twelve times as often from 0.10 on: 86,638 times where 0.9.1 calls 6,387 times, in 1.6 of
    the time (the longest query of tests/races/shapes.gfx942.ll).
    """
    import bitwuzla

    major, minor = (int(part) for part in bitwuzla.version().split(".")[:2])
    return 1 if (major, minor) < (0, 10) else 10


def is_installed() -> bool:
    """True if a solver is installed."""
    try:
        import bitwuzla  # noqa: F401
    except ImportError:
        return False
    return True


_Conditions = tuple["bitwuzla.Term", ...]
"""Conditions that all hold."""


def _held(condition: Term, *, holds: bool = True) -> Iterator[Term]:
    """The conjuncts of a condition, or of its negation: terms of one bit, each of which code has computed."""
    if condition.op == ("and" if holds else "or"):
        for one in condition.args:
            yield from _held(one, holds=holds)
    elif condition.op == "xor" and 1 in (values := [one.value for one in condition.args]):
        yield from _held(condition.args[1 - values.index(1)], holds=not holds)
    else:
        yield condition


class RaceQuery:
    """One query: a set of assertions, then asked.

    Args:
        facts: the facts of leaves.
    """

    def __init__(self, shape: RaceWorkgroup, facts: LeafFacts) -> None:
        import bitwuzla

        self._kinds = bitwuzla.Kind
        self._tm = bitwuzla.TermManager()
        self._sorts: dict[int, bitwuzla.Sort] = {}
        self._shape = shape
        self._known, self._powers, self._counts, self._strides = facts
        self._terms = TermTable()
        self._strode: list[tuple[SizeStride, object, bitwuzla.Term, bitwuzla.Term]] = []
        self._row_starts: list[_RowStart] = []
        self._group_sizes: list[tuple[LoadedSize, bitwuzla.Term]] = []
        self._counted: dict[object, list[tuple[object, bitwuzla.Term, bitwuzla.Term]]] = {}
        self._asserted: list[bitwuzla.Term] = []
        self._made: dict[tuple[Term, object], bitwuzla.Term] = {}
        self._products = 0
        self._defined: dict[tuple[Term, object], _Conditions] = {}
        self._depth = 0
        self._symbols: dict[object, bitwuzla.Term] = {}
        self._items: dict[object, bitwuzla.Term] = {}
        self._axes: dict[object, tuple[bitwuzla.Term, ...]] = {}
        self._sizes: tuple[bitwuzla.Term, ...] = ()
        first, second = (self._waves(who) for who in (1, 2))
        self._assert(self._kinds.DISTINCT, first, second)

    # --- work-items -----------------------------------------------------------------------------------------

    def _workgroup(self) -> tuple[bitwuzla.Term, ...]:
        if self._shape.sizes is not None:
            return tuple(self._constant(_BITS, size) for size in self._shape.sizes)
        sizes = tuple(self._size(axis, most) for axis, most in enumerate(self._shape.most))
        x, y, z = sizes
        plane = self._term(self._kinds.BV_MUL, x, y)
        self._assert(self._kinds.BV_ULE, plane, self._constant(_BITS, self._shape.flat))
        volume = self._term(self._kinds.BV_MUL, plane, z)
        self._assert(self._kinds.BV_ULE, volume, self._constant(_BITS, self._shape.flat))
        return sizes

    def _size(self, axis: int, most: int) -> bitwuzla.Term:
        """The symbol for the workgroup's size along an axis, at most ``most``."""
        if most == 1:
            return self._constant(_BITS, 1)
        size = self._small_symbol(most, ("size", axis))
        self._assert(self._kinds.BV_UGE, size, self._constant(_BITS, 1))
        self._assert(self._kinds.BV_ULE, size, self._constant(_BITS, most))
        return size

    def _item(self, who: object) -> bitwuzla.Term:
        if who not in self._items:
            flat = self._items[who] = self._small_symbol(self._shape.flat - 1, ("item", who))
            self._assert(self._kinds.BV_ULT, flat, self._constant(_BITS, self._shape.flat))
            if self._sizes:
                self._lay(who)
        return self._items[who]

    def _along(self, axis: int, who: object) -> bitwuzla.Term:
        """The id of a work-item along an axis.

        No ids along axes are made until one is asked for: the products in a linear id take a solver longest. Any linear
        id is that of some work-item. Once one axis is asked for, each work-item has ids along all three.
        """
        if not self._sizes:
            self._sizes = self._workgroup()
            for other in tuple(self._items):
                self._lay(other)
        self._item(who)
        return self._axes[who][axis]

    def _lay(self, who: object) -> None:
        kinds = self._kinds
        x, y, z = (
            self._small_symbol(most - 1, ("id", axis, who)) for axis, most in enumerate(self._shape.most)
        )
        for one, size in zip((x, y, z), self._sizes, strict=True):
            self._assert(kinds.BV_ULT, one, size)
        rows = self._term(kinds.BV_ADD, y, self._term(kinds.BV_MUL, self._sizes[1], z))
        flat = self._term(kinds.BV_ADD, x, self._term(kinds.BV_MUL, self._sizes[0], rows))
        self._assert(kinds.EQUAL, self._items[who], flat)
        self._axes[who] = x, y, z
        for loaded, size in self._group_sizes:
            if len(loaded.axes) == 1:
                self._assert(kinds.BV_ULT, self._axes[who][loaded.axes[0]], size)

    def _size_of_group(self, loaded: LoadedSize, symbol: bitwuzla.Term) -> None:
        """Asserts that ids, and rows, lie below a size of the workgroup that the kernel loads."""
        kinds, axes = self._kinds, loaded.axes
        size = self._tm.mk_term(kinds.BV_ZERO_EXTEND, [symbol], [_BITS - symbol.sort().bv_size()])
        for who in (1, 2):
            self._along(axes[0], who)
        if not self._group_sizes:
            # Both are in different waves. The products of the linear ids imply it, but the solver finds that late.
            pairs = zip(self._axes[1], self._axes[2], strict=True)
            self._assert(kinds.OR, *(self._term(kinds.DISTINCT, *pair) for pair in pairs))
        self._group_sizes.append((loaded, size))
        if len(axes) > 1:
            self._assert(kinds.BV_ULE, size, self._constant(_BITS, self._shape.flat))
        for one in self._axes.values() if len(axes) == 1 else ():
            self._assert(kinds.BV_ULT, one[axes[0]], size)
        for row in self._row_starts:
            self._within_area(row, loaded, size)

    def _within_area(self, start: _RowStart, loaded: LoadedSize, area: bitwuzla.Term) -> None:
        """Asserts that a row lies within the product of the sizes along its axes."""
        if start.row.area == loaded:
            end = self._term(self._kinds.BV_ADD, start.value, self.of(start.row.size, start.who))
            self._assert(self._kinds.BV_ULE, end, area)

    def _waves(self, who: object) -> bitwuzla.Term:
        lanes = self._constant(_BITS, self._shape.wave.bit_length() - 1)
        return self._term(self._kinds.BV_SHR, self._item(who), lanes)

    def _id(self, axis: object, who: object) -> bitwuzla.Term:
        if axis == "lane":
            return self._term(
                self._kinds.BV_AND, self._item(who), self._constant(_BITS, self._shape.wave - 1)
            )
        if axis == "wave":
            return self._waves(who)
        return self._along(axis, who) if isinstance(axis, int) else self._item(who)

    # --- terms ----------------------------------------------------------------------------------------------

    def _sort(self, width: int) -> bitwuzla.Sort:
        if width not in self._sorts:
            self._sorts[width] = self._tm.mk_bv_sort(width)
        return self._sorts[width]

    def _constant(self, width: int, value: int) -> bitwuzla.Term:
        return self._tm.mk_bv_value(self._sort(width), value & ((1 << width) - 1))

    def _symbol(self, width: int, key: object) -> bitwuzla.Term:
        if key not in self._symbols:
            self._symbols[key] = self._tm.mk_const(self._sort(width))
        return self._symbols[key]

    def _small_symbol(self, most: int, key: object) -> bitwuzla.Term:
        """A symbol with as few bits as ``most`` needs, extended to `_BITS`: products of few bits are quick."""
        width = max(1, most.bit_length())
        symbol = self._symbol(width, key)
        return self._tm.mk_term(self._kinds.BV_ZERO_EXTEND, [symbol], [_BITS - width])

    def _term(self, kind: bitwuzla.Kind, *args: bitwuzla.Term) -> bitwuzla.Term:
        return self._tm.mk_term(kind, list(args))

    def _assert(self, kind: bitwuzla.Kind, *args: bitwuzla.Term) -> None:
        self._asserted.append(self._term(kind, *args))

    def of(self, term: Term, who: object) -> bitwuzla.Term:
        """The solver's term for ``term`` as the work-item ``who`` computes it."""
        side = None if term.is_shared else who
        found = self._made.get((term, side))
        if found is None:
            self._depth += 1
            if self._depth % _DEEP == 0:
                self._make_parts(term, side)
            found = self._made[term, side] = self._of(term, side)
            self._depth -= 1
        return found

    def _count(self, count: Count, value: bitwuzla.Term, who: object) -> None:
        """Asserts the distance of a counter's value from the other work-item's values of the same address."""
        kinds, width = self._kinds, value.sort().bv_size()
        address = self.of(count.address, who)
        earlier = self._counted.setdefault(count.key, [])
        for another, its_value, its_address in earlier:
            if another == who:
                continue
            ahead = self._term(kinds.BV_SUB, value, its_value)
            near = self._constant(width, count.least - 1)
            differ = self._term(
                kinds.BV_UGE,
                self._term(kinds.BV_ADD, ahead, near),
                self._constant(width, 2 * count.least - 1),
            )
            if 2 * count.most < 1 << width:
                most = self._constant(width, count.most)
                within = self._term(
                    kinds.BV_ULE,
                    self._term(kinds.BV_ADD, ahead, most),
                    self._constant(width, 2 * count.most),
                )
                differ = self._term(kinds.AND, differ, within)
            self._assert(kinds.OR, self._term(kinds.DISTINCT, address, its_address), differ)
        earlier.append((who, value, address))

    def _stride(self, stride: SizeStride, value: bitwuzla.Term, who: object) -> None:
        """Asserts how far a value that grows by the workgroup's size is from its start, and from other such values.

        Its growth is 0 or at least one step, and so is the difference of its growth and another value's. So where two
        values are equal, their starts are equal, or at least a step apart. No more is asserted: products of two unknown
        numbers take a solver long.
        """
        kinds, start = self._kinds, self.of(stride.start, who)
        self._assert(kinds.BV_ULE, start, value)
        self._assert_apart(value, start, stride, stride.step)
        for its, another, its_value, its_start in self._strode:
            if its.size is stride.size and another != who and its.start.width == stride.start.width:
                step = gcd(stride.step, its.step)
                # With one bit more no sum of two wraps.
                one, other = (
                    self._term(
                        kinds.BV_ADD, *(self._tm.mk_term(kinds.BV_ZERO_EXTEND, [n], [1]) for n in pair)
                    )
                    for pair in ((value, its_start), (its_value, start))
                )
                self._assert_apart(one, other, stride, step)
                self._assert_apart(
                    start, its_start, stride, step, self._term(kinds.DISTINCT, value, its_value)
                )
        self._strode.append((stride, who, value, start))

    def _rows(self, term: Term, who: object) -> bitwuzla.Term | None:
        """The beginning of a row of work-items, as a symbol; ``None`` of any other term.

        It is a multiple of the row's size, and differs for different rows. The row ends within the workgroup.
        """
        row = row_term(term)
        if row is None:
            return None
        number = self.of(row.number, who)
        value = self._made[term, who] = self._small_symbol(self._shape.flat - 1, (("rows", term), who))
        made = _RowStart(term, row, who, value, number)
        for other in self._row_starts:
            if other.term is term and other.who != who:
                differ = self._term(self._kinds.DISTINCT, value, other.value)
                self._assert(self._kinds.OR, differ, self._term(self._kinds.EQUAL, number, other.number))
        self._row_starts.append(made)
        for loaded, area in self._group_sizes:
            self._within_area(made, loaded, area)
        self._stride(SizeStride(row.size.args[0], 1, self._terms.const(_BITS, 0)), value, who)
        return value

    def _assert_apart(
        self, one: bitwuzla.Term, other: bitwuzla.Term, by: SizeStride, step: int, *unless: bitwuzla.Term
    ) -> None:
        """Asserts that two numbers are equal, or differ by at least ``step`` times the workgroup's size."""
        kinds, width = self._kinds, one.sort().bv_size()
        size = self.of(by.size, None)
        wide = width + 1  # no number and step together wrap: steps are below 2**28
        given = [
            self._tm.mk_term(kinds.BV_ZERO_EXTEND, [n], [wide - n.sort().bv_size()])
            for n in (one, other, size)
        ]
        pace = self._term(kinds.BV_MUL, given[2], self._constant(wide, step))
        ahead, behind = (
            self._term(kinds.BV_UGE, more, self._term(kinds.BV_ADD, less, pace))
            for more, less in (given[:2], given[1::-1])
        )
        self._assert(kinds.OR, *unless, self._term(kinds.EQUAL, one, other), ahead, behind)

    def _sizes_behind(self, index: Term) -> tuple[SizeStride, int] | None:
        """Of an index ``stride + n * size``: the stride and ``n``; ``None`` of any other, or if it may wrap."""
        constant, parts = index.parts
        leaf = next((term for term, factor in parts if term in self._strides and factor == 1), None)
        if leaf is None:
            return None
        stride, others = self._strides[leaf], {term: factor for term, factor in parts if term is not leaf}
        if (size := stride.size.value) is not None:
            sizes, constant = divmod(constant, size)  # a known size stands in the constant
        else:
            widened = [one for one in others if one.op == "zext" and one.args[0] is stride.size]
            sizes = sum(map(others.pop, widened))
        if constant or others:
            return None
        ranges = (numbers for term, numbers in self._known.get(leaf, ()) if term is leaf)
        most = min((numbers.unsigned_max for numbers in ranges), default=1 << index.width)
        return (stride, sizes) if most + (sizes << stride.size.width) < 1 << index.width else None

    def _make_parts(self, term: Term, who: object) -> None:
        """Makes the solver's terms for operands, inner ones first: a chain of selects is as long as the kernel."""
        work = [term]
        while work:
            one = work[-1]
            left = [
                argument
                for argument in one.args
                if argument.op != "lane_of"
                if (argument, None if argument.is_shared else who) not in self._made
            ]
            if left and one.op not in ("lane_of", "urem"):  # these two ask for their operands themselves
                work.append(left[0])
            else:
                work.pop()
                if work:
                    self.of(one, who)

    def _of(self, term: Term, who: object) -> bitwuzla.Term:
        kinds, op = self._kinds, term.op
        if term.value is not None:
            return self._constant(term.width, term.value)
        if op == "id":
            return self._id(term.data, who)
        if op == "leaf":
            assert isinstance(term.data, Leaf)
            symbol = self._symbol(term.width, (leaf_name(term.data.key), who))
            self._made[term, who] = symbol  # a stride may be of itself
            if term in self._powers:
                less = self._term(kinds.BV_SUB, symbol, self._constant(term.width, 1))
                self._assert(
                    kinds.EQUAL, self._term(kinds.BV_AND, symbol, less), self._constant(term.width, 0)
                )
            if (count := self._counts.get(term)) is not None and who in (1, 2):
                self._count(count, symbol, who)
            if (stride := self._strides.get(term)) is not None:
                self._stride(stride, symbol, who)
            if term.group_size is not None:
                for _, numbers in self._known.get(term, ()):
                    self._asserted += self._bounds(symbol, numbers)
                self._size_of_group(term.group_size, symbol)
            return symbol
        if op == "lane_of":
            lane = (who, term.data)
            self._assert(kinds.EQUAL, self._waves(lane), self._waves(who))
            return self.of(term.args[0], lane)
        if op == "urem" and (found := self._remainder(term, who)) is not None:
            return found
        if op == "mul" and (found := self._rows(term, who)) is not None:
            return found
        args = [self.of(argument, who) for argument in term.args]
        if op == "sum":
            constant, parts = term.parts
            total = self._constant(term.width, constant)
            for (_, coefficient), one in zip(parts, args, strict=True):
                factor = self._constant(term.width, coefficient)
                total = self._term(kinds.BV_ADD, total, self._term(kinds.BV_MUL, one, factor))
            stride, sizes = self._sizes_behind(term) or (None, 0)
            if stride is not None and sizes:  # it has grown from the same start
                own, start = stride._replace(step=gcd(stride.step, sizes)), self.of(stride.start, who)
                # Of poison no range is known: it may wrap, and nothing is to be said of it then.
                wraps = self._term(kinds.BV_ULT, total, start)
                self._stride(own, self._term(kinds.ITE, wraps, start, total), who)
            return total
        if op in ("zext", "sext"):
            kind = kinds.BV_ZERO_EXTEND if op == "zext" else kinds.BV_SIGN_EXTEND
            return self._tm.mk_term(kind, args, [term.width - term.args[0].width])
        if op == "trunc":
            return self._tm.mk_term(kinds.BV_EXTRACT, args, [term.width - 1, 0])
        if op == "ite":
            return self._term(kinds.ITE, self._holds(args[0]), args[1], args[2])
        if op in ("eq", "ult", "slt"):
            kind = {"eq": kinds.EQUAL, "ult": kinds.BV_ULT, "slt": kinds.BV_SLT}[op]
            return self._term(kinds.ITE, self._term(kind, *args), self._constant(1, 1), self._constant(1, 0))
        by_name = {
            "and": kinds.BV_AND, "or": kinds.BV_OR, "xor": kinds.BV_XOR, "mul": kinds.BV_MUL, "shl": kinds.BV_SHL,
            "lshr": kinds.BV_SHR, "ashr": kinds.BV_ASHR, "udiv": kinds.BV_UDIV, "urem": kinds.BV_UREM,
            "sdiv": kinds.BV_SDIV, "srem": kinds.BV_SREM,
        }  # fmt: skip
        if op in _MULTIPLIES and not any(argument.value is not None for argument in term.args):
            # As bits it is a sum of as many rows as it has digits.
            self._products += term.width * max(1, term.width // _BITS)
        return self._term(by_name[op], *args)

    def _remainder(self, term: Term, who: object) -> bitwuzla.Term | None:
        """``urem(x + d, m)`` by ``urem(x, m)``, so that slots of a ring are compared without dividing.

        If ``x + d`` does not wrap for any ``x`` of its range, it is ``r + d % m``, less ``m`` if that is not below
        ``m``, where ``r`` is the remainder of ``x``. ``None`` where no range of such an ``x`` is known.
        """
        given, modulus = term.args[0], term.args[1].value
        if not modulus or modulus & (modulus - 1) == 0 or 2 * modulus >> term.width:
            return None
        constant, parts = given.parts
        for leaf in given.within():
            for start, numbers in self._known.get(leaf, ()) if leaf.op == "leaf" else ():
                added = (constant - start.parts[0]) & numbers.mask
                if start.parts[1] == parts and (numbers.unsigned_max + added) >> term.width == 0:
                    rest, kinds = self._rest_of(start, modulus, who), self._kinds
                    limit = self._constant(term.width, modulus)
                    total = self._term(kinds.BV_ADD, rest, self._constant(term.width, added % modulus))
                    less = self._term(kinds.BV_SUB, total, limit)
                    return self._term(kinds.ITE, self._term(kinds.BV_ULT, total, limit), total, less)
        return None

    def _rest_of(self, start: Term, modulus: int, who: object) -> bitwuzla.Term:
        """The remainder of a term, as a symbol."""
        kinds, width = self._kinds, start.width
        key = (("rest", start, modulus), who)
        is_new = key not in self._symbols
        rest = self._symbol(width, key)
        if is_new:
            limit = self._constant(width, modulus)
            self._assert(kinds.EQUAL, rest, self._term(kinds.BV_UREM, self.of(start, who), limit))
            self._assert(kinds.BV_ULT, rest, limit)
        return rest

    def _holds(self, bit: bitwuzla.Term) -> bitwuzla.Term:
        return self._term(self._kinds.EQUAL, bit, self._constant(1, 1))

    def _bounds(self, value: bitwuzla.Term, numbers: Integers) -> Iterator[bitwuzla.Term]:
        """The conditions under which a number is in a range."""
        kinds, width = self._kinds, numbers.width
        if numbers.extent < numbers.mask:
            moved = self._term(kinds.BV_SUB, value, self._constant(width, numbers.lower))
            yield self._term(kinds.BV_ULE, moved, self._constant(width, numbers.extent))
            if numbers.stride > 1 and numbers.stride & (numbers.stride - 1) == 0:
                low = self._term(kinds.BV_AND, moved, self._constant(width, numbers.stride - 1))
                yield self._term(kinds.EQUAL, low, self._constant(width, 0))
        if fixed := numbers.zeros | numbers.ones:
            bits = self._term(kinds.BV_AND, value, self._constant(width, fixed))
            yield self._term(kinds.EQUAL, bits, self._constant(width, numbers.ones))

    # --- poison ---------------------------------------------------------------------------------------------

    def _require_defined(self, term: Term, who: object) -> None:
        """Asserts that a term which is used is not poison, so that its leaves are in their ranges.

        A range may follow from ``nuw``, and holds while the value is not poison. So nothing is asserted of a leaf that
        only the other arm of a choice, or a branch that is not reached, needs: in a later iteration it may be poison.
        """
        if any(leaf in known for leaf in term.leaves for known in (self._known, self._strides, self._counts)):
            self._asserted += self._defined_if(term, who)

    def _defined_if(self, root: Term, who: object) -> _Conditions:
        """The conditions under which a term is not poison."""
        found, start = self._defined, (root, None if root.is_shared else who)
        for key in needed_first(start, lambda one: self._needed(*one), found):
            found[key] = self._all_defined(*key, [found[one] for one in self._needed(*key)])
        return found[start]

    def _needed(self, term: Term, who: object) -> list[tuple[Term, object]]:
        """The terms, each for one work-item, that decide whether a term is poison."""
        lane = (who, term.data) if term.op == "lane_of" else who
        needed = [*term.args]
        if term.op == "leaf":
            for other, _ in self._known.get(term, ()):
                needed += [one for one in other.args if term not in one.leaves]
            if (stride := self._strides.get(term)) is not None:
                needed.append(stride.start)
            if (count := self._counts.get(term)) is not None:
                needed.append(count.address)
        return [(one, None if one.is_shared else lane) for one in needed]

    def _all_defined(self, term: Term, who: object, needed: Sequence[_Conditions]) -> _Conditions:
        """The conditions under which a term is not poison, from the conditions of the terms that it needs."""
        kinds = self._kinds
        if term.op == "leaf":
            ranges = self._known.get(term, ())
            own = [one for other, numbers in ranges for one in self._bounds(self.of(other, who), numbers)]
            return tuple(dict.fromkeys([*own, *(one for each in needed for one in each)]))
        if term.op == "ite" and (needed[1] or needed[2]):
            chosen = self._holds(self.of(term.args[0], who))
            arms = (self._conjunction(each) for each in needed[1:])
            return (*needed[0], self._term(kinds.ITE, chosen, *arms))
        if term.op in ("and", "or") and term.width == 1 and any(needed):
            # Where one operand decides, the other is not evaluated: it is the condition of a branch not reached.
            one, other = (self._conjunction(each) for each in needed)
            decides = [
                self._term(kinds.AND, is_defined, bit if term.op == "or" else self._term(kinds.NOT, bit))
                for is_defined, each in zip((one, other), term.args, strict=True)
                for bit in [self._holds(self.of(each, who))]
            ]
            return (self._term(kinds.OR, self._term(kinds.AND, one, other), *decides),)
        return tuple(dict.fromkeys(one for each in needed for one in each))

    def _conjunction(self, conditions: _Conditions) -> bitwuzla.Term:
        if len(conditions) == 1:
            return conditions[0]
        return self._term(self._kinds.AND, *conditions) if conditions else self._tm.mk_true()

    # --- assertions -----------------------------------------------------------------------------------------

    def require(self, condition: Term, who: object, *, is_used: bool = True) -> None:
        """Asserts one bit of a work-item; unless it is used, it may be computed from poison."""
        self._asserted.append(self._holds(self.of(condition, who)))
        for one in _held(condition) if is_used else ():
            self._require_defined(one, who)

    def require_range(self, term: Term, who: object, most: int) -> None:
        """Asserts that a term is at most ``most``, unsigned."""
        self._require_defined(term, who)
        self._assert(self._kinds.BV_ULE, self.of(term, who), self._constant(term.width, most))

    def require_variables(self, placed: Mapping[object, tuple[Term, int, int]]) -> None:
        """Asserts that variables, each with its address, size and alignment, lie in LDS without overlap.

        The key -1 stands for dynamic variables, which lie behind all others.
        """
        kinds = self._kinds
        for key, (address, size, alignment) in placed.items():
            at = self.of(address, None)
            self._assert(kinds.BV_ULE, at, self._constant(_BITS, LDS_END - size))
            if alignment > 1:
                low = self._term(kinds.BV_AND, at, self._constant(_BITS, alignment - 1))
                self._assert(kinds.EQUAL, low, self._constant(_BITS, 0))
            end = self._term(kinds.BV_ADD, at, self._constant(_BITS, size))
            for other, (there, its_size, _) in placed.items():
                if other == key:
                    continue
                beyond = self.of(there, None)
                behind = self._term(kinds.BV_ULE, end, beyond)
                if other == -1:
                    self._asserted.append(behind)
                elif key != -1:
                    its_end = self._term(kinds.BV_ADD, beyond, self._constant(_BITS, its_size))
                    self._assert(kinds.OR, behind, self._term(kinds.BV_ULE, its_end, at))

    def require_overlap(
        self, first: tuple[Term, int], second: tuple[Term, int], conditions: tuple[Term, Term]
    ) -> None:
        """Asserts that bytes ``[address, address + size)`` of the two work-items overlap, given the conditions."""
        kinds, indices = self._kinds, self._indices(first, second, conditions)
        if indices is not None:
            self._require_equal(*indices)
            return
        for who, (address, _) in enumerate((first, second), 1):
            self._require_defined(address, who)
        a, b = self.of(first[0], 1), self.of(second[0], 2)
        ahead, behind = self._term(kinds.BV_SUB, b, a), self._term(kinds.BV_SUB, a, b)
        self._assert(
            kinds.OR,
            self._term(kinds.BV_ULT, ahead, self._constant(_BITS, first[1])),
            self._term(kinds.BV_ULT, behind, self._constant(_BITS, second[1])),
        )

    def _require_equal(self, first: Term, second: Term, bits: int) -> None:
        """Asserts that the low bits of two work-items' numbers are equal."""
        for who, number in enumerate((first, second), 1):
            self._require_defined(number, who)
        kinds, (one, other) = self._kinds, (self.of(first, 1), self.of(second, 2))
        low = [self._tm.mk_term(kinds.BV_EXTRACT, [term], [bits - 1, 0]) for term in (one, other)]
        self._assert(kinds.EQUAL, *low)
        behind, its = self._sizes_behind(first), self._sizes_behind(second)
        if behind is None or its is None or behind[0].size is not its[0].size:
            return
        # Each number is a start plus a multiple of this step.
        step = gcd(behind[0].step, its[0].step, behind[1] - its[1])
        starts = self.of(behind[0].start, 1), self.of(its[0].start, 2)
        self._assert_apart(*starts, behind[0], step, self._term(kinds.DISTINCT, one, other))

    def _indices(
        self, first: tuple[Term, int], second: tuple[Term, int], conditions: tuple[Term, Term]
    ) -> tuple[Term, Term, int] | None:
        """Two numbers and a count of low bits, equal where the bytes of two accesses meet; ``None`` if there are none.

        Rule: the common part of both addresses is left out. If both rests are multiples of a power of two, and neither
        access is larger than that power, they meet where the multiples are equal. The digits of an index are equal
        where the index is.
        """
        leaves = first[0].leaves | second[0].leaves
        is_of_sizes = not self._strides.keys().isdisjoint(leaves) or any(leaf.group_size for leaf in leaves)
        (constant, parts), (its_constant, its_parts) = (
            (address.parts[0], dict(address.parts[1])) for address, _ in (first, second)
        )
        common = {term: f for term, f in parts.items() if term.is_shared and its_parts.get(term) == f}
        for each in (parts, its_parts):
            for term in common:
                del each[term]
        in_common = constant if constant == its_constant else 0
        constants = constant - in_common, its_constant - in_common
        unit = gcd(1 << (_BITS - 1), *constants, *parts.values(), *its_parts.values())
        if max(first[1], second[1]) > unit:
            return None
        bits = _BITS - (unit.bit_length() - 1)
        shared = _Multiples(
            in_common // unit, {term: f // unit for term, f in common.items() if f % unit == 0}
        )
        numbers = [
            _Multiples(one // unit, {term: f // unit for term, f in each.items()})
            for one, each in zip(constants, (parts, its_parts), strict=True)
        ]
        found = [self._digits(*pair, shared, bits) for pair in zip(numbers, conditions, strict=True)]
        if found[0] and found[1] and found[0][1:] == found[1][1:]:
            return found[0].of, found[1].of, found[0].width
        one, other = (self._terms.total(_BITS, number.constant, number.of.items()) for number in numbers)
        return (one, other, bits) if is_of_sizes else None  # others are as quick without

    def _digits(self, number: _Multiples, condition: Term, shared: _Multiples, bits: int) -> _Digits | None:
        """The index whose digits make a number, so that different indices make different numbers; else ``None``.

        As in ``tile[i / 64][i % 64]`` with rows of 65 elements: 65 * (i / 64) + i % 64. The number is written as a sum
        of multiples of ``i``, ``i / 64`` and so on, and that as a sum of digits. Rule: each digit counts for more than
        all lower digits together, and with the largest digits the number does not wrap.

        Args:
            number: the number, of ``bits`` bits.
            condition: a condition that holds for it.
            shared: the part that was left out of this number and another one; it may hold parts of the index.
        """
        digits = {term: digit for term in number.of if (digit := _digit(term)) is not None}
        index = next((digit.of for digit in digits.values()), None)
        if index is None or any(digit.of is not index for digit in digits.values()):
            return None
        mask, times = (1 << bits) - 1, dict[int, int]()
        for term, digit in digits.items():
            factor = number.of[term]
            times[digit.unit] = times.get(digit.unit, 0) + factor
            if digit.base is not None:
                unit = digit.unit * digit.base
                times[unit] = times.get(unit, 0) - factor * digit.base
        # The rest is a multiple of the index itself.
        constant, parts = index.parts
        rest = {term: factor for term, factor in number.of.items() if term not in digits}
        whole = next((rest[term] for term, factor in parts if factor == 1 and term in rest), 0)
        taken = {term: shared.of.get(term) for term, _ in parts if term not in rest} if whole else {}
        if rest | taken != {term: factor * whole & mask for term, factor in parts if whole}:
            return None
        left = (number.constant - whole * constant) & mask
        if left and (left + shared.constant) & mask:
            return None
        times[1] = times.get(1, 0) + whole
        limits = [one for one in self._terms.conjuncts(condition) if one.op == "ult"]
        units, factors, below, total = sorted(times), list[tuple[int, int]](), 0, 0
        for unit, above in zip(units, [*units[1:], 0], strict=True):
            factor = times[unit] + (factors[-1][1] * (unit // factors[-1][0]) if factors else 0) & mask
            if factor <= below or above % unit:
                return None
            most = above // unit - 1 if above else self._most(index) // unit
            at_most = (self._limited(term, limits) for term in digits if digits[term].unit == unit)
            below += factor * most
            total += factor * min([most, self._limited(index, limits) // unit, *at_most])
            factors.append((unit, factor))
        if total >> bits or len(units) < 2:
            return None
        return _Digits(index, index.width, tuple(factors), frozenset(taken), bool(left))

    def _limited(self, term: Term, conditions: Sequence[Term]) -> int:
        """The largest number that a term can be if some comparisons hold.

        An index of ``getelementptr inbounds`` is compared: ``index + n < 2 * n``. If this sum does not wrap, the index
        is below ``n``.
        """
        most, (constant, parts) = self._most(term), term.parts
        for one in conditions:
            compared, limit = one.args[0], one.args[1].value or 0
            its_constant, its_parts = compared.parts
            if compared.width == term.width and frozenset(parts) == frozenset(its_parts):
                added = (its_constant - constant) % (1 << term.width)
                if added < limit and most + added < 1 << term.width:
                    most = min(most, limit - 1 - added)
        return most

    def _most(self, term: Term) -> int:
        """The largest number that a term can be."""
        if (digit := _digit(term)) is not None:
            return digit.most
        constant, parts = term.parts
        for leaf in term.leaves:
            for start, numbers in self._known.get(leaf, ()):
                more, (its, of_start) = dict(parts), start.parts
                is_part = start.width == term.width and all(more.pop(one, None) == f for one, f in of_start)
                if not is_part or any(one.op != "zext" or one.args[0].group_size is None for one in more):
                    continue
                added = (constant - its) % (1 << term.width) + sum(f << SIZE_BITS for f in more.values())
                if numbers.unsigned_max + added < 1 << term.width:
                    return numbers.unsigned_max + added
        return (1 << term.width) - 1

    def _within(self, limit: int, *, is_signed: bool) -> list[bitwuzla.Term]:
        """The conditions that arguments and iterations, or if ``is_signed`` their magnitudes, are at most ``limit``."""
        found = []
        for key, symbol in self._symbols.items():
            bits = symbol.sort().bv_size()
            if isinstance(key, tuple) and is_of_launch(key[0]) and bits >= _BYTE and not limit >> (bits - 1):
                below = self._constant(bits, limit if is_signed else 0)
                most = self._constant(bits, 2 * limit if is_signed else limit)
                found.append(
                    self._term(self._kinds.BV_ULE, self._term(self._kinds.BV_ADD, symbol, below), most)
                )
        return found

    def require_other(self, first: Term, second: Term, mask: int) -> None:
        """Asserts that the two work-items' terms, or their linear ids in a bit of ``mask``, differ."""
        kinds = self._kinds
        ids = [self._term(kinds.BV_AND, self._item(who), self._constant(_BITS, mask)) for who in (1, 2)]
        self._assert(
            kinds.OR,
            self._term(kinds.DISTINCT, self.of(first, 1), self.of(second, 2)),
            self._term(kinds.DISTINCT, *ids),
        )

    def ask(self, effort: SolverEffort) -> tuple[SolverAnswer, Counterexample | None]:
        """The answer, and for `SolverAnswer.YES` a counterexample, with small numbers if there are some."""
        import bitwuzla

        options = bitwuzla.Options()
        options.set(bitwuzla.Option.PRODUCE_MODELS, True)
        options.set(bitwuzla.Option.TIME_LIMIT_PER, int(1000 * _LONGEST))
        solver = bitwuzla.Bitwuzla(self._tm, options)
        stops, is_stopped = effort.for_query(len(self._made), self._products, _calls_a_step()), False

        def ends() -> bool:
            nonlocal is_stopped
            is_stopped = is_stopped or stops()
            return is_stopped

        solver.configure_terminator(ends)
        for formula in self._asserted:
            solver.assert_formula(formula)
        started = time.thread_time()
        result = solver.check_sat()
        # The solver's limit is wall time. On a loaded machine it has not had that much processor time: it goes on.
        while (
            result == bitwuzla.Result.UNKNOWN and not is_stopped and time.thread_time() - started < _LONGEST
        ):
            result = solver.check_sat()
        if result == bitwuzla.Result.UNSAT:
            return SolverAnswer.NO, None
        if result != bitwuzla.Result.SAT:
            return SolverAnswer.UNKNOWN, None
        example = self._example(solver)
        for limit, is_signed in ((EXECUTABLE, False), (LARGEST_GIVEN, True)):
            if solver.check_sat(*self._within(limit, is_signed=is_signed)) == bitwuzla.Result.SAT:
                return SolverAnswer.YES, self._example(solver)
        return SolverAnswer.YES, example

    def _example(self, solver: bitwuzla.Bitwuzla) -> Counterexample:
        """The solver's model, read as a whole, since the solver's next question ends it."""

        def number(term: bitwuzla.Term) -> int:
            return int(solver.get_value(term).value(10))

        x, y, z = map(number, self._sizes) if self._sizes else self._shape.laid
        flats = [number(self._items[who]) for who in (1, 2)]
        first, second = ((flat % x, flat // x % y, flat // (x * y)) for flat in flats)
        leaves = {
            key[0]: number(s)
            for key, s in self._symbols.items()
            if isinstance(key, tuple) and key[-1] is None
        }
        one, other = (
            {
                cast("object", key[0]): number(s)
                for key, s in self._symbols.items()
                if isinstance(key, tuple) and key[-1] == who and isinstance(key[0], tuple)
            }
            for who in (1, 2)
        )
        return Counterexample((first, second), (x, y, z), leaves, (one, other))
