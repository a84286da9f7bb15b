"""Machine code back to a listing, by LLVM's ``llvm-objdump``.

llvmlite has no disassembler, and instructions of different lengths cannot be told apart without one, so
without the program the instructions of a code object are unknown. Branches in its output have numbers for
targets; they become labels here, so that the listing reads like a compiler's. Where an object that is not linked leaves
a number to the linker, the number in its code says nothing: the symbol that the relocation names stands there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from ldsopt.errors import Unavailable
from ldsopt.llvm_words import one_line
from ldsopt.target.mnemonics import BRANCHES

PROGRAMS = ("llvm-objdump", "llvm-objdump-23", "llvm-objdump-22", "llvm-objdump-21", "llvm-objdump-20")

_SECTION = re.compile(r"Disassembly of section (.*):$")
_FUNCTION = re.compile(r"([0-9a-f]+) <(.*)>:$")

Relocations = Mapping[str, Mapping[int, str]]
"""What stands for a number that is left to the linker, by section and offset of the number in it."""

_INSTRUCTION = re.compile(r"\s+(\S.*?)\s*// ([0-9A-F]+):((?: [0-9A-F]{8})+)")
_LITERAL = re.compile(r"(?<![\w@.\[:])(?:lit\()?(-?(?:0x[0-9a-f]+|\d+))\)?(?![\w@.\]:])")
_PADDING = ("s_nop 0", "s_code_end")


def find_objdumps(wanted: Path | None) -> tuple[str, ...]:
    """Disassemblers to try: the one wanted, else those in PATH, of which some may not know AMD GPUs.

    Raises:
        Unavailable: the one wanted is not there.
    """
    if wanted is not None:
        program = shutil.which(str(wanted))
        if program is None:
            raise Unavailable(
                f"no program {str(wanted)!r}; give the path of an llvm-objdump, or leave --objdump out"
            )
        return (program,)
    return tuple(found for name in PROGRAMS if (found := shutil.which(name)))


def disassemble(program: str, data: bytes) -> str:
    """What ``llvm-objdump -d`` says of a code object.

    Raises:
        Unavailable: it cannot be started, or cannot disassemble this: an LLVM without this architecture.
    """
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        file.write(data)
        file.flush()
        try:
            done = subprocess.run([program, "-d", file.name], capture_output=True, timeout=600, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unavailable(f"{program} does not run: {error}") from None
    if done.returncode != 0:
        words = one_line(done.stderr.decode("utf-8", "replace"))
        raise Unavailable(f"{program} cannot disassemble this code object: {words}")
    return done.stdout.decode("utf-8", "surrogateescape")


def listing(
    objdump: str, sizes: Mapping[str, int], kernels: frozenset[str], relocations: Relocations | None = None
) -> str:
    """The listing of the functions named in ``sizes``, in the syntax that `assembly` reads.

    Args:
        objdump: what `disassemble` gave.
        sizes: bytes of each function; what follows up to the next one is padding.
        kernels: those of them that are kernels.
        relocations: of an object that is not linked.
    """
    lines: list[str] = []
    for name, start, instructions in _functions(objdump, relocations or {}):
        if name not in sizes:
            continue
        code = [one for one in instructions if one[0] < start + sizes[name]]
        targets = {
            target
            for address, text, word in code
            if "@" not in text and (target := _target(address, text, word)) is not None
        }
        quoted = f'"{name}"'
        lines.append(f"\t.amdhsa_kernel {quoted}" if name in kernels else f"\t.type\t{quoted},@function")
        lines.append(f"{quoted}:")
        is_reached = True
        for address, text, word in code:
            if address in targets:
                lines.append(f".L{address:x}:")
                is_reached = True
            if not is_reached and text in _PADDING:
                continue
            target = None if "@" in text else _target(address, text, word)
            lines.append(f"\t{text}" if target is None else f"\t{text.split()[0]} .L{target:x}")
            is_reached = text.split()[0] not in ("s_branch", "s_endpgm")
        lines.append(f"\t.size\t{quoted}, .-{quoted}")
    return "\n".join(lines)


def _functions(
    objdump: str, relocations: Relocations
) -> Iterator[tuple[str, int, list[tuple[int, str, int]]]]:
    """Name, address and (address, text, first word) of the instructions of each function."""
    name, start, code = "", 0, list[tuple[int, str, int]]()
    symbols: Mapping[int, str] = {}
    for line in objdump.splitlines():
        if section := _SECTION.match(line):
            if name:
                yield name, start, code
            name, symbols = "", relocations.get(section[1], {})
        elif function := _FUNCTION.match(line):
            if name:
                yield name, start, code
            name, start, code = function[2], int(function[1], 16), []
        elif found := _INSTRUCTION.match(line):
            address, words = int(found[2], 16), [int(word, 16) for word in found[3].split()]
            text = _relocated(found[1], address, words, symbols) if symbols else found[1]
            code.append((address, text, words[0]))
    if name:
        yield name, start, code


def _relocated(text: str, address: int, words: list[int], symbols: Mapping[int, str]) -> str:
    """An instruction with the symbol in place of a number that is left to the linker.

    >>> _relocated("v_mov_b32_e32 v8, lit(0x0)", 8, [0x7E1002FF, 0], {12: "lds@abs32@lo"})
    'v_mov_b32_e32 v8, lds@abs32@lo'
    """
    number = next((at for at in range(len(words)) if address + 4 * at in symbols), None)
    if number is None:
        return text
    symbol, (mnemonic, _, operands) = symbols[address + 4 * number], text.partition(" ")
    if not number:  # the target of a branch
        return f"{mnemonic} {symbol}"
    value = words[number]

    def named(found: re.Match[str]) -> str:
        return symbol if int(found[1], 0) & 0xFFFF_FFFF == value else found[0]

    return f"{mnemonic} {_LITERAL.sub(named, operands)}"


def _target(address: int, text: str, word: int) -> int | None:
    """Where a branch goes: its low 16 bits, signed, count words from the next instruction."""
    if not text.startswith(BRANCHES):
        return None
    offset = word & 0xFFFF
    return address + 4 + 4 * (offset - 0x10000 if offset & 0x8000 else offset)
