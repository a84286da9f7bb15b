"""The order of a kernel's memory operations that its IR requires: fences, atomics, and the author's own waits.

Fences. A releasing fence requires waits (`ldsopt.target.memory_model`) that the code need not show: if LLVM takes all
operations to be complete, it writes none. So a fence is placed in the code by its neighbours. If no access to memory
stands between a fence and a barrier, the fence orders nothing between them, and its requirement holds at the barrier::

    fence syncscope("workgroup") release        requires it at the barrier
    call void @llvm.amdgcn.s.barrier()
    fence syncscope("workgroup") acquire

The same holds for inline assembly with a barrier in it, though its fences are not placed for the order of the kernel's
code. Other releasing fences are not placed. The next barrier on each path still orders the operations in front of them:
those of a kind that nothing between the fence and the barrier starts are told apart in the code.
An atomic access may release by itself, and one right behind a fence releases for the fence: the requirement holds at
the access.

Marks. Fences act only by atomic accesses and barriers, so without atomic and volatile accesses no other wave can tell
what a kernel does between its barriers. These accesses are marked (`ldsopt.ir.details`).

Groups. The author's waits that no access to memory separates, and fences among them, may be one instruction in the
code, at the place of any of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.checker.mapping import is_author_wait
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import has_one_wave
from ldsopt.ir.details import CALLS, callee_name, is_call, is_marked_access
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.synchronization import (
    ARRIVALS,
    Barrier,
    BarrierPart,
    CounterWait,
    Fence,
    atomic_orders,
    read_fence,
    steps,
)
from ldsopt.target.intrinsics import family, is_of
from ldsopt.target.memory_model import Ordered
from ldsopt.target.opcodes import Family

_OF_WORKGROUP = frozenset({"workgroup", "workgroup-one-as"})
_LOADS_AND_STORES = frozenset({"load", "store"})
_UPDATES = frozenset({"atomicrmw", "cmpxchg"})
_SILENT = family("llvm.", "dbg assume lifetime experimental.noalias") | family(
    "llvm.amdgcn.",
    "s.waitcnt s.wait s.setprio s.sleep s.nop s.getreg s.setreg asyncmark wait.asyncmark sched iglp wave.barrier"
    " readfirstlane workitem.id workgroup.id mbcnt kernarg dispatch",
)


class WaitGroup(NamedTuple):
    """The author's waits that may be one instruction in the code.

    Attributes:
        lines: the lines of the waits, and of fences among them.
        most: by counter, the most operations that the author leaves outstanding; ``None`` where the waits do not give
            counts.
    """

    lines: tuple[int, ...]
    most: Mapping[str, int] | None


class EarlierFence(NamedTuple):
    """A releasing fence somewhere in front of a barrier, and the kinds of operations that may start between the two."""

    fence: Fence
    started: Ordered


@dataclass(slots=True)
class KernelSync:
    """The order that the IR of one kernel requires. Lines are indices into `Module.lines`.

    Attributes:
        releases: the releasing fences in front of each barrier.
        in_asm: the same for each statement of inline assembly with a barrier.
        earlier: the fences that are not placed, by the barriers that come next; in inline assembly, too.
        told: the releasing fences of each atomic access that writes, its own ordering among them.
        unplaced: releasing fences without a barrier beside them.
        marked: atomic and volatile accesses, and possible ones; true if it may be a plain store in the code.
        calls: calls of functions of this module, and of unknown code.
        groups: groups of the author's waits.
    """

    releases: dict[int, tuple[Fence, ...]] = field(default_factory=dict)
    in_asm: dict[int, tuple[Fence, ...]] = field(default_factory=dict)
    earlier: dict[int, tuple[EarlierFence, ...]] = field(default_factory=dict)
    told: dict[int, tuple[Fence, ...]] = field(default_factory=dict)
    unplaced: list[int] = field(default_factory=list)
    marked: list[tuple[int, bool]] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)
    groups: list[WaitGroup] = field(default_factory=list)


def kernel_sync(module: Module, function: Function) -> KernelSync:
    """Reads a kernel.

    In a workgroup of one wave, order between its work-items is order within a wave, which requires no wait
    (AMDGPUUsage, 'Memory Model': wavefront scope), and LLVM makes no instruction of its barriers.
    """
    found = KernelSync()
    is_one_wave = function.is_kernel and has_one_wave(module, function)
    for block in function.blocks:
        _read_block(module, function.instructions[block.start : block.stop], found, is_one_wave=is_one_wave)
    if found.unplaced and (found.releases or found.in_asm):
        _find_earlier(module, function, found)
    return found


@dataclass(slots=True)
class _Pending:
    """Fences that no barrier has come behind yet, by their lines: all, and those behind which loads or stores start."""

    every: set[int] = field(default_factory=set)
    loads: set[int] = field(default_factory=set)
    stores: set[int] = field(default_factory=set)

    def add(self, fence: int) -> None:
        self.every.add(fence)
        self.loads.discard(fence)
        self.stores.discard(fence)

    def start(self, kinds: Ordered) -> None:
        for is_started, behind in ((kinds.loads, self.loads), (kinds.stores, self.stores)):
            if is_started and len(behind) < len(self.every):
                behind |= self.every

    def join(self, other: _Pending) -> bool:
        """Adds the fences of another path; true if something is new."""
        is_new = False
        for own, more in ((self.every, other.every), (self.loads, other.loads), (self.stores, other.stores)):
            is_new |= not more <= own
            own |= more
        return is_new

    def started(self, fence: int) -> Ordered:
        return Ordered(loads=fence in self.loads, stores=fence in self.stores)


def _find_earlier(module: Module, function: Function, found: KernelSync) -> None:
    fences, barriers = set(found.unplaced), found.releases.keys()
    stops = fences | barriers | found.in_asm.keys()
    events = [
        [
            one
            for one in function.instructions[block.start : block.stop]
            if one.line in stops or _may_access(module, one)
        ]
        for block in function.blocks
    ]
    flow = successors(function)
    heads = [_Pending() for _ in events]
    ahead: dict[int, _Pending] = {}
    work = list(range(len(events)))
    while work:
        block = work.pop()
        pending = _Pending()
        pending.join(heads[block])
        for one in events[block]:
            if one.line in fences:
                pending.add(one.line)
            elif one.line not in stops:
                pending.start(_started(module, one))
            else:
                ahead.setdefault(one.line, _Pending()).join(pending)
                if one.line in barriers:  # what a barrier in assembly completes is not known
                    pending = _Pending()
        work += [target for target in flow[block] if heads[target].join(pending)]
    for barrier, before in ahead.items():
        read = ((read_fence(module, line), before.started(line)) for line in sorted(before.every))
        if known := tuple(EarlierFence(fence, since) for fence, since in read if fence is not None):
            found.earlier[barrier] = known


def _started(module: Module, instruction: Instruction) -> Ordered:
    """The kinds of operations that an access of memory may start, but for LDS and scalar loads."""
    if instruction.opcode not in _LOADS_AND_STORES:
        return Ordered(loads=True, stores=True)
    is_load = instruction.opcode == "load"
    if module.type_of(instruction.operands[0 if is_load else 1]) == LOCAL:
        return Ordered()
    return Ordered(loads=is_load, stores=not is_load)


def _read_block(
    module: Module, block: Sequence[Instruction], found: KernelSync, *, is_one_wave: bool
) -> None:
    def asks(fence: Fence) -> bool:
        is_within_wave = fence.is_within_wave or (is_one_wave and fence.scope in _OF_WORKGROUP)
        return fence.releases and not is_within_wave

    fences: list[tuple[int, Fence]] = []
    group: list[Instruction] = []
    for instruction in block:
        line = instruction.line
        fence = read_fence(module, line)
        if fence is not None:
            group.append(instruction)
            if asks(fence):
                fences.append((line, fence))
            continue
        if instruction.opcode == "fence":
            found.marked.append((line, True))  # spelled in a way that is not known
        elif is_author_wait(module.lines[line]):
            group.append(instruction)
        elif _may_access(module, instruction):
            _close(module, group, found)
            if is_call(instruction) and callee_name(module, instruction) in ARRIVALS:
                found.releases[line] = tuple(fence for _, fence in fences)
            else:
                if (waits_alone := _arrives_in_asm(module, instruction)) is not None:
                    found.in_asm[line] = tuple(fence for _, fence in fences) if waits_alone else ()
                found.unplaced += [fence_line for fence_line, _ in fences]
            orders = atomic_orders(module.lines[line]) if instruction.opcode != "load" else ()
            if orders:
                own = next(filter(asks, orders), None)
                found.told[line] = (*(fence for _, fence in fences), *((own,) if own else ()))
            fences.clear()
            if is_marked_access(module, instruction):
                found.marked.append(
                    (line, instruction.opcode not in _UPDATES and instruction.opcode != "load")
                )
            if _calls_function(module, instruction):
                found.calls.append(line)
    found.unplaced += [line for line, _ in fences]
    _close(module, group, found)


def _arrives_in_asm(module: Module, instruction: Instruction) -> bool | None:
    """True if inline assembly with a barrier holds nothing but waits beside; ``None`` if it is no such statement."""
    asm = module.inline_asm(instruction.operands[-1]) if is_call(instruction) else None
    if asm is None:
        return None
    found = steps(module, instruction)
    if found is None or asm.statements is None:
        return False if "s_barrier" in module.lines[instruction.line] else None
    parts = {step.part for step in found if isinstance(step, Barrier)}
    if parts.isdisjoint((BarrierPart.BOTH, BarrierPart.SIGNAL)):
        return None
    return all(
        one.opcode.is_wait or one.opcode.is_barrier_part or one.opcode.family is Family.NOP
        for one in asm.statements
    )


def _close(module: Module, group: list[Instruction], found: KernelSync) -> None:
    waits = [instruction for instruction in group if instruction.opcode != "fence"]
    if waits:
        found.groups.append(WaitGroup(tuple(i.line for i in group), _most(module, waits)))
    group.clear()


def _most(module: Module, waits: Sequence[Instruction]) -> Mapping[str, int] | None:
    most: dict[str, int] = {}
    for instruction in waits:
        if "asyncmark" in callee_name(module, instruction):
            return None
        found = steps(module, instruction)
        if found is None or not found:
            return None
        for step in found:
            if isinstance(step, CounterWait):
                most[step.counter] = min(step.most, most.get(step.counter, step.most))
    return most


def _may_access(module: Module, instruction: Instruction) -> bool:
    """True if an instruction may access memory, meet other waves, or run unknown code."""
    if instruction.opcode in _LOADS_AND_STORES or instruction.opcode in _UPDATES:
        return True
    if instruction.opcode not in CALLS:
        return False
    if is_of(callee_name(module, instruction), _SILENT):
        return False
    return not (is_call(instruction) and callees_of(module).of(instruction).kind is CalleeKind.PURE)


def _calls_function(module: Module, instruction: Instruction) -> bool:
    if not is_call(instruction):
        return False
    if module.inline_asm(instruction.operands[-1]) is not None:
        return False
    return not callee_name(module, instruction).startswith("llvm.")
