"""The kernels in which one wave's n-th barrier may be another instruction than another wave's n-th.

Waves pass the same barriers in the same order where every branch that decides about barriers is the same for all of
them (`ldsopt.analysis.flow.phases`), in the kernel and in its callees. Where that is not known, any path that leads to
a barrier may be that of some wave (`ldsopt.isa.barrier_pairs`)::

    br i1 %producer, label %a, label %b       ; differs from wave to wave
    a:  s.barrier                             ; meets the barrier in b
    b:  s.barrier
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache, reduce
from itertools import chain, product
from operator import and_, or_
from sys import maxsize
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import (
    Crossing,
    PartialBarriers,
    Refused,
    crossing,
    may_leave,
    only_returns,
    partial_barriers,
    phases_of,
)
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.assumptions import NO_GLOBAL_RACES
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.mapping import UNKNOWN, AccessMap, touches_lds
from ldsopt.graph import Visits, reachable, solved
from ldsopt.ir.details import callee_name, is_call, is_marked_access
from ldsopt.ir.module import GLOBAL, LOCAL, Function, Instruction, Module
from ldsopt.ir.synchronization import BarrierPart, barriers
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.constant_loads import constant_loads
from ldsopt.isa.decode import decode
from ldsopt.isa.kernel_start import starts_of_listing
from ldsopt.isa.program import takes_all_waves
from ldsopt.once import once
from ldsopt.target.intrinsics import BUFFER_LOADS, is_of
from ldsopt.target.opcodes import Family, Kind


def steady_loads(function: Function, module: Module, promises: Collection[str]) -> frozenset[int]:
    """The addresses of the loads that give all waves the same value by the promise `NO_GLOBAL_RACES`; none without it.

    They are the loads of global memory that are neither atomic nor volatile.
    """
    return frozenset(loads_of(function, module, GLOBAL) if NO_GLOBAL_RACES in promises else ())


def loads_of(function: Function, module: Module, space: str) -> Iterator[int]:
    """Yields the addresses of the loads by pointers of a type that are neither atomic nor volatile."""
    for one in function.instructions:
        is_there = one.opcode == "load" and module.type_of(one.operands[0]) == space
        if is_there and not is_marked_access(module, one):
            yield one.address


def barrier_lines(accesses: Accesses) -> Iterator[int]:
    """The lines of intrinsics that are barriers, or parts of one, and of calls of code with barriers or accesses."""
    module, search = accesses.provenance.module, _search_of(accesses.provenance)
    called = search.holding | search.accessing(accesses)
    for function in module.functions():
        yield from search.calling(function, called)
        for one in function.instructions:
            if is_call(one) and module.inline_asm(one.operands[-1]) is None and barriers(module, one):
                yield one.line


def moved_across(
    module: Module, accesses: Accesses, listing: Assembly, mapping: AccessMap
) -> Mapping[str, int]:
    """By kernel whose code has an access of LDS on another side of a barrier than the IR: the line of such a barrier.

    The code may be that of a function that the kernel calls, a barrier the call of a function that has some, and an
    access that of a function that has no barrier. LLVM moves neither a load past a call nor a call that reads, unless
    metadata or ``noalias`` say that the call that is passed does not write what is read.

    LLVM moves a load to the only block that uses it, past barriers and their fences. Source: LLVM 22, MachineSink, for
    which neither the barrier nor a fence is a store (``MachineInstr::isSafeToMove``)::

        %v = load @A; fence; s.barrier; fence; br %c, %a, %b; a: use(%v)        ; LLVM 22: a: ds_read

    An access is moved if none of the barriers that it comes next behind in the code is one of those in the IR, or if
    all paths of the code to it pass a barrier that some path of the IR does not. Paths that LLVM adds by making control
    flow structured never make an access seem moved.
    """
    code, found = {function.name: function for function in listing.functions}, dict[str, int]()
    functions = {function.name: function for function in accesses.provenance.functions()}
    search = _search_of(accesses.provenance)
    accessing = search.accessing(accesses)
    for own in accesses.functions:
        calling = search.calling(functions[own.name], search.holding)
        lines = {access.line for access in own.accesses} | search.calling(functions[own.name], accessing)
        if (own.barriers or calling) and not lines <= calling and own.name in code:
            before = _order_in_ir(module, functions[own.name], lines - calling, calling)
            after = _order_in_code(code[own.name], mapping, accesses.members, calling)
            # LLVM drops the barriers of a workgroup of one wave, whose accesses keep their order.
            if not calling and not any(one.is_barrier for events in after.events for one in events):
                continue
            if (barrier := _moving(before, after)) is not None:
                found[own.name] = barrier
    calls = {own.name: own.calls for own in accesses.functions}
    moved = (
        (own.name, found.keys() & reachable(calls, [own.name])) for own in accesses.functions if own.is_kernel
    )
    return {kernel: found[min(inside)] for kernel, inside in moved if inside}


def loads_in_order(module: Module, listing: Assembly, mapping: AccessMap) -> frozenset[int]:
    """The loads of memory that the code has behind the same barriers as the IR, by their lines.

    No piece of such a load in the code comes next behind a barrier that the load does not come next behind in the IR.
    LLVM gives a load that it merged the line of one of them, or none. So these pieces may be of a load: those of its
    line, those without a line, those of a line that have more bytes than its load, and all pieces there are, if those
    of its line have fewer bytes than it.
    """
    code, found = {function.name: function for function in listing.functions}, set[int]()
    starts = starts_of_listing(listing.text)
    for function in module.functions():
        loads = {one.line: words for one in function.instructions if (words := _loaded(module, one))}
        own = code.get(function.name)
        if function.is_kernel and own is not None and not own.unreadable and loads:
            told, after = _loads_in_code(own, mapping, constant_loads(own, starts.get(function.name)))
            found |= _in_order(_order_in_ir(module, function, loads), after, loads, told)
    return frozenset(found)


def _in_order(before: _Order, after: _Order, loads: Mapping[int, int], words: Mapping[int, int]) -> set[int]:
    """The loads in order; ``loads`` has the words of each load of the IR, ``words`` those of its pieces in the code."""
    behind, of_any, every = dict[int, set[int]](), set[int](), set[int]()
    pieces = list(after.last_barriers())
    if len(pieces) < sum(not one.is_barrier for one in chain.from_iterable(after.events)):
        return set()  # no known path leads to one
    for one, ahead in pieces:
        every |= ahead
        if one.lines and words[one.lines[0]] <= loads.get(one.lines[0], 0):
            behind.setdefault(one.lines[0], set()).update(ahead)
        else:
            of_any |= ahead
    found = set[int]()
    for one, expected in before.last_barriers():
        line = one.lines[0]
        is_whole = words.get(line) == loads.get(line)
        if not one.is_barrier and (behind.get(line, set()) | of_any if is_whole else every) <= expected:
            found.add(line)
    return found


def _loaded(module: Module, load: Instruction) -> int:
    """The 32-bit words that a work-item gets by a load of memory; none by all else."""
    name = callee_name(module, load) if is_call(load) else ""
    if load.opcode != "load" and not is_of(name, BUFFER_LOADS):
        return 0
    if module.type_of(load.operands[0]) == LOCAL:
        return 0
    layout = module.types.layout(module.type_of(load.address))
    return 0 if layout is None else -(-layout.store // 4)


def _loads_in_code(
    function: AsmFunction, mapping: AccessMap, constant: Collection[int]
) -> tuple[Mapping[int, int], _Order]:
    """The words that loads of memory in a kernel's code get, by line of the IR, and these loads and the barriers.

    Args:
        function: the code.
        mapping: from it to the IR.
        constant: lines of loads of the kernel's arguments, which are none of these.
    """
    events, words = list[list[_Event]](), Counter[int]()
    for block in function.blocks:
        events.append([])
        for one in block.instructions:
            decoded, line = decode(one), mapping.of(one).access
            lines = () if line is None else (line,)
            kind = None if decoded.started is None else decoded.started.kind
            if takes_all_waves(one):
                events[-1].append(_Event(lines, True))
            elif kind in _LOADS and one.opcode.family is not Family.SCRATCH and one.line not in constant:
                events[-1].append(_Event(lines, False))
                # A set of registers has two bits for a vector register.
                got = decoded.written.bit_count() // (1 if kind is Kind.SCALAR else 2)
                words.update(dict.fromkeys(lines, got))
    return words, _Order(events, [block.successors for block in function.blocks])


class _Event(NamedTuple):
    """A barrier or an access of LDS: its lines of the IR, or those of which it is one; none if they are unknown."""

    lines: tuple[int, ...]
    is_barrier: bool
    is_all: bool = True


class _Order(NamedTuple):
    """The barriers and accesses of a function in their order: by block, the first of which is the entry."""

    events: Sequence[Sequence[_Event]]
    successors: Sequence[Sequence[int]]

    def last_barriers(self) -> Iterator[tuple[_Event, frozenset[int]]]:
        """Yields each access with the lines of the barriers that it comes next behind: `_ENTRY`, `_UNKNOWN` may be."""

        def behind(block: int, coming: frozenset[int]) -> Iterator[tuple[int, frozenset[int]]]:
            given = [one for one in self.events[block] if one.is_barrier][-1:]
            left = frozenset(given[0].lines or [_UNKNOWN]) if given else coming
            return ((target, left) for target in self.successors[block])

        coming = solved(self.successors, frozenset({_ENTRY}), behind, or_)
        for last, events in zip(coming, self.events, strict=True):
            for one in events:
                if last is None:  # nothing leads here
                    break
                if one.is_barrier:
                    last = frozenset(one.lines or [_UNKNOWN])
                else:
                    yield one, last

    def passed(self, bits: Mapping[int, int]) -> Mapping[int, int]:
        """The barriers that every path to an access passes, by the access's line, as a set of bits.

        Args:
            bits: the bit of each barrier, by its line.
        """

        def behind(block: int, coming: int) -> Iterator[tuple[int, int]]:
            left = reduce(or_, (_bits(one, bits) for one in self.events[block]), coming)
            return ((target, left) for target in self.successors[block])

        every, by_lines = (1 << len(bits)) - 1, dict[tuple[int, ...], int]()
        coming = solved(self.successors, 0, behind, and_)
        for now, events in zip(coming, self.events, strict=True):
            for one in events:
                if now is None:
                    break
                now |= _bits(one, bits)
                if not one.is_barrier:
                    by_lines[one.lines] = by_lines.get(one.lines, every) & now
        found: dict[int, int] = {}
        for lines, barriers_passed in by_lines.items():
            found.update((line, found.get(line, every) & barriers_passed) for line in lines)
        return found


def _bits(one: _Event, bits: Mapping[int, int]) -> int:
    return reduce(or_, (bits.get(line, 0) for line in one.lines), 0) if one.is_barrier else 0


_LOADS = frozenset({Kind.LOAD, Kind.FLAT_LOAD, Kind.SCALAR})
_ENTRY, _UNKNOWN = -1, -2
_UNTOLD = (-3,)
"""In place of the lines of an access of which no line is told."""


def _moving(before: _Order, after: _Order) -> int | None:
    """The line of a barrier that an access stands on the other side of in the code; ``None`` if none does."""
    expected: dict[int, set[int]] = {}
    for one, barriers_ahead in before.last_barriers():
        expected.setdefault(one.lines[0], set()).update(barriers_ahead)
    known: set[int] = set()
    found = list(dict.fromkeys(after.last_barriers()))  # accesses of a class are alike, and many
    # An access that is not told is one of those that no other is.
    untold = expected.keys() - {line for one, _ in found for line in one.lines}
    # One that may share bytes with those that were merged, and stands where it was, is none of them.
    staying = {
        line
        for one, ahead in found
        for line in one.lines
        if _UNKNOWN in ahead or not expected.get(line, ahead).isdisjoint(ahead)
    }
    for one, ahead in found:
        lines = [line for line in (untold if one.lines == _UNTOLD else one.lines) if line in expected]
        if one.is_all and len(one.lines) > 1:
            # It is one of them at least.
            here = [line for line in lines if line not in staying or not expected[line].isdisjoint(ahead)]
            lines = here or lines
        is_all = one.is_all and one.lines != _UNTOLD
        known.update(lines if is_all or len(one.lines) == 1 else ())
        moved = [line for line in lines if expected[line].isdisjoint(ahead)]
        # Of accesses that were merged into one, one may be moved, and the other not.
        if _UNKNOWN not in ahead and moved and (is_all or len(moved) == len(lines)):
            return max(*ahead, *expected[moved[0]])
    barrier_lines = {
        line for events in after.events for one in events if one.is_barrier for line in one.lines
    }
    bits = {line: 1 << number for number, line in enumerate(sorted(barrier_lines))}
    every, in_ir, in_code = (1 << len(bits)) - 1, before.passed(bits), after.passed(bits)
    in_code = {**dict.fromkeys(untold, in_code.get(*_UNTOLD, every)), **in_code}
    added = reduce(or_, (in_code.get(line, every) & ~in_ir.get(line, every) for line in known), 0)
    return next((line for line, bit in bits.items() if added & bit), None)


def _order_in_ir(
    module: Module, function: Function, accesses: Collection[int], calling: Collection[int] = ()
) -> _Order:
    flow = of_function(function)
    events = [
        [
            _Event((one.line,), one.line not in accesses)
            for one in function.inside(number)
            if one.line in accesses or one.line in calling or crossing(module, one) is not Crossing.NOTHING
        ]
        for number in range(len(function.blocks))
    ]
    return _Order(events, flow.successors)


def _order_in_code(
    function: AsmFunction,
    mapping: AccessMap,
    members: Mapping[int, tuple[int, ...]],
    calling: Collection[int],
) -> _Order:
    def event(one: AsmInstruction) -> _Event:
        # The barriers that the IR's order has (`crossing`): not named ones, nor a cluster's own halves.
        origin = mapping.of(one)
        is_barrier = takes_all_waves(one) or origin.access in calling
        lines = origin.among if origin.access is None else (origin.access,)
        if lines:
            return _Event(lines, is_barrier)
        lines = () if origin.of_class is None else members.get(origin.of_class, ())
        return _Event(lines or (() if is_barrier else _UNTOLD), is_barrier, False)

    def is_event(one: AsmInstruction) -> bool:
        # Of calls only those that matter are mapped.
        is_call = one.opcode.family is Family.CALL and mapping.of(one) is not UNKNOWN
        return is_call or takes_all_waves(one) or touches_lds(one)

    events = [[event(one) for one in block.instructions if is_event(one)] for block in function.blocks]
    return _Order(events, [block.successors for block in function.blocks])


def parting_kernels(provenance: Provenance, promises: Collection[str] = ()) -> frozenset[str]:
    """The names of the kernels in which waves may pass different barriers.

    Args:
        provenance: the module's provenance.
        promises: the promises that may be relied on (`steady_loads`).
    """
    functions, search = list(provenance.functions()), _search_of(provenance)
    if not search.holding:
        return frozenset()
    module = provenance.module
    parts = (f.name for f in functions if search.parts(f, steady_loads(f, module, promises)))
    parting = search.with_callers(parts)
    return frozenset(f.name for f in functions if f.is_kernel and f.name in parting)


def partial_barriers_of(
    provenance: Provenance,
    unwritten: Callable[[Function], frozenset[int]] = lambda _: frozenset(),
    together: Callable[[Function], frozenset[int]] = lambda _: frozenset(),
) -> Mapping[str, tuple[PartialBarriers, ...]]:
    """By kernel, the barriers, its own and its callees', that only some work-items of a workgroup may pass.

    In irreducible control flow it is not known which work-items pass a barrier, so any may be such a barrier.

    Args:
        provenance: the module's provenance.
        unwritten: the addresses of a function's loads that give all waves the same value.
        together: the blocks of a function whose branch sends all waves one way, though its condition diverges.
    """
    functions, search = list(provenance.functions()), _search_of(provenance)
    if not search.holding:
        return {}
    found = {
        f.name: tuple(search.partial(f, unwritten(f), together(f)))
        for f in functions
        if f.name in search.holding
    }
    kernels = ((f.name, sorted(search.called_by(f.name))) for f in functions if f.is_kernel)
    partial = {name: tuple(one for part in parts for one in found.get(part, ())) for name, parts in kernels}
    return {name: ones for name, ones in partial.items() if ones}


class _Leading(NamedTuple):
    """The code that leads to a place without a barrier in between.

    Attributes:
        spans: parts of blocks, by block, as twice their lines.
        whole: blocks of which all code leads there.
        heads: the blocks of which all code from the beginning leads there, or to another place that does.
        is_split: a signal leads there without the wait for it.
    """

    spans: dict[int, list[range]]
    whole: set[int]
    heads: set[int]
    is_split: bool

    def has(self, block: int, place: int) -> bool:
        """True if a place leads there."""
        return block in self.whole or any(place in span for span in self.spans.get(block, ()))


class BarrierPlaces:
    """The places in one kernel for barriers that would keep pairs of accesses apart.

    Args:
        provenance: the module's provenance.
        kernel: the kernel.
        pairs: the pairs of lines: what a wave executes first, then the other. Pairs of other functions have no place.
    """

    def __init__(self, provenance: Provenance, kernel: Function, pairs: Iterable[tuple[int, int]]) -> None:
        self._kernel, self._module, self._flow = kernel, provenance.module, of_function(kernel)
        self._held = _search_of(provenance).held(kernel)
        self._lines_held = defaultdict(list, {block: sorted(lines) for block, lines in self._held.items()})
        self._stops = {block: [2 * line for line in lines] for block, lines in self._held.items()}
        self._blocks = kernel.block_of_line
        ahead_in, behind_in = defaultdict[int, set[int]](set), defaultdict[int, set[int]](set)
        self._ends = dict[int, int]()
        for ahead, behind in pairs:
            block, other = self._blocks.get(ahead, -1), self._blocks.get(behind, -1)
            ahead_in[block].add(ahead)
            if block != other:
                behind_in[other].add(behind)
            elif behind > ahead:
                self._ends[block] = min(behind, self._ends.get(block, behind))
        self._ahead = {block: sorted(lines) for block, lines in ahead_in.items()}
        self._behind = {block: sorted(lines) for block, lines in behind_in.items()}
        divergence = divergence_of(kernel, self._module, frozenset(), of_branches=True)
        self._arms = {one: self._flow.before_post_dominator(one) for one in sorted(divergence.branches)}
        self._takes = cache(self._may_take)
        self._leads, self._led = lru_cache(16)(self._leading), lru_cache(16)(self._following)
        self._halves = {
            2 * one.line: parts[0].part
            for one in kernel.instructions
            if is_call(one) and (parts := barriers(self._module, one)) and len(parts) == 1
            if parts[0].part in (BarrierPart.SIGNAL, BarrierPart.WAIT)
        }

    def between(self, ahead: int, behind: int) -> tuple[tuple[str, int], ...]:
        """The places for barriers that keep two accesses apart: behind or in front of a line. Empty if there are none.

        All work-items pass them. A second one is needed where a loop leads back to what comes first.
        """
        if ahead not in self._blocks or behind not in self._blocks or self._flow.irreducible is not None:
            return (("behind", self.last(ahead)),)
        if ahead == behind:
            return ()
        there, back = [*self._candidates(ahead, behind)], [*self._candidates(behind, ahead)]
        tried = chain(zip(there), zip(back), product(there, back))
        return next((places for places in tried if self._suffice(places, ahead, behind)), ())

    def _candidates(self, ahead: int, behind: int) -> Iterator[tuple[str, int]]:
        """The places for one barrier that all work-items pass; first those that also separate other pairs of blocks."""
        block, other = self._blocks[ahead], self._blocks[behind]
        if self._takes(frozenset([block])):
            yield from (("behind", line) for line in dict.fromkeys((self.last(ahead), ahead)))
        if self._takes(frozenset([other])):
            yield from (("in front of", line) for line in dict.fromkeys((self._first(other, behind), behind)))
        join = self._flow.post_dominator[block]
        while join != self._flow.exit and not self._takes(frozenset([join])):
            join = self._flow.post_dominator[join]
        if join != self._flow.exit:
            yield "in front of", next(one.line for one in self._kernel.inside(join) if one.opcode != "phi")

    def _suffice(self, places: Sequence[tuple[str, int]], one: int, other: int) -> bool:
        """True if barriers at these places keep two accesses apart, and all work-items pass them and all others.

        The accesses are apart if neither leads to the other without a barrier in between, nor a branch that may send
        work-items different ways leads to both of them so, to each by another arm.
        """
        added = tuple((self._blocks[line], 2 * line + (1 if how == "behind" else -1)) for how, line in places)
        if not self._takes(frozenset(block for block, _ in added)):
            return False
        if self._halves and any(self._leads(*place, added).is_split for place in added):
            return False
        ends = [(self._blocks[line], 2 * line) for line in (one, other)]
        first = self._leads(*ends[0], added)
        if not self._arms and not self._halves:
            # Many pairs share the first place, and so what leads to and from it.
            return not (first.has(*ends[1]) or self._led(*ends[0], added).has(*ends[1]))
        second = self._leads(*ends[1], added)
        if first.has(*ends[1]) or second.has(*ends[0]):
            return False
        for arms in self._arms.values():
            by, its = first.heads.intersection(arms), second.heads.intersection(arms)
            if by and its and len(by | its) > 1:
                return False
        stops = self._stops_with(added)
        return not any(self._ends_beside(block, stops) for block, _ in ends)

    def _stops_with(self, added: Sequence[tuple[int, int]]) -> dict[int, Sequence[int]]:
        stops: dict[int, Sequence[int]] = dict(self._stops)
        for block, stop in added:
            stops[block] = [*stops.get(block, ()), stop]
        return stops

    def _leading(self, block: int, end: int, added: Sequence[tuple[int, int]]) -> _Leading:
        """The code that leads to a place without a barrier in between, those added too; places are twice their lines.

        Others may still be in front of a signal, or past the wait for it, while a wave is between the two.
        """
        stops = self._stops_with(added)
        found, is_split = _Leading({}, set(), set(), is_split=False), False
        visits = Visits([(block, end, False)])
        for at, stop_at, is_past in visits:
            begin, own = 0, stops.get(at, ())
            if own or stop_at:
                to = stop_at or 2 * self._kernel.terminator(at).line
                for stop in sorted((one for one in own if one < to), reverse=True):
                    half = self._halves.get(stop)
                    if half is None or (half is BarrierPart.SIGNAL and is_past):
                        begin = stop
                        break
                    is_past = is_past or half is BarrierPart.WAIT
                    is_split = is_split or not is_past
                found.spans.setdefault(at, []).append(range(begin, to))
            else:  # as most blocks are
                found.whole.add(at)
            if not begin:
                found.heads.add(at)
                visits.add((before, 0, is_past) for before in self._flow.predecessors[at])
        return found._replace(is_split=is_split)

    def _following(self, block: int, begin: int, added: Sequence[tuple[int, int]]) -> _Leading:
        """The code that a place leads to without a barrier in between, where no barrier has halves."""
        found, stops = _Leading({}, set(), set(), is_split=False), self._stops_with(added)
        visits = Visits([(block, begin)])
        for at, since in visits:
            end = min((one for one in stops.get(at, ()) if one > since), default=0)
            if since or end:
                found.spans.setdefault(at, []).append(range(since + 1, end or maxsize))
            else:
                found.whole.add(at)
            visits.add((one, 0) for one in (() if end else self._flow.successors[at]))
        return found

    def _ends_beside(self, block: int, stops: Mapping[int, Sequence[int]]) -> bool:
        """True if lanes that run a block then end, perhaps when others of their wave are behind later barriers."""
        for branch, arms in self._arms.items():
            if (
                any(block in blocks and blocks.isdisjoint(stops) for blocks in arms.values())
                and not stops.keys().isdisjoint(chain.from_iterable(arms.values()))
                and may_leave(self._kernel, self._flow, branch, stops)
            ):
                return True
        return False

    def _may_take(self, blocks: frozenset[int]) -> bool:
        """True if all work-items pass barriers in these blocks, and pass the others as they did without them."""
        kernel, flow, held = self._kernel, self._flow, self._held.keys() | blocks
        for branch, arms in self._arms.items():
            inside = frozenset[int]().union(*arms.values())
            if inside.isdisjoint(held):
                continue
            if not may_leave(kernel, flow, branch, held):
                if not inside.isdisjoint(blocks):
                    return False
                continue
            # Of the work-items that end, none does anything, and none passes a barrier behind the arms.
            is_first = inside.isdisjoint(self._held) and not inside.isdisjoint(blocks)
            ending = (part for part in arms.values() if part.isdisjoint(held))
            end = flow.post_dominator[branch]
            if (is_first and not all(only_returns(kernel, part) for part in ending)) or (
                end != flow.exit and not flow.reachable(end).isdisjoint(blocks)
            ):
                return False
        return True

    def last(self, line: int) -> int:
        """The last access of its block behind which a barrier still separates what one behind the line would."""
        block = self._blocks.get(line)
        if block is None:
            return line
        held = self._lines_held[block]
        stops = [*held[bisect_right(held, line) :][:1], self._ends.get(block, -1)]
        stop = min((one for one in stops if one > line), default=None)
        ahead = self._ahead.get(block, [])
        at = len(ahead) if stop is None else bisect_left(ahead, stop)
        return max([line, *ahead[max(at - 1, 0) : at]])

    def _first(self, block: int, line: int) -> int:
        """Likewise the first access, for a barrier in front of it."""
        held, behind = self._lines_held[block], self._behind.get(block, [])
        at = bisect_left(held, line)
        beginning = bisect_right(behind, held[at - 1]) if at else 0
        return min([line, *behind[beginning : beginning + 1]])


class _BarrierSearch:
    """The functions of a module that may pass barriers. ``holding`` names those that contain one themselves."""

    def __init__(self, provenance: Provenance) -> None:
        self._module, self._callees = provenance.module, provenance.callees
        functions = list(provenance.functions())
        self._functions = {function.name: function for function in functions}
        self._callers: dict[str, set[str]] = {function.name: set() for function in functions}
        self._called: dict[str, set[str]] = {}
        for function in functions:
            called = self._called[function.name] = set(filter(None, map(self._callee, function.instructions)))
            for callee in called:
                self._callers.setdefault(callee, set()).add(function.name)
        self.holding = self.with_callers(
            f.name for f in functions if any(map(self._is_barrier, f.instructions))
        )

    def with_callers(self, names: Iterable[str]) -> set[str]:
        """The names of these functions and of all that call one of them, directly or not."""
        return reachable(self._callers, names)

    def called_by(self, name: str) -> set[str]:
        """The names of the function and of all that it calls, directly or not."""
        return reachable(self._called, [name])

    def partial(
        self, function: Function, unwritten: frozenset[int], together: frozenset[int]
    ) -> Iterator[PartialBarriers]:
        """The function's barriers, and calls of functions with barriers, that only some work-items may pass."""
        flow, held = of_function(function), self.held(function)
        if flow.irreducible is not None and held:
            every = tuple(line for number in sorted(held) for line in held[number])
            yield PartialBarriers(every, function.terminator(flow.irreducible[0]).line, is_known=False)
        elif held:
            divergence = divergence_of(function, self._module, unwritten, of_branches=True, together=together)
            yield from partial_barriers(function, flow, divergence, held)

    def accessing(self, accesses: Accesses) -> set[str]:
        """The names of the functions that access LDS, directly or not."""
        return self.with_callers(own.name for own in accesses.functions if own.accesses)

    def calling(self, function: Function, names: Set[str]) -> frozenset[int]:
        """The lines of the function's calls of these functions."""
        return frozenset(one.line for one in function.instructions if self._callee(one) in names)

    def held(self, function: Function) -> dict[int, list[int]]:
        """The lines of the function's barriers, and calls of functions with barriers, by block."""
        held: dict[int, list[int]] = {}
        for number in of_function(function).order:
            for instruction in function.inside(number):
                if lines := list(self._barriers(instruction)):
                    held.setdefault(number, []).extend(lines)
        return held

    def _barriers(self, instruction: Instruction) -> Iterator[int]:
        """The line of an instruction that may be part of a barrier of all waves, and the lines of such callees."""
        found = barriers(self._module, instruction) if is_call(instruction) else ()
        if found is None or any(one.may_take_workgroup for one in found):
            yield instruction.line
        elif (callee := self._callee(instruction)) in self.holding:
            yield instruction.line
            inside = (
                one for name in sorted(self.called_by(callee)) for one in self._functions[name].instructions
            )
            yield from (one.line for one in inside if self._is_barrier(one))

    def parts(self, function: Function, unwritten: frozenset[int]) -> bool:
        """True if a branch of the function itself may send waves to different barriers."""
        if function.name not in self.holding:
            return False
        module = self._module
        if of_function(function).irreducible is not None:
            return True
        if function.is_kernel:
            try:
                phases_of(function, module, unwritten)
            except Refused:
                return True
        return any(
            self._callee(instruction) in self.holding
            or (not function.is_kernel and self._is_barrier(instruction))
            for number in divergence_of(function, module, unwritten).partial
            for instruction in function.inside(number)
        )

    def _callee(self, instruction: Instruction) -> str:
        if not is_call(instruction):
            return ""
        callee = self._callees[instruction.operands[-1]]
        return callee.name if callee.kind is CalleeKind.DEFINED else ""

    def _is_barrier(self, instruction: Instruction) -> bool:
        return is_call(instruction) and barriers(self._module, instruction) != ()


@once
def _search_of(provenance: Provenance) -> _BarrierSearch:
    """The search in all functions of a module, one for all its kernels."""
    return _BarrierSearch(provenance)
