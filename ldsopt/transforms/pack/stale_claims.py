"""Claims in the input that are no longer true once variables share bytes.

Attached metadata may say that two accesses touch different memory, or that memory does not change. Said of variables
with bytes of their own it can be true, and false of the same accesses when the bytes are shared:

* ``!alias.scope``, ``!noalias``: two variables are apart, by name;
* ``!tbaa``, ``!tbaa.struct``: values of two types are never at one address;
* ``!invariant.load``, ``!invariant.group``: what is read here is the same at all times;
* ``!llvm.access.group``, ``!llvm.mem.parallel_loop_access``: the iterations of a loop do not meet.

They are taken from every access that may touch a variable that shares bytes. What is said of the value (``!range``,
``!noundef``), of how to access (``!nontemporal``), or of the place in the source stays true and stays. So do flags:
``inbounds`` and ``nuw`` of a ``getelementptr`` hold in the arena since they held in the variable, which lies within it.
An argument's ``noalias`` is about what its function accesses in one execution: all of that counts as accessed where the
call stands (`ldsopt.analysis.liveness.lds_events`), so no two variables that one execution accesses share a byte; a
function with barriers, of which parts count, may have no such argument (`ldsopt.analysis.flow.called_barriers`). An
argument's ``dereferenceable`` holds since a variable has as many bytes as before. LLVM allows ``llvm.lifetime`` on
stack slots only.

An access may touch such a variable unless it is known to be of others, or is none of LDS.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.ir.module import Function
from ldsopt.ir.syntax import attachments

STALE = frozenset(
    {
        "alias.scope",
        "noalias",
        "tbaa",
        "tbaa.struct",
        "invariant.load",
        "invariant.group",
        "llvm.access.group",
        "llvm.mem.parallel_loop_access",
    }
)
_TOUCHES_NOTHING = (CalleeKind.PURE, CalleeKind.HARMLESS, CalleeKind.INTRINSIC)


def stale_claims(
    provenance: Provenance, function: Function, found: FunctionProvenance, sharing: frozenset[int]
) -> Iterator[tuple[int, frozenset[str]]]:
    """The lines of a function from which claims go, and the kinds of metadata that go.

    Args:
        provenance: of the module.
        function: to look at.
        found: its accesses.
        sharing: the variables that share bytes, by their index into `Provenance.bases`.
    """
    accesses = {access.line: access for access in found.accesses}
    for instruction in function.instructions:
        line = provenance.module.lines[instruction.line]
        if ", !" not in line:
            continue
        kinds = STALE & attachments(line)[1].keys()
        if not kinds:
            continue
        access = accesses.get(instruction.line)
        if access is not None:
            if access.bases and not access.bases & sharing:
                continue
        elif instruction.opcode not in ("call", "invoke", "callbr"):
            continue  # not of LDS
        elif provenance.callees[instruction.operands[-1]].kind in _TOUCHES_NOTHING:
            continue
        yield instruction.line, kinds
