"""Paths that ask the same twice and take both answers: no wave takes them, and what only they lead to is no finding."""

from __future__ import annotations

import pytest
from machine_listing import words

COPY = " s_mov_b32 m0, 0\n buffer_load_dword v0, s[4:7], 0 offen lds"
READ = " v_mov_b32_e32 v8, 0\n ds_read_b32 v9, v8"
WAIT = " s_waitcnt vmcnt(0)"


def is_clean(*parts: str, arch: str = "gfx942", directives: str = "") -> bool:
    return not words("\n".join(parts), arch=arch, directives=directives)


def arms(first: str, other: str, head: str = "", mask: str = " s_mov_b64 s[2:3], {}") -> tuple[str, ...]:
    """Two arms as LLVM's structurizer writes them: the one, then the other where a mask says so."""
    return (
        COPY,
        " s_cmp_lt_i32 s8, 1",
        mask.format(-1),
        head,
        " s_cbranch_scc0 .Flow",
        first,
        mask.format(0),
        ".Flow:",
        " s_andn2_b64 vcc, exec, s[2:3]",
        " s_cbranch_vccnz .Join",
        other,
        ".Join:",
        READ,
    )


def test_each_wave_runs_one_of_two_arms() -> None:
    assert is_clean(*arms(WAIT, WAIT))


@pytest.mark.parametrize("waits", [(WAIT, " s_nop 0"), (" s_nop 0", WAIT)])
def test_an_arm_without_a_wait_is_found(waits: tuple[str, str]) -> None:
    assert not is_clean(*arms(*waits))


def test_a_mask_that_is_written_anew_says_nothing() -> None:
    assert not is_clean(*arms(WAIT, WAIT, head=" s_mov_b32 s3, s9"))


def test_a_mask_of_bits_that_differ_says_nothing() -> None:
    assert not is_clean(*arms(WAIT, WAIT, mask=" s_mov_b64 s[2:3], {}\n s_xor_b64 s[2:3], s[2:3], 1"))


def arms_by(test: str, **names: str) -> tuple[str, ...]:
    """The two arms, the second behind another test of the mask."""
    parts = arms(WAIT, WAIT, **names)
    return (*parts[:8], test, *parts[10:])


MASK_OF_LANES = " s_and_b64 s[2:3], s[2:3], exec\n"
FLAG_OF_MASK = MASK_OF_LANES + " s_cselect_b32 s2, 1, 0\n"
TESTS_OF_A_MASK = {
    "a flag that is not 1": FLAG_OF_MASK + " s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
    "a flag that is 1": FLAG_OF_MASK + " s_cmp_eq_u32 s2, 1\n s_cbranch_scc0 .Join",
    "a flag that is 0": FLAG_OF_MASK + " s_cmp_eq_i32 s2, 0\n s_cbranch_scc1 .Join",
    "a flag's bit": FLAG_OF_MASK + " s_bitcmp1_b32 s2, 0\n s_cbranch_scc0 .Join",
    "a flag the other way round": MASK_OF_LANES
    + " s_cselect_b32 s10, 0, 1\n s_cmp_lg_u32 s10, 0\n s_cbranch_scc1 .Join",
    "an inverted flag": FLAG_OF_MASK
    + " s_xor_b32 s2, s2, 1\n s_and_b32 s2, s2, 1\n s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .Join",
    "a copied flag": FLAG_OF_MASK + " s_mov_b32 s11, s2\n s_cmp_lg_u32 s11, 1\n s_cbranch_scc1 .Join",
    "SCC of the lanes of a mask": MASK_OF_LANES + " s_cbranch_scc0 .Join",
    "SCC of the other lanes": " s_andn2_b64 s[10:11], exec, s[2:3]\n s_cbranch_scc1 .Join",
    "SCC of an inverted mask": " s_not_b64 s[2:3], s[2:3]\n s_cbranch_scc1 .Join",
    "a mask that is 0": " s_cmp_eq_u64 s[2:3], 0\n s_cbranch_scc1 .Join",
    "a mask of its own": " s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccz .Join",
}
TESTS_OF_ELSE = {
    "the other way": FLAG_OF_MASK + " s_cmp_eq_u32 s2, 1\n s_cbranch_scc1 .Join",
    "of another register": FLAG_OF_MASK + " s_cmp_lg_u32 s3, 1\n s_cbranch_scc1 .Join",
    "with another number": FLAG_OF_MASK + " s_cmp_lg_u32 s2, 2\n s_cbranch_scc1 .Join",
    "of a flag that is written": FLAG_OF_MASK
    + " s_add_u32 s2, s2, s9\n s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
    "of another bit of it": FLAG_OF_MASK + " s_bitcmp1_b32 s2, 1\n s_cbranch_scc0 .Join",
    "of some other lanes": " s_and_b64 s[2:3], s[2:3], s[12:13]\n s_cselect_b32 s2, 1, 0\n"
    " s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
    "of lanes that may be none": " v_cmp_gt_u32_e32 vcc, s9, v0\n s_and_b64 exec, exec, vcc\n"
    + FLAG_OF_MASK
    + " s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
    "of lanes that come back later": " s_mov_b64 s[12:13], exec\n v_cmp_gt_u32_e32 vcc, s9, v0\n"
    " s_and_b64 exec, exec, vcc\n"
    + FLAG_OF_MASK
    + " s_mov_b64 exec, s[12:13]\n s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
    "past an instruction that writes SCC": MASK_OF_LANES
    + " s_add_u32 s9, s9, 1\n s_cselect_b32 s2, 1, 0\n s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join",
}


@pytest.mark.parametrize("test", TESTS_OF_A_MASK.values(), ids=TESTS_OF_A_MASK)
def test_a_mask_may_be_tested_through_scc_and_a_flag(test: str) -> None:
    assert is_clean(*arms_by(test))


@pytest.mark.parametrize("test", TESTS_OF_ELSE.values(), ids=TESTS_OF_ELSE)
def test_what_is_no_test_of_the_mask_says_nothing(test: str) -> None:
    assert not is_clean(*arms_by(test))


FLAG_TESTS = {
    " s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join": True,
    " s_xor_b32 s2, s2, 1\n s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .Join": True,
    " s_xor_b32 s2, s2, 1\n s_cbranch_scc1 .Join": True,
    " s_xor_b32 s2, s2, 3\n s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .Join": False,
    " s_not_b32 s2, s2\n s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join": False,
    " s_cmp_eq_u32 s2, 1\n s_cbranch_scc1 .Join": False,
}


@pytest.mark.parametrize(("test", "clean"), FLAG_TESTS.items(), ids=FLAG_TESTS)
def test_a_flag_of_one_register_takes_the_place_of_a_mask(test: str, clean: bool) -> None:
    """GlobalISel has conditions that all lanes share as 1 and 0."""
    flags = tuple(
        part.replace("s_mov_b32 s2, -1", "s_mov_b32 s2, 1")
        for part in arms_by(test, mask=" s_mov_b32 s2, {}")
    )
    assert is_clean(*flags) is clean


SAME = {
    "the same comparison": " s_cmp_lt_i32 s8, 1\n s_cbranch_scc1 .Join",
    "its inverse": " s_cmp_ge_i32 s8, 1\n s_cbranch_scc0 .Join",
    "its operands the other way round": " s_cmp_gt_i32 1, s8\n s_cbranch_scc1 .Join",
    "the least number that is greater": " s_cmp_gt_i32 s8, 0\n s_cbranch_scc0 .Join",
    "a short constant": " s_cmpk_lt_i32 s8, 0x1\n s_cbranch_scc1 .Join",
}
OTHER = {
    "of another register": " s_cmp_lt_i32 s9, 1\n s_cbranch_scc1 .Join",
    "with another number": " s_cmp_lt_i32 s8, 2\n s_cbranch_scc1 .Join",
    "without signs": " s_cmp_lt_u32 s8, 2\n s_cbranch_scc1 .Join",
    "with the other answer": " s_cmp_lt_i32 s8, 1\n s_cbranch_scc0 .Join",
    "past an instruction that writes SCC": " s_cmp_lt_i32 s8, 1\n s_add_u32 s9, s9, 1\n s_cbranch_scc1 .Join",
}
ASKED = " s_cmp_lt_i32 s8, 1\n s_cbranch_scc1 .Behind"


def asked_twice(second: str, between: str = "", first: str = ASKED) -> bool:
    return is_clean(first, COPY, ".Behind:", between, second, WAIT, ".Join:", READ)


@pytest.mark.parametrize("second", SAME.values(), ids=SAME)
def test_a_comparison_that_is_asked_again_has_the_same_answer(second: str) -> None:
    assert asked_twice(second)


@pytest.mark.parametrize("second", OTHER.values(), ids=OTHER)
def test_another_comparison_has_an_answer_of_its_own(second: str) -> None:
    assert not asked_twice(second)


def test_a_register_that_was_written_since_has_another_answer() -> None:
    assert not asked_twice(SAME["the same comparison"], between=" s_add_u32 s8, s8, 1")


@pytest.mark.parametrize(("written", "same"), [("s8", False), ("s9", False), ("s10", True)])
def test_of_two_registers_neither_may_be_written(written: str, same: bool) -> None:
    asked = " s_cmp_lt_i32 s8, s9\n s_cbranch_scc1 {}"
    between = f" s_add_u32 {written}, s11, 1"
    assert asked_twice(asked.format(".Join"), between, asked.format(".Behind")) is same


SELECTED = " s_cmp_gt_i32 s8, 0\n s_cselect_b64 s[2:3], -1, 0\n"
BY_MASK = " s_andn2_b64 vcc, exec, s[2:3]\n s_cbranch_vccnz .Join"


def test_a_mask_keeps_the_answer_of_a_register_that_is_written() -> None:
    first = SELECTED + " s_cmp_lt_i32 s8, 1\n s_mov_b32 s8, s9\n s_cbranch_scc1 .Behind"
    assert asked_twice(BY_MASK, first=first)


def test_a_mask_of_another_register_does_not() -> None:
    first = SELECTED + " s_mov_b32 s8, s9\n s_cmp_lt_i32 s8, 1\n s_cbranch_scc1 .Behind"
    assert not asked_twice(BY_MASK, first=first)


def test_an_inverted_mask_has_the_other_answer() -> None:
    first = SELECTED + " s_xor_b64 s[10:11], s[2:3], -1\n s_cmp_lt_i32 s8, 1\n s_cbranch_scc1 .Behind"
    assert asked_twice(" s_and_b64 vcc, exec, s[10:11]\n s_cbranch_vccnz .Join", first=first)
    assert not asked_twice(" s_and_b64 vcc, exec, s[10:11]\n s_cbranch_vccz .Join", first=first)


def test_vcc_of_no_lanes_is_zero_whatever_the_mask_says() -> None:
    no_lanes = " v_cmp_gt_u32_e32 vcc, s9, v0\n s_and_b64 exec, exec, vcc"
    second = " s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccz .Join"
    assert asked_twice(second, first=SELECTED + ASKED)
    assert not asked_twice(second, between=no_lanes, first=SELECTED + ASKED)


@pytest.mark.parametrize(
    ("logic", "clean"),
    [
        ("s_and_b64 vcc, exec, s[2:3]", True),
        ("s_and_b64 vcc, s[2:3], exec", True),
        ("s_and_b64 vcc, s[2:3], s[10:11]", False),  # the other mask may have no lane
        ("s_and_b64 s[10:11], exec, s[2:3]", False),  # VCC is what it was
    ],
)
def test_vcc_has_the_answer_of_a_mask_where_it_is_that_mask_of_exec(logic: str, clean: bool) -> None:
    assert asked_twice(f" {logic}\n s_cbranch_vccz .Join", first=SELECTED + ASKED) is clean


FEWER_LANES = " s_mov_b64 s[12:13], exec\n v_cmp_gt_u32_e32 vcc, s9, v0\n s_and_b64 exec, exec, vcc\n"
ANY_OF_MASK = " s_and_b64 vcc, exec, s[2:3]\n s_cbranch_{} {}"


def test_a_branch_on_a_mask_answers_the_next_one() -> None:
    first, second = ANY_OF_MASK.format("vccnz", ".Behind"), ANY_OF_MASK.format("vccnz", ".Join")
    assert asked_twice(second, first=SELECTED + first)
    assert not asked_twice(ANY_OF_MASK.format("vccz", ".Join"), first=SELECTED + first)


def test_a_mask_that_shows_no_lane_where_none_is_active_may_have_all() -> None:
    first, second = ANY_OF_MASK.format("vccnz", ".Behind"), ANY_OF_MASK.format("vccnz", ".Join")
    restored = " s_mov_b64 exec, s[12:13]"
    assert not asked_twice(second, between=restored, first=SELECTED + FEWER_LANES + first)


def test_a_mask_that_shows_a_lane_has_all_however_many_are_active() -> None:
    first = SELECTED + FEWER_LANES + ANY_OF_MASK.format("vccz", ".Behind")
    assert asked_twice(" s_cmp_gt_i32 s8, 0\n s_cbranch_scc0 .Join", first=first)


COPIED = " s_mov_b64 s[2:3], s[12:13]\n"
OF_LANES = " v_cmp_gt_u32_e64 s[2:3], s9, v0\n"


@pytest.mark.parametrize(
    ("made", "clean"),
    [
        (SELECTED, True),
        (SELECTED.replace("s[2:3]", "s[12:13]") + COPIED, True),
        (OF_LANES, False),
        (OF_LANES.replace("s[2:3]", "s[12:13]") + COPIED, False),
    ],
    ids=["selected", "a copy of it", "of some lanes", "a copy of that"],
)
def test_only_a_mask_of_all_bits_or_none_lacks_no_lane_where_it_has_one(made: str, clean: bool) -> None:
    assert asked_twice(BY_MASK, first=made + ANY_OF_MASK.format("vccz", ".Behind")) is clean


def test_an_answer_in_a_loop_is_that_of_its_iteration() -> None:
    loop = (" s_mov_b32 s8, 0", ".Head:", ASKED, COPY, ".Behind:", " s_add_u32 s8, s8, 1")
    loop = (*loop, SAME["the same comparison"].replace(".Join", ".Skip"), WAIT, ".Skip:", READ)
    assert not is_clean(*loop, " s_cmp_lt_u32 s8, 9", " s_cbranch_scc1 .Head")


def test_waves_of_32_lanes_have_masks_of_one_register() -> None:
    narrow = [part.replace("_b64", "_b32").replace("s[2:3]", "s2") for part in arms(WAIT, WAIT)]
    narrow = [part.replace("vcc,", "vcc_lo,").replace("exec,", "exec_lo,") for part in narrow]
    assert is_clean(*narrow, arch="gfx1030", directives="wavefront_size32 1")
    test = " s_and_b32 s2, s2, exec_lo\n s_cselect_b32 s2, 1, 0\n s_cmp_lg_u32 s2, 1\n s_cbranch_scc1 .Join"
    assert is_clean(*narrow[:8], test, *narrow[10:], arch="gfx1030", directives="wavefront_size32 1")
    assert not is_clean(*(part.replace(WAIT, " s_nop 0", 1) for part in narrow), arch="gfx1030")
