"""``iree-compile`` through ldsopt: with a stand-in that dumps and substitutes, and with IREE's wheel where it is."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from frontends import FRONTENDS, PACKAGES, ROOT, has, lds_bytes, program

from ldsopt.cli import main

LDSOPT_IREE = program("ldsopt-iree")
SOURCES = ROOT / "corpus" / "src" / "iree"
MODULE = ROOT / "corpus" / "ir" / "clang-22" / "conv_im2col.gfx942.ll"
STAND_IN = """#!{python}
import pathlib, subprocess, sys
words = sys.argv[1:]
if "bad.mlir" in words:
    sys.exit(7)
options = dict(word.split("=", 1) for word in words if word.startswith("--"))
output = pathlib.Path(words[words.index("-o") + 1])
dumps = options.get("--iree-hal-dump-executable-intermediates-to")
substituted = options.get("--iree-hal-substitute-executable-object")
if dumps:
    folder = pathlib.Path(dumps)
    folder.mkdir()
    text = pathlib.Path({module!r}).read_text()
    text = "; opt -mcpu=gfx942 \\n" + text.replace("source_filename = ", "; ", 1)
    (folder / "module_k_rocm.optimized.ll").write_text('source_filename = "k"\\n' + text)
    own = {own!r}
    (folder / "module_k_rocm.rocmasm").write_text(pathlib.Path(own).read_text())
if substituted and not {ignores}:
    name, _, path = substituted.partition("=")
    output.write_bytes(b"vmfb with " + pathlib.Path(path).read_bytes())
else:
    output.write_bytes(b"vmfb as ever")
"""


@pytest.fixture(scope="module")
def assemblies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The code that IREE's compiler may have made: the module's plain code, or code that is as good as ours."""
    folder = tmp_path_factory.mktemp("own")
    best = str(folder / "best.ll")
    for words in (
        ["compile", str(MODULE), "-o", str(folder / "plain.s")],
        ["optimize", str(MODULE), "-o", best, "--goal", "occupancy"],
        ["compile", best, "-o", str(folder / "best.s")],
    ):
        assert main(words) == 0
    return {name: folder / f"{name}.s" for name in ("plain", "best")}


def compiled(folder: Path, own: Path, *, ignores: bool = False, source: str = "k.mlir") -> tuple[int, bytes]:
    compiler = folder / "iree-compile"
    text = STAND_IN.format(python=sys.executable, module=str(MODULE), own=str(own), ignores=ignores)
    compiler.write_text(text)
    compiler.chmod(0o755)
    output = folder / "out.vmfb"
    code = LDSOPT_IREE(["--ldsopt=optimize --goal occupancy", str(compiler), source, "-o", str(output)])
    return code, output.read_bytes() if output.exists() else b""


class TestTheStandIn:
    def test_better_code_is_substituted(
        self, tmp_path: Path, assemblies: dict[str, Path], capfd: pytest.CaptureFixture[str]
    ) -> None:
        code, made = compiled(tmp_path, assemblies["plain"])
        assert (code, made[:10]) == (0, b"vmfb with ")
        assert lds_bytes(made[10:], tmp_path) == 20176
        assert "ldsopt: iree k: optimize: occupancy 1 → 3, " in capfd.readouterr().err

    def test_code_that_is_no_better_than_its_own_is_not(
        self, tmp_path: Path, assemblies: dict[str, Path], capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert compiled(tmp_path, assemblies["best"]) == (0, b"vmfb as ever")
        assert "left as it came: its own compiler is better (no gain)" in capfd.readouterr().err

    def test_what_iree_does_not_substitute_is_said(
        self, tmp_path: Path, assemblies: dict[str, Path], capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert compiled(tmp_path, assemblies["plain"], ignores=True) == (0, b"vmfb as ever")
        assert "left as it came: IREE substitutes nothing for k" in capfd.readouterr().err

    def test_its_exit_code_is_ours(self, tmp_path: Path) -> None:
        assert compiled(tmp_path, tmp_path, source="bad.mlir") == (7, b"")


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ([], 2, "ldsopt-iree [--ldsopt=COMMAND] IREE-COMPILE"),
        (["--ldsopt=measure", "iree-compile"], 2, "'measure' is none"),
        (["/nowhere/iree-compile", "k.mlir"], 5, "/nowhere/iree-compile: No such file"),
    ],
)
def test_errors_are_one_line(
    words: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert LDSOPT_IREE(words) == code
    said = capsys.readouterr().err
    assert said.startswith("ldsopt-iree: error: ")
    assert says in said
    assert said.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(not has("iree"), reason="needs IREE's wheel: make frontends")
class TestWithIree:
    def run(self, kernel: str, arch: str, output: Path, *before: str) -> str:
        words = [
            "--iree-hal-target-device=hip",
            f"--iree-rocm-target={arch}",
            str(SOURCES / f"{kernel}.mlir"),
        ]
        done = subprocess.run(
            [*before, str(FRONTENDS / "iree-compile"), *words, "-o", str(output)],
            env=os.environ | PACKAGES,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stderr

    STANDS_IN = (sys.executable, "-m", "ldsopt.integrations.iree")

    def test_a_better_executable_is_substituted(self, tmp_path: Path) -> None:
        occupancy = "--ldsopt=optimize --goal occupancy"
        said = self.run("attention", "gfx942", tmp_path / "out", *self.STANDS_IN, occupancy)
        assert said.startswith(
            "ldsopt: iree attention_dispatch_0: optimize: occupancy 2 → 3, bytes of LDS 26112 → 17408"
        )
        held = (tmp_path / "out").read_bytes()
        assert lds_bytes(held[held.index(b"\x7fELF") :], tmp_path) == 17408

    def test_what_irees_own_llvm_does_better_stays(self, tmp_path: Path) -> None:
        said = self.run("softmax", "gfx950", tmp_path / "out", *self.STANDS_IN)
        assert "left as it came: its own compiler is better (vector registers " in said

    def test_what_is_no_better_is_what_iree_makes(self, tmp_path: Path) -> None:
        said = self.run("attention", "gfx942", tmp_path / "out", *self.STANDS_IN)
        self.run("attention", "gfx942", tmp_path / "plain")
        assert said == "ldsopt: iree attention_dispatch_0: left as it came: nothing is better\n"
        assert (tmp_path / "out").read_bytes() == (tmp_path / "plain").read_bytes()


PROGRAMS = ("each", "flydsl", "iree")


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_is_no_error(name: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = import_module(f"ldsopt.integrations.{name}")
    assert program.main([option]) == 0
    told = capsys.readouterr()
    assert f"    ldsopt-{name} " in told.out
    assert not told.err


@pytest.mark.parametrize("words", [["check", "no such.ll"], ["check"], [], ["check", __file__, "no such.ll"]])
def test_a_hook_without_a_file_that_is_there_does_not_pass(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    each = import_module("ldsopt.integrations.each")
    assert each.main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ldsopt-each: error: no file to run the command on: ")
    assert ("'no such.ll' is no file that is there" in line) is (len(words) > 1)
