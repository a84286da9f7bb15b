"""The compares that hold where a value is used.

Between the definition of an SSA value and a use of it that the definition dominates, the value does not change. So a
compare of it holds at the use if every path from the entry to the use takes the branch that the compare decides: after
the last time that the value was defined, the compare was computed and the branch taken again (else there would be a
path from the entry that avoids them). That is known in three places:

* on an edge of a ``phi``: for the edge's own branch, and for the branches that guard its source block;
* in a block: for each conditional branch to a block that has no other edge in and dominates this one;
* in ``select``: for its condition, and the operand that it chooses, unless an operand of the compare may be ``undef``:
  the compare and the choice may then see different values (a branch on it is undefined, a ``select`` is not).

If an operand of a ``phi`` was computed from a value that the edge's branch compares, it is computed again from the
refined value (LLVM: `LazyValueInfoImpl::getEdgeValueLocal`)::

    %next = add i32 %i, 1
    %again = icmp ult i32 %i, 98          ; %next is at most 98 in the next iteration
    br i1 %again, label %loop, label %end

Lanes for which a branch was not taken do not run its block, so these rules hold of each lane; except in whole-wave
mode, in which all lanes run: a module that uses it gets no facts for blocks. Calls take no refined operands, because
one may read another lane's value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.flow.control_flow import arms_of, of_function
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.integers import Predicate
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.analysis.ranges.values import AbstractValue, plain
from ldsopt.dataclass import dataclass
from ldsopt.ir.details import CALLS, Details, details
from ldsopt.ir.module import Function, Instruction

# --- compares -----------------------------------------------------------------------------------------------
#
# The facts about its operands that follow from an integer compare that holds, or does not.


class Fact(NamedTuple):
    """A value is in this relation to another.

    Attributes:
        predicate: of ``icmp``, the value on its left.
        bound: the address of the value on its right.
    """

    predicate: Predicate
    bound: int


Facts = tuple[Fact, ...]

Values = Mapping[int, AbstractValue]
"""The possible values of each value, by the address of the value."""


class Compares:
    """Reads the compares of one function.

    Args:
        shared: of the module.
    """

    def __init__(self, shared: FixedValues) -> None:
        self._shared = shared
        self._details: dict[int, Details] = {}

    def details(self, instruction: Instruction) -> Details:
        """Flags, predicate and types of an instruction."""
        found = self._details.get(instruction.address)
        if found is None:
            line = self._shared.module.lines[instruction.line]
            found = self._details[instruction.address] = details(line, instruction.opcode)
        return found

    def predicate(self, compare: Instruction) -> Predicate:
        """The predicate of an ``icmp``, e.g. ``ult``."""
        predicate: Predicate = self.details(compare).predicate  # type: ignore[assignment]
        return predicate

    def facts(self, operand: int, compare: Instruction, *, holds: bool) -> Facts:
        """The facts about a value that follow from a compare: none if it is no operand, or above 64 bits wide."""
        left, right = compare.operands
        if operand not in (left, right) or left == right:
            return ()
        if self._shared.is_wide(self._shared.module.type_of(operand)):
            return ()
        predicate = self.predicate(compare)
        if not holds:
            predicate = integers.inverse(predicate)
        if operand == right:
            return (Fact(integers.swapped(predicate), left),)
        return (Fact(predicate, right),)


def where(value: AbstractValue, facts: Iterable[Fact], values: Values) -> AbstractValue:
    """A value, refined by facts about it, if it is an integer; ``values`` has the bounds."""
    for predicate, address in facts:
        if not value.is_plain or not value.offsets:
            return value
        bound = values[address]
        if bound.is_plain and bound.offsets:
            number = value.offsets[0][1]
            value = plain(integers.refine(number, predicate, bound.plain(number.width)))
    return value


def refined(values: Values, facts: Mapping[int, Facts]) -> Values:
    """The same values, some of them refined by facts."""
    return _Refined(
        {address: where(values[address], known, values) for address, known in facts.items()}, values
    )


class _Refined(dict[int, AbstractValue]):
    def __init__(self, refined: Mapping[int, AbstractValue], others: Values) -> None:
        super().__init__(refined)
        self._others = others

    def __missing__(self, address: int) -> AbstractValue:
        return self._others[address]


def both(a: AbstractValue, b: AbstractValue) -> AbstractValue:
    """The meet of two descriptions of one value, if it is an integer; else the second."""
    if not (a.is_plain and b.is_plain and a.offsets and b.offsets):
        return b
    x, y = a.offsets[0][1], b.offsets[0][1]
    return plain(integers.meet(x, y)) if x.width == y.width else b


# --- guards -------------------------------------------------------------------------------------------------

CHOOSING = frozenset({"phi", "select"})
"""Instructions whose result is one of their operands: facts about an operand hold where it is chosen."""

_MOST_GUARDS = 64
"""A value that more branches compare than this is not refined in blocks."""

_WHOLE_WAVE = (
    "llvm.amdgcn.wwm.",
    "llvm.amdgcn.wqm.",
    "llvm.amdgcn.strict.",
    "llvm.amdgcn.init.whole.wave",
    "llvm.amdgcn.set.inactive",
    "llvm.amdgcn.call.whole.wave",
)
_NOT_FORMED = CALLS | {"phi", "load", "atomicrmw", "cmpxchg", "alloca", "va_arg", "landingpad"}
"""Instructions whose result does not follow from their operands, in this block, for the lane that runs it."""


@dataclass(frozen=True, slots=True)
class PhiInput:
    """An operand of a ``phi``, and the facts about it on its edge.

    Attributes:
        operand: its address.
        source: the number of the block that the edge comes from.
        facts: facts about the operand.
        formed_by: the instruction that computed the operand, if there are facts about its operands.
    """

    operand: int
    source: int
    facts: Facts = ()
    formed_by: Instruction | None = None
    of_operands: Mapping[int, Facts] = field(default_factory=dict)


class Guards:
    """The compares of one function, and where they hold.

    Args:
        shared: of the module.
    """

    def __init__(self, shared: FixedValues, function: Function) -> None:
        self._shared, self._function, self._defined = shared, function, function.defined
        self.compares = Compares(shared)
        self._home = function.block_of
        self._edges: dict[int, tuple[PhiInput, ...]] = {}
        self._selects: dict[int, tuple[Facts, Facts]] = {}
        self._uses: dict[int, Mapping[int, Facts]] = {}
        self._undefined = Undefined(shared.module, function)
        self.has_whole_waves = any(name.startswith(_WHOLE_WAVE) for name in shared.module.declarations())
        """All lanes may run at times, also lanes that did not compute the value that is read."""
        self._guarding = {} if self.has_whole_waves else self._find_guarding()
        self.compared = self._guarding.keys()
        """The values that `uses` may have facts about."""

    # --- branches -------------------------------------------------------------------------------------

    def _compare(self, block: int) -> Instruction | None:
        """The compare that decides the branch at the end of a block."""
        fork = self._function.fork(block)
        compare = None if fork is None or fork.if_false == fork.if_true else self._defined.get(fork.condition)
        return compare if compare is not None and compare.opcode == "icmp" else None

    def _find_guarding(self) -> dict[int, list[tuple[int, Facts]]]:
        """For each compared value, the blocks that only one branch on its compare leads to, with the facts there."""
        found: dict[int, list[tuple[int, Facts]]] = {}
        for arm in sorted(arms_of(self._function), key=lambda arm: arm.source):
            compare = self._defined.get(arm.condition)
            if compare is None or compare.opcode != "icmp":
                continue
            for operand in compare.operands:
                facts = self.compares.facts(operand, compare, holds=arm.holds)
                if facts and (operand in self._defined or operand in self._function.arguments):
                    found.setdefault(operand, []).append((arm.block, facts))
        return {operand: guards for operand, guards in found.items() if len(guards) <= _MOST_GUARDS}

    def _in_block(self, operand: int, block: int) -> Facts:
        found: Facts = ()
        for guarded, facts in self._guarding.get(operand, ()):
            if of_function(self._function).dominators.dominates(guarded, block):
                found += facts
        return found

    # --- lanes ----------------------------------------------------------------------------------------

    def is_of_entry(self, address: int) -> bool:
        """True if a value is computed in a kernel's entry block, which every launched lane runs.

        The entry block of any other function is run by the lanes that its callers' branches leave.
        """
        return self._function.is_kernel and self._home.get(address) == 0

    def is_same_in_all_lanes(self, address: int) -> bool:
        """True if a value is a constant, or an argument that all work-items have the same value of."""
        if address in self._function.arguments:
            return address not in self._function.varying
        return address not in self._defined

    # --- uses -----------------------------------------------------------------------------------------

    def uses(self, instruction: Instruction) -> Mapping[int, Facts]:
        """The facts of the operands in the block of an instruction; empty for a ``phi`` or call."""
        found = self._uses.get(instruction.address)
        if found is None:
            found = {}
            if instruction.opcode not in _NOT_FORMED:
                block = self._home[instruction.address]
                for operand in instruction.operands:
                    if facts := self._in_block(operand, block):
                        found[operand] = facts
            self._uses[instruction.address] = found
        return found

    def edges(self, phi: Instruction) -> tuple[PhiInput, ...]:
        """The operands of a ``phi``, each with the facts that hold on its edge."""
        found = self._edges.get(phi.address)
        if found is None:
            target = self._function.blocks[self._home[phi.address]].address
            found = tuple(
                self._edge(operand, source, target) for source, operand in self._function.incoming(phi)
            )
            self._edges[phi.address] = found
        return found

    def _edge(self, operand: int, source: int, target: int) -> PhiInput:
        compare = self._compare(source)
        holds = self._function.terminator(source).operands[-1] == target
        facts = self._in_block(operand, source)
        if compare is not None:
            facts += self.compares.facts(operand, compare, holds=holds)
        former = self._defined.get(operand)
        if facts or compare is None or former is None or former.opcode in _NOT_FORMED:
            return PhiInput(operand, source, facts)
        if set(compare.operands).isdisjoint(former.operands):
            return PhiInput(operand, source)
        of_operands = {
            one: known
            for one in former.operands
            if (known := self._in_block(one, source) + self.compares.facts(one, compare, holds=holds))
        }
        return (
            PhiInput(operand, source, (), former, of_operands) if of_operands else PhiInput(operand, source)
        )

    def of_select(self, select: Instruction) -> tuple[Facts, Facts]:
        """The facts that a true condition gives about the first operand, and a false one about the second."""
        found = self._selects.get(select.address)
        if found is None:
            condition, if_true, if_false = select.operands
            compare = self._defined.get(condition)
            found = ((), ())
            if compare is not None and compare.opcode == "icmp":
                facts = (
                    self.compares.facts(if_true, compare, holds=True),
                    self.compares.facts(if_false, compare, holds=False),
                )
                if any(facts) and not any(map(self._undefined.may_be, compare.operands)):
                    found = facts
            self._selects[select.address] = found
        return found

    # --- bounds ---------------------------------------------------------------------------------------

    def bounds(self, instruction: Instruction) -> list[int]:
        """The values that a result depends on through compares, beside its operands."""
        if instruction.opcode == "phi":
            found = []
            for edge in self.edges(instruction):
                found += [bound for _, bound in edge.facts]
                if edge.formed_by is not None:
                    found += edge.formed_by.operands
                    found += [bound for facts in edge.of_operands.values() for _, bound in facts]
            return found
        found = [bound for facts in self.uses(instruction).values() for _, bound in facts]
        if instruction.opcode == "select":
            found += [bound for facts in self.of_select(instruction) for _, bound in facts]
        return found

    def compared_ahead(self, phi: Instruction) -> list[int]:
        """The operands of the compares that decide the branches to a ``phi``."""
        found = []
        for edge in self.edges(phi):
            compare = self._compare(edge.source)
            if compare is not None:
                found += compare.operands
        return found
