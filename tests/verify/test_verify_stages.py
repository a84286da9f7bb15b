"""Kernels of stages: valid, free of races, packed every other time, and of every kind; and wrong sharing of theirs is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from ldsopt.analysis.flow import phases
from ldsopt.analysis.liveness import address_uses, live_bytes, walks
from ldsopt.ir.read import parse
from ldsopt.simt.schedule import STANDARD
from ldsopt.simt.simulate import simulate
from ldsopt.transforms.pack import movable
from ldsopt.verifier.fuzz import fuzz, launch_of
from ldsopt.verifier.generator.random_kernel import stage_kernel
from ldsopt.verifier.variants import Rewriter

MANY = [stage_kernel(seed).text for seed in range(100)]


@pytest.mark.parametrize("seed", range(6))
def test_a_kernel_has_one_result_and_no_finding_but_of_lanes_that_returned(seed: int) -> None:
    kernel = stage_kernel(seed)
    module = parse(kernel.text)
    results = [simulate(module, launch_of(kernel), schedule) for schedule in STANDARD]
    assert {finding.kind for result in results for finding in result.findings} <= {"divergent-barrier"}
    assert len({result.outputs["out"].tobytes() for result in results}) == 1


def test_a_seed_gives_the_same_kernel_each_time() -> None:
    assert stage_kernel(7) == stage_kernel(7)
    assert stage_kernel(7) != stage_kernel(8)


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("waves that return first", r"label %end, label %stay"),
        ("waves that return in between", r"label %end, label %on"),
        ("lanes that return in between", r"icmp sge i32 %tid, .*\n.*label %end, label %on"),
        ("waves that end in a function", r"call void @quit"),
        ("a buffer that those have filled who end", r"(?s)label %fill.*call void @quit"),
        ("a comparison with null", r"\nlowest\d+:"),
        ("a function that another kernel calls", r"(?s)@k.*call void @fill.*@other.*call void @fill"),
        ("a slot to store to that a loop of unknown length finds", r"\nseek\d+:"),
        ("a loop of stages", r"\nround:"),
        ("a loop that fills", r"\nfill\d+:"),
        ("a slot of each wave", r"and i32 %tid, (63|31)"),
        ("arms of a branch that fill", r"\nlow\d+:"),
        ("a function that fills", r"call void @put"),
        ("one that is invoked", r"invoke void @put"),
        ("a slot that a loop of unknown length finds", r"\nwalk\d+:"),
        ("a barrier in assembly", r's_barrier"'),
        ("sizes that are not said", r'group-size"="1,1024"'),
        ("workgroups that may be smaller", r"^(?!(.|\n)*uniform-work-group-size)(.|\n)*!reqd"),
    ],
)
def test_the_shapes_occur(what: str, pattern: str) -> None:
    assert sum(bool(re.search(pattern, text)) for text in MANY) >= 3, what


def test_many_of_them_share_bytes() -> None:
    texts = [Rewriter(parse(text)).text("pack") for text in MANY[:30]]
    assert sum("@ldsopt.arena" in packed for packed in texts) >= 8


def test_lanes_return_and_others_of_their_wave_go_on() -> None:
    kernels = [stage_kernel(seed) for seed in range(100)]
    live = [int(kernel.arguments[3].removeprefix("i32=")) for kernel in kernels]
    assert sum(most < k.block and most % k.wave != 0 for most, k in zip(live, kernels, strict=True)) > 10
    assert {kernel.kernel for kernel in kernels} == {"k", "other"}


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_packed_ones_do_the_same(first: int) -> None:
    result = fuzz(range(first, first + 4), checked=False, shapes=("stages",))
    assert result.failures == ()
    assert result.changed > 0


FAULTS: dict[str, tuple[object, str, Callable[..., Any]]] = {
    "a store in a loop has one address": (walks.RepeatedCode, "of_values", lambda *given: True),
    "what is filled anew is filled by all": (walks.RepeatedCode, "of_work_items", lambda *given: True),
    "a variable is needed only where it is accessed": (live_bytes.LiveBytes, "segments", lambda self: 0),
    "waves are in step": (phases.Phases, "beside", lambda self, segments: segments),
    "callers that keep a variable are overlooked": (movable._CallGraph, "keep", lambda *given: ""),
    "comparisons with null are overlooked": (address_uses, "_is_with_number", lambda *given: False),
}


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_analysis_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*FAULTS[fault])
    found = (
        fuzz([seed], checked=False, shrinking=False, variants=("pack",), shapes=("stages",))
        for seed in range(500)
    )
    assert any(failure.variant == "pack" for result in found for failure in result.failures)
