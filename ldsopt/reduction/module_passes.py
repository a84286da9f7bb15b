"""The parts of a module outside of instructions: definitions, declarations, variables, metadata, attributes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ldsopt.ir.module import Function, Module
from ldsopt.ir.syntax import KIND, attachments, header, is_instruction, split_arguments
from ldsopt.reduction.parts import ReductionPass, local_names, mentioned, with_lines, without_lines

_LINKAGE = re.compile(
    r"^define (?:(?:internal|private|linkonce_odr|linkonce|weak_odr|weak|available_externally|hidden|protected|"
    r"dso_local|local_unnamed_addr|unnamed_addr) )*"
)
_ONLY_OF_DEFINITIONS = re.compile(
    r" (?:comdat(?:\(\$[^)]*\))?|local_unnamed_addr|unnamed_addr|gc \"[^\"]*\"|![-\w.]+ !\d+|\{$)"
)
_OF_FUNCTIONS = re.compile(rf" !({KIND}) !\d+(?=[^\"]*$)")
_ATTRIBUTE_GROUP = re.compile(r"^attributes #\d+ = \{ (.*) \}$")
_ATTRIBUTE = re.compile(r'"[^"]*"(?:="[^"]*")?|[^\s"(]+(?:\([^)]*\))?')
_KEPT = '"target-cpu"='
_WORDS = re.compile(
    r" (?:nuw|nsw|nusw|inbounds|exact|disjoint|samesign|noundef|nonnull|noalias|nocapture|captures\([^)]*\)|readonly|"
    r"readnone|writeonly|nofree|returned|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc|nneg|tail|local_unnamed_addr|"
    r"unnamed_addr|dso_local|hidden|protected|range\([^)]*\)|dereferenceable(?:_or_null)?\(\d+\))(?=[ ,)])"
)


class _Word(NamedTuple):
    """A word of a line, by its columns."""

    line: int
    start: int
    stop: int


class _Parameter(NamedTuple):
    """One parameter of a function: the number of the function's line, and of the parameter."""

    line: int
    number: int


def _definitions(module: Module) -> Sequence[Function]:
    return list(module.functions())


def _without_definitions(module: Module, parts: Sequence[Function]) -> str:
    """Functions of which something is still said elsewhere stay as declarations."""
    gone = {line for function in parts for line in range(function.line, function.end + 1)}
    rest = mentioned(line for number, line in enumerate(module.lines) if number not in gone)
    lines = dict.fromkeys(gone, "")
    for function in parts:
        if function.name in rest:
            lines[function.line] = _declaration(module.lines[function.line])
    return with_lines(module, lines)


def _declaration(define: str) -> str:
    found = header(define)
    assert found is not None
    stop = split_arguments(define, found.stop + 1)[1]
    return _LINKAGE.sub("declare ", define[:stop]) + _ONLY_OF_DEFINITIONS.sub("", define[stop:])


def _unmentioned(module: Module) -> Sequence[int]:
    """The lines of declarations and variables that no other line mentions."""
    counted: Counter[str] = Counter()
    for line in module.lines:
        counted.update(mentioned([line]))
    definitions = (
        (number, header(line))
        for number, line in enumerate(module.lines)
        if line.startswith(("declare ", "@"))
    )
    return [number for number, defined in definitions if defined and counted[defined.name] == 1]


def _named_metadata(module: Module) -> Sequence[int]:
    return [n for n, line in enumerate(module.lines) if line[:1] == "!" and not line[1:2].isdigit()]


def _attached(module: Module) -> Sequence[tuple[str, int]]:
    """The attachments, those of one kind one after the other."""
    lines = enumerate(module.lines)
    return sorted((kind, number) for number, line in lines for kind in _kinds(line))


def _kinds(line: str) -> Iterable[str]:
    if line.startswith("define "):
        return _OF_FUNCTIONS.findall(line)
    return attachments(line)[1] if is_instruction(line) and ", !" in line else ()


def _without_attached(module: Module, parts: Sequence[tuple[str, int]]) -> str:
    changed: dict[int, str] = {}
    for kind, number in parts:
        line = changed.get(number, module.lines[number])
        changed[number] = re.sub(rf",? !{re.escape(kind)} !\d+", "", line, count=1)
    return with_lines(module, changed)


def _parameters(module: Module) -> Sequence[_Parameter]:
    """The parameters of functions that nobody names, of which the function makes nothing."""
    called = mentioned(line for line in module.lines if not line.startswith("define "))
    found = []
    for function in module.functions():
        if function.name in called:
            continue
        define, body = module.lines[function.line], module.lines[function.line + 1 : function.end]
        used = {name for line in body for name in local_names(line)}
        for number, span in enumerate(_spans(define)):
            own = list(local_names(define[span[0] : span[1]]))
            if own and own[-1] not in used:
                found.append(_Parameter(function.line, number))
    return found


def _without_parameters(module: Module, parts: Sequence[_Parameter]) -> str:
    changed = {}
    for line in {part.line for part in parts}:
        define = module.lines[line]
        gone = {part.number for part in parts if part.line == line}
        spans = _spans(define)
        kept = [define[start:stop] for number, (start, stop) in enumerate(spans) if number not in gone]
        begin = _first_parameter(define)
        changed[line] = define[:begin] + ", ".join(kept) + define[split_arguments(define, begin)[1] :]
    return with_lines(module, changed)


def _spans(define: str) -> list[tuple[int, int]]:
    return [(span.start, span.stop) for span in split_arguments(define, _first_parameter(define))[0]]


def _first_parameter(define: str) -> int:
    found = header(define)
    assert found is not None
    return found.stop + 1


def _attributes(module: Module) -> Sequence[_Word]:
    """The attributes of all groups but the processor."""
    return [
        _Word(number, match.start(1) + word.start(), match.start(1) + word.end())
        for number, line in enumerate(module.lines)
        if (match := _ATTRIBUTE_GROUP.match(line))
        for word in _ATTRIBUTE.finditer(match[1])
        if not word[0].startswith(_KEPT)
    ]


def _words(module: Module) -> Sequence[_Word]:
    """Flags of instructions, and attributes of parameters and arguments, outside of anything in quotes."""
    return [
        _Word(number, word.start(), word.end())
        for number, line in enumerate(module.lines)
        if '"' not in line and (is_instruction(line) or line.startswith(("define ", "declare ", "@")))
        for word in _WORDS.finditer(line)
    ]


def _without_words(module: Module, parts: Sequence[_Word]) -> str:
    changed: dict[int, str] = {}
    for part in sorted(parts, reverse=True):
        line = changed.get(part.line, module.lines[part.line])
        changed[part.line] = line[: part.start] + line[part.stop :]
    return with_lines(module, changed)


def _types_and_names(module: Module) -> Sequence[int]:
    return [n for n, line in enumerate(module.lines) if line.startswith(("source_filename", "module asm"))]


MODULE_PASSES = (
    ReductionPass("definitions", _definitions, _without_definitions),
    ReductionPass("declarations and variables", _unmentioned, without_lines),
    ReductionPass("named metadata", _named_metadata, without_lines),
    ReductionPass("source names", _types_and_names, without_lines),
    ReductionPass("attachments", _attached, _without_attached),
    ReductionPass("parameters", _parameters, _without_parameters),
    ReductionPass("function attributes", _attributes, _without_words),
    ReductionPass("flags", _words, _without_words),
)
