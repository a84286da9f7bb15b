"""Barriers of functions that a kernel calls: each call has its own phases, or the reason is told why it has none."""

from pathlib import Path

import pytest
from liveness_kernels import conflicts, kernel_of, report_of, text_of

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


SYNC = function("sync", BARRIER)
F = function("f", EXCHANGE, POINTER)
G = function("g", "call void @f(ptr addrspace(3) %p, i32 %t)", POINTER)
IF_TID = "%g = icmp ult i32 %tid, 10\nbr i1 %g, label %yes, label %end\nyes:"
IF_N = "%g = icmp ult i32 %n, 10\nbr i1 %g, label %yes, label %end\nyes:"
LOOP = "br label %loop\nloop:\n%i = phi i32 [ 0, %entry ], [ %j, %loop ]"
AGAIN = "%j = add i32 %i, 1\n%m = icmp ult i32 %j, %n\nbr i1 %m, label %loop, label %end\nend:"


@pytest.mark.parametrize(
    ("functions", "body", "expected"),
    [
        pytest.param(F, f"{call('A')}\n{call('B')}", set(), id="one call after the other"),
        pytest.param(F, f"{call('A')}\nW B\nR B", set(), id="a call, then the kernel itself"),
        pytest.param(F, f"W B\n{call('A')}\nR B", {"AB"}, id="kept across a call"),
        pytest.param(F, f"R B\n{call('A')}\nW B\nbar\nR B", {"AB"}, id="in use as the call begins"),
        pytest.param(F + G, f"{call('A', 'g')}\n{call('B')}\n{call('C', 'g')}", set(), id="a call in a call"),
        pytest.param(F, f"{LOOP}\n{call('A')}\n{call('B')}\n{AGAIN}", set(), id="round a loop"),
        pytest.param(F, f"{LOOP}\n{call('A')}\nR B\nbar\nW B\n{AGAIN}", {"AB"}, id="kept round a loop"),
        pytest.param(F, f"{IF_N}\n{call('A')}\nbr label %end\nend:\n{call('B')}", set(), id="a call that all waves make"),
        pytest.param(SYNC, "W A\ncall void @sync()\nR A\nW B\ncall void @sync()\nR B", {"AB"}, id="one barrier too few"),
        pytest.param(
            function("f", f"{IF_N.replace('%n', '%t')}\n{BARRIER}br label %end\nend:", POINTER),
            "W A\ncall void @f(ptr addrspace(3) @A, i32 %n)\nR A\n"
            "call void @f(ptr addrspace(3) @A, i32 %n)\nW B\nbar\nR B",
            {"AB"},
            id="a barrier that is not on all paths",
        ),
        pytest.param(
            function("f", f"{EXCHANGE}\nstore i32 1, ptr addrspace(3) @B", POINTER),
            f"{call('A')}\nbar\nR B",
            set(),
            id="two variables in two phases of a function",
        ),
        pytest.param(
            function("f", f"store i32 1, ptr addrspace(3) @B\n{EXCHANGE}", POINTER),
            f"{call('A')}\nbar\nR B",
            {"AB"},
            id="two variables in one phase of a function",
        ),
    ],
)  # fmt: skip
def test_phases_go_on_in_a_function(functions: str, body: str, expected: set[str]) -> None:
    kernel = kernel_of(f"{body}\nret void", extra=functions)
    assert kernel.refused is None
    assert conflicts(kernel) == expected


@pytest.mark.parametrize(
    ("functions", "body", "reason"),
    [
        pytest.param(F, f"{IF_TID}\n{call('A')}\nbr label %end\nend:\nR B", "a barrier under a branch", id="some waves call"),
        pytest.param(
            function("f", f"{IF_TID.replace('%tid', '%t')}\n{BARRIER}br label %end\nend:", POINTER),
            f"{call('A')}\nR B",
            "a barrier under a branch",
            id="some waves come to the barrier",
        ),
        pytest.param(
            function("f", f"{BARRIER}\ncall void @f({POINTER})", POINTER), call("A"), "f, which may call itself", id="recursion"
        ),
        pytest.param(
            function("f", f"{BARRIER}\ncall void @g({POINTER})", POINTER) + G, call("A"), "may call itself", id="recursion of two"
        ),
        pytest.param(
            function("f", EXCHANGE, "ptr addrspace(3) noalias %p, i32 %t"), call("A"), "an argument is noalias", id="noalias"
        ),
        pytest.param(
            function("f", EXCHANGE.replace("addrspace(3) ", ""), "ptr noalias %p, i32 %t"),
            "call void @f(ptr addrspacecast (ptr addrspace(3) @A to ptr), i32 %tid)",
            "an argument is noalias",
            id="a generic noalias pointer",
        ),
        pytest.param(F, call("A").replace("3) @", "3) noalias @"), "an argument is noalias", id="noalias at the call"),
        pytest.param(
            function("f", BARRIER, POINTER, "memory(readwrite, argmem: none)"), call("A"), "said to be memory(", id="memory"
        ),
        pytest.param(F, f"{call('A')} nosync", "said to be nosync", id="nosync at the call"),
        pytest.param(
            function("f", BARRIER, "ptr byval(i32) %q"), "call void @f(ptr byval(i32) null)", "gets a copy", id="byval"
        ),
        pytest.param(
            function("f", f"{BARRIER}\ncall void @llvm.amdgcn.endpgm()\nunreachable\nno:").replace("ret void", "br label %no"),
            "call void @f()", "does not return", id="no return",
        ),
    ],
)  # fmt: skip
def test_what_is_not_followed_is_named(functions: str, body: str, reason: str) -> None:
    extra = functions + ("declare void @llvm.amdgcn.endpgm()\n" if "endpgm" in functions else "")
    kernel = kernel_of(f"W A\nW B\n{body}\nR A\nR B\nret void", extra=extra)
    assert kernel.refused is not None
    assert reason in kernel.refused["text"]
    assert not kernel.phases


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
