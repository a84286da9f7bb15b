"""Assembly that would have the assembler read files of this machine: ``.incbin`` and ``.include``.

A module may hold such a directive in inline assembly, at module level, or in bitcode; a listing as plain text. The
object would carry the file, or the assembler's complaint quote it. So a listing is looked through before any assembler
gets it, for whatever wrote it. LLVM's parser takes a directive in either case and in quotes, so the word is looked for
everywhere, comments and strings included. Macros can put a name together: where a listing has macros, names that begin
with a dot and end with an argument, and arguments that touch each other, are refused as well. Source: LLVM 22,
AsmParser.cpp, ``parseStatement``, ``parseIdentifier`` and ``expandMacro``.
"""

from __future__ import annotations

import re

from ldsopt import limits
from ldsopt.errors import InputError

_WORDS = ("incbin", "include")
_READS = re.compile(rb"\.(?:incbin|include)(?![\w])", re.IGNORECASE)
_MACROS = (b".macro", b".irp", b".altmacro")
_BEGUN = "|".join(
    sorted({word[:end] for word in _WORDS for end in range(1, len(word) + 1)}, key=len, reverse=True)
)
_BUILT = re.compile(
    # A dot and the beginning of a word, then an argument; two arguments, or one and letters, that make one name; and
    # the mode in which arguments have no mark.
    rf"\.(?:{_BEGUN})?\\|\\\w+\\(?:\w|\(\)[a-z.\\])|\.altmacro\b".encode(),
    re.IGNORECASE,
)
_TOKENS = re.compile(rb'/\*(?s:.*?)(?:\*/|\Z)|//[^\n]*|;[^\n]*|"(?:\\(?s:.)|[^"\\])*("|\Z)')


def refuse_open_string(listing: bytes, source: str) -> None:
    """Refuses a listing whose last string does not end: in an operand, LLVM 22's assembler reads on for ever.

    Args:
        listing: assembly, as an assembler would get it.
        source: the input's name for messages.

    Raises:
        InputError: it has one.
    """
    for token in _TOKENS.finditer(listing):
        if token[0][:1] == b'"' and not token[1]:
            line = listing.count(b"\n", 0, token.start()) + 1
            raise InputError("its assembly has a quote that does not end", file=source, line=line)


def refuse_host_files(listing: bytes, source: str) -> None:
    """Refuses a listing that may read files.

    Args:
        listing: assembly, as an assembler would get it.
        source: the input's name for messages.

    Raises:
        InputError: it may, and the user has not allowed that.
    """
    if limits.includes_are_allowed():
        return
    found = _READS.search(listing)
    if found is None and any(word in listing.lower() for word in _MACROS):
        found = _BUILT.search(listing)
    if found is not None:
        word = found[0].decode("latin-1")
        raise InputError(
            f"its assembly may read files of this machine ('{word}')",
            file=source,
            remedy=f"`ldsopt {limits.OPTIONS[limits.INCLUDES]} COMMAND` allows it",
        )
