"""Pairs of instructions that need wait states between them, which no counter covers and no hardware inserts.

A wait state is the issue of one instruction; ``s_nop N`` is N + 1 of them. A row says how many have to stand between
a producer and a consumer with a register in common. Each row has two sources:

* ``manual``: AMD's documents. CDNA3 ISA, tables 11 (4.5) and 37 (7.5); CDNA4 ISA, tables 11 (4.5) and 38 (7.6); of
  gfx90a, the tables in AMD's rocRoller, ``Scheduling/Observers/WaitState``. ``None`` where neither says anything. A
  run on hardware that its developers tell of stands above them.
* ``llvm``: what LLVM's hazard recognizer leaves at least, by ``llc-22 -run-pass=post-RA-hazard-rec`` on two
  instructions of machine IR (`tests/machine/test_wait_state_probe.py` asks it again).

Where they disagree, fewer states than the smaller number are surely wrong, and fewer than the larger one are unproven.
So are those that AMD's own hand-written kernels leave out as a rule (``shipped``).

LLVM 22 looks only at the last matrix instruction that wrote a part of another one's source, or whose addend is
overwritten; behind an older one, its code may have too few.

Not required, though LLVM does: one wait state behind a packed instruction (VOP3P), whose op_sel_hi it takes for a
result at another place; loads into the address of an earlier load that XNACK may replay.

Not required: a load into the registers of a store right behind it (the manual's "write VGPRs holding writedata", for
which LLVM leaves none: memory answers later than that); VCC by its other name.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ldsopt.machine.hazards import NeededStates, read_states, table_rows


class ProducerKind(Enum):
    """The effect of the first instruction on the register."""

    VALU = "VALU result"
    TRANSCENDENTAL = "transcendental result"
    PARTIAL = "result at another place of its register (op_sel, SDWA)"
    DOT = "dot product"
    XDL = "XDL matrix result"
    SGEMM = "single-precision matrix result"
    DGEMM_4 = "4x4x4 double-precision matrix result"
    DGEMM_16 = "16x16x4 double-precision matrix result"
    ADDEND = "source C of an XDL matrix instruction"
    SGPR = "SGPR written by a VALU instruction"
    EXEC = "EXEC written by a VALU instruction"
    M0 = "M0 written by an SALU instruction"
    HWREG = "hardware register set"
    DOUBLE = "double-precision matrix instruction"
    BEFORE_DOUBLE = "VALU result, and a double-precision matrix instruction behind it"
    STORED = "data of a store of more than 64 bits"
    STORED_BY_SGPR = "data of a buffer store of more than 64 bits whose scalar offset is in an SGPR"


class ConsumerKind(Enum):
    """The second instruction's use of the register."""

    SAME_ADDEND = "adds to it, as the same matrix instruction did"
    OTHER_ADDEND = "adds to it, by another matrix instruction of as many passes"
    EQUAL_XDL = "adds to it, by another XDL matrix instruction"
    EQUAL_SGEMM = "adds to it, by another single-precision matrix instruction"
    PART_XDL = "adds to a part of it, by an XDL matrix instruction"
    PART_SGEMM = "adds to a part of it, by a single-precision matrix instruction"
    PART_DGEMM = "adds to a part of it, by a double-precision matrix instruction"
    FACTOR = "is a matrix instruction that multiplies by it"
    VALU_READ = "reads it by the VALU"
    KEPT = "keeps a part of it"
    TRANS_READ = "reads it by a transcendental operation"
    VALU_WRITE = "overwrites it by the VALU"
    MATRIX_WRITE = "overwrites it by a matrix instruction"
    MEMORY_READ = "reads it by memory or LDS"
    MEMORY_WRITE = "loads into it"
    DOT_ADDEND = "adds to it, as the same dot product did"
    DOT_WRITE = "overwrites it, as the same dot product did"
    DPP = "reads it from other lanes (DPP)"
    BESIDE_DPP = "reads it beside DPP"
    READLANE = "reads a lane of it"
    READFIRSTLANE = "reads its first lane"
    PERMLANE = "permutes its lanes"
    VMEM_SGPR = "addresses vector memory by it"
    LANE_SELECT = "selects a lane by it"
    DIV_FMAS = "is v_div_fmas, which reads VCC"
    CONSTANT = "reads it as a VALU constant"
    CARRY = "reads it as carry or mask"
    MEMORY_EXEC = "accesses vector memory"
    MATRIX_EXEC = "is a matrix instruction"
    DPP_EXEC = "is a DPP instruction"
    LANE_EXEC = "reads or writes a lane"
    PERMLANE_EXEC = "permutes lanes"
    LDS_DMA = "is an LDS-DMA, whose address it is"
    ADD_TID = "is an LDS access with the lane's number added"
    SENDMSG = "sends a message"
    MOVREL = "addresses registers by it"
    GETREG = "reads the same hardware register"
    SETREG = "sets the same hardware register"
    DOUBLE_FMA = "is a double-precision multiplication with addition by the VALU, of any registers"


_2A, _940, _950 = "gfx90a", "gfx940", "gfx950"
FAMILIES = {"gfx90a": _2A, "gfx940": _940, "gfx941": _940, "gfx942": _940, "gfx950": _950}
"""The architectures that have a table, and the name that it has here."""
RUN_BY = {"gfx9-4-generic": ("gfx942", "gfx950")}
"""Of generic code, the processors that may run it: it needs what any of them needs."""


_TABLE = """
# behind | its use | gfx90a | gfx940 | gfx950
XDL            | FACTOR VALU_READ VALU_WRITE MEMORY_READ | 5,7,11,19 | 5,7,11,19 | 5,8,12,20
SGEMM          | FACTOR VALU_READ VALU_WRITE MEMORY_READ | - | 4,6,10,18 | 4,6,10,18
XDL SGEMM      | SAME_ADDEND                     | - | 2,0,0,0 | 2,0,0,0
# The manuals forward between instructions of as many passes. AMD's developers say: between equal ones alone, and others
# need what a part of the result needs (llvm/llvm-project 218363, open).
XDL            | OTHER_ADDEND                    | ?:0>2,4,8,16 | 2,0,0,0>3,5,9,17 | 2,0,0,0>4,6,10,18
XDL            | PART_XDL                        | 2,4,8,16 | 3,5,9,17 | 4,6,10,18
XDL            | PART_SGEMM                      | - | 3,5,9,17 | 3,6,10,18
XDL            | PART_DGEMM                      | 3,5,9,17 | 3,5,9,17 | 3,6,10,18
# LLVM compares registers alone; the manuals forward to an instruction of as many passes, and to no other.
XDL            | EQUAL_XDL                       | - | 3,5,9,17:2,0,0,0 | 4,6,10,18:2,0,0,0
XDL            | EQUAL_SGEMM                     | - | 3,5,9,17:2,0,0,0 | 3,6,10,18:2,0,0,0
SGEMM          | EQUAL_SGEMM EQUAL_XDL           | - | 0:2,0,0,0 | 0:2,0,0,0
SGEMM          | PART_XDL                        | - | 2,4,8,16:0 | -
SGEMM          | PART_SGEMM PART_DGEMM           | - | 2,4,8,16 | 2,4,8,16
# Of loads into registers of matrix instructions the manuals say nothing.
XDL            | MEMORY_WRITE                    | ?:5,7,11,19 | ?:5,7,11,19 | ?:5,8,12,20
SGEMM          | MEMORY_WRITE                    | - | ?:4,6,10,18 | ?:4,6,10,18
DGEMM_4        | MEMORY_WRITE                    | ?:6 | ?:6 | ?:6
DGEMM_16       | MEMORY_WRITE                    | ?:11 | ?:11 | ?:11
ADDEND         | MEMORY_WRITE                    | ?:1,3,7,15 | ?:1,3,7,15 | ?:1,3,7,15
DGEMM_4        | SAME_ADDEND PART_DGEMM          | ?:4 | 4 | 4
DGEMM_16       | PART_DGEMM                      | ?:9 | 9 | 17
DGEMM_4        | EQUAL_SGEMM PART_SGEMM          | - | 4 | 4
DGEMM_16       | EQUAL_SGEMM PART_SGEMM          | - | 9 | 17
DGEMM_4        | FACTOR VALU_READ VALU_WRITE     | ?:6 | 6 | 6
DGEMM_16       | FACTOR VALU_READ                | ?:11 | 11 | 19
DGEMM_16       | VALU_WRITE                      | ?:11 | 11 | 19:11
DOUBLE         | DOUBLE_FMA                      | ?:2 | ?:2 | ?:2
# counted from the VALU result
BEFORE_DOUBLE  | MEMORY_READ                     | ?:2 | - | -
DGEMM_4        | MEMORY_READ                     | ?:9 | 9 | 9
DGEMM_16       | MEMORY_READ                     | ?:18 | 18 | 18
ADDEND         | VALU_WRITE                      | 1,3,7,15 | 1,3,7,15 | 1,3,7,15
VALU           | FACTOR SAME_ADDEND EQUAL_XDL EQUAL_SGEMM PART_XDL PART_SGEMM PART_DGEMM | 2 | 2 | 2
DOT            | FACTOR SAME_ADDEND EQUAL_XDL EQUAL_SGEMM PART_XDL PART_SGEMM PART_DGEMM | 3:0 | 3:0 | 3:0
DOT            | VALU_READ VALU_WRITE MEMORY_READ | 3 | 3 | 3
# but for TRANS_READ, which needs none
TRANSCENDENTAL | VALU_READ                       | - | 1 | 1
TRANSCENDENTAL | KEPT                            | - | ?:1 | ?:1
PARTIAL        | VALU_READ                       | - | 1 | 1
PARTIAL        | VALU_WRITE MATRIX_WRITE         | - | ?:1 | ?:1
VALU           | DPP                             | 2 | 2 | 2
VALU           | BESIDE_DPP                      | 0:2 | 0:2 | 0:2
VALU           | READLANE                        | - | 1 | 1
VALU           | READFIRSTLANE                   | - | 0:1 | 0:1
VALU           | PERMLANE                        | - | - | 2
STORED         | VALU_WRITE MATRIX_WRITE         | 1 | 2 | 2
# The manuals and LLVM up to 23 need none. On an MI350X the store had the later value each time, and one state cleared
# it: llvm/llvm-project 197267, which leaves one on gfx942, too, of which no run is told.
STORED_BY_SGPR | VALU_WRITE MATRIX_WRITE         | - | 0>1 | 1:0>1
SGPR           | VMEM_SGPR                       | 5 | 5 | 5
SGPR           | LANE_SELECT DIV_FMAS            | 4 | 4 | 4
SGPR           | CONSTANT                        | - | 2 | 2
SGPR           | CARRY                           | - | 0:2 | 0:2
# LLVM takes EXEC, which each access reads, for an SGPR like any other.
EXEC           | MEMORY_EXEC                     | 0:5 | 0:5 | 0:5
EXEC           | DPP_EXEC                        | 5 | 5 | 5
EXEC           | MATRIX_EXEC                     | 4 | 4 | 4
EXEC           | LANE_EXEC                       | - | 4 | 4
EXEC           | CONSTANT                        | - | 2 | 2
EXEC           | PERMLANE_EXEC                   | - | - | 4
M0             | ADD_TID SENDMSG MOVREL          | 1 | 1 | 1
# AITER 0.1.7 ships 2,501 code objects written by hand: of 120 taken at random, 102 have an LDS-DMA right behind the
# scalar instruction that writes M0.
M0             | LDS_DMA                         | 1 | 1!0 | 1!0
HWREG          | GETREG SETREG                   | 2 | 2 | 2
"""
TABLE: Mapping[tuple[ProducerKind, ConsumerKind], Mapping[str, NeededStates]] = {
    (ProducerKind[first], ConsumerKind[use]): {
        family: read_states(cell)
        for family, cell in zip((_2A, _940, _950), cells, strict=True)
        if cell != "-"
    }
    for first, use, cells in table_rows(_TABLE)
}
"""All rows: by the kinds of both instructions, then by family."""


# Of ``manual``: matrix instructions and dot products are of CDNA3 7.5, table 37, and CDNA4 7.6, table 38; all others of
# CDNA3 4.5, table 11, and CDNA4 4.5, table 11.
#
# Of ``llvm``, functions of `GCNHazardRecognizer.cpp`: checkMAIHazards90A asks for uses by a matrix instruction,
# checkMAIVALUHazards for other uses behind one or a dot product, checkDPPHazards of DPP, checkVMEMHazards of vector
# memory (SGPRs, EXEC), checkPermlaneHazards of permutations, checkRWLaneHazards of lanes that are selected,
# checkDivFMasHazards, checkGetRegHazards, checkSetRegHazards, checkReadM0Hazards of their instructions, and
# checkVALUHazards of the rest: lanes that are read, constants, carries, masks; behind transcendental operations,
# partial results and data of stores.
