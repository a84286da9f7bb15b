"""`optimize` by estimates, and by the strategies of LLVM's scheduler: chosen by the code of each kernel."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from text_sections import beside

import ldsopt
from ldsopt import CheckOptions, Compiled, Module
from ldsopt import arch as find_arch
from ldsopt.api import optimizing
from ldsopt.api.choosing import Choosing, estimate_forms
from ldsopt.api.rewritings import next_waves
from ldsopt.cli import main
from ldsopt.compare.versions import VersionCode, compiled_version
from ldsopt.compare.worth import regressions
from ldsopt.timeline.ranking import FormCycles

TEXTS = beside(__file__)

CORPUS = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"
ATTRIBUTE = "amdgpu-sched-strategy"


@pytest.fixture(scope="module")
def tiles() -> Module:
    return ldsopt.read(CORPUS / "named_tiles.gfx1201.ll", mcpu="gfx1201")


@pytest.mark.parametrize("effort", [-1, 6])
def test_there_are_five_strategies(tiles: Module, effort: int, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ldsopt.UsageError, match="5 strategies; give 0 to 5"):
        ldsopt.optimize(tiles, effort=effort)
    assert main(["optimize", "no.ll", "--effort", str(effort)]) == 2
    assert f"{effort} is not in the range 0<=x<=5" in capfd.readouterr().err


def test_what_the_author_chose_stays(tiles: Module) -> None:
    text = tiles.text.replace("attributes #0 = { ", f'attributes #0 = {{ "{ATTRIBUTE}"="max-ilp" ')
    result = ldsopt.optimize(ldsopt.parse(text, mcpu="gfx1201"))
    assert result.text.count(ATTRIBUTE) == 1


def test_kernels_choose_apart_and_on_top_of_what_is_best() -> None:
    """One kernel gains from another strategy, one from tags and another strategy, and each text says so."""
    module = ldsopt.read(CORPUS / "group_patterns.gfx1201.ll", mcpu="gfx1201")
    result = ldsopt.optimize(module, effort=3)
    chosen = {group.name: group.chosen for group in result.details.groups}
    assert len(set(chosen.values())) > 2
    assert any(
        one and one != f'"{ATTRIBUTE}"="iterative-ilp"' and ATTRIBUTE in one for one in chosen.values()
    )
    assert any(one is None or ATTRIBUTE not in one for one in chosen.values())
    for group in result.details.groups:
        for before, after in zip(group.before, group.after, strict=True):
            assert not regressions(before, after)


class TestLongBlocks:
    """Strategies schedule long blocks slowly, and are spared there unless no candidate is."""

    def test_instructions_are_counted_by_block(self) -> None:
        text = TEXTS["BLOCKS"]
        assert optimizing.longest_block(text.split("\n")[:2]) == 2
        assert optimizing.longest_block(text.split("\n")[:5]) == 3
        assert optimizing.longest_block(text.split("\n")) == 3
        assert optimizing.longest_block([]) == 0

    @pytest.mark.parametrize(
        ("longest", "effort", "is_tried"), [(9, 1, False), (9, 2, True), (9999, 1, True)]
    )
    def test_only_they_are_spared(
        self, longest: int, effort: int, is_tried: bool, tiles: Module, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(optimizing, "_LONG_BLOCK", longest)
        (group,) = ldsopt.optimize(tiles, effort=effort).details.groups
        (attempt,) = (one for one in group.attempts if one.candidate == f'"{ATTRIBUTE}"="iterative-ilp"')
        assert (attempt.outcome.value != "not tried") is is_tried
        assert ("schedules long ones slowly" in attempt.reason) is not is_tried

    def test_each_group_by_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A long block spares no strategy elsewhere, and those chosen elsewhere are the same."""
        module = ldsopt.read(CORPUS / "group_patterns.gfx1201.ll", mcpu="gfx1201")
        longest = {
            body.name: optimizing.longest_block(module.lines[body.line + 1 : body.end])
            for body in module.bodies()
        }
        bound = sorted(set(longest.values()))[-1]
        whole = {group.name: group.chosen for group in ldsopt.optimize(module).details.groups}
        monkeypatch.setattr(optimizing, "_LONG_BLOCK", bound)
        for group in ldsopt.optimize(module).details.groups:
            spared = [one for one in group.attempts if "schedules long ones slowly" in one.reason]
            assert bool(spared) is (longest[group.name] == bound)
            assert spared or group.chosen == whole[group.name]


class TestOneMoreWave:
    """134 vector registers of this kernel let 3 waves run; with 128 it were 4."""

    module = ldsopt.read(CORPUS.parent / "triton-3.9.0" / "gemm_async_staged.gfx950.ll")

    def test_is_asked_for_where_few_vector_registers_alone_are_missing(self) -> None:
        (kernel,) = ldsopt.measure(self.module).functions
        arch = find_arch("gfx950")
        assert next_waves(kernel, arch) == "4"
        assert next_waves(kernel, arch, near=1) == ""
        assert next_waves(replace(kernel, is_kernel=False), arch) == ""
        seven = {"vgprs": 66, "agprs": 0, "occupancy": 7, "lds_bytes": 0}
        assert next_waves(replace(kernel, resources=replace(kernel.resources, **seven)), arch) == "8"
        for other in ({"lds_bytes": 120_000}, {**seven, "sgprs": 112}, {"vgprs": 80}, {"occupancy": None}):
            figures = replace(kernel, resources=replace(kernel.resources, **other))
            assert next_waves(figures, arch) == "", other


SORT = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22" / "block_sort.gfx942.ll"
"""Two versions of it pass the floor: with tags, and with tags and another strategy of the scheduler."""
TAGS = "annotate --bases all"
ILP = f'{TAGS}, "amdgpu-sched-strategy"="iterative-ilp"'
LOADS = TEXTS["LOADS"]


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


PLACES = TEXTS["PLACES"]


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
