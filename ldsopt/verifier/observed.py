"""The runs of one module, and the results of their comparison with those of another one."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, Protocol

import numpy as np

from ldsopt import isolation
from ldsopt.analysis.ranges.poison import assuming_no_poison, use_of_poison, with_other_poison
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.graph import back_edges
from ldsopt.groups import by_key
from ldsopt.ir.module import Module
from ldsopt.simt.checks import needs_sources
from ldsopt.simt.findings import InstructionSite, SimulationNote
from ldsopt.simt.kinds import Array
from ldsopt.simt.preparation import Backend, PreparedLaunch, prepare
from ldsopt.simt.schedule import ALL_SCHEDULES, INSTRUCTIONS_OF_A_WAVE, AtomicOrder, Schedule
from ldsopt.simt.side_by_side import WORTH
from ldsopt.simt.simulate import SimulationResult, counted_blocks, run
from ldsopt.simt.sources import Sources
from ldsopt.verifier.launches import Chosen, leaves_memory
from ldsopt.verifier.verification import Difference, LaunchCoverage

# --- coverage -----------------------------------------------------------------------------------------------
#
# The basic blocks that runs of a module executed, and the loops that took a second iteration.
#
# A loop is identified by its back edges: those that lead to a block from which the edge's source was reached. If no
# wave took one, the loop ran once, if at all: a wrong stride, or an access of the previous iteration, shows nothing.


class RanBlocks(NamedTuple):
    """The blocks that waves executed, and the edges that they took, by function and number."""

    blocks: frozenset[tuple[str, int]] = frozenset()
    edges: frozenset[tuple[str, int, int]] = frozenset()

    def joined(self, other: RanBlocks) -> RanBlocks:
        """The blocks and edges of both."""
        return RanBlocks(self.blocks | other.blocks, self.edges | other.edges)


def ran_blocks(program: PreparedLaunch) -> RanBlocks:
    """The blocks that the last run of a program executed."""
    counts = counted_blocks(program).blocks
    return RanBlocks(
        frozenset(
            (name, at) for name, blocks in counts.items() for at, one in enumerate(blocks) if one.waves
        ),
        frozenset(
            (name, at, to)
            for name, blocks in counts.items()
            for at, one in enumerate(blocks)
            for to, waves in one.onwards.items()
            if waves
        ),
    )


def with_blocks(coverage: LaunchCoverage, runs: Observed) -> LaunchCoverage:
    """A coverage with the blocks that the second module's runs executed."""
    program, ran = runs.program, runs.ran
    if program is None:
        return coverage
    missed, once, blocks, loops = [], [], 0, 0
    for name, function in {one.name: one for one in program.functions.values()}.items():
        blocks += len(function.blocks)
        for block in function.blocks:
            if (name, block.number) not in ran.blocks:
                missed.append(block.terminator.site)
        flow = [[edge.target for edge in block.terminator.edges] for block in function.blocks]
        backwards = by_key((target, source) for source, target in back_edges(flow))
        loops += len(backwards)
        for target, sources in backwards.items():
            if not any((name, source, target) in ran.edges for source in sources):
                once.append(function.blocks[sources[-1]].terminator.site)
    never_ran, ran_once = _located(program, missed), _located(program, once)
    return replace(coverage, blocks=blocks, never_ran=never_ran, loops=loops, ran_once=ran_once)


def _located(program: PreparedLaunch, sites: list[InstructionSite]) -> tuple[InstructionSite, ...]:
    return tuple(site.located(program.module) for site in sorted(sites, key=lambda site: site.line))


# --- observed -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Runs:
    """The runs of one version of a kernel under several schedules.

    Attributes:
        chosen: their launch.
    """

    chosen: Chosen
    results: dict[Schedule, SimulationResult]

    @property
    def nondeterministic(self) -> tuple[str, ...]:
        """The names of the outputs and variables that depend on the schedule."""
        first, *others = [result.contents for result in self.results.values()]
        return tuple(
            name for name, data in first.items() if not all(_has_same_bits(data, one[name]) for one in others)
        )


@dataclass(frozen=True, slots=True)
class Observed(Runs):
    """The runs of one module under several schedules.

    Attributes:
        sources: the sources of reads of LDS, by schedule; empty for runs in other processes.
        sources_compared: each of those was compared with the one in another module's runs.
        by_machine: the schedules whose runs machine code had a part in.
        executed: instructions that the waves of a run executed, by function.
        ran: the blocks that runs executed.
        program: the module, prepared.
    """

    module: Module
    sources: dict[Schedule, Sources]
    sources_compared: bool
    by_machine: frozenset[Schedule] = frozenset()
    executed: Mapping[str, int] = field(default_factory=dict)
    ran: RanBlocks = field(default_factory=RanBlocks)
    program: PreparedLaunch | None = field(default=None, repr=False, compare=False)

    def joined(self, others: Observed) -> Observed:
        """These runs and others of the same module, which replace those under the same schedule."""
        return replace(
            self,
            results=self.results | others.results,
            sources=self.sources | others.sources,
            sources_compared=self.sources_compared and others.sources_compared,
            by_machine=self.by_machine - others.results.keys() | others.by_machine,
            ran=self.ran.joined(others.ran),
        )


@dataclass(frozen=True)
class PoisonRun:
    """A run of a first module, in which each value that is poison was another one than in its other runs.

    Attributes:
        used: why the launch decides nothing, in words: poison is used. Empty if it is not.
        elements: by output, true for each element with another value: it may have any.
        notes: a note on those of each output, which are not compared.
    """

    used: str = ""
    elements: Mapping[str, Array] = field(default_factory=dict)
    notes: tuple[SimulationNote, ...] = ()


_OTHERS = 2
"""Runs with other poison. In one alone some of it may give the same result by chance."""


def poison_in(module: Module, before: Runs) -> PoisonRun | None:
    """The first module's run with other poison; ``None`` if nothing in it makes some.

    Args:
        module: the first module.
        before: its runs.
    """
    launch, schedule = before.chosen.launch, next(iter(before.results))
    kernel = next(one for one in module.functions() if one.is_kernel and launch.kernel in {None, one.name})
    try:
        assuming, *others = (
            assuming_no_poison(module, kernel),
            *(with_other_poison(module, kernel, n) for n in range(_OTHERS)),
        )
        # By the interpreter all, so that nothing but poison is another.
        known, *got = (run(prepare(one or module, launch), schedule) for one in (assuming, *others))
    except LdsoptError:  # something in the copies that is not simulated
        return None
    for finding in known.findings:
        if finding.kind == "false-assume" and finding.access is not None:
            use = use_of_poison(assuming or module, finding.access.site.line)
            return PoisonRun(f"the first module uses poison under this launch, so it may do anything: {use}")
    open_ = {
        name: np.logical_or.reduce(
            [_unequal(data.reshape(-1), one.contents[name].reshape(-1), 0.0) for one in got]
        )
        for name, data in known.contents.items()
    }
    site = InstructionSite(kernel.name, kernel.line + 1, f"@{kernel.name}", module.source)
    words = "elements of {} hold poison in the first module: they may have any value, and are not compared"
    counts = {name: int(np.count_nonzero(one)) for name, one in open_.items()}
    return PoisonRun(
        elements=open_,
        notes=tuple(SimulationNote(site, f"{n} {words.format(name)}") for name, n in counts.items() if n),
    )


def differences_of(
    before: Runs,
    unsteady: tuple[str, ...],
    schedule: Schedule,
    outputs: Mapping[str, Array],
    tolerance: float,
    *,
    open_elements: Mapping[str, Array] = MappingProxyType({}),
) -> Iterator[Difference]:
    """The outputs of a run that equal none of the first module's possible outputs under that schedule.

    Variables of global memory count, too, if both modules have them; elements that may have any value (`PoisonRun`) do
    not.
    """
    known = {one: result.contents for one, result in before.results.items()}
    for name, got in outputs.items():
        want = known[schedule].get(name)
        if want is None or want.nbytes != got.nbytes:
            continue
        got, closed = got.view(want.dtype), ~open_elements.get(name, np.zeros(want.size, bool))
        schedules = list(before.results) if name in unsteady else [schedule]
        if any(_is_equal(known[one][name], got, tolerance, closed) for one in schedules):
            continue
        want, have = want.reshape(-1), got.reshape(-1)
        where = np.flatnonzero(_unequal(want, have, tolerance) & closed)
        index = int(where[0])
        yield Difference(schedule, name, len(where), have.size, index, str(want[index]), str(have[index]))


def _is_equal(want: Array, got: Array, tolerance: float, closed: Array | None = None) -> bool:
    if _has_same_bits(want, got):
        return True
    unequal = _unequal(want.reshape(-1), got.reshape(-1), tolerance)
    return not (unequal if closed is None else unequal & closed).any()


def _has_same_bits(one: Array, other: Array) -> bool:
    return np.array_equal(one.reshape(-1).view(np.uint8), other.reshape(-1).view(np.uint8))


def _unequal(want: Array, got: Array, tolerance: float) -> Array:
    """Marks the elements that differ: bit by bit, or by more than the tolerance for floating-point numbers."""
    size = want.dtype.itemsize
    bits: Array = (want.view(np.uint8).reshape(-1, size) != got.view(np.uint8).reshape(-1, size)).any(axis=1)
    if tolerance > 0 and want.dtype.kind == "f":
        with np.errstate(all="ignore"):
            apart = np.abs(want.astype(np.float64) - got.astype(np.float64))
        near: Array = (apart <= tolerance) | (np.isnan(want) & np.isnan(got))
        return bits & ~near
    return bits


def coverage_of(
    before: Runs, schedules: tuple[Schedule, ...], runs: Runs, unsteady: tuple[str, ...]
) -> LaunchCoverage:
    """The launch of a comparison and the LDS accesses that it reached, without the sources of reads, and blocks."""
    profile, launch = next(iter(runs.results.values())).profile, before.chosen.launch
    executed = [a for a in profile.accesses if a.executed]
    return LaunchCoverage(
        kernel=launch.kernel or "",
        grid=launch.groups,
        block=launch.items,
        arguments=tuple(_spelled(argument) for _, argument in launch.named),
        dynamic_lds=launch.dynamic_lds,
        chosen=before.chosen.choices,
        schedules=schedules,
        lds_accesses=len(profile.accesses),
        executed=len(executed),
        missed=tuple(a.site for a in profile.accesses if not a.executed),
        lane_instructions=profile.lane_instructions,
        nondeterministic=unsteady,
        not_checked=next(iter(runs.results.values())).not_checked,
        working_groups=profile.working_groups,
        active_lanes=round(profile.lane_instructions / max(1, profile.instructions), 1),
    )


def with_further(coverage: LaunchCoverage, runs: Observed, integers: str) -> LaunchCoverage:
    """A coverage with the LDS accesses that another launch reached, and its integers in words.

    Args:
        coverage: so far.
        runs: the second module's on the other launch.
        integers: of that launch.
    """
    reached = {
        access.site
        for result in runs.results.values()
        for access in result.profile.accesses
        if access.executed
    }
    missed = tuple(site for site in coverage.missed if site not in reached)
    executed = coverage.lds_accesses - len(missed)
    return replace(coverage, executed=executed, missed=missed, further=(*coverage.further, integers))


def _spelled(argument: object) -> str:
    if isinstance(argument, np.ndarray):
        return f"{argument.dtype}{list(argument.shape)}"
    return str(argument)


# --- observing ----------------------------------------------------------------------------------------------
#
# The runs of one module, or of two, for a comparison.
#
# Runs under different schedules are independent, so that several may execute at a time, each in a forked process. The
# first run shows the length of the launch and so decides if processes are worth it, and if machine code is, which is
# then made once, before processes fork.


class ProgressCallback(Protocol):
    """The callback for progress: a line on the present run, and the finished share of the comparison, 0 to 1."""

    def __call__(self, words: str, share: float = 0.0) -> None:
        """Shows the progress."""


def no_progress(words: str, share: float = 0.0) -> None:
    """Shows no progress."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """The options for the runs of both modules, and for their comparison.

    Attributes:
        schedules: the orders to run both in.
        tolerance: the allowed absolute difference of floating-point outputs.
        limit: instructions that one wave may execute.
        backend: executes both; differences that machine code finds are settled by the interpreter.
        without: the checks to leave out, by their names in `ldsopt.simt.checks.CHECKS`.
        at_once: schedules that run at a time, each in a process of its own, if the launch is long enough to be worth
            that; with 1 all run in this one.
        watch: called with a line about the present run.
    """

    schedules: Sequence[Schedule] = ALL_SCHEDULES
    tolerance: float = 0.0
    limit: int = INSTRUCTIONS_OF_A_WAVE
    backend: Backend = "auto"
    without: Collection[str] = ()
    at_once: int = 1
    watch: ProgressCallback = no_progress


_AS_USUAL = RunOptions()


def observe(
    module: Module,
    chosen: Chosen,
    schedules: Sequence[Schedule],
    options: RunOptions = _AS_USUAL,
    *,
    before: Observed | None = None,
    program: PreparedLaunch | None = None,
    turns: AtomicOrder | None = None,
    watch: ProgressCallback = no_progress,
) -> Observed:
    """Runs a module under schedules, and compares the sources of its reads with those of another one's runs.

    Runs of a first module that leaves its memory under a chosen launch prove nothing, so there the first such run is
    the last.

    Args:
        chosen: the launch.
        schedules: the orders.
        options: of the runs.
        before: the runs of the other one.
        program: the module, prepared for that launch.
        turns: records the order of atomic accesses, or has one to follow.
        watch: called with a line about the present run.

    Raises:
        InputError: it cannot be simulated.
    """
    program = program or prepare(module, chosen.launch, backend=options.backend)
    has_sources = needs_sources(options.without)
    sources = {s: Sources(_comparable(before, s)) for s in schedules if has_sources}
    results, by_machine, ran = {}, set[Schedule](), RanBlocks()
    for number, schedule in enumerate(schedules):

        def tell(done: int, total: int, number: int = number, schedule: Schedule = schedule) -> None:
            words = f"{program.kernel.name} of {module.source}: {schedule}"
            watch(words, (number + done / total) / len(schedules))

        tell(0, 1)
        results[schedule] = run(
            program,
            schedule,
            limit=options.limit,
            sources=sources.get(schedule),
            without=options.without,
            watch=tell,
            turns=turns,
            keep=program.variables,
        )
        ran = ran.joined(ran_blocks(program))
        if program.has_machine_code:
            by_machine.add(schedule)
        if before is None and chosen.choices and leaves_memory(results[schedule], is_chosen=True):
            break
    is_compared = bool(sources) and all(found.is_compared for found in sources.values())
    executed = program.executed()
    return Observed(
        chosen, results, module, sources, is_compared, frozenset(by_machine), executed, ran, program
    )


def _comparable(before: Observed | None, schedule: Schedule) -> Sources | None:
    """The sources of reads under a schedule; none if waves race, because then a read has no single source."""
    if before is None or any(f.kind == "race" for f in before.results[schedule].findings):
        return None
    return before.sources.get(schedule)


def observe_both(
    before: Module,
    after: Module,
    chosen: Chosen,
    options: RunOptions,
) -> tuple[Observed, Observed]:
    """Runs two modules under schedules, in several processes at a time, if the launch is worth that.

    Raises:
        InputError: as `observe`.
    """
    both = _BothModules(before, after, chosen, options)
    wanted, watch = tuple(options.schedules), options.watch

    def part(start: int, count: int) -> ProgressCallback:
        """The progress of some of all runs."""
        return lambda words, share=0.0: watch(words, (start + count * share) / (2 * len(wanted)))

    both.expect(chosen.executed, len(wanted))
    first = both.observe_before(wanted[:1], part(0, 1))
    others = () if chosen.choices and leaves_memory(first.results[wanted[0]], is_chosen=True) else wanted[1:]
    both.expect(first.executed, len(others))
    if options.at_once > 1 and sum(first.executed.values()) * (2 * len(others) + 1) >= WORTH:
        return both.observe_at_once(first, others)
    runs = first.joined(both.observe_before(others, part(1, len(others)))) if others else first
    done = tuple(runs.results)
    return runs, both.observe_after(done, runs, part(len(wanted), len(wanted)))


class _ScheduleRuns(NamedTuple):
    """The report of a process on the runs under one schedule.

    Attributes:
        before, after: their results; that of the first module `None` if its run was made before.
        is_compared: sources of reads were.
        by_machine: for each of the two, true if machine code had a part in it.
        ran: the blocks that the second one executed.
    """

    before: SimulationResult | None
    after: SimulationResult
    is_compared: bool
    by_machine: tuple[bool, bool]
    ran: RanBlocks


class _BothModules:
    """Two modules, prepared for one launch."""

    def __init__(self, before: Module, after: Module, chosen: Chosen, options: RunOptions) -> None:
        self._before, self._after, self._chosen, self._options = before, after, chosen, options
        prepared = chosen.program
        if prepared is None or prepared.module is not before:
            prepared = prepare(before, chosen.launch, backend=options.backend)
        self._first = prepared
        self._second = prepare(after, chosen.launch, backend=options.backend)

    def expect(self, executed: Mapping[str, int], runs: int) -> None:
        """Has machine code made if ``runs`` runs of this many instructions, by function, are worth it."""
        to_come = {name: runs * count for name, count in executed.items()}
        self._first.expect(to_come)
        self._second.expect(to_come)

    def observe_before(
        self, schedules: Sequence[Schedule], watch: ProgressCallback = no_progress
    ) -> Observed:
        """The runs of the first module."""
        return observe(self._before, self._chosen, schedules, self._options, program=self._first, watch=watch)

    def observe_after(
        self, schedules: Sequence[Schedule], before: Observed, watch: ProgressCallback = no_progress
    ) -> Observed:
        """The runs of the second module, compared with those of the first one."""
        return observe(
            self._after,
            self._chosen,
            schedules,
            self._options,
            before=before,
            program=self._second,
            watch=watch,
        )

    def observe_at_once(self, first: Observed, others: Sequence[Schedule]) -> tuple[Observed, Observed]:
        """The runs under schedules in processes, except for the first module's first run."""
        schedules = (*first.results, *others)
        name, at_once, watch = self._first.kernel.name, self._options.at_once, self._options.watch
        watch(f"{name}: {len(schedules)} schedules, {at_once} at a time")
        jobs = [partial(self._run_one, schedule, None) for schedule in others]
        found = isolation.run_all(
            [*jobs, partial(self._run_one, schedules[0], first)],
            at_once,
            watch=lambda done: watch(f"{name}: {done} of {len(schedules)} schedules", done / len(schedules)),
        )
        ran: dict[Schedule, _ScheduleRuns] = {}
        for schedule, runs in zip(schedules, [found[-1], *found[:-1]], strict=True):
            if isinstance(runs, LdsoptError):
                raise runs
            ran[schedule] = runs
        results = {s: runs.before or first.results[s] for s, runs in ran.items()}
        machine = [frozenset(s for s, runs in ran.items() if runs.by_machine[side]) for side in (0, 1)]
        compared = all(runs.is_compared for runs in ran.values())
        afters = {s: runs.after for s, runs in ran.items()}
        ran_of_all = functools.reduce(RanBlocks.joined, (runs.ran for runs in ran.values()))
        return (
            Observed(
                self._chosen,
                results,
                self._before,
                {},
                False,
                machine[0],
                first.executed,
                first.ran,
                self._first,
            ),
            Observed(
                self._chosen, afters, self._after, {}, compared, machine[1], {}, ran_of_all, self._second
            ),
        )

    def _run_one(self, schedule: Schedule, first: Observed | None) -> _ScheduleRuns:
        before = first or self.observe_before((schedule,))
        after = self.observe_after((schedule,), before)
        return _ScheduleRuns(
            before.results[schedule] if first is None else None,
            after.results[schedule],
            after.sources_compared,
            (schedule in before.by_machine, schedule in after.by_machine),
            after.ran,
        )
