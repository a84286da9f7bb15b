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

Metadata of a call (``!noalias``), and ``noalias`` of the kernel's own arguments, limit what a call may write, too:
`pack` takes such claims away, and for races the code is looked at (`ldsopt.checker.barriers.moved_across`).

Example::

    store @A; call @sum; store @B          ; @sum: s.barrier; load @A; s.barrier
    phases {store @A}, {load @A}, {store @B}: @A and @B are apart
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable
from ldsopt.ir.attributes import behind_parameters, parameter_texts
from ldsopt.ir.details import is_call, read_call
from ldsopt.ir.elements import CopiedModule, copied
from ldsopt.ir.inlining import InlinedModule, NotInlined, inline_calls, inlined_body, names_for_calls
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
        holding = {name for name, function in self.functions.items() if holds_barrier(self.module, function)}
        replaced = self.replacing(kernel, holding)
        return None if replaced is None else inline_calls(self.module, kernel, replaced)

    def replacing(
        self, kernel: Function, holding: Set[str], *, keeps_calls: bool = False
    ) -> Callable[[Instruction], Function | None] | None:
        """The function whose code replaces a call, if it may come to one of some functions; ``None`` if none does.

        Args:
            holding: names of the functions.
            keeps_calls: LLVM has to keep each of these calls (`with_called_code`).

        Raises:
            NotInlined: a function or call is said to have limited effects.
        """
        callees = callees_of(self.module)
        calls = {name: self._called(function) for name, function in self.functions.items()}
        inside = frozenset(reachable(calls, calls[kernel.name]))
        reached = {name: reachable(calls, [name]) for name in inside}
        coming = frozenset(name for name in inside if not holding.isdisjoint(reached[name]))
        if not coming:
            return None
        # What is without a barrier is made as a whole, and stays on its side of the barriers around it.
        divided = frozenset(
            name
            for name in coming
            if any(holds_barrier(self.module, self.functions[one]) for one in reached[name])
        )
        for name in sorted(divided):
            define = self.module.lines[self.functions[name].line]
            self._require_unlimited(
                name, self.functions[name].line, behind_parameters(define), parameter_texts(define)
            )

        def replaced(call: Instruction) -> Function | None:
            callee = callees.of(call)
            if callee.kind is not CalleeKind.DEFINED or callee.name not in coming:
                return None
            if keeps_calls and self._is_inlined_by_llvm(call, callee.name):
                raise NotInlined(f"{callee.name}, which LLVM inlines", call.line)
            if callee.name in divided:
                line = self.module.lines[call.line]
                site = read_call(line)
                self._require_unlimited(
                    callee.name,
                    call.line,
                    without_strings(line[site.stop :]),
                    [line[start:stop] for start, stop in site.arguments],
                )
            return self.functions[callee.name]

        return replaced

    def _is_inlined_by_llvm(self, call: Instruction, callee: str) -> bool:
        """True of a call that code generation inlines: then instructions of the callee move among the kernel's."""
        lines = self.module.lines
        texts = behind_parameters(lines[self.functions[callee].line]), without_strings(lines[call.line])
        return any("alwaysinline" in self._with_groups(text) for text in texts)

    def _called(self, function: Function) -> frozenset[str]:
        callees = map(callees_of(self.module).of, filter(is_call, function.instructions))
        return frozenset(c.name for c in callees if c.kind is CalleeKind.DEFINED) & self.functions.keys()

    def _require_unlimited(self, who: str, line: int, attributes: str, arguments: Iterable[str]) -> None:
        text = self._with_groups(attributes)
        if limit := next((one for one in text.split() if one.startswith(_LIMITS)), None):
            if limit.startswith("memory("):
                limit = f"memory({text.partition('memory(')[2].partition(')')[0]})"
            raise NotInlined(f"{who}, which is said to be {limit}", line)
        if any(map(_may_be_noalias, arguments)):
            raise NotInlined(f"{who}, of which an argument is noalias", line)

    def _with_groups(self, attributes: str) -> str:
        """Attributes with those of the groups that they name, without strings."""
        numbers = (word[1:] for word in attributes.split() if word.startswith("#"))
        groups = (self.module.attribute_group(number) for number in numbers if number.isdecimal())
        return without_strings(" ".join((attributes, *groups)))


def holds_barrier(module: Module, function: Function) -> bool:
    """True if a function has an instruction that is, or may be, a barrier."""
    return any(crossing(module, i) is not Crossing.NOTHING for i in function.instructions)


def with_called_code(
    module: Module, wanted: Set[str], code_of: Callable[[str], Iterable[Function]]
) -> CopiedModule:
    """The copy of a module in whose kernels the code of some functions stands in place of their calls.

    A kernel of which this cannot be done (`NotInlined`) stays as it is. So does one of which LLVM inlines a call, as it
    may move a load of the callee past a barrier of the kernel (`ldsopt.checker.barriers.moved_across`).

    Args:
        module: the module.
        wanted: names of functions. Functions that may come to one of them are inlined, too.
        code_of: gives a kernel and the functions that it calls (`ldsopt.analysis.provenance.kernel_code`), by its name.
    """
    texts, done, names = list[tuple[str, int]](), 0, names_for_calls(module)
    for kernel in module.functions() if wanted else ():
        if not kernel.is_kernel:
            continue
        functions = {function.name: function for function in code_of(kernel.name)}
        try:
            replaced = CalledBarriers(module, functions).replacing(kernel, wanted, keeps_calls=True)
            body = inlined_body(module, kernel, replaced, names) if replaced else []
        except NotInlined:
            continue
        if body:
            texts += ((line, done + at) for at, line in enumerate(module.lines[done : kernel.line]))
            texts += body
            done = kernel.end
    texts += ((line, done + at) for at, line in enumerate(module.lines[done:]))
    return (copied(module, texts) if done else None) or CopiedModule(module, {})


def _may_be_noalias(argument: str) -> bool:
    """True of a ``noalias`` pointer that may point into LDS: a generic one, or one of LDS."""
    kind, *words = argument.partition("%")[0].partition('"')[0].split()
    is_elsewhere = bool(words) and words[0].startswith("addrspace") and words[0] != "addrspace(3)"
    return kind == "ptr" and "noalias" in words and not is_elsewhere
