"""Steps of compiled code by native functions, or for all lanes at once: the same as interpreted, and without Python."""

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from lane_kernels import run

import ldsopt
from ldsopt import Launch, Schedule, SimulationResult
from ldsopt.simt.compiled.running import MachineFunction
from ldsopt.simt.native.matrix import MatrixProduct

ROUNDS = 24
TEXT = (Path(__file__).parent / "compiled_steps.ll").read_text(encoding="utf-8")
BODIES: dict[str, str] = dict(re.findall(r"^; (.+)\n((?:[^;\n].*\n)+)", TEXT, re.MULTILINE))
"""The bodies of loops, by what they are."""


def named(kind: str) -> list[str]:
    """The bodies of a kind."""
    return [name for name in BODIES if re.match(rf"{kind}( on \w+)?: ", name)]


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
    assert same(BODIES["matrix product"].format(a1=a1, c0=c0)).completed
    if few and not any(chosen):
        pytest.skip("numpy's library adds in an order on this processor that no native function has")
    assert (left.total() < 12) == few


@pytest.mark.parametrize(("type_", "words"), [("<2 x half>", "<1 x i32>"), ("<2 x i32>", "<2 x i32>")])
@pytest.mark.parametrize("block", [128, 100])
def test_global_memory_by_some_of_the_lanes(type_: str, words: str, block: int, left: Counter[int]) -> None:
    body = BODIES["under a mask"].format(type=type_, same=words)
    result = same(body, block=block)
    assert result.completed and not result.findings
    assert left.total() < 2 * ROUNDS


def test_what_lanes_loaded_before_they_left_a_loop_stays(left: Counter[int]) -> None:
    """A wave whose lanes leave a loop one by one: each keeps what its own last iteration loaded."""
    assert not same(BODIES["a value that outlives its lanes"]).findings
    assert left.total() < 3 * ROUNDS


RAW_FLAGS = 3 << 28
"""OOB_SELECT of raw buffers, from gfx10 on."""

RESOURCES = [
    ("gfx942", 1 << 20, 0), ("gfx942", 300, 0), ("gfx942", 0, 1 << 23), ("gfx1100", 1 << 20, RAW_FLAGS),
    ("gfx1100", 300, RAW_FLAGS), ("gfx1100", 300, 2 << 28), ("gfx1100", 0, 2 << 28), ("gfx1100", 300, 1 << 28),
    ("gfx1250", 1 << 20, 0), ("gfx1250", 300, 0),
]  # fmt: skip
"""Architecture, bytes and flags; 300 bytes end within the second wave of 64."""


@pytest.mark.parametrize("name", named("buffer"))
def test_buffers(name: str, left: Counter[int]) -> None:
    """Ranges of all kinds; in range by lane nothing is left to the interpreter but the first access of a page."""
    for mcpu, records, flags in RESOURCES:
        left.clear()
        body = BODIES["a resource"].format(records=records, flags=flags) + BODIES[name]
        try:
            result = same(body, mcpu=mcpu, block=100)
        except ldsopt.InputError as refused:
            assert "buffer resource" in str(refused) and flags == 1 << 23
            continue
        assert result.completed
        if records == 1 << 20 and name in ("buffer: load", "buffer: load by some", "buffer: store"):
            assert left.total() < ROUNDS, (mcpu, left)


@pytest.mark.parametrize("name", named("copy"))
@pytest.mark.parametrize(
    "schedule", [Schedule(dma="latest"), Schedule(dma="earliest"), Schedule("random", fine=True)], ids=str
)
def test_copies(name: str, schedule: Schedule, left: Counter[int]) -> None:
    assert same(BODIES[name], schedule=schedule).completed
    if name in ("copy: by a resource", "copy: by a pointer"):
        assert left.total() < 2 * ROUNDS


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


@pytest.mark.parametrize("name", named("move"))
def test_values_move_between_lanes(name: str, left: Counter[int]) -> None:
    """With all lanes, with some of a wave missing, and under a mask; the interpreter does none of it.

    (It loads from addresses that are found to be the same in all lanes only while the kernel runs.)
    """
    mcpu, body = re.findall(r"gfx\d+|$", name)[0] or "gfx942", BODIES[name]
    for block, size in ((128, None), (100, 64 if "halves" in name else None)):
        left.clear()
        same(by_some(body), mcpu=mcpu, block=block, wave_size=size)
        assert left.total() < (2 if name != "move: bpermute of one value" else 6) * ROUNDS, left


def test_what_runs_in_all_lanes_is_not_taken_for_what_runs_in_some(left: Counter[int]) -> None:
    assert same(BODIES["what runs in all lanes"]).completed


FAT_RANGES = [
    ("gfx942", 1 << 20, 0), ("gfx1100", 300, RAW_FLAGS), ("gfx942", 300, 0), ("gfx1250", 1 << 20, 0),
]  # fmt: skip
FAT_BY_MACHINE_CODE = (
    "load", "load behind two steps, one of them back", "load of two words in elements of one", "load by some", "store",
)  # fmt: skip


@pytest.mark.parametrize("name", named("fat pointer"))
def test_fat_pointers(name: str, left: Counter[int]) -> None:
    """In range nothing is left to the interpreter but the first access of a page."""
    for mcpu, records, flags in FAT_RANGES if name == "fat pointer: load" else FAT_RANGES[:2]:
        left.clear()
        made = BODIES["a resource of fat pointers"].format(records=records, flags=flags)
        body = made + made.replace("%b ", "%b1 ") + BODIES[name].replace("FLAGS", str(flags))
        assert same(body, mcpu=mcpu, block=100).completed
        if records == 1 << 20 and name.removeprefix("fat pointer: ") in FAT_BY_MACHINE_CODE:
            assert left.total() < ROUNDS, (mcpu, left)


@pytest.mark.parametrize("address", [0, 0xFFFF_FFFC, 0xFFFF_FF00, 0x8000_0000, 4000, 4096], ids=hex)
@pytest.mark.parametrize("source", [0, 2**64 - 8, 2**63])
def test_copies_to_and_from_any_address(address: int, source: int) -> None:
    """The target follows from the first lane's address; a source that no buffer holds is a fault."""
    body = f"""{BODIES["one lane of one round"]}  %far = inttoptr i64 {source} to ptr addrspace(1)
  %p = select i1 {"%meant" if source else "false"}, ptr addrspace(1) %far, ptr addrspace(1) %pi
  %base = inttoptr i32 {address} to ptr addrspace(3)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %base, i32 4, i32 0, i32 0)
  %r = add i32 %i, 0"""
    assert same(body).completed is not bool(source)


@pytest.mark.parametrize("offset", [0, 0xFFFF_FFFC, 508, 512], ids=hex)
@pytest.mark.parametrize("records", [512, 2**32 - 1])
def test_offsets_of_buffers_that_are_said_to_have_four_gigabytes(offset: int, records: int) -> None:
    body = BODIES["one lane of one round"] + BODIES["a resource"].format(records=records, flags=0) + (
        f"  %o1 = select i1 %meant, i32 {offset}, i32 0\n"
        "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) @A, i32 4, i32 %o1, i32 0, i32 0, i32 0)\n"
        "  %r = add i32 %i, 0"
    )  # fmt: skip
    same(body)
