"""The registers that one instruction locks, uses and frees, by its text.

Rules:

* Operations of one *queue* end in the order of their issue: vector memory accesses are translated in order; LDS, flat
  and other vector memory accesses read their sources each in an order of their own; of VALU instructions those of the
  transcendental, the matrix and the other units each write in order. Both sources of
  `ldsopt.machine.register_lock_table` have these queues. Those of doubles and dot products are in none: the sources
  differ on which belong to a unit of their own, and only a wait for 0 ends their locks.
* Scalar memory accesses and exports end in any order.
* A wait for the data of a load, or for the end of a store, is one for its sources, too: the access cannot be issued
  again, and its registers have been read. As translation keeps the order, that of older accesses is over as well.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.events import Kind, started
from ldsopt.isa.registers import RegisterSet, named, register
from ldsopt.machine.alu_hazard_uses import alu_hazard_uses
from ldsopt.machine.operands import number, operands
from ldsopt.machine.register_lock_table import LockUse, RegisterLock
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.target.mnemonics import ADDRESS_JUMPS, BRANCHES
from ldsopt.target.waits import Counters, parse_counters

_VECTOR: RegisterSet = register("v[0:1023]") | register("a[0:511]")
_EXEC: RegisterSet = register("exec")
_TRANSCENDENTAL = pattern(r"v_(?:s_)?(?:exp|log|rcp|rsq|sqrt|sin|cos|tanh)_(?!f64)")
_MATRIX = pattern(r"v_s?w?(?:wmma|mmac)")
_OWN_ORDER = pattern(r"v_\w*f64|v_dot")
_SETREG = pattern(r"(?:hwreg\(\s*([\w]+)\s*(?:,\s*(\d+)\s*,\s*(\d+)\s*)?\)|(0x[0-9a-fA-F]+|\d+))\s*,\s*(\S+)")
_HWREGS = {"HW_REG_MODE": 1, "HW_REG_WAVE_MODE": 1, "HW_REG_SCHED_MODE": 26, "HW_REG_WAVE_SCHED_MODE": 26}
_COMPARES = ("s_cmp", "s_bitcmp", "s_setreg")
_NO_RESULT = pattern(
    r"s_(?:nop|waitcnt|wait_|sleep|branch|cbranch|endpgm|barrier|sendmsg|setprio|clause|set_inst|inst_prefetch|delay_alu"
    r"|trap|icache|ttrace|round_mode|denorm_mode|version|code_end|sethalt|setpc|set_vgpr|monitor|prefetch)"
)
_SAVES_EXEC = pattern(r"s_\w+_(?:saveexec|wrexec)_b")


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
    """A lock of an instruction: the registers, the queue, and whether one source alone has it."""

    lock: RegisterLock
    registers: RegisterSet
    queue: LockQueue
    is_doubted: bool = False


class ModeWrite(NamedTuple):
    """Bits of a mode register that an instruction sets; no value where it is not known."""

    first: int
    width: int
    value: int | None


class LockUses(NamedTuple):
    """The effect of one instruction on locks.

    Attributes:
        used: uses of registers that may be locked.
        held: locks that it begins.
        joined: queues that it joins.
        waits: counters that it waits for, with what may stay outstanding.
        is_memory: it is a memory access of either group, scalar or vector.
        is_branch: it may go elsewhere.
        replay, expert: what it sets of WAVE_MODE and of SCHED_MODE.
        writes_exec: it may change which lanes are on.
    """

    used: tuple[tuple[LockUse, RegisterSet], ...] = ()
    held: tuple[HeldRegisters, ...] = ()
    joined: tuple[LockQueue, ...] = ()
    waits: Counters = ()
    is_memory: bool = False
    is_branch: bool = False
    replay: ModeWrite | None = None
    expert: ModeWrite | None = None
    writes_exec: bool = False


@lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def lock_uses(mnemonic: str, text: str, arch: Arch) -> LockUses:
    """The effect of one instruction."""
    instruction = AsmInstruction(mnemonic, text, 0)
    if mnemonic.startswith("v_"):
        return _vector(mnemonic, text, arch)
    if mnemonic.startswith(("s_waitcnt", "s_wait_")):
        return LockUses(waits=_waits(instruction, arch))
    if mnemonic.startswith("s_setreg"):
        return _mode(text, mnemonic)
    begun = started(instruction)
    if begun is not None and begun[0] is not Kind.MESSAGE:
        return _access(instruction, begun[0], begun[1])
    return _scalar(instruction) if mnemonic.startswith("s_") else LockUses()


def _set(words: tuple[str, ...]) -> RegisterSet:
    found = 0
    for word in words:
        found |= named(AsmInstruction("v_mov_b32", word, 0))
    return found


def _vector(mnemonic: str, text: str, arch: Arch) -> LockUses:
    uses = alu_hazard_uses(mnemonic, text, arch)
    writes_exec = mnemonic.startswith("v_cmpx")
    made = uses.written | uses.scalars | (_EXEC if writes_exec else 0)
    read = 0
    for factor in uses.factors:
        read |= factor
    if _OWN_ORDER.match(mnemonic):
        queue = LockQueue.NONE
    elif _MATRIX.match(mnemonic):
        queue = LockQueue.MATRIX
    else:
        queue = LockQueue.TRANSCENDENTAL if _TRANSCENDENTAL.match(mnemonic) else LockQueue.VALU
    held = (
        HeldRegisters(RegisterLock.WRITTEN_BY_VALU, uses.written, queue),
        HeldRegisters(RegisterLock.READ_BY_VALU, read, queue),
    )
    return LockUses(
        ((LockUse.VALU_WRITE, made),) if made else (),
        tuple(one for one in held if one.registers),
        (queue, LockQueue.ANY_VALU),
        writes_exec=writes_exec,
    )


def _scalar(instruction: AsmInstruction) -> LockUses:
    mnemonic, words = instruction.mnemonic, operands(instruction).words
    if mnemonic.startswith((*BRANCHES, *ADDRESS_JUMPS)):
        return LockUses(is_branch=True)
    if _NO_RESULT.match(mnemonic) or mnemonic.startswith(_COMPARES):
        return LockUses()
    made = _set(words[:1]) | (_EXEC if _SAVES_EXEC.match(mnemonic) else 0)
    return LockUses(((LockUse.SALU_WRITE, made),) if made else (), writes_exec=bool(made & _EXEC))


def _access(instruction: AsmInstruction, kind: Kind, results: int) -> LockUses:
    mnemonic, words = instruction.mnemonic, operands(instruction).words
    loaded, read = _set(words[:results]), _set(words[results:])
    if kind is Kind.SCALAR:
        held = HeldRegisters(RegisterLock.SCALAR_REPLAY, read, LockQueue.NONE)
        return LockUses(
            ((LockUse.SCALAR_LOAD, loaded),) if loaded else (), (held,) if read else (), is_memory=True
        )
    vectors = (named(instruction) if kind is Kind.EXPORT else read) & _VECTOR  # the first is ``mrt0 v0``
    asked = ((LockUse.ACCESS_READ, vectors),) if vectors else ()
    if kind is Kind.EXPORT:
        exported = HeldRegisters(RegisterLock.EXPORTED, vectors | _EXEC, LockQueue.NONE)
        return LockUses(asked, (exported,))
    if mnemonic.startswith("ds_") or kind is Kind.LDS_DIRECT:
        used = (*asked, (LockUse.LDS_LOAD, loaded)) if loaded else asked
        of_lds = HeldRegisters(RegisterLock.READ_BY_LDS, vectors, LockQueue.LDS)
        return LockUses(used, (of_lds,) if vectors else (), (LockQueue.LDS, LockQueue.ANY_ACCESS))
    is_flat = mnemonic.startswith("flat_")
    use = LockUse.FLAT_LOAD if is_flat else LockUse.MEMORY_LOAD
    used = (*asked, (use, loaded)) if loaded else asked
    if kind.is_dma or kind in (Kind.TENSOR_LOAD, Kind.TENSOR_STORE, Kind.ASYNC_ARRIVE):
        # LLVM 22 forgets these; a tensor copy keeps a copy of what describes it (rocm-systems #10202).
        used = ((LockUse.DMA_READ, vectors),) if vectors else ()
        dma = HeldRegisters(RegisterLock.READ_BY_MEMORY, vectors, LockQueue.NONE, is_doubted=True)
        return LockUses(used, (dma,) if vectors else (), (LockQueue.ANY_ACCESS,), is_memory=True)
    lock = RegisterLock.READ_BY_FLAT if is_flat else RegisterLock.READ_BY_MEMORY
    own = LockQueue.FLAT if is_flat else LockQueue.MEMORY
    held_both = [HeldRegisters(RegisterLock.VECTOR_REPLAY, read | _EXEC, LockQueue.TRANSLATED)]
    if vectors:
        held_both.append(HeldRegisters(lock, vectors, own))
    data = () if is_flat else (_data_queue(kind),)
    joined = (LockQueue.TRANSLATED, LockQueue.ANY_ACCESS, own, *data)
    return LockUses(used, tuple(held_both), joined, is_memory=True)


def _data_queue(kind: Kind) -> LockQueue:
    is_load = kind in (Kind.LOAD, Kind.ATOMIC_RETURN)
    return LockQueue.LOADED if is_load else LockQueue.STORED


def _waits(instruction: AsmInstruction, arch: Arch) -> Counters:
    try:
        return parse_counters(instruction.mnemonic, instruction.operands, arch)
    except ValueError:  # said elsewhere, as of a function that cannot be read
        return ()


def _mode(text: str, mnemonic: str) -> LockUses:
    """``s_setreg``: bits of WAVE_MODE and SCHED_MODE, the register named, numbered, or within an immediate."""
    read = _SETREG.match(text)
    if read is None:  # which register it sets is not known
        return LockUses(replay=ModeWrite(0, 32, None), expert=ModeWrite(0, 32, None))
    if read[4]:
        packed = int(read[4], 0)
        which, first, width = packed & 63, packed >> 6 & 31, (packed >> 11 & 31) + 1
    else:
        name = read[1].upper()
        which = _HWREGS.get(name, int(name, 0) if name[0].isdigit() else -1)
        first, width = int(read[2] or 0), int(read[3] or 32)
    value = number(read[5]) if "imm32" in mnemonic else None
    written = ModeWrite(first, width, value)
    return LockUses(replay=written if which == 1 else None, expert=written if which == 26 else None)
