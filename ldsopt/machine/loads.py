"""The values that memory operations bring to registers.

Of what memory holds nothing is known, but

* of a scalar load through the pointer to a kernel's arguments, as the kernel got it, which argument's word it is: a
  value that is the same whenever a wave of the workgroup loads it (`ldsopt.machine.distances`), and perhaps what the
  metadata says of it (`ldsopt.machine.entry`);
* of bytes and halves that are extended by zeros, how many bits they have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import Operands, number, registers
from ldsopt.machine.arithmetic import UNKNOWN, WIDTH, constant
from ldsopt.machine.distances import argument_at
from ldsopt.machine.state import ARGUMENTS, Distance, WaveState

_NARROW = {
    f"{family}_{verb}_{kind}": bits
    for family in ("s", "ds", "global", "flat", "buffer", "s_buffer", "scratch")
    for verb in ("load", "read")
    for kind, bits in {"u8": 8, "ubyte": 8, "u16": 16, "ushort": 16}.items()
}
"""The bits that such a load brings; those above are 0."""
_WORD = 4


class LoadedRegister(NamedTuple):
    """A register that a memory operation writes.

    Attributes:
        name: of the register; `value` what it then may hold.
        symbol: the argument's word that it holds; empty for anything else.
    """

    name: str
    value: Integers = UNKNOWN
    symbol: str = ""


def loaded(
    state: WaveState, instruction: AsmInstruction, given: Operands, words: Mapping[int, Integers]
) -> Iterator[LoadedRegister]:
    """The registers that a memory operation writes; all that it names, if that is not known.

    Args:
        state: in front of the instruction.
        instruction, given: it, and its operands.
        words: what is known of words of arguments, by their places.
    """
    found = decode(instruction).started
    into = [one for word in given.words[: None if found is None else found[1]] for one in registers(word)]
    place = _argument_place(state, instruction.mnemonic, given)
    narrow = _NARROW.get(instruction.mnemonic)
    for at, name in enumerate(into):
        if place is not None:
            here = place + _WORD * at
            yield LoadedRegister(name, words.get(here, UNKNOWN), argument_at(here))
        elif narrow and len(into) == 1 and found is not None:
            yield LoadedRegister(name, integers.interval(WIDTH, 0, (1 << narrow) - 1))
        else:
            yield LoadedRegister(name)


def _argument_place(state: WaveState, mnemonic: str, given: Operands) -> int | None:
    """The place in the block of arguments of the words that a load gets; ``None`` if it gets others."""
    if not mnemonic.startswith(("s_load_dword", "s_load_b")) or len(given.words) != 3 or given.modifiers:
        return None
    held = tuple(state.distances.get(half) for half in registers(given.words[1]))
    is_pointer = held == tuple(Distance(symbol, constant(0)) for symbol in ARGUMENTS)
    return number(given.words[2]) if is_pointer else None
