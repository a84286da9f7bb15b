"""A function is handled completely or left whole, with all that may be inlined into it; annotating twice is once."""

from __future__ import annotations

from pathlib import Path

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, dma, kernel, tags_of

import ldsopt

LDS = "ptr addrspace(3)"
CASES = sorted((Path(__file__).parent / "conformance").glob("*.ll"))

HIDDEN_DMA = {
    "buffer, dword": "buffer_load_dword v0, s[0:3], 0 offen lds",
    "buffer, x4": "buffer_load_dwordx4 v0, s[0:3], 0 offen offset:16 lds",
    "behind other instructions": "s_mov_b32 m0, 0\\0Abuffer_load_dword v0, s[0:3], 0 offen lds",
    "buffer to lds": "buffer_load_lds_dword v0, s[0:3], 0",
    "global, dword": "global_load_lds_dword v[0:1], off",
    "global, x4": "global_load_lds_dwordx4 v[0:1], off",
    "scratch": "scratch_load_lds_dword off, s0",
    "async": "global_load_async_to_lds_b128 v0, v[2:3], off",
    "cluster": "cluster_load_async_to_lds_b32 v0, v[2:3], off",
    "tensor": "tensor_load_to_lds s[0:3], s[4:11]",
}
VISIBLE_ASM = [
    "s_nop 0",
    "v_mov_b32 $0, 0",
    "buffer_load_dword v0, v1, s[0:3], 0 offen",
    "ds_read_b32 v0, v1",
    "; lds",
]
# The pattern (analysis/flow/callees.py, _DMA_IN_ASM) wants word boundaries: behind "lds", and in front of the mnemonic,
# where LLVM's escaped newline (\\0A) ends in a letter.


def asm(text: str) -> str:
    return f'call void asm sideeffect "{text}", "~{{memory}}"()'


class TestHiddenDma:
    @pytest.mark.parametrize("text", HIDDEN_DMA.values(), ids=HIDDEN_DMA)
    def test_in_asm_leaves_the_function_whole(self, text: str) -> None:
        source = kernel(f"{asm(text)}\n{dma('@A')}\n%x = load float, {LDS} @B")
        result = annotated(source)
        (function,) = result.details.functions
        assert function.left_whole.startswith("an LDS-DMA that the backend does not track: call void asm")
        assert not result.details.edits
        assert result.details.reason == function.left_whole
        assert function.counts == {"untagged": 2}

    @pytest.mark.parametrize("text", VISIBLE_ASM)
    def test_is_not_seen_where_there_is_none(self, text: str) -> None:
        assert annotated(kernel(f"{asm(text)}\n{dma('@A')}\n%x = load float, {LDS} @B")).details.edits

    def test_leaves_other_functions_alone(self) -> None:
        clean = f"define amdgpu_kernel void @clean(ptr addrspace(8) %r) {{\n  {dma('@A')}\n  %x = load float, {LDS} @B\n  ret void\n}}"
        result = annotated(
            kernel(f"{asm(HIDDEN_DMA['buffer, dword'])}\n{dma('@A')}\n%x = load float, {LDS} @B", extra=clean)
        )
        assert [bool(f.left_whole) for f in result.details.functions] == [True, False]
        assert [tags.has_any for _, tags in tags_of(result.text)] == [False, False, True, True]


CHAIN = f"""
target triple = "amdgcn-amd-amdhsa"
{DYNAMIC[0]}
{DYNAMIC[1]}
define amdgpu_kernel void @top() {{
  store i32 0, {LDS} @A
  call void @middle()
  ret void
}}
define internal void @middle() {{
  store i32 0, {LDS} @A
  call void @bottom()
  ret void
}}
define internal void @bottom() {{
  store i32 0, {LDS} @B
  ret void
}}
define amdgpu_kernel void @apart() {{
  store i32 0, {LDS} @B
  ret void
}}
"""


class TestNeighbours:
    """Functions that the backend may inline into one another are left whole together."""

    @pytest.mark.parametrize("where", ["top", "middle", "bottom"])
    def test_of_a_function_left_whole_are_left_whole(self, where: str) -> None:
        head, name, tail = CHAIN.partition(f"@{where}() {{\n")
        result = annotated(f"{head}{name}  {asm(HIDDEN_DMA['buffer, dword'])}\n{tail}")
        reasons = {f.name: f.left_whole for f in result.details.functions}
        assert {name for name, reason in reasons.items() if reason} == {"top", "middle", "bottom"}
        assert reasons[where].startswith("an LDS-DMA that the backend does not track")
        others = {"top", "middle", "bottom"} - {where}
        assert all("which is left whole" in reasons[other] for other in others)
        assert [tags.has_any for _, tags in tags_of(result.text)] == [False, False, False, True]

    def test_by_name_even_of_a_function_without_accesses(self) -> None:
        source = CHAIN.replace(
            f"  store i32 0, {LDS} @A\n  call void @bottom",
            f"  {asm(HIDDEN_DMA['tensor'])}\n  call void @bottom",
        )
        whole = {f.name for f in annotated(source).details.functions if f.left_whole}
        assert {"top", "bottom"} <= whole

    def test_through_an_alias_of_the_callee(self) -> None:
        source = CHAIN.replace("call void @bottom()", "call void @other_name()").replace(
            f"  store i32 0, {LDS} @B\n", f"  {asm(HIDDEN_DMA['tensor'])}\n  store i32 0, {LDS} @B\n", 1
        )
        source = source.replace(
            "define amdgpu_kernel void @top",
            "@other_name = internal alias void (), ptr @bottom\ndefine amdgpu_kernel void @top",
        )
        whole = {f.name for f in annotated(source).details.functions if f.left_whole}
        assert whole == {"top", "middle", "bottom"}

    def test_every_function_is_tagged_where_none_hides_a_dma(self) -> None:
        assert all(tags.has_any for _, tags in tags_of(annotated(CHAIN).text))


class TestTwiceIsOnce:
    @pytest.mark.parametrize(
        "options", [{}, {"bases": "all"}, {"repair": True}], ids=["default", "all", "repair"]
    )
    @pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
    def test_on_every_case(self, path: Path, options: dict[str, object]) -> None:
        once = annotated(path.read_text(), **options).text
        module = ldsopt.parse(once, mcpu="gfx942")
        twice = ldsopt.annotate(module, **options)
        assert twice.text == once
        assert not twice.details.edits

    @pytest.mark.parametrize(
        "body",
        [
            f"{dma('@A')}\n%x = load float, {LDS} @B",
            f"{dma('@S')}\n{dma('@A')}\nstore i32 0, {LDS} @B",
            f"store i32 0, {LDS} @A\nstore i32 0, {LDS} @B",
            f"{asm('s_waitcnt vmcnt(0)')}\n{dma('@A')}\nstore i32 0, {LDS} @B",
            f"%q = select i1 %c, {LDS} @A, {LDS} @B\n{dma('%q')}\nstore i32 0, {LDS} @B",
        ],
    )
    @pytest.mark.parametrize(
        "options", [{}, {"bases": "all"}, {"repair": True}], ids=["default", "all", "repair"]
    )
    def test_on_every_shape(self, body: str, options: dict[str, object]) -> None:
        once = annotated(kernel(body, variables=(*DYNAMIC, *STATIC)), **options).text
        assert ldsopt.annotate(ldsopt.parse(once, mcpu="gfx942"), **options).text == once

    def test_says_so(self) -> None:
        once = annotated(kernel(f"{dma('@A')}\n%x = load float, {LDS} @B")).text
        assert annotated(once).details.reason == "already annotated"

    @pytest.mark.parametrize("attached", ["", ", !nontemporal !0"])
    @pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0)])
    def test_says_so_beside_what_gets_no_tags(self, order: tuple[int, ...], attached: str) -> None:
        """It takes one DMA without its tags, behind or in front of others, to be annotated again."""
        lines = (
            dma("@A"),
            f"%u = inttoptr i32 %n to {LDS}\n%x = load float, {LDS} %u{attached}",
            f"%y = load float, {LDS} @B",
        )
        once = annotated(kernel("\n".join(lines[at] for at in order), extra="!0 = !{i32 1}")).text
        assert annotated(once).details.reason == "already annotated"
        dropped = "\n".join(
            line.partition(", !alias.scope")[0] if "buffer.load.lds(ptr addrspace(8) %r" in line else line
            for line in once.splitlines()
        )
        assert annotated(dropped).details.reason == ""

    def test_laundering_alone_is_not_taken_for_annotated(self) -> None:
        source = kernel(
            f"""
            %i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint ({LDS} @A to i32))
            %q = inttoptr i32 %i to {LDS}
            {dma("%q")}
            %x = load float, {LDS} @B""",
            extra="declare i32 @llvm.amdgcn.readfirstlane.i32(i32)",
        )
        assert [tags.scopes for _, tags in tags_of(annotated(source).text)] == [{"ldsopt.unknown"}, {"B"}]

    def test_a_dma_whose_laundering_was_undone_is_mended(self) -> None:
        once = annotated(kernel(f"{dma('@A')}\n%x = load float, {LDS} @B")).text
        undone = once.replace(f"{LDS} %ldsopt.dma0.dst", f"{LDS} @A")
        assert "%ldsopt.dma0.dst = inttoptr" in annotated(undone).text
        assert annotated(undone).details.functions[0].dma_scoped == 1

    def test_a_dma_whose_scopes_were_dropped_is_mended(self) -> None:
        once = annotated(kernel(f"{dma('@A')}\n%x = load float, {LDS} @A\n%y = load float, {LDS} @B")).text
        dropped = "\n".join(
            line.partition(", !alias.scope")[0] if "buffer.load.lds(ptr addrspace(8) %r" in line else line
            for line in once.splitlines()
        )
        assert all(tags.scopes for _, tags in tags_of(annotated(dropped).text))
