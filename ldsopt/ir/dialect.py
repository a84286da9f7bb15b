"""The spelling of a module that a compiler is given.

LLVM reads what older releases have printed, not what newer ones print. So a module that came in a spelling newer than
the LLVM that reads it here goes to a newer compiler as it came, unchanged, and to any other as LLVM 22 prints it, with
its LDS-DMA with marks lowered to what LLVM 22 has (`ldsopt.ir.compat.async_copies`).
"""

from __future__ import annotations

from ldsopt.ir import compat
from ldsopt.ir.module import Module

READER = 22
"""The release of LLVM that reads modules here, and prints `Module.text`."""


def text_for(module: Module, llvm_major: int) -> str:
    """The text of a module for a compiler.

    Args:
        module: to be compiled.
        llvm_major: the release of the compiler's LLVM.
    """
    if llvm_major <= READER:
        return module.lowered_text
    own = module.own_text if module.is_respelled else None
    return compat.with_own_names(module.text) if own is None else own


def lowered_for(text: str, module: Module, llvm_major: int) -> str:
    """A copy of a module's canonical text, marked up for a look into the compiler, as that compiler can read it."""
    if llvm_major > READER:
        return compat.with_own_names(text)
    return compat.lowered(text, module.arch.name if module.arch else None)
