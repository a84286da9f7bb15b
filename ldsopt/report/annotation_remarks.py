"""The report of `annotate` as LLVM optimization remarks in YAML, as ``-pass-remarks-output`` writes them.

Tools that read remarks (opt-viewer, llvm-remarkutil) take the file as it is. Source: LLVM, Remarks documentation.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.errors import shown
from ldsopt.report.annotation import WHY, AnnotationSubject
from ldsopt.transforms.annotate.annotated import AnnotatedAccess, AnnotatedFunction

_NAMES = {
    "tagged": "LDSScope",
    "ambiguous": "LDSAmbiguousBase",
    "unknown": "LDSUnknownBase",
    "static": "LDSStatic",
    "untagged": "LDSLeftWhole",
}


def render(subject: AnnotationSubject) -> str:
    """The remarks as YAML: one document for each LDS access."""
    return "".join(
        text
        for function in subject.details.functions
        for access in function.accesses
        for text in _remark(subject, function, access)
    )


def _remark(
    subject: AnnotationSubject, function: AnnotatedFunction, access: AnnotatedAccess
) -> Iterator[str]:
    passed = access.status == "tagged"
    yield f"--- {'!Passed' if passed else '!Missed'}\n"
    yield "Pass:            ldsopt-annotate\n"
    yield f"Name:            {_NAMES[access.status]}\n"
    if where := subject.where(access):
        yield f"DebugLoc:        {{ File: {_quoted(where.file)}, Line: {where.line}, Column: {where.column} }}\n"
    yield f"Function:        {_quoted(function.name)}\n"
    yield "Args:\n"
    yield f"  - Access:          {_quoted(access.kind.value)}\n"
    if passed:
        yield "  - String:          ' is tagged with '\n"
        yield f"  - Base:            {_quoted(', '.join(access.bases))}\n"
    else:
        yield "  - String:          ' is not tagged: '\n"
        yield f"  - Reason:          {_quoted(function.left_whole or WHY[access.status])}\n"
        if access.trail:
            yield "  - String:          ' at '\n"
            yield f"  - Value:           {_quoted(access.trail[-1])}\n"
    yield "...\n"


def _quoted(text: str) -> str:
    """A YAML scalar in single quotes, in which only the quote itself is special."""
    return "'" + shown(text).replace("'", "''") + "'"
