"""Rounds of loops in machine code without IR: which bytes of LDS an instruction touches in each.

A kernel that fills the slots of a ring in turn touches in every round other bytes, and the same again some rounds
later. All rounds together touch everything, so a copy into one slot and a read of another cannot be told apart by
registers at the fixpoint alone. So the code is multiplied by the rounds (`ldsopt.isa.rounds`), and the registers are
followed through the copies: what a state says at a copy holds whenever a wave has passed the loop's head as often as
the copy says.

* The rounds are numbered as they come: so many that come once, then a cycle of others. Whatever the numbers are, each
  path through the function is one through the copies, and so what is found is right. They are chosen to be worth it:
  the first rounds are followed one by one, and where what each instruction touches repeats, there is the cycle.
* The anchor is the first instruction of the loop's head, which each round passes.
* Between waves rounds are compared where barriers meet (`ldsopt.isa.meetings`), and that asks for loops which all waves
  run equally often: their heads are in no block to which only some waves may come (`ldsopt.machine.decisions`), and
  their branches ask nothing that differs between waves.

Example, a ring of two slots: s0 is 0 and 0x1000 in turn, so in no round the read is of what the copy writes::

    head:
      s_mov_b32 m0, s0
      buffer_load_dword v1, s[4:7], 0 offen lds
      s_xor_b32 s0, s0, 0x1000
      v_add_u32_e32 v2, s0, v9
      ds_read_b32 v3, v2
"""

from __future__ import annotations

import functools
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from math import lcm

from ldsopt.graph import backwards, components, reachable
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.loops import loops
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.rounds import RoundLoop, Unrolled, all_apart
from ldsopt.machine.addresses import FollowedCode, LdsPiece, pieces_of, wave_size_of
from ldsopt.machine.decisions import asked_before, changed_by
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry
from ldsopt.machine.fixpoint import BlockStates, entering, fixpoint, joined, start_at
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import CALLS

_FOLLOWED = 12
"""Rounds that are followed one by one to see where they repeat."""
_ONCE, _CYCLE = 3, 4
"""Of one instruction, at most so many rounds that come once, and so many in a cycle."""
_MOST_ROUNDS = 12
_MOST_INSTRUCTIONS = 40_000
"""Copies that are followed at most; larger ones are not told apart."""
_MOST_COPIES = 60
"""Of each instruction, on the average, for all loops of a function besides: then loops are not told apart."""

_TouchedPieces = frozenset[LdsPiece] | None
"""What an instruction may touch; ``None`` for any byte."""
_RoundPieces = dict[tuple[int, int], _TouchedPieces]
"""That, by its line and the round of a loop; what is absent is not executed in that round."""


def round_loops(
    function: AsmFunction, arch: Arch, entry: KernelEntry, parted: Container[int], followed: FollowedCode
) -> tuple[RoundLoop, ...]:
    """The loops of a kernel of which the rounds are told apart.

    Args:
        function: the code of a kernel.
        arch: that it is for.
        entry: how it begins.
        parted: the blocks to which only some waves may come.
        followed: what following its registers says.
    """
    if function.unreadable or arch.generation in {"gfx6", "gfx7", "gfx8"} or has_computed_registers(function):
        return ()
    if any(i.mnemonic in CALLS for block in function.blocks for i in block.instructions):
        return ()
    code = _FollowedRounds(function, arch, entry, followed)
    found = [
        numbered
        for head, inside in _heads(function, parted)
        if code.may_differ(head, inside) and (numbered := code.repeating(head, inside)) is not None
    ]
    touched = code.touched(found) if found else ()
    return tuple(
        replace(loop, apart=_RoundsApart(about)) for loop, about in zip(found, touched, strict=False)
    )


class _RoundsApart:
    """A `RoundLoop.apart`, by what instructions touch in each round."""

    def __init__(self, touched: _RoundPieces) -> None:
        self._touched = touched
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def __call__(
        self, earlier: AsmInstruction, later: AsmInstruction, one: int, other: int, between_waves: bool
    ) -> bool:
        key = earlier.line, later.line, one, other
        found = self._known.get(key)
        if found is None:
            mine, theirs = self._of(earlier, one), self._of(later, other)
            found = self._known[key] = (
                mine is not None and theirs is not None and all(a.is_apart(b) for a in mine for b in theirs)
            )
        return found

    def _of(self, instruction: AsmInstruction, round_: int) -> _TouchedPieces:
        return self._touched.get((instruction.line, round_), frozenset())


class _FollowedRounds:
    """The registers of a kernel, followed through copies of it for the rounds of its loops."""

    def __init__(self, function: AsmFunction, arch: Arch, entry: KernelEntry, followed: FollowedCode) -> None:
        self._function, self._arch, self._entry, self._followed = function, arch, entry, followed
        self._left = _MOST_INSTRUCTIONS + _MOST_COPIES * _size(function)
        wave_size = wave_size_of(function, arch, entry)
        self._effects, self._lanes = (
            Effects(function, wave_size, entry.words),
            wave_size or max(arch.wave_sizes),
        )

    def repeating(self, head: int, inside: Container[int]) -> RoundLoop | None:
        """The rounds of a loop, if more than one differ in what instructions touch.

        Args:
            head: its first block, which the loop's anchor begins.
            inside: the lines of its instructions that touch LDS.
        """
        anchor = self._function.blocks[head].instructions[0].line
        touched = self._alone(anchor, self._region[head])
        periods = []
        for line in sorted({line for line, _ in touched}):
            if line in inside:
                of_line = [touched.get((line, round_), frozenset()) for round_ in range(_FOLLOWED - 1)]
                if (period := _period(of_line)) is not None:
                    periods.append(period)
        once, cycle = max((a for a, _ in periods), default=0), lcm(*(b for _, b in periods))
        return _numbered(anchor, once, cycle) if 1 < once + cycle <= _MOST_ROUNDS else None

    def may_differ(self, head: int, touching: Container[int]) -> bool:
        """Whether an address of LDS, or which instructions are executed, depends on what a round changes.

        Backwards from the addresses, and from the branches that lead to them, to the registers that decide at the
        loop's head: rounds are alike unless one of these is written in the outermost loop around it. It only saves
        work: rounds that are not told apart are judged together.
        """
        function, region = self._function, self._region
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
        return bool(needed[head] & changed)

    def _alone(self, anchor: int, region: int) -> _RoundPieces:
        """What instructions touch in the rounds of one loop, of those in the outermost loop that it is in.

        Rounds are counted from where control comes to the outermost loop, which it does once.
        """
        size = sum(
            len(block.instructions)
            for block, own in zip(self._function.blocks, self._region, strict=True)
            if own == region
        )
        self._left -= _FOLLOWED * size
        if region not in self._entered or self._left < 0:
            return {}
        blocks = self._function.blocks
        inside = [index for index, own in enumerate(self._region) if own == region]
        place = {index: number for number, index in enumerate(inside, 1)}
        first = AsmBlock("", (), tuple(dict.fromkeys(place[index] for index, _ in self._entered[region])), 0)
        behind = AsmBlock("", (), (), 0)
        kept = (
            replace(
                blocks[index],
                successors=tuple(place.get(after, len(inside) + 1) for after in blocks[index].successors),
            )
            for index in inside
        )
        alone = replace(self._function, blocks=(first, *kept, behind))
        copies = all_apart(alone, [_numbered(anchor, _FOLLOWED - 1, 1)], _MOST_INSTRUCTIONS)
        if copies is None:
            return {}
        at = {copies.origin[copy]: copy for copy in copies.function.blocks[0].successors}
        states = {
            (at[place[index]], kind): state.copy() for (index, kind), state in self._entered[region].items()
        }
        (found,) = self._pieces(copies, states)
        return found

    @functools.cached_property
    def _region(self) -> list[int]:
        """Of each block, the outermost loop that it is in."""
        region = [0] * len(self._function.blocks)
        flow = [block.successors for block in self._function.blocks]
        for number, inside in enumerate(components(flow.__getitem__, range(len(flow)))):
            for index in inside:
                region[index] = number
        return region

    @functools.cached_property
    def _entered(self) -> Mapping[int, BlockStates]:
        """The states with which control comes to each of these."""
        found = entering(self._function, self._followed.heads, self._effects, self._region)
        first = start_at(self._function, self._entry.state(self._arch), self._effects)
        found.setdefault(self._region[0], {}).update(first)
        return found

    def touched(self, given: Sequence[RoundLoop]) -> tuple[_RoundPieces, ...]:
        """What instructions touch in the rounds of each of these loops; nothing if that is too much to follow."""
        copies = all_apart(self._function, given, _MOST_INSTRUCTIONS)
        if copies is None:
            return ()
        starts = start_at(copies.function, self._entry.state(self._arch), self._effects)
        return self._pieces(copies, starts)

    def _pieces(self, copies: Unrolled, starts: BlockStates) -> tuple[_RoundPieces, ...]:
        found: tuple[_RoundPieces, ...] = tuple({} for _ in copies.rounds[0])
        for index, state in joined(fixpoint(copies.function, starts, self._effects)):
            for instruction in copies.function.blocks[index].instructions:
                if is_lds_access(instruction) or is_lds_dma(instruction):
                    pieces = pieces_of(instruction, state, self._arch, self._lanes)
                    for of_loop, round_ in zip(found, copies.rounds[index], strict=True):
                        _add(of_loop, (instruction.line, round_), pieces)
                self._effects.apply(state, instruction)
        return found


def _add(touched: _RoundPieces, key: tuple[int, int], pieces: tuple[LdsPiece, ...]) -> None:
    known = touched.get(key, frozenset())
    touched[key] = None if known is None or not pieces else known | frozenset(pieces)


def _heads(function: AsmFunction, parted: Container[int]) -> Iterator[tuple[int, frozenset[int]]]:
    """The heads of loops that all waves run equally often, each with the lines of the loop that touch LDS."""
    flow = [block.successors for block in function.blocks]
    before = backwards(flow)
    for loop in loops(flow):
        entries = {block for block in loop if block == 0 or any(each not in loop for each in before[block])}
        if len(entries) != 1:
            continue
        (head,) = entries
        touching = frozenset(
            i.line
            for block in loop
            for i in function.blocks[block].instructions
            if is_lds_access(i) or is_lds_dma(i)
        )
        if head and head not in parted and touching and function.blocks[head].instructions:
            yield head, touching


def _numbered(anchor: int, once: int, cycle: int) -> RoundLoop:
    """Rounds of which so many come once, and then so many in turn."""
    following = [frozenset({number + 1}) for number in range(once + cycle)]
    following[-1] = frozenset({once})
    return RoundLoop(anchor, frozenset({0}), tuple(following), lambda *_: False)


def _period(touched: Sequence[_TouchedPieces]) -> tuple[int, int] | None:
    """How many rounds of these come once, and how many then come in turn; ``None`` if nothing repeats.

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


def _size(function: AsmFunction) -> int:
    return sum(len(block.instructions) for block in function.blocks)
