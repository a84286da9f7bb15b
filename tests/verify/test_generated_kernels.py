"""Random kernels are what they say: valid, the same for a seed, with every shape; and do the same when rewritten.

Those of phases have no finding at all, those of stages none but of lanes that returned.
"""

import re
from collections.abc import Callable
from functools import cache, partial

import pytest

import ldsopt
from ldsopt import STANDARD_SCHEDULES
from ldsopt.verifier.fuzz import Rewriter, fuzz, launch_of
from ldsopt.verifier.generator.random_kernel import (
    ARCHES,
    RandomKernel,
    random_kernel,
    stage_kernel,
    wave_program,
)

MAKERS: dict[str, Callable[[int], RandomKernel]] = {
    "phases": random_kernel, "stages": stage_kernel, "waves": wave_program,
}  # fmt: skip


@cache
def made(shape: str) -> list[RandomKernel]:
    return [MAKERS[shape](seed) for seed in range({"phases": 150, "stages": 100, "waves": 120}[shape])]


@pytest.mark.parametrize(
    ("shape", "seed"),
    [*(("phases", seed) for seed in range(300, 308)), *(("stages", seed) for seed in range(6))],
)
def test_a_kernel_has_one_result_in_every_order(shape: str, seed: int) -> None:
    kernel = MAKERS[shape](seed)
    module = ldsopt.parse(kernel.text)
    results = [ldsopt.simulate(module, launch_of(kernel), schedule) for schedule in STANDARD_SCHEDULES]
    allowed = {"divergent-barrier"} if shape == "stages" else set[str]()
    assert {finding.kind for result in results for finding in result.findings} <= allowed
    assert len({result.outputs["out"].tobytes() for result in results}) == 1


@pytest.mark.parametrize("shape", MAKERS)
def test_each_is_valid_and_a_seed_gives_the_same_each_time(shape: str) -> None:
    make = MAKERS[shape]
    assert make(7) == make(7) != make(8)
    for kernel in made(shape)[:40] if shape != "waves" else made(shape):
        ldsopt.parse(kernel.text, source=f"{kernel.seed}.ll")
    if shape == "phases":
        assert {kernel.arch for kernel in made(shape)} == set(ARCHES)


PHASES = [
    "external addrspace(3) global [0 x i8]", "internal addrspace(3) global", "raw.ptr.buffer.load.lds", "global.load.lds",
    "load.async.to.lds", "getelementptr", "ptrtoint", "inttoptr", "or disjoint", "sub i32", "phi ptr addrspace(3)",
    "select i1", "getelementptr (i8", "inttoptr (i32 add", "extractelement", "atomicrmw", "addrspacecast", "!tbaa",
    "!alias.scope", "s.barrier()", "s_barrier", "s_waitcnt vmcnt(0)", "s.waitcnt", "s.wait.asynccnt",
    'fence syncscope("workgroup") release', "loop", "lanes", "meet", "call i32 @look",
]  # fmt: skip
STAGES = {
    "waves that return first": r"label %end, label %stay",
    "waves that return in between": r"label %end, label %on",
    "lanes that return in between": r"icmp sge i32 %tid, .*\n.*label %end, label %on",
    "waves that end in a function": r"call void @quit",
    "a buffer that those have filled who end": r"(?s)label %fill.*call void @quit",
    "a comparison with null": r"\nlowest\d+:",
    "a function that another kernel calls": r"(?s)@k.*call void @fill.*@other.*call void @fill",
    "a slot to store to that a loop of unknown length finds": r"\nseek\d+:",
    "a loop of stages": r"\nagain\d+:",
    "a loop that fills": r"\nfill\d+:",
    "a slot of each wave": r"and i32 %tid, (63|31)",
    "arms of a branch that fill": r"\nlow\d+:",
    "a function that fills": r"call void @put",
    "one that is invoked": r"invoke void @put",
    "a slot that a loop of unknown length finds": r"\nwalk\d+:",
    "a barrier in assembly": r's_barrier"',
    "sizes that are not said": r'group-size"="1,1024"',
    "workgroups that may be smaller": r"^(?!(.|\n)*uniform-work-group-size)(.|\n)*!reqd",
}
WAVES = {
    "a copy at the end of a loop that begins with a read": r"loop\d+:(\n.*phi.*)+(\n(?!.*(lds|br ))[^\n]*)*\n.* load ",
    "a copy under a lane's condition": r"icmp ult i32 %v\d+, (1|4|16|32)\n  br (?:.|\n)*?\.lds",
    "an invoke": r"invoke void @fetch",
    "a copy in a called function": r"call void @fetch",
    "an author's wait": r's_waitcnt vmcnt\(\d\)"',
    "a barrier in asm": r's_barrier"',
    "waves that are sent along different paths": r"readfirstlane[^\n]*\n[^\n]*icmp[^\n]*\n  br",
}
SHAPES = [
    *(("phases", words, re.escape(words), 1) for words in PHASES),
    *(("stages", what, pattern, 3) for what, pattern in STAGES.items()),
    *(("waves", what, pattern, 3) for what, pattern in WAVES.items()),
]


@pytest.mark.parametrize(("shape", "what", "pattern", "least"), SHAPES)
def test_the_shapes_occur(shape: str, what: str, pattern: str, least: int) -> None:
    assert sum(bool(re.search(pattern, kernel.text)) for kernel in made(shape)) >= least, what


def test_of_stages_many_share_bytes_and_lanes_return_while_others_of_their_wave_go_on() -> None:
    kernels = made("stages")
    packed = [Rewriter(ldsopt.parse(kernel.text)).text("pack") for kernel in kernels[:30]]
    assert sum("@ldsopt.arena" in text for text in packed) >= 8
    live = [int(kernel.arguments[3].removeprefix("i32=")) for kernel in kernels]
    assert sum(most < k.block and most % k.wave != 0 for most, k in zip(live, kernels, strict=True)) > 10
    assert {kernel.kernel for kernel in kernels} == {"k", "other"}


@pytest.mark.parametrize(
    ("shape", "first", "count"),
    [
        *(("stages", first, 4) for first in range(0, 12, 4)),
        *(("waves", first, 5) for first in range(0, 20, 5)),
    ],
)
def test_rewritten_ones_do_the_same(shape: str, first: int, count: int) -> None:
    result = fuzz(range(first, first + count), checked=False, shapes=(shape,))
    assert result.failures == ()
    assert result.changed > 0


FAULTS: dict[str, tuple[str, Callable[..., object]]] = {
    "a store in a loop has one address": ("liveness.walks.RepeatedCode.of_values", lambda *given: True),
    "what is filled anew is filled by all": (
        "liveness.walks.RepeatedCode.of_work_items",
        lambda *given: True,
    ),
    "a variable is needed only where it is accessed": (
        "liveness.live_bytes.LiveBytes.segments",
        lambda self: 0,
    ),
    "waves are in step": ("flow.phases.Phases.beside", lambda self, segments: segments),
    "comparisons with null are overlooked": ("liveness.address_uses._is_with_number", lambda *given: False),
}


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("fault", [*FAULTS, "callers that keep a variable are overlooked"])
def test_a_fault_in_the_analysis_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault in FAULTS:
        monkeypatch.setattr(f"ldsopt.analysis.{FAULTS[fault][0]}", FAULTS[fault][1])
    else:
        monkeypatch.setattr("ldsopt.transforms.pack.facts._CallGraph.keep", lambda *given: "")
    tried = partial(fuzz, checked=False, shrinking=False, variants=("pack",), shapes=("stages",))
    assert any(failure.variant == "pack" for seed in range(500) for failure in tried([seed]).failures)


def test_without_the_rule_for_joins_a_wait_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """R10 keeps the backend from forgetting a DMA; one of the first 120 kernels shows what happens without it."""
    tried = partial(fuzz, [72], shapes=("waves",), variants=("default",), shrinking=False)
    assert tried().failures == ()
    joins = "ldsopt.transforms.annotate.joins"
    monkeypatch.setattr(
        f"{joins}.Joins.uninformed", lambda *_: __import__(joins, fromlist=["_"]).Uninformed()
    )
    (failure,) = tried().failures
    assert failure.kind == "check: missing-wait"
