"""The copy of a module whose debug locations name its accesses."""

from __future__ import annotations

from ldsopt.checker.tracing import trace
from ldsopt.ir.read import parse

TEXT = r"""target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(4) constant [12 x i8] c"a, !dbg !5, ", align 1
@B = internal addrspace(3) global i32 poison, align 4, !dbg !0

define amdgpu_kernel void @k() !dbg !6 !odd$kind !9 {
  store i32 1, ptr addrspace(3) @B, align 4, !dbg !8
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "B", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "k.c", directory: "")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 1, type: !7, unit: !2, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !9)
!8 = !DILocation(line: 7, scope: !6)
!9 = !{}
"""


def test_own_locations_take_the_place_of_the_inputs() -> None:
    module = parse(TEXT, source="<test>", mcpu="gfx942")
    store = next(number for number, line in enumerate(module.lines) if line.startswith("  store "))
    traced = trace(module, {store: 3})
    assert traced.places == {(5, 1): store}
    again = parse(traced.text, source="<copy>", mcpu="gfx942")
    constant, variable = (again.lines[again.definition_lines()[name]] for name in "AB")
    assert 'c"a, !dbg !5, "' in constant
    assert "!dbg" not in variable
    (define,) = (line for line in again.lines if line.startswith("define "))
    assert define.count("!dbg") == 1
    assert "!odd$kind" in define
