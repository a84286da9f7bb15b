"""The findings of `check` on the corpus' machine code when no IR is given, beside those with IR.

    python benchmarks/machine_check.py          # each module: LDS instructions, findings
    python benchmarks/machine_check.py gfx1250  # modules with this in their names

By llvmlite's LLVM. Counts, and processor time as a ratio to that of reading the listing and measuring it.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

import ldsopt
from ldsopt import LdsoptError, Verdict
from ldsopt.api.waiting import check_code
from ldsopt.checker.findings import Check
from ldsopt.isa.measure import measure_assembly

CORPUS = Path(__file__).parents[1] / "corpus" / "ir"


def main() -> None:
    """Prints a line for each module, and the totals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of files' names; all by default")
    given = parser.parse_args()
    totals: dict[str, Counter[str]] = {}
    spent = [0.0, 0.0]
    for file in sorted(CORPUS.rglob("*.ll")):
        name = str(file.relative_to(CORPUS))
        if given.names and not any(part in name for part in given.names):
            continue
        module = ldsopt.read(file)
        code = ldsopt.compile(module).data
        try:
            started = time.process_time()
            measure_assembly(code.decode(), name)
            spent[0] += time.process_time() - started
            started = time.process_time()
            found = check_code(code, name)
            spent[1] += time.process_time() - started
        except LdsoptError as error:
            print(f"{name}: {error}")
            continue
        row = _row(found, ldsopt.check(module))
        totals.setdefault(_class(name), Counter()).update({"modules": 1, **row})
        print(f"{name}: {', '.join(f'{count} {what}' for what, count in row.items() if count)}", flush=True)
    print()
    for group, total in (*totals.items(), ("together", sum(totals.values(), Counter()))):
        print(f"{group}: {', '.join(f'{count} {what}' for what, count in total.items())}")
    print(f"checking takes {spent[1] / spent[0]:.1f} times the processor time of measuring")


def _class(name: str) -> str:
    """The row of the totals in which a module of this name counts."""
    is_matrix = any(part in name for part in ("gemm", "matmul", "attention"))
    kind = "GEMM and attention" if is_matrix else "others"
    return f"{kind}, {'gfx1250' if 'gfx1250' in name else 'gfx9 to gfx12'}"


def _row(found: Check, by_ir: Check) -> Counter[str]:
    return Counter(
        {
            "LDS instructions": sum(f.lds_instructions for f in found.functions),
            "at bounded addresses": sum(f.exact for f in found.functions),
            "definite": found.count(Verdict.DEFINITE),
            "unproven": found.count(Verdict.UNPROVEN),
            "unproven with IR": by_ir.count(Verdict.UNPROVEN),
            "definite with IR": by_ir.count(Verdict.DEFINITE),
        }
    )


if __name__ == "__main__":
    main()
