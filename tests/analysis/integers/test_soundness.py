"""No operation, with whatever flags, leaves the abstract value when executed on concrete integers.

Cost of a transfer function on one core of the machine it was written on, in µs (`python -m timeit`, operands as in
``(tid & 63) * 16 + (tid >> 6) * 1024``, one of them constant where that is the usual case)::

    full 0.1 · constant 0.8 · interval 1.5 · bits 4
    add, sub 2.4 · add nuw nsw 3.5 · mul 3 · shl 3 · lshr 4 · and 8 · or 6 · xor 7 · udiv, urem 4
    zext, sext, trunc 1.7–3 · join 3 · meet 4 · refine 7 · icmp 0.6–4 · disjoint_ranges 7 · widen 10

Repeat with::

    python -m timeit -s 'from ldsopt.analysis import integers as i; a = i.interval(32, 0, 4080, 16);
    b = i.interval(32, 0, 1584, 528)' 'i.add(a, b)'
"""

from itertools import product

import pytest
from abstract_values import WIDTHS, every_value, members, sample
from hypothesis import given, settings
from hypothesis import strategies as st
from integer_semantics import OPERATIONS, compare, of

from ldsopt.analysis import integers
from ldsopt.analysis.integers import empty
from ldsopt.analysis.integers.operations import BINARY, COMPARES, number_operation

SAMPLES = {1: 400, 2: 250, 3: 60}


def tuples(width, arity):
    if width <= 2 or (width == 3 and arity == 1):
        return product(every_value(width), repeat=arity)
    return sample(width, SAMPLES[arity], arity)


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_small_widths_hold_every_concrete_result(operation):
    """Every abstract value of widths 1 and 2, a dense sample of 3 to 5; all concrete operands of each."""
    for width in filter(operation.is_right_for, range(1, 6)):
        for operands in tuples(width, operation.arity):
            result = operation.transfer(*operands)
            held = set(result.values())
            assert result.width == operation.result_width(width)
            for concrete in product(*(list(operand.values()) for operand in operands)):
                expected = operation.concrete(width, *concrete)
                assert expected is None or expected in held, (list(map(str, operands)), concrete, str(result))


def holds_a_member(operation, data):
    width = data.draw(
        st.sampled_from([width for width in [*WIDTHS, 32, 64] if operation.is_right_for(width)])
    )
    pairs = [data.draw(members(width)) for _ in range(operation.arity)]
    expected = operation.concrete(width, *(member for member, _ in pairs))
    result = operation.transfer(*(value for _, value in pairs))
    assert expected is None or result.contains(expected), (str(result), expected)


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_wide_values_hold_every_concrete_result(operation, data):
    holds_a_member(operation, data)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@settings(deadline=None, max_examples=1000)
@given(data=st.data())
def test_many_wide_values_hold_every_concrete_result(operation, data):
    holds_a_member(operation, data)


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.name != "select"], ids=str)
def test_an_empty_operand_gives_an_empty_result(operation):
    width = next(width for width in (1, 8, 16, 32) if operation.is_right_for(width))
    others = [value for (value,) in sample(width, operation.arity, 1)]
    for position in range(operation.arity):
        operands = [*others[:position], empty(width), *others[position + 1 :]]
        assert operation.transfer(*operands).is_empty


@pytest.mark.parametrize(
    "result",
    [
        integers.add(integers.constant(8, 200), integers.constant(8, 100), nuw=True),
        integers.add(integers.constant(8, 100), integers.constant(8, 100), nsw=True),
        integers.sub(integers.constant(8, 1), integers.constant(8, 2), nuw=True),
        integers.mul(integers.constant(8, 16), integers.constant(8, 16), nuw=True),
        integers.shl(integers.constant(8, 1), integers.constant(8, 8)),
        integers.shl(integers.constant(8, 129), integers.constant(8, 1), nuw=True),
        integers.lshr(integers.constant(8, 1), integers.constant(8, 1), exact=True),
        integers.udiv(integers.full(8), integers.constant(8, 0)),
        integers.srem(integers.full(8), integers.constant(8, 0)),
        integers.urem(integers.full(8), integers.constant(8, 0)),
        integers.sdiv(integers.constant(8, -128), integers.constant(8, -1)),
        integers.or_(integers.constant(8, 3), integers.constant(8, 1), disjoint=True),
        integers.zext(integers.constant(8, 128), 16, nneg=True),
        integers.trunc(integers.constant(16, 256), 8, nuw=True),
        integers.abs_(integers.constant(8, 128), int_min_is_poison=True),
    ],
    ids=str,
)
def test_poison_and_undefined_behaviour_are_empty(result):
    assert result.is_empty


@pytest.mark.parametrize("opcode", [*BINARY, *COMPARES])
def test_numbers_are_the_concrete_results(opcode):
    """No number is computed where there is no result (division by zero, shifts that are too wide)."""
    edges = {32: (0, 1, 2, 5, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)}
    edges[64] = tuple(n << 32 for n in edges[32]) + edges[32]
    for width in (1, 2, 3, 4, 5, 32, 64):
        compute = number_operation(opcode, width)
        for a, b in product(edges.get(width, range(1 << width)), repeat=2):
            expected = of(opcode)(width, a, b) if opcode in BINARY else compare(opcode, a, b, width)
            found = compute(a, b)
            assert (None if found is None else found % (1 << width)) == expected, (width, a, b)
