"""Where an address is laundered: once, if the same lanes are active there and at every DMA that uses it; else at each."""

from __future__ import annotations

import pytest

from ldsopt import parse
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.provenance.laundered import destination, laundered_addresses
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.target.intrinsics import lds_intrinsic
from ldsopt.transforms.annotate.laundering import places
from ldsopt.transforms.annotate.left_whole import dma_function

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


def laundered(body: str, *, is_known: bool = True) -> dict[int, str]:
    """By DMA: the value in front of whose definition its address is laundered, or ``dma N``, or the statement."""
    module = parse(
        f"{HEADER}define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) "
        f"personality ptr @personality {{\nentry:\n%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
        f"%d = icmp ult i32 %tid, 7\n{body}ret void\n}}\n",
        mcpu="gfx942",
    )
    provenance = Provenance(module)
    found = next(f for f in provenance.found if f.is_kernel)
    function = next(f for f in provenance.functions() if f.is_kernel)
    kept = dma_function(module, function, found)

    def divergence() -> Divergence | None:
        assert kept.decoded is not None  # where it is asked for, the function was kept
        return divergence_of(function, module) if is_known else None

    def name(line: int) -> str:
        text = module.lines[line].strip()
        if "buffer.load.lds" in text:
            return f"dma {text.split(', ')[-3].split()[1]}"
        return text.partition(" = ")[0] if " = " in text else text

    dmas = [access for access in found.accesses if access.is_dma]
    given = places(kept, dmas, divergence)
    return {int(name(line).split()[1]): name(place) for line, place in given.items()}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(STEP + dma(1), {1: "dma 1"}, id="one-dma"),
        pytest.param(STEP + dma(1) + dma(2), {1: "dma 1", 2: "dma 1"}, id="two-in-one-block"),
        pytest.param(dma(1, "@S"), {}, id="a-constant-is-no-register"),
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


@pytest.mark.parametrize("body", [STEP + LOOP.format(dma(1), "%u"), STEP + ARMS.format("%u", dma(1), dma(1))])
def test_where_it_is_not_known_who_is_active_each_block_launders_by_itself(body: str) -> None:
    assert laundered(body, is_known=False) == {1: "dma 1"}


@pytest.mark.parametrize(
    ("resource", "pointer", "value"),
    [
        ("%r", "ptr addrspace(3) %p", "%p"),
        ("%r", "ptr addrspace(3) inreg nonnull align 16 %p.1", "%p.1"),
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
    name = "llvm.amdgcn.raw.ptr.buffer.load.lds"
    call = f"  call void @{name}(ptr addrspace(8) {resource}, {pointer}, i32 4, i32 0, i32 0, i32 0, i32 0)"
    row = lds_intrinsic(name)
    assert row is not None
    assert destination(call, name, row) == value


def test_the_laundered_addresses_of_a_function_are_its_own() -> None:
    laundered = (
        "  %i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)",
        "  %{} = inttoptr i32 %i to ptr addrspace(3)",
        "  ret void",
        "}",
    )
    lines = [
        line.format(name) if "inttoptr" in line else line
        for name in ("first", "second")
        for line in (f"define void @{name}(i32 %n) {{", *laundered)
    ]
    assert [laundered_addresses(lines, at) for at in (0, 5)] == [{"%first"}, {"%second"}]
