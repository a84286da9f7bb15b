"""Candidates that let LLVM schedule a kernel by another strategy.

The function attribute ``"amdgpu-sched-strategy"`` chooses one (AMDGPUTargetMachine.cpp, ``createMachineScheduler``). It
changes the order of instructions that may be in any order, and so which waits are needed, and registers; never what the
code computes. No strategy is best everywhere, so the compiled code of each kernel decides: a strategy is only admitted
where a figure that the gate watches is better than without it.

The attribute of one function changes the code of no other, so a strategy is compiled once, on the module of all that is
best without.

A compiler that does not know a strategy takes its own, and its code is that of the input.
"""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.api.rewritings import OptimizeCandidate, Rewritten
from ldsopt.ir.function_attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse

ATTRIBUTE = "amdgpu-sched-strategy"


def scheduled(
    base: OptimizeCandidate | None, strategy: str, functions: Collection[str] | None = None
) -> OptimizeCandidate:
    """A candidate, or the input, compiled with a strategy.

    Args:
        base: what is done first; ``None`` for nothing.
        strategy: a value of the attribute.
        functions: those that it is for; ``None`` for all.
    """
    attribute = f'"{ATTRIBUTE}"="{strategy}"'
    return OptimizeCandidate(
        attribute if base is None else f"{base.name}, {attribute}",
        lambda subject, names: with_strategy(subject.module, strategy, names),
        trusts_scopes=base is not None and base.trusts_scopes,
        over=base,
        strategy=strategy,
        only=None if functions is None else frozenset(functions),
    )


def with_strategy(module: Module, strategy: str, functions: Collection[str] | None) -> Rewritten:
    """A module with a strategy for some of its functions, or for all; an author's choice stays."""
    wanted = lacking(module, ATTRIBUTE)
    wanted = wanted if functions is None else wanted.intersection(functions)
    if not wanted:
        return Rewritten(module.text, why_not=f"the input chooses its {ATTRIBUTE}")
    step = FunctionAttributes(ATTRIBUTE, strategy, wanted)
    return Rewritten(reparse(attributed(module, step, module.text), module).text, wanted, (step,))
