"""Abstract values to test with: all of a small width, a dense sample, and hypothesis strategies for any width."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from math import gcd
from random import Random

from hypothesis import strategies as st

from ldsopt.analysis.integers import Integers, bits, empty, interval, meet
from ldsopt.analysis.integers.domain import progression

WIDTHS = [1, 2, 3, 4, 5, 7, 8, 16, 24, 31, 32, 33, 48, 63, 64]


def of_values(width: int, values: Iterable[int]) -> Integers:
    """The smallest cover of these values: the shortest arc, the longest stride on it, and their common bits."""
    mask = (1 << width) - 1
    members = sorted({value & mask for value in values})
    if not members:
        return empty(width)
    gaps = [(following - value, -following) for value, following in pairwise(members)]
    gaps.append((members[0] + mask + 1 - members[-1], 1))  # among equal gaps, the one that holds 0
    start = -max(gaps)[1]
    lifted = [value if value >= start else value + mask + 1 for value in members]
    first = min(lifted)
    zeros, ones = mask, mask
    for value in members:
        zeros, ones = zeros & ~value, ones & value
    return progression(width, first, max(lifted), gcd(*(value - first for value in lifted)), zeros, ones)


@cache
def every_value(width: int) -> list[Integers]:
    """The best abstraction of every nonempty set of integers of a width up to 3."""
    members = range(1 << width)
    sets = ([x for x in members if choice >> x & 1] for choice in range(1, 1 << len(members)))
    return sorted({of_values(width, values) for values in sets}, key=str)


def sample(width: int, count: int, arity: int, seed: int = 7) -> Iterator[tuple[Integers, ...]]:
    """Tuples of nonempty values: arcs, bits, sets of few values, and intersections of arcs and bits."""
    random = Random(seed * 1000 + width * 10 + arity)
    modulus = 1 << width

    def arc() -> Integers:
        first = random.randrange(modulus)
        return interval(width, first, first + random.randrange(modulus), random.randrange(1, 7))

    def known() -> Integers:
        zeros = random.randrange(modulus)
        return bits(width, zeros, random.randrange(modulus) & ~zeros)

    def few() -> Integers:
        return of_values(width, (random.randrange(modulus) for _ in range(random.randrange(1, 5))))

    def one() -> Integers:
        while True:
            value = random.choice((arc, known, few, lambda: meet(arc(), known())))()
            if not value.is_empty:
                return value

    for _ in range(count):
        yield tuple(one() for _ in range(arity))


@st.composite
def concrete_integers(draw: st.DrawFn, width: int) -> int:
    """An integer, often near the ends of the signed or the unsigned ones, or of few set bits."""
    modulus = 1 << width
    kind = draw(st.integers(0, 4))
    if kind == 0:
        return draw(st.integers(0, modulus - 1))
    if kind == 1:
        return draw(st.integers(-20, 20)) % modulus
    if kind == 2:
        return (draw(st.integers(-20, 20)) + modulus // 2) % modulus
    if kind == 3:
        return (1 << draw(st.integers(0, width - 1))) % modulus
    return draw(st.integers(0, 5000)) % modulus


@st.composite
def abstract_values(draw: st.DrawFn, width: int, member: int) -> Integers:
    """A value made to hold `member`: an arc, bits, a set of values, an intersection of such, a constant, everything."""
    modulus = 1 << width
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return of_values(width, [member, *draw(st.lists(concrete_integers(width), max_size=4))])
    if kind == 1:
        return interval(width, 0, modulus - 1)
    result = interval(width, 0, modulus - 1)
    if kind != 2:
        stride = draw(st.sampled_from([1, 1, 2, 3, 16, 64, 96, 528]) | st.integers(1, modulus)) % modulus or 1
        behind = (
            draw(st.integers(0, (modulus - 1) // stride)) if draw(st.booleans()) else draw(st.integers(0, 9))
        )
        ahead = (
            draw(st.integers(0, (modulus - 1) // stride)) if draw(st.booleans()) else draw(st.integers(0, 9))
        )
        result = interval(width, member - behind * stride, member + ahead * stride, stride)
    if kind != 3:
        known = draw(concrete_integers(width)) & draw(st.integers(0, modulus - 1))
        result = meet(result, bits(width, known & ~member, known & member))
    return result


@st.composite
def members(draw: st.DrawFn, width: int) -> tuple[int, Integers]:
    """An integer, and an abstract value that holds it."""
    member = draw(concrete_integers(width))
    return member, draw(abstract_values(width, member))
