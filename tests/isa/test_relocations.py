"""Objects that are not linked: numbers that are left to the linker are none, and symbols stand there."""

from __future__ import annotations

import io
import shutil

import pytest
from elftools.elf.elffile import ELFFile

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Verdict
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa.code_object import relocations_of
from ldsopt.isa.disassembly import listing

CALLS = """target triple = "amdgcn-amd-amdhsa"
declare void @elsewhere()
define amdgpu_kernel void @k() { call void @elsewhere() ret void }
"""
OBJDUMP = """
Disassembly of section .text:

0000000000000000 <k>:
\tv_mov_b32_e32 v8, {number}                                 // 000000000000: 7E1002FF {word}
\ts_mov_b32 m0, 0                                            // 000000000008: BEFC0080
\tbuffer_load_dword v0, s[4:7], 0 offen lds                  // 00000000000C: E0511000 80010000
\tds_read_b32 v9, v8                                         // 000000000014: D86C0000 09000008
\ts_cbranch_scc0 0                                           // 00000000001C: BF840000
\ts_endpgm                                                   // 000000000020: BF810000

Disassembly of section .text.other:

0000000000000000 <other>:
\tv_mov_b32_e32 v8, 0x400                                    // 000000000000: 7E1002FF 00000400
\ts_endpgm                                                   // 000000000008: BF810000
"""
SIZES = {"k": 36, "other": 12}


def read(number: str, word: str, relocations: dict[str, dict[int, str]]) -> list[str]:
    text = listing(OBJDUMP.format(number=number, word=word), SIZES, frozenset({"k"}), relocations).text
    return [line.strip() for line in text.splitlines()]


@pytest.mark.parametrize(
    ("number", "word"), [("lit(0x0)", "00000000"), ("0", "00000000"), ("0x400", "00000400")]
)
def test_the_symbol_stands_in_place_of_the_number(number: str, word: str) -> None:
    lines = read(number, word, {".text": {4: '"lds"@abs32@lo'}})
    assert 'v_mov_b32_e32 v8, "lds"@abs32@lo' in lines and "ds_read_b32 v9, v8" in lines
    assert "v_mov_b32_e32 v8, 0x400" in lines  # of the other section, at the same offset


def test_other_numbers_stay() -> None:
    assert "v_mov_b32_e32 v8, 0x400" in read("0x400", "00000400", {".text": {0x40: '"lds"@abs32@lo'}})
    assert "s_cbranch_scc0 .L20" in read("0x400", "00000400", {})


def test_a_branch_that_the_linker_finishes_names_its_symbol() -> None:
    assert 's_cbranch_scc0 "far"@reloc' in read("0x400", "00000400", {".text": {0x1C: '"far"@reloc'}})


def test_an_objects_relocations_are_spelled_as_in_assembly() -> None:
    found = relocations_of(ELFFile(io.BytesIO(compile_ir(CALLS, "gfx942", emit="obj").data)))
    assert {'"elsewhere"@gotpcrel32@lo+4', '"elsewhere"@gotpcrel32@hi+12'} == set(found[".text"].values())


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


@pytest.mark.skipif(
    not shutil.which("llvm-objdump-22") or not shutil.which("llvm-mc-22"), reason="no LLVM 22 here"
)
@pytest.mark.parametrize(("address", "is_proved"), [("0", True), ("lds@abs32@lo", False)])
def test_an_address_that_is_left_to_the_linker_is_not_0(address: str, is_proved: bool) -> None:
    import subprocess

    command = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj"]
    code = subprocess.run(
        command, input=ASSEMBLY.format(address=address).encode(), stdout=subprocess.PIPE, check=True
    )
    found = check_code(code.stdout, "k.o").findings
    assert [one.verdict for one in found] == ([] if is_proved else [Verdict.UNPROVEN])
