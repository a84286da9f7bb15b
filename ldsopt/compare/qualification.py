"""The effect of a change of compiler on modules: their code measured and checked under both, finding by finding.

Findings of the two are of one module, so an LDS access has the same number under both (`Finding` names its accesses),
whatever instructions a compiler made of it. A finding is *gained* if the new compiler's code has it and the old one's
has none like it; a definite one also if the old one's is less sure. *Lost* is the same the other way round. An unproven
one about an unknown access (some compilers print no machine IR, and debug locations do not name every access) equals
any other of its rule in the function: that is no difference in the code. Latent findings are about the IR, which is the
same, and so no part of this.
"""

from __future__ import annotations

from ldsopt.checker.findings import Check, Finding, Rule, Verdict, new_findings
from ldsopt.compare.diff import Diff
from ldsopt.compare.spelling import plural
from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.isa.measurement import Measurement


@dataclass(frozen=True, slots=True)
class CompilerBuild:
    """The code that one compiler makes of one module.

    Attributes:
        compiler: its name and version.
        measurement, check: of its code; ``None`` if it made none.
        refused: the reason why it made none, in one line; empty if it did.
        is_unreadable: it cannot read the module; else it failed on one that it had read.
    """

    compiler: str
    measurement: Measurement | None = None
    check: Check | None = None
    refused: str = ""
    is_unreadable: bool = False


@dataclass(frozen=True, slots=True)
class Reproducer:
    """A small module that shows a finding under the new compiler, and not under the old one.

    Attributes:
        module: its original.
        arch: the architecture.
        finding: the finding there.
        text: the module, with a header on the expected behaviour.
        instructions: the number of its instructions.
        attempts: the number of versions that were compiled on the way.
        is_minimal: nothing more could be removed; else the attempts ran out.
        reducer: the reducer that made it.
        file: the written file; empty if there is none.
    """

    module: str
    arch: str
    finding: Finding
    text: str
    instructions: int
    attempts: int
    is_minimal: bool
    reducer: str
    file: str = ""


@dataclass(frozen=True, slots=True)
class ModuleChange:
    """One module under both compilers.

    Attributes:
        name: its name in reports.
        source: the file as the user gave it.
        before, after: the results of the compilers.
    """

    name: str
    source: str
    before: CompilerBuild
    after: CompilerBuild

    @property
    def gained(self) -> tuple[Finding, ...]:
        """The findings that only the new compiler's code has."""
        return _gained(self.before.check, self.after.check)

    @property
    def lost(self) -> tuple[Finding, ...]:
        """The findings that only the old compiler's code has."""
        return _gained(self.after.check, self.before.check)


def _gained(before: Check | None, after: Check | None) -> tuple[Finding, ...]:
    if before is None or after is None:
        return ()
    sure = [finding for finding in before.findings if finding.verdict is Verdict.DEFINITE]
    definite = (finding for finding in after.findings if finding.verdict is Verdict.DEFINITE)
    unproven = [finding for finding in after.findings if finding.verdict is Verdict.UNPROVEN]
    vague = {(one.rule, one.function) for one in before.findings if _is_vague(one)}
    return (
        *new_findings(sure, definite),
        *(
            finding
            for finding in new_findings(before.findings, unproven)
            if (kind := (finding.rule, finding.function)) not in vague
            and not (_is_vague(finding) and kind in [(one.rule, one.function) for one in before.findings])
        ),
    )


def _is_vague(finding: Finding) -> bool:
    """True if the finding's LDS access is unknown, as the compiler does not report it: it may be the same as any other
    of its rule and function.
    """
    sides = (finding.started, finding.used) if finding.used else (finding.started,)
    is_of_lds = finding.rule not in (
        Rule.REGISTER_HAZARD,
        Rule.UNREADABLE_CODE,
        Rule.AT_RETURN,
        Rule.WAIT_STATES,
        Rule.SOURCE_OVERWRITTEN,
        Rule.ALU_HAZARD,
    )
    return is_of_lds and not all(side.accesses for side in sides)


@dataclass(frozen=True, slots=True)
class FindingGroup:
    """Findings that differ in the instructions alone.

    Attributes:
        rule, verdict, function, counter: their common properties; the counter of the missing wait.
        findings: all of them, in code order.
    """

    rule: Rule
    verdict: Verdict
    function: str
    counter: str
    findings: tuple[Finding, ...]


def grouped(findings: tuple[Finding, ...]) -> tuple[FindingGroup, ...]:
    """Findings by rule, verdict, function and counter, in order of their first."""
    found = by_key(((one.rule, one.verdict, one.function, one.counter), one) for one in findings)
    return tuple(FindingGroup(*kind, tuple(some)) for kind, some in found.items())


@dataclass(frozen=True, slots=True)
class Qualification:
    """The effect of a change of compiler on some modules.

    Attributes:
        before, after: the names and versions of the compilers.
        modules: each of them, in the order in which they were given.
        diff: the measures of those that both compiled.
        reproducers: one for each kind of definite finding gained, if requested.
        notes: the reasons why findings have no reproducer, one line each.
        unread: the reasons why modules could not be read at all, one line each.
    """

    before: str
    after: str
    modules: tuple[ModuleChange, ...]
    diff: Diff
    reproducers: tuple[Reproducer, ...] = ()
    notes: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()

    @property
    def compared(self) -> tuple[ModuleChange, ...]:
        """The modules that both compilers made code of."""
        return tuple(one for one in self.modules if not one.before.refused and not one.after.refused)

    @property
    def assumptions(self) -> tuple[str, ...]:
        """The assumptions that verdicts of either side rest on."""
        checks = (side.check for one in self.modules for side in (one.before, one.after))
        return tuple(dict.fromkeys(name for check in checks if check for name in check.assumptions))

    def count(self, verdict: Verdict, *, lost: bool = False) -> int:
        """The number of findings with that verdict that were gained, or lost."""
        changed = (one.lost if lost else one.gained for one in self.modules)
        return sum(finding.verdict is verdict for findings in changed for finding in findings)

    @property
    def failure(self) -> str:
        """The reason why the new compiler does not qualify, in one line; empty if it does."""
        reasons = []
        if definite := self.count(Verdict.DEFINITE):
            where = sum(
                any(finding.verdict is Verdict.DEFINITE for finding in one.gained) for one in self.modules
            )
            reasons.append(f"{plural(definite, 'definite finding')} gained in {plural(where, 'module')}")
        broken = [
            one.name
            for one in self.modules
            if one.after.refused and not one.after.is_unreadable and not one.before.refused
        ]
        if broken:
            reasons.append(f"no code any more for {', '.join(broken)}")
        return f"{self.after} instead of {self.before}: {'; '.join(reasons)}" if reasons else ""
