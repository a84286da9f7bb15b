"""The facts about one kernel that decide which of its accesses of global memory depend on their order.

These are the accesses in text order, their places, whether the model of barriers holds for the kernel, and the judge of
pairs (`ldsopt.analysis.global_memory.conflicts`). A kernel includes all functions that its workgroups may run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import Phases, Refused, phases_of
from ldsopt.analysis.global_memory.accesses import accesses_of
from ldsopt.analysis.global_memory.conflicts import Conflicts, WorkgroupShape
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.provenance.kernel_code import kernel_code, kernel_provenance, reads_id
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.assumptions import NOALIAS_ARGUMENTS, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.ir.attributes import launch_bounds
from ldsopt.ir.bindings import incoming_blocks
from ldsopt.ir.details import is_marked_access
from ldsopt.ir.module import Function, Module
from ldsopt.ir.synchronization import Fence, read_fence
from ldsopt.once import once


def fenced_kernels(module: Module, promises: Collection[str]) -> Sequence[KernelOrder]:
    """The kernels with fences of a workgroup, in text order.

    Args:
        module: the module.
        promises: the promises that the user makes (`ldsopt.assumptions`).
    """
    if "\n  fence " not in module.text:
        return ()
    wanted = {one.name for one in module.functions() if workgroup_fences(module, one)}
    return [
        order_of(kernel, module, frozenset(promises))
        for kernel in module.functions()
        if kernel.is_kernel and any(one.name in wanted for one in kernel_code(module, kernel.name))
    ]


def writing_kernels(module: Module, promises: Collection[str]) -> Iterator[KernelOrder]:
    """The kernels that may write global memory, in text order; arguments as of `fenced_kernels`."""
    for kernel in module.functions():
        if kernel.is_kernel:
            order = order_of(kernel, module, frozenset(promises))
            if any(access.writes for access in order.accesses):
                yield order


@once
def order_of(kernel: Function, module: Module, promises: frozenset[str]) -> KernelOrder:
    """The facts about one kernel."""
    return KernelOrder(module, kernel, promises)


def workgroup_fences(module: Module, function: Function) -> list[tuple[int, Fence]]:
    """The fences of workgroup scope: the instruction's index, and the fence."""
    found = []
    for at, instruction in enumerate(function.instructions):
        if instruction.opcode == "fence":
            fence = read_fence(module, instruction.line)
            if fence is not None and fence.scope == "workgroup":
                found.append((at, fence))
    return found


_STAYING = frozenset(
    {"br", "switch", "indirectbr", "invoke", "callbr", "ret", "store", "atomicrmw", "cmpxchg"}
)


def may_move(module: Module, function: Function, at: int) -> bool:
    """True for a load that LLVM may move to another block, past barriers and fences, where the values are used.

    Loads stay that are atomic or volatile, and those whose value something that stays in their block needs: a store, a
    call without a result, a branch, or the next iteration of the innermost loop. Source: LLVM 22, MachineSink
    (``MachineInstr::isSafeToMove``, for which neither a barrier nor a fence is a store; ``PostponeSplitCriticalEdge``,
    which splits no such edge back).

    Args:
        module, function: as said.
        at: the instruction, an index into `Function.instructions`.
    """
    load, block = function.instructions[at], function.block_at[at]
    if load.opcode != "load" or is_marked_access(module, load):
        return False
    around = [loop for loop in of_function(function).loops if block in loop.blocks]
    header = min(around, key=lambda loop: len(loop.blocks)).header if around else None
    seen, work = {load.address}, [load.address]
    while work:
        given = work.pop()
        for user in function.users.get(given, ()):
            target = function.block_of[user.address]
            if user.opcode == "phi":
                came = zip(user.operands, incoming_blocks(user.address), strict=True)
                if target == header and (given, function.blocks[block].address) in came:
                    return False
            elif target == block:
                if user.opcode in _STAYING or not function.users.get(user.address):
                    return False
                if user.address not in seen:
                    seen.add(user.address)
                    work.append(user.address)
    return True


class KernelOrder:
    """The facts about one kernel.

    Args:
        module, kernel: the kernel.
        promises: the promises that the user makes.

    Attributes:
        module, kernel: as given.
        functions: all that its workgroups may run.
        flow: control flow of the kernel.
        accesses: in text order.
        block_of: the block of each instruction, by its index.
        refused: the reason why the model of barriers does not hold; empty if it does.
        phases: its phases; ``None`` if the model does not hold.
        provenance, found: of the kernel's code, by function.
        ranges, shape: of its values, and the work-items of a workgroup, if their ids can be enumerated.
        conditions: by block, the ``i1`` values that decide whether it runs, and their values if it does.
        conflicts: the judge of pairs.
    """

    def __init__(self, module: Module, kernel: Function, promises: frozenset[str]) -> None:
        self.module, self.kernel, self.functions = module, kernel, kernel_code(module, kernel.name)
        self.flow, self.block_of = of_function(kernel), kernel.block_at
        self.accesses = accesses_of(kernel, module, trusts_noalias=NOALIAS_ARGUMENTS in promises)
        self.refused = "irreducible control flow"
        self.phases: Phases | None = None
        self.provenance = kernel_provenance(module, kernel.name)
        self.found = {found.name: found for found in self.provenance.found}
        self.ranges: ModuleRanges | None = None
        self.shape: WorkgroupShape | None = None
        self.conditions = _conditions(kernel, self.flow)
        if self.flow.irreducible is None:
            self.refused = ""
            divergence = divergence_of(kernel, module)
            try:
                self.phases = phases_of(kernel, module)
            except Refused as refused:
                self.refused = refused.reason
            self.ranges = ranges_of(self.provenance)
            make = partial(Indices, self.ranges, kernel, self.flow, divergence, conditions=self.conditions)
            self.shape = self._shape(make)
        by_access = {access.at: self.conditions.get(self.block_of[access.at], ()) for access in self.accesses}
        self.conflicts = Conflicts(self.accesses, self.shape, by_access, promises)

    def line(self, at: int) -> int:
        """The line of an instruction, an index into `Module.lines`."""
        return self.kernel.instructions[at].line

    def may_move(self, at: int) -> bool:
        """As the function `may_move`, of one of the kernel's instructions."""
        return may_move(self.module, self.kernel, at)

    def signals(self) -> str:
        """The code by which work-items may learn of each other beside the barriers, in words; empty if none."""
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
        if not bounds.is_exact and reads_id(self.provenance.callees, self.functions, "yz"):
            return None
        sizes = bounds.sizes if bounds.is_exact else (bounds.flat, 1, 1)
        strict, lenient = (make(sizes, is_exact=bounds.is_exact, wraps=wraps) for wraps in (True, False))
        promises = () if bounds.is_exact else (UNREAD_DIMENSIONS_ARE_ONE,)
        return WorkgroupShape(strict, lenient, frozenset(promises))


def _conditions(function: Function, flow: ControlFlow) -> dict[int, tuple[tuple[int, bool], ...]]:
    """For each block, the conditions that hold whenever it runs: those of branches with one arm that leads there."""
    found: dict[int, tuple[tuple[int, bool], ...]] = {}
    for block in flow.order:  # its dominators come before it
        holding = found.get(flow.dominators.above.get(block, block), ())
        if len(flow.predecessors[block]) == 1:
            (number,) = flow.predecessors[block]
            branch = function.terminator(number)
            if branch.opcode == "br" and len(branch.operands) == 3 and len(flow.successors[number]) == 2:
                is_taken = function.blocks[block].address == branch.operands[2]
                holding = (*holding, (branch.operands[0], is_taken))
        if holding:
            found[block] = holding
    return found
