"""Instructions of vector memory: global, flat, scratch and buffer; and copies into LDS.

Loads read memory when they are issued, stores write it then: a wave sees its own accesses in order. Results and bytes
of LDS come when the operation is retired, or, by schedule, at once. Which bytes of a buffer are within its resource is
decided by the rules of the simulator of IR (`ldsopt.simt.resources`). Source: RDNA4 ISA, 10, 12; MI300 ISA, 9, 10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.atomic import memory_atomic
from ldsopt.emulate.data_shape import DataShape, data_shape
from ldsopt.emulate.flight import StartedOperation
from ldsopt.emulate.lds_record import GARBAGE_BYTE, LdsTouch
from ldsopt.emulate.registers import M0, SCALARS, WaveRegisters
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.isa.events import Kind
from ldsopt.machine.operands import offsets
from ldsopt.patterns import pattern
from ldsopt.simt import resources
from ldsopt.simt.addresses import GLOBAL_BASE, LDS_APERTURE, SCRATCH_APERTURE
from ldsopt.simt.kinds import Array
from ldsopt.simt.resource_layout import layout_of
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import lane_stride

_NAME = pattern(
    r"(?P<family>global|flat|scratch|buffer)_(?P<verb>load|store|atomic)_(?P<lds>lds_)?(?P<shape>\w+)$"
)
_WORD = pattern(r"\b(offen|idxen|lds|addr64|tfe|glc|sc0|nt)\b")


class LanePlaces(NamedTuple):
    """Where a lane's access goes, of the active lanes.

    Attributes:
        address: of each.
        words: which of its words are within the buffer; `None` for all.
    """

    address: Array
    words: Array | None = None


_Placing = Callable[[WaveRegisters, Array, int], LanePlaces]


def memory_instruction(
    mnemonic: str,
    words: tuple[str, ...],
    modifiers: str,
    started: StartedOperation,
    arch: Arch,
) -> ExecutableInstruction:
    """An instruction of vector memory.

    Raises:
        NotUnderstood: one that is not known here.
    """
    name = _NAME.match(mnemonic)
    if name is None:
        raise NotUnderstood("an instruction of vector memory")
    flags = set(_WORD.findall(modifiers))
    if flags & {"addr64", "tfe"}:
        raise NotUnderstood("addr64 or tfe")
    kind = started.kind
    is_copy = kind is Kind.LDS_DMA
    atomic = memory_atomic(name["shape"]) if name["verb"] == "atomic" else None
    shape = DataShape(0) if atomic else data_shape(name["shape"])
    parts = _Parts(
        name["family"],
        name["verb"],
        list(words),
        is_copy,
        returns=kind in (Kind.ATOMIC_RETURN, Kind.FLAT_LOAD),
    )
    placing = _placing(parts, name["family"], flags, _offset(modifiers), arch)
    if name["family"] in ("flat", "scratch"):
        if atomic is not None:
            raise NotUnderstood(f"an atomic of {name['family']} memory")
        if name["family"] == "flat":
            return _flat(parts, shape, placing, started)
        return _scratch(parts, shape, placing, started)
    if is_copy:
        return _copy(parts, shape, placing, _offset(modifiers), started)
    if atomic is not None:
        size = 4 * len(parts.data)
        change, given, result = atomic, DataShape(size), DataShape(atomic.size)

        def execute_atomic(wave: MachineWave) -> None:
            registers, active = wave.registers, wave.registers.active.copy()
            place = placing(registers, active, change.size)
            inside = np.ones(len(place.address), bool) if place.words is None else place.words.all(axis=-1)
            values = given.from_registers(registers, parts.data, active)
            old = np.zeros((len(place.address), change.size), np.uint8)
            if inside.any():
                at = place.address[inside]
                wave.memory.check(at, change.size, "write")
                where = (at - np.uint64(GLOBAL_BASE)).astype(np.int64)
                old[inside] = change.run(wave.memory.region.data, where, values[inside])

            def land() -> None:
                if parts.results:
                    result.to_registers(registers, parts.results, old, active)

            wave.start(started, parts.results, land)

        return ExecutableInstruction(execute_atomic, parts.reads, parts.results)
    if name["verb"] == "store":

        def execute_store(wave: MachineWave) -> None:
            registers, active = wave.registers, wave.registers.active.copy()
            place = placing(registers, active, shape.size)
            _store(wave, place, shape.from_registers(registers, parts.data, active))
            wave.start(started)

        return ExecutableInstruction(execute_store, parts.reads, ())

    def execute_load(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        data = _load(wave, placing(registers, active, shape.size), shape.size)

        def land() -> None:
            shape.to_registers(registers, parts.results, data, active)

        wave.start(started, parts.results, land, half=shape.half)

    return ExecutableInstruction(execute_load, parts.reads, parts.results)


def _offset(modifiers: str) -> int:
    named = offsets(modifiers)
    if named is None:
        raise NotUnderstood(f"the offset in {modifiers!r}")
    return named.get("offset", 0)


class _Parts:
    """An instruction's operands by what they are."""

    def __init__(self, family: str, verb: str, words: list[str], is_copy: bool, *, returns: bool) -> None:
        self.results: tuple[int, ...] = ()
        self.data: tuple[int, ...] = ()
        if (verb == "load" and not is_copy) or (verb == "atomic" and returns and family != "buffer"):
            self.results = operand.numbers_of(words.pop(0))
        if family == "buffer" and verb in ("store", "atomic"):
            self.data = operand.numbers_of(words.pop(0))
            self.results = self.data[:1] if verb == "atomic" and returns else ()
        self.address = words.pop(0)
        if family != "buffer" and verb in ("store", "atomic"):
            self.data = operand.numbers_of(words.pop(0))
        self.rest = words
        named = (self.address, *self.rest)
        numbers = tuple(n for word in named if word not in ("off", "null") for n in operand.numbers_of(word))
        self.reads = (*numbers, *self.data)


def _placing(parts: _Parts, family: str, flags: set[str], offset: int, arch: Arch) -> _Placing:
    if family == "buffer":
        return _buffer_placing(parts, flags, offset, arch)
    vector = () if parts.address in ("off", "null") else operand.numbers_of(parts.address)
    scalar_word = parts.rest[0] if parts.rest else "off"
    scalar = () if scalar_word in ("off", "null") else operand.numbers_of(scalar_word)

    def place(registers: WaveRegisters, active: Array, size: int) -> LanePlaces:
        del size
        count = int(active.sum())
        base = np.full(count, np.uint64(offset & (1 << 64) - 1), np.uint64)
        if scalar:
            base = base + np.uint64(registers.read_scalar(scalar[0], len(scalar)))
        if vector:
            base = base + registers.read(vector[:2])[active]
        return LanePlaces(base)

    return place


def _buffer_placing(parts: _Parts, flags: set[str], offset: int, arch: Arch) -> _Placing:
    vector = () if parts.address in ("off", "null") else operand.numbers_of(parts.address)
    resource = operand.numbers_of(parts.rest[0])
    scalar = operand.source(parts.rest[1], ("u", 32))
    layout = layout_of(arch)
    index_at = vector[0] if "idxen" in flags else None
    offset_at = vector[-1] if "offen" in flags else None

    def place(registers: WaveRegisters, active: Array, size: int) -> LanePlaces:
        count = int(active.sum())
        words = np.array([registers.scalar[n - SCALARS] for n in resource], np.uint32)
        at = np.full(count, np.uint64(offset), np.uint64)
        if offset_at is not None:
            at = at + registers.vector[offset_at][active]
        index = None if index_at is None else registers.vector[index_at][active]
        first = int(scalar.read(registers)[0])
        found = resources.buffer_place(layout, words, at, first, size, index=index)
        address = np.broadcast_to(found.address, count)
        return LanePlaces(address, np.broadcast_to(found.words, (count, found.words.shape[-1])))

    return place


def _bytes(place: LanePlaces, size: int) -> Array:
    if place.words is None:
        return np.ones((len(place.address), size), bool)
    result: Array = place.words.repeat(4, axis=-1)[:, :size]
    return result


def _load(wave: MachineWave, place: LanePlaces, size: int) -> Array:
    """The bytes that each lane loads; 0 where they are not within a buffer."""
    inside = _bytes(place, size)
    data = np.zeros(inside.shape, np.uint8)
    if inside.any():
        where = (place.address[:, None] + np.arange(size, dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, size, "read")
        else:
            wave.memory.check(where, 1, "read")
        data[inside] = wave.memory.region.data[(where - np.uint64(GLOBAL_BASE)).astype(np.int64)]
    return data


def _store(wave: MachineWave, place: LanePlaces, data: Array) -> None:
    inside = _bytes(place, data.shape[1])
    if inside.any():
        where = (place.address[:, None] + np.arange(data.shape[1], dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, data.shape[1], "write")
        else:
            wave.memory.check(where, 1, "write")
        wave.memory.region.data[(where - np.uint64(GLOBAL_BASE)).astype(np.int64)] = data[inside]


def _flat(
    parts: _Parts, shape: DataShape, placing: _Placing, started: StartedOperation
) -> ExecutableInstruction:
    """A flat access: by the upper half of its address each lane goes to LDS, to scratch or to global memory.

    LDS is read and written when the operation is issued. Source: LLVM, AMDGPU Usage, "Flat"; the apertures' numbers are
    those that ``src_shared_base`` and ``src_private_base`` give here.
    """

    def execute(wave: MachineWave) -> None:
        active, lanes = wave.registers.active.copy(), wave.lanes()
        address = placing(wave.registers, active, shape.size).address
        given = shape.from_registers(wave.registers, parts.data, active) if parts.data else None
        data = np.zeros((len(address), shape.size), np.uint8)
        upper, lower = address >> np.uint64(32), (address & np.uint64(0xFFFFFFFF)).astype(np.int64)
        in_lds, in_scratch = upper == LDS_APERTURE >> 32, upper == SCRATCH_APERTURE >> 32
        steps = np.arange(shape.size)
        if in_lds.any():
            wave.flight.perform_lds()
            kinds = {"reads": given is None, "writes": given is not None}
            touch = LdsTouch(started.site, wave.number, lanes[in_lds], shape.size, **kinds)
            at = lower[in_lds]
            within = wave.lds.inside(touch, at)
            if within.any():
                granules = wave.lds.granules(at[within], shape.size)
                wave.lds.touch(touch._replace(lanes=lanes[in_lds][within]), granules)
                which = np.flatnonzero(in_lds)[within]
                if given is None:
                    data[which] = wave.lds.data[at[within][:, None] + steps]
                else:
                    wave.lds.data[at[within][:, None] + steps] = given[which]
        if in_scratch.any():
            if int(lower[in_scratch].max()) + shape.size > wave.scratch.shape[1]:
                raise NotUnderstood("a flat access beyond scratch")
            place = lanes[in_scratch][:, None], lower[in_scratch][:, None] + steps
            if given is None:
                data[in_scratch] = wave.scratch[place]
            else:
                wave.scratch[place] = given[in_scratch]
        elsewhere = ~(in_lds | in_scratch)
        if elsewhere.any():
            if given is None:
                data[elsewhere] = _load(wave, LanePlaces(address[elsewhere]), shape.size)
            else:
                _store(wave, LanePlaces(address[elsewhere]), given[elsewhere])

        def land() -> None:
            if parts.results:
                shape.to_registers(wave.registers, parts.results, data, active)

        wave.start(started, parts.results, land, half=shape.half)

    return ExecutableInstruction(execute, parts.reads, parts.results)


def _scratch(
    parts: _Parts, shape: DataShape, placing: _Placing, started: StartedOperation
) -> ExecutableInstruction:
    """An access of a lane's own memory: the address is an offset in it."""

    def where(wave: MachineWave, active: Array) -> tuple[Array, Array]:
        at = placing(wave.registers, active, shape.size).address & np.uint64(0xFFFFFFFF)
        if len(at) and int(at.max()) + shape.size > wave.scratch.shape[1]:
            raise NotUnderstood(f"scratch at {int(at.max())} of {wave.scratch.shape[1]} bytes")
        return np.flatnonzero(active)[:, None], at.astype(np.int64)[:, None] + np.arange(shape.size)

    def execute_store(wave: MachineWave) -> None:
        active = wave.registers.active.copy()
        wave.scratch[where(wave, active)] = shape.from_registers(wave.registers, parts.data, active)
        wave.start(started)

    def execute_load(wave: MachineWave) -> None:
        active = wave.registers.active.copy()
        data = wave.scratch[where(wave, active)]

        def land() -> None:
            shape.to_registers(wave.registers, parts.results, data, active)

        wave.start(started, parts.results, land, half=shape.half)

    return ExecutableInstruction(execute_load if parts.results else execute_store, parts.reads, parts.results)


def _copy(
    parts: _Parts,
    shape: DataShape,
    placing: _Placing,
    offset: int,
    started: StartedOperation,
) -> ExecutableInstruction:
    """An LDS-DMA of gfx9: lane n's bytes go a stride behind those of lane n - 1, from M0 and the offset on.

    Source: MI300 ISA, 9.1.9, "LDS_ADDR = LDSbase + M0 + inst_offset + ThreadID * 4".
    """
    stride = lane_stride(shape.size)

    def execute(wave: MachineWave) -> None:
        active, lanes = wave.registers.active.copy(), wave.lanes()
        data = _load(wave, placing(wave.registers, active, shape.size), shape.size)
        at = (wave.registers.read_scalar(M0) & 0xFFFF_FFFF) + offset + lanes.astype(np.int64) * stride
        touch = LdsTouch(started.site, wave.number, lanes, shape.size, writes=True, is_copy=True)
        within = wave.lds.inside(touch, at)
        granules = wave.lds.granules(at[within], shape.size) if within.any() else np.zeros(0, np.int64)
        wave.lds.touch(touch._replace(lanes=lanes[within]), granules)
        target = at[within][:, None] + np.arange(shape.size)
        wave.flight.perform_lds()  # LDS operations issued before come first: LLVM puts no wait between
        if wave.flight.late:
            wave.lds.data[target] = GARBAGE_BYTE
        wave.lds.begin_copy(granules, wave.number)

        def perform() -> None:
            wave.lds.data[target] = data[within]

        retired = lambda: wave.lds.end_copy(granules)  # noqa: E731
        wave.start(started, (), perform, writes=granules, retired=retired)

    return ExecutableInstruction(execute, (*parts.reads, M0), ())
