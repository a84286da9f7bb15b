"""Scopes: a start and the end that belongs to it, paired wave by wave.

An end belongs to the last start of its scope that has none yet, so a scope may stand in itself, and two scopes may
overlap. What has no partner is counted and shows nowhere: of a start whose end was overwritten nobody knows how long
it took. Over missing records nothing is paired, because between them may have been anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ldsopt.records.dump import Dump, Record
from ldsopt.records.words import RecordEvent


class ScopeRun(NamedTuple):
    """One run of a wave through a scope.

    Attributes:
        scope: number of the scope.
        workgroup, wave: which wave.
        start, end: counts of the clock, since the begin of the workgroup.
        depth: how many runs of the wave are open around it.
        inner: records that the wave made between its start and its end.
        value, end_value: the numbers that were noted beside them.
    """

    scope: int
    workgroup: int
    wave: int
    start: int
    end: int
    depth: int
    inner: int
    value: int | float | None = None
    end_value: int | float | None = None

    @property
    def cycles(self) -> int:
        """Counts of the clock from the start to the end."""
        return self.end - self.start


class Instant(NamedTuple):
    """A mark of an instant, neither start nor end of a scope, that a wave passed."""

    scope: int
    workgroup: int
    wave: int
    clock: int
    value: int | float | None = None


class Paired(NamedTuple):
    """The runs and instants of a dump, by workgroup, wave and start.

    Attributes:
        runs, instants: what there is.
        open_starts: starts without an end; ``open_ends`` ends without a start.
    """

    runs: tuple[ScopeRun, ...]
    instants: tuple[Instant, ...]
    open_starts: int
    open_ends: int


class _Open(NamedTuple):
    record: Record
    number: int


def pair(dump: Dump) -> Paired:
    """Finds the runs of every wave of a dump."""
    runs: list[ScopeRun] = []
    instants: list[Instant] = []
    starts = ends = 0
    for group in dump.workgroups:
        for wave in group.waves:
            for stretch in wave.stretches:
                found = _pair_stretch(stretch, group.number, wave.wave)
                runs += found.runs
                instants += found.instants
                starts += found.open_starts
                ends += found.open_ends
    return Paired(tuple(runs), tuple(instants), starts, ends)


def _pair_stretch(records: Iterable[Record], workgroup: int, wave: int) -> Paired:
    waiting: dict[int, list[_Open]] = {}
    found: list[ScopeRun] = []
    instants: list[Instant] = []
    ends = 0
    for number, record in enumerate(records):
        if record.event is RecordEvent.MARK:
            instants.append(Instant(record.scope, workgroup, wave, record.clock, record.value))
        elif record.event is RecordEvent.START:
            waiting.setdefault(record.scope, []).append(_Open(record, number))
        elif not waiting.get(record.scope):
            ends += 1
        else:
            start, first = waiting[record.scope].pop()
            found.append(
                ScopeRun(
                    record.scope,
                    workgroup,
                    wave,
                    start.clock,
                    record.clock,
                    0,
                    number - first - 1,
                    start.value,
                    record.value,
                )
            )
    found.sort(key=lambda run: (run.start, -run.end, -run.inner))
    return Paired(tuple(_with_depths(found)), tuple(instants), sum(map(len, waiting.values())), ends)


def _with_depths(runs: Iterable[ScopeRun]) -> Iterable[ScopeRun]:
    """The runs of one wave, outer ones first, each with the number of runs around it."""
    around: list[int] = []
    for run in runs:
        while around and around[-1] < run.end:
            around.pop()
        yield run._replace(depth=len(around))
        around.append(run.end)
