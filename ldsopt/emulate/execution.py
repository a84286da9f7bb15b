"""Runs the waves of a workgroup through a program, in the order of a schedule.

Waves take turns as the simulator's do (`ldsopt.simt.schedule`). What a wave has under way goes on behind the barrier.

Where operations happen late, a wave also stands at each wait for reads of global memory that it has under way, and
lets the others take turns: the earlier its place in the phase's order, the more. So of any two waves one gets far,
under an order or its reverse, while the other one's reads are open. A wave that has run for long without a stop gives
way, too: it may wait for another one's store.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from ldsopt.emulate.control import StopKind, WaveStop
from ldsopt.emulate.late_results import YoungResults
from ldsopt.emulate.lds_record import LdsRecord
from ldsopt.emulate.program import DecodedInstruction, MachineProgram
from ldsopt.emulate.registers import GARBAGE
from ldsopt.emulate.wave import MachineWave
from ldsopt.errors import InternalError
from ldsopt.simt.findings import (
    Findings,
    InstructionSite,
    LaneTouch,
    SimulationFinding,
    SimulationFindingKind,
    Stop,
)
from ldsopt.simt.global_memory import Fault
from ldsopt.simt.schedule import Schedule, Turn, take_turns

_SLICE = 1024
"""Instructions behind which a wave gives way."""
_TURNS = 4
"""Turns that a wave leaves, at a wait, to each wave behind it in the order."""

IssueWatcher = Callable[[MachineWave, DecodedInstruction], None]
"""Is told which wave executes which instruction, in front of that."""


@dataclass(slots=True)
class GroupExecution:
    """A workgroup in execution.

    Attributes:
        program: what it executes.
        waves: of it; `lds` what they share.
        schedule: the order; `number` its place among the workgroups.
        findings: where to report; `None` to look for none.
        limit: instructions that a wave may execute.
        barriers: that it has passed.
        watcher: is told of each instruction in front of its execution.
    """

    program: MachineProgram
    waves: list[MachineWave]
    lds: LdsRecord
    schedule: Schedule
    number: int
    findings: Findings | None
    limit: int
    barriers: int = 0
    watcher: IssueWatcher | None = None

    def run(self) -> None:
        """Executes all waves to their end.

        Raises:
            Stop: one cannot go on.
        """
        running = [self._steps(wave, fine=self.schedule.fine) for wave in self.waves]

        def advance(number: int) -> Turn:
            turn = next(running[number], Turn.ENDED)
            if turn is Turn.ENDED:
                self.waves[number].flight.finish()
            return turn

        take_turns(self.schedule, self.number, len(self.waves), advance, self._open, begin=self._begin)

    def _begin(self, order: list[int]) -> None:
        for place, number in enumerate(order):
            late = self.waves[number].flight.late
            self.waves[number].patience = 1 + _TURNS * (len(order) - 1 - place) if late else 0

    def _open(self) -> None:
        self.barriers += 1
        self.lds.barrier()
        for wave in self.waves:
            for one in wave.flight.pending:
                if one.touched is not None:
                    self.lds.in_flight(wave.number, *one.touched)

    def _steps(self, wave: MachineWave, *, fine: bool) -> Iterator[Turn]:
        instructions = self.program.instructions
        checks = self.findings is not None
        rested, timing = 0, self.program.timing
        young = YoungResults(timing) if timing is not None and wave.flight.late else None
        while True:
            if wave.at >= len(instructions):
                return
            one = instructions[wave.at]
            if fine and one.queues:
                yield Turn.CHANGES
            if wave.executed - rested > _SLICE:
                rested = wave.executed
                yield Turn.RESTS
            if one.waits:
                left = wave.patience
                while left and wave.flight.is_to_read(one.waits):
                    left, rested = left - 1, wave.executed
                    yield Turn.RESTS
            wave.at += 1
            wave.executed += 1
            wave.lane_executed += wave.registers.count
            if wave.executed > self.limit:
                words = f"wave {wave.number} has not ended after {self.limit} instructions"
                raise Stop(self._finding("deadlock", one.site, wave, words))
            if checks and wave.flight.unretired:
                wave.check(one.site, one.reads, one.writes, one.queues or None)
            if self.watcher is not None:
                self.watcher(wave, one)
            if young is None:
                stop = self._execute(one, wave)
            else:
                stop = young.step(wave.registers, wave.at - 1, partial(self._execute, one, wave))
            if stop is None:
                continue
            if stop.kind is StopKind.END:
                return
            if stop.kind is StopKind.TRAP:
                raise Stop(
                    self._finding("memory-fault", one.site, wave, f"wave {wave.number} executes a trap")
                )
            if stop.kind is StopKind.SIGNAL:
                self.lds.signal(wave.number)
                continue
            rested = wave.executed
            yield Turn.ARRIVED

    def _execute(self, one: DecodedInstruction, wave: MachineWave) -> WaveStop | None:
        try:
            result: WaveStop | None = one.execute(wave)
        except Fault as fault:
            lanes = wave.lanes()
            lane = int(lanes[min(fault.lane, len(lanes) - 1)]) if len(lanes) else 0
            words = f"wave {wave.number}, lane {lane}: {fault.what} at {fault.address:#x}, {fault.why}"
            if fault.address & 0xFFFFFFFF == GARBAGE or fault.address >> 32 == GARBAGE:
                words += ": the address was not waited for"
            raise Stop(self._finding("memory-fault", one.site, wave, words, (lane,))) from None
        except AssertionError:
            raise
        except Exception as problem:
            raise InternalError(f"execution failed at {one.site}: {one.site.text}: {problem!r}") from problem
        return result

    def _finding(
        self,
        kind: SimulationFindingKind,
        site: InstructionSite,
        wave: MachineWave,
        words: str,
        lanes: tuple[int, ...] = (),
    ) -> SimulationFinding:
        where = lanes or tuple(np.flatnonzero(wave.registers.active).tolist())
        touch = LaneTouch(site, wave.number, where, 0, 0, self.lds.phase)
        return SimulationFinding(kind, words, wave.workgroup, touch)
