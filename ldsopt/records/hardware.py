"""The place where a workgroup ran: the fields of the hardware id that its first wave has read.

The word holds bits 23:0 of HW_ID (gfx9) or HW_ID1 (gfx10 and later), and in its upper byte the XCC of those that have
several. Sources: AMD Instinct MI300 ISA, 3.11 (HW_ID), XCC_ID in LLVM's SIDefines.h; RDNA 2 and RDNA 3 ISA, 3.5
(HW_ID1).
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.target.arch import ARCHS, Arch

WITH_XCC = frozenset({"gfx942", "gfx950", "gfx9-4-generic"})
"""Architectures whose waves can ask on which XCC they run."""


class _IdField(NamedTuple):
    name: str
    first: int
    bits: int


_GFX9 = (_IdField("SE", 13, 3), _IdField("SH", 12, 1), _IdField("CU", 8, 4), _IdField("SIMD", 4, 2))
_GFX9_BEFORE = (_IdField("SE", 13, 2), *_GFX9[1:])
_GFX10 = (_IdField("SE", 18, 3), _IdField("SA", 16, 1), _IdField("WGP", 10, 4), _IdField("SIMD", 8, 2))
_XCC = _IdField("XCC", 24, 8)


def hardware_fields(arch_name: str, word: int) -> dict[str, int]:
    """The fields of a hardware id, from the widest part of the device to the narrowest; empty where they are not known.

    >>> hardware_fields("gfx942", 0x0200_2513)
    {'XCC': 2, 'SE': 1, 'SH': 0, 'CU': 5, 'SIMD': 1}
    >>> hardware_fields("gfx90a", 0x0000_E325)
    {'SE': 7, 'SH': 0, 'CU': 3, 'SIMD': 2}
    >>> hardware_fields("gfx906", 0x0000_7325)
    {'SE': 3, 'SH': 1, 'CU': 3, 'SIMD': 2}
    >>> hardware_fields("gfx1100", 0x0015_2D00)
    {'SE': 5, 'SA': 1, 'WGP': 11, 'SIMD': 1}
    >>> hardware_fields("gfx1250", 0xFFFF_FFFF), hardware_fields("unheard of", 1)
    ({}, {})
    """
    found = ARCHS.get(arch_name)
    names = () if found is None else _fields(found)
    return {one.name: word >> one.first & ((1 << one.bits) - 1) for one in names}


def _fields(arch: Arch) -> tuple[_IdField, ...]:
    if arch.generation == "gfx9":
        fields = _GFX9 if arch.acc_registers == "unified" else _GFX9_BEFORE
        return (_XCC, *fields) if arch.name in WITH_XCC else fields
    return _GFX10 if arch.generation in ("gfx10", "gfx11", "gfx12") else ()
