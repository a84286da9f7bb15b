"""Names put into another global, and the independent check of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt import InternalError, parse
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Address, Edits, LineEdit, Relocation, is_relocated, relocated, unlaundered

PLACES = {"A": Address("arena", 0), "B": Address("arena", 64), 'c "d': Address("other one", 16)}
PIECES = st.sampled_from(
    ["@A", "@B", '@"c \\22d"', "@other", '"@A"', '!"@B"', "%A", " ", ", ", "(", ")", "i32 64", "getelementptr (i8, ",
     "ptr addrspace(3) ", "@arena", "getelementptr inbounds nuw (i8, ptr addrspace(3) @arena, i32 8)"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=12))
def test_what_was_relocated_is_recognized(pieces: list[str]):
    line = " ".join(pieces)
    assert is_relocated(line, relocated(line, PLACES), PLACES)


@given(st.lists(PIECES, min_size=1, max_size=8), st.data())
def test_any_other_address_is_noticed(pieces: list[str], data: st.DataObject):
    line = " ".join(pieces)
    name = data.draw(st.sampled_from(sorted(PLACES)))
    wrong = {**PLACES, name: Address(PLACES[name].name, PLACES[name].offset + 4)}
    after = relocated(line, wrong)
    assert is_relocated(line, after, PLACES) == (after == relocated(line, PLACES))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 2, ptr addrspace(3) @arena"),
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 1, ptr addrspace(3) @A"),
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 1, ptr addrspace(3) @arena, align 4"),
        ("  store i32 1, ptr addrspace(3) @other", "  store i32 1, ptr addrspace(3) @arena"),
    ],
)
def test_any_other_change_is_noticed(before: str, after: str):
    assert not is_relocated(before, after, PLACES)


def test_laundered_address_is_put_back():
    added = [
        "  %x.addr = ptrtoint ptr addrspace(3) @A to i32",
        "  %x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)",
        "  %x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)",
    ]
    assert (
        unlaundered(added, "  call void @f(ptr addrspace(3) %x.dst)") == "  call void @f(ptr addrspace(3) @A)"
    )
    passed = ['  %x.dst = call ptr addrspace(3) asm "", "=v,0"(ptr addrspace(3) @A)']
    assert (
        unlaundered(passed, "  call void @f(ptr addrspace(3) %x.dst)")
        == "  call void @f(ptr addrspace(3) @A)"
    )


MODULE = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global i32 poison, align 4
@arena = internal addrspace(3) global [128 x i8] poison, align 16
define void @f() {
  store i32 1, ptr addrspace(3) @A, align 4
  store i32 2, ptr addrspace(3) @A, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("offsets", "passes"),
    [((64, 64), True), ((64, 60), False), ((64, None), False)],
    ids=["both", "one elsewhere", "one forgotten"],
)
def test_post_condition(offsets: tuple[int | None, ...], passes: bool):
    module = parse(MODULE)
    (function,) = module.functions()
    stores = [i.line for i in function.instructions if i.opcode == "store"]
    lines = {
        line: LineEdit(text=relocated(module.lines[line], {"A": Address("arena", offset)}))
        for line, offset in zip(stores, offsets, strict=True)
        if offset is not None
    }
    moved = Relocation(function.line, function.end, {"A": Address("arena", 64)})
    changes = Edits(lines, relocations=(moved,))
    output = edits.apply(module, changes)
    if passes:
        postcondition.check(module, changes, output)
        return
    with pytest.raises(InternalError, match="differ in more than was meant"):
        postcondition.check(module, changes, output)


def test_a_line_that_is_replaced_has_not_moved():
    module = parse(MODULE.replace("  store i32 2, ptr addrspace(3) @A, align 4\n", ""))
    (function,) = module.functions()
    (line,) = (i.line for i in function.instructions if i.opcode == "store")
    text = relocated(module.lines[line], {"A": Address("arena", 64)})
    moved = Relocation(function.line, function.end, {"A": Address("arena", 64)})
    for edit, passes in ((LineEdit(text=text), True), (LineEdit(text=text, replacement=(text,)), False)):
        changes = Edits({line: edit}, relocations=(moved,))
        output = edits.apply(module, changes)
        if passes:
            postcondition.check(module, changes, output)
        else:
            with pytest.raises(InternalError):
                postcondition.check(module, changes, output)


def test_dropped_metadata_is_gone_and_nothing_else_may_be():
    text = MODULE.replace(
        "store i32 1, ptr addrspace(3) @A, align 4",
        "store i32 1, ptr addrspace(3) @A, align 4, !tbaa !0, !nontemporal !3",
    )
    module = parse(text + '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2}\n!2 = !{!"root"}\n!3 = !{i32 1}\n')
    (function,) = module.functions()
    changes = Edits({function.instructions[0].line: LineEdit(drop=frozenset({"tbaa"}))})
    output = edits.apply(module, changes)
    assert "!tbaa" not in output
    postcondition.check(module, changes, output)
    with pytest.raises(InternalError):
        postcondition.check(module, changes, output.replace(", !nontemporal !3", ""))
    with pytest.raises(InternalError):
        postcondition.check(
            module, Edits({function.instructions[0].line: LineEdit(drop=frozenset({"nontemporal"}))}), output
        )
