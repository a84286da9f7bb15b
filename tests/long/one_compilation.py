"""How many compilations validating takes, and what one of a traced copy in place of two rests on.

    python tests/long/one_compilation.py [--kernels 400] [--seed 0] [NAME...]

**Compilations**: by mode of `annotate`, of the modules of the corpus in which anything is compiled.

**Code**: whether debug locations change it. The assembly of modules is held against that of their traced copies.
Every module of the corpus whose path holds a NAME (default: all), and random kernels, each as it is and annotated with
``--precise`` and with ``--repair``. Where `ldsopt.checker.tracing.is_plain_without` says so, the two must be equal byte
for byte; else in all instructions but the hints that clauses decide. Exit code 1 names those that are not.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import ldsopt
from ldsopt import AnnotateOptions, CheckOptions, Module, isolation
from ldsopt.checker.run import compile_located
from ldsopt.checker.tracing import CLAUSE_HINTS, is_plain_without, stands_for
from ldsopt.codegen.compile import compile_ir
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import parse_assembly
from ldsopt.verifier.generator.random_kernel import random_kernel

IR = Path(__file__).parents[2] / "corpus" / "ir"
MODES: dict[str, dict[str, Any]] = {
    "default": {},
    "--precise": {"precise": True},
    "--bases all": {"bases": "all"},
    "--repair": {"repair": True},
}


def difference(module: Module) -> str:
    """The difference between the one compilation of the traced copy and a plain one; empty if there is none."""
    arch = require_arch(module)
    plain = compile_ir(module.lowered_text, arch.name, CheckOptions(), source=module.source).data
    once = compile_located(module, CheckOptions(), once=True)
    if is_plain_without(module, arch):
        return "" if once.compiled.data == plain else "the text differs"
    listing = parse_assembly(plain.decode("utf-8", "surrogateescape"))
    both = [
        [
            (i.mnemonic, i.operands)
            for f in one.functions
            for b in f.blocks
            for i in b.instructions
            if i[0] not in CLAUSE_HINTS
        ]
        for one in (listing, once.listing)
    ]
    return "" if both[0] == both[1] else "the instructions differ"


def versions(module: Module) -> Iterator[Module]:
    """The module, and what annotating makes of it."""
    seen = set[str]()
    for text in (
        module.text,
        *(ldsopt.annotate(module, **{mode: True}).text for mode in ("precise", "repair")),
    ):
        if text not in seen:
            seen.add(text)
            yield ldsopt.parse(text, source=module.source, mcpu=require_arch(module).name)


def modules(names: Sequence[str], seeds: range) -> Iterator[Module]:
    for path in sorted(IR.rglob("*.ll")):
        if not names or any(name in str(path) for name in names):
            yield ldsopt.read(path, mcpu=path.stem.rpartition(".")[2])
    for seed in seeds:
        kernel = random_kernel(seed)
        yield ldsopt.parse(kernel.text, source=f"seed {seed}", mcpu=kernel.arch)


def compilations(names: Sequence[str], options: dict[str, Any]) -> list[int]:
    """How many each module takes that takes any, the fewest first."""
    found = []
    begun = 0

    def counted(*given: Any, **named: Any) -> Any:
        nonlocal begun
        begun += 1
        return isolation.hand(*given, **named)

    with patch("ldsopt.codegen.compile.hand", counted):
        for module in modules(names, range(0)):
            begun = 0
            ldsopt.annotate_validated(module, AnnotateOptions(**options))
            found.append(begun)
    return sorted(count for count in found if count)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compares and prints. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Holds traced copies' code against the modules'.")
    parser.add_argument("--kernels", type=int, default=400, help="how many random kernels")
    parser.add_argument("--seed", type=int, default=0, help="of the first kernel")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    for mode, given in MODES.items():
        if found := compilations(options.names, given):
            mean, middle = statistics.mean(found), statistics.median(found)
            print(f"{mode}: {len(found)} modules, mean {mean:.2f}, median {middle:g}, most {found[-1]}")
    counts = {True: 0, False: 0}
    differing = []
    for module in modules(options.names, range(options.seed, options.seed + options.kernels)):
        for version in versions(module) if stands_for(module, CheckOptions()) else ():
            counts[is_plain_without(version, require_arch(version))] += 1
            if found := difference(version):
                differing.append(f"{version.source}: {found}")
    print(f"compared byte for byte: {counts[True]}, by instructions: {counts[False]}")
    print("\n".join(differing) or "locations change nothing")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
