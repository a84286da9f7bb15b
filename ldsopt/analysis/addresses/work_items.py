"""The values of each work-item of a workgroup that follow from its id alone: integers, and addresses in LDS.

`ldsopt.analysis.ranges.ranges` bounds the values that work-items *may* have. This module computes the values that each
one *has*, so that the bytes that a workgroup surely writes can be added up. A value of a work-item is a plain integer,
an address (base and offset), or unknown. Results of operations that `_operation` does not list are unknown: memory,
arguments, a ``phi`` (`ldsopt.analysis.liveness.walks` follows those), anything above 64 bits. A result that LLVM calls
poison is taken as it wraps, which it may be; where an operation has no result (division by zero, a shift beyond the
width) it is unknown.

Example::

    %row = lshr i32 %tid, 3                                        ; 0 0 0 0 0 0 0 0 1 1 ...
    %p = getelementptr i32, ptr addrspace(3) @A, i32 %row          ; (@A, 0) ... (@A, 4) ...

Of a vector each element that something needs is computed by itself (`Place`). clang's vectorizer writes such guards,
even if only one element is used::

    %v = insertelement <2 x i32> poison, i32 %tid, i64 0
    %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer      ; %tid, %tid
    %c = icmp ult <2 x i32> %w, <i32 128, i32 64>
    %d = extractelement <2 x i1> %c, i64 1                                            ; %tid < 64
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.integers.operations import BINARY, integer_intrinsic, number_operation, signed
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.ir import bindings
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.details import (
    arguments,
    constant_elements,
    details_of,
    moved_element,
)
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.target.intrinsics import FIRST_LANE, WAVE_ID

_IDS = {f"llvm.amdgcn.workitem.id.{axis}": number for number, axis in enumerate("xyz")}
_WORD = 0xFFFFFFFF
_MBCNT = {"llvm.amdgcn.mbcnt.lo": 0, "llvm.amdgcn.mbcnt.hi": 32}
_WAVE_SIZE = "llvm.amdgcn.wavefrontsize"


# --- numbers ------------------------------------------------------------------------------------------------

Number = int | tuple[int, int] | None
"""A plain integer, unsigned; (base, offset), modulo 2**32; or unknown."""

Place = int | tuple[int, int]
"""A value, by its address; of a vector an element, with its number."""

NumberColumn = list[Number] | None
"""A value for each of several work-items; ``None`` if it is unknown for all."""

Compute = Callable[..., Number]

Columns = Sequence[Sequence[Number]]
Whole = Callable[[Columns], list[Number] | None]
"""Computes all results of known operands at once, in a fraction of the time; ``None`` for operands of another kind."""


def value_of(place: Place) -> int:
    """The value that a place is, or is an element of."""
    return place if isinstance(place, int) else place[0]


ADDRESS_MASK = (1 << ADDRESS_BITS) - 1


def select(condition: Number, if_true: Number, if_false: Number) -> Number:
    """``select``; if the condition is unknown, the arms if they are equal."""
    if condition is None:
        return if_true if if_true == if_false else None
    return if_true if condition else if_false


class Plain:
    """An operation on integers of ``width`` bits; addresses have no result."""

    def __init__(self, compute: Callable[..., int | None], width: int) -> None:
        self._compute, self._mask = compute, (1 << width) - 1

    def __call__(self, *numbers: Number) -> Number:
        if any(isinstance(number, tuple) for number in numbers):
            return None
        found = self._compute(*numbers)
        return None if found is None else found & self._mask

    def whole(self, columns: Columns) -> list[Number] | None:
        """The results for several work-items; ``None`` if not all operands are integers, or one has no result."""
        if any({*map(type, column)} != {int} for column in columns):
            return None
        found = list(map(self._compute, *columns))
        mask = self._mask
        return None if None in found else [number & mask for number in found]  # type: ignore[operator]


def with_address(opcode: str, plain: Plain) -> Compute:
    """``add``, ``sub`` and ``or disjoint`` of an address and an integer."""

    def of(x: Number, y: Number) -> Number:
        if isinstance(x, int) and isinstance(y, int):
            return plain(x, y)
        if isinstance(x, tuple) and isinstance(y, int):
            return x[0], (x[1] - y if opcode == "sub" else x[1] + y) & ADDRESS_MASK
        if isinstance(x, int) and isinstance(y, tuple) and opcode != "sub":
            return y[0], (x + y[1]) & ADDRESS_MASK
        return None

    return of


CASTS = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "freeze"})


def cast(opcode: str, source: int, target: int) -> Compute:
    """A conversion of integers, which keeps an address as long as none of its bits is lost."""
    mask = (1 << target) - 1

    def of(x: Number) -> Number:
        if isinstance(x, tuple):
            return x if min(source, target) >= ADDRESS_BITS and opcode != "sext" else None
        if not isinstance(x, int):
            return None
        return (signed(x, source) if opcode == "sext" else x) & mask

    return of


# --- work-items ---------------------------------------------------------------------------------------------


class LaneOperation(NamedTuple):
    """An instruction whose result follows from its operands. Only a lenient ``compute`` gets unknown operands.

    ``whole`` computes all results of known operands at once, in a fraction of the time; ``None`` for operands of
    another kind.
    """

    operands: Sequence[Place]
    compute: Compute
    is_lenient: bool = False
    whole: Whole | None = None

    def of(self, values: Sequence[Number]) -> Number:
        """The result for operands that may be unknown."""
        return None if not self.is_lenient and None in values else self.compute(*values)

    def column(self, inputs: Sequence[NumberColumn]) -> NumberColumn:
        """The result for each of several work-items, of operands that may be unknown."""
        if None in inputs and not self.is_lenient:
            return None
        found = self.whole([one for one in inputs if one is not None]) if self.whole is not None else None
        if found is None:
            count = max((len(column) for column in inputs if column is not None), default=0)
            unknown: list[Number] = [None] * count
            columns = (unknown if column is None else column for column in inputs)
            found = [self.of(row) for row in zip(*columns, strict=True)]
        return found if any(number is not None for number in found) else None


class WorkItems:
    """The work-items of a kernel, and the values that they compute.

    Args:
        shared: ranges of the module: constants and types.
        function: the kernel.
        sizes: work-items of its workgroups along x, y and z.
        partial: the blocks that not all work-items run.
        budget: the most results to compute; all others are unknown.
        axes: the axes along which ids are known. Along others they are unknown, and ``sizes`` only give the number of
            work-items that are looked at, from the first lane of a wave on.
        count: the most work-items that are looked at.
        wave_id: the number of their wave in the workgroup, if they are of one and it is known.

    Attributes:
        ids: the ids of the work-items that are looked at, along x, y and z.
        budget: the rest of the budget.
        wave: the number of lanes of a wave.
        defined: the function's instructions, by address.
    """

    def __init__(
        self,
        shared: ModuleRanges,
        function: Function,
        sizes: tuple[int, int, int],
        partial: Mapping[int, int],
        budget: int,
        *,
        axes: str = "xyz",
        count: int | None = None,
        wave_id: int | None = None,
    ) -> None:
        self._shared, self._module, self._function = shared, shared.module, function
        self._wave_id = wave_id
        self._undefined = Undefined(shared.module, function)
        self._known_ids = {name: axis for name, axis in _IDS.items() if name[-1] in axes}
        x, y, z = sizes
        self.ids = [(i, j, k) for k, j, i in product(range(z), range(y), range(x))][:count]
        self.budget = budget
        self.wave = wave_size(self._module, function)
        self.defined = function.defined
        self._in_partial = {
            instruction.address
            for number in partial
            for instruction in function.instructions[
                function.blocks[number].start : function.blocks[number].stop
            ]
        }
        self._operations: dict[Place, LaneOperation | None] = {}
        self._columns: dict[Place, NumberColumn] = {}

    def spend(self, results: int) -> bool:
        """Takes a number of results from the budget; false if it had fewer."""
        self.budget -= results
        return self.budget >= 0

    def column(self, place: Place) -> NumberColumn:
        """The value of an operand for each of `ids`; ``None`` if it is unknown for all."""
        columns = self._columns
        work = [place]
        entered: set[Place] = set()
        while work:
            at = work[-1]
            if at in columns:
                work.pop()
                continue
            if value_of(at) not in self.defined:
                number = self.outside(at)
                columns[at] = None if number is None else [number] * len(self.ids)
                continue
            entered.add(at)
            missing = [operand for operand in self._inputs(at) if operand not in columns]
            if not missing:
                columns[at] = self._column(at)
            elif entered.intersection(
                missing
            ):  # a value that depends on itself without a phi: unreachable code
                columns[at] = None
            else:
                work += missing
        return columns[place]

    def outside(self, place: Place) -> Number:
        """The value of a constant; arguments are unknown."""
        if value_of(place) in self._function.arguments or self._is_vector(place):
            return None
        if isinstance(place, tuple):
            numbers = constant_elements(bindings.value_text(place[0]))
            element, width = numbers[place[1]] if numbers else None, self._width(place[0]) or 0
            return None if element is None else element & ((1 << width) - 1)
        value = self._shared.constant(place)
        if value.offsets is None or len(value.offsets) != 1:
            return None
        base, offsets = value.offsets[0]
        known = offsets.value
        if known is None:
            return None
        return known if value.is_plain else (base, known)

    def operation(self, place: Place) -> LaneOperation | None:
        """The operation that computes a result from operands alone, if there is one."""
        found = self._operations.get(place)
        if found is None and place not in self._operations:
            found = self._operations[place] = self._operation(place)
        return found

    def operand(self, value: int, of: Place) -> Place:
        """The place that an operand is read from: of a vector the element that the result has."""
        return (value, of[1]) if isinstance(of, tuple) and self._is_vector(value) else value

    def _is_vector(self, place: Place) -> bool:
        """True of a vector as a whole, of which nothing is known."""
        return isinstance(place, int) and self._module.type_of(place).startswith("<")

    # --- columns ----------------------------------------------------------------------------------------

    def _inputs(self, place: Place) -> Sequence[Place]:
        instruction = self.defined[value_of(place)]
        if self.callee(instruction).startswith((*_MBCNT, FIRST_LANE)):
            return [self.operand(one, place) for one in arguments(self._module, instruction)]
        operation = self.operation(place)
        return operation.operands if operation else ()

    def _column(self, place: Place) -> NumberColumn:
        if not self.spend(len(self.ids)):
            return None
        instruction = self.defined[value_of(place)]
        name = self.callee(instruction)
        if name in self._known_ids:
            return [ids[self._known_ids[name]] for ids in self.ids]
        if name == _WAVE_SIZE:
            return [self.wave] * len(self.ids)
        if name == WAVE_ID and self._wave_id is not None:
            return [self._wave_id] * len(self.ids)
        inputs = [self._columns[operand] for operand in self._inputs(place)]
        if name in _MBCNT:
            return self._lanes_below(_MBCNT[name], *inputs)
        if name.startswith(FIRST_LANE):
            (given,) = inputs
            if given is None or self.is_partial(instruction):
                return None
            return [given[number - number % self.wave] for number in range(len(self.ids))]
        operation = self.operation(place)
        return operation.column(inputs) if operation else None

    def _lanes_below(self, first: int, mask: NumberColumn, added: NumberColumn) -> NumberColumn:
        """``mbcnt``: the number of lanes below one's own, among 32 from ``first`` on, whose mask bit is set."""
        if mask is None or added is None:
            return None
        found: list[Number] = []
        for number, (bits, more) in enumerate(zip(mask, added, strict=True)):
            below = (1 << max(0, min(32, number % self.wave - first))) - 1
            known = isinstance(bits, int) and isinstance(more, int)
            counted = (bits & below).bit_count() + more if known else None  # type: ignore[operator]
            found.append(None if counted is None else counted & _WORD)
        return found

    def is_partial(self, instruction: Instruction) -> bool:
        """True if not all work-items run an instruction."""
        return instruction.address in self._in_partial

    def callee(self, instruction: Instruction) -> str:
        """The name of the function that an instruction calls; empty if it is no call."""
        if instruction.opcode != "call":
            return ""
        return self._shared.provenance.callees[instruction.operands[-1]].name

    # --- operations -------------------------------------------------------------------------------------

    def _operation(self, place: Place) -> LaneOperation | None:
        instruction = self.defined[value_of(place)]
        opcode, operands = instruction.opcode, instruction.operands
        if self._is_vector(place):
            return None
        if opcode == "extractelement":
            return self._copy(operands[0], self._module.element_number(operands[1]))
        if isinstance(place, tuple) and (moved := moved_element(self._module, instruction, place[1])):
            return self._copy(*moved)
        if (width := self._width(instruction.address)) is None:
            return None
        if opcode == "getelementptr":
            return self._step(instruction)
        widths = [self._width(operand) for operand in operands]
        places = [self.operand(operand, place) for operand in operands]
        if opcode == "select" and widths[0] == 1:
            return LaneOperation(places, select, is_lenient=True)
        if opcode == "call":
            name = self.callee(instruction)
            intrinsic = integer_intrinsic(name)
            if intrinsic is None or ((".i24" in name or ".u24" in name) and widths[0] != 32):
                return None
            compute = Plain(intrinsic.numbers(width), width)
            given = places[: len(arguments(self._module, instruction))]
            return LaneOperation(given, compute, whole=compute.whole)
        if None in widths:
            return None
        if opcode in BINARY:
            compute = Plain(number_operation(opcode, width), width)
            is_sum = opcode == "or" and "disjoint" in details_of(self._module, instruction).flags
            keeps = is_sum or opcode in ("add", "sub")
            of_each = with_address(opcode, compute) if keeps else compute
            return LaneOperation(places, of_each, whole=compute.whole)
        if opcode == "icmp":
            predicate = details_of(self._module, instruction).predicate
            compute = Plain(number_operation(predicate, widths[0] or 0), 1)
            return LaneOperation(places, compute, whole=compute.whole)
        if opcode in CASTS and not self._may_choose(instruction):
            return LaneOperation(places, cast(opcode, widths[0] or 0, width))
        return None

    def _copy(self, value: int, number: int | None) -> LaneOperation | None:
        """A copy of a scalar, or of an element of a vector; ``None`` if the vector has no such element."""
        shape = vector_of(self._module.type_of(value))
        if number is None or (shape is not None and number >= shape[0]):
            return None
        place = self.operand(value, (value, number))
        return LaneOperation([place], lambda number: number, whole=lambda columns: [*columns[0]])

    def _may_choose(self, cast_: Instruction) -> bool:
        """True of a ``freeze`` whose operand may be undef or poison."""
        operand = cast_.operands[0]
        return cast_.opcode == "freeze" and self._undefined.may_be(operand, or_open_when_frozen=True)

    def _width(self, address: int) -> int | None:
        """Bits of an integer or an LDS pointer; for a vector, bits of its element."""
        text = self._module.type_of(address)
        _, text = vector_of(text) or (1, text)
        bits = ADDRESS_BITS if text == LOCAL else integer_bits(text)
        return bits if bits is not None and bits <= 64 else None

    def _step(self, gep: Instruction) -> LaneOperation | None:
        steps, base = self._shared.steps_of(gep), gep.operands[0]
        if steps is None or self._module.type_of(gep.address) != LOCAL:
            return None
        constant = sum(scale * index for scale, index, _ in steps if index is not None)
        moving = [(scale, operand) for scale, index, operand in steps if index is None]
        widths = [width for _, operand in moving if (width := self._width(operand)) is not None]
        if len(widths) < len(moving):
            return None

        def compute(base: Number, *given: Number) -> Number:
            found = whole([[base], *([number] for number in given)])
            return None if found is None else found[0]

        def whole(columns: Columns) -> list[Number] | None:
            bases, *given = columns
            if {*map(type, bases)} != {tuple} or any({*map(type, column)} != {int} for column in given):
                return None
            offsets = [constant] * len(bases)
            for column, (scale, _), width in zip(given, moving, widths, strict=True):
                sign = 1 << (width - 1)
                numbers = typing.cast("Sequence[int]", column)
                offsets = [
                    at + scale * ((number ^ sign) - sign) for at, number in zip(offsets, numbers, strict=True)
                ]
            places = typing.cast("Sequence[tuple[int, int]]", bases)
            return [
                (base, (start + at) & ADDRESS_MASK) for (base, start), at in zip(places, offsets, strict=True)
            ]

        return LaneOperation([base, *(operand for _, operand in moving)], compute, whole=whole)
