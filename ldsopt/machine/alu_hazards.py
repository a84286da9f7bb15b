"""Proves that RDNA's hazards between two instructions are filled: by other instructions, or waits for the ALUs.

Rule. Behind a first instruction a hazard is *pending* (`PendingHazard`), on registers, with the instructions of its
unit that have passed since. If a second instruction uses such a register in the way of a row of
`ldsopt.machine.alu_hazard_table`, fewer have passed than the row requires, and nothing has ended the hazard, that is a
finding. Where paths join, the hazards of both are pending, with the fewest that passed.

Three hazards have three steps. A scalar register that the VALU reads, on gfx11 as a mask of 64 lanes, is *marked*; when
it is written its new value is pending. A vector register that is written in front of an SALU write of EXEC is pending
together with one that is written behind it.

Sure or not. A hazard is definite if both sources require a fill at this distance, and neither takes an instruction
between the two for one (`AluHazardUses.doubted`).

Example, gfx1100; an s_waitcnt_depctr depctr_va_vdst(0) is missing between the two::

    v_exp_f32_e32 v0, v1
    v_add_f32_e32 v2, v0, v0

Registers are read off the text. Only the architectures of `ALU_FAMILIES` are examined.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from operator import add
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.operands import EVERY, VCC, RegisterSet, register, spell
from ldsopt.machine.alu_hazard_table import (
    ALU_FAMILIES,
    ALU_FILLS,
    ALU_TABLE,
    HazardUnit,
    HazardUse,
    PendingHazard,
)
from ldsopt.machine.alu_hazard_uses import DENORMAL_MODE, AluHazardUses, alu_hazard_uses, is_of_64_lanes
from ldsopt.machine.hazards import (
    ALWAYS,
    HazardFault,
    HazardFinding,
    HazardWalk,
    PathBits,
    PendingEntry,
    longest,
)
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_ROUND_EXEC = 4
"""VALU instructions from a result to one behind a write of EXEC, the latter counted, that are enough: both sources."""
_OF_64_LANES = frozenset({"gfx11", "gfx115"})
_BY_SALU = {"gfx12": PendingHazard.SGPR_BY_SALU}
_BY_VALU = {"gfx12": PendingHazard.SGPR_BY_VALU}
_UNITS = {unit: number for number, unit in enumerate(HazardUnit)}
_VECTOR = pattern(r"\bv\d+")
_OVERWRITTEN = (PendingHazard.WRITTEN, PendingHazard.WRITTEN_BEFORE_EXEC, PendingHazard.WRITTEN_ROUND_EXEC)


class _HazardSite(NamedTuple):
    """A pending hazard's kind, the place of its first instruction, and true if it may be over."""

    kind: PendingHazard
    block: int
    position: int
    is_doubted: bool


@dataclass
class _ScalarMarks(PathBits):
    """Scalar registers that the VALU read, on some path, and without doubt."""

    possible: RegisterSet = 0
    sure: RegisterSet = 0


def alu_hazard_findings(function: AsmFunction, arch: Arch) -> tuple[HazardFinding, ...]:
    """All unfilled hazards of a function, its callees' code included.

    Args:
        function: the code, without paths that are never taken.
        arch: its architecture; without rows for it there are no findings.
    """
    family = ALU_FAMILIES.get(arch.name)
    return _AluWalk(function, arch, family).findings() if family else ()


class _AluWalk(HazardWalk[PendingEntry, _ScalarMarks]):
    def __init__(self, function: AsmFunction, arch: Arch, family: str) -> None:
        super().__init__(function.blocks, [_ScalarMarks() for _ in function.blocks], len(_UNITS))
        self._family, self._arch = family, arch
        if family == "gfx12" and not function.is_kernel and self._beside:
            self._beside[0].possible = EVERY | VCC  # a caller's VALU instructions may have read any
        is_wide = family in _OF_64_LANES and is_of_64_lanes(function)
        self._marks_reads = family == "gfx12"
        self._marks_masks = is_wide
        self._by_salu = _BY_SALU.get(family, PendingHazard.MASK_BY_SALU)
        self._by_valu = _BY_VALU.get(family, PendingHazard.MASK_BY_VALU)
        self._limits = {kind: longest(ALU_TABLE, kind, family) for kind in PendingHazard}
        for kind in (PendingHazard.WRITTEN, PendingHazard.WRITTEN_BEFORE_EXEC):
            self._limits[kind] = _ROUND_EXEC if is_wide else 0
        for kind, then in (
            (PendingHazard.MEMORY, PendingHazard.MEMORY_AND_BRANCH),
            (PendingHazard.LDS, PendingHazard.LDS_AND_BRANCH),
        ):
            self._limits[kind] = self._limits[then]

    def findings(self) -> tuple[HazardFinding, ...]:
        """Each pair once, at its worst; none without the only instruction that meets a hazard on gfx103."""
        meets = self._family != "gfx103" or any(
            one.mnemonic == DENORMAL_MODE for block in self._blocks for one in block.instructions
        )
        return super().findings() if meets and any(self._limits.values()) else ()

    def _walk(self, index: int, marks: _ScalarMarks) -> None:
        for position, instruction in enumerate(self._blocks[index].instructions):
            uses = alu_hazard_uses(instruction.mnemonic, instruction.operands, self._arch)
            if self._pending:
                self._meet(instruction, uses)
                self._end(uses)
            self._count(uses)
            # The latest hazard that leaves a register counts.
            if uses.written and self._limits[PendingHazard.WRITTEN_BEFORE_EXEC]:
                before = [one for one in self._pending if one.site.kind is PendingHazard.WRITTEN_BEFORE_EXEC]
                for one in before:
                    self._add(
                        PendingHazard.WRITTEN_ROUND_EXEC,
                        one.registers,
                        instruction,
                        (index, position),
                        others=uses.written,
                    )
            for kind, produced, is_agreed in uses.produced:
                if self._limits[kind]:
                    self._add(kind, produced, instruction, (index, position), is_doubted=not is_agreed)
            self._mark(instruction, uses, marks, index, position)

    def _passed(self, one: PendingEntry) -> int:
        unit = _UNITS[one.site.kind.unit]
        return self._counts[unit] - one.issued[unit]

    def _meet(self, second: AsmInstruction, uses: AluHazardUses) -> None:
        """Notes an instruction's findings on pending registers."""
        for use, used in uses.consumed:
            for one in self._pending:
                common = one.registers & used
                if common and (not one.others or one.others & used):
                    self._met(one, second, use, common, uses)

    def _met(
        self,
        one: PendingEntry,
        second: AsmInstruction,
        use: HazardUse,
        common: RegisterSet,
        uses: AluHazardUses,
    ) -> None:
        row = one.site.kind, use
        needed = ALU_TABLE.get(row, {}).get(self._family)
        if needed is None:
            return
        sure, enough = needed.bounds(0)
        passed = self._passed(one)
        if passed >= enough:
            return
        is_sure = passed < sure and not one.site.is_doubted
        if one.others:  # ACO asks of registers, LLVM of operands
            is_sure &= any(
                mine & common and other & one.others
                for mine in uses.factors
                for other in uses.factors
                if mine is not other
            )
        fault, fill = one.site.kind.fault, self._spelled(ALU_FILLS[row], common, second)
        self._note(
            (one.first.line, second.line, one.site.kind),
            HazardFinding(
                one.first,
                second,
                f"{one.site.kind.says}; the other {use.value}",
                fault,
                spell(common) if common > 0 else "",
                enough - passed
                if enough < ALWAYS and (fault is HazardFault.DISTANCE or fill == "v_nop")
                else 0,
                fill,
                is_sure,
            ),
        )

    def _spelled(self, fill: str, common: RegisterSet, second: AsmInstruction) -> str:
        """The fill for this architecture, these registers and the second instruction."""
        if common > 0 and not common & ~VCC:
            fill = fill.replace("va_sdst", "va_vcc")
        if "vN" in fill:  # LLVM moves the second one's source to itself: hardware may discard a v_nop
            source = _VECTOR.search(second.operands.partition(",")[2])
            return fill.replace("vN", source[0]) if source else fill
        if self._arch.generation == "gfx1250":
            return "v_nop"
        return fill.replace("s_waitcnt_depctr", "s_wait_alu") if self._arch.generation == "gfx12" else fill

    def _end(self, uses: AluHazardUses) -> None:
        """Removes the hazards that an instruction ends, and converts those that it changes."""
        for kind, ended in uses.ended:
            for one in self._pending:
                if one.site.kind is kind:
                    one.registers &= ~ended
        for kind, doubted in uses.doubted:
            for one in tuple(self._pending):
                if one.site.kind is kind and not one.site.is_doubted and one.registers & doubted:
                    site = one.site._replace(is_doubted=True)
                    self._pending.append(replace(one, site=site, registers=one.registers & doubted))
                    one.registers &= ~doubted
        for kind, then in uses.moved:
            for one in self._pending:
                if one.site.kind is kind:
                    one.site = one.site._replace(kind=then)
        if uses.written:
            for one in self._pending:
                if one.site.kind in _OVERWRITTEN:
                    one.registers &= ~uses.written
                    if one.others and not one.others & ~uses.written:
                        one.registers = 0
                    one.others &= ~uses.written

    def _count(self, uses: AluHazardUses) -> None:
        more = uses.valu, uses.salu, uses.valu + uses.salu, uses.states
        self._counts = [*map(add, self._counts, more)]
        if self._pending:
            self._pending = [
                one
                for one in self._pending
                if one.registers and self._passed(one) < self._limits[one.site.kind]
            ]

    def _add(
        self,
        kind: PendingHazard,
        produced: RegisterSet,
        first: AsmInstruction,
        place: tuple[int, int],
        *,
        others: RegisterSet = 0,
        is_doubted: bool = False,
    ) -> None:
        if not is_doubted and not others:
            for one in self._pending:
                if one.site.kind is kind:
                    one.registers &= ~produced
            self._pending = [one for one in self._pending if one.registers]
        site = _HazardSite(kind, *place, is_doubted)
        for one in self._pending:
            if one.site == site:  # the others of several results in front of a write of EXEC
                one.registers |= produced
                return
        self._pending.append(PendingEntry(site, first, produced, tuple(self._counts), others))

    def _mark(
        self, first: AsmInstruction, uses: AluHazardUses, marks: _ScalarMarks, index: int, position: int
    ) -> None:
        """Follows scalar registers from reads by the VALU to writes, behind which their values are pending."""
        if not (self._marks_masks or self._marks_reads):
            return
        if self._marks_reads and uses.is_scalar:
            # Ends VALU results: by LLVM, an SALU instruction that reads an SGPR waits for all, and VCC is
            # apart. LLVM relies on it for registers that it takes to be marked; for others its wait is a
            # doubt. ACO never does.
            for mask in (VCC, ~VCC):
                if uses.read & mask:
                    seen = ((self._by_valu, mask),)
                    is_marked = uses.read & mask & marks.possible
                    self._end(AluHazardUses(ended=seen) if is_marked else AluHazardUses(doubted=seen))
        if self._marks_masks and uses.read and uses.valu:
            marks.sure = 0  # ACO: the VALU's reading of any SGPR ends it; LLVM: nothing does
        read = uses.masks if self._marks_masks else _pairs(uses.read) if uses.valu else 0
        if uses.ends_reads:
            marks.sure = 0
        if self._marks_reads:  # an instruction's own reads count; of masks, those in front of it do
            marks.possible |= read
            marks.sure |= read
        if (uses.valu or uses.is_scalar) and (common := uses.scalars & marks.possible):
            kind, other = (self._by_valu, self._by_salu) if uses.valu else (self._by_salu, self._by_valu)
            # A doubt: LLVM looks at the last write of VCC alone, ACO at one by each unit.
            self._end(AluHazardUses(doubted=((other, common & VCC),)))
            sure = common & marks.sure
            for registers_, is_doubted in ((sure, False), (common & ~sure, True)):
                if registers_:
                    self._add(kind, registers_, first, (index, position), is_doubted=is_doubted)
        if self._marks_masks:
            marks.sure &= ~uses.scalars  # LLVM: behind a write, and its wait, the read before it is over
            marks.possible |= read
            marks.sure |= read


def _pairs(scalars: RegisterSet) -> RegisterSet:
    """Scalar registers, and the other ones of their pairs, by which the hardware remembers them (both sources)."""
    even = _EVEN & (scalars | scalars >> 1)
    return even | even << 1


def _even() -> Iterator[RegisterSet]:
    for number in range(0, 106, 2):
        yield register(f"s{number}")
    yield register("vcc_lo")


_EVEN: RegisterSet = sum(_even())
