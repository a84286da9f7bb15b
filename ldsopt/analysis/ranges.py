"""Where in LDS an address may point: bases and offsets of the values that addresses are formed from.

Computed on demand: only the values that an asked-for address depends on are looked at. They are taken apart into the
strongly connected components of "depends on": a value outside of loops is computed once; the values of a loop are
computed until they no longer change, widened after a few rounds (with the constants that the loop compares with as
landmarks), and then narrowed. A value that reaches a ``phi`` over a conditional edge is refined by the edge's compare.

What comes from memory, calls and callers is as in `ldsopt.analysis.provenance`: plain integers where no LDS address
escapes, else unknown; a pointer into LDS from there is unknown. What passes between two functions of the module is
followed: an argument is the join over all calls, a result over all returns; a recursive one is unknown.

Sources: Cousot and Cousot, Abstract Interpretation, 1977 (widening, narrowing); LLVM's LazyValueInfo (edge values);
Tarjan, Depth-First Search and Linear Graph Algorithms, 1972.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Iterator

from ldsopt.analysis import addressing, integers, intrinsic_ranges, values
from ldsopt.analysis.assumptions import assumed
from ldsopt.analysis.callees import CalleeKind
from ldsopt.analysis.fixed_values import FixedValues
from ldsopt.analysis.integers import Integers, Predicate
from ldsopt.analysis.provenance import Provenance
from ldsopt.analysis.values import ADDRESS_BITS, NOTHING, UNKNOWN, Value, derived, join, plain
from ldsopt.ir import bindings
from ldsopt.ir.attributes import launch_bounds
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import Details, details, element_type
from ldsopt.ir.module import LOCAL, Function, Instruction

_JOIN_ROUNDS = 8
"""Rounds of plain joining before a loop's values are widened: a buffer index that takes turns is found exactly."""
_NARROW_ROUNDS = 3
_MOST_ROUNDS = 40
"""After so many rounds a loop's values are given up as unknown; widening ends long before."""

_FLAGGED = re.compile(r" (?:nuw|nsw|exact|disjoint|nneg) ")
_NO_FLAGS: frozenset[str] = frozenset()
_SIMPLE_STEP = re.compile(r"= getelementptr (?:inbounds |nusw |nuw )*(i\d+|half|float|double|bfloat), ")
_CASTS = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr"})
_SAME_VALUE = frozenset({"bitcast", "addrspacecast"})
_ELEMENTS = frozenset({"insertelement", "extractelement", "shufflevector", "insertvalue", "extractvalue"})
_OPAQUE = frozenset({"load", "atomicrmw", "cmpxchg", "alloca", "va_arg", "landingpad"})


class ModuleRanges(FixedValues):
    """What the functions of a module share: constants, types, alignments, and what passes between them.

    Args:
        provenance: the default analysis, already run: it says whether addresses escape.
    """

    def __init__(self, provenance: Provenance) -> None:
        super().__init__(provenance)
        self._functions: dict[str, FunctionRanges] = {}
        self._crossing: dict[tuple[str, int], Value] = {}
        self._named: dict[str, list[Function]] | None = None
        self._call_sites: dict[str, list[tuple[Function, Instruction]]] | None = None

    def function(self, function: Function) -> FunctionRanges:
        """The ranges of one function."""
        found = self._functions.get(function.name)
        if found is None:
            found = self._functions[function.name] = FunctionRanges(self, function)
        return found

    def argument(self, function: str, index: int) -> Value:
        """What the callers, all of them in this module, pass as an argument."""
        return self._across(
            (function, index),
            lambda: ((caller, call.operands[index]) for caller, call in self._calls().get(function, ())),
        )

    def returned(self, function: str) -> Value:
        """What a function of this module returns."""
        return self._across(
            (function, -1),
            lambda: (
                (callee, instruction.operands[0])
                for callee in self._by_function_name()[function]
                for instruction in callee.instructions
                if instruction.opcode == "ret" and instruction.operands
            ),
        )

    def _across(self, key: tuple[str, int], sources: Callable[[], Iterable[tuple[Function, int]]]) -> Value:
        """The join of values of other functions; unknown where a call chain leads back to itself."""
        if key not in self._crossing:
            self._crossing[key] = UNKNOWN
            value = NOTHING
            for function, operand in sources():
                value = join(value, self.function(function).of(operand))
                if value.is_unknown:
                    break
            self._crossing[key] = value
        return self._crossing[key]

    def _by_function_name(self) -> dict[str, list[Function]]:
        if self._named is None:
            self._named = {function.name: [function] for function in self.provenance.functions()}
        return self._named

    def _calls(self) -> dict[str, list[tuple[Function, Instruction]]]:
        """The direct calls of each function of this module."""
        if self._call_sites is None:
            self._call_sites = {}
            for (function,) in self._by_function_name().values():
                for instruction in function.instructions:
                    if instruction.opcode == "call":
                        callee = self.provenance.callees[instruction.operands[-1]]
                        if callee.kind is CalleeKind.DEFINED:
                            self._call_sites.setdefault(callee.name, []).append((function, instruction))
        return self._call_sites


class FunctionRanges:
    """The ranges of one function's values, computed when asked for.

    Args:
        shared: of the module.
        function: to look at.
    """

    def __init__(self, shared: ModuleRanges, function: Function) -> None:
        self._shared, self._function = shared, function
        self._module = shared.module
        self._type_of = self._module.type_of
        self._defined = {instruction.address: instruction for instruction in function.instructions}
        self._values: dict[int, Value] = {}
        self.bounds = launch_bounds(self._module, function)
        self._work_item: tuple[int, int, int] | None = None
        self._of_all: FunctionRanges | None = None
        self._argument_unknown = shared.provenance.has_unseen_callers(function)
        self._arguments = frozenset(function.arguments)
        self._terminators = {
            block.address: function.instructions[block.stop - 1]
            for block in function.blocks
            if block.stop > block.start
        }
        self._incoming: dict[int, list[int]] = {}
        self._assumed = assumed(self._module, function, shared.provenance.callees)
        self._details: dict[int, Details] = {}

    def of_work_item(self, work_item: tuple[int, int, int]) -> FunctionRanges:
        """The ranges of one work-item, by its id in x, y, z."""
        one = copy.copy(self)
        one._of_all = self
        one._work_item = work_item
        one._values = {}
        return one

    def of(self, address: int) -> Value:
        """The value of an operand."""
        value = self._values.get(address)
        if value is not None:
            return value
        instruction = self._defined.get(address)
        if instruction is None:
            value = self._values[address] = self._outside(address)
            return value
        self._solve(instruction)
        return self._values[address]

    def _outside(self, address: int) -> Value:
        """Of an argument or constant."""
        return self._as_assumed(address, self._argument_or_constant(address))

    def _argument_or_constant(self, address: int) -> Value:
        if address in self._arguments:
            if self._argument_unknown:
                return UNKNOWN
            if self._function.name in self._shared.provenance.receiving:
                return self._shared.argument(self._function.name, self._function.arguments.index(address))
            if self._shared.provenance.holds_local(address):
                return UNKNOWN
            return plain(integers.full(self._shared.width(self._type_of(address))))
        if self._module.kind(address) in (ValueKind.BASIC_BLOCK, ValueKind.INLINE_ASM):
            return NOTHING
        return self._shared.constant(address)

    # --- solving --------------------------------------------------------------------------------------

    def _solve(self, root: Instruction) -> None:
        if not self._solve_straight(root):
            self._solve_loops(root)

    def _solve_straight(self, root: Instruction) -> bool:
        """Computes what does not depend on itself, which is most; gives up at the first loop."""
        table, defined = self._values, self._defined
        path = [root]
        inputs = [iter(self._inputs(root))]
        entered = {root.address}
        while path:
            for operand in inputs[-1]:
                if operand in table:
                    continue
                instruction = defined.get(operand)
                if instruction is None:
                    table[operand] = self._outside(operand)
                elif operand in entered:
                    return False
                else:
                    entered.add(operand)
                    path.append(instruction)
                    inputs.append(iter(self._inputs(instruction)))
                    break
            else:
                instruction = path.pop()
                inputs.pop()
                entered.discard(instruction.address)
                table[instruction.address] = self._transfer(instruction)
        return True

    def _solve_loops(self, root: Instruction) -> None:
        for component in self._components(root):
            if len(component) == 1 and component[0].address not in self._inputs(component[0]):
                self._values[component[0].address] = self._transfer(component[0])
            else:
                self._iterate(component)

    def _components(self, root: Instruction) -> list[list[Instruction]]:
        """Strongly connected components of what the root depends on, dependencies first (Tarjan, iterative)."""
        index: dict[int, int] = {}
        low: dict[int, int] = {}
        stack: list[int] = []
        on_stack: set[int] = set()
        components: list[list[Instruction]] = []
        work: list[tuple[int, Iterator[int]]] = []

        def enter(address: int) -> None:
            index[address] = low[address] = len(index)
            stack.append(address)
            on_stack.add(address)
            work.append((address, iter(self._inputs(self._defined[address]))))

        enter(root.address)
        while work:
            address, inputs = work[-1]
            for operand in inputs:
                if operand not in self._defined or operand in self._values:
                    continue
                if operand not in index:
                    enter(operand)
                    break
                if operand in on_stack:
                    low[address] = min(low[address], index[operand])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[address])
                if low[address] == index[address]:
                    members = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        members.append(self._defined[member])
                        if member == address:
                            break
                    components.append(members)
        return components

    def _inputs(self, instruction: Instruction) -> list[int]:
        """The operands that the value depends on, the bounds of refining compares included."""
        opcode, operands = instruction.opcode, instruction.operands
        if opcode in _OPAQUE:
            return []
        if opcode == "phi":
            found = list(operands)
            for block in self._incoming_blocks(instruction):
                found += self._compared(block)
            return found
        if opcode == "call":
            return operands[:-1] if self._is_transparent(instruction) else []
        if opcode == "select":
            compare = self._defined.get(operands[0])
            return operands + compare.operands if compare and compare.opcode == "icmp" else operands
        return operands

    def _iterate(self, component: list[Instruction]) -> None:
        """A loop: rounds in text order until nothing changes."""
        component.sort(key=lambda instruction: instruction.line)
        thresholds = self._thresholds(component)
        table = self._values
        for instruction in component:
            table[instruction.address] = NOTHING
        for round_number in range(_MOST_ROUNDS):
            changed = False
            for instruction in component:
                old = table[instruction.address]
                new = join(old, self._transfer(instruction))
                if new != old and instruction.opcode == "phi" and round_number >= _JOIN_ROUNDS:
                    new = values.widen(old, new, thresholds)
                if new != old:
                    table[instruction.address] = new
                    changed = True
            if not changed:
                break
        else:
            for instruction in component:
                table[instruction.address] = UNKNOWN
            return
        for _ in range(_NARROW_ROUNDS):
            changed = False
            for instruction in component:
                old = table[instruction.address]
                new = values.narrow(old, self._transfer(instruction), thresholds)
                if new != old:
                    table[instruction.address] = new
                    changed = True
            if not changed:
                break

    def _thresholds(self, component: list[Instruction]) -> frozenset[int]:
        """Constants that the loop compares with or starts from: where its values may stop."""
        found: set[int] = set()
        members = {instruction.address for instruction in component}
        for instruction in component:
            if instruction.opcode != "phi":
                continue
            for block in self._incoming_blocks(instruction):
                for operand in self._compared(block):
                    if operand not in members and operand not in self._defined:
                        number = self.of(operand).plain(64).value
                        other = self.of(operand).offsets
                        if other and len(other) == 1:
                            number = other[0][1].value
                        if number is not None:
                            found |= {number, number - 1, number + 1}
        return frozenset(found)

    # --- edges ----------------------------------------------------------------------------------------

    def _incoming_blocks(self, phi: Instruction) -> list[int]:
        blocks = self._incoming.get(phi.address)
        if blocks is None:
            blocks = self._incoming[phi.address] = bindings.incoming_blocks(phi.address)
        return blocks

    def _compare(self, block: int) -> tuple[Instruction, Instruction] | None:
        """(terminator, compare) of a block that ends in a conditional branch on an integer compare."""
        terminator = self._terminators.get(block)
        if terminator is None or terminator.opcode != "br" or len(terminator.operands) != 3:
            return None
        compare = self._defined.get(terminator.operands[0])
        return (terminator, compare) if compare is not None and compare.opcode == "icmp" else None

    def _compared(self, block: int) -> list[int]:
        found = self._compare(block)
        return found[1].operands if found else []

    def _refined(self, operand: int, source: int, target: int) -> Value:
        """An operand of a phi, as the edge from ``source`` to ``target`` lets it be."""
        found = self._compare(source)
        if found is None:
            return self.of_known(operand)
        terminator, compare = found
        # LLVM stores a conditional branch's operands as condition, false, true.
        _, false_block, true_block = terminator.operands
        if false_block == true_block or target not in (false_block, true_block):
            return self.of_known(operand)
        return self._where(operand, compare, holds=target == true_block)

    def _where(self, operand: int, compare: Instruction, *, holds: bool) -> Value:
        """An operand where a compare holds, or where it does not."""
        value = self.of_known(operand)
        left, right = compare.operands
        if operand not in (left, right) or left == right or not value.is_plain:
            return value
        if self._shared.is_wide(self._type_of(operand)):
            return value
        predicate = self._predicate(compare)
        if not holds:
            predicate = integers.inverse(predicate)
        other = right
        if operand == right:
            predicate, other = integers.swapped(predicate), left
        bound = self.of_known(other)
        if not bound.is_plain or not bound.offsets or not value.offsets:
            return value
        width = self._width_of(operand)
        return plain(integers.refine(value.plain(width), predicate, bound.plain(width)))

    def _predicate(self, compare: Instruction) -> Predicate:
        predicate: Predicate = self._detail(compare).predicate  # type: ignore[assignment]
        return predicate

    def of_known(self, operand: int) -> Value:
        """The value of an operand in the course of solving: its dependencies are there already, or in progress."""
        value = self._values.get(operand)
        return self._outside_cached(operand) if value is None else value

    def _outside_cached(self, operand: int) -> Value:
        if operand in self._defined:
            return UNKNOWN  # `_inputs` did not tell of it; to be safe
        value = self._values[operand] = self._outside(operand)
        return value

    # --- transfer -------------------------------------------------------------------------------------

    def _detail(self, instruction: Instruction) -> Details:
        found = self._details.get(instruction.address)
        if found is None:
            found = details(self._module.lines[instruction.line], instruction.opcode)
            self._details[instruction.address] = found
        return found

    def _flags(self, instruction: Instruction) -> frozenset[str]:
        line = self._module.lines[instruction.line]
        return self._detail(instruction).flags if _FLAGGED.search(line) else _NO_FLAGS

    def _element(self, instruction: Instruction) -> str:
        """The type that a ``getelementptr`` steps over."""
        simple = _SIMPLE_STEP.search(self._module.lines[instruction.line])
        return simple[1] if simple else element_type(self._detail(instruction).body)

    def _width_of(self, address: int) -> int:
        return self._shared.width(self._type_of(address))

    def _transfer(self, instruction: Instruction) -> Value:
        return self._as_assumed(instruction.address, self._result(instruction))

    def _as_assumed(self, address: int, value: Value) -> Value:
        """With what is assumed of it."""
        if address not in self._assumed or not value.is_plain or not value.offsets:
            return value
        if self._shared.is_wide(self._type_of(address)):
            return value
        width = self._width_of(address)
        for one in self._assumed[address]:
            bound = self._shared.constant(one.bound)
            if bound.is_plain and bound.offsets:
                value = plain(integers.refine(value.plain(width), one.predicate, bound.plain(width)))
        return value

    def _result(self, instruction: Instruction) -> Value:
        opcode, operands, address = instruction.opcode, instruction.operands, instruction.address
        if self._shared.is_wide(self._type_of(address)):
            if not all(self.of_known(operand).is_plain for operand in self._inputs(instruction)):
                return UNKNOWN
            if opcode in _OPAQUE or opcode == "call":
                return self._from_memory(instruction, "", 64)
            return plain(integers.full(64))
        if opcode == "getelementptr":
            return self._step(instruction)
        if opcode == "phi":
            return self._phi(instruction)
        if opcode in ("add", "sub"):
            flags = self._flags(instruction)
            operation = addressing.add if opcode == "add" else addressing.sub
            return operation(
                self.of_known(operands[0]), self.of_known(operands[1]), self._width_of(address), flags
            )
        if opcode in addressing.BINARY:
            left, right = self.of_known(operands[0]), self.of_known(operands[1])
            return addressing.binary(
                opcode, left, right, self._width_of(address), self._detail(instruction).flags
            )
        if opcode in _CASTS:
            value = self.of_known(operands[0])
            source, target = self._width_of(operands[0]), self._width_of(address)
            return addressing.convert(value, opcode, source, target, self._detail(instruction).flags)
        if opcode == "or":
            left, right = self.of_known(operands[0]), self.of_known(operands[1])
            flags = self._detail(instruction).flags
            return addressing.or_(left, right, self._width_of(address), flags, self._shared.alignment)
        if opcode == "and":
            left, right = self.of_known(operands[0]), self.of_known(operands[1])
            return addressing.and_(left, right, self._width_of(address), self._shared.alignment)
        if opcode == "select":
            return self._select(instruction)
        if opcode == "icmp":
            return self._icmp(instruction)
        if opcode == "call":
            return self._call(instruction)
        return self._other(instruction)

    def _step(self, instruction: Instruction) -> Value:
        """``getelementptr``: base plus the sum of index times size, modulo 2**32 in LDS."""
        operands = instruction.operands
        base = self.of_known(operands[0])
        if base.offsets is None:
            return UNKNOWN
        if base.is_plain and self._type_of(operands[0]) != LOCAL:
            return plain(integers.full(self._width_of(instruction.address)))
        indices = [self.of_known(operand) for operand in operands[1:]]
        if any(not index.is_plain for index in indices):
            return UNKNOWN
        plains = [
            index.plain(self._width_of(operand)) for index, operand in zip(indices, operands[1:], strict=True)
        ]
        steps = self._shared.steps(self._element(instruction), [p.value for p in plains])
        if steps is None:
            return addressing.add(base, plain(integers.full(ADDRESS_BITS)), ADDRESS_BITS)
        result = base
        for (scale, index), values_of_index in zip(steps, plains, strict=True):
            if index is not None:
                amount = integers.constant(ADDRESS_BITS, scale * _signed(index, values_of_index.width))
                if not amount.value:
                    continue
            elif scale == 1:
                amount = _index_bits(values_of_index)
            else:
                amount = integers.mul(_index_bits(values_of_index), integers.constant(ADDRESS_BITS, scale))
            start = result.only_base()
            if start is not None and start[1].value == 0:
                result = derived(start[0], amount)
            else:
                result = addressing.add(result, plain(amount), ADDRESS_BITS)
        return result

    def _phi(self, instruction: Instruction) -> Value:
        block = self._block_of(instruction)
        result = NOTHING
        for operand, source in zip(instruction.operands, self._incoming_blocks(instruction), strict=True):
            result = join(result, self._refined(operand, source, block))
            if result.is_unknown:
                break
        return result

    def _block_of(self, instruction: Instruction) -> int:
        if not hasattr(self, "_blocks"):
            self._blocks = {
                i.address: block.address
                for block in self._function.blocks
                for i in self._function.instructions[block.start : block.stop]
                if i.opcode == "phi"
            }
        return self._blocks[instruction.address]

    def _select(self, instruction: Instruction) -> Value:
        condition, if_true, if_false = instruction.operands
        known = self.of_known(condition)
        if known.is_plain and known.offsets and (chosen := known.plain(1).value) is not None:
            return self.of_known(if_true if chosen else if_false)
        compare = self._defined.get(condition)
        if compare is None or compare.opcode != "icmp":
            return join(self.of_known(if_true), self.of_known(if_false))
        return join(self._where(if_true, compare, holds=True), self._where(if_false, compare, holds=False))

    def _icmp(self, instruction: Instruction) -> Value:
        left, right = (self.of_known(operand) for operand in instruction.operands)
        if not (left.is_plain and right.is_plain) or not (left.offsets and right.offsets):
            # Of addresses: a truth value is no address, but which one is not known. Of nothing: nothing yet.
            return plain(integers.full(1)) if left.offsets != () and right.offsets != () else NOTHING
        width = self._width_of(instruction.operands[0])
        known = integers.icmp(self._predicate(instruction), left.plain(width), right.plain(width))
        return plain(integers.full(1) if known is None else integers.constant(1, int(known)))

    def _is_transparent(self, instruction: Instruction) -> bool:
        """Whether a call's result follows from its operands."""
        callee = self._shared.provenance.callees[instruction.operands[-1]]
        if callee.kind is CalleeKind.ASM:
            return _is_passing_asm(self._module.lines[instruction.line])
        return callee.kind is CalleeKind.PURE

    def _call(self, instruction: Instruction) -> Value:
        callee = self._shared.provenance.callees[instruction.operands[-1]]
        line = self._module.lines[instruction.line]
        width = self._width_of(instruction.address)
        if callee.kind is CalleeKind.ASM and _is_passing_asm(line):
            return self.of_known(instruction.operands[0])
        if self._work_item is not None and callee.name.startswith(intrinsic_ranges.WORK_ITEM_ID):
            number = self._work_item["xyz".index(callee.name[-1])]
            return plain(integers.constant(width, number))
        if self._of_all is not None and callee.name.startswith(intrinsic_ranges.CROSS_LANE):
            return self._of_all.of(instruction.address)  # another work-item's value
        if callee.kind is CalleeKind.PURE:
            operands = [self.of_known(operand) for operand in instruction.operands[:-1]]
            found = intrinsic_ranges.result(callee.name, operands, width, self.bounds)
            if found is None:
                if any(not operand.is_plain for operand in operands) or self._holds_local(instruction):
                    return UNKNOWN
                found = plain(integers.full(width))
            return self._shared.with_stated_range(found, line, width)
        if callee.kind is CalleeKind.UNKNOWN or (callee.kind is CalleeKind.ASM and "@" in line):
            return UNKNOWN  # (an address that goes into asm has escaped, so what comes out of any is unknown)
        if callee.name in self._shared.provenance.returning:
            return self._shared.returned(callee.name)
        return self._from_memory(instruction, line, width)

    def _from_memory(self, instruction: Instruction, line: str, width: int) -> Value:
        if self._shared.provenance.escapes or self._holds_local(instruction):
            return UNKNOWN
        return self._shared.with_stated_range(plain(integers.full(width)), line, width)

    def _holds_local(self, instruction: Instruction) -> bool:
        return self._shared.provenance.holds_local(instruction.address)

    def _other(self, instruction: Instruction) -> Value:
        opcode, operands = instruction.opcode, instruction.operands
        width = self._width_of(instruction.address)
        if opcode in _OPAQUE:
            return self._from_memory(instruction, self._module.lines[instruction.line], width)
        found = [self.of_known(operand) for operand in operands]
        if opcode in _SAME_VALUE:
            if found[0].is_plain:
                local = opcode == "addrspacecast" and self._type_of(instruction.address) == LOCAL
                return UNKNOWN if local else plain(integers.full(width))
            if opcode == "bitcast":
                # Other elements than before: the upper half of an address is none.
                return found[0] if width == self._width_of(operands[0]) else UNKNOWN
            return found[0] if width >= ADDRESS_BITS else UNKNOWN
        if opcode in _ELEMENTS:
            return self._elements(instruction, found, width)
        if opcode == "freeze":
            return plain(integers.full(width)) if found[0].is_plain else UNKNOWN
        if all(value.is_plain for value in found):
            return plain(integers.full(width))
        return UNKNOWN

    def _elements(self, instruction: Instruction, found: list[Value], width: int) -> Value:
        """Vectors and aggregates are taken as the join of their elements; positions say nothing."""
        count = {"insertelement": 2, "insertvalue": 2, "shufflevector": 2}.get(instruction.opcode, 1)
        result = NOTHING
        for value in found[:count]:
            result = join(result, value)
        if result.is_plain and instruction.opcode in ("extractvalue", "insertvalue"):
            kept = result.plain(width)
            return (
                plain(kept)
                if instruction.opcode == "insertvalue" and result.offsets
                else plain(kept if result.offsets else integers.full(width))
            )
        if not result.offsets and result.offsets is not None:
            return NOTHING
        return result


def _index_bits(index: Integers) -> Integers:
    """An index, sign-extended or truncated to the width of LDS addresses."""
    if index.width < ADDRESS_BITS:
        return integers.sext(index, ADDRESS_BITS)
    return addressing.address_bits(index)


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


_PASSING_ASM = re.compile(r' asm (?:sideeffect )?"", "=[sv],0"\(')


def _is_passing_asm(line: str) -> bool:
    """An empty statement whose result is its operand."""
    return bool(_PASSING_ASM.search(line))
