"""R10 against the compiler: a sample of small kernels in any control flow, annotated by rules alone, loses no wait."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
import joins

from ldsopt.transforms.annotate import joins as rule


def test_no_wait_is_lost() -> None:
    lost, tagged, untagged = joins.lost_in(list(joins.sample(30, seed=11)))
    assert lost == []
    assert tagged
    assert untagged


def test_without_the_rule_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule.Joins, "uninformed", lambda *_: rule.Uninformed())
    assert joins.lost_in(list(joins.sample(30, seed=11)))[0]
