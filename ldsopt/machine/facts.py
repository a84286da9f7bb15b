"""Facts about code that follow from its registers: the bytes of LDS that it touches, and its loops' iterations.

They hold for the code itself, whoever wrote it, and need no IR. `ldsopt.checker.judging` judges by them.

Bytes that a lane surely touches. If two instructions touch common bytes in the lane of one work-item, they surely touch
them, and every workgroup has the work-item 0: lane 0 of its first wave, and all its ids are 0. So the registers are
followed once more, for that lane alone (`ldsopt.machine.effects`, ``of_first_lane``). Rule: an access is sure where the
lane is active, its address is one number, and the first wave comes there if any wave does: no branch by which waves
part has led there (`ldsopt.machine.decisions.parted_blocks`). The first four bytes of a lane's LDS-DMA are sure; for a
tensor copy that its predicate enables it is the first element of the tile, which is written even if the tensor has no
element there. Where only some waves pass a wait, the first wave may not be among them, and nothing is sure.

If the metadata states the size of a workgroup, the work-items in the first lanes of its other waves are known, and so
are bytes that two waves surely touch. For a copy of a whole wave these are the bytes of all its lanes. Rule: both waves
surely come by, and to the same barriers: where waves have parted there is neither a barrier nor a wait.

Example, gfx942; work-item 0 has bytes 0 to 3 in both::

    s_mov_b32 m0, 0
    buffer_load_dword v1, s[0:3], 0 offen lds
    v_lshlrev_b32_e32 v2, 2, v0
    ds_read_b32 v3, v2
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import permutations
from math import lcm
from typing import NamedTuple

from ldsopt.graph import backwards, components, reachable
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, loops
from ldsopt.isa.decode import decode
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.iterations import PAST, IterationOrder, Unrolled, all_apart
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.isa.measure import accesses_lds
from ldsopt.isa.operands import RegisterSet, operands, registers
from ldsopt.isa.program import takes_all_waves, with_spilled_scalars
from ldsopt.isa.wait_facts import ACROSS_BARRIERS, WaitFinding
from ldsopt.machine.addresses import FollowedCode, LdsPiece, are_apart, follow, pieces_of, wave_size_of
from ldsopt.machine.decisions import asked_before, changed_by, parted_blocks
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry, kernel_entry
from ldsopt.machine.fixpoint import BlockStates, entering, fixpoint, joined, start_at, states_of
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family, Kind
from ldsopt.touch import Touch


class RegisterFacts(NamedTuple):
    """Facts about a function, without its callees.

    Attributes:
        pieces: the bytes of LDS that its instructions touch, by line; one that is absent may touch any byte.
        with_all_lanes: the lines of the instructions that all lanes execute.
        overlap: tells which of its instructions may touch common bytes.
        loops: the loops whose iterations are told apart.
        lds_bytes: bytes of LDS that a workgroup may have.
        waves_part: waves may pass different barriers, as far as is known.
    """

    pieces: Mapping[int, tuple[LdsPiece, ...]]
    with_all_lanes: frozenset[int]
    overlap: PieceOverlap
    loops: tuple[IterationOrder, ...]
    lds_bytes: int
    waves_part: bool = True

    def is_bounded(self, instruction: AsmInstruction) -> bool:
        """True if all addresses of an instruction end within LDS, or lie beyond it."""
        size = self.lds_bytes
        return instruction.line in self.pieces and all(
            piece.first.unsigned_max < size or piece.first.unsigned_min >= size
            for piece in self.pieces[instruction.line]
        )


def register_facts(
    function: AsmFunction, arch: Arch, stated: StatedKernels, assume: Collection[str] = ()
) -> RegisterFacts:
    """Follows the registers of a function.

    Args:
        function: its code, without its callees'.
        stated: the listing's statements on kernels.
        assume: names of assumptions, of which one may be the size of workgroups.
    """
    function = with_spilled_scalars(without_impossible_branches(function, arch), arch)
    entry = kernel_entry(function.name, arch, stated, assume) if function.is_kernel else None
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
    loops = iteration_orders(function, arch, entry, parted, followed)
    part = _parts_at_barriers(function, parted)
    return RegisterFacts(followed.pieces, followed.with_all_lanes, overlap, loops, arch.lds_bytes, part)


_OF_BARRIERS = frozenset({Family.BARRIER, Family.SIGNAL, Family.BARRIER_WAIT})
_OPEN = frozenset(
    {Family.CALL, Family.JUMP, Family.FORK, Family.BARRIER_OTHER, Family.TRAP_RETURN, Family.UNKNOWN}
)
"""Behind these other code may run, or waves may be counted otherwise at barriers."""


def _parts_at_barriers(function: AsmFunction, parted: Container[int]) -> bool:
    """True if two waves of a workgroup may pass different barriers.

    Rule: outside of the blocks that only some waves may reach all waves take one path, so the n-th barrier of each is
    the same instruction, in the same iteration of each loop, unless a barrier does not take all waves.
    """
    if function.unreadable or has_computed_registers(function):
        return True
    for number, block in enumerate(function.blocks):
        for instruction in block.instructions:
            known = instruction.opcode
            if known.family in _OPEN or (known.is_conditional and known.asked is None):
                return True
            if known.family in _OF_BARRIERS and (number in parted or not takes_all_waves(instruction)):
                return True
    return False


_SureBytes = tuple[range, ...]


class PieceOverlap:
    """An `ldsopt.isa.wait_facts.Overlap` by pieces.

    Rule. The addresses of an instruction are those of all waves, whenever they execute it. So if no piece of the one
    can have a byte in common with a piece of the other, the two never touch, whichever waves execute them. Two of one
    wave surely touch if work-item 0 surely touches a common byte by both; two of different waves, if the first lanes of
    some two waves do. Sure bytes are only computed for pairs that may touch.

    Args:
        pieces: by line; an instruction that is absent may touch any byte.
        sure: computes the bytes that work-item 0 surely touches, by line.
        of_waves: computes the same for each wave of a workgroup.
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
        numbers: dict[tuple[LdsPiece, ...], int] = {}
        self._kind_of = {line: numbers.setdefault(own, len(numbers)) for line, own in pieces.items()}
        self._apart: dict[tuple[int | None, int | None], bool] = {}
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
        if between_waves and self._has_one_wave and earlier.opcode.family is not Family.CLUSTER:
            return Touch.NEVER
        kinds = self._kind_of.get(earlier.line), self._kind_of.get(later.line)
        found = self._apart.get(kinds)
        if found is None:
            pieces = self._pieces.get(earlier.line), self._pieces.get(later.line)
            found = self._apart[kinds] = are_apart(*pieces)
        if found:
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

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
        """As of `ldsopt.isa.wait_facts.Alike`; none is where it would cost to follow the code for sure bytes."""
        if between_waves or not self._sure.cache_info().currsize:
            return None
        return self._kind_of.get(instruction.line), self._sure().get(instruction.line, ())

    def decides(self, found: WaitFinding) -> bool:
        """True if the two instructions of a finding surely touch a common byte, or never do."""
        between_waves = found.kind in ACROSS_BARRIERS
        answer = self(found.started, found.used, between_waves=between_waves, executions_since=None)
        return answer is not Touch.MAY

    def _waves_meet(self, earlier: int, later: int) -> bool:
        """True if two different waves surely touch a common byte, one by each of these lines."""
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
    """The bytes that the first lane of a wave surely touches, by the line of the instruction.

    Args:
        entry: the kernel's start.
        parted: the blocks that only some waves may reach.
        wave: the wave's number in its workgroup.
    """
    if function.unreadable or arch.is_before("gfx9") or has_computed_registers(function):
        return {}
    if any(
        i.opcode.is_wait or i.opcode.family is Family.CALL
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
    """The bytes that each wave of a workgroup surely touches; empty unless they are known of two waves.

    Arguments as of `sure_bytes`.
    """
    if not 1 < entry.waves <= _MOST_WAVES:
        return ()
    for index, block in enumerate(function.blocks):
        for instruction in block.instructions:
            meets = index in parted and instruction.opcode.is_barrier_part
            if meets or instruction.opcode.family is Family.CALL:
                return ()
    return tuple(sure_bytes(function, arch, entry, parted, wave) for wave in range(entry.waves))


def _sure(instruction: AsmInstruction, state: WaveState, arch: Arch, lanes: int) -> tuple[range, ...]:
    operation = decode(instruction).started
    if operation is None or state.exec is not Lanes.ALL:
        return ()
    pieces = pieces_of(instruction, state, arch, 1)
    if operation[0] is Kind.TENSOR_LOAD and pieces:
        # The bytes of the first element that a tensor copy writes
        # (`ldsopt.analysis.ranges.tensor_descriptor`).
        groups = [registers(word) for word in operands(instruction).words]
        predicate, address, flags = (state.value(one).value for one in (*groups[0][:2], groups[1][0]))
        if predicate != 1 or address is None or flags is None:
            return ()
        return (range(address, address + (1 << (flags >> 16 & 3))),)
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


# --- iterations ---------------------------------------------------------------------------------------------
#
# Iterations of loops in machine code without IR: which bytes of LDS an instruction touches in each.
#
# A kernel that fills the slots of a ring in turn touches in every iteration other bytes, and the same again some
# iterations later. All iterations together touch everything, so a copy into one slot and a read of another cannot be
# told apart by registers at the fixpoint alone. So the code is multiplied by the iterations (`ldsopt.isa.iterations`),
# and the registers are followed through the copies: what a state says at a copy holds whenever a wave has passed the
# loop's head as often as the copy says.
#
# * The iterations are numbered as they come: so many that come once, then a cycle of others. Whatever the numbers are,
#   each path through the function is one through the copies, and so what is found is right. They are chosen to be worth
#   it: the first iterations are followed one by one, and where what each instruction touches repeats, there is the
#   cycle.
# * The anchor is the first instruction of the loop's head, which each iteration passes.
# * Between waves iterations are compared where barriers meet (`ldsopt.isa.barrier_pairs`), and that asks for loops
#   which all waves run equally often: their heads are in no block to which only some waves may come
#   (`ldsopt.machine.decisions`), and their branches ask nothing that differs between waves.
#
# Example, a ring of two slots: s0 is 0 and 0x1000 in turn, so in no iteration the read is of what the copy writes::
#
#     head:
#       s_mov_b32 m0, s0
#       buffer_load_dword v1, s[4:7], 0 offen lds
#       s_xor_b32 s0, s0, 0x1000
#       v_add_u32_e32 v2, s0, v9
#       ds_read_b32 v3, v2


_ALONE = 11
"""Iterations that are followed one by one to see where they repeat."""
_ONCE, _CYCLE = 3, 4
"""Of one instruction, at most so many iterations that come once, and so many in a cycle."""
_MOST_ROUNDS = 12
_MOST_INSTRUCTIONS = 40_000
"""Copies that are followed at most; larger ones are not told apart."""
_MOST_COPIES = 60
"""Of each instruction, on the average, for all loops of a function besides: then loops are not told apart."""

_TouchedPieces = frozenset[LdsPiece] | None
"""The bytes that an instruction may touch; ``None`` for any byte."""
_IterationPieces = dict[tuple[int, int], _TouchedPieces]
"""That, by its line and the iteration of a loop; what is absent is not executed in that iteration."""


def iteration_orders(
    function: AsmFunction, arch: Arch, entry: KernelEntry, parted: Container[int], followed: FollowedCode
) -> tuple[IterationOrder, ...]:
    """The loops of a kernel whose iterations are told apart.

    Args:
        entry: the kernel's start.
        parted: the blocks that only some waves may reach.
        followed: the facts from following its registers.
    """
    if function.unreadable or arch.is_before("gfx9") or has_computed_registers(function):
        return ()
    if any(i.opcode.family is Family.CALL for i in function.instructions):
        return ()
    code = _FollowedIterations(function, arch, entry, followed)
    found = [
        numbered
        for head, loop in _heads(function, parted)
        if (numbered := code.repeating(head, loop)) is not None
    ]
    touched = code.touched(found) if found else ()
    return tuple(
        replace(loop, apart=(iterations := _IterationsApart(about)), may_vary=iterations.may_vary)
        for loop, about in zip(found, touched, strict=False)
    )


class _IterationsApart:
    """An `IterationOrder.apart`, by the bytes that instructions touch in each iteration."""

    def __init__(self, touched: _IterationPieces) -> None:
        self._touched = touched
        self._apart = functools.cache(self._are_apart)
        self._in_any: dict[int, set[_TouchedPieces]] = {}
        for (line, _), pieces in touched.items():
            self._in_any.setdefault(line, set()).add(pieces)

    def may_vary(self, instruction: AsmInstruction) -> bool:
        """True if the bytes that an instruction touches depend on the iteration."""
        return len(self._in_any.get(instruction.line, ())) > 1

    def __call__(
        self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int, between_waves: bool
    ) -> bool:
        return self._apart(earlier, later, one, other)

    def _are_apart(self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int) -> bool:
        return are_apart(self._of(earlier, one), self._of(later, other))

    def _of(self, instruction: AsmInstruction, iteration: int) -> _TouchedPieces:
        if not accesses_lds(instruction):
            return None
        if iteration == PAST:
            return next(iter(self._in_any.get(instruction.line, ())), frozenset())
        return self._touched.get((instruction.line, iteration), frozenset())


class _Region(NamedTuple):
    """The number of each block's region, and the states with which control enters each region."""

    of: Sequence[int]
    entered: Mapping[int, BlockStates]


class _FollowedIterations:
    """The registers of a kernel, followed through copies of it for the iterations of its loops."""

    def __init__(self, function: AsmFunction, arch: Arch, entry: KernelEntry, followed: FollowedCode) -> None:
        self._function, self._arch, self._entry, self._followed = function, arch, entry, followed
        self._left = _MOST_INSTRUCTIONS + _MOST_COPIES * sum(
            len(block.instructions) for block in function.blocks
        )
        wave_size = wave_size_of(function, arch, entry)
        self._effects, self._lanes = (
            Effects(function, wave_size, entry.words),
            wave_size or max(arch.wave_sizes),
        )

    def repeating(self, head: int, loop: frozenset[int]) -> IterationOrder | None:
        """The iterations of a loop, if some differ in the bytes that instructions touch.

        Of a loop in another one they are counted from where control enters the outer one; or, if none come in turn so,
        from where it enters the loop itself, each time anew.

        Args:
            head: its first block, which the loop's anchor begins.
            loop: its blocks.
        """
        blocks, outer = self._function.blocks, self._outermost
        anchor = blocks[head].instructions[0].line
        found = self._turns(head, loop, outer)
        around = min((one for one in self._loops if one > loop), key=len, default=None)
        if around is not None and (found is None or found[1] == 1):
            again = self._turns(head, loop, self._visits(loop))
            # A wave that has left the loop comes back past the head of the loop around it.
            began = blocks[_head_of(around, self._before)].instructions
            if again is not None and again[1] > 1 and began:
                return _numbered(anchor, *again, frozenset({began[0].line}))
        return None if found is None else _numbered(anchor, *found)

    def _turns(self, head: int, loop: frozenset[int], region: _Region) -> tuple[int, int] | None:
        """The number of a loop's iterations that come once, and of those that then come in turn."""
        inside = _touching(self._function, loop)
        deciding = self._deciding(head, inside, region)
        if not deciding:
            return None
        touched = self._alone(head, deciding, region)
        periods = []
        for line in sorted({line for line, _ in touched}):
            if line in inside:
                of_line = [touched.get((line, iteration), frozenset()) for iteration in range(_ALONE)]
                if (period := _period(of_line)) is not None:
                    periods.append(period)
        once, cycle = max((a for a, _ in periods), default=0), lcm(*(b for _, b in periods))
        return (once, cycle) if 1 < once + cycle <= _MOST_ROUNDS else None

    def _deciding(self, head: int, touching: Container[int], around: _Region) -> RegisterSet:
        """The registers at a loop's head on which its LDS bytes depend, if an iteration changes any of them.

        They are found backwards from the addresses, and from the branches that lead to them, to the loop's head:
        iterations are alike unless one of these is written in the region around it. This only saves work:
        iterations that are not told apart are judged together.
        """
        function, region = self._function, around.of
        inside = [index for index, own in enumerate(region) if own == region[head]]
        blocks = {
            index: [
                (i, i.line in touching, i.line in self._followed.with_all_lanes)
                for i in function.blocks[index].instructions
            ]
            for index in inside
        }
        flow = {
            index: [one for one in function.blocks[index].successors if one in blocks and one != head]
            for index in inside
        }
        before: dict[int, list[int]] = {index: [] for index in inside}
        for index, after in flow.items():
            for one in after:
                before[one].append(index)
        leading = reachable(
            before, [at for at, found in blocks.items() if any(is_lds for _, is_lds, _ in found)]
        )
        needed, work = dict.fromkeys(inside, 0), inside.copy()
        while work:
            at = work.pop()
            is_asked = len(function.blocks[at].successors) > 1 and not leading.isdisjoint(flow[at])
            asked = 0
            for one in flow[at]:
                asked |= needed[one]
            for instruction, is_lds, is_of_all in reversed(blocks[at]):
                asked = asked_before(
                    instruction, asked, decides=is_asked, addresses=is_lds, is_of_all=is_of_all
                )
            if asked != needed[at]:
                needed[at] = asked
                work += before[at]
        changed = 0
        for found in blocks.values():
            for instruction, *_ in found:
                changed |= changed_by(instruction)
        return needed[head] if needed[head] & changed else 0

    def _alone(self, head: int, deciding: RegisterSet, around: _Region) -> _IterationPieces:
        """The bytes that instructions of the region around a loop touch in its first iterations.

        Iterations are counted from where control enters the region. An iteration that begins with the same values of
        the deciding registers as an earlier one is like that one, and so are those behind it.
        """
        self._left -= _ALONE * sum(
            len(block.instructions)
            for block, own in zip(self._function.blocks, around.of, strict=True)
            if own == around.of[head]
        )
        found: _IterationPieces = {}
        entered = around.entered.get(around.of[head])
        if entered is None or self._left < 0:
            return found
        one_iteration, place = self._one_iteration(head, around)
        again = len(one_iteration.blocks) - 1

        def follow(starts: BlockStates) -> tuple[BlockStates, BlockStates]:
            heads = fixpoint(one_iteration, starts, self._effects)
            onwards = {(place[head], kind): heads.pop((at, kind)) for at, kind in list(heads) if at == again}
            return heads, onwards

        starts = {(place[index], kind): state.copy() for (index, kind), state in entered.items()}
        _, first = follow({at: state for at, state in starts.items() if at[0] != place[head]})
        for at, state in starts.items():
            if at[0] == place[head] and first.setdefault(at, state) is not state:
                first[at].join(state)
        begins: list[object] = []
        for iteration in range(_ALONE):
            begins.append({kind: state.of_registers(deciding) for (_, kind), state in first.items()})
            like = begins.index(begins[-1])
            if like < iteration:
                for line, number in list(found):
                    if number >= like:
                        for later in range(number + iteration - like, _ALONE, iteration - like):
                            found[line, later] = found[line, number]
                break
            heads, first = follow(first)
            for _, line, pieces in self._touched(one_iteration.blocks, heads):
                _add(found, (line, iteration), pieces)
        return found

    def _one_iteration(self, head: int, around: _Region) -> tuple[AsmFunction, Mapping[int, int]]:
        """The blocks of the region around a loop's head, with edges to the head cut, and the place of each.

        Edges to the head lead to a copy of it instead, the last block, and edges out of the region to the block in
        front of that. The first block leads to the head and to the blocks that control enters from outside.
        """
        blocks, region = self._function.blocks, around.of
        inside = [index for index, own in enumerate(region) if own == region[head]]
        place = {index: number for number, index in enumerate(inside, 1)}
        behind, again = len(inside) + 1, len(inside) + 2
        entries = dict.fromkeys(place[index] for index, _ in ((head, 0), *around.entered[region[head]]))
        kept = (
            replace(
                blocks[index],
                successors=tuple(
                    again if after == head else place.get(after, behind) for after in blocks[index].successors
                ),
            )
            for index in inside
        )
        empty = AsmBlock("", (), (), 0)
        last = replace(blocks[head], successors=())
        every = (replace(empty, successors=tuple(entries)), *kept, empty, last)
        return replace(self._function, blocks=every), place

    @functools.cached_property
    def _loops(self) -> Sequence[frozenset[int]]:
        return [*loops([block.successors for block in self._function.blocks])]

    @functools.cached_property
    def _before(self) -> Sequence[Sequence[int]]:
        return backwards([block.successors for block in self._function.blocks])

    @functools.cached_property
    def _outermost(self) -> _Region:
        """The outermost loops, each a region."""
        region = [0] * len(self._function.blocks)
        flow = [block.successors for block in self._function.blocks]
        for number, inside in enumerate(components(flow.__getitem__, range(len(flow)))):
            for index in inside:
                region[index] = number
        found = entering(self._function, self._followed.heads, self._effects, region)
        first = start_at(self._function, self._entry.state(self._arch), self._effects)
        found.setdefault(region[0], {}).update(first)
        return _Region(region, found)

    def _visits(self, loop: frozenset[int]) -> _Region:
        """A loop as a region of its own."""
        region = [-1 if at in loop else own for at, own in enumerate(self._outermost.of)]
        ahead = {at for block in loop for at in self._before[block] if at not in loop}
        states = {at: state for block in ahead for at, state in self._states[block]}
        return _Region(region, entering(self._function, states, self._effects, region))

    @functools.cached_property
    def _states(self) -> Mapping[int, Sequence[tuple[tuple[int, int], WaveState]]]:
        """The states of the fixpoint by block."""
        found: dict[int, list[tuple[tuple[int, int], WaveState]]] = defaultdict(list)
        for at, state in self._followed.heads.items():
            found[at[0]].append((at, state))
        return found

    def touched(self, given: Sequence[IterationOrder]) -> tuple[_IterationPieces, ...]:
        """The bytes that instructions touch in each iteration of these loops; empty if that is too costly to follow."""
        copies = all_apart(self._function, given, _MOST_INSTRUCTIONS)
        if copies is None:
            return ()
        starts = start_at(copies.function, self._entry.state(self._arch), self._effects)
        return self._pieces(copies, starts)

    def _pieces(self, copies: Unrolled, starts: BlockStates) -> tuple[_IterationPieces, ...]:
        found: tuple[_IterationPieces, ...] = tuple({} for _ in copies.iterations[0])
        heads = fixpoint(copies.function, starts, self._effects)
        for index, line, pieces in self._touched(copies.function.blocks, heads):
            for of_loop, iteration in zip(found, copies.iterations[index], strict=True):
                _add(of_loop, (line, iteration), pieces)
        return found

    def _touched(
        self, blocks: Sequence[AsmBlock], heads: BlockStates
    ) -> Iterator[tuple[int, int, tuple[LdsPiece, ...]]]:
        """The block and the line of each instruction that may touch LDS, and its bytes at the fixpoint."""
        for index, head in joined(heads):
            instructions = blocks[index].instructions
            # A flat access may touch any byte, in each iteration.
            followed = [at for at, instruction in enumerate(instructions) if accesses_lds(instruction)]
            state = head.copy()
            for at, instruction in enumerate(instructions[: followed[-1] + 1] if followed else ()):
                if at in followed:
                    yield index, instruction.line, pieces_of(instruction, state, self._arch, self._lanes)
                self._effects.apply(state, instruction)


def _add(touched: _IterationPieces, key: tuple[int, int], pieces: tuple[LdsPiece, ...]) -> None:
    known = touched.get(key, frozenset())
    touched[key] = None if known is None or not pieces else known | frozenset(pieces)


def _touching(function: AsmFunction, loop: Collection[int]) -> frozenset[int]:
    """The lines of a loop that touch LDS."""
    return frozenset(i.line for block in loop for i in function.blocks[block].instructions if accesses_lds(i))


def _head_of(loop: frozenset[int], before: Sequence[Sequence[int]]) -> int:
    """The block without which what is in a loop has no way back, as `loops` takes it."""
    entries = (block for block in loop if block == 0 or any(each not in loop for each in before[block]))
    return min(entries, default=min(loop))


def _heads(function: AsmFunction, parted: Container[int]) -> Iterator[tuple[int, frozenset[int]]]:
    """The heads of loops that all waves run equally often and that touch LDS, each with the loop's blocks."""
    flow = [block.successors for block in function.blocks]
    before = backwards(flow)
    for loop in loops(flow):
        entries = {block for block in loop if block == 0 or any(each not in loop for each in before[block])}
        if len(entries) != 1:
            continue
        (head,) = entries
        is_asked = head and head not in parted and function.blocks[head].instructions
        if is_asked and _touching(function, loop):
            yield head, loop


def _numbered(anchor: int, once: int, cycle: int, between: frozenset[int] = frozenset()) -> IterationOrder:
    """An order of iterations: ``once`` of them come once, and then some in turn; the first behind these lines."""
    following = [frozenset({number + 1}) for number in range(once + cycle)]
    following[-1] = frozenset({once})
    return IterationOrder(anchor, frozenset({0}), tuple(following), lambda *_: False, between=between)


def _period(touched: Sequence[_TouchedPieces]) -> tuple[int, int] | None:
    """The number of iterations that come once, and of those that then come in turn; ``None`` if nothing repeats.

    >>> _period([None, None, None])
    (0, 1)
    >>> _period([frozenset({number % 2}) for number in range(9)])
    (0, 2)
    >>> _period([frozenset({number}) for number in range(9)])
    """
    for once in range(min(_ONCE, len(touched) - 2) + 1):
        for cycle in range(1, min(_CYCLE, (len(touched) - once) // 2) + 1):
            if all(touched[at] == touched[at + cycle] for at in range(once, len(touched) - cycle)):
                return once, cycle
    return None
