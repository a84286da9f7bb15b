"""Ways that waves go by the kernel's argument and by which half of the waves they are in (`--assume`)."""

from __future__ import annotations

import re
from random import Random

import pytest
from launch_kernels import LaunchKernel, conflicts, random_kernel

from ldsopt import api
from ldsopt.checker.findings import Check, Verdict
from ldsopt.checker.promised_options import PromisedCheckOptions
from ldsopt.checker.run import check
from ldsopt.errors import UsageError

RULES = {"missing-wait", "dma-across-barrier"}
ONE_ROW = "unread-dimensions-are-one"
DEFINE = "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {"


def checked(text: str, *, promised: bool = True) -> Check:
    module = api.parse(text, mcpu="gfx1250")
    return check(module, PromisedCheckOptions(assume=(ONE_ROW,) if promised else ()))


def rules(text: str, *, promised: bool = True) -> set[str]:
    found = checked(text, promised=promised).findings
    assert not any(f.verdict is Verdict.DEFINITE for f in found)
    return {f.rule.value for f in found if f.verdict is not Verdict.LATENT} & RULES


CLEAN = LaunchKernel("few", 1, 1, (0, 0), "wbrf")
"""Each round waits for all but the DMA of the round before; no wave skips one in the loop."""
STAGGERED = LaunchKernel("few", 0, 0, (0, 0), "wbrf", staggered=True)


class TestTheOracleAgrees:
    @pytest.mark.parametrize("seed", range(12))
    def test_what_can_go_wrong_is_found(self, seed: int) -> None:
        kernel = random_kernel(Random(seed))
        assert conflicts(kernel) <= rules(kernel.text)

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
            STAGGERED,
        ],
        ids=str,
    )
    def test_what_is_right_is_clean(self, kernel: LaunchKernel) -> None:
        assert conflicts(kernel) == set()
        assert rules(kernel.text) == set()

    def test_the_same_in_a_function_that_some_lanes_may_have_called_is_not_known_to_be(self) -> None:
        """Which launches enter the loop is the same for all lanes of a kernel; a function's callers may differ in it."""
        called = CLEAN.text.replace(DEFINE, DEFINE.replace("amdgpu_kernel ", ""))
        of_kernel, of_function = (checked(text, promised=False).findings for text in (CLEAN.text, called))
        assert len(of_kernel) < len(of_function)

    @pytest.mark.parametrize(
        ("kernel", "expected"),
        [
            pytest.param(LaunchKernel("few", 1, 2, (0, 0), "wbrf"), RULES, id="one too many in the loop"),
            pytest.param(
                LaunchKernel("few", 1, 1, (1, 0), "wbrf"), RULES, id="short launches skip the second"
            ),
            pytest.param(
                LaunchKernel("few", 1, 1, (0, 0), "wbrf", staggered=True),
                {"dma-across-barrier"},
                id="the other half is a barrier ahead",
            ),
            pytest.param(
                LaunchKernel("few", 1, 1, (0, 0), "bwrf"), {"dma-across-barrier"}, id="waits too late"
            ),
        ],
    )
    def test_what_is_wrong_is_not(self, kernel: LaunchKernel, expected: set[str]) -> None:
        assert conflicts(kernel) == expected
        assert expected <= rules(kernel.text)


class TestPromise:
    def test_without_it_lanes_are_not_known(self) -> None:
        assert rules(CLEAN.text, promised=False) == RULES

    def test_it_is_named_where_it_is_used(self) -> None:
        assert ONE_ROW in checked(CLEAN.text).assumptions
        assert ONE_ROW not in checked(CLEAN.text, promised=False).assumptions

    def test_it_is_not_named_where_no_lane_may_skip_a_dma(self) -> None:
        """Whatever decides about a DMA is the same for all lanes then, and no lane's number is asked for."""
        alike = re.sub(r"(\.below = icmp slt i32) %row,", r"\1 0,", CLEAN.text)
        assert alike != CLEAN.text
        assert ONE_ROW not in checked(alike).assumptions

    def test_a_stated_size_needs_none(self) -> None:
        stated = (
            CLEAN.text.replace("%n) #0 {", "%n) #0 !reqd_work_group_size !0 {")
            + "!0 = !{i32 128, i32 1, i32 1}\n"
        )
        assert rules(stated, promised=False) == set()
        assert ONE_ROW not in checked(stated).assumptions

    def test_a_kernel_that_reads_another_id_gets_none(self) -> None:
        reads = CLEAN.text.replace(
            "entry:\n",
            "entry:\n  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  store volatile i32 %y, ptr addrspace(1) %o\n",
        ).replace("define ", "declare i32 @llvm.amdgcn.workitem.id.y()\ndefine ", 1)
        assert rules(reads) == RULES

    def test_no_other_is_known(self) -> None:
        with pytest.raises(UsageError, match="no such assumption of check: all-is-well"):
            PromisedCheckOptions(assume=("all-is-well",))  # type: ignore[arg-type]


class TestWhatMustNotBeTaken:
    """Each of these differs from a clean kernel in one thing that makes a wave go another way."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            pytest.param("%row = and i32 %item, 7", "%odd = and i32 %item, 7\n  %row = or i32 %odd, 1", id="no lane has row 0"),
            pytest.param("%again = icmp slt i32 %at.next, %bound", "%again = icmp sle i32 %at.next, %bound", id="a round with nothing left"),
            pytest.param("%enters = icmp sgt i32 %bound, 0", "%enters = icmp sgt i32 %bound, -8", id="a first round with nothing left"),
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
            pytest.param("icmp ult i32 %item, 64", "icmp ult i32 %item, 48", id="a wave that goes both ways"),
            pytest.param("xor i1 %is.low, true", "icmp ult i32 %item, 64", id="the same half waits twice"),
        ],
    )
    def test_halves_that_are_none(self, old: str, new: str) -> None:
        text = STAGGERED.text
        assert text.count(old) == 1, old
        assert rules(text.replace(old, new)) >= {"dma-across-barrier"}
