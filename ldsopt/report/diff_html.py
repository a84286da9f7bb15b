"""A comparison as one HTML page that needs no other file: verdict, gate, every change, and the code of both sides.

Names and code reach the page's script as data, so none of them can become markup. The page loads nothing. It also
aligns the two listings, so that corresponding lines stand side by side.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from html import escape
from importlib import resources

from ldsopt.checker.code_view import CodeLine, CodeView, FunctionView, LdsView, VariableView, WaitView
from ldsopt.compare.diff import ChangeVerdict, Diff, FunctionDiff, Presence, Side, totals
from ldsopt.compare.gate import Outcome, spelled
from ldsopt.compare.metrics import METRICS, MetricValue
from ldsopt.compare.spelling import html, number, percent, short_names
from ldsopt.dataclass import dataclass
from ldsopt.errors import shown
from ldsopt.report.diff import ordered_changes, total_line, wait_changes
from ldsopt.target.arch import ARCHS, Arch
from ldsopt.target.occupancy import by_vgprs, lds_for_waves

_TEMPLATE = "diff.html"
_MOST_CODE = 700_000
"""The most characters of code in a page, which keep it below a megabyte."""
_MOST_PAIRS = 40
_MOST_FINDINGS = 200
_VERDICTS = (ChangeVerdict.HURT, ChangeVerdict.HELPED, ChangeVerdict.CHANGED)
_COLUMNS = "".join(f'<col class="{kind} {side}">' for side in "ba" for kind in ("no", "ex", "text"))
"""The columns of a listing: line, executions and text of each side."""
_LOCAL = ("lgkmcnt", "dscnt")
_MEMORY = ("vmcnt", "loadcnt", "vscnt", "storecnt", "asynccnt", "tensorcnt", "samplecnt", "bvhcnt")


@dataclass(frozen=True, slots=True)
class CodeViews:
    """The code of both sides, by the module's name in the comparison; a module without code has no entry."""

    before: Mapping[str, CodeView] = field(default_factory=dict)
    after: Mapping[str, CodeView] = field(default_factory=dict)

    def of(self, module: str) -> tuple[CodeView | None, CodeView | None]:
        """The code of a module before and after; ``None`` for a side without code."""
        return self.before.get(module), self.after.get(module)


def diff_html(diff: Diff, outcome: Outcome | None = None, views: CodeViews | None = None) -> str:
    """The comparison as a page.

    Args:
        diff: the comparison.
        outcome: the gate's answer, if there was a gate.
        views: the code, where the page shows it.
    """
    views = views or CodeViews()
    functions, left_out = _functions(diff, views)
    template = resources.files("ldsopt.report").joinpath(_TEMPLATE).read_text(encoding="utf-8")
    parts = {
        "@HEAD@": "\n".join(_head(diff, outcome)),
        "@CHANGES@": "\n".join(_changes(diff)),
        "@CODE@": "\n".join(_code(functions, left_out, views)),
        "@KERNELS@": "\n".join(_kernels(diff, views)),
        "@FINDINGS@": "\n".join(_findings(views)),
        "@REST@": "\n".join((*_waits(diff), *_totals(diff), *_presence(diff))),
        "@DATA@": json.dumps({"functions": functions}, separators=(",", ":")).replace("<", "\\u003c"),
    }
    page = []
    while template:  # in one pass, so that nothing is looked for in what was put in
        places = [(at, name) for name in parts if (at := template.find(name)) >= 0]
        if not places:
            break
        at, name = min(places)
        page += [template[:at], parts[name]]
        template = template[at + len(name) :]
    return "".join((*page, template))


# --- the comparison -----------------------------------------------------------------------------------------------


def _head(diff: Diff, outcome: Outcome | None) -> Iterator[str]:
    hurt, helped = diff.count(ChangeVerdict.HURT), diff.count(ChangeVerdict.HELPED)
    says = f"{hurt} hurt, {helped} helped" if diff.changed else "No changes"
    if outcome is not None and outcome.rules:
        says = f"Gate {'passed' if outcome.passed else 'FAILED'}. {says}"
    themes = "".join(f'<option value="{v}">{t}</option>' for v, t in _THEMES)
    yield f"<header><h1>{html(says)}</h1>"
    yield f'<label>Colours <select id="theme">{themes}</select></label></header>'
    yield f"<p>{_side(diff.before)} → {_side(diff.after)}</p>"
    for warning in diff.warnings:
        yield f'<p class="warning"><strong>Warning:</strong> {html(warning)}</p>'
    if outcome is not None:
        yield from _list("Failed", (spelled(violation) for violation in outcome.failures))
        yield from _list(
            "Accepted", (f"{spelled(a.violation)}: {a.acceptance.reason}" for a in outcome.accepted)
        )
        yield from _list("Notes", outcome.notes)


_THEMES = (("", "as the system"), ("light", "light"), ("dark", "dark"))


def _side(side: Side) -> str:
    compilers = (compiler or "unknown compiler" for compiler in side.compilers)
    return f"<code>{html(side.source)}</code> ({html(', '.join((*side.archs, *compilers)))})"


def _list(title: str, texts: Iterable[str]) -> Iterator[str]:
    items = "".join(f"<li>{html(text)}</li>" for text in texts)
    if items:
        yield f"<h2>{title}</h2><ul>{items}</ul>"


def _changes(diff: Diff) -> Iterator[str]:
    rows = [(verdict, line) for verdict in _VERDICTS for line in reversed(ordered_changes(diff, verdict))]
    if not rows:
        return
    yield f"<h2>What changed: {len(rows)}</h2>"
    boxes = "".join(
        f'<label><input type="checkbox" id="show-{v.value}" checked> <span class="{v.value}">{v.value}</span></label>'
        for v in _VERDICTS
    )
    yield (
        '<div class="bar" id="filters"><input id="words" type="search" placeholder="function or metric" '
        f'aria-label="Show only">{boxes}<span class="soft" id="shown"></span></div>'
    )
    heads = (
        ("function", ""),
        ("metric", ""),
        ("before", "n"),
        ("after", "n"),
        ("change", "n"),
        ("relative", "n"),
    )
    head = "".join(f'<th class="{kind}"><button>{text}</button></th>' for text, kind in heads)
    yield f'<div class="scroll"><table id="changes"><thead><tr>{head}</tr></thead><tbody>'
    for verdict, line in rows:
        change = line.change
        relative = change.relative if change.relative is not None else 0.0
        cells = (
            f"<td><code>{html(line.function.label)}</code></td>",
            f'<td title="{html(METRICS[change.metric].what)}">{change.metric}</td>',
            *(_number_cell(number(v), v) for v in (change.before, change.after, change.change)),
            _number_cell(percent(change.relative), min(relative, 1e9)),
        )
        yield f'<tr class="{verdict.value}">{"".join(cells)}</tr>'
    yield "</tbody></table></div>"


def _number_cell(text: str, value: float | None) -> str:
    return f'<td class="n" data-v="{0 if value is None else value}">{html(text)}</td>'


def _waits(diff: Diff) -> Iterator[str]:
    changed = [f for f in diff.of(Presence.BOTH) if f.changed_waits]
    rows = [(f.label, wait_changes(f.changed_waits)) for f in changed]
    yield from _table("Waits by counter and N", ("function", "waits"), rows)


def _totals(diff: Diff) -> Iterator[str]:
    if len(diff.of(Presence.BOTH)) > 1:
        rows = [(one.metric, total_line(one)) for one in totals(diff)]
        yield from _table("Totals", ("metric", "total"), rows)


def _presence(diff: Diff) -> Iterator[str]:
    for presence, word in ((Presence.LOST, "Lost"), (Presence.GAINED, "Gained")):
        rows = [(f.label, "kernel" if f.is_kernel else "device function") for f in diff.of(presence)]
        yield from _table(word, ("function", "kind"), rows)


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    if rows:
        columns = "".join(f"<th>{html(cell)}</th>" for cell in head)
        lines = "".join(
            "<tr>" + "".join(f"<td>{html(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
        )
        yield f'<h2>{title}: {len(rows)}</h2>\n<div class="scroll"><table><tr>{columns}</tr>\n{lines}</table></div>'


# --- the code -----------------------------------------------------------------------------------------------------


def _functions(diff: Diff, views: CodeViews) -> tuple[list[dict[str, object]], list[str]]:
    """The functions with their code, changed ones first, and the labels of functions beyond the page's budget."""
    found: list[dict[str, object]] = []
    left_out: list[str] = []
    spent = 0
    for function in sorted(diff.functions, key=lambda f: not (f.changed_metrics or f.changed_waits)):
        sides = [view.function(function.name) if view else None for view in views.of(function.module)]
        if not any(sides):
            continue
        spent += sum(
            len(line.text) + 24 + 150 * len(line.waits) for side in sides if side for line in side.lines
        )
        if spent > _MOST_CODE and found:
            left_out.append(function.label)
            continue
        found.append(_function(function, sides))
    return found, left_out


def _function(function: FunctionDiff, sides: Sequence[FunctionView | None]) -> dict[str, object]:
    texts = [[line.text for line in side.lines] if side else [] for side in sides]
    return {
        "label": function.label,
        "sides": [[_line(line) for line in side.lines] if side else [] for side in sides],
        "rows": aligned_rows(*texts),
    }


def _line(line: CodeLine) -> list[object]:
    waits = [_wait(wait) for wait in line.waits]
    return [line.number, shown(line.text), line.depth, line.executed, waits or 0]


def _wait(wait: WaitView) -> dict[str, object]:
    kind = "local" if wait.counter in _LOCAL else "memory" if wait.counter in _MEMORY else "other"
    return {
        "counter": wait.counter,
        "limit": wait.limit,
        "kind": kind,
        "drained": wait.drained,
        "causes": wait.causes,
        "redundant": wait.is_redundant,
        "recoverable": wait.is_recoverable,
        "idle": wait.is_redundant,
        "dma": wait.dma,
        "pairs": wait.pairs[:_MOST_PAIRS],
        "more": max(0, len(wait.pairs) - _MOST_PAIRS),
    }


def _code(functions: Sequence[object], left_out: Sequence[str], views: CodeViews) -> Iterator[str]:
    notes = [note for side in (views.before, views.after) for view in side.values() for note in view.notes]
    if functions:
        sides = "".join(
            f'<button data-show="{name}" aria-pressed="false">{name}</button>'
            for name in ("before", "both", "after")
        )
        legend = "".join(
            f'<span><span class="chip {kind}"></span> {text}</span>'
            for kind, text in (
                ("memory", "memory, LDS-DMA"),
                ("local", "LDS, scalar memory"),
                ("other", "other"),
            )
        )
        yield (
            '<h2>Code</h2><div class="bar"><select id="function" aria-label="Function"></select>'
            f'<span role="group" aria-label="Sides">{sides}</span>'
            '<label><input type="checkbox" id="fold" checked> only what changed</label>'
            f'<button id="next">next wait</button></div><div class="bar soft">waits: {legend}'
            "<span>pale: never has to wait</span><span>bars: depth in loops</span>"
            "<span>×N: executed by the launch</span><span>click a wait: what it waits for</span></div>"
            '<div class="panes"><div class="code" id="code" tabindex="0"><table><colgroup>'
            f'{_COLUMNS}</colgroup><tbody id="code-rows"></tbody></table></div>'
            '<aside id="detail" aria-live="polite" hidden></aside></div>'
        )
    if left_out:
        yield f"<p>Code left out, as the page would grow too large: {html(', '.join(left_out))}.</p>"
    for note in dict.fromkeys(notes):
        yield f'<p class="soft">{html(note)}</p>'


# --- LDS, occupancy, findings -------------------------------------------------------------------------------------


def _kernels(diff: Diff, views: CodeViews) -> Iterator[str]:
    for function in diff.functions:
        parts = [*_occupancy(diff, function), *_maps(function, views)]
        if parts:
            yield f"<h2>LDS and occupancy of <code>{html(function.label)}</code></h2>"
            yield from parts


def _occupancy(diff: Diff, function: FunctionDiff) -> Iterator[str]:
    archs = {*diff.before.archs, *diff.after.archs}
    steps = occupancy_steps(function, archs.pop()) if len(archs) == 1 else ()
    if not steps:
        return
    rows = (
        ("waves a SIMD", [str(step.waves) for step in steps]),
        ("LDS of a workgroup, at most", [f"{step.lds_bytes:,}" if step.lds_bytes else "–" for step in steps]),
        ("VGPRs, at most", [str(step.vgprs) if step.vgprs else "–" for step in steps]),
        ("", [" ".join(step.sides) for step in steps]),
    )
    body = "".join(
        f"<tr><th>{title}</th>"
        + "".join(
            f'<td class="{"here" if step.sides else ""}">{cell}</td>'
            for step, cell in zip(steps, cells, strict=True)
        )
        + "</tr>"
        for title, cells in rows
    )
    yield f'<div class="scroll"><table class="steps">{body}</table></div>'


def _maps(function: FunctionDiff, views: CodeViews) -> Iterator[str]:
    parts = []
    for word, view in zip(("before", "after"), views.of(function.module), strict=True):
        lds = next((one for one in view.lds if one.kernel == function.name), None) if view else None
        if lds is None:
            continue
        says = f"{word}: {lds.bytes} bytes, {lds.needed} needed at one time"
        says += f"; dynamic: {', '.join(lds.dynamic)}" if lds.dynamic else ""
        refused = f'<p class="soft">{html(lds.refused)}</p>' if lds.refused else ""
        parts.append(f'<div><h3>{html(says)}</h3>{refused}<div class="scroll">{lds_map(lds)}</div></div>')
    if parts:
        yield f'<div class="sides">{"".join(parts)}</div>'
        yield (
            '<p class="soft">Bytes of each variable down, segments of the kernel across; solid: accessed, pale: '
            "needed later; dashed: barriers.</p>"
        )


def _findings(views: CodeViews) -> Iterator[str]:
    for word, side in (("before", views.before), ("after", views.after)):
        found = [finding for view in side.values() for finding in view.findings]
        if not found:
            continue
        yield f"<h2>Findings of check {word}: {len(found)}</h2>"
        items = "".join(
            f"<li><strong>{one.verdict} {one.rule}</strong> in <code>{html(one.function)}</code>: {html(one.says)}"
            f"<br><code>{'<br>'.join(map(html, one.places))}</code><br>"
            f'<span class="soft">{html(one.remedy)}</span></li>'
            for one in found[:_MOST_FINDINGS]
        )
        more = f"<p>… and {len(found) - _MOST_FINDINGS} more</p>" if len(found) > _MOST_FINDINGS else ""
        yield f"<details{' open' if len(found) <= 10 else ''}><summary>show</summary><ul>{items}</ul>{more}</details>"


ListingRow = tuple[int | None, int | None]
"""The numbers of two lines side by side; ``None`` for a side without a line."""

_ALIGNABLE = 20_000
"""The most lines of two listings to align; difflib is quadratic."""


def aligned_rows(before: Sequence[str], after: Sequence[str]) -> list[ListingRow]:
    """Rows of two listings, by line number from 0. Every line is in one row, in order.

    Equal lines share a row. Between them, lines with the same first word do, as the same instruction may have other
    registers.

    >>> aligned_rows(["s_nop 0", "ds_read v1", "s_endpgm"], ["ds_read v2", "s_endpgm"])
    [(0, None), (1, 0), (2, 1)]
    """
    if max(len(before), len(after)) > _ALIGNABLE:
        return [*((n, None) for n in range(len(before))), *((None, n) for n in range(len(after)))]
    rows: list[ListingRow] = []
    for tag, a, a_end, b, b_end in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            rows += zip(range(a, a_end), range(b, b_end), strict=True)
        else:
            rows += _between([_word(x) for x in before[a:a_end]], [_word(x) for x in after[b:b_end]], a, b)
    return rows


def _word(line: str) -> str:
    return line.split(" ", 1)[0]


def _between(before: Sequence[str], after: Sequence[str], a: int, b: int) -> Iterator[ListingRow]:
    for tag, i, i_end, j, j_end in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from ((a + i + n, b + j + n) for n in range(i_end - i))
        else:
            yield from ((a + n, None) for n in range(i, i_end))
            yield from ((None, b + n) for n in range(j, j_end))


# --- lds map ------------------------------------------------------------------------------------------------
#
# A picture of a kernel's LDS, with bytes down and segments across: the needed bytes of each segment where known.
#
# The surrounding page defines its colours (``--lds``, ``--ink``, ``--soft``).


_WIDTH, _HEIGHT, _LEAST, _TOP, _LETTER = 520, 320, 16, 16, 7
_MOST_RUNS = 64
"""The most runs of bytes that one segment shows separately; more than that are drawn as one."""


def lds_map(lds: LdsView) -> str:
    """The picture, as an ``svg`` element."""
    names = short_names([variable.name for variable in lds.variables])
    labels = [shown(f"{names[variable.name]} {variable.size} B") for variable in lds.variables]
    rows = [max(_LEAST, round(_HEIGHT * variable.size / max(1, lds.bytes))) for variable in lds.variables]
    count = max((len(variable.segments) for variable in lds.variables), default=0)
    left, step = 12 + _LETTER * max(map(len, labels), default=0), max(4, min(22, _WIDTH // max(1, count)))
    width, height = left + step * count + 8, _TOP + sum(rows) + 8
    parts = []
    y = _TOP
    for variable, label, tall in zip(lds.variables, labels, rows, strict=True):
        parts.append(f'<text x="2" y="{y + 12}">{escape(label)}</text>')
        parts += _variable(variable, left, y, step, tall)
        parts.append(f'<path class="rule" d="M{left} {y + tall}H{left + step * count}"/>')
        y += tall
    for segment in range(0, count, 1 + 20 // step):
        parts.append(f'<text class="soft" x="{left + step * segment + 2}" y="11">{segment}</text>')
    parts += (
        f'<path class="barrier" d="M{left + step * (n + 1)} {_TOP - 4}V{y}"><title>barrier</title></path>'
        for n in lds.barriers
    )
    return (
        f'<svg class="lds" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="LDS of {html(lds.kernel)} by segment">{"".join(parts)}</svg>'
    )


def _variable(variable: VariableView, left: int, y: int, step: int, tall: int) -> Iterator[str]:
    for segment, (touched, live) in enumerate(variable.segments):
        for kind, word, bytes_of in (("live", "needed", live), ("used", "accessed", touched)):
            many = len(bytes_of) > _MOST_RUNS
            for first, end in ((bytes_of[0][0], bytes_of[-1][1]),) if many else bytes_of:
                top, bottom = y + tall * first / variable.size, y + tall * end / variable.size
                yield (
                    f'<rect class="{kind}" x="{left + step * segment}" y="{top:.1f}" width="{step}" '
                    f'height="{max(1, bottom - top):.1f}"><title>segment {segment}: bytes {first} to {end - 1} '
                    f"{word}</title></rect>"
                )


# --- occupancy steps ----------------------------------------------------------------------------------------
#
# The number of waves of a SIMD for amounts of LDS and registers, and the place of a kernel among them.


@dataclass(frozen=True, slots=True)
class OccupancyStep:
    """One number of waves.

    Attributes:
        waves: on a SIMD.
        lds_bytes: the most LDS of a workgroup for this number of waves; 0 if none.
        vgprs: the most vector registers of a lane for this number of waves.
        sides: those of ``before`` and ``after`` with this number of waves.
    """

    waves: int
    lds_bytes: int
    vgprs: int
    sides: tuple[str, ...]


def occupancy_steps(function: FunctionDiff, arch_name: str) -> tuple[OccupancyStep, ...]:
    """The steps of a kernel, fewest waves first; none if its size or architecture is unknown."""
    found = {change.metric: (change.before, change.after) for change in function.metrics}
    size, wave = _known(found, "workgroup_size"), _known(found, "wave_size")
    if arch_name not in ARCHS or size is None or not function.is_kernel:
        return ()
    return tuple(_steps(ARCHS[arch_name], int(size), int(wave or 0), found.get("occupancy", (None, None))))


def _known(
    metrics: Mapping[str, tuple[MetricValue | None, MetricValue | None]], name: str
) -> MetricValue | None:
    before, after = metrics.get(name, (None, None))
    return before if before is not None else after


def _steps(
    arch: Arch, size: int, wave: int, occupancy: tuple[MetricValue | None, MetricValue | None]
) -> Iterator[OccupancyStep]:
    wave = wave or arch.wave_size
    registers = _registers(arch, wave)
    for waves in range(1, arch.max_waves + 1):
        sides = tuple(
            name for name, value in zip(("before", "after"), occupancy, strict=True) if value == waves
        )
        lds = lds_for_waves(arch, waves, size, wave_size=wave)
        yield OccupancyStep(waves, lds, registers.get(waves, 0), sides)


def _registers(arch: Arch, wave: int) -> dict[int, int]:
    """The most vector registers, by number of waves."""
    found: dict[int, int] = {}
    for count in range(1, 513):
        for waves in range(1, by_vgprs(arch, count, 0, wave) + 1):
            found[waves] = count
    return found
