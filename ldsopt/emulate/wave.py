"""One wave in execution: its registers, what it has under way, and the memory that it sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ldsopt.emulate.flight import Flight, MemoryRead, OutstandingOperation, StartedOperation, TouchedLds
from ldsopt.emulate.lds_record import LdsRecord
from ldsopt.emulate.registers import GARBAGE, SCALARS, WaveRegisters, name_of
from ldsopt.isa.events import Kind, Queue
from ldsopt.simt.findings import Findings, InstructionSite, LaneTouch, SimulationFinding
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array


@dataclass(slots=True)
class MachineWave:
    """A wave.

    Attributes:
        number: in its workgroup; `workgroup` that one's id.
        registers: what they hold.
        flight: operations under way.
        lds: of its workgroup; `memory` the device's.
        scratch: bytes of each lane.
        findings: where to report; `None` to look for none.
        at: the number of the instruction that comes next.
        executed: instructions so far.
        has_stored: it has changed memory that others see.
        patience: turns that it leaves to others at a wait for reads of global memory.
    """

    number: int
    workgroup: tuple[int, int, int]
    registers: WaveRegisters
    flight: Flight
    lds: LdsRecord
    memory: GlobalMemory
    scratch: Array
    findings: Findings | None
    at: int = 0
    executed: int = 0
    lane_executed: int = 0
    has_stored: bool = False
    patience: int = 0

    def check(self, site: InstructionSite, reads: tuple[int, ...], writes: tuple[int, ...], one: Any) -> None:
        """Reports registers that an instruction reads or overwrites before what writes them is waited for.

        What completes behind the older operation anyway may write its registers, too.
        """
        unretired = self.flight.unretired
        for number in reads:
            if (other := unretired.get(number)) is not None:
                self._hazard(site, number, other, "reads")
        for number in writes:
            other = unretired.get(number)
            if other is not None and not (one is not None and _keeps_order(one, other)):
                self._hazard(site, number, other, "overwrites")

    def _hazard(self, site: InstructionSite, number: int, other: OutstandingOperation, verb: str) -> None:
        if self.findings is None:
            return

        def make() -> SimulationFinding:
            lanes = tuple(np.flatnonzero(self.registers.active).tolist())
            touch = LaneTouch(site, self.number, lanes, 0, 4, self.lds.phase)
            earlier = LaneTouch(other.site, self.number, (), 0, 4, self.lds.phase)
            what = f"the {other.kind.value} that writes it is waited for"
            words = f"wave {self.number} {verb} {name_of(number)} before {what}"
            return SimulationFinding("register-hazard", words, self.workgroup, touch, earlier)

        self.findings.add("register-hazard", site.line, make)

    def start(
        self,
        started: StartedOperation,
        results: tuple[int, ...] = (),
        land: Callable[[], None] | None = None,
        *,
        read: MemoryRead | None = None,
        perform: Callable[[], None] | None = None,
        touched: TouchedLds | None = None,
        retired: Callable[[], None] | None = None,
        half: int | None = None,
    ) -> None:
        """Issues an operation; until it is retired its results, or one half of its register, are garbage."""
        self.has_stored |= started.kind in _STORING or (touched is not None and touched[0].writes)
        if self.flight.late:
            self.spoil(results, half)
        one = OutstandingOperation(
            started.kind,
            list(started.queues),
            started.site,
            results,
            read,
            perform,
            land,
            touched,
            retired,
        )
        self.flight.issue(one)

    def spoil(self, results: tuple[int, ...], half: int | None = None) -> None:
        """Puts garbage into registers, or into one half of one: into active lanes of vector registers."""
        active = self.registers.active
        for number in results:
            if number < SCALARS:
                row = self.registers.vector[number]
                if half is None:
                    row[active] = GARBAGE
                else:
                    row[active] = (row[active] & (0xFFFF << 16 * (1 - half))) | (
                        (GARBAGE & 0xFFFF) << 16 * half
                    )
            else:
                self.registers.write_scalar(number, GARBAGE)

    def lanes(self) -> Array:
        """The numbers of the active lanes."""
        return np.flatnonzero(self.registers.active)


_STORING = frozenset({Kind.STORE, Kind.ATOMIC, Kind.ATOMIC_RETURN, Kind.FLAT_STORE})


def _keeps_order(queues: tuple[Queue, ...], other: OutstandingOperation) -> bool:
    return any(queue.in_order and queue in other.queues for queue in queues)
