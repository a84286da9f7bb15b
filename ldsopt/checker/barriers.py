"""In which kernels one wave's n-th barrier may be another instruction than another wave's n-th.

Waves pass the same barriers in the same order where every branch that decides about barriers is the same for all of
them (`ldsopt.analysis.flow.phases`), in the kernel and in what it calls. Where that is not known, any way that leads to
a barrier may be that of some wave (`ldsopt.isa.meetings`)::

    br i1 %producer, label %a, label %b       ; differs from wave to wave
    a:  s.barrier                             ; meets the barrier in b
    b:  s.barrier
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import Refused, phases_of
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.graph import reachable
from ldsopt.ir.details import is_call
from ldsopt.ir.module import Function, Instruction
from ldsopt.ir.synchronization import barriers


def parting_kernels(provenance: Provenance) -> frozenset[str]:
    """The names of the kernels in which waves may pass different barriers."""
    functions = list(provenance.functions())
    search = _BarrierSearch(provenance, functions)
    if not search.holding:
        return frozenset()
    parting = search.with_callers(function.name for function in functions if search.parts(function))
    return frozenset(f.name for f in functions if f.is_kernel and f.name in parting)


class _BarrierSearch:
    """Finds which functions of a module may pass barriers. ``holding`` names those that contain one themselves."""

    def __init__(self, provenance: Provenance, functions: Sequence[Function]) -> None:
        self._module, self._callees = provenance.module, provenance.callees
        self._callers: dict[str, set[str]] = {function.name: set() for function in functions}
        for function in functions:
            for callee in filter(None, map(self._callee, function.instructions)):
                self._callers.setdefault(callee, set()).add(function.name)
        self.holding = self.with_callers(
            f.name for f in functions if any(map(self._is_barrier, f.instructions))
        )

    def with_callers(self, names: Iterable[str]) -> set[str]:
        """The names of these functions and of all that call one of them, directly or not."""
        return reachable(self._callers, names)

    def parts(self, function: Function) -> bool:
        """True if a branch of the function itself may send waves to different barriers."""
        if function.name not in self.holding:
            return False
        module = self._module
        if of_function(function).irreducible is not None:
            return True
        if function.is_kernel:
            try:
                phases_of(function, module)
            except Refused:
                return True
        return any(
            self._callee(instruction) in self.holding
            or (not function.is_kernel and self._is_barrier(instruction))
            for number in divergence_of(function, module).partial
            for instruction in function.inside(number)
        )

    def _callee(self, instruction: Instruction) -> str:
        if not is_call(instruction):
            return ""
        callee = self._callees[instruction.operands[-1]]
        return callee.name if callee.kind is CalleeKind.DEFINED else ""

    def _is_barrier(self, instruction: Instruction) -> bool:
        return is_call(instruction) and barriers(self._module, instruction) != ()
