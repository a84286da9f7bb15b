"""The wait instructions of every generation, read from the text of assembly, listed or inline.

=====================================================  ==============  ===================================
mnemonic                                               on              operand
=====================================================  ==============  ===================================
``s_waitcnt``                                          gfx6 to gfx12   ``vmcnt(1) lgkmcnt(0)`` or immediate
``s_waitcnt_{vmcnt,vscnt,expcnt,lgkmcnt}``             gfx10, gfx11    ``null, 0x3``
``s_wait_{loadcnt,storecnt,dscnt,kmcnt}``              gfx12, gfx1250  ``0x3``
``s_wait_{samplecnt,bvhcnt,expcnt}``                   gfx12           ``0x3``
``s_wait_{xcnt,asynccnt,tensorcnt}``                   gfx1250         ``0x3``
``s_wait_{loadcnt,storecnt}_dscnt``                    gfx12, gfx1250  ``0x102``: first counter << 8 | dscnt
``s_waitcnt_depctr``, ``s_wait_alu``                   gfx10 on        ``depctr_va_vdst(0)`` or immediate
``s_wait_idle``, ``s_wait_event``                      gfx10, gfx11    none; which event
=====================================================  ==============  ===================================

``s_barrier_wait`` waits for other waves, not for a counter, and is none of these. A counter that a packed
immediate leaves at its largest value is not waited for, and so not among a wait's counters. Bits of a packed immediate
that belong to no counter are ignored, as LLVM's decoders do. A single count that its counter has no room for is
refused: whether hardware compares all of its bits or the lowest is not published. Sources: LLVM ``AMDGPUBaseInfo.cpp``
(``decodeWaitcnt``, ``decodeLoadcntDscnt``, ``DepCtrInfo``), ``SOPInstructions.td``; RDNA 4 ISA, 4.4.
"""

from __future__ import annotations

import re

from ldsopt.patterns import pattern
from ldsopt.target import waitcnt
from ldsopt.target.arch import Arch
from ldsopt.target.counter_sizes import largest_count

Counters = tuple[tuple[str, int], ...]

_NAMED = pattern(r"([a-z]\w*?cnt)(?:_sat)?\(\s*(\w+)\s*\)")
_DEPCTR = pattern(r"depctr_(\w+)\(\s*(\w+)\s*\)")
_ONE = pattern(r"s_wait_([a-z]+cnt)$")
_TWO = pattern(r"s_wait_([a-z]+cnt)_([a-z]+cnt)$")
_APART = pattern(r"s_waitcnt_([a-z]+cnt)$")
_UNCOUNTED = frozenset({"s_wait_idle", "s_wait_event"})

_NUMBER = pattern(r"-?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0|[1-9][0-9]*)$")

_PACKED_BITS = 6
_DEPCTR_FIELDS = {  # lowest bit, width in bits
    "hold_cnt": (7, 1),
    "sa_sdst": (0, 1),
    "va_vdst": (12, 4),
    "va_sdst": (9, 3),
    "va_ssrc": (8, 1),
    "va_vcc": (1, 1),
    "vm_vsrc": (2, 3),
}


def parse_counters(mnemonic: str, operands: str, arch: Arch) -> Counters:
    """The counters that a wait names, each with the number of operations it leaves outstanding.

    Raises:
        ValueError: the operands are not of the form that the mnemonic has.
    """
    try:
        return _counters(mnemonic, operands, arch)
    except ValueError as error:
        raise ValueError(f"cannot read {f'{mnemonic} {operands}'.strip()!r}: {error}") from None


def _counters(mnemonic: str, operands: str, arch: Arch) -> Counters:
    if mnemonic == "s_waitcnt":
        if "(" in operands:
            return _named(_NAMED, operands)
        fields = waitcnt.layout(arch)
        decoded = waitcnt.decode(arch, _number(operands))
        return tuple((counter, n) for counter, n in decoded.items() if n < fields[counter].largest)
    if mnemonic in ("s_waitcnt_depctr", "s_wait_alu"):
        return _named(_DEPCTR, operands) if "(" in operands else _depctr(_number(operands))
    if mnemonic in _UNCOUNTED:
        return ()
    if apart := _APART.match(mnemonic):
        register, _, count = operands.partition(",")
        # A register adds its value, which the code does not tell.
        return (_single(apart[1], count, arch),) if register.strip() in ("null", "off") else ()
    if one := _ONE.match(mnemonic):
        return (_single(one[1], operands, arch),)
    if two := _TWO.match(mnemonic):
        packed, largest = _number(operands), (1 << _PACKED_BITS) - 1
        pair = ((two[1], packed >> 8 & largest), (two[2], packed & largest))
        return tuple((counter, n) for counter, n in pair if n < largest)
    raise ValueError("no wait instruction of that name is known")


def _single(counter: str, text: str, arch: Arch) -> tuple[str, int]:
    """A counter that has the immediate for itself."""
    count, largest = _number(text), largest_count(counter, arch)
    if count > largest:
        raise ValueError(f"{counter} counts to {largest}, and whether the upper bits count is not known")
    return counter, count


def _named(pattern: re.Pattern[str], operands: str) -> Counters:
    found = pattern.findall(operands)
    if len(found) != operands.count("("):
        raise ValueError("expected counters like vmcnt(0)")
    return tuple((counter, _number(count)) for counter, count in found)


def _depctr(immediate: int) -> Counters:
    decoded = (
        (name, immediate >> shift & (1 << width) - 1, (1 << width) - 1)
        for name, (shift, width) in _DEPCTR_FIELDS.items()
    )
    return tuple((name, n) for name, n, largest in decoded if n < largest)


def _number(text: str) -> int:
    """A count as assembly spells it; a negative one is an immediate's 16 bits."""
    if not _NUMBER.match(text.strip()):
        raise ValueError(f"{text.strip()!r} is not a number")
    value = int(text.strip(), 0)
    return value & 0xFFFF if value < 0 else value
