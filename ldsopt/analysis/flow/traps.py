"""A copy of a module in which no wave takes a branch to a trap, as of a failed assertion.

A trap ends a launch, and nobody uses what it has computed. So what waves do beside one that traps, or behind a branch
that some take to a trap, is no race and no barrier that others miss (`ldsopt.assumptions.NO_TRAPS`).

Rule. A block *fails* if no path from it ends its wave in another way than by a trap or by what LLVM calls undefined
(``unreachable``). Where one arm of a branch fails, the copy assumes that the other one is taken::

    br i1 %ok, label %go, label %failed   ->   call void @llvm.assume(i1 %ok)
                                               br i1 true, label %go, label %failed

A wave may stay in a loop of blocks that fail for ever, as where it waits for the host to print. Such blocks count only
without accesses of LDS, barriers and calls. Source: LangRef, ``llvm.trap``, ``unreachable``.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import may_end_wave
from ldsopt.graph import in_cycles, reachable
from ldsopt.ir.details import CALLS, arguments, callee_name
from ldsopt.ir.elements import CopiedModule, copied
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.synchronization import barriers

_TRAPS = ("llvm.trap", "llvm.ubsantrap", "__assert_fail", "__assertfail")
"""Functions that end a launch. The assertions are those of HIP and of Clang's offloading."""
_ACCESSES = frozenset({"load", "store", "atomicrmw", "cmpxchg"})
_ASSUME = "declare void @llvm.assume(i1)"


class _Branch(NamedTuple):
    """A branch to a block that fails: its line, its condition, and if that is true where it is not taken."""

    line: int
    condition: str
    passes: bool


def without_traps(module: Module) -> CopiedModule:
    """The copy; the module itself if no branch leads to a trap."""
    same = CopiedModule(module, {})
    if not any(f"@{name}(" in module.text for name in _TRAPS):
        return same
    found = [_FailingBlocks(module, function) for function in module.functions()]
    branches = {one.line: one for each in found for one in each.branches}
    if not branches:
        return same
    unused = {line for each in found for line in each.barriers}
    prefix = "%passes"
    while prefix in module.text:
        prefix += "s"
    texts = [
        text
        for at, line in enumerate(module.lines)
        if at not in unused
        for text in _lines(line, at, branches.get(at), prefix)
    ]
    if _ASSUME.partition("(")[0] not in module.text:
        texts.append((_ASSUME, -1))
    return copied(module, texts) or same


def _lines(line: str, at: int, branch: _Branch | None, prefix: str) -> Iterator[tuple[str, int]]:
    if branch is not None:
        condition = branch.condition
        if not branch.passes:
            condition = f"{prefix}.{at}"
            yield f"  {condition} = xor i1 {branch.condition}, true", at
        yield f"  call void @llvm.assume(i1 {condition})", at
        known = str(branch.passes).lower()
        line = line.replace(f"br i1 {branch.condition},", f"br i1 {known},", 1)
    yield line, at


class _FailingBlocks:
    """The blocks of a function that fail.

    Attributes:
        branches: to them.
        barriers: the lines of their barriers, which the copy does without: they separate nothing.
    """

    def __init__(self, module: Module, function: Function) -> None:
        self._module, self._function, self._flow = module, function, of_function(function)
        flow = self._flow
        lasting = reachable(flow.predecessors, filter(self._may_end, flow.order))
        failing = set(flow.order) - lasting
        turning = in_cycles([after if one in failing else () for one, after in enumerate(flow.successors)])
        if any(_may_meet(module, one) for block in turning for one in function.inside(block)):
            failing = set()
        self.branches = tuple(self._branches(failing))
        self.barriers = frozenset(
            one.line
            for block in (failing if self.branches else ())
            for one in function.inside(block)
            if one.opcode == "call" and module.type_of(one.address) == "void" and barriers(module, one)
        )

    def _may_end(self, block: int) -> bool:
        """True if a wave may end in a block in another way than by a trap."""
        inside = self._function.inside(block)
        if inside[-1].opcode not in ("unreachable", "br", "switch"):
            return True
        calls = (one for one in inside if one.opcode in CALLS)
        return any(may_end_wave(self._module, one) and not _is_trap(self._module, one) for one in calls)

    def _branches(self, failing: Container[int]) -> Iterator[_Branch]:
        module, flow = self._module, self._flow
        for block in flow.order:
            last = self._function.terminator(block)
            if block in failing or last.opcode != "br" or len(flow.successors[block]) != 2:
                continue
            otherwise, then = flow.successors[block]
            if (otherwise in failing) != (then in failing):
                condition = module.operand_text(last.operands[0], self._function)
                if f"br i1 {condition}," in module.lines[last.line]:
                    yield _Branch(last.line, condition, otherwise in failing)


def _is_trap(module: Module, call: Instruction) -> bool:
    return callee_name(module, call) in _TRAPS


def _may_meet(module: Module, one: Instruction) -> bool:
    """True if an instruction may access LDS or be a barrier."""
    if one.opcode in CALLS:
        name = callee_name(module, one)
        return not name.startswith("llvm.") or "barrier" in name or _has_local(module, arguments(module, one))
    return one.opcode in _ACCESSES and _has_local(module, one.operands)


def _has_local(module: Module, values: Iterable[int]) -> bool:
    return any(module.type_of(value) in (LOCAL, "ptr") for value in values)
