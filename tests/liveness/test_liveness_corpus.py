"""Real kernels with many LDS buffers: what they come to when buffers share bytes, proven, and what that needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import packing, read
from ldsopt.analysis.liveness.interference import packing_problem
from ldsopt.analysis.liveness.live_ranges import LivenessFindingKind
from ldsopt.analysis.liveness.liveness import find_liveness

IR = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"
SIZE = "workgroup-size"

# Bytes: as they lie, when shared, and when shared if the launch is known to have workgroups of the size it is made for.
KERNELS = {
    "radix_pass.gfx942": (51200, 18432, 18432, 256),
    "attention.gfx942": (51712, 20480, 20480, 256),
    "attention.gfx950": (51712, 20480, 20480, 256),
    "conv_im2col.gfx942": (36816, 20176, 20176, 256),
    "transpose_gemm.gfx950": (52224, 34816, 34816, 256),
    "fft1024.gfx1100": (43008, 22528, 22528, 256),
    "batch_norm.gfx942": (41472, 24576, 24576, 256),
    "layernorm_gemm.gfx1100": (60672, 34432, 34432, 256),
    "top_k.gfx1250": (53264, 40968, 40968, 512),
    "static_phases.gfx942": (15616, 10496, 10496, 256),
}


@pytest.mark.parametrize("name", KERNELS)
def test_shares_bytes_and_no_placement_is_smaller(name: str) -> None:
    alone, shared, sized, items = KERNELS[name]
    module = read(IR / f"{name}.ll")
    for assume, expected in (((), shared), ((f"{SIZE}={items}",), sized)):
        (kernel,) = find_liveness(module, assume=assume).kernels
        placed = packing.solve(packing_problem(kernel, module.arch))
        assert (kernel.bytes, placed.bytes, placed.proven) == (alone, expected, True)
        assert kernel.refused is None
        assert [f for f in kernel.findings if f.kind is not LivenessFindingKind.BARE_BARRIER] == []


def test_within_a_loop_buffers_share_though_the_launch_is_not_known() -> None:
    """Each step of the loop fills the tiles anew, whoever is there to fill them."""
    (kernel,) = find_liveness(read(IR / "attention.gfx942.ll")).kernels
    alive = {b.name.rpartition("E")[2].lstrip("0123456789"): len(b.phases) for b in kernel.buffers}
    assert alive == dict.fromkeys(alive, 2) | {"scores": 3}
