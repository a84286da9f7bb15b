"""`check` of machine code without IR: what it finds, and what it does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from machine_listing import check, listing, words

import ldsopt

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


@pytest.mark.parametrize("command", [ldsopt.check_code, ldsopt.machine_code_waits])
@pytest.mark.parametrize("wait", ["s_waitcnt vmcnt(N)", "s_wait_nonsense 0x1"])
def test_a_wait_that_cannot_be_read_is_named_by_its_line(command: Callable[..., object], wait: str) -> None:
    code = listing(f" s_nop 0\n {wait}\n ds_read_b32 v9, v8").encode()
    message = rf"k\.s:6: cannot read '{re.escape(wait)}'.*is this code for gfx942"
    with pytest.raises(ldsopt.InputError, match=message):
        command(code, "k.s")


LOAD_IN_TWO_STEPS = """ v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 {}
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64"""


def test_waits_says_how_much_less_is_enough() -> None:
    code = listing(LOAD_IN_TWO_STEPS.format("s_waitcnt vmcnt(0)"), arch="gfx950")
    made = ldsopt.machine_code_waits(code.encode(), "k.s").data.decode()
    assert made == code.replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)", 1)


def test_a_call_in_hand_written_code_is_entered_with_what_is_outstanding() -> None:
    """By LLVM's convention a function that is called waits for what its callers have begun, and this one does not."""
    call = """ ds_read_b32 v1, v0
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
 .size k, .-k
 .type f,@function
f:
 {}
 v_add_u32_e32 v2, v1, v1
 s_setpc_b64 s[30:31]
 .size f, .-f"""
    for wait, is_found in (("s_nop 0", True), ("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", False)):
        text = listing(call.format(wait)).replace("\ts_endpgm\n\t.size k, .-k\n", "")
        assert ("register-hazard!" in words(ldsopt.check_code(text.encode(), "k.s"))) is is_found


def test_a_copy_that_an_architecture_has_not_is_refused() -> None:
    with pytest.raises(ldsopt.InputError, match="b128 counts in asynccnt, which gfx942 has not"):
        check(" global_load_async_to_lds_b128 v1, v0, s[2:3]")


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
