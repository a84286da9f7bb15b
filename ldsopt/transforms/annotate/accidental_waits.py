"""Accesses that keep the wait for an LDS-DMA by which a bare barrier gets by, where rules alone decide.

Without alias information the backend waits for every LDS-DMA in front of an LDS access. A kernel may rest on that::

    DMA @A; load @B; s.barrier; load @A        ; the wait in front of the load of @B completes the DMA of every wave

A tag on the load of @B takes that wait away, and the barrier, which no fence guards, has none. Where the code is
checked that is found (`AnnotateOptions.judged`). By the rules alone, an access carries no alias information where it
may stand between an LDS-DMA and a bare barrier behind which, up to the next one, an access may touch the DMA's bytes.
A wait of the author's for global loads, and a fence that releases LDS, end the search: who waits has counted his DMAs.
Nor is there anything to find where the backend waits at every barrier.

What is not known is taken to be such a barrier: assembly that cannot be read, a call of a function, and the return from
one that is no kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.analysis.separation.separation import Separation
from ldsopt.graph import backwards, reachable
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.fences import read_fence
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.synchronization import BarrierPart, CounterWait, steps
from ldsopt.transforms.annotate.bare_barriers import waits_by_itself
from ldsopt.transforms.annotate.dma_functions import DmaFunction
from ldsopt.transforms.annotate.joins import is_tracked

_OF_LOADS = frozenset({"vmcnt", "loadcnt"})


class _DmaEvent(Enum):
    """An event of a function's code."""

    ACCESS = "an access of LDS"
    WAIT = "the author's wait for global loads, or a fence that releases LDS"
    BARRIER = "arrival at a barrier"
    UNKNOWN = "perhaps a barrier, and any access behind it"


def accidental_waits(
    module: Module,
    function: DmaFunction,
    found: FunctionProvenance,
    dmas: Sequence[Access],
    apart: Separation,
) -> frozenset[int]:
    """The lines of the accesses that have to go on waiting for LDS-DMA.

    Args:
        module: the input.
        function: with LDS-DMA.
        found: its accesses.
        dmas: those of them that get scopes.
        apart: which accesses are apart.
    """
    dmas = [access for access in dmas if is_tracked(access)]
    waits = module.arch is not None and waits_by_itself(module, module.arch)
    if function.decoded is None or not dmas or waits:
        return frozenset()
    lines = {access.line: access for access in found.accesses}
    events: list[tuple[int, _DmaEvent]] = []
    blocks = [list[int]() for _ in function.starts]
    for instruction in function.decoded.instructions:
        kind = _DmaEvent.ACCESS if instruction.line in lines else _kind(module, instruction, found.is_kernel)
        if kind is not None:
            blocks[function.block_of(instruction.line)].append(len(events))
            events.append((instruction.line, kind))
    if not any(kind in (_DmaEvent.BARRIER, _DmaEvent.UNKNOWN) for _, kind in events):
        return frozenset()
    # Events, and behind them the blocks' heads, as nodes of one graph.
    after = [list[int]() for _ in range(len(events) + len(blocks))]
    for number, inside in enumerate(blocks):
        chain = [len(events) + number, *inside]
        for one, other in pairwise(chain):
            after[one] = [other]
        after[chain[-1]] = [len(events) + target for target in function.flow.successors[number]]

    def stops_at(node: int, *kinds: _DmaEvent) -> bool:
        return node < len(events) and events[node][1] in kinds

    waited = [() if stops_at(node, _DmaEvent.WAIT) else tuple(next_) for node, next_ in enumerate(after)]
    before = backwards(waited)
    to_barrier = [
        () if stops_at(node, _DmaEvent.BARRIER) else tuple(next_) for node, next_ in enumerate(after)
    ]
    places = {line: node for node, (line, kind) in enumerate(events) if kind is _DmaEvent.ACCESS}
    own = {node for line, node in places.items() if lines[line].kind is not AccessKind.DMA}

    def meets(node: int, dma: Access) -> bool:
        if not stops_at(node, _DmaEvent.BARRIER):
            return stops_at(node, _DmaEvent.UNKNOWN)
        behind = reachable(to_barrier, after[node])
        return any(
            stops_at(each, _DmaEvent.UNKNOWN)
            or (stops_at(each, _DmaEvent.ACCESS) and not apart.are_apart(dma.line, events[each][0]))
            for each in behind
        )

    needed = set[int]()
    for dma in dmas:
        ahead = reachable(waited, waited[places[dma.line]])
        barriers = [node for node in ahead if meets(node, dma)]
        needed |= ahead & reachable(before, barriers) & own
    return frozenset(events[node][0] for node in needed)


def _kind(module: Module, instruction: Instruction, is_kernel: bool) -> _DmaEvent | None:
    """The event that an instruction is, other than an access."""
    if instruction.opcode == "ret":
        return None if is_kernel else _DmaEvent.UNKNOWN
    fence = read_fence(module, instruction.line)
    if fence is not None:
        return _DmaEvent.WAIT if fence.releases and fence.orders_lds else None
    if not is_call(instruction):
        return None
    found = steps(module, instruction)
    if found is None:
        return _DmaEvent.UNKNOWN
    for step in found:
        if isinstance(step, CounterWait):
            if step.counter in _OF_LOADS:
                return _DmaEvent.WAIT
        elif step.part in (BarrierPart.BOTH, BarrierPart.SIGNAL):
            return _DmaEvent.BARRIER
    is_own = module.inline_asm(instruction.operands[-1]) is None
    return _DmaEvent.UNKNOWN if is_own and not callee_name(module, instruction).startswith("llvm.") else None
