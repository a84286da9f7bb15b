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

from collections.abc import Collection, Iterable

from ldsopt.analysis.flow.callees import CalleeKind, Callees
from ldsopt.ir import synchronization
from ldsopt.ir.calls import is_call
from ldsopt.ir.module import Function, Instruction, Module


def find_wave_enders(module: Module, callees: Callees, functions: Iterable[Function]) -> frozenset[str]:
    """The names of the functions in which, or in what they call, a wave may end."""
    calls = {f.name: list(filter(is_call, f.instructions)) for f in functions}
    found: set[str] = set()
    grown = True
    while grown:
        ending = {
            name for name, made in calls.items() if any(may_end_wave(module, callees, i, found) for i in made)
        }
        grown = not ending <= found
        found |= ending
    return frozenset(found)


def may_end_wave(
    module: Module, callees: Callees, instruction: Instruction, wave_enders: Collection[str]
) -> bool:
    """True if an instruction may be the last that its wave does, though no return.

    Args:
        module, callees: to which it belongs.
        instruction: to look at.
        wave_enders: names of the functions in which a wave may end.
    """
    if not is_call(instruction):
        return False
    callee = callees[instruction.operands[-1]]
    asm = module.inline_asm(instruction.operands[-1])
    return (
        callee.kind is CalleeKind.UNKNOWN
        or callee.name in wave_enders
        or synchronization.may_end_wave(module, instruction)
        or (asm is not None and not asm.is_straight)  # it jumps, or traps
    )
