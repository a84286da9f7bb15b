"""The places of the static LDS variables of each kernel: one arena a kernel.

A kernel's variables become parts of one array of bytes. Their live ranges (`ldsopt.analysis.liveness.interference`) and
the code's use of their addresses (`ldsopt.analysis.liveness.address_uses`) decide which of them may share bytes;
`ldsopt.packing` decides their places. As LDS is a kernel's own, a variable that several kernels name has a place in the
arena of each, and no two kernels depend on one another.

A kernel is left alone if nothing is gained, or if something prevents its rewriting; a variable of it that cannot move
(`ldsopt.transforms.pack.facts`) keeps bytes of its own beside the arena. Dynamic LDS stays behind all that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property, partial
from itertools import combinations
from typing import Literal

from ldsopt import packing
from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.address_uses import AddressUses, natural_alignment
from ldsopt.analysis.liveness.interference import accessed_beside, conflicting_segments, packing_problem
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.liveness.live_ranges import (
    BufferLiveness,
    KernelLiveness,
    LivenessFindingKind,
    ModuleLiveness,
)
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError
from ldsopt.groups import by_key, members
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import ACQUIRE, RELEASE, Fence, fences_beside, next_line
from ldsopt.packing import Buffer, Goal, Placement, Problem
from ldsopt.packing.conflicts import cliques, neighbours
from ldsopt.packing.problem import next_better
from ldsopt.packing.reuse import MOST_BUFFERS
from ldsopt.packing.validator import FaultReason
from ldsopt.target.arch import Arch
from ldsopt.transforms.annotate.annotated import ALREADY_ANNOTATED, Annotation
from ldsopt.transforms.pack.facts import Kernel, PackFacts
from ldsopt.transforms.pack.options import PackOptions

# --- fences of barriers ---------------------------------------------------------------------------------------
#
# Fences at the barriers across which bytes of LDS change their owner.
#
# `llvm.amdgcn.s.barrier` by itself orders nothing in LDS: operations that a wave has issued in front of it may still be
# under way when another wave, released by it, writes the same bytes. Between different variables that does no harm, so
# kernels can do without fences. So in a kernel whose variables share bytes every barrier has a release fence in front
# (a wait for the wave's LDS operations, and nothing sinks below it) and an acquire fence behind (nothing rises above
# it), as front-ends write them. LLVM 22 moves some loads past both; by its code such a kernel is left alone. ::
#
#     fence syncscope("workgroup") release
#     call void @llvm.amdgcn.s.barrier()
#     fence syncscope("workgroup") acquire
#
# They order LDS only (`!mmra`), so on gfx10 to gfx12 they wait for no global memory and drop no cache. For a split
# barrier the signal has the release and the wait the acquire. An existing fence counts if nothing that touches memory
# stands between, its scope is a workgroup or more, and it orders LDS.


_BARRIER = "@llvm.amdgcn.s.barrier"


def missing_fences(module: Module, kernel: KernelLiveness) -> Iterator[tuple[int, str]]:
    """The fences to add to a kernel, each with the line to put it in front of (an index into `Module.lines`)."""
    if kernel.phases is None:
        return
    crossings = [segment.crossing for segment in kernel.phases.segments]
    ends = zip(crossings, (last for _, last in kernel.segment_lines), strict=True)
    for crossing, barrier in dict.fromkeys(
        ends
    ):  # a function that is called several times has its barriers once
        signals = crossing in (Crossing.BARRIER, Crossing.SIGNAL)
        waits = crossing in (Crossing.BARRIER, Crossing.WAIT)
        if signals and not any(fence.releases for fence in _fences(module, barrier, -1)):
            yield barrier, RELEASE
        if waits and not any(fence.acquires for fence in _fences(module, barrier, 1)):
            yield next_line(module, barrier), ACQUIRE


def _fences(module: Module, barrier: int, step: Literal[-1, 1]) -> Iterator[Fence]:
    """The fences of LDS in front of a barrier or behind it, up to the next instruction that may touch memory."""
    beside = fences_beside(module, barrier, step, until=_BARRIER)
    return (fence for _, fence in beside if fence.orders_lds)


ARENA = "ldsopt.arena."
"""The prefix of the name of a kernel's arena; the kernel's own follows."""
MOST_VARIABLES = 1000
"""The most static LDS variables of a kernel that is packed: its pairs are compared, in time with their number."""
_MOST_IN_OBSTACLES = 64
"""The most variables whose pairs are reported as obstacles; the largest are."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a variable in its arena: bytes ``[offset, offset + size)``."""

    name: str
    offset: int
    size: int
    alignment: int

    def overlaps(self, other: Place) -> bool:
        """True if the two have a byte in common."""
        return self.offset < other.offset + other.size and other.offset < self.offset + self.size


@dataclass(frozen=True)
class Arena:
    """The one array of bytes in place of a kernel's variables."""

    bytes: int
    alignment: int
    places: tuple[Place, ...]

    @cached_property
    def shared(self) -> tuple[tuple[Place, Place], ...]:
        """The pairs that have a byte in common."""
        pairs: list[tuple[int, int]] = []
        open_: list[int] = []  # earlier ones, by offset, that end behind this one's beginning
        for number in sorted(range(len(self.places)), key=lambda n: self.places[n].offset):
            place = self.places[number]
            open_ = [n for n in open_ if self.places[n].offset + self.places[n].size > place.offset]
            pairs += [(min(n, number), max(n, number)) for n in open_ if place.overlaps(self.places[n])]
            open_.append(number)
        return tuple((self.places[a], self.places[b]) for a, b in sorted(pairs))


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Two variables that may share no byte, and the reason: the first place where both are needed."""

    first: str
    second: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class KernelPlan:
    """The plan for one kernel.

    Attributes:
        kernel: the kernel.
        liveness: the live ranges of its variables.
        arena: the places of its variables; ``None`` if the kernel is left alone.
        left_alone: the reason why it is; ``None`` if it is not.
        before, after: bytes of its static LDS, variables that stay included.
        lower_bound: bytes below which no placement exists.
        proven: no placement is better under the goal.
        method: the solver that found it.
        obstacles: the pairs among the variables that need the most bytes together, each with its conflict.
        unshared: the reason why nothing may share, if that is not a matter of pairs.
    """

    kernel: Kernel
    liveness: KernelLiveness
    arena: Arena | None
    left_alone: Reason | None
    before: int
    after: int
    lower_bound: int
    proven: bool
    method: str
    obstacles: tuple[Obstacle, ...]
    unshared: Reason | None


def find_plans(
    facts: PackFacts, options: PackOptions, leave: Mapping[str, Reason] | None = None
) -> tuple[KernelPlan, ...]:
    """The plan of every kernel with static LDS.

    Args:
        facts: about the module.
        leave: kernels that are better left alone, by name, with the reason.
    """
    return _Planner(facts, options, leave or {}).plans()


@dataclass(slots=True)
class _Planner:
    facts: PackFacts
    options: PackOptions
    leave: Mapping[str, Reason]
    _bases: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self._bases = {base.name: index for index, base in enumerate(self.facts.provenance.bases)}

    def plans(self) -> tuple[KernelPlan, ...]:
        """The plan of every kernel with static LDS."""
        liveness = {kernel.name: kernel for kernel in self.facts.liveness.kernels}
        return tuple(self._plan(k, liveness[k.name]) for k in self.facts.naming.kernels if k.name in liveness)

    def _plan(self, kernel: Kernel, liveness: KernelLiveness) -> KernelPlan:
        uses = self.facts.uses[kernel.name]
        own = {b.name: self._aligned(b, uses) for b in liveness.buffers}
        movable = [own[name] for name in kernel.variables if name in own]
        staying = [own[name] for name in kernel.fixed if name in own]
        before = laid_out([*movable, *staying])
        if len(own) > MOST_VARIABLES:
            crowded = Reason(f"more than {MOST_VARIABLES} static LDS variables: no two were compared")
            return KernelPlan(kernel, liveness, None, crowded, before, before, 0, False, "none", (), None)
        unshared = (
            None
            if self.options.no_share
            else (
                _needed_throughout(liveness)
                or uses.unshared
                or liveness.refused
                or self._replaceable(liveness)
            )
        )
        share = not self.options.no_share and unshared is None
        problem = self._problem(liveness, movable, uses, share)
        placement = packing.solve(
            problem,
            goal=Goal.BYTES if staying else self.options.wanted_goal(),  # beside others every byte may count
            node_budget=self.options.node_budget,
            use_ortools=self.options.ortools,
        )
        arena = _arena(problem, placement)
        self._check(arena, liveness)
        declared, unit = self._alignments_of_dynamic(liveness, uses)
        if unit > declared:  # dynamic LDS begins behind the arena
            arena = replace(arena, bytes=-(-arena.bytes // unit) * unit)
        after = laid_out([Buffer("", arena.bytes, arena.alignment), *staying]) if movable else before
        left = self._why_left_alone(kernel, liveness, uses, len(movable))
        is_aligned = -self._laid_out_by_llvm(liveness) % unit < declared
        if left is None and unit > declared and (staying or not is_aligned):
            left = Reason("accesses of dynamic LDS state more alignment than its variables have")
        if left is None and not self.options.no_share and not self._gains(problem, before, after):
            left = Reason("nothing to gain")
        left = left or self.leave.get(kernel.name)
        return KernelPlan(
            kernel,
            liveness,
            None if left else arena,
            left,
            before,
            before if left else after,
            placement.lower_bound,
            placement.proven,
            placement.method,
            self._obstacles(liveness, problem, uses) if share else (),
            unshared,
        )

    def _aligned(self, buffer: BufferLiveness, uses: AddressUses) -> Buffer:
        stated = uses.stated.get(self._bases[buffer.name], 1)
        alignment = max(buffer.alignment, natural_alignment(buffer.size), stated)
        return Buffer(buffer.name, buffer.size, alignment, buffer.ranges)

    def _alignments_of_dynamic(self, liveness: KernelLiveness, uses: AddressUses) -> tuple[int, int]:
        """The alignment that LLVM gives to dynamic LDS, and the largest that accesses of it state, bytes.

        Where they state more, they are right only because the static variables end there: HIP's
        ``extern __shared__ float row[]``, read as ``float4``.
        """
        bases = [self._bases[name] for name in liveness.dynamic]
        declared = max(map(ranges_of(self.facts.provenance).alignment, bases), default=1)
        return declared, max((uses.stated.get(base, 1) for base in bases), default=1)

    def _laid_out_by_llvm(self, liveness: KernelLiveness) -> int:
        """The end of the kernel's variables in the input."""
        return laid_out(
            [
                Buffer(b.name, b.size, max(b.alignment, natural_alignment(b.size)), b.ranges)
                for b in liveness.buffers
            ]
        )

    def _problem(
        self, liveness: KernelLiveness, movable: Sequence[Buffer], uses: AddressUses, share: bool
    ) -> Problem:
        arch = self.facts.provenance.module.arch
        # Without sharing, all variables conflict, and only the granule is needed.
        whole = packing_problem(liveness if share else replace(liveness, buffers=()), arch)
        names = {buffer.id for buffer in movable}
        pairs = partial(combinations, [buffer.id for buffer in movable], 2)
        if not share:
            conflicts = tuple(pairs())
            buffers = tuple(replace(buffer, ranges=()) for buffer in movable)
        else:
            numbers, each = self._bases, pairs() if uses.apart else ()
            compared = (pair for pair in each if frozenset(map(numbers.__getitem__, pair)) in uses.apart)
            known = (pair for pair in whole.conflicts if set(pair) <= names)
            conflicts = tuple(dict.fromkeys((*known, *compared)))
            buffers = tuple(movable)
        # Variables that share bytes are no longer told apart, so of equal sizes the placement with the fewest pairs is
        # best. Among too many variables nobody looks for it.
        weights = dict.fromkeys(pairs(), 1) if share and len(movable) <= MOST_BUFFERS else {}
        return Problem(
            buffers, _capacity(arch, self.options.wanted_goal()), whole.granule, conflicts, weights
        )

    @staticmethod
    def _check(arena: Arena, liveness: KernelLiveness) -> None:
        """Checks pairs that share bytes against liveness itself, independently of the problem that was solved."""
        by_name = {buffer.name: buffer for buffer in liveness.buffers}
        beside = accessed_beside(liveness)
        for a, b in arena.shared:
            if conflicting_segments(by_name[a.name], by_name[b.name], beside[b.name]):
                raise InternalError(f"@{a.name} and @{b.name} are needed at one time and share bytes")

    # --- why not ----------------------------------------------------------------------------------------

    def _why_left_alone(
        self, kernel: Kernel, liveness: KernelLiveness, uses: AddressUses, movable: int
    ) -> Reason | None:
        """The reason why a kernel may not be rewritten, or has nothing to rewrite; ``None`` if there is none."""
        for finding in () if self.options.no_share else liveness.findings:
            if finding.kind is LivenessFindingKind.UNWRITTEN_READ:
                return Reason(finding.message, finding.line)
        if uses.placed is not None:
            # If all variables are needed throughout, most uses of addresses are not known.
            return _needed_throughout(liveness) or uses.placed
        barred = next((r for name in sorted(kernel.functions) if (r := self.facts.barred.get(name, ""))), "")
        arena = next((name for name in kernel.variables if name.startswith(ARENA)), "")
        if arena and (barred == ALREADY_ANNOTATED or movable < 2):
            return Reason(
                f"packed before, into @{arena}: pack the module from before that, with other options"
            )
        if barred:
            return Reason(barred)
        if movable < 2:
            for name, reason in kernel.fixed.items():
                return Reason(f"fewer than two variables can move: @{name}: {reason}")
            return Reason("only one static LDS variable")
        return None

    def _replaceable(self, liveness: KernelLiveness) -> Reason | None:
        """The reason that a barrier without a fence is in a function that the linker may replace; else ``None``."""
        module = self.facts.provenance.module
        for line, _ in missing_fences(module, liveness) if liveness.inlined else ():
            define = next(text for text in reversed(module.lines[:line]) if text.startswith("define "))
            words = define.partition("@")[0].split()
            if "available_externally" in words or any(w.startswith(("linkonce", "weak")) for w in words):
                return Reason("a barrier without fences in a function that the linker may replace", line)
        return None

    def _gains(self, problem: Problem, before: int, after: int) -> bool:
        return after <= next_better(problem, self.options.wanted_goal(), before)

    def _obstacles(
        self, liveness: KernelLiveness, problem: Problem, uses: AddressUses
    ) -> tuple[Obstacle, ...]:
        """The conflicts among the heaviest set of variables that must all be apart."""
        sizes = [buffer.size for buffer in problem.buffers]
        found = cliques(problem, neighbours(problem))
        if not found:
            return ()
        heaviest = members(max(found, key=lambda mask: (sum(sizes[i] for i in members(mask)), -mask)))
        by_name = {buffer.name: buffer for buffer in liveness.buffers}
        largest = sorted(heaviest, key=lambda i: -sizes[i])[:_MOST_IN_OBSTACLES]
        names, beside = [problem.buffers[i].id for i in sorted(largest)], accessed_beside(liveness)
        return tuple(
            Obstacle(a, b, self._obstacle(liveness, by_name[a], by_name[b], beside[b]))
            for a, b in combinations(names, 2)
        )

    def _obstacle(
        self, liveness: KernelLiveness, a: BufferLiveness, b: BufferLiveness, beside: int | None
    ) -> Reason:
        segments = conflicting_segments(a, b, beside)
        if not segments:
            return Reason("their addresses are compared")
        first = next(members(segments))
        line = liveness.segment_lines[first][0]
        if liveness.phases is None:
            return Reason("needed throughout", line)
        (phase, *_) = liveness.phases.phases_of(segments)
        pinned = next((found for x in (a, b) if (found := _pinned(x)) is not None), None)
        if pinned is not None:
            return Reason(f"needed throughout: {pinned.text}", pinned.line)
        if not a.occupied & b.occupied:
            return Reason(f"two waves may use one and the other in phase {phase}", line)
        reason = next((r for x in (a, b) if not x.accessed >> first & 1 for r in x.reasons), None)
        why = f": {reason.text}" if reason else ""
        return Reason(f"both needed in phase {phase}{why}", line)


def _pinned(buffer: BufferLiveness) -> Reason | None:
    """The reason why a variable counts as needed throughout; ``None`` if it does not."""
    return buffer.reasons[0] if buffer.reasons and not buffer.touched_bytes else None


def _needed_throughout(liveness: KernelLiveness) -> Reason | None:
    """The reason why all variables are needed throughout, if it is a single one other than control flow."""
    if liveness.refused is not None:
        return None
    reasons = {_pinned(buffer) for buffer in liveness.buffers}
    return reasons.pop() if len(reasons) == 1 else None


def laid_out(buffers: Sequence[Buffer]) -> int:
    """Bytes of variables as LLVM lays them out: the next is always the one with the least padding, then the most
    aligned, then the largest. Source: LLVM, OptimizedStructLayout.cpp, for fields of no fixed place.
    """
    by_alignment = by_key((buffer.alignment, buffer.size) for buffer in buffers)
    for sizes in by_alignment.values():
        sizes.sort()
    end = 0
    while by_alignment:
        alignment = min(by_alignment, key=lambda a: (-end % a, -a))
        sizes = by_alignment[alignment]
        end += -end % alignment + sizes.pop()
        if not sizes:
            del by_alignment[alignment]
    return end


def _capacity(arch: Arch | None, goal: Goal) -> int | None:
    if arch is None:
        return None
    return arch.lds_shared_bytes if goal is Goal.WORKGROUPS else arch.lds_bytes


def _arena(problem: Problem, placement: Placement) -> Arena:
    """The arena of a placement, which is validated against the problem and by itself."""
    fault = packing.validate(problem, placement)
    if fault is not None and fault.reason is not FaultReason.OVER_CAPACITY:
        raise InternalError(f"the packing is wrong: {fault.reason.value}: {fault.detail}")
    places = tuple(Place(b.id, placement.offsets[b.id], b.size, b.alignment) for b in problem.buffers)
    alignment = max((place.alignment for place in places), default=1)
    for place in places:
        if place.offset < 0 or place.offset + place.size > placement.bytes or place.offset % place.alignment:
            raise InternalError(f"the place of @{place.name} is wrong: {place}")
    return Arena(placement.bytes, alignment, places)


# --- result ---------------------------------------------------------------------------------------------------
#
# The result of `pack`: values, without logic.


@dataclass(frozen=True, slots=True)
class PackedKernel:
    """The result for one kernel.

    Attributes:
        plan: the places of its variables, and the reasons.
        arena: name of the arena; empty if the kernel is left alone.
        fences: the number of fences added at its barriers.
        claims: the number of accesses that lost metadata which does not hold for shared bytes.
    """

    plan: KernelPlan
    arena: str = ""
    fences: int = 0
    claims: int = 0

    @property
    def is_changed(self) -> bool:
        """True if variables of the kernel became parts of an arena; else it is unchanged."""
        return bool(self.arena)


@dataclass(frozen=True, slots=True)
class Packing:
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        kernels: kernels with static LDS, in text order.
        liveness: of the module.
        annotation: the tags of the functions that were rewritten; ``None`` if none was.
        barriers: the number of barriers added to each kernel first, by name.
    """

    edits: Edits
    kernels: tuple[PackedKernel, ...]
    liveness: ModuleLiveness
    annotation: Annotation | None
    barriers: Mapping[str, int] = field(default_factory=dict)

    @property
    def assumptions(self) -> tuple[str, ...]:
        """The names of the assumptions that the output rests on."""
        changed = (kernel for kernel in self.kernels if kernel.is_changed)
        found = [name for kernel in changed for name in kernel.plan.liveness.assumptions]
        found += self.annotation.assumptions if self.annotation else ()
        return tuple(dict.fromkeys(found))
