"""Waits of the corpus with exact waits, each changed by one, and the witnesses of weaker ones.

    python tests/long/waits_by_one.py [--compiler NAME] [--repair] [--witnesses] [NAME ...]

Every counter of every wait of the result is changed, one at a time, and the code is checked again. *Lowered* by one it
waits for more, and nothing may be found that was not. *Raised* by one it waits for less: then `check` finds something
(``finding``), or it is named why not: the order that fences, barriers and releases promise (``order``), what is not
followed and stays (``not followed``), waits that the author wrote or that never change (``kept``: those of
`ldsopt.waits.keep_reasons.kept_waits`, as where only old firmware executes them), and waits that never wait, the
author's as well. ``silent`` is what none of these explains; the exit code is 1 if there is one, or a new finding.

``--witnesses`` holds the witness of each module with weaker waits against its code (docs/witness.md); and raises each
wait by one that `check` needs, and sees whether any states then make a witness with the same premises.
"""

import argparse
import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from missing_waits import modules

from ldsopt import ExactWaits, InputError, WaitsOptions, exact_waits
from ldsopt.isa.wait_facts import Cause
from ldsopt.waits.edits import ListingEdits
from ldsopt.waits.keep_reasons import may_change
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.witness import witness_of
from ldsopt.witness.code import WitnessedBlock, read_both, without_edges
from ldsopt.witness.document import KernelWitness, WaitsWitness, parse, render
from ldsopt.witness.states import LeftWalk, solved
from ldsopt.witness.validate import leaves_of, validate


def show_witnesses(names: list[str], options: WaitsOptions) -> None:
    """Prints the validation of the witness of each module with weaker waits."""
    print("| module | weaker | apart by bytes | told apart | raised, needed | of these refused | not shown |")
    print("|---|---:|---:|---:|---:|---:|---|")
    for name, module in modules(names):
        found = exact_waits(module, options)
        witness = parse(render(witness_of(found)), name)
        shown = validate(witness, "\n".join(found.code.listing.text), found.text, name)
        if shown.weaker:
            faults = "; ".join(f"{fault.kernel}: {fault.why}" for fault in shown.faults)
            names_of = dict.fromkeys(one.name for one in witness.kernels)
            raised = [refused for kernel in names_of for refused in refusals(found, witness, kernel)]
            counts = (shown.weaker, shown.by_bytes, shown.told_apart, len(raised), sum(raised))
            print(f"| {name} | {' | '.join(map(str, counts))} | {faults} |", flush=True)


def line_now(edits: ListingEdits, line: int) -> int:
    """The number of a line, which must not be removed, in the changed text."""
    added = sum(len(several) for at, several in edits.inserted.items() if at <= line)
    return line + added - sum(at < line for at in edits.removed)


def refusals(found: ExactWaits, witness: WaitsWitness, name: str) -> Iterator[bool]:
    """For each wait that `check` needs and that is raised by one: whether no states make a witness of it."""
    stock, arch = "\n".join(found.code.listing.text), witness.arch
    (code,) = (kernel.after for kernel in found.kernels if kernel.name == name)
    for one in mutated(code) if code is not None else ():
        lines, limit = found.text.split("\n"), one.wait.site.limit
        at = line_now(found.edits, one.wait.site.instruction.line) - 1
        weaker = lines[at].replace(f"{one.wait.counter}({limit})", f"{one.wait.counter}({limit + 1})")
        if one.raised != "finding" or weaker == lines[at]:
            continue  # not needed, or spelled in another way
        lines[at] = weaker
        try:
            every = read_both(stock, "\n".join(lines), name)[name]
        except InputError:  # it stands in inline assembly
            yield True
            continue
        ways = tuple(anew(stated, arch, every) for stated in witness.kernels if stated.name == name)
        made = WaitsWitness(arch, ways, {})
        yield bool(validate(made, stock, "\n".join(lines), name).faults)


def anew(stated: KernelWitness, arch: str, every: list[WitnessedBlock]) -> KernelWitness:
    """The witness of a way with the states of other code, the premises kept."""
    blocks = without_edges(every, stated.untaken)
    walk = LeftWalk(arch, blocks, stated.asked)
    states = solved(walk, blocks, lambda *_: None, lambda *_: None)
    return dataclasses.replace(stated, states=states, waits=leaves_of(blocks, walk, states))


class Mutated(NamedTuple):
    """One counter of one wait of a kernel, changed by one.

    Attributes:
        wait: what is known of it.
        lowered: ``none`` if it leaves nothing outstanding; ``same``, or ``finding``.
        raised: what is found then, or why nothing is.
    """

    wait: Any
    lowered: str
    raised: str


def mutated(code: KernelCode) -> Iterator[Mutated]:
    """Changes each wait of a kernel."""
    before = pairs(code)
    for wait in code.needs().waits:
        limit = wait.site.limit
        lowered = "none"
        if limit:
            lowered = "same" if pairs(code.with_limits({wait.name: limit - 1})) <= before else "finding"
        is_found = not pairs(code.with_limits({wait.name: limit + 1})) <= before
        yield Mutated(wait, lowered, "finding" if is_found else why_silent(wait, code))


def pairs(code: KernelCode) -> set[tuple[object, ...]]:
    found = code.checked.check(explain=False).findings
    return {(one.kind, one.started.line, one.used.line, since) for one in found for since in one.executions}


def why_silent(wait: Any, code: KernelCode) -> str:
    """Why nothing is found if a wait leaves one operation more outstanding."""
    causes = {need.cause for need in wait.needs if need.grade <= wait.site.limit}
    if wait.drained <= 0:
        return "never waits"
    if causes & {Cause.BARRIER, Cause.FENCE, Cause.END}:
        return "order"
    if wait.site.instruction.line in code.author.lines:
        return "author's"
    if wait.name in code.kept:
        return "kept"
    if not may_change(wait.counter, code.arch):
        return "never changes"
    return "not followed" if Cause.UNEXPLAINED in causes else "silent"


def show_mutations(names: list[str], options: WaitsOptions) -> int:
    """Prints how often each answer is given; 1 if one is wrong."""
    total: Counter[str] = Counter()
    for name, module in modules(names):
        found = exact_waits(module, options)
        for kernel in found.kernels:
            for one in mutated(kernel.after) if kernel.after is not None else ():
                total.update([f"lowered: {one.lowered}", f"raised: {one.raised}"])
                if one.lowered == "finding" or one.raised == "silent":
                    print(f"{name}, {kernel.name}, {one.wait.name}: {one.lowered}, {one.raised}", flush=True)
    for what, number in sorted(total.items()):
        print(f"| {what} | {number} |")
    return int(bool(total["lowered: finding"] + total["raised: silent"]))


def main() -> int:
    """The campaign; 1 if a wait is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--compiler", default="llvmlite")
    parser.add_argument("--repair", action="store_true")
    parser.add_argument("--witnesses", action="store_true")
    given = parser.parse_args()
    options = WaitsOptions(compiler=given.compiler, repair=given.repair)
    if given.witnesses:
        show_witnesses(given.names, options)
        return 0
    return show_mutations(given.names, options)


if __name__ == "__main__":
    raise SystemExit(main())
