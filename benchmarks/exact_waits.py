"""The changes that `ldsopt waits` makes to the waits of the corpus, and its cost.

    python benchmarks/exact_waits.py [--compiler NAME] [--repair] [NAME ...]

For each module of `corpus/ir` (or those with one of the names in their path): the counters of waits that changed, by
kind; the findings of `check` and its recoverable waits before and after; the wait states of ``s_nop`` that are gone,
and the ``s_nop`` that stay though the table does not need them; and the processor time of compiling the module and of
compiling it with exact waits, this process's and its children's together. Then the recoverable waits by architecture,
and why each is left that is. With ``--repair`` also why findings are left that it does nothing about.

`tests/long/waits_by_one.py` changes each wait of the result.
"""

from __future__ import annotations

import argparse
import gc
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

from check_corpus import modules

from ldsopt import LdsoptError, Module, Verdict
from ldsopt.checker.judging import Judging
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import find
from ldsopt.ir.module import text_for
from ldsopt.waits.changes import ChangeKind
from ldsopt.waits.loop import wanted_by
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ExactWaits
from ldsopt.waits.run import exact_waits

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--compiler", default="llvmlite")
    parser.add_argument("--repair", action="store_true")
    given = parser.parse_args()
    options = WaitsOptions(compiler=given.compiler, repair=given.repair)
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
