"""R3, R4 and R6: every LDS-DMA gets a scope, one of its own besides, and a destination that only scopes tell apart."""

from __future__ import annotations

import re

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, check, dma, is_dma, is_laundered, kernel, tags_of

LDS = "ptr addrspace(3)"


class TestClass:
    def test_dmas_into_one_base_have_equal_metadata(self) -> None:
        body = "\n".join(f"{dma('@A', 'A')}\n{dma('@B', 'B')}" for _ in range(20))
        result = check(kernel(body))
        tails = [re.findall(r"!(?:alias\.scope|noalias) !\d+", line) for line, _ in tags_of(result.text)]
        assert len({tuple(tail) for tail in tails}) == 2
        assert tails[0] != tails[1]

    def test_a_store_into_the_base_has_other_metadata(self) -> None:
        """Else the backend would take the store's address, which it sees, for that of all DMAs of the slot."""
        text = annotated(kernel(f"{dma('@A')}\nstore i32 0, {LDS} @A\nstore i32 0, {LDS} @B")).text
        (of_dma, of_store, _) = (re.findall(r"!alias\.scope !\d+", line) for line, _ in tags_of(text))
        assert of_dma != of_store

    def test_no_access_excludes_it(self) -> None:
        text = annotated(kernel(f"{dma('@A')}\n{dma('@B')}\nstore i32 0, {LDS} @B")).text
        lists = [line for line in text.splitlines() if re.match(r"!\d+ = !\{", line)]
        for number in re.findall(r"!noalias !(\d+)", text):
            (body,) = (line for line in lists if line.startswith(f"!{number} = "))
            assert all(
                '"dma' not in scope
                for scope in text.splitlines()
                if scope.split(" = ")[0] in body.split("{")[1]
            )


class TestUnknownDestination:
    def test_of_dma_into_both_tracked_and_static(self) -> None:
        check(
            kernel(
                f"""
                %q = select i1 %c, {LDS} @A, {LDS} @S
                {dma("%q", "ldsopt.unknown")}
                store i32 0, {LDS} @A ; expect: A""",
                variables=(*DYNAMIC, *STATIC),
            )
        )


class TestOperandText:
    """The destination is found in the text of the call, however it is written."""

    @pytest.mark.parametrize(
        ("variable", "pointer", "attributes"),
        [
            ("A", "@A", ""),
            ("A", f"getelementptr (i8, {LDS} @A, i32 64)", ""),
            ("A", f"getelementptr inbounds nuw ([16 x i8], {LDS} @A, i32 0, i32 4)", ""),
            ("A", f"inttoptr (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to {LDS})", ""),
            ("A", f"getelementptr (i8, {LDS} @A, i32 64)", "nonnull align 16 dereferenceable(64) "),
            ("A", "@A", "noundef nonnull align 16 dereferenceable_or_null(4) "),
            ("odd, name", '@"odd, name"', ""),
            ("a) b", f'getelementptr (i8, {LDS} @"a) b", i32 4)', "nonnull "),
            ("x(y", f'inttoptr (i32 add (i32 ptrtoint ({LDS} @"x(y" to i32), i32 64) to {LDS})', "align 4 "),
            ("llvm.amdgcn.raw.ptr.buffer.load.lds(", '@"llvm.amdgcn.raw.ptr.buffer.load.lds("', ""),
        ],
    )
    def test_of_constants(self, variable: str, pointer: str, attributes: str) -> None:
        quoted = f'"{variable}"' if re.search(r"\W", variable.replace(".", "")) else variable
        source = kernel(
            f"""
            {dma(pointer, attributes=attributes)}
            store i32 0, {LDS} @B""",
            variables=(DYNAMIC[0].replace("@A", f"@{quoted}"), DYNAMIC[1]),
        )
        result = annotated(source)
        (line, tags), (_, stored) = tags_of(result.text)
        assert tags.scopes == {variable}
        assert tags.excluded == {"B"} == stored.scopes
        assert is_laundered(result.text, line)

    def test_keeps_the_attributes_of_the_argument_and_the_call(self) -> None:
        text = annotated(
            kernel(
                dma("@A", attributes="nonnull align 16 ", attachments=" #0") + f"\nstore i32 0, {LDS} @B",
                extra='attributes #0 = { "mine"="1" }',
            )
        ).text
        (line,) = (line for line, _ in tags_of(text) if is_dma(line))
        assert "ptr addrspace(3) nonnull align 16 %ldsopt.dma0.dst" in line
        assert re.search(r"\) #\d+, !alias", line)
        assert 'attributes #1 = { "mine"="1" }' in text or '"mine"="1"' in text

    def test_readfirstlane_that_is_declared_already_is_used(self) -> None:
        declaration = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)"
        text = annotated(kernel(f"{dma('@A')}\nstore i32 0, {LDS} @B", extra=declaration)).text
        assert text.count("declare i32 @llvm.amdgcn.readfirstlane.i32(i32)") == 1


def test_name_with_a_backslash_is_a_name() -> None:
    variables = (DYNAMIC[0].replace("@A", '@"a\\5Cb"'), DYNAMIC[1])
    text = annotated(kernel(f'store i32 0, {LDS} @"a\\5Cb"\nstore i32 0, {LDS} @B', variables=variables)).text
    assert [len(tags.scopes) for _, tags in tags_of(text)] == [1, 1]
