"""The functions of a module that belong together: calls connect them, and the backend may inline them into each other.

What is done to the code of one of them may depend on the others; functions of different groups can be treated apart.
Two belong together where one names the other, or both name one global variable or alias that leads to a function. In a
module that calls through pointers all belong together, since anything may be called there.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.ir.module import Module
from ldsopt.ir.syntax import header, locals_in, mentions, mnemonic_span, unquote, without_strings

_KEPT = ("llvm.used", "llvm.compiler.used")
"""Lists of what is to stay in the module; they connect nothing."""


def connected_functions(module: Module) -> tuple[frozenset[str], ...]:
    """The groups of functions, by name, in the order of their first function in the text."""
    bodies = dict(_bodies(module))
    if any(_calls_by_pointer(line) for lines in bodies.values() for line in lines):
        return (frozenset(bodies),) if bodies else ()
    groups = _Groups(list(bodies))
    leading = {name: set(named) & bodies.keys() for name, named in _globals(module)}
    leading = {name: found for name, found in leading.items() if found}
    for name, lines in bodies.items():
        for line in lines:
            for match in mentions(line) if "@" in line else ():
                named = unquote(match[1])
                for other in {named} & bodies.keys() | leading.get(named, set()):
                    groups.join(name, other)
    return groups.all()


def _bodies(module: Module) -> Iterator[tuple[str, list[str]]]:
    """Each function with the lines of its body."""
    start = None
    for number, line in enumerate(module.lines):
        if line.startswith("define "):
            start = number
        elif line == "}" and start is not None:
            head = header(module.lines[start])
            if head is not None:
                yield head.name, module.lines[start + 1 : number]
            start = None


def _globals(module: Module) -> Iterator[tuple[str, list[str]]]:
    """Each global variable and alias with the names in its definition."""
    for name, line in module.definition_lines().items():
        if name not in _KEPT:
            yield name, [unquote(match[1]) for match in mentions(module.lines[line])][1:]


def _calls_by_pointer(line: str) -> bool:
    is_call = "call" in line or "invoke" in line
    if not is_call:
        return False
    text = without_strings(line)
    return any(text.startswith("(", name.end()) for name in locals_in(text, mnemonic_span(text).stop))


class _Groups:
    """Sets of names that grow together."""

    def __init__(self, names: list[str]) -> None:
        self._of = {name: {name} for name in names}

    def join(self, one: str, other: str) -> None:
        small, large = sorted((self._of[one], self._of[other]), key=len)
        if small is not large:
            large |= small
            for name in small:
                self._of[name] = large

    def all(self) -> tuple[frozenset[str], ...]:
        """The sets, by their first member."""
        return tuple(dict.fromkeys(frozenset(group) for group in self._of.values()))
