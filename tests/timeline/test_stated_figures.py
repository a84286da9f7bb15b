"""The figures that `ldsopt.timeline.figures` says LLVM states are those of LLVM's scheduling models, by llvm-mca."""

import re
import shutil
import subprocess

import pytest

from ldsopt.timeline.figures import MACHINES, Cost, Grounds

INSTRUCTIONS = {
    Cost.VALU_RESULT: "v_add_f32 v0, v1, v2", Cost.TRANSCENDENTAL_RESULT: "v_exp_f32 v0, v1",
    Cost.CONVERSION: "v_cvt_f32_i32 v0, v1", Cost.INTEGER_PRODUCT: "v_mul_lo_u32 v0, v1, v2",
    Cost.DOUBLE: "v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]",
    Cost.DOUBLE_RESULT: "v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]", Cost.SALU_RESULT: "s_and_b32 s0, s1, s2",
    Cost.BRANCH: "s_branch 4",
}  # fmt: skip
IN_TURNS = 4
"""LLVM counts CDNA's cycles in turns of a SIMD, of four cycles each."""


def stated(cost: Cost, on: str, latency: int) -> int:
    """The figure that follows from LLVM's latency."""
    machine = MACHINES[on]
    if machine.turns > 1:
        return latency * IN_TURNS
    if cost is Cost.CONVERSION:  # as fast as the other ones: LLVM has the same latency
        return latency - machine.cycles(Cost.VALU_RESULT) + 1
    if cost is Cost.INTEGER_PRODUCT:
        return latency - machine.cycles(Cost.VALU_RESULT) + machine.cycles(Cost.VALU)
    return latency


@pytest.mark.llvm22
@pytest.mark.parametrize("on", MACHINES)
def test_latencies_that_llvm_states(on: str) -> None:
    costs = [
        cost
        for cost in INSTRUCTIONS
        if (figure := MACHINES[on].costs[cost]).grounds is Grounds.STATED and "LLVM" in figure.source
    ]
    assert costs
    program = shutil.which("llvm-mca-22")
    assert program is not None
    said = subprocess.run(
        [program, "-mtriple=amdgcn", f"-mcpu={on}", "-instruction-info", "-iterations=1"],
        input="\n".join(INSTRUCTIONS[cost] for cost in costs),
        capture_output=True,
        text=True,
        check=True,
    )
    latencies = [int(found[1]) for found in re.finditer(r"^ +1 +(\d+) +[\d.]+ ", said.stdout, re.MULTILINE)]
    found = {cost: stated(cost, on, latency) for cost, latency in zip(costs, latencies, strict=True)}
    assert found == {cost: MACHINES[on].cycles(cost) for cost in costs}
