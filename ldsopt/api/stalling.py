"""A measured thread trace joined with the waits of the code that ran: of a code object, of assembly, or of IR."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_machine_code
from ldsopt.banks.conflicts import find_bank_conflicts
from ldsopt.codegen.assemble import assemble, link
from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, Unavailable
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.module import Module
from ldsopt.ir.read import load
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.code_object import (
    PlacedCode,
    disassembled_each,
    disassembled_in_place,
    is_code_object,
    stated_by_object,
)
from ldsopt.isa.disassembly import CodePosition
from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.isa.measure import arch_of_listing
from ldsopt.records.dump import read_dump
from ldsopt.stalls.calibrated import Calibration, RecordsCalibration, calibrate, calibrate_on_records
from ldsopt.stalls.joined import BankUse, JoinedTrace, join
from ldsopt.stalls.trace import AddressedCode, MatchedTrace, MeasuredTrace, is_same, matched, read_trace
from ldsopt.target.arch import Arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.timeline.ranking import LaunchTimeline, rank_stalls
from ldsopt.waits.machine_waits import exact_machine_waits
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.results import ListingWaits
from ldsopt.waits.run import exact_waits


@dataclass(frozen=True, slots=True)
class _CodeOfTrace:
    """The code of a trace, the proofs of its waits, and the IR with the banks of its accesses."""

    addressed: AddressedCode
    waits: Callable[[], ListingWaits]
    module: Module | None = None


def measured_stalls(
    trace_path: str | Path,
    code_path: str | None = None,
    options: WaitsOptions | None = None,
    *,
    mcpu: str | None = None,
    dispatch: int | None = None,
) -> JoinedTrace:
    """Reads a trace, finds its instructions in the code, and joins both.

    Args:
        trace_path: the output of ``rocprofv3 --att`` (`ldsopt.stalls.trace.read_trace`).
        code_path: a code object, assembly or IR; by default the code object beside the trace.
        options: how waits are examined, and IR compiled.
        mcpu: the architecture, if the code does not state it.
        dispatch: the number of the only dispatch to join.

    Raises:
        InputError: a trace or code that is damaged; code that is not the traced one.
        CompilerFailed, Unavailable: as compiling, assembling and disassembling.
    """
    options = options or WaitsOptions()
    trace = read_trace(trace_path, dispatch)
    try:
        held = _codes_of(str(code_path or _beside(trace)), options, mcpu)
        code, rows = _traced(trace, held)  # ahead of the proof, so that wrong code is refused at once
        waits = code.waits()
    except ValueError as error:
        raise InputError(str(error), file=code_path or trace.source) from None
    joined = join(trace, rows, code.addressed, waits)
    if code.module is None:
        return joined
    return replace(joined, line_of=code.module.source_lines.of, banks=_banks(code.module, waits))


def calibrated(
    found: LaunchTimeline,
    trace_path: str | Path,
    data: bytes,
    options: CompileOptions,
    mcpu: str | None = None,
) -> tuple[LaunchTimeline, Calibration]:
    """An estimate calibrated on a trace of the same code, and what the model misses.

    Args:
        found: the estimate with its range of latencies.
        trace_path: the output of ``rocprofv3 --att``.
        data: the input that the estimate is of.
        options: how it was compiled.
        mcpu: picks one code object of a bundle.

    Raises:
        InputError: a trace that is damaged, or of other code.
        CompilerFailed, Unavailable: as assembling and disassembling.
    """
    streams, trace = found.estimate.streams, read_trace(trace_path)
    try:
        if is_code_object(data):
            placed = disassembled_in_place(data, found.source, arch=mcpu, kernel=found.kernel)
        else:
            placed = _assembled(found.text, streams.arch, found.source, options)
        addressed = _in_order(parse_assembly(found.text, found.source), placed, found.source)
        if addressed is None:
            raise InputError("its instructions are not found in its own object", file=found.source)
        rows = matched(trace, addressed)
    except ValueError as error:
        raise InputError(str(error), file=found.source) from None
    calibration = calibrate(streams, rows, trace.source, found.estimate.workgroups)
    if calibration.latency is None:
        return found, calibration
    return _with_latency(found, calibration.latency, trace.source), calibration


def calibrated_on_records(
    found: LaunchTimeline, dump_path: str | Path, data: bytes
) -> tuple[LaunchTimeline, RecordsCalibration]:
    """An estimate of a kernel that makes records, calibrated on a dump of them, and what the model misses.

    Args:
        found: the estimate with its range of latencies.
        dump_path: the dump's name.

    Raises:
        InputError: the dump is damaged, of another kernel, or cannot be compared.
    """
    dump = read_dump(data, str(dump_path))
    if dump.header.kernel != found.kernel:
        raise InputError(
            f"it is of the kernel '{dump.header.kernel}', and the estimate of '{found.kernel}'",
            file=dump_path,
        )
    calibration = calibrate_on_records(found.estimate.streams, dump, found.estimate.workgroups)
    if calibration.latency is None:
        return found, calibration
    return _with_latency(found, calibration.latency, dump.source), calibration


def _with_latency(found: LaunchTimeline, latency: int, source: str) -> LaunchTimeline:
    """The estimate with one latency of memory."""
    estimate = rank_stalls(
        found.estimate.streams, memory_latency=(latency, latency), workgroups=found.estimate.workgroups
    )
    return replace(found, estimate=replace(estimate, memory_source=f"calibrated on {source}"))


def _beside(trace: MeasuredTrace) -> Path:
    """The code object with most of the measured cycles, among those that the profiler has kept.

    Raises:
        InputError: it has kept none of them.
    """
    cycles = dict.fromkeys(trace.code_objects, 0)
    for one in trace.instructions:
        cycles[one.code_object] += one.cycles
    kept = [number for number in cycles if number in trace.objects]
    if not kept:
        numbers = ", ".join(map(str, cycles))
        raise InputError(
            f"no code object lies beside the trace (it is of {numbers})",
            file=trace.source,
            remedy="name the code that ran: ldsopt stalls FOLDER kernel.hsaco",
        )
    return trace.objects[max(kept, key=lambda number: (cycles[number], -number))]


def _traced(trace: MeasuredTrace, held: Sequence[_CodeOfTrace]) -> tuple[_CodeOfTrace, MatchedTrace]:
    """The code with most of the measured cycles, and its rows.

    Raises:
        InputError: none is the traced one.
    """
    found: list[tuple[_CodeOfTrace, MatchedTrace]] = []
    problem = InputError("it holds no function", file=trace.source)
    for code in held:
        try:
            found.append((code, matched(trace, code.addressed)))
        except InputError as error:
            problem = error
    if not found:
        raise problem
    return max(found, key=lambda one: sum(row.measured.cycles for row in one[1].rows))


def _codes_of(path: str, options: WaitsOptions, mcpu: str | None) -> list[_CodeOfTrace]:
    source, data = load(path)
    if is_code_object(data):
        return [_of_object(placed, source) for placed in disassembled_each(data, source, arch=mcpu)]
    return [_code_of(data, source, options, mcpu)]


def _code_of(data: bytes, source: str, options: WaitsOptions, mcpu: str | None) -> _CodeOfTrace:
    if is_machine_code(data):
        return _of_listing(data, source, options, mcpu)
    module = parse_for(options.compiler, data, source=source, mcpu=mcpu, features=options.features)
    module = with_told_shape(module, options.assume)
    found = exact_waits(module, options)
    text = "\n".join(found.listing.text)
    placed = _assembled(text, known_arch(found.check.arch), source, options)
    addressed = _in_order(found.listing, placed, source)
    if addressed is None:
        raise InputError(
            "its instructions are not found in its own object",
            file=source,
            remedy="give the code object that ran (.hsaco)",
        )
    return _CodeOfTrace(addressed, lambda: found, module)


def _of_object(placed: PlacedCode, source: str) -> _CodeOfTrace:
    arch = known_arch(placed.code.arch)
    addressed = AddressedCode(source, arch.name, placed.listing, placed.places)

    def waits() -> ListingWaits:
        stated = stated_by_object(placed.code)
        return exact_machine_waits(placed.listing, arch, source=source, form="object", stated=stated)

    return _CodeOfTrace(addressed, waits)


def _of_listing(data: bytes, source: str, options: WaitsOptions, mcpu: str | None) -> _CodeOfTrace:
    """Assembly, assembled, since only that gives addresses. One with macros is read as its object's instructions."""
    text = data.decode("utf-8", "surrogateescape")
    listing = parse_assembly(text, source)
    arch = arch_of_listing(listing, source, mcpu)
    placed = _assembled(text, arch, source, options)
    addressed = _in_order(listing, placed, source)
    if addressed is None:
        return _of_object(placed, source)

    def waits() -> ListingWaits:
        stated = stated_by_listing(listing.text)
        return exact_machine_waits(
            listing, arch, source=source, form="assembly", stated=stated, author_waits=options.author_waits
        )

    return _CodeOfTrace(addressed, waits)


def _assembled(text: str, arch: Arch, source: str, options: CompileOptions) -> PlacedCode:
    """A listing as an object; linked, where there is a linker, since the profiler's addresses are those of a linked
    file."""
    data = assemble(text.encode("utf-8", "surrogateescape"), arch.name, options, source=source)
    with contextlib.suppress(Unavailable):  # else kernels are found by their names
        data = link([data], source=source, timeout_seconds=options.timeout_seconds)
    return disassembled_in_place(data, source)


def _in_order(listing: Assembly, placed: PlacedCode, source: str) -> AddressedCode | None:
    """The listing with the addresses of its object's instructions, one by one; ``None`` if they are not the same."""
    made = {function.name: function for function in placed.listing.functions}
    places: dict[int, CodePosition] = {}
    for function in listing.functions:
        if (other := made.get(function.name)) is None:
            return None
        for mine, theirs in zip(function.instructions, _padded(other), strict=False):
            if theirs is None or not is_same(mine.mnemonic, theirs.mnemonic) or mine.line in places:
                return None
            places[mine.line] = placed.places[theirs.line]
    return AddressedCode(source, placed.code.arch, listing, places)


def _padded(function: AsmFunction) -> Iterator[AsmInstruction | None]:
    yield from function.instructions
    yield None


def _banks(module: Module, waits: ListingWaits) -> dict[int, BankUse]:
    """The banks that LDS accesses take, by the IR, by line of the listing."""
    known = {
        one.site.line - 1: BankUse(one.cycles, one.ideal) for one in find_bank_conflicts(module).accesses
    }
    found = {}
    for function in waits.listing.functions:
        for instruction in function.instructions:
            access = waits.access_of(instruction)
            if access is not None and access in known:
                found[instruction.line] = known[access]
    return found
