"""Which fences of a workgroup are needed for global memory, and for what reason.

Each case is a body (see `fence_kernels`), and the standing of all of its fences.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from fence_kernels import BARRIER, kernel, kernel_text

from ldsopt.assumptions import (
    ARGUMENTS_DO_NOT_ALIAS,
    NOALIAS_ARGUMENTS,
    UNREAD_DIMENSIONS_ARE_ONE,
)
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.transforms.fences.narrowing import FenceStanding, find_narrowing
from ldsopt.transforms.fences.options import FenceOptions

S = FenceStanding
MAY_ALIAS = "ptr addrspace(1) %a, ptr addrspace(1) %b"
SAME = "ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b"
FLAT = "ptr noalias %a, ptr noalias %b"


def standings(module: Module, **options: object) -> list[FenceStanding]:
    """The standings of a module's fences, each once, in text order."""
    found = find_narrowing(module, FenceOptions(**options))  # type: ignore[arg-type]
    return list(dict.fromkeys(fence.standing for kernel in found.functions for fence in kernel.sites))


class Case(NamedTuple):
    """A body, and what is expected of its fences."""

    body: str
    standing: FenceStanding
    arguments: str = SAME


OWN = "%pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid"
NEXT = "%t1 = xor i32 %tid, 33\n  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1"
THROUGH_LDS = """store i32 {value}, ptr addrspace(3) %lds
  BARRIER
  %r = load i32, ptr addrspace(3) @L"""
FROM_MEMORY = f"""%p = load ptr addrspace(1), ptr addrspace(1) %b
  {OWN}
  %v = load i32, ptr addrspace(1) %p
  BARRIER
  store i32 %v, ptr addrspace(1) %pa
  ret void"""

CASES = {
    "no global memory at all": Case("store i32 1, ptr addrspace(3) %lds\n  BARRIER\n  ret void", S.PROVED),
    "reads on both sides": Case(
        f"%v = load i32, ptr addrspace(1) %a\n  {THROUGH_LDS.format(value='%v')}\n  %w = load i32, ptr addrspace(1) %a\n"
        "  ret void",
        S.PROVED,
    ),
    "a write in front, nothing behind": Case(
        f"store i32 1, ptr addrspace(1) %a\n  {THROUGH_LDS.format(value='1')}\n  ret void", S.PROVED
    ),
    "a read of one object, a write of another": Case(
        f"%v = load i32, ptr addrspace(1) %a\n  {THROUGH_LDS.format(value='%v')}\n  store i32 %r, ptr addrspace(1) %b\n"
        "  ret void",
        S.PROVED,
    ),
    "the same without noalias": Case(
        f"%v = load i32, ptr addrspace(1) %a\n  {THROUGH_LDS.format(value='%v')}\n  store i32 %r, ptr addrspace(1) %b\n"
        "  ret void",
        S.IF_ASSUMED,
        MAY_ALIAS,
    ),
    "a read of constant memory, a write": Case(
        "%v = load i32, ptr addrspace(4) @table\n  BARRIER\n  store i32 %v, ptr addrspace(1) %b\n  ret void",
        S.PROVED,
        MAY_ALIAS,
    ),
    "an invariant load, a write": Case(
        "%v = load i32, ptr addrspace(1) %a, !invariant.load !1\n  BARRIER\n  store i32 %v, ptr addrspace(1) %b\n"
        "  ret void",
        S.PROVED,
        MAY_ALIAS,
    ),
    "two variables": Case(
        "%v = load i32, ptr addrspace(1) @g\n  BARRIER\n  store i32 %v, ptr addrspace(1) @h\n  ret void",
        S.PROVED,
    ),
    "one variable": Case(
        "%v = load i32, ptr addrspace(1) @g\n  BARRIER\n  store i32 %v, ptr addrspace(1) @g\n  ret void",
        S.NEEDS_INDEX,
    ),
    "a variable and an argument": Case(
        "%v = load i32, ptr addrspace(1) @g\n  BARRIER\n  store i32 %v, ptr addrspace(1) %a\n  ret void",
        S.IF_ASSUMED,
        MAY_ALIAS,
    ),
    "each work-item its own element": Case(
        f"{OWN}\n  store i32 1, ptr addrspace(1) %pa\n  BARRIER\n  %v = load i32, ptr addrspace(1) %pa\n  ret void",
        S.PROVED_BY_INDEX,
    ),
    "another one's element": Case(
        f"{OWN}\n  {NEXT}\n  store i32 1, ptr addrspace(1) %pa\n  BARRIER\n  %v = load i32, ptr addrspace(1) %pn\n"
        "  ret void",
        S.NEEDS_INDEX,
    ),
    "another one's element of the same wave": Case(
        f"{OWN}\n  %t1 = xor i32 %tid, 1\n  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %t1\n"
        "  store i32 1, ptr addrspace(1) %pa\n  BARRIER\n  %v = load i32, ptr addrspace(1) %pn\n  ret void",
        S.NEEDS_INDEX,
    ),
    "an element that overlaps the next one's": Case(
        f"{OWN}\n  store i64 1, ptr addrspace(1) %pa, align 4\n  BARRIER\n  %v = load i32, ptr addrspace(1) %pa\n"
        "  ret void",
        S.NEEDS_INDEX,
    ),
    "flat pointers": Case(
        "%v = load i32, ptr %a\n  BARRIER\n  store i32 %v, ptr %b\n  ret void", S.PROVED, FLAT
    ),
    "flat pointers into LDS": Case(
        "%f = addrspacecast ptr addrspace(3) %lds to ptr\n  store i32 1, ptr %f\n  BARRIER\n"
        "  %v = load i32, ptr %f\n  ret void",
        S.PROVED,
        MAY_ALIAS,
    ),
    "scratch": Case(
        "%s = alloca i32, addrspace(5)\n  store i32 1, ptr addrspace(5) %s\n  BARRIER\n"
        "  %v = load i32, ptr addrspace(5) %s\n  ret void",
        S.PROVED,
        MAY_ALIAS,
    ),
    "a pointer from memory, and a noalias argument": Case(FROM_MEMORY, S.PROVED),
    "a pointer from memory, where the argument was stored": Case(
        f"store ptr addrspace(1) %a, ptr addrspace(1) %b\n  {FROM_MEMORY}",
        S.UNKNOWN,
    ),
    "a pointer that was an integer": Case(
        "%i = ptrtoint ptr addrspace(1) %a to i64\n  %q = inttoptr i64 %i to ptr addrspace(1)\n"
        "  %v = load i32, ptr addrspace(1) %q\n  BARRIER\n  store i32 %v, ptr addrspace(1) %a\n  ret void",
        S.UNKNOWN,
    ),
    "a pointer that may be either": Case(
        "%p = select i1 %u, ptr addrspace(1) %a, ptr addrspace(1) %b\n  %v = load i32, ptr addrspace(1) %p\n  BARRIER\n"
        "  store i32 %v, ptr addrspace(1) %b\n  ret void",
        S.NEEDS_INDEX,
    ),
    "a pointer from memory, where the argument was one of two to choose from": Case(
        f"%s = select i1 %u, ptr addrspace(1) %a, ptr addrspace(1) %b\n  {FROM_MEMORY}", S.PROVED
    ),
    "where it was the other of the two": Case(
        f"%s = select i1 %u, ptr addrspace(1) %b, ptr addrspace(1) %a\n  {FROM_MEMORY}", S.PROVED
    ),
    "one work-item alone": Case(
        "%first = icmp eq i32 %tid, 0\n  br i1 %first, label %one, label %all\none:\n"
        "  store i32 1, ptr addrspace(1) %a\n  br label %all\nall:\n  BARRIER\n"
        "  br i1 %first, label %again, label %end\nagain:\n  %v = load i32, ptr addrspace(1) %a\n  br label %end\n"
        "end:\n  ret void",
        S.PROVED_BY_INDEX,
    ),
    "one work-item, then all": Case(
        "%first = icmp eq i32 %tid, 0\n  br i1 %first, label %one, label %all\none:\n"
        "  store i32 1, ptr addrspace(1) %a\n  br label %all\nall:\n  BARRIER\n"
        "  %v = load i32, ptr addrspace(1) %a\n  ret void",
        S.NEEDS_INDEX,
    ),
    "an atomic without a result": Case(
        "%v = load i32, ptr addrspace(1) %a\n  BARRIER\n"
        '  %o = atomicrmw add ptr addrspace(1) %b, i32 %v syncscope("agent") monotonic\n  ret void',
        S.PROVED,
    ),
    "a write, then an atomic that may tell others": Case(
        "store i32 1, ptr addrspace(1) %a\n  BARRIER\n"
        '  %o = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic\n  ret void',
        S.SYNCHRONIZES_FURTHER,
    ),
    "the last block done": Case(
        f"""{OWN}
  store i32 1, ptr addrspace(1) %pa
  BARRIER
  fence syncscope("agent") release
  %o = atomicrmw add ptr addrspace(1) %b, i32 1 syncscope("agent") monotonic
  %last = icmp eq i32 %o, %n
  br i1 %last, label %sum, label %end
sum:
  fence syncscope("agent") acquire
  %v = load i32, ptr addrspace(1) %a
  br label %end
end:
  ret void""",
        S.SYNCHRONIZES_FURTHER,
    ),
    "a flag that others set, then a read": Case(
        '%f = load atomic i32, ptr addrspace(1) %b syncscope("agent") monotonic, align 4\n  BARRIER\n'
        "  %v = load i32, ptr addrspace(1) %a\n  ret void",
        S.SYNCHRONIZES_FURTHER,
    ),
    "a read, then a flag for others": Case(
        "%v = load i32, ptr addrspace(1) %a\n  BARRIER\n"
        '  store atomic i32 1, ptr addrspace(1) %b syncscope("agent") release, align 4\n  ret void',
        S.SYNCHRONIZES_FURTHER,
    ),
    "a lock taken and given back": Case(
        'fence syncscope("agent") acquire\n  BARRIER\n  fence syncscope("agent") release\n  ret void',
        S.SYNCHRONIZES_FURTHER,
    ),
    "an atomic of the workgroup whose result is used": Case(
        '%o = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic\n'
        "  %p = getelementptr i32, ptr addrspace(1) %a, i32 %o\n  %v = load i32, ptr addrspace(1) %b\n  BARRIER\n"
        "  store i32 %v, ptr addrspace(1) %p\n  ret void",
        S.NEEDS_INDEX,
    ),
    "a fence further on": Case(
        "store i32 1, ptr addrspace(1) %a\n  BARRIER\n  fence seq_cst\n  ret void", S.SYNCHRONIZES_FURTHER
    ),
    "a volatile store": Case(
        "store i32 1, ptr addrspace(1) %a\n  BARRIER\n  store volatile i32 1, ptr addrspace(1) %b\n  ret void",
        S.SYNCHRONIZES_FURTHER,
    ),
    "a flag in LDS, which another branch waits for": Case(
        """br i1 %wave, label %give, label %take
give:
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(3) @L syncscope("workgroup") monotonic, align 4
  ret void
take:
  %f = load atomic i32, ptr addrspace(3) @L syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %a
  ret void""",
        S.NEEDS_INDEX,
    ),
    "an unknown function": Case(
        "%v = load i32, ptr addrspace(1) %a\n  BARRIER\n  call void @unknown()\n  ret void", S.UNKNOWN
    ),
    "assembly that may store": Case(
        "store i32 1, ptr addrspace(1) %a\n  BARRIER\n"
        '  call void asm sideeffect "global_store_dword v[0:1], v2, off", "~{memory}"()\n  ret void',
        S.UNKNOWN,
    ),
    "assembly that waits": Case(
        'store i32 1, ptr addrspace(1) %a\n  BARRIER\n  call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()\n'
        "  ret void",
        S.PROVED,
    ),
    "a copy of memory": Case(
        f"{OWN}\n  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %b, ptr addrspace(1) %pa, i64 64, i1 false)\n"
        "  BARRIER\n  store i32 1, ptr addrspace(1) %a\n  ret void",
        S.NEEDS_INDEX,
    ),
    "buffers of two arguments": Case(
        """%ra = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %a, i16 0, i64 64, i32 0)
  %rb = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b, i16 0, i64 64, i32 0)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %ra, i32 0, i32 0, i32 0)
  BARRIER
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %v, ptr addrspace(8) %rb, i32 0, i32 0, i32 0)
  ret void""",
        S.PROVED,
    ),
    "a buffer of one argument": Case(
        """%ra = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %a, i16 0, i64 64, i32 0)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %ra, i32 0, i32 0, i32 0)
  BARRIER
  store i32 %v, ptr addrspace(1) %a
  ret void""",
        S.NEEDS_INDEX,
    ),
    "a buffer's volatile load, by which a work-item learns how far others are": Case(
        """%f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flag, i32 0, i32 0, i32 -2147483648)
  store i32 1, ptr addrspace(1) %b
  BARRIER
  store i32 %f, ptr addrspace(1) %a
  ret void""",
        S.SYNCHRONIZES_FURTHER,
        "ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(8) noalias %flag",
    ),
    "the same load with a hint of time": Case(
        """%f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %flag, i32 0, i32 0, i32 2)
  store i32 1, ptr addrspace(1) %b
  BARRIER
  store i32 %f, ptr addrspace(1) %a
  ret void""",
        S.PROVED,
        "ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(8) noalias %flag",
    ),
    "a copy from global memory to LDS": Case(
        "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %a, ptr addrspace(3) @L, i32 4, i32 0, i32 0)\n"
        "  BARRIER\n  ret void",
        S.UNKNOWN,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_fence_is_needed_if_a_conflicting_pair_may_cross_it(name: str) -> None:
    """Both fences of a case have the standing that the case names."""
    case = CASES[name]
    assert standings(kernel(case.body, case.arguments)) == [case.standing]


def test_promises_are_made_by_name_and_named_again() -> None:
    """What an assumption narrows rests on it by name; noalias can be distrusted."""
    body = CASES["the same without noalias"].body
    found = find_narrowing(kernel(body, MAY_ALIAS), FenceOptions(assume=[ARGUMENTS_DO_NOT_ALIAS]))
    assert found.assumptions == (ARGUMENTS_DO_NOT_ALIAS,)
    assert found.count(S.ASSUMED) == 2
    trusting = find_narrowing(kernel(body), FenceOptions())
    assert trusting.assumptions == (NOALIAS_ARGUMENTS,)
    assert standings(kernel(body), no_assume=[NOALIAS_ARGUMENTS]) == [S.IF_ASSUMED]
    distrusting = find_narrowing(kernel(body), FenceOptions(no_assume=[NOALIAS_ARGUMENTS]))
    assert {f.promises for f in distrusting.functions[0].sites} == {(ARGUMENTS_DO_NOT_ALIAS,)}
    assert standings(kernel(body), no_assume=[NOALIAS_ARGUMENTS], assume=[ARGUMENTS_DO_NOT_ALIAS]) == [
        S.ASSUMED
    ]


def test_a_pair_keeps_every_fence_between_its_sides() -> None:
    """Of two barriers between a write and a read, each orders the two; neither is given up for the other."""
    body = "store i32 1, ptr addrspace(1) %a\n  BARRIER\n  BARRIER\n  %v = load i32, ptr addrspace(1) %a\n  ret void"
    found = find_narrowing(kernel(body), FenceOptions())
    assert found.count(S.NEEDS_INDEX) == 4


def test_fences_before_and_behind_a_conflict_are_narrowed() -> None:
    """Only the fences that lie between the write and the read are kept."""
    body = (
        "BARRIER\n  store i32 1, ptr addrspace(1) %a\n  BARRIER\n  %v = load i32, ptr addrspace(1) %a\n  BARRIER\n"
        "  ret void"
    )
    found = find_narrowing(kernel(body), FenceOptions())
    assert [f.standing for f in found.functions[0].sites] == [
        *[S.PROVED] * 2,
        *[S.NEEDS_INDEX] * 2,
        *[S.PROVED] * 2,
    ]


LOOP = """br label %loop
loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  {body}
  %next = add {flags} i32 %i, {step}
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""


@pytest.mark.parametrize(
    ("start", "step", "standing"),
    [
        ("%tid", "64", S.PROVED_BY_INDEX),
        ("%tid", "4096", S.PROVED_BY_INDEX),
        ("%tid", "32", S.NEEDS_INDEX),  # in the next round it is at another one's element
        ("%tid", "96", S.IF_ASSUMED),  # apart, but for what a wrap at 2**32 may do
        ("0", "64", S.NEEDS_INDEX),
        ("%tid", "%n", S.NEEDS_INDEX),
    ],
)
def test_a_loop_that_strides_over_whole_workgroups(start: str, step: str, standing: FenceStanding) -> None:
    """In a loop a fence is crossed round the back edge, by work-items that are in different rounds."""
    body = LOOP.format(start=start, step=step, flags="", body="store i32 1, ptr addrspace(1) %p\n  BARRIER")
    assert standings(kernel(body)) == [standing]


def test_a_stride_of_a_multiple_of_the_workgroup() -> None:
    """The number of workgroups is not known; a multiple of 64 it is all the same."""
    body = "%g = shl i32 %n, 6\n  " + LOOP.format(
        start="%tid", step="%g", flags="nsw", body="store i32 1, ptr addrspace(1) %p\n  BARRIER"
    )
    assert standings(kernel(body)) == [S.PROVED_BY_INDEX]


GLOBAL_ID = """%group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = mul i32 %group, {size}
  %id = add i32 %first, %tid
  %wide = {extension} i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  BARRIER
  %v = load i32, ptr addrspace(1) %p
  ret void"""


@pytest.mark.parametrize("extension", ["zext", "sext"])
@pytest.mark.parametrize("size", ["64", "%n", "3"])
def test_the_global_id_tells_work_items_of_a_group_apart(extension: str, size: str) -> None:
    """Whatever is added for the group is the same for all; a wrap before the extension cannot make two ids one."""
    assert standings(kernel(GLOBAL_ID.format(extension=extension, size=size))) == [S.PROVED_BY_INDEX]


def test_a_scale_that_wraps_may_make_two_elements_one() -> None:
    """The work-item's id times 2**28, scaled by 4 in 32 bits: bytes of id 0 and id 4 are the same."""
    body = """%big = shl i32 %tid, 28
  %bytes = shl i32 %big, 2
  %wide = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %wide
  store i32 1, ptr addrspace(1) %p
  BARRIER
  %v = load i32, ptr addrspace(1) %p
  ret void"""
    assert standings(kernel(body)) == [S.NEEDS_INDEX]


def test_a_value_that_changes_with_the_round_is_no_symbol() -> None:
    """Of a loop's counter another work-item may have another value: ``a[counter + id]`` is not one's own."""
    body = """br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add i32 %i, %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  store i32 1, ptr addrspace(1) %p
  BARRIER
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""
    assert standings(kernel(body)) == [S.NEEDS_INDEX]


SIZE_UNKNOWN = f"{OWN}\n  store i32 1, ptr addrspace(1) %pa\n  BARRIER\n  %v = load i32, ptr addrspace(1) %pa\n  ret void"


def test_without_the_workgroups_shape_the_index_proof_takes_a_promise() -> None:
    """A launch may have a size along y that the kernel never reads; then two work-items have one id."""
    assert standings(kernel(SIZE_UNKNOWN, size="")) == [S.IF_ASSUMED]
    found = find_narrowing(kernel(SIZE_UNKNOWN, size=""), FenceOptions(assume=[UNREAD_DIMENSIONS_ARE_ONE]))
    assert found.assumptions == (UNREAD_DIMENSIONS_ARE_ONE,)
    reads_y = f"%y = call i32 @llvm.amdgcn.workitem.id.y()\n  {SIZE_UNKNOWN}"
    assert standings(kernel(reads_y, size=""), assume=[UNREAD_DIMENSIONS_ARE_ONE]) == [S.NEEDS_INDEX]


ROUND_TRIPS = {
    "constant memory": "%c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)\n"
    "  %back = addrspacecast ptr addrspace(4) %c to ptr addrspace(1)",
    "constant memory of 32 bits": "%c = addrspacecast ptr addrspace(1) %a to ptr addrspace(6)\n"
    "  %back = addrspacecast ptr addrspace(6) %c to ptr addrspace(1)",
    "flat and constant memory": "%f = addrspacecast ptr addrspace(1) %a to ptr\n"
    "  %c = addrspacecast ptr %f to ptr addrspace(4)\n  %g = addrspacecast ptr addrspace(4) %c to ptr\n"
    "  %back = addrspacecast ptr %g to ptr addrspace(1)",
    "a choice of such pointers": "%c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)\n"
    "  %s = select i1 %u, ptr addrspace(4) %c, ptr addrspace(4) @table\n"
    "  %back = addrspacecast ptr addrspace(4) %s to ptr addrspace(1)",
    "a buffer of such a pointer": "%c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)\n"
    "  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p4(ptr addrspace(4) %c, i16 0, i64 64, i32 0)\n"
    "  %back = getelementptr i8, ptr addrspace(7) %r, i32 0",
}
_OF_CONSTANT = """
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p4(ptr addrspace(4), i16, i64, i32)
define internal i32 @through(ptr addrspace(4) %p) noinline {
  %back = addrspacecast ptr addrspace(4) %p to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %back
  ret i32 %v
}
define internal i32 @constant(ptr addrspace(4) %p) noinline {
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
"""


@pytest.mark.parametrize("name", ROUND_TRIPS)
def test_a_pointer_that_was_cast_to_constant_memory_leads_where_it_led(name: str) -> None:
    space = 7 if "addrspace(7)" in ROUND_TRIPS[name] else 1
    body = f"""store i32 1, ptr addrspace(1) %a
  BARRIER
  {ROUND_TRIPS[name]}
  %v = load i32, ptr addrspace({space}) %back
  ret void"""
    assert standings(kernel(body, more=_OF_CONSTANT)) == [S.NEEDS_INDEX]


def test_a_vector_of_pointers_may_lead_wherever_one_of_them_did() -> None:
    body = """store i32 1, ptr addrspace(1) %a
  BARRIER
  %both = getelementptr i32, ptr addrspace(1) %a, <2 x i64> zeroinitializer
  %back = extractelement <2 x ptr addrspace(1)> %both, i64 0
  %v = load i32, ptr addrspace(1) %back
  ret void"""
    assert standings(kernel(body)) == [S.UNKNOWN]


@pytest.mark.parametrize(("callee", "standing"), [("through", S.NEEDS_INDEX), ("constant", S.PROVED)])
def test_a_function_that_is_given_a_pointer_to_constant_memory(callee: str, standing: FenceStanding) -> None:
    """An access through it is of constant memory; one through what it is cast to is of what the caller gave."""
    body = f"""store i32 1, ptr addrspace(1) %a
  BARRIER
  %c = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  %v = call i32 @{callee}(ptr addrspace(4) %c)
  ret void"""
    assert standings(kernel(body, more=_OF_CONSTANT)) == [standing]


CALLED = """
define internal void @f(ptr addrspace(1) %p, i32 %v) noinline {
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define internal void @meet() noinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
"""


@pytest.mark.parametrize(
    ("given", "standing"), [("%a", S.NEEDS_INDEX), ("%b", S.PROVED)], ids=["the same object", "another one"]
)
def test_a_called_function_does_what_it_is_given(given: str, standing: FenceStanding) -> None:
    """What a function does with its parameters, it does with what they are at the call."""
    body = f"%v = load i32, ptr addrspace(1) %a\n  BARRIER\n  call void @f(ptr addrspace(1) {given}, i32 %v)\n  ret void"
    escaping = standings(kernel(body, more=CALLED))
    assert escaping == [standing]


def test_fences_of_called_functions_are_left_alone() -> None:
    """Another kernel may call the function, and what lies around the call is not what lies around its fences."""
    body = "store i32 1, ptr addrspace(1) %a\n  call void @meet()\n  BARRIER\n  ret void"
    found = find_narrowing(kernel(body, more=CALLED), FenceOptions())
    assert found.count(S.CALLED) == 2
    assert "fences or barriers of its own" in found.functions[0].why


def test_a_barrier_that_only_some_reach_is_no_order() -> None:
    """Where the model of barriers does not hold, each pair of the kernel counts for every fence."""
    body = """br i1 %wave, label %x, label %y
x:
  BARRIER
  store i32 1, ptr addrspace(1) %a
  br label %y
y:
  BARRIER
  ret void"""
    found = find_narrowing(kernel(body), FenceOptions())
    assert found.functions[0].why
    assert found.count(S.NEEDS_INDEX) == 4


def test_a_fence_that_is_limited_already_stays_as_it_is() -> None:
    """Only fences without any address space are given one."""
    text = kernel_text("BARRIER\n  ret void").replace("release", "release, !mmra !2", 1)
    found = find_narrowing(parse(text, mcpu="gfx1100"), FenceOptions())
    assert [f.standing for f in found.functions[0].sites] == [S.LOCAL, S.PROVED]


def test_a_fence_whose_tags_leave_global_memory_in_is_none_that_is_limited_already() -> None:
    text = kernel_text("BARRIER\n  ret void").replace("release", "release, !mmra !9", 1)
    tagged = f'{text}\n!9 = !{{!"foo", !"local"}}\n'
    found = find_narrowing(parse(tagged, mcpu="gfx1100"), FenceOptions())
    assert [f.standing for f in found.functions[0].sites] == [S.UNKNOWN, S.PROVED]


def test_other_scopes_are_not_narrowed() -> None:
    """A fence of an agent or of a wave is none of a workgroup."""
    body = BARRIER.replace("workgroup", "wavefront") + "\n  ret void"
    assert find_narrowing(kernel(body), FenceOptions()).functions == ()


FIELDS = """%pf = load ptr addrspace(1), ptr addrspace(4) %s
  %at = getelementptr i8, ptr addrspace(4) %s, i64 {offset}
  %pg = load ptr addrspace(1), ptr addrspace(4) %at
  %v = load i32, ptr addrspace(1) %pf
  BARRIER
  store i32 %v, ptr addrspace(1) %pg
  ret void"""
STRUCT = "ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b"


@pytest.mark.parametrize(
    ("body", "standing"),
    [
        (FIELDS.format(offset=8), S.IF_ASSUMED),
        (FIELDS.format(offset=0), S.NEEDS_INDEX),
        (FIELDS.format(offset=8).replace("store i32 %v, ptr addrspace(1) %pg", "store i32 %v, ptr addrspace(1) %b"), S.PROVED),
        (FIELDS.format(offset=8).replace("getelementptr i8", "getelementptr i64"), S.UNKNOWN),
    ],
    ids=["two fields", "one field", "a noalias argument", "a step that is not followed"],
)  # fmt: skip
def test_pointers_in_a_struct_that_is_passed_by_reference(body: str, standing: FenceStanding) -> None:
    """Each field leads to an object of its own if arguments do not alias."""
    assert standings(kernel(body, STRUCT)) == [standing]
    if standing is S.IF_ASSUMED:
        assert standings(kernel(body, STRUCT), assume=[ARGUMENTS_DO_NOT_ALIAS]) == [S.ASSUMED]


def test_one_of_several_accesses_for_one_work_item_does_not_speak_for_the_others() -> None:
    """Work-item 0 stores, and all load what it stored, or another one's word."""
    body = """%first = icmp eq i32 %tid, 0
  br i1 %first, label %one, label %all
one:
  store i32 1, ptr addrspace(1) %a
  br label %all
all:
  BARRIER
  %at = add i32 %tid, {offset}
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %at
  %v = load i32, ptr addrspace(1) %p
  ret void"""
    assert standings(kernel(body.format(offset=1))) == [S.PROVED_BY_INDEX]
    assert standings(kernel(body.format(offset=0))) == [S.PROVED_BY_INDEX]
    assert standings(kernel(body.format(offset=-1))) == [S.NEEDS_INDEX]


ADD = '%{name} = atomicrmw {operation} ptr addrspace(1) {pointer}, i32 1 syncscope("{scope}") {order}'


def atomic(
    name: str, operation: str = "add", pointer: str = "%a", scope: str = "workgroup", order: str = "monotonic"
) -> str:
    """An atomic operation whose result nobody uses."""
    return ADD.format(name=name, operation=operation, pointer=pointer, scope=scope, order=order)


@pytest.mark.parametrize(
    ("first", "second", "standing"),
    [
        (atomic("x"), atomic("y"), S.PROVED),
        (atomic("x", "max"), atomic("y", "max"), S.PROVED),
        (atomic("x"), atomic("y", "max"), S.NEEDS_INDEX),
        (atomic("x", "xchg"), atomic("y", "xchg"), S.NEEDS_INDEX),
        (atomic("x"), "%y = load i32, ptr addrspace(1) %a", S.NEEDS_INDEX),
        (atomic("x", scope="agent"), atomic("y", scope="agent"), S.PROVED),
        (atomic("x", scope="agent", order="seq_cst"), atomic("y", scope="agent", order="seq_cst"), S.SYNCHRONIZES_FURTHER),
        (atomic("x", scope="agent"), "%y = load i32, ptr addrspace(1) %b", S.PROVED),
    ],
    ids=["added twice", "two maxima", "added, then a maximum", "exchanged", "added, then read", "added for all",
         "ordered for all", "added for all, and a read"],
)  # fmt: skip
def test_atomics_without_a_result_commute_with_their_like(
    first: str, second: str, standing: FenceStanding
) -> None:
    """Nobody can tell in which order numbers were added; but for that they are accesses like others."""
    assert standings(kernel(f"{first}\n  BARRIER\n  {second}\n  ret void")) == [standing]


def test_one_access_does_not_speak_for_another_one_of_the_object() -> None:
    """Beside one's own element another one's is read, too: in either order, and the pair that is named is that one."""
    own, other = "%v = load i32, ptr addrspace(1) %pa", "%w = load i32, ptr addrspace(1) %pn"
    store = "store i32 %v, ptr addrspace(1) %pa"
    for loads in (f"{own}\n  {other}", f"{other}\n  {own}"):
        module = kernel(f"{OWN}\n  {NEXT}\n  {loads}\n  BARRIER\n  {store}\n  ret void")
        found = find_narrowing(module, FenceOptions())
        for fence in found.functions[0].sites:
            assert fence.standing is S.NEEDS_INDEX
            assert ["%pn" in module.lines[fence.pair[0]], "store" in module.lines[fence.pair[1]]] == [
                True,
                True,
            ]
