"""Compiled kernels do what interpreted ones do: outputs, findings, notes and every count. Those of a few blocks are
``simulate/lanes_that_part.ll``."""

import corpus_launches
import numpy as np
import pytest
from lane_kernels import everywhere, run

import ldsopt
from ldsopt import STANDARD_SCHEDULES, Launch, Schedule, SimulationResult

ENGINES = ("interpreter", "machine code", "machine code soon")
LANE = (
    "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i\n"
)


def same(body: str, *, schedule: Schedule | None = None, limit: int = 1_000_000) -> SimulationResult:
    text = f"define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{\n{body}\n}}\n"
    launch = Launch(block=(64,), arguments=[np.full(64, 7, np.int32), 20])
    return run(text, launch, schedule, engines=ENGINES, limit=limit)


BRANCHES_WITHIN_BRANCHES = f"""entry:
{LANE}  br label %b0
{
    "".join(
        f'''b{n}:
  %c{n} = icmp ugt i32 %i, {n}
  br i1 %c{n}, label %b{n + 1}, label %done
'''
        for n in range(70)
    )
}b70:
  br label %done
done:
  ret void"""


def test_branches_may_be_within_more_branches_than_a_word_has_bits() -> None:
    for schedule in (Schedule(), Schedule("random", fine=True, seed=3)):
        assert same(BRANCHES_WITHIN_BRANCHES, schedule=schedule).completed


def test_a_loop_without_an_end_is_stopped_there() -> None:
    result = same("entry:\n  br label %on\non:\n  br label %on", limit=1000)
    assert not result.completed
    assert [finding.kind for finding in result.findings] == ["deadlock"]


SMALL = [
    "triton-3.9.0/softmax.gfx942", "triton-3.9.0/sort_scan.gfx1100", "triton-3.9.0/attention.gfx950",
    "clang-22/block_sort.gfx942", "clang-22/static_phases.gfx942", "clang-22/named_gemm.gfx942",
]  # fmt: skip


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("schedule", (STANDARD_SCHEDULES[0], STANDARD_SCHEDULES[4]), ids=str)
def test_kernels_of_the_corpus_are_executed_as_interpreted(name: str, schedule: Schedule) -> None:
    entry = next(e for e in corpus_launches.ENTRIES if name in e["file"])
    module = ldsopt.read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    everywhere(module, corpus_launches.case(entry).launch, schedule, engines=ENGINES)
