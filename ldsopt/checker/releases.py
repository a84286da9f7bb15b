"""The waits that releases of a module's kernels require at barriers, and the certainty that one is missing.

The operations that must be complete are a matter of order alone (`ldsopt.checker.order`), and `ldsopt waits` adds the
wait wherever it is missing. Such a finding is

* definite if the operation comes from one access of the IR, and behind the barrier, with no other one between, another
  wave surely makes an access of a common byte, where one of the two writes (`ldsopt.analysis.global_memory`), and the
  fence stands right in front of the barrier;
* else unproven: perhaps nothing accesses the memory, or only other workgroups do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.checker.findings import Rule
from ldsopt.checker.kernel_sync import EarlierFence, KernelSync, kernel_sync
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.order import OrderPoint, owed_at_barriers
from ldsopt.graph import Visits
from ldsopt.ir.attributes import features_on, wave_size
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import Fence
from ldsopt.ir.syntax import attachments
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.constant_loads import constant_loads, loaded_words
from ldsopt.isa.decode import decode
from ldsopt.isa.kernel_start import KernelStart
from ldsopt.isa.wait_facts import WaitFinding
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Kind
from ldsopt.touch import Touch

# --- constant memory ------------------------------------------------------------------------------------------
#
# The scalar loads of a kernel's code that read memory which does not change while the kernel runs.
#
# All who ask which scalar loads have to be complete at a release (`ldsopt.checker.order`) ask here. A load is one if
#
# * its base register holds the address of the kernel's arguments or of its dispatch packet, in code with IR and without
#   (`ldsopt.isa.constant_loads`);
# * the load of the IR that it comes from is of constant memory (address spaces 4 and 6), or is `!invariant.load`, and
#   is as wide. LLVM gives a load that it merged from two the location of the first alone, so a wider one may read more;
# * it is a `s_buffer_load` that LLVM made: of `llvm.amdgcn.s.buffer.load`, which reads constant memory.
#
# LLVM also makes scalar loads of memory that is only not written in front of them; these are none.
# Source: AMDGPUUsage, 'Address Spaces'; LangRef, 'invariant.load'; SILoadStoreOptimizer.cpp, `mergeSMemLoadImmPair`.


_CONSTANT_SPACES = ("ptr addrspace(4)", "ptr addrspace(6)")
_WORD = 4


class ConstantMemory:
    """The scalar loads of memory that does not change while a kernel runs, in the code of one module.

    Args:
        module: the module.
        mapping: from its code to its IR.
        starts: the start of its kernels, by name.
    """

    def __init__(self, module: Module, mapping: AccessMap, starts: dict[str, KernelStart]) -> None:
        self._module, self._mapping, self._starts = module, mapping, starts

    def loads(self, function: AsmFunction) -> frozenset[int]:
        """The lines of these loads in a function's code."""
        known = constant_loads(function, self._starts.get(function.name))
        return known.union(
            instruction.line
            for instruction in function.instructions
            if instruction.opcode.action in (Action.LOAD, Action.BUFFER_LOAD)
            and instruction.line not in function.authored
            and self._is_constant(instruction)
        )

    def _is_constant(self, instruction: AsmInstruction) -> bool:
        if instruction.opcode.action is Action.BUFFER_LOAD:
            return True
        words, origin = loaded_words(instruction), self._mapping.of(instruction)
        return words is not None and origin.access is not None and self._words.get(origin.access) == words

    @cached_property
    def _words(self) -> dict[int, int]:
        return dict(self._found())

    def _found(self) -> Iterator[tuple[int, int]]:
        module = self._module
        for function in module.functions():
            for instruction in function.instructions:
                if instruction.opcode == "load" and is_constant(module, instruction):
                    layout = module.types.layout(module.type_of(instruction.address))
                    if layout is not None:
                        yield instruction.line, -(-layout.store // _WORD)


def is_constant(module: Module, load: Instruction) -> bool:
    """True if a load of the IR reads memory that does not change while the kernel runs."""
    if module.type_of(load.operands[0]) in _CONSTANT_SPACES:
        return True
    line = module.lines[load.line]
    return "!invariant.load" in line and "invariant.load" in attachments(line)[1]


def release_rule(finding: WaitFinding) -> Rule:
    """The rule for an operation that is outstanding where a release requires it complete."""
    found = decode(finding.started).started
    return Rule.SCALAR_LOAD_WAIT if found is not None and found[0] is Kind.SCALAR else Rule.LOST_RELEASE_WAIT


def may_release(module: Module) -> bool:
    """True if some line of a module may be a fence or an atomic access that releases."""
    return any(word in module.text for word in ("\n  fence ", " release", " acq_rel", " seq_cst"))


class Releases:
    """The operations that releases require at barriers, in the code of one module.

    Args:
        module: the module.
        mapping: from its code to its IR.
        arch: the code's architecture.
        constant_memory: tells which scalar loads may always be late.
    """

    def __init__(
        self, module: Module, mapping: AccessMap, arch: Arch, constant_memory: ConstantMemory
    ) -> None:
        self._module, self._mapping, self._arch = module, mapping, arch
        self._constant_memory = constant_memory
        self._owed: dict[str, Mapping[int, OrderPoint]] = {}

    def owed(self, function: AsmFunction) -> Mapping[int, OrderPoint]:
        """The operations that have to be complete at a kernel's barriers, by the line of each."""
        known = self._functions.get(function.name)
        if known is None or not function.is_kernel or not (self._fences or self._earlier):
            return {}
        if function.name not in self._owed:
            features, constant = features_on(self._module, known), self._constant_memory.loads(function)
            self._owed[function.name] = owed_at_barriers(
                function,
                self._arch,
                self._fences,
                self._earlier,
                self._in_asm,
                self._mapping,
                features,
                constant,
            )
        return self._owed[function.name]

    def verdict(self, function: str, finding: WaitFinding) -> Touch:
        """The certainty that another wave notices an operation that is outstanding at a barrier."""
        order = self._orders.get(function)
        start, barrier = (self._mapping.of(one).access for one in (finding.started, finding.used))
        is_barrier = finding.used.opcode.is_barrier_part
        if (
            order is None
            or not is_barrier
            or order.refused
            or order.signals()
            or start is None
            or barrier is None
            or not any(
                each.spaces is None or "global" in each.spaces for each in self._fences.get(barrier, ())
            )
        ):
            return Touch.MAY
        wave = wave_size(self._module, order.kernel)
        here = [access for access in order.accesses if order.line(access.at) == start]
        behind = _behind(order, barrier)
        is_sure = any(
            order.conflicts.surely_conflict(a, b, wave)
            for a in here
            for b in order.accesses
            if b.at in behind and (a.writes or b.writes)
        )
        return Touch.MUST if is_sure else Touch.MAY

    @cached_property
    def _functions(self) -> Mapping[str, Function]:
        return {function.name: function for function in self._module.functions()}

    @cached_property
    def _synced(self) -> Sequence[KernelSync]:
        """The order of each function's accesses; nothing if no fence or atomic access of the module releases."""
        if not may_release(self._module):
            return ()
        return [kernel_sync(self._module, function) for function in self._functions.values()]

    @cached_property
    def _fences(self) -> Mapping[int, Sequence[Fence]]:
        found: dict[int, Sequence[Fence]] = {}
        for sync in self._synced:
            found |= sync.releases | sync.told | sync.in_asm
        return found if any(found.values()) else {}

    @cached_property
    def _earlier(self) -> Mapping[int, Sequence[EarlierFence]]:
        """The fences that release somewhere in front of each barrier, by its line."""
        return {line: fences for sync in self._synced for line, fences in sync.earlier.items()}

    @cached_property
    def _in_asm(self) -> frozenset[int]:
        return frozenset(line for sync in self._synced for line in sync.in_asm)

    @cached_property
    def _orders(self) -> Mapping[str, KernelOrder]:
        return {order.kernel.name: order for order in fenced_kernels(self._module, MADE_PROMISES)}


def _behind(order: KernelOrder, barrier: int) -> frozenset[int]:
    """The instructions that may run behind the barrier on a line of the IR, with no other barrier between.

    For a split barrier these stand behind the wait: other waves may run the code in front of that before they signal.
    """
    kernel = order.kernel
    starts = [at for at, one in enumerate(kernel.instructions) if one.line == barrier]
    return frozenset(_followed(order, starts[0])) if starts else frozenset()


def _followed(order: KernelOrder, start: int) -> Iterator[int]:
    kernel = order.kernel
    is_whole = crossing(order.module, kernel.instructions[start]) is Crossing.BARRIER
    visits = Visits([(start + 1, order.block_of[start], is_whole)])
    for at, block, is_behind in visits:
        for number in range(at, kernel.blocks[block].stop):
            met = crossing(order.module, kernel.instructions[number])
            if met is Crossing.WAIT and not is_behind:
                is_behind = True
            elif met is not Crossing.NOTHING:
                break
            elif is_behind:
                yield number
        else:
            after = order.flow.successors[block]
            visits.add((kernel.blocks[target].start, target, is_behind) for target in after)
