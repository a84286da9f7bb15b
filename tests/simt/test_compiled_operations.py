"""Results of compiled code: as LLVM's own JIT where LLVM says what they are, as the interpreter everywhere."""

import itertools
import os
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[1] / "long"))

import simt_differential as differential
from lane_kernels import engine, everywhere, parsed

from ldsopt import Launch

GROUPS = differential.groups()
STEP = 1 if os.environ.get("LDSOPT_ALL_OPERATIONS") else 40
"""Of the groups of operations one in so many; `make backends` tries them all."""


@pytest.mark.parametrize("group", GROUPS[7 % STEP :: STEP], ids=lambda group: group.name)
def test_lanes_compute_what_the_jit_computes(group: differential.Group) -> None:
    with engine("machine code"):
        found, compared = differential.differences(group, "compiled")
    assert compared
    assert not found, "\n".join(map(str, found[:5]))


INTEGERS = {8: "i8", 13: "i13", 16: "i16", 32: "i32", 48: "i48", 64: "i64"}
FLOATS = {"half": 16, "float": 32, "double": 64}


def values(bits: int, edges: list[int]) -> list[int]:
    """64 pairs' worth of edge values and random bits, each as many times as a wave has lanes."""
    rng = np.random.default_rng(bits)
    mask = (1 << bits) - 1
    more = [int.from_bytes(rng.bytes(8), "little") & mask for _ in range(128)]
    pairs = list(itertools.product([e & mask for e in edges], repeat=2))
    first, second = (list(column) for column in zip(*pairs, strict=True))
    return [x for pair in zip((*first, *more[:64]), (*second, *more[64:]), strict=True) for x in pair]


def both(body: str, result: str, operand: str, numbers: list[int]) -> None:
    """Runs an instruction on pairs of operands in both backends: by lane, and with each of them uniform for a wave."""
    text = """define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = shl i32 %id, 4
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %at)
"""
    for n, (x, y) in enumerate((("at", "at"), ("first", "at"), ("at", "first"), ("first", "first"))):
        text += f"""  %p{n} = getelementptr i8, ptr addrspace(1) %in, i32 %{x}
  %q0{n} = getelementptr i8, ptr addrspace(1) %in, i32 %{y}
  %q{n} = getelementptr i8, ptr addrspace(1) %q0{n}, i32 8
  %a{n} = load {operand}, ptr addrspace(1) %p{n}, align 8
  %b{n} = load {operand}, ptr addrspace(1) %q{n}, align 8
  {body.replace("%r", f"%r{n}").replace("%a", f"%a{n}").replace("%b", f"%b{n}")}
  %o{n} = getelementptr [4 x i64], ptr addrspace(1) %out, i32 %id, i32 {n}
  store {result} %r{n}, ptr addrspace(1) %o{n}, align 8
"""
    given = np.array(numbers, np.uint64)
    count = len(given) // 2
    launch = Launch((1,), (count,), [given, np.zeros(4 * count, np.uint64)])
    module = parsed(text + "  ret void\n}\n", arch="gfx90a")
    assert not everywhere(module, launch, engines=("interpreter", "machine code")).findings


UNDEFINED_BY_LLVM = [
    "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem",
]  # fmt: skip


@pytest.mark.parametrize("bits", INTEGERS)
def test_shifts_and_divisions_that_llvm_leaves_open_are_the_interpreters(bits: int) -> None:
    """Shifts by more than the width, divisions by zero, the smallest number by -1."""
    edges = [0, 1, 2, bits - 1, bits, bits + 1, 1 << (bits - 1), (1 << (bits - 1)) - 1, -1, -2]
    name = INTEGERS[bits]
    for opcode in UNDEFINED_BY_LLVM:
        both(f"%r = {opcode} {name} %a, %b", name, name, values(bits, edges))


FLOAT_EDGES = {
    16: [0, 0x8000, 0x3C00, 0xBC00, 0x7C00, 0xFC00, 0x7E00, 0x7BFF, 1, 0x8001, 0x7D01, 0x0400],
    32: [0, 1 << 31, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 1, 0x4F000000,
         0xCF000000, 0x4B7FFFFF],
    64: [0, 1 << 63, 0x3FF0 << 48, 0xBFF0 << 48, 0x7FF0 << 48, 0xFFF0 << 48, 0x7FF8 << 48, (0x7FF0 << 48) - 1, 1,
         0x43E0 << 48, 0xC3E0 << 48, 0x41DFFFFFFFC00000],
}  # fmt: skip


@pytest.mark.parametrize("name", FLOATS)
def test_numbers_that_do_not_fit_an_integer_are_the_interpreters(name: str) -> None:
    numbers = values(FLOATS[name], FLOAT_EDGES[FLOATS[name]])
    for opcode, target in itertools.product(("fptosi", "fptoui"), ("i8", "i32", "i64")):
        both(f"%r = {opcode} {name} %a to {target}", target, name, numbers)


@pytest.mark.parametrize("name", FLOATS)
def test_comparisons_and_extremes_are_the_interpreters(name: str) -> None:
    numbers = values(FLOATS[name], FLOAT_EDGES[FLOATS[name]])
    suffix = {"half": "f16", "float": "f32", "double": "f64"}[name]
    predicates = [
        "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
    ]  # fmt: skip
    for predicate in predicates:
        both(f"%r = fcmp {predicate} {name} %a, %b", "i1", name, numbers)
    for function in ["maxnum", "minnum", "maximumnum", "minimumnum", "maximum", "minimum"]:
        call = f"%r = call {name} @llvm.{function}.{suffix}({name} %a, {name} %b)"
        both(call, name, name, numbers)


@pytest.mark.parametrize("index", [0, 3, 4, 5, 255])
def test_an_element_that_a_vector_lacks_is_the_interpreters(index: int) -> None:
    numbers = values(32, [0, 1, 2, 3, 4, 5, 100, 1 << 31, -1])
    given = "%r.x = insertelement <4 x i32> <i32 7, i32 8, i32 9, i32 10>, i32 %a, i32 1\n  "
    for place in (str(index), "%b"):
        body = f"{given}%r = extractelement <4 x i32> %r.x, i32 {place}"
        both(body, "i32", "i32", numbers)
    body = f"""{given}%r.y = insertelement <4 x i32> %r.x, i32 %b, i32 {index}
  %r = shufflevector <4 x i32> %r.y, <4 x i32> poison, <2 x i32> <i32 poison, i32 3>"""
    both(body, "<2 x i32>", "i32", numbers)


@pytest.mark.parametrize("bits", [96, 128])
def test_large_integers_are_moved_as_they_are(bits: int) -> None:
    """Made and taken apart by the interpreter, and moved in between; as one number, and as an element of two."""
    numbers = values(64, [0, 1, -1, 1 << 63, 1 << 32])
    body = f"""%r.w = zext i64 %a to i{bits}
  %r.x = mul i{bits} %r.w, 4294967311
  %r.f = freeze i{bits} %r.x
  %r.v = insertelement <2 x i{bits}> zeroinitializer, i{bits} %r.f, i32 1
  %r.e = extractelement <2 x i{bits}> %r.v, i32 1
  %r.h = lshr i{bits} %r.e, 20
  %r = trunc i{bits} %r.h to i64"""
    both(body, "i64", "i64", numbers)


@pytest.mark.parametrize("taken", ["first", "second", "both"])
def test_a_shuffle_needs_only_the_operand_that_it_takes_elements_of(taken: str) -> None:
    """A value that is the same in all lanes is computed first; the operand that is left out is not computed by then."""
    numbers = values(32, [0, 1, -1, 1 << 31])
    mask = {"first": "i32 1, i32 0", "second": "i32 3, i32 2", "both": "i32 1, i32 3"}
    body = f"""%r.x = insertelement <2 x i32> zeroinitializer, i32 %a, i32 1
  %r = shufflevector <2 x i32> <i32 5, i32 6>, <2 x i32> %r.x, <2 x i32> <{mask[taken]}>"""
    both(body, "<2 x i32>", "i32", numbers)
