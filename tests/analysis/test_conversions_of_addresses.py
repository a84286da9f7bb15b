"""What conversions make of addresses: what is not known stays so, and an address does not fit into fewer bits."""

from __future__ import annotations

import pytest

from ldsopt.analysis import integers
from ldsopt.analysis.ranges.addressing import convert
from ldsopt.analysis.ranges.values import NOTHING, UNKNOWN, AbstractValue, derived, plain

OFFSET = derived(0, integers.constant(32, 12))


@pytest.mark.parametrize(
    ("value", "opcode", "source", "target", "expected"),
    [
        (UNKNOWN, "ptrtoint", 32, 32, UNKNOWN),
        (NOTHING, "zext", 32, 64, NOTHING),
        (OFFSET, "ptrtoint", 32, 32, OFFSET),
        (OFFSET, "ptrtoint", 32, 64, OFFSET),
        (OFFSET, "ptrtoint", 32, 31, UNKNOWN),
        (plain(integers.constant(32, 7)), "trunc", 64, 16, plain(integers.full(16))),
        (plain(integers.constant(32, 1 << 31)), "zext", 32, 64, plain(integers.constant(64, 1 << 31))),
        (plain(integers.constant(32, 1 << 31)), "sext", 32, 64, plain(integers.constant(64, -(1 << 31)))),
        (plain(integers.constant(32, 7)), "inttoptr", 32, 32, plain(integers.constant(32, 7))),
    ],
)
def test_converted(
    value: AbstractValue, opcode: str, source: int, target: int, expected: AbstractValue
) -> None:
    assert convert(value, opcode, source, target) == expected
