"""Kernels that are alike are judged once as they came; each has its own waits, and its own lines in what is found."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
sys.path.append(str(Path(__file__).parents[1] / "check"))
from scale import FAMILIES, dynamic
from test_scale import counted

from ldsopt import ExactWaits, exact_waits, parse

ALIKE = dynamic(900, loops=5)
APART = FAMILIES["kernels"].text(3)


def outcome(found: ExactWaits) -> tuple[object, ...]:
    """All that is told of a module."""
    changes = [(kernel.name, kernel.why_stays, kernel.changes) for kernel in found.kernels]
    findings = [(one, tuple(one.path)) for one in (*found.check.findings, *found.findings)]
    code = found.text.rpartition(".end_amdhsa_kernel")[0]
    return code, found.check.functions, changes, findings


@pytest.mark.parametrize(("text", "are_alike"), [(ALIKE, True), (APART, False)])
def test_what_is_told_is_that_of_each_judged_by_itself(text: str, are_alike: bool) -> None:
    """A kernel that something refers to is like none."""
    names = [line.split("@")[1].split("(")[0] for line in text.splitlines() if line.startswith("define")]
    assert len(names) > 2
    found = {}
    for is_alone in (False, True):
        kept = "".join(
            f"@kept{n} = global ptr {f'@{name}' if is_alone else 'null'}\n" for n, name in enumerate(names)
        )
        with counted() as counts:
            waits = exact_waits(parse(f"{text}\n{kept}"))
        found[is_alone] = counts["judging.function"], outcome(waits)
    saved = found[True][0] - found[False][0]
    assert saved == (len(names) - 1 if are_alike else 0)
    assert found[True][1] == found[False][1]
