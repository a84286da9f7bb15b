"""`check` on loops that two groups of waves run some barriers apart, without marks: Triton's, and written by hand.

The modules in ``ir/triton-3.9.0`` are what Triton 3.9.0 makes of a GEMM of our own: twice with four stages, and once
with two stages that follow each other and touch one buffer, which Triton takes and no barrier can order.
"""

import re
from collections.abc import Iterator

import pytest
from pipeline_kernels import kernel
from stage_kernels import ARCHS, IR, KERNELS, read

import ldsopt
from ldsopt import Finding, Module, Rule, Verdict, check

ONE_ROW = "unread-dimensions-are-one"
BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"
HALVES = (
    "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)\n"
)
"""The same on gfx12."""
GOOD = ("wA", ".", "rA", ".")


def conflicts(module: Module) -> list[Finding]:
    return [finding for finding in ldsopt.check(module).findings if finding.rule is Rule.PHASE_CONFLICT]


def made(stages: tuple[str, ...] = GOOD, **given: object) -> str:
    """A pipeline as text: it has no marks, and its shape is one that people write by hand."""
    return ldsopt.pipeline(ldsopt.parse(kernel(stages, **given))).text  # type: ignore[arg-type]


def barrier_of(text: str) -> str:
    return HALVES if HALVES in text else BARRIER


def bare_of(text: str) -> str:
    """A barrier in a pipeline's loop without fences."""
    fixed = "  call void @llvm.amdgcn.sched.barrier(i32 0)\n"
    return f"{fixed}{barrier_of(text)}{fixed}"


def stages_less(text: str) -> Iterator[Module]:
    """The pipeline without each of the bare barriers of its loop: two stages become one, next to another."""
    bare = bare_of(text)
    parts = text.split(bare)
    for nth in range(1, len(parts)):
        yield ldsopt.parse(bare.join(parts[:nth]) + bare.join(["", *parts[nth:]])[len(bare) :])


def longer_gap(text: str) -> Module:
    """The pipeline with two barriers of their own for the group that is held, and for the one that is caught."""
    barrier = barrier_of(text)
    for block in ("start", "after"):
        text = text.replace(
            f"\n{barrier}  br label %ldsopt.{block}", f"\n{2 * barrier}  br label %ldsopt.{block}"
        )
    return ldsopt.parse(text)


def verdicts(module: Module, **given: object) -> dict[str, Verdict]:
    """Of each conflict, by the opcode of the access that is to come first."""
    found = check(module, **given).findings  # type: ignore[arg-type]
    return {
        "store" if f.started.ir.startswith("store") else "load": f.verdict
        for f in found
        if f.rule is Rule.PHASE_CONFLICT
    }


class TestTritons:
    def test_two_stages_that_follow_each_other_conflict(self) -> None:
        found = conflicts(ldsopt.read(IR / "triton-3.9.0" / "adjacent_stage_race.gfx942.ll"))
        assert len(found) == 2
        for finding in found:
            assert finding.verdict is Verdict.UNPROVEN
            assert finding.used is not None
            assert {"load" in finding.started.ir, "load" in finding.used.ir} == {True, False}

    @pytest.mark.parametrize("arch", ARCHS)
    def test_four_stages_do_not(self, arch: str) -> None:
        text = ldsopt.read(IR / "triton-3.9.0" / f"warp_pipelined_gemm.{arch}.ll").text
        assert not ldsopt.check(ldsopt.parse(text)).findings
        barriers = list(re.finditer(r" *(?:tail )?call void @llvm\.amdgcn\.s\.barrier\(\)[^\n]*\n", text))
        without = (ldsopt.parse(text[: found.start()] + text[found.end() :]) for found in barriers)
        # Two in front of the loop, of which one is of the group that is held; four in it; that of the others behind it.
        assert [len(conflicts(module)) for module in without] == [0, 0, 1, 1, 1, 1, 0]


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", KERNELS)
def test_what_pipeline_writes_is_recognised_and_has_none(name: str, arch: str) -> None:
    """That it is recognised shows where a stage less, or a longer gap, conflicts."""
    text = ldsopt.pipeline(read(name, arch)).text
    assert conflicts(ldsopt.parse(text)) == []
    assert any(conflicts(changed) for changed in (*stages_less(text), longer_gap(text)))


class TestShape:
    @pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
    def test_a_stage_less_or_a_longer_gap_conflicts(self, arch: str) -> None:
        text = made(cpu=arch)
        assert conflicts(ldsopt.parse(text)) == []
        less = list(stages_less(text))
        assert len(less) > 1 and all(map(conflicts, less))
        assert conflicts(longer_gap(text))

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (f"\n{BARRIER}  br label %ldsopt.after", "\n  br label %ldsopt.after"),  # nobody is caught
            (f"\n{BARRIER}  br label %ldsopt.start", "\n  br label %ldsopt.start"),  # nobody is held
            (f"\n{BARRIER}  br label %ldsopt.after", f"\n{2 * BARRIER}  br label %ldsopt.after"),
            (  # the same group is held and caught
                "br i1 %ldsopt.late.0, label %ldsopt.after.0, label %ldsopt.catch.0",
                "br i1 %ldsopt.late.0, label %ldsopt.catch.0, label %ldsopt.after.0",
            ),
        ],
    )
    def test_what_is_not_balanced_is_not_recognised(self, old: str, new: str) -> None:
        text = without_a_stage()
        assert old in text
        assert conflicts(ldsopt.parse(text))
        assert not conflicts(ldsopt.parse(text.replace(old, new)))

    def test_without_a_shift_there_is_none(self) -> None:
        text = ldsopt.pipeline(ldsopt.parse(kernel(("wA", "rA"))), plain=True).text
        assert conflicts(ldsopt.parse(text)) == []

    @pytest.mark.parametrize(
        ("exact", "assume", "found"), [(True, (), False), (False, (), True), (False, (ONE_ROW,), False)]
    )
    def test_parts_of_waves_are_told_apart_where_the_workgroups_shape_is_stated_or_promised(
        self, exact: bool, assume: tuple[str, ...], found: bool
    ) -> None:
        text = kernel(("pA", ".", "pA"))
        text = stated(text) if exact else text
        shifted = ldsopt.pipeline(ldsopt.parse(text)).text
        assert bool(verdicts(ldsopt.parse(shifted), assume=assume)) is found


def stated(text: str) -> str:
    """The kernel with the shape of its workgroups."""
    text = text.replace("#0 {", "#0 !reqd_work_group_size !9 {", 1)
    return f"{text}!9 = !{{i32 512, i32 1, i32 1}}\n"


def without_a_stage() -> str:
    """A bare barrier taken out, so that what is written is read in the next stage, while others write."""
    return stated(made()).replace(bare_of(made()), "", 1)


class TestWhatIsSure:
    def test_only_what_both_groups_run_at_once(self) -> None:
        """With a gap of two the group that is late reads what the other one writes two stages further on, never next."""
        assert verdicts(longer_gap(without_a_stage())) == {
            "load": Verdict.DEFINITE,
            "store": Verdict.UNPROVEN,
        }

    @pytest.mark.parametrize(("first", "verdict"), [(256, Verdict.DEFINITE), (300, Verdict.UNPROVEN)])
    def test_nothing_where_a_part_of_a_wave_is_held(self, first: int, verdict: Verdict) -> None:
        held = without_a_stage().replace("icmp uge i32 %ldsopt.first.0, 256", f"icmp uge i32 %t, {first}")
        assert verdicts(ldsopt.parse(held)) == {"store": verdict}

    def test_groups_of_which_a_wave_is_in_both_are_none(self) -> None:
        """Waves 5 to 7 are held and a part of wave 4; waves 0 to 4 are caught."""
        text = without_a_stage().replace("icmp uge i32 %ldsopt.first.0, 256", "icmp uge i32 %t, 300")
        caught = "br i1 %ldsopt.late.0, label %ldsopt.after.0, label %ldsopt.catch.0"
        assert caught in text
        other = "%early = icmp ult i32 %t, 320\n  br i1 %early, label %ldsopt.catch.0, label %ldsopt.after.0"
        assert verdicts(ldsopt.parse(text.replace(caught, other))) == {}
