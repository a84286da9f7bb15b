"""The number of bytes of LDS that a tensor DMA of gfx1250 moves, by the words of its descriptor.

In group 0, word 0 is the predicate and word 1 the address in LDS. In group 1, word 0 holds the flags: bits 0-15 select
the workgroups of a cluster that receive the data, 16-17 the size of an element (1, 2, 4, 8 bytes), and 18 and 19 make
it signal a barrier or repeat itself. If bit 20 is set, padding follows every 2**(n + 1) words, with n in bits 22-24,
and is one word more than bits 25-31 say. Bits 16-31 of word 3 are the elements of a row, bits 0-15 of word 4 the rows.
Source: Triton's ``TDMUtility.cpp``, which builds such descriptors; `ldsopt.simt` reads them alike.

Rule. The tile begins at the address and is not longer than elements, rows and the padding between them, each at its
largest, make together. Padding counts as touched, and so does a transfer that its predicate turns off. Any other
descriptor (more dimensions, several workgroups, a barrier, a repetition) may touch any byte.
"""

from __future__ import annotations

from ldsopt.analysis.integers import Integers

_WORD = 4
_HALF = 0xFFFF
_UNFOLLOWED_FLAGS = _HALF | 1 << 18 | 1 << 19
"""Other workgroups, a barrier, a repetition."""


def tile_bytes(predicate: Integers, flags: Integers, row: Integers, column: Integers) -> int | None:
    """Bytes from the first to the last, at most; ``None`` if that is not known.

    Args:
        predicate: word 0 of group 0.
        flags, row, column: words 0, 3 and 4 of group 1.
    """
    known = flags.value
    if known is None or any(word.is_empty for word in (predicate, row, column)):
        return None
    if predicate.unsigned_max > 1 or known & _UNFOLLOWED_FLAGS:
        return None
    elements, rows = row.unsigned_max >> 16, column.unsigned_max
    if not elements or rows > _HALF:
        return None  # a third dimension stands in the upper half
    size = (1 << (known >> 16 & 3)) * elements * max(rows, 1)
    if known >> 20 & 1:
        size += (size - 1) // ((2 << (known >> 22 & 7)) * _WORD) * ((known >> 25) + 1) * _WORD
    return size
