"""What is told of a kernel's use of LDS: why a variable is needed where it is not used, and what may be wrong.

A read is *unwritten* if no path has written a byte of what it reads. A store is *dead* if nothing may read what it
writes; its variable is kept up to the return, since someone may want to look. Both count only what is certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.flow.phases import Phases
from ldsopt.analysis.liveness.interference import live_bytes
from ldsopt.analysis.liveness.lds_events import LdsEvent, Reason
from ldsopt.analysis.liveness.live_bytes import LiveBytes, find_live_bytes
from ldsopt.analysis.liveness.live_ranges import KernelLiveness, LivenessFinding, LivenessFindingKind
from ldsopt.ir.module import Function
from ldsopt.packing.bitset import members
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


@dataclass(frozen=True, slots=True)
class Uses:
    """What a kernel does to one variable.

    Attributes:
        name, size: of the variable; bytes.
        events: by segment, in order.
        phases, flow, divergence: of the kernel.
    """

    name: str
    size: int
    events: Mapping[int, Sequence[LdsEvent]]
    phases: Phases
    flow: ControlFlow
    divergence: Divergence

    def why(self, live: LiveBytes, function: Function) -> Iterator[Reason]:
        """Why it is live where it is not used: a loop carries it, or a write leaves bytes as they were."""
        yield from self._carried(live, function)
        read = {n: [replace(e, writes=e.reads) for e in inside] for n, inside in self.events.items()}
        read_in = self._solved(read).written_in
        for number, inside in sorted(self.events.items()):
            older = live.written_in[number] & read_in[number]
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
        for number, targets in enumerate(self.phases.successors):
            for target in targets:
                block = self.phases.segments[target].block
                loop = next((loop for loop in self.flow.loops if loop.header == block), None)
                if target > number or loop is None or not loop.blocks & writing:
                    continue
                if live.wanted_in[target] & live.written_out[number]:
                    line = function.instructions[self.phases.segments[target].start].line
                    loaded = self.divergence.loaded.get(self.divergence.partial.get(block, -1))
                    if loaded is None:
                        yield Reason("its value is carried round a loop", line)
                    else:
                        yield Reason(f"it is carried round a loop, and {MAY_DIFFER}", loaded)

    def dead_stores(self, live: LiveBytes) -> Iterator[tuple[LdsEvent, int]]:
        """The stores that nothing reads, each with the segments up to the return.

        Args:
            live: what is wanted, where no region covers anything: within one, what is wanted behind it counts.
        """
        for number, inside in self.events.items():
            read = 0
            for other in members(self.phases.concurrent[number] & ~(1 << number)):
                for event in self.events.get(other, ()):
                    read |= event.reads
            for event in inside:
                if not event.writes or event.is_atomic or event.reads:
                    continue
                if event.writes & (_wanted_behind(event, inside, live.wanted_out[number]) | read):
                    continue
                yield event, self._onwards(number)

    def dead_store(self, event: LdsEvent) -> LivenessFinding:
        """The warning that nothing reads what an event stores."""
        message = f"nothing reads what is written to @{self.name}"
        return LivenessFinding(LivenessFindingKind.DEAD_STORE, message, event.line)

    def unwritten_reads(self) -> Iterator[LivenessFinding]:
        """Reads of bytes that nothing has written."""
        fresh = {n: [event for event in inside if not event.is_atomic] for n, inside in self.events.items()}
        written = self._solved(fresh).written_in
        for number, inside in self.events.items():
            there = written[number]
            for other in members(self.phases.concurrent[number]):
                for event in fresh.get(other, ()):
                    # In its own segment a write counts where it stands in front, or another time round.
                    if other != number:
                        there |= event.writes
            for event in inside:
                if event.is_certain and event.exposed and not event.exposed & there:
                    message = f"reads bytes of @{self.name} that no path has written"
                    yield LivenessFinding(LivenessFindingKind.UNWRITTEN_READ, message, event.line)
                if not event.is_atomic:
                    there |= event.writes

    def _solved(self, events: Mapping[int, Sequence[LdsEvent]]) -> LiveBytes:
        return find_live_bytes(events, self.phases.successors, self.phases.predecessors, self.size)

    def _onwards(self, number: int) -> int:
        found, work = 0, [number]
        while work:
            at = work.pop()
            if not found >> at & 1:
                found |= 1 << at
                work += self.phases.successors[at]
        return found


def _wanted_behind(event: LdsEvent, inside: Sequence[LdsEvent], wanted: int) -> int:
    """The bytes that are wanted right behind an event; what its own work-item reads back counts."""
    for later in reversed(inside):
        if later is event:
            break
        wanted = wanted & ~later.covers | later.reads
    return wanted
