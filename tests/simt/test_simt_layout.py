"""Where the simulator puts the variables of LDS."""

from __future__ import annotations

from ldsopt.ir.read import parse
from ldsopt.ir.types import Types
from ldsopt.simt.kinds import Kinds
from ldsopt.simt.layout import constants_of, lds_layout

TEXT = """target triple = "amdgcn-amd-amdhsa"
@"a, align 64" = internal addrspace(3) global [3 x i8] poison, section "b, align 64", align 1
@B = internal addrspace(3) global i32 poison, align 4
@C = internal addrspace(4) constant [2 x i32] [i32 1, i32 2], section "c, align 8", align 4
@D = internal addrspace(4) constant [3 x i8] c"a,b", align 1
@E = external addrspace(1) global i64, align 8

define amdgpu_kernel void @k() {
  store i8 1, ptr addrspace(3) @"a, align 64", align 1
  store i32 1, ptr addrspace(3) @B, align 4
  ret void
}
"""


def test_alignment_is_not_read_from_names_and_sections() -> None:
    module = parse(TEXT, source="<test>", mcpu="gfx942")
    named = module.named_types()
    layout = lds_layout(module, Kinds(Types(named), named), [(0, len(module.lines))])
    assert layout.addresses == {"B": 0, "a, align 64": 4}
    assert (layout.static, layout.dynamic) == (7, 7)


def test_initializers_end_at_the_comma_behind_them() -> None:
    module = parse(TEXT, source="<test>", mcpu="gfx942")
    named = module.named_types()
    found = {g.name: (g.initializer, g.size) for g in constants_of(module, Kinds(Types(named), named))}
    assert found == {"C": ("[i32 1, i32 2]", 8), "D": ('c"a,b"', 3), "E": ("", 8)}
