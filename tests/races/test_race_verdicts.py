"""What `check` says of races between waves, kernel by kernel: races are executed, and nothing else is called one.

Each ``.hip`` file is the source of the ``.ll`` beside it (clang 22, -O3, gfx942). Workgroups have 256 work-items.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ldsopt
from ldsopt.checker.findings import Check, Rule, Verdict
from ldsopt.checker.promised_options import RaceCheckOptions

FOLDER = Path(__file__).parent
RACES = (
    "no_barrier", "refill_one_barrier", "shared_by_two", "uniform_if_barrier", "wave_regions_overlap", "histogram_plain",
)  # fmt: skip
FREE = (
    "one_barrier", "refill_two_barriers", "double_buffer", "tree_reduce", "wave_regions", "transpose_padded",
    "histogram_atomic", "early_exit", "gemm_tiles",
)  # fmt: skip


def checked(name: str) -> Check:
    return ldsopt.check(ldsopt.parse((FOLDER / f"{name}.gfx942.ll").read_text()), RaceCheckOptions())


@pytest.mark.parametrize("name", RACES)
def test_a_race_is_definite_and_names_the_execution(name: str) -> None:
    found = [one for one in checked(name).findings if one.rule is Rule.WAVE_RACE]
    assert any(one.verdict is Verdict.DEFINITE and "in a launch of" in one.reason for one in found)


@pytest.mark.parametrize("name", FREE)
def test_a_kernel_without_races_is_proved_free(name: str) -> None:
    pytest.importorskip("bitwuzla")
    found = checked(name)
    assert not [one for one in found.findings if one.rule is Rule.WAVE_RACE]
    assert found.races is not None
    (races,) = found.races
    assert races.pairs == races.free > 0
