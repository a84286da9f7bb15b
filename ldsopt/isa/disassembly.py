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
from typing import NamedTuple

from ldsopt.errors import Unavailable
from ldsopt.llvm_words import one_line
from ldsopt.target.mnemonics import BRANCHES

PROGRAMS = ("llvm-objdump", "llvm-objdump-23", "llvm-objdump-22", "llvm-objdump-21", "llvm-objdump-20")

_SECTION = re.compile(r"Disassembly of section (.*):$")
_FUNCTION = re.compile(r"([0-9a-f]+) <(.*)>:$")

Relocations = Mapping[str, Mapping[int, str]]
"""What stands for a number that is left to the linker, by section and offset of the number in it."""

_LABEL = re.compile(r"[A-Za-z_][\w.$]*$")
"""A label that a listing can have without quotes."""
_INSTRUCTION = re.compile(r"\s+(\S.*?)\s*// ([0-9A-F]+):((?: [0-9A-F]{8})+)")
_LITERAL = re.compile(r"(?<![\w@.\[:])(?:lit\()?(-?(?:0x[0-9a-f]+|\d+))\)?(?![\w@.\]:])")
_ASSEMBLED_LINE = re.compile(r"; .*(?:<stdin>|[/\\]-):(\d+)$")
"""A line of what an assembler has read from standard input; other files are those that it includes."""
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


def disassemble(program: str, data: bytes, *, lines: bool = False) -> str:
    """What ``llvm-objdump -d`` says of a code object.

    Args:
        program: that disassembles.
        data: the code object.
        lines: with the lines of the source, where the object knows them.

    Raises:
        Unavailable: it cannot be started, is another program, or cannot disassemble this: an LLVM without this
            architecture.
    """
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        file.write(data)
        file.flush()
        try:
            command = [program, "-d", *(["-l"] if lines else []), file.name]
            done = subprocess.run(command, capture_output=True, timeout=600, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unavailable(f"{program} does not run: {error}") from None
    if done.returncode != 0:
        words = one_line(done.stderr.decode("utf-8", "replace"))
        raise Unavailable(f"{program} cannot disassemble this code object: {words}")
    if not done.stdout:
        raise Unavailable(f"{program} says nothing of a code object: it is no llvm-objdump")
    return done.stdout.decode("utf-8", "surrogateescape")


class CodePosition(NamedTuple):
    """Where an instruction is in an object: its section, and its address there or, of linked code, in memory."""

    section: str
    address: int


class PlacedListing(NamedTuple):
    """A listing, and where its instructions are in the object, by line (1-based)."""

    text: str
    places: Mapping[int, CodePosition]


def listing(
    objdump: str, sizes: Mapping[str, int], kernels: frozenset[str], relocations: Relocations | None = None
) -> PlacedListing:
    """The listing of the functions named in ``sizes``, in the syntax that `assembly` reads.

    An instruction of which the line in a listing is known, from which an assembler has made the object, has it as its
    location.

    Args:
        objdump: what `disassemble` gave.
        sizes: bytes of each function; what follows up to the next one is padding.
        kernels: those of them that are kernels.
        relocations: of an object that is not linked.
    """
    lines: list[str] = []
    places: dict[int, CodePosition] = {}
    for name, section, start, instructions, labels in _functions(objdump, sizes, relocations or {}):
        code = [one for one in instructions if one.address < start + sizes[name]]
        targets = {target for one in code if (target := one.target) is not None}
        quoted = f'"{name}"'
        lines.append(f"\t.amdhsa_kernel {quoted}" if name in kernels else f"\t.type\t{quoted},@function")
        lines.append(f"{quoted}:")
        is_reached = True
        for one in code:
            if one.address in targets:
                lines.append(f"{labels.get(one.address, f'.L{one.address:x}')}:")
                is_reached = True
            if not is_reached and one.text in _PADDING:
                continue
            if one.line is not None:
                lines.append(f"\t.loc\t1 {one.line} 0")
            places[len(lines) + 1] = CodePosition(section, one.address)
            target, mnemonic = one.target, one.text.split()[0]
            goes = "" if target is None else labels.get(target, f".L{target:x}")
            lines.append(f"\t{mnemonic} {goes}" if goes else f"\t{one.text}")
            is_reached = mnemonic not in ("s_branch", "s_endpgm")
        lines.append(f"\t.size\t{quoted}, .-{quoted}")
    return PlacedListing("\n".join(lines), places)


class _DisassembledFunction(NamedTuple):
    """A function: name, section, address, instructions, and the labels that the object has kept, by address."""

    name: str
    section: str
    start: int
    code: list[_Disassembled]
    labels: dict[int, str]


class _Disassembled(NamedTuple):
    """An instruction at its address, its first word, and the line of the listing that it was assembled from."""

    address: int
    text: str
    word: int
    line: int | None

    @property
    def target(self) -> int | None:
        """Where a branch goes: its low 16 bits, signed, count words from the next instruction."""
        if "@" in self.text or not self.text.startswith(BRANCHES):
            return None
        offset = self.word & 0xFFFF
        return self.address + 4 + 4 * (offset - 0x10000 if offset & 0x8000 else offset)


def _functions(
    objdump: str, sizes: Mapping[str, int], relocations: Relocations
) -> Iterator[_DisassembledFunction]:
    """The functions named in ``sizes``; other symbols are places within one."""
    open_: _DisassembledFunction | None = None
    home, symbols = "", dict[int, str]()
    line: int | None = None
    for text in objdump.splitlines():
        if section := _SECTION.match(text):
            if open_:
                yield open_
            open_, home, symbols = None, section[1], dict(relocations.get(section[1], {}))
        elif symbol := _FUNCTION.match(text):
            line, address = None, int(symbol[1], 16)
            if symbol[2] in sizes:
                if open_:
                    yield open_
                open_ = _DisassembledFunction(symbol[2], home, address, [], {})
            elif open_ and _LABEL.match(symbol[2]):
                open_.labels[address] = symbol[2]
        elif text.startswith("; "):
            if found := _ASSEMBLED_LINE.match(text):
                line = int(found[1])
        elif open_ and (found := _INSTRUCTION.match(text)):
            address, words = int(found[2], 16), [int(word, 16) for word in found[3].split()]
            said = _relocated(found[1], address, words, symbols) if symbols else found[1]
            open_.code.append(_Disassembled(address, said, words[0], line))
    if open_:
        yield open_


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
