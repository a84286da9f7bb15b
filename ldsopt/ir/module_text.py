"""The globals, declarations, attribute groups and assembly of a module's canonical text.

LLVM prints global values before functions, and everything here on lines of its own outside of their bodies. Each table
is made once, when it is asked for first.

Aliases of LDS variables are other names of an address within one (`lds_aliases`). Rule: a name stands for what its
alias says if nothing else can come to stand there. So the alias and the variable behind it have the linkage of this
module's own definitions: none, ``internal`` or ``private``. A linker may put other definitions in place of weak ones
(``weak``, ``linkonce``, and their ``_odr``: the variable's name may then lead to other bytes than the alias). Such an
alias may be anything, as may one that leads to functions or to other memory.

Example::

    @a = internal addrspace(3) global [64 x i32] poison
    @b = alias i8, getelementptr (i8, ptr addrspace(3) @a, i32 16)   ; byte 16 of @a
    @w = weak alias i8, ptr addrspace(3) @a                          ; anything
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.ir.syntax import (
    attribute_group,
    global_definition,
    header,
    lines_starting,
    mentions,
    split_arguments,
    strings,
    unquote,
    with_names,
    without_bodies,
)

if TYPE_CHECKING:  # loaded by what asks for them: many modules are read only to be written
    from ldsopt.ir.metadata import MetadataNodes
    from ldsopt.ir.types import Types

_UNKNOWN_INTRINSIC = "; Unknown intrinsic"


class Declaration(NamedTuple):
    """A declared function as LLVM prints it, with what LLVM knows of it.

    Attributes:
        name: without sigil and quotes.
        parameters: the text between the brackets.
        attributes: the function's attribute text, e.g. ``nounwind memory(none)``.
    """

    name: str
    parameters: str
    attributes: str


class ModuleText:
    """The text of a module, as far as it is read line by line.

    Attributes:
        text: LLVM's canonical print; `lines` is the same, split.
    """

    text: str
    lines: list[str]
    _asm_is_affected: bool | None = None
    _assembly_words: dict[str, int] | None = None
    _definition_lines: dict[str, int] | None = None
    _declarations: dict[str, Declaration] | None = None
    _groups: dict[str, str] | None = None

    @cached_property
    def outer_text(self) -> str:
        """The text without the bodies of functions."""
        return without_bodies(self.lines)

    @cached_property
    def has_attachments(self) -> bool:
        """True if some instruction may have metadata attached; where none has, no line has to be asked."""
        return "!" in self.text and ", !" in self.text  # one character is found far sooner than several

    @cached_property
    def metadata(self) -> MetadataNodes:
        """The module's numbered metadata nodes, by number."""
        from ldsopt.ir.metadata import MetadataNodes

        return MetadataNodes(self.lines)

    @cached_property
    def types(self) -> Types:
        """The layouts of the module's types."""
        from ldsopt.ir.types import Types

        return Types(self.named_types())

    def asm_is_affected(self) -> bool:
        """True if some assembly of the module changes what other assembly of it means."""
        if self._asm_is_affected is None:
            from ldsopt.ir import inline_asm

            self._asm_is_affected = any(
                inline_asm.affects_other_assembly(text) for _, text in self._assembly()
            )
        return self._asm_is_affected

    def assembly_words(self) -> Mapping[str, int]:
        """All words of the module's assembly, each with the first line that has it.

        Where a word is the name of a symbol, it stands for its address.
        """
        if self._assembly_words is None:
            from ldsopt.ir import inline_asm

            self._assembly_words = {}
            for number, text in self._assembly():
                for word in inline_asm.words(text):
                    self._assembly_words.setdefault(word, number)
        return self._assembly_words

    def _assembly(self) -> Iterator[tuple[int, str]]:
        """The strings that may be assembly: every quoted one of the lines that have some, with the line's number."""
        if " asm " not in self.text:
            return
        for number, line in enumerate(self.lines):
            if " asm " in line:
                yield from ((number, text) for text in strings(line))

    def definition_lines(self) -> Mapping[str, int]:
        """The lines that define or declare global variables, aliases and ifuncs, by name."""
        if self._definition_lines is None:
            # LLVM prints global values before functions.
            before = takewhile(lambda line: not line.startswith("define "), self.lines)
            found = ((number, header(line)) for number, line in enumerate(before) if line[:1] == "@")
            self._definition_lines = {definition.name: number for number, definition in found if definition}
        return self._definition_lines

    def aliases(self) -> dict[str, frozenset[str]]:
        """The aliases and ifuncs, and the names that each one's definition mentions; without sigils and quotes."""
        globals_end = self.outer_text.find("\ndefine ")  # LLVM prints global values before functions
        lines = lines_starting(self.outer_text[:globals_end], "@")
        return {
            found.name: frozenset(unquote(mention[1]) for mention in mentions(line, found.stop))
            for line in lines
            if (found := global_definition(line)) and found.kind in ("alias", "ifunc")
        }

    @cached_property
    def lds_aliases(self) -> Mapping[str, str]:
        """The aliases that are addresses in LDS variables, by name (`ldsopt.ir.module_text`)."""

        definitions = [self.lines[number] for number in self.definition_lines().values()]
        return lds_aliases(definitions) if any(" alias " in line for line in definitions) else {}

    def without_aliases(self, text: str) -> str:
        """Text in which the names of these have become what they stand for."""
        if not self.lds_aliases or "@" not in text:
            return text

        return substituted(text, self.lds_aliases)

    def attribute_group(self, number: str) -> str:
        """The text of ``attributes #N``; empty if there is none."""
        if self._groups is None:
            found = (line[12:].partition(" = { ") for line in lines_starting(self.outer_text, "attributes #"))
            self._groups = {group: body.removesuffix(" }") for group, _, body in found}
        return self._groups.get(number, "")

    def named_types(self) -> dict[str, str]:
        """Struct types by name, with its sigil: ``%struct.a`` -> ``{ i32, float }``."""
        found = (line.partition(" = type ") for line in lines_starting(self.outer_text, "%"))
        return {name: body for name, separator, body in found if separator and body != "opaque"}

    def declarations(self) -> dict[str, Declaration]:
        """The declared functions by name."""
        if self._declarations is None:
            found = map(self._declaration, lines_starting(self.outer_text, "declare "))
            self._declarations = {declaration.name: declaration for declaration in found}
        return self._declarations

    def _declaration(self, line: str) -> Declaration:
        declare = header(line)
        assert declare is not None
        start = declare.stop + 1
        stop = split_arguments(line, start)[1]
        attributes = self.attribute_group(attribute_group(line[stop:]))
        return Declaration(declare.name, line[start:stop], attributes)

    def interposable(self) -> frozenset[str]:
        """Names of the defined functions in whose place the linker may put another body."""
        found = (
            header(line)
            for words in ("define weak ", "define linkonce ")
            for line in lines_starting(self.outer_text, words)
        )
        return frozenset(define.name for define in found if define)

    def unknown_intrinsics(self) -> list[str]:
        """Names in ``llvm.`` that this LLVM does not know and would compile to calls of nothing."""
        names = []
        at = self.outer_text.find(_UNKNOWN_INTRINSIC)
        while at >= 0:
            start = self.outer_text.index("\n", at) + 1
            line = self.outer_text[start : self.outer_text.index("\n", start)]
            if declare := header(line):
                names.append(declare.name)
            at = self.outer_text.find(_UNKNOWN_INTRINSIC, start)
        return names


_OF_ALIAS = frozenset(
    [
        "internal",
        "private",
        "dso_local",
        "default",
        "hidden",
        "protected",
        "unnamed_addr",
        "local_unnamed_addr",
    ]
)
_OF_VARIABLE = _OF_ALIAS | {"addrspace(3)", "externally_initialized"}


def lds_aliases(lines: Iterable[str]) -> dict[str, str]:
    """The aliases of LDS variables by name, each with its address as a constant that names variables alone.

    Args:
        lines: the definitions of a module's globals, as LLVM prints them.

    >>> lds_aliases(["@a = addrspace(3) global i32 poison", "@b = alias i32, ptr addrspace(3) @a"])
    {'b': '@a'}
    """
    variables: set[str] = set()
    waiting: dict[str, str] = {}
    for line in lines:
        definition = global_definition(line)
        if definition is None:
            continue
        if definition.kind == "alias" and _OF_ALIAS.issuperset(definition.words):
            spans, _ = split_arguments(line, definition.stop)
            if len(spans) == 2:  # without a partition
                text = line[slice(*spans[1])]
                name = next(mentions(text), None)
                is_name = name and name.end() == len(text) and text.count(" ", 0, name.start()) <= 2
                waiting[definition.name] = name[0] if name and is_name else text
        elif "addrspace(3)" in definition.words and _OF_VARIABLE.issuperset(definition.words):
            variables.add(definition.name)
    found: dict[str, str] = {}
    while True:
        known = {
            name: substituted(text, found)
            for name, text in waiting.items()
            if all(unquote(mention[1]) in variables | found.keys() for mention in mentions(text))
        }
        if known.keys() == found.keys():
            return found
        found = known


def substituted(text: str, aliases: Mapping[str, str]) -> str:
    """Text in which every name of an alias has become its address.

    >>> substituted("ptr addrspace(3) @b", {"b": "getelementptr (i8, ptr addrspace(3) @a, i32 16)"})
    'ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 16)'
    """
    return with_names(text, lambda name: aliases.get(unquote(name[1:])) if name[0] == "@" else None)
