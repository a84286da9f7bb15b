"""Kernels by seed: valid, free of races, and full of front-ends' ways to use LDS.

A kernel is a sequence of phases with a barrier between any two. In one phase each row of each buffer has one role, and
that alone makes it free of races, whatever the schedule:

* ``own``: a work-item touches the slot ``id ^ c`` and no other;
* ``shared``: all work-items read everything, none writes;
* ``atomic``: all work-items add, none reads;
* ``copy``: an LDS-DMA fills it, and behind it only the wave that issued it may read its data.

Every value that a phase reads was written in an earlier one on every path. The contents of a temporary buffer may end
at any barrier: they are read no more until it is written anew. The kernel ends by writing every row with contents, and
the results of each work-item, to global memory, so that a wrong byte shows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ldsopt.dataclass import dataclass
from ldsopt.verifier.generator.kernel_text import (
    BUFFER_COPY,
    LDS,
    KernelText,
    declare_buffer_copy,
    issue,
    synchronize,
    wait_for_own,
)
from ldsopt.verifier.generator.row_accesses import (
    LARGE,
    SMALL,
    AccessWriter,
    KernelSize,
    PlannedAccess,
    Role,
    Row,
    RowBuffer,
)
from ldsopt.verifier.generator.stages import StageProgram

# --- phases ---------------------------------------------------------------------------------------------------
#
# The phases of a random kernel: the rows that may be touched, and by whom, and their order. See `random_kernel`.


_ENDS, _BEGINS, _IS_READ = 0.8, 0.4, 0.9
"""The probabilities that a barrier ends the contents of a temporary buffer that has been read, that a phase fills an
empty one, and that it reads a full one.
"""


class PhaseWriter(AccessWriter):
    """Writes the phases of a random kernel, one after the other, and the barriers between them."""

    # --- between phases -------------------------------------------------------------------------------------------

    def barrier(self, *, last: bool = False) -> None:
        """Ends a phase. The contents of temporary buffers may end with it, at the last barrier all that can."""
        synchronize(self.text, self.arch, is_careful=self.text.is_plain)
        self.phase += 1
        self.end(1.0 if last else _ENDS)

    def end(self, share: float) -> None:
        """Ends the contents of temporary buffers that have been read, each with the probability ``share``."""
        still_needed = {row[0] for row in self.unread}
        for number in sorted((self.temporary - still_needed) & {row[0] for row in self.known}):
            if self.text.chance.random() < share:
                self.known = {row for row in self.known if row[0] != number}

    # --- one phase ------------------------------------------------------------------------------------------------

    def one(self, *, first: bool = False, iteration: str | None = None) -> None:
        """Writes a phase: the first one, or one in a loop with ``iteration`` as the name of the iteration's number."""
        chance = self.text.chance
        self.roles = {}
        ring = self._ring() if iteration is not None and chance.random() < 0.5 else None
        steps: list[Callable[[], None]] = []
        fresh: set[Row] = set()
        for number, buffer in enumerate(self.buffers):
            if not (ring and ring[0][0] == number) and self._takes_wide_copies(buffer):
                words = chance.choice((3, 4))
                rows = {(number, index) for index in range(4)}
                if not rows <= self.known:
                    words = 4  # with three, every fourth word in LDS keeps its value
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
        if ring and iteration:
            steps.append(partial(self._ring_iteration, ring, iteration))
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
        """True if a temporary buffer without contents stays unused in this phase."""
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
        chance = self.text.chance

        def arm() -> None:
            for _ in range(chance.randint(0, 2)):
                self._some_of(pool)

        self.branch(self.text.condition(uniform=chance.random() < 0.5), (arm, arm))

    def _divergent_loop(self, pool: list[Row]) -> None:
        """Each lane executes as many iterations as its id says."""
        most, nested = self.text.make("and i32 %tid, 3"), self.is_nested
        with self.loop("lanes", lambda iteration, _: f"icmp ult i32 {iteration}, {most}"):
            self.is_nested = True
            self._some_of(pool)
        self.is_nested = nested


# --- flow ---------------------------------------------------------------------------------------------------
#
# The order of the phases of a random kernel: behind each other, in loops, in the arms of a uniform branch.


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
    """One or two phases in a loop of ``%n`` or a constant number of iterations, the same in all lanes, at least one."""
    text, chance = phases.text, phases.text.chance
    with phases.loop(
        "loop", lambda _, next_: f"icmp slt i32 {next_}, {chance.choice(('%n', '2', '3'))}"
    ) as at:
        phases.end(0.5)
        text.values.append(at)
        text.uniform.append(at)
        phases.barrier()
        phases.one(iteration=at)
        if chance.random() < 0.4:
            phases.barrier()
            phases.one(iteration=at)
        phases.barrier()
    phases.one()


def _arms(phases: PhaseWriter) -> None:
    """The workgroup as a whole takes one of two paths, with phases of their own; the second may have none."""
    known, ends = phases.known, list[set[Row]]()

    def arm(least: int) -> None:
        phases.known = set(known)
        for _ in range(phases.text.chance.randint(least, 2)):
            phases.barrier()
            phases.one()
        ends.append(phases.known)

    phases.branch(phases.text.condition(uniform=True), (partial(arm, 1), partial(arm, 0)))
    phases.known = ends[0] & ends[1]
    phases.barrier()
    phases.one()


# --- wave program -------------------------------------------------------------------------------------------
#
# Programs of waves: copies, reads and stores in any control flow, free of races because no wave meets another's
# bytes.
#
# Each work-item touches only slots of its own wave, so its result depends only on the order of a wave's own operations,
# and no barrier is needed between them. That leaves control flow free: copies of any variables in any order, in one arm
# of a branch only, before a loop and at its end, in a called function; reads at joins and at the heads of loops. Such a
# kernel tests that the code waits for the right copies.
#
# Barriers stand where they may: where all waves pass, and *staggered*, in the arms of a branch that sends waves
# along different paths, as many in each arm. At a staggered barrier waves read values that others have stored.
#
# Example, in words::
#
#     store every row
#     copy into A
#     if n is odd:  copy into B, copy into A
#     n times:      read A; copy into A; copy into B
#     read B


_DEEPEST = 2


FETCH = f"""define internal void @fetch(ptr addrspace(8) %r, {LDS} %p, i32 %at) noinline #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = shl i32 %t, 2
  %from = add i32 %lane, %at
  call void @{BUFFER_COPY}(ptr addrspace(8) %r, {LDS} %p, i32 4, i32 %from, i32 0, i32 0, i32 0)
  ret void
}}"""
"""A function that copies, so that a call has a copy in flight behind it."""


class WaveProgram(AccessWriter):
    """Writes the body of a wave program."""

    def run(self) -> None:
        """Writes everything between the kernel's beginning and the stores of its results."""
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
        """Some steps; ``shared`` if all waves pass the same number of times."""
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
        self._wait_for_asynchronous()  # copies of one wave into the same bytes may land in any order
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
        """Makes the kernel wait for copies that the backend never waits for."""
        wait_for_own(self.text, self.arch)

    # --- code that all waves pass ---------------------------------------------------------------------------------

    def _meet(self) -> None:
        """A barrier that nothing here needs."""
        synchronize(self.text, self.arch)

    def _wait(self) -> None:
        """A wait of the author's, in asm, or by an intrinsic on an architecture without such asm."""
        if self.arch.startswith("gfx9"):
            left = self.text.chance.choice((0, 0, 1, 2))
            self.text.do(f'call void asm sideeffect "s_waitcnt vmcnt({left})", "~{{memory}}"()')
        else:
            self._wait_for_asynchronous()

    def _staggered(self) -> None:
        """Waves meet at barriers of their own, twice, and read in between values that others have stored before."""
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

        self.branch(first, (arm, arm))

    # --- control flow -------------------------------------------------------------------------------------------

    def _arms(self, depth: int, *, shared: bool) -> None:
        """Two paths, for all lanes of a wave alike; the second may do nothing."""
        chance = self.text.chance
        condition = self.text.condition(uniform=True)
        arms = [
            partial(self._sequence, chance.randint(least, 3), depth + 1, shared=shared) for least in (1, 0)
        ]
        chance.shuffle(arms)
        self.branch(condition, arms)

    def _guard(self, depth: int) -> None:
        """Writes a sequence that only some lanes of a wave execute."""
        chance = self.text.chance
        lane = self.text.make(f"and i32 %tid, {self.wave - 1}")
        some = self.text.make(f"icmp ult i32 {lane}, {chance.choice((1, 4, 16, self.wave // 2))}")
        self.branch(some, (partial(self._sequence, 1, _DEEPEST, shared=False), lambda: None))

    def _loop(self, depth: int, *, shared: bool) -> None:
        """A loop of ``%n`` or a constant number of iterations, at least one, the same in all lanes."""
        text, chance = self.text, self.text.chance
        values, uniform = list(text.values), list(text.uniform)
        counts = ("%n", "%n", "2", "3")
        with self.loop("loop", lambda _, next_: f"icmp slt i32 {next_}, {chance.choice(counts)}") as at:
            text.values.append(at)
            text.uniform.append(at)
            self._sequence(chance.randint(1, 4), depth + 1, shared=shared)
        text.values, text.uniform = values, uniform


# --- random kernel ------------------------------------------------------------------------------------------


ARCHES = ("gfx90a", "gfx942", "gfx942", "gfx950", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
COPYING = ("gfx90a", "gfx942", "gfx942", "gfx950", "gfx950", "gfx1250")
"""Architectures with LDS-DMA, in the proportion in which they are tried."""
INPUT_WORDS = 4096


@dataclass(frozen=True, slots=True)
class RandomKernel:
    """A random kernel, its launch, and the plan that it was written from.

    Attributes:
        text: the module.
        grid, block: workgroups, and work-items of each.
        arguments: as `Launch` takes them.
        dynamic_lds: bytes.
        accesses: of LDS: the rows that they touch in each phase, by the name of their pointer.
        phases: behind the first one, each behind a barrier, in text order.
        wave: lanes of a wave.
        buffers: in the order in which the kernel writes them out.
        kernel: the name of the kernel that is run.
    """

    seed: int
    text: str
    arch: str
    grid: int
    block: int
    arguments: tuple[str, ...]
    dynamic_lds: int
    accesses: tuple[PlannedAccess, ...]
    phases: int
    wave: int
    buffers: tuple[RowBuffer, ...]
    kernel: str = "k"


def random_kernel(seed: int, size: KernelSize = LARGE) -> RandomKernel:
    """The kernel of a seed; the same seed gives the same kernel."""
    chance = random.Random(f"ldsopt kernel {seed}")
    arch = chance.choice(ARCHES)
    wave = 64 if arch.startswith("gfx9") else 32
    block = chance.choice((64, 128, 128, 256) if size.waves is None else [wave * n for n in size.waves])
    grid = chance.choice((1, 1, 1, 2))
    comes_and_goes = chance.random() < 0.65
    buffers, dynamic = _buffers(chance, block * 4, size, many_static=comes_and_goes)
    text = KernelText(chance, is_plain=comes_and_goes and chance.random() < 0.8)
    temporary = frozenset(n for n, b in enumerate(buffers) if comes_and_goes and not b.is_dynamic)
    phases = PhaseWriter(
        text, buffers, arch=arch, block=block, wave=wave, temporary=temporary, steps=size.steps
    )
    _enter(text, arch)
    run(phases, size)
    _leave(text, phases, block)
    return _finished(seed, text, phases, arch=arch, block=block, grid=grid, dynamic=dynamic)


def wave_program(seed: int, size: KernelSize = LARGE) -> RandomKernel:
    """The kernel of a seed in which waves take different paths."""
    chance = random.Random(f"ldsopt wave program {seed}")
    arch = chance.choice(COPYING)
    wave = 64 if arch.startswith("gfx9") else 32
    block = wave * chance.choice((1, 1, 2))
    buffers, dynamic = _buffers(chance, block * 4, size, many_static=chance.random() < 0.3)
    text = KernelText(chance, is_plain=chance.random() < 0.6)
    program = WaveProgram(text, buffers, arch=arch, block=block, wave=wave)
    _enter(text, arch)
    program.run()
    _leave(text, program, block)
    return _finished(seed, text, program, arch=arch, block=block, grid=1, dynamic=dynamic)


def stage_kernel(seed: int) -> RandomKernel:
    """The kernel of a seed in which one buffer is used after the other, see `ldsopt.verifier.generator.stages`."""
    chance = random.Random(f"ldsopt stages {seed}")
    arch = chance.choice(ARCHES)
    wave = 64 if arch.startswith("gfx9") else 32
    block = chance.choice((wave, 2 * wave, wave + 8, 3 * wave, 40))
    text = KernelText(chance, is_plain=True)
    program = StageProgram(text, arch=arch, block=block, wave=wave)
    _enter(text, "")
    program.run()
    at = text.make(f"mul i32 %group, {block}")
    own = text.make(f"add i32 {at}, %tid")
    pointer = text.make(f"getelementptr i32, ptr addrspace(1) %out, i32 {own}")
    text.do(f"store i32 {program.sum}, ptr addrspace(1) {pointer}, align 4")
    text.do("br label %end")
    text.start("end")
    text.do("ret void")
    exact, uniform = chance.random() < 0.6, chance.random() < 0.7
    sizes = f'"amdgpu-flat-work-group-size"="{f"{block},{block}" if exact else "1,1024"}"'
    attributes = f'"target-cpu"="{arch}" {sizes}' + (' "uniform-work-group-size"="true"' if uniform else "")
    variables = [
        f"@{name} = internal addrspace(3) global [{program.words} x i32] poison, align {chance.choice((4, 16))}"
        for name in program.names
    ]
    other = program.other(sized=exact)
    live = [*range(wave, block, wave), block, block]
    return RandomKernel(
        seed=seed,
        text=_assembled(
            f"random stages {seed}",
            text,
            variables,
            attributes,
            f"!0 = !{{i32 {block}, i32 1, i32 1}}",
            sized=exact,
            other=other,
        ),
        arch=arch,
        grid=2,
        block=block,
        arguments=(
            f"in: u32[{INPUT_WORDS}]=random",
            f"out: u32[{2 * block}]=zeros",
            f"i32={chance.choice((1, 2, 3))}",
            f"i32={chance.randint(1, block) if program.parts_waves else chance.choice(live)}",
        ),
        dynamic_lds=0,
        accesses=(),
        phases=0,
        wave=wave,
        buffers=(),
        kernel="other" if other and chance.random() < 0.5 else "k",
    )


def size_of(seed: int) -> KernelSize:
    """The size of the kernel of a seed: most are small, as these find as much and take a third of the time."""
    return LARGE if seed % 8 == 0 else SMALL


SHAPES: Mapping[str, Callable[[int], RandomKernel]] = {
    "phases": lambda seed: random_kernel(seed, size_of(seed)),
    "waves": lambda seed: wave_program(seed, size_of(seed)),
    "stages": stage_kernel,
}
"""The families of kernels by name."""


def _finished(
    seed: int, text: KernelText, rows: AccessWriter, *, arch: str, block: int, grid: int, dynamic: int
) -> RandomKernel:
    chance = text.chance
    return RandomKernel(
        seed=seed,
        text=_module(seed, text, rows, arch=arch, block=block),
        arch=arch,
        grid=grid,
        block=block,
        arguments=(
            f"in: u32[{INPUT_WORDS}]=random",
            f"out: u32[{grid * (_row_count(rows) + 1) * block}]=zeros",
            f"i32={chance.choice((1, 2, 3))}",
            f"i32={chance.choice((0, 1, 5))}",
        ),
        dynamic_lds=dynamic,
        accesses=tuple(rows.accesses),
        phases=rows.phase,
        wave=rows.wave,
        buffers=tuple(rows.buffers),
    )


def _row_count(rows: AccessWriter) -> int:
    return sum(buffer.rows for buffer in rows.buffers)


def _buffers(
    chance: random.Random, row: int, size: KernelSize, *, many_static: bool
) -> tuple[list[RowBuffer], int]:
    """Dynamic and static variables, and the bytes that the dynamic ones share."""
    align = chance.choice((16, 16, 1024))
    buffers = []
    at = 0
    for number in range(chance.choice((0, 0, 1, 2) if many_static else size.dynamic)):
        at += chance.choice((0, 0, 16, row))
        rows = chance.choice(size.dynamic_rows)
        buffers.append(RowBuffer(f"D{number}", at, rows, align, True))
        at += rows * row
    static = 0
    if many_static:
        static = chance.choice(size.static)
    elif chance.random() < 0.6 or not buffers:
        static = chance.choice((1 if buffers else 2, 2, 3))
    for number in range(static):
        one = chance.choice((4, 16, 256, 1024)) if many_static else align
        buffers.append(RowBuffer(f"S{number}", 0, chance.choice(size.static_rows), one, False))
    return buffers, at


def _enter(text: KernelText, arch: str) -> None:
    """Writes the beginning of the body: ids, a first value from memory, the buffer resource."""
    text.lines.append("entry:")
    text.declarations["declare i32 @llvm.amdgcn.workitem.id.x()"] = None
    text.declarations["declare i32 @llvm.amdgcn.workgroup.id.x()"] = None
    text.do("%tid = call i32 @llvm.amdgcn.workitem.id.x()")
    text.do("%group = call i32 @llvm.amdgcn.workgroup.id.x()")
    wide = text.make("zext i32 %tid to i64")
    source = text.make(f"getelementptr i32, ptr addrspace(1) %in, i64 {wide}")
    text.values += ["%tid", text.make(f"load i32, ptr addrspace(1) {source}, align 4")]
    if not text.is_plain and text.chance.random() < 0.15:
        text.cell = "%cell"
        text.do(f"%cell = alloca {LDS}, align 4, addrspace(5)")
    text.uniform += ["%n", "%m", "%group"]
    text.values += text.uniform
    if arch.startswith("gfx9"):
        text.declarations[
            "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)"
        ] = None
        text.do(
            "%r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, "
            f"i64 {INPUT_WORDS * 4}, i32 159744)"
        )


def _leave(text: KernelText, rows: AccessWriter, block: int) -> None:
    """Writes the end of the body: the contents of LDS and the results go to global memory."""
    first = text.make(f"mul i32 %group, {(_row_count(rows) + 1) * block}")
    own = text.make(f"add i32 {first}, %tid")
    words = rows.final_rows()
    for number, value in enumerate([*words, rows.sum]):
        at = text.make(f"add i32 {own}, {number * block}")
        pointer = text.make(f"getelementptr i32, ptr addrspace(1) %out, i32 {at}")
        text.do(f"store i32 {value}, ptr addrspace(1) {pointer}, align 4")
    text.do("ret void")


def _module(seed: int, text: KernelText, rows: AccessWriter, *, arch: str, block: int) -> str:
    variables = []
    for buffer in rows.buffers:
        if buffer.is_dynamic:
            variables.append(
                f"@{buffer.variable} = external addrspace(3) global [0 x i8], align {buffer.align}"
            )
        else:
            size = buffer.rows * block * 4
            variables.append(
                f"@{buffer.variable} = internal addrspace(3) global [{size} x i8] poison, align {buffer.align}"
            )
    attributes = f'"target-cpu"="{arch}" "amdgpu-flat-work-group-size"="{block},{block}"'
    nodes = (f"!0 = !{{i32 {block}, i32 1, i32 1}}", *rows.tags.nodes())
    return _assembled(f"random kernel {seed}", text, variables, attributes, *nodes)


def _assembled(
    title: str,
    text: KernelText,
    variables: Sequence[str],
    attributes: str,
    *nodes: str,
    sized: bool = True,
    other: str = "",
) -> str:
    lines = [f"; {title}", 'target triple = "amdgcn-amd-amdhsa"', *variables]
    lines += text.declarations
    lines += text.functions.values()
    if text.unwinds:
        lines.append("declare i32 @personality(...)")
    lines.append(
        "define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n, i32 %m) "
        f"#0 {'personality ptr @personality ' if text.unwinds else ''}"
        f"{'!reqd_work_group_size !0 ' if sized else ''}{{"
    )
    lines += text.lines
    if text.unwinds:
        lines += ["unwound:", "  %caught = landingpad { ptr, i32 } cleanup", "  ret void"]
    lines += [
        "}",
        *other.splitlines(),
        f"attributes #0 = {{ {attributes} }}",
        *nodes,
    ]
    return "\n".join(lines) + "\n"
