"""Blocks that only some work-items run, and arguments that may differ; values that may are ``divergent_values.ll``."""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import Divergence, find_divergence
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.ir.module import Function, Module

DECLARATIONS = """
@S = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @unknown(i32)
"""


def _divergence(module: Module, function: Function) -> Divergence:
    provenance = Provenance(module)
    provenance.analyse()
    return find_divergence(module, function, of_function(function), provenance.callees, ())


def test_blocks_that_only_some_work_items_run() -> None:
    module = parse(
        f"{DECLARATIONS}\ndefine amdgpu_kernel void @k(i1 %c) {{\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "%d = icmp ult i32 %tid, 32\nbr i1 %c, label %a, label %b\na:\nbr label %b\nb:\n"
        "br i1 %d, label %x, label %y\nx:\nbr label %y\ny:\nret void\n}"
    )
    (function,) = module.functions()
    found = _divergence(module, function)
    assert found.branches == {2}
    assert found.partial == {3: 2}


def test_behind_an_early_return_only_some_are_left() -> None:
    module = parse(
        f"{DECLARATIONS}\ndefine amdgpu_kernel void @k() {{\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "%d = icmp ult i32 %tid, 32\nbr i1 %d, label %x, label %y\nx:\nret void\ny:\nret void\n}"
    )
    (function,) = module.functions()
    assert set(_divergence(module, function).partial) == {1, 2}


def test_a_divergent_branch_that_nothing_leads_to_parts_nobody() -> None:
    module = parse(
        f"{DECLARATIONS}\ndefine amdgpu_kernel void @k() {{\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        "%d = icmp ult i32 %tid, 32\nbr label %y\nx:\nbr i1 %d, label %y, label %z\ny:\nret void\nz:\nret void\n}"
    )
    (function,) = module.functions()
    found = _divergence(module, function)
    assert found.branches == set()
    assert found.partial == {}


FUNCTION = "define internal i32 @f(i32 %n) {\n  %x = add i32 %n, 1\n  ret i32 %x\n}\n"


@pytest.mark.parametrize("is_kernel", [True, False])
def test_arguments_of_functions_may_differ_and_those_of_kernels_not(is_kernel: bool) -> None:
    text = FUNCTION.replace("internal i32", "amdgpu_kernel void").replace("ret i32 %x", "ret void")
    module = parse(text if is_kernel else FUNCTION)
    (function,) = module.functions()
    found = _divergence(module, function).values
    assert (function.instructions[0].address in found) is not is_kernel
    assert (function.arguments[0] in found) is not is_kernel


@pytest.mark.parametrize(
    ("callee", "ends"), [("@unknown(i32 0)", True), ("@llvm.umin.i32(i32 0, i32 1)", False)]
)
def test_behind_a_call_in_which_waves_may_end_only_some_are_left(callee: str, ends: bool) -> None:
    module = parse(
        f"{DECLARATIONS}\ndefine amdgpu_kernel void @k() {{\nentry:\n%v = add i32 1, 1\nbr label %x\nx:\n"
        f"%w = call i32 {callee}\nbr label %y\ny:\nret void\n}}"
    )
    (function,) = module.functions()
    found = _divergence(module, function)
    assert found.partial == ({1: 1, 2: 1} if ends else {})
    assert found.ending == ({2} if ends else set())
    assert found.ending_blocks == ({1} if ends else set())
