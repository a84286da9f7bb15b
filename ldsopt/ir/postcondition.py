"""The proof that an output differs from its input in the edits, and in nothing else.

The output is parsed and printed by LLVM, the edits are undone in that print, and the rest is compared with the input's
print line by line. Adding metadata renumbers metadata nodes and attribute groups, so two references match when the
numbers correspond one to one over the whole module and the nodes they name have the same contents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ldsopt.errors import InternalError
from ldsopt.ir.bindings import Handle, ParseError
from ldsopt.ir.edits import Edits, LineEdit, before_functions, is_relocated, unlaundered
from ldsopt.ir.metadata import LDS_ONLY, WORKGROUP_FENCE, MetadataNodes, Scope
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments, code_end, mentions, unquote
from ldsopt.patterns import pattern

_REFERENCE = pattern(r'("[^"]*"|[!#]\d+)')
_LOCATION = ", !dbg !"
_LISTS = ("alias.scope", "noalias")
_STRETCH = 1000
"""The lines that are compared as a whole: enough to save time, and few enough that a difference costs little."""
_TOGETHER = 50


def check(
    module: Module, edits: Edits, output: str, *, read: Callable[[str], Handle] = Handle.verified
) -> None:
    """Checks an output against the module that it was made from.

    Args:
        module: as it was read.
        edits: the intended edits.
        output: the text with them.
        read: has LLVM read and verify the output, in whatever spelling it is.

    Raises:
        InternalError: LLVM refuses the output, or it differs in more than the edits. Nothing may be written then.
        InputError: as ``read``.
    """
    after = _without(edits.variables, _reprint(output, read))
    _OutputComparison(module.lines, after, edits).run()


def _without(variables: Sequence[str], lines: list[str]) -> list[str]:
    """A print without the variables to be defined, each of which occurs once, in front of all functions."""
    if not variables:
        return lines
    end = before_functions(lines)
    for variable in variables:
        if lines[:end].count(variable) != 1:
            raise _difference(variable, None)
    return [line for line in lines[:end] if line not in variables] + lines[end:]


def _reprint(output: str, read: Callable[[str], Handle]) -> list[str]:
    """The output as LLVM understands it, by lines."""
    try:
        handle = read(output)
    except ParseError as error:
        raise InternalError(f"LLVM refuses the output: {error.message} (line {error.line})") from None
    text = handle.text()
    handle.close()  # before the lines are made: of a large module, both together would be the peak
    return text.split("\n")


class _OutputComparison:
    def __init__(self, before: list[str], after: list[str], edits: Edits) -> None:
        self._before, self._after, self._edits = before, after, edits
        self._nodes_before, self._nodes_after = MetadataNodes(before), MetadataNodes(after)
        self._end = self._nodes_after.first_line
        self._forward: dict[str, str] = {}
        self._backward: dict[str, str] = {}
        self._pending: list[tuple[str, str]] = []
        self._ours: set[str] = set()
        self._undone_lists: set[tuple[int | None, int]] = set()
        self._scopes: dict[Scope | str, str] = {}  # our nodes, and the nodes of our domains by name
        self._tags: dict[tuple[int, int], str] = {}
        """The attachments that each edit's scopes give to lines without any."""
        self._adds_blocks = any(edit.behind or _has_label(edit.before) for edit in edits.lines.values())

    def run(self) -> None:
        self._relocations()
        self._lines()
        self._closure()
        ours = self._ours.union(self._scopes.values())
        for node in range(self._nodes_after.count):
            if f"!{node}" not in self._backward and f"!{node}" not in ours:
                raise _difference("", f"!{node} = {self._nodes_after.body(node)}")
        for name, reference in self._scopes.items():
            if reference in self._backward:
                raise _difference(f"a new node of {name}", reference)

    def _relocations(self) -> None:
        """Checks that each new wording is the old one with all moved names replaced, and nothing else."""
        for relocation in self._edits.relocations:
            for number in range(relocation.start, relocation.stop):
                line, edit = self._before[number], self._edits.lines.get(number)
                if not any(unquote(match[1]) in relocation.addresses for match in mentions(line)):
                    continue
                if edit is None or edit.text is None or edit.replacement is not None:
                    raise _difference(line, None)
                head = attachments(line)[0]
                if not is_relocated(head, unlaundered(edit.before, edit.text), relocation.addresses):
                    raise _difference(line, edit.text)

    def _lines(self) -> None:
        """Compares both prints up to their metadata nodes.

        The attachments that an edit adds to a line without references are known once it has been undone on one line.
        From there on the print is predicted, and stretches of it are compared as a whole; only a stretch that differs
        is compared line by line.
        """
        before, edits = self._before, self._edits.lines
        at = start = done = 0
        expected: list[str] = []
        edited: list[int] = []
        for number in sorted(edits):
            line, edit = before[number], edits[number]
            expected += before[done:number]
            done = number + 1
            if (new := self._known(line, edit)) is not None:
                expected += new
                edited.append(number)
                if len(expected) < _STRETCH:
                    continue
                at = self._predicted(start, done, expected, edited, at)
            else:
                at = self._edited(line, edit, self._predicted(start, number, expected, edited, at))
            start, expected, edited = done, [], []
        expected += before[done : self._nodes_before.first_line]
        at = self._predicted(start, self._nodes_before.first_line, expected, edited, at)
        self._tail(at)

    def _predicted(self, start: int, stop: int, expected: list[str], edited: list[int], at: int) -> int:
        """Compares a stretch of the input with the output. Returns the output's next line.

        Args:
            start, stop: lines of the input.
            expected: the lines that LLVM should print for them.
            edited: those among them that were edited.
            at: the begin of the output's stretch.
        """
        if self._after[at : at + len(expected)] == expected:
            for line in _referring(self._before, start, stop):
                if ("!" in line or "#" in line) and not _is_silent(line):
                    self._match(line, line)
            return at + len(expected)
        for number in edited:
            at = self._stretch(start, number, at)
            at = self._edited(self._before[number], self._edits.lines[number], at)
            start = number + 1
        return self._stretch(start, stop, at)

    def _stretch(self, start: int, stop: int, at: int) -> int:
        """Compares lines of the input that were not edited. Returns the output's next line."""
        for line in self._before[start:stop]:
            if not line or line[0] == ";" or line.startswith("attributes #"):
                continue
            at = self._skip(at)
            if line[0] == "%" and " = type " in line and self._line(at) != line:
                continue  # LLVM does not print a type that nothing uses any more
            found = self._line(at)
            if self._adds_blocks and found is not None and line[0] not in " }":
                line, found = _label(line), _label(found)  # the comment on predecessors repeats the branches
            self._match(line, found)
            at += 1
        return at

    def _skip(self, at: int) -> int:
        """The next line with content: no comment, no attribute group, no function that we declare."""
        while at < self._nodes_after.first_line and (
            _is_silent(line := self._after[at])
            or (line.startswith("declare ") and self._is_declared_by_us(line))
        ):
            at += 1
        return at

    def _is_declared_by_us(self, line: str) -> bool:
        """True of a declaration that we add, with or without the attribute group that LLVM gives it."""
        return any(one in self._edits.declarations for one in (line, line.rpartition(" #")[0]))

    def _line(self, at: int) -> str | None:
        return self._after[at] if at < self._end else None

    def _tail(self, at: int) -> None:
        if (extra := self._line(self._skip(at))) is not None:
            raise _difference("", extra)
        after = _attribute_groups(self._after, self._nodes_after.first_line)
        for group, body in _attribute_groups(self._before, self._nodes_before.first_line).items():
            if group in self._forward and after.get(self._forward[group]) != body:
                raise _difference(f"attributes {group} = {body}", after.get(self._forward[group]))

    def _edited(self, line: str, edit: LineEdit, at: int) -> int:
        """Compares one edited line, its edit undone. Returns the output's next line."""
        known = self._known(line, edit)
        if known is not None and self._after[at : at + len(known)] == known:
            return at + len(known)
        at = self._added((*edit.before, *(edit.replacement or ())), at)
        if edit.replacement is not None:
            return self._added(edit.behind, at)
        found = self._line(at)
        if found is None:
            raise _difference(line, found)
        head, attached = attachments(line)
        new_head, new_attached = attachments(found)
        attached = {kind: node for kind, node in attached.items() if kind not in edit.drop}
        self._match(edit.text if edit.text is not None else head, new_head)
        for kind, added in zip(_LISTS, (edit.alias_scope, edit.noalias), strict=True):
            self._undo_list(found, attached.pop(kind, None), new_attached.pop(kind, None), added)
        if edit.lds_only:
            self._undo_limit(line, found, new_attached)
        if list(attached) != list(new_attached):
            raise _difference(line, found)
        for kind, node in attached.items():
            self._correspond(f"!{node}", f"!{new_attached[kind]}", found)
        if _is_bare(line, edit):
            self._tags[id(edit.alias_scope), id(edit.noalias)] = found[len(new_head) :]
        return self._added(edit.behind, at + 1)

    def _known(self, line: str, edit: LineEdit) -> list[str] | None:
        """The text that LLVM should print for an edited line, if it is known from a line with the same scopes."""
        added = self._tags.get((id(edit.alias_scope), id(edit.noalias)))
        if added is None or not _is_bare(line, edit):
            return None
        return [*edit.before, (line if edit.text is None else edit.text) + added]

    def _added(self, lines: Sequence[str], at: int) -> int:
        """Compares lines that an edit adds. Returns the output's next line."""
        for expected in lines:
            if not expected:
                continue  # in front of a label
            if is_label := expected[0] != " ":
                at = self._skip(at)
            found = self._line(at)
            if expected.startswith(WORKGROUP_FENCE) and found is not None:
                found, tags = attachments(found)
                if list(tags) != ["mmra"] or self._nodes_after.body(tags["mmra"]) != LDS_ONLY:
                    raise _difference(expected, self._line(at))
                self._ours.add(f"!{tags['mmra']}")
            if (_label(found) if is_label and found else found) != expected:
                raise _difference(expected, self._line(at))
            at += 1
        return at

    def _undo_limit(self, line: str, found: str, attached: dict[str, int]) -> None:
        """Checks that a fence that was limited to LDS has the node for that, which other fences may share."""
        node = attached.pop("mmra", None)
        if node is None or self._nodes_after.body(node) != LDS_ONLY:
            raise _difference(line, found)
        self._ours.add(f"!{node}")

    def _undo_list(self, line: str, before: int | None, after: int | None, added: tuple[Scope, ...]) -> None:
        """Checks that our scopes stand behind the old elements of a list, in order and by name."""
        if not added:
            if (before is None) != (after is None):
                raise _difference("", line)
            if before is not None:
                self._correspond(f"!{before}", f"!{after}", line)
            return
        if before is None and (after, id(added)) in self._undone_lists:
            return
        old = (self._nodes_before.elements(before) or []) if before is not None else []
        new = (self._nodes_after.elements(after) or []) if after is not None else []
        ours = new[len(old) :]
        # Most scopes are known: then the references are compared with them, and nothing else is needed.
        if [self._scopes.get(scope) for scope in added] != ours and not (
            len(ours) == len(added) and all(map(self._is_of, ours, added))
        ):
            raise _difference(f"{added}", line)
        self._ours.add(f"!{after}")
        for left, right in zip(old, new, strict=False):
            self._correspond(left, right, line)
        if before is None:
            self._undone_lists.add((after, id(added)))

    def _is_of(self, reference: str, scope: Scope) -> bool:
        """True if a node is that of a scope: by its names, and the same node, in the same domain, everywhere.

        Two nodes of one name would be two scopes, and scopes of two domains exclude each other separately.
        """
        if self._scopes.get(scope) == reference:
            return True
        node = int(reference[1:])
        if self._nodes_after.scope(node) != scope:
            return False
        domain = (self._nodes_after.elements(node) or [])[1]
        known = (self._scopes.setdefault(scope, reference), self._scopes.setdefault(scope.domain, domain))
        return known == (reference, domain)

    def _match(self, before: str, after: str | None) -> None:
        """Checks that two lines are equal up to a one-to-one correspondence of their references."""
        if after is None:
            raise _difference(before, after)
        if "!" not in before and "#" not in before:
            if before != after:
                raise _difference(before, after)
            return
        if before != after and (at := before.rfind(_LOCATION) + len(_LOCATION)) > len(_LOCATION):
            # Most lines of a real kernel have no reference but that of their debug location, at the end.
            head, node, other = before[: at - len(_LOCATION)], before[at:], after[at:]
            if "!" not in head and "#" not in head and node.isdigit() and other.isdigit():
                if not after.startswith(head + _LOCATION):
                    raise _difference(before, after)
                self._correspond(f"!{node}", f"!{other}", after)
                return
        pieces = _REFERENCE.split(before)
        found = pieces if before == after else _REFERENCE.split(after)
        # Text and references alternate.
        if len(pieces) != len(found) or pieces[::2] != found[::2]:
            raise _difference(before, after)
        for left, right in zip(pieces[1::2], found[1::2], strict=True):
            if left[0] != '"' and left[0] == right[0]:
                self._correspond(left, right, after)
            elif left != right:
                raise _difference(before, after)

    def _correspond(self, left: str, right: str, line: str) -> None:
        known = self._forward.get(left)
        if known is None and right not in self._backward:
            self._forward[left], self._backward[right] = right, left
            if left[0] == "!":
                self._pending.append((left, right))
        elif known != right:
            raise _difference(f"{left} as {known}", line)

    def _closure(self) -> None:
        while self._pending:
            left, right = self._pending.pop()
            self._match(self._nodes_before.body(int(left[1:])), self._nodes_after.body(int(right[1:])))


def _referring(lines: Sequence[str], start: int, stop: int) -> Iterator[str]:
    """The lines of a stretch that may have references; several lines without any are skipped at once."""
    for first in range(start, stop, _TOGETHER):
        some = lines[first : min(first + _TOGETHER, stop)]
        together = "".join(some)
        if "!" in together or "#" in together:
            yield from some


def _is_bare(line: str, edit: LineEdit) -> bool:
    """True if the print of an edited line follows from its words and the attachments of its scopes.

    It does if neither the line nor the edit's new text refers to numbered metadata or attributes.
    """
    if edit.replacement is not None or edit.behind or edit.lds_only or "!" in line or "#" in line:
        return False
    if edit.text is None and not edit.before:
        return True
    new = "".join(edit.before if edit.text is None else (*edit.before, edit.text))
    return "!" not in new and "#" not in new and WORKGROUP_FENCE not in new


def _has_label(lines: Sequence[str]) -> bool:
    """True if there is a label among instructions."""
    return any(line and line[0] != " " for line in lines)


def _label(line: str) -> str:
    """A label without the comment on its predecessors."""
    return line[: code_end(line)]


def _is_silent(line: str) -> bool:
    """True for an empty line, a comment, or an attribute group, which is compared at its uses."""
    return not line or line[0] == ";" or line.startswith("attributes #")


def _attribute_groups(lines: list[str], end: int) -> dict[str, str]:
    """Name -> contents, from the block of groups in front of the metadata that begins at ``end``."""
    groups: dict[str, str] = {}
    for line in reversed(lines[:end]):
        if line.startswith("attributes #"):
            name, _, body = line[len("attributes ") :].partition(" = ")
            groups[name] = body
        elif line == "}" or line.startswith("declare "):
            break
    return groups


def _difference(expected: str, found: str | None) -> InternalError:
    return InternalError(
        f"the output would differ in more than was meant: {(found or 'end of file').strip()!r} "
        f"where {expected.strip()!r} belongs; nothing was written"
    )
