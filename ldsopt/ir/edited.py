"""A module with its edits made, for output: in the user's own text if that can be done for certain.

Without edits it is the input itself. Edits are made on the text as it came (`Module.own_text`), which is then read
again and compared with the intended result. If the input has no text (bitcode, or output of LLVM's optimizer), or the
text resists, the edits are made on LLVM's print; for a text that resists, a note says so.

`Counterparts` pairs the statements of the user's text with those of LLVM's print of the same module. Both have the same
functions, by name, and in each the same instructions and debug records, in order. LLVM numbers unnamed values on from
0; the text may do so with gaps or leave numbers out, and may quote names that need no quotes.

Most texts are themselves a print of some LLVM. So first the lines of a function are compared, without labels, comments
and blank lines: if both have as many, a line that is equal to the print's needs no reading, and any other has to begin
the same statement. Only a function with another layout is read statement by statement.

Example: ``%9 = load i32, ptr %p`` of the text is ``%3 = load i32, ptr %p, align 4`` of the print.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cached_property

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, InternalError
from ldsopt.groups import by_key
from ldsopt.ir import edits as printed
from ldsopt.ir import postcondition
from ldsopt.ir.compat import flags_domains, is_added
from ldsopt.ir.edits import Edits, LineEdit, PlainEdits, before_functions
from ldsopt.ir.metadata import NodeWriter
from ldsopt.ir.module import Module
from ldsopt.ir.read import handle_of, reparse
from ldsopt.ir.syntax import (
    Span,
    StatedFunction,
    Statement,
    attachments,
    begun,
    code_end,
    find_body,
    head_of,
    header,
    label,
    lines_starting,
    number_behind,
    split_arguments,
    tokens,
    uncommented,
    with_names,
)

_HEAD = 2_000
"""The most characters of a header that is laid out over several lines."""
_UNCERTAIN = ("", " ", "\t", ";")
_DEEPER = ("   ", "  ]")


@dataclass(frozen=True, slots=True)
class MatchedFunction:
    """The place in the text of the statements of one function of the print.

    Attributes:
        same: for requested lines of the print, the equal lines of the text.
        others: for lines of the print, the statements of the text that differ; ``None`` for one that respelling added.
        names: the text's names for the values that it names differently.
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
        """The statements of one function; ``None`` if those of the text do not match.

        Args:
            define, end: the lines of its ``define`` and of its closing brace in the print.
            wanted: the lines of the print whose statements are requested.
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
        """The lines of a function's opening and closing brace in the text, if the closing one is alone on its line."""
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
        """Matches a function that has the layout of the print, line by line.

        Whole blocks are compared at once, since in most texts they equal the print.

        Args:
            define, end: the function in the print.
            start, stop: its braces in the text.
            wanted: the requested lines, in order.
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
        """Records a line of the text as the counterpart of one of the print; returns false if it cannot be."""
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
        """The body of a function in its author's text; ``None`` if the text does not define it."""
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
    inside = by_key((starts[bisect_right(starts, line) - 1], line) for line in lines)
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


RESISTS = "the edits have no certain place in the text as it came; LLVM 22's print of the module was edited"


@dataclass(frozen=True, slots=True)
class Edited:
    """A module with its edits made.

    Attributes:
        text: textual IR.
        is_own: it is the input's own text except for the edits; otherwise it is LLVM's print.
        notes: notes for the user, one sentence each.
    """

    text: str
    is_own: bool
    notes: tuple[str, ...] = ()


def edited(module: Module, edits: Edits, *, release_input: bool = False) -> Edited:
    """Makes the edits of a module, and proves that the output differs in them alone; equal edits are made once.

    Args:
        module: the module to edit.
        edits: of its canonical print.
        release_input: LLVM's module may be freed; no address of it is needed any more.

    Raises:
        InternalError: the output would differ in more than the edits.
    """
    own = module.own_text
    if not edits:
        return Edited(module.text if own is None else own, own is not None)
    known: list[tuple[Edits, Edited]] = module.facts.setdefault(edited, [])
    for before, made in known:  # several transforms may lead to the same edits
        if before == edits:
            return made
    made = _edited(module, edits, own, release_input=release_input)
    if not release_input:  # the module is edited no more, and its memory is needed
        known.append((edits, made))
    return made


def _edited(module: Module, edits: Edits, own: str | None, *, release_input: bool) -> Edited:
    if own is None or is_print(own, module.text):
        text = printed.apply(module, edits)
        if release_input:
            module.handle.close()
        postcondition.check(module, edits, text)
        name = "" if own is None else own[: own.find("\n") + 1]
        return Edited(text if own is None else name + _behind_first_line(text), own is not None)
    changed = onto(module, edits, own)
    if release_input:
        module.handle.close()
    if changed is not None:
        try:
            postcondition.check(module, edits, changed, read=lambda text: handle_of(text, module))
        except (InternalError, InputError):
            changed = None
    if changed is not None:
        return Edited(changed, True)
    text = printed.apply(module, edits)
    postcondition.check(module, edits, text)
    return Edited(text, False, (RESISTS,))


def remade(module: Module, edits: Edits) -> tuple[Module, tuple[str, ...]]:
    """A module with its edits made, for further edits, and notes on its text for the user.

    Raises:
        InternalError: as `edited`.
    """
    made = edited(module, edits)
    return reparse(made.text, module, is_own=made.is_own), made.notes


def output_lines(module: Module, edits: Edits, text: str, lines: Iterable[int]) -> Mapping[int, int]:
    """The lines of a module in its own text with the edits made: index -> 1-based line number.

    Args:
        module: which was edited.
        edits: that were made.
        text: the output, its own text.
        lines: of its canonical print: instructions and the first lines of functions.
    """
    if module.own_text is not None and is_print(module.own_text, module.text):
        return edits.moved(lines)
    return moved(module, edits, text, lines)


def is_print(own: str, text: str) -> bool:
    """True if a text is LLVM's print of the module, but for the comment with the name in its first line."""
    return (
        own.startswith(";") and text.startswith(";") and _behind_first_line(own) == _behind_first_line(text)
    )


def _behind_first_line(text: str) -> str:
    return text[text.find("\n") + 1 :]


# --- own text -----------------------------------------------------------------------------------------------
#
# Edits onto the text that the user gave, in place of LLVM's print of it.
#
# Edits are decided on LLVM's canonical print (`ldsopt.ir.edits`). The user's file has the same functions and
# the same instructions in the same order, in a spelling, an order of metadata and a layout of its own: newer
# IR, comments, blank lines, other numbers for metadata and attribute groups. So the n-th statement of a
# function there is the n-th of the print, and each edit is made there:
#
# * attachments go behind the last word of the statement; existing lists of scopes are extended by the numbers that the
#   file has for them, and new nodes are numbered on behind its highest number, at its end;
# * instructions are put in lines of their own in front. Every new value has a name, so no number of an unnamed value
#   shifts; if a new line uses one, it gets the number that the file has for it;
# * a new wording is compared with the old one word by word, and the difference replaces the same words in the file.
#
# `onto` gives up if the place of an edit is not clear. It does not prove its result: whoever writes it reads it again
# and compares (`ldsopt.ir.postcondition`).
#
# Example: ``load i32, ptr addrspace(3) @A ; the tile`` becomes
# ``load i32, ptr addrspace(3) @A, !noalias !12 ; the tile``.


_LISTS = ("alias.scope", "noalias")


def onto(module: Module, edits: Edits, text: str) -> str | None:
    """The text with the edits made; ``None`` if the place of one of them is not clear.

    Args:
        module: that was read from the text.
        edits: of its canonical print.
        text: as it was given.
    """
    try:
        return _Onto(module, edits, text).run()
    except (UnclearPlace, ValueError):  # ValueError: brackets or quotes that do not balance
        return None


class OwnNodes:
    """The numbered metadata nodes of a text, as `ldsopt.ir.metadata.NodeWriter` needs them.

    Attributes:
        count: the first free number.
    """

    def __init__(self, text: str) -> None:
        found = (line[1:].partition("=") for line in lines_starting(text, "!"))
        self._bodies = {int(number): body.strip() for number, _, body in found if number.rstrip().isdecimal()}
        self.count = max(self._bodies, default=-1) + 1

    def body(self, node: int) -> str:
        """The text behind the ``=`` of a node; empty for a number that is not in use."""
        return self._bodies.get(node, "")

    def elements(self, node: int) -> list[str] | None:
        """The operands of a list of scopes; ``None`` for any other node."""
        body = self.body(node)
        if not (body.startswith("!{") and body.endswith("}")):
            return None
        elements = [element.strip() for element in body[2:-1].split(",")] if body[2:-1].strip() else []
        return None if None in [number_behind("!", element) for element in elements] else elements


class _Onto:
    def __init__(self, module: Module, edits: Edits, text: str) -> None:
        self._module, self._edits, self._text = module, edits, text
        self._lines = text.split("\n")
        self._end = "\r" if self._lines[0].endswith("\r") else ""
        self._nodes = OwnNodes(text)
        self._writer = NodeWriter(self._nodes, flags_domains=flags_domains(text))
        self._plain = PlainEdits(self._writer)
        self._counterparts = Counterparts(module.lines, text, self._lines)
        self._new: dict[int, list[str]] = {}
        """The lines in place of lines of the text, by line; several lines share the first one's entry."""

    def run(self) -> str:
        """The text with all edits made.

        Raises:
            UnclearPlace, ValueError: the place of one is not clear.
        """
        numbers = sorted(self._edits.lines)
        inside: list[tuple[int, int, list[int]]] = []
        done = 0
        for define, end in functions(self._module.lines):
            first, stop = bisect_left(numbers, define, done), bisect_right(numbers, end, done)
            for number in numbers[done:first]:
                self._outside(number)
            if first < stop:
                inside.append((define, end, numbers[first:stop]))
            done = stop
        for number in numbers[done:]:
            self._outside(number)
        for define, end, within in inside:
            self._function(define, end, within)
        self._declare()
        self._define()
        return self._joined()

    def _joined(self) -> str:
        out: list[str] = []
        done = 0
        for number in sorted(self._new):
            out += self._lines[done:number]
            out += self._new[number]
            done = number + 1
        out += self._lines[done:]
        if self._writer.lines:
            if out[-1]:
                out[-1] += self._end
                out.append("")
            out[-1:] = [*(line + self._end for line in self._writer.lines), ""]
        return "\n".join(out)

    # --- inside of functions ----------------------------------------------------------------------------------------

    def _function(self, define: int, end: int, numbers: Sequence[int]) -> None:
        found = self._counterparts.of(define, end, numbers)
        if found is None:
            raise UnclearPlace
        for number in numbers:
            line, edit = self._module.lines[number], self._edits.lines[number]
            at = found.same.get(number)
            if at is None:
                statement = found.others.get(number)
                if statement is None:
                    raise UnclearPlace
                self._statement(line, edit, statement, found.names)
            elif found.names or self._end or (new := self._plain.lines(line, edit)) is None:
                self._statement(line, edit, Statement(at, 2, at, len(line), "", ""), found.names)
            else:  # the line equals the print's, so it becomes the same
                self._new[at] = new

    def _statement(self, line: str, edit: LineEdit, statement: Statement, names: Mapping[str, str]) -> None:
        first = self._lines[statement.first]
        indent = first[: statement.column]
        is_alone = not indent.strip()
        if any(number in self._new for number in range(statement.first, statement.last + 1)):
            raise UnclearPlace  # two statements on one line
        new, behind = (
            [
                (indent if each[:1] == " " else "") + each.strip() + self._end  # a label has no indent
                for each in printed.fenced([renamed(line, names) for line in lines], self._writer)
            ]
            for lines in (edit.before, edit.behind)
        )
        if (new or behind) and not is_alone:
            raise UnclearPlace
        tail = self._lines[statement.last][statement.stop :]
        if edit.replacement is not None:
            if not is_alone or (tail.strip() and not edit.replacement):
                raise UnclearPlace
            own = [indent + renamed(each, names).strip() + self._end for each in edit.replacement]
            if own and tail.strip():
                own[-1] = own[-1].removesuffix(self._end) + tail
        elif edit._replace(before=(), behind=()) == LineEdit():
            own = self._lines[statement.first : statement.last + 1]
        else:
            own = [self._reworded(line, edit, statement, names) + tail]
        self._new[statement.first] = new + own
        if behind:
            if self._end and not own[-1].endswith(self._end):
                raise UnclearPlace
            self._new[statement.first] += behind
        for number in range(statement.first + 1, statement.last + 1):
            self._new[number] = []

    def _reworded(self, line: str, edit: LineEdit, statement: Statement, names: Mapping[str, str]) -> str:
        """A statement from the beginning of its first line up to its last word, edited."""
        first, last, stop = statement.first, statement.last, statement.stop
        own = "\n".join([*self._lines[first:last], self._lines[last][:stop]])
        plain = "\n".join([*map(uncommented, self._lines[first:last]), self._lines[last][:stop]])
        parts = _tags(plain, statement.column) if "!" in plain else []
        end = parts[0].start if parts else len(own)
        head, tags = own[:end], [(own[a:b], plain[a:b]) for a, b in parts]
        if edit.text is not None:
            canonical, begin = attachments(line)[0], statement.column
            words = with_words(own[begin:end], canonical, edit.text, names, plain=plain[begin:end])
            head = own[:begin] + words
        return head + self._retagged(tags, edit)

    def _retagged(self, tags: list[tuple[str, str]], edit: LineEdit) -> str:
        """The attachments of a statement, each with its comma in front, edited; beside each it without comments."""
        out: list[str] = []
        added = dict(zip(_LISTS, (edit.alias_scope, edit.noalias), strict=True))
        for tag, plain in tags:
            kind, node = plain.lstrip(", \t\n").split(maxsplit=1)
            kind = kind[1:]
            if kind in edit.drop:
                continue
            if scopes := added.pop(kind, ()):
                number = number_behind("!", node)
                if number is None or self._nodes.elements(number) is None:
                    raise UnclearPlace
                new = self._writer.scope_list(scopes, number)
                tag = f"{tag[: plain.rindex('!')]}!{new}"
            out.append(tag)
        if edit.lds_only:
            if any(tag.lstrip(", ").startswith("!mmra ") for tag in out):
                raise UnclearPlace
            out.append(f", !mmra !{self._writer.lds_only()}")
        return "".join(out) + self._added(edit, added)

    def _added(self, edit: LineEdit, kinds: Mapping[str, object] | None = None) -> str:
        scopes = {"alias.scope": edit.alias_scope, "noalias": edit.noalias}
        return "".join(
            f", !{kind} !{self._writer.scope_list(scopes[kind])}"
            for kind in _LISTS
            if scopes[kind] and (kinds is None or kind in kinds)
        )

    # --- outside of functions ---------------------------------------------------------------------------------------

    def _outside(self, number: int) -> None:
        """New lines in front of a definition or declaration, or in its place."""
        edit, wanted = self._edits.lines[number], header(self._module.lines[number])
        if wanted is None or edit.text is not None or edit.alias_scope or edit.noalias or edit.drop:
            raise UnclearPlace
        found = self._headers.get((self._module.lines[number][:1], wanted.name), [])
        if len(found) != 1 or found[0] in self._new or not self._ends_here(found[0]):
            raise UnclearPlace
        own_lines = [self._lines[found[0]]] if edit.replacement is None else list(edit.replacement)
        self._new[found[0]] = [line + self._end for line in edit.before] + own_lines

    @cached_property
    def _headers(self) -> dict[tuple[str, str], list[int]]:
        """The lines of the text that define or declare a name, by what they begin with and the name."""
        headers = ((at, line[:1], header(line)) for at, line in enumerate(self._lines))
        return by_key(((kind, own.name), at) for at, kind, own in headers if own is not None)

    def _ends_here(self, number: int) -> bool:
        """True if the definition or declaration that begins on a line ends on it."""
        line = self._lines[number]
        code = line[: code_end(line)]
        after = next((each for each in self._lines[number + 1 :] if each[: code_end(each)].strip()), "")
        begins = after[:1] in ("@", "!", "%", "$", "^", "") or after.startswith(
            ("define ", "declare ", "attributes ", "module ", "target ", "source_filename ", "uselistorder")
        )
        return begins and split_arguments(code, 0)[1] == len(code)

    def _declare(self) -> None:
        """Declares what the edits need behind the last function."""
        missing = [
            line
            for line in self._edits.declarations
            if not self._declares(line[line.index("@") : line.index("(")])
        ]
        if not missing:
            return
        for number in range(len(self._lines) - 1, -1, -1):
            line = self._lines[number]
            is_end = line.rstrip() == "}" or (line.startswith("declare ") and self._ends_here(number))
            if is_end and number not in self._new:
                new = [line] if line.endswith("\r") or not self._end else [line + self._end]
                self._new[number] = new + [each + self._end for each in ("", *missing)]
                return
        raise UnclearPlace

    def _define(self) -> None:
        """Defines the variables that the edits need in front of the first function."""
        if not self._edits.variables:
            return
        at = before_functions(self._lines)
        if at in self._new:
            raise UnclearPlace
        self._new[at] = [*(line + self._end for line in (*self._edits.variables, "")), self._lines[at]]

    def _declares(self, name: str) -> bool:
        heads = map(header, lines_starting(self._text, "declare ") if name in self._text else ())
        return any(head is not None and head.name == name[1:] for head in heads)


def _tags(text: str, start: int) -> list[Span]:
    """The attachments at the end of a statement, each with the comma in front of it."""
    parts, stop = split_arguments(text, start)
    if stop != len(text):
        raise UnclearPlace
    found: list[Span] = []
    for before, part in zip(reversed(parts[:-1]), reversed(parts), strict=False):
        kind, *node = text[part.start : part.stop].split(maxsplit=1)
        if not node or kind[0] != "!" or '"' in kind or [word[0] for word in tokens(kind)] != [kind]:
            break
        found.append(Span(before.stop, part.stop))
    return found[::-1]


# --- wording ------------------------------------------------------------------------------------------------
#
# The wording of one statement in the user's text, changed as its canonical wording changes.
#
# Both are compared word by word. The words that differ between the old and the new canonical wording replace the same
# words in the user's; all other words, blanks and line ends there stay.
#
# Example: canonical ``store i32 %2, ptr @A`` becoming ``store i32 %2, ptr @B`` makes ``store  i32 %5,ptr @A``
# of the user ``store  i32 %5,ptr @B``.


class UnclearPlace(Exception):
    """The place of an edit in the text is not clear."""


def renamed(line: str, names: Mapping[str, str]) -> str:
    """A line in which unnamed values have the numbers of the text."""
    if not names or "%" not in line:
        return line
    return with_names(line, lambda name: names.get(name) if number_behind("%", name) is not None else None)


def with_words(own: str, old: str, new: str, names: Mapping[str, str], *, plain: str = "") -> str:
    """The user's wording of a statement, changed by the difference between two canonical wordings.

    Args:
        own: the statement, without attachments.
        old, new: the canonical wordings of it.
        names: the user's names for unnamed values, by the canonical ones.
        plain: the statement with blanks in place of comments, if it has any.
    """
    ours, theirs, wanted = ([*tokens(text)] for text in (plain or own, old, new))
    here, there, then = ([word[0] for word in words] for words in (ours, theirs, wanted))
    there, then = ([names.get(word, word) for word in words] for words in (there, then))
    places = _aligned(here, there)
    out, at = [], 0
    for tag, a, b, c, d in SequenceMatcher(None, there, then, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        found = [places[index] for index in range(a, b)]
        edge = places[a] if a < b else (places[a - 1] if a else None)
        if edge is None or found != list(range(edge, edge + len(found))):
            raise UnclearPlace
        start, stop = (
            (ours[edge].start(), ours[found[-1]].end()) if found else (ours[edge].end(),) * 2  # type: ignore[index]
        )
        spelled = ""
        if c < d:  # with the blank in front, if only words are added
            begin = wanted[c].start() if found or not c else wanted[c - 1].end()
            spelled = renamed(new[begin : wanted[d - 1].end()], names)
            # A bracket that is replaced may have parted words without a blank.
            if found and c and wanted[c - 1].end() < begin and not own[start - 1].isspace():
                spelled = f" {spelled}"
            if d < len(wanted) and wanted[d - 1].end() < wanted[d].start() and own[stop:][:1].strip():
                spelled += " "
        out += [own[at:start], spelled]
        at = stop
    return "".join((*out, own[at:]))


def _aligned(here: Sequence[str], there: Sequence[str]) -> list[int | None]:
    """For each word of `there` the position of the same word in `here`, ``None`` if there is none."""
    if len(here) == len(there):
        return [
            number if one == other else None
            for number, (one, other) in enumerate(zip(here, there, strict=True))
        ]
    places: list[int | None] = [None] * len(there)
    for block in SequenceMatcher(None, there, here, autojunk=False).get_matching_blocks():
        for offset in range(block.size):
            places[block.a + offset] = block.b + offset
    return places
