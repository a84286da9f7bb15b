"""`annotate --precise`: scopes of regions, real modules and rings; proofs are `tests/cases/annotate/proofs.ll`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from annotate_cases import STATIC, annotated, dma, kernel, tags_of

import ldsopt

IR = Path(__file__).parents[2] / "corpus" / "ir"
LDS = "ptr addrspace(3)"


def at(base: str, offset: int | str, name: str) -> str:
    return f"%{name} = getelementptr i8, {LDS} @{base}, i32 {offset}"


def region_scopes(text: str) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Names of (scopes, excluded scopes) of each access in the domain of regions."""
    return [(tags.regions, tags.regions_excluded) for _, tags in tags_of(text)]


def precise(source: str, **options: Any) -> ldsopt.Transformed[Any]:
    return annotated(source, precise=True, bases="all", **options)


class TestRegions:
    TWO = f"{at('S', 64, 'p')}\nstore i32 0, {LDS} @S\nstore i32 0, {LDS} %p"

    def test_of_one_base_have_scopes_of_their_own(self) -> None:
        found = region_scopes(precise(kernel(self.TWO, variables=STATIC[:1])).text)
        assert found == [({"S#0"}, {"S#1"}), ({"S#1"}, {"S#0"})]

    def test_are_apart_from_those_of_other_bases(self) -> None:
        body = f"{self.TWO}\nstore i32 0, {LDS} @T"
        found = region_scopes(precise(kernel(body, variables=STATIC)).text)
        assert found[0] == ({"S#0"}, {"S#1", "T#0"})
        assert found[2] == ({"T#0"}, {"S#0", "S#1"})

    def test_access_of_several_regions_excludes_the_rest(self) -> None:
        body = f"{self.TWO}\n{at('S', 128, 'far')}\nstore i32 0, {LDS} %far\n%q = select i1 %c, {LDS} @S, {LDS} %p\nstore i8 0, {LDS} %q"
        found = region_scopes(precise(kernel(body, variables=STATIC[:1])).text)
        (several, excluded) = found[-1]
        assert several | excluded == {scope for own, _ in found for scope in own}
        assert not several & excluded

    def test_without_the_option_there_are_none(self) -> None:
        text = annotated(kernel(self.TWO, variables=STATIC), bases="all").text
        assert all(not own and not excluded for own, excluded in region_scopes(text))

    def test_of_statics_need_them_to_be_told_apart(self) -> None:
        result = annotated(kernel(self.TWO, variables=STATIC[:1]), precise=True)
        assert not result.details.edits

    def test_dma_has_its_region_and_its_own_scope(self) -> None:
        body = f"{at('S', 256, 'p')}\n{dma('@S')}\n%x = load float, {LDS} %p\nstore float %x, ptr addrspace(1) %out"
        text = precise(kernel(body, variables=STATIC[:1])).text
        assert region_scopes(text) == [({"S#0"}, {"S#1"}), ({"S#1"}, {"S#0"})]
        assert [len(tags.own) for _, tags in tags_of(text)] == [1, 0]

    def test_are_counted_in_the_result(self) -> None:
        assert precise(kernel(self.TWO, variables=STATIC[:1])).details.regions == (("S", 2),)


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


class TestRings:
    """A ring through which one work-item itself moves is told, as no static scope can split it."""

    RING = kernel(
        f"""
        entry:
          %y = call i32 @llvm.amdgcn.workitem.id.y()
          br label %again
        again:
          %i = phi i32 [ 0, %entry ], [ %j, %again ]
          %slot = and i32 %i, 1
          %step = shl i32 %slot, 9
          %is.first = icmp eq i32 %y, 0
          %moved = select i1 %is.first, i32 %step, i32 0
          %p = getelementptr i8, {LDS} @S, i32 OFFSET
          {dma("%p")}
          %x = load i32, {LDS} %p
          %j = add i32 %i, 1
          br i1 %c, label %again, label %end
        end:
          ret void""",
        variables=STATIC,
        extra="declare i32 @llvm.amdgcn.workitem.id.y()\n!9 = !{i32 32, i32 2, i32 1}",
    ).replace("%out) {", "%out) !reqd_work_group_size !9 {")

    @pytest.mark.parametrize(
        ("offset", "expected"),
        [("%step", [("S", 0, 768, 2)]), ("%moved", [("S", 0, 768, 2)]), ("%y", [])],
        ids=["by slots", "by slots for the first work-item", "one slot"],
    )
    def test_are_told(self, offset: str, expected: list[tuple[str, int, int, int]]) -> None:
        rings = precise(self.RING.replace("OFFSET", offset), details=True).details.rings
        assert [(ring.base, ring.start, ring.stop, ring.accesses) for ring in rings] == expected

    def test_without_details_are_not_looked_for(self) -> None:
        assert precise(self.RING.replace("OFFSET", "%step")).details.rings == ()


def test_copy_whose_address_in_m0_wraps_into_lds_is_of_no_base() -> None:
    """1 << 25 is byte 0 to a copy of the wave: the read of A waits for it."""
    far = "inttoptr (i32 33554432 to ptr addrspace(3))"
    choice = f"%b = getelementptr i8, ptr addrspace(3) @B, i32 1024\n%h = select i1 %c, ptr addrspace(3) {far}, ptr addrspace(3) %b"
    source = kernel(f"{choice}\n{dma('%h')}\n%x = load i32, ptr addrspace(3) @A, align 4")
    text = annotated(source, precise=True, bases="all").text
    (copy,) = [tags for line, tags in tags_of(text) if "load.lds" in line]
    assert copy.scopes == {"ldsopt.unknown"}
