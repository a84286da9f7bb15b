"""FlyDSL kernels of the corpus. Each LDS array becomes a global of its own, sized but without an initializer."""

from __future__ import annotations

import flydsl.compiler as flyc
import flydsl.expr as fx
from flydsl.expr import gpu, rocdl

THREADS = 256
TILE = 4 * THREADS  # bytes of one tile: a float a work-item
CHUNKS = 16


@flyc.kernel
def row_softmax(source: fx.Tensor, target: fx.Tensor):
    """Softmax of a row of 256: one tree of partial results for the maximum, one for the sum."""
    lds = fx.SharedAllocator()
    maxima = lds.allocate(fx.Array[fx.Float32, THREADS]).peek()
    sums = lds.allocate(fx.Array[fx.Float32, THREADS]).peek()
    lane = gpu.thread_idx.x
    at = gpu.block_idx.x * THREADS + lane
    value = source[at] * 1.4426950408889634
    maxima[lane] = value
    for step in fx.range_constexpr(8):
        gpu.barrier()
        other = maxima[lane ^ (1 << step)]
        gpu.barrier()
        maxima[lane] = maxima[lane].maximumf(other)
    gpu.barrier()
    away = value - maxima[0]
    weight = fx.Float32(rocdl.exp2(fx.Float32.ir_type, away.ir_value()))  # exp2() needs ROCm's device library
    sums[lane] = weight
    for step in fx.range_constexpr(8):
        gpu.barrier()
        other = sums[lane ^ (1 << step)]
        gpu.barrier()
        sums[lane] = sums[lane] + other
    gpu.barrier()
    target[at] = weight / sums[0]


@flyc.kernel
def pipelined_sums(source: fx.Tensor, target: fx.Tensor):
    """Sums neighbours of 16 tiles; a tile comes by LDS-DMA into one array while the other is read."""
    lds = fx.SharedAllocator()
    current = lds.allocate(fx.Array[fx.Float32, THREADS]).peek()
    coming = lds.allocate(fx.Array[fx.Float32, THREADS]).peek()
    lane = gpu.thread_idx.x
    wave = rocdl.readfirstlane(fx.Int32.ir_type, lane // 64)
    data = rocdl.get_buffer_rsrc(fx.get_iter(rocdl.make_buffer_tensor(source)))
    first = gpu.block_idx.x * (CHUNKS * TILE) + lane * 4
    total = fx.Float32(0.0)

    rocdl.buffer_load_to_lds(data, _place(current, wave), first)
    for chunk in fx.range_constexpr(CHUNKS):
        read, fill = (current, coming) if chunk % 2 == 0 else (coming, current)
        rocdl.s_waitcnt(vmcnt=0)
        gpu.barrier()
        if fx.const_expr(chunk + 1 < CHUNKS):
            rocdl.buffer_load_to_lds(data, _place(fill, wave), first + (chunk + 1) * TILE)
        total = total + read[lane] * read[lane ^ 1] + read[lane ^ 64]
        gpu.barrier()
    target[gpu.block_idx.x * THREADS + lane] = total


def _place(array, wave):
    """The wave's part of an array, as the pointer that the DMA takes."""
    return fx.to_llvm_ptr(fx.add_offset(array.ptr, wave * 64))


@flyc.jit
def launch_row_softmax(source: fx.Tensor, target: fx.Tensor):
    row_softmax(source, target).launch(grid=(64, 1, 1), block=(THREADS, 1, 1))


@flyc.jit
def launch_pipelined_sums(source: fx.Tensor, target: fx.Tensor):
    pipelined_sums(source, target).launch(grid=(64, 1, 1), block=(THREADS, 1, 1))
