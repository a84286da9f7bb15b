"""A FlyDSL kernel with two LDS arrays that are never needed at one time."""

import flydsl.compiler as flyc
import flydsl.expr as fx
from flydsl.expr import gpu

THREADS = 256
ROUNDS = 24


@flyc.kernel
def two_stages(source: fx.Tensor, target: fx.Tensor):
    lds = fx.SharedAllocator()
    first = lds.allocate(fx.Array[fx.Float32, THREADS * ROUNDS]).peek()
    second = lds.allocate(fx.Array[fx.Float32, THREADS * ROUNDS]).peek()
    lane = gpu.thread_idx.x
    at = gpu.block_idx.x * THREADS + lane
    for n in fx.range_constexpr(ROUNDS):
        first[lane + n * THREADS] = source[at + n]
    gpu.barrier()
    total = fx.Float32(0.0)
    for n in fx.range_constexpr(ROUNDS):
        total = total + first[(lane ^ 1) + n * THREADS]
    gpu.barrier()
    for n in fx.range_constexpr(ROUNDS):
        second[lane + n * THREADS] = total * source[at + n]
    gpu.barrier()
    for n in fx.range_constexpr(ROUNDS):
        total = total + second[(lane ^ 2) + n * THREADS]
    target[at] = total


@flyc.jit
def launch_two_stages(source: fx.Tensor, target: fx.Tensor):
    two_stages(source, target).launch(grid=(4, 1, 1), block=(THREADS, 1, 1))
