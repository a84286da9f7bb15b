"""`annotate --align`: accesses of LDS state the alignment that is proved of their addresses, and no more."""

from __future__ import annotations

import random
import re

import pytest

import ldsopt
from ldsopt import AnnotateOptions, Launch
from ldsopt.ir.details import stated_alignment

VARIABLE = "@tile = internal addrspace(3) global [4096 x i8] poison, align 4"


def kernel(*body: str, variables: str = VARIABLE, arch: str = "gfx942") -> str:
    """A kernel of 64 work-items that does this; %t is its work-item, %n an argument, %out global memory."""
    lines = "\n".join(f"  {line}" for line in body)
    return f"""target triple = "amdgcn-amd-amdhsa"
{variables}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
{lines}
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = {{ "amdgpu-flat-work-group-size"="64,64" "target-cpu"="{arch}" }}
!0 = !{{i32 64, i32 1, i32 1}}
"""


def alignments(text: str) -> list[int | None]:
    """The alignments that the loads and stores of LDS state, in text order."""
    found = (line for line in text.splitlines() if re.search(r"(?:load|store) .*ptr addrspace\(3\)", line))
    return [stated_alignment(line) for line in found]


def stated(*body: str, variables: str = VARIABLE) -> list[int | None]:
    return alignments(ldsopt.annotate(ldsopt.parse(kernel(*body, variables=variables)), align=True).text)


def at(index: str, *, of: str = "@tile", access: str = "store i32 1") -> tuple[str, ...]:
    """An access at so many bytes behind a variable."""
    return (
        f"%p = getelementptr i8, ptr addrspace(3) {of}, i32 {index}",
        f"{access}, ptr addrspace(3) %p, align 4",
    )


@pytest.mark.parametrize(
    ("index", "alignment"),
    [
        ("shl i32 %t, 4", 16),
        ("shl i32 %t, 3", 8),
        ("mul i32 %t, 24", 8),
        ("shl i32 %n, 4", 16),
        ("and i32 %n, -16", 16),
        ("and i32 %n, 28", 4),
        ("shl i32 %t, 2", 4),
        ("add i32 %t, %n", 4),
        ("shl i32 %t, 7", 16),
    ],
)
def test_an_offset_that_is_a_multiple(index: str, alignment: int) -> None:
    assert stated(f"%i = {index}", *at("%i")) == [alignment]


def test_a_constant_behind_it_takes_some_away() -> None:
    assert stated("%i = shl i32 %t, 4", "%j = or disjoint i32 %i, 8", *at("%j")) == [8]
    assert stated("%i = shl i32 %t, 4", "%j = add i32 %i, 32", *at("%j")) == [16]


def test_all_rounds_of_a_loop_count() -> None:
    body = (
        "br label %loop",
        "\nloop:",
        "%i = phi i32 [ 0, %entry ], [ %i1, %loop ]",
        "%p = getelementptr i8, ptr addrspace(3) @tile, i32 %i",
        "store i32 1, ptr addrspace(3) %p, align 4",
        "%i1 = add i32 %i, STEP",
        "%again = icmp ult i32 %i1, 1024",
        "br i1 %again, label %loop, label %end",
        "\nend:",
    )
    for step, alignment in ((16, 16), (12, 4), (8, 8)):
        assert stated(*(line.replace("STEP", str(step)) for line in body)) == [alignment]


class TestVariables:
    """Variables get the alignment that LLVM's backend gives them anyway, where an access gains."""

    def test_by_its_size(self) -> None:
        variables = "\n".join(
            f"@{name} = internal addrspace(3) global [{size} x i8] poison, align 4"
            for name, size in (("tile", 64), ("pair", 8), ("idle", 64))
        )
        body = ("%i = shl i32 %t, 4", *at("%i"), "store i32 1, ptr addrspace(3) @pair, align 4")
        text = ldsopt.annotate(ldsopt.parse(kernel(*body, variables=variables)), align=True).text
        assert "@tile = internal addrspace(3) global [64 x i8] poison, align 16" in text
        assert "@pair = internal addrspace(3) global [8 x i8] poison, align 8" in text
        assert "@idle = internal addrspace(3) global [64 x i8] poison, align 16" in text
        assert alignments(text) == [16, 8]
        nothing = kernel(
            "store i32 1, ptr addrspace(3) @word, align 4",
            variables="@word = internal addrspace(3) global i32 poison, align 4\n@idle = internal addrspace(3) global [64 x i8] poison, align 4",
        )
        assert ldsopt.annotate(ldsopt.parse(nothing), align=True).text == nothing

    def test_an_offset_formed_from_the_address_of_another_one_is_not_known(self) -> None:
        variables = f"{VARIABLE}\n@other = internal addrspace(3) global [64 x i8] poison, align 4"
        body = (
            "%low = and i32 ptrtoint (ptr addrspace(3) @other to i32), 15",
            "%i0 = shl i32 %t, 4",
            "%i = add i32 %i0, %low",
            *at("%i"),
        )
        assert stated(*body, variables=variables) == [4]

    @pytest.mark.parametrize(
        "variable",
        [
            "@tile = weak addrspace(3) global [4096 x i8] poison, align 4",
            "@tile = external addrspace(3) global [4096 x i8], align 4",
            "@tile = external addrspace(3) global [0 x i8], align 4",
            "@tile = internal addrspace(3) global [4096 x i8] poison, align 4, !absolute_symbol !1\n!1 = !{i32 4, i32 5}",
        ],
        ids=["weak", "declared", "dynamic", "at a fixed address"],
    )
    def test_one_whose_place_others_decide_keeps_its_own(self, variable: str) -> None:
        assert stated("%i = shl i32 %t, 4", *at("%i"), variables=variable) == [4]

    def test_a_dynamic_one_is_aligned_as_it_says(self) -> None:
        variable = "@tile = external addrspace(3) global [0 x i8], align 16"
        assert stated("%i = shl i32 %t, 4", *at("%i"), variables=variable) == [16]

    def test_of_two_that_it_may_be_the_smaller_one_counts(self) -> None:
        two = f"{VARIABLE}\n@half = internal addrspace(3) global [8 x i8] poison, align 4"
        body = (
            "%c = icmp eq i32 %n, 0",
            "%b = select i1 %c, ptr addrspace(3) @tile, ptr addrspace(3) @half",
            *at("0", of="%b"),
        )
        assert stated(*body, variables=two) == [8]


@pytest.mark.parametrize("access", ["store volatile i32 1", "store atomic i32 1"])
def test_what_no_compiler_joins_stays(access: str) -> None:
    pointer, line = at("%i", access=access)
    line = line.replace(", align", " monotonic, align") if "atomic" in access else line
    assert stated("%i = shl i32 %t, 4", pointer, line) == [4]


def test_an_address_from_memory_stays() -> None:
    body = (
        "%i = load i32, ptr addrspace(1) %out, align 4",
        *at("%i"),
        "%q = load ptr addrspace(3), ptr addrspace(1) %out, align 4",
        "store i32 1, ptr addrspace(3) %q, align 4",
    )
    assert set(stated(*body)) == {4}


def test_neighbours_become_one_wide_access_and_the_code_decides() -> None:
    body = [
        "%i = shl i32 %t, 4",
        "%base = getelementptr i8, ptr addrspace(3) @tile, i32 %i",
        "store <4 x i32> splat (i32 7), ptr addrspace(3) %base, align 4",
        'fence syncscope("workgroup") release',
        "call void @llvm.amdgcn.s.barrier()",
        'fence syncscope("workgroup") acquire',
    ]
    total = "%v0"
    for number in range(4):
        body += [
            f"%p{number} = getelementptr i8, ptr addrspace(3) %base, i32 {4 * number}",
            f"%v{number} = load i32, ptr addrspace(3) %p{number}, align 4",
        ]
        if number:
            body.append(f"%s{number} = add i32 {total}, %v{number}")
            total = f"%s{number}"
    body += [
        "%o = getelementptr i32, ptr addrspace(1) %out, i32 %t",
        f"store i32 {total}, ptr addrspace(1) %o, align 4",
    ]
    module = ldsopt.parse(kernel(*body))
    made = ldsopt.annotate_validated(module, AnnotateOptions(align=True))
    before, after = (ldsopt.compile(ldsopt.parse(text)).data.decode() for text in (module.text, made.text))
    assert ("ds_read_b128" in before, "ds_read_b128" in after) == (False, True)
    # Where nothing is gained, nothing is said.
    alone = kernel("%i = shl i32 %t, 4", *at("%i"))
    assert ldsopt.annotate_validated(ldsopt.parse(alone), AnnotateOptions(align=True)).text == alone


OPERATIONS = ("add", "mul", "shl", "and", "or", "xor", "sub", "lshr")


@pytest.mark.parametrize("seed", range(12))
def test_random_offsets_hold_in_every_lane(seed: int) -> None:
    """The simulator holds each claim against the addresses that the lanes really have."""
    choose = random.Random(seed)
    body, values = [], ["%t", "%n"]
    for number in range(choose.randint(2, 6)):
        operation, left = choose.choice(OPERATIONS), choose.choice(values)
        right = str(
            choose.choice((1, 2, 3, 4) if operation in ("shl", "lshr") else (2, 4, 8, 12, 16, 24, -8, -16))
        )
        body.append(f"%x{number} = {operation} i32 {left}, {right}")
        values.append(f"%x{number}")
    body += [f"%in = and i32 {values[-1]}, {choose.choice((2032, 2040, 2044, 4092))}", *at("%in")]
    made = ldsopt.annotate(ldsopt.parse(kernel(*body)), align=True)
    for n in (0, 1, 7, 48):
        found = ldsopt.simulate(ldsopt.parse(made.text), Launch((1,), (64,), ["i32[64]=zeros", f"i32={n}"]))
        assert not [one for one in found.findings if one.kind == "misaligned"]
