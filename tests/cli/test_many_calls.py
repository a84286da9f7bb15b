"""Calls as users make them, right and wrong: the exit code of each, no traceback, and never an end without a word.

Each is one line of a table: the exit code, and the command line as a shell takes it. They run in this process, in a folder that
has what they name. Whatever ends with another code than 0 says so in one line; whatever is done has an output, a report or a
summary, but where the call asks for silence.
"""

from __future__ import annotations

import io
import os
import shlex
import sys
from pathlib import Path

import pytest

from ldsopt import EXAMPLE
from ldsopt.cli import COMMANDS, main

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "corpus" / "ir"
CALLS = """
0 --help
0 --version
0 --include-dir
0 --cmake-dir
0 measure k.ll
0 measure k.ll --json
0 measure k.ll --format benchmark-json
0 measure k.ll -o m.json --json
0 measure k.ll k.s
0 measure kernels
0 measure kernels -j 1
0 measure kernels/*.ll
0 measure 'kernels/**/*.ll'
0 measure k.s
0 measure k.o
0 measure m0.json
0 measure - < k.ll
0 measure - < k.s
0 measure cache
0 measure plain.ll --mcpu gfx1100
0 measure k.ll --dynamic-lds 1024
0 measure plain.gfx950.ll
2 measure
2 measure k.ll --format yaml
2 measure k.ll -j 0
2 measure k.ll --dynamic-lds -1
3 measure bad.ll
3 measure empty.ll
3 measure plain.ll
3 measure k.ll --mcpu gfx1100
3 measure kernels bad.ll
3 measure k.ll -o none/m.txt
5 measure k.ll --compiler frobnicate
0 diff k.ll out.ll
0 diff k.ll k.ll
0 diff plain.ll plain.ll
0 diff k.ll k.s
0 diff m0.json out.ll
0 diff kernels kernels
0 diff old new
0 diff k.ll out.ll --format json
0 diff k.ll out.ll --format markdown
0 diff k.ll out.ll --format html -o d.html
0 diff k.ll out.ll --format junit
0 diff k.ll out.ll --format sarif
0 diff k.ll out.ll --top 1
0 diff k.ll out.ll --fail-on regressions
0 diff k.ll out.ll --fail-on 'waits>0%,kernels-lost'
1 diff out.ll k.ll --fail-on regressions
2 diff k.ll kernels
2 diff k.ll plain.gfx950.ll
3 diff k.ll bad.json
3 diff plain.ll other.ll
3 diff k.ll out.ll --fail-on regressions --baseline bad.json
0 annotate k.ll -o a.ll
0 annotate k.ll
0 annotate k.ll -o a.s
0 annotate k.ll -o a.bc
0 annotate k.ll -o /dev/null -q
0 annotate k.ll -o a.ll --json
0 annotate k.ll -o a.ll --report a.json
2 annotate k.ll --json
0 annotate k.ll -o a.ll --explain
0 annotate k.ll -o a.ll --precise --repair
0 annotate k.ll -o a.ll --fences --shuffles --align --barriers
0 annotate k.ll -o a.ll --no-assume named-bases
0 annotate plain.ll -o a.ll
0 annotate kernels -o annotated
0 annotate cache -o annotated
0 annotate - < k.ll
2 annotate k.ll --assume frobnicate
3 annotate k.s -o a.ll
3 annotate host.ll -o a.ll
3 annotate README.md
0 optimize k.ll -o o.ll
0 optimize plain.ll -mcpu gfx950 -o o.ll
0 optimize k.ll --goal waits -o o.ll
0 optimize k.ll -o o.ll --effort 1
0 optimize kernels -o optimized
2 optimize k.ll --effort 9
2 optimize kernels
3 optimize bad.ll -o o.ll
0 pack static.ll -o p.ll
0 pack static.ll -o p.ll --goal bytes
0 pack k.ll -o p.ll
2 pack static.ll --goal speed
3 pack none.ll
0 check k.ll
0 check k.s
0 check k.o
1 check kernels
0 check k.ll --format json
0 check k.ll --format sarif -o c.sarif
0 check k.ll -v
0 check k.ll --no-races
0 check - < k.ll
2 check k.ll --format html
3 check none.ll
3 check bad.ll
3 check plain.ll
0 banks k.ll
0 banks static.ll
0 banks kernels
3 banks bad.ll
0 liveness static.ll
0 liveness static.ll --json
2 liveness static.ll --report
0 liveness static.ll --svg l.svg
0 liveness k.ll
3 liveness none.ll
0 waits k.ll -o w.s
0 waits k.s -o w.s
0 waits k.ll
2 waits k.ll -o w.xyz
3 waits bad.ll -o w.s
0 compile k.ll -o c.s
0 compile k.ll -o c.o
0 compile k.ll
4 compile copies.ll --mcpu gfx1100
0 link k.ll -o linked.ll
0 link k.ll
0 simulate x.ll --launch x.toml
0 simulate x.ll --block 128 --arg 'i32[128]=arange' --arg 'i32[128]=zeros'
0 simulate x.ll
0 simulate x.ll --json
0 simulate --list-missing kernels
2 simulate x.ll --order sideways
2 simulate x.ll --block 0
3 simulate x.ll --launch none.toml
3 simulate x.ll --launch bad.json
2 simulate plain.ll
3 simulate none.ll
0 verify x.ll x.ll --quick --launch x.toml
1 verify x.ll x.s --quick --machine --launch x.toml
0 verify plain.ll plain.ll
1 verify x.ll wrong.ll --quick --launch x.toml
2 verify x.ll
2 verify x.ll kernels
3 verify x.ll none.ll
3 verify plain.ll other.ll
0 timeline x.ll --launch x.toml
0 timeline x.ll --launch x.toml --json
3 timeline plain.ll
3 timeline none.ll
0 fuzz --count 1 --seed 1 --variant default
2 fuzz --count -1
0 instrument x.ll --auto barriers -o i.ll
3 instrument x.ll --auto loops -o i.ll
2 instrument x.ll --auto frobnicate -o i.ll
3 instrument none.ll --auto loops -o i.ll
3 trace none.dump
2 records
3 stalls none
0 pipeline staged.ll -o pipe.ll
3 pipeline k.ll -o pipe.ll
3 pipeline bad.ll -o pipe.ll
3 bench none.ll --launch x.toml
0 sweep kernels --do measure --out s.db -j 1
0 sweep report s.db
2 sweep kernels --out s2.db
0 report history -o r.html
0 probe --compiler llvmlite --mcpu gfx942
2 probe --mcpu gfx94
0 compilers
0 compilers --json
2 qualify kernels --compiler llvmlite --compiler llvmlite
0 explain
0 explain VMCNT0
0 explain workgroup-size=64
0 schema
0 schema check
2 schema frobnicate
0 man pages
2 man
3 trust none.toml
2 mcp --root none
2 mcp --limit 1
"""
TABLE = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in CALLS.strip().splitlines()]
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
    (place / "noise.bin").write_bytes(bytes(range(256)))
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


@pytest.mark.parametrize(("code", "line"), TABLE, ids=[line for _, line in TABLE])
def test_call(
    folder: Path, code: int, line: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
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
        assert said.out or said.err or after != before or "-q" in words, "done, and nothing to show for it"
        assert "ldsopt: error:" not in said.err
    else:
        assert said.err.count("ldsopt: error: ") >= 1
        last = [one for one in said.err.splitlines() if one.startswith("ldsopt: error: ")][-1]
        assert len(last) > len("ldsopt: error: ") + 10
    left_over = [path.name for path in after if path.name.startswith(".") and path.is_file()]
    assert left_over == [], "what was written beside an output was not taken away"


def test_the_table_is_broad() -> None:
    used = {line.split()[0] for _, line in TABLE}
    assert used >= {*COMMANDS}
    assert len(TABLE) == len({line for _, line in TABLE}) > 140
    assert {code for code, _ in TABLE} == {0, 1, 2, 3, 4, 5}
