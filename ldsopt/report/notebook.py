"""Results of the library for Python and notebooks: as one line, as text, and as HTML."""

from __future__ import annotations

import html
import importlib
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
            "Measurement",
            result.source,
            result.arch,
            f"{plural(len(result.functions), 'function')}, {plural(waits, 'wait')}",
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


def _report(name: str) -> Any:
    return importlib.import_module(f"ldsopt.report.{name}")  # not ahead: most results are of one kind


def _annotation(made: Any) -> str:
    summary: str = _report("annotation_text").annotation_text(
        _report("annotation").AnnotationSubject(made, "-")
    )
    return summary + (_report("check").acceptance_text(made.acceptance) if made.acceptance else "")


def _of_transform(name: str, subject: str) -> Callable[[Any], str]:
    return lambda made: getattr(_report(name), f"{name}_text")(getattr(_report(name), subject)(made, "-"))


_RENDERERS: Mapping[str, Callable[[Any], str]] = {
    "Annotation": _annotation,
    "BankConflicts": lambda found: _report("banks").banks_text(found, _report("table").Look()),
    "Check": lambda found: _report("check").check_text(
        _report("check").CheckSubject(found, lambda line: None)
    ),
    "Diff": lambda found: _report("diff").diff_text(found),
    "Measurement": lambda found: _report("measurement").measurement_text((found,)),
    "Optimization": _of_transform("optimization", "OptimizationSubject"),
    "Packing": _of_transform("packing", "PackingSubject"),
    "Pipelining": _of_transform("pipelining", "PipelineSubject"),
    "Verification": lambda found: _report("verification").verification_text(found),
}
"""The functions for more than one line of text, by the class of a result or of a transform's details."""
