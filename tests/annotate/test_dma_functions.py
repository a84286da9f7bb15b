"""What is kept of a function with LDS-DMA until tags are planned, and where the function itself is."""

from __future__ import annotations

import pytest

from ldsopt import Module, parse
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.transforms.annotate.left_whole import DmaFunction, dma_function, has_dma_or_bare_barrier

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(3) @made()
declare i32 @__gxx_personality_v0(...)
define amdgpu_kernel void @f(ptr addrspace(8) %r, ptr addrspace(3) %given, i32 %n) personality ptr @__gxx_personality_v0 {
"""


def dma(pointer: str) -> str:
    return (
        "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) "
        f"{pointer}, i32 4, i32 0, i32 0, i32 0, i32 0)\n"
    )


LOCAL = "  %p = getelementptr i8, ptr addrspace(3) @A, i32 %n\n"
LOOP = (
    "  br label %loop\nloop:\n{}  %more = icmp eq i32 %n, 0\n  br i1 %more, label %loop, label %end\nend:\n"
)


def kept(body: str) -> tuple[Module, DmaFunction | None]:
    module = parse(f"{HEAD}{body}  ret void\n}}\n")
    *_, body_ = module.bodies()
    found = provenance_of(module).found[-1]
    is_kept = has_dma_or_bare_barrier(module, body_, found)
    return module, dma_function(module, module.decode(body_), found) if is_kept else None


def test_nothing_is_kept_without_dma() -> None:
    assert kept("  store i32 0, ptr addrspace(3) @A\n")[1] is None


@pytest.mark.parametrize(
    ("body", "decoded"),
    [
        pytest.param(LOCAL + dma("%p"), False, id="one block"),
        pytest.param(dma("@A"), False, id="a constant"),
        pytest.param(LOOP.format(LOCAL + dma("%p")), False, id="a rotated loop"),
        pytest.param(LOCAL + LOOP.format(dma("%p")), True, id="an address from ahead of the loop"),
        pytest.param(LOOP.format(dma("%given")), True, id="an argument, used in a loop"),
        pytest.param(
            "  %c = icmp eq i32 %n, 0\n  br i1 %c, label %arm, label %end\narm:\n"
            + dma("@A")
            + "  br label %end\nend:\n",
            False,
            id="an arm",
        ),
        pytest.param("  call void @llvm.amdgcn.s.barrier()\n" + dma("@A"), True, id="a barrier"),
        pytest.param(
            '  call void asm sideeffect "s_barrier", ""()\n' + dma("@A"), True, id="one in assembly"
        ),
    ],
)
def test_the_function_is_kept_where_its_divergence_may_matter(body: str, decoded: bool) -> None:
    found = kept(body)[1]
    assert found is not None
    assert (found.decoded is not None) is decoded


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(LOCAL + dma("%p"), ["  call void @llvm.amdgcn.raw"], id="behind its definition"),
        pytest.param(LOCAL + dma("%given"), ["  %p = getelementptr"], id="of an argument at the beginning"),
        pytest.param(dma("@A"), [], id="none of a constant"),
        pytest.param(
            "  br label %loop\nloop:\n"
            "  %p = phi ptr addrspace(3) [ %given, %0 ], [ %p, %loop ]\n"
            "  %i = phi i32 [ 0, %0 ], [ %i, %loop ]\n"
            "  %c = icmp eq i32 %i, %n\n" + dma("%p") + "  br i1 %c, label %loop, label %end\nend:\n",
            ["  %c = icmp"],
            id="of a phi behind all of them",
        ),
        pytest.param(
            "  %p = invoke ptr addrspace(3) @made() to label %next unwind label %pad\n"
            "pad:\n  %l = landingpad i32 cleanup\n  ret void\nnext:\n" + dma("%p"),
            [None],
            id="none of what ends its block",
        ),
    ],
)
def test_an_address_can_be_used_first(body: str, expected: list[str | None]) -> None:
    module, found = kept(body)
    assert found is not None
    lines = [None if line is None else module.lines[line] for line in found.homes.values()]
    assert [
        line if line is None else line[: len(want or "")] for line, want in zip(lines, expected, strict=True)
    ] == expected
