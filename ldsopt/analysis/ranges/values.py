"""The abstract value of an SSA value: offsets from LDS bases, plain integers, or anything at all.

A value is a set of alternatives. Under a *base* it holds the offsets that an address formed from that LDS variable may
have, in bytes and modulo 2**32, the size of the address space; under `PLAIN` the values of an integer that holds no
address. ``phi`` and ``select`` join alternatives. A value that may be an address with an unknown base is `UNKNOWN`, the
top of the lattice; a value without an alternative, the bottom, is one that no execution computes.

    >>> from ldsopt.analysis.integers import constant
    >>> a, b = derived(0, constant(32, 64)), derived(1, constant(32, 0))
    >>> join(a, b).bases
    frozenset({0, 1})
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers

PLAIN = -1
"""The key of plain integers among the bases."""

ADDRESS_BITS = 32
"""Width of an address in LDS."""

MOST_BASES = 64
"""A value with more bases than this is unknown; it keeps sets small where a table of buffers is indexed."""


class AbstractValue(NamedTuple):
    """The alternatives of a value.

    Attributes:
        offsets: by base, or `PLAIN`; sorted by key. ``None`` for `UNKNOWN`.
    """

    offsets: tuple[tuple[int, Integers], ...] | None

    @property
    def is_unknown(self) -> bool:
        """It may be an address derived from any base, or a plain integer."""
        return self.offsets is None

    @property
    def is_plain(self) -> bool:
        """It is a plain integer (or never computed)."""
        offsets = self.offsets
        return offsets is not None and (
            not offsets or offsets[-1][0] == PLAIN
        )  # sorted, and PLAIN comes first

    @property
    def bases(self) -> frozenset[int] | None:
        """The bases it may be derived from, ``None`` if that is unknown."""
        if self.offsets is None:
            return None
        return frozenset(base for base, _ in self.offsets if base != PLAIN)

    def plain(self, width: int) -> Integers:
        """Its values as a plain integer of that width; all integers if they are not known."""
        if self.offsets is None:
            return integers.full(width)
        for base, values in self.offsets:
            if base == PLAIN:
                return values if values.width == width else integers.full(width)
        return integers.empty(width) if not self.offsets else integers.full(width)

    def only_base(self) -> tuple[int, Integers] | None:
        """The one base and its offsets, if there is nothing else."""
        if self.offsets is None or len(self.offsets) != 1 or self.offsets[0][0] == PLAIN:
            return None
        return self.offsets[0]


# Of all fields, in order. The constructor that typing.NamedTuple generates takes three times as long.
_new: Callable[[tuple[tuple[tuple[int, Integers], ...] | None]], AbstractValue] = partial(
    tuple.__new__, AbstractValue
)

UNKNOWN = AbstractValue(None)
NOTHING = AbstractValue(())


def plain(values: Integers) -> AbstractValue:
    """The value that is a plain integer, no address; `NOTHING` if there is no such integer."""
    return _new((((PLAIN, values),),)) if values.extent >= 0 else NOTHING


def derived(base: int, offsets: Integers) -> AbstractValue:
    """An address formed from one base. Offsets have `ADDRESS_BITS` bits."""
    return _new((((base, offsets),),)) if offsets.extent >= 0 else NOTHING


def join(a: AbstractValue, b: AbstractValue) -> AbstractValue:
    """The join of two values, as of a ``phi``: it holds the alternatives of both.

    >>> from functools import reduce
    >>> bases = [derived(base, integers.constant(32, 0)) for base in range(MOST_BASES + 1)]
    >>> reduce(join, bases[1:]).is_unknown, reduce(join, bases).is_unknown
    (False, True)
    """
    return _merge(a, b, integers.join)


def widen(old: AbstractValue, new: AbstractValue, thresholds: frozenset[int]) -> AbstractValue:
    """An upper bound of both values that soon stops growing, for values carried round a loop."""
    return _merge(old, new, lambda x, y: integers.widen(x, y, thresholds))


def narrow(old: AbstractValue, new: AbstractValue, thresholds: frozenset[int]) -> AbstractValue:
    """``old``, sharpened by ``new`` where it was only widened.

    >>> one, seven = derived(0, integers.constant(32, 64)), plain(integers.constant(32, 7))
    >>> narrow(join(one, seven), one, frozenset()) == one  # no iteration computes the integer
    True
    >>> narrow(UNKNOWN, one, frozenset()) == narrow(one, UNKNOWN, frozenset()) == one
    True
    """
    if old.offsets is None or new.offsets is None:
        return new if old.offsets is None else old
    found = dict(new.offsets)
    kept = []
    for base, values in old.offsets:
        other = found.get(base)
        if other is None:
            continue  # no iteration computes it
        kept.append(
            (base, integers.narrow(values, other, thresholds) if other.width == values.width else values)
        )
    return AbstractValue(tuple(kept))


def _merge(a: AbstractValue, b: AbstractValue, combine: object) -> AbstractValue:
    if a is b or a == b:
        return a
    if a.offsets is None or b.offsets is None:
        return UNKNOWN
    if not b.offsets:
        return a
    if not a.offsets:
        return b
    merged = dict(a.offsets)
    for base, values in b.offsets:
        old = merged.get(base)
        if old is None:
            merged[base] = values
        elif old.width != values.width:  # fields of an aggregate, taken together: any integer
            merged[base] = integers.full(64)
        else:
            merged[base] = combine(old, values)  # type: ignore[operator]
    return UNKNOWN if len(merged) > MOST_BASES else AbstractValue(tuple(sorted(merged.items())))
