"""What a call runs that is not in the module: code behind a name, a pointer, or a jump of inline assembly."""

from __future__ import annotations

import pytest

from ldsopt import api
from ldsopt.analysis.flow.callees import Callees
from ldsopt.ir.calls import is_call

MODULE = """
target triple = "amdgcn-amd-amdhsa"
declare void @ext()
declare void @llvm.amdgcn.s.barrier()
define void @own() {{
  ret void
}}
define amdgpu_kernel void @k(ptr %p, i64 %at) {{
  {call}
  ret void
}}
"""


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("call void @ext()", True),
        ("call void %p()", True),
        ("call void @own()", False),
        ("call void @llvm.amdgcn.s.barrier()", False),
        ('call void asm sideeffect "s_nop 0", ""()', False),
        ('call void asm sideeffect "s_nop 0 ; $0", "s"(i64 %at)', False),
        ('call void asm sideeffect "s_nop 0 ; $0", "s"(ptr @own)', True),
        ('call void asm sideeffect "s_swappc_b64 s[30:31], $0", "s"(i64 %at)', True),
        ('call void asm sideeffect "s_setpc_b64 $0", "s"(i64 %at)', True),
    ],
)
def test_code_that_is_not_seen(call: str, expected: bool) -> None:
    module = api.parse(MODULE.format(call=call))
    function = next(f for f in module.functions() if f.is_kernel)
    (found,) = (i for i in function.instructions if is_call(i))
    assert Callees(module).runs_unseen(found) == expected
