"""The alignment that was stated, for a terminal and as a member of the report of `annotate` as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.align.stating import AlignedFunction, AlignmentStating


def alignment_lines(subject: AnnotationSubject, stating: AlignmentStating, *, explain: bool) -> Iterator[str]:
    """A line for each function with plain accesses of LDS, and what there is to explain."""
    if not stating.functions:
        yield "  alignment: no function has a plain load or store of LDS"
    for function in stating.functions:
        accesses = plural(function.accesses, "plain LDS access", "plain LDS accesses")
        yield f"  function {function.name}: {accesses}, {function.stated} with more alignment stated"
        if function.given_back:
            yield f"    {len(function.aligned)} left as they are: {function.given_back}"
        for access in function.aligned if explain else ():
            yield f"    {subject.place_in_input(access.line)}: {access.before} -> {access.after} bytes proved"
    if stating.variables:
        yield f"  aligned as the compiler aligns them anyway: {', '.join(stating.variables)}"


def alignment_json(subject: AnnotationSubject, stating: AlignmentStating) -> dict[str, Any]:
    """The member ``alignment``: the variables, then function by function. Lines are those of the output."""
    return {
        "variables": stating.variables,
        "functions": [_function(subject, function) for function in stating.functions],
    }


def _function(subject: AnnotationSubject, function: AlignedFunction) -> dict[str, Any]:
    moved = subject.lines_in_output([function.line, *(access.line for access in function.aligned)])
    return {
        "name": function.name,
        "line": moved[function.line],
        "accesses": function.accesses,
        "stated": function.stated,
        "given_back": function.given_back or None,
        "aligned": [
            {"line": moved[access.line], "before": access.before, "after": access.after}
            for access in function.aligned
        ],
    }
