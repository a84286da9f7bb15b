"""Machine code back to a listing, by LLVM's ``llvm-objdump``.

llvmlite has no disassembler, and the length of instructions is not known without one, so without the program the
instructions of a code object are unknown. Branches in its output have numbers for targets; they become labels here, so
that the listing reads like a compiler's. Where an unlinked object leaves a number to the linker, the number in its code
means nothing: the symbol that the relocation names stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from string import punctuation
from typing import TYPE_CHECKING, NamedTuple

from ldsopt import programs
from ldsopt.errors import Unavailable
from ldsopt.isa.calls import RETURN_ADDRESS
from ldsopt.isa.operands import RegisterSet, number, read, register, registers, union
from ldsopt.llvm_words import one_line
from ldsopt.target.opcodes import Action, Family, Opcode, opcode

if TYPE_CHECKING:
    from pathlib import Path

PROGRAMS = ("llvm-objdump", "llvm-objdump-23", "llvm-objdump-22", "llvm-objdump-21", "llvm-objdump-20")

_SECTION = "Disassembly of section "

Relocations = Mapping[str, Mapping[int, str]]
"""The names of numbers that are left to the linker, by section and offset of the number in it."""

_LITERAL = re.compile(r"(?<![\w@.\[:])(?:lit\()?(-?(?:0x[0-9a-f]+|\d+))\)?(?![\w@.\]:])")
_STANDARD_INPUT = ("<stdin>", "/-", "\\-")
"""Ends of the name of what an assembler has read from standard input; other files are those that it includes."""
_NUMBER = b"\t.long "
"""Bytes that the disassembler takes for no instruction."""
_DATA = "\t.long\t0"
"""Bytes that are executed, and that the disassembler prints as data: those of a symbol that says so, or zeros."""
_WITH_HALVES = "--mattr=+real-true16"
_PADDING = ("s_nop 0", "s_code_end")
_HEXADECIMAL = frozenset("0123456789ABCDEF")
_SIGNS = {ord(sign): " " for sign in punctuation if sign not in "_.$"}
_AT_ONCE = 32
"""So many code objects are read by one process at most."""
_NEAR = 12
"""So many instructions behind the program counter's a number is added to it, at most."""


def find_objdumps(wanted: Path | None) -> tuple[str, ...]:
    """The disassemblers to try: the given one, else those in PATH, some of which may not know AMD GPUs.

    Raises:
        Unavailable: the given one does not exist.
    """
    if wanted is not None:
        program = programs.where_is(str(wanted))
        if program is None:
            raise Unavailable(
                f"no program {str(wanted)!r}; give the path of an llvm-objdump, or leave --objdump out"
            )
        return (program,)
    return tuple(found for name in PROGRAMS if (found := programs.where_is(name)))


class Disassembler:
    """The outputs of ``llvm-objdump -d`` on code objects, of which one process reads several.

    Instructions that name the upper half of a vector register are numbers to an LLVM whose compiler uses none on the
    architecture (``v_mul_f16_e32 v0.h``; LLVM 22 on gfx1201 and gfx1250). Code with numbers is therefore read once more
    as code with halves: hardware has one encoding, and its instructions of 16 bits write half a register.

    Args:
        objects: the code objects.
        wanted: the disassembler; those in PATH by default.
        lines: print the lines of the source, where an object knows them.
        symbols: symbols of which alone the code is printed, up to the next symbol; of all if there are none.

    Attributes:
        programs: the disassemblers to try; the first is the one that read the last object.

    Raises:
        Unavailable: ``wanted`` does not exist.
    """

    def __init__(
        self,
        objects: Sequence[bytes],
        wanted: Path | None = None,
        *,
        lines: bool = False,
        symbols: Iterable[str] = (),
    ) -> None:
        self.programs = find_objdumps(wanted)
        self._objects, self._lines = objects, lines
        self._symbols = "\n".join(f'--disassemble-symbols="{one}"' for one in symbols)
        self._read: dict[tuple[str, int], str] = {}

    def read(self, program: str, number: int) -> str:
        """The output on one of the objects.

        Raises:
            Unavailable: the program cannot be started, is another one, or cannot disassemble this: an LLVM without this
                architecture.
        """
        if (program, number) not in self._read:
            several = range(number, min(number + _AT_ONCE, len(self._objects)))
            try:
                said = self._disassembled(program, several)
            except Unavailable:
                if len(several) == 1:
                    raise
                several = range(number, number + 1)  # perhaps another one is damaged
                said = self._disassembled(program, several)
            self._read = {(program, each): text for each, text in zip(several, said, strict=True)}
            self.programs = tuple(sorted(self.programs, key=lambda one: one != program))
        return self._read[program, number]

    def _disassembled(self, program: str, numbers: range) -> list[str]:
        import subprocess  # only an object that is to be disassembled needs these
        import tempfile
        from pathlib import Path

        with tempfile.TemporaryDirectory() as folder:
            files = [str(Path(folder, f"{number}.o")) for number in numbers]
            for file, number in zip(files, numbers, strict=True):
                Path(file).write_bytes(self._objects[number])
            command = [program, "-d", *(["-l"] if self._lines else [])]
            if self._symbols:
                # The names of thousands of C++ functions are too long for a command: it reads them from a file.
                Path(folder, "symbols").write_text(self._symbols, "utf-8", "surrogateescape")
                command.append(f"@{folder}/symbols")
            try:
                done = programs.run([*command, *files], timeout_seconds=600)
                found = _each(done.stdout, files) if done.returncode == 0 else []
                unread = [at for at, text in enumerate(found) if _NUMBER in text]
                if unread:
                    again = [files[at] for at in unread]
                    other = programs.run([*command, _WITH_HALVES, *again], timeout_seconds=600)
                    told = _each(other.stdout, again) if other.returncode == 0 else []
                    for at, text in zip(unread, told, strict=False):
                        if text.count(_NUMBER) < found[at].count(_NUMBER):
                            found[at] = text
            except (OSError, subprocess.TimeoutExpired) as error:
                raise Unavailable(f"{program} does not run: {error}") from None
        if done.returncode != 0:
            words = one_line(done.stderr.decode("utf-8", "replace"))
            raise Unavailable(f"{program} cannot disassemble this code object: {words}")
        if len(found) != len(files):
            raise Unavailable(f"{program} says nothing of a code object: it is no llvm-objdump")
        return [text.decode("utf-8", "surrogateescape") for text in found]


def _each(said: bytes, files: Sequence[str]) -> list[bytes]:
    """The parts of an output on several files; none if it is not that of ``llvm-objdump``."""
    found: list[bytes] = []
    for file in reversed(files):
        said, head, part = said.rpartition(b"%s:\tfile format" % file.encode())
        if head:
            found.insert(0, head + part)
    return found


class CodePosition(NamedTuple):
    """The place of an instruction: its section, and its address in the section or, of linked code, in memory."""

    section: str
    address: int


class PlacedListing(NamedTuple):
    """A listing, and the places of its instructions in the object, by line (1-based).

    Attributes:
        beyond: the places beyond itself that it leads to.
        leads_anywhere: it leads to places that its text does not tell, too.
    """

    text: str
    places: Mapping[int, CodePosition]
    beyond: frozenset[CodePosition]
    leads_anywhere: bool


def listing(
    objdump: str,
    sizes: Mapping[str, int],
    kernels: frozenset[str],
    relocations: Relocations | None = None,
    places: Mapping[str, CodePosition] | None = None,
) -> PlacedListing:
    """The listing of the functions named in ``sizes``, in the syntax that `assembly` reads.

    If an assembler made the object from a listing, and the line of an instruction is known, it is its location.

    Args:
        objdump: the output of `Disassembler.read`.
        sizes: bytes of each function; the bytes up to the next one are padding.
        kernels: the kernels among them.
        relocations: the relocations of an unlinked object.
        places: of the functions.
    """
    lines: list[str] = []
    found: dict[int, CodePosition] = {}
    # Kernels come last, so that of two functions of one place the kernel counts.
    named = {at: name for name, at in sorted((places or {}).items(), key=lambda one: one[0] in kernels)}
    functions = list(_functions(objdump, sizes, kernels, relocations or {}, named))
    names = {(f.section, at): name for f in functions for at, name in f.labels.items()}
    led_to = {CodePosition(f.section, at) for f in functions for at in f.leads_to}
    within = {CodePosition(f.section, one.address) for f in functions for one in f.code}
    starts = {(f.section, f.start): f'"{f.name}"' for f in functions if f.name}  # who leads there may call it
    asked = {
        word
        for home in (relocations or {}).values()
        for said in home.values()
        for word in said.translate(_SIGNS).split()
    }
    last_section, fallen_to = ".text", set[CodePosition]()
    for one in functions:
        if one.section != last_section:
            lines.append(f"\t.section\t{one.section}")
            last_section = one.section
        quoted = f'"{one.name}"'
        if one.name:
            lines.append(
                f"\t.amdhsa_kernel {quoted}" if one.name in kernels else f"\t.type\t{quoted},@function"
            )
            lines.append(f"{quoted}:")
        is_reached, is_open = bool(one.name), bool(one.name)
        behind = one.start if one.name else None
        for instruction in one.code:
            address, text = instruction.address, instruction.text
            if is_open and address >= one.end:
                lines.append(f"\t.size\t{quoted}, .-{quoted}")
                is_open = False
            if not is_open and not is_reached:
                continue
            label = names.get((one.section, address), "")
            if is_open and ((one.section, address) in led_to or label in asked):
                lines.append(f"{label or f'.L{address:x}'}:")
                is_reached = True
            if not is_reached and text in _PADDING:
                continue
            if behind not in (None, address):
                lines.append(_DATA)
            if instruction.line is not None:
                lines.append(f"\t.loc\t1 {instruction.line} 0")
            found[len(lines) + 1] = CodePosition(one.section, address)
            target, mnemonic = instruction.target, text.split()[0]
            goes = "" if target is None else names.get((one.section, target), f".L{target:x}")
            lines.append(f"\t{mnemonic} {goes}" if goes else f"\t{text}")
            known = opcode(mnemonic)
            ends = known.family in (Family.GOTO, Family.END) if is_open else known.ends_code
            is_reached = not ends
            falls = not known.ends_code and (is_open or behind is not None)
            behind = address + instruction.size if falls else None
        if behind is not None:
            lines += [_DATA] if behind < one.end else []
            fallen_to.add(CodePosition(one.section, behind))
        if is_open:
            lines.append(f"\t.size\t{quoted}, .-{quoted}")
        for at in sorted(one.leads_to):
            if not one.start <= at < one.end:  # those of branches that stand here again
                there = starts.get((one.section, at)) or names.get((one.section, at), f".L{at:x}")
                lines.append(f"\t.set\t.Lled{len(lines)}, {there}")
    leads_anywhere = any(one.leads_anywhere(is_kernel=one.name in kernels) for one in functions)
    beyond = frozenset((led_to | fallen_to) - within)
    return PlacedListing("\n".join(lines), found, beyond, leads_anywhere)


class _DisassembledFunction(NamedTuple):
    """A function, and the code behind it up to the next one; without a name, the code in front of the first.

    Attributes:
        name: its name.
        section: its section.
        start, end: its addresses.
        code: its instructions, and the code behind it.
        labels: the labels that the object has kept, by address.
    """

    name: str
    section: str
    start: int
    end: int
    code: list[_Disassembled]
    labels: dict[int, str]

    @property
    def leads_to(self) -> set[int]:
        """The targets of its branches, computed ones too, and those of the code behind it.

        An address within the function that is computed but not jumped to may be that of a table, which is no code.
        """
        found = {target for one in self.code if (target := one.target) is not None}
        return found | {at for _, at in self._computed() if not self.start <= at < self.end}

    def leads_anywhere(self, *, is_kernel: bool) -> bool:
        """True if it calls, or jumps to, an address in registers other than its return, and no code computes that in
        front of it without a branch between. A call leaves an address as it was (`ldsopt.isa.calls`).
        """
        made, joins = dict(self._computed()), {one.target for one in self.code}
        held: RegisterSet = 0
        for position, one in enumerate(self.code):
            given = read(one.text.partition(" ")[2])
            if one.address in joins:
                held = 0
            if one.opcode.jumps:
                is_return = given.words[-1:] == (RETURN_ADDRESS,) and not is_kernel
                if not is_return and _low(given.words[-1]) & ~held:
                    return True
            elif position in made:
                held |= _low(given.words[0])
            else:
                held &= ~union(given.each[:2])
        return False

    def _computed(self) -> Iterator[tuple[int, int]]:
        """The positions at which a number has been added to the program counter, and the addresses that this makes."""
        for position, one in enumerate(self.code):
            if one.opcode.action is Action.CALL_LABEL:
                yield position, one.ahead
            elif one.opcode.action is Action.ADD_PC and (distance := one.literal) is not None:
                yield position, one.address + one.size + _signed(distance, 64)
            elif one.opcode.action is Action.GET_PC:
                for at, other in enumerate(self.code[position + 1 : position + _NEAR], position + 1):
                    is_added = other.opcode.action is Action.ADD and other.registers[:1] == one.registers[:1]
                    if is_added and (distance := other.literal) is not None:
                        yield at, one.address + 4 + _signed(distance, 32)
                        break


class _Disassembled(NamedTuple):
    """An instruction: its address, first word, line in the listing from which it was assembled, and size."""

    address: int
    text: str
    word: int
    line: int | None
    size: int

    @property
    def opcode(self) -> Opcode:
        """The facts that follow from its mnemonic."""
        return opcode(self.text.partition(" ")[0])

    @property
    def target(self) -> int | None:
        """The target of a branch: its low 16 bits, signed, count words from the next instruction."""
        return None if "@" in self.text or not self.opcode.branches else self.ahead

    @property
    def registers(self) -> tuple[str, ...]:
        """The registers of its first operand."""
        words = read(self.text.partition(" ")[2]).words
        return registers(words[0]) if words else ()

    @property
    def literal(self) -> int | None:
        """The number in its last operand; ``None`` if that is no number."""
        words = read(self.text.partition(" ")[2]).words
        return number(words[-1]) if words else None

    @property
    def ahead(self) -> int:
        """The address that its low 16 bits encode, if it is a branch or a call."""
        offset = self.word & 0xFFFF
        return self.address + 4 + 4 * (offset - 0x10000 if offset & 0x8000 else offset)


def _functions(
    objdump: str,
    sizes: Mapping[str, int],
    kernels: frozenset[str],
    relocations: Relocations,
    named: Mapping[CodePosition, str],
) -> Iterator[_DisassembledFunction]:
    """The functions named in ``sizes``, and the code in front of the first in a section; other symbols are labels.

    Of several symbols of one address the disassembler prints one, which may be a label that hand-written code begins
    with, or a function's other name. There the function is the one that is named, a kernel before others.
    """
    found: list[_DisassembledFunction] = []
    symbols = dict[int, str]()
    home, line = "", None
    lines = objdump.splitlines()
    printed = {text.partition(" <")[2][:-2] for text in lines if text.endswith(">:")}
    for text in lines:
        if text.startswith(_SECTION) and text.endswith(":"):
            home = text[len(_SECTION) : -1]
            symbols = dict(relocations.get(home, {}))
            found.append(_DisassembledFunction("", home, 0, 0, [], {}))
        elif text.endswith(">:") and _HEXADECIMAL.issuperset((place := text.partition(" <")[0]).upper()):
            name = text[len(place) + 2 : -2]
            line, address = None, int(place, 16)
            own = named.get(CodePosition(home, address), "")
            if own and own not in printed and (name not in sizes or own in kernels):
                found.append(_DisassembledFunction(own, home, address, address + sizes[own], [], {}))
            elif name in sizes:
                found.append(_DisassembledFunction(name, home, address, address + sizes[name], [], {}))
            if found and name not in sizes and is_plain(name):
                found[-1].labels[address] = name
        elif text.startswith("; "):
            file, _, at = text.rpartition(":")
            if file.endswith(_STANDARD_INPUT) and at.isdecimal():
                line = int(at)
        elif found and text[:1].isspace() and "// " in text:
            code, _, encoded = text.partition("// ")
            place, _, behind = encoded.partition(":")
            words = [int(word, 16) for word in takewhile(_is_word, behind.split())]
            if words:
                address, said = int(place, 16), code.strip()
                said = _relocated(said, address, words, symbols) if symbols else said
                found[-1].code.append(_Disassembled(address, said, words[0], line, 4 * len(words)))
    return (one for one in found if one.name or one.code)


def is_plain(name: str) -> bool:
    """True if a listing can have a label of that name without quotes, and an option a symbol."""
    return name[:1].isascii() and name.replace(".", "0").replace("$", "0").isidentifier()


def _low(word: str) -> RegisterSet:
    """The register with the lower half of an operand's address; none of a number."""
    return union(map(register, registers(word)[:1]))


def _is_word(text: str) -> bool:
    return len(text) == 8 and _HEXADECIMAL.issuperset(text)


def _signed(value: int, bits: int) -> int:
    """A number read as a signed one.

    >>> _signed(0xFFFFFFF0, 32), _signed(20, 32)
    (-16, 20)
    """
    value &= (1 << bits) - 1
    return value - (value >> bits - 1 << bits)


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
