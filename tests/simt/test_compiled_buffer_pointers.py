"""Accesses through ``ptr addrspace(7)`` as machine code: a resource that is one for all lanes, and each lane's offset."""

from __future__ import annotations

from collections import Counter

import pytest
from test_compiled_steps import RAW_FLAGS, ROUNDS, left, same

__all__ = ["left"]  # a fixture

DECLARED = "declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)\n"
DECLARED += "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)"
MAKE = "  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})\n"
LOAD = "  %r = load i32, ptr addrspace(7) %q, align 4"
BODIES = {
    "load": "  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i\n" + LOAD,
    "load behind two steps, one of them back": """  %q0 = getelementptr [3 x i32], ptr addrspace(7) %b, i32 0, i32 2
  %q1 = getelementptr i8, ptr addrspace(7) %q0, i32 -8
  %q = getelementptr i32, ptr addrspace(7) %q1, i32 %i
""" + LOAD,
    "load of two words in elements of one": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load <2 x i32>, ptr addrspace(7) %q, align 4
  %r = extractelement <2 x i32> %w, i64 1""",
    "load of one word for all": "  %q = getelementptr i32, ptr addrspace(7) %b, i32 %j\n" + LOAD,
    "load by some": f"""  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  br i1 %odd, label %some, label %skip
some:
{LOAD.replace("%r", "%x")}
  br label %skip
skip:
  %r = phi i32 [ %x, %some ], [ 5, %loop ]""",
    "store": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  store i32 %j, ptr addrspace(7) %q, align 4
  %r = load i32, ptr addrspace(1) %pi""",
    "a pointer that differs by lane from the beginning": """  %q = select i1 %odd, ptr addrspace(7) %b, ptr addrspace(7) %b1
""" + LOAD,
    "a struct": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load { i32, i32 }, ptr addrspace(7) %q, align 4
  %r = extractvalue { i32, i32 } %w, 1""",
    "a resource made anew in each round of a loop that lanes leave one by one": """  br label %inner
inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %k1 = add i32 %k, 1
  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %k)
  %e = getelementptr i32, ptr addrspace(1) %in, i32 %one
  %a = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %e, i16 0, i64 4096, i32 FLAGS)
  %q = getelementptr i32, ptr addrspace(7) %a, i32 %i
  %m = and i32 %i, 7
  %d = icmp ult i32 %k1, %m
  br i1 %d, label %inner, label %after
after:
  %o = phi i32 [ %k, %inner ]
""" + LOAD,
}  # fmt: skip
RANGES = [("gfx942", 1 << 20, 0), ("gfx1100", 300, RAW_FLAGS), ("gfx942", 300, 0), ("gfx1250", 1 << 20, 0)]
"""Architecture, bytes and flags; 300 bytes end within the second wave of 64."""
BY_MACHINE_CODE = (
    "load", "load behind two steps, one of them back", "load of two words in elements of one", "load by some", "store",
)  # fmt: skip


@pytest.mark.parametrize("name", BODIES)
def test_both_backends_access_the_same(name: str, left: Counter[int]) -> None:
    """In range nothing is left to the interpreter but the first access of a page."""
    for mcpu, records, flags in RANGES if name == "load" else RANGES[:2]:
        left.clear()
        made = MAKE.format(records=records, flags=flags)
        body = made + made.replace("%b ", "%b1 ") + BODIES[name].replace("FLAGS", str(flags))
        assert same(body, DECLARED, mcpu=mcpu, block=100).completed
        if records == 1 << 20 and name in BY_MACHINE_CODE:
            assert left.total() < ROUNDS, (mcpu, left)
