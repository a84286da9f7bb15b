"""The kernels in ``ir``: how they are launched, and what a check of their code says."""

from pathlib import Path

import ldsopt
from ldsopt import Check, Launch, Module, Verdict

IR = Path(__file__).parent / "ir"
KERNELS = ("stages_ring", "stages_gemm", "stages_copies", "stages_single", "stages_attention")
ARCHS = ("gfx942", "gfx950")


def read(kernel: str, arch: str) -> Module:
    """A kernel with its marks."""
    return ldsopt.read(IR / f"{kernel}.{arch}.ll")


def launch(kernel: str, iterations: int = 5) -> Launch:
    """A launch in which the marked loop has so many iterations."""
    arguments = {
        "stages_ring": [f"f32[{512 * (iterations + 1)}]=random", "f32[512]=zeros", f"i32={iterations}"],
        "stages_copies": [f"f32[{4 * 512 * (iterations + 1)}]=random", "f32[512]=zeros", f"i32={iterations}"],
        "stages_single": [f"f32[{512 * (iterations + 1)}]=random", "f32[512]=zeros", f"i32={iterations}"],
        "stages_gemm": [
            f"f16[{64 * 16 * iterations + 1024}]=random",
            f"f16[{128 * 16 * iterations + 2048}]=random",
            "f32[8192]=zeros",
            f"i32={16 * iterations}",
        ],
        "stages_attention": [
            "f16[2048]=random",
            f"f16[{1024 * (iterations + 1)}]=random",
            f"f16[{1024 * (iterations + 1)}]=random",
            "f32[2560]=zeros",
            f"i32={iterations}",
        ],
    }[kernel]
    return Launch((1,), (512,), arguments)


def sure(check: Check) -> int:
    """How many findings are not merely latent."""
    return check.count(Verdict.DEFINITE) + check.count(Verdict.UNPROVEN)
