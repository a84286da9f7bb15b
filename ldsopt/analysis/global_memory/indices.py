"""The place in its object where each work-item of a workgroup accesses global memory, taken apart from the code.

The offset of an address is taken apart into what follows from the work-item's id alone (`WorkItems.column`), symbols,
and multiples of a stride: `ldsopt.analysis.global_memory.item_offsets`.

Example, 256 work-items::

    %g = add i32 (mul i32 %group, 256), %id       ; own 0..255, symbol %group * 256, stride 2**32
    %p = getelementptr float, ptr addrspace(1) %a, i32 %g    ; own 0, 4, .. 1020, stride 2**34
    %i = phi i32 [ %g, .. ], [ %next, .. ]; %next = add i32 %i, 4096     ; the same, stride 4096 elements
    %j = phi i32 [ %id, .. ], [ %on, .. ]; %on = add nuw nsw i32 %j, %size       ; own 0..255, turns 1

The form of an integer is that of its signed value. ``%size`` above is the workgroup's size along x
(`ldsopt.analysis.global_memory.size_loads`). A block that only runs where it is 1 is none that two work-items run, and
counts for nothing.

What may differ between work-items in another way (a value from memory) has no such form. A symbol must be computed
outside of all loops, or of symbols alone: a value that changes from iteration to iteration is another one for a
work-item that is further ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import gcd
from typing import TypeVar

from ldsopt.analysis.addresses.work_items import WorkgroupSize, WorkItems
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.global_memory.item_offsets import SIZE, WIDEST, ItemAddress, ItemOffsets, Symbol
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.ir.bindings import ValueKind, incoming_blocks
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.details import details, element_type, is_marked_access
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import attachments
from ldsopt.ir.types import integer_bits
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import GROUP_VALUES

_BUDGET = 4_000_000
"""Results for single work-items that are computed for one kernel at most."""
_DEPTH = 200
_FLAT_OR_GLOBAL = frozenset({"ptr", "ptr addrspace(1)"})
_COMPUTED = frozenset(
    {
        "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "icmp",
        "select", "zext", "sext", "trunc", "getelementptr",
    }
)  # fmt: skip
_DOES_NOT_WRAP = frozenset({"nsw", "inbounds", "nusw", "disjoint", "nneg"})
Form = TypeVar("Form")


class Indices:
    """The indices of one kernel.

    Args:
        shared: ranges of the module: constants and types.
        function: the kernel.
        flow, divergence: of it.
        sizes: work-items along x, y and z, at most.
        conditions: by block, ``i1`` values and what they are whenever it runs.
        is_exact: every workgroup has these sizes.
        wraps: sums may wrap where the code does not say that they do not.
    """

    def __init__(
        self,
        shared: ModuleRanges,
        function: Function,
        flow: ControlFlow,
        divergence: Divergence,
        sizes: tuple[int, int, int],
        *,
        conditions: Mapping[int, Sequence[tuple[int, bool]]],
        is_exact: bool,
        wraps: bool = True,
    ) -> None:
        self._conditions, self._wraps = conditions, wraps
        self._size = ItemOffsets(sizes[0]) if is_exact else ItemOffsets(0, ((SIZE, 1),))
        self._shared, self._module, self._function = shared, shared.module, function
        self._flow, self._divergence = flow, divergence
        self.items = WorkItems(shared, function, WorkgroupSize(sizes, False), divergence.partial, _BUDGET)
        self.count = sizes[0] * sizes[1] * sizes[2]
        self._defined = self.items.defined
        self._block_of = function.block_of
        self._in_loop = frozenset().union(*(loop.blocks for loop in flow.loops))
        self._headers = {loop.header: loop.blocks for loop in flow.loops}
        self._known: dict[int, ItemOffsets | None] = {}
        self._fixed: dict[int, bool] = {}
        self._addresses: dict[int, ItemAddress | None] = {}
        self._number_of = function.block_numbers

    # --- addresses ----------------------------------------------------------------------------------------

    def address(self, pointer: int) -> ItemAddress | None:
        """A pointer, taken apart; ``None`` if it cannot be."""
        if pointer not in self._addresses:
            self._addresses[pointer] = None  # a pointer that is formed from itself has no form
            self._addresses[pointer] = self._address(pointer)
        return self._addresses[pointer]

    def _address(self, pointer: int) -> ItemAddress | None:
        if self._module.type_of(pointer) not in _FLAT_OR_GLOBAL:
            return None  # offsets of other address spaces are narrower
        instruction = self._defined.get(pointer)
        if instruction is None:
            return ItemAddress(pointer, ItemOffsets(0))
        opcode = instruction.opcode
        if opcode in ("addrspacecast", "bitcast"):
            return self.address(instruction.operands[0])
        if opcode == "getelementptr":
            base, step = self.address(instruction.operands[0]), self._step(instruction)
            if base is None or step is None:
                return None
            return ItemAddress(base.base, self._wrapped(instruction, base.offsets.plus(step), WIDEST))
        if opcode == "phi":
            found = self._induction(instruction, self.address)
            if found is None:
                return None
            start, strides = found
            return ItemAddress(start.base, start.offsets.up_to(*strides))
        symbol = self._symbol(instruction)
        return None if symbol is None else ItemAddress(symbol, ItemOffsets(0))

    def _step(self, instruction: Instruction) -> ItemOffsets | None:
        """The bytes that a ``getelementptr`` adds."""
        operands = instruction.operands[1:]
        known = [self._module.integer(o) if o not in self._defined else None for o in operands]
        body = details(self._module.lines[instruction.line], "getelementptr").body
        steps = self._shared.steps(element_type(body), known)
        if steps is None or self._module.type_of(instruction.address).startswith("<"):
            return None
        total = ItemOffsets(0)
        for (scale, index), given in zip(steps, operands, strict=True):
            part = ItemOffsets(index) if index is not None else self.of(given)
            if part is None:
                return None
            total = total.plus(part.times(scale))
        return total

    # --- integers -----------------------------------------------------------------------------------------

    def of(self, value: int, depth: int = 0) -> ItemOffsets | None:
        """An integer, taken apart; ``None`` if it cannot be."""
        if value not in self._known:
            if depth > _DEPTH:
                return None
            self._known[value] = None
            self._known[value] = self._of(value, depth)
        return self._known[value]

    def _of(self, value: int, depth: int) -> ItemOffsets | None:
        width = self._width(value)
        if width is None:
            return None
        instruction = self._defined.get(value)
        if instruction is None:
            number = self._module.integer(value)
            if number is not None:
                return ItemOffsets(_signed(number, width))
            return ItemOffsets(0, ((value, 1),)) if value in self._function.arguments else None
        column = self.items.column(value)
        if column is not None and all(isinstance(number, int) for number in column):
            return ItemOffsets(tuple(_signed(number, width) for number in column if isinstance(number, int)))
        if is_size_load(self._module, self._defined, instruction):
            return self._size
        found = self._linear(instruction, depth)
        if found is not None:
            return found
        symbol = self._symbol(instruction)
        return None if symbol is None else ItemOffsets(0, ((symbol, 1),))

    def _wrapped(self, instruction: Instruction, found: ItemOffsets, modulus: int) -> ItemOffsets:
        """The value of a sum: itself where it cannot wrap, else itself up to a multiple of a number."""
        if not self._wraps:
            return found
        known = details(self._module.lines[instruction.line], instruction.opcode).flags
        return found if known & _DOES_NOT_WRAP else found.up_to(modulus)

    def _linear(self, instruction: Instruction, depth: int) -> ItemOffsets | None:
        """The offsets of a sum or a multiple of what can be taken apart."""
        opcode, operands = instruction.opcode, instruction.operands
        if opcode == "phi":
            counted = self._induction(instruction, lambda value: self.of(value, depth + 1))
            return None if counted is None else counted[0].up_to(*counted[1])
        width = self._width(instruction.address) or 64
        if opcode in ("zext", "sext", "trunc"):
            part = self.of(operands[0], depth + 1)
            if part is None or opcode == "sext" or part == self._size:  # a size is not negative
                return part
            return self._wrapped(
                instruction, part, 1 << (width if opcode == "trunc" else self._width(operands[0]) or 0)
            )
        is_sum = opcode in ("add", "sub") or (
            opcode == "or" and "disjoint" in details(self._module.lines[instruction.line], "or").flags
        )
        if not is_sum and opcode not in ("mul", "shl"):
            return None
        a, b = self.of(operands[0], depth + 1), self.of(operands[1], depth + 1)
        if a is None or b is None:
            return None
        found: ItemOffsets | None = None
        if is_sum:
            found = a.plus(b, -1 if opcode == "sub" else 1)
        elif opcode == "shl":
            by = b.constant
            found = None if by is None or not 0 <= by < width else a.times(1 << by)
        else:
            for one, other in ((a, b), (b, a)):
                if one.constant is not None:
                    found = other.times(one.constant)
        return None if found is None else self._wrapped(instruction, found, 1 << width)

    def _induction(
        self, phi: Instruction, of: Callable[[int], Form | None]
    ) -> tuple[Form, tuple[int, int]] | None:
        """The start of a loop's counter, its stride and its iterations; of a join, the value of all arms."""
        loop = self._headers.get(self._block_of[phi.address], frozenset())
        start: Form | None = None
        strides = 0, 0
        for operand, block in zip(phi.operands, incoming_blocks(phi.address), strict=True):
            if self.of_one(self._number_of[block]):
                continue
            if self._number_of[block] in loop:
                added = self._added(operand, phi.address)
                if added is None:
                    return None
                strides = gcd(strides[0], added[0]), gcd(strides[1], added[1])
                continue
            form = of(operand)
            if form is None or (start is not None and form != start):
                return None
            start = form
        return None if start is None else (start, strides)

    def _added(self, value: int, phi: int) -> tuple[int, int] | None:
        """The stride and the turns of what lies between a ``phi`` and what comes round to it."""
        strides, steps = (0, 0), 0
        while value != phi:
            instruction = self._defined.get(value)
            steps += 1
            if instruction is None or steps > _DEPTH:
                return None
            if instruction.opcode == "getelementptr":
                added, value = self._step(instruction), instruction.operands[0]
            elif instruction.opcode in ("add", "sub"):
                # Which operand leads back to the phi: the other one does not depend on it, and can be taken apart.
                first, second = instruction.operands
                if instruction.opcode == "add" and not (first == phi or self._depends(first, phi)):
                    first, second = second, first
                added, value = self._of_sizes(second) or self.of(second), first
            else:
                return None
            modulus = 1 << (self._width(instruction.address) or 64)
            rounds = None if added is None else self._wrapped(instruction, added, modulus).rounds()
            if rounds is None:
                return None
            strides = gcd(strides[0], rounds[0]), gcd(strides[1], rounds[1])
        return strides

    def _of_sizes(self, value: int) -> ItemOffsets | None:
        """A multiple of the workgroup's size by a factor that is not known; ``None`` if the value is none."""
        instruction = self._defined.get(value)
        if instruction is None or instruction.opcode not in ("mul", "sext", "zext"):
            return None
        if instruction.opcode != "mul":
            part = self._of_sizes(instruction.operands[0])
            modulus = 1 << (self._width(instruction.operands[0]) or 0)
            is_kept = part is None or instruction.opcode == "sext"
            return part if is_kept or part is None else self._wrapped(instruction, part, modulus)
        for operand in instruction.operands:
            if self.of(operand) == self._size:
                found = ItemOffsets(0, (), *(self._size.rounds() or (1, 0)))
                return self._wrapped(instruction, found, 1 << (self._width(value) or 64))
        return None

    def _depends(self, value: int, phi: int) -> bool:
        """True if a chain of additions leads from a value to a ``phi``."""
        for _ in range(_DEPTH):
            instruction = self._defined.get(value)
            if value == phi:
                return True
            if instruction is None or instruction.opcode not in ("add", "sub"):
                return False
            value = (
                instruction.operands[0]
                if instruction.operands[0] in self._defined
                else instruction.operands[1]
            )
        return False

    def _width(self, value: int) -> int | None:
        bits = integer_bits(self._module.type_of(value))
        return bits if bits is not None and bits <= 64 else None

    # --- symbols ------------------------------------------------------------------------------------------

    def _symbol(self, instruction: Instruction) -> Symbol | None:
        """The symbol that a value is, if it is the same for all work-items whenever it is computed."""
        if instruction.opcode == "call":
            name = self._callee(instruction)
            if name in GROUP_VALUES:
                return name
        return instruction.address if self._is_fixed(instruction.address) else None

    def _callee(self, call: Instruction) -> str:
        """The name of the function that is called."""
        return self._shared.provenance.callees.of(call).name

    def _is_fixed(self, value: int) -> bool:
        """True if a value is the same for all work-items of the workgroup, whenever they compute it."""
        known = self._fixed.get(value)
        if known is None:
            self._fixed[value] = False  # what depends on itself changes
            known = self._fixed[value] = self._decide_fixed(value)
        return known

    def _decide_fixed(self, value: int) -> bool:
        instruction = self._defined.get(value)
        if instruction is None:
            return self._module.kind(value) != ValueKind.BASIC_BLOCK
        if value in self._divergence.values:
            return False
        if self._block_of[value] not in self._in_loop and self._flow.irreducible is None:
            return instruction.opcode not in ("call", "load") or self._is_lasting(instruction)
        return self._is_lasting(instruction) and all(map(self._is_fixed, self._inputs(instruction)))

    def _inputs(self, instruction: Instruction) -> Sequence[int]:
        return instruction.operands[:-1] if instruction.opcode == "call" else instruction.operands

    def _is_lasting(self, instruction: Instruction) -> bool:
        """True if equal operands give an equal result, at any time."""
        if instruction.opcode == "call":
            callee = self._shared.provenance.callees.of(instruction)
            return callee.kind is CalleeKind.PURE and not callee.name.startswith("llvm.amdgcn.read")
        if instruction.opcode == "load":
            line = self._module.lines[instruction.line]
            if is_marked_access(self._module, instruction):
                return False
            is_constant = self._module.type_of(instruction.operands[0]) == "ptr addrspace(4)"
            return is_constant or "invariant.load" in attachments(line)[1]
        return instruction.opcode in _COMPUTED

    # --- who gets there -----------------------------------------------------------------------------------

    def reaching(self, conditions: Sequence[tuple[int, bool]]) -> frozenset[int] | None:
        """The work-items for which some conditions may hold; ``None`` for all.

        Args:
            conditions: ``i1`` values, and what they are.
        """
        found: frozenset[int] | None = None
        for value, holds in conjuncts(self._module, self._defined, conditions):
            if holds and self._says_one(value):
                return frozenset()
            column = self.items.column(value) if value in self._defined else None
            if column is None:
                continue
            ours = frozenset(n for n, one in enumerate(column) if one is None or bool(one) == holds)
            found = ours if found is None else found & ours
        return found

    def of_one(self, block: int) -> bool:
        """True of a block that only runs where the workgroup is one work-item."""
        conditions = conjuncts(self._module, self._defined, self._conditions.get(block, ()))
        return any(holds and self._says_one(value) for value, holds in conditions)

    def _says_one(self, condition: int) -> bool:
        """True of a condition by which the workgroup's size along x is 1."""
        instruction = self._defined.get(condition)
        if instruction is None or instruction.opcode != "icmp" or self._size.symbols != ((SIZE, 1),):
            return False
        if details(self._module.lines[instruction.line], "icmp").predicate != "eq":
            return False
        sides = [self.of(operand) for operand in instruction.operands]
        return self._size in sides and any(side is not None and side.constant == 1 for side in sides)


def _signed(number: int, width: int) -> int:
    """A number of so many bits, read as signed."""
    return (number + (1 << width - 1)) % (1 << width) - (1 << width - 1)


# --- conjuncts ----------------------------------------------------------------------------------------------
#
# Conditions taken apart into those that hold, or do not, whenever they do.


def conjuncts(
    module: Module, defined: Mapping[int, Instruction], conditions: Sequence[tuple[int, bool]]
) -> Iterator[tuple[int, bool]]:
    """Conditions with their conjunctions taken apart.

    Args:
        module: to which they belong.
        defined: the instructions of their function, by address.
        conditions: ``i1`` values, and what they are.
    """
    work = list(conditions)
    while work:
        value, holds = work.pop()
        yield value, holds
        instruction = defined.get(value)
        if instruction is None:
            continue
        opcode, operands = instruction.opcode, instruction.operands
        if opcode == ("and" if holds else "or"):
            work += [(operand, holds) for operand in operands]
        elif opcode == "xor" and operands[1] not in defined and module.integer(operands[1]):
            work.append((operands[0], not holds))
        elif opcode == "select":  # x && y is `select x, y, false`, x || y is `select x, true, y`
            other = operands[2] if holds else operands[1]
            if other not in defined and module.integer(other) == int(not holds):
                work += [(operands[0], holds), (operands[1 if holds else 2], holds)]


# --- size loads ---------------------------------------------------------------------------------------------
#
# Loads of the workgroup's size along x, which a kernel is not told by an argument of its own.
#
# It is a number of 16 bits, behind the implicit arguments (code object 5 and later; ``blockDim.x``), or in the
# dispatch
# packet. Of a workgroup that is cut off at the end of a launch, both have the size of the others: ids lie below it.
#
# Example::
#
#     %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
#     %q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
#     %size = load i16, ptr addrspace(4) %q
#
# Sources: AMDGPUUsage, 'Code Object V5 Metadata', 'Kernel Dispatch' (AQL packet).


_BYTES_BEHIND = {"llvm.amdgcn.implicitarg.ptr": 12, "llvm.amdgcn.dispatch.ptr": 4}
_IMPLICIT_SINCE_5 = pattern(r'!"amdhsa_code_object_version", i32 (?:[5-9]|[1-9]\d)00\}')


def is_size_load(module: Module, defined: Mapping[int, Instruction], load: Instruction) -> bool:
    """True of an instruction that loads the workgroup's size along x.

    Args:
        module: to which it belongs.
        defined: the instructions of its function, by address.
        load: any instruction.
    """
    if load.opcode != "load" or module.type_of(load.address) != "i16":
        return False
    step = defined.get(load.operands[0])
    if (
        step is None
        or step.opcode != "getelementptr"
        or len(step.operands) != 2
        or step.operands[1] in defined
    ):
        return False
    pointer = defined.get(step.operands[0])
    if pointer is None or not is_call(pointer):
        return False
    name, by = callee_name(module, pointer), module.integer(step.operands[1])
    is_of_bytes = element_type(details(module.lines[step.line], "getelementptr").body) == "i8"
    is_there = name.endswith(".dispatch.ptr") or bool(_IMPLICIT_SINCE_5.search(module.text))
    return is_of_bytes and is_there and by is not None and _BYTES_BEHIND.get(name) == by
