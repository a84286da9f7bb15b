"""Lanes that part go on together where they do in LLVM's machine code, and barriers that lanes go round are found.

Each kernel notes which lanes are together (``ballot``), and the first of them (``readfirstlane``). Both backends and the
machine code have to note the same. Random control flow, many kernels of it: ``python tests/long/reconvergence.py``.
"""

from __future__ import annotations

import functools
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from lane_kernels import declarations

from ldsopt import Launch, Module, Schedule, SimulationResult, machine_code, parse, simulate_machine
from ldsopt.simt.compiled import running
from ldsopt.simt.preparation import Backend, prepare
from ldsopt.simt.simulate import run

sys.path.append(str(Path(__file__).parents[1] / "long"))

import reconvergence as random_control_flow

BACKENDS: tuple[Backend, ...] = ("interpreted", "compiled")
BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"
NOTE = """  %seen = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %wide = zext i32 %low to i64
  %high = shl i64 %wide, 56
  %both = xor i64 %seen, %high
  store i64 %both, ptr addrspace(1) %p
"""
LANE = """entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %notes, i32 %i
"""


def lanes(*ranges: range) -> int:
    return sum(1 << lane for part in ranges for lane in part)


def noted(together: int) -> int:
    """The note of lanes that are together."""
    return together ^ ((together & -together).bit_length() - 1 << 56)


@dataclass(frozen=True)
class Case:
    """A kernel of one wave.

    Attributes:
        body: behind the entry's first instructions.
        together: sets of lanes that note each other.
        finds: whether some lanes go round a barrier.
    """

    body: str
    together: tuple[int, ...]
    finds: bool = False


CASES = {
    "some of one arm return, the others of both go on together": Case(f"""  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 10
  br i1 %b, label %out, label %join
else:
  br label %join
out:
  ret void
join:
{BARRIER}{NOTE}  ret void
""", (lanes(range(10, 64)),)),
    "the same, nested, and out of a switch": Case(f"""  %a = icmp ult i32 %i, 40
  br i1 %a, label %outer, label %join
outer:
  %m = and i32 %i, 7
  switch i32 %m, label %join [ i32 0, label %out
    i32 1, label %inner
    i32 2, label %inner ]
inner:
  %b = icmp ult i32 %i, 20
  br i1 %b, label %out, label %join
out:
  ret void
join:
{BARRIER}{NOTE}  ret void
""", (sum(1 << i for i in range(64) if i > 39 or i % 8 > 2 or (i % 8 and i > 19)),)),
    "a part returns in front of the barrier": Case(f"""  %a = icmp ugt i32 %i, 9
  br i1 %a, label %go, label %out
go:
{BARRIER}{NOTE}  ret void
out:
  ret void
""", (lanes(range(10, 64)),)),
    "lanes return from a loop with a barrier, all at its end": Case(f"""  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %next ]
  %a = icmp eq i32 %j, %i
  br i1 %a, label %out, label %next
next:
{BARRIER}  %k = add i32 %j, 1
  %b = icmp ult i32 %k, 5
  br i1 %b, label %loop, label %end
out:
{NOTE}  ret void
end:
  ret void
""", (lanes(range(5)),)),
    "two paths lead to a block that does not follow on all": Case(f"""  %a = icmp ult i32 %i, 8
  br i1 %a, label %shared, label %or
or:
  %b = icmp ugt i32 %i, 40
  br i1 %b, label %shared, label %end
shared:
{NOTE}  br label %end
end:
  ret void
""", (lanes(range(8), range(41, 64)),)),
    "lanes go on in a loop that is left by others": Case(f"""  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %a ], [ %k, %b ]
  %k = add i32 %j, 1
  %odd = trunc i32 %i to i1
  br i1 %odd, label %a, label %b
a:
  %c = icmp ult i32 %k, 3
  br i1 %c, label %loop, label %end
b:
  %d = icmp ult i32 %k, 5
  br i1 %d, label %loop, label %end
end:
{NOTE}  ret void
""", (lanes(range(64)),)),
    "a barrier in one arm": Case(f"""  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %join
then:
{BARRIER}  br label %join
join:
{NOTE}  ret void
""", (lanes(range(64)),), finds=True),
    "a barrier in one arm, of the other only some return": Case(f"""  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 10
  br i1 %b, label %out, label %join
else:
{BARRIER}  br label %join
out:
  ret void
join:
{NOTE}  ret void
""", (lanes(range(10, 64)),), finds=True),
    "a barrier in one arm, of the other all return": Case(f"""  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
  %b = icmp ult i32 %i, 50
  br i1 %b, label %out, label %join
else:
{BARRIER}  br label %join
out:
  ret void
join:
{NOTE}  ret void
""", (lanes(range(30, 64)),)),
    "barriers in a loop that lanes leave one by one": Case(f"""  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
{BARRIER}  %k = add i32 %j, 1
  %a = icmp ult i32 %j, %i
  br i1 %a, label %loop, label %end
end:
{NOTE}  ret void
""", (lanes(range(64)),), finds=True),
    "different barriers in both arms": Case(f"""  %a = icmp ult i32 %i, 30
  br i1 %a, label %then, label %else
then:
{BARRIER}{NOTE}  ret void
else:
{BARRIER}  ret void
""", (lanes(range(30)),), finds=True),
}  # fmt: skip
FUNCTIONS = f"""
define internal void @waits() {{
{BARRIER}  ret void
}}
define internal void @waits_unless(i1 %c) {{
  br i1 %c, label %out, label %on
out:
  ret void
on:
{BARRIER}  ret void
}}
"""
CALLS = {
    "by all lanes": ("  call void @waits()\n  ret void\n", False),
    "by some": ("  br i1 %a, label %then, label %join\nthen:\n  call void @waits()\n  br label %join\njoin:\n  ret void\n",
                True),
    "by those that have not returned": ("  br i1 %a, label %out, label %on\nout:\n  ret void\non:\n  call void @waits()\n"
                                        "  ret void\n", False),
    "by some that return, while others will wait there": (
        "  br i1 %a, label %then, label %else\nthen:\n  call void @waits()\n  ret void\nelse:\n  call void @waits()\n"
        "  ret void\n", True),
    "from which some return early": ("  call void @waits_unless(i1 %a)\n  ret void\n", True),
    "from which all return early": ("  %b = icmp ult i32 %i, 64\n  call void @waits_unless(i1 %b)\n  ret void\n", False),
}  # fmt: skip


@functools.cache
def module(body: str, more: str = "") -> Module:
    text = f"{more}\ndefine amdgpu_kernel void @k(ptr addrspace(1) %notes) {{\n{LANE}{body}}}\n"
    return parse(f'target triple = "amdgcn-amd-amdhsa"\n{declarations(text)}\n{text}', mcpu="gfx942")


def launch(items: int = 64) -> Launch:
    return Launch((1,), (items,), [np.zeros(items, np.uint64)])


def executed(
    code: Module,
    backend: Backend,
    monkeypatch: pytest.MonkeyPatch,
    items: int = 64,
    schedule: Schedule | None = None,
) -> SimulationResult:
    monkeypatch.setattr(running, "PATIENCE", 0)
    return run(prepare(code, launch(items), backend=backend), schedule or Schedule())


def expected(case: Case) -> list[int]:
    return [next((noted(part) for part in case.together if part >> lane & 1), 0) for lane in range(64)]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", CASES)
def test_lanes_go_on_together(name: str, backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[name]
    result = executed(module(case.body), backend, monkeypatch)
    assert result.completed
    assert result.outputs["arg0"].tolist() == expected(case)
    assert {finding.kind for finding in result.findings} == ({"divergent-barrier"} if case.finds else set())


@pytest.mark.parametrize("name", CASES)
def test_machine_code_has_them_together_as_well(name: str) -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    code = machine_code(module(CASES[name].body).text.encode(), mcpu="gfx942")
    assert simulate_machine(code, launch()).outputs["arg0"].tolist() == expected(CASES[name])


@pytest.mark.parametrize("name", [name for name in CASES if not CASES[name].finds])
@pytest.mark.parametrize("backend", BACKENDS)
def test_several_waves_of_which_one_has_lanes_missing(
    name: str, backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule = Schedule("random", fine=True, seed=3)
    assert not executed(module(CASES[name].body), backend, monkeypatch, 100, schedule).findings


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", CALLS)
def test_barriers_of_functions_that_are_called(
    name: str, backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    body, finds = CALLS[name]
    result = executed(module(f"  %a = icmp ult i32 %i, 30\n{body}", FUNCTIONS), backend, monkeypatch)
    assert result.completed
    assert {finding.kind for finding in result.findings} == ({"divergent-barrier"} if finds else set())


def test_random_control_flow_in_both_backends_and_in_machine_code() -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    for seed in (2, 3, 26, 291):  # the last two with loops that have several entries
        found = random_control_flow.notes(random_control_flow.random_flow(seed).text, "gfx942", seed)
        assert found["interpreted"] == found["compiled"] == found["machine"], seed
