"""Effects of changes of compiler on the corpus, as `ldsopt qualify` finds them: a Markdown row for each two neighbours.

    python benchmarks/qualify_corpus.py COMPILER COMPILER... [--names WORD...]

``--names`` keeps to the modules of which the name contains one of the words. ``compared``: modules of which both
compilers make code. ``only in A's``, ``only in B's``: findings that the other compiler's code has not, by verdict, and
in how many modules. Waits are of all functions of these modules, of A's code and of B's.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from ldsopt import Finding
from ldsopt.api.qualifying import qualify
from ldsopt.compare.qualification import Qualification
from ldsopt.compare.qualify_options import QualifyOptions
from ldsopt.isa.measurement import FunctionMeasurement

IR = Path(__file__).parents[1] / "corpus" / "ir"
HEAD = (
    "A",
    "B",
    "compared",
    "only in A's",
    "only in B's",
    "waits",
)


def waits(functions: Iterable[FunctionMeasurement]) -> int:
    """Waits, summed."""
    return sum(len(function.waits or ()) for function in functions)


def said(findings: list[tuple[Finding, ...]]) -> str:
    """How many there are of each verdict, and in how many modules."""
    verdicts = Counter(finding.verdict.value for found in findings for finding in found)
    if not verdicts:
        return "none"
    counts = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
    return f"{counts} in {sum(map(bool, findings))} modules"


def row(found: Qualification) -> str:
    """One change of compiler."""
    both = [one for one in found.modules if one.before.measurement and one.after.measurement]
    before = waits(f for one in both if one.before.measurement for f in one.before.measurement.functions)
    after = waits(f for one in both if one.after.measurement for f in one.after.measurement.functions)
    cells = [found.before, found.after, str(len(found.compared))]
    cells += [said([one.lost for one in found.modules]), said([one.gained for one in found.modules])]
    cells.append(f"{before}→{after}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("compilers", nargs="+", metavar="COMPILER")
    parser.add_argument("--names", nargs="*", default=[])
    given = parser.parse_args()
    paths = [
        path
        for path in sorted(IR.rglob("*.ll"))
        if not given.names or any(n in str(path) for n in given.names)
    ]
    print("| " + " | ".join(HEAD) + " |\n|" + "---|" * len(HEAD))
    refused: dict[str, None] = {}
    for pair in zip(given.compilers, given.compilers[1:], strict=False):
        found = qualify(paths, QualifyOptions(compilers=pair))
        print(row(found), flush=True)
        for one in found.modules:
            for side in (one.before, one.after):
                if side.refused:
                    refused[f"{side.compiler}, {one.name}: {side.refused}"] = None
        refused |= dict.fromkeys(found.unread)
    print("\n" + ("\n".join(refused) or "every compiler makes code of every module"))


if __name__ == "__main__":
    main()
