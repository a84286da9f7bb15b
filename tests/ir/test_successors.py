"""The blocks that a terminator may go to, and their labels."""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.ir.edge_blocks import block_labels, successors

PADS = "\na:\nret void\nb:\n{}ret void"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("ret void", [[]]),
        ("br label %a\na:\nret void", [[1], []]),
        ("br i1 %c, label %a, label %b" + PADS.format(""), [[2, 1], [], []]),
        ("br i1 %c, label %a, label %a\na:\nret void", [[1, 1], []]),
        ("switch i32 %n, label %a [i32 1, label %b\ni32 2, label %a]" + PADS.format(""), [[1, 2, 1], [], []]),
        (
            "invoke void @f() to label %a unwind label %b" + PADS.format("landingpad i32 cleanup\n"),
            [[1, 2], [], []],
        ),
        ('callbr void asm "", "!i"() to label %a [label %b]' + PADS.format(""), [[1, 2], [], []]),
        ("unreachable\na:\nbr label %a", [[], [1]]),
    ],
)
def test_successors(body: str, expected: list[list[int]]) -> None:
    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\ndeclare void @f()\ndeclare i32 @pers(...)\n'
        f"define void @k(i1 %c, i32 %n) personality ptr @pers {{\n{body}\n}}"
    )
    (function,) = module.functions()
    assert successors(function) == expected


@pytest.mark.parametrize(
    ("body", "define", "expected"),
    [
        ("entry:\n  br label %next\nnext:\n  ret void", "@k()", ["%entry", "%next"]),
        ("  br label %next\nnext:\n  ret void", "@k(i32 %n)", ["%0", "%next"]),
        ("  br label %3\n3:\n  ret void", "@k(i32 %0, i32 %1)", ["%2", "%3"]),
        ('"an entry":\n  br label %"b:c"\n"b:c":                 ; preds = %"an entry"\n  ret void', "@k()", ['%"an entry"', '%"b:c"']),
        ("  br label %-1\n-1:\n  br label %a.b$\na.b$:\n  ret void", "@k()", ["%0", "%-1", '%"a.b$"']),
    ],
)  # fmt: skip
def test_labels_are_as_a_phi_names_them(body: str, define: str, expected: list[str]) -> None:
    read = parse(f'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void {define} {{\n{body}\n}}\n')
    assert block_labels(read, next(iter(read.functions()))) == expected
