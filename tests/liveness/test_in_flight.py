"""The segments of a kernel in which an asynchronous copy may be in flight: those that the rules name, and no others."""

import pytest
from liveness_kernels import kernel_of

WORDS = {
    "dma": "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)",
    "async": "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 0, i32 0)",
    "marked": "call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)",
    "mark": "call void @llvm.amdgcn.asyncmark()",
    "marks(0)": "call void @llvm.amdgcn.wait.asyncmark(i16 0)",
    "marks(1)": "call void @llvm.amdgcn.wait.asyncmark(i16 1)",
    "intrinsic vmcnt(0)": "call void @llvm.amdgcn.s.waitcnt(i32 3952)",
    "intrinsic vmcnt(1)": "call void @llvm.amdgcn.s.waitcnt(i32 3953)",
    "removable vmcnt(0)": 'call void asm "s_waitcnt vmcnt(0)", ""()',
    "vmcnt(0)": 'call void asm sideeffect "s_waitcnt vmcnt(0)", ""()',
    "vmcnt(1)": 'call void asm sideeffect "s_waitcnt vmcnt(1)", ""()',
    "asynccnt(0)": 'call void asm sideeffect "s_wait_asynccnt 0x0", ""()',
    "loadcnt(0)": 'call void asm sideeffect "s_wait_loadcnt 0x0", ""()',
    "barrier": "call void @llvm.amdgcn.s.barrier()",
    "barrier in assembly": 'call void asm sideeffect "s_barrier", "~{memory}"()',
    "signal": "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
    "wait": "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
    "release": "fence release",
    "release in the agent": 'fence syncscope("agent") acq_rel',
    "release in the workgroup": 'fence syncscope("workgroup") release',
    "branch": 'call void asm sideeffect "s_cbranch_scc0 1f\\0As_waitcnt vmcnt(0)\\0A1:", ""()',
    "cluster barrier": "call void @llvm.amdgcn.s.cluster.barrier()",
}
DECLARED = """declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)"""


def flying(body: str, *, cpu: str = "gfx942") -> set[int]:
    """The segments with a copy in flight. A body is words, between semicolons, and IR."""
    text = "\n".join(WORDS.get(part.strip(), part.strip()) for part in body.split(";"))
    named = (line for line in DECLARED.split("\n") if line[line.index("@") : line.index("(")] in text)
    kernel = kernel_of(f"{text}\nret void", extra="\n".join(named), attributes=f'"target-cpu"="{cpu}"')
    return {number for one in kernel.buffers for number in one["accessed"]}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("barrier; dma", {1}),
        ("barrier; dma; barrier; barrier", {1, 2, 3}),
        ("barrier; dma; vmcnt(0); barrier; barrier", {1}),
        ("barrier; dma; vmcnt(1); barrier", {1, 2}),
        ("dma; barrier; vmcnt(0); barrier; barrier", {0, 1}),
        ("dma; vmcnt(0); dma; barrier", {0, 1}),
        ("dma; dma; vmcnt(0); barrier", {0}),
        ("vmcnt(0); barrier; dma; barrier", {1, 2}),
        ("dma; intrinsic vmcnt(0); barrier", {0}),
        ("dma; intrinsic vmcnt(1); barrier", {0, 1}),
        ("dma; removable vmcnt(0); barrier", {0, 1}),  # LLVM may remove it
        ("dma; release; barrier", {0}),
        ("dma; release in the agent; barrier", {0}),
        ("dma; release in the workgroup; barrier", {0, 1}),
        ("dma; branch; barrier", {0, 1}),
    ],
)
def test_from_the_copy_to_the_barrier_behind_a_wait_for_all(body: str, expected: set[int]) -> None:
    assert flying(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("dma; vmcnt(0); signal; wait; barrier", {0, 1}),
        ("dma; vmcnt(0); signal; vmcnt(0); wait; barrier", {0, 1}),
        ("dma; signal; vmcnt(0); wait; barrier; barrier", {0, 1, 2}),
        ("dma; signal; wait; vmcnt(0); barrier", {0, 1, 2}),
        ("signal; dma; vmcnt(0); wait; barrier", {1, 2}),
        ("signal; wait; dma; vmcnt(0); signal; wait", {2, 3}),
        ("signal; wait; signal; dma; wait", {3, 4}),
    ],
)
def test_a_split_barrier_ends_what_was_complete_before_its_signal(body: str, expected: set[int]) -> None:
    """Between the halves a wave may have gone on while another has not yet signalled; what is waited for there is late."""
    assert flying(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("marked; mark; marks(0); barrier", {0}),
        ("marked; marks(0); barrier", {0, 1}),  # no mark ends its group
        ("mark; marked; marks(0); barrier", {0, 1}),
        ("marked; mark; marks(1); barrier", {0, 1}),
        ("marked; mark; marked; marks(0); barrier", {0, 1}),
        ("marked; mark; barrier; marks(0); barrier", {0, 1}),
        ("marked; barrier; mark; marks(0); barrier", {0, 1}),
        ("marked; mark; signal; wait; marks(0); barrier", {0, 1, 2}),
        ("marked; mark; vmcnt(0); barrier", {0}),
        ("marked; mark; release; barrier", {0, 1}),
    ],
)
def test_a_marked_copy_is_complete_where_no_mark_behind_it_is_outstanding(
    body: str, expected: set[int]
) -> None:
    assert flying(body) == expected


@pytest.mark.parametrize(
    ("then", "otherwise", "expected"),
    [
        ("vmcnt(0)", "", {0, 1, 2, 3, 4}),
        ("vmcnt(0)", "vmcnt(0)", {0, 1, 2, 3}),
    ],
)
def test_a_wait_counts_if_it_is_on_every_path(then: str, otherwise: str, expected: set[int]) -> None:
    paths = f"dma; br i1 %c, label %t, label %e; t:; {then}; br label %j; e:; {otherwise}; br label %j; j:; barrier"
    assert flying(paths) == expected


def test_copies_go_round_a_loop() -> None:
    """Copies that the end of the body starts fly at its head, up to the wait and the barrier there."""
    loop = "br label %l; l:; {0}; barrier; barrier; dma; br i1 %c, label %l, label %o; o:; vmcnt(0); barrier"
    assert flying(loop.format("vmcnt(0)")) == {1, 3, 4}
    assert flying(loop.format("")) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("async; asynccnt(0); signal; wait; barrier", {0, 1}),
        ("async; loadcnt(0); signal; wait", {0, 1, 2}),
        ("async; release; signal; wait", {0, 1, 2}),
        ("dma; loadcnt(0); signal; wait; barrier", {0, 1}),
        ("dma; asynccnt(0); signal; wait", {0, 1, 2}),
        ("dma; async; loadcnt(0); signal; wait; barrier; asynccnt(0); signal; wait", {0, 1, 2, 3, 4}),
    ],
)
def test_each_counter_is_waited_for_by_itself(body: str, expected: set[int]) -> None:
    assert flying(body, cpu="gfx1250") == expected


@pytest.mark.parametrize(
    ("body", "cpu", "expected"),
    [
        ("dma; barrier", "gfx906", {0}),
        ("dma; barrier", "gfx908", {0}),
        ("dma; barrier in assembly; barrier", "gfx908", {0, 1}),
        ("dma; barrier", "gfx942", {0, 1}),
        ("dma; barrier", "", {0, 1}),
        ("async; barrier", "gfx906", {0, 1}),
        ("dma; cluster barrier; signal; wait", "gfx906", {0, 1, 2, 3}),
    ],
)
def test_the_barrier_of_some_architectures_waits_by_itself(body: str, cpu: str, expected: set[int]) -> None:
    """For global loads, at a barrier of the workgroup that the backend knows, which those in assembly are not."""
    assert flying(body, cpu=cpu) == expected
