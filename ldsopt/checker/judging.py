"""The judge of compiled code: every finding of `check`, function by function.

It is given facts about the code: the bytes of LDS that an instruction touches, the order of barriers and iterations of
loops, and the paths that waves take. They come from the IR that was compiled (`ldsopt.checker.ir_facts`), from the
code's own registers (`ldsopt.machine.facts`), or from both. Facts of both kinds are about the same code: the
instructions of the listing that is judged, by their lines.

Rule. A walk over the code (`ldsopt.isa.wait_check`) with facts that hold finds every fault, and what it calls sure is
sure. So where there is IR, and a walk by it leaves something unproven, the code is walked once more with the facts of
registers as well: bytes, and the iterations that registers tell apart. Then

* a pair that one of the walks does not find is safe, as its bytes are apart;
* a finding that one of the walks calls sure is sure;
* a finding that one walk calls sure and the other does not have is reported as sure: one of them may rest on a false
  fact, such as an assumption about the IR.

A finding on paths alone that no wave takes (`ldsopt.machine.paths`) is safe, with IR and without.

Without IR, code whose waves may pass different barriers, and of which registers leave something unproven, is lifted to
IR (`ldsopt.machine.lift`), which tells the bytes of each wave and lane, by the same rules as IR that was compiled. A
pair that is safe by it is safe.

So, for the findings of the first walk, the verdict with IR is never weaker than without. Registers are followed only
where that can change a verdict, as it costs as much as all the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from ldsopt.checker.findings import RANK, Check, CodeForm, Finding, FunctionCheck, Rule, Verdict
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.order import OrderPoint
from ldsopt.checker.places import DescribeCode
from ldsopt.dataclass import dataclass
from ldsopt.graph import backwards, reachable
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.constant_loads import constant_loads
from ldsopt.isa.decode import decode
from ldsopt.isa.exec_mask import without_impossible_branches
from ldsopt.isa.kernel_start import KernelStart, StatedKernels, stated_by_listing
from ldsopt.isa.measure import accesses_lds
from ldsopt.isa.program import with_unread
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import (
    ACROSS_BARRIERS,
    BetweenWaves,
    Executed,
    FunctionWaits,
    StrongerOverlap,
    WaitFinding,
    WaitFindingKind,
)
from ldsopt.machine.alu_hazards import alu_hazard_findings
from ldsopt.machine.decisions import RelatedBranches
from ldsopt.machine.entries import with_entries
from ldsopt.machine.entry import kernel_entry
from ldsopt.machine.facts import RegisterFacts, register_facts
from ldsopt.machine.paths import taken_paths
from ldsopt.machine.register_locks import register_lock_findings
from ldsopt.machine.wait_states import wait_state_findings
from ldsopt.target.arch import Arch
from ldsopt.target.memory_model import Ordered, release
from ldsopt.target.opcodes import WRITES_MEMORY, Cache, Family
from ldsopt.target.workgroup_size import told_size
from ldsopt.touch import Touch

if TYPE_CHECKING:  # a listing is judged without the analyses of IR
    from ldsopt.checker.ir_facts import IrFacts, MappedCode
    from ldsopt.checker.twins import Twin
    from ldsopt.ir.module import Module

_RULES = {
    WaitFindingKind.MISSING_WAIT: Rule.MISSING_WAIT,
    WaitFindingKind.OVERTAKEN: Rule.OVERTAKEN,
    WaitFindingKind.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    WaitFindingKind.BARE_BARRIER: Rule.BARE_BARRIER,
    WaitFindingKind.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
    WaitFindingKind.AT_RETURN: Rule.AT_RETURN,
}


def judge(module: Module, code: MappedCode, options: CheckOptions, *, explain: bool = True) -> Check:
    """Checks code that a module was compiled to.

    Args:
        options: the options of the check.
        explain: also find the reason for each wait, and a path for each finding. Without it, too many waits count as
            recoverable.
    """
    judging = Judging.of_module(module, code, options)
    return judging.check(judging.every_function(explain=explain))


def judge_clean(module: Module, code: MappedCode, options: CheckOptions) -> Check | None:
    """As `judge`, without explanations; ``None`` as soon as a finding is definite or unproven."""
    judging = Judging.of_module(module, code, options)
    functions = list[JudgedFunction]()
    for function in judging.every_function(explain=False):
        if any(found.verdict is not Verdict.LATENT for found in function.findings):
            return None
        functions.append(function)
    check = judging.check(functions)
    return None if check.count(Verdict.DEFINITE, Verdict.UNPROVEN) else check


def judge_listing(
    listing: Assembly,
    arch: Arch,
    *,
    source: str,
    form: CodeForm,
    stated: StatedKernels,
    promises: Collection[str] | None = None,
    sizes: Collection[str] = (),
    watch: Callable[[str, float], None] = lambda _, __: None,
) -> Check:
    """Checks code without IR.

    Args:
        listing: the code.
        arch: its architecture.
        source: its name.
        form: tells if the listing is the input's own, or was made from it.
        stated: the statements on its kernels.
        promises: those that may be relied on to tell waves and lanes apart; ``None``: these are not told apart.
        sizes: the assumptions, of which some may be sizes of workgroups.
        watch: is told of each function, with the share of the functions that are done.

    Raises:
        ValueError: a wait cannot be read.
    """
    judging = Judging(listing, arch, stated, source=source, form=form, promises=promises, sizes=sizes)
    return judging.check(judging.every_function(watch=watch))


@dataclass(frozen=True, slots=True)
class JudgedFunction:
    """One function: the count of its waits, and its findings."""

    summary: FunctionCheck
    findings: tuple[Finding, ...]


def is_worse(before: Iterable[Finding], after: Iterable[Finding]) -> bool:
    """True if a function's code has a new finding, a surer one, or one of more executions than with other waits.

    Instructions are identified by their lines, which both versions share.
    """
    known = {_line_name(finding): finding for finding in before}
    for finding in after:
        old = known.get(_line_name(finding))
        if old is None or not set(finding.executions) <= set(old.executions):
            return True
        if finding.verdict is Verdict.DEFINITE and old.verdict is not Verdict.DEFINITE:
            return True
    return False


def _line_name(finding: Finding) -> tuple[object, ...]:
    used = finding.used.asm_line if finding.used else None
    return finding.hazard, finding.started.asm_line, used, finding.counter, finding.registers


class Judging:
    """Judges the functions of one listing, and judges them again with other waits in them.

    Args:
        listing, arch, stated, source, form, promises, sizes: as for `judge_listing`.
        ir: facts that follow from the IR, if it is given.

    Attributes:
        functions: the functions of the listing, without their callees' code.
    """

    def __init__(
        self,
        listing: Assembly,
        arch: Arch,
        stated: StatedKernels | None = None,
        *,
        source: str = "",
        form: CodeForm = "",
        ir: IrFacts | None = None,
        promises: Collection[str] | None = None,
        sizes: Collection[str] = (),
    ) -> None:
        self._promises, self._sizes, self._assumed = promises, sizes, set[str]()
        self._listing, self._arch, self._stated = listing, arch, stated
        self._source, self._form, self._ir = source, form, ir
        self._describe = DescribeCode(listing) if ir is None else ir.describe
        self._registers: dict[str, RegisterFacts] = {}
        self._elsewhere: list[Finding] | None = None
        self.functions = (
            tuple(with_unread(function, arch, is_compiled=True) for function in listing.functions)
            if ir
            else tuple(with_unread(function, arch) for function in with_entries(listing))
        )
        self._callers = Callers(replace(listing, functions=self.functions))
        self._expanded: tuple[AsmFunction, AsmFunction] | None = None
        """The last function that was asked for, and the same with its callees' code."""
        self._by_name = {function.name: function for function in self.functions}

    @classmethod
    def of_module(cls, module: Module, code: MappedCode, options: CheckOptions) -> Judging:
        """The judging of a module's code. Arguments as for `judge`."""
        from ldsopt.checker.ir_facts import IrFacts

        ir = IrFacts(module, code, options)
        return cls(code.listing, require_arch(module), source=module.source, ir=ir)

    def with_callees(self, function: AsmFunction) -> AsmFunction:
        """A function with its callees' code."""
        if self._expanded is None or self._expanded[0] is not function:
            self._expanded = function, self._callers.with_callees(function)
        return self._expanded[1]

    def registers(self, name: str) -> RegisterFacts:
        """The facts that follow from the registers of a function of the listing; they do not depend on waits."""
        found = self._registers.get(name)
        if found is None:
            if self._stated is None:
                self._stated = stated_by_listing(self._listing.text)
            function = self._by_name[name]
            found = self._registers[name] = register_facts(function, self._arch, self._stated, self._sizes)
            entry = kernel_entry(name, self._arch, self._stated, self._sizes) if function.is_kernel else None
            if entry and entry.is_told and (told := told_size(self._sizes, name)):
                self._assumed.add(told.name)
        return found

    def checked_code(self, function: AsmFunction) -> CheckedCode:
        """A function, its callees' code included, with the inputs of its first check."""
        if self._ir is not None:
            return self._ir.checked_code(function)
        facts = self.registers(function.name)
        owed = owed_by_code(function, self._arch, self.constant_loads(function))
        overlap, loops, part = facts.overlap, facts.loops, facts.waves_part
        return CheckedCode(function, self._arch, overlap, waves_part=part, loops=loops, owed=owed)

    def constant_loads(self, function: AsmFunction) -> frozenset[int]:
        """The lines of a function's scalar loads of memory that does not change while the kernel runs."""
        if self._ir is not None:
            return self._ir.constant_memory.loads(function)
        return constant_loads(function, self._starts.get(function.name))

    @property
    def _starts(self) -> Mapping[str, KernelStart]:
        if self._stated is None:
            self._stated = stated_by_listing(self._listing.text)
        return self._stated.starts

    def every_function(
        self, *, explain: bool = True, watch: Callable[[str, float], None] = lambda _, __: None
    ) -> Iterator[JudgedFunction]:
        """Judges the functions of the listing; those that are alike once (`ldsopt.checker.twins`)."""
        known: dict[str, JudgedFunction] = {}
        for number, one in enumerate(self.functions):
            of_all = f"{number + 1} of {len(self.functions)}"
            watch(f"waits of function {of_all}: {one.name}", number / len(self.functions))
            judged = self.like_one_of(known, one.name)
            if judged is None:
                judged = known[one.name] = self.function(one, explain=explain)
            self._registers.pop(one.name, None)  # a library has thousands of kernels
            yield judged

    def like_one_of(self, known: Mapping[str, JudgedFunction], name: str) -> JudgedFunction | None:
        """The findings of a function of the listing that is like a judged one; ``None`` if it is like none.

        Args:
            known: the judgements of unchanged functions of the listing, by name.
            name: the function's name.

        Rule: the two agree in everything on which a finding can depend (`ldsopt.checker.twins`), so the findings of the
        one are findings of the other, at its own lines. This holds for the listing's own code alone: with other waits
        each function is judged by itself.
        """
        twin = self._twins.get(name)
        like = None if twin is None else known.get(twin.like)
        if twin is None or like is None:
            return None
        if self._ir is None and any(found.reason for found in like.findings):
            return None  # these words may name lines
        found = tuple(twin.finding(found, self._describe) for found in like.findings)
        return JudgedFunction(twin.function(like.summary), found)

    @cached_property
    def _twins(self) -> Mapping[str, Twin]:
        if self._ir is not None:
            return self._ir.twins
        kernels = [one for one in self.functions if one.is_kernel]
        if len({len(one.lines) for one in kernels}) == len(kernels):
            return {}
        from ldsopt.checker.twins import twins_of_code  # and analyses of IR

        stated = self._stated or stated_by_listing(self._listing.text)

        def about(name: str) -> object:
            told = [told_size(sizes, name) for sizes in (self._sizes, self._promises or ())]
            entry = kernel_entry(name, self._arch, stated, self._sizes)
            return told, entry, stated.starts.get(name), stated.slots.get(name)

        return twins_of_code(kernels, self._listing, about)

    def function(
        self, alone: AsmFunction, waits: FunctionWaits | None = None, *, explain: bool = True
    ) -> JudgedFunction:
        """Judges a function of the listing, or the same function with other waits.

        Args:
            alone: the function.
            waits: the result for it and its callees' code, if that is known already.
            explain: as for `judge`.
        """
        function = self.with_callees(alone)
        code = self.checked_code(function)
        waits = self._sifted(code, waits or code.check(explain=explain), explain=explain)
        text = self._listing.text
        findings = list(self._described(function, waits))
        findings += self._wait_states(function)
        findings += (
            self._describe.unreadable(function.name, u, text[u.line - 1]) for u in function.unreadable
        )
        return JudgedFunction(self._summary(alone, waits), tuple(findings))

    def _wait_states(self, function: AsmFunction) -> Iterator[Finding]:
        """Findings of instructions that follow others too soon, on paths that a wave may take."""
        rules = wait_state_findings, alu_hazard_findings, register_lock_findings
        hazards = [one for rule in rules for one in rule(function, self._arch)]
        if hazards and (taken := without_impossible_branches(function, self._arch)) is not function:
            hazards = [one for rule in rules for one in rule(taken, self._arch)]
        found = [self._describe.of_hazard(function.name, one) for one in hazards]
        yield from _all_unproven(found) if function.unreadable else found

    def findings(self, alone: AsmFunction) -> tuple[Finding, ...]:
        """The faults of the waits of a function of the listing, or of the same function with other waits."""
        return self.function(alone, explain=False).findings

    def _sifted(self, code: CheckedCode, waits: FunctionWaits, *, explain: bool) -> FunctionWaits:
        """The findings of a walk, judged once more with facts of registers, where these may change them."""
        if not waits.findings or with_unread(code.function, self._arch).unreadable:
            return waits  # what registers hold behind code that cannot be read, nobody knows
        paths = taken_paths(without_impossible_branches(code.function, self._arch), self._arch)
        if paths is not None:
            code = replace(code, paths=paths)
            known = {_pair(found) for found in waits.findings}
            taken = code.findings(explain=explain)
            waits = replace(waits, findings=tuple(found for found in taken if _pair(found) in known))
        waits = self._without_own_bytes(code, waits)
        doubted = [found for found in waits.findings if found.verdict is Touch.MAY]
        if not doubted:
            return waits
        if self._ir is None:
            return self._by_waves(code, waits)
        facts = self.registers(code.function.name)
        if not (facts.loops or any(facts.overlap.decides(found) for found in doubted)):
            return waits
        both = replace(code, overlap=StrongerOverlap(code.overlap, facts.overlap), loops=facts.loops)
        agreed = _agreed(waits.findings, both.findings(explain=False))
        if explain and any(not found.path for found in agreed):  # one that the first walk had not
            agreed = _agreed(waits.findings, both.findings(explain=True))
        return replace(waits, findings=agreed)

    def _without_own_bytes(self, code: CheckedCode, waits: FunctionWaits) -> FunctionWaits:
        """The findings, without those at barriers whose two instructions touch bytes of their own wave alone.

        Rule: two waves that touch no common byte, in any of their iterations, notice no order of what they do. Where
        waves may pass different barriers, the walk has compared these bytes.
        """
        asked = {
            _pair(one): one
            for one in waits.findings
            if one.kind in ACROSS_BARRIERS and one.verdict is Touch.MAY
        }
        if not asked or code.waves_part or code.between is not None or not code.function.is_kernel:
            return waits
        between, promises = self._between_waves(code.function)
        if between is None:
            return waits
        apart = {
            pair
            for pair, one in islice(asked.items(), _MOST_OF_WAVES)
            if between(Executed(one.started, {}, None), Executed(one.used, {}, None)) is Touch.NEVER
        }
        if not apart:
            return waits
        self._assumed.update(promises)
        if self._ir is not None:
            self._ir.rely_on(promises)
        left = tuple(one for one in waits.findings if _pair(one) not in apart or one.verdict is Touch.MUST)
        return replace(waits, findings=left)

    def _between_waves(self, function: AsmFunction) -> tuple[BetweenWaves | None, frozenset[str]]:
        if self._ir is not None:
            return self._ir.between_waves(function)
        if self._promises is None:
            return None, frozenset()
        from ldsopt.checker.code_races import waves_of_code  # and numpy

        stated = self._stated or stated_by_listing(self._listing.text)
        return waves_of_code(function, self._listing, self._arch, stated, self._promises)

    def _by_waves(self, code: CheckedCode, waits: FunctionWaits) -> FunctionWaits:
        """The findings in code without IR, judged once more with the bytes of each wave and lane.

        Where all waves pass the same barriers, registers have told as much, and lifting would only cost.
        """
        if self._promises is None or not code.waves_part or not code.function.is_kernel:
            return waits
        from ldsopt.checker.code_races import paths_of_code  # and numpy

        stated = self._stated or stated_by_listing(self._listing.text)
        found = paths_of_code(
            code.function, self._listing, self._arch, stated, self._promises, waves_part=code.waves_part
        )
        if found is None:
            return waits
        told = replace(
            code,
            overlap=StrongerOverlap(code.overlap, found.overlap),
            loops=found.paths.loops,
            launch_paths=found.paths.launch_paths,
            between=found.paths.between,
            within=found.paths.within,
        )
        known = {_pair(one) for one in waits.findings}
        agreed = _agreed(waits.findings, [one for one in told.findings(explain=False) if _pair(one) in known])
        if len(agreed) == len(waits.findings):
            return waits
        self._assumed.update(found.paths.promises, found.told)
        return replace(waits, findings=agreed)

    def _described(self, function: AsmFunction, waits: FunctionWaits) -> Iterator[Finding]:
        doubted = (
            ((one, "") for one in waits.findings)
            if self._ir is not None
            else _on_sure_paths(waits.findings, RelatedBranches(function))
        )
        found = [self._finding(function, one, waits, why) for one, why in doubted]
        yield from _all_unproven(found) if function.unreadable else found

    def _finding(self, function: AsmFunction, found: WaitFinding, waits: FunctionWaits, why: str) -> Finding:
        is_release = found.kind is WaitFindingKind.AT_RELEASE
        if is_release:
            from ldsopt.checker.releases import release_rule

            rule = release_rule(found)
        else:
            rule = _RULES[found.kind]
        if self._ir is not None:
            return self._ir.finding(function, found, waits, rule)
        return self._describe.of_wait(function.name, found, rule, why)

    def check(self, functions: Iterable[JudgedFunction], *, besides_waits: bool = True) -> Check:
        """The result for the listing, from the results of its functions.

        Args:
            functions: all functions of the listing.
            besides_waits: include the findings that do not depend on waits.
        """
        judged, ir = list(functions), self._ir
        findings = [finding for function in judged for finding in function.findings]
        if besides_waits:
            if self._elsewhere is None:
                self._elsewhere = list(self._besides_waits())
            findings += self._elsewhere
        return Check(
            self._source,
            self._arch.name,
            ir.code.compiled.compiler if ir else "unknown compiler",
            tuple(function.summary for function in judged),
            _ordered(findings),
            ir is None or ir.code.mapping.is_same_code,
            ir.assumptions if ir else tuple(sorted(self._assumed)),
            self._form,
            without_code=ir.without_code if ir else (),
        )

    def _besides_waits(self) -> Iterator[Finding]:
        unreadable = {function.name for function in self.functions if function.unreadable}
        for finding in self._ir.besides_waits() if self._ir else ():
            is_open = finding.rule is Rule.REORDERED and finding.function in unreadable
            yield from _all_unproven([finding]) if is_open else [finding]

    def _summary(self, alone: AsmFunction, waits: FunctionWaits) -> FunctionCheck:
        known = Counter[str]()
        facts = self.registers(alone.name) if self._ir is None else None
        for instruction in alone.instructions:
            if not accesses_lds(instruction):
                continue
            # Of the instructions that access LDS, arrivals alone have this mark in the table of opcodes.
            known["arrivals"] += instruction.opcode.orders
            if self._ir is not None:
                known[self._ir.how_known(instruction)] += 1
            elif facts is not None:
                known["exact" if facts.is_bounded(instruction) else "none"] += 1
        met = waits.barrier_pairs
        return FunctionCheck(
            name=alone.name,
            waits=len({fact.line for fact in waits.waits}),
            redundant=len({f.line for f in waits.waits} - {f.line for f in waits.waits if not f.redundant}),
            for_dma=len({f.line for f in waits.waits if f.dma and not f.completes_others}),
            recoverable=sum(fact.recoverable for fact in waits.waits),
            exact=known["exact"],
            by_class=known["class"],
            unmapped=known["none"],
            arrivals=known["arrivals"],
            meetings=met.apart if met else (),
            meetings_are_exact=met is None or met.is_exact,
        )


def _agreed(first: Sequence[WaitFinding], second: Sequence[WaitFinding]) -> tuple[WaitFinding, ...]:
    """The findings of two walks over the same code, combined by the module's rule."""
    others = {_pair(found): found for found in second}
    agreed = []
    for found in first:
        other = others.pop(_pair(found), None)
        if other is None:
            agreed += [found] if found.verdict is Touch.MUST else []
        elif Touch.MUST in (found.verdict, other.verdict):
            agreed.append(found._replace(verdict=Touch.MUST))
        elif executions := tuple(one for one in found.executions if one in other.executions):
            agreed.append(found._replace(executions=executions))
    return (*agreed, *(other for other in others.values() if other.verdict is Touch.MUST))


def _pair(found: WaitFinding) -> tuple[object, ...]:
    return found.kind, found.started.line, found.used.line


_MOST_OF_WAVES = 1000
"""Pairs of instructions of a kernel whose bytes are compared wave by wave; further ones stay unproven."""
_MOST_PATHS = 8
"""Pairs of blocks of a function between which paths are looked at."""
_NOT_LOOKED_AT = f"its path is one of more than {_MOST_PATHS} in this function: perhaps no wave takes it"


def _doubt(branches: tuple[int, int] | None) -> str:
    if branches is None:
        return ""
    first, second = branches
    if first == second:
        return f"its path takes the branch of line {first} more than once: perhaps no wave does"
    return f"its path takes branches that depend on a common value (lines {first} and {second}): perhaps no wave does"


def _on_sure_paths(
    findings: Iterable[WaitFinding], branches: RelatedBranches
) -> Iterator[tuple[WaitFinding, str]]:
    """The findings; those are not sure, for a reason, whose path takes two branches that a wave may never take both.

    Of code of a compiler each path counts as one that some wave takes. Code by hand has such paths where it repeats a
    part for odd and even iterations. Paths between the same blocks count as one.
    """
    known: dict[tuple[int | None, int | None], str] = {}
    for one in findings:
        first, second = one.started.line, one.used.line
        if one.verdict is not Touch.MUST or not one.path:
            yield one, ""
            continue
        blocks = branches.block_of(first), branches.block_of(second)
        if blocks[0] == blocks[1] and first < second:
            yield one, ""
            continue
        if blocks not in known:
            is_one_more = len(known) >= _MOST_PATHS
            known[blocks] = (
                _NOT_LOOKED_AT if is_one_more else _doubt(branches.on([line for _, line in one.path]))
            )
        why = known[blocks]
        yield (one._replace(verdict=Touch.MAY) if why else one), why


def _all_unproven(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings, none of them definite: in code that cannot be read fully, the missing part may be the wait."""
    return (replace(f, verdict=Verdict.UNPROVEN) for f in findings)


def _ordered(findings: list[Finding]) -> tuple[Finding, ...]:
    """The findings without duplicates, the surest first."""
    unique: dict[tuple[Rule, int | None, int | None, int | None], Finding] = {}
    for f in sorted(findings, key=lambda f: RANK[f.verdict]):
        name = (f.rule, f.started.ir_line, f.started.asm_line, f.used.asm_line if f.used else None)
        unique.setdefault(name, f)
    return tuple(
        sorted(
            unique.values(),
            key=lambda f: (RANK[f.verdict], f.function, f.started.asm_line or 0, f.started.ir_line or 0),
        )
    )


# --- code releases ------------------------------------------------------------------------------------------
#
# The waits that releases may ask for at barriers, as far as code tells without IR.


def owed_by_code(function: AsmFunction, arch: Arch, constant: frozenset[int]) -> Mapping[int, OrderPoint]:
    """The operations that may be required at barriers, by line, as far as code tells: none of them is sure.

    * Scalar loads, at every barrier behind which a store may write the words that they read.
    * The operations that a release of the workgroup requires, at a barrier behind which an acquire drops a cache in
      front of all accesses: LLVM has the two fences in pairs, and drops no cache for fences of LDS alone.

    Args:
        constant: the lines of scalar loads of memory that does not change.
    """
    found: dict[int, OrderPoint] = {}
    if arch.has_auto_barrier_wait or not function.is_kernel:
        return found
    asked = release(arch, "workgroup")
    flow = [block.successors for block in function.blocks]
    last_store = [
        max((at for at, one in enumerate(block.instructions) if _writes_memory(one)), default=-1)
        for block in function.blocks
    ]
    before = backwards(flow)
    leading = reachable(
        before, [one for index, at in enumerate(last_store) if at >= 0 for one in before[index]]
    )
    for index, block in enumerate(function.blocks):
        for position, instruction in enumerate(block.instructions):
            if not instruction.opcode.arrives_at_barrier:
                continue
            if _acquires(
                block.instructions, position + 1, is_split=instruction.opcode.family is Family.SIGNAL
            ):
                owed = replace(asked.by_all, lds=False)
            elif position < last_store[index] or index in leading:
                owed = Ordered(scalar=True)
            else:
                continue
            found[instruction.line] = OrderPoint(asked.row, owed, constant=constant)
    return found


def _writes_memory(instruction: AsmInstruction) -> bool:
    found = decode(instruction).started
    return found is not None and found.kind in WRITES_MEMORY


def _acquires(instructions: Sequence[AsmInstruction], first: int, *, is_split: bool) -> bool:
    """True if, from an instruction on, a cache is dropped behind a barrier, in front of all accesses of memory."""
    for at in range(first, len(instructions)):
        instruction = instructions[at]
        if is_split:
            is_split = instruction.opcode.family is not Family.BARRIER_WAIT
        elif instruction.opcode.drops is Cache.NEAR:
            return True
        elif not decode(instruction).is_silent:
            return False
    return False
