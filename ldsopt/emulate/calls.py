"""Calls: addresses of code, and jumps to them.

An instruction's address is four bytes times its number in the program, from `CODE` on, whatever its size. LLVM forms a
function's address from ``s_getpc_b64`` and two additions of ``f@rel32@lo+4`` and ``f@rel32@hi+12``, which together are
the distance from the one to the other. Source: LLVM, AMDGPU Usage, "Relocation Records", ``R_AMDGPU_REL32_LO``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, unquoted
from ldsopt.machine.operands import operands
from ldsopt.patterns import pattern

CODE = 0x6000_0000_0000
_DISTANCE = pattern(r'("[^"]+"|[\w.$]+)@rel32@(lo|hi)\+\d+')


_JUMPS = frozenset({"s_getpc_b64", "s_swappc_b64", "s_setpc_b64"})


def depends_on_place(instruction: AsmInstruction) -> bool:
    """Whether an instruction does something else elsewhere: it asks for its address, jumps, or names a function."""
    return instruction.mnemonic in _JUMPS or _DISTANCE.search(instruction.operands) is not None


def called(function: AsmFunction, others: Iterable[AsmFunction]) -> list[AsmFunction]:
    """The functions that a kernel refers to, and those that they refer to."""
    named = {one.name: one for one in others}
    found, open_ = dict[str, AsmFunction](), [function]
    while open_:
        for block in open_.pop().blocks:
            for instruction in block.instructions:
                match = _DISTANCE.search(instruction.operands)
                name = unquoted(match[1]) if match else ""
                if name in named and name not in found and name != function.name:
                    found[name] = named[name]
                    open_.append(named[name])
    return list(found.values())


class Jumps:
    """Jumps of one function.

    Args:
        firsts: the number of each function's first instruction.
    """

    def __init__(self, firsts: Mapping[str, int]) -> None:
        self._firsts = firsts
        self._counter: int | None = None

    def executable(self, instruction: AsmInstruction, number: int) -> ExecutableInstruction | None:
        """A jump through registers, or an instruction that gets the address of the next, if it is one.

        Raises:
            NotUnderstood: one that is not known here.
        """
        mnemonic = instruction.mnemonic
        words = operands(instruction).words
        if mnemonic == "s_getpc_b64":
            self._counter = number + 1
            target = operand.numbers_of(words[0])
            return _getting(target, CODE + 4 * (number + 1))
        if mnemonic == "s_swappc_b64":
            return _jump(operand.numbers_of(words[1]), operand.numbers_of(words[0]), CODE + 4 * (number + 1))
        if mnemonic == "s_setpc_b64":
            return _jump(operand.numbers_of(words[0]), (), 0)
        return None

    def resolved(self, instruction: AsmInstruction) -> AsmInstruction:
        """The instruction with the distance to a function as a number."""
        match = _DISTANCE.search(instruction.operands)
        if match is None:
            return instruction
        first = self._firsts.get(unquoted(match[1]))
        if first is None or self._counter is None:
            raise NotUnderstood(f"the function {match[1]}")
        distance = 4 * (first - self._counter)
        part = distance & 0xFFFFFFFF if match[2] == "lo" else distance >> 32 & 0xFFFFFFFF
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
