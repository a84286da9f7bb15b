"""Effects of instructions on values that are an argument and a known distance (`ldsopt.machine.state`).

A word of arguments, loaded (`ldsopt.machine.effects`) or in a register from the beginning on (`ldsopt.machine.entry`),
is the same whenever a wave of the workgroup has it. What is added to it, or subtracted, is a distance
from it; moves keep it. All else is not followed. Example::

    s_load_dword s8, s[4:5], 0x10        the argument at byte 16
    s_add_i32 s9, s8, 0x1000             that and 0x1000
    v_lshl_add_u32 v1, v0, 2, s9         that, 0x1000, and 0 to 1020
"""

from __future__ import annotations

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.operands import Operands, number, registers
from ldsopt.machine.arithmetic import ADDS, RANGES, SUBTRACTS, constant, shifted
from ldsopt.machine.state import Distance, WaveState

_MOVES = frozenset({"s_mov_b32", "v_mov_b32", "v_accvgpr_write_b32", "v_accvgpr_read_b32"})


def argument_at(place: int) -> str:
    """The name of the word of arguments at a byte of their block."""
    return f"argument at {place}"


def distances_made(state: WaveState, name: str, given: Operands) -> dict[str, Distance]:
    """The results of an instruction, seen from arguments.

    Args:
        state: in front of the instruction.
        name: its mnemonic without its encoding.
        given: its operands.
    """
    words = given.words
    targets = registers(words[0]) if words else ()
    if name == "s_mov_b64" and len(words) == 2:
        pairs = zip(targets, registers(words[1]), strict=False)
        return {one: state.distances[other] for one, other in pairs if other in state.distances}
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
    """An argument, and what is added to it."""
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
