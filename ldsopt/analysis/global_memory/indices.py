"""The place in its object where each work-item of a workgroup accesses global memory, in symbolic form.

`ldsopt.analysis.addresses.item_values` splits addresses into terms; this module defines the symbols, and the work-items
that reach an access.

Example, 256 work-items::

    %g = add i32 (mul i32 %group, 256), %id       ; own 0..255, symbol %group * 256, modulus 2**32
    %p = getelementptr float, ptr addrspace(1) %a, i32 %g    ; own 0, 4, .. 1020, modulus 2**34
    %i = phi i32 [ %g, .. ], [ %next, .. ]; %next = add i32 %i, 4096     ; the same, stride 4096 elements
    %j = phi i32 [ %id, .. ], [ %on, .. ]; %on = add nuw nsw i32 %j, %size       ; own 0..255, size_stride 1

The form of an integer is that of its signed value. ``%size`` above is the workgroup's size along x
(`ldsopt.analysis.addresses.work_items.loaded_size`). A block that runs only if ``%size`` is 1 is never run by two
work-items, and is ignored.

A symbol must be computed outside of all loops, or from symbols alone: of a value that changes from iteration to
iteration, two work-items that are in different ones have different values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ldsopt.analysis.addresses.item_offsets import SIZE, ItemAddress, ItemOffsets, Symbol, size_times
from ldsopt.analysis.addresses.item_values import ItemValue, ItemValues
from ldsopt.analysis.addresses.work_items import WorkItems
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import LoadedSize, details_of, is_marked_access, loaded_size
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import INTEGER_OPERATIONS, attachments
from ldsopt.target.intrinsics import GROUP_VALUES

_BUDGET = 4_000_000
"""The most results for single work-items that are computed for one kernel."""
_FLAT_OR_GLOBAL = frozenset({"ptr", "ptr addrspace(1)"})
"""Offsets of other address spaces are narrower."""
_COMPUTED = INTEGER_OPERATIONS | {"icmp", "select", "zext", "sext", "trunc", "getelementptr"}


class Indices(ItemValues):
    """The indices of one kernel.

    Args:
        shared: ranges of the module: constants and types.
        sizes: work-items along x, y and z, at most.
        conditions: by block, ``i1`` values and the values that they have whenever it runs.
        is_exact: every workgroup has these sizes.
        wraps: sums may wrap unless their flags (``nuw``, ``nsw``) exclude it; otherwise an assumption excludes it.
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
        items = WorkItems(shared, function, sizes, divergence.partial, _BUDGET)
        super().__init__(shared, function, flow, divergence, items, _FLAT_OR_GLOBAL)
        self._conditions, self._wraps = conditions, wraps
        self._size = ItemOffsets(sizes[0]) if is_exact else ItemOffsets(0, ((SIZE, 1),))
        self.count = sizes[0] * sizes[1] * sizes[2]
        self._in_loop = frozenset().union(*(loop.blocks for loop in flow.loops))
        self._fixed: dict[int, bool] = {}
        self._ignored: dict[int, bool] = {}

    def address(self, pointer: int) -> ItemAddress | None:
        """The symbolic form of a pointer; ``None`` if it has none."""
        found = self.value(pointer)
        return found if isinstance(found, ItemAddress) else None

    def of(self, value: int) -> ItemOffsets | None:
        """The symbolic form of an integer; ``None`` if it has none."""
        found = self.value(value)
        return found if isinstance(found, ItemOffsets) else None

    def outside(self, address: int) -> ItemValue | None:
        """An argument that is the same for all work-items, or the address of a global variable."""
        if address in self._function.varying:
            return None
        if self._module.type_of(address) in _FLAT_OR_GLOBAL:
            return ItemAddress(address, ItemOffsets(0))
        is_number = address in self._function.arguments and self._width(address) is not None
        return ItemOffsets(0, ((address, 1),)) if is_number else None

    def known(self, instruction: Instruction) -> ItemValue | None:
        """The workgroup's size, if the instruction loads it."""
        return (
            self._size if loaded_size(self._module, self._defined, instruction) == LoadedSize((0,)) else None
        )

    def symbol(self, instruction: Instruction) -> ItemValue | None:
        """A value that is the same for all work-items whenever it is computed."""
        found = self._symbol(instruction)
        if found is None:
            return None
        if self._width(instruction.address) is None:
            return ItemAddress(found, ItemOffsets(0))
        if instruction.opcode == "mul" and not self.may_wrap(instruction):
            factors = [self._values.get(operand) for operand in instruction.operands]
            if ItemOffsets(0, ((SIZE, 1),)) in factors:
                found = size_times(instruction.address)
        return ItemOffsets(0, ((found, 1),))

    def may_wrap(self, instruction: Instruction) -> bool:
        """True if a sum may wrap; never if `wraps` is false."""
        return self._wraps and super().may_wrap(instruction)

    def may_be_negative(self, value: int) -> bool:
        """True if an integer may be negative, read as signed; the workgroup's size is not."""
        return self._values.get(value) != self._size and super().may_be_negative(value)

    def is_ignored(self, block: int) -> bool:
        """True for a block that no workgroup of more than one work-item runs."""
        if block not in self._ignored:
            self._ignored[block] = False  # while the condition is evaluated
            self._ignored[block] = self.of_one(block)
        return self._ignored[block]

    # --- symbols ------------------------------------------------------------------------------------------

    def _symbol(self, instruction: Instruction) -> Symbol | None:
        """The symbol of a value that is the same for all work-items whenever it is computed; ``None`` for any other."""
        if instruction.opcode == "call":
            name = self.items.callee(instruction)
            if name in GROUP_VALUES:
                return name
        return instruction.address if self._is_fixed(instruction.address) else None

    def _is_fixed(self, value: int) -> bool:
        """True if a value is the same for all work-items of the workgroup, whenever they compute it."""
        known = self._fixed.get(value)
        if known is None:
            self._fixed[value] = False  # a value that depends on itself changes
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
        return self._is_lasting(instruction) and all(map(self._is_fixed, self._read(instruction)))

    def _read(self, instruction: Instruction) -> Sequence[int]:
        return instruction.operands[:-1] if instruction.opcode == "call" else instruction.operands

    def _is_lasting(self, instruction: Instruction) -> bool:
        """True if the result depends on the operands alone, not on memory that may change or on a hardware register."""
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

    # --- reaching work-items ------------------------------------------------------------------------------

    def reaching(self, conditions: Sequence[tuple[int, bool]]) -> frozenset[int] | None:
        """The work-items for which some conditions may hold; ``None`` for all.

        Args:
            conditions: ``i1`` values, and the values that they have.
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
        """True for a block that no workgroup of more than one work-item runs."""
        conditions = conjuncts(self._module, self._defined, self._conditions.get(block, ()))
        return any(holds and self._says_one(value) for value, holds in conditions)

    def _says_one(self, condition: int) -> bool:
        """True for a condition that holds only if the workgroup's size along x is 1, or is not its known size.

        A size of 1 that is known says nothing about y and z.
        """
        instruction = self._defined.get(condition)
        if instruction is None or instruction.opcode != "icmp":
            return False
        if details_of(self._module, instruction).predicate != "eq":
            return False
        sides = [self.of(operand) for operand in instruction.operands]
        numbers = {side.constant for side in sides if side is not None} - {None}
        is_one = self._size.constant is None and 1 in numbers
        return self._size in sides and (is_one or len(numbers) > 1)


# --- conjuncts ----------------------------------------------------------------------------------------------
#
# Conditions split into those whose values follow from them.


def conjuncts(
    module: Module, defined: Mapping[int, Instruction], conditions: Sequence[tuple[int, bool]]
) -> Iterator[tuple[int, bool]]:
    """Conditions, and the operands of their conjunctions.

    Args:
        defined: the instructions of their function, by address.
        conditions: ``i1`` values, and the values that they have.
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
