"""The calls of ``calls.txt``: the exit code of each, no traceback, and never an end without a word.

They run in this process, in a folder that has what they name. Whatever ends with another code than 0 says so in one line;
whatever is done has an output, a report or a summary, but where the call asks for silence. What is refused for the reason that
is named says that alone, and writes nothing.
"""

import io
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))

from dump_files import HEADER, TWO, buffer, slot

from ldsopt import EXAMPLE
from ldsopt.cli import COMMANDS, main
from ldsopt.records.dump import compose

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "corpus" / "ir"
LINES = [one for one in (Path(__file__).parent / "calls.txt").read_text().splitlines() if one[0] != "#"]
TABLE = [(int(call[0]), call[2:], words) for call, _, words in (line.partition("  # ") for line in LINES)]
"""The exit code, the call, and words of the error, if they are named."""
NEEDED = {
    **dict.fromkeys(("timeline x.ll", "--machine", "check k.s", "check k.o", "check kernels"), "tinygrad"),
    "report history": "matplotlib",
}
"""Packages of extras, by the words of the calls that need them."""
PLAIN = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() {\n  ret void\n}\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the calls name. Marks decide which calls are made, so that none needs what another one wrote."""
    place = tmp_path_factory.mktemp("calls")
    here = Path.cwd()
    example = EXAMPLE.replace("i32 %at) ", 'i32 %at) "target-cpu"="gfx942" ')
    exchange = (ROOT / "tests" / "docs" / "exchange.ll").read_text()
    texts = {
        "k.ll": example,
        "copies.ll": EXAMPLE,
        "plain.ll": PLAIN,
        "plain.gfx950.ll": PLAIN,
        "other.ll": PLAIN + "!other = !{}\n",
        "static.ll": (CORPUS / "clang-22" / "static_softmax.gfx90a.ll").read_text(),
        "x.ll": exchange,
        "x.toml": 'block = 128\narguments = ["in: i32[128]=arange", "out: i32[128]=zeros"]\n',
        "wrong.ll": exchange.replace("add i32 %y, 1", "add i32 %y, 2"),
        "staged.ll": (ROOT / "tests" / "pipeline" / "ir" / "stages_gemm.gfx942.ll").read_text(),
        "bad.ll": "oops\n",
        "empty.ll": "",
        "bad.json": '{"schema": "ldsopt.measurement/1"}',
        "of942.s": '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.type k,@function\nk:\n\ts_endpgm\n',
        "broken/1.json": '{"schema": "ldsopt.measurement/1"}',
        "host.s": "\t.text\n\tretq\n",
        "host.ll": 'target triple = "x86_64-unknown-linux-gnu"\ndefine void @k() {\n  ret void\n}\n',
        "README.md": "# A kernel\n",
        "kernels/a.ll": example,
        "kernels/deep/x.gfx942.ll": exchange,
        "old/A/k.ll": example,
        "new/B/k.ll": example,
        "cache/A/k.llir": EXAMPLE,
        "cache/A/k.json": '{"target": {"arch": "gfx942"}}',
    }
    for name, text in texts.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)
    (place / "empty").mkdir()
    (place / "noise.hsaco").write_bytes(bytes(range(256)))
    whole = compose(
        HEADER, buffer(HEADER, {n: slot(HEADER, n, TWO, ticks=(0, 1000 * (1 - n))) for n in (0, 1)})
    )
    (place / "k.dump").write_bytes(whole)
    (place / "cut.dump").write_bytes(whole[:-1])
    (place / "simulated.dump").write_bytes(compose(HEADER.simulated(), buffer(HEADER, {})))
    (place / "history").mkdir()
    os.chdir(place)
    try:
        for words in (
            "compile k.ll -o k.s",
            "compile k.ll -o k.o",
            "compile x.ll -o x.s",
            "annotate k.ll -o out.ll -q",
            "measure k.ll --json -o m0.json",
            "measure k.ll --json -o history/2026-01-01.json",
            "sweep kernels --do measure --out s.db -j 1",
        ):
            assert main(words.split()) == 0
        (place / "cache" / "A" / "k.amdgcn").write_bytes((place / "k.s").read_bytes())
    finally:
        os.chdir(here)
    return place


def words_of(line: str, place: Path) -> tuple[list[str], str]:
    """A command line's words, with the shell's patterns met, and the file that is its standard input."""
    command, _, given = line.partition(" < ")
    words: list[str] = []
    for word, raw in zip(shlex.split(command), shlex.split(command, posix=False), strict=True):
        met = (
            sorted(path.relative_to(place).as_posix() for path in place.glob(word))
            if "*" in raw and raw[0] != "'"
            else []
        )
        words += met or [word]
    return words, given


@pytest.fixture
def called(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[[int, str, str], None]:
    """Makes a call, and holds it against its exit code and, if that is named, the reason why it is refused."""

    def call(code: int, line: str, reason: str) -> None:
        for part, package in NEEDED.items():
            if part in line:
                pytest.importorskip(package)
        monkeypatch.chdir(folder)
        words, given = words_of(line, folder)
        standard_input = io.BytesIO((folder / given).read_bytes() if given else b"")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(standard_input))
        before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
        got = main(words)
        said = capfd.readouterr()
        assert got == code, said.err
        assert "Traceback" not in said.err and "internal error" not in said.err
        after = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
        if code == 0:
            assert said.out or said.err or after != before or "-q" in words, (
                "done, and nothing to show for it"
            )
            assert "ldsopt: error:" not in said.err
        else:
            assert said.err.count("ldsopt: error: ") >= 1
            last = [one for one in said.err.splitlines() if one.startswith("ldsopt: error: ")][-1]
            assert len(last) > len("ldsopt: error: ") + 10
            assert reason in last
        if reason:
            assert said.err.count("\n") == (3 if "invalid IR" in said.err else 1)
            assert after == before
        left_over = [path.name for path in after if path.name.startswith(".") and path.is_file()]
        assert left_over == [], "what was written beside an output was not taken away"

    return call


@pytest.mark.parametrize(("code", "line"), [call[:2] for call in TABLE if not call[2]], ids=str)
def test_call(called: Callable[[int, str, str], None], code: int, line: str) -> None:
    called(code, line, "")


@pytest.mark.parametrize(("code", "line", "reason"), [call for call in TABLE if call[2]], ids=str)
def test_refusal(called: Callable[[int, str, str], None], code: int, line: str, reason: str) -> None:
    called(code, line, reason)


def test_the_table_is_broad() -> None:
    used = {line.split()[0] for _, line, _ in TABLE}
    assert used >= {*COMMANDS}
    assert len(TABLE) == len({line for _, line, _ in TABLE}) > 140
    assert {code for code, _, _ in TABLE} == {0, 1, 2, 3, 4, 5}
