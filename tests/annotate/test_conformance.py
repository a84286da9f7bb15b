"""The conformance cases: each file says of every access what its tags must be."""

from pathlib import Path

import pytest
from annotate_cases import DYNAMIC, annotated, check, disagreements, expectations, tags_of

from ldsopt.cli import main

CASES = sorted((Path(__file__).parent / "conformance").glob("*.ll"))

OF_BASE_SETS = [path for path in CASES if "; Not of base sets" not in path.read_text(encoding="utf-8")]

each_case = pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])


def arch_of(path: Path) -> str:
    """The architecture that a case's name ends with, or gfx942."""
    return path.stem.partition(".")[2] or "gfx942"


@each_case
def test_case_is_tagged_as_it_says(path: Path) -> None:
    result = check(path.read_text(encoding="utf-8"), mcpu=arch_of(path))
    assert bool(result.details.edits) == (path.stem in tagged_cases())


@pytest.mark.parametrize("path", OF_BASE_SETS, ids=[path.stem for path in OF_BASE_SETS])
def test_case_is_tagged_as_it_says_of_base_sets(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), precise=True)


def tagged_cases() -> set[str]:
    """Cases in which some access is expected to have a tag."""
    return {path.stem for path in CASES if any(names for _, names, _ in expectations(path.read_text()))}


def test_per_lane_forms_of_dma_pass_an_empty_asm_and_others_readfirstlane() -> None:
    """An address that all lanes share is uniform; one that each lane has is not."""
    for name, count in (("dma_forms", 21), ("dma_forms.gfx1250", 24)):
        path = CASES[0].with_name(f"{name}.ll")
        text = annotated(path.read_text(), mcpu=arch_of(path)).text
        per_lane = "gfx1250" in name
        assert text.count("call i32 @llvm.amdgcn.readfirstlane.i32(") == (0 if per_lane else count)
        assert text.count('asm "", "=v,0"(') == (count if per_lane else 0)
        assert text.count("declare i32 @llvm.amdgcn.readfirstlane.i32(i32)") == (not per_lane)


@pytest.mark.parametrize("name", ["dma_unknown", "existing_metadata", "quoted_names", "one_named"])
def test_command_line_does_the_same(name: str, tmp_path: Path) -> None:
    source, output = Path(__file__).parent / "conformance" / f"{name}.ll", tmp_path / "out.ll"
    assert main(["annotate", str(source), "--mcpu", "gfx942", "-o", str(output), "-q"]) == 0
    written = output.read_text().replace(
        ' "target-cpu"="gfx942"', ""
    )  # the command writes down what --mcpu said
    assert written == annotated(source.read_text()).text


class TestChecker:
    """The checker itself sees what is wrong: a checker that passes everything proves nothing."""

    CASE = (Path(__file__).parent / "conformance" / "dma.ll").read_text()
    RIGHT = annotated(CASE).text
    BOTH = frozenset("AB")

    def test_accepts_what_is_right(self) -> None:
        assert len(DYNAMIC) == 2
        assert disagreements(self.CASE, self.RIGHT, self.BOTH) == []

    @pytest.mark.parametrize(
        ("old", "new", "complaint"),
        [
            (", !noalias ", ", !x ", "excludes"),
            (", !alias.scope ", ", !x ", "has the scopes"),
            ('!"dma"', '!"other"', "own scopes"),
            ("readfirstlane.i32(i32 %", "readlane.i32(i32 %", "laundered: False"),
            ("  %x = load", "  %x = add", "accesses marked"),
        ],
    )
    def test_complains_of_what_is_wrong(self, old: str, new: str, complaint: str) -> None:
        assert old in self.RIGHT
        assert any(
            complaint in wrong for wrong in disagreements(self.CASE, self.RIGHT.replace(old, new), self.BOTH)
        )

    def test_sees_every_access(self) -> None:
        assert [len(tags.own) for _, tags in tags_of(self.RIGHT)] == [1, 1, 0]
