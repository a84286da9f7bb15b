"""Objects that are not linked: numbers that are left to the linker are none, and symbols stand there."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import ldsopt

CALLS = """target triple = "amdgcn-amd-amdhsa"
declare void @elsewhere()
define amdgpu_kernel void @k() { call void @elsewhere() ret void }
"""
ASSEMBLY = """
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.text
\t.globl k
\t.type k,@function
k:
\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
\tv_mov_b32_e32 v8, {address}
\ts_mov_b32 m0, 0
\ts_nop 0
\tbuffer_load_dword v0, s[4:7], 0 offen lds
\tds_read_b32 v9, v8 offset:2048
\ts_endpgm
.Lend:
\t.size k, .Lend-k
\t.amdgpu_lds lds, 1024, 16
"""


NEEDS = pytest.mark.skipif(
    not shutil.which("llvm-objdump-22") or not shutil.which("llvm-mc-22"), reason="no LLVM 22 here"
)


def verdicts(address: str, other: str = "0") -> list[str]:
    """How sure the findings of an object are, whose read of LDS has this address beside a copy's."""
    text = ASSEMBLY.format(address=address, other=other)
    command = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj"]
    code = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
    return [one.verdict.value for one in ldsopt.check_code(code, "k.o").findings]


@NEEDS
@pytest.mark.parametrize("address", ["lds@abs32@lo", "lds@abs32@lo+0x400", "lds@abs32@lo+4"])
def test_an_address_that_is_left_to_the_linker_is_not_the_number_that_stands_there(address: str) -> None:
    assert verdicts(address) == ["unproven"]


@NEEDS
@pytest.mark.parametrize("address", ["0", "0x400"])
def test_other_numbers_stay_also_at_the_place_of_a_symbol_in_another_section(address: str) -> None:
    assert verdicts(address) == verdicts(address, "lds@abs32@lo") == []


@NEEDS
def test_a_call_that_the_linker_finishes_goes_to_no_function_of_the_object() -> None:
    module = ldsopt.parse(CALLS, mcpu="gfx942")
    by_listing, by_object = (
        ldsopt.check_code(ldsopt.compile(module, emit=emit).data, "k").functions for emit in ("asm", "obj")
    )
    assert [(one.name, one.waits) for one in by_object] == [(one.name, one.waits) for one in by_listing]
