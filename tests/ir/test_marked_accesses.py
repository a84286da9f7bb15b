"""Accesses by which work-items tell each other how far they are: atomic, volatile, or by their cache policy."""

import pytest

from ldsopt import parse
from ldsopt.ir.details import is_marked_access

VOLATILE = -(1 << 31)
BUFFERS = (
    "raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 {0})",
    "raw.buffer.load.i32(<4 x i32> %v, i32 0, i32 0, i32 {0})",
    "struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 0, i32 {0})",
    "struct.buffer.load.i32(<4 x i32> %v, i32 0, i32 0, i32 0, i32 {0})",
    "raw.ptr.tbuffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 0, i32 {0})",
    "struct.tbuffer.load.i32(<4 x i32> %v, i32 0, i32 0, i32 0, i32 0, i32 {0})",
    "raw.ptr.buffer.load.format.f32(ptr addrspace(8) %r, i32 0, i32 0, i32 {0})",
    "image.load.1d.f32.i32.v8i32(i32 1, i32 0, <8 x i32> %image, i32 0, i32 {0})",
)
COHERENT = {
    "gfx90a": (1, 16),
    "gfx942": (1, 16),
    "gfx1030": (1, 4),
    "gfx1100": (1, 4),
    "gfx1201": (8, 16),
    "gfx1250": (24,),
}
HINTS = {"gfx90a": (2, 8), "gfx942": (2, 8), "gfx1030": (2, 8), "gfx1100": (2, 8), "gfx1201": (1, 4, 64), "gfx1250": (3,)}  # fmt: skip


def is_marked(call: str, arch: str | None) -> bool:
    """True if a call of an intrinsic whose name and arguments are given is marked."""
    name, _, given = call.partition("(")
    declared = ", ".join(
        a.rsplit(" ", 1)[0] for a in given.removesuffix(")").replace("<8 x i32>", "V").split(", ")
    )
    declared = declared.replace("V", "<8 x i32>")
    result = "float" if ".f32" in name else "i32"
    text = f"""target triple = "amdgcn-amd-amdhsa"
declare {result} @llvm.amdgcn.{name}({declared})
define amdgpu_kernel void @k(ptr addrspace(8) %r, <4 x i32> %v, <8 x i32> %image, ptr addrspace(1) %p, ptr %f) {{
  %x = call {result} @llvm.amdgcn.{call}
  ret void
}}
"""
    module = parse(text, mcpu=arch)
    (function,) = module.functions()
    return is_marked_access(module, function.instructions[0])


@pytest.mark.parametrize("call", BUFFERS)
@pytest.mark.parametrize("arch", COHERENT)
def test_a_policy_is_volatile_or_coherent_or_a_hint(call: str, arch: str) -> None:
    assert is_marked(call.format(VOLATILE), arch)
    assert all(is_marked(call.format(bits), arch) for bits in COHERENT[arch])
    assert not any(is_marked(call.format(bits), arch) for bits in (0, *HINTS[arch]))


def test_a_scalar_load_reads_what_nobody_writes() -> None:
    assert not is_marked("s.buffer.load.i32(<4 x i32> %v, i32 0, i32 1)", "gfx1100")


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("global.load.monitor.b32.i32(ptr addrspace(1) %p, i32 0)", True),
        ("flat.load.monitor.b32.i32(ptr %f, i32 0)", True),
        ("raw.ptr.atomic.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 0)", True),
        ("raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %r, i32 0, i32 0, i32 0)", True),
        ("cluster.load.b32.i32(ptr addrspace(1) %p, i32 24, i32 0)", True),
        ("cluster.load.b32.i32(ptr addrspace(1) %p, i32 0, i32 24)", False),
    ],
)
def test_intrinsics_that_are_marked_by_name_or_have_their_policy_elsewhere(call: str, expected: bool) -> None:
    assert is_marked(call, "gfx1250") is expected
