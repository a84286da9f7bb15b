"""At whose end an LDS-DMA is outstanding for sure, for rule R10.

A block of which that is known hands its list of DMAs on (`ldsopt.transforms.annotate.slot_lists`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees
from ldsopt.graph import reachable
from ldsopt.ir.module import Function, Module
from ldsopt.ir.syntax import is_load_from_lds
from ldsopt.transforms.annotate.slot_lists import TrackedAccess
from ldsopt.transforms.annotate.ways import Ways

_OPERATIONS = frozenset(
    {"load", "store", "atomicrmw", "cmpxchg", "fence", "call", "invoke", "callbr", "va_arg", "landingpad"}
)
_WRITING = ("store", "fence")
"""Those that give no value."""


class WaitingOperations(NamedTuple):
    """What a function's blocks may wait for, as far as that does not depend on the ways through it.

    Attributes:
        loading: the blocks that may load into vector registers.
        last: of each block the line of the last instruction that may wait; -1 if there is none.
    """

    loading: frozenset[int]
    last: tuple[int, ...]


def find_operations(module: Module, callees: Callees, function: Function) -> WaitingOperations:
    """The operations of a function that may wait."""
    loading, last = set[int](), list[int]()
    _, opcodes, operands, lines = function.columns
    for number, block in enumerate(function.blocks):
        numbers = range(block.start, block.stop)
        operations = [*compress(numbers, map(_OPERATIONS.__contains__, opcodes[block.start : block.stop]))]
        if any(
            _may_load_vectors(module, callees, opcodes[at], operands[at], lines[at])
            for at in operations
            if opcodes[at] not in _WRITING
        ):
            loading.add(number)
        waiting = (
            lines[at] for at in reversed(operations) if not _is_arithmetic(callees, opcodes[at], operands[at])
        )
        last.append(next(waiting, -1))
    return WaitingOperations(frozenset(loading), tuple(last))


def _may_load_vectors(
    module: Module, callees: Callees, opcode: str, operands: Sequence[int], line: int
) -> bool:
    """Whether one of `_OPERATIONS`, but those of `_WRITING`, may load from memory other than LDS and constants."""
    if opcode == "load":
        if is_load_from_lds(module.lines[line]):
            return False
        return module.type_of(operands[0]) not in ("ptr addrspace(3)", "ptr addrspace(4)")
    if opcode != "call":
        return True
    kind = callees[operands[-1]].kind
    return kind not in (CalleeKind.PURE, CalleeKind.HARMLESS, CalleeKind.LDS)


def _is_arithmetic(callees: Callees, opcode: str, operands: Sequence[int]) -> bool:
    return opcode == "call" and callees[operands[-1]].kind is CalleeKind.PURE


def surely_outstanding(
    operations: WaitingOperations, ways: Ways, tracked: Mapping[int, Sequence[TrackedAccess]]
) -> frozenset[int]:
    """Blocks at whose end a DMA is outstanding for sure: their own, or on every way to them another block's.

    Nothing follows the last one that may wait for it, and there is no load into a vector register, in the block or
    on a way to it, that the scheduler may put behind the DMA, or for which the backend waits ahead of a loop.
    """
    loading = reachable(ways.successors, operations.loading)
    own, keeping = set[int](), set[int]()
    for number, waiting in enumerate(operations.last):
        if number in loading:
            continue
        last = max((each.line for each in tracked.get(number, ()) if each.has_slot), default=-1)
        if waiting <= last:
            (own if last >= 0 else keeping).add(number)
    others = set(range(len(ways.successors))) - own - keeping
    return frozenset(own | keeping - reachable(ways.successors, {0} | others, avoiding=own))
