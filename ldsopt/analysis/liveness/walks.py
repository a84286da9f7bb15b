"""Parts of a kernel that every work-item walks through by itself: loops that fill a buffer, guarded writes.

A *region* is a set of blocks with one entry (`Region.entry`), one block that all paths out lead to (`Region.exit`), and
no barrier inside: a natural loop, or a branch that sends work-items different ways with all up to its post-dominator.
A work-item is walked through the region: its own values (`ldsopt.analysis.addresses.work_items`) decide each
branch, until it is at the exit. Work-items that take the same path are walked together. Where a branch is not decided
(it depends on memory, say), the walk goes on at the branch's post-dominator: the blocks between may run any number of
times, or not at all, and the values computed there are unknown behind it.

Every work-item that enters a region leaves it by the exit, if it leaves it at all. So behind the exit all of them have
made the writes of their walks, in whatever order they went.

Example::

    loop:                                              ; 256 work-items, @A is [1024 x float]
      %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
      %p = getelementptr float, ptr addrspace(3) @A, i32 %i
      store float 0.0, ptr addrspace(3) %p
      %next = add i32 %i, 256
      %more = icmp ult i32 %next, 1024
      br i1 %more, label %loop, label %exit            ; at the exit all of @A is written
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field
from typing import NamedTuple

from ldsopt.analysis.addresses.work_items import LaneOperation, NumberColumn, Place, WorkItems, value_of
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.integers.operations import ITEM_INTEGERS
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits
from ldsopt.groups import by_key
from ldsopt.ir.details import arguments
from ldsopt.ir.module import Function, Instruction
from ldsopt.ir.syntax import OF_OPERANDS
from ldsopt.target.intrinsics import is_of

_LONGEST_WALK = 1 << 14
"""Blocks and results of one work-item; a walk that is longer is given up."""


@dataclass(frozen=True, slots=True)
class Region:
    """Blocks with one entry and one exit.

    Attributes:
        entry: the block to which all paths in lead; in a branch region the block that branches.
        start: the first instruction of the region, an index into `Function.instructions`.
        blocks: all of its blocks.
        exit: the block to which all paths out lead, not part of it.
    """

    entry: int
    start: int
    blocks: frozenset[int]
    exit: int


@dataclass(slots=True)
class Trace:
    """The accesses and blocks that the walks of all work-items through a region have passed.

    Attributes:
        pointers: the values that a pointer had, by instruction (an index into `Function.instructions`).
        unknown: the instructions that a walk met with an unknown pointer.
        skipped: the blocks that unknown work-items run.
    """

    pointers: dict[int, set[tuple[int, int]]] = field(default_factory=dict)
    unknown: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)


def regions(
    function: Function, flow: ControlFlow, divergence: Divergence, last_barrier: Mapping[int, int]
) -> Iterator[Region]:
    """The regions of a function.

    Args:
        function: the function.
        flow: its control flow, reducible.
        divergence: tells the branches that part work-items.
        last_barrier: by block that has a barrier, the index of its last one.
    """
    found: set[tuple[int, frozenset[int]]] = set()
    for loop in flow.loops:
        found.add((loop.header, loop.blocks))
    for branch in divergence.branches:
        arms = flow.before_post_dominator(branch).values()
        found.add((branch, frozenset({branch}).union(*arms)))
    for entry, blocks in sorted(found, key=lambda each: (each[0], len(each[1]))):
        exits = {target for block in blocks for target in flow.successors[block]} - blocks
        ends = any(not flow.successors[block] for block in blocks)
        enters = any(
            source not in blocks for block in blocks - {entry} for source in flow.predecessors[block]
        )
        is_loop = any(source in blocks for source in flow.predecessors[entry])
        barriers = {block for block in blocks if block in last_barrier}
        if len(exits) != 1 or ends or enters or barriers - (set() if is_loop else {entry}):
            continue
        start = last_barrier[entry] + 1 if entry in barriers else function.blocks[entry].start
        yield Region(entry, start, blocks, exits.pop())


def entered_by_all(region: Region, flow: ControlFlow, divergence: Divergence) -> bool:
    """True if all work-items enter a region whenever one does, and leave it.

    No branch outside of it parts them, and none of them may have ended in front of it, or ends within it.
    """
    if any(
        block in region.blocks or flow.leads_to(block, region.entry) for block in divergence.ending_blocks
    ):
        return False
    return not any(
        region.entry in blocks
        for branch in divergence.branches - region.blocks
        for blocks in flow.before_post_dominator(branch).values()
    )


class _WalkingGroup(NamedTuple):
    """Work-items that have taken the same path so far.

    Attributes:
        members: their numbers.
        block, before: the block that they are in, and the block that they come from.
        length: the length of their walk.
        values: by value, its number for each member; ``None`` if it is unknown for all.
    """

    members: Sequence[int]
    block: int
    before: int
    length: int
    values: dict[Place, NumberColumn]

    def part(self, places: Sequence[int] | None) -> _WalkingGroup:
        """The group of the members at some places; ``None`` for all."""
        if places is None:
            return self
        columns = ((at, column and [column[place] for place in places]) for at, column in self.values.items())
        return self._replace(members=[self.members[place] for place in places], values=dict(columns))


class Walker:
    """Walks of all work-items through one region.

    Args:
        pointers: the pointer operands of the accesses of interest, by index into `Function.instructions`.
    """

    def __init__(
        self,
        items: WorkItems,
        function: Function,
        flow: ControlFlow,
        region: Region,
        pointers: Mapping[int, int],
    ) -> None:
        self._items, self._function, self._flow, self._region = items, function, flow, region
        self._inside = {
            instruction.address: instruction
            for block in region.blocks
            for instruction in function.instructions[self._start(block) : function.blocks[block].stop]
        }
        self._pointers = {
            at: pointer
            for at, pointer in pointers.items()
            if function.instructions[at].address in self._inside
        }
        self._phis: dict[int, list[tuple[Place, dict[int, Place]]]] = {}
        self._steps: dict[int, list[tuple[Place, LaneOperation | None, int | None]]] = {}
        self._skips: dict[int, tuple[frozenset[int], tuple[Place, ...]]] = {}
        self._prepare()

    def _start(self, block: int) -> int:
        return self._region.start if block == self._region.entry else self._function.blocks[block].start

    def trace(self) -> Trace | None:
        """The result of all walks; ``None`` if one does not get to the exit."""
        found = Trace()
        if not self._pointers:
            return None
        work = [_WalkingGroup(range(len(self._items.ids)), self._region.entry, -1, 0, {})]
        while work:
            further = self._walk(work.pop(), found)
            if further is None:
                return None
            work += further
        return found

    # --- phis and operations ------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Finds each block's phis and operations on which a branch or one of the pointers depends."""
        needed = Visits[Place](self._pointers.values())
        for block in self._region.blocks:
            if (fork := self._function.fork(block)) is not None:
                needed.add([fork.condition])
        for place in needed:
            instruction = self._inside.get(value_of(place))
            if instruction is None:
                continue
            if instruction.opcode == "phi":
                needed.add(self._items.operand(operand, place) for operand in instruction.operands)
            elif operation := self._items.operation(place):
                needed.add(operation.operands)
        places = by_key((value_of(place), place) for place in needed.seen)
        for block in self._region.blocks:
            phis: list[tuple[Place, dict[int, Place]]] = []
            steps: list[tuple[Place, LaneOperation | None, int | None]] = []
            for at in range(self._start(block), self._function.blocks[block].stop):
                instruction = self._function.instructions[at]
                own = places.get(instruction.address, ())
                if own and instruction.opcode == "phi":
                    phis += ((place, self._sources(instruction, place)) for place in own)
                elif at in self._pointers:
                    steps.append((self._pointers[at], None, at))
                else:
                    steps += ((place, self._items.operation(place), None) for place in own)
            self._phis[block], self._steps[block] = phis, steps

    def _sources(self, phi: Instruction, place: Place) -> dict[int, Place]:
        """A phi's operand by the block that it comes from; all blocks outside of the region are -1."""
        found: dict[int, Place] = {}
        outside: set[Place] = set()
        incoming = self._function.incoming(phi)
        for block, operand in ((block, self._items.operand(value, place)) for block, value in incoming):
            if block in self._region.blocks:
                found[block] = operand
            else:
                outside.add(operand)
        if len(outside) == 1:
            found[-1] = outside.pop()
        return found

    # --- work-items -----------------------------------------------------------------------------------------

    def _walk(self, group: _WalkingGroup, found: Trace) -> list[_WalkingGroup] | None:
        """Walks through one block; returns the groups not yet at the exit, or ``None`` if one does not get there."""
        block, values, steps = group.block, group.values, self._steps[group.block]
        length = group.length + 1 + len(steps)
        if length > _LONGEST_WALK or not self._items.spend((1 + len(steps)) * len(group.members)):
            return None
        values.update(
            [(phi, self._get(sources[group.before], group) if group.before in sources else None)
             for phi, sources in self._phis[block]]
        )  # fmt: skip
        for place, operation, at in steps:
            if at is not None:
                self._note(at, self._get(place, group), found)
            elif operation is None:
                values[place] = None
            else:
                values[place] = operation.column([self._get(o, group) for o in operation.operands])
        further = []
        for target, members in self._following(group).items():
            one = group.part(members)
            if target is None:
                blocks, computed = self._skipped(block)
                found.skipped |= blocks
                for place in computed:  # whatever an earlier iteration left there
                    one.values.pop(place, None)
            before, to = (-2, self._flow.post_dominator[block]) if target is None else (block, target)
            if to == self._region.exit:
                continue
            if to not in self._region.blocks:
                return None
            further.append(one._replace(block=to, before=before, length=length))
        return further

    def _skipped(self, branch: int) -> tuple[frozenset[int], tuple[Place, ...]]:
        """The blocks between an undecided branch and its post-dominator, and the values computed there."""
        if branch not in self._skips:
            blocks = frozenset[int]().union(*self._flow.before_post_dominator(branch).values())
            inside = blocks & self._region.blocks
            computed = [phi for block in inside for phi, _ in self._phis[block]]
            computed += [place for block in inside for place, _, at in self._steps[block] if at is None]
            self._skips[branch] = blocks, tuple(computed)
        return self._skips[branch]

    def _get(self, operand: Place, group: _WalkingGroup) -> NumberColumn:
        if value_of(operand) not in self._inside and operand not in group.values:
            column = self._items.column(operand)
            if column is not None and len(group.members) < len(column):
                column = [column[member] for member in group.members]
            group.values[operand] = column
        return group.values.get(operand)

    def _note(self, at: int, pointers: NumberColumn, found: Trace) -> None:
        known = {pointer for pointer in pointers or () if isinstance(pointer, tuple)}
        if known:
            found.pointers.setdefault(at, set()).update(known)
        if pointers is None or not all(isinstance(pointer, tuple) for pointer in pointers):
            found.unknown.add(at)

    def _following(self, group: _WalkingGroup) -> dict[int | None, list[int] | None]:
        """The blocks that a group goes to next, each with the places of its members that go there; ``None`` for all.

        The block is ``None`` where a branch is not decided.
        """
        fork = self._function.fork(group.block)
        successors = self._flow.successors[group.block]
        if len(successors) == 1:
            return {successors[0]: None}
        known = None if fork is None else self._get(fork.condition, group)
        if fork is None or known is None:
            return {None: None}
        targets = {
            one: (fork.if_true if one else fork.if_false) if isinstance(one, int) else None
            for one in dict.fromkeys(known)
        }
        if len(set(targets.values())) == 1:
            return dict.fromkeys(targets.values())
        places = by_key((targets[one], place) for place, one in enumerate(known))
        return dict(places)


# --- refills ------------------------------------------------------------------------------------------------
#
# Stores that fill the same bytes in each iteration of a loop, however large the workgroup is.
#
# Once a store is passed again, the bytes that it wrote before are gone, however many work-items there are: every
# work-item that made the store makes it again, at the same address. This needs two conditions:
#
# * the *addresses repeat*: they follow from the work-item's id, arguments and constants, and from values computed
#   outside of the loop, that is once. In a part of the kernel that work-items walk through by themselves (`Region`),
#   addresses and branches may follow from values computed on the path as well: a work-item that enters in the same
#   state takes the same path;
# * the *work-items repeat*: between two passes no branch sends some of them past the store, and none ends. Those that
#   returned before the loop never were among them.
#
# So no byte that these stores wrote is older than the last pass. The same holds for bytes that work-items wrote
# elsewhere in the loop through the same pointer, since each of them passes the store, too, but not for bytes that
# other stores wrote. So each group of stores is solved by itself: the bytes that *it* wrote are live where some path
# leads to a read without a pass (`ldsopt.analysis.liveness.live_bytes`).
#
# The stored values do not matter. The loop is the outermost one around the store: cycles of the control flow lie in
# it.
#
# Example::
#
#     again:                                                  ; workgroups of any size; %n is an argument
#       ...
#       %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
#       store i32 %x, ptr addrspace(3) %p                     ; the last iteration's @A ends here
#       s.barrier; load @A; s.barrier
#       ...
#       br i1 %more, label %again, label %end


@dataclass(frozen=True, slots=True)
class Refill:
    """The bytes that are new behind some writes.

    Attributes:
        writes: stores and atomics, as indices into `Function.instructions`.
        at: stores that write all of those bytes again.
        region: the region at whose exit they are written again; ``None`` if that is at the stores.
    """

    writes: frozenset[int]
    at: frozenset[int] = frozenset()
    region: Region | None = None


def find_refills(
    kernel: RepeatedCode,
    regions: Sequence[Region],
    written: Mapping[int, tuple[int, int]],
    stores: Collection[int],
) -> Iterator[Refill]:
    """The refills of a kernel.

    Args:
        kernel: the kernel.
        regions: its parts that every work-item walks through by itself.
        written: ordinary stores and atomics on LDS, by index into `Function.instructions`: pointer operand, and bytes.
        stores: the stores among them.
    """
    cycles, blocks = kernel.cycles, kernel.function.block_at
    alone: dict[tuple[frozenset[int], int, int], set[int]] = {}
    for at in stores:
        cycle, (pointer, size) = cycles.get(blocks[at]), written[at]
        if (
            cycle is not None
            and kernel.of_work_items(blocks[at], frozenset(), cycle)
            and kernel.of_values([pointer], RegionPath(), cycle)
        ):
            alone.setdefault((cycle, pointer, size), set()).add(at)
    for (cycle, pointer, size), found in alone.items():
        same = (at for at, (to, width) in written.items() if to == pointer and width <= size)
        yield Refill(frozenset(at for at in same if blocks[at] in cycle), at=frozenset(found))
    for region in regions:
        cycle = cycles.get(region.entry)
        inside = [at for at in stores if blocks[at] in region.blocks and at >= _start(region, blocks[at], at)]
        if not inside or cycle is None or not region.blocks < cycle:
            continue
        path = kernel.path_through(region.blocks, cycle)
        if path is None or not kernel.of_work_items(region.entry, region.blocks, cycle):
            continue
        repeated = [
            at
            for at in inside
            if blocks[at] not in path.perhaps and kernel.of_values([written[at][0]], path, cycle)
        ]
        if repeated:
            yield Refill(frozenset(repeated), region=region)


def _start(region: Region, block: int, at: int) -> int:
    return region.start if block == region.entry else at


def _outermost_loops(flow: ControlFlow) -> dict[int, frozenset[int]]:
    found: dict[int, frozenset[int]] = {}
    for loop in sorted(flow.loops, key=lambda loop: len(loop.blocks)):
        found.update(dict.fromkeys(loop.blocks, loop.blocks))
    return found


@dataclass(frozen=True, slots=True)
class RegionPath:
    """A path of work-items through some blocks, each time the same.

    Attributes:
        blocks: the region; if empty, only values from outside of the loop, and results of these, are the same each
            time.
        perhaps: the blocks that may run one time and not the next.
        merging: the blocks where paths meet that may differ the next time.
    """

    blocks: frozenset[int] = frozenset()
    perhaps: frozenset[int] = frozenset()
    merging: frozenset[int] = frozenset()


class RepeatedCode:
    """The loops of a kernel, and the work-items, paths and values that are the same in each iteration.

    Args:
        shared: ranges of the module.
        function, flow, divergence: the kernel; its control flow is reducible.

    Attributes:
        function: the kernel.
        cycles: by block on a cycle, all blocks of the outermost loop around it.
    """

    def __init__(
        self, shared: ModuleRanges, function: Function, flow: ControlFlow, divergence: Divergence
    ) -> None:
        self.function, self.cycles = function, _outermost_loops(flow)
        self._module, self._callees = shared.module, shared.provenance.callees
        self._flow, self._divergence = flow, divergence
        self._defined = function.defined
        self._undefined = Undefined(shared.module, function)
        self._block = function.block_of

    def of_work_items(self, entry: int, region: frozenset[int], cycle: frozenset[int]) -> bool:
        """True if the work-items that came to a block, or to a region's entry, come again each time that any does."""
        return not (cycle & self._divergence.ending_blocks) and not any(
            entry in blocks
            for branch in (self._divergence.branches & cycle) - region
            for blocks in self._flow.before_post_dominator(branch).values()
        )

    def path_through(self, region: frozenset[int], cycle: frozenset[int]) -> RegionPath | None:
        """The path that a work-item takes each time that it enters a region; ``None`` if it is not the same.

        Where a branch may go one way now and another way next time, the blocks up to its post-dominator are left out.
        """
        path, left_out = RegionPath(region), set[int]()
        while undecided := [
            block
            for block in region - path.perhaps - left_out
            if len(self._flow.successors[block]) > 1 and not self._is_decided(block, path, cycle)
        ]:
            for branch in undecided:
                arms = frozenset[int]().union(*self._flow.before_post_dominator(branch).values())
                end = self._flow.post_dominator[branch]
                if branch in arms or not region >= arms | {end}:
                    return None
                left_out.add(branch)
                path = RegionPath(region, path.perhaps | arms, path.merging | arms | {end})
        return path

    def _is_decided(self, block: int, path: RegionPath, cycle: frozenset[int]) -> bool:
        terminator = self.function.terminator(block)
        return terminator.opcode in ("br", "switch") and self.of_values([terminator.operands[0]], path, cycle)

    def of_values(self, values: Sequence[int], path: RegionPath, cycle: frozenset[int]) -> bool:
        """True if each work-item computes the same values each time that it gets to the same point of its path."""
        if any(map(self._undefined.may_be, values)):
            return False
        visits = Visits(values)
        for value in visits:
            if self._block.get(value) not in cycle:
                continue  # not computed again
            operands = self._operands(self._defined[value], path)
            if operands is None:
                return False
            visits.add(operands)
        return True

    def _operands(self, instruction: Instruction, path: RegionPath) -> Sequence[int] | None:
        """The operands from which a result follows; ``None`` if it depends on more than operands."""
        if instruction.opcode in OF_OPERANDS:
            return instruction.operands
        if instruction.opcode == "call":
            callee = self._callees.of(instruction)
            if callee.kind is CalleeKind.PURE and is_of(callee.name, ITEM_INTEGERS):
                return arguments(self._module, instruction)
        if instruction.opcode == "phi" and self._block[instruction.address] in path.blocks - path.merging:
            incoming = self.function.incoming(instruction)
            entering = {operand for source, operand in incoming if source not in path.blocks}
            if len(entering) <= 1:
                return instruction.operands
        return None
