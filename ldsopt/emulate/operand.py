"""Operands of instructions: from their spelling in assembly to functions that read them.

Modifiers change an operand on its way: ``-`` and ``| |`` its sign, ``op_sel`` takes the upper half of a register, SDWA
a part of one, DPP another lane's. An inline constant like ``0.5`` is a float of the operand's width; a literal is 32
bits, which are the upper ones of a 64-bit float (RDNA4 ISA, "Constants"; MI300 ISA, 3.6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate.functions import U
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import WaveRegisters, number_of
from ldsopt.isa import operands as spelled
from ldsopt.isa.operands import Operands, number
from ldsopt.patterns import pattern
from ldsopt.simt.floats import FLOATS, WORDS
from ldsopt.simt.kinds import Array

OperandReader = Callable[[WaveRegisters], Array]

_INLINE = range(-16, 65)
"""The integers that need no literal."""
_FLOAT = pattern(r"-?\d+\.\d+(?:[eE][-+]?\d+)?$")
_SIGNS = frozenset(minus + bars for minus in ("", "-", "neg(") for bars in ("", "|", "abs("))
_SHARED_APERTURE, _PRIVATE_APERTURE = 0x1_0000_0000_0000, 0x2_0000_0000_0000
_APERTURES = {"src_shared_base": _SHARED_APERTURE, "src_private_base": _PRIVATE_APERTURE}


@dataclass(frozen=True, slots=True)
class OperandSource:
    """An operand that is read.

    Attributes:
        read: returns its bits, a lane or one for all.
        registers: the numbers of the registers that it reads.
    """

    read: OperandReader
    registers: tuple[int, ...] = ()


def numbers_of(word: str) -> tuple[int, ...]:
    """The numbers of the registers that an operand names; empty if it names none.

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
    >>> hex(constant("lit(-1)", ("u", 64))), [hex(constant(one, ("f", 64))) for one in ("lit(1)", "lit64(1)", "100")]
    ('0xffffffff', ['0x100000000', '0x1', '0x6400000000'])
    """
    letter, bits = kind
    if (number := spelled.number(word)) is not None:
        width = spelled.literal(word)[1]
        is_plain = width is None and number in _INLINE and not word.startswith("0x")
        if letter == "f" and bits == 64 and width != 64 and not is_plain and number < 1 << 32:
            return (number & 0xFFFFFFFF) << 32
        return number & (1 << max(bits, 32)) - 1
    if _FLOAT.match(word):
        return int(np.array([float(word)], FLOATS[bits]).view(WORDS[bits])[0])
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
        selected: selects the part of it that the instruction reads; ``-`` and ``| |`` change the sign of that part.

    Raises:
        NotUnderstood: it is no known operand.
    """
    signs, inner = spelled.without_signs(word)
    inner, bits = inner.strip(), max(16, kind[1])
    if (word.startswith("-") and spelled.number(word) is not None) or _FLOAT.match(word):
        return selected(_fixed(constant(word, kind)))
    if signs not in _SIGNS:
        raise NotUnderstood(f"the sign {signs}")
    numbers = numbers_of(inner)
    found = selected(_register(inner, numbers) if numbers else _fixed(constant(inner, kind)))
    if signs.endswith(("|", "abs(")):
        found = _changed(found, lambda x: x & ~U(1 << bits - 1))
    if signs.startswith(("-", "neg(")):
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
    """The upper 16 bits, selected by ``op_sel``."""
    return _changed(found, lambda x: x >> U(16) & U(0xFFFF))


def packed(
    found: OperandSource, low: int, high: int, *, half: int, signs: tuple[int, int] = (0, 0)
) -> OperandSource:
    """An operand of two packed numbers: the half that each is taken from, and a change of its sign.

    Args:
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


def mixed(found: OperandSource, word: str, half: int, is_half: int) -> OperandSource:
    """An operand of V_FMA_MIX: a float, or with ``op_sel_hi`` a half converted to one, the upper with ``op_sel``.

    Raises:
        NotUnderstood: the upper half of a constant.
    """
    if not is_half:
        return found
    if not found.registers:
        if half:
            raise NotUnderstood("the upper half of a number in V_FMA_MIX")
        is_number = spelled.number(word) is not None or _FLOAT.match(word)
        given = word if is_number else spelled.without_signs(word)[1].strip()
        number = np.array([constant(given, ("f", 16)) & 0xFFFF], np.uint16).view(np.float16)
        return _fixed(int(number.astype(np.float32).view(np.uint32)[0]))

    def change(x: Array) -> Array:
        bits = (x >> U(16 * half)) & U(0xFFFF)
        result: Array = bits.astype(np.uint16).view(np.float16).astype(np.float32).view(np.uint32).astype(U)
        return result

    return _changed(found, change)


def part(found: OperandSource, selection: str, *, with_sign: bool = False) -> OperandSource:
    """The part that SDWA selects of a register: ``BYTE_0`` to ``BYTE_3``, ``WORD_0``, ``WORD_1`` or ``DWORD``."""
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


# --- lanes --------------------------------------------------------------------------------------------------
#
# Values that move between lanes: DPP, and the instructions that read or write another lane's register.
#
# Source: RDNA4 ISA, "DPP"; MI300 ISA, 3.6 and chapter 12. A source lane beyond its row, or that EXEC has off, gives 0
# with ``bound_ctrl``, and otherwise leaves the reading lane's result unwritten.


@dataclass(frozen=True, slots=True)
class LaneMove:
    """The lane that each lane of a DPP operand reads, and the lanes that are written.

    Attributes:
        source: lane numbers, -1 beyond the row.
        written: by row and bank masks.
        zero: an invalid lane gives 0.
        inactive: lanes that EXEC has off are read, too (``fi:1``).
    """

    source: Array
    written: Array
    zero: bool
    inactive: bool

    def apply(self, value: Array, active: Array) -> tuple[Array, Array]:
        """The value that each lane gets, and the mask of lanes that get one."""
        row = np.broadcast_to(value, self.source.shape)
        valid = self.source >= 0
        if not self.inactive:
            valid = valid & active[self.source]
        moved = np.where(valid, row[self.source], row.dtype.type(0))
        return moved, self.written if self.zero else self.written & valid


def lane_move(given: Operands, lanes: int) -> LaneMove:
    """Reads the modifiers of a DPP instruction.

    Raises:
        NotUnderstood: a control that is not known here.

    >>> from ldsopt.isa.operands import read
    >>> lane_move(read("v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf"), 32).source[:4].tolist()
    [-1, 0, 1, 2]
    """
    found = {name: number(value) for name, value in given.modifiers.items()}
    numbers = {name: value for name, value in found.items() if value is not None}
    rows = numbers.get("row_mask", 15)
    banks = numbers.get("bank_mask", 15)
    lane = np.arange(lanes)
    written = ((rows >> (lane // 16)) & 1 & (banks >> (lane % 16 // 4))).astype(bool)
    zero = bool(numbers.get("bound_ctrl", 0))
    return LaneMove(_sources(given, numbers, lane), written, zero, bool(numbers.get("fi", 0)))


def _sources(given: Operands, numbers: dict[str, int], lane: Array) -> Any:
    row, place = lane // 16 * 16, lane % 16
    if quad := given.numbers("quad_perm"):
        return lane // 4 * 4 + np.array(quad)[lane % 4]
    if eight := given.numbers("dpp8"):
        return lane // 8 * 8 + np.array(eight)[lane % 8]
    if "row_mirror" in given.modifiers:
        return row + 15 - place
    if "row_half_mirror" in given.modifiers:
        return lane // 8 * 8 + 7 - lane % 8
    if "row_shl" in numbers:
        n = numbers["row_shl"]
        return np.where(place + n < 16, lane + n, -1)
    if "row_shr" in numbers:
        n = numbers["row_shr"]
        return np.where(place >= n, lane - n, -1)
    if "row_ror" in numbers:
        return row + (place - numbers["row_ror"]) % 16
    for name in ("row_share", "row_newbcast"):
        if name in numbers:
            return row + numbers[name]
    if "row_xmask" in numbers:
        return row + (place ^ numbers["row_xmask"])
    if numbers.get("row_bcast") == 15:
        return np.where(lane >= 16, row - 1, -1)
    if numbers.get("row_bcast") == 31:
        return np.where(lane >= 32, 31, -1)
    if numbers.get("wave_shr") == 1:
        return lane - 1
    if numbers.get("wave_shl") == 1:
        return np.where(lane + 1 < len(lane), lane + 1, -1)
    if numbers.get("wave_ror") == 1:
        return (lane - 1) % len(lane)
    if numbers.get("wave_rol") == 1:
        return (lane + 1) % len(lane)
    raise NotUnderstood(f"the lanes of {given.modifier_text!r}")


def swizzled(offset: int, lanes: int) -> Array:
    """The lane that each lane reads by DS_SWIZZLE_B32. Source: MI300 ISA, 11.3.1, the two basic modes."""
    lane = np.arange(lanes)
    if offset & 0x8000:
        if offset >> 14 & 1:
            raise NotUnderstood("ds_swizzle_b32 in its rotating modes")
        choice = np.array([offset >> 2 * n & 3 for n in range(4)])
        result: Array = lane // 4 * 4 + choice[lane % 4]
        return result
    both, either, flip = offset & 31, offset >> 5 & 31, offset >> 10 & 31
    return lane // 32 * 32 + (((lane % 32 & both) | either) ^ flip)


def row_selectors(select: int, lanes: int) -> Array:
    """The lane of its row that each lane reads, by 16 selectors of four bits."""
    return np.array([select >> 4 * n & 15 for n in range(16)])[np.arange(lanes) % 16]


def permuted_rows(choice: Array, *, crossed: bool) -> Array:
    """V_PERMLANE16_B32, and V_PERMLANEX16_B32 from the other row of each pair: the lane that each lane reads."""
    row = np.arange(len(choice)) // 16
    return np.asarray((row ^ crossed) * 16 + (choice.astype(np.int64) & 15))
