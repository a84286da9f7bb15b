"""Notes on accesses and barriers that the walk through a function makes.

The operations that keep or lose a base are cases of `annotate`: ``bases_kept.ll``, ``bases_lost.ll`` and those beside them.
"""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance

LDS = "ptr addrspace(3)"


def analysed(body: str, declared: str = "") -> FunctionProvenance:
    text = f"""target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
{declared}
define amdgpu_kernel void @k() {{
{body}
%x = load float, {LDS} @A
ret void
}}
"""
    (found,) = Provenance(parse(text, mcpu="gfx942")).found
    return found


def test_accesses_are_in_text_order() -> None:
    accesses = analysed(f"store i32 0, {LDS} @B\n%y = atomicrmw add {LDS} @A, i32 1 monotonic").accesses
    assert [a.kind.value for a in accesses] == ["store", "atomic", "load"]
    assert [a.line for a in accesses] == sorted(a.line for a in accesses)


@pytest.mark.parametrize(
    ("call", "count"),
    [
        ("void @llvm.amdgcn.s.barrier()", 1),
        ("void @llvm.amdgcn.s.barrier.signal(i32 -1)", 1),
        ("i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)", 1),
        ("void @llvm.amdgcn.s.cluster.barrier()", 1),
        ("void @llvm.amdgcn.s.barrier.wait(i16 -1)", 0),
        ("void @llvm.amdgcn.wave.barrier()", 0),
    ],
)
def test_arrivals_at_barriers(call: str, count: int) -> None:
    name, _, argument = call.partition("(")
    declared = f"declare {name}({argument.split()[0] if ' ' in argument else ''})"
    assert len(analysed(f"call {call}", declared).barriers) == count
