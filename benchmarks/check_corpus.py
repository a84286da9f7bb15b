"""The findings of `check` on the corpus, how well it maps the code, and its cost.

    python benchmarks/check_corpus.py [--cost | --race-cost] [--compiler NAME] [--assume NAME] [NAME...]

Without an option: one row a module: LDS instructions mapped exactly, to a class of accesses, and not at all; waits
that are there, never wait, wait for LDS-DMA alone, and are recoverable; findings (``c``: of the unproven ones, those
that the module's own scopes claim to be apart). With ``--compiler``, also by memory operands, and
how the two ways agree.

``--assume`` makes a promise as ``ldsopt check`` does. `tests/long/missing_waits.py` takes waits out.

``--cost`` gives processor time of the checker's own work and of the code generation that it checks.
``--race-cost`` gives that of the proof of races and its executions, against ``llc-22``, and the verdicts.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import generator

from ldsopt import CompileOptions, Module, Verdict, api
from ldsopt.assumptions import OF_RACES
from ldsopt.checker import mir
from ldsopt.checker.accesses import Accesses, find_accesses
from ldsopt.checker.code_races import code_verdict
from ldsopt.checker.findings import Check
from ldsopt.checker.mapping import AccessMap, map_accesses, touches_lds
from ldsopt.checker.options import PromisedCheckOptions, RaceCheckOptions
from ldsopt.checker.places import Describe
from ldsopt.checker.run import check, compile_mapped
from ldsopt.checker.tracing import COMPILE_OPTIONS, trace
from ldsopt.checker.wave_races import CodeVerdict, WaveRaces
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import Assembly, parse_assembly

CORPUS = Path(__file__).parent.parent / "corpus" / "ir"


def modules(names: Iterable[str] = ()) -> Iterator[tuple[str, Module]]:
    """The corpus modules whose name contains one of the words, or all."""
    words = tuple(names)
    for path in sorted(CORPUS.rglob("*.ll")):
        name = f"{path.parent.name}/{path.stem}"
        if not words or any(word in name for word in words):
            yield name, api.read(path, mcpu=path.stem.rpartition(".")[2])


# --- what is found --------------------------------------------------------------------------------------


def print_findings(names: list[str], compiler: str, assume: list[str]) -> None:
    """A row a module and the total."""
    total: Counter[str] = Counter()
    columns = (
        "exact",
        "class",
        "unmapped",
        "waits",
        "redundant",
        "for DMA",
        "recoverable",
        "definite",
        "unproven",
        "c",
        "latent",
    )
    print("| module | " + " | ".join(columns) + " |\n|---|" + "---|" * len(columns))
    for name, module in modules(names):
        found = _counts(check(module, PromisedCheckOptions(compiler=compiler, assume=assume)))
        total += found
        print(f"| {name} | " + " | ".join(str(found[c]) for c in columns) + " |", flush=True)
    print("| all | " + " | ".join(str(total[c]) for c in columns) + " |")


def _counts(found: Check) -> Counter[str]:
    sums: Counter[str] = Counter(c=sum(f.claimed_apart for f in found.findings))
    for f in found.functions:
        sums += Counter(
            {
                "exact": f.exact,
                "class": f.by_class,
                "unmapped": f.unmapped,
                "waits": f.waits,
                "redundant": f.redundant,
                "for DMA": f.for_dma,
                "recoverable": f.recoverable,
            }
        )
    return sums + Counter({verdict.value: found.count(verdict) for verdict in Verdict})


class Agreement(NamedTuple):
    """LDS instructions by what the two ways of mapping say.

    Attributes:
        instructions: in all.
        by_locations, by_operands: mapped exactly by the one and the other.
        both: by both.
        agree: by both, to the same access.
        among: exactly by locations, to several accesses by operands, and it is one of them.
        among_of: exactly by locations, to several accesses by operands.
    """

    instructions: int
    by_locations: int
    by_operands: int
    both: int
    agree: int
    among: int
    among_of: int


def agreement(module: Module, compiler: str) -> Agreement:
    """Maps one module both ways."""
    assert module.arch is not None
    arch, accesses = module.arch.name, find_accesses(module)

    def compiled(text: str, options: tuple[str, ...] = ()) -> str:
        code = compile_ir(
            text, arch, CompileOptions(compiler=compiler), llvm_options=options, unverified=True
        )
        return code.data.decode("utf-8", "surrogateescape")

    listing, key = parse_assembly(compiled(module.text)), trace(module, accesses.classes)
    mapping = map_accesses(listing, parse_assembly(compiled(key.text, COMPILE_OPTIONS)), key)
    printed = mir.parse_mir(compiled(mir.mark(module, accesses.classes), mir.COMPILE_OPTIONS))
    operands = mir.map_by_operands(listing, printed, accesses.classes)
    counts: Counter[str] = Counter()
    for function in listing.functions:
        for block in function.blocks:
            for instruction in filter(touches_lds, block.instructions):
                one, other = mapping.of(instruction).access, operands.get(instruction.line)
                exact = other.access if other else None
                counts["instructions"] += 1
                counts["by_locations"] += one is not None
                counts["by_operands"] += exact is not None
                counts["both"] += one is not None and exact is not None
                counts["agree"] += one is not None and one == exact
                several = other.among if other and one is not None else ()
                counts["among_of"] += bool(several)
                counts["among"] += one in several
    return Agreement(*(counts[field] for field in Agreement._fields))


def print_agreement(names: list[str], compiler: str) -> None:
    """The sum over the corpus."""
    rows = [agreement(module, compiler) for _, module in modules(names)]
    total = Agreement(*map(sum, zip(*rows, strict=True)))
    print("\n" + ", ".join(f"{field} {value}" for field, value in total._asdict().items()))


# --- cost -----------------------------------------------------------------------------------------------


def print_cost(names: list[str]) -> None:
    """The corpus and synthetic modules."""
    gc.disable()  # as the command does
    print("| module | own work, s | code generation, s | ratio |\n|---|---|---|---|")
    rows = [_cost(module) for _, module in modules(names)]
    own, generating = (sum(column) for column in zip(*rows, strict=True))
    print(f"| corpus, {len(rows)} modules | {own:.2f} | {generating:.2f} | {own / generating:.2f} |")
    for size in (10_000, 100_000):
        text = "".join(part for part, _ in generator.module(size))
        one, other = _cost(api.parse(text, mcpu="gfx942"))
        print(f"| synthetic, {size} instructions | {one:.2f} | {other:.2f} | {one / other:.2f} |")


def _cost(module: Module) -> tuple[float, float]:
    """Processor seconds of own work, and of generating the code: children's, of which there are two."""
    own, children = time.process_time(), _children()
    check(module)
    own, both = time.process_time() - own, _children() - children
    return own, both / 2


def print_race_cost(names: list[str]) -> None:
    """The proof of races, by module: processor time against that of compiling by ``llc-22``, and the verdicts."""
    gc.disable()
    promises = {*OF_RACES}
    shares: list[tuple[float, float, str]] = []
    unasked: list[float] = []
    kernels, counts = 0, Counter[str]()
    for name, module in modules(names):
        accesses = find_accesses(module)
        started = time.process_time()
        code = partial(_of_code, module)
        judged = list(WaveRaces(module, accesses, promises, 5.0).findings(_describe(module, accesses), code))
        own = time.process_time() - started
        started = time.process_time()
        list(WaveRaces(module, accesses, promises, 1e-9).run())
        unasked.append(time.process_time() - started)
        children = _children()
        command = ("llc-22", "-O3", f"-mcpu={module.arch.name if module.arch else ''}", "-o", os.devnull)
        subprocess.run(command, input=module.text.encode(), check=False, stderr=subprocess.DEVNULL)
        shares.append((own, _children() - children, name))
        for count, _, _ in judged:
            kernels += 1
            counts["pairs"] += count.pairs
            counts["free"] += count.free
            counts["alike"] += count.alike
            counts["definite"] += count.definite
            counts["unproven"] += count.unproven
            counts["kernels with unproven"] += bool(count.unproven)
            counts["kernels with definite"] += bool(count.definite)
    ratios = [own / llc for own, llc, _ in shares if llc]
    print(f"{len(shares)} modules, {kernels} kernels: {dict(counts)}")
    print(f"of a compilation: median {statistics.median(ratios):.2f}, most {max(ratios):.2f}")
    few = [own / llc for own, (_, llc, _) in zip(unasked, shares, strict=True) if llc]
    print(f"without solver and executions: median {statistics.median(few):.2f}, most {max(few):.2f}")
    for own, llc, name in sorted(shares, reverse=True)[:8]:
        print(f"{name}: {own:.2f} s, llc-22 {llc:.2f} s")


def _of_code(module: Module) -> CodeVerdict:
    return code_verdict(compile_mapped(module).listing, require_arch(module), RaceCheckOptions())


def _describe(module: Module, accesses: Accesses) -> Describe:
    return Describe(module, accesses, AccessMap({}, True), Assembly(None, (), ()))


def _children() -> float:
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="words in the names of modules; default: all")
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--race-cost", action="store_true")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER)
    parser.add_argument("--assume", action="append", default=[])
    options = parser.parse_args()
    run: Callable[[], None] = lambda: print_findings(options.names, options.compiler, options.assume)  # noqa: E731
    if options.race_cost:
        print_race_cost(options.names)
    elif options.cost:
        print_cost(options.names)
    else:
        run()
        if options.compiler != DEFAULT_COMPILER:
            print_agreement(options.names, options.compiler)


if __name__ == "__main__":
    main()
