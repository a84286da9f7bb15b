"""Which spelling of a module a compiler is given.

LLVM reads what older releases have printed, not what newer ones print. A module that came in a spelling newer than the
LLVM that reads it here goes to a newer compiler as it came, and to any other as LLVM 22 prints it.
"""

from __future__ import annotations

from ldsopt.ir.module import Module

READER = 22
"""The release of LLVM that reads modules here, and prints `Module.text`."""


def text_for(module: Module, llvm_major: int) -> str:
    """The text of a module for a compiler.

    Args:
        module: to be compiled.
        llvm_major: the release of the compiler's LLVM.
    """
    own = module.own_text if module.is_respelled and llvm_major > READER else None
    return module.text if own is None else own
