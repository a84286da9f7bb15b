"""The code that one kernel can run: what it calls, directly or not; all of the module where that is not known."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt.analysis.provenance.kernel_code import kernel_code

MODULE = """
target triple = "amdgcn-amd-amdhsa"
@kept = addrspace(1) global ptr null
@table = addrspace(4) constant [2 x ptr] [ptr @f, ptr @g]
@other = alias void (), ptr @g
@place = alias ptr, ptr addrspace(1) @kept
declare void @ext()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @take(ptr)
define amdgpu_kernel void @k(i32 %n, ptr %p) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = add i32 %t, %n
  %c = icmp ult i32 %s, 4
  br i1 %c, label %then, label %end
then:
  {line}
  br label %end
end:
  ret void
}}
define void @f() {{
  call void @g()
  ret void
}}
define void @g() {{
  ret void
}}
define amdgpu_kernel void @alone() {{
  ret void
}}
"""


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("store i32 %s, ptr %p", "k"),
        ("call void @g()", "k g"),
        ("call void @f()", "k f g"),
        ("call void @ext()", "all"),
        ("call void %p()", "all"),
        ("call void @other()", "all"),
        ('call void asm sideeffect "s_nop 0", ""()', "k"),
        ("store ptr @f, ptr addrspace(1) @kept", "all"),
        ("store ptr @other, ptr addrspace(1) @kept", "all"),
        ("store ptr getelementptr (i8, ptr @f, i32 4), ptr addrspace(1) @kept", "all"),
        ("store i64 ptrtoint (ptr @g to i64), ptr %p", "all"),
        ("store ptr null, ptr addrspace(1) @kept", "k"),
        ("store ptr null, ptr addrspace(1) @place", "k"),
        ("call void @take(ptr @g)", "all"),
    ],
)
def test_what_a_kernel_can_run(line: str, expected: str) -> None:
    module = ldsopt.parse(MODULE.format(line=line))
    functions = {function.name: function for function in module.functions()}
    found = {function.name for function in kernel_code(module, "k")}
    callable_ones = set(functions) - {"alone"}  # no code calls a kernel
    assert found == (callable_ones if expected == "all" else set(expected.split()))
