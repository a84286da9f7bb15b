"""A variable larger than the LDS of any AMD GPU is left as it is, in time and memory that do not go with its size."""

from __future__ import annotations

import pytest
from pack_kernels import BARRIER, ONE_AFTER_THE_OTHER, TILES, kernel, module, offsets, pack, round_trip

LARGEST = 320 * 1024
"""Bytes of LDS on gfx1250, which has most."""


def with_third(words: int) -> str:
    """A and B one after the other, which share bytes, and then @C of so many i32."""
    body = ONE_AFTER_THE_OTHER + BARRIER + round_trip("C")
    third = f"@C = internal addrspace(3) global [{words} x i32] poison, align 4\n"
    return module(TILES, third, kernel(body))


@pytest.mark.parametrize("words", [LARGEST // 4 + 1, 2**30, 2**58])
def test_too_large_for_any_gpu(words: int) -> None:
    packed = pack(with_third(words))
    found = packed.details.liveness
    assert [buffer.name for buffer in found.kernels[0].buffers] == ["A", "B"]
    assert "@C is larger than the LDS of any AMD GPU; it is left as it is" in found.notes
    assert offsets(packed) == {"A": 0, "B": 0}


def test_the_largest_that_a_gpu_has() -> None:
    found = pack(with_third(LARGEST // 4)).details.liveness
    assert [buffer.name for buffer in found.kernels[0].buffers] == ["A", "B", "C"]
    assert found.notes == ()
