"""Programs of waves: copies, reads and stores in any control flow, free of races because no wave meets another's bytes.

Each work-item touches only slots of its own wave, so the order of a wave's own operations is all that its result
depends on, and no barrier is needed between them. That leaves control flow free: copies of any variables in any order,
in one arm of a branch only, before a loop and at its end, in a called function; reads at joins and at the heads of
loops. Whether the code waits for the right ones is what such a kernel asks.

Barriers stand where they may: where all waves pass, and *staggered*, in the arms of a branch that sends waves different
ways, as many in each arm. At a staggered meeting waves read what others have stored.

Example, in words::

    store every row
    copy into A
    if n is odd:  copy into B, copy into A
    n times:      read A; copy into A; copy into B
    read B
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ldsopt.generator.copies import BUFFER_COPY, declare_buffer_copy, issue, wait_for_own
from ldsopt.generator.kernel_text import LDS
from ldsopt.generator.roles import Role
from ldsopt.generator.row_accesses import AccessWriter
from ldsopt.generator.synchronization import synchronize

_DEEPEST = 2


FETCH = "\n".join(
    [
        f"define internal void @fetch(ptr addrspace(8) %r, {LDS} %p, i32 %at) noinline #0 {{",
        "  %t = call i32 @llvm.amdgcn.workitem.id.x()",
        "  %lane = shl i32 %t, 2",
        "  %from = add i32 %lane, %at",
        f"  call void @{BUFFER_COPY}(ptr addrspace(8) %r, {LDS} %p, i32 4, i32 %from, i32 0, i32 0, i32 0)",
        "  ret void",
        "}",
    ]
)
"""A function that copies, so that a call has a copy in flight behind it."""


class WaveProgram(AccessWriter):
    """Writes the body of such a kernel."""

    def run(self) -> None:
        """Writes everything between the kernel's beginning and its stores of what it has found."""
        chance = self.text.chance
        rows = [(number, row) for number, buffer in enumerate(self.buffers) for row in range(buffer.rows)]
        self.roles = {row: Role("own") for row in rows}
        for row in rows:
            self._store(row)
        self.known |= set(rows)
        # Rows that waves exchange are written by no copy.
        self._exchanged = [row for row in rows[1:] if chance.random() < 0.3]
        self._copied = [row for row in rows if row not in self._exchanged]
        self._sequence(chance.randint(3, 7), 0, shared=True)
        if self.has_copies:
            self._wait()

    def _sequence(self, steps: int, depth: int, *, shared: bool) -> None:
        """Some steps; ``shared`` where all waves pass the same number of times."""
        chance = self.text.chance
        for _ in range(steps):
            kinds: list[tuple[float, Callable[[], None]]] = [
                (4, self._copy_some),
                (4, self._read_some),
                (1, self._store_some),
            ]
            if depth < _DEEPEST:
                kinds += [
                    (1.5, partial(self._arms, depth, shared=shared)),
                    (1.5, partial(self._loop, depth, shared=shared)),
                    (0.5, partial(self._guard, depth)),
                ]
            if shared:
                kinds += [(0.5, self._meet), (0.5, self._staggered), (0.3, self._wait)]
            chance.choices([step for _, step in kinds], [weight for weight, _ in kinds])[0]()

    # --- accesses of a wave's own slots -------------------------------------------------------------------------

    def _copy_some(self) -> None:
        """A copy into a row of the wave's own, by the kernel or by a function that it calls."""
        text, chance = self.text, self.text.chance
        row = chance.choice(self._copied)
        if not self.has_copies:
            self._store(row)
            return
        self._wait_for_asynchronous()  # copies of one wave into the same bytes may end in any order there
        pointer = self._address(row, self._wave_start(4), writes=True, turn=0, is_copy=True)
        if self.arch.startswith("gfx9") and not text.is_plain and chance.random() < 0.1:
            text.functions.setdefault("fetch", FETCH)
            declare_buffer_copy(text)
            self.text.call_or_invoke(
                "fetch", f"ptr addrspace(8) %r, {LDS} {pointer}, i32 {chance.choice((0, 256))}"
            )
            return
        issue(text, self.arch, pointer, 4, self.tags.of(chance, row[0]))

    def _read_some(self) -> None:
        """A read of a slot of the wave's own, in this lane or another."""
        self._wait_for_asynchronous()
        self._read(self.text.chance.choice(self._copied), self.text.chance.randrange(self.wave))

    def _store_some(self) -> None:
        self._wait_for_asynchronous()
        self._store(self.text.chance.choice(self._copied))

    def _wait_for_asynchronous(self) -> None:
        """Where the backend never waits for copies, the kernel has to."""
        wait_for_own(self.text, self.arch)

    # --- where all waves pass -----------------------------------------------------------------------------------

    def _meet(self) -> None:
        """A barrier that nothing here needs."""
        synchronize(self.text, self.arch)

    def _wait(self) -> None:
        """A wait that the author wrote, in asm, or where there is no such asm by an intrinsic."""
        if self.arch.startswith("gfx9"):
            left = self.text.chance.choice((0, 0, 1, 2))
            self.text.do(f'call void asm sideeffect "s_waitcnt vmcnt({left})", "~{{memory}}"()')
        else:
            self._wait_for_asynchronous()

    def _staggered(self) -> None:
        """Waves meet at barriers of their own, twice, and read in between what others have stored before."""
        text, chance = self.text, self.text.chance
        if not self._exchanged:
            return
        number = text.make(f"lshr i32 %tid, {self.wave.bit_length() - 1}")
        number = text.call("i32", "llvm.amdgcn.readfirstlane.i32", f"i32 {number}")
        first = text.make(f"icmp {chance.choice(('eq', 'ne', 'ugt'))} i32 {number}, 0")

        def arm() -> None:
            self._sequence(chance.randint(0, 2), _DEEPEST, shared=False)
            synchronize(text, self.arch, is_careful=True)
            for _ in range(chance.randint(0, 2)):
                self._read(chance.choice(self._exchanged), chance.randrange(self.block))
            self._sequence(chance.randint(0, 2), _DEEPEST, shared=False)
            synchronize(text, self.arch, is_careful=True)

        self._branch_to(first, (arm, arm))

    # --- control flow -------------------------------------------------------------------------------------------

    def _arms(self, depth: int, *, shared: bool) -> None:
        """Two ways, for all lanes of a wave alike; the second may do nothing."""
        chance = self.text.chance
        condition = self.text.condition(uniform=True)
        arms = [
            partial(self._sequence, chance.randint(least, 3), depth + 1, shared=shared) for least in (1, 0)
        ]
        chance.shuffle(arms)
        self._branch_to(condition, arms)

    def _guard(self, depth: int) -> None:
        """Writes a sequence that only some lanes of a wave execute."""
        chance = self.text.chance
        lane = self.text.make(f"and i32 %tid, {self.wave - 1}")
        some = self.text.make(f"icmp ult i32 {lane}, {chance.choice((1, 4, 16, self.wave // 2))}")
        self._branch_to(some, (partial(self._sequence, 1, _DEEPEST, shared=False), lambda: None))

    def _branch_to(self, condition: str, arms: Sequence[Callable[[], None]]) -> None:
        text = self.text
        labels, meet = (text.name("one"), text.name("other")), text.name("meet")
        text.do(f"br i1 {condition}, label %{labels[0]}, label %{labels[1]}")
        start, values, uniform, nested = self.sum, list(text.values), list(text.uniform), self.is_nested
        self.is_nested = True
        ends = []
        for label, arm in zip(labels, arms, strict=True):
            text.start(label)
            self.sum, text.values, text.uniform = start, list(values), list(uniform)
            arm()
            ends.append((self.sum, text.block))
            text.do(f"br label %{meet}")
        text.start(meet)
        text.values, text.uniform, self.is_nested = values, uniform, nested
        self.sum = text.make("phi i32 " + ", ".join(f"[ {value}, %{block} ]" for value, block in ends))

    def _loop(self, depth: int, *, shared: bool) -> None:
        """As often as ``%n`` or a constant says, at least once: the same in all lanes."""
        text, chance = self.text, self.text.chance
        head, before, start = text.name("loop"), text.block, self.sum
        text.do(f"br label %{head}")
        text.start(head)
        turn, total = f"%{text.name('i')}", f"%{text.name('sum')}"
        at, values, uniform = len(text.lines), list(text.values), list(text.uniform)
        text.values.append(turn)
        text.uniform.append(turn)
        self.sum = total
        self._sequence(chance.randint(1, 4), depth + 1, shared=shared)
        following = text.make(f"add i32 {turn}, 1")
        more = text.make(f"icmp slt i32 {following}, {chance.choice(('%n', '%n', '2', '3'))}")
        text.lines[at:at] = [
            f"  {turn} = phi i32 [ 0, %{before} ], [ {following}, %{text.block} ]",
            f"  {total} = phi i32 [ {start}, %{before} ], [ {self.sum}, %{text.block} ]",
        ]
        done = text.name("done")
        text.do(f"br i1 {more}, label %{head}, label %{done}")
        text.start(done)
        text.values, text.uniform = values, uniform
