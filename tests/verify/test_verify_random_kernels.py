"""Random kernels are what they say: valid, free of races, the same for a seed, and of every kind."""

from __future__ import annotations

import pytest

from ldsopt.ir.read import parse
from ldsopt.simt.schedule import STANDARD
from ldsopt.simt.simulate import simulate
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.generator.random_kernel import ARCHES, random_kernel

MANY = [random_kernel(seed) for seed in range(150)]


@pytest.mark.parametrize("seed", range(300, 308))
def test_a_kernel_has_no_finding_and_one_result(seed: int) -> None:
    kernel = random_kernel(seed)
    module = parse(kernel.text)
    results = [simulate(module, launch_of(kernel), schedule) for schedule in STANDARD]
    assert [result.findings for result in results] == [()] * len(STANDARD)
    assert len({result.outputs["out"].tobytes() for result in results}) == 1


def test_a_seed_gives_the_same_kernel_each_time() -> None:
    assert random_kernel(7) == random_kernel(7)
    assert random_kernel(7) != random_kernel(8)


@pytest.mark.parametrize("kernel", MANY[:40], ids=lambda kernel: str(kernel.seed))
def test_llvm_accepts_it(kernel: object) -> None:
    parse(kernel.text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "what",
    [
        "external addrspace(3) global [0 x i8]", "internal addrspace(3) global", "raw.ptr.buffer.load.lds",
        "global.load.lds", "load.async.to.lds", "getelementptr", "ptrtoint", "inttoptr", "or disjoint", "sub i32",
        "phi ptr addrspace(3)", "select i1", "getelementptr (i8", "inttoptr (i32 add", "extractelement", "atomicrmw",
        "addrspacecast", "!tbaa", "!alias.scope", "s.barrier()", "s_barrier", "s_waitcnt vmcnt(0)", "s.waitcnt",
        "s.wait.asynccnt", 'fence syncscope("workgroup") release', "loop", "lanes", "then", "call i32 @look",
    ],
)  # fmt: skip
def test_every_idiom_occurs(what: str) -> None:
    assert any(what in kernel.text for kernel in MANY)


def test_every_architecture_occurs() -> None:
    assert {kernel.arch for kernel in MANY} == set(ARCHES)
