"""Basic blocks that an edit adds behind a terminator: what is written, and what the post-condition holds of it."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt import InternalError, Module
from ldsopt.ir import postcondition
from ldsopt.ir.edits import Edits, LineEdit, apply
from ldsopt.ir.metadata import LDS_ONLY

SOURCE = """target triple = "amdgcn-amd-amdhsa"
define void @f(i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store i32 1, ptr addrspace(1) %p, align 4
  br label %b

b:                                                ; preds = %a, %entry
  %x = phi i32 [ 0, %entry ], [ 1, %a ]
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
"""
SPLIT = (
    "",
    "way:",
    '  fence syncscope("workgroup") release',
    "  br i1 %c, label %more, label %b",
    "",
    "more:",
    "  br label %b",
)


def edited(text: str = SOURCE, behind: tuple[str, ...] = SPLIT) -> tuple[Module, Edits]:
    """The edge from ``a`` to ``b`` taken by way of two blocks more."""
    module = ldsopt.parse(text)
    lines = {line: number for number, line in enumerate(module.lines)}
    return module, Edits(
        {
            lines["  br label %b"]: LineEdit(text="  br label %way", behind=behind),
            lines["  %x = phi i32 [ 0, %entry ], [ 1, %a ]"]: LineEdit(
                text="  %x = phi i32 [ 0, %entry ], [ 1, %way ], [ 1, %more ]"
            ),
        }
    )


def test_blocks_stand_behind_the_terminator_and_fences_order_lds_only() -> None:
    module, edits = edited()
    output = apply(module, edits)
    postcondition.check(module, edits, output)
    at = output.split("\n").index("way:")
    assert output.split("\n")[at + 1] == '  fence syncscope("workgroup") release, !mmra !0'
    assert f"!0 = {LDS_ONLY}" in output


def test_lines_behind_the_blocks_have_moved_by_them() -> None:
    module, edits = edited()
    output = ldsopt.parse(apply(module, edits))
    at = module.lines.index("  store i32 %x, ptr addrspace(1) %p, align 4")
    assert output.lines[edits.moved([at])[at] - 1] == module.lines[at]


@pytest.mark.parametrize(
    ("meant", "written"),
    [
        ("  br label %way", "  br label %more"),
        ("more:", "other:"),
        ("  br i1 %c, label %more, label %b", "  br i1 %c, label %b, label %more"),
        ('  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'),
        ("  store i32 1, ptr addrspace(1) %p, align 4", "  store i32 2, ptr addrspace(1) %p, align 4"),
        ("[ 1, %way ], [ 1, %more ]", "[ 1, %way ], [ 0, %more ]"),
    ],
)
def test_any_other_difference_is_an_error(meant: str, written: str) -> None:
    module, edits = edited()
    output = apply(module, edits)
    assert meant in output
    with pytest.raises(InternalError):
        postcondition.check(module, edits, output.replace(meant, written))


def test_an_added_block_that_is_not_written_is_an_error() -> None:
    module, edits = edited()
    output = apply(module, Edits({}))
    with pytest.raises(InternalError):
        postcondition.check(module, edits, output)


def test_labels_are_compared_where_blocks_are_added() -> None:
    module, edits = edited()
    output = apply(module, edits).replace("a:  ", "z:  ").replace("label %a,", "label %z,")
    with pytest.raises(InternalError):
        postcondition.check(module, edits, output)


def test_an_edit_may_replace_a_terminator_by_blocks() -> None:
    module = ldsopt.parse(SOURCE)
    at = module.lines.index("  br label %b")
    edits = Edits({at: LineEdit(replacement=("  unreachable",), behind=("", "way:", "  ret void"))})
    phi = module.lines.index("  %x = phi i32 [ 0, %entry ], [ 1, %a ]")
    edits.lines[phi] = LineEdit(text="  %x = phi i32 [ 0, %entry ]")
    postcondition.check(module, edits, apply(module, edits))


NODES = """
!0 = distinct !{}
"""
BEHIND = """
define void @g(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, align 4, !llvm.access.group !0
  br label %end

end:                                              ; preds = %0
  ret void
}
"""


def test_blocks_are_told_though_a_line_in_front_was_edited_without_any() -> None:
    """Knowledge of the print of an edited line says nothing of blocks behind another."""
    module, edits = edited()
    store = module.lines.index("  store i32 1, ptr addrspace(1) %p, align 4")
    edits.lines[store] = LineEdit(before=("  fence seq_cst",))
    output = apply(module, edits)
    postcondition.check(module, edits, output)
    with pytest.raises(InternalError):
        postcondition.check(module, edits, output.replace("\nmore:\n  br label %b", "\nmore:\n  unreachable"))


def test_functions_behind_added_blocks_are_compared_though_their_nodes_have_other_numbers() -> None:
    module, edits = edited(SOURCE + BEHIND + NODES)
    output = apply(module, edits)
    fence = "release, !mmra !0"
    other = output if fence in output else output.replace("!0", "!9").replace("!1", "!0").replace("!9", "!1")
    assert "!llvm.access.group !1" in other
    postcondition.check(module, edits, other)
    with pytest.raises(InternalError):
        postcondition.check(module, edits, other.replace("label %end\n\nend:", "label %fin\n\nfin:"))
