"""Every reason not to run a marked loop as a pipeline: the message, its line and its remedy. Nothing is changed then."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from pipeline_kernels import HEAD, kernel, mark, stage

from ldsopt import api
from ldsopt.errors import InputError, UsageError
from ldsopt.transforms.pipeline.options import PipelineOptions

GOOD = ("wA", ".", "rA", ".")


@dataclass(frozen=True)
class Refusal:
    """A kernel, what of its error message has to be said, and the text of the line that it names."""

    text: str
    says: str
    remedy: str
    line: str


def changed(*pairs: tuple[str, str], stages: tuple[str, ...] = GOOD) -> str:
    """A good kernel with some of its text replaced."""
    text = kernel(stages)
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def body(lines: str) -> str:
    """A kernel with other lines than stages in its loop."""
    empty = kernel(())
    return empty.replace("  %next = add", f"{lines}  %next = add")


TWO_MARKS = mark("a") + mark("b")
GUARDED = """  %odd = trunc i32 %i to i1
  br i1 %odd, label %do, label %on
do:
{inside}  br label %on
on:
"""

SOME_WAVES = """  %is.upper = icmp ugt i32 %t, 255
  br i1 %is.upper, label %upper, label %both
upper:
  call void @llvm.amdgcn.s.barrier()
  br label %both
both:
"""

REFUSALS = {
    "no marks": Refusal(kernel(()), "no stage marks", "LDSOPT_STAGE", ""),
    "one stage": Refusal(
        kernel(("rA",)),
        "the loop has one stage, 's0'; a pipeline needs two",
        "a second stage",
        "ldsopt.stage s0",
    ),
    "a mark in no loop": Refusal(
        changed(("  ret void", mark("late") + "  ret void")),
        "the mark of stage 'late' stands alone, in no loop",
        "into the body of a loop",
        "ldsopt.stage late",
    ),
    "a stage twice": Refusal(
        body(mark("a") + mark("b") + mark("a")),
        "stage 'a' ends twice in one iteration",
        "unroll(disable)",
        "ldsopt.stage a",
    ),
    "a mark in an arm": Refusal(
        body(GUARDED.format(inside=mark("a")) + mark("b")).replace("[ %next, %loop ]", "[ %next, %on ]"),
        "the mark of stage 'a' is not passed in every iteration",
        "every way through the loop's body",
        "ldsopt.stage a",
    ),
    "an inner loop": Refusal(
        body(
            mark("a")
            + "  br label %inner\ninner:\n  br i1 poison, label %inner, label %on\non:\n".replace(
                "poison", "%c"
            )
            + mark("b")
        )
        .replace("[ %next, %loop ]", "[ %next, %on ]")
        .replace("i32 %n) #0", "i32 %n, i1 %c) #0"),
        "a loop inside of stage 'b'",
        "unroll it",
        "br i1 %c, label %inner",
    ),
    "two latches": Refusal(
        body(
            mark("a") + mark("b") + "  %odd = trunc i32 %i to i1\n  br i1 %odd, label %loop, label %on\non:\n"
        ).replace("[ %next, %loop ]", "[ %i, %loop ], [ %next, %on ]"),
        "comes back to its head from 2 blocks",
        "loop-simplify",
        "ldsopt.stage a",
    ),
    "left in the middle": Refusal(
        body(
            mark("a") + "  %odd = trunc i32 %i to i1\n  br i1 %odd, label %end, label %on\non:\n" + mark("b")
        ).replace("[ %next, %loop ]", "[ %next, %on ]"),
        "is left in the middle of an iteration",
        "loop-rotate",
        "br i1 %odd, label %end, label %on",
    ),
    "no way out": Refusal(
        changed(("br i1 %more, label %loop, label %end", "br label %loop")),
        "has 0 ways out",
        "one branch",
        "stage s0",
    ),
    "entered from two blocks": Refusal(
        changed(
            (
                "  br label %loop\n\nloop:",
                "  %c = trunc i32 %n to i1\n  br i1 %c, label %loop, label %x\nx:\n  br label %loop\nloop:",
            ),
            ("[ 0, %entry ]", "[ 0, %entry ], [ 1, %x ]"),
        ),
        "is entered from 2 blocks",
        "loop-simplify",
        "ldsopt.stage s0",
    ),
    "entered by a switch": Refusal(
        changed(
            ("  br label %loop\n\nloop:", "  switch i32 %n, label %loop [\n    i32 7, label %end\n  ]\nloop:")
        ),
        "is entered by a switch",
        "a plain branch",
        "switch i32 %n",
    ),
    "two ways into a cycle": Refusal(
        changed(
            (
                "  br label %loop\n\nloop:",
                "  %c = trunc i32 %n to i1\n  br i1 %c, label %p, label %q\np:\n"
                "  br i1 %c, label %q, label %loop\nq:\n  br label %p\nloop:",
            ),
            ("[ 0, %entry ]", "[ 0, %p ]"),
        ),
        "has a loop with two ways in",
        "fix-irreducible",
        "define amdgpu_kernel",
    ),
    "trip counts that differ": Refusal(
        changed(("icmp slt i32 %next, %n", "icmp slt i32 %next, %t")),
        "not all work-items run the loop of stage 's0' equally often",
        "the same for the whole workgroup",
        "br i1 %more",
    ),
    "work-items that have returned": Refusal(
        changed(
            (
                "  br label %loop\n\nloop:",
                "  %c = icmp slt i32 %t, %n\n  br i1 %c, label %go, label %end\ngo:\n  br label %loop\nloop:",
            ),
            ("[ 0, %entry ]", "[ 0, %go ]"),
        ),
        "not all work-items run the loop of stage 's0' equally often",
        "the same for the whole workgroup",
        "br i1 %c, label %go",
    ),
    "waves that may have ended": Refusal(
        kernel(GOOD, before="  call void @unknown()\n"),
        "a wave may end here, so that not all work-items run the loop of stage 's0'",
        "inline what is called here",
        "call void @unknown",
    ),
    "a barrier in a stage": Refusal(
        kernel(
            ("rA", "rA|  call void @llvm.amdgcn.s.barrier()\n  %x = load i32, ptr addrspace(3) %A.own\n", ".")
        ),
        "a barrier inside of stage 's1'",
        "end the stage there with a mark",
        "s.barrier()",
    ),
    "a barrier in assembly": Refusal(
        kernel(
            (
                "rA",
                'rA|  call void asm sideeffect "s_barrier", ""()\n  %x = load i32, ptr addrspace(3) %A.own\n',
            )
        ),
        "a barrier inside of stage 's1'",
        "end the stage there with a mark",
        '"s_barrier"',
    ),
    "a wait in a stage": Refusal(
        kernel(
            (
                "rA",
                "rA|  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n  %x = load i32, ptr addrspace(3) %A.own\n",
                ".",
            )
        ),
        "a wait inside of stage 's1'",
        "right in front of the mark",
        "s.waitcnt",
    ),
    "two barriers in a slot": Refusal(
        kernel(("rA", ".|" + 2 * "  call void @llvm.amdgcn.s.barrier()\n", ".")),
        "two barriers at the end of stage 's1'",
        "leave one",
        "s.barrier()",
    ),
    "two barriers, one of them at the head": Refusal(
        kernel(
            (
                "|  call void @llvm.amdgcn.s.barrier()\n  %x = load i32, ptr addrspace(3) %A.own\n",
                ".|  call void @llvm.amdgcn.s.barrier()\n",
            )
        ),
        "two barriers at the end of stage 's1'",
        "leave one",
        "s.barrier()",
    ),
    "half a barrier in a slot": Refusal(
        kernel(
            (".|  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n", "."), cpu="gfx1201", size="256,256"
        ).replace("declare void @unknown()", "declare void @llvm.amdgcn.s.barrier.signal(i32)"),
        "a barrier in two parts, or not of the whole workgroup",
        "llvm.amdgcn.s.barrier",
        "s.barrier.signal(i32 -1)",
    ),
    "an unknown call": Refusal(
        kernel(("rA|  call void @unknown()\n", ".")),
        "a call of 'unknown', whose effects are not known, inside of stage 's0'",
        "inline",
        "call void @unknown",
    ),
    "an indirect call": Refusal(
        kernel(("rA|  call void %f()\n", ".")).replace("i32 %n) #0", "i32 %n, ptr %f) #0"),
        "a call of a pointer, whose effects are not known, inside of stage 's0'",
        "inline",
        "call void %f",
    ),
    "assembly that touches LDS": Refusal(
        kernel(('rA|  call void asm sideeffect "ds_write_b32 v0, v1", "~{memory}"()\n', ".")),
        "inline assembly that may touch LDS",
        "intrinsics",
        "ds_write_b32",
    ),
    "a flat access": Refusal(
        kernel(
            ("rA|  %flat = addrspacecast ptr addrspace(3) %A.own to ptr\n  store i32 0, ptr %flat\n", ".")
        ),
        "an access by a flat pointer, which may reach LDS",
        "cast it to the address space",
        "store i32 0, ptr %flat",
    ),
    "LDS behind the last mark": Refusal(
        changed(("  %next = add", "  store i32 %i, ptr addrspace(3) %A.own\n  %next = add")),
        "LDS is touched behind the last mark of the loop",
        "the very end of the loop's body",
        "store i32 %i, ptr addrspace(3) %A.own",
    ),
    "too small a workgroup": Refusal(
        kernel(GOOD, size="256,256"),
        "workgroups of 'k' have up to 256 work-items, a pipeline has 512 on gfx942: two groups of 4 waves of 64",
        "amdgpu_flat_work_group_size(512, 512)",
        "define amdgpu_kernel",
    ),
    "too large a workgroup": Refusal(
        kernel(GOOD, size="1,1024"),
        "have up to 1024 work-items",
        "__launch_bounds__(512)",
        "define amdgpu_kernel",
    ),
    "a workgroup for other waves": Refusal(
        kernel(GOOD, cpu="gfx1100", size="1,512"),
        "a pipeline has 256 on gfx1100: two groups of 4 waves of 32",
        "state it",
        "define",
    ),
    "more than one dimension": Refusal(
        changed(("  %wave = and", "  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  %wave = and")),
        "has workgroups of more than one dimension and does not say which",
        "reqd_work_group_size",
        "workitem.id.y",
    ),
    "no id to tell waves by": Refusal(
        changed(
            ("#0 {", "#0 !reqd_work_group_size !0 {"),
            ('"target-cpu"', '"amdgpu-no-workitem-id-y" "target-cpu"'),
        )
        + "!0 = !{i32 32, i32 16, i32 1}\n",
        "gets no workitem.id.y (amdgpu-no-workitem-id-y)",
        "take the attribute away",
        "define amdgpu_kernel",
    ),
    "gaps that differ": Refusal(
        kernel((".", ".", "."), fields=("gap=1", "gap=2")),
        "stage 's1' has a phase gap of 2, another stage of the loop has another",
        "at one stage only",
        "ldsopt.stage s1",
    ),
    "a gap as long as the loop": Refusal(
        kernel((".", "."), fields=("gap=2",)),
        "a phase gap of 2 with 2 stages",
        "3 stages or more",
        "ldsopt.stage s0",
    ),
    "marks in a function": Refusal(
        changed(("define amdgpu_kernel void @k", "define void @k")),
        "stage marks in 'k', which is no kernel",
        "inline",
        "ldsopt.stage s0",
    ),
    "stages that run at the same time": Refusal(
        kernel(("wA", "rA")),
        "stages 's0' and 's1' both touch @A[0,2048) and run at the same time",
        "put a stage between them, or double-buffer",
        "store i32 %i, ptr addrspace(3) %A.own",
    ),
    "stages that run at the same time with a gap of two": Refusal(
        kernel(("wA", ".", "rA", "."), fields=("gap=2",)),
        "stages 's0' and 's2' both touch @A[0,2048) and run at the same time",
        "put a stage between them, or double-buffer",
        "store i32 %i, ptr addrspace(3) %A.own",
    ),
    "stages that run at the same time over the loop's end": Refusal(
        kernel(("rA", ".", ".", "wA")),
        "stages 's3' and 's0' both touch @A[0,2048) and run at the same time",
        "put a stage between them, or double-buffer",
        "store i32 %i, ptr addrspace(3) %A.own",
    ),
    "a barrier elsewhere that only some waves pass": Refusal(
        changed(("  ret void", SOME_WAVES + "  ret void")),
        "only some waves of 'k' pass this barrier",
        "let `ldsopt check` prove it",
        "call void @llvm.amdgcn.s.barrier()",
    ),
    "unknown addresses": Refusal(
        kernel(
            (
                "|  %p = inttoptr i32 %n to ptr addrspace(3)\n  store i32 %i, ptr addrspace(3) %p\n",
                "|  %q = inttoptr i32 %i to ptr addrspace(3)\n  %x = load i32, ptr addrspace(3) %q\n",
                ".",
            )
        ),
        "both touch common bytes of LDS",
        "put a stage between them, or double-buffer",
        "store i32 %i",
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
@pytest.mark.parametrize("plain", [False, True])
def test_refusal(name: str, plain: bool) -> None:
    case = REFUSALS[name]
    at_once = "at the same time" in name or name == "unknown addresses"
    if plain and at_once:
        assert api.pipeline(
            api.parse(case.text), plain=True
        ).text  # without a phase shift there is no conflict
        return
    with pytest.raises(InputError) as error:
        api.pipeline(api.parse(case.text, source="k.ll"), plain=plain)
    assert case.says in error.value.message
    assert case.remedy in (error.value.remedy or "")
    if case.line:
        assert error.value.line is not None
        assert case.line in case.text.split("\n")[error.value.line - 1]


def test_what_is_refused_is_legal_without_the_one_thing() -> None:
    """The kernel that the refused ones are made from is a pipeline."""
    assert api.pipeline(api.parse(kernel(GOOD))).details.loops


MARKS = {
    "no name": ("; ldsopt.stage", "a stage mark without a name"),
    "a bad name": ("; ldsopt.stage 1st", "a stage mark with the word '1st'"),
    "an unknown word": ("; ldsopt.stage a fast", "a stage mark with the word 'fast'"),
    "a priority twice": ("; ldsopt.stage a prio=1 prio=2", "a stage mark with the word 'prio=2'"),
    "a negative priority": ("; ldsopt.stage a prio=-1", "a stage mark with the word 'prio=-1'"),
    "too high a priority": ("; ldsopt.stage a prio=4", "stage 'a' has priority 4"),
    "too long a gap": ("; ldsopt.stage a gap=3", "stage 'a' has a phase gap of 3"),
    "no gap": ("; ldsopt.stage a gap=0", "stage 'a' has a phase gap of 0"),
    "other assembly beside it": ("s_nop 0 ; ldsopt.stage a", "shares its statement with other assembly"),
    "two in one statement": (
        r"; ldsopt.stage a\0A; ldsopt.stage b",
        "shares its statement with other assembly",
    ),
}


@pytest.mark.parametrize("name", MARKS)
def test_mark_that_is_refused(name: str) -> None:
    text, says = MARKS[name]
    source = body(f'  call void asm sideeffect "{text}", "~{{memory}}"()\n' + TWO_MARKS)
    with pytest.raises(InputError) as error:
        api.pipeline(api.parse(source, source="k.ll"))
    assert says in error.value.message
    assert error.value.remedy
    assert error.value.line == 1 + next(n for n, line in enumerate(source.split("\n")) if f'"{text}"' in line)


@pytest.mark.parametrize(
    "spelling", ['asm "; ldsopt.stage a", "~{memory}"', 'asm sideeffect "; ldsopt.stage a", ""']
)
def test_mark_that_accesses_may_have_moved_across(spelling: str) -> None:
    with pytest.raises(InputError, match="without a memory clobber"):
        api.pipeline(api.parse(body(f"  call void {spelling}()\n" + TWO_MARKS)))


def test_a_call_that_is_a_mark_needs_constants() -> None:
    text = body("  call void @ldsopt.pipeline.stage(i32 %i, i32 0)\n").replace(
        "declare void @unknown()", "declare void @ldsopt.pipeline.stage(i32, i32)"
    )
    with pytest.raises(InputError, match="needs two constants"):
        api.pipeline(api.parse(text))


def test_an_architecture_has_to_be_known() -> None:
    with pytest.raises(InputError, match="architecture"):
        api.pipeline(api.parse(kernel(GOOD).replace(' "target-cpu"="gfx942"', "")))


class TestAssumptions:
    def test_one_dimension_is_assumed_and_named(self) -> None:
        assert api.pipeline(api.parse(kernel(GOOD))).details.assumptions == ("unread-dimensions-are-one",)

    def test_one_dimension_may_be_refused(self) -> None:
        with pytest.raises(InputError, match="nothing says that workgroups of 'k' have one dimension"):
            api.pipeline(api.parse(kernel(GOOD)), no_assume=("unread-dimensions-are-one",))

    def loaded_bound(self, noalias: str = "noalias ", written: str = "%out") -> str:
        """A loop whose number of rounds is loaded, in a kernel that writes global memory."""
        given = f"ptr addrspace(1) {noalias}%out, ptr addrspace(1) {noalias}%size)"
        return changed(
            ("ptr addrspace(1) %out, i32 %n)", given),
            ("entry:\n", "entry:\n  %n = load i32, ptr addrspace(1) %size\n"),
            ("end:\n", f"end:\n  store i32 0, ptr addrspace(1) {written}\n"),
        )

    def test_a_bound_that_nobody_writes_rests_on_noalias(self) -> None:
        made = api.pipeline(api.parse(self.loaded_bound()))
        assert made.details.assumptions == ("noalias-arguments", "unread-dimensions-are-one")

    def test_or_on_arguments_that_do_not_alias(self) -> None:
        made = api.pipeline(api.parse(self.loaded_bound("")), assume=("arguments-do-not-alias",))
        assert made.details.assumptions == ("arguments-do-not-alias", "unread-dimensions-are-one")

    @pytest.mark.parametrize(
        ("noalias", "written", "refused"),
        [("", "%out", ()), ("noalias ", "%size", ()), ("noalias ", "%out", ("noalias-arguments",))],
    )
    def test_a_bound_that_somebody_may_write_is_refused(
        self, noalias: str, written: str, refused: tuple[str, ...]
    ) -> None:
        with pytest.raises(InputError, match="equally often if what is loaded here differs"):
            api.pipeline(api.parse(self.loaded_bound(noalias, written)), no_assume=refused)  # type: ignore[arg-type]

    def test_the_shape_may_be_told(self) -> None:
        text = changed(("  %wave = and", "  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  %wave = and"))
        made = api.pipeline(api.parse(text), assume=("workgroup-size=64,8",))
        assert made.details.assumptions == ("workgroup-size=64,8",)
        assert "mul i32 %ldsopt.y.0, 64" in made.text

    @pytest.mark.parametrize("told", ["64,4", "1024"])
    def test_a_shape_that_contradicts_the_kernel_is_refused(self, told: str) -> None:
        with pytest.raises(InputError, match=rf"work-items, which is not workgroup-size={told}"):
            api.pipeline(api.parse(kernel(GOOD)), assume=(f"workgroup-size={told}",))

    @pytest.mark.parametrize(
        "told", [("workgroup-size=",), ("named-bases",), ("workgroup-size=64", "workgroup-size=8")]
    )
    def test_nothing_but_one_shape_may_be_told(self, told: tuple[str, ...]) -> None:
        with pytest.raises(UsageError, match="--assume takes one workgroup-size"):
            api.pipeline(api.parse(kernel(GOOD)), assume=told)

    def test_one_dimension_may_be_stated(self) -> None:
        text = changed(("#0 {", "#0 !reqd_work_group_size !0 {")) + "!0 = !{i32 512, i32 1, i32 1}\n"
        made = api.pipeline(api.parse(text), no_assume=("unread-dimensions-are-one",))
        assert made.details.assumptions == ()

    def dynamic(self) -> str:
        text = kernel(("wA", "rB", "wA", "rB"))
        for name in "AB":
            text = text.replace(
                f"@{name} = internal addrspace(3) global [512 x i32] poison, align 16",
                f"@{name} = external addrspace(3) global [0 x i32], align 16",
            )
        return text

    def test_named_bases_are_assumed_and_named(self) -> None:
        assert "named-bases" in api.pipeline(api.parse(self.dynamic())).details.assumptions

    def test_named_bases_may_be_refused(self) -> None:
        with pytest.raises(InputError, match="run at the same time"):
            api.pipeline(api.parse(self.dynamic()), no_assume=("named-bases",))

    def test_there_are_no_others(self) -> None:
        with pytest.raises(UsageError, match="no such assumption: luck"):
            PipelineOptions(no_assume=("luck",))  # type: ignore[arg-type]


def test_the_choice_of_fences_is_checked() -> None:
    with pytest.raises(UsageError, match="no such choice of fences: some"):
        PipelineOptions(fence="some")  # type: ignore[arg-type]


def test_the_head_of_the_kernels_has_what_their_stages_name() -> None:
    assert "%A.other" in stage(0, "rA")
    assert "@A = " in HEAD
