"""Scopes of several launches as a tree: each scope within those that were open around it, with its times over all.

Runs of a wave that overlap without one lying in the other stand side by side. A percentile is the least time that so
many of the runs do not exceed (nearest rank), so it is one that was measured.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ldsopt.errors import InputError
from ldsopt.records.scopes import ScopeRun
from ldsopt.records.trace import RecordTrace, wave_spans

By = Literal["all", "wave", "workgroup"]
"""What has a tree of its own: everything together, each number of a wave, or each number of a workgroup."""

ScopePath = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimedScope:
    """A scope at its place in the tree.

    Attributes:
        path: names, from the outermost scope to this one.
        runs: how many there were.
        waves: how many waves ran through it, those of each launch and workgroup counted anew.
        total: counts of the clock in all.
        mean, median, p99: of a run.
        least, most: of a run.
        share: of the time between the first and the last record of the waves that ran through it; ``None`` if they
            span none.
    """

    path: ScopePath
    runs: int
    waves: int
    total: int
    mean: float
    median: int
    p99: int
    least: int
    most: int
    share: float | None


@dataclass(frozen=True, slots=True)
class ScopeTree:
    """The scopes of a kernel, or of some of its waves.

    Attributes:
        kernel: its name.
        part: of which waves, as ``wave 3``; empty for all of them.
        launches: dumps that it is made of.
        nodes: the scopes, each in front of those within it; at each place those first that took most.
    """

    kernel: str
    part: str
    launches: int
    nodes: tuple[TimedScope, ...]


def scope_trees(traces: Sequence[RecordTrace], by: By = "all") -> list[ScopeTree]:
    """The trees of launches, by kernel in the order in which kernels come.

    Raises:
        InputError: dumps of one kernel count different things, cycles and executed instructions.
    """
    kernels: dict[str, list[RecordTrace]] = {}
    for trace in traces:
        kernels.setdefault(trace.dump.header.kernel, []).append(trace)
    found: list[ScopeTree] = []
    for kernel, own in kernels.items():
        first = own[0].dump
        for other in own[1:]:
            if other.dump.header.clock != first.header.clock:
                raise InputError(
                    f"its clock counts {other.dump.header.clock}, that of {first.source} {first.header.clock}",
                    file=other.dump.source,
                    remedy="show dumps of a GPU and of the simulator apart",
                )
        found += _of_kernel(kernel, own, by)
    return found


def percentile(rising: Sequence[int], share: float) -> int:
    """The least of some numbers that so many of them do not exceed.

    >>> percentile([1, 2, 3, 4], 0.5), percentile([1, 2, 3, 4], 0.99), percentile([7], 0.5)
    (2, 4, 7)
    """
    return rising[max(0, math.ceil(share * len(rising)) - 1)]


class _Gathered:
    """The runs of one place in the tree."""

    def __init__(self) -> None:
        self.cycles: list[int] = []
        self.spans: dict[tuple[int, int, int], int] = {}


def _of_kernel(kernel: str, traces: Sequence[RecordTrace], by: By) -> Iterator[ScopeTree]:
    parts: dict[int, dict[ScopePath, _Gathered]] = {}
    for launch, trace in enumerate(traces):
        spans = wave_spans(trace)
        for path, run in _paths(trace):
            part = {"all": 0, "wave": run.wave, "workgroup": run.workgroup}[by]
            place = parts.setdefault(part, {}).setdefault(path, _Gathered())
            place.cycles.append(run.cycles)
            place.spans[launch, run.workgroup, run.wave] = spans[run.workgroup, run.wave]
    for part, places in sorted(parts.items()) or [(0, {})]:
        nodes = {path: _node(path, place) for path, place in places.items()}
        yield ScopeTree(kernel, "" if by == "all" else f"{by} {part}", len(traces), tuple(_in_order(nodes)))


def _paths(trace: RecordTrace) -> Iterator[tuple[ScopePath, ScopeRun]]:
    """Each run with the names of the scopes around it and its own. Runs come wave by wave, outer ones first."""
    around: list[str] = []
    for run in trace.runs:
        around = [*around[: run.depth], trace.name(run.scope)]
        yield tuple(around), run


def _node(path: ScopePath, place: _Gathered) -> TimedScope:
    rising, span = sorted(place.cycles), sum(place.spans.values())
    total = sum(rising)
    return TimedScope(
        path,
        len(rising),
        len(place.spans),
        total,
        total / len(rising),
        percentile(rising, 0.5),
        percentile(rising, 0.99),
        rising[0],
        rising[-1],
        total / span if span else None,
    )


def _in_order(nodes: Mapping[ScopePath, TimedScope], above: ScopePath = ()) -> Iterable[TimedScope]:
    below = [path for path in nodes if path[:-1] == above]
    for path in sorted(below, key=lambda one: (-nodes[one].total, one)):
        yield nodes[path]
        yield from _in_order(nodes, path)
