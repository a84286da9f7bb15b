"""What was done about fences, for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from ldsopt.analysis.global_memory.promises import OFFERED_PROMISES
from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding, NarrowedFence, NarrowedKernel

_WHY: Mapping[FenceStanding, str] = {
    FenceStanding.PROVED: "no two work-items touch a common byte on both sides of it, of which one writes",
    FenceStanding.PROVED_BY_INDEX: "each work-item touches bytes of its own on both sides of it",
    FenceStanding.ASSUMED: "it rests on an assumption",
    FenceStanding.LOCAL: "it orders LDS only",
    FenceStanding.IF_ASSUMED: "it would take an assumption",
    FenceStanding.NEEDS_INDEX: "two work-items may touch the same bytes of one object",
    FenceStanding.SYNCHRONIZES_FURTHER: "others may rely on it by an atomic, a volatile access or a wider fence",
    FenceStanding.UNKNOWN: "what is touched there is not known",
    FenceStanding.CALLED: "it stands in a function that is called",
    FenceStanding.GAINS_NOTHING: "it may be narrowed, and the code gains nothing",
}


def fence_lines(subject: AnnotationSubject, narrowing: FenceNarrowing, *, explain: bool) -> Iterator[str]:
    """A line for each kernel with fences of a workgroup, and what there is to explain."""
    if not narrowing.kernels:
        yield "  fences: no kernel has one of a workgroup"
    for kernel in narrowing.kernels:
        yield f"  {_kernel(kernel)}"
        if kernel.given_back:
            yield f"    left as they are: {kernel.given_back}"
        if explain:
            if kernel.everywhere:
                yield f"    every pair of accesses counts for every fence: {kernel.everywhere}"
            for fence in kernel.fences:
                yield from _fence(subject, fence)


def fence_offers(subject: AnnotationSubject, narrowing: FenceNarrowing) -> Iterator[str]:
    """The assumptions that would narrow more fences, fewest first, each with the command that makes them."""
    offered = Counter(
        fence.promises
        for kernel in narrowing.kernels
        for fence in kernel.fences
        if fence.standing is FenceStanding.IF_ASSUMED
    )
    for names in sorted({_unmade(names) for names in offered}, key=lambda each: (len(each), sorted(each))):
        count = sum(fences for promises, fences in offered.items() if _unmade(promises) <= names)
        total = sum(len(kernel.fences) for kernel in narrowing.kernels)
        flags = "".join(f" --assume {name}" for name in sorted(names | _unmade(narrowing.assumptions)))
        command = f"ldsopt annotate --fences{flags} {subject.made.source}"
        how = command if names else "leave out --no-assume noalias-arguments"
        yield f"  {count} more of {plural(total, 'fence')} would be narrowed by: {how}"


def _unmade(promises: Collection[str]) -> frozenset[str]:
    return OFFERED_PROMISES.intersection(promises)


def _kernel(kernel: NarrowedKernel) -> str:
    counts = Counter(fence.standing for fence in kernel.fences)
    parts = [f"{counts[standing]} {standing.value}" for standing in FenceStanding if counts[standing]]
    total = plural(len(kernel.fences), "fence")
    return (
        f"kernel {kernel.name}: {total} of a workgroup, {kernel.narrowed} narrowed to LDS: {', '.join(parts)}"
    )


def _fence(subject: AnnotationSubject, fence: NarrowedFence) -> Iterator[str]:
    promises = f" ({', '.join(fence.promises)})" if fence.promises else ""
    yield f"    {subject.place(fence.line)}: {fence.standing.value}: {_WHY[fence.standing]}{promises}"
    for line, where in zip(fence.pair, ("before", "behind"), strict=False):
        yield f"        {where}: {subject.place(line)}: {subject.instruction(line)}"
