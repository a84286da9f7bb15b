"""A variable that is read again behind another one shares nothing with it, however the read is put."""

from __future__ import annotations

import pytest
from pack_kernels import BARRIER, ONE_AFTER_THE_OTHER, TILES, kernel, left_alone, module, offsets, pack

from ldsopt import api
from ldsopt.transforms.pack.packing import Packing

FUNCTIONS = """
declare void @llvm.memcpy.p5.p3.i32(ptr addrspace(5), ptr addrspace(3), i32, i1)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.fshl.i32(i32,i32,i32)
declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), <4 x i1>, <4 x i32>)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32,i32,i32,i32,i32,i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
define internal i32 @get(ptr addrspace(3) %p) noinline {
  %z = load i32, ptr addrspace(3) %p
  ret i32 %z
}
define internal i32 @geta() noinline {
  %z = load i32, ptr addrspace(3) @A
  ret i32 %z
}
"""

READS = {
    "as it was written": """
  %z = load i32, ptr addrspace(3) %pa
""",
    "by a flat address": """
  %f = addrspacecast ptr addrspace(3) %pa to ptr
  %z = load i32, ptr %f
""",
    "by a flat address in a constant": """
  %z = load i32, ptr addrspacecast (ptr addrspace(3) @A to ptr)
""",
    "by an offset from a flat address": """
  %f = addrspacecast ptr addrspace(3) @A to ptr
  %g = getelementptr i32, ptr %f, i32 %t
  %z = load i32, ptr %g
""",
    "by a flat address cast back": """
  %f = addrspacecast ptr addrspace(3) @A to ptr
  %g = addrspacecast ptr %f to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %g
""",
    "by one of two addresses": """
  %s = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  %z = load i32, ptr addrspace(3) %s
""",
    "by an integer": """
  %i = ptrtoint ptr addrspace(3) @A to i32
  %j = add i32 %i, 8
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by an element of a constant vector": """
  %s = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, i32 %k
  %z = load i32, ptr addrspace(3) %s
""",
    "by an element of a vector": """
  %v = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %pa, i32 %k
  %s = extractelement <2 x ptr addrspace(3)> %v, i32 0
  %z = load i32, ptr addrspace(3) %s
""",
    "by a member of a struct": """
  %v = insertvalue { ptr addrspace(3), i32 } poison, ptr addrspace(3) %pa, 0
  %s = extractvalue { ptr addrspace(3), i32 } %v, 0
  %z = load i32, ptr addrspace(3) %s
""",
    "by memcpy": """
  %al = alloca [16 x i32], addrspace(5)
  call void @llvm.memcpy.p5.p3.i32(ptr addrspace(5) %al, ptr addrspace(3) @A, i32 64, i1 false)
  %z = load i32, ptr addrspace(5) %al
""",
    "by an atomic": """
  %z = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic
""",
    "by a compare and exchange": """
  %y = cmpxchg ptr addrspace(3) @A, i32 1, i32 2 monotonic monotonic
  %z = extractvalue { i32, i1 } %y, 0
""",
    "in a function that is given the address": """
  %z = call i32 @get(ptr addrspace(3) %pa)
""",
    "in a function that names it": """
  %z = call i32 @geta()
""",
    "by a frozen address": """
  %s = freeze ptr addrspace(3) %pa
  %z = load i32, ptr addrspace(3) %s
""",
    "by an address out of readfirstlane": """
  %i = ptrtoint ptr addrspace(3) @A to i32
  %j = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by an address out of assembly": """
  %s = call ptr addrspace(3) asm "", "=v,0"(ptr addrspace(3) @A)
  %z = load i32, ptr addrspace(3) %s
""",
    "by a rotated address": """
  %i = ptrtoint ptr addrspace(3) @A to i32
  %j = call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 0)
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by a truncated integer": """
  %i = ptrtoint ptr addrspace(3) @A to i64
  %j = trunc i64 %i to i32
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by a masked load": """
  %vv = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) @A, <4 x i1> splat (i1 true), <4 x i32> zeroinitializer)
  %z = extractelement <4 x i32> %vv, i32 0
""",
    "by the distance of two variables": """
  %i = ptrtoint ptr addrspace(3) @B to i32
  %i2 = ptrtoint ptr addrspace(3) @A to i32
  %d = sub i32 %i2, %i
  %j = add i32 %i, %d
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by an address out of memory": """
  store ptr addrspace(3) %pa, ptr addrspace(1) %to
  %s = load ptr addrspace(3), ptr addrspace(1) %to
  %z = load i32, ptr addrspace(3) %s
""",
    "by an address of another lane": """
  %i = ptrtoint ptr addrspace(3) @A to i32
  %j = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %i)
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by an address out of a DPP move": """
  %i = ptrtoint ptr addrspace(3) %pa to i32
  %j = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %i, i32 1, i32 15, i32 15, i1 false)
  %s = inttoptr i32 %j to ptr addrspace(3)
  %z = load i32, ptr addrspace(3) %s
""",
    "by an append counter": """
  %z = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @A, i1 false)
""",
    "by a transposing read": """
  %zz = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) @A)
  %z = extractelement <2 x i32> %zz, i32 0
""",
}


def packed(read: str, **options: object) -> api.Transformed[Packing]:
    """@A and @B one after the other, then a read that gives ``%z``."""
    out = "  %oz = getelementptr i32, ptr addrspace(1) %to, i32 %t\n  store i32 %z, ptr addrspace(1) %oz\n"
    body = ONE_AFTER_THE_OTHER + BARRIER + read + out
    text = module(TILES, FUNCTIONS, kernel(body, arguments="ptr addrspace(1) %to, i1 %c, i32 %k"))
    return pack(text, mcpu="gfx950", **options)


@pytest.mark.parametrize("read", READS.values(), ids=list(READS))
def test_read_behind_another_variable(read: str):
    assert left_alone(packed(read)) == "nothing to gain"


def test_without_it_they_share():
    assert offsets(packed("  %z = add i32 %t, 1\n")) == {"A": 0, "B": 0}


@pytest.mark.parametrize("read", READS.values(), ids=list(READS))
def test_what_is_rewritten_compiles(read: str):
    found = packed(read, no_share=True)
    assert found.details.edits or left_alone(found)
    api.compile(found)
