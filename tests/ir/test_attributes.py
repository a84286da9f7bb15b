"""The facts about a launch that a function's attributes state, and attributes added in whatever spelling the text has."""

import llvmlite.binding as llvm
import pytest

from ldsopt import InternalError, Module, parse
from ldsopt.ir.attributes import (
    FunctionAttributes,
    attributed,
    lacking,
    launch_bounds,
    string_attributes,
    wave_size,
    with_told_shape,
)
from ldsopt.ir.module import Function
from ldsopt.ir.read import reparse


def kernel(
    define: str, group: str = "", *, mcpu: str = "gfx1030", features: str = "", nodes: str = ""
) -> tuple[Module, Function]:
    """A module and its only function."""
    groups = f"attributes #0 = {{ {group} }}" if group else ""
    module = parse(
        f'target triple = "amdgcn-amd-amdhsa"\n{define} {{\nret void\n}}\n{groups}\n{nodes}',
        mcpu=mcpu,
        features=features,
    )
    (function,) = module.functions()
    return module, function


@pytest.mark.parametrize(
    ("own", "given", "expected"),
    [
        ("", "", 32),
        ("+wavefrontsize64", "", 64),
        ("+wavefrontsize32", "", 32),
        ("", "+wavefrontsize64", 64),
        ("", "+cumode, +wavefrontsize64", 64),
        ("-wavefrontsize32", "+wavefrontsize64", 64),
        ("+wavefrontsize64", "-wavefrontsize64", 32),
        ("+wavefrontsize64,-wavefrontsize64", "", 32),
        ("-wavefrontsize64,+wavefrontsize64", "", 64),
        ("+wavefrontsize64,-wavefrontsize32", "", 64),
        ("+wavefrontsize32", "+wavefrontsize64", 64),  # LLVM refuses both; the wider one is safe
        ("+wavefrontsize64,+wavefrontsize32", "", 64),
        ("+xwavefrontsize64", "", 32),
    ],
)
def test_wave_size_follows_the_features_in_order(own: str, given: str, expected: int) -> None:
    """As llc-22 does: the command line's features are appended to the function's."""
    group = f'"target-features"="{own}"'
    assert wave_size(*kernel("define amdgpu_kernel void @k() #0", group, features=given)) == expected


def test_a_helper_runs_in_its_callers_waves() -> None:
    helper = "define void @helper() {\nret void\n}\n"
    for size, expected in ((32, 32), (64, 64)):
        group = f'attributes #0 = {{ "target-features"="+wavefrontsize{size}" }}'
        module = parse(f"{helper}define amdgpu_kernel void @k() #0 {{\nret void\n}}\n{group}", mcpu="gfx1030")
        assert [wave_size(module, function) for function in module.functions()] == [expected, expected]


@pytest.mark.parametrize("features", ["", "+wavefrontsize32", "-wavefrontsize64"])
def test_an_architecture_without_the_choice_has_its_default(features: str) -> None:
    group = f'"target-features"="{features}"'
    assert wave_size(*kernel("define amdgpu_kernel void @k() #0", group, mcpu="gfx942")) == 64


@pytest.mark.parametrize(
    "define",
    [
        'define amdgpu_kernel void @"k) #1"(i32 %"a) #2 ") #0',
        'define amdgpu_kernel void @k(i32 "x"="1,8" %a, ptr byref({ i32 }) %b) unnamed_addr #0 section ") #3"',
        'define amdgpu_kernel void @k(ptr addrspace(1) align 4 %"b) !reqd_work_group_size !0 ") #0',
    ],
)
def test_group_is_found_behind_the_parameters(define: str) -> None:
    module, function = kernel(
        define, '"amdgpu-flat-work-group-size"="1,128"', nodes="!0 = !{i32 1, i32 1, i32 1}"
    )
    assert string_attributes(module, function) == {"amdgpu-flat-work-group-size": "1,128"}
    assert launch_bounds(module, function).flat == 128


def test_a_parameters_attribute_is_not_the_functions() -> None:
    define = 'define amdgpu_kernel void @k(i32 "target-features"="+wavefrontsize64" %a)'
    assert wave_size(*kernel(define)) == 32


@pytest.mark.parametrize(
    ("stated", "least", "most"),
    [
        ("1,64", 1, 64),
        (" 32, 64 ", 32, 64),
        ("64,64", 64, 64),
        *(
            (nothing, 1, 1024)
            for nothing in ("", "64", "128,64", "0,64", "1,2048", "1,0", "1,0x40", "1,64,64")
        ),
    ],
)
def test_sizes_that_llvm_does_not_take_state_nothing(stated: str, least: int, most: int) -> None:
    bounds = launch_bounds(
        *kernel("define amdgpu_kernel void @k() #0", f'"amdgpu-flat-work-group-size"="{stated}"')
    )
    assert (bounds.least, bounds.flat, bounds.sizes) == (least, most, (most, most, most))


def test_required_size_of_no_work_items_states_nothing() -> None:
    define = "define amdgpu_kernel void @k() !reqd_work_group_size !0"
    assert launch_bounds(*kernel(define, nodes="!0 = !{i32 64, i32 0, i32 0}")).sizes == (1024, 1024, 1024)
    assert launch_bounds(*kernel(define, nodes="!0 = !{i32 64, i32 2, i32 1}")).sizes == (64, 2, 1)


def test_a_told_size_stays_with_what_is_made_of_the_module() -> None:
    module, _ = kernel("define amdgpu_kernel void @k()")
    again = reparse(module.text, with_told_shape(module, ("workgroup-size=32,4",)))
    bounds = launch_bounds(again, next(again.functions()))
    assert (bounds.sizes, bounds.is_exact, bounds.is_told) == ((32, 4, 1), True, True)


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
