"""Reports can say what every assumption says that an analysis may name."""

from __future__ import annotations

import pytest

from ldsopt.analysis.liveness.live_ranges import RANGES_START_FRESH
from ldsopt.assumptions import NAMED_BASES
from ldsopt.report.assumptions import assumptions_json, says
from ldsopt.target.workgroup_size import WORKGROUP_SIZE


@pytest.mark.parametrize(
    "name", [NAMED_BASES, RANGES_START_FRESH, f"{WORKGROUP_SIZE}=256", f"{WORKGROUP_SIZE}=8,8"]
)
def test_every_assumption_has_words(name: str) -> None:
    assert says(name)
    assert assumptions_json([name]) == [{"name": name, "says": says(name)}]
