"""Differences that machine code shows are reported only if the interpreter finds them, too."""

from typing import Any

import numpy as np
import pytest
from text_sections import beside

import ldsopt
from ldsopt import QUICK_SCHEDULES, Launch, Verification, verify

TEXTS = beside(__file__)

NEGATED, FNEG = "fmul float %x, -1.0", "fneg float %x"
"""Of a NaN the interpreter's product keeps the sign. LLVM makes an ``fneg`` of it in machine code, which changes it."""
MORE = "%more = add i32 %id, 1"
"""An instruction that changes nothing, by which the second module is known where machine code is made."""
BARRIER = "call void @llvm.amdgcn.s.barrier()"
INSTRUCTIONS = 13
"""Of the first module; a second one has one or two more, or one more and no barrier."""
NUMBERS = np.full(128, 0x7FC00001, np.uint32).view(np.float32)
LAUNCH = Launch((1,), (128,), [NUMBERS, np.zeros_like(NUMBERS)])


def kernel(operation: str = NEGATED, *, more: str = "", barrier: str = BARRIER) -> Any:
    return ldsopt.parse(TEXTS["KERNEL"].format(more=more, operation=operation, barrier=barrier))


@pytest.fixture(autouse=True)
def machine_code_of_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code is made of what has `MORE`, from the first instruction on, and of nothing else."""

    def patience(program: Any) -> int:
        return 0 if sum(block.instructions for block in program.blocks) > INSTRUCTIONS else 1 << 40

    monkeypatch.setattr("ldsopt.simt.compiled.running.patience_of", patience)


def verified(before: Any, after: Any, backend: Any = "auto") -> Verification:
    return verify(before, after, LAUNCH, schedules=QUICK_SCHEDULES, backend=backend)


def test_which_nan_machine_code_gives_is_no_difference() -> None:
    result = verified(kernel(), kernel(more=MORE))
    assert result.is_equivalent
    assert (result.settled, result.unsettled) == (QUICK_SCHEDULES, ())
    text = str(result)
    assert "machine code found something to differ, and the interpreter settled it: forward" in text
    assert "not settled" not in text


def test_a_difference_that_the_interpreter_finds_too_stays() -> None:
    result = verified(kernel(), kernel(FNEG, more=MORE))
    assert [d.schedule for d in result.differences] == [QUICK_SCHEDULES[0]]
    assert (result.settled, result.unsettled) == (QUICK_SCHEDULES[:1], QUICK_SCHEDULES[1:])
    assert "not settled, since that decides: 2 schedules" in str(result)


def test_so_does_a_finding() -> None:
    result = verified(kernel(FNEG), kernel(FNEG, more=f"{MORE}\n  %most = add i32 %id, 2", barrier=""))
    assert "race" in {new.finding.kind for new in result.new_findings}
    assert {new.schedule for new in result.new_findings} == {QUICK_SCHEDULES[0]}
    assert result.settled == QUICK_SCHEDULES[:1]


@pytest.mark.parametrize(
    ("operation", "backend", "differences"),
    [(FNEG, "auto", 0), (FNEG, "interpreted", 0), (NEGATED, "interpreted", 3)],
)
def test_what_is_equal_or_interpreted_needs_no_second_run(
    operation: str, backend: str, differences: int
) -> None:
    result = verified(kernel(operation), kernel(FNEG, more=MORE), backend)
    assert len(result.differences) == differences
    assert (result.settled, result.unsettled) == ((), ())
