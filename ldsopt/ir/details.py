"""What an instruction's text says beyond its opcode and operands: flags, predicate, element type.

Read on demand from LLVM's print of one line; `ldsopt.ir.module` has the structure.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from ldsopt.ir.syntax import mnemonic_span, split_arguments

_FLAGS = frozenset(
    {"nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "nusw", "samesign", "volatile", "atomic"}
)
_FAST_MATH = frozenset({"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"})


class Details(NamedTuple):
    """The head of an instruction.

    Attributes:
        flags: ``nuw``, ``disjoint``, ...
        predicate: of ``icmp`` and ``fcmp``, else empty.
        body: the text behind opcode, flags and predicate, attachments included.
    """

    flags: frozenset[str]
    predicate: str
    body: str


def details(line: str, opcode: str) -> Details:
    """The head of an instruction line.

    >>> details("  %o = or disjoint i32 %a, %b", "or").flags
    frozenset({'disjoint'})
    >>> details("  %c = icmp samesign ult i32 %a, %b", "icmp").predicate
    'ult'
    """
    rest = line[mnemonic_span(line).stop + 1 :]
    flags: list[str] = []
    while True:
        word, _, tail = rest.partition(" ")
        if word in _FLAGS:
            flags.append(word)
        elif word not in _FAST_MATH:
            break
        rest = tail
    predicate = ""
    if opcode in ("icmp", "fcmp"):
        predicate, _, rest = rest.partition(" ")
    return Details(frozenset(flags), predicate, rest)


@functools.lru_cache(maxsize=4096)
def element_type(body: str) -> str:
    """The type that a ``getelementptr`` steps over, from the body of its `Details`.

    >>> element_type("[4 x i32], ptr addrspace(3) %p, i32 0, i32 %i")
    '[4 x i32]'
    """
    start, stop = split_arguments(body, 0)[0][0]
    return body[start:stop]
