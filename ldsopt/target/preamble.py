"""The words of a module about itself before LLVM has parsed it: bitcode or text, target triple, data layout.

Spaces stand where LLVM's lexer lets them stand. A module without a triple is taken to be for ``DEFAULT_TRIPLE``.
"""

from __future__ import annotations

import re

from ldsopt.errors import InputError
from ldsopt.patterns import pattern

DEFAULT_TRIPLE = "amdgcn-amd-amdhsa"
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_TRIPLE = pattern(r'^[^\S\n]*target\s+triple\s*=\s*"([^"]*)"', re.MULTILINE)
_LAYOUT = pattern(r"^[^\S\n]*target\s+datalayout\s*=", re.MULTILINE)
_PLAIN_TRIPLE, _PLAIN_LAYOUT = 'target triple = "', "target datalayout = "
_AMD = ("amdgcn", "amdgpu")


def is_bitcode(data: str | bytes) -> bool:
    """True if a module begins like bitcode, bare or in Apple's wrapper."""
    return isinstance(data, bytes) and data.startswith(_BITCODE)


def refuse_nul(text: bytes, source: str) -> None:
    """Textual IR holds no NUL byte; LLVM's C interface would silently stop reading there.

    Raises:
        InputError: it does.
    """
    nul = text.find(b"\0")
    if nul >= 0:
        raise InputError(
            "a NUL byte in textual IR",
            file=source,
            line=text.count(b"\n", 0, nul) + 1,
            remedy="text has none: it is damaged, or binary data that is neither bitcode nor an object",
        )


def triple_of(text: str) -> str:
    r"""The target triple that textual IR states; empty if it states none.

    >>> triple_of('; a comment\n target  triple="amdgcn-amd-amdhsa"')
    'amdgcn-amd-amdhsa'
    >>> triple_of('; target triple = "nvptx64"\ntarget triple = "amdgcn-amd-amdhsa"')
    'amdgcn-amd-amdhsa'
    """
    # As nearly all write it: to compile the pattern takes longer than to find this.
    at = text.find(_PLAIN_TRIPLE)
    start = at + len(_PLAIN_TRIPLE)
    stop = text.find('"', start)
    if stop >= 0 and (at == 0 or (at > 0 and text[at - 1] == "\n")):
        return text[start:stop]
    found = _TRIPLE.search(text)
    return found[1] if found else ""


def has_data_layout(text: str) -> bool:
    """True if textual IR states a data layout."""
    return text.startswith(_PLAIN_LAYOUT) or f"\n{_PLAIN_LAYOUT}" in text or _LAYOUT.search(text) is not None


def require_amdgpu(triple: str, source: str, text: str = "") -> None:
    """A module is for an AMD GPU if its triple says so, or nothing.

    Args:
        triple: of the module.
        source: its name for messages.
        text: where the triple stands, to tell its line.

    Raises:
        InputError: it is for another kind of machine.
    """
    if triple and not triple.startswith(_AMD):
        found = _TRIPLE.search(text)
        raise InputError(
            f"the module is for '{triple}', not for an AMD GPU",
            file=source,
            line=text.count("\n", 0, found.start(1)) + 1 if found else None,
            remedy=f"give the device module, whose target triple is like {DEFAULT_TRIPLE!r}",
        )
