"""The places where a wave may end other than by the return of its kernel.

``llvm.amdgcn.endpgm``, a trap and ``s_endpgm`` in assembly end the wave that gets there, wherever that is: in a
function that the kernel calls just as in the kernel. Who has ended writes nothing more, and no barrier waits for it any
longer. So a call that may end waves is to what follows as a branch of which one arm returns. Unknown code may do
anything.

Example::

    call void @quit(i32 %t)                 ; some waves end in it
    store i32 9, ptr addrspace(3) %own      ; their elements stay as they were
"""

from __future__ import annotations

from collections import defaultdict

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.graph import reachable
from ldsopt.ir import synchronization
from ldsopt.ir.calls import is_call
from ldsopt.ir.module import Instruction, Module
from ldsopt.once import once


@once
def wave_enders(module: Module) -> frozenset[str]:
    """The names of the functions in which, or in what they call, a wave may end."""
    callees, callers, ending = callees_of(module), defaultdict[str, set[str]](set), set[str]()
    for function in module.functions():
        for call in filter(is_call, function.instructions):
            if (callee := callees.of(call)).kind is CalleeKind.DEFINED:
                callers[callee.name].add(function.name)
            if _ends_wave(module, call):
                ending.add(function.name)
    return frozenset(reachable(callers, ending))


def may_end_wave(module: Module, instruction: Instruction) -> bool:
    """True if an instruction may be the last that its wave does, though no return."""
    if not is_call(instruction):
        return False
    callee = callees_of(module).of(instruction)
    return (callee.kind is CalleeKind.DEFINED and callee.name in wave_enders(module)) or _ends_wave(
        module, instruction
    )


def _ends_wave(module: Module, call: Instruction) -> bool:
    """True if a call itself may, whatever functions of the module do."""
    asm = module.inline_asm(call.operands[-1])
    return (
        callees_of(module).of(call).kind is CalleeKind.UNKNOWN
        or synchronization.may_end_wave(module, call)
        or (asm is not None and not asm.is_straight)  # it jumps, or traps
    )
