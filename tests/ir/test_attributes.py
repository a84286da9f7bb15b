"""The facts about a launch that a function's attributes, and the features of the command line, state."""

import pytest

from ldsopt import Module, parse
from ldsopt.ir.attributes import launch_bounds, string_attributes, wave_size, with_told_shape
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
