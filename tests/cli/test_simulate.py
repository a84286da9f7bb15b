"""`ldsopt simulate`: memory that no GPU has, and the time that it takes; the rest is `tests/cases/simulate`."""

from __future__ import annotations

import pytest
from command_line import CommandLine
from simulated_kernels import endless, kernel

LAUNCH = ["--block", "128", "--arg", "in: i32[128]=arange", "--arg", "out: i32[128]=zeros"]


def test_it_gives_up_after_the_time_that_it_has(ldsopt: CommandLine) -> None:
    """In whichever process the waves run: machine code hears of it, too."""
    (ldsopt.place / "endless.ll").write_text(endless(kernel()))
    how = ["--timeout", "0.5", "--backend", "compiled", "-j", "2", "--grid", "8"]
    said = ldsopt("simulate", "endless.ll", *LAUNCH, *how)
    assert (said.code, said.out) == (3, "")
    assert said.error.startswith("endless.ll: not done after 0.5 seconds")


def too_large(words: int, where: str) -> str:
    """A kernel with so many i32 of LDS, of scratch or of constant memory, of which each work-item uses one."""
    variable, space, is_scratch = {
        "lds": ("@big", 3, False),
        "scratch": ("%big", 5, True),
        "constant": ("@big", 4, False),
    }[where]
    defined = {
        "lds": f"@big = internal addrspace(3) global [{words} x i32] poison, align 4",
        "scratch": "",
        "constant": f"@big = internal addrspace(4) constant [{words} x i32] zeroinitializer, align 4",
    }[where]
    local = f"%big = alloca [{words} x i32], align 4, addrspace(5)" if is_scratch else ""
    return f"""target triple = "amdgcn-amd-amdhsa"
{defined}
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 {{
  {local}
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace({space}) {variable}, i32 %t
  %v = load i32, ptr addrspace({space}) %p, align 4
  %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" }}
"""


@pytest.mark.parametrize(
    ("where", "most", "message"),
    [
        ("lds", 65536, "4294967296 bytes of LDS, but gfx942 has 65536"),
        (
            "scratch",
            120 * 1024,
            "4294967296 bytes of scratch for a work-item, but on gfx942 one of a wave of 64 has at most 131056",
        ),
        ("constant", 1 << 16, "k.ll: @big has 4398046511104 bytes; a buffer has at most 4294967296"),
    ],
)
def test_memory_that_no_gpu_has(ldsopt: CommandLine, where: str, most: int, message: str) -> None:
    launch = ["--block", "64", "--arg", "i32[64]=zeros"]
    (ldsopt.place / "k.ll").write_text(too_large(most // 4, where))
    assert ldsopt("simulate", "k.ll", *launch).code in (0, 1)  # it runs: that nobody has written is a finding
    (ldsopt.place / "k.ll").write_text(too_large(1 << (40 if where == "constant" else 30), where))
    said = ldsopt("simulate", "k.ll", *launch)
    assert (said.code, said.out) == (3, "")
    assert message in said.error
