"""``s_getreg`` of hardware ids: the wave's own bits, all else 0, as on a device with one compute unit."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes

import ldsopt

HW_ID, HW_ID1, XCC_ID = 4, 23, 20


def read(cpu: str, register: int, first: int, size: int, waves: int) -> list[int]:
    """What the first lane of each wave reads of so many bits of a register."""
    body = f"  %r = call i32 @llvm.amdgcn.s.getreg(i32 {register | first << 6 | (size - 1) << 11})"
    wave = 64 if cpu.startswith("gfx9") else 32
    out = lanes(body, [], "i32", np.zeros(wave * waves, "u4"), arch=cpu, block=wave * waves)
    return [int(value) for value in out[::wave]]


@pytest.mark.parametrize(
    ("cpu", "register", "first", "size", "expected"),
    [
        ("gfx942", HW_ID, 0, 24, [0, 1, 2, 3, 4, 5]), ("gfx942", HW_ID, 0, 1, [0, 1, 0, 1, 0, 1]),
        ("gfx942", HW_ID, 1, 2, [0, 0, 1, 1, 2, 2]), ("gfx942", HW_ID, 8, 4, [0] * 6), ("gfx950", XCC_ID, 0, 4, [0] * 6),
        ("gfx1100", HW_ID1, 0, 32, [0, 1, 2, 3, 4, 5]), ("gfx1201", HW_ID1, 2, 3, [0, 0, 0, 0, 1, 1]),
    ],
)  # fmt: skip
def test_the_field_that_is_asked_for(
    cpu: str, register: int, first: int, size: int, expected: list[int]
) -> None:
    assert read(cpu, register, first, size, len(expected)) == expected


@pytest.mark.parametrize(("cpu", "register"), [("gfx942", HW_ID1), ("gfx1100", HW_ID), ("gfx942", 2)])
def test_another_register_is_refused_by_number(cpu: str, register: int) -> None:
    with pytest.raises(ldsopt.LdsoptError, match=f"s_getreg of register {register}"):
        read(cpu, register, 0, 1, 1)
