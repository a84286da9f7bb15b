"""A function as the wait counters see it: operations started, waits, barriers and calls, and no other instructions.

Each instruction that matters becomes one or more *steps*, in order of effect. The operations and the waits are
numbered; `ldsopt.isa.counters` computes with the numbers. Example, gfx942::

    global_load_dword v1, v0, s[0:1]     Start(operation 0)
    s_waitcnt vmcnt(0) lgkmcnt(0)        Wait(0: vmcnt 0), Wait(1: lgkmcnt 0)
    s_barrier                            Barrier

``s_barrier_signal`` and ``s_barrier_wait`` of gfx12 are the two halves of a barrier. Only the barrier with the id -1
takes every wave of the workgroup. One with an id above 0 synchronizes the waves that joined it, the one with -3 a
cluster, for which one wave of each workgroup arrives; they do not order other waves, and several may be under way.

The code of known callees stands behind their calls (`ldsopt.isa.calls`). Any other call waits, by LLVM's convention,
for all operations but stores and asynchronous ones: the callee's first instructions wait (``SIInsertWaitcnts.cpp``:
the prolog of ``run``, ``updateEventWaitcntAfter`` of a call). So a function that is not a kernel is checked to wait:
at its entry everything may be outstanding. This convention of LLVM is the same in every version that is read here (17
to 24), and no fact of the hardware: code that breaks it is reported.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import field, replace
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import UnreadableCode
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.calls import RETURN_ADDRESS
from ldsopt.isa.decode import decode, issued_together
from ldsopt.isa.events import Operation, Queue, queues_of
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.iterations import Unrolled
from ldsopt.isa.operands import (
    EVERY,
    FIRST_SPILLED,
    SCALARS,
    VECTORS,
    RegisterSet,
    halves_left,
    hardware_register,
    named,
    number,
    operands,
    register,
    results,
    union,
)
from ldsopt.isa.statements import Unreadable
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family, Kind, LdsUse, Opcode, opcode
from ldsopt.target.waits import OF_WORKGROUP, barrier_id, largest_count, parse_counters


class UnreadableWait(UnreadableCode, ValueError):
    """A wait whose operands do not have the form that its mnemonic requires; its line is that of the listing."""


_MISNAMED = "whose vector registers no comment names as s_set_vgpr_msb, or the mode register, moves them"


class Flow(Enum):
    """The events that change which operations are outstanding, besides operations and waits."""

    __hash__ = object.__hash__  # not that of the name, in Python

    BARRIER = "every wave of the workgroup arrived"
    SIGNAL = "this wave arrived"
    NAMED_SIGNAL = "this wave arrived at a barrier that not every wave of the workgroup arrives at"
    BARRIER_WAIT = "every wave of the workgroup arrived, this one earlier"
    NAMED_BARRIER_WAIT = "some waves arrived, this one earlier"
    CALL = "a call that comes back"
    RETURN = "back to the caller"
    CACHE = "a cache operation that no data comes back from"


@dataclass(frozen=True, slots=True)
class Site:
    """An instruction that starts a memory operation.

    Attributes:
        number: its number in its function.
        instruction: the instruction; for operations outstanding at a function's entry, one called ``<caller>``.
        operation: the operation that it starts.
        queues: numbers of the queues it joins.
        written: registers that the operation writes when it completes.
        is_dma: it moves data between memory and LDS without a register between.
        reads_lds, writes_lds: it reads, or writes, LDS.
        copy_of: the number of the first site that is the same instruction of the same block, in another iteration.
        iterations: its iteration in each loop (`ldsopt.isa.iterations`).
        waves: the waves that take its path, by number; ``None`` if it may be any.
        spared: halves of the written registers that it may leave as they are.
    """

    number: int
    instruction: AsmInstruction
    operation: Operation
    queues: tuple[int, ...]
    written: RegisterSet
    is_dma: bool
    reads_lds: bool
    writes_lds: bool
    copy_of: int
    iterations: tuple[int, ...] = ()
    waves: tuple[int, ...] | None = None
    spared: RegisterSet = 0

    @property
    def lds_queue(self) -> int:
        """The queue that the operation leaves when LDS has completed it; for a flat access the last in `queues`."""
        return self.queues[-1]

    @property
    def touches_lds(self) -> bool:
        """True if it reads or writes LDS."""
        return self.reads_lds or self.writes_lds

    def conflicts(self, later: Site, *, between_waves: bool) -> bool:
        """True if both touch LDS, one writes, and they are unordered (`ldsopt.isa.wait_walk` has the order of DMAs)."""
        if self.writes_lds:
            are_dmas = self.is_dma and later.is_dma and later.writes_lds
            in_order = are_dmas and not between_waves and self.lds_queue == later.lds_queue
            return later.touches_lds and not in_order
        return self.reads_lds and later.writes_lds


@dataclass(frozen=True, slots=True)
class WaitSite:
    """One counter, by number, of a wait instruction; ``limit`` operations may stay outstanding."""

    number: int
    instruction: AsmInstruction
    counter: int
    limit: int


class RemoteStep(NamedTuple):
    """The keys of operations that other waves may have outstanding at a barrier that is another instruction."""

    keys: frozenset[int]


Step = Site | WaitSite | Flow | RemoteStep


@dataclass(slots=True)
class Program:
    """A function for the counters.

    Attributes:
        function: the listing's function.
        arch: the architecture.
        counters: names of the counters; their index is their number.
        largest: the largest value of each counter: no more operations can be outstanding.
        queues: all queues that the function's operations join; their index is their number.
        counter_of: the counter of each queue.
        sites: every start of an operation.
        waits: every counter of every wait instruction.
        steps: for each block, (position of the instruction in the block, its steps).
        entry: sites outstanding at the function's entry.
        unrolled: where the blocks are copies, the copied blocks and iterations.
    """

    function: AsmFunction
    arch: Arch
    counters: tuple[str, ...]
    largest: tuple[int, ...]
    queues: list[Queue] = field(default_factory=list)
    counter_of: list[int] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    waits: list[WaitSite] = field(default_factory=list)
    steps: list[list[tuple[int, tuple[Step, ...]]]] = field(default_factory=list)
    entry: list[Site] = field(default_factory=list)
    unrolled: Unrolled | None = None


_KEPT_BY_CALLS = frozenset({"vscnt", "storecnt", "asynccnt", "tensorcnt", "xcnt"})
_BANKS = tuple(register(f"v[{first}:{first + 255}]") for first in range(0, 1024, 256))
MAY_WRITE_HALVES = frozenset({"gfx12"})
"""Generations whose loads of 16 bits may leave the other half of their register alone: LLVM 24 takes them to (it asks
for the other half only where ``d16-write-vgpr32`` holds, in ``determineVGPR16Dependency``), LLVM 22 does not, AMD's
documents do not say. On gfx11 such a load may disturb the other half (LLVM pull request 157795)."""
_SILENT = frozenset(
    {
        *(Family.SCALAR, Family.VECTOR, Family.TRANSCENDENTAL, Family.MATRIX),
        *(Family.GOTO, Family.BRANCH, Family.NOP, Family.HINT),
    }
)


def takes_all_waves(instruction: AsmInstruction) -> bool:
    """True for a barrier, or one half of a split barrier, that takes all waves of a workgroup."""
    family = instruction.opcode.family
    if family not in (Family.SIGNAL, Family.BARRIER_WAIT):
        return family is Family.BARRIER
    named_by = number(instruction.operands.strip())
    return (
        named_by is not None and barrier_id(named_by, is_wait=family is Family.BARRIER_WAIT) == OF_WORKGROUP
    )


def kept_by_calls(counter: str) -> bool:
    """True if operations of a counter may still be outstanding when a call returns.

    >>> kept_by_calls("vmcnt"), kept_by_calls("storecnt")
    (False, True)
    """
    return counter in _KEPT_BY_CALLS


def program(
    function: AsmFunction,
    arch: Arch,
    without: Collection[tuple[int, str]] = (),
    copies: Unrolled | None = None,
) -> Program:
    """The function's operations, waits, barriers and calls, without the waits in ``without``, given as (line, counter).

    With ``copies`` it is the program of the copies of the function's blocks; copies of a wait are one wait.

    Raises:
        ValueError: a wait cannot be read, or registers beyond 255 are used and not named.
    """
    function = without_impossible_branches(function, arch) if copies is None else copies.function
    if copies is None and not function.unreadable and (one := misnamed_register(function)) is not None:
        raise ValueError(f"{one.mnemonic}, {_MISNAMED}")
    built = Program(
        function, arch, arch.counters, tuple(largest_count(counter, arch) for counter in arch.counters)
    )
    kinds = _OperationKinds(built)
    built.unrolled = copies
    if not function.is_entry:
        _outstanding_at_entry(built, kinds)
    made: dict[int, _BlockSteps] = {}
    for place, block in enumerate(function.blocks):
        origin = place if copies is None else copies.origin[place]
        if origin in made:
            assert copies is not None
            built.steps.append(_copied(made[origin], place, copies, built))
            continue
        found: list[tuple[int, tuple[Step, ...]]] = []
        for position, instruction in enumerate(block.instructions):
            known = instruction.opcode
            if known.family in _SILENT and not known.name.startswith(_INTERPOLATION):
                continue
            steps = _steps(instruction, built, kinds, without, not block.successors)
            if steps:
                found.append((position, steps))
        made[origin] = found
        built.steps.append(found if copies is None else _copied(found, place, copies, built))
    return built


_INTERPOLATION = "v_interp_"
"""From gfx11 on, these wait for their operands (``wait_exp:1``). Source: RDNA3 ISA, "VINTERP"."""
_BlockSteps = list[tuple[int, tuple[Step, ...]]]
"""The steps of a block: the instruction's position in it, and what it does."""


def _copied(steps: _BlockSteps, block: int, copies: Unrolled, built: Program) -> _BlockSteps:
    """The steps of a block's copy: its own operations, the same waits. Idle instructions touch no LDS there."""
    path = copies.launch_paths[block]
    idle = frozenset[int]() if path is None else path.idle

    def copied(step: Step) -> Step:
        if not isinstance(step, Site):
            return step
        waves = None if path is None else path.waves
        own = replace(step, number=len(built.sites), iterations=copies.iterations[block], waves=waves)
        if step.instruction.line in idle:
            own = replace(own, reads_lds=False, writes_lds=False)
        built.sites.append(own)
        return own

    return [(position, tuple(map(copied, found))) for position, found in steps]


def misnamed_register(function: AsmFunction) -> AsmInstruction | None:
    """The first instruction whose vector registers may be others than the listing says; ``None`` if there is none.

    Instructions of gfx1250 have the lower eight bits of a register's number. ``s_set_vgpr_msb`` sets the upper two, of
    the result and of three sources each; LLVM names the register as a whole, in a comment.

    Rule: the upper bits of each operand's first register are those that the setting has for the operand. The setting is
    0 at the entry, and where a call finds 0 it leaves 0. A write of the mode register by an immediate takes it from the
    bits 12 to 19, whatever bits it writes. It is unknown behind other calls and writes of the mode register, and where
    paths with different settings join. Sources: LLVM 22's AMDGPULowerVGPREncoding.cpp, which ends blocks and begins
    calls with 0, and its ``getVGPRLoweringOperandTables``.
    """
    names = {one.mnemonic for one in function.instructions}  # few, and most functions have none of these
    names = {
        name for name in names if opcode(name).action is Action.SET_MODE or _sets_upper_bits(opcode(name))
    }
    if not any(one.mnemonic in names and _changes_upper_bits(one) for one in function.instructions):
        return None
    entering: dict[int, int | None] = {0: 0}
    ready, found = [0], dict[int, AsmInstruction | None]()
    while ready:
        number = ready.pop()
        found[number], leaving = _misnamed(function.blocks[number].instructions, entering[number])
        for successor in function.blocks[number].successors:
            before = entering.get(successor, leaving)
            now = before if before == leaving else None
            if successor not in entering or now != before:
                entering[successor] = now
                ready.append(successor)
    return next((one for _, one in sorted(found.items()) if one is not None), None)


@lru_cache(maxsize=512)  # waits and races of a listing ask for the same
def with_unread(function: AsmFunction, arch: Arch, *, is_compiled: bool = False) -> AsmFunction:
    """The function with a note of each instruction that cannot be read.

    The table does not know it, LLVM spells it another way, or it does not name its registers (`misnamed_register`).

    Args:
        function: a function of a listing.
        arch: its architecture.
        is_compiled: LLVM printed it, so that its operands need not be checked.
    """
    unread = tuple(_unread(function, arch, is_compiled))
    return replace(function, unreadable=(*function.unreadable, *unread)) if unread else function


def _unread(function: AsmFunction, arch: Arch, is_compiled: bool) -> Iterator[Unreadable]:
    noted = {one.line for one in function.unreadable}
    for instruction in function.instructions:
        if not instruction.opcode.is_spelled_well:
            if instruction.line not in noted:
                yield Unreadable(instruction.line, f"{instruction.mnemonic}, a macro or no instruction")
        elif not is_compiled and (why := operands(instruction).unread or _left_out(instruction, arch)):
            yield Unreadable(instruction.line, why)
    if (one := misnamed_register(function)) is not None:
        yield Unreadable(one.line, f"{one.mnemonic}, {_MISNAMED}")


def _left_out(instruction: AsmInstruction, arch: Arch) -> str:
    """Says that a vector instruction leaves out VCC, which an assembler fills in; empty if it does not.

    Source: LLVM 22's assembler. A ``v_cmpx`` of gfx10 and later writes EXEC alone.
    """
    known = instruction.opcode
    if not known.is_vector:
        return ""
    if known.action is Action.COMPARE or known.writes_exec:
        full = 3 if not known.writes_exec or arch.is_before("gfx10") else 2
    elif known.name.startswith(_WITH_CARRIES):
        full = 5
    else:
        full = 4 if known.name.startswith(_WITH_CARRY) or known.name == "v_cndmask_b32" else 0
    return "an operand that is left out" if len(operands(instruction).words) < full else ""


_WITH_CARRY = ("v_add_co_u32", "v_sub_co_u32", "v_subrev_co_u32")
_WITH_CARRIES = ("v_addc_", "v_subb_", "v_subbrev_", "v_add_co_ci_", "v_sub_co_ci_", "v_subrev_co_ci_")


def with_spilled_scalars(function: AsmFunction, arch: Arch) -> AsmFunction:
    """The function with scalars that it keeps in lanes of vector registers as scalar registers of their own.

    LLVM spills scalar registers so: ``v_writelane_b32 v40, s8, 3`` and later ``v_readlane_b32 s8, v40, 3``.

    Rule: if only writes of single lanes write a vector register and only reads of single lanes read it, all of constant
    numbers, then each lane is a register that holds what was written there last, whatever lanes are active. Code that
    calls, or names registers by a computed number, is left as it is: any register may be written there. So is a
    register of which a lane is named that a wave may not have: the hardware takes the number modulo the wave's lanes.
    """
    most = function.wave_size or min(arch.wave_sizes)
    every = [*function.instructions]
    moving = [one for one in every if one.opcode.action in _LANE_MOVES]
    if not moving or any(
        one.opcode.family in (Family.CALL, Family.JUMP) or one.opcode.computes_registers for one in every
    ):
        return function
    others = (one for one in every if one.opcode.action not in _LANE_MOVES)
    spoilt: RegisterSet = union(named(part) for one in others for part in issued_together(one))
    kept: dict[tuple[str, int], str] = {}
    lanes: dict[int, tuple[str, int, str]] = {}
    for one in moving:
        words = operands(one).words
        at = 0 if one.opcode.action is Action.WRITE_LANE else 1
        lane = number(words[2]) if len(words) == 3 else None
        if lane is None or not 0 <= lane < most or operands(one).modifiers:
            spoilt |= named(one)
        else:
            lanes[one.line] = words[at], lane, words[1 - at]

    def moved(one: AsmInstruction) -> AsmInstruction:
        if one.line not in lanes or one.opcode.action not in _LANE_MOVES:
            return one
        vector, lane, scalar = lanes[one.line]
        if register(vector) & spoilt or not register(vector) & VECTORS:
            return one
        own = kept.setdefault((vector, lane), f"s{FIRST_SPILLED + len(kept)}")
        given = (own, scalar) if one.opcode.action is Action.WRITE_LANE else (scalar, own)
        return one._replace(mnemonic="s_mov_b32", operands=", ".join(given))

    blocks = tuple(
        replace(block, instructions=tuple(map(moved, block.instructions))) for block in function.blocks
    )
    return replace(function, blocks=blocks) if FIRST_SPILLED + len(kept) <= SCALARS else function


_LANE_MOVES = frozenset({Action.READ_LANE, Action.WRITE_LANE})


def _changes_upper_bits(instruction: AsmInstruction) -> bool:
    """True if an instruction gives upper bits that are known."""
    if instruction.opcode.action is Action.SET_MODE:
        return bool(_behind_mode(0, instruction))
    return _sets_upper_bits(instruction.opcode)


def _sets_upper_bits(known: Opcode) -> bool:
    return known.computes_registers and known.family is Family.HINT


def _behind_mode(setting: int | None, writing: AsmInstruction) -> int | None:
    """The setting behind a write of a hardware register."""
    given = operands(writing).words
    field = hardware_register(given[0]) if given else None
    if field is None or not field.name.startswith("HW_REG_"):
        return None
    if field.name not in ("HW_REG_MODE", "HW_REG_WAVE_MODE"):
        return setting
    value = number(given[-1])
    if value is None:
        return None
    bits = value >> 12 & 0xFF
    return bits >> 2 | (bits & 3) << 6  # the result's bits are the lowest ones there


def _misnamed(
    instructions: Sequence[AsmInstruction], setting: int | None
) -> tuple[AsmInstruction | None, int | None]:
    """The first instruction of a block that is misnamed, and the setting behind the block."""
    found = None
    for one in instructions:
        known = one.opcode
        if _sets_upper_bits(known):
            given = number(one.operands.strip())
            setting = None if given is None else given & 0xFF
        elif known.action is Action.SET_MODE:
            setting = _behind_mode(setting, one)
        elif known.family is Family.CALL:
            setting = 0 if setting == 0 else None
        elif found is None and not all(_is_named(part, setting) for part in issued_together(one)):
            found = one
    return found, setting


def _is_named(instruction: AsmInstruction, setting: int | None) -> bool:
    """True if each vector register of an instruction has the upper bits of its operand.

    Results have the upper two bits of the setting, three operands behind them, in order, the lower ones, others 0. The
    first operand of a buffer operation counts as a result, and so does an asynchronous load's address in LDS.
    """
    known = decode(instruction)
    is_like_result = instruction.mnemonic.startswith("buffer_") or "_async_to_lds_" in instruction.mnemonic
    is_swap = known.results == 2 and instruction.opcode.reads_result  # its second result has a source's bits
    first = 1 if is_swap else max(known.results, 1 if is_like_result else 0)
    for at, registers in enumerate(operands(instruction).each):
        bank = next((bank for bank, of_bank in enumerate(_BANKS) if registers & of_bank), None)
        if bank is None:
            continue
        source = at - first
        shift = 6 if source < 0 else 2 * source if source < 3 else None
        if setting is None or bank != (0 if shift is None else setting >> shift & 3):
            return False
    return True


def _steps(
    instruction: AsmInstruction,
    built: Program,
    kinds: _OperationKinds,
    without: Collection[tuple[int, str]],
    leaves: bool,
) -> tuple[Step, ...]:
    is_interpolation = instruction.opcode.name.startswith(_INTERPOLATION)
    if instruction.opcode.is_wait or (is_interpolation and not built.arch.is_before("gfx11")):
        return _waits(instruction, built, without)
    flow = _flow(instruction, built.function, leaves)
    kind = kinds.of(instruction)
    if kind is None:
        return (flow,) if flow else ()
    written = results(instruction, kind.operation.results)
    spared = halves_left(instruction) if built.arch.generation in MAY_WRITE_HALVES else 0
    site = _site(instruction, kind, written, built, spared)
    return (flow, site) if flow else (site,)


def _waits(
    instruction: AsmInstruction, built: Program, without: Collection[tuple[int, str]]
) -> tuple[Step, ...]:
    if instruction.opcode.name == "s_wait_idle":
        named: tuple[tuple[str, int], ...] = tuple((counter, 0) for counter in built.counters)
    elif not instruction.opcode.is_wait:
        limit_ = number(operands(instruction).modifiers.get("wait_exp", "0"))
        named = () if limit_ is None else (("expcnt", limit_),)
    else:
        try:
            named = parse_counters(instruction.mnemonic, instruction.operands, built.arch)
        except ValueError as error:
            if instruction.line not in built.function.authored and not built.function.unreadable:
                raise UnreadableWait(str(error), line=instruction.line) from None
            named = ()  # what it waits for is not known, see `AsmFunction.unreadable`
    found = []
    for counter, limit in named:
        known = counter in built.counters and counter != "xcnt"
        if known and (instruction.line, counter) not in without:
            found.append(WaitSite(len(built.waits), instruction, built.counters.index(counter), limit))
            built.waits.append(found[-1])
    return tuple(found)


def _flow(instruction: AsmInstruction, function: AsmFunction, leaves: bool) -> Flow | None:
    known = instruction.opcode
    match known.family:
        case Family.BARRIER:
            return Flow.BARRIER
        case Family.SIGNAL:
            return Flow.SIGNAL if takes_all_waves(instruction) else Flow.NAMED_SIGNAL
        case Family.BARRIER_WAIT:
            return Flow.BARRIER_WAIT if takes_all_waves(instruction) else Flow.NAMED_BARRIER_WAIT
        case Family.CALL:
            return None if instruction.line in function.followed else Flow.CALL
        case Family.JUMP if leaves and not function.is_kernel and instruction.operands == RETURN_ADDRESS:
            return Flow.RETURN
        case Family.BUFFER if known.drops is not None:
            return Flow.CACHE
    return None


class _Started(NamedTuple):
    """The operations that all instructions of one kind start. Fields match those of `Site`."""

    operation: Operation
    queues: tuple[int, ...]
    is_dma: bool
    reads_lds: bool
    writes_lds: bool


class _OperationKinds:
    """The kinds of operations in one program, each made once."""

    def __init__(self, built: Program) -> None:
        self._built = built
        self._numbers: dict[Queue, int] = {}
        self._known: dict[tuple[Kind, int, LdsUse], _Started | None] = {}

    def of(self, instruction: AsmInstruction) -> _Started | None:
        """The operation that an instruction starts; ``None`` if no counter counts it."""
        found = decode(instruction).started
        if found is None:
            return None
        if found not in self._known:
            kind, count, lds = found
            queues = queues_of(kind, self._built.arch)
            for counter in {queue.counter for queue in queues}.difference(self._built.counters):
                lacks = f"{instruction.mnemonic} counts in {counter}, which {self._built.arch.name} has not"
                raise ValueError(f"{lacks}: is this its code?")
            self._known[found] = self.made(Operation(kind, queues, count, lds)) if queues else None
        return self._known[found]

    def made(self, operation: Operation) -> _Started:
        """The operations of a kind, with the numbers of their queues."""
        return _Started(
            operation,
            tuple(self._number(queue) for queue in operation.queues),
            operation.kind.is_dma,
            LdsUse.READ in operation.lds,
            LdsUse.WRITE in operation.lds,
        )

    def has(self, queue: Queue) -> bool:
        """True if some operation of the program joins the queue."""
        return queue in self._numbers

    def _number(self, queue: Queue) -> int:
        number = self._numbers.get(queue)
        if number is None:
            number = self._numbers[queue] = len(self._built.queues)
            self._built.queues.append(queue)
            self._built.counter_of.append(self._built.counters.index(queue.counter))
        return number


def _site(
    instruction: AsmInstruction, kind: _Started, written: RegisterSet, built: Program, spared: RegisterSet = 0
) -> Site:
    site = Site(
        len(built.sites),
        instruction,
        kind.operation,
        kind.queues,
        written,
        kind.is_dma,
        kind.reads_lds,
        kind.writes_lds,
        len(built.sites),
        spared=spared,
    )
    built.sites.append(site)
    return site


def _outstanding_at_entry(built: Program, kinds: _OperationKinds) -> None:
    """Loads, into any register, of every counter whose operations a callee has to wait for."""
    caller = AsmInstruction("<caller>", "", built.function.lines.start)
    for kind in (Kind.LOAD, Kind.SAMPLE, Kind.BVH, Kind.LDS, Kind.SCALAR):
        for queue in queues_of(kind, built.arch):
            if not kept_by_calls(queue.counter) and not kinds.has(queue):
                entered = kinds.made(Operation(kind, (queue,), 0, LdsUse.NONE))
                built.entry.append(_site(caller, entered, EVERY, built))
