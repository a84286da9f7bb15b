"""The native function of each access, and the memory that it works on: of a run, of a wave, of an instruction."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.banks import Banks, group_of_lanes
from ldsopt.simt.kinds import Array, Value, is_uniform, uniform
from ldsopt.simt.native import text
from ldsopt.simt.native.engine import address_of, calls_of
from ldsopt.simt.native.record import (
    ActiveGranules,
    find_sources,
    log,
    require_room,
    write_read,
    write_sources,
)
from ldsopt.simt.native.text import Code, ValueForm
from ldsopt.simt.native.words import (
    DONE,
    LARGEST_WAVE,
    LIFE_WORDS,
    LOOK,
    MOST_BYTES,
    MOST_COPIES,
    SiteWord,
    WaveWord,
)

if TYPE_CHECKING:
    from ldsopt.simt.access import MemoryRegion, Plan
    from ldsopt.simt.findings import Findings
    from ldsopt.simt.native.engine import NativeCall
    from ldsopt.simt.shadow import LdsAccess
    from ldsopt.simt.sources import SourcesMode


ENCODINGS = ("plain", "bool", "bfloat")


def form_of(plan: Plan) -> ValueForm:
    """The form of the values that a plan moves, for native functions."""
    return ValueForm(plan.size, plan.encoding, plan.pieces, plan.kind.is_array)


class LdsOperation:
    """An instruction, or a part of one, that loads from LDS or stores there: its access, and its plan."""

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
        lanes: lanes of a wave.
        granule: bytes of a granule; 0 without checks.
        life_words: words of a granule's alias classes.
        has_atomics: some access is atomic.
        banks: the architecture's banks.
        accesses: all accesses of the program.
        sources: the treatment of the sources of reads.
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
        program: the parts that they share.
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
        if (made := self._made(operation, is_single=is_single)) is None:
            return None
        function, calls = made
        block = self._block(operation.access)
        name = function.name if is_single else f"{function.name}.arrays"
        kind = operation.plan.kind
        shape = (function.lanes, kind.count) if kind.is_array else (function.lanes,)
        site = sites[operation] = NativeSite(calls[name], block.ctypes.data, block, shape, kind.dtype)
        return site

    def addresses(self, operation: LdsOperation, *, is_single: bool = False) -> tuple[int, int] | None:
        """The addresses of an instruction's native function without numpy arrays, and of its block; see `site`."""
        site, made = self.site(operation, is_single=is_single), self._made(operation, is_single=is_single)
        return None if site is None or made is None else (address_of(made[1][made[0].name]), site.pointer)

    def copy_addresses(self, operation: LdsOperation) -> tuple[int, int, int] | None:
        """`addresses`, with that of the function that lets a copy land behind it."""
        found, made = self.addresses(operation), self._made(operation, is_single=False)
        return (
            None if found is None or made is None else (*found, address_of(made[1][f"{made[0].name}.land"]))
        )

    def _made(
        self, operation: LdsOperation, *, is_single: bool
    ) -> tuple[LdsFunction, Mapping[str, NativeCall]] | None:
        """The function of an instruction, and the calls of its code once that is made."""
        key = operation, is_single
        if key not in self._functions:
            self._functions[key] = self._function(operation, is_single=is_single)
        function = self._functions[key]
        calls = function and calls_of(function)
        return (function, calls) if function and calls else None

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
        """Adds the counts of native functions to those of the program's accesses, and of findings."""
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
        run: its run.
        region: LDS of its workgroup.
        words: further words of its block, by word.

    Attributes:
        address: the address of its block.
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
        """Leaves every access to the interpreter, by a size of LDS in which none fits."""
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
        """Stores the values of the active lanes; false if the interpreter has to look."""
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
            step: bytes from lane to lane.
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
        """Notes the copies in flight: the first and the last byte of each."""
        self._block[WaveWord.COPIES] = len(pending)
        if pending:
            ends = [end for both in pending[:MOST_COPIES] for end in both]
            self._copies[: len(ends)] = ends


# --- lds ----------------------------------------------------------------------------------------------------
#
# Accesses of LDS as native functions: bounds, alignment, copies in flight, the record of the checks, banks,
# bytes.
#
#     i32 access(ptr wave, ptr site, ptr address, ptr active, ptr values, i64 stride)
#
# ``wave`` and ``site`` are blocks of 64-bit words, see `ldsopt.simt.native.words`; ``address`` has an ``i32`` a
# lane, ``active`` a byte a lane, ``values`` what is stored, one every ``stride`` bytes, or the room for what is
# loaded, one behind the other. The function of one lane, for loads from one address, ignores ``active``; its
# ``stride`` is the number of the lane that the load is said to be of. The result is `DONE`; or `LOOK`, and
# nothing has changed. That of a copy moves nothing; the one with ``.land`` behind its name lets the copy of a
# whole wave land, to where the first lane's address says.
#
# An inactive lane does what the first active one does, so that no check and no update needs to ask: all of them
# are idempotent. It loads zero and stores nothing.
#
# Addresses are untrusted. They are compared with ``size of LDS - bytes of the access``, unsigned and without
# any sum that could overflow; what follows relies on that.


@dataclass(frozen=True, slots=True)
class LdsFunction:
    """The key of a native function of an LDS access: all properties that are the same in each call.

    Attributes:
        lanes: lanes of a wave; 1 for an access from one address for all of them.
        align: the alignment of addresses.
        reads, writes: it reads, or it writes; not both.
        is_copy: it is the issue of a copy, of which only the target is checked and recorded.
        banks: the number of banks.
        granule: bytes of a granule; 0 to run without checks.
        life_words: words of a granule's alias classes.
        has_atomics: some access of the program is atomic.
        sources: the treatment of the sources of reads.
    """

    lanes: int
    form: ValueForm
    align: int
    reads: bool
    writes: bool
    is_copy: bool
    banks: int
    granule: int
    life_words: int
    has_atomics: bool
    sources: SourcesMode

    @property
    def name(self) -> str:
        """The name of the function; that of the one which takes numpy's arrays ends in ``.arrays``."""
        return "lds.copy" if self.is_copy else "lds.store" if self.writes else "lds.load"

    @property
    def size(self) -> int:
        """Bytes that one lane accesses."""
        return self.form.size

    def signatures(self) -> Mapping[str, Sequence[Any]]:
        """The types of the functions' arguments."""
        pointers = [ctypes.c_void_p] * 5
        return {
            self.name: [*pointers, ctypes.c_int64],
            f"{self.name}.arrays": [*pointers[:2], *[ctypes.py_object] * 3],
            **({f"{self.name}.land": pointers} if self.is_copy else {}),
        }

    def ir(self) -> str:
        """The module: the function, and the one that takes numpy's arrays."""
        return _access(self) + _of_arrays(self) + (_land(self) if self.is_copy else "")


def _access(of: LdsFunction) -> str:
    code = Code()
    lanes, active, address = _lanes(code, of)
    count = f"<{of.lanes} x i32>"
    size = code.load("i64", "%wave", WaveWord.SIZE)
    code.leave_if(code(f"icmp ult i64 {size}, {of.size}"), f"i32 {LOOK}")
    last = code(f"trunc i64 {code(f'sub i64 {size}, {of.size}')} to i32")
    beyond = code(f"icmp ugt {count} {address}, {_splat(code, of.lanes, last)}")
    code.leave_if(_any(code, of.lanes, beyond), f"i32 {LOOK}")
    if of.align > 1:
        ored = code(f"call i32 @llvm.vector.reduce.or.v{of.lanes}i32({count} {address})")
        code.leave_if(code(f"icmp ne i32 {code(f'and i32 {ored}, {of.align - 1}')}, 0"), f"i32 {LOOK}")
    if not of.is_copy:
        _copies_in_flight(code, of, address)
    places = code.room(count)
    code.store(count, address, places)
    if of.granule:
        granules = ActiveGranules(
            of.lanes, places, of.granule.bit_length() - 1, max(1, of.size // of.granule)
        )
        require_room(code, code.load("ptr", "%wave", WaveWord.LOG))
        unwritten = _check(code, of, granules)
        found = find_sources(code, granules, lanes, of.sources) if of.sources and of.reads else None
        if unwritten:
            code.add_to(unwritten, "%site", SiteWord.UNWRITTEN)
        _record(code, of, granules)
        if found is not None:
            write_read(code, found, of.sources)
        elif of.sources and not of.is_copy:
            write_sources(code, granules)
        log(code, granules, lanes if of.lanes > 1 else code("shl i64 1, %stride"))
    if not of.is_copy:
        _cycles(code, of, places, address, lanes)
        _load(code, of, places, active) if of.reads else _store(code, of, places)
        code.add_to("1", "%site", SiteWord.EXECUTED)
    code.do(f"ret i32 {DONE}")
    head = f"define i32 @{of.name}(ptr %wave, ptr %site, ptr %address, ptr %active, ptr %values, i64 %stride)"
    return code.function(head)


def _splat(code: Code, lanes: int, value: str) -> str:
    """A vector of one ``i32``, which is a name."""
    one = code(f"insertelement <{lanes} x i32> poison, i32 {value}, i64 0")
    return code(
        f"shufflevector <{lanes} x i32> {one}, <{lanes} x i32> poison, <{lanes} x i32> zeroinitializer"
    )


def _any(code: Code, lanes: int, bits: str) -> str:
    """IR that is true if a vector of ``i1`` has a one."""
    return code(f"icmp ne i{lanes} {code(f'bitcast <{lanes} x i1> {bits} to i{lanes}')}, 0")


def _lanes(code: Code, of: LdsFunction) -> tuple[str, str, str]:
    """The active lanes as bits of 64, as a vector, and every lane's address: an inactive one has the first active's."""
    vector = f"<{of.lanes} x i32>"
    given = code.load(vector, "%address", align=4)
    if of.lanes == 1:
        return "1", "", given
    bits, active = text.active_lanes(code, of.lanes)
    code.leave_if(code(f"icmp eq i64 {bits}, 0"), f"i32 {LOOK}")
    first = code(f"call i64 @llvm.cttz.i64(i64 {bits}, i1 true)")
    same = _splat(code, of.lanes, code(f"extractelement {vector} {given}, i64 {first}"))
    return bits, active, code(f"select <{of.lanes} x i1> {active}, {vector} {given}, {vector} {same}")


def _copies_in_flight(code: Code, of: LdsFunction, address: str) -> None:
    """Returns if the access may touch bytes that a copy of the wave is still to write, or is writing."""
    copies = code.load("i64", "%wave", WaveWord.COPIES)
    with code.when(code(f"icmp ne i64 {copies}, 0")):
        code.leave_if(code(f"icmp ugt i64 {copies}, {MOST_COPIES}"), f"i32 {LOOK}")
        ends = []
        for which in ("umin", "umax"):
            end = code(f"call i32 @llvm.vector.reduce.{which}.v{of.lanes}i32(<{of.lanes} x i32> {address})")
            ends.append(code(f"zext i32 {end} to i64"))
        behind = code(f"add i64 {ends[1]}, {of.size}")
        with code.loop(copies) as number:
            pair = code.at(code.at("%wave", "i64", WaveWord.COPY_BYTES), "[2 x i64]", number)
            before = code(f"icmp sgt i64 {ends[0]}, {code.load('i64', pair, 1)}")
            after = code(f"icmp sle i64 {behind}, {code.load('i64', pair)}")
            apart = code(f"or i1 {before}, {after}")
            code.leave_if(code(f"xor i1 {apart}, true"), f"i32 {LOOK}")


def _check(code: Code, of: LdsFunction, granules: ActiveGranules) -> str:
    """Returns if `Shadow.access` may have a report: a clash, a refuted claim, a read of unwritten bytes.

    Returns:
        For a read 1 if it reads unwritten bytes, which has been reported often enough, or 0.
    """
    phase = code.load("ptr", "%wave", WaveWord.PHASE)
    lives = [code.load("ptr", "%wave", WaveWord.LIFE + n) for n in range(of.life_words)]
    forbidden = [code.load("i64", "%site", SiteWord.FORBIDDEN + n) for n in range(of.life_words)]
    clashing = code.load("i64", "%wave", WaveWord.OTHERS if of.writes else WaveWord.OTHER_WRITERS)
    other_writers = code.load("i64", "%wave", WaveWord.OTHER_WRITERS)
    atomic = code.load("ptr", "%wave", WaveWord.ATOMIC)
    bad, missing = code.variable("i64", "0"), code.variable("i64", "0")
    with code.loop(of.lanes) as lane:
        found = []
        for granule in granules.of(code, lane):
            found.append(code(f"and i64 {code.load('i64', phase, granule)}, {clashing}"))
            if of.has_atomics:
                found.append(code(f"and i64 {code.load('i64', atomic, granule)}, {other_writers}"))
            for number, (life, claim) in enumerate(zip(lives, forbidden, strict=True)):
                word = code.load("i64", life, granule)
                if number == 0 and of.reads:
                    code.set(missing, code(f"or i64 {code.get(missing)}, {code(f'xor i64 {word}, -1')}"))
                found.append(code(f"and i64 {word}, {claim}"))
        total = code.get(bad)
        for word in found:
            total = code(f"or i64 {total}, {word}")
        code.set(bad, total)
    code.leave_if(code(f"icmp ne i64 {code.get(bad)}, 0"), f"i32 {LOOK}")
    if not of.reads:
        return ""
    unwritten = code(f"lshr i64 {code.get(missing)}, 63")
    told = code.load("i64", "%site", SiteWord.IS_REPORTED)
    code.leave_if(code(f"icmp ugt i64 {unwritten}, {told}"), f"i32 {LOOK}")
    return unwritten


def _record(code: Code, of: LdsFunction, granules: ActiveGranules) -> None:
    """Records the access as `Shadow.access` does: the waves and the alias classes that touched each granule."""
    phase = code.load("ptr", "%wave", WaveWord.PHASE)
    bit = code.load("i64", "%wave", WaveWord.WRITE_BIT if of.writes else WaveWord.READ_BIT)
    with code.loop(of.lanes) as lane:
        for granule in granules.of(code, lane):
            place = code.at(phase, "i64", granule)
            code.store("i64", code(f"or i64 {code.load('i64', place)}, {bit}"), place)
    for number in range(of.life_words):
        mark = code.load("i64", "%site", SiteWord.MARKS + number)
        life = code.load("ptr", "%wave", WaveWord.LIFE + number)
        with code.when(code(f"icmp ne i64 {mark}, 0")), code.loop(of.lanes) as lane:
            for granule in granules.of(code, lane):
                place = code.at(life, "i64", granule)
                code.store("i64", code(f"or i64 {code.load('i64', place)}, {mark}"), place)


def _cycles(code: Code, of: LdsFunction, places: str, address: str, lanes: str) -> None:
    """Counts the cycles that the access takes on the banks, anew where the lanes' shape is not the last one's."""
    vector = f"<{of.lanes} x i32>"
    first = code.load("i32", places, _first(code, of, lanes))
    distances = code(f"sub {vector} {address}, {_splat(code, of.lanes, first)}")
    shape = code.at("%site", "i64", SiteWord.DISTANCES)
    differs = _any(code, of.lanes, code(f"icmp ne {vector} {distances}, {code.load(vector, shape, align=4)}"))
    others = code(f"icmp ne i64 {code.load('i64', '%site', SiteWord.SHAPE_LANES)}, {lanes}")
    with code.when(code(f"or i1 {differs}, {others}")):
        code.store(vector, distances, shape, align=4)
        code.store("i64", lanes, "%site", SiteWord.SHAPE_LANES)
        _shape(code, of, shape, lanes)
    for total, part in ((SiteWord.CYCLES, SiteWord.SHAPE_CYCLES), (SiteWord.IDEAL, SiteWord.SHAPE_IDEAL)):
        code.add_to(code.load("i64", "%site", part), "%site", total)


def _first(code: Code, of: LdsFunction, lanes: str) -> str:
    return "0" if of.lanes == 1 else code(f"call i64 @llvm.cttz.i64(i64 {lanes}, i1 true)")


def _shape(code: Code, of: LdsFunction, distances: str, lanes: str) -> None:
    """`ldsopt.simt.banks.cycles` of a shape: of each group of lanes the busiest bank's different words."""
    each = max(1, -(-of.size // 4))
    groups = 1 if of.lanes == 1 else -(-of.lanes // _fewest_lanes(of))
    words, counts = code.room(f"[{of.lanes * each} x i32]"), code.room(f"[{of.banks} x i64]")
    taken, ideal = code.variable("i64", "0"), code.variable("i64", "0")
    with code.loop(groups) as group:
        code.do(f"store [{of.banks} x i64] zeroinitializer, ptr {counts}")
        known, most = code.variable("i64", "0"), code.variable("i64", "0")
        with code.loop(of.lanes) as lane:
            its = code(f"zext i8 {code.load('i8', code.at('%site', 'i64', SiteWord.GROUPS), lane)} to i64")
            mine = code(f"icmp eq i64 {its}, {group}")
            bit = code(f"trunc i64 {code(f'lshr i64 {lanes}, {lane}')} to i1")
            with code.when(code(f"and i1 {mine}, {bit}")), code.loop(each) as step:
                start = code(f"ashr i32 {code.load('i32', distances, lane)}, 2")
                word = code(f"add i32 {start}, {code(f'trunc i64 {step} to i32')}")
                is_known = code.variable("i1", "false")
                with (
                    code.when(code(f"icmp ne i64 {code.get(known)}, 0")),
                    code.loop(code.get(known)) as other,
                ):
                    same = code(f"icmp eq i32 {code.load('i32', words, other)}, {word}")
                    code.set(is_known, code(f"or i1 {code.get(is_known)}, {same}"))
                with code.when(code(f"xor i1 {code.get(is_known)}, true")):
                    code.store("i32", word, words, code.get(known))
                    code.set(known, code(f"add i64 {code.get(known)}, 1"))
                    bank = code.at(
                        counts, "i64", code(f"zext i32 {code(f'and i32 {word}, {of.banks - 1}')} to i64")
                    )
                    count = code(f"add i64 {code.load('i64', bank)}, 1")
                    code.store("i64", count, bank)
                    code.set(most, _larger(code, code.get(most), count))
        code.set(taken, code(f"add i64 {code.get(taken)}, {code.get(most)}"))
        some = code(f"zext i1 {code(f'icmp ne i64 {code.get(known)}, 0')} to i64")
        code.set(ideal, code(f"add i64 {code.get(ideal)}, {some}"))
    code.store("i64", code.get(taken), "%site", SiteWord.SHAPE_CYCLES)
    code.store("i64", code.get(ideal), "%site", SiteWord.SHAPE_IDEAL)


def _fewest_lanes(of: LdsFunction) -> int:
    """The lanes of a group of lanes, see `ldsopt.simt.banks`."""
    words = 4 if of.size > 8 else max(1, of.size // 4)
    return min(of.lanes, max(1, of.banks // words))


def _larger(code: Code, one: str, other: str) -> str:
    return code(f"select i1 {code(f'icmp ugt i64 {one}, {other}')}, i64 {one}, i64 {other}")


def _bytes_at(code: Code, places: str, lane: str) -> str:
    data = code.load("ptr", "%wave", WaveWord.DATA)
    return code.at(data, "i8", code(f"zext i32 {code.load('i32', places, lane)} to i64"))


def _load(code: Code, of: LdsFunction, places: str, active: str) -> None:
    flags = ""
    if of.lanes > 1:
        flags = code.room(f"[{of.lanes} x i8]")
        wide = code(f"zext <{of.lanes} x i1> {active} to <{of.lanes} x i8>")
        code.store(f"<{of.lanes} x i8>", wide, flags)
    with code.loop(of.lanes) as lane:
        is_active = code(f"trunc i8 {code.load('i8', flags, lane)} to i1") if flags else "true"
        target = code.at("%values", "i8", code(f"mul i64 {lane}, {of.form.held}"))
        of.form.load(code, _bytes_at(code, places, lane), target, is_active)


def _store(code: Code, of: LdsFunction, places: str) -> None:
    """Stores lane after lane, so that the later lane wins where two share bytes."""
    with code.loop(of.lanes) as lane:
        is_active = code(f"icmp ne i8 {code.load('i8', '%active', lane)}, 0") if of.lanes > 1 else "true"
        with code.when(is_active):
            source = code.at("%values", "i8", code(f"mul i64 {lane}, %stride"))
            of.form.store(code, source, _bytes_at(code, places, lane))


def _land(of: LdsFunction) -> str:
    """The function that lets a copy land: its bytes, and their source."""
    code = Code()
    first = code(f"zext i32 {code.load('i32', '%address')} to i64")
    target = code.at(code.load("ptr", "%wave", WaveWord.DATA), "i8", first)
    with code.loop(of.lanes) as lane:
        at = code(f"mul i64 {lane}, {of.size}")
        of.form.store(code, code.at("%values", "i8", at), code.at(target, "i8", at))
    if of.sources and of.granule:
        shift, steps = of.granule.bit_length() - 1, max(1, of.size // of.granule)
        write_sources(code, ActiveGranules(of.lanes, "%address", shift, steps))
    code.do(f"ret i32 {DONE}")
    return code.function(
        f"define i32 @{of.name}.land(ptr %wave, ptr %site, ptr %address, ptr %active, ptr %values)"
    )


def _of_arrays(of: LdsFunction) -> str:
    """The function that takes numpy's arrays: addresses, active lanes, values."""
    code = Code()
    look = f"i32 {LOOK}"
    text.require(code, "%address", (of.lanes,), 4, look)
    text.require(code, "%active", (of.lanes,), 1, look)
    if of.writes and not of.is_copy:
        text.require_rows(code, "%values", of.form.rows(of.lanes), of.form.item, look)
    given = [text.elements(code, name) for name in ("%address", "%active", "%values")]
    stride = text.stride(code, "%values")
    parts = ", ".join(["ptr %wave", "ptr %site", *(f"ptr {place}" for place in given), f"i64 {stride}"])
    code.do(f"ret i32 {code(f'call i32 @{of.name}({parts})')}")
    return code.function(
        f"define i32 @{of.name}.arrays(ptr %wave, ptr %site, ptr %address, ptr %active, ptr %values)"
    )
