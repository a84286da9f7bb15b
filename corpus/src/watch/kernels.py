# ruff: noqa: N803, PLR0917 -- constexpr arguments are upper case and many, as Triton writers expect
"""Kernels of the kind that a new Triton has made slower, for `benchmarks/upgrade_watch.py`.

They are not part of the corpus: what counts is the code that each Triton makes of them by itself.
"""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def moe_gemm(
    tokens,
    weights,
    scales,
    order,
    experts,
    out,
    count,
    cols,
    depth,
    token_pitch,
    weight_pitch,
    expert_pitch,
    scale_pitch,
    out_pitch,
    TOP: tl.constexpr,
    TILE_M: tl.constexpr,
    TILE_N: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """Mixture of experts: gathered rows times 8-bit weights of an expert, each 64 of them with a scale."""
    place = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)
    slot = tl.load(order + place)
    used = slot < count
    expert = tl.load(experts + tl.program_id(0)).to(tl.int64)
    col = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)
    step = tl.arange(0, TILE_K)
    left = tokens + (slot // TOP)[:, None] * token_pitch + step[None, :]
    right = weights + expert * expert_pitch + col[None, :] * weight_pitch + step[:, None]
    total = tl.zeros((TILE_M, TILE_N), tl.float32)
    for start in range(0, depth, TILE_K):
        x = tl.load(left + start, mask=used[:, None], other=0.0)
        packed = tl.load(right + start)
        scale = tl.load(scales + expert * scale_pitch * cols + col * scale_pitch + start // 64)
        w = (packed.to(tl.float16) - 128.0) * scale[None, :]
        total = tl.dot(x, w.to(tl.float16), total)
    inside = used[:, None] & (col < cols)[None, :]
    tl.store(out + slot[:, None] * out_pitch + col[None, :], total.to(tl.float16), mask=inside)


@triton.jit
def variable_k_gemm(
    lhs,
    rhs,
    out,
    ends,
    rows,
    cols,
    lhs_pitch,
    rhs_pitch,
    out_pitch,
    TILE_M: tl.constexpr,
    TILE_N: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """``out[g] = lhs[group g]^T @ rhs[group g]``: groups of rows of any length are multiplied over their length."""
    group = tl.program_id(2)
    first = tl.load(ends + group - 1, mask=group > 0, other=0)
    last = tl.load(ends + group)
    row = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)
    col = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)
    step = tl.arange(0, TILE_K)
    total = tl.zeros((TILE_M, TILE_N), tl.float32)
    for start in range(first, last, TILE_K):
        at = start + step
        x = tl.load(lhs + at[None, :] * lhs_pitch + row[:, None], mask=(at < last)[None, :], other=0.0)
        y = tl.load(rhs + at[:, None] * rhs_pitch + col[None, :], mask=(at < last)[:, None], other=0.0)
        total = tl.dot(x, y, total)
    inside = (row < rows)[:, None] & (col < cols)[None, :]
    place = out + group.to(tl.int64) * rows * out_pitch + row[:, None] * out_pitch + col[None, :]
    tl.store(place, total.to(tl.float16), mask=inside)


@triton.jit
def paged_attention(
    query,
    keys,
    values,
    pages,
    lengths,
    out,
    scale,
    query_pitch,
    page_pitch,
    most_pages,
    HEADS: tl.constexpr,
    PAGE: tl.constexpr,
    WIDTH: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """One new token of a sequence, and the keys and values of all before it, in pages that lie anywhere."""
    sequence = tl.program_id(0)
    length = tl.load(lengths + sequence)
    head = tl.arange(0, HEADS)
    lane = tl.arange(0, WIDTH)
    base = sequence * query_pitch + tl.program_id(1) * HEADS * WIDTH
    q = tl.load(query + base + head[:, None] * WIDTH + lane[None, :])
    peak = tl.full((HEADS,), float("-inf"), tl.float32)
    norm = tl.zeros((HEADS,), tl.float32)
    total = tl.zeros((HEADS, WIDTH), tl.float32)
    for start in range(0, length, TILE_K):
        at = start + tl.arange(0, TILE_K)
        seen = at < length
        page = tl.load(pages + sequence * most_pages + at // PAGE, mask=seen, other=0).to(tl.int64)
        row = page * page_pitch + (at % PAGE) * WIDTH
        k = tl.load(keys + row[None, :] + lane[:, None], mask=seen[None, :], other=0.0)
        score = tl.where(seen[None, :], tl.dot(q, k) * (scale * 1.4426950408889634), float("-inf"))
        peak_now = tl.maximum(peak, tl.max(score, 1))
        weight = tl.exp2(score - peak_now[:, None])
        shrink = tl.exp2(peak - peak_now)
        norm = norm * shrink + tl.sum(weight, 1)
        v = tl.load(values + row[:, None] + lane[None, :], mask=seen[:, None], other=0.0)
        total = tl.dot(weight.to(tl.float16), v, total * shrink[:, None])
        peak = peak_now
    place = out + base + head[:, None] * WIDTH + lane[None, :]
    tl.store(place, (total / norm[:, None]).to(tl.float16))


@triton.jit
def norm_quantise(out, steps, data, residual, gain, pitch, width, epsilon, TILE_K: tl.constexpr):
    """RMS norm of a row and what is added to it, then 8-bit integers with a scale."""
    at = tl.program_id(0).to(tl.int64) * pitch
    col = tl.arange(0, TILE_K)
    inside = col < width
    x = tl.load(data + at + col, mask=inside, other=0.0).to(tl.float32)
    x += tl.load(residual + at + col, mask=inside, other=0.0).to(tl.float32)
    tl.store(residual + at + col, x.to(tl.float16), mask=inside)
    y = (
        x
        * tl.rsqrt(tl.sum(x * x, 0) / width + epsilon)
        * tl.load(gain + col, mask=inside, other=0.0).to(tl.float32)
    )
    step = tl.maximum(tl.max(tl.abs(y), 0) / 127.0, 1e-10)
    tl.store(out + at + col, (y / step).to(tl.int8), mask=inside)
    tl.store(steps + tl.program_id(0), step)


_I = "i32"
SIGNATURES = {
    "moe_gemm": {
        "tokens": "*fp16", "weights": "*u8", "scales": "*fp16", "order": "*i32", "experts": "*i32", "out": "*fp16",
        "count": _I, "cols": _I, "depth": _I, "token_pitch": _I, "weight_pitch": _I, "expert_pitch": _I,
        "scale_pitch": _I, "out_pitch": _I,
    },
    "variable_k_gemm": {
        "lhs": "*fp16", "rhs": "*fp16", "out": "*fp16", "ends": "*i32", "rows": _I, "cols": _I, "lhs_pitch": _I,
        "rhs_pitch": _I, "out_pitch": _I,
    },
    "paged_attention": {
        "query": "*fp16", "keys": "*fp16", "values": "*fp16", "pages": "*i32", "lengths": "*i32", "out": "*fp16",
        "scale": "fp32", "query_pitch": _I, "page_pitch": _I, "most_pages": _I,
    },
    "norm_quantise": {
        "out": "*i8", "steps": "*fp32", "data": "*fp16", "residual": "*fp16", "gain": "*fp16", "pitch": _I,
        "width": _I, "epsilon": "fp32",
    },
}  # fmt: skip
