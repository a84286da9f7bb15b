"""The code that a call runs outside of the module: behind a name, a pointer, or a jump of inline assembly."""

import pytest
from text_sections import beside

import ldsopt

TEXTS = beside(__file__)
MODULE = TEXTS["MODULE"]


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
    """It may run whatever function of the module others may name, so that the variables of that stay where they are."""
    text = MODULE.format(call=call, kind="internal", size=256, value="poison")
    packed = ldsopt.pack(ldsopt.parse(text, mcpu="gfx942"), no_share=True)
    assert ("ldsopt.arena" not in packed.text) == expected


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
    text = MODULE.replace("  store i32 7, ptr addrspace(3) @A\n", "").format(
        call=call, kind="external", size=0, value=""
    )
    assert bool(ldsopt.annotate(ldsopt.parse(text, mcpu="gfx942"), bases="all").details.edits) != expected
