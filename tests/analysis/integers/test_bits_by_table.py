"""Logic on the bits of three operands by a table: each of the 256 tables."""

import random

import pytest
from integer_semantics import INTRINSICS as MEANINGS

from ldsopt.analysis import integers
from ldsopt.analysis.addresses.item_offsets import ItemOffsets
from ldsopt.analysis.addresses.item_values import Forms
from ldsopt.analysis.integers.operations import INTRINSICS, Ranges, signed
from ldsopt.analysis.races.terms import TermArithmetic, TermTable

BITS_BY_TABLE, MEANING = INTRINSICS["llvm.amdgcn.bitop3"], MEANINGS["llvm.amdgcn.bitop3"]


def test_tables_of_single_operands_are_those_of_llvm() -> None:
    """LLVM's ``BitOp3_Op``: 0xF0 is the first operand, 0xCC the second, 0xAA the third."""
    for table, result in ((0xF0, 5), (0xCC, 6), (0xAA, 9)):
        assert BITS_BY_TABLE.numbers(32)(5, 6, 9, table) == result
        assert MEANING(32, 5, 6, 9, table) == result


@pytest.mark.parametrize("width", [16, 32])
def test_every_table_of_three_bits_is_followed(width: int) -> None:
    numbers, terms = random.Random(width), TermTable()
    for table in range(256):
        row = [*(numbers.getrandbits(width) for _ in range(3)), table]
        expected = MEANING(width, *row)
        assert BITS_BY_TABLE.numbers(width)(*row) == expected
        held = BITS_BY_TABLE.on(Ranges(width), [integers.constant(width, number) for number in row])
        assert held == integers.constant(width, expected)
        wider = [integers.interval(width, number & ~0xF, number | 0xF) for number in row[:3]]
        assert BITS_BY_TABLE.ranges(width, [*wider, integers.constant(width, table)]).contains(expected)
        term = BITS_BY_TABLE.on(TermArithmetic(terms, width), [terms.const(width, number) for number in row])
        assert term is not None and term.value == expected


@pytest.mark.parametrize("width", [16, 32])
def test_a_form_of_ids_is_followed_exactly(width: int) -> None:
    """A form that cannot wrap gives one that cannot: bits of numbers read as signed never leave the width."""
    numbers, forms = random.Random(width), Forms(width)
    ids = ItemOffsets(tuple(signed(item * 68 + (1 << width - 1) - 1024, width) for item in range(64)))
    assert isinstance(ids.own, tuple)
    for table in range(256):
        constants = [forms.constant(numbers.getrandbits(width)) for _ in range(2)]
        for place in range(3):
            operands = [*constants[:place], ids, *constants[place:]]
            form = BITS_BY_TABLE.on(forms, [*operands, forms.constant(table)])
            rows = zip(*(_each(operand, len(ids.own)) for operand in operands), strict=True)
            expected = [
                signed(MEANING(width, *(n % (1 << width) for n in row), table), width) for row in rows
            ]
            assert form is not None and form.spacing == (0, 0)
            assert _each(form, len(expected)) == expected


def _each(form: ItemOffsets | None, count: int) -> list[int]:
    assert form is not None
    return list(form.own) if isinstance(form.own, tuple) else [form.own] * count


def test_tables_of_other_sizes_are_unknown() -> None:
    word = integers.constant(32, 7)
    assert BITS_BY_TABLE.numbers(32)(7, 7, 7, 256) is None
    assert BITS_BY_TABLE.ranges(32, [word] * 3 + [integers.interval(32, 1, 2)]) == integers.full(32)
    assert BITS_BY_TABLE.ranges(4, [integers.constant(4, 7)] * 4) == integers.full(4)
