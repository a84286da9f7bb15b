"""The places of statements of textual IR, however their author has laid it out.

`ldsopt.ir.module` reads LLVM's own print, in which an instruction is a line. A user's file may be indented otherwise,
have comments and blank lines, or spread an instruction over several lines; LLVM's parser takes line ends for blanks.
What is found here is found by the first word of each line, and is right for every text in which an instruction begins
on a line of its own. Who uses it to change a text holds the result against the module (`ldsopt.ir.postcondition`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ldsopt.ir.syntax import CALL_MARKERS, Header, header, label, mentions, tokens

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
"""Lines of a header among which its name is looked for."""


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
    """The function whose ``define`` begins on a line; ``None`` if the text cannot be told apart.

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
    """The statement that begins at a column of a line; ``None`` if one from above goes on there.

    Args:
        line: a line of a function's body, and its number.
        number: of the line.
        column: where something begins on it.
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
    """True if a call is one of those that debug records took the place of."""
    callee = next(mentions(line, column), None)
    return callee is not None and callee[1] in _OLD_DEBUG
