"""Loops without marks: which cuts are proposed, and that what is written does the same; refusals are ``pipeline/cut_loops.ll``.

The input is the reference here: it has the barriers that it needs.
"""

from __future__ import annotations

import cProfile
import re
from types import CodeType
from typing import Any

import llvmlite.binding as llvm
import pytest
from pipeline_kernels import kernel
from random_stages import random_stages
from stage_kernels import ARCHS, IR, KERNELS, launch, read, sure

import ldsopt
from ldsopt import QUICK_SCHEDULES, InputError, Launch, Module, Transformed, UsageError, verify

GEMM = Launch((1,), (512,), ["f16[5120]=random", "f16[10240]=random", "f32[8192]=zeros", "i32=32"])
RANDOM = Launch((1,), (512,), ["i32[8192]=arange", "i32[512]=zeros", "i32=3"])
MARK = re.compile(r'^ *call void asm sideeffect "; ldsopt[^\n]*\n', re.MULTILINE)
BARRIER = (
    '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
    '  fence syncscope("workgroup") acquire\n'
)


def gemm(arch: str = "gfx942") -> Module:
    """A GEMM with two barriers an iteration and no marks, compiled by clang 22."""
    return ldsopt.read(IR / f"unmarked_gemm.{arch}.ll")


def bare(*stages: str, **given: object) -> str:
    """A kernel without marks, with a barrier at the end of each of these parts of its loop."""
    return MARK.sub(BARRIER, kernel(stages, **given))  # type: ignore[arg-type]


def proposed(made: Transformed[Any]) -> list[tuple[str, dict[str, int]]]:
    assert made.details.proposal is not None
    return [
        (s.name, {unit.value: n for unit, n in s.work.items() if n}) for s in made.details.proposal.stages
    ]


class TestWhatIsProposed:
    @pytest.mark.parametrize("arch", ARCHS)
    def test_stages_of_a_gemm(self, arch: str) -> None:
        """Reads and loads, multiplication, writes, and a stage without work: what is written may not be read at once."""
        made = ldsopt.pipeline(gemm(arch), auto=4)
        assert proposed(made) == [
            ("memory_lds", {"memory": 2, "lds": 4}),
            ("matrix", {"matrix": 4}),
            ("lds", {"lds": 2}),
            ("idle", {}),
        ]
        (loop,) = made.details.loops
        assert loop.placement.fences == {1, 3}

    def test_work_is_that_of_the_loop_on_whichever_path(self) -> None:
        """A block under a branch counts; what is in front of the loop, in one around it, does not."""
        guarded = (
            "  %odd = trunc i32 %i to i1\n  br i1 %odd, label %do, label %on\ndo:\n"
            "  store i32 %i, ptr addrspace(3) %B.own, align 4\n  br label %on\non:\nMARK\n"
        )
        text = bare("rA", ".", f"wA|{guarded}", ".").replace("[ %next, %loop ]", "[ %next, %on ]")
        for old, new in (
            ("br label %loop\n", "br label %again\nagain:\n  %k = phi i32 [ 0, %entry ], [ %k1, %end ]\n"
             "  store i32 %k, ptr addrspace(3) %B.own\n  br label %loop\n"),
            ("[ 0, %entry ], [ %next", "[ 0, %again ], [ %next"),
            ("end:\n", "end:\n  %k1 = add i32 %k, 1\n  %far = icmp slt i32 %k1, %n\n"
             "  br i1 %far, label %again, label %out.of\nout.of:\n"),
        ):  # fmt: skip
            text = text.replace(old, new)
        found = [work for _, work in proposed(ldsopt.pipeline(ldsopt.parse(text), auto=4))]
        assert found == [{}, {}, {"lds": 2}, {}]

    def test_each_stage_says_why_it_ends_there(self) -> None:
        made = ldsopt.pipeline(gemm(), auto=4)
        assert made.details.proposal is not None
        assert [stage.why for stage in made.details.proposal.stages] == [
            "from memory to matrix",
            "a barrier or a wait of the author's",
            "a barrier or a wait of the author's",
            "keeps the stages around it apart",
        ]

    def test_more_stages_part_what_is_for_different_units(self) -> None:
        names = [name for name, _ in proposed(ldsopt.pipeline(gemm(), auto=5))]
        assert len(names) == 5
        assert {"matrix", "memory"} <= set(names)

    @pytest.mark.parametrize("name", KERNELS)
    def test_barriers_of_a_kernel_that_are_all_needed_are_its_stages(self, name: str) -> None:
        """The marked stages are the only partition where each of them ends in a barrier, as plain marks do."""
        module = read(name, "gfx942")
        marked = ldsopt.pipeline(module)
        plain = ldsopt.parse(ldsopt.pipeline(module, plain=True).text)
        made = ldsopt.pipeline(plain, auto=len(marked.details.loops[0].loop.marks))
        assert made.details.loops[0].placement.fences == marked.details.loops[0].placement.fences

    def test_the_number_of_stages_is_that_of_least_load(self) -> None:
        loads = {}
        for count in range(4, 9):
            made = ldsopt.pipeline(gemm(), auto=count)
            assert made.details.proposal is not None
            loads[count] = made.details.proposal.partition.in_turns
        found = ldsopt.pipeline(gemm(), auto=0)
        assert found.details.proposal is not None
        partition = found.details.proposal.partition
        assert partition.in_turns == min(loads.values()) < partition.in_step
        assert len(partition.ends) == min(n for n, load in loads.items() if load == partition.in_turns)

    def test_what_is_expected_is_counted_not_timed(self) -> None:
        made = ldsopt.pipeline(gemm(), auto=4)
        assert made.details.proposal is not None
        assert (made.details.proposal.partition.in_turns, made.details.proposal.partition.in_step) == (
            pytest.approx(14 / 3),
            6,
        )

    def test_code_of_another_compiler_may_be_counted(self) -> None:
        made = ldsopt.pipeline(gemm(), auto=4)
        assert made.details.proposal is not None
        assert "llvmlite" in made.details.proposal.compiler


class TestWhatIsWritten:
    @pytest.mark.parametrize(("arch", "count"), [("gfx942", 4), ("gfx950", 4), ("gfx942", 6)])
    def test_does_what_the_input_does_and_its_code_is_clean(self, arch: str, count: int) -> None:
        made = ldsopt.pipeline(gemm(arch), auto=count)
        result = verify(gemm(arch), ldsopt.parse(made.text), GEMM, schedules=QUICK_SCHEDULES)
        assert result.is_equivalent, result
        assert result.known_findings == 0
        assert sure(ldsopt.check(made)) == 0

    @pytest.mark.parametrize("name", ["stages_copies", "stages_attention"])
    def test_kernels_with_barriers_do_the_same(self, name: str) -> None:
        plain = ldsopt.parse(ldsopt.pipeline(read(name, "gfx942"), plain=True).text)
        made = ldsopt.pipeline(plain, auto=4)
        result = ldsopt.verify(plain, made, launch(name))
        assert result.is_equivalent, result
        assert sure(ldsopt.check(made)) == 0

    def test_random_loops_do_the_same_or_are_refused(self) -> None:
        """A proposal is never refused for stages that are too close: only because there is no such partition."""
        accepted = 0
        for seed in range(8):
            text = random_stages(seed).text.replace(" gap=2", "")
            plain = ldsopt.parse(ldsopt.pipeline(ldsopt.parse(text), plain=True).text)
            try:
                made = ldsopt.pipeline(plain, auto=9)
            except InputError as error:
                assert re.search("no partition of the loop|too few for 9|touches LDS", error.message), seed
                continue
            if ldsopt.verify(plain, plain, RANDOM).known_findings:
                continue  # two waves touch a byte in one stage: the input itself races
            assert ldsopt.verify(plain, made, RANDOM).is_equivalent, seed
            accepted += 1
        assert accepted >= 2

    def test_of_a_plain_version_it_is_the_same_marks_with_full_barriers(self) -> None:
        made = ldsopt.pipeline(gemm(), auto=4, plain=True)
        assert verify(gemm(), ldsopt.parse(made.text), GEMM, schedules=QUICK_SCHEDULES).is_equivalent


class TestWhatIsRefused:
    def test_of_bitcode_no_lines_are_named(self) -> None:
        code = llvm.parse_assembly(bare("rA", "wA")).as_bitcode()
        with pytest.raises(InputError, match="accesses touch common bytes") as caught:
            ldsopt.pipeline(ldsopt.parse(code, source="k.bc"), auto=2)
        assert caught.value.line is None

    def test_of_too_many_partitions_only_so_many_are_tried(self) -> None:
        pairs = "".join(
            f"  %g{n} = load i32, ptr addrspace(1) %slot, align 4\n  %l{n} = load i32, ptr addrspace(3) %B.other, align 4\n"
            for n in range(20)
        )
        slot = "  %slot = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
        module = ldsopt.parse(bare(f"rA wB|{pairs}", before=slot))
        profile = cProfile.Profile(builtins=False)
        profile.runcall(ldsopt.pipeline, module, auto=6)
        calls = sum(one.callcount for one in profile.getstats() if isinstance(one.code, CodeType))
        assert calls < 2_000_000

    @pytest.mark.parametrize("written_by", ["ldsopt", "triton-3.9.0"])
    def test_what_is_a_pipeline_already_is_not_made_one_again(self, written_by: str) -> None:
        if written_by == "ldsopt":
            module = ldsopt.parse(ldsopt.pipeline(gemm(), auto=4).text)
        else:
            module = ldsopt.read(IR / written_by / "warp_pipelined_gemm.gfx942.ll")
        with pytest.raises(InputError, match=r"only some waves of .* pass this barrier"):
            ldsopt.pipeline(module, auto=4)

    def test_copies_that_no_counter_completes(self) -> None:
        """Copies of Triton 3.9 for gfx950; a fence does not wait for these, and no counter says how many go on."""
        module = ldsopt.read(
            IR.parents[2] / "corpus" / "ir" / "triton-3.9.0" / "gemm_async_unstaged.gfx950.ll"
        )
        with pytest.raises(
            InputError, match=r"a copy that only a wait for its mark .* completes inside of stage"
        ):
            ldsopt.pipeline(module, auto=4)

    @pytest.mark.parametrize("count", [1, 17])
    def test_numbers_of_stages_that_make_no_sense(self, count: int) -> None:
        with pytest.raises(UsageError, match="2 to 16 stages"):
            ldsopt.pipeline(gemm(), auto=count)

    def test_a_loop_without_a_number_of_stages(self) -> None:
        with pytest.raises(UsageError, match="give --auto N"):
            ldsopt.pipeline(gemm(), loop=3)
