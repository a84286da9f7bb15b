"""The alignment that a line states."""

from __future__ import annotations

import pytest

from ldsopt.ir.details import stated_alignment


@pytest.mark.parametrize(
    ("line", "align"),
    [
        ("  %a = load i32, ptr %p, align 4", 4),
        ("  store i32 0, ptr %p, align 2, !tbaa !3", 2),
        ('  store i32 0, ptr %", align 64", align 1', 1),
        ("  %a = alloca i32, align 8, addrspace(5)", 8),
        ("  %a = atomicrmw add ptr %p, i32 1 monotonic, align 4", 4),
        ("  %a = load i32, ptr %p", None),
        ('  %a = load i32, ptr %", align 64"', None),
        ("  call void @f(ptr align 16 %p)", None),
        ('@", align 4" = external addrspace(3) global [0 x i8], align 16', 16),
        ('@a = addrspace(3) global [4 x i8] undef, section ", align 32", align 16, !dbg !4', 16),
        ("@a = addrspace(3) global [4 x i8] undef", None),
    ],
)
def test_stated_alignment(line: str, align: int | None) -> None:
    assert stated_alignment(line) == align
