"""`annotate --align`: what is stated holds; of each address it is a case, and ``widened_reads.ll`` has what it serves."""

import random

import pytest

import ldsopt
from ldsopt import Launch

VARIABLE = "@tile = internal addrspace(3) global [4096 x i8] poison, align 4"


def kernel(*body: str) -> str:
    """A kernel of 64 work-items that does this; %t is its work-item, %n an argument, %out global memory."""
    lines = "\n".join(f"  {line}" for line in body)
    return f"""target triple = "amdgcn-amd-amdhsa"
{VARIABLE}
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
