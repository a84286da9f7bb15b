"""A variable larger than the LDS of any AMD GPU is left as it is, in time and memory that do not go with its size."""

from __future__ import annotations

import pytest
from pack_kernels import BARRIER, ONE_AFTER_THE_OTHER, TILES, kernel, module, offsets, pack, round_trip

from ldsopt import parse
from ldsopt.analysis.liveness.liveness import find_liveness

LARGEST = 320 * 1024
"""Bytes of LDS on gfx1250, which has most."""


def with_third(words: int) -> str:
    """A and B one after the other, which share bytes, and then @C of so many i32."""
    body = ONE_AFTER_THE_OTHER + BARRIER + round_trip("C")
    third = f"@C = internal addrspace(3) global [{words} x i32] poison, align 4\n"
    return module(TILES, third, kernel(body))


@pytest.mark.parametrize("words", [LARGEST // 4 + 1, 2**30, 2**58])
def test_too_large_for_any_gpu(words: int) -> None:
    found = find_liveness(parse(with_third(words), mcpu="gfx942"))
    assert [buffer.name for buffer in found.kernels[0].buffers] == ["A", "B"]
    assert "@C is larger than the LDS of any AMD GPU; it is left as it is" in found.notes
    assert offsets(pack(with_third(words))) == {"A": 0, "B": 0}


def test_the_largest_that_a_gpu_has() -> None:
    found = find_liveness(parse(with_third(LARGEST // 4), mcpu="gfx942"))
    assert [buffer.name for buffer in found.kernels[0].buffers] == ["A", "B", "C"]
    assert found.notes == ()
