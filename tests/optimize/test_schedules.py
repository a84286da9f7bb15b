"""`optimize` and the strategies of LLVM's scheduler: chosen by the code of each kernel, on top of what is best for it."""

from dataclasses import replace
from pathlib import Path

import pytest

import ldsopt
from ldsopt import Module
from ldsopt import arch as find_arch
from ldsopt.api import optimizing
from ldsopt.api.rewritings import next_waves
from ldsopt.cli import main
from ldsopt.compare.worth import regressions

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
        text = """  %a = add i32 %x, 1
  switch i32 %a, label %b [
    i32 0, label %c
    i32 1, label %c
  ]

b:
  %d = add i32 %x, 1
  %e = add i32 %x, 2
  ret void
}"""
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
