"""The data that a memory instruction moves for each lane: how many bytes, and how they lie in registers.

``ds_read_u16_d16_hi`` moves two bytes to the upper half of a register and leaves the lower one; ``global_load_sbyte``
one byte, extended by its sign. Source: RDNA4 ISA, 10.4 and 11.2; MI300 ISA, 9.1.8, 10.3, 11.3.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import WaveRegisters
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
        """The number of 32-bit registers that hold the data of a lane."""
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


# --- atomic -------------------------------------------------------------------------------------------------
#
# Read-modify-write operations on memory, by the part of the mnemonic that names them.
#
# Lanes take their turns in the order of their numbers; the hardware promises no order. Source: RDNA4 ISA, 16.15,
# 16.19.


_NAME = pattern(
    r"(?P<name>add|sub|rsub|csub|inc|dec|[su]?min|[su]?max|and|or|xor|swap|wrxchg|storexchg|cmpswap|cmpst|cmpstore)"
    r"(?P<num>_num)?(?P<rtn>_rtn)?(?:_(?P<type>[uibf])(?P<bits>32|64))?(?P<two>_x2)?$"
)
_AtomicChange = Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class MemoryAtomic:
    """One of them.

    Attributes:
        change: from the old value and the operand to the new value.
        dtype: that both have.
        compares: the operand is a new value and one to compare with.
        compare_first: the latter stands first.
    """

    change: _AtomicChange
    dtype: np.dtype[np.generic]
    compares: bool = False

    @property
    def size(self) -> int:
        """Bytes that it takes in memory, a lane."""
        return self.dtype.itemsize

    def run(self, memory: Array, addresses: Array, operands: Array) -> Array:
        """Changes memory at each address, in turn; the old bytes.

        Args:
            memory: its bytes.
            addresses: of each lane.
            operands: bytes of each lane; with `compares` the new value's, then those to compare with.
        """
        size = self.size
        old = np.zeros((len(addresses), size), np.uint8)
        for row, address in enumerate(addresses.tolist()):
            place = memory[address : address + size]
            old[row] = place
            before = old[row].view(self.dtype)[0]
            given = np.ascontiguousarray(operands[row]).view(self.dtype)
            if self.compares:
                after = given[0] if before == given[1] else before
            else:
                after = self.change(before, given[0])
            place[:] = np.array([after], self.dtype).view(np.uint8)
        return old


def _increment(old: Any, limit: Any) -> Any:
    return old.dtype.type(0) if old >= limit else old + old.dtype.type(1)


def _decrement(old: Any, limit: Any) -> Any:
    return limit if old == 0 or old > limit else old - old.dtype.type(1)


_CHANGES: dict[str, _AtomicChange] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "rsub": lambda a, b: b - a,
    "inc": _increment,
    "dec": _decrement,
    "min": np.fmin,
    "max": np.fmax,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "swap": lambda a, b: b,
}


def memory_atomic(words: str) -> MemoryAtomic:
    """The operation that the part of a mnemonic names: ``add_u32``, ``cmpst_rtn_b64``, ``smax_x2``.

    Raises:
        NotUnderstood: it names none that is known here.
    """
    found = _NAME.match(words)
    if found is None:
        raise NotUnderstood(f"the atomic operation {words}")
    name, letter = found["name"], found["type"] or "u"
    size = 8 if found["two"] else int(found["bits"] or 32) // 8
    if name in ("smin", "smax"):
        letter, name = "i", name[1:]
    if name in ("umin", "umax"):
        letter, name = "u", name[1:]
    name = {"wrxchg": "swap", "storexchg": "swap", "cmpst": "cmpswap", "cmpstore": "cmpswap"}.get(name, name)
    dtype = np.dtype(f"{'u' if letter == 'b' else letter}{size}")
    if name == "cmpswap":
        return MemoryAtomic(_CHANGES["swap"], dtype, compares=True)
    if name not in _CHANGES:
        raise NotUnderstood(f"the atomic operation {words}")
    return MemoryAtomic(_CHANGES[name], dtype)
