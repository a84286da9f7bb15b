"""Other waits leave no finding that the code as it came has not, and kernels that are alike are judged once."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ldsopt import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.judging import is_worse

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
sys.path.append(str(Path(__file__).parents[1] / "check"))
from scale import FAMILIES, dynamic
from test_scale import counted

from ldsopt import ExactWaits, exact_waits, parse

COPY, READ, OTHER = (
    FindingPlace(None, "", line, text) for line, text in ((4, "buffer_load"), (9, "ds_read"), (12, "ds_read"))
)
FOUND = Finding(Rule.MISSING_WAIT, Verdict.UNPROVEN, "k", COPY, READ, "vmcnt", executions=(0, 1))
AT_END = Finding(Rule.AT_RETURN, Verdict.UNPROVEN, "k", COPY)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), (FOUND,)),
        ((FOUND,), (FOUND, AT_END)),
        ((FOUND,), (replace(FOUND, used=OTHER),)),
        ((FOUND,), (replace(FOUND, counter="lgkmcnt"),)),
        ((FOUND,), (replace(FOUND, verdict=Verdict.DEFINITE),)),
        ((FOUND,), (replace(FOUND, executions=(0, 1, 2)),)),
        ((replace(FOUND, executions=(1,)),), (replace(FOUND, executions=(0,)),)),
    ],
    ids=[
        "any",
        "one more",
        "another access",
        "another counter",
        "surer",
        "more executions",
        "other executions",
    ],
)
def test_code_is_worse_by(before: tuple[Finding, ...], after: tuple[Finding, ...]) -> None:
    assert is_worse(before, after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), ()),
        ((FOUND, AT_END), (FOUND, AT_END)),
        ((FOUND,), ()),
        ((replace(FOUND, verdict=Verdict.DEFINITE),), (FOUND,)),
        ((replace(FOUND, verdict=Verdict.DEFINITE),), (replace(FOUND, verdict=Verdict.DEFINITE),)),
        ((FOUND,), (replace(FOUND, executions=(1,)),)),
        ((replace(FOUND, rule=Rule.LOST_FENCE_WAIT),), (replace(FOUND, rule=Rule.BARE_BARRIER),)),
    ],
    ids=[
        "nothing",
        "the same",
        "one less",
        "less sure",
        "as sure",
        "fewer executions",
        "the other name of its rule",
    ],
)
def test_code_is_not_worse_by(before: tuple[Finding, ...], after: tuple[Finding, ...]) -> None:
    assert not is_worse(before, after)


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
