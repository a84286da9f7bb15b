"""What follows from the runs of two modules: what differs, and what the simulator finds in the second one only."""

from __future__ import annotations

from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.simt.findings import SimulationFinding
from ldsopt.simt.launch import Launch, resolve
from ldsopt.simt.schedule import Schedule
from ldsopt.transforms.instrument.instrumented import record_header
from ldsopt.verifier.identity import Identities, Identity
from ldsopt.verifier.launch_search import leaves_memory
from ldsopt.verifier.observed import Observed, coverage_of, differences_of
from ldsopt.verifier.verification import Difference, NewFinding, Verification


def judge(before: Observed, runs: Observed, tolerance: float) -> Verification:
    """What follows from the runs of two modules, the second one's under some of the first one's schedules.

    Raises:
        InputError: they have different outputs.
    """
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
        launch=before.chosen.launch,
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
