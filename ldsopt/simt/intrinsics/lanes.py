"""Movement of values between the lanes of a wave. Sources: AMD Instinct MI300 and RDNA3 ISA, "Data Parallel Processing"
(DPP), "DS_PERMUTE_B32", "DS_SWIZZLE_B32"; LLVM's ``IntrinsicsAMDGPU.td``.

A lane that is not active has no value to give: reading it yields 0, or the old value where the operation has one.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from typing import Any

import numpy as np

from ldsopt.ir.details import register_read
from ldsopt.simt.floats import larger_number, smaller_number
from ldsopt.simt.frame import (
    Ballot,
    Effect,
    LanePermutation,
    LaneRead,
    Node,
    TabledMove,
    Unsupported,
    intrinsic,
)
from ldsopt.simt.kinds import Array, RegisterKind, Value, blend, first_lane, lanes_of, signed
from ldsopt.simt.opcodes.arithmetic import float_comparison, integer_comparison
from ldsopt.simt.program import Registers, Wave


@intrinsic("llvm.amdgcn.readfirstlane")
def _readfirstlane(node: Node) -> Effect:
    d, a, kind = node.dst, node.src(0), node.kind
    node.frame.operations[node.instruction.address] = LaneRead(a, 0, d)

    def op(r: Registers) -> None:
        r[d] = first_lane(r[a], kind, r[0].first())

    return op


@intrinsic("llvm.amdgcn.readlane")
def _readlane(node: Node) -> Effect:
    d, a, b, kind, index = node.dst, node.src(0), node.src(1), node.kind, node.kind_of(1)
    if index.bits == 32:
        node.frame.operations[node.instruction.address] = LaneRead(a, b, d)

    def op(r: Registers) -> None:
        wave = r[0]
        lane = first_lane(r[b], index, wave.first()) % wave.size
        r[d] = first_lane(r[a], kind, lane)

    return op


@intrinsic("llvm.amdgcn.writelane")
def _writelane(node: Node) -> Effect:
    d, a, b, c, kind = node.dst, node.src(0), node.src(1), node.src(2), node.kind

    def op(r: Registers) -> None:
        wave = r[0]
        lane = first_lane(r[b], node.kind_of(1), wave.first()) % wave.size
        out = lanes_of(r[c], kind, wave.size).copy()
        out[lane] = first_lane(r[a], kind, wave.first())
        r[d] = out

    return op


def gather_lanes(
    wave: Wave,
    value: Value,
    kind: RegisterKind,
    source: Array,
    *,
    missing: Value = 0,
    valid: Array | None = None,
    fetch_inactive: bool = False,
) -> Array:
    """The value of lane ``source[i]`` in each lane i; ``missing`` where not ``valid`` or that lane is inactive.

    With ``fetch_inactive`` inactive lanes have their values to give as well.
    """
    rows = lanes_of(value, kind, wave.size)
    if wave.mask is not None and not fetch_inactive:
        valid = wave.mask[source] if valid is None else valid & wave.mask[source]
    out = rows[source]
    if valid is None or valid.all():
        return out
    other = lanes_of(missing, kind, wave.size)
    return np.where(valid[:, None] if kind.is_array else valid, out, other)


def _permuted(address: Array, wave: Wave, node: Node) -> Array:
    """The lanes that addresses select: gfx10 and gfx11 in waves of 64 stay within a lane's half of the wave.

    Source: LLVM, ``GCNSubtarget::supportsWaveWideBPermute``; RDNA3 ISA, DS_BPERMUTE_B32.
    """
    if _stays_in_half(node, wave.size):
        return wave.everyone & 32 | (address >> 2) & 31
    return (address >> 2) & (wave.size - 1)


def _stays_in_half(node: Node, lanes: int) -> bool:
    return lanes == 64 and node.frame.arch.generation in ("gfx10", "gfx11")


def _announce(node: Node, sources: Array, **more: Any) -> None:
    """Describes a move by a table to compiled code; the value is operand 0."""
    lanes = node.frame.wave_size
    everyone = (True,) * lanes
    parts: dict[str, Any] = {"value": node.src(0), "valid": everyone, "enabled": everyone}
    node.frame.operations[node.instruction.address] = TabledMove(
        result=node.dst, sources=tuple(sources[:lanes].tolist()), **(parts | more)
    )


@intrinsic("llvm.amdgcn.ds.bpermute")
def _bpermute(node: Node) -> Effect:
    d, a, b = node.dst, node.src(0), node.src(1)
    by_halves = _stays_in_half(node, node.frame.wave_size)
    node.frame.operations[node.instruction.address] = LanePermutation(a, b, d, by_halves)

    def op(r: Registers) -> None:
        wave, where, rows = r[0], r[a], r[b]
        if wave.mask is None and rows.__class__ is int:
            r[d] = rows
        else:
            source = _permuted(lanes_of(where, node.kind_of(0), wave.size), wave, node)
            r[d] = gather_lanes(wave, rows, node.kind, source)

    return op


@intrinsic("llvm.amdgcn.ds.permute")
def _permute(node: Node) -> Effect:
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        wave = r[0]
        target = _permuted(lanes_of(r[a], node.kind_of(0), wave.size), wave, node)
        rows = lanes_of(r[b], node.kind, wave.size)
        out = np.zeros(wave.size, np.uint32)
        active = wave.everyone if wave.active is None else wave.active
        out[target[active]] = rows[active]
        r[d] = out

    return op


@intrinsic("llvm.amdgcn.mov.dpp8")
def _dpp8(node: Node) -> Effect:
    """Each lane takes the value of a lane of its eight: three bits of the selector for each."""
    d, a, kind, selector = node.dst, node.src(0), node.kind, node.immediate(1)
    within = np.array([(selector >> (3 * i)) & 7 for i in range(8)])
    every = np.arange(64)
    _announce(node, (every & ~7) + within[every & 7])

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lane = wave.everyone
        r[d] = gather_lanes(wave, r[a], kind, (lane & ~7) + within[lane & 7])

    return op


def swizzle_sources(pattern: int, size: int) -> Array:
    """The lane that each lane reads in ``ds_swizzle``."""
    lane = np.arange(size)
    if pattern & 0x8000:
        if pattern & 0x7F00:
            raise Unsupported(f"ds_swizzle {pattern:#x}; add its mode to ldsopt/simt/intrinsics/lanes.py")
        return (lane & ~3) + ((pattern >> (2 * (lane & 3))) & 3)
    within = ((lane & 31 & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31)
    return (lane & ~31) + within


@intrinsic("llvm.amdgcn.ds.swizzle")
def _swizzle(node: Node) -> Effect:
    d, a = node.dst, node.src(0)
    pattern = node.immediate(1)
    swizzle_sources(pattern, 64)
    sources = {size: swizzle_sources(pattern, size) for size in (32, 64)}
    _announce(node, sources[node.frame.wave_size])

    def op(r: Registers) -> None:
        wave = r[0]
        r[d] = gather_lanes(wave, r[a], node.kind, sources[wave.size])

    return op


def dpp_sources(control: int, size: int) -> tuple[Array, Array]:
    """For a DPP control: the lane that each lane reads, and true if there is one.

    Raises:
        Unsupported: no such control.
    """
    n = np.arange(size)
    low, amount = n & 15, control & 15
    everywhere = np.ones(size, bool)
    if control < 0x100:  # quad_perm
        return (n & ~3) + ((control >> (2 * (n & 3))) & 3), everywhere
    family = control & 0x1F0
    rows: dict[int, Callable[[], tuple[Array, Array]]] = {
        0x100: lambda: (n + amount, low + amount < 16),  # row_shl
        0x110: lambda: (n - amount, low >= amount),  # row_shr
        0x120: lambda: ((n & ~15) + (low - amount) % 16, everywhere),  # row_ror
        0x150: lambda: ((n & ~15) + amount, everywhere),  # row_share, row_newbcast
        0x160: lambda: ((n & ~15) + (low ^ amount), everywhere),  # row_xmask
    }
    whole: dict[int, Callable[[], tuple[Array, Array]]] = {
        0x130: lambda: (n + 1, n + 1 < size),  # wave_shl
        0x134: lambda: ((n + 1) % size, everywhere),  # wave_rol
        0x138: lambda: (n - 1, n > 0),  # wave_shr
        0x13C: lambda: ((n - 1) % size, everywhere),  # wave_ror
        0x140: lambda: ((n & ~15) + 15 - low, everywhere),  # row_mirror
        0x141: lambda: ((n & ~7) + 7 - (n & 7), everywhere),  # row_half_mirror
        0x142: lambda: ((n & 0x30) - 1, n > 15),  # row_bcast15
        0x143: lambda: ((n & 0x20) - 1, n > 31),  # row_bcast31
    }
    make = whole.get(control) or (rows.get(family) if amount or family in (0x150, 0x160) else None)
    if make is None:
        raise Unsupported(f"DPP control {control:#x}; add it to ldsopt/simt/intrinsics/lanes.py")
    source, valid = make()
    return source.clip(0, size - 1), valid


@intrinsic("llvm.amdgcn.update.dpp", "llvm.amdgcn.mov.dpp")
def _dpp(node: Node) -> Effect:
    d, kind = node.dst, node.kind
    first = 1 if "update" in node.callee else 0
    old, a = node.src(0), node.src(first)
    control, row_mask, bank_mask, bound = (node.immediate(first + i) for i in range(1, 5))
    tables = {size: dpp_sources(control, size) for size in (32, 64)}
    lane = np.arange(64)
    enabled = ((row_mask >> (lane >> 4)) & 1).astype(bool) & ((bank_mask >> (lane >> 2 & 3)) & 1).astype(bool)
    places, exist = tables[node.frame.wave_size]
    _announce(
        node,
        places,
        value=a,
        valid=tuple(exist.tolist()),
        enabled=tuple(enabled[: node.frame.wave_size].tolist()),
        old=old if first else 0,
        keeps_missing=not bound,
    )

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        source, valid = tables[wave.size]
        before = r[old] if first else kind.dtype.type(0)
        missing = kind.dtype.type(0) if bound else before
        moved = gather_lanes(wave, r[a], kind, source, missing=missing, valid=valid)
        on = enabled[: wave.size]
        r[d] = moved if on.all() else blend(on, moved, lanes_of(before, kind, wave.size), kind)

    return op


@intrinsic("llvm.amdgcn.permlane16", "llvm.amdgcn.permlanex16")
def _permlane16(node: Node) -> Effect:
    d, kind = node.dst, node.kind
    old, a, low, high = (node.src(i) for i in range(4))
    fetch, bound = bool(node.immediate(4)), node.immediate(5)
    other = 16 if "x16" in node.callee else 0

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lane = wave.everyone
        chosen = [first_lane(r[s], node.kind_of(2), wave.first()) for s in (low, high)]
        selects = chosen[0] | chosen[1] << 32
        within = np.array([(selects >> (4 * i)) & 15 for i in range(16)])[lane & 15]
        source = ((lane & ~15) ^ other) + within
        missing = kind.dtype.type(0) if bound else r[old]
        r[d] = gather_lanes(wave, r[a], kind, source, missing=missing, fetch_inactive=fetch)

    return op


@intrinsic("llvm.amdgcn.permlane16.swap", "llvm.amdgcn.permlane32.swap")
def _swap(node: Node) -> Effect:
    """Exchanges the odd rows of the first operand with the even rows of the second, rows of 16 or 32 lanes."""
    d, a, b = node.dst, node.src(0), node.src(1)
    size, kind = (16 if "16" in node.callee else 32), node.kind_of(0)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        x, y = lanes_of(r[a], kind, wave.size), lanes_of(r[b], kind, wave.size)
        odd = (wave.everyone // size) % 2 == 1
        r[d] = (
            np.where(odd, y[wave.everyone - size * odd], x),
            np.where(odd, y, x[wave.everyone + size * ~odd]),
        )

    return op


@intrinsic("llvm.amdgcn.permlane64")
def _permlane64(node: Node) -> Effect:
    d, a, kind = node.dst, node.src(0), node.kind
    every = np.arange(64)
    _announce(node, every if node.frame.wave_size == 32 else every ^ 32, of_everyone=True)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        rows = lanes_of(r[a], kind, wave.size)
        r[d] = rows if wave.size == 32 else rows[wave.everyone ^ 32]

    return op


def bits_of(lanes: Array) -> int:
    """A bit mask of the lanes that are true, lane 0 lowest."""
    return int.from_bytes(np.packbits(lanes, bitorder="little").tobytes(), "little")


def vote(wave: Wave, condition: Value) -> int:
    """The active lanes for which a condition holds, as bits."""
    if not isinstance(condition, np.ndarray):
        condition = np.full(wave.size, bool(condition))
    return bits_of(condition if wave.mask is None else condition & wave.mask)


@intrinsic("llvm.amdgcn.ballot")
def _ballot(node: Node) -> Effect:
    d, a, mask = node.dst, node.src(0), node.kind.mask
    node.frame.operations[node.instruction.address] = Ballot(a, d)

    def op(r: Registers) -> None:
        r[d] = vote(r[0], r[a]) & mask

    return op


_EXEC = {"exec": 0, "exec_lo": 0, "exec_hi": 32}  # the lane of each register's lowest bit


@intrinsic("llvm.read_register", "llvm.read_volatile_register")
def _read_register(node: Node) -> Effect:
    d, mask = node.dst, node.kind.mask
    register = register_read(node.frame.module, node.instruction)
    if register not in _EXEC:
        raise Unsupported(f"a read of the register '{register}'")
    first = _EXEC[register]

    def op(r: Registers) -> None:
        r[d] = vote(r[0], True) >> first & mask

    return op


_PREDICATES = dict(enumerate(("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"), 32))
_FLOAT_PREDICATES = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true",
)  # fmt: skip


@intrinsic("llvm.amdgcn.icmp", "llvm.amdgcn.fcmp")
def _compare(node: Node) -> Effect:
    d, a, b, number, kind = node.dst, node.src(0), node.src(1), node.immediate(2), node.kind_of(0)
    if kind.form == "float":
        function = float_comparison(_FLOAT_PREDICATES[number], kind)
    else:
        function = integer_comparison(_PREDICATES[number], kind)

    def op(r: Registers) -> None:
        r[d] = vote(r[0], function(r[a], r[b]))

    return op


@intrinsic("llvm.amdgcn.inverse.ballot")
def _inverse_ballot(node: Node) -> Effect:
    d, a, kind = node.dst, node.src(0), node.kind_of(0)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        bits = first_lane(r[a], kind, wave.first())
        r[d] = np.array([bits >> i & 1 for i in range(wave.size)], bool)

    return op


@intrinsic("llvm.amdgcn.mbcnt.lo", "llvm.amdgcn.mbcnt.hi")
def _mbcnt(node: Node) -> Effect:
    d, a, b = node.dst, node.src(0), node.src(1)
    lane = np.arange(64)
    shift = 0 if node.callee.endswith("lo") else 32
    below = np.array([((1 << min(max(i - shift, 0), 32)) - 1) for i in lane], np.uint32)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        bits = np.asarray(r[a], np.uint32) & below[: wave.size]
        r[d] = np.bitwise_count(bits).astype(np.uint32) + r[b]

    return op


@intrinsic("llvm.amdgcn.set.inactive")
def _set_inactive(node: Node) -> Effect:
    d, a, b, kind = node.dst, node.src(0), node.src(1), node.kind

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        if wave.mask is None:
            r[d] = r[a]
        else:
            r[d] = np.where(wave.mask, lanes_of(r[a], kind, wave.size), lanes_of(r[b], kind, wave.size))

    return op


# --- lane groups --------------------------------------------------------------------------------------------
#
# Moves of values between lanes of gfx12 and gfx1250: within groups of lanes, or by an index of each lane.
#
# A group has as many lanes as the last operand says, a power of two. Sources: RDNA4 ISA, V_PERMLANE16_VAR_B32
# and DS_BPERMUTE_FI_B32; AMD CDNA5 ISA, 15.14, and HIP's own use of these instructions for its shuffles
# (``amd_warp_functions.h``), which says what each gives where the source lies outside of the group.
#
# A lane that is not active has no value to give.


_SourceLanes = Callable[[Array, int, int, int], Array]


def _broadcast(lane: Array, choice: int, width: int, _size: int) -> Array:
    return (lane & -width) + (choice & (width - 1))


def _up(lane: Array, delta: int, width: int, _size: int) -> Array:
    return np.where((lane & (width - 1)) < min(delta, width), lane, lane - min(delta, width))


def _down(lane: Array, delta: int, width: int, _size: int) -> Array:
    return np.where((lane & (width - 1)) + min(delta, width) < width, lane + min(delta, width), lane)


def _exclusive(lane: Array, mask: int, width: int, size: int) -> Array:
    other = lane ^ mask & 63
    return np.where((mask < size) & (other < (lane & -width) + width), other, lane)


_SOURCES: dict[str, _SourceLanes] = {"bcast": _broadcast, "up": _up, "down": _down, "xor": _exclusive}


def _require_width(width: int, size: int) -> None:
    if width & (width - 1) or not 0 < width <= size:
        raise Unsupported(f"a group of {width} lanes; it has to be a power of two of at most {size}")


@intrinsic(*[f"llvm.amdgcn.permlane.{name}" for name in _SOURCES])
def _within_group(node: Node) -> Effect:
    """A shuffle within groups. Operands: the value; a lane, distance or mask; the lanes of a group."""
    d, a, b, c, kind = node.dst, node.src(0), node.src(1), node.src(2), node.kind
    source = _SOURCES[node.callee.split(".")[3]]

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        choice, width = (first_lane(r[slot], node.kind_of(i), wave.first()) for i, slot in ((1, b), (2, c)))
        _require_width(width, wave.size)
        lane = wave.everyone.astype(np.intp)
        r[d] = gather_lanes(wave, r[a], kind, source(lane, choice, width, wave.size))

    return op


@intrinsic("llvm.amdgcn.permlane.idx.gen")
def _index(node: Node) -> Effect:
    """The address for ``ds_bpermute`` of a lane of the own group. Operands: its number, and the group's lanes."""
    d, a, b, kind = node.dst, node.src(0), node.src(1), node.kind

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        width = first_lane(r[b], node.kind_of(1), wave.first())
        _require_width(width, wave.size)
        chosen = lanes_of(r[a], kind, wave.size).astype(np.intp) & (width - 1)
        r[d] = (((wave.everyone & -width) + chosen) << 2).astype(np.uint32)

    return op


def _by_number(
    node: Node,
    value: int,
    number: int,
    source: Callable[[Array, Wave], Array],
    *,
    old: int = 0,
    fetch_inactive: bool = False,
) -> Effect:
    """Each lane takes an operand's value in the lane that a function of another operand and of the wave gives; with
    ``old``, a slot, what it holds where there is none to take."""
    d, a, b, kind = node.dst, node.src(value), node.src(number), node.kind_of(number)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lanes = source(lanes_of(r[b], kind, wave.size).astype(np.intp), wave)
        missing = r[old] if old else node.kind.dtype.type(0)
        r[d] = gather_lanes(wave, r[a], node.kind, lanes, missing=missing, fetch_inactive=fetch_inactive)

    return op


@intrinsic("llvm.amdgcn.permlane16.var", "llvm.amdgcn.permlanex16.var")
def _by_index_in_row(node: Node) -> Effect:
    """Operands: the old value, the value, the lane within the row, whether inactive lanes give, and 0 for missing."""
    other, bound = 16 if "x16" in node.callee else 0, node.immediate(4)

    def source(numbers: Array, wave: Wave) -> Array:
        return ((wave.everyone & ~15) ^ other) + (numbers & 15)

    old = 0 if bound else node.src(0)
    return _by_number(node, 1, 2, source, old=old, fetch_inactive=bool(node.immediate(3)))


@intrinsic("llvm.amdgcn.ds.bpermute.fi.b32")
def _from_any_lane(node: Node) -> Effect:
    """``ds_bpermute`` in which lanes that are not active have their values to give. Operands: address, value."""
    return _by_number(node, 1, 0, lambda n, wave: (n >> 2) & (wave.size - 1), fetch_inactive=True)


@intrinsic("llvm.amdgcn.wave.shuffle")
def _shuffle(node: Node) -> Effect:
    """Operands: the value, and the number of the lane to take it from."""
    return _by_number(node, 0, 1, lambda n, wave: n & (wave.size - 1))


# --- wave reductions ----------------------------------------------------------------------------------------
#
# Reductions over the active lanes of a wave. Source: LLVM's IntrinsicsAMDGPU.td, ``llvm.amdgcn.wave.reduce``.
#
# The order is that of LLVM's loop over EXEC: the lowest lane first, from the operation's neutral element on,
# which for differences is 0. Floats depend on that order; LLVM's other lowerings (the strategy operand, and a
# product where the operand is the same in all lanes) may round otherwise.


_WHOLE: dict[str, tuple[Callable[[int, int], int], bool]] = {
    "add": (operator.add, False),
    "sub": (operator.add, False),  # negated at the end
    "and": (operator.and_, False),
    "or": (operator.or_, False),
    "xor": (operator.xor, False),
    "min": (min, True),
    "max": (max, True),
    "umin": (min, False),
    "umax": (max, False),
}
_FLOATS: dict[str, tuple[Callable[[Any, Any], Any], float | None]] = {
    "fadd": (operator.add, -0.0),
    "fsub": (operator.sub, 0.0),
    "fmin": (smaller_number, None),
    "fmax": (larger_number, None),
}


@intrinsic(*[f"llvm.amdgcn.wave.reduce.{name}" for name in (*_WHOLE, *_FLOATS)])
def _reduced(node: Node) -> Effect:
    d, a, kind, name = node.dst, node.src(0), node.kind, node.callee.split(".")[4]

    def integers(values: list[int]) -> int:
        step, with_sign = _WHOLE[name]
        found = reduce(step, [signed(v, kind.bits) for v in values] if with_sign else values)
        return (-found if name == "sub" else found) & kind.mask

    def floats(values: list[Any]) -> Any:
        step, neutral = _FLOATS[name]
        start = [] if neutral is None else [kind.dtype.type(neutral)]
        return kind.dtype.type(reduce(step, start + values))

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        rows = lanes_of(r[a], kind, wave.size)
        active = rows if wave.mask is None else rows[wave.mask]
        r[d] = floats(list(active)) if kind.form == "float" else integers([int(v) for v in active])

    return op
