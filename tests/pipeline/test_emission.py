"""The lines that are written for a pipeline, and that what they are made of does what the marks mean."""

from __future__ import annotations

import re

import pytest
from pipeline_kernels import kernel, mark, pipelined

import ldsopt
from ldsopt.ir.metadata import LDS_ONLY

GEMM = ("rA", ".", "wA", ".")
SCHED = "call void @llvm.amdgcn.sched.barrier(i32 0)"
BARRIER = "call void @llvm.amdgcn.s.barrier()"
RELEASE, ACQUIRE = (f'fence syncscope("workgroup") {order}' for order in ("release", "acquire"))
FULL = [RELEASE, BARRIER, ACQUIRE]


def blocks(text: str) -> dict[str, list[str]]:
    """The instructions of each block of the kernel, without attachments and addresses of memory."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.partition("define ")[2].partition("\n}")[0].split("\n")[1:]:
        if label := re.match(r"([\w.]+):", line):
            name = label[1]
            found[name] = []
        elif line.startswith("  "):
            found[name].append(re.sub(r"(, ![a-z.]+ !\d+)+$", "", line.strip()))
    return found


def synchronization(lines: list[str]) -> list[str]:
    """The lines that order waves, and the LDS accesses as ``load`` and ``store``."""
    kept = []
    for line in lines:
        if (
            "sched.barrier" in line
            or "s.barrier" in line
            or "fence" in line
            or "s.wait" in line
            or "setprio" in line
        ):
            kept.append(line)
        elif "addrspace(3)" in line and ("load" in line or "store" in line):
            kept.append("copy" if "load.lds" in line else "store" if line.startswith("store") else "load")
    return kept


def written(
    stages: tuple[str, ...],
    *,
    plain: bool = False,
    fence: str = "minimal",
    shape: tuple[str, ...] = (),
    **given: object,
) -> dict[str, list[str]]:
    printed = ldsopt.parse(kernel(stages, **given)).text  # type: ignore[arg-type]
    return blocks(ldsopt.pipeline(ldsopt.parse(printed), plain=plain, fence=fence, assume=shape).text)


class TestPipeline:
    def test_the_loop(self) -> None:
        bare, local = [SCHED, BARRIER, SCHED], [SCHED, *FULL, SCHED]
        found = synchronization(written(GEMM)["loop"])
        assert found == ["load", *local, *bare, "store", *local, *bare]

    def test_the_entry(self) -> None:
        found = written(GEMM)
        assert found["entry"][-1] == "br label %ldsopt.enter.0"
        assert found["ldsopt.enter.0"] == [
            *FULL,
            "%ldsopt.x.0 = call i32 @llvm.amdgcn.workitem.id.x()",
            "%ldsopt.first.0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.x.0)",
            "%ldsopt.late.0 = icmp uge i32 %ldsopt.first.0, 256",
            "br i1 %ldsopt.late.0, label %ldsopt.hold.0, label %ldsopt.start.0",
        ]
        assert found["ldsopt.hold.0"] == [BARRIER, "br label %ldsopt.start.0"]
        assert found["ldsopt.start.0"] == ["br label %loop"]
        assert found["loop"][0] == "%i = phi i32 [ 0, %ldsopt.start.0 ], [ %next, %loop ]"

    def test_the_exit(self) -> None:
        found = written(GEMM)
        assert found["loop"][-1] == "br i1 %more, label %loop, label %ldsopt.done.0"
        assert found["ldsopt.done.0"] == [
            "br i1 %ldsopt.late.0, label %ldsopt.after.0, label %ldsopt.catch.0"
        ]
        assert found["ldsopt.catch.0"] == [BARRIER, "br label %ldsopt.after.0"]
        assert found["ldsopt.after.0"] == ["br label %end"]

    def test_fences_order_lds_only(self) -> None:
        text = ldsopt.pipeline(ldsopt.parse(kernel(GEMM))).text
        nodes = set(re.findall(r"fence .*!mmra !(\d+)", text))
        assert len(nodes) == 1
        assert f"!{nodes.pop()} = {LDS_ONLY}" in text
        assert text.count("  fence ") == len(re.findall(r"fence .*!mmra", text))

    def test_marks_are_gone(self) -> None:
        assert "ldsopt.stage" not in ldsopt.pipeline(ldsopt.parse(kernel(GEMM))).text

    def test_all_fences(self) -> None:
        found = synchronization(written(GEMM, fence="all")["loop"])
        local = [SCHED, *FULL, SCHED]
        assert found == ["load", *local, *local, "store", *local, *local]

    def test_a_gap_of_two_holds_and_catches_by_two_barriers(self) -> None:
        found = written(("rA", ".", ".", "wA", ".", "."), fields=("gap=2",))
        assert found["ldsopt.hold.0"] == [BARRIER, BARRIER, "br label %ldsopt.start.0"]
        assert found["ldsopt.catch.0"] == [BARRIER, BARRIER, "br label %ldsopt.after.0"]

    def test_priorities(self) -> None:
        """A stage without a priority has 0 if another has one; behind the loop it is 0 again."""

        def priority(number: int) -> str:
            return f"call void @llvm.amdgcn.s.setprio(i16 {number})"

        found = written((".", ".", "."), fields=("prio=1", "", "prio=3"))
        assert found["ldsopt.start.0"][0] == priority(1)
        assert [line for line in found["loop"] if "setprio" in line] == [
            priority(0),
            priority(3),
            priority(1),
        ]
        assert found["ldsopt.done.0"][0] == priority(0)

    def test_without_priorities_there_is_none(self) -> None:
        assert "setprio" not in ldsopt.pipeline(ldsopt.parse(kernel(GEMM))).text

    def test_copies_are_waited_for_in_front_of_the_barrier(self) -> None:
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"  # vmcnt(0)
        found = synchronization(written(("cA", ".", "rA", "."))["loop"])
        assert found == [
            *("copy", SCHED, wait, BARRIER, SCHED),
            *(SCHED, BARRIER, SCHED),
            *("load", SCHED, *FULL, SCHED),
            *(SCHED, BARRIER, SCHED),
        ]

    def test_copies_from_in_front_of_the_loop_are_waited_for(self) -> None:
        copy = (
            "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %A.wave, i32 4, "
            "i32 0, i32 0, i32 0, i32 0)\n"
        )
        found = written(GEMM, before=copy)
        assert found["ldsopt.enter.0"][:2] == ["call void @llvm.amdgcn.s.waitcnt(i32 3952)", RELEASE]
        assert written(GEMM)["ldsopt.enter.0"][0] == RELEASE

    def test_copies_that_a_call_may_have_started_are_waited_for(self) -> None:
        """Another function may start any copies that the module has."""
        call = "  call void @unknown()\n"
        assert written(("cA", ".", "rA", "."))["ldsopt.enter.0"][0] == RELEASE
        waits = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        text = kernel(("cA", ".", "rA", "."), before=call).replace(
            "declare void @unknown()", "define internal void @unknown() {\n  ret void\n}"
        )
        assert (
            blocks(ldsopt.pipeline(ldsopt.parse(text)).text.partition("define internal")[2])[
                "ldsopt.enter.0"
            ][0]
            == waits
        )

    def test_shapes_of_several_dimensions_are_linearized(self) -> None:
        text = (
            kernel(GEMM).replace("#0 {", "#0 !reqd_work_group_size !0 {") + "!0 = !{i32 8, i32 16, i32 4}\n"
        )
        found = blocks(ldsopt.pipeline(ldsopt.parse(text)).text)["ldsopt.enter.0"]
        assert found[3:] == [
            "%ldsopt.x.0 = call i32 @llvm.amdgcn.workitem.id.x()",
            "%ldsopt.y.0 = call i32 @llvm.amdgcn.workitem.id.y()",
            "%ldsopt.y.0.rows = mul i32 %ldsopt.y.0, 8",
            "%ldsopt.y.0.id = add i32 %ldsopt.x.0, %ldsopt.y.0.rows",
            "%ldsopt.z.0 = call i32 @llvm.amdgcn.workitem.id.z()",
            "%ldsopt.z.0.rows = mul i32 %ldsopt.z.0, 128",
            "%ldsopt.z.0.id = add i32 %ldsopt.y.0.id, %ldsopt.z.0.rows",
            "%ldsopt.first.0 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.z.0.id)",
            "%ldsopt.late.0 = icmp uge i32 %ldsopt.first.0, 256",
            "br i1 %ldsopt.late.0, label %ldsopt.hold.0, label %ldsopt.start.0",
        ]

    def test_on_gfx12_barriers_have_two_halves(self) -> None:
        found = synchronization(written((".", "."), cpu="gfx1201", size="256,256")["loop"])
        halves = [
            "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
            "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
        ]
        assert found == [SCHED, *halves, SCHED] * 2


class TestPlain:
    def test_every_stage_ends_with_a_full_barrier(self) -> None:
        found = written(GEMM, plain=True)
        local = [SCHED, *FULL, SCHED]
        assert synchronization(found["loop"]) == ["load", *local, *local, "store", *local, *local]
        assert found["ldsopt.enter.0"] == [*FULL, "br label %loop"]
        assert "ldsopt.done.0" not in found

    def test_every_stage_waits_for_all_copies(self) -> None:
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        found = synchronization(written(("cA", ".", "rA", "."), plain=True)["loop"])
        assert found.count(wait) == 4


class TestBehindTheLoop:
    LATE = (".", ".", "rA", ".", ".", "wA")
    """Its fences are at slots 1 and 4: what the last stage has written is not complete where the loop ends."""

    READ = "  %x = load i32, ptr addrspace(3) %A.other, align 4\n  store i32 %x, ptr addrspace(1) %out, align 4\n"
    FENCED = (
        '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
        '  fence syncscope("workgroup") acquire\n'
    )

    @pytest.mark.parametrize(
        ("behind", "meets"),
        [
            ("", False),
            (READ, True),
            (READ.replace("A.", "B."), False),
            (FENCED + READ, False),
            ("  call void @llvm.amdgcn.s.barrier()\n" + READ, True),
            (FENCED.replace('  fence syncscope("workgroup") release\n', "") + READ, True),
            ("  call void @unknown()\n", True),
        ],
    )
    def test_a_full_barrier_where_what_follows_touches_what_the_stages_touch(
        self, behind: str, meets: bool
    ) -> None:
        shape = ("workgroup-size=512",) if "@unknown" in behind else ()  # which might read any id
        found = written(self.LATE, behind=behind, shape=shape)["ldsopt.after.0"]
        assert found == [*(FULL if meets else []), "br label %end"]

    def test_none_where_the_slots_have_completed_it(self) -> None:
        assert written(GEMM, behind=self.READ)["ldsopt.after.0"] == ["br label %end"]

    @pytest.mark.parametrize(("read", "waits"), [("A", False), ("B", True)])
    def test_a_slot_that_leaves_the_younger_copies_has_completed_the_older_ones(
        self, read: str, waits: bool
    ) -> None:
        found = written(("cA", "cB", ".", "rA", "."), behind=self.READ.replace("A.", f"{read}."))
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        assert found["ldsopt.after.0"] == [*([wait, *FULL] if waits else []), "br label %end"]

    def test_copies_that_what_follows_reads_are_waited_for(self) -> None:
        late = (".", ".", "rA", ".", ".", "cA")
        found = written(late, behind=self.FENCED + self.READ)["ldsopt.after.0"]
        assert found == ["call void @llvm.amdgcn.s.waitcnt(i32 3952)", *FULL, "br label %end"]


class TestWhatIsThere:
    """The author's own barriers, fences and waits at the end of a stage are taken, not doubled."""

    def test_a_bare_barrier_gets_what_is_missing(self) -> None:
        own = f"rA|  {BARRIER}\n"
        found = synchronization(written((own, ".", "wA", "."))["loop"])
        assert found[: found.index("store")] == [
            *("load", SCHED, *FULL, SCHED),
            *(SCHED, BARRIER, SCHED),
        ]

    def test_a_fenced_barrier_stays_as_it_is(self) -> None:
        own = f"rA|  {RELEASE}\n  {BARRIER}\n  {ACQUIRE}\n"
        found = synchronization(written((own, ".", "wA", "."))["loop"])
        assert found[:6] == ["load", RELEASE, SCHED, BARRIER, SCHED, ACQUIRE]

    def test_a_fence_behind_the_mark(self) -> None:
        own = f"rA|  {RELEASE}\n  {BARRIER}\nMARK\n  {ACQUIRE}\n"
        found = synchronization(written((own, "rB", "wA", "."))["loop"])
        assert found[:7] == ["load", RELEASE, SCHED, BARRIER, SCHED, ACQUIRE, "load"]

    def test_fences_of_global_memory_order_no_lds(self) -> None:
        own = f"rA|  {RELEASE}, !mmra !9\n  {BARRIER}\n  {ACQUIRE}, !mmra !9\n"
        text = kernel((own, ".", "wA", ".")) + '!9 = !{!"amdgpu-synchronize-as", !"global"}\n'
        found = synchronization(blocks(ldsopt.pipeline(ldsopt.parse(text)).text)["loop"])
        assert found[:8] == ["load", RELEASE, SCHED, *FULL, SCHED, ACQUIRE]

    def test_a_barrier_behind_the_mark(self) -> None:
        found = synchronization(written(("rA|MARK\n  " + BARRIER + "\n", ".", "wA", "."))["loop"])
        assert found[:6] == ["load", SCHED, *FULL, SCHED]
        assert found.count(BARRIER) == 4

    def test_a_signal_and_its_wait_are_one_barrier(self) -> None:
        """The missing lines are put around both, nothing between them."""
        halves = [f"call void @llvm.amdgcn.s.barrier.{half}" for half in ("signal(i32 -1)", "wait(i16 -1)")]
        text = kernel(
            ("rA|" + "".join(f"  {half}\n" for half in halves), ".", "wA", "."), cpu="gfx1201", size="256,256"
        )
        declared = "declare void @llvm.amdgcn.s.barrier.{}"
        text = text.replace(
            "declare void @unknown()", f"{declared.format('signal(i32)')}\n{declared.format('wait(i16)')}"
        )
        found = synchronization(blocks(ldsopt.pipeline(ldsopt.parse(text)).text)["loop"])
        assert found[:5] == ["load", SCHED, *halves, SCHED]
        signals = [at for at, line in enumerate(found) if line == halves[0]]
        assert len(signals) == 4
        assert {found[at + 1] for at in signals} == {halves[1]}

    def test_a_barrier_at_the_loops_head_is_moved_to_the_last_mark(self) -> None:
        """The first iteration comes from a barrier anyway, and no stage stands between the two places."""
        plain = kernel(GEMM)
        text = plain.replace("[ %next, %loop ]\n", f"[ %next, %loop ]\n  {BARRIER}\n")
        made, twin = (ldsopt.pipeline(ldsopt.parse(one)).text for one in (text, plain))
        assert synchronization(blocks(made)["loop"]) == synchronization(blocks(twin)["loop"])

    def test_a_wait_that_is_enough(self) -> None:
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        found = synchronization(written((f"cA|  {wait}\n", ".", "rA", "."))["loop"])
        assert found[:5] == ["copy", wait, SCHED, BARRIER, SCHED]
        assert found.count(wait) == 1

    def test_a_wait_that_is_not_enough(self) -> None:
        weak, wait = (f"call void @llvm.amdgcn.s.waitcnt(i32 {count})" for count in (3953, 3952))
        found = synchronization(written((f"cA|  {weak}\n", ".", "rA", "."))["loop"])
        assert found[:6] == ["copy", weak, SCHED, wait, BARRIER, SCHED]

    def test_a_wait_behind_the_mark_publishes_nothing(self) -> None:
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        found = synchronization(written((f"cA|MARK\n  {wait}\n", ".", "rA", "."))["loop"])
        assert found[:6] == ["copy", SCHED, wait, BARRIER, SCHED, wait]

    def test_a_wait_at_the_loops_head_stays(self) -> None:
        wait = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"
        text = kernel(GEMM)
        text = text.replace("[ %next, %loop ]\n", f"[ %next, %loop ]\n  {wait}\n")
        found = synchronization(blocks(ldsopt.pipeline(ldsopt.parse(text)).text)["loop"])
        assert found[:2] == [wait, "load"]


class TestSpellingsOfMarks:
    def test_calls(self) -> None:
        text = kernel((".", "."))
        for number in (0, 1):
            text = text.replace(
                mark(f"s{number}"), f"  call void @ldsopt.pipeline.stage(i32 {number}, i32 {number})\n"
            )
        text = text.replace("declare void @unknown()", "declare void @ldsopt.pipeline.stage(i32, i32)")
        (loop,) = ldsopt.pipeline(ldsopt.parse(text)).details.loops
        assert [(m.name, m.priority) for m in loop.loop.marks] == [("stage0", 0), ("stage1", 1)]

    def test_metadata(self) -> None:
        text = kernel((".", ".", "."))
        for number in (0, 1, 2):
            call = f"  call void @llvm.amdgcn.sched.barrier(i32 0), !ldsopt.stage !{number}\n"
            text = text.replace(mark(f"s{number}"), call)
        text = text.replace("declare void @unknown()", "declare void @llvm.amdgcn.sched.barrier(i32)")
        text += '!0 = !{!"read"}\n!1 = !{!"fill", i32 2}\n!2 = !{!"rest", i32 0, i32 2}\n'
        (loop,) = ldsopt.pipeline(ldsopt.parse(text)).details.loops
        found = [(m.name, m.priority, m.gap) for m in loop.loop.marks]
        assert found == [("read", None, None), ("fill", 2, None), ("rest", 0, 2)]
        assert loop.loop.gap == 2

    def test_comments(self) -> None:
        (loop,) = ldsopt.pipeline(ldsopt.parse(kernel((".", "."), fields=("prio=2 gap=1", "")))).details.loops
        assert [(m.name, m.priority, m.gap) for m in loop.loop.marks] == [("s0", 2, 1), ("s1", None, None)]


def test_the_second_body_that_clang_keeps_of_an_opencl_kernel_stays_as_it_is() -> None:
    text = kernel(GEMM)
    body = text[text.index("define ") : text.index("attributes #0")]
    second = body.replace("amdgpu_kernel void @k(", "void @__clang_ocl_kern_imp_k(")
    made = ldsopt.pipeline(ldsopt.parse(text.replace("attributes #0", second + "attributes #0"))).text
    assert made.count("ldsopt.stage s0") == 1
    assert made.count("ldsopt.enter.0:") == 1


APART = ("rA", ".", ".", "wA", ".", ".")
"""Twice, with different gaps: pipelines between which the groups have to meet."""


def second_loop(one: str) -> str:
    """A copy of a kernel's loop with names and a gap of its own."""
    text = one.partition("\nloop:\n")[2].partition("\nend:\n")[0]
    for old, new in (
        ("%i", "%j"), ("%next", "%mext"), ("%more", "%nore"), ("%loop", "%again"), ("gap=2", "gap=1"), ("%r0.0", "%q0.0"),
    ):  # fmt: skip
        text = text.replace(old, new)
    return text


def test_the_names_of_a_kernels_second_loop_are_its_own() -> None:
    one = kernel(APART, fields=("gap=2",))
    second = second_loop(one).replace("%entry", "%end").replace("label %end", "label %done")
    text = one.replace("\nend:\n", "\nend:\n  br label %again\nagain:\n" + second + "\ndone:\n")
    made = ldsopt.pipeline(ldsopt.parse(text))
    assert len(made.details.loops) == 2
    assert {"ldsopt.enter.0", "ldsopt.enter.1", "ldsopt.after.0", "ldsopt.after.1"} <= set(blocks(made.text))


def test_loops_that_follow_each_other_on_one_edge() -> None:
    one = kernel(APART, fields=("gap=2",))
    second = second_loop(one).replace("%entry", "%loop")
    text = one.replace("label %loop, label %end", "label %loop, label %again").replace(
        "\nend:\n", "\nagain:\n" + second + "\nend:\n"
    )
    found = blocks(ldsopt.pipeline(ldsopt.parse(text)).text)
    assert found["loop"][-1] == "br i1 %more, label %loop, label %ldsopt.done.0"
    assert found["ldsopt.after.0"][-1] == "br label %ldsopt.enter.1"
    assert found["again"][0] == "%j = phi i32 [ 0, %ldsopt.start.1 ], [ %mext, %again ]"


def test_dependences_of_waves_of_one_group_need_no_gap() -> None:
    """Accesses to bytes that only waves of one group share may be in stages that follow each other."""
    near = "|  %half = xor i32 %t, 64\n  %hp = getelementptr i32, ptr addrspace(3) @A, i32 %half\n  %hv = load i32, ptr addrspace(3) %hp, align 4\n"
    one = pipelined(("wA", near, "."))
    assert {dependence.gap for dependence in one.dependences} == {0}
    assert one.placement.fences == {1, 2} or len(one.placement.fences) == 2
