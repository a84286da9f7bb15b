"""The code that each kernel's liveness is found of: functions, sizes of variables, and loads that nobody writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ldsopt.analysis.flow.called_barriers import CalledBarriers
from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.analysis.provenance.kernel_code import kernel_code
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.ir.inlining import InlinedModule
from ldsopt.ir.module import Function, Module
from ldsopt.target.arch import LARGEST_LDS

UnwrittenSearch = Callable[
    [Module, Callees, Mapping[str, Function], Function, frozenset[str]], frozenset[int]
]
"""A kernel's loads whose memory nobody writes, as `ldsopt.analysis.global_memory.unwritten` finds them."""


class VariableSizes:
    """The static variables of a module that have a size: bytes by index into `Provenance.bases`."""

    def __init__(self, provenance: Provenance) -> None:
        types = FixedValues(provenance).types
        self.bytes: dict[int, int] = {}
        self.notes: list[str] = []
        for index, base in enumerate(provenance.bases):
            layout = None if base.is_dynamic else types.layout(base.value_type)
            if layout is not None and layout.alloc > LARGEST_LDS:  # a set of its bytes might fill the memory
                self.notes.append(f"@{base.name} is larger than the LDS of any AMD GPU; it is left as it is")
            elif layout is not None and layout.alloc > 0:
                self.bytes[index] = layout.alloc
            elif not base.is_dynamic:
                self.notes.append(f"@{base.name} has no size that is known; it is left as it is")


@dataclass(frozen=True, slots=True)
class ReachableCode:
    """The blocks that a kernel's workgroups can run, sizes of variables, and by promises, loads that nobody writes.

    Attributes:
        refused: why its barriers are not all seen, if they are not.
    """

    module: Module
    functions: list[Function]
    sizes: Mapping[int, int]
    unwritten: Callable[[frozenset[str]], frozenset[int]]
    refused: Reason | None = None


class WholeModule:
    """A module, the sizes of its variables, and the code of each of its kernels."""

    def __init__(self, module: Module, unwritten: UnwrittenSearch | None) -> None:
        self.module, self.unwritten = module, unwritten
        self.provenance = Provenance(module)
        self.functions = {function.name: function for function in self.provenance.functions()}
        self.sizes = VariableSizes(self.provenance)

    def reachable_code(self, kernel: Function) -> ReachableCode:
        """The code of one kernel."""
        callees, loads = self.provenance.callees, _no_loads
        if self.unwritten is not None:
            loads = partial(self.unwritten, self.module, callees, self.functions, kernel)
        functions = kernel_code(self.module, callees, self.functions, kernel)
        return ReachableCode(self.module, functions, self.sizes.bytes, loads)

    def inlined(self, kernel: Function) -> InlinedModule | None:
        """A copy of the module in which the kernel calls no functions with barriers; ``None`` if it calls none.

        Raises:
            NotInlined: there is no such copy.
        """
        code = {each.name: each for each in self.reachable_code(kernel).functions}
        return CalledBarriers(self.module, self.provenance.callees, code).inlined(kernel)


def _no_loads(promises: frozenset[str]) -> frozenset[int]:
    return frozenset()
