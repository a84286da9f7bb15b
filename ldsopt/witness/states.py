"""Operations outstanding in code with weaker waits, and those that the compiler's waits would have completed.

A state has, for each outstanding operation (its line, and one of its counters), the least number of younger operations
of its order: a wait that leaves at most that many outstanding completes it, and so does a wait for 0. An operation is
*left* if the compiler's wait completes it and ours may not; it stays left until some wait of ours completes it. *Far*
are the operations that touch LDS and were left when the wave came to a barrier: behind that barrier, accesses of other
waves may overlap with them.

Invariant, by which a witness is checked block by block: a state is *within* another one if that has all of its
operations, each with no greater number. The larger the state in front of a block, the larger the one behind it. So if
the states at the ends of all predecessors of a block are within a state, that one holds at the block's beginning on
every path.
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
    """The operations that may be outstanding at one place, and those of them that are left (see the module)."""

    outstanding: dict[LeftName, int] = field(default_factory=dict)
    left: dict[LeftName, int] = field(default_factory=dict)
    far: frozenset[int] = frozenset()

    def copy(self) -> LeftState:
        """An independent copy."""
        return LeftState(self.outstanding.copy(), self.left.copy(), self.far)

    def is_within(self, other: LeftState) -> bool:
        """True if the other state has all operations of this one, each with no greater number."""
        return (
            all(
                name in theirs and theirs[name] <= count
                for mine, theirs in ((self.outstanding, other.outstanding), (self.left, other.left))
                for name, count in mine.items()
            )
            and self.far <= other.far
        )

    def join(self, other: LeftState) -> bool:
        """Adds the operations of another state; true if this state grew."""
        if other.is_within(self):
            return False
        for mine, theirs in ((self.outstanding, other.outstanding), (self.left, other.left)):
            for name, count in theirs.items():
                mine[name] = min(count, mine.get(name, count))
        self.far |= other.far
        return True


@dataclass(frozen=True, slots=True)
class AskedOrder:
    """The premises of a witness besides the code. Lines are those of our listing.

    Attributes:
        barriers: the kinds of operations that must be complete at a barrier, by its line: ``load``, ``store``, ``lds``,
            ``lanes``, ``scalar``, ``dma``. At a barrier that is not named, all must be.
        only_dma: waves may synchronize by other accesses than barriers, so only LDS-DMA may be left.
        stores_tell: any store may be such an access.
        waves_part: a wave at one barrier may meet a wave at another barrier.
        constant: lines of scalar loads of memory that does not change while the kernel runs.
    """

    barriers: Mapping[int, frozenset[str]]
    only_dma: bool
    stores_tell: bool
    waves_part: bool
    constant: frozenset[int] = frozenset()


RefuseLeft = Callable[[int, str], None]
"""Called for a line at which an operation that is left must be complete, with the reason."""
MeetLeft = Callable[[int, int, str], None]
"""Called for the lines of two LDS instructions that must touch no common byte: the one that is left, and a later one;
``own`` or ``other`` says whose wave executes the later one."""


class LeftWalk:
    """Walks the blocks of one kernel, and finds the instructions that need an operation which is left.

    Attributes:
        target: the architecture.
        starts: the operation that each instruction starts, by line.
        unknown: the mnemonics that are not known, by line.
        watch: is called for each operation that a wait leaves, with the wait's line, the counter, the operation's line
            and the number of younger ones.

    Args:
        target: the architecture.
        blocks: the kernel's.
        asked: the premises besides the code.
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
        """Walks one block, and changes the state at its beginning into the state at its end."""
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
                refuse(line.number, f"a wait may not leave the operation of line {name[0]}")
            if self._asked.only_dma and site.kind != "dma":
                refuse(
                    line.number,
                    f"the wait leaves the operation of line {name[0]}, and only LDS-DMA may be left",
                )
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
                refuse(line.number, f"it names a register that the operation of line {number} still writes")
            if why := self._why_ordered(line, starts, site, is_constant=number in self._asked.constant):
                refuse(line.number, f"the operation of line {number} has to be complete at {why}")
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
            if site.kind == "scalar" and asked:  # a wave behind the barrier may write the memory that is read
                needed = not is_constant
            return "a barrier that asks for it" if needed else ""
        if starts is None:
            return ""
        if starts.reads_lds and starts.writes_lds and site.kind == "dma":
            return "an update of LDS"
        writes = starts.kind == "store" or (starts.writes_lds and starts.kind != "dma")
        if self._asked.stores_tell and writes and site.kind in ("dma", "scalar") and not is_constant:
            return "a write that other waves may wait for"
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
        # At a split barrier, or one of several at which waves may meet, operations that are far stay far to the end.
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
    """The least states at the blocks' beginnings that hold on every path; ``None`` for a block that is not reached."""
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
