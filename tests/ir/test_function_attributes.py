"""Attributes added to functions, in whatever spelling the user's text has."""

import llvmlite.binding as llvm
import pytest

from ldsopt import InternalError, parse
from ldsopt.ir.attributes import FunctionAttributes, attributed, lacking, string_attributes
from ldsopt.ir.read import reparse

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
TAIL = '\nattributes #0 = { nounwind "target-cpu"="gfx942" }\n'
DEFINES = [
    "define amdgpu_kernel void @k() #0 {",
    "define amdgpu_kernel void @k() local_unnamed_addr #0 {",
    'define amdgpu_kernel void @k(ptr addrspace(1) noundef align 8 %p, i32 %"a) #3") #0 {',
    'define amdgpu_kernel void @"k"() #0 section "#7 {" align 256 {',
    'define amdgpu_kernel void @k() nounwind "target-cpu"="gfx942" {  ; no group: #0 {',
    "define amdgpu_kernel void @k() #0 !reqd_work_group_size !0 {",
    "define amdgpu_kernel void @k() {",
    'define amdgpu_kernel void @k() #0 "a" = "b" "c" {',
]


def text_of(define: str) -> str:
    return f"{HEAD}{define}\n  ret void\n}}\ndefine void @other() #0 {{\n  ret void\n}}{TAIL}!0 = !{{i32 64, i32 1, i32 1}}\n"


@pytest.mark.parametrize("define", DEFINES)
def test_only_the_named_function_gets_it(define: str) -> None:
    text = text_of(define)
    module = parse(text, mcpu="gfx942")
    made, _ = attributed(module, FunctionAttributes("x-y", "1,2", frozenset({"k"})), text)
    assert made.replace(' "x-y"="1,2"', "") == text
    after = reparse(made, module)
    values = {f.name: string_attributes(after, f).get("x-y") for f in after.functions()}
    assert values == {"k": "1,2", "other": None}


@pytest.mark.parametrize("changed", [False, True])
def test_bitcode_has_no_comment_of_its_name(changed: bool) -> None:
    """Its print is told from one with the attribute as a text's is."""
    module = parse(llvm.parse_assembly(text_of(DEFINES[0])).as_bitcode(), mcpu="gfx942")
    asked = FunctionAttributes("x-y", "1", frozenset({"k"}))
    if changed:
        with pytest.raises(InternalError, match="more than the attribute"):
            attributed(module, asked, module.text.replace("ret void", "unreachable", 1))
    else:
        _, after = attributed(module, asked, module.text)
        assert lacking(after, "x-y") == {"other"}


def test_a_module_without_any_attributes_gets_its_first() -> None:
    module = parse(f"{HEAD}define amdgpu_kernel void @k() {{\n  ret void\n}}\n", mcpu="gfx942")
    made, _ = attributed(module, FunctionAttributes("x-y", "1", frozenset({"k"})), module.text)
    assert lacking(reparse(made, module), "x-y") == frozenset()


def test_an_author_s_choice_stays() -> None:
    module = parse(text_of(DEFINES[0]).replace("nounwind", 'nounwind "x-y"="0"'), mcpu="gfx942")
    assert lacking(module, "x-y") == frozenset()
    assert lacking(module, "z") == {"k", "other"}


def test_a_definition_on_several_lines_is_left() -> None:
    text = text_of("define amdgpu_kernel void\n  @k() #0 {")
    module = parse(text, mcpu="gfx942")
    with pytest.raises(InternalError, match="no line defines the function 'k'"):
        attributed(module, FunctionAttributes("x-y", "1", frozenset({"k"})), text)


def test_a_text_that_says_more_than_was_meant_is_refused() -> None:
    text = text_of(DEFINES[0])
    module = parse(text, mcpu="gfx942")
    with pytest.raises(InternalError, match="more than the attribute"):
        attributed(
            module,
            FunctionAttributes("x-y", "1", frozenset({"k"})),
            text.replace("ret void", "unreachable", 1),
        )
