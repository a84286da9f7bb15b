"""The lines and JSON members on the steps in front of tags: alignment, barriers, fences, exchanges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from ldsopt.assumptions import OFFERED_PROMISES
from ldsopt.compare.spelling import plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, by_name, filled
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.align import AlignedFunction, AlignmentStating
from ldsopt.transforms.barriers.double_buffer import BufferedBarrier, BufferingStanding, DoubleBuffering
from ldsopt.transforms.barriers.weakening import BarrierStanding, BarrierWeakening
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding
from ldsopt.transforms.judged import (
    EditStanding,
    FunctionSites,
    JudgedEdits,
    JudgedStep,
    OrderingSite,
    SiteT,
    StandingT,
)
from ldsopt.transforms.shuffles.rewriting import (
    ExchangeStanding,
    LaneExchange,
    ShuffleRewriting,
)
from ldsopt.transforms.swizzle import Swizzling


@dataclass(frozen=True, slots=True)
class KeptFor:
    """An access that a fence is kept for."""

    line: Positive
    instruction: str


@dataclass(frozen=True, slots=True)
class AnnotationFence:
    """A fence of a workgroup.

    Attributes:
        standing: what became of it, and why.
        assumptions: what it rests on that it was narrowed; with if_assumed, what that would rest on.
        pair: two accesses that it is kept for, the one before it first; empty if it is not kept for any.
    """

    line: Positive
    standing: Annotated[str, by_name(FenceStanding)]
    narrowed: bool
    assumptions: tuple[str, ...]
    pair: tuple[KeptFor, ...]


@dataclass(frozen=True, slots=True)
class AnnotationFencedKernel:
    """A kernel with fences of a workgroup.

    Attributes:
        narrowed: how many of its fences were narrowed to LDS.
        given_back: why its fences were left as they are although they need not order global memory.
        everywhere: why each pair of accesses counts for every fence; null if only those do that lie around it.
        fences: in text order, those of called functions last.
    """

    name: str
    line: Positive
    narrowed: Natural
    everywhere: str | None
    given_back: str | None
    fences: tuple[AnnotationFence, ...]


@dataclass(frozen=True, slots=True)
class AnnotationFences:
    """The fences of workgroups.

    Attributes:
        counts: how many fences are of each standing.
        kernels: those with fences of a workgroup, in text order.
    """

    counts: Mapping[Annotated[str, by_name(FenceStanding)], Natural]
    kernels: tuple[AnnotationFencedKernel, ...]


@dataclass(frozen=True, slots=True)
class AnnotationExchange:
    """An exchange between lanes.

    Attributes:
        pattern: what it does, such as xor 4; null if the lanes that it reads are not known.
        standing: what became of it, and why.
        move: what does the same, as assembly spells it; null if nothing was found.
        instructions: vector instructions that the move takes.
    """

    line: Positive
    pattern: str | None
    standing: Annotated[str, by_name(ExchangeStanding)]
    rewritten: bool
    move: str | None
    instructions: Natural | None


@dataclass(frozen=True, slots=True)
class AnnotationShuffledFunction:
    """A function with exchanges between lanes.

    Attributes:
        rewritten: how many of its exchanges were rewritten; all but a swizzle need no LDS hardware any more.
        given_back: why its exchanges were left as they are although some could be rewritten.
        exchanges: in text order.
    """

    name: str
    line: Positive
    rewritten: Natural
    given_back: str | None
    exchanges: tuple[AnnotationExchange, ...]


@dataclass(frozen=True, slots=True)
class AnnotationShuffles:
    """Exchanges between lanes by LDS hardware.

    Attributes:
        counts: how many exchanges are of each standing.
        functions: those with exchanges, in text order.
    """

    counts: Mapping[Annotated[str, by_name(ExchangeStanding)], Natural]
    functions: tuple[AnnotationShuffledFunction, ...]


@dataclass(frozen=True, slots=True)
class AnnotationAligned:
    """An access of which more is proved than it states, in bytes."""

    line: int | None
    before: Positive
    after: Annotated[int, ("maximum", 16)]


@dataclass(frozen=True, slots=True)
class AlignedMember:
    """A function with plain accesses of LDS.

    Attributes:
        line: in the output, 1-based; null where it is not known.
        accesses: plain loads and stores of LDS.
        stated: those that state more.
        given_back: why they were left as they are.
        aligned: those of which more is proved than they state, in bytes.
    """

    name: str
    line: int | None
    accesses: Positive
    stated: Natural
    given_back: str | None
    aligned: tuple[AnnotationAligned, ...]


@dataclass(frozen=True, slots=True)
class AnnotationAlignment:
    """The alignment of LDS accesses.

    Attributes:
        variables: those with a larger alignment than before, as the compiler gives it to them anyway.
    """

    variables: tuple[str, ...]
    functions: tuple[AlignedMember, ...]


@dataclass(frozen=True, slots=True)
class AnnotationBarrier:
    """A barrier of a workgroup.

    Attributes:
        standing: what became of it, and why.
        promises: assumptions that it rests on, or would rest on.
        pair: lines of two accesses that keep it, the earlier one first.
    """

    line: Positive
    standing: Annotated[str, by_name(BarrierStanding)]
    weakened: bool
    promises: tuple[str, ...]
    pair: Annotated[tuple[Positive, ...], ("maxItems", 2)]


@dataclass(frozen=True, slots=True)
class AnnotationWeakenedKernel:
    """A kernel with barriers and fences of a workgroup.

    Attributes:
        weakened: how many of its barriers are of a wave now.
        why_left: why none of its barriers could be looked at.
        given_back: why its barriers were left as they are although some could be weakened.
        barriers: in text order, those of called functions last.
    """

    name: str
    line: Positive
    weakened: Natural
    why_left: str | None
    given_back: str | None
    barriers: tuple[AnnotationBarrier, ...]


@dataclass(frozen=True, slots=True)
class AnnotationBarriers:
    """Barriers that only one wave needs.

    Attributes:
        counts: how many barriers are of each standing.
        kernels: those with barriers and fences of a workgroup, in text order.
    """

    counts: Mapping[Annotated[str, by_name(BarrierStanding)], Natural]
    kernels: tuple[AnnotationWeakenedKernel, ...]


@dataclass(frozen=True, slots=True)
class AnnotationBufferedBarrier:
    """A barrier in a loop.

    Attributes:
        standing: what became of it, and why.
        gone: it is one of a wave now.
        variables: those that have two buffers, or would have; the one that is live at it.
        added: bytes of LDS that they take more.
        promises: assumptions that it rests on, or would rest on.
        pair: lines of two accesses that keep it, the earlier one first.
    """

    line: Positive
    standing: Annotated[str, by_name(BufferingStanding)]
    gone: bool
    variables: tuple[str, ...]
    added: Natural
    promises: tuple[str, ...]
    pair: Annotated[tuple[Positive, ...], ("maxItems", 2)]


@dataclass(frozen=True, slots=True)
class AnnotationBufferedKernel:
    """A kernel with barriers in loops.

    Attributes:
        gone: how many of its barriers are of a wave now.
        why_left: why none of its barriers could be looked at.
        given_back: why it was left as it is although a barrier could go.
        barriers: in text order.
    """

    name: str
    line: Positive
    gone: Natural
    why_left: str | None
    given_back: str | None
    barriers: tuple[AnnotationBufferedBarrier, ...]


@dataclass(frozen=True, slots=True)
class AnnotationDoubleBuffers:
    """Variables with two buffers in turn.

    Attributes:
        counts: how many barriers in loops are of each standing.
        kernels: those with barriers in loops, in text order.
    """

    counts: Mapping[Annotated[str, by_name(BufferingStanding)], Natural]
    kernels: tuple[AnnotationBufferedKernel, ...]


@dataclass(frozen=True, slots=True)
class AnnotationSwizzle:
    """A variable that is better swizzled: the byte at offset lies at offset ^ (offset >> shift & mask) ^ ...

    Attributes:
        terms: pairs of a shift and a mask.
        before, after: cycles of one execution of each access by the first wave, by the model of LDS banks.
        kernels: the names of the kernels that access it.
        given_back: why it was left as it is.
    """

    name: str
    terms: tuple[tuple[Positive, Positive], ...]
    before: Natural
    after: Natural
    kernels: tuple[str, ...]
    accesses: Natural
    given_back: str | None


@dataclass(frozen=True, slots=True)
class AnnotationSwizzles:
    """Variables of kernels, and their layouts.

    Attributes:
        variables: those that are better swizzled, the largest gain first.
        left: why others may not be swizzled, by name.
    """

    variables: tuple[AnnotationSwizzle, ...]
    left: Mapping[str, str]


def step_lines(subject: AnnotationSubject, *, explain: bool) -> Iterator[str]:
    """The lines on each requested step, with explanations if ``explain``."""
    found = subject.details
    steps: tuple[tuple[Callable[..., Iterator[str]], object], ...] = (
        (_buffering_lines, found.buffering),
        (_swizzle_lines, found.swizzling),
        (_alignment_lines, found.alignment),
        (_shuffle_lines, found.shuffles),
        (_barrier_lines, found.weakening),
        (_fence_lines, found.narrowing),
    )
    for lines, step in steps:
        if step is not None:
            yield from lines(subject, step, explain=explain)


def steps_members(subject: AnnotationSubject) -> dict[str, Any]:
    """The members on steps, by name; ``None`` for a step that was not requested."""
    found = subject.details

    def pair(site: OrderingSite[Any] | BufferedBarrier, moved: Mapping[int, int]) -> dict[str, Any]:
        return {"pair": tuple(moved[line] for line in site.pair)}

    def fence(site: OrderingSite[FenceStanding], moved: Mapping[int, int]) -> dict[str, Any]:
        kept_for = tuple(KeptFor(moved[line], subject.instruction(line)) for line in site.pair)
        return {"assumptions": site.promises, "pair": kept_for}

    def exchange(site: LaneExchange, _: Mapping[int, int]) -> dict[str, Any]:
        move = site.move
        return {"move": str(move) if move else None, "instructions": move.instructions if move else None}

    fences = (AnnotationFences, AnnotationFencedKernel, AnnotationFence, FenceStanding)
    exchanges = (AnnotationShuffles, AnnotationShuffledFunction, AnnotationExchange, ExchangeStanding)
    barriers = (AnnotationBarriers, AnnotationWeakenedKernel, AnnotationBarrier, BarrierStanding)
    buffers = (
        AnnotationDoubleBuffers,
        AnnotationBufferedKernel,
        AnnotationBufferedBarrier,
        BufferingStanding,
    )
    buffering, behind = found.buffering, (found.swizzling, found.shuffles)
    return {
        "fences": _step(subject, found.narrowing, fences, "narrowed", "fences", fence, why="everywhere"),
        "shuffles": _step(
            subject, found.shuffles, exchanges, "rewritten", "exchanges", exchange, [found.shuffles]
        ),
        "alignment": found.alignment and _alignment(subject, found.alignment),
        "barriers": _step(subject, found.weakening, barriers, "weakened", "barriers", pair, why="why_left"),
        "double_buffers": _step(
            subject, buffering, buffers, "gone", "barriers", pair, [buffering, *behind], why="why_left"
        ),
        "swizzles": found.swizzling and _swizzles(found.swizzling),
    }


def _swizzle_lines(subject: AnnotationSubject, swizzling: Swizzling, *, explain: bool) -> Iterator[str]:
    """A line for each variable that is better swizzled, and why others are left if ``explain``."""
    if not swizzling.variables:
        yield "  swizzles: no variable of a kernel has bank conflicts that a swizzle is known to remove"
    for one in swizzling.variables:
        accesses = plural(one.accesses, "access", "accesses")
        cycles = f"cycles of {accesses} of a wave by the model of LDS banks: {one.before} -> {one.after}"
        yield f"  @{one.name} in {', '.join(one.kernels)}: {cycles}"
        yield f"    left as it is: {one.given_back}" if one.given_back else f"    each byte at {one.layout}"
    for left in swizzling.left if explain else ():
        at = "" if left.why_line is None else f"{subject.place_before_swizzle(left.why_line)}: "
        yield f"    {at}@{left.name}: {left.why}"


def _swizzles(swizzling: Swizzling) -> AnnotationSwizzles:
    """The member ``swizzles``."""
    return AnnotationSwizzles(
        tuple(
            filled(AnnotationSwizzle, one, terms=one.layout.terms, given_back=one.given_back or None)
            for one in swizzling.variables
        ),
        {left.name: left.why for left in swizzling.left},
    )


def _alignment_lines(
    subject: AnnotationSubject, stating: AlignmentStating, *, explain: bool
) -> Iterator[str]:
    """A line for each function with plain accesses of LDS, with each larger alignment if ``explain``."""
    if not stating.functions:
        yield "  alignment: no function has a plain load or store of LDS"
    for function in stating.functions:
        accesses = plural(function.accesses, "plain LDS access", "plain LDS accesses")
        yield f"  function {function.name}: {accesses}, {function.stated} with more alignment stated"
        if function.given_back:
            yield f"    {len(function.aligned)} left as they are: {function.given_back}"
        for access in function.aligned if explain else ():
            yield f"    {subject.place(access.line)}: {access.before} -> {access.after} bytes proved"
    if stating.variables:
        yield f"  aligned as the compiler aligns them anyway: {', '.join(stating.variables)}"


def _alignment(subject: AnnotationSubject, stating: AlignmentStating) -> AnnotationAlignment:
    """The member ``alignment``: the variables, then function by function. Lines are those of the output."""
    functions = (_aligned(subject, function) for function in stating.functions)
    return AnnotationAlignment(tuple(stating.variables), tuple(functions))


def _aligned(subject: AnnotationSubject, function: AlignedFunction) -> AlignedMember:
    moved = subject.lines_in_output([function.line, *(access.line for access in function.aligned)])
    return filled(
        AlignedMember,
        function,
        line=moved[function.line],
        aligned=tuple(
            AnnotationAligned(moved[access.line], access.before, access.after) for access in function.aligned
        ),
    )


_WHY_EXCHANGES: Mapping[ExchangeStanding, str] = {
    ExchangeStanding.HOISTED: "made once, in front of the loop; what the loop computes is computed for the source lane",
    ExchangeStanding.UNKNOWN_INDEX: "the lanes that are read do not follow from the lane's number",
    ExchangeStanding.NO_MOVE: "one or two vector instructions of this architecture cannot do it",
    ExchangeStanding.NEEDS_ALL_LANES: "what can do it reads lanes that may not be active here",
    ExchangeStanding.NEEDS_ROW: "an id along x gives the lane only with --assume unread-dimensions-are-one",
    ExchangeStanding.WHOLE_WAVE: "its function has code for a whole wave",
    ExchangeStanding.GAINS_NOTHING: "it can be rewritten, and the code gains nothing",
}


def _shuffle_lines(
    subject: AnnotationSubject, rewriting: ShuffleRewriting, *, explain: bool
) -> Iterator[str]:
    """A line for each function with exchanges, with each exchange if ``explain``."""
    if not rewriting.functions:
        yield "  shuffles: no function exchanges values between lanes by LDS hardware"
    for function in rewriting.functions:
        done = f" between lanes by LDS hardware, {function.made} rewritten"
        yield f"  function {function.name}: {_summary(function, 'exchange', done)}"
        if function.given_back:
            yield f"    left as they are: {function.given_back}"
        for exchange in function.sites if explain else ():
            made = _WHY_EXCHANGES.get(exchange.standing, f"{exchange.move}")
            pattern = f"{exchange.pattern}: " if exchange.pattern else ""
            place = subject.place_before_shuffles(exchange.line)
            yield f"    {place}: {pattern}{exchange.standing.value}: {made}"


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


WHY_BUFFERS: Mapping[BufferingStanding, str] = {
    BufferingStanding.DOUBLED: "it only kept the next stores from the last reads, which are of two buffers now",
    BufferingStanding.ASSUMED: "it only kept the next stores from the last reads; that rests on an assumption",
    BufferingStanding.IF_ASSUMED: "it would take an assumption",
    BufferingStanding.CARRIED: "a value that is stored in one iteration is read in a later one, or may be",
    BufferingStanding.EXCHANGE: "two waves touch, or may, a common byte on both sides of it also with two buffers",
    BufferingStanding.NOT_EACH_ITERATION: "the loop has iterations without it, or with it more than once",
    BufferingStanding.NO_OTHER: "no other barrier stands between two executions of it",
    BufferingStanding.NO_ROOM: "a workgroup has not the LDS for two buffers",
    BufferingStanding.ONE_IS_ENOUGH: "one barrier of a kernel goes, and another one does",
    BufferingStanding.NO_FENCES: "it has not a release fence of the workgroup in front and an acquire fence behind",
    BufferingStanding.LEFT: "the kernel is not one that this is done for",
    BufferingStanding.GAINS_NOTHING: "it could go, and the code gains nothing, or loses something else than LDS",
}


def _buffering_lines(
    subject: AnnotationSubject, buffering: DoubleBuffering, *, explain: bool
) -> Iterator[str]:
    """A line for each kernel with barriers in loops, with each barrier if ``explain``."""
    if not buffering.functions:
        yield "  double buffers: no kernel has a barrier of a workgroup in a loop, with its fences"
    for kernel in buffering.functions:
        yield f"  kernel {kernel.name}: {_summary(kernel, 'barrier', ' in loops')}"
        for site in kernel.sites:
            if site.standing.is_made:
                names = ", ".join(site.variables)
                yield f"    {names}: two buffers in turn; cost: {site.added:,} bytes of LDS more"
        offered = (one for one in kernel.sites if one.standing is BufferingStanding.IF_ASSUMED)
        if missing := sorted({promise for barrier in offered for promise in _unmade(barrier.promises)}):
            yield f"    with {' '.join(f'--assume {name}' for name in missing)} one more is tried"
        if kernel.given_back:
            yield f"    left as it is: {kernel.given_back}"
        if explain and kernel.why:
            yield f"    left: {kernel.why}"
        for site in kernel.sites if explain else ():
            names = f" ({', '.join((*site.variables, *site.promises))})" if site.variables else ""
            place = subject.place_in_input(site.line)
            yield f"    {place}: {site.standing.value}: {WHY_BUFFERS[site.standing]}{names}"
            for line, where in zip(site.pair, ("before", "behind"), strict=False):
                yield f"        {where}: {subject.place_in_input(line)}"


def _barrier_lines(
    subject: AnnotationSubject, weakening: BarrierWeakening, *, explain: bool
) -> Iterator[str]:
    """A line for each kernel with barriers and fences of a workgroup, with each barrier if ``explain``."""
    if not weakening.functions:
        yield "  barriers: no kernel has one of a workgroup with its fences"
    for kernel in weakening.functions:
        yield f"  kernel {kernel.name}: {_summary(kernel, 'barrier', f', {kernel.made} made of a wave')}"
        offered = (one for one in kernel.sites if one.standing is BarrierStanding.IF_ASSUMED)
        if missing := sorted({promise for barrier in offered for promise in barrier.promises}):
            yield f"    with {' '.join(f'--assume {name}' for name in missing)} more would be"
        yield from _reasons(subject, kernel, "left as they are", _WHY_BARRIERS, explain=explain)


def _fence_lines(subject: AnnotationSubject, narrowing: FenceNarrowing, *, explain: bool) -> Iterator[str]:
    """A line for each kernel with fences of a workgroup, with each fence if ``explain``."""
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
    """The reasons of a kernel's barriers or fences; ``common`` introduces the reason that all of them share."""
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
    """The sets of assumptions that would narrow more fences, smallest first, each with the command to make them."""
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


def _step(  # noqa: PLR0917
    subject: AnnotationSubject,
    made: JudgedEdits[Any] | None,
    kinds: tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any], Iterable[EditStanding]],
    done: str,
    sites: str,
    of_site: Callable[[Any, Mapping[int, int]], dict[str, Any]],
    moves: Sequence[JudgedStep | None] = (),
    *,
    why: str = "",
) -> Any:
    """The member on a step: counts by standing, then function by function. Lines are those of the output.

    Args:
        subject: of the report.
        made: the step; ``None`` if it was not requested.
        kinds: the classes of the member, of functions and of sites, and the standings.
        done: the member of functions and sites on what was edited.
        sites: the member of a function with its sites.
        of_site: further members of a site, by the lines in the output.
        moves: the steps that move the lines of this one.
        why: the member of a function with the reason that all its sites have in common; empty if there is none.
    """
    if made is None:
        return None
    kind, of_function, part, standings = kinds
    functions = []
    for function in made.functions:
        lines = (line for one in function.sites for line in (one.line, *getattr(one, "pair", ())))
        moved = {line: line for line in (function.line, *lines)}
        for step in filter(None, moves):
            further = step.edits.moved(moved.values())
            moved = {line: further[number] - 1 for line, number in moved.items()}
        in_output = subject.lines_in_output(moved.values())
        moved = {line: in_output[number] for line, number in moved.items()}
        found = [
            filled(
                part,
                one,
                line=moved[one.line],
                standing=_name(one.standing),
                **{done: one.standing.is_made, **of_site(one, moved)},
            )
            for one in function.sites
        ]
        members = {done: function.made, sites: tuple(found), **({why: function.why or None} if why else {})}
        functions.append(filled(of_function, function, line=moved[function.line], **members))
    counts = {_name(standing): made.count(standing) for standing in standings}
    return kind(counts, tuple(functions))


def _summary(function: FunctionSites[SiteT], noun: str, done: str) -> str:
    """The counts of a function's sites and of each standing, in the class's order; ``done`` is between them."""
    counts = Counter(site.standing for site in function.sites)
    parts = ", ".join(f"{counts[each]} {each.value}" for each in type(next(iter(counts))) if counts[each])
    return f"{plural(len(function.sites), noun)}{done}: {parts}"


def _name(standing: EditStanding) -> str:
    """The JSON name of a standing, e.g. ``needs_index``."""
    return standing.name.lower()
