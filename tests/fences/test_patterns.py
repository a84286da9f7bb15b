"""The corpus' kernels of common patterns: narrowed under assumptions that their launches keep, they are right as ever."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from launch_cases import Case
from pattern_launches import KERNELS
from planted_narrowings import ROOT

from ldsopt.api.fencing import narrow_fences
from ldsopt.ir.read import parse, read
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import simulate

CASES = [(module, builder) for module, builders in KERNELS.items() for builder in builders]
KEPT = {"smooth": 4, "total": 6, "relax": 4}
"""Fences that stay: waves exchange global memory by them, or other workgroups rely on them."""


@pytest.mark.parametrize("schedule", [Schedule(), Schedule("reversed")], ids=str)
@pytest.mark.parametrize(("module", "builder"), CASES, ids=[builder.__name__ for _, builder in CASES])
def test_a_narrowed_pattern_matches_numpy_and_races_nowhere(
    module: str, builder: Callable[[], Case], schedule: Schedule
) -> None:
    case = builder()
    given = read(ROOT / "corpus" / "ir" / "clang-22" / f"{module}.gfx1100.ll")
    narrowed = narrow_fences(given, assume=["arguments-do-not-alias", "unread-dimensions-are-one"])
    kernel = next(k for k in narrowed.narrowing.kernels if k.name == case.launch.kernel)
    assert len(kernel.fences) - kernel.narrowed == KEPT.get(builder.__name__, 0)
    result = simulate(parse(narrowed.text, mcpu="gfx1100"), case.launch, schedule)
    assert result.completed
    case.check(result.outputs)
    assert [str(finding) for finding in result.findings] == []
