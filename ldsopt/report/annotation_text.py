"""The summary of `annotate` on standard error, and its explanations."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.report.annotation import ASSUMPTIONS, STATUSES, WHY, Subject
from ldsopt.transforms.annotate import AnnotatedFunction


def render(subject: Subject, *, explain: bool = False) -> str:
    """One line a function, then what the result rests on."""
    return "".join(f"{line}\n" for line in _lines(subject, explain))


def _lines(subject: Subject, explain: bool) -> Iterator[str]:
    annotation, module = subject.annotation, subject.module
    arch = f" ({module.arch.name})" if module.arch else ""
    yield f"{module.source}{arch}: " + (
        f"unchanged: {annotation.reason}" if annotation.reason else _bases(subject)
    )
    for note in module.notes:
        yield f"  note: {note}"
    for warning in annotation.warnings:
        yield f"  warning: {warning}"
    for function in annotation.functions:
        yield f"  {_function(function)}"
        if function.left_whole:
            yield f"    left whole: {function.left_whole}"
        if function.dma_unscoped_before:
            yield (
                f"    repaired: {function.dma_unscoped_before} DMAs had no scope while accesses carry alias "
                "information; the backend loses waits there, so waits may go up"
            )
        if explain:
            yield from _explanations(subject, function)
    for name in annotation.assumptions:
        yield f"  assumed: {name}: {ASSUMPTIONS[name]} (refuse with --no-assume {name})"
    if annotation.edits:
        yield "  " + (
            "an LDS address escapes: whatever comes from memory or calls counts as ambiguous"
            if annotation.escapes
            else "proved: no LDS address escapes, so integers from memory and calls are plain offsets"
        )


def _bases(subject: Subject) -> str:
    if not subject.annotation.bases:
        return "nothing to tell apart; every LDS-DMA made visible to the backend's wait insertion"
    return f"{len(subject.annotation.bases)} bases told apart: {', '.join(subject.annotation.bases)}"


def _function(function: AnnotatedFunction) -> str:
    kind = "kernel" if function.is_kernel else "function"
    total = sum(function.counts.values())
    parts = [f"{function.count(s)} {s}" for s in STATUSES if function.count(s) or s in STATUSES[:3]]
    text = f"{kind} {function.name}: {total} LDS access{'es' * (total != 1)}: {', '.join(parts)}"
    if function.dma_scoped:
        text += f"; {function.dma_scoped} DMA scoped"
    if function.waits_made_legible:
        text += f"; {function.waits_made_legible} asm waits made legible"
    return text


def _explanations(subject: Subject, function: AnnotatedFunction) -> Iterator[str]:
    lines = subject.output_lines(function)
    for access in function.accesses:
        if access.status == "tagged":
            continue
        yield f"    {subject.output}:{lines[access.line]}: {access.kind.value}: {WHY[access.status]}"
        yield f"        {subject.instruction(access.line)}"
        for depth, value in enumerate(access.trail):
            last = depth == len(access.trail) - 1
            yield f"        {'lost at' if last and access.status == 'ambiguous' else 'from'}: {value}"
