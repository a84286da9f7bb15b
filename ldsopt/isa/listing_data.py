"""Variables in the text of an assembly listing: their bytes, and the addresses of other symbols in them.

It reads the directives by which LLVM writes a variable's contents. A variable with another directive between its label
and the next has no contents here. Source: LLVM, ``AsmPrinter::emitGlobalVariable``; GNU as, "Pseudo Ops".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import LABEL, announced, loc_directive, unquoted
from ldsopt.patterns import pattern

_SYMBOL = pattern(r'("[^"]+"|[A-Za-z_.$][\w.$]*)(?:\s*\+\s*(\d+))?$')
_FILE = pattern(r'\s*\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')
_ESCAPE = pattern(r"\\([0-7]{1,3}|.)")
_NUMBERS = {
    "byte": 1,
    "short": 2,
    "hword": 2,
    "value": 2,
    "long": 4,
    "int": 4,
    "word": 4,
    "quad": 8,
    "xword": 8,
}
_SILENT = frozenset(
    {"size", "type", "globl", "weak", "protected", "hidden", "local", "p2align", "p2alignl", "align"}
)
_ESCAPED = {"n": 10, "t": 9, "r": 13, "b": 8, "f": 12}


@dataclass(slots=True)
class ListedVariable:
    """A variable.

    Attributes:
        data: its bytes.
        addresses: the places of symbols' addresses, 8 bytes each: the symbol's name, and the addend.
    """

    data: bytearray = field(default_factory=bytearray)
    addresses: dict[int, tuple[str, int]] = field(default_factory=dict)


def listed_variables(text: Iterable[str]) -> Mapping[str, ListedVariable]:
    """The variables of a listing, by name."""
    found = dict[str, ListedVariable]()
    name, is_code = "", True
    for line in text:
        words = line.split(";")[0] if '"' not in line else line
        if label := LABEL.match(words):
            name = "" if is_code else unquoted(label[1])
            if name:
                found[name] = ListedVariable()
            continue
        what, _, given = words.strip().replace("\t", " ", 1).partition(" ")
        if not what.startswith("."):
            continue
        what, given = what[1:], given.strip()
        if what in ("comm", "lcomm"):
            common, size = given.split(",")[:2]
            found[unquoted(common.strip())] = ListedVariable(bytearray(_number(size) or 0))
        elif what in ("section", "text", "data", "bss", "rodata", "amdgpu_metadata") or what.startswith(
            "amdhsa"
        ):
            name, is_code = "", what == "text" or (what == "section" and given.startswith(".text"))
        elif name and what not in _SILENT and not _take(found[name], what, given):
            del found[name]
            name = ""
    return found


def _take(variable: ListedVariable, what: str, given: str) -> bool:
    """Takes in the bytes that a directive writes; true if they are known."""
    data = variable.data
    if what in _NUMBERS:
        for word in given.split(","):
            number, symbol = _number(word), _SYMBOL.match(word.strip())
            if number is None:
                if symbol is None or _NUMBERS[what] != 8:
                    return False
                variable.addresses[len(data)] = unquoted(symbol[1]), int(symbol[2] or 0)
            size = _NUMBERS[what]
            data += ((number or 0) & (1 << 8 * size) - 1).to_bytes(size, "little")
        return True
    if what in ("zero", "skip", "space", "fill"):
        numbers = [_number(word) for word in given.split(",")]
        if None in numbers or not numbers:
            return False
        count, *more = [number or 0 for number in numbers]
        size, value = [*more, 1, 0][:2] if what == "fill" else (1, [*more, 0][0])
        data += value.to_bytes(size, "little") * count
        return True
    if what in ("ascii", "asciz", "string"):
        if not (given.startswith('"') and given.endswith('"')):
            return False
        data += _unescaped(given[1:-1]) + (b"" if what == "ascii" else b"\0")
        return True
    return False


def _number(word: str) -> int | None:
    try:
        return int(word.strip(), 0)
    except ValueError:
        return None


def _unescaped(text: str) -> bytes:
    out, at = bytearray(), 0
    for escape in _ESCAPE.finditer(text):
        out += text[at : escape.start()].encode("utf-8", "surrogateescape")
        word = escape[1]
        out.append(int(word, 8) & 255 if word[0] in "01234567" else _ESCAPED.get(word, ord(word)))
        at = escape.end()
    return bytes(out + text[at:].encode("utf-8", "surrogateescape"))


def source_files(lines: Iterable[str]) -> dict[int, str]:
    """The names of a listing's source files by the number that ``.loc`` gives them, without their folders.

    >>> source_files(['\\t.file\\t0 "/home" "k.hip" md5 0x7', '\\t.file\\t1 "caf\\\\303\\\\251.h"'])
    {0: 'k.hip', 1: 'café.h'}
    """
    found = (_FILE.match(line) for line in lines if ".file" in line)
    named = {int(match[1]): match[3] or match[2] for match in found if match}
    return {number: _unescaped(name).decode("utf-8", "replace") for number, name in named.items()}


def source_lines(text: str) -> dict[int, tuple[str, int]]:
    """The file and line of the source that each line of a listing belongs to; empty without debug information.

    A function without debug information has none, whatever stands in front of it.

    >>> source_lines('\\t.file\\t1 "lds.h"\\n\\t.loc\\t1 7 3\\n\\ts_nop 0\\n\\t.loc\\t1 0 3\\n\\ts_nop 1\\n')
    {3: ('lds.h', 7)}
    """
    if ".loc" not in text:
        return {}
    lines = text.split("\n")
    files, at = source_files(lines), ("", 0)
    functions = announced(lines)[1]
    found: dict[int, tuple[str, int]] = {}
    for number, line in enumerate(lines, 1):
        if ".loc" in line and (place := loc_directive(line)):
            at = files.get(place.file, ""), place.line
        elif (label := LABEL.match(line)) and unquoted(label[1]) in functions:
            at = "", 0
        elif line[:1].isspace() and all(at):
            found[number] = at
    return found
