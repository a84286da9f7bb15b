"""Machine blocks that get the count of a block of the IR: of each rule a kernel that has it, and one that has not."""

from __future__ import annotations

from typing import Any

import pytest

from ldsopt import EmitOptions, Launch, parse
from ldsopt.isa.assembly import AsmBlock, AsmInstruction
from ldsopt.simt.simulate import BlockCount, count_blocks
from ldsopt.timeline import launched_code
from ldsopt.timeline.launched_code import LaunchedCode, SelectedCode, Tie, launch_code, tied_blocks

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %tid, ptr addrspace(3) %p
"""
TAIL = """
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,256" "target-cpu"="gfx942" }
"""
UNIFORM_LOOP = """  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %old = load volatile i32, ptr addrspace(3) %p
  %new = add i32 %old, %i
  store volatile i32 %new, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:"""
EVEN_LANES = """  %bit = and i32 %tid, 1
  %even = icmp eq i32 %bit, 0
  br i1 %even, label %then, label %end
then:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:"""
EITHER = """  %a = icmp ult i32 %tid, 8
  br i1 %a, label %both, label %or
or:
  %v = load volatile i32, ptr addrspace(3) %p
  %b = icmp ugt i32 %v, 40
  br i1 %b, label %both, label %end
both:
  store volatile i32 7, ptr addrspace(3) %p
  br label %end
end:"""
BEHIND_BREAK = """  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %own = icmp eq i32 %i, %tid
  br i1 %own, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %end
found:
  store volatile i32 %i, ptr addrspace(3) %p
  br label %end
end:"""


def launched(body: str, *, waves: int = 2, n: int = 5) -> LaunchedCode:
    module = parse(HEAD + body + TAIL)
    launch = Launch((1,), (64 * waves,), ["i32[256]=arange", f"i32={n}"], kernel="k")
    return launch_code(module, launch, EmitOptions())


def executed(body: str, **how: int) -> Any:
    (function,) = launched(body, **how).measurement().functions
    assert function.executed is not None
    return function.executed


@pytest.mark.parametrize(
    ("body", "lds", "barriers"),
    [
        ("", 2, 0),
        ("  call void @llvm.amdgcn.s.barrier()", 2, 2),
        (UNIFORM_LOOP, 2 + 2 * 5 * 2, 0),  # a read and a write in each of five iterations, by two waves
        (EVEN_LANES, 4, 0),  # all waves have even lanes
        (
            EVEN_LANES.replace("i32 %tid, 1\n", "i32 %tid, 64\n"),
            4,
            0,
        ),  # entered with no lane active by the other wave
    ],
)
def test_counts_of_a_kernel(body: str, lds: int, barriers: int) -> None:
    done = executed(body)
    assert (done.waves, done.lds_accesses, done.barriers) == (2, lds, barriers)
    assert done.unknown_blocks == 0


def test_a_branch_that_a_whole_wave_skips() -> None:
    """An atomic keeps its branch: the wave that has no lane for it jumps."""
    body = EVEN_LANES.replace("i32 %tid, 1\n", "i32 %tid, 64\n").replace(
        "  store i32 1, ptr addrspace(3) %p",
        "  %q = getelementptr i32, ptr addrspace(1) %g, i32 %tid\n  %w = load volatile i32, ptr addrspace(1) %q\n"
        "  store i32 %w, ptr addrspace(3) %p",
    )
    (function,) = launched(body).measurement().functions
    assert function.executed is not None
    assert function.executed.lds_accesses == 3
    assert function.waits is not None
    assert [wait.executed for wait in function.waits if ("vmcnt", 0) in wait.counters] == [1]


def test_a_block_to_which_lanes_come_from_two_sides_of_a_branch_runs_once_for_both() -> None:
    done = executed(EITHER, waves=1)
    assert (done.lds_accesses, done.unknown_blocks) == (3, 0)


def test_what_is_behind_a_break_runs_once_for_all_lanes_that_have_left() -> None:
    launch = Launch((1,), (64,), ["i32[256]=arange", "i32=5"])
    *_, found, _ = count_blocks(parse(HEAD + BEHIND_BREAK + TAIL), launch).blocks["k"]
    assert found.waves == 1
    done = executed(BEHIND_BREAK, waves=1)
    assert (done.lds_accesses, done.unknown_blocks) == (2, 0)


def test_blocks_that_all_lanes_pass_together_are_counted_alike() -> None:
    done = executed(EITHER.replace("%tid, 8", "%n, 8"), waves=1, n=5)  # all lanes take the same path
    assert done.unknown_blocks == 0
    module = parse(HEAD + BEHIND_BREAK.replace("%i, %tid", "%i, %n") + TAIL)
    counts = count_blocks(module, Launch((1,), (64,), ["i32[256]=arange", "i32=2"])).blocks["k"]
    assert [count.waves for count in counts] == [1, 3, 2, 1, 1]


def block(*successors: int, depth: int = 0, code: str = "s_nop") -> AsmBlock:
    mnemonic, _, operands = code.partition(" ")
    return AsmBlock("", (AsmInstruction(mnemonic, operands, 1),), successors, depth)


def counts(*waves: int, onwards: dict[int, dict[int, int]] | None = None) -> list[BlockCount]:
    return [BlockCount(count, (onwards or {}).get(n, {})) for n, count in enumerate(waves)]


def tied(
    blocks: list[AsmBlock], origins: list[int | None], graph: list[list[int]], found: list[BlockCount]
) -> list[int | str]:
    ties_found: list[Tie] = tied_blocks(SelectedCode(blocks, origins, graph), found)
    return [tie.why if tie.count is None else tie.count for tie in ties_found]


def test_a_loop_of_the_compilers_own_has_no_count() -> None:
    """Block 1 was split: its middle runs once for each value that lanes have."""
    code = [block(1), block(2), block(2, 3, depth=1), block()]
    assert tied(code, [0, 1, 1, 1], [[1], []], counts(4, 4)) == [
        4,
        4,
        launched_code.LOOP_OF_COMPILER,
        launched_code.SEVERAL,
    ]


def test_the_end_of_a_split_block_is_not_taken_for_its_beginning() -> None:
    code = [block(1, 2), block(3), block(3), block()]
    assert tied(code, [0, 1, 1, 2], [[1], [2], []], counts(4, 4, 4)) == [
        4,
        launched_code.SEVERAL,
        launched_code.SEVERAL,
        4,
    ]


def test_a_copy_at_the_end_of_another_block_is_taken_off() -> None:
    """Block 1 of the IR leads to block 2, of which it has a copy; its machine block ends where that one leads."""
    graph = [[1, 2], [2], [3, 4], [4], []]
    code = [block(1, 2), block(3, 4), block(3, 4), block(4), block()]
    found = counts(8, 3, 8, 5, 8)
    assert tied(code, [0, 1, 2, 3, 4], graph, found) == [8, 3, 8 - 3, 5, 8]


def test_a_copy_behind_a_branch_leaves_a_block_without_count() -> None:
    graph = [[1, 2], [2, 3], [3], []]
    code = [block(1, 2), block(3), block(3), block()]
    found = counts(8, 3, 8, 8)
    assert tied(code, [0, 1, 2, 3], graph, found) == [8, 3, launched_code.COPIED, 8]


def test_what_is_entered_with_no_lane_active_has_the_count_of_what_is_in_front() -> None:
    graph = [[1, 2], [2], []]
    code = [block(1, code="s_and_saveexec_b64 s[0:1], vcc"), block(2), block()]
    assert tied(code, [0, 1, 2], graph, counts(8, 3, 8)) == [8, launched_code.NO_LANE, 8]
    code[0] = block(1, 2)
    assert tied(code, [0, 1, 2], graph, counts(8, 3, 8)) == [8, 3, 8]


def test_a_block_on_an_edge_runs_as_often_as_the_edge_is_taken() -> None:
    graph = [[1, 2], [1, 2], []]
    code = [block(1, 3), block(2), block(2, 3, depth=1), block()]
    found = counts(8, 40, 8, onwards={0: {1: 6, 2: 5}})
    assert tied(code, [0, None, 1, 2], graph, found) == [8, 6, 40, 8]
    code[0] = block(1, 2, 3)  # another path past it
    assert tied(code, [0, None, 1, 2], graph, found) == [8, launched_code.MADE_BY_COMPILER, 40, 8]


def test_a_callee_has_counts_of_its_own() -> None:
    body = "  call void @f(ptr addrspace(3) %p)\n  call void @f(ptr addrspace(3) %p)"
    callee = """}
define void @f(ptr addrspace(3) %p) noinline {
  store volatile i32 1, ptr addrspace(3) %p
  ret void
"""
    text = HEAD + body + TAIL.replace("}\n", callee + "}\n", 1)
    code = launch_code(
        parse(text), Launch((1,), (128,), ["i32[256]=arange", "i32=1"], kernel="k"), EmitOptions()
    )
    found = {function.name: function.executed for function in code.measurement().functions}
    assert found["f"] is not None and (found["f"].waves, found["f"].lds_accesses) == (4, 4)
    assert found["k"] is not None and found["k"].waves == 2
