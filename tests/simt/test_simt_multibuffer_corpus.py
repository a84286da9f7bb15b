"""The kernels with many LDS buffers need the barriers that they have, and what it takes to execute them.

That each gives what numpy says, in several orders, is in `test_simt_corpus`.
"""

from __future__ import annotations

import corpus_launches
import numpy as np
import pytest

from ldsopt.ir.read import parse
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import simulate

ENTRIES = {
    entry["file"].removeprefix("ir/clang-22/"): entry
    for entry in corpus_launches.ENTRIES
    if entry["source"].startswith(("src/hip/", "src/opencl/"))
}
NEEDED_BARRIERS = {
    "radix_pass.gfx942.ll": [0, 1, 8, 10, 12, 14],
    "attention.gfx942.ll": [0, 4, 7],
    "conv_im2col.gfx942.ll": [0, 1, 2],
    "transpose_gemm.gfx950.ll": [0, 1, 2],
    "fft1024.gfx1100.ll": [0, 1, 2, 3, 4],
    "batch_norm.gfx942.ll": [0, 4, 6, 10, 12],
    "layernorm_gemm.gfx1100.ll": [0, 5, 6, 7],
    "top_k.gfx1250.ll": [0, 4, 8],
}
"""Barriers, by their order in the text, between accesses of different waves to one buffer. Others keep buffers apart."""


@pytest.mark.parametrize(("name", "number"), [(n, k) for n, ks in NEEDED_BARRIERS.items() for k in ks])
def test_a_removed_barrier_is_a_race(name: str, number: int) -> None:
    entry = ENTRIES[name]
    lines = (corpus_launches.CORPUS / entry["file"]).read_text().split("\n")
    barriers = [i for i, line in enumerate(lines) if "call void @llvm.amdgcn.s.barrier()" in line]
    start = next(i for i, line in enumerate(lines) if "amdgpu_kernel" in line)
    del lines[[i for i in barriers if i > start][number]]
    result = simulate(parse("\n".join(lines), mcpu=entry["arch"]), corpus_launches.case(entry).launch)
    assert "race" in {finding.kind for finding in result.findings}


def test_elements_above_64_bits() -> None:
    """What clang makes of an array of vectors in registers."""
    module = parse("""
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  %v = load <8 x i32>, ptr addrspace(1) %p
  %w = bitcast <8 x i32> %v to <2 x i128>
  %e = extractelement <2 x i128> %w, i64 1
  %f = bitcast i128 %e to <4 x i32>
  store <4 x i32> %f, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
""")
    result = simulate(module, Launch((1,), (64,), [np.arange(8, dtype="u4")]))
    assert result.outputs["arg0"].tolist() == [4, 5, 6, 7, 4, 5, 6, 7]
