"""What is known of remainders of signed numbers, and behind branches on masks that say by which way one came."""

from __future__ import annotations

import pytest
from machine_listing import span

REMAINDER = """ s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_ashr_i32 s1, s0, 31
 s_lshr_b32 s1, s1, 30
 {between}
 s_add_i32 s1, {terms}
 s_and_b32 s1, s1, {mask}
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 ds_read_b32 v9, v8"""


class TestRemainders:
    """A signed number divided by 4: what is left is one of seven numbers."""

    @staticmethod
    def bounds(
        *, between: str = "s_nop 0", terms: str = "s0, s1", mask: str = "-4"
    ) -> tuple[int, int] | None:
        return span(REMAINDER.format(between=between, terms=terms, mask=mask))

    def test_is_known_by_its_instructions(self) -> None:
        assert self.bounds() == (0, 3 * 4096)
        assert self.bounds(terms="s1, s0", mask="0xfffffffc") == (0, 3 * 4096)

    def test_by_two_it_takes_one_less(self) -> None:
        code = REMAINDER.format(between="s_lshr_b32 s1, s0, 31", terms="s0, s1", mask="-2")
        assert span(code) == (0, 4096)

    def test_of_a_negative_number_it_is_not_positive(self) -> None:
        """-1 and -2, whose multiple of 4 is 0."""
        negative = "s_and_b32 s0, s3, 1\n s_sub_i32 s0, s0, 2\n s_ashr_i32 s1, s0, 31\n s_lshr_b32 s1, s1, 30"
        assert self.bounds(between=negative) == (0, 0)

    @pytest.mark.parametrize(
        "changed",
        [
            {"mask": "-2"},
            {"mask": "-8"},
            {"terms": "s3, s1"},
            {"between": "s_mov_b32 s0, s3"},
            {"between": "s_mov_b32 s1, s3"},
            {"between": "s_load_dword s0, s[4:5], 0x8"},
            {"between": "s_mov_b64 s[0:1], s[6:7]"},
            {"between": "s_swappc_b64 s[30:31], s[6:7]"},
            {"between": "s_cbranch_scc0 .LBB0_1\n.LBB0_1:"},
        ],
    )
    def test_what_differs_in_one_place_is_none(self, changed: dict[str, str]) -> None:
        found = self.bounds(**changed)
        assert found is None or found[1] >= 1 << 30


FLAGGED = """ s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB0_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, {here}
.LBB0_2:
 {between}
 s_and_not1_b32 vcc_lo, exec_lo, s0
 {branch} .LBB0_4
 s_endpgm
.LBB0_4:
 ds_load_b32 v9, v8"""


class TestFlags:
    """Where a mask says by which way a block was reached, what holds on one of them alone is known behind the branch."""

    @staticmethod
    def bounds(
        *, here: str = "0", between: str = "s_nop 0", branch: str = "s_cbranch_vccnz"
    ) -> tuple[int, int] | None:
        return span(FLAGGED.format(here=here, between=between, branch=branch), arch="gfx1201")

    def test_only_the_way_that_sets_the_mask_to_zero_goes_on(self) -> None:
        assert self.bounds() == (0, 1020)
        assert self.bounds(here="s3") == (0, 1020)  # whatever that is

    def test_of_waves_of_64_lanes_both_halves_decide(self) -> None:
        wide = FLAGGED.format(here="0", between="s_nop 0", branch="s_cbranch_vccnz")
        wide = wide.replace("s_mov_b32 s0,", "s_mov_b64 s[0:1],")
        wide = wide.replace("s_and_not1_b32 vcc_lo, exec_lo, s0", "s_andn2_b64 vcc, exec, s[0:1]").replace(
            "ds_load", "ds_read"
        )
        assert span(wide) == (0, 1020)
        assert span(wide.replace("s_mov_b64 s[0:1], -1", "s_mov_b32 s0, -1")) is None

    @pytest.mark.parametrize(
        "changed",
        [
            {"branch": "s_cbranch_vccz"},
            {"between": "s_mov_b32 s0, s3"},
            {"between": "s_mov_b32 s0, 0"},
        ],
    )
    def test_not_where_the_other_way_may_go_on(self, changed: dict[str, str]) -> None:
        assert self.bounds(**changed) is None


ON_EXEC = """ {mask}
 {branch} .LBB0_2
 v_lshlrev_b32_e32 v8, 2, v0
.LBB0_2:
 ds_read_b32 v9, v8"""


class TestBranchesOnExec:
    """A wave of a kernel begins with some lane; where EXEC is as at first, it is not 0."""

    @staticmethod
    def bounds(branch: str, mask: str = "s_nop 0") -> tuple[int, int] | None:
        return span(ON_EXEC.format(branch=branch, mask=mask))

    def test_is_not_skipped_where_all_lanes_are_active(self) -> None:
        assert self.bounds("s_cbranch_execz") == (0, 1020)

    def test_may_be_skipped_where_some_are_not(self) -> None:
        masked = "v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc"
        assert self.bounds("s_cbranch_execz", masked) is None

    def test_is_skipped_by_the_opposite_branch(self) -> None:
        assert self.bounds("s_cbranch_execnz") is None
