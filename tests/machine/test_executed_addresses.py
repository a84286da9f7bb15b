"""No launch executes an LDS address that machine code's registers are said not to hold."""

import executed_addresses
import pytest

KERNELS = (
    "clang-22/named_gemm.gfx942",
    "clang-22/named_tiles.gfx1030",
    "clang-22/named_tiles.gfx1100",
    "clang-22/block_patterns.gfx1201",
    "triton-3.5.1/gemm_bias_async.gfx942",
    "triton-3.5.1/attention.gfx942",
    "triton-3.7.1/attention.gfx950",
    "triton-3.9.0/gemm_bias.gfx1201",
    "triton-3.9.0/sort_scan.gfx1100",
)
"""Kernels whose LDS begins at address 0 whoever places it."""


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_executed_address_is_among_those_of_its_instructions(kernel: str) -> None:
    entry = next(one for one in executed_addresses.ENTRIES if one["file"] == f"ir/{kernel}.ll")
    found = executed_addresses.compared(entry)
    assert not found.outside
    assert found.bounded > 4  # and that says something: those are no registers that may hold anything
