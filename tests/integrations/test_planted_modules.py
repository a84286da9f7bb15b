"""Modules that lie in the working directory, as a checkout may bring them, and every way in which ldsopt is started there."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ldsopt
from ldsopt.cli import main

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
PLANTED = ("argparse.py", "subprocess.py", "click.py", "runpy.py", "json.py", "ldsopt/__init__.py", "triton/__init__.py",
           "ziglang/__init__.py", "ziglang/__main__.py", "llvmlite/__init__.py")  # fmt: skip
SCRIPT = "from {module} import {name}; import sys; sys.exit({name}())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder in which each module says that it was run, by a file."""
    for name in PLANTED:
        file = tmp_path / "checkout" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            f"open({str(tmp_path / 'pwned')!r}, 'a').write({name!r} + '\\n')\nraise SystemExit(9)\n"
        )
    zig = tmp_path / "checkout" / "ziglang" / "zig"
    zig.write_text(f"#!/bin/sh\necho zig >> {tmp_path / 'pwned'}\n")
    zig.chmod(0o755)
    library = tmp_path / "checkout" / "triton" / "_C" / "libtriton.so"
    library.parent.mkdir()
    library.write_bytes(b"no library")
    (tmp_path / "checkout" / "k.ll").write_text(KERNEL.read_text())
    return tmp_path / "checkout"


def entry(module: str, name: str, folder: Path) -> list[str]:
    """An entry point, as pip writes it: a file in a folder of programs, which Python puts first into its path."""
    file = folder / f"entry-{module}.py"
    file.write_text(SCRIPT.format(module=module, name=name))
    return [sys.executable, str(file)]


CALLS = {
    "compilers": ("ldsopt.__main__", "run", ["compilers"]),
    "ziglang": ("ldsopt.__main__", "run", ["measure", "k.ll", "--compiler", "ziglang"]),
    "triton": ("ldsopt.__main__", "run", ["measure", "k.ll", "--compiler", "triton"]),
    "ziglang of another Python": ("ldsopt.__main__", "run", ["measure", "k.ll", "--compiler", f"ziglang:{sys.executable}"]),
    "triton of another Python": ("ldsopt.__main__", "run", ["measure", "k.ll", "--compiler", f"triton:{sys.executable}"]),
    "lld of another Python": ("ldsopt.__main__", "run", ["link", "k.ll", "-o", "k.hsaco", "--lld", f"ziglang:{sys.executable}"]),
    "annotate": ("ldsopt.__main__", "run", ["annotate", "k.ll", "-o", "out.ll", "--no-check"]),
    "ci": ("ldsopt.integrations.ci", "main", ["--base", "HEAD", "--kernels", "k.ll"]),
    "each": ("ldsopt.integrations.each", "main", ["annotate", "-o", "/dev/null", "--no-check", "k.ll"]),
    "clang": ("ldsopt.integrations.clang", "run_clang", ["--ldsopt=annotate --no-check", "-c", "k.ll"]),
    "flydsl": ("ldsopt.integrations.flydsl", "main", ["made", "annotate", "--no-check"]),
    "iree": ("ldsopt.integrations.iree", "main", ["--ldsopt=annotate --no-check", "false"]),
}  # fmt: skip


@pytest.mark.parametrize("way", CALLS)
def test_nothing_of_the_working_directory_is_imported(way: str, checkout: Path, tmp_path: Path) -> None:
    module, name, arguments = CALLS[way]
    done = started([*entry(module, name, tmp_path), *arguments], checkout)
    assert not (tmp_path / "pwned").exists(), (tmp_path / "pwned").read_text()
    assert done.returncode != 9 and "Traceback" not in done.stderr, done.stderr


def test_the_launcher_for_helpers_imports_nothing_of_it_either(checkout: Path, tmp_path: Path) -> None:
    """It starts the commands for Triton's hook, the compiler wrappers, the CI program, and the linker before a linker."""
    for module in ("ldsopt", "ldsopt.integrations.ci"):
        command = started([sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; from ldsopt import interpreter; "
                           f"print(*interpreter.program({module!r}), sep='\\x01', end='')"], tmp_path).stdout  # fmt: skip
        done = started([*command.split("\x01"), "--help"], checkout)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
    made = started([*entry("ldsopt.integrations.flydsl", "main", tmp_path), "fly", "annotate"], tmp_path)
    done = started([f"{made.stdout.strip()}/bin/mlir-opt", "--x"], checkout)
    assert "ldsopt-flydsl: error: " in done.stderr
    assert not (tmp_path / "pwned").exists()


def test_modules_of_python_are_its_own_even_for_python_m(checkout: Path, tmp_path: Path) -> None:
    """Python itself finds a folder ``ldsopt`` there first; against that helps the program ``ldsopt`` alone."""
    shutil.rmtree(checkout / "ldsopt")
    for module in ("ldsopt", "ldsopt.integrations.ci"):
        done = started([sys.executable, "-m", module, "--help"], checkout)
        assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "pwned").exists()


def test_a_package_of_this_python_is_found_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    zig = tmp_path / "site" / "ziglang" / "zig"
    zig.parent.mkdir(parents=True)
    zig.with_name("__init__.py").touch()
    zig.write_text("#!/bin/sh\necho clang version 22.1.0\n")
    zig.chmod(0o755)
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.chdir(tmp_path / "site")
    with pytest.raises(ldsopt.Unavailable, match="ziglang is not installed"):
        ldsopt.compile(ldsopt.parse(ldsopt.EXAMPLE, mcpu="gfx942"), compiler="ziglang")
    monkeypatch.chdir(tmp_path)
    assert main(["compilers", "--json"]) == 0
    listed = {one["name"]: one for one in json.loads(capfd.readouterr().out)["compilers"]}
    assert listed["ziglang"]["command"] == [str(zig), "clang"]


def started(command: list[str], place: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "GIT_CEILING_DIRECTORIES": str(place.parent)}
    return subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
