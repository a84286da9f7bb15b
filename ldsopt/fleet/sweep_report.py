"""The report of a sweep: tables of what its database answers, as text, Markdown, JSON or a page of HTML."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import ClassVar

from ldsopt.compare.metrics import METRICS, Better
from ldsopt.compare.spelling import html, number, prose
from ldsopt.dataclass import dataclass
from ldsopt.documents import json_text
from ldsopt.errors import shown
from ldsopt.report.table import TextTable, aligned

FORMATS = ("text", "markdown", "json", "html")
_STYLE = (
    ":root{color-scheme:light dark}body{margin:0 auto;padding:1rem;max-width:80rem;font:14px/1.5 system-ui,sans-serif}"
    "h1{font-size:1.3rem}h2{font-size:1.05rem;margin:1.8rem 0 .2rem}.scroll{overflow-x:auto}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "th,td{text-align:left;padding:.15rem .9rem .15rem 0;border-bottom:1px solid #8885}.n{text-align:right}"
)


@dataclass(frozen=True, slots=True)
class ReportedTable:
    """A table with its title."""

    title: str
    table: TextTable


@dataclass(frozen=True, slots=True)
class SweepReport:
    """A report: what run it is of, and its tables."""

    title: str
    tables: tuple[ReportedTable, ...]


@dataclass(frozen=True, slots=True)
class TableMember:
    """A table.

    Attributes:
        columns: their heads.
        rows: a text for each column.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SweepDocument:
    """The tables of `ldsopt sweep report --format json`.

    Attributes:
        title: the run, and the version of ldsopt that made it.
    """

    SCHEMA: ClassVar = "ldsopt.sweep/1"

    title: str
    tables: tuple[TableMember, ...]


def report_of(
    connection: sqlite3.Connection, run_id: int, *, against: int | None, metric: str, top: int
) -> SweepReport:
    """The report of a run.

    Args:
        connection: the database.
        run_id: the run.
        against: an earlier run in it, to be compared with.
        metric: by which kernels are ordered, and groups summed up.
        top: kernels and failures that are listed at most, of each kind.
    """
    label, tool, begun, end = connection.execute(
        "SELECT label, tool, begun, ended FROM runs WHERE id = ?", (run_id,)
    ).fetchone()
    tables = [*_outcomes(connection, run_id, top)]
    steps = measured_steps(connection, run_id)
    compared = [(steps[0], after) for after in steps[1:] if steps[0].step.split()[0] == "measure"]
    if against is not None:
        tables += _changed_modules(connection, against, run_id)
        earlier = {one.step: one for one in measured_steps(connection, against, "earlier ")}
        compared += [(earlier[one.step], one) for one in steps if one.step in earlier]
    for before, after in compared:
        tables += _comparison(connection, before, after, metric, top)
    state = f"from {begun} to {end}" if end else f"begun {begun}, not complete"
    return SweepReport(f"sweep {label} ({tool}; {state})", tuple(tables))


def _outcomes(connection: sqlite3.Connection, run_id: int, top: int) -> Iterator[ReportedTable]:
    rows = [
        (step, str(code), str(count), f"{seconds:.1f}", f"{peak / 1024:.0f}")
        for step, code, count, seconds, peak in ended(connection, run_id)
    ]
    head = ("step", "exit code", "modules", "worker seconds", "peak MiB")
    yield ReportedTable("How steps ended", TextTable(head, rows))
    if failed := failures(connection, run_id):
        title = f"Failures: {len(failed)}" + (f", the first {top}" if len(failed) > top else "")
        yield ReportedTable(title, TextTable(("module", "step", "message"), failed[:top], frozenset()))
    if found := findings(connection, run_id):
        rows_found = [(verdict, rule, str(count), str(modules)) for verdict, rule, count, modules in found]
        head_found = ("verdict", "rule", "findings", "modules")
        yield ReportedTable("Findings", TextTable(head_found, rows_found, frozenset({2, 3})))


def _changed_modules(connection: sqlite3.Connection, before: int, after: int) -> Iterator[ReportedTable]:
    earlier, later = paths(connection, before), paths(connection, after)
    failed = {(path, step) for path, step, _ in failures(connection, before)}
    rows = [("no longer there", path, "") for path in sorted(earlier - later)]
    rows += [("new", path, "") for path in sorted(later - earlier)]
    rows += [
        ("fails now", path, f"{step}: {message}")
        for path, step, message in failures(connection, after)
        if path in earlier and (path, step) not in failed
    ]
    if rows:
        yield ReportedTable(
            "Modules, against the earlier run", TextTable(("", "module", ""), rows, frozenset())
        )


def _comparison(
    connection: sqlite3.Connection, before: MeasuredStep, after: MeasuredStep, metric: str, top: int
) -> Iterator[ReportedTable]:
    what = f"{before.says} → {after.says}"
    totals = [
        _total(name, name, pairs(connection, before, after, name)) for name in metrics_of(connection, after)
    ]
    changed = [row for row in totals if row[4] != "0" or row[5] != "0"]
    yield ReportedTable(
        f"{what}: metrics that changed, all kernels", TextTable(_totals_head("metric"), changed)
    )
    found = pairs(connection, before, after, metric)
    groupings: Sequence[tuple[str, Callable[[MeasuredPair], str]]] = (
        ("origin", lambda pair: pair.origin),
        ("architecture", lambda pair: pair.arch),
    )
    for title, group in groupings:
        groups: dict[str, list[MeasuredPair]] = defaultdict(list)
        for pair in found:
            groups[group(pair)].append(pair)
        rows = [_total(name, metric, members) for name, members in sorted(groups.items())]
        yield ReportedTable(f"{what}: {metric} by {title}", TextTable(_totals_head(title), rows))
    ordered = sorted(found, key=lambda pair: -abs(gain(metric, pair)))
    for title, wanted in (("best", 1), ("worst", -1)):
        listed = [
            (pair.path, pair.kernel, number(pair.before), number(pair.after), f"{100 * pair.change:+.1f} %")
            for pair in ordered
            if gain(metric, pair) * wanted > 0
        ][:top]
        if listed:
            head = ("module", "kernel", "before", "after", "change")
            yield ReportedTable(f"{what}: {metric}, {title}", TextTable(head, listed, frozenset({2, 3, 4})))


def _totals_head(of: str) -> tuple[str, ...]:
    return (of, "kernels", "before", "after", "better", "worse")


def _total(name: str, metric: str, found: Sequence[MeasuredPair]) -> tuple[str, ...]:
    gains = [gain(metric, pair) for pair in found]
    return (
        name,
        str(len(found)),
        number(round(sum(pair.before for pair in found), 3)),
        number(round(sum(pair.after for pair in found), 3)),
        str(sum(one > 0 for one in gains)),
        str(sum(one < 0 for one in gains)),
    )


def render(report: SweepReport, form: str) -> str:
    """The report in one of `FORMATS`, with a final newline."""
    return {"text": _text, "markdown": _markdown, "json": _json, "html": _html}[form](report)


def _text(report: SweepReport) -> str:
    lines = [shown(report.title)]
    for one in report.tables:
        rows = [tuple(map(shown, row)) for row in one.table.rows]
        table = TextTable(one.table.head, rows, one.table.numbers)
        lines += ["", one.title, *(f"  {line}".rstrip() for line in aligned(table))]
    return "\n".join(lines) + "\n"


def _markdown(report: SweepReport) -> str:
    lines = [f"# {prose(report.title)}"]
    for one in report.tables:
        columns = range(len(one.table.head))
        lines += ["", f"## {prose(one.title)}", "", _row(one.table.head)]
        lines.append("|" + "|".join("---:" if at in one.table.numbers else "---" for at in columns) + "|")
        lines += [_row(row) for row in one.table.rows]
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(prose(cell) for cell in cells) + " |"


def _json(report: SweepReport) -> str:
    tables = (
        TableMember(one.title, tuple(one.table.head), tuple(map(tuple, one.table.rows)))
        for one in report.tables
    )
    return json_text(SweepDocument(report.title, tuple(tables)))


def _html(report: SweepReport) -> str:
    def cell(tag: str, text: str, *, is_number: bool) -> str:
        return f"<{tag}{' class=n' if is_number else ''}>{html(text)}</{tag}>"

    body = [f"<h1>{html(report.title)}</h1>"]
    for one in report.tables:
        body.append(f'<h2>{escape(one.title)}</h2>\n<div class="scroll"><table>')
        for tag, row in (("th", one.table.head), *(("td", row) for row in one.table.rows)):
            numbers = one.table.numbers
            body.append(
                f"<tr>{''.join(cell(tag, text, is_number=at in numbers) for at, text in enumerate(row))}</tr>"
            )
        body.append("</table></div>")
    head = f'<meta charset="utf-8">\n<title>ldsopt sweep</title>\n<style>{_STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n'
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


# --- questions ----------------------------------------------------------------------------------------------
#
# What is asked of a sweep's database: how steps ended, what was found, and how measures of two of them differ.


@dataclass(frozen=True, slots=True)
class MeasuredStep:
    """One step of one run, whose kernels were measured.

    Attributes:
        run_id: the run.
        step: the step's name.
        says: what it is called in a report.
    """

    run_id: int
    step: str
    says: str


@dataclass(frozen=True, slots=True)
class MeasuredPair:
    """A metric of one kernel, in two measured steps."""

    path: str
    origin: str
    arch: str
    kernel: str
    before: float
    after: float

    @property
    def change(self) -> float:
        """The difference, as a part of the value before; of 0 before, the difference itself."""
        return (self.after - self.before) / (abs(self.before) or 1)


def measured_steps(connection: sqlite3.Connection, run_id: int, says: str = "") -> list[MeasuredStep]:
    """The steps of a run that measured kernels; ``measure``, which is of the input, first."""
    found = connection.execute(
        """SELECT DISTINCT o.step FROM modules m JOIN outcomes o ON o.module_id = m.id
           JOIN kernels k ON k.result_id = o.result_id WHERE run_id = ?""",
        (run_id,),
    )
    names = sorted((step for (step,) in found), key=lambda step: (step.split()[0] != "measure", step))
    return [MeasuredStep(run_id, step, f"{says}{step}") for step in names]


def pairs(
    connection: sqlite3.Connection, before: MeasuredStep, after: MeasuredStep, metric: str
) -> list[MeasuredPair]:
    """The kernels of modules that both have, by path and name."""
    side = """SELECT path, origin, arch, name, value FROM modules m JOIN outcomes o ON o.module_id = m.id
              JOIN results r ON r.id = o.result_id JOIN kernels k ON k.result_id = r.id
              JOIN measures s ON s.kernel_id = k.id WHERE run_id = ? AND o.step = ? AND metric = ?"""
    found = connection.execute(
        f"""SELECT a.path, a.origin, a.arch, a.name, b.value, a.value FROM ({side}) a
            JOIN ({side}) b ON a.path = b.path AND a.name = b.name ORDER BY a.path, a.name""",
        (after.run_id, after.step, metric, before.run_id, before.step, metric),
    )
    return [MeasuredPair(*row) for row in found]


def metrics_of(connection: sqlite3.Connection, step: MeasuredStep) -> list[str]:
    """The metrics that a measured step has, in the order of every report."""
    found = {
        row[0]
        for row in connection.execute(
            """SELECT DISTINCT metric FROM modules m JOIN outcomes o ON o.module_id = m.id
               JOIN kernels k ON k.result_id = o.result_id JOIN measures s ON s.kernel_id = k.id
               WHERE run_id = ? AND o.step = ?""",
            (step.run_id, step.step),
        )
    }
    return [name for name in METRICS if name in found]


def gain(metric: str, pair: MeasuredPair) -> float:
    """The amount by which a metric is better; negative if it is worse, 0 if neither way is better.

    >>> gain("waits", MeasuredPair("a.ll", ".", "gfx942", "k", 10, 5))
    0.5
    """
    better = METRICS[metric].better
    return {Better.LESS: -1, Better.MORE: 1, Better.NEITHER: 0}[better] * pair.change


def ended(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, int, int, float, int]]:
    """Of each step and exit code of a run: how many modules, the workers' seconds, and the most memory in KiB."""
    return connection.execute(
        """SELECT o.step, exit_code, count(*), sum(seconds), max(peak_kib) FROM modules m
           JOIN outcomes o ON o.module_id = m.id JOIN results r ON r.id = result_id
           WHERE run_id = ? GROUP BY 1, 2 ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def failures(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, str, str]]:
    """Path, step and message of what failed."""
    return connection.execute(
        """SELECT path, o.step, message FROM modules m JOIN outcomes o ON o.module_id = m.id
           JOIN errors e ON e.result_id = o.result_id WHERE run_id = ? ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def findings(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, str, int, int]]:
    """Of each verdict and rule: how many findings, in how many modules."""
    return connection.execute(
        """SELECT verdict, rule, count(*), count(DISTINCT path) FROM modules m
           JOIN outcomes o ON o.module_id = m.id JOIN findings f ON f.result_id = o.result_id
           WHERE run_id = ? GROUP BY 1, 2 ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def paths(connection: sqlite3.Connection, run_id: int) -> set[str]:
    """The modules of a run."""
    return {row[0] for row in connection.execute("SELECT path FROM modules WHERE run_id = ?", (run_id,))}
