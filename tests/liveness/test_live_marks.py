"""Marks: what is written is read back, stands where the ranges are, and is refused where it is wrong."""

from __future__ import annotations

import pytest
from liveness_kernels import module_of

from ldsopt import InputError, parse
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.ir import edits, postcondition
from ldsopt.transforms.live_marks import erase_marks, read_marks, write_marks

LOOP = "br label %l\nl:\nW A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\nbr i1 %c, label %l, label %e\ne:\nret void"
BRANCH = (
    "W A\nbar\nbr i1 %c, label %x, label %y\nx:\nW B\nR B\nbr label %z\ny:\nR A\nbr label %z\nz:\nret void"
)
STRAIGHT = "W A\nbar\nR A\nbar\nW B\nbar\nR B\nret void"
DECLARED = "declare void @ldsopt.live_in(ptr addrspace(3))\ndeclare void @ldsopt.live_out(ptr addrspace(3))\n"
BEHIND = "@Z = alias i8, getelementptr (i8, ptr addrspace(3) @A, i32 4)\n"
IN, OUT = (f"call void @ldsopt.live_{way}(ptr addrspace(3) @A)" for way in ("in", "out"))


@pytest.mark.parametrize("body", [STRAIGHT, LOOP, BRANCH], ids=["straight", "loop", "branch"])
def test_what_is_written_is_balanced_and_erased_without_a_trace(body: str) -> None:
    module = module_of(body)
    changes = write_marks(module, find_liveness(module))
    text = edits.apply(module, changes)
    postcondition.check(module, changes, text)
    marked = parse(text)
    assert {mark.name for mark in read_marks(marked)["k"]} == {"A", "B"}
    assert parse(edits.apply(marked, erase_marks(marked))).text == module.text


def test_a_range_ends_before_the_next_begins() -> None:
    module = module_of(STRAIGHT)
    marked = parse(edits.apply(module, write_marks(module, find_liveness(module))))
    assert [(mark.name, mark.begins) for mark in read_marks(marked)["k"]] == [
        ("A", True), ("A", False), ("B", True), ("B", False),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (f"{IN}\n{IN}\nret void", "@A has a live_in where it is live already"),
        (f"{OUT}\nret void", "@A has a live_out where it is not live"),
        (f"{IN}\nret void", "@A is still live at the end"),
        (f"br i1 %c, label %x, label %y\nx:\n{IN}\nbr label %y\ny:\nret void", "@A is live on one way to a block only"),
        (f"br label %l\nl:\n{IN}\nbr i1 %c, label %l, label %e\ne:\n{OUT}\nret void", "@A is live on one way"),
        ("%p = getelementptr i8, ptr addrspace(3) @A, i32 %n\ncall void @ldsopt.live_in(ptr addrspace(3) %p)\nret void", "live_in needs one LDS variable"),
        (f"{IN.replace('@A', '@Z')}\nret void", "live_in needs one LDS variable"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused(body: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        read_marks(module_of(body, extra=DECLARED + BEHIND))
    assert message in error.value.message
    assert error.value.line is not None


def test_a_mark_is_told_by_its_callee() -> None:
    module = parse(
        """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global i32 poison
declare void @ldsopt.live_in(ptr addrspace(3))
declare void @ldsopt.live_out(ptr addrspace(3))
declare void @"ldsopt.live_in.of others"(ptr addrspace(3))
define amdgpu_kernel void @k() {
  call fastcc void @ldsopt.live_in(ptr addrspace(3) nonnull @A)
  call void @"ldsopt.live_in.of others"(ptr addrspace(3) @A)
  call void @ldsopt.live_out(ptr addrspace(3) @A), !note !0
  ret void
}
!0 = !{}
""",
        mcpu="gfx942",
    )
    assert [mark.begins for mark in read_marks(module)["k"]] == [True, False]
    erased = parse(edits.apply(module, erase_marks(module)), mcpu="gfx942").text
    assert erased.count("ldsopt.live_") == erased.count("ldsopt.live_in.of others") == 2


def test_a_mark_may_name_a_variable_by_its_alias() -> None:
    body = STRAIGHT.replace("W A", f"{IN.replace('@A', '@Z')}\nW A").replace("W B", f"{OUT}\nW B")
    alias = "@Z = alias [64 x i32], ptr addrspace(3) @A\n"
    marks = read_marks(module_of(body, extra=DECLARED + alias))["k"]
    assert [(mark.name, mark.begins) for mark in marks] == [("A", True), ("A", False)]
