"""The runs of one module, or of two, that a comparison is made of.

Runs under different schedules have nothing to do with each other, so that some may be made at a time, each in a forked
process. What the first of all says of a launch's length decides about the others: whether processes are worth it, and
whether machine code is, which is then made once, before processes fork.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol

from ldsopt import isolation
from ldsopt.errors import LdsoptError
from ldsopt.ir.module import Module
from ldsopt.simt.checks import needs_sources
from ldsopt.simt.preparation import Backend, PreparedLaunch, prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.side_by_side import WORTH
from ldsopt.simt.simulate import LIMIT, SimulationResult, run
from ldsopt.simt.sources import Sources
from ldsopt.verifier.launch_search import leaves_memory
from ldsopt.verifier.launches import Chosen
from ldsopt.verifier.observed import Observed, RanBlocks, ran_blocks


class ProgressCallback(Protocol):
    """The callback for progress: a line on what runs, and the share of the comparison that is done, from 0 to 1."""

    def __call__(self, words: str, share: float = 0.0) -> None:
        """Shows the progress."""


def no_progress(words: str, share: float = 0.0) -> None:
    """Shows no progress."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """The way both modules are run.

    Attributes:
        limit: instructions that one wave may execute.
        backend: what executes them.
        without: the checks to leave out, by their names in `ldsopt.simt.checks.CHECKS`.
    """

    limit: int = LIMIT
    backend: Backend = "auto"
    without: Collection[str] = ()


def observe(
    module: Module,
    chosen: Chosen,
    schedules: Sequence[Schedule],
    options: RunOptions = RunOptions(),
    *,
    before: Observed | None = None,
    program: PreparedLaunch | None = None,
    watch: ProgressCallback = no_progress,
) -> Observed:
    """Runs a module under schedules, and compares the sources of its reads with those of another one's runs.

    Of a first module that leaves its memory under a launch that was chosen nothing follows, whatever more is run: there
    the first such run is the last.

    Args:
        module: that is run.
        chosen: on what.
        schedules: the orders.
        options: how.
        before: the runs of the other one.
        program: the module, prepared for that launch.
        watch: called with a line about what runs.

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
    """The sources of reads under a schedule; none where waves race, because then a read has no single source."""
    if before is None or any(f.kind == "race" for f in before.results[schedule].findings):
        return None
    return before.sources.get(schedule)


def observe_both(
    before: Module,
    after: Module,
    chosen: Chosen,
    schedules: Sequence[Schedule],
    options: RunOptions,
    *,
    at_once: int,
    watch: ProgressCallback,
) -> tuple[Observed, Observed]:
    """Runs two modules under schedules, with at most so many processes at a time, if the launch is worth that.

    Raises:
        InputError: as `observe`.
    """
    both = _BothModules(before, after, chosen, options)
    wanted = tuple(schedules)

    def part(start: int, count: int) -> ProgressCallback:
        """Tells of some of all runs."""
        return lambda words, share=0.0: watch(words, (start + count * share) / (2 * len(wanted)))

    both.expect(chosen.executed, len(wanted))
    first = both.observe_before(wanted[:1], part(0, 1))
    others = () if chosen.choices and leaves_memory(first.results[wanted[0]], is_chosen=True) else wanted[1:]
    both.expect(first.executed, len(others))
    if at_once > 1 and sum(first.executed.values()) * (2 * len(others) + 1) >= WORTH:
        return both.observe_at_once(first, others, at_once, watch)
    runs = first.joined(both.observe_before(others, part(1, len(others)))) if others else first
    done = tuple(runs.results)
    return runs, both.observe_after(done, runs, part(len(wanted), len(wanted)))


class _ScheduleRuns(NamedTuple):
    """The words of a process on the runs under one schedule.

    Attributes:
        before, after: their results; that of the first module `None` if its run was made before.
        is_compared: sources of reads were.
        by_machine: for each of the two, whether machine code had a part in it.
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
        """Has machine code made, if so many runs in which a function executes so many instructions are worth it."""
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

    def observe_at_once(
        self, first: Observed, others: Sequence[Schedule], at_once: int, watch: ProgressCallback
    ) -> tuple[Observed, Observed]:
        """The runs under schedules, of which the first one's of the first module is made, in processes."""
        schedules = (*first.results, *others)
        name = self._first.kernel.name
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
