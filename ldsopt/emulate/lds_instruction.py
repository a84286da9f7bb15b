"""Instructions of LDS, and exchanges between lanes through its hardware.

Their effect on LDS happens when the operation is retired, or, by schedule, when it is issued; the LDS operations of a
wave happen in the order in which it issued them. Source: RDNA4 ISA, 11; MI300 ISA, 11 and its DS instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.memory_instruction import DataShape, data_shape, memory_atomic
from ldsopt.emulate.operand import swizzled
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import GARBAGE_BYTE, LdsWrite, MachineWave, StartedOperation, lds_access
from ldsopt.isa.operands import Operands
from ldsopt.patterns import pattern
from ldsopt.simt.addresses import LDS_APERTURE, words_of
from ldsopt.simt.intrinsics.copies import transpose
from ldsopt.simt.kinds import Array
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Kind

_MOVE = pattern(
    r"ds_(?P<verb>read|load|write|store)(?P<two>2|_2addr)?(?P<far>st64|_stride64)?_(?P<shape>\w+?)(?P<tr>_tr_b16)?$"
)


def lds_instruction(
    mnemonic: str, given: Operands, started: StartedOperation, arch: Arch
) -> ExecutableInstruction:
    """A ``ds_`` instruction of an architecture.

    Raises:
        NotUnderstood: one that is not known here.
    """
    if "gds" in given.modifiers:
        raise NotUnderstood("GDS")
    if started.kind is Kind.LANES:
        return _exchange(mnemonic, given, started, within=32 if arch.generation in ("gfx10", "gfx11") else 64)
    words, named = given.words, given.offsets
    if named is None:
        raise NotUnderstood(f"the offset in {given.modifier_text!r}")
    move = _MOVE.match(mnemonic)
    if move is None:
        return _atomic(mnemonic, words, named.get("offset", 0), started)
    shape = data_shape(move["shape"])
    if move["two"]:
        unit = shape.size * (64 if move["far"] else 1)
        places: tuple[int, ...] = (named.get("offset0", 0) * unit, named.get("offset1", 0) * unit)
    else:
        places = (named.get("offset", 0),)
    if move["verb"] in ("write", "store"):
        return _write(words, shape, places, started)
    return _read(words, shape, places, started, transposing=bool(move["tr"]))


def _read(
    words: tuple[str, ...],
    shape: DataShape,
    places: tuple[int, ...],
    started: StartedOperation,
    *,
    transposing: bool,
) -> ExecutableInstruction:
    results, address = operand.numbers_of(words[0]), operand.numbers_of(words[1])
    access = lds_access(started.site, shape.size, reads=True)

    def execute(wave: MachineWave) -> None:
        active = wave.registers.active.copy()
        base = wave.registers.vector[address[0]][active].astype(np.int64)
        pieces, granules = _enter(wave, access, base, places, is_flag=started.reads_flag)
        retired = partial(wave.lds.acquire, wave.number, granules) if started.reads_flag else None

        found = list[Array]()

        def perform() -> None:
            for at, within in pieces:
                data = np.zeros((len(at), shape.size), np.uint8)
                data[within] = wave.lds.data[at[within][:, None] + np.arange(shape.size)]
                found.append(data)

        def land() -> None:
            for number, data in enumerate(found):
                if transposing:
                    whole = np.full((len(active), shape.size), GARBAGE_BYTE, np.uint8)
                    whole[active] = data
                    data = np.ascontiguousarray(transpose(whole.view(np.uint16))).view(np.uint8)[active]
                part = results[number * shape.registers : (number + 1) * shape.registers]
                shape.to_registers(wave.registers, part, data, active)

        touched = None if started.reads_flag else (access, granules)
        wave.start(started, results, land, perform=perform, touched=touched, half=shape.half, retired=retired)

    return ExecutableInstruction(execute, address, results)


def _enter(
    wave: MachineWave,
    access: LdsAccess,
    base: Array,
    places: tuple[int, ...],
    data: list[Array] | None = None,
    *,
    is_flag: bool = False,
) -> tuple[list[tuple[Array, Array | slice]], Array]:
    """Checks and records an access; returns the addresses with the lanes that stay within LDS, and all granules."""
    pieces, touched, lanes = [], [], wave.lanes()
    for number, place in enumerate(places):
        at = (base + place) & 0xFFFFFFFF if place else base
        written = None if data is None else partial(np.asarray, data[number])
        within, granules = wave.lds.enter(access, wave.number, at, lanes, is_flag=is_flag, data=written)
        pieces.append((at, within))
        touched.append(granules)
    return pieces, touched[0] if len(touched) == 1 else np.concatenate(touched)


def _write(
    words: tuple[str, ...],
    shape: DataShape,
    places: tuple[int, ...],
    started: StartedOperation,
) -> ExecutableInstruction:
    address = operand.numbers_of(words[0])
    sources = [operand.numbers_of(word) for word in words[1 : 1 + len(places)]]

    access = lds_access(started.site, shape.size, writes=True)

    def execute(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        base = registers.vector[address[0]][active].astype(np.int64)
        data = [shape.from_registers(registers, source, active) for source in sources]
        pieces, granules = _enter(wave, access, base, places, data)
        writes = [
            LdsWrite(at[within][:, None] + np.arange(shape.size), partial(values.__getitem__, within))
            for (at, within), values in zip(pieces, data, strict=True)
        ]
        for write in writes:
            wave.lds.begin(write)

        def perform() -> None:
            for write in writes:
                wave.lds.data[write.places] = write.data()
                wave.lds.end(write)

        wave.start(started, perform=perform, touched=(access, granules))

    return ExecutableInstruction(
        execute, (*address, *(number for source in sources for number in source)), ()
    )


def _atomic(
    mnemonic: str, words: tuple[str, ...], place: int, started: StartedOperation
) -> ExecutableInstruction:
    name = mnemonic.removeprefix("ds_").removeprefix("atomic_")
    change = memory_atomic(name)
    returns = "_rtn" in mnemonic
    given = list(words)
    results = operand.numbers_of(given.pop(0)) if returns else ()
    address = operand.numbers_of(given[0])
    sources = [operand.numbers_of(word) for word in given[1:]]
    if change.compares:  # gfx9 has the compared value first, gfx11 and later the new value
        sources = sources[::-1] if "cmpst_" in f"{name}_" else sources
    numbers = tuple(number for source in sources for number in source)
    shape = DataShape(4 * len(numbers))
    result_shape = DataShape(change.size)

    access = lds_access(started.site, change.size, reads=True, writes=True)

    def execute(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        base = registers.vector[address[0]][active].astype(np.int64)
        data = shape.from_registers(registers, numbers, active)
        pieces, granules = _enter(wave, access, base, (place,))
        at, within = pieces[0]

        old = np.zeros((len(at), change.size), np.uint8)
        turn = wave.turns.begin(changes=True) if wave.turns is not None else None

        def perform() -> None:
            old[within] = change.run(wave.lds.data, at[within], data[within])
            if wave.turns is not None and turn is not None:
                wave.turns.made(turn, words_of(at[within] + LDS_APERTURE, change.size))

        def land() -> None:
            if returns:
                result_shape.to_registers(registers, results, old, active)

        retired = partial(wave.lds.acquire, wave.number, granules) if returns else None
        touched = access, granules
        wave.start(started, results, land, perform=perform, touched=touched, retired=retired)

    return ExecutableInstruction(execute, (*address, *numbers), results)


def _exchange(
    mnemonic: str, spelled: Operands, started: StartedOperation, *, within: int
) -> ExecutableInstruction:
    """DS_BPERMUTE_B32, DS_PERMUTE_B32, DS_SWIZZLE_B32. A lane that EXEC has off gives 0, but not to DS_BPERMUTE_FI_B32.

    The permutations exchange within a limited number of lanes. Source: LLVM,
    ``GCNSubtarget::supportsWaveWideBPermute``.
    """
    results = operand.numbers_of(spelled.words[0])
    inputs = tuple(number for word in spelled.words[1:] for number in operand.numbers_of(word))
    given = (spelled.offsets or {}).get("offset", 0)
    moves: dict[str, Callable[[Array, Array, Array], Array]] = {
        "ds_bpermute_b32": partial(_pulled, given, within),
        "ds_bpermute_fi_b32": partial(_pulled, given, within),
        "ds_permute_b32": partial(_pushed, given, within),
        "ds_swizzle_b32": partial(_swizzled, _swizzle_offset(spelled.modifiers, given)),
    }
    if mnemonic not in moves:
        raise NotUnderstood("an exchange between lanes")
    move, fetches_inactive = moves[mnemonic], mnemonic == "ds_bpermute_fi_b32"

    def execute(wave: MachineWave) -> None:
        registers, active = wave.registers, wave.registers.active.copy()
        index, data = registers.vector[inputs[0]], registers.vector[inputs[-1]]
        moved = move(index, data if fetches_inactive else np.where(active, data, np.uint32(0)), active)

        def land() -> None:
            registers.write_vector(results[0], moved, active)

        wave.start(started, results, land)

    return ExecutableInstruction(execute, inputs, results)


def _swizzle_offset(modifiers: Mapping[str, str], given: int) -> int:
    """The offset of a spelled-out swizzle. Source: LLVM, AMDGPUModifierSyntax, "swizzle pattern"."""
    spelled = modifiers.get("offset", "")
    if not spelled.startswith("swizzle("):
        return given
    how, *parts = (part.strip().strip('"') for part in spelled[8:-1].split(","))
    if how == "QUAD_PERM":
        return 0x8000 | sum(int(part) << 2 * n for n, part in enumerate(parts))
    if how == "BITMASK_PERM":
        masks = {"0": (0, 0, 0), "1": (0, 1, 0), "p": (1, 0, 0), "i": (1, 0, 1)}
        bits = [masks[letter] for letter in parts[0]]
        fields = [int("".join(str(bit[n]) for bit in bits), 2) for n in range(3)]
        return fields[0] | fields[1] << 5 | fields[2] << 10
    numbers = [int(part, 0) for part in parts]
    if how == "SWAP":
        return 0x1F | numbers[0] << 10
    if how == "REVERSE":
        return 0x1F | (numbers[0] - 1) << 10
    if how == "BROADCAST":
        return (0x1F & ~(numbers[0] - 1)) | numbers[1] << 5
    raise NotUnderstood(f"the swizzle {how}")


def _permuted(offset: int, within: int, index: Array) -> Array:
    """The lanes that the addresses of a permutation name."""
    size = min(within, len(index))
    lanes: Array = np.arange(len(index)) // size * size + (index.astype(np.int64) + offset) // 4 % size
    return lanes


def _pulled(offset: int, within: int, index: Array, data: Array, active: Array) -> Array:
    del active
    lane = _permuted(offset, within, index)
    result: Array = data[lane]
    return result


def _pushed(offset: int, within: int, index: Array, data: Array, active: Array) -> Array:
    result = np.zeros_like(data)
    lane = _permuted(offset, within, index)
    for number in np.flatnonzero(active).tolist():
        result[lane[number]] = data[number]
    return result


def _swizzled(offset: int, index: Array, data: Array, active: Array) -> Array:
    del index, active
    result: Array = data[swizzled(offset, len(data))]
    return result
