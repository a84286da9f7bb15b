"""Kernels whose barriers are in functions that they call, with these calls inlined.

A barrier in a callee also divides the time of its caller, anew at each call: accesses in front of the call are
separated from those behind it, if all waves make the call. So phases are found on a copy of the module in which every
callee that may reach a barrier, directly or not, is inlined (`ldsopt.ir.inlining`). The copy does the same as the
module, instruction by instruction, so its phases are valid for the module; the copy is also checked like any kernel
for waves that may not pass the same barriers.

LLVM compiles the module, not the copy, and must keep accesses of LDS on their side of such a call, as it does at a
barrier with its fences. It does so unless attributes limit the callee's effects. So these are refused (`NotInlined`):

* a callee or call that is said to access some memory only (``memory(...)``), or not to synchronize (``nosync``);
* a callee with a pointer argument that is ``noalias`` and may point into LDS: the attribute covers all accesses of one
  execution of the callee, in front of its barriers and behind;
* a callee that may call itself, is not called plainly, gets copies of its arguments, or does not return.

Example::

    store @A; call @sum; store @B          ; @sum: s.barrier; load @A; s.barrier
    phases {store @A}, {load @A}, {store @B}: @A and @B are apart
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable
from ldsopt.ir.attributes import behind_parameters, parameter_texts
from ldsopt.ir.details import is_call, read_call
from ldsopt.ir.inlining import InlinedModule, NotInlined, inline_calls
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import without_strings

_LIMITS = ("memory(", "nosync", "naked", "returns_twice")


@dataclass(frozen=True, slots=True)
class CalledBarriers:
    """The functions that a kernel calls and that may come to a barrier, directly or not.

    Args:
        module: to which they belong.
        functions: the kernel's code (`ldsopt.analysis.provenance.kernel_code`), by name.
    """

    module: Module
    functions: Mapping[str, Function]

    def inlined(self, kernel: Function) -> InlinedModule | None:
        """The module with the kernel's calls of such functions replaced; ``None`` if there are none.

        Raises:
            NotInlined: they cannot be replaced.
        """
        callees = callees_of(self.module)
        calls = {name: self._called(function) for name, function in self.functions.items()}
        holding = {name for name in calls if self._holds_barrier(self.functions[name])}
        inside = frozenset(reachable(calls, calls[kernel.name]))
        reached = {name: reachable(calls, [name]) for name in inside}
        coming = frozenset(name for name in inside if not holding.isdisjoint(reached[name]))
        if not coming:
            return None
        for name in sorted(coming):
            define = self.module.lines[self.functions[name].line]
            self._require_unlimited(
                name, self.functions[name].line, behind_parameters(define), parameter_texts(define)
            )

        def replaced(call: Instruction) -> Function | None:
            callee = callees.of(call)
            if callee.kind is not CalleeKind.DEFINED or callee.name not in coming:
                return None
            line = self.module.lines[call.line]
            site = read_call(line)
            self._require_unlimited(
                callee.name,
                call.line,
                without_strings(line[site.stop :]),
                [line[start:stop] for start, stop in site.arguments],
            )
            return self.functions[callee.name]

        return inline_calls(self.module, kernel, replaced)

    def _called(self, function: Function) -> frozenset[str]:
        callees = map(callees_of(self.module).of, filter(is_call, function.instructions))
        return frozenset(c.name for c in callees if c.kind is CalleeKind.DEFINED) & self.functions.keys()

    def _holds_barrier(self, function: Function) -> bool:
        return any(crossing(self.module, i) is not Crossing.NOTHING for i in function.instructions)

    def _require_unlimited(self, who: str, line: int, attributes: str, arguments: Iterable[str]) -> None:
        numbers = (word[1:] for word in attributes.split() if word.startswith("#"))
        groups = (self.module.attribute_group(number) for number in numbers if number.isdecimal())
        text = without_strings(" ".join((attributes, *groups)))
        if limit := next((one for one in text.split() if one.startswith(_LIMITS)), None):
            if limit.startswith("memory("):
                limit = f"memory({text.partition('memory(')[2].partition(')')[0]})"
            raise NotInlined(f"{who}, which is said to be {limit}", line)
        if any(map(_may_be_noalias, arguments)):
            raise NotInlined(f"{who}, of which an argument is noalias", line)


def _may_be_noalias(argument: str) -> bool:
    """True of a ``noalias`` pointer that may point into LDS: a generic one, or one of LDS."""
    kind, *words = argument.partition("%")[0].partition('"')[0].split()
    is_elsewhere = bool(words) and words[0].startswith("addrspace") and words[0] != "addrspace(3)"
    return kind == "ptr" and "noalias" in words and not is_elsewhere
