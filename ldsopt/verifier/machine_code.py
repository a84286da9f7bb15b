"""`verify --machine`: the first module executed as IR, the second one's machine code as the GPU would execute it.

The compiler is part of what is compared, its waits above all. Findings of the two executions cannot be matched by
place; one that the machine code has counts as new unless executing the IR finds something of the same kind. Where the
order of waves decides what the IR computes, any of its results is accepted, as everywhere in
`ldsopt.verifier.equivalence`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ldsopt.emulate.emulate import EmulatedCode, emulate, prepare_machine
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import simulate
from ldsopt.verifier.equivalence import QUICK, Observed, Watch, coverage_of, differences_of, undecided
from ldsopt.verifier.launches import choose, given
from ldsopt.verifier.verification import Difference, NewFinding, Verification


def verify_machine_code(
    before: Module,
    after: EmulatedCode,
    launch: Launch | None = None,
    *,
    schedules: Sequence[Schedule] = QUICK,
    tolerance: float = 0.0,
    kernel: str | None = None,
    watch: Watch = lambda _: None,
) -> Verification:
    """Whether machine code does what a module does.

    Args:
        before: the module, executed as IR.
        after: the machine code.
        launch: what to run both on; by default it is chosen, see `ldsopt.verifier.launches`.
        schedules: the orders; of the machine code, all operations happen as early or late as copies do.
        tolerance: by how much floating-point outputs may differ, absolutely.
        kernel: which, where the module has several and no launch says so.
        watch: called with a line about what runs.

    Raises:
        InputError: something cannot be executed, no launch can be chosen, or the two cannot be compared.
        Unavailable: AMD's instruction pseudocode is not installed.
    """
    chosen = given(launch) if launch is not None else choose(before, kernel=kernel)
    prepared = prepare_machine(after, chosen.launch)
    results = {}
    for schedule in schedules:
        watch(f"executing IR: {schedule}")
        results[schedule] = simulate(before, chosen.launch, schedule)
    observed = Observed(before, chosen, results, {}, sources_compared=False)
    known = {finding.kind for result in results.values() for finding in result.findings}
    new: dict[object, NewFinding] = {}
    shared, differences = set[object](), list[Difference]()
    for schedule in schedules:
        watch(f"executing machine code: {schedule}")
        result = emulate(
            prepared, schedule, retirement="youngest" if schedule.order == "reversed" else "oldest"
        )
        if result.outputs.keys() != results[schedule].outputs.keys():
            raise InputError("the two have different outputs", file=after.source)
        for finding in result.findings:
            place = finding.kind, finding.access.site.line if finding.access else 0
            if finding.kind in known:
                shared.add(place)
            else:
                new.setdefault(place, NewFinding(schedule, finding))
        differences += differences_of(
            observed, observed.nondeterministic, schedule, result.outputs, tolerance
        )
    coverage = coverage_of(observed, tuple(schedules), observed, observed.nondeterministic)
    return Verification(
        before=before.source,
        after=after.source,
        differences=tuple(differences),
        new_findings=tuple(new.values()),
        known_findings=len(shared),
        coverage=replace(coverage, sources_compared=False),
        tolerance=tolerance,
        undecided=undecided(observed),
        notes=next(iter(results.values())).notes,
    )
