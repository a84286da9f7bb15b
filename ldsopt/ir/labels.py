"""What basic blocks are called in a module's text."""

from __future__ import annotations

from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.module import Function, Module
from ldsopt.ir.syntax import NAME
from ldsopt.patterns import pattern

_LABEL = pattern(rf"({NAME}):(?:\s|$)")
_UNNAMED = pattern(r".*%\d+$")


def block_labels(module: Module, function: Function) -> list[str]:
    """The labels of a function's blocks in text order, with their sigils, as a ``phi`` names them.

    LLVM prints none in front of an entry block without a name: its number is the first behind those of unnamed
    parameters.
    """
    labels = []
    for block in function.blocks:
        line = function.instructions[block.start].line - 1
        while module.lines[line].startswith("    #dbg_"):
            line -= 1
        match = _LABEL.match(module.lines[line])
        labels.append(f"%{match[1]}" if match else f"%{_unnamed_parameters(module, function)}")
    return labels


def _unnamed_parameters(module: Module, function: Function) -> int:
    return sum(_UNNAMED.match(text) is not None for text in parameter_texts(module.lines[function.line]))
