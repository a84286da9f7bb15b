"""What crosses each fence of a workgroup: whether it is needed for global memory, or for LDS alone.

A fence orders what stands before it in one work-item with what stands behind it in another. Its order of global memory
is **needed** if some access *a* that may run before the fence and some access *b* that may run behind it depend on
their order, made by two work-items of one workgroup (`ldsopt.analysis.global_memory.conflicts`). Every such pair keeps
every fence that may lie between them, over loops, too; no fence is given up for the sake of another one that is kept,
nor relied on by one that is given up, so all that are given up are given up together.

Why that is enough. A fence only orders by synchronizing: a release fence of one work-item with an acquire fence of
another, by a barrier or an atomic between the two.

* All work-items of a workgroup pass the same barriers in the same order (`ldsopt.analysis.flow.phases`, which refuses
  other kernels). If *a* of one is ordered before *b* of another by a barrier B and the fences beside it, the first
  has gone from *a* over its release fence to B, the other from the same B over its acquire fence to *b*. So control
  flow leads from *a* over both fences to *b*: both are kept. So is every fence of a longer chain.
* Where work-items may learn of each other in another way (`GlobalAccess.signals`), or the kernel is refused there, two
  fences that synchronize may stand anywhere. Then all pairs of the kernel count for all of its fences.
* By what synchronizes further than the workgroup an access of this workgroup is ordered with those of others. Such a
  fence or atomic counts as an access that depends on its order with them.

When the kernel ends, everything is written back, by whichever wave.

Example::

    %v = load %in[i]; store %v, @lds; fence; barrier; fence; %w = load @lds; store %w, %out[i]

The load of ``%in`` before and the store to ``%out`` behind are the one pair: needed, unless the two are apart.

Source: LangRef, 'Memory Model for Concurrent Operations'; AMDGPUUsage, 'Memory Model' and 'Memory Model Relaxation
Annotations' (a fence of ``local`` alone orders no global memory).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt import graph
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.phases import Refused, find_phases
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.global_memory.accesses import AccessFinder, GlobalAccess
from ldsopt.analysis.global_memory.conflicts import Conflicts, OrderObstacle, PairVerdict, WorkgroupShape
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.global_memory.promises import NOALIAS_ARGUMENTS, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.analysis.provenance.kernel_code import KernelProvenance, kernel_code
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.ir.attributes import launch_bounds
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.fences import Fence, read_fence
from ldsopt.ir.module import Function, Module

_OTHER_IDS = ("llvm.amdgcn.workitem.id.y", "llvm.amdgcn.workitem.id.z")


@dataclass(frozen=True, slots=True)
class FenceCrossing:
    """What crosses one fence of a workgroup.

    Attributes:
        line: of the fence, an index into `Module.lines`.
        fence: what it orders.
        obstacle: why its order of global memory is needed; `OrderObstacle.NONE` if it is not.
        promises: what it rests on that it is not needed; with `OrderObstacle.PROMISE`, what it would rest on.
        by_index: that rests on an index proof.
        pair: lines of two accesses that it is needed for, the earlier one first; empty if it is not needed.
    """

    line: int
    fence: Fence
    obstacle: OrderObstacle
    promises: frozenset[str] = frozenset()
    by_index: bool = False
    pair: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KernelCrossings:
    """The fences of one kernel.

    Attributes:
        name: of the kernel.
        line: of its ``define``, an index into `Module.lines`.
        fences: those of a workgroup, in text order.
        everywhere: why all pairs of accesses count for all fences; empty if only those do that a fence lies between.
        called: lines of the workgroup's fences in functions that it calls, which are left alone.
    """

    name: str
    line: int
    fences: tuple[FenceCrossing, ...]
    everywhere: str = ""
    called: tuple[int, ...] = ()


def find_crossings(module: Module, promises: Collection[str]) -> tuple[KernelCrossings, ...]:
    """The fences of every kernel that has some.

    Args:
        module: to look at.
        promises: those that are made (`ldsopt.analysis.global_memory.conflicts`).
    """
    if "\n  fence " not in module.text:
        return ()
    provenance = Provenance(module)
    provenance.analyse(keep=True)
    functions = {function.name: function for function in provenance.functions()}
    finder = AccessFinder(module, provenance.callees, functions, trusts_noalias=NOALIAS_ARGUMENTS in promises)
    codes = [
        _CodeOfKernel(module, kernel, _code(provenance, functions, kernel))
        for kernel in functions.values()
        if kernel.is_kernel
    ]
    return tuple(
        _KernelSearch(code, finder, promises).run()
        for code in codes
        if any(_workgroup_fences(module, function) for function in code.functions)
    )


def _code(provenance: Provenance, functions: Mapping[str, Function], kernel: Function) -> list[Function]:
    return kernel_code(provenance.module, provenance.callees, functions, kernel)


def _workgroup_fences(module: Module, function: Function) -> list[tuple[int, Fence]]:
    """The fences of workgroup scope: the instruction's index, and what it orders."""
    found = []
    for at, instruction in enumerate(function.instructions):
        if instruction.opcode == "fence":
            fence = read_fence(module, instruction.line)
            if fence is not None and fence.scope == "workgroup":
                found.append((at, fence))
    return found


class _CodeOfKernel(NamedTuple):
    """A kernel, and all functions that its workgroups may run."""

    module: Module
    kernel: Function
    functions: list[Function]


class _KernelSearch:
    """Finds what crosses the fences of one kernel."""

    def __init__(self, code: _CodeOfKernel, finder: AccessFinder, promises: Collection[str]) -> None:
        self._module, self._kernel, self._code = code
        self._finder, self._promises, self._callees = finder, promises, finder.callees
        module, kernel = self._module, self._kernel
        self._flow = of_function(kernel)
        self._accesses = self._finder.of(kernel)
        self._block_of = [
            number for number, block in enumerate(kernel.blocks) for _ in range(block.start, block.stop)
        ]
        enders = find_wave_enders(module, self._callees, self._code)
        self._refused = ""
        divergence = None
        if self._flow.irreducible is None:
            divergence = find_divergence(module, kernel, self._flow, self._callees, enders)
            try:
                find_phases(module, kernel, self._flow, divergence)
            except Refused as refused:
                self._refused = refused.reason
        else:
            self._refused = "irreducible control flow"
        shape = None
        if divergence is not None:
            ranges = ModuleRanges(self._provenance_of_code(module))
            shape = self._shape(lambda sizes: Indices(ranges, kernel, self._flow, divergence, sizes))
        conditions = _conditions(kernel, self._flow)
        by_access = {access.at: conditions.get(self._block_of[access.at], ()) for access in self._accesses}
        self._conflicts = Conflicts(self._accesses, shape, by_access, self._promises)

    def _provenance_of_code(self, module: Module) -> Provenance:
        found = KernelProvenance(module, self._code)
        found.analyse()
        return found

    def run(self) -> KernelCrossings:
        """What crosses each fence."""
        everywhere = self._refused or self._signals()
        known: dict[tuple[frozenset[int], frozenset[int]], PairVerdict] = {}
        fences = []
        all_of_them = self._by_group(self._accesses)
        for at, fence in _workgroup_fences(self._module, self._kernel):
            before, behind = (all_of_them, all_of_them) if everywhere else self._around(at)
            key = (frozenset(before), frozenset(behind))
            if key not in known:
                known[key] = self._worst(before, behind)
            verdict = known[key]
            fences.append(
                FenceCrossing(
                    self._kernel.instructions[at].line,
                    fence,
                    verdict.obstacle,
                    verdict.promises,
                    verdict.by_index,
                    self._example(verdict.obstacle, before, behind),
                )
            )
        called = [
            function.instructions[at].line
            for function in self._code
            if function.name != self._kernel.name and not function.is_kernel
            for at, _ in _workgroup_fences(self._module, function)
        ]
        return KernelCrossings(self._kernel.name, self._kernel.line, tuple(fences), everywhere, tuple(called))

    def _signals(self) -> str:
        """By what work-items may learn of each other beside the workgroup's barriers, in words; empty if nothing."""
        for access in self._accesses:
            line = self._module.lines[self._kernel.instructions[access.at].line].strip()
            if access.holds_fences:
                return f"a function that is called has fences or barriers of its own: `{line}`"
            if access.signals:
                return f"work-items may learn of each other by `{line}`"
        return ""

    def _by_group(self, accesses: Iterable[GlobalAccess]) -> dict[int, GlobalAccess]:
        """One access of each group."""
        found: dict[int, GlobalAccess] = {}
        for access in accesses:
            found.setdefault(self._conflicts.group(access), access)
        return found

    def _around(self, at: int) -> tuple[dict[int, GlobalAccess], dict[int, GlobalAccess]]:
        """The accesses that may run before an instruction, and those that may run behind it."""
        here = self._block_of[at]
        before = graph.reachable(self._flow.predecessors, self._flow.predecessors[here])
        behind = graph.reachable(self._flow.successors, self._flow.successors[here])
        earlier = (
            access
            for access in self._accesses
            if (block := self._block_of[access.at]) in before or (block == here and access.at < at)
        )
        later = (
            access
            for access in self._accesses
            if (block := self._block_of[access.at]) in behind or (block == here and access.at > at)
        )
        return self._by_group(earlier), self._by_group(later)

    def _worst(self, before: Mapping[int, GlobalAccess], behind: Mapping[int, GlobalAccess]) -> PairVerdict:
        """The verdict on all pairs together."""
        worst, promises, by_index = OrderObstacle.NONE, frozenset[str](), False
        for a in before.values():
            for b in behind.values():
                verdict = self._conflicts.judge(a, b)
                worst = max(worst, verdict.obstacle)
                promises |= verdict.promises
                by_index = by_index or verdict.by_index
        return PairVerdict(worst) if worst > OrderObstacle.PROMISE else PairVerdict(worst, promises, by_index)

    def _example(
        self, obstacle: OrderObstacle, before: Mapping[int, GlobalAccess], behind: Mapping[int, GlobalAccess]
    ) -> tuple[int, ...]:
        """The lines of a pair of accesses with an obstacle; none if there is no obstacle."""
        if obstacle is OrderObstacle.NONE:
            return ()
        for a in before.values():
            for b in behind.values():
                if self._conflicts.judge(a, b).obstacle is obstacle:
                    return tuple(self._kernel.instructions[access.at].line for access in (a, b))
        return ()

    def _shape(self, make: Callable[[tuple[int, int, int]], Indices]) -> WorkgroupShape | None:
        """The work-items of a workgroup, if their ids can be enumerated."""
        bounds = launch_bounds(self._module, self._kernel)
        if bounds.is_exact:
            return WorkgroupShape(make(bounds.sizes), frozenset())
        if any(self._reads_other_id(function) for function in self._code):
            return None
        return WorkgroupShape(make((bounds.flat, 1, 1)), frozenset({UNREAD_DIMENSIONS_ARE_ONE}))

    def _reads_other_id(self, function: Function) -> bool:
        return any(
            is_call(instruction)
            and (
                callee_name(self._module, instruction) in _OTHER_IDS
                or self._callees.of(instruction).kind is CalleeKind.UNKNOWN
            )
            for instruction in function.instructions
        )


def _conditions(function: Function, flow: ControlFlow) -> dict[int, tuple[tuple[int, bool], ...]]:
    """By block, the conditions that hold whenever it runs: those of the branches whose one arm leads to it alone."""
    dominators = graph.Dominators(flow.successors)
    found: dict[int, list[tuple[int, bool]]] = {}
    for number in flow.order:
        branch = function.instructions[function.blocks[number].stop - 1]
        arms = flow.successors[number]
        if branch.opcode != "br" or len(branch.operands) != 3 or len(arms) != 2:
            continue
        for arm in arms:
            if flow.predecessors[arm] != (number,):
                continue
            is_taken = function.blocks[arm].address == branch.operands[2]
            for block in flow.order:
                if dominators.dominates(arm, block):
                    found.setdefault(block, []).append((branch.operands[0], is_taken))
    return {block: tuple(conditions) for block, conditions in found.items()}
