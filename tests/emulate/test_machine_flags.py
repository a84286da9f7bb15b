"""Waves that tell each other by a word of LDS what they have done there."""

from __future__ import annotations

import pytest
from machine_kernels import HEAD_9, kinds, run

from ldsopt import ALL_SCHEDULES, Schedule

SPIN = """.Lspin:
	ds_read_b32 v3, v2 offset:512
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_cbranch_vccz .Lspin"""
CONSUME = f"""{SPIN}
	ds_read_b32 v5, v6
	s_waitcnt lgkmcnt(0)"""
PRODUCE = """	ds_write_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	ds_write_b32 v2, v4 offset:512"""


def handed_over(
    produce: str = PRODUCE, consume: str = CONSUME, schedule: Schedule = ALL_SCHEDULES[0]
) -> list[str]:
    """Wave 0 clears the flag, fills words and sets the flag; wave 1 spins on it and reads the words."""
    body = f"""{HEAD_9}
	v_mov_b32_e32 v2, 0
	v_and_b32_e32 v6, 63, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshrrev_b32_e32 v7, 6, v0
	v_readfirstlane_b32 s8, v7
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lbarrier
	ds_write_b32 v2, v2 offset:512
	s_waitcnt lgkmcnt(0)
.Lbarrier:
	s_barrier
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lconsume
{produce}
	s_endpgm
.Lconsume:
{consume}
	global_store_dword v1, v5, s[6:7]
	s_waitcnt vmcnt(0)"""
    result = run(body, block=128, schedule=schedule)
    if not result.findings:
        assert result.outputs["b"][64:128].tolist() == list(range(0, 256, 4))
    return sorted(set(kinds(result)))


@pytest.mark.parametrize("schedule", ALL_SCHEDULES, ids=str)
def test_what_a_flag_tells_of_is_no_race(schedule: Schedule) -> None:
    assert handed_over(schedule=schedule) == []


def test_an_address_that_is_made_anew_in_each_iteration_is_the_same() -> None:
    consume = CONSUME.replace(".Lspin:\n", ".Lspin:\n\tv_mov_b32_e32 v2, 0\n")
    assert handed_over(consume=consume) == []


def test_the_data_race_where_the_flag_is_set_too_early() -> None:
    early = """	v_mov_b32_e32 v4, 1
	ds_write_b32 v2, v4 offset:512
	ds_write_b32 v6, v6
	s_waitcnt lgkmcnt(0)"""
    assert any("race" in handed_over(early, schedule=schedule) for schedule in ALL_SCHEDULES)


def test_the_data_race_where_they_are_read_ahead_of_the_flag() -> None:
    ahead = f"\tds_read_b32 v5, v6\n{SPIN}"
    assert any("race" in handed_over(consume=ahead, schedule=schedule) for schedule in ALL_SCHEDULES)


def test_a_word_that_is_read_once_is_no_flag() -> None:
    once = CONSUME.replace("\ts_cbranch_vccz .Lspin", "")
    assert "race" in handed_over(consume=once)


def test_reads_at_changing_addresses_are_no_flags() -> None:
    """The loop walks over words: none of them tells anything."""
    walk = """	v_mov_b32_e32 v5, 0
.Lspin:
	ds_read_b32 v3, v2
	v_add_u32_e32 v2, 4, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, v5, v3
	v_cmp_eq_u32_e32 vcc, 64, v2
	s_cbranch_vccz .Lspin"""
    assert "race" in handed_over(consume=walk)


def test_reads_in_a_loop_that_stores_are_no_flags() -> None:
    storing = CONSUME.replace("\tv_cmp", "\tglobal_store_dword v1, v3, s[6:7]\n\tv_cmp")
    assert "race" in handed_over(consume=storing)
