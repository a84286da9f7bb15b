"""Every command that README.md or a page of docs/ shows runs, and gives what the page shows of its output.

A page's blocks of ``sh``, ``console`` and ``python`` are run in a folder that has what the pages speak of: the
project's own folders, and kernels called ``kernel.ll``, ``before.ll`` and so on. A call of `ldsopt` alone and a program in
Python run in this process, every other command in a shell of its own. In a ``console`` block a line that
begins with ``$`` is a command, and the lines behind it are its output; a line of dots stands for any lines, dots at the
end of a line for its rest. ``<!-- not run: REASON -->`` in front of a block says that it is not run, and why; ``<!-- exit
1 -->`` that its last command ends with this exit code; ``<!-- slow -->`` that it takes long. A block of ``text`` behind
``<!-- shown by: COMMAND -->`` is output, which is compared as well. The blocks of a page that begins with ``<!-- one walk
-->`` follow each other: they run as one, in a folder of their own.
"""

import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import pytest

import ldsopt
import ldsopt.packing

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "cases"))
from run_lines import run_words  # noqa: E402

OUTSIDE = [ROOT / name for name in ("README.md", "SKILL.md", "AGENTS.md")]
PAGES = [*OUTSIDE, *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(
    r"(?:^ *<!-- (?P<note>[^\n]*) -->\n+)?^ *```(?P<kind>sh|console|python|text)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
ANY = frozenset(("...", "…"))
WALK = "<!-- one walk -->"
SHOWN = "shown by: "
CALL = re.compile(r"""ldsopt(?: +(?:[\w./=:,%@+-]+|'[^']*'|"[^"$`\\]*"))*""")
"""A call of `ldsopt` that has no word for the shell to replace."""
PROGRAM = re.compile(r"python - <<'END'\n(.*)\nEND", re.DOTALL)
STILL = re.compile(r"ldsopt: .*: \d+ (?:s|min) so far")
"""A line of long work, which a busy machine makes of any."""


@dataclass(frozen=True)
class Block:
    """Commands that a page shows.

    Attributes:
        page, line: where it stands.
        note: the comment in front of it.
        steps: each command with the lines of output that the page shows, if it shows any.
    """

    page: str
    line: int
    note: str
    steps: tuple[tuple[str, tuple[str, ...] | None], ...]

    @property
    def code(self) -> int:
        return int(self.note.removeprefix("exit ")) if self.note.startswith("exit ") else 0

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def steps_of(kind: str, text: str, note: str = "") -> tuple[tuple[str, tuple[str, ...] | None], ...]:
    """The commands of a block: lines that end with a backslash go on in the next."""
    if kind == "text":
        return ((note.removeprefix(SHOWN), tuple(line for line in text.splitlines() if line)),)
    if kind == "python":
        return ((f"python - <<'END'\n{text}\nEND", None),)
    text = text.replace("\\\n", " ")
    if kind == "sh":
        return tuple(
            (re.sub(r" +# .*", "", line).strip(), None)
            for line in text.splitlines()
            if line.strip() and not line.startswith("#")
        )
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)
    assert not parts[0].strip(), f"output before the first command: {parts[0]!r}"
    found = (part.split("\n") for part in parts[1:])
    return tuple((lines[0], tuple(line for line in lines[1:] if line) or None) for lines in found)


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT).as_posix()
    found = [
        Block(
            name,
            text.count("\n", 0, m.start("kind")) + 1,
            m["note"] or "",
            steps_of(m["kind"], m["text"], m["note"] or ""),
        )
        for m in BLOCK.finditer(text)
        if m["kind"] != "text" or (m["note"] or "").startswith(SHOWN)
    ]
    if not text.startswith(WALK):
        return found
    run = [block for block in found if not block.note.startswith("not run: ")]
    return [Block(name, 1, "", tuple(step for block in run for step in block.steps))]


OF_COMPILERS = {
    "--offload-arch",
    "--emit",
    "--target-accelerator",
    "--offload-new-driver",
    "--offload-device-only",
    "--target",
    "--ldsopt",
    "--att",
}
"""Options of clang, of the wrappers of compilers and of AMD's profiler. Those of IREE begin with its name."""
OF_CI = {"--base", "--kernels", "--build", "--output", "--baseline-of"}
"""Options of `ldsopt-ci`."""
BLOCKS = [block for page in PAGES for block in blocks(page)]
RUN = [block for block in BLOCKS if not block.note.startswith("not run: ")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the commands run: the project's folders, and the files that the pages call kernels.

    The pages are copies, as commands write some of them.
    """
    place = tmp_path_factory.mktemp("pages")
    for name in ("corpus", "benchmarks", "tests"):
        (place / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "docs", place / "docs")
    corpus = ROOT / "corpus" / "ir"
    gemm, softmax = corpus / "clang-22" / "named_gemm.gfx942.ll", ROOT / "tests" / "docs" / "exchange.ll"
    for name in (
        "kernel.ll",
        "before.ll",
        "after.ll",
        "before/gemm.ll",
        "after/gemm.ll",
        "build/kernels/gemm.ll",
    ):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(gemm, place / name)
    for name in ("k.ll", "kernels/k.gfx942.ll"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(softmax, place / name)
    shutil.copy(ROOT / "tests/pipeline/ir/stages_gemm.gfx942.ll", place / "staged.ll")
    (place / "k.toml").write_text('block = 128\narguments = ["in: i32[128]=arange", "out: i32[128]=zeros"]\n')
    cache = place / ".triton" / "cache" / "KERNEL"
    cache.mkdir(parents=True)
    shutil.copy(corpus / "triton-3.9.0" / "softmax.gfx942.ll", cache / "softmax.llir")
    (cache / "softmax.json").write_text('{"target": {"backend": "hip", "arch": "gfx942", "warp_size": 64}}')
    code = ldsopt.compile(ldsopt.read(cache / "softmax.llir")).data
    (cache / "softmax.amdgcn").write_bytes(code)
    programs = place / "bin"
    programs.mkdir()
    for program, arguments in (("ldsopt", "-m ldsopt"), ("python", "")):
        (programs / program).write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        (programs / program).chmod(0o755)
    return place


def run(command: str, folder: Path) -> tuple[int, str]:
    """Runs a command; its exit code, and what it printed on standard output and then on standard error."""
    environment = {
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "COLUMNS": "200",
        "HOME": str(folder),
    }
    words = ["bash", "-c", command]
    if CALL.fullmatch(command):
        words = shlex.split(command)
    elif program := PROGRAM.fullmatch(command):
        words = [sys.executable, "-c", program[1]]
    with mock.patch.dict(os.environ, environment):
        code, out, err = run_words(words, folder)
    return code, (out + err).decode("utf-8")


def matches(shown: tuple[str, ...], lines: list[str]) -> bool:
    """True if output is as a page shows it."""
    pattern = ""
    for line in shown:
        if line.strip() in ANY:
            pattern += r"(?:[^\n]*\n)*?"
            continue
        stem = re.sub(r"(?:\.\.\.|…)$", "", line)
        pattern += re.escape(stem) + (r"[^\n]*\n" if stem != line else r"[ ]*\n")
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in lines if line)) is not None


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(b, id=str(b), marks=[pytest.mark.slow, pytest.mark.long] if b.note == "slow" else [])
        for b in RUN
    ],
)
def test_commands_of_a_page_run(block: Block, folder: Path, tmp_path: Path) -> None:
    if (ROOT / block.page).read_text(encoding="utf-8").startswith(WALK):
        for name in ("corpus", "bin"):
            (tmp_path / name).symlink_to(folder / name)
        folder = tmp_path
    for number, (command, shown) in enumerate(block.steps):
        code, printed = run(command, folder)
        expected = block.code if number == len(block.steps) - 1 else 0
        assert code == expected, f"{command}\n{printed}"
        if shown is not None:
            said = [line for line in printed.splitlines() if not STILL.fullmatch(line)]
            assert matches(shown, said), "\n".join([command, *said])


def test_commands_of_a_page_write_no_page_of_the_checkout(folder: Path) -> None:
    written = [
        name for block in RUN for step, _ in block.steps for name in re.findall(r"--write (\S+)", step)
    ]
    assert len(written) > 1
    assert [name for name in written if (folder / name).resolve().is_relative_to(ROOT)] == []


def test_a_block_that_is_not_run_says_why() -> None:
    for block in BLOCKS:
        assert not block.note or re.fullmatch(r"not run: .{10,}|exit \d+|slow|shown by: .+", block.note), str(
            block
        )
    assert len(RUN) > len(BLOCKS) / 2


PUBLIC = {"ldsopt", "ldsopt.packing"}
"""Modules that users import; every other module is internal."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python_of_a_page_imports_public_names_only(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    imports = [
        re.match(r"(?:>>> )?\s*(?:from (ldsopt\S*) import (.*)|import (ldsopt\S*))", line) for line in lines
    ]
    for found in filter(None, imports):
        module = found[1] or found[3]
        assert module in PUBLIC, found[0]
        homes = ldsopt.packing.__all__ if module == "ldsopt.packing" else [*ldsopt.__all__, "stage"]
        names = re.split(r"\W+", found[2] or "")
        assert [name for name in names if name and name not in homes] == [], found[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_block_says_what_it_is(page: Path) -> None:
    fences = re.findall(r"^ *```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) % 2 == 0
    known = {
        "sh",
        "console",
        "python",
        "text",
        "json",
        "toml",
        "make",
        "llvm",
        "yaml",
        "cmake",
        "mermaid",
        "sql",
    }
    assert [kind for kind in fences[::2] if kind not in known] == []


@pytest.mark.parametrize(
    ("shown", "said", "same"),
    [
        (("a", "b"), ["a", "b"], True),
        (("a", "b"), ["a", "c"], False),
        (("a", "..."), ["a", "b", "c"], True),
        (("...", "c"), ["a", "b", "c"], True),
        (("...", "c"), ["a", "b"], False),
        (("a: …",), ["a: b c"], True),
        (("a",), ["a", "b"], False),
    ],
)
def test_output_is_compared(shown: tuple[str, ...], said: list[str], same: bool) -> None:
    assert matches(shown, said) is same


def test_a_text_is_compared_if_it_says_what_shows_it() -> None:
    text = "<!-- shown by: echo 1 -->\n```text\n1\n```\n\n```text\nno output\n```\n"
    (shown, other) = BLOCK.finditer(text)
    assert steps_of("text", shown["text"], shown["note"]) == (("echo 1", ("1",)),)
    assert other["note"] is None


def test_the_tutorial_is_one_walk() -> None:
    (walk,) = blocks(ROOT / "docs" / "tutorial.md")
    assert len(walk.steps) > 10
    assert sum(shown is not None for _, shown in walk.steps) > 8


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in PAGES[len(OUTSIDE) :]:
        name = page.relative_to(ROOT / "docs").as_posix()
        assert name == "README.md" or f"({name})" in index, name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"https?:|#", target):
            path, _, heading = target.partition("#")
            assert (page.parent / path).exists(), target
            if heading:
                titles = re.findall(
                    r"^#+ (.*)$", (page.parent / path).read_text(encoding="utf-8"), re.MULTILINE
                )
                slugs = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
                assert heading in slugs, target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_options_that_a_page_names_exist(page: Path) -> None:
    """But for those of other programs, which stand behind the program's name."""
    text = re.sub(
        r"^```sh\npython .*?^```$|`(?:python|dask)\s[^`]*`",
        "",
        page.read_text(encoding="utf-8"),
        flags=re.M | re.S,
    )
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))
    known = set(re.findall(r"--[a-z][a-z-]+", (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")))
    assert {name for name in named - OF_COMPILERS - OF_CI if not name.startswith("--iree-")} <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_a_page_names_exist(page: Path) -> None:
    named = re.findall(
        r"`((?:ldsopt|tests|benchmarks|corpus|docs)/[\w./-]+)`", page.read_text(encoding="utf-8")
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_figures_of_the_front_page_stand_on_the_page_behind_them() -> None:
    rows = [line.split("|") for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if len(row) > 4 and "docs/measured/" in row[4]]
    assert len(rows) > 6
    for row in rows:
        figures = re.findall(
            r"(?<![\w.])\d[\d.]*(?= → )|(?<= → )\d+|\d+ of \d+|(?<=of )\d+", row[4].partition("](")[0]
        )
        pages = re.findall(r"\((docs/measured/[\w-]+\.md)\)", row[4])
        text = " ".join((ROOT / page).read_text(encoding="utf-8") for page in pages)
        for figure in figures:
            assert all(re.search(rf"(?<!\d){n}(?!\d)", text) for n in figure.split(" of ")), (figure, pages)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_marks_of_a_merge_are_left(page: Path) -> None:
    assert re.findall(r"^(?:<{7}|={7}|>{7})", page.read_text(encoding="utf-8"), flags=re.M) == []
