"""FlyDSL's kernels through the program that stands in for ``mlir-opt``; with the wheel of FlyDSL where it is."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from frontends import FRONTENDS, PACKAGES, has, lds_bytes, program

LDSOPT_FLYDSL = program("ldsopt-flydsl")
PROGRAM = Path(__file__).with_name("flydsl_program.py")
LLD = shutil.which("ld.lld-22")


def stands_in(folder: Path, *command: str) -> Path:
    """The program that ldsopt writes for a command."""
    assert LDSOPT_FLYDSL([str(folder), *command]) == 0
    return folder / "bin" / "mlir-opt"


class TestTheProgram:
    def test_is_where_flydsl_looks_for_it(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert os.access(stands_in(tmp_path / "made"), os.X_OK)
        assert capsys.readouterr().out == f"{(tmp_path / 'made').resolve()}\n"

    def test_is_another_one_for_another_command(self, tmp_path: Path) -> None:
        """FlyDSL's cache has its hash in the keys."""
        commands = (), ("optimize",), ("optimize", "--goal", "waits")
        default, optimize, waits = (stands_in(tmp_path, *command).read_text() for command in commands)
        assert default == optimize != waits
        assert "'optimize --goal waits'" in waits.splitlines()[-1]

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["in.mlir", "--pass-pipeline=builtin.module(cse)", "-o", "out"], "only binaries are made here"),
            ([], "not as FlyDSL calls mlir-opt"),
            (["-o"], "not as FlyDSL calls mlir-opt"),
            (["in.mlir", "-o", "out"], "not as FlyDSL calls mlir-opt"),
        ],
    )
    def test_refuses_what_flydsl_does_not_ask_for(self, words: list[str], said: str, tmp_path: Path) -> None:
        (tmp_path / "in.mlir").write_text("module {}")
        command = [stands_in(tmp_path, "optimize"), *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith(f"ldsopt-flydsl: error: {said}")

    @pytest.mark.parametrize("words", [[], ["-o"], ["FOLDER", "measure"]])
    def test_says_how_it_is_called(self, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        assert LDSOPT_FLYDSL(words) == 2
        assert capsys.readouterr().err.startswith("ldsopt-flydsl: error: ")


def compiled(command: str, folder: Path) -> tuple[str, bytes]:
    """A FlyDSL program run with a command: what the log says, and the code object that FlyDSL goes on with."""
    (folder / "rocm/llvm/bin").mkdir(parents=True)
    (folder / "rocm/llvm/bin/ld.lld").symlink_to(LLD or "")
    python, environment = str(FRONTENDS / "python"), os.environ | PACKAGES
    prefix = folder / "prefix"
    subprocess.run(
        [python, "-m", "ldsopt.integrations.flydsl", str(prefix), *command.split()],
        env=environment,
        check=True,
    )
    environment |= {
        "ARCH": "gfx942",
        "COMPILE_ONLY": "1",
        "FLYDSL_COMPILE_LLVM_DIR": str(prefix),
        "FLYDSL_DUMP_DIR": str(folder / "dump"),
        "FLYDSL_DUMP_IR": "1",
        "FLYDSL_RUNTIME_ENABLE_CACHE": "0",
        "ROCM_PATH": str(folder / "rocm"),
    }
    subprocess.run([python, str(PROGRAM)], env=environment, check=True, capture_output=True)
    (dump,) = (folder / "dump").glob("*/*_external_output.mlir")
    held = re.search(r'bin = "((?:[^"\\]|\\.)*)"', dump.read_text(encoding="latin-1"))
    assert held is not None
    code = re.sub(
        rb'\\([0-9A-Fa-f]{2}|[\\"])',
        lambda m: m[1] if len(m[1]) == 1 else bytes.fromhex(m[1].decode()),
        held[1].encode("latin-1"),
    )
    return (prefix / "ldsopt.log").read_text(encoding="utf-8"), code


@pytest.mark.slow
@pytest.mark.llvm22
@pytest.mark.skipif(not has("flydsl"), reason="needs FlyDSL's wheel: make frontends")
@pytest.mark.skipif(LLD is None, reason="FlyDSL's own last pass needs an ld.lld")
class TestWithFlyDsl:
    def test_two_arrays_share_bytes(self, tmp_path: Path) -> None:
        said, code = compiled("optimize", tmp_path)
        assert said.startswith("ldsopt: flydsl two_stages_0 (gfx942): optimize: occupancy 1 → 2, ")
        assert lds_bytes(code, tmp_path) == 24576

    def test_what_fails_leaves_its_own_code(self, tmp_path: Path) -> None:
        said, code = compiled("pipeline", tmp_path)  # a kernel without marks
        assert "left as it came: " in said
        assert lds_bytes(code, tmp_path) == 49152
