"""The facts of a kernel that the values of all of its barrier intervals rest on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.races.terms import Term, TermTable
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.ir import bindings
from ldsopt.ir.bindings import ValueKind, incoming_blocks
from ldsopt.ir.details import details, element_type
from ldsopt.ir.module import LOCAL, Function, Instruction
from ldsopt.ir.syntax import tokens
from ldsopt.ir.types import integer_bits

_NO_VALUES = frozenset({"undef", "poison"})
_WIDEST = 64
_CHAIN = 100
"""Additions between a ``phi`` and what comes round to it."""

LeafRanges = dict[Term, list[tuple[Term, Integers]]]
"""By leaf: terms, each with a range that it has whenever the leaf stands for a value."""


@dataclass(eq=False)
class KernelFacts:
    """The facts of a kernel that all of its intervals share.

    Attributes:
        shared, footprints: ranges of the module, and of the kernel.
        function, flow, divergence, callees: of the kernel.
        terms: where terms are made.
        known: ranges of leaves.
    """

    shared: ModuleRanges
    footprints: Footprints
    function: Function
    flow: ControlFlow
    divergence: Divergence
    callees: Callees
    wave: int
    terms: TermTable = field(default_factory=TermTable)
    known: LeafRanges = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.module = self.shared.module
        self.instructions = self.function.instructions
        self.at, self.block_of = self.function.place_of, self.function.block_at
        self.number = self.function.block_numbers
        self.loops = {loop.header: loop.blocks for loop in self.flow.loops}
        self.headers_around: dict[int, list[int]] = {}
        """The headers of the loops that a block is in."""
        for header, blocks in self.loops.items():
            for block in blocks:
                self.headers_around.setdefault(block, []).append(header)
        self.dominators = self.flow.dominators
        self.left_apart = frozenset(loop.header for loop in self.divergence.left_apart(self.flow))
        """Headers of the loops that work-items may leave in different rounds."""
        self.steps: dict[int, int | None] = {}
        self.grows_at_times: set[int] = set()
        """Of `steps`: each work-item has a number of its own of rounds in which the ``phi`` has grown."""
        self.undefined = Undefined(self.module, self.function)
        self.powers: set[Term] = set()
        """Leaves that are powers of two, or 0."""

    def lines(self) -> Iterator[str]:
        """The lines of the kernel."""
        return (self.module.lines[one.line] for one in self.instructions)

    def width(self, value: int) -> int:
        """Bits of a value that is followed; 0 for any other (floats, vectors, structs)."""
        text = self.module.type_of(value)
        if (bits := integer_bits(text)) is not None:
            return bits if bits <= _WIDEST else 0
        if text.startswith("ptr"):
            return ADDRESS_BITS if text in (LOCAL, "ptr addrspace(5)") else _WIDEST if _is_wide(text) else 0
        return 0

    def step(self, phi: int) -> int | None:
        """The constant that a ``phi`` of a loop's header grows by in each round; ``None`` if there is none.

        Where a ``select`` keeps it as it is, it grows in some rounds only (`grows_at_times`).
        """
        if phi not in self.steps:
            instruction = self.instructions[self.at[phi]]
            loop = self.loops[self.block_of[self.at[phi]]]
            mask = (1 << self.width(phi)) - 1
            ways = zip(instruction.operands, incoming_blocks(phi), strict=True)
            grown = [self._unless_kept(value, phi) for value, block in ways if self.number[block] in loop]
            found = {self._added(value, phi, mask) for value in grown}
            self.steps[phi] = found.pop() if len(found) == 1 else None
        return self.steps[phi]

    def _unless_kept(self, value: int, phi: int) -> int:
        """The value that comes round to a ``phi``; of a choice between it and the ``phi``, it."""
        if value in self.at and self.instructions[self.at[value]].opcode == "select":
            arms = [arm for arm in self.instructions[self.at[value]].operands[1:] if arm != phi]
            if len(arms) == 1:
                self.grows_at_times.add(phi)
                return arms[0]
        return value

    def chooses(self, value: int) -> bool:
        """True of what LLVM lets each wave choose: what is frozen, of no value, and what is computed of none."""
        if self.undefined.may_be(value, of_memory=False):
            return True
        seen: set[int] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in seen:
                continue
            seen.add(one)
            if one not in self.at:
                is_variable = self.module.kind(one) == ValueKind.GLOBAL_VARIABLE
                if (
                    self.width(one)
                    and not is_variable
                    and any(word[0] in _NO_VALUES for word in tokens(bindings.value_text(one)))
                ):
                    return True
                continue
            instruction = self.instructions[self.at[one]]
            if instruction.opcode == "freeze" and self.undefined.may_be(
                instruction.operands[0], or_open_when_frozen=True
            ):
                return True
            if instruction.opcode in ("phi", "freeze"):
                work += instruction.operands
            elif instruction.opcode == "select":
                work += instruction.operands[1:]
        return False

    def is_power(self, value: int) -> bool:
        """True of a value that shifts and choices make of powers of two: it is one, or 0."""
        seen: set[int] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in seen:
                continue
            seen.add(one)
            if one not in self.at:
                number = self.module.integer(one)
                if number is None or number < 0 or number & (number - 1):
                    return False
                continue
            instruction = self.instructions[self.at[one]]
            if instruction.opcode in ("shl", "lshr", "trunc", "zext"):
                work.append(instruction.operands[0])
            elif instruction.opcode == "phi":
                work += instruction.operands
            elif instruction.opcode == "select":
                work += instruction.operands[1:]
            else:
                return False
        return True

    def _added(self, value: int, phi: int, mask: int) -> int | None:
        total = 0
        for _ in range(_CHAIN):
            if value == phi:
                return total & mask
            instruction = self.instructions[self.at[value]] if value in self.at else None
            if instruction is None:
                return None
            if instruction.opcode == "getelementptr":
                steps = self.gep_steps(instruction)
                if steps is None or any(index is None for _, index, _ in steps):
                    return None
                total += sum(scale * (index or 0) for scale, index, _ in steps)
                value = instruction.operands[0]
            elif instruction.opcode in ("add", "sub"):
                other, constant = instruction.operands
                if instruction.opcode == "add" and constant in self.at:
                    other, constant = constant, other
                number = self.module.integer(constant) if constant not in self.at else None
                if number is None:
                    return None
                total += number if instruction.opcode == "add" else -number
                value = other
            else:
                return None
        return None

    def gep_steps(self, gep: Instruction) -> list[tuple[int, int | None, int]] | None:
        """Scale, constant index and operand of each index; ``None`` for what has no fixed layout."""
        indices = gep.operands[1:]
        known = [self.module.integer(o) if o not in self.at else None for o in indices]
        body = details(self.module.lines[gep.line], "getelementptr").body
        steps = self.shared.steps(element_type(body), known)
        if steps is None or len(steps) != len(indices):
            return None
        return [(scale, index, operand) for (scale, index), operand in zip(steps, indices, strict=True)]


def _is_wide(pointer: str) -> bool:
    return pointer == "ptr" or pointer in ("ptr addrspace(0)", "ptr addrspace(1)", "ptr addrspace(4)")
