"""Facts about a function's code that its registers tell: which bytes of LDS it touches, and in which rounds of loops.

They hold of the code itself, whoever wrote it, and ask for no IR. `ldsopt.checker.judging` judges by them.

Bytes that a lane touches for sure. Two instructions that touch common bytes in the lane of one work-item touch them for
sure, and every workgroup has the work-item 0: lane 0 of its first wave, and all its ids are 0. So the registers are
followed once more, for that lane alone (`ldsopt.machine.effects`, ``of_first_lane``). Rule: an access is sure where the
lane is active, its address is one number, and the first wave comes there if any wave does: no branch by which waves
part has led there (`ldsopt.machine.decisions.parted_blocks`). Of an LDS-DMA the first four bytes of the lane are sure;
of a tensor copy that its predicate lets happen the first element of the tile, which is written even if the tensor has
none there. Where only some waves come by a wait, others than the first may be the ones that lack it, and nothing is
sure.

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

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import permutations
from typing import NamedTuple

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import Kind, started
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.isa.rounds import RoundLoop
from ldsopt.isa.wait_facts import ACROSS_BARRIERS, WaitFinding
from ldsopt.isa.waits import is_wait
from ldsopt.machine.addresses import LdsPiece, follow, pieces_of, wave_size_of
from ldsopt.machine.decisions import parted_blocks
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry, kernel_entry
from ldsopt.machine.fixpoint import states_of
from ldsopt.machine.operands import operands, registers
from ldsopt.machine.rounds import round_loops
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import CALLS
from ldsopt.touch import Touch


class RegisterFacts(NamedTuple):
    """Facts about a function, without its callees.

    Attributes:
        pieces: the bytes of LDS that its instructions touch, by line; one that is absent may touch any byte.
        with_all_lanes: the lines of the instructions that all lanes execute.
        overlap: which of its instructions may touch common bytes.
        loops: those of which the rounds are told apart.
        lds_bytes: bytes of LDS that a workgroup may have.
    """

    pieces: Mapping[int, tuple[LdsPiece, ...]]
    with_all_lanes: frozenset[int]
    overlap: PieceOverlap
    loops: tuple[RoundLoop, ...]
    lds_bytes: int

    def is_bounded(self, instruction: AsmInstruction) -> bool:
        """All addresses of an instruction end within LDS, or lie beyond it."""
        size = self.lds_bytes
        return instruction.line in self.pieces and all(
            piece.first.unsigned_max < size or piece.first.unsigned_min >= size
            for piece in self.pieces[instruction.line]
        )


def register_facts(function: AsmFunction, arch: Arch, stated: StatedKernels) -> RegisterFacts:
    """Follows the registers of a function.

    Args:
        function: without its callees' code.
        arch: the architecture that it is for.
        stated: what its listing states of kernels.
    """
    entry = kernel_entry(function.name, arch, stated) if function.is_kernel else None
    followed = follow(function, arch, entry)
    if entry is None:
        overlap = PieceOverlap(followed.pieces)
        return RegisterFacts(followed.pieces, followed.with_all_lanes, overlap, (), arch.lds_bytes)
    parted = parted_blocks(function, followed.with_all_lanes, followed.all_or_none, entry.of_waves)
    overlap = PieceOverlap(
        followed.pieces,
        partial(sure_bytes, function, arch, entry, parted),
        partial(sure_bytes_of_waves, function, arch, entry, parted),
        has_one_wave=entry.has_one_wave(wave_size_of(function, arch, entry)),
    )
    loops = round_loops(function, arch, entry, parted, followed)
    return RegisterFacts(followed.pieces, followed.with_all_lanes, overlap, loops, arch.lds_bytes)


_SureBytes = tuple[range, ...]


class PieceOverlap:
    """An `ldsopt.isa.wait_facts.Overlap`.

    Rule. The addresses of an instruction are those of all waves, whenever they execute it. So if no piece of the one
    can have a byte with a piece of the other, the two never touch, whichever waves execute them. Two of one wave are
    sure to touch if work-item 0 touches a common byte for sure by both; two of different
    waves, if the first lanes of some two waves do, which is asked only of those that may touch.

    Args:
        pieces: by line; an instruction that is absent may touch any byte.
        sure: gives what work-item 0 touches for sure, by line, which is asked only of those that may touch.
        of_waves: gives the same of each wave of a workgroup.
        has_one_wave: a workgroup has no other wave.
    """

    def __init__(
        self,
        pieces: Mapping[int, tuple[LdsPiece, ...]],
        sure: Callable[[], Mapping[int, _SureBytes]] = dict,
        of_waves: Callable[[], Sequence[Mapping[int, _SureBytes]]] = tuple,
        *,
        has_one_wave: bool = False,
    ) -> None:
        self._has_one_wave = has_one_wave
        self._pieces, self._sure, self._waves = pieces, functools.cache(sure), functools.cache(of_waves)

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair; arguments as of `ldsopt.isa.wait_facts.Overlap`."""
        if between_waves and self._has_one_wave and not earlier.mnemonic.startswith("cluster_"):
            return Touch.NEVER
        mine, theirs = self._pieces.get(earlier.line), self._pieces.get(later.line)
        if mine is not None and theirs is not None and all(a.is_apart(b) for a in mine for b in theirs):
            return Touch.NEVER
        if between_waves:
            return Touch.MUST if self._waves_meet(earlier.line, later.line) else Touch.MAY
        sure = self._sure()
        return Touch.MUST if _meet(sure.get(earlier.line, ()), sure.get(later.line, ())) else Touch.MAY

    def extent(self, instruction: AsmInstruction) -> range | None:
        """As of `ldsopt.isa.wait_facts.Extents`."""
        pieces = self._pieces.get(instruction.line, ())
        if not pieces or any(piece.first.is_empty for piece in pieces):
            return None
        last = max(piece.first.unsigned_max + piece.size for piece in pieces)
        return range(min(piece.first.unsigned_min for piece in pieces), last) if last <= _ADDRESSES else None

    def decides(self, found: WaitFinding) -> bool:
        """The two instructions of a finding touch a common byte for sure, or never do."""
        between_waves = found.kind in ACROSS_BARRIERS
        answer = self(found.started, found.used, between_waves=between_waves, executions_since=None)
        return answer is not Touch.MAY

    def _waves_meet(self, earlier: int, later: int) -> bool:
        """True if two different waves touch a common byte for sure, one by each of these lines."""
        return any(
            _meet(one.get(earlier, ()), other.get(later, ())) for one, other in permutations(self._waves(), 2)
        )


def _meet(ours: _SureBytes, theirs: _SureBytes) -> bool:
    return any(a.start < b.stop and b.start < a.stop for a in ours for b in theirs)


_ADDRESSES = 1 << 32
"""Addresses of LDS are counted modulo this."""
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
    """The bytes that each wave of a workgroup touches for sure; nothing where that is not known of more than one.

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
