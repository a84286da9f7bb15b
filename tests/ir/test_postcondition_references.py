"""The post-condition on references: every number of a metadata node or attribute group means what it meant before."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import ldsopt
from ldsopt import InputError, InternalError, Module
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import Scope

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

MODULE = ldsopt.parse(SOURCE)
TAGS = LineEdit(alias_scope=(Scope("ours", "A"),), noalias=(Scope("ours", "B"), Scope("ours", "C")))


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


def rotated(output: str, by: int) -> str:
    """The same with its nodes rotated: node 0 is another, and the print begins with it."""
    lines = output.split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("!0 = "))
    count = len(list(filter(None, lines[first:])))

    def renamed(text: str) -> str:
        return re.sub(r"!(\d+)\b", lambda match: f"!{(int(match[1]) + by) % count}", text)

    nodes = sorted(map(renamed, filter(None, lines[first:])), key=lambda line: int(line[1:].split(" ")[0]))
    return "\n".join([*map(renamed, lines[:first]), *nodes]) + "\n"


def means_the_same(output: str) -> bool:
    """True if LLVM prints it like the right output."""
    try:
        return ldsopt.parse(output).text == ldsopt.parse(OUTPUT).text
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
        check(rotated(OUTPUT, by))


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


@pytest.mark.parametrize("kind", ["scope", "domain"])
def test_a_scope_that_is_added_is_one_node_in_one_domain(kind: str) -> None:
    """Two of one name would say something else, though every list reads as before."""
    number = next(n for n, text in NODES.items() if text.endswith('!"B"}' if kind == "scope" else '!"ours"}'))
    copy = f"!{COUNT}"
    users = [n for n, text in NODES.items() if number in re.findall(r"!\d+", text) and n != number]
    (_, user, *_) = [*users, *users]
    changed = re.sub(rf"{number}\b", copy, NODES[user])
    output = OUTPUT.replace(f"\n{user} = {NODES[user]}", f"\n{user} = {changed}")
    output += f"{copy} = {re.sub(rf'{number}' + chr(92) + 'b', copy, NODES[number])}\n"
    assert not means_the_same(output)
    assert is_caught(output)


def test_a_scope_that_is_added_is_none_that_was_there() -> None:
    """The input has a scope of the same names, of which other accesses say other things."""
    source = SOURCE.replace('"theirs"', '"ours"').replace('"x"', '"A"')
    module = ldsopt.parse(source)
    wanted = Edits({at("%a ="): LineEdit(noalias=(Scope("ours", "A"),))})
    right = edits.apply(module, wanted)
    postcondition.check(module, wanted, right)
    theirs, ours = re.findall(r'(?m)^(!\d+) = .*!"A"\}', right)
    reused = re.sub(rf"(?m)^(!\d+ = !\{{){ours}\}}$", rf"\g<1>{theirs}}}", right)
    assert reused != right
    with pytest.raises(InternalError):
        postcondition.check(module, wanted, reused)


def test_a_fence_that_is_put_in_front_orders_lds_and_nothing_else() -> None:
    fence = '  fence syncscope("workgroup") release'
    wanted = Edits({at("%a ="): LineEdit((fence,)), at("%b ="): LineEdit((fence,), ("  fence seq_cst",))})
    right = edits.apply(MODULE, wanted)
    postcondition.check(MODULE, wanted, right)
    (mmra,) = set(re.findall(r", !mmra !\d+", right))
    for wrong in (
        right.replace(mmra, "", 1),
        right.replace('!"local"', '!"global"'),
        right.replace('"workgroup") release', '"workgroup") acquire', 1),
        right.replace(mmra, f"{mmra}, !nontemporal !{{i32 1}}", 1),
        right.replace(mmra, "", 1).replace("%a = load", f"%a = load{mmra}").replace(f"load{mmra}", "load"),
    ):
        with pytest.raises(InternalError):
            postcondition.check(MODULE, wanted, wrong)


def test_an_edit_that_makes_no_valid_module_is_refused_though_it_was_made_as_asked() -> None:
    """LLVM's parser takes a value that does not dominate its use; only its verifier refuses it."""
    wrong = Edits({at("@ext(i32 3)"): LineEdit(text="  call void @ext(i32 %z)\n  %z = add i32 0, 0")})
    with pytest.raises(InternalError, match="LLVM refuses the output"):
        postcondition.check(MODULE, wrong, edits.apply(MODULE, wrong))


def test_what_is_put_in_front_of_an_equal_line_has_to_be_there() -> None:
    fence = "  fence seq_cst"
    module: Module = ldsopt.parse(
        SOURCE.replace("  ret void", f"  store i32 0, ptr addrspace(1) %out\n{fence}\n  ret void")
    )
    (store,) = (n for n, line in enumerate(module.lines) if "store i32 0" in line)
    wanted = Edits({store: LineEdit(), store + 1: LineEdit(before=(fence,))})
    right = edits.apply(module, wanted)
    postcondition.check(module, wanted, right)
    with pytest.raises(InternalError):
        postcondition.check(module, wanted, right.replace(f"{fence}\n", "", 1))


class TestCost:
    """Large modules have many lines of few kinds: what is known is not looked at again."""

    LOADS = "".join(f"  %l{n} = load i32, ptr addrspace(3) %p, align 4{{}}\n" for n in range(100))

    def counted(self, monkeypatch: pytest.MonkeyPatch, tags: str, last: str = "") -> Counter[str]:
        """How often what costs time is done for 100 loads that are tagged alike and another line behind them."""
        source = SOURCE.replace("  ret void", self.LOADS.replace("{}", tags) + f"{last}\n  ret void")
        source += (
            "!24 = !DILocation(line: 9, scope: !20)\n"  # has another number where it comes behind new nodes
        )
        module = ldsopt.parse(source)
        wanted = Edits({n: TAGS for n, line in enumerate(module.lines) if "%l" in line})
        calls: Counter[str] = Counter()

        def counting(owner: object, name: str) -> None:
            real = getattr(owner, name)

            def call(*arguments: object) -> object:
                calls[name] += 1
                return real(*arguments)

            monkeypatch.setattr(owner, name, call)

        counting(postcondition, "attachments")
        counting(postcondition.MetadataNodes, "elements")
        counting(postcondition._OutputComparison, "_edited")
        postcondition.check(module, wanted, rotated(edits.apply(module, wanted), 3))
        return calls

    def test_lines_without_metadata_are_compared_as_a_whole(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls = self.counted(monkeypatch, "")
        assert calls["_edited"] == 1
        assert calls["attachments"] == 2

    def test_where_they_differ_they_are_undone_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls = self.counted(monkeypatch, "", "  call void @ext(i32 4), !dbg !24")
        assert calls["_edited"] == 100
        assert calls["attachments"] == 2

    def test_stretches_are_compared_apart(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A difference makes the lines of its stretch be undone alone, not those of the others."""
        monkeypatch.setattr(postcondition, "_STRETCH", 50)
        calls = self.counted(monkeypatch, "", "  call void @ext(i32 4), !dbg !24")
        assert 2 < calls["_edited"] < 60

    def test_a_list_of_scopes_is_undone_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls = self.counted(monkeypatch, ", !tbaa !5")
        assert calls["attachments"] == 200
        assert calls["elements"] < 30
