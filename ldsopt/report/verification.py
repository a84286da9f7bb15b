"""The reports of `verify`: differences, new findings and grounds, and JSON, schema ``ldsopt.verification/1``
(docs/verify.md); the report of `fuzz`, and the files for each of its failures.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from ldsopt.compare.spelling import GREEN, RED, as_text, paint, plural, some_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.errors import shown
from ldsopt.report.grounds import ScopeMember, scope_line, scope_member
from ldsopt.report.simulation import finding_lines
from ldsopt.simt.findings import LaneTouch, SimulationFindingKind, SimulationNote
from ldsopt.simt.schedule import Schedule
from ldsopt.verifier.verification import Difference, LaunchCoverage, Verification

if TYPE_CHECKING:
    from ldsopt.verifier.fuzz import FuzzResult


@dataclass(frozen=True, slots=True)
class ScheduledFinding:
    """A finding in the second module that the first one does not have.

    Attributes:
        schedule: under which it was seen.
        message: one sentence.
        workgroup: the first one in which it was seen.
        access: what was executed when it was noticed; null where no access did it.
        other: the earlier access that it collides with, where there is one and it is still on record.
        count: how often this pair of instructions did it.
    """

    schedule: Schedule
    kind: SimulationFindingKind
    message: str
    workgroup: tuple[Natural, Natural, Natural]
    access: LaneTouch | None
    other: LaneTouch | None
    count: Positive


@dataclass(frozen=True, slots=True)
class VerificationDocument:
    """Two versions of a kernel, executed and compared, as `ldsopt verify --format json` writes it.

    Attributes:
        before: name of the first module as the user gave it.
        after: name of the second module.
        equivalent: nothing differs and nothing new was found.
        undecided: why nothing follows from the runs; empty if something does.
        tolerance: how far floating-point outputs may differ; 0 is bit by bit.
        rounding: which operations of the first module had to round otherwise than the simulator does, as its text
            allows a compiler, for outputs to be equal; empty if none.
        differences: buffers that end with other contents than under the first module.
        new_findings: what the checks find in the second module and not in the first.
        notes: what the first module executes of which no result can be known: what LLVM leaves open, as by how many
            bytes the addresses of two LDS variables differ.
        known_findings: how many findings both modules have.
        settled: schedules under which the interpreter ran both modules once more, since machine code found something
            to differ.
        unsettled: schedules under which machine code found something to differ, too, and that were not run once more,
            since others decide; what it found there is not reported.
        replayed: schedules under which the first module ran once more, in the order of the second one's atomic
            accesses, since something differed in its own.
        coverage: what the answer rests on.
    """

    SCHEMA: ClassVar = "ldsopt.verification/1"

    before: str
    after: str
    equivalent: bool
    undecided: str
    tolerance: Annotated[float, ("minimum", 0)]
    rounding: str
    differences: tuple[Difference, ...]
    new_findings: tuple[ScheduledFinding, ...]
    notes: tuple[SimulationNote, ...]
    known_findings: Natural
    settled: tuple[Schedule, ...]
    unsettled: tuple[Schedule, ...]
    replayed: tuple[Schedule, ...]
    scope: ScopeMember
    coverage: LaunchCoverage


def verification_json(verification: Verification) -> str:
    """The whole report, with a final newline."""
    return json_text(
        filled(
            VerificationDocument,
            verification,
            equivalent=verification.is_equivalent,
            new_findings=tuple(
                filled(ScheduledFinding, new.finding, schedule=new.schedule)
                for new in verification.new_findings
            ),
            scope=scope_member(verification.coverage.scope),
        )
    )


_MOST, _FEW = 10, 3


@as_text
def verification_text(verification: Verification, *, color: bool = False) -> Iterator[str]:
    """The whole report, with a final newline."""
    yield f"{shown(verification.before)} -> {shown(verification.after)}"
    for note in verification.notes[:_MOST]:
        yield shown(str(note))
    for difference in verification.differences[:_MOST]:
        yield f"{paint('different', RED, color)}: {difference}"
    if len(verification.differences) > _MOST:
        yield f"and {len(verification.differences) - _MOST} more"
    for new in verification.new_findings[:_MOST]:
        yield from finding_lines(new.finding, verification.after, color)
        yield f"      schedule: {new.schedule}"
    if len(verification.new_findings) > _MOST:
        yield f"and {len(verification.new_findings) - _MOST} more"
    yield from _coverage(verification.coverage)
    if verification.known_findings:
        yield f"{plural(verification.known_findings, 'finding')} that both have"
    if verification.settled:
        schedules = "; ".join(map(str, verification.settled))
        yield f"machine code found something to differ, and the interpreter settled it: {schedules}"
    if verification.unsettled:
        yield f"  not settled, since that decides: {plural(len(verification.unsettled), 'schedule')}"
    if verification.replayed:
        schedules = "; ".join(map(str, verification.replayed))
        yield f"the order of atomic accesses decides; compared in the second module's order: {schedules}"
    if verification.undecided:
        yield f"no verdict: {verification.undecided}"
        return
    if verification.rounding:
        yield f"  rounded as the first module allows: {verification.rounding}"
    how = f"within {verification.tolerance}" if verification.tolerance else "bit by bit"
    coverage = verification.coverage
    if verification.is_equivalent and not coverage.is_enough:
        yield f"no difference found, and too little ran to call them equal: {_missing(coverage)}"
    elif verification.is_equivalent:
        words = f"equal ({how}) under {plural(len(coverage.schedules), 'schedule')}"
        missing = _missing(coverage)
        yield paint(f"{words}, on what ran; {missing}" if missing else words, GREEN, color)
    else:
        yield "not equivalent"
        differing = {one.output for one in verification.differences}
        if differing <= {*coverage.nondeterministic} and not verification.new_findings:
            yield (
                "  all that differs depends on the order in the first module, and not every result of it is known: "
                "give a launch without races (--launch), or remove them"
            )


def failure(verification: Verification) -> str:
    """The reason why the two are not equivalent, in one line; empty if they are."""
    if verification.is_equivalent or verification.undecided:
        return ""
    parts = []
    if verification.differences:
        parts.append(plural(len({d.output for d in verification.differences}), "different output"))
    if verification.new_findings:
        parts.append(plural(len(verification.new_findings), "new finding"))
    return f"{verification.after}: not equivalent to {verification.before}: {', '.join(parts)}"


def _missing(coverage: LaunchCoverage) -> str:
    """The blocks and loops that the verdict does not cover; empty if there are none."""
    parts = []
    if coverage.never_ran:
        places = some_of([shown(str(site)) for site in coverage.never_ran], _FEW)
        parts.append(f"{len(coverage.never_ran)} of {plural(coverage.blocks, 'block')} never ran: {places}")
    if coverage.ran_once:
        places = some_of([shown(str(site)) for site in coverage.ran_once], _FEW)
        parts.append(
            f"{len(coverage.ran_once)} of {plural(coverage.loops, 'loop')} took no second iteration: {places}"
        )
    return "; ".join(parts)


def _coverage(coverage: LaunchCoverage) -> Iterator[str]:
    block = "x".join(map(str, coverage.block))
    grid = "x".join(map(str, coverage.grid))
    yield f"ran: {grid} workgroups of {block}, {', '.join(coverage.arguments) or 'no arguments'}"
    for choice in coverage.chosen:
        yield f"  chosen: {choice}"
    if coverage.further:
        yield f"  and under one schedule each, with other integers: {'; '.join(coverage.further)}"
    yield f"schedules: {'; '.join(map(str, coverage.schedules))}"
    yield f"LDS accesses executed: {coverage.executed} of {coverage.lds_accesses}"
    if coverage.missed:
        yield f"  not covered in the second module: {some_of([shown(str(site)) for site in coverage.missed], _MOST)}"
    groups = math.prod(coverage.grid)
    stored = f"workgroups that stored anything: {coverage.working_groups} of {groups}"
    yield f"{stored}; lanes active on average: {coverage.active_lanes:g}"
    if coverage.not_checked:
        yield f"  not checked: {', '.join(coverage.not_checked)}"
    yield f"  {scope_line(coverage.scope)}"
    if not coverage.sources_compared:
        yield "  not compared: which write each LDS read gets its bytes from (other LDS accesses, or races)"
    if coverage.nondeterministic:
        names = ", ".join(map(shown, coverage.nondeterministic))
        yield f"  depends on the order in the first module, so any of its results was accepted: {names}"


@as_text
def fuzz_text(result: FuzzResult) -> Iterator[str]:
    """The whole report, with a final newline."""
    for failure in result.failures:
        yield shown(str(failure))
    for kind, count in sorted(result.counted.items()):
        yield f"counted, no failure: {plural(count, 'finding')} of check: {kind}"
    code = (
        ""
        if result.judged is None
        else f", {result.judged} of them with code of their own, which was checked"
    )
    yield (
        f"{plural(result.count, 'kernel')} from seed {result.first}, {result.changed} of them changed, "
        f"{plural(result.versions, 'different version')} compared{code}: {plural(len(result.failures), 'failure')}"
    )


def fuzz_files(result: FuzzResult) -> dict[str, str]:
    """The kernel and the launch of each failure, as input for `simulate` and `verify`, by file name."""
    written = {}
    for failure in result.failures:
        name = f"seed{failure.seed}.{failure.shape}.{failure.variant}"
        launch = failure.launch
        written[f"{name}.ll"] = f"; {shown(str(failure))}\n{failure.text}"
        document = {
            "grid": list(launch.grid),
            "block": list(launch.block),
            "dynamic_lds": launch.dynamic_lds,
            "arguments": list(launch.arguments),
        }
        written[f"{name}.json"] = json.dumps(document, indent=2, default=str) + "\n"
    return written
