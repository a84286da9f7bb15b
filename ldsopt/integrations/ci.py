"""Two commits of a repository held against each other, for a CI job of any service.

    ldsopt-ci --base origin/main --kernels build/kernels --build "make kernels" --output "$RUNNER_TEMP/report"

The base is checked out into a folder of its own. In both, the build command runs and `ldsopt measure` records the
kernels; then `ldsopt diff` compares the records, and `ldsopt check` looks at each module of the commit at hand. In the
output folder are ``diff.md`` (for a comment), ``diff.html``, ``diff.json`` and ``check.sarif``. The exit code is that
of `diff`: 1 if a rule of ``--fail-on`` is broken that the baseline does not accept.

The change at hand may be a stranger's. So the defaults of options are those of the base, never the change's; accepted
regressions are the base's too, unless ``--baseline-of change`` says otherwise; and the output folder is a new one
outside of the checkout, so that all that is in it was made by this run.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ldsopt.compare.pairing import files_below
from ldsopt.errors import InputError, LdsoptError, Unavailable, UsageError
from ldsopt.integrations.ldsopt_process import ldsopt_program

_MODULES = (".ll", ".bc")
_SUMMARY = "GITHUB_STEP_SUMMARY"
_SHORT = 7
"""Digits of a commit's hash that git shows."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Compares; the exit code is that of `diff`, or of what went wrong before."""
    given = _parser().parse_args(arguments)
    try:
        return _compare(given)
    except LdsoptError as error:
        sys.stderr.write(f"ldsopt: error: {error}\n")
        return error.exit_code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ldsopt-ci", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("--base", required=True, metavar="COMMIT", help="The commit to compare with, e.g. origin/main.")
    add(
        "--head",
        default="HEAD",
        metavar="COMMIT",
        help="What reports call the commit at hand. Default: HEAD.",
    )
    add("--kernels", required=True, metavar="PATH", help="A kernel or a folder of them, in the repository.")
    add("--build", default="", metavar="COMMAND", help="Makes the kernels; runs in both checkouts.")
    add(
        "--output",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="Where reports are written: a folder that is not there yet, outside of the checkout.",
    )
    add(
        "--fail-on",
        default="regressions",
        metavar="RULES",
        help="As `ldsopt diff --fail-on`; empty: nothing.",
    )
    add("--baseline", default="", metavar="FILE", help="Accepted regressions, as `ldsopt diff --baseline`.")
    add(
        "--baseline-of",
        choices=("base", "change"),
        default="base",
        help="Whose --baseline counts: the base's, or what the change itself accepts. Default: base.",
    )
    add("--mcpu", default="", metavar="ARCH", help="The architecture, where the kernels do not say it.")
    add("--compiler", default="", metavar="NAME", help="What generates the code, as `ldsopt --compiler`.")
    return parser


def _compare(given: argparse.Namespace) -> int:
    output = _new_folder(given.output)
    target = [f"--mcpu={given.mcpu}"] if given.mcpu else []
    target += [f"--compiler={given.compiler}"] if given.compiler else []
    with _checked_out(given.base) as base:
        defaults = _defaults_of(base)
        for place, name in ((base, "before"), (Path.cwd(), "after")):
            _build(given.build, place)
            record = output / f"{name}.json"
            if (place / given.kernels).exists() or name == "after":
                _measured(place, given.kernels, record, target, defaults)
        _checked(given.kernels, output / "check.sarif", target, defaults)
        if not (output / "before.json").exists():
            text = f"There is no `{given.kernels}` in `{given.base}`: nothing to compare with.\n"
            (output / "diff.md").write_text(text, encoding="utf-8")
            return 0
        accepted = (base if given.baseline_of == "base" else Path.cwd()) / given.baseline
        gate = [f"--fail-on={given.fail_on}"] if given.fail_on else []
        gate += [f"--baseline={accepted}"] if given.baseline and accepted.is_file() else []
        names = (_short_name(given.base), _short_name(given.head or "HEAD"))
        return _compared(output, [*gate, "--names", *names], base, defaults)


def _short_name(commit: str) -> str:
    """The name of a commit in a report: its short hash, in brackets behind the name of a branch or tag.

    A commit that is not here, as the head of a pull request of which only the merge was fetched, is called as it was
    given.
    """
    try:
        short = _git("rev-parse", "--short", "--verify", f"{commit}^{{commit}}")
    except InputError:
        return commit[:_SHORT] if _is_hash(commit) else commit
    return short if commit in ("HEAD", "HEAD^") or _is_hash(commit) else f"{commit} ({short})"


def _is_hash(commit: str) -> bool:
    return 7 <= len(commit) <= 64 and not commit.strip("0123456789abcdef")


def _compared(output: Path, gate: Sequence[str], base: Path, defaults: Mapping[str, str]) -> int:
    """Writes every report of both records; the exit code of `diff`. Paths in the base's defaults are the base's."""
    for name, kind in (("diff.html", "html"), ("diff.json", "json"), ("diff.md", "markdown")):
        sides = [str(output / "before.json"), str(output / "after.json")]
        words = [*sides, "--format", kind, "-o", str(output / name)]
        done = subprocess.run(
            [*ldsopt_program(), "diff", *words, *gate],
            check=False,
            cwd=base,
            env=defaults,
            stderr=subprocess.PIPE,
            text=True,
        )
        code = done.returncode
        if code > 1 or kind == "markdown":
            sys.stderr.write(done.stderr)  # the gate fails alike for each report: said once
        if code > 1:
            return code
    _summarize(output / "diff.md")
    return code


def _new_folder(wanted: Path) -> Path:
    """Makes the folder for reports.

    Raises:
        UsageError: it is there already, or lies in the checkout: what is in it would be the change's.
        InputError: it cannot be made.
    """
    folder = wanted.parent.resolve() / wanted.name
    root = Path(_git("rev-parse", "--show-toplevel")).resolve()
    if folder.is_relative_to(root):
        raise UsageError(f"--output {wanted} lies in the checkout; name a folder outside of it")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700)
    except FileExistsError:
        raise UsageError(f"--output {wanted} is there already; name a new folder") from None
    except OSError as error:
        raise InputError(f"cannot write: {(error.strerror or str(error)).lower()}", file=folder) from None
    return folder


def _defaults_of(base: Path) -> dict[str, str]:
    """The environment in which the base's file of defaults counts, and no other."""
    names = (base / "ldsopt.toml", base / "pyproject.toml")
    file = next((str(name) for name in names if name.is_file()), "")
    return os.environ | {"LDSOPT_CONFIG": file}


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unavailable(f"cannot start git: {error.strerror}") from None
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["git failed"])[-1]
        raise InputError(
            f"{said.removeprefix('fatal: ')}; is the base fetched? (actions/checkout: fetch-depth: 0)"
        )
    return done.stdout.rstrip("\n")


@contextlib.contextmanager
def _checked_out(commit: str) -> Iterator[Path]:
    """A folder with the repository as it is in a commit; the checkout at hand is not touched.

    Raises:
        InputError: there is no such commit.
        Unavailable: git is not here.
    """
    with tempfile.TemporaryDirectory(prefix="ldsopt-base-") as folder:
        place = Path(folder) / "base"
        _git("worktree", "add", "--quiet", "--detach", str(place), commit)
        try:
            yield place
        finally:
            _git("worktree", "remove", "--force", str(place))


def _build(command: str, place: Path) -> None:
    if command and (code := subprocess.run(command, shell=True, cwd=place, check=False).returncode):
        raise InputError(f"'{command}' ended with {code} in {place}")


def _measured(
    place: Path, kernels: str, record: Path, target: Sequence[str], defaults: Mapping[str, str]
) -> None:
    """Records the kernels of a checkout, called as in the repository wherever that checkout is."""
    if not (place / kernels).resolve().is_relative_to(place.resolve()):
        raise InputError("leads out of the checkout", file=kernels, remedy="name a file or a folder in it")
    words = ["measure", kernels, "--json", "-q", "-o", str(record), *target]
    done = subprocess.run(
        [*ldsopt_program(), *words], cwd=place, env=defaults, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"`ldsopt measure` ended with {done.returncode}"]
        raise InputError(said[-1].removeprefix("ldsopt: error: "))


def _checked(kernels: str, output: Path, target: Sequence[str], defaults: Mapping[str, str]) -> None:
    """One SARIF log of all modules: a service that takes logs takes one for each tool."""
    place = Path(kernels)
    modules: Sequence[Path] = [place] if place.suffix in _MODULES else []
    if place.is_dir():
        with contextlib.suppress(InputError):  # it holds no IR
            modules = files_below(place, _MODULES)
    whole: dict[str, Any] | None = None
    for module in modules:
        with tempfile.NamedTemporaryFile(suffix=".sarif") as log:
            code = subprocess.run(
                [*ldsopt_program(), "check", str(module), "-q", "--format", "sarif", "-o", log.name, *target],
                check=False,
                env=defaults,
            ).returncode
            if code > 1:
                continue  # what is wrong has been said, and `measure` counts what it could not read
            found = json.loads(Path(log.name).read_text(encoding="utf-8"))
        if whole is None:
            whole = found
        else:
            for part in ("artifacts", "results"):
                whole["runs"][0][part] += found["runs"][0][part]
    if whole is not None:
        output.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")


def _summarize(comment: Path) -> None:
    """Shows the comment on the page of a job of GitHub's."""
    if os.environ.get(_SUMMARY):
        with Path(os.environ[_SUMMARY]).open("a", encoding="utf-8") as summary:
            summary.write(comment.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
