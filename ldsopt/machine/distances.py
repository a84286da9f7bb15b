"""Effects of instructions on values that are an argument plus a known distance (`ldsopt.machine.state`).

A word of arguments, loaded (`ldsopt.machine.effects`) or in a register from the beginning on (`ldsopt.machine.entry`),
is the same in all waves of the workgroup at any time. Sums and differences with it have a distance
from it; moves keep it. Other results are not followed. Example::

    s_load_dword s8, s[4:5], 0x10        the argument at byte 16
    s_add_i32 s9, s8, 0x1000             that and 0x1000
    v_lshl_add_u32 v1, v0, 2, s9         that, 0x1000, and 0 to 1020

The pointer to arguments has two halves, and further ones are made of it by a sum with a carry::

    s_add_u32 s6, s4, 24                 the low half, and 24
    s_addc_u32 s7, s5, 0                 the high half of the pointer 24 bytes on
    s_load_dword s8, s[6:7], 0xc         the argument at byte 36
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import Operands, number, register, registers
from ldsopt.machine.arithmetic import ADDS, RANGES, SUBTRACTS, constant, shifted
from ldsopt.machine.decisions import written_by
from ldsopt.machine.state import ARGUMENTS, Distance, WaveState

_MOVES = frozenset({"s_mov_b32", "v_mov_b32", "v_accvgpr_write_b32", "v_accvgpr_read_b32"})
_LOW_ADDS = frozenset({"s_add_u32", "s_add_co_u32"})
_CARRYING = frozenset({"s_addc_u32", "s_add_co_ci_u32"})
_WIDE_ADDS = frozenset({"s_add_u64", "s_add_nc_u64"})
_HIGHEST_PLACE = 1 << 31


def argument_at(place: int) -> str:
    """The name of the word of arguments at a byte of their block."""
    return f"argument at {place}"


class LowSum(NamedTuple):
    """A sum whose carry the next sum adds.

    Attributes:
        result: its register.
        added: a constant, to another register.
    """

    result: str
    added: int


def low_sums(function: AsmFunction) -> dict[int, LowSum]:
    """By line of an instruction that adds the carry and 0 to a register: the sum whose carry it is.

    That is the last instruction in the block that writes SCC, if its result is not written in between.
    """
    found = dict[int, LowSum]()
    for block in function.blocks:
        last: LowSum | None = None
        for instruction in block.instructions:
            what = decode(instruction)
            name, words = what.opcode.name, what.given.words
            if last is not None and name in _CARRYING and len(words) == 3 and number(words[2]) == 0:
                found[instruction.line] = last
            if name in _LOW_ADDS and len(words) == 3:
                added = number(words[2])
                is_sum = added is not None and added >= 0 and len(registers(words[0])) == 1
                last = LowSum(words[0], added or 0) if is_sum else None
            elif not what.opcode.keeps_scc or (last and register(last.result) & written_by(instruction)):
                last = None
    return found


def place_behind(state: WaveState, pointer: str) -> int | None:
    """The bytes from the first argument to the target of a pair of registers; ``None`` of other pointers."""
    low, high = (*(state.distances.get(half) for half in registers(pointer)), None, None)[:2]
    place = None if low is None or low.symbol != ARGUMENTS[0] else low.bytes.value
    return place if place is not None and high == _high_half(place) else None


def pointer_to(place: int) -> tuple[Distance, Distance]:
    """Both halves of the pointer to the argument at a byte."""
    return Distance(ARGUMENTS[0], constant(place)), _high_half(place)


def _high_half(place: int) -> Distance:
    """The high half of the pointer to the argument at a byte."""
    return Distance(f"{ARGUMENTS[1]}, {place} bytes on" if place else ARGUMENTS[1], constant(0))


def distances_made(
    state: WaveState, name: str, given: Operands, low: LowSum | None = None
) -> dict[str, Distance]:
    """The results of an instruction, relative to arguments.

    Args:
        state: the state in front of the instruction.
        name: its mnemonic without its encoding.
        given: its operands.
        low: the sum whose carry it adds, of `low_sums`.
    """
    words = given.words
    targets = registers(words[0]) if words else ()
    if name == "s_mov_b64" and len(words) == 2:
        pairs = zip(targets, registers(words[1]), strict=False)
        return {one: state.distances[other] for one, other in pairs if other in state.distances}
    if low is not None and len(targets) == 1:
        reached = state.distances.get(low.result)
        place = None if reached is None or reached.symbol != ARGUMENTS[0] else reached.bytes.value
        is_next = place is not None and low.added <= place < _HIGHEST_PLACE
        if is_next and _of(state, words[1]) == _high_half((place or 0) - low.added):
            return {targets[0]: _high_half(place or 0)}
        return {}
    if name in _WIDE_ADDS and len(words) == 3 and len(targets) == 2:
        start, added = place_behind(state, words[1]), number(words[2])
        if start is None or added is None or not 0 <= added < _HIGHEST_PLACE - start:
            return {}
        place = start + added
        return dict(zip(targets, pointer_to(place), strict=True))
    found = _distance(state, name, words) if len(targets) == 1 else None
    return {} if found is None else {targets[0]: found}


def _distance(state: WaveState, name: str, words: tuple[str, ...]) -> Distance | None:
    sources = words[1:]
    if name in _MOVES and len(sources) == 1:
        return _of(state, sources[0])
    if name == "v_readfirstlane_b32" and len(sources) == 1:
        return _of(state, sources[0]) if state.idle is None else None
    if name in ADDS and len(sources) == 2:
        return _sum(state, sources)
    if name in {"s_addk_i32", "s_addk_co_i32"} and len(sources) == 1:
        added, own = number(sources[0]), _of(state, words[0])
        if own is None or added is None:
            return None
        return _further(own, integers.sext(integers.trunc(constant(added), 16), own.bytes.width))
    if name == "v_add3_u32" and len(sources) == 3:
        return _sum(state, sources)
    if name == "v_lshl_add_u32" and len(sources) == 3:
        base, terms = _of(state, sources[2]), [_value(state, word) for word in sources[:2]]
        if base is None or terms[0] is None or terms[1] is None:
            return None
        return _further(base, shifted(RANGES, "shl", terms[0], terms[1]))
    if name in SUBTRACTS and len(sources) == 2:
        base, taken = _of(state, sources[0]), _value(state, sources[1])
        return None if base is None or taken is None else base._replace(bytes=integers.sub(base.bytes, taken))
    return None


def _sum(state: WaveState, words: tuple[str, ...]) -> Distance | None:
    """An argument, and the number that is added to it."""
    named = [word for word in words if _of(state, word) is not None]
    base = _of(state, named[0]) if len(named) == 1 else None
    for word in words:
        value = _value(state, word)
        if base is None or value is None:
            return None
        if word != named[0]:
            base = _further(base, value)
    return base


def _further(base: Distance, more: Integers) -> Distance:
    return base._replace(bytes=integers.add(base.bytes, more))


def _of(state: WaveState, word: str) -> Distance | None:
    named = registers(word)
    return state.distances.get(named[0]) if len(named) == 1 else None


def _value(state: WaveState, word: str) -> Integers | None:
    named = registers(word)
    if len(named) == 1:
        return state.value(named[0])
    value = None if named else number(word)
    return None if value is None else constant(value)
