"""Random loops over tiles in LDS: two buffers in turn, and a barrier less, compute the same and race no more."""

import random
from typing import NamedTuple

import numpy as np
import pytest

from ldsopt import Launch, Module, Schedule, annotate, parse, simulate

_ITEMS = 128
_HEAD = f"""target triple = "amdgcn-amd-amdhsa"
@p = internal addrspace(3) global [{_ITEMS} x i32] poison, align 4
@q = internal addrspace(3) global [{_ITEMS} x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
"""
_BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""


class _Writer:
    """One random kernel: a loop, in another one for some seeds, of stores, loads and barriers."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._count = 0

    def text(self) -> str:
        """The module."""
        outer = self._random.random() < 0.25
        body, total = self._phases()
        ahead = self._block(self._access("%id")) if self._random.random() < 0.15 else ""
        behind = self._block(self._access("%id")) if self._random.random() < 0.15 else ""
        around = (
            "  br label %outer\nouter:\n"
            "  %o = phi i32 [ 0, %entry ], [ %o.next, %latch ]\n"
            "  %sum.o = phi i32 [ 0, %entry ], [ %sum.next, %latch ]\n  br label %loop\n"
            if outer
            else "  br label %loop\n"
        )
        entry, first = ("outer", "%sum.o") if outer else ("entry", "0")
        last = (
            "latch:\n  %o.next = add i32 %o, 1\n  %more = icmp ult i32 %o.next, 2\n"
            "  br i1 %more, label %outer, label %exit\n"
            if outer
            else ""
        )
        return f"""{_HEAD}
define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{ahead}{around}loop:
  %i = phi i32 [ 0, %{entry} ], [ %i.next, %loop ]
  %sum = phi i32 [ {first}, %{entry} ], [ %sum.next, %loop ]
  %value = add i32 %i, %id
{body}  %sum.next = add i32 {total}, 0
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %{"latch" if outer else "exit"}
{last}exit:
{behind}  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{_ITEMS},{_ITEMS}" "uniform-work-group-size"="true" }}
!0 = !{{i32 {_ITEMS}, i32 1, i32 1}}
"""

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _block(self, lines: tuple[str, str]) -> str:
        return lines[0] + _BARRIER

    def _phases(self) -> tuple[str, str]:
        out, total = [], "%sum"
        for phase in range(self._random.choice((1, 2, 2, 2, 3))):
            for _ in range(self._random.choice((1, 1, 2))):
                is_store = (phase == 0) == (self._random.random() < 0.85)
                text, value = self._access("%value", is_store=is_store)
                out.append(text)
                if value:
                    new = self._name()
                    out.append(f"  {new} = add i32 {total}, {value}\n")
                    total = new
            out.append(_BARRIER)
        if self._random.random() < 0.5:  # the last barrier comes first
            out = [out.pop(), *out]
        return "".join(out), total

    def _access(self, value: str, *, is_store: bool = True) -> tuple[str, str]:
        """An access of a tile, and what it loads."""
        index, address = self._name(), self._name()
        how = self._random.choice(("id", "other", "other", "near", "low"))
        lines = {
            "id": f"  {index} = add i32 %id, 0\n",
            "other": f"  {index} = xor i32 %id, {self._random.choice((1, 64, 127))}\n",
            "near": f"  {index}.sum = add i32 %id, {self._random.choice((1, 33, 64))}\n"
            f"  {index} = and i32 {index}.sum, {_ITEMS - 1}\n",
            "low": f"  {index} = and i32 %id, 63\n",
        }[how]
        tile = self._random.choice("ppq")
        lines += f"  {address} = getelementptr i32, ptr addrspace(3) @{tile}, i32 {index}\n"
        if is_store:
            return f"{lines}  store i32 {value}, ptr addrspace(3) {address}, align 4\n", ""
        loaded = self._name()
        return f"{lines}  {loaded} = load i32, ptr addrspace(3) {address}, align 4\n", loaded


class _Ran(NamedTuple):
    """The results of a kernel in some orders of its waves, and the kinds of what the simulator found wrong."""

    results: list[bytes]
    findings: set[str]


def _run(module: Module) -> _Ran:
    ran = _Ran([], set())
    for schedule in (Schedule(), Schedule("reversed"), Schedule("random", seed=1)):
        for iterations in (1, 4):
            out = np.zeros(_ITEMS, np.int32)
            result = simulate(module, Launch((1,), (_ITEMS,), [out, iterations]), schedule)
            assert result.completed
            ran.results.extend(each.tobytes() for each in result.outputs.values())
            ran.findings.update(one.kind for one in result.findings)
    return ran


def _made(seed: int, arch: str) -> tuple[Module, Module] | None:
    module = parse(_Writer(seed).text(), mcpu=arch)
    changed = annotate(module, double_buffer=True)
    assert changed.details.buffering is not None
    return (module, parse(changed.text, mcpu=arch)) if changed.details.buffering.edits else None


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize("first", range(0, 200, 25))
def test_two_buffers_compute_the_same(first: int, arch: str) -> None:
    done = 0
    for seed in range(first, first + 25):
        if (both := _made(seed, arch)) is None:
            continue
        before, after = map(_run, both)
        if before.findings:
            continue
        done += 1
        assert not after.findings, seed
        assert after.results == before.results, seed
    assert done
