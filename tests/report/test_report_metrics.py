"""Metrics read what the measurement says, and nothing where it says nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_samples import function, waits

from ldsopt import UsageError
from ldsopt.compare.histogram import histogram
from ldsopt.compare.metrics import METRICS, Better, require_metrics, values
from ldsopt.isa.measurement import Wait


@pytest.mark.parametrize(
    ("spec", "metric", "expected"),
    [
        ("vmcnt(0)*2 lgkmcnt(0)", "waits", 3),
        ("vmcnt(0)+lgkmcnt(0)", "waits", 1),
        ("vmcnt(0)+lgkmcnt(0)", "vmcnt", 1),
        ("vmcnt(0)+lgkmcnt(0)", "lgkmcnt0", 1),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "waits_in_loops", 3),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "vmcnt0", 3),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "vmcnt0_in_loops", 2),
        ("loadcnt(0)@1 dscnt(0)@2 dscnt(1)@1", "dscnt0_in_loops", 1),
        ("vmcnt(0)@?", "waits", 1),
        ("vmcnt(0)@?", "waits_in_loops", None),
        ("vmcnt(0)@?", "wait_weight", None),
        ("vmcnt(3)@? vmcnt(0)@1", "vmcnt0_in_loops", 1),
        ("", "waits_in_loops", 0),
        (None, "waits", None),
        (None, "vmcnt0", None),
        ("vmcnt(0)@1", "wait_weight", 10),
        ("vmcnt(1)@1", "wait_weight", 5),
        ("vmcnt(0) vmcnt(0)@2", "wait_weight", 101),
        ("va_vdst(0)@1 dscnt(0)", "wait_weight", 1),
        ("va_vdst(0)@1 va_vdst(0)+dscnt(0)", "alu_waits", 1),
    ],
)
def test_metric_of_waits(spec: str | None, metric: str, expected: float | None) -> None:
    assert METRICS[metric].value(function(spec=spec)) == expected


def test_spills_are_unknown_when_either_kind_is() -> None:
    assert METRICS["spills"].value(function(vgpr_spills=3, sgpr_spills=2)) == 5
    assert METRICS["spills"].value(function(vgpr_spills=3, sgpr_spills=None)) is None


def test_counters_that_do_not_occur_are_left_out() -> None:
    found = values(function(spec="vmcnt(4)"))
    assert found["vmcnt"] == 1
    assert "vmcnt0" not in found
    assert "loadcnt" not in found
    assert found["spills"] == 0, "only sparse metrics hide their zero"


def test_unknown_waits_are_unknown_and_not_left_out() -> None:
    assert values(function(spec=None))["vmcnt"] is None


def test_more_occupancy_is_better() -> None:
    assert METRICS["occupancy"].better is Better.MORE


@given(n=st.integers(0, 62), depth=st.integers(0, 5), counter=st.sampled_from(["vmcnt", "dscnt"]))
def test_weight_falls_when_a_wait_relaxes_leaves_a_loop_or_goes(n: int, depth: int, counter: str) -> None:
    def weight(*found: Wait) -> float:
        value = METRICS["wait_weight"].value(function(waits=found))
        assert value is not None
        return value

    wait = Wait("s_waitcnt", ((counter, n),), depth + 1, 1)
    assert weight(wait) > weight(Wait("s_waitcnt", ((counter, n + 1),), depth + 1, 1))
    assert weight(wait) > weight(Wait("s_waitcnt", ((counter, n),), depth, 1))
    assert weight(wait, wait) > weight(wait)


def test_histogram_sorts_by_counter_and_n_and_splits_by_depth() -> None:
    found = histogram(waits("lgkmcnt(0) vmcnt(4)@1*2 vmcnt(4)@? vmcnt(0)@2 newcnt(1)"))
    assert [(e.counter, e.n, e.count, e.in_loops) for e in found] == [
        ("vmcnt", 0, 1, 1),
        ("vmcnt", 4, 3, None),
        ("lgkmcnt", 0, 1, 0),
        ("newcnt", 1, 1, 0),
    ]
    assert found[1].by_depth == ((1, 2), (None, 1))


def test_unknown_metric_names_the_nearest() -> None:
    assert require_metrics(["vmcnt0", "waits"]) == ("vmcnt0", "waits")
    with pytest.raises(UsageError, match=r"--metric: no metric 'vmcn0'; did you mean 'vmcnt0'\?"):
        require_metrics(["vmcn0"])
