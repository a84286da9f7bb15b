"""Calls: the code that one runs outside of the module, and functions that belong together since calls may lead from one to the other."""

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


HEAD = """target triple = "amdgcn-amd-amdhsa"
@plain = internal addrspace(1) global i32 0
"""


def function(name: str, body: str = "", kernel: bool = False) -> str:
    kind = "amdgpu_kernel void" if kernel else "void"
    return f"define {kind} @{name}(ptr %p) {{\n{body}  ret void\n}}\n"


def call(name: str) -> str:
    return f"  call void @{name}(ptr %p)\n"


USES_PLAIN = "  store i32 1, ptr addrspace(1) @plain\n"
AB = function("a") + function("b")


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        pytest.param(AB, ["a", "b"], id="nothing connects them"),
        pytest.param(function("a", call("b")) + function("b"), ["a b"], id="a call"),
        pytest.param(function("a", call("c")) + function("b", call("c")) + function("c"), ["a b c"], id="a common callee"),
        pytest.param(function("a", call("b")) + function("b") + function("c", call("d")) + function("d"), ["a b", "c d"], id="two groups"),
        pytest.param(function("a", "  store ptr @b, ptr %p\n") + function("b"), ["a b"], id="an address that is taken"),
        pytest.param(function("a", "  call void %p(ptr %p)\n") + function("b") + function("c"), ["a b c"], id="a call through a pointer"),
        pytest.param(function("a", USES_PLAIN) + function("b", USES_PLAIN), ["a", "b"], id="data is no call"),
        pytest.param("@t = internal addrspace(1) global ptr @b\n" + function("a", "  %x = load ptr, ptr addrspace(1) @t\n") + function("b"), ["a b"], id="a table of functions"),
        pytest.param("@llvm.used = appending addrspace(1) global [2 x ptr] [ptr @a, ptr @b], section \"llvm.metadata\"\n" + AB, ["a", "b"], id="llvm.used connects nothing"),
        pytest.param("@z = alias void (ptr), ptr @b\n" + function("a", call("z")) + function("b"), ["a b"], id="an alias"),
        pytest.param(function('"a b"', call('"c(d"')) + function('"c(d"'), ["a b|c(d"], id="quoted names"),
        pytest.param("declare void @far(ptr)\n" + function("a", call("far")) + function("b", call("far")), ["a", "b"], id="a declaration is no link"),
        pytest.param("", [], id="no function"),
    ],
)  # fmt: skip
def test_groups(text: str, groups: list[str]) -> None:
    found = ldsopt.optimize(ldsopt.parse(HEAD + text, mcpu="gfx942"), effort=0).details.groups
    separator = "|" if any("|" in group for group in groups) else " "
    assert [separator.join(sorted(group.functions)) for group in found] == groups
