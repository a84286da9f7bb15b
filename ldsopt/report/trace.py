"""The words that the reports on a trace of records share: for its clock, for what is missing, and for places."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from ldsopt.compare.spelling import plural
from ldsopt.errors import shown
from ldsopt.records.hardware import hardware_fields
from ldsopt.records.scopes import Instant, ScopeRun
from ldsopt.records.trace import RecordTrace, may_come_round

Placed = TypeVar("Placed", ScopeRun, Instant)

_STORES = {
    "lds": "in LDS",
    "device": "in device memory",
    "argument": "in memory that an argument points to",
}


def unit(trace: RecordTrace) -> str:
    """The unit of the clock, in the plural."""
    clock = trace.dump.header.clock
    return "instructions" if clock == "executed instructions" else clock


def clock(trace: RecordTrace) -> str:
    """The clock in a sentence's part: what it counts, how fast, and when it comes round."""
    header, rate = trace.dump.header, trace.rate
    if header.clock == "executed instructions":
        return "executed instructions of a simulation, no time"
    if header.clock == "ticks":
        return (
            f"ticks of the wall clock, {1e9 / header.tick_hertz:g} ns each" if header.tick_hertz else "ticks"
        )
    words = "cycles"
    if rate is not None:
        words += (
            f", {rate.hertz / 1e9:.3f} GHz (within {100 * rate.error:.1g} %, by the wall clock of "
            f"{plural(rate.workgroups, 'workgroup')})"
        )
    if header.wall_shift is not None:
        words += (
            f"; it comes round every {1 << header.clock_bits}, which the wall clock beside each record undoes"
        )
    elif header.clock_bits < 32:
        long = [group for group in trace.dump.workgroups if may_come_round(header, group)]
        words += f"; it comes round every {1 << header.clock_bits}, "
        words += (
            f"so what took longer looks shorter, in {plural(len(long), 'workgroup')} that ran as long "
            "(`instrument --clock both` tells)"
            if long
            else "and no workgroup ran as long"
        )
    return words


def place(trace: RecordTrace) -> str:
    """In which memory the kernel made its records, in words."""
    return _STORES[trace.dump.header.store]


def workgroup_place(trace: RecordTrace, hardware: int) -> str:
    """The place where a workgroup ran, as ``XCC 2 SE 1 CU 5``; empty where that is not known."""
    if trace.dump.header.clock == "executed instructions":
        return ""
    fields = hardware_fields(trace.dump.header.arch, hardware)
    return " ".join(f"{name} {value}" for name, value in fields.items() if name not in ("SH", "SA", "SIMD"))


def missing(trace: RecordTrace) -> Iterator[str]:
    """The missing parts of the trace, and why, one sentence each; nothing if it is complete."""
    dump = trace.dump
    kept = "oldest" if dump.header.keep == "last" else "latest"
    if trace.overwritten:
        most = max(wave.written for group in dump.workgroups for wave in group.waves)
        yield (
            f"{plural(trace.overwritten, 'record')} without room: the {kept} of waves that made more than "
            f"{dump.header.records}; --per-wave {1 << (most - 1).bit_length()} of `instrument` has room for all"
        )
    if dump.without_slot:
        yield (
            f"{plural(dump.without_slot, 'workgroup')} without a slot; instrument with more --workgroups, or --sample"
        )
    if trace.open_starts:
        yield f"{plural(trace.open_starts, 'start')} without an end"
    if trace.open_ends:
        yield f"{plural(trace.open_ends, 'end')} without a start"
    if trace.unfinished:
        yield (
            f"the first wave of {plural(len(trace.unfinished), 'workgroup')} did not come to its end: "
            f"{_some(trace.unfinished)}"
        )
    if trace.uncertain:
        yield (
            f"{plural(trace.uncertain, 'interval')} between records that may be longer or shorter by "
            f"{1 << dump.header.clock_bits} cycles or a multiple: the wall clock does not tell how often the clock "
            "came round"
        )
    if trace.running:
        waves = [f"{wave} of workgroup {group}" for group, wave in trace.running]
        yield f"{plural(len(waves), 'wave')} ended without a record of it, what they recorded is lost: {_some(waves)}"
    if dump.missing:
        yield f"{plural(dump.missing, 'slot')} that the file does not hold"
    if trace.damaged_records:
        yield f"{plural(trace.damaged_records, 'word')} that {_are(trace.damaged_records)} no record"
    for sentence in (*dump.notes, *dump.damaged):
        yield shown(sentence)


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _some(numbers: Sequence[object], most: int = 8) -> str:
    return ", ".join(map(str, numbers[:most])) + (", ..." if len(numbers) > most else "")


def lines_of(runs: Sequence[ScopeRun]) -> list[int]:
    """For each run of one wave, in order of starts, the line to draw it on.

    Runs on a line are apart, or one lies within the other; what overlaps otherwise goes on the next line.
    """
    lines: list[list[int]] = []
    return [_line_of(run, lines) for run in runs]


def _line_of(run: ScopeRun, lines: list[list[int]]) -> int:
    """The number of the first line that has room for a run, which goes there.

    Args:
        run: that begins no earlier than those before it.
        lines: for each line the ends of the runs that are open on it, outer ones first.
    """
    for number, ends in enumerate(lines):
        while ends and ends[-1] <= run.start:
            ends.pop()
        if not ends or run.end <= ends[-1]:
            ends.append(run.end)
            return number
    lines.append([run.end])
    return len(lines) - 1


def by_wave(found: Iterable[Placed]) -> dict[tuple[int, int], list[Placed]]:
    """Runs or marks by the numbers of workgroup and wave."""
    out: dict[tuple[int, int], list[Placed]] = {}
    for one in found:
        out.setdefault((one.workgroup, one.wave), []).append(one)
    return out


def plain_number(value: int | float | None) -> int | float | str | None:
    """A noted number as JSON can say it; what is no number, or endless, as text."""
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def used_scopes(trace: RecordTrace) -> list[int]:
    """The numbers of the scopes that a wave ran through, and of the marks that one passed."""
    return sorted({run.scope for run in trace.runs} | {mark.scope for mark in trace.instants})
