"""The operands of a machine instruction, as assembly spells them.

``v_add_u32_e32 v0, 0x40, v1`` has the operands ``v0``, ``0x40`` and ``v1``; ``ds_read_b32 v0, v1 offset:16``
has two and a modifier. Source: LLVM, ``AMDGPUInstPrinter.cpp``.
"""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.patterns import pattern
from ldsopt.target.mnemonics import result_count

ENCODING = pattern(r"_(?:e32|e64|e64_dpp|e32_dpp|dpp|dpp8|sdwa)$")
"""The suffixes of a mnemonic that say how it is encoded, and of DPP and SDWA that lanes or parts are moved."""
BITOP_TABLE = pattern(r"bitop3:(0x[0-9a-f]+|\d+)")
"""The truth table of ``v_bitop3``, among an instruction's modifiers."""
_COMMA = pattern(r",(?![^\[\]]*\])")
_RANGE = pattern(r"([vas]|ttmp)\[(\d+):(\d+)\]$")
_ONE = pattern(r"([vas]|ttmp)\[?(\d+)\]?(?:\.[lh])?$")
_DIGITS = r"-?(?:0x[0-9a-f]+|0|[1-9]\d*)"
_NUMBER = pattern(rf"{_DIGITS}$", re.IGNORECASE)
_OFFSET = pattern(rf"\b(offset[01]?):({_DIGITS})(?![\w+*/-])", re.IGNORECASE)
_ANY_OFFSET = pattern(r"\boffset", re.IGNORECASE)
_HALVES = {"vcc": ("vcc_lo", "vcc_hi"), "exec": ("exec_lo", "exec_hi")}
_PAIRED = frozenset({"flat_scratch", "xnack_mask"})


class Operands(NamedTuple):
    """The operands behind a mnemonic.

    Attributes:
        words: each operand without its modifiers.
        modifiers: the words behind operands, ``offset:16`` and the like.
    """

    words: tuple[str, ...]
    modifiers: str


def operands(instruction: AsmInstruction) -> Operands:
    """Reads an instruction's operands.

    >>> operands(AsmInstruction("ds_read_b32", "v0, v1 offset:16", 1))
    Operands(words=('v0', 'v1'), modifiers='offset:16')
    """
    return _operands(instruction.operands)


@functools.lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and several analyses ask for the same
def _operands(text: str) -> Operands:
    words, modifiers = [], []
    for part in _COMMA.split(text):
        word, _, rest = part.strip().partition(" ")
        words.append(word)
        if rest:
            modifiers.append(rest.strip())
    return Operands(tuple(word for word in words if word), " ".join(modifiers))


def written(instruction: AsmInstruction) -> tuple[str, ...]:
    """The operands that an instruction writes, which is no memory operation; none where it has no result.

    >>> written(AsmInstruction("v_add_co_u32_e32", "v0, vcc, v1, v2", 1))
    ('v0', 'vcc')
    """
    count = 0 if writes_exec_alone(instruction) else result_count(instruction.mnemonic)
    return operands(instruction).words[:count]


def writes_exec_alone(instruction: AsmInstruction) -> bool:
    """True if it is a ``v_cmpx`` of gfx10 and later, which names no result: all operands are compared.

    >>> writes_exec_alone(AsmInstruction("v_cmpx_le_i32_e64", "s14, v64", 1))
    True
    >>> writes_exec_alone(AsmInstruction("v_cmpx_le_i32_e64", "s[2:3], s14, v64", 1))
    False
    """
    return instruction.mnemonic.startswith("v_cmpx") and len(operands(instruction).words) == 2


@functools.lru_cache(maxsize=1 << 14)
def registers(word: str) -> tuple[str, ...]:
    """The registers of 32 bits that an operand names, or of which it names a half, in order; none where it names none.

    >>> registers("v[2:3]"), registers("vcc"), registers("v4.h"), registers("0x40")
    (('v2', 'v3'), ('vcc_lo', 'vcc_hi'), ('v4',), ())
    """
    if several := _RANGE.match(word):
        return tuple(f"{several[1]}{number}" for number in range(int(several[2]), int(several[3]) + 1))
    if one := _ONE.match(word):
        return (f"{one[1]}{one[2]}",)
    if word in _PAIRED:
        return f"{word}_lo", f"{word}_hi"
    return _HALVES.get(word, (word,) if word.endswith(("_lo", "_hi")) or word == "m0" else ())


def number(word: str) -> int | None:
    """The value of an operand that is an integer constant.

    >>> number("-16"), number("0x3ff"), number("1.0")
    (-16, 1023, None)
    """
    return int(word, 0) if _NUMBER.match(word) else None


def offsets(modifiers: str) -> dict[str, int]:
    """The byte or element offsets among an instruction's modifiers, by name; those that are expressions left out.

    >>> offsets("offset0:1 offset1:3 gds")
    {'offset0': 1, 'offset1': 3}
    """
    return {name.lower(): int(value, 0) for name, value in _OFFSET.findall(modifiers)}


def has_other_offsets(modifiers: str) -> bool:
    """True if an offset among the modifiers is an expression, which only an assembler evaluates.

    >>> has_other_offsets("offset:4*n"), has_other_offsets("offset:4")
    (True, False)
    """
    return len(_OFFSET.findall(modifiers)) != len(_ANY_OFFSET.findall(modifiers))
