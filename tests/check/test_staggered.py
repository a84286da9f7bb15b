"""Two groups of waves some barriers apart: which barriers meet is known, and so what is a fault for sure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pingpong_kernels import BARRIER, FENCED, FENCED_AFTER, ROWS, WAIT, PingPong

import ldsopt
from ldsopt import Verdict
from ldsopt.checker.findings import Check
from ldsopt.checker.options import PromisedCheckOptions
from ldsopt.checker.run import check

RIGHT = PingPong()
ONE_ROW = "unread-dimensions-are-one"


def checked(kernel: PingPong, *, promised: bool = False) -> Check:
    return check(ldsopt.parse(kernel.text), PromisedCheckOptions(assume=(ONE_ROW,) if promised else ()))


def found(kernel: PingPong, *, promised: bool = False) -> set[tuple[str, str]]:
    """Rules and verdicts of the findings that are not merely latent."""
    findings = checked(kernel, promised=promised).findings
    return {(f.rule.value, f.verdict.value) for f in findings if f.verdict is not Verdict.LATENT}


FAULTS = {
    "the wait for copies behind the phase barrier": (replace(RIGHT, copied=BARRIER + WAIT), {("dma-across-barrier", "definite")}),
    "no wait for copies": (replace(RIGHT, copied=BARRIER), {("dma-across-barrier", "definite")}),
    "the wait one phase too late": (replace(RIGHT, copied=BARRIER, between=WAIT + BARRIER), {("dma-across-barrier", "definite")}),
    "a barrier less": (replace(RIGHT, between=""), {("phase-conflict", "definite")}),
    "held twice, caught twice": (replace(RIGHT, hold=2 * BARRIER, catch=2 * BARRIER), {("phase-conflict", "definite")}),
}  # fmt: skip
"""Kernels in the shapes of published faults, and what is said of them."""


@pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
@pytest.mark.parametrize("rows", ROWS)
def test_right_kernels_are_clean(rows: str, arch: str) -> None:
    assert found(replace(RIGHT, rows=rows, cpu=arch)) == set()


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_definite(name: str, rows: str) -> None:
    kernel, expected = FAULTS[name]
    assert expected <= found(replace(kernel, rows=rows))


def test_a_read_that_is_not_complete_at_its_barrier() -> None:
    """The fence taken away, and the value used only behind the loop's last barrier: the read is still under way there.

    The backend would wait in front of its use, so nothing stands between the read and the barrier.
    """
    bare = replace(RIGHT, read=BARRIER, last=BARRIER)
    assert ("bare-barrier", "definite") in found(bare)
    assert found(replace(bare, last=FENCED)) != set()  # one phase too late


def test_what_is_sure_needs_the_workgroups_shape() -> None:
    kernel = replace(FAULTS["no wait for copies"][0], shape="")
    assert found(kernel) == {("dma-across-barrier", "unproven")}
    (finding, *_) = [f for f in checked(kernel).findings if f.verdict is Verdict.UNPROVEN]
    assert "state reqd_work_group_size, or --assume unread-dimensions-are-one" in finding.reason
    assert found(kernel, promised=True) == {("dma-across-barrier", "definite")}


def test_a_barrier_that_a_branch_decides_about_leaves_open_which_meet() -> None:
    """Whether it is passed is the same for all waves, but not a matter of how often a loop is run."""
    start = (
        f"{FENCED}  %some = icmp slt i32 %m, 7\n  %few = icmp slt i32 %n, 9\n  %both = and i1 %some, %few\n"
        f"  br i1 %both, label %once, label %on\nonce:\n{BARRIER}  br label %on\non:\n"
    )
    kernel = replace(FAULTS["no wait for copies"][0], start=start)
    text = kernel.text.replace("[ 0, %entry ]", "[ 0, %on ]")
    findings = [f for f in check(ldsopt.parse(text)).findings if f.verdict is not Verdict.LATENT]
    assert {(f.rule.value, f.verdict.value) for f in findings} == {("dma-across-barrier", "unproven")}
    assert {f.reason for f in findings} == {
        "which barriers the waves meet at is not decided by the rounds of loops alone"
    }


def test_rounds_that_differ_from_wave_to_wave_leave_open_which_meet() -> None:
    assert ("dma-across-barrier", "unproven") in found(replace(RIGHT, copied=BARRIER, more="%t"))


def test_addresses_from_memory_are_not_sure() -> None:
    text = FAULTS["no wait for copies"][0].text
    text = text.replace("%turned = xor i32 %t, 321", "%turned = load i32, ptr addrspace(1) %out, align 4")
    (finding,) = [f for f in check(ldsopt.parse(text)).findings if f.verdict is not Verdict.LATENT]
    assert finding.verdict is Verdict.UNPROVEN
    assert finding.reason == "that two work-items touch the same byte is not known for sure"


def test_what_only_its_own_wave_touches_conflicts_with_no_other() -> None:
    """A copy and a read of the wave's own part, with no wait at any barrier: the read itself waits."""
    own = replace(RIGHT, copied=BARRIER, read=BARRIER).text.replace("xor i32 %t, 321", "xor i32 %t, 1")
    assert not [f for f in check(ldsopt.parse(own)).findings if f.verdict is not Verdict.LATENT]
    unknown = own.replace("!reqd_work_group_size !0 ", "")
    assert [f for f in check(ldsopt.parse(unknown)).findings if f.verdict is not Verdict.LATENT]


class TestMeetings:
    def test_each_barrier_of_the_loop_meets_the_one_before_it(self) -> None:
        (function,) = checked(RIGHT).functions
        assert function.meetings_are_exact
        lines = sorted({line for pair in function.meetings for line in pair})
        start, hold, *loop, catch = lines_of_barriers(RIGHT)
        assert lines == sorted([hold, *loop, catch])
        pairs = set(function.meetings)
        assert {(hold, loop[0]), (loop[0], loop[1]), (loop[1], loop[2]), (loop[2], loop[3])} <= pairs
        assert {(loop[0], loop[3]), (loop[3], catch)} <= pairs
        assert len(pairs) == 6
        assert start not in lines

    def test_they_are_not_exact_where_the_shape_is_not_known(self) -> None:
        (function,) = checked(replace(RIGHT, shape="")).functions
        assert not function.meetings_are_exact


def lines_of_barriers(kernel: PingPong) -> list[int]:
    """The lines of the assembly that are barriers."""
    from ldsopt.checker.run import compile_mapped

    text = compile_mapped(ldsopt.parse(kernel.text)).listing.text
    return [number for number, line in enumerate(text, 1) if line.strip() == "s_barrier"]


def test_the_acquire_alone_does_not_complete_reads() -> None:
    assert ("bare-barrier", "definite") in found(replace(RIGHT, read=BARRIER + FENCED_AFTER))
