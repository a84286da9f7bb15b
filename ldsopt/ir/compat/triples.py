"""The target: a triple that names the processor, and the data layout.

Newer LLVM writes ``amdgpu9.50-amd-amdhsa`` where LLVM 22 writes ``amdgcn-amd-amdhsa`` and gives each function
``"target-cpu"="gfx950"``.
"""

from __future__ import annotations

import re

from ldsopt.ir.compat.masked import Masked, closing, edited, line_end
from ldsopt.target.arch import arch_of_triple

_TRIPLE = re.compile(r'^(target triple = )"(\d+)"', re.MULTILINE)
_LAYOUT = re.compile(r'^(target datalayout = )"(\d+)"', re.MULTILINE)
_DEFINE = re.compile(r"^define [^@\n]*@(?:\"\d+\"|[-\w$.]+)(?=\()", re.MULTILINE)
_ATTRIBUTE_GROUP = re.compile(r"attributes #(\d+) = \{ ?")


def architecture(source: Masked) -> str | None:
    """The processor that the triple names: ``gfx950`` for ``amdgpu9.50-…``."""
    found = _TRIPLE.search(source.text)
    return arch_of_triple(source.string(found[2])) if found else None


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
    bodies = {group[1]: text[group.end() : line_end(text, group.end())] for group in _groups(text)}
    named = {number for number, body in bodies.items() if key is not None and key in body}
    wanted: set[str] = set()
    edits: list[tuple[int, int, str]] = []
    for function in _DEFINE.finditer(text):
        close = closing(text, function.end())
        if close is None:
            continue
        tail = text[close : line_end(text, close)]
        groups = set(re.findall(r"#(\d{1,9})\b", tail))
        if groups & named or (key is not None and key in tail):
            continue
        if groups:
            wanted.add(min(groups, key=int))
        else:
            leading = re.match(r"\)(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?", tail)
            if leading is None:
                continue  # not a parameter list: the reader will say what is wrong with it
            at = close + leading.end()
            edits.append((at, at, f" {addition}"))
    edits += [(group.end(), group.end(), f"{addition} ") for group in _groups(text) if group[1] in wanted]
    return edited(text, edits)


def _groups(text: str) -> list[re.Match[str]]:
    return list(_ATTRIBUTE_GROUP.finditer(text))


def old_triple(source: Masked) -> str:
    """``amdgpu9.50-amd-amdhsa`` → ``amdgcn-amd-amdhsa``: the same target before it named its processors.

    A processor that LLVM 22 does not have stays in the triple.
    """

    def respell(match: re.Match[str]) -> str:
        triple = source.string(match[2])
        first, dash, rest = triple.partition("-")
        known = first == "amdgpu" or arch_of_triple(triple) is not None
        return f'{match[1]}"amdgcn-{rest}"' if known and dash else match[0]

    return _TRIPLE.sub(respell, source.text, count=1)


def old_layout(source: Masked) -> str:
    """Drops the address spaces 10 to 15 from the layout where nothing uses them.

    Code generation presumes the layout of its own target (`TargetMachine::isCompatibleDataLayout`, checked by
    assertions only), and LLVM 22's knows no such spaces.
    """
    if re.search(r"addrspace\(1[0-5]\)", source.text):
        return source.text

    def shorten(match: re.Match[str]) -> str:
        layout = source.string(match[2])
        shorter = re.sub(r"-p1[0-5]:32:32(?=-|$)", "", layout)
        return match[0] if shorter == layout else f'{match[1]}"{shorter}"'

    return _LAYOUT.sub(shorten, source.text, count=1)
