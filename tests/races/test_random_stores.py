"""Random stores of several waves to common places: what writes different bytes when executed is never called alike."""

from __future__ import annotations

import random

import numpy as np
import pytest
from executed_races import racing, verdicts

import ldsopt
from ldsopt import Launch, simulate

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
@B = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %start = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %start
  call void @llvm.amdgcn.s.barrier()
"""
TAIL = """  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
"""
MASKS = (15, 31, 63, 63, 95, 127, 191, 128, 192, 64)


class Body:
    """The body of one kernel, written instruction by instruction."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._lines: list[str] = []
        self._block = "0"
        self._values = ["%t", "%n", "3"]
        self._count = 0

    def _new(self, text: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self._lines.append(f"  {name} = {text}")
        return name

    def _any(self) -> str:
        return self._random.choice([*self._values[-4:], "%t", "%n"])

    def _masked(self) -> str:
        return self._new(f"and i32 {self._any()}, {self._random.choice(MASKS)}")

    def _step(self) -> str:
        kind = self._random.choice(
            ["and", "and", "and", "math", "math", "global", "lds", "permute", "first", "dpp", "max", "arms"]
        )
        if kind == "and":
            return self._masked()
        if kind == "math":
            op = self._random.choice(["add", "mul", "xor", "or", "sub"])
            return self._new(f"{op} i32 {self._any()}, {self._any()}")
        if kind == "max":
            return self._new(f"call i32 @llvm.umax.i32(i32 {self._any()}, i32 {self._any()})")
        if kind in ("global", "lds"):
            space, base = ("1", "%g") if kind == "global" else ("3", "@B")
            place = self._new(f"getelementptr i32, ptr addrspace({space}) {base}, i32 {self._masked()}")
            return self._new(f"load i32, ptr addrspace({space}) {place}")
        if kind == "permute":
            lane = self._new(f"xor i32 %t, {self._random.choice([1, 16, 32, 63])}")
            byte = self._new(f"shl i32 {lane if self._random.random() < 0.7 else self._any()}, 2")
            return self._new(f"call i32 @llvm.amdgcn.ds.bpermute(i32 {byte}, i32 {self._any()})")
        if kind == "first":
            return self._new(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {self._any()})")
        if kind == "dpp":
            what = self._any()
            return self._new(
                f"call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 {what}, i32 296, i32 15, i32 15, i1 true)"
            )
        return self._arms()

    def _arms(self) -> str:
        condition = self._new(f"icmp ult i32 {self._masked()}, {self._random.choice([8, 32, 64, 100])}")
        self._count += 1
        then, join, before = f"then{self._count}", f"join{self._count}", self._block
        one, other = self._any(), self._any()
        self._lines += [
            f"  br i1 {condition}, label %{then}, label %{join}",
            f"{then}:",
            f"  br label %{join}",
        ]
        self._lines.append(f"{join}:")
        self._block = join
        return self._new(f"phi i32 [ {one}, %{then} ], [ {other}, %{before} ]")

    def text(self) -> str:
        """The module: some values, then a store, perhaps in a loop with a barrier."""
        for _ in range(self._random.randint(1, 7)):
            self._values.append(self._step())
        value = self._any()
        index = self._new(f"and i32 %t, {self._random.choice(MASKS)}")
        place = self._new(f"getelementptr i32, ptr addrspace(3) @A, i32 {index}")
        store = f"  store i32 {value}, ptr addrspace(3) {place}"
        if self._random.random() < 0.3:
            added = self._any()
            barrier = "  call void @llvm.amdgcn.s.barrier()" if self._random.random() < 0.7 else ""
            self._lines += [
                "  br label %loop", "loop:",
                f"  %i = phi i32 [ 0, %{self._block} ], [ %j, %loop ]",
                f"  %x = phi i32 [ {value}, %{self._block} ], [ %y, %loop ]",
                f"  %y = add i32 %x, {added}", barrier,
                f"  store i32 %y, ptr addrspace(3) {place}",
                "  %j = add i32 %i, 1", "  %more = icmp ult i32 %j, 3",
                "  br i1 %more, label %loop, label %out", "out:",
            ]  # fmt: skip
        else:
            self._lines.append(store)
        return HEAD + "\n".join(self._lines) + "\n" + TAIL


def campaign(seeds: range) -> tuple[int, int, int]:
    """Kernels in which a store is alike; that raced; and all. Fails where what raced is not unproven."""
    alike = raced = 0
    contents = np.random.default_rng(1).integers(0, 1 << 30, 4096).astype(np.uint32)
    for seed in seeds:
        module = ldsopt.parse(Body(seed).text())
        (verdict,) = verdicts(module, "unread-dimensions-are-one", seconds=2.0).values()
        launch = Launch(block=(256, 1, 1), arguments=[contents.copy(), "u32=77"])
        seen = racing(simulate(module, launch).findings)
        assert seen <= verdict.named, seed
        alike += bool(verdict.count.alike)
        raced += bool(seen)
    return alike, raced, len(seeds)


def test_a_store_that_races_is_never_called_alike() -> None:
    alike, raced, _ = campaign(range(12))
    assert alike
    assert raced


@pytest.mark.slow
@pytest.mark.long
def test_many_stores_that_race_are_never_called_alike() -> None:
    alike, raced, count = campaign(range(100, 500))
    assert alike > count // 10
    assert raced > count // 4
