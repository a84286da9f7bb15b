"""The places in LDS that an address may point to: bases and offsets of the values that addresses are formed from.

Computed on demand: only the values that an asked-for address depends on are evaluated.
`ldsopt.analysis.ranges.transfer` has the result of each instruction, `guards` the facts that compares give about a
value at its use, and the end of this module the solver for loops.

Values that pass between two functions of the module are followed: an argument is the join over all calls, a result over
all returns; a recursive one is unknown. Values from elsewhere are as in `ldsopt.analysis.provenance.provenance`.

The facts that ``llvm.assume`` gives about integers:

An assumption that does not hold is undefined behaviour, so a value satisfies it wherever it is used if the assumption
is sure to run once the value is there: in the block of its definition (for an argument, the entry block), with nothing
before it that may fail to return (LangRef, ``llvm.assume``). Only compares with a constant are read.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ldsopt import graph
from ldsopt.analysis import integers
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.fixed_values import FixedValues, within_stated
from ldsopt.analysis.ranges.guards import CHOOSING, Compares, Facts, Guards, PhiInput, Values, refined, where
from ldsopt.analysis.ranges.transfer import OPAQUE, ElementPlans, TransferRules, WorkItem
from ldsopt.analysis.ranges.values import NOTHING, UNKNOWN, AbstractValue, join, narrow, plain, widen
from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.ir.attributes import launch_bounds, parameter_texts
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import CALLS, arguments, callee_name, is_call
from ldsopt.ir.module import Function, Instruction
from ldsopt.once import once
from ldsopt.target.intrinsics import WORK_ITEM_ID


@once
def ranges_of(provenance: Provenance) -> ModuleRanges:
    """The ranges of the code that a provenance analyses."""
    return ModuleRanges(provenance)


class ModuleRanges(FixedValues):
    """The facts that the functions of a module share: constants, types, alignments, arguments and results.

    Args:
        provenance: the default analysis, already run: it says whether addresses escape.
    """

    def __init__(self, provenance: Provenance) -> None:
        super().__init__(provenance)
        self._functions: dict[str, FunctionRanges] = {}
        self._parameters: dict[int, Sequence[str]] = {}
        self._crossing: dict[tuple[str, int], AbstractValue] = {}

    def function(self, function: Function) -> FunctionRanges:
        """The ranges of one function."""
        found = self._functions.get(function.name)
        if found is None:
            found = self._functions[function.name] = FunctionRanges(self, function)
        return found

    def parameters(self, function: Function) -> Sequence[str]:
        """The texts of a function's parameters."""
        if function.line not in self._parameters:
            self._parameters[function.line] = parameter_texts(self.module.lines[function.line])
        return self._parameters[function.line]

    def argument(self, function: str, index: int) -> AbstractValue:
        """The values that the callers, all of them in this module, pass as an argument."""
        return self._across(
            (function, index),
            lambda: (
                (caller, operands[index]) if index < len(operands) else None
                for caller, call in self._calls.get(function, ())
                for operands in [arguments(self.module, call)]
            ),
        )

    def returned(self, function: str) -> AbstractValue:
        """The values that a function of this module returns."""
        return self._across(
            (function, -1),
            lambda: (
                (self._code[function], instruction.operands[0])
                for instruction in self._code[function].instructions
                if instruction.opcode == "ret" and instruction.operands
            ),
        )

    def _across(
        self, key: tuple[str, int], sources: Callable[[], Iterable[tuple[Function, int] | None]]
    ) -> AbstractValue:
        """The join of values of other functions; unknown if a call chain is recursive, or a source is missing."""
        if key not in self._crossing:
            self._crossing[key] = UNKNOWN
            value = NOTHING
            for source in sources():
                value = UNKNOWN if source is None else join(value, self.function(source[0]).of(source[1]))
                if value.is_unknown:
                    break
            self._crossing[key] = value
        return self._crossing[key]

    @cached_property
    def _code(self) -> Mapping[str, Function]:
        """The functions that are analysed, by name."""
        return {function.name: function for function in self.provenance.functions()}

    @cached_property
    def _calls(self) -> Mapping[str, Sequence[tuple[Function, Instruction]]]:
        """The direct calls of each function of this module."""
        callees = self.provenance.callees
        calls = ((f, one) for f in self._code.values() for one in f.instructions if is_call(one))
        found = ((callees.of(call), (function, call)) for function, call in calls)
        return by_key((callee.name, call) for callee, call in found if callee.kind is CalleeKind.DEFINED)


class FunctionRanges:
    """The ranges of one function's values, computed when asked for."""

    def __init__(self, shared: ModuleRanges, function: Function) -> None:
        self._shared, self._function = shared, function
        self.bounds = launch_bounds(shared.module, function)
        self._defined = function.defined
        self._guards = Guards(shared, function)
        self._plans = ElementPlans(shared, function)
        self._assumed = assumed(shared, function, self._guards.compares)
        self._values = Table()
        self._equations = self._for(None)
        self._users: dict[int, list[int]] = {}
        self._changing: dict[frozenset[int], dict[int, Instruction]] = {}
        self._unchanged: FunctionRanges | None = None
        self._is_given = False
        self._ids = frozenset(
            one.address
            for one in self._defined.values()
            if is_call(one) and callee_name(shared.module, one).startswith(WORK_ITEM_ID)
        )

    @property
    def has_whole_waves(self) -> bool:
        """True if lanes may run code that their branches skip; see `ldsopt.analysis.ranges.guards`."""
        return self._guards.has_whole_waves

    def of_work_item(
        self,
        work_item: tuple[int, int, int],
        known: Mapping[int, AbstractValue] | None = None,
        else_of: FunctionRanges | None = None,
    ) -> FunctionRanges:
        """The ranges of one work-item.

        Values of other lanes are taken from these ranges: those of its wave, or of any work-item.

        Args:
            work_item: its id in x, y, z.
            known: more precise values for some SSA values, by address.
            else_of: the ranges of the same work-item without these values.
        """
        one = copy.copy(self)
        one._values, one._is_given = Table(known or {}), True
        # Values that do not depend on the given ones are computed once, and those that depend on no id once for all.
        changing = self._changing_with(frozenset(known or ()) | (frozenset() if else_of else self._ids))
        one._equations = self._for(WorkItem(work_item, self.of), (changing, (else_of or self).of))
        return one

    def given(self, known: Mapping[int, AbstractValue]) -> FunctionRanges:
        """The ranges, given more precise values of some SSA values, by address; other work-items keep theirs."""
        if self._is_given:
            return self._with(known, None)
        if self._unchanged is None:
            self._unchanged = self._with({}, None)
        # Values that do not depend on the given ones are computed once for all calls.
        return self._with(known, (self._changing_with(frozenset(known)), self._unchanged.of))

    def _changing_with(self, keys: frozenset[int]) -> dict[int, Instruction]:
        """The instructions whose ranges depend on some values, by address."""
        if keys not in self._changing:
            self._changing[keys] = {
                address: self._defined[address]
                for address in self.depending(keys)
                if address in self._defined
            }
        return self._changing[keys]

    def _with(self, known: Mapping[int, AbstractValue], parts: _Parts | None) -> FunctionRanges:
        one = copy.copy(self)
        one._values, one._is_given = Table(known), True
        one._equations = self._for(WorkItem(None, self.of), parts)
        return one

    def depending(self, on: Iterable[int]) -> set[int]:
        """These values, by address, and all values whose ranges depend on theirs, through operands or compares."""
        if not self._users:
            for instruction in self._defined.values():
                for operand in self._equations.inputs(instruction):
                    self._users.setdefault(operand, []).append(instruction.address)
        return set(graph.walk(on, lambda value: self._users.get(value, ())))

    def edges(self, phi: int) -> tuple[PhiInput, ...]:
        """The operands of a ``phi``, each with the facts that hold on its edge."""
        return self._guards.edges(self._defined[phi])

    def on_edge(self, edge: PhiInput) -> AbstractValue:
        """The possible values of the operand of a ``phi`` where control takes its edge."""
        return where(self.of(edge.operand), edge.facts, {bound: self.of(bound) for _, bound in edge.facts})

    def _for(self, one: WorkItem | None, parts: _Parts | None = None) -> _FunctionEquations:
        shared, guards = self._shared, self._guards
        transfer = TransferRules(shared, guards, self.bounds, shared.returned, self._plans, one=one)
        defined, elsewhere = parts or (self._defined, None)
        return _FunctionEquations(
            shared, self._function, defined, self._defined, elsewhere, guards, transfer, self._assumed
        )

    def of(self, address: int) -> AbstractValue:
        """The value of an operand."""
        value = self._values.get(address)
        if value is None:
            instruction = self._equations.defined.get(address)
            if instruction is None:
                self._values[address] = self._equations.outside(address)
            else:
                solve(instruction, self._equations, self._values)
            value = self._values[address]
        return value


_Parts = tuple[Mapping[int, Instruction], Callable[[int], AbstractValue]]
"""The instructions to solve, and a function that returns the values of all others."""


@dataclass(frozen=True, slots=True)
class _FunctionEquations:
    """The equations of a function's values: the dependences between values, and each value's rule.

    ``elsewhere`` gives the values of those ``instructions`` that are not among the ``defined`` ones.
    """

    shared: ModuleRanges
    function: Function
    defined: Mapping[int, Instruction]
    instructions: Mapping[int, Instruction]
    elsewhere: Callable[[int], AbstractValue] | None
    guards: Guards
    transfer: TransferRules
    assumed: Mapping[int, Facts]

    def inputs(self, instruction: Instruction) -> Sequence[int]:
        """The values that an instruction's result depends on."""
        opcode, operands = instruction.opcode, instruction.operands
        if opcode in OPAQUE:
            return ()
        if opcode == "extractelement":
            operands = [*self.transfer.inputs_of_element(instruction)]
        if opcode in CALLS:
            transparent = self.transfer.is_transparent(instruction)
            return arguments(self.shared.module, instruction) if transparent else ()
        if opcode in CHOOSING or not self.guards.compared.isdisjoint(operands):
            return operands + self.guards.bounds(instruction)
        return operands

    def result(self, instruction: Instruction, values: Values) -> AbstractValue:
        """Evaluates an instruction, given the current `values` of its inputs."""
        if not self.guards.compared.isdisjoint(instruction.operands):
            facts = self.guards.uses(instruction)
            values = refined(values, facts) if facts else values
        result = self.transfer.result(instruction, values)
        return self._as_assumed(instruction.address, result) if self.assumed else result

    def _as_assumed(self, address: int, value: AbstractValue) -> AbstractValue:
        """A value, refined by the assumptions about it: its relations to constants."""
        facts = self.assumed.get(address)
        if not facts:
            return value
        return where(value, facts, {bound: self.shared.constant(bound) for _, bound in facts})

    def outside(self, address: int) -> AbstractValue:
        """The value of an argument or constant, refined by assumptions; or one that is solved elsewhere."""
        if self.elsewhere is not None and address in self.instructions:
            return self.elsewhere(address)
        return self._as_assumed(address, self._argument_or_constant(address))

    def _argument_or_constant(self, address: int) -> AbstractValue:
        shared, function = self.shared, self.function
        if address in function.arguments:
            if shared.provenance.has_unseen_callers(function):
                return UNKNOWN
            if function.name in shared.provenance.receiving:
                return shared.argument(function.name, function.arguments.index(address))
            if shared.provenance.holds_local(address):
                return UNKNOWN
            width = shared.width(shared.module.type_of(address))
            text = shared.parameters(function)[function.arguments.index(address)]
            return within_stated(plain(integers.full(width)), text, width)
        if shared.module.kind(address) in (ValueKind.BASIC_BLOCK, ValueKind.INLINE_ASM):
            return NOTHING
        value, provenance = shared.constant(address), shared.provenance
        is_free = not value.is_plain and provenance.may_act_on_numbers(function)
        return UNKNOWN if is_free and provenance.is_made_of_number(address) else value

    def stops(self, loop: Sequence[Instruction], values: Values) -> set[int]:
        """The numbers that the loop compares with, and their neighbours; for a range, those of its two ends."""
        members = {instruction.address for instruction in loop}
        found: set[int] = set()
        for instruction in loop:
            compared = self.guards.bounds(instruction)
            if instruction.opcode == "phi":
                compared += self.guards.compared_ahead(instruction)
            for operand in compared:
                if operand in members or (operand in self.instructions and operand not in values):
                    continue
                value = values[operand] if operand in self.instructions else self.outside(operand)
                if value.offsets and len(value.offsets) == 1:
                    numbers = value.offsets[0][1]
                    ends = {numbers.lower, numbers.lower + numbers.extent}
                    found |= {end + near for end in ends for near in (-1, 0, 1)}
        return found


ASSUME = "llvm.assume"
_RETURNING = frozenset({CalleeKind.PURE, CalleeKind.LDS, CalleeKind.COPY, CalleeKind.FILL})


def assumed(shared: FixedValues, function: Function, compares: Compares) -> dict[int, Facts]:
    """By value, the facts that are assumed about it; their bounds are constants."""
    if ASSUME not in shared.module.declarations():
        return {}
    callees = shared.provenance.callees
    variable = {*function.defined, *function.arguments}
    found: dict[int, Facts] = {}
    for number in range(len(function.blocks)):
        ready = set(function.arguments) if number == 0 else set()
        for instruction in function.inside(number):
            ready.add(instruction.address)
            if not is_call(instruction):
                continue
            callee = callees.of(instruction)
            if callee.name == ASSUME:
                for value, facts in _said(function.defined.get(instruction.operands[0]), variable, compares):
                    if value in ready:
                        found[value] = found.get(value, ()) + facts
            elif callee.kind not in _RETURNING and not callee.name.startswith("llvm.dbg."):
                ready.clear()  # values from before may exist in executions that do not reach the assumption
    return found


def _said(
    condition: Instruction | None, variable: set[int], compares: Compares
) -> Iterator[tuple[int, Facts]]:
    if condition is None or condition.opcode != "icmp":
        return
    for value, bound in (condition.operands, reversed(condition.operands)):
        if bound not in variable:
            yield value, compares.facts(value, condition, holds=True)


# --- fixpoint -----------------------------------------------------------------------------------------------
#
# The solution of equations between the values of a function, for those that an asked-for value depends on.
#
# They are taken apart into the strongly connected components of "depends on": a value outside of loops is computed
# once; the values of a loop are computed until they no longer change, widened after a few rounds, and then narrowed.
#
# Source: Cousot and Cousot, Abstract Interpretation, 1977 (widening, narrowing).


_JOIN_ROUNDS = 8
"""Rounds of plain joining before a loop's values are widened: enough to find an alternating buffer index exactly."""
_NARROW_ROUNDS = 3
_MOST_ROUNDS = 40
"""The rounds after which a loop's values are given up as unknown; widening ends long before."""


class Table(dict[int, AbstractValue]):
    """Values by address. One that the equations forgot to name among the inputs is unknown."""

    def __missing__(self, _address: int) -> AbstractValue:
        return UNKNOWN


def solve(root: Instruction, equations: _FunctionEquations, values: Table) -> None:
    """Computes an instruction's result, and all that it depends on, into `values`."""
    if _solve_straight(root, equations, values):
        return
    defined = equations.defined

    def unsolved(address: int) -> list[int]:
        """The inputs of an instruction that are instructions without a value; the other inputs get their value here."""
        found = []
        for operand in equations.inputs(defined[address]):
            if operand in values:
                continue
            if operand in defined:
                found.append(operand)
            else:
                values[operand] = equations.outside(operand)
        return found

    # All components ahead of the first value: while they are looked for, no instruction may get one.
    for component in list(graph.components(unsolved, [root.address])):
        first = defined[component[0]]
        if len(component) == 1 and first.address not in equations.inputs(first):
            values[first.address] = equations.result(first, values)
        else:
            _iterate([defined[address] for address in component], equations, values)


def _solve_straight(root: Instruction, equations: _FunctionEquations, values: Table) -> bool:
    """Computes the values that do not depend on themselves, which are most; returns false at the first loop."""
    defined, inputs_of, result = equations.defined, equations.inputs, equations.result
    path = [root]
    inputs = [iter(inputs_of(root))]
    entered = {root.address}
    while path:
        for operand in inputs[-1]:
            if operand in values:
                continue
            instruction = defined.get(operand)
            if instruction is None:
                values[operand] = equations.outside(operand)
            elif operand in entered:
                return False
            else:
                entered.add(operand)
                path.append(instruction)
                inputs.append(iter(inputs_of(instruction)))
                break
        else:
            instruction = path.pop()
            inputs.pop()
            entered.discard(instruction.address)
            values[instruction.address] = result(instruction, values)
    return True


def _iterate(loop: list[Instruction], equations: _FunctionEquations, values: Table) -> None:
    """Rounds in text order until nothing changes."""
    loop.sort(key=lambda instruction: instruction.line)
    stops = frozenset(equations.stops(loop, values))
    for instruction in loop:
        values[instruction.address] = NOTHING
    for round_number in range(_MOST_ROUNDS):
        changed = False
        for instruction in loop:
            old = values[instruction.address]
            new = join(old, equations.result(instruction, values))
            if new != old and instruction.opcode == "phi" and round_number >= _JOIN_ROUNDS:
                new = widen(old, new, stops)
            if new != old:
                values[instruction.address] = new
                changed = True
        if not changed:
            break
    else:
        for instruction in loop:
            values[instruction.address] = UNKNOWN
        return
    for _ in range(_NARROW_ROUNDS):
        changed = False
        for instruction in loop:
            old = values[instruction.address]
            new = narrow(old, equations.result(instruction, values), stops)
            if new != old:
                values[instruction.address] = new
                changed = True
        if not changed:
            break
