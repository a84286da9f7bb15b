"""Proves that no instruction touches a register that hardware still reads or writes without a check of its own.

Rule. Behind a first instruction its registers are *locked* (`RegisterLock`), with the operations of each queue that
have begun since. A second instruction that uses one in the way of a row of this module's table is a finding,
unless on each path a wait has ended the lock: one that leaves outstanding no more operations than have begun behind the
first in its own queue. Where paths join, the locks of both are held, with the fewest operations.

Modes. Sources that may be read by a second issue are free in front of an instruction that accesses no memory, as long
as ``REPLAY_MODE`` is off; hardware checks registers of the VALU, as long as expert mode is off. A kernel
starts with both off, a function with ``REPLAY_MODE`` as its caller left it. Both modes are followed along the paths;
where either is possible, a finding is unproven.

An instruction that the VALU skips, as no lane is on, is not counted. So behind a write of EXEC a wait for all but a few
VALU instructions leaves locks of older ones in doubt (``stinkytofu``, ``InsertWaitAluPass``).

Example, gfx1250; an s_wait_xcnt 0x0 is missing between the last two::

    s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
    global_load_b32 v2, v[0:1], off
    v_mov_b32_e32 v0, 0

Registers are read off the text. Hardware modes that the code does not set are not examined."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.events import started
from ldsopt.isa.operands import (
    ACCUMULATORS,
    EXEC,
    VECTORS,
    RegisterSet,
    halves_left,
    halves_unread,
    hardware_register,
    named,
    number,
    operands,
    read,
    spell,
    union,
)
from ldsopt.isa.program import MAY_WRITE_HALVES
from ldsopt.machine.alu_hazard_table import ALU_FAMILIES
from ldsopt.machine.alu_hazard_uses import alu_hazard_uses
from ldsopt.machine.hazards import (
    HazardFault,
    HazardFinding,
    HazardWalk,
    NeededStates,
    PathBits,
    PendingEntry,
    read_states,
    table_rows,
)
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Family, Kind, Opcode, Trait, opcode
from ldsopt.target.waits import Counters, largest_count, parse_counters

# --- table ----------------------------------------------------------------------------------------------------
#
# Registers that hardware may still read or write behind an instruction, and the counter that says when it is done.
#
# A memory access or an export goes on when the next instruction is issued. Where hardware does not stop the next one by
# itself, its registers are *locked* until a counter has fallen far enough:
#
# * `xcnt` (gfx1250): an access whose address cannot be translated yet is issued once more (XNACK), and reads its
#   sources again. With `REPLAY_MODE` of the register WAVE_MODE (bit 25) instructions go on beside it; without, hardware
#   waits in front of each instruction that accesses no memory.
# * `expcnt`: an export reads its registers late.
# * `va_vdst` and `vm_vsrc` (gfx12, gfx1250): in expert mode (`DEP_MODE` 2 of the register SCHED_MODE) hardware does
#   not look whether a VALU instruction has written, or a memory access has read, what a memory access reads or a second
#   instruction writes. VALU instructions still wait for each other.
#
# Each row has two sources:
#
# * `documents`: of xcnt, AMD's programs that protect or check machine code: rocjitsu (`ROCm/rocm-systems`, waitcheck;
#   pull request 10202 says what a second issue reads) and hipBLASLt's assembler (`ROCm/rocm-libraries`, stinkytofu,
#   `Gfx1250HazardPass`); of expert mode its `InsertWaitAluPass` and rocjitsu; of sources of VALU instructions the
#   kernels of `ROCm/llvm-project` #1793 that computed wrong; of exports AMD's ISA documents of RDNA, where they list
#   the counters (EXP_CNT falls once the registers have been read). `None` where these say nothing.
# * `llvm`: whether LLVM 22 waits, asked with machine IR (`llc-22 -run-pass=si-insert-waitcnts`, for expert mode with
#   `-amdgpu-expert-scheduling-mode`; `tests/machine/test_register_lock_probe.py` asks it again).
#
# Where both ask for the wait, code without it is definitely wrong; where one does, it is unproven.
#
# LLVM 22 has three faults in expert mode: it does not wait where a load overwrites a source of a VALU instruction
# (llvm-project #201619), nor for sources of LDS-DMA (#203292), and takes a wait for the data of one kind of access for
# one that the sources of all kinds have been read (#178711). The first two are unproven here, the third is definite.
# It also counts an LDS-DMA or a tensor copy as a VALU instruction: a wait for the result of an older one leaves that
# outstanding, which is definite.
#
# Versions later than 22 follow the halves of a register apart, and do not wait for the one that a store or a load of
# 16 bits leaves alone; LLVM 22 waits for the whole register. They take branches, barriers and messages for drains of
# translation (`isXcntDrain`, #198823), which LLVM 22 does not; by #219206 a branch that is not taken drains nothing.
# In kernels of expert mode LLVM 24 was seen to ask for no xcnt behind a wait for vm_vsrc that covers the access.
# Such a half, such a drain, or such a wait leaves a lock in doubt. So does a count that is right if wide matrix
# instructions of gfx1250 end behind all VALU instructions before them, as an open change to LLVM has it (#218326).
#
# Not asked: M0, which a second issue reads too; an access's own result among its sources; atomics and volatile stores,
# which are not to be repeated because an older access is (llvm-project #168852); sources of LDS-DMA and tensor
# copies that are issued again; `s_sleep` for ever, `s_prefetch` and `s_set_vgpr_msb` while an access may be;
# exports of GDS and of architectures before gfx10; expert mode in a function that its callers alone have put into it.


class RegisterLock(Enum):
    """The hold of a first instruction on its registers: its kind, the counter that ends it, and the fault."""

    VECTOR_REPLAY = "source of a vector memory access, which may be issued again", "xcnt", HazardFault.SOURCE
    SCALAR_REPLAY = "source of a scalar memory access, which may be issued again", "xcnt", HazardFault.SOURCE
    EXPORTED = "source of an export", "expcnt", HazardFault.SOURCE
    READ_BY_LDS = "source of an LDS access", "vm_vsrc", HazardFault.SOURCE
    READ_BY_FLAT = "source of a flat access", "vm_vsrc", HazardFault.SOURCE
    READ_BY_MEMORY = "source of a vector memory access", "vm_vsrc", HazardFault.SOURCE
    READ_BY_VALU = "source of a VALU instruction", "va_vdst", HazardFault.SOURCE
    WRITTEN_BY_VALU = "VALU result", "va_vdst", HazardFault.RESULT

    def __init__(self, says: str, counter: str, fault: HazardFault) -> None:
        self.says, self.counter, self.fault = says, counter, fault


class LockUse(Enum):
    """The second instruction's use of a locked register."""

    VALU_WRITE = "is a VALU instruction that writes it"
    SALU_WRITE = "is an SALU instruction that writes it"
    SCALAR_LOAD = "is a scalar memory access that loads it"
    LDS_LOAD = "is an LDS access that loads it"
    MEMORY_LOAD = "is a vector memory access that loads it"
    FLAT_LOAD = "is a flat access that loads it"
    ACCESS_READ = "is a memory access or an export that reads it"
    DMA_READ = "is an LDS-DMA that reads it"


_READS = (RegisterLock.READ_BY_LDS, RegisterLock.READ_BY_FLAT, RegisterLock.READ_BY_MEMORY)
_TABLE = """
# lock | use | documents and LLVM
VECTOR_REPLAY   | VALU_WRITE SALU_WRITE LDS_LOAD | *
# The two groups of accesses are never translated at once: hardware waits between them (llvm-project #160812).
VECTOR_REPLAY   | SCALAR_LOAD | 0:*
VECTOR_REPLAY   | FLAT_LOAD | *:0
SCALAR_REPLAY   | VALU_WRITE SALU_WRITE SCALAR_LOAD | *
EXPORTED        | VALU_WRITE LDS_LOAD MEMORY_LOAD FLAT_LOAD | *
# of EXEC
EXPORTED        | SALU_WRITE | 0:*
READ_BY_LDS READ_BY_FLAT READ_BY_MEMORY | VALU_WRITE | *
# AMD's assembler counts loads of one kind in order.
READ_BY_LDS READ_BY_FLAT READ_BY_MEMORY | LDS_LOAD MEMORY_LOAD FLAT_LOAD | 0:*
WRITTEN_BY_VALU | ACCESS_READ LDS_LOAD MEMORY_LOAD FLAT_LOAD | *
WRITTEN_BY_VALU | DMA_READ | *:0
READ_BY_VALU    | LDS_LOAD MEMORY_LOAD FLAT_LOAD | *:0
"""
LOCK_TABLE: Mapping[tuple[RegisterLock, LockUse], NeededStates] = {
    (RegisterLock[lock], LockUse[use]): read_states(cell) for lock, use, (cell,) in table_rows(_TABLE)
}
"""All rows: by the lock and the use. Where a source asks for the wait, it stays for ever (``*``), else it is 0."""


# --- register lock uses -------------------------------------------------------------------------------------
#
# The registers that one instruction locks, uses and frees, by its text.
#
# Rules:
#
# * Operations of one *queue* end in the order of their issue: vector memory accesses are translated in order; LDS, flat
#   and other vector memory accesses read their sources each in an order of their own; of VALU instructions those of the
#   transcendental, the matrix and the other units each write in order. Both sources of the table above have these
#   queues. A matrix instruction with scales is two to the hardware, and to its counter (llvm-project #196353). Those
#   of doubles and dot products are in none: the sources differ on which belong to a unit of their own,
#   and only a wait for 0 ends their locks.
# * Scalar memory accesses and exports end in any order.
# * A wait for the data of a load, or for the end of a store, is one for its sources, too: the access cannot be issued
#   again, and its registers have been read. As translation keeps the order, that of older accesses is over as well.


_VECTOR = VECTORS | ACCUMULATORS
_DRAINS = frozenset({Family.BARRIER, Family.SIGNAL, Family.BARRIER_WAIT})
_TWO_IN_ONE = "v_wmma_scale"
_HWREGS = {"HW_REG_MODE": 1, "HW_REG_WAVE_MODE": 1, "HW_REG_SCHED_MODE": 26, "HW_REG_WAVE_SCHED_MODE": 26}


class LockQueue(Enum):
    """Operations that end in the order of their issue."""

    TRANSLATED = "vector memory accesses"
    LOADED = "vector memory loads"
    STORED = "vector memory stores"
    LDS = "LDS accesses"
    FLAT = "flat accesses"
    MEMORY = "vector memory accesses, but flat ones"
    VALU = "VALU instructions"
    TRANSCENDENTAL = "transcendental operations"
    MATRIX = "matrix instructions"
    ANY_VALU = "VALU instructions of all units, in no order"
    ANY_ACCESS = "memory accesses of all kinds, in no order"
    NONE = "in no order"


class HeldRegisters(NamedTuple):
    """A lock of an instruction: the registers, the queue, and true if one source alone has it."""

    lock: RegisterLock
    registers: RegisterSet
    queue: LockQueue
    is_doubted: bool = False


class ModeWrite(NamedTuple):
    """Bits of a mode register that an instruction sets, with their value if it is known."""

    first: int
    width: int
    value: int | None


class LockUses(NamedTuple):
    """The effect of one instruction on locks.

    Attributes:
        used: uses of registers that may be locked.
        held: locks that it begins.
        joined: queues that it joins.
        waits: counters that it waits for, with the operations that may stay outstanding.
        is_memory: it is a memory access of either group, scalar or vector.
        is_drain: LLVM takes translation to be over behind it, LLVM 22 behind ``s_dcache_inv`` alone, later ones also
            where it may go elsewhere, is part of a barrier, or sends a message.
        spared: halves of registers that it neither stores nor loads, though it names the register.
        replay, expert: the bits that it sets of WAVE_MODE and of SCHED_MODE.
        writes_exec: it may change the active lanes.
    """

    used: tuple[tuple[LockUse, RegisterSet], ...] = ()
    held: tuple[HeldRegisters, ...] = ()
    joined: tuple[LockQueue, ...] = ()
    waits: Counters = ()
    is_memory: bool = False
    is_drain: bool = False
    spared: RegisterSet = 0
    replay: ModeWrite | None = None
    expert: ModeWrite | None = None
    writes_exec: bool = False


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def lock_uses(mnemonic: str, text: str, arch: Arch) -> LockUses:
    """The effect of one instruction."""
    instruction, known = AsmInstruction(mnemonic, text, 0), opcode(mnemonic)
    if known.is_vector:
        return _vector(known, text, arch)
    if known.is_wait:
        return LockUses(waits=_waits(instruction, arch))
    if known.action is Action.SET_MODE:
        # ``s_setreg``: bits of WAVE_MODE and SCHED_MODE, the register named, numbered, or within an
        # immediate.
        given = read(text).words
        field = hardware_register(given[0]) if len(given) == 2 else None
        if field is None:  # which register it sets is not known
            return LockUses(replay=ModeWrite(0, 32, None), expert=ModeWrite(0, 32, None))
        which = _HWREGS.get(field.name.upper(), field.number)
        value = number(given[1]) if "imm32" in mnemonic else None
        written = ModeWrite(field.first, field.size, value)
        return LockUses(replay=written if which == 1 else None, expert=written if which == 26 else None)
    begun = started(instruction)
    if begun is not None and begun[0] is not Kind.MESSAGE:
        # Halves that an access of 16 bits leaves alone: of its data, and of its result where a load may write
        # one half.
        left = halves_left(instruction) if arch.generation in MAY_WRITE_HALVES else 0
        uses, spared = _access(instruction, begun[0], begun[1]), halves_unread(instruction) | left
        return _sparing(uses, spared) if spared else uses
    if known.family in _DRAINS or known.name == "s_sendmsg":
        return LockUses(is_drain=True)
    return _scalar(instruction) if known.is_scalar else LockUses()


def _vector(known: Opcode, text: str, arch: Arch) -> LockUses:
    uses, writes_exec = alu_hazard_uses(known.mnemonic, text, arch), known.writes_exec
    made = uses.written | uses.scalars | (EXEC if writes_exec else 0)
    read_ = union(uses.factors)
    if "f64" in known.name or Trait.DOT in known.traits:
        queue = LockQueue.NONE
    elif known.is_matrix:
        queue = LockQueue.MATRIX
    else:
        queue = LockQueue.TRANSCENDENTAL if known.family is Family.TRANSCENDENTAL else LockQueue.VALU
    held = (
        HeldRegisters(RegisterLock.WRITTEN_BY_VALU, uses.written, queue),
        HeldRegisters(RegisterLock.READ_BY_VALU, read_, queue),
    )
    return LockUses(
        ((LockUse.VALU_WRITE, made),) if made else (),
        tuple(one for one in held if one.registers),
        (queue, LockQueue.ANY_VALU) * (2 if known.name.startswith(_TWO_IN_ONE) else 1),
        writes_exec=writes_exec,
    )


def _scalar(instruction: AsmInstruction) -> LockUses:
    what = decode(instruction)
    if what.opcode.branches or what.opcode.jumps:
        return LockUses(is_drain=True)
    if not what.opcode.results:
        return LockUses()
    made = union(what.given.each[:1]) | (EXEC if what.opcode.writes_exec else 0)
    return LockUses(((LockUse.SALU_WRITE, made),) if made else (), writes_exec=bool(made & EXEC))


def _access(instruction: AsmInstruction, kind: Kind, results: int) -> LockUses:
    family, each = instruction.opcode.family, operands(instruction).each
    loaded, read = union(each[:results]), union(each[results:])
    if kind is Kind.SCALAR:
        held = HeldRegisters(RegisterLock.SCALAR_REPLAY, read, LockQueue.NONE)
        used = ((LockUse.SCALAR_LOAD, loaded),) if loaded else ()
        # ``s_dcache_inv`` has no address. To LLVM it is a scalar access, in front of which hardware ends vector ones.
        return LockUses(used, (held,) if read else (), is_memory=True, is_drain=not read)
    vectors = (named(instruction) if kind is Kind.EXPORT else read) & _VECTOR  # the first is ``mrt0 v0``
    asked = ((LockUse.ACCESS_READ, vectors),) if vectors else ()
    if kind is Kind.EXPORT:
        exported = HeldRegisters(RegisterLock.EXPORTED, vectors | EXEC, LockQueue.NONE)
        return LockUses(asked, (exported,))
    if family in (Family.LDS, Family.LDS_DIRECT):
        used = (*asked, (LockUse.LDS_LOAD, loaded)) if loaded else asked
        of_lds = HeldRegisters(RegisterLock.READ_BY_LDS, vectors, LockQueue.LDS)
        return LockUses(used, (of_lds,) if vectors else (), (LockQueue.LDS, LockQueue.ANY_ACCESS))
    if kind.is_of_cache:  # no address is translated, and nothing is issued again
        return LockUses(joined=(LockQueue.ANY_ACCESS, LockQueue.MEMORY), is_memory=True)
    is_flat = family is Family.FLAT
    use = LockUse.FLAT_LOAD if is_flat else LockUse.MEMORY_LOAD
    used = (*asked, (use, loaded)) if loaded else asked
    if kind.is_dma or kind in (Kind.TENSOR_LOAD, Kind.TENSOR_STORE, Kind.ASYNC_ARRIVE):
        # LLVM 22 forgets these; a tensor copy keeps a copy of what describes it (rocm-systems #10202).
        used = ((LockUse.DMA_READ, vectors),) if vectors else ()
        dma = HeldRegisters(RegisterLock.READ_BY_MEMORY, vectors, LockQueue.NONE, is_doubted=True)
        return LockUses(used, (dma,) if vectors else (), (LockQueue.ANY_ACCESS,), is_memory=True)
    lock = RegisterLock.READ_BY_FLAT if is_flat else RegisterLock.READ_BY_MEMORY
    own = LockQueue.FLAT if is_flat else LockQueue.MEMORY
    held_both = [HeldRegisters(RegisterLock.VECTOR_REPLAY, read | EXEC, LockQueue.TRANSLATED)]
    if vectors:
        held_both.append(HeldRegisters(lock, vectors, own))
    data = () if is_flat else (_data_queue(kind),)
    joined = (LockQueue.TRANSLATED, LockQueue.ANY_ACCESS, own, *data)
    return LockUses(used, tuple(held_both), joined, is_memory=True)


def _sparing(uses: LockUses, spared: RegisterSet) -> LockUses:
    """The effect of an access with the locks of halves that it does not store left in doubt."""
    held = [
        one._replace(registers=registers, is_doubted=one.is_doubted or is_doubted)
        for one in uses.held
        for registers, is_doubted in ((one.registers & ~spared, False), (one.registers & spared, True))
        if registers
    ]
    return uses._replace(held=tuple(held), spared=spared)


def _data_queue(kind: Kind) -> LockQueue:
    is_load = kind in (Kind.LOAD, Kind.ATOMIC_RETURN)
    return LockQueue.LOADED if is_load else LockQueue.STORED


def _waits(instruction: AsmInstruction, arch: Arch) -> Counters:
    try:
        return parse_counters(instruction.mnemonic, instruction.operands, arch)
    except ValueError:  # said elsewhere, as of a function that cannot be read
        return ()


# --- register locks -----------------------------------------------------------------------------------------


_NUMBER = {queue: number for number, queue in enumerate(LockQueue)}
_REPLAYED = (RegisterLock.VECTOR_REPLAY, RegisterLock.SCALAR_REPLAY)
_OF_VALU = (RegisterLock.READ_BY_VALU, RegisterLock.WRITTEN_BY_VALU)
_OFF, _ON = 1, 2
_REPLAY_BIT = 25
_EXPERT = 2
"""``DEP_MODE`` of expert mode."""


class _LockSite(NamedTuple):
    """The place of a first instruction, and its lock."""

    lock: RegisterLock
    block: int
    position: int
    is_doubted: bool


@dataclass(slots=True)
class _HeldEntry(PendingEntry):
    """Registers that are locked, and how many operations of each queue had begun when they were.

    Attributes:
        counted: the operations of its queue that have begun since for sure, once EXEC has been written: hardware may
            skip VALU instructions without active lanes. `None` before, when all that have begun count.
    """

    queue: LockQueue = LockQueue.NONE
    counted: int | None = None

    def begun_since(self, count: int) -> int:
        """The number of operations of its queue that have begun since for sure, now that ``count`` have."""
        passed = count - self.issued[_NUMBER[self.queue]]
        return passed if self.counted is None else min(passed, self.counted)

    def join(self, new: PendingEntry) -> bool:
        """Adds what another path leaves locked; false if that is nothing new."""
        assert isinstance(new, _HeldEntry)
        counted = self.counted
        if new.counted is not None or counted is not None:
            counted = min(self.begun_since(0), new.begun_since(0))
        changed = counted != self.counted
        self.counted = counted
        return PendingEntry.join(self, new) or changed


@dataclass
class _PossibleModes(PathBits):
    """The states that the two modes may have: off, on, or either; none where the code is not reached."""

    replay: int = 0
    expert: int = 0


def register_lock_findings(function: AsmFunction, arch: Arch) -> tuple[HazardFinding, ...]:
    """All uses of locked registers in a function, its callees' code included, that no wait orders.

    Args:
        function: the code, without paths that are never taken.
        arch: its architecture; there are findings for RDNA only.
    """
    if arch.name not in ALU_FAMILIES:
        return ()
    has_replay = arch.generation == "gfx1250"
    has_expert = exports = False
    for one in function.instructions:
        if one.opcode.action is Action.SET_MODE:
            has_expert |= lock_uses(one.mnemonic, one.operands, arch).expert is not None
        exports |= one.opcode.family is Family.EXPORT
    has_expert &= arch.generation in ("gfx12", "gfx1250")
    locks = frozenset(
        (*(_REPLAYED if has_replay else ()), *((*_OF_VALU, *_READS) if has_expert else ()))
    ) | frozenset((RegisterLock.EXPORTED,) if exports else ())
    return _LockWalk(function, arch, locks).findings() if locks else ()


class _LockWalk(HazardWalk[_HeldEntry, _PossibleModes]):
    def __init__(self, function: AsmFunction, arch: Arch, locks: frozenset[RegisterLock]) -> None:
        super().__init__(function.blocks, [_PossibleModes() for _ in function.blocks], len(_NUMBER))
        self._arch, self._locks = arch, locks
        if self._beside:
            self._beside[0] = _PossibleModes(_OFF if function.is_kernel else _OFF | _ON, _OFF)
        self._starts = self._starts[:1]
        self._again: frozenset[int] = frozenset()
        """Positions in the block under way of what was locked when it was run before."""

    def _walk(self, index: int, modes: _PossibleModes) -> None:
        self._again = frozenset(one.site.position for one in self._pending if one.site.block == index)
        for position, instruction in enumerate(self._blocks[index].instructions):
            uses = lock_uses(instruction.mnemonic, instruction.operands, self._arch)
            if self._pending:
                self._drain_replays(uses, modes)
                for use, used in uses.used:
                    self._meet(instruction, use, used, uses.spared, modes)
                self._end(uses)
                self._doubt_replays(uses)
            for queue in uses.joined:
                self._counts[_NUMBER[queue]] += 1
            for held in uses.held:
                if held.lock in self._locks:
                    self._add(held, instruction, index, position)
            modes.replay = _bit(modes.replay, uses.replay)
            modes.expert = _dependence(modes.expert, uses.expert)

    def _add(self, held: HeldRegisters, first: AsmInstruction, index: int, position: int) -> None:
        site = _LockSite(held.lock, index, position, held.is_doubted)
        if position in self._again:  # a loop: the latest counts
            self._pending = [one for one in self._pending if one.site != site]
        counts = tuple(self._counts)
        self._pending.append(_HeldEntry(site, first, held.registers, counts, queue=held.queue))

    def _drain_replays(self, uses: LockUses, modes: _PossibleModes) -> None:
        """Ends locks that hardware drains by itself in front of an instruction, while ``REPLAY_MODE`` is off."""
        if uses.is_memory or not modes.replay & _OFF:
            return
        if modes.replay == _OFF:
            self._pending = [one for one in self._pending if one.site.lock not in _REPLAYED]
        else:
            for one in self._pending:
                if one.site.lock in _REPLAYED:
                    one.site = one.site._replace(is_doubted=True)

    def _doubt_replays(self, uses: LockUses) -> None:
        """Leaves locks in doubt whose accesses LLVM takes to be translated.

        Some instructions are drains to versions later than 22 (`LockUses.is_drain`). A vector memory load of a source
        is one, to rocjitsu as well, for the access that has it and for older ones.
        """
        oldest = -1 if not uses.is_drain else 0
        for use, loaded in uses.used:
            if use is LockUse.MEMORY_LOAD:
                passed = [
                    self._passed(one, LockQueue.TRANSLATED)
                    for one in self._pending
                    if one.site.lock is RegisterLock.VECTOR_REPLAY and one.registers & loaded
                ]
                oldest = min(passed, default=oldest)
        if oldest < 0:
            return
        for one in self._pending:
            is_older = self._passed(one, LockQueue.TRANSLATED) >= oldest
            if one.site.lock in _REPLAYED and (uses.is_drain or is_older):
                one.site = one.site._replace(is_doubted=True)

    def _meet(
        self,
        second: AsmInstruction,
        use: LockUse,
        used: RegisterSet,
        spared: RegisterSet,
        modes: _PossibleModes,
    ) -> None:
        """Notes an instruction's findings on locked registers."""
        for one in self._pending:
            if common := one.registers & used:
                lock = one.site.lock
                needed = LOCK_TABLE.get((lock, use))
                is_expert = lock in _OF_VALU or lock in _READS
                if needed is None or (is_expert and not modes.expert & _ON):
                    continue
                sure, _ = needed.bounds(0)
                is_sure = sure > 0 and not one.site.is_doubted and not (is_expert and modes.expert & _OFF)
                is_sure &= not self._is_beyond_count(one) and bool(common & ~spared)
                self._note(
                    (one.first.line, second.line, lock),
                    HazardFinding(
                        one.first,
                        second,
                        f"{lock.says}; the other {use.value}",
                        lock.fault,
                        spell(common),
                        0,
                        self._fill(lock.counter),
                        is_sure,
                    ),
                )
        if use is LockUse.VALU_WRITE:  # VALU instructions keep their order among each other
            for one in self._pending:
                if one.registers & used and one.site.lock in _OF_VALU:
                    one.registers &= ~used
            self._pending = [one for one in self._pending if one.registers]

    def _is_beyond_count(self, one: _HeldEntry) -> bool:
        """True if more operations have begun since than the counter counts, so that hardware may have waited."""
        if one.site.lock is not RegisterLock.VECTOR_REPLAY:
            return False
        return self._passed(one, LockQueue.TRANSLATED) >= largest_count("xcnt", self._arch)

    def _fill(self, counter: str) -> str:
        if counter in ("va_vdst", "vm_vsrc"):
            return f"s_wait_alu depctr_{counter}(0)"
        is_new = self._arch.generation in ("gfx12", "gfx1250")
        return f"s_wait_{counter} 0x0" if is_new else f"s_waitcnt {counter}(0)"

    def _passed(self, one: _HeldEntry, queue: LockQueue) -> int:
        number = _NUMBER[queue]
        return self._counts[number] - one.issued[number]

    def _begun_since(self, one: _HeldEntry) -> int:
        return one.begun_since(self._counts[_NUMBER[one.queue]])

    def _end(self, uses: LockUses) -> None:
        if uses.is_memory and self._locks & frozenset(_REPLAYED):
            is_scalar = any(held.lock is RegisterLock.SCALAR_REPLAY for held in uses.held)
            is_vector = LockQueue.TRANSLATED in uses.joined
            over = {RegisterLock.VECTOR_REPLAY: is_scalar, RegisterLock.SCALAR_REPLAY: is_vector}
            self._pending = [one for one in self._pending if not over.get(one.site.lock, False)]
        for counter, left in uses.waits:
            self._pending = [one for one in self._pending if not self._is_over(one, counter, left)]
        if uses.writes_exec:
            for one in self._pending:
                if one.site.lock in _OF_VALU:
                    one.counted = self._begun_since(one)

    def _is_over(self, one: _HeldEntry, counter: str, left: int) -> bool:
        """True if a wait ends a lock, or leaves it in doubt."""
        lock = one.site.lock
        if counter == lock.counter:
            if left == 0:
                return True
            if one.queue is not LockQueue.NONE and self._begun_since(one) >= left:
                return True
            of_all = LockQueue.ANY_VALU if lock in _OF_VALU else LockQueue.ANY_ACCESS
            if lock not in _REPLAYED and self._passed(one, of_all) >= left:
                one.site = one.site._replace(is_doubted=True)
            return False
        if lock is RegisterLock.READ_BY_LDS:
            return counter == "dscnt" and self._passed(one, LockQueue.LDS) >= left
        if lock is RegisterLock.SCALAR_REPLAY:
            return counter == "kmcnt" and left == 0
        if lock is RegisterLock.VECTOR_REPLAY and counter == "vm_vsrc":
            if self._passed(one, LockQueue.ANY_ACCESS) >= left:
                one.site = one.site._replace(is_doubted=True)  # later versions ask for no more there
            return False
        if lock in (RegisterLock.VECTOR_REPLAY, RegisterLock.READ_BY_MEMORY, RegisterLock.READ_BY_FLAT):
            return self._is_over_by_data(one, counter, left)
        return False

    def _is_over_by_data(self, one: _HeldEntry, counter: str, left: int) -> bool:
        """True if a wait for data implies that the sources of a vector memory access are read."""
        own = lock_uses(one.first.mnemonic, one.first.operands, self._arch)
        if counter == "xcnt":
            return LockQueue.TRANSLATED in own.joined and self._passed(one, LockQueue.TRANSLATED) >= left
        is_flat = LockQueue.FLAT in own.joined
        if counter == "loadcnt":
            is_load = LockQueue.LOADED in own.joined
            if is_flat:
                return left == 0 and any(use is LockUse.FLAT_LOAD for use, _ in own.used)
            if self._passed(one, LockQueue.LOADED) < left + (not is_load):
                return False
            if is_load and one.site.lock is not RegisterLock.VECTOR_REPLAY:
                return True
            if is_load and not any(self._is_store(other) for other in self._pending):
                return True
            one.site = one.site._replace(is_doubted=True)  # neither source relies on it beside stores
            return False
        if counter == "storecnt" and left == 0:
            is_store = LockQueue.STORED in own.joined
            is_flat_store = is_flat and not any(use is LockUse.FLAT_LOAD for use, _ in own.used)
            return is_store or is_flat_store or self._passed(one, LockQueue.STORED) > 0
        return False

    def _is_store(self, one: _HeldEntry) -> bool:
        """True of a vector memory access that may be issued again, and whose end no wait for loads implies."""
        own = lock_uses(one.first.mnemonic, one.first.operands, self._arch)
        return one.site.lock is RegisterLock.VECTOR_REPLAY and LockQueue.LOADED not in own.joined


def _bit(known: int, written: ModeWrite | None) -> int:
    """The state that ``REPLAY_MODE`` may have behind a write of WAVE_MODE."""
    if written is None or not written.first <= _REPLAY_BIT < written.first + written.width:
        return known
    if written.value is None:
        return _OFF | _ON
    return _ON if written.value >> (_REPLAY_BIT - written.first) & 1 else _OFF


def _dependence(known: int, written: ModeWrite | None) -> int:
    """The state that expert mode may have behind a write of SCHED_MODE."""
    if written is None or written.first > 1:
        return known
    if written.value is None or written.first or written.width < _EXPERT:
        return _OFF | _ON
    return {0: _OFF, _EXPERT: _ON}.get(written.value & 3, _OFF | _ON)
