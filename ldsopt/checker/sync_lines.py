"""The fences, waits and accesses of global memory of a module's IR, which the traced copy marks as well.

Waits of the code carry the locations of their origin: of the fence from which LLVM's memory legalizer made them, or of
the author's intrinsic. Where several follow each other in the code LLVM keeps the first and its location. A wait that
LLVM adds for a use of data has the location of that use.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.ir.module import Module
from ldsopt.patterns import pattern

SYNC_CLASS = (1 << 20) + 1
"""The class of fences and waits, apart from those of accesses of LDS and of barriers."""
MEMORY_CLASS = SYNC_CLASS + 1
"""The class of accesses of other memory."""

_CALLS = ("  call void @llvm.amdgcn.", "  tail call void @llvm.amdgcn.")
_WAITS = ("s.waitcnt(", "s.wait.", "wait.asyncmark(")
_MEMORY = pattern(
    r'  (?:%(?:"[^"]*"|[^ ]+) = )?(?:(?:load|store|atomicrmw|cmpxchg) '
    r"|(?:tail )?call [^@]*@llvm\.amdgcn\.\w+\.(?:ptr\.)?t?buffer\.)"
)


def memory_lines(module: Module) -> Iterator[int]:
    """The lines of accesses of memory, in text order; those of LDS among them."""
    return (line for line, text in enumerate(module.lines) if _MEMORY.match(text))


def sync_lines(module: Module) -> Iterator[int]:
    """The lines of fences and of waits, in text order."""
    for line, text in enumerate(module.lines):
        if text.startswith("  fence ") or is_author_wait(text):
            yield line


def is_author_wait(text: str) -> bool:
    """True if a line of IR is an intrinsic that waits for the wave's own operations.

    >>> is_author_wait("  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)")
    True
    >>> is_author_wait("  call void @llvm.amdgcn.s.barrier()")
    False
    """
    return text.startswith(_CALLS) and text.partition("@llvm.amdgcn.")[2].startswith(_WAITS)
