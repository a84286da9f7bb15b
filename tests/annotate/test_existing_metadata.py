"""Alias lists of the input are extended; what else stays is `tests/cases/annotate/kept_metadata.ll`."""

from __future__ import annotations

import re

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


def test_output_is_a_fixed_point_of_print_and_parse() -> None:
    text = annotated(kernel(f"{dma('@A')}\nstore i32 0, {LDS} @B", extra=THEIRS)).text
    printed = ldsopt.parse(text).text
    assert ldsopt.parse(printed).text == printed
    assert [tags for _, tags in tags_of(printed)] == [tags for _, tags in tags_of(text)]
