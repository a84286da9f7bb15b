"""Executes the workgroups of a launch in several processes, with the result of executing them one after the other.

The first workgroup is executed here. The others are divided into *chunks*, one behind the other; each is executed in a
forked process, on the memory that the first workgroup leaves, and the results are merged in their order. A
chunk would have done the same on the memory that the chunks before it leave, unless it accessed a unit of memory that
one of those has changed. That is known exactly: every unit that a chunk reads or stores to, changed or not, is
noted (`ldsopt.simt.global_order`). If a chunk has accessed such a unit, its result is dropped, and it and all chunks
behind it are executed here, one after the other. So races between workgroups have the result of that order.

A launch whose first workgroup changes global memory atomically is executed here as a whole: it is likely to exchange
data with others. So is a launch that is too small for processes to pay.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from ldsopt import isolation
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.simt.findings import Findings
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch_run import GroupProgress, LaunchRun
from ldsopt.simt.native.words import PAGE_UNITS
from ldsopt.simt.preparation import PreparedLaunch
from ldsopt.simt.program import Statistics

FEWEST_APART = 3
"""Launches of so many workgroups are executed in one process."""
CHUNKS_EACH = 4
"""Chunks for each process, so that all have something to do until the end."""
WORTH = 50_000
"""Instructions of waves that are to be executed before that is worth processes, which the interpreter does in a quarter
of a second."""


class _BlockCounts(NamedTuple):
    waves: int
    lanes: int
    parted: int
    chosen: Counter[int]


@dataclass(frozen=True, slots=True)
class _ChunkResult:
    """The result of a chunk.

    Attributes:
        completed: all of its workgroups came to their end.
        findings, statistics, reads_beyond: of these workgroups.
        blocks: counts of every block of every function; `accesses` of every LDS access.
        touched: the accessed units of each page, as bits.
        stored: the bytes of each page with a store.
    """

    completed: bool
    findings: Findings
    statistics: Statistics
    reads_beyond: int
    blocks: tuple[_BlockCounts, ...]
    accesses: tuple[tuple[int, int, int], ...]
    touched: dict[int, bytes]
    stored: dict[int, bytes]


def execute_side_by_side(run: LaunchRun, at_once: int, watch: GroupProgress) -> bool:
    """Executes all workgroups of a launch that records accesses; true if all came to their end.

    Args:
        run: the launch, of which nothing has been executed.
        at_once: the number of processes at a time.
        watch: gets the number of executed workgroups.

    Raises:
        ChildDied: a process ended without an answer.
    """
    gx, gy, gz = run.program.launch.groups
    total = gx * gy * gz

    def behind(first: int, numbers: Sequence[int]) -> bool:
        return run.execute(numbers, lambda done, _: watch(first + done, total))

    if not behind(0, range(1)):
        return False
    assert run.touched is not None
    if run.touched.has_atomics or run.instructions * (total - 1) < WORTH:
        run.forget_touched()
        return behind(1, range(1, total))
    executed = run.program.executed()
    run.program.expect(
        {name: (total - 1) * count for name, count in executed.items()}
    )  # once, for all processes
    chunks = [range(part[0], part[-1] + 1) for part in _parts(range(1, total), at_once * CHUNKS_EACH)]
    sizes = [len(chunk) for chunk in chunks]
    results = isolation.run_all(
        [partial(_execute, run, chunk) for chunk in chunks],
        at_once,
        watch=lambda done: watch(1 + sum(sizes[:done]), total),
    )
    merged = _Merged(run)
    for chunk, result in zip(chunks, results, strict=True):
        if isinstance(result, LdsoptError):
            raise result
        if not merged.admits(result):
            run.forget_touched()
            return behind(chunk[0], range(chunk[0], total))
        merged.add(result)
        if not result.completed:
            return False
    return True


def _parts(numbers: range, count: int) -> list[range]:
    """Divides a range into at most ``most`` parts of about the same size."""
    ends = [len(numbers) * part // count for part in range(count + 1)]
    return [numbers[a:b] for a, b in itertools.pairwise(ends) if a < b]


def _execute(run: LaunchRun, numbers: range) -> _ChunkResult:
    """Executes a chunk, in a process of its own."""
    program, touched, memory = run.program, run.touched, run.memory
    assert touched is not None
    touched.pages.clear()
    touched.stored.clear()
    run.findings, run.statistics, memory.reads_beyond = (
        Findings(without=run.findings.without),
        Statistics(),
        0,
    )
    _forget_counts(program)
    completed = run.execute(numbers)
    page_bytes = PAGE_UNITS * touched.granule
    return _ChunkResult(
        completed,
        run.findings,
        run.statistics,
        memory.reads_beyond,
        tuple(
            _BlockCounts(block.waves, block.lanes, block.parted, Counter(block.chosen))
            for function in program.functions.values()
            for block in function.blocks
        ),
        tuple((access.executed, access.cycles, access.ideal_cycles) for access in program.accesses),
        {page: np.packbits(units).tobytes() for page, units in touched.pages.items()},
        {
            page: memory.region.data[page * page_bytes : (page + 1) * page_bytes].tobytes()
            for page in touched.stored
        },
    )


def _forget_counts(program: PreparedLaunch) -> None:
    """Sets counts back to zero; findings that are only counted stay so."""
    told = [access.is_reported for access in program.accesses]
    program.forget_counts()
    for access, is_reported in zip(program.accesses, told, strict=True):
        access.is_reported = is_reported


class _Merged:
    """The memory and the counts of a launch, to which chunks are added in their order."""

    def __init__(self, run: LaunchRun) -> None:
        assert run.touched is not None
        self._run, self._granule = run, run.touched.granule
        self._changed: dict[int, Array] = {}
        self._first: dict[int, Array] = {}

    def admits(self, result: _ChunkResult) -> bool:
        """True if a chunk would have done the same on the memory as it is now."""
        return not any(
            (np.unpackbits(np.frombuffer(result.touched[page], np.uint8)).view(np.bool_) & changed).any()
            for page, changed in self._changed.items()
            if page in result.touched
        )

    def add(self, result: _ChunkResult) -> None:
        """Merges the results of workgroups that another process executed into this run."""
        run, program = self._run, self._run.program
        for page, stored in result.stored.items():
            self._store(page, np.frombuffer(stored, np.uint8))
        run.findings.extend(result.findings)
        run.memory.reads_beyond += result.reads_beyond
        run.statistics.barriers += result.statistics.barriers
        run.statistics.waits += result.statistics.waits
        run.statistics.copies += result.statistics.copies
        run.statistics.working += result.statistics.working
        blocks = [block for function in program.functions.values() for block in function.blocks]
        for block, counts in zip(blocks, result.blocks, strict=True):
            block.waves += counts.waves
            block.lanes += counts.lanes
            block.parted += counts.parted
            for choice, count in counts.chosen.items():
                block.chosen[choice] += count
        for access, (executed, cycles, ideal) in zip(program.accesses, result.accesses, strict=True):
            access.executed += executed
            access.cycles += cycles
            access.ideal_cycles += ideal

    def _store(self, page: int, stored: Array) -> None:
        """Takes over the units of a page that a chunk has changed."""
        size = PAGE_UNITS * self._granule
        now = self._run.memory.region.data[page * size : (page + 1) * size]
        before = self._first.setdefault(page, now.copy())
        differs = stored != before
        now[differs] = stored[differs]
        units = np.zeros(size, np.bool_)
        units[: len(differs)] = differs
        changed = units.reshape(PAGE_UNITS, self._granule).any(axis=1)
        self._changed[page] = self._changed.get(page, np.zeros(PAGE_UNITS, np.bool_)) | changed
