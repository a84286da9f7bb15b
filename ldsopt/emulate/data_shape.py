"""What a memory instruction moves for each lane: how many bytes, and how they lie in registers.

``ds_read_u16_d16_hi`` moves two bytes to the upper half of a register and leaves the lower one; ``global_load_sbyte``
one byte, extended by its sign. Source: RDNA4 ISA, 10.4 and 11.2; MI300 ISA, 9.1.8, 10.3, 11.3.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ldsopt.emulate.registers import WaveRegisters
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array

_DWORDS = pattern(r"dword(?:x([2348]|16))?$")
_WIDE = pattern(r"b(32|64|96|128|256|512)$")
_SMALL = pattern(
    r"(?:(?P<d16a>d16)_)?(?:(?P<hia>hi)_)?(?P<kind>[uibs]8|[uibs]16|[us]?byte|[us]?short)(?P<d16>_d16)?(?P<hi>_hi)?$"
)


@dataclass(frozen=True, slots=True)
class DataShape:
    """The shape of what one lane moves.

    Attributes:
        size: bytes.
        with_sign: fewer than four are extended by their sign.
        half: they go to one half of a register, or come from it: 0 the lower, 1 the upper; `None` for a whole one.
    """

    size: int
    with_sign: bool = False
    half: int | None = None

    @property
    def registers(self) -> int:
        """How many 32-bit registers hold the data of a lane."""
        return -(-self.size // 4)

    def to_registers(
        self, registers: WaveRegisters, numbers: tuple[int, ...], data: Array, active: Array
    ) -> None:
        """Writes bytes, ``[lane, byte]`` of the active lanes, to vector registers."""
        if not len(data):
            return
        if self.size >= 4:
            words = np.ascontiguousarray(data).view(np.uint32)
            for place, number in enumerate(numbers):
                registers.vector[number][active] = words[:, place]
            return
        row = registers.vector[numbers[0]]
        narrow = np.ascontiguousarray(data).view(f"{'i' if self.with_sign else 'u'}{self.size}")[:, 0]
        value = narrow.astype(np.int32).view(np.uint32)
        if self.half is None:
            row[active] = value
        elif self.half:
            row[active] = (row[active] & np.uint32(0xFFFF)) | value << np.uint32(16)
        else:
            row[active] = (row[active] & np.uint32(0xFFFF0000)) | (value & np.uint32(0xFFFF))

    def from_registers(self, registers: WaveRegisters, numbers: tuple[int, ...], active: Array) -> Array:
        """The bytes of the active lanes, ``[lane, byte]``."""
        words = np.stack([registers.vector[number][active] for number in numbers], axis=-1)
        if self.half:
            words = words >> np.uint32(16)
        return (
            np.ascontiguousarray(words).view(np.uint8).reshape(len(words), 4 * len(numbers))[:, : self.size]
        )


def data_shape(words: str) -> DataShape:
    """The shape that the last part of a mnemonic names.

    Raises:
        NotUnderstood: it names none that is known here.

    >>> data_shape("dwordx4"), data_shape("d16_hi_b16")
    (DataShape(size=16, with_sign=False, half=None), DataShape(size=2, with_sign=False, half=1))
    >>> data_shape("sbyte"), data_shape("u16_d16")
    (DataShape(size=1, with_sign=True, half=None), DataShape(size=2, with_sign=False, half=0))
    """
    if several := _DWORDS.match(words):
        return DataShape(4 * int(several[1] or 1))
    if wide := _WIDE.match(words):
        return DataShape(int(wide[1]) // 8)
    small = _SMALL.match(words)
    if small is None:
        raise NotUnderstood(f"what {words} moves")
    kind = small["kind"]
    size = 1 if kind.endswith(("8", "byte")) else 2
    with_sign = (kind[0] in "is" and kind not in ("short",)) or kind in ("sbyte", "sshort")
    is_half = bool(small["d16"] or small["d16a"])
    is_upper = bool(small["hi"] or small["hia"])
    return DataShape(size, with_sign, int(is_upper) if is_half else None)
