"""The reports of `simulate`: findings, executed instructions, conflicts of LDS banks, and JSON, schema
``ldsopt.simulation/1`` (docs/simulate.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Protocol

from ldsopt.compare.spelling import GREEN, RED, WIDEST, as_text, cut, paint, plural, some_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.simt.execution import Profile
from ldsopt.simt.findings import LaneTouch, SimulationFinding, SimulationNote
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult
from ldsopt.target.arch import Arch
from ldsopt.verifier.verification import ExpectedComparison


@dataclass(frozen=True, slots=True)
class SimulatedOutput:
    """A buffer that the kernel was given.

    Attributes:
        type: numpy's name of the element type.
    """

    type: str
    shape: tuple[Natural, ...]


@dataclass(frozen=True, slots=True)
class SimulationDocument:
    """One run of a kernel on the CPU, as `ldsopt simulate --format json` writes it. The buffers' contents are not in
    it: `--outputs` writes those.

    Attributes:
        source: name of the input as the user gave it.
        arch: the gfx architecture; null where none is known.
        completed: every workgroup ran to its end; else the last finding says what stopped it.
        outputs: the buffers that the kernel was given, by name.
        profile: counts of operations over the whole launch; no times.
        not_checked: the checks that were left out, by name.
        expected: how each buffer that was expected to hold certain values compares with these.
        notes: what was executed of which no result can be known: what LLVM leaves open, as by how many bytes the
            addresses of two LDS variables differ.
    """

    SCHEMA: ClassVar = "ldsopt.simulation/1"

    source: str
    arch: str | None
    schedule: Schedule
    completed: bool
    outputs: Mapping[str, SimulatedOutput]
    profile: Profile
    findings: tuple[SimulationFinding, ...]
    notes: tuple[SimulationNote, ...]
    not_checked: tuple[str, ...]
    expected: tuple[ExpectedComparison, ...]


def simulation_json(
    module: ExecutedCode,
    schedule: Schedule,
    result: SimulationResult,
    expected: Sequence[ExpectedComparison] = (),
) -> str:
    """The whole report, with a final newline."""
    outputs = {name: SimulatedOutput(str(each.dtype), each.shape) for name, each in result.outputs.items()}
    return json_text(
        filled(
            SimulationDocument,
            result,
            source=module.source,
            arch=module.arch.name if module.arch else None,
            schedule=schedule,
            outputs=outputs,
            expected=tuple(expected),
        )
    )


_MOST_BANKS, _MOST_LANES, _MOST_PLACES = 5, 8, 3


@as_text
def simulation_text(
    module: ExecutedCode,
    schedule: Schedule,
    result: SimulationResult,
    expected: Sequence[ExpectedComparison] = (),
    *,
    verbose: bool = False,
    color: bool = False,
) -> Iterator[str]:
    """The whole report, with a final newline: all findings, or one for each kind in each kernel."""
    profile = result.profile
    arch = f"{module.arch.name}, " if module.arch else ""
    yield f"{shown(module.source)} ({arch}{schedule}): {_verdict(result, color)}"
    for note in result.notes:
        yield shown(str(note))
    for group in _groups(result.findings):
        for finding in group if verbose else group[:1]:
            yield from finding_lines(finding, module.source, color)
        if len(group) > 1 and not verbose:
            yield from _others(group)
    yield (
        f"{plural(profile.instructions, 'instruction')} executed by waves, {profile.lane_instructions} by lanes; "
        f"{plural(profile.barriers, 'barrier')}, {plural(profile.copies, 'copy', 'copies')} into LDS"
    )
    if profile.reads_beyond:
        yield f"{plural(profile.reads_beyond, 'read')} a little behind the end of a buffer, which gave zero"
    conflicts = sorted(profile.accesses, key=lambda a: a.ideal_cycles - a.cycles)
    for access in conflicts[:_MOST_BANKS]:
        if access.cycles > access.ideal_cycles:
            yield (
                f"{shown(str(access.site))}: LDS bank conflicts: {access.cycles} cycles, "
                f"{access.ideal_cycles} without: {shown(access.site.text)[:WIDEST]}"
            )
    if result.not_checked:
        yield f"not checked: {', '.join(result.not_checked)}"
    for comparison in expected:
        yield paint(shown(str(comparison)), RED if comparison.count else GREEN, color)


def failure(source: str, result: SimulationResult, expected: Sequence[ExpectedComparison] = ()) -> str:
    """The reason why the run fails, in one line; empty if it does not."""
    if result.findings:
        return f"{source}: {plural(len(result.findings), 'finding')}"
    if wrong := [comparison for comparison in expected if comparison.count]:
        return f"{source}: {wrong[0]}"
    return "" if result.completed else f"{source}: the kernel did not end"


def finding_lines(finding: SimulationFinding, source: str, color: bool = False) -> Iterator[str]:
    """The lines on a finding and its instructions, each with its place in the input."""
    times = f" ({finding.count} times)" if finding.count > 1 else ""
    place = finding.access.site if finding.access else source
    yield f"{shown(str(place))}: {paint(finding.kind, RED, color)}: {shown(finding.message)}{times}"
    if finding.access is not None:
        yield from _touch(finding.access)
    if finding.other is not None:
        yield f"  {shown(str(finding.other.site))}: earlier"
        yield from _touch(finding.other)


def _touch(touch: LaneTouch) -> Iterator[str]:
    yield f"    {cut(shown(touch.site.text))}"
    where = f"{shown(touch.site.function)}, wave {touch.wave}, lanes {some_of(touch.lanes, _MOST_LANES)}"
    yield f"      {where}; {touch.size} bytes at {touch.address:#x}, phase {touch.phase}"


def _verdict(result: SimulationResult, color: bool) -> str:
    """The number of findings, and their kinds."""
    if not result.findings:
        return paint("no findings", GREEN, color)
    kinds = Counter(finding.kind for finding in result.findings)
    counted = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    return paint(f"{plural(len(result.findings), 'finding')}: {counted}", RED, color)


def _groups(findings: Sequence[SimulationFinding]) -> list[list[SimulationFinding]]:
    """Findings of one kind in one function, in order of their first."""
    found = by_key(((one.kind, one.access.site.function if one.access else ""), one) for one in findings)
    return list(found.values())


def _others(group: Sequence[SimulationFinding]) -> Iterator[str]:
    """The places of a group's other findings, as many as fit a line or two."""
    places = [
        " and ".join(shown(str(touch.site)) for touch in (one.access, one.other) if touch is not None)
        for one in group[1:]
    ]
    told = "; ".join(filter(None, places[:_MOST_PLACES]))
    more = f"; {len(places) - _MOST_PLACES} more" if len(places) > _MOST_PLACES else ""
    yield f"  and {len(places)} more of this kind (--verbose shows them){': ' if told else ''}{told}{more}"


# --- executed code ------------------------------------------------------------------------------------------
#
# The part of executed code that a report names, whether a module of IR or machine code.


class ExecutedCode(Protocol):
    """Code with its name and its architecture."""

    @property
    def source(self) -> str:
        """The name of the executed module."""

    @property
    def arch(self) -> Arch | None:
        """The architecture, if it is known."""
