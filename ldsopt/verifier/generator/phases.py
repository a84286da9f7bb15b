"""The phases of a random kernel: who may touch which row, and in which order it is touched. See `random_kernel`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ldsopt.verifier.generator.kernel_text import synchronize
from ldsopt.verifier.generator.row_accesses import (
    AccessWriter,
    KernelSize,
    PlannedBarrier,
    Role,
    Row,
    RowBuffer,
)

_ENDS, _BEGINS, _IS_READ = 0.8, 0.4, 0.9
"""How likely a barrier is the end of what a temporary buffer holds if it has been read, a phase fills an empty one, and
reads what is in one."""


class PhaseWriter(AccessWriter):
    """Writes the phases of a random kernel, one after the other, and the barriers between them."""

    # --- between phases -------------------------------------------------------------------------------------------

    def barrier(self, *, last: bool = False) -> None:
        """Ends a phase. What a temporary buffer holds may end with it, with the last one if it can."""
        synchronize(self.text, self.arch, is_careful=self.text.is_plain)
        self.phase += 1
        self.barriers.append(PlannedBarrier(self.phase))
        self.end(1.0 if last else _ENDS)

    def end(self, share: float) -> None:
        """Ends shares of the temporary buffers that have been read."""
        still_needed = {row[0] for row in self.unread}
        for number in sorted((self.temporary - still_needed) & {row[0] for row in self.known}):
            if self.text.chance.random() < share:
                self.known = {row for row in self.known if row[0] != number}

    # --- one phase ------------------------------------------------------------------------------------------------

    def one(self, *, first: bool = False, turn: str | None = None) -> None:
        """Writes a phase: the first one, or one in a loop whose turn has this name."""
        chance = self.text.chance
        self.roles = {}
        ring = self._ring() if turn is not None and chance.random() < 0.5 else None
        steps: list[Callable[[], None]] = []
        fresh: set[Row] = set()
        for number, buffer in enumerate(self.buffers):
            if not (ring and ring[0][0] == number) and self._takes_wide_copies(buffer):
                words = chance.choice((3, 4))
                rows = {(number, index) for index in range(4)}
                if not rows <= self.known:
                    words = 4  # of three, every fourth word in LDS stays as it was
                self.roles |= {row: Role("copy") for row in rows}
                steps.append(partial(self._wide_copy, number, words))
                fresh |= rows
            if self._stays_empty(number):
                continue
            for index in range(buffer.rows):
                row = (number, index)
                if row in self.roles or (ring and row in ring):
                    continue
                role = Role(self._role(row, first), chance.randrange(self.block))
                self.roles[row] = role
                if role.kind == "own" and row not in self.known:
                    self._store(row)
                    fresh.add(row)
                elif role.kind == "copy":
                    steps.append(partial(self._copy, row))
                    fresh.add(row)
        readable = [row for row in self.roles if row in self.known | fresh and self.roles[row].kind != "copy"]
        pool = [row for row in readable if self.roles[row].kind != "idle"]
        for _ in range(chance.randint(1, self.steps)):
            if pool:
                steps.append(partial(self._some_of, pool))
        if pool:
            steps += [partial(self._branch, pool)] * (chance.random() < 0.5)
            steps += [partial(self._divergent_loop, pool)] * (chance.random() < 0.15)
            steps += [partial(self._one_of_two, pool)] * (chance.random() < 0.5)
        last = [row for row in pool if row[0] in self.temporary and row in self.unread and self._is_read(row)]
        steps += [partial(self._last_read, row) for row in last if chance.random() < _IS_READ]
        if ring and turn:
            steps.append(partial(self._turn_of_ring, ring, turn))
        chance.shuffle(steps)
        for step in steps:
            step()
        self.known |= fresh

    def _role(self, row: Row, first: bool) -> str:
        kinds: tuple[str, ...] = ("own", "own", "idle") if first else ("own", "idle")
        if row in self.known:
            kinds = ("own", "shared", "shared", "atomic", "idle")
            if row in self.unread and row[0] in self.temporary:
                return self.text.chance.choice(("own", "shared", "shared", "idle"))
        return self.text.chance.choice((*kinds, "copy") if self.has_copies else kinds)

    def _stays_empty(self, number: int) -> bool:
        """Nothing is done with a temporary buffer that holds nothing, and nothing is put there."""
        is_empty = number in self.temporary and all(row[0] != number for row in self.known)
        return is_empty and self.text.chance.random() > _BEGINS

    def _takes_wide_copies(self, buffer: RowBuffer) -> bool:
        """Copies of 12 or 16 bytes a lane go to four rows."""
        able = self.arch == "gfx950" and buffer.rows == 4 and buffer.align >= 16
        return able and self.text.chance.random() < 0.25

    def _ring(self) -> list[Row] | None:
        """Picks two neighbouring rows of a buffer that were both written, for a ring of two slots."""
        pairs = [
            [(b, r), (b, r + 1)] for b, r in sorted(self.known) if r % 2 == 0 and (b, r + 1) in self.known
        ]
        return self.text.chance.choice(pairs) if pairs else None

    # --- control flow inside of a phase ---------------------------------------------------------------------------

    def _branch(self, pool: list[Row]) -> None:
        text, chance = self.text, self.text.chance
        condition = text.condition(uniform=chance.random() < 0.5)
        yes, no, meet = text.name("then"), text.name("else"), text.name("meet")
        text.do(f"br i1 {condition}, label %{yes}, label %{no}")
        start, values, nested = self.sum, list(text.values), self.is_nested
        self.is_nested = True
        ends = []
        for label in (yes, no):
            text.start(label)
            self.sum, text.values = start, list(values)
            for _ in range(chance.randint(0, 2)):
                self._some_of(pool)
            ends.append((self.sum, text.block))
            text.do(f"br label %{meet}")
        text.start(meet)
        text.values, self.is_nested = values, nested
        self.sum = text.make("phi i32 " + ", ".join(f"[ {value}, %{block} ]" for value, block in ends))

    def _divergent_loop(self, pool: list[Row]) -> None:
        """Each lane goes round as often as its id says."""
        text = self.text
        most = text.make("and i32 %tid, 3")
        head, done, before, start = text.name("lanes"), text.name("done"), text.block, self.sum
        text.do(f"br label %{head}")
        text.start(head)
        turn, total = f"%{text.name('i')}", f"%{text.name('sum')}"
        at, nested = len(text.lines), self.is_nested
        self.sum, self.is_nested = total, True
        self._some_of(pool)
        following = text.make(f"add i32 {turn}, 1")
        more = text.make(f"icmp ult i32 {turn}, {most}")
        text.lines[at:at] = [
            f"  {turn} = phi i32 [ 0, %{before} ], [ {following}, %{text.block} ]",
            f"  {total} = phi i32 [ {start}, %{before} ], [ {self.sum}, %{text.block} ]",
        ]
        text.do(f"br i1 {more}, label %{head}, label %{done}")
        text.start(done)
        self.is_nested = nested


# --- flow ---------------------------------------------------------------------------------------------------
#
# In which order the phases of a random kernel come: behind each other, in loops, in the arms of a uniform branch.


def run(phases: PhaseWriter, size: KernelSize) -> None:
    """Writes all phases of a kernel, up to and including the last barrier."""
    chance = phases.text.chance
    phases.one(first=True)
    for _ in range(chance.randint(*(size.temporary_phases if phases.temporary else size.phases))):
        choice = chance.random()
        if choice < 0.3:
            _loop(phases)
        elif choice < 0.5:
            _arms(phases)
        else:
            phases.barrier()
            phases.one()
    phases.barrier(last=True)


def _loop(phases: PhaseWriter) -> None:
    """One or two phases, as often as ``%n`` says or a constant: the same in all lanes, and at least once."""
    text, chance = phases.text, phases.text.chance
    head, before, start = text.name("loop"), text.block, phases.sum
    text.do(f"br label %{head}")
    text.start(head)
    turn, total = f"%{text.name('i')}", f"%{text.name('sum')}"
    at = len(text.lines)
    phases.end(0.5)
    text.values.append(turn)
    text.uniform.append(turn)
    phases.sum = total
    phases.barrier()
    phases.one(turn=turn)
    if chance.random() < 0.4:
        phases.barrier()
        phases.one(turn=turn)
    phases.barrier()
    following = text.make(f"add i32 {turn}, 1")
    more = text.make(f"icmp slt i32 {following}, {chance.choice(('%n', '2', '3'))}")
    text.lines[at:at] = [
        f"  {turn} = phi i32 [ 0, %{before} ], [ {following}, %{text.block} ]",
        f"  {total} = phi i32 [ {start}, %{before} ], [ {phases.sum}, %{text.block} ]",
    ]
    done = text.name("done")
    text.do(f"br i1 {more}, label %{head}, label %{done}")
    text.start(done)
    phases.one()


def _arms(phases: PhaseWriter) -> None:
    """The workgroup as a whole goes one of two ways, with phases of their own; the second may have none."""
    text, chance = phases.text, phases.text.chance
    condition = text.condition(uniform=True)
    labels, meet = (text.name("one"), text.name("other")), text.name("meet")
    text.do(f"br i1 {condition}, label %{labels[0]}, label %{labels[1]}")
    start, values, known, nested = phases.sum, list(text.values), phases.known, phases.is_nested
    phases.is_nested = True
    ends: list[tuple[str, str]] = []
    common = None
    for label, least in zip(labels, (1, 0), strict=True):
        text.start(label)
        phases.sum, text.values, phases.known = start, list(values), set(known)
        for _ in range(chance.randint(least, 2)):
            phases.barrier()
            phases.one()
        ends.append((phases.sum, text.block))
        common = phases.known if common is None else common & phases.known
        text.do(f"br label %{meet}")
    text.start(meet)
    text.values, phases.known, phases.is_nested = values, common or set(), nested
    phases.sum = text.make("phi i32 " + ", ".join(f"[ {value}, %{block} ]" for value, block in ends))
    phases.barrier()
    phases.one()
