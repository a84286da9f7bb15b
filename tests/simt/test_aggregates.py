"""Structs and arrays that are only put together and taken apart are registers of their elements; others stay whole."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import run

from ldsopt import Launch

HEAD = """entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
"""
LANES = np.arange(64)

# Each lane leaves the loop in an iteration of its own, while the others go on.
ROUNDS = LANES % 5 + 1


def loop(body: str, end: str, phis: str, kind: str = "{ float, [2 x <2 x float>] }") -> str:
    """A loop that lanes leave one by one, with phis of structs."""
    return f"""{HEAD}loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
{phis}
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
{body}
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
{end}
  store float %r, ptr addrspace(1) %p
  ret void
""".replace("KIND", kind)


SUMS = loop(
    """  %x = extractvalue KIND %a, 0
  %v = extractvalue KIND %a, 1, 1
  %y = extractelement <2 x float> %v, i32 0
  %x1 = fadd float %x, %g
  %y1 = fadd float %y, %x1
  %v1 = insertelement <2 x float> %v, float %y1, i32 0
  %b0 = insertvalue KIND %a, float %x1, 0
  %b = insertvalue KIND %b0, <2 x float> %v1, 1, 1""",
    """  %s = extractvalue KIND %b, 0
  %t = extractvalue KIND %b, 1
  %u = extractvalue [2 x <2 x float>] %t, 1
  %w = extractelement <2 x float> %u, i32 0
  %r = fadd float %s, %w""",
    "  %a = phi KIND [ zeroinitializer, %entry ], [ %b, %loop ]",
)
SWAPPED = loop(
    "  %a1 = insertvalue KIND %a, float %g, 1",
    """  %s = extractvalue KIND %a, 0
  %t = extractvalue KIND %b, 1
  %t2 = fmul float %t, 1.000000e+02
  %r = fadd float %s, %t2""",
    """  %a = phi KIND [ { float 1.0, float 2.0 }, %entry ], [ %b, %loop ]
  %b = phi KIND [ { float 3.0, float 4.0 }, %entry ], [ %a1, %loop ]""",
    "{ float, float }",
)
NAMED_IN_FRONT_OF_LATER_ROUNDS = loop(
    """  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %k)
  %o = uitofp i32 %one to float
  %h = fmul float %o, 2.0
  %b = insertvalue KIND poison, float %h, 0""",
    "  %r = extractvalue KIND %b, 0",
    "",
    "[1 x float]",
)
PUT_INTO_ANOTHER = loop(
    """  %x = extractvalue KIND %a, 0
  %q = extractvalue [1 x float] %x, 0
  %q1 = fadd float %q, %g
  %x1 = insertvalue [1 x float] undef, float %q1, 0
  %b = insertvalue KIND %a, [1 x float] %x1, 0""",
    """  %y = extractvalue KIND %b, 0
  %r = extractvalue [1 x float] %y, 0""",
    "  %a = phi KIND [ zeroinitializer, %entry ], [ %b, %loop ]",
    "[2 x [1 x float]]",
)


def swapped(iterations: int) -> float:
    a, b = (1.0, 2.0), (3.0, 4.0)
    for number in range(1, iterations + 1):
        last = a, b
        a, b = b, (a[0], float(number))
    return last[0][0] + 100 * last[1][1]


def sums(iterations: int) -> float:
    x = y = 0.0
    for number in range(1, iterations + 1):
        x += number
        y += x
    return x + y


TAKEN_APART = {
    "sums of a loop, in structs in structs": (SUMS, [sums(n) for n in ROUNDS]),
    "phis that swap": (SWAPPED, [swapped(n) for n in ROUNDS]),
    "an element that others compute anew": (NAMED_IN_FRONT_OF_LATER_ROUNDS, [2.0 * n for n in ROUNDS]),
    "an array put into another": (PUT_INTO_ANOTHER, [n * (n + 1) / 2 for n in ROUNDS]),
}
WHOLE = {
    "stored": ("  %s = ", "  store { float, [2 x <2 x float>] } %b, ptr addrspace(1) %out, align 4\n  %s = "),
    "selected": (
        "  %s = extractvalue { float, [2 x <2 x float>] } %b, 0",
        "  %z = icmp ne i32 %i, 99\n  %d = select i1 %z, { float, [2 x <2 x float>] } %b, { float, [2 x <2 x float>] } zeroinitializer\n"
        "  %s = extractvalue { float, [2 x <2 x float>] } %d, 0",
    ),
}  # fmt: skip


def outputs(body: str, *, has_form: bool = True) -> list[float]:
    """The results of the interpreter and of machine code, which also takes over while lanes wait behind the loop."""
    text = f"define amdgpu_kernel void @k(ptr addrspace(1) %out) {{\n{body}}}\n"
    engines = ("interpreter", "machine code", "machine code soon")
    result = run(text, Launch((1,), (64,), [np.zeros(64, "f4")]), engines=engines, has_form=has_form)
    return list(result.outputs["arg0"].tolist())


@pytest.mark.parametrize("name", TAKEN_APART)
def test_what_is_taken_apart_is_what_each_lane_computes(name: str) -> None:
    body, expected = TAKEN_APART[name]
    assert outputs(body) == expected


@pytest.mark.parametrize("name", WHOLE)
def test_what_others_use_stays_whole(name: str) -> None:
    assert outputs(SUMS.replace(*WHOLE[name]), has_form=False)[5:] == [sums(n) for n in ROUNDS][5:]
