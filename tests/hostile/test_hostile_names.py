"""Names that would forge lines, commands of CI services or terminal escapes, through every command and format."""

import re
from pathlib import Path

import pytest
from text_sections import beside

from ldsopt.cli import COMMANDS, main

TEXTS = beside(__file__)

EVIL = "\x1b[2J\n::set-output name=x::y\r##vso[task.setvariable]##[error]\u202egpj\x07\x9b"
IR_NAME = "".join(f"\\{byte:02X}" if not 32 <= byte < 127 else chr(byte) for byte in EVIL.encode())


def module(prefix: str = "") -> str:
    """A kernel in which every name that there is, is hostile: it reads what a copy in flight writes, and races."""
    a, b, kernel, helper, value = (f'"{prefix}{name}{IR_NAME}"' for name in "ABkhv")
    return TEXTS["MODULE"].format(value=value, a=a, b=b, helper=helper, kernel=kernel)


LAUNCH = [
    "--grid",
    "1",
    "--block",
    "64",
    "--arg",
    "i32[256]=zeros",
    "--arg",
    "i32=4",
    "--dynamic-lds",
    "1024",
]
CALLS = {
    "annotate": ["annotate", "F", "-o", "out.ll", "-v"],
    "annotate json": ["annotate", "F", "-o", "out.ll", "--json", "-v", "--precise", "--bases", "all"],
    "annotate remarks": ["annotate", "F", "-o", "out.ll", "--remarks", "-"],
    **{f"check {name}": ["check", "F", "-v", "--format", name] for name in ("text", "json", "sarif")},
    **{f"measure {name}": ["measure", "F", "--format", name] for name in ("text", "json", "benchmark-json")},
    **{f"diff {name}": ["diff", "F", "G", "--format", name, "--fail-on", "waits>0"]
       for name in ("text", "json", "markdown", "html", "sarif", "junit", "benchmark-json")},
    "liveness": ["liveness", "F"],
    "liveness json": ["liveness", "F", "--json"],
    "liveness svg": ["liveness", "F", "--svg", "-"],
    "liveness graph": ["liveness", "F", "--graph", "graph.dot"],
    "pack": ["pack", "F", "-o", "out.ll", "-v"],
    "pack json": ["pack", "F", "-o", "out.ll", "--json"],
    "instrument": ["instrument", "F", "-o", "out.ll", "--auto", "loops", "--auto", "barriers", "-v"],
    "instrument json": ["instrument", "F", "-o", "out.ll", "--auto", "loops", "--json"],
    "pipeline": ["pipeline", "F", "-o", "out.ll", "-v"],
    "optimize": ["optimize", "F", "-o", "out.ll", "-v"],
    "optimize json": ["optimize", "F", "-o", "out.ll", "--json"],
    "banks": ["banks", "F", *LAUNCH],
    "banks json": ["banks", "F", "--json", *LAUNCH],
    "simulate": ["simulate", "F", *LAUNCH],
    "simulate json": ["simulate", "F", "--format", "json", *LAUNCH],
    "verify": ["verify", "F", "G", *LAUNCH],
    "verify json": ["verify", "F", "G", "--format", "json", *LAUNCH],
    "timeline": ["timeline", "F", *LAUNCH],
    "timeline json": ["timeline", "F", "--json", *LAUNCH],
    "waits": ["waits", "F", "-o", "out.s", "-v"],
    "waits json": ["waits", "F", "-o", "out.s", "--json"],
    **{f"qualify {name}": ["qualify", "F", "--compiler", "llvmlite", "--compiler", "llc-22", "--format", name]
       for name in ("text", "json", "markdown")},
    "bench": ["bench", "F", *LAUNCH],
    "compile": ["compile", "F", "-o", "out.s"],
    "link": ["link", "F", "-o", "out.ll"],
    "explain": ["explain", "F"],
    "schema": ["schema", "F"],
    "no such option": ["check", "--F"],
    "no such kernel": ["simulate", "F", "--kernel", "F", *LAUNCH],
    "no such compiler": ["measure", "F", "--compiler", "F"],
    "several": ["check", "F", "G"],
    **{f"trace {name}": ["trace", "F.dump", "--format", name, "--by-wave"] for name in ("text", "json", "csv")},
    **{f"trace to {name}": ["trace", "F.dump", "-o", f"t.{name}"] for name in ("html", "svg", "json")},
    "trace of no dump": ["trace", "F"],
    "diff --history": ["diff", "--history", "F.d"],
    "diff --history to a file": ["diff", "--history", "F.d", "-o", "page.html"],
    "diff --history of no folder": ["diff", "--history", "F"],
    "compilers --probe": ["compilers", "--probe", "--compiler", "F"],
    "compilers --probe of an architecture": ["compilers", "--probe", "--mcpu", "F"],
    "fuzz": ["fuzz", "--count", "1", "--compiler", "F"],
    "compilers": ["compilers", "-o", "F/out"],
    "--man": ["--man", "F"],
    "stalls": ["stalls", "F"],
    "records": ["records", "F"],
    "mcp of no folder": ["mcp", "--root", "F"],
    "trust": ["trust", "F"],
    "sweep": ["sweep", "F", "G", "--do", "check", "--out", "s.db"],
}  # fmt: skip
REFUSED = {
    way
    for way in CALLS
    if way.startswith("no such")
    or " of " in way
    or CALLS[way][0] in ("fuzz", "explain", "schema")
    or way == "compilers --probe"
}
"""Ways that end with an error of usage: names that there are not."""
BEFORE = {
    "trace": [
        ["instrument", "F", "-o", "marked.ll", "--auto", "loops", "--no-cost"],
        ["simulate", "marked.ll", *LAUNCH, "--dump-records", "F.dump", "--no-checks"],
    ],
    "diff --history": [["measure", name, "--json", "-o", f"F.d/{name}.json"] for name in ("F", "G")],
}
"""Commands that make another's input."""
FORGED = re.compile(
    r"[^\n\x20-\x7e\u00a1-\uffff]|[\u200b-\u200f\u2028-\u202f\u2066-\u2069]|^\s*::|##", re.MULTILINE
)
HIDDEN = re.compile(r"[^\n\x20-\x7e\u00a1-\uffff]|[\u200b-\u200f\u2028-\u202f\u2066-\u2069]")


def forgeries(text: str) -> list[str]:
    return [text[max(0, m.start() - 60) : m.end() + 20] for m in FORGED.finditer(text)]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Two modules in files of hostile names: the second with one difference."""
    monkeypatch.chdir(tmp_path)
    name = EVIL.replace("/", "")
    Path(f"{name}.ll").write_text(module())
    Path(f"{name}2.ll").write_text(module().replace("store i32 1,", "store volatile i32 2,"))
    return {"F": f"{name}.ll", "G": f"{name}2.ll"}


@pytest.mark.parametrize("way", CALLS)
def test_no_name_forges_anything(way: str, files: dict[str, str], capfd: pytest.CaptureFixture[str]) -> None:
    def named(word: str) -> str:
        return re.sub(r"\b[FG](?=$|[./])", lambda name: files[name[0]], word) if "FILE" not in word else word

    Path(named("F.d")).mkdir()
    for command in BEFORE.get(" ".join(CALLS[way][:2]) if CALLS[way][0] == "diff" else CALLS[way][0], []):
        assert main(list(map(named, command))) in (0, 1)
    capfd.readouterr()
    code = main(list(map(named, CALLS[way])))
    said = capfd.readouterr()
    assert code in ((2, 3, 5) if way in REFUSED else (0, 1, 3, 5)), said.err
    assert forgeries(said.out) == [] and forgeries(said.err) == []
    for page in [*Path().glob("t.*"), *Path().glob("page.*")]:
        assert HIDDEN.findall(page.read_text()) == []


def test_every_command_gets_hostile_names() -> None:
    assert {words[0] for words in CALLS.values()} == {*COMMANDS, "--man"}
