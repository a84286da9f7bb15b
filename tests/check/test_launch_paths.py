"""Paths that waves take by the kernel's argument and by which half of the waves they are in (`--assume`)."""

import re
from collections.abc import Collection
from random import Random

import pytest
from launch_kernels import BARRIER, LaunchKernel, conflicts, random_kernel

import ldsopt
from ldsopt import Check, Verdict, check

RULES = {"missing-wait", "dma-across-barrier"}
ONE_ROW = "unread-dimensions-are-one"
NO_NEGATIVE = "sizes-are-not-negative"
DEFINE = "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {"


def checked(text: str, *, promised: bool = True, assume: Collection[str] = (ONE_ROW,)) -> Check:
    module = ldsopt.parse(text, mcpu="gfx1250")
    return check(module, assume=assume if promised else ())


def rules(text: str, *, promised: bool = True) -> set[str]:
    found = checked(text, promised=promised).findings
    assert not any(f.verdict is Verdict.DEFINITE for f in found)
    return {f.rule.value for f in found if f.verdict is not Verdict.LATENT} & RULES


CLEAN = LaunchKernel("few", 1, 1, (0, 0), "wbrf")
"""Each iteration waits for all but the DMA of the iteration before; no wave skips one in the loop."""
STAGGERED = LaunchKernel("few", 0, 0, (0, 0), "wbrf", staggered=True)


LANES = LaunchKernel("twice", 1, 1, (0, 0), "wbrf")
"""The first lane of each wave has row 0, others have rows of the next tile."""
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


class TestPromise:
    def test_without_it_lanes_are_not_known(self) -> None:
        assert rules(LANES.text, promised=False) == RULES

    def test_it_is_named_where_it_is_used(self) -> None:
        assert ONE_ROW in checked(LANES.text).assumptions
        assert ONE_ROW not in checked(LANES.text, promised=False).assumptions

    def test_it_tells_waves_alone_apart_where_no_lane_may_skip_a_dma(self) -> None:
        """Whatever decides about a DMA is the same for all lanes then; each wave still fills bytes of its own."""
        alike = re.sub(r"(\.below = icmp slt i32) %row,", r"\1 0,", LANES.text)
        assert alike != LANES.text
        told, untold = (
            {
                (f.rule.value, f.started.asm_line, f.used and f.used.asm_line)
                for f in checked(alike, promised=p).findings
            }
            for p in (True, False)
        )
        assert told < untold
        assert {rule for rule, _, _ in untold - told} == {"dma-across-barrier"}

    def test_a_stated_size_needs_none(self) -> None:
        stated = (
            LANES.text.replace("%n) #0 {", "%n) #0 !reqd_work_group_size !0 {")
            + "!0 = !{i32 128, i32 1, i32 1}\n"
        )
        assert rules(stated, promised=False) == set()
        assert ONE_ROW not in checked(stated).assumptions

    def test_a_kernel_that_reads_another_id_gets_none(self) -> None:
        reads = LANES.text.replace(
            "entry:\n",
            "entry:\n  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  store volatile i32 %y, ptr addrspace(1) %o\n",
        ).replace("define ", "declare i32 @llvm.amdgcn.workitem.id.y()\ndefine ", 1)
        assert rules(reads) == RULES

    def test_sizes_that_are_not_negative_do_not_wrap(self) -> None:
        wraps = CLEAN.text.replace("%bound = add nsw i32 %n, -64", "%bound = add i32 %n, -64")
        found = {assume: checked(wraps, assume=assume) for assume in ((ONE_ROW,), (ONE_ROW, NO_NEGATIVE))}
        unproven = {assume: one.count(Verdict.UNPROVEN) > 0 for assume, one in found.items()}
        assert unproven == {(ONE_ROW,): True, (ONE_ROW, NO_NEGATIVE): False}
        assert NO_NEGATIVE in found[ONE_ROW, NO_NEGATIVE].assumptions
        assert NO_NEGATIVE not in found[ONE_ROW,].assumptions

    @pytest.mark.parametrize(
        "wrong",
        [LaunchKernel("few", 1, 2), LaunchKernel("by 11"), LaunchKernel("few", 1, 1, (1, 0))],
        ids=str,
    )
    def test_of_sizes_it_excuses_nothing_that_sizes_do_not(self, wrong: LaunchKernel) -> None:
        found = checked(wrong.text, assume=(ONE_ROW, NO_NEGATIVE))
        assert {f.rule.value for f in found.findings if f.verdict is Verdict.UNPROVEN} >= {"missing-wait"}

    def test_of_sizes_it_is_not_named_where_negative_ones_do_nothing_else(self) -> None:
        found = checked(CLEAN.text, assume=(ONE_ROW, NO_NEGATIVE))
        assert found.assumptions == (ONE_ROW,)


class TestWhatMustNotBeTaken:
    """Each of these differs from a clean kernel in one thing that makes a wave go another way."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            pytest.param("%row = and i32 %item, 7", "%odd = and i32 %item, 7\n  %row = or i32 %odd, 40", id="rows beyond the tile"),
            pytest.param("%again = icmp slt i32 %at.next, %bound", "%again = icmp sle i32 %at.next, %bound", id="an iteration with nothing left"),
            pytest.param("%enters = icmp sgt i32 %bound, 0", "%enters = icmp sgt i32 %bound, -8", id="a first iteration with nothing left"),
            pytest.param("%counted = add i32 %at, 64", "%counted = add i32 %at, 72", id="less is left than is compared"),
            pytest.param("%bound = add nsw i32 %n, -64", "%bound = add i32 %n, -64", id="a bound that wraps"),
            pytest.param("%next.below = icmp slt i32 %row, %left", "%some = load volatile i32, ptr addrspace(1) %o\n  %next.below = icmp slt i32 %some, %left", id="a row from memory"),
            pytest.param("%one.below = icmp slt i32 %row, %left.1", "%one.below = icmp slt i32 %left.1, %row", id="the prologue fills the other rows"),
        ],
    )  # fmt: skip
    def test_a_dma_that_may_be_skipped(self, old: str, new: str) -> None:
        text = CLEAN.text
        assert text.count(old) == 1, old
        assert rules(text.replace(old, new)) >= {"missing-wait"}

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            pytest.param("%at.next = add i32 %at, 32", "%at.next = add i32 %at, 16", id="half a tile is counted"),
            pytest.param("%again = icmp slt i32 %at.next, %bound", "%again = icmp slt i32 %at, %bound", id="another iteration follows"),
            pytest.param("%counted = add i32 %at, 64", "%counted = add i32 %at, 72", id="less is left than is compared"),
            pytest.param("mul i32 %number, 10", "mul i32 %number, 12", id="rows beyond the tile"),
        ],
    )  # fmt: skip
    def test_a_dma_that_may_be_skipped_and_another_iteration_follows(self, old: str, new: str) -> None:
        text = LAST_ROUND.text
        assert text.count(old) == 1, old
        assert rules(text) == set()
        assert rules(text.replace(old, new)) >= {"missing-wait"}

    def test_a_loop_that_waves_come_to_again_past_no_barrier(self) -> None:
        """Between two tiles nothing in the code tells that an iteration was the last one, and the next is the first."""
        outside = TILES.text.replace(BARRIER, "", 1)
        behind = outside.index("\nbehind:\n")
        without = outside[:behind] + outside[behind:].replace(BARRIER, "")
        assert TILES.text.count(BARRIER) == without.count(BARRIER) + 3
        assert rules(without) == RULES

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            pytest.param("icmp ult i32 %item, 64", "icmp ult i32 %item, 48", id="a wave that goes both ways"),
            pytest.param("xor i1 %is.low, true", "icmp ult i32 %item, 64", id="the same half waits twice"),
        ],
    )
    def test_halves_that_are_none(self, old: str, new: str) -> None:
        text = STAGGERED.text
        assert text.count(old) == 1, old
        assert rules(text.replace(old, new)) >= {"dma-across-barrier"}
