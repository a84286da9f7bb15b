"""What an instruction with one result computes of what registers hold in front of it.

Of a register that holds one of several values (`ldsopt.machine.state`), each is computed with on its own: an address
that is selected and then moved by an offset is still one of two. Beyond a number, only what holds of all is kept.
"""

from __future__ import annotations

import functools
from itertools import product
from math import prod

from ldsopt.analysis.integers import Integers
from ldsopt.machine.arithmetic import IN_PLACE, RULES, UNKNOWN, ResultRule, bit_operation, constant
from ldsopt.machine.operands import number, registers
from ldsopt.machine.state import WaveState
from ldsopt.patterns import pattern

_TABLE = pattern(r"bitop3:(0x[0-9a-f]+|\d+)")
_MOST_CHOICES = 8


def result_of(state: WaveState, name: str, words: tuple[str, ...], modifiers: str) -> Integers | None:
    """What an instruction with one result computes; ``None`` if it is not known.

    Args:
        state: in front of it.
        name: its mnemonic without its encoding; `words` and `modifiers` its operands.
    """
    rule, sources = _rule(name, words, modifiers)
    values = [found for word in sources if (found := value_of(state, word)) is not None]
    return None if rule is None or len(values) != len(sources) else rule(*values)


def choices_of(
    state: WaveState, name: str, words: tuple[str, ...], modifiers: str
) -> tuple[Integers, ...] | None:
    """The values of which each lane gets one, where an instruction selects, or computes with what is selected.

    Arguments as of `result_of`.
    """
    if name == "v_cndmask_b32" and len(words) >= 3:
        one, other = (value_of(state, word) for word in words[1:3])
        return None if one is None or other is None or one.is_full or other.is_full else (one, other)
    if not state.choices or not any(word in state.choices for word in words):
        return None
    rule, sources = _rule(name, words, modifiers)
    if rule is None:
        return None
    parts = [
        state.choices.get(word) or ((found,) if (found := value_of(state, word)) is not None else ())
        for word in sources
    ]
    if prod(map(len, parts)) > _MOST_CHOICES:
        return None
    made = {rule(*values): None for values in product(*parts)}
    return tuple(made) if len(made) > 1 and not any(one.is_full for one in made) else None


def value_of(state: WaveState, word: str) -> Integers | None:
    """What an operand is; ``None`` if it is none that is followed."""
    register, value = _operand(word)
    return state.value(register) if register else value


@functools.lru_cache(maxsize=1 << 14)
def _operand(word: str) -> tuple[str, Integers | None]:
    """The register that an operand is, or else the value."""
    named = registers(word)
    if len(named) == 1:
        return ("", None) if "." in word else (named[0], None)
    if named:
        return "", UNKNOWN  # a mask
    value = number(word)
    return "", None if value is None else constant(value)


def _rule(name: str, words: tuple[str, ...], modifiers: str) -> tuple[ResultRule | None, tuple[str, ...]]:
    """What computes the result, and of which operands."""
    sources = words[1:]
    if name in {"v_bitop2_b32", "v_bitop3_b32"} and len(sources) == int(name[7]):
        found = _TABLE.search(modifiers)
        table = int(found[1], 0) if found else 0
        return lambda a, b, c=_ZERO: bit_operation(table, (a, b, c)), sources
    rule = RULES.get(len(sources), {}).get(name)
    if rule is None and name in IN_PLACE and len(words) == 2:
        return IN_PLACE[name], words
    return rule, sources


_ZERO = constant(0)
"""The third operand of an instruction that has two, by the same table."""
