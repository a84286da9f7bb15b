"""The native function of each access, and the memory that it works on: of a run, of a wave, of an instruction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ldsopt.simt.banks import Banks, group_of_lanes
from ldsopt.simt.kinds import Array, Value, is_uniform, uniform
from ldsopt.simt.native.compilation import address_of, calls_of
from ldsopt.simt.native.lds import LdsFunction
from ldsopt.simt.native.record import SourcesMode
from ldsopt.simt.native.values import ValueForm
from ldsopt.simt.native.words import LARGEST_WAVE, LIFE_WORDS, MOST_BYTES, MOST_COPIES, SiteWord, WaveWord

if TYPE_CHECKING:
    from ldsopt.simt.access import MemoryRegion, Plan
    from ldsopt.simt.findings import Findings
    from ldsopt.simt.native.engine import NativeCall
    from ldsopt.simt.shadow import LdsAccess

ENCODINGS = ("plain", "bool", "bfloat")


def form_of(plan: Plan) -> ValueForm:
    """The form of the values that a plan moves, for native functions."""
    return ValueForm(plan.size, plan.encoding, plan.pieces, plan.kind.is_array)


class LdsOperation:
    """An instruction, or a part of one, that loads from LDS or stores there: what it accesses, and how."""

    __slots__ = ("access", "plan")

    def __init__(self, access: LdsAccess, plan: Plan) -> None:
        self.access, self.plan = access, plan


class NativeSite(NamedTuple):
    """An instruction with its native function: the function, the address of the block and the block, the values."""

    call: NativeCall
    pointer: int
    block: Array
    shape: tuple[int, ...]
    dtype: Any


@dataclass(frozen=True, slots=True)
class NativeProgram:
    """The parts that all native functions of a run share.

    Attributes:
        lanes: of a wave.
        granule: bytes of a granule; 0 without checks.
        life_words: that the alias classes take.
        has_atomics: some access is atomic.
        banks: of the architecture.
        accesses: all of the program's.
        sources: what becomes of the sources of reads.
    """

    lanes: int
    granule: int
    life_words: int
    has_atomics: bool
    banks: Banks
    accesses: Sequence[LdsAccess]
    sources: SourcesMode


class NativeRun:
    """The native functions of one run.

    Args:
        program: what they have in common.
    """

    def __init__(self, program: NativeProgram) -> None:
        self.program = program
        self._numbers = {id(access): number for number, access in enumerate(program.accesses)}
        self._sites: dict[LdsOperation, NativeSite] = {}
        self._singles: dict[LdsOperation, NativeSite] = {}
        self._functions: dict[tuple[LdsOperation, bool], LdsFunction | None] = {}

    def site(self, operation: LdsOperation, *, is_single: bool = False) -> NativeSite | None:
        """The native function of an instruction; `None` where it has none, or none yet.

        Args:
            operation: the instruction.
            is_single: all lanes access one address.
        """
        sites = self._singles if is_single else self._sites
        site = sites.get(operation)
        if site is not None:
            return site
        key = operation, is_single
        if key not in self._functions:
            self._functions[key] = self._function(operation, is_single=is_single)
        function = self._functions[key]
        calls = function and calls_of(function)
        if not function or not calls:
            return None
        block = self._block(operation.access)
        name = function.name if is_single else f"{function.name}.arrays"
        kind = operation.plan.kind
        shape = (function.lanes, kind.count) if kind.is_array else (function.lanes,)
        site = sites[operation] = NativeSite(calls[name], block.ctypes.data, block, shape, kind.dtype)
        return site

    def addresses(self, operation: LdsOperation, *, is_single: bool = False) -> tuple[int, int] | None:
        """The address of an instruction's native function that takes no numpy arrays, and of its block; see `site`."""
        site = self.site(operation, is_single=is_single)
        function = self._functions.get((operation, is_single))
        calls = function and calls_of(function)
        if site is None or not function or not calls:
            return None
        return address_of(calls[function.name]), site.pointer

    def copy_addresses(self, operation: LdsOperation) -> tuple[int, int, int] | None:
        """As `addresses`, with that of the function which lets a copy land behind it."""
        site = self.site(operation)
        function = self._functions.get((operation, False))
        calls = function and calls_of(function)
        if site is None or not function or not calls:
            return None
        return address_of(calls[function.name]), site.pointer, address_of(calls[f"{function.name}.land"])

    def _function(self, operation: LdsOperation, *, is_single: bool) -> LdsFunction | None:
        access, plan, program = operation.access, operation.plan, self.program
        if plan.encoding not in ENCODINGS or plan.size > MOST_BYTES or program.life_words > LIFE_WORDS:
            return None
        return LdsFunction(
            lanes=1 if is_single else program.lanes,
            form=form_of(plan),
            align=max(1, program.granule) if access.is_copy else plan.align,
            reads=access.reads,
            writes=access.writes,
            is_copy=access.is_copy,
            banks=program.banks.count,
            granule=program.granule,
            life_words=program.life_words,
            has_atomics=program.has_atomics,
            sources=program.sources,
        )

    def _block(self, access: LdsAccess) -> Array:
        block = np.zeros(SiteWord.END, np.uint64)
        block[SiteWord.NUMBER] = self._numbers[id(access)]
        words = access.write_words if access.writes else access.read_words
        block[SiteWord.FORBIDDEN : SiteWord.FORBIDDEN + len(words)] = words
        block[SiteWord.MARKS : SiteWord.MARKS + len(access.touch_words)] = access.touch_words
        block[SiteWord.GROUPS :].view(np.uint8)[:] = group_of_lanes(self.program.banks, access.size)[
            :LARGEST_WAVE
        ]
        return block

    def count(self, findings: Findings) -> None:
        """Adds what native functions have executed to the counts of the program's accesses, and of findings."""
        for sites in (self._sites, self._singles):
            for operation, site in sites.items():
                access, block = operation.access, site.block
                access.executed += int(block[SiteWord.EXECUTED])
                access.cycles += int(block[SiteWord.CYCLES])
                access.ideal_cycles += int(block[SiteWord.IDEAL])
                findings.repeat("uninitialized-read", access.site.line, int(block[SiteWord.UNWRITTEN]))
                block[SiteWord.EXECUTED : SiteWord.IDEAL + 1] = block[SiteWord.UNWRITTEN] = 0


class NativeWave:
    """A wave as native functions see it.

    Args:
        run: of which it is a part.
        region: LDS of its workgroup.
        words: what else it has to know, by word of its block.

    Attributes:
        address: of its block.
    """

    __slots__ = ("_all", "_block", "_copies", "_size", "address", "run")

    def __init__(self, run: NativeRun, region: MemoryRegion, words: Mapping[int, int]) -> None:
        self.run = run
        self._block = block = np.zeros(WaveWord.END, np.uint64)
        self._copies = block[WaveWord.COPY_BYTES :].view(np.int64)
        self.address = block.ctypes.data
        self._all: Array = np.ones(run.program.lanes, np.bool_)
        block[WaveWord.DATA] = region.data.ctypes.data
        block[WaveWord.SIZE] = self._size = region.size
        for word, value in words.items():
            block[word] = value

    def pause(self) -> None:
        """Leaves every access to the interpreter, as those that no size of LDS has room for."""
        self._block[WaveWord.SIZE] = 0

    def go_on(self) -> None:
        """Does accesses again."""
        self._block[WaveWord.SIZE] = self._size

    def load(self, operation: LdsOperation, address: Value, mask: Array | None) -> Value:
        """The values that the active lanes load, zero in the others; `None` if the interpreter has to look."""
        if address.__class__ is int:
            return self._load_one(operation, address, mask)
        site = self.run.site(operation)
        if site is None:
            return None
        found = np.empty(site.shape, site.dtype)
        if site.call(self.address, site.pointer, address, self._all if mask is None else mask, found):
            site.block[SiteWord.IS_REPORTED] = operation.access.is_reported
            return None
        return found

    def _load_one(self, operation: LdsOperation, address: int, mask: Array | None) -> Value:
        """The value that all lanes load from one address."""
        site = self.run.site(operation, is_single=True)
        if site is None:
            return None
        place = np.array([address], np.uint32)
        found = np.empty(site.shape, site.dtype)
        lane = 0 if mask is None else int(mask.argmax())
        if site.call(self.address, site.pointer, place.ctypes.data, None, found.ctypes.data, lane):
            site.block[SiteWord.IS_REPORTED] = operation.access.is_reported
            return None
        return uniform(found[0], operation.plan.kind)

    def store(self, operation: LdsOperation, address: Array, value: Value, mask: Array | None) -> bool:
        """Stores what the active lanes hold; false if the interpreter has to look."""
        site = self.run.site(operation)
        if site is None:
            return False
        if is_uniform(value, operation.plan.kind):
            value = np.full(site.shape, value, site.dtype)
        active = self._all if mask is None else mask
        return not site.call(self.address, site.pointer, address, active, value)

    def copy(self, operation: LdsOperation, base: int, step: int, mask: Array | None) -> bool:
        """Checks and records the target of a copy that begins; false if the interpreter has to look.

        Args:
            operation: the instruction.
            base: the LDS address of lane 0; each further one is ``step`` bytes on.
            step: of a lane.
            mask: the active lanes, `None` for all.
        """
        if self._block[WaveWord.RECORDED]:
            self._block[WaveWord.RECORDED] = 0
            return True
        site, lanes = self.run.site(operation), self.run.program.lanes
        if site is None or base < 0 or base + lanes * step > 0xFFFF_FFFF:
            return False
        address = np.arange(base, base + lanes * step, step).astype(np.uint32)
        active = self._all if mask is None else mask
        return not site.call(self.address, site.pointer, address, active, address)

    def copies(self, pending: Sequence[tuple[int, int]]) -> None:
        """Takes note of the copies in flight: of each the first and the last byte."""
        self._block[WaveWord.COPIES] = len(pending)
        if pending:
            ends = [end for both in pending[:MOST_COPIES] for end in both]
            self._copies[: len(ends)] = ends
