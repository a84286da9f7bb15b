"""What `liveness` shows on a terminal: for each kernel a row a variable, errors and warnings last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ldsopt.analysis.liveness.interference import in_the_way, live_bytes
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.liveness.live_ranges import (
    BufferLiveness,
    KernelLiveness,
    LivenessFinding,
    ModuleLiveness,
)
from ldsopt.compare.spelling import BOLD, RED, YELLOW, paint, plural, short_names, some_of
from ldsopt.errors import shown
from ldsopt.report.reasons import LineOf, reason_line, reason_text
from ldsopt.report.table import Look, TextTable, aligned, drawn

_MOST_LINES = 3
_HEAD = (
    "buffer",
    "bytes",
    "align",
    "phases",
    "ranges",
    "shares no byte with",
    "needed where it is not used, because",
)


def liveness_text(found: ModuleLiveness, line_of: LineOf, look: Look | None = None) -> str:
    """The whole report, with a final newline.

    Args:
        found: the liveness of a module.
        line_of: turns an index into the module's lines into a line of the user's file.
        look: of the terminal that it is for, if it is for one.
    """
    if not found.kernels:
        text = f"{shown(found.source)}: no kernel has a static LDS variable\n"
    else:
        text = "\n".join(_kernel(found.source, kernel, line_of, look or Look()) for kernel in found.kernels)
    return text + "".join(f"note: {shown(note)}\n" for note in found.notes)


def _kernel(source: str, kernel: KernelLiveness, line_of: LineOf, look: Look) -> str:
    color = look.color
    lines = [f"{paint(shown(kernel.name), BOLD, color)}: {_summary(kernel)}"]
    if kernel.refused is not None:
        lines.append(
            f"  no phases: {reason_text(kernel.refused, line_of)}; every variable is taken to be needed throughout"
        )
    names = short_names([buffer.name for buffer in kernel.buffers])
    table = TextTable(
        _HEAD,
        [
            _row(kernel, buffer, against, names, line_of)
            for buffer, against in zip(kernel.buffers, in_the_way(kernel), strict=True)
        ],
        frozenset({1, 2}),
    )
    if look.width is None:
        lines += [f"  {line}" for line in aligned(table)]
    else:
        lines.append(drawn(table, look.width, color=color).rstrip("\n"))
    if kernel.dynamic:
        lines.append(f"  dynamic, behind the static ones: {', '.join(map(shown, kernel.dynamic))}")
    lines += [f"  assumed: {name}" for name in kernel.assumptions]
    lines += [finding_line(source, finding, line_of, color=color) for finding in reversed(kernel.findings)]
    return "\n".join(lines) + "\n"


def _summary(kernel: KernelLiveness) -> str:
    parts = [f"{kernel.bytes} bytes of LDS", f"{live_bytes(kernel)} needed at one time"]
    if kernel.phases is not None:
        parts.append(plural(len(kernel.phases.phases), "phase"))
        parts.append(plural(len(kernel.phases.segments), "segment"))
    return ", ".join(parts)


def _row(
    kernel: KernelLiveness,
    buffer: BufferLiveness,
    against: Sequence[BufferLiveness],
    names: Mapping[str, str],
    line_of: LineOf,
) -> tuple[str, ...]:
    others = [other for other in kernel.buffers if other is not buffer]
    return (
        shown(names[buffer.name]),
        str(buffer.size),
        str(buffer.alignment),
        spans(buffer.phases),
        " ".join(f"[{start},{stop})" for start, stop in buffer.ranges),
        _listed([names[o.name] for o in against], [names[o.name] for o in others]),
        _reasons(buffer.reasons, line_of),
    )


def _listed(chosen: Sequence[str], all_: Sequence[str]) -> str:
    """Lists the chosen names, or 'all others but …' where that is shorter."""
    if not chosen:
        return "-"
    taken = set(chosen)
    rest = [name for name in all_ if name not in taken]
    if len(all_) < 2 or len(rest) >= len(chosen):
        return ", ".join(map(shown, chosen))
    return "all others" if not rest else f"all others but {', '.join(map(shown, rest))}"


def _reasons(reasons: Iterable[Reason], line_of: LineOf) -> str:
    """Each reason once, with the first of the lines that it was given for."""
    by_text: dict[str, list[int]] = {}
    for reason in reasons:
        lines = by_text.setdefault(reason.text, [])
        if (line := reason_line(reason, line_of)) is not None:
            lines.append(line)
    return "; ".join(
        shown(text) + (f" (line {some_of(lines, _MOST_LINES)})" if lines else "")
        for text, lines in by_text.items()
    )


def finding_line(source: str, finding: LivenessFinding, line_of: LineOf, *, color: bool = False) -> str:
    """A finding on one line, as compilers write them: ``FILE:LINE: error: ... [kind]``."""
    line = line_of(finding.line)
    where = shown(source) + ("" if line is None else f":{line}")
    word = paint("error", RED, color) if finding.kind.is_error else paint("warning", YELLOW, color)
    return f"{where}: {word}: {shown(finding.message)} [{finding.kind.value}]"


def spans(numbers: Sequence[int]) -> str:
    """Ascending numbers, with the first and last of each run.

    >>> spans((0, 1, 2, 5))
    '0-2,5'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(f"{first}-{last}" if first != last else str(first) for first, last in runs)
