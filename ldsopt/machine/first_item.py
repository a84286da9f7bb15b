"""Bytes of LDS that the first lane of a wave touches for sure, whenever its wave comes by.

Two instructions that touch common bytes in the lane of one work-item touch them for sure, and every workgroup has the
work-item 0: lane 0 of its first wave, and all its ids are 0. So the registers are followed once more, for that lane
alone (`ldsopt.machine.effects`, ``of_first_lane``). Rule: an access is sure where the lane is active, its address is
one number, and the first wave comes there if any wave does: no branch by which waves part has led there
(`ldsopt.machine.decisions.parted_blocks`). Of an LDS-DMA the first four bytes of the lane are sure; of a tensor copy
that its predicate lets happen the first element of the tile, which is written even if the tensor has none there. Where
only some waves come by a wait, others than the first may be the ones that lack it, and nothing is sure.

Where the metadata says how large a workgroup is, it is known which work-items are the first lanes of its other waves,
and so which bytes two waves are sure to touch. Of a copy of a whole wave that are the bytes of all its lanes. Rule:
both waves come by for sure, and to the same barriers: where waves have parted there is neither a barrier nor a wait.

Example, gfx942; of work-item 0 both are bytes 0 to 3::

    s_mov_b32 m0, 0
    buffer_load_dword v1, s[0:3], 0 offen lds
    v_lshlrev_b32_e32 v2, 2, v0
    ds_read_b32 v3, v2
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import Kind, started
from ldsopt.isa.waits import is_wait
from ldsopt.machine.addresses import pieces_of, states_of, wave_size_of
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry
from ldsopt.machine.operands import operands, registers
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import CALLS

_DWORD = 4
_MOST_WAVES = 16
"""Each wave is followed through the code on its own."""
_COPIED = {"_dword": _DWORD, "_b32": _DWORD, "_dwordx4": 4 * _DWORD, "_b128": 4 * _DWORD}
"""Bytes that each lane of a copy writes without a gap, by what its mnemonic ends with."""
_SURE_KINDS = frozenset({Kind.LDS, Kind.LDS_DMA, Kind.ASYNC_LOAD})


def sure_bytes(
    function: AsmFunction, arch: Arch, entry: KernelEntry, parted: Collection[int], wave: int = 0
) -> Mapping[int, tuple[range, ...]]:
    """The bytes that the first lane of a wave touches for sure, by the line of the instruction.

    Args:
        function: the code of a kernel.
        arch: that it is for.
        entry: how it begins.
        parted: the blocks to which only some waves may come.
        wave: its number in its workgroup.
    """
    if function.unreadable or arch.generation in {"gfx6", "gfx7", "gfx8"} or has_computed_registers(function):
        return {}
    if any(
        is_wait(i.mnemonic) or i.mnemonic in CALLS
        for index in parted
        for i in function.blocks[index].instructions
    ):
        return {}
    effects = Effects(function, wave_size_of(function, arch, entry), entry.words, of_first_lane=True)
    lanes = entry.lanes(wave)
    found: dict[int, tuple[range, ...]] = {}
    for index, state in states_of(function, entry.first_lane(arch, wave), effects):
        for instruction in function.blocks[index].instructions:
            if index not in parted and (sure := _sure(instruction, state, arch, lanes)):
                found[instruction.line] = sure
            effects.apply(state, instruction)
    return found


def sure_bytes_of_waves(
    function: AsmFunction, arch: Arch, entry: KernelEntry, parted: Collection[int]
) -> tuple[Mapping[int, tuple[range, ...]], ...]:
    """What each wave of a workgroup touches for sure; nothing where that is not known of more than one.

    Arguments as of `sure_bytes`.
    """
    if not 1 < entry.waves <= _MOST_WAVES:
        return ()
    for index, block in enumerate(function.blocks):
        for instruction in block.instructions:
            meets = index in parted and instruction.mnemonic.startswith("s_barrier")
            if meets or instruction.mnemonic in CALLS:
                return ()
    return tuple(sure_bytes(function, arch, entry, parted, wave) for wave in range(entry.waves))


def _sure(instruction: AsmInstruction, state: WaveState, arch: Arch, lanes: int) -> tuple[range, ...]:
    operation = started(instruction)
    if operation is None or state.exec is not Lanes.ALL:
        return ()
    pieces = pieces_of(instruction, state, arch, 1)
    if operation[0] is Kind.TENSOR_LOAD and pieces:
        return _first_element(instruction, state)
    if operation[0] not in _SURE_KINDS:
        return ()
    is_dma = operation[0] is Kind.LDS_DMA
    named = [register for word in operands(instruction).words for register in registers(word)]
    if any(register in state.choices for register in (*named, "m0")) or (is_dma and len(pieces) != 1):
        return ()  # it touches one of two pieces
    if not all(piece.first.is_constant for piece in pieces):
        return ()
    if is_dma and state.value("m0").lower % _DWORD:
        return ()
    sizes = (size for suffix, size in _COPIED.items() if instruction.mnemonic.endswith(suffix))
    copied = lanes * next(sizes, 0) or _DWORD
    bytes_ = (
        range(piece.first.lower, piece.first.lower + (copied if is_dma else piece.size)) for piece in pieces
    )
    return tuple(one for one in bytes_ if one.stop <= arch.lds_bytes)


def _first_element(instruction: AsmInstruction, state: WaveState) -> tuple[range, ...]:
    """The bytes of the first element that a tensor copy writes (`ldsopt.analysis.ranges.tensor_descriptor`)."""
    groups = [registers(word) for word in operands(instruction).words]
    predicate, address, flags = (state.value(one).value for one in (*groups[0][:2], groups[1][0]))
    if predicate != 1 or address is None or flags is None:
        return ()
    return (range(address, address + (1 << (flags >> 16 & 3))),)
