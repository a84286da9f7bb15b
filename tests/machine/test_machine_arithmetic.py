"""The results of integer instructions: of sets of numbers they hold what comes of numbers; as IR they compute it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.cli import main
from ldsopt.machine.arithmetic import IN_PLACE, RANGE_RULES, RANGE_RULES_IN_PLACE, RANGES, RULES, constant
from ldsopt.machine.lifted_ir import LiftedFunction

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
RULED = [(name, count, rule) for count, rules in RULES.items() for name, rule in rules.items()]
RULED += [(name, 2, rule) for name, rule in IN_PLACE.items()]


def test_every_rule_is_tried() -> None:
    assert {name for name, _, _ in RULED} == set(SEMANTICS)


@pytest.mark.parametrize(("name", "count", "rule"), RULED)
def test_of_numbers_it_is_the_number(name: str, count: int, rule: Callable[..., Integers]) -> None:
    draw = random.Random(name)
    for _ in range(200):
        given = [draw.choice(NUMBERS) for _ in range(count)]
        expected = SEMANTICS[name](*given) & MASK
        found = rule(RANGES, *map(constant, given))
        if name == "v_alignbyte_b32" and given[2] > 3:  # GPUs differ
            assert found.is_full
            continue
        assert found == constant(expected), (given, found)


@pytest.mark.parametrize(("name", "count", "rule"), RULED)
def test_of_sets_it_holds_what_comes_of_members(name: str, count: int, rule: Callable[..., Integers]) -> None:
    draw = random.Random(name)
    for _ in range(100):
        given = [[draw.choice(NUMBERS) for _ in range(draw.choice((1, 2, 3)))] for _ in range(count)]
        found = rule(RANGES, *(integers.of_values(32, values) for values in given))
        for _ in range(10):
            members = [draw.choice(values) for values in given]
            expected = SEMANTICS[name](*members) & MASK
            assert found.contains(expected), (given, members, found)


ITEMS = 64
OPEN = "llvm.amdgcn.lerp"
"""In the text of a result of which no more is known than what it depends on."""


def lifted(rule: Callable[..., str], operands: list[str], at: int) -> str:
    """The instructions that compute a result and store it as number `at`; empty where no more is known of it."""
    function = LiftedFunction(all_lanes=True)
    function.begin("entry")
    result = rule(function, *operands)
    lines = [f"{name} = {line}" for name, line in function.blocks[0].lines]
    lines += [
        f"%row = getelementptr i32, ptr addrspace(1) %out, i32 {ITEMS * at}",
        "%place = getelementptr i32, ptr addrspace(1) %row, i32 %id",
        f"store i32 {result}, ptr addrspace(1) %place",
    ]
    text = "".join(f"  {line}\n" for line in lines)
    return "" if OPEN in text else re.sub(r"%(r\d+|row|place)\b", rf"%v{at}.\1", text)


def variants() -> Iterator[tuple[str, int, Callable[..., str], dict[int, int]]]:
    """Each rule: of variables; with its last operand a number; and with some more."""
    draw = random.Random(5)
    for name, count, rule in RULED:
        yield name, count, rule, {}
        for _ in range(4):
            yield name, count, rule, {count - 1: draw.choice(NUMBERS)}
            yield name, count, rule, {at: draw.choice(NUMBERS) for at in range(count) if draw.random() < 0.6}


def test_as_ir_it_computes_the_number(tmp_path: Path) -> None:
    draw, constants = random.Random(4), LiftedFunction(all_lanes=True)
    given = [[draw.choice((*NUMBERS, draw.getrandbits(32))) for _ in range(ITEMS)] for _ in range(3)]
    body = ""
    wanted: list[tuple[str, dict[int, int], list[int]]] = []
    for name, count, rule, numbers in variants():
        operands = [constants.constant(numbers[at]) if at in numbers else f"%x{at}" for at in range(count)]
        text = lifted(rule, operands, len(wanted))
        assert text or name in ("v_bfe_u32", "v_bfe_i32", "s_bfe_u32", "s_bfe_i32", "v_alignbyte_b32")
        if text:
            columns = [[numbers[at]] * ITEMS if at in numbers else given[at] for at in range(count)]
            rows = zip(*columns, strict=True)
            wanted.append((name, numbers, [SEMANTICS[name](*row) & MASK for row in rows]))
            body += text
    loads = "".join(
        f"  %p{at} = getelementptr i32, ptr addrspace(1) %a{at}, i32 %id\n"
        f"  %x{at} = load i32, ptr addrspace(1) %p{at}\n"
        for at in range(3)
    )
    called = {
        f"declare i32 {name}({', '.join(re.findall(r'(i[0-9]+) ', types))})\n"
        for name, types in re.findall(r"call i32 (@[\w.]+)\((.*)\)", body)
    }
    (tmp_path / "k.ll").write_text(
        f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %a0, ptr addrspace(1) %a1,
                             ptr addrspace(1) %a2) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{loads}{body}  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
{"".join(sorted(called))}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="{ITEMS},{ITEMS}" }}
"""
    )
    arguments = ["--arg", f"i32[{ITEMS * len(wanted)}]=zeros"]
    for at, column in enumerate(given):
        np.save(tmp_path / f"{at}.npy", np.array(column, np.uint32).view(np.int32))
        arguments += ["--arg", f"i32[{ITEMS}]=@{tmp_path}/{at}.npy"]
    command = ["simulate", str(tmp_path / "k.ll"), "--block", str(ITEMS), *arguments]
    assert main([*command, "--outputs", str(tmp_path / "out"), "-o", str(tmp_path / "report.txt")]) == 0
    found = np.load(next((tmp_path / "out").glob("*arg0*"))).view(np.uint32).reshape(len(wanted), ITEMS)
    assert [
        (name, numbers) for (name, numbers, row), got in zip(wanted, found, strict=True) if row != [*got]
    ] == []


@pytest.mark.parametrize(
    "rule",
    [
        *(rule for (name, _), rule in RANGE_RULES.items() if "mbcnt" not in name),
        *RANGE_RULES_IN_PLACE.values(),
    ],
)
def test_a_selection_is_either(rule: Callable[..., Integers]) -> None:
    found = rule(RANGES, constant(4), constant(12))
    assert found.contains(4) and found.contains(12) and not found.contains(5)


def test_lanes_before_the_own_one_are_at_most_63() -> None:
    low = RANGE_RULES["v_mbcnt_lo_u32_b32", 2](RANGES, constant(-1), constant(0))
    both = RANGE_RULES["v_mbcnt_hi_u32_b32", 2](RANGES, constant(-1), low)
    assert (both.unsigned_min, both.unsigned_max) == (0, 63)


def test_a_table_of_bits_holds_what_comes_of_members() -> None:
    draw = random.Random(3)
    for _ in range(300):
        table = draw.randrange(256)
        given = [[draw.choice(NUMBERS) for _ in range(draw.choice((1, 2)))] for _ in range(3)]
        found = RANGES.bit_operation(table, [integers.of_values(32, values) for values in given])
        a, b, c = (draw.choice(values) for values in given)
        bits = [(a >> at & 1) << 2 | (b >> at & 1) << 1 | c >> at & 1 for at in range(32)]
        assert found.contains(sum((table >> case & 1) << at for at, case in enumerate(bits)))
