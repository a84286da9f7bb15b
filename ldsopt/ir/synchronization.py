"""Barriers and waits, whether written as intrinsics or in inline assembly, and fences.

One reading of a call's effects on other waves and on the wave's own outstanding operations::

    steps(module, instruction)        # (Wait('vmcnt', 0), Barrier(Part.BOTH, Group.WORKGROUP)), in order; None: unknown
    barriers(module, instruction)     # only the barriers of it
    whole_barrier(module, found, at)  # the index of the last instruction of a workgroup's barrier that begins there

A signal that is directly followed by the wait for it is one barrier, as front-ends write one from gfx12 on: in inline
assembly it is read as one step, and as two instructions by `whole_barrier`.

Waits that the backend adds by itself (`Arch.has_auto_barrier_wait`) are not among the steps.
Sources: LLVM's IntrinsicsAMDGPU.td, SOPInstructions.td, ``AMDGPU::Barrier`` in SIDefines.h; RDNA 4 ISA, 'barriers'.

A `Fence` states the ordering of a ``fence``, its scope, and its memory; `read_fence` reads a line's. Tags of another
prefix, metadata that merely contains the same words, and address spaces that LLVM does not know say nothing about LDS.
Sources: AMDGPUUsage, 'Memory Scopes' and 'Memory Model Relaxation Annotations'; SIMemoryLegalizer.cpp,
``getSynchronizeAddrSpaceMD`` and ``toSIAtomicScope``; LangRef, 'Memory Model Relaxation Annotations' (a tag is a pair
of strings; a node of nodes is a set of tags).

`atomic_orders` gives the same for an atomic access. `guarding_fence` gives the fence in front of a barrier, with no
access of memory in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Literal, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir import inline_asm
from ldsopt.ir.details import CALLS, arguments, callee_name, is_call
from ldsopt.ir.inline_asm import AsmStatement
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import (
    attachments,
    is_debug_record,
    is_instruction,
    mentions,
    mnemonic_span,
    number_behind,
    opcode,
    without_strings,
)
from ldsopt.target import waits
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family
from ldsopt.target.waits import NAMED, OF_CLUSTER, OF_WORKGROUP, barrier_id, parse_counters

_ENDING = frozenset(
    {
        "llvm.amdgcn.endpgm",
        "llvm.trap",
        "llvm.ubsantrap",
        "llvm.amdgcn.kill",  # ends lanes, for good, and with the last of them the wave
        "llvm.amdgcn.wqm.demote",
        "llvm.amdgcn.init.exec",  # sets the lanes that are enabled, from the beginning of its block
        "llvm.amdgcn.init.exec.from.input",
    }
)
_INTRINSIC_WAIT = "llvm.amdgcn.s.wait."
_WAITS_ALONE = (_INTRINSIC_WAIT, "llvm.amdgcn.s.waitcnt")


class BarrierPart(Enum):
    """The part of a barrier that a wave executes."""

    BOTH = "arrives and waits"
    SIGNAL = "arrives"
    WAIT = "waits"
    MEMBERSHIP = "initializes, joins or leaves it, or wakes its waves"


class Group(Enum):
    """The waves that meet at a barrier."""

    WORKGROUP = "the workgroup"
    CLUSTER = "the cluster of workgroups"
    NAMED = "the waves that joined a named barrier"
    NONE = "no waves: a barrier that does nothing, or is the trap handler's"
    UNKNOWN = "not known: which barrier it is stands in a register"


class Barrier(NamedTuple):
    """One instruction that takes part in a barrier: its part, and the waves that it meets.

    The whole barrier of a cluster meets the waves of its own workgroup first: LLVM has each workgroup signal once, by
    the wave that comes first to a barrier of the workgroup. Source: LLVM 22, AMDGPULowerIntrinsics.cpp,
    ``visitBarrier``. Halves written one by one (``s.barrier.signal(i32 -3)``) are of the cluster alone.
    """

    part: BarrierPart
    group: Group

    @property
    def may_take_workgroup(self) -> bool:
        """True if it is one of the barriers that all waves of a workgroup pass in the same order, or may be."""
        return self.group in (Group.WORKGROUP, Group.UNKNOWN) or self == _OF_CLUSTER


class CounterWait(NamedTuple):
    """The wave waits until at most ``most`` operations of a counter are outstanding.

    Attributes:
        counter: the architecture's name of it: ``vmcnt``, ``loadcnt``, ``dscnt``, ...
    """

    counter: str
    most: int


SynchronizationStep = Barrier | CounterWait

_WHOLE = Barrier(BarrierPart.BOTH, Group.WORKGROUP)
_OF_CLUSTER = Barrier(BarrierPart.BOTH, Group.CLUSTER)
_HALVES = (Barrier(BarrierPart.SIGNAL, Group.WORKGROUP), Barrier(BarrierPart.WAIT, Group.WORKGROUP))

_INTRINSICS = {
    "llvm.amdgcn.s.barrier": BarrierPart.BOTH,
    "llvm.amdgcn.s.cluster.barrier": BarrierPart.BOTH,
    "llvm.amdgcn.s.barrier.signal": BarrierPart.SIGNAL,
    "llvm.amdgcn.s.barrier.signal.isfirst": BarrierPart.SIGNAL,
    "llvm.amdgcn.s.barrier.signal.var": BarrierPart.SIGNAL,
    "llvm.amdgcn.s.barrier.wait": BarrierPart.WAIT,
    "llvm.amdgcn.s.barrier.init": BarrierPart.MEMBERSHIP,
    "llvm.amdgcn.s.barrier.join": BarrierPart.MEMBERSHIP,
    "llvm.amdgcn.s.barrier.leave": BarrierPart.MEMBERSHIP,
    "llvm.amdgcn.s.wakeup.barrier": BarrierPart.MEMBERSHIP,
}
ARRIVALS = frozenset(
    name for name, part in _INTRINSICS.items() if part in (BarrierPart.BOTH, BarrierPart.SIGNAL)
)
"""The intrinsics by which a wave signals others."""
RELEASE, ACQUIRE = '  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'
"""Lines of IR: the fences of a workgroup's barrier."""
_MNEMONICS = {
    name.removeprefix("llvm.amdgcn.").replace(".", "_"): part
    for name, part in _INTRINSICS.items()
    if name not in ("llvm.amdgcn.s.cluster.barrier", "llvm.amdgcn.s.barrier.signal.var")
}


def steps(module: Module, instruction: Instruction) -> tuple[SynchronizationStep, ...] | None:
    """The barriers and waits of an instruction, in the order of their execution.

    Returns:
        None of them for anything but a call, and for a call of anything but these intrinsics and inline assembly;
        ``None`` for inline assembly whose execution is not known. A wait whose count is not known is left out: it may
        wait for nothing.
    """
    if not is_call(instruction):
        return ()
    asm = module.inline_asm(instruction.operands[-1])
    if asm is not None:
        if asm.statements is None or not asm.is_straight:
            return None
        return steps_of(asm.statements, module.arch)
    name = callee_name(module, instruction)
    if name in _INTRINSICS:
        return (_barrier(module, instruction, name),)
    if name.startswith(_INTRINSIC_WAIT) or name == "llvm.amdgcn.s.waitcnt":
        return _waits(module, instruction, name)
    return ()


def steps_of(statements: Iterable[AsmStatement], arch: Arch | None) -> tuple[SynchronizationStep, ...]:
    """The barriers and waits of inline assembly that is executed one statement after the other."""
    return _joined(step for statement in statements for step in _of_statement(statement, arch))


def barriers(module: Module, instruction: Instruction) -> tuple[Barrier, ...] | None:
    """The barriers among the `steps`."""
    if is_call(instruction) and callee_name(module, instruction).startswith(_WAITS_ALONE):
        return ()
    found = steps(module, instruction)
    return None if found is None else tuple(step for step in found if isinstance(step, Barrier))


def is_of_cluster(module: Module, instruction: Instruction) -> bool:
    """True for a whole barrier of the cluster, at which the waves of a workgroup meet, too."""
    return barriers(module, instruction) == (_OF_CLUSTER,)


def whole_barrier(module: Module, instructions: Sequence[Instruction], at: int) -> int | None:
    """The index of the last instruction of the workgroup's barrier that begins at an instruction.

    Returns:
        ``at`` itself, or the index of the wait right behind a signal; ``None`` if no workgroup barrier begins there, or
        the instruction also takes part in another one.
    """
    first = barriers(module, instructions[at])
    if first == (_WHOLE,):
        return at
    if first and callee_name(module, instructions[at]).endswith(".isfirst"):
        return None  # its result distinguishes waves
    behind = barriers(module, instructions[at + 1]) if at + 1 < len(instructions) else None
    return at + 1 if first is not None and behind is not None and (*first, *behind) == _HALVES else None


def may_end_wave(module: Module, instruction: Instruction) -> bool:
    """True if a call itself may end its wave, apart from the code of its callee."""
    if not is_call(instruction):
        return False
    asm = module.inline_asm(instruction.operands[-1])
    if asm is not None:
        return asm.statements is None or any(map(_may_stop_lanes, asm.statements))
    return callee_name(module, instruction) in _ENDING


def _may_stop_lanes(statement: AsmStatement) -> bool:
    """True if a statement ends the wave, or disables lanes of it by a write of ``exec``."""
    return statement.opcode.family is Family.END or statement.opcode.sets_exec(statement.operands)


def _joined(found: Iterable[SynchronizationStep]) -> tuple[SynchronizationStep, ...]:
    """The steps, with a signal and the wait right behind it joined to one."""
    result: list[SynchronizationStep] = []
    for step in found:
        if result and (result[-1], step) == _HALVES:
            result[-1] = _WHOLE
        else:
            result.append(step)
    return tuple(result)


def _barrier(module: Module, call: Instruction, name: str) -> Barrier:
    part = _INTRINSICS[name]
    if name == "llvm.amdgcn.s.barrier":
        return Barrier(part, Group.WORKGROUP)
    if name == "llvm.amdgcn.s.cluster.barrier":
        return _OF_CLUSTER
    if part is BarrierPart.MEMBERSHIP or name.endswith(".var"):
        return Barrier(part, Group.NAMED)
    return Barrier(part, _group(part, module.integer(arguments(module, call)[0])))


def _group(part: BarrierPart, number: int | None) -> Group:
    if number is None:
        return Group.UNKNOWN
    of = barrier_id(number, is_wait=part is BarrierPart.WAIT)
    if of in NAMED:
        return Group.NAMED
    return {OF_WORKGROUP: Group.WORKGROUP, OF_CLUSTER: Group.CLUSTER}.get(of, Group.NONE)


def _waits(module: Module, call: Instruction, name: str) -> tuple[SynchronizationStep, ...]:
    operands = arguments(module, call)
    count = module.integer(operands[0]) if operands else None
    if count is None:
        return ()
    if name != "llvm.amdgcn.s.waitcnt":
        return (CounterWait(name.removeprefix(_INTRINSIC_WAIT), count & 0xFFFF),)
    if module.arch is None or not module.arch.has_waitcnt:
        return ()
    fields = waits.layout(module.arch)
    decoded = waits.decode(module.arch, count & 0xFFFF)
    return tuple(CounterWait(counter, n) for counter, n in decoded.items() if n < fields[counter].largest)


def _of_statement(statement: AsmStatement, arch: Arch | None) -> tuple[SynchronizationStep, ...]:
    mnemonic, operands = statement
    part = _MNEMONICS.get(mnemonic)
    if part is BarrierPart.BOTH:
        return (Barrier(part, Group.WORKGROUP),)
    if part is BarrierPart.MEMBERSHIP:
        return (Barrier(part, Group.NAMED),)
    if part is not None:
        return (Barrier(part, _group(part, inline_asm.integer(operands.strip()))),)
    if not mnemonic.startswith("s_wait") or arch is None:
        return ()
    try:
        counters = parse_counters(mnemonic, operands, arch)
    except ValueError:
        return ()
    if len(dict(counters)) < len(counters):
        return ()  # the same counter twice: the assembler takes the last
    return tuple(CounterWait(counter, most) for counter, most in counters)


# --- own barriers -------------------------------------------------------------------------------------------
#
# The lines of a workgroup barrier as ldsopt writes it, and the declarations that added lines need.


_SIGNATURES = {
    "llvm.amdgcn.s.barrier": "void @{}()",
    "llvm.amdgcn.s.barrier.signal": "void @{}(i32 immarg)",
    "llvm.amdgcn.s.barrier.wait": "void @{}(i16 immarg)",
    "llvm.amdgcn.wave.barrier": "void @{}()",
    "llvm.amdgcn.s.waitcnt": "void @{}(i32 immarg)",
    **{
        f"llvm.amdgcn.s.wait.{counter}cnt": "void @{}(i16 immarg)"
        for counter in ("load", "store", "sample", "bvh", "exp", "ds", "km", "async", "tensor")
    },
    "llvm.amdgcn.s.setprio": "void @{}(i16 immarg)",
    "llvm.amdgcn.sched.barrier": "void @{}(i32 immarg)",
    **{f"llvm.amdgcn.workitem.id.{axis}": "noundef range(i32 0, 1024) i32 @{}()" for axis in "xyz"},
    **{f"llvm.amdgcn.workgroup.id.{axis}": "noundef i32 @{}()" for axis in "xyz"},
    "llvm.amdgcn.readfirstlane.i32": "i32 @{}(i32)",
    "llvm.amdgcn.readlane.i32": "i32 @{}(i32, i32)",
    "llvm.amdgcn.update.dpp.i32": "i32 @{}(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)",
    "llvm.amdgcn.permlane16.i32": "i32 @{}(i32, i32, i32, i32, i1 immarg, i1 immarg)",
    "llvm.amdgcn.permlanex16.i32": "i32 @{}(i32, i32, i32, i32, i1 immarg, i1 immarg)",
    "llvm.amdgcn.permlane64.i32": "i32 @{}(i32)",
    "llvm.amdgcn.permlane16.swap": "{{ i32, i32 }} @{}(i32, i32, i1 immarg, i1 immarg)",
    "llvm.amdgcn.permlane32.swap": "{{ i32, i32 }} @{}(i32, i32, i1 immarg, i1 immarg)",
    "llvm.amdgcn.ds.swizzle": "i32 @{}(i32, i32 immarg)",
    "llvm.amdgcn.ballot.i32": "i32 @{}(i1)",
    "llvm.amdgcn.ballot.i64": "i64 @{}(i1)",
    "llvm.amdgcn.mbcnt.lo": "i32 @{}(i32, i32)",
    "llvm.amdgcn.mbcnt.hi": "i32 @{}(i32, i32)",
    "llvm.amdgcn.s.getreg": "i32 @{}(i32 immarg)",
    "llvm.readcyclecounter": "i64 @{}()",
    "llvm.readsteadycounter": "i64 @{}()",
    "llvm.ctpop.i32": "i32 @{}(i32)",
    "llvm.ctpop.i64": "i64 @{}(i64)",
    "llvm.umin.i32": "i32 @{}(i32, i32)",
}
"""The intrinsics that ldsopt adds calls of, as LLVM declares them, attributes of the function apart."""


def barrier_lines(arch: Arch) -> tuple[str, ...]:
    """The calls that make a wave wait for its workgroup: from gfx12 on a signal and a wait."""
    if not arch.is_before("gfx12"):
        return (
            "  call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
            "  call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
        )
    return ("  call void @llvm.amdgcn.s.barrier()",)


def declarations_of(module: Module, lines: Iterable[str]) -> tuple[str, ...]:
    """The declarations that added lines need and a module lacks."""
    called = dict.fromkeys(
        name[1] for line in lines for name in mentions(line) if name[1].startswith("llvm.")
    )
    declared = module.declarations()
    return tuple(f"declare {_SIGNATURES[name].format(name)}" for name in called if name not in declared)


_FENCE = "  fence "
ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})
"""Orderings of atomic accesses. Source: LangRef, 'Atomic Memory Ordering Constraints'."""
_WITHIN_WAVE = ("singlethread", "wavefront")
_SYNCHRONIZES = '!"amdgpu-synchronize-as"'
_WORKGROUP_OR_WIDER = frozenset({"", "system", "agent", "cluster", "workgroup"})
_WITH_WORKGROUP = _WORKGROUP_OR_WIDER | {"one-as", "agent-one-as", "cluster-one-as", "workgroup-one-as"}
_MAY_ACCESS = frozenset({"load", "store", "atomicrmw", "cmpxchg", *CALLS})
_HARMLESS = tuple(
    f"  {call} void @llvm.{name}"
    for call in ("call", "tail call")
    for name in (
        "amdgcn.s.", "amdgcn.sched.", "amdgcn.iglp", "amdgcn.asyncmark(", "amdgcn.wait.asyncmark(", "dbg.", "assume"
    )
)  # fmt: skip
"""The beginnings of calls that access no memory that a fence orders, a barrier's among them."""


@dataclass(frozen=True, slots=True)
class Fence:
    """A fence.

    Attributes:
        ordering: ``acquire``, ``release``, ``acq_rel`` or ``seq_cst``.
        scope: LLVM's name of the synchronization scope; empty for the whole system. The scopes ``...-one-as`` order
            each address space by itself; for them the backend waits for no LDS operation.
        spaces: the address spaces that it is limited to, as its ``!mmra`` tags name them (``local``, ``global``);
            ``None`` for all.
    """

    ordering: str
    scope: str
    spaces: frozenset[str] | None

    @property
    def releases(self) -> bool:
        """True if it has release semantics."""
        return self.ordering in ("release", "acq_rel", "seq_cst")

    @property
    def acquires(self) -> bool:
        """True if it has acquire semantics."""
        return self.ordering in ("acquire", "acq_rel", "seq_cst")

    @property
    def is_within_wave(self) -> bool:
        """True if it orders nothing between waves."""
        return self.scope.startswith(_WITHIN_WAVE)

    @property
    def orders_lds(self) -> bool:
        """True if it orders LDS accesses between the waves of a workgroup."""
        return self.scope in _WORKGROUP_OR_WIDER and (self.spaces is None or "local" in self.spaces)

    @property
    def orders_global(self) -> bool:
        """True if it orders accesses of global memory between the waves of a workgroup."""
        return self.scope in _WITH_WORKGROUP and (self.spaces is None or "global" in self.spaces)

    @property
    def waits_for_global_loads(self) -> bool:
        """True if it releases and waits for all of the wave's global loads, and so for its LDS-DMA."""
        wide = self.scope in ("", "system", "agent")
        return self.releases and wide and (self.spaces is None or "global" in self.spaces)


def read_fence(module: Module, line: int) -> Fence | None:
    """The fence that a line (an index into `Module.lines`) is; ``None`` for any other instruction."""
    if not module.lines[line].startswith(_FENCE):
        return None
    head, attached = attachments(module.lines[line])
    scoped, _, ordering = head[len(_FENCE) :].rpartition(" ")
    scope = scoped.removeprefix('syncscope("').removesuffix('")')
    if not ordering.isidentifier() or scoped != (f'syncscope("{scope}")' if scoped else ""):
        return None
    spaces = _spaces(module, attached["mmra"]) if "mmra" in attached else None
    return Fence(ordering, scope, spaces)


def atomic_orders(line: str) -> tuple[Fence, ...]:
    """The ordering of an atomic access as a fence, and a second one for a ``cmpxchg`` that fails; none if not atomic.

    Source: LangRef, 'Atomic Memory Ordering Constraints'.

    >>> atomic_orders('  store atomic i32 1, ptr %release syncscope("agent") monotonic, align 4')
    (Fence(ordering='monotonic', scope='agent', spaces=None),)
    >>> [order.ordering for order in atomic_orders("  %v = cmpxchg ptr %p, i32 0, i32 1 release acquire, align 4")]
    ['release', 'acquire']
    >>> atomic_orders("  store i32 1, ptr %p, align 4")
    ()
    """
    head = attachments(line)[0]
    text = head[mnemonic_span(head)[0] :]
    if not text.startswith(("atomicrmw ", "cmpxchg ", "load atomic ", "store atomic ")):
        return ()
    words = without_strings(text).replace(",", " ").split()
    marked = text.partition(' syncscope("')[2] if 'syncscope("")' in words else ""
    scope = marked.partition('"')[0]
    return tuple(Fence(word, scope, None) for word in words if word in ORDERINGS)


def _spaces(module: Module, node: int) -> frozenset[str] | None:
    """The address spaces that the tags of a node name; ``None`` if it has no tag about address spaces."""
    nodes = module.metadata
    elements = nodes.elements(node) or []
    tags = [elements]
    if not (elements and elements[0].startswith('!"')):
        inner = (number_behind("!", element) for element in elements)
        tags = [nodes.elements(reference) or [] for reference in inner if reference is not None]
    named = {tag[1][2:-1] for tag in tags if len(tag) == 2 and tag[0] == _SYNCHRONIZES}
    return frozenset(named) if named else None


def is_harmless(line: str) -> bool:
    """True if an instruction is a call that accesses no memory that a fence orders."""
    return line.startswith(_HARMLESS)


def first_release(module: Module, barrier: int) -> int:
    """The first line of the fences and waits in front of a barrier that releases; the barrier's line if none does."""
    return min(
        (line for line, fence in fences_beside(module, barrier, -1) if fence.releases), default=barrier
    )


def guarding_fence(module: Module, barrier: int) -> int | None:
    """The line of a fence in front that releases LDS to the workgroup, with nothing but waits in between."""
    fences = fences_beside(module, barrier, -1)
    return next((line for line, fence in fences if fence.releases and fence.orders_lds), None)


def next_line(module: Module, line: int, step: Literal[-1, 1] = 1) -> int:
    """The next line behind one, or in front of it, that is no debug record."""
    line += step
    while is_debug_record(module.lines[line]):
        line += step
    return line


def fences_beside(
    module: Module, barrier: int, step: Literal[-1, 1], *, until: str | None = None
) -> Iterator[tuple[int, Fence]]:
    """The fences in front of a barrier or behind it, the nearest first, each with its line; only waits stand between.

    Args:
        module: with the barrier.
        barrier: its line.
        step: -1 for those in front, 1 for those behind.
        until: none of those beyond a call whose text has this word.
    """
    line = barrier
    while is_instruction(text := module.lines[line := next_line(module, line, step)]):
        if (fence := read_fence(module, line)) is not None:
            yield line, fence
        elif not is_harmless(text) or (until is not None and until in text):
            return


def may_lose_wait(module: Module, barrier: int) -> bool:
    """True if LLVM may drop the wait of a barrier's fence.

    It may if nothing in the fence's block ahead of it may access LDS, and a back edge may enter the block.
    """
    fence = guarding_fence(module, barrier)
    if fence is None:
        return False
    line = fence
    while is_instruction(text := module.lines[line := next_line(module, line, -1)]):
        if opcode(text) in _MAY_ACCESS and not is_harmless(text):
            return False
    return not module.lines[line].startswith("define ")
