"""Paths that waves take by the kernel's argument and by which half of the waves they are in: random kernels; the rules one by one are
the case ``check/launches_of_rings.ll``."""

from random import Random

import pytest
from launch_kernels import LaunchKernel, conflicts, random_kernel

import ldsopt
from ldsopt import Check, Verdict, check

RULES = {"missing-wait", "dma-across-barrier"}
ONE_ROW = "unread-dimensions-are-one"
DEFINE = "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {"


def checked(text: str, *, promised: bool = True) -> Check:
    return check(ldsopt.parse(text, mcpu="gfx1250"), assume=(ONE_ROW,) if promised else ())


def rules(text: str) -> set[str]:
    found = checked(text).findings
    assert not any(f.verdict is Verdict.DEFINITE for f in found)
    return {f.rule.value for f in found if f.verdict is not Verdict.LATENT} & RULES


CLEAN = LaunchKernel("few", 1, 1, (0, 0), "wbrf")
"""Each iteration waits for all but the DMA of the iteration before; no wave skips one in the loop."""
STAGGERED = LaunchKernel("few", 0, 0, (0, 0), "wbrf", staggered=True)


LAST_ROUND = LaunchKernel("by 10", 1, 1, (0, 0), "wbrf")
"""A wave whose rows are past what is left skips its DMA, in the last iteration alone, as these are rows of one tile."""

TILES = LaunchKernel("by 10", 1, 1, (0, 0), "wbrf", tiles=2)
"""All of that for one tile after the other. Which iteration is the last of a tile's, the barrier behind the loop tells."""


class TestTheOracleAgrees:
    @pytest.mark.parametrize("seed", range(12))
    def test_what_can_go_wrong_is_found(self, seed: int) -> None:
        kernel = random_kernel(Random(seed))
        assert conflicts(kernel) <= rules(kernel.text)

    @pytest.mark.long
    @pytest.mark.slow
    def test_what_can_go_wrong_is_found_in_many(self) -> None:
        kernels = {random_kernel(Random(seed)) for seed in range(1000, 1080)}
        missed = [kernel for kernel in kernels if not conflicts(kernel) <= rules(kernel.text)]
        assert missed == []

    @pytest.mark.parametrize(
        "kernel",
        [
            CLEAN,
            LaunchKernel("few", 2, 1, (0, 0), "wbrf"),
            LaunchKernel("few", 0, 1, (0, 1), "wbrf"),
            LaunchKernel("few", 1, 0, (0, 0), "wbrbf"),
            LaunchKernel("few", 2, 1, (0, 0), "bwbrf"),
            LAST_ROUND,
            TILES,
            LaunchKernel("by 10", 1, 0, (0, 0), "bwbrf", tiles=3),
            LaunchKernel("wave", 1, 1, (0, 1), "wbrbf"),
            STAGGERED,
        ],
        ids=str,
    )
    def test_what_is_right_is_clean(self, kernel: LaunchKernel) -> None:
        assert conflicts(kernel) == set()
        assert rules(kernel.text) == set()

    def test_the_same_in_a_function_that_some_lanes_may_have_called_is_not_known_to_be(self) -> None:
        """A launch that enters the loop does so with all lanes of a kernel; a function's callers may differ in it."""
        called = CLEAN.text.replace(DEFINE, DEFINE.replace("amdgpu_kernel ", ""))
        of_kernel, of_function = (checked(text, promised=False).findings for text in (CLEAN.text, called))
        assert len(of_kernel) < len(of_function)

    @pytest.mark.parametrize(
        ("kernel", "expected"),
        [
            pytest.param(LaunchKernel("few", 1, 2, (0, 0), "wbrf"), RULES, id="one too many in the loop"),
            pytest.param(LaunchKernel("few", 1, 1, (1, 0), "wbrf"), RULES, id="short launches skip the second"),
            pytest.param(LaunchKernel("few", 1, 1, (0, 0), "wbrf", staggered=True), {"dma-across-barrier"}, id="the other half is a barrier ahead"),
            pytest.param(LaunchKernel("by 11", 1, 1, (0, 0), "wbrf"), RULES, id="a row of the next tile, by one"),
            pytest.param(LaunchKernel("few", 1, 1, (0, 0), "bwrf"), {"dma-across-barrier"}, id="waits too late"),
            pytest.param(LaunchKernel("by 11", 1, 1, (0, 0), "wbrf", tiles=2), RULES, id="a row of the next, tile by tile"),
            pytest.param(LaunchKernel("few", 1, 1, (0, 0), "bwrf", tiles=2), {"dma-across-barrier"}, id="waits too late in each tile"),
        ],
    )  # fmt: skip
    def test_what_is_wrong_is_not(self, kernel: LaunchKernel, expected: set[str]) -> None:
        assert conflicts(kernel) == expected
        assert expected <= rules(kernel.text)


def test_where_very_many_barriers_may_meet_iterations_are_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So a barrier may meet those of any iteration of the other half."""
    (counted,) = checked(STAGGERED.text).functions
    monkeypatch.setattr("ldsopt.isa.barrier_pairs._MOST_PAIRS", 0)
    (other,) = checked(STAGGERED.text).functions
    assert set(other.meetings) > set(counted.meetings)
    assert not other.meetings_are_exact
