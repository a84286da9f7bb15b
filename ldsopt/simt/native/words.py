"""The memory of native functions, as blocks of 64-bit words: a block for a wave, and one for an instruction."""

from __future__ import annotations

from enum import IntEnum

KEPT_WORDS = 1 << 20
"""Of what reads found so many words are kept as they are."""
DONE, LOOK = 0, 1
LIFE_WORDS = 3
"""Most words that the alias classes of a granule may take, see `ldsopt.simt.shadow`."""
MOST_COPIES = 16
"""Most copies of a wave in flight that native functions look at."""
MOST_BYTES = 64
"""Of a lane's access."""
LARGEST_WAVE = 64


class WaveWord(IntEnum):
    """The words of a wave's block."""

    DATA = 0
    """Address of the bytes of LDS."""
    SIZE = 1
    """The number of bytes of LDS."""
    PHASE = 2
    """Address of `Shadow`'s word for each granule: who has read and written it in this phase."""
    ATOMIC = 3
    """Address of its words for atomic accesses."""
    READ_BIT = 4
    WRITE_BIT = 5
    OTHER_WRITERS = 6
    """The bits of all other waves that write; `OTHERS` of all that read or write."""
    OTHERS = 7
    NUMBER = 8
    """The wave's number."""
    BARRIERS = 9
    """Address of the number of barriers that the workgroup has passed."""
    LOG = 10
    """Address of the log's words, see `ldsopt.simt.shadow.LogWord`."""
    LAST = 11
    """Address of the last write of each granule, see `ldsopt.simt.sources`; and of how often each access wrote."""
    EXECUTIONS = 12
    READS = 13
    """Address of the words of the wave's reads, see `ldsopt.simt.sources.ReadsWord`."""
    KEPT = 14
    """Address of the words that reads have found, and of how many are kept so far."""
    KEPT_WORDS = 15
    COPIES = 16
    """Copies of the wave in flight; their first and last bytes follow from `COPY_BYTES` on."""
    RECORDED = 17
    """Compiled code has recorded the target of a copy that it leaves to the interpreter."""
    LIFE = 18
    """Addresses of its words for alias classes, one after the other."""
    COPY_BYTES = LIFE + LIFE_WORDS
    END = COPY_BYTES + 2 * MOST_COPIES


class SiteWord(IntEnum):
    """The words of the block of an access: its counts, its claims, and the last shape of its lanes."""

    EXECUTED = 0
    CYCLES = 1
    IDEAL = 2
    NUMBER = 3
    """The access's place among the program's accesses."""
    IS_REPORTED = 4
    """That it reads what nobody wrote has been reported so often that it is only counted, here."""
    UNWRITTEN = 5
    FORBIDDEN = 6
    """The granule that no granule may have, by word of the alias classes; `MARKS` is what it gets."""
    MARKS = FORBIDDEN + LIFE_WORDS
    SHAPE_LANES = MARKS + LIFE_WORDS
    """The lanes of the last shape, one bit each; its `cycles` and ideal cycles; distances from the first lane."""
    SHAPE_CYCLES = SHAPE_LANES + 1
    SHAPE_IDEAL = SHAPE_CYCLES + 1
    DISTANCES = SHAPE_IDEAL + 1
    GROUPS = DISTANCES + LARGEST_WAVE // 2
    """The group of each lane, a byte each, see `ldsopt.simt.banks`."""
    END = GROUPS + LARGEST_WAVE // 8


PAGE_UNITS = 1024
"""Units of memory of one page of the order of global accesses."""


class GlobalWord(IntEnum):
    """The words of a wave's block for accesses of global memory."""

    DATA = 0
    """Address of the bytes of all buffers."""
    BUFFERS = 1
    """Address of what is known of each buffer, see `BufferWord`, by rising addresses; and how many there are."""
    BUFFER_COUNT = 2
    BEYOND = 3
    """Address of the number of reads behind the end of a buffer."""
    DIRECTORY = 4
    """Address of a word for each page of `GlobalOrder`: the address of its record, or 0."""
    SEEN = 5
    """Address of the last epoch of each wave that this one has seen; and of its own epoch."""
    EPOCH = 6
    WAVES = 7
    """The number of waves, and the number of this one."""
    NUMBER = 8
    BARRIERS = 9
    """Address of the number of barriers that the workgroup has passed."""
    LOG = 10
    """Address of the log's words, see `ldsopt.simt.shadow.LogWord`."""
    END = 11


class BufferWord(IntEnum):
    """The words about a buffer: its begin behind the base of global memory, its bytes, those that may be read."""

    START = 0
    SIZE = 1
    MAPPED = 2
    END = 3
