"""Results of the library for Python and notebooks: as one line, as text, and as HTML."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from typing import Any

from ldsopt.checker.findings import Check, Verdict
from ldsopt.compare.diff import ChangeVerdict, Diff
from ldsopt.compare.spelling import plural
from ldsopt.compare.transformed import Transformed
from ldsopt.errors import presentable, shown
from ldsopt.isa.measurement import Measurement


def line_of(result: object) -> str:
    """A result in one line: its kind, the module, and its main figures.

    Args:
        result: of one of the library's functions.
    """
    if isinstance(result, Measurement):
        waits = sum(len(one.waits or ()) for one in result.functions)
        return _line(
            "Measurement", result.source, result.arch, f"{_functions(result)}, {plural(waits, 'wait')}"
        )
    if isinstance(result, Diff):
        helped, hurt = result.count(ChangeVerdict.HELPED), result.count(ChangeVerdict.HURT)
        counts = f"{helped} helped, {hurt} hurt" if result.changed else "no changes"
        return f"<Diff of {shown(result.before.source)} and {shown(result.after.source)}: {counts}>"
    if isinstance(result, Check):
        counts = ", ".join(f"{result.count(one)} {one.value}" for one in Verdict)
        return _line("Check", result.source, result.arch, counts)
    if isinstance(result, Transformed):
        outcome = "unchanged" if result.untouched else "changed"
        return _line(type(result.details).__name__, result.source, result.arch, outcome)
    first = text_of(result).partition("\n")[0]
    return f"<{type(result).__name__}: {presentable(first)}>"


def text_of(result: object) -> str:
    """The report of the command of that name on a result, without a final newline.

    Args:
        result: of one of the library's functions.
    """
    kind = type(result.details).__name__ if isinstance(result, Transformed) else type(result).__name__
    render = _RENDERERS.get(kind)
    return line_of(result) if render is None else render(result).rstrip("\n")


def html_of(result: object) -> str:
    """A result for a notebook: the text, with improvements in green and regressions in red.

    Args:
        result: of one of the library's functions.
    """
    text = html.escape(text_of(result), quote=False)
    text = "\n".join(map(_coloured, text.split("\n")))
    return f'<pre style="line-height:1.25;overflow-x:auto">{text}</pre>'


def _coloured(line: str) -> str:
    words = line.split()
    if "HURT" in words or ": definite" in line:
        return f'<span style="color:#cf222e">{line}</span>'
    return f'<span style="color:#1a7f37">{line}</span>' if "helped" in words else line


def _line(kind: str, source: str, arch: str | None, counts: str) -> str:
    return f"<{kind} of {shown(source)}{f' ({arch})' if arch else ''}: {counts}>"


def _functions(result: Measurement) -> str:
    return plural(len(result.functions), "function")


def _measurement(result: Any) -> str:
    from ldsopt.report.measurement import measurement_text

    return measurement_text((result,))


def _diff(result: Any) -> str:
    from ldsopt.report.diff import diff_text

    return diff_text(result)


def _check(result: Any) -> str:
    from ldsopt.report.check import CheckSubject, check_text

    return check_text(CheckSubject(result, lambda line: None))


def _banks(result: Any) -> str:
    from ldsopt.report.banks import banks_text
    from ldsopt.report.table import Look

    return banks_text(result, Look())


def _verification(result: Any) -> str:
    from ldsopt.report.verification import verification_text

    return verification_text(result)


def _annotation(result: Any) -> str:
    from ldsopt.report.annotation import AnnotationSubject
    from ldsopt.report.annotation_text import annotation_text
    from ldsopt.report.check import acceptance_text

    summary = annotation_text(AnnotationSubject(result, "-"))
    return summary if result.acceptance is None else summary + acceptance_text(result.acceptance)


def _optimization(result: Any) -> str:
    from ldsopt.report.optimization import OptimizationSubject, optimization_text

    return optimization_text(OptimizationSubject(result, "-"))


def _packing(result: Any) -> str:
    from ldsopt.report.packing import PackingSubject, packing_text

    return packing_text(PackingSubject(result, "-"))


def _pipelining(result: Any) -> str:
    from ldsopt.report.pipelining import PipelineSubject, pipelining_text

    return pipelining_text(PipelineSubject(result, "-"))


_RENDERERS: Mapping[str, Callable[[Any], str]] = {
    "Annotation": _annotation,
    "BankConflicts": _banks,
    "Check": _check,
    "Diff": _diff,
    "Measurement": _measurement,
    "Optimization": _optimization,
    "Packing": _packing,
    "Pipelining": _pipelining,
    "Verification": _verification,
}
"""The functions for more than one line of text, by the class of a result or of a transform's details."""
