"""Other waits may leave no finding that the code as it came has not: no new one, none surer, none of more executions."""

from dataclasses import replace

import pytest

from ldsopt import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.judging import is_worse

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
