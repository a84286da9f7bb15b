"""Exchanges between lanes by the vector ALU instead of LDS hardware, or by LDS hardware without an index.

    %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %v)         ; before: index is 4 * (lane ^ 1) in all lanes
    %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)    ; after

An exchange by LDS hardware touches no byte of LDS, but is counted, waited for and queued like an access. A DPP move is
none of that, and becomes a part of the arithmetic that uses its result.

An exchange changes only if, in every lane that is active, its result stays the same for every set of active lanes. That
follows from two facts:

1. The lane that each lane reads is known (`LaneSources`), and the move reads the same.
2. A source that is not active gives zero in both, or all lanes of the wave are active at the exchange.

All lanes are active if a kernel's workgroups are made of whole waves, each of them full, and the block of the exchange
is one that all work-items run if one does, in the same iteration of its loops (`ldsopt.analysis.flow.divergence`). In
such a block the first lane of a wave is active in any case.

What an operation computes in another lane is what it computes from that lane's operands. So in a loop only values from
outside of it have to be exchanged, once, in front of it, and what the loop computes of them is computed for the source
lane: ``exchange(u + v)`` is ``u + exchange(v)`` for a ``u`` that all lanes have in common. Triton's swizzled copies
into LDS exchange offsets and pointers in each iteration. Fact 2 is needed here as well, or that the result of a lane
whose source is inactive does not count: a ``select`` by a ballot's bit of that lane chooses another value. With all
lanes active such a ballot is a constant.

Functions with code for a whole wave (``strict.wwm``, ``set.inactive``) stay as they are: there LLVM widens the set of
active lanes by the uses of an instruction's result. The computation of the index stays too; the compiler drops it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache, cached_property
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.addresses.work_items import NumberColumn, WorkItems
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.integers.operations import signed
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.analysis.ranges.waves import wave_ids
from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE, WAVES_ARE_WHOLE
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.details import arguments, callee_name, details, element_type, is_call, read_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import declarations_of
from ldsopt.ir.syntax import argument_value, attachments, result, unused, with_names
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import BPERMUTE, SWIZZLE
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits

# --- moves ----------------------------------------------------------------------------------------------------
#
# Instructions of the vector ALU that move values between lanes, and the search for one that equals an LDS exchange.
#
# An exchange is given by its *sources*: for each lane of a wave, the lane whose value it gets. `ds_bpermute_b32`,
# `ds_permute_b32` and `ds_swizzle_b32` give zero if that lane is not active, and so must their replacement.
#
# * DPP `quad_perm`, `row_shl`, `row_shr`, `row_ror`, `row_mirror`, `row_half_mirror`: from gfx8 on; within 16
#   lanes. An inactive source gives 0.
# * DPP `wave_shl`, `wave_shr`, `wave_rol`, `wave_ror`, `row_bcast:15`, `row_bcast:31`: gfx8 and gfx9; across
#   rows of 16 lanes. An inactive source gives 0.
# * DPP `row_newbcast`: gfx90a and later of gfx9; one lane of each row for that row. An inactive source gives 0.
# * DPP `row_share` (the same) and `row_xmask`: from gfx10 on; within 16 lanes. An inactive source gives 0.
# * `v_permlane16_b32` and `v_permlanex16_b32`: from gfx10 on; any lane of the row, any of the other row of its pair.
#   An inactive source gives 0.
# * `v_readlane_b32`: everywhere; one lane for all. An inactive source gives the value of its register.
# * `v_permlane64_b32`: gfx11 and gfx12; the other half of 64 lanes. An inactive source gives the value of its register.
# * `v_permlane16_swap_b32` and `v_permlane32_swap_b32`: gfx950; they swap, between two registers, the odd rows of 16 or
#   32 lanes of the first and the even rows of the second, whether lanes are active or not. From a value and its copy
#   they make two registers: in each lane, one has the own value, the other one that of the other row. The exclusive or
#   of the two and the value is the latter (`v_bitop3_b32`).
# * `ds_swizzle_b32`: everywhere; within 32 lanes. It is LDS hardware like `ds_bpermute_b32` and waited for like it,
#   but it needs no index. An inactive source gives 0.
#
# DPP and `permlane16` are used with `bound_ctrl` set and `fi` (fetch inactive) clear: then a lane that EXEC has off
# gives zero, on every architecture, and a reading lane is written in any case. Without `bound_ctrl` the documents
# disagree on the value that the reading lane keeps, so that form is never used. `v_readlane_b32`, `v_permlane64_b32`
# and the swaps read lanes that are not active, and so are exact only if all lanes of the wave are active.
#
# Two DPP moves make one exchange if the second, limited to some rows and banks (four lanes), overwrites the lanes that
# the first has wrong: each lane still reads its source directly, so inactive lanes give zero as before. A DPP move of a
# DPP move's result would read by way of a third lane, which may not be active; it is never used.
#
# Sources: AMD's ISA documents of MI200, MI300, RDNA2, RDNA3 and RDNA4, "Data Parallel Processing (DPP)" and the
# pseudocode of the instructions named; AMD's functional simulator rocjitsu, `dpp_sdwa_ops.h` (an inactive source gives
# zero, and the lane is written with `BOUND_CTRL`); LLVM: AMDGPUModifierSyntax (`bound_ctrl`, `fi`),
# `AMDGPUAsmParser::isSupportedDPPCtrl` and `SIDefines.h` (controls by architecture), `AMDGPUInstCombineIntrinsic`
# (with `bound_ctrl` and full masks the old value is not read), `GCNDPPCombine` (one DPP move becomes a part of the
# arithmetic that uses it).


ReadLanes = tuple[int, ...]
"""The lane that each lane of a wave reads."""

ROW = 16
"""Lanes of a row of DPP."""
BANK = 4
"""Lanes of a bank of DPP."""
_NOWHERE = -1
_ALL = 0xF


class MoveKind(Enum):
    """The kinds of moves that make an exchange."""

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
        lane: the lane that ``readlane`` reads.
        offset: of ``ds_swizzle_b32``.
    """

    kind: MoveKind
    controls: tuple[DppControl, ...] = ()
    selectors: tuple[int, int] = (0, 0)
    lane: int = 0
    offset: int = 0

    @property
    def needs_all_active(self) -> bool:
        """True if the move reads inactive lanes, and so is exact only if all lanes are active."""
        return self.kind in (MoveKind.READLANE, MoveKind.PERMLANE64, MoveKind.SWAP16, MoveKind.SWAP32)

    @property
    def instructions(self) -> int:
        """The number of vector instructions; one DPP move is one, but arithmetic that uses its result takes it over."""
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
    """The cheapest move that makes an exchange: at most two vector instructions, a swap, or a swizzle; else ``None``.

    Args:
        sources: the lane that each lane reads; as many as the wave has lanes.
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
    if arch.is_before("gfx8"):
        return None  # no DPP
    if move := _dpp(sources, _families(arch)):
        return move
    if all_active and (move := _of_all(sources, arch)):
        return move
    if not arch.is_before("gfx10") and (move := _permlane16(sources)):
        return move
    return _two_dpp(sources, _families(arch)) or _swizzle(sources)


# --- DPP ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Families:
    """The DPP controls beyond those of all architectures: across the wave, one lane of a row, xor."""

    across: bool
    one_of_row: str
    exclusive_or: bool


def _families(arch: Arch) -> _Families:
    if not arch.is_before("gfx10"):
        return _Families(False, "row_share", True)
    has_broadcast = arch.acc_registers == "unified"  # gfx90a and later of gfx9
    return _Families(True, "row_newbcast" if has_broadcast else "", False)


@cache
def _controls(families: _Families, lanes: int) -> dict[ReadLanes, DppControl]:
    """The controls of an architecture by their sources, -1 for a lane without one; the plainest first."""
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
    """The controls that stay within a row: name, code, and for each lane of the row the lane that it reads.

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
    """A move that is right in some banks, and one that overwrites the others: a set of rows by a set of banks."""
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
    """A swizzle in 32 lanes: each bit of the source is the same bit of the lane, its inverse, or a constant."""
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
    """A move that also reads inactive lanes."""
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


# --- exchanges ------------------------------------------------------------------------------------------------
#
# Exchanges between lanes by LDS hardware, and the source lane of each lane's value.
#
# `ds_bpermute_b32` reads the lane that four times its index names; `ds_permute_b32` writes it; `ds_swizzle_b32` has
# a constant pattern. An index is known if it follows from the lane's number alone: `mbcnt` of all ones, constants,
# the wave's size, and the work-item's id if `reqd_work_group_size` says how work-items lie in waves. It is computed
# lane by lane (`ldsopt.analysis.addresses.work_items`), so code that a front-end leaves around it, such as HIP's
# `select` on the width, does not matter if all lanes agree::
#
#     %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
#     %other = xor i32 %lane, 4
#     %inside = icmp ult i32 %other, 64                  ; true in all lanes
#     %index = select i1 %inside, i32 %other, i32 %lane  ; 4 5 6 7 0 1 2 3 12 ...
#
# Sources: AMD's pseudocode of the three instructions; LLVM, `GCNSubtarget::supportsWaveWideBPermute` (gfx10 and gfx11
# exchange within 32 lanes in waves of 64, too).


PERMUTE = "llvm.amdgcn.ds.permute"
EXCHANGES = (BPERMUTE, PERMUTE, SWIZZLE)
_BUDGET = 1 << 22  # results of one function at most
_OTHER_MODES = 0xC000  # of a swizzle: rotation and FFT, from gfx9 on
_QUAD_PERM = 0x8000


def value_operand(name: str) -> int:
    """The number of the operand that an exchange moves."""
    return 0 if name == SWIZZLE else 1


class LaneSources:
    """The sources of a function's exchanges.

    Args:
        shared: ranges of the module: constants and types.

    Attributes:
        lanes: of a wave.
        lines_of_rows: the calls whose sources rest on `UNREAD_DIMENSIONS_ARE_ONE`, by line.
    """

    def __init__(self, shared: ModuleRanges, function: Function, arch: Arch) -> None:
        self._shared, self._module, self._function = shared, shared.module, function
        self.lines_of_rows = set[int]()
        self.lanes = wave_size(self._module, function)
        self._within = _exchanged_lanes(arch, self.lanes)
        self._of_lane = self._items((self.lanes, 1, 1), axes="")

    @cached_property
    def _of_item(self) -> WorkItems | None:
        """All work-items of a workgroup, if their order in waves is known.

        In a workgroup of one dimension the order is that of ids along x, however many work-items there are.
        """
        if not self._function.is_kernel:
            return None
        shape = wave_ids(self._shared.provenance, self._function, is_row=True)
        return None if shape is None or shape.items % self.lanes else self._items(shape.sizes, axes="xyz")

    @cached_property
    def _is_assumed(self) -> bool:
        return not launch_bounds(self._module, self._function).is_exact

    def _items(self, sizes: tuple[int, int, int], *, axes: str) -> WorkItems:
        # Values of a wave's first lane are not known: that lane may not be active.
        partial = dict.fromkeys(range(len(self._function.blocks)), 0)
        return WorkItems(self._shared, self._function, sizes, partial, _BUDGET, axes=axes)

    def of(self, call: Instruction) -> ReadLanes | None:
        """The lane that each lane gets its value from; ``None`` if it is not known."""
        name, given = callee_name(self._module, call), arguments(self._module, call)
        if name == SWIZZLE:
            pattern = self._module.integer(given[1])
            return None if pattern is None else swizzle_sources(pattern & 0xFFFF, self.lanes)
        named = self._named(self._of_lane.column(given[0]))
        if named is None and self._of_item is not None:
            named = self._named(self._of_item.column(given[0]))
            if named is not None and self._is_assumed:
                self.lines_of_rows.add(call.line)
        return named if named is None or name == BPERMUTE else _inverse(named)

    def _named(self, column: NumberColumn) -> ReadLanes | None:
        """The lane that each lane names by its index, if that is the same in all waves."""
        numbers = [number for number in column or () if isinstance(number, int)]
        if column is None or len(numbers) != len(column):
            return None
        within = self._within
        found = {
            tuple(
                lane - lane % within + (index & 0xFFFFFFFF) // 4 % within
                for lane, index in enumerate(numbers[start : start + self.lanes])
            )
            for start in range(0, len(numbers), self.lanes)
        }
        return found.pop() if len(found) == 1 else None


def _exchanged_lanes(arch: Arch, lanes: int) -> int:
    """The number of lanes within which a wave's lanes exchange by an index."""
    return 32 if arch.generation in ("gfx10", "gfx11") else lanes


def _inverse(targets: ReadLanes) -> ReadLanes | None:
    """For each lane the lane that writes it, if each is written by exactly one."""
    if len(set(targets)) != len(targets):
        return None
    found = [0] * len(targets)
    for lane, target in enumerate(targets):
        found[target] = lane
    return tuple(found)


def swizzle_sources(pattern: int, lanes: int) -> ReadLanes | None:
    """The lane that each lane reads in ``ds_swizzle``; ``None`` in the modes that rotate or serve an FFT.

    Source: MI300 ISA and RDNA3 ISA, DS_SWIZZLE_B32.

    >>> swizzle_sources(0x041F, 32)[:4]
    (1, 0, 3, 2)
    """
    if pattern >= _OTHER_MODES or (pattern & _QUAD_PERM and pattern & 0x7F00):
        return None
    if pattern & _QUAD_PERM:
        return tuple(lane // 4 * 4 + (pattern >> 2 * (lane % 4) & 3) for lane in range(lanes))
    kept, added, turned = pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31
    return tuple(lane // 32 * 32 + ((lane & kept | added) ^ turned) % 32 for lane in range(lanes))


def described(sources: ReadLanes) -> str:
    """An exchange in words: ``xor 4``, ``broadcast of lane 0``, ``rotation by 1``, else ``other``.

    >>> described((1, 0, 3, 2)), described((3, 3, 3, 3)), described((1, 2, 3, 0)), described((0, 0, 1, 2))
    ('xor 1', 'broadcast of lane 3', 'rotation by 1', 'other')
    """
    lanes, first = len(sources), sources[0]
    if all(source == lane ^ first for lane, source in enumerate(sources)):
        return f"xor {first}"
    if set(sources) == {first}:
        return f"broadcast of lane {first}"
    if all(source == (lane + first) % lanes for lane, source in enumerate(sources)):
        return f"rotation by {first}"
    return "other"


def has_exchanges(module: Module) -> bool:
    """True if a module may call an exchange."""
    return any(name in EXCHANGES for name in module.declarations())


_ARITHMETIC = frozenset(
    {"add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "trunc", "zext", "sext"}
)
"""Operations on numbers that do nothing but compute a result."""
_COMPUTED = _ARITHMETIC | {"getelementptr", "ptrtoint", "inttoptr", "icmp", "select"}
"""Operations that may be computed for another lane: each gives the same result for the same operands."""
_MOST_OPERATIONS = 24
"""Operations that are computed for another lane in place of one exchange, at most."""
_EXCHANGED = frozenset({"i32", "i64", "ptr addrspace(1)"})
"""Types of values that are exchanged in words."""
_WHOLE_WAVE = tuple(
    f"llvm.amdgcn.{name}"
    for name in (
        "strict.",
        "wwm",
        "wqm",
        "softwqm",
        "set.inactive",
        "init.whole.wave",
        "init.exec",
        "ps.live",
        "live.mask",
    )
)


class ExchangeStanding(EditStanding):
    """The outcome for an exchange, with its reason: the classes that reports count."""

    DPP = "DPP"
    TWO_DPP = "two DPP"
    PERMLANE = "permlane"
    READLANE = "readlane"
    OWN = "own value"
    SWIZZLE = "swizzle"
    HOISTED = "hoisted"
    UNKNOWN_INDEX = "index not known"
    NO_MOVE = "no move of two instructions"
    NEEDS_ALL_LANES = "needs all lanes active"
    NEEDS_ROW = "needs workgroups of one dimension"
    WHOLE_WAVE = "in whole-wave code"
    GAINS_NOTHING = "gains nothing"

    @property
    def is_made(self) -> bool:
        """True if the exchange was rewritten; all but a swizzle need no LDS hardware any more."""
        return self in _MADE


_OF_KIND = {
    MoveKind.OWN: ExchangeStanding.OWN,
    MoveKind.DPP: ExchangeStanding.DPP,
    MoveKind.TWO_DPP: ExchangeStanding.TWO_DPP,
    MoveKind.PERMLANE16: ExchangeStanding.PERMLANE,
    MoveKind.PERMLANEX16: ExchangeStanding.PERMLANE,
    MoveKind.PERMLANE64: ExchangeStanding.PERMLANE,
    MoveKind.SWAP16: ExchangeStanding.PERMLANE,
    MoveKind.SWAP32: ExchangeStanding.PERMLANE,
    MoveKind.READLANE: ExchangeStanding.READLANE,
    MoveKind.SWIZZLE: ExchangeStanding.SWIZZLE,
}


_MADE = frozenset(_OF_KIND.values()) | {ExchangeStanding.HOISTED}
FEWER = (
    _MADE - {ExchangeStanding.SWIZZLE},
    _MADE - {ExchangeStanding.SWIZZLE, ExchangeStanding.HOISTED},
    frozenset({ExchangeStanding.DPP}),
)
"""The kinds of moves that are still made in a function whose code more of them make worse, step by step.

A swizzle saves no wait. What is hoisted takes registers in the loop. One DPP move becomes a part of arithmetic, and
takes no register of its own.
"""


@dataclass(frozen=True, slots=True)
class LaneExchange:
    """One exchange between lanes by LDS hardware.

    Attributes:
        line: an index into `Module.lines` of the input.
        standing: the outcome, with its reason.
        pattern: the exchange in words (`described`); empty if that is not known.
        move: the equal move without LDS hardware, if one was found.
    """

    line: int
    standing: ExchangeStanding
    pattern: str = ""
    move: ExchangeMove | None = None


RewrittenFunction = FunctionSites[LaneExchange]
ShuffleRewriting = JudgedEdits[LaneExchange]


def find_rewriting(
    module: Module,
    given_back: Mapping[str, str] | None = None,
    *,
    only: Mapping[str, frozenset[ExchangeStanding]] | None = None,
    promises: Collection[str] = (),
) -> ShuffleRewriting:
    """The exchanges of a module to rewrite; none if no architecture is known.

    Args:
        module: final IR.
        given_back: functions to leave as they are, by name, with the reason.
        only: the outcomes that the exchanges of a function may have, by its name; those of other functions may have
            any.
        promises: assumptions that may be made; of exchanges there are `WAVES_ARE_WHOLE` and
            `UNREAD_DIMENSIONS_ARE_ONE`.
    """
    if module.arch is None or not has_exchanges(module):
        return ShuffleRewriting(Edits({}), ())
    search = _ShuffleSearch(module, module.arch, given_back or {}, only or {}, promises)
    functions = tuple(search.functions())
    assumptions = tuple(name for name, lines in search.resting.items() if search.lines.keys() & lines)
    return ShuffleRewriting(Edits(search.lines, tuple(search.declarations)), functions, assumptions)


class _ShuffleSearch:
    def __init__(
        self,
        module: Module,
        arch: Arch,
        given_back: Mapping[str, str],
        only: Mapping[str, frozenset[ExchangeStanding]],
        promises: Collection[str],
    ) -> None:
        self._module, self._arch, self._given_back, self._only = module, arch, given_back, only
        self.promises = promises
        # The edited lines that rest on each assumption.
        self.resting = {WAVES_ARE_WHOLE: set[int](), UNREAD_DIMENSIONS_ARE_ONE: set[int]()}
        self._shared = ranges_of(provenance_of(module))
        self._prefix = unused("ldsopt.moved", module.text)
        self.lines: dict[int, LineEdit] = {}
        self.declarations: dict[str, None] = {}

    def functions(self) -> Iterator[RewrittenFunction]:
        """The functions that have exchanges, with the outcome for each."""
        for function in self._module.functions():
            calls = [i for i in function.instructions if is_call(i)]
            found = [call for call in calls if callee_name(self._module, call) in EXCHANGES]
            if not found:
                continue
            reason = self._given_back.get(function.name, "")
            if any(callee_name(self._module, call).startswith(_WHOLE_WAVE) for call in calls):
                exchanges = [LaneExchange(call.line, ExchangeStanding.WHOLE_WAVE) for call in found]
            else:
                exchanges = self._exchanges(function, found, is_kept=bool(reason))
            yield RewrittenFunction(function.name, function.line, tuple(exchanges), given_back=reason)

    def _exchanges(
        self, function: Function, calls: list[Instruction], *, is_kept: bool
    ) -> list[LaneExchange]:
        if not function.is_kernel and self._arch.wave_size == 32 and "+wavefrontsize64" in self._module.text:
            # Its callers' waves may be of either size.
            return [LaneExchange(call.line, ExchangeStanding.UNKNOWN_INDEX) for call in calls]
        sources = LaneSources(self._shared, function, self._arch)
        may_be_row = UNREAD_DIMENSIONS_ARE_ONE in self.promises
        active = _ActiveLanes(self, function, self._module)
        found = []
        for call in calls:
            exchange = self._exchange(call, sources.of(call), active)
            if call.line in sources.lines_of_rows and exchange.standing.is_made and not may_be_row:
                exchange = replace(exchange, standing=ExchangeStanding.NEEDS_ROW)
            if exchange.standing.is_made and exchange.move is not None:
                is_too_much = exchange.standing not in self._only.get(function.name, _MADE)
                if is_kept or is_too_much or (edit := self._edit(call, exchange.move)) is None:
                    exchange = LaneExchange(call.line, ExchangeStanding.GAINS_NOTHING, exchange.pattern)
                else:
                    self.lines[call.line] = edit
            found.append(exchange)
        self.resting[UNREAD_DIMENSIONS_ARE_ONE] |= sources.lines_of_rows
        if is_kept or ExchangeStanding.HOISTED not in self._only.get(function.name, _MADE):
            return found
        return self._hoisted(function, calls, found, active)

    # --- in front of loops --------------------------------------------------------------------------------

    def _hoisted(
        self,
        function: Function,
        calls: Sequence[Instruction],
        found: Sequence[LaneExchange],
        active: _ActiveLanes,
    ) -> list[LaneExchange]:
        """The outcomes, with exchanges in front of loops in place of those in loops."""
        made, source = list(found), _SourceLanes(self._module, function, active)
        # Those in loops first: others only use what is exchanged for these.
        for number in sorted(range(len(calls)), key=lambda n: -source.depth(calls[n])):
            call, standing = calls[number], found[number].standing
            uses_lds = not standing.is_made or standing is ExchangeStanding.SWIZZLE
            is_read = callee_name(self._module, call) == BPERMUTE
            if not uses_lds or not is_read or not self._is_plain(call):
                continue
            if not self._counts_if_active(function, call, active):
                continue
            value = source.value(call)
            if value is None:
                self.resting[WAVES_ARE_WHOLE].discard(call.line)
            else:
                made[number] = LaneExchange(call.line, ExchangeStanding.HOISTED, found[number].pattern)
                self.resting[UNREAD_DIMENSIONS_ARE_ONE].discard(call.line)
                name = result(self._module.lines[call.line])
                source.change(call.line, text=f"  {name} = bitcast i32 {value} to i32")
        if source.lines:
            self._fold_ballots(function, active, source)
        for line, edit in source.lines.items():
            own = self.lines.get(line, LineEdit())
            if edit.text is None:
                edit = edit._replace(text=own.text, before=(*edit.before, *own.before))
            self.lines[line] = edit
        return made

    def _counts_if_active(self, function: Function, call: Instruction, active: _ActiveLanes) -> bool:
        """True if no result counts that comes from an inactive lane, which gives 0.

        Either all lanes are active, or the result is chosen by a bit of a ballot, that of the lane which is read.
        """
        index = function.defined.get(arguments(self._module, call)[0])
        if not active.are_those_of_kernel(call):
            return False
        lanes = wave_size(self._module, function)
        if index is None or index.opcode != "shl" or self._module.integer(index.operands[1]) != 2:
            return active.are_all(call)
        if _exchanged_lanes(self._arch, lanes) < lanes:
            return active.are_all(call)  # the upper lanes read others than the index names
        lane = index.operands[0]
        if call.address not in function.users:
            return False  # dead code
        reached, left = {call.address}, [call.address]
        while left:
            value = left.pop()
            for user in function.users.get(value, ()):
                if user.opcode == "select" and user.operands[1] == value and value not in user.operands[::2]:
                    if not self._asks_if_active(function, user.operands[0], lane, active):
                        return active.are_all(call)
                elif user.opcode not in _ARITHMETIC:
                    return active.are_all(call)
                elif user.address not in reached:
                    reached.add(user.address)
                    left.append(user.address)
        return True

    def _asks_if_active(self, function: Function, condition: int, lane: int, active: _ActiveLanes) -> bool:
        """True if a condition is the bit of a ballot of all lanes that a lane's number selects."""
        found = list[Instruction]()
        for opcode in ("trunc", "lshr"):
            made = function.defined.get(found[-1].operands[0] if found else condition)
            if made is None or made.opcode != opcode:
                return False
            found.append(made)
        asked, number = (function.defined.get(operand) for operand in found[1].operands)
        is_wider = number is not None and number.opcode in ("zext", "sext") and number.operands[0] == lane
        is_lane = is_wider or found[1].operands[1] == lane
        return is_lane and asked is not None and self._is_ballot(function, asked, active)

    def _fold_ballots(self, function: Function, active: _ActiveLanes, source: _SourceLanes) -> None:
        """Makes ballots of all lanes constants."""
        width = f"i{wave_size(self._module, function)}"
        for call in function.instructions:
            if self._is_ballot(function, call, active) and self._is_plain(call) and active.are_all(call):
                name = result(self._module.lines[call.line])
                source.change(call.line, text=f"  {name} = bitcast {width} -1 to {width}")

    def _is_ballot(self, function: Function, call: Instruction, active: _ActiveLanes) -> bool:
        """True if a call tells which lanes of a wave have a work-item."""
        name = f"llvm.amdgcn.ballot.i{wave_size(self._module, function)}"
        if not is_call(call) or callee_name(self._module, call) != name:
            return False
        (asked,) = arguments(self._module, call)
        # LLVM's constants are signed: true is -1.
        return self._module.integer(asked) in (1, -1) and active.are_those_of_kernel(call)

    def _is_plain(self, call: Instruction) -> bool:
        """True if a call can be another instruction: it has a result, and no token or ``musttail`` hangs on it."""
        line = self._module.lines[call.line]
        is_named = bool(result(line)) and call.opcode == "call" and " = musttail " not in line
        return is_named and not self._module.names_convergence_tokens

    def _exchange(self, call: Instruction, sources: ReadLanes | None, active: _ActiveLanes) -> LaneExchange:
        if sources is None:
            return LaneExchange(call.line, ExchangeStanding.UNKNOWN_INDEX)
        words = described(sources)
        move = find_move(sources, self._arch)
        without_proof = move
        if move is None or move.kind is MoveKind.SWIZZLE:
            move = find_move(sources, self._arch, all_active=True)
            if move is not None and move.needs_all_active and not active.suffice(call, move):
                if without_proof is None:
                    return LaneExchange(call.line, ExchangeStanding.NEEDS_ALL_LANES, words, move)
                move = without_proof
        if move is None or (move.kind is MoveKind.SWIZZLE and callee_name(self._module, call) == SWIZZLE):
            return LaneExchange(call.line, ExchangeStanding.NO_MOVE, words)
        return LaneExchange(call.line, _OF_KIND[move.kind], words, move)

    def uniform_blocks(self, function: Function) -> frozenset[int]:
        """The blocks of a kernel that all work-items run if one does, and in the same iteration."""
        flow = of_function(function)
        if not function.is_kernel or flow.irreducible is not None:
            return frozenset()
        divergence = divergence_of(function, self._module, of_branches=True)
        apart = frozenset[int]().union(*(loop.blocks for loop in divergence.turned_apart(flow)))
        return frozenset(range(len(function.blocks))) - divergence.partial.keys() - apart

    # --- edits ------------------------------------------------------------------------------------------

    def _edit(self, call: Instruction, move: ExchangeMove) -> LineEdit | None:
        """The rewritten line; ``None`` if the line is not of the expected form."""
        line = attachments(self._module.lines[call.line])[0]
        name = result(line)
        text = read_call(line)
        if not self._is_plain(call) or len(text.arguments) != 2:
            return None
        argument = text.arguments[value_operand(text.callee)]
        value = line[slice(*argument_value(line, argument, "i32"))]
        into = f"  {name} = "
        if move.kind is MoveKind.OWN:
            return LineEdit(text=f"{into}bitcast i32 {value} to i32")
        if move.kind is MoveKind.READLANE:
            return LineEdit(text=into + self._call("readlane.i32", f"i32 {value}, i32 {move.lane}"))
        if move.kind is MoveKind.SWIZZLE:
            return LineEdit(text=into + self._call("ds.swizzle", f"i32 {value}, i32 {move.offset}"))
        if move.kind is MoveKind.PERMLANE64:
            return LineEdit(text=into + self._call("permlane64.i32", f"i32 {value}"))
        if move.kind in (MoveKind.PERMLANE16, MoveKind.PERMLANEX16):
            low, high = (signed(selector, 32) for selector in move.selectors)
            operands = f"i32 poison, i32 {value}, i32 {low}, i32 {high}, i1 false, i1 true"
            return LineEdit(text=into + self._call(f"{move.kind.value}.i32", operands))
        if move.kind in (MoveKind.SWAP16, MoveKind.SWAP32):
            return self._swapped(call, move.kind.value, value, into)
        calls, old = [], "poison"
        for control in move.controls:
            operands = f"i32 {old}, i32 {value}, i32 {control.code}, i32 {control.rows}, i32 {control.banks}, i1 true"
            calls.append(self._call("update.dpp.i32", operands))
            old = f"%{self._prefix}.{call.line}"
        before = tuple(f"  {old} = {text}" for text in calls[:-1])
        return LineEdit(before=before, text=into + calls[-1])

    def _swapped(self, call: Instruction, name: str, value: str, into: str) -> LineEdit:
        """A swap of a value with itself, and the choice of the result that is not the lane's own value.

        The own value is frozen, since it takes part though the exchange reads another lane's: it may be poison where
        that one is not.
        """
        own, pair, first, second, both = (f"%{self._prefix}.{call.line}.{part}" for part in range(5))
        both_of = "{ i32, i32 }"
        swap = self._call(name, f"i32 {own}, i32 {own}, i1 false, i1 false", of=both_of)
        before = (
            f"  {own} = freeze i32 {value}",
            f"  {pair} = {swap}",
            f"  {first} = extractvalue {both_of} {pair}, 0",
            f"  {second} = extractvalue {both_of} {pair}, 1",
            f"  {both} = xor i32 {first}, {second}",
        )
        return LineEdit(before=before, text=f"{into}xor i32 {both}, {own}")

    def _call(self, name: str, operands: str, *, of: str = "i32") -> str:
        call = f"call {of} @llvm.amdgcn.{name}({operands})"
        self.declarations |= dict.fromkeys(declarations_of(self._module, [call]))
        return call


class _ExchangeSite(NamedTuple):
    """The place of an exchange.

    Attributes:
        lanes: the index of the exchange, a value.
        loop: the blocks of the innermost loop around it; empty if there is none.
        ended: the blocks of loops that are not around it. What they compute may differ between lanes behind them.
    """

    lanes: int
    loop: frozenset[int]
    ended: frozenset[int]


class _SourceLanes:
    """Values of a kernel as the lane has them that an exchange reads, computed without an exchange in a loop.

    Args:
        module: with the kernel.
        kernel: whose exchanges are hoisted.
        active: lanes in its blocks.

    Attributes:
        lines: the edits by which the values are computed, by line.
    """

    def __init__(self, module: Module, kernel: Function, active: _ActiveLanes) -> None:
        self._module, self._kernel, self._active = module, kernel, active
        self._exchanged: dict[tuple[int, int], str] = {}  # by index and value: the result of an exchange
        self._computed: dict[tuple[int, int, int], str] = {}  # by block, index and value
        self._prefix = unused("ldsopt.hoisted", module.text)
        self._names = 0
        self.lines: dict[int, LineEdit] = {}

    def change(self, line: int, *, text: str | None = None, before: str = "") -> None:
        """Adds an edit of a line."""
        edit = self.lines.get(line, LineEdit())
        added = (*edit.before, before) if before else edit.before
        self.lines[line] = edit._replace(text=text or edit.text, before=added)

    def depth(self, instruction: Instruction) -> int:
        """The number of loops around an instruction."""
        return len(self._around(instruction))

    def value(self, call: Instruction) -> str | None:
        """The result of an exchange as an operand; ``None`` if it needs an exchange where it stands."""
        index, moved = arguments(self._module, call)
        block = self._kernel.block_of[call.address]
        loop = min(self._around(call), key=len, default=frozenset[int]())
        others = (one.blocks for one in of_function(self._kernel).loops if block not in one.blocks)
        site = _ExchangeSite(index, loop, frozenset[int]().union(*others))
        leaves, operations = list[int](), list[Instruction]()
        if self._kernel.block_of.get(index, -1) in site.loop | site.ended:
            return None
        if not self._find(moved, site, leaves, operations):
            return None
        names = {leaf: self._exchange(index, leaf) for leaf in leaves}
        for one in operations:
            name = self._computed.get((block, index, one.address))
            if name is None:
                line = attachments(self._module.lines[one.line])[0]
                renamed = {self._text(old): new for old, new in names.items()}
                name = self._put(call.line, with_names(line[line.index(" = ") + 3 :], renamed.get))
                self._computed[block, index, one.address] = name
            names[one.address] = name
        return names.get(moved, self._text(moved))

    def _find(
        self,
        value: int,
        site: _ExchangeSite,
        leaves: list[int],
        operations: list[Instruction],
    ) -> bool:
        """Finds what is to be exchanged for a value, and the operations on it, in order; false if that is not all."""
        made = self._kernel.defined.get(value)
        if self._kernel.block_of.get(value, -1) in site.ended:
            return False  # lanes may have left that loop in different iterations
        if value not in self._divergent or value in leaves or made in operations:
            return True
        if made is None or len(operations) >= _MOST_OPERATIONS:
            return False
        is_outside = self._kernel.block_of[value] not in site.loop
        if is_outside and (site.loop or (site.lanes, value) in self._exchanged):
            if self._module.type_of(value) not in _EXCHANGED or self._place(site.lanes, value) is None:
                return False
            leaves.append(value)
            return True
        line = attachments(self._module.lines[made.line])[0]
        is_known = made.opcode in _COMPUTED and "undef" not in line and "poison" not in line
        if made.opcode == "getelementptr":
            # The name of a type may be that of a value, which is replaced.
            is_known = is_known and "%" not in element_type(details(line, "getelementptr").body)
        if not is_known or not all(self._find(one, site, leaves, operations) for one in made.operands):
            return False
        operations.append(made)
        return True

    def _exchange(self, index: int, value: int) -> str:
        """The result of an exchange behind the definitions of an index and a value."""
        name = self._exchanged.get((index, value))
        place = self._place(index, value)
        if name is None and place is not None:
            kind, moved = self._module.type_of(value), self._text(value)
            if kind == "i32":
                name = self._exchange_word(place, index, moved)
            else:
                if kind != "i64":
                    moved = self._put(place, f"ptrtoint {kind} {moved} to i64")
                high = self._put(place, f"lshr i64 {moved}, 32")
                words = [
                    self._exchange_word(place, index, self._put(place, f"trunc i64 {one} to i32"))
                    for one in (moved, high)
                ]
                low, high = (self._put(place, f"zext i32 {word} to i64") for word in words)
                high = self._put(place, f"shl i64 {high}, 32")
                name = self._put(place, f"or disjoint i64 {high}, {low}")
                if kind != "i64":
                    name = self._put(place, f"inttoptr i64 {name} to {kind}")
            self._exchanged[index, value] = name
        assert name is not None  # `_find`
        return name

    def _exchange_word(self, line: int, index: int, moved: str) -> str:
        return self._put(line, f"call i32 @{BPERMUTE}(i32 {self._text(index)}, i32 {moved})")

    def _put(self, line: int, operation: str) -> str:
        """Puts an operation in front of a line; returns its result's name."""
        name = f"%{self._prefix}.{self._kernel.line}.{self._names}"
        self._names += 1
        self.change(line, before=f"  {name} = {operation}")
        return name

    def _place(self, *values: int) -> int | None:
        """The line of the first instruction behind the definitions of values, of which one dominates the others.

        ``None`` where other lanes may be active than at the exchanges that are made of it.
        """
        dominates, blocks = of_function(self._kernel).dominators.dominates, [0, *self._kernel.block_at]
        at = -1
        for other in (self._kernel.place_of.get(value, -1) for value in values):
            is_same = blocks[other + 1] == blocks[at + 1]
            if other > at if is_same else dominates(blocks[at + 1], blocks[other + 1]):
                at = other
        instructions = self._kernel.instructions
        if at >= 0 and instructions[at].opcode in ("invoke", "callbr"):
            return None
        behind = next(one for one in instructions[at + 1 :] if one.opcode != "phi")
        return behind.line if self._active.are_those_of_kernel(behind) else None

    def _around(self, instruction: Instruction) -> list[frozenset[int]]:
        block = self._kernel.block_of[instruction.address]
        return [loop.blocks for loop in of_function(self._kernel).loops if block in loop.blocks]

    def _text(self, value: int) -> str:
        return self._module.operand_text(value, self._kernel)

    @cached_property
    def _divergent(self) -> frozenset[int]:
        return divergence_of(self._kernel, self._module, of_waves=True).values


class _ActiveLanes:
    """The lanes that are surely active at a call; computed when first asked for."""

    def __init__(self, search: _ShuffleSearch, function: Function, module: Module) -> None:
        self._search, self._function, self._module = search, function, module

    def suffice(self, call: Instruction, move: ExchangeMove) -> bool:
        """True if all lanes that a move reads regardless of EXEC are active.

        The first lane of a wave is active in the whole of a kernel without divergence: a wave has a work-item there.
        """
        is_first = move.kind is MoveKind.READLANE and move.lane == 0
        return self.are_those_of_kernel(call) if is_first else self.are_all(call)

    def are_all(self, instruction: Instruction) -> bool:
        """True if all lanes of the wave are active."""
        if not self.are_those_of_kernel(instruction):
            return False
        if not self._are_whole_waves and WAVES_ARE_WHOLE in self._search.promises:
            self._search.resting[WAVES_ARE_WHOLE].add(instruction.line)
            return True
        return self._are_whole_waves

    def are_those_of_kernel(self, instruction: Instruction) -> bool:
        """True if those lanes of the wave are active that have a work-item."""
        return self._function.block_of[instruction.address] in self._uniform_blocks

    @cached_property
    def _are_whole_waves(self) -> bool:
        return _has_whole_waves(self._module, self._function)

    @cached_property
    def _uniform_blocks(self) -> frozenset[int]:
        return self._search.uniform_blocks(self._function)


def _has_whole_waves(module: Module, function: Function) -> bool:
    """True if every wave of a kernel starts with all its lanes, in every launch that LLVM admits.

    ``reqd_work_group_size`` and equal bounds of ``amdgpu-flat-work-group-size`` state the size of workgroups; the last
    one of a launch may still be smaller, unless the kernel says ``"uniform-work-group-size"="true"``.
    """
    bounds = launch_bounds(module, function)
    return (
        bounds.is_uniform and bounds.least == bounds.flat and bounds.flat % wave_size(module, function) == 0
    )
