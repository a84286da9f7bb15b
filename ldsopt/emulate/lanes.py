"""Values that move between lanes: DPP, and the instructions that read or write another lane's register.

Source: RDNA4 ISA, "DPP"; MI300 ISA, 3.6 and chapter 12. A lane that is taken from beyond its row, or that EXEC has off,
gives 0 with ``bound_ctrl``, and otherwise leaves the reading lane's result unwritten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.isa.operands import Operands, number
from ldsopt.simt.kinds import Array


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
        """The value that each lane gets, and which lanes get one."""
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
    """The lane of its row that each lane takes by 16 selectors of four bits."""
    return np.array([select >> 4 * n & 15 for n in range(16)])[np.arange(lanes) % 16]


def permuted_rows(choice: Array, *, crossed: bool) -> Array:
    """V_PERMLANE16_B32, and V_PERMLANEX16_B32 from the other row of each pair: the lane that each lane reads."""
    row = np.arange(len(choice)) // 16
    return np.asarray((row ^ crossed) * 16 + (choice.astype(np.int64) & 15))
