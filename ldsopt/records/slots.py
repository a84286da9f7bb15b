"""The layout of the buffer of records: a block of counters, then a slot for each workgroup.

A slot, in bytes::

    0   preamble 0xdeadbeef      4  number of the workgroup    8  hardware id    12  bytes of all segments
    16  wall clock at its begin  24 at its end                 32 behind the copy out of LDS
    40  for each wave the words that it has written, or 1 while it runs (an even number of entries)
    ..  a segment of records for each selected wave, a power of two of bytes
    ..  the wave's clock at the begin, and at the end, of the first wave
    ..  the mark and the checksum that the host puts there
    ..  eight bytes for each wave, into which goes what is not to be kept

Up to the segments this is the layout of Triton's Proton. The wall clock is in nanoseconds where it ticks every ten: the
kernel multiplies its ticks by ten, as Proton does.
"""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.records.words import RECORD_BYTES

PREAMBLE = 0xDEADBEEF
CONTROL_BYTES = 128
"""The block in front of the slots: its first word counts workgroups for which there was no slot."""
SLOT_ALIGNMENT = 128
"""A slot begins at a multiple of this: no cache line belongs to two of them."""
TICK_NANOSECONDS = 10
"""The factor of the wall clock's ticks in the kernel."""

WORKGROUP, HARDWARE, DATA_BYTES = 4, 8, 12
STARTED, ENDED, COPIED = 16, 24, 32
COUNTS = 40
RUNNING = 1
"""The count of a wave that has not come to its end, where the wave keeps count in a register or in LDS."""


@dataclass(frozen=True, slots=True)
class SlotLayout:
    """The layout of every slot of a buffer.

    Attributes:
        waves: of a workgroup, at most.
        selected: the waves that have a segment, rising.
        records: that a segment holds, a power of two.
    """

    waves: int
    selected: tuple[int, ...]
    records: int

    @property
    def counted(self) -> int:
        """Entries of the table of counts: as many as waves, made even so that records lie at multiples of eight."""
        return self.waves + self.waves % 2

    @property
    def segment_bytes(self) -> int:
        """Bytes of the segment of one wave."""
        return self.records * RECORD_BYTES

    @property
    def data(self) -> int:
        """The beginning of the first segment."""
        return COUNTS + 4 * self.counted

    @property
    def data_bytes(self) -> int:
        """Bytes of the segments of all waves that have one."""
        return self.segment_bytes * len(self.selected)

    @property
    def cycles(self) -> int:
        """The place of the first wave's clock: eight bytes from its begin, eight from its end."""
        return self.data + self.data_bytes

    @property
    def checksum(self) -> int:
        """The place of the host's mark and checksum, four bytes each."""
        return self.cycles + 16

    @property
    def spare(self) -> int:
        """The beginning of the eight bytes of each wave that take what is not kept."""
        return self.checksum + 8

    @property
    def bytes(self) -> int:
        """Of the whole slot.

        >>> SlotLayout(waves=4, selected=(0, 1, 2, 3), records=64).bytes
        2176
        """
        used = self.spare + 8 * self.waves
        return -(-used // SLOT_ALIGNMENT) * SLOT_ALIGNMENT

    def segment(self, wave: int) -> int:
        """The beginning of the segment of a selected wave."""
        return self.data + self.segment_bytes * self.selected.index(wave)
