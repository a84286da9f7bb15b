"""The packed immediate of ``s_waitcnt``: which bits hold which counter, by generation.

A field at its largest value waits for nothing, which is also what leaving the counter out means. gfx9 and
gfx10 keep the two upper bits of vmcnt apart from the lower four, to stay compatible with gfx6. gfx12 waits by
one instruction a counter and its code generator never emits ``s_waitcnt``; LLVM's assembler still takes it
there, in gfx11's layout. gfx1250 has none.

Source: LLVM ``AMDGPUBaseInfo.cpp``, ``getVmcntBitShiftLo`` and its neighbours, ``encodeWaitcnt``.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.target.arch import Arch


class Field(NamedTuple):
    """The place of a counter: pieces of (lowest bit, width in bits), least significant piece first."""

    pieces: tuple[tuple[int, int], ...]

    @property
    def largest(self) -> int:
        """The largest value the field can hold: no wait at all."""
        return (1 << sum(width for _, width in self.pieces)) - 1

    def put(self, value: int) -> int:
        """The bits of the immediate that hold ``value`` in this field."""
        bits = 0
        for shift, width in self.pieces:
            bits |= (value & ((1 << width) - 1)) << shift
            value >>= width
        return bits

    def get(self, immediate: int) -> int:
        """The value of this field in ``immediate``."""
        value, done = 0, 0
        for shift, width in self.pieces:
            value |= ((immediate >> shift) & ((1 << width) - 1)) << done
            done += width
        return value


_GFX6 = {"vmcnt": Field(((0, 4),)), "expcnt": Field(((4, 3),)), "lgkmcnt": Field(((8, 4),))}
_GFX9 = _GFX6 | {"vmcnt": Field(((0, 4), (14, 2)))}
_GFX10 = _GFX9 | {"lgkmcnt": Field(((8, 6),))}
_GFX11 = {"vmcnt": Field(((10, 6),)), "expcnt": Field(((0, 3),)), "lgkmcnt": Field(((4, 6),))}

_LAYOUTS: dict[str, dict[str, Field]] = {
    "gfx6": _GFX6,
    "gfx7": _GFX6,
    "gfx8": _GFX6,
    "gfx9": _GFX9,
    "gfx10": _GFX10,
    "gfx11": _GFX11,
    "gfx12": _GFX11,
}


def layout(arch: Arch) -> dict[str, Field]:
    """The fields of the immediate on that architecture: ``vmcnt``, ``expcnt``, ``lgkmcnt``.

    Raises:
        ValueError: the architecture has no ``s_waitcnt``.
    """
    try:
        return _LAYOUTS[arch.generation]
    except KeyError:
        raise ValueError(f"{arch.name} has no s_waitcnt") from None


def encode(
    arch: Arch, vmcnt: int | None = None, expcnt: int | None = None, lgkmcnt: int | None = None
) -> int:
    """The immediate that waits until at most so many operations of each counter are outstanding.

    Raises:
        ValueError: a count beyond its field, or no ``s_waitcnt`` on that architecture.

    >>> from ldsopt.target.arch import arch
    >>> hex(encode(arch("gfx942"), vmcnt=16)), hex(encode(arch("gfx1100"), lgkmcnt=0))
    ('0x4f70', '0xfc07')
    """
    wanted = {"vmcnt": vmcnt, "expcnt": expcnt, "lgkmcnt": lgkmcnt}
    immediate = 0
    for counter, field in layout(arch).items():
        count = wanted[counter]
        if count is None:
            count = field.largest
        if not 0 <= count <= field.largest:
            raise ValueError(f"{counter}({count}) does not fit {arch.name}, whose largest is {field.largest}")
        immediate |= field.put(count)
    return immediate


def decode(arch: Arch, immediate: int) -> dict[str, int]:
    """The count of every counter in the immediate, including those that wait for nothing.

    Raises:
        ValueError: not a 16-bit number, or no ``s_waitcnt`` on that architecture.

    >>> from ldsopt.target.arch import arch
    >>> decode(arch("gfx942"), 0x4f70)
    {'vmcnt': 16, 'expcnt': 7, 'lgkmcnt': 15}
    """
    if not 0 <= immediate <= 0xFFFF:
        raise ValueError(f"an s_waitcnt immediate has 16 bits, {immediate:#x} does not fit")
    return {counter: field.get(immediate) for counter, field in layout(arch).items()}
