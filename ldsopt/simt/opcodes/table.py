"""The table that the modules beside this one fill."""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.simt.node import Node
from ldsopt.simt.program import Op

OpBuilder = Callable[[Node], Op]

OPCODES: dict[str, OpBuilder] = {}


def opcode(*names: str) -> Callable[[OpBuilder], OpBuilder]:
    """Registers a builder for opcodes."""

    def register(builder: OpBuilder) -> OpBuilder:
        for name in names:
            OPCODES[name] = builder
        return builder

    return register
