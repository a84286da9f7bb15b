"""Stores that fill the same bytes in each round of a loop, however large the workgroup is.

How many work-items there are need not be known to say that what a store leaves behind is gone once the store is passed
again: every work-item that made it makes it again, at the same address. Two things have to be so:

* the *addresses repeat*: they follow from the work-item's id, arguments and constants, and from what is computed
  outside of the loop, that is once. In a part of the kernel that work-items walk through by themselves (`Region`),
  addresses and branches may follow from what is computed on the way as well: who enters in the same state goes the
  same way;
* the *work-items repeat*: between two passes no branch sends some of them past the store, and none ends. Those that
  returned before the loop never were among them.

So of the bytes that these stores wrote, none is older than the last pass; nor of those that some work-items wrote
elsewhere in the loop through the very pointer, as each of them passes the store, too. That says nothing of bytes that
other stores wrote. So it is asked for each group of stores by itself: what *it* wrote is live where some way leads to a
read without a pass (`ldsopt.analysis.liveness.live_bytes`). What nobody has written is nobody's.

What is stored does not matter. The loop is the outermost one around the store: cycles of the control flow lie in it.

Example::

    round:                                                  ; workgroups of any size; %n is an argument
      ...
      %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
      store i32 %x, ptr addrspace(3) %p                     ; the last round's @A ends here
      s.barrier; load @A; s.barrier
      ...
      br i1 %more, label %round, label %end
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Divergence
from ldsopt.analysis.liveness.walks import Region
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.undefined import Undefined
from ldsopt.ir import bindings
from ldsopt.ir.calls import arguments
from ldsopt.ir.module import Function, Instruction

_OF_OPERANDS = frozenset(
    {"add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"}
    | {"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"}
    | {"icmp", "select", "getelementptr"}
    | {"insertelement", "extractelement", "shufflevector"}
)
"""Operations that give the same for the same operands. Not ``freeze``, which may choose anew each time."""
_INTRINSICS = re.compile(
    r"llvm\.(?:[us](?:min|max)|abs|ctpop|bswap|bitreverse|fsh[lr])\."
    r"|llvm\.amdgcn\.(?:work(?:item|group)\.id|mbcnt|[us]bfe|mul\.[ui]24)\b"
)
"""Intrinsics of which the same holds for each work-item by itself: none asks which lanes are active."""


@dataclass(frozen=True, slots=True)
class Refill:
    """Where bytes are new that some writes have left.

    Attributes:
        writes: stores and atomics, as indices into `Function.instructions`.
        at: stores that write all of those bytes again.
        region: one at whose exit they are written again; ``None`` if that is at the stores.
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
        kernel: to look at.
        regions: parts of it that every work-item walks through by itself.
        written: ordinary stores and atomics on LDS, by index into `Function.instructions`: pointer operand, and bytes.
        stores: those that are stores.
    """
    cycles = kernel.cycles
    blocks = {
        at: number
        for number, block in enumerate(kernel.function.blocks)
        for at in range(block.start, block.stop)
    }
    alone: dict[tuple[frozenset[int], int, int], set[int]] = {}
    for at in stores:
        cycle, (pointer, size) = cycles.get(blocks[at]), written[at]
        if (
            cycle is not None
            and kernel.of_work_items(blocks[at], frozenset(), cycle)
            and kernel.of_values([pointer], Way(), cycle)
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
        way = kernel.way_through(region.blocks, cycle)
        if way is None or not kernel.of_work_items(region.entry, region.blocks, cycle):
            continue
        repeated = [
            at
            for at in inside
            if blocks[at] not in way.perhaps and kernel.of_values([written[at][0]], way, cycle)
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
class Way:
    """How work-items go through some blocks, each time the same.

    Attributes:
        blocks: the region; empty for none, where nothing but what is computed outside or from it is the same.
        perhaps: those that may be run one time and not the next.
        merging: those where ways meet that may be others the next time.
    """

    blocks: frozenset[int] = frozenset()
    perhaps: frozenset[int] = frozenset()
    merging: frozenset[int] = frozenset()


class RepeatedCode:
    """The loops of a kernel, and what is the same in each of their rounds.

    Args:
        shared: ranges of the module.
        function, flow, divergence: the kernel; its control flow is reducible.

    Attributes:
        function: the kernel.
        cycles: of each block on a cycle, all blocks with which it is on one.
    """

    def __init__(
        self, shared: ModuleRanges, function: Function, flow: ControlFlow, divergence: Divergence
    ) -> None:
        self.function, self.cycles = function, _outermost_loops(flow)
        self._module, self._callees = shared.module, shared.provenance.callees
        self._flow, self._divergence = flow, divergence
        self._defined = {instruction.address: instruction for instruction in function.instructions}
        self._undefined = Undefined(shared, function, self._defined)
        self._number = {block.address: number for number, block in enumerate(function.blocks)}
        self._block = {
            function.instructions[at].address: number
            for number, block in enumerate(function.blocks)
            if number in self.cycles
            for at in range(block.start, block.stop)
        }

    def of_work_items(self, entry: int, region: frozenset[int], cycle: frozenset[int]) -> bool:
        """Whether those who came to a block, or to a region of blocks by its entry, come each time that any does."""
        return not (cycle & self._divergence.ending_blocks) and not any(
            entry in blocks
            for branch in (self._divergence.branches & cycle) - region
            for blocks in self._flow.before_post_dominator(branch).values()
        )

    def way_through(self, region: frozenset[int], cycle: frozenset[int]) -> Way | None:
        """The way that a work-item takes each time that it enters a region; ``None`` if it is not the same.

        Where a branch may go one way now and another way next time, what lies up to its post-dominator is left out.
        """
        way, left_out = Way(region), set[int]()
        while undecided := [
            block
            for block in region - way.perhaps - left_out
            if len(self._flow.successors[block]) > 1 and not self._is_decided(block, way, cycle)
        ]:
            for branch in undecided:
                arms = frozenset[int]().union(*self._flow.before_post_dominator(branch).values())
                end = self._flow.post_dominator[branch]
                if branch in arms or not region >= arms | {end}:
                    return None
                left_out.add(branch)
                way = Way(region, way.perhaps | arms, way.merging | arms | {end})
        return way

    def _is_decided(self, block: int, way: Way, cycle: frozenset[int]) -> bool:
        terminator = self.function.instructions[self.function.blocks[block].stop - 1]
        return terminator.opcode in ("br", "switch") and self.of_values([terminator.operands[0]], way, cycle)

    def of_values(self, values: Sequence[int], way: Way, cycle: frozenset[int]) -> bool:
        """Whether values are the same each time, for each work-item: each time that it is as far on its way."""
        if any(map(self._undefined.may_be, values)):
            return False
        seen: set[int] = set()
        work = list(values)
        while work:
            value = work.pop()
            if value in seen or self._block.get(value) not in cycle:
                continue  # not computed again
            seen.add(value)
            operands = self._operands(self._defined[value], way)
            if operands is None:
                return False
            work += operands
        return True

    def _operands(self, instruction: Instruction, way: Way) -> Sequence[int] | None:
        """What a result follows from; ``None`` if from more than operands."""
        if instruction.opcode in _OF_OPERANDS:
            return instruction.operands
        if instruction.opcode == "call":
            callee = self._callees.of(instruction)
            if callee.kind is CalleeKind.PURE and _INTRINSICS.match(callee.name):
                return arguments(self._module, instruction)
        if instruction.opcode == "phi" and self._block[instruction.address] in way.blocks - way.merging:
            sources = [self._number[block] for block in bindings.incoming_blocks(instruction.address)]
            entering = {
                operand
                for operand, source in zip(instruction.operands, sources, strict=True)
                if source not in way.blocks
            }
            if len(entering) <= 1:
                return instruction.operands
        return None
