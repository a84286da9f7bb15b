"""Marks in functions that kernels call; which calls are refused is `tests/cases/instrument/refused_calls.ll`."""

from __future__ import annotations

import re
from typing import Any

import pytest
from record_kernels import launch, mark, recorded, text

import ldsopt
from ldsopt import InputError, Transformed, read_trace

BODY = """  START(all)
  {call}
  {call}
  END(all)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void"""
CALLS = BODY.replace("{call}", "%v = call i32 @outer(i32 %t)", 1).replace(
    "{call}", "%w = call i32 @outer(i32 %n)"
)
FUNCTIONS = f"""
define internal i32 @outer(i32 %x) noinline {{
  {mark("start", "outer")}
  %r = call i32 @inner(i32 %x)
  %big = icmp sgt i32 %x, 1000
  br i1 %big, label %late, label %early
early:
  {mark("end", "outer")}
  ret i32 %r
late:
  {mark("end", "outer")}
  ret i32 7
}}
define internal i32 @inner(i32 %x) noinline {{
  {mark("mark", "inner")}
  %r = add i32 %x, 1
  ret i32 %r
}}
"""


def test_are_recorded_in_each_place_that_calls() -> None:
    made = ldsopt.instrument(ldsopt.parse(text(CALLS) + FUNCTIONS, source="k.ll"))
    result, dump = ldsopt.simulate_records(made, launch(made))
    assert result.findings == ()
    once = ["+outer", "inner", "-outer"]
    assert recorded(read_trace(dump)) == {(0, wave): ["+all", *once, *once, "-all"] for wave in range(2)}


def test_the_kernel_computes_what_it_did() -> None:
    module = ldsopt.parse(text(CALLS) + FUNCTIONS, source="k.ll")
    made = ldsopt.instrument(module)
    before = ldsopt.simulate(module, launch(made))
    after, _ = ldsopt.simulate_records(made, launch(made))
    assert (before.outputs["arg0"] == after.outputs["arg0"]).all()


def test_what_that_leaves_out_is_said() -> None:
    made = ldsopt.instrument(ldsopt.parse(text(CALLS) + FUNCTIONS, source="k.ll"))
    assert any("the code of inner, outer stands in place of its calls" in note for note in made.notes)


def test_functions_without_marks_stay_called() -> None:
    plain = "\ndefine internal i32 @plain(i32 %x) noinline {\n  ret i32 %x\n}\n"
    body = CALLS.replace("END(all)", "%u = call i32 @plain(i32 %n)\n  END(all)")
    made = ldsopt.instrument(ldsopt.parse(text(body) + FUNCTIONS + plain, source="k.ll"))
    assert "call i32 @plain" in made.text and "@outer" not in made.text


def test_functions_in_a_circle_are_refused() -> None:
    functions = FUNCTIONS.replace("%r = add i32 %x, 1", "%r = call i32 @outer(i32 %x)")
    with pytest.raises(InputError, match="marks in what 'k' calls"):
        ldsopt.instrument(ldsopt.parse(text(CALLS) + functions, source="k.ll"))


STEPS = """
%"a struct" = type { i32, i32 }
define internal i32 @odd(i32, i32 %"the limit", %"a struct" %s) noinline {
  MARK
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
define internal i32 @twice(i32 %n) noinline {
  %1 = call i32 @odd(i32 noundef %n, i32 range(i32 0, 90) 40, %"a struct" { i32 5, i32 poison })
  br label %next
next:
  %2 = phi i32 [ %1, %0 ]
  %3 = call i32 @odd(i32 %2, i32 %1, %"a struct" zeroinitializer)
  ret i32 %3
}
"""
LOOP = """  br label %2
2:
  %3 = phi i32 [ 0, %entry ], [ %6, %2 ]
  %4 = phi i32 [ %t, %entry ], [ %5, %2 ]
  %5 = call i32 @twice(i32 %4)
  %6 = add i32 %3, 1
  %7 = icmp ult i32 %6, 3
  br i1 %7, label %2, label %8
8:
  %9 = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %5, ptr addrspace(1) %9
  ret void"""


def instrumented(body: str, functions: str) -> Transformed[Any]:
    functions = functions.replace("MARK", mark("mark", "odd"))
    return ldsopt.instrument(ldsopt.parse(text(body) + functions, source="k.ll"))


def test_odd_names_and_branches_compute_what_they_did() -> None:
    made = instrumented(LOOP, STEPS)
    kernel = made.text.partition("@k(")[2].partition("\n}")[0]
    assert "@twice" not in kernel
    assert len(re.findall(r" = mul i32 .*, 3$", kernel, re.MULTILINE)) == 2  # @twice calls @odd twice
    before = ldsopt.simulate(made.input, launch(made))
    after, _ = ldsopt.simulate_records(made, launch(made))
    assert (before.outputs["arg0"] == after.outputs["arg0"]).all()


def test_nothing_is_simplified() -> None:
    """LLVM's own inliner would pick one value for undef, and drop the arm that a constant does not reach."""
    callee = (
        "define internal i32 @f(i32 %n) {\n  MARK\n  %c = icmp eq i32 %n, 1\n  %u = and i32 undef, %n\n"
        "  br i1 %c, label %a, label %b\na:\n  ret i32 %u\nb:\n  ret i32 2\n}\n"
    )
    found = instrumented(
        "  %1 = call i32 @f(i32 0)\n  store i32 %1, ptr addrspace(1) %out\n  ret void", callee
    ).text
    assert "and i32 undef, 0" in found
    assert "icmp eq i32 0, 1" in found
