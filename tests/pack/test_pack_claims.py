"""What the output says of its accesses: tags by what lies apart, and no claim that sharing made untrue."""

from __future__ import annotations

import re

import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

from ldsopt import api
from ldsopt.errors import InputError
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.pack.packing import Packing

THREE = TILES + "@C = internal addrspace(3) global [256 x i32] poison, align 4\n"
C_THROUGHOUT = (
    THREAD
    + "  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t\n  store i32 %t, ptr addrspace(3) %pc\n"
    + ONE_AFTER_THE_OTHER.removeprefix(THREAD)
    + "  %vc = load i32, ptr addrspace(3) %pc\n  store i32 %vc, ptr addrspace(1) %to\n"
)
"""@A and @B share bytes, @C is needed from the beginning to the end."""


def tags(packed: api.Transformed[Packing], access: str) -> tuple[set[str], set[str]]:
    """The names of the scopes that an access has, and of those that it excludes."""
    module_ = api.parse(packed.text, mcpu="gfx942")
    line = next(line for line in module_.lines if access in line)
    nodes, attached = MetadataNodes(module_.lines), attachments(line)[1]
    return tuple(  # type: ignore[return-value]
        {scope.name for scope in nodes.scopes(attached[kind])} if kind in attached else set()
        for kind in ("alias.scope", "noalias")
    )


class TestTags:
    def test_variables_that_share_bytes_do_not_exclude_each_other(self):
        packed = pack(module(THREE, kernel(C_THROUGHOUT)))
        assert offsets(packed)["A"] == offsets(packed)["B"] != offsets(packed)["C"]
        assert tags(packed, "load i32, ptr addrspace(3) %qa") == ({"A"}, {"C"})
        assert tags(packed, "load i32, ptr addrspace(3) %qb") == ({"B"}, {"C"})
        assert tags(packed, "load i32, ptr addrspace(3) %pc") == ({"C"}, {"A", "B"})

    def test_without_sharing_all_exclude_each_other(self):
        packed = pack(module(THREE, kernel(C_THROUGHOUT)), no_share=True)
        assert tags(packed, "load i32, ptr addrspace(3) %qa") == ({"A"}, {"B", "C"})

    def test_precise_tags_follow_an_address_that_is_merged(self):
        merged = (
            C_THROUGHOUT
            + "  %u = select i1 %c, ptr addrspace(3) %pa, ptr addrspace(3) %pb\n"
            + "  %z = add i32 %t, 1\n  store i32 %z, ptr addrspace(3) %u\n"
        )
        text = module(THREE, kernel(merged, arguments="ptr addrspace(1) %to, i1 %c"))
        store = "store i32 %z, ptr addrspace(3) %u"
        assert tags(pack(text, no_share=True), store) == (set(), set())
        assert tags(pack(text, no_share=True, precise=True), store) == ({"A", "B"}, {"C"})

    def test_functions_of_other_kernels_are_not_touched(self):
        other = kernel(C_THROUGHOUT.replace("@B", "@A"), name="j")
        packed = pack(module(THREE, kernel(C_THROUGHOUT), other))
        assert left_alone(packed, "j") == "nothing to gain"
        end = packed.text[packed.text.index("@j(") :]
        assert "!alias.scope" not in end[: end.index("\n}")]

    def test_dma_of_the_output_are_scoped_and_laundered(self):
        declared = (
            "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, "
            "i32)"
        )
        dma = (
            "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @C, i32 4, i32 0, "
            "i32 0, i32 0, i32 0)\n"
        )
        text = module(
            THREE, declared, kernel(dma + C_THROUGHOUT, arguments="ptr addrspace(8) %r, ptr addrspace(1) %to")
        )
        packed = pack(text)
        assert tags(packed, "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(") == ({"C", "dma"}, {"A", "B"})
        assert re.search(
            r"ptrtoint ptr addrspace\(3\) .*@ldsopt\.arena\.k.* to i32\n.*readfirstlane", packed.text
        )
        assert not api.check(packed).findings


TBAA = """
!1 = !{!"int", !3}
!2 = !{!"float", !3}
!3 = !{!"root"}
!4 = !{!1, !1, i64 0}
!5 = !{!2, !2, i64 0}
!6 = distinct !{!6, !"domain"}
!7 = distinct !{!7, !6, !"a"}
!8 = distinct !{!8, !6, !"b"}
!9 = !{!7}
!10 = !{!8}
!11 = distinct !{}
!12 = !{}
"""


def claiming(of_a: str, of_b: str) -> str:
    """@A and @B, one after the other, with claims on their accesses."""
    return module(
        THREE,
        kernel(THREAD + round_trip("A", tags=of_a) + BARRIER + round_trip("B", tags=of_b)),
        TBAA,
    )


@pytest.mark.parametrize(
    "claims",
    [
        pytest.param((", !tbaa !4", ", !tbaa !5"), id="different types"),
        pytest.param((", !alias.scope !9, !noalias !10", ", !alias.scope !10, !noalias !9"), id="scopes"),
        pytest.param((", !llvm.access.group !11", ", !llvm.access.group !11"), id="parallel iterations"),
    ],
)
def test_claims_of_accesses_to_shared_bytes_go(claims: tuple[str, str]):
    text = claiming(*claims)
    packed = pack(text)
    assert offsets(packed) == {"A": 0, "B": 0}
    assert packed.details.kernels[0].claims == 4
    for access in ("store i32 %t, ptr addrspace(3) %pa", "load i32, ptr addrspace(3) %qb"):
        line = next(line for line in packed.text.split("\n") if access in line)
        assert set(attachments(line)[1]) <= {"alias.scope", "noalias"}
        assert set().union(*tags(packed, access)) <= {"A", "B", "C"}


def test_claims_stay_where_no_bytes_are_shared():
    packed = pack(claiming(", !tbaa !4", ", !tbaa !5"), no_share=True)
    assert packed.details.kernels[0].claims == 0
    assert len(re.findall(r", !tbaa ", packed.text)) == 4


def test_invariant_load_goes_and_what_is_said_of_the_value_stays():
    text = claiming("", "").replace(
        "%qb, align 4", "%qb, align 4, !invariant.load !12, !nontemporal !13, !range !14, !noundef !12"
    )
    packed = pack(text + "!13 = !{i32 1}\n!14 = !{i32 0, i32 256}\n")
    line = next(line for line in packed.text.split("\n") if "load i32, ptr addrspace(3) %qb" in line)
    assert set(attachments(line)[1]) - {"alias.scope", "noalias"} == {"nontemporal", "range", "noundef"}


def test_claims_of_accesses_to_other_memory_and_other_variables_stay():
    body = C_THROUGHOUT.replace("%vc, ptr addrspace(1) %to", "%vc, ptr addrspace(1) %to, align 4, !tbaa !4")
    body = body.replace("load i32, ptr addrspace(3) %pc", "load i32, ptr addrspace(3) %pc, align 4, !tbaa !4")
    packed = pack(module(THREE, kernel(body), TBAA))
    assert len(packed.details.kernels[0].plan.arena.shared) == 1
    assert packed.details.kernels[0].claims == 0
    assert packed.text.count("!tbaa") == 2


def test_claim_of_an_access_whose_variable_is_not_known_goes():
    body = (
        THREAD
        + round_trip("A")
        + BARRIER
        + round_trip("B")
        + BARRIER
        + "  %u = select i1 %c, ptr addrspace(3) @C, ptr addrspace(3) @D\n"
        + "  store i32 1, ptr addrspace(3) %u, align 4, !tbaa !4\n"
        + "  %z = load i32, ptr addrspace(3) %u\n  store i32 %z, ptr addrspace(1) %to\n"
    )
    four = THREE + "@D = internal addrspace(3) global [256 x i32] poison, align 4\n"
    packed = pack(module(four, kernel(body, arguments="ptr addrspace(1) %to, i1 %c"), TBAA))
    assert packed.details.kernels[0].claims == 1
    assert "!tbaa" not in packed.text.partition("define")[2].partition("\n}")[0]


def test_lifetime_markers_of_lds_are_refused_by_llvm_itself():
    body = "  call void @llvm.lifetime.start.p3(ptr addrspace(3) @A)\n"
    with pytest.raises(InputError, match="lifetime"):
        pack(module(TILES, "declare void @llvm.lifetime.start.p3(ptr addrspace(3))", kernel(body)))


READS = """define internal void @reads(ptr addrspace(3) noalias %p, ptr addrspace(3) noalias %q) {
  %x = load volatile i32, ptr addrspace(3) %p
  {0}
  ret void
}
"""


@pytest.mark.parametrize(
    ("second", "shared"), [("store i32 1, ptr addrspace(3) %q", False), ("", True)], ids=["used", "unused"]
)
def test_what_one_call_accesses_through_noalias_arguments_shares_no_byte(second: str, shared: bool) -> None:
    """Within one execution of the function LLVM may rely on it; an argument that is not used says nothing."""
    call = "  call void @reads(ptr addrspace(3) @A, ptr addrspace(3) @B)\n"
    body = THREAD + round_trip("A") + call + BARRIER + round_trip("B")
    found = offsets(pack(module(TILES, READS.replace("{0}", second), kernel(body))))
    assert (found is not None and found["A"] == found["B"]) == shared


CALLEES = """define internal i32 @own(i32 %x) noinline {
  ret i32 %x
}
declare i32 @llvm.umin.i32(i32, i32)
"""


@pytest.mark.parametrize(
    ("call", "goes"),
    [
        ("%z = call i32 @own(i32 %t), !tbaa !4", True),
        ("%z = call i32 @llvm.umin.i32(i32 %t, i32 9), !tbaa !4", False),
        ("store i32 1, ptr addrspace(1) %to, align 4, !tbaa !4", False),
    ],
    ids=["a-call-of-which-it-is-not-known", "an-intrinsic-that-does-not", "other-memory"],
)
def test_of_what_may_touch_shared_bytes_every_claim_goes_whatever_stands_in_front_of_it(
    call: str, goes: bool
) -> None:
    """In front stand accesses without metadata, with metadata that stays true, and of a variable that shares nothing."""
    body = (
        THREAD
        + "  store i32 %t, ptr addrspace(3) @C, align 4, !tbaa !4\n"
        + round_trip("A", tags=", !nontemporal !13")
        + f"  {call}\n"
        + BARRIER
        + round_trip("B", tags=", !tbaa !4")
        + "  %vc = load i32, ptr addrspace(3) @C, align 4\n  store i32 %vc, ptr addrspace(1) %to, align 4\n"
    )
    packed = pack(module(THREE, CALLEES, kernel(body), TBAA, "!13 = !{i32 1}\n"))
    assert offsets(packed)["A"] == offsets(packed)["B"] != offsets(packed)["C"]
    kept = [line for line in packed.text.split("\n") if ", !tbaa " in line]
    assert packed.details.kernels[0].claims == 2 + goes
    assert len(kept) == 1 + (not goes)
