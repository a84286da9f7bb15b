"""The work of an assembler on a listing besides encoding instructions: comments, symbols, directives.

Inline assembly is in the listing as its author wrote it. A wait in it counts only if a machine executes it as it
stands there, so each line is one of

* an instruction, a label or a comment; comments over several lines are taken out first;
* a directive that LLVM itself prints between a function's instructions, none of which makes or moves code;
* `Unreadable`: a directive that may make, repeat or drop code (``.if``, ``.macro``, ``.rept``, ``.long``, …), a call of
  a macro, a branch whose target is a number. The text of such a function is not the code that runs.

Constants are evaluated if they consist of ``+``, ``-``, ``*`` and symbols of ``.set``::

    .set depth, 2
    s_wait_asynccnt depth-1        ; 1

Source: LLVM, ``AsmLexer.cpp`` (comments: ``;``, ``//``, ``/* */``, and ``#`` at the start of a line; directives in any
case), ``AsmParser.cpp`` (directives).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from string import hexdigits
from typing import NamedTuple

from ldsopt.target.opcodes import Action, opcode

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|;|//|/\*')
_HIGH_REGISTER = re.compile(r"\b([va]\[?(\d+)[\]\d:]*(?:\.[lh])?) /\*([va]\[?(\d+)[\]\d:]*(?:\.[lh])?)\*/")
_HARMLESS = frozenset(
    {
        *(
            "loc",
            "file",
            "p2align",
            "text",
            "section",
            "set",
            "equ",
            "equiv",
            "size",
            "type",
            "globl",
            "global",
        ),
        *("local", "hidden", "protected", "weak", "end_amdhsa_kernel", "ident", "addrsig", "addrsig_sym"),
    }
)
_NOT_IN_ASSEMBLY = frozenset({"loc", "section", "text", "size", "type"})
_HARMLESS_PREFIXES = ("amdhsa_", "cfi_", "amdgpu_", "amdgcn_", "end_amdgpu_")
_OF_KERNELS = ("amdhsa_", "end_amdhsa_")
_OPENING = frozenset({"macro", "rept", "rep", "irp", "irpc", "include", "altmacro"})
_CLOSING = frozenset({"endif", "endm", "endmacro", "endr"})
_MADE_UP = re.compile(
    r"^[^\S\n]*\.(?:if|else|macro|rep|irp|include|altmacro|lto_)", re.IGNORECASE | re.MULTILINE
)
_NAME = r'"(?:[^"\\]|\\.)*"|[\w.$@]+'
_ASSIGNED = re.compile(
    rf"(?:(?:{_NAME})\s*:\s*)*(?:\.(?:set|equ|equiv)\s+({_NAME})\s*,|({_NAME})\s*=(?!=))\s*(.*)",
    re.IGNORECASE,
)
_ARGUMENT = re.compile(r"(?<=\w)\(((?:[^()]|\([^()]*\))*)\)")
_OTHER_NAMES = re.compile(r"\b(?:v|s|a|ttmp)\[(?!\d+(?::\d+)?\])|\bacc[\d\[]")


def _name(text: str) -> str:
    return "".join(takewhile(lambda sign: sign.isalnum() or sign in "_.$@", text))


def assigned(statement: str) -> tuple[str, str] | None:
    """The symbol that a statement sets, as it is spelled, and its value; ``None`` if it sets none.

    >>> assigned('.set "a b", c+1'), assigned("x = 4"), assigned("s_nop 0")
    (('"a b"', 'c+1'), ('x', '4'), None)
    """
    found = _ASSIGNED.match(statement)
    return found and (found[1] or found[2], found[3])


def directive(line: str) -> str:
    """The name of the directive that a line is, in lower case; empty if it is none."""
    code = line.lstrip()
    if code[:1] != ".":
        return ""
    word, *_ = code[1:].split(None, 1) or [""]
    return (word if word.replace("_", "").isalnum() else _name(word)).lower()


def _is_hexadecimal(text: str) -> bool:
    return text.startswith("0x") and text[2:] != "" and set(text[2:]).issubset(hexdigits)


class Unreadable(NamedTuple):
    """A line of a function that only an assembler understands; ``what`` names it, as the end of a sentence."""

    line: int
    why: str


class Statements:
    """The lines of one listing as an assembler reads them.

    Args:
        text: the listing.

    Attributes:
        lines: without comments that begin or end on another line.
        makes_code: a directive of the text may make, repeat or drop code, such as ``.macro`` and ``.include``.
    """

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        self.lines = without_block_comments(lines) if "/*" in text else lines
        self.makes_code = bool(_MADE_UP.search(text))

    @cached_property
    def _macros(self) -> frozenset[str]:
        macros = (line for line in self.lines if self.makes_code and directive(line) == "macro")
        return frozenset(_name(line.split(None, 1)[1]) for line in macros if line.split()[1:])

    def is_macro(self, mnemonic: str) -> bool:
        """True if the text defines a macro of this name."""
        return mnemonic in self._macros

    def open_at(self, line: int) -> bool:
        """True if a line stands between a directive like ``.if`` or ``.macro`` and the end of its code."""
        if not self.makes_code:
            return False
        depth = 0
        for name in map(directive, self.lines[: line - 1]):
            depth += (name in _OPENING or name.startswith("if")) - (name in _CLOSING)
        return depth > 0

    def directive(self, body: str, *, in_assembly: bool) -> str:
        """The reason why a directive between instructions cannot be read; empty if it makes no code.

        >>> Statements("").directive(".p2align 8", in_assembly=False)
        ''
        >>> Statements("").directive(".rept 2", in_assembly=True)
        'the directive .rept, which may make or drop code'
        """
        name = directive(body)
        moves = in_assembly and (name in _NOT_IN_ASSEMBLY or name.startswith(_OF_KERNELS))
        if not moves and (name in _HARMLESS or name.startswith(_HARMLESS_PREFIXES)):
            return ""
        return f"the directive .{name}, which may make or drop code"

    def instruction(self, mnemonic: str, operands: str) -> str:
        """The reason why an instruction of inline assembly cannot be read; empty if its text is the executed code."""
        known = opcode(mnemonic)
        is_known = known.is_spelled_well and mnemonic not in self._macros
        why = "" if is_known else f"{mnemonic}, a macro or no instruction"
        if known.jumps or known.action is Action.GET_PC:
            return "a jump or call through registers"
        if known.computes_registers or _OTHER_NAMES.search(operands):
            return why or "registers with computed numbers or other names"
        return why or ("an operand in LDS" if "lds_direct" in operands else "")

    def evaluated(self, operands: str, line: int) -> str | None:
        """A wait's operands with each constant as a number; ``None`` if one cannot be evaluated.

        Args:
            operands: the wait's operands.
            line: the wait's line; a symbol has the value of its last definition above.
        """
        if _ARGUMENT.search(operands):
            values = [self._number(match[1], line) for match in _ARGUMENT.finditer(operands)]
            if None in values:
                return None
            numbers = iter(values)
            return _ARGUMENT.sub(lambda _: f"({next(numbers)})", operands)
        first, comma, last = operands.rpartition(",")
        number = self._number(last, line)
        return None if number is None else f"{first}{comma}{' ' if comma else ''}{number}"

    def _number(self, text: str, line: int) -> str | None:
        digits = text.strip()
        if digits.removeprefix("-").isdecimal() or _is_hexadecimal(digits):
            return digits
        value = evaluate(text, self._symbols_before(line))
        return None if value is None else str(value)

    def _symbols_before(self, line: int) -> Mapping[str, int]:
        """The symbols and their values; none where lines above may be dropped or repeated."""
        known: dict[str, int] = {}
        if self.makes_code:
            return known
        for above in self.lines[: line - 1]:
            may_assign = "=" in above or ".set" in above.lower() or ".equ" in above.lower()
            if may_assign and (given := assigned(without_comments(above))):
                name, value = given[0].strip('"'), evaluate(given[1], known)
                known.pop(name, None)
                if value is not None:
                    known[name] = value
        return known


def without_block_comments(lines: Sequence[str]) -> list[str]:
    """The lines without comments that begin on one line and end on another.

    >>> without_block_comments(["s_nop 0 /* a", "s_nop 1", "b */ s_nop 2 /* v0 */ ; /* c"])
    ['s_nop 0 ', '', ' s_nop 2 /* v0 */ ; /* c']
    """
    kept: list[str] = []
    inside = False
    for line in lines:
        at = 0
        if inside:
            end = line.find("*/")
            if end < 0:
                kept.append("")
                continue
            line, inside = line[end + 2 :], False
        if "/*" in line and not line.lstrip().startswith("#"):
            while (token := _TOKEN.search(line, at)) and token[0] not in (";", "//"):
                at = token.end()
                if token[0] == "/*":
                    end = line.find("*/", at)
                    if end < 0:
                        line, inside = line[: token.start()], True
                        break
                    at = end + 2
        kept.append(line)
    return kept


def without_comments(line: str) -> str:
    """A line without its comments.

    gfx1250 has more vector registers than an instruction can name; ``s_set_vgpr_msb`` supplies the upper bits, and LLVM
    writes the true register into a comment. One with other lower bits is no name of it.

    >>> without_comments("ds_load_b32 v68 /*v324*/, v1 ; loads")
    'ds_load_b32 v324, v1'
    """
    if "/*" in line:
        line = _HIGH_REGISTER.sub(_whole_name, line)
    start = line.find("/*")
    while start >= 0 and (end := line.find("*/", start + 2)) >= 0:
        line = f"{line[:start]} {line[end + 2 :]}"
        start = line.find("/*", start + 1)
    return line.partition(";")[0].partition("//")[0].strip()


def _whole_name(found: re.Match[str]) -> str:
    """The name in a comment, if its lower eight bits are those of the name in front."""
    return found[3] if (int(found[4]) - int(found[2])) % 256 == 0 else found[1]


def evaluate(expression: str, symbols: Mapping[str, int]) -> int | None:
    """The value of a constant expression of sums and products; ``None`` for any other.

    >>> evaluate("2*(n-1)", {"n": 3}), evaluate("1 << 2", {}), evaluate("n", {})
    (4, None, None)
    """
    try:
        return _value(ast.parse(expression.strip(), mode="eval").body, symbols)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _value(node: ast.expr, symbols: Mapping[str, int]) -> int:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name) and node.id in symbols:
        return symbols[node.id]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand, symbols)
    if isinstance(node, ast.BinOp):
        left, right = _value(node.left, symbols), _value(node.right, symbols)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        if isinstance(node.op, ast.Mult):
            return left * right
    raise ValueError("not a sum or product of constants")
