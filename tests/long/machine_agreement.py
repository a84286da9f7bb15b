"""`check` without IR against `check` with it: do both miss the same waits?

    python tests/long/machine_agreement.py           # the corpus, about ten minutes
    python tests/long/machine_agreement.py gfx1201   # modules with this in their names

Each counter of each wait is taken out, and made to wait for one operation less, one at a time, and the code is checked
in both ways. A change counts as noticed if a finding is new, surer, or of more executions. By llvmlite's LLVM.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from missing_waits import without

import ldsopt
from ldsopt import Arch, CheckOptions, Finding, LdsoptError, Verdict, arch
from ldsopt.checker.judging import Judging, is_worse
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.assembly import AsmFunction
from ldsopt.target.waits import parse_counters

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def main() -> None:
    """Prints a line for each module in which the two disagree, and totals by architecture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of files' names; all by default")
    given = parser.parse_args()
    totals: dict[str, Counter[str]] = {}
    for file in sorted(CORPUS.rglob("*.ll")):
        name = str(file.relative_to(CORPUS))
        if given.names and not any(part in name for part in given.names):
            continue
        try:
            found = _compared(file)
        except LdsoptError as error:
            print(f"{name}: {error}")
            continue
        totals.setdefault(name.split(".")[-2], Counter()).update(found)
        if found["only with IR"] or found["only without"]:
            print(f"{name}: {_said(found)}", flush=True)
    print()
    for group, total in (*sorted(totals.items()), ("together", sum(totals.values(), Counter()))):
        print(f"{group}: {_said(total)}")


def _said(found: Counter[str]) -> str:
    return ", ".join(
        f"{found[what]} {what}" for what in ("changed", "both", "only with IR", "only without", "definite")
    )


def _compared(file: Path) -> Counter[str]:
    module = ldsopt.read(file)
    code = compile_mapped(module)
    machine, judging = arch(code.compiled.arch), Judging.of_module(module, code, CheckOptions())
    without_ir = Judging(code.listing, machine)
    counts: Counter[str] = Counter()
    for function in without_ir.functions:
        with_ir, without = judging.findings(function), without_ir.findings(function)
        if without_ir.with_callees(function).followed:
            continue  # its callees' waits would count with it
        for changed in _changed(function, machine):
            alone = without_ir.findings(changed)
            ir_sees = is_worse(with_ir, judging.findings(changed))
            alone_sees = is_worse(without, alone)
            counts["changed"] += 1
            counts["both"] += ir_sees and alone_sees
            counts["only with IR"] += ir_sees and not alone_sees
            counts["only without"] += alone_sees and not ir_sees
            counts["definite"] += alone_sees and _definite(alone) > _definite(without)
    return counts


def _definite(findings: Sequence[Finding]) -> int:
    return sum(finding.verdict is Verdict.DEFINITE for finding in findings)


def _changed(function: AsmFunction, machine: Arch) -> Iterator[AsmFunction]:
    """The function with each counter of each wait taken out, and with one that waits for one operation less."""
    for block in function.blocks:
        for wait in block.instructions:
            if not wait.opcode.is_wait:
                continue
            for counter, limit in parse_counters(wait.mnemonic, wait.operands, machine):
                if counter not in machine.counters or counter in {"expcnt", "xcnt"}:
                    continue
                yield without(function, wait.line, counter, machine)
                yield without(function, wait.line, counter, machine, limit + 1)


if __name__ == "__main__":
    main()
