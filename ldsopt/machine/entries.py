"""Functions that other code enters, and functions whose code goes on behind their end.

Where other code enters a function, the function does not tell which operations are in flight; and it does not tell
which are needed behind its end. So both are noted as `Unreadable`. Other code enters

* a function with a label in a branch, an address, a table or an assignment outside of it, or with one that other files
  see; a kernel's name counts as well, except where it is announced. A symbol that a function assigns is such a label;
* a function into whose beginning the code in front of it falls;
* every function of a listing in which other code branches by a number, or past a label: only an assembler knows how far
  that goes.

A disassembled object has such labels where branches and addresses lead (`ldsopt.isa.disassembly`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field, replace
from functools import lru_cache

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import LABEL, AsmFunction, Assembly, unquoted
from ldsopt.isa.statements import Statements, Unreadable, assigned, directive, without_comments
from ldsopt.target.opcodes import opcode

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[A-Za-z_.$][\w.$]*')
_LABEL_ALONE = re.compile(r'(?:"(?:[^"\\]|\\.)*"|(?!\.\s*$)[A-Za-z_.$@][\w.$@]*)\s*$')
_SETS = frozenset({".set", ".equ", ".equiv"})
_DATA = frozenset({
    "byte", "short", "hword", "half", "value", "word", "int", "long", "quad", "octa", "2byte", "4byte", "8byte",
    "dc", "uleb128", "sleb128", "fill", "reloc", "set", "equ", "equiv",
})  # fmt: skip
"""The directives that write numbers, or give symbols one; ``dc`` with its kinds, such as ``.dc.l``."""
_SEEN_ELSEWHERE = (".globl", ".global", ".weak")
_TEXT = ".text"


@dataclass(slots=True)
class _EntryReader:
    """The statements of a listing's lines, in order.

    Attributes:
        listing: the code.
        owners: the function of each line, by its number; lines of no function are absent.
        homes: the functions that have a label, by the label.
        noted: the notes, by function.
    """

    listing: Assembly
    owners: dict[int, str] = field(default_factory=dict)
    homes: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    noted: dict[str, Unreadable] = field(default_factory=dict)
    _kernels: frozenset[str] = frozenset()
    _starts: dict[str, int] = field(default_factory=dict)

    def read(self) -> dict[str, Unreadable]:
        for function in self.listing.functions:
            lines = [i.line for i in function.instructions]
            for line in range(function.lines.start, max(lines, default=function.lines.start) + 1):
                self.owners[line] = function.name
        self._kernels = frozenset(f.name for f in self.listing.functions if f.is_kernel)
        self._starts = {f.name: f.lines.start for f in self.listing.functions}
        statements = list(self._statements())
        for line, _, labels, mnemonic, operands in statements:
            name, _, value = operands.partition(",")
            is_set = mnemonic in _SETS and any(True for _ in self._tokens(value))
            for label in (*labels, *([unquoted(name.strip())] if is_set else ())):
                self.homes.setdefault(label, []).append((line, self.owners.get(line, "")))
        referenced = set[str]()
        for line, section, _, mnemonic, operands in statements:
            if mnemonic[:1] != ".":
                referenced.update(self._tokens(operands))
            if not section.startswith(".debug"):
                self._mention(line, mnemonic, operands)
        self._fall(statements, referenced)
        return self.noted

    def _statements(self) -> Iterator[tuple[int, str, list[str], str, str]]:
        """For each line with a statement: its number, section, labels, and an instruction or a directive."""
        section = _TEXT
        for line, text in enumerate(Statements("\n".join(self.listing.text)).lines, 1):
            body = text.strip()
            if not body or body[0] == ";":
                continue
            if ";" in body or "/" in body:
                body = without_comments(body)
            labels = []
            while ":" in body and (label := LABEL.match(body)):
                labels.append(unquoted(label[1]))
                body = body[label.end() :].lstrip()
            mnemonic, _, operands = body.replace("\t", " ", 1).partition(" ")
            if "=" in body and (given := assigned(body)):
                mnemonic, operands = ".set", ", ".join(given)
            elif mnemonic[:1] == ".":
                mnemonic = mnemonic.lower()
            if mnemonic == ".text":
                section = _TEXT
            elif mnemonic == ".section":
                section = operands.partition(",")[0].strip()
            if labels or mnemonic:
                yield line, section, labels, mnemonic, operands

    @staticmethod
    def _tokens(operands: str) -> Iterator[str]:
        return (unquoted(token) for token in _TOKEN.findall(operands))

    def _mention(self, line: int, mnemonic: str, operands: str) -> None:
        """Notes the functions whose labels a line names from outside."""
        owner = self.owners.get(line, "")
        if mnemonic.startswith("."):
            if mnemonic in _SEEN_ELSEWHERE:
                for name in self._tokens(operands):
                    if name not in self._starts:
                        self._enter(name, "", line, "other files may lead to a label in it")
                return
            if directive(mnemonic).partition(".")[0] not in _DATA:
                return
        elif opcode(mnemonic).branches:
            target = operands.rpartition(",")[2].strip()
            if target[:-1].isdecimal() and target[-1] in "bf":
                self._branch(line, owner, target)
                return
            if not _LABEL_ALONE.match(target):
                for name in self._starts.keys() - {owner}:
                    self._note(name, line, "a branch by a number may lead into it")
                return
        elif not mnemonic.startswith(("s_", "v_")) and "@" not in operands:
            return
        for name in self._tokens(operands):
            self._enter(name, owner, line, "code outside of it leads into it")

    def _branch(self, line: int, owner: str, local: str) -> None:
        """Notes the function that a branch enters by a label that is a number."""
        places = self.homes.get(local[:-1], [])
        near = (
            [p for p in places if p[0] <= line][-1:]
            if local[-1] == "b"
            else [p for p in places if p[0] > line]
        )
        for _, home in near[:1]:
            if home and home != owner:
                self._note(home, line, "code outside of it leads into it")

    def _enter(self, label: str, owner: str, line: int, why: str) -> None:
        homes = {home for _, home in self.homes.get(label, ())}
        if owner and owner in homes:
            return
        for home in homes - {""}:
            if label != home or home in self._kernels:
                self._note(home, line, why)

    def _fall(self, statements: list[tuple[int, str, list[str], str, str]], referenced: set[str]) -> None:
        """Notes functions into which the code in front falls, and those whose code goes on behind their end."""
        live: dict[str, str | None] = {}
        for line, section, labels, mnemonic, _ in statements:
            owner = self.owners.get(line, "")
            for label in labels:
                before = live.get(section)
                if label in self._starts and owner == label:
                    if before is not None:
                        self._note(label, line, "the code in front of it falls into it")
                        self._note(before, line, "its code goes on behind its end")
                    live[section] = owner
                elif label in referenced and before is None:
                    live[section] = owner
            before = live.get(section)
            if not mnemonic or mnemonic[0] in ".#" or before is None:
                continue
            if before != owner:
                self._note(before, line, "its code goes on behind its end")
            live[section] = None if opcode(mnemonic).ends_code else owner

    def _note(self, name: str, line: int, why: str) -> None:
        if name:
            start = self._starts[name]
            where = f"line {line}: " if line != start else ""
            self.noted.setdefault(name, Unreadable(start, f"{where}{why}"))


@lru_cache(maxsize=1)  # waits and races of one listing ask for the same
def with_entries(listing: Assembly) -> tuple[AsmFunction, ...]:
    """The functions of a listing, each with a note if code outside leads into it or follows its own."""
    noted = _EntryReader(listing).read()
    return tuple(
        replace(function, unreadable=(*function.unreadable, noted[function.name]))
        if function.name in noted
        else function
        for function in listing.functions
    )
