"""The programs of `benchmarks/` run: each table over the corpus and each cost, for one module."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
TABLES: list[str] = re.findall(
    r'^@table\("([\w-]+)"', (BENCHMARKS / "corpus.py").read_text(encoding="utf-8"), re.M
)
COSTS: list[str] = re.findall(
    r'^    "([\w-]+)": Cost\(', (BENCHMARKS / "costs.py").read_text(encoding="utf-8"), re.M
)
MODULE = "clang-22/named_tiles.gfx90a"
OPTIONS = {"qualify": ["--compilers", "llvmlite", "llc-22"], "faults": ["--compilers", "llvmlite"]}
OTHER_MODULES = {
    "shuffles": "kernels/wave_kernels.gfx942",
    "pack": "clang-22/static_phases.gfx942",
    "optimize": "clang-22/static_phases.gfx942",
}
QUICK = ("check", "machine", "weaker", "waits", "strategies", "alignment", "annotate", "hazards")
"""Benchmarks that are run with all tests; the others are by `make test-long`."""
BESIDE_LLC = ("annotate-step", "races", "qualify")


def rows_of(*words: str) -> list[str]:
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=BENCHMARKS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith("| ")]


def marked(names: list[str]) -> list[object]:
    """The names as parameters: what is held against llc only where there is one, and what takes long apart."""
    without = pytest.mark.skipif(shutil.which("llc-22") is None, reason="no llc-22")
    long = [pytest.mark.long, pytest.mark.slow]
    return [
        pytest.param(name, marks=[*[without] * (name in BESIDE_LLC), *long * (name not in QUICK)])
        for name in names
    ]


@pytest.mark.parametrize("name", marked(TABLES))
def test_a_table_has_rows(name: str) -> None:
    words = [OTHER_MODULES.get(name, MODULE), *OPTIONS.get(name, ())]
    assert len(rows_of("benchmarks/corpus.py", name, *words)) > 1


@pytest.mark.parametrize("name", marked(COSTS))
def test_a_cost_has_a_row_for_each_module(name: str) -> None:
    _, row, total = rows_of("benchmarks/costs.py", name, MODULE, "--rounds", "1")
    assert row.startswith(f"| {MODULE} | ")
    assert total.startswith("| 1 modules | ")
