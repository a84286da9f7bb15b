"""The summary of `annotate` on standard error, and its explanations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ldsopt.analysis.separation.separation import Pair, Standing
from ldsopt.assumptions import OFFERED_PROMISES
from ldsopt.compare.spelling import as_shown_text, plural, some_of
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.report.annotation import STATUSES, WHY, AnnotationSubject
from ldsopt.report.grounds import says
from ldsopt.transforms.annotate.annotated import ALREADY_ANNOTATED, AnnotatedFunction, Annotation

_MOST_LINES = 5


@as_shown_text
def annotation_text(subject: AnnotationSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary: one line for each function, then the assumptions that the result rests on."""
    annotation, narrowing = subject.details, subject.details.narrowing
    unchanged = "no tags" if annotation.is_changed else "unchanged"
    yield f"{subject.title}: " + (
        f"{unchanged}: {annotation.reason}" if annotation.reason else _bases(annotation)
    )
    if narrowing is not None:
        from ldsopt.report.annotation_steps import fence_offers  # loads the analysis of global memory

        yield from fence_offers(subject, narrowing)
    for note in subject.module.notes:
        yield f"  note: {note}"
    for warning in annotation.warnings:
        yield f"  warning: {warning}"
    for function in annotation.functions:
        yield f"  {_function(function)}"
        if function.left_whole == ALREADY_ANNOTATED:
            continue  # the counts and explanations do not tell of its tags
        if function.left_whole:
            yield f"    left whole: {function.left_whole}"
        if function.uninformed:
            yield f"    {_uninformed(subject, function)}"
        if function.dma_unscoped_before:
            yield (
                f"    repaired: {plural(function.dma_unscoped_before, 'LDS-DMA')} had no scope while accesses carry "
                "alias information; the backend loses waits there, so waits may go up"
            )
        if explain:
            yield from _explanations(subject, function)
    if annotation.contract:
        yield f"  {_contract(annotation.contract)}"
    if annotation.regions:
        yield "  regions proved apart: " + ", ".join(
            f"{count} of {name}" for name, count in annotation.regions
        )
    for ring in annotation.rings if explain else ():
        yield (
            f"  one region: {ring.base} bytes {ring.start} to {ring.stop - 1}, {ring.accesses} accesses: "
            f"`{subject.instruction(ring.line)}` moves over {ring.spans} bytes from one iteration to the next; slots "
            "that trade places cannot be told apart by static scopes, only by copies of the loop body, one a slot"
        )
    if annotation.has_steps:
        from ldsopt.report.annotation_steps import step_lines  # loads the analysis of global memory

        yield from step_lines(subject, explain=explain)
    for name in annotation.assumptions:
        how = f"leave out --assume {name}" if name in OFFERED_PROMISES else f"refuse with --no-assume {name}"
        yield f"  assumed: {name}: {says(name)} ({how})"
    if annotation.rules_left_out:
        yield (
            f"  made for the compiler that was named: without {', '.join(annotation.rules_left_out)}, which it does "
            "not need (see `ldsopt compilers --probe`); for another, annotate anew"
        )
    if annotation.edits:
        yield "  " + (
            "an LDS address escapes: whatever comes from memory or calls counts as ambiguous"
            if annotation.escapes
            else "proved: no LDS address escapes, so integers from memory and calls are plain offsets"
        )


def _contract(pairs: tuple[Pair, ...]) -> str:
    counts = Counter(pair.standing for pair in pairs)
    found = ", ".join(f"{counts[standing]} {standing.value}" for standing in Standing if counts[standing])
    return f"named-bases: {plural(len(pairs), 'pair')} of dynamic bases: {found}"


def refuted(annotation: Annotation, module: Module) -> str:
    """The first pair of dynamic bases whose disjointness is refuted, in words; empty if none is."""
    names = [base.name for base in module.lds_globals()]
    for pair in annotation.contract:
        if (found := pair.witness) is None:
            continue
        numbers = [module.source_lines.of(line + 1) for line in found.lines]
        sides = [
            f"`{attachments(module.lines[line])[0].strip()}`"
            + (f" (line {number})" if number is not None else "")
            + (f" (work-item {item})" if item is not None else "")
            for line, number, item in zip(found.lines, numbers, found.work_items, strict=True)
        ]
        place = module.source if numbers[0] is None else f"{module.source}:{numbers[0]}"
        return (
            f"{place}: named-bases is refuted: @{names[pair.first]} and @{names[pair.second]} share bytes "
            f"{found.offset} to {found.offset + found.size - 1} of dynamic LDS: {sides[0]} and {sides[1]}"
        )
    return ""


def _bases(annotation: Annotation) -> str:
    if not annotation.bases:
        if not any(function.dma_scoped for function in annotation.functions):
            added = any(f.barriers_drained or f.fence_waits_kept for f in annotation.functions)
            return "nothing to tell apart; waits " + ("added" if added else "of asm made intrinsics")
        return "nothing to tell apart; every LDS-DMA made visible to the backend's wait insertion"
    return f"{plural(len(annotation.bases), 'base')} told apart: {', '.join(annotation.bases)}"


def _function(function: AnnotatedFunction) -> str:
    kind = "kernel" if function.is_kernel else "function"
    total = sum(function.counts.values())
    parts = [f"{function.count(s)} {s}" for s in STATUSES if function.count(s) or s in STATUSES[:3]]
    if function.left_whole == ALREADY_ANNOTATED:
        parts = [ALREADY_ANNOTATED]
    text = f"{kind} {function.name}: {plural(total, 'LDS access', 'LDS accesses')}: {', '.join(parts)}"
    done = (
        (function.dma_scoped, "LDS-DMA", "scoped"),
        (function.waits_made_legible, "asm statement", "of waits made intrinsics (R7)"),
        (function.barriers_drained, "barrier", "without a fence: LDS wait added (R8)"),
        (function.fence_waits_kept, "fence", "of a barrier: wait written out, which LLVM drops or may drop"),
        (function.dma_drained, "global LDS-DMA", "with LDS waits before and after (R9)"),
    )
    return text + "".join(f"; {plural(count, what)} {how}" for count, what, how in done if count)


def _uninformed(subject: AnnotationSubject, function: AnnotatedFunction) -> str:
    """E.g. ``2 accesses left untagged: the backend would lose their wait (k.ll:41, k.ll:52)``."""
    places = [subject.place(line) for line in function.uninformed]
    whose = "its" if len(places) == 1 else "their"
    return (
        f"{plural(len(places), 'access', 'accesses')} left untagged: the backend would lose {whose} wait "
        f"({some_of(places, _MOST_LINES)})"
    )


def _explanations(subject: AnnotationSubject, function: AnnotatedFunction) -> Iterator[str]:
    # The base of these accesses is known; one line counts them all, as a kernel may have thousands.
    if statics := sum(access.status == "static" for access in function.accesses):
        yield f"    {plural(statics, 'access', 'accesses')} {WHY['static']} (see --bases all)"
    for access in function.accesses:
        if access.status in ("tagged", "static"):
            continue
        yield f"    {subject.place(access.line)}: {access.kind.value}: {WHY[access.status]}"
        yield f"        {subject.instruction(access.line)}"
        for depth, value in enumerate(access.trail):
            last = depth == len(access.trail) - 1
            yield f"        {'lost at' if last and access.status == 'ambiguous' else 'from'}: {value}"
