"""Buffers of records written byte by byte from the description of their layout, not by what the program has for it.

`slot` is what one workgroup leaves in device memory. `proton_scopes` reads a dump as Triton's Proton does: ten words, the
list of waves, slots by their offsets, pairs by scope number; written anew from the same description.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ldsopt.records.format import DumpHeader

START, END, MARK, VALUE = "start", "end", "mark", "value"
SCOPES = ("load", "multiply", "store")
HEADER = DumpHeader(
    kernel="gemm",
    arch="gfx942",
    wave_size=64,
    waves=2,
    selected=(0, 1),
    records=8,
    keep="last",
    workgroups=(4, 1, 1),
    sample=1,
    clock_bits=43,
    clock="cycles",
    tick_hertz=100_000_000,
    scopes=SCOPES,
    store="device",
)
"""A kernel of two waves, of which each keeps eight records."""

Made = tuple[str, int, int]
"""A record: what happened, the number of the scope (of a value its bits), the clock (of a value its type)."""


def record(made: Made, scope: int = 0) -> bytes:
    """The eight bytes of a record; ``scope`` is that of the record that a value belongs to."""
    what, number, clock = made
    if what == VALUE:
        return struct.pack("<II", scope << 23 | 3 << 20 | clock << 16, number & 0xFFFFFFFF)
    first = (1 << 31 if what == END else 0) | number << 23 | (2 << 20 if what == MARK else 0)
    return struct.pack("<II", first | (clock >> 32 & 0x7FF), clock & 0xFFFFFFFF)


def segment(records: Sequence[Made], room: int, *, keep: str = "last") -> bytes:
    """The segment of a wave that made these records, round which they go, or of which the first ones stay."""
    words = [bytes(8)] * room
    scope = 0
    for number, made in enumerate(records):
        scope = scope if made[0] == VALUE else made[1]
        if keep == "last" or number < room:
            words[number % room] = record(made, scope)
    return b"".join(words)


def slot(
    header: DumpHeader,
    workgroup: int,
    waves: Mapping[int, Sequence[Made]],
    *,
    ticks: tuple[int, int] = (1000, 6000),
    cycles: tuple[int, int] = (0, 100_000),
    hardware: int = 0,
    data_bytes: int | None = None,
) -> bytes:
    """The slot of a workgroup whose waves made these records."""
    counted = header.waves + header.waves % 2
    size = 8 * header.records
    counts = [2 * len(waves.get(wave, ())) for wave in range(counted)]
    segments = [segment(waves.get(wave, ()), header.records, keep=header.keep) for wave in header.selected]
    total = len(header.selected) * size if data_bytes is None else data_bytes
    body = struct.pack(
        "<4I3Q", 0xDEADBEEF, workgroup, hardware, total, *(10 * t for t in ticks), 10 * ticks[1] + 10
    )
    body += struct.pack(f"<{counted}I", *counts) + b"".join(segments) + struct.pack("<QQ", *cycles)
    body += bytes(8 + 8 * header.waves)
    return body + bytes(-len(body) % 128)


def buffer(header: DumpHeader, slots: Mapping[int, bytes], *, without_slot: int = 0) -> bytes:
    """The buffer on the device: counters, then all slots, the free ones cleared."""
    some = slot(header, 0, {})
    every = [slots.get(number, bytes(len(some))) for number in range(header.slots)]
    return struct.pack("<I", without_slot) + bytes(124) + b"".join(every)


def raw_dump(header: DumpHeader, slots: Mapping[int, bytes], **more: Any) -> bytes:
    """A dump without checksums: the constant of the module and the buffer behind it, as any program may write them."""
    return header.prefix() + buffer(header, slots, **more)


TWO = {
    0: [(START, 0, 1000), (END, 0, 1400), (START, 1, 1500), (END, 1, 1900)],
    1: [(START, 0, 1100), (START, 1, 1200), (END, 1, 1300), (END, 0, 1600), (MARK, 2, 1700)],
}
"""The records of two waves."""


def proton_scopes(data: bytes) -> dict[int, list[tuple[int, int, int, int]]]:
    """By workgroup: wave, scope, start, end of what Proton's reader pairs."""
    words = struct.unpack_from("<10I", data)
    version, _, _, at, total, device, blocks, units, size, selected = words
    assert (version, device, total) == (1, 2, blocks * size)
    uids = struct.unpack_from(f"<{selected}I", data, 40)
    found: dict[int, list[tuple[int, int, int, int]]] = {}
    for _ in range(blocks):
        preamble, block, _, length = struct.unpack_from("<4I", data, at)
        assert preamble == 0xDEADBEEF
        counts = struct.unpack_from(f"<{units}I", data, at + 40)
        first = at + 40 + 4 * units
        each = length // selected
        runs = found.setdefault(block, [])
        for number, uid in enumerate(uids):
            waiting: dict[int, int] = {}
            for place in range(min(counts[uid] * 4, each) // 8):
                tag, low = struct.unpack_from("<II", data, first + number * each + 8 * place)
                scope, clock = tag >> 23 & 0xFF, (tag & 0x7FF) << 32 | low
                if not tag >> 31:
                    waiting[scope] = clock
                elif scope in waiting:
                    runs.append((uid, scope, waiting.pop(scope), clock))
        at += size
    return found


def header(**changed: Any) -> DumpHeader:
    """`HEADER` with some fields changed."""
    return replace(HEADER, **changed)
