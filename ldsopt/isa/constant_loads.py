"""The scalar loads of a function that read a kernel's arguments or its dispatch packet, which are constant.

Rule. A kernel starts with the addresses of its arguments and of its dispatch packet in scalar registers
(`ldsopt.isa.kernel_start`). The registers that hold such an address, or one that differs from it by a literal, are
followed forwards through the control flow; at a join a register holds one only if it does on every path. A scalar load
whose base is such a pair, and whose offset is a literal, reads memory that is constant while the kernel runs.

Example, gfx942, where ``s[4:5]`` points to the arguments; line 5 is none, since memory behind a pointer may change::

    1  s_load_dwordx2 s[0:1], s[4:5], 0x0       arguments
    2  s_add_u32 s6, s4, 56
    3  s_addc_u32 s7, s5, 0
    4  s_load_dword s2, s[6:7], 0xc             arguments
    5  s_load_dword s3, s[0:1], 0x0             any memory

Registers that callees get, indirect registers, and offsets in registers are not followed, so loads by them may change.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ldsopt.graph import solved
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, scalar_pair
from ldsopt.isa.decode import decode
from ldsopt.isa.kernel_start import KernelStart
from ldsopt.isa.operands import RegisterSet, number, operands, register, results
from ldsopt.target.opcodes import Action, Family

_MOST_ARGUMENTS = 1 << 16
"""Bytes behind a pointer that a literal may lead to. Arguments and packets are smaller."""
_FOLLOWED = (Action.MOVE, Action.ADD, Action.ADD_CARRY)
_SIZES = {"dword": 1, "b32": 1, "b64": 2, "b96": 3, "b128": 4, "b256": 8, "b512": 16}
_POINTERS = ("kernarg_segment_ptr", "dispatch_ptr")


class _Held(NamedTuple):
    """The scalar registers with the low and the high half of one pointer, or of one at a constant distance."""

    low: RegisterSet
    high: RegisterSet

    def without(self, written: RegisterSet) -> _Held:
        return _Held(self.low & ~written, self.high & ~written)

    def joined(self, other: _Held) -> _Held:
        return _Held(self.low & other.low, self.high & other.high)

    def has(self, first: int) -> bool:
        """True if the pair of registers from a number on holds the pointer."""
        return bool(self.low & register(f"s{first}") and self.high & register(f"s{first + 1}"))


_KernargPairs = tuple[_Held, ...]


def constant_loads(function: AsmFunction, start: KernelStart | None) -> frozenset[int]:
    """The lines of these loads.

    Args:
        function: a kernel, perhaps with its callees' code.
        start: the state of its registers at the start; ``None`` if it is not known.
    """
    named = () if start is None else map(start.first_of, _POINTERS)
    firsts = tuple(first for first in named if first is not None)
    every = [*function.instructions]
    if not firsts or not function.is_kernel or any(map(_hides_registers, every)):
        return frozenset()
    state: _KernargPairs = tuple(_Held(register(f"s{n}"), register(f"s{n + 1}")) for n in firsts)
    blocks = function.blocks

    def behind(index: int, state: _KernargPairs) -> Iterator[tuple[int, _KernargPairs]]:
        for instruction in blocks[index].instructions:
            state = _behind(instruction, state)
        return ((successor, state) for successor in blocks[index].successors)

    def joined(known: _KernargPairs, state: _KernargPairs) -> _KernargPairs:
        return tuple(a.joined(b) for a, b in zip(known, state, strict=True))

    heads = solved([block.successors for block in blocks], state, behind, joined)
    found, others = set[int](), set[int]()
    for block, head in zip(blocks, heads, strict=True):
        state = head or tuple(_Held(0, 0) for _ in firsts)
        for instruction in block.instructions:
            if instruction.opcode.action is Action.LOAD:
                (found if _is_constant(instruction, state) else others).add(instruction.line)
            state = _behind(instruction, state)
    return frozenset(found - others)


def _hides_registers(instruction: AsmInstruction) -> bool:
    """True if an instruction may write scalar registers, or run code, that its text does not name."""
    known = instruction.opcode
    is_indirect = known.computes_registers and known.family in (Family.SCALAR, Family.SYSTEM)
    return is_indirect or known.family in (Family.JUMP, Family.TRAP_RETURN)


def loaded_words(instruction: AsmInstruction) -> int | None:
    """The number of 32-bit words that a scalar load reads; ``None`` of other instructions and of less than a word.

    >>> loaded_words(AsmInstruction("s_load_dwordx2", "s[0:1], s[4:5], 0x0", 1))
    2
    >>> loaded_words(AsmInstruction("s_buffer_load_b96", "s[0:2], s[4:7], 0x0", 1))
    3
    """
    if instruction.opcode.action not in (Action.LOAD, Action.BUFFER_LOAD):
        return None
    size = instruction.opcode.name.rpartition("_")[2]
    return int(size[6:]) if size[6:].isdigit() else _SIZES.get(size)


def _is_near(instruction: AsmInstruction) -> bool:
    """True if the third operand is a literal that leads no further than arguments may reach."""
    given = operands(instruction)
    if len(given.words) != 3 or not given.modifiers.keys() <= {"offset", "nv"}:
        return False
    base = 0 if given.words[2] == "null" else number(given.words[2])
    offset = number(given.modifiers.get("offset", "0"))
    return base is not None and offset is not None and 0 <= base + offset < _MOST_ARGUMENTS


def _is_constant(load: AsmInstruction, state: _KernargPairs) -> bool:
    pair = scalar_pair(operands(load).words[1]) if _is_near(load) else None
    return pair is not None and any(held.has(pair[0]) for held in state)


def _behind(instruction: AsmInstruction, state: _KernargPairs) -> _KernargPairs:
    known = instruction.opcode
    if known.family is Family.CALL:
        return tuple(_Held(0, 0) for _ in state)
    written = _written(instruction.mnemonic, instruction.operands)
    if known.action not in _FOLLOWED:
        return state if not written else tuple(held.without(written) for held in state)
    return tuple(_moved(instruction, held, written) for held in state)


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and several analyses ask
def _written(mnemonic: str, operands: str) -> RegisterSet:
    """The scalar registers that an instruction writes; no pointer lies in vector registers."""
    instruction = AsmInstruction(mnemonic, operands, 0)
    written = results(instruction, decode(instruction).results)
    return written & -register("s0")  # vector registers are the bits below that


def _moved(instruction: AsmInstruction, held: _Held, written: RegisterSet) -> _Held:
    """The registers that hold the pointer behind a move or a sum: those not written, and copies."""
    kept = held.without(written)
    known, words = instruction.opcode, operands(instruction).words
    if not (len(words) == 2 if known.action is Action.MOVE else _is_near(instruction)):
        return kept
    if known.bits == 64:
        target, source = map(scalar_pair, words[:2])
        if target and source and held.has(source[0]):
            low, high = (register(f"s{target[0] + half}") for half in (0, 1))
            return _Held(kept.low | low, kept.high | high)
        return kept
    written, read = register(words[0]), register(words[1])
    low = written if read & held.low and known.action is not Action.ADD_CARRY else 0
    high = written if read & held.high and known.action is not Action.ADD else 0
    return _Held(kept.low | low, kept.high | high)
