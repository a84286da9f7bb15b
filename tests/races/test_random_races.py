"""Random kernels in LDS and in global memory, and random machine code: nothing that races when executed is called free."""

import random

import pytest
import random_fills
import random_first_lanes
import random_masked_loops
from executed_races import Pair, racing, verdicts, without_copies
from random_fills import free, races

import ldsopt
from ldsopt import Launch, Module, RaceCheckOptions, Schedule, simulate
from ldsopt.verifier.generator.random_kernel import RandomKernel, random_kernel, size_of

RELEASE, ACQUIRE = 'fence syncscope("workgroup") release', 'fence syncscope("workgroup") acquire'
BARRIER = "call void @llvm.amdgcn.s.barrier()"
BARRIERS = (
    (RELEASE, BARRIER, ACQUIRE),
    (RELEASE, BARRIER, ACQUIRE),
    (BARRIER,),
    (f"{RELEASE}, !mmra !0", BARRIER, f"{ACQUIRE}, !mmra !0"),
    (RELEASE, BARRIER),
)
PLACES = ("%id", "%far", "%next", "%half", "%low", "0")


def kernel(seed: int) -> str:
    """A kernel of two waves of 32 on three buffers, two of them perhaps one; in a loop of two iterations or in none."""
    rand, body = random.Random(seed), list[str]()
    is_guarded = False
    for number in range(rand.randint(3, 5)):
        if rand.random() < 0.35 and not is_guarded:
            body += [f"  {line}" for line in rand.choice(BARRIERS)]
            continue
        pointer = f"%p{number}"
        body.append(
            f"  {pointer} = getelementptr i32, ptr addrspace(1) {rand.choice(['%a', '%a', '%b', '%c'])}, i32 "
        )
        body[-1] += rand.choice(PLACES)
        roll = rand.random()
        if roll < 0.5:
            body.append(f"  store i32 {number}, ptr addrspace(1) {pointer}")
        elif roll < 0.85:
            body.append(f"  %v{number} = load i32, ptr addrspace(1) {pointer}")
            body.append(f'  call void asm sideeffect "; $0", "v"(i32 %v{number})')
        else:
            scope = rand.choice(("workgroup", "wavefront"))
            body.append(
                f'  %o{number} = atomicrmw add ptr addrspace(1) {pointer}, i32 1 syncscope("{scope}") monotonic'
            )
    if rand.random() < 0.5:
        head = ["  br label %loop", "loop:", "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]"]
        body = [*head, *body, "  %j = add i32 %i, 1", "  %more = icmp ult i32 %j, 2"]
        body.append("  br i1 %more, label %loop, label %exit\nexit:")
    return "\n".join(
        (
            'target triple = "amdgcn-amd-amdhsa"',
            "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.amdgcn.s.barrier()",
            "define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %c) #0 {",
            "entry:\n  %id = call i32 @llvm.amdgcn.workitem.id.x()\n  %far = xor i32 %id, 32\n  %next = add i32 %id, 1",
            "  %half = lshr i32 %id, 1\n  %low = and i32 %id, 31",
            *body,
            "  ret void\n}",
            'attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }\n!0 = !{!"amdgpu-synchronize-as", !"local"}',
        )
    )


@pytest.mark.parametrize("first", [0, pytest.param(45, marks=[pytest.mark.slow, pytest.mark.long])])
def test_what_races_in_an_execution_is_never_free(first: int) -> None:
    raced = free = named = 0
    for seed in range(first, first + 45):
        module = ldsopt.parse(
            ldsopt.parse(kernel(seed), mcpu="gfx1100").text, mcpu="gfx1100"
        )  # so that lines are its own
        launch = Launch(block=(64,), arguments=["i32[80]=zeros", "i32[80]=zeros", "i32[80]=zeros"])
        seen = {
            tuple(sorted((one.access.site.line, one.other.site.line)))
            for order in ("forward", "reversed", "fine")
            for one in simulate(module, launch, Schedule(order)).findings  # type: ignore[arg-type]
            if one.kind == "global-race" and one.access and one.other
        }
        (found,) = ldsopt.check(module, RaceCheckOptions()).global_races or (None,)
        if found is None:  # it writes nothing
            assert not seen, seed
            continue
        assert found.free + found.unproven == found.pairs
        if found.unproven == len(found.examples):  # all are named
            unproven = {tuple(sorted((first, second))) for first, second, _ in found.examples}
            named += 1
            assert seen <= unproven, seed
        free += found.free
        raced += len(seen)
    assert raced > 25
    assert free > 75
    assert named > 30


def without_a_barrier(kernel: RandomKernel) -> str:
    lines = kernel.text.split("\n")
    barriers = [n for n, line in enumerate(lines) if "call" in line and "s.barrier()" in line]
    if barriers:
        lines[random.Random(kernel.seed).choice(barriers)] = ""
    return "\n".join(lines)


def executed(module: Module, kernel: RandomKernel) -> set[Pair]:
    """The pairs that race in one execution."""
    launch = Launch((kernel.grid,), (kernel.block,), kernel.arguments, kernel.kernel, kernel.dynamic_lds)
    return without_copies(module, racing(simulate(module, launch, limit=50_000).findings))


@pytest.mark.slow
@pytest.mark.long
def test_what_races_in_lds_is_never_free() -> None:
    races = 0
    for seed in range(60):
        kernel = random_kernel(seed, size_of(seed))
        module = ldsopt.parse(without_a_barrier(kernel))
        seen = executed(module, kernel)
        races += bool(seen)
        for verdict in verdicts(module, "no-global-races", "waves-are-whole", seconds=3.0).values():
            is_left_out = (verdict.count.pairs, verdict.count.free) == (1, 0)
            assert is_left_out or seen <= verdict.named, seed
        if seen:
            code = ldsopt.check_code(ldsopt.compile(module).data, "k.s", races=RaceCheckOptions()).races or ()
            assert any(one.unproven + one.definite for one in code), seed
    assert races > 5


CODE = {
    "fills": (random_fills.code, range(24)),
    "first lanes": (random_first_lanes.code, (*range(38), 209, 231)),
    "masked loops": (random_masked_loops.code, (*range(36), 46, 57, 118)),
}


@pytest.mark.parametrize("name", CODE)
def test_free_code_shows_no_race(name: str) -> None:
    pytest.importorskip("bitwuzla")
    code, seeds = CODE[name]
    proved = [code(seed) for seed in seeds if free(code(seed))]
    assert len(proved) >= 8
    assert not any(map(races, proved))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", CODE)
def test_more_of_it(name: str) -> None:
    code, _ = CODE[name]
    for seed in range(1000, 1600):
        assert not (free(code(seed)) and races(code(seed))), seed
