"""Runs a wave through a decoded function, and counts the operations that a run has executed.

A wave is a generator that yields at every stop and is resumed by its workgroup. `ldsopt.simt.reconvergence` has the
rule by which lanes that part at a branch wait for each other, and by which some go on first.

A `Profile` has counts, never times: simulated time tells nothing about a GPU's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.errors import InternalError
from ldsopt.ir.module import Module
from ldsopt.simt.findings import InstructionSite, LaneTouch, SimulationFinding, SimulationFindingKind, Stop
from ldsopt.simt.frame import Unsupported, cannot_simulate
from ldsopt.simt.global_memory import Fault
from ldsopt.simt.kinds import Array, RegisterKind, Value, blend, zero
from ldsopt.simt.program import (
    CodeBlock,
    CodeSegment,
    Event,
    EventKind,
    FunctionProgram,
    FunctionState,
    PhiMoves,
    Registers,
    RunLimits,
    Statistics,
    Trap,
    Wave,
    WaveEnd,
)
from ldsopt.simt.reconvergence import BlockOrder
from ldsopt.simt.schedule import NO_TURN, OutOfTurn
from ldsopt.simt.shadow import LdsAccess


class WaitingLanes:
    """The lanes of a wave that wait while others run.

    Args:
        wave: the wave, in front of the function's entry.
        order: the order of the function's blocks.

    Attributes:
        lanes: the lanes that wait, by place.
        first: the first place at which some wait.
    """

    __slots__ = ("_all", "_exit_rank", "_wave", "first", "lanes")

    def __init__(self, wave: Wave, order: BlockOrder) -> None:
        self._wave, self._all, self._exit_rank = wave, wave.width, order.exit_rank
        self.lanes: dict[int, Array] = {}
        self.first = order.exit_rank

    def add(self, place: int, lanes: Array) -> None:
        """Makes lanes wait at a place."""
        there = self.lanes.get(place)
        self.lanes[place] = lanes if there is None else there | lanes
        self.first = min(self.first, place)

    def go_on(self) -> int:
        """Makes the lanes at the first place the active ones; returns the place."""
        place, wave = self.first, self._wave
        lanes = self.lanes.pop(place)
        self.first = min(self.lanes, default=self._exit_rank)
        is_whole = not self.lanes and np.count_nonzero(lanes) == self._all
        wave.set_mask(wave.base if is_whole else lanes)
        return place


Programs = dict[str, FunctionProgram]


def run(
    wave: Wave,
    programs: Programs,
    name: str,
    arguments: list[Value],
    limits: RunLimits,
) -> Generator[Event, None, Value]:
    """Executes a function; yields each `Event` at which the wave stops.

    Args:
        programs: every function that may be called.
        name: the function.
        arguments: values of its parameters.

    Raises:
        Stop: a fault, an instruction that must not be reached, or no end within the limit.
        WaveEnd: an instruction that ends the wave.
        InternalError: an instruction that the simulator claims to know fails.
    """
    program = programs[name]
    compiled, state = program.compiled, FunctionState.entered(program, wave, arguments)
    if compiled is not None and compiled.is_worth_it(0):
        return (yield from compiled.resume(wave, programs, state, limits))
    registers = state.registers
    waiting = WaitingLanes(wave, program.order)
    result: Value = None
    blocks, numbers, exit_rank = program.blocks, program.order.blocks, program.order.exit_rank
    place = 0
    while True:
        block = blocks[numbers[place]]
        if compiled is not None and compiled.is_worth_it(block.instructions):
            state = replace(state, waiting=waiting.lanes, block=block.number, result=result)
            return (yield from compiled.resume(wave, programs, state, limits))
        block.waves += 1
        block.lanes += wave.width
        wave.clock += block.instructions
        if wave.clock > limits.limit:
            raise Stop(endless(wave, block.terminator.site, limits.limit))
        for segment in block.segments:
            op = None
            try:
                for op in segment.ops:
                    op(registers)
            except WaveEnd:
                raise
            except OutOfTurn:
                yield from _in_turn(wave, segment, segment.ops.index(op), registers)
            except Exception as problem:
                raise failure(wave, segment.sites[segment.ops.index(op)], problem) from problem
            event = segment.event
            if event is not None and (limits.fine or event.kind is not EventKind.LDS):
                yield from stop_at(
                    event, wave, programs, state, limits, block=block.number, waiting=waiting.lanes.keys
                )
        terminator = block.terminator
        if terminator.form == "jump":
            edge = terminator.edges[0]
            _enter(registers, wave, edge)
            place = edge.place
        elif terminator.form in ("branch", "switch"):
            place = _choose(registers, wave, block, waiting)
        elif terminator.form == "return":
            if terminator.slot:
                result = with_result(wave, registers[terminator.slot], result, program.returns)
            place = exit_rank
        else:
            raise Stop(not_to_be_reached(wave, terminator.site, "reaches 'unreachable'"))
        if place >= waiting.first:
            if place < exit_rank:
                waiting.add(place, wave.mask)  # type: ignore[arg-type]  # others wait: it is not all of them
            elif not waiting.lanes:
                state.leave(wave)
                return result
            place = waiting.go_on()


def _in_turn(wave: Wave, segment: CodeSegment, at: int, registers: Registers) -> Generator[Event, None, None]:
    """Executes the rest of a segment from an instruction on, and stops where other waves come first."""
    while at < len(segment.ops):
        try:
            segment.ops[at](registers)
            at += 1
        except OutOfTurn:
            if wave.turns is not None and wave.turns.is_stuck:
                raise Stop(not_to_be_reached(wave, segment.sites[at], NO_TURN, "deadlock")) from None
            yield Event(EventKind.SPIN, segment.sites[at])
        except WaveEnd:
            raise
        except Exception as problem:
            raise failure(wave, segment.sites[at], problem) from problem


def stop_at(
    event: Event,
    wave: Wave,
    programs: Programs,
    state: FunctionState,
    limits: RunLimits,
    *,
    block: int,
    waiting: Callable[[], Iterable[int]],
) -> Generator[Event, None, None]:
    """Stops a wave between two instructions, or executes the function that is called there.

    Args:
        event: the stop.
        wave, programs, limits: as of `run`.
        state: the state of the function; its registers get the result of a call.
        block: the block of the stop.
        waiting: gives the places at which lanes wait.
    """
    if event.kind is EventKind.LDS:
        if limits.fine:
            yield event
        return
    if event.kind is EventKind.SPIN:
        if wave.gives_way():
            yield event
        return
    registers, outer = state.registers, wave.bypasses_barrier
    wave.bypasses_barrier = outer or _bypasses_barrier(
        wave, block, state.program.order, waiting(), limits.depth
    )
    if event.kind is EventKind.CALL:
        values = [registers[slot] for slot in event.arguments]
        wave.ahead += event.left
        value = yield from run(wave, programs, event.callee, values, limits._replace(depth=limits.depth + 1))
        wave.ahead -= event.left
        if event.result:
            old = registers[event.result]
            if wave.mask is not state.base and old is not None:
                value = blend(wave.mask, value, old, programs[event.callee].returns)  # type: ignore[arg-type]
            registers[event.result] = value
    else:
        yield event
    wave.bypasses_barrier = outer


def with_result(wave: Wave, value: Value, result: Value, kind: RegisterKind) -> Value:
    """The results of a function so far, `None` for none, joined with the result of the active lanes."""
    mask = wave.mask
    if mask is None or mask is wave.base:
        return value
    return blend(mask, value, zero(kind) if result is None else result, kind)


def _enter(registers: Registers, wave: Wave, edge: PhiMoves) -> None:
    moves = edge.moves
    if not moves:
        return
    mask = wave.mask
    whole = mask is None or mask is wave.base
    if len(moves) == 1:
        target, source, kind = moves[0]
        value = registers[source]
        registers[target] = value if whole else blend(mask, value, registers[target], kind)  # type: ignore[arg-type]
        return
    values = [registers[source] for _, source, _ in moves]
    for (target, _, kind), value in zip(moves, values, strict=True):
        registers[target] = value if whole else blend(mask, value, registers[target], kind)  # type: ignore[arg-type]


def _choose(registers: Registers, wave: Wave, block: CodeBlock, waiting: WaitingLanes) -> int:
    """Decides the place at which to go on from a block's end."""
    terminator = block.terminator
    condition = registers[terminator.slot]
    edges = terminator.edges
    if not isinstance(condition, np.ndarray):
        if terminator.form == "branch":
            edge = edges[0] if condition else edges[1]
        else:
            cases = terminator.cases
            edge = edges[cases.index(condition)] if condition in cases else edges[-1]
        return _follow(registers, wave, block, edge)
    mask = wave.mask
    if terminator.form == "branch":
        taken = condition if mask is None else condition & mask
        number = np.count_nonzero(taken)
        if number in {0, wave.width}:
            edge = edges[1] if number == 0 else edges[0]
            return _follow(registers, wave, block, edge)
        other = ~condition if mask is None else mask & ~condition
        parts = [(edges[0], taken), (edges[1], other)]
    else:
        everyone = np.ones(wave.size, bool) if mask is None else mask
        left, parts = everyone, []
        for value, edge in zip(terminator.cases, edges, strict=False):
            here = left & (condition == value)
            if here.any():
                parts.append((edge, here))
                left = left & ~here
        if left.any():
            parts.append((edges[-1], left))
        if len(parts) == 1:
            return _follow(registers, wave, block, parts[0][0])
    wave.parts += 1
    block.parted += 1
    for edge, lanes in parts:
        wave.set_mask(lanes)
        waiting.add(_follow(registers, wave, block, edge), lanes)
    return waiting.go_on()


def _follow(registers: Registers, wave: Wave, block: CodeBlock, edge: PhiMoves) -> int:
    """Goes on from a block with the active lanes; returns where to."""
    block.chosen[edge.target] += 1
    _enter(registers, wave, edge)
    return edge.place


def _bypasses_barrier(wave: Wave, block: int, order: BlockOrder, waiting: Iterable[int], depth: int) -> bool:
    """True if lanes with which a wave has entered a function bypass a barrier, or a call, in a block of it.

    Nobody waits for lanes that return from a kernel; lanes that return from another function wait at the call.
    """
    if wave.mask is wave.base:
        return False
    return depth > 0 or order.bypasses_barrier(block, waiting)


def failure(wave: Wave, site: InstructionSite, problem: Exception) -> Exception:
    """The error where an instruction has failed."""
    if isinstance(problem, Fault):
        return Stop(_fault(wave, site, problem))
    if isinstance(problem, Unsupported):
        return cannot_simulate(wave.launch.module, str(problem), site.line)
    if isinstance(problem, Trap):
        return Stop(not_to_be_reached(wave, site, problem.words, problem.kind))
    return InternalError(f"the simulator failed at {site}: {site.text}: {problem}")


def _fault(wave: Wave, site: InstructionSite, fault: Fault) -> SimulationFinding:
    lane = fault.lane if wave.active is None else int(wave.active[min(fault.lane, len(wave.active) - 1)])
    touch = LaneTouch(site, wave.number, (lane,), fault.address, 0, 0)
    return SimulationFinding(
        "memory-fault",
        fault.words(wave.number, lane),
        wave.group.id,
        touch,
    )


def endless(wave: Wave, site: InstructionSite, limit: int) -> SimulationFinding:
    """The finding about a wave that has executed too many instructions."""
    touch = LaneTouch(site, wave.number, tuple(wave.lanes()), 0, 0, 0)
    words = f"wave {wave.number} has not ended after {limit} instructions"
    return SimulationFinding("deadlock", words, wave.group.id, touch)


def not_to_be_reached(
    wave: Wave, site: InstructionSite, what: str, kind: SimulationFindingKind = "memory-fault"
) -> SimulationFinding:
    """The finding about a wave that has reached an ``unreachable``."""
    touch = LaneTouch(site, wave.number, tuple(wave.lanes()), 0, 0, 0)
    return SimulationFinding(kind, f"wave {wave.number} {what}", wave.group.id, touch)


@dataclass(frozen=True, slots=True)
class AccessCount:
    """An LDS access: its executions by waves, and their cycles on the LDS banks (`banks`; copies take none)."""

    site: InstructionSite
    executed: int
    reads: bool
    writes: bool
    cycles: int
    ideal_cycles: int


@dataclass(frozen=True, slots=True)
class Profile:
    """The operations that a launch has executed, in counts over all of its workgroups.

    Attributes:
        instructions: executed by waves; phis do not count.
        lane_instructions: the same times the active lanes.
        opcodes: instructions by opcode.
        barriers: barriers that workgroups have passed; `waits` explicit waits for copies; `copies` into LDS.
        accesses: the counts of LDS accesses, by line.
        reads_beyond: reads of global memory behind the end of a buffer, within its last pages.
        working_groups: workgroups that changed memory which others see.
    """

    instructions: Natural
    lane_instructions: Natural
    opcodes: dict[str, Natural]
    barriers: Natural
    waits: Natural
    copies: Natural
    accesses: tuple[AccessCount, ...]
    reads_beyond: Natural
    working_groups: Natural = 0

    def without_banks(self) -> Profile:
        """The same without cycles of LDS banks."""
        return replace(self, accesses=tuple(replace(one, cycles=0, ideal_cycles=0) for one in self.accesses))


def profile_of(
    module: Module,
    programs: Programs,
    accesses: Sequence[LdsAccess],
    statistics: Statistics,
    reads_beyond: int,
) -> Profile:
    """Sums up the counters of a run."""
    opcodes: Counter[str] = Counter()
    instructions = lanes = 0
    for program in programs.values():
        for block, names in zip(program.blocks, program.opcodes, strict=True):
            if not block.waves:
                continue
            instructions += block.waves * block.instructions
            lanes += block.lanes * block.instructions
            for name in names:
                opcodes[name] += block.waves
    return Profile(
        instructions,
        lanes,
        dict(opcodes.most_common()),
        statistics.barriers,
        statistics.waits,
        statistics.copies,
        tuple(
            AccessCount(a.site.located(module), a.executed, a.reads, a.writes, a.cycles, a.ideal_cycles)
            for a in sorted(accesses, key=lambda a: a.site.line)
        ),
        reads_beyond,
        statistics.working,
    )
