"""`check` of machine code without IR: the bytes that an instruction touches, and compiled kernels; the rest is cases."""

import re
from pathlib import Path

import pytest
from machine_listing import is_touched

import ldsopt

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"

WIDTHS = [
    ("gfx942", "ds_read_u8 v0, v1", 1, (0,)),
    ("gfx942", "ds_read_u16_d16_hi v0, v1 offset:6", 2, (6,)),
    ("gfx1201", "ds_load_b96 v[0:2], v1", 12, (0,)),
    ("gfx942", "ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5", 8, (16, 40)),
    ("gfx1201", "ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1", 4, (0, 256)),
    ("gfx942", "ds_add_rtn_u32 v0, v1, v2", 4, (0,)),
    ("gfx942", "ds_pk_add_f16 v1, v1", 4, (0,)),
    ("gfx942", "ds_pk_add_rtn_bf16 v0, v1, v2 offset:8", 4, (8,)),
    ("gfx1250", "ds_load_tr16_b128 v[4:7], v1 offset:0x40", 16, (64,)),
    ("gfx1250", "global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset", 16, (16,)),
    ("gfx1250", "global_store_async_from_lds_b8 v[2:3], v1, off", 1, (0,)),
]


@pytest.mark.parametrize(("arch", "text", "piece", "offsets"), WIDTHS)
def test_a_lane_touches_as_many_bytes_as_its_instruction_says(
    arch: str, text: str, piece: int, offsets: tuple[int, ...]
) -> None:
    for offset in offsets:
        at = 0x1000 + offset
        for place, touched in ((at, True), (at + piece - 1, True), (at - 1, False), (at + piece, False)):
            assert is_touched(f" v_mov_b32_e32 v1, 0x1000\n {text}", place, arch=arch) is touched, place


@pytest.mark.parametrize(
    "text",
    [
        "ds_append v0",
        "flat_load_dwordx2 v[0:1], v[2:3]",
        "ds_add_src2_u32 v1 offset:4",  # its second address comes from the first's bytes
        "ds_read_b32 v0, v1 offset:4*n",
        "ds_read_b32 v0, v1 offset:4+4",
    ],
)
def test_others_may_touch_any_bytes(text: str) -> None:
    assert is_touched(f" v_mov_b32_e32 v1, 0x1000\n {text}", 0x8000)


@pytest.mark.parametrize("kernel", ["clang-22/named_gemm.gfx942", "triton-3.9.0/softmax.gfx942"])
def test_every_wait_that_is_taken_out_is_missed(kernel: str) -> None:
    code = ldsopt.compile(ldsopt.read(CORPUS / f"{kernel}.ll")).data.decode()
    whole = ldsopt.check_code(code.encode(), kernel)
    assert not whole.findings
    waits = list(re.finditer(r"\ts_waitcnt [^\n]*", code))[::4]
    without = (f"{code[: wait.start()]}\ts_nop 0{code[wait.end() :]}" for wait in waits)
    unnoticed = sum(not ldsopt.check_code(text.encode(), kernel).findings for text in without)
    assert unnoticed <= whole.recoverable  # those are for nothing


@pytest.mark.parametrize(
    "kernel", ["clang-22/attention.gfx950", "clang-22/named_gemm.gfx950", "triton-3.9.0/gemm_bias.gfx1201"]
)
def test_it_agrees_with_the_way_by_ir(kernel: str) -> None:
    module = ldsopt.read(CORPUS / f"{kernel}.ll")
    by_ir, by_code = ldsopt.check(module), ldsopt.check_code(ldsopt.compile(module).data, kernel)
    assert {one.verdict.value for one in by_ir.findings} <= {"latent"} and not by_code.findings
    assert by_code.recoverable <= by_ir.recoverable
