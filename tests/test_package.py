"""The wheel and the sdist: what is in them, and that they work in an environment of their own."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from ldsopt import __version__
from ldsopt.api.self_testing import KERNELS

ROOT = Path(__file__).parents[1]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
pytestmark = pytest.mark.slow


def pip(*words: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *words],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if "Could not find a version that satisfies the requirement hatchling" in done.stderr:
        pytest.skip("hatchling cannot be fetched, and it builds the package")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, made of a copy without what git does not know, and the wheel that is made of it."""
    folder = tmp_path_factory.mktemp("dist")
    script = "import os, sys; os.chdir(sys.argv[1]); from hatchling.build import build_sdist; build_sdist(sys.argv[2])"
    pip("install", "--quiet", "--target", str(folder / "tools"), "hatchling")
    subprocess.run(
        [sys.executable, "-c", script, str(ROOT), str(folder)],
        env=os.environ | {"PYTHONPATH": str(folder / "tools")},
        check=True,
        capture_output=True,
    )
    (sdist,) = folder.glob("*.tar.gz")
    pip(
        *("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--check-build-dependencies"),
        *("--wheel-dir", str(folder), str(sdist)),
        PYTHONPATH=str(folder / "tools"),
    )
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel. What it depends on comes from this one, so that nothing is fetched."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place, with_pip=False)
    (packages,) = place.glob("lib/python*/site-packages")
    pip("--python", str(place / "bin" / "python"), "install", "--quiet", "--no-deps", str(wheel))
    (packages / "zz_dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return place


def run(installed: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LDSOPT_TRITON")}
    known["PATH"] = f"{installed / 'bin'}:{os.environ['PATH']}"
    return subprocess.run(
        list(words), cwd=installed, env=known | environment, capture_output=True, text=True, check=False
    )


def test_both_are_named_by_the_one_version(built: Path) -> None:
    names = sorted(path.name for path in built.iterdir() if path.is_file())
    assert names == [f"ldsopt-{__version__}-py3-none-any.whl", f"ldsopt-{__version__}.tar.gz"]


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    known = subprocess.run(
        ["git", "ls-files", "ldsopt", "ldsopt.pth"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    rules = {f"ldsopt/pages/rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")}
    kernels = {f"ldsopt/self_test/{kernel.module(arch).name}" for kernel in KERNELS for arch in kernel.archs}
    assert packed == {*known, *rules, *kernels, "ldsopt/pages/soundness.md", "ldsopt/pages/simulate.md"}
    assert "ldsopt/py.typed" in packed


def test_the_sdist_has_the_tests_and_what_they_need(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for name in (
        "tests/test_package.py",
        "corpus/manifest.json",
        "docs/README.md",
        "action.yml",
        "Makefile",
        "LICENSE",
    ):
        assert name in names
    assert not [name for name in names if name.startswith(("build/", ".venv"))]


def test_pypi_would_take_both(built: Path) -> None:
    pytest.importorskip("twine")
    files = [str(path) for path in built.iterdir() if path.is_file()]
    done = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.count("PASSED")) == (0, 2), done.stdout + done.stderr


@pytest.mark.long
def test_uvx_runs_the_wheel_with_nothing_else_installed(wheel: Path, tmp_path: Path) -> None:
    uvx = Path(sys.executable).with_name("uvx")
    if not uvx.exists():
        pytest.skip("no uvx")
    (tmp_path / "k.gfx942.ll").write_bytes(KERNEL.read_bytes())
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    environment |= {"UV_CACHE_DIR": str(tmp_path / "cache"), "UV_PYTHON": sys.executable}
    done = subprocess.run(
        [uvx, "--quiet", "--from", str(wheel), "ldsopt", "measure", "k.gfx942.ll"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if (
        done.returncode
        and "measure" not in done.stderr
        and re.search(r"No solution|fetch|resolve", done.stderr)
    ):
        pytest.skip("what the wheel depends on cannot be fetched")
    assert (done.returncode, "named_gemm" in done.stdout) == (0, True), done.stderr


class TestInAnEnvironmentOfItsOwn:
    def test_it_is_the_installed_one(self, installed: Path) -> None:
        said = run(installed, "python", "-c", "import ldsopt; print(ldsopt.__file__)")
        assert said.stdout.startswith(str(installed)), said.stderr
        assert run(installed, "ldsopt", "--version").stdout == f"ldsopt, version {__version__}\n"

    def test_a_kernel_is_made_better(self, installed: Path) -> None:
        said = run(installed, "ldsopt", "optimize", str(KERNEL), "-o", "out.ll")
        assert (said.returncode, "1 of 1 kernel better" in said.stderr) == (0, True), said.stderr
        assert run(installed, "ldsopt", "diff", str(KERNEL), "out.ll").stdout.count("helped") > 3

    def test_its_folders_are_where_it_says(self, installed: Path) -> None:
        for option, name in (("--include-dir", "ldsopt.h"), ("--cmake-dir", "ldsoptConfig.cmake")):
            folder = Path(run(installed, "ldsopt", option).stdout.strip())
            assert folder.is_relative_to(installed)
            assert (folder / name).is_file()

    def test_it_explains_rules(self, installed: Path) -> None:
        assert run(installed, "ldsopt", "explain", "R8").stdout.startswith(
            "R8: a barrier that no fence guards"
        )

    def test_its_compilers_start(self, installed: Path) -> None:
        said = run(installed, "ldsopt-clang")
        assert (said.returncode, said.stderr.count("\n")) == (2, 1)

    def test_python_watches_for_triton_only_where_it_is_asked_to(self, installed: Path) -> None:
        show = "import sys; print('ldsopt' in sys.modules)"
        assert run(installed, "python", "-c", show).stdout == "False\n"
        assert run(installed, "python", "-c", show, LDSOPT_TRITON="optimize").stdout == "True\n"
