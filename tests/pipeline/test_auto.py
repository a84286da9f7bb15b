"""Loops without marks: which cuts are proposed, and that what is written does the same.

A GEMM of clang 22 is ``pipeline/stages_of_a_gemm.ll``, refusals are ``pipeline/cut_loops.ll``.

The input is the reference here: it has the barriers that it needs.
"""

import cProfile
import re
from types import CodeType
from typing import Any

import llvmlite.binding as llvm
import pytest
from pipeline_kernels import kernel
from random_stages import random_stages
from stage_kernels import IR, KERNELS, launch, read, sure

import ldsopt
from ldsopt import InputError, Launch, Module, Transformed, UsageError

RANDOM = Launch((1,), (512,), ["i32[8192]=arange", "i32[512]=zeros", "i32=3"])
MARK = re.compile(r'^ *call void asm sideeffect "; ldsopt[^\n]*\n', re.MULTILINE)
BARRIER = (
    '  fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
    '  fence syncscope("workgroup") acquire\n'
)


def gemm() -> Module:
    """A GEMM with two barriers an iteration and no marks, compiled by clang 22."""
    return ldsopt.read(IR / "unmarked_gemm.gfx942.ll")


def bare(*stages: str, **given: object) -> str:
    """A kernel without marks, with a barrier at the end of each of these parts of its loop."""
    return MARK.sub(BARRIER, kernel(stages, **given))  # type: ignore[arg-type]


def proposed(made: Transformed[Any]) -> list[tuple[str, dict[str, int]]]:
    assert made.details.proposal is not None
    return [
        (s.name, {unit.value: n for unit, n in s.work.items() if n}) for s in made.details.proposal.stages
    ]


class TestWhatIsProposed:
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


class TestWhatIsWritten:
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

    @pytest.mark.parametrize("count", [1, 17])
    def test_numbers_of_stages_that_make_no_sense(self, count: int) -> None:
        with pytest.raises(UsageError, match="2 to 16 stages"):
            ldsopt.pipeline(gemm(), auto=count)
