"""Names on a command line, and the modules that they mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ldsopt import InputError, LdsoptError, UsageError
from ldsopt.fleet.inputs import find_inputs, is_single

FILES = ("a/x.ll", "a/deep/y.bc", "a/deep/z.s", "b/x.ll", "b/w.txt", "c[1].ll")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for number, name in enumerate(FILES):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x" * number)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["a/x.ll"], [("a/x.ll", "x.ll")]),
        (["b/w.txt"], [("b/w.txt", "w.txt")]),  # a file that is named is meant, whatever its suffix
        (["a"], [("a/deep/y.bc", "deep/y.bc"), ("a/x.ll", "x.ll")]),
        (["b", "a/deep"], [("b/x.ll", "x.ll"), ("a/deep/y.bc", "y.bc")]),
        (["a", "a/x.ll", "./a"], [("a/deep/y.bc", "deep/y.bc"), ("a/x.ll", "x.ll")]),  # each once
        (["*/x.ll"], [("a/x.ll", "a/x.ll"), ("b/x.ll", "b/x.ll")]),
        (["a/**/*.bc"], [("a/deep/y.bc", "deep/y.bc")]),
        (["?"], [("a/deep/y.bc", "a/deep/y.bc"), ("a/x.ll", "a/x.ll"), ("b/x.ll", "b/x.ll")]),
        (["c[1].ll"], [("c[1].ll", "c[1].ll")]),  # a file that is there is no pattern
    ],
)  # fmt: skip
def test_what_names_mean(tree: Path, names: list[str], found: list[tuple[str, str]]) -> None:
    assert [(one.path, one.below) for one in find_inputs(names)] == found


def test_sizes_are_the_files(tree: Path) -> None:
    assert [one.size for one in find_inputs(["a"])] == [1, 0]


@pytest.mark.parametrize(
    ("names", "kind", "says"),
    [
        (["none.ll"], InputError, r"none\.ll: no such file or directory"),
        (["a", "none*.ll"], InputError, r"none\*\.ll: meets no file"),
        (["a", "-"], UsageError, r"standard input is one module"),
    ],
)
def test_what_means_nothing(tree: Path, names: list[str], kind: type[LdsoptError], says: str) -> None:
    with pytest.raises(kind) as caught:
        find_inputs(names)
    assert re.search(says, str(caught.value))


def test_a_directory_without_modules(tree: Path) -> None:
    (tree / "empty").mkdir()
    with pytest.raises(InputError, match=r"^empty: holds no file with a suffix of \.ll, \.bc, \.llir$"):
        find_inputs(["empty"])


@pytest.mark.parametrize(
    ("names", "single"),
    [(["a/x.ll"], True), (["-"], True), (["none.ll"], True), (["c[1].ll"], True), (["a"], False),
     (["*.ll"], False), (["a/x.ll", "b/x.ll"], False)],
)  # fmt: skip
def test_one_file_is_handled_as_ever(tree: Path, names: list[str], single: bool) -> None:
    assert is_single(names) is single


class TestALinkThatLeavesTheFolder:
    def test_is_skipped_and_one_that_stays_is_not(self, tmp_path: Path) -> None:
        (tmp_path / "secret.ll").write_text("secret")
        inside = tmp_path / "in"
        (inside / "deep").mkdir(parents=True)
        (inside / "deep" / "a.ll").write_text("a")
        (inside / "b.ll").symlink_to(inside / "deep" / "a.ll")
        (inside / "out.ll").symlink_to(tmp_path / "secret.ll")
        (inside / "away").symlink_to(tmp_path)
        assert {one.below for one in find_inputs([str(inside)])} <= {"b.ll", "deep/a.ll"}
        assert "secret" not in {Path(one.path).read_text() for one in find_inputs([f"{inside}/*.ll"])}
        assert [one.below for one in find_inputs([str(inside / "out.ll")])] == ["out.ll"], (
            "it is named itself"
        )
