"""What the IR of a kernel says about the order of its memory operations: fences, atomics, and the author's own waits.

Fences. A fence that releases asks for waits (`ldsopt.target.memory_model`), of which the code need not show any: where
LLVM takes all to be complete, it writes none. So a fence is found in the code by what it stands beside. Between a fence
and a barrier with no access to memory in between nothing can be that the fence orders; what it asks for, it asks for at
the barrier::

    fence syncscope("workgroup") release        asks at the barrier
    call void @llvm.amdgcn.s.barrier()
    fence syncscope("workgroup") acquire

A releasing fence anywhere else is not placed.

Marks. Fences do something only by atomic accesses and barriers, so what a kernel without atomic and volatile accesses
does between its barriers is nobody else's concern. What may be such an access is marked.

Groups. Waits of the author's that no access to memory separates, and fences among them, may be one instruction in the
code, at the place of any of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ldsopt.checker.sync_lines import is_author_wait
from ldsopt.ir.calls import CALLS, callee_name, is_call, read_call
from ldsopt.ir.fences import Fence, read_fence
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import ARRIVALS, CounterWait, steps
from ldsopt.ir.syntax import mnemonic_span
from ldsopt.patterns import pattern

_LOADS_AND_STORES = frozenset({"load", "store"})
_UPDATES = frozenset({"atomicrmw", "cmpxchg"})
_NARROW = ("singlethread", "wavefront")
_SILENT = pattern(
    r"llvm\.(?:amdgcn\.(?:s\.(?:waitcnt|wait\.|setprio)|(?:wait\.)?asyncmark|sched\.|iglp\.|wave\.barrier|readfirstlane"
    r"|workitem\.id|workgroup\.id|mbcnt|kernarg|dispatch)|dbg\.|assume|lifetime\.|experimental\.noalias)"
)
_MARKED_ACCESS = ("load volatile ", "load atomic ", "store volatile ", "store atomic ")
_COPY = pattern(r"llvm\.mem(?:cpy|move|set)\.")
_LAST_NEGATIVE = pattern(r"i32 (?:immarg )?-\d+$")


class WaitGroup(NamedTuple):
    """Waits of the author's that may be one in the code.

    Attributes:
        lines: of the waits, and of fences among them.
        most: by counter, how many operations the author leaves outstanding at most; ``None`` where his waits do not say
            it as counts.
    """

    lines: tuple[int, ...]
    most: Mapping[str, int] | None


@dataclass(slots=True)
class KernelSync:
    """What the IR of one kernel says about order. Lines are indices into `Module.lines`.

    Attributes:
        releases: the fences that release, in front of each barrier.
        unplaced: fences that release and stand beside no barrier.
        marked: atomic and volatile accesses, and what may be some; and whether it may be a plain store in the code.
        calls: calls of functions of this module, and of what is not known.
        groups: of the author's waits.
    """

    releases: dict[int, tuple[Fence, ...]] = field(default_factory=dict)
    unplaced: list[int] = field(default_factory=list)
    marked: list[tuple[int, bool]] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)
    groups: list[WaitGroup] = field(default_factory=list)


def kernel_sync(module: Module, function: Function) -> KernelSync:
    """Reads a kernel."""
    found = KernelSync()
    for block in function.blocks:
        _read_block(module, function.instructions[block.start : block.stop], found)
    return found


def _read_block(module: Module, block: Sequence[Instruction], found: KernelSync) -> None:
    fences: list[tuple[int, Fence]] = []
    group: list[Instruction] = []
    for instruction in block:
        line = instruction.line
        fence = read_fence(module, line)
        if fence is not None:
            group.append(instruction)
            if fence.releases and not fence.scope.startswith(_NARROW):
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
                found.unplaced += [fence_line for fence_line, _ in fences]
            fences.clear()
            if _is_marked(module, instruction):
                found.marked.append(
                    (line, instruction.opcode not in _UPDATES and instruction.opcode != "load")
                )
            if _calls_function(module, instruction):
                found.calls.append(line)
    found.unplaced += [line for line, _ in fences]
    _close(module, group, found)


def _close(module: Module, group: list[Instruction], found: KernelSync) -> None:
    """Ends a group, if it has waits of the author's."""
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
    """Whether an instruction may access memory, meet other waves, or run unknown code."""
    if instruction.opcode in _LOADS_AND_STORES or instruction.opcode in _UPDATES:
        return True
    if instruction.opcode not in CALLS:
        return False
    return not _SILENT.match(callee_name(module, instruction))


def _is_marked(module: Module, instruction: Instruction) -> bool:
    """Whether an instruction is an atomic or volatile access, or may be."""
    if instruction.opcode in _UPDATES:
        return True
    text = module.lines[instruction.line]
    if instruction.opcode in _LOADS_AND_STORES:
        return text.startswith(_MARKED_ACCESS, mnemonic_span(text).start)
    name = callee_name(module, instruction)
    if not name:
        return False  # inline assembly is read where it stands in the code
    if "atomic" in name:
        return True
    arguments = [text[a:b] for a, b in read_call(text).arguments]
    if _COPY.match(name):
        return not arguments or arguments[-1].split()[-1] != "false"
    # The cache policy of a transfer, its last argument, has a bit, the topmost, that makes it volatile.
    is_transfer = not name.startswith("llvm.amdgcn.s.")
    return is_transfer and bool(arguments) and _LAST_NEGATIVE.match(arguments[-1]) is not None


def _calls_function(module: Module, instruction: Instruction) -> bool:
    if not is_call(instruction):
        return False
    if module.inline_asm(instruction.operands[-1]) is not None:
        return False
    return not callee_name(module, instruction).startswith("llvm.")
