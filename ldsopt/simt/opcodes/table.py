"""The table that the modules beside this one fill."""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.simt.node import Node
from ldsopt.simt.program import Op

Builder = Callable[[Node], Op]

OPCODES: dict[str, Builder] = {}


def opcode(*names: str) -> Callable[[Builder], Builder]:
    """Registers a builder for opcodes."""

    def register(builder: Builder) -> Builder:
        for name in names:
            OPCODES[name] = builder
        return builder

    return register
