"""Kernels that are alike are judged once, and what is found of each is what is found of it alone."""

import pytest
from test_scale import counted
from text_sections import beside

import ldsopt
from ldsopt import RaceCheckOptions, parse

TEXTS = beside(__file__)
_KERNEL = TEXTS["_KERNEL"]
_AROUND = TEXTS["AROUND"]
_CALL = {"asm": "call void @helper()"}
_USUAL = {"first": "head", "second": "tail", "i": "i", "asm": "; nothing", "step": "4"}


def _module(*kernels: dict[str, str], more: str = "") -> ldsopt.Module:
    text = "".join(_KERNEL.format_map(_USUAL | {"name": f"k{n}"} | one) for n, one in enumerate(kernels))
    return parse(_AROUND.format(kernels=text, more=more))


def _judged(module: ldsopt.Module) -> tuple[int, int]:
    """Of how many kernels waits are judged, and of how many what the waves of one may do beside each other."""
    with counted() as counts:
        ldsopt.check(module, RaceCheckOptions(race_seconds=0.1))
    return counts["judging.function"], counts["wave_races._of_kernel"]


def test_kernels_that_differ_in_the_names_of_values_are_alike() -> None:
    assert _judged(_module({}, {"i": "another", "first": "again"}, {"step": "8"})) == (2, 2)


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        ({}, {"step": "8"}, ""),
        ({}, {"asm": 'call void asm sideeffect "s_nop 0", ""()'}, ""),
        (
            {"asm": 'call void asm sideeffect "s_nop 0 ; %i", ""()'},
            {"asm": 'call void asm sideeffect "s_nop 0 ; %j", ""()', "i": "j"},
            "",
        ),
        ({}, {"name": "kernel"}, "@kept = global ptr @kernel"),
        ({}, {"name": '"with space"'}, ""),
        ({"asm": "call void @k0(ptr addrspace(8) %rsrc, ptr addrspace(1) %out, i32 0)"}, {}, ""),
        (_CALL, _CALL, "define internal void @helper() noinline #0 {\n  ret void\n}"),
        (
            {"asm": "%u = getelementptr %T, ptr addrspace(3) @A, i32 1"},
            {"asm": "%u = getelementptr %U, ptr addrspace(3) @A, i32 1"},
            "%T = type { i32 }\n%U = type { i64 }",
        ),
        ({"first": "a", "second": "b"}, {"first": "b", "second": "a", "step": "8"}, ""),
    ],
    ids=["constant", "asm", "asm text", "referred to", "quoted", "called", "callers", "types", "blocks"],
)
def test_kernels_are_not_alike(one: dict[str, str], other: dict[str, str], more: str) -> None:
    callees = more.count("define")
    assert _judged(_module(one, other, more=more)) == (2 + callees, 2)


def test_branches_to_other_blocks_are_not_alike() -> None:
    kernel = "define amdgpu_kernel void @k{n}(i1 %c) #0 {{\nentry:\n  br i1 %c, label %{to}, label %{other}\n"
    kernel += "a:\n  store i32 0, ptr addrspace(3) @A\n  ret void\nb:\n  ret void\n}}\n"
    both = kernel.format(n=0, to="a", other="b") + kernel.format(n=1, to="b", other="a")
    assert _judged(parse(_AROUND.format(kernels=both, more=""))) == (2, 2)


def test_all_is_found_as_of_each_kernel_alone() -> None:
    """A kernel that something refers to is like none."""
    kernels: tuple[dict[str, str], ...] = ({}, {"i": "another", "first": "again"}, {"i": "third"})
    names = range(len(kernels))
    together = _module(*kernels, more="\n".join(f"@kept{n} = global ptr null" for n in names))
    alone = _module(*kernels, more="\n".join(f"@kept{n} = global ptr @k{n}" for n in names))
    assert (_judged(together), _judged(alone)) == ((1, 1), (3, 3))
    found = ldsopt.check(together, RaceCheckOptions(race_seconds=0.5))
    assert {finding.function for finding in found.findings} == {"k0", "k1", "k2"}
    assert found == ldsopt.check(alone, RaceCheckOptions(race_seconds=0.5))
