"""The files of a release name one version, one address of the repository, and what pyproject.toml asks for."""

import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ldsopt import __version__

tomllib = pytest.importorskip("tomllib" if sys.version_info >= (3, 11) else "tomli")
ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RECIPE: dict[str, Any] = yaml.safe_load(
    (ROOT / "packaging/conda/recipe.yaml").read_text(encoding="utf-8").replace("${{", "<").replace("}}", ">")
)
REPOSITORY = runpy.run_path(str(ROOT / "packaging" / "repository.py"))
ON_CONDA = {"msgpack": "msgpack-python"}
"""Packages that conda-forge calls otherwise than PyPI."""


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


class TestTheRepository:
    def test_is_the_one_of_pyproject_wherever_it_is_named(self) -> None:
        address = REPOSITORY["stated"]()
        assert all(url.startswith(address) for url in PROJECT["urls"].values())
        named = re.compile(rf"{re.escape(address)}|uses: {re.escape(REPOSITORY['slug'](address))}@")
        texts = {path: path.read_bytes() for path in tracked()}
        naming = {path for path, text in texts.items() if named.search(text.decode("utf-8", "replace"))}
        assert {ROOT / name for name in REPOSITORY["NAMING"]} <= naming
        others = {path.relative_to(ROOT).as_posix() for path in naming} - {*REPOSITORY["NAMING"]}
        assert others <= {"packaging/repository.py"}, "these would be forgotten"

    def test_has_no_other_placeholder(self) -> None:
        places = [
            path for path in tracked() if re.search(rb"github\.com/OWNER|OWNER/ldsopt", path.read_bytes())
        ]
        assert places in ([], [Path(__file__)])

    def test_is_set_once_for_all(self, tmp_path: Path) -> None:
        for name in ("packaging/repository.py", *REPOSITORY["NAMING"]):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)

        def run(*words: str) -> subprocess.CompletedProcess[str]:
            program = [sys.executable, str(tmp_path / "packaging/repository.py"), *words]
            return subprocess.run(program, capture_output=True, text=True, check=False)

        assert run("https://github.com/ROCm").returncode == 2
        assert run("https://github.com/Some-One/lds").returncode == 0
        assert run().returncode == 0
        for name in REPOSITORY["NAMING"]:
            text = (tmp_path / name).read_text(encoding="utf-8")
            assert "Some-One/lds" in text
            assert "owner.not.set" not in text


class TestTheCondaRecipe:
    def test_has_the_version(self) -> None:
        assert RECIPE["context"]["version"] == __version__

    def test_runs_with_what_the_wheel_runs_with(self) -> None:
        asked = {"python >=" + PROJECT["requires-python"].removeprefix(">=")}
        for one in PROJECT["dependencies"]:
            name, least = one.split(">=")
            asked.add(f"{ON_CONDA.get(name, name)} >={least}")
        assert set(RECIPE["requirements"]["run"]) == asked

    def test_has_the_programs(self) -> None:
        programs = dict(one.split(" = ") for one in RECIPE["build"]["python"]["entry_points"])
        assert programs == PROJECT["scripts"]


def test_the_changelog_has_the_version_first() -> None:
    sections = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)", sections[0])


def test_the_changelog_is_short_enough_to_be_read() -> None:
    newest = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    assert len(newest.splitlines()) <= 60, "say what a user gets; fold the line into one that is there"
