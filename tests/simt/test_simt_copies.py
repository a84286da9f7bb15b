"""Asynchronous copies: bytes of each lane, false claims, and copies that wait for nothing; the rest is `tests/cases/simulate/copies.ll`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from lane_kernels import random_bits, run

from ldsopt import Launch, Schedule

LATE, EARLY = Schedule(dma="latest"), Schedule(dma="earliest")
DATA = random_bits(1, 512, "u4")


def kernel(body: str, *, copy: str = "", tags: str = "") -> str:
    copy = copy or (
        "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)"
    )
    return f"""
@lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
{copy}{tags}
{body}
  ret void
}}"""


READ_OWN = "  %x = load i32, ptr addrspace(3) %own\n  store i32 %x, ptr addrspace(1) %place"
WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n"  # vmcnt(0)


def launch(waves: int = 1) -> Launch:
    return Launch((1,), (64 * waves,), [DATA, np.zeros(64 * waves, "u4")])


def test_a_declared_noalias_read_does_not_wait_and_is_found_out() -> None:
    nodes = "\n!0 = distinct !{!0}\n!1 = distinct !{!1, !0}\n!2 = !{!1}\n"
    body = READ_OWN.replace("%own\n", "%own, !noalias !2\n")
    result = run(kernel(body, tags=", !alias.scope !2") + nodes, launch(), LATE)
    assert {f.kind for f in result.findings} == {"false-noalias"}
    assert not result.outputs["arg1"].any()
    waited = run(kernel(WAIT + body, tags=", !alias.scope !2") + nodes, launch(), LATE)
    assert waited.outputs["arg1"].tolist() == DATA[:64].tolist()


@pytest.mark.parametrize("schedule", [LATE, EARLY], ids=str)
@pytest.mark.parametrize(
    ("size", "words"),
    [
        (1, lambda lane: [int(DATA[lane]) & 0xFF]),
        (2, lambda lane: [int(DATA[lane]) & 0xFFFF]),
        (4, lambda lane: [int(DATA[lane])]),
        (12, lambda lane: [*(int(DATA[lane + i]) for i in range(3)), 9]),
        (16, lambda lane: [int(DATA[lane + i]) for i in range(4)]),
    ],
)
def test_lanes_lie_a_word_apart_at_least_and_twelve_bytes_leave_the_fourth_word(
    size: int, words: Callable[[int], list[int]], schedule: Schedule
) -> None:
    """AMD CDNA4 ISA, 9.1.9."""
    text = f"""
@lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @lds, i32 {size}, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}}"""
    result = run(text, Launch((1,), (64,), [DATA, np.zeros(256, "u4")]), schedule, arch="gfx950")
    found = [word for lane in range(64) for word in words(lane)]
    assert result.findings == ()
    assert result.outputs["arg1"].tolist() == found + [9] * (256 - len(found))


PER_LANE = (
    "  call void @llvm.amdgcn.global.load.async.to.lds.b32"
    "(ptr addrspace(1) %from, ptr addrspace(3) %own, i32 0, i32 0)"
)


def test_per_lane_copies_wait_for_nothing_by_themselves() -> None:
    small = Launch((1,), (32,), [DATA, np.zeros(32, "u4")])
    wait = "  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)\n"
    clean = run(kernel(wait + READ_OWN, copy=PER_LANE), small, LATE, arch="gfx1250")
    assert clean.findings == ()
    assert clean.outputs["arg1"].tolist() == DATA[:32].tolist()
    faulty = run(kernel(READ_OWN, copy=PER_LANE), small, LATE, arch="gfx1250")
    assert "race" in {f.kind for f in faulty.findings}
    assert "own copy" in str(faulty.findings[0])
    assert faulty.outputs["arg1"].tolist() != DATA[:32].tolist()
