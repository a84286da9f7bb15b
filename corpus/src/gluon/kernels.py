# ruff: noqa: N803, PLR0917, RUF005 -- constexpr arguments are upper case and many, as Triton writers expect
"""Gluon kernels of the corpus: LDS buffers, copies and pipeline stages spelled out by the author."""

from __future__ import annotations

from triton.experimental import gluon
from triton.experimental.gluon import language as gl


@gluon.jit
def gemm_async(
    lhs,
    rhs,
    out,
    depth,
    lhs_pitch,
    rhs_pitch,
    out_pitch,
    TILE_M: gl.constexpr,
    TILE_N: gl.constexpr,
    TILE_K: gl.constexpr,
    BUFFERS: gl.constexpr,
    STAGED: gl.constexpr,
):
    """CDNA4 GEMM fed by buffer loads to LDS; ``STAGED`` marks load and compute as warp-pipeline stages.

    ``BUFFERS`` tiles of each operand are in flight. Only one group of copies may still be outstanding
    when a tile is read.
    """
    matrix: gl.constexpr = gl.amd.AMDMFMALayout(
        version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 4]
    )
    lhs_lanes: gl.constexpr = gl.BlockedLayout([1, 8], [16, 4], [8, 1], [1, 0])
    rhs_lanes: gl.constexpr = gl.BlockedLayout([1, 8], [4, 16], [8, 1], [1, 0])
    plain: gl.constexpr = gl.SwizzledSharedLayout(8, 1, 8, [1, 0])
    lhs_frag: gl.constexpr = gl.DotOperandLayout(0, matrix, 8)
    rhs_frag: gl.constexpr = gl.DotOperandLayout(1, matrix, 8)

    row = gl.program_id(1) * TILE_M + gl.arange(0, TILE_M, layout=gl.SliceLayout(1, lhs_lanes))
    col = gl.program_id(0) * TILE_N + gl.arange(0, TILE_N, layout=gl.SliceLayout(0, rhs_lanes))
    lhs_k = gl.arange(0, TILE_K, layout=gl.SliceLayout(0, lhs_lanes))
    rhs_k = gl.arange(0, TILE_K, layout=gl.SliceLayout(1, rhs_lanes))
    lhs_at = row[:, None] * lhs_pitch + lhs_k[None, :]
    rhs_at = rhs_k[:, None] * rhs_pitch + col[None, :]

    lhs_tiles = gl.allocate_shared_memory(gl.float16, [BUFFERS, TILE_M, TILE_K], plain)
    rhs_tiles = gl.allocate_shared_memory(gl.float16, [BUFFERS, TILE_K, TILE_N], plain)
    for tile in gl.static_range(BUFFERS - 1):
        gl.amd.cdna4.async_copy.buffer_load_to_shared(lhs_tiles.index(tile), lhs, lhs_at + tile * TILE_K)
        gl.amd.cdna4.async_copy.buffer_load_to_shared(
            rhs_tiles.index(tile), rhs, rhs_at + tile * TILE_K * rhs_pitch
        )
        gl.amd.cdna4.async_copy.commit_group()

    total = gl.zeros([TILE_M, TILE_N], gl.float32, layout=matrix)
    steps = depth // TILE_K
    for step in range(steps - (BUFFERS - 1)):
        ahead = step + BUFFERS - 1
        gl.amd.cdna4.async_copy.wait_group(BUFFERS - 2)
        if STAGED:
            with gl.amd.warp_pipeline_stage("load", priority=1):
                gl.amd.cdna4.async_copy.buffer_load_to_shared(
                    lhs_tiles.index(ahead % BUFFERS), lhs, lhs_at + ahead * TILE_K
                )
                gl.amd.cdna4.async_copy.buffer_load_to_shared(
                    rhs_tiles.index(ahead % BUFFERS), rhs, rhs_at + ahead * TILE_K * rhs_pitch
                )
                gl.amd.cdna4.async_copy.commit_group()
                x = gl.amd.cdna4.async_copy.load_shared_relaxed(lhs_tiles.index(step % BUFFERS), lhs_frag)
                y = gl.amd.cdna4.async_copy.load_shared_relaxed(rhs_tiles.index(step % BUFFERS), rhs_frag)
            with gl.amd.warp_pipeline_stage("compute", priority=0):
                total = gl.amd.cdna4.mfma(x, y, total)
        else:
            gl.amd.cdna4.async_copy.buffer_load_to_shared(
                lhs_tiles.index(ahead % BUFFERS), lhs, lhs_at + ahead * TILE_K
            )
            gl.amd.cdna4.async_copy.buffer_load_to_shared(
                rhs_tiles.index(ahead % BUFFERS), rhs, rhs_at + ahead * TILE_K * rhs_pitch
            )
            gl.amd.cdna4.async_copy.commit_group()
            x = lhs_tiles.index(step % BUFFERS).load(lhs_frag)
            y = rhs_tiles.index(step % BUFFERS).load(rhs_frag)
            total = gl.amd.cdna4.mfma(x, y, total)
    gl.amd.cdna4.async_copy.wait_group(0)
    for last in gl.static_range(BUFFERS - 1):
        step = steps - (BUFFERS - 1) + last
        x = lhs_tiles.index(step % BUFFERS).load(lhs_frag)
        y = rhs_tiles.index(step % BUFFERS).load(rhs_frag)
        total = gl.amd.cdna4.mfma(x, y, total)

    out_row = gl.program_id(1) * TILE_M + gl.arange(0, TILE_M, layout=gl.SliceLayout(1, matrix))
    out_col = gl.program_id(0) * TILE_N + gl.arange(0, TILE_N, layout=gl.SliceLayout(0, matrix))
    gl.store(out + out_row[:, None] * out_pitch + out_col[None, :], total.to(gl.float16))


@gluon.jit
def gemm_tdm(
    lhs,
    rhs,
    out,
    rows,
    cols,
    depth,
    lhs_pitch,
    rhs_pitch,
    out_pitch,
    TILE_M: gl.constexpr,
    TILE_N: gl.constexpr,
    TILE_K: gl.constexpr,
    LHS_LAYOUT: gl.constexpr,
    RHS_LAYOUT: gl.constexpr,
    MATRIX: gl.constexpr,
):
    """gfx1250 GEMM whose tiles are fetched by the tensor data mover, two of each operand."""
    lhs_frag: gl.constexpr = gl.DotOperandLayout(0, MATRIX, 8)
    rhs_frag: gl.constexpr = gl.DotOperandLayout(1, MATRIX, 8)
    row = gl.program_id(1) * TILE_M
    col = gl.program_id(0) * TILE_N
    lhs_desc = gl.amd.gfx1250.tdm.make_tensor_descriptor(
        base=lhs + row * lhs_pitch,
        shape=(rows, depth),
        strides=(lhs_pitch, 1),
        block_shape=(TILE_M, TILE_K),
        layout=LHS_LAYOUT,
    )
    rhs_desc = gl.amd.gfx1250.tdm.make_tensor_descriptor(
        base=rhs + col,
        shape=(depth, cols),
        strides=(rhs_pitch, 1),
        block_shape=(TILE_K, TILE_N),
        layout=RHS_LAYOUT,
    )
    lhs_tiles = gl.allocate_shared_memory(lhs_desc.dtype, [2] + lhs_desc.block_shape, lhs_desc.layout)
    rhs_tiles = gl.allocate_shared_memory(rhs_desc.dtype, [2] + rhs_desc.block_shape, rhs_desc.layout)
    gl.amd.gfx1250.tdm.async_load(lhs_desc, [0, 0], lhs_tiles.index(0))
    gl.amd.gfx1250.tdm.async_load(rhs_desc, [0, 0], rhs_tiles.index(0))
    total = gl.zeros((TILE_M, TILE_N), dtype=gl.float32, layout=MATRIX)
    steps = depth // TILE_K
    for step in range(steps - 1):
        gl.amd.gfx1250.tdm.async_load(lhs_desc, [0, (step + 1) * TILE_K], lhs_tiles.index((step + 1) % 2))
        gl.amd.gfx1250.tdm.async_load(rhs_desc, [(step + 1) * TILE_K, 0], rhs_tiles.index((step + 1) % 2))
        gl.amd.gfx1250.tdm.async_wait(2)
        x = lhs_tiles.index(step % 2).load(layout=lhs_frag)
        y = rhs_tiles.index(step % 2).load(layout=rhs_frag)
        total = gl.amd.gfx1250.wmma(x, y, total)
    gl.amd.gfx1250.tdm.async_wait(0)
    x = lhs_tiles.index((steps - 1) % 2).load(layout=lhs_frag)
    y = rhs_tiles.index((steps - 1) % 2).load(layout=rhs_frag)
    total = gl.amd.gfx1250.wmma(x, y, total)
    out_row = row + gl.arange(0, TILE_M, layout=gl.SliceLayout(1, MATRIX))
    out_col = col + gl.arange(0, TILE_N, layout=gl.SliceLayout(0, MATRIX))
    gl.store(out + out_row[:, None] * out_pitch + out_col[None, :], total.to(gl.float16))


def _wmma_layout():
    """The gfx1250 matrix layout; its constructor changed between Triton releases."""
    try:
        return gl.amd.AMDWMMALayout(3, True, [[0, 1], [1, 0]], [], [16, 16, 32])
    except (TypeError, AssertionError):
        return gl.amd.AMDWMMALayout(
            version=3, transposed=True, warps_per_cta=[2, 2], instr_shape=[16, 16, 32]
        )


def layouts(tile_m: int, tile_n: int, tile_k: int) -> dict[str, object]:
    """The layouts that `gemm_tdm` takes: rows padded so that columns fall on different LDS banks."""
    return {
        "LHS_LAYOUT": gl.PaddedSharedLayout.with_identity_for([[tile_k, 8]], [tile_m, tile_k], [1, 0]),
        "RHS_LAYOUT": gl.PaddedSharedLayout.with_identity_for([[tile_n, 16]], [tile_k, tile_n], [1, 0]),
        "MATRIX": _wmma_layout(),
    }


_POINTERS = {"lhs": "*fp16", "rhs": "*fp16", "out": "*fp16"}
_PITCHES = {"depth": "i32", "lhs_pitch": "i32", "rhs_pitch": "i32", "out_pitch": "i32"}

#: Argument types of each kernel, in Triton's notation; the constexpr ones come from the recipe.
SIGNATURES = {
    "gemm_async": {**_POINTERS, **_PITCHES},
    "gemm_tdm": {**_POINTERS, "rows": "i32", "cols": "i32", **_PITCHES},
}
