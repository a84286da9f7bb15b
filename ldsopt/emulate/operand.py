"""Operands of instructions: from what assembly spells to what reads them.

Modifiers change an operand on its way: ``-`` and ``| |`` its sign, ``op_sel`` takes the upper half of a register, SDWA
a part of one, DPP another lane's. An inline constant like ``0.5`` is a float of the operand's width; a literal is 32
bits, which a 64-bit float has as its upper ones (RDNA4 ISA, "Constants"; MI300 ISA, 3.6).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ldsopt.emulate.functions import U
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import WaveRegisters, number_of
from ldsopt.isa import operands as spelled
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array

OperandReader = Callable[[WaveRegisters], Array]

_FLOAT = pattern(r"-?\d+\.\d+(?:[eE][-+]?\d+)?$")
_SIGN = pattern(r"(?P<minus>-|neg\()?(?P<bars>\||abs\()?(?P<word>[^|()]+)")
_FLOATS = {16: np.float16, 32: np.float32, 64: np.float64}
_WORDS = {16: np.uint16, 32: np.uint32, 64: np.uint64}
_SHARED_APERTURE, _PRIVATE_APERTURE = 0x1_0000_0000_0000, 0x2_0000_0000_0000
_APERTURES = {"src_shared_base": _SHARED_APERTURE, "src_private_base": _PRIVATE_APERTURE}


@dataclass(frozen=True, slots=True)
class OperandSource:
    """An operand that is read.

    Attributes:
        read: gives its bits, a lane or one for all.
        registers: the numbers of those that it reads.
    """

    read: OperandReader
    registers: tuple[int, ...] = ()


def numbers_of(word: str) -> tuple[int, ...]:
    """The numbers of the registers that an operand names; none where it names none.

    Raises:
        NotUnderstood: a register that is not known.
    """
    names = spelled.registers(word) if word != "null" else ("null",)
    try:
        return tuple(number_of(name) for name in names)
    except (KeyError, ValueError):
        raise NotUnderstood(f"the register {word}") from None


def constant(word: str, kind: tuple[str, int]) -> int:
    """The bits of an operand that is a constant.

    Raises:
        NotUnderstood: it is none.

    >>> hex(constant("0.5", ("f", 16))), constant("-1", ("u", 32)), hex(constant("1.0", ("u", 64)))
    ('0x3800', 4294967295, '0x3ff0000000000000')
    """
    letter, bits = kind
    if (number := spelled.number(word)) is not None:
        if letter == "f" and bits == 64 and word.startswith("0x"):
            return number << 32
        return number & (1 << max(bits, 32)) - 1
    if _FLOAT.match(word):
        return int(np.array([float(word)], _FLOATS[bits]).view(_WORDS[bits])[0])
    if word in _APERTURES:
        return _APERTURES[word]
    raise NotUnderstood(f"the operand {word}")


def source(
    word: str, kind: tuple[str, int], selected: Callable[[OperandSource], OperandSource] = lambda found: found
) -> OperandSource:
    """An operand that an instruction reads as a type.

    Args:
        word: the operand.
        kind: the type.
        selected: takes the part of it that the instruction reads, whose sign is the one that ``-`` and ``| |`` change.

    Raises:
        NotUnderstood: it is none that is known.
    """
    match = _SIGN.match(word)
    assert match is not None
    inner, bits = match["word"].strip(), max(16, kind[1])
    if (word.startswith("-") and spelled.number(word) is not None) or _FLOAT.match(word):
        return selected(_fixed(constant(word, kind)))
    if word.startswith("sext("):
        raise NotUnderstood("sext")
    numbers = numbers_of(inner)
    found = selected(_register(inner, numbers) if numbers else _fixed(constant(inner, kind)))
    if match["bars"]:
        found = _changed(found, lambda x: x & ~U(1 << bits - 1))
    if match["minus"]:
        found = _changed(found, lambda x: x ^ U(1 << bits - 1))
    return found


def _fixed(value: int) -> OperandSource:
    bits = np.array([value], U)
    return OperandSource(lambda _: bits)


def _register(word: str, numbers: tuple[int, ...]) -> OperandSource:
    if word.endswith(".h"):
        return OperandSource(lambda r: r.read(numbers) >> U(16), numbers)
    if word.endswith(".l"):
        return OperandSource(lambda r: r.read(numbers) & U(0xFFFF), numbers)
    pair = numbers[:2]
    return OperandSource(lambda r: r.read(pair), numbers)


def _changed(found: OperandSource, change: Callable[[Array], Array]) -> OperandSource:
    read = found.read
    return OperandSource(lambda r: change(read(r)), found.registers)


def upper_half(found: OperandSource) -> OperandSource:
    """The upper 16 bits, as ``op_sel`` asks for."""
    return _changed(found, lambda x: x >> U(16) & U(0xFFFF))


def packed(
    found: OperandSource, low: int, high: int, *, half: int, signs: tuple[int, int] = (0, 0)
) -> OperandSource:
    """An operand of packed numbers: which half each of the two is taken from, and whether its sign is changed.

    Args:
        found: the operand.
        low, high: 1 for the upper half.
        half: bits of one number.
        signs: 1 to change the sign of the lower and of the upper one.
    """
    mask = (1 << half) - 1
    flips = U((signs[0] << half - 1) | (signs[1] << 2 * half - 1))

    def change(x: Array) -> Array:
        below = (x >> U(half * low)) & U(mask)
        above = (x >> U(half * high)) & U(mask)
        result: Array = (below | above << U(half)) ^ flips
        return result

    return _changed(found, change)


def mixed(found: OperandSource, half: int, is_half: int) -> OperandSource:
    """An operand of V_FMA_MIX: a float, or with ``op_sel_hi`` a half made one, the upper one with ``op_sel``."""
    if not is_half:
        return found
    if not found.registers:
        raise NotUnderstood("a number as a half of V_FMA_MIX")

    def change(x: Array) -> Array:
        bits = (x >> U(16 * half)) & U(0xFFFF)
        result: Array = bits.astype(np.uint16).view(np.float16).astype(np.float32).view(np.uint32).astype(U)
        return result

    return _changed(found, change)


def part(found: OperandSource, selection: str, *, with_sign: bool = False) -> OperandSource:
    """The part that SDWA takes of a register: ``BYTE_0`` to ``BYTE_3``, ``WORD_0``, ``WORD_1`` or ``DWORD``."""
    if selection == "DWORD":
        return found
    width = 8 if selection.startswith("BYTE") else 16
    shift, mask = U(int(selection[-1]) * width), U((1 << width) - 1)

    def change(x: Array) -> Array:
        bits = (x >> shift) & mask
        if not with_sign:
            result: Array = bits
            return result
        top = U(1 << width - 1)
        extended: Array = ((bits ^ top) - top) & U(0xFFFFFFFF)
        return extended

    return _changed(found, change)
