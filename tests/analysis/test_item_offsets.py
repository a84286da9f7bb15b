"""The algebra of work-items' numbers, held against numbers that it is tried out on."""

import operator
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import gcd

import pytest

from ldsopt.analysis.addresses.item_offsets import SIZE, ItemOffsets, Own, Symbol, size_times

ITEMS = 4
SYMBOLS: tuple[Symbol, ...] = (7, "group", SIZE, size_times(3))
SEEDS = range(400)

Numbers = tuple[int, ...]


class World:
    """Values of the symbols; and of the multiples of one iteration, in which all work-items are."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        size = rng.choice((1, 2, 3, 4))
        self.size = size
        self.symbols: Mapping[Symbol, int] = {
            7: rng.randint(-20, 20), "group": rng.randint(0, 9), SIZE: size, size_times(3): size * rng.randint(-3, 3)
        }  # fmt: skip

    def form(self) -> ItemOffsets:
        """Any form."""
        rng = self.rng
        own: Own = rng.randint(-40, 40)
        if rng.random() < 0.7:
            own = tuple(rng.randint(-40, 40) for _ in range(ITEMS))
        named = sorted(rng.sample(SYMBOLS, rng.choice((0, 0, 1, 2))), key=str)
        scale = rng.choice((1, 1, 2, 4, 8, 16, 12))
        symbols = tuple((symbol, scale * rng.choice((-3, 1, 2, 4))) for symbol in named)
        summands = [scale * rng.choice((0, 0, 1, 2, 3, 8)) for _ in range(3)]
        return ItemOffsets(own, symbols, *summands)

    def numbers(self, form: ItemOffsets) -> Numbers:
        """Numbers that work-items may have by a form."""
        rng = self.rng
        common = form.stride * rng.randint(-9, 9)
        common += sum(coefficient * self.symbols[symbol] for symbol, coefficient in form.symbols)
        own = (form.own,) * ITEMS if isinstance(form.own, int) else form.own
        return tuple(
            one
            + common
            + form.size_stride * self.size * rng.randint(-5, 5)
            + form.modulus * rng.randint(-5, 5)
            for one in own
        )

    def holds(self, form: ItemOffsets, numbers: Numbers) -> bool:
        """True if work-items may have these numbers together."""
        own = (form.own,) * ITEMS if isinstance(form.own, int) else form.own
        common = sum(coefficient * self.symbols[symbol] for symbol, coefficient in form.symbols)
        rest = [number - one - common for number, one in zip(numbers, own, strict=True)]
        modulus = gcd(form.modulus, form.size_stride * self.size)
        if not modulus:
            return len(set(rest)) == 1 and (rest[0] == 0 if not form.stride else rest[0] % form.stride == 0)
        multiples = (form.stride * k for k in range(modulus))
        return any(all((one - multiple) % modulus == 0 for one in rest) for multiple in multiples)


def random_world(seed: int) -> World:
    return World(random.Random(seed))


def bits(world: World) -> Own:
    rng = world.rng
    masks = (0, 1, 3, 7, 5, 12, 15, 63, -1, -4, -16, -7, 0xFF0)
    return rng.choice(masks) if rng.random() < 0.6 else tuple(rng.choice(masks) for _ in range(ITEMS))


def each(operation: Callable[[int, int], int], numbers: Numbers, other: Own) -> Numbers:
    others = (other,) * ITEMS if isinstance(other, int) else other
    return tuple(map(operation, numbers, others))


@pytest.mark.parametrize("seed", SEEDS)
def test_sums_and_multiples(seed: int) -> None:
    world = random_world(seed)
    one, other = world.form(), world.form()
    a, b = world.numbers(one), world.numbers(other)
    assert world.holds(one, a)
    factor = world.rng.randint(-5, 5)
    assert world.holds(one.plus(other), each(operator.add, a, b))
    assert world.holds(one.plus(other, -1), each(operator.sub, a, b))
    assert world.holds(one.times(factor), each(operator.mul, a, factor))
    if (product := one.product()) is not None:
        assert world.holds(product, each(operator.mul, a, b))
    modular = replace(one, modulus=64)
    assert world.holds(modular.reduced(), world.numbers(modular))
    wrapped = tuple((number + 32) % 64 - 32 for number in a)
    assert world.holds(one.up_to(64), wrapped)


@pytest.mark.parametrize("seed", SEEDS)
def test_bits(seed: int) -> None:
    world = random_world(seed)
    form, mask, by = world.form(), bits(world), world.rng.randint(0, 6)
    numbers = world.numbers(form)
    assert world.holds(form.masked(mask), each(operator.and_, numbers, mask))
    assert world.holds(form.either(mask), each(operator.or_, numbers, mask))
    assert world.holds(form.flipped(mask), each(operator.xor, numbers, mask))
    if (shifted := form.shifted(by)) is not None:
        assert world.holds(shifted, each(operator.rshift, numbers, by))
    divisor = world.rng.choice((1, 2, 3, 4, 6, 8, 12))
    if (rest := form.remainder(divisor)) is not None:
        assert world.holds(rest, each(operator.mod, numbers, divisor))


@pytest.mark.parametrize("seed", SEEDS)
def test_paths(seed: int) -> None:
    """Each work-item has either number where paths join. Round a loop all have the one or all have the other."""
    world = random_world(seed)
    one, other = world.form(), world.form()
    if world.rng.random() < 0.5:
        other = one.plus(ItemOffsets(world.rng.randint(-9, 9)))
    a, b = world.numbers(one), world.numbers(other)
    mixed = tuple(world.rng.choice(pair) for pair in zip(a, b, strict=True))
    assert world.holds(one.joined(other, in_loop=False), mixed)
    for numbers in (a, b):
        assert world.holds(one.joined(other, in_loop=True), numbers)
    ahead = tuple(world.rng.choice(pair) for pair in zip(a, world.numbers(one), strict=True))
    assert world.holds(one.apart(), ahead)  # work-items that are in different iterations
    alike = (a[0],) * ITEMS
    if world.holds(one, alike):
        assert world.holds(one.uniform(), alike)


def test_a_loop_that_adds_keeps_what_each_work_item_began_with() -> None:
    own = (0, 4, 8, 12)
    start = ItemOffsets(own)
    assert start.joined(ItemOffsets(tuple(x + 48 for x in own)), in_loop=True) == ItemOffsets(own, stride=48)
    sized = start.plus(ItemOffsets(0, ((SIZE, 4),)))
    assert start.joined(sized, in_loop=True) == ItemOffsets(own, size_stride=4)
    assert start.joined(ItemOffsets((1, 5, 9, 14)), in_loop=True) == ItemOffsets(own, modulus=1)


def test_bits_below_what_is_unknown_are_kept() -> None:
    at = ItemOffsets((5, 6, 21, 38), ((7, 32),), stride=16, modulus=1 << 32)
    assert at.masked(15) == ItemOffsets((5, 6, 5, 6))
    assert at.masked(-16) == ItemOffsets((0, 0, 16, 32), ((7, 32),), stride=16, modulus=1 << 32)
    assert at.flipped(3) == ItemOffsets((6, 5, 22, 37), ((7, 32),), stride=16, modulus=1 << 32)
    assert at.shifted(4) == ItemOffsets((0, 0, 1, 2), ((7, 2),), stride=1, modulus=1 << 28)
    assert at.masked(48) == ItemOffsets((0, 0, 0, 0), modulus=16)
    assert ItemOffsets((5, 6, 5, 6), stride=16).masked(51) == ItemOffsets((1, 2, 1, 2), stride=16)
    assert ItemOffsets((1, 2, 3, 0), stride=4).shifted(3) == ItemOffsets(0, stride=1)
    assert ItemOffsets((1, 2, 7, 0), stride=4).shifted(3) is None


def test_sums_of_one_width_are_written_alike() -> None:
    one = ItemOffsets(250, ((1, 255), (2, 3)), modulus=256)
    other = ItemOffsets(10, ((1, 1), (3, 2)), modulus=256)
    assert one.plus(other).reduced() == ItemOffsets(4, ((2, 3), (3, 2)), modulus=256)
    assert one.plus(one, -1).reduced() == ItemOffsets(0, modulus=256)
    assert one.times(-1).reduced() == ItemOffsets(6, ((1, 1), (2, 253)), modulus=256)
    assert ItemOffsets((-1, 257), stride=96, modulus=256).reduced() == ItemOffsets((255, 1), (), 32, 0, 256)
