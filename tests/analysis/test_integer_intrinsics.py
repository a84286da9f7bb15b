"""Every row of integer intrinsics means in each domain what an execution computes."""

import random
from math import gcd
from pathlib import Path

import numpy as np
import pytest

from ldsopt.analysis import integers
from ldsopt.analysis.addresses.item_offsets import ItemOffsets
from ldsopt.analysis.addresses.item_values import Forms
from ldsopt.analysis.integers.operations import INTRINSICS, Numbers, Ranges, signed
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.terms import TermArithmetic, TermTable
from ldsopt.cli import main

OPERANDS = dict.fromkeys(INTRINSICS, 2) | {
    "llvm.amdgcn.ubfe": 3,
    "llvm.amdgcn.sbfe": 3,
    "llvm.fshl": 3,
    "llvm.fshr": 3,
    "llvm.amdgcn.alignbyte": 3,
    "llvm.amdgcn.bitop3": 4,
    "llvm.bitreverse": 1,
    "llvm.bswap": 1,
    "llvm.ctpop": 1,
}
WITH_FLAG = ("llvm.abs", "llvm.ctlz", "llvm.cttz")
"""Intrinsics whose last operand says if one of their results is poison."""
PLAIN = ("llvm.amdgcn.mul.u24", "llvm.amdgcn.mul.i24", "llvm.amdgcn.alignbyte")
"""Intrinsics whose names end without a type."""
LEAST = ("llvm.amdgcn.alignbyte",)
"""Intrinsics whose last operand is read modulo 4 by some GPUs only: it is followed below that."""
IMMEDIATE = {"llvm.amdgcn.bitop3": 0xD8}
"""Intrinsics whose last operand is a constant in code, and one that it may be."""
COUNT = 256
SPECIAL = (0, 1, 3, 30, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)


def rows_of(name: str) -> list[list[int]]:
    numbers = random.Random(name)
    has_flag = name in WITH_FLAG
    if name in IMMEDIATE:
        return [
            [*(numbers.getrandbits(32) for _ in range(OPERANDS[name] - 1)), IMMEDIATE[name]]
            for _ in range(COUNT)
        ]
    return [
        [
            *(numbers.choice((numbers.getrandbits(32), *SPECIAL)) for _ in range(OPERANDS[name] - has_flag)),
            *[0] * has_flag,
        ][: OPERANDS[name] - (name in LEAST)]
        + [numbers.randrange(4)] * (name in LEAST)
        for _ in range(COUNT)
    ]


def executed(name: str, rows: list[list[int]], tmp_path: Path) -> list[int]:
    has_flag = name in WITH_FLAG
    full = name if name in PLAIN else f"{name}.i32"
    given = [f"i32 %x{at}" for at in range(OPERANDS[name] - has_flag)] + ["i1 false"] * has_flag
    if name in IMMEDIATE:
        given[-1] = f"i32 {IMMEDIATE[name]}"
    loads = "".join(
        f"  %p{at} = getelementptr i32, ptr addrspace(1) %a{at}, i32 %id\n  %x{at} = load i32, ptr addrspace(1) %p{at}\n"
        for at in range(OPERANDS[name])
    )
    parameters = ", ".join(f"ptr addrspace(1) %a{at}" for at in range(OPERANDS[name]))
    module = tmp_path / "k.ll"
    module.write_text(
        f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, {parameters}) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{loads}  %r = call i32 @{full}({", ".join(given)})
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @{full}({", ".join(one.partition(" ")[0] for one in given)})
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="{COUNT},{COUNT}" }}
"""
    )
    arguments = ["--arg", f"i32[{COUNT}]=zeros"]
    for at, column in enumerate(zip(*rows, strict=True)):
        np.save(tmp_path / f"{at}.npy", np.array(column, np.uint32).view(np.int32))
        arguments += ["--arg", f"i32[{COUNT}]=@{tmp_path}/{at}.npy"]
    outputs = tmp_path / "out"
    command = ["simulate", str(module), "--block", str(COUNT), *arguments, "--outputs", str(outputs)]
    assert main([*command, "-o", str(tmp_path / "report.txt")]) == 0
    found: list[int] = np.load(next(outputs.glob("*arg0*"))).view(np.uint32).tolist()
    return found


@pytest.mark.parametrize("name", INTRINSICS)
def test_each_domain_holds_what_is_executed(name: str, tmp_path: Path) -> None:
    operation, rows, mask = INTRINSICS[name], rows_of(name), (1 << 32) - 1
    expected = executed(name, rows, tmp_path)
    assert [operation.numbers(32)(*row) & mask for row in rows] == expected  # type: ignore[operator]
    terms = TermTable()
    for row, result in zip(rows, expected, strict=True):
        constants = [integers.constant(32, number) for number in row]
        assert operation.ranges(32, constants).contains(result)
        wider = [integers.interval(32, number & ~0xFF, number | 0xFF) for number in row]
        assert operation.ranges(32, wider).contains(result)
        if operation.expansion is None:
            continue
        assert operation.on(Numbers(32), list[int | None](row)) == result
        held = operation.on(Ranges(32), constants)
        assert held is not None and held.contains(result)
        term = operation.on(TermArithmetic(terms, 32), [terms.const(32, number) for number in row])
        assert term is not None and term.value == result


@pytest.mark.parametrize("name", [name for name, row in INTRINSICS.items() if row.expansion])
@pytest.mark.parametrize("others", [(4, 8), (3, 40), (1 << 20, 31), (0xFFFFFFF0, 5)])
def test_forms_and_terms_hold_the_numbers_of_each_work_item(name: str, others: tuple[int, ...]) -> None:
    """Of ids, of multiples that ids have, and of ids up to a number that is not known."""
    operation, count = INTRINSICS[name], OPERANDS[name] - 1
    if name in WITH_FLAG:
        others = (0, 0)
    elif name in LEAST:
        others = (others[0], others[1] % 4)
    elif name in IMMEDIATE:
        others = (*others, IMMEDIATE[name])
    terms, shape = TermTable(), RaceWorkgroup(64, 64, (64, 1, 1))
    for scale, start in ((1, 0), (16, 5), (-64, 1 << 31), (1 << 12, -96)):
        ids = [(item * scale + start) % (1 << 32) for item in range(64)]
        expected = [operation.numbers(32)(number, *others[:count]) for number in ids]
        term = terms.total(32, start, ((terms.id(0), scale),))
        given = [term, *(terms.const(32, number) for number in others[:count])]
        found = operation.on(TermArithmetic(terms, 32), given)
        assert found is not None
        column = shape.column(found)
        assert column is None or column.tolist() == [number % (1 << 32) for number in expected]  # type: ignore[operator]
        for stride, modulus in ((0, 0), (64, 0), (0, 32), (1 << 31, 0)):
            own = tuple((number + (1 << 31)) % (1 << 32) - (1 << 31) for number in ids)
            forms = Forms(32)
            form = ItemOffsets(own, stride=stride, modulus=modulus)
            for more in range(4):
                at = [number + more * stride + (item * more) * modulus for item, number in enumerate(own)]
                # Numbers are read as signed: one that leaves the width is there up to a multiple of 2**32 alone.
                leaves = any(signed(number, 32) != number for number in at)
                given = [form.up_to(1 << 32) if leaves else form, *map(forms.constant, others[:count])]
                made = operation.on(forms, given)
                if made is None:
                    continue
                numbers = [operation.numbers(32)(number % (1 << 32), *others[:count]) for number in at]
                assert _holds(made, [signed(n % (1 << 32), 32) for n in numbers])  # type: ignore[operator]


def _holds(form: ItemOffsets, numbers: list[int]) -> bool:
    """True if work-items may compute these numbers in one iteration."""
    own = form.own if isinstance(form.own, tuple) else (form.own,) * len(numbers)
    rest = [a - b for a, b in zip(numbers, own, strict=True)]
    if any((one - rest[0]) % form.modulus if form.modulus else one != rest[0] for one in rest):
        return False
    step = gcd(form.stride, form.modulus)
    return rest[0] % step == 0 if step else not rest[0]


def test_a_form_of_a_sum_may_wrap() -> None:
    forms = Forms(8)
    assert forms.binary("add", ItemOffsets(100), ItemOffsets(100)) == ItemOffsets(200, modulus=256)


def test_bytes_from_number_4_on_are_unknown() -> None:
    operation, word = INTRINSICS["llvm.amdgcn.alignbyte"], integers.constant(32, 7)
    assert operation.numbers(32)(7, 7, 4) is None
    assert operation.on(Ranges(32), [word, word, integers.constant(32, 4)]) is None
    assert operation.ranges(32, [word, word, integers.interval(32, 1, 4)]) == integers.full(32)


@pytest.mark.parametrize("name", ["llvm.ctlz", "llvm.cttz"])
@pytest.mark.parametrize("width", [1, 2, 8, 24, 33, 64, 128])
def test_zeros_are_counted_in_each_width(name: str, width: int) -> None:
    operation = INTRINSICS[name]
    for number in (0, *(1 << place for place in range(width)), *(3 << place for place in range(width - 1))):
        counted = f"{number:0{width}b}"[:: -1 if name == "llvm.cttz" else 1].find("1")
        expected = (width if counted < 0 else counted) % (1 << width)
        operands: list[int | None] = [number, 0]
        assert operation.on(Numbers(width), operands) == expected
