"""A measured trace as a page: the listing, and beside each instruction how long waves stood there and what is proved.

The page stands alone: it loads nothing and runs nothing. All text of inputs is escaped where it is put in.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ldsopt.compare.spelling import plural
from ldsopt.errors import shown
from ldsopt.isa.assembly import AsmFunction
from ldsopt.report.stalls import StallWords, summary
from ldsopt.stalls.joined import RECOVERABLE, JoinedTrace, StalledInstruction

MOST_ROWS = 20_000
"""Instructions that a page shows: browsers get slow beyond. Functions with the longest stalls come first."""
_STYLE = """
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5em; color: #222; background: #fff }
pre, td.code { font-family: ui-monospace, monospace; font-size: 12px }
table { border-collapse: collapse } th { text-align: left; position: sticky; top: 0; background: #eee }
td, th { padding: 1px 8px; vertical-align: top; white-space: pre } td.words { white-space: normal }
td.number { text-align: right; font-variant-numeric: tabular-nums } tr.can td.words { color: #a00; font-weight: 600 }
.bar { display: inline-block; height: .8em; background: #d55 }
"""
_HEAD = (
    "line",
    "instruction",
    "source",
    "executed (measured)",
    "stall (measured)",
    "",
    "can go at most (proved)",
    "proved",
)


def render(found: JoinedTrace) -> str:
    """The whole page."""
    title = _html(f"{found.source}: stalls measured in {found.trace.source}")
    lines = [f"<li>{_html(line.strip())}</li>" for line in summary(found)]
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
            f"<title>{title}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            "<p><b>Measured</b> is what AMD's profiler has counted on a GPU. <b>Proved</b> is what follows from the "
            "code alone. Nothing on this page is an estimate.</p>",
            f"<ul>{''.join(lines)}</ul>",
            *_functions(found),
            "</body></html>\n",
        ]
    )


def _functions(found: JoinedTrace) -> Iterator[str]:
    words = StallWords(found)
    rows = {(row.function, row.instruction.line): row for row in found.rows}
    cycles: dict[str, int] = {}
    for row in found.rows:
        cycles[row.function] = cycles.get(row.function, 0) + row.measured.cycles
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
        yield "<table><thead><tr>" + "".join(f"<th>{title}</th>" for title in _HEAD) + "</tr></thead><tbody>"
        yield from _listing(function, rows, words, most)
        yield "</tbody></table>"


def _listing(
    function: AsmFunction, rows: dict[tuple[str, int], StalledInstruction], words: StallWords, most: int
) -> Iterator[str]:
    for block in function.blocks:
        if block.label:
            yield f'<tr><td></td><td class="code">{_html(block.label)}:</td></tr>'
        for one in block.instructions:
            row = rows.get((function.name, one.line))
            asm = f"    {one.mnemonic} {one.operands}".rstrip()
            if row is None:
                yield f'<tr><td class="number">{one.line}</td><td class="code">{_html(asm)}</td></tr>'
                continue
            source = words.members(row)[3] or ""
            can = row.judged is not None and row.judged.judgement in RECOVERABLE
            bar = round(100 * row.measured.cycles / most)
            numbers = (row.measured.hits, row.measured.cycles)
            yield (
                f'<tr{" class=can" if can else ""}><td class="number">{one.line}</td><td class="code">{_html(asm)}</td>'
                f"<td>{_html(source)}</td>"
                + "".join(f'<td class="number">{number}</td>' for number in numbers)
                + f'<td><span class="bar" style="width:{bar}px"></span></td>'
                f'<td class="number">{row.recoverable or ""}</td><td class="words">{_html(words.proved(row))}</td></tr>'
            )


def _html(text: str) -> str:
    return escape(shown(text) if text.strip() else text)
