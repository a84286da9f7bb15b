"""The report on a kernel's use of LDS: why a variable is needed where it is not used, and what may be wrong.

A read is *unwritten* if no path has written a byte of what it reads. A store is *dead* if nothing may read what it
writes; its variable is kept up to the return, since someone may want to look. Both count only what is certain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.flow.phases import Phases
from ldsopt.analysis.liveness.interference import live_bytes
from ldsopt.analysis.liveness.lds_events import LdsEvent, Reason
from ldsopt.analysis.liveness.live_bytes import LiveBytes
from ldsopt.analysis.liveness.live_ranges import KernelLiveness, LivenessFinding, LivenessFindingKind
from ldsopt.ir.module import Function
from ldsopt.target.arch import Arch

MAY_DIFFER = "how often may differ between work-items by what is loaded here"
LEAVES = "a write may leave older bytes that are read later"
LEAVES_SOME = "not all work-items write again what is read later"


def too_much_lds(kernel: KernelLiveness, arch: Arch | None) -> Iterator[LivenessFinding]:
    """The variables do not fit as they are; the largest are told first, and whether sharing may help."""
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
    """The edges between segments that go back to the head of a loop, with the loop."""
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
        name, size: of the variable; bytes.
        events: by segment, in order.
        read_in: the bytes that may have been read before each segment.
        stored_in: those that may have been written, by other than atomic operations.
        phases, divergence: of the kernel.
        back_edges: of the kernel (`back_edges`).
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
        """The reason why it is live where it is not used: a loop carries it, or a write leaves bytes as they were."""
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
            live: what is wanted, where no region covers anything: within one, what is wanted behind it counts.
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
        """The warning that nothing reads what an event stores."""
        message = f"nothing reads what is written to @{self.name}"
        return LivenessFinding(LivenessFindingKind.DEAD_STORE, message, event.line)

    def unwritten_reads(self) -> Iterator[LivenessFinding]:
        """Reads of bytes that nothing has written."""
        writing = _Touching.of(self.events, lambda event: 0 if event.is_atomic else event.writes)
        for number, inside in self.events.items():
            there = self.stored_in[number]
            # In its own segment a write counts where it stands in front, or another time round.
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
    """The segments that touch bytes of a variable, by the set of bytes that they touch: most touch the same."""

    segments: Mapping[int, int]

    @classmethod
    def of(cls, events: Mapping[int, Sequence[LdsEvent]], touched: Callable[[LdsEvent], int]) -> _Touching:
        """The segments in which an event touches the bytes that ``touched`` says."""
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
    """The bytes that are wanted right behind an event; what its own work-item reads back counts."""
    for later in reversed(inside):
        if later is event:
            break
        wanted = wanted & ~later.covers | later.reads
    return wanted
