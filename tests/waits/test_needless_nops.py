"""`waits` takes out the ``s_nop`` that no two instructions need, and no other; the checker of witnesses agrees."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt.waits.witness import witness_of
from ldsopt.witness.validate import validate

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
MATRIX = " v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]\n"
STORE = " global_store_dword v9, v0, s[0:1]\n"
ASM = " ;;#ASMSTART\n{}\n ;;#ASMEND\n"


def listing(body: str, arch: str = "gfx942", *, mark: str = "; -- Begin function k") -> str:
    """A kernel as LLVM prints it."""
    return f"""\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
\t.text
\t.globl k {mark}
\t.p2align 8
\t.type k,@function
k:
{body} s_endpgm
.Lfunc_end0:
\t.size k, .Lfunc_end0-k
\t.amdhsa_kernel k
\t.end_amdhsa_kernel
"""


def kernel(text: str, mode: Any = "keep") -> tuple[Any, list[str]]:
    """The outcome of a kernel, and its ``s_nop`` now."""
    found = ldsopt.machine_code_waits(text.encode(), "k.s", author_waits=mode)
    return found.waits.kernels[0], re.findall(r"s_nop \d+", found.data.decode())


def left(body: str, arch: str = "gfx942") -> list[str]:
    return kernel(listing(body, arch))[1]


def test_what_a_pair_needs_stays() -> None:
    assert left(f"{MATRIX} s_nop 6\n{STORE}") == ["s_nop 6"]


def test_instructions_of_inline_assembly_count() -> None:
    """LLVM counts none of them: two stand between, and three wait states are enough for the five."""
    first, use = " v_readfirstlane_b32 s4, v1\n", " global_load_dword v2, v7, s[4:5]\n"
    moves = ASM.format(" v_mov_b32_e32 v20, v30\n v_mov_b32_e32 v21, v30")
    found, nops = kernel(listing(f"{first}{moves} s_nop 4\n{use}"))
    assert nops == ["s_nop 2"]
    assert [(nop.states, nop.left) for nop in found.needless] == [(5, 3)]
    assert left(f"{first} s_nop 4\n{use}") == ["s_nop 4"]


def test_a_register_that_the_scalar_unit_writes_anew_needs_none() -> None:
    compare, mask = " v_cmp_gt_f32_e64 s[0:1], v4, v5\n", " s_or_b64 s[0:1], s[0:1], s[6:7]\n"
    use = " v_cndmask_b32_e64 v4, v5, v4, s[0:1]\n"
    assert left(f"{compare}{mask} s_nop 0\n{use}") == []
    assert left(f"{compare} s_nop 1\n{use}") == ["s_nop 1"]


def test_another_path_that_is_shorter_counts() -> None:
    compare, use = " v_cmp_gt_f32_e32 vcc, v4, v5\n", " v_cndmask_b32_e32 v4, v5, v4, vcc\n"
    long = " v_mov_b32_e32 v20, v30\n" * 6
    body = f"{compare} s_cbranch_scc0 .LBB0_2\n{long}.LBB0_2:\n s_nop 0\n{use}"
    assert left(body) == ["s_nop 0"]
    assert left(body.replace(" s_cbranch_scc0 .LBB0_2\n", long)) == []


def test_the_authors_stay_unless_asked() -> None:
    body = ASM.format(" s_nop 3")
    assert left(body) == ["s_nop 3"]
    assert kernel(listing(body), "tighten")[1] == []


def test_code_without_a_compilers_mark_keeps_all() -> None:
    found, nops = kernel(listing(" s_nop 3\n", mark=""))
    assert nops == ["s_nop 3"]
    assert found.nops_stay.startswith("no compiler's mark")
    assert left(" s_nop 3\n") == []


def test_an_architecture_that_is_not_known_whole_keeps_all() -> None:
    found, nops = kernel(listing(" s_nop 3\n", "gfx1100"))
    assert nops == ["s_nop 3"]
    assert "gfx1100" in found.nops_stay


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("v_pk_add_f32 v[0:1], v[2:3], v[4:5]", "v_mul_f32_e32 v6, v0, v0"),
        ("buffer_load_dword v0, v1, s[0:3], 0 offen", "buffer_load_dword v1, v2, s[0:3], 0 offen"),
        (
            "v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], v[0:1]",
            "v_mov_b32_e32 v8, v9",
        ),
    ],
)
def test_a_hazard_that_the_table_has_not_and_llvm_has_keeps_it(first: str, second: str) -> None:
    found, nops = kernel(listing(f" {first}\n s_nop 0\n {second}\n"))
    assert nops == ["s_nop 0"]
    assert [(nop.left, bool(nop.why)) for nop in found.needless] == [(1, True)]


def test_the_ir_s_own_stay() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  call void @llvm.amdgcn.s.nop(i16 5)
  store i32 1, ptr addrspace(1) %out
  ret void
}
declare void @llvm.amdgcn.s.nop(i16 immarg)
attributes #0 = { "target-cpu"="gfx942" }
"""
    found = ldsopt.exact_waits(ldsopt.parse(text))
    assert "s_nop 5" in found.text
    assert "intrinsic" in found.kernels[0].nops_stay


@pytest.mark.parametrize("name", ["triton-3.7.1/column_extremes.gfx942", "clang-22/named_tiles.gfx90a"])
def test_of_a_module_those_go_that_the_witness_admits(name: str) -> None:
    found = ldsopt.exact_waits(ldsopt.read(CORPUS / f"{name}.ll", mcpu=name.rpartition(".")[2]))
    gone = [nop for one in found.kernels for nop in one.needless if not nop.left]
    assert gone
    stock = "\n".join(found.code.listing.text)
    assert not validate(witness_of(found), stock, found.text, name).faults


def test_the_witness_refuses_what_is_needed() -> None:
    """Each ``s_nop`` that is left is one wait state short of being too few, by rules that share nothing with the walk."""
    name = "triton-3.7.1/column_extremes.gfx942"
    found = ldsopt.exact_waits(ldsopt.read(CORPUS / f"{name}.ll"))
    lines, witness = found.text.split("\n"), witness_of(found)
    nops = [number for number, line in enumerate(lines) if line.strip().startswith("s_nop")]
    assert len(nops) > 5
    for number in nops:
        states = int(lines[number].split()[1])
        less = [f"\ts_nop {states - 1}"] if states else []
        ours = "\n".join([*lines[:number], *less, *lines[number + 1 :]])
        faults = validate(witness, found.text, ours, "k.s").faults
        assert any("wait state" in fault.why for fault in faults), lines[number - 2 : number + 2]
