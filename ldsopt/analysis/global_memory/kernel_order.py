"""The facts of one kernel that say which of its accesses of global memory depend on their order.

The accesses in text order, where they stand, whether the model of barriers holds for the kernel, and the judge of pairs
(`ldsopt.analysis.global_memory.conflicts`). A kernel is taken with all functions that its workgroups may run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.phases import Phases, Refused, find_phases
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.global_memory.accesses import AccessFinder
from ldsopt.analysis.global_memory.conflicts import Conflicts, WorkgroupShape
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.provenance.kernel_code import KernelProvenance, kernel_code, reads_id
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.assumptions import NOALIAS_ARGUMENTS, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.ir.attributes import launch_bounds
from ldsopt.ir.fences import Fence, read_fence
from ldsopt.ir.module import Function, Module

_last: tuple[Module, frozenset[str], Sequence[KernelOrder]] | None = None
"""The result of the last search: several transforms ask the same of one module, one after the other."""


def fenced_kernels(module: Module, promises: Collection[str]) -> Sequence[KernelOrder]:
    """The kernels with fences of a workgroup, in text order.

    Args:
        module: to look at.
        promises: those that are made (`ldsopt.assumptions`).
    """
    global _last  # noqa: PLW0603 -- modules are large: no more than one is kept
    if "\n  fence " not in module.text:
        return ()
    made = frozenset(promises)
    if _last is None or _last[0] is not module or _last[1] != made:
        _last = module, made, tuple(_fenced_kernels(module, made))
    return _last[2]


def _fenced_kernels(module: Module, promises: Collection[str]) -> Iterator[KernelOrder]:
    return _kernels(module, promises, lambda function: bool(workgroup_fences(module, function)))


def writing_kernels(
    module: Module, promises: Collection[str], provenance: Provenance | None = None
) -> Iterator[KernelOrder]:
    """The kernels that may write global memory, in text order.

    Args:
        module, promises: as of `fenced_kernels`.
        provenance: of the module, with its functions kept, if it is there already.
    """
    for order in _kernels(module, promises, lambda _: True, provenance):
        if any(access.writes for access in order.accesses):
            yield order


def _kernels(
    module: Module,
    promises: Collection[str],
    is_wanted: Callable[[Function], bool],
    provenance: Provenance | None = None,
) -> Iterator[KernelOrder]:
    """The kernels of which some function is wanted, of those that their workgroups may run."""
    if provenance is None:
        provenance = Provenance(module)
        provenance.analyse(keep=True)
    functions = {function.name: function for function in provenance.functions()}
    finder = AccessFinder(module, provenance.callees, functions, trusts_noalias=NOALIAS_ARGUMENTS in promises)
    for kernel in functions.values():
        if kernel.is_kernel:
            code = CodeOfKernel(module, kernel, _code(provenance, functions, kernel))
            if any(map(is_wanted, code.functions)):
                yield KernelOrder(code, finder, promises)


def _code(provenance: Provenance, functions: Mapping[str, Function], kernel: Function) -> list[Function]:
    return kernel_code(provenance.module, provenance.callees, functions, kernel)


def workgroup_fences(module: Module, function: Function) -> list[tuple[int, Fence]]:
    """The fences of workgroup scope: the instruction's index, and what it orders."""
    found = []
    for at, instruction in enumerate(function.instructions):
        if instruction.opcode == "fence":
            fence = read_fence(module, instruction.line)
            if fence is not None and fence.scope == "workgroup":
                found.append((at, fence))
    return found


class CodeOfKernel(NamedTuple):
    """A kernel, and all functions that its workgroups may run."""

    module: Module
    kernel: Function
    functions: list[Function]


class KernelOrder:
    """The facts about one kernel.

    Args:
        code: of the kernel.
        finder: of the module's accesses.
        promises: those that are made.

    Attributes:
        module, kernel, functions: of ``code``.
        flow: control flow of the kernel.
        accesses: in text order.
        block_of: the block of each instruction, by its index.
        refused: why the model of barriers does not hold; empty if it does.
        phases: what lies between its barriers; ``None`` where the model does not hold.
        provenance, found: of the kernel's code, by function.
        ranges, shape: of its values, and the work-items of a workgroup, if their ids can be enumerated.
        conditions: by block, the ``i1`` values that decide whether it runs, and what they are then.
        conflicts: the judge of pairs.
    """

    def __init__(self, code: CodeOfKernel, finder: AccessFinder, promises: Collection[str]) -> None:
        self.module, self.kernel, self.functions = code
        self._callees = finder.callees
        module, kernel = self.module, self.kernel
        self.flow = of_function(kernel)
        self.accesses = finder.of(kernel)
        self.block_of = [
            number for number, block in enumerate(kernel.blocks) for _ in range(block.start, block.stop)
        ]
        self.refused = "irreducible control flow"
        self.phases: Phases | None = None
        self.provenance = KernelProvenance(module, self.functions)
        self.found = {found.name: found for found in self.provenance.analyse()}
        self.ranges: ModuleRanges | None = None
        self.shape: WorkgroupShape | None = None
        self.conditions = _conditions(kernel, self.flow)
        if self.flow.irreducible is None:
            self.refused = ""
            enders = find_wave_enders(module, self._callees, self.functions)
            divergence = find_divergence(module, kernel, self.flow, self._callees, enders)
            try:
                self.phases = find_phases(module, kernel, self.flow, divergence)
            except Refused as refused:
                self.refused = refused.reason
            self.ranges = ModuleRanges(self.provenance)
            make = partial(Indices, self.ranges, kernel, self.flow, divergence, conditions=self.conditions)
            self.shape = self._shape(make)
        by_access = {access.at: self.conditions.get(self.block_of[access.at], ()) for access in self.accesses}
        self.conflicts = Conflicts(self.accesses, self.shape, by_access, promises)

    def line(self, at: int) -> int:
        """The line of an instruction, an index into `Module.lines`."""
        return self.kernel.instructions[at].line

    def signals(self) -> str:
        """By what work-items may learn of each other beside the workgroup's barriers, in words; empty if nothing."""
        for access in self.accesses:
            line = self.module.lines[self.line(access.at)].strip()
            if access.holds_fences:
                return f"a function that is called has fences or barriers of its own: `{line}`"
            if access.signals:
                return f"work-items may learn of each other by `{line}`"
        return ""

    def _shape(self, make: Callable[..., Indices]) -> WorkgroupShape | None:
        """The work-items of a workgroup, if their ids can be enumerated."""
        bounds = launch_bounds(self.module, self.kernel)
        if not bounds.is_exact and reads_id(self._callees, self.functions, "yz"):
            return None
        sizes = bounds.sizes if bounds.is_exact else (bounds.flat, 1, 1)
        strict, lenient = (make(sizes, is_exact=bounds.is_exact, wraps=wraps) for wraps in (True, False))
        promises = () if bounds.is_exact else (UNREAD_DIMENSIONS_ARE_ONE,)
        return WorkgroupShape(strict, lenient, frozenset(promises))


def _conditions(function: Function, flow: ControlFlow) -> dict[int, tuple[tuple[int, bool], ...]]:
    """By block, the conditions that hold whenever it runs: those of the branches whose one arm leads to it alone."""
    found: dict[int, list[tuple[int, bool]]] = {}
    for number in flow.order:
        branch = function.terminator(number)
        arms = flow.successors[number]
        if branch.opcode != "br" or len(branch.operands) != 3 or len(arms) != 2:
            continue
        for arm in arms:
            if flow.predecessors[arm] != (number,):
                continue
            is_taken = function.blocks[arm].address == branch.operands[2]
            for block in flow.order:
                if flow.dominators.dominates(arm, block):
                    found.setdefault(block, []).append((branch.operands[0], is_taken))
    return {block: tuple(conditions) for block, conditions in found.items()}
