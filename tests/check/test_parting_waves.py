"""Kernels in which waves may meet at different barriers."""

import pytest

import ldsopt

HEAD = """
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.sleep(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
"""
BARRIER, SLEEP = "call void @llvm.amdgcn.s.barrier()", "call void @llvm.amdgcn.s.sleep(i32 1)"


def some(statement: str) -> str:
    """A statement that some waves execute."""
    return (
        "%t = call i32 @llvm.amdgcn.workitem.id.x()\n%c = icmp ult i32 %t, 64\n"
        f"br i1 %c, label %in, label %out\nin:\n{statement}\nbr label %out\nout:"
    )


@pytest.mark.parametrize(
    ("kernel", "function", "parts"),
    [
        pytest.param(f"{BARRIER}\n{BARRIER}", "", False, id="a-barrier-of-all"),
        pytest.param(f"{some(BARRIER)}\n{BARRIER}", "", True, id="a-barrier-of-some"),
        pytest.param(some(BARRIER), "", False, id="the-only-one-meets-itself"),
        pytest.param(f"{BARRIER}\n{some(SLEEP)}\n{BARRIER}", "", False, id="another-call-of-some"),
        pytest.param(some(SLEEP), "", False, id="no-barrier"),
        pytest.param(f"call void @f()\n{BARRIER}", BARRIER, False, id="in-a-function"),
        pytest.param(f"call void @f()\n{BARRIER}", some(BARRIER), True, id="of-some-in-a-function"),
        pytest.param(f"call void @f()\n{BARRIER}", f"{BARRIER}\n{some(SLEEP)}", False, id="another-call-of-some-in-a-function"),
        pytest.param(f"{some('call void @f()')}\n{BARRIER}", BARRIER, True, id="in-a-function-that-some-call"),
        pytest.param(f"{some('call void @f()')}\n{BARRIER}", SLEEP, False, id="in-none-that-some-call"),
        pytest.param(f"{BARRIER}\n{some('call void @f()')}\n{BARRIER}", SLEEP, False, id="in-none-that-some-call-beside-a-barrier"),
    ],
)  # fmt: skip
def test_waves_part_where_a_barrier_is_decided_by_what_differs(
    kernel: str, function: str, parts: bool
) -> None:
    text = (
        f"{HEAD}define internal void @f() {{\n{function}\nret void\n}}\n"
        f"define amdgpu_kernel void @k() {{\n{kernel}\nret void\n}}\n"
        f"define amdgpu_kernel void @other() {{\n{BARRIER}\nret void\n}}\n"
    )
    found = ldsopt.check(ldsopt.parse(text, mcpu="gfx942"))
    assert {one.name for one in found.functions if one.meetings} == ({"k"} if parts else set())
