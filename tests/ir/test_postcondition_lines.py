"""The post-condition on lines that are compared in a quicker way than the others: those whose only reference is a debug
location, and those that are tagged like one that was looked at before.

LLVM numbers nodes in the order of their use, so debug locations have other numbers behind the first tagged line.
"""

from __future__ import annotations

import re

import pytest

import ldsopt
from ldsopt import InternalError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Address, Edits, LineEdit, Relocation
from ldsopt.ir.metadata import Scope

SOURCE = """
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare void @ext(i32)
declare i32 @llvm.read_register.i32(metadata)

define void @f(ptr addrspace(3) %p, ptr addrspace(1) %out) !dbg !20 {
  %a = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 0), !dbg !21
  call void @ext(i32 1) #1, !dbg !22
  %r = call i32 @llvm.read_register.i32(metadata !24), !dbg !22
  call void @ext(i32 2), !dbg !22
  call void @ext(i32 4), !dbg !25, !nontemporal !26
  %b = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 3) #2
  %c = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3
  %d = load i32, ptr addrspace(3) %p, align 4, !tbaa !5
  %e = load i32, ptr addrspace(3) %p, align 4, !tbaa !8
  ret void
}

attributes #1 = { nounwind }
attributes #2 = { cold }
!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!15}
!kept = !{!27, !28, !29, !30}
!0 = distinct !{!0, !"theirs"}
!1 = distinct !{!1, !0, !"x"}
!3 = !{!1}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"root"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !7, i64 0}
!12 = distinct !DICompileUnit(language: DW_LANG_C, file: !13, emissionKind: FullDebug)
!13 = !DIFile(filename: "k.c", directory: "/")
!15 = !{i32 2, !"Debug Info Version", i32 3}
!20 = distinct !DISubprogram(name: "f", scope: !13, file: !13, line: 1, type: !23, unit: !12, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 2, scope: !20)
!22 = !DILocation(line: 3, scope: !20)
!23 = !DISubroutineType(types: !{null})
!24 = !{!"exec"}
!25 = !DILocation(line: 5, scope: !20)
!26 = !{i32 1}
!27 = !{i32 27}
!28 = !{i32 28}
!29 = !{i32 29}
!30 = !{i32 30}
"""

MODULE = ldsopt.parse(SOURCE)
LISTS = {"alias_scope": (Scope("ours", "A"),), "noalias": (Scope("ours", "B"),)}
EDITS = Edits(
    {
        number: LineEdit(**LISTS)  # each its own, of the same two lists
        for number, line in enumerate(MODULE.lines)
        if " load " in line or "@ext(i32 3)" in line
    }
)
OUTPUT = edits.apply(MODULE, EDITS)


def reversed_nodes(output: str) -> str:
    """The same, its nodes numbered from the other end."""
    head, first, nodes = output.partition("\n!0 = ")
    lines = (first[1:] + nodes).strip().split("\n")

    def number(match: re.Match[str]) -> str:
        return f"!{len(lines) - 1 - int(match[1])}"

    return "\n".join(re.sub(r"!(\d+)\b", number, line) for line in (head, *reversed(lines))) + "\n"


NUMBERINGS = {"as written": OUTPUT, "reversed": reversed_nodes(OUTPUT)}


def attached(output: str, kind: str, line_with: str) -> str:
    """The node that is attached to a line."""
    (line,) = (line for line in output.split("\n") if line_with in line)
    (found,) = re.findall(rf"!{re.escape(kind)} (!\d+)", line)
    return str(found)


def with_node_of(output: str, kind: str, line_with: str, other: str) -> str:
    """The output, one attachment of a line replaced by that of another line."""
    node, wrong = attached(output, kind, line_with), attached(output, kind, other)
    return "\n".join(
        line.replace(f"!{kind} {node}", f"!{kind} {wrong}") if line_with in line else line
        for line in output.split("\n")
    )


@pytest.mark.parametrize("numbering", NUMBERINGS)
def test_the_right_output_passes(numbering: str) -> None:
    postcondition.check(MODULE, EDITS, NUMBERINGS[numbering])


@pytest.mark.parametrize("numbering", NUMBERINGS)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (r"@ext\(i32 0\)", "@ext(i32 7)"),
        (r"@ext\(i32 0\)", "@ext(i32 70)"),
        (r"(@ext\(i32 0\), !dbg !\d+)", r"\1, !nontemporal !{i32 1}"),
        (r"(@ext\(i32 0\)), !dbg !\d+", r"\1"),
        ("{ nounwind }", "{ nomerge }"),
        ("{ cold }", "{ minsize }"),
        ('"exec"', '"vcc"'),
        ('"float"', '"other"'),
        ("line: 2", "line: 4"),
        (r"(@ext\(i32 4\), .*), !nontemporal !\d+", r"\1"),
        (r"(%b = load .*), !noalias !\d+", r"\1"),
        (r"(%b = load .*)", r"\1, !nontemporal !{i32 1}"),
        (r"(@ext\(i32 3\)) #\d+", r"\1"),
    ],
)
def test_what_reads_otherwise_is_caught(numbering: str, before: str, after: str) -> None:
    wrong = re.sub(before, after, NUMBERINGS[numbering], count=1)
    assert wrong != NUMBERINGS[numbering]
    with pytest.raises(InternalError, match="differ in more than was meant"):
        postcondition.check(MODULE, EDITS, wrong)


@pytest.mark.parametrize("numbering", NUMBERINGS)
@pytest.mark.parametrize(
    ("kind", "line", "other"),
    [
        ("dbg", "@ext(i32 0)", "@ext(i32 2)"),
        ("dbg", "%r = call", "@ext(i32 0)"),
        ("alias.scope", "%a = load", "%c = load"),
        ("alias.scope", "%e = load", "%c = load"),
        ("alias.scope", "%c = load", "%a = load"),
        ("tbaa", "%d = load", "%e = load"),
    ],
)
def test_the_node_of_another_line_is_caught(numbering: str, kind: str, line: str, other: str) -> None:
    wrong = with_node_of(NUMBERINGS[numbering], kind, line, other)
    assert wrong != NUMBERINGS[numbering]
    with pytest.raises(InternalError, match="differ in more than was meant"):
        postcondition.check(MODULE, EDITS, wrong)


def test_a_line_that_is_neither_relocated_nor_reworded_is_caught() -> None:
    """An edit that only tags leaves the old name standing."""
    source = SOURCE.replace("%b = load i32, ptr addrspace(3) %p", "%b = load i32, ptr addrspace(3) @A")
    module = ldsopt.parse(source)
    (number,) = (n for n, line in enumerate(module.lines) if "%b =" in line)
    (function,) = module.functions()
    moved = Relocation(function.line, function.end, {"A": Address("arena", 0)})
    tagged = Edits({number: LineEdit(**LISTS)}, relocations=(moved,))
    with pytest.raises(InternalError, match="differ in more than was meant"):
        postcondition.check(module, tagged, edits.apply(module, tagged))


def test_the_end_of_the_module_is_told_where_a_function_is_missing() -> None:
    one = "define void @f() {\n  ret void\n}\n"
    with pytest.raises(InternalError, match=r"'end of file' where 'define void @g\(\) {'"):
        postcondition.check(ldsopt.parse(one + one.replace("@f", "@g")), Edits({}), ldsopt.parse(one).text)


@pytest.mark.parametrize("more", ["define void @g() {", "declare void @g()"])
def test_a_function_behind_the_last_one_is_caught(more: str) -> None:
    one = "define void @f() {\n  ret void\n}\n"
    behind = f"{more}\n  ret void\n}}\n" if more.endswith("{") else more
    with pytest.raises(InternalError, match=f"'{re.escape(more)}' where ''"):
        postcondition.check(ldsopt.parse(one), Edits({}), ldsopt.parse(one + behind).text)


@pytest.mark.parametrize(
    ("line", "output", "passes"),
    [
        ("%v = alloca %used, align 8, addrspace(5)", "%used = type { i64 }", True),
        ("%v = alloca i64, align 8, addrspace(5)", "", True),
        ("%v = alloca %used, align 8, addrspace(5)", "%used = type { i32, i32 }", False),
    ],
)
def test_a_type_may_only_go_with_its_last_use(line: str, output: str, passes: bool) -> None:
    def of(type_line: str, first: str) -> str:
        body = f"define void @f() !dbg !20 {{\n  {first}\n  ret void, !dbg !21\n}}\n"
        stays = "%stays = type { i8 }\n@s = external global %stays"
        return ldsopt.parse(f"{type_line}\n{stays}\n{body}{SOURCE[SOURCE.index('!llvm.dbg') :]}").text

    used = "%v = alloca %used, align 8, addrspace(5)"
    module = ldsopt.parse(of("%used = type { i64 }", used))
    (number,) = (n for n, text in enumerate(module.lines) if used in text)
    wanted = Edits({number: LineEdit(text=f"  {line}")})
    changed = of(output, line)
    if passes:
        postcondition.check(module, wanted, changed)
        return
    with pytest.raises(InternalError, match="differ in more than was meant"):
        postcondition.check(module, wanted, changed)


def test_a_line_that_was_to_be_replaced_does_not_stay() -> None:
    """The check does not take the facts of one edit without tags for those of another edit without tags."""
    first, second = (n for n, line in enumerate(MODULE.lines) if "%a = load" in line or "%b = load" in line)
    left = Edits({first: LineEdit(), second: LineEdit()})
    postcondition.check(MODULE, left, MODULE.text)
    for edit in (
        LineEdit(replacement=()),
        LineEdit(before=("  fence seq_cst",)),
        LineEdit(text="  fence seq_cst"),
    ):
        with pytest.raises(InternalError, match="differ in more than was meant"):
            postcondition.check(MODULE, Edits({first: LineEdit(), second: edit}), MODULE.text)


class TestNewWords:
    """Lines that are put in front, and new wordings, where the tags are those of a line that was looked at before."""

    WANTED = Edits(
        {
            number: LineEdit(
                before=(f"  %new{number} = getelementptr i8, ptr addrspace(3) %p, i32 {number}",),
                text=line.replace("%p", f"%new{number}"),
                **LISTS,
            )
            for number, line in enumerate(MODULE.lines)
            if re.search(r"%[ab] = load", line)
        }
    )
    RIGHT = edits.apply(MODULE, WANTED)
    LAST = max(WANTED.lines)

    def test_pass_as_they_were_meant(self) -> None:
        postcondition.check(MODULE, self.WANTED, self.RIGHT)

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            (f"%p, i32 {LAST}\n", f"%p, i32 {LAST + 1}\n"),
            (f"%new{LAST} = getelementptr i8", f"%new{LAST} = getelementptr inbounds i8"),
            (r"(%b = load i32, ptr addrspace\(3\)) %new\d+", r"\1 %p"),
            (r"(%b = load i32, .*), align 4", r"\1, align 2"),
            (r"(%b = load i32, .*), !noalias !\d+", r"\1"),
            (rf"(  %new{LAST} = .*\n)", r"\1  fence acquire\n"),
        ],
    )
    def test_are_caught_where_they_differ(self, before: str, after: str) -> None:
        wrong = re.sub(before, after, self.RIGHT)
        assert wrong != self.RIGHT
        with pytest.raises(InternalError):
            postcondition.check(MODULE, self.WANTED, wrong)
