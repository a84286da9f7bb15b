"""Registers that hardware may still read or write behind an instruction, and the counter that says when it is done.

A memory access or an export goes on when the next instruction is issued. Where hardware does not stop the next one by
itself, its registers are *locked* until a counter has fallen far enough:

* ``xcnt`` (gfx1250): an access whose address cannot be translated yet is issued once more (XNACK), and reads its
  sources again. With ``REPLAY_MODE`` of the register WAVE_MODE (bit 25) instructions go on beside it; without, hardware
  waits in front of each instruction that accesses no memory.
* ``expcnt``: an export reads its registers late.
* ``va_vdst`` and ``vm_vsrc`` (gfx12, gfx1250): in expert mode (``DEP_MODE`` 2 of the register SCHED_MODE) hardware does
  not look whether a VALU instruction has written, or a memory access has read, what a memory access reads or a second
  instruction writes. VALU instructions still wait for each other.

Each row has two sources:

* ``documents``: of xcnt, AMD's programs that protect or check machine code: rocjitsu (``ROCm/rocm-systems``, waitcheck;
  pull request 10202 says what a second issue reads) and hipBLASLt's assembler (``ROCm/rocm-libraries``, stinkytofu,
  ``Gfx1250HazardPass``); of expert mode its ``InsertWaitAluPass`` and rocjitsu; of sources of VALU instructions the
  kernels of ``ROCm/llvm-project`` #1793 that computed wrong; of exports AMD's ISA documents of RDNA, where they list
  the counters (EXP_CNT falls once the registers have been read). ``None`` where these say nothing.
* ``llvm``: whether LLVM 22 waits, asked with machine IR (``llc-22 -run-pass=si-insert-waitcnts``, for expert mode with
  ``-amdgpu-expert-scheduling-mode``; `tests/machine/test_register_lock_probe.py` asks it again).

Where both ask for the wait, code without it is definitely wrong; where one does, it is unproven.

LLVM 22 has three faults in expert mode: it does not wait where a load overwrites a source of a VALU instruction
(llvm-project #201619), nor for sources of LDS-DMA (#203292), and takes a wait for the data of one kind of access for
one that the sources of all kinds have been read (#178711). The first two are unproven here, the third is definite.

Not asked: M0, which a second issue reads too; an access's own result among its sources; atomics and volatile stores,
which are not to be repeated because an older access is (llvm-project #168852); sources of LDS-DMA and tensor
copies that are issued again; ``s_sleep`` for ever, ``s_prefetch`` and ``s_set_vgpr_msb`` while an access may be;
exports of GDS and of architectures before gfx10; expert mode in a function that its callers alone have put into it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from ldsopt.machine.alu_hazard_table import ALWAYS, AluFault
from ldsopt.machine.wait_state_table import NeededStates


class RegisterLock(Enum):
    """The hold of a first instruction on its registers: what it is, the counter that ends it, and what follows."""

    VECTOR_REPLAY = "source of a vector memory access, which may be issued again", "xcnt", AluFault.SOURCE
    SCALAR_REPLAY = "source of a scalar memory access, which may be issued again", "xcnt", AluFault.SOURCE
    EXPORTED = "source of an export", "expcnt", AluFault.SOURCE
    READ_BY_LDS = "source of an LDS access", "vm_vsrc", AluFault.SOURCE
    READ_BY_FLAT = "source of a flat access", "vm_vsrc", AluFault.SOURCE
    READ_BY_MEMORY = "source of a vector memory access", "vm_vsrc", AluFault.SOURCE
    READ_BY_VALU = "source of a VALU instruction", "va_vdst", AluFault.SOURCE
    WRITTEN_BY_VALU = "VALU result", "va_vdst", AluFault.RESULT

    def __init__(self, says: str, counter: str, fault: AluFault) -> None:
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


_BOTH = NeededStates(ALWAYS, ALWAYS)
_LLVM_ALONE = NeededStates(0, ALWAYS)
_DOCUMENTS_ALONE = NeededStates(ALWAYS, 0)
_LOADS = (LockUse.LDS_LOAD, LockUse.MEMORY_LOAD, LockUse.FLAT_LOAD)
_READS = (RegisterLock.READ_BY_LDS, RegisterLock.READ_BY_FLAT, RegisterLock.READ_BY_MEMORY)


def _rows() -> Iterator[tuple[RegisterLock, LockUse, NeededStates]]:
    for use in (LockUse.VALU_WRITE, LockUse.SALU_WRITE, LockUse.LDS_LOAD):
        yield RegisterLock.VECTOR_REPLAY, use, _BOTH
    # The two groups of accesses are never translated at once: hardware waits between them (llvm-project #160812).
    yield RegisterLock.VECTOR_REPLAY, LockUse.SCALAR_LOAD, _LLVM_ALONE
    yield RegisterLock.VECTOR_REPLAY, LockUse.FLAT_LOAD, _DOCUMENTS_ALONE
    for use in (LockUse.VALU_WRITE, LockUse.SALU_WRITE, LockUse.SCALAR_LOAD):
        yield RegisterLock.SCALAR_REPLAY, use, _BOTH
    for use in (LockUse.VALU_WRITE, *_LOADS):
        yield RegisterLock.EXPORTED, use, _BOTH
    yield RegisterLock.EXPORTED, LockUse.SALU_WRITE, _LLVM_ALONE  # EXEC
    for lock in _READS:
        yield lock, LockUse.VALU_WRITE, _BOTH
        for use in _LOADS:  # AMD's assembler counts loads of one kind in order
            yield lock, use, _LLVM_ALONE
    for use in (LockUse.ACCESS_READ, *_LOADS):
        yield RegisterLock.WRITTEN_BY_VALU, use, _BOTH
    yield RegisterLock.WRITTEN_BY_VALU, LockUse.DMA_READ, _DOCUMENTS_ALONE
    for use in _LOADS:
        yield RegisterLock.READ_BY_VALU, use, _DOCUMENTS_ALONE


LOCK_TABLE: Mapping[tuple[RegisterLock, LockUse], NeededStates] = {
    (lock, use): needed for lock, use, needed in _rows()
}
"""All rows: by the lock and the use. A number is `ALWAYS` where the source asks for the wait, 0 where it does not."""

_XNACK = "rocjitsu, waitcheck; stinkytofu, Gfx1250HazardPass"
_EXPERT = "rocjitsu, waitcheck; stinkytofu, InsertWaitAluPass"
_GROUNDS = {
    **dict.fromkeys((RegisterLock.VECTOR_REPLAY, RegisterLock.SCALAR_REPLAY), _XNACK),
    RegisterLock.EXPORTED: "ISA documents of RDNA, EXP_CNT among the counters",
    **dict.fromkeys((*_READS, RegisterLock.WRITTEN_BY_VALU), _EXPERT),
    RegisterLock.READ_BY_VALU: "kernels of llvm-project #1793 of ROCm",
}


def grounds(lock: RegisterLock, use: LockUse) -> str:
    """The documents that a row's first source is; empty where they do not ask for the wait.

    Raises:
        KeyError: none is known.
    """
    return _GROUNDS[lock] if LOCK_TABLE[lock, use].manual else ""
