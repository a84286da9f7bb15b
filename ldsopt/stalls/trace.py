"""A thread trace as AMD's profiler decodes it: how long waves stood at each instruction.

``rocprofv3 --att`` writes, for each dispatch that it traces, ``stats_ui_output_agent_A_dispatch_D.csv`` and a folder
``ui_output_agent_A_dispatch_D`` with a ``code.json``; beside them lie the code objects (``*_code_object_id_N.out``).
Both files say the same, a row an instruction. The columns by version of the profiler:

* CSV ``CodeObj, Vaddr, Instruction, Hitcount, Latency, Source``, as ``att_output.csv`` inside of the folder; JSON
  rows of 8 members without a header: no stalls, latencies alone;
* CSV ``CodeObj, Vaddr, Instruction, Hitcount, Latency, Stall, Idle, Source``; JSON rows of 10 members, named by
  ``header``;
* the same with ``ServiceType, Issued, Stalled`` in front of the source, in JSON behind ``Idle`` and with the reasons
  as a list: rows of another service than 0 are samples of the program counter, and no cycles.

A row whose instruction begins with ``;`` names the kernel that begins at its address. Source of all of that:
ROCm/rocprofiler-sdk, ``source/lib/att-tool/code.cpp`` and ``code.hpp`` (now in ROCm/rocm-systems,
``projects/rocprofiler-sdk``), by its commits of 2025 and 2026. The meaning of the figures: "Using thread trace" of
ROCprofiler-SDK's documentation, "Stats CSV": the latency is the stall and the time to issue (gfx9) or to execute
(gfx10 and later), the stall are the cycles for which the instruction could not be issued, idle is the gap in front of
it; all are sums over the waves that were traced, of one compute unit.
"""

from __future__ import annotations

import csv
import functools
import io
import json
import string
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import FileErrors, InputError
from ldsopt.files import read_file
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.disassembly import CodePosition

_MOST_FILES = 4096
_DEEPEST = 3
"""Folders below the one that is given: by default the profiler makes one for the host, in it one for the process."""
_MOST_CYCLES = 1 << 63
_NAMES = {
    "isa": "instruction",
    "hit": "hitcount",
    "codeobj": "codeobj",
    **{name: name for name in ("instruction", "hitcount", "vaddr", "latency", "stall", "idle", "source")},
    "servicetype": "servicetype",
}
_NEEDED = ("codeobj", "vaddr", "instruction", "hitcount", "latency")
_FIRST_JSON = ("instruction", "", "", "source", "codeobj", "vaddr", "hitcount", "latency", "stall", "idle")
"""The members of a row of JSON that has no header; the first versions leave out the last two."""
_REMEDY = "give the folder that `rocprofv3 --att -d FOLDER` wrote, or a stats_*.csv or code.json in it"


class MeasuredInstruction(NamedTuple):
    """One instruction, with sums over the waves that were traced.

    Attributes:
        code_object: the profiler's number for the loaded code object.
        address: in it, as its ELF file says (bytes).
        text: the instruction as the profiler's disassembler spells it.
        hits: how often it was executed.
        latency: cycles, with the stall.
        stall: cycles for which it could not be issued; ``None`` of versions that do not say.
        idle: cycles between the instruction before and this one; ``None`` of versions that do not say.
        source: file and line, as the code object's debug information says; empty without.
    """

    code_object: int
    address: int
    text: str
    hits: int
    latency: int
    stall: int | None
    idle: int | None
    source: str

    @property
    def cycles(self) -> int:
        """The cycles that it is ranked by: its stall; its latency where the version does not tell stalls."""
        return self.latency if self.stall is None else self.stall

    @property
    def mnemonic(self) -> str:
        """The first word."""
        return self.text.split(None, 1)[0] if self.text.strip() else ""


class TracedKernel(NamedTuple):
    """A kernel that begins at an address of a code object."""

    code_object: int
    address: int
    name: str


@dataclass(frozen=True, slots=True)
class MeasuredTrace:
    """The traced dispatches of one folder, added up.

    Attributes:
        source: the folder's or file's name.
        instructions: by code object and address.
        kernels: that the trace names, by code object and address.
        dispatches: the names of those that were added up.
        samples: rows that are samples of the program counter, and not used.
        objects: the code objects beside the trace, by number.
    """

    source: str
    instructions: tuple[MeasuredInstruction, ...]
    kernels: tuple[TracedKernel, ...]
    dispatches: tuple[str, ...]
    samples: int
    objects: Mapping[int, Path]

    @property
    def has_stalls(self) -> bool:
        """True if the version of the profiler tells stalls; else there are latencies alone."""
        return all(one.stall is not None for one in self.instructions)

    @property
    def code_objects(self) -> tuple[int, ...]:
        """The numbers of the code objects that have rows."""
        return tuple(sorted({one.code_object for one in self.instructions}))


class _TraceRow(NamedTuple):
    measured: MeasuredInstruction
    service: int


def read_trace(path: str | Path, dispatch: int | None = None) -> MeasuredTrace:
    """Reads what the profiler wrote.

    Args:
        path: the folder given to ``rocprofv3 -d``, a ``ui_output_agent_*`` folder in it, or one CSV or JSON file.
        dispatch: read that one alone.

    Raises:
        InputError: nothing of the profiler's is there, or it is damaged.
    """
    source, place = str(path), Path(path)
    with FileErrors(source, remedy=_REMEDY):
        found = _files_of(place)
    if dispatch is not None:
        found.decoded = {n: f for n, f in found.decoded.items() if _number(n, "_dispatch_") == dispatch}
    if not found.decoded:
        which = "" if dispatch is None else f" of dispatch {dispatch}"
        raise InputError(f"no decoded thread trace{which} is here", file=source, remedy=_REMEDY)
    added: dict[tuple[int, int], MeasuredInstruction] = {}
    kernels: dict[tuple[int, int], TracedKernel] = {}
    samples = 0
    for file in found.decoded.values():
        with FileErrors(file):
            text = read_file(file).decode("utf-8", "surrogateescape")
        rows = list(_json_rows(text, str(file)) if file.suffix == ".json" else _csv_rows(text, str(file)))
        samples += sum(row.service != 0 for row in rows)
        _add(added, kernels, (row.measured for row in rows if row.service == 0), str(file))
    if not added:
        raise InputError(
            "the trace has no instruction with cycles"
            + (f", and {samples} rows that are samples of the program counter" if samples else ""),
            file=source,
            remedy="no wave ran on the compute unit that was traced, or nothing was decoded: see "
            "'Troubleshooting' in ROCprofiler-SDK's 'Using thread trace'",
        )
    instructions = tuple(added[key] for key in sorted(added))
    named = tuple(kernels[key] for key in sorted(kernels))
    return MeasuredTrace(source, instructions, named, tuple(found.decoded), samples, found.objects)


@dataclass(slots=True)
class _FoundFiles:
    """The decoded files by the name of the dispatch, and the code objects by number."""

    decoded: dict[str, Path]
    objects: dict[int, Path]


def _files_of(place: Path) -> _FoundFiles:
    if not place.is_dir():
        if not place.exists():
            raise FileNotFoundError(2, "No such file or directory")
        beside = _walk([place.parent], 0).objects
        return _FoundFiles({_name_of(place): place}, beside)
    found = _walk([place], _DEEPEST)
    if place.joinpath("code.json").exists():
        found.objects = {**_walk([place.parent], 0).objects, **found.objects}
    return found


def _walk(folders: list[Path], deepest: int) -> _FoundFiles:
    """Everything in folders, and in those in them. Of a dispatch that has both, the CSV is read: it is the same."""
    found, by_json, seen = _FoundFiles({}, {}), dict[str, Path](), 0
    for _depth in range(deepest + 1):
        below: list[Path] = []
        for folder in folders:
            for entry in sorted(folder.iterdir()):
                seen += 1
                if seen > _MOST_FILES:
                    raise InputError(
                        f"more than {_MOST_FILES} files", file=folder, remedy="give the folder of one run"
                    )
                if entry.is_dir() and not entry.is_symlink():
                    below.append(entry)
                elif entry.name == "code.json":
                    by_json[str(entry.parent)] = entry
                elif _traced(entry.name) or entry.name == "att_output.csv":
                    found.decoded[str(entry.parent / _traced(entry.name))] = entry
                elif (
                    entry.name.endswith(".out")
                    and (number := _number(entry.stem, "code_object_id_")) is not None
                ):
                    found.objects[number] = entry
        folders = below
    for name, entry in by_json.items():
        found.decoded.setdefault(name, entry)
    found.decoded = {_shortest(name): found.decoded[name] for name in sorted(found.decoded)}
    return found


def _shortest(name: str) -> str:
    return name if name.count("/") < 2 else "/".join(name.split("/")[-2:])


def _name_of(file: Path) -> str:
    return _traced(file.name) or (file.parent.name if file.name == "code.json" else file.name)


def _traced(file: str) -> str:
    """The name that a file ``stats_NAME.csv`` tells; empty of any other file."""
    is_table = file.startswith("stats_") and file.endswith(".csv")
    return file[len("stats_") : -len(".csv")] if is_table else ""


def _number(name: str, mark: str) -> int | None:
    """The number of at most 18 digits that a name ends with, behind a mark."""
    _, found, digits = name.rpartition(mark)
    return int(digits) if found and digits.isdecimal() and len(digits) <= 18 else None


def _add(
    added: dict[tuple[int, int], MeasuredInstruction],
    kernels: dict[tuple[int, int], TracedKernel],
    rows: Iterable[MeasuredInstruction],
    file: str,
) -> None:
    """Adds the rows of one dispatch to those of others.

    Raises:
        InputError: an address has two instructions.
    """
    own = set()
    for row in rows:
        key = row.code_object, row.address
        if row.text.lstrip().startswith(";"):
            kernels[key] = TracedKernel(*key, row.text.lstrip().lstrip(";").strip())
            continue
        other = added.get(key)
        if key in own or (other is not None and other.text != row.text):
            raise InputError(f"two instructions at address {row.address} of code object {key[0]}", file=file)
        own.add(key)
        added[key] = row if other is None else _sum(other, row)


def _sum(one: MeasuredInstruction, other: MeasuredInstruction) -> MeasuredInstruction:
    def both(a: int | None, b: int | None) -> int | None:
        return None if a is None or b is None else a + b

    return one._replace(
        hits=one.hits + other.hits,
        latency=one.latency + other.latency,
        stall=both(one.stall, other.stall),
        idle=both(one.idle, other.idle),
        source=one.source or other.source,
    )


def _csv_rows(text: str, file: str) -> Iterator[_TraceRow]:
    reader = csv.reader(io.StringIO(text, newline=""), skipinitialspace=True, strict=True)
    try:
        head = next(reader, [])
        columns = _columns(head, file)
        for cells in reader:
            if not cells:
                continue
            if len(cells) > len(head) and columns.get("source") == len(head) - 1 and "stall" not in columns:
                cells[len(head) - 1 :] = [
                    ",".join(cells[len(head) - 1 :])
                ]  # the first version quotes no source
            if len(cells) != len(head):
                raise InputError(
                    f"a row of {len(cells)} cells, where the head has {len(head)}: is the file whole?",
                    file=file,
                    line=reader.line_num,
                )
            yield _row(cells, columns, file, reader.line_num)
    except csv.Error as error:
        raise InputError(f"no CSV: {error}", file=file, line=max(1, reader.line_num)) from None


def _json_rows(text: str, file: str) -> Iterator[_TraceRow]:
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError(f"no JSON: {error.msg}", file=file, line=error.lineno) from None
    except (RecursionError, ValueError) as error:  # numbers of more digits than Python reads
        raise InputError(f"no JSON of the profiler's: {type(error).__name__}", file=file) from None
    rows = document.get("code") if isinstance(document, dict) else None
    if not isinstance(rows, list):
        raise InputError(
            "its member 'code' is no list of instructions",
            file=file,
            remedy="the profiler decoded nothing: trace with rocprof-trace-decoder installed, and more waves",
        )
    header = document.get("header")
    named = header.split(",") if isinstance(header, str) else None
    for number, cells in enumerate(rows, 1):
        if not isinstance(cells, list):
            raise InputError(f"instruction {number} of 'code' is no list", file=file)
        head = named or list(_FIRST_JSON[: len(cells)])
        if len(cells) != len(head):
            raise InputError(
                f"instruction {number} of 'code' has {len(cells)} members, where the header names {len(head)}",
                file=file,
            )
        yield _row(cells, _columns(head, file), file, None, number)


def _columns(head: Sequence[str], file: str) -> Mapping[str, int]:
    """The place of each column that is read, by its name here.

    Raises:
        InputError: one that is needed is not there.
    """
    found: dict[str, int] = {}
    for place, name in enumerate(head):
        known = _NAMES.get(name.strip().strip("\ufeff").strip('"').lower())
        if known is not None and known not in found:
            found[known] = place
    missing = [name for name in _NEEDED if name not in found]
    if missing:
        raise InputError(
            f"no column {' or '.join(missing)}: this is no decoded thread trace",
            file=file,
            line=1,
            remedy=_REMEDY,
        )
    return found


def _row(
    cells: Sequence[object], columns: Mapping[str, int], file: str, line: int | None, number: int = 0
) -> _TraceRow:
    def count(name: str) -> int:
        cell = cells[columns[name]]
        value = cell if type(cell) is int else _integer(cell) if isinstance(cell, str) else None
        if value is None or not 0 <= value < _MOST_CYCLES:
            where = f" of instruction {number}" if number else ""
            raise InputError(f"{name}{where} is no count: {str(cell)[:40]!r}", file=file, line=line)
        return value

    def text(name: str) -> str:
        return str(cells[columns[name]]) if name in columns else ""

    measured = MeasuredInstruction(
        count("codeobj"),
        count("vaddr"),
        text("instruction").strip(),
        count("hitcount"),
        count("latency"),
        count("stall") if "stall" in columns else None,
        count("idle") if "idle" in columns else None,
        text("source").strip(),
    )
    return _TraceRow(measured, count("servicetype") if "servicetype" in columns else 0)


@functools.lru_cache(maxsize=1 << 12)  # most counts of a trace are small, and many are the same
def _integer(cell: str) -> int | None:
    text = cell.strip()
    if not text.isascii() or len(text) > 20:
        return None
    if text.isdigit():
        return int(text)
    is_hex = text[:2] in ("0x", "0X") and len(text) > 2 and not text[2:].strip(string.hexdigits)
    return int(text, 16) if is_hex else None


# --- code ---------------------------------------------------------------------------------------------------
#
# The instruction of some code that a trace measured: by address, and by its mnemonic.
#
# A trace has addresses of the ELF file that was loaded. Where the code at hand is that file, they are the same. Another
# link of the same code may lie elsewhere: then each kernel that the trace names is put where the code has the kernel of
# that name. Both are tried, and that counts which places every row of the trace at an instruction of its mnemonic.
# Code of which one row says otherwise is other code, and is refused: its waits would be joined with another's stalls.


_SUFFIXES = ("_e32", "_e64", "_dpp", "_sdwa", "_e64_dpp")
_PADDING = frozenset({"s_nop", "s_code_end"})


@dataclass(frozen=True, slots=True)
class PlacedFunction:
    """A function, and where it begins in its section."""

    function: AsmFunction
    section: str
    start: int


@dataclass(frozen=True)
class AddressedCode:
    """A listing whose instructions have addresses.

    Attributes:
        source: the name of what it was read from.
        arch: the gfx architecture.
        listing: the code.
        places: where its instructions are, by line.
    """

    source: str
    arch: str
    listing: Assembly
    places: Mapping[int, CodePosition]

    def functions(self) -> Iterator[PlacedFunction]:
        """The functions that have addresses, in the listing's order."""
        for function in self.listing.functions:
            first = next((i for i in function.instructions if i.line in self.places), None)
            if first is not None:
                yield PlacedFunction(function, *self.places[first.line])


@dataclass(frozen=True, slots=True)
class MatchedInstruction:
    """A row of a trace, and the instruction that it is about.

    Attributes:
        measured: the row.
        instruction: in the listing.
        function: that it is in.
    """

    measured: MeasuredInstruction
    instruction: AsmInstruction
    function: AsmFunction


@dataclass(frozen=True, slots=True)
class MatchedTrace:
    """A trace on the code that was given.

    Attributes:
        rows: by code object and address.
        others: code objects of the trace that are other code, with the number of their rows.
    """

    rows: tuple[MatchedInstruction, ...]
    others: Mapping[int, int]


def matched(trace: MeasuredTrace, code: AddressedCode) -> MatchedTrace:
    """Finds the instruction of each row, for those code objects of a trace that are the code.

    Raises:
        InputError: none is; the message names the first row that differs.
    """
    finder = _Finder(code)
    rows: list[MatchedInstruction] = []
    others: dict[int, int] = {}
    problems: list[str] = []
    by_object = by_key((one.code_object, one) for one in trace.instructions)
    for number, measured in by_object.items():
        starts = [(k.address, k.name) for k in trace.kernels if k.code_object == number]
        found = finder.all_of(measured, starts)
        if isinstance(found, str):
            others[number] = len(measured)
            problems.append(f"code object {number}: {found}")
        else:
            rows += found
    if not rows:
        raise InputError(
            f"this is not the code that was traced: {problems[0]}",
            file=code.source,
            remedy=f"give the code object that ran; the profiler keeps it beside the trace, as *_code_object_id_"
            f"{next(iter(others))}.out",
        )
    return MatchedTrace(tuple(rows), others)


_InFunction = tuple[AsmInstruction, AsmFunction]


class _Finder:
    """The instructions of some code by section and address."""

    def __init__(self, code: AddressedCode) -> None:
        self._by_place: dict[tuple[str, int], _InFunction] = {}
        self._starts: dict[str, CodePosition] = {}
        for placed in code.functions():
            self._starts[placed.function.name] = CodePosition(placed.section, placed.start)
            for instruction in placed.function.instructions:
                if (place := code.places.get(instruction.line)) is not None:
                    self._by_place[place.section, place.address] = instruction, placed.function
        self._sections = sorted({section for section, _ in self._by_place})

    def all_of(
        self, rows: Sequence[MeasuredInstruction], kernels: Sequence[tuple[int, str]]
    ) -> list[MatchedInstruction] | str:
        """Every row with its instruction; or the first row of the best try that has none."""
        named = [(address, self._starts[name]) for address, name in kernels if name in self._starts]
        tries = [functools.partial(_at, section) for section in self._sections]
        if named:
            named.sort()
            addresses = [address for address, _ in named]

            def by_kernel(address: int) -> tuple[str, int]:
                base, start = named[max(0, bisect_right(addresses, address) - 1)]
                return start.section, start.address + address - base

            tries.insert(0, functools.partial(by_kernel))
        best, problem = -1, "it has no instructions"
        for place_of in tries:
            found: list[MatchedInstruction] = []
            for row in rows:
                known = self._by_place.get(place_of(row.address))
                if known is None or not is_same(known[0].mnemonic, row.mnemonic):
                    if _mnemonic(row.mnemonic) in _PADDING and known is None:
                        continue  # behind the end of a function
                    if len(found) > best:
                        best = len(found)
                        there = f"'{known[0].mnemonic}'" if known else "nothing"
                        problem = (
                            f"at address {row.address} the trace has '{row.text[:60]}', the code {there}"
                        )
                    break
                found.append(MatchedInstruction(row, *known))
            else:
                if found:
                    return found
        return problem


def _at(section: str, address: int) -> tuple[str, int]:
    return section, address


def is_same(one: str, other: str) -> bool:
    """True if two mnemonics may be of one instruction: disassemblers differ in the suffix of an encoding.

    >>> is_same("v_add_u32_e32", "v_add_u32"), is_same("s_nop", "s_waitcnt")
    (True, False)
    """
    return one == other or _mnemonic(one) == _mnemonic(other)


def _mnemonic(text: str) -> str:
    for suffix in _SUFFIXES:
        text = text.removesuffix(suffix)
    return text
