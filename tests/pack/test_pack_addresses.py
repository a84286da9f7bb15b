"""What the code relies on of addresses is kept: alignment, distinctness, constancy."""

from __future__ import annotations

import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

from ldsopt import api
from ldsopt.transforms.pack.packing import Packing


def places(packed: api.Transformed[Packing]) -> dict[str, tuple[int, int]]:
    """Offset and alignment of each variable."""
    arena = packed.details.kernels[0].plan.arena
    assert arena is not None
    return {place.name: (place.offset, place.alignment) for place in arena.places}


SMALL = """
@A = internal addrspace(3) global [5 x i8] poison, align 1
@B = internal addrspace(3) global [{} x i32] poison, align {}
"""


@pytest.mark.parametrize(
    ("size", "declared", "access", "alignment"),
    [
        pytest.param(
            3,
            4,
            "store i32 1, ptr addrspace(3) @B, align 4",
            16,
            id="more than 8 bytes: 16, as LLVM gives it",
        ),
        pytest.param(2, 4, "store i32 1, ptr addrspace(3) @B, align 4", 8, id="8 bytes: 8"),
        pytest.param(1, 1, "store i32 1, ptr addrspace(3) @B, align 1", 4, id="4 bytes: 4"),
        pytest.param(64, 128, "store i32 1, ptr addrspace(3) @B, align 4", 128, id="what is declared"),
        pytest.param(
            64,
            4,
            "store <4 x i32> zeroinitializer, ptr addrspace(3) @B, align 64",
            64,
            id="what an access states",
        ),
        pytest.param(
            64,
            4,
            "call void @llvm.memset.p3.i32(ptr addrspace(3) align 32 @B, i8 0, i32 32, i1 false)",
            32,
            id="what an argument states",
        ),
        pytest.param(
            64,
            4,
            'call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @B, i64 256) ]\n  store i32 1, ptr addrspace(3) @B',
            256,
            id="what is assumed",
        ),
        pytest.param(
            64,
            4,
            'call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @B, i32 128), '
            "i64 128) ]\n  store i32 1, ptr addrspace(3) @B",
            128,
            id="what is assumed of an address within it",
        ),
        pytest.param(
            64,
            4,
            "store i32 1, ptr addrspace(3) @B\n  call void @g(ptr addrspace(3) byref({ i32, i32 }) align 64 @B)",
            64,
            id="what an argument states behind an attribute with a comma",
        ),
        pytest.param(
            64,
            4,
            "store i32 1, ptr addrspace(3) @B\n"
            "  call void @h(ptr align 64 addrspacecast (ptr addrspace(3) @B to ptr))",
            64,
            id="what an argument states of a flat address",
        ),
        pytest.param(
            64,
            4,
            "store i32 1, ptr addrspace(3) @B\n  %r = call align 64 ptr addrspace(3) @r(ptr addrspace(3) @B)",
            64,
            id="what a call states of its result",
        ),
        pytest.param(
            64,
            4,
            "store i32 1, ptr addrspace(3) @B\n  %s = alloca ptr addrspace(3), addrspace(5)\n"
            "  %r = load ptr addrspace(3), ptr addrspace(5) %s, !align !9",
            64,
            id="what a load states of the pointer that it reads",
        ),
        pytest.param(
            64,
            4,
            "store i32 1, ptr addrspace(3) @B\n  call void @o(ptr addrspace(1) align 64 null)",
            16,
            id="what is stated of a pointer that cannot point into LDS says nothing",
        ),
    ],
)
def test_alignment(size: int, declared: int, access: str, alignment: int):
    text = module(
        SMALL.format(size, declared),
        "declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)",
        "define internal void @g(ptr addrspace(3) %p) {\n  ret void\n}",
        "define internal void @h(ptr %p) {\n  ret void\n}",
        "define internal void @o(ptr addrspace(1) %p) {\n  ret void\n}",
        "define internal ptr addrspace(3) @r(ptr addrspace(3) %p) {\n  ret ptr addrspace(3) %p\n}",
        kernel(f"  store i8 1, ptr addrspace(3) @A\n  {access}\n"),
        "!9 = !{i64 64}",
    )
    packed = pack(text, no_share=True)
    offset, found = places(packed)["B"]
    assert found == alignment
    assert offset % alignment == 0
    arena = packed.details.kernels[0].plan.arena
    assert arena.alignment >= alignment
    assert f"align {arena.alignment}\n" in packed.text


@pytest.mark.parametrize(
    ("arithmetic", "moves"),
    [
        pytest.param("xor i32 %i, 64", False, id="a swizzle of address bits"),
        pytest.param("and i32 %i, -1024", False, id="rounded down beyond the alignment"),
        pytest.param("urem i32 %i, 4096", False, id="a remainder"),
        pytest.param("and i32 %i, -4", True, id="rounded down within the alignment"),
        pytest.param("add i32 %i, 64", True, id="added to"),
    ],
)
def test_kernel_that_relies_on_where_a_variable_lies_is_left_alone(arithmetic: str, moves: bool):
    body = f"""
  %i = ptrtoint ptr addrspace(3) %pa to i32
  %j = {arithmetic}
  %q = inttoptr i32 %j to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %q
"""
    packed = pack(
        module(TILES, kernel(THREAD + round_trip("A") + body + BARRIER + round_trip("B"))), no_share=True
    )
    assert (offsets(packed) is not None) is moves
    assert moves or "the bits of an address are computed with" in left_alone(packed)


def compared(comparison: str) -> str:
    """@A and @B one after the other, and a branch on a comparison (its result, stored, would be an address that escapes)."""
    branch = (
        "  br i1 %c, label %yes, label %no\nyes:\n  store i32 1, ptr addrspace(1) %to\n  br label %no\nno:\n"
    )
    return module(TILES, kernel(ONE_AFTER_THE_OTHER + comparison + branch))


@pytest.mark.parametrize(
    "comparison",
    [
        pytest.param("  %c = icmp eq ptr addrspace(3) %pa, %pb\n", id="pointers"),
        pytest.param(
            "  %a = ptrtoint ptr addrspace(3) %pa to i32\n  %b = ptrtoint ptr addrspace(3) %pb to i32\n"
            "  %c = icmp ult i32 %a, %b\n",
            id="integers",
        ),
        pytest.param(
            "  %s = select i1 true, ptr addrspace(3) %pa, ptr addrspace(3) %pb\n  %c = icmp eq ptr addrspace(3) %s, @B\n",
            id="one of several",
        ),
    ],
)
def test_variables_whose_addresses_are_compared_do_not_share(comparison: str):
    packed = pack(compared(comparison))
    assert left_alone(packed) == "nothing to gain"


@pytest.mark.parametrize(
    "comparison",
    [
        pytest.param("  %c = icmp eq ptr addrspace(3) %pa, %qa\n", id="two of one variable"),
        pytest.param("  %c = icmp eq i32 %t, %va\n", id="plain integers"),
        pytest.param(
            "  %c = icmp ne ptr addrspace(3) %pa, inttoptr (i32 -1 to ptr addrspace(3))\n",
            id="with what no variable's address is",
        ),
        pytest.param(
            "  %c = icmp eq ptr addrspace(3) %pa, addrspacecast (ptr null to ptr addrspace(3))\n",
            id="with the null of the generic address space",
        ),
    ],
)
def test_other_comparisons_do_no_harm(comparison: str):
    assert offsets(pack(compared(comparison))) == {"A": 0, "B": 0}


INTEGER = "  %a = ptrtoint ptr addrspace(3) %pa to i32\n"


@pytest.mark.parametrize(
    "comparison",
    [
        pytest.param("  %c = icmp eq ptr addrspace(3) %pa, null\n", id="with null"),
        pytest.param(
            "  %o = icmp eq i32 %t, 0\n  %s = select i1 %o, ptr addrspace(3) @B, ptr addrspace(3) null\n"
            "  %c = icmp eq ptr addrspace(3) %s, null\n",
            id="one of several, or null",
        ),
        pytest.param(
            "  %o = icmp eq i32 %t, 0\n  %s = select i1 %o, ptr addrspace(3) @B, ptr addrspace(3) null\n"
            "  %c = icmp eq ptr addrspace(3) %s, %pa\n",
            id="with another, or null",
        ),
        pytest.param(INTEGER + "  %c = icmp ult i32 %a, 4096\n", id="with a number"),
        pytest.param(INTEGER + "  %c = icmp ult i32 %a, %t\n", id="with a number of the work-item's"),
        pytest.param(
            INTEGER
            + "  %b = ptrtoint ptr addrspace(3) %pb to i32\n  %x = sub i32 %a, %b\n  %c = icmp eq i32 %x, 0\n",
            id="what became of two of them",
        ),
        pytest.param(INTEGER + "  %h = lshr i32 %a, 10\n  %c = trunc i32 %h to i1\n", id="a bit of it"),
        pytest.param(
            INTEGER
            + "  switch i32 %a, label %other [ i32 0, label %zero ]\nzero:\n  br label %other\nother:\n"
            "  %c = phi i1 [ true, %zero ], [ false, %0 ]\n",
            id="by a switch",
        ),
    ],
)
def test_kernel_that_compares_an_address_with_a_number_is_left_alone(comparison: str):
    """LLVM puts the first variable at 0, the number that null is, so what a comparison finds depends on the place."""
    text = compared(comparison)
    assert offsets(pack(text)) is None
    assert offsets(pack(text, no_share=True)) is None


@pytest.mark.parametrize(
    ("comparison", "text"),
    [
        ("  %c = icmp eq ptr addrspace(3) %pa, null\n", "an address is compared with a number"),
        ("  %c = icmp eq ptr addrspace(3) %pa, %l\n", "an address that is not known is compared"),
    ],
)
def test_the_reason_is_the_first_comparison(comparison: str, text: str):
    loaded = "  %l = load ptr addrspace(3), ptr addrspace(1) %to\n"
    written = compared(loaded + comparison + comparison.replace("%c", "%again"))
    plan = pack(written).details.kernels[0].plan
    reason = next(reason for reason in (plan.unshared, plan.left_alone) if reason and reason.text == text)
    assert "%c = icmp" in api.parse(api.parse(written, mcpu="gfx942").text, mcpu="gfx942").lines[reason.line]


def test_what_is_declared_not_to_change_shares_nothing():
    declared = "declare ptr @llvm.invariant.start.p3(i64, ptr addrspace(3))"
    call = "  %i = call ptr @llvm.invariant.start.p3(i64 1024, ptr addrspace(3) @A)\n"
    body = THREAD + round_trip("A") + call + BARRIER + round_trip("B") + call.replace("%i", "%j")
    packed = pack(module(TILES, declared, kernel(body)))
    assert left_alone(packed) == "nothing to gain"
    reason = packed.details.kernels[0].plan.unshared
    assert reason.text == "bytes are declared not to change"
    assert "%i = call" in api.parse(module(TILES, declared, kernel(body))).lines[reason.line], (
        "the first of them"
    )


@pytest.mark.parametrize(
    ("claim", "alone", "unshared"),
    [
        pytest.param(
            '"separate_storage"(ptr addrspace(3) @A, ptr addrspace(3) @B)',
            "nothing to gain",
            "storage is declared to be apart",
            id="apart",
        ),
        pytest.param(
            '"nonnull"(ptr addrspace(3) @B)',
            "an address is declared not to be null",
            "",
            id="not at address 0",
        ),
        pytest.param('"dereferenceable"(ptr addrspace(3) @B, i32 1024)', "", "", id="as large as before"),
    ],
)
def test_what_is_assumed_of_addresses(claim: str, alone: str, unshared: str):
    assume = f"  call void @llvm.assume(i1 true) [{claim}]\n"
    body = ONE_AFTER_THE_OTHER + assume
    packed = pack(module(TILES, "declare void @llvm.assume(i1)", kernel(body)))
    assert left_alone(packed) == alone
    reason = packed.details.kernels[0].plan.unshared
    assert (reason.text if reason else "") == unshared
    twice = pack(module(TILES, "declare void @llvm.assume(i1)", kernel(body + assume)))
    assert twice.details.kernels[0].plan.unshared == reason, "the first of them is told"


@pytest.mark.parametrize(
    ("call", "function", "alone"),
    [
        pytest.param(
            "call void @f(ptr addrspace(3) @B)", "void @f(ptr addrspace(3) %p)", "", id="nothing said"
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) noundef nonnull align 4 @B)",
            "void @f(ptr addrspace(3) %p)",
            "an address is declared not to be null",
            id="argument",
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) @B)",
            "void @f(ptr addrspace(3) captures(none) initializes((0, 4)) nonnull %p)",
            "an address is declared not to be null",
            id="parameter",
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) nonnull getelementptr (i8, ptr addrspace(3) @B, i32 4))",
            "void @f(ptr addrspace(3) %p)",
            "",
            id="argument behind the first byte",
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) nonnull getelementptr (i8, ptr addrspace(3) @B, i32 -4))",
            "void @f(ptr addrspace(3) %p)",
            "an address is declared not to be null",
            id="argument in front of it",
        ),
        pytest.param(
            "%r = call nonnull ptr addrspace(3) @f(ptr addrspace(3) @B)",
            "ptr addrspace(3) @f(ptr addrspace(3) %p)",
            "an address is declared not to be null",
            id="result of a call",
        ),
        pytest.param(
            "call void @llvm.memset.p3.i32(ptr addrspace(3) nonnull @B, i8 0, i32 4, i1 false)",
            "void @f(ptr addrspace(3) %p)",
            "",
            id="argument of an intrinsic",
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) @B, ptr nonnull %g)",
            "void @f(ptr addrspace(3) %p, ptr nonnull %g)",
            "",
            id="of a generic pointer",
        ),
        pytest.param(
            "call void @f(ptr addrspace(3) dereferenceable(4) @B)",
            "void @f(ptr addrspace(3) dereferenceable(4) %p)",
            "",
            id="dereferenceable, as address 0 is",
        ),
    ],
)
def test_what_is_declared_not_to_be_null_keeps_its_place(call: str, function: str, alone: str):
    """Null is address 0, where the arena begins."""
    value = "ptr addrspace(3) %p" if function.startswith("ptr") else "void"
    inner = f"define internal {function} noinline {{\n  ret {value}\n}}\n"
    body = ONE_AFTER_THE_OTHER + "  %g = addrspacecast ptr addrspace(1) %to to ptr\n  " + call + "\n"
    packed = pack(module(TILES, kernel(body), inner), goal="bytes", no_share=True)
    assert left_alone(packed) == alone


def test_comparison_in_a_function_counts():
    text = compared("  %c = call i1 @same(ptr addrspace(3) %pa)\n")
    inner = """define internal i1 @same(ptr addrspace(3) %p) noinline {
  %c = icmp eq ptr addrspace(3) %p, @B
  ret i1 %c
}
"""
    assert left_alone(pack(text + inner)) == "nothing to gain"
    assert offsets(pack(text + inner.replace("@B", "@A"))) == {"A": 0, "B": 0}


USE = """define internal void @use(ptr addrspace(3) noalias %p, ptr addrspace(3) noalias %q) noinline {
  %x = load i32, ptr addrspace(3) %p
  %y = load i32, ptr addrspace(3) %q
  ret void
}
"""


@pytest.mark.parametrize(
    ("call", "shares"),
    [
        pytest.param(
            "  store ptr addrspace(3) %pa, ptr addrspace(1) %to\n", False, id="its address is stored"
        ),
        pytest.param(
            "  call void @use(ptr addrspace(3) %pa, ptr addrspace(3) %pb)\n",
            False,
            id="both are passed, as noalias",
        ),
        pytest.param(
            "  call void @use(ptr addrspace(3) %pb, ptr addrspace(3) %pb)\n",
            True,
            id="only the one in use is passed",
        ),
    ],
)
def test_variables_whose_addresses_go_elsewhere(call: str, shares: bool):
    packed = pack(module(TILES, USE, kernel(ONE_AFTER_THE_OTHER + call)))
    assert (offsets(packed) == {"A": 0, "B": 0}) is shares


@pytest.mark.parametrize(
    "sizes",
    [(1, 4, 16, 3), (101, 256, 64), (5, 5, 6, 7, 8), (1000, 24, 24, 12, 8, 4, 2, 1), (33, 2, 17, 3, 3)],
)
def test_bytes_before_are_those_of_the_compiled_input(sizes: tuple[int, ...]):
    globals_ = "".join(
        f"@v{i} = internal addrspace(3) global [{size} x i8] poison\n" for i, size in enumerate(sizes)
    )
    body = "".join(f"  store volatile i8 1, ptr addrspace(3) @v{i}\n" for i in range(len(sizes)))
    packed = pack(module(globals_, kernel(body)), no_share=True)
    plan = packed.details.kernels[0].plan
    measured = [api.measure(m).functions[0].resources.lds_bytes for m in (packed.input, packed)]
    assert measured == [plan.before, plan.after]
    assert plan.after <= plan.before


def test_bytes_of_a_variable_that_stays_are_counted():
    fixed = '@C = internal addrspace(3) global [101 x i8] poison, section "x", align 64\n'
    text = module(TILES, fixed, kernel(ONE_AFTER_THE_OTHER + "  store i8 1, ptr addrspace(3) @C\n"))
    packed = pack(text)
    plan = packed.details.kernels[0].plan
    assert list(plan.kernel.fixed) == ["C"]
    measured = [api.measure(m).functions[0].resources.lds_bytes for m in (packed.input, packed)]
    assert measured == [plan.before, plan.after] == [2160, 1136]


@pytest.mark.parametrize(("offset", "alone"), [(28, "the size of LDS is read"), (4, "")])
def test_kernel_that_reads_how_much_lds_it_has_is_left_alone(offset: int, alone: str):
    """Bytes 28 to 31 of the dispatch packet say it; bytes 4 and 5 say how large the workgroup is."""
    read = f"""  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %f = getelementptr i8, ptr addrspace(4) %d, i64 {offset}
  %z = load i16, ptr addrspace(4) %f
"""
    text = module(
        TILES,
        "declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()",
        kernel(ONE_AFTER_THE_OTHER + read),
    )
    assert left_alone(pack(text)) == alone
