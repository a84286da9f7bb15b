"""Results are garbage until the wave's own wait retires the operation, and whoever uses them is told of."""

from __future__ import annotations

import machine_kernels
import numpy as np
import pytest
from machine_kernels import HEAD_9, kinds, run

from ldsopt import InputError, Schedule

EARLY = Schedule(dma="earliest")
LOAD = f"""{HEAD_9}
	global_load_dword v2, v1, s[4:5]
	WAIT
	v_add_u32_e32 v3, 1, v2
	global_store_dword v1, v3, s[6:7]"""


def test_a_load_that_is_waited_for_gives_its_value() -> None:
    result = run(LOAD.replace("WAIT", "s_waitcnt vmcnt(0)"))
    assert result.findings == ()
    assert result.outputs["b"][:64].tolist() == list(range(1, 65))


def test_a_load_that_is_not_waited_for_gives_garbage_and_a_finding() -> None:
    result = run(LOAD.replace("WAIT", "s_nop 0"))
    (found,) = result.findings
    assert found.kind == "register-hazard"
    assert "reads v2" in found.message
    assert found.access is not None
    assert found.access.site.text == "v_add_u32_e32 v3, 1, v2"
    assert found.other is not None
    assert found.other.site.text.startswith("global_load_dword")
    assert (result.outputs["b"][:64] != np.arange(1, 65)).all()


def test_the_finding_does_not_depend_on_when_the_value_comes() -> None:
    result = run(LOAD.replace("WAIT", "s_nop 0"), schedule=EARLY)
    assert kinds(result) == ["register-hazard"]
    assert result.outputs["b"][:64].tolist() == list(range(1, 65))


@pytest.mark.parametrize(("left", "expected"), [(1, []), (2, ["register-hazard"])])
def test_loads_complete_in_their_order(left: int, expected: list[str]) -> None:
    """Of three loads the oldest is complete when one or none is left, and may not be when two are."""
    body = f"""{HEAD_9}
	global_load_dword v2, v1, s[4:5]
	global_load_dword v3, v1, s[4:5] offset:4
	s_waitcnt vmcnt({left})
	global_store_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)"""
    assert kinds(run(body)) == expected


def test_scalar_loads_complete_in_any_order() -> None:
    """Of two scalar loads a wait for one says nothing of which."""
    body = """	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dwordx2 s[6:7], s[0:1], 0x8
	s_waitcnt lgkmcnt(1)
	s_mov_b64 s[8:9], s[4:5]"""
    assert kinds(run(body, schedule=Schedule("reversed"))) == ["register-hazard"]
    assert kinds(run(body.replace("(1)", "(0)"), schedule=Schedule("reversed"))) == []


def test_overwriting_a_register_that_is_still_to_be_written_is_found() -> None:
    body = f"""{HEAD_9}
	global_load_dword v2, v1, s[4:5]
	v_mov_b32_e32 v2, 7
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[6:7]"""
    result = run(body)
    assert "overwrites v2" in result.findings[0].message
    assert result.outputs["b"][1] == 1, "the load came later than the move"


def test_a_younger_load_may_write_the_same_register() -> None:
    body = f"""{HEAD_9}
	global_load_dword v2, v1, s[4:5]
	global_load_dword v2, v1, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[6:7]"""
    result = run(body)
    assert result.findings == ()
    assert result.outputs["b"][:4].tolist() == [1, 2, 3, 4]


COPY = f"""{HEAD_9}
	s_mov_b32 m0, 0
	s_nop 0
	global_load_lds_dword v1, s[4:5]
	WAIT
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[6:7]"""


def test_bytes_of_a_copy_are_garbage_until_it_is_waited_for() -> None:
    result = run(COPY.replace("WAIT", "s_nop 0"))
    assert kinds(result) == ["missing-wait"]
    assert (result.outputs["b"][:64] == 0xBDBDBDBD).all()
    waited = run(COPY.replace("WAIT", "s_waitcnt vmcnt(0)"))
    assert waited.findings == ()
    assert waited.outputs["b"][:64].tolist() == list(range(64))


EXCHANGE = f"""{HEAD_9}
	ds_write_b32 v1, v0
	WAIT
	s_barrier
	v_xor_b32_e32 v2, 0x100, v1
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[6:7]"""


def test_a_store_to_lds_that_is_not_waited_for_may_come_behind_the_barrier() -> None:
    result = run(EXCHANGE.replace("WAIT", "s_nop 0"), block=128)
    assert "race" in kinds(result)
    assert not (result.outputs["b"] == np.arange(128) ^ 64).all()
    waited = run(EXCHANGE.replace("WAIT", "s_waitcnt lgkmcnt(0)"), block=128)
    assert waited.findings == ()
    assert (waited.outputs["b"] == np.arange(128) ^ 64).all()


def test_a_missing_barrier_is_a_race_in_every_order() -> None:
    body = EXCHANGE.replace("WAIT", "s_waitcnt lgkmcnt(0)").replace("s_barrier", "s_nop 0")
    for schedule in (Schedule(), Schedule("reversed"), EARLY, Schedule("random", fine=True, seed=3)):
        assert "race" in kinds(run(body, block=128, schedule=schedule))


def test_lds_operations_of_a_wave_happen_in_their_order() -> None:
    body = f"""{HEAD_9}
	ds_write_b32 v1, v0
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[6:7]"""
    assert run(body).outputs["b"][:64].tolist() == list(range(64))


def test_gfx12_counts_apart() -> None:
    body = """	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_kmcnt 0x0
	global_load_b32 v2, v1, s[4:5]
	ds_store_b32 v1, v0
	ds_load_b32 v3, v1
	WAIT
	v_add_nc_u32_e32 v4, v2, v3
	global_store_b32 v1, v4, s[6:7]"""
    both = run(body.replace("WAIT", "s_wait_loadcnt_dscnt 0x0"), name="gfx1201", block=32)
    assert both.findings == ()
    assert both.outputs["b"][:32].tolist() == list(range(0, 64, 2))
    one = run(body.replace("WAIT", "s_wait_dscnt 0x0"), name="gfx1201", block=32)
    assert kinds(one) == ["register-hazard"]


def test_reads_of_lds_that_nothing_wrote_and_beyond_it_are_found() -> None:
    body = f"""{HEAD_9}
	ds_read_b32 v2, v1 offset:OFFSET
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[6:7]"""
    assert kinds(run(body.replace("OFFSET", "0"))) == ["uninitialized-read"]
    found = run(body.replace("OFFSET", "900")).findings
    assert {finding.kind for finding in found} == {"uninitialized-read", "out-of-bounds"}


def test_an_address_that_no_buffer_holds_ends_the_run() -> None:
    body = f"""{HEAD_9}
	s_mov_b32 s5, 0
	global_load_dword v2, v1, s[4:5]"""
    result = run(body)
    assert not result.completed
    assert kinds(result) == ["memory-fault"]


def test_an_instruction_without_meaning_is_named_before_anything_runs() -> None:
    with pytest.raises(
        InputError, match=r"k\.s:9: 'v_frobnicate_b32 v0, v1' cannot be executed: no pseudocode"
    ):
        run(f"{HEAD_9}\n\tv_frobnicate_b32 v0, v1")


def test_arguments_must_fit_the_metadata() -> None:
    from ldsopt import Launch, simulate_machine

    with pytest.raises(InputError, match="takes 2 arguments, the launch gives 1"):
        simulate_machine(machine_kernels.code(HEAD_9), Launch(arguments=["i32=1"]))


@pytest.mark.parametrize(
    "barrier", ["s_barrier_signal 1", "s_barrier_signal m0", "s_barrier_wait 1", "s_barrier_signal -3"]
)
def test_a_barrier_that_is_not_the_workgroups_is_refused(barrier: str) -> None:
    """Only some waves meet at a named barrier: it orders less than the workgroup's, and is not taken for it."""
    with pytest.raises(InputError, match="cannot be executed: a named barrier, or one of a cluster"):
        run(f"\t{barrier}\n\ts_endpgm", name="gfx1201", block=32)
    run("\ts_barrier_signal -1\n\ts_barrier_wait -1\n\ts_endpgm", name="gfx1201", block=32)
