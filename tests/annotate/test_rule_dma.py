"""R3, R4 and R6: every LDS-DMA gets a scope, one of its own besides, and a destination that only scopes tell apart."""

from __future__ import annotations

import re

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, check, dma, is_dma, is_laundered, kernel, tags_of

from ldsopt.target.intrinsics import _ROWS, Transfer, lds_intrinsic

LDS = "ptr addrspace(3)"
RESOURCE, VECTOR = "ptr addrspace(8) %r", "<4 x i32> zeroinitializer"
FLAT_1, FLAT_7 = "ptr addrspace(1) %out", "ptr addrspace(7) null"

# The full name of each form, the arguments around the destination, and the architecture that has it.
DMA_FORMS: dict[str, tuple[str, str, str]] = {
    "raw.buffer.load.lds": (VECTOR, "i32 4, i32 0, i32 0, i32 0, i32 0", "gfx942"),
    "raw.ptr.buffer.load.lds": (RESOURCE, "i32 4, i32 0, i32 0, i32 0, i32 0", "gfx942"),
    "struct.buffer.load.lds": (VECTOR, "i32 4, i32 0, i32 0, i32 0, i32 0, i32 0", "gfx942"),
    "struct.ptr.buffer.load.lds": (RESOURCE, "i32 4, i32 0, i32 0, i32 0, i32 0, i32 0", "gfx942"),
    "global.load.lds": (FLAT_1, "i32 4, i32 0, i32 0", "gfx942"),
    "load.to.lds.p1": (FLAT_1, "i32 4, i32 0, i32 0", "gfx942"),
    "load.to.lds.p7": (FLAT_7, "i32 4, i32 0, i32 0", "gfx942"),
    **{f"global.load.async.to.lds.b{bits}": (FLAT_1, "i32 0, i32 0", "gfx1250") for bits in (8, 32, 64, 128)},
    **{
        f"cluster.load.async.to.lds.b{bits}": (FLAT_1, "i32 0, i32 0, i32 0", "gfx1250")
        for bits in (8, 32, 64, 128)
    },
}

READ_FORMS: dict[str, tuple[str, str]] = {
    "ds.read.tr4.b64.v2i32": ("<2 x i32>", LDS),
    "ds.read.tr6.b96.v3i32": ("<3 x i32>", LDS),
    "ds.read.tr8.b64.v2i32": ("<2 x i32>", LDS),
    "ds.read.tr16.b64.v4i16": ("<4 x i16>", LDS),
    "ds.load.tr4.b64.v2i32": ("<2 x i32>", LDS),
    "ds.load.tr6.b96.v3i32": ("<3 x i32>", LDS),
    "ds.load.tr8.b64.v2i32": ("<2 x i32>", LDS),
    "ds.load.tr16.b128.v8i16": ("<8 x i16>", LDS),
    "ds.append.p3": ("i32", f"{LDS}, i1 false"),
    "ds.consume.p3": ("i32", f"{LDS}, i1 false"),
    "ds.atomic.async.barrier.arrive.b64": ("void", LDS),
    "ds.atomic.barrier.arrive.rtn.b64": ("i64", f"{LDS}, i64 1"),
}


def call(name: str, destination: str) -> str:
    """A call of a form of LDS-DMA."""
    before, after, _ = DMA_FORMS[name]
    return f"call void @llvm.amdgcn.{name}({before}, {LDS} {destination}, {after})"


def declare(name: str) -> str:
    before, after, _ = DMA_FORMS[name]
    types = [re.sub(r" \S+$", "", part) for part in (before, LDS + " x", *after.split(", "))]
    return f"declare void @llvm.amdgcn.{name}({', '.join(types)})"


def test_tables_here_cover_every_row() -> None:
    stores = {"global.store.async.from.lds"}
    forms = {lds_intrinsic(f"llvm.amdgcn.{name}") for name in (*DMA_FORMS, *READ_FORMS)}
    tensor = {row for row in _ROWS if row.transfer is Transfer.DMA_TENSOR}
    marked = {
        row for row in _ROWS if row.transfer is Transfer.DMA_MARKED
    }  # left alone: their marks wait for them
    assert {row for row in _ROWS if row.name not in stores} == forms | tensor | marked


class TestEveryForm:
    @pytest.mark.parametrize("name", DMA_FORMS)
    def test_is_scoped_and_laundered(self, name: str) -> None:
        source = kernel(
            f"""
            {call(name, "@A")} ; expect: A
            {call(name, "@B")} ; expect: B
            %x = load float, {LDS} @A ; expect: A""",
            extra=declare(name),
        )
        result = check(source, mcpu=DMA_FORMS[name][2])
        assert result.details.functions[0].dma_scoped == 2

    @pytest.mark.parametrize("name", DMA_FORMS)
    def test_of_unknown_destination_gets_the_catch_all(self, name: str) -> None:
        source = kernel(
            f"""
            %q = select i1 %c, {LDS} @A, {LDS} @B
            {call(name, "%q")} ; expect: ldsopt.unknown
            %x = load float, {LDS} @A ; expect: A""",
            extra=declare(name),
        )
        check(source, mcpu=DMA_FORMS[name][2])

    @pytest.mark.parametrize("name", DMA_FORMS)
    def test_uniform_forms_pass_readfirstlane_and_per_lane_forms_an_empty_asm(self, name: str) -> None:
        source = kernel(f"{call(name, '@A')}\nstore i32 0, {LDS} @B", extra=declare(name))
        text = annotated(source, mcpu=DMA_FORMS[name][2]).text
        per_lane = "async" in name
        assert ("call i32 @llvm.amdgcn.readfirstlane.i32(" in text) != per_lane
        assert ('asm "", "=v,0"(' in text) == per_lane
        assert ("declare i32 @llvm.amdgcn.readfirstlane.i32(i32)" in text) != per_lane

    @pytest.mark.parametrize("name", READ_FORMS)
    def test_of_reading_is_tagged_as_a_read_is(self, name: str) -> None:
        result, argument = READ_FORMS[name]
        value = "" if result == "void" else "%x = "
        parameters = re.sub(r" (?:false|1)\b", "", argument)
        source = kernel(
            f"""
            {value}call {result} @llvm.amdgcn.{name}({argument.replace(LDS, LDS + " @A")}) ; expect: A
            store i32 0, {LDS} @B ; expect: B""",
            extra=f"declare {result} @llvm.amdgcn.{name}({parameters})",
        )
        check(source)

    @pytest.mark.parametrize("bits", [8, 32, 64, 128])
    def test_of_storing_asynchronously_from_lds_is_a_read(self, bits: int) -> None:
        name = f"llvm.amdgcn.global.store.async.from.lds.b{bits}"
        source = kernel(
            f"""
            call void @{name}({FLAT_1}, {LDS} @A, i32 0, i32 0) ; expect: A
            store i32 0, {LDS} @B ; expect: B""",
            extra=f"declare void @{name}(ptr addrspace(1), {LDS}, i32, i32)",
        )
        check(source, mcpu="gfx1250")

    def test_by_descriptor_is_left_and_counted_unknown(self) -> None:
        name = "llvm.amdgcn.tensor.load.to.lds.d2"
        source = kernel(
            f"""
            call void @{name}(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
            %x = load float, {LDS} @A ; expect: A
            store float %x, {LDS} @B ; expect: B""",
            extra=f"declare void @{name}(<4 x i32>, <8 x i32>, i32)",
        )
        result = check(source, mcpu="gfx1250")
        assert result.details.functions[0].count("unknown") == 1


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
    def test_is_excluded_by_nobody(self) -> None:
        result = check(
            kernel(
                f"""
                %q = select i1 %c, {LDS} @A, {LDS} @B
                {dma("%q", "ldsopt.unknown")}
                {dma("@B", "B")}
                %x = load float, {LDS} @A ; expect: A"""
            )
        )
        assert all("ldsopt.unknown" not in tags.excluded for _, tags in tags_of(result.text))

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

    @pytest.mark.parametrize(
        "name", ["%p", '%"p, align 4"', '%"p)"', '%"a(b"', '%"readfirstlane"', '%"x  y"', "%p.1-$"]
    )
    def test_of_values(self, name: str) -> None:
        check(
            kernel(
                f"""
                {name} = getelementptr i8, {LDS} @A, i32 %n
                {dma(name, "A", attributes="nonnull align 4 ")}
                store i32 0, {LDS} @B ; expect: B"""
            )
        )

    @pytest.mark.parametrize("pointer", ["null", "undef", "poison"])
    def test_of_no_address_at_all(self, pointer: str) -> None:
        check(
            kernel(
                f"""
                {dma(pointer, "ldsopt.unknown")}
                store i32 0, {LDS} @B ; expect: B"""
            )
        )

    @pytest.mark.parametrize("marker", ["", "tail ", "notail "])
    def test_of_calls_with_a_marker(self, marker: str) -> None:
        check(kernel(f"{marker}{dma('@A', 'A')}\nstore i32 0, {LDS} @B ; expect: B"))

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

    def test_new_names_avoid_those_of_the_module(self) -> None:
        check(
            kernel(
                f"""
                %ldsopt.dma0.dst = getelementptr i8, {LDS} @A, i32 %n
                {dma("%ldsopt.dma0.dst", "A")}
                store i32 0, {LDS} @B ; expect: B"""
            )
        )

    def test_readfirstlane_that_is_declared_already_is_used(self) -> None:
        declaration = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)"
        text = annotated(kernel(f"{dma('@A')}\nstore i32 0, {LDS} @B", extra=declaration)).text
        assert text.count("declare i32 @llvm.amdgcn.readfirstlane.i32(i32)") == 1

    def test_a_dma_ends_no_block_and_stays_behind_phis(self) -> None:
        check(
            kernel(
                f"""
                br label %next
                next:
                %i = phi i32 [ 0, %0 ], [ %j, %next ]
                {dma("@A", "A")}
                {dma("@B", "B")}
                %j = add i32 %i, 1
                br i1 %c, label %next, label %done
                done:
                ret void"""
            )
        )


def test_name_with_a_backslash_is_a_name() -> None:
    variables = (DYNAMIC[0].replace("@A", '@"a\\5Cb"'), DYNAMIC[1])
    text = annotated(kernel(f'store i32 0, {LDS} @"a\\5Cb"\nstore i32 0, {LDS} @B', variables=variables)).text
    assert [len(tags.scopes) for _, tags in tags_of(text)] == [1, 1]
