"""From conflicts to a placement problem: the corpus agrees with the solver's own graph of conflicts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import packing, read
from ldsopt.analysis.liveness.interference import interference, live_bytes, packing_problem
from ldsopt.analysis.liveness.liveness import find_liveness

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
MODULES = sorted(
    path.relative_to(CORPUS).as_posix()
    for pattern in ("clang-22/static_*", "clang-22/block_sort*", "iree-3.13.0/*", "flydsl-*/row_softmax*")
    for path in CORPUS.glob(f"{pattern}.ll")
)


@pytest.mark.parametrize("name", MODULES)
def test_corpus(name: str) -> None:
    module = read(CORPUS / name)
    (kernel,) = find_liveness(module).kernels
    assert kernel.refused is None
    assert [finding for finding in kernel.findings if finding.kind.is_error] == []
    problem = packing_problem(kernel, module.arch)
    ours = {frozenset(edge) for edge in interference(kernel).edges}
    assert {frozenset(edge) for edge in packing.interference(problem).edges} == ours
    placement = packing.solve(problem)
    assert packing.validate(problem, placement) is None
    assert live_bytes(kernel) <= placement.bytes <= kernel.bytes


def test_conflicts_are_those_that_the_source_shows() -> None:
    """``static_phases.c``: each buffer is filled from the one before, but the pixels are looked at again at the end."""
    (kernel,) = find_liveness(read(CORPUS / "clang-22" / "static_phases.gfx942.ll")).kernels
    assert {frozenset(edge) for edge in interference(kernel).edges} == {
        frozenset(pair)
        for pair in (
            ("pixels", "counts"),
            ("counts", "merged"),
            ("merged", "scanned"),
            ("scanned", "turned"),
            ("pixels", "merged"),  # the pixels are kept for the last table
            ("pixels", "scanned"),
            ("pixels", "turned"),
        )
    }


def test_some_of_the_corpus_shrinks() -> None:
    (kernel,) = find_liveness(read(CORPUS / "clang-22" / "static_phases.gfx942.ll")).kernels
    assert packing.solve(packing_problem(kernel)).bytes == live_bytes(kernel) == 10496 < kernel.bytes
