"""The states of registers at the heads of blocks, at the fixpoint of following them through the control flow.

At heads of loops, growing values are widened.

Masks tell by which path a block was reached. LLVM's structured control flow has blocks at which several paths meet and
part again by a mask that each of them has set to all ones or to zero. Facts of one path alone hold behind the branch
that only this path takes. Example::

    s_mov_b32 s0, -1
    s_cbranch_scc1 .LBB0_2
    v_mov_b32_e32 v8, 0                    ; only here v8 is set
    s_mov_b32 s0, 0
    .LBB0_2:
    s_and_not1_b32 vcc_lo, exec_lo, s0     ; 0 on the path from the first branch
    s_cbranch_vccnz .LBB0_4                ; so of those that come here v8 is known

Source: LLVM, StructurizeCFG and ``SIInstrInfo.cpp`` (``s_cbranch_vccnz`` of a uniform condition).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from ldsopt.graph import reverse_postorder
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.operands import operands, register, registers
from ldsopt.machine.conditions import compared_constants
from ldsopt.machine.decisions import written_by
from ldsopt.machine.effects import Effects
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.target.opcodes import Asked, Family, MaskLogic, Opcode

EXEC = ("exec", "exec_lo")
"""EXEC where it is as wide as a wave."""
_JOINS = 8
"""So often states are joined at a block before they are widened there."""
_STOPS = 16
"""So often what is widened stops at a number that the code compares with; then it goes all the way."""

BlockStates = dict[tuple[int, int], WaveState]
"""States at heads of blocks, by the block's number and the kind of paths to it (`kind_of`)."""


def states_of(function: AsmFunction, first: WaveState, effects: Effects) -> Iterator[tuple[int, WaveState]]:
    """The state at the head of each block that is reached, at the fixpoint.

    Paths to a block that its own branch parts again are followed separately, and then joined.
    """
    yield from joined(fixpoint(function, start_at(function, first, effects), effects))


def start_at(function: AsmFunction, first: WaveState, effects: Effects) -> BlockStates:
    """A state at the beginning of a function."""
    first.masks_are_pairs = effects.masks_are_pairs
    return {(0, kind_of(flag_of(function.blocks[0]), first)): first}


def joined(heads: BlockStates) -> Iterator[tuple[int, WaveState]]:
    """The state at the head of each block, joined over all paths."""
    whole = dict[int, WaveState]()
    shared = set[int]()
    for (index, _), state in heads.items():
        if index not in whole:
            whole[index] = state
            continue
        if index not in shared:
            shared.add(index)
            whole[index] = whole[index].copy()
        whole[index].join(state)
    yield from whole.items()


def fixpoint(function: AsmFunction, starts: BlockStates, effects: Effects) -> BlockStates:
    """The states at the heads of blocks that are reached from given states."""
    flags = [flag_of(block) for block in function.blocks]
    heads = starts.copy()
    joins, stops = Counter[tuple[int, int]](), frozenset(compared_constants(function))
    order = {at: n for n, at in enumerate(reverse_postorder([block.successors for block in function.blocks]))}
    waiting, work = set(heads), sorted((order[at[0]], at) for at in heads)
    while work:
        _, at = heappop(work)  # a block behind those that lead to it
        waiting.discard(at)
        for target, there in _onwards(function, flags, at, heads[at], effects):
            known = heads.get(target)
            if known is None:
                heads[target] = there
            else:
                joins[target] += 1
                at_most = stops if joins[target] <= _JOINS + _STOPS else ()
                if not known.join(there, at_most if joins[target] > _JOINS else None):
                    continue
            if target not in waiting:
                waiting.add(target)
                heappush(work, (order[target[0]], target))
    return heads


def entering(
    function: AsmFunction, heads: BlockStates, effects: Effects, region: Sequence[int]
) -> dict[int, BlockStates]:
    """The states with which control enters blocks of a region from outside of it, by the region.

    Args:
        function: the code.
        heads: its fixpoint.
        effects: the effects that it was computed with.
        region: the region of each block.
    """
    flags = [flag_of(block) for block in function.blocks]
    found: dict[int, BlockStates] = {}
    for at, state in heads.items():
        if any(region[after] != region[at[0]] for after in function.blocks[at[0]].successors):
            for target, there in _onwards(function, flags, at, state, effects):
                if region[target[0]] != region[at[0]]:
                    known = found.setdefault(region[target[0]], {}).setdefault(target, there)
                    if known is not there:
                        known.join(there)
    return found


def _onwards(
    function: AsmFunction,
    flags: Sequence[tuple[str, ...]],
    at: tuple[int, int],
    head: WaveState,
    effects: Effects,
) -> Iterator[tuple[tuple[int, int], WaveState]]:
    """The states at the heads of a block's successors, from the state at its own head."""
    state, block = head.copy(), function.blocks[at[0]]
    for instruction in block.instructions if block.successors else ():
        effects.apply(state, instruction)
    for index, there in _behind(block, state, in_kernel=function.is_kernel):
        yield (index, kind_of(flags[index], there)), there


def _behind(block: AsmBlock, state: WaveState, *, in_kernel: bool) -> Iterator[tuple[int, WaveState]]:
    """The state at each successor of a block; a kernel begins with some lane."""
    last = block.instructions[-1].opcode if block.instructions and len(block.successors) == 2 else None
    decides = last is not None and last.asked is Asked.SCC
    goes = None if last is None else branch_goes(last, state, in_kernel=in_kernel)
    for target in block.successors:
        there, is_taken = state.copy(), target == block.successors[0]
        if last is not None and decides and state.condition is not None:
            holds = is_taken is not last.on_zero
            condition = state.condition if holds else state.condition.inverse
            if condition.is_impossible(state.scalars):
                continue
            there.branch(condition)
        if goes is None or goes == is_taken:
            yield target, there


_ONES = 0xFFFFFFFF


def flag_of(block: AsmBlock) -> tuple[str, ...]:
    """The registers, at a block's head, of the mask that decides the branch at its end; else none."""
    if not block.instructions or block.instructions[-1].opcode.asked is not Asked.VCC:
        return ()
    flag, is_vcc = registers("vcc"), True
    for instruction in reversed(block.instructions):
        if instruction.opcode.family is Family.CALL:
            return ()
        if any(written_by(instruction) & register(one) for one in flag):
            tested = _tested(instruction) if is_vcc else ()
            if not tested:
                return ()
            flag, is_vcc = tested, False
    return flag


def lanes_of_exec(instruction: AsmInstruction) -> MaskLogic | None:
    """The logic of an instruction that gives the lanes of EXEC that an operand has, or lacks."""
    logic = instruction.opcode.logic
    if logic is None or logic.saves or logic.how not in ("and", "andn2", "and_not1"):
        return None
    words = operands(instruction).words
    return logic if len(words) == 3 and words[0] not in EXEC else None


def _tested(instruction: AsmInstruction) -> tuple[str, ...]:
    """The mask from which, with EXEC, VCC is computed."""
    words = operands(instruction).words
    if lanes_of_exec(instruction) is None or not words[0].startswith("vcc"):
        return ()
    if words[1] in EXEC:
        return registers(words[2])
    return registers(words[1]) if words[2] in EXEC else ()


def kind_of(flag: tuple[str, ...], state: WaveState) -> int:
    """The kind of path by its mask: all bits are 0 (1), all are 1 (2), or neither for sure (0)."""
    values = {state.value(one).value for one in flag}
    return {0: 1, _ONES: 2}.get(values.pop() or 0, 0) if len(values) == 1 and None not in values else 0


def branch_goes(branch: Opcode, state: WaveState, *, in_kernel: bool) -> bool | None:
    """True if a branch on VCC or EXEC is surely taken, false if it surely is not; else ``None``.

    Args:
        branch: the facts of its mnemonic.
        state: the state in front of it.
        in_kernel: EXEC had some lane at first, as each wave of a kernel has.
    """
    if branch.asked is Asked.EXEC:
        return not branch.on_zero if in_kernel and state.exec is Lanes.ALL else None
    if branch.asked is not Asked.VCC:
        return None
    halves = ("vcc_lo", "vcc_hi") if state.masks_are_pairs else ("vcc_lo",)
    values = [state.value(half) for half in halves]
    if all(value.value == 0 for value in values):
        return branch.on_zero
    return not branch.on_zero if any(value.unsigned_min > 0 for value in values) else None
