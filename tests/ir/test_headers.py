"""The first line of a definition or declaration: its name is found behind whatever its type is called.

Where an architecture goes is ``annotate/architecture_in_any_layout.ll``.
"""

import pytest

from ldsopt import Module, annotate, parse
from ldsopt.ir import read
from ldsopt.ir.syntax import global_name, header

TYPE = '%"a @b(amdgpu_kernel c"'
"""A type's name that reads like the rest of a definition."""

HEADERS = {
    "define void @f() {": "f",
    f"define internal {TYPE} @f(i32 %x) #0 {{": "f",
    'define void @"f @g("(ptr @h) {': "f @g(",
    r'declare void @"a\22b"(i32)': 'a"b',
    "@A = addrspace(3) global ptr @B, align 8": "A",
    '@"a b" = alias i32, ptr @c': "a b",
}


@pytest.mark.parametrize(("line", "name"), HEADERS.items())
def test_name(line: str, name: str) -> None:
    found = header(line)
    assert found is not None
    assert found.name == name
    assert line[: found.stop].endswith(global_name(name))


@pytest.mark.parametrize("line", ["  call void @f()", "}", "", "!0 = !{ptr @f}", 'source_filename = "@f"'])
def test_other_lines_have_no_header(line: str) -> None:
    assert header(line) is None


def module(text: str) -> Module:
    return parse(
        f'target triple = "amdgcn-amd-amdhsa"\n{TYPE} = type {{ i32 }}\n{text}',
        source="<test>",
        mcpu="gfx942",
    )


@pytest.mark.parametrize(
    ("callee", "escapes"),
    [
        (f"declare {TYPE} @f(ptr addrspace(3))", True),
        (f"define weak {TYPE} @f(ptr addrspace(3) %p) {{\n  unreachable\n}}", True),
        (f"define {TYPE} @f(ptr addrspace(3) %p) {{\n  unreachable\n}}", False),
    ],
    ids=["declared", "may be replaced", "defined"],
)
def test_callee_with_such_a_result(callee: str, escapes: bool) -> None:
    text = module(
        "@A = external addrspace(3) global [0 x i8]\n@B = external addrspace(3) global [0 x i8]\n"
        f"{callee}\ndefine amdgpu_kernel void @g() {{\n  %r = call {TYPE} @f(ptr addrspace(3) @A)\n"
        "  store i8 0, ptr addrspace(3) @B\n  ret void\n}"
    )
    assert bool(annotate(text, bases="all").details.escapes) is escapes


def test_function_with_such_a_result_is_no_kernel() -> None:
    functions = module(
        f"define {TYPE} @f() {{\n  unreachable\n}}\ndefine amdgpu_kernel void @k() {{\n  ret void\n}}"
    ).functions()
    assert [function.is_kernel for function in functions] == [False, True]


def test_parameters_of_a_declaration_end_at_their_bracket() -> None:
    found = module("declare void @f(i32, ptr byref({ i32 })) addrspace(1) #0\nattributes #0 = { nounwind }")
    assert found.declarations()["f"].parameters == "i32, ptr byref({ i32 })"
    assert found.declarations()["f"].attributes == "nounwind"


def test_lines_of_the_file_for_such_a_function() -> None:
    given = f"""; a comment
target triple = "amdgcn-amd-amdhsa"
{TYPE} = type {{ i32 }}
define void @g() {{

  ret void
}}
define {TYPE} @f() {{
  fence acquire
  unreachable
}}
"""
    canonical = parse(given, source="<test>", mcpu="gfx942")
    lines = canonical.source_lines
    wanted = {"  ret void": 6, "  fence acquire": 9, "  unreachable": 10}
    assert {text: lines.of(canonical.lines.index(text) + 1) for text in wanted} == wanted


def test_word_of_assembly_at_the_start_of_a_line() -> None:
    asm = r"s_nop 0\0AA\09B, C-4, \22D E\22"
    found = module(f'define void @f() {{\n  call void asm sideeffect "{asm}", ""()\n  ret void\n}}')
    assert {"A", "B", "C", "C-4", "D E"} <= found.assembly_words().keys()
    assert " asm " in found.lines[found.assembly_words()["A"]]


def test_undefined_functions() -> None:
    text = f"""declare {TYPE} @f()
declare void @g()
define void @gg() {{
  %x = call {TYPE} @f()
  call void @gg()
  ret void
}}
"""
    assert read.undefined(text) == ("f",)
