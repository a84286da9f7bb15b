"""The statements of a user's text and those of LLVM's print of the same module, one for one.

Both have the same functions, by name, and in each the same instructions and debug records, in order. LLVM numbers
unnamed values on from 0; the text may do so with gaps or leave numbers out, and may quote names that need no quotes.

Most texts are some LLVM's print themselves. So first the lines of a function are held against each other, labels,
comments and blank lines left out: where there are as many in both, a line that is the print's word for word needs no
reading, and any other has to begin the same statement. Only a function that is laid out otherwise is read statement by
statement.

Example: ``%9 = load i32, ptr %p`` of the text is ``%3 = load i32, ptr %p, align 4`` of the print.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ldsopt.ir.compat import is_added
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.statements import StatedFunction, Statement, begun, code_end, find_body, head_of
from ldsopt.ir.syntax import header, label, number_behind

_HEAD = 2_000
"""Characters of a header that is laid out over several lines."""
_UNCERTAIN = ("", " ", "\t", ";")
_DEEPER = ("   ", "  ]")


@dataclass(frozen=True, slots=True)
class MatchedFunction:
    """The place of the statements of one function of the print in the text.

    Attributes:
        same: for lines of the print that were asked for, the lines of the text that are the same word for word.
        others: for lines of the print, the statements of the text that are not; ``None`` for one that was added by
            respelling.
        names: the text's names for the values that it names otherwise.
    """

    same: dict[int, int]
    others: dict[int, Statement | None]
    names: dict[str, str]


class Counterparts:
    """The statements of a text for those of the canonical print of the same module.

    Args:
        canonical: lines of the print.
        text: the text; `given` are its lines.
    """

    def __init__(self, canonical: Sequence[str], text: str, given: Sequence[str]) -> None:
        self._canonical, self._given = canonical, given
        self._defines = _defines(text, given)

    def of(self, define: int, end: int, wanted: Iterable[int] = ()) -> MatchedFunction | None:
        """The statements of one function; ``None`` where those of the text do not match.

        Args:
            define, end: the lines of its ``define`` and of its closing brace in the print.
            wanted: the lines of the print whose statements are asked for.
        """
        head = header(self._canonical[define])
        start = self._defines.get(head.name) if head is not None else None
        if start is None:
            return None
        wanted = sorted(wanted)
        behind = [self._canonical[number + 1] for number in wanted]
        if not any(line[:3] in _DEEPER and _goes_on(line) for line in behind) and (body := self._body(start)):
            found = self._line_by_line(define, end, *body, wanted)
            if found is not None:
                return found
        return self._statement_by_statement(define, start)

    def _body(self, start: int) -> tuple[int, int] | None:
        """The line of a function's opening brace in the text and that of its closing one, if it is alone there."""
        given = self._given
        try:
            while not given[start][: code_end(given[start])].endswith("{"):
                start += 1
            return start, given.index("}", start)
        except (IndexError, ValueError):
            return None

    def _line_by_line(
        self, define: int, end: int, start: int, stop: int, wanted: Sequence[int]
    ) -> MatchedFunction | None:
        """Matches a function that is laid out as the print is: a line for a line.

        What a block has is compared at once, since in most texts it is the print's word for word.

        Args:
            define, end: the function in the print.
            start, stop: its braces in the text.
            wanted: the lines that are asked for, in order.
        """
        given, canonical = self._given, self._canonical
        found = MatchedFunction({}, {}, {})
        at, their, done = define + 1, start + 1, 0
        while at < end:
            if canonical[at][:1] != " ":  # a label, or the empty line in front of it
                at += 1
                continue
            behind = _index("", canonical, at, end)
            while not _is_code(given[their]):
                their += 1
            if given[their : their + behind - at] == canonical[at:behind]:
                first = bisect_left(wanted, at, done)
                done = bisect_left(wanted, behind, first)
                found.same.update([(number, number + their - at) for number in wanted[first:done]])
                their += behind - at
                at = behind
                continue
            while at < behind:
                if their >= stop or not self._pair(at, their, found):
                    return None
                at, their = at + 1, their + 1
                while not _is_code(given[their]):
                    their += 1
        return None if any(map(_is_code, given[their:stop])) else found

    def _pair(self, our: int, their: int, found: MatchedFunction) -> bool:
        """Takes a line of the text for one of the print; whether it can be."""
        line, other = self._canonical[our], self._given[their]
        if line == other:
            found.same[our] = their
            return True
        statement = _begun_on(self._given, their)
        if line.partition(", !")[0] != other.partition(", !")[0]:  # most differ in numbers of metadata alone
            wanted = _begun_on(self._canonical, our)
            if wanted is None or statement is None or "@llvm.dbg." in other or is_added(wanted.result):
                return False
            if not _is_same(wanted, statement):
                return False
            if statement.result and statement.result != wanted.result:
                found.names[wanted.result] = statement.result
        found.others[our] = statement
        return True

    def _statement_by_statement(self, define: int, start: int) -> MatchedFunction | None:
        """Matches a function that is laid out in any way."""
        ours, theirs = find_body(self._canonical, define), find_body(self._given, start)
        if ours is None or theirs is None:
            return None
        rest = iter(theirs.statements)
        others: dict[int, Statement | None] = {}
        names: dict[str, str] = {}
        for statement in ours.statements:
            if is_added(statement.result):
                others[statement.first] = None
                continue
            other = next(rest, None)
            if other is None or not _is_same(statement, other):
                return None
            others[statement.first] = other
            if other.result and statement.result != other.result:
                names[statement.result] = other.result
        return None if next(rest, None) is not None else MatchedFunction({}, others, names)

    def body(self, function: str) -> StatedFunction | None:
        """The body of a function as its author wrote it; ``None`` if the text does not define it."""
        define = self._defines.get(function)
        return None if define is None else find_body(self._given, define)


def _is_code(line: str) -> bool:
    """True if a line of a function's body has more than a label and a comment."""
    if line[:2] == "  " and line[2:3] not in _UNCERTAIN:
        return True
    code = line[: code_end(line)].strip()
    return code != "" and code != f"{label(code)}:"


def _index(line: str, lines: Sequence[str], start: int, stop: int) -> int:
    """The first position of a line within a range of lines; the end of the range if it is not there."""
    try:
        return lines.index(line, start, stop)
    except ValueError:
        return stop


def _defines(text: str, lines: Sequence[str]) -> dict[str, int]:
    """The lines of a text that begin functions, by name."""
    found = {}
    number = -1
    at = text.find("define")
    while at >= 0:
        first = text.rfind("\n", 0, at) + 1
        if not text[first:at].strip():
            stop = text.find("\n", at)
            head = header(text[at : stop if stop >= 0 else len(text)])
            if head is None:
                head = head_of(text[at : at + _HEAD].split("\n"))
            number = lines.index(text[first : stop if stop >= 0 else len(text)], number + 1)
            if head is not None:
                found[head.name] = number
        at = text.find("define", at + 1)
    return found


def _goes_on(line: str) -> bool:
    """True if a line of the print belongs to the instruction on the line before it."""
    return line[:2] == "  " and line[2:3] in (" ", "]") and not line.startswith("    #dbg_")


def _begun_on(lines: Sequence[str], number: int) -> Statement | None:
    """The statement that begins on a line, and is the only one there."""
    line = lines[number]
    return begun(line, number, len(line) - len(line.lstrip()), code_end(line))


def _is_same(one: Statement, other: Statement) -> bool:
    if one.word != other.word:
        return False
    if one.result == other.result:
        return True
    if not other.result:  # the author may leave out a number
        return number_behind("%", one.result) is not None
    if number_behind("%", one.result) is not None:
        return number_behind("%", other.result) is not None
    return '"' in other.result  # quotes that LLVM leaves out


def functions(lines: Sequence[str]) -> list[tuple[int, int]]:
    """The first and last line of each function of a canonical print, in order."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(lines):
        if lines[at].startswith("define "):
            found.append((at, lines.index("}", at)))
            at = found[-1][1]
        at += 1
    return found


def moved(module: Module, edits: Edits, text: str, lines: Iterable[int]) -> dict[int, int]:
    """The lines of the canonical print in the edited text: index -> 1-based line number.

    Args:
        module: which was edited.
        edits: that were made.
        text: the user's text with the edits made.
        lines: instructions, and first lines of functions.
    """
    of_print = functions(module.lines)
    starts = [define for define, _ in of_print]
    output = Counterparts(module.lines, text, text.split("\n"))
    inside: dict[int, list[int]] = {}
    for line in lines:
        inside.setdefault(starts[bisect_right(starts, line) - 1], []).append(line)
    found: dict[int, int] = {}
    for define, wanted in inside.items():
        ours = find_body(module.lines, define)
        theirs = output.body(ours.name) if ours is not None else None
        if ours is None or theirs is None:
            continue
        places, at = {define: theirs.define}, 0
        for statement in ours.statements:
            edit = edits.lines.get(statement.first, LineEdit())
            at += sum(line.startswith("  ") for line in edit.before)
            if at < len(theirs.statements):
                places[statement.first] = theirs.statements[at].first
            if not is_added(statement.result):
                at += 1 if edit.replacement is None else len(edit.replacement)
            at += sum(line.startswith("  ") for line in edit.behind)
        found |= {line: places[line] + 1 for line in wanted if line in places}
    return found
