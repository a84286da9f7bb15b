"""When each LDS variable of a kernel holds something that is still needed.

A variable *occupies* a segment (see `ldsopt.analysis.phases`) if it is accessed there, an asynchronous copy to or from
it may be in flight there, or some byte of it is live there (`ldsopt.analysis.live_bytes`). Its ranges are the runs of
segments that it occupies, half-open, in the order of `Phases.segments`; a variable may have several. What
`ldsopt.analysis.interference` needs beyond that is which segments co-occur.

What cannot be told is in use throughout, with the reason: see `ldsopt.analysis.lds_events`. A store that nothing reads
is taken to be needed up to the return, and reported.

Example::

    store @A; s.barrier; load @A; store @B; s.barrier; load @B     ; @A in [0, 2), @B in [1, 3): they meet in 1
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ldsopt.analysis.control_flow import of_function
from ldsopt.analysis.divergence import find_divergence
from ldsopt.analysis.footprints import Footprints
from ldsopt.analysis.in_flight import in_flight
from ldsopt.analysis.lds_events import EventFinder, KernelEvents, LdsEvent, Reason
from ldsopt.analysis.live_bytes import LiveBytes, find_live_bytes
from ldsopt.analysis.live_ranges import (
    RANGES_START_FRESH,
    BufferLiveness,
    FindingKind,
    KernelLiveness,
    LivenessFinding,
    ModuleLiveness,
    Range,
    runs,
)
from ldsopt.analysis.phases import Phases, Refused, find_phases, members
from ldsopt.analysis.provenance import Provenance
from ldsopt.analysis.ranges import ModuleRanges
from ldsopt.ir.module import Function, Module


def find_liveness(module: Module, *, assume: Sequence[str] = ()) -> ModuleLiveness:
    """The liveness of all static LDS variables.

    Args:
        module: to look at; without marks (`ldsopt.transforms.live_marks`).
        assume: names of assumptions: `RANGES_START_FRESH`.
    """
    provenance = Provenance(module)
    found = provenance.analyse(keep=True)
    shared = ModuleRanges(provenance)
    sizes, notes = {}, []
    for index, base in enumerate(provenance.bases):
        layout = None if base.is_dynamic else shared.types.layout(base.value_type)
        if layout is not None and layout.alloc > 0:
            sizes[index] = layout.alloc
        elif not base.is_dynamic:
            notes.append(f"@{base.name} has no size that is known; it is left as it is")
    functions = list(provenance.functions())
    footprints = {function.name: Footprints(shared, function) for function in functions}
    events = EventFinder(provenance, found, footprints, sizes)
    kernels = []
    by_name = {f.name: f for f in found}
    for function in functions:
        if not function.is_kernel:
            if by_name[function.name].accesses:
                notes.append(
                    f"{function.name} is no kernel: what it uses is needed throughout the kernels that call it"
                )
            continue
        kernel = _Kernel(provenance, shared, events, function, RANGES_START_FRESH in assume).run()
        if kernel.buffers:
            kernels.append(kernel)
        elif kernel.dynamic:
            notes.append(f"{function.name} uses dynamic LDS only, which shares no bytes")
    return ModuleLiveness(module.source, tuple(kernels), tuple(notes))


class _Kernel:
    """One kernel."""

    def __init__(
        self,
        provenance: Provenance,
        shared: ModuleRanges,
        events: EventFinder,
        function: Function,
        fresh: bool,
    ) -> None:
        self._provenance, self._module = provenance, provenance.module
        self._shared, self._function, self._fresh = shared, function, fresh
        self._flow = of_function(self._module, function)
        self._divergence = find_divergence(self._module, function, self._flow, provenance.callees)
        self._events: KernelEvents = events.of(function, self._divergence.partial)
        self._dynamic = events.dynamic(function)
        self._findings: list[LivenessFinding] = []
        self._assumed = False

    def run(self) -> KernelLiveness:
        refused = None
        try:
            phases = find_phases(self._module, self._function, self._flow, self._divergence)
        except Refused as refusal:
            phases, refused = None, Reason(refusal.reason, refusal.line)
        total = self._total()
        if phases is None:
            assert refused is not None
            buffers = [self._throughout(base, refused) for base in self._events.bases]
        else:
            buffers = [self._buffer(base, phases) for base in self._events.bases]
            self._bare_barriers(phases)
        return KernelLiveness(
            self._function.name,
            self._function.line,
            phases,
            self._lines(phases),
            refused,
            tuple(buffers),
            self._dynamic,
            total,
            tuple(sorted(set(self._findings), key=lambda f: (not f.kind.is_error, f.line, f.message))),
            (RANGES_START_FRESH,) if self._assumed else (),
        )

    def _lines(self, phases: Phases | None) -> tuple[Range, ...]:
        instructions = self._function.instructions
        if phases is None:
            return ((instructions[0].line, instructions[-1].line),)
        return tuple((instructions[s.start].line, instructions[s.stop - 1].line) for s in phases.segments)

    def _total(self) -> int:
        end = 0
        for base in self._events.bases:
            alignment = self._shared.alignment(base)
            end = -(-end // alignment) * alignment + self._events.sizes[base]
        arch = self._module.arch
        if arch is not None and end > arch.lds_bytes:
            ordered = sorted(self._events.bases, key=lambda base: -self._events.sizes[base])
            table = ", ".join(f"@{self._name(base)} {self._events.sizes[base]}" for base in ordered)
            self._find(
                FindingKind.TOO_MUCH_LDS,
                f"{self._function.name} needs {end} bytes of LDS without sharing and a workgroup has "
                f"{arch.lds_bytes} on {arch.name}: {table}",
                self._function.line,
            )
        return end

    def _name(self, base: int) -> str:
        return self._provenance.bases[base].name

    def _find(self, kind: FindingKind, message: str, line: int) -> None:
        self._findings.append(LivenessFinding(kind, message, line))

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

    def _throughout(self, base: int, reason: Reason) -> BufferLiveness:
        return self._made(base, None, 1, 1, [reason])

    def _buffer(self, base: int, phases: Phases) -> BufferLiveness:
        if base in self._events.pinned:
            everywhere = (1 << len(phases.segments)) - 1
            return self._made(base, phases, everywhere, everywhere, [self._events.pinned[base]])
        own = [event for event in self._events.events if event.base == base]
        by_segment = _by_segment(own, phases)
        accessed = sum(1 << number for number in by_segment)
        flying = in_flight(self._module, self._function, phases, own)
        size = self._events.sizes[base]
        graph = (phases.successors, phases.predecessors)
        live = find_live_bytes(by_segment, *graph, size)
        if self._fresh:
            anew = find_live_bytes(by_segment, *graph, size, fresh=True)
            self._assumed |= anew.segments() | accessed != live.segments() | accessed
            live = anew
        needed = live.segments()
        reasons: list[Reason] = []
        if flying & ~accessed:
            line = next(event.line for event in own if event.counter)
            reasons.append(Reason("an asynchronous copy may be in flight", line))
        reasons += self._why(base, by_segment, phases, live)
        needed |= self._dead_stores(base, by_segment, phases, live, reasons)
        self._unwritten(base, by_segment, phases)
        accessed |= flying
        return self._made(base, phases, accessed, accessed | needed, reasons)

    # --- why ----------------------------------------------------------------------------------------------

    def _why(
        self, base: int, events: Mapping[int, list[LdsEvent]], phases: Phases, live: LiveBytes
    ) -> Iterator[Reason]:
        writing = {phases.segments[n].block for n, inside in events.items() if any(e.writes for e in inside)}
        for number, targets in enumerate(phases.successors):
            for target in targets:
                block = phases.segments[target].block
                loop = next((loop for loop in self._flow.loops if loop.header == block), None)
                if target > number or loop is None or not loop.blocks & writing:
                    continue
                if live.wanted_in[target] & live.written_out[number]:
                    line = self._function.instructions[phases.segments[target].start].line
                    yield Reason("its value is carried round a loop", line)
        read = {n: [replace(e, writes=e.reads) for e in inside] for n, inside in events.items()}
        size = self._events.sizes[base]
        read_in = find_live_bytes(read, phases.successors, phases.predecessors, size).written_in
        for number, inside in sorted(events.items()):
            older = live.written_in[number] & read_in[number]
            for event in inside:
                left = older & ~event.covers & _wanted_behind(event, inside, live.wanted_out[number])
                if event.writes and left:
                    is_partial = phases.segments[number].block in self._divergence.partial
                    yield Reason(
                        "not all work-items write again what is read later"
                        if is_partial
                        else "a write may leave older bytes that are read later",
                        event.line,
                    )

    # --- findings -----------------------------------------------------------------------------------------

    def _dead_stores(
        self,
        base: int,
        events: Mapping[int, list[LdsEvent]],
        phases: Phases,
        live: LiveBytes,
        reasons: list[Reason],
    ) -> int:
        """The segments behind stores of which nothing is read; reports them."""
        found = 0
        for number, inside in events.items():
            beside = phases.concurrent[number]
            read = 0
            for other in members(beside & ~(1 << number)):
                for event in events.get(other, ()):
                    read |= event.reads
            for event in inside:
                if not event.writes or event.is_atomic or event.reads:
                    continue
                if event.writes & (_wanted_behind(event, inside, live.wanted_out[number]) | read):
                    continue
                self._find(
                    FindingKind.DEAD_STORE,
                    f"nothing reads what is written to @{self._name(base)}",
                    event.line,
                )
                reasons.append(Reason("written and never read: kept up to the return", event.line))
                found |= _onwards(number, phases)
        return found

    def _unwritten(self, base: int, events: Mapping[int, list[LdsEvent]], phases: Phases) -> None:
        """Reports reads of bytes that nothing has written."""
        fresh = {
            number: [event for event in inside if not event.is_atomic] for number, inside in events.items()
        }
        written = find_live_bytes(
            fresh, phases.successors, phases.predecessors, self._events.sizes[base]
        ).written_in
        for number, inside in events.items():
            there = written[number]
            for other in members(phases.concurrent[number]):
                for event in fresh.get(other, ()):
                    # In its own segment a write counts where it stands in front, or another time round.
                    if other != number:
                        there |= event.writes
            for event in inside:
                if event.exposed and not event.exposed & there:
                    self._find(
                        FindingKind.UNWRITTEN_READ,
                        f"reads bytes of @{self._name(base)} that no path has written",
                        event.line,
                    )
                if not event.is_atomic:
                    there |= event.writes

    def _bare_barriers(self, phases: Phases) -> None:
        bare = [phase.line for phase in phases.phases if phase.line is not None and not phase.is_fenced]
        if bare:
            what = "a barrier has" if len(bare) == 1 else f"{len(bare)} barriers have"
            self._find(
                FindingKind.BARE_BARRIER,
                f"{what} no release fence; where bytes change their owner across one, LDS operations must be complete",
                bare[0],
            )


def _by_segment(events: Sequence[LdsEvent], phases: Phases) -> dict[int, list[LdsEvent]]:
    of_instruction = {
        at: number
        for number, segment in enumerate(phases.segments)
        for at in range(segment.start, segment.stop)
    }
    found: dict[int, list[LdsEvent]] = {}
    for event in events:
        if event.at in of_instruction:  # else in a block that nothing leads to
            found.setdefault(of_instruction[event.at], []).append(event)
    return found


def _wanted_behind(event: LdsEvent, inside: Sequence[LdsEvent], wanted: int) -> int:
    """The bytes that are wanted right behind an event; what its own work-item reads back counts."""
    for later in reversed(inside):
        if later is event:
            break
        wanted = wanted & ~later.covers | later.reads
    return wanted


def _onwards(number: int, phases: Phases) -> int:
    found, work = 0, [number]
    while work:
        at = work.pop()
        if not found >> at & 1:
            found |= 1 << at
            work += phases.successors[at]
    return found
