"""From which base an access is formed: the rule that combines bases, and what the walk through a function notes.

The operations that keep or lose a base are cases of `annotate`: ``bases_kept.ll``, ``bases_lost.ll`` and those beside them.
"""

from __future__ import annotations

from typing import Any

import pytest

from ldsopt import api
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.provenance.states import AMBIGUOUS, combine

LDS = "ptr addrspace(3)"
HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
"""
KERNEL = (
    "define amdgpu_kernel void @k(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {\n"
)
A_AS_INTEGER = f"%a = ptrtoint {LDS} @A to i32\n"
B_AS_INTEGER = f"%b = ptrtoint {LDS} @B to i32\n"


def module(body: str, *, before: str = "", after: str = "") -> api.Module:
    """A kernel that first computes and then reads through ``%p`` (if the body does not read by itself)."""
    if f"load float, {LDS}" not in body:
        body += f"\n%x = load float, {LDS} %p, align 4"
    return api.parse(f"{HEAD}{before}\n{KERNEL}{body}\nret void\n}}\n{after}", source="k.ll", mcpu="gfx942")


def analysed(body: str, **around: str) -> list[FunctionProvenance]:
    return Provenance(module(body, **around)).found


class TestCopies:
    COPY = f"declare void @llvm.memcpy.p3.p3.i32({LDS}, {LDS}, i32, i1)\ndeclare void @llvm.memcpy.p3.p1.i32({LDS}, ptr addrspace(1), i32, i1)\ndeclare void @llvm.memcpy.p3.p0.i32({LDS}, ptr, i32, i1)\ndeclare void @llvm.memset.p3.i32({LDS}, i8, i32, i1)\n"

    @pytest.mark.parametrize(
        ("call", "bases"),
        [
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} @B, i32 16, i1 false)", {"A", "B"}),
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} @A, i32 16, i1 false)", {"A"}),
            (f"call void @llvm.memcpy.p3.p1.i32({LDS} @A, ptr addrspace(1) %m, i32 16, i1 false)", {"A"}),
            (f"call void @llvm.memcpy.p3.p0.i32({LDS} @A, ptr null, i32 16, i1 false)", set()),
            (f"call void @llvm.memcpy.p3.p3.i32({LDS} @A, {LDS} null, i32 16, i1 false)", set()),
            (f"call void @llvm.memset.p3.i32({LDS} @A, i8 0, i32 16, i1 false)", {"A"}),
        ],
    )
    def test_have_the_bases_of_both_sides_if_those_are_known(self, call: str, bases: set[str]) -> None:
        parsed = module(f"{call}\n%x = load float, {LDS} @A", after=self.COPY)
        provenance = Provenance(parsed)
        (kernel,) = provenance.found
        assert {provenance.bases[b].name for b in kernel.accesses[0].bases} == bases

    def test_a_length_formed_from_an_address_escapes(self) -> None:
        body = f"{B_AS_INTEGER}call void @llvm.memset.p3.i32({LDS} @A, i8 0, i32 %b, i1 false)\n%x = load float, {LDS} @A"
        assert [bool(f.escapes) for f in analysed(body, after=self.COPY)] == [True]


class TestAccesses:
    def test_of_other_memory_are_none(self) -> None:
        (kernel,) = analysed(
            f"store i32 0, ptr addrspace(1) %m\n%y = load i32, ptr addrspace(1) %m\n%x = load float, {LDS} @A"
        )
        assert len(kernel.accesses) == 1

    def test_are_in_text_order(self) -> None:
        parsed = module(
            f"store i32 0, {LDS} @B\n%y = atomicrmw add {LDS} @A, i32 1 monotonic\n%x = load float, {LDS} @A"
        )
        (kernel,) = Provenance(parsed).found
        assert [a.kind.value for a in kernel.accesses] == ["store", "atomic", "load"]
        assert [a.line for a in kernel.accesses] == sorted(a.line for a in kernel.accesses)


class TestCombine:
    """The rule itself, as a table."""

    @pytest.mark.parametrize(
        ("opcode", "states", "expected"),
        [
            ("add", [0, None], 0),
            ("add", [None, 1], 1),
            ("add", [0, 0], AMBIGUOUS),
            ("add", [0, AMBIGUOUS], AMBIGUOUS),
            ("add", [None, None], None),
            ("getelementptr", [0, None, None], 0),
            ("getelementptr", [None, 0], AMBIGUOUS),
            ("getelementptr", [0, 1], AMBIGUOUS),
            ("inttoptr", [1], 1),
            ("inttoptr", [AMBIGUOUS], AMBIGUOUS),
            ("anything else", [0], AMBIGUOUS),
            ("anything else", [None], None),
            ("anything else", [], None),
        ],
    )
    def test_of(self, opcode: str, states: list[int | None], expected: int | None) -> None:
        assert combine(opcode, states, "i32") == expected

    @pytest.mark.parametrize(
        ("type_text", "expected"),
        [
            *(("i32", 0), ("i64", 0), ("<2 x i32>", 0), ("i128", 0), ("i256", 0)),
            *((narrow, AMBIGUOUS) for narrow in ("i31", "i17", "i16", "i8", "i1", "<2 x i16>")),
        ],
    )
    def test_of_a_width(self, type_text: str, expected: int) -> None:
        assert combine("ptrtoint", [0], type_text) == expected


class TestExplanations:
    """Why an access has no tag: the values from its pointer back to where the base was lost."""

    @staticmethod
    def lost(body: str) -> Any:
        annotation = api.annotate(module(f"{body}\nstore float %x, {LDS} @B"), details=True).details
        return annotation.functions[0].accesses[0]

    def test_ends_where_the_base_was_lost(self) -> None:
        body = f"{A_AS_INTEGER}%i = xor i32 %a, %n\n%j = add i32 %i, 4\n%p = inttoptr i32 %j to {LDS}\n%x = load float, {LDS} %p"
        access = self.lost(body)
        assert access.status == "ambiguous"
        assert access.trail == (f"%p = inttoptr i32 %j to {LDS}", "%j = add i32 %i, 4", "%i = xor i32 %a, %n")

    def test_of_an_address_that_never_had_a_base(self) -> None:
        access = self.lost(f"%j = add i32 %n, 4\n%p = inttoptr i32 %j to {LDS}\n%x = load float, {LDS} %p")
        assert (access.status, access.trail) == (
            "unknown",
            (f"%p = inttoptr i32 %j to {LDS}", "%j = add i32 %n, 4"),
        )

    def test_ends_in_a_loop(self) -> None:
        body = f"br label %l\nl:\n%p = phi {LDS} [ @A, %0 ], [ %q, %l ]\n%x = load float, {LDS} %p\n%q = getelementptr i8, {LDS} %p, i32 4\nbr i1 %c, label %l, label %e\ne:"
        parsed = module(body + f"\nstore float %x, {LDS} @B")
        access = api.annotate(parsed, details=True).details.functions[0].accesses[0]
        assert access.trail == (f"%p = phi {LDS} [ @A, %0 ], [ %q, %l ]",)


class TestOtherCode:
    """The code that the walk notes besides accesses."""

    @pytest.mark.parametrize(
        ("call", "count"),
        [
            ("void @llvm.amdgcn.s.barrier()", 1),
            ("void @llvm.amdgcn.s.barrier.signal(i32 -1)", 1),
            ("i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)", 1),
            ("void @llvm.amdgcn.s.cluster.barrier()", 1),
            ("void @llvm.amdgcn.s.barrier.wait(i16 -1)", 0),
            ("void @llvm.amdgcn.wave.barrier()", 0),
        ],
    )
    def test_arrivals_at_barriers(self, call: str, count: int) -> None:
        inside = call.partition("(")[2]
        after = f"declare {call.partition('(')[0]}({inside.split()[0] if ' ' in inside else ''})"
        assert (
            sum(
                len(f.barriers)
                for f in analysed(f"call {call}\n%p = getelementptr i8, {LDS} @A, i32 0", after=after)
            )
            == count
        )

    @pytest.mark.parametrize(
        ("text", "hides"),
        [
            ("buffer_load_dword off, s[0:3], 0 lds", True),
            ("BUFFER_LOAD_DWORD off, s[0:3], 0 lds", True),
            ("global_load_lds_dwordx4 v[0:1], off", True),
            ("s_nop 0 ; global_load_lds_dwordx4 v[0:1], off", False),
            ("buffer_load_dword v0, off, s[0:3], 0", False),
            (".long 0xe0000000", True),
            ("1: s_cbranch_scc0 1b", False),
        ],
    )
    def test_copies_hidden_in_assembly(self, text: str, hides: bool) -> None:
        body = f'call void asm sideeffect "{text}", ""()\n%p = getelementptr i8, {LDS} @A, i32 0'
        assert any(f.hidden_dma for f in analysed(body)) == hides
