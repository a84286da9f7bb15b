# ruff: noqa: N803, PLR0917 -- a kernel as Gluon's authors write it
"""A GEMM in Gluon with marks of ldsopt, and what compiles it for a GPU that need not be there.

    gluon_gemm.py FOLDER ARCH [COMMAND]

FOLDER is that of a Triton, e.g. ``build/triton/3.9.0``. LLVM IR as Triton has optimized it goes to standard output;
with COMMAND, what that command of ldsopt makes of it between two stages of Triton's compilation. One tile of each
operand lies in LDS: 64x128 output by 8 waves, a K step of 64 or 128: of less, the LLVM of Triton 3.9 unrolls the loop,
and marks with it.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])

from triton.experimental import gluon
from triton.experimental.gluon import language as gl

from ldsopt.integrations.gluon_stages import stage


@gluon.jit
def gluon_gemm(lhs, rhs, out, depth, VERSION: gl.constexpr, STEP: gl.constexpr):
    """``out`` is ``lhs`` (64 x depth) times ``rhs`` (depth x 128)."""
    matrix: gl.constexpr = gl.amd.AMDMFMALayout(
        version=VERSION,
        instr_shape=[16, 16, 16 if VERSION == 3 else 32],
        transposed=True,
        warps_per_cta=[2, 4],
    )
    lhs_lanes: gl.constexpr = gl.BlockedLayout([1, 4], [4, 16], [8, 1], [1, 0])
    rhs_lanes: gl.constexpr = gl.BlockedLayout([1, 4], [2, 32], [8, 1], [1, 0])
    plain: gl.constexpr = gl.SwizzledSharedLayout(4, 1, 8, [1, 0])
    lhs_frag: gl.constexpr = gl.DotOperandLayout(0, matrix, 4)
    rhs_frag: gl.constexpr = gl.DotOperandLayout(1, matrix, 4)
    row = gl.arange(0, 64, layout=gl.SliceLayout(1, lhs_lanes))
    col = gl.arange(0, 128, layout=gl.SliceLayout(0, rhs_lanes))
    lhs_k = gl.arange(0, STEP, layout=gl.SliceLayout(0, lhs_lanes))
    rhs_k = gl.arange(0, STEP, layout=gl.SliceLayout(1, rhs_lanes))
    lhs_at = lhs + row[:, None] * depth + lhs_k[None, :]
    rhs_at = rhs + rhs_k[:, None] * 128 + col[None, :]
    lhs_tile = gl.allocate_shared_memory(gl.float16, [64, STEP], plain)
    rhs_tile = gl.allocate_shared_memory(gl.float16, [STEP, 128], plain)
    lhs_tile.store(gl.load(lhs_at))
    rhs_tile.store(gl.load(rhs_at))
    gl.barrier()
    total = gl.zeros([64, 128], gl.float32, layout=matrix)
    steps = depth // STEP
    for step in range(1, steps + 1):
        x = lhs_tile.load(lhs_frag)
        y = rhs_tile.load(rhs_frag)
        stage("read")
        ahead = step % steps
        lhs_next = gl.load(lhs_at + ahead * STEP)
        rhs_next = gl.load(rhs_at + ahead * STEP * 128)
        stage("load")
        lhs_tile.store(lhs_next)
        rhs_tile.store(rhs_next)
        stage("write")
        if VERSION == 3:
            total = gl.amd.cdna3.mfma(x, y, total)
        else:
            total = gl.amd.cdna4.mfma(x, y, total)
        gl.barrier()
        stage("multiply", 1)
    out_row = gl.arange(0, 64, layout=gl.SliceLayout(1, matrix))
    out_col = gl.arange(0, 128, layout=gl.SliceLayout(0, matrix))
    gl.store(out + out_row[:, None] * 128 + out_col[None, :], total)


def compiled(arch: str) -> str:
    """The kernel as LLVM IR, optimized by Triton."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.experimental.gluon._runtime import GluonASTSource

    types = {"lhs": "*fp16", "rhs": "*fp16", "out": "*fp32", "depth": "i32"}
    version, step = (3, 64) if arch == "gfx942" else (4, 128)
    source = GluonASTSource(
        fn=gluon_gemm,
        signature={name: types.get(name, "constexpr") for name in gluon_gemm.arg_names},
        constexprs={(4,): version, (5,): step},
        attrs={(number,): [["tt.divisibility", 16]] for number in range(4)},
    )
    made = triton.compile(source, target=GPUTarget("hip", arch, 64), options={"num_warps": 8})
    return str(made.asm["llir"])


if __name__ == "__main__":
    import ldsopt

    with ldsopt.triton(sys.argv[3]) if len(sys.argv) > 3 else nullcontext():
        sys.stdout.write(compiled(sys.argv[2]))
