"""The time in which each LDS variable of a kernel holds bytes that are still needed.

A variable *occupies* a segment (see `ldsopt.analysis.flow.phases`) if it is accessed there, an asynchronous copy to or
from it may be in flight there, or some byte of it is live there (`ldsopt.analysis.liveness.live_bytes`). Its ranges are
the runs of segments that it occupies, half-open, in the order of `Phases.segments`; a variable may have several.
`ldsopt.analysis.liveness.interference` needs also the segments that co-occur.

A region at whose exit bytes are new (`ldsopt.analysis.liveness.walks`) counts as accessed as a whole: the bytes are
there from its first store on.

A variable whose accesses are not all known is in use throughout, with the reason: see
`ldsopt.analysis.liveness.lds_events`. A store that nothing reads is taken to be needed up to the return, and reported.

Example::

    store @A; s.barrier; load @A; store @B; s.barrier; load @B     ; @A in [0, 2), @B in [1, 3): they meet in 1
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from ldsopt.analysis.flow.called_barriers import CalledBarriers
from ldsopt.analysis.flow.control_flow import ControlFlow, Edge, Loop, of_function
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.flow.phases import Phases, Refused, phases_of
from ldsopt.analysis.liveness.coverage import KernelFlow, WorkgroupSize
from ldsopt.analysis.liveness.interference import live_bytes
from ldsopt.analysis.liveness.lds_events import EventFinder, KernelEvents, LdsEvent, Reason, in_flight
from ldsopt.analysis.liveness.live_bytes import LiveBytes, SideBySide, find_live_bytes, union
from ldsopt.analysis.liveness.live_ranges import (
    RANGES_START_FRESH,
    BufferLiveness,
    KernelLiveness,
    LivenessFinding,
    LivenessFindingKind,
    ModuleLiveness,
    Range,
    runs,
)
from ldsopt.analysis.liveness.walks import Refill, Region
from ldsopt.analysis.provenance.kernel_code import globals_named, kernel_code, kernel_provenance
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.groups import by_key
from ldsopt.ir.attributes import launch_bounds, require_told_kernels
from ldsopt.ir.details import is_marked_access
from ldsopt.ir.inlining import NotInlined
from ldsopt.ir.module import Function, Module
from ldsopt.once import once
from ldsopt.target.arch import LARGEST_LDS, Arch
from ldsopt.target.workgroup_size import (
    LARGEST_WORKGROUP,
    WORKGROUP_SIZE,
    WORKGROUP_SIZE_FORMS,
    said_twice,
    told_size,
    workgroup_size,
)

# --- uniform words --------------------------------------------------------------------------------------------
#
# Loads of LDS that give all work-items of a workgroup one value from one address, since nobody writes meanwhile.
#
# A load counts if no segment that may run at the same time (`Phases.concurrent`, its own segment included) writes a
# byte that it may read. Two work-items that execute it on the same path have then passed the same barriers and none has
# passed the next one, so no write lies between the two reads. Further:
#
# * every barrier that begins a phase with the load has a release fence, else an earlier write may still be under way;
# * nothing copies asynchronously into the variable, which has no address that is kept or unknown;
# * it is neither atomic nor volatile, and of one variable for sure.
#
# The segments that run at the same time depend on divergent branches, and these on loaded values. So all such loads
# are taken to count at first; those for which the rule fails with the resulting phases are dropped, until none is.
# That is sound: look at the first read that gives a work-item another value than another work-item got. Up to there
# all have taken the paths from which the phases were computed, so the write in front of it is in a segment that
# co-occurs with the load's, which was excluded.
#
# Example::
#
#     if (tid == 0) count = next;   barrier          ; a queue of work
#     n = count;                    barrier          ; all get the same: the loop's branch sends all the same way
#     ... next += ...;              barrier
#     if (n != 0) goto ...


def uniform_words(kernel: KernelFlow, events: KernelEvents, unwritten: frozenset[int]) -> frozenset[int]:
    """The addresses of such loads of a kernel, if taking them for uniform decides a branch; else none.

    Args:
        kernel: the kernel, with a divergence that takes no load of LDS for uniform.
        unwritten: the loads of global memory that this divergence takes for uniform.
    """
    module, function, plain = kernel.module, kernel.function, kernel.divergence
    reads = _reads(module, function, events)
    if reads.keys().isdisjoint(plain.loaded.values()):
        return frozenset()
    counting = frozenset(reads.values())
    of_address = {function.instructions[read.at].address: read for read in reads.values()}
    while counting:
        loads = frozenset(address for address, read in of_address.items() if read in counting)
        try:
            phases = phases_of(function, module, unwritten | loads)
        except Refused:
            return frozenset()
        holding = frozenset(_unwritten(counting, events, phases))
        if holding == counting:
            return loads
        counting = holding
    return frozenset()


def _reads(module: Module, function: Function, events: KernelEvents) -> dict[int, LdsEvent]:
    """The candidate reads, by their lines."""
    copied = {event.base for event in events.events if event.counter} | events.pinned.keys()
    at_one_place: dict[int, int] = {}
    for event in events.events:
        at_one_place[event.at] = at_one_place.get(event.at, 0) + 1
    return {
        event.line: event
        for event in events.events
        if function.instructions[event.at].opcode == "load"
        and event.is_certain
        and at_one_place[event.at] == 1
        and event.base not in copied
        and not is_marked_access(module, function.instructions[event.at])
    }


def _unwritten(reads: frozenset[LdsEvent], events: KernelEvents, phases: Phases) -> list[LdsEvent]:
    """The reads with no concurrent write, behind barriers with a release."""
    of_instruction = {
        at: number
        for number, segment in enumerate(phases.segments)
        for at in range(segment.start, segment.stop)
    }
    writes = [(of_instruction[e.at], e) for e in events.events if e.writes and e.at in of_instruction]

    def holds(read: LdsEvent) -> bool:
        number = of_instruction.get(read.at)
        if number is None:
            return False
        beside = phases.concurrent[number]
        is_fenced = all(phases.phases[n].is_fenced for n in phases.phases_of(1 << number))
        return is_fenced and not any(
            beside >> other & 1 and write.base == read.base and write.writes & read.reads
            for other, write in writes
        )

    return [read for read in reads if holds(read)]


def known_assumptions(assume: Sequence[str]) -> frozenset[str]:
    """The assumptions as a set, after a check of their names.

    Raises:
        UsageError: a name is unknown, or two contradict each other.
    """
    assumed = frozenset(assume)
    for name in sorted(assumed - {RANGES_START_FRESH}):
        if workgroup_size(name) is None:
            raise UsageError(
                f"--assume takes {RANGES_START_FRESH} and {WORKGROUP_SIZE_FORMS} with up to {LARGEST_WORKGROUP} "
                f"work-items, not {name!r}"
            )
    if said_twice(assumed):
        raise UsageError(f"--assume takes one workgroup-size of a kernel, not {', '.join(sorted(assumed))}")
    return assumed


def find_liveness(
    module: Module,
    *,
    assume: Sequence[str] = (),
    promises: Collection[str] = (),
    unwritten: UnwrittenSearch | None = None,
) -> ModuleLiveness:
    """The liveness of all static LDS variables.

    Args:
        module: the module; without marks (`ldsopt.transforms.live_marks`).
        assume: assumptions: `RANGES_START_FRESH`, and `WORKGROUP_SIZE` with a size, as ``workgroup-size=256``.
        promises: promises about global memory, under which ``unwritten`` looks for loads.
        unwritten: finds loads whose memory nobody writes; ``None`` to assume that there are none.

    Raises:
        UsageError: an assumption is unknown.
        InputError: an assumption names a kernel that the module does not have.
    """
    require_told_kernels(module, assume)
    return _find_liveness(module, known_assumptions(assume), frozenset(promises), unwritten)


@once
def _find_liveness(
    module: Module,
    assumed: frozenset[str],
    promises: frozenset[str],
    unwritten: UnwrittenSearch | None,
) -> ModuleLiveness:
    kernels, notes = [], list(_variable_sizes(module)[1])
    reached: set[str] = set()
    for function in module.functions():
        if not function.is_kernel:
            continue
        reached |= {f.name for f in kernel_code(module, function.name)}
        kernel = _of_kernel(_KernelCode(module, function, unwritten), assumed, promises)
        if kernel.buffers:
            kernels.append(kernel)
            notes += _size_note(module, function, kernel, assumed)
        elif kernel.dynamic:
            notes.append(f"{function.name} uses dynamic LDS only, which shares no bytes")
    names = {base.name for base in module.lds_globals()}
    notes += _left_out(
        [
            function.name
            for function in module.functions()
            if function.name not in reached and globals_named(module, function) & names
        ]
    )
    return ModuleLiveness(module.source, tuple(kernels), tuple(notes))


_NAMED = 3
"""Functions that no kernel can run, each with a note of its own."""


def _left_out(functions: Sequence[str]) -> list[str]:
    """Notes about functions that no kernel can run: one for all if they are many, as in OpenCL, a copy a kernel."""
    if len(functions) > _NAMED:
        more = f"{', '.join(functions[:_NAMED])} and {len(functions) - _NAMED} more"
        return [f"{more} are no kernels, and no kernel calls them; what they do with LDS is left out"]
    return [
        f"{name} is no kernel, and no kernel calls it; what it does with LDS is left out"
        for name in functions
    ]


@once
def _variable_sizes(module: Module) -> tuple[Mapping[int, int], tuple[str, ...]]:
    """The bytes of each static variable with a known size, by index into `Provenance.bases`; notes about the others."""
    sizes, notes = dict[int, int](), list[str]()
    for index, base in enumerate(module.lds_globals()):
        layout = None if base.is_dynamic else module.types.layout(base.value_type)
        if layout is not None and layout.alloc > LARGEST_LDS:  # a set of its bytes might fill the memory
            notes.append(f"@{base.name} is larger than the LDS of any AMD GPU; it is left as it is")
        elif layout is not None and layout.alloc > 0:
            sizes[index] = layout.alloc
        elif not base.is_dynamic:
            notes.append(f"@{base.name} has no size that is known; it is left as it is")
    return sizes, tuple(notes)


UnwrittenSearch = Callable[[Function, Module, frozenset[str]], frozenset[int]]
"""Finds a kernel's loads whose memory nobody writes, as `ldsopt.analysis.global_memory.accesses` does."""


@dataclass(frozen=True, slots=True)
class _KernelCode:
    """A kernel, the search for loads that nobody writes, and the reason why some of its barriers are hidden, if any."""

    module: Module
    kernel: Function
    search: UnwrittenSearch | None
    refused: Reason | None = None

    def unwritten(self, promises: frozenset[str]) -> frozenset[int]:
        """The loads whose memory nobody writes, under the promises."""
        return frozenset() if self.search is None else self.search(self.kernel, self.module, promises)


def _of_kernel(code: _KernelCode, assumed: frozenset[str], promises: frozenset[str]) -> KernelLiveness:
    """The liveness of one kernel; if it calls functions with barriers, of a copy with their code inlined."""
    try:
        copy = CalledBarriers(
            code.module, {f.name: f for f in kernel_code(code.module, code.kernel.name)}
        ).inlined(code.kernel)
    except NotInlined as refusal:
        refused = Reason(f"a barrier in a function that the kernel calls: {refusal.reason}", refusal.line)
        return _with_assumptions(replace(code, refused=refused), assumed)
    if copy is None:
        return _with_assumptions(code, assumed | _needed(code.unwritten, promises))
    kernel = next(one for one in copy.module.functions() if one.name == code.kernel.name)
    code = _KernelCode(copy.module, kernel, code.search)
    return _with_assumptions(code, assumed | _needed(code.unwritten, promises)).at_origins(copy.origins)


def _needed(loads: Callable[[frozenset[str]], frozenset[int]], promises: frozenset[str]) -> frozenset[str]:
    """A minimal set of promises that finds the same loads."""
    found = loads(promises)
    for name in sorted(promises):
        if loads(promises - {name}) == found:
            promises -= {name}
    return promises


def _with_assumptions(code: _KernelCode, assumed: frozenset[str]) -> KernelLiveness:
    """The kernel under assumptions, with the names of those that change the result."""

    def differs(others: frozenset[str]) -> bool:
        analysis = _KernelAnalysis(code, others, like=first)
        if analysis.is_like:
            return False
        answers = (kernel.buffers for kernel in (found, analysis.run()))
        one, other = ([(b.accessed, b.occupied) for b in buffers] for buffers in answers)
        return one != other

    first = _KernelAnalysis(code, assumed)
    found = first.run()
    needed = {name for name in assumed if differs(assumed - {name})}
    if not needed and len(assumed) > 1 and differs(frozenset()):
        needed = set(assumed)  # each of them would do
    return replace(found, assumptions=tuple(sorted(needed)))


def _size_note(
    module: Module, function: Function, kernel: KernelLiveness, assumed: frozenset[str]
) -> Iterator[str]:
    """A note if the unknown size of the workgroups matters."""
    launch = _launch(module, function, assumed)
    leaves = (LEAVES, LEAVES_SOME)
    if (launch is None or not launch.is_full) and any(
        r.text in leaves for b in kernel.buffers for r in b.reasons
    ):
        lack = "how large its workgroups are" if launch is None else "that no workgroup is smaller"
        yield f"{function.name} does not say {lack}; if you know, --assume {WORKGROUP_SIZE}=X[,Y[,Z]]"


class _KernelAnalysis:
    """One kernel, under some assumptions.

    Args:
        assumed: the assumptions.
        like: an analysis of the same kernel under others.

    Attributes:
        is_like: the result is that of ``like``, since the launch, the start of ranges and the divergence are the same.
            The result follows from these and the code, so it need not be computed again.
    """

    def __init__(
        self, code: _KernelCode, assumed: frozenset[str], *, like: _KernelAnalysis | None = None
    ) -> None:
        module, function = self._module, self._function = code.module, code.kernel
        self._fresh = RANGES_START_FRESH in assumed
        self._refused = code.refused
        self._provenance, self._flow = kernel_provenance(module, function.name), of_function(function)
        self._shared = ranges_of(self._provenance)
        unwritten = code.unwritten(assumed)
        launch = _launch(module, function, assumed)
        kernel = KernelFlow(module, function, self._flow, divergence_of(function, module, unwritten), launch)
        self._kernel = kernel
        finder = EventFinder(self._provenance, _variable_sizes(module)[0])
        if like is not None and like._starts_as(kernel, fresh=self._fresh):
            self._plain: KernelEvents = like._plain
        else:
            like = None
            self._plain = finder.of(kernel)
        self._unwritten = unwritten | uniform_words(kernel, self._plain, unwritten)
        self._divergence = divergence_of(function, module, self._unwritten)
        self.is_like = like is not None and like._divergence == self._divergence
        self._events = self._plain
        if self._divergence is not kernel.divergence and not self.is_like:
            self._events = finder.of(replace(kernel, divergence=self._divergence))
        self._findings: list[LivenessFinding] = []

    def _starts_as(self, kernel: KernelFlow, *, fresh: bool) -> bool:
        """True if the launch, the start of ranges, and the divergence without facts about LDS are the same."""
        mine = self._kernel.launch, self._kernel.divergence, self._fresh
        return mine == (kernel.launch, kernel.divergence, fresh)

    def run(self) -> KernelLiveness:
        """Finds the time in which each variable is needed, and possible faults."""
        phases, refused = None, self._refused
        if refused is None:
            try:
                phases = phases_of(self._function, self._module, self._unwritten)
            except Refused as refusal:
                refused = Reason(refusal.reason, refusal.line)
        if phases is None:
            assert refused is not None
            buffers = [self._made(base, None, 1, 1, [refused]) for base in self._events.bases]
        else:
            buffers = self._buffers(phases)
            self._findings += bare_barriers(phases)
        found = KernelLiveness(
            self._function.name,
            self._function.line,
            phases,
            self._lines(phases),
            refused,
            tuple(buffers),
            self._events.dynamic,
            self._total(),
            (),
            (),
        )
        self._findings += too_much_lds(found, self._module.arch)
        ordered = sorted(set(self._findings), key=lambda f: (not f.kind.is_error, f.line, f.message))
        return replace(found, findings=tuple(ordered))

    def _lines(self, phases: Phases | None) -> tuple[Range, ...]:
        instructions = self._function.instructions
        if phases is None:
            return ((instructions[0].line, instructions[-1].line),)
        return tuple((instructions[s.start].line, instructions[s.stop - 1].line) for s in phases.segments)

    def _total(self) -> int:
        """Bytes of all variables as they lie without sharing, each aligned."""
        end = 0
        for base in self._events.bases:
            alignment = self._shared.alignment(base)
            end = -(-end // alignment) * alignment + self._events.sizes[base]
        return end

    def _name(self, base: int) -> str:
        return self._provenance.bases[base].name

    def _made(
        self, base: int, phases: Phases | None, accessed: int, occupied: int, reasons: Sequence[Reason]
    ) -> BufferLiveness:
        return BufferLiveness(
            self._name(base),
            self._events.sizes[base],
            self._shared.alignment(base),
            accessed,
            occupied,
            runs(occupied),
            phases.phases_of(occupied) if phases else (0,),
            tuple(dict.fromkeys(reasons)),
        )

    def _buffers(self, phases: Phases) -> list[BufferLiveness]:
        events: dict[int, dict[int, list[LdsEvent]]] = {
            base: {} for base in self._events.bases if base not in self._events.pinned
        }
        for number, inside in _by_segment(self._events.events, phases).items():
            for event in inside:
                if event.base in events:
                    events[event.base].setdefault(number, []).append(event)
        covering = {base: self._covering(base, phases) for base in events}
        leaving = {base: edges for base, (edges, _) in covering.items() if edges}
        together = SideBySide(events, self._events.sizes, phases.successors, phases.predecessors)
        live = {} if self._fresh else together.live(leaving)
        kept = together.live({}) if leaving and not self._fresh else live
        read_in = together.written(lambda event: replace(event, writes=event.reads))
        stored_in = together.written(lambda event: None if event.is_atomic else event)
        returning = back_edges(phases, self._flow)
        found = []
        for base in self._events.bases:
            if base in self._events.pinned:
                everywhere = (1 << len(phases.segments)) - 1
                pinned = [self._events.pinned[base]]
                found.append(self._made(base, phases, everywhere, everywhere, pinned))
                continue
            uses = Uses(
                self._name(base),
                self._events.sizes[base],
                events[base],
                read_in[base],
                stored_in[base],
                phases,
                self._divergence,
                returning,
            )
            edges, passed = covering[base]
            if self._fresh:
                live[base] = self._starting_fresh(uses, edges)
                kept[base] = self._starting_fresh(uses, {}) if edges else live[base]
            found.append(self._buffer(base, uses, (live[base], kept[base]), edges, passed))
        return found

    def _buffer(
        self,
        base: int,
        uses: Uses,
        both: tuple[LiveBytes, LiveBytes],
        leaving: Mapping[Edge, int],
        passed: int,
    ) -> BufferLiveness:
        """The liveness of one variable.

        Args:
            base: the variable.
            uses: its uses.
            both: its live bytes, with the bytes that regions cover and without them.
            leaving, passed: the edges that leave the regions covering its bytes, and the regions' segments.
        """
        live, kept = both
        by_segment, phases = uses.events, uses.phases
        own = sorted((event for inside in by_segment.values() for event in inside), key=lambda e: e.at)
        accessed = sum(1 << number for number in by_segment)
        flying = in_flight(self._module, self._function, phases, own)
        at_ends = live.at_ends()
        if refills := [refill for refill in self._events.refills if any(e.at in refill.writes for e in own)]:
            fewer, inside = self._refilled(uses, refills, leaving)
            at_ends = tuple(map(int.__and__, at_ends, fewer.at_ends()))
            if fewer.segments() != live.segments():
                live, passed = fewer, passed | inside
        reasons: list[Reason] = []
        if flying & ~accessed:
            line = next(event.line for event in own if event.counter)
            reasons.append(Reason("an asynchronous copy may be in flight", line))
        if live.segments() & ~accessed:
            reasons += uses.why(live, self._function)
        needed = live.segments()
        for store, segments in uses.dead_stores(kept):
            if store.is_certain:
                self._findings.append(uses.dead_store(store))
            reasons.append(Reason("written and never read: kept up to the return", store.line))
            needed |= segments
        self._findings += uses.unwritten_reads()
        accessed |= flying | passed
        made = self._made(base, phases, accessed, accessed | needed, reasons)
        return replace(
            made,
            live_bytes=live.of_segments(),
            touched_bytes=_touched(by_segment, phases),
            live_at_ends=at_ends,
        )

    def _starting_fresh(self, uses: Uses, leaving: Mapping[Edge, int]) -> LiveBytes:
        graph = uses.phases.successors, uses.phases.predecessors
        return find_live_bytes(uses.events, *graph, uses.size, fresh=True, leaving=leaving)

    def _covering(self, base: int, phases: Phases) -> tuple[dict[Edge, int], int]:
        """The edges that leave the regions which cover bytes of a variable, and all segments of these regions."""
        leaving: dict[Edge, int] = {}
        passed = 0
        for covering in self._events.regions:
            if covers := covering.covers.get(base, 0):
                inside, edges = _extent(covering.region, phases)
                passed |= inside
                leaving |= {edge: leaving.get(edge, 0) | covers for edge in edges}
        return leaving, passed

    def _refilled(
        self,
        uses: Uses,
        refills: Sequence[Refill],
        leaving: Mapping[Edge, int],
    ) -> tuple[LiveBytes, int]:
        """The live bytes, given stores that cover their own earlier bytes, and the segments of covering regions.

        Stores with the same refills are solved together, and so are stores without any.
        """
        groups: dict[frozenset[Refill], set[int]] = {}
        for at in {event.at for inside in uses.events.values() for event in inside}:
            groups.setdefault(frozenset(r for r in refills if at in r.writes), set()).add(at)
        events, phases = uses.events, uses.phases
        full, passed = (1 << uses.size) - 1, 0
        found = []
        for covering, stores in groups.items():
            alone = frozenset[int]().union(*(refill.at for refill in covering))
            edges = dict(leaving)
            for refill in covering:
                if refill.region is not None:
                    inside, exits = _extent(refill.region, phases)
                    passed |= inside
                    edges |= dict.fromkeys(exits, full)
            found.append(
                find_live_bytes(
                    {n: [replace(e, covers=full) if e.at in alone else e for e in each]
                     for n, each in events.items()},
                    phases.successors,
                    phases.predecessors,
                    uses.size,
                    fresh=self._fresh,
                    leaving=edges,
                    sources={n: [e for e in each if e.at in stores] for n, each in events.items()},
                )
            )  # fmt: skip
        return union(found), passed


def _touched(by_segment: Mapping[int, Sequence[LdsEvent]], phases: Phases) -> tuple[int, ...]:
    """The bytes that the events of each segment may touch."""
    found = [0] * len(phases.segments)
    for number, events in by_segment.items():
        for event in events:
            found[number] |= event.reads | event.writes
    return tuple(found)


def _extent(region: Region, phases: Phases) -> tuple[int, list[Edge]]:
    """The segments of a region, as a set of bits, and the edges that leave it."""
    inside, exits = 0, []
    for number, segment in enumerate(phases.segments):
        is_before = segment.block == region.entry and segment.start < region.start
        if segment.block in region.blocks and not is_before:
            inside |= 1 << number
            exits += [
                (number, to) for to in phases.successors[number] if phases.segments[to].block == region.exit
            ]
    return inside, exits


def _launch(module: Module, function: Function, assumed: frozenset[str]) -> WorkgroupSize | None:
    """The size of the workgroups, as the function states it or as it is assumed."""
    bounds = launch_bounds(module, function)
    told = told_size(assumed, function.name)
    size = None if told is None else told.within(bounds.flat)
    if bounds.is_exact:
        return WorkgroupSize(bounds.sizes, is_full=bounds.is_uniform or size == bounds.sizes)
    if size is None or not bounds.least <= math.prod(size) <= bounds.flat:
        return None
    return WorkgroupSize(size, is_full=True)


def _by_segment(events: Sequence[LdsEvent], phases: Phases) -> dict[int, list[LdsEvent]]:
    starts = sorted((segment.start, segment.stop, number) for number, segment in enumerate(phases.segments))
    of_instruction = {
        event.at: number
        for event in events
        if (place := bisect_right(starts, (event.at, math.inf))) > 0
        for start, stop, number in [starts[place - 1]]
        if start <= event.at < stop
    }
    placed = (event for event in events if event.at in of_instruction)  # others are in unreachable blocks
    return by_key((of_instruction[event.at], event) for event in placed)


# --- findings -------------------------------------------------------------------------------------------------
#
# The report on a kernel's use of LDS: the reasons why a variable is needed where it is not used, and possible faults.
#
# A read is *unwritten* if no path has written any of its bytes. A store is *dead* if nothing may read its bytes;
# its variable is kept up to the return, since someone may want to look. Both count only accesses that are certain.


MAY_DIFFER = "how often may differ between work-items by what is loaded here"
LEAVES = "a write may leave older bytes that are read later"
LEAVES_SOME = "not all work-items write again what is read later"


def too_much_lds(kernel: KernelLiveness, arch: Arch | None) -> Iterator[LivenessFinding]:
    """The error if the variables do not fit without sharing, the largest first; it tells if sharing may help."""
    if arch is None or kernel.bytes <= arch.lds_bytes:
        return
    largest = sorted(kernel.buffers, key=lambda buffer: -buffer.size)
    table = ", ".join(f"@{buffer.name} {buffer.size}" for buffer in largest)
    needed = live_bytes(kernel)
    hint = f"; {needed} are needed at one time: try `ldsopt pack`" if needed <= arch.lds_bytes else ""
    message = (
        f"{kernel.name} needs {kernel.bytes} bytes of LDS without sharing and a workgroup has {arch.lds_bytes} on "
        f"{arch.name}: {table}{hint}"
    )
    yield LivenessFinding(LivenessFindingKind.TOO_MUCH_LDS, message, kernel.line)


def bare_barriers(phases: Phases) -> Iterator[LivenessFinding]:
    """One warning for all barriers without a release fence."""
    bare = [phase.line for phase in phases.phases if phase.line is not None and not phase.is_fenced]
    if bare:
        what = "a barrier has" if len(bare) == 1 else f"{len(bare)} barriers have"
        yield LivenessFinding(
            LivenessFindingKind.BARE_BARRIER,
            f"{what} no release fence; where bytes change their owner across one, LDS operations must be complete",
            bare[0],
        )


def back_edges(phases: Phases, flow: ControlFlow) -> list[tuple[int, int, Loop]]:
    """The edges between segments that go back to a loop's header, with the loop."""
    loops = {loop.header: loop for loop in flow.loops}
    return [
        (number, target, loop)
        for number, targets in enumerate(phases.successors)
        for target in targets
        if target <= number and (loop := loops.get(phases.segments[target].block)) is not None
    ]


@dataclass(frozen=True, slots=True)
class Uses:
    """The uses of one variable by a kernel.

    Attributes:
        name, size: the variable's name, and its bytes.
        events: by segment, in order.
        read_in: the bytes that may have been read before each segment.
        stored_in: the bytes that may have been written before each segment, other than by atomic operations.
        phases, divergence: the kernel's.
        back_edges: the kernel's (`back_edges`).
    """

    name: str
    size: int
    events: Mapping[int, Sequence[LdsEvent]]
    read_in: Sequence[int]
    stored_in: Sequence[int]
    phases: Phases
    divergence: Divergence
    back_edges: Sequence[tuple[int, int, Loop]]

    def why(self, live: LiveBytes, function: Function) -> Iterator[Reason]:
        """The reasons why it is live where it is not used: a loop carries it, or a write leaves bytes as they were."""
        yield from self._carried(live, function)
        for number, inside in sorted(self.events.items()):
            older = live.written_in[number] & self.read_in[number]
            for event in inside:
                left = older & ~event.covers & _wanted_behind(event, inside, live.wanted_out[number])
                if event.writes and left:
                    is_partial = self.phases.segments[number].block in self.divergence.partial
                    yield Reason(LEAVES_SOME if is_partial else LEAVES, event.line)

    def _carried(self, live: LiveBytes, function: Function) -> Iterator[Reason]:
        writing = {
            self.phases.segments[n].block
            for n, inside in self.events.items()
            if any(e.writes for e in inside)
        }
        for number, target, loop in self.back_edges:
            if loop.blocks & writing and live.wanted_in[target] & live.written_out[number]:
                line = function.instructions[self.phases.segments[target].start].line
                loaded = self.divergence.loaded.get(self.divergence.partial.get(loop.header, -1))
                if loaded is None:
                    yield Reason("its value is carried round a loop", line)
                else:
                    yield Reason(f"it is carried round a loop, and {MAY_DIFFER}", loaded)

    def dead_stores(self, live: LiveBytes) -> Iterator[tuple[LdsEvent, int]]:
        """The stores that nothing reads, each with the segments up to the return.

        Args:
            live: the live bytes if no region covers anything: within a region, bytes wanted behind it count.
        """
        reading = _Touching.of(self.events, lambda event: event.reads)
        for number, inside in self.events.items():
            beside = self.phases.concurrent[number] & ~(1 << number)
            for event in inside:
                if not event.writes or event.is_atomic or event.reads:
                    continue
                if event.writes & _wanted_behind(event, inside, live.wanted_out[number]):
                    continue
                if not reading.touches(event.writes, beside):
                    yield event, self.phases.onwards[number]

    def dead_store(self, event: LdsEvent) -> LivenessFinding:
        message = f"nothing reads what is written to @{self.name}"
        return LivenessFinding(LivenessFindingKind.DEAD_STORE, message, event.line)

    def unwritten_reads(self) -> Iterator[LivenessFinding]:
        """The errors for reads of bytes that nothing has written."""
        writing = _Touching.of(self.events, lambda event: 0 if event.is_atomic else event.writes)
        for number, inside in self.events.items():
            there = self.stored_in[number]
            # A write in the read's own segment counts if it stands in front, or is of another iteration.
            beside = self.phases.concurrent[number] & ~(1 << number)
            for event in inside:
                is_missing = event.is_certain and event.exposed and not event.exposed & there
                if is_missing and not writing.touches(event.exposed, beside):
                    message = f"reads bytes of @{self.name} that no path has written"
                    yield LivenessFinding(LivenessFindingKind.UNWRITTEN_READ, message, event.line)
                if not event.is_atomic:
                    there |= event.writes


@dataclass(frozen=True, slots=True)
class _Touching:
    """The segments that touch bytes of a variable, by the set of touched bytes: most segments touch the same."""

    segments: Mapping[int, int]

    @classmethod
    def of(cls, events: Mapping[int, Sequence[LdsEvent]], touched: Callable[[LdsEvent], int]) -> _Touching:
        """The segments of events, by the bytes that ``touched`` gives."""
        found: dict[int, int] = {}
        for number, inside in events.items():
            own = 0
            for event in inside:
                own |= touched(event)
            if own:
                found[own] = found.get(own, 0) | 1 << number
        return cls(found)

    def touches(self, bytes_: int, among: int) -> bool:
        """True if one of some segments touches one of some bytes."""
        return any(own & bytes_ and segments & among for own, segments in self.segments.items())


def _wanted_behind(event: LdsEvent, inside: Sequence[LdsEvent], wanted: int) -> int:
    """The bytes that are wanted right behind an event; reads by its own work-item count."""
    for later in reversed(inside):
        if later is event:
            break
        wanted = wanted & ~later.covers | later.reads
    return wanted
