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

``s_barrier_wait`` waits for other waves, not for a counter, and is none of these; the number of its barrier is read
below (`barrier_id`). A counter that a packed
immediate leaves at its largest value is not waited for, and so not among a wait's counters. Bits of a packed immediate
that belong to no counter are ignored, as LLVM's decoders do. A single count that its counter has no room for is
refused: whether hardware compares all of its bits or the lowest is not published. Sources: LLVM ``AMDGPUBaseInfo.cpp``
(``decodeWaitcnt``, ``decodeLoadcntDscnt``, ``DepCtrInfo``), ``SOPInstructions.td``; RDNA 4 ISA, 4.4."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ldsopt.target.arch import Arch

# --- sizes of counters ----------------------------------------------------------------------------------------
#
# The number of operations that each wait counter can count.


_LARGEST = {
    "vmcnt": 63,
    "vscnt": 63,
    "lgkmcnt": 15,
    "expcnt": 7,
    "loadcnt": 63,
    "storecnt": 63,
    "dscnt": 63,
    "kmcnt": 31,
    "samplecnt": 63,
    "bvhcnt": 7,
    "asynccnt": 63,
    "tensorcnt": 63,
    "xcnt": 63,
}
"""Source: LLVM ``AMDGPUBaseInfo.cpp``, ``getLoadcntBitWidth`` and its neighbours."""
_LARGEST_FIELD = 63
"""Of a counter that is not known: no architecture so far has one of more than six bits."""


def largest_count(counter: str, arch: Arch) -> int:
    """The largest value of a counter.

    >>> from ldsopt.target.arch import arch
    >>> largest_count("lgkmcnt", arch("gfx942")), largest_count("lgkmcnt", arch("gfx1100"))
    (15, 63)
    """
    if counter == "lgkmcnt" and arch.generation in ("gfx10", "gfx11"):
        return 63
    if counter == "vmcnt" and arch.is_before("gfx9"):
        return 15
    return _LARGEST.get(counter, _LARGEST_FIELD)


Counters = tuple[tuple[str, int], ...]

_UNCOUNTED = frozenset({"s_wait_idle", "s_wait_event"})
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


@lru_cache(maxsize=1 << 12)  # several analyses ask for the same
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
            return _named(operands)
        fields = layout(arch)
        decoded = decode(arch, _number(operands))
        return tuple((counter, n) for counter, n in decoded.items() if n < fields[counter].largest)
    if mnemonic in ("s_waitcnt_depctr", "s_wait_alu"):
        return _named(operands, "depctr_") if "(" in operands else _depctr(_number(operands))
    if mnemonic in _UNCOUNTED:
        return ()
    prefix, _, named = mnemonic.removeprefix("s_").partition("_")
    counters = named.split("_")
    if (
        not all(one.isalpha() and one.endswith("cnt") and one != "cnt" for one in counters)
        or len(counters) > 2
    ):
        raise ValueError("no wait instruction of that name is known")
    if prefix == "waitcnt" and len(counters) == 1:
        register, _, count = operands.partition(",")
        # A register adds its value, which the code does not tell.
        return (_single(named, count, arch),) if register.strip() in ("null", "off") else ()
    if prefix != "wait":
        raise ValueError("no wait instruction of that name is known")
    if arch.is_before("gfx12"):  # without ``s_wait_loadcnt`` and its like
        raise ValueError(f"{arch.name} has no such wait")
    if len(counters) == 1:
        return (_single(named, operands, arch),)
    packed, largest = _number(operands), (1 << _PACKED_BITS) - 1
    pair = zip(counters, (packed >> 8 & largest, packed & largest), strict=True)
    return tuple((counter, n) for counter, n in pair if n < largest)


def _single(counter: str, text: str, arch: Arch) -> tuple[str, int]:
    """A counter that has the immediate for itself."""
    count, largest = _number(text), largest_count(counter, arch)
    if count > largest:
        raise ValueError(f"{counter} counts to {largest}, and whether the upper bits count is not known")
    return counter, count


def _named(operands: str, prefix: str = "") -> Counters:
    """Counters like ``vmcnt(0)``, with the same prefix, between blanks, ``&`` or commas.

    Raises:
        ValueError: something else is among them.
    """
    found = []
    *given, _ = operands.split(")")
    for one in given:
        name, _, count = one.lstrip(" \t,&").partition("(")
        counter = name.removeprefix(prefix).removesuffix("_sat" if not prefix else "")
        is_ended = name.startswith(prefix) if prefix else counter.endswith("cnt")
        if not (is_ended and counter.isidentifier() and counter.islower()):
            raise ValueError("expected counters like vmcnt(0)")
        found.append((counter, _number(count)))
    if len(found) != operands.count("("):
        raise ValueError("expected counters like vmcnt(0)")
    return tuple(found)


def _depctr(immediate: int) -> Counters:
    decoded = (
        (name, immediate >> shift & (1 << width) - 1, (1 << width) - 1)
        for name, (shift, width) in _DEPCTR_FIELDS.items()
    )
    return tuple((name, n) for name, n, largest in decoded if n < largest)


def _number(text: str) -> int:
    """A count as assembly spells it; a negative one is an immediate's 16 bits."""
    text = text.strip()
    digits = text.removeprefix("-")
    is_octal = digits[:1] == "0" and digits[1:2] not in ("", "x", "X", "b", "B")
    is_plain = digits.isalnum() and digits.isascii() and not is_octal
    try:
        value = int(text, 0) if is_plain else None
    except ValueError:
        value = None
    if value is None:
        raise ValueError(f"{text!r} is not a number")
    return value & 0xFFFF if value < 0 else value


# --- encoding -------------------------------------------------------------------------------------------------
#
# The packed immediate of `s_waitcnt`: which bits hold which counter, by generation.
#
# A field at its largest value waits for nothing, which is also what leaving the counter out means. gfx9 and
# gfx10 keep the two upper bits of vmcnt apart from the lower four, to stay compatible with gfx6. gfx12 waits by
# one instruction a counter and its code generator never emits `s_waitcnt`; LLVM's assembler still takes it
# there, in gfx11's layout. gfx1250 has none.
#
# Source: LLVM `AMDGPUBaseInfo.cpp`, `getVmcntBitShiftLo` and its neighbours, `encodeWaitcnt`.


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


# --- the barriers that instructions of split barriers name by a number ------------------------------------------
#
# =====================  =======================================================
# number                 barrier
# =====================  =======================================================
# -1                     of all waves of the workgroup
# -3                     of the cluster, at which one wave of a workgroup signals
# -2, -4                 those of trap handlers, not for programs
# 0                      none: signals and waits do nothing
# 1 to 16                the named ones
# =====================  =======================================================
#
# A wait for any named one waits at the one that the wave joined last. Source: LLVM, AMDGPUExecutionSynchronization.


OF_WORKGROUP, OF_CLUSTER = -1, -3
NAMED = range(1, 17)


def barrier_id(number: int, *, is_wait: bool) -> int:
    """The barrier that an operand names. A wait has 16 bits for it, a signal 32, whatever way they are spelled.

    >>> barrier_id(0xFFFF, is_wait=True), barrier_id(0xFFFFFFFF, is_wait=False), barrier_id(0xFFFF, is_wait=False)
    (-1, -1, 65535)
    """
    bits = 16 if is_wait else 32
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number
