"""The values that no function computes: constants, and the bounds that types, alignments and stated ranges give."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.integers.operations import signed
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges import addressing
from ldsopt.analysis.ranges.values import ADDRESS_BITS, NOTHING, UNKNOWN, AbstractValue, derived, join, plain
from ldsopt.ir import bindings
from ldsopt.ir.details import details_of, element_type, is_call, read_call, stated_alignment
from ldsopt.ir.module import LOCAL, Instruction, Module
from ldsopt.ir.syntax import tokens, without_strings
from ldsopt.ir.types import Constant, integer_bits, vector_of

_TRUTH = frozenset({"true", "false"})
_ABSOLUTE_ADDRESS = ("inttoptr (i32 ", " to ptr addrspace(3))")
LANES_BELOW = "llvm.amdgcn.mbcnt."
_STATED_RANGE = re.compile(r"\brange\(i(\d+) (-?\d+), (-?\d+)\)")


def within_stated(value: AbstractValue, words: str, width: int) -> AbstractValue:
    """A plain value, restricted by a ``range`` attribute among these words."""
    stated = half_open(words, width)
    return value if stated is None else plain(integers.meet(value.plain(width), _half_open(width, *stated)))


def half_open(words: str, width: int) -> tuple[int, int] | None:
    """The half-open range of integers of a width that a ``range`` attribute among these words states.

    >>> half_open("noundef range(i32 -1, 4) i32", 32), half_open("range(i64 0, 4)", 32)
    ((-1, 4), None)
    """
    stated = _STATED_RANGE.search(without_strings(words))
    return None if stated is None or int(stated[1]) != width else (int(stated[2]), int(stated[3]))


def counts_all_lanes(line: str) -> bool:
    """True of a call of ``mbcnt`` with a mask of all lanes: what it gives is known, and front-ends state it wrongly.

    MLIR's ``gpu.lane_id`` states 0 to 31 of the lower half's count, which is 32 in the upper lanes.

    >>> counts_all_lanes("  %l = call range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)")
    True
    >>> counts_all_lanes("  %l = call range(i32 0, 4) i32 @llvm.amdgcn.mbcnt.lo(i32 %mask, i32 0)")
    False
    """
    return f"@{LANES_BELOW}" in line and line[slice(*read_call(line).arguments[0])].endswith(" -1")


class FixedValues:
    """Constants, types and alignments of a module.

    Args:
        provenance: the default analysis: it knows the bases.
    """

    def __init__(self, provenance: Provenance) -> None:
        self.provenance = provenance
        self.module: Module = provenance.module
        self.types = self.module.types
        self.bases = {base.address: index for index, base in enumerate(provenance.bases)}
        self._by_name = {base.name: index for index, base in enumerate(provenance.bases)}
        self._alignments = self._global_alignments()
        self._constants: dict[int, AbstractValue] = {}
        self._widths: dict[str, int] = {}
        self._wide: dict[str, bool] = {}
        self._bits: dict[str, int] = {}
        self._steps: dict[int, Sequence[tuple[int, int | None, int]] | None] = {}

    def alignment(self, base: int) -> int:
        """Alignment of a base's address, bytes."""
        return self._alignments.get(base, 1)

    def _global_alignments(self) -> dict[int, int]:
        lines, definitions = self.module.lines, self.module.definition_lines()
        stated = {base: stated_alignment(lines[definitions[name]]) for name, base in self._by_name.items()}
        return {base: alignment for base, alignment in stated.items() if alignment}

    def width(self, type_text: str) -> int:
        """Bits of a scalar type up to 64, of the element for vectors; 64 for anything else."""
        known = self._widths.get(type_text)
        if known is None:
            known = self._widths[type_text] = self._width(type_text)
        return known

    def _width(self, type_text: str) -> int:
        if vector := vector_of(type_text):
            type_text = vector[1]
        if (bits := integer_bits(type_text)) is not None:
            return min(64, bits)
        if type_text[0] in "[{<%":
            return 64
        # Of floats, too: i64 and <2 x float> have elements of different widths, and a bitcast mixes their halves.
        layout = self.types.layout(type_text)
        return min(64, layout.store * 8) if layout else 64

    def with_stated_range(self, value: AbstractValue, instruction: Instruction, width: int) -> AbstractValue:
        """A result, restricted by its ``range`` attribute or ``!range`` metadata; any other value is poison.

        That of `counts_all_lanes` is not believed.
        """
        line = self.module.lines[instruction.line]
        if not value.is_plain or "range" not in line:
            return value
        if is_call(instruction):
            if counts_all_lanes(line):
                return value
            value = within_stated(value, read_call(line).result, width)
        if (bounds := self.module.stated_range(instruction, width)) is not None:
            either = NOTHING
            for lower, upper in bounds:
                either = join(either, plain(_half_open(width, lower, upper)))
            value = plain(integers.meet(value.plain(width), either.plain(width)))
        return value

    def is_wide(self, type_text: str) -> bool:
        """True if a type is, or is a vector of, integers or pointers above 64 bits: they are not followed."""
        known = self._wide.get(type_text)
        if known is None:
            vector = vector_of(type_text)
            scalar = vector[1] if vector else type_text
            if (bits := integer_bits(scalar)) is not None:
                known = bits > 64
            else:
                layout = self.types.layout(scalar) if scalar.startswith("ptr") else None
                known = scalar.startswith("ptr") and (layout is None or layout.store > 8)
            self._wide[type_text] = known
        return known

    def bits(self, type_text: str) -> int:
        """Bits of an integer or pointer type, of the element for vectors; 0 above 64 bits, which are not followed."""
        known = self._bits.get(type_text)
        if known is None:
            known = self._bits[type_text] = 0 if self.is_wide(type_text) else self.width(type_text)
        return known

    def constant(self, address: int) -> AbstractValue:
        """The value of a constant operand."""
        value = self._constants.get(address)
        if value is None:
            base = self.bases.get(address)
            if base is not None:
                value = derived(base, integers.constant(ADDRESS_BITS, 0))
            else:
                constant = self.module.constant(address)
                if constant.opcode in ("literal", "aggregate"):
                    value = self._literal(address, constant)
                else:
                    value = self._expression(constant)
            self._constants[address] = value
        return value

    def _literal(self, address: int, constant: Constant) -> AbstractValue:
        if constant.opcode == "aggregate" and any(c.opcode != "literal" for c in constant.operands):
            value = NOTHING
            for operand in constant.operands:
                value = join(value, self._expression(operand))
            return value
        type_text = self.module.type_of(address)
        width = self.width(type_text)
        literal = bindings.value_text(address)[len(type_text) + 1 :]
        if literal == "poison":
            return NOTHING  # using it as an address has no meaning
        if literal == "undef":
            return UNKNOWN if "addrspace(3)" in type_text else plain(integers.full(width))
        if literal in ("null", "zeroinitializer", "none"):
            return plain(integers.constant(width, 0))
        head, tail = _ABSOLUTE_ADDRESS
        number = literal[len(head) : -len(tail)]
        if literal.startswith(head) and literal.endswith(tail) and _is_decimal(number):
            return plain(_integer(width, number))
        if literal.count("(") > literal.startswith("splat ("):
            return plain(
                integers.full(width)
            )  # an expression of no global, e.g. a null pointer's getelementptr
        if type_text.startswith("i"):
            return plain(_integer(width, literal) if width == int(type_text[1:]) else integers.full(width))
        words = [token[0] for token in tokens(literal)]
        pairs = [(integer_bits(kind), value) for kind, value in itertools.pairwise(words)]
        found = [(bits, value) for bits, value in pairs if bits and (value in _TRUTH or _is_decimal(value))]
        is_known = "undef" not in literal and all(bits == width for bits, _ in found)
        if type_text.startswith("<") and found and is_known:
            value = NOTHING
            for _, number in found:
                value = join(value, plain(_integer(width, number)))
            return value
        return plain(integers.full(width))

    def _expression(self, constant: Constant) -> AbstractValue:
        """A constant expression; one of plain integers alone is any integer, as only sums with an address matter."""
        if constant.opcode == "global":
            base = self._by_name.get(constant.name)
            return (
                UNKNOWN
                if base is None and constant.name in self.provenance.aliases
                else (
                    derived(base, integers.constant(ADDRESS_BITS, 0))
                    if base is not None
                    else plain(integers.full(64))
                )
            )
        if constant.value is not None and self.width(constant.type) >= ADDRESS_BITS:
            return plain(integers.constant(self.width(constant.type), constant.value))
        if constant.opcode in ("literal", "function"):
            return plain(integers.full(64))
        operands = [self._expression(operand) for operand in constant.operands]
        if all(operand.is_plain for operand in operands):
            return plain(integers.full(64))
        return self._folded(constant, operands)

    def _folded(self, constant: Constant, operands: list[AbstractValue]) -> AbstractValue:
        if constant.opcode in ("ptrtoint", "inttoptr", "ptrtoaddr", "bitcast", "addrspacecast", "trunc"):
            narrow = constant.type and self.width(constant.type) < ADDRESS_BITS
            in_other_memory = constant.opcode == "inttoptr" and LOCAL not in constant.type
            return UNKNOWN if narrow or in_other_memory else operands[0]
        if constant.opcode == "add":
            return addressing.add(operands[0], operands[1], ADDRESS_BITS)
        if constant.opcode == "getelementptr" and all(operand.is_plain for operand in operands[1:]):
            steps = self.types.steps(constant.type, [operand.value for operand in constant.operands[1:]])
            known = (
                None if steps is None else sum(scale * index for scale, index in steps if index is not None)
            )
            if steps is None or any(index is None for _, index in steps) or known is None:
                return addressing.add(operands[0], plain(integers.full(ADDRESS_BITS)), ADDRESS_BITS)
            return addressing.add(operands[0], plain(integers.constant(ADDRESS_BITS, known)), ADDRESS_BITS)
        return UNKNOWN

    def steps_of(self, gep: Instruction) -> Sequence[tuple[int, int | None, int]] | None:
        """The indices of a ``getelementptr``: scale in bytes, number if that is constant, and operand.

        As in `Types.steps` a field's number is its offset. An index is signed: ``i1 true`` is -1 (LangRef).
        """
        if gep.address not in self._steps:
            types, operands = self.module.type_of, gep.operands[1:]
            numbers = [(self.module.integer(one), self.width(types(one))) for one in operands]
            known = [None if number is None else signed(number, width) for number, width in numbers]
            steps = self.types.steps(element_type(details_of(self.module, gep).body), known)
            found = [(*step, one) for step, one in zip(steps or (), operands, strict=False)]
            self._steps[gep.address] = None if steps is None else found
        return self._steps[gep.address]

    def constant_step(self, gep: Instruction) -> int | None:
        """Bytes that a ``getelementptr`` adds; ``None`` if they are not constant."""
        steps = self.steps_of(gep)
        if steps is None or any(index is None for _, index, _ in steps):
            return None
        return sum(scale * (index or 0) for scale, index, _ in steps)


def _integer(width: int, literal: str) -> Integers:
    number = {"true": 1, "false": 0}.get(literal)
    return integers.constant(width, (int(literal) if number is None else number) & ((1 << width) - 1))


def _half_open(width: int, lower: int, upper: int) -> Integers:
    """The interval ``[lower, upper)``; it wraps if ``upper`` is below ``lower``, and is full if both are equal."""
    return integers.interval(width, lower, lower + ((upper - lower - 1) & ((1 << width) - 1)))


def _is_decimal(text: str) -> bool:
    return text.removeprefix("-").isdecimal()
