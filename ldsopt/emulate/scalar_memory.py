"""Loads of scalar memory: of an address, and through a buffer resource. Several complete in any order.

A buffer has ``num_records`` bytes, or records of ``stride`` bytes where that is not 0; of a word that does not end
within it 0 is loaded, and nothing else of the resource is looked at. Source: MI300 ISA, 8.2 and 9.1.5; RDNA4 ISA, 9.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.flight import StartedOperation
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.machine.operands import offsets
from ldsopt.patterns import pattern
from ldsopt.simt.addresses import GLOBAL_BASE

_LOAD = pattern(
    r"s_(?P<buffer>buffer_)?load_(?:dword(?:x(?P<dwords>\d+))?|b(?P<bits>\d+)|(?P<sign>[iu])(?P<small>8|16))$"
)
_WordReader = Callable[[MachineWave, int], list[int]]


def scalar_load(
    mnemonic: str, words: tuple[str, ...], modifiers: str, started: StartedOperation
) -> ExecutableInstruction:
    """A load of scalar memory.

    Raises:
        NotUnderstood: one that is not known here.
    """
    match = _LOAD.match(mnemonic)
    named = offsets(modifiers)
    if match is None or named is None:
        raise NotUnderstood("an access of scalar memory")
    results, base = operand.numbers_of(words[0]), operand.numbers_of(words[1])
    offset = operand.source(words[2], ("u", 32)) if len(words) > 2 else operand.source("0", ("u", 32))
    immediate = named.get("offset", 0)
    if match["small"]:
        load = _narrow(
            base, int(match["small"]) // 8, with_sign=match["sign"] == "i", buffer=bool(match["buffer"])
        )
    else:
        count = int(match["dwords"] or int(match["bits"] or 32) // 32)
        load = _from_buffer(base, count) if match["buffer"] else _from_address(base, count)

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        given = int(offset.read(registers)[0])
        if not offset.registers and given >> 31:
            given -= 1 << 32
        loaded = load(wave, given + immediate)

        def land() -> None:
            for number, value in zip(results, loaded, strict=True):
                registers.write_scalar(number, value)

        wave.start(started, results, land)

    return ExecutableInstruction(execute, (*base, *offset.registers), results)


def _read(wave: MachineWave, at: int, size: int) -> bytes:
    wave.memory.check(np.array([at], np.uint64), size, "read")
    start = at - GLOBAL_BASE
    data: bytes = wave.memory.region.data[start : start + size].tobytes()
    return data


def _from_address(base: tuple[int, ...], count: int) -> _WordReader:
    def load(wave: MachineWave, offset: int) -> list[int]:
        at = (wave.registers.read_scalar(base[0], 2) + offset) & ~3
        return np.frombuffer(_read(wave, at, 4 * count), np.uint32).tolist()  # type: ignore[no-any-return]

    return load


def _resource(wave: MachineWave, base: tuple[int, ...]) -> tuple[int, int]:
    """The address of a buffer and its bytes."""
    words = [wave.registers.read_scalar(number) for number in base]
    return words[0] | (words[1] & 0xFFFF) << 32, words[2] * (words[1] >> 16 & 0x3FFF or 1)


def _from_buffer(base: tuple[int, ...], count: int) -> _WordReader:
    def load(wave: MachineWave, offset: int) -> list[int]:
        address, size = _resource(wave, base)
        first = offset & 0xFFFFFFFC
        return [
            int.from_bytes(_read(wave, address + at, 4), "little") if at + 4 <= size else 0
            for at in range(first, first + 4 * count, 4)
        ]

    return load


def _narrow(base: tuple[int, ...], size: int, *, with_sign: bool, buffer: bool) -> _WordReader:
    """One byte or two of gfx12, extended to a register."""

    def load(wave: MachineWave, offset: int) -> list[int]:
        address, end = _resource(wave, base) if buffer else (wave.registers.read_scalar(base[0], 2), None)
        place = offset & 0xFFFFFFFF if buffer else offset
        if end is not None and place + size > end:
            return [0]
        value = int.from_bytes(_read(wave, address + place, size), "little", signed=with_sign)
        return [value & 0xFFFFFFFF]

    return load
