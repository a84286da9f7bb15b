"""The reports of `pack`: its summary, and JSON, schema ``ldsopt.packing/1`` (docs/pack.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ldsopt.analysis.liveness.live_ranges import LivenessFinding, LivenessFindingKind
from ldsopt.compare.spelling import as_shown_text, plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.report.grounds import (
    AssumptionMember,
    TransformSubject,
    assumption_lines,
    assumption_members,
    note_lines,
)
from ldsopt.report.liveness import ReasonMember, finding_line, reason_line, reason_member, reason_text
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.transforms.pack.plan import Arena, KernelPlan, PackedKernel, Packing


class PackingSubject(TransformSubject[Packing]):
    """Everything that a report on a packing shows."""

    __slots__ = ()

    def workgroups(self, kernel: PackedKernel) -> tuple[int, int] | None:
        """The workgroups per compute unit that LDS allows, before and after; ``None`` without an architecture."""
        arch = self.module.arch
        if arch is None:
            return None
        return workgroups_by_lds(arch, kernel.plan.before), workgroups_by_lds(arch, kernel.plan.after)

    def findings(self, kernel: PackedKernel) -> tuple[LivenessFinding, ...]:
        """The faults that liveness found in a kernel, except too much LDS, which packing may have repaired."""
        return tuple(
            finding
            for finding in kernel.plan.liveness.findings
            if finding.kind in (LivenessFindingKind.UNWRITTEN_READ, LivenessFindingKind.DEAD_STORE)
        )

    def refusal(self) -> str:
        """The first reason to write no output, as the end of an error message; empty if there is none."""
        for kernel in self.details.kernels:
            for finding in self.findings(kernel):
                left_alone = kernel.plan.left_alone
                if left_alone is not None and left_alone.text == finding.message:
                    line = self.line_of(finding.line)
                    where = self.module.source + ("" if line is None else f":{line}")
                    return f"{where}: {finding.message} [{finding.kind.value}]"
            if excess := self._excess(kernel):
                return f"{self.module.source}: {excess} [{LivenessFindingKind.TOO_MUCH_LDS.value}]"
        return ""

    def _excess(self, kernel: PackedKernel) -> str:
        plan, arch = kernel.plan, self.module.arch
        if arch is None or plan.after <= arch.lds_bytes:
            return ""
        sizes = sorted(plan.liveness.buffers, key=lambda buffer: -buffer.size)
        packed = (
            f"{plan.after} bytes of LDS even when packed"
            if kernel.is_changed
            else f"{plan.after} bytes of LDS"
        )
        why = f" ({plan.left_alone.text})" if plan.left_alone else ""
        table = ", ".join(f"@{buffer.name} {buffer.size}" for buffer in sizes)
        return f"{plan.kernel.name} needs {packed}{why}, and a workgroup has {arch.lds_bytes} on {arch.name}: {table}"


@dataclass(frozen=True, slots=True)
class PackingBytes:
    """Static LDS of a kernel, bytes."""

    before: Natural
    after: Natural
    lower_bound: Natural


@dataclass(frozen=True, slots=True)
class PackingWorkgroups:
    """Workgroups that a compute unit holds."""

    before: Natural
    after: Natural


@dataclass(frozen=True, slots=True)
class PackingVariable:
    """An LDS variable.

    Attributes:
        offset: in the arena; null if it is not in it.
        fixed: why it cannot move; null if it can.
    """

    name: str
    bytes: Positive
    alignment: Positive
    offset: Natural | None
    shares_with: tuple[str, ...]
    fixed: str | None


@dataclass(frozen=True, slots=True)
class PackingObstacle:
    """A pair of variables that may share no byte, and why.

    Attributes:
        line: 1-based line of the input, null where it has none.
    """

    variables: tuple[str, str]
    text: str
    line: Positive | None


@dataclass(frozen=True, slots=True)
class PackingFinding:
    """Something that liveness found wrong.

    Attributes:
        line: 1-based line of the input, null where it has none.
    """

    kind: Literal[LivenessFindingKind.UNWRITTEN_READ, LivenessFindingKind.DEAD_STORE]
    severity: Literal["error", "warning"]
    text: str
    line: Positive | None


@dataclass(frozen=True, slots=True)
class PackingKernel:
    """One kernel.

    Attributes:
        line: 1-based line of the input, null where it has none.
        left_alone: why the kernel was not changed; null if it was.
        arena: name of the array of bytes that holds its variables.
        bytes: static LDS of the kernel; lower_bound is of the variables that can move.
        proven: no placement is better under the goal.
        method: what found the placement.
        workgroups: that the LDS of a compute unit holds, whatever else limits them; null without an architecture.
        dynamic: dynamic LDS variables, which lie behind.
        unshared: why nothing shares bytes, where that is not a matter of pairs.
        obstacles: of the variables that need the most bytes together, what keeps each pair apart.
        barriers: that were added.
        fences: that were added at barriers.
        claims_dropped: accesses from which metadata went that shared bytes make untrue.
    """

    name: str
    line: Positive | None
    left_alone: ReasonMember | None
    arena: str | None
    bytes: PackingBytes
    proven: bool
    method: str
    workgroups: PackingWorkgroups | None
    dynamic: tuple[str, ...]
    variables: tuple[PackingVariable, ...]
    unshared: ReasonMember | None
    obstacles: tuple[PackingObstacle, ...]
    barriers: Natural
    fences: Natural
    claims_dropped: Natural
    findings: tuple[PackingFinding, ...]


@dataclass(frozen=True, slots=True)
class PackingDocument:
    """The changes of `ldsopt pack --json` to a module, kernel by kernel.

    Attributes:
        source: name of the input as the user gave it.
        output: name of the output; - for standard output.
        arch: the gfx architecture; null where none is known.
        changed: the output differs from the input's canonical print.
        assumptions: what the output rests on.
    """

    SCHEMA: ClassVar = "ldsopt.packing/1"

    source: str
    output: str
    arch: str | None
    changed: bool
    assumptions: tuple[AssumptionMember, ...]
    notes: tuple[str, ...]
    warnings: tuple[str, ...]
    kernels: tuple[PackingKernel, ...]


def packing_json(subject: PackingSubject) -> str:
    """The whole report, with a final newline."""
    packing = subject.details
    return json_text(
        PackingDocument(
            *subject.head,
            changed=bool(packing.edits),
            assumptions=assumption_members(packing.assumptions),
            notes=(*subject.module.notes, *packing.liveness.notes),
            warnings=packing.annotation.warnings if packing.annotation else (),
            kernels=tuple(_kernel(subject, kernel) for kernel in packing.kernels),
        )
    )


def _kernel(subject: PackingSubject, kernel: PackedKernel) -> PackingKernel:
    plan, line_of = kernel.plan, subject.line_of
    workgroups = subject.workgroups(kernel)
    return PackingKernel(
        name=plan.kernel.name,
        line=line_of(plan.liveness.line),
        left_alone=reason_member(plan.left_alone, line_of) if plan.left_alone else None,
        arena=kernel.arena or None,
        bytes=filled(PackingBytes, plan),
        proven=plan.proven,
        method=plan.method,
        workgroups=PackingWorkgroups(before=workgroups[0], after=workgroups[1]) if workgroups else None,
        dynamic=plan.liveness.dynamic,
        variables=_variables(kernel),
        unshared=reason_member(plan.unshared, line_of) if plan.unshared else None,
        obstacles=tuple(
            PackingObstacle((one.first, one.second), one.reason.text, reason_line(one.reason, line_of))
            for one in plan.obstacles
        ),
        barriers=subject.details.barriers.get(plan.kernel.name, 0),
        fences=kernel.fences,
        claims_dropped=kernel.claims,
        findings=tuple(_finding(subject, finding) for finding in subject.findings(kernel)),
    )


def _finding(subject: PackingSubject, finding: LivenessFinding) -> PackingFinding:
    severity: Literal["error", "warning"] = "error" if finding.kind.is_error else "warning"
    line = None if finding.line is None else subject.line_of(finding.line)
    assert finding.kind in (LivenessFindingKind.UNWRITTEN_READ, LivenessFindingKind.DEAD_STORE)
    return PackingFinding(finding.kind, severity, finding.message, line)


def _variables(kernel: PackedKernel) -> tuple[PackingVariable, ...]:
    plan = kernel.plan
    places = {place.name: place for place in plan.arena.places} if plan.arena else {}
    sharing = _partners(plan.arena) if plan.arena else {}
    return tuple(
        PackingVariable(
            name=buffer.name,
            bytes=buffer.size,
            alignment=places[buffer.name].alignment if buffer.name in places else buffer.alignment,
            offset=places[buffer.name].offset if buffer.name in places else None,
            shares_with=tuple(sharing.get(buffer.name, ())),
            fixed=plan.kernel.fixed.get(buffer.name),
        )
        for buffer in plan.liveness.buffers
    )


def _partners(arena: Arena) -> dict[str, list[str]]:
    """The variables that share bytes with each, by name."""
    return by_key((one.name, other.name) for a, b in arena.shared for one, other in ((a, b), (b, a)))


_MOST_OBSTACLES = 3


@as_shown_text
def packing_text(subject: PackingSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary: a paragraph for each kernel, then the assumptions behind the result.

    Args:
        subject: of the report.
        explain: also list the place of each variable, and every obstacle to a smaller kernel.
    """
    packing = subject.details
    changed = sum(kernel.is_changed for kernel in packing.kernels)
    what = f"{changed} of {plural(len(packing.kernels), 'kernel')} packed"
    yield f"{subject.title}: " + (what if packing.kernels else "no kernel has a static LDS variable")
    yield from note_lines((*subject.module.notes, *packing.liveness.notes))
    for warning in packing.annotation.warnings if packing.annotation else ():
        yield f"  warning: {warning}"
    for kernel in packing.kernels:
        yield from _kernel_text(subject, kernel, explain)
    yield from assumption_lines(packing.assumptions)


def _kernel_text(subject: PackingSubject, kernel: PackedKernel, explain: bool) -> Iterator[str]:
    plan = kernel.plan
    name = shown(plan.kernel.name)
    if plan.left_alone is not None:
        why = reason_text(plan.left_alone, subject.line_of)
        yield f"  kernel {name}: {plan.before} bytes of LDS, left alone: {why}"
    if plan.arena is not None:
        change = f"{plan.before} -> {plan.after} bytes of LDS{_workgroups(subject, kernel)}"
        yield f"  kernel {name}: {change}; {_proof(plan)}"
        yield from _arena(plan.arena, explain)
        if added := _added(kernel, subject.details.barriers.get(plan.kernel.name, 0)):
            yield f"    {added}"
    for variable, reason in plan.kernel.fixed.items():
        yield f"    stays as it is: {shown(variable)}: {shown(reason)}"
    if plan.liveness.dynamic:
        yield f"    dynamic, behind all that: {', '.join(map(shown, plan.liveness.dynamic))}"
    if plan.unshared is not None:
        yield f"    nothing shares bytes: {reason_text(plan.unshared, subject.line_of)}"
    yield from _obstacles(subject, plan, explain)
    for finding in subject.findings(kernel):
        yield f"    {finding_line(subject.module.source, finding, subject.line_of)}"


def _workgroups(subject: PackingSubject, kernel: PackedKernel) -> str:
    found, arch = subject.workgroups(kernel), subject.module.arch
    if found is None or arch is None:
        return ""
    unit = "work-group processor" if arch.generation in ("gfx10", "gfx11", "gfx12") else "compute unit"
    more = " and dynamic LDS besides" if kernel.plan.liveness.dynamic else ""
    return f", LDS allows {found[0]} -> {found[1]} workgroups a {unit}{more}"


def _proof(plan: KernelPlan) -> str:
    if plan.proven:
        return "proved: no placement is better"
    return f"not proved to be the best: at least {plan.lower_bound} bytes are needed"


def _arena(arena: Arena, explain: bool) -> Iterator[str]:
    partners = _partners(arena)
    if not explain:
        if arena.shared:
            pairs = ", ".join(f"{shown(a.name)} with {shown(b.name)}" for a, b in arena.shared)
            yield f"    on common bytes: {pairs}"
        return
    width = max(len(shown(place.name)) for place in arena.places)
    for place in sorted(arena.places, key=lambda place: (place.offset, place.name)):
        span = f"bytes {place.offset} to {place.offset + place.size - 1}"
        others = ", ".join(map(shown, partners.get(place.name, ())))
        yield f"    {shown(place.name):{width}}  {span}" + (f", with {others}" if others else "")


def _added(kernel: PackedKernel, barriers: int) -> str:
    parts = []
    if barriers:
        parts.append(f"{plural(barriers, 'barrier')} added")
    if kernel.fences:
        parts.append(f"{plural(kernel.fences, 'fence')} added at barriers")
    if kernel.claims:
        parts.append(
            f"{plural(kernel.claims, 'access', 'accesses')} stripped of claims that shared bytes make untrue"
        )
    return "; ".join(parts)


def _obstacles(subject: PackingSubject, plan: KernelPlan, explain: bool) -> Iterator[str]:
    if not plan.obstacles:
        return
    names = dict.fromkeys(name for o in plan.obstacles for name in (o.first, o.second))
    yield f"    what keeps it from less: {', '.join(map(shown, names))} may share no byte"
    most = len(plan.obstacles) if explain else _MOST_OBSTACLES
    for obstacle in plan.obstacles[:most]:
        reason = reason_text(obstacle.reason, subject.line_of)
        yield f"      {shown(obstacle.first)}, {shown(obstacle.second)}: {reason}"
    if len(plan.obstacles) > most:
        yield f"      and {len(plan.obstacles) - most} more pairs (--explain)"
