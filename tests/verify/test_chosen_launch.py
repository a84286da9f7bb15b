"""A launch that `verify` chooses is short where it can be, and says what was shrunk for that."""

import numpy as np
import pytest
from text_sections import beside

from ldsopt import QUICK_SCHEDULES, Launch, Module, Schedule, SimulationResult, arch, parse, verify
from ldsopt.simt.launch import resolve
from ldsopt.simt.preparation import PreparedLaunch
from ldsopt.simt.simulate import run
from ldsopt.verifier import launches
from ldsopt.verifier.launches import choose

TEXTS = beside(__file__)

ITERATION = "%v = load i32, ptr addrspace(3) @lds"
OF_THE_SECOND = """%is.second = icmp eq i32 %group, 1
  br i1 %is.second, label %more, label %out
more:
  store i32 1, ptr addrspace(3) @lds"""
"""Code that only the second workgroup executes."""


def looping(
    parameter: str, *, iterations: str = "%n", body: str = ITERATION, end: str = "br label %more\nmore:"
) -> Module:
    """A kernel of two waves, each of which goes through a loop and executes five instructions in an iteration."""
    declared = "declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)" if "fp8" in body else ""
    text = TEXTS["KERNEL"]
    return parse(
        text.format(declared=declared, parameter=parameter, body=body, iterations=iterations, end=end)
    )


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred instructions of each of the four waves."""
    monkeypatch.setattr(launches, "SHORT", 400)


def test_of_numbers_the_first_is_taken_that_reaches_everything() -> None:
    chosen = choose(looping("i32 %n"))
    assert chosen.launch.arguments[1] == 64
    assert not any("shrunk" in choice for choice in chosen.choices)


@pytest.mark.usefixtures("short")
def test_a_launch_that_takes_too_long_gets_the_largest_number_that_does_not() -> None:
    module = looping("i32 %n")
    chosen = choose(module)
    assert chosen.launch.arguments[1] == 16
    assert "shrunk, since it takes too long with 32 for each integer" in chosen.choices
    assert "16 for each integer" in chosen.choices[-1]
    assert verify(module, module, schedules=QUICK_SCHEDULES).coverage.chosen == chosen.choices


@pytest.mark.parametrize(("end", "groups"), [("", 1), (OF_THE_SECOND, 2)])
@pytest.mark.usefixtures("short")
def test_where_numbers_have_no_say_one_workgroup_has_to_do_if_it_executes_all_accesses(
    end: str, groups: int
) -> None:
    chosen = choose(looping("float %x", iterations="50", end=end or "br label %more\nmore:"))
    assert chosen.launch.groups == (groups, 1, 1)
    words = "grid of 1 workgroup (shrunk, since 2 take too long)" if groups == 1 else "grid of 2 workgroups"
    assert words in chosen.choices


@pytest.mark.parametrize(("place", "words"), [(200_000, 262_144), (500_000, 2_097_152)])
def test_buffers_are_larger_where_the_kernel_leaves_smaller_ones(place: int, words: int) -> None:
    far = (
        f"%far = getelementptr i32, ptr addrspace(1) %in, i32 {place}\n  %v = load i32, ptr addrspace(1) %far"
    )
    chosen = choose(looping("i32 %n", body=far))
    assert f"f32[{words}]=random for each pointer" in chosen.choices[-1]


NARROW = {
    "f32": "%w = fadd float 1.0, 2.0",
    "f16": "%w = fadd half 1.0, 2.0",
    "bf16": "%w = fadd bfloat 1.0, 2.0",
    "fp8": "%w = call float @llvm.amdgcn.cvt.f32.fp8(i32 0, i32 0)",
}


@pytest.mark.parametrize(("kind", "operation"), NARROW.items())
def test_buffers_hold_numbers_of_the_narrowest_type_that_the_kernel_computes_with(
    kind: str, operation: str
) -> None:
    module = looping("float %x", iterations="1", body=f"{operation}\n  {ITERATION}")
    count = launches.BUFFER_BYTES // {"f32": 4, "fp8": 1}.get(kind, 2)
    assert f"{kind}[{count}]=random for each pointer" in choose(module).choices[-1]


@pytest.mark.parametrize("kind", ["f16", "bf16", "fp8"])
def test_numbers_of_a_narrow_type_are_none_that_is_nan_as_a_wider_one(kind: str) -> None:
    launch = Launch(arguments=[f"{kind}[65536]=random"])
    (found,) = resolve(launch, arch("gfx942"))
    assert found.array is not None
    singles = found.array.view(np.float32)
    halves = found.array.view(np.float16)
    upper = found.array.view(np.uint16).astype(np.uint32) << 16
    assert (
        np.isfinite(singles).all() and np.isfinite(halves).all() and np.isfinite(upper.view(np.float32)).all()
    )


@pytest.mark.parametrize(("end", "groups"), [("br label %more\nmore:", [1]), (OF_THE_SECOND, [1, 2])])
@pytest.mark.usefixtures("short")
def test_of_a_long_launch_two_workgroups_are_tried_only_if_one_does_not_execute_everything(
    end: str, groups: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def recorded(program: PreparedLaunch, schedule: Schedule, *, limit: int) -> SimulationResult:
        if limit == launches.LONGEST and program.launch.groups[0] not in tried:
            tried.append(program.launch.groups[0])
        return run(program, schedule, limit=limit)

    monkeypatch.setattr(launches, "run", recorded)
    choose(looping("float %x", iterations="50", end=end))
    assert tried == groups


def test_what_the_search_has_prepared_is_what_the_comparison_runs() -> None:
    chosen = choose(looping("i32 %n"))
    assert chosen.program is not None
    assert chosen.program.launch == chosen.launch
    assert sum(chosen.executed.values()) == run(chosen.program).profile.instructions


def test_what_a_long_trial_executes_is_machine_code_in_the_next_one() -> None:
    chosen = choose(looping("i32 %n", iterations="2000"))
    assert chosen.program is not None
    assert chosen.program.has_machine_code
    short = choose(looping("i32 %n", iterations="5"))
    assert short.program is not None
    assert not short.program.has_machine_code
