"""The opcodes: name -> function that builds the closure of one instruction.

To add one, decorate a builder with ``@opcode("name")`` in the module that it belongs to.
"""

from __future__ import annotations

from ldsopt.simt.frame import OPCODES
from ldsopt.simt.opcodes import arithmetic, memory, vectors  # noqa: F401 -- they fill the table

__all__ = ["OPCODES"]
