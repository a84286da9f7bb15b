"""Barriers of a workgroup that only one wave needs: each becomes a barrier of that wave.

    fence syncscope("workgroup") release             fence syncscope("wavefront") release
    call void @llvm.amdgcn.s.barrier()         ->    call void @llvm.amdgcn.wave.barrier()
    fence syncscope("workgroup") acquire             fence syncscope("wavefront") acquire

A wave does not wait there any more, for other waves or for its own LDS operations: what a wave asks of LDS is done in
order. The fences keep the compiler from moving accesses across, for the sake of the work-items of one wave. A release
fence keeps its scope, and the wait that it makes, where a load from LDS in front is first used behind the barrier: the
wait for it would only move there, perhaps into a loop. Two rules:

* **One wave.** Workgroups of the kernel have no more work-items than a wave has. Then the threads of a workgroup and
  those of a wave are the same, and so are the two scopes. LLVM makes a wave barrier of ``s.barrier`` itself, but keeps
  the waits and cache invalidations of the fences.
* **No exchange.** No two different waves touch a common byte on the two sides of the barrier, one writing, before they
  meet at others that stay (`ldsopt.transforms.barriers.intervals`). That is so in the last levels of a tree reduction,
  which one wave works through while all others only pass by.

Barriers change only if they are intrinsics of a kernel with a release fence directly in front and an acquire fence
directly behind, each of workgroup scope. A kernel is left alone where LDS is not only accessed in order: by LDS-DMA,
asynchronous copies, generic addresses, assembly, or code that is called; and where barriers may serve to time waves:
``sched.barrier``, ``sched.group.barrier``, ``iglp.opt``, ``s.setprio``.

Sources: AMDGPUUsage, 'Memory Scopes' and 'Memory Model' (a fence of wavefront scope is no code; "the LDS operations of
a wavefront are performed in order"); IntrinsicsAMDGPU.td (both barriers are convergent); SIISelLowering.cpp (a barrier
of a workgroup of one wave).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels
from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.provenance.unseen import UnseenKind, unseen
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.fences import Fence, read_fence
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.synchronization import ARRIVALS, declarations_of, whole_barrier
from ldsopt.ir.syntax import attachments
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.barriers.intervals import BarrierIntervals, IntervalVerdict
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits, OrderingSite, rests_on

WAVE_BARRIER = "  call void @llvm.amdgcn.wave.barrier()"
"""A barrier of one wave, as an instruction."""
_SCOPE = pattern(r'syncscope\("workgroup(-one-as)?"\)')
_OF_WORKGROUP = ("workgroup", "workgroup-one-as")
_TIMING = pattern(r"llvm\.amdgcn\.(?:sched\.(?:group\.)?barrier|iglp\.opt|s\.setprio)$")
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
        """The barrier is one of a wave now."""
        return self in (BarrierStanding.ONE_WAVE, BarrierStanding.NO_EXCHANGE, BarrierStanding.ASSUMED)


_UNSEEN = dict.fromkeys((UnseenKind.UNKNOWN_CODE, UnseenKind.ASSEMBLY), BarrierStanding.UNKNOWN)
WeakenedBarrier = OrderingSite[BarrierStanding]
WeakenedKernel = FunctionSites[WeakenedBarrier]
"""Its ``why``: why none of the barriers could be looked at."""
BarrierWeakening = JudgedEdits[WeakenedBarrier]


def has_barriers(module: Module) -> bool:
    """A module may have a barrier of a workgroup with its fences."""
    return "\n  fence " in module.text and not ARRIVALS.isdisjoint(module.declarations())


def find_weakening(
    module: Module, options: FenceOptions, given_back: Mapping[str, str] | None = None
) -> BarrierWeakening:
    """The barriers of a module to weaken; none where no architecture is known.

    Args:
        module: final IR.
        options: the assumptions that may be made.
        given_back: kernels to leave as they are, by name, and why.
    """
    if module.arch is None or not has_barriers(module):
        return BarrierWeakening(Edits({}), ())
    back = given_back or {}
    found = [
        KernelBarriers(order, options.promises, back.get(order.kernel.name, "")).run()
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
        first, last: of the barrier itself, the same but for a signal and its wait.
        releases, acquires: the fences directly in front and directly behind.
    """

    first: int
    last: int
    releases: tuple[int, ...]
    acquires: tuple[int, ...]


def starts_of(whole: Mapping[int, int | None]) -> list[int]:
    """The first instructions of barriers, in text order, of what `KernelBarriers.whole` gives."""
    second = {last for first, last in whole.items() if last != first}
    return [at for at in whole if at not in second]


class KernelBarriers:
    """The barriers of one kernel with their fences, and the edits that make them barriers of a wave.

    Args:
        order: the kernel.
        promises: those that are made.
        given_back: why the kernel is to be left as it is; empty if it is not.
    """

    def __init__(self, order: KernelOrder, promises: frozenset[str], given_back: str) -> None:
        self._order, self._module, self._promises = order, order.module, promises
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
        """The last instruction of each barrier of the kernel, by its first, and by each that is only its second half.

        ``None`` for a half of which the other one does not stand beside it.
        """
        return {
            n: whole_barrier(self._module, self._instructions, n)
            for n, i in enumerate(self._instructions)
            if self._is_barrier(i)
        }

    def _is_barrier(self, instruction: Instruction) -> bool:
        return crossing(self._module, instruction) is not Crossing.NOTHING

    def _name(self, at: int) -> str:
        instruction = self._instructions[at]
        return callee_name(self._module, instruction) if is_call(instruction) else ""

    def _line(self, at: int) -> int:
        return self._instructions[at].line

    # --- what to judge ------------------------------------------------------------------------------------

    def span(self, at: int) -> BarrierSpan | None:
        """The barrier of intrinsics that begins at an instruction, with its fences; ``None`` if it has not both."""
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
        """The barriers by their first instructions, and why none could be looked at; empty if they were."""
        standing, why = self.left_for(whole) if starts else (None, "")
        if standing is not None:
            return {at: WeakenedBarrier(self._line(at), standing) for at in starts}, why
        found = {at: WeakenedBarrier(self._line(at), BarrierStanding.NO_FENCES) for at in starts}
        spans = [span for span in map(self.span, starts) if span is not None]
        kernel = self._order.kernel
        if launch_bounds(self._module, kernel).flat <= wave_size(self._module, kernel):
            one_wave = BarrierStanding.ONE_WAVE
            return found | {s.first: WeakenedBarrier(self._line(s.first), one_wave) for s in spans}, ""
        return found | self._unneeded(spans), self._order.refused

    def _unneeded(self, spans: list[BarrierSpan]) -> dict[int, WeakenedBarrier]:
        """Barriers that may go are looked for in the innermost loops first; what one rests on is that others stay."""
        order = self._order
        if order.phases is None or order.ranges is None:
            return {s.first: WeakenedBarrier(self._line(s.first), BarrierStanding.UNKNOWN) for s in spans}
        accesses = order.found[order.kernel.name].accesses
        intervals = BarrierIntervals(order, order.phases, order.ranges, accesses)
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
        """Why no barrier of the kernel changes, as a standing and in words; ``None`` if some may."""
        order = self._order
        for first, last in whole.items():
            if last is None and first not in whole.values():
                # What stands between its halves is ordered with neither side.
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
                if _TIMING.match(provenance.callees.of(call).name):
                    return BarrierStanding.TIMING, f"`{self._text(call.line)}` times the waves"
                if function.name != own.name and self._is_barrier(call):
                    why = f"{function.name}, which it calls, has barriers of its own"
                    return BarrierStanding.UNKNOWN, why
        return None, ""

    def _text(self, line: int) -> str:
        return attachments(self._module.lines[line])[0].strip()

    # --- edits --------------------------------------------------------------------------------------------

    def edits(self, span: BarrierSpan | None) -> dict[int, LineEdit]:
        """The edits that make a barrier, and its fences, of a wave."""
        assert span is not None
        edits = {self._line(at): LineEdit(text=WAVE_BARRIER) for at in {span.first, span.last}}
        releases = () if self._has_load_outstanding(span) else span.releases
        for at in (*releases, *span.acquires):
            line = self._line(at)
            head = attachments(self._module.lines[line])[0]
            edits[line] = LineEdit(text=_SCOPE.sub(r'syncscope("wavefront\1")', head))
        return edits

    def _has_load_outstanding(self, span: BarrierSpan) -> bool:
        """The barrier's block loads from LDS what it uses only behind the barrier, or not."""
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
