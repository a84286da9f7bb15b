"""Stages in no loop, as an unrolled one leaves them: run once, cut into the blocks that they stand in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pipeline_kernels import HEAD, mark, stage
from test_emission import ACQUIRE, BARRIER, FULL, RELEASE, SCHED, blocks, synchronization

import ldsopt
from ldsopt import InputError, Launch, Module
from ldsopt.cli import main

LOOP = HEAD.partition("  br label %loop\n")[2].partition("\nend:\n")[0]
ADDRESSES = """  %{0}.own = getelementptr i32, ptr addrspace(3) @{0}, i32 %t
  %{0}.other = getelementptr i32, ptr addrspace(3) @{0}, i32 %other
  %{0}.wave = getelementptr i32, ptr addrspace(3) @{0}, i32 %wave
"""
GUARDED = (
    ".|  %c = icmp slt i32 %n, 7\n  br i1 %c, label %do, label %on\ndo:\n"
    "  store i32 1, ptr addrspace(3) %B.own, align 4\n  br label %on\non:\n"
)


def flat(
    stages: Sequence[str], *, before: str = "", behind: str = "", names: str = "ab", cpu: str = "gfx942"
) -> str:
    """A kernel whose stages follow each other in no loop, named by turns."""
    body = "".join(
        stage(number, text).replace("%i,", "%n,") + mark(names[number % len(names)])
        for number, text in enumerate(stages)
    )
    text = HEAD.format(
        addresses="".join(map(ADDRESSES.format, "AB")),
        before=before,
        body="",
        behind=behind,
        size="512,512",
        cpu=cpu,
    )
    head, _, rest = text.partition("  br label %loop\n")
    return head + body + "  br label %end\n" + rest[rest.index("\nend:\n") :]


def made(text: str, *, fence: str = "minimal") -> tuple[Any, dict[str, list[str]]]:
    """The one pipeline of a kernel, and its blocks."""
    result = ldsopt.pipeline(ldsopt.parse(text), fence=fence)  # type: ignore[arg-type]
    (one,) = result.details.loops
    return one, blocks(result.text)


class TestPlacement:
    @pytest.mark.parametrize(
        ("stages", "fences"),
        [
            (("wA", ".", "rA"), {1}),
            (("wA", "wB", "rA", ".", "rB"), {1, 3}),
            (("wA", "wB", ".", "rA rB"), {2}),
            (("rA", ".", "wA"), {1}),
            ((".", "rA", "rB"), set()),
            (("rA", "rB", "wA", "."), {1}),  # nothing comes round again
            (("wA", ".", ".", "."), set()),
        ],
    )
    def test_slots_that_order_lds(self, stages: tuple[str, ...], fences: set[int]) -> None:
        assert made(flat(stages))[0].placement.fences == fences

    def test_copies(self) -> None:
        one, _ = made(flat(("cA", "cB", ".", "rA", ".", "rB")))
        assert one.placement.waits == {(2, "vmcnt"): 1, (4, "vmcnt"): 0}
        assert one.placement.fences == set()

    def test_stages_that_run_at_the_same_time_are_refused(self) -> None:
        with pytest.raises(InputError, match=r"stages 'a\.1' and 'b\.1' both touch @A"):
            made(flat(("wA", "rA", ".", ".")))

    def test_names_that_come_again_are_numbered(self) -> None:
        one, _ = made(flat((".", ".", "."), names="ab"))
        assert [each.name for each in one.loop.marks] == ["a.1", "b", "a.2"]


class TestBlocks:
    def test_the_block_is_cut_in_front_and_behind(self) -> None:
        _, found = made(flat(("wA", ".", "rA"), before=f"  {BARRIER}\n"))
        local, bare = [SCHED, *FULL, SCHED], [SCHED, BARRIER, SCHED]
        assert found["entry"][-2:] == [BARRIER, "br label %ldsopt.enter.0"]
        assert synchronization(found["ldsopt.enter.0"]) == FULL
        assert found["ldsopt.hold.0"] == [BARRIER, "br label %ldsopt.start.0"]
        assert synchronization(found["ldsopt.start.0"]) == ["store", *local, *bare, "load", *bare]
        assert found["ldsopt.done.0"] == [
            "br i1 %ldsopt.late.0, label %ldsopt.after.0, label %ldsopt.catch.0"
        ]
        assert found["ldsopt.after.0"] == ["br label %end"]

    def test_it_begins_where_its_block_begins_without_a_barrier(self) -> None:
        _, found = made(flat(("wA", ".", "rA")))
        assert found["entry"] == ["br label %ldsopt.enter.0"]

    def test_variables_on_the_stack_stay_in_the_entry(self) -> None:
        text = flat(("wA", ".", "rA")).replace("entry:\n", "entry:\n  %s = alloca i32, addrspace(5)\n")
        assert made(text)[1]["entry"][0].startswith("%s = alloca")

    def test_phis_behind_it_receive_from_the_last_part(self) -> None:
        text = flat(("wA", ".", "rA"), behind="  %p = phi i32 [ %n, %entry ]\n")
        assert "%p = phi i32 [ %n, %ldsopt.after.0 ]" in made(text)[1]["end"]

    def test_branches_between_marks(self) -> None:
        one, found = made(flat(("wA", GUARDED, "rA", ".", "rB"), names="abcde"))
        assert one.placement.fences == {1, 3}
        assert "br i1 %c, label %do, label %on" in found["ldsopt.start.0"]

    def test_an_authors_barrier_at_the_end_is_the_last_slots(self) -> None:
        behind = f"  {RELEASE}\n  {BARRIER}\n  {ACQUIRE}\n"
        text = flat(("wA", ".", "rA")).replace("  br label %end\n", behind + "  br label %end\n")
        _, found = made(text)
        assert synchronization(found["ldsopt.start.0"])[-4:] == [RELEASE, SCHED, BARRIER, SCHED] or found
        assert sum(lines.count(BARRIER) for lines in found.values()) == 6

    def test_what_follows_in_the_same_block_meets_what_is_not_complete(self) -> None:
        read = "  %x = load i32, ptr addrspace(3) %A.other, align 4\n"
        text = flat((".", ".", "wA")).replace("  br label %end\n", read + "  br label %end\n")
        one, found = made(text)
        assert one.around.meets
        assert synchronization(found["ldsopt.after.0"]) == [*FULL, "load"]
        assert not made(flat((".", ".", "wA")))[0].around.meets

    def test_copies_begun_in_the_same_block_are_waited_for(self) -> None:
        copy = stage(0, "cA")
        one, _ = made(flat(("rB", ".", "rA"), before=copy + f"  {BARRIER}\n"))
        assert one.around.before == ("vmcnt",)

    def test_copies_begun_behind_them_in_the_same_block_are_not(self) -> None:
        text = flat(("rB", ".", "rB")).replace("  br label %end\n", stage(0, "cA") + "  br label %end\n")
        assert made(text)[0].around.before == ()


class TestRefusals:
    def test_a_mark_alone(self) -> None:
        with pytest.raises(InputError, match="the mark of stage 'a' stands alone, in no loop"):
            made(flat(("wA",)))

    def test_marks_in_both_arms_of_a_branch(self) -> None:
        arms = f"  %c = icmp slt i32 %n, 7\n  br i1 %c, label %x, label %y\nx:\n{mark('a')}  br label %end\ny:\n{mark('b')}"
        with pytest.raises(InputError, match="are not passed on the same paths"):
            made(flat((), before=arms))

    def test_a_mark_in_a_branch(self) -> None:
        guarded = f"{mark('a')}  %c = icmp slt i32 %n, 7\n  br i1 %c, label %x, label %y\nx:\n{mark('b')}  br label %y\ny:\n"
        with pytest.raises(InputError, match="'a' and 'b' are not passed on the same paths"):
            made(flat((), before=guarded))

    def test_a_way_out_in_the_middle(self) -> None:
        leaving = f"{mark('a')}  %c = icmp slt i32 %n, 7\n  br i1 %c, label %end, label %y\ny:\n{mark('b')}"
        with pytest.raises(InputError, match="are not passed on the same paths"):
            made(flat((), before=leaving))

    def test_a_loop_between_marks(self) -> None:
        loop = (
            f"{mark('a')}  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %j, %l ]\n  %j = add i32 %i, 1\n"
            f"  %m = icmp slt i32 %j, %n\n  br i1 %m, label %l, label %y\ny:\n{mark('b')}"
        )
        with pytest.raises(InputError, match="a loop inside of stage 'b'"):
            made(flat((), before=loop))

    def test_a_barrier_between_marks(self) -> None:
        text = flat(("wA", f"rB|  {BARRIER}\n  %x = load i32, ptr addrspace(3) %A.own\n", "."))
        with pytest.raises(InputError, match="a barrier inside of stage 'b'"):
            made(text)

    def test_where_only_some_work_items_come(self) -> None:
        guard = "  %c = icmp slt i32 %t, 7\n  br i1 %c, label %x, label %end\nx:\n"
        with pytest.raises(InputError, match="not all work-items run the stages of stage 'a' equally often"):
            made(flat((".", "."), before=guard))

    def test_a_gap_as_long_as_the_stages(self) -> None:
        text = flat((".", ".")).replace("ldsopt.stage a", "ldsopt.stage a gap=2")
        with pytest.raises(InputError, match="a phase gap of 2 with 2 stages"):
            made(text)

    def test_marks_that_control_never_reaches(self) -> None:
        text = flat(()).replace("end:\n", f"end:\n  ret void\nlost:\n{mark('a')}")
        with pytest.raises(InputError, match="the mark of stage 'a' stands where control never comes"):
            made(text)


def test_marked_loops_part_flat_stages() -> None:
    """Stages that a compiler peeled off a loop, in front of it and behind it, make three pipelines with it."""
    loop = LOOP.format(body=mark("a") + mark("b")).replace("%entry", "%here")
    text = flat((".", "."))
    text = text.replace("  br label %end\n", f"  br label %here\nhere:\n  br label %loop\n{loop}")
    text = text.replace("end:\n", f"end:\n{mark('a')}{mark('b')}")
    result = ldsopt.pipeline(ldsopt.parse(text))
    assert [one.loop.flat is None for one in result.details.loops] == [False, True, False]


def test_reports(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(flat(("wA", ".", "rA")))
    report, output = tmp_path / "k.json", tmp_path / "out.ll"
    assert (
        main(["pipeline", str(tmp_path / "k.ll"), "--explain", "--report", str(report), "-o", str(output)])
        == 0
    )
    said = capfd.readouterr().err
    assert "1 sequence of stages in no loop pipelined" in said
    assert "3 stages in no loop: a.1, b, a.2" in said
    assert "slot 0, behind a.2: bare" in said
    assert "group 0     a.1 = b   | a.2 |\n" in said
    assert '"in_no_loop": true' in report.read_text()
    assert '"in_front_of": null' in report.read_text()


UNROLLED = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from, align 4
  store i32 %first, ptr addrspace(3) %A.own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
ITERATIONS  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum.LAST, ptr addrspace(1) %to, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
!0 = !{i32 512, i32 1, i32 1}
"""


def unrolled(iterations: int) -> Module:
    """Rounds that read a buffer and fill it anew."""
    body = "  %sum.0 = add i32 0, 0\n"
    for number in range(iterations):
        body += (
            f"  %v.{number} = load i32, ptr addrspace(3) %A.other, align 4\n"
            f"{mark('read')}"
            f"  %m.{number} = mul i32 %sum.{number}, 3\n  %sum.{number + 1} = add i32 %m.{number}, %v.{number}\n"
            f"{mark('sum')}"
            f"  store i32 %sum.{number + 1}, ptr addrspace(3) %A.own, align 4\n"
            f"{mark('fill')}"
            f"  %d.{number} = mul i32 %sum.{number + 1}, 5\n"
            f"{mark('rest')}"
        )
    return ldsopt.parse(UNROLLED.replace("ITERATIONS", body).replace("LAST", str(iterations)))


LAUNCH = Launch((1,), (512,), ["i32[512]=arange", "i32[512]=zeros"])


class TestWhatItDoes:
    @pytest.mark.parametrize("fence", ["minimal", "all"])
    def test_it_does_what_the_marks_mean(self, fence: str) -> None:
        module = unrolled(3)
        result = ldsopt.verify(
            ldsopt.pipeline(module, plain=True),
            ldsopt.pipeline(module, fence=fence),  # type: ignore[arg-type]
            LAUNCH,
        )
        assert result.is_equivalent, result
        assert result.known_findings == 0

    def test_its_code_is_clean(self) -> None:
        assert not ldsopt.check(ldsopt.pipeline(unrolled(3))).findings

    def test_what_is_taken_out_is_noticed(self) -> None:
        """Every barrier and fence between the first and the last access of two iterations."""
        module = unrolled(2)
        lines = ldsopt.pipeline(module).text.split("\n")
        plain = ldsopt.pipeline(module, plain=True)
        last = max(
            n for n, line in enumerate(lines) if line.startswith("  store i32 %sum.2, ptr addrspace(3)")
        )
        inside = range(lines.index("ldsopt.start.0:"), last)
        removed = [n for n in inside if lines[n].strip().startswith((BARRIER, RELEASE))]
        assert len(removed) == 6 + 3
        for gone in removed:
            mutant = ldsopt.parse("\n".join(line for n, line in enumerate(lines) if n != gone))
            if not ldsopt.check(mutant).findings:
                assert not ldsopt.verify(plain, mutant, LAUNCH).is_equivalent, gone
