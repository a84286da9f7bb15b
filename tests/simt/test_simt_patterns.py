"""Every kernel of the two modules of common patterns gives what numpy says, and races nowhere."""

from __future__ import annotations

import pytest
from corpus_launches import CORPUS
from pattern_launches import KERNELS

from ldsopt.ir.read import read
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import simulate

CASES = [(module, builder) for module, builders in KERNELS.items() for builder in builders]


@pytest.mark.parametrize("schedule", [Schedule(), Schedule("reversed")], ids=str)
@pytest.mark.parametrize(("module", "builder"), CASES, ids=[builder.__name__ for _, builder in CASES])
def test_a_pattern_matches_numpy(module: str, builder: object, schedule: Schedule) -> None:
    """Also none of its accesses of global memory races with that of another wave of the workgroup."""
    case = builder()  # type: ignore[operator]
    result = simulate(read(CORPUS / "ir" / "clang-22" / f"{module}.gfx1100.ll"), case.launch, schedule)
    assert result.completed
    case.check(result.outputs)
    assert [str(finding) for finding in result.findings] == []
