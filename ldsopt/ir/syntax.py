r"""The textual syntax of one line of LLVM's canonical print, as far as reading and editing need it.

What makes this safe on LLVM's own print (and only there): inside quotes every ``"`` is printed as ``\22``, so
``"[^"]*"`` is exactly one quoted token. The one exception, attribute keys, is refused by `ldsopt.ir.module`."""

from __future__ import annotations

import contextlib
import re
import string
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from ldsopt.patterns import pattern

NAME = r'(?:"[^"]*"|[-\w.$]+)'  # of a value, a global, a label; without its sigil
KIND = r"[-\w.$\\]+"  # of metadata; without its exclamation mark

_ATTACHMENTS = pattern(rf"(?:, !{KIND} !\d+)+$")
_ESCAPE = pattern(r"\\(\\|[0-9A-Fa-f]{2})")
CALL_MARKERS = frozenset({"tail", "musttail", "notail"})
INTEGER_OPERATIONS = frozenset(
    {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"}
)
"""Opcodes of operations on two integers."""
OF_OPERANDS = (
    INTEGER_OPERATIONS
    | {"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"}
    | {"icmp", "select", "getelementptr", "insertelement", "extractelement", "shufflevector"}
)
"""Operations whose results depend on their operands alone. Not ``freeze``, which may choose anew each time."""
ARITHMETIC = frozenset({
    "getelementptr", "ptrtoint", "inttoptr", "bitcast", "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor",
    "icmp", "select", "zext", "sext", "trunc", "freeze", "extractelement", "insertelement",
})  # fmt: skip
"""Opcodes of instructions that access no memory and call nothing."""
_GOING_ON = ("", " ", "]")
"""Beginnings, behind two blanks, of lines that begin no instruction."""
OPENING, CLOSING = "([{<", ")]}>"
_VALUE = pattern(rf'@({NAME})|%({NAME})|"[^"]*"')
_TOKEN = pattern(r'(?P<comment>;[^\n]*)|[@%!#$^]?(?:"[^"]*"|[-\w.$\\]+)|\S')
_LONG = 20
"""The most digits of the number of a node, a group or a type."""
_PLAIN = f"{string.ascii_letters}{string.digits}-$._"
_BEFORE_ATTRIBUTES = frozenset({"unnamed_addr", "local_unnamed_addr", "addrspace", "(", ")"})
_EXPRESSION_FLAGS = frozenset({"inbounds", "nusw", "nuw", "nsw", "exact"})
_UNNESTED = pattern(
    r'[^][(){}<>"]*(?:\(\d+\)[^][(){}<>"]*)*(\)|\Z)'
)  # no brackets but those of address spaces
_STRUCTURE = pattern(r'"[^"]*"?|[][(){}<>,]')


class Span(NamedTuple):
    """Half-open range of columns in a line."""

    start: int
    stop: int


# The constructor that typing.NamedTuple generates is a Python function of twice this one's time.
_new_span: Callable[[tuple[int, int]], Span] = partial(tuple.__new__, Span)


def is_instruction(line: str) -> bool:
    """True if a line inside a function body begins an instruction.

    Exactly two spaces; ``switch`` cases, ``to label`` and ``landingpad`` clauses go on deeper or with ``  ]``.
    """
    return line[:2] == "  " and line[2:3] not in _GOING_ON


def is_debug_record(line: str) -> bool:
    """True for a line of debug information among instructions, which is none and keeps no order with them."""
    return line.startswith("    #dbg_")


def instruction_lines(lines: Sequence[str], define: int, end: int, sizes: Iterable[int] = ()) -> list[int]:
    """The lines of a function on which instructions begin.

    Args:
        lines: of the module's canonical text.
        define, end: the line of the function's ``define`` and that of its closing brace.
        sizes: the number of instructions of each of its blocks, if known. If it equals the number of lines between the
            block's label and the next empty line, none of these is read: each begins an instruction.
    """
    at = define + 1
    found: list[int] = []
    for size in sizes:
        at += lines[at][:1] != " "  # the label
        stop = at + size
        if stop > end or "" in lines[at:stop] or (lines[stop] and stop < end):
            break
        found += range(at, stop)
        at = stop + 1
    if at == end + 1:
        return found
    return [
        number
        for number in range(define + 1, end)
        if (text := lines[number])[:2] == "  " and text[2:3] not in _GOING_ON
    ]


def is_load_from_lds(line: str) -> bool:
    """True if a load is from an address in LDS, by its type; not said where a quoted name could look like one.

    The type that is loaded stands in front of the address and names no value.

    >>> is_load_from_lds("  %v = load i32, ptr addrspace(3) %p, align 4")
    True
    >>> is_load_from_lds("  %v = load { i32, ptr addrspace(3) }, ptr %p, align 4")
    False
    """
    return (", ptr addrspace(3) %" in line or ", ptr addrspace(3) @" in line) and '"' not in line


def opcode(line: str) -> str:
    """The opcode of an instruction line; ``call`` whatever its tail marker.

    >>> opcode('  %"a = load" = tail call i32 @f()')
    'call'
    """
    start, stop = mnemonic_span(line)
    return line[start:stop]


def opcodes(lines: Sequence[str], numbers: Iterable[int]) -> list[str]:
    """The opcodes of several instructions.

    Args:
        lines: of the module's canonical text.
        numbers: those of the instructions, in order.

    Raises:
        IndexError, ValueError: there is none on one of them.
    """
    words = [  # `opcode` without the call, but for the uncommon cases: there are as many as instructions
        text.split(" ", 3)[2]
        if (text := lines[number])[2] != "%"
        else (text.split(" ", 5)[4] if text[3] != '"' else opcode(text))
        for number in numbers
    ]
    for uncommon in {word for word in set(words) if word in CALL_MARKERS or word[-1:] == ","}:
        words = [
            opcode(lines[n]) if word == uncommon else word for word, n in zip(words, numbers, strict=True)
        ]
    return words


def mnemonic_span(line: str) -> Span:
    """The columns of an instruction's opcode; of a call behind its tail marker.

    >>> line = '  %"a = load" = tail call i32 @f()'
    >>> line[slice(*mnemonic_span(line))]
    'call'
    """
    start = 2
    if line[2] == "%":
        start = line.index(" = ", line.index('"', 4) if line[3] == '"' else 2) + 3
    while True:
        stop = line.find(" ", start)
        word = line[start:stop] if stop > 0 else line[start:]
        if word not in CALL_MARKERS:
            return Span(start, start + len(word) - (word[-1] == ","))
        start = stop + 1


def result(line: str) -> str | None:
    """The name that an instruction defines, with its sigil and quotes; ``None`` if it defines none."""
    if line[2:3] != "%":
        return None
    return line[2 : line.index(" = ", line.index('"', 4) if line[3] == '"' else 2)]


def unquote(name: str) -> str:
    r"""A name without its quotes and escapes.

    >>> unquote('"a\\22b"'), unquote("A")
    ('a"b', 'A')
    """
    if not name.startswith('"'):
        return name
    escaped = name[1:-1].encode("utf-8", "surrogateescape").decode("latin-1")
    plain = _ESCAPE.sub(lambda match: "\\" if match[1] == "\\" else chr(int(match[1], 16)), escaped)
    return plain.encode("latin-1").decode("utf-8", "surrogateescape")


def mentions(line: str, start: int = 0) -> Iterator[re.Match[str]]:
    """The names of globals in a line from a column on: matches whose group 1 is the name, quoted or not.

    >>> [match[1] for match in mentions('  store ptr @a, ptr @"b c", !"@d"')]
    ['a', '"b c"']
    """
    return (match for match in _VALUE.finditer(line, start) if match[1] is not None)


def locals_in(line: str, start: int = 0) -> Iterator[re.Match[str]]:
    """The names of values, blocks and types in a line from a column on: matches with their sigil.

    >>> [match[0] for match in locals_in('  store i32 %1, ptr %"a %b", !"%c"')]
    ['%1', '%"a %b"']
    """
    return (match for match in _VALUE.finditer(line, start) if match[2] is not None)


def with_names(line: str, new: Callable[[str], str | None]) -> str:
    """A line with other names, or whatever stands in their place, for globals, values, blocks and types.

    Args:
        line: in which they stand.
        new: what takes the place of a name with its sigil, as it is printed; ``None`` where that stays.

    >>> with_names('store i32 %1, ptr @a, !"%1"', {"%1": '%"x y"'}.get)
    'store i32 %"x y", ptr @a, !"%1"'
    """
    return _VALUE.sub(lambda found: (new(found[0]) if found.lastindex else None) or found[0], line)


def label(line: str, column: int = 0) -> str | None:
    """The label that stands at a column of a line, as it is written; ``None`` if none does.

    >>> label('"a b":  ; preds = %c'), label("12:"), label("  ret void"), label("std::x:")
    ('"a b"', '12', None, None)
    """
    if line.startswith('"', column):
        stop = line.find('"', column + 1) + 1
        is_name = stop > 0
    else:
        stop = line.find(":", column)
        is_name = stop > column and not line[column:stop].strip(_PLAIN)
    return (
        line[column:stop] if is_name and line[stop : stop + 1] == ":" != line[stop + 1 : stop + 2] else None
    )


def phi_labels(line: str) -> list[str]:
    """The blocks that a ``phi`` names, with their sigils, in the order of its operands.

    >>> phi_labels('  %v = phi i32 [ %"x, %y ]", %a ], [ 0, %"b c" ], !dbg !5')
    ['%a', '%"b c"']
    >>> phi_labels("  %v = phi [2 x %t] [ [%t undef, %t undef], %a ], [ %w, %b ]")
    ['%a', '%b']
    """
    words = [token[0] for token in tokens(line)]
    pairs = zip(words, pairwise(words[1:]), strict=False)
    return [word for before, (word, behind) in pairs if (before, behind, word[0]) == (",", "]", "%")]


def tokens(text: str, start: int = 0) -> Iterator[re.Match[str]]:
    """The words, names, strings and signs of a text from a column on; a name has its sigil.

    A match with the group ``comment`` is a comment. Whatever else stands in a string is a part of it.

    >>> [token[0] for token in tokens('@a = global i32 -1, !dbg !5 ; "x"')]
    ['@a', '=', 'global', 'i32', '-1', ',', '!dbg', '!5', '; "x"']
    """
    return _TOKEN.finditer(text, start)


def number_behind(prefix: str, text: str) -> int | None:
    """The decimal number without a sign that a text is behind a prefix; ``None`` for any other text.

    >>> number_behind("!", "!12"), number_behind("i", "i32"), number_behind("i", "i-1")
    (12, 32, None)
    """
    digits = text[len(prefix) :]
    is_number = text.startswith(prefix) and digits.isdecimal() and len(digits) < _LONG
    return int(digits) if is_number else None


def lines_starting(text: str, prefix: str) -> Iterator[str]:
    """The lines of a text that begin so. To look for them takes far less time than to go through all lines.

    >>> list(lines_starting("@a = global i32 0\\n  %p = load i32, ptr @a\\n@b = global i32 0", "@"))
    ['@a = global i32 0', '@b = global i32 0']
    """
    if text.startswith(prefix):
        yield text.partition("\n")[0]
    at = text.find("\n" + prefix)
    while at >= 0:
        stop = text.find("\n", at + 1)
        yield text[at + 1 : stop if stop >= 0 else len(text)]
        at = text.find("\n" + prefix, at + 1)


def without_bodies(lines: Sequence[str]) -> str:
    """A module's canonical text without the bodies of its functions: a fraction of a large one, and quickly searched.

    >>> without_bodies(["@a = global i32 0", "define void @f() {", "  ret void", "}", "declare void @g()"])
    '@a = global i32 0\\ndefine void @f() {\\n}\\ndeclare void @g()'
    """
    found: list[str] = []
    at, end = 0, len(lines)
    while at < end:
        found.append(lines[at])
        if lines[at].startswith("define "):
            with contextlib.suppress(
                ValueError
            ):  # a text that does not match LLVM's structure is refused later
                at = lines.index("}", at) - 1
        at += 1
    return "\n".join(found)


class Header(NamedTuple):
    """The beginning of a line that defines or declares a function, variable or alias.

    Attributes:
        words: the words in front of the name; quoted strings there have lost their content.
        name: without sigil and quotes.
        stop: the column behind the name.
    """

    words: str
    name: str
    stop: int


def header(line: str) -> Header | None:
    """The header of a line outside of function bodies; ``None`` if it neither defines nor declares a global value.

    >>> header('declare %"@a(" @f(i32)')
    Header(words='declare %"" ', name='f', stop=17)
    >>> header("  ret void") is None
    True
    """
    if not line.startswith(("define ", "declare ", "@")):
        return None
    name = next(mentions(line), None)
    return name and Header(without_strings(line[: name.start()]), unquote(name[1]), name.end())


class GlobalDefinition(NamedTuple):
    """The beginning of a line that defines or declares a variable, alias or ifunc.

    Attributes:
        name: without sigil and quotes.
        words: between the ``=`` and `kind`: linkage, visibility, address space, ...
        kind: ``global``, ``constant``, ``alias`` or ``ifunc``.
        stop: the column where its type begins.
    """

    name: str
    words: list[str]
    kind: str
    stop: int


def global_definition(line: str) -> GlobalDefinition | None:
    """The definition of a variable, alias or ifunc that a line of the print is; ``None`` for any other line.

    >>> global_definition('@"a b" = internal addrspace(3) global [4 x i8] poison')
    GlobalDefinition(name='a b', words=['internal', 'addrspace(3)'], kind='global', stop=38)
    """
    name = next(mentions(line), None) if line[:1] == "@" else None
    if name is None or not line.startswith(" = ", name.end()):
        return None
    at, words = name.end() + 3, list[str]()
    while (stop := line.find(" ", at)) >= 0:
        word = line[at:stop]
        if word in ("global", "constant", "alias", "ifunc"):
            return GlobalDefinition(unquote(name[1]), words, word, stop + 1)
        words.append(word)
        at = stop + 1
    return None


def define_attachments(define: str) -> dict[str, int]:
    """The metadata of the function that a ``define`` line of the print defines: kind -> node id.

    >>> define_attachments('define void @f() section "!a !1" !dbg !5 !reqd_work_group_size !6 {')
    {'dbg': 5, 'reqd_work_group_size': 6}
    """
    words, found = define.removesuffix(" {").split(" "), dict[str, int]()
    while len(words) > 2 and words[-2][:1] == "!" and (node := number_behind("!", words[-1])) is not None:
        found[words[-2][1:]] = node
        del words[-2:]
    return dict(reversed(found.items()))


def attributes_start(text: str, start: int) -> int:
    """The column behind ``unnamed_addr`` and ``addrspace(N)``, which stand between parameters and attributes.

    >>> attributes_start("define void @f() local_unnamed_addr addrspace(1) #0 {", 16)
    48
    """
    for token in tokens(text, start):
        if not (token[0] in _BEFORE_ATTRIBUTES or token[0].isdecimal()):
            break
        start = token.end()
    return start


def without_strings(text: str) -> str:
    """Text whose quoted strings and names have lost their content.

    >>> without_strings('@"a b" = constant [2 x i8] c"@x", align 1')
    '@"" = constant [2 x i8] c"", align 1'
    """
    return '""'.join(text.split('"')[::2]) if '"' in text else text


def strings(line: str) -> list[str]:
    r"""The quoted strings and names of a line, without quotes and escapes.

    >>> strings(r'module asm "s_nop 0\0As_barrier"')
    ['s_nop 0\ns_barrier']
    """
    return [unquote(f'"{quoted}"') for quoted in line.split('"')[1:-1:2]]


def attribute_values(text: str) -> dict[str, str]:
    r"""The string attributes with a value in a text, by name.

    >>> attribute_values('nounwind "a" "b"="c" "="="1"')
    {'b': 'c', '=': '1'}
    """
    parts = text.split('"')  # strings have the odd places
    return {
        parts[at]: parts[at + 2] for at in range(1, len(parts) - 3, 2) if parts[at] and parts[at + 1] == "="
    }


def attribute_group(text: str) -> str:
    """The number of the attribute group that a text of attributes refers to first; empty without one.

    >>> attribute_group(') unnamed_addr #3 section "#4"')
    '3'
    """
    words = without_strings(text).replace(",", " ").split()
    return next((word[1:] for word in words if word[0] == "#" and word[1:].isdecimal()), "")


def memory_effects(attributes: str) -> dict[str, str]:
    """The ``memory(...)`` of a function's attributes, by kind of memory; that of all other kinds has no name.

    >>> memory_effects("nounwind memory(read, inaccessiblemem: write)")
    {'': 'read', 'inaccessiblemem': 'write'}
    """
    parts = without_strings(attributes).partition("memory(")[2].partition(")")[0].split(", ")
    return {kind: effect for kind, _, effect in (part.rpartition(": ") for part in parts) if effect}


def global_name(name: str) -> str:
    """A global's name as LLVM prints it.

    >>> global_name("a.b"), global_name("a b")
    ('@a.b', '@"a b"')
    """
    is_plain = name and not name.strip(_PLAIN) and not name[0].isdecimal()
    return f"@{name}" if is_plain else f'@"{quote(name)}"'


def unused(prefix: str, text: str, more: str = ".") -> str:
    """A beginning of names that a text does not hold: a prefix, with as much behind it as that takes.

    >>> unused("%moved", "%moved = add i32 %a, %b")
    '%moved.'
    """
    while prefix in text:
        prefix += more
    return prefix


def quote(name: str) -> str:
    """A string as LLVM prints it between quotes."""
    return quoted_bytes(name.encode("utf-8", "surrogateescape"))


def quoted_bytes(data: bytes) -> str:
    r"""Bytes as LLVM prints them within the quotes of a string.

    >>> quoted_bytes(b'a"\x00\\')
    'a\\22\\00\\\\'
    """
    return "".join(
        "\\\\" if b == 0x5C else chr(b) if 0x20 <= b < 0x7F and b != 0x22 else f"\\{b:02X}" for b in data
    )


def split_arguments(line: str, start: int) -> tuple[list[Span], int]:
    """The comma-separated parts from ``start`` (just behind the opening bracket), and where they end.

    Returns:
        The span of each part, and the column of the closing bracket.

    >>> text = "f(i32 add (i32 1, i32 2), <2 x i32> %v)"
    >>> [text[a:b] for a, b in split_arguments(text, 2)[0]]
    ['i32 add (i32 1, i32 2)', '<2 x i32> %v']
    """
    if simple := _UNNESTED.match(line, start):
        return _split_at_commas(line, start, simple.start(1)), simple.start(1)
    spans: list[Span] = []
    depth, begin, end = 0, start, len(line)
    for token in structure(line, start):  # not character by character: four times the time
        character = token[0]
        if character[0] == '"':
            if len(character) == 1 or character[-1] != '"':
                raise ValueError(f"a quote does not end: {line!r}")
        elif character in OPENING:
            depth += 1
        elif character in CLOSING:
            if depth == 0:
                end = token.start()
                break
            depth -= 1
        elif character == "," and depth == 0:
            spans.append(_trim(line, begin, token.start()))
            begin = token.start() + 1
    if line[begin:end].strip():
        spans.append(_trim(line, begin, end))
    return spans, end


def _split_at_commas(line: str, start: int, end: int) -> list[Span]:
    spans: list[Span] = []
    while (comma := line.find(",", start, end)) >= 0:
        spans.append(_trim(line, start, comma))
        start = comma + 1
    if line[start:end].strip():
        spans.append(_trim(line, start, end))
    return spans


def argument_value(line: str, argument: Span, type_text: str) -> Span:
    """The span of the value alone in one argument ``TYPE attributes VALUE``.

    >>> text = "ptr addrspace(3) nonnull align 16 %p"
    >>> text[slice(*argument_value(text, Span(0, len(text)), "ptr addrspace(3)"))]
    '%p'
    >>> text = "{ i32, i32 } noundef { i32 5, i32 poison }"
    >>> text[slice(*argument_value(text, Span(0, len(text)), "{ i32, i32 }"))]
    '{ i32 5, i32 poison }'
    """
    start = argument.start + len(type_text)
    text = line[: argument.stop]
    if text[-1] in CLOSING:  # a constant expression: OPCODE flags (...); or an aggregate
        depth, column = 0, len(text) - 1
        while True:
            if text[column] == '"':
                column = text.rindex('"', 0, column)
            elif text[column] in CLOSING:
                depth += 1
            elif text[column] in OPENING:
                depth -= 1
                if depth == 0:
                    break
            column -= 1
        if text[-1] != ")":
            return Span(column, argument.stop)
        word = expression_opcode(text, column, start)
        if word is not None:
            return Span(word.start, argument.stop)
    elif text[-1] == '"':
        return Span(text.rindex('"', 0, len(text) - 1) - 1, argument.stop)
    return Span(text.rindex(" ") + 1, argument.stop)


def structure(text: str, start: int = 0) -> Iterator[re.Match[str]]:
    """The strings, brackets and commas of a text from a column on; a string without an end is its quote and rest."""
    return _STRUCTURE.finditer(text, start)


def expression_opcode(text: str, bracket: int, start: int = 0) -> Span | None:
    """The columns of the opcode of the constant expression whose operands a bracket opens; ``None`` if it is of none.

    >>> text = "ptr nonnull getelementptr inbounds inrange(-8, 8) ([4 x i8], ptr @A, i32 1)"
    >>> text[slice(*expression_opcode(text, text.index(" (") + 1))]
    'getelementptr'

    Args:
        text: with the expression.
        bracket: the column of the bracket.
        start: the column where the argument begins that the expression is in.
    """
    stop = bracket - 1
    while stop >= start and text[stop] == " ":
        head = text.rfind("(", start, stop) if text[stop - 1] == ")" else stop
        begin = text.rfind(" ", start, max(head, start)) + 1 or start
        word = text[begin:stop]
        if word not in _EXPRESSION_FLAGS and not word.startswith("inrange("):
            return Span(begin, stop) if word.isalpha() and word.islower() else None
        stop = begin - 1
    return None


def attachments(line: str) -> tuple[str, dict[str, int]]:
    """An instruction without its metadata attachments, and those: kind -> node id.

    >>> attachments("  store i32 0, ptr %p, align 4, !tbaa !5, !noalias !9")
    ('  store i32 0, ptr %p, align 4', {'tbaa': 5, 'noalias': 9})
    """
    first = line.find(", !")
    match = _ATTACHMENTS.search(line, first) if first >= 0 else None
    if match is None:
        return line, {}
    attached = (part.split(" !") for part in match[0].split(", !")[1:])
    return line[: match.start()], {kind: int(node) for kind, node in attached}


def _trim(line: str, start: int, stop: int) -> Span:
    while start < stop and line[start] == " ":
        start += 1
    while stop > start and line[stop - 1] == " ":
        stop -= 1
    return _new_span((start, stop))


# --- statements -----------------------------------------------------------------------------------------------
#
# The places of statements of textual IR, in any layout.
#
# `ldsopt.ir.module` reads LLVM's own print, in which an instruction is a line. A user's file may be indented otherwise,
# have comments and blank lines, or spread an instruction over several lines; LLVM's parser takes line ends for blanks.
# Statements are found by the first word of each line, which is right for every text in which an instruction begins on a
# line of its own. A change of a text that relies on it is checked against the module (`ldsopt.ir.postcondition`).


_OPCODES = """
    ret br switch indirectbr invoke callbr resume unreachable cleanupret catchret catchswitch fneg add fadd sub fsub mul
    fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor alloca load store getelementptr fence cmpxchg atomicrmw
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast
    cleanuppad catchpad icmp fcmp phi call select va_arg landingpad freeze extractelement insertelement shufflevector
    extractvalue insertvalue
"""
OPCODES = frozenset(_OPCODES.split())
"""LLVM's instructions. Source: LLVM, ``LLLexer.cpp``."""

_OLD_DEBUG = tuple(f"llvm.dbg.{kind}" for kind in ("value", "declare", "assign", "label"))
_RECORD = "#dbg_"
_HEAD = 8
"""The most lines of a header in which its name is searched for."""


class Statement(NamedTuple):
    """An instruction or a debug record of a function body.

    Attributes:
        first, last: the lines that it begins and ends on, indices.
        column: where it begins on its first line; behind its last word it ends at `stop` of its last line, and a
            comment may follow.
        result: the name that it defines, with its sigil; empty if it defines none.
        word: its opcode; ``#dbg_`` for a debug record.
    """

    first: int
    column: int
    last: int
    stop: int
    result: str
    word: str


class StatedFunction(NamedTuple):
    """A function of a text.

    Attributes:
        name: without sigil and quotes.
        define: the line of its ``define``; `end` is that of its closing brace.
        statements: of its body, in order.
    """

    name: str
    define: int
    end: int
    statements: list[Statement]


def code_end(line: str) -> int:
    """The column behind the last word of a line; what follows is blank or a comment.

    >>> code_end('  ret void  ; done'), code_end('  call void @"a;b"()'), code_end("; all")
    (10, 20, 0)
    """
    comment = line.find(";")
    while comment >= 0 and line.count('"', 0, comment) % 2:  # it stands in a string
        comment = line.find(";", comment + 1)
    return len((line[:comment] if comment >= 0 else line).rstrip())


def uncommented(line: str) -> str:
    """A line with blanks in place of its comment."""
    end = code_end(line)
    return line if end == len(line.rstrip()) else line[:end].ljust(len(line))


def head_of(lines: Sequence[str]) -> Header | None:
    """The header of the definition that begins with some lines of code; its name may stand on a later one.

    >>> head_of(["define amdgpu_kernel void ; in place of @old", "  @k(i32 %n)"]).name
    'k'
    """
    code = ""
    for line in lines[:_HEAD]:
        code += f"{line[: code_end(line)].strip()} "
        if code.startswith("define\t"):
            code = f"define {code[7:]}"
        if (found := header(code)) is not None or "{" in code:
            return found
    return None


def find_body(lines: Sequence[str], define: int) -> StatedFunction | None:
    """The function whose ``define`` begins on a line; ``None`` if its statements cannot be separated.

    Args:
        lines: of the text.
        define: the line.
    """
    head = head_of(lines[define : define + _HEAD])
    at = define
    while at < len(lines) and not lines[at][: code_end(lines[at])].endswith("{"):
        at += 1
    if head is None or at >= len(lines):
        return None
    found: list[Statement] = []
    for number in range(at + 1, len(lines)):
        line = lines[number]
        stop = code_end(line)
        column = len(line) - len(line.lstrip())
        if column >= stop:
            continue
        if line[column:stop] == "}":
            return StatedFunction(head.name, define, number, found)
        while (name := label(line, column)) is not None:
            column += len(name) + 1
            while column < stop and line[column].isspace():
                column += 1
        if column >= stop or line.startswith("uselistorder", column):
            continue
        statement = begun(line, number, column, stop)
        if statement is not None:
            if statement.word != "call" or "@llvm.dbg." not in line or not _is_old_debug(line, column):
                found.append(statement)
        elif found:
            found[-1] = found[-1]._replace(last=number, stop=stop)
    return None


def begun(line: str, number: int, column: int, stop: int) -> Statement | None:
    """The statement that begins at a column of a line; ``None`` if the line continues a statement from above.

    Args:
        line: a line of a function's body.
        number: of the line.
        column: the begin of its text.
        stop: the column behind its last word, where the statement is taken to end.
    """
    if line.startswith(_RECORD, column):
        return Statement(number, column, number, stop, "", _RECORD)
    words, result = tokens(line, column), ""
    word = next(words)
    if word[0][0] == "%":
        result = word[0]
        if next(words, word)[0] != "=":
            return None
        word = next(words, word)
    if word[0] in CALL_MARKERS:
        word = next(words, word)
    if word[0] not in OPCODES or line[word.end() : stop].lstrip()[:1] in (":", "("):
        return None
    return Statement(number, column, number, stop, result, word[0])


def _is_old_debug(line: str, column: int) -> bool:
    """True if a call is an intrinsic that debug records replaced."""
    callee = next(mentions(line, column), None)
    return callee is not None and callee[1] in _OLD_DEBUG
