"""The result of an instruction, from the values of its operands: a rule for each opcode.

A rule gets the values of the operands by address. Nothing is known about integers above 64 bits and fat pointers: they
are represented as any integer of 64 bits. Addition, subtraction, multiplication, the bitwise operations and operations
that pass values on turn that into the same again; the rules of all other operations look at the type.

Values from memory, calls and callers are as in `ldsopt.analysis.provenance.provenance`: plain integers if no LDS
address escapes, else unknown; a pointer into LDS from there is unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, reduce
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.integers.operations import BINARY, integer_intrinsic
from ldsopt.analysis.ranges import addressing
from ldsopt.analysis.ranges.fixed_values import LANES_BELOW, FixedValues
from ldsopt.analysis.ranges.guards import Guards, Values, both, refined, where
from ldsopt.analysis.ranges.values import ADDRESS_BITS, NOTHING, PLAIN, UNKNOWN, AbstractValue, join, plain
from ldsopt.dataclass import dataclass
from ldsopt.graph import in_cycles
from ldsopt.ir import bindings
from ldsopt.ir.attributes import LaunchBounds
from ldsopt.ir.details import (
    CALLS,
    arguments,
    constant_elements,
    loaded_size,
    moved_element,
    passing_asm,
)
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.ir.types import vector_of
from ldsopt.target.intrinsics import ANY_LANE, FIRST_LANE, WAVE_ID, WORK_ITEM_ID

# --- intrinsic ranges ---------------------------------------------------------------------------------------
#
# The results that intrinsics may give, from their operands and the launch bounds.
#
# Functions of integers are rows of `ldsopt.analysis.integers.operations`.
#
# Sources: LLVM's IntrinsicsAMDGPU.td and LangRef; AMDGPUUsage for work-item ids.

_UPDATE_DPP = "llvm.amdgcn.update.dpp."
_PASSING = (FIRST_LANE, ANY_LANE, "llvm.amdgcn.wwm.", "llvm.amdgcn.strict.wwm.")
"""Intrinsics whose result is the value of the first operand in some lane."""

_EITHER = (_UPDATE_DPP, "llvm.amdgcn.writelane.")
"""Intrinsics whose result is the value of one of two operands in some lane: `_either`."""

READING_LANES = (FIRST_LANE, ANY_LANE, _UPDATE_DPP)
"""They read registers of other lanes."""

CROSS_LANE = (*_PASSING, *_EITHER)
"""Intrinsics whose result depends on values of other work-items."""

_WORKGROUP_ID = "llvm.amdgcn.workgroup.id."

_FEWEST_LANES = 32

_DIMENSIONS = {"x": 0, "y": 1, "z": 2}


def intrinsic_result(
    name: str, operands: Sequence[AbstractValue], width: int, bounds: LaunchBounds
) -> AbstractValue | None:
    """The result of a call.

    Args:
        name: of the intrinsic.
        operands: its arguments.
        width: of the result, bits.

    Returns:
        ``None`` for an intrinsic that is not known here.
    """
    if name.startswith(_PASSING):
        return operands[0]
    if name.startswith(_EITHER):
        return _either(name, operands)
    if name.startswith(WORK_ITEM_ID):
        largest = bounds.sizes[_DIMENSIONS[name[-1]]]
        return plain(integers.interval(width, 0, max(0, largest - 1)))
    if name.startswith(_WORKGROUP_ID) and (most := bounds.workgroups(_DIMENSIONS[name[-1]])) is not None:
        return plain(integers.interval(width, 0, most - 1))
    if name == WAVE_ID:
        return plain(integers.interval(width, 0, max(0, (bounds.flat - 1) // _FEWEST_LANES)))
    if not all(operand.is_plain for operand in operands):
        return None
    if name.startswith(LANES_BELOW):
        # Counts lanes of one half of a 64-lane wave below this one; only the last lane's lower half is full.
        most = 32 if name.endswith("lo") else 31
        return plain(integers.add(operands[1].plain(width), integers.interval(width, 0, most)))
    if any(operand.offsets == () for operand in operands):
        return None
    operation = integer_intrinsic(name)
    if operation is None:
        return None
    return plain(operation.ranges(width, [operand.plain(width) for operand in operands]))


def operand_read(name: str) -> int:
    """The number of the operand that one of `READING_LANES` reads in another lane."""
    return 1 if name.startswith(_UPDATE_DPP) else 0


def _either(name: str, operands: Sequence[AbstractValue]) -> AbstractValue:
    """``writelane value, lane, old``; ``update.dpp old, source, ctrl, row_mask, bank_mask, bound_ctrl``."""
    if name.startswith("llvm.amdgcn.writelane."):
        return join(operands[0], operands[2])
    both = join(operands[0], operands[1])
    if operands[5].plain(1).value == 0 or not both.offsets:
        return both
    if not both.is_plain:
        return UNKNOWN  # bound_ctrl: 0 where the source lane is invalid, an address under no base
    return join(both, plain(integers.constant(both.offsets[0][1].width, 0)))


# --- transfer -----------------------------------------------------------------------------------------------

OPAQUE = frozenset({"load", "atomicrmw", "cmpxchg", "alloca", "va_arg", "landingpad"})
"""Opcodes whose result does not follow from the operands."""

_NO_FLAGS: frozenset[str] = frozenset()
_ANY_OF_PLAIN = frozenset(
    {"freeze", "fneg", "fadd", "fsub", "fmul", "fdiv", "frem", "fcmp"}
    | {"fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"}
)


_BY_ELEMENT = frozenset({"add", "sub", "or", "and", "trunc", "zext", "sext"})
"""Operations that compute an element of their result from the same elements of their operands, beside `BINARY`."""
_MOST_PLACES = 64
"""The most elements of vectors that one element is followed to; beyond that, it is any element of its vector."""
_Place = tuple[int, int]
"""An element: the vector, and its number."""
_Source = Instruction | _Place | AbstractValue | int
"""The source of an element: the operation that computes it, the place it is copied from, its value, or an operand."""


class _ElementPlan(NamedTuple):
    """The computation of one element of a vector: its steps in order, and the values that they start from."""

    steps: Sequence[tuple[_Place, _Source]]
    leaves: Sequence[int]


class ElementPlans:
    """The computations of elements of vectors in one function; they depend on no values.

    Rule: an element of a ``phi`` is that element of one of its operands. What these elements are computed from must not
    lie in a cycle: it then has one value in a run, and so belongs to the same iteration as the ``phi``.

    Args:
        shared: of the module.
    """

    def __init__(self, shared: FixedValues, function: Function) -> None:
        self._shared, self._module, self.function = shared, shared.module, function
        self._known: dict[int, _ElementPlan] = {}

    @cached_property
    def _looping(self) -> frozenset[int]:
        """The blocks in cycles."""
        return in_cycles(successors(self.function))

    def of(self, extract: Instruction) -> _ElementPlan:
        """The plan for the element that an ``extractelement`` takes; if its index is no constant, for the vector."""
        plan = self._known.get(extract.address)
        if plan is None:
            number = self._module.element_number(extract.operands[1])
            place = extract.operands[0], -1 if number is None else number
            plan = self._planned(*place)
            if any(isinstance(step, Instruction) and step.opcode == "phi" for _, step in plan.steps):
                block_at, place_of = self.function.block_at, self.function.place_of
                made = [place_of[leaf] for leaf in plan.leaves if leaf in place_of]
                if any(block_at[at] in self._looping for at in made):
                    plan = self._planned(*place, phis=False)
            self._known[extract.address] = plan
        return plan

    def _planned(self, vector: int, number: int, *, phis: bool = True) -> _ElementPlan:
        """The steps to an element: each place behind the places that it is computed from."""
        steps: dict[_Place, _Source] = {}
        begun: dict[_Place, tuple[_Source, Sequence[_Place]]] = {}
        work = [(vector, number)]
        while work:
            place = work[-1]
            if place in steps:
                work.pop()
            elif place in begun:
                source, _ = begun[place]
                steps[place] = source
                work.pop()
            elif len(begun) == _MOST_PLACES:
                return _ElementPlan((((vector, number), vector),), (vector,))
            else:
                source, places = begun[place] = self._source(*place, phis=phis)
                waiting = begun.keys() - steps.keys()
                if not waiting.isdisjoint(places):  # it depends on itself: a loop, or dead code
                    if phis:
                        return self._planned(vector, number, phis=False)
                    return _ElementPlan((((vector, number), vector),), (vector,))
                work += places
        leaves = (source for source in steps.values() if isinstance(source, int))
        return _ElementPlan(tuple(steps.items()), tuple(dict.fromkeys(leaves)))

    def _source(self, value: int, number: int, *, phis: bool) -> tuple[_Source, Sequence[_Place]]:
        """The source of an element of a vector, or of a scalar; and the places that it is computed from."""
        type_text = self._module.type_of(value)
        shape = vector_of(type_text)
        if shape is None or type_text.startswith("<vscale") or not 0 <= number < shape[0]:
            return value, ()
        one = self.function.defined.get(value)
        if one is None:
            return self._of_constant(value, number), ()
        opcode, operands = one.opcode, one.operands
        if (place := moved_element(self._module, one, number)) is not None:
            return place, (place,)
        if opcode == "shufflevector":
            return NOTHING, ()  # poison
        if opcode in BINARY or opcode in _BY_ELEMENT or (opcode == "phi" and phis):
            return one, [(operand, number) for operand in operands]
        return value, ()

    def _of_constant(self, value: int, number: int) -> _Source:
        """An element of a constant, if it is a number; otherwise the argument or constant itself."""
        width = self._shared.bits(self._module.type_of(value))
        elements = constant_elements(bindings.value_text(value)) if width else []
        element = elements[number] if elements else None
        return value if element is None else plain(integers.constant(width, element & ((1 << width) - 1)))


@dataclass(frozen=True, slots=True)
class WorkItem:
    """The one work-item whose values are computed.

    Attributes:
        id: in x, y, z; ``None`` for any.
        of_any: the value of an SSA value in any work-item.
    """

    id: tuple[int, int, int] | None
    of_any: Callable[[int], AbstractValue]


class TransferRules:
    """The rules for one function's instructions.

    Args:
        shared: of the module.
        guards: the facts that compares give in the function.
        bounds: of the launch.
        returned: the value that a function of the module returns, by its name.
        plans: for elements of vectors in the function.
        one: the work-item, if only one is analysed.
    """

    def __init__(
        self,
        shared: FixedValues,
        guards: Guards,
        bounds: LaunchBounds,
        returned: Callable[[str], AbstractValue],
        plans: ElementPlans,
        *,
        one: WorkItem | None = None,
    ) -> None:
        self._shared, self._guards, self._returned, self._plans = shared, guards, returned, plans
        self._compares = guards.compares
        self._bounds, self._one = bounds, one
        self._module, self._lines = shared.module, shared.module.lines
        self._type_of, self._bits_of = shared.module.type_of, shared.bits
        self._callees = shared.provenance.callees
        self._numbers_act = shared.provenance.may_act_on_numbers(plans.function)

    def result(self, instruction: Instruction, values: Values) -> AbstractValue:
        """The result, as far as it follows from the values of the operands."""
        return _RULES.get(instruction.opcode, TransferRules._without_rule)(self, instruction, values)

    def is_transparent(self, call: Instruction) -> bool:
        """True if a call's result follows from its operands."""
        kind = self._callees.of(call).kind
        return kind is CalleeKind.PURE or passing_asm(self._module, call) is not None

    # --- of the type and the text ---------------------------------------------------------------------

    def _width_of(self, address: int) -> int:
        return self._shared.width(self._type_of(address))

    def _width(self, a: AbstractValue, b: AbstractValue, operand: int) -> int:
        """The width in bits of two operands of one type; ``operand`` is the address of one of them."""
        for value in (a, b):
            if value.offsets and value.offsets[0][0] == PLAIN:
                return value.offsets[0][1].width
        return self._width_of(operand)

    def _flags(self, instruction: Instruction) -> frozenset[str]:
        line = self._lines[instruction.line]
        if (
            " nuw " in line
            or " nsw " in line
            or " exact " in line
            or " disjoint " in line
            or " nneg " in line
        ):
            return self._compares.details(instruction).flags
        return _NO_FLAGS

    def _holds_local(self, instruction: Instruction) -> bool:
        return self._shared.provenance.holds_local(instruction.address)

    # --- arithmetic -----------------------------------------------------------------------------------

    def _add(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = instruction.operands
        a, b = values[left], values[right]
        return addressing.add(a, b, self._width(a, b, left), self._flags(instruction))

    def _sub(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = instruction.operands
        a, b = values[left], values[right]
        return addressing.sub(a, b, self._width(a, b, left), self._flags(instruction))

    def _or(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = instruction.operands
        a, b = values[left], values[right]
        return addressing.or_(a, b, self._width(a, b, left), self._flags(instruction), self._shared.alignment)

    def _and(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = instruction.operands
        a, b = values[left], values[right]
        return addressing.and_(a, b, self._width(a, b, left), self._shared.alignment)

    def _binary(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = instruction.operands
        a, b = values[left], values[right]
        if not (a.is_plain and b.is_plain):
            return UNKNOWN
        width = self._bits_of(self._type_of(instruction.address))
        if not width:
            return plain(integers.full(64))
        return addressing.binary(instruction.opcode, a, b, width, self._flags(instruction))

    def _convert(self, instruction: Instruction, values: Values) -> AbstractValue:
        (operand,) = instruction.operands
        value = values[operand]
        if value.offsets is None:
            return UNKNOWN
        target = self._bits_of(self._type_of(instruction.address))
        if not target:
            return plain(integers.full(64)) if value.is_plain else UNKNOWN
        is_made = instruction.opcode == "inttoptr" and LOCAL not in self._type_of(instruction.address)
        if not value.is_plain and (is_made or self._shared.provenance.is_not_lds(instruction.address)):
            return UNKNOWN  # the number may be an address in other memory, which the variables do not divide
        if not value.is_plain and instruction.opcode == "inttoptr" and self._numbers_act:
            return UNKNOWN  # it may be another variable's (`ldsopt.analysis.provenance.provenance`)
        if len(value.offsets) == 1 and value.offsets[0][0] != PLAIN:
            return value if target >= ADDRESS_BITS else UNKNOWN
        source = self._width_of(operand)
        return addressing.convert(value, instruction.opcode, source, target, self._flags(instruction))

    def _icmp(self, instruction: Instruction, values: Values) -> AbstractValue:
        left, right = (values[operand] for operand in instruction.operands)
        if not (left.is_plain and right.is_plain) or not (left.offsets and right.offsets):
            # An address gives some truth value, and that is no address. No value yet gives none.
            return plain(integers.full(1)) if left.offsets != () and right.offsets != () else NOTHING
        width = self._bits_of(self._type_of(instruction.operands[0]))
        if not width:
            return plain(integers.full(1))
        predicate = self._compares.predicate(instruction)
        known = integers.icmp(predicate, left.plain(width), right.plain(width))
        return plain(integers.full(1) if known is None else integers.constant(1, int(known)))

    # --- addresses ------------------------------------------------------------------------------------

    def _step(self, instruction: Instruction, values: Values) -> AbstractValue:
        """``getelementptr``: base plus the sum of index times size, modulo 2**32 in LDS."""
        operands = instruction.operands
        base = values[operands[0]]
        if base.offsets is None:
            return UNKNOWN
        indices = [values[operand] for operand in operands[1:]]
        if not all(index.is_plain for index in indices):
            return UNKNOWN
        if base.is_plain and self._type_of(operands[0]) != LOCAL:
            return plain(integers.full(self._width_of(instruction.address)))
        steps = self._shared.steps_of(instruction)
        if steps is None:
            return addressing.add(base, plain(integers.full(ADDRESS_BITS)), ADDRESS_BITS)
        for (scale, known, operand), index in zip(steps, indices, strict=True):
            by = index.offsets[0][1] if index.offsets else index.plain(self._width_of(operand))
            base = addressing.step(base, scale, known, by)
        return base

    def _same_value(self, instruction: Instruction, values: Values) -> AbstractValue:
        """The rule for ``bitcast`` and ``addrspacecast``."""
        (operand,) = instruction.operands
        found = values[operand]
        width = self._bits_of(self._type_of(instruction.address))
        if found.is_plain:
            local = instruction.opcode == "addrspacecast" and self._type_of(instruction.address) == LOCAL
            return UNKNOWN if local else plain(integers.full(width or 64))
        if instruction.opcode == "bitcast":
            # Other elements than before: the upper half of an address is none.
            return found if width == self._width_of(operand) else UNKNOWN
        return found if width >= ADDRESS_BITS else UNKNOWN

    # --- choices --------------------------------------------------------------------------------------

    def _phi(self, instruction: Instruction, values: Values) -> AbstractValue:
        result = NOTHING
        for edge in self._guards.edges(instruction):
            value = values[edge.operand]
            if edge.facts:
                value = where(value, edge.facts, values)
            elif edge.formed_by is not None:
                value = both(value, self.result(edge.formed_by, refined(values, edge.of_operands)))
            result = join(result, value)
            if result.offsets is None:
                break
        return result

    def _select(self, instruction: Instruction, values: Values) -> AbstractValue:
        condition, if_true, if_false = instruction.operands
        known = values[condition]
        if known.is_plain and known.offsets and (chosen := known.plain(1).value) is not None:
            return values[if_true if chosen else if_false]
        when_true, when_false = self._guards.of_select(instruction)
        return join(where(values[if_true], when_true, values), where(values[if_false], when_false, values))

    def _is_of_now(self, callee: str) -> bool:
        """True if any one work-item is analysed and the callee reads an active lane, which is at the same point."""
        return self._one is not None and not self._one.id and callee.startswith(FIRST_LANE)

    # --- calls and memory -----------------------------------------------------------------------------

    def _call(self, instruction: Instruction, values: Values) -> AbstractValue:
        callee = self._callees.of(instruction)
        width = self._bits_of(self._type_of(instruction.address))
        if callee.kind is CalleeKind.ASM:
            if (passing := passing_asm(self._module, instruction)) is not None:
                operand = values[instruction.operands[0]]
                return self._passed(instruction, values) if passing.is_scalar else operand
            asm = self._module.inline_asm(instruction.operands[-1])
            if asm is None or self._shared.provenance.may_name_base(asm.text):
                return UNKNOWN  # (an address that goes into asm has escaped, so what comes out of any is unknown)
        if self._one is not None:
            if self._one.id and callee.name.startswith(WORK_ITEM_ID):
                return plain(integers.constant(width, self._one.id["xyz".index(callee.name[-1])]))
            if callee.name.startswith(CROSS_LANE) and not self._is_of_now(callee.name):
                return self._one.of_any(instruction.address)
        if callee.kind is CalleeKind.PURE:
            operands = [values[operand] for operand in arguments(self._module, instruction)]
            found = self._of_intrinsic(instruction, callee.name, operands, width)
            return self._shared.with_stated_range(found, instruction, width) if width else found
        if callee.kind is CalleeKind.UNKNOWN:
            return UNKNOWN
        if callee.name in self._shared.provenance.returning:
            return self._returned(callee.name)
        return self._from_memory(instruction)

    def _passed(self, asm: Instruction, values: Values) -> AbstractValue:
        """A value that passes through a scalar register: the first active lane's, like that of ``readfirstlane``."""
        (operand,) = arguments(self._module, asm)
        if self._one is not None and self._one.id:
            return self._one.of_any(asm.address)
        value = values[operand]
        if self._guards.has_whole_waves and not self._guards.is_same_in_all_lanes(operand):
            return plain(integers.full(self._width_of(asm.address))) if value.is_plain else UNKNOWN
        return value

    def _of_intrinsic(
        self, instruction: Instruction, name: str, operands: Sequence[AbstractValue], width: int
    ) -> AbstractValue:
        if width and self._reads_computed(instruction, name):
            found = intrinsic_result(name, operands, width, self._bounds)
            if found is not None:
                return found
        if any(not operand.is_plain for operand in operands) or self._holds_local(instruction):
            return UNKNOWN
        return plain(integers.full(width or 64))

    def _reads_computed(self, call: Instruction, name: str) -> bool:
        """True if a cross-lane intrinsic reads only lanes that have computed its operand; other lanes hold any value.

        The first active lane has computed it, and so have the lanes that run the same code. The lane that ``readlane``
        names may have been left out by a branch, or be beyond the workgroup's end; LLVM does not keep its register
        where it does not run (SIOptimizeVGPRLiveRange). So the operand and the call both have to be where every lane
        runs. In whole-wave mode any lane may run.
        """
        if not name.startswith(READING_LANES):
            return True
        operands = arguments(self._module, call)
        read = operands[operand_read(name)]
        if self._guards.is_same_in_all_lanes(read):
            return True
        if self._guards.has_whole_waves:
            return False
        if name.startswith(ANY_LANE):
            in_all_lanes = self._guards.is_of_entry(read) and self._guards.is_of_entry(call.address)
            return self._module.integer(operands[1]) == 0 and in_all_lanes
        return True

    def _from_memory(self, instruction: Instruction, _values: Values | None = None) -> AbstractValue:
        width = self._bits_of(self._type_of(instruction.address))
        if instruction.opcode == "load" and (size := self._size_of_workgroup(instruction)) is not None:
            return plain(integers.constant(width, size))
        may_load_address = self._shared.provenance.may_load_address(self._plans.function)
        if may_load_address or self._holds_local(instruction):
            return UNKNOWN
        if not width:
            return plain(integers.full(64))
        return self._shared.with_stated_range(plain(integers.full(width)), instruction, width)

    def _size_of_workgroup(self, load: Instruction) -> int | None:
        """The size that every workgroup of the kernel has, if the instruction loads it."""
        if not self._bounds.is_exact:
            return None
        loaded = loaded_size(self._module, self._plans.function.defined, load)
        return None if loaded is None else self._bounds.size_along(loaded.axes, is_own=loaded.is_own)

    # --- the rest -------------------------------------------------------------------------------------

    def inputs_of_element(self, extract: Instruction) -> Sequence[int]:
        """The values that the element taken by an ``extractelement`` depends on."""
        return self._plans.of(extract).leaves

    def _extracted(self, instruction: Instruction, values: Values) -> AbstractValue:
        """The element, computed through the operations that work element by element."""
        plan, found = self._plans.of(instruction), dict[_Place, AbstractValue]()
        for place, source in plan.steps:
            if isinstance(source, Instruction):
                own = {operand: found[operand, place[1]] for operand in source.operands}
                is_phi = source.opcode == "phi"
                found[place] = (
                    reduce(join, own.values()) if is_phi else _RULES[source.opcode](self, source, own)
                )
            elif isinstance(source, AbstractValue):
                found[place] = source
            else:
                found[place] = values[source] if isinstance(source, int) else found[source]
        return found[plan.steps[-1][0]]

    def _elements(self, instruction: Instruction, values: Values) -> AbstractValue:
        """A vector or an aggregate is the join of its elements, whatever their positions."""
        count = 1 if instruction.opcode == "extractvalue" else 2
        result = NOTHING
        for operand in instruction.operands[:count]:
            result = join(result, values[operand])
        if not result.is_plain or instruction.opcode not in ("extractvalue", "insertvalue"):
            return result
        width = self._bits_of(self._type_of(instruction.address))
        if not result.offsets:
            return plain(integers.full(width or 64)) if instruction.opcode == "extractvalue" else NOTHING
        return plain(result.plain(width) if width else integers.full(64))

    def _any_of_plain(self, instruction: Instruction, values: Values) -> AbstractValue:
        """``freeze``, whose plain operand may be poison, and floating-point arithmetic."""
        if all(values[operand].is_plain for operand in instruction.operands):
            return plain(integers.full(self._width_of(instruction.address)))
        return UNKNOWN

    def _without_rule(self, _instruction: Instruction, _values: Values) -> AbstractValue:
        return UNKNOWN


_TransferRule = Callable[[TransferRules, Instruction, Values], AbstractValue]

_RULES: Mapping[str, _TransferRule] = {
    **dict.fromkeys(BINARY, TransferRules._binary),
    "add": TransferRules._add,
    "sub": TransferRules._sub,
    "or": TransferRules._or,
    "and": TransferRules._and,
    **dict.fromkeys(("trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr"), TransferRules._convert),
    "icmp": TransferRules._icmp,
    "getelementptr": TransferRules._step,
    **dict.fromkeys(("bitcast", "addrspacecast"), TransferRules._same_value),
    "phi": TransferRules._phi,
    "select": TransferRules._select,
    **dict.fromkeys(CALLS, TransferRules._call),
    **dict.fromkeys(_ANY_OF_PLAIN, TransferRules._any_of_plain),
    **dict.fromkeys(OPAQUE, TransferRules._from_memory),
    **dict.fromkeys(
        ("insertelement", "shufflevector", "insertvalue", "extractvalue"),
        TransferRules._elements,
    ),
    "extractelement": TransferRules._extracted,
}
