"""Launderings of an address: one, if the same lanes are active there and at every DMA that uses it; else one a DMA."""

from __future__ import annotations

import re

import pytest

from ldsopt import annotate, check, parse

HEADER = """target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define internal ptr addrspace(3) @may_throw() {
  ret ptr addrspace(3) @S
}
declare i32 @personality(...)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
"""
STEP = "%p = getelementptr i8, ptr addrspace(3) @S, i32 %n\n%behind = add i32 %n, 1\n"
LOOP = "br label %l\nl:\n{0}br i1 {1}, label %l, label %e\ne:\n"
"""A loop that is left by all work-items at once if it is left on ``%u``, and by some alone on ``%d``."""
ARMS = "br i1 {0}, label %a, label %b\na:\n{1}br label %e\nb:\n{2}br label %e\ne:\n"


def dma(number: int, pointer: str = "%p") -> str:
    """The DMA of this number."""
    return (
        f"call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) {pointer}, i32 4, i32 0, "
        f"i32 {number}, i32 0, i32 0)\n"
    )


def repaired(body: str) -> list[str]:
    """The lines of a kernel with its DMAs' addresses laundered."""
    text = (
        f"{HEADER}define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) "
        f"personality ptr @personality {{\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        f"%d = icmp ult i32 %tid, 7\n{body}ret void\n}}\n"
    )
    made = annotate(parse(text, mcpu="gfx942"), repair=True, bases="all").text
    return made[made.index("entry:") :].split("\n}")[0].split("\n")


def laundered(body: str) -> dict[int, str]:
    """By DMA: the value in front of whose definition its address is laundered, or ``dma N``, or the statement."""
    places: dict[str, str] = {}
    found: dict[int, str] = {}
    waiting: list[str] = []
    for line in repaired(body):
        if made := re.match(r"(%ldsopt\.dma\d+\.dst) = ", line):
            waiting.append(made[1])
        if line.startswith("%ldsopt."):
            continue
        dma = re.search(r"load\.lds\(.*, ptr addrspace\(3\) (\S+), i32 4, i32 0, i32 (\d+), ", line)
        here = f"dma {dma[2]}" if dma else line.partition(" = ")[0] if " = " in line else line
        places |= dict.fromkeys(waiting, here)
        waiting.clear()
        if dma:
            found[int(dma[2])] = places[dma[1]]
    return found


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(STEP + dma(1), {1: "dma 1"}, id="one-dma"),
        pytest.param(STEP + dma(1) + dma(2), {1: "dma 1", 2: "dma 1"}, id="two-in-one-block"),
        pytest.param(dma(1, "@S"), {1: "dma 1"}, id="a-constant-is-no-register"),
        pytest.param(STEP + LOOP.format(dma(1), "%u"), {1: "%behind"}, id="in-a-loop"),
        pytest.param(STEP + LOOP.format(dma(1), "%d"), {1: "dma 1"}, id="in-a-loop-that-some-leave-alone"),
        pytest.param(LOOP.format(STEP + dma(1), "%u"), {1: "dma 1"}, id="defined-in-the-loop"),
        pytest.param(LOOP.format(dma(1, "%q"), "%u"), {1: "%tid"}, id="an-argument"),
        pytest.param(STEP + ARMS.format("%u", dma(1), dma(2)), {1: "%behind", 2: "%behind"}, id="in-two-arms"),
        pytest.param(STEP + ARMS.format("%d", dma(1), dma(2)), {1: "dma 1", 2: "dma 2"}, id="in-two-arms-of-some-each"),
        pytest.param(STEP + ARMS.format("%u", dma(1), ""), {1: "dma 1"}, id="in-one-arm-nothing-is-gained"),
        pytest.param(STEP + dma(1) + ARMS.format("%d", dma(2), ""), {1: "dma 1", 2: "dma 2"}, id="where-it-is-defined-and-in-an-arm-of-some"),
        pytest.param(STEP + dma(1) + LOOP.format(dma(2), "%u"), {1: "%behind", 2: "%behind"}, id="where-it-is-defined-and-in-a-loop"),
        pytest.param(STEP + dma(1) + LOOP.format(dma(2), "%d"), {1: "dma 1", 2: "dma 2"}, id="where-it-is-defined-and-in-a-loop-of-some"),
        pytest.param(STEP + LOOP.format(dma(1) + dma(2), "%u") + dma(3), {1: "%behind", 2: "%behind", 3: "%behind"}, id="in-a-loop-and-behind-it"),
        pytest.param(
            STEP + LOOP.format(dma(1), "%u") + "br i1 %d, label %x, label %y\nx:\n" + dma(2) + "br label %y\ny:\n",
            {1: "%behind", 2: "dma 2"},
            id="in-a-loop-of-all-and-an-arm-of-some",
        ),
        pytest.param(
            "br i1 %d, label %x, label %y\nx:\n" + STEP + LOOP.format(dma(1), "%u") + "br label %y\ny:\n",
            {1: "dma 1"},
            id="defined-where-only-some-come",
        ),
        pytest.param(
            "br label %o\no:\n" + STEP + LOOP.format(dma(1), "%u") + "br i1 %u, label %o, label %f\nf:\n",
            {1: "%behind"},
            id="in-the-inner-of-two-loops-and-defined-in-the-outer",
        ),
        pytest.param(
            "br label %l\nl:\n%p = phi ptr addrspace(3) [ @S, %entry ], [ %s, %m ]\n%i = phi i32 [ 0, %entry ], [ %j, %m ]\n"
            "%j = add i32 %i, 1\n%s = getelementptr i8, ptr addrspace(3) %p, i32 16\nbr label %m\nm:\n"
            + dma(1) + "br i1 %u, label %l, label %e\ne:\n" + dma(2),
            {1: "%j", 2: "%j"},
            id="a-phi-is-used-behind-all-of-its-block",
        ),
        pytest.param(
            "%p = invoke ptr addrspace(3) @may_throw() to label %l unwind label %w\nw:\n"
            "%z = landingpad { ptr, i32 } cleanup\nunreachable\nl:\n" + dma(1) + "br i1 %u, label %l, label %e\ne:\n",
            {1: "dma 1"},
            id="a-definition-that-ends-its-block",
        ),
        pytest.param(
            "br label %m\ni:\n%p = invoke ptr addrspace(3) @may_throw() to label %l unwind label %w\nw:\n"
            "%z = landingpad { ptr, i32 } cleanup\nbr label %e\nl:\n" + dma(1) + "br label %e\nm:\n" + dma(2, "%q")
            + "br i1 %u, label %m, label %i\ne:\n",
            {1: "dma 1", 2: "%tid"},
            id="another-address-beside-it",
        ),
        pytest.param(
            "br label %l\nl:\n" + STEP + "br label %m\nm:\n" + dma(1) + "br i1 %u, label %l, label %e\ne:\n",
            {1: "dma 1"},
            id="as-often-as-it-is-defined",
        ),
        pytest.param(STEP + LOOP.format("", "%u") + dma(1), {1: "dma 1"}, id="behind-a-loop"),
    ],
)  # fmt: skip
def test_places(body: str, expected: dict[int, str]) -> None:
    assert laundered(body) == expected


IRREDUCIBLE = "br i1 %u, label %x, label %y\nx:\nbr label %y\ny:\nbr i1 %u, label %x, label %z\nz:\n"
"""A loop with two heads: of a function with one it is not known which lanes are active where."""


@pytest.mark.parametrize("body", [STEP + LOOP.format(dma(1), "%u"), STEP + ARMS.format("%u", dma(1), dma(1))])
def test_where_it_is_not_known_who_is_active_each_block_launders_by_itself(body: str) -> None:
    assert laundered(body) == {1: "%behind"}
    assert laundered(IRREDUCIBLE + body) == {1: "dma 1"}


@pytest.mark.parametrize(
    ("resource", "pointer", "value"),
    [
        ("%r", "ptr addrspace(3) %p", "%p"),
        ("%r", "ptr addrspace(3) inreg nonnull align 16 %p", "%p"),
        ("%r", "ptr addrspace(3) dereferenceable(16) %p", "%p"),
        ("%r", 'ptr addrspace(3) %"a, b"', '%"a, b"'),
        ("%r", "ptr addrspace(3) @S", "@S"),
        (
            "%r",
            "ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4)",
            "getelementptr (i8, ptr addrspace(3) @S, i32 4)",
        ),
        ('%"ptr addrspace(3) %x, "', "ptr addrspace(3) %p", "%p"),
    ],
)
def test_the_destination_is_the_value_of_the_argument_that_the_intrinsic_says(
    resource: str, pointer: str, value: str
) -> None:
    named = (("%p", "%n"), ('%"a, b"', "%n"))
    values = "".join(f"{name} = getelementptr i8, ptr addrspace(3) @S, i32 {by}\n" for name, by in named)
    other = '%"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r\n'
    call = dma(1, pointer.removeprefix("ptr addrspace(3) ")).replace("%r", resource)
    lines = repaired(values + (other if resource in other else "") + call)
    assert f"%ldsopt.dma0.addr = ptrtoint ptr addrspace(3) {value} to i32" in lines


def test_the_laundered_addresses_of_a_function_are_its_own() -> None:
    """A value of that name in the next function is laundered, and this one is not."""
    kernel = "define amdgpu_kernel void @{}(ptr addrspace(8) %r, i32 %n) {{\n{}" + dma(1) + "ret void\n}}\n"
    own = "%i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)\n%p = inttoptr i32 %i to ptr addrspace(3)\n"
    text = HEADER + "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n"
    text += kernel.format("first", STEP) + kernel.format("second", own)
    findings = check(parse(text, mcpu="gfx942")).findings
    assert {one.function for one in findings if one.rule.value == "dma-not-laundered"} == {"first"}
