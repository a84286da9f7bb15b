"""Annotating twice is once, and `annotate --precise` on real modules; proofs are `tests/cases/annotate/proofs.ll`."""

from pathlib import Path

import pytest
from annotate_cases import annotated, dma, kernel, tags_of

import ldsopt

LDS = "ptr addrspace(3)"
CASES = sorted((Path(__file__).parent / "conformance").glob("*.ll"))


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


IR = Path(__file__).parents[2] / "corpus" / "ir"


@pytest.mark.parametrize("name", ["clang-22/named_gemm.gfx942", "clang-22/named_gemm_asm_waits.gfx950"])
def test_proof_tags_the_gemm_as_the_assumption_does(name: str) -> None:
    """Exclusions between bases are the same; regions come on top."""
    module = ldsopt.read(IR / f"{name}.ll")
    assumed, proved = ldsopt.annotate(module).text, ldsopt.annotate(module, require_proof=True).text
    assert [(t.scopes, t.excluded) for _, t in tags_of(assumed)] == [
        (t.scopes, t.excluded) for _, t in tags_of(proved)
    ]


@pytest.mark.parametrize(
    "name",
    [
        "triton-3.7.1/gemm_async_staged.gfx950",
        "iree-3.11.0/matmul.gfx942",
        "triton-3.5.1/gemm_bias_async.gfx942",
    ],
)
def test_real_modules_keep_the_default_where_it_is_not_asked_for(name: str) -> None:
    arch = name.rpartition(".")[2]
    module = ldsopt.read(IR / f"{name}.ll", mcpu=arch)
    assert "ldsopt.regions" not in ldsopt.annotate(module, bases="all").text
    own = ldsopt.parse(ldsopt.annotate(module, precise=True, bases="all").text, mcpu=arch)
    assert ldsopt.annotate(own, precise=True, bases="all").text  # its own output is read and annotated again
