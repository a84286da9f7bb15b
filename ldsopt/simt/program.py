"""A function decoded for execution: registers are slots of a list, instructions are Python functions on that list.

Slot 0 holds the wave, then come arguments, instructions and constants. An instruction is a closure that reads and
writes slots. An operation that must stop the wave (a barrier, a call, an LDS operation where waves are interleaved
finely) is an `Event` between two runs of closures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import field
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Instruction
from ldsopt.simt.findings import InstructionSite, SimulationFindingKind, SimulationNote
from ldsopt.simt.kinds import Array, RegisterKind, Value
from ldsopt.simt.lds import CopyQueue, Lds
from ldsopt.simt.native.lds import NativeWave
from ldsopt.simt.native.memory import NativeMemory
from ldsopt.simt.reconvergence import BlockOrder
from ldsopt.simt.schedule import WaveTurns

Registers = list[Any]
_SPINS = 16
Op = Callable[[Registers], None]


class WaveEnd(Exception):
    """Raised where a wave executes ``s_endpgm``, to end it."""


class Trap(Exception):
    """Raised if a lane executes code that the kernel says is never executed.

    Args:
        words: the lane's action, as the end of a sentence.
    """

    def __init__(self, kind: SimulationFindingKind, words: str) -> None:
        self.kind, self.words = kind, words
        super().__init__(kind, words)


class EventKind(Enum):
    """The reason why a wave stops between two instructions."""

    BARRIER = auto()
    """Arrives at the workgroup's barrier and waits for the others."""

    BARRIER_WAIT = auto()
    """Waits for the others; it arrived at an earlier instruction."""

    BARRIER_SIGNAL = auto()
    """Arrives at the workgroup's barrier, and goes on without waiting."""

    NAMED_WAIT = auto()
    """Waits at the named barrier that it has joined."""

    LDS = auto()
    """The next instruction touches LDS."""

    CALL = auto()
    """A function of the module is called."""

    SPIN = auto()
    """The next instruction loads what another wave may store, in a loop."""


@dataclass(frozen=True, slots=True)
class Event:
    """A stop; for a call with the callee, the slots of its arguments, and the slot of its result.

    ``left`` is the number of instructions of its block that are not yet executed, its own among them. A `SPIN`
    or `LDS` is steady if it is in a loop that does the same again as long as memory stays as it is.
    """

    kind: EventKind
    site: InstructionSite
    callee: str = ""
    arguments: tuple[int, ...] = ()
    result: int = 0
    left: int = 0
    is_steady: bool = False


@dataclass(slots=True)
class CodeSegment:
    """Instructions that run without a stop, and the stop behind them.

    Attributes:
        ops: their closures; ``sites`` and ``instructions`` are theirs, one each.
        event: the stop.
    """

    ops: tuple[Op, ...]
    sites: tuple[InstructionSite, ...]
    event: Event | None
    instructions: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class PhiMoves:
    """An edge into a block, and the values that it gives to the block's phis: (target slot, source slot, type).

    Attributes:
        target: the block.
        place: the place of the edge's end in the function's order (`ldsopt.simt.reconvergence`).
    """

    target: int
    place: int
    moves: tuple[tuple[int, int, RegisterKind], ...]


@dataclass(frozen=True, slots=True)
class Terminator:
    """The end of a block.

    Attributes:
        form: ``jump``, ``branch``, ``switch``, ``return`` or ``unreachable``.
        slot: the slot of the condition or the returned value; 0 for none.
        edges: the edges to its successors; for a branch the true one first, for a switch the default last.
        cases: values of a switch.
        site: the place of the instruction.
    """

    form: str
    site: InstructionSite
    slot: int = 0
    edges: tuple[PhiMoves, ...] = ()
    cases: tuple[int, ...] = ()


@dataclass(slots=True)
class CodeBlock:
    """A basic block, and its counts.

    Attributes:
        waves, lanes: the number of its executions, by waves and by lanes.
        parted: the number of times that lanes diverged at its end.
        chosen: the number of times that waves went on to each block, where there is a choice.
        stores: it changes memory that others see.
    """

    number: int
    segments: tuple[CodeSegment, ...]
    terminator: Terminator
    instructions: int
    waves: int = 0
    lanes: int = 0
    parted: int = 0
    chosen: Counter[int] = field(default_factory=Counter)
    stores: bool = False


class CompiledForm(Protocol):
    """A faster form of a function, used once its closures have executed it often enough."""

    @property
    def is_made(self) -> bool:
        """True if the faster form exists by now."""

    def expect(self, instructions: int) -> None:
        """Takes the number of instructions to come, and makes the faster form at once if that pays."""

    def is_worth_it(self, instructions: int) -> bool:
        """True if the faster form pays, given how many more instructions the closures would execute."""

    def resume(
        self, wave: Wave, programs: dict[str, FunctionProgram], state: FunctionState, limits: RunLimits
    ) -> Generator[Event, None, Value]:
        """Executes the function from the block of a state on."""

    def add_counts(self) -> None:
        """Adds the counts since the last time to the function's blocks."""


@dataclass(frozen=True, slots=True)
class FunctionState:
    """The place of a wave in a function, in front of a block.

    Attributes:
        registers: by slot.
        waiting: the lanes that wait, by place.
        block: the block in front of which the active lanes are.
        result: the values that lanes have returned so far.
        base, caller_base: the mask at the entry of the function, and of its caller.
        scratch_top: the caller's.
    """

    program: FunctionProgram
    registers: Registers
    waiting: Mapping[int, Array]
    block: int
    result: Value
    base: Array | None
    caller_base: Array | None
    scratch_top: int

    @classmethod
    def entered(cls, program: FunctionProgram, wave: Wave, arguments: list[Value]) -> FunctionState:
        """The state at a function's entry; the wave's base and scratch become the function's."""
        registers = program.template.copy()
        registers[0] = wave
        for slot, value in zip(program.arguments, arguments, strict=True):
            registers[slot] = value
        state = cls(program, registers, {}, 0, None, wave.mask, wave.base, wave.scratch_top)
        wave.base = wave.mask
        wave.scratch_top += program.scratch
        return state

    def leave(self, wave: Wave) -> None:
        """Gives the wave back to the caller."""
        wave.set_mask(self.base)
        wave.base, wave.scratch_top = self.caller_base, self.scratch_top


class RunLimits(NamedTuple):
    """The limits under which a function is run.

    Attributes:
        fine: stop in front of LDS operations, too.
        limit: instructions that the wave may execute in all.
        depth: the depth of calls; 0 for the kernel.
    """

    fine: bool
    limit: int
    depth: int = 0


@dataclass(slots=True)
class FunctionProgram:
    """A decoded function.

    Attributes:
        template: initial registers: constants in their slots, `None` elsewhere.
        arguments: slots of the parameters.
        returns: type of the result.
        order: the order in which its blocks run.
        opcodes: names of the instructions of each block, for the profile.
        scratch: bytes of scratch that its allocas take, a lane.
        unknowable: the instructions whose results cannot be known, with their blocks and the reason.
        blended: addresses of the instructions that leave inactive lanes their old value.
        compiled: its faster form, which replaces the interpreter where that pays, if there is any.
    """

    name: str
    template: Registers
    arguments: tuple[int, ...]
    argument_kinds: tuple[RegisterKind, ...]
    returns: RegisterKind
    blocks: tuple[CodeBlock, ...]
    order: BlockOrder
    opcodes: tuple[tuple[str, ...], ...]
    scratch: int = 0
    unknowable: tuple[tuple[int, SimulationNote], ...] = ()
    blended: frozenset[int] = frozenset()
    compiled: CompiledForm | None = None


@dataclass(slots=True)
class Statistics:
    """The counts of a run beside those of blocks; `working`: workgroups that changed memory which others see."""

    barriers: int = 0
    waits: int = 0
    copies: int = 0
    working: int = 0


class Wave:
    """The state of one wave.

    Attributes:
        number: its number in its workgroup; `size` its lanes.
        mask: the active lanes, `None` for all of them; `active` their numbers, `None` for all.
        base: the mask at the entry of the current function.
        bypasses_barrier: lanes bypass the barrier at which it stops, or the call that it is in.
        lds, memory, scratch, queue: the memory that it reaches.
        order: the order of the workgroup's accesses of global memory, if that is checked.
        turns: its atomic accesses, if the run keeps their order or follows one.
        native, native_memory: the wave, and global memory, as native functions see them, if there are any.
        signals: barriers at which it has arrived.
        spins: the number of its loads that `gives_way` has counted.
        clamps_overflow: FP16_OVFL of its MODE register.
        clock: instructions executed, those of the current block counted in advance.
        ahead: the lead of `clock` over the time that the wave reads: less its waiting at barriers.
        ids: work-item id of each lane by axis.
    """

    __slots__ = (
        "active", "ahead", "base", "bypasses_barrier", "clamps_overflow", "clock", "everyone", "group", "ids", "launch",
        "lds", "mask", "memory", "native", "native_memory", "number", "order", "parts", "queue", "scratch",
        "scratch_size", "scratch_top", "signals", "size", "spins", "statistics", "turns", "width",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        size: int,
        mask: Array | None,
        *,
        lds: Lds,
        queue: CopyQueue,
        memory: Any,
        group: Any,
    ) -> None:
        self.number, self.size = number, size
        self.lds, self.queue, self.memory, self.group = lds, queue, memory, group
        self.everyone: Array = np.arange(size)
        self.mask: Array | None = None
        self.active: Array | None = None
        self.width = size
        self.set_mask(mask)
        self.base = mask
        self.bypasses_barrier = False
        self.order: Any = None
        self.turns: WaveTurns | None = None
        self.native: NativeWave | None = None
        self.native_memory: NativeMemory | None = None
        self.signals = 0
        self.spins = 0
        self.clamps_overflow = False
        self.clock = 0
        self.ahead = 0
        self.parts = 0
        self.ids: list[Value] = [0, 0, 0]
        self.launch: Any = None
        self.statistics: Statistics = Statistics()
        self.scratch: Any = None
        self.scratch_size = self.scratch_top = 0

    def set_mask(self, mask: Array | None) -> None:
        """Makes these lanes the active ones."""
        self.mask = mask
        if mask is None:
            self.active, self.width = None, self.size
        else:
            self.active = mask.nonzero()[0]
            self.width = len(self.active)

    def time(self, left: int) -> int:
        """The wave's clocks: instructions that it has executed, and waited at barriers for others to execute.

        Args:
            left: the number of instructions of the current block that are not yet executed.
        """
        return self.clock - self.ahead - left

    def gives_way(self) -> bool:
        """True if it lets others go on: in front of every 16th load in a loop from memory that they may store to."""
        self.spins += 1
        return self.spins % _SPINS == 0

    def first(self) -> int:
        """The number of the first active lane."""
        return 0 if self.active is None else int(self.active[0])

    def lanes(self) -> Iterable[int]:
        """The numbers of the active lanes, rising."""
        return range(self.size) if self.active is None else self.active.tolist()

    def spread(self, values: Array) -> Array:
        """Values of the active lanes as values of all lanes, zero in the others."""
        if self.active is None or (self.active is not None and len(values) == self.size == self.width):
            return values
        out = np.zeros((self.size, *values.shape[1:]), values.dtype)
        out[self.active] = values
        return out
