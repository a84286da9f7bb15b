"""What a change of compiler does, as a comment for a review: the answer first, measures folded away."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.qualification import Qualification, grouped
from ldsopt.compare.spelling import code, plural, prose
from ldsopt.report.diff_markdown import MARKER as DIFF_MARKER
from ldsopt.report.diff_markdown import diff_markdown
from ldsopt.report.qualification_text import refused_line, side_of, verdict_line

MARKER = "<!-- ldsopt qualify -->"
"""Ends every comment, so that a CI job finds its last one and replaces it."""
_MOST = 50
"""Rows that a table has at most."""


def qualification_markdown(found: Qualification, *, top: int | None = None) -> str:
    """The whole report as GitHub-flavoured Markdown, with a final newline.

    Args:
        found: what a change of compiler does.
        top: show only the largest changes of each verdict, so many.
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
        blocks += _changed(found, lost=lost)
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


def _changed(found: Qualification, *, lost: bool) -> Iterator[str]:
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
    head = ("function", "finding", "times", "started", "used")
    table = [head, ("---", "---", "---:", "---", "---"), *rows[:_MOST]]
    left = f"\n\n… and {plural(len(rows) - _MOST, 'other')}." if len(rows) > _MOST else ""
    title = "Findings lost" if lost else "Findings gained"
    yield f"{title}:\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in table) + left
