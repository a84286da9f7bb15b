"""Fences: what a ``fence`` orders, for whom, and in which memory.

`read_fence` gives the `Fence` of a line. Tags of another prefix, metadata that merely contains the same words, and
address spaces that LLVM does not know say nothing about LDS. Sources: AMDGPUUsage, 'Memory Scopes' and 'Memory Model
Relaxation Annotations'; SIMemoryLegalizer.cpp, ``getSynchronizeAddrSpaceMD`` and ``toSIAtomicScope``; LangRef,
'Memory Model Relaxation Annotations' (a tag is a pair of strings; a node of nodes is a set of tags).

`atomic_orders` gives the same of an atomic access. `guarding_fence` gives the fence in front of a barrier, with nothing
in between that accesses memory.
"""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.ir.calls import CALLS
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import (
    attachments,
    is_instruction,
    mnemonic_span,
    number_behind,
    opcode,
    without_strings,
)

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
            each address space by itself, for which the backend waits for no LDS operation.
        spaces: the address spaces that it is limited to, as its ``!mmra`` tags name them (``local``, ``global``);
            ``None`` for all.
    """

    ordering: str
    scope: str
    spaces: frozenset[str] | None

    @property
    def releases(self) -> bool:
        """True if what stands before is complete for whoever acquires."""
        return self.ordering in ("release", "acq_rel", "seq_cst")

    @property
    def acquires(self) -> bool:
        """True if what comes behind sees what was released."""
        return self.ordering in ("acquire", "acq_rel", "seq_cst")

    @property
    def is_within_wave(self) -> bool:
        """It orders nothing between waves."""
        return self.scope.startswith(_WITHIN_WAVE)

    @property
    def orders_lds(self) -> bool:
        """It orders LDS accesses between the waves of a workgroup."""
        return self.scope in _WORKGROUP_OR_WIDER and (self.spaces is None or "local" in self.spaces)

    @property
    def orders_global(self) -> bool:
        """It orders accesses of global memory between the waves of a workgroup."""
        return self.scope in _WITH_WORKGROUP and (self.spaces is None or "global" in self.spaces)

    @property
    def waits_for_global_loads(self) -> bool:
        """Releasing, it waits for all of the wave's global loads, and so for its LDS-DMA."""
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
    """True if an instruction is a call that accesses no memory, as far as fences around it are concerned."""
    return line.startswith(_HARMLESS)


def first_release(module: Module, barrier: int) -> int:
    """The first line of the fences and waits in front of a barrier that releases; that of the barrier if none does."""
    found, line = barrier, barrier - 1
    while is_instruction(module.lines[line]):
        fence = read_fence(module, line)
        if fence is None and not is_harmless(module.lines[line]):
            break
        found = line if fence is not None and fence.releases else found
        line -= 1
    return found


def guarding_fence(module: Module, barrier: int) -> int | None:
    """The line of a fence in front that releases LDS to the workgroup, with nothing but waits in between."""
    line = barrier - 1
    while is_instruction(module.lines[line]):
        fence = read_fence(module, line)
        if fence is not None and fence.releases and fence.orders_lds:
            return line
        if fence is None and not is_harmless(module.lines[line]):
            return None
        line -= 1
    return None


def may_lose_wait(module: Module, barrier: int) -> bool:
    """True if LLVM may drop the wait of a barrier's fence.

    It does where nothing in the fence's block may access LDS ahead of it, and the block may be entered by a back edge.
    """
    fence = guarding_fence(module, barrier)
    if fence is None:
        return False
    line = fence - 1
    while is_instruction(module.lines[line]):
        if opcode(module.lines[line]) in _MAY_ACCESS and not is_harmless(module.lines[line]):
            return False
        line -= 1
    return not module.lines[line].startswith("define ")
