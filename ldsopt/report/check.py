"""The reports of `check`: for people, and JSON, schema ``ldsopt.check/1`` (docs/json.md).

The text shows carets under both instructions in IR and assembly, the path, and the remedy. An unrolled kernel has
hundreds of findings of one kind; the text groups them and shows one as the example.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from ldsopt.assumptions import MADE_PROMISES, NAMED_BASES, OF_RACES, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.checker.findings import (
    ACROSS_BARRIERS,
    Check,
    Comparison,
    Finding,
    FindingPlace,
    FunctionCheck,
    GlobalRaceCount,
    RaceCount,
    Rule,
    Verdict,
    in_words,
)
from ldsopt.checker.scope import scope_of_check
from ldsopt.compare.spelling import BOLD, GREEN, RED, YELLOW, as_text, cut, paint, plural, text_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, Positive, filled, fingerprint, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.ir.debug_lines import told
from ldsopt.ir.syntax import result
from ldsopt.report.grounds import ScopeMember, scope_line, scope_member

if TYPE_CHECKING:
    from ldsopt.compare.settle import EditVerdicts
    from ldsopt.ir.debug_lines import SourcePlace
    from ldsopt.witness.validate import Validation


@dataclass(frozen=True, slots=True)
class CheckSubject:
    """Everything that a report on a check shows.

    Attributes:
        check: the result.
        line_of: the input's line for a line of the canonical text, if it is known.
        is_canonical: the input is the canonical text, line by line.
        written: the lines of the source that a place comes from, by the input's debug information.
        most: the largest number of findings to show; ``None`` for all.
        version: of ldsopt.
    """

    check: Check
    line_of: Callable[[int | None], int | None]
    is_canonical: bool = False
    most: int | None = None
    version: str = "0"
    written: Callable[[FindingPlace], Sequence[SourcePlace]] = lambda _: ()

    @property
    def shown(self) -> tuple[Finding, ...]:
        """The findings to list, the most certain first."""
        return self.check.findings[: self.most]

    @property
    def left_out(self) -> int:
        """The number of findings that `most` excludes from the list."""
        return len(self.check.findings) - len(self.shown)


def groups(findings: tuple[Finding, ...]) -> list[list[Finding]]:
    """Groups of findings that share rule, verdict, function and variables, in order of their first finding."""
    found = by_key((finding.group, finding) for finding in findings)
    return list(found.values())


def failure(check: Check, *, strict: bool) -> str:
    """The reason why the check fails, in one line; empty if it does not."""
    counted = [(check.count(Verdict.DEFINITE), "definite finding")]
    if strict:
        counted.append((check.count(Verdict.UNPROVEN), "unproven finding"))
    counts = [plural(count, what) for count, what in counted if count]
    if strict and check.without_code:
        counts.append(plural(len(check.without_code), "kernel without code", "kernels without code"))
    if not counts:
        return ""
    return f"{check.source}: {' and '.join(counts)}"


@dataclass(frozen=True, slots=True)
class PathStep:
    """A place on the path of a finding."""

    block: str
    asm_line: Positive


@dataclass(frozen=True, slots=True)
class CodePlace:
    """One side of a finding.

    Attributes:
        canonical_line: line in LLVM's canonical print of the input; null where it is not known.
        ir: the IR instruction without attachments; null where the machine instruction is not mapped to one.
        asm_line: line in the listing; null for findings in the IR alone.
        asm: the machine instruction.
        bases: names of the LDS variables that it may touch; empty: any.
        accesses: the function's LDS accesses that it may be, counted from 0 in text order; empty: any.
    """

    canonical_line: Positive | None
    ir: str | None
    asm_line: Positive | None
    asm: str | None
    bases: tuple[str, ...]
    accesses: tuple[Natural, ...]


@dataclass(frozen=True, slots=True)
class PlaceMember(CodePlace):
    """One side of a finding, with its place in the input.

    Attributes:
        line: line in the input; null where it is not known.
        written: lines in the source, that of the callee before those of the calls that were inlined.
    """

    line: Positive | None
    written: tuple[SourcePlace, ...]


@dataclass(frozen=True, slots=True)
class CodeFinding:
    """A fault that code has or may have.

    Attributes:
        claimed_apart: the module's own alias scopes say that the two touch no common byte.
        counter: the counter that a wait would be for.
        registers: of a register hazard, its registers.
        executions: the executions of `started` that may be in flight: 0 the last, 1 the one before, 2 any earlier one.
        says: the rule in a sentence.
        started: the operation that is not complete, or comes too late.
        used: the instruction that needs it complete; null for findings about one instruction.
    """

    rule: Rule
    verdict: Verdict
    function: str
    claimed_apart: bool
    counter: str | None
    registers: str | None
    executions: Annotated[tuple[Annotated[int, ("enum", (0, 1, 2))], ...], ("uniqueItems", True)]
    says: str
    started: CodePlace
    used: CodePlace | None


@dataclass(frozen=True, slots=True)
class FindingMember(CodeFinding):
    """A finding, with what tells it again in other versions of the module, and what ends it.

    Attributes:
        fingerprint: the same in other versions of the module, as long as both sides' IR is.
        remedy: the change that ends it.
        path: a shortest path through the listing from the one to the other.
        reason: of unreadable-code, what cannot be read; of wait states, how many of how many, and what needs them; of
            waves that pass different barriers, why it is not proved; of a definite hazard between waves, the launches
            that it means.
    """

    started: PlaceMember
    used: PlaceMember | None
    fingerprint: Annotated[str, ("pattern", "^[0-9a-f]{32}$")]
    remedy: str
    path: tuple[PathStep, ...]
    reason: str | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class FindingCounts:
    """Findings by verdict."""

    definite: Natural
    unproven: Natural


def counts_of(findings: Sequence[Finding]) -> FindingCounts:
    """The number of findings of each verdict except latent."""
    counted = Counter(finding.verdict for finding in findings)
    return FindingCounts(counted[Verdict.DEFINITE], counted[Verdict.UNPROVEN])


@dataclass(frozen=True, slots=True)
class CheckDocument:
    """The findings of `ldsopt check --json` in the code of one module.

    Attributes:
        source: name of the input as the user gave it.
        arch: the gfx architecture.
        compiler: name and version of what generated the code.
        canonical_input: the input is LLVM's canonical print, line by line.
        same_code: debug locations changed no instruction; else both versions were aligned.
        code: the code was compiled, or is the input: assembly, so that asm_line is a line of it, or an object.
        assumptions: names of the assumptions that verdicts rest on: named-bases, unread-dimensions-are-one,
            sizes-are-not-negative, or workgroup-size=X,Y,Z.
        counts: findings by verdict; those left out count, too.
        recoverable: waits for LDS-DMA that no access needs.
        left_out: findings beyond --max-findings, which are not listed.
        races: kernels whose waves were examined for races.
        global_races: kernels that may write global memory; no verdict rests on them.
        findings: the surest first.
    """

    SCHEMA: ClassVar = "ldsopt.check/1"

    source: str
    arch: str
    compiler: str
    canonical_input: bool
    same_code: bool
    code: Literal["compiled", "assembly", "object"]
    assumptions: Annotated[tuple[str, ...], ("uniqueItems", True)]
    counts: Mapping[Verdict, Natural]
    recoverable: Natural
    left_out: Natural
    scope: ScopeMember
    functions: tuple[FunctionCheck, ...]
    races: tuple[RaceCount, ...]
    global_races: tuple[GlobalRaceCount, ...]
    findings: tuple[FindingMember, ...]


def fingerprints(findings: Iterable[Finding]) -> list[str]:
    """A name for each finding that stays the same in other versions of the module; equal names are numbered."""
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for finding in findings:
        found.append(fingerprint(*finding.key, str(seen[finding.key])))
        seen[finding.key] += 1
    return found


def check_json(subject: CheckSubject) -> str:
    """The whole report, with a final newline."""
    check = subject.check
    named = zip(subject.shown, fingerprints(check.findings), strict=False)
    return json_text(
        filled(
            CheckDocument,
            check,
            canonical_input=subject.is_canonical,
            same_code=check.is_same_code,
            code=check.code or "compiled",
            counts={verdict: check.count(verdict) for verdict in Verdict},
            left_out=subject.left_out,
            scope=scope_member(scope_of_check(check)),
            races=check.races or (),
            global_races=check.global_races or (),
            findings=tuple(_finding(subject, finding, name) for finding, name in named),
        )
    )


def code_finding(finding: Finding) -> CodeFinding:
    """A finding as a member of documents without lines of the input."""
    used = None if finding.used is None else code_place(finding.used)
    return filled(
        CodeFinding, finding, says=finding.rule.says, started=code_place(finding.started), used=used
    )


def code_place(place: FindingPlace) -> CodePlace:
    """One side of a finding as a member of documents without lines of the input."""
    return filled(CodePlace, place, canonical_line=place.ir_line)


def _finding(subject: CheckSubject, finding: Finding, fingerprint: str) -> FindingMember:
    return filled(
        FindingMember,
        finding,
        says=finding.rule.says,
        started=_place(subject, finding.started),
        used=_place(subject, finding.used) if finding.used else None,
        fingerprint=fingerprint,
        path=tuple(PathStep(label, line) for label, line in finding.path),
    )


def _place(subject: CheckSubject, place: FindingPlace) -> PlaceMember:
    written = tuple(subject.written(place))
    return filled(PlaceMember, code_place(place), line=subject.line_of(place.ir_line), written=written)


_COLORS = {Verdict.DEFINITE: RED, Verdict.UNPROVEN: YELLOW, Verdict.LATENT: None}
_LONGEST_PATH = 8
_EXECUTIONS = ("its last execution", "the one before", "earlier ones")
_OF_IR = ("mapped exactly", "to a class", "not mapped")
_OF_CODE = ("at bounded addresses", "", "at any address")
_LISTINGS = {"": "assembly, line ", "assembly": "", "object": "disassembly, line "}
_ROLES: dict[Rule, tuple[str, str]] = {
    Rule.MISSING_WAIT: ("this LDS-DMA is in flight", "when this accesses LDS"),
    Rule.OVERTAKEN: ("this is outstanding", "when this LDS-DMA of the same wave starts"),
    Rule.ACROSS_BARRIER: (
        "this LDS-DMA is in flight at a barrier",
        "behind which this accesses LDS in another wave",
    ),
    Rule.BARE_BARRIER: ("this is outstanding at a barrier", "behind which this accesses LDS in another wave"),
    Rule.LOST_FENCE_WAIT: (
        "this is outstanding at a barrier behind a release fence",
        "behind which this accesses LDS in another wave",
    ),
    Rule.LOST_RELEASE_WAIT: ("this is outstanding", "at this release"),
    Rule.SCALAR_LOAD_WAIT: (
        "this is outstanding",
        "at this release, behind which others may write what it reads",
    ),
    Rule.REORDERED: ("before this", "this is issued, which follows it in the IR"),
    Rule.PHASE_CONFLICT: ("while one group of waves does this", "the other may do this, some barriers apart"),
    Rule.REGISTER_HAZARD: ("this is not complete", "when this needs its register"),
    Rule.AT_RETURN: ("this is outstanding", "when this returns to the caller"),
    Rule.WAIT_STATES: ("behind this", "this is issued too soon"),
    Rule.SOURCE_OVERWRITTEN: ("this may not have read it", "when this writes it"),
    Rule.ALU_HAZARD: ("behind this", "this is issued too soon"),
    Rule.UNREADABLE_CODE: ("this cannot be read", ""),
    Rule.WEAK_FENCE: ("one wave accesses global memory here", "behind the barrier another one does here"),
    Rule.WAVE_RACE: ("one wave executes this", "while another one may execute this"),
    Rule.DIVERGENT_BARRIER: ("some work-items may pass this barrier", "and others go on by this branch"),
    Rule.DMA_WITHOUT_SCOPE: ("this LDS-DMA", ""),
    Rule.DMA_NOT_LAUNDERED: ("this LDS-DMA", ""),
}


@as_text
def check_text(subject: CheckSubject, *, verbose: bool = False, color: bool = False) -> Iterator[str]:
    """The whole report, with a final newline."""
    check = subject.check
    yield f"{shown(check.source)} ({check.arch}, {check.compiler}): {_total(subject, color)}"
    sure = tuple(f for f in subject.shown if f.verdict is not Verdict.LATENT)
    grouped = groups(sure)
    claimed = [group for group in grouped if group[0].claimed_apart and group[0].verdict is Verdict.UNPROVEN]
    if len(claimed) > 1 and not verbose:
        yield ""
        yield from _claimed_lines(claimed, color)
        grouped = [group for group in grouped if group not in claimed]
    for group in grouped:
        yield ""
        yield from _group(subject, group, color)
        if len(group) > 1:
            end = ":" if verbose else " (--verbose lists them)"
            yield f"  and {len(group) - 1} more of the same variables{end}"
        if verbose:
            for finding in group[1:]:
                yield "  also:"
                yield from _sides(subject, finding)
                if finding.reason != group[0].reason:
                    yield from _reason(finding)
    latent = tuple(f for f in check.findings if f.verdict is Verdict.LATENT)
    if latent:
        yield ""
        yield from _latent(subject, latent, verbose)
    functions = [f for f in check.functions if f.waits or f.lds_instructions]
    if functions:
        yield ""
    for function in functions:
        yield _function(function, _OF_CODE if check.code else _OF_IR)
        if verbose and function.meetings:
            yield from _barrier_pairs(function)
    for races in check.races or ():
        if verbose or races.definite or races.unproven:
            yield _races(races)
        if races.needless:
            yield _needless(races)
    for name in check.of_one_wave if verbose else ():
        yield f"{shown(name)}: each defined launch has workgroups of one wave, so no two waves race"
    yield from _global_races(check.global_races or (), verbose)
    if not check.is_same_code:
        yield "debug locations changed the code a little: both versions were aligned, and what has no twin is unmapped"
    for name in check.assumptions:
        is_default = name in {NAMED_BASES, *MADE_PROMISES, *OF_RACES}
        made = f"refuse with --no-assume {name}" if is_default else "made by --assume"
        yield f"assumed: {name} ({made})"
    if subject.left_out:
        yield f"{plural(subject.left_out, 'finding')} not shown (--max-findings)"
    yield scope_line(scope_of_check(check))


def refusal(new: Sequence[Finding], source: str) -> str:
    """The reason why a transform writes no output, in one line."""
    first = new[0]
    sides = [
        f"`{shown(place.ir or place.asm)}`" for place in (first.started, first.used) if place is not None
    ]
    more = f" (and {len(new) - 1} more)" if len(new) > 1 else ""
    return (
        f"{shown(source)}: nothing written: the output would have a finding that the input has not: "
        f"{first.verdict.value} {first.rule.value} in {shown(first.function)}: {' and '.join(sides)}{more}; "
        f"{first.remedy}"
    )


def verdict(comparison: Comparison) -> str:
    """The change in waits and findings, for the summary of a transform."""
    before, after = comparison.before, comparison.after
    if before is None:
        lines = [f"  recoverable waits left: {after.recoverable}", f"  findings: {_counts(after)} after"]
    else:
        lines = [
            f"  recoverable waits: {before.recoverable}, recovered by annotate: {comparison.recovered}",
            f"  findings: {_counts(before)} before, {_counts(after)} after",
        ]
    lines += [
        f"  left: {left.count} {left.verdict.value} {left.rule.value}: {left.remedy}"
        for left in comparison.left
    ]
    return text_of(lines)


def _counts(check: Check) -> str:
    definite, unproven, latent = (check.count(verdict) for verdict in Verdict)
    return f"{definite} definite, {unproven} unproven, {latent} latent"


def _claimed_lines(claimed: Sequence[Sequence[Finding]], color: bool) -> Iterator[str]:
    """A line for each rule and function with unproven pairs that the IR's own alias scopes declare disjoint."""
    pairs = Counter((group[0].rule, group[0].function) for group in claimed for _ in group)
    for (rule, function), count in pairs.items():
        yield (
            f"{paint(Verdict.UNPROVEN.value, YELLOW, color)} {paint(rule.value, BOLD, color)} in {shown(function)}: "
            f"{plural(count, 'pair')} that the IR's alias scopes claim to be apart, which nothing here proves "
            "(--verbose lists them)"
        )


def _group(subject: CheckSubject, group: list[Finding], color: bool) -> Iterator[str]:
    first = group[0]
    verdict = paint(first.verdict.value, _COLORS[first.verdict], color)
    yield f"{verdict} {paint(first.rule.value, BOLD, color)} in {shown(first.function)}: {first.rule.says}"
    yield from _sides(subject, first)
    if first.claimed_apart:
        rest = ", but they do" if first.verdict is Verdict.DEFINITE else "; nothing here proves it"
        yield f"  claim: the IR's alias scopes say that the two never touch the same byte{rest}"
    yield from _reason(first)
    yield f"  help: {first.remedy}"


def _reason(finding: Finding) -> Iterator[str]:
    if finding.reason and finding.rule is not Rule.UNREADABLE_CODE:
        yield f"  {finding.verdict.value}: {shown(finding.reason)}"


def _sides(subject: CheckSubject, finding: Finding) -> Iterator[str]:
    started, used = _ROLES[finding.rule]
    is_unreadable = finding.rule is Rule.UNREADABLE_CODE
    role = f"{started}: {shown(finding.reason)}" if is_unreadable else started
    between_registers = is_unreadable or finding.rule in (
        Rule.WAIT_STATES,
        Rule.SOURCE_OVERWRITTEN,
        Rule.ALU_HAZARD,
    )
    yield from _place_text(subject, finding.started, role, in_registers=between_registers)
    if finding.used is not None:
        in_registers = between_registers or bool(finding.registers)
        yield from _place_text(subject, finding.used, used, in_registers=in_registers)
    if any(finding.executions):
        which = [_EXECUTIONS[execution] for execution in finding.executions]
        yield f"  of the first, in flight: {', and '.join(which)}"
    if finding.registers:
        yield f"  register: {finding.registers}"
    if len(finding.path) > 1:
        steps = [f"{label or 'entry'}:{line}" for label, line in finding.path]
        if len(steps) > _LONGEST_PATH:
            steps[_LONGEST_PATH // 2 : -_LONGEST_PATH // 2] = ["..."]
        until = "before the barrier" if finding.rule in ACROSS_BARRIERS else "between"
        counter = f", no sufficient wait for {finding.counter} {until}" if finding.counter else ""
        taken = "; definite whenever it is taken" if finding.verdict is Verdict.DEFINITE else ""
        yield f"  path: {' -> '.join(shown(step) for step in steps)}{counter}{taken}"


def _place_text(
    subject: CheckSubject, place: FindingPlace, role: str, *, in_registers: bool = False
) -> Iterator[str]:
    on = f" ({', '.join('@' + shown(name) for name in place.bases)})" if place.bases else ""
    yield f"  {role}{on}"
    if place.ir:
        line = subject.line_of(place.ir_line)
        where = f"{shown(subject.check.source)}:{line}" if line else f"canonical IR, line {place.ir_line}"
        written = told(subject.written(place))
        yield f"    {where}, {written}" if written else f"    {where}"
        yield from _marked(place.ir, result(f"  {shown(place.ir)}"))
    elif place.asm and not place.accesses and not in_registers and not subject.check.code:
        yield "    not mapped to the IR: it may be any access"
    if place.asm:
        where = f"{_LISTINGS[subject.check.code] or shown(subject.check.source) + ':'}{place.asm_line}"
        written = "" if place.ir else told(subject.written(place))
        yield f"    {where}, {written}" if written else f"    {where}"
        yield from _marked(place.asm)


def _marked(text: str, name: str | None = None) -> Iterator[str]:
    """The instruction, and a line with a caret under its operation; ``name`` is the value that it defines, if any."""
    text = shown(text)
    start = len(f"{name} = ") if name else 0
    word = text[start:].split(" ", 1)[0]
    yield f"      {cut(text)}"
    yield f"      {' ' * start}^{'~' * (len(word) - 1)}"


def _latent(subject: CheckSubject, latent: tuple[Finding, ...], verbose: bool) -> Iterator[str]:
    counted = Counter(finding.rule for finding in latent)
    for rule, count in counted.items():
        yield f"latent {rule.value}, {count}: {rule.says}; {rule.remedy}"
        if verbose:
            for finding in latent:
                if finding.rule is rule:
                    line = subject.line_of(finding.started.ir_line)
                    where = f"line {line}" if line else f"canonical line {finding.started.ir_line}"
                    yield f"  {shown(finding.function)}, {where}: {shown(finding.started.ir)}"


def _function(function: FunctionCheck, told_apart: tuple[str, str, str]) -> str:
    parts = [plural(function.waits, "wait")]
    if function.redundant:
        parts.append(f"{function.redundant} redundant")
    if function.for_dma:
        parts.append(f"{function.for_dma} for LDS-DMA alone")
    if function.recoverable:
        parts.append(f"{function.recoverable} recoverable")
    mapped = [
        f"{count} {how}"
        for count, how in zip((function.exact, function.by_class, function.unmapped), told_apart, strict=True)
        if count
    ]
    text = f"{shown(function.name)}: {', '.join(parts)}"
    if mapped:
        text += f"; {plural(function.lds_instructions, 'LDS instruction')}: {', '.join(mapped)}"
    if function.arrivals:
        arrivals = plural(function.arrivals, "arrival at a barrier in LDS", "arrivals at barriers in LDS")
        text += f"; {arrivals}, whose order is not followed"
    return text


def _global_races(kernels: Sequence[GlobalRaceCount], verbose: bool) -> Iterator[str]:
    """Counts of pairs of global-memory accesses that may race. They are no findings, as no verdict depends on them."""
    left = [races for races in kernels if races.unproven]
    if left and not verbose:
        pairs = sum(races.unproven for races in left)
        said = plural(pairs, "pair of accesses", "pairs of accesses")
        yield f"global memory: {said} of {plural(len(left), 'kernel')} not proved free of races (-v lists some)"
    for races in kernels if verbose else ():
        pairs_of = plural(
            races.pairs, "pair of accesses of global memory", "pairs of accesses of global memory"
        )
        more = f", {races.unproven} unproven" if races.unproven else ""
        where = f"the kernel ({races.refused})" if races.refused else "one barrier interval"
        yield f"{shown(races.function)}: {pairs_of} of two waves in {where}: {races.free} proved free of races{more}"
        for first, second, why in races.examples:
            yield f"    lines {first} and {second}: {why}"


def _needless(races: RaceCount) -> str:
    """The line on barriers that no pair of LDS accesses needs."""
    where = "line" if len(races.needless) == 1 else f"any one of {len(races.needless)} lines"
    return (
        f"note: {shown(races.function)}: no two waves exchange LDS across the barrier of {where} "
        f"{', '.join(map(str, races.needless))}; `annotate --barriers` takes out those that nothing else "
        "needs, for a kernel that states no workgroup size with `--assume unread-dimensions-are-one`"
    )


def _races(races: RaceCount) -> str:
    """The line on a kernel's pairs of LDS accesses in one barrier interval: counts with and without proof."""
    pairs = plural(races.pairs, "pair of LDS accesses", "pairs of LDS accesses")
    parts = [f"{races.free} proved free of races"]
    if races.alike:
        parts.append(f"{races.alike} that write the same value")
    parts += [f"{n} {name}" for n, name in ((races.definite, "definite"), (races.unproven, "unproven")) if n]
    where = (
        "barrier interval of the code, since barriers or accesses are in assembly"
        if races.is_of_code
        else "barrier interval"
    )
    return f"{shown(races.function)}: {pairs} of two waves in one {where}: {', '.join(parts)}"


def _barrier_pairs(function: FunctionCheck) -> Iterator[str]:
    """The pairs of barriers that meet each other, by their lines in the assembly."""
    others = by_key(pair for one, other in function.meetings for pair in ((one, other), (other, one)))
    how = "" if function.meetings_are_exact else ", as far as is known"
    yield f"  barriers that waves meet at while others are at another{how} (lines of the assembly):"
    for one, met in sorted(others.items()):
        yield f"    {one}: {', '.join(map(str, sorted(met)))}"


def _total(subject: CheckSubject, color: bool) -> str:
    check = subject.check
    scope = scope_of_check(check)
    none = f"no findings in {plural(len(scope.examined), 'examined class', 'examined classes')}"
    found = _counts(check) if check.findings else paint(none, GREEN, color)
    if scope.left_out:
        found += f", {plural(len(scope.left_out), 'function')} left out"
    claimed = sum(finding.claimed_apart for finding in check.findings)
    if claimed:
        found += f" ({claimed} of them claimed apart by the IR's alias scopes)"
    return f"{found}; recoverable waits: {check.recoverable}"


_MOST_FAULTS = 20


@as_text
def witness_text(found: Validation, name: str) -> Iterator[str]:
    """The result, with a final newline.

    Args:
        found: the result of looking for a witness.
        name: of the code.
    """
    verdict = "not shown to suffice" if found.faults else "shown to suffice"
    yield f"{shown(name)}: {plural(found.weaker, 'wait')} weaker than the compiler's: {verdict}"
    paths = f"{plural(found.paths, 'path')} that waves take, " if found.paths else ""
    yield (
        f"  premises: {plural(found.by_bytes, 'pair')} of instructions apart by stated bytes, {found.told_apart} "
        f"stated to be apart, {paths}and what order asks for"
    )
    for fault in found.faults[:_MOST_FAULTS]:
        kernel = f"kernel {shown(fault.kernel)}" if fault.kernel else "the witness"
        where = f", line {fault.line}" if fault.line else ""
        yield f"  {kernel}{where}: {shown(fault.why)}"
    if len(found.faults) > _MOST_FAULTS:
        yield f"  and {len(found.faults) - _MOST_FAULTS} more"


def acceptance_text(acceptance: EditVerdicts) -> str:
    """The findings, the effect and cost of each function's edit, and last the remaining definite findings."""
    findings = verdict(acceptance.comparison) if acceptance.comparison is not None else ""
    return findings + text_of(_acceptance_lines(acceptance))


def _acceptance_lines(acceptance: EditVerdicts) -> Iterator[str]:
    for one in acceptance.functions:
        repaired = in_words(one.repaired)
        cost = ", ".join(map(str, one.cost))
        if repaired:
            yield f"  {shown(one.function)}: repairs {repaired}" + (f"; cost: {cost}" if cost else "")
        elif cost:
            yield f"  {shown(one.function)}: written because of {acceptance.insists}; cost: {cost}"
    if acceptance.comparison is not None and (left := not_repaired(acceptance.comparison.after)):
        yield left


def listed_by(check: Check) -> str:
    """The command that lists a check's findings: `check` makes an assumption that transforms do not make."""
    makes_more = UNREAD_DIMENSIONS_ARE_ONE not in check.assumptions
    return "ldsopt check" + (f" --no-assume {UNREAD_DIMENSIONS_ARE_ONE}" if makes_more else "")


def not_repaired(check: Check) -> str:
    """The line about definite findings in the output; empty if it has none."""
    found = [finding for finding in check.findings if finding.verdict is Verdict.DEFINITE]
    if not found:
        return ""
    rules = dict.fromkeys(finding.rule.value for finding in found)
    counts = [f"{sum(f.rule.value == rule for f in found)} definite {rule}" for rule in rules]
    return f"  NOT REPAIRED: the output has {', '.join(counts)}; {found[0].remedy}"
