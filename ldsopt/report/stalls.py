"""The reports of `stalls`: measured stalls of waves, beside the proofs about them; JSON, schema ``ldsopt.stalls/1``
(docs/stalls.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import escape
from typing import Annotated, ClassVar

from ldsopt.compare.spelling import cut, plural, text_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, by_name, filled, json_text
from ldsopt.errors import shown
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.wait_facts import Cause
from ldsopt.report.table import Look, TextTable, fits, laid_out
from ldsopt.report.waits import CodeLine, WaitsSubject, listed, why
from ldsopt.stalls.calibrated import Calibration
from ldsopt.stalls.joined import (
    RECOVERABLE,
    BankUse,
    ComparedTraces,
    JoinedTrace,
    Judgement,
    StalledInstruction,
    StallKind,
    per_execution,
)
from ldsopt.waits.wait_needs import Need

_MOST_NAMED = 2
_MOST_LINES = 4
_SHOWN_ROWS = 20


@dataclass(frozen=True, slots=True)
class StallNeed:
    """An operation that has to be complete because of a wait: proved.

    Attributes:
        most: operations that the wait may leave outstanding for it.
        cause: of which kind the reason is.
        why: in words.
        started: the instruction that starts the operation.
        used: the instruction that it has to be complete for.
        banks: cycles of the banks that one execution of an LDS access takes, and without conflicts, by the IR.
    """

    most: int
    cause: Annotated[str, by_name(Cause)]
    why: str
    started: CodeLine
    used: CodeLine
    banks: BankUse | None


@dataclass(frozen=True, slots=True)
class StallProof:
    """The proof of a wait or of an `s_nop`.

    Attributes:
        judgement: in one word.
        reason: in words.
        completed_by: lines of the waits that complete instead what it need not.
        needs: what has to be complete because of it.
    """

    judgement: Judgement
    reason: str | None
    completed_by: tuple[int, ...]
    needs: tuple[StallNeed, ...]


@dataclass(frozen=True, slots=True)
class StallRow(CodeLine):
    """An instruction with what was measured there: sums over the traced waves.

    Attributes:
        code_object: the profiler's number.
        address: in its ELF file.
        function: that it is in.
        kind: of instruction.
        executed: how often.
        latency: cycles.
        stall: cycles of these for which it could not be issued; null where the profiler does not say.
        idle: cycles between the instruction before and this one; null where the profiler does not say.
        share: of all cycles that waves stood, 0 to 1.
        recoverable: cycles of its stall that can go at most, by the proof.
        proof: null of what is neither a wait nor an `s_nop`.
        banks: cycles of the banks that one execution takes, and without conflicts, by the IR.
    """

    code_object: Natural
    address: Natural
    function: str
    kind: Annotated[str, by_name(StallKind)]
    executed: Natural
    latency: Natural
    stall: Natural | None
    idle: Natural | None
    share: float
    recoverable: Natural
    proof: StallProof | None
    banks: BankUse | None


@dataclass(frozen=True, slots=True)
class StallLine:
    """All instructions of one line of the source: by debug information, else of the IR that was given.

    Attributes:
        source_line: file and line that debug information names.
        line: of the IR; null where debug information names a line.
        stall: cycles that waves stood at them.
        share: of all cycles that waves stood, 0 to 1.
        recoverable: cycles that can go at most, by the proof.
        kinds: the same cycles by kind of instruction.
        waited_for: cycles of waits, wherever they stand, that are for an operation that this line starts: of the
            operations that a wait is for, the one that bounds it most.
    """

    source_line: str | None
    line: int | None
    stall: Natural
    share: float
    recoverable: Natural
    kinds: Mapping[str, Natural]
    waited_for: Natural


@dataclass(frozen=True, slots=True)
class StallChange(CodeLine):
    """An instruction of both traces.

    Attributes:
        function: that it is in.
        before, after: cycles that one execution stalls.
    """

    function: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class StallShare:
    """A part of all stalls before and after, 0 to 1."""

    before: float
    after: float


@dataclass(frozen=True, slots=True)
class StallComparison:
    """A trace against another one.

    Attributes:
        trace: the other one, which is before.
        code: its code.
        kinds: parts of all stalls.
        changes: instructions of both, the greatest change first.
        only_before, only_after: stalled instructions that the other has not.
    """

    trace: str
    code: str
    kinds: Mapping[str, StallShare]
    changes: tuple[StallChange, ...]
    only_before: tuple[CodeLine, ...]
    only_after: tuple[CodeLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StallsDocument:
    """A thread trace of AMD's profiler, measured on a GPU, joined with what is proved of the waits of the code that
    ran, as `ldsopt stalls --format json` writes it.

    Attributes:
        trace: the folder or file as the user gave it.
        code: the name of the code.
        arch: the gfx architecture.
        dispatches: that were added up.
        has_stalls: the profiler tells stalls; else latencies stand for them.
        cycles: that waves stood at all instructions: sums over the traced waves.
        kinds: the same by kind of instruction.
        recoverable: cycles that can go at most, by what is proved of the wait. Not a gain.
        other_code_objects: rows of the trace that are of other code, by code object.
        samples: rows that are samples of the program counter, and not used.
        rows: worst first.
        reasons: cycles of waits by the kind of reason that bounds each most, or by what is proved where none does.
        lines: of the source, worst first; empty where neither debug information nor IR names any.
        against: the comparison, if one was asked for.
    """

    SCHEMA: ClassVar = "ldsopt.stalls/1"

    trace: str
    code: str
    arch: str
    dispatches: tuple[str, ...]
    has_stalls: bool
    cycles: Natural
    kinds: Mapping[str, Natural]
    recoverable: Mapping[str, Natural]
    other_code_objects: Mapping[str, Natural]
    samples: Natural
    rows: tuple[StallRow, ...]
    reasons: Mapping[str, Natural]
    lines: tuple[StallLine, ...]
    against: StallComparison | None


def stalls_json(found: JoinedTrace, compared: ComparedTraces | None = None) -> str:
    """The whole report, with a final newline."""
    words = StallWords(found)
    return json_text(
        filled(
            StallsDocument,
            found.trace,
            trace=found.trace.source,
            code=found.source,
            arch=found.arch,
            cycles=found.cycles,
            kinds={kind.name.lower(): cycles for kind, cycles in found.by_kind().items()},
            recoverable={one.name.lower(): found.recoverable(one) for one in _GROUPS},
            other_code_objects={str(number): count for number, count in found.others.items()},
            rows=tuple(words.row(row) for row in found.ranked()),
            reasons={reason: cycles for reason, (_, cycles) in wait_reasons(found).items()},
            lines=source_lines(words),
            against=None if compared is None else _comparison(compared),
        )
    )


_GROUPS = (Judgement.UNNEEDED, Judgement.MOVED, Judgement.STRICT)


def _comparison(compared: ComparedTraces) -> StallComparison:
    old, new = StallWords(compared.before), StallWords(compared.after)
    return StallComparison(
        compared.before.trace.source,
        compared.before.source,
        {one.kind.name.lower(): StallShare(one.before, one.after) for one in compared.kinds},
        tuple(
            StallChange(
                **vars(new.line(pair.after.instruction)),
                function=pair.after.function,
                before=per_execution(pair.before),
                after=per_execution(pair.after),
            )
            for pair in compared.pairs
            if pair.after
        ),
        tuple(old.line(row.instruction) for row in compared.only_before),
        tuple(new.line(row.instruction) for row in compared.only_after),
    )


class StallWords:
    """The words for the parts of a joined trace."""

    def __init__(self, found: JoinedTrace) -> None:
        self.found = found
        self._subject = WaitsSubject(found.waits, found.source, "", found.line_of)
        self._sources = {row.instruction.line: row.measured.source for row in found.rows}
        self._total = max(1, found.cycles)

    def line(self, instruction: AsmInstruction) -> CodeLine:
        """The place of an instruction; where the code has no debug information, the profiler's source line."""
        place = self._subject.place(instruction)
        source = place.source_line or self._sources.get(place.asm_line) or None
        return replace(place, source_line=source)

    def source_of(self, instruction: AsmInstruction) -> tuple[str | None, int | None]:
        """The line of the source, or the line of the IR where debug information names none."""
        place = self.line(instruction)
        return (place.source_line, None) if place.source_line else (None, place.line)

    def share(self, row: StalledInstruction) -> float:
        """The fraction of all stall cycles that belongs to a row."""
        return row.measured.cycles / self._total

    def row(self, row: StalledInstruction) -> StallRow:
        """A row in the form of JSON."""
        measured = row.measured
        return StallRow(
            **vars(self.line(row.instruction)),
            code_object=measured.code_object,
            address=measured.address,
            function=row.function,
            kind=row.kind.name.lower(),
            executed=measured.hits,
            latency=measured.latency,
            stall=measured.stall,
            idle=measured.idle,
            share=self.share(row),
            recoverable=row.recoverable,
            proof=self._proof(row),
            banks=self.found.banks.get(row.instruction.line),
        )

    def _proof(self, row: StalledInstruction) -> StallProof | None:
        judged = row.judged
        if judged is None:
            return None
        needs = tuple(
            StallNeed(
                need.grade,
                need.cause.name.lower(),
                why(need),
                self.line(need.started),
                self.line(need.used),
                self.found.banks.get(need.started.line),
            )
            for need in judged.needs
        )
        return StallProof(judged.judgement, judged.reason or None, judged.by_waits, needs)

    def proved(self, row: StalledInstruction) -> str:
        """The proof about an instruction, or else the known cause of its stalls, in words; empty if there is none."""
        judged = row.judged
        if judged is None:
            return self._besides(row)
        if judged.judgement is Judgement.NEEDED and judged.needs:
            named = list(dict.fromkeys(map(self.need, judged.needs)))
            more = len(named) - _MOST_NAMED
            return "needed: " + "; ".join(named[:_MOST_NAMED]) + (f"; {more} more" if more > 0 else "")
        by = f" ({listed(judged.by_waits, _MOST_LINES)})" if judged.by_waits else ""
        return f"{judged.judgement.value}: {shown(judged.reason)}{by}"

    def need(self, need: Need) -> str:
        """The operation that a wait waits for, and the instruction that needs it."""
        source = self.line(need.started).source_line
        at = f"line {need.started.line} {need.started.mnemonic}" + (f" ({shown(source)})" if source else "")
        banks = self.found.banks.get(need.started.line)
        conflict = (
            f", {banks.cycles} cycles of the banks instead of {banks.ideal}"
            if banks and _conflicts(banks)
            else ""
        )
        return f"{at}{conflict}, for line {need.used.line} {need.used.mnemonic}"

    def _besides(self, row: StalledInstruction) -> str:
        if row.kind is StallKind.BARRIER:
            return "waits for the slowest wave of its workgroup"
        banks = self.found.banks.get(row.instruction.line)
        if banks is not None and _conflicts(banks):
            return f"bank conflicts: {banks.cycles} cycles instead of {banks.ideal} (see ldsopt banks)"
        return ""


def wait_reasons(found: JoinedTrace) -> Mapping[str, tuple[str, int]]:
    """The cycles of waits by reason, the most cycles first; with the name of the reason and its words."""
    cycles: Counter[str] = Counter()
    said: dict[str, str] = {}
    for row in found.rows:
        if row.kind is not StallKind.WAIT or row.judged is None or not row.measured.cycles:
            continue
        one = row.judged.needs[0].cause if row.judged.needs else row.judged.judgement
        cycles[one.name.lower()] += row.measured.cycles
        said[one.name.lower()] = one.value
    return {name: (said[name], count) for name, count in cycles.most_common()}


def source_lines(words: StallWords) -> tuple[StallLine, ...]:
    """The sums of each line of the source, worst first."""
    kinds: dict[tuple[str | None, int | None], Counter[str]] = {}
    goes: Counter[tuple[str | None, int | None]] = Counter()
    waited: Counter[tuple[str | None, int | None]] = Counter()
    for row in words.found.rows:
        place = words.source_of(row.instruction)
        kinds.setdefault(place, Counter())[row.kind.name.lower()] += row.measured.cycles
        goes[place] += row.recoverable
        if row.kind is StallKind.WAIT and row.judged is not None and row.judged.needs:
            started = words.source_of(row.judged.needs[0].started)
            kinds.setdefault(started, Counter())
            waited[started] += row.measured.cycles
    found = [
        StallLine(
            *place,
            stall=(total := sum(own.values())),
            share=total / max(1, words.found.cycles),
            recoverable=goes[place],
            kinds={kind: cycles for kind, cycles in own.items() if cycles},
            waited_for=waited[place],
        )
        for place, own in kinds.items()
        if place != (None, None) and (own.total() or waited[place])
    ]
    return tuple(sorted(found, key=lambda one: (-one.stall, -one.waited_for)))


def _conflicts(banks: BankUse) -> bool:
    return banks.cycles > banks.ideal


_HEAD = ("line", "instruction", "executed", "stall", "share", "at most", "proved")
_NUMBERS = frozenset({0, 2, 3, 4, 5})


def stalls_text(found: JoinedTrace, look: Look, compared: ComparedTraces | None = None) -> str:
    """The whole report, with a final newline. On a terminal the worst row comes last, where it stays in view."""
    if compared is not None:
        return text_of(_compared_lines(compared, look))
    words = StallWords(found)
    rows = found.ranked()[: _SHOWN_ROWS if look.top is None else look.top]
    if look.width is not None:
        rows.reverse()
    if not rows:
        return text_of(summary(found))
    table = TextTable(_HEAD, [_cells(words, row) for row in rows], _NUMBERS)
    return f"{text_of(summary(found))}\n{_by_line(words, look)}{text_of(_laid_out(table, look))}"


def _by_line(words: StallWords, look: Look) -> str:
    """The table of source lines with an empty line behind it; empty if no line is known."""
    lines = source_lines(words)[: _SHOWN_ROWS if look.top is None else look.top]
    cells = [
        (
            shown(cut(one.source_line or f"IR line {one.line}")),
            str(one.stall),
            _percent(one.share),
            str(one.recoverable) if one.recoverable else "",
            str(one.waited_for) if one.waited_for else "",
        )
        for one in lines
    ]
    if not cells:
        return ""
    head = ("source", "stall", "share", "at most", "waits for it")
    return f"{text_of(_laid_out(TextTable(head, cells), look))}\n"


def _laid_out(table: TextTable, look: Look) -> list[str]:
    return laid_out(table, look, drawn_if=not fits(table, look.width))


def summary(found: JoinedTrace) -> Iterator[str]:
    """A few lines on the measurement and the proofs."""
    trace = found.trace
    yield f"{shown(found.source)} ({found.arch}), traced in {shown(trace.source)}"
    cycles = "stalled cycles" if trace.has_stalls else "cycles of latency (this version tells no stalls)"
    yield (
        f"  measured: {found.cycles} {cycles} at {plural(len(found.rows), 'instruction')}, "
        f"{plural(len(trace.dispatches), 'dispatch', 'dispatches')}; sums over the waves that were traced"
    )
    kinds = sorted(found.by_kind().items(), key=lambda one: -one[1])
    parts = [f"{kind.value} {_percent(cycles / max(1, found.cycles))}" for kind, cycles in kinds if cycles]
    if parts:
        yield f"    {', '.join(parts)}"
    for why_waited, stood in wait_reasons(found).values():
        yield f"    waits, {why_waited}: {_percent(stood / max(1, found.cycles))}"
    judged = [row.judged.judgement for row in found.rows if row.judged and row.kind is StallKind.WAIT]
    weak = sum(one in _GROUPS for one in judged)
    yield (
        f"  proved: of {plural(len(judged), 'wait')} {weak} {'is' if weak == 1 else 'are'} for more than is needed, "
        f"{judged.count(Judgement.UNJUDGED)} not judged"
    )
    for group in _GROUPS:
        if cycles_ := found.recoverable(group):
            yield (
                f"    {group.value}: at most {cycles_} cycles can go "
                f"({_percent(cycles_ / max(1, found.cycles))}); a wave may stand at what comes next instead"
            )
    for name, why_stays in _unjudged(found).items():
        yield f"    {shown(name)}: its waits are not judged: {shown(why_stays)}"
    if found.others:
        yield (
            f"  not joined: {sum(found.others.values())} rows of code "
            f"{'object' if len(found.others) == 1 else 'objects'} {', '.join(map(str, found.others))}: other code"
        )
    if trace.samples:
        yield f"  not used: {trace.samples} rows that are samples of the program counter, and no cycles"


def _unjudged(found: JoinedTrace) -> Mapping[str, str]:
    traced = {row.function for row in found.rows}
    return {one.name: one.why_stays for one in found.waits.kernels if one.why_stays and one.name in traced}


def _cells(words: StallWords, row: StalledInstruction) -> tuple[str, ...]:
    line = words.line(row.instruction)
    place = line.source_line or (f"IR line {line.line}" if line.line else "")
    return (
        str(line.asm_line),
        shown(cut(line.asm)) + (f" ({shown(place)})" if place else ""),
        str(row.measured.hits),
        str(row.measured.cycles),
        _percent(words.share(row)),
        str(row.recoverable) if row.recoverable else "",
        words.proved(row),
    )


def _percent(part: float) -> str:
    """A fraction as a percentage.

    >>> _percent(0.1234), _percent(0.0004)
    ('12 %', '< 1 %')
    """
    return "< 1 %" if 0 < part < 0.005 else f"{100 * part:.0f} %"


def _compared_lines(compared: ComparedTraces, look: Look) -> Iterator[str]:
    before, after = compared.before, compared.after
    yield f"before: {shown(before.source)}, traced in {shown(before.trace.source)}"
    yield f"after:  {shown(after.source)}, traced in {shown(after.trace.source)}"
    yield "measured, in parts of all stalls:"
    for one in compared.kinds:
        yield f"  {one.kind.value}: {_percent(one.before)} -> {_percent(one.after)}"
    top = _SHOWN_ROWS if look.top is None else look.top
    words = StallWords(after)
    cells = [
        (
            str(pair.after.instruction.line),
            shown(cut(words.line(pair.after.instruction).asm)),
            *(f"{value:.1f}" for value in (per_execution(pair.before), per_execution(pair.after))),
            f"{pair.change:+.1f}",
        )
        for pair in compared.pairs[:top]
        if pair.after
    ]
    if cells:
        yield "measured, cycles that one execution stalls:"
        table = TextTable(
            ("line", "instruction", "before", "after", "change"), cells, frozenset({0, 2, 3, 4})
        )
        yield from _laid_out(table, look)
    for side, rows, joined in (
        ("before", compared.only_before, before),
        ("after", compared.only_after, after),
    ):
        part = sum(row.measured.cycles for row in rows) / max(1, joined.cycles)
        if rows:
            count = plural(len(rows), "stalled instruction")
            yield f"only {side}: {count}, {_percent(part)} of the stalls of that side"


# --- stalls html --------------------------------------------------------------------------------------------
#
# A measured trace as a page: the listing, with the stall cycles and the proof beside each instruction.
#
# The page stands alone: it loads nothing and runs nothing. All text of inputs is escaped on insertion.


MOST_ROWS = 20_000
"""The most instructions on a page, as browsers get slow beyond. Functions with the longest stalls come first."""
_STYLE = """
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5em; color: #222; background: #fff }
pre, td.code { font-family: ui-monospace, monospace; font-size: 12px }
table { border-collapse: collapse } th { text-align: left; position: sticky; top: 0; background: #eee }
td, th { padding: 1px 8px; vertical-align: top; white-space: pre } td.words { white-space: normal }
td.number { text-align: right; font-variant-numeric: tabular-nums } tr.can td.words { color: #a00; font-weight: 600 }
.bar { display: inline-block; height: .8em; background: #d55 }
"""
_ESTIMATED = "stall (estimated)"
_COLUMNS = (
    "line",
    "instruction",
    "source",
    "executed (measured)",
    "stall (measured)",
    "",
    _ESTIMATED,
    "can go at most (proved)",
    "proved",
)


def render(found: JoinedTrace, calibration: Calibration | None = None) -> str:
    """The whole page.

    Args:
        found: the measurement and the proofs.
        calibration: the model's estimates of the same trace; without it the page has no estimates.
    """
    title = _html(f"{found.source}: stalls measured in {found.trace.source}")
    lines = [f"<li>{_html(line.strip())}</li>" for line in summary(found)]
    last = "Nothing on this page is an estimate."
    estimates = dict[tuple[int, int], float]()
    if calibration is not None and calibration.latency is None:
        lines.append(f"<li>not estimated: {_html(calibration.end.value)}</li>")
        calibration = None
    if calibration is not None:
        estimates = {row.place: row.estimated * row.hits for row in calibration.rows}
        last = (
            "<b>Estimated</b> is what the model of `ldsopt timeline` has for as many executions, with the latency of "
            f"memory that fits the trace best ({calibration.latency} cycles): where it differs from what was measured, "
            "the model misses something."
        )
        share = calibration.agreed / calibration.cycles if calibration.cycles else 0.0
        lines.append(
            f"<li>estimated: the model has {share:.0%} of the measured stalls at the same instruction, and "
            f"{calibration.surplus:.0f} cycles that were not measured</li>"
        )
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
            f"<title>{title}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            "<p><b>Measured</b> is what AMD's profiler has counted on a GPU. <b>Proved</b> is what follows from the "
            f"code alone. {last}</p>",
            f"<ul>{''.join(lines)}</ul>",
            *_functions(found, None if calibration is None else estimates),
            "</body></html>\n",
        ]
    )


def _functions(found: JoinedTrace, estimates: Mapping[tuple[int, int], float] | None) -> Iterator[str]:
    titles = [title for title in _COLUMNS if estimates is not None or title != _ESTIMATED]
    words = StallWords(found)
    rows = {(row.function, row.instruction.line): row for row in found.rows}
    cycles = Counter[str]()
    for row in found.rows:
        cycles[row.function] += row.measured.cycles
    most = max((row.measured.cycles for row in found.rows), default=1) or 1
    left = MOST_ROWS
    traced = [function for function in found.waits.listing.functions if function.name in cycles]
    for function in sorted(traced, key=lambda one: -cycles[one.name]):
        count = sum(len(block.instructions) for block in function.blocks)
        yield f"<h2>{_html(function.name)}: {cycles[function.name]} stalled cycles</h2>"
        if count > left:
            yield f"<p>left out: {plural(count, 'instruction')}; a page shows {MOST_ROWS} at most</p>"
            continue
        left -= count
        yield (
            "<table><thead><tr>" + "".join(f"<th>{title}</th>" for title in titles) + "</tr></thead><tbody>"
        )
        yield from _listing(function, rows, words, most, estimates)
        yield "</tbody></table>"


def _listing(
    function: AsmFunction,
    rows: dict[tuple[str, int], StalledInstruction],
    words: StallWords,
    most: int,
    estimates: Mapping[tuple[int, int], float] | None,
) -> Iterator[str]:
    for block in function.blocks:
        if block.label:
            yield f'<tr><td></td><td class="code">{_html(block.label)}:</td></tr>'
        for one in block.instructions:
            row = rows.get((function.name, one.line))
            asm = f"    {one.text}"
            if row is None:
                yield f'<tr><td class="number">{one.line}</td><td class="code">{_html(asm)}</td></tr>'
                continue
            source = words.line(row.instruction).source_line or ""
            can = row.judged is not None and row.judged.judgement in RECOVERABLE
            bar = round(100 * row.measured.cycles / most)
            numbers = (row.measured.hits, row.measured.cycles)
            model = (estimates or {}).get((row.measured.code_object, row.measured.address))
            estimated = f"{model:.0f}" if model is not None else ""
            yield (
                f'<tr{" class=can" if can else ""}><td class="number">{one.line}</td><td class="code">{_html(asm)}</td>'
                f"<td>{_html(source)}</td>"
                + "".join(f'<td class="number">{number}</td>' for number in numbers)
                + f'<td><span class="bar" style="width:{bar}px"></span></td>'
                + ("" if estimates is None else f'<td class="number">{estimated}</td>')
                + f'<td class="number">{row.recoverable or ""}</td>'
                f'<td class="words">{_html(words.proved(row))}</td></tr>'
            )


def _html(text: str) -> str:
    return escape(shown(text) if text.strip() else text)
