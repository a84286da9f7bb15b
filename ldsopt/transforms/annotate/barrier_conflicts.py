"""Barriers at which an outstanding LDS access may conflict with another wave's, for rule R8.

A wave may have an access outstanding when it arrives at a barrier, even one from before an earlier barrier. Behind the
barrier another wave runs on, up to the next barrier, which it cannot pass alone. The two conflict if they may touch a
common byte and one of them writes::

    load @A; s.barrier; DMA @B; s.barrier; DMA @A     ; the load conflicts behind the second barrier only

LDS-DMA in front of a barrier is left out: the author waits for it, by another counter.

The result is ``None``, not known, if waves may part at a branch that decides about barriers, if other functions are
called, or if code may touch LDS other than by an access with a base: by a flat access, or in inline assembly.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import pairwise

from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.analysis.separation.separation import Separation
from ldsopt.graph import backwards, gathered
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.synchronization import BarrierPart, CounterWait, guarding_fence, read_fence, steps
from ldsopt.transforms.annotate.bare_barriers import waits_by_itself
from ldsopt.transforms.annotate.joins import is_flat_access, is_tracked
from ldsopt.transforms.annotate.left_whole import DmaFunction

_FULL = "@llvm.amdgcn.s.barrier("

_AccessClass = tuple[object, object, bool]
"""The key of equivalent accesses: bases, regions, and whether they write."""


def barriers_to_drain(
    module: Module,
    function: DmaFunction,
    found: FunctionProvenance,
    separation: Separation,
    divergence: Callable[[], Divergence | None],
) -> frozenset[int] | None:
    """The lines of the barriers that need a wait for LDS operations; ``None`` if they are not known.

    Args:
        function: the function with the barriers.
        found: its accesses and barriers.
        separation: tells which accesses are apart.
        divergence: of its branches; asked for only if it matters.
    """
    if not found.is_kernel or found.calls:
        return None
    in_asm = _barriers_in_asm(module, function)
    if in_asm is None or any(map(is_flat_access, module.lines[function.line + 1 : function.end])):
        return None
    full = {line: line in in_asm or _FULL in module.lines[line] for line in (*found.barriers, *in_asm)}
    if not full:
        return frozenset()
    if (known := divergence()) is None or function.flow.irreducible is not None:
        return None
    flow, homes = function.flow, {function.block_of(line) for line in full}
    arms = (arm for branch in known.branches for arm in flow.before_post_dominator(branch).values())
    if any(not homes.isdisjoint(arm) for arm in arms):
        return None
    return frozenset(_ConflictSearch(module, function, found.accesses, full, separation).needed)


def _barriers_in_asm(module: Module, function: DmaFunction) -> frozenset[int] | None:
    """The lines of statements with a barrier; ``None`` if one may touch LDS, or cannot be read."""
    if function.decoded is None:
        return None
    found = set[int]()
    for instruction in function.decoded.instructions:
        asm = module.inline_asm(instruction.operands[-1]) if is_call(instruction) else None
        if asm is None:
            continue
        if asm.statements is None or any(each.may_touch_lds for each in asm.statements):
            return None
        names = [each.mnemonic for each in asm.statements if each.opcode.is_barrier_part]
        if names and (names != ["s_barrier"] or not asm.is_straight):
            return None
        if names:
            found.add(instruction.line)
    return frozenset(found)


class _ConflictSearch:
    """The search in one function. ``needed`` has the lines of the barriers with a conflict.

    Args:
        module, function, accesses, separation: as for `barriers_to_drain`.
        full: by line of each barrier, true if no wave passes it alone.
    """

    def __init__(
        self,
        module: Module,
        function: DmaFunction,
        accesses: Sequence[Access],
        full: Mapping[int, bool],
        separation: Separation,
    ) -> None:
        self._module, self._function, self._separation, self._full = module, function, separation, full
        self._are_apart = functools.cache(separation.are_apart)
        self._line_of: dict[_AccessClass, int] = {}
        self._events: list[list[tuple[int, Access | None]]] = [[] for _ in function.flow.successors]
        for line, access in sorted(
            [*((line, None) for line in full), *((access.line, access) for access in accesses)],
            key=lambda event: event[0],
        ):
            self._events[function.block_of(line)].append((line, access))
        self._behind_entry: list[frozenset[_AccessClass]] = [frozenset() for _ in self._events]
        self._find_behind()
        self.needed: set[int] = set()
        self._find_needed()

    def _class_of(self, access: Access) -> _AccessClass:
        line, separation = access.line, self._separation
        writes = access.kind is not AccessKind.LOAD
        found = separation.bases_of[line], separation.regions_of.get(line), writes
        self._line_of.setdefault(found, line)
        return found

    def _behind(self, block: int, start: int = 0) -> frozenset[_AccessClass]:
        """The accesses from a position in a block on, up to a barrier that no wave passes alone."""
        found = set[_AccessClass]()
        for line, access in self._events[block][start:]:
            if access is not None:
                found.add(self._class_of(access))
            elif self._full[line]:
                return frozenset(found)
        return frozenset(found.union(*(self._behind_entry[t] for t in self._function.flow.successors[block])))

    def _find_behind(self) -> None:
        changed = True
        while changed:
            changed = False
            for block in reversed(self._function.flow.order):
                found = self._behind(block)
                changed |= found != self._behind_entry[block]
                self._behind_entry[block] = found

    def _find_needed(self) -> None:
        entering: list[set[_AccessClass]] = [set() for _ in self._events]
        pending = dict.fromkeys(self._function.flow.order)
        while pending:
            block = next(iter(pending))
            del pending[block]
            leaving = self._walk(block, entering[block])
            for target in self._function.flow.successors[block]:
                if not leaving <= entering[target]:
                    entering[target] |= leaving
                    pending[target] = None

    def _walk(self, block: int, entering: set[_AccessClass]) -> set[_AccessClass]:
        """The operations that may be outstanding at a block's end. A barrier that waits leaves none."""
        outstanding = set(entering)
        for number, (line, access) in enumerate(self._events[block]):
            if access is not None:
                if not access.is_dma:
                    outstanding.add(self._class_of(access))
            elif guarding_fence(self._module, line) is not None:
                outstanding.clear()
            elif line in self.needed or any(self._conflicts(outstanding, self._behind(block, number + 1))):
                self.needed.add(line)
                outstanding.clear()
        return outstanding

    def _conflicts(self, outstanding: set[_AccessClass], behind: frozenset[_AccessClass]) -> Iterator[bool]:
        for one in outstanding:
            for other in behind:
                if one[2] or other[2]:
                    yield not self._are_apart(self._line_of[one], self._line_of[other])


# --- accidental waits ---------------------------------------------------------------------------------------
#
# Accesses that keep the wait for an LDS-DMA on which a bare barrier relies, if rules alone decide.
#
# Without alias information the backend waits for every LDS-DMA in front of an LDS access. A kernel may rest on that::
#
#     DMA @A; load @B; s.barrier; load @A        ; the wait in front of the load of @B completes the DMA of every wave
#
# A tag on the load of @B removes that wait, and the barrier, which no fence guards, has none. If the code is checked
# (`AnnotateOptions.judged`), the check finds that. By the rules alone, an access carries no alias information if it may
# stand between an LDS-DMA and a bare barrier behind which, up to the next one, an access may touch the DMA's bytes. The
# author's wait for global loads, and a fence that releases LDS, end the search: an author who waits has counted the
# DMAs. Nor is there anything to find if the backend waits at every barrier.
#
# Unknown code counts as such a barrier: assembly that cannot be read, a call of a function, and the return from one
# that is no kernel.


_OF_LOADS = frozenset({"vmcnt", "loadcnt"})


class _DmaEvent(Enum):
    """The kinds of events in a function's code."""

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
    """The lines of the accesses that must keep their wait for LDS-DMA.

    Args:
        function: with LDS-DMA.
        found: its accesses.
        dmas: those of them that get scopes.
        apart: tells which accesses are apart.
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

    # The DMAs that reach each node, and those that an access behind a barrier meets, as sets of classes of equivalent
    # DMAs.
    waited = [() if stops_at(node, _DmaEvent.WAIT) else tuple(next_) for node, next_ in enumerate(after)]
    before = backwards(waited)
    to_barrier = [
        () if stops_at(node, _DmaEvent.BARRIER) else tuple(next_) for node, next_ in enumerate(after)
    ]
    places = {line: node for node, (line, kind) in enumerate(events) if kind is _DmaEvent.ACCESS}
    classes = _Classes(apart)
    starting, touched = [0] * len(after), [0] * len(after)
    for dma in dmas:
        for node in waited[places[dma.line]]:
            starting[node] |= 1 << classes.of(dma.line)
    for line, node in places.items():
        touched[node] = 1 << classes.of(line)
    unknown, of_dmas = 1 << len(classes.lines), functools.reduce(operator.or_, starting)
    for node, (_, kind) in enumerate(events):
        touched[node] |= unknown if kind is _DmaEvent.UNKNOWN else 0
    behind, conflicting = gathered(touched, to_barrier), [0] * len(after)
    for node, (_, kind) in enumerate(events):
        if kind is _DmaEvent.UNKNOWN:
            conflicting[node] = of_dmas
        elif kind is _DmaEvent.BARRIER:
            there = functools.reduce(operator.or_, (behind[next_] for next_ in after[node]), 0)
            conflicting[node] = of_dmas if there & unknown else classes.not_apart_from(there) & of_dmas
    reaching, leading = gathered(starting, before), gathered(conflicting, waited)
    return frozenset(
        line
        for line, node in places.items()
        if lines[line].kind is not AccessKind.DMA and reaching[node] & leading[node]
    )


class _Classes:
    """Numbers for classes of equivalent accesses: those of the same bases and regions.

    Args:
        apart: tells which accesses are apart.

    Attributes:
        lines: for each class, the line of one of its accesses.
    """

    def __init__(self, apart: Separation) -> None:
        self._apart = apart
        self._numbers: dict[object, int] = {}
        self._touching: dict[int, int] = {}
        self.lines: list[int] = []

    def of(self, line: int) -> int:
        """The class of the access on a line."""
        key = self._apart.bases_of[line], self._apart.regions_of.get(line)
        number = self._numbers.setdefault(key, len(self.lines))
        if number == len(self.lines):
            self.lines.append(line)
        return number

    def not_apart_from(self, some: int) -> int:
        """The classes that may overlap one of these classes, as a set of bits."""
        found = 0
        while some:
            one = some.bit_length() - 1
            some ^= 1 << one
            if one not in self._touching:
                self._touching[one] = sum(
                    1 << number
                    for number, line in enumerate(self.lines)
                    if not self._apart.are_apart(line, self.lines[one])
                )
            found |= self._touching[one]
        return found


def _kind(module: Module, instruction: Instruction, is_kernel: bool) -> _DmaEvent | None:
    """The event of an instruction that is no access."""
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
