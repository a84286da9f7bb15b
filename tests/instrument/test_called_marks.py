"""Marks in functions that kernels call."""

from __future__ import annotations

import pytest
from record_kernels import launch, mark, recorded, text

import ldsopt
from ldsopt import InputError, read_trace

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


@pytest.mark.parametrize(
    "functions",
    [
        FUNCTIONS.replace("%r = add i32 %x, 1", "%r = call i32 @outer(i32 %x)"),
        FUNCTIONS + "@table = addrspace(1) global ptr @inner\n",
        FUNCTIONS.replace("define internal i32 @inner", "define i32 @inner"),
    ],
    ids=["in a circle", "by its address", "by other modules"],
)
def test_a_function_that_is_used_otherwise_is_refused(functions: str) -> None:
    with pytest.raises(InputError, match=r"marks in what 'k' calls|which is no kernel"):
        ldsopt.instrument(ldsopt.parse(text(CALLS) + functions, source="k.ll"))
