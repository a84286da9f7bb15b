"""The findings of `ldsopt check` on the corpus, by module and class, as Markdown.

    python benchmarks/finding_classes.py [--compiler NAME] [--assume PROMISE] [NAME...]

A class is the rule, the verdict, what is in flight and what runs into it. Latent findings are left out. ``claimed``:
those of which the module's own scopes say that the two sides are apart. Below are the totals by rule.
"""

from __future__ import annotations

import argparse
from collections import Counter

from check_corpus import modules

from ldsopt import Verdict
from ldsopt.checker.findings import FindingPlace
from ldsopt.checker.options import PromisedCheckOptions
from ldsopt.checker.run import check
from ldsopt.codegen.options import DEFAULT_COMPILER

_READS = ("ds_read", "ds_load")


def does(place: FindingPlace | None) -> str:
    """What one side of a finding does with LDS; a dash where its instruction is not known."""
    mnemonic = place.asm.partition(" ")[0] if place is not None else ""
    if mnemonic.startswith("ds_"):
        return "read" if mnemonic.startswith(_READS) else "write"
    return "DMA" if mnemonic else "-"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="words in the names of modules; default: all")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER)
    parser.add_argument("--assume", action="append", default=[])
    given = parser.parse_args()
    total: Counter[tuple[str, ...]] = Counter()
    print(
        "| module | rule | verdict | in flight | runs into it | findings | claimed |\n|---|---|---|---|---|---|---|"
    )
    for name, module in modules(given.names):
        found: Counter[tuple[str, ...]] = Counter()
        claimed: Counter[tuple[str, ...]] = Counter()
        for one in check(module, PromisedCheckOptions(compiler=given.compiler, assume=given.assume)).findings:
            if one.verdict is not Verdict.LATENT:
                key = one.rule.value, one.verdict.value, does(one.started), does(one.used)
                found[key] += 1
                claimed[key] += one.claimed_apart
                total[key[:2]] += 1
        for key, count in sorted(found.items()):
            print(f"| {name} | {' | '.join(key)} | {count} | {claimed[key]} |", flush=True)
    for (rule, verdict), count in sorted(total.items()):
        print(f"| all | {rule} | {verdict} | | | {count} | |")


if __name__ == "__main__":
    main()
