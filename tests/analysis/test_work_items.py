"""The values of work-items: of single instructions, within the ranges of real kernels, and as executions have them."""

import sys
from collections import Counter
from math import gcd
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ldsopt import parse, read
from ldsopt.analysis import integers
from ldsopt.analysis.addresses.work_items import WorkItems
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.ir.module import Function

sys.path.append(str(Path(__file__).parents[1] / "simt"))
import corpus_launches
from text_sections import beside

import ldsopt
from ldsopt import Launch, Module, Schedule
from ldsopt.analysis.addresses.item_offsets import ItemAddress, ItemOffsets
from ldsopt.analysis.addresses.item_values import ItemValue, ItemValues
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.module import LOCAL, Instruction
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run
from ldsopt.verifier.generator.random_kernel import random_kernel, size_of

TEXTS = beside(__file__)

IR = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"


def work_items(text: str, size: tuple[int, int, int]) -> tuple[WorkItems, Function]:
    module = parse(text)
    provenance = Provenance(module)
    (function,) = (f for f in provenance.functions() if f.is_kernel)
    return WorkItems(ranges_of(provenance), function, size, {}, 1 << 20), function


def computed(lines: str, size: tuple[int, int, int] = (1, 1, 1)) -> list[list[object] | None]:
    """The columns of all instructions."""
    text = TEXTS["KERNEL"].format(lines=lines)
    items, function = work_items(text, size)
    return [items.column(instruction.address) for instruction in function.instructions[:-1]]  # type: ignore[misc]


VECTOR = """%t = call i32 @llvm.amdgcn.workitem.id.x()
%v = insertelement <2 x i32> poison, i32 %t, i64 0
%w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer
%c = icmp ult <2 x i32> %w, <i32 2, i32 1>
"""
"""As clang's vectorizer writes guards: a work-item's id twice, and what each of the two is below."""


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("%r = call i32 @llvm.amdgcn.workitem.id.y()", [0, 0, 1, 1]),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%r = getelementptr i32, ptr addrspace(3) @A, i32 %t", [(0, 0), (0, 4), (0, 0), (0, 4)]),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%m = sub i32 %t, 1\n%r = getelementptr i32, ptr addrspace(3) @A, i32 %m", [(0, 2**32 - 4), (0, 0)] * 2),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%r = getelementptr %pair, ptr addrspace(3) @A, i32 %t, i32 1, i32 2", [(0, 6), (0, 14)] * 2),
        ("%r = getelementptr i8, ptr addrspace(3) @A, i8 -1", [(0, 2**32 - 1)] * 4),
        ("%a = ptrtoint ptr addrspace(3) @A to i32\n%b = add i32 %a, 8\n%r = inttoptr i32 %b to ptr addrspace(3)", [(0, 8)] * 4),
        ("%a = ptrtoint ptr addrspace(3) @A to i32\n%r = or i32 %a, 8", None),
        ("%a = ptrtoint ptr addrspace(3) @A to i16\n%r = add i16 %a, 8", None),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%c = icmp eq i32 %t, 0\n%r = select i1 %c, i32 7, i32 %n", [7, None, 7, None]),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)", [0, 0, 0, 0]),
        ("%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 5)", [5, 6, 7, 8]),
        ("%r = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 5)", [5, 5, 5, 5]),
        ("%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 5, i32 0)", [0, 1, 1, 2]),
        ("%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 %n, i32 5)", None),
        ("%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %n)", None),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%c = icmp eq i32 %t, 0\n%m = select i1 %c, i32 %n, i32 -1\n%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 %m, i32 5)", [None, 6, None, 8]),
        ("%t = call i32 @llvm.amdgcn.workitem.id.x()\n%c = icmp eq i32 %t, 0\n%m = select i1 %c, i32 %n, i32 7\n%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %m)", [None, 8, None, 10]),
        ("%a = ptrtoint ptr addrspace(3) @A to i32\n%r = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %a)", [None] * 4),
        ("%r = call i32 @llvm.smin.i32(i32 -1, i32 1)", [2**32 - 1] * 4),
        ("%r = add i32 %n, 0", None),
        (VECTOR + "%r = extractelement <2 x i1> %c, i64 0", [1, 1, 1, 1]),
        (VECTOR + "%r = extractelement <2 x i1> %c, i64 1", [1, 0, 1, 0]),
        (VECTOR + "%r = extractelement <2 x i1> %c, i64 2", None),
        (VECTOR + "%r = extractelement <2 x i1> %c, i32 %n", None),
        (VECTOR + "%d = select <2 x i1> %c, <2 x i32> <i32 5, i32 6>, <2 x i32> %w\n%r = extractelement <2 x i32> %d, i64 1", [6, 1, 6, 1]),
        (VECTOR + "%d = zext <2 x i1> %c to <2 x i32>\n%r = extractelement <2 x i32> %d, i64 1", [1, 0, 1, 0]),
        (VECTOR + "%r = extractelement <2 x i32> %v, i64 1", None),
        ("%v = insertelement <2 x i32> poison, i32 %n, i64 1\n%w = insertelement <2 x i32> %v, i32 7, i64 0\n%r = extractelement <2 x i32> %w, i64 0", [7] * 4),
        ("%v = insertelement <2 x i32> poison, i32 %n, i64 1\n%w = insertelement <2 x i32> %v, i32 7, i64 0\n%r = extractelement <2 x i32> %w, i64 1", None),
        ("%w = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <3 x i32> <i32 3, i32 poison, i32 0>\n%r = extractelement <3 x i32> %w, i64 0", [4] * 4),
        ("%w = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <3 x i32> <i32 3, i32 poison, i32 0>\n%r = extractelement <3 x i32> %w, i64 1", None),
        ("%w = add <2 x i8> <i8 -1, i8 3>, splat (i8 1)\n%r = extractelement <2 x i8> %w, i64 0", [0] * 4),
        ("%r = extractelement <2 x float> zeroinitializer, i64 0", None),
        ("%r = add i128 1, 1", None),
    ],
)  # fmt: skip
def test_values_by_work_item(lines: str, expected: list[object] | None) -> None:
    """A workgroup of 2 x 2."""
    assert computed(lines, (2, 2, 1))[-1] == expected


def test_lanes_are_counted_in_two_halves_of_a_wave() -> None:
    """Of 128 work-items, two waves: ``lo`` counts at most 32 lanes, ``hi`` those of the upper half."""
    low, high = computed(
        "%l = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)\n%h = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %l)",
        (128, 1, 1),
    )
    assert low == [*range(33), *[32] * 31] * 2
    assert high == [*range(64)] * 2


def test_a_budget_ends_what_is_known() -> None:
    items, function = work_items(
        "define amdgpu_kernel void @k() {\n  %a = add i32 1, 2\n  %b = add i32 %a, 3\n  ret void\n}\n",
        (1, 1, 1),
    )
    items.budget = 1
    assert items.column(function.instructions[1].address) is None


@pytest.mark.parametrize(
    "name", ["radix_pass.gfx942", "attention.gfx942", "layernorm_gemm.gfx1100", "fft1024.gfx1100"]
)
def test_values_lie_in_the_ranges_of_real_kernels(name: str) -> None:
    module = read(IR / f"{name}.ll")
    provenance = Provenance(module)
    shared = ranges_of(provenance)
    kernel = next(f for f in provenance.functions() if f.is_kernel)
    items = WorkItems(shared, kernel, (256, 1, 1), {}, 1 << 22)
    seen = 0
    for number in (0, 1, 77, 255):
        ranges = shared.function(kernel).of_work_item((number, 0, 0))
        for instruction in kernel.instructions:
            column = items.column(instruction.address)
            value = ranges.of(instruction.address)
            if column is None or not value.offsets or column[number] is None:
                continue  # not known here or there, or what this work-item never computes
            found = column[number]
            base, plain = found if isinstance(found, tuple) else (-1, found)
            offsets = dict(value.offsets).get(base)
            assert offsets is not None, (module.lines[instruction.line], found, value)
            assert integers.meet(offsets, integers.constant(offsets.width, plain)).extent >= 0
            seen += 1
    assert seen > 200


KERNELS = (
    "clang-22/named_gemm.gfx950",
    "clang-22/named_tiles.gfx1201",
    "clang-22/static_phases.gfx942",
    "clang-22/static_softmax.gfx1100",
    "clang-22/block_sort.gfx942",
    "clang-22/radix_pass.gfx942",
    "clang-22/batch_norm.gfx942",
    "clang-22/conv_im2col.gfx942",
    "clang-22/transpose_gemm.gfx950",
    "triton-3.7.1/column_extremes.gfx942",
    "triton-3.9.0/gemm_bias.gfx1201",
    "triton-3.9.0/attention.gfx950",
    "iree-3.13.0/softmax.gfx950",
    "flydsl-0.4.2/row_softmax.gfx1201",
)
WHOLE = 1 << 32


class LdsValues(ItemValues):
    """Values that lead to LDS, of which nothing is promised."""

    def __init__(self, provenance: Provenance, function: Function, launch: Launch) -> None:
        shared, module = ranges_of(provenance), provenance.module
        flow = of_function(function)
        divergence = divergence_of(function, module)
        sizes = (*launch.block, 1, 1)[:3]
        items = WorkItems(shared, function, sizes, divergence.partial, 1 << 24)
        super().__init__(shared, function, flow, divergence, items, frozenset({LOCAL}))

    def outside(self, address: int) -> ItemValue | None:
        return self._low_bits(address) if address in self._function.arguments else None

    def symbol(self, instruction: Instruction) -> ItemValue | None:
        return None


def holds(form: ItemOffsets, addresses: list[int], items: list[int]) -> bool:
    """True if these work-items may be at these addresses in one execution."""
    own = form.own
    rest = [at - (own if isinstance(own, int) else own[i]) for at, i in zip(addresses, items, strict=True)]
    modulus = gcd(form.modulus, WHOLE)
    is_common = all((one - rest[0]) % modulus == 0 for one in rest)
    return is_common and rest[0] % gcd(form.stride, modulus) == 0


def compared(module: Module, launch: Launch) -> Counter[str]:
    """Executions of accesses by what the form says: the address itself, something of it, or nothing."""
    provenance = provenance_of(module)
    found = {f.name: f for f in provenance.found}
    functions = {f.name: f for f in provenance.functions()}
    kernel = next(name for name, f in functions.items() if f.is_kernel and launch.kernel in ("", None, name))
    values, function = LdsValues(provenance, functions[kernel], launch), functions[kernel]
    program = prepare(module, launch)
    pointers = {a.line: a.pointers[0] for a in found[kernel].accesses if len(a.pointers) == 1}
    wave, counts = wave_size(module, function), Counter[str]()

    def watch(execution: Any) -> None:
        value = values.value(pointers[line]) if (line := execution.access.site.line - 1) in pointers else None
        base = value.base if isinstance(value, ItemAddress) else None
        if execution.access.is_copy or not isinstance(value, ItemAddress) or not isinstance(base, int):
            counts["nothing"] += 1
            return
        first = program.layout.addresses[provenance.bases[base].name]
        lanes = np.arange(len(execution.address)) if execution.lanes is None else execution.lanes
        items = [execution.wave * wave + int(lane) for lane in lanes]
        addresses = [int(address) - first for address in execution.address]
        assert holds(value.offsets, addresses, items), (module.lines[line], value, addresses)
        counts["something" if value.offsets.modulus % WHOLE else "address"] += 1

    assert run(program, Schedule(), checks=False, watcher=watch).completed
    return counts


@pytest.mark.parametrize("name", KERNELS)
def test_executed_addresses_of_the_corpus(name: str) -> None:
    (entry,) = (e for e in corpus_launches.ENTRIES if e["file"] == f"ir/{name}.ll")
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    counts = compared(module, corpus_launches.case(entry).launch)
    assert counts["address"] + counts["something"] > counts["nothing"], counts


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_executed_addresses_of_random_kernels(first: int) -> None:
    counts = Counter[str]()
    for seed in range(first, first + 10):
        kernel = random_kernel(seed, size_of(seed))
        launch = Launch((kernel.grid,), (kernel.block,), kernel.arguments, kernel.kernel, kernel.dynamic_lds)
        counts += compared(ldsopt.parse(kernel.text), launch)
    assert counts["address"] + counts["something"] > counts["nothing"], counts
