"""The target: a triple that names the processor, and the data layout.

Newer LLVM writes ``amdgpu9.50-amd-amdhsa`` where LLVM 22 writes ``amdgcn-amd-amdhsa`` and gives each function
``"target-cpu"="gfx950"``.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.ir.compat.masked import Masked, arguments, edited, line_end, lines_of
from ldsopt.ir.syntax import attributes_start, header, number_behind, tokens
from ldsopt.target.arch import arch_of_triple

_TRIPLE, _LAYOUT = 'target triple = "', 'target datalayout = "'
_UNUSED = range(10, 16)
"""Address spaces that LLVM 22 does not know."""


def architecture(source: Masked) -> str | None:
    """The processor that the triple names: ``gfx950`` for ``amdgpu9.50-…``."""
    found = _stated(source, _TRIPLE)
    return arch_of_triple(found[2]) if found else None


def _stated(source: Masked, words: str) -> tuple[int, int, str] | None:
    """The place of the string behind the words that begin a line, quotes included, and what it says."""
    for line in lines_of(source.text, words):
        start = line.start + len(words)
        stop = source.text.index('"', start)
        return start - 1, stop + 1, source.string(source.text[start:stop])
    return None


def name_architecture(source: Masked) -> str:
    """Gives each function without ``"target-cpu"`` the one that the triple names.

    LLVM 22's triple cannot carry it, and newer LLVM takes the processor from the triple where the
    attribute is missing, so the meaning is the same.
    """
    arch = architecture(source)
    if arch is None:
        return source.text
    text = source.text
    key = source.quoted("target-cpu")
    addition = f'"target-cpu"="{arch}"'
    named = {group for group, at in _groups(text) if key is not None and key in text[at : line_end(text, at)]}
    wanted: set[int] = set()
    edits: list[tuple[int, int, str]] = []
    for line in lines_of(text, "define "):
        head = header(line.text)
        listed = (
            arguments(text, line.start + head.stop) if head and line.text[head.stop :][:1] == "(" else None
        )
        if listed is None:
            continue
        close = listed[1]
        tail = text[close : line_end(text, close)]
        numbers = (number_behind("#", token[0]) for token in tokens(tail))
        groups = {number for number in numbers if number is not None}
        if groups & named or (key is not None and key in tail):
            continue
        if groups:
            wanted.add(min(groups))
        else:
            at = close + attributes_start(tail, 1)
            edits.append((at, at, f" {addition}"))
    edits += [(at, at, f"{addition} ") for group, at in _groups(text) if group in wanted]
    return edited(text, edits)


def _groups(text: str) -> Iterator[tuple[int, int]]:
    """The groups of attributes by their numbers, with where the first attribute of each begins."""
    for line in lines_of(text, "attributes #"):
        name, equals, body = line.text.partition(" = {")
        number = number_behind("attributes #", name)
        if equals and number is not None:
            yield number, line.start + len(name) + len(equals) + (body[:1] == " ")


def old_triple(source: Masked) -> str:
    """``amdgpu9.50-amd-amdhsa`` → ``amdgcn-amd-amdhsa``: the same target before it named its processors.

    A processor that LLVM 22 does not have stays in the triple.
    """
    found = _stated(source, _TRIPLE)
    if found is None:
        return source.text
    start, stop, triple = found
    first, dash, rest = triple.partition("-")
    if not dash or (first != "amdgpu" and arch_of_triple(triple) is None):
        return source.text
    return edited(source.text, [(start, stop, f'"amdgcn-{rest}"')])


def old_layout(source: Masked) -> str:
    """Drops the address spaces 10 to 15 from the layout where nothing uses them.

    Code generation presumes the layout of its own target (`TargetMachine::isCompatibleDataLayout`, checked by
    assertions only), and LLVM 22's knows no such spaces.
    """
    found = _stated(source, _LAYOUT)
    if found is None or any(f"addrspace({space})" in source.text for space in _UNUSED):
        return source.text
    start, stop, layout = found
    unused = {f"p{space}:32:32" for space in _UNUSED}
    shorter = "-".join(part for part in layout.split("-") if part not in unused)
    return source.text if shorter == layout else edited(source.text, [(start, stop, f'"{shorter}"')])
