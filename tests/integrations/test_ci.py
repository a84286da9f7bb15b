"""The CI kit on a repository with two commits that is made here: the action's steps in their order, GitLab's script, the hook.

pip is not asked for anything here: `python -m pip` is noted, and ldsopt is this checkout. What pip makes of the same lines
is in `test_ci_installs.py`.
"""

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
from github_runner import Run, run_action

from ldsopt import api

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
GITLAB = yaml.safe_load((ROOT / "ldsopt.gitlab-ci.yml").read_text())["ldsopt"]
INSTALL = "-m pip install --quiet"
GH = """#!/bin/sh
# gh pr comment NUMBER [--edit-last] --body-file FILE: comments are files of the folder COMMENTS
[ "$1 $2" = "pr comment" ] && [ -n "$GH_TOKEN" ] || exit 4
number=$3
if [ "$4" = --edit-last ]; then [ -e "$COMMENTS/$number" ] || exit 1; shift; fi
[ "$4" = --body-file ] && cp "$5" "$COMMENTS/$number"
"""


@pytest.fixture(scope="module")
def better() -> str:
    return api.annotate_validated(api.read(KERNEL)).text


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


def surroundings(place: Path) -> dict[str, str]:
    """The environment of a job: a `python` that notes what pip is asked for, and a `gh` that keeps comments as files."""
    programs, comments = place.parent / "bin", place.parent / "comments"
    for folder in (programs, comments):
        folder.mkdir(exist_ok=True)
    python = f'#!/bin/sh\n[ "$1 $2" = "-m pip" ] && exec echo "$@" >> "{programs}/pip.log"\nexec "{sys.executable}" "$@"\n'
    for name, script in (("python", python), ("gh", GH)):
        (programs / name).write_text(script)
        (programs / name).chmod(0o755)
    return {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "GITHUB_STEP_SUMMARY": str(place.parent / "summary.md"),
        "COMMENTS": str(comments),
    }


def installed(place: Path) -> list[str]:
    return (place.parent / "bin" / "pip.log").read_text().splitlines()


def run(script: str, place: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=place,
        env=os.environ | surroundings(place) | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def action(place: Path, *, pull_request: bool = True, **inputs: str) -> Run:
    """The whole action, as a pull request or a push to main starts it."""
    request = {"number": "7", "base": {"sha": git(place, "rev-parse", "HEAD^").strip()}}
    github = {
        "action_path": str(ROOT),
        "token": "t0ken",
        "event": {"pull_request": request} if pull_request else {},
    }
    given = {name.replace("_", "-"): value for name, value in ({"kernels": "kernels"} | inputs).items()}
    return run_action(ACTION, given, github, workspace=place, environment=surroundings(place))


class TestTheAction:
    def test_fails_on_regressions_and_writes_every_report(self, repository: Path) -> None:
        done = action(repository)
        assert done.ran == ["Install ldsopt", "Compare", "Comment"]
        assert installed(repository) == [f"{INSTALL} {ROOT}"]
        assert done.code == 1, done.err
        reports = repository / "ldsopt-report"
        comment = (reports / "diff.md").read_text()
        assert comment.startswith("**Gate FAILED. ")
        assert "| `named_tiles` | waits |" in comment
        assert (repository.parent / "summary.md").read_text() == comment
        assert (repository.parent / "comments" / "7").read_text() == comment
        assert "<h1>Gate FAILED. " in (reports / "diff.html").read_text()
        assert json.loads((reports / "diff.json").read_text())["gate"]["passed"] is False
        log = json.loads((reports / "check.sarif").read_text())
        uris = [one["location"]["uri"] for one in log["runs"][0]["artifacts"]]
        assert uris == ["kernels/tiles.ll"]
        assert done.used["actions/upload-artifact@v4"] == {"name": "ldsopt-report", "path": "ldsopt-report"}
        assert not [name for name in done.used if "upload-sarif" in name], "it is off by default"

    def test_the_next_push_replaces_the_comment(self, repository: Path) -> None:
        action(repository)
        (repository / "kernels" / "tiles.ll").write_text(git(repository, "show", "HEAD^:kernels/tiles.ll"))
        commit(repository, "with tags again")
        assert action(repository).code == 0
        assert [path.name for path in (repository.parent / "comments").iterdir()] == ["7"]
        assert "Gate FAILED" not in (repository.parent / "comments" / "7").read_text()

    def test_a_push_has_no_pull_request_to_comment_on(self, repository: Path) -> None:
        done = action(repository, pull_request=False, sarif="true")
        assert (done.code, done.ran) == (1, ["Install ldsopt", "Compare"]), "compared with the commit before"
        (upload,) = (given for name, given in done.used.items() if "upload-sarif" in name)
        assert upload["sarif_file"] == "ldsopt-report/check.sarif"

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
        assert action(repository, baseline="accepted.json").code == 0
        assert action(repository, fail_on="").code == 0
        assert action(repository, fail_on="kernels-lost").code == 0

    def test_runs_the_build_in_both_checkouts(self, repository: Path) -> None:
        seen = repository.parent / "seen"
        build = f'mkdir -p build && cp kernels/tiles.ll build/ && git log -1 --format=%s >> "{seen}"'
        done = action(repository, build=build, kernels="build")
        assert (done.code, seen.read_text()) == (1, "with tags\nwithout\n")
        assert git(repository, "worktree", "list").count("\n") == 1, "nothing is left behind"

    def test_new_kernels_are_no_regression(self, repository: Path) -> None:
        shutil.move(repository / "kernels", repository / "moved")
        commit(repository, "moved")
        done = action(repository, kernels="moved", comment="false")
        assert (done.code, done.ran) == (0, ["Install ldsopt", "Compare"]), "no comment where none is wanted"

    @pytest.mark.parametrize(
        ("given", "code", "said"),
        [
            ({"base": "no-such-commit"}, 3, "invalid reference: no-such-commit; is the base fetched?"),
            ({"build": "exit 7"}, 3, "'exit 7' ended with 7"),
            ({"kernels": "nowhere"}, 3, "nowhere"),
            ({"fail_on": "speed>1"}, 2, "speed"),
        ],
    )
    def test_what_is_wrong_is_one_line(
        self, repository: Path, given: dict[str, str], code: int, said: str
    ) -> None:
        done = action(repository, **given)
        assert done.code == code
        (line,) = [line for line in done.err.splitlines() if line.startswith("ldsopt: error: ")]
        assert said in line
        assert "Traceback" not in done.err
        assert "Comment" not in done.ran, "there is no report to comment with"

    def test_every_input_is_used_and_every_variable_is_set(self) -> None:
        text = (ROOT / "action.yml").read_text()
        assert [name for name in ACTION["inputs"] if f"inputs.{name}" not in text] == []
        for step in ACTION["runs"]["steps"]:
            used = {word.split('"')[0] for word in step.get("run", "").split('"$')[1:]}
            assert used <= set(step.get("env", {})) | {""}


def test_gitlabs_script_does_the_same(repository: Path) -> None:
    assert GITLAB["rules"] == [{"if": "$CI_MERGE_REQUEST_IID"}]
    given: dict[str, Any] = GITLAB["variables"] | {
        "LDSOPT_KERNELS": "kernels",
        "CI_MERGE_REQUEST_IID": "7",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": git(repository, "rev-parse", "HEAD^").strip(),
    }
    done = run("\n".join(GITLAB["script"]), repository, **given)
    assert done.returncode == 1, done.stderr
    assert installed(repository) == [f"{INSTALL} ldsopt"]
    (kept,) = GITLAB["artifacts"]["paths"]
    assert (repository / kept / "diff.md").read_text().startswith("**Gate FAILED. ")


def test_the_hook_checks_each_file(repository: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["files"] == r"\.(ll|bc)$"
    (repository / "broken.ll").write_text("no IR\n")
    assert run(f"{hook['entry']} kernels/tiles.ll", repository).returncode == 0
    done = run(f"{hook['entry']} kernels/tiles.ll broken.ll", repository)
    assert (done.returncode, done.stderr.count("ldsopt: error: broken.ll")) == (3, 1)
