"""The values of each work-item of a workgroup that follow from its id alone: integers, and addresses in LDS.

`ldsopt.analysis.ranges.ranges` says what a value *may* be; here is what it *is*, item by item, so that what a
workgroup writes for sure can be added up. A value of a work-item is a plain integer, a vector of these
(`ldsopt.analysis.addresses.arithmetic`), an address (base and offset), or unknown. What is not listed in
`_operation` is unknown: memory, arguments, a ``phi`` (`ldsopt.analysis.liveness.walks` follows those), anything above
64 bits. A result that LLVM calls poison is taken as it wraps, which it may be; where nothing is a result (division by
zero, a shift beyond the width) it is unknown.

Example::

    %row = lshr i32 %tid, 3                                        ; 0 0 0 0 0 0 0 0 1 1 ...
    %p = getelementptr i32, ptr addrspace(3) @A, i32 %row          ; (@A, 0) ... (@A, 4) ...
"""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.addresses.arithmetic import (
    ADDRESS_MASK,
    BINARY,
    CASTS,
    INTRINSICS,
    Columns,
    Compute,
    Elements,
    Number,
    NumberColumn,
    Whole,
    cast,
    computed,
    elementwise,
    elementwise_whole,
    extracted,
    extracted_whole,
    inserted,
    select,
    shuffled,
    signed,
    vector_type,
    with_address,
)
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.ir import bindings
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.details import constant_elements, details, element_type, shuffle_mask
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.ir.types import integer_bits
from ldsopt.target.intrinsics import FIRST_LANE

_IDS = {f"llvm.amdgcn.workitem.id.{axis}": number for number, axis in enumerate("xyz")}
_MBCNT = {"llvm.amdgcn.mbcnt.lo": 0, "llvm.amdgcn.mbcnt.hi": 32}
_WAVE_SIZE = "llvm.amdgcn.wavefrontsize"


@dataclass(frozen=True, slots=True)
class WorkgroupSize:
    """The size of every workgroup of a launch.

    Attributes:
        sizes: work-items along x, y and z.
        is_full: no workgroup has fewer. ``reqd_work_group_size`` does not say so: the last workgroup of a launch may
            be smaller unless the kernel has ``"uniform-work-group-size"="true"``.
    """

    sizes: tuple[int, int, int]
    is_full: bool


class LaneOperation(NamedTuple):
    """An instruction whose result follows from its operands. ``compute`` is not given unknown ones, unless lenient.

    ``whole`` computes all results of known operands at once, in a fraction of the time; ``None`` for operands of
    another kind than it is for.
    """

    address: int
    operands: Sequence[int]
    compute: Compute
    is_lenient: bool = False
    whole: Whole | None = None

    def of(self, values: Sequence[Number]) -> Number:
        """The result, of known and unknown operands."""
        return None if not self.is_lenient and None in values else self.compute(*values)

    def column(self, inputs: Sequence[NumberColumn]) -> NumberColumn:
        """The result for each of several work-items, of the operands' known and unknown values."""
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
    """The work-items of a kernel, and what they compute.

    Args:
        shared: ranges of the module: constants and types.
        function: the kernel.
        launch: how large its workgroups are.
        partial: blocks that not all work-items run.
        budget: results to be computed at most; all others are unknown.
        axes: those along which ids are those of the launch. Along others they are unknown, and ``launch`` only says how
            many work-items are looked at, from the first lane of a wave on.
        count: work-items that are looked at, at most.

    Attributes:
        ids: of the work-items that are looked at, along x, y and z.
        budget: what is left of it.
        wave: lanes of a wave.
        defined: the function's instructions, by address.
    """

    def __init__(
        self,
        shared: ModuleRanges,
        function: Function,
        launch: WorkgroupSize,
        partial: Mapping[int, int],
        budget: int,
        *,
        axes: str = "xyz",
        count: int | None = None,
    ) -> None:
        self._shared, self._module, self._function = shared, shared.module, function
        self._known_ids = {name: axis for name, axis in _IDS.items() if name[-1] in axes}
        x, y, z = launch.sizes
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
        self._operations: dict[int, LaneOperation | None] = {}
        self._columns: dict[int, NumberColumn] = {}

    def spend(self, results: int) -> bool:
        """Takes a number of results from the budget; whether there were as many."""
        self.budget -= results
        return self.budget >= 0

    def column(self, address: int) -> NumberColumn:
        """The value of an operand for each of `ids`; ``None`` if it is unknown for all."""
        columns = self._columns
        work = [address]
        entered: set[int] = set()
        while work:
            at = work[-1]
            if at in columns:
                work.pop()
                continue
            instruction = self.defined.get(at)
            if instruction is None:
                number = self.outside(at)
                columns[at] = None if number is None else [number] * len(self.ids)
                continue
            entered.add(at)
            missing = [operand for operand in self._inputs(instruction) if operand not in columns]
            if not missing:
                columns[at] = self._column(instruction)
            elif entered.intersection(
                missing
            ):  # a value that depends on itself without a phi: unreachable code
                columns[at] = None
            else:
                work += missing
        return columns[address]

    def outside(self, address: int) -> Number:
        """The value of a constant; arguments are unknown."""
        if address in self._function.arguments:
            return None
        if vector := vector_type(self._module.type_of(address)):
            numbers = constant_elements(bindings.value_text(address))
            mask = (1 << vector[1]) - 1
            return Elements(tuple(None if n is None else n & mask for n in numbers)) if numbers else None
        value = self._shared.constant(address)
        if value.offsets is None or len(value.offsets) != 1:
            return None
        base, offsets = value.offsets[0]
        known = offsets.value
        if known is None:
            return None
        return known if value.is_plain else (base, known)

    def operation(self, instruction: Instruction) -> LaneOperation | None:
        """The operation that computes an instruction from its operands alone, if there is one."""
        found = self._operations.get(instruction.address)
        if found is None and instruction.address not in self._operations:
            found = self._operations[instruction.address] = self._operation(instruction)
        return found

    # --- columns ----------------------------------------------------------------------------------------

    def _inputs(self, instruction: Instruction) -> Sequence[int]:
        if self.callee(instruction).startswith((*_MBCNT, FIRST_LANE)):
            return instruction.operands[:-1]
        operation = self.operation(instruction)
        return operation.operands if operation else ()

    def _column(self, instruction: Instruction) -> NumberColumn:
        if not self.spend(len(self.ids)):
            return None
        name = self.callee(instruction)
        if name in self._known_ids:
            return [ids[self._known_ids[name]] for ids in self.ids]
        if name == _WAVE_SIZE:
            return [self.wave] * len(self.ids)
        inputs = [self._columns[operand] for operand in self._inputs(instruction)]
        if name in _MBCNT:
            return self._lanes_below(_MBCNT[name], *inputs)
        if name.startswith(FIRST_LANE):
            (given,) = inputs
            if given is None or self.is_partial(instruction):
                return None
            return [given[number - number % self.wave] for number in range(len(self.ids))]
        operation = self.operation(instruction)
        return operation.column(inputs) if operation else None

    def _lanes_below(self, first: int, mask: NumberColumn, added: NumberColumn) -> NumberColumn:
        """``mbcnt``: of 32 lanes from ``first`` on, those below one's own whose bit is set."""
        if mask is None or added is None:
            return None
        found: list[Number] = []
        for number, (bits, more) in enumerate(zip(mask, added, strict=True)):
            below = (1 << max(0, min(32, number % self.wave - first))) - 1
            known = isinstance(bits, int) and isinstance(more, int)
            found.append((bits & below).bit_count() + more if known else None)  # type: ignore[operator]
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

    def _operation(self, instruction: Instruction) -> LaneOperation | None:
        opcode, operands, address = instruction.opcode, instruction.operands, instruction.address
        if opcode == "extractelement":
            return LaneOperation(address, operands, extracted, whole=extracted_whole)
        vector = vector_type(self._module.type_of(address))
        if vector is not None:
            return self._vector_operation(instruction, *vector)
        width = self._width(address)
        if width is None:
            return None
        if opcode == "getelementptr":
            return self._step(instruction)
        return self._scalar_operation(instruction, width)

    def _vector_operation(self, instruction: Instruction, count: int, width: int) -> LaneOperation | None:
        opcode, operands, address = instruction.opcode, instruction.operands, instruction.address
        if opcode == "insertelement":
            return LaneOperation(address, operands, inserted(count), is_lenient=True)
        if opcode == "shufflevector":
            given = vector_type(self._module.type_of(operands[0]))
            mask = shuffle_mask(self._module.lines[instruction.line])
            return (
                None
                if given is None
                else LaneOperation(address, operands, shuffled(mask, given[0]), is_lenient=True)
            )
        of_elements = self._scalar_operation(instruction, width)
        if of_elements is None:
            return None
        is_lenient = of_elements.is_lenient
        compute = elementwise(of_elements.compute, count, is_lenient=is_lenient)
        whole = of_elements.whole and elementwise_whole(of_elements.whole, count)
        return of_elements._replace(compute=compute, whole=whole)

    def _scalar_operation(self, instruction: Instruction, width: int) -> LaneOperation | None:
        """The operation on integers or addresses, or on the elements of vectors."""
        opcode, operands, address = instruction.opcode, instruction.operands, instruction.address
        widths = [self._width(operand) for operand in operands]
        line = self._module.lines[instruction.line]
        if opcode == "select" and widths[0] == 1:
            return LaneOperation(address, operands, select, is_lenient=True)
        if opcode == "call":
            name = self.callee(instruction)
            of_width = next((of for start, of in INTRINSICS.items() if name.startswith(start)), None)
            if of_width is None or ((".i24" in name or ".u24" in name) and widths[0] != 32):
                return None
            compute = of_width(width)
            return LaneOperation(address, operands[:-1], compute, whole=compute.whole)
        if None in widths:
            return None
        if opcode in BINARY:
            compute = BINARY[opcode](width)
            keeps = opcode in ("add", "sub") or (opcode == "or" and "disjoint" in details(line, opcode).flags)
            of_each = with_address(opcode, compute) if keeps else compute
            return LaneOperation(address, operands, of_each, whole=compute.whole)
        if opcode == "icmp":
            compute = computed(details(line, opcode).predicate, widths[0] or 0)
            return LaneOperation(address, operands, compute, whole=compute.whole)
        if opcode in CASTS:
            return LaneOperation(address, operands, cast(opcode, widths[0] or 0, width))
        return None

    def _width(self, address: int) -> int | None:
        """Bits of an integer or an LDS pointer, of the element for vectors."""
        text = self._module.type_of(address)
        if text == LOCAL:
            return ADDRESS_BITS
        if vector := vector_type(text):
            return vector[1]
        bits = integer_bits(text)
        return bits if bits is not None and bits <= 64 else None

    def _step(self, instruction: Instruction) -> LaneOperation | None:
        operands = instruction.operands
        if self._module.type_of(instruction.address) != LOCAL:
            return None
        widths = [self._width(operand) for operand in operands[1:]]
        indices = [self.outside(o) if o not in self.defined else None for o in operands[1:]]
        plain = [index if isinstance(index, int) else None for index in indices]
        body = details(self._module.lines[instruction.line], "getelementptr").body
        steps = self._shared.steps(element_type(body), plain)
        if steps is None or None in widths:
            return None
        scales = [scale for scale, _ in steps]
        # A constant that is not the index itself is the offset of a field.
        fields = [index if index != given else None for (_, index), given in zip(steps, plain, strict=True)]

        def compute(base: Number, *given: Number) -> Number:
            if not isinstance(base, tuple):
                return None
            offset = base[1]
            for number, scale, width, field in zip(given, scales, widths, fields, strict=True):
                if not isinstance(number, int) or width is None:
                    return None
                offset += field if field is not None else scale * signed(number, width)
            return base[0], offset & ADDRESS_MASK

        def whole(columns: Columns) -> list[Number] | None:
            bases, *given = columns
            offsets, constant = [0] * len(bases), 0
            for column, scale, width, field in zip(given, scales, widths, fields, strict=True):
                if width is None or {*map(type, column)} != {int}:
                    return None
                if field is not None:
                    constant += field
                else:
                    sign = 1 << (width - 1)
                    numbers = typing.cast("Sequence[int]", column)
                    offsets = [
                        at + scale * ((number ^ sign) - sign)
                        for at, number in zip(offsets, numbers, strict=True)
                    ]
            if {*map(type, bases)} != {tuple}:
                return None
            places = typing.cast("Sequence[tuple[int, int]]", bases)
            return [
                (base, (start + constant + at) & ADDRESS_MASK)
                for (base, start), at in zip(places, offsets, strict=True)
            ]

        return LaneOperation(instruction.address, operands, compute, whole=whole)
