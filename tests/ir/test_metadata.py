"""Alias scopes in metadata: reading those that are there, numbering those that are added."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt.ir.metadata import MetadataNodes, NodeWriter, Scope

NODES = r"""
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !"theirs"}
!2 = distinct !{!2, !1, !"x, \22y\22"}
!3 = distinct !{!3, !1}
!4 = !{!2, !3}
!5 = distinct !{!5}
!6 = distinct !{!6, !5}
!7 = !DILocation(line: 3, scope: !8)
!8 = !{!"a, b", !0, null}
!9 = !{}
"""
LINES = ["define void @f() {", "  ret void", "}", *NODES.split("\n")]


class TestNodes:
    NODES = MetadataNodes(LINES)

    def test_are_counted(self) -> None:
        assert self.NODES.count == 10
        assert MetadataNodes(["define void @f() {", "}", ""]).count == 0

    def test_have_bodies(self) -> None:
        assert self.NODES.body(7) == "!DILocation(line: 3, scope: !8)"

    @pytest.mark.parametrize(
        ("node", "elements"),
        [
            (0, ["i32 1", '!"wchar_size"', "i32 4"]),
            (8, ['!"a, b"', "!0", "null"]),
            (7, None),
            (9, []),
            (4, ["!2", "!3"]),
        ],
    )
    def test_have_elements(self, node: int, elements: list[str] | None) -> None:
        assert self.NODES.elements(node) == elements

    @pytest.mark.parametrize(
        ("node", "scope"),
        [
            (2, Scope("theirs", 'x, "y"')),
            (3, Scope("theirs", "!3")),
            (6, Scope("!5", "!6")),
            (0, None),
            (1, None),
            (4, None),
            (7, None),
            (8, None),
            (9, None),
        ],
    )
    def test_are_scopes_by_their_form(self, node: int, scope: Scope | None) -> None:
        assert self.NODES.scope(node) == scope

    def test_list_scopes(self) -> None:
        assert self.NODES.scopes(4) == [Scope("theirs", 'x, "y"'), Scope("theirs", "!3")]
        assert self.NODES.scopes(9) == []

    def test_begin_behind_named_ones(self) -> None:
        lines = ["}", "", "!llvm.module.flags = !{!0}", "", '!0 = !{i32 1, !"x", i32 4}', ""]
        nodes = MetadataNodes(lines)
        assert (nodes.first_line, nodes.count) == (4, 1)


class TestWriter:
    def written(self) -> NodeWriter:
        return NodeWriter(MetadataNodes(LINES))

    def test_numbers_go_on_behind_the_last(self) -> None:
        writer = self.written()
        assert writer.scope_list((Scope("d", "A"),)) == 12
        assert writer.lines == [
            '!10 = distinct !{!10, !"d"}',
            '!11 = distinct !{!11, !10, !"A"}',
            "!12 = !{!11}",
        ]

    def test_each_domain_scope_and_list_is_written_once(self) -> None:
        writer = self.written()
        first = writer.scope_list((Scope("d", "A"), Scope("d", "B")))
        assert writer.scope_list((Scope("d", "A"), Scope("d", "B"))) == first
        writer.scope_list((Scope("d", "B"),))
        assert sum('!"d"' in line for line in writer.lines) == 1
        assert sum('!"B"' in line for line in writer.lines) == 1

    def test_a_list_is_extended_behind_its_elements(self) -> None:
        writer = self.written()
        number = writer.scope_list((Scope("d", "A"),), extending=4)
        assert writer.lines[number - 10] == f"!{number} = !{{!2, !3, !11}}"

    def test_an_empty_list_is_extended(self) -> None:
        writer = self.written()
        number = writer.scope_list((Scope("d", "A"),), extending=9)
        assert writer.lines[number - 10] == f"!{number} = !{{!11}}"

    @pytest.mark.parametrize(
        "name",
        [
            "A",
            "a b",
            'q"t',
            pytest.param("back\\slash"),
            "é",
            "line\nfeed",
            "\udcff",
        ],
    )
    def test_names_come_back(self, name: str) -> None:
        writer = NodeWriter(MetadataNodes([]))
        number = writer.scope_list((Scope("d", name),))
        source = (
            "define void @f(ptr %p) {\n  store i32 0, ptr %p, !noalias !"
            + f"{number}\n  ret void\n}}\n"
            + "\n".join(writer.lines)
        )
        module = ldsopt.parse('target triple = "amdgcn-amd-amdhsa"\n' + source)
        nodes = MetadataNodes(module.lines)
        assert Scope("d", name) in [nodes.scope(node) for node in range(nodes.count)]


def test_scope_and_domain_may_be_identified_by_a_string() -> None:
    """As Triton writes them: LLVM compares such nodes by their string."""
    lines = [
        '!0 = !{!"theirs.domain", !"what it is"}',
        '!1 = !{!"theirs.x", !0, !"what x is"}',
        "!2 = !{!1}",
        "",
    ]
    assert MetadataNodes(lines).scopes(2) == [Scope("what it is", "what x is")]
