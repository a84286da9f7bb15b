r"""Inline assembly: which statements its text is made of.

`Module.inline_asm` gives the `InlineAsm` of a call's callee. A statement is a line: ``;`` and ``//`` begin comments, as
AMDGPU's assembler has no separator but the end of the line. What is not sure to be the statements that are written is
not taken apart at all (``statements`` is ``None``): directives, conditional assembly and macros (a macro of the module
may have the name of any instruction), strings, block comments, alternatives (``$(a$|b$)``), and whatever else the
assembler might read as something other than one instruction a line. Where control may go another way than from line to
line, the statements are known and their execution is not (``is_straight`` is false).

Sources: LLVM's AsmParser.cpp (macros come before instructions, mnemonics in either case), AsmLexer.cpp,
AMDGPUMCAsmInfo.cpp, AsmPrinterInlineAsm.cpp (``$``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.ir.syntax import unquote
from ldsopt.patterns import pattern
from ldsopt.target.opcodes import Opcode, opcode

_PRINTED = pattern(r' asm((?: [a-z]+)*) ("[^"]*"), ("[^"]*")$')
_COMMENT = pattern(r";|//")
_WORDS = (pattern(r"[\w.$]+"), pattern(r"[-\w.$]+"), pattern(r'"([^"]*)"'))
_LABEL = pattern(r"(?:[\w.@]|\$\{:uid\})+[ \t]*:")
_STATEMENT = pattern(r"([A-Za-z_]\w*)(?:[ \t]+(.*))?$", re.ASCII)
_OPERAND = pattern(r"\$\d+|\$\{\d+(?::\w)?\}", re.ASCII)
_OPERANDS = pattern(r"(?![=:])[-\w \t,.:+*/()\[\]|&<>!@~%^=]*$", re.ASCII)
_ALTERNATIVES = ("$(", "$|", "$)", "/*", "*/")
_PUTS_DATA = pattern(
    r"\.(?:byte|short|hword|word|int|long|quad|octa|ascii|asciz|string|zero|fill|space|p2align|b?align)\b"
)


class AsmStatement(NamedTuple):
    """One instruction.

    Attributes:
        mnemonic: in lower case.
        operands: the text behind it, modifiers included; what the compiler fills in is ``$0``, ``$1``, ...
    """

    mnemonic: str
    operands: str

    @property
    def opcode(self) -> Opcode:
        """The facts that the mnemonic tells."""
        return opcode(self.mnemonic)

    @property
    def is_lds_dma(self) -> bool:
        """It copies between global memory and LDS, in either direction.

        >>> AsmStatement("buffer_load_dword", "$0, $1, 0 offen lds").is_lds_dma
        True
        """
        return self.opcode.transfer(self.operands) is not None

    @property
    def may_touch_lds(self) -> bool:
        """It reads or writes LDS, or may."""
        return self.opcode.may_touch_lds(self.operands)

    @property
    def goes_elsewhere(self) -> bool:
        """It jumps to or calls code at an address: what is executed then is not in the text."""
        return self.opcode.jumps


@dataclass(frozen=True, slots=True)
class InlineAsm:
    """An inline assembly callee.

    Attributes:
        text: the assembly, without quotes and escapes; `constraints` of its operands and clobbers, likewise.
        has_side_effects: ``sideeffect``: it stays though nothing uses its results.
        statements: in text order; ``None`` where they cannot be told.
        has_directives: there may be more in it than its instructions say: macros, data.
        is_straight: each of the statements is executed, once and in order, and control comes out behind the last.
    """

    text: str
    constraints: str
    has_side_effects: bool
    statements: tuple[AsmStatement, ...] | None
    is_straight: bool
    has_directives: bool

    @property
    def passes_operand(self) -> bool:
        """An empty statement whose only result is its only operand, in a register of the same class.

        ``"=v,0"`` keeps every lane's value, ``"=s,0"`` makes them that of one lane.
        """
        return not self.text.strip() and self.constraints in ("=v,0", "=s,0")

    @property
    def is_scalar(self) -> bool:
        """Its first result is in a scalar register: the same for all lanes."""
        return self.constraints.startswith("=s")


def parse(printed: str, *, is_affected: bool = False) -> InlineAsm:
    r"""Reads an inline assembly value as LLVM prints it.

    >>> parse('void () asm sideeffect "S_WAITCNT vmcnt(0) ; all\\0As_barrier", "~{memory}"').statements
    (AsmStatement(mnemonic='s_waitcnt', operands='vmcnt(0)'), AsmStatement(mnemonic='s_barrier', operands=''))

    Args:
        printed: with its type in front.
        is_affected: the module has assembly after which a mnemonic may mean anything: `affects_other_assembly`.

    Raises:
        ValueError: it is no inline assembly.
    """
    match = _PRINTED.search(printed)
    if match is None:
        raise ValueError(f"no inline assembly: {printed!r}")
    text, constraints = unquote(match[2]), unquote(match[3])
    statements, is_straight = (None, False) if is_affected else _read(text)
    has_directives = is_affected or any(line.startswith((".", "/*")) for line in _code(text))
    return InlineAsm(
        text, constraints, "sideeffect" in match[1].split(), statements, is_straight, has_directives
    )


def straight_statements(text: str) -> tuple[AsmStatement, ...] | None:
    """The statements of assembly that are executed one after the other, ``None`` if not all are known to be."""
    statements, is_straight = _read(text)
    return statements if is_straight else None


def words(text: str) -> frozenset[str]:
    """The words that may be the name of a symbol in assembly, with and without a minus in them, and what is quoted.

    >>> sorted(words('s_mov_b32 s0, A-4 ; "b c"'))
    ['4', 'A', 'A-4', 'b', 'b c', 'c', 's0', 's_mov_b32']
    """
    return frozenset(word for pattern in _WORDS for word in pattern.findall(text))


def affects_other_assembly(text: str) -> bool:
    """True if other assembly of the module may mean something else for what this one says.

    So do macros, conditions, definitions of symbols, a comment without an end: any directive but those that put data
    or align.
    """
    return "/*" in text or any(
        line.startswith((".", '"', "#")) and not _PUTS_DATA.match(line) for line in _code(text)
    )


def _code(text: str) -> Iterator[str]:
    """The lines without leading blanks and labels."""
    for line in re.split(r"[\n\r]", text):
        code = line.lstrip()
        while label := _LABEL.match(code):
            code = code[label.end() :].lstrip()
        yield code


def _read(text: str) -> tuple[tuple[AsmStatement, ...] | None, bool]:
    if any(mark in text for mark in _ALTERNATIVES):
        return None, False
    statements = []
    is_straight = True
    for line in re.split(r"\r\n|\n|\r", text):
        code = _COMMENT.split(line, maxsplit=1)[0].strip(" \t")
        while label := _LABEL.match(code):
            is_straight, code = False, code[label.end() :].lstrip(" \t")
        if not code:
            continue
        statement = _STATEMENT.match(code)
        if statement is None or not _OPERANDS.match(_OPERAND.sub("0", statement[2] or "")):
            return None, False
        mnemonic = statement[1].lower()
        statements.append(AsmStatement(mnemonic, statement[2] or ""))
        is_straight &= not statements[-1].opcode.leaves
    return tuple(statements), is_straight
