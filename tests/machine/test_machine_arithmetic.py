"""What integer instructions compute, on sets of numbers, holds what they compute on numbers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.machine.arithmetic import IN_PLACE, RULES, bit_operation, constant

MASK = (1 << 32) - 1
NUMBERS = (0, 1, 2, 5, 31, 32, 63, 64, 255, 0x3FF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, MASK)


def signed(value: int, width: int = 32) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def low24(value: int) -> int:
    return value & 0xFFFFFF


SEMANTICS: dict[str, Callable[..., int]] = {
    "v_mov_b32": lambda a: a,
    "v_accvgpr_read_b32": lambda a: a,
    "v_accvgpr_write_b32": lambda a: a,
    "v_accvgpr_mov_b32": lambda a: a,
    "s_mov_b32": lambda a: a,
    "s_movk_i32": lambda a: signed(a, 16),
    "v_not_b32": lambda a: ~a,
    "s_not_b32": lambda a: ~a,
    "v_bfrev_b32": lambda a: int(f"{a:032b}"[::-1], 2),
    "s_brev_b32": lambda a: int(f"{a:032b}"[::-1], 2),
    "s_abs_i32": lambda a: abs(signed(a)),
    **dict.fromkeys(
        ("v_add_u32", "v_add_nc_u32", "s_add_u32", "s_add_co_u32", "s_add_i32", "s_add_co_i32"),
        lambda a, b: a + b,
    ),
    **dict.fromkeys(
        ("v_sub_u32", "v_sub_nc_u32", "s_sub_u32", "s_sub_co_u32", "s_sub_i32", "s_sub_co_i32"),
        lambda a, b: a - b,
    ),
    **dict.fromkeys(("v_subrev_u32", "v_subrev_nc_u32"), lambda a, b: b - a),
    "v_lshlrev_b32": lambda a, b: b << (a & 31),
    "v_lshrrev_b32": lambda a, b: b >> (a & 31),
    "v_ashrrev_i32": lambda a, b: signed(b) >> (a & 31),
    "s_lshl_b32": lambda a, b: a << (b & 31),
    "s_lshr_b32": lambda a, b: a >> (b & 31),
    "s_ashr_i32": lambda a, b: signed(a) >> (b & 31),
    **dict.fromkeys(("v_and_b32", "s_and_b32"), lambda a, b: a & b),
    **dict.fromkeys(("v_or_b32", "s_or_b32"), lambda a, b: a | b),
    **dict.fromkeys(("v_xor_b32", "s_xor_b32"), lambda a, b: a ^ b),
    **dict.fromkeys(("s_andn2_b32", "s_and_not1_b32"), lambda a, b: a & ~b),
    "v_mul_u32_u24": lambda a, b: low24(a) * low24(b),
    "v_mul_lo_u32": lambda a, b: a * b,
    "s_mul_i32": lambda a, b: a * b,
    "v_mad_u32_u24": lambda a, b, c: low24(a) * low24(b) + c,
    "v_lshl_add_u32": lambda a, b, c: (a << (b & 31)) + c,
    "v_add_lshl_u32": lambda a, b, c: (a + b) << (c & 31),
    "v_lshl_or_b32": lambda a, b, c: (a << (b & 31)) | c,
    "v_and_or_b32": lambda a, b, c: (a & b) | c,
    "v_or3_b32": lambda a, b, c: a | b | c,
    "v_add3_u32": lambda a, b, c: a + b + c,
    "v_xad_u32": lambda a, b, c: (a ^ b) + c,
    "v_xor3_b32": lambda a, b, c: a ^ b ^ c,
    **{f"s_lshl{n}_add_u32": lambda a, b, n=n: (a << n) + b for n in (1, 2, 3, 4)},
    "v_bfe_u32": lambda a, b, c: a >> (b & 31) & ((1 << (c & 31)) - 1),
    "s_bfe_u32": lambda a, b: a >> (b & 31) & ((1 << min(b >> 16 & 0x7F, 32)) - 1),
    "v_bfi_b32": lambda a, b, c: (a & b) | (~a & c),
    **dict.fromkeys(("v_min_u32", "s_min_u32"), min),
    **dict.fromkeys(("v_max_u32", "s_max_u32"), max),
    **dict.fromkeys(("v_min_i32", "s_min_i32"), lambda a, b: min(signed(a), signed(b))),
    **dict.fromkeys(("v_max_i32", "s_max_i32"), lambda a, b: max(signed(a), signed(b))),
    "s_addk_i32": lambda a, b: a + signed(b, 16),
    "s_addk_co_i32": lambda a, b: a + signed(b, 16),
    "s_mulk_i32": lambda a, b: a * signed(b, 16),
    "s_bitset1_b32": lambda a, b: a | 1 << (b & 31),
    "s_bitset0_b32": lambda a, b: a & ~(1 << (b & 31)),
}
"""What instructions compute of numbers, from the ISA manuals, in Python's integers; brought to 32 bits afterwards."""
OF_EITHER = ("v_cndmask_b32", "s_cselect_b32", "s_cmovk_i32")
COUNTS = ("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32")
RULED = [(name, count, rule) for count, rules in RULES.items() for name, rule in rules.items()]
RULED += [(name, 2, rule) for name, rule in IN_PLACE.items()]


def test_every_rule_is_tried() -> None:
    assert {name for name, _, _ in RULED} == {*SEMANTICS, *OF_EITHER, *COUNTS}


@pytest.mark.parametrize(("name", "count", "rule"), [one for one in RULED if one[0] in SEMANTICS])
def test_of_numbers_it_is_the_number(name: str, count: int, rule: Callable[..., Integers]) -> None:
    draw = random.Random(name)
    for _ in range(200):
        given = [draw.choice(NUMBERS) for _ in range(count)]
        expected = SEMANTICS[name](*given) & MASK
        found = rule(*map(constant, given))
        assert found == constant(expected), (given, found)


@pytest.mark.parametrize(("name", "count", "rule"), [one for one in RULED if one[0] in SEMANTICS])
def test_of_sets_it_holds_what_comes_of_members(name: str, count: int, rule: Callable[..., Integers]) -> None:
    draw = random.Random(name)
    for _ in range(100):
        given = [[draw.choice(NUMBERS) for _ in range(draw.choice((1, 2, 3)))] for _ in range(count)]
        found = rule(*(integers.of_values(32, values) for values in given))
        for _ in range(10):
            members = [draw.choice(values) for values in given]
            expected = SEMANTICS[name](*members) & MASK
            assert found.contains(expected), (given, members, found)


@pytest.mark.parametrize("name", OF_EITHER)
def test_a_selection_is_either(name: str) -> None:
    rule = IN_PLACE[name] if name in IN_PLACE else RULES[2].get(name) or RULES[3][name]
    found = rule(constant(4), constant(12))
    assert found.contains(4) and found.contains(12) and not found.contains(5)


def test_lanes_before_the_own_one_are_at_most_63() -> None:
    low = RULES[2]["v_mbcnt_lo_u32_b32"](constant(-1), constant(0))
    both = RULES[2]["v_mbcnt_hi_u32_b32"](constant(-1), low)
    assert (both.unsigned_min, both.unsigned_max) == (0, 63)


def test_a_table_of_bits_holds_what_comes_of_members() -> None:
    draw = random.Random(3)
    for _ in range(300):
        table = draw.randrange(256)
        given = [[draw.choice(NUMBERS) for _ in range(draw.choice((1, 2)))] for _ in range(3)]
        found = bit_operation(table, tuple(integers.of_values(32, values) for values in given))  # type: ignore[arg-type]
        a, b, c = (draw.choice(values) for values in given)
        bits = [(a >> at & 1) << 2 | (b >> at & 1) << 1 | c >> at & 1 for at in range(32)]
        assert found.contains(sum((table >> case & 1) << at for at, case in enumerate(bits)))
