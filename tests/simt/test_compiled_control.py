"""Compiled kernels do what interpreted ones do: outputs, findings, notes and every count."""

from __future__ import annotations

from dataclasses import replace

import corpus_launches
import numpy as np
import pytest

from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, read
from ldsopt.simt.compiled import lazy
from ldsopt.simt.compiled.lazy import LazyFunction
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.schedule import STANDARD, Schedule
from ldsopt.simt.simulate import SimulationResult, run

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
"""


def block_counts(program: PreparedLaunch) -> list[object]:
    return [
        (block.waves, block.lanes, block.parted, sorted(block.chosen.items()))
        for function in program.functions.values()
        for block in function.blocks
    ]


def same(
    module: Module,
    launch: Launch,
    schedule: Schedule = Schedule(),  # noqa: B008
    limit: int = 1_000_000,
) -> SimulationResult:
    """Runs both backends, and holds all that they tell of a run against each other."""
    interpreted = prepare(module, launch)
    compiled = prepare(module, launch, backend="compiled")
    first, second = (run(program, schedule, limit=limit) for program in (interpreted, compiled))
    assert {n: (a.dtype, a.tobytes()) for n, a in first.outputs.items()} == {
        n: (a.dtype, a.tobytes()) for n, a in second.outputs.items()
    }
    assert replace(first, outputs={}) == replace(second, outputs={})
    assert block_counts(interpreted) == block_counts(compiled)
    form = compiled.functions[compiled.kernel.name].compiled
    assert isinstance(form, LazyFunction)
    assert form.machine is not None or lazy.PATIENCE
    return second


@pytest.fixture(autouse=True, params=[0, 12], ids=["from the beginning", "soon"])
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code takes over at once, or in the middle of things."""
    monkeypatch.setattr(lazy, "PATIENCE", request.param)


def kernel(body: str, more: str = "") -> Module:
    return parse(
        f"{HEAD}{more}\ndefine amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{\n{body}\n}}\n",
        mcpu="gfx942",
    )


def launched(block: int, n: int = 20) -> Launch:
    return Launch(block=(block,), arguments=[np.full(block, 7, np.int32), n])


LANE = (
    "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i\n"
)

LANES_LEAVE_A_LOOP_ONE_BY_ONE = f"""entry:
{LANE}  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  %a = phi i32 [ %i, %entry ], [ %b, %next ]
  %b = phi i32 [ 3, %entry ], [ %a, %next ]
  %odd = and i32 %a, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %next
even:
  %t = mul i32 %j, 5
  br label %next
next:
  %s = phi i32 [ %t, %even ], [ 1, %loop ]
  %j1 = add i32 %j, %s
  %w = xor i32 %j1, %i
  %e = icmp ult i32 %j1, %i
  br i1 %e, label %loop, label %done
done:
  %r0 = add i32 %w, %a
  %r = add i32 %r0, %j1
  store i32 %r, ptr addrspace(1) %p
  ret void"""
"""Phis that swap, a value that outlives its loop, and one that is uniform on some ways and not on others."""

SOME_RETURN_EARLY = f"""entry:
{LANE}  %k = and i32 %i, 3
  switch i32 %k, label %other [ i32 0, label %zero
    i32 1, label %one
    i32 2, label %zero ]
zero:
  %z = phi i32 [ 10, %entry ], [ 10, %entry ]
  store i32 %z, ptr addrspace(1) %p
  ret void
one:
  br label %other
other:
  %x = phi i32 [ 5, %one ], [ %i, %entry ]
  store i32 %x, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %x, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier()
  ret void"""

ONE_ADDRESS_FOR_ALL = f"""entry:
{LANE}  %c = icmp ult i32 %i, 10
  br i1 %c, label %few, label %meet
few:
  br label %meet
meet:
  %u = phi i32 [ 4, %few ], [ 4, %entry ]
  %v = phi i32 [ 8, %few ], [ 9, %entry ]
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q
  %w = getelementptr i32, ptr addrspace(3) @A, i32 %v
  %y = load i32, ptr addrspace(3) %w
  %s = select i1 %c, i32 %u, i32 300
  %l = getelementptr i32, ptr addrspace(3) @A, i32 %s
  store i32 %x, ptr addrspace(3) %l
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %p
  ret void"""
"""Findings name one lane where an address is the same in all of them, and all lanes where it is not."""

CALLED = """define internal i32 @f(i32 %x, i32 %m) {
entry:
  %c = icmp ult i32 %x, %m
  br i1 %c, label %low, label %high
low:
  %l = mul i32 %x, 3
  ret i32 %l
high:
  %h = sub i32 %x, %m
  ret i32 %h
}"""
CALLS = f"""entry:
{LANE}  %c = icmp ult i32 %i, 40
  br i1 %c, label %first, label %second
first:
  %a = call i32 @f(i32 %i, i32 %n)
  br label %second
second:
  %x = phi i32 [ %a, %first ], [ %i, %entry ]
  %b = call i32 @f(i32 %x, i32 7)
  %d = call i32 @f(i32 %n, i32 7)
  %r = add i32 %b, %d
  store i32 %r, ptr addrspace(1) %p
  ret void"""
KERNELS = {
    "lanes leave a loop one by one": (LANES_LEAVE_A_LOOP_ONE_BY_ONE, ""),
    "some return early": (SOME_RETURN_EARLY, "declare void @llvm.amdgcn.s.barrier()"),
    "one address for all": (ONE_ADDRESS_FOR_ALL, ""),
    "calls": (CALLS, CALLED),
}


@pytest.mark.parametrize("block", [1, 64, 100, 256])
@pytest.mark.parametrize("name", KERNELS)
def test_lanes_part_and_meet_as_interpreted(name: str, block: int) -> None:
    for schedule in (Schedule(), Schedule("random", fine=True, seed=3)):
        assert same(kernel(*KERNELS[name]), launched(block), schedule).completed


def test_findings_name_the_lanes_that_the_interpreter_names() -> None:
    result = same(kernel(ONE_ADDRESS_FOR_ALL), launched(64))
    assert {finding.kind for finding in result.findings} == {"uninitialized-read", "out-of-bounds"}
    lanes = [len(f.access.lanes) for f in result.findings if f.access and f.kind == "uninitialized-read"]
    assert sorted(lanes) == [1, 10]  # that of one address, and those of the first of two


STOPPED = {
    "endless": ("entry:\n  br label %on\non:\n  br label %on", "deadlock"),
    "unreachable": (f"entry:\n{LANE}  %c = icmp ugt i32 %i, 9\n  br i1 %c, label %bad, label %good\nbad:\n  unreachable\n"
                    "good:\n  ret void", "memory-fault"),
    "trap": (f"entry:\n{LANE}  %c = icmp ugt i32 %i, 9\n  br i1 %c, label %bad, label %good\nbad:\n"
             "  call void @llvm.trap()\n  ret void\ngood:\n  ret void", "memory-fault"),
    "wild pointer": (f"entry:\n{LANE}  %far = getelementptr i8, ptr addrspace(1) %p, i64 81985529216486895\n"
                     "  %x = load i32, ptr addrspace(1) %far\n  store i32 %x, ptr addrspace(1) %p\n  ret void",
                     "memory-fault"),
}  # fmt: skip


HUGE = "[1073741824 x i32]"
HOSTILE = {
    "store to any address": f"""entry:
{LANE}  %w = zext i32 %i to i64
  %x = mul i64 %w, -7046029254386353131
  %q = inttoptr i64 %x to ptr addrspace(1)
  store i32 %i, ptr addrspace(1) %q
  ret void""",
    "flat store to any address": f"""entry:
{LANE}  %w = zext i32 %i to i64
  %x = mul i64 %w, 1181783497276652981
  %q = inttoptr i64 %x to ptr
  store i32 %i, ptr %q
  ret void""",
    "LDS behind its end": f"""entry:
{LANE}  %x = mul i32 %i, -1640531527
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %x
  store i8 7, ptr addrspace(3) %q
  %y = load <4 x i32>, ptr addrspace(3) %q, align 4
  %z = extractelement <4 x i32> %y, i32 %i
  store i32 %z, ptr addrspace(1) %p
  ret void""",
    "scratch behind its end": f"""entry:
{LANE}  %a = alloca [4 x i32], align 4, addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %a, i32 1000000000
  store i32 %i, ptr addrspace(5) %q
  ret void""",
    "branches within branches": "entry:\n" + LANE + "  br label %b0\n" + "".join(
        f"b{n}:\n  %c{n} = icmp ugt i32 %i, {n}\n  br i1 %c{n}, label %b{n + 1}, label %done\n" for n in range(70)
    ) + "b70:\n  br label %done\ndone:\n  ret void",
}  # fmt: skip
"""Kernels that do harm if anything lets them."""


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_kernel_does_what_the_interpreter_lets_it_do(name: str) -> None:
    result = same(kernel(HOSTILE[name]), launched(256))
    assert result.completed == (name in ("LDS behind its end", "branches within branches"))


def test_an_alloca_that_no_gpu_has_is_refused_as_by_the_interpreter() -> None:
    body = f"""entry:
{LANE}  %a = alloca {HUGE}, align 4, addrspace(5)
  store i32 %i, ptr addrspace(5) %a
  ret void"""
    said = []
    for backend in ("interpreted", "compiled"):
        with pytest.raises(InputError) as caught:
            run(prepare(kernel(body), launched(64), backend=backend))  # type: ignore[arg-type]
        said.append(str(caught.value))
    assert said[0] == said[1]


@pytest.mark.parametrize("name", STOPPED)
def test_what_stops_a_wave_stops_it_there(name: str) -> None:
    body, kind = STOPPED[name]
    result = same(kernel(body, "declare void @llvm.trap()"), launched(64), limit=1000)
    assert not result.completed
    assert [finding.kind for finding in result.findings] == [kind]


SMALL = [
    "triton-3.9.0/softmax.gfx942", "triton-3.9.0/sort_scan.gfx1100", "triton-3.9.0/attention.gfx950",
    "clang-22/block_sort.gfx942", "clang-22/static_phases.gfx942", "clang-22/named_gemm.gfx942",
]  # fmt: skip


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("schedule", (STANDARD[0], STANDARD[4]), ids=str)
def test_kernels_of_the_corpus_are_executed_as_interpreted(name: str, schedule: Schedule) -> None:
    entry = next(e for e in corpus_launches.ENTRIES if name in e["file"])
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    same(module, corpus_launches.case(entry).launch, schedule)


LDS_STEPS = f"""entry:
{LANE}  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %s = phi <2 x float> [ zeroinitializer, %entry ], [ %s1, %loop ]
  %x0 = add i32 %i, %j
  %x = and i32 %x0, 63
  %q = getelementptr <2 x float>, ptr addrspace(3) @A, i32 %x
  %f = sitofp i32 %x0 to float
  %v0 = insertelement <2 x float> poison, float %f, i64 0
  %v = insertelement <2 x float> %v0, float 2.0, i64 1
  store <2 x float> %v, ptr addrspace(3) %q, align 8
  %t = xor i32 %x, 1
  %r = getelementptr <2 x float>, ptr addrspace(3) @A, i32 %t
  %y = load <2 x float>, ptr addrspace(3) %r, align 8
  %u = getelementptr <2 x float>, ptr addrspace(3) @A, i32 %j
  %z = load <2 x float>, ptr addrspace(3) %u, align 8
  %h = getelementptr half, ptr addrspace(3) @A, i32 %i
  %k = load half, ptr addrspace(3) %h, align 2
  %s0 = fadd <2 x float> %y, %z
  %g = fpext half %k to float
  %e = insertelement <2 x float> %s0, float %g, i64 1
  %s1 = fadd <2 x float> %s, %e
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %loop, label %done
done:
  %w0 = extractelement <2 x float> %s1, i64 0
  %w1 = extractelement <2 x float> %s1, i64 1
  %w2 = fadd float %w0, %w1
  store float %w2, ptr addrspace(1) %p
  ret void"""
"""Loads and stores of LDS, more of them than the interpreter does itself: by lane, and from one address."""


@pytest.mark.parametrize("n", [60, 700])
def test_accesses_by_native_functions_find_what_the_interpreter_finds(n: int) -> None:
    """Of the last of 60 rounds nothing is wrong; from the 129th on they leave LDS."""
    result = same(kernel(LDS_STEPS), launched(64, n))
    kinds = {finding.kind for finding in result.findings}
    assert ("out-of-bounds" in kinds) == (n > 128)
    second = same(kernel(LDS_STEPS), launched(128, 60), Schedule("random", fine=True, seed=3))
    assert {finding.kind for finding in second.findings} >= {"race"}


GLOBAL_STEPS = f"""entry:
{LANE}  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %x = load i32, ptr addrspace(1) %p, align 4
  %y = load i32, ptr addrspace(1) %out, align 4
  %z0 = add i32 %x, %j
  %z = xor i32 %z0, %y
  store i32 %z, ptr addrspace(1) %p, align 4
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %loop, label %done
done:
  %far = getelementptr i32, ptr addrspace(1) %p, i32 %j
  store i32 %j, ptr addrspace(1) %far, align 4
  ret void"""
"""Loads and stores of global memory, by lane and from one address; at last one behind the end."""


@pytest.mark.parametrize("block", [64, 100, 128])
def test_accesses_of_global_memory_by_native_functions_find_what_the_interpreter_finds(block: int) -> None:
    """One wave, whose accesses nothing orders, and two, of which one may have lanes that are not there."""
    result = same(kernel(GLOBAL_STEPS), launched(block, 700))
    assert {finding.kind for finding in result.findings} == {"memory-fault"}
    inside = GLOBAL_STEPS.replace("store i32 %j, ptr addrspace(1) %far", "store i32 %j, ptr addrspace(1) %p")
    result = same(kernel(inside), launched(block, 700))
    assert {finding.kind for finding in result.findings} == (set() if block == 64 else {"global-race"})
