"""Hazards of RDNA and gfx1250 that no counter of memory operations covers, and the fill that each needs.

CDNA fills such hazards with wait states (`ldsopt.machine.wait_state_table`). RDNA's hardware resolves most of them by
itself; those that it does not have stay *pending* behind a first instruction until something ends them: a count of
instructions of one unit, an instruction of another kind, or a wait for the counters of the ALUs
(``s_waitcnt_depctr``, from gfx12 on ``s_wait_alu``). Each row has two sources:

* ``documents``: RDNA3 and RDNA3.5 ISA, 7.9.1, for matrix instructions; else Mesa's ACO, which AMD's engineers told of
  the hazards (``src/amd/compiler/README-ISA.md``, ``aco_insert_NOPs.cpp``); for gfx1250 AMD's assembler of hipBLASLt
  (``stinkytofu``, ``InsertCoexecHazardPass``), which requires at least one instruction behind a matrix result and
  one more in front of another matrix instruction. ``None`` where these say nothing.
* ``llvm``: the fill of LLVM 22's hazard recognizer, probed with machine IR (`tests/machine/test_alu_hazard_probe.py`).
* ``later``: the fill of a later LLVM where it differs, by its developers' reviews: twice as much on gfx1251, which
  LLVM 22 takes for gfx1250 (pull request 203145), and the same in front of a transcendental operation as of another
  VALU instruction (186269).

Numbers are `ALWAYS` where no count of instructions ends a hazard. Where the sources disagree, a fill below the smaller
number is surely wrong, and one below the larger number is unproven.

``s_delay_alu`` is no part of this: the hardware waits without it.

Matrix instructions of gfx1250 leave 2, 4 or 8 cycles to the VALU, those of gfx1251 8 or 16: as many instructions, by
LLVM, have to stand behind one. Those of 32-bit floats leave none. A later LLVM fills less behind some of them on one
stepping of gfx1250; the numbers here are those of all steppings. No LLVM looks at an addend that is not the result,
though a VALU instruction may overwrite it too early: wrong results are reported (LLVM's issue 222932), so that it is a
source here.

LLVM 22's code may have too few, by its own numbers, where it does not look: at results of ``v_dual`` on gfx1250; there,
at a longer matrix instruction where a shorter one wrote the same register on another path; at the ``v_mov_b32`` that
it puts in front of ``v_permlane``, on gfx1100 behind a transcendental operation.

Not examined: on gfx1250, LLVM's fill in front of ``s_getreg_b32`` of a status and of reads of the scratch base, and
round ``ds_atomic_async_barrier_arrive_b64``; direct loads of LDS and of parameters (``lds_direct_load``,
``lds_param_load``); branches at an offset of 0x3f and ``s_inst_prefetch`` (gfx1010); ``v_mad_u64_u32`` that overwrites
its own source (gfx11); the priority of exports (gfx1150); ``s_nop`` in front of ``s_sendmsg
sendmsg(MSG_DEALLOC_VGPRS)``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ldsopt.machine.hazards import HazardFault, NeededStates, read_states, table_rows


class HazardUnit(Enum):
    """The instructions that are counted between two."""

    VALU = "VALU instructions"
    SALU = "SALU instructions"
    ALU = "SALU and VALU instructions"
    ANY = "instructions"


class PendingHazard(Enum):
    """The pending effect of a first instruction, its fault, and the unit that is counted behind it."""

    LOAD_SCALARS = "SGPR, M0 or EXEC that a vector memory load reads", HazardFault.SOURCE, HazardUnit.VALU
    STORE_SCALARS = "SGPR, M0 or EXEC that a vector memory store reads", HazardFault.SOURCE, HazardUnit.VALU
    LDS_SCALARS = "SGPR, M0 or EXEC that an LDS access reads", HazardFault.SOURCE, HazardUnit.VALU
    SMEM_SCALARS = "SGPR that a scalar memory access reads", HazardFault.SOURCE, HazardUnit.SALU
    EXEC_READ = "EXEC that an instruction other than a VALU one reads", HazardFault.SOURCE, HazardUnit.VALU
    EXEC_COMPARED = "EXEC that v_cmpx writes", HazardFault.RESULT, HazardUnit.VALU
    MEMORY = "vector memory access", HazardFault.SOURCE, HazardUnit.ANY
    LDS = "LDS access", HazardFault.SOURCE, HazardUnit.ANY
    MEMORY_AND_BRANCH = "vector memory access, and a branch behind it", HazardFault.SOURCE, HazardUnit.ANY
    LDS_AND_BRANCH = "LDS access, and a branch behind it", HazardFault.SOURCE, HazardUnit.ANY
    FLOAT_ATOMIC = "atomic on floating-point memory", HazardFault.DISTANCE, HazardUnit.ANY
    TRANSCENDENTAL = "transcendental result", HazardFault.RESULT, HazardUnit.VALU
    TRANSCENDENTAL_BEFORE = (
        "transcendental result, and another one behind it",
        HazardFault.RESULT,
        HazardUnit.VALU,
    )
    WRITTEN = "VALU result", HazardFault.RESULT, HazardUnit.VALU
    WRITTEN_BEFORE_EXEC = (
        "VALU result, and an SALU write of EXEC behind it",
        HazardFault.RESULT,
        HazardUnit.VALU,
    )
    WRITTEN_ROUND_EXEC = (
        "VALU results in front of an SALU write of EXEC and behind it",
        HazardFault.RESULT,
        HazardUnit.VALU,
    )
    MASK_BY_SALU = "SGPR that was a lane mask, written by the SALU", HazardFault.RESULT, HazardUnit.ALU
    MASK_BY_VALU = "SGPR that was a lane mask, written by the VALU", HazardFault.RESULT, HazardUnit.ALU
    SGPR_BY_SALU = "SGPR that the VALU read before, written by the SALU", HazardFault.RESULT, HazardUnit.SALU
    SGPR_BY_VALU = "SGPR that the VALU read before, written by the VALU", HazardFault.RESULT, HazardUnit.VALU
    TRANSCENDENTAL_SOURCE = "source of a transcendental operation", HazardFault.SOURCE, HazardUnit.VALU
    MATRIX = "matrix result", HazardFault.RESULT, HazardUnit.VALU
    MATRIX_2 = "matrix result, 2 cycles of the VALU", HazardFault.RESULT, HazardUnit.VALU
    MATRIX_4 = "matrix result, 4 cycles of the VALU", HazardFault.RESULT, HazardUnit.VALU
    MATRIX_8 = "matrix result, 8 cycles of the VALU", HazardFault.RESULT, HazardUnit.VALU
    MATRIX_16 = "matrix result, 16 cycles of the VALU", HazardFault.RESULT, HazardUnit.VALU
    SOURCES_2 = "source of a matrix instruction, 2 cycles of the VALU", HazardFault.SOURCE, HazardUnit.VALU
    SOURCES_4 = "source of a matrix instruction, 4 cycles of the VALU", HazardFault.SOURCE, HazardUnit.VALU
    SOURCES_8 = "source of a matrix instruction, 8 cycles of the VALU", HazardFault.SOURCE, HazardUnit.VALU
    SOURCES_16 = "source of a matrix instruction, 16 cycles of the VALU", HazardFault.SOURCE, HazardUnit.VALU

    def __init__(self, says: str, fault: HazardFault, unit: HazardUnit) -> None:
        self.says, self.fault, self.unit = says, fault, unit


class HazardUse(Enum):
    """The second instruction's use of a pending register."""

    SCALAR_WRITE = "is an SALU instruction or a scalar load that writes it"
    EXEC_SAVED = "is an SALU instruction that saves EXEC and writes it"
    VECTOR_WRITE = "is a VALU instruction that writes it"
    COMPARE = "is v_cmpx"
    PERMLANE = "permutes lanes (v_permlane)"
    LDS = "accesses LDS"
    MEMORY = "accesses vector memory"
    FLAT = "accesses flat memory"
    DENORMAL_MODE = "is s_denorm_mode"
    VALU_READ = "is a VALU instruction that reads it"
    KEPT = "is a VALU instruction that keeps a part of it"
    SALU_READ = "is an SALU instruction that reads it"
    BRANCH = "is a branch by it"
    TRANS_READ = "is a transcendental operation that reads it"
    OVERWRITE = "is another VALU instruction that overwrites it"
    MATRIX_READ = "is a matrix instruction that reads it"
    MATRIX_WRITE = "is a matrix instruction that overwrites it"
    SLOW_FACTOR = "is a matrix instruction of 32-bit floats that multiplies by it"
    FACTOR = "is a matrix instruction that multiplies by it, or is indexed by it"


_101, _103, _11, _115, _12 = "gfx101", "gfx103", "gfx11", "gfx115", "gfx12"
_1250, _1251 = "gfx1250", "gfx1251"
ALU_FAMILIES = {
    **dict.fromkeys(("gfx10-1-generic", "gfx1010", "gfx1011", "gfx1012", "gfx1013"), _101),
    **dict.fromkeys(("gfx10-3-generic", *(f"gfx103{number}" for number in range(7))), _103),
    **dict.fromkeys(("gfx11-generic", "gfx1100", "gfx1101", "gfx1102", "gfx1103"), _11),
    **dict.fromkeys(("gfx1150", "gfx1151", "gfx1152", "gfx1153"), _115),
    **dict.fromkeys(("gfx12-generic", "gfx1200", "gfx1201"), _12),
    "gfx1250": _1250,
    "gfx1251": _1251,
}
"""The architectures that have rows, and the name that each has here. ``gfx11-generic`` runs on gfx1150, too."""


MATRIX_CYCLES = {
    2: (PendingHazard.MATRIX_2, PendingHazard.SOURCES_2),
    4: (PendingHazard.MATRIX_4, PendingHazard.SOURCES_4),
    8: (PendingHazard.MATRIX_8, PendingHazard.SOURCES_8),
    16: (PendingHazard.MATRIX_16, PendingHazard.SOURCES_16),
}
"""The kinds of pending result and pending sources of a matrix instruction, by the cycles that it leaves to the VALU."""
_TABLE = """
# pending | its use | the instruction that ends it, as assembly spells it up to gfx11, by LLVM | families
LOAD_SCALARS STORE_SCALARS LDS_SCALARS | SCALAR_WRITE | s_waitcnt_depctr depctr_vm_vsrc(0) | gfx101=*
# LLVM looks at the results that an instruction names, and s_and_saveexec does not name EXEC.
LOAD_SCALARS STORE_SCALARS LDS_SCALARS | EXEC_SAVED | s_waitcnt_depctr depctr_vm_vsrc(0) | gfx101=*:0
SMEM_SCALARS           | VECTOR_WRITE   | s_mov_b32 null, 0 | gfx101=*
EXEC_READ              | COMPARE        | s_waitcnt_depctr depctr_sa_sdst(0) | gfx101=*
EXEC_COMPARED          | PERMLANE       | v_mov_b32 vN, vN | gfx101=* gfx11=* gfx115=* gfx12=* gfx1250=?:* gfx1251=?:*
MEMORY_AND_BRANCH      | LDS            | s_waitcnt_vscnt null, 0x0 | gfx101=*
LDS_AND_BRANCH         | MEMORY         | s_waitcnt_vscnt null, 0x0 | gfx101=*
LDS_AND_BRANCH         | FLAT           | s_waitcnt_vscnt null, 0x0 | gfx101=?:*
FLOAT_ATOMIC           | DENORMAL_MODE  | s_nop 2 | gfx101=?:3 gfx103=?:3
# hipBLASLt's assembler leaves this to gfx1250's hardware, but for matrix instructions.
TRANSCENDENTAL         | VALU_READ      | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=6 gfx1250=0:1 gfx1251=0:1
TRANSCENDENTAL_BEFORE  | VALU_READ      | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=6
WRITTEN_ROUND_EXEC     | VALU_READ      | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=5 gfx115=5
# A part that is kept is a source by LLVM's tables alone.
TRANSCENDENTAL         | KEPT           | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=?:6 gfx1250=?:1 gfx1251=?:1
TRANSCENDENTAL_BEFORE  | KEPT           | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=?:6
WRITTEN_ROUND_EXEC     | KEPT           | s_waitcnt_depctr depctr_va_vdst(0) | gfx11=?:5 gfx115=?:5
# By LLVM's own words a hazard of masks may end after a while; no source says when.
MASK_BY_SALU           | VALU_READ SALU_READ | s_waitcnt_depctr depctr_sa_sdst(0) | gfx11=1:* gfx115=1:*
# ACO looks at instructions with results.
MASK_BY_SALU           | BRANCH         | s_waitcnt_depctr depctr_sa_sdst(0) | gfx11=?:* gfx115=?:*
SGPR_BY_SALU           | BRANCH         | s_waitcnt_depctr depctr_sa_sdst(0) | gfx12=?:*
MASK_BY_VALU           | VALU_READ      | s_waitcnt_depctr depctr_va_sdst(0) | gfx11=1:* gfx115=1:*
MASK_BY_VALU           | SALU_READ      | s_waitcnt_depctr depctr_va_sdst(0) | gfx11=*:0 gfx115=*:0
SGPR_BY_SALU           | SALU_READ      | s_waitcnt_depctr depctr_sa_sdst(0) | gfx12=10:*
SGPR_BY_SALU           | VALU_READ      | s_waitcnt_depctr depctr_sa_sdst(0) | gfx12=11:*
SGPR_BY_VALU           | VALU_READ      | s_waitcnt_depctr depctr_va_sdst(0) | gfx12=*
MATRIX                 | FACTOR         | v_nop | gfx11=1 gfx115=1 gfx12=1 gfx1250=1 gfx1251=1
# gfx1250 executes other instructions beside a matrix or transcendental one; of gfx1251 LLVM is only known to differ in
# the cycles that matrix instructions leave: up to 8 on gfx1250, 8 and 16 on gfx1251.
MATRIX                 | SLOW_FACTOR    | v_nop | gfx1250=?:1 gfx1251=?:1
TRANSCENDENTAL_SOURCE  | OVERWRITE      | v_nop | gfx1250=0:1 gfx1251=0:1
TRANSCENDENTAL         | MATRIX_READ    | v_nop | gfx1250=1 gfx1251=1
TRANSCENDENTAL_SOURCE  | MATRIX_WRITE   | v_nop | gfx1250=1 gfx1251=1
MATRIX_2               | FACTOR         | v_nop | gfx1250=2:3>3
MATRIX_4               | FACTOR         | v_nop | gfx1250=2:5>5
MATRIX_8               | FACTOR         | v_nop | gfx1250=2:9>9 gfx1251=2:?>9
MATRIX_16              | FACTOR         | v_nop | gfx1251=2:?>17
MATRIX_2 MATRIX_4      | SLOW_FACTOR    | v_nop | gfx1250=?:1>1
MATRIX_8               | SLOW_FACTOR    | v_nop | gfx1250=?:1>1 gfx1251=?:?>1
MATRIX_16              | SLOW_FACTOR    | v_nop | gfx1251=?:?>1
MATRIX_2               | VALU_READ OVERWRITE | v_nop | gfx1250=1:2>2
MATRIX_4               | VALU_READ OVERWRITE | v_nop | gfx1250=1:4>4
MATRIX_8               | VALU_READ OVERWRITE | v_nop | gfx1250=1:8>8 gfx1251=1:?>8
MATRIX_16              | VALU_READ OVERWRITE | v_nop | gfx1251=1:?>16
MATRIX_2               | TRANS_READ     | v_nop | gfx1250=1:0>2
MATRIX_4               | TRANS_READ     | v_nop | gfx1250=1:0>4
MATRIX_8               | TRANS_READ     | v_nop | gfx1250=1:0>8 gfx1251=1:?>8
MATRIX_16              | TRANS_READ     | v_nop | gfx1251=1:?>16
# Later than version 22, LLVM takes a matrix instruction to have read its factors by then.
SOURCES_2              | OVERWRITE      | v_nop | gfx1250=?:2>2
SOURCES_4              | OVERWRITE      | v_nop | gfx1250=?:4>4
SOURCES_8              | OVERWRITE      | v_nop | gfx1250=?:8>8 gfx1251=?:?>8
SOURCES_16             | OVERWRITE      | v_nop | gfx1251=?:?>16
"""
_ROWS = [(PendingHazard[first], HazardUse[use], cells) for first, use, cells in table_rows(_TABLE)]
ALU_TABLE: Mapping[tuple[PendingHazard, HazardUse], Mapping[str, NeededStates]] = {
    (pending, use): {
        family: read_states(cell) for family, _, cell in (one.partition("=") for one in cells[1].split())
    }
    for pending, use, cells in _ROWS
}
"""All rows, by what is pending and how it is used: the instructions of its unit that have to stand between, by family.
"""
ALU_FILLS: Mapping[tuple[PendingHazard, HazardUse], str] = {
    (pending, use): cells[0] for pending, use, cells in _ROWS
}
"""The instruction that ends each hazard."""


# Of ``llvm``, functions of `GCNHazardRecognizer.cpp`, by what is pending: SGPRs that memory and LDS accesses read,
# fixVMEMtoScalarWriteHazards; that scalar loads read, fixSMEMtoVectorWriteHazards; EXEC, fixVcmpxExecWARHazard and
# fixVcmpxPermlaneHazards; memory or LDS and a branch, fixLdsBranchVmemWARHazard; float atomics,
# checkFPAtomicToDenormModeHazard; transcendental operations, fixVALUTransUseHazard and, on gfx1250,
# fixVALUTransCoexecutionHazards; results round a write of EXEC, fixVALUPartialForwardingHazard; masks,
# fixVALUMaskWriteHazard; matrix instructions, fixWMMAHazards and, on gfx1250, checkWMMACoexecutionHazards. Of SGPRs
# that SALU and VALU write it is the pass AMDGPUWaitSGPRHazards.
