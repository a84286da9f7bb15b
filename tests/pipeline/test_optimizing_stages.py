"""`optimize` of modules with stage marks: what they mean is the input, and the pipeline a way to make it better."""

from __future__ import annotations

from typing import Any

import pytest
from pipeline_kernels import kernel
from stage_kernels import launch, read, sure

import ldsopt
from ldsopt import QUICK_SCHEDULES, InputError, verify


def attempt(made: ldsopt.Transformed[Any]) -> tuple[str, str]:
    (group,) = made.details.groups
    found = next(one for one in group.attempts if one.candidate.startswith("pipeline"))
    return found.outcome.value, found.reason


def is_equivalent(name: str, made: ldsopt.Transformed[Any]) -> bool:
    plain = ldsopt.parse(ldsopt.pipeline(read(name, "gfx942"), plain=True).text)
    result = verify(plain, ldsopt.parse(made.text), launch(name, 3), schedules=QUICK_SCHEDULES)
    return result.is_equivalent and not result.known_findings


def test_a_pipeline_that_waits_less_is_chosen_and_does_what_the_marks_mean() -> None:
    made = ldsopt.optimize(read("stages_ring", "gfx942"), goal="waits")
    assert attempt(made)[0] == "chosen"
    (group,) = made.details.groups
    plain = ldsopt.measure(ldsopt.pipeline(read("stages_ring", "gfx942"), plain=True))
    assert group.before == plain.functions  # a module without its marks is another program
    assert group.before[0].barriers < group.after[0].barriers  # those by which the groups part and meet
    assert made.details.assumptions == ("unread-dimensions-are-one",)
    assert is_equivalent("stages_ring", made)
    assert made.comparison is not None
    assert not made.comparison.new
    assert sure(made.comparison.after) == 0


@pytest.mark.parametrize(
    ("name", "outcome"),
    [("stages_gemm", "no better"), ("stages_attention", "worse")],
)
def test_one_that_is_not_better_is_not_and_the_marks_become_full_barriers(name: str, outcome: str) -> None:
    made = ldsopt.optimize(read(name, "gfx942"), goal="waits")
    assert attempt(made)[0] == outcome
    assert "ldsopt.stage" not in made.text
    assert is_equivalent(name, made)


def test_stages_that_cannot_run_at_the_same_time_stay_plain_with_the_reason() -> None:
    made = ldsopt.optimize(ldsopt.parse(kernel(("wA", "rA"))))
    outcome, reason = attempt(made)
    assert outcome == "failed"
    assert "run at the same time" in reason
    assert made.text.count("call void @llvm.amdgcn.s.barrier()") == 3
    assert "nothing is better; the output is the marked stages with full barriers" in str(made)


def test_marks_that_are_no_stages_are_refused_as_by_pipeline() -> None:
    with pytest.raises(InputError, match="a pipeline needs two"):
        ldsopt.optimize(ldsopt.parse(kernel(("wA rA",))))
