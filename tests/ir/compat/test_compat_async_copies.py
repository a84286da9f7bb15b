"""`ldsopt.ir.compat.async_copies`: every wait is as long as the one it stands for, or longer.

What the code becomes is ``command_line/marked_copies_of_newer_llvm.ll``.
"""

import random
import re
import time

import pytest
from compat_llvm22 import assembly
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import looks_newer, lowered, rewrite, with_own_names

DMA = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, "
    "i32 %n, i32 0, i32 0, i32 0)\n"
)
MARK = "  call void @llvm.amdgcn.asyncmark()\n"
DECLARATIONS = (
    "@lds = external addrspace(3) global [0 x i8]\n"
    "declare void @llvm.amdgcn.asyncmark()\n"
    "declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)\n"
    "declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), "
    "ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg)\n"
    "declare void @llvm.amdgcn.s.waitcnt(i32 immarg)\n"
    "declare void @elsewhere()\n"
    "declare void @asm.elsewhere(i32)\n"
)


def function(body: str) -> str:
    return (
        'target triple = "amdgcn-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\n{body}\n  ret void\n}}\n{DECLARATIONS}\n"
    )


def wait(groups: int) -> str:
    return f"  call void @llvm.amdgcn.wait.asyncmark(i16 {groups})\n"


def rewritten(body: str, arch: str = "gfx950", define: str = "define amdgpu_kernel void @k") -> str:
    """A function of asynchronous copies, as LLVM 22 reads it."""
    text = (
        f'target triple = "amdgpu{arch[3:-2]}.{arch[-2:]}-amd-amdhsa"\n'
        f"{define}(ptr addrspace(8) %r, i32 %n, i1 %c) {{\n{body}  ret void\n}}\n{DECLARATIONS}"
    )
    new = lowered(rewrite(text)[0], None)
    assert "async" not in new
    return new


def waits(text: str) -> list[int]:
    """vmcnt of each wait in a text."""
    immediates = [
        int(value) for value in re.findall(r"call void @llvm\.amdgcn\.s\.waitcnt\(i32 (\d+)\)", text)
    ]
    return [value & 15 | value >> 14 << 4 for value in immediates]


def counters(body: str, arch: str = "gfx950", define: str = "define amdgpu_kernel void @k") -> list[int]:
    """vmcnt of each wait that a function's marks become; LLVM 22 compiles the function."""
    new = rewritten(body, arch, define)
    assembly(new, arch)
    return waits(new)


class TestAsynchronousCopies:
    """A wait for marked groups leaves outstanding what was started after the mark, never more."""

    def test_large_counts_use_both_fields(self) -> None:
        assert counters(DMA + MARK + DMA * 20 + MARK + wait(1)) == [20]

    def test_a_function_may_be_called_after_a_mark(self) -> None:
        text = (
            f'target triple = "amdgpu9.50-amd-amdhsa"\n{DECLARATIONS}'
            f"define void @f(ptr addrspace(8) %r, i32 %n) {{\nentry:\n{DMA * 2}{wait(3)}  ret void\n}}\n"
        )
        assert f"s.waitcnt(i32 {0x0F70 | 2})" in lowered(rewrite(text)[0], None)

    def test_counters_of_gfx10_have_their_own_fields(self) -> None:
        assert counters(DMA + MARK + DMA + wait(0), "gfx1030") == [1]

    def test_marks_order_memory_operations(self) -> None:
        text = f'target triple = "amdgpu9.50-amd-amdhsa"\n{DECLARATIONS}define void @f() {{\n{MARK}  ret void\n}}\n'
        assert "call void @llvm.amdgcn.sched.barrier(i32 1)" in lowered(rewrite(text)[0], None)

    def test_without_architecture_the_text_stays_for_llvm_to_refuse(self) -> None:
        text = function(wait(0))
        assert looks_newer(text)
        assert lowered(text, None) == text
        assert "async" not in lowered(text, "gfx950")

    def test_an_unknown_architecture_leaves_the_text(self) -> None:
        text = function(wait(0))
        assert lowered(text, "gfx000") == text

    def test_reading_leaves_marks_what_they_are(self) -> None:
        text = function(DMA.replace("%r", "%p").replace("(8) ", "(1) ") + MARK + wait(0))
        read, rules = rewrite(text)
        assert read == text.replace("@llvm.amdgcn.raw.", "@llvm.amdgcn.marked.raw.")
        assert with_own_names(read) == text
        assert rules == (
            "respelled asynchronous LDS-DMA of buffers by names that LLVM 22 takes for nothing else",
        )

    @pytest.mark.parametrize("suffix", [".p1", ".p7"])
    def test_overloaded_names_are_newer(self, suffix: str) -> None:
        assert looks_newer(f"  call void @llvm.amdgcn.load.async.to.lds{suffix}(ptr addrspace(7) %p)\n")

    def test_the_counter_never_gets_where_it_stands_still(self) -> None:
        assert counters(DMA + MARK + DMA * 70 + wait(0)) == [62]

    def test_more_groups_than_are_kept_apart_wait_for_more(self) -> None:
        for groups in (70, 99):
            assert counters((DMA + MARK) * 80 + wait(groups)) == [62]

    @pytest.mark.parametrize("front", ["", "entry:\n"])
    def test_indented_labels_and_wide_blanks_are_seen(self, front: str) -> None:
        assert counters(f"{front}{DMA}{MARK}{DMA}  br label  %x\n  x:\n{wait(0)}") == [1]

    def test_branch_to_a_block_that_llvm_numbers_waits_for_all(self) -> None:
        body = f"{DMA}{MARK}{DMA}  br i1 %c, label %1, label %e\n{DMA}{wait(0)}  br label %e\ne:\n{wait(0)}"
        assert counters(body) == [0, 0]

    @pytest.mark.parametrize(
        "call",
        [
            "call void @asm.elsewhere(i32 %asm)",
            "call void @asm.elsewhere(i32 %n) call void @elsewhere()",
            "call void @elsewhere(ptr @llvm.used)",
            "tail call fastcc void %f(i32 %asm)",
            "call void (ptr, ...) @llvm.amdgcn.call.whole.wave(ptr @f)",
            "call\n  void @elsewhere()",
        ],
    )
    def test_calls_however_they_read(self, call: str) -> None:
        assert waits(rewritten(f"{DMA}{MARK}{DMA}  {call}\n{DMA}{wait(0)}")) == [1]

    @pytest.mark.parametrize(
        "other",
        [
            "%call = add i32 %n, 1",
            '%x = call i32 asm sideeffect "call x", "=s"()',
            "%x = tail call i32 @llvm.amdgcn.workitem.id.x()",
            'call void asm sideeffect "; @llvm.amdgcn.mark()", ""()',
        ],
    )
    def test_what_only_looks_like_a_call(self, other: str) -> None:
        assert waits(rewritten(f"{DMA}{MARK}{DMA}  {other}\n{DMA}{wait(0)}")) == [2]

    def test_copy_before_a_call_on_one_line_is_before_it(self) -> None:
        line = f"{DMA.rstrip()} call void @elsewhere()\n"
        assert waits(rewritten(f"{DMA}{MARK}{line}{wait(0)}")) == [0]

    def test_function_whose_name_says_kernel_is_none(self) -> None:
        assert counters(DMA + wait(0), define="define void @amdgpu_kernel") == [1]

    def test_copy_that_is_an_argument_is_none(self) -> None:
        body = f"{DMA}{MARK}{DMA}  call void %f(ptr @llvm.amdgcn.global.load.async.lds)\n{DMA}{wait(0)}"
        text = f"define amdgpu_kernel void @k(ptr %f) {{\n{body}  ret void\n}}\n{DECLARATIONS}"
        assert waits(lowered(text, "gfx950")) == [1]

    @pytest.mark.parametrize("count", ["%n16", "-1", "noundef 0", "9" * 5000])
    def test_unreadable_count_waits_for_all_groups(self, count: str) -> None:
        body = f"{DMA}{MARK}{DMA}{MARK}  call void @llvm.amdgcn.wait.asyncmark(i16 {count})\n"
        assert waits(rewritten(body)) == [0]

    def test_stage_masks_are_taken_for_no_mask(self) -> None:
        """A mark or wait that leaves some kinds of copies out waits for no more than one that does not."""
        body = f"{DMA}  call void @llvm.amdgcn.asyncmark(i32 1)\n{DMA}  call void @llvm.amdgcn.wait.asyncmark(i16 0, i32 2)\n"
        assert waits(rewritten(body)) == [1]

    def test_time_is_linear_in_waits_and_blocks(self) -> None:
        def seconds(count: int) -> float:
            blocks = "".join(f"  br label %b{n}\nb{n}:\n{DMA}{MARK}{wait(9)}" for n in range(count))
            start = time.process_time()
            rewritten(blocks)
            return time.process_time() - start

        seconds(10)
        assert seconds(4_000) < 40 * seconds(400) + 0.5


EVENTS = st.lists(
    st.one_of(
        st.just(DMA), st.just(MARK), st.integers(0, 3).map(wait), st.just("  call void @elsewhere()\n")
    ),
    max_size=6,
)


@given(
    st.lists(st.tuples(EVENTS, st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=5), st.randoms()
)
@settings(max_examples=300, deadline=None)
def test_walks_find_every_awaited_copy_done(
    blocks: list[tuple[list[str], int, int]], random: random.Random
) -> None:
    """On any walk, as many copies as a wait leaves outstanding were started after the mark it waits for."""
    size = len(blocks)
    body = "  br label %b0\n"
    for number, (events, left, right) in enumerate(blocks):
        ends = f"  br i1 %c, label %b{left % size}, label %b{right % size}\n"
        body += f"b{number}:\n{''.join(events)}{ends}"
    left_outstanding = iter(waits(rewritten(body + "r:\n")))
    allowed = [
        [next(left_outstanding) if "wait" in event else 0 for event in events] for events, _, _ in blocks
    ]
    for _ in range(20):
        block, copies = 0, 0
        marks: list[int] = []  # how many copies there were at each
        for _ in range(12):
            events, left, right = blocks[block]
            for event, count in zip(events, allowed[block], strict=True):
                if event == DMA:
                    copies += 1
                elif event == MARK:
                    marks.append(copies)
                elif "wait" in event:
                    awaited = int(re.findall(r"i16 (\d)", event)[0])
                    if len(marks) > awaited:
                        assert count <= copies - marks[-1 - awaited]
                else:
                    marks += [copies] * 4  # the callee may have made these
            block = random.choice([left, right]) % size
