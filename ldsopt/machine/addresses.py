"""Which bytes of LDS the instructions of a function touch, by what their address registers may hold.

The registers are followed through the control flow to a fixpoint (`ldsopt.machine.effects`); at heads of loops, what
grows is widened. An instruction touches *pieces*: bytes in a row, from each of a set of addresses on.

* ``ds_*``: the address register plus the offset; of two addresses, each with its own. Source: LLVM, DSInstructions.td.
* LDS-DMA of gfx9: the wave's lanes write one behind the other, from M0 plus the instruction's offset on; 4 bytes a
  lane, of 12 and 16 bytes 16 a lane. Source: AMD Instinct MI300 and CDNA4 ISA, "Memory Buffer Load to LDS".

Whatever else touches LDS (flat accesses, asynchronous and tensor copies) may touch any byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.events import Kind, started
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.machine.arithmetic import constant
from ldsopt.machine.conditions import compared_constants
from ldsopt.machine.effects import Effects, has_computed_registers
from ldsopt.machine.entry import KernelEntry
from ldsopt.machine.operands import offsets, operands, registers
from ldsopt.machine.state import WaveState
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_SIZE = pattern(r"_[bdfiu](8|16|32|64|96|128)(?=_|$)")
_TWO = pattern(r"ds_(?:read2|write2|wrxchg2|(?:load|store|storexchg)_2addr)")
_FAR = pattern(r"st64|stride64")
_OTHER_ADDRESS = pattern(
    r"ds_(?:\w*addtid|pk_|append|consume|ordered|bvh|gws|wrap|atomic_async|atomic_barrier)"
)
_WIDE_COPY = pattern(r"dwordx[34]|_b96|_b128")
_MOST_IN_M0 = 1 << 16
_JOINS = 16
"""So often states are joined at a block before they are widened there."""


class LdsPiece(NamedTuple):
    """Bytes in a row, ``size`` of them from one of these addresses on."""

    first: Integers
    size: int


def lds_pieces(
    function: AsmFunction, arch: Arch, entry: KernelEntry | None
) -> Mapping[int, tuple[LdsPiece, ...]]:
    """What each instruction touches, by its line; one that is absent may touch any byte.

    Args:
        function: the code.
        arch: that it is for.
        entry: how it begins; ``None`` of a function that is called.
    """
    if arch.generation in {"gfx6", "gfx7", "gfx8"} or has_computed_registers(function):
        return {}
    effects = Effects(entry.wave_size if entry else arch.wave_size)
    first = entry.state(arch) if entry else WaveState()
    found: dict[int, tuple[LdsPiece, ...]] = {}
    for index, state in _states(function, first, effects):
        for instruction in function.blocks[index].instructions:
            if is_lds_access(instruction):
                pieces = _pieces(instruction, state)
            elif is_lds_dma(instruction):
                pieces = _copied(instruction, state, entry.wave_size if entry else arch.wave_size)
            else:
                pieces = ()
            if pieces:
                found[instruction.line] = pieces
            effects.apply(state, instruction)
    return found


def _states(function: AsmFunction, first: WaveState, effects: Effects) -> Iterator[tuple[int, WaveState]]:
    """The state at the head of each block that is reached, at the fixpoint."""
    heads: dict[int, WaveState] = {0: first}
    joins, stops = [0] * len(function.blocks), frozenset(compared_constants(function))
    waiting = [0]
    while waiting:
        index = min(waiting)  # in code order, which is nearly that of control flow
        waiting.remove(index)
        state = heads[index].copy()
        for instruction in function.blocks[index].instructions:
            effects.apply(state, instruction)
        for target, there in _behind(function.blocks[index], state):
            known = heads.get(target)
            if known is None:
                heads[target] = there
            else:
                joins[target] += 1
                if not known.join(there, stops if joins[target] > _JOINS else None):
                    continue
            if target not in waiting:
                waiting.append(target)
    yield from heads.items()


def _behind(block: AsmBlock, state: WaveState) -> Iterator[tuple[int, WaveState]]:
    """The state at each successor of a block."""
    last = block.instructions[-1].mnemonic if block.instructions else ""
    decides = last in {"s_cbranch_scc0", "s_cbranch_scc1"} and len(block.successors) == 2
    for target in block.successors:
        there = state.copy()
        if decides and state.condition is not None:
            is_taken = target == block.successors[0]
            holds = is_taken == (last == "s_cbranch_scc1")
            there.branch(state.condition if holds else state.condition.inverse)
        yield target, there


def _pieces(instruction: AsmInstruction, state: WaveState) -> tuple[LdsPiece, ...]:
    mnemonic = instruction.mnemonic
    size, given, operation = _SIZE.search(mnemonic), operands(instruction), started(instruction)
    if size is None or operation is None or operation[0] is not Kind.LDS or _OTHER_ADDRESS.match(mnemonic):
        return ()
    at = 1 if operation[1] else 0
    named = registers(given.words[at]) if at < len(given.words) else ()
    if len(named) != 1 or named[0][0] != "v":
        return ()
    piece, asked, address = int(size[1]) // 8, offsets(given.modifiers), state.value(named[0])
    if not _TWO.match(mnemonic):
        return (LdsPiece(integers.add(address, constant(asked.get("offset", 0))), piece),)
    stride = piece * (64 if _FAR.search(mnemonic) else 1)
    return tuple(
        LdsPiece(integers.add(address, constant(asked.get(which, 0) * stride)), piece)
        for which in ("offset0", "offset1")
    )


def _copied(instruction: AsmInstruction, state: WaveState, wave_size: int) -> tuple[LdsPiece, ...]:
    operation, base = started(instruction), state.value("m0")
    if operation is None or operation[0] is not Kind.LDS_DMA or base.unsigned_max >= _MOST_IN_M0:
        return ()
    given = operands(instruction)
    wide = _WIDE_COPY.search(instruction.mnemonic)
    first = integers.add(base, constant(offsets(given.modifiers).get("offset", 0)))
    return (LdsPiece(first, wave_size * (16 if wide else 4)),)
