"""The registers of one wave.

Each register of 32 bits has a number: VGPRs from 0, AGPRs from 256, and from 512 on the scalar ones, by the numbers
that instructions encode them with (RDNA4 ISA, "Scalar operands"; gfx9 has M0 at 124, too): VCC at 106, TTMP0 at 108, M0
at 124, ``null`` at 125, EXEC at 126.
"""

from __future__ import annotations

import functools

import numpy as np

from ldsopt.emulate.functions import U
from ldsopt.simt.kinds import Array

ACCUMULATORS, SCALARS = 256, 512
VCC, TTMP, M0, NULL, EXEC = SCALARS + 106, SCALARS + 108, SCALARS + 124, SCALARS + 125, SCALARS + 126
GARBAGE = 0xFFBADBAD
"""What a register holds until the operation that writes it is waited for: as a float a NaN, as an address none."""

_NAMED = {
    "vcc_lo": VCC, "vcc_hi": VCC + 1, "m0": M0, "null": NULL, "exec_lo": EXEC, "exec_hi": EXEC + 1,
    "flat_scratch_lo": SCALARS + 102, "flat_scratch_hi": SCALARS + 103,
    "xnack_mask_lo": SCALARS + 104, "xnack_mask_hi": SCALARS + 105,
}  # fmt: skip
_FILES = {"v": 0, "a": ACCUMULATORS, "s": SCALARS, "ttmp": TTMP}


@functools.cache
def number_of(name: str) -> int:
    """The number of a register by its name.

    >>> number_of("v3"), number_of("a0"), number_of("s2"), number_of("vcc_lo")
    (3, 256, 514, 618)
    """
    if name in _NAMED:
        return _NAMED[name]
    letters = name.rstrip("0123456789")
    return _FILES[letters] + int(name[len(letters) :])


def name_of(number: int) -> str:
    """The name of a register by its number.

    >>> name_of(258), name_of(514), name_of(VCC)
    ('a2', 's2', 'vcc_lo')
    """
    if number < ACCUMULATORS:
        return f"v{number}"
    if number < SCALARS:
        return f"a{number - ACCUMULATORS}"
    named = {value: name for name, value in _NAMED.items()}
    if number >= VCC and number in named:
        return named[number]
    return f"ttmp{number - TTMP}" if number >= TTMP else f"s{number - SCALARS}"


class WaveRegisters:
    """What the registers of a wave hold.

    Attributes:
        lanes: of the wave.
        vector: VGPRs and AGPRs: [number, lane].
        scalar: by their numbers less `SCALARS`.
        scc: the scalar condition code.
        active: which lanes EXEC has on; `count` how many.
    """

    __slots__ = ("active", "count", "lanes", "scalar", "scc", "vector")

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.vector = np.full((SCALARS, lanes), GARBAGE, np.uint32)
        self.scalar = [GARBAGE] * 128
        self.scalar[NULL - SCALARS] = 0
        self.scc = 0
        self.active, self.count = np.ones(lanes, bool), lanes
        self.write_scalar(EXEC, (1 << lanes) - 1, 2)

    def read(self, numbers: tuple[int, ...]) -> Array:
        """The bits of one register or of two behind each other, a lane or one for all."""
        first = numbers[0]
        if first >= SCALARS:
            value = self.scalar[first - SCALARS]
            if len(numbers) > 1:
                value |= self.scalar[numbers[1] - SCALARS] << 32
            return np.array([value], U)
        low = self.vector[first].astype(U)
        result: Array = low if len(numbers) == 1 else low | self.vector[numbers[1]].astype(U) << U(32)
        return result

    def read_scalar(self, number: int, words: int = 1) -> int:
        """The bits of scalar registers."""
        at = number - SCALARS
        return self.scalar[at] if words == 1 else self.scalar[at] | self.scalar[at + 1] << 32

    def write_scalar(self, number: int, value: int, words: int = 1) -> None:
        """Writes scalar registers; EXEC's lanes follow."""
        at = number - SCALARS
        for word in range(words):
            if number + word != NULL:
                self.scalar[at + word] = value >> 32 * word & 0xFFFFFFFF
        if number + words > EXEC:
            self._activate()

    def activate_first(self, count: int) -> None:
        """Activates the first lanes alone."""
        self.write_scalar(EXEC, (1 << count) - 1, 2)

    def _activate(self) -> None:
        self.active = self.mask(EXEC)
        self.count = int(np.count_nonzero(self.active))

    def write_vector(self, number: int, value: Array, where: Array) -> None:
        """Writes the lanes ``where`` of one register."""
        np.copyto(self.vector[number], value.astype(np.uint32), where=where)

    def mask(self, number: int) -> Array:
        """The bits of scalar registers as truth values of the lanes."""
        data = self.read_scalar(number, self.lanes // 32).to_bytes(self.lanes // 8, "little")
        return np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little").view(bool)

    def write_mask(self, number: int, value: Array) -> None:
        """Writes truth values of the lanes to scalar registers."""
        bits = int.from_bytes(np.packbits(value, bitorder="little").tobytes(), "little")
        self.write_scalar(number, bits, 2 if self.lanes > 32 else 1)
