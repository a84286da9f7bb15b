"""Instructions of memory: global, flat, scratch and buffer; copies into LDS; and loads of scalar memory.

The upper half of a flat address decides if a lane accesses LDS, scratch or global memory. LDS and scratch are accessed
when the instruction is issued. Source: LLVM, AMDGPU Usage, "Flat"; the apertures' numbers are those of
``src_shared_base`` and ``src_private_base`` here.

Stores write memory when they are issued. Loads and copies read memory, and write their results and bytes of LDS, when
the operation is retired, or, by schedule, at once; a wave's own stores stay behind its loads (`MemoryRead`). The rules
of the simulator of IR (`ldsopt.simt.resources`) decide which bytes of a buffer are within its resource.
Source: RDNA4 ISA, 10, 12; MI300 ISA, 9, 10.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import (
    GARBAGE_BYTE,
    M0,
    SCALARS,
    LdsWrite,
    MachineWave,
    MemoryRead,
    StartedOperation,
    WaveRegisters,
    lds_access,
)
from ldsopt.isa.operands import Operands
from ldsopt.patterns import pattern
from ldsopt.simt import resources
from ldsopt.simt.addresses import GLOBAL_BASE, LDS_APERTURE, SCRATCH_APERTURE, layout_of, words_of
from ldsopt.simt.floats import larger_number, smaller_number
from ldsopt.simt.global_memory import Fault
from ldsopt.simt.kinds import Array, round_bfloat
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import lane_stride
from ldsopt.target.opcodes import Kind

# --- data shape ---------------------------------------------------------------------------------------------
#
# The data that a memory instruction moves for each lane: its size, and its place in registers.
#
# ``ds_read_u16_d16_hi`` moves two bytes to the upper half of a register and leaves the lower one;
# ``global_load_sbyte`` one byte, extended by its sign. Source: RDNA4 ISA, 10.4 and 11.2; MI300 ISA, 9.1.8, 10.3,
# 11.3.


_WHOLE = pattern(r"dword(?:x(?P<dwords>[2348]|16))?$|b(?P<bits>32|64|96|128|256|512)$")
_SMALL = pattern(
    r"(?:(?P<d16a>d16)_)?(?:(?P<hia>hi)_)?(?P<kind>[uibs]8|[uibs]16|[us]?byte|[us]?short)(?P<d16>_d16)?(?P<hi>_hi)?$"
)


@dataclass(frozen=True, slots=True)
class DataShape:
    """The shape of the data of one lane.

    Attributes:
        size: bytes.
        with_sign: fewer than four are extended by their sign.
        half: the half of a register that they go to or come from: 0 the lower, 1 the upper; `None` for a whole one.
    """

    size: int
    with_sign: bool = False
    half: int | None = None

    @property
    def registers(self) -> int:
        """The number of 32-bit registers that hold the data of a lane."""
        return -(-self.size // 4)

    def to_registers(
        self, registers: WaveRegisters, numbers: tuple[int, ...], data: Array, active: Array
    ) -> None:
        """Writes bytes, ``[lane, byte]`` of the active lanes, to vector registers."""
        if not len(data):
            return
        if self.size >= 4:
            words = np.ascontiguousarray(data).view(np.uint32)
            for place, number in enumerate(numbers):
                registers.vector[number][active] = words[:, place]
            return
        row = registers.vector[numbers[0]]
        narrow = np.ascontiguousarray(data).view(f"{'i' if self.with_sign else 'u'}{self.size}")[:, 0]
        value = narrow.astype(np.int32).view(np.uint32)
        if self.half is None:
            row[active] = value
        elif self.half:
            row[active] = (row[active] & np.uint32(0xFFFF)) | value << np.uint32(16)
        else:
            row[active] = (row[active] & np.uint32(0xFFFF0000)) | (value & np.uint32(0xFFFF))

    def from_registers(self, registers: WaveRegisters, numbers: tuple[int, ...], active: Array) -> Array:
        """The bytes of the active lanes, ``[lane, byte]``."""
        words = registers.vector[list(numbers)][:, active].T
        if self.half:
            words = words >> np.uint32(16)
        return (
            np.ascontiguousarray(words).view(np.uint8).reshape(len(words), 4 * len(numbers))[:, : self.size]
        )


def data_shape(words: str) -> DataShape:
    """The shape that the last part of a mnemonic names.

    Raises:
        NotUnderstood: it names none that is known here.

    >>> data_shape("dwordx4"), data_shape("d16_hi_b16")
    (DataShape(size=16, with_sign=False, half=None), DataShape(size=2, with_sign=False, half=1))
    >>> data_shape("sbyte"), data_shape("u16_d16")
    (DataShape(size=1, with_sign=True, half=None), DataShape(size=2, with_sign=False, half=0))
    """
    if whole := _WHOLE.match(words):
        return DataShape(int(whole["bits"]) // 8 if whole["bits"] else 4 * int(whole["dwords"] or 1))
    small = _SMALL.match(words)
    if small is None:
        raise NotUnderstood(f"what {words} moves")
    kind = small["kind"]
    size = 1 if kind.endswith(("8", "byte")) else 2
    with_sign = (kind[0] in "is" and kind not in ("short",)) or kind in ("sbyte", "sshort")
    is_half = bool(small["d16"] or small["d16a"])
    is_upper = bool(small["hi"] or small["hia"])
    return DataShape(size, with_sign, int(is_upper) if is_half else None)


# --- atomic -------------------------------------------------------------------------------------------------
#
# Read-modify-write operations on memory, by the part of the mnemonic that names them.
#
# Lanes take their turns in the order of their numbers; the hardware promises no order. Source: RDNA4 ISA, 16.15,
# 16.19.


_NAME = pattern(
    r"(?P<name>(?:pk_)?add|sub|rsub|csub|inc|dec|[suf]?min|[suf]?max|and|or|xor|swap|wrxchg|storexchg|cmpswap|cmpst|cmpstore|fcmpswap)"
    r"(?P<num>_num)?(?P<rtn>_rtn)?(?:_(?P<type>bf|[uibf])(?P<bits>16|32|64))?(?P<two>_x2)?$"
)
_AtomicChange = Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class MemoryAtomic:
    """One atomic operation.

    Attributes:
        change: from the old values and the operand's to the new values, each an array.
        dtype: the type of each value.
        count: the number of values.
        compares: the operand is a new value and one to compare with.
        compare_first: the latter stands first.
    """

    change: _AtomicChange
    dtype: np.dtype[np.generic]
    count: int = 1
    compares: bool = False

    @property
    def size(self) -> int:
        """Bytes that it takes in memory, a lane."""
        return self.dtype.itemsize * self.count

    def run(self, memory: Array, addresses: Array, operands: Array) -> Array:
        """Changes memory at each address, in turn; returns the old bytes.

        Args:
            memory: its bytes.
            addresses: of each lane.
            operands: bytes of each lane; with `compares` the new value's, then those to compare with.
        """
        size = self.size
        old = np.zeros((len(addresses), size), np.uint8)
        for row, address in enumerate(addresses.tolist()):
            place = memory[address : address + size]
            old[row] = place
            before = old[row].view(self.dtype)
            given = np.ascontiguousarray(operands[row]).view(self.dtype)
            new, expected = given[: self.count], given[self.count :]
            if self.compares:
                after = new if before == expected else before
            else:
                after = self.change(before, new)
            place[:] = np.asarray(after, self.dtype).view(np.uint8)
        return old


_CHANGES: dict[str, _AtomicChange] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "rsub": lambda a, b: b - a,
    "inc": lambda a, b: np.where(a >= b, a.dtype.type(0), a + a.dtype.type(1)),
    "dec": lambda a, b: np.where((a == 0) | (a > b), b, a - a.dtype.type(1)),
    "min": lambda a, b: (smaller_number if a.dtype.kind == "f" else np.minimum)(a, b),
    "max": lambda a, b: (larger_number if a.dtype.kind == "f" else np.maximum)(a, b),
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "swap": lambda a, b: b,
}


def _bfloats_added(a: Array, b: Array) -> Array:
    """The sums of numbers of bfloat16, given by their bits; each is rounded to the nearest."""
    x, y = ((each.astype(np.uint32) << np.uint32(16)).view(np.float32) for each in (a, b))
    return np.asarray(np.asarray(round_bfloat(x + y)).view(np.uint32) >> np.uint32(16))


def memory_atomic(words: str) -> MemoryAtomic:
    """The operation that the part of a mnemonic names: ``add_u32``, ``cmpst_rtn_b64``, ``smax_x2``, ``pk_add_f16``.

    Raises:
        NotUnderstood: it names none that is known here.
    """
    found = _NAME.match(words)
    if found is None:
        raise NotUnderstood(f"the atomic operation {words}")
    name, letter = found["name"], found["type"] or "u"
    if name == "pk_add":
        if letter == "bf":
            return MemoryAtomic(_bfloats_added, np.dtype("u2"), 2)
        return MemoryAtomic(_CHANGES["add"], np.dtype("f2"), 2)
    size = 8 if found["two"] else int(found["bits"] or 32) // 8
    if name in ("fmin", "fmax", "fcmpswap"):  # as gfx10 names them
        letter, name = "f", name[1:]
    if name in ("smin", "smax"):
        letter, name = "i", name[1:]
    if name in ("umin", "umax"):
        letter, name = "u", name[1:]
    name = {"wrxchg": "swap", "storexchg": "swap", "cmpst": "cmpswap", "cmpstore": "cmpswap"}.get(name, name)
    dtype = np.dtype(f"{'u' if letter == 'b' else letter}{size}")
    if name == "cmpswap":
        return MemoryAtomic(_CHANGES["swap"], dtype, compares=True)
    if name not in _CHANGES:
        raise NotUnderstood(f"the atomic operation {words}")
    return MemoryAtomic(_CHANGES[name], dtype)


_MNEMONIC = pattern(
    r"(?P<family>global|flat|scratch|buffer)_(?P<verb>load|store|atomic)_(?P<lds>lds_)?(?P<shape>\w+)$"
)


def memory_instruction(
    mnemonic: str, given: Operands, started: StartedOperation, arch: Arch
) -> ExecutableInstruction:
    """An instruction of vector memory.

    Raises:
        NotUnderstood: one that is not known here.
    """
    name = _MNEMONIC.match(mnemonic)
    if name is None:
        raise NotUnderstood("an instruction of vector memory")
    flags = given.modifiers.keys()
    if flags & {"addr64", "tfe"}:
        raise NotUnderstood("addr64 or tfe")
    kind = started.kind
    is_copy = kind is Kind.LDS_DMA
    atomic = memory_atomic(name["shape"]) if name["verb"] == "atomic" else None
    shape = DataShape(0) if atomic else data_shape(name["shape"])
    parts = MemoryOperands(
        name["family"],
        name["verb"],
        list(given.words),
        is_copy,
        returns=kind in (Kind.ATOMIC_RETURN, Kind.FLAT_LOAD),
    )
    placing = _placing(parts, name["family"], flags, _offset(given), arch)
    if name["family"] == "scratch" and atomic is not None:
        raise NotUnderstood("an atomic of scratch memory")
    if atomic is not None:
        return _atomic(parts, atomic, placing, started, is_flat=name["family"] == "flat")
    if name["family"] in ("flat", "scratch"):
        return _own_and_flat(parts, shape, placing, started, is_flat=name["family"] == "flat")
    if is_copy:
        return _copy(parts, shape, placing, _offset(given), started)
    found = _global(parts, shape, placing, started, stores=name["verb"] == "store")
    if name["family"] != "buffer" or not (arch.name == "gfx90a" or arch.generation == "gfx10"):
        return found
    stack = _own_and_flat(parts, shape, placing, started, is_flat=False)
    resource = operand.numbers_of(parts.rest[0])

    def execute(wave: MachineWave) -> None:
        (stack if _is_stack(wave.registers, resource) else found).execute(wave)

    return ExecutableInstruction(execute, found.reads, found.writes)


def _global(
    parts: MemoryOperands, shape: DataShape, placing: Placing, started: StartedOperation, *, stores: bool
) -> ExecutableInstruction:
    """A load or store of global memory."""
    if stores:

        def execute_store(wave: MachineWave) -> None:
            registers, active = wave.registers, wave.registers.active.copy()
            place = placing(registers, active, shape.size)
            store_bytes(wave, place, shape.from_registers(registers, parts.data, active))
            wave.start(started)

        return ExecutableInstruction(execute_store, parts.reads, ())

    def execute_load(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        read = load_bytes(wave, placing(registers, active, shape.size), shape.size)

        def land() -> None:
            shape.to_registers(registers, parts.results, read.data, active)

        wave.start(started, parts.results, land, read=read, half=shape.half)

    return ExecutableInstruction(execute_load, parts.reads, parts.results)


def _offset(given: Operands) -> int:
    named = given.offsets
    if named is None:
        raise NotUnderstood(f"the offset in {given.modifier_text!r}")
    return named.get("offset", 0)


def _placing(parts: MemoryOperands, family: str, flags: Set[str], offset: int, arch: Arch) -> Placing:
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


STACK_BUFFER = 1 << 63 | 0xFFFFFFFF << 64 | 1 << 119
"""The buffer behind which scratch lies before gfx942 and gfx11: it swizzles, and adds the lane's number."""


def _is_stack(registers: WaveRegisters, resource: tuple[int, ...]) -> bool:
    words = [registers.scalar[number - SCALARS] for number in resource]
    return words[1:] == [STACK_BUFFER >> 32 * word & 0xFFFFFFFF for word in (1, 2, 3)]


def _buffer_placing(parts: MemoryOperands, flags: Set[str], offset: int, arch: Arch) -> Placing:
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
        if _is_stack(registers, resource):  # the bytes of all lanes are in turn, so the first are a wave's
            return LanePlaces(at + np.uint64(SCRATCH_APERTURE + first // registers.lanes))
        found = resources.buffer_place(layout, words, at, first, size, index=index)
        address = np.broadcast_to(found.address, count)
        return LanePlaces(address, np.broadcast_to(found.words, (count, found.words.shape[-1])))

    return place


class _FlatPlaces:
    """The memory that each lane's flat address leads to.

    Args:
        data: the data of a store, ``[lane, byte]``.
        is_flag: it reads a flag that another wave stores.

    Attributes:
        held: rows of lanes of LDS or scratch, the memory, and the bytes of it as an index, for both in turn.
        granules: of LDS; ``None`` if no lane's address leads there.
        elsewhere: by row, true if it leads to neither.
    """

    def __init__(
        self,
        wave: MachineWave,
        address: Array,
        access: LdsAccess | None,
        size: int,
        data: Array | None = None,
        *,
        is_flag: bool = False,
    ) -> None:
        lanes = wave.lanes()
        upper, lower = address >> np.uint64(32), (address & np.uint64(0xFFFFFFFF)).astype(np.int64)
        in_lds = np.zeros(len(address), bool) if access is None else upper == LDS_APERTURE >> 32
        in_scratch = ~in_lds if access is None else upper == SCRATCH_APERTURE >> 32
        self.elsewhere = ~(in_lds | in_scratch)
        self.held: list[tuple[Array, Array, Array]] = []
        self.granules: Array | None = None
        if in_lds.any():
            assert access is not None
            wave.flight.perform_lds()
            written = None if data is None else partial(data.__getitem__, in_lds)
            within, self.granules = wave.lds.enter(
                access, wave.number, lower[in_lds], lanes[in_lds], is_flag=is_flag, data=written
            )
            rows = np.flatnonzero(in_lds)[within]
            self.held.append((rows, wave.lds.data, lower[rows][:, None] + np.arange(size)))
        if in_scratch.any():
            require_scratch(wave, lower[in_scratch], size)
            first = lanes[in_scratch] * wave.scratch.shape[1] + lower[in_scratch]
            rows = np.flatnonzero(in_scratch)
            self.held.append((rows, wave.scratch.reshape(-1), first[:, None] + np.arange(size)))


def _own_and_flat(
    parts: MemoryOperands, shape: DataShape, placing: Placing, started: StartedOperation, *, is_flat: bool
) -> ExecutableInstruction:
    """A load or store at flat addresses, or of a lane's own memory, in which the address is an offset."""
    access = lds_access(started.site, shape.size, reads=not parts.data, writes=bool(parts.data))

    def execute(wave: MachineWave) -> None:
        active = wave.registers.active.copy()
        address = placing(wave.registers, active, shape.size).address
        given = shape.from_registers(wave.registers, parts.data, active) if parts.data else None
        data = np.zeros((len(address), shape.size), np.uint8)
        is_flag = started.reads_flag
        places = _FlatPlaces(wave, address, access if is_flat else None, shape.size, given, is_flag=is_flag)
        for rows, memory, at in places.held:
            if given is None:
                data[rows] = memory[at]
            else:
                memory[at] = given[rows]
        elsewhere, read = places.elsewhere, None
        if elsewhere.any():
            if given is None:
                read = load_bytes(wave, LanePlaces(address[elsewhere]), shape.size)
            else:
                store_bytes(wave, LanePlaces(address[elsewhere]), given[elsewhere])

        def land() -> None:
            if read is not None:
                data[elsewhere] = read.data
            if is_flag and places.granules is not None:
                wave.lds.acquire(wave.number, places.granules)
            if parts.results:
                shape.to_registers(wave.registers, parts.results, data, active)

        wave.start(started, parts.results, land, read=read, half=shape.half)

    return ExecutableInstruction(execute, parts.reads, parts.results)


def _atomic(
    parts: MemoryOperands, change: MemoryAtomic, placing: Placing, started: StartedOperation, *, is_flat: bool
) -> ExecutableInstruction:
    """An atomic operation, of global memory or, at flat addresses, of the memory that each lane's address leads to."""
    given, result = DataShape(4 * len(parts.data)), DataShape(change.size)
    access = lds_access(started.site, change.size, reads=True, writes=True)

    def execute(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        place = placing(registers, active, change.size)
        values = given.from_registers(registers, parts.data, active)
        old = np.zeros((len(place.address), change.size), np.uint8)
        turn = wave.turns.begin(changes=True) if wave.turns is not None else None
        if is_flat:
            places = _FlatPlaces(wave, place.address, access, change.size)
            inside = places.elsewhere
            for rows, memory, at in places.held:
                if len(rows):
                    old[rows] = change.run(memory, at[:, 0], values[rows])
        else:
            inside = np.ones(len(place.address), bool) if place.words is None else place.words.all(axis=-1)
        if inside.any():
            old[inside] = change_bytes(wave, place.address[inside], values[inside], change)
        if wave.turns is not None and turn is not None:
            wave.turns.made(turn, words_of(place.address, change.size))

        def land() -> None:
            if parts.results:
                result.to_registers(registers, parts.results, old, active)

        wave.start(started, parts.results, land)

    return ExecutableInstruction(execute, parts.reads, parts.results)


def _copy(
    parts: MemoryOperands,
    shape: DataShape,
    placing: Placing,
    offset: int,
    started: StartedOperation,
) -> ExecutableInstruction:
    """An LDS-DMA of gfx9: lane n's bytes go a stride behind those of lane n - 1, from M0 plus the offset on.

    Source: MI300 ISA, 9.1.9, "LDS_ADDR = LDSbase + M0 + inst_offset + ThreadID * 4".
    """
    stride = lane_stride(shape.size)
    access = lds_access(started.site, shape.size, writes=True, is_copy=True)

    def execute(wave: MachineWave) -> None:
        active, lanes = wave.registers.active.copy(), wave.lanes()
        wave.copies += 1
        read = load_bytes(wave, placing(wave.registers, active, shape.size), shape.size)
        at = (wave.registers.read_scalar(M0) & 0xFFFF_FFFF) + offset + lanes.astype(np.int64) * stride
        within, granules = wave.lds.enter(access, wave.number, at, lanes, data=read.now)
        granules = np.array(sorted(set(granules.tolist())), np.intp)  # `np.unique` loads all of `numpy.ma`
        target = at[within][:, None] + np.arange(shape.size)
        wave.flight.perform_lds()  # LDS operations issued before come first: LLVM puts no wait between
        write = LdsWrite(target, lambda: read.now()[within])
        if wave.flight.late:
            wave.lds.data[target] = GARBAGE_BYTE
        wave.lds.begin(write)
        wave.lds.begin_copy(granules, wave.number)

        def perform() -> None:
            wave.lds.data[target] = read.data[within]
            wave.lds.end(write)

        retired = lambda: wave.lds.end_copy(granules)  # noqa: E731
        wave.start(started, (), perform, read=read, touched=(access, granules), retired=retired)

    return ExecutableInstruction(execute, (*parts.reads, M0), ())


# --- lane places --------------------------------------------------------------------------------------------
#
# The place of an access of vector memory, lane by lane: its operands, and bytes read and written there.


class LanePlaces(NamedTuple):
    """The address of an access, for the active lanes.

    Attributes:
        address: of each.
        words: for each of its words, true if it is within the buffer; `None` for all.
    """

    address: Array
    words: Array | None = None


Placing = Callable[[WaveRegisters, Array, int], LanePlaces]
"""A function that computes an instruction's address from the registers, the active lanes and the size of an access."""


class MemoryOperands:
    """An instruction's operands by their roles: the registers of its results and of its data, and its address."""

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


def _inside(place: LanePlaces, size: int) -> Array:
    """The bytes of each lane's access that are within its buffer."""
    if place.words is None:
        return np.ones((len(place.address), size), bool)
    result: Array = place.words.repeat(4, axis=-1)[:, :size]
    return result


def load_bytes(wave: MachineWave, place: LanePlaces, size: int) -> MemoryRead:
    """The bytes that each lane loads, ``[lane, byte]``; 0 for bytes outside of a buffer."""
    inside = _inside(place, size)
    where = (place.address[:, None] + np.arange(size, dtype=np.uint64))[inside]
    if len(where):
        if inside.all():
            wave.memory.check(place.address, size, "read")
        else:
            wave.memory.check(where, 1, "read")
    return MemoryRead(wave.memory.region.data, _numbers(where), inside)


def require_scratch(wave: MachineWave, at: Array, size: int) -> None:
    """Faults if a lane leaves its own memory.

    Raises:
        Fault: an address of an active lane is beyond it.
    """
    room = wave.scratch.shape[1]
    beyond = np.flatnonzero(at.astype(np.int64) + size > room)
    if len(beyond):
        lane = int(beyond[0])
        raise Fault("access to scratch", int(at[lane]), lane, f"of which a lane has {room} bytes")


def _numbers(address: Array) -> Array:
    """The indices of bytes in the device's memory, by their addresses."""
    return np.asarray((address - np.uint64(GLOBAL_BASE)).astype(np.int64))


def change_bytes(wave: MachineWave, address: Array, operands: Array, change: MemoryAtomic) -> Array:
    """Changes global memory at an address a lane; returns the old bytes."""
    wave.memory.check(address, change.size, "write")
    where = _numbers(address)
    wave.flight.store((where[:, None] + np.arange(change.size)).ravel())
    return change.run(wave.memory.region.data, where, operands)


def store_bytes(wave: MachineWave, place: LanePlaces, data: Array) -> None:
    """Writes each lane's bytes, as far as they are within a buffer."""
    inside = _inside(place, data.shape[1])
    if inside.any():
        where = (place.address[:, None] + np.arange(data.shape[1], dtype=np.uint64))[inside]
        if inside.all():
            wave.memory.check(place.address, data.shape[1], "write")
        else:
            wave.memory.check(where, 1, "write")
        numbers = _numbers(where)
        wave.flight.store(numbers)
        wave.memory.region.data[numbers] = data[inside]


# --- scalar memory ------------------------------------------------------------------------------------------
#
# Loads of scalar memory: from an address, and through a buffer resource. Several complete in any order.
#
# A buffer has ``num_records`` bytes, or records of ``stride`` bytes if that is not 0; a word that does not end within
# it loads 0, and no other field of the resource matters. Source: MI300 ISA, 8.2 and 9.1.5; RDNA4 ISA, 9.


_SCALAR_LOAD = pattern(
    r"s_(?P<buffer>buffer_)?load_(?:dword(?:x(?P<dwords>\d+))?|b(?P<bits>\d+)|(?P<sign>[iu])(?P<small>8|16))$"
)
_ScalarRead = Callable[[MachineWave, int], MemoryRead]


def scalar_load(mnemonic: str, given: Operands, started: StartedOperation) -> ExecutableInstruction:
    """A load of scalar memory.

    Raises:
        NotUnderstood: one that is not known here.
    """
    match = _SCALAR_LOAD.match(mnemonic)
    words, named = given.words, given.offsets
    if match is None or named is None:
        raise NotUnderstood("an access of scalar memory")
    results, base = operand.numbers_of(words[0]), operand.numbers_of(words[1])
    offset = operand.source(words[2], ("u", 32)) if len(words) > 2 else operand.source("0", ("u", 32))
    immediate = named.get("offset", 0)
    size = int(match["small"] or match["bits"] or 32 * int(match["dwords"] or 1)) // 8
    load, with_sign = _loading(base, size, of_buffer=bool(match["buffer"])), match["sign"] == "i"

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        distance = int(offset.read(registers)[0])
        if not offset.registers and distance >> 31:
            distance -= 1 << 32
        read = load(wave, distance + immediate)

        def land() -> None:
            data = read.data
            if size < 4:
                values = [int.from_bytes(data.tobytes(), "little", signed=with_sign) & 0xFFFFFFFF]
            else:
                values = data.view(np.uint32).tolist()
            for number, value in zip(results, values, strict=True):
                registers.write_scalar(number, value)

        wave.start(started, results, land, read=read)

    return ExecutableInstruction(execute, (*base, *offset.registers), results)


def _read(wave: MachineWave, at: int, inside: Array) -> MemoryRead:
    """The bytes from an address on; only those marked ``inside`` are read."""
    where = (np.uint64(at & (1 << 64) - 1) + np.arange(len(inside), dtype=np.uint64))[inside]
    if len(where):
        wave.memory.check(where[:1], len(where), "read")
    numbers = (where - np.uint64(GLOBAL_BASE)).astype(np.int64)
    return MemoryRead(wave.memory.region.data, numbers, inside, keeps_order=False)


def _loading(base: tuple[int, ...], size: int, *, of_buffer: bool) -> _ScalarRead:
    """Loads of words, each of which a buffer holds as a whole or not at all, and of one byte or two of gfx12."""
    unit, everything = min(size, 4), np.ones(size, bool)

    def load(wave: MachineWave, offset: int) -> MemoryRead:
        if not of_buffer:
            at = wave.registers.read_scalar(base[0], 2) + offset
            return _read(wave, at & ~3 if unit == 4 else at, everything)
        words = [wave.registers.read_scalar(number) for number in base]
        address, bytes_ = words[0] | (words[1] & 0xFFFF) << 32, words[2] * (words[1] >> 16 & 0x3FFF or 1)
        first = offset & (0xFFFFFFFC if unit == 4 else 0xFFFFFFFF)
        ends = np.arange(first + unit, first + size + unit, unit)
        return _read(wave, address + first, np.repeat(ends <= bytes_, unit))

    return load
