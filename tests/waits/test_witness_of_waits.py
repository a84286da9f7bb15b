"""The witness of exact waits names bytes where they are known, and code alone shows whether it tells others."""

from __future__ import annotations

from pathlib import Path

from wait_kernels import kernel

import ldsopt
from ldsopt import arch
from ldsopt.waits.machine_waits import machine_order
from ldsopt.waits.witness import witness_of
from ldsopt.witness.validate import validate

MISC = Path(__file__).parents[1] / "hazards" / "e15_misc.ll"


def test_what_a_wait_leaves_is_apart_by_the_bytes_that_both_touch() -> None:
    found = ldsopt.exact_waits(ldsopt.read(MISC, mcpu="gfx950"))
    witness = witness_of(found)
    judged = validate(witness, "\n".join(found.code.listing.text), found.text, "c.s")
    assert (judged.faults, judged.weaker, judged.by_bytes, judged.told_apart) == ((), 1, 1, 0)
    assert all(touched for one in witness.kernels for touched in one.accesses.values())


COUNTED = """target triple = "amdgcn-amd-amdhsa"
@a = external addrspace(3) global [0 x i8], align 16
@b = external addrspace(3) global [0 x i8], align 16
@c = internal addrspace(3) global i32 poison
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) {
  %n = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @c, i1 false)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @a, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %i
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""


def test_a_kernel_with_an_instruction_that_the_checker_does_not_know_has_no_witness() -> None:
    found = ldsopt.exact_waits(ldsopt.parse(COUNTED, mcpu="gfx950"))
    witness = witness_of(found)
    assert found.counts.for_nothing == 1
    assert (witness.kernels, list(witness.without)) == ((), ["k"])
    assert "what ds_append does is not known" in witness.without["k"]
    judged = validate(witness, "\n".join(found.code.listing.text), found.text, "c.s")
    assert [fault.why for fault in judged.faults] == [witness.without["k"]]


def test_code_shows_that_it_tells_others_by_scopes_caches_and_updates_of_lds() -> None:
    for line, tells in (
        ("global_load_dword v3, v0, s[0:1]", False),
        ("ds_read_b32 v3, v7", False),
        ("global_load_dword v3, v0, s[0:1] sc1", True),
        ("buffer_wbl2 sc1", True),
        ("global_atomic_add v0, v1, s[0:1]", True),
        ("ds_add_u32 v8, v1", True),
    ):
        found = machine_order(kernel(f"{line}\ns_endpgm"), arch("gfx942"), (), frozenset())
        assert found.tells_by_stores is tells, line
