"""Runs the waves of one workgroup in the order of a schedule (`ldsopt.simt.schedule`).

A wave that loads atomically again and again gives way: it may wait for what another one stores. On gfx12 a wave goes on
behind the signal and waits at the wait. Behind a barrier the clocks of all waves that waited there show what the latest
one's showed.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np

from ldsopt.simt.access import MemoryRegion
from ldsopt.simt.execution import Programs, run
from ldsopt.simt.findings import Findings, LaneTouch, SimulationFinding
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.global_order import GlobalOrder, OrderedMemory
from ldsopt.simt.kinds import Value
from ldsopt.simt.lds import CopyQueue, Lds
from ldsopt.simt.native.memory import NativeGlobals, NativeMemory
from ldsopt.simt.native.operations import NativeRun, NativeWave
from ldsopt.simt.program import Event, EventKind, Statistics, Wave, WaveEnd
from ldsopt.simt.schedule import Schedule, Turn, take_turns
from ldsopt.simt.shadow import Shadow
from ldsopt.simt.touched import TouchedMemory, TouchedUnits


class Workgroup:
    """One workgroup in execution.

    Args:
        number: its place in the order of execution; `id` its id.
        items: work-items along each axis.
        wave_size: lanes of a wave.
        lds: its LDS; `memory` the device's.
        launch: what the launch passes besides arguments.
        order: of the accesses of global memory, if that is checked.
        native: the native functions of the run for LDS and for global memory, if there are any.
        touched: what remembers the accesses of global memory, if that is asked for; then there is an order, too.
    """

    def __init__(
        self,
        number: int,
        identity: tuple[int, int, int],
        items: tuple[int, int, int],
        wave_size: int,
        *,
        lds: Lds,
        memory: GlobalMemory,
        schedule: Schedule,
        findings: Findings,
        statistics: Statistics,
        launch: Any,
        order: GlobalOrder | None = None,
        native: tuple[NativeRun, NativeGlobals] | None = None,
        touched: TouchedUnits | None = None,
    ) -> None:
        self._order = order
        self.number, self.id, self._schedule = number, identity, schedule
        self._lds, self._findings, self._statistics = lds, findings, statistics
        self._waiting: dict[int, Event] = {}
        count = items[0] * items[1] * items[2]
        self.waves: list[Wave] = []
        flat = np.arange(-(-count // wave_size) * wave_size)
        ids = [flat % items[0], flat // items[0] % items[1], flat // (items[0] * items[1])]
        for w in range(-(-count // wave_size)):
            part = slice(w * wave_size, (w + 1) * wave_size)
            mask = None if flat[part][-1] < count else flat[part] < count
            queue = CopyQueue(lds, w, late=schedule.dma == "latest")
            wave = Wave(w, wave_size, mask, lds=lds, queue=queue, memory=memory, group=self)
            wave.ids = [
                axis[part].astype(np.uint32) if size > 1 else 0 for axis, size in zip(ids, items, strict=True)
            ]
            wave.launch, wave.statistics = launch, statistics
            if native is not None:
                words = {} if order is None else order.native_words(w, native[1].accesses)
                wave.native_memory = NativeMemory(native[1], wave_size, words)
            if order is not None:
                wave.order = order
                wave.memory = OrderedMemory(memory, order, wave, wave.native_memory)
                if touched is not None:
                    wave.memory = TouchedMemory(memory, order, wave, wave.native_memory, touched)
            if native is not None:
                wave.native = queue.native = NativeWave(
                    native[0], lds.region, lds.native_words(w, native[0].program.accesses)
                )
                if lds.shadow is not None and lds.shadow.order is not None:
                    wave.native.pause()
            self.waves.append(wave)

    def run(self, programs: Programs, kernel: str, arguments: list[Value], scratch: int, limit: int) -> None:
        """Executes the kernel.

        Raises:
            Stop: it cannot go on.
        """
        fine = self._schedule.fine
        running: list[Generator[Event, None, Value]] = []
        for wave in self.waves:
            wave.scratch_size = scratch
            wave.scratch = MemoryRegion(max(16, scratch * wave.size))
            running.append(run(wave, programs, kernel, arguments, fine=fine, limit=limit))

        def advance(number: int) -> Turn:
            return self._advance(self.waves[number], running[number])

        take_turns(self._schedule, self.number, len(self.waves), advance, self._open)

    def _advance(self, wave: Wave, events: Generator[Event, None, Value]) -> Turn:
        """Runs a wave to its next stop."""
        try:
            for event in events:
                if event.kind in (EventKind.LDS, EventKind.SPIN):
                    return Turn.CHANGES if event.kind is EventKind.LDS else Turn.RESTS
                if wave.is_gone_round:
                    self._diverged(wave, event)
                if event.kind in (EventKind.BARRIER_SIGNAL, EventKind.BARRIER):
                    wave.signals += 1
                    if self._order is not None:
                        self._order.arrive(wave.number)
                if event.kind is EventKind.BARRIER_SIGNAL:
                    self._signalled(wave)
                    continue
                self._waiting[wave.number] = event
                return Turn.ARRIVED
        except WaveEnd:
            pass
        wave.queue.finish()
        return Turn.ENDED

    def _open(self) -> None:
        """Opens the barrier at which every wave waits."""
        waiting, self._waiting = self._waiting, {}
        self._statistics.barriers += 1
        latest = max(self.waves[w].time(event.left) for w, event in waiting.items())
        for number, event in waiting.items():
            self.waves[number].ahead -= latest - self.waves[number].time(event.left)
        reached = {self.waves[w].signals for w in waiting}
        barrier = (self._lds.shadow.number if self._lds.shadow else 0) + 1
        if min(reached) < barrier and self._lds.shadow is not None:
            late = next(w for w in waiting if self.waves[w].signals < barrier)
            self._report(
                "deadlock", waiting[late], self.waves[late], "waits at a barrier that it never signalled"
            )
        if self._order is not None:
            self._order.open()
        if self._lds.shadow is not None:
            self._lds.shadow.barrier()
            for wave in self.waves:
                wave.queue.passed_barrier()
                if wave.native is not None and self._lds.shadow.order is None:
                    wave.native.go_on()

    def _signalled(self, wave: Wave) -> None:
        """All that it touches up to its wait belongs to the next phase, too, of which native functions know nothing."""
        if self._lds.shadow is not None:
            self._lds.shadow.signal(wave.number)
            if wave.native is not None:
                wave.native.pause()

    def _diverged(self, wave: Wave, event: Event) -> None:
        lanes = f"{wave.width} of {wave.size} lanes"
        self._report("divergent-barrier", event, wave, f"reaches a barrier with {lanes} active")

    def _report(self, kind: Any, event: Event, wave: Wave, words: str) -> None:
        touch = LaneTouch(event.site, wave.number, tuple(wave.lanes()), 0, 0, self._phase)
        finding = SimulationFinding(kind, f"wave {wave.number} {words}", self.id, touch)
        self._findings.add(kind, event.site.line, lambda: finding)

    @property
    def _phase(self) -> int:
        shadow: Shadow | None = self._lds.shadow
        return shadow.number if shadow else 0
