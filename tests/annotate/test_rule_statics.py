"""R2: tags of static variables and of the DMAs into them; reasons and assumptions are `cases/annotate/statics.ll`."""

from __future__ import annotations

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, check, dma, is_dma, is_laundered, kernel, tags_of

import ldsopt
from ldsopt import UsageError

LDS = "ptr addrspace(3)"
BOTH = (*DYNAMIC, *STATIC)


class TestBasesAll:
    def test_statics_are_told_apart_and_their_dma_laundered(self) -> None:
        check(
            kernel(
                f"""
                {dma("@S", "S")}
                {dma("@T", "T")}
                %x = load float, {LDS} @S ; expect: S
                store float %x, {LDS} @A ; expect: A
                store float %x, {LDS} @B ; expect: B""",
                variables=BOTH,
            ),
            bases="all",
        )


class TestAssumption:
    BODY = f"{dma('@A')}\n%x = load float, {LDS} @B"

    def test_refused_tells_dynamic_bases_from_statics_but_not_from_each_other(self) -> None:
        source = kernel(f"{dma('@A')}\n%x = load float, {LDS} @B\n%y = load float, {LDS} @S", variables=BOTH)
        result = annotated(source, bases="all", no_assume=["named-bases"])
        assert [tags.excluded for _, tags in tags_of(result.text)] == [
            {"S", "T"},
            {"S", "T"},
            {"A", "B", "T"},
        ]
        assert result.details.assumptions == ()

    def test_refused_repair_makes_dma_visible_and_tags_no_access(self) -> None:
        result = annotated(kernel(self.BODY), no_assume=["named-bases"], repair=True)
        (line, of_dma), (_, of_read) = tags_of(result.text)
        assert of_dma.scopes == {"ldsopt.unknown"}
        assert is_laundered(result.text, line)
        assert not of_read.has_any
        assert result.details.assumptions == ()

    def test_of_an_unknown_name_is_a_usage_error(self) -> None:
        module = ldsopt.parse(kernel(self.BODY))
        with pytest.raises(
            UsageError, match="no such assumption: named-base; there are arguments-do-not-alias, "
        ):
            ldsopt.annotate(module, no_assume=["named-base"])


class TestRepair:
    @pytest.mark.parametrize(
        ("variables", "pointer", "scope"),
        [
            ((STATIC[0],), "@S", "ldsopt.unknown"),
            ((DYNAMIC[0],), "@A", "ldsopt.unknown"),
            (STATIC, "@S", "S"),
            ((), "%p", "ldsopt.unknown"),
        ],
    )
    def test_reaches_every_dma(self, variables: tuple[str, ...], pointer: str, scope: str) -> None:
        body = f"{dma(pointer)}\n%x = load float, {LDS} {pointer}"
        source = kernel(body, variables=variables).replace("i32 %n,", f"i32 %n, {LDS} %p,")
        text = annotated(source, repair=True).text
        ((line, tags),) = ((line, tags) for line, tags in tags_of(text) if is_dma(line))
        assert tags.scopes == {scope}
        assert is_laundered(text, line)


class TestWhatIsABase:
    def test_other_address_spaces_are_none(self) -> None:
        variables = (
            "@A = external addrspace(1) global [0 x i8]",
            "@B = external addrspace(4) global [0 x i8]",
        )
        assert annotated(kernel("store i32 0, ptr addrspace(1) @A", variables=variables)).details.bases == ()
