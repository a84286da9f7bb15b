"""Marks: what is written is read back, stands where the ranges are, and is refused where it is wrong."""

import re
from pathlib import Path

import pytest
from liveness_kernels import text_of

import ldsopt
from ldsopt.cli import main

LOOP = "br label %l\nl:\nW A\nbar\nR A\nbar\nW B\nbar\nR B\nbar\nbr i1 %c, label %l, label %e\ne:\nret void"
BRANCH = (
    "W A\nbar\nbr i1 %c, label %x, label %y\nx:\nW B\nR B\nbr label %z\ny:\nR A\nbr label %z\nz:\nret void"
)
STRAIGHT = "W A\nbar\nR A\nbar\nW B\nbar\nR B\nret void"
DECLARED = "declare void @ldsopt.live_in(ptr addrspace(3))\ndeclare void @ldsopt.live_out(ptr addrspace(3))\n"
BEHIND = "@Z = alias i8, getelementptr (i8, ptr addrspace(3) @A, i32 4)\n"
IN, OUT = (f"call void @ldsopt.live_{way}(ptr addrspace(3) @A)" for way in ("in", "out"))


def marked(text: str, place: Path) -> str:
    """The output of `ldsopt liveness --mark`."""
    (place / "k.ll").write_text(text)
    assert main(["liveness", str(place / "k.ll"), "--mark", "-o", str(place / "marked.ll")]) == 0
    return (place / "marked.ll").read_text()


def marks(text: str) -> list[tuple[str, str]]:
    """Each mark, whether it begins a range, and of which variable, in text order."""
    return re.findall(
        r"call (?:fastcc )?void @ldsopt\.live_(in|out)\(ptr addrspace\(3\) (?:nonnull )?@(\w+)\)", text
    )


@pytest.mark.parametrize("body", [STRAIGHT, LOOP, BRANCH], ids=["straight", "loop", "branch"])
def test_what_is_written_is_verified_and_replaced(body: str, tmp_path: Path) -> None:
    once = marked(text_of(body), tmp_path)
    assert {name for _, name in marks(once)} == {"A", "B"}
    assert (
        ldsopt.parse(marked(once, tmp_path)).text.splitlines()[3:] == ldsopt.parse(once).text.splitlines()[3:]
    )
    first, second = (
        ldsopt.parse(ldsopt.pack(ldsopt.parse(text)).text).text for text in (once, text_of(body))
    )
    assert first.splitlines()[3:] == second.splitlines()[3:]
    assert "live_" not in first


def test_a_range_ends_before_the_next_begins(tmp_path: Path) -> None:
    expected = [("in", "A"), ("out", "A"), ("in", "B"), ("out", "B")]
    assert marks(marked(text_of(STRAIGHT), tmp_path)) == expected


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (f"{IN}\n{IN}\nret void", "@A has a live_in where it is live already"),
        (f"{OUT}\nret void", "@A has a live_out where it is not live"),
        (f"{IN}\nret void", "@A is still live at the end"),
        (f"br i1 %c, label %x, label %y\nx:\n{IN}\nbr label %y\ny:\nret void", "@A is live on one path to a block only"),
        (f"br label %l\nl:\n{IN}\nbr i1 %c, label %l, label %e\ne:\n{OUT}\nret void", "@A is live on one path"),
        ("%p = getelementptr i8, ptr addrspace(3) @A, i32 %n\ncall void @ldsopt.live_in(ptr addrspace(3) %p)\nret void", "live_in needs one LDS variable"),
        (f"{IN.replace('@A', '@Z')}\nret void", "live_in needs one LDS variable"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused(body: str, message: str) -> None:
    with pytest.raises(ldsopt.InputError) as error:
        ldsopt.pack(ldsopt.parse(text_of(body, extra=DECLARED + BEHIND)))
    assert message in error.value.message
    assert error.value.line is not None


def test_a_mark_is_told_by_its_callee(tmp_path: Path) -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
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
"""
    packed = ldsopt.pack(ldsopt.parse(text, mcpu="gfx942")).text
    assert packed.count("ldsopt.live_") == packed.count("ldsopt.live_in.of others") == 2


def test_a_mark_may_name_a_variable_by_its_alias(tmp_path: Path) -> None:
    body = STRAIGHT.replace("W A", f"{IN.replace('@A', '@Z')}\nW A").replace("W B", f"{OUT}\nW B")
    alias = "@Z = alias [64 x i32], ptr addrspace(3) @A\n"
    found = marks(marked(text_of(body, extra=DECLARED + alias), tmp_path))
    assert {name for _, name in found} == {"A", "B"}
