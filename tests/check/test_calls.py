"""What a callee does counts where it is called; of what is not known to be called nothing is proved."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt

HEADER = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@table = external addrspace(1) global ptr
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.barrier()
declare void @elsewhere()
"""
DMA = "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)"
WAIT = "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"
READ = "%v = load i32, ptr addrspace(3) @A\nstore i32 %v, ptr addrspace(1) %g"
ARGUMENTS = "ptr addrspace(1) %g, i1 inreg %c"  # the same for all lanes: a branch on it is one
CALL = "call void @f(ptr addrspace(1) %g, i1 inreg %c)"
MAYBE = f"br i1 %c, label %yes, label %no\nyes:\n{WAIT}\nbr label %no\nno:"


def found(callee: str, *kernel: str, more: str = "", linkage: str = "internal ", waves: int = 1) -> str:
    """Findings in the kernel, and those of the callee alone."""
    text = f"""{HEADER}
define {linkage}void @f({ARGUMENTS}) noinline {{
{callee}
ret void
}}
{more}
define amdgpu_kernel void @k({ARGUMENTS}) "amdgpu-flat-work-group-size"="1,{32 * waves}" {{
{chr(10).join(kernel)}
ret void
}}
"""
    check = ldsopt.check(ldsopt.parse(text, mcpu="gfx1250"))
    said = {word for name in ("f", "h", "k") for word in words(check, name).split()}
    # LLVM 22 does not ask for xcnt where a source may be read again; `tests/machine/test_register_locks.py` is about that.
    return " ".join(sorted(said - {"source-overwritten?"}))


@pytest.mark.parametrize(
    ("callee", "kernel", "expected"),
    [
        pytest.param(DMA, [CALL, READ], "missing-wait!", id="DMA-in-the-callee"),
        pytest.param(DMA, [CALL, WAIT, READ], "", id="waited-by-the-caller"),
        pytest.param(f"{DMA}\n{WAIT}", [CALL, READ], "", id="waited-by-the-callee"),
        pytest.param(f"{DMA}\n{MAYBE}", [CALL, READ], "missing-wait!", id="waited-on-some-ways-only"),
        pytest.param(WAIT, [DMA, CALL, READ], "", id="wait-in-the-callee"),
        pytest.param(MAYBE, [DMA, CALL, READ], "missing-wait!", id="wait-on-some-ways-through-the-callee"),
        pytest.param(READ, [DMA, CALL], "missing-wait!", id="read-in-the-callee"),
        pytest.param(READ, [DMA, WAIT, CALL], "", id="read-in-the-callee-behind-a-wait"),
        pytest.param(READ, [CALL, DMA], "", id="read-in-the-callee-first"),
    ],
)
def test_what_the_callee_does_counts(callee: str, kernel: list[str], expected: str) -> None:
    assert found(callee, *kernel) == expected


def test_a_barrier_in_the_callee_is_one() -> None:
    """The DMA is waited for behind it alone, when other waves may read already."""
    barrier = "call void @llvm.amdgcn.s.barrier()"
    assert found(barrier, DMA, CALL, WAIT, READ, waves=4) == "dma-across-barrier!"
    assert found(barrier, DMA, WAIT, CALL, READ, waves=4) == ""


@pytest.mark.parametrize("way", ["", "tail "])
def test_callees_of_callees(way: str) -> None:
    inner = f"define internal void @h({ARGUMENTS}) noinline {{\n{DMA}\nret void\n}}"
    assert found(f"{way}{CALL.replace('@f', '@h')}", CALL, READ, more=inner) == "missing-wait!"
    assert found(f"{way}{CALL.replace('@f', '@h')}", CALL, WAIT, READ, more=inner) == ""


@pytest.mark.parametrize(
    "call", ["call void @elsewhere()", "%p = load ptr, ptr addrspace(1) @table\ncall void %p()"]
)
def test_of_code_that_is_not_known_nothing_is_proved(call: str) -> None:
    assert found("", DMA, WAIT, call, READ) == "unreadable-code?"


def test_recursion_is_not_followed() -> None:
    again = f"br i1 %c, label %yes, label %no\nyes:\n{CALL}\nbr label %no\nno:\n{DMA}"
    assert "unreadable-code?" in found(again, CALL, WAIT, READ)


def test_a_function_that_may_be_replaced_is_not_known() -> None:
    assert "unreadable-code?" in found(WAIT, DMA, CALL, READ, linkage="weak ")


def test_calls_where_no_lds_is_used_are_no_matter() -> None:
    assert found("", "call void @elsewhere()") == ""
