"""The model held against measurements: what was planted in a trace is found, and what the model has not is said."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import jsonschema
import pytest
from att_traces import KERNEL, Cycles, Ran, code_object, rows_of, write_trace

from ldsopt import arch, document_schema, parse
from ldsopt import compile as compiled
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.stalls.calibrated import LEAST, MOST, Calibration, CalibrationEnd, calibrate
from ldsopt.stalls.trace import MatchedInstruction, MatchedTrace, MeasuredInstruction
from ldsopt.timeline.compute_unit import estimate
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams

FUNCTION: AsmFunction = parse_assembly(KERNEL.format(name="kernel")).functions[0]
CODE: tuple[AsmInstruction, ...] = tuple(i for block in FUNCTION.blocks for i in block.instructions)
WAVES = 2
STREAMS = WorkgroupStreams(arch("gfx942"), 64, (tuple(map(IssuedInstruction, CODE)),) * WAVES)
HITS = 6
"""Executions that were traced: three times those of the model."""


def at(latency: int, more: Mapping[str, int] | None = None) -> MatchedTrace:
    """A trace that has the stalls of the model with a latency of memory, and more of some mnemonics."""
    cycles: Counter[int] = Counter()
    for stall in estimate(STREAMS, latency).stalls:
        cycles[stall.instruction.line] += stall.cycles * HITS // WAVES
    for instruction in CODE:
        cycles[instruction.line] += (more or {}).get(instruction.mnemonic, 0)
    rows = (
        MatchedInstruction(
            MeasuredInstruction(
                1, 4 * one.line, one.mnemonic, HITS, cycles[one.line], cycles[one.line], 0, ""
            ),
            one,
            FUNCTION,
        )
        for one in CODE
    )
    return MatchedTrace(tuple(rows), {})


def of(trace: MatchedTrace) -> Calibration:
    return calibrate(STREAMS, trace, "trace", 1)


@pytest.mark.parametrize("latency", [100, 437, 2000])
def test_the_latency_that_was_planted_is_found(latency: int) -> None:
    found = of(at(latency))
    assert found.latency is not None
    assert (found.end, abs(found.latency - latency) <= 4) == (CalibrationEnd.INSIDE, True)
    assert found.agreed == pytest.approx(found.cycles, rel=0.02)


def test_what_the_model_has_not_is_first(latency: int = 437) -> None:
    found = of(at(latency, {"global_store_dword": 90_000}))
    assert found.rows[0].instruction.mnemonic == "global_store_dword"
    assert found.rows[0].missed == pytest.approx(90_000, abs=100)
    assert found.latency is not None
    assert abs(found.latency - latency) <= 4  # what is no wait for memory says nothing of its latency


def test_beyond_what_is_tried_the_end_is_said() -> None:
    found = of(at(MOST, {"s_waitcnt": 600_000}))
    assert (found.latency, found.end) == (MOST, CalibrationEnd.MOST)
    none = MatchedTrace(tuple(map(_quiet, at(100).rows)), {})
    assert of(none).end is CalibrationEnd.LEAST
    assert of(none).latency == LEAST


def _quiet(row: MatchedInstruction) -> MatchedInstruction:
    return MatchedInstruction(row.measured._replace(stall=0), row.instruction, row.function)


def test_a_trace_without_waits_for_memory_calibrates_nothing() -> None:
    rows = tuple(row for row in at(437).rows if row.instruction.mnemonic != "s_waitcnt")
    found = of(MatchedTrace(rows, {}))
    assert (found.latency, found.end) == (None, CalibrationEnd.NONE)
    assert all(row.estimated == 0 for row in found.rows)


IR = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @add(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  store i32 %x, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
ARGUMENTS = ("--block", "64", "--arg=i32[64]=arange", "--arg=i32[64]=zeros")


@cache
def code_of(text: str) -> bytes:
    """The code object of a module."""
    return code_object(compiled(parse(text)).data.decode(), "gfx942")


class TestCommand:
    @pytest.fixture
    def trace(self, tmp_path: Path) -> Path:
        (tmp_path / "k.ll").write_text(IR)
        code = code_of(IR)
        text = next(row.text for row in rows_of(code) if row.text == "s_waitcnt vmcnt(0)")
        return write_trace(tmp_path / "trace", rows_of(code, {text: [Cycles(1, 1204, 1200, 0)]}))

    @pytest.mark.usefixtures("trace")
    def test_measured_and_estimated_are_labelled(self, ldsopt: Callable[..., Ran]) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace")
        assert said.code == 0, said.err
        assert "(calibrated on trace)" in said.out
        assert "  ESTIMATE, not a run time" in said.out
        assert "  MEASURED: 1200 stalled cycles of the traced waves" in said.out
        assert "MEASURED by the profiler and ESTIMATED by the model" in said.out

    @pytest.mark.usefixtures("trace")
    def test_one_page_has_measured_estimated_and_proved(
        self, tmp_path: Path, ldsopt: Callable[..., Ran]
    ) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "--html", "page.html")
        assert said.code == 0, said.err
        page = (tmp_path / "page.html").read_text()
        (row,) = [line for line in page.splitlines() if "s_waitcnt vmcnt(0)" in line]
        numbers = re.findall(r'<td class="number">([^<]*)</td>', row)
        measured, estimated = int(numbers[2]), int(numbers[3])
        assert measured == 1200
        assert abs(estimated - measured) < 20  # calibrated on this very wait
        assert '<td class="words">needed' in row
        assert "Nothing on this page is an estimate" not in page

    def test_a_page_of_a_model_without_calibration_has_no_estimates(
        self, tmp_path: Path, ldsopt: Callable[..., Ran]
    ) -> None:
        (tmp_path / "k.ll").write_text(IR.replace("load i32, ptr addrspace(1) %p", "add i32 %i, 1"))
        code = code_of((tmp_path / "k.ll").read_text())
        write_trace(tmp_path / "trace", rows_of(code))
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "--html", "page.html")
        assert said.code == 0, said.err
        page = (tmp_path / "page.html").read_text()
        assert "not estimated: the model has no wait for memory that was traced" in page
        assert "stall (estimated)" not in page

    @pytest.mark.usefixtures("trace")
    def test_a_page_without_a_trace_is_a_usage_error(self, ldsopt: Callable[..., Ran]) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--html", "page.html")
        assert said.code == 2
        assert "give --measured TRACE" in said.err

    @pytest.mark.usefixtures("trace")
    def test_without_a_trace_the_range_stays(self, ldsopt: Callable[..., Ran]) -> None:
        plain = json.loads(ldsopt("timeline", "k.ll", *ARGUMENTS, "--json").out)
        held = json.loads(ldsopt("timeline", "k.ll", *ARGUMENTS, "--json", "--measured", "trace").out)
        assert "measured" not in plain
        assert plain["memory_latency"]["low"] < plain["memory_latency"]["high"]
        assert held["memory_latency"]["low"] == held["memory_latency"]["high"] == held["measured"]["latency"]
        jsonschema.Draft202012Validator(document_schema("timeline")).validate(held)

    def test_a_trace_of_other_code_is_refused(self, trace: Path, ldsopt: Callable[..., Ran]) -> None:
        (trace.parent / "k.ll").write_text(IR.replace("store i32 %x", "%y = mul i32 %x, 77\n  store i32 %y"))
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "-o", "r.txt")
        assert said.code == 3
        assert "this is not the code that was traced" in said.err
        assert not (trace.parent / "r.txt").exists()
