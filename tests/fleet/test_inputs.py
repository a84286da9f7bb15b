"""Names on a command line, and the modules that they mean."""

from pathlib import Path

import pytest
from sweeping import rows, swept

from ldsopt.cli import main

FILES = ("a/x.ll", "a/deep/y.bc", "a/deep/z.s", "b/x.ll", "b/w.txt", "c[1].ll")
SIZES = {name: number + 1 for number, name in enumerate(FILES)}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of all sizes, by which they are known."""
    for name, size in SIZES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(";" * size)
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
    swept(tree / "r.db", *names)
    asked = "SELECT path, bytes FROM modules ORDER BY id"
    assert rows(tree / "r.db", asked) == [(below, SIZES[path]) for path, below in found]


@pytest.mark.parametrize(
    ("names", "code", "says"),
    [
        (["none.ll"], 3, "none.ll: no such file or directory"),
        (["a", "none*.ll"], 3, "none*.ll: meets no file"),
        (["a", "-"], 2, "standard input is one module"),
        (
            ["empty"],
            3,
            "empty: holds no file with a suffix of .ll, .bc, .llir, .s, .asm, .amdgcn, .o, .hsaco, .co, .so; name other files",
        ),
        (["empty[1]"], 3, "by a pattern in quotes, such as 'empty[[]1]/**/*'"),
    ],
)
def test_what_means_nothing(tree: Path, names: list[str], code: int, says: str) -> None:
    for name in ("empty", "empty[1]"):
        (tree / name).mkdir()
    done = swept(tree / "r.db", *names)
    assert done.code == code and says in done.said


@pytest.mark.parametrize(
    ("names", "single"),
    [(["a/x.ll"], True), (["-"], True), (["none.ll"], True), (["c[1].ll"], True), (["a"], False),
     (["*.ll"], False), (["a/x.ll", "b/x.ll"], False)],
)  # fmt: skip
def test_one_file_is_handled_as_ever(
    tree: Path,
    names: list[str],
    single: bool,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Several need a directory for their outputs."""
    monkeypatch.setattr("sys.stdin", (tree / "b" / "x.ll").open())
    main(["annotate", *names])
    assert ("needs a directory to write to" in capfd.readouterr().err) is not single


def test_a_link_that_leaves_the_folder_is_skipped_and_one_that_stays_is_not(tmp_path: Path) -> None:
    (tmp_path / "secret.ll").write_text("; secret")
    inside = tmp_path / "in"
    (inside / "deep").mkdir(parents=True)
    (inside / "deep" / "a.ll").write_text(";")
    (inside / "b.ll").symlink_to(inside / "deep" / "a.ll")
    (inside / "out.ll").symlink_to(tmp_path / "secret.ll")
    (inside / "away").symlink_to(tmp_path)

    def taken(name: object, run: int) -> set[tuple[object, ...]]:
        swept(tmp_path / "r.db", name)
        return set(rows(tmp_path / "r.db", f"SELECT path, bytes FROM modules WHERE run_id = {run}"))

    once = taken(inside, 1)
    assert len(once) == 1 and once < {("b.ll", 1), ("deep/a.ll", 1)}
    assert {size for _, size in taken(f"{inside}/*.ll", 2)} == {1}
    assert taken(inside / "out.ll", 3) == {("out.ll", 8)}, "it is named itself"
