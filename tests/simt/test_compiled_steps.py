"""Steps of compiled code by native functions, or for all lanes at once: the same as interpreted, and without Python."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest
from lane_kernels import run

import ldsopt
from ldsopt import Launch, Schedule, SimulationResult
from ldsopt.simt.compiled.running import MachineFunction
from ldsopt.simt.native.matrix import MatrixProduct

ROUNDS = 24


@pytest.fixture(autouse=True)
def left(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a step of machine code was left to the interpreter, by its number."""
    found: Counter[int] = Counter()
    bind = MachineFunction.bind

    def counted(self: MachineFunction, number: int) -> None:
        found[number] += 1
        bind(self, number)

    monkeypatch.setattr(MachineFunction, "bind", counted)
    return found


def same(
    body: str,
    *,
    mcpu: str = "gfx942",
    block: int = 128,
    schedule: Schedule | None = None,
    wave_size: int | None = None,
) -> SimulationResult:
    """Runs a loop body by all: ``%i`` is the work-item, ``%j`` the iteration, which adds ``%r`` to the sum ``%s``.

    ``%in`` and ``%out`` have a word for each work-item; what becomes of the sum goes to the latter.
    """
    text = f"""@A = internal addrspace(3) global [1024 x i32] poison, align 16
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
    words = np.random.default_rng(0).integers(0, 1 << 20, block, dtype=np.int32)
    launch = Launch(block=(block,), arguments=[words, np.zeros(block, np.int32), ROUNDS], wave_size=wave_size)
    return run(text, launch, schedule, arch=mcpu)


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


@pytest.mark.parametrize(
    ("a1", "c0", "few"),
    [
        ("and i64 %a0, 8608480567731124087", "zeroinitializer", True),
        ("add i64 2387509390608836392, 0", "<float 1.0, float 2.0, float 3.0, float 4.0>", True),
        ("and i64 -9187201950435737472, -1", "zeroinitializer", False),
    ],
    ids=["by lane", "the same in all lanes", "not a number"],
)
def test_matrix_products(
    a1: str, c0: str, few: bool, left: Counter[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first products are left if no element is a NaN: until one order of additions is found."""
    chosen: list[bool] = []
    choose = MatrixProduct._choose

    def watched(self: MatrixProduct) -> None:
        choose(self)
        chosen.append(self.addresses() is not None)

    monkeypatch.setattr(MatrixProduct, "_choose", watched)
    assert same(PRODUCT.format(a1=a1, c0=c0)).completed
    if few and not any(chosen):
        pytest.skip("numpy's library adds in an order on this processor that no native function has")
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
    """A wave whose lanes leave a loop one by one: each keeps what its own last iteration loaded."""
    assert not same(OUTLIVES).findings
    assert left.total() < 3 * ROUNDS


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
            result = same(body, mcpu=mcpu, block=100)
        except ldsopt.InputError as refused:
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
    assert same(COPIES[name], schedule=schedule).completed
    if name in ("by a resource", "by a pointer"):
        assert left.total() < 2 * ROUNDS


X = "  %x = load i32, ptr addrspace(1) %pi\n"
MOVES = {
    "readfirstlane": X + "  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)",
    "readfirstlane of a float": X
    + "  %f = bitcast i32 %x to float\n  %g = call float @llvm.amdgcn.readfirstlane.f32(float %f)\n  %r = bitcast float %g to i32",
    "readlane": X + "  %l = add i32 %j, 60\n  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 %l)",
    "readlane by lane": X + "  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 %i)",
    "bpermute": X + "  %a = mul i32 %x, 52\n  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %x)",
    "bpermute of one value": X
    + "  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %x, i32 %j)\n  %q = getelementptr i32, ptr addrspace(1) %in, i32 %b\n"
    "  %y = load i32, ptr addrspace(1) %q\n  %r = add i32 %b, %y",
    "swizzle": X + "  %r = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 4127)",
    "row_shr of an old value": X
    + "  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %i, i32 %x, i32 273, i32 15, i32 15, i1 false)",
    "row_shr, bound": X
    + "  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %j, i32 %x, i32 274, i32 5, i32 3, i1 true)",
    "quad_perm of a float": X + "  %f = bitcast i32 %x to float\n"
    "  %g = call float @llvm.amdgcn.update.dpp.f32(float 1.0, float %f, i32 27, i32 14, i32 15, i1 false)\n  %r = bitcast float %g to i32",
    "mov.dpp": X + "  %r = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %x, i32 304, i32 15, i32 15, i1 false)",
    "ballot": X
    + "  %c0 = trunc i32 %x to i1\n  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %c0)\n  %t = call i64 @llvm.amdgcn.ballot.i64(i1 true)\n"
    "  %h = lshr i64 %b, 32\n  %u = xor i64 %h, %t\n  %u1 = xor i64 %u, %b\n  %r = trunc i64 %u1 to i32",
}
ONLY = {
    "mov.dpp8": ("gfx1100", X + "  %r = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %x, i32 3243391)"),
    "permlane64": ("gfx1100", X + "  %r = call i32 @llvm.amdgcn.permlane64.i32(i32 %x)"),
    "bpermute in halves": ("gfx1100", MOVES["bpermute"]),
    "ballot of 32": ("gfx1100", X + "  %c0 = trunc i32 %x to i1\n  %r = call i32 @llvm.amdgcn.ballot.i32(i1 %c0)"),
    "read of columns": ("gfx950", """  %u = getelementptr [8 x i8], ptr addrspace(3) @A, i32 %i
  %v = sext i32 %i to i64
  store i64 %v, ptr addrspace(3) %u
  %c1 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %u)
  %c2 = bitcast <4 x half> %c1 to <2 x i32>
  %c3 = extractelement <2 x i32> %c2, i64 0
  %c4 = extractelement <2 x i32> %c2, i64 1
  %r = xor i32 %c3, %c4"""),
    "read of columns of eight": ("gfx1250", """  %u = getelementptr [16 x i8], ptr addrspace(3) @A, i32 %i
  %v = sext i32 %i to i64
  store i64 %v, ptr addrspace(3) %u
  %u8 = getelementptr i64, ptr addrspace(3) %u, i32 1
  store i64 %v, ptr addrspace(3) %u8
  %c1 = call <8 x i16> @llvm.amdgcn.ds.load.tr16.b128.v8i16(ptr addrspace(3) %u)
  %c2 = bitcast <8 x i16> %c1 to <4 x i32>
  %c3 = extractelement <4 x i32> %c2, i64 0
  %c4 = extractelement <4 x i32> %c2, i64 3
  %r = xor i32 %c3, %c4"""),
}  # fmt: skip
"""Of some architectures only."""


def by_some(body: str) -> str:
    """A body of which half of the lanes execute a copy, too."""
    lines = [line for line in body.splitlines() if line]
    renamed = [re.sub(r"%(?!in|out|i\b|j\b|pi|po|odd)(\w+)", r"%in.\1", line) for line in lines]
    inside = "\n".join(renamed)
    outside = body.replace("%r =", "%r0 =")
    return f"""{outside}
  br i1 %odd, label %some, label %skip
some:
{inside}
  br label %skip
skip:
  %r1 = phi i32 [ %in.r, %some ], [ 0, %loop ]
  %r = add i32 %r0, %r1"""


@pytest.mark.parametrize("name", [*MOVES, *ONLY])
def test_values_move_between_lanes(name: str, left: Counter[int]) -> None:
    """With all lanes, with some of a wave missing, and under a mask; the interpreter does none of it.

    (It loads from addresses that are found to be the same in all lanes only while the kernel runs.)
    """
    mcpu, body = ONLY.get(name, ("gfx942", MOVES.get(name, "")))
    for block, size in ((128, None), (100, 64 if "halves" in name else None)):
        left.clear()
        same(by_some(body), mcpu=mcpu, block=block, wave_size=size)
        assert left.total() < (2 if name != "bpermute of one value" else 6) * ROUNDS, left


def test_what_runs_in_all_lanes_is_not_taken_for_what_runs_in_some(left: Counter[int]) -> None:
    body = """  br i1 %odd, label %some, label %skip
some:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %i, i32 7)
  %m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 false)
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)
  %y = add i32 %m, %f
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %y)
  br label %skip
skip:
  %r = phi i32 [ %w, %some ], [ 0, %loop ]"""
    assert same(body).completed


MAKE_FAT = "  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 {records}, i32 {flags})\n"
LOAD_FAT = "  %r = load i32, ptr addrspace(7) %q, align 4"
FAT_POINTERS = {
    "load": "  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i\n" + LOAD_FAT,
    "load behind two steps, one of them back": """  %q0 = getelementptr [3 x i32], ptr addrspace(7) %b, i32 0, i32 2
  %q1 = getelementptr i8, ptr addrspace(7) %q0, i32 -8
  %q = getelementptr i32, ptr addrspace(7) %q1, i32 %i
""" + LOAD_FAT,
    "load of two words in elements of one": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load <2 x i32>, ptr addrspace(7) %q, align 4
  %r = extractelement <2 x i32> %w, i64 1""",
    "load of one word for all": "  %q = getelementptr i32, ptr addrspace(7) %b, i32 %j\n" + LOAD_FAT,
    "load by some": f"""  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  br i1 %odd, label %some, label %skip
some:
{LOAD_FAT.replace("%r", "%x")}
  br label %skip
skip:
  %r = phi i32 [ %x, %some ], [ 5, %loop ]""",
    "store": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  store i32 %j, ptr addrspace(7) %q, align 4
  %r = load i32, ptr addrspace(1) %pi""",
    "a pointer that differs by lane from the beginning": """  %q = select i1 %odd, ptr addrspace(7) %b, ptr addrspace(7) %b1
""" + LOAD_FAT,
    "a struct": """  %q = getelementptr i32, ptr addrspace(7) %b, i32 %i
  %w = load { i32, i32 }, ptr addrspace(7) %q, align 4
  %r = extractvalue { i32, i32 } %w, 1""",
    "a resource made anew in each iteration of a loop that lanes leave one by one": """  br label %inner
inner:
  %k = phi i32 [ 0, %loop ], [ %k1, %inner ]
  %k1 = add i32 %k, 1
  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %k)
  %e = getelementptr i32, ptr addrspace(1) %in, i32 %one
  %a = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %e, i16 0, i64 4096, i32 FLAGS)
  %q = getelementptr i32, ptr addrspace(7) %a, i32 %i
  %m = and i32 %i, 7
  %d = icmp ult i32 %k1, %m
  br i1 %d, label %inner, label %after
after:
  %o = phi i32 [ %k, %inner ]
""" + LOAD_FAT,
}  # fmt: skip
FAT_RANGES = [
    ("gfx942", 1 << 20, 0), ("gfx1100", 300, RAW_FLAGS), ("gfx942", 300, 0), ("gfx1250", 1 << 20, 0),
]  # fmt: skip
FAT_BY_MACHINE_CODE = (
    "load", "load behind two steps, one of them back", "load of two words in elements of one", "load by some", "store",
)  # fmt: skip


@pytest.mark.parametrize("name", FAT_POINTERS)
def test_fat_pointers(name: str, left: Counter[int]) -> None:
    """In range nothing is left to the interpreter but the first access of a page."""
    for mcpu, records, flags in FAT_RANGES if name == "load" else FAT_RANGES[:2]:
        left.clear()
        made = MAKE_FAT.format(records=records, flags=flags)
        body = made + made.replace("%b ", "%b1 ") + FAT_POINTERS[name].replace("FLAGS", str(flags))
        assert same(body, mcpu=mcpu, block=100).completed
        if records == 1 << 20 and name in FAT_BY_MACHINE_CODE:
            assert left.total() < ROUNDS, (mcpu, left)


FAR = """  %last = icmp eq i32 %j, 7
  %me = icmp eq i32 %i, 70
  %meant = and i1 %last, %me
"""


@pytest.mark.parametrize("address", [0, 0xFFFF_FFFC, 0xFFFF_FF00, 0x8000_0000, 4000, 4096], ids=hex)
@pytest.mark.parametrize("source", [0, 2**64 - 8, 2**63])
def test_copies_to_and_from_any_address(address: int, source: int) -> None:
    """The target follows from the first lane's address; a source that no buffer holds is a fault."""
    body = f"""{FAR}  %far = inttoptr i64 {source} to ptr addrspace(1)
  %p = select i1 {"%meant" if source else "false"}, ptr addrspace(1) %far, ptr addrspace(1) %pi
  %base = inttoptr i32 {address} to ptr addrspace(3)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %base, i32 4, i32 0, i32 0)
  %r = add i32 %i, 0"""
    assert same(body).completed is not bool(source)


@pytest.mark.parametrize("offset", [0, 0xFFFF_FFFC, 508, 512], ids=hex)
@pytest.mark.parametrize("records", [512, 2**32 - 1])
def test_offsets_of_buffers_that_are_said_to_have_four_gigabytes(offset: int, records: int) -> None:
    body = FAR + MAKE.format(records=records, flags=0) + (
        f"  %o1 = select i1 %meant, i32 {offset}, i32 0\n"
        "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) @A, i32 4, i32 %o1, i32 0, i32 0, i32 0)\n"
        "  %r = add i32 %i, 0"
    )  # fmt: skip
    same(body)
