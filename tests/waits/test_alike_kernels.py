"""Kernels that are alike are judged once as they came; each has its own waits, and its own lines in what is found."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale import FAMILIES, dynamic

from ldsopt import ExactWaits, exact_waits, parse
from ldsopt.checker import ir_facts
from ldsopt.checker.judging import JudgedFunction, Judging
from ldsopt.checker.twins import Twin, twins_of

ALIKE = dynamic(900, loops=5)
APART = FAMILIES["kernels"].text(3)


def judged(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[ExactWaits, list[str]]:
    """The module with exact waits, and the functions that were judged as they came."""
    names: list[str] = []
    function = Judging.function

    def counted(judging: Judging, alone: object, *given: object, **named: object) -> JudgedFunction:
        if "explain" not in named:  # without paths it is judged with other waits
            names.append(alone.name)  # type: ignore[attr-defined]
        return function(judging, alone, *given, **named)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Judging, "function", counted)
        return exact_waits(parse(text)), names


def outcome(found: ExactWaits) -> tuple[object, ...]:
    """All that is told of a module."""
    changes = [(kernel.name, kernel.why_stays, kernel.changes) for kernel in found.kernels]
    findings = [(one, tuple(one.path)) for one in (*found.check.findings, *found.findings)]
    return found.text, found.check.functions, changes, findings


def by_itself(_: Judging, __: Mapping[str, JudgedFunction], ___: str) -> None:
    """No function is like another one."""


@pytest.mark.parametrize(("text", "are_alike"), [(ALIKE, True), (APART, False)])
def test_what_is_told_is_that_of_each_judged_by_itself(
    text: str, are_alike: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, names = judged(text, monkeypatch)
    kernels = [kernel.name for kernel in found.kernels]
    assert len(kernels) > 2
    assert names == (kernels[:1] if are_alike else kernels)
    with monkeypatch.context() as patched:
        patched.setattr(Judging, "like_one_of", by_itself)
        alone, each = judged(text, patched)
    assert each == kernels
    assert outcome(found) == outcome(alone)


def test_a_kernel_that_is_not_alike_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is kept for the wrong kernel is told apart from its own: by its lines, or by its counts."""
    right = outcome(exact_waits(parse(ALIKE)))

    def stale(*given: object) -> Mapping[str, Twin]:
        found = twins_of(*given)  # type: ignore[arg-type]
        return {name: replace(twin, code_distance=twin.code_distance + 1) for name, twin in found.items()}

    monkeypatch.setattr(ir_facts, "twins_of", stale)
    assert outcome(exact_waits(parse(ALIKE))) != right
