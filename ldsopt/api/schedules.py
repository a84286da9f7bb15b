"""Candidates that let LLVM schedule a kernel by another strategy.

The function attribute ``"amdgpu-sched-strategy"`` chooses one (AMDGPUTargetMachine.cpp, ``createMachineScheduler``). It
changes the order of instructions that may be in any order, and so which waits are needed, and registers; never what the
code computes. No strategy is best everywhere, so the compiled code of each kernel decides: a strategy is only admitted
where a figure that the gate watches is better than without it. Which strategies are tried first is by how many kernels
of the corpus gained from them (docs/measured/optimize.md).

A compiler that does not know a strategy takes its own, and its code is that of the input.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ldsopt.api.rewritings import OptimizeCandidate, Rewriting, RewritingSubject, Rewritten
from ldsopt.ir.function_attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.read import reparse

ATTRIBUTE = "amdgpu-sched-strategy"
STRATEGIES = ("iterative-ilp", "iterative-minreg", "iterative-maxocc", "max-ilp", "max-memory-clause")
"""In the order in which they are tried: each gains most among the kernels that those before it leave."""


def scheduled(base: OptimizeCandidate | None, strategy: str) -> OptimizeCandidate:
    """A candidate, or the input, compiled with a strategy.

    Args:
        base: what is done first; ``None`` for nothing.
        strategy: a value of the attribute.
    """
    attribute = f'"{ATTRIBUTE}"="{strategy}"'
    if base is None:
        return OptimizeCandidate(attribute, _scheduling(_untouched, strategy), "schedule", over="")
    return replace(
        base,
        name=f"{base.name}, {attribute}",
        rewrite=_scheduling(base.rewrite, strategy),
        settle=_scheduling(base.settle, strategy) if base.settle else None,
        late=None,
        over=base.name,
    )


def _untouched(subject: RewritingSubject, _: Collection[str] | None) -> Rewritten:
    return Rewritten(subject.module.text)


def _scheduling(rewrite: Rewriting, strategy: str) -> Rewriting:
    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = rewrite(subject, functions)
        module = reparse(made.text, subject.module) if made.functions else subject.module
        wanted = lacking(module, ATTRIBUTE)
        wanted = wanted if functions is None else wanted.intersection(functions)
        if not wanted:
            return replace(made, why_not=f"the input chooses its {ATTRIBUTE}")
        step = FunctionAttributes(ATTRIBUTE, strategy, wanted)
        return replace(
            made,
            text=reparse(attributed(module, step, module.text), module).text,
            edits=(*made.edits, step),
            functions=made.functions | wanted,
            why_not="",
        )

    return rewriting
