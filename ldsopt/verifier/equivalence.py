"""`verify`: the same launch of two modules, under every schedule.

Equal outputs alone prove little: most LDS bugs hide behind the order in which a simulator, or one GPU, happens to run
the waves. So both run in several orders, with copies landing as early and as late as they may, and whatever the
simulator's checks find in the second module and not in the first counts against it, even if all bytes are equal. Each
read of LDS has to get its bytes from the same write as in the first module, too (`ldsopt.simt.sources`): what buffers
that share bytes do to each other shows there, whatever they hold.

What depends on the order in the *first* module (atomics whose result is used, a race) has no one right value; there the
second one has to give what the first one gave under any of the schedules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Protocol

from ldsopt import isolation
from ldsopt.errors import InputError, LdsoptError
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.simt.checks import needs_sources
from ldsopt.simt.findings import SimulationFinding
from ldsopt.simt.launch import Launch, resolve
from ldsopt.simt.preparation import Backend, prepare
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import LIMIT, SimulationResult, run
from ldsopt.simt.sources import Sources
from ldsopt.transforms.instrument.instrumented import record_header
from ldsopt.verifier.identity import Identities, Identity
from ldsopt.verifier.launch_search import leaves_memory
from ldsopt.verifier.launches import Chosen, choose, given
from ldsopt.verifier.observed import Observed, coverage_of, differences_of
from ldsopt.verifier.verification import Difference, NewFinding, Verification

SCHEDULES = (
    Schedule("forward", dma="latest"),
    Schedule("forward", dma="earliest"),
    Schedule("reversed", dma="latest"),
    Schedule("reversed", dma="earliest"),
    Schedule("random", seed=1, dma="latest"),
    Schedule("random", seed=2, dma="earliest"),
    Schedule("random", fine=True, seed=3, dma="latest"),
    Schedule("random", fine=True, seed=4, dma="earliest"),
)
"""Every order with every moment at which a copy may land, two seeds of what is random."""

QUICK = (SCHEDULES[0], SCHEDULES[3], SCHEDULES[6])
"""Three that differ in all that a schedule can: one order each, copies early and late, one finely interleaved."""


class Watch(Protocol):
    """What is told in a line what runs, and which share of the comparison is done, from 0 to 1."""

    def __call__(self, words: str, share: float = 0.0) -> None:
        """Is told."""


def unwatched(words: str, share: float = 0.0) -> None:
    """Tells nobody."""


def verify(
    before: Module,
    after: Module,
    launch: Launch | None = None,
    *,
    schedules: Sequence[Schedule] = SCHEDULES,
    tolerance: float = 0.0,
    kernel: str | None = None,
    limit: int = LIMIT,
    at_once: int = 1,
    backend: Backend = "interpreted",
    without: Collection[str] = (),
    watch: Watch = unwatched,
) -> Verification:
    """Whether the second module does what the first one does.

    Args:
        before, after: the modules.
        launch: what to run them on; by default it is chosen, see `launches`.
        schedules: the orders.
        tolerance: by how much floating-point outputs may differ, absolutely.
        kernel: which, where the modules have several and no launch says so.
        limit: instructions that one wave may execute.
        at_once: schedules that run at a time, each in a process of its own; with 1 all run in this one.
        backend: what executes both.
        without: the checks to leave out, by their names in `ldsopt.simt.checks.CHECKS`.
        watch: called with a line about what runs.

    Raises:
        InputError: something cannot be simulated, no launch can be chosen, or the two cannot be compared.
    """
    chosen = given(launch) if launch is not None else _choose(before, kernel, watch, backend)
    runs = _run_both(
        before,
        after,
        chosen,
        schedules,
        at_once=at_once,
        watch=watch,
        run_one=partial(observe, limit=limit, backend=backend, without=without),
    )
    return _judged(*runs, tolerance)


def verify_kernels(
    before: Module,
    after: Module,
    *,
    schedules: Sequence[Schedule] = SCHEDULES,
    tolerance: float = 0.0,
    limit: int = LIMIT,
    at_once: int = 1,
    backend: Backend = "interpreted",
    without: Collection[str] = (),
    watch: Watch = unwatched,
) -> list[Verification]:
    """Each kernel of the first module against the one of its name in the second, on a launch that is chosen for it.

    Raises:
        InputError: as `verify`; and there is no kernel.
    """
    kernels = [function.name for function in before.functions() if function.is_kernel]
    if not kernels:
        raise InputError("no kernel in the module", file=before.source)
    found = []
    for kernel in kernels:
        chosen = _choose(before, kernel, watch, backend)
        runs = _run_both(
            before,
            after,
            chosen,
            schedules,
            at_once=at_once,
            watch=watch,
            run_one=partial(observe, limit=limit, backend=backend, without=without),
        )
        found.append(_judged(*runs, tolerance))
    return found


def _run_both(
    before: Module,
    after: Module,
    chosen: Chosen,
    schedules: Sequence[Schedule],
    *,
    at_once: int,
    watch: Watch,
    run_one: Callable[..., Observed],
) -> tuple[Observed, Observed]:
    """Runs two modules under schedules, which have nothing to do with each other, so that some may run at a time."""
    if at_once == 1:
        runs = run_one(before, chosen, schedules, watch=lambda words, share=0.0: watch(words, share / 2))
        return runs, run_one(
            after,
            chosen,
            tuple(runs.results),
            before=runs,
            watch=lambda words, share=0.0: watch(words, (1 + share) / 2),
        )

    def pair(schedule: Schedule) -> tuple[SimulationResult, SimulationResult, bool]:
        first = run_one(before, chosen, (schedule,))
        second = run_one(after, chosen, (schedule,), before=first)
        return first.results[schedule], second.results[schedule], second.sources_compared

    name = chosen.launch.kernel or "the kernel"
    wanted = tuple(schedules)
    if chosen.choices:  # of a first run that decides nothing, no other is needed
        watch(f"{name} of {before.source}: {wanted[0]}")
        first = run_one(before, chosen, wanted[:1])
        wanted = wanted[:1] if undecided(first) else wanted
    watch(f"{name}: {len(wanted)} schedules, {at_once} at a time")
    found = isolation.run_all(
        [partial(pair, schedule) for schedule in wanted],
        at_once,
        watch=lambda done: watch(f"{name}: {done} of {len(wanted)} schedules", done / len(wanted)),
    )
    ran: dict[Schedule, tuple[SimulationResult, SimulationResult, bool]] = {}
    for schedule, both in zip(wanted, found, strict=True):
        if isinstance(both, LdsoptError):
            raise both
        ran[schedule] = both
    return (
        Observed(before, chosen, {s: both[0] for s, both in ran.items()}, {}, sources_compared=False),
        Observed(
            after,
            chosen,
            {s: both[1] for s, both in ran.items()},
            {},
            sources_compared=all(both[2] for both in ran.values()),
        ),
    )


def _choose(module: Module, kernel: str | None, watch: Watch, backend: Backend) -> Chosen:
    watch(f"{kernel or 'the kernel'} of {module.source}: looking for a launch")
    return choose(module, kernel=kernel, backend=backend)


def observe(
    module: Module,
    chosen: Chosen,
    schedules: Sequence[Schedule] = SCHEDULES,
    *,
    limit: int = LIMIT,
    before: Observed | None = None,
    backend: Backend = "interpreted",
    without: Collection[str] = (),
    watch: Watch = unwatched,
) -> Observed:
    """Runs a module under schedules, and compares the sources of its reads with those of another one's runs.

    Of a first module that leaves its memory under a launch that was chosen nothing follows, whatever more is run: there
    the first such run is the last.

    Raises:
        InputError: it cannot be simulated.
    """
    program = prepare(module, chosen.launch, backend=backend)
    sources = {s: Sources(_comparable(before, s)) for s in schedules if needs_sources(without)}
    results = {}
    for number, schedule in enumerate(schedules):

        def tell(done: int, total: int, number: int = number, schedule: Schedule = schedule) -> None:
            words = f"{program.kernel.name} of {module.source}: {schedule}"
            watch(words, (number + done / total) / len(schedules))

        tell(0, 1)
        kept = sources.get(schedule)
        results[schedule] = run(program, schedule, limit=limit, sources=kept, without=without, watch=tell)
        if before is None and chosen.choices and leaves_memory(results[schedule], is_chosen=True):
            break
    is_compared = bool(sources) and all(found.is_compared for found in sources.values())
    return Observed(module, chosen, results, sources, is_compared)


def _comparable(before: Observed | None, schedule: Schedule) -> Sources | None:
    """The sources of reads under a schedule; none where waves race, because then a read has no single source."""
    if before is None or any(f.kind == "race" for f in before.results[schedule].findings):
        return None
    return before.sources.get(schedule)


def compare(
    before: Observed,
    after: Module,
    schedules: Sequence[Schedule] | None = None,
    *,
    tolerance: float = 0.0,
    limit: int = LIMIT,
    backend: Backend = "interpreted",
    watch: Watch = unwatched,
) -> Verification:
    """Judges a module by the runs of its original.

    Args:
        before: the runs.
        after: the module to be judged.
        schedules: some of those of the runs; by default all of them.
        tolerance, limit, backend, watch: as for `verify`.
    """
    wanted = tuple(schedule for schedule in schedules or before.results if schedule in before.results)
    runs = observe(after, before.chosen, wanted, limit=limit, before=before, backend=backend, watch=watch)
    return _judged(before, runs, tolerance)


def _judged(before: Observed, runs: Observed, tolerance: float) -> Verification:
    """What follows from the runs of two modules, the second one's under some of the first one's schedules."""
    after, wanted = runs.module, tuple(runs.results)
    first = next(iter(runs.results.values()))
    expected = next(iter(before.results.values())).outputs
    if {n: (a.shape, a.dtype) for n, a in expected.items()} != {
        n: (a.shape, a.dtype) for n, a in first.outputs.items()
    }:
        raise InputError("the two modules have different outputs", file=after.source)
    recorded = _record_buffers(after, before.chosen.launch)
    unsteady = tuple(name for name in before.nondeterministic if name not in recorded)
    differences: list[Difference] = []
    new: dict[object, NewFinding] = {}
    known = set(_identified(before).values())
    shared = set()
    for (schedule, finding), identity in _identified(runs).items():
        if identity in known:
            shared.add(identity)
        else:
            new.setdefault(identity, NewFinding(schedule, finding))
    for schedule, result in runs.results.items():
        if not result.completed and before.results[schedule].completed and not result.findings:
            new.setdefault("incomplete", NewFinding(schedule, _incomplete(schedule)))
        computed = {name: got for name, got in result.outputs.items() if name not in recorded}
        differences += differences_of(before, unsteady, schedule, computed, tolerance)
    return Verification(
        before=before.module.source,
        after=after.source,
        differences=tuple(differences),
        new_findings=tuple(new.values()),
        known_findings=len(shared),
        coverage=coverage_of(before, wanted, runs, unsteady),
        tolerance=tolerance,
        undecided=undecided(before),
        notes=next(iter(before.results.values())).notes,
    )


def _record_buffers(module: Module, launch: Launch) -> frozenset[str]:
    """The names of the outputs to which a kernel writes what it records of itself, which is no result of it."""
    kernel = launch.kernel or next(
        (function.name for function in module.functions() if function.is_kernel), ""
    )
    header = record_header(module, kernel)
    if header is None or header.argument is None:
        return frozenset()
    return frozenset({resolve(launch, require_arch(module))[header.argument].name})


def undecided(before: Observed) -> str:
    """Why the first module's runs decide nothing, if they do not: it reads or writes what the launch does not give.

    What lies there is nobody's: a version of the module that does the same may find something else.
    """
    for result in before.results.values():
        if left := leaves_memory(result, is_chosen=bool(before.chosen.choices)):
            return f"the first module {left}"
    return ""


def _identified(runs: Observed) -> dict[tuple[Schedule, SimulationFinding], Identity]:
    """Yields every finding under every schedule with its identity in other versions of the module."""
    found = [(s, finding) for s, result in runs.results.items() for finding in result.findings]
    identities = Identities(runs.module) if found else None
    return {key: identities.of(key[1]) for key in found} if identities else {}


def _incomplete(schedule: Schedule) -> SimulationFinding:
    return SimulationFinding("deadlock", f"the kernel does not end ({schedule})", (0, 0, 0))
