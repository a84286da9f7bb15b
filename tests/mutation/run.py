"""Plants small slips in soundness-critical code, one at a time, and sees whether the tests notice.

    python tests/mutation/run.py --count 400 --seed 1          # a sample over all areas
    python tests/mutation/run.py --each 44 --seed 1            # so many of each area
    python tests/mutation/run.py --area check --count 50       # of one area
    python tests/mutation/run.py --file ldsopt/isa/counters.py # all mutants of one file
    python tests/mutation/run.py --file ldsopt/isa/calls.py:97 # of one line

First the tests of the areas run once under coverage, file by file and each file for ``--learn`` seconds, to learn which
lines each test executes and how long it takes (kept in ``build/mutation`` until a file changes). A mutant is then run
against the tests that execute its line, the quickest first, up to ``--budget`` seconds of them, of processor time. A
mutant that no test notices is a survivor: it needs a test, or an entry in
``equivalent.toml`` that says why no test can notice it. Exit code 1: less than ``--least`` percent were noticed.
"""

import argparse
import ast
import hashlib
import importlib
import json
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from mutants import Mutant, mutants
from trials import QUIET, Trial, in_child, noticed, survives_anew

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutation"
CASES = ROOT / "tests" / "cases"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
_SOME_FAILED, _NO_TESTS = 1, 5  # what pytest returns
_MOST_TESTS = 40
"""Of one file, that are kept of those that execute a line: the quickest of each function first."""
_CASES_OF_A_FILE = 20
"""A folder of cases has the seconds of a file for so many of them."""


@dataclass(frozen=True, slots=True)
class Area:
    """Code, by patterns, and its tests, files or directories."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


AREAS = {
    "analysis": Area(
        ("ldsopt/analysis/provenance/*.py", "ldsopt/analysis/ranges/*.py", "ldsopt/analysis/addresses/*.py", "ldsopt/analysis/separation/*.py",
         "ldsopt/analysis/integers/*.py", "ldsopt/analysis/flow/callees.py"),
        ("tests/analysis", "tests/annotate", "tests/cases/annotate", "tests/cases/dump", "tests/check/test_passes.py", "tests/check/test_launch_paths.py"),
    ),
    "races": Area(("ldsopt/analysis/races/*.py",), ("tests/races", "tests/cases/races")),
    "liveness": Area(
        ("ldsopt/analysis/liveness/*.py", "ldsopt/analysis/flow/*.py"), ("tests/liveness", "tests/cases/liveness", "tests/cases/dump", "tests/analysis", "tests/pack", "tests/cases/pack")
    ),
    "annotate": Area(("ldsopt/transforms/annotate/*.py",), ("tests/annotate", "tests/cases/annotate", "tests/hazards")),
    "swizzle": Area(("ldsopt/transforms/swizzle.py",), ("tests/cases/annotate", "tests/banks", "tests/verify/test_generated_kernels.py")),
    "pack": Area(("ldsopt/transforms/pack/*.py",), ("tests/pack", "tests/cases/pack")),
    "packing": Area(("ldsopt/packing/validator.py",), ("tests/packing",)),
    "check": Area(
        ("ldsopt/checker/*.py", "ldsopt/ir/elements.py"),
        ("tests/check", "tests/cases/check", "tests/cases/races", "tests/races", "tests/waits", "tests/hazards"),
    ),
    "isa": Area(
        ("ldsopt/isa/calls.py", "ldsopt/isa/counters.py", "ldsopt/isa/events.py", "ldsopt/isa/program.py"),
        ("tests/isa", "tests/cases/check", "tests/cases/measure", "tests/cases/races", "tests/waits/test_over_in_time.py"),
    ),
    "ir": Area(("ldsopt/ir/postcondition.py",), ("tests/ir",)),
    "shadow": Area(
        ("ldsopt/simt/shadow.py", "ldsopt/simt/decode.py", "ldsopt/ir/metadata.py"),
        ("tests/simt/test_random_memory.py", "tests/cases/simulate"),
    ),
    "simt": Area(
        ("ldsopt/simt/lds.py", "ldsopt/simt/sources.py"),
        ("tests/simt", "tests/verify", "tests/cases/simulate", "tests/cases/verify"),
    ),
    "waits": Area(
        ("ldsopt/waits/*.py",),
        ("tests/waits", "tests/cases/waits", "tests/witness"),
    ),
    "machine": Area(
        ("ldsopt/machine/*.py",),
        ("tests/machine", "tests/cases/check", "tests/cases/races"),
    ),
    "witness": Area(("ldsopt/witness/*.py",), ("tests/witness",)),
    "fences": Area(("ldsopt/transforms/fences/*.py", "ldsopt/ir/synchronization.py"), ("tests/fences", "tests/cases/annotate")),
    "global_memory": Area(
        ("ldsopt/analysis/global_memory/*.py",),
        ("tests/fences", "tests/cases/annotate", "tests/cases/waits", "tests/analysis"),
    ),
    "pipeline": Area(
        ("ldsopt/transforms/pipeline/*.py",), ("tests/pipeline", "tests/cases/pipeline", "tests/cases/check")
    ),
    "instrument": Area(("ldsopt/transforms/instrument/*.py",), ("tests/instrument", "tests/cases/instrument")),
}  # fmt: skip


WHOLE = (
    "test_corpus_modules.py", "test_pack_corpus.py", "test_liveness_corpus.py",
    "test_simt_corpus.py", "test_verify_faults.py", "test_verify_fuzz.py",
    "test_corpus_verdicts.py", "test_joins_sample.py",
)  # fmt: skip
"""Tests of whole corpora: each takes longer than a mutant is given, so they are left out."""


def files(area: Area) -> list[str]:
    """The files of an area, relative to the checkout."""
    found = {str(path.relative_to(ROOT)) for pattern in area.code for path in ROOT.glob(pattern)}
    return sorted(name for name in found if not name.endswith("__init__.py"))


def test_files(area: Area) -> list[Path]:
    """The files of an area's tests, without those of whole corpora."""
    found = [ROOT / test for test in area.tests]
    every = {file for path in found for file in ([path] if path.is_file() else _tests_below(path))}
    return sorted(file for file in every if file.name not in WHOLE)


def _tests_below(folder: Path) -> list[Path]:
    """The files of tests below a folder; one of cases counts as one file, which takes one run to learn from."""
    return [folder] if folder.parent == CASES else list(folder.rglob("test_*.py"))


# --- which test executes which line --------------------------------------------------------------------------------


class _Contexts:
    """A pytest plugin: tells coverage which test is running, and notes how much processor time it took."""

    def __init__(self, coverage: Any, most: float) -> None:
        self._coverage, self._most = coverage, most
        self._first = self._began = _processor_seconds()
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Every test first with its first parameters: all have had a turn then before the time of the file is up."""
        turns: Counter[str] = Counter()

        def turn(item: Any) -> int:
            turns[name := item.nodeid.partition("[")[0]] += 1
            return turns[name]

        items.sort(key=turn)

    def pytest_runtest_protocol(self, item: Any) -> bool | None:
        """Ends the run of a file that takes long; what has run is enough to notice slips by."""
        return True if _processor_seconds() - self._first > self._most else None

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._coverage.switch_context(nodeid)
        self._began = _processor_seconds()

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            self.seconds[report.nodeid] = _processor_seconds() - self._began
        elif report.failed:
            self.failed.append(report.nodeid)


def _processor_seconds() -> float:
    """Of this process and of those that it started."""
    return sum(os.times()[:4])


def executed(area: str, most: float, only: list[str]) -> dict[str, Any]:
    """``{"seconds": by test, "lines": {file: {line: [tests]}}}`` of an area's tests, for the files of all areas.

    What a file of tests executes is kept until it changes, or the code, or what it shares with those beside it.

    Args:
        area: by its name.
        most: seconds of processor time that the tests of one file are run for; the rest of them is left out.
        only: names of files; the area's other tests are left out. Empty: none is.
    """
    names = sorted({name for each in AREAS.values() for name in files(each)})
    code = b"".join((ROOT / name).read_bytes() for name in names)
    BUILD.mkdir(parents=True, exist_ok=True)
    records: dict[str, Path] = {}
    for test in test_files(AREAS[area]):
        if only and test.name not in only:
            continue
        shared = [path for path in test.parent.glob("*.*") if not path.name.startswith("test_")]
        read = sorted([*shared, *(test.iterdir() if test.is_dir() else test.parent.glob(f"{test.stem}.*"))])
        state = str(most).encode() + code + b"".join(path.read_bytes() for path in read)
        records[str(test.relative_to(ROOT))] = (
            BUILD / f"{test.stem}.{hashlib.sha256(state).hexdigest()[:16]}.json"
        )
    if not all(record.exists() for record in records.values()):
        in_child(partial(_learn, names, records, most), seconds=6 * 3600)
    known: dict[str, Any] = {"seconds": {}, "lines": {name: {} for name in names}}
    for file, record in records.items():
        if not record.exists():
            raise SystemExit(f"these tests do not run: {file}")
        one = json.loads(record.read_text())
        for failed in one["failed"]:
            print(f"left out, it fails on the unchanged code: {failed}", flush=True)
        known["seconds"] |= one["seconds"]
        for name, lines in one["lines"].items():
            for line, executing in lines.items():
                known["lines"][name].setdefault(line, []).extend(executing)
    return known


def _learn(names: list[str], records: dict[str, Path], most: float) -> int:
    """Makes the records that are missing, each in a process that has imported the code."""
    for name in names:
        importlib.import_module(name.removesuffix(".py").replace("/", "."))
    missing = {file: record for file, record in records.items() if not record.exists()}
    return sum(in_child(partial(_record, names, *each, most), seconds=3600) != 0 for each in missing.items())


def _record(names: list[str], file: str, record: Path, most: float) -> int:
    import coverage
    import pytest

    watch = coverage.Coverage(data_file=None, include=[str(ROOT / name) for name in names])
    folder = ROOT / file
    files = max(1, len(list(folder.iterdir())) // _CASES_OF_A_FILE) if folder.is_dir() else 1
    contexts = _Contexts(watch, most * files)
    watch.start()
    code = int(pytest.main([*QUIET, "-m", "not slow", file], plugins=[contexts]))
    watch.stop()
    if code not in (0, _SOME_FAILED, _NO_TESTS):
        return code
    data = watch.get_data()
    lines = {
        name: {
            str(line): mine
            for line, tests in data.contexts_by_lineno(str(ROOT / name)).items()
            if (mine := _kept({test: contexts.seconds[test] for test in tests if test in contexts.seconds}))
        }
        for name in names
    }
    record.write_text(json.dumps({"seconds": contexts.seconds, "lines": lines, "failed": contexts.failed}))
    return 0


def _kept(seconds: dict[str, float]) -> list[str]:
    """The tests that are kept of those that execute a line, by the seconds of each: some of every function."""
    turns: Counter[str] = Counter()
    turn = {}
    for test in sorted(seconds, key=lambda test: seconds[test]):
        turns[name := test.partition("[")[0]] += 1
        turn[test] = turns[name]
    kept = sorted(seconds, key=lambda test: (turn[test], seconds[test]))[:_MOST_TESTS]
    return sorted(kept, key=lambda test: seconds[test])


def witnesses(
    mutant: Mutant, source: str, lines: dict[str, list[str]], seconds: dict[str, float], budget: float
) -> list[str]:
    """The tests to run: those that execute the mutated line, the quickest first, as long as the budget lasts.

    Lines that an import executes (tables, constants, defaults) have no tests of their own, but the one that happened to
    import the file first; then it is those of the file.
    """
    last = mutant.line + source.count("\n", mutant.start, mutant.stop)
    tests = {test for line in range(mutant.line, last + 1) for test in lines.get(str(line), ())}
    if not tests or not _is_in_function(source, mutant.line):
        tests = {test for found in lines.values() for test in found}
    chosen, spent = [], 0.0
    for test in sorted(tests, key=lambda name: seconds.get(name, 9.0)):
        spent += seconds.get(test, 9.0)
        if spent > budget and chosen:
            break
        chosen.append(test)
    return chosen


def _is_in_function(source: str, line: int) -> bool:
    return any(
        isinstance(node, ast.FunctionDef) and node.body[0].lineno <= line <= (node.end_lineno or 0)
        for node in ast.walk(ast.parse(source))
    )


# --- running ---------------------------------------------------------------------------------------------------------


def overlay(folder: Path) -> None:
    """A copy of the package, beside links to all that its tests read."""
    shutil.copytree(ROOT / "ldsopt", folder / "ldsopt")
    for path in ROOT.iterdir():
        if path.name not in {"ldsopt", "build", ".git", ".venv"}:
            (folder / path.name).symlink_to(path)


def warm_up() -> None:
    """Imports what every run needs, once, before the forks."""
    import hypothesis  # noqa: F401
    import llvmlite.binding  # noqa: F401
    import networkx  # noqa: F401
    import numpy as np  # noqa: F401
    import pytest  # noqa: F401


def judged(
    area: str, chosen: list[tuple[str, Mutant]], given: argparse.Namespace
) -> Iterator[tuple[str, Mutant, str]]:
    """The verdict on each mutant of an area: noticed, survived, untested, or equivalent (these are not run)."""
    known, reasons = executed(area, given.learn, given.tests), excused()
    trials: list[tuple[Mutant, Trial]] = []
    for name, mutant in chosen:
        source = (ROOT / name).read_text()
        tests = witnesses(mutant, source, known["lines"][name], known["seconds"], given.budget)
        if (name, slip(mutant)) in reasons:
            yield name, mutant, "equivalent"
        elif not tests:
            yield name, mutant, "untested"
        else:
            seconds = sum(known["seconds"].get(test, 0.0) for test in tests)
            trials.append((mutant, Trial(name, mutant.apply(source), tests, seconds)))
    needed = sorted({test.partition("::")[0] for _, trial in trials for test in trial.tests})
    with tempfile.TemporaryDirectory(prefix="mutation") as folder:
        ahead, anew = Path(folder, "quick"), Path(folder, "anew")  # the quick way runs ahead
        overlay(ahead)
        overlay(anew)
        quick = noticed(ahead, needed, [trial for _, trial in trials])
        for (mutant, trial), found in zip(trials, quick, strict=True):
            verdict = "noticed" if found or not survives_anew(anew, trial) else "survived"
            yield trial.name, mutant, verdict


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
    parser.add_argument("--file", action="append", default=[], help="only FILE or FILE:LINE; may be repeated")
    parser.add_argument("--count", type=int, default=0, help="how many, chosen by the seed (default: all)")
    parser.add_argument("--each", type=int, default=0, help="how many of each area, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for a mutant")
    parser.add_argument("--tests", action="append", default=[], help="only test_NAME.py; may be repeated")
    parser.add_argument("--learn", type=float, default=20.0, help="seconds of a file's tests to learn from")
    parser.add_argument("--least", type=float, default=0.0, help="percent that must be noticed")
    given = parser.parse_args()
    warm_up()
    pool: list[tuple[str, str, Mutant]] = []
    for area in given.area or AREAS:
        for name in files(AREAS[area]):
            lines = {line for file, _, line in (one.partition(":") for one in given.file) if file == name}
            if lines or not given.file:
                found = mutants((ROOT / name).read_text())
                pool += [(area, name, m) for m in found if not lines - {""} or str(m.line) in lines]
    pool = list({(name, mutant): (area, name, mutant) for area, name, mutant in pool}.values())
    if given.each:
        by_area: dict[str, list[tuple[str, str, Mutant]]] = {}
        for item in pool:
            by_area.setdefault(item[0], []).append(item)
        pool = [
            item
            for area, its in by_area.items()
            for item in random.Random(f"{given.seed} {area}").sample(its, min(given.each, len(its)))
        ]
    if given.count:
        pool = random.Random(given.seed).sample(pool, min(given.count, len(pool)))
    counted: Counter[str] = Counter()
    for area in dict.fromkeys(area for area, _, _ in pool):
        chosen = [(name, mutant) for at, name, mutant in pool if at == area]
        of_area: Counter[str] = Counter()
        try:
            for name, mutant, verdict in judged(area, chosen, given):
                of_area[verdict] += 1
                if verdict in ("survived", "untested"):
                    print(f"{verdict}: {name}:{mutant}", flush=True)
        except KeyboardInterrupt:
            print(f"{area}, ended early: {summary(of_area)}", flush=True)
            return 1
        print(f"{area}: {summary(of_area)}", flush=True)
        counted += of_area
    print(f"all: {summary(counted)}")
    return 1 if rate(counted) < given.least else 0


def rate(counted: Counter[str]) -> float:
    """The percentage that was noticed of all that are not equivalent."""
    real = sum(counted.values()) - counted["equivalent"]
    return 100 * counted["noticed"] / real if real else 100.0


def summary(counted: Counter[str]) -> str:
    """Counts of verdicts in words."""
    kinds = ", ".join(f"{n} {kind}" for kind, n in sorted(counted.items()))
    return f"{rate(counted):.1f} % noticed of {sum(counted.values()) - counted['equivalent']}; {kinds}"


if __name__ == "__main__":
    raise SystemExit(main())
