"""What `ldsopt waits` does to the waits of the corpus, and what it costs.

    python benchmarks/exact_waits.py [--compiler NAME] [--repair] [--mutations] [--witnesses] [NAME ...]

For each module of `corpus/ir` (or those with one of the names in their path): the counters of waits that changed, by
kind; the findings of `check` and its recoverable waits before and after; the wait states of ``s_nop`` that are gone,
and the ``s_nop`` that stay though the table does not need them; and the processor time of compiling the module and of
compiling it with exact waits, this process's and its children's together. Then the recoverable waits by architecture,
and why each is left that is. With ``--repair`` also why findings are left that it does nothing about.

``--mutations`` changes every counter of every wait of the result, one at a time, and checks again. *Lowered* by one it
waits for more, and nothing may be found that was not. *Raised* by one it waits for less: then `check` finds something
(``finding``), or it is named why not: the order that fences, barriers and releases promise (``order``), what is not
followed and stays (``not followed``), waits that the author wrote or that never change (``kept``: those of
`ldsopt.waits.keep_reasons.kept_waits`, as where only old firmware executes them), and waits that never wait, the
author's as well. ``silent`` is what none of these explains.

``--witnesses`` holds the witness of each module with weaker waits against its code (docs/witness.md); and raises each
wait by one that `check` needs, and sees whether any states then make a witness with the same premises.
"""

from __future__ import annotations

import argparse
import dataclasses
import gc
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from check_corpus import modules

from ldsopt import InputError, LdsoptError, Module, Verdict
from ldsopt.checker.judging import Judging
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import find
from ldsopt.ir.module import text_for
from ldsopt.isa.wait_facts import Cause
from ldsopt.waits.changes import ChangeKind
from ldsopt.waits.keep_reasons import may_change
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.loop import wanted_by
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ExactWaits
from ldsopt.waits.run import exact_waits
from ldsopt.waits.wait_needs import WaitNeeds
from ldsopt.waits.witness import witness_of
from ldsopt.witness import document
from ldsopt.witness.code import WitnessedBlock, read_both, without_edges
from ldsopt.witness.document import KernelWitness, WaitsWitness
from ldsopt.witness.states import LeftWalk, solved
from ldsopt.witness.validate import leaves_of, validate

T = TypeVar("T")
COLUMNS = (
    *(kind.name.lower() for kind in ChangeKind),
    "recoverable",
    "left",
    "findings",
    "findings_left",
    "states_gone",
    "nops_kept",
)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """The result, and the seconds of processor time that it took, its children's included."""
    begun = spent()
    return work(), spent() - begun


def spent() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def counted(module: Module, found: ExactWaits, options: WaitsOptions) -> Counter[str]:
    judging = Judging.of_module(module, found.code, options)
    after = [
        kernel.after.function if kernel.changes and kernel.after is not None else before
        for before, kernel in zip(found.code.listing.functions, found.kernels, strict=True)
    ]
    counts = Counter({kind.name.lower(): found.count(kind) for kind in ChangeKind})
    counts["recoverable"] = found.check.recoverable
    counts["left"] = judging.check(judging.function(function) for function in after).recoverable
    counts["findings"] = sum(finding.verdict is not Verdict.LATENT for finding in found.check.findings)
    counts["findings_left"] = len(found.findings)
    needless = [nop for kernel in found.kernels for nop in kernel.needless]
    counts["states_gone"] = sum(nop.states - nop.left for nop in needless)
    counts["nops_kept"] = sum(nop.states == nop.left for nop in needless)
    return counts


def why_recoverable(module: Module, found: ExactWaits, options: WaitsOptions) -> Iterator[str]:
    """Why each recoverable wait of the result is left."""
    judging = Judging.of_module(module, found.code, options)
    for before, kernel in zip(found.code.listing.functions, found.kernels, strict=True):
        after = before if kernel.after is None else kernel.after.function
        for fact in judging.checked_code(judging.with_callees(after)).check().waits:
            if not fact.recoverable:
                continue
            if kernel.after is not None and fact.line in kernel.after.author.lines:
                yield "its author wrote it, and waits that were added do for it (--author-waits tighten takes it)"
            else:
                yield kernel.why_stays or "no reason is known"


def why_left(module: Module, options: WaitsOptions) -> Iterator[str]:
    """Why each finding is left that waits are not added for."""
    found = exact_waits(module, options)
    functions = {function.name: function for function in found.code.listing.functions}
    for finding in found.findings:
        if finding.verdict is Verdict.LATENT:
            continue
        if finding.claimed_apart:
            yield "the module's own scopes say that the two are apart"
        elif not list(wanted_by([finding], functions[finding.function], unproven=options.repair)):
            yield "no path of one wave shows the barrier in front of which a wait would have to stand"
        else:
            yield "a wait for it was added, or has no place"


def show_witnesses(names: list[str], options: WaitsOptions) -> None:
    """What becomes of the witness of each module with weaker waits."""
    print("| module | weaker | apart by bytes | told apart | raised, needed | of these refused | not shown |")
    print("|---|---:|---:|---:|---:|---:|---|")
    for name, module in modules(names):
        found = exact_waits(module, options)
        witness = document.parse(document.render(witness_of(found)), name)
        shown = validate(witness, "\n".join(found.code.listing.text), found.text, name)
        if shown.weaker:
            faults = "; ".join(f"{fault.kernel}: {fault.why}" for fault in shown.faults)
            names_of = dict.fromkeys(one.name for one in witness.kernels)
            raised = [refused for kernel in names_of for refused in refusals(found, witness, kernel)]
            counts = (shown.weaker, shown.by_bytes, shown.told_apart, len(raised), sum(raised))
            print(f"| {name} | {' | '.join(map(str, counts))} | {faults} |", flush=True)


def refusals(found: ExactWaits, witness: WaitsWitness, name: str) -> Iterator[bool]:
    """For each wait that `check` needs and that is raised by one: whether no states make a witness of it."""
    stock, arch = "\n".join(found.code.listing.text), witness.arch
    (code,) = (kernel.after for kernel in found.kernels if kernel.name == name)
    for one in mutated(code) if code is not None else ():
        lines, limit = found.text.split("\n"), one.wait.site.limit
        at = found.edits.line_now(one.wait.site.instruction.line) - 1
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

    wait: WaitNeeds
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


def why_silent(wait: WaitNeeds, code: KernelCode) -> str:
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


def show_mutations(names: list[str], options: WaitsOptions) -> None:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--compiler", default="llvmlite")
    parser.add_argument("--repair", action="store_true")
    parser.add_argument("--mutations", action="store_true")
    parser.add_argument("--witnesses", action="store_true")
    given = parser.parse_args()
    options = WaitsOptions(compiler=given.compiler, repair=given.repair)
    if given.witnesses:
        show_witnesses(given.names, options)
        return
    if given.mutations:
        show_mutations(given.names, options)
        return
    llvm = find(given.compiler).llvm_major
    gc.disable()
    total: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    left: Counter[str] = Counter()
    recoverable: Counter[str] = Counter()
    of_arch: dict[str, Counter[str]] = {}
    compiling = exact = 0.0
    print(f"| module | {' | '.join(COLUMNS)} | compile s | waits s | ratio |")
    print("|---|" + "---:|" * (len(COLUMNS) + 3))
    for name, module in modules(given.names):
        assert module.arch is not None
        arch, text = module.arch.name, text_for(module, llvm)
        try:
            _, plain = timed(lambda text=text, arch=arch: compile_ir(text, arch, options))  # type: ignore[misc]
            found, whole = timed(lambda module=module: exact_waits(module, options))  # type: ignore[misc]
        except LdsoptError as problem:
            print(f"| {name} | {problem} |")
            continue
        counts = counted(module, found, options)
        total += counts
        compiling, exact = compiling + plain, exact + whole
        cells = " | ".join(str(counts[column]) for column in COLUMNS)
        print(f"| {name} | {cells} | {plain:.2f} | {whole:.2f} | {whole / plain:.1f} |", flush=True)
        kept.update(kernel.why_stays for kernel in found.kernels if kernel.why_stays)
        left.update(why_left(module, options) if counts["findings_left"] and options.repair else ())
        recoverable.update(why_recoverable(module, found, options) if counts["left"] else ())
        of_arch.setdefault(arch, Counter(modules=0)).update({"modules": 1, **counts})
    cells = " | ".join(str(total[column]) for column in COLUMNS)
    print(f"| all | {cells} | {compiling:.2f} | {exact:.2f} | {exact / max(compiling, 1e-9):.1f} |")
    print("\n| architecture | modules | recoverable | left |\n|---|---:|---:|---:|")
    for arch, counts in sorted(of_arch.items()):
        print(f"| {arch} | {counts['modules']} | {counts['recoverable']} | {counts['left']} |")
    for why, number in recoverable.most_common():
        print(f"\n{number} recoverable waits are left: {why}")
    for why, number in kept.most_common():
        print(f"\n{number} functions keep their waits: {why}")
    for why, number in left.most_common():
        print(f"\n{number} findings are left: {why}")


if __name__ == "__main__":
    main()
