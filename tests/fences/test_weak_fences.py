"""Fences of LDS alone that global memory is exchanged by: a finding of `check`."""

import pytest
from planted_narrowings import fence_lines, narrowed, planted

from ldsopt import Finding, Module, Rule, Verdict, check


def findings(module: Module) -> list[Finding]:
    return [one for one in check(module).findings if one.rule is Rule.WEAK_FENCE]


def found(module: Module) -> list[bool]:
    """Of each pair that is found, whether it is sure."""
    return [one.verdict is Verdict.DEFINITE for one in findings(module)]


@pytest.mark.parametrize("case", planted()[2::12], ids=str)
def test_a_barrier_whose_fences_were_both_narrowed_wrongly_is_found(case: object) -> None:
    """One of the two fences alone may be weak for other reasons; where both are, nothing orders the exchange."""
    exchange = case.exchange  # type: ignore[attr-defined]
    module = exchange.read()
    lines = fence_lines(module, exchange.launch.kernel or "k")
    assert found(narrowed(module, [lines[number] for number in case.fences]))  # type: ignore[attr-defined]
