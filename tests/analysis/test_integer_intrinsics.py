"""Integer intrinsics give addresses the numbers that an execution gives."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from ldsopt.analysis.addresses.arithmetic import INTRINSICS
from ldsopt.cli import main

OPERANDS = dict.fromkeys(INTRINSICS, 2) | {
    "llvm.amdgcn.ubfe.": 3,
    "llvm.amdgcn.sbfe.": 3,
    "llvm.fshl.": 3,
    "llvm.fshr.": 3,
    "llvm.bitreverse.": 1,
    "llvm.ctpop.": 1,
}
COUNT = 256


@pytest.mark.parametrize("name", INTRINSICS)
def test_numbers_are_those_of_an_execution(name: str, tmp_path: Path) -> None:
    random_numbers = random.Random(name)
    special = (0, 1, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
    rows = [
        [random_numbers.choice((random_numbers.getrandbits(32), *special)) for _ in range(OPERANDS[name])]
        for _ in range(COUNT)
    ]
    is_abs = name == "llvm.abs."
    full = name if name.endswith("24") else f"{name}i32"
    given = [f"i32 %x{at}" for at in range(1 if is_abs else OPERANDS[name])] + ["i1 false"] * is_abs
    loads = "".join(
        f"  %p{at} = getelementptr i32, ptr addrspace(1) %a{at}, i32 %id\n  %x{at} = load i32, ptr addrspace(1) %p{at}\n"
        for at in range(OPERANDS[name])
    )
    parameters = ", ".join(f"ptr addrspace(1) %a{at}" for at in range(OPERANDS[name]))
    module = tmp_path / "k.ll"
    module.write_text(
        f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, {parameters}) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{loads}  %r = call i32 @{full}({", ".join(given)})
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @{full}({", ".join(one.partition(" ")[0] for one in given)})
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="{COUNT},{COUNT}" }}
"""
    )
    arguments = ["--arg", f"i32[{COUNT}]=zeros"]
    for at, column in enumerate(zip(*rows, strict=True)):
        np.save(tmp_path / f"{at}.npy", np.array(column, np.uint32).view(np.int32))
        arguments += ["--arg", f"i32[{COUNT}]=@{tmp_path}/{at}.npy"]
    outputs = tmp_path / "out"
    command = ["simulate", str(module), "--block", str(COUNT), *arguments, "--outputs", str(outputs)]
    assert main([*command, "-o", str(tmp_path / "report.txt")]) == 0
    executed = np.load(next(outputs.glob("*arg0*"))).view(np.uint32)
    compute = INTRINSICS[name](32)
    assert [compute(*row) for row in rows] == executed.tolist()
