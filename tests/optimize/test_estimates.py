"""Versions that only waits set apart are ranked by an estimate of cycles, where their code can be executed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import CheckOptions, Compiled, Module
from ldsopt.api.choosing import Choosing, estimate_forms
from ldsopt.compare.versions import VersionCode, compiled_version
from ldsopt.timeline.ranking import FormCycles

SORT = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22" / "block_sort.gfx942.ll"
"""Two versions of it pass the floor: with tags, and with tags and another strategy of the scheduler."""
TAGS = "annotate --bases all"
ILP = f'{TAGS}, "amdgpu-sched-strategy"="iterative-ilp"'
LOADS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %g
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="ARCH" "amdgpu-flat-work-group-size"="64,64" }
"""


def ranked(monkeypatch: pytest.MonkeyPatch, *cycles: tuple[float, float] | str, path: Path = SORT) -> Any:
    """The group of the kernel, where estimates are those given: of contenders by their places, then of the input."""

    def estimate(_: Choosing, __: str, codes: Sequence[VersionCode]) -> tuple[FormCycles, ...] | str:
        assert len(codes) == (3 if path is SORT else 2)
        return cycles[0] if isinstance(cycles[0], str) else tuple(FormCycles(*one) for one in cycles)  # type: ignore[misc]

    monkeypatch.setattr(Choosing, "estimate", estimate)
    (group,) = ldsopt.optimize(ldsopt.read(path), effort=2 if path is SORT else 1).details.groups
    return group


def test_without_an_estimate_weights_rank_and_the_report_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    group = ranked(monkeypatch, "nothing is known")
    assert (group.chosen, group.ranked_by) == (ILP, "weights: nothing is known")


def test_what_takes_fewer_cycles_at_both_ends_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    group = ranked(monkeypatch, (100, 200), (90, 190), (110, 210))
    assert (group.chosen, group.ranked_by) == (TAGS, "estimated cycles")
    assert {one.candidate: one.cycles for one in group.attempts if one.cycles} == {
        ILP: FormCycles(100, 200),
        TAGS: FormCycles(90, 190),
    }


def test_where_the_ends_disagree_weights_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ranked(monkeypatch, (100, 200), (90, 210), (110, 210)).chosen == ILP


def test_what_the_input_is_better_than_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    group = ranked(monkeypatch, (100, 200), (101, 202), (90, 190))
    assert group.chosen == ""
    outcomes = {one.candidate: one.outcome.value for one in group.attempts if one.cycles}
    assert set(outcomes.values()) == {"no better"} and len(outcomes) == 2


SOLE = SORT.parents[1] / "triton-3.5.1" / "transpose.gfx1100.ll"
"""One version of it passes the floor: with another strategy of the scheduler."""


@pytest.mark.parametrize(
    ("cycles", "chosen"),
    [
        (((102, 206), (100, 200)), False),
        (((102, 199), (100, 200)), True),
        (((100.5, 206), (100, 200)), True),
        (((90, 190), (100, 200)), True),
        (("nothing is known",), True),
    ],
)
def test_a_sole_version_is_held_against_the_input(
    monkeypatch: pytest.MonkeyPatch, cycles: tuple[tuple[float, float] | str, ...], chosen: bool
) -> None:
    group = ranked(monkeypatch, *cycles, path=SOLE)
    assert bool(group.chosen) is chosen
    assert group.cycles == (None if isinstance(cycles[0], str) else FormCycles(100, 200))


PLACES = """target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [256 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %in) #0 {
  %p = getelementptr i8, ptr addrspace(3) @a, i32 16
  %x = load i32, ptr addrspace(1) %in
  %y = add i32 %x, 5
  store i32 %y, ptr addrspace(3) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""


@pytest.mark.parametrize(
    ("change", "is_same"),
    [(("i32 16", "i32 32"), True), (("%x, 5", "%x, 6"), True), (("add i32", "xor i32"), False)],
)
def test_other_places_and_registers_are_one_sequence(change: tuple[str, str], is_same: bool) -> None:
    """And such versions need no estimate."""
    one, other = (
        compiled_version(ldsopt.parse(text), CheckOptions()).code
        for text in (PLACES, PLACES.replace(*change))
    )
    assert one.digests != other.digests
    assert (one.sequences == other.sequences) is is_same


def compiled(arch: str) -> tuple[Module, Compiled]:
    module = ldsopt.parse(LOADS.replace("ARCH", arch))
    return module, ldsopt.compile(module)


def test_forms_of_the_same_code_take_the_same_cycles_and_more_the_slower_memory_is() -> None:
    module, code = compiled("gfx942")
    found = estimate_forms(module, "k", [code, code])
    assert not isinstance(found, str)
    assert found[0] == found[1] and found[0].high > found[0].low + 500


@pytest.mark.parametrize(
    ("arch", "why"), [("gfx1030", "no latencies of gfx1030"), ("gfx1250", "gfx1250 cannot be executed")]
)
def test_an_architecture_without_figures_or_pseudocode_has_no_estimate(arch: str, why: str) -> None:
    module, code = compiled(arch)
    assert why in str(estimate_forms(module, "k", [code, code]))


def test_code_that_a_launch_passes_by_has_none() -> None:
    late = LOADS.replace(
        "%t = call",
        "%c = icmp eq i32 %n, 12345\n  br i1 %c, label %on, label %off\noff:\n  ret void\non:\n  %t = call",
    )
    module = ldsopt.parse(late.replace("ARCH", "gfx942"))
    code = ldsopt.compile(module)
    assert estimate_forms(module, "k", [code, code]) == "a launch executes 1 of 3 waits"
