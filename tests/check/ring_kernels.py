"""Random loops over rings of buffers, and what goes wrong in them when their steps are run in every possible way.

The kernel fills slot ``(round + ahead) % stages`` and reads slot ``round % stages`` in each round, the first ``ahead``
slots in front of the loop; behind it, maybe, the slot that would be next. An author's wait leaves so many DMAs in
flight. gfx1250: the compiler adds no wait, so the code has these alone.

`conflicts` is the oracle. It knows no LLVM and no analysis: it runs the steps of two waves that meet at the barriers,
each taking every choice of which masked DMAs it skips and all after the same number of rounds. What a wait leaves in
flight are the youngest; all of these may still be under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import NamedTuple

SLOT_BYTES = 4096
HEADER = """
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
"""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
"""


class Step(NamedTuple):
    """One step of a wave: ``fill`` and ``read`` of a slot, ``wait`` for all but so many, ``barrier``."""

    kind: str
    slot: int = 0
    leaves: int = 0
    may_skip: bool = False


@dataclass(frozen=True)
class RingKernel:
    """A loop over a ring.

    Attributes:
        stages: slots.
        ahead: how many iterations ahead of its use a slot is filled.
        fills: DMAs of an iteration, each into a part of the slot.
        leaves: the DMAs that the wait of an iteration leaves in flight.
        order: the steps of an iteration: ``f`` fills, ``w`` waits, ``b`` is a barrier, ``r`` reads.
        index: how the slot's number goes on: ``select``, ``and`` or ``pointers``.
        masked: which of an iteration's DMAs a wave may skip.
        epilogue: the wait and the read behind the loop, by what the wait leaves; ``None`` for none.
        wrong: what is added to the slot that is read.
    """

    stages: int
    ahead: int
    fills: int
    leaves: int
    order: str = "wbrf"
    index: str = "select"
    masked: frozenset[int] = frozenset()
    epilogue: int | None = None
    wrong: int = 0

    # --- what it does -------------------------------------------------------------------------------------

    def filled(self, slot: int) -> Iterator[Step]:
        for number in range(self.fills):
            yield Step("fill", slot % self.stages, may_skip=number in self.masked)

    def steps(self, iterations: int) -> Iterator[Step]:
        for slot in range(self.ahead):
            yield from self.filled(slot)
        for iteration in range(iterations):
            for step in self.order:
                if step == "f":
                    yield from self.filled(iteration + self.ahead)
                elif step == "w":
                    yield Step("wait", leaves=self.leaves)
                elif step == "b":
                    yield Step("barrier")
                else:
                    yield Step("read", (iteration + self.wrong) % self.stages)
        if self.epilogue is not None:
            yield Step("wait", leaves=self.epilogue)
            yield Step("read", (iterations + self.wrong) % self.stages)

    # --- the kernel ---------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        made = _Text()
        into = [made.slot(str(slot)) for slot in range(self.ahead + 1)]
        for slot in range(self.ahead):
            self._fill(made, into[slot])
        entry = made.block
        made.line("br label %head")
        made.begin("head")
        if self.index == "pointers":
            phis, filled = self._pointers(made, into, entry)
        else:
            phis, filled = self._numbers(made, entry)
        for step in self.order:
            if step == "f":
                self._fill(made, filled)
            elif step == "w":
                made.wait(self.leaves)
            elif step == "b":
                made.lines.append(BARRIER.rstrip())
            else:
                self._read(made, phis)
        made.line("br label %latch")
        made.begin("latch")
        made.line("%i.next = add i32 %i, 1")
        made.line("%again = icmp slt i32 %i.next, %n")
        made.line("br i1 %again, label %head, label %end")
        made.begin("end")
        if self.epilogue is not None:
            made.wait(self.epilogue)
            self._read(made, self._next_slot(phis))
        made.line("ret void")
        return made.text

    def _numbers(self, made: _Text, entry: str) -> tuple[str, str]:
        """The slot's number is carried; returns what names the slot to read and the pointer to fill."""
        made.line(f"%i = phi i32 [ 0, %{entry} ], [ %i.next, %latch ]")
        made.line(f"%slot = phi i32 [ {self.wrong % self.stages}, %{entry} ], [ %next, %latch ]")
        self._advance(made, "%next", "%slot")
        made.line("%fill.0 = add i32 %slot, 0")
        steps = (self.ahead - self.wrong) % self.stages
        for step in range(steps):
            self._advance(made, f"%fill.{step + 1}", f"%fill.{step}")
        return "%slot", made.slot(f"%fill.{steps}")

    def _advance(self, made: _Text, result: str, value: str) -> None:
        name = result[1:]
        made.line(f"%{name}.more = add i32 {value}, 1")
        if self.index == "and":
            made.line(f"{result} = and i32 %{name}.more, {self.stages - 1}")
            return
        made.line(f"%{name}.ends = icmp slt i32 %{name}.more, {self.stages}")
        made.line(f"{result} = select i1 %{name}.ends, i32 %{name}.more, i32 0")

    def _pointers(self, made: _Text, into: list[str], entry: str) -> tuple[str, str]:
        """As Triton does: the slot filled has a number, the slots in between are carried as pointers."""
        made.line(f"%i = phi i32 [ 0, %{entry} ], [ %i.next, %latch ]")
        made.line(f"%at = phi i32 [ {(self.ahead - 1) % self.stages}, %{entry} ], [ %next, %latch ]")
        for slot in range(self.ahead):
            after = "%filled" if slot == self.ahead - 1 else f"%p{slot + 1}"
            made.line(f"%p{slot} = phi ptr addrspace(3) [ {into[slot]}, %{entry} ], [ {after}, %latch ]")
        self._advance(made, "%next", "%at")
        filled = made.slot("%next")
        made.line(f"%filled = getelementptr i8, ptr addrspace(3) {filled}, i32 0")
        return "%p0", "%filled"

    def _next_slot(self, slot: str) -> str:
        if self.index == "pointers":
            return "%filled" if self.ahead == 1 else "%p1"
        return "%next"

    def _fill(self, made: _Text, slot: str) -> None:
        size = SLOT_BYTES // self.fills // 16 * 16
        for number in range(self.fills):
            at = made.value(f"getelementptr i8, ptr addrspace(3) {slot}, i32 {number * size}")
            own = made.value(f"getelementptr i8, ptr addrspace(3) {at}, i32 %own")
            copy = (
                "call void @llvm.amdgcn.global.load.async.to.lds.b128("
                f"ptr addrspace(1) %g, ptr addrspace(3) {own}, i32 0, i32 0)"
            )
            if number not in self.masked:
                made.line(copy)
                continue
            some = made.value("load volatile i1, ptr addrspace(1) %o")
            fill, behind = made.label(), made.label()
            made.line(f"br i1 {some}, label %{fill}, label %{behind}")
            made.begin(fill)
            made.line(copy)
            made.line(f"br label %{behind}")
            made.begin(behind)

    def _read(self, made: _Text, slot: str) -> None:
        pointer = slot if slot.startswith(("%p", "%filled")) else made.slot(slot)
        size = SLOT_BYTES // self.fills // 16 * 16
        for number in range(self.fills):
            at = made.value(f"getelementptr i8, ptr addrspace(3) {pointer}, i32 {number * size}")
            of = made.value(f"getelementptr i8, ptr addrspace(3) {at}, i32 %other")
            value = made.value(f"load float, ptr addrspace(3) {of}, align 16")
            made.line(f"store volatile float {value}, ptr addrspace(1) %o")


class _Text:
    """The text of a kernel while it is written."""

    def __init__(self) -> None:
        self.block = "entry"
        self.lines = [
            HEADER,
            "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {",
            "entry:",
        ]
        self._number = 0
        self.line("%lane = call i32 @llvm.amdgcn.workitem.id.x()")
        self.line("%few = and i32 %lane, 63")
        self.line("%own = shl i32 %few, 4")
        self.line("%turned = sub i32 63, %few")
        self.line("%other = shl i32 %turned, 4")

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def begin(self, block: str) -> None:
        self.block = block
        self.lines.append(f"{block}:")

    def value(self, text: str) -> str:
        self._number += 1
        self.line(f"%v{self._number} = {text}")
        return f"%v{self._number}"

    def label(self) -> str:
        self._number += 1
        return f"b{self._number}"

    def slot(self, number: str) -> str:
        by = number if number.isdecimal() else self.value(f"mul i32 {number}, {SLOT_BYTES}")
        at = str(int(by) * SLOT_BYTES) if by.isdecimal() else by
        return self.value(f"getelementptr i8, ptr addrspace(3) @S, i32 {at}")

    def wait(self, leaves: int) -> None:
        self.line(f"call void @llvm.amdgcn.s.wait.asynccnt(i16 {leaves})")

    @property
    def text(self) -> str:
        rest = '}\nattributes #0 = { "amdgpu-flat-work-group-size"="1,256" }\n'
        body = "\n".join(self.lines)
        return f"{body}\n  \n{rest}" if body.endswith("ret void") else f"{body}\n{rest}"


# --- the oracle -----------------------------------------------------------------------------------------------


class _State(NamedTuple):
    """Two waves: the slots of the DMAs that may be in flight, oldest first; those of the other one's at the barrier."""

    own: tuple[int, ...]
    other: tuple[int, ...]
    crossed: frozenset[int]


def conflicts(kernel: RingKernel, most_iterations: int = 9) -> frozenset[str]:
    """The faults that are possible: ``missing-wait``, ``dma-across-barrier``."""
    found: set[str] = set()
    for iterations in range(1, most_iterations + 1):
        states = {_State((), (), frozenset())}
        for step in kernel.steps(iterations):
            if step.kind == "read":
                found |= {"missing-wait" for s in states if step.slot in s.own}
                found |= {"dma-across-barrier" for s in states if step.slot in s.crossed}
            states = {after for state in states for after in _after(state, step)}
    return frozenset(found)


def _after(state: _State, step: Step) -> Iterator[_State]:
    if step.kind == "fill":
        for own in (True, False) if step.may_skip else (True,):
            for other in (True, False) if step.may_skip else (True,):
                yield state._replace(
                    own=state.own + (step.slot,) * own, other=state.other + (step.slot,) * other
                )
    elif step.kind == "wait":
        kept = step.leaves
        yield state._replace(own=state.own[-kept:] if kept else (), other=state.other[-kept:] if kept else ())
    elif step.kind == "barrier":
        yield state._replace(crossed=frozenset(state.other))
    else:
        yield state


class WaveOfRing:
    """The slots that one wave has in flight at each of its barriers, and those that it reads and fills behind it."""

    def __init__(self, steps: Iterable[Step]) -> None:
        flying: list[int] = []
        self.clashes = False
        self.in_flight: list[set[int]] = []
        self.reads: list[set[int]] = [set()]
        self.fills: list[set[int]] = [set()]
        for step in steps:
            if step.kind == "fill":
                flying.append(step.slot)
                self.fills[-1].add(step.slot)
            elif step.kind == "wait":
                flying = flying[-step.leaves :] if step.leaves else []
            elif step.kind == "read":
                self.reads[-1].add(step.slot)
                self.clashes |= step.slot in flying
            else:
                self.in_flight.append(set(flying))
                self.reads.append(set())
                self.fills.append(set())


def faults(waves: Sequence[WaveOfRing], *, own_bytes: bool = False) -> set[str]:
    """The faults of waves whose n-th barriers meet: ``missing-wait``, ``dma-across-barrier``, ``phase-conflict``.

    With ``own_bytes`` each wave fills bytes of its own, which another one's copies and fills do not meet.
    """
    found = {"missing-wait" for wave in waves if wave.clashes}
    for one, other in product(waves, repeat=2):
        for n, slots in enumerate(one.in_flight[: len(other.in_flight)]):
            behind = other.reads[n + 1] | (set() if own_bytes else other.fills[n + 1])
            found |= {"dma-across-barrier"} if slots & behind else set()
        if one is not other and not own_bytes:
            parts = zip(one.fills[1:], other.reads[1:], strict=False)
            found |= {"phase-conflict" for fills, reads in parts if fills & reads}
    return found


def random_kernel(random: Random) -> RingKernel:
    """One of the kernels, by chance: most are nearly right."""
    stages = random.randint(2, 4)
    ahead = random.randint(1, stages - 1)
    fills = random.randint(1, 3)
    order = random.choice(["wbrf", "wrf", "fwbr", "fwr", "bfwr", "wbfr", "rfwb", "wrbf"])
    in_flight = fills * (ahead - (order.index("w") < order.index("f")))
    index = random.choice(["select", "pointers", *(["and"] if stages in (2, 4) else [])])
    masked = frozenset(n for n in range(fills) if random.random() < 0.15)
    kernel = RingKernel(
        stages,
        ahead,
        fills,
        max(0, in_flight + random.choice([0, 0, 0, 1, -1])),
        order,
        index,
        masked,
        random.choice([None, 0, fills * (ahead - 1), fills]),
    )
    if index != "pointers" and random.random() < 0.15:
        kernel = replace(kernel, wrong=random.choice([1, -1]))
    return kernel
