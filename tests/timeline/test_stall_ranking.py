"""The ranking of where waves stand still, and what is said of how far it can be relied on."""

from typing import Any

import pytest
from streams_of_text import code, streams

from ldsopt import Launch, TimelineOptions, UsageError, estimate_timeline, parse
from ldsopt.timeline.compute_unit import StallCause
from ldsopt.timeline.figures import Cost, Grounds
from ldsopt.timeline.ranking import RANGE, TimelineEstimate, rank_stalls

MEMORY_AND_LDS = """
  global_load_dword v1, v[2:3], off
  s_waitcnt vmcnt(0)
  ds_read_b32 v4, v5
  s_waitcnt lgkmcnt(0)
"""


def ranked(*texts: str, latency: tuple[int, int] = (300, 800), on: str = "gfx942") -> TimelineEstimate:
    return rank_stalls(streams(*map(code, texts), on=on), memory_latency=latency)


def test_rows_are_ranked_by_the_cycles_at_both_ends() -> None:
    rows = ranked(MEMORY_AND_LDS).rows
    assert [(row.instruction.line, row.cause) for row in rows] == [
        (2, StallCause.MEMORY),
        (4, StallCause.LDS),
    ]
    assert (rows[0].low, rows[0].high) == (300, 800)
    assert rows[1].low == rows[1].high


def test_an_order_that_the_range_does_not_change_is_called_stable() -> None:
    assert ranked(MEMORY_AND_LDS).stable_rows == 2


def test_an_order_that_depends_on_the_range_is_not() -> None:
    found = ranked(MEMORY_AND_LDS, latency=(20, 800))
    assert [(row.rank_low, row.rank_high) for row in found.rows] == [(2, 1), (1, 2)]
    assert found.stable_rows == 0


def test_a_row_names_what_it_waits_for_most_first() -> None:
    text = """
      ds_read_b32 v4, v5
      s_waitcnt lgkmcnt(0)
      ds_read_b128 v[4:7], v9
    """
    loop = code(text)
    found = rank_stalls(streams(loop + loop[2:] + loop[1:2]), memory_latency=(300, 300))
    (row,) = [row for row in found.rows if row.cause is StallCause.LDS]
    assert [one.instruction.line for one in row.blockers] == [3, 1]
    assert row.executed == 2
    assert row.low == sum(one.low for one in row.blockers)


def test_a_barrier_names_the_wave_that_came_last() -> None:
    found = ranked("s_barrier", "s_sleep 3; s_barrier")
    (row,) = [row for row in found.rows if row.cause is StallCause.BARRIER]
    assert (row.slowest, row.is_wait) == (1, True)
    assert [one.instruction.mnemonic for one in row.blockers] == ["s_sleep"]
    assert row.blockers[0].low <= row.low


def test_what_the_estimate_rests_on_adds_up_to_all_that_waves_stand_still() -> None:
    found = ranked(MEMORY_AND_LDS, "v_add_f32 v0, v1, v2; v_add_f32 v1, v0, v2")
    for run in (found.low, found.high):
        assert sum(found.basis(run).values()) == sum(stall.cycles for stall in run.stalls)
    assert found.basis(found.high)[RANGE] == 800
    assert found.basis(found.low)[Grounds.ASSUMED.value]  # a result of arithmetic is unmeasured on gfx942


def test_figures_that_nobody_has_published_are_named_if_they_were_used() -> None:
    assert Cost.VALU_RESULT in ranked("v_add_f32 v0, v1, v2").unmeasured()
    assert Cost.VALU_RESULT not in ranked("v_add_f32 v0, v1, v2", on="gfx950").unmeasured()
    assert Cost.VALU_RESULT not in ranked("s_nop 0").unmeasured()


def test_a_scalar_load_takes_the_scalar_cache_at_least_and_memory_at_most() -> None:
    found = ranked("s_load_dword s0, s[2:3], 0x0; s_waitcnt lgkmcnt(0)")
    assert (found.rows[0].low, found.rows[0].high) == (44, 796)


def test_without_a_range_that_of_the_architecture_is_taken() -> None:
    found = rank_stalls(streams(code("s_nop 0")))
    assert (found.low.memory_latency, found.high.memory_latency) == (288, 900)
    assert "mt4g" in found.memory_source


def test_conflicts_are_known_only_if_every_lds_access_has_its_cycles() -> None:
    assert not ranked(MEMORY_AND_LDS).known_conflicts
    assert rank_stalls(streams(code(MEMORY_AND_LDS, bank_cycles=2))).known_conflicts


@pytest.mark.parametrize("text", ["", "fast", "0:5", "9:5", "1:", "5:1000000", "-1:5"])
def test_a_range_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="two numbers of cycles are needed"):
        estimated(memory_latency=text)


KERNEL = """target triple = "amdgcn-amd-amdhsa"
@tile = external addrspace(3) global [0 x i32]
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  %v = load i32, ptr addrspace(1) %p
  call void asm sideeffect "", "~{v150}"()
  store i32 %v, ptr addrspace(3) @tile
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
"""
"""Its workgroups have four waves, and by its vector registers a compute unit has room for three of them."""


def estimated(*, is_chosen: bool = False, **options: Any) -> int:
    """The workgroups on the compute unit, in an estimate."""
    launch = Launch(block=(256,), arguments=["i32[4]=ones"], dynamic_lds=4)
    found = estimate_timeline(parse(KERNEL), launch, TimelineOptions(**options), is_chosen=is_chosen)
    return found.estimate.workgroups


@pytest.mark.parametrize("is_chosen", [False, True], ids=["known room", "unknown room"])
def test_one_workgroup_unless_more_are_asked_for(is_chosen: bool) -> None:
    assert estimated(is_chosen=is_chosen) == 1
    assert estimated(is_chosen=is_chosen, waves=8) == 2


def test_a_full_compute_unit_has_all_that_have_room() -> None:
    assert estimated(full=True) == 3


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"waves": 6}, "--waves 6: a workgroup has 4"),
        ({"waves": 36}, "--waves 36: a compute unit holds 32 at most"),
        ({"waves": 16}, "--waves 16: of this kernel 12 run side by side at most, by its vector"),
        ({"waves": 8, "full": True}, "--full and --waves both say"),
        (
            {"full": True, "is_chosen": True},
            "--full: the occupancy is unknown, since the size of dynamic LDS is not given",
        ),
    ],
)
def test_numbers_of_waves_that_make_no_sense_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(UsageError, match=why):
        estimated(**options)
