"""Kernels as HIP compiles them, of workgroups of unknown size, with buffers that each iteration of a loop fills anew.

What a person sees to be free is shared: packed they do the same, for one wave, for a part of one, and for several.
"""

from __future__ import annotations

import numpy as np
import pytest
from pack_kernels import BARRIER, offsets, pack

import ldsopt
from ldsopt import STANDARD_SCHEDULES, Launch, verify

ITERATIONS, WIDTH = 3, 150
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
%struct.first = type {{ [1024 x i32] }}
%struct.second = type {{ [1024 x i32], i32 }}
@_ZZ1kE1A = internal addrspace(3) global %struct.first undef, align 4
@_ZZ1kE1B = internal addrspace(3) global %struct.second undef, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define protected amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %iterations, i32 %n) #0 {{
entry:
  %t = tail call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1B, i32 %t
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
{start}
iteration:
  %k = phi i32 [ 0, %{before} ], [ %k1, %{last} ]
  %sum = phi i32 [ 0, %{before} ], [ %sum1, %{last} ]
  %at = mul i32 %k, 1024
  %mine = add i32 %at, %t
  %g = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %mine
  %x = load i32, ptr addrspace(1) %g, align 4
{fill}
{barrier}
{read}
{barrier}
  store i32 %y, ptr addrspace(3) %b, align 4
{barrier}
  %z = load i32, ptr addrspace(3) @_ZZ1kE1B, align 4
{barrier}
  %sum1 = add i32 %sum, %z
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %iterations
  br i1 %more, label %iteration, label %done
done:
  store i32 %sum1, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="1,1024" "target-cpu"="gfx942" }}
"""
OWN = "  store i32 %x, ptr addrspace(3) %a, align 4"
PREDICATED = (
    """  %v = insertelement <2 x i32> poison, i32 {of}, i64 0
  %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer
  %c = icmp ult <2 x i32> %w, <i32 20, i32 128>
  %one = extractelement <2 x i1> %c, i32 {number}
  br i1 %one, label %w.one, label %v.one
w.one:
"""
    + OWN
    + "\n  br label %v.one\nv.one:"
)
"""A store under a guard that is an element of a vector."""
FIRST = "  %y = load i32, ptr addrspace(3) @_ZZ1kE1A, align 4"
EARLY = "  %far = icmp sge i32 %t, %n\n  br i1 %far, label %end, label %stay\nstay:\n  br label %iteration"


def loop(name: str, body: str) -> str:
    """``for (i = t; i < n; i += 64)``."""
    return f"""
  %{name}0 = icmp slt i32 %t, %n
  br i1 %{name}0, label %{name}, label %{name}.end
{name}:
  %{name}i = phi i32 [ %t, %FROM ], [ %{name}j, %{name}.next ]
{body}
  br label %{name}.next
{name}.next:
  %{name}j = add i32 %{name}i, 64
  %{name}m = icmp slt i32 %{name}j, %n
  br i1 %{name}m, label %{name}, label %{name}.end
{name}.end:"""


ROW = loop(
    "f",
    "  %fp = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %fi\n  store i32 %x, ptr addrspace(3) %fp, align 4",
).replace("FROM", "iteration")
ZEROS = loop(
    "f",
    "  %fin = icmp slt i32 %fi, %k\n  br i1 %fin, label %f.in, label %f.st\nf.in:\n"
    "  %fg = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %fi\n  %fl = load i32, ptr addrspace(1) %fg, align 4\n"
    "  br label %f.st\nf.st:\n  %fv = phi i32 [ 0, %f ], [ %fl, %f.in ]\n"
    "  %fp = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %fi\n  store i32 %fv, ptr addrspace(3) %fp, align 4",
).replace("FROM", "iteration")
PER_WAVE = (
    "  %lane = and i32 %t, 63\n  %leads = icmp eq i32 %lane, 0\n  br i1 %leads, label %lead, label %led\nlead:\n"
    "  %wave = lshr i32 %t, 6\n  %pw = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %wave\n"
    "  store i32 %x, ptr addrspace(3) %pw, align 4\n  br label %led\nled:"
)
TREE = f"""
{OWN}
{BARRIER}
  br label %s
s:
  %w = phi i32 [ 32, %iteration ], [ %w1, %s.end ]
  %low = icmp slt i32 %t, %w
  br i1 %low, label %s.add, label %s.end
s.add:
  %v0 = load i32, ptr addrspace(3) %a, align 4
  %v1 = add i32 %v0, %w
  store i32 %v1, ptr addrspace(3) %a, align 4
  br label %s.end
s.end:
{BARRIER}
  %w1 = lshr i32 %w, 1
  %sm = icmp eq i32 %w1, 0
  br i1 %sm, label %s.done, label %s
s.done:"""

SHAPES = {
    "a tile, then another": (OWN, FIRST, "", "iteration"),
    "work-items that are too many return first": (OWN, FIRST, EARLY, "iteration"),
    "rows of a width that is an argument": (ROW, FIRST, "", "f.end"),
    "a tile with zeros beyond a bound that moves": (ZEROS, FIRST, "", "f.end"),
    "a slot for each wave": (PER_WAVE, FIRST, "", "led"),
    "a tree of sums": (TREE, FIRST, "", "s.done"),
    "a guard of a vector": (PREDICATED.format(of="%t", number=1), FIRST, "", "v.one"),
}
NOT = {
    "a slot that moves": (OWN.replace("%a,", "%m,").replace("  store", "  %ri = and i32 %mine, 1023\n  %rj = xor i32 %ri, %k\n  %m = getelementptr inbounds i32, ptr addrspace(3) @_ZZ1kE1A, i32 %rj\n  store"), FIRST, "", "iteration"),
    "a tile that the first iteration fills": ("  %is = icmp eq i32 %k, 0\n  br i1 %is, label %w, label %v\nw:\n" + OWN + "\n  br label %v\nv:", FIRST, "", "v"),
    "a guard of a vector, of what moves": (PREDICATED.format(of="%mine", number=1), FIRST, "", "v.one"),
    "a guard of a vector, by an element that moves": (PREDICATED.format(of="%t", number="%k"), FIRST, "", "v.one"),
    "a tile that is read once more in the next iteration": ("  %old = load i32, ptr addrspace(3) %a, align 4\n  %both = add i32 %old, %x\n" + OWN.replace("%x", "%both"), FIRST, "", "iteration"),
}  # fmt: skip


def kernel(fill: str, read: str, start: str, last: str) -> str:
    before = "stay" if start else "entry"
    start = start or "  br label %iteration"
    return KERNEL.format(fill=fill, read=read, start=start, before=before, last=last, barrier=BARRIER)


@pytest.mark.parametrize("shape", SHAPES)
def test_buffers_of_a_loop_share_bytes(shape: str) -> None:
    module = ldsopt.parse(kernel(*SHAPES[shape]))
    packed = pack(module.text, mcpu=None)
    assert offsets(packed) == {"_ZZ1kE1A": 0, "_ZZ1kE1B": 0}
    values = np.random.default_rng(5).integers(1, 100, size=ITERATIONS * 1024).astype(np.int32)
    for items in (64, 40, 200):
        out = np.zeros(1024, np.int32)
        launch = Launch((1,), (items,), [values, out, ITERATIONS, WIDTH], "k")
        found = verify(module, ldsopt.parse(packed.text), launch, schedules=STANDARD_SCHEDULES)
        assert found.is_equivalent, (items, found.new_findings, found.differences)


@pytest.mark.parametrize("shape", NOT)
def test_what_is_carried_from_iteration_to_iteration_shares_none(shape: str) -> None:
    arena = pack(kernel(*NOT[shape]), mcpu=None).details.kernels[0].plan.arena
    assert arena is None or arena.shared == ()


def loaded_iterations(more: str = "", noalias: str = "noalias ") -> str:
    """The first shape, its number of iterations loaded from an argument of which ``more`` may be a write."""
    text = kernel(OWN, FIRST, "", "iteration").replace(
        "ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %iterations,",
        f"ptr addrspace(1) {noalias}%in, ptr addrspace(1) {noalias}%out, ptr addrspace(1) {noalias}%size,",
    )
    return text.replace("entry:\n", f"entry:\n  %iterations = load i32, ptr addrspace(1) %size\n{more}")


def test_a_number_of_iterations_that_nobody_writes_is_the_same_for_all_work_items() -> None:
    packed = pack(loaded_iterations(), mcpu=None)
    assert offsets(packed) == {"_ZZ1kE1A": 0, "_ZZ1kE1B": 0}
    assert packed.details.kernels[0].plan.liveness.assumptions == ("noalias-arguments",)
    assert offsets(pack(loaded_iterations(noalias=""), mcpu=None, assume=["arguments-do-not-alias"])) == {
        "_ZZ1kE1A": 0,
        "_ZZ1kE1B": 0,
    }


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (loaded_iterations("  store i32 1, ptr addrspace(1) %size\n"), {}),
        (loaded_iterations(noalias=""), {}),
        (loaded_iterations(), {"no_assume": ["noalias-arguments"]}),
    ],
    ids=["written", "may be written", "distrusted"],
)
def test_a_number_of_iterations_that_somebody_may_write_is_not(text: str, options: dict[str, object]) -> None:
    assert not any(
        kernel.plan.arena and kernel.plan.arena.shared
        for kernel in pack(text, mcpu=None, **options).details.kernels
    )
