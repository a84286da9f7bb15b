"""Makes a failing kernel small: as long as it is a kernel and still fails, take something away.

Tried from the largest piece to the smallest: runs of lines, conditional branches made unconditional, single
instructions whose value is replaced by zero, blocks that nothing reaches, declarations and metadata. Every candidate
has to be read and verified by LLVM before the question is asked that costs something.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.errors import LdsoptError
from ldsopt.ir.read import parse

_DEFINITION = re.compile(r"^  (%[\w.]+) = (.*)$")
_BRANCH = re.compile(r"^  br i1 [^,]+, label (%[\w.]+), label (%[\w.]+)")
_LABEL = re.compile(r"^([\w.]+):")
_INCOMING = re.compile(r"(, )?\[ [^\]]*, %([\w.]+) \]")
_MAKES_POINTER = re.compile(
    r"getelementptr|inttoptr|addrspacecast|extractelement|phi ptr|select i1 [^,]+, ptr|call ptr"
)


def shrink(text: str, fails: Callable[[str], bool], *, attempts: int = 600) -> str:
    """Makes a failing text smaller, as long as it still fails.

    Args:
        text: a module that fails.
        fails: whether another one, which LLVM accepts, fails in the same way.
        attempts: questions to ask at most.
    """
    search = _Shrinking(text.split("\n"), fails, attempts)
    size = len(search.best) + 1
    while len(search.best) < size and search.left > 0:
        size = len(search.best)
        search.take_away_runs()
        search.decide_branches()
        search.take_away_instructions()
    return "\n".join(search.best)


@dataclass(slots=True)
class _Shrinking:
    """The search: the smallest failing text so far, and how many more candidates may be asked about."""

    best: list[str]
    fails: Callable[[str], bool]
    left: int

    def _try(self, lines: list[str]) -> bool:
        text = "\n".join(lines)
        if self.left <= 0 or not _is_valid(text):
            return False
        self.left -= 1
        if not self.fails(text):
            return False
        self.best = lines
        return True

    def take_away_runs(self) -> None:
        """Takes away runs of lines: halves, quarters, and so on down to two lines."""
        size = len(self.best) // 2
        while size > 1:
            start = 0
            while start < len(self.best):
                if not self._try(self.best[:start] + self.best[start + size :]):
                    start += size
            size //= 2

    def decide_branches(self) -> None:
        """Makes conditional branches unconditional, one way or the other."""
        for number in reversed(range(len(self.best))):
            match = _BRANCH.match(self.best[number]) if number < len(self.best) else None
            for target in match.groups() if match else ():
                decided = [*self.best[:number], f"  br label {target}", *self.best[number + 1 :]]
                if self._try(_without_unreached(decided)):
                    break

    def take_away_instructions(self) -> None:
        """Takes away instructions one by one, from the end. Where its value is used, zero or null stands instead."""
        for number in reversed(range(len(self.best))):
            line = self.best[number]
            rest = self.best[:number] + self.best[number + 1 :]
            if match := _DEFINITION.match(line):
                name = re.compile(re.escape(match[1]) + r"(?![\w.])")
                zero = "null" if _MAKES_POINTER.match(match[2]) else "0"
                rest = [name.sub(zero, other) for other in rest]
            self._try(rest)


def _is_valid(text: str) -> bool:
    try:
        parse(text).handle.close()
    except LdsoptError:
        return False
    return True


def _without_unreached(lines: list[str]) -> list[str]:
    """The text without blocks that nothing branches to, and without the values that they gave to phis."""
    while True:
        blocks = [(n, m[1]) for n, line in enumerate(lines) if (m := _LABEL.match(line)) and m[1] != "entry"]
        body = "\n".join(lines)
        dead = next((b for b in blocks if not re.search(rf"label %{re.escape(b[1])}(?![\w.])", body)), None)
        if dead is None:
            break
        stop = dead[0] + 1
        while not (_LABEL.match(lines[stop]) or lines[stop] == "}"):
            stop += 1
        lines = lines[: dead[0]] + lines[stop:]
    return _phis_of_predecessors(lines)


def _phis_of_predecessors(lines: list[str]) -> list[str]:
    predecessors: dict[str, set[str]] = {}
    block = ""
    for line in lines:
        if match := _LABEL.match(line):
            block = match[1]
        for target in re.findall(r"label %([\w.]+)", line):
            predecessors.setdefault(target, set()).add(block)
    done, block = [], ""
    for line in lines:
        if match := _LABEL.match(line):
            block = match[1]
        if " = phi " in line:
            known = predecessors.get(block, set())
            head = line[: line.index("[")]
            ways = [m[0].removeprefix(", ") for m in _INCOMING.finditer(line) if m[2] in known]
            line = head + ", ".join(ways)
        done.append(line)
    return done
