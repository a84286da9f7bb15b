"""What compiled code does by native functions, or for all lanes at once: the same as interpreted, and without Python."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from ldsopt.errors import InputError
from ldsopt.ir.read import parse
from ldsopt.simt.compiled import lazy
from ldsopt.simt.compiled.running import MachineFunction
from ldsopt.simt.launch import Launch
from ldsopt.simt.native import compilation
from ldsopt.simt.preparation import prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, run
from ldsopt.simt.sources import Sources

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
    interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
    records = Sources(), Sources()
    results = [
        run(interpreted, schedule, sources=records[0], native=False),
        run(compiled, schedule, sources=records[1]),
        run(compiled, schedule, sources=Sources(records[0])),
        run(interpreted, schedule, sources=Sources(records[1]), native=False),
    ]
    seen = [
        ({name: a.tobytes() for name, a in result.outputs.items()}, replace(result, outputs={}))
        for result in results
    ]
    assert all(other == seen[0] for other in seen)
    return results[1]


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


RESOURCE = """declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.barrier()"""
MAKE = (
    "  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})\n"
    "  %o = shl i32 %i, 2\n"
)
RAW_FLAGS = 3 << 28
"""OOB_SELECT of raw buffers, from gfx10 on."""

BUFFERS = {
    "load": "  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %o, i32 0, i32 0)",
    "load of two words at an odd place": """  %o1 = add i32 %o, 2
  %w = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %b, i32 %o1, i32 4, i32 0)
  %r = extractelement <2 x i32> %w, i64 1""",
    "load of one word for all": """  %j4 = shl i32 %j, 2
  %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %j4, i32 0, i32 0)""",
    "load by some": """  br i1 %odd, label %some, label %skip
some:
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %b, i32 %o, i32 0, i32 0)
  br label %skip
skip:
  %r = phi i32 [ %x, %some ], [ 5, %loop ]""",
    "store": """  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %j, ptr addrspace(8) %b, i32 %o, i32 0, i32 0)
  %r = load i32, ptr addrspace(1) %pi""",
    "store of one word for all": """  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %j, ptr addrspace(8) %b, i32 16, i32 0, i32 0)
  %r = load i32, ptr addrspace(1) %pi""",
}
RESOURCES = [
    ("gfx942", 1 << 20, 0), ("gfx942", 300, 0), ("gfx942", 0, 1 << 23), ("gfx1100", 1 << 20, RAW_FLAGS),
    ("gfx1100", 300, RAW_FLAGS), ("gfx1100", 300, 2 << 28), ("gfx1100", 0, 2 << 28), ("gfx1100", 300, 1 << 28),
    ("gfx1250", 1 << 20, 0), ("gfx1250", 300, 0),
]  # fmt: skip
"""Architecture, bytes and flags; 300 bytes end within the second wave of 64."""


@pytest.mark.parametrize("name", BUFFERS)
def test_buffers(name: str, left: Counter[int]) -> None:
    """Ranges of all kinds; in range by lane nothing is left to the interpreter but the first access of a page."""
    for mcpu, records, flags in RESOURCES:
        left.clear()
        body = MAKE.format(records=records, flags=flags) + BUFFERS[name]
        try:
            result = same(body, RESOURCE, mcpu=mcpu, block=100)
        except InputError as refused:
            assert "buffer resource" in str(refused) and flags == 1 << 23
            continue
        assert result.completed
        if records == 1 << 20 and name in ("load", "load by some", "store"):
            assert left.total() < ROUNDS, (mcpu, left)


WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n"
READ = """  %u = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %r = load i32, ptr addrspace(3) %u, align 4"""
WAVE_BASE = """  %wave = and i32 %i, -64
  %at = getelementptr i32, ptr addrspace(3) @A, i32 %wave
"""
BY_BUFFER = "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) {at}, i32 4, i32 %o, i32 0, i32 {fixed}, i32 0)\n"
BY_POINTER = "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %pi, ptr addrspace(3) %at, i32 4, i32 0, i32 0)\n"
TO_LDS = MAKE.format(records=1 << 20, flags=0) + WAVE_BASE + BY_BUFFER.format(at="%at", fixed=0)
COPIES = {
    "by a resource": TO_LDS + WAIT + READ,
    "by a pointer": WAVE_BASE + BY_POINTER + WAIT + READ,
    "without a wait": WAVE_BASE + BY_POINTER + READ,
    "several, a load between, and the wait for the first": TO_LDS
    + "  %x = load i32, ptr addrspace(1) %pi\n"
    + BY_BUFFER.format(at="%at", fixed=512)
    + "  call void @llvm.amdgcn.s.waitcnt(i32 3954)\n"
    + READ,
    "twenty at once": TO_LDS + BY_BUFFER.format(at="%at", fixed=256) * 20 + WAIT + READ,
    "out of range": MAKE.format(records=300, flags=0) + WAVE_BASE + BY_BUFFER.format(at="%at", fixed=0) + WAIT + READ,
    "behind LDS": MAKE.format(records=1 << 20, flags=0)
    + "  %at = getelementptr i32, ptr addrspace(3) @A, i32 1000\n"
    + BY_BUFFER.format(at="%at", fixed=0)
    + WAIT
    + READ,
    "to what another wave reads": TO_LDS
    + WAIT
    + "  %far = xor i32 %i, 64\n  %u = getelementptr i32, ptr addrspace(3) @A, i32 %far\n  %r = load i32, ptr addrspace(3) %u",
    "from what another wave writes": "  %other = xor i32 %i, 64\n  %po2 = getelementptr i32, ptr addrspace(1) %in, i32 %other\n"
    + "  store i32 %j, ptr addrspace(1) %po2\n"
    + TO_LDS
    + WAIT
    + READ,
    "over a store of its own": TO_LDS + "  %v = getelementptr i32, ptr addrspace(3) @A, i32 %i\n  store i32 %j, ptr addrspace(3) %v\n" + WAIT + READ,
    "a barrier while it is in flight": TO_LDS + "  call void @llvm.amdgcn.s.barrier()\n" + WAIT + READ,
}  # fmt: skip


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize(
    "schedule", [Schedule(dma="latest"), Schedule(dma="earliest"), Schedule("random", fine=True)], ids=str
)
def test_copies(name: str, schedule: Schedule, left: Counter[int]) -> None:
    assert same(COPIES[name], RESOURCE, schedule=schedule).completed
    if name in ("by a resource", "by a pointer"):
        assert left.total() < 2 * ROUNDS
