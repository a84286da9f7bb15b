"""The edits of a transform, and their application to the canonical text.

A transform returns `Edits`, a value; nothing is changed until `apply`. Unedited lines pass through untouched.

A `Relocation` replaces names of globals by an address within another global, function by function. In the lines of a
relocation each ``@A`` becomes ``getelementptr inbounds nuw (i8, ptr addrspace(3) @arena, i32 64)``, or ``@arena`` at
offset 0, wherever it stands: as an operand, in nested constant expressions, in vectors, in debug records. LLVM prints
such constants as they were written. `is_relocated` verifies, independently of `relocated`, that one line is the other
with its names replaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ldsopt.errors import InternalError
from ldsopt.ir.metadata import WORKGROUP_FENCE, NodeWriter, Scope
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments, global_name, header, mentions, unquote, with_names
from ldsopt.patterns import pattern

_WITHIN = "getelementptr inbounds nuw (i8, ptr addrspace(3) "
_LAUNDERED = pattern(
    r"  (?P<name>%[-\w.$]+)\.(?:addr = ptrtoint ptr addrspace\(3\) (?P<pointer>.*) to i32"
    r'|dst = call ptr addrspace\(3\) asm "", "=[sv],0"\(ptr addrspace\(3\) (?P<passed>.*)\))$'
)


class Address(NamedTuple):
    """A byte of a global in LDS."""

    name: str
    offset: int

    @property
    def text(self) -> str:
        """The address as an operand of type ``ptr addrspace(3)``."""
        if not self.offset:
            return global_name(self.name)
        return f"{_WITHIN}{global_name(self.name)}, i32 {self.offset})"


class Relocation(NamedTuple):
    """The addresses that replace names in the lines ``[start, stop)`` of a module."""

    start: int
    stop: int
    addresses: Mapping[str, Address]


def relocated(text: str, addresses: Mapping[str, Address]) -> str:
    """A line with every name replaced.

    >>> relocated("  %v = load i32, ptr addrspace(3) @A, align 4", {"A": Address("arena", 0)})
    '  %v = load i32, ptr addrspace(3) @arena, align 4'
    """

    def moved(name: str) -> str | None:
        address = addresses.get(unquote(name[1:])) if name[0] == "@" else None
        return address and address.text

    return with_names(text, moved)


def is_relocated(before: str, after: str, addresses: Mapping[str, Address]) -> bool:
    """True if ``after`` is ``before`` with every name replaced, and with nothing else changed."""
    at = done = 0
    for match in mentions(before):
        wanted = addresses.get(unquote(match[1]))
        if wanted is None:
            continue
        between = before[done : match.start()]
        if not after.startswith(between, at):
            return False
        at += len(between)
        found = _address_at(after, at)
        if found is None or found[0] != wanted:
            return False
        at, done = found[1], match.end()
    return after[at:] == before[done:]


def unlaundered(before: Iterable[str], text: str) -> str:
    """An instruction with the original address restored that the lines in front of it hide from LLVM.

    >>> unlaundered(["  %x.addr = ptrtoint ptr addrspace(3) @A to i32"], "  call void @f(ptr addrspace(3) %x.dst)")
    '  call void @f(ptr addrspace(3) @A)'
    """
    for line in before:
        if match := _LAUNDERED.match(line):
            text = text.replace(f"{match['name']}.dst", match["pointer"] or match["passed"], 1)
    return text


def _address_at(text: str, at: int) -> tuple[Address, int] | None:
    """The address at a column, and the column behind it."""
    is_within = text.startswith(_WITHIN, at)
    start = at + len(_WITHIN) if is_within else at
    name = next(mentions(text, start), None)
    if name is None or name.start() != start:
        return None
    if not is_within:
        return Address(unquote(name[1]), 0), name.end()
    comma, _, offset = text[name.end() : text.find(")", name.end())].partition(" i32 ")
    if comma != "," or not offset.isdecimal() or offset[0] == "0":
        return None
    return Address(unquote(name[1]), int(offset)), text.index(")", name.end()) + 1


_FUNCTION = ("define ", "declare ")


class LineEdit(NamedTuple):
    """A change of one instruction.

    Attributes:
        before: instructions to put in front, complete lines without metadata; among them may be whole basic blocks,
            an empty line in front of each label. Workgroup fences among them are such that order LDS only
            (`ldsopt.ir.metadata.LDS_ONLY`).
        replacement: complete lines to put in its place; ``None`` keeps it.
        text: the instruction itself in a new wording, attachments apart; ``None`` keeps it.
        alias_scope: scopes to add to its ``!alias.scope``.
        noalias: scopes to add to its ``!noalias``.
        drop: kinds of metadata to take away first.
        behind: basic blocks to put behind it, where it ends a block: labels, instructions, and an empty line in front
            of each label. Workgroup fences as in ``before``.
        lds_only: the instruction, a fence without ``!mmra``, is to order LDS only (`ldsopt.ir.metadata.LDS_ONLY`).
    """

    before: tuple[str, ...] = ()
    replacement: tuple[str, ...] | None = None
    text: str | None = None
    alias_scope: tuple[Scope, ...] = ()
    noalias: tuple[Scope, ...] = ()
    drop: frozenset[str] = frozenset()
    behind: tuple[str, ...] = ()
    lds_only: bool = False


class Edits(NamedTuple):
    """All changes of a module.

    Attributes:
        declarations: functions to declare (``declare`` lines without attributes).
        variables: global variables to define, each as LLVM prints it.
        relocations: the addresses that replaced names in the new wordings, for checking; `apply` ignores them.
    """

    lines: Mapping[int, LineEdit]
    declarations: tuple[str, ...] = ()
    relocations: tuple[Relocation, ...] = ()
    variables: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lines)

    def moved(self, lines: Iterable[int]) -> dict[int, int]:
        """The lines of functions in the output: index -> 1-based line number."""
        edited = sorted(self.lines)
        moved, shift, at = {}, 1 + len(self.variables) + bool(self.variables), 0
        for line in sorted(lines):
            while at < len(edited) and edited[at] <= line:
                edit = self.lines[edited[at]]
                shift += len(edit.before)
                if edited[at] < line:
                    shift += len(edit.behind)
                    if edit.replacement is not None:
                        shift += len(edit.replacement) - 1
                at += 1
            moved[line] = line + shift
        return moved

    def origin(self, line: int) -> int:
        """The input line that a line of a function in the output comes from, if no line is replaced.

        Both are indices. A line that was added in front of another one has the same origin.
        """
        for edited in sorted(self.lines):
            added = len(self.lines[edited].before)
            if line <= edited:
                return line
            line = max(line - added, edited)
        return line


class PlainEdits:
    """Edits of lines that carry no metadata yet, which most are.

    They share the tuples of a few sets of tags, so the attachments of each set are written once.

    Args:
        writer: numbers the nodes.
    """

    def __init__(self, writer: NodeWriter) -> None:
        self._writer = writer
        self._tags: dict[tuple[int, int, bool], str] = {}

    def lines(self, line: str, edit: LineEdit) -> list[str] | None:
        """The new lines for a line; ``None`` if the edit does more than to add text in front and behind."""
        before, replacement, text, alias_scope, noalias, _, behind, lds_only = edit
        if "!" in line or '"' in line or replacement is not None or behind:
            return None
        if before and any(new.startswith(WORKGROUP_FENCE) for new in before):
            return None
        key = (id(alias_scope), id(noalias), lds_only)
        if (added := self._tags.get(key)) is None:
            added = self._tags[key] = _tags(edit, {}, self._writer)
        return [*before, (line if text is None else text) + added]


def apply(module: Module, edits: Edits) -> str:
    """The module's text with the edits made.

    Raises:
        InternalError: an edited line is not of the form that the edit expects.
    """
    writer = NodeWriter(module.metadata)
    plain = PlainEdits(writer)
    lines, done = module.lines, 0
    out: list[str] = []
    for number in sorted(edits.lines):
        out += lines[done:number]
        done = number + 1
        line, edit = lines[number], edits.lines[number]
        new = plain.lines(line, edit)
        out += _edited(line, edit, writer) if new is None else new
    rest = lines[done:]
    if edits.declarations:
        at = _behind_functions(rest)
        rest[at:at] = ["", *edits.declarations]
    out += rest
    if edits.variables:
        at = before_functions(out)
        out[at:at] = (*edits.variables, "")
    while out and not out[-1]:
        out.pop()
    out += writer.lines
    out.append("")
    return "\n".join(out)


def _edited(line: str, edit: LineEdit, writer: NodeWriter) -> list[str]:
    if edit.replacement is not None:
        return [*fenced(edit.before, writer), *edit.replacement, *fenced(edit.behind, writer)]
    head, attached = attachments(line)
    plain = "".join(head.split('"')[::2]) if '"' in head else head
    if line.count('"') % 2 or "!alias.scope " in plain or "!noalias " in plain:
        raise InternalError(f"cannot edit the line {line.strip()!r}")
    if edit.text is not None:
        head = edit.text
    itself = head + _tags(edit, attached, writer)
    return [*fenced(edit.before, writer), itself, *fenced(edit.behind, writer)]


def fenced(lines: Iterable[str], writer: NodeWriter) -> list[str]:
    """New lines, in which fences of the workgroup order LDS only."""
    return [
        f"{line}, !mmra !{writer.lds_only()}" if line.startswith(WORKGROUP_FENCE) else line for line in lines
    ]


def _tags(edit: LineEdit, attached: dict[str, int], writer: NodeWriter) -> str:
    """The attachments of an edited line, as text; ``attached`` are those that it has."""
    attached = {kind: node for kind, node in attached.items() if kind not in edit.drop}
    if edit.alias_scope:
        attached["alias.scope"] = writer.scope_list(edit.alias_scope, attached.get("alias.scope"))
    if edit.noalias:
        attached["noalias"] = writer.scope_list(edit.noalias, attached.get("noalias"))
    if edit.lds_only:
        if "mmra" in attached:
            raise InternalError(f"a fence that is limited already: {attached}")
        attached["mmra"] = writer.lds_only()
    return "".join([f", !{kind} !{node}" for kind, node in attached.items()])


def before_functions(lines: Sequence[str]) -> int:
    """The place for global variables: in front of the first function, and of the comments that stand there.

    Raises:
        ValueError: there is no function.
    """
    at = next(
        (
            at
            for at, line in enumerate(lines)
            if line.lstrip().startswith(_FUNCTION) and header(line.lstrip())
        ),
        None,
    )
    if at is None:
        raise ValueError("no function")
    while at and lines[at - 1].lstrip().startswith(";"):
        at -= 1
    return at


def _behind_functions(lines: list[str]) -> int:
    """The end of the functions: behind the last closing brace or declaration."""
    for index in range(len(lines) - 1, -1, -1):
        if lines[index] == "}" or lines[index].startswith("declare "):
            return index + 1
    return 0
