"""Kernels that make LLVM lose a wait: their code gives wrong values, and right ones once `annotate --repair` was there."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from ldsopt import api
from ldsopt.api.emulation import simulate_machine
from ldsopt.emulate.emulate import code_of_listing
from ldsopt.ir.module import Module
from ldsopt.ir.read import read
from ldsopt.isa.assembly import parse_assembly
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import SimulationResult
from ldsopt.target.arch import arch

HAZARDS = Path(__file__).parents[1] / "hazards"
DATA = np.arange(1, 1025, dtype=np.float32)

LOST = [
    # file, kernel, words among its arguments (an LDS pointer, an index), what the first work-item must store
    ("e2_untagged_dma_hazard", "same_ptr_loadNA", 1, 1.0),
    ("e2_untagged_dma_hazard", "same_ptr_loadAS", 1, 1.0),
    ("e2_untagged_dma_hazard", "same_ptr_tbaa", 1, 1.0),
    ("e2b_tbaa_hazard", "oneglobal_tbaa", 1, 1.0),
    ("e6b_slot_collision", "upstream2glob", 0, 1.0),
]


def launch(kernel: str, pointers: int) -> Launch:
    resource = [DATA, "i32=4096", "i32=0x27000"]
    arguments = [resource, *["i32=0"] * pointers, np.full(64, -1, np.float32)]
    return Launch(arguments=arguments, kernel=kernel, dynamic_lds=1024 if pointers else 0)


def execute(module: Module, kernel: str, pointers: int, name: str) -> SimulationResult:
    text = api.compile(module).data.decode()
    code = code_of_listing(parse_assembly(text, name), arch("gfx942"), name)
    return simulate_machine(code, launch(kernel, pointers))


@pytest.mark.parametrize(("file", "kernel", "pointers", "expected"), LOST, ids=[row[1] for row in LOST])
def test_a_lost_wait_shows_and_repair_brings_it_back(
    file: str, kernel: str, pointers: int, expected: float
) -> None:
    module = read(HAZARDS / f"{file}.ll", mcpu="gfx942")
    stock = execute(module, kernel, pointers, file)
    assert {finding.kind for finding in stock.findings} == {"missing-wait"}
    out = next(name for name in stock.outputs if stock.outputs[name].size == 64)
    assert stock.outputs[out][0] != expected
    repaired = api.annotate(module, bases="all", repair=True)
    after = execute(api.parse(repaired.text, mcpu="gfx942"), kernel, pointers, file)
    assert after.findings == ()
    assert after.outputs[out][0] == expected
