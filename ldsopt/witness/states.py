"""Operations outstanding in code with weaker waits, and those that the compiler's waits would have completed.

A state says of each operation (its line, and one of its counters) the least number of younger ones of its order: after
a wait that leaves fewer, or nothing, it is complete. It is *left* if the compiler's wait completes it and ours may not;
what is left goes on like any other operation, until some wait of ours completes it. *Far* is what was left and touches
LDS when the wave came to a barrier: behind it, other waves' accesses may meet it.

Invariant, by which a witness is checked block by block: a state is *within* another one if that has all of its
operations, each with no greater number. What a state leads to grows with it, so a state at a block's beginning that
the states at the ends of all blocks before it are within is one that holds on every path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field

from ldsopt.dataclass import dataclass
from ldsopt.witness.code import WitnessedBlock, WitnessedLine
from ldsopt.witness.operations import StartedByText, UnknownInstruction, needs_everything, registers, started

LeftName = tuple[int, str]
"""An operation: the line that starts it, and the counter."""


@dataclass(slots=True)
class LeftState:
    """The operations that may be outstanding at one place, and what of them is left; see above."""

    outstanding: dict[LeftName, int] = field(default_factory=dict)
    left: dict[LeftName, int] = field(default_factory=dict)
    far: frozenset[int] = frozenset()

    def copy(self) -> LeftState:
        """An independent copy."""
        return LeftState(self.outstanding.copy(), self.left.copy(), self.far)

    def is_within(self, other: LeftState) -> bool:
        """True if the other state allows all that this one does."""
        return (
            all(
                name in theirs and theirs[name] <= count
                for mine, theirs in ((self.outstanding, other.outstanding), (self.left, other.left))
                for name, count in mine.items()
            )
            and self.far <= other.far
        )

    def join(self, other: LeftState) -> bool:
        """Takes in what another state allows, and says whether that is more."""
        if other.is_within(self):
            return False
        for mine, theirs in ((self.outstanding, other.outstanding), (self.left, other.left)):
            for name, count in theirs.items():
                mine[name] = min(count, mine.get(name, count))
        self.far |= other.far
        return True


@dataclass(frozen=True, slots=True)
class AskedOrder:
    """The premises besides the code. Each is a premise of the witness; lines are those of our listing.

    Attributes:
        barriers: what has to be complete at barriers, by line: ``load``, ``store``, ``lds``, ``lanes``, ``scalar``,
            ``dma``; all of it at one that is not named.
        only_dma: other waves may be told by other accesses than barriers, so nothing but LDS-DMA may be left.
        stores_tell: any store may be one of these.
        waves_part: waves may meet at different barriers.
        constant: lines of scalar loads of memory that does not change while the kernel runs.
    """

    barriers: Mapping[int, frozenset[str]]
    only_dma: bool
    stores_tell: bool
    waves_part: bool
    constant: frozenset[int] = frozenset()


RefuseLeft = Callable[[int, str], None]
"""Told of a line at which something that is left is needed, and why."""
MeetLeft = Callable[[int, int, str], None]
"""Told of two LDS instructions that must touch no common byte: what is left, the other, and ``own`` or ``other``."""


class LeftWalk:
    """Walks blocks of one kernel, and tells what meets what.

    Attributes:
        target: as given.
        starts: what the instructions start, by line.
        unknown: instructions that are not known, by line.
        watch: is told of each operation that a wait leaves: line, counter, the operation's line, how many are younger.

    Args:
        target: the architecture.
        blocks: of the kernel.
        asked: what has to be known besides.
    """

    def __init__(self, target: str, blocks: Iterable[WitnessedBlock], asked: AskedOrder) -> None:
        self.target, self._asked = target, asked
        self.watch: Callable[[int, str, int, int], None] | None = None
        self.starts: dict[int, StartedByText] = {}
        self.unknown: dict[int, str] = {}
        self._authored: set[int] = set()
        self._lds: list[int] = []
        for line in (line for block in blocks for line in block.lines):
            try:
                found = started(line.mnemonic, line.operands, target)
            except UnknownInstruction:
                self.unknown[line.number] = line.mnemonic
                continue
            if found is not None:
                self.starts[line.number] = found
                if found.reads_lds or found.writes_lds:
                    self._lds.append(line.number)
            if line.is_authored:
                self._authored.add(line.number)

    def block(self, block: WitnessedBlock, state: LeftState, refuse: RefuseLeft, meet: MeetLeft) -> None:
        """Walks one block; the state becomes that at its end."""
        for line in block.lines:
            self._wait(line, state, refuse)
            if state.left or state.far:
                self._use(line, state, refuse, meet)
            self._start(line, state)

    def _wait(self, line: WitnessedLine, state: LeftState, refuse: RefuseLeft) -> None:
        compilers, ours = line.waited
        for counter in compilers.keys() | ours.keys():
            before, now = compilers.get(counter), ours.get(counter)
            if before is not None and (now is None or before < now):
                self._leave(line, counter, before, now, state, refuse)
            if now is not None:
                for known in (state.outstanding, state.left):
                    for name in [n for n, count in known.items() if n[1] == counter]:
                        if now == 0 or (self.starts[name[0]].order and known[name] >= now):
                            del known[name]

    def _leave(  # noqa: PLR0917 -- one wait, and where
        self,
        line: WitnessedLine,
        counter: str,
        before: int,
        now: int | None,
        state: LeftState,
        refuse: RefuseLeft,
    ) -> None:
        for name, count in state.outstanding.items():
            if name[1] != counter:
                continue
            site = self.starts[name[0]]
            if site.order:
                if now is not None and count >= now:
                    continue
                least = max(count, before)
            elif before == 0:
                least = 0
            else:
                continue
            if site.kind == "other" or name[0] in self._authored:
                refuse(line.number, f"what line {name[0]} starts may not be left by a wait")
            if self._asked.only_dma and site.kind != "dma":
                refuse(line.number, f"line {name[0]} is left, and only LDS-DMA may be")
            state.left[name] = min(least, state.left.get(name, least))
            if self.watch is not None:
                self.watch(line.number, counter, name[0], least)

    def _use(self, line: WitnessedLine, state: LeftState, refuse: RefuseLeft, meet: MeetLeft) -> None:
        if line.number in self.unknown:
            refuse(line.number, f"{line.mnemonic} is not known")
            return
        named = registers(line.operands)
        starts = self.starts.get(line.number)
        for number in {name[0] for name in state.left}:
            site = self.starts[number]
            if site.writes is None or not named.isdisjoint(site.writes):
                refuse(line.number, f"it names a register that line {number} writes")
            if why := self._why_ordered(line, starts, site, is_constant=number in self._asked.constant):
                refuse(line.number, f"line {number} has to be complete at {why}")
            is_copy = starts is not None and "dma" in (site.kind, starts.kind)
            if starts is not None and is_copy and site.conflicts(starts, between_waves=False):
                meet(number, line.number, "own")
        if starts is not None:
            for number in state.far:
                if self.starts[number].conflicts(starts, between_waves=True):
                    meet(number, line.number, "other")
        self._pass_barrier(line, state, meet)

    def _why_ordered(
        self, line: WitnessedLine, starts: StartedByText | None, site: StartedByText, *, is_constant: bool
    ) -> str:
        if needs_everything(line.mnemonic, line.operands, starts):
            return line.mnemonic
        if line.is_authored and starts is not None:
            return "an access in inline assembly"
        if line.mnemonic == "s_barrier" or line.mnemonic.startswith("s_barrier_signal"):
            asked = self._asked.barriers.get(line.number)
            touches = site.kind != "dma" and (site.reads_lds or site.writes_lds)
            needed = asked is None or site.kind in asked or (touches and "lds" in asked)
            if (
                site.kind == "scalar" and asked
            ):  # whoever is behind it may write what is read, asked for or not
                needed = not is_constant
            return "a barrier that asks for it" if needed else ""
        if starts is None:
            return ""
        if starts.reads_lds and starts.writes_lds and site.kind == "dma":
            return "an update of LDS"
        writes = starts.kind == "store" or (starts.writes_lds and starts.kind != "dma")
        if self._asked.stores_tell and writes and site.kind in ("dma", "scalar") and not is_constant:
            return "a write that may tell other waves"
        overtakes = starts.kind == "store" and site.kind == "scalar" and not is_constant
        return "a store, which may overtake it" if overtakes else ""

    def _pass_barrier(self, line: WitnessedLine, state: LeftState, meet: MeetLeft) -> None:
        if not line.mnemonic.startswith("s_barrier"):
            return
        arriving = frozenset(
            name[0]
            for name in state.left
            if self.starts[name[0]].reads_lds or self.starts[name[0]].writes_lds
        )
        # Of a barrier in two halves, or one of several that waves may meet at, nothing is given up before the end.
        is_whole = line.mnemonic == "s_barrier" and not self._asked.waves_part
        state.far = arriving if is_whole else state.far | arriving
        if self._asked.waves_part:
            for number in arriving:
                for other in self._lds:
                    if self.starts[number].conflicts(self.starts[other], between_waves=True):
                        meet(number, other, "other")

    def _start(self, line: WitnessedLine, state: LeftState) -> None:
        starts = self.starts.get(line.number)
        if starts is None:
            return
        for counter in starts.counters:
            for known in (state.outstanding, state.left):
                for name in known:
                    if name[1] == counter and starts.order and self.starts[name[0]].order == starts.order:
                        known[name] += 1
            state.outstanding[line.number, counter] = 0


def solved(
    walk: LeftWalk, blocks: list[WitnessedBlock], refuse: RefuseLeft, meet: MeetLeft
) -> list[LeftState | None]:
    """The least states at the blocks' beginnings that hold on every path; ``None`` for what nothing leads to."""
    states: list[LeftState | None] = [None] * len(blocks)
    states[0] = LeftState()
    work = [0]
    while work:
        number = work.pop()
        before = states[number]
        assert before is not None
        state = before.copy()
        walk.block(blocks[number], state, refuse, meet)
        for after in blocks[number].successors:
            known = states[after]
            if known is None:
                states[after] = state.copy()
            elif not known.join(state):
                continue
            if after not in work:
                work.append(after)
    return states
