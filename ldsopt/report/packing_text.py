"""The summary of `pack` on standard error."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import plural, text_of
from ldsopt.errors import shown
from ldsopt.report.liveness_text import finding_line
from ldsopt.report.packing import PackingSubject
from ldsopt.report.reasons import reason_text
from ldsopt.report.transformed import assumption_lines, note_lines
from ldsopt.transforms.pack.packing import PackedKernel
from ldsopt.transforms.pack.plan import Arena, KernelPlan

_MOST_OBSTACLES = 3


def render(subject: PackingSubject, *, explain: bool = False) -> str:
    """The summary: a paragraph for each kernel, then the assumptions that the result rests on.

    Args:
        subject: what it is about.
        explain: also list where each variable lies, and all that keeps the kernel from needing less.
    """
    return text_of(map(shown, _lines(subject, explain)))


def _lines(subject: PackingSubject, explain: bool) -> Iterator[str]:
    packing = subject.details
    changed = sum(kernel.is_changed for kernel in packing.kernels)
    what = f"{changed} of {plural(len(packing.kernels), 'kernel')} packed"
    yield f"{subject.title}: " + (what if packing.kernels else "no kernel has a static LDS variable")
    yield from note_lines((*subject.module.notes, *packing.liveness.notes))
    for warning in packing.annotation.warnings if packing.annotation else ():
        yield f"  warning: {warning}"
    for kernel in packing.kernels:
        yield from _kernel(subject, kernel, explain)
    yield from assumption_lines(packing.assumptions)


def _kernel(subject: PackingSubject, kernel: PackedKernel, explain: bool) -> Iterator[str]:
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
    partners: dict[str, list[str]] = {}
    for a, b in arena.shared:
        partners.setdefault(a.name, []).append(b.name)
        partners.setdefault(b.name, []).append(a.name)
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
