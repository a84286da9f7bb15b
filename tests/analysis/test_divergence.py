"""Which values may differ between the work-items of a workgroup: from both sides."""

from __future__ import annotations

import pytest

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import Divergence, find_divergence
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import parse

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


def diverges(body: str, name: str = "x") -> bool:
    """Whether a value of a kernel diverges."""
    module = parse(
        f"{DECLARATIONS}\ndefine amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {{\n"
        f"entry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n%d = icmp ult i32 %tid, 32\n{body}\nret void\n}}\n!0 = !{{}}"
    )
    (function,) = module.functions()
    found = _divergence(module, function)
    address = next(
        i.address for i in function.instructions if module.lines[i.line].startswith(f"  %{name} = ")
    )
    return address in found.values


def _divergence(module: Module, function: Function) -> Divergence:
    provenance = Provenance(module)
    provenance.analyse()
    return find_divergence(module, function, of_function(function), provenance.callees, ())


IF = (
    "br i1 %{condition}, label %a, label %b\na:\nbr label %b\nb:\n%x = phi i32 [ 0, %entry ], [ {value}, %a ]"
)
LOOP = """br label %l
l:
%i = phi i32 [ 0, %entry ], [ %j, %l ]
%j = add i32 %i, 1
%m = icmp ult i32 %j, {bound}
br i1 %m, label %l, label %e
e:
%x = add i32 %j, 0"""
# The break is uniform in itself, but only some work-items get there.
BREAK = """br label %l
l:
%i = phi i32 [ 0, %entry ], [ %j, %next ]
br i1 {condition}, label %maybe, label %next
maybe:
%u = icmp eq i32 %i, %n
br i1 %u, label %e, label %next
next:
%j = add i32 %i, 1
%m = icmp ult i32 %j, 100
br i1 %m, label %l, label %e
e:
%x = phi i32 [ 1, %maybe ], [ 1, %next ]
%y = add i32 %i, 0"""

# Both ways of the branch lead to the loop's head, which gets one more value from the loop.
MEETING_AT_A_LOOP = """br i1 %d, label %a, label %l
a:
br label %l
l:
%x = phi i32 [ 0, %entry ], [ {value}, %a ], [ %j, %l ]
%j = add i32 %x, 1
%m = icmp ult i32 %j, {bound}
br i1 %m, label %l, label %e
e:"""
SWITCH = """switch i32 {on}, label %a [
  i32 1, label %b
  i32 2, label %c.
]
a:
br label %e
b:
br label %e
c.:
br label %e
e:
%x = phi i32 [ 7, %a ], [ 7, %b ], [ {value}, %c. ]"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("%x = add i32 %tid, 1", True),
        ("%x = add i32 %n, 1", False),
        ("%x = call i32 @llvm.amdgcn.workgroup.id.x()", False),
        ("%x = call i32 @llvm.umin.i32(i32 %n, i32 4)", False),
        ("%x = call i32 @llvm.umin.i32(i32 %n, i32 %tid)", True),
        ("%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)", True),
        ("%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)", False),
        ("%x = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)", True),
        ("%x = call i32 @llvm.amdgcn.ds.bpermute(i32 %n, i32 %n)", True),
        ("%x = call i64 @llvm.amdgcn.ballot.i64(i1 %c)", True),
        ("%x = call i32 @unknown(i32 %n)", True),
        ("%x = load i32, ptr addrspace(4) %k", False),
        ("%x = load i32, ptr addrspace(1) %in", False),
        ("%x = load volatile i32, ptr addrspace(1) %in", True),
        ("%x = load i32, ptr addrspace(1) %in\nstore i32 0, ptr addrspace(1) %in", True),
        ("%x = load i32, ptr addrspace(1) %in\n%o = atomicrmw add ptr addrspace(1) %in, i32 1 monotonic", True),
        ("%x = load i32, ptr addrspace(1) %in\n%o = atomicrmw add ptr addrspace(3) @S, i32 1 monotonic", False),
        ("%x = load i32, ptr addrspace(1) %in\nstore i32 0, ptr addrspace(3) @S", False),
        ("%x = load i32, ptr addrspace(1) %in, !invariant.load !0\nstore i32 0, ptr addrspace(1) %in", False),
        (
            '%"p, !invariant.load !0" = getelementptr i8, ptr addrspace(1) %in, i32 0\n'
            '%x = load i32, ptr addrspace(1) %"p, !invariant.load !0"\nstore i32 0, ptr addrspace(1) %in',
            True,
        ),
        ("%x = load i32, ptr addrspace(3) @S", True),
        ("%p = getelementptr i32, ptr addrspace(4) %k, i32 %tid\n%x = load i32, ptr addrspace(4) %p", True),
        ("%x = atomicrmw add ptr addrspace(1) %in, i32 1 monotonic", True),
        ("%x = alloca i32, addrspace(5)", True),
        (IF.format(condition="c", value="1"), False),
        (IF.format(condition="d", value="1"), True),
        (IF.format(condition="d", value="0"), False),
        (MEETING_AT_A_LOOP.format(value="0", bound="%n"), False),
        (MEETING_AT_A_LOOP.format(value="1", bound="%n"), True),
        (MEETING_AT_A_LOOP.format(value="%tid", bound="%n"), True),
        (SWITCH.format(on="%tid", value="7"), False),
        (SWITCH.format(on="%tid", value="8"), True),
        (SWITCH.format(on="%n", value="8"), False),
        (LOOP.format(bound="%n"), False),
        (LOOP.format(bound="%tid"), True),
    ],
)  # fmt: skip
def test_value(body: str, expected: bool) -> None:
    assert diverges(body) is expected


@pytest.mark.parametrize(("condition", "expected"), [("%c", False), ("%d", True)])
def test_work_items_that_leave_a_loop_in_different_iterations(condition: str, expected: bool) -> None:
    assert diverges(BREAK.format(condition=condition), "y") is expected


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


@pytest.mark.parametrize(("bound", "expected"), [("%tid", True), ("%n", False)])
def test_what_a_loop_computes_for_use_behind_it_only(bound: str, expected: bool) -> None:
    """It is the same for all work-items in one iteration, and they leave with what different ones have given."""
    body = LOOP.format(bound=bound).replace("%m = ", "%w = load i32, ptr addrspace(4) %k\n%m = ")
    assert diverges(body.replace("%x = add i32 %j, 0", "%x = add i32 %w, 0")) == expected


INSIDE = """br label %l
l:
%i = phi i32 [ 0, %entry ], [ %j, %next ]
%w = load i32, ptr addrspace(4) %k
br i1 {condition}, label %a, label %next
a:
br label %next
next:
%j = add i32 %i, 1
%m = icmp ult i32 %j, %n
br i1 %m, label %l, label %e
e:
%x = add i32 %w, 0
%y = icmp ult i32 %tid, 7
br i1 %y, label %f, label %g
f:
br label %g
g:"""


@pytest.mark.parametrize("condition", ["%c", "%d"])
def test_a_branch_that_ends_inside_a_loop_or_stands_behind_it_lets_nobody_leave_it_early(
    condition: str,
) -> None:
    """All work-items leave it in one iteration, with what that has computed."""
    assert not diverges(INSIDE.format(condition=condition))


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
