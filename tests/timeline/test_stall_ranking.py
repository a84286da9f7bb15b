"""The ranking of where waves stand still, and what is said of how far it can be relied on."""

from streams_of_text import code, streams

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
