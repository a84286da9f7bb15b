"""The code that a call runs outside of the module: behind a name, a pointer, or a jump of inline assembly."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt.analysis.flow.callees import Callees
from ldsopt.ir.details import is_call

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
    module = ldsopt.parse(MODULE.format(call=call))
    function = next(f for f in module.functions() if f.is_kernel)
    (found,) = (i for i in function.instructions if is_call(i))
    assert Callees(module).runs_unseen(found) == expected


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("call void @ext()", False),
        ("call void @llvm.amdgcn.s.barrier()", False),
        ('call void asm sideeffect "s_nop 0", ""()', False),
        ('call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds", ""()', True),
        ('call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen", ""()', False),
        (r'call void asm sideeffect "s_nop 0\0Abuffer_load_dword v0, s[0:3], 0 offen lds", ""()', True),
        (r'call void asm sideeffect ".if 1\0As_nop 0\0A.endif", ""()', True),
        ('call void asm sideeffect "$(buffer_load_dword v0, s[0:3], 0 offen lds$|s_nop 0$)", ""()', True),
        ('call void asm sideeffect "$(s_nop 0$|s_nop 1$)", ""()', False),
    ],
)
def test_a_dma_in_assembly(call: str, expected: bool) -> None:
    """Assembly that cannot be taken apart starts one if it may: by its words, or where there may be more than it says."""
    module = ldsopt.parse(MODULE.format(call=call))
    function = next(f for f in module.functions() if f.is_kernel)
    (found,) = (i for i in function.instructions if is_call(i))
    assert Callees(module).hides_dma(found) == expected
