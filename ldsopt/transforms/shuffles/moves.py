"""Instructions of the vector ALU that move values between lanes, and the search for one that does what LDS would.

An exchange is given by its *sources*: for each lane of a wave, the lane whose value it gets. ``ds_bpermute_b32``,
``ds_permute_b32`` and ``ds_swizzle_b32`` give zero where that lane is not active, and so must what replaces them.

* DPP ``quad_perm``, ``row_shl``, ``row_shr``, ``row_ror``, ``row_mirror``, ``row_half_mirror``: from gfx8 on; within 16
  lanes. An inactive source gives 0.
* DPP ``wave_shl``, ``wave_shr``, ``wave_rol``, ``wave_ror``, ``row_bcast:15``, ``row_bcast:31``: gfx8 and gfx9; across
  rows of 16 lanes. An inactive source gives 0.
* DPP ``row_newbcast``: gfx90a and later of gfx9; one lane of each row for that row. An inactive source gives 0.
* DPP ``row_share`` (the same) and ``row_xmask``: from gfx10 on; within 16 lanes. An inactive source gives 0.
* ``v_permlane16_b32`` and ``v_permlanex16_b32``: from gfx10 on; any lane of the row, any of the other row of its pair.
  An inactive source gives 0.
* ``v_readlane_b32``: everywhere; one lane for all. An inactive source gives what its register has.
* ``v_permlane64_b32``: gfx11 and gfx12; the other half of 64 lanes. An inactive source gives what its register has.
* ``v_permlane16_swap_b32`` and ``v_permlane32_swap_b32``: gfx950; of two registers, the odd rows of 16 or 32 lanes of
  the first and the even rows of the second change places, whether lanes are active or not. Of a value and its copy they
  make two registers of which one has the own value in each lane, and the other one that of the other row: the two and
  the value, exclusively or-ed, are the latter (``v_bitop3_b32``).
* ``ds_swizzle_b32``: everywhere; within 32 lanes. It is LDS hardware like ``ds_bpermute_b32`` and waited for like it,
  but it needs no index. An inactive source gives 0.

DPP and ``permlane16`` are used with ``bound_ctrl`` set and ``fi`` (fetch inactive) clear: then a lane that EXEC has off
gives zero, on every architecture, and a reading lane is written in any case. Without ``bound_ctrl`` sources do not
agree on what the reading lane keeps, so that form is never used. ``v_readlane_b32``, ``v_permlane64_b32`` and the swaps
read lanes that are not active, and so are exact only where all lanes of the wave are active.

Two DPP moves make one exchange where the second, limited to some rows and banks (four lanes), overwrites what the first
has left wrong: each lane still reads its source at once, so inactive lanes give zero as before. A DPP move of a DPP
move's result would read by way of a third lane, which may not be active; it is never used.

Sources: AMD's ISA documents of MI200, MI300, RDNA2, RDNA3 and RDNA4, "Data Parallel Processing (DPP)" and the
pseudocode of the instructions named; AMD's functional simulator rocjitsu, ``dpp_sdwa_ops.h`` (an inactive source gives
zero, and the lane is written with ``BOUND_CTRL``); LLVM: AMDGPUModifierSyntax (``bound_ctrl``, ``fi``),
``AMDGPUAsmParser::isSupportedDPPCtrl`` and ``SIDefines.h`` (controls by architecture), ``AMDGPUInstCombineIntrinsic``
(with ``bound_ctrl`` and full masks the old value is not read), ``GCNDPPCombine`` (one DPP move becomes a part of the
arithmetic that uses it).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import product

from ldsopt.target.arch import Arch

ReadLanes = tuple[int, ...]
"""The lane that each lane of a wave reads."""

ROW = 16
"""Lanes of a row of DPP."""
BANK = 4
"""Lanes of a bank of DPP."""
_NOWHERE = -1
_ALL = 0xF


class MoveKind(Enum):
    """By what an exchange is made."""

    OWN = "own value"
    DPP = "DPP"
    TWO_DPP = "two DPP"
    PERMLANE16 = "permlane16"
    PERMLANEX16 = "permlanex16"
    READLANE = "readlane"
    PERMLANE64 = "permlane64"
    SWAP16 = "permlane16.swap"
    SWAP32 = "permlane32.swap"
    SWIZZLE = "swizzle"


@dataclass(frozen=True, slots=True)
class DppControl:
    """A control of DPP.

    Attributes:
        name: as assembly spells it.
        code: the field ``dpp_ctrl``.
        rows, banks: the masks of rows and of banks that are written, a bit each.
    """

    name: str
    code: int
    rows: int = _ALL
    banks: int = _ALL

    def __str__(self) -> str:
        if (self.rows, self.banks) == (_ALL, _ALL):
            return self.name
        return f"{self.name} row_mask:{self.rows:#x} bank_mask:{self.banks:#x}"


@dataclass(frozen=True, slots=True)
class ExchangeMove:
    """A move that makes an exchange.

    Attributes:
        kind: the instruction.
        controls: of DPP moves, in order.
        selectors: of ``permlane16`` and ``permlanex16``: 32 bits each for the lower and upper eight lanes of a row.
        lane: that ``readlane`` reads.
        offset: of ``ds_swizzle_b32``.
    """

    kind: MoveKind
    controls: tuple[DppControl, ...] = ()
    selectors: tuple[int, int] = (0, 0)
    lane: int = 0
    offset: int = 0

    @property
    def needs_all_active(self) -> bool:
        """It reads lanes that are not active, and so is exact only where all are."""
        return self.kind in (MoveKind.READLANE, MoveKind.PERMLANE64, MoveKind.SWAP16, MoveKind.SWAP32)

    @property
    def instructions(self) -> int:
        """Vector instructions that it takes; arithmetic that uses the result of one DPP move takes it over."""
        several = {MoveKind.TWO_DPP: 2, MoveKind.SWAP16: 3, MoveKind.SWAP32: 3}
        return {MoveKind.OWN: 0, MoveKind.SWIZZLE: 0, **several}.get(self.kind, 1)

    def __str__(self) -> str:
        if self.controls:
            return " and ".join(str(control) for control in self.controls)
        if self.kind is MoveKind.READLANE:
            return f"readlane {self.lane}"
        if self.kind is MoveKind.SWIZZLE:
            return f"ds_swizzle {self.offset:#x}"
        return str(self.kind.value)


def find_move(sources: ReadLanes, arch: Arch, *, all_active: bool = False) -> ExchangeMove | None:
    """The cheapest move that makes an exchange, if one of at most two vector instructions or a swap does, or a swizzle.

    Args:
        sources: the lane that each lane reads; as many as the wave has lanes.
        arch: the architecture.
        all_active: all lanes of the wave are active.

    >>> from ldsopt.target.arch import arch
    >>> for name, mask in (("gfx942", 1), ("gfx942", 4), ("gfx942", 16), ("gfx1100", 4), ("gfx1100", 16)):
    ...     print(find_move(tuple(lane ^ mask for lane in range(32)), arch(name)))
    quad_perm:[1,0,3,2]
    row_ror:4 and row_shl:4 row_mask:0xf bank_mask:0x5
    ds_swizzle 0x401f
    row_xmask:4
    permlanex16
    """
    lanes = len(sources)
    if sources == tuple(range(lanes)):
        return ExchangeMove(MoveKind.OWN)
    if arch.generation in ("gfx6", "gfx7"):
        return None  # no DPP
    if move := _dpp(sources, _families(arch)):
        return move
    if all_active and (move := _of_all(sources, arch)):
        return move
    if _from_gfx10(arch) and (move := _permlane16(sources)):
        return move
    return _two_dpp(sources, _families(arch)) or _swizzle(sources)


def _from_gfx10(arch: Arch) -> bool:
    return arch.generation not in ("gfx6", "gfx7", "gfx8", "gfx9")


# --- DPP ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Families:
    """The families of DPP controls beyond those of all architectures: across the wave, one lane of a row, xor."""

    across: bool
    one_of_row: str
    exclusive_or: bool


def _families(arch: Arch) -> _Families:
    if _from_gfx10(arch):
        return _Families(False, "row_share", True)
    has_broadcast = arch.acc_registers == "unified"  # gfx90a and later of gfx9
    return _Families(True, "row_newbcast" if has_broadcast else "", False)


@cache
def _controls(families: _Families, lanes: int) -> dict[ReadLanes, DppControl]:
    """The controls of an architecture by their sources, -1 where there is none; the plainest first."""
    found: dict[ReadLanes, DppControl] = {}
    for name, code, places in _of_rows(families):
        table = (
            lane - lane % ROW + places[lane % ROW] if 0 <= places[lane % ROW] < ROW else _NOWHERE
            for lane in range(lanes)
        )
        found.setdefault(tuple(table), DppControl(name, code))
    for name, code, sources in _of_waves(lanes) if families.across else ():
        inside = (source if 0 <= source < lanes else _NOWHERE for source in sources)
        found.setdefault(tuple(inside), DppControl(name, code))
    return found


def _of_rows(families: _Families) -> Iterator[tuple[str, int, list[int]]]:
    """The controls that stay within a row: name, code, and the place that each place of the row reads.

    Source: RDNA4 and MI300 ISA, "DPP_CTRL".
    """
    row = range(ROW)
    for picks in product(range(4), repeat=4):
        code = sum(pick << 2 * place for place, pick in enumerate(picks))
        name = f"quad_perm:[{','.join(map(str, picks))}]"
        yield name, code, [place // 4 * 4 + picks[place % 4] for place in row]
    yield "row_mirror", 0x140, [15 - place for place in row]
    yield "row_half_mirror", 0x141, [place ^ 7 for place in row]
    for n in row[1:]:
        yield f"row_ror:{n}", 0x120 + n, [(place - n) % ROW for place in row]
        yield f"row_shl:{n}", 0x100 + n, [place + n for place in row]
        yield f"row_shr:{n}", 0x110 + n, [place - n for place in row]
    for n in row:
        if families.one_of_row:
            yield f"{families.one_of_row}:{n}", 0x150 + n, [n] * ROW
        if families.exclusive_or:
            yield f"row_xmask:{n}", 0x160 + n, [place ^ n for place in row]


def _of_waves(lanes: int) -> Iterator[tuple[str, int, list[int]]]:
    """The controls that cross rows: name, code, and the lane that each lane reads. Source: MI300 ISA, "DPP_CTRL"."""
    wave = range(lanes)
    yield "wave_shl:1", 0x130, [lane + 1 for lane in wave]
    yield "wave_rol:1", 0x134, [(lane + 1) % lanes for lane in wave]
    yield "wave_shr:1", 0x138, [lane - 1 for lane in wave]
    yield "wave_ror:1", 0x13C, [(lane - 1) % lanes for lane in wave]
    yield "row_bcast:15", 0x142, [lane - lane % ROW - 1 for lane in wave]
    yield "row_bcast:31", 0x143, [31 if lane >= 32 else _NOWHERE for lane in wave]


def _dpp(sources: ReadLanes, families: _Families) -> ExchangeMove | None:
    control = _controls(families, len(sources)).get(sources)
    return ExchangeMove(MoveKind.DPP, (control,)) if control else None


def _two_dpp(sources: ReadLanes, families: _Families) -> ExchangeMove | None:
    """A move that is right in some banks, and one that overwrites the others: a set of rows times a set of banks."""
    right: dict[frozenset[tuple[int, int]], DppControl] = {}
    cells = [(row, bank) for row in range(len(sources) // ROW) for bank in range(ROW // BANK)]
    for table, control in _controls(families, len(sources)).items():
        found = frozenset(cell for cell in cells if _agree(table, sources, cell))
        if found:
            right.setdefault(found, control)
    for (ours, first), (theirs, second) in product(right.items(), repeat=2):
        wrong = [cell for cell in cells if cell not in ours]
        rows, banks = {row for row, _ in wrong}, {bank for _, bank in wrong}
        if all(cell in theirs for cell in product(rows, banks)):
            row_mask = _ALL if len(rows) == len(sources) // ROW else _mask(rows)
            limited = DppControl(second.name, second.code, row_mask, _mask(banks))
            return ExchangeMove(MoveKind.TWO_DPP, (first, limited))
    return None


def _agree(table: ReadLanes, sources: ReadLanes, cell: tuple[int, int]) -> bool:
    start = cell[0] * ROW + cell[1] * BANK
    return table[start : start + BANK] == sources[start : start + BANK]


def _mask(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


# --- others ---------------------------------------------------------------------------------------------


def _permlane16(sources: ReadLanes) -> ExchangeMove | None:
    for kind, other in ((MoveKind.PERMLANE16, 0), (MoveKind.PERMLANEX16, ROW)):
        picks = [sources[place] - other for place in range(ROW)]
        if all(0 <= pick < ROW for pick in picks) and sources == tuple(
            (lane - lane % ROW ^ other) + picks[lane % ROW] for lane in range(len(sources))
        ):
            low, high = (
                sum(pick << 4 * place for place, pick in enumerate(half)) for half in (picks[:8], picks[8:])
            )
            return ExchangeMove(kind, selectors=(low, high))
    return None


def _swizzle(sources: ReadLanes) -> ExchangeMove | None:
    """In 32 lanes, each bit of the source is that bit of the lane, its opposite, or always the same."""
    kept = added = turned = 0
    for bit in (1, 2, 4, 8, 16):
        low, high = sources[0] & bit, sources[bit] & bit
        kept |= bit if low != high else 0
        turned |= bit if low and not high else 0
        added |= bit if low and high else 0
    if sources != tuple(
        lane - lane % 32 + ((lane & kept | added) ^ turned) % 32 for lane in range(len(sources))
    ):
        return None
    return ExchangeMove(MoveKind.SWIZZLE, offset=kept | added << 5 | turned << 10)


def _of_all(sources: ReadLanes, arch: Arch) -> ExchangeMove | None:
    """The moves that read whatever a lane has, active or not."""
    if len(set(sources)) == 1:
        return ExchangeMove(MoveKind.READLANE, lane=sources[0])
    halves = tuple(lane ^ 32 for lane in range(len(sources)))
    if len(sources) == 64 and arch.generation in ("gfx11", "gfx12") and sources == halves:
        return ExchangeMove(MoveKind.PERMLANE64)
    if arch.name == "gfx950":
        for kind, rows in ((MoveKind.SWAP16, 16), (MoveKind.SWAP32, 32)):
            if sources == tuple(lane ^ rows for lane in range(len(sources))):
                return ExchangeMove(kind)
    return None
