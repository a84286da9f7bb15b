"""A result that is read one wait state too early is the old one, and one that is read in time is not."""

from typing import NamedTuple

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from machine_kernels import HEAD_9, run

from ldsopt import Schedule

ONES = "\n".join(f"v_mov_b32_e32 v{n}, 0x3c003c00" for n in range(4, 8))
ZEROES = "\n".join(f"v_mov_b32_e32 v{n}, 0" for n in range(8, 12))
SETTLED = "s_nop 7\ns_nop 7"
MATRIX = f"{ONES}\n{ZEROES}\n{SETTLED}\nv_mfma_f32_16x16x16_f16 v[8:11], v[4:5], v[6:7], v[8:11]\n"
STORE = "\ns_nop 7\ns_nop 7\ns_nop 7\nglobal_store_dword v1, v{}, s[6:7]\ns_waitcnt vmcnt(0)"
OTHER = "s_mov_b64 s[8:9], s[6:7]\ns_nop 7\nv_mov_b32_e32 v3, 7\nv_mov_b32_e32 v12, s4\ns_nop 7\n"


class Pair(NamedTuple):
    """Two instructions with wait states between them, and how many of them they take."""

    arch: str
    first: str
    second: str
    states: int


PAIRS = {
    "SGPR, address": Pair(
        "gfx942",
        f"{OTHER}v_readfirstlane_b32 s8, v12",
        "global_load_dword v3, v1, s[8:9]\ns_waitcnt vmcnt(0)" + STORE.format(3),
        5,
    ),
    "VCC, v_div_fmas": Pair(
        "gfx942",
        "s_mov_b64 vcc, 0\nv_mov_b32_e32 v4, 1.0\nv_mov_b32_e32 v5, 0\ns_nop 7\nv_cmp_eq_u32_e32 vcc, v0, v0",
        f"v_div_fmas_f32 v3, v4, v4, v5{STORE.format(3)}",
        4,
    ),
    "lane of a result": Pair(
        "gfx942",
        "v_mov_b32_e32 v3, 7\ns_nop 7\nv_mov_b32_e32 v3, 9",
        f"v_readlane_b32 s9, v3, 2\ns_nop 7\nv_mov_b32_e32 v2, s9{STORE.format(2)}",
        1,
    ),
    "EXEC, DPP": Pair(
        "gfx942",
        "v_mov_b32_e32 v3, 7\nv_mov_b32_e32 v2, 0\ns_nop 7\nv_cmpx_gt_u32_e32 vcc, 8, v0",
        "v_mov_b32_dpp v2, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\ns_nop 7\ns_mov_b64 exec, -1"
        + STORE.format(2),
        5,
    ),
}
"""One of each kind of result; how many wait states others take is compared with `check` by `test_wait_states_agree.py`."""


def output(pair: Pair, states: int, *, late: bool = True) -> list[int]:
    nops = [f"s_nop {min(8, states - done) - 1}" for done in range(0, states, 8)]
    body = "\n".join([HEAD_9, "v_mov_b32_e32 v2, 0", pair.first.rstrip(), *nops, pair.second])
    schedule = Schedule(dma="latest" if late else "earliest")
    found = run(body, name=pair.arch, schedule=schedule)
    return list(np.asarray(found.outputs["b"]).reshape(-1)[:64])


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_one_wait_state_too_few_gives_the_old_result(pair: Pair) -> None:
    right = output(pair, pair.states)
    assert right == output(pair, 20), "more than enough changes nothing"
    assert right == output(pair, pair.states - 1, late=False)
    assert right != output(pair, pair.states - 1)


def test_another_path_that_is_shorter_shows() -> None:
    compare = "v_cmp_lt_u32_e32 vcc, 100, v0\n"
    long = f"s_cbranch_vccz .LBB0_2\n{SETTLED}\n.LBB0_2:\n"
    pair = Pair("gfx942", f"{compare}{MATRIX}{long}", f"v_add_f32_e32 v3, v8, v8{STORE.format(3)}", 6)
    assert output(pair, 6) == output(pair, 20) != output(pair, 5)


def test_what_only_llvm_asks_for_is_in_time() -> None:
    first = "s_mov_b64 vcc, 0\nv_mov_b32_e32 v3, 7\ns_nop 7\nv_cmp_eq_u32_e32 vcc, v0, v0"
    pair = Pair("gfx942", first, f"v_cndmask_b32_e32 v2, v2, v3, vcc{STORE.format(2)}", 0)
    assert output(pair, 0) == [7] * 64
