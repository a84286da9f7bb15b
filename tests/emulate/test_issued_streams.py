"""Streams that waves issue, as noted for the estimate: each wave's path, and the cycles of banks of its LDS accesses."""

import numpy as np
import pytest
from machine_kernels import HEAD_9, code

from ldsopt import InputError, Launch
from ldsopt.emulate.emulate import prepare_machine
from ldsopt.timeline import issued_streams as noting
from ldsopt.timeline.issued_streams import issued_streams
from ldsopt.timeline.ranking import rank_stalls
from ldsopt.timeline.streams import WorkgroupStreams

LDS = 16384


def issued(body: str, *, block: int = 64, grid: int = 1, **extent: int) -> WorkgroupStreams:
    launch = Launch(
        grid=(grid,),
        block=(block,),
        arguments={"a": np.zeros(64, np.uint32), "b": np.zeros(64, np.uint32)},
    )
    return issued_streams(prepare_machine(code(body, lds=LDS), launch), **extent)


def banks_of(body: str, mnemonic: str) -> list[int | None]:
    """Of each execution of an instruction by the first wave."""
    return [one.bank_cycles for one in issued(body).waves[0] if one.instruction.mnemonic == mnemonic]


def test_each_wave_has_its_own_path() -> None:
    found = issued(
        """v_readfirstlane_b32 s8, v0
        s_cmp_eq_u32 s8, 0
        s_cbranch_scc1 .Lskip
        s_nop 5
        .Lskip:
        s_nop 1""",
        block=128,
    )
    paths = [
        [one.instruction.operands for one in wave if one.instruction.mnemonic == "s_nop"]
        for wave in found.waves
    ]
    assert paths == [["1"], ["5", "1"]]


def test_a_loop_is_noted_iteration_by_iteration() -> None:
    found = issued("s_mov_b32 s8, 0\n.Lloop:\ns_add_u32 s8, s8, 1\ns_cmp_lt_u32 s8, 5\ns_cbranch_scc1 .Lloop")
    assert [one.instruction.mnemonic for one in found.waves[0]].count("s_add_u32") == 5


@pytest.mark.parametrize(("shift", "cycles"), [(2, 2), (3, 4), (5, 16), (7, 64)])
def test_an_lds_access_has_the_cycles_of_its_addresses(shift: int, cycles: int) -> None:
    body = f"v_lshlrev_b32_e32 v2, {shift}, v0\nds_read_b32 v3, v2\ns_waitcnt lgkmcnt(0)"
    assert banks_of(body, "ds_read_b32") == [cycles]


def test_an_instruction_with_two_addresses_is_two_accesses() -> None:
    body = "v_lshlrev_b32_e32 v2, 2, v0\nds_read2_b32 v[4:5], v2 offset0:0 offset1:64\ns_waitcnt lgkmcnt(0)"
    assert banks_of(body, "ds_read2_b32") == [2 + 2]


def test_lanes_that_are_masked_have_no_conflicts() -> None:
    body = "v_lshlrev_b32_e32 v2, 7, v0\ns_mov_b64 exec, 3\nds_read_b32 v3, v2\ns_waitcnt lgkmcnt(0)"
    assert banks_of(body, "ds_read_b32") == [2]


def test_only_the_first_workgroup_is_noted() -> None:
    assert [len(wave) for wave in issued("s_nop 0", grid=3).waves] == [2]


def test_exchanges_between_lanes_leave_conflicts_known() -> None:
    body = "v_lshlrev_b32_e32 v2, 2, v0\nds_bpermute_b32 v3, v2, v0\nds_read_b32 v4, v2\ns_waitcnt lgkmcnt(0)"
    found = issued(body)
    assert banks_of(body, "ds_bpermute_b32") == [None]
    assert rank_stalls(found).known_conflicts


def test_conflicts_are_in_the_estimate() -> None:
    rows = [
        next(row for row in rank_stalls(issued(body)).rows if row.cause.name == "LDS")
        for body in (
            f"{HEAD_9}\nv_lshlrev_b32_e32 v2, {shift}, v0\nds_read_b32 v3, v2\ns_waitcnt lgkmcnt(0)"
            for shift in (2, 7)
        )
    ]
    assert rows[0].conflicts == 0
    assert rows[1].conflicts == 62
    assert rows[1].low - rows[0].low == 60


def test_a_launch_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noting, "MOST_INSTRUCTIONS", 3)
    with pytest.raises(InputError, match="more than 3 instructions"):
        issued("s_nop 0\ns_nop 1\ns_nop 2\ns_nop 3")


MANY_ROUNDS = (
    "s_mov_b32 s8, 0\n.Lloop:\ns_add_u32 s8, s8, 1\ns_barrier\ns_cmp_lt_u32 s8, 9\ns_cbranch_scc1 .Lloop"
)


def test_of_a_long_launch_a_first_part_is_noted_up_to_a_common_barrier(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(noting, "SAMPLED", 20)
    found = issued(MANY_ROUNDS, block=128)
    barriers = [sum(one.instruction.mnemonic == "s_barrier" for one in wave) for wave in found.waves]
    assert found.barriers == barriers[0] == barriers[1] < 9
    assert found.instructions >= 20
    assert {wave[-1].instruction.mnemonic for wave in found.waves} == {"s_barrier"}


def test_a_form_is_followed_to_the_barrier_that_another_one_was_followed_to() -> None:
    first = issued(MANY_ROUNDS, block=128, sampled=20)
    longer = MANY_ROUNDS.replace("s_barrier", "s_nop 0\ns_nop 0\ns_nop 0\ns_nop 0\ns_barrier")
    assert first.barriers is not None
    second = issued(longer, block=128, barriers=first.barriers)
    assert second.barriers == first.barriers != issued(longer, block=128, sampled=20).barriers


def test_a_launch_that_is_followed_to_its_end_has_no_such_barrier() -> None:
    assert issued(MANY_ROUNDS, block=128).barriers is None


def test_code_that_cannot_go_on_is_refused() -> None:
    with pytest.raises(InputError, match="the launch does not run to its end: wave 0"):
        issued(
            "v_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0\nglobal_load_dword v3, v[4:5], off\ns_waitcnt vmcnt(0)"
        )
