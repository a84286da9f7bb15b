"""What compiled code does by native functions, or for all lanes at once: the same as interpreted, and without Python."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from ldsopt.ir.read import parse
from ldsopt.simt.compiled import lazy
from ldsopt.simt.compiled.running import MachineFunction
from ldsopt.simt.launch import Launch
from ldsopt.simt.native import compilation
from ldsopt.simt.preparation import prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, run

ROUNDS = 24


@pytest.fixture(autouse=True)
def left(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Everything is machine code from the beginning; how often a step was left to the interpreter, by its number."""
    monkeypatch.setattr(compilation, "ENOUGH", 1)
    monkeypatch.setattr(lazy, "PATIENCE", 0)
    found: Counter[int] = Counter()
    bind = MachineFunction.bind

    def counted(self: MachineFunction, number: int) -> None:
        found[number] += 1
        bind(self, number)

    monkeypatch.setattr(MachineFunction, "bind", counted)
    return found


def same(
    body: str,
    declared: str = "",
    *,
    mcpu: str = "gfx942",
    block: int = 128,
    schedule: Schedule = Schedule(),  # noqa: B008
    wave_size: int | None = None,
) -> SimulationResult:
    """Runs a loop body both ways: ``%i`` is the work-item, ``%j`` the round, ``%s`` a sum that each round adds ``%r`` to.

    ``%in`` and ``%out`` have a word for each work-item; what becomes of the sum goes to the latter.
    """
    text = f"""target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
{declared}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {{
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %odd0 = and i32 %i, 1
  %odd = icmp eq i32 %odd0, 1
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %on ]
  %s = phi i32 [ 0, %entry ], [ %s1, %on ]
{body}
  br label %on
on:
  %s1 = add i32 %s, %r
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %loop, label %done
done:
  store i32 %s1, ptr addrspace(1) %po, align 4
  ret void
}}"""
    rng = np.random.default_rng(0)
    words = rng.integers(0, 1 << 20, block, dtype=np.int32)
    launch = Launch(block=(block,), arguments=[words, np.zeros(block, np.int32), ROUNDS], wave_size=wave_size)
    module = parse(text, mcpu=mcpu)
    one = run(prepare(module, launch), schedule, native=False)
    other = run(prepare(module, launch, backend="compiled"), schedule)
    assert {n: a.tobytes() for n, a in one.outputs.items()} == {
        n: a.tobytes() for n, a in other.outputs.items()
    }
    assert replace(one, outputs={}) == replace(other, outputs={})
    return other


PRODUCT = """  %x = load i32, ptr addrspace(1) %pi
  %a0 = sext i32 %x to i64
  %a1 = {a1}
  %b = xor i64 %a1, 1157442765409226768
  %z = sitofp i32 %j to float
  %c0 = insertelement <4 x float> {c0}, float %z, i64 0
  %p = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %a1, i64 %b, <4 x float> %c0, i32 0, i32 0, i32 0)
  %p1 = extractelement <4 x float> %p, i64 0
  %p2 = extractelement <4 x float> %p, i64 3
  %p3 = fadd float %p1, %p2
  %r = bitcast float %p3 to i32"""
MFMA = "declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32, i32, i32)"


@pytest.mark.parametrize(
    ("a1", "c0", "few"),
    [
        ("and i64 %a0, 8608480567731124087", "zeroinitializer", True),
        ("add i64 2387509390608836392, 0", "<float 1.0, float 2.0, float 3.0, float 4.0>", True),
        ("and i64 -9187201950435737472, -1", "zeroinitializer", False),
    ],
    ids=["by lane", "the same in all lanes", "not a number"],
)
def test_matrix_products(a1: str, c0: str, few: bool, left: Counter[int]) -> None:
    """Where no element is a NaN only the first products are left: until one order of additions is found."""
    assert same(PRODUCT.format(a1=a1, c0=c0), MFMA).completed
    assert (left.total() < 12) == few


UNDER_A_MASK = """  br i1 %odd, label %some, label %skip
some:
  %x = load {type}, ptr addrspace(1) %pi, align 4
  store i32 %j, ptr addrspace(1) %po, align 4
  br label %skip
skip:
  %y = phi {type} [ %x, %some ], [ zeroinitializer, %loop ]
  %y1 = bitcast {type} %y to {same}
  %y2 = extractelement {same} %y1, i64 0
  %r = add i32 %y2, %j"""


@pytest.mark.parametrize(("type_", "words"), [("<2 x half>", "<1 x i32>"), ("<2 x i32>", "<2 x i32>")])
@pytest.mark.parametrize("block", [128, 100])
def test_global_memory_by_some_of_the_lanes(type_: str, words: str, block: int, left: Counter[int]) -> None:
    body = UNDER_A_MASK.format(type=type_, same=words)
    result = same(body, block=block)
    assert result.completed and not result.findings
    assert left.total() < 2 * ROUNDS


OUTLIVES = """  br label %inner
inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %q = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %q1 = getelementptr i32, ptr addrspace(1) %pi, i32 0
  %x = load <2 x i16>, ptr addrspace(1) %q1, align 4
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %k, ptr addrspace(3) %u, align 4
  %w = load i32, ptr addrspace(3) %u, align 4
  %k1 = add i32 %k, 1
  %m = and i32 %i, 7
  %d = icmp ult i32 %k1, %m
  br i1 %d, label %inner, label %after
after:
  %x1 = bitcast <2 x i16> %x to i32
  %r = add i32 %x1, %w"""


def test_what_lanes_loaded_before_they_left_a_loop_stays(left: Counter[int]) -> None:
    """A wave whose lanes leave a loop one by one: each keeps what its own last round loaded."""
    assert not same(OUTLIVES).findings
    assert left.total() < 3 * ROUNDS
