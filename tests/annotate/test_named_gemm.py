"""The GEMM over named dynamic bases: what annotating it gains, as measured on its code."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import AnnotateOptions

IR = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"


@functools.cache
def measured(file: str, *, repair: bool | None = None) -> Any:
    """The kernel as it is (``repair`` is ``None``) or annotated, with what its code does not bear out taken back."""
    module = ldsopt.read(IR / f"{file}.ll")
    if repair is None:
        (function,) = ldsopt.measure(module).functions
        return function
    made = ldsopt.annotate_validated(module, AnnotateOptions(repair=repair), keep_tags=True)
    (function,) = ldsopt.measure(made).functions
    return function


def waits(function: Any) -> int:
    return len(function.waits or ())


def drains(function: Any) -> int:
    return sum(("vmcnt", 0) in wait.counters for wait in function.waits or ())


@pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
class TestGain:
    def test_of_the_kernel(self, arch: str) -> None:
        before, after = (measured(f"named_gemm.{arch}", repair=r) for r in (None, False))
        assert (waits(before), drains(before)) == (50, 18)
        assert waits(after) <= 20
        assert drains(after) == 2
        assert (after.instructions or 0) <= (before.instructions or 0)
        assert after.dma == before.dma

    def test_where_the_author_waits_in_asm(self, arch: str) -> None:
        before, after = (measured(f"named_gemm_asm_waits.{arch}", repair=r) for r in (None, False))
        assert (waits(before), drains(before)) == (51, 18)
        assert waits(after) <= 20
        assert drains(after) == 2
        assert (after.instructions or 0) <= (before.instructions or 0)

    def test_is_not_lost_by_repair(self, arch: str) -> None:
        default, repaired = (measured(f"named_gemm.{arch}", repair=r) for r in (False, True))
        assert (waits(repaired), drains(repaired)) == (waits(default), drains(default))

    def test_costs_no_registers(self, arch: str) -> None:
        before, after = (measured(f"named_gemm.{arch}", repair=r).resources for r in (None, False))
        assert (after.vgpr_spills, after.sgpr_spills, after.scratch_bytes) == (0, 0, 0)
        assert (after.occupancy or 0) >= (before.occupancy or 0)
