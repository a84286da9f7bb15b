"""Documents on compilers: the installed ones, their capabilities, and the effect of a change of compiler on modules.

The report on a change exists as text, as a comment for a review, and as JSON, schema ``ldsopt.qualification/1``
(docs/qualify.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Literal

from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict
from ldsopt.codegen.compilers import NAMES, Compiler
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.diff import Diff
from ldsopt.compare.probe import QUESTIONS, Probe, ProbeAnswer, RuleVerdict
from ldsopt.compare.qualification import CompilerBuild, ModuleChange, Qualification, Reproducer, grouped
from ldsopt.compare.spelling import BOLD, GREEN, RED, YELLOW, as_text, code, cut, paint, plural, prose
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, filled, json_text
from ldsopt.errors import shown
from ldsopt.report.check import CodeFinding, FindingCounts, code_finding
from ldsopt.report.diff import MARKER as DIFF_MARKER
from ldsopt.report.diff import diff_json, diff_markdown, diff_text
from ldsopt.report.table import Look, markdown


@dataclass(frozen=True, slots=True)
class PresentCompiler:
    """A compiler that is here.

    Attributes:
        default: it is used where none is named.
        makes: what it can emit.
    """

    name: str
    default: bool
    version: str
    llvm: str
    command: tuple[str, ...]
    makes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingCompiler:
    """A compiler that is not here.

    Attributes:
        missing: why.
        remedy: how to get it.
    """

    name: str
    default: Literal[False]
    missing: str
    remedy: str


@dataclass(frozen=True, slots=True)
class CompilersDocument:
    """The compilers that `--compiler` can name."""

    SCHEMA: ClassVar = "ldsopt.compilers/1"

    compilers: tuple[PresentCompiler | MissingCompiler, ...]


@as_text
def compilers_text(known: Mapping[str, Compiler | str]) -> Iterator[str]:
    """A paragraph for each name, with a final newline. ``known`` is the result of `ldsopt.codegen.compilers.known`."""
    width = max(map(len, known))
    for name, one in known.items():
        if isinstance(one, str):
            yield f"{name:{width}}  not here: {shown(one)}"
            continue
        yield f"{name:{width}}  {shown(one.name)}" + (", the default" if name == DEFAULT_COMPILER else "")
        if one.command:
            yield f"{'':{width}}  LLVM {one.llvm}; {shown(' '.join(one.command))}"
        yield f"{'':{width}}  emits {', '.join(_makes(one))}"


def compilers_json(known: Mapping[str, Compiler | str]) -> str:
    """The list as JSON."""
    return json_text(CompilersDocument(tuple(_listed(name, one) for name, one in known.items())))


def _listed(name: str, one: Compiler | str) -> PresentCompiler | MissingCompiler:
    if isinstance(one, str):
        return MissingCompiler(name, False, one, NAMES[name])
    is_default = name == DEFAULT_COMPILER
    return PresentCompiler(name, is_default, one.name, one.llvm, tuple(one.command), _makes(one))


def _makes(compiler: Compiler) -> tuple[str, ...]:
    objects = "objects" if compiler.command else "objects (not of inline assembly)"
    return ("assembly", objects, *(["machine IR"] if compiler.makes_mir else []))


# --- probe --------------------------------------------------------------------------------------------------
#
# The result of a probe as text and as JSON.


_ANSWERS: Mapping[bool | None, Literal["yes", "no", "unknown"]] = {True: "yes", False: "no", None: "unknown"}
_QUESTIONS = {question.name: question for question in QUESTIONS}


@dataclass(frozen=True, slots=True)
class DocumentedAnswer:
    """The answer to one question on one architecture.

    Attributes:
        says: what the compiler does where the answer is yes.
        rule: what copes with it: a rule's number, or an option.
        added_waits: waits that the rule adds to its kernel's code.
        added_drains: waits, of these or in place of others, that leave nothing in flight.
        evidence: the instructions that the answer was read from.
        refused: the compiler's words, where it could not compile the kernel; else empty.
    """

    question: str
    says: str
    arch: str
    answer: Literal["yes", "no", "unknown"]
    rule: str
    verdict: RuleVerdict
    added_waits: int
    added_drains: int
    evidence: tuple[str, ...]
    refused: str


@dataclass(frozen=True, slots=True)
class ProbeDocument:
    """The behaviour of a compiler about LDS-DMA, read from its code.

    Attributes:
        compiler: name and version.
        needless_rules: rules of annotate that no answer shows a need for.
    """

    SCHEMA: ClassVar = "ldsopt.probe/1"

    compiler: str
    needless_rules: tuple[str, ...]
    answers: tuple[DocumentedAnswer, ...]


@as_text
def probe_text(probe: Probe) -> Iterator[str]:
    """A paragraph for each question: the answer, the verdict on the rule, and the instructions; a final newline."""
    yield shown(probe.compiler)
    for answer in probe.answers:
        question = _QUESTIONS[answer.question]
        yield ""
        yield f"{answer.question} ({answer.arch}): {_ANSWERS[answer.shown]}; {question.rule} is {_judged(answer)}"
        yield f"  asked: whether it {question.says}"
        if answer.refused:
            yield f"  it could not be asked: {shown(answer.refused)}"
        yield from (f"    {shown(line)}" for line in answer.evidence)


def probe_json(probe: Probe) -> str:
    """The whole result of a probe as JSON."""
    answers = tuple(map(_answer, probe.answers))
    return json_text(ProbeDocument(probe.compiler, tuple(sorted(probe.needless)), answers))


def _answer(answer: ProbeAnswer) -> DocumentedAnswer:
    question = _QUESTIONS[answer.question]
    return filled(
        DocumentedAnswer, answer, says=question.says, answer=_ANSWERS[answer.shown], rule=question.rule
    )


def _judged(answer: ProbeAnswer) -> str:
    costs = []
    if answer.shown is False and answer.added_waits > 0:
        costs.append(f"{answer.added_waits} waits more in its kernel")
    if answer.shown is False and answer.added_drains > 0:
        costs.append(f"{answer.added_drains} more that leave nothing in flight")
    return answer.verdict.value + (f" ({', '.join(costs)})" if costs else "")


@dataclass(frozen=True, slots=True)
class QualificationCounts:
    """Findings that one of the compilers has and the other has not."""

    gained: FindingCounts
    lost: FindingCounts


@dataclass(frozen=True, slots=True)
class QualificationBuild:
    """The code that one compiler makes of the module.

    Attributes:
        compiler: name and version.
        refused: why it makes no code of the module; null if it does.
        unreadable: it cannot read the module; else, if it is refused, it failed on it.
        findings: of its code, by verdict; null where there is none.
    """

    compiler: str
    refused: str | None
    unreadable: bool
    findings: FindingCounts | None


@dataclass(frozen=True, slots=True)
class QualificationModule:
    """A module under both compilers.

    Attributes:
        name: by which reports call it.
        source: the file as the user gave it.
        gained: findings of the new code that the old one has not; definite ones first.
        lost: findings of the old code that the new one has not.
    """

    name: str
    source: str
    before: QualificationBuild
    after: QualificationBuild
    gained: tuple[CodeFinding, ...]
    lost: tuple[CodeFinding, ...]


@dataclass(frozen=True, slots=True)
class QualificationReproducer:
    """A small module that shows a finding.

    Attributes:
        module: the one that it was made of.
        counter: which counter a wait would be for.
        file: where it was written.
        attempts: versions that were compiled on the way.
        minimal: nothing more could be taken away; else the attempts ran out.
        reducer: what made it small.
    """

    module: str
    rule: Rule
    function: str
    counter: str | None
    file: str | None
    instructions: Natural
    attempts: Natural
    minimal: bool
    reducer: str


@dataclass(frozen=True, slots=True)
class QualificationDocument:
    """The effect of a change of compiler on modules, as `ldsopt qualify --format json` found it.

    Attributes:
        before: name and version of the compiler that is in use.
        after: name and version of the one to qualify.
        qualifies: no definite finding is gained, and no module lost its code.
        failure: why it does not qualify; null if it does.
        compared: modules of which both make code.
        assumptions: names of the assumptions that verdicts rest on.
        counts: findings by verdict, over all modules.
        modules: in the order given.
        unread: why modules could not be read at all, a line each.
        diff: the measures of the modules that both compiled: a document of the schema ldsopt.diff/1.
        reproducers: small modules that show a definite finding gained.
        notes: why a finding has no reproducer, a line each.
    """

    SCHEMA: ClassVar = "ldsopt.qualification/1"

    before: str
    after: str
    qualifies: bool
    failure: str | None
    compared: Natural
    assumptions: tuple[str, ...]
    counts: QualificationCounts
    modules: tuple[QualificationModule, ...]
    unread: tuple[str, ...]
    diff: Mapping[str, object]
    reproducers: tuple[QualificationReproducer, ...]
    notes: tuple[str, ...]


def qualification_json(found: Qualification) -> str:
    """The whole result as a document, with a final newline."""
    return json_text(
        filled(
            QualificationDocument,
            found,
            qualifies=not found.failure,
            compared=len(found.compared),
            counts=QualificationCounts(
                *(
                    FindingCounts(*(found.count(verdict, lost=lost) for verdict in _COUNTED))
                    for lost in (False, True)
                )
            ),
            modules=tuple(_module(change) for change in found.modules),
            diff=json.loads(diff_json(found.diff)),
            reproducers=tuple(_reproducer(one) for one in found.reproducers),
        )
    )


_COUNTED = (Verdict.DEFINITE, Verdict.UNPROVEN)


def _module(change: ModuleChange) -> QualificationModule:
    return filled(
        QualificationModule,
        change,
        before=_build(change.before),
        after=_build(change.after),
        gained=tuple(map(code_finding, change.gained)),
        lost=tuple(map(code_finding, change.lost)),
    )


def _build(build: CompilerBuild) -> QualificationBuild:
    check = build.check
    return QualificationBuild(
        compiler=build.compiler,
        refused=build.refused or None,
        unreadable=build.is_unreadable,
        findings=FindingCounts(*map(check.count, _COUNTED)) if check else None,
    )


def _reproducer(one: Reproducer) -> QualificationReproducer:
    return filled(
        QualificationReproducer,
        one,
        rule=one.finding.rule,
        function=one.finding.function,
        counter=one.finding.counter or None,
        minimal=one.is_minimal,
    )


_COLORS = {Verdict.DEFINITE: RED, Verdict.UNPROVEN: YELLOW}


@as_text
def qualification_text(found: Qualification, look: Look | None = None) -> Iterator[str]:
    """The whole report, with a final newline."""
    look = look or Look()
    yield f"before: {shown(found.before)}"
    yield f"after:  {shown(found.after)}"
    yield f"{len(found.compared)} of {plural(len(found.modules), 'module')} compiled by both"
    for change in found.modules:
        for after in (False, True):
            if (change.after if after else change.before).refused:
                yield f"  not compared: {refused_line(change, after=after)}"
    yield from (f"  not read: {shown(why)}" for why in found.unread)
    yield from _changed(found, look, lost=False)
    yield from _changed(found, look, lost=True)
    yield ""
    yield from _measures(found.diff, look)
    if found.reproducers or found.notes:
        yield ""
    for one in found.reproducers:
        yield (
            f"reproducer: {shown(one.file)}: {one.finding.rule.value} of {shown(one.module)} in "
            f"{plural(one.instructions, 'instruction')}" + ("" if one.is_minimal else ", attempts ran out")
        )
    yield from (f"note: {shown(note)}" for note in found.notes)
    yield from (f"assumed: {name} (refuse with --no-assume {name})" for name in found.assumptions)
    yield ""
    yield paint(verdict_line(found), RED if found.failure else GREEN, look.color)


def refused_line(change: ModuleChange, *, after: bool) -> str:
    """The line on a compiler that makes no code of a module: its name and the reason."""
    side = change.after if after else change.before
    what = "cannot read it" if side.is_unreadable else "fails on it"
    return f"{shown(change.name)}: {shown(side.compiler)} {what}: {shown(side.refused)}"


def verdict_line(found: Qualification) -> str:
    """The verdict on the second compiler and its reason, on one line."""
    both = f"{len(found.compared)} of {plural(len(found.modules), 'module')} compared"
    return (
        f"Does not qualify: {shown(found.failure)}."
        if found.failure
        else f"Qualifies: {both}, no new definite finding."
    )


def side_of(place: FindingPlace) -> str:
    """One side of a finding: its instruction in the code, and the IR behind it if that is known."""
    asm, ir = shown(place.asm), shown(place.ir)
    return f"{cut(asm)}    {cut(ir)}" if asm and ir else cut(asm or ir)


def _changed(found: Qualification, look: Look, *, lost: bool) -> Iterator[str]:
    word = "lost" if lost else "gained"
    for change in found.compared:
        for group in grouped(change.lost if lost else change.gained):
            yield ""
            verdict = paint(group.verdict.value, _COLORS[group.verdict], look.color)
            rule = paint(group.rule.value, BOLD, look.color)
            yield f"{word}: {verdict} {rule} in {shown(f'{change.name}:{group.function}')}: {group.rule.says}"
            yield from _example(group.findings[0])
            if len(group.findings) > 1:
                yield f"  and {len(group.findings) - 1} more"


def _example(finding: Finding) -> Iterator[str]:
    yield f"    {side_of(finding.started)}"
    if finding.used is not None:
        wait = f"no wait for {finding.counter} in between, " if finding.counter else ""
        yield f"    {side_of(finding.used)}"
        if wait or finding.registers:
            yield f"  {wait}{f'about {finding.registers}, ' if finding.registers else ''}".rstrip(", ")


def _measures(diff: Diff, look: Look) -> Iterator[str]:
    """The comparison of measures, without its first two lines with the names of the compilers."""
    lines = diff_text(diff, None, look).rstrip("\n").split("\n")[2:]
    yield from lines[1:] if lines and not lines[0] else lines


MARKER = "<!-- ldsopt qualify -->"
"""The end of every comment, by which a CI job finds and replaces its latest one."""
_MOST = 50
"""The most rows of a table."""


def qualification_markdown(found: Qualification, *, top: int | None = None) -> str:
    """The whole report as GitHub-flavoured Markdown, with a final newline.

    Args:
        found: the effect of a change of compiler.
        top: the number of changes to show for each verdict, largest first; ``None`` for all.
    """
    blocks = [f"**{prose(verdict_line(found))}**", f"{code(found.before)} → {code(found.after)}"]
    refused = [
        f"- {prose(refused_line(change, after=after))}"
        for change in found.modules
        for after in (False, True)
        if (change.after if after else change.before).refused
    ]
    refused += [f"- {prose(why)}" for why in found.unread]
    if refused:
        blocks.append("Not compared:\n\n" + "\n".join(refused))
    for lost in (False, True):
        blocks += _changed_markdown(found, lost=lost)
    if found.reproducers:
        listed = (
            f"- {code(one.file)}: {one.finding.rule.value} of {code(one.module)} in "
            f"{plural(one.instructions, 'instruction')}"
            for one in found.reproducers
        )
        blocks.append("Reproducers:\n\n" + "\n".join(listed))
    blocks += [f"> {prose(note)}" for note in found.notes]
    if found.assumptions:
        blocks.append(f"Assumed: {', '.join(found.assumptions)}.")
    measures = diff_markdown(found.diff, None, top=top).replace(DIFF_MARKER, "").strip()
    blocks.append(f"<details><summary>Measures</summary>\n\n{measures}\n\n</details>")
    return "\n\n".join((*blocks, MARKER)) + "\n"


def _changed_markdown(found: Qualification, *, lost: bool) -> Iterator[str]:
    rows = [
        (
            code(f"{change.name}:{group.function}"),
            f"{group.verdict.value} {group.rule.value}",
            str(len(group.findings)),
            code(side_of(group.findings[0].started)),
            code(side_of(group.findings[0].used)) if group.findings[0].used else "",
        )
        for change in found.compared
        for group in grouped(change.lost if lost else change.gained)
    ]
    if not rows:
        return
    table = markdown(("function", "finding", "times", "started", "used"), rows[:_MOST], {2})
    left = f"\n\n… and {plural(len(rows) - _MOST, 'other')}." if len(rows) > _MOST else ""
    title = "Findings lost" if lost else "Findings gained"
    yield f"{title}:\n\n{table}{left}"


QUALIFICATION_FORMATS: Mapping[str, Callable[[Qualification, Look], str]] = {
    "text": qualification_text,
    "json": lambda found, look: qualification_json(found),
    "markdown": lambda found, look: qualification_markdown(found, top=look.top),
}
"""The formats of `qualify`, by name."""


def render_qualification(format_name: str, found: Qualification, look: Look | None = None) -> str:
    """The effect of a change of compiler in a format of `QUALIFICATION_FORMATS`, with a final newline."""
    return QUALIFICATION_FORMATS[format_name](found, look or Look())
