"""`annotate --align`: what is stated holds, and serves; of each address it is ``annotate/stated_alignments.ll``."""

from __future__ import annotations

import random

import pytest

import ldsopt
from ldsopt import AnnotateOptions, Launch

VARIABLE = "@tile = internal addrspace(3) global [4096 x i8] poison, align 4"


def kernel(*body: str, variables: str = VARIABLE) -> str:
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
attributes #0 = {{ "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }}
!0 = !{{i32 64, i32 1, i32 1}}
"""


def at(index: str) -> tuple[str, ...]:
    """An access at so many bytes behind the variable."""
    return (
        f"%p = getelementptr i8, ptr addrspace(3) @tile, i32 {index}",
        "store i32 1, ptr addrspace(3) %p, align 4",
    )


def test_variables_keep_their_own_alignment_where_no_access_gains() -> None:
    variables = "@word = internal addrspace(3) global i32 poison, align 4\n@idle = internal addrspace(3) global [64 x i8] poison, align 4"
    nothing = kernel("store i32 1, ptr addrspace(3) @word, align 4", variables=variables)
    assert ldsopt.annotate(ldsopt.parse(nothing), align=True).text == nothing


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
