"""The edits of fences and of exchanges between lanes: lines for a terminal, and members of `annotate`'s JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from ldsopt.analysis.global_memory.promises import OFFERED_PROMISES
from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding, NarrowedFence, NarrowedKernel
from ldsopt.transforms.shuffles.rewriting import (
    ExchangeStanding,
    LaneExchange,
    RewrittenFunction,
    ShuffleRewriting,
)

_WHY_EXCHANGES: Mapping[ExchangeStanding, str] = {
    ExchangeStanding.UNKNOWN_INDEX: "the lanes that are read do not follow from the lane's number",
    ExchangeStanding.NO_MOVE: "one or two vector instructions of this architecture cannot do it",
    ExchangeStanding.NEEDS_ALL_LANES: "what can do it reads lanes that may not be active here",
    ExchangeStanding.WHOLE_WAVE: "its function has code for a whole wave",
    ExchangeStanding.GAINS_NOTHING: "it can be rewritten, and the code gains nothing",
}


def shuffle_lines(subject: AnnotationSubject, rewriting: ShuffleRewriting, *, explain: bool) -> Iterator[str]:
    """A line for each function with exchanges, and what there is to explain."""
    if not rewriting.functions:
        yield "  shuffles: no function exchanges values between lanes by LDS hardware"
    for function in rewriting.functions:
        done = f"between lanes by LDS hardware, {function.rewritten} rewritten"
        yield f"  function {function.name}: {_summary(function.exchanges, 'exchange', done)}"
        if function.given_back:
            yield f"    left as they are: {function.given_back}"
        for exchange in function.exchanges if explain else ():
            made = f"{exchange.move}" if exchange.standing.is_rewritten else _WHY_EXCHANGES[exchange.standing]
            pattern = f"{exchange.pattern}: " if exchange.pattern else ""
            place = subject.place_in_input(exchange.line)
            yield f"    {place}: {pattern}{exchange.standing.value}: {made}"


def shuffles_json(subject: AnnotationSubject, rewriting: ShuffleRewriting) -> dict[str, Any]:
    """The member ``shuffles``: counts by standing, then function by function. Lines are those of the output."""
    return {
        "counts": {_name(standing): rewriting.count(standing) for standing in ExchangeStanding},
        "functions": [_shuffled_json(subject, rewriting, function) for function in rewriting.functions],
    }


def _shuffled_json(
    subject: AnnotationSubject, rewriting: ShuffleRewriting, function: RewrittenFunction
) -> dict[str, Any]:
    lines = [function.line, *(exchange.line for exchange in function.exchanges)]
    rewritten = {line: number - 1 for line, number in rewriting.edits.moved(lines).items()}
    in_output = subject.lines_in_output(rewritten.values())

    def one(exchange: LaneExchange) -> dict[str, Any]:
        return {
            "line": in_output[rewritten[exchange.line]],
            "pattern": exchange.pattern or None,
            "standing": _name(exchange.standing),
            "rewritten": exchange.standing.is_rewritten,
            "move": str(exchange.move) if exchange.move else None,
            "instructions": exchange.move.instructions if exchange.move else None,
        }

    return {
        "name": function.name,
        "line": in_output[rewritten[function.line]],
        "rewritten": function.rewritten,
        "given_back": function.given_back or None,
        "exchanges": [one(exchange) for exchange in function.exchanges],
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


def fence_lines(subject: AnnotationSubject, narrowing: FenceNarrowing, *, explain: bool) -> Iterator[str]:
    """A line for each kernel with fences of a workgroup, and what there is to explain."""
    if not narrowing.kernels:
        yield "  fences: no kernel has one of a workgroup"
    for kernel in narrowing.kernels:
        done = f"of a workgroup, {kernel.narrowed} narrowed to LDS"
        yield f"  kernel {kernel.name}: {_summary(kernel.fences, 'fence', done)}"
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


def _fence(subject: AnnotationSubject, fence: NarrowedFence) -> Iterator[str]:
    promises = f" ({', '.join(fence.promises)})" if fence.promises else ""
    yield f"    {subject.place(fence.line)}: {fence.standing.value}: {_WHY_FENCES[fence.standing]}{promises}"
    for line, where in zip(fence.pair, ("before", "behind"), strict=False):
        yield f"        {where}: {subject.place(line)}: {subject.instruction(line)}"


def fences_json(subject: AnnotationSubject, narrowing: FenceNarrowing) -> dict[str, Any]:
    """The member ``fences``: counts by standing, then kernel by kernel. Lines are those of the output."""
    return {
        "counts": {_name(standing): narrowing.count(standing) for standing in FenceStanding},
        "kernels": [_narrowed_json(subject, kernel) for kernel in narrowing.kernels],
    }


def _narrowed_json(subject: AnnotationSubject, kernel: NarrowedKernel) -> dict[str, Any]:
    lines = [kernel.line, *(line for fence in kernel.fences for line in (fence.line, *fence.pair))]
    moved = subject.details.edits.moved(lines)

    def one(fence: NarrowedFence) -> dict[str, Any]:
        return {
            "line": moved[fence.line],
            "standing": _name(fence.standing),
            "narrowed": fence.standing.is_narrowed,
            "assumptions": list(fence.promises),
            "pair": [{"line": moved[line], "instruction": subject.instruction(line)} for line in fence.pair],
        }

    return {
        "name": kernel.name,
        "line": moved[kernel.line],
        "narrowed": kernel.narrowed,
        "given_back": kernel.given_back or None,
        "everywhere": kernel.everywhere or None,
        "fences": [one(fence) for fence in kernel.fences],
    }


def _summary(items: Sequence[LaneExchange | NarrowedFence], noun: str, done: str) -> str:
    counts = Counter(item.standing for item in items)
    order: list[ExchangeStanding | FenceStanding] = [*ExchangeStanding, *FenceStanding]
    parts = ", ".join(f"{counts[standing]} {standing.value}" for standing in order if counts[standing])
    return f"{plural(len(items), noun)} {done}: {parts}"


def _name(standing: ExchangeStanding | FenceStanding) -> str:
    """A standing as JSON spells it, e.g. ``needs_index``."""
    return standing.name.lower()
