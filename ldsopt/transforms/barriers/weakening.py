"""Barriers of a workgroup that only one wave needs: each becomes a barrier of that wave.

    fence syncscope("workgroup") release             fence syncscope("wavefront") release
    call void @llvm.amdgcn.s.barrier()         ->    call void @llvm.amdgcn.wave.barrier()
    fence syncscope("workgroup") acquire             fence syncscope("wavefront") acquire

A wave no longer waits there, for other waves or for its own LDS operations: LDS performs the operations of a wave in
order. The fences keep the compiler from moving accesses across, for the sake of the work-items of one wave. A release
fence keeps its scope, and its wait, if the value of a load from LDS in front is first used behind the barrier: the
wait for it would only move there, perhaps into a loop. Two rules:

* **One wave.** Workgroups of the kernel have no more work-items than a wave has. Then the threads of a workgroup and
  those of a wave are the same, and so are the two scopes. LLVM makes a wave barrier of ``s.barrier`` itself, but keeps
  the waits and cache invalidations of the fences.
* **No exchange.** No two different waves touch a common byte on the two sides of the barrier, one writing, before they
  meet at others that stay (`BarrierIntervals`). That is so in the last levels of a tree reduction, which one wave
  executes while all others only pass by. Others keep apart what their own fences order (`ordering_barriers`): a
  barrier without fences may rely on those of the barrier in front.

Barriers change only if they are intrinsics of a kernel with a release fence directly in front and an acquire fence
directly behind, each of workgroup scope. A kernel is left alone if LDS may be accessed out of order: by LDS-DMA,
asynchronous copies, generic addresses, assembly, or called code; and if barriers may serve to time waves:
``sched.barrier``, ``sched.group.barrier``, ``iglp.opt``, ``s.setprio``.

Sources: AMDGPUUsage, 'Memory Scopes' and 'Memory Model' (a fence of wavefront scope is no code; "the LDS operations of
a wavefront are performed in order"); IntrinsicsAMDGPU.td (both barriers are convergent); SIISelLowering.cpp (a barrier
of a workgroup of one wave).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from itertools import chain, product
from typing import NamedTuple

from ldsopt.analysis.flow.phases import Crossing, Phases, crossing
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import UnseenKind, unseen
from ldsopt.analysis.ranges.footprints import BaseLayout, footprints_of
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.waves import InWaves, WaveFootprints, WaveIds, wave_ids
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits
from ldsopt.groups import by_key
from ldsopt.ir.attributes import has_one_wave
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.synchronization import (
    ARRIVALS,
    Fence,
    declarations_of,
    fences_beside,
    is_of_cluster,
    read_fence,
    whole_barrier,
)
from ldsopt.ir.syntax import attachments
from ldsopt.target.intrinsics import Transfer, family
from ldsopt.touch import Touch
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits, OrderingSite, rests_on

WAVE_BARRIER = "  call void @llvm.amdgcn.wave.barrier()"
"""A barrier of one wave, as an instruction."""
_OF_WORKGROUP = ("workgroup", "workgroup-one-as")
_TIMING = family("llvm.amdgcn.", "sched.barrier sched.group.barrier iglp.opt s.setprio")
_IN_ORDER = frozenset({Transfer.READ, Transfer.ATOMIC})


class BarrierStanding(EditStanding):
    """The outcome for a barrier, with its reason: the classes that reports count."""

    ONE_WAVE = "of one wave"
    NO_EXCHANGE = "unneeded"
    ASSUMED = "assumed unneeded"
    IF_ASSUMED = "if assumed"
    EXCHANGE = "needed"
    NO_FENCES = "without its fences"
    TIMING = "times waves"
    OUT_OF_ORDER = "LDS out of order"
    UNKNOWN = "unknown"
    CALLED = "in a called function"
    GAINS_NOTHING = "gains nothing"

    @property
    def is_made(self) -> bool:
        """True if the barrier is one of a wave now."""
        return self in (BarrierStanding.ONE_WAVE, BarrierStanding.NO_EXCHANGE, BarrierStanding.ASSUMED)


_UNSEEN = dict.fromkeys(
    (UnseenKind.UNKNOWN_CODE, UnseenKind.ASSEMBLY, UnseenKind.BY_NUMBER), BarrierStanding.UNKNOWN
)
WeakenedBarrier = OrderingSite[BarrierStanding]
WeakenedKernel = FunctionSites[WeakenedBarrier]
"""Its ``why``: the reason why none of the barriers could be examined."""
BarrierWeakening = JudgedEdits[WeakenedBarrier]


def has_barriers(module: Module) -> bool:
    """True if a module may have a barrier of a workgroup with its fences."""
    return "\n  fence " in module.text and not ARRIVALS.isdisjoint(module.declarations())


def find_weakening(
    module: Module,
    options: FenceOptions,
    given_back: Mapping[str, str] | None = None,
    *,
    is_checked: bool = False,
) -> BarrierWeakening:
    """The barriers of a module to weaken; none if no architecture is known.

    Args:
        module: final IR.
        options: the assumptions that may be made.
        given_back: kernels to leave as they are, by name, with the reason.
        is_checked: the order of accesses of LDS in the output's code is held against its IR.
    """
    if module.arch is None or not has_barriers(module):
        return BarrierWeakening(Edits({}), ())
    back = given_back or {}
    found = [
        KernelBarriers(order, options.promises, back.get(order.kernel.name, ""), is_checked=is_checked).run()
        for order in fenced_kernels(module, options.promises)
    ]
    lines = {line: edit for _, edits in found for line, edit in edits.items()}
    kernels = tuple(kernel for kernel, _ in found if kernel.sites)
    assumptions = rests_on([barrier for kernel in kernels for barrier in kernel.sites])
    declared = declarations_of(module, [WAVE_BARRIER]) if lines else ()
    return BarrierWeakening(Edits(lines, declared), kernels, assumptions)


class BarrierSpan(NamedTuple):
    """A barrier with its fences: instructions by their indices.

    Attributes:
        first, last: instructions of the barrier itself; different only for a signal and its wait.
        releases, acquires: the fences directly in front and directly behind.
    """

    first: int
    last: int
    releases: tuple[int, ...]
    acquires: tuple[int, ...]


def starts_of(whole: Mapping[int, int | None]) -> list[int]:
    """The first instructions of the barriers in a result of `KernelBarriers.whole`, in text order."""
    second = {last for first, last in whole.items() if last != first}
    return [at for at in whole if at not in second]


class KernelBarriers:
    """The barriers of one kernel with their fences, and the edits that make them barriers of a wave.

    Args:
        promises: the promises that the user makes.
        given_back: the reason to leave the kernel as it is; empty if there is none.
        is_checked: the order of accesses of LDS in the output's code is held against its IR.
    """

    def __init__(
        self, order: KernelOrder, promises: frozenset[str], given_back: str, *, is_checked: bool = False
    ) -> None:
        self._order, self._module, self._promises = order, order.module, promises
        self._is_checked = is_checked
        self._instructions = order.kernel.instructions
        self._given_back = given_back

    def run(self) -> tuple[WeakenedKernel, dict[int, LineEdit]]:
        """The kernel's barriers, and the edits that weaken some."""
        kernel = self._order.kernel
        whole = self.whole()
        found, why_left = self._judged(starts_of(whole), whole)
        if self._given_back:
            back = BarrierStanding.GAINS_NOTHING
            found = {
                at: WeakenedBarrier(one.line, back) if one.standing.is_made else one
                for at, one in found.items()
            }
        edits: dict[int, LineEdit] = {}
        for at, one in found.items():
            if one.standing.is_made:
                edits |= self.edits(self.span(at))
        called = (
            WeakenedBarrier(instruction.line, BarrierStanding.CALLED)
            for function in self._order.functions
            if function.name != kernel.name and not function.is_kernel
            for instruction in function.instructions
            if self._is_barrier(instruction)
        )
        barriers = (*(found[at] for at in sorted(found)), *called)
        return WeakenedKernel(kernel.name, kernel.line, barriers, why_left, self._given_back), edits

    def whole(self) -> dict[int, int | None]:
        """For each barrier instruction, the last instruction of its barrier: itself, or the second half of a split one.

        ``None`` for a half whose other half does not stand beside it. Whole barriers of the cluster are left out: they
        stay.
        """
        return {
            n: whole_barrier(self._module, self._instructions, n)
            for n, i in enumerate(self._instructions)
            if self._is_barrier(i) and not is_of_cluster(self._module, i)
        }

    def _is_barrier(self, instruction: Instruction) -> bool:
        return crossing(self._module, instruction) is not Crossing.NOTHING

    def _name(self, at: int) -> str:
        instruction = self._instructions[at]
        return callee_name(self._module, instruction) if is_call(instruction) else ""

    def _line(self, at: int) -> int:
        return self._instructions[at].line

    # --- judging ------------------------------------------------------------------------------------------

    def span(self, at: int) -> BarrierSpan | None:
        """The barrier of intrinsics that begins at an instruction, with its fences; ``None`` if one is missing."""
        last = whole_barrier(self._module, self._instructions, at)
        if last is None or not (self._name(at) and self._name(last)):
            return None
        before = tuple(self._fences(range(at - 1, -1, -1), lambda fence: fence.ordering == "release"))
        following = range(last + 1, len(self._instructions))
        behind = tuple(self._fences(following, lambda fence: fence.ordering == "acquire"))
        return BarrierSpan(at, last, before, behind) if before and behind else None

    def _fences(self, places: Iterable[int], fits: Callable[[Fence], bool]) -> Iterator[int]:
        for at in places:
            fence = read_fence(self._module, self._line(at))
            if fence is None or fence.scope not in _OF_WORKGROUP or not fits(fence):
                return
            yield at

    def _judged(
        self, starts: Sequence[int], whole: Mapping[int, int | None]
    ) -> tuple[dict[int, WeakenedBarrier], str]:
        """The barriers by their first instructions, and the reason why none could be examined; empty if they were."""
        standing, why = self.left_for(whole) if starts else (None, "")
        if standing is not None:
            return {at: WeakenedBarrier(self._line(at), standing) for at in starts}, why
        found = {at: WeakenedBarrier(self._line(at), BarrierStanding.NO_FENCES) for at in starts}
        spans = [span for span in map(self.span, starts) if span is not None]
        kernel = self._order.kernel
        if has_one_wave(self._module, kernel):
            one_wave = BarrierStanding.ONE_WAVE
            return found | {s.first: WeakenedBarrier(self._line(s.first), one_wave) for s in spans}, ""
        return found | self._unneeded(spans), self._order.refused

    def _unneeded(self, spans: list[BarrierSpan]) -> dict[int, WeakenedBarrier]:
        """The outcome for each barrier. Those in innermost loops go first; the rest must keep order without them."""
        order = self._order
        if order.phases is None or order.ranges is None:
            return {s.first: WeakenedBarrier(self._line(s.first), BarrierStanding.UNKNOWN) for s in spans}
        accesses = order.found[order.kernel.name].accesses
        intervals = BarrierIntervals(order, order.phases, order.ranges, accesses, is_checked=self._is_checked)
        depth = [sum(number in loop.blocks for loop in order.flow.loops) for number in order.block_of]
        gone: list[int] = []
        found = {}
        for span in sorted(spans, key=lambda span: (-depth[span.first], span.first)):
            verdict = intervals.without([*gone, span.last])
            standing = self._standing(verdict)
            if standing.is_made:
                gone.append(span.last)
            promises = tuple(sorted(verdict.promises))
            found[span.first] = WeakenedBarrier(self._line(span.first), standing, promises, verdict.pair)
        return found

    def _standing(self, verdict: IntervalVerdict) -> BarrierStanding:
        if verdict.pair:
            return BarrierStanding.EXCHANGE
        if not verdict.promises <= self._promises:
            return BarrierStanding.IF_ASSUMED
        return BarrierStanding.ASSUMED if verdict.promises - MADE_PROMISES else BarrierStanding.NO_EXCHANGE

    # --- kernels that are left ----------------------------------------------------------------------------

    def left_for(self, whole: Mapping[int, int | None]) -> tuple[BarrierStanding | None, str]:
        """The reason why no barrier of the kernel changes, as a standing and in words; ``None`` if some may."""
        order = self._order
        if self._module.names_convergence_tokens:
            return BarrierStanding.UNKNOWN, "calls name convergence tokens"
        for first, last in whole.items():
            if last is None and first not in whole.values():
                # Code between its halves is ordered with neither side.
                return BarrierStanding.UNKNOWN, f"`{self._text(self._line(first))}` is half of a barrier"
        provenance = order.provenance
        own, *others = sorted(order.found.values(), key=lambda found: found.name != order.kernel.name)
        functions = {function.name: function for function in order.functions}
        for one in unseen(provenance, functions, [own, *others]):
            standing, said = _UNSEEN.get(one.kind, BarrierStanding.OUT_OF_ORDER), one.kind.value
            return standing, said + ("" if one.kind is UnseenKind.ESCAPE else f": `{self._text(one.line)}`")
        for access in (access for found in order.found.values() for access in found.accesses):
            if access.intrinsic and access.intrinsic.transfer not in _IN_ORDER:
                return BarrierStanding.OUT_OF_ORDER, f"`{self._text(access.line)}` is not done in order"
        for found in others:
            if found.accesses:
                return BarrierStanding.UNKNOWN, f"{found.name}, which it calls, accesses LDS"
        for function in order.functions:
            for call in filter(is_call, function.instructions):
                if provenance.callees.of(call).name in _TIMING:
                    return BarrierStanding.TIMING, f"`{self._text(call.line)}` times the waves"
                if function.name != own.name and self._is_barrier(call):
                    why = f"{function.name}, which it calls, has barriers of its own"
                    return BarrierStanding.UNKNOWN, why
        return None, ""

    def _text(self, line: int) -> str:
        return attachments(self._module.lines[line])[0].strip()

    # --- edits --------------------------------------------------------------------------------------------

    def edits(self, span: BarrierSpan | None) -> dict[int, LineEdit]:
        """The edits that turn a barrier, and its fences, into those of a wave."""
        assert span is not None
        edits = {self._line(at): LineEdit(text=WAVE_BARRIER) for at in {span.first, span.last}}
        releases = () if self._has_load_outstanding(span) else span.releases
        for at in (*releases, *span.acquires):
            line = self._line(at)
            head = attachments(self._module.lines[line])[0]
            edits[line] = LineEdit(text=head.replace('syncscope("workgroup', 'syncscope("wavefront', 1))
        return edits

    def _has_load_outstanding(self, span: BarrierSpan) -> bool:
        """True if the barrier's block loads from LDS in front of it, and does not use the value there."""
        order = self._order
        block = order.kernel.blocks[order.block_of[span.first]]
        used: set[int] = set()
        loads = {one.line for one in order.found[order.kernel.name].accesses if one.kind is AccessKind.LOAD}
        for instruction in reversed(self._instructions[block.start : span.first]):
            if self._is_barrier(instruction):
                return False
            if instruction.line in loads and instruction.address not in used:
                return True
            used.update(instruction.operands)
        return False


# --- intervals ----------------------------------------------------------------------------------------------
#
# The pairs of accesses that one barrier alone keeps in order between two waves of a workgroup.
#
# All waves of a workgroup pass the same barriers in the same order (`ldsopt.analysis.flow.phases`, which refuses other
# kernels), so without one of them they still meet at all others. Let B be a barrier that goes, with others perhaps, and
# let B have ordered access *a* of one wave before access *b* of another. If a barrier that stays lies between them in
# that order, it still orders them. Else the first wave has gone from *a* to B, and the other one from B to *b*, without
# a barrier that stays. So B may go if no pair of
#
# * an access from which control leads to B, and
# * an access to which control leads from B, both without passing a barrier that stays,
#
# where a load that LLVM may move past barriers (`KernelOrder.may_move`) is in front of B if control leads from it to B
# at all, except for loads of LDS if the order of the output's code is checked. No pair
#
# may be made by two *different waves* to a common byte, one of them writing, in whatever iterations. It includes pairs
# that an atomic or a volatile access had ordered together with the fences of B: all waves wait for a wave that has
# passed B. Accesses of work-items of one wave to each other's bytes stay in order by fences of the wave.
#
# Two waves do not meet if the bytes of the accesses are apart, or those of each two different waves
# (`ldsopt.analysis.ranges.waves`), or if one wave alone reaches them: by the branches above an access, for each work-
# item (`Indices.reaching`) and by the ranges that their conditions have in each wave. ::
#
#     if (t < 64) a[t] += a[t + 64];     ; by wave 0 alone, with 64 lanes
#     barrier                            ; nothing but wave 0 reads or writes a[] until the next barrier
#     if (t < 32) a[t] += a[t + 32];
#     barrier                            ; stays: wave 1 reads values that wave 0 has written
#     use(a[0]);
#
# The judge of fences decides about global memory (`ldsopt.analysis.global_memory.conflicts`); an operation that
# synchronizes with other workgroups counts there as an access that depends on its order.


_MOST_PAIRS = 20_000
"""The most pairs of accesses of one kernel that are examined wave by wave; more count as meeting."""


@dataclass(frozen=True, slots=True)
class IntervalVerdict:
    """The answer for one barrier.

    Attributes:
        pair: lines of two accesses that keep it, the earlier one first; empty if it may go.
        promises: the promises that it may go by.
    """

    pair: tuple[int, ...] = ()
    promises: frozenset[str] = frozenset()


_Apart = frozenset[str] | None
"""The promises by which two accesses do not meet; ``None`` if they may."""


class OrderingBarriers(NamedTuple):
    """The barriers whose own fences order accesses of LDS, or of global memory: the segments that end with one."""

    of_lds: frozenset[int]
    of_global: frozenset[int]


def ordering_barriers(
    module: Module, instructions: Sequence[Instruction], phases: Phases
) -> OrderingBarriers:
    """The barriers of a kernel with a release in front and an acquire behind, and nothing but waits between.

    A barrier without them holds waves back, but their accesses need not be complete there. What stands beyond another
    barrier is not its own: it goes when the other goes.
    """
    of_lds, of_global = set[int](), set[int]()
    for number, segment in enumerate(phases.segments):
        first = last = segment.stop - 1
        if segment.crossing is Crossing.WAIT and whole_barrier(module, instructions, last - 1) == last:
            first = last - 1
        elif segment.crossing is not Crossing.BARRIER:
            continue
        in_front = fences_beside(module, instructions[first].line, -1, until="barrier")
        behind = fences_beside(module, instructions[last].line, 1, until="barrier")
        releases = [fence for _, fence in in_front if fence.releases]
        acquires = [fence for _, fence in behind if fence.acquires]
        if any(one.orders_lds for one in releases) and any(one.orders_lds for one in acquires):
            of_lds.add(number)
        if any(one.orders_global for one in releases) and any(one.orders_global for one in acquires):
            of_global.add(number)
    return OrderingBarriers(frozenset(of_lds), frozenset(of_global))


class BarrierIntervals:
    """The accesses around the barriers of one kernel.

    Args:
        order: the kernel, for which the model of barriers holds.
        phases, ranges: of the kernel.
        accesses: of LDS, all of them with an address.
        is_checked: the order of accesses of LDS in the code is held against the IR, so none of them moves unnoticed.
    """

    def __init__(
        self,
        order: KernelOrder,
        phases: Phases,
        ranges: ModuleRanges,
        accesses: Iterable[Access],
        *,
        is_checked: bool = False,
    ) -> None:
        self._is_checked = is_checked
        self._order, self._phases, self._ranges = order, phases, ranges
        self._footprints = footprints_of(ranges.provenance, order.kernel)
        provenance = ranges.provenance
        dynamic = frozenset(i for i, base in enumerate(provenance.bases) if base.is_dynamic)
        self._layout = BaseLayout(dynamic)
        at = {instruction.line: number for number, instruction in enumerate(order.kernel.instructions)}
        self._lds = {at[access.line]: access for access in accesses}
        self._global = by_key((access.at, access) for access in order.accesses)
        self._ends = {segment.stop - 1: number for number, segment in enumerate(phases.segments)}
        self._events = [
            [n for n in range(segment.start, segment.stop) if n in self._lds or n in self._global]
            for segment in phases.segments
        ]
        self._verdict, self._waves_of = cache(self._decide), cache(self._find_reaching)
        self._of_wave = cache(lambda wave, ids: self._footprints.ranges.given(ids.of([wave])))
        self._looked_at = 0

    @cached_property
    def _ordering(self) -> OrderingBarriers:
        return ordering_barriers(self._order.module, self._order.kernel.instructions, self._phases)

    def without(self, gone: Collection[int]) -> IntervalVerdict:
        """True if some barriers may all go.

        Args:
            gone: the last instruction of each, an index into `Function.instructions`.
        """
        promises: frozenset[str] = frozenset()
        for a, b, apart in self._pairs(gone):
            if apart is None:
                instructions = self._order.kernel.instructions
                return IntervalVerdict((instructions[a].line, instructions[b].line))
            promises |= apart
        return IntervalVerdict((), promises)

    def kept_by(self, gone: Collection[int]) -> tuple[list[tuple[int, int]], frozenset[str]]:
        """All pairs of accesses that keep some barriers, and the promises by which no other pair does.

        Args:
            gone: as of `without`.

        Returns:
            Pairs of indices into `Function.instructions`, that before the barrier first; and the promises.
        """
        pairs: list[tuple[int, int]] = []
        promises: frozenset[str] = frozenset()
        for a, b, apart in self._pairs(gone):
            if apart is None:
                pairs.append((a, b))
            else:
                promises |= apart
        return pairs, promises

    def _pairs(self, gone: Collection[int]) -> Iterator[tuple[int, int, _Apart]]:
        """The pairs of accesses that only some barriers order: those of LDS, then those of global memory."""
        gone_ends = {self._ends[at] for at in gone}
        ordering = self._ordering
        sides = ((True, ordering.of_lds - gone_ends), (False, ordering.of_global - gone_ends))
        for (is_lds, ends), at in product(sides, gone):
            ahead = partial(self._reach, [self._ends[at]], self._phases.predecessors, is_ahead=True)
            moving = self._moving.intersection(ahead(frozenset())) if self._moving else ()
            before = self._of(sorted({*ahead(ends), *moving}), is_lds=is_lds)
            following = self._phases.successors
            behind = self._of(
                self._reach(following[self._ends[at]], following, ends, is_ahead=False), is_lds=is_lds
            )
            for a, b in product(before, behind):
                yield a, b, self._verdict(min(a, b), max(a, b), is_lds=is_lds)

    def _of(self, events: Iterable[int], *, is_lds: bool) -> list[int]:
        """The accesses of LDS among some, or those of global memory; each has those of unknown memory."""
        return [
            at
            for at in events
            if (at in self._lds if is_lds else at in self._global)
            or any(access.is_unknown for access in self._global.get(at, ()))
        ]

    @cached_property
    def _moving(self) -> frozenset[int]:
        """The loads that LLVM may move to another block unnoticed, as indices of instructions."""
        every = chain.from_iterable(self._events)
        return frozenset(
            at for at in every if not (self._is_checked and at in self._lds) and self._order.may_move(at)
        )

    def _reach(
        self,
        start: Iterable[int],
        following: tuple[tuple[int, ...], ...],
        ends: Collection[int],
        *,
        is_ahead: bool,
    ) -> list[int]:
        """The accesses in some segments and in those beyond them, up to the ends of some of them, in text order."""
        visits = Visits(start)
        for number in visits:
            if is_ahead or number not in ends:
                visits.add(target for target in following[number] if not (is_ahead and target in ends))
        return sorted(event for number in visits.seen for event in self._events[number])

    # --- pairs --------------------------------------------------------------------------------------------

    def _decide(self, a: int, b: int, *, is_lds: bool) -> _Apart:
        promises: frozenset[str] = frozenset()
        ours, others = self._global.get(a, ()), self._global.get(b, ())
        if any(access.is_unknown for access in (*ours, *others)):
            return None
        if is_lds:
            return self._in_lds(a, b)
        for apart in [self._in_global(one, other) for one in ours for other in others]:
            if apart is None:
                return None
            promises |= apart
        return promises

    def _in_global(self, a: GlobalAccess, b: GlobalAccess) -> _Apart:
        found = self._order.conflicts.judge(a, b)
        if found.obstacle is OrderObstacle.NONE:
            return found.promises
        if a.synchronizes or b.synchronizes:
            return None
        return self._in_one_wave(a.at, b.at)

    def _in_lds(self, a: int, b: int) -> _Apart:
        one, other = self._lds[a], self._lds[b]
        if AccessKind.LOAD is one.kind is other.kind:
            return frozenset()
        if self._layout.touch(self._footprints.of(one), self._footprints.of(other)) is Touch.NEVER:
            return frozenset()
        alone = self._in_one_wave(a, b)
        if alone is not None or self._waves is None:
            return alone
        self._looked_at += 1
        if self._looked_at > _MOST_PAIRS:
            return None
        sides = InWaves(one, sorted(self._reaching(a))), InWaves(other, sorted(self._reaching(b)))
        return self._shape_promises if self._waves.touch(*sides) is Touch.NEVER else None

    def _in_one_wave(self, a: int, b: int) -> _Apart:
        """Apart if only one wave reaches both accesses, or no wave reaches one of them."""
        if self._ids is None:
            return None
        first, second = self._reaching(a), self._reaching(b)
        return None if first and second and len(first | second) > 1 else self._shape_promises

    # --- waves --------------------------------------------------------------------------------------------

    @cached_property
    def _shape_promises(self) -> frozenset[str]:
        return frozenset() if self._order.shape is None else self._order.shape.promises

    @cached_property
    def _ids(self) -> WaveIds | None:
        if self._order.shape is None or self._footprints.ranges.has_whole_waves:
            return None
        return wave_ids(self._order.provenance, self._order.kernel, is_row=True)

    @cached_property
    def _waves(self) -> WaveFootprints | None:
        return None if self._ids is None else WaveFootprints(self._footprints, self._layout, self._ids)

    def _reaching(self, at: int) -> frozenset[int]:
        """The waves that may reach an instruction."""
        return self._waves_of(self._order.block_of[at])

    def _find_reaching(self, block: int) -> frozenset[int]:
        ids, shape = self._ids, self._order.shape
        assert ids is not None
        assert shape is not None
        conditions = self._order.conditions.get(block, ())
        items = shape.indices.reaching(conditions)
        waves = ids.waves if items is None else {item // ids.lanes for item in items}
        found = set[int]()
        for wave in waves:
            ranges = self._of_wave(wave, ids)
            known = ((ranges.of(value).plain(1).value, holds) for value, holds in conditions)
            if all(number is None or bool(number) is holds for number, holds in known):
                found.add(wave)
        return frozenset(found)
