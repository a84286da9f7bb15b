"""Functions put in place of their calls: the same instructions in the same order, which do the same."""

from __future__ import annotations

import pytest

from ldsopt import ALL_SCHEDULES, parse, verify
from ldsopt.ir.inlining import MOST_LINES, InlinedModule, NotInlined, inline_calls
from ldsopt.ir.module import Function

HEAD = 'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n'
STEPS = """
%"a struct" = type { i32, i32 }
define internal i32 @odd(i32, i32 %"the limit", %"a struct" %s) {
  %3 = icmp ult i32 %0, %"the limit"
  %"first one" = extractvalue %"a struct" %s, 0
  br i1 %3, label %less, label %5
less:
  %4 = mul i32 %0, 3
  ret i32 %4
5:
  switch i32 %0, label %"and so on" [
    i32 64, label %less
    i32 65, label %done
  ]
done:
  %6 = phi i32 [ 7, %5 ], [ 9, %"and so on" ]
  %7 = add i32 %6, %"first one"
  ret i32 %7
"and so on":
  br label %done
}
define internal i32 @twice(i32 %n) {
  %1 = call i32 @odd(i32 noundef %n, i32 range(i32 0, 90) 40, %"a struct" { i32 5, i32 poison })
  br label %next
next:
  %2 = phi i32 [ %1, %0 ]
  %3 = call i32 @odd(i32 %2, i32 %1, %"a struct" zeroinitializer)
  ret i32 %3
}
"""
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %to) !reqd_work_group_size !0 {
  %1 = call i32 @llvm.amdgcn.workitem.id.x()
  br label %2
2:
  %3 = phi i32 [ 0, %0 ], [ %6, %2 ]
  %4 = phi i32 [ %1, %0 ], [ %5, %2 ]
  %5 = call i32 @twice(i32 %4)
  %6 = add i32 %3, 1
  %7 = icmp ult i32 %6, 3
  br i1 %7, label %2, label %8
8:
  %9 = getelementptr i32, ptr addrspace(1) %to, i32 %1
  store i32 %5, ptr addrspace(1) %9
  ret void
}
!0 = !{i32 128, i32 1, i32 1}
"""


def inlined(text: str) -> InlinedModule:
    """The module of a text with all calls of its own functions replaced in @k."""
    module = parse(HEAD + text, mcpu="gfx942")
    functions = {function.name: function for function in module.functions()}

    def replaced(call: object) -> Function | None:
        line = module.lines[call.line]  # type: ignore[attr-defined]
        return next((f for name, f in functions.items() if f"@{name}(" in line), None)

    return inline_calls(module, functions["k"], replaced)


def test_the_copy_does_what_the_module_does() -> None:
    made = inlined(STEPS + KERNEL).module
    assert "call i32 @twice" not in made.text.partition("@k(")[2]
    found = verify(parse(HEAD + STEPS + KERNEL, mcpu="gfx942"), made, schedules=ALL_SCHEDULES[:1])
    assert not found.differences
    assert not found.new_findings


def test_each_line_knows_where_it_came_from() -> None:
    made = inlined(STEPS + KERNEL)
    before = parse(HEAD + STEPS + KERNEL, mcpu="gfx942").lines
    (kernel,) = (function for function in made.module.functions() if function.is_kernel)
    products = [i.line for i in kernel.instructions if i.opcode == "mul"]
    assert len(products) == 2  # @twice calls @odd twice
    assert {before[made.origins[line]] for line in products} == {"  %3 = mul i32 %0, 3"}


def test_nothing_is_simplified() -> None:
    """LLVM's own inliner would pick one value for undef, and drop the arm that a constant does not reach."""
    callee = "define internal i32 @f(i32 %n) {\n  %c = icmp eq i32 %n, 1\n  %u = and i32 undef, %n\n  br i1 %c, label %a, label %b\na:\n  ret i32 %u\nb:\n  ret i32 2\n}\n"
    kernel = "define amdgpu_kernel void @k(ptr addrspace(1) %to) {\n  %1 = call i32 @f(i32 0)\n  store i32 %1, ptr addrspace(1) %to\n  ret void\n}\n"
    text = inlined(callee + kernel).module.text.partition("@k(")[2]
    assert "and i32 undef, 0" in text
    assert "icmp eq i32 0, 1" in text


@pytest.mark.parametrize(
    ("callee", "call", "reason"),
    [
        (
            "define internal void @f() {\n  call void @f()\n  ret void\n}",
            "call void @f()",
            "f, which may call itself",
        ),
        ("define internal void @f() {\n  unreachable\n}", "call void @f()", "f, which does not return"),
        (
            "define internal void @f(...) {\n  ret void\n}",
            "call void (...) @f(i32 1)",
            "not passed what it takes",
        ),
        ("define internal void @f(i32 %a) {\n  ret void\n}", "call void @f()", "not passed what it takes"),
        ("define internal void @f(i32 %a) {\n  ret void\n}", "call void @f(float 1.0)", "gets a copy"),
        (
            "define internal void @f() {\n  ret void\n}",
            'call void @f() [ "x"(i32 1) ]',
            "not passed what it takes",
        ),
        (
            "%t = type { i32 }\ndefine internal void @f() {\n  %t = alloca %t, addrspace(5)\n  ret void\n}",
            "call void @f()",
            "has the name of a type",
        ),
    ],
)
def test_what_cannot_be_replaced_is_named(callee: str, call: str, reason: str) -> None:
    with pytest.raises(NotInlined, match=reason):
        inlined(f"{callee}\ndefine amdgpu_kernel void @k() {{\n  {call}\n  ret void\n}}\n")


def test_code_that_grows_without_bound_is_not_followed() -> None:
    functions = "define internal void @f0() {\n  ret void\n}\n" + "".join(
        f"define internal void @f{n}() {{\n  call void @f{n - 1}()\n  call void @f{n - 1}()\n  ret void\n}}\n"
        for n in range(1, MOST_LINES.bit_length() + 1)
    )
    with pytest.raises(NotInlined, match="so much code"):
        inlined(
            f"{functions}define amdgpu_kernel void @k() {{\n  call void @f{MOST_LINES.bit_length()}()\n  ret void\n}}\n"
        )
