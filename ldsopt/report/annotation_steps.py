"""The steps in front of tags (alignment, barriers, fences, exchanges): lines for a terminal, members of the JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from ldsopt.assumptions import OFFERED_PROMISES
from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.align.stating import AlignedFunction, AlignmentStating
from ldsopt.transforms.barriers.weakening import BarrierStanding, BarrierWeakening, WeakenedBarrier
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding, NarrowedFence
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits, OrderingSite, SiteT, StandingT
from ldsopt.transforms.shuffles.rewriting import (
    ExchangeStanding,
    LaneExchange,
    RewrittenFunction,
    ShuffleRewriting,
)


def step_lines(subject: AnnotationSubject, *, explain: bool) -> Iterator[str]:
    """The lines on each step that was asked for, and what there is to explain."""
    found = subject.details
    if found.alignment is not None:
        yield from _alignment_lines(subject, found.alignment, explain=explain)
    if found.shuffles is not None:
        yield from _shuffle_lines(subject, found.shuffles, explain=explain)
    if found.weakening is not None:
        yield from _barrier_lines(subject, found.weakening, explain=explain)
    if found.narrowing is not None:
        yield from _fence_lines(subject, found.narrowing, explain=explain)


def steps_json(subject: AnnotationSubject) -> dict[str, Any]:
    """The members on steps, by name; ``None`` for a step that was not asked for."""
    found = subject.details
    return {
        "fences": found.narrowing and _fences_json(subject, found.narrowing),
        "shuffles": found.shuffles and _shuffles_json(subject, found.shuffles),
        "alignment": found.alignment and _alignment_json(subject, found.alignment),
        "barriers": found.weakening and _barriers_json(subject, found.weakening),
    }


def _alignment_lines(
    subject: AnnotationSubject, stating: AlignmentStating, *, explain: bool
) -> Iterator[str]:
    """A line for each function with plain accesses of LDS, and what there is to explain."""
    if not stating.functions:
        yield "  alignment: no function has a plain load or store of LDS"
    for function in stating.functions:
        accesses = plural(function.accesses, "plain LDS access", "plain LDS accesses")
        yield f"  function {function.name}: {accesses}, {function.stated} with more alignment stated"
        if function.given_back:
            yield f"    {len(function.aligned)} left as they are: {function.given_back}"
        for access in function.aligned if explain else ():
            yield f"    {subject.place_in_input(access.line)}: {access.before} -> {access.after} bytes proved"
    if stating.variables:
        yield f"  aligned as the compiler aligns them anyway: {', '.join(stating.variables)}"


def _alignment_json(subject: AnnotationSubject, stating: AlignmentStating) -> dict[str, Any]:
    """The member ``alignment``: the variables, then function by function. Lines are those of the output."""
    return {
        "variables": stating.variables,
        "functions": [_aligned_json(subject, function) for function in stating.functions],
    }


def _aligned_json(subject: AnnotationSubject, function: AlignedFunction) -> dict[str, Any]:
    moved = subject.lines_in_output([function.line, *(access.line for access in function.aligned)])
    return {
        "name": function.name,
        "line": moved[function.line],
        "accesses": function.accesses,
        "stated": function.stated,
        "given_back": function.given_back or None,
        "aligned": [
            {"line": moved[access.line], "before": access.before, "after": access.after}
            for access in function.aligned
        ],
    }


_WHY_EXCHANGES: Mapping[ExchangeStanding, str] = {
    ExchangeStanding.UNKNOWN_INDEX: "the lanes that are read do not follow from the lane's number",
    ExchangeStanding.NO_MOVE: "one or two vector instructions of this architecture cannot do it",
    ExchangeStanding.NEEDS_ALL_LANES: "what can do it reads lanes that may not be active here",
    ExchangeStanding.WHOLE_WAVE: "its function has code for a whole wave",
    ExchangeStanding.GAINS_NOTHING: "it can be rewritten, and the code gains nothing",
}


def _shuffle_lines(
    subject: AnnotationSubject, rewriting: ShuffleRewriting, *, explain: bool
) -> Iterator[str]:
    """A line for each function with exchanges, and what there is to explain."""
    if not rewriting.functions:
        yield "  shuffles: no function exchanges values between lanes by LDS hardware"
    for function in rewriting.functions:
        done = f" between lanes by LDS hardware, {function.made} rewritten"
        yield f"  function {function.name}: {_summary(function, 'exchange', done)}"
        if function.given_back:
            yield f"    left as they are: {function.given_back}"
        for exchange in function.sites if explain else ():
            made = f"{exchange.move}" if exchange.standing.is_made else _WHY_EXCHANGES[exchange.standing]
            pattern = f"{exchange.pattern}: " if exchange.pattern else ""
            place = subject.place_in_input(exchange.line)
            yield f"    {place}: {pattern}{exchange.standing.value}: {made}"


def _shuffles_json(subject: AnnotationSubject, rewriting: ShuffleRewriting) -> dict[str, Any]:
    """The member ``shuffles``: counts by standing, then function by function. Lines are those of the output."""
    functions = [_shuffled_json(subject, rewriting, function) for function in rewriting.functions]
    return {"counts": _counts(rewriting, ExchangeStanding), "functions": functions}


def _shuffled_json(
    subject: AnnotationSubject, rewriting: ShuffleRewriting, function: RewrittenFunction
) -> dict[str, Any]:
    lines = [function.line, *(exchange.line for exchange in function.sites)]
    rewritten = {line: number - 1 for line, number in rewriting.edits.moved(lines).items()}
    in_output = subject.lines_in_output(rewritten.values())

    def one(exchange: LaneExchange) -> dict[str, Any]:
        return {
            "line": in_output[rewritten[exchange.line]],
            "pattern": exchange.pattern or None,
            "standing": _name(exchange.standing),
            "rewritten": exchange.standing.is_made,
            "move": str(exchange.move) if exchange.move else None,
            "instructions": exchange.move.instructions if exchange.move else None,
        }

    return {
        "name": function.name,
        "line": in_output[rewritten[function.line]],
        "rewritten": function.made,
        "given_back": function.given_back or None,
        "exchanges": [one(exchange) for exchange in function.sites],
    }


_WHY_BARRIERS: Mapping[BarrierStanding, str] = {
    BarrierStanding.ONE_WAVE: "a workgroup is one wave",
    BarrierStanding.NO_EXCHANGE: "no two waves touch a common byte on both sides of it, of which one writes",
    BarrierStanding.ASSUMED: "no two waves exchange anything there; it rests on an assumption",
    BarrierStanding.IF_ASSUMED: "it would take an assumption",
    BarrierStanding.EXCHANGE: "two waves may touch a common byte on both sides of it",
    BarrierStanding.NO_FENCES: "it has not a release fence of the workgroup in front and an acquire fence behind",
    BarrierStanding.TIMING: "it may serve to time waves",
    BarrierStanding.OUT_OF_ORDER: "LDS is not only accessed in order",
    BarrierStanding.UNKNOWN: "the model of barriers does not hold for the kernel",
    BarrierStanding.CALLED: "it stands in a function that is called",
    BarrierStanding.GAINS_NOTHING: "it may be weakened, and the code gains nothing",
}

_WHY_FENCES: Mapping[FenceStanding, str] = {
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


def _barrier_lines(
    subject: AnnotationSubject, weakening: BarrierWeakening, *, explain: bool
) -> Iterator[str]:
    """A line for each kernel with barriers and fences of a workgroup, and what there is to explain."""
    if not weakening.functions:
        yield "  barriers: no kernel has one of a workgroup with its fences"
    for kernel in weakening.functions:
        yield f"  kernel {kernel.name}: {_summary(kernel, 'barrier', f', {kernel.made} made of a wave')}"
        offered = (one for one in kernel.sites if one.standing is BarrierStanding.IF_ASSUMED)
        if missing := sorted({promise for barrier in offered for promise in barrier.promises}):
            yield f"    with {' '.join(f'--assume {name}' for name in missing)} more would be"
        yield from _reasons(subject, kernel, "left as they are", _WHY_BARRIERS, explain=explain)


def _fence_lines(subject: AnnotationSubject, narrowing: FenceNarrowing, *, explain: bool) -> Iterator[str]:
    """A line for each kernel with fences of a workgroup, and what there is to explain."""
    if not narrowing.functions:
        yield "  fences: no kernel has one of a workgroup"
    for kernel in narrowing.functions:
        done = f" of a workgroup, {kernel.made} narrowed to LDS"
        yield f"  kernel {kernel.name}: {_summary(kernel, 'fence', done)}"
        common = "every pair of accesses counts for every fence"
        yield from _reasons(subject, kernel, common, _WHY_FENCES, explain=explain)


def _reasons(
    subject: AnnotationSubject,
    kernel: FunctionSites[OrderingSite[StandingT]],
    common: str,
    why: Mapping[StandingT, str],
    *,
    explain: bool,
) -> Iterator[str]:
    """The reasons of a kernel's barriers or fences; ``common`` says what the one that all of them have stands for."""
    if kernel.given_back:
        yield f"    left as they are: {kernel.given_back}"
    if explain and kernel.why:
        yield f"    {common}: {kernel.why}"
    for site in kernel.sites if explain else ():
        promises = f" ({', '.join(site.promises)})" if site.promises else ""
        yield f"    {subject.place(site.line)}: {site.standing.value}: {why[site.standing]}{promises}"
        for line, where in zip(site.pair, ("before", "behind"), strict=False):
            yield f"        {where}: {subject.place(line)}: {subject.instruction(line)}"


def fence_offers(subject: AnnotationSubject, narrowing: FenceNarrowing) -> Iterator[str]:
    """The assumptions that would narrow more fences, fewest first, each with the command that makes them."""
    offered = Counter(
        fence.promises
        for kernel in narrowing.functions
        for fence in kernel.sites
        if fence.standing is FenceStanding.IF_ASSUMED
    )
    for names in sorted({_unmade(names) for names in offered}, key=lambda each: (len(each), sorted(each))):
        count = sum(fences for promises, fences in offered.items() if _unmade(promises) <= names)
        total = sum(len(kernel.sites) for kernel in narrowing.functions)
        flags = "".join(f" --assume {name}" for name in sorted(names | _unmade(narrowing.assumptions)))
        command = f"ldsopt annotate --fences{flags} {subject.made.source}"
        how = command if names else "leave out --no-assume noalias-arguments"
        yield f"  {count} more of {plural(total, 'fence')} would be narrowed by: {how}"


def _unmade(promises: Collection[str]) -> frozenset[str]:
    return OFFERED_PROMISES.intersection(promises)


def _barriers_json(subject: AnnotationSubject, weakening: BarrierWeakening) -> dict[str, Any]:
    """The member ``barriers``: counts by standing, then kernel by kernel. Lines are those of the output."""

    def one(barrier: WeakenedBarrier, moved: Mapping[int, int]) -> dict[str, Any]:
        return {"promises": list(barrier.promises), "pair": [moved[line] for line in barrier.pair]}

    kernels = _kernels_json(subject, weakening, ("weakened", "why_left", "barriers"), one)
    return {"counts": _counts(weakening, BarrierStanding), "kernels": kernels}


def _fences_json(subject: AnnotationSubject, narrowing: FenceNarrowing) -> dict[str, Any]:
    """The member ``fences``: counts by standing, then kernel by kernel. Lines are those of the output."""

    def one(fence: NarrowedFence, moved: Mapping[int, int]) -> dict[str, Any]:
        pair = [{"line": moved[line], "instruction": subject.instruction(line)} for line in fence.pair]
        return {"assumptions": list(fence.promises), "pair": pair}

    kernels = _kernels_json(subject, narrowing, ("narrowed", "everywhere", "fences"), one)
    return {"counts": _counts(narrowing, FenceStanding), "kernels": kernels}


def _kernels_json(
    subject: AnnotationSubject,
    found: JudgedEdits[OrderingSite[StandingT]],
    names: tuple[str, str, str],
    one: Callable[[OrderingSite[StandingT], Mapping[int, int]], dict[str, Any]],
) -> list[dict[str, Any]]:
    """The kernels of a step; its names of what was made, of the common reason and of the places; members of a place."""
    made, why, sites = names
    kernels = []
    for kernel in found.functions:
        moved = _moved(subject, kernel)
        told = [
            {
                "line": moved[site.line],
                "standing": _name(site.standing),
                made: site.standing.is_made,
                **one(site, moved),
            }
            for site in kernel.sites
        ]
        kernels.append({
            "name": kernel.name,
            "line": moved[kernel.line],
            made: kernel.made,
            why: kernel.why or None,
            "given_back": kernel.given_back or None,
            sites: told,
        })  # fmt: skip
    return kernels


def _moved(subject: AnnotationSubject, kernel: FunctionSites[OrderingSite[StandingT]]) -> Mapping[int, int]:
    lines = [line for site in kernel.sites for line in (site.line, *site.pair)]
    return subject.lines_in_output([kernel.line, *lines])


def _counts(made: JudgedEdits[SiteT], standings: Iterable[EditStanding]) -> dict[str, int]:
    return {_name(standing): made.count(standing) for standing in standings}


def _summary(function: FunctionSites[SiteT], noun: str, done: str) -> str:
    """The count of a function's places, of ``done``, and of each standing, in the order of their class."""
    counts = Counter(site.standing for site in function.sites)
    parts = ", ".join(f"{counts[each]} {each.value}" for each in type(next(iter(counts))) if counts[each])
    return f"{plural(len(function.sites), noun)}{done}: {parts}"


def _name(standing: EditStanding) -> str:
    """A standing as JSON spells it, e.g. ``needs_index``."""
    return standing.name.lower()
