"""Kernels of the corpus, compiled, run as machine code: what numpy says they must give, and no findings.

`tests/long/machine_execution.py` does so with all of them.
"""

import sys
from pathlib import Path

import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

import corpus_launches

from ldsopt import Schedule, machine_code, simulate_machine

ARCHS = ("gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201")
ENTRIES = [entry for entry in corpus_launches.ENTRIES if entry["arch"] in ARCHS]
QUICK = {
    "clang-22/attention.gfx942": "MFMA, DPP",
    "clang-22/transpose_gemm.gfx950": "transposing reads, LDS-DMA of 16 bytes",
    "clang-22/fft1024.gfx1100": "two instructions in one, halves of registers",
    "clang-22/static_phases.gfx1201": "counters of gfx12, split barriers",
    "triton-3.9.0/gemm_bias.gfx1201": "WMMA",
    "clang-22/batch_norm.gfx942": "divisions",
}


def name_of(entry: dict[str, str]) -> str:
    return entry["file"].removeprefix("ir/").removesuffix(".ll")


def execute(entry: dict[str, str], schedule: Schedule) -> None:
    code = machine_code(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    case = corpus_launches.case(entry)
    result = simulate_machine(code, case.launch, schedule)
    assert result.completed, [str(finding) for finding in result.findings]
    kinds = {finding.kind for finding in result.findings}
    assert kinds == set()
    case.check(result.outputs)


@pytest.mark.parametrize("name", QUICK)
def test_gives_what_numpy_says(name: str) -> None:
    execute(next(entry for entry in ENTRIES if name_of(entry) == name), Schedule())
