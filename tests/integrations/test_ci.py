"""The CI kit on a repository with two commits that is made here: the action's steps in their order, GitLab's script, the hook.

pip is not asked for anything here: what it is asked for is noted, and ldsopt is this checkout. What pip makes of the same lines
is in `test_ci_installs.py`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from github_runner import Run, run_action

import ldsopt

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
GITLAB = yaml.safe_load((ROOT / "ldsopt.gitlab-ci.yml").read_text())["ldsopt"]
INSTALL = "-I -m pip install --quiet"
UPLOAD = "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02"
GH = r"""
# gh, as far as the action calls it: comments of pull request 7 are files of the folder COMMENTS, named by their ids.
import os, re, sys
from pathlib import Path

comments, words = Path(os.environ["COMMENTS"]), sys.argv[1:]
assert os.environ["GH_TOKEN"]
if words[:2] == ["pr", "comment"]:
    assert words[2:4] == ["7", "--body-file"], words
    (comments / str(100 + len(list(comments.iterdir())))).write_text(Path(words[4]).read_text())
elif words[:4] == ["api", "--paginate", "repos/o/kernels/issues/7/comments", "--jq"]:
    mark = re.fullmatch(r'\.\[\] \| select\(\.body \| contains\("(.+)"\)\) \| \.id', words[4])[1]
    print(*(one.name for one in sorted(comments.iterdir()) if mark in one.read_text()), sep="\n")
else:
    assert words[:4] == ["api", "--silent", "-X", "PATCH"] and words[5] == "-F", words
    number, file = re.fullmatch(r"repos/o/kernels/issues/comments/(\d+)", words[4])[1], words[6].removeprefix("body=@")
    if (comments / number).read_text().startswith("Not yours"):
        sys.exit("gh: Must have admin rights (HTTP 403)")
    (comments / number).write_text(Path(file).read_text())
"""


@pytest.fixture(scope="module")
def better() -> str:
    return ldsopt.annotate_validated(ldsopt.read(KERNEL)).text


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
    python = f'''#!/bin/sh
[ "$2 $3" = "-m pip" ] && exec echo "$@" >> "{programs}/pip.log"
[ "$1 $2 $3" = "-I -m venv" ] || exec "{sys.executable}" "$@"
mkdir -p "$4/bin"; cp "$0" "$4/bin/python"; cp "{programs}/ldsopt-ci" "$4/bin/ldsopt-ci"
'''
    entry = f"#!{sys.executable}\nimport sys\nfrom ldsopt.integrations.{{}} import main\nsys.exit(main())\n"
    entries = [(f"ldsopt-{name}", entry.format(name)) for name in ("ci", "each")]
    for name, script in (("python", python), ("gh", f"#!{sys.executable}{GH}"), *entries):
        (programs / name).write_text(script)
        (programs / name).chmod(0o755)
    return {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "GITHUB_STEP_SUMMARY": str(place.parent / "summary.md"),
        "COMMENTS": str(comments),
    }


def report(place: Path, done: Run) -> Path:
    """The folder that the action uploads."""
    folder = Path(done.used[UPLOAD]["path"])
    assert not folder.is_relative_to(place)
    return folder


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
        "repository": "o/kernels",
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
        reports = report(repository, done)
        comment = (reports / "diff.md").read_text()
        assert comment.startswith("**Gate FAILED. ")
        assert "| `named_tiles` | waits |" in comment
        assert done.err.count("ldsopt: error: ") == 1, done.err
        assert (repository.parent / "summary.md").read_text() == comment
        assert (repository.parent / "comments" / "100").read_text() == comment
        assert "<h1>Gate FAILED. " in (reports / "diff.html").read_text()
        assert json.loads((reports / "diff.json").read_text())["gate"]["passed"] is False
        before, after = (git(repository, "rev-parse", "--short", name).strip() for name in ("HEAD^", "HEAD"))
        for name in ("diff.md", "diff.html", "diff.json"):
            text = (reports / name).read_text()
            assert str(repository.parent) not in text.replace("<title>", "")
            assert before in text and after in text, f"the head of {name} names commits"
        log = json.loads((reports / "check.sarif").read_text())
        uris = [one["location"]["uri"] for one in log["runs"][0]["artifacts"]]
        assert uris == ["kernels/tiles.ll"]
        assert not [name for name in done.used if "upload-sarif" in name], "it is off by default"

    def test_the_next_push_replaces_the_comment(self, repository: Path) -> None:
        action(repository)
        comments = repository.parent / "comments"
        (comments / "101").write_text("A reviewer's bot wrote this last, by the same token.")
        (repository / "kernels" / "tiles.ll").write_text(git(repository, "show", "HEAD^:kernels/tiles.ll"))
        commit(repository, "with tags again")
        assert action(repository).code == 0
        assert sorted(path.name for path in comments.iterdir()) == ["100", "101"]
        assert "Gate FAILED" not in (comments / "100").read_text()
        assert (comments / "101").read_text().startswith("A reviewer's bot")

    def test_a_comment_of_somebody_else_with_its_mark_is_left_alone(self, repository: Path) -> None:
        comments = repository.parent / "comments"
        comments.mkdir()
        (comments / "100").write_text("Not yours: <!-- ldsopt diff -->")
        action(repository)
        assert (comments / "101").read_text().startswith("**Gate FAILED. ")

    def test_a_push_has_no_pull_request_to_comment_on(self, repository: Path) -> None:
        done = action(repository, pull_request=False, sarif="true")
        assert (done.code, done.ran) == (1, ["Install ldsopt", "Compare"]), "compared with the commit before"
        (upload,) = (given for name, given in done.used.items() if "upload-sarif" in name)
        assert upload["sarif_file"] == f"{report(repository, done)}/check.sarif"

    def test_passes_where_it_is_accepted_or_nothing_is_asked_for(self, repository: Path) -> None:
        done = action(repository, fail_on="")
        assert done.code == 0
        reports = report(repository, done)
        record = [str(reports / f"{name}.json") for name in ("before", "after")]
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
        assert action(repository, baseline="accepted.json", baseline_of="change").code == 0
        assert action(repository, baseline="accepted.json").code == 1, "the change's own word does not count"
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
        assert done.code == code, done.err
        (line,) = [line for line in done.err.splitlines() if line.startswith("ldsopt: error: ")]
        assert said in line
        assert "Traceback" not in done.err
        assert "Comment" not in done.ran, "there is no report to comment with"

    def test_every_input_is_used_and_every_variable_is_set(self) -> None:
        text = (ROOT / "action.yml").read_text()
        assert [name for name in ACTION["inputs"] if f"inputs.{name}" not in text] == []
        for step in ACTION["runs"]["steps"]:
            used = set(re.findall(r"\$([A-Z_]+)", step.get("run", "")))
            assert used <= set(step.get("env", {})) | {"GITHUB_OUTPUT"}


class TestAStrangersChange:
    """A pull request's own reports, links and defaults count for nothing."""

    def test_a_report_that_it_brings_is_not_posted(self, repository: Path) -> None:
        forged = repository / "ldsopt-report" / "diff.md"
        forged.parent.mkdir()
        forged.write_text("all is well")
        commit(repository, "with a report")
        done = action(repository, kernels="nowhere")
        assert (done.code, "Comment" in done.ran) == (3, False)
        assert forged.read_text() == "all is well" and not list((repository.parent / "comments").iterdir())

    def test_a_report_folder_that_is_there_or_in_the_checkout_is_refused(self, repository: Path) -> None:
        outside = repository.parent / "outside"
        outside.mkdir()
        (repository / "link").symlink_to(outside)
        (repository.parent / "dangling").symlink_to(repository.parent / "elsewhere")
        for name in ("link", "new", "../outside", "../dangling"):
            done = run(f"ldsopt-ci --base HEAD^ --kernels kernels --output {name}", repository)
            assert done.returncode == 2 and "name a" in done.stderr, (name, done.stderr)
        assert not list(outside.iterdir()) and not (repository / "new").exists()

    def test_its_defaults_do_not_count_and_the_bases_do(self, repository: Path) -> None:
        (repository / "ldsopt.toml").write_text("[defaults]\nmcpu = 'gfx90a'\n[measure]\noutput = 'stolen'\n")
        (repository / "ldsopt.toml").write_text("[measure]\ncompiler = 'llc:./evil.sh'\n[nonsense]\n")
        assert action(repository).code == 1, "it is not even read"
        git(repository, "checkout", "-q", "HEAD^")
        (repository / "ldsopt.toml").write_text("[nonsense]\n")
        commit(repository, "the base has defaults")
        base = git(repository, "rev-parse", "HEAD").strip()
        (repository / "ldsopt.toml").unlink()
        commit(repository, "the change has none")
        done = action(repository, base=base)
        assert done.code == 3 and "[nonsense] is no command" in done.err

    def test_kernels_that_lead_out_of_the_checkout_are_refused(
        self, repository: Path, tmp_path: Path
    ) -> None:
        (tmp_path / "secret.ll").write_text("secret")
        (repository / "kernels" / "more.ll").symlink_to(tmp_path / "secret.ll")
        (repository / "away").symlink_to(tmp_path)
        done = action(repository, kernels="away")
        assert done.code == 3 and "away: leads out of the checkout" in done.err
        done = action(repository, sarif="true")
        assert done.code == 1 and "secret" not in done.err
        assert "more.ll" not in (report(repository, done) / "check.sarif").read_text()

    def test_actions_of_others_are_pinned_by_commit(self) -> None:
        pages = [ROOT / "action.yml", ROOT / "docs" / "ci.md", ROOT / "README.md"]
        used = [
            line.split("uses: ")[1]
            for page in pages
            for line in page.read_text().splitlines()
            if "uses: " in line
        ]
        assert len(used) >= 5
        for one in used:
            version = one.split("@")[1].split()[0]
            assert version == "COMMIT" or (len(version) == 40 and int(version, 16)), one


@pytest.mark.parametrize("page", ["README.md", "docs/ci.md"])
def test_the_workflow_of_a_page_gives_the_action_what_it_takes(page: str) -> None:
    shown = [
        yaml.safe_load(text)
        for text in re.findall(r"^```yaml\n(.*?)^```$", (ROOT / page).read_text(), re.M | re.S)
    ]
    workflow = next(one for one in shown if "permissions" in one)
    steps = workflow["jobs"]["ldsopt"]["steps"] if "jobs" in workflow else workflow["steps"]
    checkout, action_step = steps
    assert checkout["with"] == {"fetch-depth": 0, "persist-credentials": False}
    required = {name for name, about in ACTION["inputs"].items() if about.get("required")}
    assert required <= action_step["with"].keys() <= ACTION["inputs"].keys()
    assert workflow["permissions"] == {"contents": "read", "pull-requests": "write"}


def test_gitlabs_script_does_the_same(repository: Path) -> None:
    assert GITLAB["rules"] == [{"if": "$CI_MERGE_REQUEST_IID"}]
    given: dict[str, Any] = GITLAB["variables"] | {
        "LDSOPT_KERNELS": "kernels",
        "CI_MERGE_REQUEST_IID": "7",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": git(repository, "rev-parse", "HEAD^").strip(),
    }
    script = "\n".join(GITLAB["script"])
    for bare in ("", "ldsopt"):
        done = run(script, repository, **given | {"LDSOPT_PACKAGE": bare})
        assert (done.returncode, done.stderr.count("LDSOPT_PACKAGE names no certain version")) == (2, 1)
    done = run(script, repository, **given | {"LDSOPT_PACKAGE": "ldsopt==0.1.0"})
    assert done.returncode == 1, done.stderr
    assert installed(repository) == [f"{INSTALL} ldsopt==0.1.0"]
    (kept,) = GITLAB["artifacts"]["paths"]
    assert (repository / kept / "diff.md").read_text().startswith("**Gate FAILED. ")


def test_the_hook_checks_each_file(repository: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["files"] == r"\.(ll|bc)$"
    (repository / "broken.ll").write_text("no IR\n")
    assert run(f"{hook['entry']} kernels/tiles.ll", repository).returncode == 0
    done = run(f"{hook['entry']} kernels/tiles.ll broken.ll", repository)
    assert (done.returncode, done.stderr.count("ldsopt: error: broken.ll")) == (3, 1)
