"""Loads read global memory anywhere between their issue and the wait that completes them.

Another wave's store in between changes what they return, so a wait that is missing shows in outputs. Where every load
is complete ahead of the barrier or flag that lets the other wave store, all schedules give the same.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from machine_kernels import run
from text_sections import beside

import ldsopt
from ldsopt import ALL_SCHEDULES, Launch, machine_code, verify_machine_code

TEXTS = beside(__file__)

HERE = Path(__file__).parent
HEAD = TEXTS["HEAD"]
"""s[4:5], v[4:5] and s[8:11]: the first buffer; s[6:7]: the second; s12: the wave's number; v10: four bytes a lane."""

LOADS = {
    "s_load_dword s13, s[4:5], 0x0": ("lgkmcnt(0)", "v_mov_b32_e32 v2, s13"),
    "s_buffer_load_dword s13, s[8:11], 0x0": ("lgkmcnt(0)", "v_mov_b32_e32 v2, s13"),
    "global_load_dword v2, v1, s[4:5]": ("vmcnt(0)", "s_nop 0"),
    "buffer_load_dword v2, v1, s[8:11], 0 offen": ("vmcnt(0)", "s_nop 0"),
    "flat_load_dword v2, v[4:5]": ("vmcnt(0) lgkmcnt(0)", "s_nop 0"),
    "global_load_lds_dword v1, s[4:5]": ("vmcnt(0)", "ds_read_b32 v2, v1\n\ts_waitcnt lgkmcnt(0)"),
    "buffer_load_dword v1, s[8:11], 0 offen lds": ("vmcnt(0)", "ds_read_b32 v2, v1\n\ts_waitcnt lgkmcnt(0)"),
}
"""Loads of the first word, what waits for each, and what brings it to v2."""

STORES = {
    "store": "global_store_dword v1, v7, s[4:5]",
    "atomic": "global_atomic_swap v1, v7, s[4:5]",
}


def written(body: str, block: int = 128) -> set[int]:
    """The numbers that the lanes write to the second buffer, under all schedules."""
    found = [run(f"{HEAD}\n{body}", block=block, schedule=one, size=256) for one in ALL_SCHEDULES]
    return {int(value) for one in found for value in one.outputs["b"][:block]}


def across_barrier(load: str, wait: str, to_v2: str, *, is_late: bool, writer: int, store: str) -> str:
    """All waves load the first word; behind a barrier one of them writes it."""
    waits, reader = "s_nop 0" if is_late else f"s_waitcnt {wait}", 1 - writer
    text = TEXTS["ACROSS_BARRIER"]
    return text.format(
        writer=writer, load=load, waits=waits, reader=reader, store=store, wait=wait, to_v2=to_v2
    )


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("writer", [0, 1])
@pytest.mark.parametrize("load", LOADS)
def test_a_load_that_is_late_at_a_barrier_may_see_what_is_stored_behind_it(
    load: str, writer: int, store: str
) -> None:
    wait, to_v2 = LOADS[load]
    case = {"writer": writer, "store": STORES[store]}
    assert written(across_barrier(load, wait, to_v2, is_late=False, **case)) == {0, 100}  # type: ignore[arg-type]
    assert written(across_barrier(load, wait, to_v2, is_late=True, **case)) == {0, 100, 107}  # type: ignore[arg-type]


def handed_back(wait: str) -> str:
    """Wave 0 loads a word, and sets a flag; wave 1 writes the word once it sees the flag."""
    return TEXTS["HANDED_BACK"].format(wait=wait)


def test_memory_that_a_flag_hands_back_is_not_read_any_more() -> None:
    assert written(handed_back("vmcnt(0)")) == {0, 100}
    assert written(handed_back("vmcnt(63)")) == {0, 100, 101}


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("load", [one for one in LOADS if not one.startswith("s_")])
def test_a_waves_own_store_stays_behind_its_vector_load(load: str, store: str) -> None:
    wait, to_v2 = LOADS[load]
    body = TEXTS["OWN_STORE"].format(load=load, store=STORES[store], wait=wait, to_v2=to_v2)
    assert written(body, 64) == {100}


@pytest.mark.parametrize(("offset", "values"), [(0, {100, 107}), (4, {100})])
def test_a_waves_own_store_may_overtake_its_scalar_load(offset: int, values: set[int]) -> None:
    body = TEXTS["OVERTAKEN"].format(offset=offset)
    assert written(body, 64) == values


def test_waves_that_wait_for_anothers_store_give_way() -> None:
    """Whichever runs first, the consumer spins until the producer has stored."""
    body = handed_back("vmcnt(0)").replace("s_cmp_eq_u32 s12, 1", "s_cmp_eq_u32 s12, 0")
    assert written(body) == {0, 100}


@pytest.mark.parametrize("how", [{"schedules": ALL_SCHEDULES}, {}], ids=["eight", "quick"])
def test_verify_sees_a_lost_wait_for_a_scalar_load(how: dict[str, Any]) -> None:
    path = HERE / "scalar_load_across_barrier.ll"
    module, lost = ldsopt.parse(path.read_text(), mcpu="gfx942"), path.with_suffix(".lost_wait.s")
    launch = Launch(
        block=(256,), arguments={"p": np.arange(4, dtype=np.uint32), "out": np.zeros(256, np.uint32)}
    )
    right = machine_code(path, mcpu="gfx942")
    assert verify_machine_code(module, right, launch, **how).is_equivalent
    assert not verify_machine_code(module, machine_code(lost), launch, **how).is_equivalent
