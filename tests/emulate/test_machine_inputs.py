"""Messages about code without kernels, without metadata, and about kernels that the compiler dropped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from machine_kernels import FRAME

from ldsopt import InputError, Launch, machine_code, missing_in_machine_code, simulate_machine

TWO = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @a(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @b(ptr addrspace(1) %p) "target-features"="+wavefrontsize32" {
  store i32 2, ptr addrspace(1) %p
  ret void
}
"""


def launch(kernel: str | None = None) -> Launch:
    return Launch(block=(64,), arguments=[np.zeros(4, np.uint32)], kernel=kernel)


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A module with a kernel that gfx942 has no waves for: LLVM removes it without a word."""
    path = tmp_path / "two.ll"
    path.write_text(TWO)
    return path


def test_a_kernel_that_the_compiler_dropped_is_named(two: Path) -> None:
    code = machine_code(two, mcpu="gfx942")
    assert code.dropped == ("b",)
    with pytest.raises(InputError, match="1 kernel in the code: a; of b the compiler made none"):
        simulate_machine(code, launch())
    with pytest.raises(InputError, match="the compiler made no code of kernel 'b'"):
        simulate_machine(code, launch("b"))
    assert simulate_machine(code, launch("a")).outputs["arg0"][0] == 1


WHOLE = FRAME.format(arch="gfx942", body="", lds=0, lanes=64)
LACKING = [
    # what is cut out, the message, the remedy
    (".amdgpu_metadata", "'k' has no metadata", "the blocks .amdhsa_kernel and .amdgpu_metadata"),
    (".amdhsa_kernel", "no kernel in the code", "keep the kernel's descriptor"),
]


@pytest.mark.parametrize(("block", "message", "remedy"), LACKING)
def test_what_lacks_of_an_assembly_is_said_with_a_remedy(block: str, message: str, remedy: str) -> None:
    before, _, rest = WHOLE.partition(f"\t{block}")
    after = rest.partition(f"\t.end_{block.removeprefix('.')}\n")[2]
    code = machine_code((before + after).encode())
    with pytest.raises(InputError, match=message) as problem:
        simulate_machine(code, launch())
    assert remedy in str(problem.value)


def test_scratch_of_gfx90a_is_refused_before_anything_runs() -> None:
    text = WHOLE.replace("gfx942", "gfx90a").replace("fixed_size: 0", "fixed_size: 16")
    unknown = missing_in_machine_code(machine_code(text.encode()))
    assert [one.why for one in unknown] == ["16 bytes of scratch a lane, behind a swizzled buffer"]
