"""The bytes of LDS that the instructions of a function touch, by the possible values of their address registers.

The registers are followed through the control flow to a fixpoint (`ldsopt.machine.effects`); at heads of loops, growing
values are widened. An instruction touches *pieces*: bytes in a row, from each of a set of addresses on.

* ``ds_*``: the address register plus the offset; of two addresses, each with its own (`ldsopt.machine.lds_width`).
  Transposing reads are executed by all lanes of a wave, so idle lanes' addresses count as well.
* LDS-DMA of gfx9 and gfx10: the wave's lanes write one behind the other, from M0 plus the instruction's offset on, with
  or without its two lowest bits; 4 bytes a lane, of 12 and 16 bytes 16 a lane. Source: AMD Instinct MI300 and CDNA4
  ISA, "Memory Buffer Load to LDS".
* Asynchronous copies of gfx1250: each lane from its own address register plus the offset on. Source: LLVM,
  IntrinsicsAMDGPU.td, ``global.load.async.to.lds``.
* Tensor copies of gfx1250: a tile, as their descriptor says (`ldsopt.analysis.ranges.tensor_descriptor`).

Addresses that are an argument of the kernel plus a distance are compared by their distances, if the argument is the
same (`ldsopt.machine.distances`). All are counted modulo 2**32, and M0 in its lowest 16 bits: bytes that are
apart there are apart however many of its bits count.

Any other instruction that touches LDS (flat accesses, copies to a whole cluster) may touch any byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers, disjoint_ranges
from ldsopt.analysis.ranges.tensor_descriptor import tile_bytes
from ldsopt.graph import Visits, backwards
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import RegisterSet, operands, register, registers
from ldsopt.machine.arithmetic import UNKNOWN, constant
from ldsopt.machine.decisions import written_by
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry
from ldsopt.machine.fixpoint import EXEC, BlockStates, fixpoint, joined, lanes_of_exec, start_at
from ldsopt.machine.lds_width import lds_width
from ldsopt.machine.state import Distance, Lanes, WaveState
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import LDS_ADDRESS_AT, Action, Kind

_WIDE_COPY = ("dwordx3", "dwordx4", "_b96", "_b128")
_LEAST_M0_BITS = 16
_DWORD = 4


class LdsPiece(NamedTuple):
    """Bytes in a row, ``size`` of them from one of these addresses on.

    Attributes:
        first: the addresses.
        size: in bytes.
        base: the addresses relative to an argument of the kernel; for M0, whose lowest bits alone count, in 16 bits.
    """

    first: Integers
    size: int
    base: Distance | None = None

    def is_apart(self, other: LdsPiece) -> bool:
        """True if the two have no byte in common."""
        if disjoint_ranges(self.first, self.size, other.first, other.size):
            return True
        if self.base is None or other.base is None or self.base.symbol != other.base.symbol:
            return False
        width = min(self.base.bytes.width, other.base.bytes.width)
        mine, theirs = (integers.trunc(one.bytes, width) for one in (self.base, other.base))
        return disjoint_ranges(mine, self.size, theirs, other.size)


def are_apart(ours: Iterable[LdsPiece] | None, others: Iterable[LdsPiece] | None) -> bool:
    """True if two instructions have no byte in common, by their pieces; ``None`` are any bytes."""
    return ours is not None and others is not None and all(a.is_apart(b) for a, b in product(ours, others))


class FollowedCode(NamedTuple):
    """The facts about instructions, by line, from following the registers of a function.

    Attributes:
        pieces: the bytes of LDS that each touches; one that is absent may touch any byte.
        with_all_lanes: the instructions that all lanes execute with which the kernel began.
        all_or_none: those of them that give a mask of all lanes or of none, by an operand that is -1 or 0.
        heads: the states where blocks begin.
        named: ``k`` with the place of the word of arguments that an instruction loads into a register.
        m0: the values of M0 at LDS-DMAs.
    """

    pieces: Mapping[int, tuple[LdsPiece, ...]]
    with_all_lanes: frozenset[int]
    all_or_none: frozenset[int]
    heads: BlockStates
    named: Mapping[tuple[int, str], str] = MappingProxyType({})
    m0: Mapping[int, Integers] = MappingProxyType({})


class _Followed(NamedTuple):
    """A function to follow. Fields as the arguments of `follow`."""

    function: AsmFunction
    arch: Arch
    entry: KernelEntry | None

    def __hash__(self) -> int:
        return hash((self.function.name, self.arch.name))


def follow(function: AsmFunction, arch: Arch, entry: KernelEntry | None) -> FollowedCode:
    """Follows the registers of a function. Callers must not change the states.

    Args:
        entry: the kernel's start; ``None`` for a function that is called.
    """
    return _followed(_Followed(function, arch, entry))


@lru_cache(maxsize=512)  # waits and races of a listing's kernels ask for the same
def _followed(asked: _Followed) -> FollowedCode:
    function, arch, entry = asked
    if arch.is_before("gfx9") or has_computed_registers(function):
        return FollowedCode({}, frozenset(), frozenset(), {})
    wave_size = wave_size_of(function, arch, entry)
    effects = Effects(function, wave_size, entry.words if entry else {})
    first = entry.state(arch) if entry else WaveState()
    found: dict[int, tuple[LdsPiece, ...]] = {}
    whole, uniform = set[int](), set[int]()
    named, m0 = dict[tuple[int, str], str](), dict[int, Integers]()
    heads = fixpoint(function, start_at(function, first, effects), effects)
    for index, head in joined(heads):
        state = head.copy()
        for at, instruction in enumerate(function.blocks[index].instructions):
            if pieces := pieces_of(instruction, state, arch, wave_size or max(arch.wave_sizes)):
                found[instruction.line] = pieces
            if state.exec is Lanes.ALL:
                whole.add(instruction.line)
                if _sets_all_or_none(function, index, at, state, wave_size):
                    uniform.add(instruction.line)
            if (begun := decode(instruction).started) is not None and begun[0] is Kind.LDS_DMA:
                m0[instruction.line] = state.value("m0")
            effects.apply(state, instruction)
            is_load = instruction.opcode.action is Action.LOAD
            for name in registers(operands(instruction).words[0]) if is_load else ():
                held = state.distances.get(name)
                if held is not None and held.bytes.value == 0 and held.symbol.startswith("argument at "):
                    named[instruction.line, name] = "k" + held.symbol.rpartition(" ")[2]
    return FollowedCode(found, frozenset(whole), frozenset(uniform), heads, named, m0)


def _sets_all_or_none(
    function: AsmFunction, block: int, at: int, state: WaveState, wave_size: int | None
) -> bool:
    """True if an instruction gives EXEC or nothing: a mask operation on EXEC and an operand with equal bits.

    The mask must be as wide as a wave, since branches ask the other half of VCC as well.

    Args:
        function: the code.
        block, at: the instruction's block, and its place there.
        state: the registers ahead of the instruction.
        wave_size: lanes of a wave, if that is known.
    """
    instruction = function.blocks[block].instructions[at]
    words, logic = operands(instruction).words, lanes_of_exec(instruction)
    if logic is None or logic.bits != wave_size:
        return False
    if words[1] not in EXEC and (words[2] not in EXEC or logic.how != "and"):
        return False
    word = words[2] if words[1] in EXEC else words[1]
    parts = registers(word)
    if not parts or any(state.value(one).signed_min < -1 or state.value(one).signed_max > 0 for one in parts):
        return False
    return len(parts) == 1 or _has_equal_halves(function, block, at, register(word))


def _has_equal_halves(function: AsmFunction, block: int, at: int, pair: RegisterSet) -> bool:
    """True if what was written last to two registers, on each path to an instruction, are 0 or -1 in both."""
    before = backwards([one.successors for one in function.blocks])
    visits = Visits([(block, at)])
    for index, end in visits:
        last = next(
            (one for one in reversed(function.blocks[index].instructions[:end]) if written_by(one) & pair),
            None,
        )
        if last is None:
            if index == 0:
                return False
            visits.add((one, len(function.blocks[one].instructions)) for one in before[index])
        elif not (_writes_equal_bits(last) and written_by(last) == pair):
            return False
    return True


def _writes_equal_bits(instruction: AsmInstruction) -> bool:
    given = operands(instruction)
    is_copy = instruction.mnemonic in ("s_mov_b64", "s_cselect_b64") and given.words[0].startswith("s[")
    return is_copy and not given.modifiers and len(given.words) > 1 and {*given.words[1:]} <= {"0", "-1"}


def wave_size_of(function: AsmFunction, arch: Arch, entry: KernelEntry | None) -> int | None:
    """Lanes of a wave; ``None`` if the architecture has two kinds of waves and the code does not tell which."""
    known = function.wave_size or (entry.wave_size if entry else None)
    return known or (arch.wave_size if len(arch.wave_sizes) == 1 else None)


def pieces_of(
    instruction: AsmInstruction, state: WaveState, arch: Arch, most_lanes: int
) -> tuple[LdsPiece, ...]:
    """The bytes that an instruction touches; empty if they are not known, or if it does not touch LDS."""
    operation = decode(instruction).started
    if operation is None or instruction.opcode.hides_address:
        return ()
    if operation[0] is Kind.LDS:
        return _of_lanes(instruction, state, 1 if operation[1] else 0)
    if operation[0] is Kind.LDS_DMA:
        return _of_wave(instruction, state, arch, most_lanes)
    if operation[0] in {Kind.TENSOR_LOAD, Kind.TENSOR_STORE}:
        # The bytes that a tensor copy with a descriptor of two groups moves.
        groups = [registers(word) for word in operands(instruction).words]
        if [len(group) for group in groups] != [4, 8]:
            return ()
        (predicate, address, *_), body = ([state.value(one) for one in group] for group in groups)
        size = tile_bytes(predicate, body[0], body[3], body[4])
        return () if size is None else (LdsPiece(address, size),)
    at = LDS_ADDRESS_AT.get(operation[0])
    return () if at is None else _of_lanes(instruction, state, at)


def _of_lanes(instruction: AsmInstruction, state: WaveState, at: int) -> tuple[LdsPiece, ...]:
    """The bytes that lanes touch whose addresses are in operand ``at``."""
    width, given = lds_width(instruction), operands(instruction)
    named = registers(given.words[at]) if at < len(given.words) else ()
    if width is None or len(named) != 1 or named[0][0] != "v":
        return ()
    is_of_all = instruction.opcode.transposes
    base = state.distances.get(named[0]) if not is_of_all or state.idle is None else None
    if base is not None:
        return tuple(
            LdsPiece(integers.add(state.value(named[0]), constant(offset)), width.piece, _moved(base, offset))
            for offset in width.offsets
        )
    is_of_idle = is_of_all and state.idle is not None
    addresses = (state.of_any_lane(named[0]),) if is_of_idle else state.values(named[0])
    return tuple(
        LdsPiece(integers.add(address, constant(offset)), width.piece)
        for offset in width.offsets
        for address in addresses
    )


def _of_wave(
    instruction: AsmInstruction, state: WaveState, arch: Arch, most_lanes: int
) -> tuple[LdsPiece, ...]:
    offsets = operands(instruction).offsets
    if offsets is None:
        return ()
    size = most_lanes * (16 if any(word in instruction.mnemonic for word in _WIDE_COPY) else _DWORD)
    offset = constant(offsets.get("offset", 0))
    found = list[LdsPiece]()
    if (held := state.distances.get("m0")) is not None:
        first = integers.trunc(
            integers.add(held.bytes, integers.add(offset, constant(1 - _DWORD))), _LEAST_M0_BITS
        )
        return (LdsPiece(UNKNOWN, size + _DWORD - 1, held._replace(bytes=first)),)
    for base in state.values("m0"):
        if base.unsigned_max >= 1 << arch.m0_bits:
            if not base.is_constant:
                return ()
            base = constant(base.lower & (1 << arch.m0_bits) - 1)
        found.append(_copied(integers.add(base, offset), size))
    return tuple(found)


def _moved(base: Distance, by: int) -> Distance:
    return base._replace(bytes=integers.add(base.bytes, constant(by)))


def _copied(first: Integers, size: int) -> LdsPiece:
    """The bytes of a copy of ``size`` bytes, whose address may count without its two lowest bits."""
    if first.zeros & (_DWORD - 1) != _DWORD - 1:
        return LdsPiece(integers.and_(first, constant(-_DWORD)), size + _DWORD - 1)
    return LdsPiece(first, size)
