"""The post-condition on references: every number of a metadata node or attribute group means what it meant before."""

from __future__ import annotations

import re

import pytest

from ldsopt import api
from ldsopt.errors import InputError, InternalError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import Scope
from ldsopt.ir.module import Module

SOURCE = r"""
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare void @ext(i32)

define amdgpu_kernel void @k(ptr addrspace(3) %p, ptr addrspace(1) %out) #0 !dbg !20 {
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 0) #1, !dbg !21
  %c = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3, !noalias !4
  %d = load i32, ptr addrspace(3) %p, align 4, !tbaa !5, !alias.scope !3
  %e = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 1) #2, !dbg !22
  %f = load i32, ptr addrspace(3) %p, align 4, !noalias !4, !llvm.access.group !10
  %g = load i32, ptr addrspace(3) %p, align 4, !llvm.access.group !11
  %h = load i32, ptr addrspace(3) %p, align 4
  %i = load i32, ptr addrspace(3) %p, align 4
  store i32 %g, ptr addrspace(1) %out, align 4, !dbg !21, !tbaa !5, !llvm.access.group !10
  store i32 %h, ptr addrspace(1) %out, align 4, !tbaa !8, !llvm.access.group !11
  call void @ext(i32 2), !dbg !21
  call void @ext(i32 3), !dbg !22
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" }
attributes #1 = { nounwind }
attributes #2 = { cold }
!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!15}
!0 = distinct !{!0, !"theirs"}
!1 = distinct !{!1, !0, !"x"}
!2 = distinct !{!2, !0, !"y"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"root"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !7, i64 0}
!10 = distinct !{}
!11 = distinct !{}
!12 = distinct !DICompileUnit(language: DW_LANG_C, file: !13, emissionKind: FullDebug)
!13 = !DIFile(filename: "k.c", directory: "/")
!15 = !{i32 2, !"Debug Info Version", i32 3}
!20 = distinct !DISubprogram(name: "k", scope: !13, file: !13, line: 1, type: !23, unit: !12, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 2, scope: !20)
!22 = !DILocation(line: 3, scope: !20)
!23 = !DISubroutineType(types: !{null})
"""

MODULE = api.parse(SOURCE)
TAGS = LineEdit(alias_scope=(Scope("ours", "A"),), noalias=(Scope("ours", "B"), Scope("ours", "C")))
ONLY_NOALIAS = LineEdit(noalias=(Scope("ours", "A"),))


def at(text: str) -> int:
    (number,) = (n for n, line in enumerate(MODULE.lines) if text in line)
    return number


EDITS = Edits(
    {at(f"%{name} ="): TAGS for name in "abehi"}
    | {at(f"%{name} ="): LineEdit(noalias=(Scope("ours", "A"),)) for name in "cdf"}
    | {at("%g ="): LineEdit(("  fence seq_cst",), None, None, (Scope("ours", "B"),))}
)
OUTPUT = edits.apply(MODULE, EDITS)
NODES = dict(re.findall(r"(?m)^(!\d+) = (.*)", OUTPUT))
GROUPS = dict(re.findall(r"(?m)^attributes (#\d+) = (.*)", OUTPUT))
COUNT = len(NODES)
LINES = OUTPUT.split("\n")
WITH_REFERENCES = [n for n, line in enumerate(LINES) if re.search(r"[!#]\d", line)]


def check(output: str) -> None:
    postcondition.check(MODULE, EDITS, output)


def shifted(by: int) -> str:
    """The same output with its nodes rotated: node 0 is another, and the print begins with it."""

    def renamed(text: str) -> str:
        return re.sub(r"!(\d+)\b", lambda match: f"!{(int(match[1]) + by) % COUNT}", text)

    first = LINES.index(next(line for line in LINES if line.startswith("!0 = ")))
    nodes = sorted(map(renamed, filter(None, LINES[first:])), key=lambda line: int(line[1:].split(" ")[0]))
    return "\n".join([*map(renamed, LINES[:first]), *nodes]) + "\n"


def means_the_same(output: str) -> bool:
    """Whether LLVM prints it like the right output."""
    try:
        return api.parse(output).text == api.parse(OUTPUT).text
    except InputError:
        return False


def is_caught(output: str) -> bool:
    try:
        check(output)
    except InternalError:
        return True
    return False


def test_right_output_passes_however_its_nodes_are_numbered() -> None:
    for by in range(COUNT):
        check(shifted(by))


def alike(reference: str) -> list[str]:
    """The other groups, or the other nodes with operands of the same kinds."""

    def shape(node: str) -> str:
        return re.sub(r"(!)\d+|\"[^\"]*\"|\b\d+", r"\1", NODES[node])

    others = GROUPS if reference in GROUPS else [n for n in NODES if shape(n) == shape(reference)]
    return [other for other in others if other != reference]


@pytest.mark.parametrize("number", WITH_REFERENCES)
def test_no_reference_can_be_another_one(number: int) -> None:
    """Each reference of the line is changed to each other one of its kind."""
    line = LINES[number]
    defined, equals, text = line.partition(" = ") if " = " in line else ("", "", line)
    for reference in re.finditer(r"(?<= |\(|\{)[!#]\d+", text):
        start, stop = reference.span()
        for other in alike(reference[0]):
            changed = f"{defined}{equals}{text[:start]}{other}{text[stop:]}"
            output = "\n".join([*LINES[:number], changed, *LINES[number + 1 :]])
            assert is_caught(output) or means_the_same(output), changed


def _merged(output: str, kind: str) -> str:
    """Each attachment of a kind names the node that the first of them names, which is as long as the other one."""
    first = re.findall(rf"!{re.escape(kind)} (!\d+)", output)[0]
    return re.sub(rf"(!{re.escape(kind)}) !\d+", rf"\1 {first}", output)


def test_two_nodes_that_were_distinct_do_not_become_one() -> None:
    """Access groups have no contents: only that there are two of them tells one from the other."""
    merged = _merged(OUTPUT, "llvm.access.group")
    assert not means_the_same(merged)
    assert is_caught(merged)


def test_one_node_does_not_become_two() -> None:
    split = re.sub(
        r"(store .*!llvm.access.group) !\d+$", rf"\1 !{COUNT}", OUTPUT, count=1, flags=re.MULTILINE
    )
    split += f"!{COUNT} = distinct !{{}}\n"
    assert not means_the_same(split)
    assert is_caught(split)


ATTACHED = {"nontemporal": "!{i32 1}"} | {
    kind: re.findall(rf"!{re.escape(kind)} (!\d+)", OUTPUT)[-1]
    for kind in ("tbaa", "llvm.access.group", "alias.scope", "noalias")
}


@pytest.mark.parametrize(
    ("line", "kind"),
    [(line, kind) for line in LINES for kind in ATTACHED if " = load " in line and f"!{kind} " not in line],
)
def test_an_edited_line_has_no_attachment_more(line: str, kind: str) -> None:
    more = OUTPUT.replace(line, f"{line}, !{kind} {ATTACHED[kind]}")
    assert not means_the_same(more)
    assert is_caught(more)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_no_line_can_go_or_come_twice(number: int) -> None:
    for lines in (
        [*LINES[:number], *LINES[number + 1 :]],
        [*LINES[:number], LINES[number], *LINES[number:]],
    ):
        output = "\n".join(lines)
        assert means_the_same(output) or is_caught(output), LINES[number]


def test_an_edit_that_makes_no_valid_module_is_refused_though_it_was_made_as_asked() -> None:
    """LLVM's parser takes a value that does not dominate its use; only its verifier refuses it."""
    wrong = Edits({at("@ext(i32 3)"): LineEdit(text="  call void @ext(i32 %z)\n  %z = add i32 0, 0")})
    with pytest.raises(InternalError, match="LLVM refuses the output"):
        postcondition.check(MODULE, wrong, edits.apply(MODULE, wrong))


def test_what_is_put_in_front_of_an_equal_line_has_to_be_there() -> None:
    fence = "  fence seq_cst"
    module: Module = api.parse(
        SOURCE.replace("  ret void", f"  store i32 0, ptr addrspace(1) %out\n{fence}\n  ret void")
    )
    (store,) = (n for n, line in enumerate(module.lines) if "store i32 0" in line)
    wanted = Edits({store: LineEdit(), store + 1: LineEdit(before=(fence,))})
    right = edits.apply(module, wanted)
    postcondition.check(module, wanted, right)
    with pytest.raises(InternalError):
        postcondition.check(module, wanted, right.replace(f"{fence}\n", "", 1))
