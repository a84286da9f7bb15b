"""The two sides of a finding in words: IR, assembly, variables, and an identity that survives edits by `annotate`.

`annotate` launders a DMA's destination, so its text changes. An access is therefore identified by its IR with the
pointer from before the laundering, however often it was laundered, and its number among the function's accesses.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ldsopt.analysis.provenance.laundered import unlaundered
from ldsopt.checker.compiler_faults import DUAL_BESIDE_MATRIX, STORE_BY_SGPR, TRAP_REGISTERS
from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict, added_by_waits
from ldsopt.ir.details import read_call
from ldsopt.ir.metadata import AliasMetadata, declared_noalias
from ldsopt.ir.module import LOCAL, Module
from ldsopt.ir.syntax import argument_value, attachments
from ldsopt.isa.assembly import AsmInstruction, Assembly
from ldsopt.isa.statements import Unreadable
from ldsopt.isa.wait_facts import WaitFinding
from ldsopt.machine.hazards import HazardFault, HazardFinding
from ldsopt.machine.wait_state_table import ProducerKind
from ldsopt.touch import Touch

if TYPE_CHECKING:  # code alone is described without them
    from ldsopt.checker.accesses import Accesses
    from ldsopt.checker.mapping import AccessMap
    from ldsopt.checker.ordering import Overtaken

_RULES_OF_HAZARDS = {
    HazardFault.SOURCE: Rule.SOURCE_OVERWRITTEN,
    HazardFault.RESULT: Rule.ALU_HAZARD,
    HazardFault.DISTANCE: Rule.WAIT_STATES,
}


class DescribeCode:
    """Puts the places of findings in code without IR into words."""

    _llvm = ""
    _is_of_code: ClassVar[bool] = True

    def __init__(self, listing: Assembly) -> None:
        self._authored = frozenset().union(*(function.authored for function in listing.functions))
        self.instruction = cache(self._place)  # an instruction is in many findings

    def _place(self, instruction: AsmInstruction) -> FindingPlace:
        """The place of a machine instruction."""
        asm, is_authored = instruction.text, instruction.line in self._authored
        return FindingPlace(None, "", instruction.line, asm, instruction.mnemonic, is_authored=is_authored)

    def of_wait(self, function: str, found: WaitFinding, rule: Rule, unproven: str = "") -> Finding:
        """The finding for a result of the wait checker; ``unproven`` is the reason if it is not definite."""
        return Finding(
            rule,
            Verdict.DEFINITE if found.verdict is Touch.MUST else Verdict.UNPROVEN,
            function,
            self.instruction(found.started),
            self.instruction(found.used),
            found.counter,
            found.path,
            found.registers,
            found.executions,
            claimed_apart=self._claimed_apart(found.started, found.used),
            reason="" if found.verdict is Touch.MUST else unproven,
            llvm=self._llvm,
            is_of_code=self._is_of_code,
        )

    def _claimed_apart(self, first: AsmInstruction, second: AsmInstruction) -> bool:
        """True if the IR's alias scopes claim it; for code alone they are not known."""
        return False

    def of_hazard(self, function: str, found: HazardFinding) -> Finding:
        """The finding for a hazard that nothing fills."""
        first, second = self.instruction(found.first), self.instruction(found.second)
        where = ", in the inline assembly" if first.is_authored or second.is_authored else ""
        fill = "" if found.fault is HazardFault.DISTANCE else found.fill
        times = f" {found.states} times" if found.states > 1 else ""
        verdict = Verdict.DEFINITE if found.is_sure else Verdict.UNPROVEN
        return Finding(
            _RULES_OF_HAZARDS[found.fault],
            verdict,
            function,
            first,
            second,
            registers=found.registers,
            reason=found.says,
            states_missing=found.states,
            is_of_code=True,
            advice=f"put `{fill}`{times} in front of the second{where}; {added_by_waits(verdict)}"
            if fill
            else "",
            fill=fill,
        )

    def unreadable(self, function: str, found: Unreadable, text: str) -> Finding:
        """The finding for code that only an assembler can read."""
        place = FindingPlace(None, "", found.line, text.strip(), identity=found.why)
        rule, verdict = Rule.UNREADABLE_CODE, Verdict.UNPROVEN
        return Finding(rule, verdict, function, place, reason=found.why, is_of_code=True)


class Describe(DescribeCode):
    """Puts the places of one module's findings into words.

    Args:
        module: the module.
        accesses: its LDS accesses.
        mapping: the origins of the listing's instructions.
        listing: the code.
        llvm: the version of LLVM that made it; empty where it is not known.
    """

    _is_of_code = False

    def __init__(
        self, module: Module, accesses: Accesses, mapping: AccessMap, listing: Assembly, llvm: str = ""
    ) -> None:
        super().__init__(listing)
        self._llvm, self._text = llvm, listing.text
        self._module, self._accesses, self._mapping = module, accesses, mapping
        self._numbers = {
            access.line: number
            for function in accesses.functions
            for number, access in enumerate(function.accesses)
        }
        self.access = cache(self._place_of)
        self._bases = cache(self._names)  # instructions of one class may all be the same accesses
        self._numbers_of = cache(lambda lines: tuple(self._numbers[line] for line in lines))
        alias_metadata = AliasMetadata(module.lines)
        self._scopes = cache(
            lambda line: alias_metadata.of(module.lines[line])
        )  # an access is in many findings

    def _place_of(self, line: int) -> FindingPlace:
        """The place of an access, by its line."""
        text = attachments(self._module.lines[line])[0].strip()
        if line not in self._numbers:  # a barrier, or an access of other memory
            return FindingPlace(line + 1, text, identity=text)
        identity, bases = self._before_laundering(line, text), self._bases((line,))
        return FindingPlace(line + 1, text, identity=identity, accesses=(self._numbers[line],), bases=bases)

    def _place(self, instruction: AsmInstruction) -> FindingPlace:
        plain, origin = super()._place(instruction), self._mapping.of(instruction)
        if origin.access is None:
            lines = self._accesses.possible(origin)
            return replace(plain, accesses=self._numbers_of(lines), bases=self._bases(lines))
        return replace(self.access(origin.access), asm_line=plain.asm_line, asm=plain.asm)

    def of_hazard(self, function: str, found: HazardFinding) -> Finding:
        """As for code without IR, with the known fault of the compiler."""
        plain, known = super().of_hazard(function, found), ""
        if ProducerKind.STORED_BY_SGPR.value in found.says:
            known = STORE_BY_SGPR.said_of(self._llvm)
        elif "va_sdst" in found.fill and any(
            line.lstrip().startswith("s_") and "ttmp" in line
            for line in self._text[found.first.line : found.second.line]
        ):
            known = TRAP_REGISTERS.said_of(self._llvm)
        elif "matrix" in found.says and any("::" in one.operands for one in (found.first, found.second)):
            known = DUAL_BESIDE_MATRIX.said_of(self._llvm)
        reason = f"{plain.reason}; {known}" if known else plain.reason
        return replace(plain, llvm=self._llvm, is_of_code=False, reason=reason)

    def unreadable(self, function: str, found: Unreadable, text: str) -> Finding:
        """As for code without IR."""
        return replace(super().unreadable(function, found, text), is_of_code=False)

    def reordered(self, function: str, pair: Overtaken, touch: Touch) -> Finding:
        """The finding for an access that is issued before the one that precedes it in the IR."""
        return Finding(
            Rule.REORDERED,
            Verdict.DEFINITE if touch is Touch.MUST else Verdict.UNPROVEN,
            function,
            self.instruction(pair.first_instruction),
            self.instruction(pair.second_instruction),
            claimed_apart=all(self._declared_apart(a, b) for a in pair.first for b in pair.second),
        )

    def _claimed_apart(self, first: AsmInstruction, second: AsmInstruction) -> bool:
        """True if the IR's alias scopes claim it."""
        one, other = self._mapping.of(first).access, self._mapping.of(second).access
        return one is not None and other is not None and self._declared_apart(one, other)

    def _declared_apart(self, one: int, other: int) -> bool:
        """True if alias metadata of the accesses on two lines says so: a promise, not proof. It decides no verdict."""
        return declared_noalias(self._scopes(one), self._scopes(other))

    def _names(self, lines: tuple[int, ...]) -> tuple[str, ...]:
        found: set[int] = set()
        for line in lines:
            bases = self._accesses.footprint(line).bases
            if bases is None:
                return ()
            found |= bases
        return tuple(self._accesses.provenance.bases[base].name for base in sorted(found))

    def _before_laundering(self, line: int, text: str) -> str:
        access = self._accesses.by_line[line]
        if not access.is_dma or access.intrinsic is None or access.intrinsic.pointer is None:
            return text
        argument = read_call(text).arguments[access.intrinsic.pointer]
        start, stop = argument_value(text, argument, LOCAL)
        return text[:start] + unlaundered(self._module.lines, line, text[start:stop]) + text[stop:]
