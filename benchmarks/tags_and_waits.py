"""The worth of tags where waits are exact, and their cost: the corpus, with and without, kernel by kernel.

    python benchmarks/tags_and_waits.py [NAME ...]

Each module of `corpus/ir` (or those with one of the names in their path) is compiled as it is, and as each way of
tagging (`ldsopt annotate`) makes it, all with exact waits (`ldsopt waits`). Two more ways leave out rules that are
there for the backend's sake: R9, and the laundering of R6, which is taken out of the text again.

A row a way of tagging: kernels whose code is another one than without tags; how many of them are better by
``balanced`` above the floor of `optimize`, and how many fall below it; findings that the code without tags has not; and
sums over all kernels that some way of tagging changes, as compiled / with exact waits where these differ.
"""

from __future__ import annotations

import gc
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import NamedTuple

from check_corpus import modules

from ldsopt import AnnotateOptions, CheckOptions, LdsoptError, Module, Verdict
from ldsopt.api.annotating import annotate
from ldsopt.checker.findings import Check
from ldsopt.compare.worth import CRITERIA, OptimizationGoal, losses, rank
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.run import exact_waits

ALL = {"bases": "all", "precise": True}
WAYS: dict[str, dict[str, object]] = {
    "annotate": {},
    "annotate --precise": {"precise": True},
    "annotate --bases all": {"bases": "all"},
    "annotate --bases all --precise": ALL,
    "the same without R9": {**ALL, "needless": frozenset({"R9"})},
    "the same without R9 and laundering": {**ALL, "needless": frozenset({"R9"})},
}
UNLAUNDERED = "the same without R9 and laundering"
SHOWN = ("occupancy", "waits", "vector_registers", "sgprs")
NO_TAGS = "no tags"
LAUNDERED = re.compile(
    r"^  (?P<name>%\S+)\.addr = ptrtoint ptr addrspace\(3\) (?P<pointer>.+) to i32\n"
    r"  (?P=name)\.uniform = call i32 @llvm\.amdgcn\.readfirstlane\.i32\(i32 (?P=name)\.addr\)\n"
    r"  (?P=name)\.dst = inttoptr i32 (?P=name)\.uniform to ptr addrspace\(3\)$",
    re.MULTILINE,
)


class Version(NamedTuple):
    """One version of a module: figures of its kernels, with exact waits and without, and what `check` finds."""

    kernels: Mapping[str, FunctionMeasurement]
    stock: Mapping[str, FunctionMeasurement]
    code: Mapping[str, list[tuple[str, str]]]
    found: Check


def version(module: Module) -> Version:
    found = exact_waits(module, WaitsOptions())
    listing = parse_assembly(found.text)
    options = CheckOptions(**{one.name: getattr(WaitsOptions(), one.name) for one in fields(CheckOptions)})
    return Version(
        figures(found.text, module),
        figures("\n".join(found.code.listing.text), module),
        {f.name: [i[:2] for block in f.blocks for i in block.instructions] for f in listing.functions},
        found.judged(module, options),
    )


def figures(text: str, module: Module) -> dict[str, FunctionMeasurement]:
    assert module.arch is not None
    measured = measure_listing(parse_assembly(text), module.source, module.arch.name, "")
    return {function.name: function for function in measured.functions if function.is_kernel}


def tagged(module: Module, way: str) -> Module | None:
    """The module with tags; ``None`` where nothing is tagged."""
    made = annotate(module, AnnotateOptions(**WAYS[way]))  # type: ignore[arg-type]
    text = made.text
    if way == UNLAUNDERED:
        dst = r"  \g<name>.dst = getelementptr i8, ptr addrspace(3) \g<pointer>, i32 0"
        text = LAUNDERED.sub(dst, text)
    return None if text == module.text else reparse(text, module)


def new_findings(before: Check, after: Check) -> int:
    """Findings that are not of the other code, by what identifies them in another version of a module."""
    old = Counter(f.key for f in before.findings if f.verdict is not Verdict.LATENT)
    new = Counter(f.key for f in after.findings if f.verdict is not Verdict.LATENT)
    return sum((new - old).values())


def compared(before: FunctionMeasurement, after: FunctionMeasurement) -> Iterator[str]:
    """The verdict of ``balanced`` on the second version, where it has one."""
    goal = OptimizationGoal.BALANCED
    if list(losses(before, after, goal)):
        yield "below the floor"
    elif rank([after], goal) < rank([before], goal):
        yield "better"


def main() -> None:
    gc.disable()
    counts: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    stock: dict[str, Counter[str]] = {way: Counter() for way in (NO_TAGS, *WAYS)}
    exact: dict[str, Counter[str]] = {way: Counter() for way in (NO_TAGS, *WAYS)}
    for name, module in modules(sys.argv[1:]):
        try:
            plain = version(module)
            made = {way: version(other) for way in WAYS if (other := tagged(module, way)) is not None}
        except LdsoptError as problem:
            print(f"{name}: {problem}")
            continue
        changed: set[str] = set()
        for way, other in made.items():
            counts[way]["findings"] += new_findings(plain.found, other.found)
            for kernel in plain.kernels.keys() & other.kernels.keys():
                if plain.code[kernel] != other.code[kernel]:
                    changed.add(kernel)
                    counts[way].update(["changed", *compared(plain.kernels[kernel], other.kernels[kernel])])
        for kernel in changed:
            for way in stock:
                at = made.get(way, plain)
                for sums, kernels in ((stock, at.stock), (exact, at.kernels)):
                    sums[way].update({one: CRITERIA[one].value(kernels[kernel]) or 0 for one in SHOWN})
        print(f"{name}: {len(changed)} kernels", file=sys.stderr, flush=True)
    print(f"| exact waits and | changed, better, below | findings | {' | '.join(SHOWN)} |")
    print("|---|---|" + "---:|" * (len(SHOWN) + 1))
    for way in stock:
        count = counts.get(way)
        own = ", ".join(str(count[one]) for one in ("changed", "better", "below the floor")) if count else ""
        cells = (dict.fromkeys(f"{sums[way][one]:g}" for sums in (stock, exact)) for one in SHOWN)
        figures_of = " | ".join("/".join(cell) for cell in cells)
        print(f"| {way} | {own} | {count['findings'] if count else ''} | {figures_of} |")


if __name__ == "__main__":
    main()
