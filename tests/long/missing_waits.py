"""Waits taken out of the code of the corpus: every needed one is missed by `check`, and no redundant one is.

    python tests/long/missing_waits.py [--assume NAME] [NAME...]

Every counter of every wait is taken out, one at a time, and the code is checked again. The checker says of each wait,
while it is there, whether it knows what would go wrong without it; that is held against what it finds in the code
without it. ``one more``: of the waits that an LDS-DMA needs, those of which it is reported that they leave one
operation more; ``one more, silent``: what that one writes is not needed there. The exit code is 1 if a needed wait is
silent or a redundant one is reported. ``--assume`` makes a promise as ``ldsopt check`` does.
"""

import argparse
import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ldsopt import Arch, Module, PromisedCheckOptions, read
from ldsopt.checker.judging import Judging
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import Cause, WaitFact, WaitFinding
from ldsopt.target.waits import largest_count, parse_counters

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def modules(names: Iterable[str] = ()) -> Iterator[tuple[str, Module]]:
    """The corpus modules whose name contains one of the words, or all."""
    words = tuple(names)
    for path in sorted(CORPUS.rglob("*.ll")):
        name = f"{path.parent.name}/{path.stem}"
        if not words or any(word in name for word in words):
            yield name, read(path, mcpu=path.stem.rpartition(".")[2])


class Mutation(NamedTuple):
    """One counter of one wait taken out.

    Attributes:
        fact: what the checker says of it while it is there.
        reported: the code without it has a finding that the code with it has not.
        weaker: so has the code in which it leaves one operation more; ``None`` if that was not tried.
    """

    fact: WaitFact
    reported: bool
    weaker: bool | None = None

    @property
    def outcome(self) -> str:
        """The class of the mutation: what it shows of the checker."""
        if self.fact.redundant:
            return "redundant, reported" if self.reported else "redundant, silent"
        if self.reported:
            return "needed, reported"
        if self.fact.recoverable:
            return "recoverable"
        if self.fact.causes == {Cause.UNEXPLAINED}:
            return "not needed"
        return "order of memory" if self.fact.causes <= _ORDER else "needed, silent"


_ORDER = {Cause.BARRIER, Cause.FENCE, Cause.END}
"""Causes that are no use of data: what a fence, a barrier or a return promises of memory other than LDS."""

OUTCOMES = (
    "needed, reported",
    "needed, silent",
    "order of memory",
    "recoverable",
    "not needed",
    "redundant, silent",
    "redundant, reported",
    "one more",
    "one more, silent",
)


def mutations(module: Module, every: int = 1, assume: Iterable[str] = ()) -> Iterator[Mutation]:
    """Takes waits out of the functions that touch LDS: each ``every``-th."""
    options = PromisedCheckOptions(assume=tuple(assume))
    judging = Judging.of_module(module, compile_mapped(module), options)
    count = 0
    for function in judging.functions:
        if not any(
            i.opcode.accesses_lds(i.operands) or i.opcode.transfer(i.operands) for i in function.instructions
        ):
            continue
        code = dataclasses.replace(judging.checked_code(function), owed={})
        arch = code.arch

        whole = code.check()
        before = _pairs(whole.findings)
        for fact in whole.waits:
            count += 1
            if count % every == 0:
                left = _left(code, without(function, fact.line, fact.counter, arch))
                weaker = None
                if Cause.LDS_DMA in fact.causes:
                    raised = without(function, fact.line, fact.counter, arch, fact.limit + 1)
                    weaker = not _left(code, raised) <= before
                yield Mutation(fact, not left <= before, weaker)


def _left(code: CheckedCode, changed: AsmFunction) -> set[tuple[object, ...]]:
    return _pairs(dataclasses.replace(code, function=changed).findings(explain=False))


def _pairs(findings: Iterable[WaitFinding]) -> set[tuple[object, ...]]:
    return {(f.kind, f.started.line, f.used.line, f.executions) for f in findings}


def without(
    function: AsmFunction, line: int, counter: str, arch: Arch, limit: int | None = None
) -> AsmFunction:
    """A function with one counter of the wait on a line taken out, or with another limit."""
    blocks = []
    for block in function.blocks:
        instructions: list[AsmInstruction] = []
        for instruction in block.instructions:
            instructions += (
                _left_of(instruction, counter, arch, limit) if instruction.line == line else [instruction]
            )
        blocks.append(dataclasses.replace(block, instructions=tuple(instructions)))
    return dataclasses.replace(function, blocks=tuple(blocks))


def _left_of(wait: AsmInstruction, counter: str, arch: Arch, limit: int | None) -> list[AsmInstruction]:
    counters = dict(parse_counters(wait.mnemonic, wait.operands, arch))
    del counters[counter]
    if limit is not None and limit < largest_count(counter, arch):
        counters[counter] = limit
    if not counters:
        made = [("s_nop", "0")]
    elif wait.mnemonic == "s_waitcnt":
        made = [(wait.mnemonic, " ".join(f"{name}({n})" for name, n in counters.items()))]
    elif wait.mnemonic == "s_waitcnt_vscnt":
        made = [(wait.mnemonic, f"null, 0x{n:x}") for n in counters.values()]
    else:
        made = [(f"s_wait_{name}", f"0x{n:x}") for name, n in counters.items()]
    return [wait._replace(mnemonic=mnemonic, operands=operands) for mnemonic, operands in made]


def print_mutations(names: list[str], assume: list[str]) -> int:
    """A row a module and the total; 1 if the checker is wrong about a wait."""
    total: Counter[str] = Counter()
    print("| module | " + " | ".join(OUTCOMES) + " |\n|---|" + "---|" * len(OUTCOMES))
    for name, module in modules(names):
        found: Counter[str] = Counter()
        for mutation in mutations(module, assume=assume):
            found[mutation.outcome] += 1
            if mutation.weaker is not None:
                found["one more" if mutation.weaker else "one more, silent"] += 1
        total += found
        print(f"| {name} | " + " | ".join(str(found[kind]) for kind in OUTCOMES) + " |", flush=True)
    print("| all | " + " | ".join(str(total[kind]) for kind in OUTCOMES) + " |")
    needed = total["needed, reported"] + total["needed, silent"]
    print(f"\nneeded waits taken out: {needed}, reported: {total['needed, reported']}")
    return int(bool(total["needed, silent"] + total["redundant, reported"]))


def main() -> int:
    """The campaign."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="words in the names of modules; default: all")
    parser.add_argument("--assume", action="append", default=[])
    options = parser.parse_args()
    return print_mutations(options.names, options.assume)


if __name__ == "__main__":
    raise SystemExit(main())
