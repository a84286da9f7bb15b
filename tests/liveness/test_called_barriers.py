"""Barriers of functions that a kernel calls: each call has its own phases, or the reason is told why it has none."""

from __future__ import annotations

from pathlib import Path

from liveness_kernels import report_of, text_of

import ldsopt
from ldsopt.cli import main

BARRIER = """
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
"""
EXCHANGE = f"""
%own = getelementptr i32, ptr addrspace(3) %p, i32 %t
store i32 %t, ptr addrspace(3) %own
{BARRIER}
%next = xor i32 %t, 1
%other = getelementptr i32, ptr addrspace(3) %p, i32 %next
%v = load i32, ptr addrspace(3) %other
{BARRIER}
"""
POINTER = "ptr addrspace(3) %p, i32 %t"


def function(name: str, body: str, arguments: str = "", attributes: str = "") -> str:
    return f"define internal void @{name}({arguments}) {attributes} {{\nstart:\n{body}\nret void\n}}\n"


def call(variable: str, name: str = "f") -> str:
    return f"call void @{name}(ptr addrspace(3) @{variable}, i32 %tid)"


F = function("f", EXCHANGE, POINTER)


def test_lines_are_those_of_the_module() -> None:
    text = ldsopt.parse(text_of(f"{call('A')}\n{call('B')}\nret void", extra=F)).text
    (kernel,) = report_of(text)["kernels"]
    barriers = [phase["barrier_line"] for phase in kernel["phases"] if phase["barrier_line"] is not None]
    assert len(barriers) == 4
    assert barriers == [*barriers[:2], *barriers[:2]]  # those of @f, at each of its calls
    lines = text.split("\n")
    assert all("barrier" in lines[line - 1] for line in barriers)


def test_a_kernel_with_barriers_in_functions_gets_no_marks(tmp_path: Path) -> None:
    """One place would be of several calls."""
    (tmp_path / "k.ll").write_text(text_of(f"{call('A')}\n{call('B')}\nret void", extra=F))
    assert main(["liveness", str(tmp_path / "k.ll"), "--mark", "-o", str(tmp_path / "out.ll")]) == 0
    assert "ldsopt.live_in" not in (tmp_path / "out.ll").read_text()
