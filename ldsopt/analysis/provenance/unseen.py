"""The reasons for which an access of LDS by a kernel's workgroups may not be seen.

All of the kernel's code counts, what it calls included: a called function may call unknown code, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.ir.calls import CALLS
from ldsopt.ir.module import Function, Instruction, Module


class UnseenKind(Enum):
    """The kinds of reasons, in words."""

    ESCAPE = "an address in LDS leaves our sight"
    HIDDEN_DMA = "an LDS-DMA of unknown destination"
    DESCRIPTOR = "a tensor DMA, whose descriptor is in registers"
    UNKNOWN_CODE = "a call of unknown code"
    ASSEMBLY = "assembly that may access LDS"


class Unseen(NamedTuple):
    """One reason, with the line to look at (an index into `Module.lines`).

    Attributes:
        name: of the code that is called, where it has one and nothing is known of it.
    """

    kind: UnseenKind
    line: int
    name: str = ""


def unseen(
    provenance: Provenance, functions: Mapping[str, Function], code: Sequence[FunctionProvenance]
) -> Iterator[Unseen]:
    """The reasons of a kernel, kind by kind.

    Args:
        provenance: of its code, already run.
        functions: all that there are, by name.
        code: the results for the kernel, and for the functions that it may call, directly or not.
    """
    module = provenance.module
    if provenance.escapes:
        yield Unseen(UnseenKind.ESCAPE, next((line for f in code for line in f.escapes), code[0].line))
    yield from (Unseen(UnseenKind.HIDDEN_DMA, line) for f in code for line in f.hidden_dma)
    every = (access for f in code for access in f.accesses)
    yield from (Unseen(UnseenKind.DESCRIPTOR, a.line) for a in every if a.kind is AccessKind.TENSOR_DMA)
    calls = [call for f in code for call in functions[f.name].instructions if call.opcode in CALLS]
    for call in calls:
        callee = provenance.callees.of(call)
        if callee.kind is CalleeKind.UNKNOWN:
            yield Unseen(UnseenKind.UNKNOWN_CODE, call.line, callee.name or "indirect")
    for call in calls:
        if may_touch_lds(module, call):
            yield Unseen(UnseenKind.ASSEMBLY, call.line)


def may_touch_lds(module: Module, instruction: Instruction) -> bool:
    """True of inline assembly that may access LDS, or goes to code that may."""
    asm = module.inline_asm(instruction.operands[-1]) if instruction.opcode in CALLS else None
    if asm is None:
        return False
    return asm.statements is None or any(
        statement.may_touch_lds or statement.goes_elsewhere for statement in asm.statements
    )
