"""The facts about one kernel that decide which of its accesses of global memory depend on their order.

These are the accesses in text order, their places, whether the model of barriers holds for the kernel, and the judge of
pairs (`ldsopt.analysis.global_memory.conflicts`). A kernel includes all functions that its workgroups may run.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.flow.control_flow import ControlFlow, arms_of, of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import Phases, Refused, phases_of
from ldsopt.analysis.global_memory.accesses import GlobalAccess, accesses_of
from ldsopt.analysis.global_memory.conflicts import Conflicts, WorkgroupShape
from ldsopt.analysis.global_memory.indices import Indices
from ldsopt.analysis.global_memory.objects import UNKNOWN_OBJECT
from ldsopt.analysis.provenance.kernel_code import kernel_code, kernel_provenance, reads_id
from ldsopt.analysis.ranges.ranges import ModuleRanges, ranges_of
from ldsopt.assumptions import NOALIAS_ARGUMENTS, UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.groups import by_key
from ldsopt.ir.attributes import attribute_text, launch_bounds
from ldsopt.ir.details import callee_name, is_call, is_marked_access
from ldsopt.ir.module import GLOBAL, LOCAL, Function, Instruction, Module
from ldsopt.ir.synchronization import Fence, read_fence
from ldsopt.ir.syntax import without_strings
from ldsopt.once import once
from ldsopt.target.intrinsics import family, is_of


def fenced_kernels(module: Module, promises: Collection[str]) -> Sequence[KernelOrder]:
    """The kernels with fences of a workgroup, in text order.

    Args:
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


_STORES = family(
    "llvm.amdgcn.", "raw.buffer.store raw.ptr.buffer.store struct.buffer.store struct.ptr.buffer.store"
)
_SPLIT = family("llvm.", "memcpy memmove memset masked trap ubsantrap") | family(
    "llvm.amdgcn.", "kill wave.reduce global.atomic flat.atomic ds.gws"
)
"""Intrinsics of which LLVM may make several blocks."""
_OVER_LANES = family("llvm.amdgcn.", "raw struct image s.buffer")
"""Intrinsics with a resource, by which LLVM makes a loop if lanes have different ones."""
_WITH_RESOURCE = frozenset({"ptr addrspace(7)", "ptr addrspace(9)"})
"""Pointers that hold a resource."""
_MOST_USERS = 1000
"""The most instructions behind a load that are looked at; with more it may move."""
_CONVERSIONS = frozenset({"zext", "sext", "trunc", "bitcast", "fpext", "fptrunc"})


class KernelOrder:
    """The facts about one kernel.

    Args:
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
        """True for a load that LLVM may move to another block, past barriers and fences, where the values are used.

        Loads stay that are volatile, or atomic and ordered, and those in front of a store of their value in their
        block, past which LLVM moves no load. It drops a store of poison, of what is there already, or hidden by another
        one in its block. So the value is the loaded one itself, perhaps converted, and it is stored to another object.
        A function is inlined with its loads, unless that is forbidden. Source: LLVM 22, MachineSink
        (``MachineInstr::isSafeToMove``, for which neither a barrier nor a fence is a store).
        """
        kernel = self.kernel
        if not self.is_movable(at):
            return False
        load = kernel.instructions[at]
        if is_call(load) and callees_of(self.module).of(load).kind is CalleeKind.DEFINED:
            return True
        return not self._is_needed(at, kernel.blocks[self.block_of[at]].stop)

    def is_awaited(self, at: int, stop: int) -> bool:
        """True of a load for whose value its wave waits in the same block, in front of an instruction (an index).

        A branch by the value counts, too: this is for code that is known to have the load where the IR has it.
        """
        return self._is_needed(at, stop) or self._decides(at, stop)

    def _is_needed(self, at: int, stop: int) -> bool:
        """True of a load whose value something needs that stays in its block, in front of an instruction (an index)."""
        return any(self._stays(user, value, at) for user, value in self._users(at, stop, _CONVERSIONS))

    def _decides(self, at: int, stop: int) -> bool:
        """True of a load by whose value its block branches, if nothing in front of an instruction is another block."""
        flow = self.flow
        return any(
            len(set(map(self._led_to, flow.successors[self.kernel.block_of[user.address]]))) > 1
            for user, _ in self._users(at, stop)
            if user.opcode in {"br", "switch", "indirectbr"}
        )

    def _led_to(self, block: int) -> int:
        """The block that control reaches from another through those that do nothing."""
        seen = set[int]()
        while len(self.kernel.inside(block)) == len(self.flow.successors[block]) == 1 and block not in seen:
            seen.add(block)
            (block,) = self.flow.successors[block]
        return block

    def _users(
        self, at: int, stop: int, through: Collection[str] | None = None
    ) -> Iterator[tuple[Instruction, int]]:
        """Yields the instructions that use a load's value in front of another instruction, and what they use of it.

        Args:
            at, stop: the indices of the load, and of the other instruction, or of the block's end.
            through: the instructions whose results count as its value; ``None`` for all.
        """
        kernel = self.kernel
        after = bisect_right(self._splitting, at)
        end = min([stop, *self._splitting[after : after + 1]])
        seen, work = {kernel.instructions[at].address}, [kernel.instructions[at].address]
        while work and len(seen) <= _MOST_USERS:
            value = work.pop()
            for user in kernel.users.get(value, ()):
                if user.opcode == "phi" or not at < kernel.place_of[user.address] < end:
                    continue
                yield user, value
                if user.address not in seen and (through is None or user.opcode in through):
                    seen.add(user.address)
                    work.append(user.address)

    def is_movable(self, at: int) -> bool:
        """True for a load that LLVM may move unless something needs its value where it is (`may_move`)."""
        load = self.kernel.instructions[at]
        if is_call(load):
            callee = callees_of(self.module).of(load)
            if callee.kind in (CalleeKind.DEFINED, CalleeKind.ASM, CalleeKind.UNKNOWN):
                return callee.kind is CalleeKind.DEFINED and self._may_be_inlined(callee.name)
            if any(access.writes for access in self._accesses_at.get(at, ())):
                return False
        elif load.opcode != "load":
            return False
        if not self.kernel.users.get(load.address):  # the code has no such load
            return False
        is_unordered = load.opcode == "load" and " unordered" in self.module.lines[load.line]
        return is_unordered or not is_marked_access(self.module, load)

    @cached_property
    def _splitting(self) -> Sequence[int]:
        return [at for at, one in enumerate(self.kernel.instructions) if self._splits(one)]

    def _splits(self, one: Instruction) -> bool:
        """True if LLVM may make several blocks of an instruction: a loop over lanes, or over tries, or a copy."""
        module, divergent = self.module, divergence_of(self.kernel, self.module).values
        if one.opcode in {"atomicrmw", "cmpxchg", "frem"}:
            return True
        if one.opcode in {"fptosi", "fptoui"}:
            return _is_wide(module.type_of(one.address))
        if one.opcode in {"sitofp", "uitofp"}:
            return _is_wide(module.type_of(one.operands[0]))
        if one.opcode in {"load", "store"}:
            pointer = one.operands[-1]
            return module.type_of(pointer) in _WITH_RESOURCE and pointer in divergent
        if one.opcode in {"udiv", "sdiv", "urem", "srem"}:
            return module.type_of(one.address) not in {"i8", "i16", "i32"}
        if one.opcode in {"extractelement", "insertelement"}:
            return module.element_number(one.operands[-1]) is None
        if not is_call(one):
            return False
        callee = callees_of(module).of(one)
        if callee.kind is CalleeKind.DEFINED:
            return self._may_be_inlined(callee.name)
        if is_of(callee.name, _OVER_LANES):
            return not divergent.isdisjoint(one.operands[:-1])
        return is_of(callee.name, _SPLIT)

    def _may_be_inlined(self, name: str) -> bool:
        line = next(one.line for one in self.functions if one.name == name)
        return "noinline" not in without_strings(attribute_text(self.module, line)).split()

    def _stays(self, user: Instruction, value: int, load: int) -> bool:
        """True if no pass takes an instruction away that stores a loaded value, or gives it to assembly.

        Args:
            user: the instruction.
            value: what it uses.
            load: the index of the load.
        """
        if user.opcode == "store":
            return user.operands[0] == value and self._is_elsewhere(user, load)
        if user.opcode != "call":
            return False
        if is_of(callee_name(self.module, user), _STORES):
            return user.operands[0] == value
        asm = callees_of(self.module).of(user).kind is CalleeKind.ASM
        return asm and " asm sideeffect " in without_strings(self.module.lines[user.line])

    def _is_elsewhere(self, store: Instruction, load: int) -> bool:
        """True if a store is of memory that stays memory, and surely not to where a load reads."""
        spaces = [
            self.module.type_of(pointer)
            for pointer in (store.operands[1], self.kernel.instructions[load].operands[0])
        ]
        if LOCAL in spaces and spaces[0] != spaces[1]:
            return set(spaces) == {LOCAL, GLOBAL}
        into, read = (
            frozenset[object]().union(*(access.objects for access in self._accesses_at.get(at, ())))
            for at in (self.kernel.place_of[store.address], load)
        )
        is_known = bool(into) and bool(read) and UNKNOWN_OBJECT not in into | read
        return spaces[0] == GLOBAL and is_known and into.isdisjoint(read)

    @cached_property
    def _accesses_at(self) -> Mapping[int, Sequence[GlobalAccess]]:
        return by_key((access.at, access) for access in self.accesses)

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


def _is_wide(type_name: str) -> bool:
    """True for an integer, or a vector of integers, of more bits than registers of the scalar unit hold."""
    return int(type_name.rstrip(">").split()[-1][1:]) > 64


def _conditions(function: Function, flow: ControlFlow) -> dict[int, tuple[tuple[int, bool], ...]]:
    """For each block, the conditions that hold whenever it runs: those of branches with one arm that leads there."""
    found: dict[int, tuple[tuple[int, bool], ...]] = {}
    arms = {arm.block: ((arm.condition, arm.holds),) for arm in arms_of(function)}
    for block in flow.order:  # its dominators come before it
        if holding := found.get(flow.dominators.above.get(block, block), ()) + arms.get(block, ()):
            found[block] = holding
    return found
