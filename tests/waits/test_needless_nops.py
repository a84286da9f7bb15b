"""``s_nop`` of modules: those of their IR stay, and the checker of witnesses agrees about the others."""

from pathlib import Path

import pytest

import ldsopt
from ldsopt.waits.witness import witness_of
from ldsopt.witness.validate import validate

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


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
