"""The lattice of the default provenance: absent, derived from one base, ambiguous; and the rule that combines them.

See `ldsopt.analysis.provenance.provenance` for what the states mean.
"""

from __future__ import annotations

from collections.abc import Iterable

from ldsopt.ir.syntax import number_behind

Base = int
"""Index of an LDS variable in `LdsGlobal` order of its module."""

AMBIGUOUS: Base = -1
State = Base | None
"""Of a value: its base, `AMBIGUOUS`, or ``None`` for absent."""

KEEPING = frozenset({"getelementptr", "ptrtoint", "ptrtoaddr", "inttoptr", "add"})
"""Opcodes that may keep a base."""

TYPED = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr"})
"""The operations of which `combine` wants to know a type."""

_POINTER_BITS = 32


def combine(opcode: str, states: Iterable[State], type_text: str) -> State:
    """The state of an operation's result. This is the whole rule.

    Args:
        opcode: LLVM's mnemonic.
        states: of the operands, in order.
        type_text: the result's type where it matters (``ptrtoint``), else anything.
    """
    states = list(states)
    derived = [state for state in states if state is not None]
    if not derived:
        return None
    if len(derived) > 1 or derived[0] == AMBIGUOUS:
        return AMBIGUOUS
    if opcode == "add" or (opcode == "getelementptr" and states[0] is not None):
        return derived[0]
    if opcode in ("ptrtoint", "ptrtoaddr", "inttoptr"):
        bits = number_behind("i", type_text.rpartition(" x ")[2].rstrip(">"))
        return AMBIGUOUS if bits and bits < _POINTER_BITS else derived[0]
    return AMBIGUOUS
