"""Global memory as native functions see it: of a run, and of a wave."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.kinds import Array, Value, is_uniform, uniform
from ldsopt.simt.native import text
from ldsopt.simt.native.engine import address_of, calls_of
from ldsopt.simt.native.lds import ENCODINGS, form_of
from ldsopt.simt.native.record import require_room, write_head
from ldsopt.simt.native.text import Code, StackVariable, ValueForm
from ldsopt.simt.native.words import DONE, LOOK, MOST_BYTES, PAGE_UNITS, BufferWord, GlobalWord

if TYPE_CHECKING:
    from ldsopt.simt.access import Plan
    from ldsopt.simt.findings import InstructionSite
    from ldsopt.simt.global_memory import GlobalMemory
    from ldsopt.simt.native.engine import NativeCall


class OrderedAccess(NamedTuple):
    """An instruction that accesses global memory: its place, the bytes at each address, and its effect.

    Attributes:
        effect: an effect of `ldsopt.simt.global_order.AccessEffect`.
    """

    site: InstructionSite
    size: int
    effect: int


class GlobalOperation(NamedTuple):
    """An instruction that loads from global memory or stores there.

    Attributes:
        plan: the moves of its values.
        site: its place, if others may change the accessed memory.
        writes: it stores.
        counts: operations that it counts in ``vmcnt``.
    """

    plan: Plan
    site: InstructionSite | None
    writes: bool
    counts: int


class _NativeAccess(NamedTuple):
    call: NativeCall
    address: int
    number: int
    row: tuple[int, ...]
    dtype: Any


class NativeGlobals:
    """The native functions of a run's accesses of global memory.

    Args:
        memory: the device's memory.
        lanes: lanes of a wave.
        granule: bytes of a unit of the order between waves; 0 where it is not checked.
    """

    def __init__(self, memory: GlobalMemory, lanes: int, granule: int) -> None:
        self._memory, self._lanes, self._granule = memory, lanes, granule
        self.accesses: list[OrderedAccess] = []
        self._known: dict[tuple[int, int, bool], _NativeAccess] = {}
        self._kept: list[object] = []
        self._table = np.array([(b.start, b.size, b.mapped) for b in memory.buffers], np.uint64)
        self._beyond = np.zeros(1, np.uint64)

    def words(self) -> dict[int, int]:
        """The words about the memory that the functions read, by word of a wave's block."""
        return {
            GlobalWord.DATA: self._memory.region.data.ctypes.data,
            GlobalWord.BUFFERS: self._table.ctypes.data,
            GlobalWord.BUFFER_COUNT: len(self._table),
            GlobalWord.BEYOND: self._beyond.ctypes.data,
        }

    def access(self, site: InstructionSite | None, plan: Plan, *, writes: bool) -> _NativeAccess | None:
        """The native function of an instruction; `None` where it has none, or none yet."""
        key = id(site), id(plan), writes
        found = self._known.get(key)
        if found is None and plan.encoding in ENCODINGS and plan.size <= MOST_BYTES:
            granule = 0 if site is None else self._granule
            function = GlobalFunction(self._lanes, form_of(plan), plan.align, writes, granule)
            calls = calls_of(function)
            if calls is not None:
                self._kept += [site, plan]  # whose identities are the key
                row = (plan.kind.count,) if plan.kind.is_array else ()
                call = calls[f"{function.name}.arrays"]
                number = self._number(site, plan, writes)
                address = address_of(calls[function.name])
                found = self._known[key] = _NativeAccess(call, address, number, row, plan.kind.dtype)
        return found

    def addresses(self, operation: GlobalOperation) -> tuple[int, int] | None:
        """The address of an instruction's native function without numpy arrays, and its number; see `access`."""
        found = self.access(operation.site, operation.plan, writes=operation.writes)
        return None if found is None else (found.address, found.number)

    def _number(self, site: InstructionSite | None, plan: Plan, writes: bool) -> int:
        if site is None:
            return 0
        self.accesses.append(OrderedAccess(site, plan.size, int(writes)))
        return len(self.accesses) - 1

    def count(self) -> None:
        """Adds the functions' counts to the memory's."""
        self._memory.reads_beyond += int(self._beyond[0])
        self._beyond[0] = 0


class NativeMemory:
    """Global memory as native functions of one wave's accesses see it.

    Args:
        globals_: the run's functions.
        lanes: lanes of a wave.
        words: the words about the order between waves, by word of the wave's block.

    Attributes:
        address: the address of that block.
    """

    __slots__ = ("_all", "_block", "_words", "address", "globals_")

    def __init__(self, globals_: NativeGlobals, lanes: int, words: Mapping[int, int]) -> None:
        self.globals_, self._words = globals_, words
        self._block = np.zeros(GlobalWord.END, np.uint64)
        self.address = self._block.ctypes.data
        self._all: Array = np.ones(lanes, np.bool_)
        for word, value in (globals_.words() | dict(words)).items():
            self._block[word] = value

    def load(self, site: InstructionSite | None, plan: Plan, address: Value, mask: Array | None) -> Value:
        """The values at an address for each active lane, or at one for all; `None` if the interpreter has to look."""
        access = self.globals_.access(site, plan, writes=False)
        if access is None:
            return None
        is_one = address.__class__ is int
        places = np.array([address], np.uint64) if is_one else address
        found = np.empty((len(places), *access.row), access.dtype)
        if access.call(self.address, access.number, places, self._all if mask is None else mask, found):
            return None
        return uniform(found[0], plan.kind) if is_one else found

    def store(
        self, site: InstructionSite | None, plan: Plan, address: Array, value: Value, mask: Array | None
    ) -> bool:
        """Stores a value at each address; false if the interpreter has to look."""
        access = self.globals_.access(site, plan, writes=True)
        if access is None:
            return False
        if is_uniform(value, plan.kind):
            value = np.full((len(address), *access.row), value, access.dtype)
        active = self._all if mask is None else mask
        return not access.call(self.address, access.number, address, active, value)


# --- global memory ------------------------------------------------------------------------------------------
#
# Accesses of global memory as native functions: the buffer, bounds, alignment, the order between waves, bytes.
#
#     i32 access(ptr wave, i64 site, ptr address, i64 count, ptr active, ptr values, i64 stride)
#
# ``wave`` is a block of `GlobalWord`; ``site`` the instruction's number in the log; ``address`` has ``count``
# addresses of 64 bits, one for each active lane, or one for all of them, or with a ``count`` of 0 one for each lane,
# active or not; ``active`` a byte for each lane of the wave; ``values`` what is stored, one every ``stride`` bytes,
# or the room for what is loaded, in the order of the addresses. The result is `DONE`; or `LOOK`, and nothing has
# changed.
#
# Addresses are untrusted. The lowest and the highest one, less the base of global memory, are compared unsigned with
# the ends of one buffer; there is no sum of an address and anything else, so that none can overflow. Accesses that
# meet more than one buffer are the interpreter's.


_EFFECTS = 4
_RACES_WITH = {False: (1, 2), True: (0, 1, 2, 3)}
"""The rows of `ldsopt.simt.global_order` that a load and a store race with."""


@dataclass(frozen=True, slots=True)
class GlobalFunction:
    """The key of a native function of an access of global memory.

    Attributes:
        lanes: lanes of a wave.
        align: the alignment of addresses.
        writes: it stores.
        granule: bytes of a unit of the order between waves; 0 where it is not checked.
    """

    lanes: int
    form: ValueForm
    align: int
    writes: bool
    granule: int

    @property
    def name(self) -> str:
        """The name of the function; that of the one which takes numpy's arrays ends in ``.arrays``."""
        return "global.store" if self.writes else "global.load"

    def signatures(self) -> Mapping[str, Sequence[Any]]:
        """The types of the functions' arguments."""
        start = [ctypes.c_void_p, ctypes.c_int64]
        return {
            self.name: [*start, ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * 2, ctypes.c_int64],
            f"{self.name}.arrays": [*start, *[ctypes.py_object] * 3],
        }

    def ir(self) -> str:
        """The module: the function, and the one that takes numpy's arrays."""
        return _access(self) + _of_arrays(self)


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of an access: one for each active lane.

    Attributes:
        of: the access.
        lanes: the lanes that have a row, as bits of 64.
        are_lanes: an i1, true if lanes without a row have a place among them, too.
    """

    of: GlobalFunction
    lanes: str
    are_lanes: str

    @contextmanager
    def each(self, code: Code) -> Iterator[tuple[str, str]]:
        """Instructions for each: the numbers of the lane and of the row."""
        row = code.variable("i64", "0")
        with code.loop(self.of.lanes) as lane:
            is_active = code(f"trunc i64 {code(f'lshr i64 {self.lanes}, {lane}')} to i1")
            with code.when(is_active):
                packed = code.get(row)
                yield lane, code(f"select i1 {self.are_lanes}, i64 {lane}, i64 {packed}")
                code.set(row, code(f"add i64 {packed}, 1"))

    def clear_others(self, code: Code) -> None:
        """Puts zeros at the places of inactive lanes' values."""
        everyone = (1 << self.of.lanes) - 1
        others = code(f"xor i64 {self.lanes}, {everyone if self.of.lanes < 64 else -1}")
        some = code(f"icmp ne i64 {others}, 0")
        with code.when(code(f"and i1 {self.are_lanes}, {some}")), code.loop(self.of.lanes) as lane:
            other = code(f"trunc i64 {code(f'lshr i64 {others}, {lane}')} to i1")
            with code.when(other):
                place = code.at("%values", "i8", code(f"mul i64 {lane}, {self.of.form.held}"))
                self.of.form.clear(code, place)

    def offset(self, code: Code, row: str) -> str:
        """The place of a row's address behind the base of global memory."""
        return code(f"sub i64 {code.load('i64', '%address', row)}, {GLOBAL_BASE}")

    def bytes_at(self, code: Code, row: str) -> str:
        """The place of a row's bytes."""
        return code.at(code.load("ptr", "%wave", GlobalWord.DATA), "i8", self.offset(code, row))

    def value(self, code: Code, row: str) -> str:
        """The place of a row's value."""
        return code.at("%values", "i8", code(f"mul i64 {row}, %stride"))


def _access(of: GlobalFunction) -> str:
    code = Code()
    are_lanes = code("icmp eq i64 %count, 0")
    rows = _Rows(of, _lanes(code, of, are_lanes), are_lanes)
    beyond = _bounds(code, of, rows)
    if of.granule:
        require_room(code, code.load("ptr", "%wave", GlobalWord.LOG))
        flags = _changed(code, of, rows) if of.writes else ""
        _check_order(code, of, rows, flags)
        _write_order(code, of, rows, flags)
    if not of.writes:
        code.add_to(beyond, code.load("ptr", "%wave", GlobalWord.BEYOND), 0)
        rows.clear_others(code)
    with rows.each(code) as (_, row):
        if of.writes:
            of.form.store(code, rows.value(code, row), rows.bytes_at(code, row))
        else:
            of.form.load(
                code,
                rows.bytes_at(code, row),
                code.at("%values", "i8", code(f"mul i64 {row}, {of.form.held}")),
            )
    code.do(f"ret i32 {DONE}")
    parts = "ptr %wave, i64 %site, ptr %address, i64 %count, ptr %active, ptr %values, i64 %stride"
    return code.function(f"define i32 @{of.name}({parts})")


def _lanes(code: Code, of: GlobalFunction, are_lanes: str) -> str:
    """The lanes whose addresses are used, as bits of 64: one address is that of the first active lane."""
    bits, _ = text.active_lanes(code, of.lanes)
    lowest = code(f"and i64 {bits}, {code(f'sub i64 0, {bits}')}")
    lanes = code(f"select i1 {code('icmp eq i64 %count, 1')}, i64 {lowest}, i64 {bits}")
    number = code(f"call i64 @llvm.ctpop.i64(i64 {lanes})")
    code.leave_if(code(f"icmp eq i64 {number}, 0"), f"i32 {LOOK}")
    wanted = code(f"select i1 {are_lanes}, i64 {number}, i64 %count")
    code.leave_if(code(f"icmp ne i64 {number}, {wanted}"), f"i32 {LOOK}")
    return lanes


def _bounds(code: Code, of: GlobalFunction, rows: _Rows) -> str:
    """Returns unless all bytes lie in one buffer, aligned; 1 if some are behind its end, within its last page, or 0."""
    low, high, ored = (code.variable("i64", first) for first in ("-1", "0", "0"))
    with rows.each(code) as (_, row):
        offset = rows.offset(code, row)
        for end, order in ((low, "ult"), (high, "ugt")):
            known = code.get(end)
            better = code(f"icmp {order} i64 {offset}, {known}")
            code.set(end, code(f"select i1 {better}, i64 {offset}, i64 {known}"))
        code.set(ored, code(f"or i64 {code.get(ored)}, {offset}"))
    aligned = max(of.align, of.granule)
    if aligned > 1:
        misaligned = code(f"and i64 {code.get(ored)}, {aligned - 1}")
        code.leave_if(code(f"icmp ne i64 {misaligned}, 0"), f"i32 {LOOK}")
    table = code.load("ptr", "%wave", GlobalWord.BUFFERS)
    start, size, limit = (code.variable("i64", "0") for _ in range(3))
    with code.loop(code.load("i64", "%wave", GlobalWord.BUFFER_COUNT)) as number:
        buffer = code.at(table, f"[{BufferWord.END} x i64]", number)
        begin = code.load("i64", buffer, BufferWord.START)
        with code.when(code(f"icmp ule i64 {begin}, {code.get(low)}")):
            code.set(start, begin)
            code.set(size, code.load("i64", buffer, BufferWord.SIZE))
            code.set(limit, code.load("i64", buffer, BufferWord.SIZE if of.writes else BufferWord.MAPPED))
    code.leave_if(code(f"icmp ult i64 {code.get(limit)}, {of.form.size}"), f"i32 {LOOK}")
    last = code(f"sub i64 {code(f'add i64 {code.get(start)}, {code.get(limit)}')}, {of.form.size}")
    code.leave_if(code(f"icmp ugt i64 {code.get(high)}, {last}"), f"i32 {LOOK}")
    behind = code(f"add i64 {code.get(start)}, {code.get(size)}")
    reached = code(f"add i64 {code.get(high)}, {of.form.size}")
    return code(f"zext i1 {code(f'icmp ugt i64 {reached}, {behind}')} to i64")


def _changed(code: Code, of: GlobalFunction, rows: _Rows) -> str:
    """A byte for each row: true if its store changes memory."""
    flags = code.room(f"[{of.lanes} x i8]")
    with rows.each(code) as (_, row):
        differs = of.form.differs(code, rows.value(code, row), rows.bytes_at(code, row))
        code.store("i8", code(f"zext i1 {differs} to i8"), flags, row)
    return flags


@contextmanager
def _units(code: Code, of: GlobalFunction, rows: _Rows, flags: str) -> Iterator[tuple[str, str]]:
    """Instructions for each unit of memory that is accessed, or changed: its page and its number there."""
    shift = of.granule.bit_length() - 1
    with rows.each(code) as (_, row):
        counts = code(f"icmp ne i8 {code.load('i8', flags, row)}, 0") if flags else "true"
        with code.when(counts), code.loop(-(-of.form.size // of.granule)) as step:
            unit = code(f"add i64 {code(f'lshr i64 {rows.offset(code, row)}, {shift}')}, {step}")
            yield code(f"udiv i64 {unit}, {PAGE_UNITS}"), code(f"urem i64 {unit}, {PAGE_UNITS}")


def _check_order(code: Code, of: GlobalFunction, rows: _Rows, flags: str) -> None:
    """Returns if the access may race with that of another wave, as `GlobalOrder` has it, or meets a new page.

    The page's last epochs tell at once if none of its units need be looked at.
    """
    directory = code.load("ptr", "%wave", GlobalWord.DIRECTORY)
    seen = code.load("ptr", "%wave", GlobalWord.SEEN)
    waves, me = code.load("i64", "%wave", GlobalWord.WAVES), code.load("i64", "%wave", GlobalWord.NUMBER)
    known_page, needs_look = code.variable("i64", "-1"), code.variable("i1", "false")

    def compare(record: str, at: str, pitch: int, result: StackVariable) -> None:
        """True if another wave's epoch at a place of the rows that race is one that this wave has not seen."""
        for effect in _RACES_WITH[of.writes]:
            with code.loop(waves) as wave:
                line = code(f"add i64 {code(f'mul i64 {waves}, {effect}')}, {wave}")
                place = code(f"add i64 {code(f'mul i64 {line}, {pitch}')}, {at}")
                epoch = code.load("i32", record, place)
                unseen = code(f"icmp ugt i32 {epoch}, {code.load('i32', seen, wave)}")
                other = code(f"icmp ne i64 {wave}, {me}")
                code.set(result, code(f"or i1 {code.get(result)}, {code(f'and i1 {unseen}, {other}')}"))

    with _units(code, of, rows, flags) as (page, unit):
        record = code.load("ptr", directory, page)
        with code.when(code(f"icmp ne i64 {page}, {code.get(known_page)}")):
            code.leave_if(code(f"icmp eq ptr {record}, null"), f"i32 {LOOK}")
            code.set(known_page, page)
            code.set(needs_look, "false")
            compare(record, code(f"mul i64 {waves}, {_EFFECTS * PAGE_UNITS}"), 1, needs_look)
        with code.when(code.get(needs_look)):
            races = code.variable("i1", "false")
            compare(record, unit, PAGE_UNITS, races)
            code.leave_if(code.get(races), f"i32 {LOOK}")


def _write_order(code: Code, of: GlobalFunction, rows: _Rows, flags: str) -> None:
    """Records the access in each unit, in its page, and in the log."""
    directory = code.load("ptr", "%wave", GlobalWord.DIRECTORY)
    waves, me = code.load("i64", "%wave", GlobalWord.WAVES), code.load("i64", "%wave", GlobalWord.NUMBER)
    epoch = code.load("i32", code.load("ptr", "%wave", GlobalWord.EPOCH))
    line = code(f"add i64 {me}, {waves}") if of.writes else me
    whole = code(f"mul i64 {waves}, {_EFFECTS * PAGE_UNITS}")
    with _units(code, of, rows, flags) as (page, unit):
        record = code.load("ptr", directory, page)
        code.store("i32", epoch, record, code(f"add i64 {code(f'mul i64 {line}, {PAGE_UNITS}')}, {unit}"))
        code.store("i32", epoch, record, code(f"add i64 {whole}, {line}"))
    bits, count = code.variable("i64", "0"), code.variable("i64", "0")
    with rows.each(code) as (lane, row):
        counts = code(f"icmp ne i8 {code.load('i8', flags, row)}, 0") if flags else "true"
        with code.when(counts):
            bit = code(f"shl i64 1, {lane}")
            code.set(bits, code(f"or i64 {code.get(bits)}, {bit}"))
    with code.when(code(f"icmp ne i64 {code.get(bits)}, 0")):
        log = code.load("ptr", "%wave", GlobalWord.LOG)
        barriers = code.load("i64", code.load("ptr", "%wave", GlobalWord.BARRIERS))
        target = write_head(code, log, "%site", me, phase=barriers, lanes=code.get(bits), address="i64")
        with rows.each(code) as (_, row):
            counts = code(f"icmp ne i8 {code.load('i8', flags, row)}, 0") if flags else "true"
            with code.when(counts):
                code.store("i64", code.load("i64", "%address", row), target, code.get(count))
                code.set(count, code(f"add i64 {code.get(count)}, 1"))


def _of_arrays(of: GlobalFunction) -> str:
    """The function that takes numpy's arrays: addresses, active lanes, values."""
    code = Code()
    look = f"i32 {LOOK}"
    count = text.length(code, "%address")
    code.leave_if(code(f"icmp eq i64 {count}, 0"), look)
    text.require_items(code, "%address", 8, look)
    text.require(code, "%active", (of.lanes,), 1, look)
    if of.writes:
        text.require_rows(code, "%values", of.form.rows(0), of.form.item, look)
        code.leave_if(code(f"icmp ne i64 {text.length(code, '%values')}, {count}"), look)
    address, active, values = (text.elements(code, name) for name in ("%address", "%active", "%values"))
    stride = text.stride(code, "%values")
    parts = f"ptr %wave, i64 %site, ptr {address}, i64 {count}, ptr {active}, ptr {values}, i64 {stride}"
    code.do(f"ret i32 {code(f'call i32 @{of.name}({parts})')}")
    return code.function(
        f"define i32 @{of.name}.arrays(ptr %wave, i64 %site, ptr %address, ptr %active, ptr %values)"
    )
