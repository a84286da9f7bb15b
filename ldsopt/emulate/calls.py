"""Calls: addresses of code, and jumps to them; addresses of variables.

An instruction's address is four bytes times its number in the program, from `CODE` on, whatever its size. LLVM forms
the address of a function or variable from ``s_getpc_b64`` and two additions of ``f@rel32@lo+4`` and
``f@rel32@hi+12``, which together are the distance from the one to the other: 4 and 12 are where the two numbers stand
behind that address (8 and 16 on gfx12, with one instruction between); what is added beyond is an offset. With
``gotpcrel32`` it is the address of a slot that holds the symbol's. Source: LLVM, AMDGPU Usage, "Relocation Records",
``R_AMDGPU_REL32_LO``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, unquoted
from ldsopt.machine.operands import operands
from ldsopt.patterns import pattern

CODE = 0x6000_0000_0000
_DISTANCE = pattern(r'("[^"]+"|[\w.$]+)@(rel32|gotpcrel32)@(lo|hi)\+(\d+)')


class NamedSymbol(NamedTuple):
    """A symbol that code names, and whether it asks the global offset table for its address."""

    name: str
    by_table: bool


def named_by(function: AsmFunction) -> Iterator[NamedSymbol]:
    """The symbols whose addresses a function forms."""
    for block in function.blocks:
        for instruction in block.instructions:
            if match := _DISTANCE.search(instruction.operands):
                yield NamedSymbol(unquoted(match[1]), match[2] == "gotpcrel32")


_JUMPS = frozenset({"s_getpc_b64", "s_swappc_b64", "s_setpc_b64"})


def depends_on_place(instruction: AsmInstruction) -> bool:
    """Whether an instruction does something else elsewhere: it asks for its address, jumps, or names a function."""
    return instruction.mnemonic in _JUMPS or _DISTANCE.search(instruction.operands) is not None


def called(function: AsmFunction, others: Iterable[AsmFunction]) -> list[AsmFunction]:
    """The functions that a kernel refers to, and those that they refer to."""
    named = {one.name: one for one in others}
    found, open_ = dict[str, AsmFunction](), [function]
    while open_:
        for name, _ in named_by(open_.pop()):
            if name in named and name not in found and name != function.name:
                found[name] = named[name]
                open_.append(named[name])
    return list(found.values())


class Jumps:
    """Jumps of one function.

    Args:
        firsts: the number of each function's first instruction.
        variables: the address of each variable, and of the slots of symbols, see `ldsopt.emulate.variables`.
    """

    def __init__(self, firsts: Mapping[str, int], variables: Mapping[str, int]) -> None:
        self._firsts, self._variables = firsts, variables
        self._counter: int | None = None
        self._here = self._next = 0

    def first(self, name: str) -> int:
        """The number of a function's first instruction."""
        return self._firsts[name]

    def pass_by(self, instruction: AsmInstruction) -> None:
        """Counts the bytes between an address of code and what is added to it: four, and four more with a number."""
        self._here = self._next
        self._next += 8 if _DISTANCE.search(instruction.operands) else 4

    def executable(self, instruction: AsmInstruction, number: int) -> ExecutableInstruction | None:
        """A jump through registers, or an instruction that gets the address of the next, if it is one.

        Raises:
            NotUnderstood: one that is not known here.
        """
        mnemonic = instruction.mnemonic
        words = operands(instruction).words
        if mnemonic == "s_getpc_b64":
            self._counter, self._next = number + 1, 0
            target = operand.numbers_of(words[0])
            return _getting(target, CODE + 4 * (number + 1))
        if mnemonic == "s_swappc_b64":
            return _jump(operand.numbers_of(words[1]), operand.numbers_of(words[0]), CODE + 4 * (number + 1))
        if mnemonic == "s_setpc_b64":
            return _jump(operand.numbers_of(words[0]), (), 0)
        return None

    def resolved(self, instruction: AsmInstruction) -> AsmInstruction:
        """The instruction with the distance to a function or variable as a number.

        Raises:
            NotUnderstood: nobody here defines it.
        """
        match = _DISTANCE.search(instruction.operands)
        if match is None:
            return instruction
        name, way, half, more = unquoted(match[1]), match[2], match[3], int(match[4])
        address = self._variables.get(f"{name}@got" if way == "gotpcrel32" else name)
        if address is None and way == "rel32" and name in self._firsts:
            address = CODE + 4 * self._firsts[name]
        if address is None or self._counter is None:
            raise NotUnderstood(f"the code defines no function or variable {match[1]}")
        distance = address + more - (self._here + 4) - CODE - 4 * self._counter
        part = distance & 0xFFFFFFFF if half == "lo" else distance >> 32 & 0xFFFFFFFF
        text = instruction.operands.replace(match[0], hex(part))
        return instruction._replace(operands=text)


def _getting(target: Sequence[int], address: int) -> ExecutableInstruction:
    def execute(wave: MachineWave) -> None:
        wave.registers.write_scalar(target[0], address, 2)

    return ExecutableInstruction(execute, (), tuple(target))


def _jump(place: tuple[int, ...], kept: tuple[int, ...], address: int) -> ExecutableInstruction:
    def execute(wave: MachineWave) -> None:
        target = wave.registers.read_scalar(place[0], 2)
        if kept:
            wave.registers.write_scalar(kept[0], address, 2)
        wave.at = (target - CODE) // 4
        if target & 3 or wave.at < 0:
            raise NotUnderstood(f"a jump to {target:#x}")

    return ExecutableInstruction(execute, place, kept)
