"""Bytes of LDS before and behind packing are those of the compiled code."""

from __future__ import annotations

import pytest
from pack_kernels import ONE_AFTER_THE_OTHER, TILES, kernel, module, pack

import ldsopt


@pytest.mark.parametrize(
    "sizes",
    [(1, 4, 16, 3), (101, 256, 64), (5, 5, 6, 7, 8), (1000, 24, 24, 12, 8, 4, 2, 1), (33, 2, 17, 3, 3)],
)
def test_bytes_before_are_those_of_the_compiled_input(sizes: tuple[int, ...]):
    globals_ = "".join(
        f"@v{i} = internal addrspace(3) global [{size} x i8] poison\n" for i, size in enumerate(sizes)
    )
    body = "".join(f"  store volatile i8 1, ptr addrspace(3) @v{i}\n" for i in range(len(sizes)))
    packed = pack(module(globals_, kernel(body)), no_share=True)
    plan = packed.details.kernels[0].plan
    measured = [ldsopt.measure(m).functions[0].resources.lds_bytes for m in (packed.input, packed)]
    assert measured == [plan.before, plan.after]
    assert plan.after <= plan.before


def test_bytes_of_a_variable_that_stays_are_counted():
    fixed = '@C = internal addrspace(3) global [101 x i8] poison, section "x", align 64\n'
    text = module(TILES, fixed, kernel(ONE_AFTER_THE_OTHER + "  store i8 1, ptr addrspace(3) @C\n"))
    packed = pack(text)
    plan = packed.details.kernels[0].plan
    assert list(plan.kernel.fixed) == ["C"]
    measured = [ldsopt.measure(m).functions[0].resources.lds_bytes for m in (packed.input, packed)]
    assert measured == [plan.before, plan.after] == [2160, 1136]
