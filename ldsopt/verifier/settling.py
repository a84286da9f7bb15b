"""What machine code finds to differ is settled by the interpreter.

Both backends execute a kernel as its IR allows. Where IR leaves a result open, they may choose differently: which of
two NaNs an operation gives. Machine code takes a function over in the middle of a run, and not at the same place in
both modules, so that two modules that do the same may end with different bits.

**Rule.** That two modules are *equal* may follow from any runs: each shows what its module may do, and they did the
same. That they *differ* follows only from runs of the interpreter alone, whose choice depends on nothing but the
operation. So as long as every schedule under which something differs, or is found in the second module only, has a
run that machine code had a part in, the first of them is run again, both modules by the interpreter, and the verdict
is made anew. It ends where a difference is one of the interpreter's, or none is left. What machine code alone found is
never among the differences; the schedules are named as not settled.

The outputs that depend on the schedule in the first module are those of all its runs, of which each is one that it may
make, whatever made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ldsopt.simt.schedule import Schedule
from ldsopt.verifier.observed import Observed
from ldsopt.verifier.observing import RunOptions, Watch, observe
from ldsopt.verifier.verdict import judge
from ldsopt.verifier.verification import Verification


def judge_settled(
    before: Observed, runs: Observed, tolerance: float, options: RunOptions, watch: Watch
) -> Verification:
    """What follows from the runs of two modules, with what differs settled by the interpreter.

    Args:
        before, runs: of the first module, and of the second under some of the first one's schedules.
        tolerance: as of `ldsopt.verifier.equivalence.verify`.
        options: how they ran.
        watch: called with a line about what runs.

    Raises:
        InputError: they have different outputs.
    """
    interpreted = replace(options, backend="interpreted")
    settled: list[Schedule] = []
    while True:
        verdict = judge(before, runs, tolerance)
        doubtful = before.by_machine | runs.by_machine
        suspects = _differing(verdict, tuple(runs.results))
        if verdict.undecided or not suspects or not doubtful.issuperset(suspects):
            break
        schedule = suspects[0]
        watch(f"{verdict.after}: settling what differs by the interpreter: {schedule}")
        first = observe(before.module, before.chosen, (schedule,), interpreted)
        second = observe(runs.module, before.chosen, (schedule,), interpreted, before=first)
        before, runs = before.joined(first), runs.joined(second)
        settled.append(schedule)
    return replace(
        verdict,
        differences=tuple(d for d in verdict.differences if d.schedule not in doubtful),
        new_findings=tuple(n for n in verdict.new_findings if n.schedule not in doubtful),
        settled=tuple(settled),
        unsettled=tuple(s for s in suspects if s in doubtful),
    )


def _differing(verdict: Verification, schedules: Sequence[Schedule]) -> list[Schedule]:
    """The schedules under which two modules differ, in their order."""
    found = {d.schedule for d in verdict.differences} | {n.schedule for n in verdict.new_findings}
    return [schedule for schedule in schedules if schedule in found]
