"""Random kernels of two groups of waves, some a barrier apart: what meets when executed is never called free.

The oracle runs each wave by itself and counts the barriers that it passes. Two waves may be behind their n-th barriers at
the same time, and at no other two places: that is all that a barrier promises.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

import pytest
from executed_races import FENCED, Pair, verdicts
from text_sections import beside

import ldsopt

TEXTS = beside(__file__)

WAVES, LANES = 4, 64
TABLES = ((0, 0, 0, 0), (0, 128, 0, 128), (128, 64, 192, 0))
ITEMS = WAVES * LANES

#: The condition on a work-item, and the instructions that compute it.
GROUPS: dict[str, tuple[Callable[[int], bool], str]] = {
    "low": (lambda t: t < 128, "{c} = icmp ult i32 %t, 128\n"),
    "high": (lambda t: t >= 128, "{c} = icmp ugt i32 %t, 127\n"),
    "odd": (lambda t: t // 64 % 2 == 1, "{c}.a = and i32 %t, 64\n{c} = icmp ne i32 {c}.a, 0\n"),
    "even": (lambda t: t // 64 % 2 == 0, "{c}.a = and i32 %t, 64\n{c} = icmp eq i32 {c}.a, 0\n"),
    "last": (
        lambda t: t // 64 == 3,
        "{c}.a = lshr i32 %t, 6\n{c}.b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {c}.a)\n"
        "{c} = icmp eq i32 {c}.b, 3\n",
    ),
    "lanes": (lambda t: t < 100, "{c} = icmp ult i32 %t, 100\n"),
}


@dataclass
class Access:
    """An access of word ``item + 256 * slot + offset``; the slot follows from the innermost iteration, or is of a table."""

    writes: bool
    item: str
    offset: int
    slot: int | str | None
    line: int = -1


@dataclass
class Barrier:
    pass


@dataclass
class Leave:
    pass


class Left(Exception):
    """The wave has ended."""


@dataclass
class Loop:
    body: list[object]
    tested_first: bool


@dataclass
class If:
    """``group`` names who goes in; ``bit`` of the argument decides for all, where there is no group."""

    group: str | None
    bit: int
    then: list[object]
    other: list[object] = field(default_factory=list)


PLACES: dict[str, tuple[Callable[[int], int], str]] = {
    "own": (lambda t: t, "{p} = add i32 %t, 0\n"),
    "half": (lambda t: t & 127, "{p} = and i32 %t, 127\n"),
    "wave": (lambda t: t & 192, "{p} = and i32 %t, 192\n"),
    "turned": (lambda t: t ^ 64, "{p} = xor i32 %t, 64\n"),
    "across": (lambda t: t ^ 128, "{p} = xor i32 %t, 128\n"),
}
MOVED = "moved by the argument"
"""Two accesses of these words meet whatever the argument is, and the check of waits asks no work-item for its own."""
EVERY_PLACE = PLACES | {MOVED: (PLACES["half"][0], "{p}.h = and i32 %t, 127\n{p} = add i32 {p}.h, %m\n")}


def statements(choose: random.Random, depth: int, group: str, *, in_arm: bool = False) -> list[object]:
    found: list[object] = []
    for _ in range(choose.randint(1, 4 if depth else 7)):
        kind = choose.choices(
            ["access", "barrier", "loop", "group", "uniform"],
            [6, 0 if in_arm else 4, 1 if depth < 2 and not in_arm else 0, 0 if in_arm else 3, 1],
        )[0]
        if kind == "access":
            slot = choose.choice([None, 0, 1, 2, "table"])
            item = choose.choice([*["own"] * 3, *PLACES])
            found.append(Access(choose.random() < 0.5, item, choose.choice([0, 0, 256, 512]), slot))
        elif kind == "barrier":
            found.append(Barrier())
        elif kind == "loop":
            body = statements(choose, depth + 1, group)
            found.append(Loop([*body, Barrier()], choose.random() < 0.5))
        elif kind == "group":
            name = group if choose.random() < 0.9 else choose.choice([*GROUPS])
            name = (
                {"low": "high", "high": "low", "odd": "even", "even": "odd"}.get(name, name)
                if choose.random() < 0.4
                else name
            )
            arm = statements(choose, 2, group, in_arm=True) if choose.random() < 0.3 else []
            arm.insert(choose.randint(0, len(arm)), Barrier())
            other: list[object] = [Barrier()] if choose.random() < 0.1 else []
            found.append(If(name, 0, arm, other))
        else:
            found.append(If(None, choose.randint(0, 2), statements(choose, 2, group, in_arm=in_arm)))
    return found


def ping_pong(choose: random.Random, group: str) -> list[object]:
    """A kernel as front-ends write them: one group waits in front of a loop of stages, the other one behind it."""

    def accesses(most: int) -> list[object]:
        return [one for one in statements(choose, 2, group, in_arm=True) if isinstance(one, Access)][:most]

    stages: list[object] = []
    for _ in range(choose.randint(1, 3)):
        stages += [*accesses(2), Barrier()]
    opposite = {"low": "high", "high": "low", "odd": "even", "even": "odd"}.get(group, group)
    caught = If(opposite, 0, [Barrier()]) if opposite != group else If(group, 0, [], [Barrier()])
    return [
        *accesses(2), Barrier(), If(group, 0, [Barrier()]), *accesses(1), Loop(stages, choose.random() < 0.5),
        *accesses(2), caught, *accesses(1), Barrier(), *accesses(2),
    ]  # fmt: skip


def shifts(choose: random.Random, group: str) -> list[object]:
    """Barriers of one group or the other, close to each other, between accesses of few places."""
    opposite = {"low": "high", "high": "low", "odd": "even", "even": "odd"}.get(group, group)

    def one() -> object:
        kind = choose.randint(0, 9)
        if kind < 4:
            return Access(
                choose.random() < 0.5, choose.choice(["own", "own", "across", "half", "wave"]), 0, None
            )
        if kind < 7:
            return Barrier()
        arm: list[object] = [Barrier() for _ in range(choose.choice([1, 1, 1, 1, 2]))]
        other: list[object] = [Barrier()] if choose.random() < 0.15 else []
        return If(choose.choice([group, opposite]), 0, arm, other)

    found = [one() for _ in range(choose.randint(5, 12))]
    if choose.random() < 0.4:
        at = choose.randint(1, len(found) - 1)
        found[at:] = [Loop([*found[at:], Barrier()], tested_first=False)]
    return found


KINDS = (lambda choose, group: statements(choose, 0, group), ping_pong, shifts)


class Writer:
    """Writes a program as IR, and notes the line of each access."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.block, self.count = "entry", 0

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def put(self, text: str) -> None:
        self.lines += [f"  {line}" for line in text.splitlines()]

    def start(self, block: str) -> None:
        self.lines.append(f"{block}:")
        self.block = block

    def write(self, body: list[object], counter: str) -> None:
        for one in body:
            if isinstance(one, Access):
                self.access(one, counter)
            elif isinstance(one, Barrier):
                self.put(FENCED.rstrip())
            elif isinstance(one, Loop):
                self.loop(one)
            elif isinstance(one, If):
                self.branch(one, counter)
            elif isinstance(one, Leave):
                self.put("ret void")
                self.start(self.name())

    def access(self, one: Access, counter: str) -> None:
        name = self.name()
        self.put(EVERY_PLACE[one.item][1].format(p=f"%{name}.i"))
        word = f"%{name}.w"
        if one.slot == "table":
            self.put(f"%{name}.t = getelementptr i32, ptr addrspace(1) %table, i32 {counter}")
            self.put(f"%{name}.k = load i32, ptr addrspace(1) %{name}.t, !invariant.load !1")
            self.put(f"%{name}.o = add i32 %{name}.k, {one.offset}\n{word} = add i32 %{name}.i, %{name}.o")
        elif one.slot is None:
            self.put(f"{word} = add i32 %{name}.i, {one.offset}")
        else:
            self.put(f"%{name}.r = add i32 {counter}, {one.slot}\n%{name}.s = and i32 %{name}.r, 1")
            self.put(f"%{name}.m = mul i32 %{name}.s, 256\n%{name}.o = add i32 %{name}.m, {one.offset}")
            self.put(f"{word} = add i32 %{name}.i, %{name}.o")
        self.put(f"%{name}.p = getelementptr i32, ptr addrspace(3) @A, i32 {word}")
        one.line = len(self.lines) + 1
        if one.writes:
            self.put(f"store i32 %t, ptr addrspace(3) %{name}.p")
        else:
            self.put(f"%{name}.x = load i32, ptr addrspace(3) %{name}.p")

    def loop(self, one: Loop) -> None:
        name, before = self.name(), self.block
        self.put(f"br label %{name}")
        self.start(name)
        at = len(self.lines)
        self.lines.append("")
        counter = f"%{name}.i"
        if one.tested_first:
            self.put(
                f"%{name}.c = icmp slt i32 {counter}, %n\nbr i1 %{name}.c, label %{name}.b, label %{name}.e"
            )
            self.start(f"{name}.b")
        self.write(one.body, counter)
        self.put(f"%{name}.n = add i32 {counter}, 1")
        self.lines[at] = f"  {counter} = phi i32 [ 0, %{before} ], [ %{name}.n, %{self.block} ]"
        if one.tested_first:
            self.put(f"br label %{name}")
        else:
            self.put(
                f"%{name}.c = icmp slt i32 %{name}.n, %n\nbr i1 %{name}.c, label %{name}, label %{name}.e"
            )
        self.start(f"{name}.e")

    def branch(self, one: If, counter: str) -> None:
        name = self.name()
        if one.group is None:
            self.put(f"%{name}.a = and i32 %m, {1 << one.bit}\n%{name}.c = icmp ne i32 %{name}.a, 0")
        else:
            self.put(GROUPS[one.group][1].format(c=f"%{name}.c"))
        other = f"{name}.f" if one.other else f"{name}.e"
        self.put(f"br i1 %{name}.c, label %{name}.t, label %{other}")
        self.start(f"{name}.t")
        self.write(one.then, counter)
        self.put(f"br label %{name}.e")
        if one.other:
            self.start(other)
            self.write(one.other, counter)
            self.put(f"br label %{name}.e")
        self.start(f"{name}.e")


HEAD = TEXTS["HEAD"]
KERNEL = """define amdgpu_kernel void @k{}(i32 %n, i32 %m, ptr addrspace(1) noalias readonly %table) #0 !reqd_work_group_size !0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
"""


def written(bodies: Sequence[list[object]]) -> str:
    """A module with a kernel for each body."""
    lines = HEAD.splitlines()
    for number, body in enumerate(bodies):
        writer = Writer()
        writer.lines = [*lines, *KERNEL.format(number).splitlines()]
        writer.write(body, "0")
        lines = [*writer.lines, "  ret void", "}"]
    return "\n".join(lines) + "\n"


@dataclass
class Wave:
    """One wave's run: by number of barriers passed, what each of its accesses touches."""

    first: int
    n: int
    m: int
    table: Sequence[int]
    passed: int = 0
    touched: dict[int, dict[int, tuple[bool, set[int]]]] = field(default_factory=lambda: defaultdict(dict))

    def run(self, body: list[object], counter: int) -> None:
        for one in body:
            if isinstance(one, Access):
                self.access(one, counter)
            elif isinstance(one, Barrier):
                self.passed += 1
            elif isinstance(one, Loop):
                iterations = max(self.n, 0 if one.tested_first else 1)
                for number in range(iterations):
                    self.run(one.body, number)
            elif isinstance(one, Leave):
                raise Left
            elif isinstance(one, If):
                self.run(one.then if self.goes_in(one) else one.other, counter)

    def goes_in(self, one: If) -> bool:
        if one.group is None:
            return bool(self.m >> one.bit & 1)
        return any(GROUPS[one.group][0](t) for t in range(self.first, self.first + LANES))

    def access(self, one: Access, counter: int) -> None:
        slot = 0 if one.slot is None else self.table[counter]
        if isinstance(one.slot, int):
            slot = ((counter + one.slot) & 1) * 256
        places = {
            EVERY_PLACE[one.item][0](t) + slot + one.offset for t in range(self.first, self.first + LANES)
        }
        known = self.touched[self.passed].setdefault(one.line, (one.writes, set()))
        known[1].update(places)


def meeting(body: list[object]) -> set[Pair]:
    """The pairs of lines that two waves may run at one time on a common word, one of them writing."""
    found: set[Pair] = set()
    for n, m, table in launches(body):
        waves = [Wave(wave * LANES, n, m, table) for wave in range(WAVES)]
        for wave in waves:
            with suppress(Left):
                wave.run(body, 0)
        for number, wave in enumerate(waves):
            for other in waves[number + 1 :]:
                for passed, touched in wave.touched.items():
                    for one, (writes, words) in touched.items():
                        for two, (also, others) in other.touched.get(passed, {}).items():
                            if (writes or also) and words & others:
                                found.add(frozenset((one, two)))
    return found


def launches(body: list[object]) -> Iterator[tuple[int, int, Sequence[int]]]:
    """The values of ``n``, of ``m`` and of the table, but one of each that nothing of the kernel depends on."""
    every = [*statements_of(body)]
    loops = any(isinstance(one, Loop) for one in every)
    uniform = any(isinstance(one, If) and one.group is None for one in every)
    reads = any(isinstance(one, Access) and one.slot == "table" for one in every)
    return product(range(4 if loops else 1), range(8 if uniform else 1), TABLES if reads else TABLES[:1])


def statements_of(body: list[object]) -> Iterator[object]:
    for one in body:
        yield one
        if isinstance(one, (Loop, If)):
            for part in parts(one):
                yield from statements_of(part)


def splits_a_wave(body: list[object]) -> bool:
    """True if lanes of one wave go different ways."""
    return any(isinstance(one, If) and one.group == "lanes" for one in statements_of(body))


def parts(one: Loop | If) -> Iterator[list[object]]:
    yield from [one.body] if isinstance(one, Loop) else [one.then, one.other]


def judged(text: str) -> set[Pair]:
    """The pairs that may race, in lines of the text."""
    module = ldsopt.parse(text)
    named = (pair for one in verdicts(module).values() for pair in one.named)
    return {frozenset(module.source_lines.of(line or 0) for line in pair) for pair in named}


def kernel_of(seed: int) -> list[object]:
    choose = random.Random(seed)
    body = KINDS[seed % len(KINDS)](choose, choose.choice([*GROUPS]))
    if choose.random() < 0.15:
        body.insert(choose.randint(0, 2), If(choose.choice(["last", "odd"]), 0, [Leave()]))
    return body


@pytest.mark.parametrize(
    "first",
    [30, 50, *(pytest.param(first, marks=[pytest.mark.slow, pytest.mark.long]) for first in (0, 10, 20, 40))],
)
def test_what_meets_when_executed_is_never_free(first: int) -> None:
    bodies = [body for body in map(kernel_of, range(first, first + 10)) if not splits_a_wave(body)]
    text = written(bodies)
    pairs = judged(text)
    for body in bodies:
        assert meeting(body) <= pairs, text


def in_order(steps: str) -> list[object]:
    """A store of all waves, to words that the argument moves, between barriers of both groups (``B``), of the low one (``L``), or of the high one (``H``)."""
    made: dict[str, Callable[[], object]] = {
        "B": Barrier,
        "L": lambda: If("low", 0, [Barrier()]),
        "H": lambda: If("high", 0, [Barrier()]),
    }
    body: list[object] = [Access(True, MOVED, 0, None)]
    for step in steps:
        body += [made[step](), Access(True, MOVED, 0, None)]
    return body


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(
            "".join(two),
            marks=[] if two in {("B", "L"), ("L", "H")} else [pytest.mark.slow, pytest.mark.long],
        )
        for two in product("BLH", repeat=2)
    ],
)
def test_no_order_of_five_barriers_hides_what_meets(first: str) -> None:
    bodies = [in_order(first + "".join(others)) for others in product("BLH", repeat=3)]
    text = written(bodies)
    pairs = judged(text)
    for body in bodies:
        assert {pair for pair in meeting(body) if len(pair) == 2} <= pairs, text
