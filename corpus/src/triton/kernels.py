# ruff: noqa: N803, PLR0917 -- constexpr arguments are upper case and many, as Triton writers expect
"""Triton kernels of the corpus: what people run, written for it, one per way in which Triton uses LDS.

Triton keeps all of a kernel's LDS behind one base, ``@global_smem``, at offsets that its own allocator
chose; it overlays buffers itself. These are the modules with which range splitting and liveness are tried.
"""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def gemm_bias(
    lhs,
    rhs,
    bias,
    out,
    rows,
    cols,
    depth,
    lhs_pitch,
    rhs_pitch,
    out_pitch,
    TILE_M: tl.constexpr,
    TILE_N: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """fp16 ``out = lhs @ rhs + bias``: tiles of both operands staged through LDS in a software pipeline."""
    row = tl.program_id(1) * TILE_M + tl.arange(0, TILE_M)
    col = tl.program_id(0) * TILE_N + tl.arange(0, TILE_N)
    step = tl.arange(0, TILE_K)
    total = tl.zeros((TILE_M, TILE_N), dtype=tl.float32)
    for start in range(0, depth, TILE_K):
        left = depth - start
        x = tl.load(
            lhs + row[:, None] * lhs_pitch + (start + step)[None, :], mask=step[None, :] < left, other=0.0
        )
        y = tl.load(
            rhs + (start + step)[:, None] * rhs_pitch + col[None, :], mask=step[:, None] < left, other=0.0
        )
        total = tl.dot(x, y, total)
    inside = (row < rows)[:, None] & (col < cols)[None, :]
    total += tl.load(bias + col, mask=col < cols, other=0.0).to(tl.float32)[None, :]
    tl.store(out + row[:, None] * out_pitch + col[None, :], total.to(tl.float16), mask=inside)


@triton.jit
def attention(
    query,
    key,
    value,
    out,
    scale,
    length,
    pitch,
    head_stride,
    ROWS: tl.constexpr,
    KEYS: tl.constexpr,
    WIDTH: tl.constexpr,
    CAUSAL: tl.constexpr,
):
    """Attention of one head and one block of query rows, with the running maximum and sum of base 2."""
    base = tl.program_id(1) * head_stride
    first = tl.program_id(0) * ROWS
    row = first + tl.arange(0, ROWS)
    lane = tl.arange(0, WIDTH)
    q = tl.load(query + base + row[:, None] * pitch + lane[None, :])
    peak = tl.full((ROWS,), float("-inf"), tl.float32)
    norm = tl.zeros((ROWS,), tl.float32)
    total = tl.zeros((ROWS, WIDTH), tl.float32)
    end = first + ROWS if CAUSAL else length
    for start in range(0, end, KEYS):
        at = start + tl.arange(0, KEYS)
        k = tl.load(key + base + at[:, None] * pitch + lane[None, :])
        score = tl.dot(q, tl.trans(k)) * (scale * 1.4426950408889634)
        if CAUSAL:
            score = tl.where(row[:, None] >= at[None, :], score, float("-inf"))
        peak_now = tl.maximum(peak, tl.max(score, 1))
        weight = tl.exp2(score - peak_now[:, None])
        shrink = tl.exp2(peak - peak_now)
        norm = norm * shrink + tl.sum(weight, 1)
        v = tl.load(value + base + at[:, None] * pitch + lane[None, :])
        total = tl.dot(weight.to(tl.float16), v, total * shrink[:, None])
        peak = peak_now
    tl.store(out + base + row[:, None] * pitch + lane[None, :], (total / norm[:, None]).to(tl.float16))


@triton.jit
def softmax(out, data, pitch, width, BLOCK: tl.constexpr):
    """Softmax of one long row in two sweeps; only the reduction across waves goes through LDS."""
    at = tl.program_id(0).to(tl.int64) * pitch
    peak = tl.full((BLOCK,), float("-inf"), tl.float32)
    norm = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, width, BLOCK):
        col = start + tl.arange(0, BLOCK)
        x = tl.load(data + at + col, mask=col < width, other=float("-inf")).to(tl.float32)
        peak_now = tl.maximum(peak, x)
        seen = peak_now > float("-inf")
        norm = tl.where(seen, norm * tl.exp(peak - peak_now) + tl.exp(x - peak_now), 0.0)
        peak = peak_now
    top = tl.max(peak, 0)
    whole = tl.sum(tl.where(peak > float("-inf"), norm * tl.exp(peak - top), 0.0), 0)
    for start in range(0, width, BLOCK):
        col = start + tl.arange(0, BLOCK)
        x = tl.load(data + at + col, mask=col < width, other=float("-inf")).to(tl.float32)
        tl.store(out + at + col, tl.exp(x - top) / whole, mask=col < width)


@triton.jit
def layernorm(out, data, gain, shift, pitch, width, epsilon, BLOCK: tl.constexpr):
    """Layer norm of a row that fits one block; sum and sum of squares are reduced across waves."""
    at = tl.program_id(0) * pitch
    col = tl.arange(0, BLOCK)
    inside = col < width
    x = tl.load(data + at + col, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(x, 0) / width
    away = tl.where(inside, x - mean, 0.0)
    scale = tl.rsqrt(tl.sum(away * away, 0) / width + epsilon)
    y = away * scale * tl.load(gain + col, mask=inside, other=1.0) + tl.load(
        shift + col, mask=inside, other=0.0
    )
    tl.store(out + at + col, y.to(tl.float16), mask=inside)


@triton.jit
def column_extremes(out_value, out_index, data, rows, pitch, ROWS: tl.constexpr, COLS: tl.constexpr):
    """The largest value of each column and where it is: a reduction of pairs across waves."""
    row = tl.arange(0, ROWS)
    col = tl.program_id(0) * COLS + tl.arange(0, COLS)
    x = tl.load(data + row[:, None] * pitch + col[None, :], mask=row[:, None] < rows, other=float("-inf"))
    best, where = tl.max(x, 0, return_indices=True)
    tl.store(out_value + col, best)
    tl.store(out_index + col, where)


@triton.jit
def sort_scan(out, cutoff, data, limit, COUNT: tl.constexpr):
    """Nucleus cut-off: sort, running sum, how many values lie below the limit. Many shuffles through LDS."""
    at = tl.arange(0, COUNT)
    x = tl.load(data + tl.program_id(0) * COUNT + at)
    ranked = tl.sort(x)
    running = tl.cumsum(ranked, 0)
    tl.store(out + tl.program_id(0) * COUNT + at, running)
    tl.store(cutoff + tl.program_id(0), tl.sum((running < limit).to(tl.int32), 0))


@triton.jit
def histogram(out, data, count, BLOCK: tl.constexpr, BINS: tl.constexpr):
    """Counts bytes by their top bits; LDS atomics, then global ones."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(data + at, mask=at < count, other=0).to(tl.int32)
    tl.atomic_add(out + tl.arange(0, BINS), tl.histogram(x & (BINS - 1), BINS))


@triton.jit
def transpose(out, data, out_pitch, pitch, factor, TILE: tl.constexpr):
    """One tile, transposed through LDS and scaled."""
    row = tl.program_id(1) * TILE + tl.arange(0, TILE)
    col = tl.program_id(0) * TILE + tl.arange(0, TILE)
    tile = tl.load(data + row[:, None] * pitch + col[None, :])
    turned = tl.trans((tile * factor).to(tl.float16))
    tl.store(out + col[:, None] * out_pitch + row[None, :], turned)


#: Argument types of each kernel, in Triton's notation; the constexpr ones come from the recipe.
SIGNATURES = {
    "gemm_bias": {
        "lhs": "*fp16",
        "rhs": "*fp16",
        "bias": "*fp16",
        "out": "*fp16",
        "rows": "i32",
        "cols": "i32",
        "depth": "i32",
        "lhs_pitch": "i32",
        "rhs_pitch": "i32",
        "out_pitch": "i32",
    },
    "attention": {
        "query": "*fp16",
        "key": "*fp16",
        "value": "*fp16",
        "out": "*fp16",
        "scale": "fp32",
        "length": "i32",
        "pitch": "i32",
        "head_stride": "i32",
    },
    "softmax": {"out": "*fp32", "data": "*fp16", "pitch": "i32", "width": "i32"},
    "layernorm": {
        "out": "*fp16",
        "data": "*fp16",
        "gain": "*fp32",
        "shift": "*fp32",
        "pitch": "i32",
        "width": "i32",
        "epsilon": "fp32",
    },
    "column_extremes": {
        "out_value": "*fp32",
        "out_index": "*i32",
        "data": "*fp32",
        "rows": "i32",
        "pitch": "i32",
    },
    "sort_scan": {"out": "*fp32", "cutoff": "*i32", "data": "*fp32", "limit": "fp32"},
    "histogram": {"out": "*i32", "data": "*u8", "count": "i32"},
    "transpose": {"out": "*fp16", "data": "*fp16", "out_pitch": "i32", "pitch": "i32", "factor": "fp32"},
}
