"""What machine code finds to differ is reported only if the interpreter finds it, too."""

from __future__ import annotations

import json

import numpy as np
import pytest

from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.report.verification import verification_json, verification_text
from ldsopt.simt.compiled import lazy
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import Backend
from ldsopt.simt.program import FunctionProgram
from ldsopt.verifier.equivalence import QUICK, judge_settled, verify
from ldsopt.verifier.launches import given
from ldsopt.verifier.observing import RunOptions, observe_both, unwatched
from ldsopt.verifier.verdict import judge
from ldsopt.verifier.verification import Verification

NEGATED = "fmul float %x, -1.0"
"""Of a NaN the interpreter's product keeps the sign. LLVM makes an ``fneg`` of it in machine code, which changes it."""
MORE = "%more = add i32 %id, 1"
"""An instruction that changes nothing, by which the second module is known where machine code is made."""
BARRIER = "call void @llvm.amdgcn.s.barrier()"
NUMBERS = np.full(128, 0x7FC00001, np.uint32).view(np.float32)
LAUNCH = Launch((1,), (128,), [NUMBERS, np.zeros_like(NUMBERS)])


def kernel(operation: str = NEGATED, *, more: str = "", barrier: str = BARRIER) -> Module:
    return parse(
        f"""target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  {more}
  %from = getelementptr float, ptr addrspace(1) %in, i32 %id
  %x = load float, ptr addrspace(1) %from
  %y = {operation}
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %y, ptr addrspace(3) %own
  {barrier}
  %other = xor i32 %id, 64
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %z = load float, ptr addrspace(3) %place
  %to = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %z, ptr addrspace(1) %to
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }}
"""
    )


@pytest.fixture(autouse=True)
def machine_code_of_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code is made of what has `MORE`, from the first instruction on, and of nothing else."""
    plain = sum(block.instructions for block in _program(kernel()).blocks)

    def patience(program: FunctionProgram) -> int:
        return 0 if sum(block.instructions for block in program.blocks) > plain else 1 << 40

    monkeypatch.setattr(lazy, "patience_of", patience)


def _program(module: Module) -> FunctionProgram:
    from ldsopt.simt.preparation import prepare

    return prepare(module, LAUNCH).functions["k"]


def verified(before: Module, after: Module, backend: Backend = "auto") -> Verification:
    return verify(before, after, LAUNCH, schedules=QUICK, backend=backend)


def test_which_nan_machine_code_gives_is_no_difference() -> None:
    options = RunOptions()
    runs = observe_both(
        kernel(), kernel(more=MORE), given(LAUNCH), QUICK, options, at_once=1, watch=unwatched
    )
    assert (runs[0].by_machine, runs[1].by_machine) == (frozenset(), frozenset(QUICK))
    alone = judge(*runs, 0.0)
    assert [d.schedule for d in alone.differences] == list(QUICK)
    result = judge_settled(*runs, 0.0, options, unwatched)
    assert result.is_equivalent
    assert (result.settled, result.unsettled) == (QUICK, ())


def test_a_difference_that_the_interpreter_finds_too_stays() -> None:
    result = verified(kernel(), kernel("fneg float %x", more=MORE))
    assert [d.schedule for d in result.differences] == [QUICK[0]]
    assert (result.settled, result.unsettled) == (QUICK[:1], QUICK[1:])


def test_so_does_a_finding() -> None:
    result = verified(
        kernel("fneg float %x"), kernel("fneg float %x", more=f"{MORE}\n  %most = add i32 %id, 2", barrier="")
    )
    assert "race" in {new.finding.kind for new in result.new_findings}
    assert {new.schedule for new in result.new_findings} == {QUICK[0]}
    assert result.settled == QUICK[:1]


@pytest.mark.parametrize("backend", ["auto", "interpreted"])
def test_what_is_equal_needs_no_second_run(backend: Backend) -> None:
    result = verified(kernel("fneg float %x"), kernel("fneg float %x", more=MORE), backend)
    assert result.is_equivalent
    assert (result.settled, result.unsettled) == ((), ())


def test_what_the_interpreter_finds_is_settled() -> None:
    result = verified(kernel(), kernel("fneg float %x", more=MORE), "interpreted")
    assert [d.schedule for d in result.differences] == list(QUICK)
    assert (result.settled, result.unsettled) == ((), ())


def test_the_report_says_what_was_settled() -> None:
    same = verified(kernel(), kernel(more=MORE))
    text = verification_text(same)
    assert "machine code found something to differ, and the interpreter settled it: forward" in text
    assert "not settled" not in text
    other = verified(kernel(), kernel("fneg float %x", more=MORE))
    assert "not settled, since that decides: 2 schedules" in verification_text(other)
    document = json.loads(verification_json(other))
    assert [len(document[name]) for name in ("settled", "unsettled", "differences")] == [1, 2, 1]
