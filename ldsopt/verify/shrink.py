"""Makes a failing kernel small: as long as it is a kernel and still fails, take something away.

Tried from the largest piece to the smallest: runs of lines, conditional branches made unconditional, single
instructions whose value is replaced by zero, blocks that nothing reaches, declarations and metadata. Every candidate
has to be read and verified by LLVM before the question is asked that costs something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ldsopt.errors import LdsoptError
from ldsopt.ir.read import parse

_DEFINITION = re.compile(r"^  (%[\w.]+) = (.*)$")
_BRANCH = re.compile(r"^  br i1 [^,]+, label (%[\w.]+), label (%[\w.]+)")
_LABEL = re.compile(r"^([\w.]+):")
_INCOMING = re.compile(r"(, )?\[ [^\]]*, %([\w.]+) \]")
_TYPED = re.compile(r"^(?:load|phi|select i1 [^,]+,|call|add|sub|mul|and|or|xor|shl|lshr)")


def shrink(text: str, fails: Callable[[str], bool], *, attempts: int = 600) -> str:
    """A smaller text that fails as well.

    Args:
        text: a module that fails.
        fails: whether another one, which LLVM accepts, fails in the same way.
        attempts: questions to ask at most.
    """
    left = attempts
    best = text
    improved = True
    while improved and left > 0:
        improved = False
        for candidate in _candidates(best):
            if len(candidate) >= len(best) or not _is_valid(candidate):
                continue
            left -= 1
            if fails(candidate):
                best, improved = candidate, True
                break
            if left <= 0:
                break
    return best


def _is_valid(text: str) -> bool:
    try:
        parse(text).handle.close()
    except LdsoptError:
        return False
    return True


def _candidates(text: str) -> Iterator[str]:
    lines = text.split("\n")
    size = max(1, len(lines) // 2)
    while size > 1:
        for start in range(0, len(lines), size):
            yield "\n".join(lines[:start] + lines[start + size :])
        size //= 2
    for number in reversed(range(len(lines))):
        if match := _BRANCH.match(lines[number]):
            for target in match.groups():
                yield _without_unreached([*lines[:number], f"  br label {target}", *lines[number + 1 :]])
    for number in reversed(range(len(lines))):
        rest = lines[:number] + lines[number + 1 :]
        if match := _DEFINITION.match(lines[number]):
            name = re.compile(re.escape(match[1]) + r"(?![\w.])")
            if any(name.search(line) for line in rest):
                for value in ("0", "null", "%tid"):
                    yield "\n".join(name.sub(value, line) for line in rest)
                continue
        yield "\n".join(rest)


def _without_unreached(lines: list[str]) -> str:
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
    return "\n".join(_phis_of_predecessors(lines))


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
