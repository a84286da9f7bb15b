"""IR that invites the backend to forget a DMA, and the words by which a DMA is known before and behind a laundering."""

from __future__ import annotations

import pytest

import ldsopt

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %g) {{
{body}
ret void
}}
!0 = distinct !{{!0, !"d"}}
!1 = distinct !{{!1, !0, !"s"}}
!2 = !{{!1}}
"""
LAUNDERING = """%x.addr = ptrtoint ptr addrspace(3) @A to i32
%x.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.addr)
%x.dst = inttoptr i32 %x.uniform to ptr addrspace(3)
"""
DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) {}, i32 4, i32 0, i32 0, i32 0, i32 0)"
BARE, LAUNDERED = DMA.format("@A"), LAUNDERING + DMA.format("%x.dst")
ASYNC = "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)"
READ = "%v = load volatile i32, ptr addrspace(3) @A, align 4"
SCOPED, EXCLUDING = ", !alias.scope !2", ", !noalias !2"


@pytest.mark.parametrize(
    ("body", "mcpu", "expected"),
    [
        pytest.param(BARE, "gfx942", ["dma-not-laundered"], id="an-address-that-the-backend-knows"),
        pytest.param(LAUNDERED, "gfx942", [], id="one-that-it-does-not"),
        pytest.param(f"{BARE}\n{READ}{EXCLUDING}", "gfx942", ["dma-without-scope"], id="a-read-says-what-the-dma-does-not"),
        pytest.param(f"{LAUNDERED}\n{READ}{EXCLUDING}", "gfx942", ["dma-without-scope"], id="laundered-and-without-scope"),
        pytest.param(f"{LAUNDERED}{EXCLUDING}\n{READ}{EXCLUDING}", "gfx942", ["dma-without-scope"], id="what-it-excludes-is-no-scope"),
        pytest.param(f"{LAUNDERED}{SCOPED}\n{READ}{EXCLUDING}", "gfx942", [], id="laundered-and-scoped"),
        pytest.param(f"{BARE}{SCOPED}\n{READ}{EXCLUDING}", "gfx942", ["dma-not-laundered"], id="scoped-alone"),
        pytest.param(f"{BARE}{SCOPED}\n{BARE}", "gfx942", ["dma-not-laundered"] * 2, id="no-read-says-anything"),
        pytest.param(READ, "gfx942", [], id="no-dma"),
        pytest.param(ASYNC, "gfx1250", [], id="where-all-waits-are-the-authors"),
    ],
)  # fmt: skip
def test_what_invites_the_backend_to_forget_a_dma(body: str, mcpu: str, expected: list[str]) -> None:
    findings = ldsopt.check(ldsopt.parse(KERNEL.format(body=body), mcpu=mcpu)).findings
    assert [one.rule.value for one in findings if one.verdict.value == "latent"] == expected


def test_a_dma_is_known_by_the_address_that_was_laundered() -> None:
    """A finding of a laundered module is the same as that of the module before."""
    bare, laundered = (
        next(
            one
            for one in ldsopt.check(
                ldsopt.parse(KERNEL.format(body=f"{dma}\n{READ}{EXCLUDING}"), mcpu="gfx942")
            ).findings
            if one.rule.value == "dma-without-scope"
        ).started
        for dma in (BARE, LAUNDERED)
    )
    assert laundered.identity == bare.identity == BARE
    assert (laundered.ir, bare.ir) == (DMA.format("%x.dst"), BARE)
