"""The savings of narrowing fences to LDS, over the kernels of the corpus for gfx10 to gfx12, by what has to be shown.

    python benchmarks/fences_corpus.py            # the table of docs/measured/fences.md
    python benchmarks/fences_corpus.py --kernels  # kernel by kernel

A kernel is counted under the least that narrows all of its fences. Both versions are compiled by llvmlite's LLVM; waits
are those whose counter counts loads from global memory, or stores to it. Nothing here is a time.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ldsopt
from ldsopt import Module, Transformed
from ldsopt.api.transforms import narrow_fences, narrow_fences_validated
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding, NarrowedKernel
from ldsopt.transforms.fences.options import FenceOptions

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
LOAD_COUNTERS = frozenset({"vmcnt", "loadcnt", "samplecnt", "bvhcnt"})
STORE_COUNTERS = frozenset({"vscnt", "storecnt"})
GENERATIONS = ("gfx10", "gfx11", "gfx12")
EVERYTHING = ("arguments-do-not-alias", "unread-dimensions-are-one", "indices-do-not-wrap")
CLASSES = (
    "local already",
    "proved",
    "proved by index",
    "if arguments-do-not-alias",
    "if unread-dimensions-are-one",
    "if several",
    "needs the index proof",
    "synchronizes further",
    "unknown",
    "in a called function",
)


@dataclass(frozen=True)
class FenceCost:
    """The cost of a kernel's fences: caches dropped, waits for loads from global memory and for stores to it."""

    invalidations: int
    load_waits: int
    store_waits: int


@dataclass(frozen=True)
class FencedKernel:
    """One kernel: what narrows its fences, how many it has, and what its code costs before and after."""

    module: str
    name: str
    group: str
    fences: int
    before: FenceCost
    after: FenceCost


def group_of(kernel: NarrowedKernel) -> str:
    """The least that narrows all of a kernel's fences, as far as anything does."""
    standings = {fence.standing for fence in kernel.sites}
    for standing in (
        FenceStanding.UNKNOWN,
        FenceStanding.SYNCHRONIZES_FURTHER,
        FenceStanding.NEEDS_INDEX,
        FenceStanding.CALLED,
    ):
        if standing in standings:
            return standing.value
    if FenceStanding.IF_ASSUMED in standings:
        promises = {p for fence in kernel.sites for p in fence.promises} & set(EVERYTHING)
        return "if several" if len(promises) > 1 else f"if {promises.pop()}"
    if FenceStanding.PROVED_BY_INDEX in standings:
        return FenceStanding.PROVED_BY_INDEX.value
    return (FenceStanding.PROVED if FenceStanding.PROVED in standings else FenceStanding.LOCAL).value


def costs(source: Module | Transformed[FenceNarrowing], module: Module) -> dict[str, FenceCost]:
    """The cost of a version's code, by function."""
    text = source.text
    assert module.arch is not None
    again = ldsopt.parse(text, source=module.source, mcpu=module.arch.name)
    return {one.name: _cost(one) for one in ldsopt.measure(again).functions}


def _cost(function: FunctionMeasurement) -> FenceCost:
    counters = [counter for wait in function.waits or () for counter, _ in wait.counters]
    loads, stores = (sum(counter in one for counter in counters) for one in (LOAD_COUNTERS, STORE_COUNTERS))
    return FenceCost(function.invalidations or 0, loads, stores)


def kernels() -> Iterator[FencedKernel]:
    """Every kernel with fences of a workgroup."""
    for entry in json.loads((CORPUS / "manifest.json").read_text())["modules"]:
        if not entry["arch"].startswith(GENERATIONS):
            continue
        module = ldsopt.read(CORPUS / entry["file"], mcpu=entry["arch"])
        alone = narrow_fences(module)
        if not alone.details.functions:
            continue
        before = costs(module, module)
        after = costs(narrow_fences_validated(module, FenceOptions(assume=EVERYTHING)), module)
        for kernel in alone.details.functions:
            name = entry["file"].removeprefix("ir/")
            yield FencedKernel(
                name,
                kernel.name,
                group_of(kernel),
                len(kernel.sites),
                before[kernel.name],
                after[kernel.name],
            )


def row(words: str, found: list[FencedKernel]) -> str:
    """One line of the table."""
    sides = [
        f"{sum(getattr(k.before, field) for k in found)} → {sum(getattr(k.after, field) for k in found)}"
        for field in ("invalidations", "load_waits", "store_waits")
    ]
    return f"| {words} | {len(found)} | {sum(k.fences for k in found)} | {' | '.join(sides)} |"


def main() -> None:
    """Prints the table, and with ``--kernels`` each kernel."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--kernels", action="store_true", help="a line for each kernel as well")
    detailed = arguments.parse_args().kernels
    groups: dict[str, list[FencedKernel]] = defaultdict(list)
    for kernel in kernels():
        groups[kernel.group].append(kernel)
    print("| what narrows its fences | kernels | fences | invalidations | load waits | store waits |")
    print("|---|---|---|---|---|---|")
    for group in CLASSES:
        if groups[group]:
            print(row(group, groups[group]))
    every = [kernel for group in groups.values() for kernel in group]
    print(row("all", every))
    if detailed:
        print()
        for kernel in sorted(every, key=lambda one: (one.group, one.module, one.name)):
            print(row(f"{kernel.group}: `{kernel.module}` {kernel.name}", [kernel]))


if __name__ == "__main__":
    main()
