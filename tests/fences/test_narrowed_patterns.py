"""The corpus' kernels of common patterns: narrowed under assumptions that their launches keep, they are right as ever."""

import pytest
from planted_narrowings import ROOT

from ldsopt import Schedule, narrow_fences, parse, read, simulate

CASES = {
    "block_patterns": ("reduce", "scan", "sum_rows", "transpose", "histogram", "multiply", "smooth", "total"),
    "group_patterns": ("dot_parts", "sort_keys", "blur", "relax"),
}
KEPT = {"smooth": 4, "total": 6, "relax": 4}
"""Fences that stay: waves exchange global memory by them, or other workgroups rely on them."""


@pytest.mark.parametrize("schedule", [Schedule(), Schedule("reversed")], ids=str)
@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in CASES.items() for name in names]
)
def test_a_narrowed_pattern_matches_numpy_and_races_nowhere(
    module: str, name: str, schedule: Schedule
) -> None:
    import pattern_launches

    case = getattr(pattern_launches, name)()
    given = read(ROOT / "corpus" / "ir" / "clang-22" / f"{module}.gfx1100.ll")
    narrowed = narrow_fences(given, assume=["arguments-do-not-alias", "unread-dimensions-are-one"])
    kernel = next(k for k in narrowed.details.functions if k.name == case.launch.kernel)
    assert len(kernel.sites) - kernel.made == KEPT.get(name, 0)
    result = simulate(parse(narrowed.text, mcpu="gfx1100"), case.launch, schedule)
    assert result.completed
    case.check(result.outputs)
    assert [str(finding) for finding in result.findings] == []
