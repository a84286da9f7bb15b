"""The numbers and addresses of a kernel, split into a part that follows from ids, and a part common to all work-items.

A value is an `ItemOffsets`, or an `ItemAddress` if it is computed from a pointer. Values that ids alone decide are
computed item by item (`WorkItems.column`); all others are split by these rules:

* sums and multiples, and what steps an address, summand by summand; up to ``2**width`` where they may wrap;
* masks, remainders and shifts by constants, and bits that ids decide: `ItemOffsets.masked` and its like;
* a ``phi`` of a loop's header is its value at the loop's entry, up to the values that come round
  (`ItemOffsets.joined`); any other, and a ``select``, is either of its operands, for each work-item by itself;
* a wave's first lane may hand its value to all lanes;
* of any other value only its low bits are known, by the integer ranges.

Values that depend on each other round a loop are evaluated until nothing changes, at first from the values at the
loop's entry alone. Where control has left a loop by a branch that diverges, work-items mean different iterations.

Users of this module define symbols and further facts (`ItemValues.symbol`, `ItemValues.outside`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ldsopt import graph
from ldsopt.analysis.addresses.item_offsets import WIDEST, ItemAddress, ItemOffsets, Own
from ldsopt.analysis.addresses.work_items import WorkItems
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.integers.operations import integer_intrinsic, signed
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.ir.details import details, details_of
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.ir.types import integer_bits
from ldsopt.target.intrinsics import FIRST_LANE

ItemValue = ItemOffsets | ItemAddress

_MOST_SWEEPS = 40
_DOES_NOT_WRAP = frozenset({"nsw", "inbounds", "nusw", "disjoint", "nneg"})
_CASTS = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"})
_BITWISE = {"and": ItemOffsets.masked, "or": ItemOffsets.either, "xor": ItemOffsets.flipped}
_COMPUTED = frozenset({"add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "urem"} | _BITWISE.keys())


class ItemValues(ABC):
    """The values of one kernel.

    Args:
        shared: ranges of the module: constants and types.
        flow, divergence: the kernel's.
        pointers: the types of pointers that are followed.

    Attributes:
        casts: the conversions that are followed.
    """

    casts = _CASTS

    def __init__(  # noqa: PLR0917
        self,
        shared: ModuleRanges,
        function: Function,
        flow: ControlFlow,
        divergence: Divergence,
        items: WorkItems,
        pointers: frozenset[str],
    ) -> None:
        self._shared, self._module, self._function = shared, shared.module, function
        self._flow, self._divergence, self.items = flow, divergence, items
        self._pointers = pointers
        self._defined = items.defined
        self._block_of = function.block_of
        self._headers = {loop.header: loop.blocks for loop in flow.loops}
        self._left_apart = [loop.blocks for loop in divergence.left_apart(flow)]
        self._turned_apart = [loop.blocks for loop in divergence.turned_apart(flow)]
        self._order = flow.place
        self._values: dict[int, ItemValue | None] = {}

    # --- defined by users ---------------------------------------------------------------------------------

    @abstractmethod
    def outside(self, address: int) -> ItemValue | None:
        """The value of an argument; ``None`` if nothing is known."""

    @abstractmethod
    def symbol(self, instruction: Instruction) -> ItemValue | None:
        """A value that is best kept whole, as a symbol; ``None`` for any other."""

    def known(self, instruction: Instruction) -> ItemValue | None:
        """A value that is known whatever its operands are."""
        del instruction
        return None

    def is_ignored(self, block: int) -> bool:
        """True of a block whose values are ignored."""
        del block
        return False

    def may_wrap(self, instruction: Instruction) -> bool:
        """True if the flags of a sum, or of a conversion, allow it to lose bits."""
        return not details_of(self._module, instruction).flags & _DOES_NOT_WRAP

    def may_be_negative(self, value: int) -> bool:
        """True if an integer may be negative, read as signed."""
        width = self._width(value)
        numbers = self._shared.function(self._function).of(value).plain(width or 64)
        return not width or numbers.is_empty or numbers.signed_min < 0

    # --- solving ------------------------------------------------------------------------------------------

    def value(self, address: int) -> ItemValue | None:
        """The value of an operand; ``None`` if nothing is known of it."""
        if address not in self._values:
            if address in self._defined:
                self._solve(address)
            else:
                self._values[address] = self._constant(address) or self.outside(address)
        return self._values[address]

    def _constant(self, address: int) -> ItemValue | None:
        number = self.items.outside(address)
        if isinstance(number, int):
            return ItemOffsets(signed(number, self._width(address) or 64))
        return (
            ItemAddress(number[0], ItemOffsets(number[1]))
            if isinstance(number, tuple) and LOCAL in self._pointers
            else None
        )

    def _solve(self, root: int) -> None:
        """Finds the value of an instruction, and of all values that it depends on."""
        defined = self._defined

        def unsolved(address: int) -> list[int]:
            if self._of_column(address) is not None:
                return []
            operands = self._inputs(defined[address])
            return [one for one in operands if one in defined and one not in self._values]

        for component in list(graph.components(unsolved, [root])):
            first = defined[component[0]]
            if len(component) > 1 or first.address in self._inputs(first):
                self._iterate(component)
            else:
                self._values[first.address] = self._result(first, {})

    def _iterate(self, loop: Sequence[int]) -> None:
        """Evaluates values that depend on each other until nothing changes; values without any start stay unknown."""
        members, order = frozenset(loop), sorted(loop, key=self._place)
        found: dict[int, ItemValue | None] = {}
        changed = members
        for _ in range(_MOST_SWEEPS):
            before, now = changed, set[int]()
            for address in order:
                instruction = self._defined[address]
                inputs = self._inputs(instruction)
                of_loop = members.intersection(inputs)
                missing = of_loop - found.keys()
                if missing and (instruction.opcode != "phi" or len(missing) == len(set(inputs))):
                    continue
                if address in found and of_loop.isdisjoint(before) and of_loop.isdisjoint(now):
                    continue
                result = self._result(instruction, found)
                if address not in found or found[address] != result:
                    found[address] = result
                    now.add(address)
            if not now:
                break
            changed = frozenset(now)
        else:
            found = {}
        self._values |= {address: found.get(address) for address in loop}

    def _place(self, address: int) -> tuple[int, int]:
        return self._order.get(self._block_of[address], -1), self._function.place_of[address]

    def _inputs(self, instruction: Instruction) -> Sequence[int]:
        """The operands from which a value is computed by the rules."""
        opcode, operands = instruction.opcode, instruction.operands
        if opcode == "phi":
            return [o for block, o in self._function.incoming(instruction) if not self.is_ignored(block)]
        if opcode == "select":
            return operands[1:]
        if opcode == "call":
            name = self.items.callee(instruction)
            is_followed = integer_intrinsic(name) is not None and self._width(instruction.address) is not None
            return operands[:1] if name.startswith(FIRST_LANE) else operands[:-1] if is_followed else ()
        return operands if opcode in _COMPUTED or opcode in self.casts or opcode == "getelementptr" else ()

    def _used(self, operand: int, block: int, found: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """An operand as a block uses it."""
        value = found[operand] if operand in found else self.value(operand)
        home = self._block_of.get(operand)
        if value is None or home is None:
            return value
        left = any(home in blocks and block not in blocks for blocks in self._left_apart)
        if left or any(home in blocks for blocks in self._turned_apart):
            return _moved(value, _offsets(value).apart())
        return value

    # --- rules --------------------------------------------------------------------------------------------

    def _result(self, instruction: Instruction, found: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """The value of an instruction; ``found`` has the values of its loop, as far as they are evaluated."""
        address = instruction.address
        type_text = self._module.type_of(address)
        if self._width(address) is None and type_text not in self._pointers:
            return None
        if (value := self._of_column(address) or self.known(instruction)) is not None:
            return value
        block = self._block_of[address]
        inputs = self._inputs(instruction)
        given = {
            operand: self._used(operand, block, found)
            for operand in inputs
            if operand not in self._defined or operand in found or operand in self._values
        }
        value = self._exact(instruction, given) if given and None not in given.values() else None
        value = value or self.symbol(instruction) or self._rough(instruction, given)
        if value is None or address in self._divergence.values:
            return value
        return _moved(value, _offsets(value).uniform())

    def _of_column(self, address: int) -> ItemValue | None:
        """A value that ids alone decide."""
        column = self.items.column(address)
        if column is None:
            return None
        kinds = {*map(type, column)}
        if kinds == {int}:
            width = self._width(address) or 64
            return ItemOffsets(_own([signed(one, width) for one in column if isinstance(one, int)]))
        addresses = [one for one in column if isinstance(one, tuple)]
        bases = {base for base, _ in addresses}
        if kinds != {tuple} or len(bases) != 1 or LOCAL not in self._pointers:
            return None
        return ItemAddress(bases.pop(), ItemOffsets(_own([offset for _, offset in addresses])))

    def _exact(self, instruction: Instruction, given: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """The value as a sum of known operands, or a choice between them."""
        opcode = instruction.opcode
        if opcode in ("phi", "select"):
            return self._choice(instruction, given, is_exact=True)
        if opcode == "getelementptr":
            return self._step(instruction, given)
        values = [given[operand] for operand in self._inputs(instruction)]
        if opcode in self.casts:
            return self._cast(instruction, values[0])
        if opcode == "call":
            is_of_first = self.items.callee(instruction).startswith(FIRST_LANE)
            return self._of_first_lane(instruction, values[0]) if is_of_first else None
        return self._sum(instruction, values)

    def _rough(self, instruction: Instruction, given: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """The value up to a multiple of a number, with unknown operands replaced by the low bits that ranges give."""
        filled = {o: self._low_bits(o) if value is None else value for o, value in given.items()}
        found: ItemValue | None = None
        if filled and None not in filled.values():
            if instruction.opcode in ("phi", "select"):
                found = self._choice(instruction, filled, is_exact=False)
            else:
                found = self._exact(instruction, filled) or self._of_bits(instruction, filled)
        if found is None or _offsets(found).modulus == 1:
            found = self._low_bits(instruction.address)
        return None if found is None or _offsets(found).modulus == 1 else found

    def _low_bits(self, value: int) -> ItemOffsets | None:
        """The low bits of an integer, common to all work-items, by its range."""
        if self._width(value) is None:
            return None
        numbers = self._shared.function(self._function).of(value)
        if not numbers.is_plain or not numbers.offsets:
            return None
        bits = numbers.offsets[0][1]
        fixed = bits.zeros | bits.ones
        granule = min(~fixed & (fixed + 1), WIDEST)
        low = bits.ones & (granule - 1)
        is_uniform = value not in self._divergence.values
        return ItemOffsets(low, stride=granule) if is_uniform else ItemOffsets(low, modulus=granule)

    def _sum(self, instruction: Instruction, values: Sequence[ItemValue | None]) -> ItemValue | None:
        """A sum, or a product with a constant."""
        opcode, line = instruction.opcode, self._module.lines[instruction.line]
        width = self._width(instruction.address) or 64
        a, b = values
        if opcode in ("add", "sub") or (opcode == "or" and "disjoint" in details(line, "or").flags):
            if isinstance(b, ItemAddress) and opcode != "sub":
                a, b = b, a
            if a is None or not isinstance(b, ItemOffsets):
                return None
            total = _offsets(a).plus(b, -1 if opcode == "sub" else 1)
            return _moved(a, self._wrapped(instruction, total, width))
        if not isinstance(a, ItemOffsets) or not isinstance(b, ItemOffsets):
            return None
        found = multiple(opcode, a, b, width)
        return None if found is None else self._wrapped(instruction, found, width)

    def _of_bits(self, instruction: Instruction, given: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """An operation on bits, a division, or a product of two unknown numbers."""
        opcode = instruction.opcode
        if opcode == "call":
            return self._intrinsic(instruction, given)
        values = [given[operand] for operand in self._inputs(instruction)]
        if opcode not in _COMPUTED or not all(isinstance(value, ItemOffsets) for value in values):
            return None
        a, b = (_offsets(value) for value in values)  # type: ignore[arg-type]
        width = self._width(instruction.address) or 64
        if opcode == "mul":
            found = a.product() or b.product()
            return None if found is None else self._wrapped(instruction, found, width)
        return of_bits(opcode, a, b, width, lambda: self.may_be_negative(instruction.operands[0]))

    def _intrinsic(self, call: Instruction, given: Mapping[int, ItemValue | None]) -> ItemValue | None:
        """An integer intrinsic by its expansion, or its range if that tells more."""
        operation, width = integer_intrinsic(self.items.callee(call)), self._width(call.address)
        values = [value for operand in self._inputs(call) if isinstance(value := given[operand], ItemOffsets)]
        if operation is None or width is None or len(values) < len(self._inputs(call)):
            return None
        found = operation.on(Forms(width), list[ItemOffsets | None](values))
        low = self._low_bits(call.address)
        return found if found is None or low is None or not 0 < found.granule <= low.granule else low

    def _wrapped(self, instruction: Instruction, found: ItemOffsets, width: int) -> ItemOffsets:
        """The value of a sum, up to a multiple of ``2**width`` if it may wrap."""
        return found.up_to(1 << width) if self.may_wrap(instruction) else found

    def _cast(self, instruction: Instruction, given: ItemValue | None) -> ItemValue | None:
        opcode, operand = instruction.opcode, instruction.operands[0]
        widths = self._width(operand), self._width(instruction.address)
        if isinstance(given, ItemAddress):
            if opcode in ("bitcast", "addrspacecast"):
                return given if self._module.type_of(operand) in self._pointers else None
            keeps = all(width is None or width >= ADDRESS_BITS for width in widths) and opcode != "sext"
            return given if keeps and LOCAL in self._pointers else None
        if given is None or None in widths:
            return None
        if opcode == "trunc":
            return self._wrapped(instruction, given, widths[1] or 64)
        if opcode == "zext" and self.may_wrap(instruction) and self.may_be_negative(operand):
            return given.up_to(1 << (widths[0] or 64))
        return given

    def _step(self, instruction: Instruction, given: Mapping[int, ItemValue | None]) -> ItemAddress | None:
        """The address that a ``getelementptr`` gives."""
        at, steps = given[instruction.operands[0]], self._shared.steps_of(instruction)
        if steps is None or not isinstance(at, ItemAddress):
            return None
        total = at.offsets
        for scale, index, operand in steps:
            part = ItemOffsets(index) if index is not None else given[operand]
            if not isinstance(part, ItemOffsets):
                return None
            total = total.plus(part.times(scale))
        width = ADDRESS_BITS if self._module.type_of(instruction.address) == LOCAL else 64
        return ItemAddress(at.base, self._wrapped(instruction, total, width))

    def _of_first_lane(self, call: Instruction, given: ItemValue | None) -> ItemValue | None:
        """The value of each wave's first lane; ``None`` if not all work-items run the instruction."""
        if given is None or self.items.is_partial(call):
            return None
        offsets = _offsets(given)
        if isinstance(offsets.own, int):
            return given
        wave = self.items.wave
        own = [offsets.own[item - item % wave] for item in range(len(offsets.own))]
        return _moved(given, replace(offsets, own=_own(own)))

    def _choice(
        self, instruction: Instruction, given: Mapping[int, ItemValue | None], *, is_exact: bool
    ) -> ItemValue | None:
        """A ``phi``, or a ``select``; exact if paths join with the same value, or ids decide about them."""
        if instruction.opcode == "select":
            arms = [given[operand] for operand in instruction.operands[1:]]
            return self._selected(instruction.operands[0], arms) or _either(arms, is_exact=is_exact)
        loop = self._headers.get(self._block_of[instruction.address], frozenset())
        entering, coming = list[ItemValue | None](), list[ItemValue | None]()
        for number, operand in self._function.incoming(instruction):
            if operand in given and not self.is_ignored(number):
                (coming if number in loop else entering).append(given[operand])
        start = _either(entering or coming, is_exact=is_exact)
        if start is None or not coming or not entering:
            return start
        again = coming[0] if len(coming) == 1 else _either(coming, is_exact=False)
        if again is None or not _is_of_one_base(start, again):
            return None
        return _moved(start, _offsets(start).joined(_offsets(again), in_loop=True))

    def _selected(self, condition: int, arms: Sequence[ItemValue | None]) -> ItemValue | None:
        """The arm that each work-item takes, where ids alone decide."""
        column = self.items.column(condition)
        one, other = arms
        if column is None or None in column or one is None or other is None:
            return None
        if len(set(column)) == 1:
            return one if column[0] else other
        first, second = _offsets(one), _offsets(other)
        if not _is_of_one_base(one, other) or replace(first, own=0) != replace(second, own=0):
            return None
        pairs = zip(column, _spread(first.own, len(column)), _spread(second.own, len(column)), strict=True)
        own = _own([a if holds else b for holds, a, b in pairs])
        return _moved(one, replace(first, own=own).apart())

    def _width(self, value: int) -> int | None:
        bits = integer_bits(self._module.type_of(value))
        return bits if bits is not None and bits <= 64 else None


def multiple(opcode: str, a: ItemOffsets, b: ItemOffsets, width: int) -> ItemOffsets | None:
    """The product, as integers, if one operand is a constant; ``None`` of any other operation."""
    if opcode == "shl" and (by := b.constant) is not None and 0 <= by < width:
        return a.times(1 << by)
    if opcode == "mul":
        for one, other in ((a, b), (b, a)):
            if one.constant is not None:
                return other.times(one.constant)
    return None


def of_bits(
    opcode: str, a: ItemOffsets, b: ItemOffsets, width: int, may_be_negative: Callable[[], bool]
) -> ItemOffsets | None:
    """A bitwise operation with numbers that follow from ids, or a division by a constant; ``None`` of any other.

    Args:
        opcode, a, b, width: the operation.
        may_be_negative: true if the first operand may be negative, read as signed.
    """
    if opcode in _BITWISE:
        for one, other in ((a, b), (b, a)):
            if other.spacing == (0, 0):
                return _BITWISE[opcode](one, other.own)
        return None
    by = b.constant
    if by is None or by <= 0:
        return None
    if opcode in ("udiv", "urem"):
        if by & (by - 1):
            is_negative = opcode == "udiv" or may_be_negative()
            return None if is_negative else a.remainder(by)
        if opcode == "urem":
            return a.masked(by - 1)
        by = by.bit_length() - 1
    if opcode not in ("udiv", "lshr", "ashr") or by >= width:
        return None
    found = a.shifted(by)
    is_signed = opcode == "ashr" or not by or not may_be_negative()
    return found if found is None or is_signed else found.up_to(1 << (width - by))


class Forms:
    """Forms of one width as a domain of `ldsopt.analysis.integers.operations`; ``None`` is an unknown value."""

    def __init__(self, width: int) -> None:
        self.width = width

    def constant(self, number: int) -> ItemOffsets | None:
        return ItemOffsets(signed(number & ((1 << self.width) - 1), self.width))

    def known(self, value: ItemOffsets | None) -> int | None:
        number = None if value is None else value.constant
        return None if number is None else number & ((1 << self.width) - 1)

    def binary(self, opcode: str, a: ItemOffsets | None, b: ItemOffsets | None) -> ItemOffsets | None:
        if a is None or b is None:
            return None
        if opcode in ("add", "sub"):
            return a.plus(b, -1 if opcode == "sub" else 1).up_to(1 << self.width)
        if opcode in ("lshr", "ashr") and b.constant == 0:
            return a
        if (found := multiple(opcode, a, b, self.width)) is not None:
            return found.up_to(1 << self.width)
        return of_bits(opcode, a, b, self.width, lambda: True)

    def choose(
        self, condition: ItemOffsets | None, a: ItemOffsets | None, b: ItemOffsets | None
    ) -> ItemOffsets | None:
        del condition
        return None if a is None or b is None else a.joined(b, in_loop=False)


def _offsets(value: ItemValue) -> ItemOffsets:
    return value.offsets if isinstance(value, ItemAddress) else value


def _moved(value: ItemValue, offsets: ItemOffsets) -> ItemValue:
    """A value of the same kind and base as ``value``, with other offsets."""
    return value._replace(offsets=offsets) if isinstance(value, ItemAddress) else offsets


def _is_of_one_base(one: ItemValue, other: ItemValue) -> bool:
    if isinstance(one, ItemAddress):
        return isinstance(other, ItemAddress) and one.base == other.base
    return isinstance(other, ItemOffsets)


def _either(values: Sequence[ItemValue | None], *, is_exact: bool) -> ItemValue | None:
    """The union of several values, from which each work-item takes any; if ``is_exact``, all must be the same."""
    first = values[0] if values else None
    for other in values[1:]:
        if first is None or other is None or not _is_of_one_base(first, other):
            return None
        if is_exact and first != other:
            return None
        first = _moved(first, _offsets(first).joined(_offsets(other), in_loop=False))
    return first


def _own(numbers: Sequence[int]) -> Own:
    """A number for each work-item; one where all have the same."""
    return numbers[0] if len(set(numbers)) == 1 else tuple(numbers)


def _spread(own: Own, count: int) -> Sequence[int]:
    return (own,) * count if isinstance(own, int) else own
