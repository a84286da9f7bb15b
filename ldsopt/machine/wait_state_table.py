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

from collections.abc import Iterator, Mapping
from enum import Enum

from ldsopt.dataclass import dataclass

StateCount = int | tuple[int, int, int, int] | None
"""Wait states; four of them by the passes of the first instruction: 2, 4, 8, 16. ``None``: not said."""

_PASSES = (2, 4, 8, 16)


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


@dataclass(frozen=True, slots=True)
class NeededStates:
    """The wait states of one row on one architecture, by each source.

    Attributes:
        manual: the number by a document.
        llvm: the number by LLVM 22.
        later: the number by a later LLVM, if it differs, which then counts as LLVM's.
        shipped: the number that AMD's own hand-written kernels leave, if it is smaller: that too few are wrong for sure
            would say that they are.
    """

    manual: StateCount
    llvm: StateCount
    later: StateCount = None
    shipped: StateCount = None

    @property
    def of_llvm(self) -> StateCount:
        """The number of the latest LLVM that is known."""
        return self.llvm if self.later is None else self.later

    def bounds(self, passes: int) -> tuple[int, int]:
        """Two numbers: fewer states than the first are surely wrong, fewer than the second are not proved right."""
        said = [_of(number, passes) for number in (self.manual, self.of_llvm) if number is not None]
        sure = min(said) if len(said) == 2 else 0
        return (sure if self.shipped is None else min(sure, _of(self.shipped, passes))), max(said)


def _of(number: int | tuple[int, int, int, int], passes: int) -> int:
    if isinstance(number, int):
        return number
    return next((one for most, one in zip(_PASSES, number, strict=True) if passes <= most), number[-1])


_2A, _940, _950 = "gfx90a", "gfx940", "gfx950"
FAMILIES = {"gfx90a": _2A, "gfx940": _940, "gfx941": _940, "gfx942": _940, "gfx950": _950}
"""The architectures that have a table, and the name that it has here."""
RUN_BY = {"gfx9-4-generic": ("gfx942", "gfx950")}
"""Of generic code, the processors that may run it: it needs what any of them needs."""

_FULL = ((2, 4, 8, 16), (3, 5, 9, 17), (4, 6, 10, 18))
_AS_LONG = _FULL[0]
_ONE_MORE = _FULL[1]
_TWO_MORE = _FULL[2]
_THREE_MORE = (5, 7, 11, 19)
_FOR_DOUBLE_950 = (3, 6, 10, 18)
_THREE_MORE_950 = (5, 8, 12, 20)
_SHORT_ALONE = (2, 0, 0, 0)


def _both(*numbers: StateCount) -> Mapping[str, NeededStates]:
    """The numbers of gfx90a, gfx940 and gfx950, where both sources agree; ``None``: no row there."""
    return {
        family: NeededStates(one, one)
        for family, one in zip((_2A, _940, _950), numbers, strict=True)
        if one is not None
    }


def _rows() -> Iterator[tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]]:
    for use in (
        ConsumerKind.FACTOR,
        ConsumerKind.VALU_READ,
        ConsumerKind.VALU_WRITE,
        ConsumerKind.MEMORY_READ,
    ):
        yield ProducerKind.XDL, use, _both(_THREE_MORE, _THREE_MORE, _THREE_MORE_950)
        yield ProducerKind.SGEMM, use, _both(None, _TWO_MORE, _TWO_MORE)
    yield ProducerKind.XDL, ConsumerKind.SAME_ADDEND, _both(None, _SHORT_ALONE, _SHORT_ALONE)
    # The manuals forward between instructions of as many passes. AMD's developers say: between equal ones alone, and
    # others need what a part of the result needs (llvm/llvm-project 218363, open).
    like_part = {
        _2A: NeededStates(None, 0, _AS_LONG),
        _940: NeededStates(_SHORT_ALONE, _SHORT_ALONE, _ONE_MORE),
        _950: NeededStates(_SHORT_ALONE, _SHORT_ALONE, _TWO_MORE),
    }
    yield ProducerKind.XDL, ConsumerKind.OTHER_ADDEND, like_part
    yield ProducerKind.XDL, ConsumerKind.PART_XDL, _both(_AS_LONG, _ONE_MORE, _TWO_MORE)
    yield ProducerKind.XDL, ConsumerKind.PART_SGEMM, _both(None, _ONE_MORE, _FOR_DOUBLE_950)
    yield ProducerKind.XDL, ConsumerKind.PART_DGEMM, _both(_ONE_MORE, _ONE_MORE, _FOR_DOUBLE_950)
    # LLVM compares registers alone; the manuals forward to an instruction of as many passes, and to no other.
    yield (
        ProducerKind.XDL,
        ConsumerKind.EQUAL_XDL,
        {_940: NeededStates(_ONE_MORE, _SHORT_ALONE), _950: NeededStates(_TWO_MORE, _SHORT_ALONE)},
    )
    yield (
        ProducerKind.XDL,
        ConsumerKind.EQUAL_SGEMM,
        {_940: NeededStates(_ONE_MORE, _SHORT_ALONE), _950: NeededStates(_FOR_DOUBLE_950, _SHORT_ALONE)},
    )
    yield ProducerKind.SGEMM, ConsumerKind.SAME_ADDEND, _both(None, _SHORT_ALONE, _SHORT_ALONE)
    for use in (ConsumerKind.EQUAL_SGEMM, ConsumerKind.EQUAL_XDL):
        yield (
            ProducerKind.SGEMM,
            use,
            {_940: NeededStates(0, _SHORT_ALONE), _950: NeededStates(0, _SHORT_ALONE)},
        )
    yield ProducerKind.SGEMM, ConsumerKind.PART_XDL, {_940: NeededStates(_AS_LONG, 0)}
    yield ProducerKind.SGEMM, ConsumerKind.PART_SGEMM, _both(None, _AS_LONG, _AS_LONG)
    yield ProducerKind.SGEMM, ConsumerKind.PART_DGEMM, _both(None, _AS_LONG, _AS_LONG)
    yield from _of_loads()
    yield from _of_doubles()
    yield from _of_vectors()
    yield from _of_scalars()


def _of_loads() -> Iterator[tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]]:
    """Loads into registers of matrix instructions, of which the manuals say nothing."""

    def alone(*numbers: StateCount) -> Mapping[str, NeededStates]:
        families = zip((_2A, _940, _950), numbers, strict=True)
        return {family: NeededStates(None, one) for family, one in families if one is not None}

    yield ProducerKind.XDL, ConsumerKind.MEMORY_WRITE, alone(_THREE_MORE, _THREE_MORE, _THREE_MORE_950)
    yield ProducerKind.SGEMM, ConsumerKind.MEMORY_WRITE, alone(None, _TWO_MORE, _TWO_MORE)
    yield ProducerKind.DGEMM_4, ConsumerKind.MEMORY_WRITE, alone(6, 6, 6)
    yield ProducerKind.DGEMM_16, ConsumerKind.MEMORY_WRITE, alone(11, 11, 11)
    yield ProducerKind.ADDEND, ConsumerKind.MEMORY_WRITE, alone(*((1, 3, 7, 15),) * 3)


def _of_doubles() -> Iterator[tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]]:
    def rows(
        first: ProducerKind, use: ConsumerKind, number: int, on_950: int
    ) -> tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]:
        return (
            first,
            use,
            {
                _2A: NeededStates(None, number),
                _940: NeededStates(number, number),
                _950: NeededStates(on_950, on_950),
            },
        )

    yield rows(ProducerKind.DGEMM_4, ConsumerKind.SAME_ADDEND, 4, 4)
    yield rows(ProducerKind.DGEMM_4, ConsumerKind.PART_DGEMM, 4, 4)
    yield rows(ProducerKind.DGEMM_16, ConsumerKind.PART_DGEMM, 9, 17)
    for use in (ConsumerKind.EQUAL_SGEMM, ConsumerKind.PART_SGEMM):
        yield ProducerKind.DGEMM_4, use, _both(None, 4, 4)
        yield ProducerKind.DGEMM_16, use, _both(None, 9, 17)
    for use in (ConsumerKind.FACTOR, ConsumerKind.VALU_READ):
        yield rows(ProducerKind.DGEMM_4, use, 6, 6)
        yield rows(ProducerKind.DGEMM_16, use, 11, 19)
    yield rows(ProducerKind.DGEMM_4, ConsumerKind.VALU_WRITE, 6, 6)
    overwritten = {_2A: NeededStates(None, 11), _940: NeededStates(11, 11), _950: NeededStates(19, 11)}
    yield ProducerKind.DGEMM_16, ConsumerKind.VALU_WRITE, overwritten
    yield (
        ProducerKind.DOUBLE,
        ConsumerKind.DOUBLE_FMA,
        {family: NeededStates(None, 2) for family in (_2A, _940, _950)},
    )
    # counted from the VALU result
    yield ProducerKind.BEFORE_DOUBLE, ConsumerKind.MEMORY_READ, {_2A: NeededStates(None, 2)}
    yield rows(ProducerKind.DGEMM_4, ConsumerKind.MEMORY_READ, 9, 9)
    yield rows(ProducerKind.DGEMM_16, ConsumerKind.MEMORY_READ, 18, 18)


def _of_vectors() -> Iterator[tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]]:
    yield ProducerKind.ADDEND, ConsumerKind.VALU_WRITE, _both(*((1, 3, 7, 15),) * 3)
    matrix = (ConsumerKind.FACTOR, ConsumerKind.SAME_ADDEND, ConsumerKind.EQUAL_XDL, ConsumerKind.EQUAL_SGEMM)
    for use in (*matrix, ConsumerKind.PART_XDL, ConsumerKind.PART_SGEMM, ConsumerKind.PART_DGEMM):
        yield ProducerKind.VALU, use, _both(2, 2, 2)
        yield ProducerKind.DOT, use, {family: NeededStates(3, 0) for family in (_2A, _940, _950)}
    for use in (ConsumerKind.VALU_READ, ConsumerKind.VALU_WRITE, ConsumerKind.MEMORY_READ):
        yield ProducerKind.DOT, use, _both(3, 3, 3)
    yield (
        ProducerKind.TRANSCENDENTAL,
        ConsumerKind.VALU_READ,
        _both(None, 1, 1),
    )  # which reads as `ConsumerKind.TRANS_READ` need not
    kept = {family: NeededStates(None, 1) for family in (_940, _950)}
    yield ProducerKind.TRANSCENDENTAL, ConsumerKind.KEPT, kept
    yield ProducerKind.PARTIAL, ConsumerKind.VALU_READ, _both(None, 1, 1)
    for use in (ConsumerKind.VALU_WRITE, ConsumerKind.MATRIX_WRITE):
        yield ProducerKind.PARTIAL, use, kept
    yield ProducerKind.VALU, ConsumerKind.DPP, _both(2, 2, 2)
    yield (
        ProducerKind.VALU,
        ConsumerKind.BESIDE_DPP,
        {family: NeededStates(0, 2) for family in (_2A, _940, _950)},
    )
    yield ProducerKind.VALU, ConsumerKind.READLANE, _both(None, 1, 1)
    yield ProducerKind.VALU, ConsumerKind.READFIRSTLANE, {_940: NeededStates(0, 1), _950: NeededStates(0, 1)}
    yield ProducerKind.VALU, ConsumerKind.PERMLANE, _both(None, None, 2)
    for use in (ConsumerKind.VALU_WRITE, ConsumerKind.MATRIX_WRITE):
        yield ProducerKind.STORED, use, _both(1, 2, 2)
        # The manuals and LLVM up to 23 need none. On an MI350X the store had the later value each time, and one state
        # cleared it: llvm/llvm-project 197267, which leaves one on gfx942, too, of which no run is told.
        by_sgpr = {_940: NeededStates(0, 0, 1), _950: NeededStates(1, 0, 1)}
        yield ProducerKind.STORED_BY_SGPR, use, by_sgpr


def _of_scalars() -> Iterator[tuple[ProducerKind, ConsumerKind, Mapping[str, NeededStates]]]:
    yield ProducerKind.SGPR, ConsumerKind.VMEM_SGPR, _both(5, 5, 5)
    yield ProducerKind.SGPR, ConsumerKind.LANE_SELECT, _both(4, 4, 4)
    yield ProducerKind.SGPR, ConsumerKind.DIV_FMAS, _both(4, 4, 4)
    yield ProducerKind.SGPR, ConsumerKind.CONSTANT, _both(None, 2, 2)
    yield ProducerKind.SGPR, ConsumerKind.CARRY, {_940: NeededStates(0, 2), _950: NeededStates(0, 2)}
    # LLVM takes EXEC, which each access reads, for an SGPR like any other.
    yield ProducerKind.EXEC, ConsumerKind.MEMORY_EXEC, {one: NeededStates(0, 5) for one in (_2A, _940, _950)}
    yield ProducerKind.EXEC, ConsumerKind.DPP_EXEC, _both(5, 5, 5)
    yield ProducerKind.EXEC, ConsumerKind.MATRIX_EXEC, _both(4, 4, 4)
    yield ProducerKind.EXEC, ConsumerKind.LANE_EXEC, _both(None, 4, 4)
    yield ProducerKind.EXEC, ConsumerKind.CONSTANT, _both(None, 2, 2)
    yield ProducerKind.EXEC, ConsumerKind.PERMLANE_EXEC, _both(None, None, 4)
    for use in (ConsumerKind.ADD_TID, ConsumerKind.SENDMSG, ConsumerKind.MOVREL):
        yield ProducerKind.M0, use, _both(1, 1, 1)
    # AITER 0.1.7 ships 2,501 code objects written by hand: of 120 taken at random, 102 have an LDS-DMA right behind the
    # scalar instruction that writes M0.
    hand_written = {_940: NeededStates(1, 1, shipped=0), _950: NeededStates(1, 1, shipped=0)}
    yield ProducerKind.M0, ConsumerKind.LDS_DMA, {_2A: NeededStates(1, 1), **hand_written}
    for use in (ConsumerKind.GETREG, ConsumerKind.SETREG):
        yield ProducerKind.HWREG, use, _both(2, 2, 2)


TABLE: Mapping[tuple[ProducerKind, ConsumerKind], Mapping[str, NeededStates]] = {
    (first, use): needed for first, use, needed in _rows()
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


def longest(first: ProducerKind, family: str, passes: int) -> int:
    """The most wait states that any row requires behind a first instruction."""
    rows = (needed[family] for (one, _), needed in TABLE.items() if one is first and family in needed)
    return max((needed.bounds(passes)[1] for needed in rows), default=0)
