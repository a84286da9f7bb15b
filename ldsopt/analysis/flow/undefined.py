"""The values that may be ``undef``, so that each use may see another value.

An operation on ``undef`` may be partly so (``and i32 undef, 7`` is any of eight numbers in each use). ``poison`` does
not matter, as any value computed from it is poison as well. Only ``freeze`` makes a number of it: for a sum that wraps,
compiled code has the number that arithmetic gives. It has another number

* for the constant ``poison``;
* for a shift that is too wide (``V_LSHLREV_B32`` takes the amount modulo 32), and for a count of zeros whose 0 is
  poison (``V_FFBL_B32`` gives -1);
* if a flag lets LLVM choose another instruction: ``or disjoint``, ``zext nneg`` (except of a loaded value that is
  defined and not negative), ``udiv exact``;
* for an element of a vector by an index that may be out of range (the code reads another register, in which each wave
  may have another number), and for one that a ``shufflevector`` leaves undefined.

Source: LLVM LangRef, 'Undefined Values'; ValueTracking.cpp, ``isGuaranteedNotToBeUndef``.
"""

from __future__ import annotations

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.integers.operations import ITEM_INTEGERS
from ldsopt.graph import Visits
from ldsopt.ir import bindings
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import arguments, details_of, is_call, shuffle_mask
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import OF_OPERANDS, attachments, tokens, without_strings
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.target.intrinsics import is_of

_MOST_VALUES = 200
"""The most values that a value may depend on; beyond that it counts as undef."""

_OF_OPERANDS = OF_OPERANDS | {"phi"}
_DEFINED = frozenset({"freeze", "alloca"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_INDEXED = frozenset({"extractelement", "insertelement"})
_COUNTS = frozenset({"llvm.ctlz", "llvm.cttz"})
_CHOOSING = frozenset({"disjoint", "nneg", "samesign", "exact"})
"""Flags that let LLVM choose another instruction."""
_FLAGGED = frozenset({"or", "zext", "uitofp", "icmp", "udiv", "sdiv"})
_OF_MEMORY = frozenset({"load", "atomicrmw", "cmpxchg", "va_arg", "landingpad", "call", "invoke", "callbr"})
_INTRINSICS = ITEM_INTEGERS | {"llvm.amdgcn.readfirstlane"}


class Undefined:
    """The values of one function that may be ``undef``."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module, self._callees, self._function = module, callees_of(module), function

    def may_be(self, address: int, *, or_open_when_frozen: bool = False, of_memory: bool = True) -> bool:
        """True if a value may be undef, wholly or in part.

        Args:
            address: of the value.
            or_open_when_frozen: also if it may be poison for which ``freeze`` gives another number than arithmetic.
            of_memory: also for values from loads and calls. A register holds such a value, so it is one number for all
                uses.
        """
        visits = Visits([address])
        for value in visits:
            instruction = self._function.defined.get(value)
            if instruction is None:
                if self._outside(value, or_poison=or_open_when_frozen):
                    return True
                continue
            inputs = self._inputs(instruction)
            if inputs is None and not of_memory:
                inputs = self._made_of(instruction)
            if or_open_when_frozen and self._is_open_when_frozen(instruction):
                return True
            if inputs is None or len(visits.seen) > _MOST_VALUES:
                return True
            visits.add(inputs)
        return False

    def _outside(self, address: int, *, or_poison: bool) -> bool:
        """True if an argument or constant may be undef. A kernel's arguments are in memory, and so are not."""
        kind = self._module.kind(address)
        if kind == ValueKind.ARGUMENT:
            return not self._function.is_kernel or (or_poison and self._may_break_range(address))
        if kind == ValueKind.GLOBAL_VARIABLE:
            return False  # the variable's address; its initializer does not count
        words = {word[0] for word in tokens(bindings.value_text(address))}
        return "undef" in words or (or_poison and "poison" in words)

    def _may_break_range(self, argument: int) -> bool:
        """True of an argument that is poison outside of its stated range."""
        texts = parameter_texts(self._module.lines[self._function.line])
        text = without_strings(texts[self._function.arguments.index(argument)])
        return " range(" in text and " noundef " not in text

    def _inputs(self, instruction: Instruction) -> list[int] | None:
        """The operands that make the result undef if one of them is; ``None`` if the result may be undef anyway."""
        if instruction.opcode in _OF_OPERANDS:
            return instruction.operands
        if instruction.opcode in _DEFINED:
            return []
        if is_call(instruction):
            callee = self._callees.of(instruction)
            if callee.kind is CalleeKind.PURE and is_of(callee.name, _INTRINSICS):
                return arguments(self._module, instruction)
        elif "noundef" in attachments(self._module.lines[instruction.line])[1]:
            return []
        return None

    def _made_of(self, instruction: Instruction) -> list[int]:
        """The operands that a result is computed from; none of a result that comes from memory or unknown calls."""
        if is_call(instruction) and self._callees.of(instruction).kind is CalleeKind.PURE:
            return arguments(self._module, instruction)
        return [] if instruction.opcode in _OF_MEMORY else instruction.operands

    def _is_open_when_frozen(self, instruction: Instruction) -> bool:
        """True if poison may begin here for which a register has another number than arithmetic gives: see above."""
        if instruction.opcode in _INDEXED:
            return not self._is_within(instruction)
        if instruction.opcode == "shufflevector":
            return -1 in shuffle_mask(self._module.lines[instruction.line])
        if instruction.opcode in _FLAGGED:
            flags = details_of(self._module, instruction).flags
            return not _CHOOSING.isdisjoint(flags) and not self._is_stated_small(instruction)
        if instruction.opcode in _SHIFTS:
            kind, _, amount = bindings.value_text(instruction.operands[1]).partition(" ")
            return not (amount.isdecimal() and int(amount) < (integer_bits(kind) or 0))
        if instruction.opcode != "call":
            return False
        name = self._callees.of(instruction).name
        return is_of(name, _COUNTS) and bindings.value_text(instruction.operands[1]) != "i1 false"

    def _is_stated_small(self, zext: Instruction) -> bool:
        """True if a ``zext`` extends a loaded value that its ``!range`` and ``!noundef`` say is not negative."""
        load = self._function.defined.get(zext.operands[0])
        if zext.opcode != "zext" or load is None or load.opcode != "load":
            return False
        if "noundef" not in attachments(self._module.lines[load.line])[1]:
            return False
        bounds = self._module.stated_range(load, integer_bits(self._module.type_of(load.address)) or 0)
        return bounds is not None and all(0 <= lower < upper for lower, upper in bounds)

    def _is_within(self, instruction: Instruction) -> bool:
        """True if the index of an element is a constant, and the vector has that element."""
        vector = vector_of(self._module.type_of(instruction.operands[0]))
        index = bindings.value_text(instruction.operands[-1]).partition(" ")[2]
        return vector is not None and index.isdecimal() and int(index) < vector[0]
