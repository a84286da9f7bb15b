"""Metadata of the input stays: alias lists are extended, other attachments and metadata kept."""

from __future__ import annotations

import re

import pytest
from annotate_cases import annotated, check, dma, kernel, tags_of

import ldsopt

LDS = "ptr addrspace(3)"
THEIRS = """
!0 = distinct !{!0, !"theirs"}
!1 = distinct !{!1, !0, !"theirs.x"}
!2 = distinct !{!2, !0, !"theirs.y"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"root"}
!8 = !{}
"""


class TestAliasLists:
    def test_are_extended_not_replaced(self) -> None:
        result = check(
            kernel(
                f"""
                {dma("@A", "A ; keeps: theirs.x", ", !alias.scope !3, !noalias !4")}
                %x = load float, {LDS} @A, align 4, !alias.scope !3 ; expect: A ; keeps: theirs.x
                store float %x, {LDS} @B, align 4, !noalias !3 ; expect: B""",
                extra=THEIRS,
            )
        )
        (_, of_dma), _, (_, of_store) = tags_of(result.text)
        assert of_dma.foreign_excluded == {"theirs.y"}
        assert of_store.foreign_excluded == {"theirs.x"}

    def test_of_other_accesses_keep_their_node(self) -> None:
        text = annotated(
            kernel(
                f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @B\nstore i32 0, ptr addrspace(1) %out, align 4, !noalias !3",
                extra=THEIRS,
            )
        ).text
        (line,) = (line for line in text.splitlines() if "addrspace(1) %out, align" in line)
        ((_, kept),) = re.findall(r"!(noalias) !(\d+)", line)
        (body,) = re.findall(rf"^!{kept} = !\{{(.*)\}}$", text, re.MULTILINE)
        assert "," not in body

    def test_of_front_end_named_like_ours_are_not_taken_for_ours(self) -> None:
        theirs = THEIRS.replace("theirs.x", "A").replace('!"theirs"', '!"ldsopt.lds"')
        source = kernel(
            f"{dma('@A')}\n%x = load float, {LDS} @A, align 4, !alias.scope !3\nstore i32 0, {LDS} @B",
            extra=theirs,
        )
        text = annotated(source).text
        assert "readfirstlane" in text
        assert [tags.scopes for _, tags in tags_of(text)] == [{"A"}, {"A"}, {"B"}]


class TestOtherAttachments:
    @pytest.mark.parametrize(
        ("access", "attached"),
        [
            (f"%x = load float, {LDS} @A, align 4", "!tbaa !5"),
            (f"%x = load float, {LDS} @A, align 4", "!invariant.load !8"),
            (f"%x = load i32, {LDS} @A, align 4", "!range !9"),
            (f"%x = load float, {LDS} @A, align 4", "!nontemporal !10, !tbaa !5"),
            (f"store i32 0, {LDS} @A, align 4", "!mine.own !8"),
            (f"store i32 0, {LDS} @A, align 4", "!llvm.access.group !11"),
            (f"%x = atomicrmw add {LDS} @A, i32 1 monotonic, align 4", "!amdgpu.no.fine.grained.memory !8"),
        ],
    )
    def test_are_kept(self, access: str, attached: str) -> None:
        nodes = THEIRS + "!9 = !{i32 0, i32 8}\n!10 = !{i32 1}\n!11 = distinct !{}\n"
        text = annotated(kernel(f"{access}, {attached}\nstore i32 0, {LDS} @B", extra=nodes)).text
        line, tags = tags_of(text)[0]
        assert tags.scopes == {"A"}
        for kind in re.findall(r"!([\w.]+) ", attached):
            assert f"!{kind} !" in line

    def test_debug_locations_are_kept(self) -> None:
        debug = """
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "k.c", directory: "/")
!3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 7, column: 3, scope: !3)
!7 = !DILocation(line: 8, column: 3, scope: !3)
"""
        source = kernel(
            f"{dma('@A', attachments=', !dbg !6')}\n%x = load i32, {LDS} @A, align 4, !dbg !7\nstore i32 0, {LDS} @B, !dbg !6",
            extra=debug,
        )
        text = annotated(source.replace("addrspace(1) %out) {", "addrspace(1) %out) !dbg !3 {")).text
        accesses = [line for line, _ in tags_of(text)]
        assert all(re.search(r", !dbg !\d+, !alias\.scope", line) for line in accesses)
        assert "readfirstlane.i32(i32 %ldsopt.dma0.addr)\n" in text


class TestNothingElseChanges:
    def test_a_module_without_metadata_gets_only_ours(self) -> None:
        source = kernel(f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @B")
        text = ldsopt.annotate(ldsopt.parse(source)).text
        without = re.sub(r", !(?:alias\.scope|noalias) !\d+", "", re.sub(r"(?m)^!\d+ = .*\n", "", text))
        assert without.strip() == source.strip()

    def test_named_metadata_stays(self) -> None:
        extra = '!llvm.module.flags = !{!0}\n!opencl.ocl.version = !{!1}\n!0 = !{i32 1, !"wchar_size", i32 4}\n!1 = !{i32 2, i32 0}\n'
        text = annotated(kernel(f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @B", extra=extra)).text
        assert "!llvm.module.flags = !{!0}" in text
        assert '!0 = !{i32 1, !"wchar_size", i32 4}' in text

    def test_output_is_a_fixed_point_of_print_and_parse(self) -> None:
        text = annotated(kernel(f"{dma('@A')}\nstore i32 0, {LDS} @B", extra=THEIRS)).text
        printed = ldsopt.parse(text).text
        assert ldsopt.parse(printed).text == printed
        assert [tags for _, tags in tags_of(printed)] == [tags for _, tags in tags_of(text)]
