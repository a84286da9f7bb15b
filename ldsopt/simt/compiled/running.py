"""Runs a wave through a compiled function, with the interpreter for the instructions that only it can execute."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Generator

import numpy as np

from ldsopt.simt.compiled.accesses import CopyStep
from ldsopt.simt.compiled.control import ENDED, ENDLESS, LANE_COUNT, NOT_TO_BE_REACHED, PARTED, WAVES
from ldsopt.simt.compiled.emission import FunctionText, HandOver
from ldsopt.simt.compiled.layout import (
    BASE,
    BEGUN,
    BLOCK,
    CLOCK,
    COUNTED,
    FINE,
    FIRST,
    HEAD,
    LANDS,
    LIMIT,
    MASK,
    MEMORY,
    PARTS,
    RECORD_BASE,
    RECORD_ORDINAL,
    RECORD_STEP,
    RECORD_WORDS,
    SITES,
    WAITING,
    WAVE,
    SlotView,
)
from ldsopt.simt.execution import endless, failure, not_to_be_reached, stop_at, with_result
from ldsopt.simt.findings import Stop
from ldsopt.simt.frame import Frame
from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native.engine import NativeCall
from ldsopt.simt.native.engine import compiled as compiled_text
from ldsopt.simt.native.lds import NativeRun
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.program import (
    Event,
    FunctionProgram,
    FunctionState,
    RunLimits,
    Wave,
    WaveEnd,
)

_SIGNATURE = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
_ALL = (1 << 64) - 1


class MachineFunction:
    """A function as machine code.

    Args:
        program: the function in the interpreter's form.
        text: the function in IR.

    Attributes:
        text: the IR, and its layout and hand-overs.
        copies: by step that begins a copy: the instruction, bytes of all lanes, and true if only its author waits for
            it.
    """

    def __init__(self, program: FunctionProgram, text: FunctionText) -> None:
        self.program, self.text = program, text
        self._step = _machine_code(text.text)
        self._counts = np.zeros(3 * len(program.blocks) + len(text.choices), np.int64)
        lanes = text.layout.lanes
        self.copies = {
            number: (step.operation.target.access, step.size * lanes, step.operation.is_marked)
            for number, (step, _) in enumerate(text.steps)
            if isinstance(step, CopyStep)
        }
        self._counts_at = self._counts.ctypes.data
        self._masks: dict[int, Array] = {}
        self._sites = np.zeros(sum(step.words for step, _ in text.steps), np.int64)
        self._run: NativeRun | None = None
        self._globals: NativeGlobals | None = None

    def table(self, native: NativeRun | None, globals_: NativeGlobals | None) -> int:
        """The address of the table of native functions for a run."""
        if native is not self._run:
            self._run, self._globals = native, globals_
            self._sites[:] = 0
            for number in range(len(self.text.steps)):
                self.bind(number)
        return self._sites.ctypes.data

    def bind(self, number: int) -> None:
        """Enters the native functions of a step, if there are any by now."""
        step, at = self.text.steps[number]
        if step.words and self._run is not None and self._globals is not None and not self._sites[at]:
            found = step.addresses(self._run, self._globals)
            if found is not None:
                self._sites[at : at + step.words] = found

    def resume(
        self, wave: Wave, programs: dict[str, FunctionProgram], state: FunctionState, limits: RunLimits
    ) -> Generator[Event, None, Value]:
        """Executes the function from the block of a state on."""
        return _Activation(self, wave, programs, state, limits).execute()

    def call(self, frame: int, resume: int) -> int:
        """Runs machine code from a place on; returns the reason why it stopped."""
        return self._step(frame, self._counts_at, resume)

    def lanes(self, mask: int, size: int) -> Array:
        """A mask as the interpreter holds it."""
        found = self._masks.get(mask)
        if found is None:
            bits = np.frombuffer(mask.to_bytes(8, "little"), np.uint8)
            found = self._masks[mask] = np.unpackbits(bits, bitorder="little", count=size).view(np.bool_)
        return found

    def add_counts(self) -> None:
        """Adds the counts since the last time to the function's blocks."""
        counts = self._counts.tolist()
        for number, block in enumerate(self.program.blocks):
            block.waves += counts[3 * number + WAVES]
            block.lanes += counts[3 * number + LANE_COUNT]
            block.parted += counts[3 * number + PARTED]
        for choice, count in zip(self.text.choices, counts[3 * len(self.program.blocks) :], strict=True):
            if count:
                self.program.blocks[choice[0]].chosen[choice[1]] += count
        self._counts[:] = 0


class _Activation:
    """One execution of a function by one wave."""

    def __init__(
        self,
        function: MachineFunction,
        wave: Wave,
        programs: dict[str, FunctionProgram],
        state: FunctionState,
        limits: RunLimits,
    ) -> None:
        self._function, self._wave, self._programs, self._limits = function, wave, programs, limits
        self._state, self._base, self._registers = state, state.base, state.registers
        self._result = state.result
        text = function.text
        self._base_bits = _bits_of(state.base, wave.size)
        room = np.zeros(text.layout.size + 64, np.uint8)
        start = -room.ctypes.data % 64
        self._data = room[start : start + text.layout.size]
        self._address = self._data.ctypes.data
        self._head = head = self._data[: 8 * HEAD].view(np.int64)
        self._views: dict[int, SlotView] = {}
        for slot in text.layout.slots:
            if (value := self._registers[slot]) is not None:
                self._view(slot).write(value)
        self._mask = _bits_of(wave.mask, wave.size)
        head[MASK], head[BASE] = _signed(self._mask), _signed(self._base_bits)
        head[LIMIT], head[FINE] = limits.limit, limits.fine
        head[LANDS] = not wave.queue.late
        exit_rank = function.program.order.exit_rank
        self._waiting = self._data[8 * WAITING : 8 * (WAITING + exit_rank + 1)].view(np.int64)
        for place, lanes in state.waiting.items():
            self._waiting[place] = _signed(_bits_of(lanes, wave.size))
        self._waiting[exit_rank] = -1
        head[FIRST] = min(state.waiting, default=exit_rank)
        native, memory = wave.native, wave.native_memory
        if native is not None and memory is not None:
            head[WAVE], head[MEMORY] = native.address, memory.address
            head[SITES] = function.table(native.run, memory.globals_)
        else:
            head[SITES] = function.table(None, None)

    def _view(self, slot: int) -> SlotView:
        view = self._views.get(slot)
        if view is None:
            places = self._function.text.layout
            view = self._views[slot] = SlotView(places.slots[slot], self._data, places.lanes)
        return view

    def execute(self) -> Generator[Event, None, Value]:
        function, wave, head, overs = self._function, self._wave, self._head, self._function.text.hand_overs
        resume = len(overs) + 1 + self._state.block
        while True:
            head[CLOCK] = wave.clock
            why = function.call(self._address, resume)
            self._catch_up()
            if why < 0:
                break
            over = overs[why]
            registers = self._registers
            for slot in over.takes:
                registers[slot] = self._view(slot).read()
            if over.steps:
                yield from self._do(over)
                if over.native >= 0:
                    function.bind(over.native)
            else:
                program = function.program
                value = registers[program.blocks[over.block].terminator.slot]
                self._result = with_result(wave, value, self._result, program.returns)
            for slot in over.gives:
                self._view(slot).write(registers[slot])
            resume = why + 1
        if why != ENDED:
            raise self._stopped(why)
        self._state.leave(wave)
        return self._result

    def _catch_up(self) -> None:
        """Brings the wave to the place where machine code has left it."""
        wave, head = self._wave, self._head
        wave.clock = int(head[CLOCK])
        wave.parts += int(head[PARTS])
        head[PARTS] = 0
        if head[BEGUN]:
            self._take_copies()
        if head[COUNTED]:
            wave.queue.issued["vmcnt"] += int(head[COUNTED])
            head[COUNTED] = 0
        mask = int(head[MASK]) & _ALL
        if mask != self._mask:
            self._mask = mask
            is_whole = mask == self._base_bits
            wave.set_mask(self._base if is_whole else self._function.lanes(mask, wave.size))

    def _take_copies(self) -> None:
        """Hands the copies that were begun to the wave's queue."""
        head, wave, function = self._head, self._wave, self._function
        layout, queue = function.text.layout, wave.queue
        counted, count = queue.issued["vmcnt"], int(head[BEGUN])
        heads = self._data[layout.record_heads : layout.records].view(np.int64).reshape(-1, RECORD_WORDS)
        end = layout.records + count * layout.record_bytes
        fetched = self._data[layout.records : end].copy().reshape(count, -1)
        for record, data in zip(heads[:count].tolist(), fetched, strict=True):
            access, size, is_marked = function.copies[record[RECORD_STEP]]
            ordinal = counted + record[RECORD_ORDINAL]
            queue.adopt_native_copy(
                access, ordinal, record[RECORD_BASE], data=data[:size], is_marked=is_marked
            )
        wave.statistics.copies += count
        head[BEGUN] = 0

    def _do(self, over: HandOver) -> Generator[Event, None, None]:
        registers, wave = self._registers, self._wave
        for step in over.steps:
            op = step.op
            if op is not None:
                try:
                    op(registers)
                except WaveEnd:
                    raise
                except Exception as problem:
                    raise failure(wave, step.site, problem) from problem
                continue
            assert step.event is not None
            yield from stop_at(
                step.event,
                wave,
                self._programs,
                self._state,
                self._limits,
                block=over.block,
                waiting=self._waiting_places,
            )

    def _waiting_places(self) -> list[int]:
        """The places at which lanes wait, without the exit."""
        places: list[int] = self._waiting[:-1].nonzero()[0].tolist()
        return places

    def _stopped(self, why: int) -> Exception:
        site = self._function.program.blocks[int(self._head[BLOCK])].terminator.site
        if why == ENDLESS:
            return Stop(endless(self._wave, site, self._limits.limit))
        assert why == NOT_TO_BE_REACHED
        return Stop(not_to_be_reached(self._wave, site, "reaches 'unreachable'"))


@functools.lru_cache(maxsize=64)
def _machine_code(text: str) -> NativeCall:
    return compiled_text(text, {"step": _SIGNATURE})["step"]


def _bits_of(mask: Array | None, size: int) -> int:
    if mask is None:
        return (1 << size) - 1
    return int.from_bytes(np.packbits(mask, bitorder="little").tobytes(), "little")


def _signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits


# --- compilation on demand ------------------------------------------------------------------------------------
#
# Functions that become machine code once they have been executed often enough to be worth it.
#
# What makes machine code is imported only then: most runs are too short for it.


PATIENCE = 5_000
"""Instructions that the interpreter executes of a function before there is machine code, if that is asked for."""
EXECUTIONS = 250
"""How often the interpreter executes each instruction of a function, on average, before there is machine code of it,
where nobody says what to do. That is about when the machine code would have paid, had it been made at once (see
``benchmarks/simulate.py worth``): so a run takes at most about twice the time of the better choice, and what is
too short for machine code never waits for it."""


def patience_of(program: FunctionProgram) -> int:
    """The number of instructions that the interpreter must execute before machine code of a function pays."""
    return EXECUTIONS * sum(block.instructions for block in program.blocks)


class LazyFunction:
    """A function that becomes machine code once the interpreter has executed enough of it, if it can.

    Args:
        program: the function; `frame` the frame in which it was decoded.
        frame: the frame in which it was decoded.
        items: work-items of a workgroup along each axis.
        is_kernel: it is launched, not called.
        patience: the instructions of it that the interpreter executes before.

    Attributes:
        machine: the machine code, if there is some by now.
    """

    def __init__(
        self,
        program: FunctionProgram,
        frame: Frame,
        items: tuple[int, int, int],
        *,
        is_kernel: bool,
        patience: int,
    ) -> None:
        self._program, self._frame, self._items, self._is_kernel = program, frame, items, is_kernel
        self._left = self._patience = patience
        self.machine: MachineFunction | None = None

    def is_worth_it(self, instructions: int) -> bool:
        """True if machine code pays, given how many more instructions the interpreter would execute."""
        if self.machine is None:
            self._left -= instructions
            if self._left > 0 or self._program.compiled is None:
                return False
            self.compile()
        return self.machine is not None

    @property
    def is_made(self) -> bool:
        """True if there is machine code by now."""
        return self.machine is not None

    def expect(self, instructions: int) -> None:
        """Makes machine code at once if the number of instructions to come makes it pay."""
        if self.machine is None and instructions >= self._patience and self._program.compiled is not None:
            self.compile()

    def compile(self) -> None:
        """Makes the machine code; a function without a native form stays with the interpreter."""
        from ldsopt.simt.compiled.emission import NoNativeForm, write_function
        from ldsopt.simt.native.engine import is_available

        try:
            if not is_available():
                raise NoNativeForm("no machine code can be made in this process")
            text = write_function(self._program, self._frame, self._items, is_kernel=self._is_kernel)
        except NoNativeForm:
            self._program.compiled = None
            return
        self.machine = MachineFunction(self._program, text)

    def resume(
        self, wave: Wave, programs: dict[str, FunctionProgram], state: FunctionState, limits: RunLimits
    ) -> Generator[Event, None, Value]:
        """Executes the function from the block of a state on."""
        assert self.machine is not None
        return self.machine.resume(wave, programs, state, limits)

    def add_counts(self) -> None:
        """Adds the counts since the last time to the function's blocks."""
        if self.machine is not None:
            self.machine.add_counts()
