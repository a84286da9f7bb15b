"""The verdicts of `check` on races between waves, kernel by kernel: only races that were executed are called so.

Each ``.hip`` file is the source of the ``.ll`` beside it (clang 22, -O3, gfx942). Workgroups have 256 work-items.
"""

import functools
import itertools
from pathlib import Path

import pytest
from executed_races import RaceVerdict, verdicts
from text_sections import beside

import ldsopt
from ldsopt import Check, RaceCheckOptions, Rule, Verdict
from ldsopt.analysis.races import solver

TEXTS = beside(__file__)

FOLDER = Path(__file__).parent
RACES = (
    "no_barrier", "refill_one_barrier", "shared_by_two", "uniform_if_barrier", "wave_regions_overlap", "histogram_plain",
)  # fmt: skip
FREE = (
    "one_barrier", "refill_two_barriers", "double_buffer", "tree_reduce", "wave_regions", "transpose_padded",
    "histogram_atomic", "early_exit", "gemm_tiles",
)  # fmt: skip


def checked(name: str) -> Check:
    return ldsopt.check(ldsopt.parse((FOLDER / f"{name}.gfx942.ll").read_text()), RaceCheckOptions())


@pytest.mark.parametrize("name", RACES)
def test_a_race_is_definite_and_names_the_execution(name: str) -> None:
    found = [one for one in checked(name).findings if one.rule is Rule.WAVE_RACE]
    assert any(one.verdict is Verdict.DEFINITE and "in a launch of" in one.reason for one in found)


@pytest.mark.parametrize("name", FREE)
def test_a_kernel_without_races_is_proved_free(name: str) -> None:
    pytest.importorskip("bitwuzla")
    found = checked(name)
    assert not [one for one in found.findings if one.rule is Rule.WAVE_RACE]
    assert found.races is not None
    (races,) = found.races
    assert races.pairs == races.free > 0


@functools.cache
def attacks() -> dict[str, RaceVerdict]:
    module = ldsopt.parse((FOLDER / "attacks.gfx942.ll").read_text())
    return verdicts(module, "no-global-races", "waves-are-whole", seconds=10.0)


def test_no_kernel_that_races_is_called_free() -> None:
    """Rings of too few slots, guards by arguments, barriers in one arm, trip counts from memory, bytes, narrow scopes."""
    racing = {name: one for name, one in attacks().items() if name.startswith("r_")}
    assert len(racing) == 20
    assert [name for name, one in racing.items() if not one.may_race] == []


@pytest.mark.parametrize(
    "name",
    [
        "f_xor",
        "f_xor_wave",
        "f_t0",
        "f_onearm",
        "f_inner",
        "f_bytes",
        "f_nested",
        "f_ring2_plain",
        "f_stages",
        "f_swap",
    ],
)
def test_a_twin_without_a_race_is_proved_free(name: str) -> None:
    pytest.importorskip("bitwuzla")
    assert not attacks()[name].may_race


def test_waves_of_several_rows_may_have_the_same_id() -> None:
    """Without the assumption, a workgroup may have more work-items along y than one."""
    module = ldsopt.parse((FOLDER / "wave_regions.gfx942.ll").read_text())
    (races,) = verdicts(module, "unread-dimensions-are-one").values()
    assert races.may_race


@pytest.mark.parametrize(("asked_by", "is_known"), [("another kernel", True), ("what it calls", False)])
def test_the_ids_that_count_are_those_of_the_kernels_own_code(asked_by: str, is_known: bool) -> None:
    text = (FOLDER / "one_barrier.gfx942.ll").read_text()
    asks = "define {}void @h() noinline {{\n  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  ret void\n}}\n"
    more = (
        asks.format("amdgpu_kernel " if is_known else "internal ")
        + "declare i32 @llvm.amdgcn.workitem.id.y()\n"
    )
    text = text.replace("\nattributes #0", f"\n{more}\nattributes #0")
    if not is_known:
        text = text.replace("  %6 = tail", "  call void @h()\n  %6 = tail")
    module = ldsopt.parse(text)
    assert verdicts(module)["one_barrier"].may_race is not is_known


def test_a_barrier_that_no_pair_needs_is_named() -> None:
    """The twin of `one_barrier` with a second barrier behind the first; each could go, but not both."""
    pytest.importorskip("bitwuzla")
    text = (FOLDER / "one_barrier.gfx942.ll").read_text()
    (line,) = [n for n, one in enumerate(text.split("\n"), 1) if "call void @llvm.amdgcn.s.barrier()" in one]
    barrier = text.split("\n")[line - 1]
    twice = ldsopt.check(ldsopt.parse(text.replace(barrier, f"{barrier}\n{barrier}")), RaceCheckOptions())
    assert twice.races is not None
    assert twice.races[0].needless == (line, line + 1)
    once = checked("one_barrier")
    assert once.races is not None
    assert once.races[0].needless == ()


@pytest.mark.parametrize(("own_time", "is_proved"), [(0.0001, True), (1.0, False)])
def test_a_query_ends_by_the_time_that_the_processor_gives_it(
    own_time: float, is_proved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock alone does not end it: on a machine under load other processes have most of that time."""
    pytest.importorskip("bitwuzla")
    times = itertools.count(0.0, own_time)
    monkeypatch.setattr(solver, "_LONGEST", 0.03)
    monkeypatch.setattr(solver.time, "thread_time", lambda: next(times))
    module = ldsopt.read(FOLDER.parents[1] / "corpus/ir/clang-22/layernorm_gemm.gfx1100.ll")
    found = ldsopt.check(module, RaceCheckOptions())
    assert is_proved is not any(one.rule is Rule.WAVE_RACE for one in found.findings)


KERNEL = TEXTS["KERNEL"]
BARRIER = '  call void asm sideeffect "s_waitcnt lgkmcnt(0)\\0As_barrier", ""()\n'


@pytest.mark.parametrize(("before", "between", "is_free"), [("", BARRIER, True), (BARRIER, "", False)])
def test_the_code_tells_where_accesses_stand(before: str, between: str, is_free: bool) -> None:
    pytest.importorskip("bitwuzla")
    module = ldsopt.parse(KERNEL.format(other=64, before=before, between=between))
    found = ldsopt.check(module, RaceCheckOptions())
    (count,) = found.races or ()
    assert (count.is_of_code, not count.unproven and not count.definite) == (is_free, is_free)


def test_a_kernel_that_needs_no_barrier_is_judged_by_its_ir() -> None:
    module = ldsopt.parse(KERNEL.format(other=0, before="", between=BARRIER))
    (count,) = ldsopt.check(module, RaceCheckOptions()).races or ()
    assert not count.is_of_code
    assert not count.unproven
