"""Calls: ``call``, ``invoke`` and ``callbr`` alike.

Who is called with what is asked of LLVM's structure (operands by address), which no name in the text can forge::

    callee_name(module, call)            # "llvm.amdgcn.s.barrier"; "" of an indirect call and of inline assembly
    arguments(module, call)              # addresses of the arguments: no bundles, no destinations, no callee
    module.integer(arguments(...)[0])    # the value of an integer literal, else None
    module.inline_asm(call.operands[-1]) # see `ldsopt.ir.inline_asm`

Where the text itself is edited, or says what the structure does not (attributes of the result), `read_call` says which
columns are what. Source: LLVM LangRef, 'call', 'invoke', 'callbr'; AsmWriter.cpp.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import Span, mnemonic_span, split_arguments, tokens, unquote, without_strings
from ldsopt.patterns import pattern

CALLS = frozenset({"call", "invoke", "callbr"})
"""The opcodes of call sites."""

_PLAIN_CALLEE = pattern(r" +([\w. ]*)@([-\w.$]+)\(")
"""From the opcode on, where the result has neither attributes in brackets nor a type of several parts."""
_BUNDLES = ' [ "'


class CallText(NamedTuple):
    """A call site's line, taken apart.

    Attributes:
        result: what stands in front of the callee: flags, calling convention, attributes and type of the result.
            Whatever is quoted there has lost its content.
        callee: the function's name, without sigil and quotes; empty for an indirect call and inline assembly.
        arguments: the columns of each argument, with its type and attributes.
        stop: the column of the bracket that closes the arguments.
    """

    result: str
    callee: str
    arguments: list[Span]
    stop: int


def is_call(instruction: Instruction) -> bool:
    """True if an instruction calls something, whatever happens behind the call."""
    return instruction.opcode in CALLS


def callee_name(module: Module, call: Instruction) -> str:
    """The name of the function that is called, without sigil and quotes; empty if the call names none.

    An alias counts as no function: what stands behind it may be another.
    """
    constant = module.constant(call.operands[-1])
    return constant.name if constant.opcode == "function" else ""


def arguments(module: Module, call: Instruction) -> list[int]:
    """The addresses of a call's arguments.

    LLVM's operands are the arguments, those of the operand bundles, the destinations (of ``invoke`` and ``callbr``)
    and the callee, in this order.
    """
    line = module.lines[call.line]
    if _BUNDLES in line:
        return call.operands[: len(read_call(line).arguments)]
    operands = call.operands[:-1]
    if call.opcode != "call":
        operands = [o for o in operands if module.kind(o) != ValueKind.BASIC_BLOCK]
    return operands


def read_call(line: str) -> CallText:
    """Takes the line of a call site apart.

    >>> line = '  %"@g(" = call range(i32 0, 4) i32 @f(i32 noundef 1, <2 x i32> %v) [ "tag"(i32 2) ]'
    >>> call = read_call(line)
    >>> call.result, call.callee, [line[a:b] for a, b in call.arguments]
    ('range(i32 0, 4) i32 ', 'f', ['i32 noundef 1', '<2 x i32> %v'])

    Raises:
        ValueError: the line is no call.
    """
    _, start = mnemonic_span(line)
    if plain := _PLAIN_CALLEE.match(line, start):
        spans, stop = split_arguments(line, plain.end())
        return CallText(plain[1], plain[2], spans, stop)
    depth, callee, head, opening = 0, "", -1, -1
    for token in tokens(line, start):
        text = token[0]
        if text in "([{<":
            if depth == 0 and text == "(" and (head >= 0 or line[token.start() - 1] == ")"):
                opening = token.start()
                break
            depth += 1
        elif text in ")]}>":
            depth -= 1
        elif depth == 0 and head < 0:
            if text[0] in "@%" and line[token.end() : token.end() + 1] == "(":
                head, callee = token.start(), unquote(text[1:]) if text[0] == "@" else ""
            elif text in ("asm", "null", "undef", "poison"):
                head = token.start()
    if opening < 0:
        raise ValueError(f"no call: {line!r}")
    spans, stop = split_arguments(line, opening + 1)
    result = line[start : head if head >= 0 else opening].lstrip()
    return CallText(without_strings(result), callee, spans, stop)
