"""A module as its text allows a compiler to round it, and `verify --machine` against that."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("tinygrad", reason="needs ldsopt[machine]")

from ldsopt import api
from ldsopt.emulate.emulate import EmulatedCode, code_of_listing
from ldsopt.ir.read import parse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import Schedule
from ldsopt.target.arch import arch
from ldsopt.verifier.machine_code import contracted, verify_machine_code

FRAME = """
target triple = "amdgcn-amd-amdhsa"
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.exp.f32(float)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %o) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %a = load float, ptr addrspace(1) %at
  %bt = getelementptr float, ptr addrspace(1) %at, i32 64
  %b = load float, ptr addrspace(1) %bt
  %ct = getelementptr float, ptr addrspace(1) %bt, i32 64
  %c = load float, ptr addrspace(1) %ct
  {body}
  %ot = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %ot
  ret void
}}
"""
SUM = "%m = fmul contract float %a, %b\n  %r = fadd contract float %m, %c"

ALLOWED = {
    "fmuladd": ("%r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)", ["%a, %b, %c"]),
    "contract": (SUM, ["%a, %b, %c"]),
    "fast": (SUM.replace("contract", "fast"), ["%a, %b, %c"]),
    "a product subtracted": (SUM.replace("fadd contract float %m, %c", "fsub contract float %c, %m"), ["-%a, %b, %c"]),
    "subtracted from a product": (SUM.replace("fadd", "fsub"), ["%a, %b, -%c"]),
    "of equal products the first": (
        "%m = fmul contract float %a, %b\n  %n = fmul contract float %c, %b\n  %r = fadd contract float %m, %n",
        ["%a, %b, %n"],
    ),
    "of two products that with fewer uses": (
        "%m = fmul contract float %a, %b\n  %n = fmul contract float %c, %b\n"
        "  %s = fadd contract float %m, %n\n  %r = fmul float %s, %m",
        ["%c, %b, %m"],
    ),
}  # fmt: skip
LEFT = {
    "no flag on the sum": SUM.replace("fadd contract", "fadd"),
    "no flag on the product": SUM.replace("fmul contract", "fmul"),
    "in another block": SUM.replace("\n", "\n  br label %next\nnext:\n"),
    "no product": "%r = fadd contract float %a, %c",
}


def fusions(text: str) -> list[str]:
    """The operands of each ``llvm.fma``, ``-`` for what is negated."""
    negated = dict(re.findall(r"(%\S+) = fneg float (%\S+)", text))
    calls = re.findall(r"call .*@llvm\.fma\.f32\(float (\S+), float (\S+), float (\S+)\)", text)
    return [", ".join(f"-{negated[one]}" if one in negated else one for one in call) for call in calls]


@pytest.mark.parametrize("name", ALLOWED)
def test_what_the_text_allows_is_fused(name: str) -> None:
    body, expected = ALLOWED[name]
    found = contracted(parse(FRAME.format(body=body), mcpu="gfx942"))
    assert found is not None
    assert fusions(found.module.text) == expected
    assert found.fused == len(expected)


@pytest.mark.parametrize("name", LEFT)
def test_what_it_does_not_allow_stays(name: str) -> None:
    assert contracted(parse(FRAME.format(body=LEFT[name]), mcpu="gfx942")) is None


def test_an_exponential_is_expanded_unless_it_may_be_approximated() -> None:
    body = "%r = call {}float @llvm.exp.f32(float %a)"
    found = contracted(parse(FRAME.format(body=body.format("")), mcpu="gfx942"))
    assert found is not None
    assert found.expanded == 1
    assert contracted(parse(FRAME.format(body=body.format("afn ")), mcpu="gfx942")) is None


def machine_code(body: str) -> EmulatedCode:
    listing = parse_assembly(api.compile(parse(FRAME.format(body=body), mcpu="gfx942")).data.decode(), "k.s")
    return code_of_listing(listing, arch("gfx942"), "k.s")


EXP = "%r = call float @llvm.exp.f32(float %a)"
APART = SUM.replace("contract ", "")
COMPARED = [
    # IR, compiled, whether they are equal, and how the IR had to round for that
    (SUM, SUM, True, "1 multiplication and addition fused"),
    (EXP, EXP, True, "1 exponential as LLVM expands it"),
    (APART, APART, True, ""),
    (APART, SUM, False, ""),
    (SUM, SUM.replace("fadd", "fsub"), False, ""),
]


@pytest.mark.parametrize(("before", "after", "equal", "rounding"), COMPARED)
def test_machine_code_is_compared_with_what_the_text_allows(
    before: str, after: str, equal: bool, rounding: str
) -> None:
    module = parse(FRAME.format(body=before), mcpu="gfx942")
    launch = Launch(block=(64,), arguments=["p: f32[192]=random", "o: f32[64]=zeros"])
    found = verify_machine_code(module, machine_code(after), launch, schedules=[Schedule()])
    assert found.is_equivalent is equal
    assert found.rounding == rounding
