"""Executes a kernel's machine code: from a listing or code object, a launch and a schedule to outputs and findings.

Workgroups run one after the other. Unknown instructions of a kernel are reported before anything runs. Results have the
form of the simulator of IR's (`ldsopt.simt.simulate`), so that one report shows both; a site's line is the listing's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from functools import partial

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate.control import StopKind
from ldsopt.emulate.late_results import YoungResults
from ldsopt.emulate.program import (
    DecodedInstruction,
    MachineProgram,
    UnexecutableInstruction,
    decode,
    enter,
    kernarg_bytes,
)
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import (
    GARBAGE,
    Flight,
    LdsRecord,
    MachineWave,
    PartsOfGranules,
    Retirement,
    ToldOrder,
    WaveRegisters,
)
from ldsopt.errors import InputError, InternalError, UsageError
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.isa.code_object import CodeObject, stated_by_object
from ldsopt.isa.kernel_start import ArgumentSlot, KernelStart, stated_by_listing
from ldsopt.isa.listing_data import ListedVariable, listed_variables
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.simt.execution import Profile
from ldsopt.simt.findings import (
    Findings,
    InstructionSite,
    LaneTouch,
    SimulationFinding,
    SimulationFindingKind,
    Stop,
)
from ldsopt.simt.global_memory import Fault, GlobalMemory
from ldsopt.simt.launch import Launch, Resolved, dispatch_packet, resolve, wave_items
from ldsopt.simt.launch_run import GroupId, execute_in_turn
from ldsopt.simt.preparation import DYNAMIC_STACK
from ldsopt.simt.schedule import (
    INSTRUCTIONS_OF_A_WAVE,
    NO_TURN,
    AtomicOrder,
    Schedule,
    SliceEnd,
    WaveTurns,
    run_waves,
)
from ldsopt.simt.shadow import Shadow, execution_log
from ldsopt.simt.simulate import SimulationResult, outputs_of
from ldsopt.target.arch import Arch

_KERNARG, _PACKET = "<kernarg>", "<dispatch packet>"


@dataclass(frozen=True, slots=True)
class EmulatedCode:
    """Machine code with everything that its kernels need.

    Attributes:
        source: its name.
        arch: its architecture.
        listing: its functions.
        metadata: of each kernel; `starts` and `slots`: registers and arguments, by kernel.
        variables: in global memory, as far as their contents are known.
        dropped: kernels of the compiled module for which the compiler made no code.
    """

    source: str
    arch: Arch
    listing: Assembly
    metadata: Mapping[str, KernelMetadata]
    starts: Mapping[str, KernelStart]
    slots: Mapping[str, tuple[ArgumentSlot, ...]]
    variables: Mapping[str, ListedVariable] = field(default_factory=dict)
    dropped: tuple[str, ...] = ()


def code_of_listing(listing: Assembly, arch: Arch, source: str) -> EmulatedCode:
    """The machine code of a listing."""
    return EmulatedCode(
        source, arch, listing, *stated_by_listing(listing.text), listed_variables(listing.text)
    )


def code_of_object(code: CodeObject, listing: Assembly, arch: Arch, source: str) -> EmulatedCode:
    """The machine code of a code object, with its disassembly."""
    return EmulatedCode(source, arch, listing, *stated_by_object(code))


@dataclass(frozen=True, slots=True)
class PreparedMachine:
    """A kernel, decoded, and its launch."""

    code: EmulatedCode
    function: AsmFunction
    program: MachineProgram
    launch: Launch

    @property
    def unknown(self) -> tuple[UnexecutableInstruction, ...]:
        """The instructions of the kernel that cannot be executed."""
        return self.program.unknown


def prepare_machine(code: EmulatedCode, launch: Launch) -> PreparedMachine:
    """Decodes the kernel of a launch.

    Raises:
        InputError: there is no such kernel, or it has no metadata, or one that its descriptor contradicts.
        Unavailable: the pseudocode is not installed, or lacks this architecture.
        UsageError: the launch has other waves, or larger workgroups, than the kernel.
    """
    function = _kernel(code, launch.kernel)
    if function.name not in code.starts or function.name not in code.slots:
        raise InputError(
            f"'{function.name}' has no metadata: nothing says where its arguments lie",
            file=code.source,
            remedy="keep its descriptor and metadata: in assembly the blocks .amdhsa_kernel and .amdgpu_metadata, in "
            "an object the symbol NAME.kd and the note AMDGPU; or give its IR, which is compiled with both",
        )
    lanes = lanes_of(code, function)
    if function.wave_size not in (None, lanes):
        raise InputError(
            f"the metadata of '{function.name}' states waves of {lanes} lanes, its descriptor {function.wave_size}",
            file=code.source,
        )
    if launch.wave_size not in (None, lanes):
        raise UsageError(f"the kernel is compiled for waves of {lanes} lanes, not of {launch.wave_size}")
    most, items = code.metadata.get(function.name, {}).get("max_flat_workgroup_size"), math.prod(launch.items)
    if isinstance(most, int) and items > most:
        raise UsageError(
            f"'{function.name}' has workgroups of at most {most} work-items (max_flat_workgroup_size), the launch has "
            f"{items}"
        )
    return PreparedMachine(code, function, decoded(code, function), launch)


def _kernel(code: EmulatedCode, wanted: str | None) -> AsmFunction:
    """The kernel with a name, or the only one.

    Raises:
        InputError: there is none, or several.
    """
    found = [f for f in code.listing.functions if f.is_kernel and wanted in (None, f.name)]
    dropped = ", ".join(name for name in code.dropped if wanted in (None, name))
    if len(found) == 1 and not dropped:
        return found[0]
    if dropped and wanted is not None:
        raise InputError(
            f"the compiler made no code of kernel '{wanted}'",
            file=code.source,
            remedy=f"compile it for an architecture that has what its target-features ask for, not {code.arch.name}, "
            "and let it not be internal",
        )
    if wanted is not None:
        names = ", ".join(f.name for f in code.listing.functions if f.is_kernel)
        raise InputError(f"no kernel '{wanted}'; kernels: {names or 'none'}", file=code.source)
    if not found and not dropped:
        raise InputError(
            "no kernel in the code",
            file=code.source,
            remedy="keep the kernel's descriptor: .amdhsa_kernel in assembly, the symbol NAME.kd in an object",
        )
    names = ", ".join(f.name for f in found)
    raise InputError(
        f"{len(found)} kernel{'s' * (len(found) != 1)} in the code"
        + (f": {names}" if names else "")
        + (f"; of {dropped} the compiler made none" if dropped else ""),
        file=code.source,
        remedy="name the one to run with --kernel",
    )


def lanes_of(code: EmulatedCode, function: AsmFunction) -> int:
    """The number of lanes of a kernel's waves."""
    size = code.metadata.get(function.name, {}).get("wavefront_size")
    return size if isinstance(size, int) else function.wave_size or code.arch.wave_size


def decoded(code: EmulatedCode, function: AsmFunction) -> MachineProgram:
    """A kernel, decoded.

    Raises:
        Unavailable: the pseudocode is not installed, or lacks this architecture.
    """
    others = [one for one in code.listing.functions if not one.is_kernel]
    return decode(
        function, code.arch, lanes_of(code, function), code.source, others, variables=code.variables
    )


def emulate(
    prepared: PreparedMachine,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    *,
    retirement: Retirement = "oldest",
    checks: bool = True,
    limit: int = INSTRUCTIONS_OF_A_WAVE,
    watcher: IssueWatcher | None = None,
    turns: AtomicOrder | None = None,
) -> SimulationResult:
    """Executes a kernel's machine code.

    Args:
        prepared: the kernel, and its launch.
        schedule: the order of waves; with ``dma="latest"`` every operation happens when it is waited for, with
            ``"earliest"`` when it is issued.
        retirement: the operations that a wait completes, if the hardware leaves that open.
        checks: look for findings.
        limit: instructions that one wave may execute.
        watcher: called with each wave and instruction, in front of its execution.
        turns: records the order of atomic operations, or has one to follow.

    Raises:
        InputError: an instruction is not known, or the arguments do not fit.
    """
    if prepared.unknown:
        first = prepared.unknown[0]
        more = len({one.site.text.split()[0] for one in prepared.unknown if one.site.text}) - 1
        raise InputError(
            f"{(first.site.text and repr(first.site.text)) or 'the kernel'} cannot be executed: {first.why}"
            + (f"; nor can {more} other{'s' if more > 1 else ''}" if more > 0 else ""),
            file=prepared.code.source,
            line=first.site.line,
            remedy="`ldsopt simulate --machine --list-missing` names them all",
        )
    run = _MachineRun(prepared, schedule, retirement, checks, limit)
    run.watcher, run.turns = watcher, turns
    try:
        return run.result()
    except PartsOfGranules:
        if turns is not None:
            turns.forget()
        bytewise = replace(prepared, program=replace(prepared.program, granule=1))
        run = _MachineRun(bytewise, schedule, retirement, checks, limit)
        run.watcher, run.turns = watcher, turns
        return run.result()


class _MachineRun:
    """The state of one launch while its workgroups are executed: its memory, findings and counts."""

    def __init__(
        self, prepared: PreparedMachine, schedule: Schedule, retirement: Retirement, checks: bool, limit: int
    ) -> None:
        self._prepared, self._schedule, self._retirement = prepared, schedule, retirement
        self._limit = limit
        self.watcher: IssueWatcher | None = None
        self.turns: AtomicOrder | None = None
        self._always = Findings()
        self._findings = self._always if checks else None
        code, name = prepared.code, prepared.function.name
        self._metadata = code.metadata.get(name, {})
        self._start = code.starts[name]
        self._resolved = resolve(prepared.launch, code.arch)
        self._memory, self._addresses = _memory(self._resolved, self._kernarg_size(), prepared.program)
        self._arguments = kernarg_bytes(
            code.slots[name],
            self._metadata,
            self._resolved,
            addresses=self._addresses,
            launch=prepared.launch,
            source=code.source,
        )
        self._fill(_KERNARG, self._arguments)
        self._fill(_PACKET, dispatch_packet(prepared.launch))
        self._instructions = self._lanes = self._copies = self._barriers = self._working = 0
        self._log = execution_log()

    def _kernarg_size(self) -> int:
        slots = self._prepared.code.slots[self._prepared.function.name]
        return max([self._number("kernarg_segment_size"), 16, *(slot.offset + slot.size for slot in slots)])

    def _shadow(self, size: int, identity: GroupId, waves: int) -> Shadow | None:
        if self._findings is None:
            return None
        granule = self._prepared.program.granule
        return Shadow(
            size,
            granule,
            classes=1,
            findings=self._findings,
            workgroup=identity,
            window="workgroup",
            has_atomics=True,
            order=ToldOrder(waves, -(-size // granule)) if self._prepared.program.hands_over else None,
            log=self._log,
        )

    def _number(self, key: str) -> int:
        value = self._metadata.get(key)
        return value if isinstance(value, int) else 0

    def _fill(self, name: str, data: bytes) -> None:
        buffer = next(one for one in self._memory.buffers if one.name == name)
        self._memory.write(buffer, data)

    def result(self) -> SimulationResult:
        launch = self._prepared.launch
        completed = execute_in_turn(launch, range(math.prod(launch.groups)), self._group, self._always)
        placed = self._prepared.program.variables
        outputs = outputs_of(self._resolved, self._memory, len(placed.sizes))
        variables = {
            name: self._memory.bytes_of(buffer).tobytes()
            for buffer, (name, one) in zip(self._memory.buffers, placed.contents.items(), strict=False)
            if one.data and not one.addresses  # where variables lie is up to each code
        }
        beyond = self._memory.reads_beyond
        counts = self._instructions, self._lanes
        profile = Profile(*counts, {}, self._barriers, 0, self._copies, (), beyond, self._working)
        return SimulationResult(outputs, self._always.all(), profile, completed, variables=variables)

    def _group(self, number: int, identity: GroupId) -> None:
        launch, program, arch = self._prepared.launch, self._prepared.program, self._prepared.code.arch
        size = self._number("group_segment_fixed_size") + launch.dynamic_lds
        if size > arch.lds_bytes:
            raise InputError(
                f"{size} bytes of LDS, but {arch.name} has {arch.lds_bytes}",
                file=self._prepared.code.source,
                remedy="ask for less dynamic LDS",
            )
        items = list(wave_items(launch.items, program.lanes))
        lds = LdsRecord(size, program.granule, self._shadow(size, identity, len(items)))
        scratch = self._number("private_segment_fixed_size")
        stack = scratch + (DYNAMIC_STACK if self._metadata.get("uses_dynamic_stack") in ("true", 1) else 0)
        pointers = {
            "kernarg_segment_ptr": self._addresses[_KERNARG],
            "dispatch_ptr": self._addresses[_PACKET],
        }
        waves = []
        for index, (count, ids) in enumerate(items):
            registers = WaveRegisters(program.lanes)
            enter(
                registers,
                self._start,
                arch,
                pointers=pointers,
                arguments=self._arguments,
                group=identity,
                items=ids,
                scratch=scratch,
                wave=index,
            )
            registers.activate_first(count)
            late = self._schedule.dma == "latest"
            seed = f"{self._schedule.seed}/{number}/{index}"
            flight = Flight(arch, late=late, order=self._retirement, seed=seed)
            own = np.full((program.lanes, max(16, stack)), 0xBD, np.uint8)
            wave = MachineWave(index, identity, registers, flight, lds, self._memory, own, self._findings)
            wave.turns = WaveTurns(self.turns, number, index) if self.turns is not None else None
            waves.append(wave)
        group = GroupExecution(program, waves, lds, self._schedule, number, self._findings, self._limit)
        group.watcher = self.watcher
        try:
            group.run()
        finally:
            self._instructions += sum(wave.executed for wave in waves)
            self._lanes += sum(wave.lane_executed for wave in waves)
            self._copies += sum(wave.copies for wave in waves)
            self._barriers += group.barriers
            self._working += any(wave.has_stored for wave in waves)


def _memory(
    resolved: list[Resolved], kernarg: int, program: MachineProgram
) -> tuple[GlobalMemory, dict[str, int]]:
    """The variables of the code and the buffers of a launch with their contents, and their addresses by name."""
    arrays = {leaf.name: leaf.array for one in resolved for leaf in one.leaves() if leaf.array is not None}
    sizes = [(name, array.nbytes) for name, array in arrays.items()]
    before = [(f"@{name}", size) for name, size in program.variables.sizes]
    memory = GlobalMemory([*before, *sizes, (_KERNARG, kernarg), (_PACKET, 64)])
    program.variables.fill(memory, program.firsts)
    for buffer in memory.buffers[len(before) :]:
        if (array := arrays.get(buffer.name)) is not None:
            memory.write(buffer, array)
    return memory, {buffer.name: buffer.address for buffer in memory.buffers}


# --- execution ----------------------------------------------------------------------------------------------
#
# Runs the waves of a workgroup through a program, in the order of a schedule.
#
# Waves take turns as the simulator's do (`ldsopt.simt.schedule`). A wave's outstanding operations stay outstanding
# behind a barrier.
#
# If operations happen late, a wave also pauses at each wait for reads of global memory that it has under way, and
# lets the others take turns: the earlier its place in the phase's order, the more. So of any two waves one gets far,
# under an order or its reverse, while the other one's reads are open. A wave that has run for long without a stop
# also pauses: it may wait for another one's store.


_SLICE = 1024
"""The instructions that a wave executes before it lets others run."""
_TURNS = 4
"""The turns that a wave leaves, at a wait, to each wave behind it in the order."""

IssueWatcher = Callable[[MachineWave, DecodedInstruction], None]
"""A callback with the wave and the instruction that it executes next."""


@dataclass(slots=True)
class GroupExecution:
    """A workgroup in execution.

    Attributes:
        program: its code.
        waves: of it; `lds` the LDS that they share.
        schedule: the order; `number` its place among the workgroups.
        findings: collects findings; `None` to look for none.
        limit: instructions that a wave may execute.
        barriers: the number of barriers that it has passed.
        watcher: called with each instruction in front of its execution.
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
            Stop: one cannot continue.
        """
        running = [self._steps(wave, fine=self.schedule.fine) for wave in self.waves]

        def advance(number: int) -> SliceEnd:
            end = next(running[number], SliceEnd.ENDED)
            if end is SliceEnd.ENDED:
                self.waves[number].flight.finish()
            return end

        run_waves(self.schedule, self.number, len(self.waves), advance, self._open, begin=self._begin)

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

    def _steps(self, wave: MachineWave, *, fine: bool) -> Iterator[SliceEnd]:
        instructions = self.program.instructions
        checks = self.findings is not None
        rested, timing = 0, self.program.timing
        young = YoungResults(timing) if timing is not None and wave.flight.late else None
        while True:
            if wave.at >= len(instructions):
                return
            one = instructions[wave.at]
            if fine and one.queues:
                yield SliceEnd.PREEMPTED
            if wave.executed - rested > _SLICE:
                rested = wave.executed
                yield SliceEnd.YIELDED
            if one.waits:
                left = wave.patience
                while left and wave.flight.is_to_read(one.waits):
                    left, rested = left - 1, wave.executed
                    yield SliceEnd.YIELDED
            while one.is_atomic and wave.turns is not None and not wave.turns.may_begin(changes=True):
                if wave.turns.is_stuck:
                    words = f"wave {wave.number} {NO_TURN}"
                    raise Stop(self._finding("deadlock", one.site, wave, words))
                rested = wave.executed
                yield SliceEnd.YIELDED
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
            if stop is StopKind.END:
                return
            if stop is StopKind.TRAP:
                raise Stop(
                    self._finding("memory-fault", one.site, wave, f"wave {wave.number} executes a trap")
                )
            if stop is not StopKind.WAIT:
                wave.signals += 1
            if stop is StopKind.SIGNAL:
                self.lds.signal(wave.number)
                continue
            if wave.signals <= self.barriers:
                words = f"wave {wave.number} waits at a barrier that it never signalled"
                raise Stop(self._finding("deadlock", one.site, wave, words))
            rested = wave.executed
            yield SliceEnd.ARRIVED

    def _execute(self, one: DecodedInstruction, wave: MachineWave) -> StopKind | None:
        try:
            result: StopKind | None = one.execute(wave)
        except Fault as fault:
            lanes = wave.lanes()
            lane = int(lanes[min(fault.lane, len(lanes) - 1)]) if len(lanes) else 0
            words = fault.words(wave.number, lane)
            if fault.address & 0xFFFFFFFF == GARBAGE or fault.address >> 32 == GARBAGE:
                words += ": the address was not waited for"
            raise Stop(self._finding("memory-fault", one.site, wave, words, (lane,))) from None
        except NotUnderstood as problem:
            raise InputError(
                f"{one.site.text!r} cannot be executed: {problem}",
                file=one.site.source,
                line=one.site.line,
            ) from None
        except (AssertionError, PartsOfGranules):
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
