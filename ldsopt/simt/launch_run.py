"""A launch under way: its memory, its arguments, and its findings and counts so far; it executes workgroups.

Workgroups are executed one after the other, each on the memory that those before it leave.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

import numpy as np

from ldsopt.errors import InputError
from ldsopt.ir.attributes import parameter_texts, referenced_type
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.simt.access import MemoryRegion
from ldsopt.simt.addresses import layout_of
from ldsopt.simt.checks import needs_record
from ldsopt.simt.execution import Programs, run
from ldsopt.simt.findings import Findings, LaneTouch, SimulationFinding, Stop
from ldsopt.simt.global_memory import GlobalBuffer, GlobalMemory
from ldsopt.simt.global_order import (
    GlobalOrder,
    OrderedMemory,
    TouchedGlobals,
    TouchedMemory,
    TouchedUnits,
    touch_log,
)
from ldsopt.simt.kinds import Array, RegisterKind, Value, round_bfloat
from ldsopt.simt.launch import (
    ARGUMENTS_REMEDY,
    Launch,
    Resolved,
    dispatch_packet,
    hidden_arguments,
    wave_items,
)
from ldsopt.simt.layout import write_value
from ldsopt.simt.lds import CopyQueue, Lds
from ldsopt.simt.native.lds import NativeProgram, NativeRun, NativeWave
from ldsopt.simt.native.memory import NativeGlobals, NativeMemory
from ldsopt.simt.preparation import DISPATCH, HIDDEN, KERNARG, PreparedLaunch
from ldsopt.simt.program import Event, EventKind, RunLimits, Statistics, Wave, WaveEnd
from ldsopt.simt.resources import whole_buffer
from ldsopt.simt.schedule import AtomicOrder, Schedule, SliceEnd, WaveTurns, run_waves
from ldsopt.simt.shadow import Shadow, Watcher, Window, execution_log, life_words
from ldsopt.simt.sources import Sources
from ldsopt.simt.wave_clocks import LdsOrder

GroupProgress = Callable[[int, int], None]
"""The callback for progress: how many workgroups have been executed, and of how many."""


def no_group_progress(_: int, __: int) -> None:
    """Shows no progress."""


GroupId = tuple[int, int, int]
_PATIENCE = 4
"""Turns in which each wave of a workgroup does nothing but wait before the run is taken to hang."""


def execute_in_turn(
    launch: Launch,
    numbers: Sequence[int],
    execute: Callable[[int, GroupId], None],
    findings: Findings,
    watch: GroupProgress = no_group_progress,
) -> bool:
    """Executes workgroups in turn; true if all came to their end. One that does not is the last.

    Args:
        launch: the workgroups' launch.
        numbers: the workgroups.
        execute: executes one, by its number and its id.
        findings: where to report why one stopped.
        watch: gets the number of executed workgroups, and of all.
    """
    gx, gy, _ = launch.groups
    try:
        with np.errstate(all="ignore"):
            for done, number in enumerate(numbers, 1):
                execute(number, (number % gx, number // gx % gy, number // (gx * gy)))
                watch(done, len(numbers))
    except Stop as stop:
        finding = stop.finding
        findings.add(finding.kind, finding.access.site.line if finding.access else 0, lambda: finding)
        return False
    return True


class LaunchRun:
    """A launch under way.

    Args:
        schedule, checks, without, window, limit, sources, watcher, native, turns: as of `ldsopt.simt.simulate.run`.
        keeps_touched: record the accessed units of global memory.

    Attributes:
        memory: the device's memory.
        findings, statistics: so far, of the workgroups that were executed here.
        touched: the accessed units of global memory, if they are recorded.
    """

    def __init__(
        self,
        program: PreparedLaunch,
        schedule: Schedule,
        *,
        checks: bool,
        without: frozenset[str],
        window: Window,
        limit: int,
        sources: Sources | None,
        watcher: Watcher | None,
        native: bool,
        keeps_touched: bool,
        turns: AtomicOrder | None,
    ) -> None:
        program.forget_counts()
        self.program, self.memory = program, program.memory()
        self._arguments = _arguments(program, self.memory)
        self.findings, self.statistics = Findings(without=without), Statistics()
        self.touched = TouchedUnits(program.global_granule) if keeps_touched else None
        has_order, checks = checks and "global-race" not in without, checks and needs_record(without)
        self._schedule, self._checks, self._window, self._limit = schedule, checks, window, limit
        self._sources, self._watcher = sources if checks else None, watcher
        self._turns = turns
        self._has_atomics = any(access.atomic for access in program.accesses)
        self._context = _Context(self.memory, program.layout.dynamic, program.launch, program.module)
        self._log, self._global_log = execution_log(), touch_log()
        self._waves = -(-math.prod(program.launch.items) // program.wave_size)
        self._checks_order = has_order and self._waves > 1
        self._is_native = native and watcher is None
        self._native = self._functions()

    def _functions(self) -> tuple[NativeRun, NativeGlobals] | None:
        if not self._is_native:
            return None
        program, keeps_touched = self.program, self.touched is not None
        make = TouchedGlobals if keeps_touched else NativeGlobals
        granule = program.global_granule if self._checks_order or keeps_touched else 0
        return (
            _native_run(program, self._sources, checks=self._checks),
            make(self.memory, program.wave_size, granule),
        )

    @property
    def instructions(self) -> int:
        """Instructions that waves have executed so far."""
        blocks = (block for function in self.program.functions.values() for block in function.blocks)
        return sum(block.waves * block.instructions for block in blocks)

    def forget_touched(self) -> None:
        """Stops the recording of accesses, which takes time."""
        self.touched = None
        self._native = self._functions()

    def execute(self, numbers: Sequence[int], watch: GroupProgress = no_group_progress) -> bool:
        """Executes workgroups in turn; true if all came to their end. One that does not is the last."""
        try:
            return execute_in_turn(self.program.launch, numbers, self._execute, self.findings, watch)
        finally:
            self._count()

    def _execute(self, number: int, identity: GroupId) -> None:
        """Executes one workgroup.

        Raises:
            Stop: it cannot go on.
        """
        program = self.program
        shadow = self._shadow(number, identity) if self._checks else None
        order = None
        if self._checks_order or self.touched is not None:
            findings = self.findings if self._checks_order else Findings()
            order = GlobalOrder(
                self._waves, program.global_granule, self.memory, findings, identity, log=self._global_log
            )
        group = Workgroup(
            number,
            identity,
            program.launch.items,
            program.wave_size,
            lds=Lds(program.lds_size, shadow, program.patterns, self._sources, self._watcher),
            memory=self.memory,
            schedule=self._schedule,
            findings=self.findings,
            statistics=self.statistics,
            launch=self._context,
            order=order,
            native=self._native,
            touched=self.touched,
            turns=self._turns,
            stores=self._stores,
        )
        before = self._stores()
        try:
            group.run(program.functions, program.kernel.name, self._arguments, program.scratch, self._limit)
        finally:
            if self.touched is not None and order is not None:
                self.touched.take_in(order)
        self.statistics.working += self._stores() > before

    def _stores(self) -> int:
        """The number of times that waves have executed blocks that change memory."""
        self._count_blocks()
        blocks = (block for function in self.program.functions.values() for block in function.blocks)
        return sum(block.waves for block in blocks if block.stores)

    def _shadow(self, number: int, identity: tuple[int, int, int]) -> Shadow:
        program = self.program
        granules = -(-program.lds_size // program.granule)
        order = LdsOrder(self._waves, granules) if program.hands_over else None
        shadow = Shadow(
            program.lds_size,
            program.granule,
            classes=program.classes,
            findings=self.findings,
            workgroup=identity,
            window=self._window,
            has_atomics=self._has_atomics,
            order=order,
            log=self._log,
        )
        if self._sources is not None:
            self._sources.enter(number, program.accesses, shadow, program.lds_size)
        return shadow

    def _count(self) -> None:
        """Adds the counts of machine code to the interpreter's."""
        if self._native is not None:
            self._native[0].count(self.findings)
            self._native[1].count()
        self._count_blocks()

    def _count_blocks(self) -> None:
        for function in self.program.functions.values():
            if function.compiled is not None:
                function.compiled.add_counts()

    def end(self) -> None:
        """Frees the memory of the logs: no workgroup follows."""
        self._log.release()
        self._global_log.release()


def _native_run(program: PreparedLaunch, sources: Sources | None, *, checks: bool) -> NativeRun:
    """The native functions of a run's accesses of LDS."""
    return NativeRun(
        NativeProgram(
            lanes=program.wave_size,
            granule=program.granule if checks else 0,
            life_words=life_words(program.classes),
            has_atomics=any(access.atomic for access in program.accesses),
            banks=program.patterns.banks,
            accesses=program.accesses,
            sources=sources.mode if sources is not None and checks else "",
        )
    )


class _Context:
    """The values that a launch passes besides arguments: hidden ones, the dispatch packet."""

    def __init__(self, memory: GlobalMemory, static_lds: int, launch: Launch, module: Module) -> None:
        self.static_lds, self.module = static_lds, module
        named = {buffer.name: buffer for buffer in memory.buffers}
        hidden, packet = named[HIDDEN], named[DISPATCH]
        self.pointers = {
            "implicitarg": hidden.address,
            "dispatch": packet.address,
            "kernarg": named[KERNARG].address,
        }
        for at, size, value in hidden_arguments(launch).values():
            memory.bytes_of(hidden)[at : at + size] = list(value.to_bytes(size, "little"))
        memory.write(packet, dispatch_packet(launch))


def _arguments(program: PreparedLaunch, memory: GlobalMemory) -> list[Value]:
    """Register values of the kernel's parameters; buffers are written to memory."""
    module, resolved = program.module, program.resolved
    kinds: tuple[RegisterKind, ...] = program.functions[program.kernel.name].argument_kinds
    if len(kinds) != len(resolved):
        raise InputError(
            f"the kernel takes {len(kinds)} arguments ({', '.join(k.text for k in kinds)}), the launch gives "
            f"{len(resolved)}",
            file=module.source,
            remedy=ARGUMENTS_REMEDY,
        )
    buffers = iter(memory.buffers)
    parameters = parameter_texts(module.lines[program.kernel.line])
    values: list[Value] = []
    for number, (kind, argument) in enumerate(zip(kinds, resolved, strict=True)):
        by_reference = referenced_type(parameters[number]) if argument.fields is not None else None
        if by_reference is None:
            values.append(_value(kind, argument, buffers, memory, f"argument {number}", module=module))
            continue
        inner = program.kinds(by_reference)
        value = _value(inner, argument, buffers, memory, f"argument {number}", module=module)
        target = next(buffer for buffer in memory.buffers if buffer.name == f"<{argument.name}>")
        write_value(memory.bytes_of(target), inner, value)
        values.append(target.address)
    return values


def _value(
    kind: RegisterKind,
    argument: Resolved,
    buffers: Iterator[GlobalBuffer],
    memory: GlobalMemory,
    what: str,
    *,
    module: Module,
) -> Value:
    """The register value of an argument or of a field of one; buffers are written to memory."""
    if argument.fields is not None:
        elements = kind.elements * kind.count if kind.form == "vector" else kind.elements
        if kind.form not in ("tuple", "vector") or len(elements) != len(argument.fields):
            count = len(argument.fields)
            is_vector = kind.form == "vector"
            given = f"and the launch gives {count} elements" if is_vector else f"no struct of {count} fields"
            raise InputError(f"{what} is {kind.text}, {given}", file=module.source)
        fields = tuple(
            _value(k, f, buffers, memory, f"{what}.{i}", module=module)
            for i, (k, f) in enumerate(zip(elements, argument.fields, strict=True))
        )
        return np.array(fields, kind.dtype) if kind.form == "vector" else fields
    if argument.array is not None:
        buffer = next(buffers)
        is_resource = kind.form == "resource"
        if not is_resource and (kind.form != "pointer" or kind.space not in (0, 1, 4)):
            raise InputError(f"{what} is {kind.text}, no buffer", file=module.source)
        memory.write(buffer, argument.array)
        if not is_resource:
            return buffer.address
        made = whole_buffer(layout_of(require_arch(module)), buffer.address, argument.array.nbytes)
        return np.append(made, np.zeros(kind.count - len(made), np.uint32))
    if kind.form in ("int", "pointer"):
        if isinstance(argument.value, float) and not argument.value.is_integer():
            raise InputError(
                f"{what} is {kind.text}, and the launch gives {argument.value}", file=module.source
            )
        number = int(argument.value or 0)
        return bool(number & 1) if kind.bits == 1 else number & kind.mask
    if kind.form == "float":
        value = kind.dtype.type(argument.value)
        return round_bfloat(value) if kind.is_bfloat else value
    raise InputError(f"{what} is {kind.text}, which a launch cannot give", file=module.source)


# --- workgroup ----------------------------------------------------------------------------------------------
#
# Runs the waves of one workgroup in the order of a schedule (`ldsopt.simt.schedule`).
#
# A wave that loads atomically again and again gives way: it may wait for what another one stores. On gfx12 a wave
# goes on behind the signal and waits at the wait. Behind a barrier the clocks of all waves that waited there show
# what the latest one's showed.


class Workgroup:
    """One workgroup in execution.

    Args:
        number: its place in the order of execution; `id` its id.
        items: work-items along each axis.
        wave_size: lanes of a wave.
        lds: its LDS; `memory` the device's.
        launch: the values that the launch passes besides arguments.
        order: the order of the accesses of global memory, if that is checked.
        native: the native functions of the run for LDS and for global memory, if there are any.
        touched: the record of accesses of global memory, if it is wanted; then there is an order, too.
        turns: the order of atomic accesses, if it is kept or followed.
        stores: gives the number of times that waves have executed blocks that change memory.
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
        turns: AtomicOrder | None = None,
        stores: Callable[[], int],
    ) -> None:
        self._order = order
        self._stores, self._stored = stores, 0
        self._idle: dict[int, int] = {}
        self._ended = 0
        self.number, self.id, self._schedule = number, identity, schedule
        self._lds, self._findings, self._statistics = lds, findings, statistics
        self._waiting: dict[int, Event] = {}
        self._named: dict[int, _NamedBarrier] = {}
        self._joined: dict[int, tuple[_NamedBarrier, int]] = {}
        self._stopped: dict[int, Event] = {}
        if lds.order is not None and order is not None:
            lds.order.told = order.atomic
        self.waves: list[Wave] = []
        for w, (count, ids) in enumerate(wave_items(items, wave_size)):
            mask = None if count == wave_size else np.arange(wave_size) < count
            queue = CopyQueue(lds, w, late=schedule.dma == "latest")
            wave = Wave(w, wave_size, mask, lds=lds, queue=queue, memory=memory, group=self)
            wave.ids = [axis if size > 1 else 0 for axis, size in zip(ids, items, strict=True)]
            wave.launch, wave.statistics = launch, statistics
            wave.turns = WaveTurns(turns, number, w) if turns is not None else None
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
        limits = RunLimits(self._schedule.fine, limit)
        running: list[Generator[Event, None, Value]] = []
        for wave in self.waves:
            wave.scratch_size = scratch
            wave.scratch = MemoryRegion(max(16, scratch * wave.size))
            running.append(run(wave, programs, kernel, arguments, limits))

        def advance(number: int) -> SliceEnd:
            return self._advance(self.waves[number], running[number])

        run_waves(self._schedule, self.number, len(self.waves), advance, self._open)

    def _advance(self, wave: Wave, events: Generator[Event, None, Value]) -> SliceEnd:
        if not self._passes_named(wave):
            self._idles(wave, self._stopped[wave.number], "waits at a named barrier that does not open")
            return SliceEnd.YIELDED
        try:
            for event in events:
                if event.kind is EventKind.LDS:
                    if not event.is_steady:
                        self._idle.clear()
                    return SliceEnd.PREEMPTED
                if event.kind is EventKind.SPIN:
                    if self._land_arrival() or not event.is_steady:
                        self._idle.clear()
                    else:
                        self._idles(wave, event, "waits in a loop, and no wave will store what ends it")
                    return SliceEnd.YIELDED
                self._idle.clear()
                if wave.bypasses_barrier:
                    self._diverged(wave, event)
                if event.kind is EventKind.NAMED_WAIT:
                    self._stopped[wave.number] = event
                    if not self._passes_named(wave):
                        return SliceEnd.YIELDED
                    continue
                if event.kind in (EventKind.BARRIER_SIGNAL, EventKind.BARRIER):
                    wave.signals += 1
                    if self._order is not None:
                        self._order.arrive(wave.number)
                if event.kind is EventKind.BARRIER_SIGNAL:
                    self._signalled(wave)
                    continue
                self._waiting[wave.number] = event
                return SliceEnd.ARRIVED
        except WaveEnd:
            pass
        wave.queue.finish()
        self._idle.clear()
        self._ended += 1
        return SliceEnd.ENDED

    def _open(self) -> None:
        waiting, self._waiting = self._waiting, {}
        self._idle.clear()
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

    def _land_arrival(self) -> bool:
        """Lands a copy that arrives at an LDS barrier: a wave has waited in a loop, and nothing else may end that."""
        return any(queue.late and queue.land_arrival() for queue in self._lds.queues)

    def _idles(self, wave: Wave, event: Event, words: str) -> None:
        """Notes that a wave has had its turn and has done nothing but wait.

        Raises:
            Stop: so have all that could go on, again and again, while no wave has stored anything and no copy is in
                flight.
        """
        if not self._idle:
            self._stored = self._stores()
        self._idle[wave.number] = self._idle.get(wave.number, 0) + 1
        running = len(self.waves) - self._ended - len(self._waiting)
        if len(self._idle) < running or min(self._idle.values()) < _PATIENCE:
            return
        self._idle.clear()
        if any(queue.pending for queue in self._lds.queues):
            for queue in self._lds.queues:
                queue.finish()
        elif self._stored == self._stores():
            touch = LaneTouch(event.site, wave.number, tuple(wave.lanes()), 0, 0, self._phase)
            raise Stop(SimulationFinding("deadlock", f"wave {wave.number} {words}", self.id, touch))

    def expect(self, place: int, arrivals: int) -> None:
        """Sets how many arrivals open a named barrier; 0 leaves it as it was."""
        barrier = self._named.setdefault(place, _NamedBarrier())
        barrier.expected = arrivals or barrier.expected

    def join(self, wave: Wave, place: int) -> None:
        """Makes a wave one that waits at a named barrier, and at no other."""
        barrier = self._named.setdefault(place, _NamedBarrier())
        self._joined[wave.number] = (barrier, barrier.phase)

    def arrive(self, wave: Wave, place: int) -> None:
        """Arrives at a named barrier, and opens it if no other arrival is expected.

        The order is that of the workgroup's barrier, between these waves: of LDS with fences or without, of global
        memory between a release in front and an acquire behind.
        """
        barrier, order = self._named[place], self._lds.order
        if self._joined.get(wave.number, (None, 0))[0] is barrier:
            self._joined[wave.number] = (barrier, barrier.phase)
        barrier.arrived += 1
        self._idle.clear()
        if order is not None:
            barrier.lds.append(order.depart(wave.number))
            wave.queue.passed_barrier()
        if self._order is not None:
            barrier.globals.append(self._order.released(wave.number).copy())
        if barrier.arrived == barrier.expected:
            barrier.open()

    def _passes_named(self, wave: Wave) -> bool:
        """True if a wave waits at no named barrier, or at one that has opened since it arrived."""
        if wave.number not in self._stopped:
            return True
        barrier, phase = self._joined.get(wave.number, (None, 0))
        if barrier is None or barrier.phase == phase:
            return False
        del self._stopped[wave.number]
        self._idle.clear()
        if self._lds.order is not None and barrier.passed_lds is not None:
            self._lds.order.receive(wave.number, barrier.passed_lds)
        if self._order is not None and barrier.passed_globals is not None:
            self._order.received(wave.number, barrier.passed_globals)
        return True

    def _signalled(self, wave: Wave) -> None:
        """Counts the wave's accesses up to its wait in the next phase, too; native functions cannot do that."""
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


class _NamedBarrier:
    """A barrier of some waves of a workgroup, each of which arrives by itself.

    Attributes:
        expected, arrived: the number of arrivals that open it, and of those since it opened last.
        phase: the number of times that it has opened.
        lds, globals: the clocks of the arrivals; `passed_lds` and `passed_globals` those of the last phase, joined.
    """

    def __init__(self) -> None:
        self.expected = self.arrived = self.phase = 0
        self.lds: list[Array] = []
        self.globals: list[Array] = []
        self.passed_lds: Array | None = None
        self.passed_globals: Array | None = None

    def open(self) -> None:
        """Opens it; the next phase begins."""
        self.phase, self.arrived = self.phase + 1, 0
        self.passed_lds = np.max(self.lds, axis=0) if self.lds else None
        self.passed_globals = np.max(self.globals, axis=0) if self.globals else None
        self.lds, self.globals = [], []
