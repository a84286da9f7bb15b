"""The identity by which a finding of one version of a module is the same one in another."""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.simt.findings import InstructionSite
from ldsopt.verifier.equivalence import Identities

TEXT = """target triple = "amdgcn-amd-amdhsa"
%"a @b(" = type { i32 }
declare void @"f g"(ptr)
declare void @f(ptr)
define amdgpu_kernel void @k(ptr %p) {
  call void @f(ptr %p)
  tail call void @"f g"(ptr %p)
  call void @"f g"(ptr %p)
  call void %p(ptr @f)
  store i32 0, ptr %p
  ret void
}
define %"a @b(" @"odd name"(ptr %p) {
  store i32 0, ptr %p
  unreachable
}
"""


@pytest.mark.parametrize(
    ("text", "number", "identity"),
    [
        ("  call void @f(ptr %p)", 0, ("k", "call f", 1)),
        ('  tail call void @"f g"(ptr %p)', 0, ("k", "call f g", 1)),
        ('  call void @"f g"(ptr %p)', 0, ("k", "call f g", 2)),
        ("  call void %p(ptr @f)", 0, ("k", "call", 1)),
        ("  store i32 0, ptr %p, align 4", 0, ("k", "store i32", 1)),
        ("  store i32 0, ptr %p, align 4", 1, ("odd name", "store i32", 1)),
    ],
)
def test_identity_of_an_instruction(text: str, number: int, identity: tuple[str, str, int]) -> None:
    module = parse(TEXT, source="<test>", mcpu="gfx942")
    line = [n for n, found in enumerate(module.lines, 1) if found == text][number]
    assert Identities(module).of_site(InstructionSite("k", line, text.strip())) == identity
