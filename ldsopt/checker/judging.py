"""What is wrong with code that a module was compiled to: every finding of `check`, function by function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.barriers import parting_kernels
from ldsopt.checker.code_paths import CodePaths, PathOptions, find_paths
from ldsopt.checker.compiler_faults import llvm_of
from ldsopt.checker.findings import Check, Finding, FunctionCheck, Rule, Verdict
from ldsopt.checker.ir_findings import invitations, weak_fences
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.ordering import CompiledFunction, overtaken
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.phase_conflicts import phase_conflicts
from ldsopt.checker.places import Describe
from ldsopt.checker.wave_overlap import why_unproven
from ldsopt.codegen.compile import Compiled
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.successors import successors
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import FunctionWaits, WaitFinding, WaitFindingKind
from ldsopt.target.intrinsics import Transfer
from ldsopt.touch import Touch
from ldsopt.transforms.annotate.bare_barriers import guarding_fence
from ldsopt.transforms.annotate.options import NAMED_BASES

_RULES = {
    WaitFindingKind.MISSING_WAIT: Rule.MISSING_WAIT,
    WaitFindingKind.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    WaitFindingKind.BARE_BARRIER: Rule.BARE_BARRIER,
    WaitFindingKind.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
    WaitFindingKind.AT_RETURN: Rule.AT_RETURN,
}
_ORDER = {Verdict.DEFINITE: 0, Verdict.UNPROVEN: 1, Verdict.LATENT: 2}


@dataclass(frozen=True, slots=True)
class MappedCode:
    """What a module compiles to, and where it comes from.

    Attributes:
        accesses: of the module.
        listing: the code.
        mapping: of its LDS instructions.
        compiled: the code as the compiler wrote it.
    """

    accesses: Accesses
    listing: Assembly
    mapping: AccessMap
    compiled: Compiled


def judge(module: Module, code: MappedCode, options: CheckOptions, *, explain: bool = True) -> Check:
    """Checks code that a module was compiled to.

    Args:
        module: that was compiled.
        code: what it was compiled to.
        options: how.
        explain: also find out what each wait is for, and a path for each finding. Without it, too many waits count as
            recoverable.
    """
    judging = Judging(module, code, options)
    judged = [judging.function(function, explain=explain) for function in code.listing.functions]
    return judging.check(judged)


@dataclass(frozen=True, slots=True)
class JudgedFunction:
    """One function: its waits counted, and what is wrong with it."""

    summary: FunctionCheck
    findings: tuple[Finding, ...]


class Judging:
    """What is asked of the code of one module, once or, with other waits in it, again.

    Args:
        module, code, options: as for `judge`.

    Attributes:
        overlap: which LDS instructions may touch common bytes.
        parting: the kernels in which waves may pass different barriers.
    """

    def __init__(self, module: Module, code: MappedCode, options: CheckOptions) -> None:
        self._module, self._code, self._options = module, code, options
        self._arch = require_arch(module)
        self.overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
        self._describe = Describe(
            module, code.accesses, code.mapping, code.listing, llvm_of(code.compiled.compiler)
        )
        self._callers = Callers(code.listing)
        self.parting = parting_kernels(code.accesses.provenance)
        self._paths: dict[str, CodePaths] = {}
        self._elsewhere: list[Finding] | None = None

    def with_callees(self, function: AsmFunction) -> AsmFunction:
        """A function with its callees' code."""
        return self._callers.with_callees(function)

    def paths(self, function: AsmFunction) -> CodePaths:
        """What is told apart in a function's code, its callees' included; it does not depend on waits."""
        found = self._paths.get(function.name)
        if found is None:
            known = PathOptions(function.name in self.parting, frozenset(self._options.promises))
            found = find_paths(self._code.accesses, self.overlap, function, self._arch, known)
            self._paths[function.name] = found
        return found

    def function(
        self, alone: AsmFunction, waits: FunctionWaits | None = None, *, explain: bool = True
    ) -> JudgedFunction:
        """Judges a function of the listing.

        Args:
            alone: the function.
            waits: what was found of it and its callees' code, if that is known already.
            explain: as for `judge`.
        """
        function = self.with_callees(alone)
        if waits is None:
            waits = self.checked_code(function).check(explain=explain)
        text = self._code.listing.text
        findings = list(self._described(function, waits))
        findings += (
            self._describe.unreadable(function.name, u, text[u.line - 1]) for u in function.unreadable
        )
        return JudgedFunction(_summary(alone, waits, self._code.mapping), tuple(findings))

    def findings(self, alone: AsmFunction) -> tuple[Finding, ...]:
        """What is wrong with the waits of a function of the listing, or of the same function with other waits."""
        function = self.with_callees(alone)
        return tuple(self._described(function, self.checked_code(function).check(explain=False)))

    def checked_code(self, function: AsmFunction) -> CheckedCode:
        """A function, its callees' code included, and what it is checked with."""
        paths, part = self.paths(function), function.name in self.parting
        return CheckedCode(
            function,
            self._arch,
            self.overlap,
            waves_part=part,
            loops=paths.loops,
            ways=paths.ways,
            between=paths.between,
            within=paths.within,
        )

    def _described(self, function: AsmFunction, waits: FunctionWaits) -> Iterator[Finding]:
        between = self.paths(function).between
        found = [
            self._describe.of_wait(
                function.name,
                finding,
                _rule(self._module, self._code, finding),
                why_unproven(finding, waits, between),
            )
            for finding in waits.findings
        ]
        yield from _all_unproven(found) if function.unreadable else found

    def check(self, functions: Iterable[JudgedFunction], *, besides_waits: bool = True) -> Check:
        """The result for the module, from those of its functions.

        Args:
            functions: all of the listing.
            besides_waits: with the findings that do not depend on waits.
        """
        judged = list(functions)
        promised = frozenset[str]().union(*(paths.promises for paths in self._paths.values()))
        findings = [finding for function in judged for finding in function.findings]
        if besides_waits and self._elsewhere is None:
            self._elsewhere = list(self._besides_waits())
        return Check(
            self._module.source,
            self._arch.name,
            self._code.compiled.compiler,
            tuple(function.summary for function in judged),
            _ordered([*findings, *((self._elsewhere or ()) if besides_waits else ())]),
            self._code.mapping.is_same_code,
            (*_bases_assumed(self._code, self._options), *sorted(promised)),
        )

    def _besides_waits(self) -> Iterator[Finding]:
        """The findings that do not depend on waits."""
        module, code, describe = self._module, self._code, self._describe
        unreadable = {function.name for function in code.listing.functions if function.unreadable}
        for finding in _reordered(module, code, self.overlap, describe):
            yield from _all_unproven([finding]) if finding.function in unreadable else [finding]
        yield from invitations(module, code.accesses, self._arch, describe)
        yield from weak_fences(module)
        yield from phase_conflicts(
            module, code.accesses, self._arch, describe, self.parting, self._options.promises
        )


def _bases_assumed(code: MappedCode, options: CheckOptions) -> tuple[str, ...]:
    is_made = NAMED_BASES not in options.no_assume and code.accesses.assumes_named_bases
    return (NAMED_BASES,) if is_made else ()


def _rule(module: Module, code: MappedCode, finding: WaitFinding) -> Rule:
    """The rule for what the wait checker found. At a barrier behind a release fence it is a lost fence wait."""
    if finding.kind is not WaitFindingKind.BARE_BARRIER:
        return _RULES[finding.kind]
    lines = (point.line for point in finding.path)
    crossed = [line for line in lines if code.listing.text[line - 1].lstrip().startswith("s_barrier")]
    origins = [origin.access for line in crossed if (origin := code.mapping.origins.get(line))]
    fenced = [line is not None and guarding_fence(module, line) is not None for line in origins]
    return Rule.LOST_FENCE_WAIT if fenced and all(fenced) else Rule.BARE_BARRIER


def _all_unproven(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings, none of them definite: in code that cannot be read fully, the missing part may be the wait."""
    return (replace(f, verdict=Verdict.UNPROVEN) for f in findings)


def _ordered(findings: list[Finding]) -> tuple[Finding, ...]:
    """The findings without duplicates, the surest first."""
    unique: dict[tuple[Rule, int | None, int | None, int | None], Finding] = {}
    for f in sorted(findings, key=lambda f: _ORDER[f.verdict]):
        name = (f.rule, f.started.ir_line, f.started.asm_line, f.used.asm_line if f.used else None)
        unique.setdefault(name, f)
    return tuple(
        sorted(
            unique.values(),
            key=lambda f: (_ORDER[f.verdict], f.function, f.started.asm_line or 0, f.started.ir_line or 0),
        )
    )


def _summary(function: AsmFunction, waits: FunctionWaits, mapping: AccessMap) -> FunctionCheck:
    mapped: Counter[str] = Counter()
    for block in function.blocks:
        for instruction in block.instructions:
            if is_lds_access(instruction) or is_lds_dma(instruction):
                origin = mapping.of(instruction)
                known = origin.of_class is not None or origin.among
                mapped["exact" if origin.access is not None else "class" if known else "none"] += 1
    lines = {fact.line for fact in waits.waits}
    met = waits.meetings
    needed = {fact.line for fact in waits.waits if not fact.redundant}
    for_dma = {fact.line for fact in waits.waits if fact.dma and not fact.completes_others}
    return FunctionCheck(
        name=function.name,
        waits=len(lines),
        redundant=len(lines - needed),
        for_dma=len(for_dma),
        recoverable=sum(fact.recoverable for fact in waits.waits),
        exact=mapped["exact"],
        by_class=mapped["class"],
        unmapped=mapped["none"],
        meetings=met.apart if met else (),
        meetings_are_exact=met is None or met.is_exact,
    )


def _reordered(
    module: Module, code: MappedCode, overlap: AccessOverlap, describe: Describe
) -> Iterator[Finding]:
    accesses = code.accesses
    compiled = {function.name: function for function in code.listing.functions}
    found = {f.name: f for f in accesses.functions}
    for function in accesses.provenance.functions():
        inside = {access.line: access for access in found[function.name].accesses}
        transfers = frozenset(line for line, access in inside.items() if is_transfer(access))
        if function.name not in compiled or not transfers:
            continue
        mapped = CompiledFunction(compiled[function.name], code.mapping, accesses.possible)
        for pair in overtaken(function, successors(function), transfers, inside, mapped):
            if not any(accesses.footprint(line).writes for line in (*pair.first, *pair.second)):
                continue
            touch = overlap.of_all_passes(pair.first_instruction, pair.second_instruction)
            if touch is not Touch.NEVER:
                yield describe.reordered(function.name, pair, touch)


def is_transfer(access: Access) -> bool:
    """Whether an access is an asynchronous transfer between LDS and memory, in either direction."""
    row = access.intrinsic
    return access.is_dma or (row is not None and row.transfer in (Transfer.ASYNC_READ, Transfer.DMA_TENSOR))
