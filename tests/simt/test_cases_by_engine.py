"""Each case of `simulate` holds with every engine, and all engines find the same."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from lane_kernels import ENGINES, engine

from ldsopt import Launch, Module
from ldsopt.simt import preparation
from ldsopt.simt import simulate as simulation

sys.path.append(str(Path(__file__).parents[1] / "cases"))

from run_lines import ENVIRONMENT, execute

NAMES = (
    "address_differences", "aggregates", "atomics", "buffers", "calls", "checks", "claimed_alignment",
    "clocks", "copies", "findings", "flags", "global_order", "lanes_that_part", "masked_accesses", "memory", "moves_in_groups",
    "reconvergence", "split_barriers", "stack_slots", "values_in_memory", "vectors_and_structs",
)  # fmt: skip
SHORT = {"buffers", "claimed_alignment"}
"""Cases of kernels that have ended before machine code takes over soon."""
CASES = Path(__file__).parents[1] / "cases" / "simulate"


def results_of(case: Path, place: Path, name: str) -> list[simulation.SimulationResult]:
    """Runs a case with one of `ENGINES`, of which it names none; what comes of each kernel."""
    given: list[simulation.SimulationResult] = []
    made: list[bool] = []
    stock, stock_prepare = simulation.run, preparation.prepare

    with engine(name, made) as backend:

        def run(*arguments: Any, **options: Any) -> simulation.SimulationResult:
            given.append(stock(*arguments, **options))
            return given[-1]

        def prepare(module: Module, launch: Launch, **_: Any) -> preparation.PreparedLaunch:
            return stock_prepare(module, launch, backend=backend)

        with mock.patch.object(simulation, "run", run), mock.patch.object(preparation, "prepare", prepare):
            execute(case, place)
    assert all(made)  # of every function there can be machine code
    assert bool(made) == (backend == "compiled")
    return given


@pytest.mark.parametrize("name", NAMES)
def test_a_case_holds_and_all_find_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("filecheck")
    for variable, value in ENVIRONMENT.items():
        monkeypatch.setenv(variable, value)
    first, *others = (
        results_of(CASES / f"{name}.ll", tmp_path, engine)
        for engine in ENGINES
        if name not in SHORT or engine != "machine code soon"
    )
    assert first
    for results in others:
        for one, other in zip(first, results, strict=True):
            assert {name: array.tobytes() for name, array in one.outputs.items()} == {
                name: array.tobytes() for name, array in other.outputs.items()
            }
            assert replace(one, outputs={}) == replace(other, outputs={})
