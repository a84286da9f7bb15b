"""What `liveness` shows on a terminal: for each kernel a row a variable, errors and warnings last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ldsopt.analysis.liveness.interference import conflicting_segments, live_bytes
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.liveness.live_ranges import (
    BufferLiveness,
    KernelLiveness,
    LivenessFinding,
    ModuleLiveness,
)
from ldsopt.compare.spelling import BOLD, RED, YELLOW, paint, short_names, shown

LineOf = Callable[[int], int | None]
"""From an index into `Module.lines` to a line of the user's file, if it has one."""

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


def liveness_text(found: ModuleLiveness, line_of: LineOf, *, color: bool = False) -> str:
    """The report.

    Args:
        found: the liveness of a module.
        line_of: how lines are told.
        color: emphasis by terminal escapes.
    """
    if not found.kernels:
        text = f"{shown(found.source)}: no kernel has a static LDS variable\n"
    else:
        text = "\n".join(_kernel(found.source, kernel, line_of, color) for kernel in found.kernels)
    return text + "".join(f"note: {shown(note)}\n" for note in found.notes)


def _kernel(source: str, kernel: KernelLiveness, line_of: LineOf, color: bool) -> str:
    lines = [f"{paint(shown(kernel.name), BOLD, color)}: {_summary(kernel)}"]
    if kernel.refused is not None:
        lines.append(
            f"  no phases: {_reason(kernel.refused, line_of)}; every variable is taken to be needed throughout"
        )
    names = short_names([buffer.name for buffer in kernel.buffers])
    rows = [_HEAD, *(_row(kernel, buffer, names, line_of) for buffer in kernel.buffers)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(_HEAD) - 1)]
    for row in rows:
        cells = [
            cell.rjust(width) if i in (1, 2) else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=False))
        ]
        lines.append(("  " + "  ".join((*cells, row[-1]))).rstrip())
    if kernel.dynamic:
        lines.append(f"  dynamic, behind the static ones: {', '.join(map(shown, kernel.dynamic))}")
    lines += [f"  assumed: {name}" for name in kernel.assumptions]
    lines += [finding_line(source, finding, line_of, color=color) for finding in reversed(kernel.findings)]
    return "\n".join(lines) + "\n"


def _summary(kernel: KernelLiveness) -> str:
    parts = [f"{kernel.bytes} bytes of LDS", f"{live_bytes(kernel)} needed at one time"]
    if kernel.phases is not None:
        parts.append(_counted(len(kernel.phases.phases), "phase"))
        parts.append(_counted(len(kernel.phases.segments), "segment"))
    return ", ".join(parts)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _row(
    kernel: KernelLiveness, buffer: BufferLiveness, names: Mapping[str, str], line_of: LineOf
) -> tuple[str, ...]:
    others = [other for other in kernel.buffers if other is not buffer]
    against = [names[o.name] for o in others if conflicting_segments(kernel, buffer, o)]
    return (
        shown(names[buffer.name]),
        str(buffer.size),
        str(buffer.alignment),
        spans(buffer.phases),
        " ".join(f"[{start},{stop})" for start, stop in buffer.ranges),
        _listed(against, [names[o.name] for o in others]),
        _reasons(buffer.reasons, line_of),
    )


def _listed(chosen: Sequence[str], all_: Sequence[str]) -> str:
    """Some of several, or those that are missing where these are fewer."""
    if not chosen:
        return "-"
    rest = [name for name in all_ if name not in chosen]
    if len(all_) < 2 or len(rest) >= len(chosen):
        return ", ".join(map(shown, chosen))
    return "all others" if not rest else f"all others but {', '.join(map(shown, rest))}"


def _reasons(reasons: Iterable[Reason], line_of: LineOf) -> str:
    """Each reason once, with the first of its lines."""
    by_text: dict[str, list[int]] = {}
    for reason in reasons:
        found = by_text.setdefault(reason.text, [])
        line = None if reason.line is None else line_of(reason.line)
        if line is not None:
            found.append(line)
    parts = []
    for text, lines in by_text.items():
        where = ", ".join(map(str, lines[:_MOST_LINES])) + (", ..." if len(lines) > _MOST_LINES else "")
        parts.append(shown(text) + (f" (line {where})" if where else ""))
    return "; ".join(parts)


def _reason(reason: Reason, line_of: LineOf) -> str:
    line = None if reason.line is None else line_of(reason.line)
    return shown(reason.text) + ("" if line is None else f" (line {line})")


def finding_line(source: str, finding: LivenessFinding, line_of: LineOf, *, color: bool = False) -> str:
    """``FILE:LINE: error: ...``."""
    line = line_of(finding.line)
    where = shown(source) + ("" if line is None else f":{line}")
    word = paint("error", RED, color) if finding.kind.is_error else paint("warning", YELLOW, color)
    return f"{where}: {word}: {shown(finding.message)} [{finding.kind.value}]"


def spans(numbers: Sequence[int]) -> str:
    """Ascending numbers, runs of them as one.

    >>> spans((0, 1, 2, 5))
    '0-2,5'
    """
    return ",".join(f"{a}-{b}" if a != b else str(a) for a, b in _runs(numbers))


def _runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
