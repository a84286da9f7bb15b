"""R9: in a tagged function, every DMA that is a global load stands between waits for LDS operations."""

from __future__ import annotations

from typing import Any

import pytest

import ldsopt
from ldsopt import Rule, check
from ldsopt.verifier.generator.random_kernel import random_kernel

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(8) %r, i32 %n) {{
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %n
  %x = load i32, ptr addrspace(3) %p
{dma}
  %y = load i32, ptr addrspace(3) @B
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %g
  ret void
}}
"""
GLOBAL = (
    "  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0)"
)
TO_LDS = (
    "  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0)"
)
BUFFER = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, "
    "i32 4, i32 0, i32 0, i32 0, i32 0)"
)


def lines_of(dma: str, mcpu: str | None = "gfx942") -> list[str]:
    text = ldsopt.annotate(ldsopt.parse(KERNEL.format(dma=dma), mcpu=mcpu)).text
    return [line.strip() for line in text.split("\n")]


@pytest.mark.parametrize("dma", [GLOBAL, TO_LDS])
def test_stands_between_waits(dma: str) -> None:
    lines = lines_of(dma)
    wait = "call void @llvm.amdgcn.s.waitcnt(i32 49279)"  # lgkmcnt(0) alone
    first = next(i for i, line in enumerate(lines) if line.startswith("%x = load i32"))
    last = next(i for i, line in enumerate(lines) if line.startswith("%y = load i32"))
    assert lines[first + 1] == lines[last - 1] == wait
    assert ".lds" in lines[last - 2]


def test_buffer_loads_are_counted_right() -> None:
    assert not any("s.waitcnt" in line for line in lines_of(BUFFER))


@pytest.mark.parametrize(
    ("between", "waits"),
    [
        ("", 2),
        ("  %a = add i32 %n, 4\n  %q = getelementptr i8, ptr addrspace(3) @A, i32 %a", 2),
        ("  %v = load i32, ptr addrspace(3) @B", 4),
        ("  %v = load i32, ptr addrspace(1) %g", 4),  # not arithmetic: by the rule, not looked at any closer
        (BUFFER, 4),
        ("  br label %next\n\nnext:", 4),
    ],
)
def test_dmas_with_arithmetic_between_share_their_waits(between: str, waits: int) -> None:
    lines = lines_of(f"{GLOBAL}\n{between}\n{GLOBAL}")
    assert sum("call void @llvm.amdgcn.s.waitcnt" in line for line in lines) == waits


def test_without_an_architecture_the_function_is_left_whole() -> None:
    annotated = ldsopt.annotate(ldsopt.parse(KERNEL.format(dma=GLOBAL)))
    assert "miscounts" in annotated.details.functions[0].left_whole
    assert "!alias.scope" not in annotated.text


def hazards(text: str) -> list[Rule]:
    return [
        finding.rule for finding in check(ldsopt.parse(text)).findings if finding.rule is Rule.REGISTER_HAZARD
    ]


@pytest.mark.parametrize(
    ("seed", "options"), [(21, {"bases": "all"}), (21, {})], ids=["bases all", "default"]
)
def test_no_register_is_used_before_it_is_there(seed: int, options: dict[str, Any]) -> None:
    """Without the waits the DMA is scheduled in front of a use, and lgkmcnt(2) stands for lgkmcnt(1)."""
    stock = random_kernel(seed).text
    assert ".global.load.lds" in stock
    assert not hazards(stock)
    text = ldsopt.annotate(ldsopt.parse(stock), **options).text
    assert not hazards(text)
    bare = "\n".join(line for line in text.split("\n") if "call void @llvm.amdgcn.s.waitcnt" not in line)
    assert hazards(bare)
