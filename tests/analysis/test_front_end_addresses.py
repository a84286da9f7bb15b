"""The shapes in which front-ends that compute addresses as integers form them: the base survives, and no more than it may."""

from __future__ import annotations

import pytest
from range_cases import of

from ldsopt import api

WIDE = "%p = ptrtoint ptr addrspace(3) @A to i64\n"
WIDENED = "%n32 = ptrtoint ptr addrspace(3) @A to i32\n%p = zext i32 %n32 to i64\n"
SUM = "add (i64 ptrtoint (ptr addrspace(3) @A to i64), i64 4096)"


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (f"{WIDE}%q = add i64 %p, 4096\n%x = trunc i64 %q to i32", "A+4096"),
        (f"%x = trunc i64 {SUM} to i32", "A+4096"),
        (f"{WIDE}%q = add i64 %p, -4\n%x = trunc i64 %q to i32", "A+-4"),
        (f"{WIDE}%q = add i64 %p, %m\n%x = trunc i64 %q to i32", "A+any"),
        (f"{WIDE}%q = add i64 %p, 4096\n%x = trunc i64 %q to i16", "?"),  # half of an address is none
        # Rounded up to 128 bytes; the base is aligned to 16, so up to 112 bytes are skipped.
        (f"{WIDENED}%q = add i64 %p, 112\n%x = and i64 %q, -128", "A+[0, 112]/16"),
        (f"{WIDENED}%q = add i64 %p, 112\n%y = and i64 %q, -128\n%x = trunc i64 %y to i32", "A+[0, 112]/16"),
        (f"{WIDENED}%x = and i64 %p, -128", "A+[-112, 0]/16"),  # rounded down it may be below the base
        (f"{WIDENED}%q = add i64 %p, 8\n%x = and i64 %q, -16", "A+0"),
        (f"{WIDE}%q = add i64 %p, 64\n%x = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %q)", "A+64"),
        (f"{WIDE}%x = lshr i64 %p, 4", "?"),
    ],
)
def test_offset_from_the_base(operation: str, expected: str) -> None:
    assert of(operation) == expected


KERNEL = """target triple = "amdgcn-amd-amdhsa"
@X = external addrspace(3) global [0 x i8], align 1024
@Y = external addrspace(3) global [0 x i8], align 1024
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out) #0 {
  %x = ptrtoint ptr addrspace(3) @X to i64
  %x.sum = add i64 %x, 4096
  %x.same = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %x.sum)
  %x.low = trunc i64 %x.same to i32
  %x.pointer = inttoptr i32 %x.low to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %x.pointer, i32 4, i32 0, i32 0, i32 0, i32 0)
  %y = ptrtoint ptr addrspace(3) @Y to i32
  %y.wide = zext i32 %y to i64
  %y.sum = add i64 %y.wide, 112
  %y.rounded = and i64 %y.sum, -128
  %y.low = trunc i64 %y.rounded to i32
  %y.pointer = inttoptr i32 %y.low to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %y.pointer, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
"""


def test_copies_and_reads_through_such_addresses_are_told_apart_with_precise_alone() -> None:
    module = api.parse(KERNEL)
    plain, precise = api.annotate(module), api.annotate(module, precise=True)
    assert "!noalias" not in plain.text  # by default only an address plus an integer keeps its base
    assert precise.text.count("!alias.scope") == 2

    before, after = (api.compile(one).data.decode() for one in (plain, precise))
    read = "s_waitcnt vmcnt(0)\n\tds_read_b32"
    assert (read in before, read in after) == (True, False)
