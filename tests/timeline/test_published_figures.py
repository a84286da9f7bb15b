"""The model against every published measurement that was found, and its figures against LLVM's scheduling models."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from published_figures import STATED_MATRIX, Burst, Published, bursts, figures, matrix_cycles, tables

from ldsopt.timeline.figures import MACHINES, Cost, Grounds

TABLES = Path(__file__).with_name("published_figures.txt")
OFF = ("v_pk_add_f32", "ds_read_b32 in 8 rows of banks, until its data are there")
"""Figures that the model is known to get wrong."""


@pytest.fixture(scope="module")
def found() -> list[Published]:
    return list(figures())


@pytest.fixture(scope="module")
def found_bursts() -> list[Burst]:
    return list(bursts())


def test_the_tables_are_what_the_model_says() -> None:
    assert tables() == TABLES.read_text(encoding="utf-8")


def test_predictions_are_within_a_tenth_but_for_those_that_are_named(found: list[Published]) -> None:
    predicted = [one for one in found if not one.is_given]
    off = [one.what for one in predicted if abs(one.error) > 0.1]
    assert all(any(name in what for name in OFF) for what in off), off
    assert len(predicted) - len(off) >= 20


@pytest.mark.parametrize(("stated", "shapes"), STATED_MATRIX.items())
def test_matrix_instructions_take_the_cycles_that_the_isa_states(
    stated: int, shapes: tuple[str, ...]
) -> None:
    assert {shape: matrix_cycles(shape) for shape in shapes} == dict.fromkeys(shapes, stated)


def test_a_burst_of_reads_on_gfx942_is_between_a_wave_alone_and_all_that_fit(
    found_bursts: list[Burst],
) -> None:
    outside = [burst for burst in found_bursts if burst.on == "gfx942" and not burst.is_between]
    assert [(burst.width, burst.stride) for burst in outside] == [(4, 8)]


def test_conflicts_that_take_most_of_the_time_are_bracketed_everywhere(found_bursts: list[Burst]) -> None:
    heavy = [burst for burst in found_bursts if burst.stride >= 128]
    assert heavy
    assert all(burst.is_between for burst in heavy)


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
