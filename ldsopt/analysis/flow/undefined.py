"""The values that may be ``undef``: of those, each use may see another value.

An operation on ``undef`` may be partly so (``and i32 undef, 7`` is any of eight numbers in each use). ``poison`` is no
concern: whatever is computed from it is poison as well. Only ``freeze`` makes a number of it: in code, of what wraps,
the one that arithmetic gives. It is another one

* of the constant ``poison``;
* of a shift that is too wide (``V_LSHLREV_B32`` takes the amount modulo 32), and of a count of zeros whose 0 is poison
  (``V_FFBL_B32`` gives -1);
* where a flag lets LLVM choose another instruction: ``or disjoint``, ``zext nneg`` (but of what is loaded, and defined
  to be no negative number), ``udiv exact``;
* of an element of a vector by an index that may be out of range (the code reads another register, in which each wave
  may have another number), and of one that a ``shufflevector`` leaves open.

Source: LLVM LangRef, 'Undefined Values'; ValueTracking.cpp, ``isGuaranteedNotToBeUndef``.
"""

from __future__ import annotations

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.integers.operations import ITEM_INTEGERS
from ldsopt.ir import bindings
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import arguments, details, is_call, shuffle_mask
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import attachments, tokens, without_strings
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.target.intrinsics import is_of

_MOST_VALUES = 200
"""The most values that one may depend on before it counts as undef."""

_OF_OPERANDS = frozenset(
    {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"}
    | {"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"}
    | {"icmp", "select", "phi", "getelementptr"}
    | {"insertelement", "extractelement", "shufflevector"}
)
_DEFINED = frozenset({"freeze", "alloca"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_INDEXED = frozenset({"extractelement", "insertelement"})
_COUNTS = frozenset({"llvm.ctlz", "llvm.cttz"})
_CHOOSING = frozenset({"disjoint", "nneg", "samesign", "exact"})
"""Flags of instructions in place of which LLVM may choose others."""
_FLAGGED = frozenset({"or", "zext", "uitofp", "icmp", "udiv", "sdiv"})
_OF_MEMORY = frozenset({"load", "atomicrmw", "cmpxchg", "va_arg", "landingpad", "call", "invoke", "callbr"})
_INTRINSICS = ITEM_INTEGERS | {"llvm.amdgcn.readfirstlane"}


class Undefined:
    """The values of one function that may be ``undef``.

    Args:
        module: that has it.
        function: to look at.
    """

    def __init__(self, module: Module, function: Function) -> None:
        self._module, self._callees, self._function = module, callees_of(module), function

    def may_be(self, address: int, *, or_open_when_frozen: bool = False, of_memory: bool = True) -> bool:
        """True if a value may be undef, wholly or in part.

        Args:
            address: of the value.
            or_open_when_frozen: also if it may be poison of which ``freeze`` makes another number than arithmetic.
            of_memory: also what is loaded, or comes from a call. A register holds it: it is some number for all uses.
        """
        seen: set[int] = set()
        work = [address]
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
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
            if inputs is None or len(seen) > _MOST_VALUES:
                return True
            work += inputs
        return False

    def _outside(self, address: int, *, or_poison: bool) -> bool:
        """Of an argument or constant. What a kernel is given is in memory."""
        kind = self._module.kind(address)
        if kind == ValueKind.ARGUMENT:
            return not self._function.is_kernel or (or_poison and self._may_break_range(address))
        if kind == ValueKind.GLOBAL_VARIABLE:
            return False  # its address; what it is initialized with is no part of it
        words = {word[0] for word in tokens(bindings.value_text(address))}
        return "undef" in words or (or_poison and "poison" in words)

    def _may_break_range(self, argument: int) -> bool:
        """True of an argument that is poison outside of its stated range."""
        texts = parameter_texts(self._module.lines[self._function.line])
        text = without_strings(texts[self._function.arguments.index(argument)])
        return " range(" in text and " noundef " not in text

    def _inputs(self, instruction: Instruction) -> list[int] | None:
        """The values of which one has to be undef for the result to be; ``None`` where it may be anyway."""
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
        """The operands of what an instruction computes; none of what it has from elsewhere."""
        if is_call(instruction) and self._callees.of(instruction).kind is CalleeKind.PURE:
            return arguments(self._module, instruction)
        return [] if instruction.opcode in _OF_MEMORY else instruction.operands

    def _is_open_when_frozen(self, instruction: Instruction) -> bool:
        """True where poison may begin of which a register has another number than arithmetic: see above."""
        if instruction.opcode in _INDEXED:
            return not self._is_within(instruction)
        if instruction.opcode == "shufflevector":
            return -1 in shuffle_mask(self._module.lines[instruction.line])
        if instruction.opcode in _FLAGGED:
            flags = details(self._module.lines[instruction.line], instruction.opcode).flags
            return not _CHOOSING.isdisjoint(flags) and not self._is_stated_small(instruction)
        if instruction.opcode in _SHIFTS:
            kind, _, amount = bindings.value_text(instruction.operands[1]).partition(" ")
            return not (amount.isdecimal() and int(amount) < (integer_bits(kind) or 0))
        if instruction.opcode != "call":
            return False
        name = self._callees.of(instruction).name
        return is_of(name, _COUNTS) and bindings.value_text(instruction.operands[1]) != "i1 false"

    def _is_stated_small(self, zext: Instruction) -> bool:
        """True of ``zext`` of what is loaded if, by its ``!range`` and ``!noundef``, that is no negative number."""
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
