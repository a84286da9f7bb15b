"""Kernels of the corpus record: their results stay the same, and every store has the same records apart from time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "pipeline"))
sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

import numpy as np
import pytest
import stage_kernels
from corpus_launches import case
from record_kernels import recorded

from ldsopt import api
from ldsopt.ir.module import Module
from ldsopt.records.trace import read_trace
from ldsopt.simt.launch import Launch

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
DEVICE: dict[str, Any] = {"buffer": "device", "per_wave": 64}
LDS: dict[str, Any] = {"buffer": "lds", "lower_occupancy": True, "per_wave": 64}


def pipelined(kernel: str) -> tuple[Module, Launch]:
    """A warp pipeline whose stages and loop are marked."""
    module = stage_kernels.read(kernel, "gfx942")
    marked = api.instrument(module, auto=("stages", "loops"), mark=True)
    return api.parse(api.pipeline(api.parse(marked.text)).text), stage_kernels.launch(kernel, rounds=2)


def of_the_corpus(compiler: str, kernel: str, arch: str) -> tuple[Module, Launch]:
    module = api.read(CORPUS / compiler / f"{kernel}.{arch}.ll")
    marked = api.instrument(module, auto=("loops", "waits"), mark=True)
    launch = case({"compiler": compiler.partition("-")[0], "kernel": kernel, "arch": arch}).launch
    return api.parse(marked.text), launch


KERNELS = {
    "gemm": lambda: of_the_corpus("clang-22", "named_tiles", "gfx90a"),
    "attention": lambda: of_the_corpus("clang-22", "attention", "gfx942"),
    "pipelined gemm": lambda: pipelined("stages_gemm"),
    "pipelined copies": lambda: pipelined("stages_copies"),
}


@pytest.mark.parametrize("kernel", KERNELS)
def test_same_results_and_same_records_from_every_store(kernel: str) -> None:
    module, launch = KERNELS[kernel]()
    plain = api.simulate(module, launch)
    records = []
    for options in (DEVICE, LDS):
        made = api.instrument(module, **options)
        result, dump = api.simulate_records(made, launch)
        assert result.findings == plain.findings == ()
        assert result.outputs.keys() == plain.outputs.keys()
        assert all(
            np.array_equal(result.outputs[name], plain.outputs[name], equal_nan=True)
            for name in plain.outputs
        )
        found = recorded(read_trace(dump))
        assert found
        assert all(found.values())
        records.append(found)
    assert records[0] == records[1]


@pytest.mark.parametrize("kernel", ["pipelined gemm", "pipelined copies"])
def test_equal_under_every_schedule(kernel: str) -> None:
    module, launch = KERNELS[kernel]()
    made = api.instrument(module, **LDS)
    verification = api.verify(module, made, launch)
    assert verification.is_equivalent


def test_annotating_what_records_keeps_it() -> None:
    module, launch = KERNELS["pipelined copies"]()
    made = api.instrument(module, **LDS)
    annotated = api.annotate(api.parse(made.text), bases="all")
    assert annotated.text != made.text
    result, dump = api.simulate_records(annotated, launch)
    assert result.findings == ()
    assert recorded(read_trace(dump)) == recorded(read_trace(api.simulate_records(made, launch)[1]))
