"""The values that may be ``undef``: of those, each use may see another value.

An operation on ``undef`` may be partly so (``and i32 undef, 7`` is any of eight numbers in each use). ``poison`` is no
concern: whatever is computed from it is poison as well. Only ``freeze`` makes a number of it: in code, of what wraps,
the one that arithmetic gives. Of a shift that is too wide (``V_LSHLREV_B32`` takes the amount modulo 32), and of a
count of zeros whose 0 is poison (``V_FFBL_B32`` gives -1), it is another one.

Source: LLVM LangRef, 'Undefined Values'; ValueTracking.cpp, ``isGuaranteedNotToBeUndef``.
"""

from __future__ import annotations

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.integers.operations import ITEM_INTEGERS
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.ir import bindings
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.calls import arguments, is_call
from ldsopt.ir.module import Function, Instruction
from ldsopt.ir.syntax import attachments, tokens
from ldsopt.ir.types import integer_bits
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
_COUNTS = frozenset({"llvm.ctlz", "llvm.cttz"})
_INTRINSICS = ITEM_INTEGERS | {"llvm.amdgcn.readfirstlane"}


class Undefined:
    """The values of one function that may be ``undef``.

    Args:
        shared: of the module.
        function: to look at.
    """

    def __init__(self, shared: FixedValues, function: Function) -> None:
        self._module, self._callees = shared.module, shared.provenance.callees
        self._function = function

    def may_be(self, address: int, *, or_open_when_frozen: bool = False) -> bool:
        """True if a value may be undef, wholly or in part.

        Args:
            address: of the value.
            or_open_when_frozen: also if it may be poison of which ``freeze`` makes another number than arithmetic.
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
                if self._outside(value):
                    return True
                continue
            inputs = self._inputs(instruction)
            if or_open_when_frozen and self._is_open_when_frozen(instruction):
                return True
            if inputs is None or len(seen) > _MOST_VALUES:
                return True
            work += inputs
        return False

    def _outside(self, address: int) -> bool:
        """Of an argument or constant. What a kernel is given is in memory."""
        kind = self._module.kind(address)
        if kind == ValueKind.ARGUMENT:
            return not self._function.is_kernel
        if kind == ValueKind.GLOBAL_VARIABLE:
            return False  # its address; what it is initialized with is no part of it
        return any(word[0] == "undef" for word in tokens(bindings.value_text(address)))

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

    def _is_open_when_frozen(self, instruction: Instruction) -> bool:
        """True of a shift that may be too wide, and of a count of zeros whose 0 is poison."""
        if instruction.opcode in _SHIFTS:
            kind, _, amount = bindings.value_text(instruction.operands[1]).partition(" ")
            return not (amount.isdecimal() and int(amount) < (integer_bits(kind) or 0))
        if instruction.opcode != "call":
            return False
        name = self._callees.of(instruction).name
        return is_of(name, _COUNTS) and bindings.value_text(instruction.operands[1]) != "i1 false"
