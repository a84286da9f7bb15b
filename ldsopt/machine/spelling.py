"""What of a listing is spelled in other ways than LLVM prints it, so that only an assembler knows what it says.

LLVM's printer names registers by number (``v8``, ``s[2:3]``) and writes constants as numbers. Hand-written listings
have symbols (``v[vgprA+1]``, ``offset:size*2``), lists of registers (``[v8, v9]``), other names (``acc3``) and calls of
macros. What such an instruction reads and writes is not looked up; its function counts as one that cannot be read, and
the code object, which LLVM's disassembler prints, is what can be checked. Source: LLVM, ``AMDGPUAsmParser.cpp``
(``parseRegister``), ``AMDGPUInstPrinter.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.statements import Unreadable
from ldsopt.patterns import pattern

_MNEMONIC = pattern(
    r"(?:s|v|ds|t?buffer|global|flat|scratch|image|lds|tensor|cluster|export)_[a-z\d_]+$|exp$"
)
_NUMBER = r"(?:0|[1-9]\d*)"
_OTHER_REGISTERS = pattern(
    rf"(?<![\w.$@])(?:(?:v|s|a|ttmp)\[(?!{_NUMBER}(?::{_NUMBER})?\])|acc[\d\[]|(?:v|s|a|ttmp)0\d)"
    r"|^\s*\[|\blds_direct\b"
)
_OTHER_OFFSET = pattern(rf"\boffset[01]?:(?!swizzle\(|-?(?:0x[\da-fA-F]+|{_NUMBER})(?![\w+*/-]))")


def with_unread(function: AsmFunction) -> AsmFunction:
    """The function with a note of each instruction that is not spelled as LLVM prints it."""
    unread = tuple(_unread(function))
    return replace(function, unreadable=(*function.unreadable, *unread)) if unread else function


def _unread(function: AsmFunction) -> Iterator[Unreadable]:
    known: dict[str, bool] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            mnemonic, operands = instruction.mnemonic, instruction.operands
            is_known = known.get(mnemonic)
            if is_known is None:
                is_known = known[mnemonic] = _MNEMONIC.match(mnemonic) is not None
            if not is_known:
                yield Unreadable(instruction.line, f"{mnemonic}, a macro or no instruction")
            elif _OTHER_REGISTERS.search(operands):
                yield Unreadable(instruction.line, "registers with computed numbers or other names")
            elif "offset" in operands and _OTHER_OFFSET.search(operands):
                yield Unreadable(instruction.line, "an offset that is an expression")
