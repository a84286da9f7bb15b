"""A copy of a module in which no wave takes a branch behind which all ends in a trap, as behind a failed assertion.

A trap ends a launch, and nobody uses what it has computed. So what waves do beside one that traps, or behind a branch
that some take to a trap, is no race and no barrier that others miss (`ldsopt.assumptions.NO_TRAPS`).

Rule. A block *fails* if some path from it leads to a trap or to what LLVM calls undefined (``unreachable``), and none
ends its wave in another way. Where one arm of a branch fails, the copy assumes that the other one is taken::

    br i1 %ok, label %go, label %failed   ->   call void @llvm.assume(i1 %ok)
                                               br i1 true, label %go, label %failed

A call ends its wave in another way if its callee may, or never returns and does not fail itself: ``unreachable`` behind
it is not reached. A wave may stay for ever in a loop of blocks that fail, as where it waits for the host to print. Such
blocks count only without accesses of LDS, barriers and calls; a loop that nothing leaves does not fail.
Source: LangRef, ``llvm.trap``, ``unreachable``.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import may_end_wave
from ldsopt.graph import components, in_cycles, reachable
from ldsopt.ir.details import CALLS, arguments, callee_name, is_call
from ldsopt.ir.elements import CopiedModule, copied
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import barriers
from ldsopt.ir.syntax import unused

_TRAPS = ("llvm.trap", "llvm.ubsantrap", "__assert_fail", "__assertfail")
"""Functions that end a launch, if the module has no body of them. The assertions are those of HIP and of Clang's
offloading."""
_GOING_ON = ("unreachable", "br", "switch")
"""Terminators by which no wave leaves its function."""
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
    found = _Failing(module).blocks.values()
    branches = {one.line: one for each in found for one in each.branches}
    if not branches:
        return same
    needless = {line for each in found for line in each.barriers}
    prefix = unused("%passes", module.text, "s")
    texts = [
        text
        for at, line in enumerate(module.lines)
        if at not in needless
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


class _Failing:
    """The functions of a module that fail, and those that return."""

    def __init__(self, module: Module) -> None:
        self.module, self._callees = module, callees_of(module)
        functions = list(module.functions())
        numbers = {one.name: number for number, one in enumerate(functions)}
        called = [
            [
                numbers[self._callees.of(call).name]
                for call in filter(is_call, one.instructions)
                if self.is_defined(call)
            ]
            for one in functions
        ]
        self.blocks: dict[str, _FailingBlocks] = {}
        for component in components(called.__getitem__, range(len(functions))):
            for function in map(functions.__getitem__, component):
                self.blocks[function.name] = _FailingBlocks(self, function)

    def callee(self, call: Instruction) -> _FailingBlocks | None:
        """The blocks of a call's callee; ``None`` if it is not in the module, or may call its caller."""
        return self.blocks.get(self._callees.of(call).name) if self.is_defined(call) else None

    def is_defined(self, call: Instruction) -> bool:
        """True if the module has the code of a call's callee."""
        return self._callees.of(call).kind is CalleeKind.DEFINED

    def may_end(self, call: Instruction) -> bool:
        """True if a wave may end at a call, or stay in its callee, in another way than by a trap."""
        if not self.is_defined(call):
            return may_end_wave(self.module, call) and callee_name(self.module, call) not in _TRAPS
        callee = self.callee(call)
        if callee is not None and callee.fails:
            return False
        return callee is None or not callee.returns or may_end_wave(self.module, call)


class _FailingBlocks:
    """The blocks of a function that fail.

    Attributes:
        fails: True if the first one does.
        returns: True if a path leads from the first one to a return.
        branches: to them.
        barriers: the lines of barriers in blocks that only these branches lead to. The copy does without: they separate
            nothing.
    """

    def __init__(self, known: _Failing, function: Function) -> None:
        self._known, self._module, self._function = known, known.module, function
        flow = self._flow = of_function(function)
        ending = {one for one in flow.order if self._may_end(one)}
        failing = self._not_leading_to(ending)
        stopping = {one for one in failing if function.terminator(one).opcode == "unreachable"}
        ending |= failing - set(reachable(flow.predecessors, stopping))
        turning = in_cycles([after if one in failing else () for one, after in enumerate(flow.successors)])
        ending.update(
            block
            for block in turning & failing
            if any(_may_meet(self._module, one) for one in function.inside(block))
        )
        failing = self._not_leading_to(ending)
        self.fails = 0 in failing
        self.returns = any(function.terminator(one).opcode not in _GOING_ON for one in self._passed())
        self.branches = tuple(self._branches(failing))
        idle = failing - self._left(failing) if self.branches else set[int]()
        self.barriers = frozenset(
            one.line
            for block in idle
            for one in function.inside(block)
            if one.opcode == "call"
            and self._module.type_of(one.address) == "void"
            and barriers(self._module, one)
        )

    def _not_leading_to(self, ending: Iterable[int]) -> set[int]:
        return set(self._flow.order) - set(reachable(self._flow.predecessors, ending))

    def _may_end(self, block: int) -> bool:
        """True if a wave may end in a block, or stay in a callee, in another way than by a trap."""
        if self._function.terminator(block).opcode not in _GOING_ON:
            return True
        return any(map(self._known.may_end, self._calls(block)))

    def _calls(self, block: int) -> Iterator[Instruction]:
        return (one for one in self._function.inside(block) if one.opcode in CALLS)

    def _passed(self) -> Iterable[int]:
        """The blocks that a wave may get through from the first one."""
        staying = {block for block in self._flow.order if any(map(self._stays, self._calls(block)))}
        return set(reachable(self._flow.successors, [0], avoiding=staying)) - staying

    def _stays(self, call: Instruction) -> bool:
        callee = self._known.callee(call)
        return self._known.is_defined(call) if callee is None else not callee.returns

    def _left(self, failing: Container[int]) -> set[int]:
        """The blocks that the copy leads to."""
        lines = {one.line for one in self.branches}
        cut = [
            tuple(one for one in after if one not in failing)
            if after and self._function.terminator(block).line in lines
            else after
            for block, after in enumerate(self._flow.successors)
        ]
        return set(reachable(cut, [0]))

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


def _may_meet(module: Module, one: Instruction) -> bool:
    """True if an instruction may access LDS or be a barrier."""
    if one.opcode in CALLS:
        callee = callees_of(module).of(one)
        is_known = callee.name.startswith("llvm.") and callee.kind is not CalleeKind.LDS
        is_of_waves = "barrier" in callee.name or "lds" in callee.name
        return not is_known or is_of_waves or _has_local(module, arguments(module, one))
    return one.opcode in _ACCESSES and _has_local(module, one.operands)


def _has_local(module: Module, values: Iterable[int]) -> bool:
    """True if a value is a pointer to LDS, or a generic one, or has such elements."""
    kinds = (module.type_of(value).replace("ptr addrspace(", "space(") for value in values)
    return any("ptr" in kind or "space(3)" in kind for kind in kinds)
