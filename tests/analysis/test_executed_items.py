"""No work-item executes an LDS address that its form does not hold, in kernels of the corpus and in random ones."""

import sys
from collections import Counter
from math import gcd
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.ranges.ranges import ranges_of

sys.path.append(str(Path(__file__).parents[1] / "simt"))

import corpus_launches

import ldsopt
from ldsopt import Launch, Module, Schedule, read
from ldsopt.analysis.addresses.item_offsets import ItemAddress, ItemOffsets
from ldsopt.analysis.addresses.item_values import ItemValue, ItemValues
from ldsopt.analysis.addresses.work_items import WorkgroupSize, WorkItems
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.provenance import Provenance, provenance_of
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run
from ldsopt.verifier.generator.random_kernel import random_kernel, size_of

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
        items = WorkItems(shared, function, WorkgroupSize(sizes, is_full=True), divergence.partial, 1 << 24)
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
