"""The facts that reports on an annotation show, such as lines of the input and reasons for missing tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ldsopt.dataclass import dataclass
from ldsopt.errors import shown
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.patterns import pattern
from ldsopt.report.grounds import TransformSubject
from ldsopt.transforms.annotate.annotated import AnnotatedAccess, AnnotatedFunction, Annotation, Status

_FIELD = pattern(r"(\w+): (!\d+|\d+|\"[^\"]*\")")

STATUSES: tuple[Status, ...] = ("tagged", "ambiguous", "unknown", "static", "untagged")
"""All statuses, in the order of reports."""

WHY: Mapping[str, str] = {
    "ambiguous": "derived from LDS, but its base was lost",
    "unknown": "not derived from a named base",
    "static": "into a static variable, which is left alone",
    "untagged": "not tagged: its function or module was left alone, or LLVM would drop a wait for it (R10)",
}
"""The reason why an access has no tag, by its status."""


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """A place in the kernel's source, from its debug info."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class AnnotationSubject(TransformSubject[Annotation]):
    """Everything that a report on an annotation shows.

    Attributes:
        is_respelled: the output is written as LLVM prints it.
        given: the module in front of all steps, where ``module`` is not.
    """

    is_respelled: bool = False
    given: Module | None = None

    def instruction(self, line: int) -> str:
        """The IR of a line of the input, without attachments."""
        return attachments(self.module.lines[line])[0].strip()

    def place(self, line: int) -> str:
        """The place in the input of a line of the module: ``k.ll:12``, or only the input's name if there is none."""
        shuffles = self.details.shuffles
        return self.place_before_shuffles(line if shuffles is None else shuffles.edits.origin(line))

    def place_before_shuffles(self, line: int) -> str:
        """Like `place`, for a line of the module in front of `--shuffles`."""
        swizzling = self.details.swizzling
        return self.place_before_swizzle(line if swizzling is None else swizzling.edits.origin(line))

    def place_before_swizzle(self, line: int) -> str:
        """Like `place`, for a line of the module in front of `--swizzle`."""
        buffering = self.details.buffering
        return self.place_in_input(line if buffering is None else buffering.edits.origin(line))

    def place_in_input(self, line: int) -> str:
        """Like `place`, for a line of the input, even where ``module`` is not the input."""
        found = (self.given or self.module).source_lines.of(line + 1)
        return self.module.source if found is None else f"{self.module.source}:{found}"

    def output_lines(self, function: AnnotatedFunction) -> Mapping[int, int]:
        """The lines of a function's accesses, and of its ``define``, in the output: index -> line number."""
        return self.lines_in_output(
            [function.line, *(access.line for access in function.accesses), *function.uninformed]
        )

    def lines_in_output(self, lines: Iterable[int]) -> Mapping[int, int]:
        """The lines of the module in the output: index -> line number."""
        edits = self.details.edits
        if self.is_respelled or not self.made.is_own:
            return edits.moved(lines)
        from ldsopt.ir.edited import output_lines  # not ahead: only JSON says lines of the output

        return output_lines(self.module, edits, self.made.text, lines)

    def where(self, access: AnnotatedAccess) -> SourceLocation | None:
        """The source location of an access, if the module has debug info."""
        node = attachments(self.module.lines[access.line])[1].get("dbg")
        if node is None:
            return None
        nodes = self.module.metadata
        location = _fields(nodes.body(node))
        scope, file = location.get("scope", ""), ""
        while scope.startswith("!") and not file:
            above = _fields(nodes.body(int(scope[1:])))
            if above.get("file", "").startswith("!"):
                file = _fields(nodes.body(int(above["file"][1:]))).get("filename", "").strip('"')
            scope = above.get("scope", "")
        if "line" not in location or not file:
            return None
        return SourceLocation(file, int(location["line"]), int(location.get("column", "0")))


def _fields(body: str) -> dict[str, str]:
    return dict(_FIELD.findall(body))


# --- annotation remarks -------------------------------------------------------------------------------------
#
# The report of `annotate` as LLVM optimization remarks in YAML, as ``-pass-remarks-output`` writes them.
#
# Tools that read remarks (opt-viewer, llvm-remarkutil) take the file as it is. Source: LLVM, Remarks documentation.


_NAMES = {
    "tagged": "LDSScope",
    "ambiguous": "LDSAmbiguousBase",
    "unknown": "LDSUnknownBase",
    "static": "LDSStatic",
    "untagged": "LDSLeftWhole",
}


def annotation_remarks(subject: AnnotationSubject) -> str:
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
