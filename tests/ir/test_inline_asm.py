"""Inline assembly: which statements a text is made of, and when that is not known."""

from typing import Any

import pytest

from ldsopt import parse

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'


def called(text: str) -> Any:
    """Inline assembly that the first instruction of a module's function ``f`` calls."""
    module = parse(HEAD + text)
    function = next(f for f in module.functions() if f.name == "f")
    return module.inline_asm(function.instructions[0].operands[-1])


def asm(text: str, outputs: str = "") -> Any:
    """Inline assembly with that text, as LLVM escapes it."""
    escaped = "".join(c if " " <= c < "\x7f" and c not in '"\\' else f"\\{ord(c):02X}" for c in text)
    return called(
        f'define void @f() {{\n  call void asm sideeffect "{escaped}", "{outputs}"()\n  ret void\n}}'
    )


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("", []),
        ("s_barrier", ["s_barrier"]),
        ("S_Barrier", ["s_barrier"]),
        ("s_waitcnt vmcnt(0)\n\ts_barrier\n", ["s_waitcnt vmcnt(0)", "s_barrier"]),
        ("s_waitcnt vmcnt(0)\r\ns_barrier", ["s_waitcnt vmcnt(0)", "s_barrier"]),
        ("s_nop 0 ; s_barrier", ["s_nop 0"]),
        ("s_nop 0 // s_barrier\ns_nop 1", ["s_nop 0", "s_nop 1"]),
        ("v_add_u32 $0, 100, ${1:x}", ["v_add_u32 $0, 100, ${1:x}"]),
        ("buffer_load_dword v[0:1], s[0:3], 0 offen offset:4095 lds", ["buffer_load_dword v[0:1], s[0:3], 0 offen offset:4095 lds"]),
    ],
)  # fmt: skip
def test_statement_is_a_line(text: str, statements: list[str]) -> None:
    found = asm(text)
    assert [f"{m} {o}".strip() for m, o in found.statements or ()] == statements
    assert found.statements is not None
    assert found.is_straight


@pytest.mark.parametrize(
    "text",
    [
        ".if 0\ns_barrier\n.endif",
        ".macro m\ns_barrier\n.endm\nm",
        ".long 0xbf8a0000",
        "/* s_barrier */ s_nop 0",
        "$(s_barrier$|s_nop 0$)",
        "s_nop 0 ; $(\ns_barrier$|$)",
        "x = 1",
        "x=1",
        "$0",
        "${:comment} s_barrier",
        's_load "a;b"',
        "s_nop ';'",
        "s_nop 0 \\\ns_barrier",
        "s_nop\x000",
        "# 1 x",
        "s_nöp 0",
    ],
)
def test_anything_else_is_not_taken_apart(text: str) -> None:
    assert asm(text).statements is None


@pytest.mark.parametrize(
    "text",
    ["s_branch 3\ns_barrier", "s_cbranch_scc0 .L\ns_barrier\n.L:", "a: s_barrier", "1:\ns_barrier", ".L_${:uid}: s_barrier",
     "s_setpc_b64 s[0:1]\ns_barrier", "s_endpgm\ns_barrier", "s_call_b64 s[0:1], f\ns_barrier", "s_trap 2\ns_barrier"],
)  # fmt: skip
def test_statements_behind_a_jump_or_label_may_not_be_executed(text: str) -> None:
    found = asm(text)
    assert ("s_barrier", "") in found.statements
    assert not found.is_straight


@pytest.mark.parametrize(
    ("head", "is_known"),
    [
        ("", True),
        ('module asm "; .macro in a comment"', True),
        ('module asm ".p2align 4"', True),
        ('module asm ".macro s_barrier"', False),
        ('module asm "x: .if 0"', False),
        ('module asm "/* without an end"', False),
        ('define void @g() {\ncall void asm sideeffect ".set x, 1", ""()\nret void\n}', False),
        ('@s = addrspace(1) constant [5 x i8] c".set "', True),
    ],
)
def test_other_assembly_of_the_module_may_redefine_mnemonics(head: str, is_known: bool) -> None:
    found = called(
        f'{head}\ndefine void @f() {{\ncall void asm sideeffect "s_barrier", "~{{memory}}"()\nret void\n}}'
    )
    assert (found.statements is not None) == is_known


@pytest.mark.parametrize(
    ("text", "constraints", "passes"),
    [("", "=v,0", True), ("", "=s,0", True), ("", "=v,v", False), ("", "=v,0,~{memory}", False), ("s_nop 0", "=v,0", False)],
)  # fmt: skip
def test_empty_statement_passes_its_operand(text: str, constraints: str, passes: bool) -> None:
    call = f'%r = call i32 asm sideeffect "{text}", "{constraints}"(i32 %x)'
    found = called(f"define void @f(i32 %x) {{\n  {call}\n  ret void\n}}")
    assert found.passes_operand == passes


def test_name_of_a_type_is_no_assembly() -> None:
    name = r'%"asm \22x\22, \22y\22"'
    found = called(
        f'{name} = type {{ i32, i32 }}\ndefine void @f() {{\n  %r = call {name} asm "s_nop 0", "=s,=s"()\n  ret void\n}}'
    )
    assert found.statements == (("s_nop", "0"),)
    assert not found.has_side_effects
