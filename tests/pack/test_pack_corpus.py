"""Every kernel of the corpus with several static LDS variables: packed, compiled, checked and executed."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import ALL_SCHEDULES, Module, verify
from ldsopt.compare.worth import regressions

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "simt"))  # what to launch each kernel on

CORPUS = ROOT / "corpus"
ENTRIES = {
    entry["file"].removeprefix("ir/").removesuffix(".ll"): entry
    for entry in json.loads((CORPUS / "manifest.json").read_text())["modules"]
}
SLOW = ("conv", "attention", "matmul", "gemm", "top_k")
"""Kernels whose execution in all orders takes more than a few seconds."""


def read(name: str) -> Module:
    return ldsopt.read(CORPUS / ENTRIES[name]["file"], mcpu=ENTRIES[name]["arch"])


def has_several(name: str) -> bool:
    text = (CORPUS / ENTRIES[name]["file"]).read_text()
    globals_ = [line for line in text.split("\n") if line.startswith("@") and "addrspace(3) global" in line]
    return sum("global [0 x" not in line for line in globals_) > 1


SEVERAL = [name for name in ENTRIES if has_several(name) and "_patterns." not in name]
"""Without the modules of many kernels, each of which has a variable of its own."""
NOTHING_TO_GAIN = {
    "clang-22/static_softmax.gfx90a",
    "clang-22/static_softmax.gfx1100",
    "clang-22/block_sort.gfx942",
    "clang-22/block_sort.gfx1250",
    "iree-3.11.0/matmul.gfx942",
    "iree-3.11.0/matmul.gfx950",
    "iree-3.11.0/conv.gfx942",
    "iree-3.13.0/matmul.gfx1201",
    "iree-3.13.0/conv.gfx1100",
    "flydsl-0.4.2/row_softmax.gfx90a",
    "flydsl-0.4.2/row_softmax.gfx1201",
    "flydsl-0.4.2/pipelined_sums.gfx942",
    "flydsl-0.4.2/pipelined_sums.gfx950",
}
"""All of their variables are needed at one time, so that sharing leaves them alone."""
GAINING = [name for name in SEVERAL if name not in NOTHING_TO_GAIN]


@pytest.mark.parametrize(
    "share",
    [True, pytest.param(False, marks=[pytest.mark.slow, pytest.mark.long])],
    ids=["share", "no-share"],
)
@pytest.mark.parametrize("name", SEVERAL)
def test_compiles_to_the_bytes_said_and_has_no_new_finding(name: str, share: bool):
    module = read(name)
    packed = ldsopt.pack(module, no_share=not share, goal="bytes")
    if name in NOTHING_TO_GAIN and share:
        assert all(kernel.plan.left_alone for kernel in packed.details.kernels)
        assert not packed.details.edits
        return
    assert packed.details.edits
    plans = {k.plan.kernel.name: k.plan for k in packed.details.kernels}
    assert lds_bytes(module) == {name: plan.before for name, plan in plans.items()}
    assert lds_bytes(packed) == {name: plan.after for name, plan in plans.items()}
    before, after = (
        Counter((f.rule, f.function) for f in ldsopt.check(source).findings) for source in (module, packed)
    )
    assert after <= before


def test_only_kernels_with_several_variables_are_said_to_gain_nothing():
    assert set(SEVERAL) >= NOTHING_TO_GAIN


def lds_bytes(source: Module | ldsopt.Transformed[Any]) -> dict[str, int | None]:
    return {f.name: f.resources.lds_bytes for f in ldsopt.measure(source).functions if f.is_kernel}


def executed_alike(name: str, schedules: int) -> None:
    import corpus_launches

    module = read(name)
    packed = ldsopt.pack(module, goal="bytes")
    assert packed.details.edits
    launch = corpus_launches.case(ENTRIES[name]).launch
    after = ldsopt.parse(packed.text, mcpu=packed.arch)
    found = verify(module, after, launch, schedules=ALL_SCHEDULES[:schedules])
    assert not found.differences
    assert not found.new_findings


@pytest.mark.parametrize("name", [name for name in GAINING if not any(word in name for word in SLOW)])
def test_does_the_same_in_every_order(name: str):
    executed_alike(name, len(ALL_SCHEDULES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAINING if any(word in name for word in SLOW)])
def test_larger_ones_do_the_same_in_every_order(name: str):
    executed_alike(name, len(ALL_SCHEDULES))


HAZARDS = [
    path
    for path in sorted((ROOT / "tests" / "hazards").glob("*.ll"))
    if any(
        line.startswith("@") and "addrspace(3) global" in line and "[0 x" not in line for line in path.open()
    )
]
GET_AN_ARENA = {
    "e16_module_lds_drops_scope",
    "e25_statics_laundered",
    "e2b_tbaa_hazard",
    "e6b_slot_collision",
    "e7_dynamic_lds",
}
LEFT_ALONE = {"only one static LDS variable", "already annotated"}
"""Why the kernels of the other files keep their variables."""


@pytest.mark.parametrize("path", HAZARDS, ids=lambda path: path.stem)
def test_waits_that_llvm_loses_with_statics_are_there_in_an_arena(path: Path):
    """Kernels for which LLVM 22 drops needed waits: those that get an arena have them.

    That an access stays within its variable is LLVM's rule of the input; in the output the tags say it, unproved.
    """
    module = ldsopt.read(path, mcpu="gfx942")
    packed = ldsopt.pack(module, no_share=True, goal="bytes")
    if path.stem not in GET_AN_ARENA:
        reasons = [kernel.plan.left_alone for kernel in packed.details.kernels]
        assert {reason.text if reason else None for reason in reasons} <= LEFT_ALONE
        assert packed.text == path.read_text()
        return
    changed = {k.plan.kernel.name for k in packed.details.kernels if k.is_changed}
    assert changed
    assert [f for f in ldsopt.check(packed).findings if f.function in changed and not f.claimed_apart] == []


BOUGHT = {
    "clang-22/batch_norm.gfx942": (41472, 20736),
}
"""Kernels in which one more barrier lets one more workgroup in: bytes before and after."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if number % 3 == 0 else [pytest.mark.slow, pytest.mark.long])
        for number, name in enumerate(SEVERAL)
    ],
)
def test_no_kernel_is_worse_unless_a_goal_asks_for_it(name: str):
    module = read(name)
    packed = ldsopt.pack(module)
    before, after = (
        next(f for f in ldsopt.measure(source).functions if f.is_kernel) for source in (module, packed)
    )
    assert regressions(before, after) == ()


@pytest.mark.parametrize(("name", "sizes"), BOUGHT.items(), ids=list(BOUGHT))
def test_with_a_barrier_that_buys_a_workgroup_does_the_same(name: str, sizes: tuple[int, int]):
    import corpus_launches

    module = read(name)
    packed = ldsopt.pack(module, insert_barriers=True)
    plan = packed.details.kernels[0].plan
    assert (plan.before, plan.after) == sizes
    assert packed.details.barriers == {plan.kernel.name: 1}
    after = ldsopt.parse(packed.text, mcpu=packed.arch)
    found = verify(module, after, corpus_launches.case(ENTRIES[name]).launch, schedules=ALL_SCHEDULES[::3])
    assert not found.differences
    assert not found.new_findings
