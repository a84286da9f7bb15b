"""Real kernels with many LDS buffers: what they come to when buffers share bytes, proven, and what that needs."""

from pathlib import Path

import pytest
from liveness_kernels import Liveness, assumed, problem_of, report_of

from ldsopt import packing

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"

# Bytes: as they lie, when shared, and when shared if the launch is known to have workgroups of the size it is made for.
KERNELS = {
    "clang-22/radix_pass.gfx942": (51200, 18432, 18432, 256),
    "clang-22/attention.gfx942": (51712, 20480, 20480, 256),
    "clang-22/attention.gfx950": (51712, 20480, 20480, 256),
    "clang-22/conv_im2col.gfx942": (36816, 20176, 20176, 256),
    "clang-22/transpose_gemm.gfx950": (52224, 34816, 34816, 256),
    "clang-22/fft1024.gfx1100": (43008, 22528, 22528, 256),
    "clang-22/batch_norm.gfx942": (41472, 24576, 24576, 256),
    "clang-22/layernorm_gemm.gfx1100": (60672, 34432, 34432, 256),
    "clang-22/top_k.gfx1250": (53264, 40968, 40968, 512),
    "clang-22/static_phases.gfx942": (15616, 10496, 10496, 256),
    "iree-3.11.0/attention.gfx942": (26112, 17408, 17408, 256),
    "iree-3.11.0/softmax.gfx1100": (152, 72, 72, 256),
}
MODULES = sorted(
    path.relative_to(CORPUS).as_posix()
    for pattern in ("clang-22/static_*", "clang-22/block_sort*", "iree-3.13.0/*", "flydsl-*/row_softmax*")
    for path in CORPUS.glob(f"{pattern}.ll")
)


def kernel_in(name: str, *assume: str) -> Liveness:
    (kernel,) = report_of(CORPUS / name, *assumed(assume))["kernels"]
    return Liveness(kernel)


@pytest.mark.parametrize("name", KERNELS)
def test_shares_bytes_and_no_placement_is_smaller(name: str) -> None:
    alone, shared, sized, items = KERNELS[name]
    for assume, expected in (((), shared), ((f"workgroup-size={items}",), sized)):
        kernel = kernel_in(f"{name}.ll", *assume)
        placed = packing.solve(problem_of(kernel))
        assert (kernel.bytes, placed.bytes, placed.proven) == (alone, expected, True)
        assert kernel.refused is None
        assert {one["kind"] for one in kernel.findings} <= {"bare-barrier"}


@pytest.mark.parametrize("name", MODULES)
def test_conflicts_are_those_of_the_solver(name: str) -> None:
    kernel = kernel_in(name)
    assert kernel.refused is None
    assert not kernel.errors
    problem = problem_of(kernel)
    assert {frozenset(edge) for edge in packing.interference(problem).edges} == kernel.conflicts
    placement = packing.solve(problem)
    assert packing.validate(problem, placement) is None
    assert kernel.live_bytes <= placement.bytes <= kernel.bytes


def test_conflicts_are_those_that_the_source_shows() -> None:
    """``static_phases.c``: each buffer is filled from the one before, but the pixels are looked at again at the end."""
    chain = ["pixels counts", "counts merged", "merged scanned", "scanned turned"]
    kept = ["pixels merged", "pixels scanned", "pixels turned"]  # the pixels are kept for the last table
    found = kernel_in("clang-22/static_phases.gfx942.ll")
    assert found.conflicts == {frozenset(pair.split()) for pair in chain + kept}
    assert found.live_bytes == 10496 < found.bytes


def test_within_a_loop_buffers_share_though_the_launch_is_not_known() -> None:
    """Each step of the loop fills the tiles anew, whoever is there to fill them."""
    buffers = kernel_in("clang-22/attention.gfx942.ll").buffers
    alive = {one["name"].rpartition("E")[2].lstrip("0123456789"): len(one["phases"]) for one in buffers}
    assert alive == dict.fromkeys(alive, 2) | {"scores": 3}
