"""Every opcode and intrinsic that is pure arithmetic, against LLVM's own JIT: an eighth of the groups here.

All of them: `python tests/long/simt_differential.py`.
"""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "long"))

import simt_differential as differential

GROUPS = differential.groups()
PARTS = 8


@pytest.mark.parametrize(
    "group",
    [
        pytest.param(
            group, id=group.name, marks=[pytest.mark.slow, pytest.mark.long][: 2 * bool(number % PARTS)]
        )
        for number, group in enumerate(GROUPS)
        if number % PARTS < 2
    ],
)
def test_lanes_compute_what_the_jit_computes(group: differential.Group) -> None:
    found, compared = differential.differences(group)
    assert compared
    assert not found, "\n".join(map(str, found[:5]))


def test_a_wrong_result_is_a_difference() -> None:
    """The comparison can fail: an instruction whose expected value is another's."""
    kind = differential.integer(32)
    wrong = differential.Case("wrong", "  %r = add i32 %a, %b", kind, exact=lambda x, y: (x - y) & 0xFFFFFFFF)
    found, compared = differential.differences(differential.Group("i32", (kind, kind), [wrong]))
    assert 0 < len(found) <= compared


@pytest.mark.parametrize(
    ("value", "half", "bfloat"),
    [(1.0, 0x3C00, 0x3F80), (-0.0, 0x8000, 0x8000), (65519.99, 0x7BFF, 0x4780), (65520.0, 0x7C00, 0x4780),
     (2.0**-25, 0x0000, 0x3300), (2.0**-24, 0x0001, 0x3380), (1 + 2.0**-8, 0x3C04, 0x3F80),
     (1 + 3 * 2.0**-8, 0x3C0C, 0x3F82), (1 + 2.0**-8 + 2.0**-40, 0x3C04, 0x3F81)],
)  # fmt: skip
def test_the_reference_rounds_once_ties_to_even(value: float, half: int, bfloat: int) -> None:
    assert differential.nearest(differential.HALF, value) == half
    assert differential.nearest(differential.BFLOAT, value) == bfloat
