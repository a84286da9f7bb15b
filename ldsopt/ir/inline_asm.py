r"""Inline assembly: the statements of its text.

`Module.inline_asm` gives the `InlineAsm` of a call's callee. A statement is a line: ``;`` and ``//`` begin comments, as
AMDGPU's assembler has no separator but the end of the line. Text that may be anything else than these statements is not
taken apart at all (``statements`` is ``None``): directives, conditional assembly and macros (a macro of the module may
have the name of any instruction), strings, block comments, alternatives (``$(a$|b$)``), and any other text that the
assembler might not read as one instruction a line. If control may go otherwise than from line to line, the statements
are known and their execution is not (``is_straight`` is false).

Sources: LLVM's AsmParser.cpp (macros come before instructions, mnemonics in either case), AsmLexer.cpp,
AMDGPUMCAsmInfo.cpp, AsmPrinterInlineAsm.cpp (``$``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir.syntax import unquote
from ldsopt.patterns import pattern
from ldsopt.target.opcodes import Family, Opcode, opcode

_WORD = pattern(r"[-\w.$]+")
_OPERANDS = pattern(r"(?![=:])(?:\$\d+|\$\{\d+(?::\w)?\}|[-\w \t,.:+*/()\[\]|&<>!@~%^=])*$", re.ASCII)
_UNIQUE = "${:uid}"
"""The number of a copy of the assembly, as a part of a label."""
_ALTERNATIVES = ("$(", "$|", "$)", "/*", "*/")
_PUTS_DATA = frozenset({
    ".byte", ".short", ".hword", ".word", ".int", ".long", ".quad", ".octa", ".ascii", ".asciz", ".string", ".zero",
    ".fill", ".space", ".p2align", ".align", ".balign",
})  # fmt: skip


class AsmStatement(NamedTuple):
    """One instruction.

    Attributes:
        mnemonic: in lower case.
        operands: the text behind it, modifiers included; operands of the compiler are ``$0``, ``$1``, ...
    """

    mnemonic: str
    operands: str

    @property
    def opcode(self) -> Opcode:
        """The facts that follow from the mnemonic."""
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
        """True if it may read or write LDS."""
        return self.opcode.may_touch_lds(self.operands)

    @property
    def goes_elsewhere(self) -> bool:
        """True if it jumps to or calls code at an address: the executed code is then not in the text."""
        return self.opcode.jumps


@dataclass(frozen=True, slots=True)
class InlineAsm:
    """An inline assembly callee.

    Attributes:
        text: the assembly, without quotes and escapes; `constraints` of its operands and clobbers, likewise.
        has_side_effects: ``sideeffect``: it stays though nothing uses its results.
        statements: in text order; ``None`` if they are not known, such as with an unknown instruction.
        has_directives: it may contain more than its instructions: macros, data.
        is_straight: each of the statements is executed, once and in order, and control comes out behind the last.
    """

    text: str
    constraints: str
    has_side_effects: bool
    statements: tuple[AsmStatement, ...] | None
    is_straight: bool
    has_directives: bool

    @property
    def may_write(self) -> bool:
        """True if it may write memory."""
        return self.has_side_effects or "{memory}" in self.constraints

    @property
    def passes_operand(self) -> bool:
        """True for an empty statement whose only result is its only operand, in a register of the same class.

        ``"=v,0"`` keeps every lane's value, ``"=s,0"`` gives all lanes the value of one.
        """
        return not self.text.strip() and self.constraints in ("=v,0", "=s,0")

    @property
    def is_scalar(self) -> bool:
        """True if its first result is in a scalar register: the same for all lanes."""
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
    head, *quoted = printed.rsplit('"', 4)
    _, is_asm, flags = head.rpartition(" asm ")
    if len(quoted) < 4 or not is_asm or quoted[1::2] != [", ", ""]:
        raise ValueError(f"no inline assembly: {printed!r}")
    text, constraints = unquote(f'"{quoted[0]}"'), unquote(f'"{quoted[2]}"')
    statements, is_straight = (None, False) if is_affected else _read(text)
    has_directives = is_affected or any(line.startswith((".", "/*")) for line in _code(text))
    return InlineAsm(
        text, constraints, "sideeffect" in flags.split(), statements, is_straight, has_directives
    )


def straight_statements(text: str) -> tuple[AsmStatement, ...] | None:
    r"""The statements of assembly that are executed one after the other, ``None`` if not all are known to be.

    >>> straight_statements("s_nop 0\nv_newthing_b32 v0") is None, len(straight_statements("s_nop 0\ns_barrier"))
    (True, 2)
    """
    statements, is_straight = _read(text)
    return statements if is_straight else None


def words(text: str) -> frozenset[str]:
    """The words that may be the name of a symbol in assembly, with and without a minus in them, and what is quoted.

    >>> sorted(words('s_mov_b32 s0, A-4 ; "b c"'))
    ['4', 'A', 'A-4', 'b', 'b c', 'c', 's0', 's_mov_b32']
    """
    found = _WORD.findall(text)
    parts = (part for word in found for part in word.split("-") if part)
    return frozenset((*found, *parts, *text.split('"')[1:-1:2]))


def integer(text: str) -> int | None:
    """The integer that an operand is, decimal or hexadecimal; ``None`` for any other text, octal among them.

    >>> integer("-1"), integer("0x10"), integer("010"), integer("s0")
    (-1, 16, None, None)
    """
    digits = text.removeprefix("-")
    if not digits.isdecimal() and (digits[:2].lower() != "0x" or "_" in digits):
        return None
    try:
        return int(text, 0)
    except ValueError:
        return None


def affects_other_assembly(text: str) -> bool:
    """True if an assembly text may change the meaning of other assembly of the module.

    So do macros, conditions, definitions of symbols, a comment without an end: any directive but those that put data or
    align.
    """
    return "/*" in text or any(
        line.startswith((".", '"', "#")) and line.split()[0] not in _PUTS_DATA for line in _code(text)
    )


def comment_words(text: str, key: str) -> Sequence[str] | None:
    """The words behind a key with which a comment of assembly begins; ``None`` without such a comment.

    >>> comment_words("; ldsopt.stage load prio=1", "ldsopt.stage"), comment_words("s_nop 0 ; load", "ldsopt.stage")
    (['load', 'prio=1'], None)

    Raises:
        ValueError: something else is beside the comment.
    """
    if not any(_begins_with(comment, key) for comment in text.replace("//", ";").split(";")[1:]):
        return None
    whole = text.strip()
    comment = whole[2 if whole.startswith("//") else 1 :].lstrip()
    if (
        not whole.startswith((";", "//"))
        or not _begins_with(comment, key)
        or not {"\n", "\r"}.isdisjoint(comment)
    ):
        raise ValueError("a comment that is not alone")
    return comment[len(key) :].split()


def _begins_with(comment: str, key: str) -> bool:
    behind = comment.lstrip().removeprefix(key)
    return len(behind) < len(comment.lstrip()) and not (behind[:1].isalnum() or behind[:1] == "_")


def _code(text: str) -> Iterator[str]:
    """The lines without leading blanks and labels."""
    for line in _lines(text):
        code = line.lstrip()
        while end := _label_end(code):
            code = code[end:].lstrip()
        yield code


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _label_end(code: str) -> int:
    """The column behind the label and colon that code begins with; 0 without one."""
    name, colon, _ = code.replace(_UNIQUE, "_" * len(_UNIQUE)).partition(":")
    is_label = colon and name and all(each.isalnum() or each in "_.@" for each in name.rstrip(" \t"))
    return len(name) + 1 if is_label and name.strip(" \t") else 0


def _read(text: str) -> tuple[tuple[AsmStatement, ...] | None, bool]:
    if any(mark in text for mark in _ALTERNATIVES):
        return None, False
    statements = []
    is_straight = True
    for line in _lines(text):
        code = line.partition(";")[0].partition("//")[0].strip(" \t")
        while end := _label_end(code):
            is_straight, code = False, code[end:].lstrip(" \t")
        if not code:
            continue
        word = code.replace("\t", " ").partition(" ")[0]
        operands = code[len(word) :].lstrip(" \t")
        if not (word.isascii() and word.isidentifier() and _OPERANDS.match(operands)):
            return None, False
        statement = AsmStatement(word.lower(), operands)
        if statement.opcode.family is Family.UNKNOWN:  # a macro, or a newer instruction: it may do anything
            return None, False
        statements.append(statement)
        is_straight &= not statement.opcode.leaves
    return tuple(statements), is_straight
