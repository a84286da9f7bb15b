"""Plants small slips in soundness-critical code, one at a time, and sees whether the tests notice.

    python tests/mutation/run.py --count 400 --seed 1          # a sample over all areas
    python tests/mutation/run.py --area check --count 50       # of one area
    python tests/mutation/run.py --file ldsopt/isa/counters.py # all mutants of one file

First every test of the areas runs once under coverage, to learn which lines it executes and how long it takes (kept in
``build/mutation`` until a file changes). A mutant is then run against the tests that execute its line, the quickest
first, up to ``--budget`` seconds of them. A mutant that no test notices is a survivor: it needs a test, or an entry in
``equivalent.toml`` that says why no test can notice it. Exit code 1: less than ``--least`` percent were noticed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutants import Mutant, mutants

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutation"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
GRACE_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Area:
    """Code, by patterns, and its tests, files or directories."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


AREAS = {
    "analysis": Area(
        ("ldsopt/analysis/provenance/*.py", "ldsopt/analysis/ranges/*.py", "ldsopt/analysis/separation/*.py",
         "ldsopt/analysis/integers/*.py", "ldsopt/analysis/flow/callees.py"),
        ("tests/analysis", "tests/annotate"),
    ),
    "liveness": Area(
        ("ldsopt/analysis/liveness/*.py", "ldsopt/analysis/flow/*.py"), ("tests/liveness", "tests/analysis", "tests/pack")
    ),
    "annotate": Area(("ldsopt/transforms/annotate/*.py",), ("tests/annotate", "tests/hazards")),
    "pack": Area(("ldsopt/transforms/pack/*.py",), ("tests/pack",)),
    "packing": Area(("ldsopt/packing/validator.py",), ("tests/packing",)),
    "check": Area(("ldsopt/checker/*.py",), ("tests/check", "tests/hazards")),
    "isa": Area(
        ("ldsopt/isa/calls.py", "ldsopt/isa/counters.py", "ldsopt/isa/events.py", "ldsopt/isa/program.py"),
        ("tests/isa", "tests/check/test_calls.py", "tests/check/test_inline_assembly.py", "tests/check/test_meetings.py"),
    ),
    "ir": Area(("ldsopt/ir/postcondition.py",), ("tests/ir",)),
    "shadow": Area(
        ("ldsopt/simt/shadow.py", "ldsopt/simt/aliasing.py", "ldsopt/ir/alias_scopes.py"),
        ("tests/simt/test_simt_shadow.py", "tests/simt/test_simt_findings.py"),
    ),
    "simt": Area(("ldsopt/simt/lds.py", "ldsopt/simt/sources.py"), ("tests/simt", "tests/verify")),
}  # fmt: skip


def files(area: Area) -> list[str]:
    """The files of an area, relative to the checkout."""
    found = {str(path.relative_to(ROOT)) for pattern in area.code for path in ROOT.glob(pattern)}
    return sorted(name for name in found if not name.endswith("__init__.py"))


# --- which test executes which line --------------------------------------------------------------------------------


class _Contexts:
    """A pytest plugin: tells coverage which test is running, and notes how long it took."""

    def __init__(self, coverage: Any) -> None:
        self._coverage = coverage
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._coverage.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            self.seconds[report.nodeid] = report.duration


def executed(area: str) -> dict[str, Any]:
    """``{"seconds": by test, "lines": {file: {line: [tests]}}}`` of an area, from the record or by running it."""
    names = files(AREAS[area])
    found = [ROOT / test for test in AREAS[area].tests]
    tests = [file for path in found for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))]
    contents = b"".join([(ROOT / n).read_bytes() for n in names] + [path.read_bytes() for path in tests])
    record = BUILD / f"{area}.{hashlib.sha256(contents).hexdigest()[:16]}.json"
    if not record.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        if _in_child(lambda: _record(area, names, record), seconds=3600) != 0:
            raise SystemExit(f"the tests of {area} do not pass: {' '.join(AREAS[area].tests)}")
    known: dict[str, Any] = json.loads(record.read_text())
    return known


def _record(area: str, names: list[str], record: Path) -> int:
    import coverage
    import pytest

    watch = coverage.Coverage(data_file=None, include=[str(ROOT / name) for name in names])
    contexts = _Contexts(watch)
    watch.start()
    code = int(pytest.main([*_QUIET, "-m", "not slow", *AREAS[area].tests], plugins=[contexts]))
    watch.stop()
    if code != 0:
        return code
    data = watch.get_data()
    lines = {
        name: {str(line): sorted(set(tests) & set(contexts.seconds)) for line, tests in found.items()}
        for name in names
        if (found := data.contexts_by_lineno(str(ROOT / name)))
    }
    record.write_text(json.dumps({"seconds": contexts.seconds, "lines": lines}))
    return 0


def witnesses(
    mutant: Mutant, source: str, lines: dict[str, list[str]], seconds: dict[str, float], budget: float
) -> list[str]:
    """The tests to run: those that execute the mutated line, the quickest first, as long as the budget lasts.

    Lines that only an import executes (tables, constants) have no tests of their own; then it is those of the file.
    """
    last = mutant.line + source.count("\n", mutant.start, mutant.stop)
    tests = {test for line in range(mutant.line, last + 1) for test in lines.get(str(line), ())}
    if not tests:
        tests = {test for found in lines.values() for test in found}
    chosen, spent = [], 0.0
    for test in sorted(tests, key=lambda name: seconds.get(name, 9.0)):
        spent += seconds.get(test, 9.0)
        if spent > budget and chosen:
            break
        chosen.append(test)
    return chosen


# --- running ---------------------------------------------------------------------------------------------------------

_QUIET = ["-q", "-o", "addopts=", "-p", "no:cacheprovider", "--no-header", "-W", "ignore"]


def _in_child(work: Any, *, seconds: float) -> int | None:
    """Runs work in a forked process without output. Its result, or ``None`` if it took too long."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        code = 70
        with contextlib.suppress(BaseException):
            code = work()
        os._exit(code)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def overlay(folder: Path) -> None:
    """A copy of the package, beside links to all that its tests read."""
    shutil.copytree(ROOT / "ldsopt", folder / "ldsopt", dirs_exist_ok=True)
    for path in ROOT.iterdir():
        if path.name not in {"ldsopt", "build", ".git", ".venv"}:
            (folder / path.name).symlink_to(path)


def survives(folder: Path, name: str, mutated: str, tests: list[str], seconds: float) -> bool:
    """Whether the tests pass on a mutated file; a run without an end does not."""
    target = folder / name
    original = target.read_text()
    for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
        stale.unlink()
    target.write_text(mutated)
    try:
        return _in_child(lambda: _test(folder, tests), seconds=seconds) == 0
    finally:
        target.write_text(original)


def _test(folder: Path, tests: list[str]) -> int:
    import pytest

    os.chdir(folder)
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return int(pytest.main([*_QUIET, "-x", f"--rootdir={folder}", *tests]))


def warm_up() -> None:
    """Imports what every run needs, once, before the forks."""
    import hypothesis  # noqa: F401
    import llvmlite.binding  # noqa: F401
    import networkx  # noqa: F401
    import numpy as np  # noqa: F401
    import pytest  # noqa: F401


def excused() -> dict[tuple[str, str], str]:
    """The reasons of ``equivalent.toml`` by file and slip."""
    if not EQUIVALENT.exists():
        return {}
    document = tomllib.loads(EQUIVALENT.read_text())
    return {(e["file"], e["slip"]): e["reason"] for e in document.get("equivalent", ())}


def slip(mutant: Mutant) -> str:
    """A mutant's name that does not change when lines move."""
    return str(mutant).partition(" ")[2]


def main() -> int:
    """Runs as the command line says; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--area", action="append", choices=AREAS, help="only this area; may be repeated")
    parser.add_argument("--file", action="append", default=[], help="only this file; may be repeated")
    parser.add_argument("--count", type=int, default=0, help="how many, chosen by the seed (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for a mutant")
    parser.add_argument("--least", type=float, default=0.0, help="percent that must be noticed")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--log", type=Path, help="write one JSON line for each mutant here, and skip those in it"
    )
    given = parser.parse_args()
    warm_up()
    pool: list[tuple[str, str, Mutant]] = []
    for area in given.area or AREAS:
        for name in files(AREAS[area]):
            if not given.file or name in given.file:
                pool += [(area, name, mutant) for mutant in mutants((ROOT / name).read_text())]
    pool = list({(name, mutant): (area, name, mutant) for area, name, mutant in pool}.values())
    if given.count:
        pool = random.Random(given.seed).sample(pool, min(given.count, len(pool)))
    known = {area: executed(area) for area in sorted({area for area, _, _ in pool})}
    done = _logged(given.log)
    reasons = excused()
    counted: Counter[str] = Counter()
    folders = [Path(tempfile.mkdtemp(prefix="mutation")) for _ in range(given.j)]
    for folder in folders:
        overlay(folder)
    free = list(folders)

    def judge(item: tuple[str, str, Mutant]) -> tuple[str, str, Mutant, str]:
        area, name, mutant = item
        if (name, slip(mutant)) in done:
            return *item, done[name, slip(mutant)]
        lines = known[area]["lines"].get(name, {})
        source = (ROOT / name).read_text()
        tests = witnesses(mutant, source, lines, known[area]["seconds"], given.budget)
        if not tests:
            return *item, "untested"
        folder = free.pop()
        try:
            alive = survives(folder, name, mutant.apply(source), tests, 3 * given.budget + GRACE_SECONDS)
        finally:
            free.append(folder)
        if not alive:
            return *item, "noticed"
        return *item, "equivalent" if (name, slip(mutant)) in reasons else "survived"

    try:
        with ThreadPoolExecutor(given.j) as threads:
            for area, name, mutant, verdict in threads.map(judge, pool):
                counted[verdict] += 1
                if verdict in ("survived", "untested"):
                    print(f"{verdict}: {name}:{mutant}", flush=True)
                if given.log:
                    with given.log.open("a") as log:
                        log.write(json.dumps([area, name, slip(mutant), verdict]) + "\n")
    finally:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
    real = sum(counted.values()) - counted["equivalent"]
    share = 100 * counted["noticed"] / real if real else 100.0
    print(
        f"{real} mutants, {share:.1f} % noticed; "
        + ", ".join(f"{n} {kind}" for kind, n in sorted(counted.items()))
    )
    return 1 if share < given.least else 0


def _logged(log: Path | None) -> dict[tuple[str, str], str]:
    if log is None or not log.exists():
        return {}
    rows = map(json.loads, log.read_text().splitlines())
    return {(name, text): verdict for _, name, text, verdict in rows if verdict == "noticed"}


if __name__ == "__main__":
    raise SystemExit(main())
