"""The facts about a kernel's order that are read from its IR."""

from __future__ import annotations

import pytest
from wait_kernels import FIRST, kernel

import ldsopt
from ldsopt import Module
from ldsopt.checker.kernel_sync import KernelSync, kernel_sync
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.waits.keep_reasons import author_waits

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i32]
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @elsewhere()
define void @callee() {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(8) %b, i32 %n) {
"""
RELEASE = '  fence syncscope("workgroup") release\n'
ACQUIRE = '  fence syncscope("workgroup") acquire\n'
BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"
STORE = "  store i32 1, ptr addrspace(1) %p\n"
WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n"
"""``vmcnt(0)`` of gfx9."""


def read(body: str, mcpu: str = "gfx942") -> tuple[Module, KernelSync]:
    module = ldsopt.parse(f"{HEAD}{body}  ret void\n}}\n", mcpu=mcpu)
    (function,) = (f for f in module.functions() if f.name == "k")
    return module, kernel_sync(module, function)


def lines_with(module: Module, words: str) -> list[int]:
    return [number for number, line in enumerate(module.lines) if words in line]


class TestFences:
    def test_a_release_in_front_of_a_barrier_is_asked_for_there(self) -> None:
        module, found = read(RELEASE + BARRIER + ACQUIRE)
        ((line, fences),) = found.releases.items()
        assert line == lines_with(module, "call void @llvm.amdgcn.s.barrier()")[0]
        assert [fence.scope for fence in fences] == ["workgroup"]
        assert not found.unplaced

    def test_what_computes_may_stand_between(self) -> None:
        _, found = read(f"{RELEASE}  %m = add i32 %n, 1\n{WAIT}{BARRIER}")
        assert [len(fences) for fences in found.releases.values()] == [1]

    @pytest.mark.parametrize(
        ("between", "count"),
        [(STORE, 1), ("  br label %next\nnext:\n", 1), (f"{STORE}{BARRIER}{STORE}", 0)],
        ids=["an access", "the end of a block", "a barrier"],
    )
    def test_one_in_front_of_something_else_is_earlier_than_the_next_barrier(
        self, between: str, count: int
    ) -> None:
        module, found = read(f"{RELEASE}{between}{BARRIER}")
        last = lines_with(module, "call void @llvm.amdgcn.s.barrier()")[-1]
        assert found.unplaced and not found.releases[last]
        assert len(found.earlier.get(last, ())) == count

    def test_one_on_either_way_is_earlier(self) -> None:
        ways = "  %c = icmp eq i32 %n, 0\n  br i1 %c, label %left, label %join\nleft:\n{}  br label %join\njoin:\n"
        assert [len(f) for f in read(ways.format(RELEASE) + BARRIER)[1].earlier.values()] == [1]
        assert not read(ways.format("") + BARRIER)[1].earlier

    def test_several_are_asked_for_together(self) -> None:
        _, found = read(f'{RELEASE}  fence syncscope("agent") release\n{BARRIER}')
        ((_, fences),) = found.releases.items()
        assert [fence.scope for fence in fences] == ["workgroup", "agent"]

    def test_a_barrier_of_its_own_asks_for_nothing(self) -> None:
        _, found = read(BARRIER)
        assert list(found.releases.values()) == [()]

    def test_half_a_barrier_is_asked_at_where_the_wave_arrives(self) -> None:
        _, found = read(f"{RELEASE}  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n", "gfx1201")
        assert [len(fences) for fences in found.releases.values()] == [1]

    @pytest.mark.parametrize(
        "body",
        [
            RELEASE + STORE + BARRIER,
            BARRIER + RELEASE,
            RELEASE,
            f"{RELEASE}  br label %next\nnext:\n{BARRIER}",
            '  fence syncscope("agent") acq_rel\n',
            "  fence seq_cst\n",
        ],
        ids=["a store between", "behind the barrier", "alone", "another block", "both ways", "of the system"],
    )
    def test_any_other_release_is_not_placed(self, body: str) -> None:
        assert len(read(body)[1].unplaced) == 1

    @pytest.mark.parametrize("fence", [ACQUIRE, '  fence syncscope("wavefront") release\n'])
    def test_what_releases_nothing_to_other_waves_is_of_no_matter(self, fence: str) -> None:
        assert not read(fence)[1].unplaced


class TestMarks:
    @pytest.mark.parametrize(
        ("line", "may_be_a_store"),
        [
            ('store atomic i32 1, ptr addrspace(1) %p syncscope("agent") release, align 4', True),
            ("store volatile i32 1, ptr addrspace(1) %p", True),
            ("%v = load volatile i32, ptr addrspace(1) %p", False),
            ("%v = load atomic i32, ptr addrspace(1) %p monotonic, align 4", False),
            ("%v = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic", False),
            ("%v = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 monotonic monotonic", False),
            ("call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %p, i64 4, i1 true)", True),
            ("call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 1, ptr addrspace(8) %b, i32 0, i32 0, " "i32 -2147483648)", True),
        ],
    )  # fmt: skip
    def test_atomic_and_volatile_accesses(self, line: str, may_be_a_store: bool) -> None:
        assert [marked for _, marked in read(f"  {line}\n")[1].marked] == [may_be_a_store]

    @pytest.mark.parametrize(
        "line",
        [
            "store i32 1, ptr addrspace(1) %p",
            '%"load volatile " = load i32, ptr addrspace(1) %p',
            "call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %p, i64 4, i1 false)",
            "call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 1, ptr addrspace(8) %b, i32 0, i32 0, i32 2)",
            "call void @llvm.amdgcn.s.barrier()",
            'call void asm sideeffect "s_nop 0", ""()',
        ],
    )
    def test_others_are_none(self, line: str) -> None:
        assert not read(f"  {line}\n")[1].marked

    def test_half_a_barrier_is_none(self) -> None:
        assert not read("  call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n", "gfx1201")[1].marked


@pytest.mark.parametrize(
    ("line", "calls"),
    [("call void @callee()", 1), ("call void @elsewhere()", 1), ("call void @llvm.amdgcn.s.barrier()", 0)],
)
def test_calls(line: str, calls: int) -> None:
    assert len(read(f"  {line}\n")[1].calls) == calls


class TestAuthorWaits:
    def test_those_that_nothing_separates_are_a_group(self) -> None:
        module, found = read(f"{WAIT}{RELEASE}  call void @llvm.amdgcn.s.waitcnt(i32 49279)\n{BARRIER}{WAIT}")
        first, second = found.groups
        assert first.most == {"vmcnt": 0, "lgkmcnt": 0}
        assert len(first.lines) == 3
        assert second.lines == (lines_with(module, "s.waitcnt(i32 3952)")[-1],)

    def test_fences_alone_are_none(self) -> None:
        assert not read(RELEASE + BARRIER)[1].groups

    def test_one_in_the_code_keeps_what_the_author_said(self) -> None:
        module, sync = read(WAIT + RELEASE + BARRIER)
        (line,) = lines_with(module, "s.waitcnt(i32 3952)")
        code = kernel("s_waitcnt vmcnt(0) lgkmcnt(0)\ns_barrier\ns_endpgm")
        found = author_waits(code, sync, AccessMap({FIRST: Origin(line, None)}, True))
        assert (found.limit(FIRST, "vmcnt", 0), found.limit(FIRST, "lgkmcnt", 0)) == (0, None)
        assert not found.lost

    def test_one_that_was_taken_into_the_fence_is_found_by_the_fence(self) -> None:
        module, sync = read(RELEASE + WAIT + BARRIER)
        (line,) = lines_with(module, "fence")
        code = kernel("s_waitcnt vmcnt(0) lgkmcnt(0)\ns_barrier\ns_endpgm")
        found = author_waits(code, sync, AccessMap({FIRST: Origin(line, None)}, True))
        assert found.limit(FIRST, "vmcnt", 0) == 0

    def test_one_that_no_wait_comes_from_is_lost(self) -> None:
        module, sync = read(WAIT + STORE)
        found = author_waits(kernel("s_waitcnt vmcnt(0)\ns_endpgm"), sync, AccessMap({}, True))
        assert found.lost == (lines_with(module, "s.waitcnt(i32 3952)")[0],)
