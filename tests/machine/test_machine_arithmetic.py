"""The results of integer instructions, as the addresses that are computed of them meet in `check`."""

import random
from collections.abc import Callable, Sequence

import pytest

pytest.importorskip("bitwuzla")

from machine_listing import is_touched, listing

import ldsopt
from ldsopt import RaceCheckOptions
from ldsopt.machine import arithmetic
from ldsopt.machine.distances import place_behind
from ldsopt.machine.entry import KernelEntry
from ldsopt.target.arch import arch

MASK = (1 << 32) - 1
NUMBERS = (0, 1, 2, 5, 31, 32, 63, 64, 255, 0x3FF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, MASK)


def signed(value: int, width: int = 32) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def low24(value: int) -> int:
    return value & 0xFFFFFF


def signed_field(value: int, first: int, bits: int) -> int:
    """Bits of a register from one on; beyond the register there are copies of its sign."""
    return signed(signed(value) >> first, bits) if bits else 0


def of_three(kind: str, number: Callable[[int], int]) -> Callable[..., int]:
    at = ("min", "med", "max").index(kind)
    return lambda *values: sorted(map(number, values))[at]


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
    "v_mul_i32_i24": lambda a, b: signed(a, 24) * signed(b, 24),
    **dict.fromkeys(("v_mul_hi_u32", "s_mul_hi_u32"), lambda a, b: a * b >> 32),
    "v_mul_lo_u32": lambda a, b: a * b,
    "s_mul_i32": lambda a, b: a * b,
    "v_mad_u32_u24": lambda a, b, c: low24(a) * low24(b) + c,
    "v_mad_i32_i24": lambda a, b, c: signed(a, 24) * signed(b, 24) + c,
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
    "v_bfe_i32": lambda a, b, c: signed_field(a, b & 31, c & 31),
    "s_bfe_i32": lambda a, b: signed_field(a, b & 31, b >> 16 & 0x7F),
    "v_alignbit_b32": lambda a, b, c: (a << 32 | b) >> (c & 31),
    "v_alignbyte_b32": lambda a, b, c: (a << 32 | b) >> 8 * (c & 3),
    "v_bfi_b32": lambda a, b, c: (a & b) | (~a & c),
    **{f"v_{kind}3_u32": of_three(kind, lambda value: value) for kind in ("min", "med", "max")},
    **{f"v_{kind}3_i32": of_three(kind, signed) for kind in ("min", "med", "max")},
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
"""The results of instructions on numbers, from the ISA manuals, in Python's integers; brought to 32 bits afterwards."""

IMMEDIATE = ("s_movk_i32", "s_addk_i32", "s_addk_co_i32", "s_mulk_i32")
IN_PLACE = ("s_addk_i32", "s_addk_co_i32", "s_mulk_i32", "s_bitset1_b32", "s_bitset0_b32")
BY_NUMBERS = dict.fromkeys(("v_bfe_u32", "v_bfe_i32"), 1) | dict.fromkeys(
    ("v_alignbyte_b32", "v_alignbit_b32"), 2
)
"""Instructions of which less is known, or less proved, where operands from one on are no numbers."""
ITEMS = 128
"""Two waves of 64 lanes."""
NOT_EXECUTED = ("v_xor3_b32", "s_addk_co_i32")
"""Newer than gfx942: a race of theirs is not confirmed by an execution."""


def count_of(name: str) -> int:
    function = SEMANTICS[name]
    if name[2:6] in ("min3", "med3", "max3"):
        return 3
    return 2 if function in (min, max) else function.__code__.co_argcount - len(function.__defaults__ or ())


def numbers_for(name: str, draw: random.Random) -> list[int]:
    found = [draw.choice((0, draw.choice(NUMBERS), draw.getrandbits(32))) for _ in range(count_of(name))]
    if name == "v_alignbyte_b32":  # GPUs differ beyond 3
        found[2] &= 3
    if name in ("s_bfe_u32", "s_bfe_i32"):  # a width, and a first bit
        found[1] = draw.choice((5, 24, 31, 32, 64, 127)) << 16 | draw.choice((0, 3, 9, 31))
    if name in IMMEDIATE:
        found[-1] = signed(found[-1], 16)
    return found


def spelled(name: str, operands: Sequence[str]) -> str:
    """The instruction, with its result in v4."""
    if name[0] == "v":
        return f"{name} v4, {', '.join(operands)}"
    front = f"s_mov_b32 s4, {operands[0]}\n" if name in IN_PLACE else ""
    return f"{front}{name} s4, {', '.join(operands[bool(front) :])}\nv_mov_b32 v4, s4"


def races(body: str) -> tuple[int, int]:
    """The pairs of accesses that are free of races, and those that surely race."""
    metadata = f"group_segment_fixed_size: 65536\nreqd_workgroup_size: [{ITEMS}, 1, 1]"
    text = listing(body, items=ITEMS, metadata=metadata)
    (found,) = ldsopt.check_code(text.encode(), "k.s", None, RaceCheckOptions()).races or ()
    is_executed = not any(name in body for name in NOT_EXECUTED)
    assert not found.alike
    assert found.definite or not (is_executed and found.unproven), body  # the execution ends with one race
    return found.free, found.definite + found.unproven


def test_every_rule_has_its_results_here() -> None:
    ruled = {name for rules in (*arithmetic.RULES.values(), arithmetic.IN_PLACE) for name in rules}
    assert ruled == SEMANTICS.keys()


@pytest.mark.parametrize("name", SEMANTICS)
def test_of_numbers_it_is_the_number(name: str) -> None:
    """A word of each work-item in the part of LDS that seven bits of the result name, beside the expected part and another."""
    draw = random.Random(name)
    for shift in (0, 7, 14, 21, 25):
        given = numbers_for(name, draw)
        expected = (SEMANTICS[name](*given) & MASK) >> shift & 127
        other = expected ^ 1 << draw.randrange(7)
        body = f"""{spelled(name, [str(number) for number in given])}
v_bfe_u32 v4, v4, {shift}, 7
v_lshl_or_b32 v4, v4, 7, v0
v_lshlrev_b32 v4, 2, v4
v_xor_b32 v5, 64, v0
v_lshlrev_b32 v5, 2, v5
ds_write_b32 v4, v0
ds_write_b32 v5, v0 offset:{512 * expected}
v_add_u32 v6, {512 * other}, v5
ds_write_b32 v6, v0"""
        assert races(body) == (5, 1), (given, shift)


@pytest.mark.parametrize("name", [name for name in SEMANTICS if name[0] == "v"])
def test_of_what_lanes_have_it_is_what_each_of_them_has(name: str) -> None:
    """Lanes write the words that 14 bits of their results name, and all of them read one word."""
    draw = random.Random(name)
    for number in range(6):
        numbers, setup = numbers_for(name, draw), ""
        rows = [list(numbers) for _ in range(ITEMS)]
        operands = [str(number) for number in numbers]
        varied = range(BY_NUMBERS.get(name, len(numbers)))
        own = draw.choice(varied)
        for at in varied:
            if at == own or draw.random() < 0.4:
                up, other = draw.choice((0, 0, 2, 7, 20, 25)), draw.choice((0, *NUMBERS))
                setup += f"v_lshlrev_b32 v{10 + at}, {up}, v0\nv_xor_b32 v{10 + at}, {other}, v{10 + at}\n"
                operands[at] = f"v{10 + at}"
                for item, row in enumerate(rows):
                    row[at] = (item << up ^ other) & MASK
        shift = draw.choice((0, 0, 9, 18))
        words = [(SEMANTICS[name](*row) & MASK) >> shift & 0x3FFF for row in rows]
        place = draw.choice(words) ^ (number % 2) << draw.randrange(14)
        body = f"""{setup}{spelled(name, operands)}
v_bfe_u32 v4, v4, {shift}, 14
v_lshlrev_b32 v4, 2, v4
v_mov_b32 v5, {4 * place}
ds_write_b32 v4, v0
ds_read_b32 v6, v5"""
        meet = [not set(words[:64]).isdisjoint(words[64:]), place in words]
        assert races(body) == (meet.count(False), meet.count(True)), body


@pytest.mark.parametrize("name", SEMANTICS)
def test_of_sets_it_holds_what_comes_of_members(name: str) -> None:
    draw = random.Random(name)
    for _ in range(4):
        one, other = (numbers_for(name, draw) for _ in range(2))
        setup, operands = "", []
        for at, pair in enumerate(zip(one, other, strict=True)):
            choose = (
                "v_cndmask_b32_e64 v{0}, v{0}, v{1}, s[8:9]"
                if name[0] == "v"
                else "s_cselect_b32 s{0}, s{0}, s{1}"
            )
            if name in IMMEDIATE and at == len(one) - 1:
                other[at] = one[at]
                operands.append(str(one[at]))
                continue
            places = 10 + 2 * at, 11 + 2 * at
            setup += "".join(
                f"{name[0]}_mov_b32 {name[0]}{place}, {x}\n" for place, x in zip(places, pair, strict=True)
            )
            setup += choose.format(*places) + "\n"
            operands.append(f"{name[0]}{places[0]}")
        shift = draw.choice((0, 9, 18))
        body = f"{setup}{spelled(name, operands)}\nv_bfe_u32 v4, v4, {shift}, 14\nds_read_u8 v9, v4\n"
        for _ in range(3):
            members = [draw.choice(pair) for pair in zip(one, other, strict=True)]
            assert is_touched(body, (SEMANTICS[name](*members) & MASK) >> shift & 0x3FFF), (body, members)


def test_a_table_of_bits_holds_what_comes_of_members() -> None:
    draw = random.Random(3)
    for _ in range(40):
        table, (a, b, c) = draw.randrange(256), (draw.choice(NUMBERS) for _ in range(3))
        bits = [(a >> at & 1) << 2 | (b >> at & 1) << 1 | c >> at & 1 for at in range(14)]
        body = f"""v_mov_b32 v1, {a}
v_mov_b32 v2, {draw.choice(NUMBERS)}
v_cndmask_b32_e64 v1, v1, v2, s[8:9]
v_bitop3_b32 v4, v1, {b}, {c} bitop3:{table:#x}
v_and_b32 v4, 0x3fff, v4
ds_read_u8 v9, v4
"""
        assert is_touched(body, sum((table >> case & 1) << at for at, case in enumerate(bits)), arch="gfx950")


@pytest.mark.parametrize(
    ("name", "place"), [("gfx600", None), ("gfx700", None), ("gfx803", 0), ("gfx942", 0)]
)
def test_pointer_to_arguments_is_followed_where_offsets_count_bytes(name: str, place: int | None) -> None:
    """Before gfx8 they count dwords: `s_load_dword s8, s[0:1], 0x10` loads the word at byte 64."""
    state = KernelEntry(64, 64, arguments=0).state(arch(name))
    assert place_behind(state, "s[0:1]") == place
