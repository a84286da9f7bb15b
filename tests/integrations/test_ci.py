"""The CI kit: the action's own script, GitLab's, the hook, on a repository with two commits that is made here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ldsopt import api

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
GITLAB = yaml.safe_load((ROOT / "ldsopt.gitlab-ci.yml").read_text())["ldsopt"]
(COMPARE,) = (step for step in ACTION["runs"]["steps"] if step.get("id") == "compare")


@pytest.fixture(scope="module")
def better() -> str:
    return api.annotate(api.read(KERNEL)).text


@pytest.fixture
def repository(tmp_path: Path, better: str) -> Path:
    """The first commit has a kernel with tags, the second the same without them: it waits more."""
    place = tmp_path / "repository"
    (place / "kernels").mkdir(parents=True)
    git(place, "init", "-q", "-b", "main")
    (place / "kernels" / "tiles.ll").write_text(better)
    commit(place, "with tags")
    (place / "kernels" / "tiles.ll").write_text(KERNEL.read_text())
    commit(place, "without")
    return place


def git(place: Path, *words: str) -> str:
    identity = ["-c", "user.name=n", "-c", "user.email=n@example.org"]
    return subprocess.run(
        ["git", *identity, *words], cwd=place, check=True, capture_output=True, text=True
    ).stdout


def commit(place: Path, message: str) -> None:
    git(place, "add", "-A")
    git(place, "commit", "-q", "-m", message)


def run(script: str, place: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    programs = place.parent / "bin"
    programs.mkdir(exist_ok=True)
    (programs / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (programs / "python").chmod(0o755)
    known = os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
    known.pop("GITHUB_STEP_SUMMARY", None)
    return subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=place,
        env=known | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def action(place: Path, **given: str) -> subprocess.CompletedProcess[str]:
    """The action's step, with the inputs' defaults where nothing is given."""
    inputs = {name: about.get("default", "") for name, about in ACTION["inputs"].items()}
    values = {"BASE": "HEAD^", "KERNELS": "kernels", "FAIL_ON": inputs["fail-on"]}
    environment = {name: values.get(name, "") for name in COMPARE["env"]} | given
    return run(COMPARE["run"], place, **environment)


class TestTheAction:
    def test_fails_on_regressions_and_writes_every_report(self, repository: Path) -> None:
        summary = repository.parent / "summary.md"
        done = action(repository, GITHUB_STEP_SUMMARY=str(summary))
        assert done.returncode == 1, done.stderr
        reports = repository / "ldsopt-report"
        comment = (reports / "diff.md").read_text()
        assert comment.startswith("**Gate FAILED. ")
        assert "| `named_tiles` | waits |" in comment
        assert summary.read_text() == comment
        assert "<h1>Gate FAILED. " in (reports / "diff.html").read_text()
        assert json.loads((reports / "diff.json").read_text())["gate"]["passed"] is False
        log = json.loads((reports / "check.sarif").read_text())
        uris = [one["location"]["uri"] for one in log["runs"][0]["artifacts"]]
        assert uris == ["kernels/tiles.ll"]

    def test_passes_where_it_is_accepted_or_nothing_is_asked_for(self, repository: Path) -> None:
        action(repository)
        record = [str(repository / "ldsopt-report" / f"{name}.json") for name in ("before", "after")]
        accept = [
            "--fail-on",
            "regressions",
            "--baseline",
            "accepted.json",
            "--update-baseline",
            "--reason",
            "known",
        ]
        subprocess.run([sys.executable, "-m", "ldsopt", "diff", *record, *accept], cwd=repository, check=True, capture_output=True, env=os.environ | {"PYTHONPATH": str(ROOT)})  # fmt: skip
        assert action(repository, BASELINE="accepted.json").returncode == 0
        assert action(repository, FAIL_ON="").returncode == 0
        assert action(repository, FAIL_ON="kernels-lost").returncode == 0

    def test_runs_the_build_in_both_checkouts(self, repository: Path) -> None:
        build = 'mkdir -p build && cp kernels/tiles.ll build/ && git log -1 --format=%s >> "$SEEN"'
        seen = repository.parent / "seen"
        done = action(repository, BUILD=build, KERNELS="build", SEEN=str(seen))
        assert (done.returncode, seen.read_text()) == (1, "with tags\nwithout\n")
        assert git(repository, "worktree", "list").count("\n") == 1, "nothing is left behind"

    def test_new_kernels_are_no_regression(self, repository: Path) -> None:
        shutil.move(repository / "kernels", repository / "moved")
        commit(repository, "moved")
        assert action(repository, KERNELS="moved").returncode == 0

    @pytest.mark.parametrize(
        ("given", "code", "said"),
        [
            ({"BASE": "no-such-commit"}, 3, "invalid reference: no-such-commit; is the base fetched?"),
            ({"BUILD": "exit 7"}, 3, "'exit 7' ended with 7"),
            ({"KERNELS": "nowhere"}, 3, "nowhere"),
            ({"FAIL_ON": "speed>1"}, 2, "speed"),
        ],
    )
    def test_what_is_wrong_is_one_line(
        self, repository: Path, given: dict[str, str], code: int, said: str
    ) -> None:
        done = action(repository, **given)
        assert done.returncode == code
        (line,) = [line for line in done.stderr.splitlines() if line.startswith("ldsopt: error: ")]
        assert said in line
        assert "Traceback" not in done.stderr

    def test_every_input_is_used_and_every_variable_is_set(self) -> None:
        text = (ROOT / "action.yml").read_text()
        assert [name for name in ACTION["inputs"] if f"inputs.{name}" not in text] == []
        for step in ACTION["runs"]["steps"]:
            used = {word.split('"')[0] for word in step.get("run", "").split('"$')[1:]}
            assert used <= set(step.get("env", {})) | {""}


def test_gitlabs_script_does_the_same(repository: Path) -> None:
    script = GITLAB["script"][-1]
    given: dict[str, Any] = GITLAB["variables"] | {
        "LDSOPT_KERNELS": "kernels",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD^",
    }
    done = run(script, repository, **given)
    assert done.returncode == 1, done.stderr
    assert (repository / "ldsopt-report" / "diff.md").exists()


def test_the_hook_checks_each_file(repository: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["files"] == r"\.(ll|bc)$"
    (repository / "broken.ll").write_text("no IR\n")
    assert run(f"{hook['entry']} kernels/tiles.ll", repository).returncode == 0
    done = run(f"{hook['entry']} kernels/tiles.ll broken.ll", repository)
    assert (done.returncode, done.stderr.count("ldsopt: error: broken.ll")) == (3, 1)


def test_the_container_is_made_of_what_is_there() -> None:
    """No container is built here: that the package installs is tested where the wheel is."""
    lines = (ROOT / "Containerfile").read_text().splitlines()
    assert [line.split()[0] for line in lines if line and not line.startswith("#")] == [
        "FROM", "COPY", "RUN", "WORKDIR", "ENTRYPOINT",
    ]  # fmt: skip
    extras = (ROOT / "pyproject.toml").read_text()
    assert '"/src[link]"' in (ROOT / "Containerfile").read_text()
    assert "\nlink = [" in extras
