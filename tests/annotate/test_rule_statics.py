"""R2: static variables and the DMAs into them stay as they are, unless asked for; and what the options change."""

from __future__ import annotations

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, check, dma, is_dma, is_laundered, kernel, tags_of

import ldsopt
from ldsopt import UsageError

LDS = "ptr addrspace(3)"
BOTH = (*DYNAMIC, *STATIC)
STATICS_ONLY = f"""
    {dma("@S")}
    {dma("@T")}
    %x = load float, {LDS} @S"""


class TestByDefault:
    def test_module_of_statics_alone_is_unchanged(self) -> None:
        result = annotated(kernel(STATICS_ONLY, variables=STATIC))
        assert not result.details.edits
        assert (
            result.details.reason == "no dynamic LDS base, nothing to tell apart (2 static: see --bases all)"
        )

    def test_static_accesses_beside_dynamic_ones_are_untouched(self) -> None:
        result = check(
            kernel(
                f"""
                {dma("@S", "-")}
                {dma("@A", "A")}
                %x = load float, {LDS} @S ; expect: -
                store float %x, {LDS} @B ; expect: B
                store float %x, {LDS} @T ; expect: -""",
                variables=BOTH,
            )
        )
        assert result.details.bases == ("A", "B")
        assert result.details.functions[0].counts == {"static": 3, "tagged": 2}

    def test_one_dynamic_base_among_statics_is_nothing_to_tell_apart(self) -> None:
        result = annotated(kernel(f"store i32 0, {LDS} @A", variables=(DYNAMIC[0], *STATIC)))
        assert (
            result.details.reason
            == "only one dynamic LDS base, nothing to tell apart (2 static: see --bases all; regions of it: see --precise)"
        )

    def test_one_variable_is_nothing_to_tell_apart(self) -> None:
        for variable in (DYNAMIC[0], STATIC[0]):
            name = variable.split()[0]
            result = annotated(kernel(f"store i32 0, {LDS} {name}", variables=(variable,)), bases="all")
            assert (
                result.details.reason
                == "only one LDS variable, nothing to tell apart (regions of it: see --precise)"
            )

    def test_no_variable_is_nothing_to_tell_apart(self) -> None:
        result = annotated(kernel("ret void", variables=()))
        assert result.details.reason == "no LDS variable, nothing to tell apart"


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

    def test_statics_alone_rest_on_no_assumption(self) -> None:
        result = annotated(kernel(STATICS_ONLY, variables=STATIC), bases="all")
        assert result.details.edits
        assert result.details.assumptions == ()

    def test_one_dynamic_base_among_statics_rests_on_no_assumption(self) -> None:
        body = f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @S"
        for refused in ((), ("named-bases",)):
            result = annotated(
                kernel(body, variables=(DYNAMIC[0], STATIC[0])), bases="all", no_assume=refused
            )
            assert result.details.edits
            assert result.details.assumptions == ()


class TestAssumption:
    BODY = f"{dma('@A')}\n%x = load float, {LDS} @B"

    def test_is_named_where_tags_rest_on_it(self) -> None:
        assert annotated(kernel(self.BODY)).details.assumptions == ("named-bases",)

    def test_refused_leaves_the_module_unchanged(self) -> None:
        source = kernel(self.BODY, variables=BOTH)
        result = ldsopt.annotate(ldsopt.parse(source, mcpu="gfx942"), no_assume=["named-bases"])
        assert result.text == source
        assert result.details.reason.startswith("the assumption 'named-bases' is refused, and ")
        assert result.details.assumptions == ()

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

    def test_has_nothing_to_do_without_dma(self) -> None:
        result = annotated(kernel(f"store i32 0, {LDS} @S", variables=(STATIC[0],)), repair=True)
        assert (
            result.details.reason
            == "only one LDS variable, nothing to tell apart (regions of it: see --precise)"
        )

    def test_says_how_many_dma_the_stock_compiler_loses(self) -> None:
        source = kernel(
            f"{dma('@S')}\n%x = load float, {LDS} @S, align 4, !tbaa !0",
            variables=(STATIC[0],),
            extra='!0 = !{!1, !1, i64 0}\n!1 = !{!"float", !2}\n!2 = !{!"root"}',
        )
        (function,) = annotated(source, repair=True).details.functions
        assert (function.dma_scoped, function.dma_unscoped_before) == (1, 1)

    def test_counts_none_where_no_access_has_alias_information(self) -> None:
        (function,) = annotated(
            kernel(f"{dma('@S')}\n%x = load float, {LDS} @S", variables=(STATIC[0],)), repair=True
        ).details.functions
        assert (function.dma_scoped, function.dma_unscoped_before) == (1, 0)


class TestWhatIsABase:
    def test_other_address_spaces_are_none(self) -> None:
        variables = (
            "@A = external addrspace(1) global [0 x i8]",
            "@B = external addrspace(4) global [0 x i8]",
        )
        assert annotated(kernel("store i32 0, ptr addrspace(1) @A", variables=variables)).details.bases == ()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (f"{dma('@A')}\n%x = load float, {LDS} @A", ""),
        (f"%x = load float, {LDS} @A", "only one LDS variable, nothing to tell apart"),
    ],
    ids=["a DMA in one of two functions", "no DMA"],
)
def test_repair_goes_on_without_tags_where_some_function_has_a_dma(body: str, reason: str) -> None:
    other = f"define amdgpu_kernel void @other() {{\n  store i32 0, {LDS} @A\n  ret void\n}}\n"
    found = annotated(kernel(body, variables=DYNAMIC[:1], extra=other), repair=True).details
    assert found.reason.partition(" (")[0] == reason
