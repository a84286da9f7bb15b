"""Loads of scalar memory: of an address, and through a buffer resource. Several complete in any order.

A buffer has ``num_records`` bytes, or records of ``stride`` bytes where that is not 0; of a word that does not end
within it 0 is loaded, and nothing else of the resource is looked at. Source: MI300 ISA, 8.2 and 9.1.5; RDNA4 ISA, 9.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.flight import MemoryRead, StartedOperation
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.machine.operands import offsets
from ldsopt.patterns import pattern
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.kinds import Array

_LOAD = pattern(
    r"s_(?P<buffer>buffer_)?load_(?:dword(?:x(?P<dwords>\d+))?|b(?P<bits>\d+)|(?P<sign>[iu])(?P<small>8|16))$"
)
_ScalarRead = Callable[[MachineWave, int], MemoryRead]


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
        size = int(match["small"]) // 8
        load = _narrow(base, size, buffer=bool(match["buffer"]))
        words_of = _extended(with_sign=match["sign"] == "i")
    else:
        count = int(match["dwords"] or int(match["bits"] or 32) // 32)
        load = _from_buffer(base, count) if match["buffer"] else _from_address(base, count)
        words_of = _whole

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        given = int(offset.read(registers)[0])
        if not offset.registers and given >> 31:
            given -= 1 << 32
        read = load(wave, given + immediate)

        def land() -> None:
            for number, value in zip(results, words_of(read.data), strict=True):
                registers.write_scalar(number, value)

        wave.start(started, results, land, read=read)

    return ExecutableInstruction(execute, (*base, *offset.registers), results)


def _whole(data: Array) -> list[int]:
    words: list[int] = data.view(np.uint32).tolist()
    return words


def _extended(*, with_sign: bool) -> Callable[[Array], list[int]]:
    return lambda data: [int.from_bytes(data.tobytes(), "little", signed=with_sign) & 0xFFFFFFFF]


def _read(wave: MachineWave, at: int, inside: Array) -> MemoryRead:
    """The bytes from an address on, those of them that are inside of what is read."""
    where = (np.uint64(at & (1 << 64) - 1) + np.arange(len(inside), dtype=np.uint64))[inside]
    if len(where):
        wave.memory.check(where[:1], len(where), "read")
    numbers = (where - np.uint64(GLOBAL_BASE)).astype(np.int64)
    return MemoryRead(wave.memory.region.data, numbers, inside, keeps_order=False)


def _from_address(base: tuple[int, ...], count: int) -> _ScalarRead:
    everything = np.ones(4 * count, bool)

    def load(wave: MachineWave, offset: int) -> MemoryRead:
        return _read(wave, (wave.registers.read_scalar(base[0], 2) + offset) & ~3, everything)

    return load


def _resource(wave: MachineWave, base: tuple[int, ...]) -> tuple[int, int]:
    """The address of a buffer and its bytes."""
    words = [wave.registers.read_scalar(number) for number in base]
    return words[0] | (words[1] & 0xFFFF) << 32, words[2] * (words[1] >> 16 & 0x3FFF or 1)


def _from_buffer(base: tuple[int, ...], count: int) -> _ScalarRead:
    def load(wave: MachineWave, offset: int) -> MemoryRead:
        address, size = _resource(wave, base)
        first = offset & 0xFFFFFFFC
        ends = np.arange(first + 4, first + 4 * count + 4, 4)
        return _read(wave, address + first, np.repeat(ends <= size, 4))

    return load


def _narrow(base: tuple[int, ...], size: int, *, buffer: bool) -> _ScalarRead:
    """One byte or two of gfx12, extended to a register."""

    def load(wave: MachineWave, offset: int) -> MemoryRead:
        address, end = _resource(wave, base) if buffer else (wave.registers.read_scalar(base[0], 2), None)
        place = offset & 0xFFFFFFFF if buffer else offset
        return _read(wave, address + place, np.full(size, end is None or place + size <= end))

    return load
