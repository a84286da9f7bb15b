"""`verify --machine`: the first module executed as IR, the second one's machine code as the GPU would execute it.

The compiler is part of what is compared, its waits above all. Findings of the two executions cannot be matched by
place; one that the machine code has counts as new unless executing the IR finds something of the same kind. Where the
order of waves decides what the IR computes, any of its results is accepted, as everywhere in
`ldsopt.verifier.equivalence`. Where outputs differ, they are compared once more with those of the module as its own
text allows a compiler to round it (`ldsopt.verifier.contraction`); equality with that counts, and is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ldsopt.emulate.emulate import EmulatedCode, emulate, prepare_machine
from ldsopt.emulate.wave import Retirement
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, simulate
from ldsopt.verifier.contraction import contracted
from ldsopt.verifier.equivalence import SCHEDULES
from ldsopt.verifier.launches import Chosen, choose, given
from ldsopt.verifier.observed import Observed, coverage_of, differences_of
from ldsopt.verifier.observing import Watch, unwatched
from ldsopt.verifier.verdict import undecided
from ldsopt.verifier.verification import Difference, NewFinding, Verification

QUICK = (SCHEDULES[0], SCHEDULES[2], SCHEDULES[7])
"""Three of them: operations late in one order of waves and in its reverse, since a late read shows in one of the two
only; and early, finely interleaved."""


def verify_machine_code(
    before: Module,
    after: EmulatedCode,
    launch: Launch | None = None,
    *,
    schedules: Sequence[Schedule] = QUICK,
    tolerance: float = 0.0,
    kernel: str | None = None,
    shape: tuple[int, int, int] | None = None,
    watch: Watch = unwatched,
) -> Verification:
    """Whether machine code does what a module does.

    Args:
        before: the module, executed as IR.
        after: the machine code.
        launch: what to run both on; by default it is chosen, see `ldsopt.verifier.launches`.
        schedules: the orders; of the machine code, all operations happen as early or late as copies do.
        tolerance: by how much floating-point outputs may differ, absolutely.
        kernel: which, where the module has several and no launch says so.
        shape: of the workgroups of a launch that is chosen, if it is told.
        watch: called with a line about what runs.

    Raises:
        InputError: something cannot be executed, no launch can be chosen, or the two cannot be compared.
        Unavailable: AMD's instruction pseudocode is not installed.
    """
    chosen = given(launch) if launch is not None else choose(before, kernel=kernel, shape=shape)
    prepared = prepare_machine(after, chosen.launch)
    observed = _executed(before, chosen, schedules, watch)
    known = {finding.kind for result in observed.results.values() for finding in result.findings}
    new: dict[object, NewFinding] = {}
    shared, runs = set[object](), dict[Schedule, SimulationResult]()
    for schedule in schedules:
        watch(f"executing machine code: {schedule}")
        retirement: Retirement = "youngest" if schedule.order == "reversed" else "oldest"
        runs[schedule] = result = emulate(prepared, schedule, retirement=retirement)
        if result.outputs.keys() != observed.results[schedule].outputs.keys():
            raise InputError("the two have different outputs", file=after.source)
        for finding in result.findings:
            place = finding.kind, finding.access.site.line if finding.access else 0
            if finding.kind in known:
                shared.add(place)
            else:
                new.setdefault(place, NewFinding(schedule, finding))
    differences, rounding = _differences(observed, runs, tolerance), ""
    allowed = contracted(before) if differences else None
    if allowed is not None:
        rounded = _executed(allowed.module, chosen, schedules, watch)
        if not _differences(rounded, runs, tolerance):
            differences, rounding = [], str(allowed)
    coverage = coverage_of(observed, tuple(schedules), observed, observed.nondeterministic)
    return Verification(
        before=before.source,
        after=after.source,
        differences=tuple(differences),
        new_findings=tuple(new.values()),
        known_findings=len(shared),
        coverage=replace(coverage, sources_compared=False, is_machine=True),
        tolerance=tolerance,
        undecided=undecided(observed),
        notes=next(iter(observed.results.values())).notes,
        rounding=rounding,
        launch=chosen.launch,
    )


def _executed(module: Module, chosen: Chosen, schedules: Sequence[Schedule], watch: Watch) -> Observed:
    """What executing a module's IR gives."""
    results = {}
    for schedule in schedules:
        watch(f"executing IR: {schedule}")
        results[schedule] = simulate(module, chosen.launch, schedule)
    return Observed(module, chosen, results, {}, sources_compared=False)


def _differences(
    before: Observed, runs: Mapping[Schedule, SimulationResult], tolerance: float
) -> list[Difference]:
    """How outputs of the machine code differ from those of IR."""
    return [
        difference
        for schedule, result in runs.items()
        for difference in differences_of(before, before.nondeterministic, schedule, result.outputs, tolerance)
    ]
