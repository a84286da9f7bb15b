"""Kernels that mean harm: whatever addresses they make, native functions stay within buffers, and say what the rest says."""

from __future__ import annotations

import pytest

from ldsopt.errors import LdsoptError
from ldsopt.ir.read import parse
from ldsopt.simt.compiled import lazy
from ldsopt.simt.launch import Launch
from ldsopt.simt.native import compilation
from ldsopt.simt.preparation import Backend
from ldsopt.simt.simulate import SimulationResult, simulate

WILD = [0xFFFF_FFFF, 0xFFFF_FFF0, 0x8000_0000, 0x7FFF_FFFC, 4096, 4093, 2**32 - 4096]
WILD_64 = [
    2**64 - 1,
    2**64 - 4,
    2**63,
    0x7F00_0000_0000 - 4,
    0x7F00_0001_0000 + 2**32,
    0x7F00_0001_0000 + 8200,
    12,
]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every access has its native function from the first time on."""
    monkeypatch.setattr(compilation, "ENOUGH", 1)
    monkeypatch.setattr(lazy, "PATIENCE", 0)


def outcome(body: str, *, native: bool, backend: Backend = "interpreted") -> tuple[object, ...]:
    """What comes of a kernel of two waves that goes round eight times; ``%i`` counts, ``%id`` is the work-item."""
    module = parse(
        f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
@lds = internal addrspace(3) global [1024 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %a) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %own
  %last = icmp eq i32 %i, 7
  %odd = icmp eq i32 %id, 70
  %meant = and i1 %last, %odd
{body}
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 8
  br i1 %more, label %loop, label %end
end:
  ret void
}}""",
        mcpu="gfx942",
    )
    launch = Launch(block=(128,), arguments=["a: i32[2048]=arange"])
    try:
        result: SimulationResult = simulate(module, launch, native=native, backend=backend)
    except LdsoptError as problem:
        return (str(problem),)
    return result.findings, result.completed, result.outputs["a"].tobytes(), result.profile


def lds(address: int, access: str) -> str:
    return (
        f"  %far = inttoptr i32 {address} to ptr addrspace(3)\n"
        f"  %p = select i1 %meant, ptr addrspace(3) %far, ptr addrspace(3) %own\n  {access}"
    )


def memory(address: int, access: str) -> str:
    return (
        f"  %mine = getelementptr i32, ptr addrspace(1) %a, i32 %id\n"
        f"  %far = inttoptr i64 {address} to ptr addrspace(1)\n"
        f"  %p = select i1 %meant, ptr addrspace(1) %far, ptr addrspace(1) %mine\n  {access}"
    )


@pytest.mark.parametrize(
    "access", ["store i32 %i, ptr addrspace(3) %p", "%v = load i32, ptr addrspace(3) %p"]
)
@pytest.mark.parametrize("address", WILD, ids=hex)
def test_lds_addresses(address: int, access: str) -> None:
    found = outcome(lds(address, access), native=True)
    assert found == outcome(lds(address, access), native=False)
    assert {finding.kind for finding in found[0]} >= {"out-of-bounds"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "access", ["store i32 %i, ptr addrspace(1) %p", "%v = load i32, ptr addrspace(1) %p"]
)
@pytest.mark.parametrize("address", WILD_64, ids=hex)
def test_global_addresses(address: int, access: str) -> None:
    found = outcome(memory(address, access), native=True)
    assert found == outcome(memory(address, access), native=False)
    is_mapped_read = (
        address == 0x7F00_0001_0000 + 8200 and "load" in access
    )  # behind the end, on its last page
    assert found[1] is is_mapped_read


@pytest.mark.parametrize("address", [0, 0xFFFF_FFFC, 0xFFFF_FF00, 0x8000_0000, 4000, 4096], ids=hex)
@pytest.mark.parametrize("source", [0, 2**64 - 8, 2**63])
def test_copies(address: int, source: int) -> None:
    """The target follows from the first lane's address; a source that no buffer holds is a fault."""
    from_ = memory(source, "") if source else "  %p = getelementptr i32, ptr addrspace(1) %a, i32 %id\n"
    body = (
        f"{from_}  %base = inttoptr i32 {address} to ptr addrspace(3)\n"
        "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %base, i32 4, i32 0, i32 0)"
    )
    found = outcome(body, native=True)
    assert found == outcome(body, native=False) == outcome(body, native=True, backend="compiled")
    assert found[1] is not bool(source)


@pytest.mark.parametrize("offset", [0, 0xFFFF_FFFC, 8188, 8192], ids=hex)
@pytest.mark.parametrize("records", [8192, 2**32 - 1])
def test_offsets_of_buffers_that_are_said_to_have_four_gigabytes(offset: int, records: int) -> None:
    body = (
        f"  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %a, i16 0, i64 {records}, i32 0)\n"
        f"  %o = select i1 %meant, i32 {offset}, i32 0\n"
        "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %o, i32 0, i32 0, i32 0)"
    )
    found = outcome(body, native=True)
    assert found == outcome(body, native=False) == outcome(body, native=True, backend="compiled")
