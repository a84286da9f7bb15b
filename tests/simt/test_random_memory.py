"""Random accesses of memory by two waves, of LDS against rules that are followed byte by byte and pair by pair.

Where each lane accesses, whether it does, and what it stores are tables that the kernel reads. The interpreter, native
functions and machine code have to load, store and find what `Naive` does; of global memory, what each other does.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pytest
from lane_kernels import ENGINES, engine, parsed, run
from text_sections import beside

import ldsopt
from ldsopt import Launch

TEXTS = beside(__file__)

SIZE = 512
TYPES = [
    ("i8", 1, 1), ("i16", 2, 2), ("i32", 4, 4), ("i64", 8, 8), ("float", 4, 4), ("double", 8, 8), ("half", 2, 2),
    ("bfloat", 2, 2), ("<2 x half>", 4, 4), ("<4 x i8>", 4, 4), ("<3 x i32>", 12, 4), ("<4 x i32>", 16, 16),
    ("<4 x i32>", 16, 4), ("<8 x half>", 16, 16), ("<4 x bfloat>", 8, 8), ("<2 x i64>", 16, 8), ("<2 x i16>", 4, 1),
]  # fmt: skip
"""Types, their bytes, and alignments that accesses state."""
Scopes = frozenset[int]
Pair = Callable[["Access", int, int], bool]


@dataclass(frozen=True)
class Access:
    """One instruction: its type, bytes and alignment, and what it does: ``load``, ``store`` or ``atomic``.

    Attributes:
        scopes, noalias: of its metadata; even ones are of one domain, odd ones of another.
        uniform: all lanes have the address of the first one.
    """

    number: int
    type: str
    size: int
    align: int
    does: str
    scopes: Scopes
    noalias: Scopes
    uniform: bool

    @property
    def writes(self) -> bool:
        return self.does != "load"

    def is_apart_from(self, other: Access) -> bool:
        """By LLVM's rule: in some domain all scopes of the one are in the other's list, and there is one."""
        domains = [
            ({s for s in a.scopes if s % 2 == d}, b.noalias)
            for a, b in ((self, other), (other, self))
            for d in (0, 1)
        ]
        return any(mine and mine <= theirs for mine, theirs in domains)

    def text(self, base: str, block: int) -> str:
        space, n = "3" if base.startswith("@") else "1", self.number
        lists = (("alias.scope", self.scopes, 100), ("noalias", self.noalias, 200))
        tags = "".join(f", !{name} !{first + n}" for name, scopes, first in lists if scopes)
        place = f"ptr addrspace({space}) %p{n}"
        what = {
            "store": f"store {self.type} %v{n}, {place}, align {self.align}{tags}",
            "load": f"%x{n} = load {self.type}, {place}, align {self.align}{tags}\n"
            f"  store {self.type} %x{n}, ptr addrspace(1) %o{n}",
            "atomic": f'%x{n} = atomicrmw add {place}, i32 %v{n} syncscope("workgroup") monotonic{tags}',
        }[self.does]
        return TEXTS["PART"].format(
            n=n,
            start="%first" if self.uniform else "%base",
            offset=n * block,
            type=self.type,
            space=space,
            base=base,
            what=what,
        )


@dataclass
class Program:
    """A kernel with its tables, by iteration: addresses by access and work-item (-1: not executed), bytes, barriers.

    Attributes:
        bases: of accesses with even and with odd numbers.
        fences: there are fences around barriers.
    """

    accesses: list[Access]
    addresses: np.ndarray
    data: np.ndarray
    barriers: list[bool]
    wave_size: int
    bases: tuple[str, str] = ("@A", "@A")
    fences: bool = False

    @property
    def block(self) -> int:
        return 2 * self.wave_size

    def text(self) -> str:
        body = "\n".join(a.text(self.bases[a.number % 2], self.block) for a in self.accesses)
        nodes = ["!98 = distinct !{!98}", "!99 = distinct !{!99}"]
        for a in self.accesses:
            for scopes, first in ((a.scopes, 100), (a.noalias, 200)):
                nodes += [
                    f"!{first + a.number} = !{{{', '.join(f'!{300 + s}' for s in sorted(scopes))}}}"
                ] * bool(scopes)
        used = set[int]().union(*(a.scopes | a.noalias for a in self.accesses))
        nodes += [f"!{300 + s} = distinct !{{!{300 + s}, !{98 + s % 2}}}" for s in sorted(used)]
        release, acquire = (
            f'fence syncscope("workgroup") {o}' if self.fences else "" for o in ("release", "acquire")
        )
        metadata = "\n".join(nodes)
        return TEXTS["KERNEL"].format(
            SIZE=SIZE,
            stride=len(self.accesses) * self.block,
            count=len(self.barriers),
            body=body,
            release=release,
            acquire=acquire,
            metadata=metadata,
        )

    @property
    def arch(self) -> str:
        return "gfx942" if self.wave_size == 64 else "gfx1100"

    def run(self, **options: Any) -> Any:
        """By all that execute kernels the same."""
        return run(self.text(), Launch((1,), (self.block,), self.arguments()), arch=self.arch, **options)

    def arguments(self) -> list[Any]:
        bars = sum(1 << n for n, is_barrier in enumerate(self.barriers) if is_barrier)
        return [self.addresses, self.data, np.zeros_like(self.data), bars, np.zeros(SIZE + 64, np.uint8)]


def random_program(
    seed: int,
    *,
    count: int = 8,
    iterations: int = 15,
    wave_size: int = 32,
    wild: bool = False,
    beyond: bool = True,
) -> Program:
    """Accesses of one granularity; with ``wild`` some addresses are misaligned, or at the ends of 32 bits."""
    dice, rng = random.Random(seed), np.random.default_rng(seed)
    coarse, scopes = dice.random() < 0.4, dice.choice([0, 3, 6]) if count < 30 else count
    accesses: list[Access] = []
    for n in range(count):
        kind = dice.choice([t for t in TYPES if not coarse or (t[1] % 4 == 0 and t[2] % 4 == 0)])
        does = dice.choice(["load", "store", "store", "load", "atomic"])
        if any(a.does == "atomic" for a in accesses):  # in front of every 16th one a wave gives way
            does = does.replace("atomic", "load")
        lists = [frozenset(s for s in range(scopes) if dice.random() < share) for share in (0.3, 0.6)]
        own = frozenset([n]) if scopes == count else lists[0]
        accesses.append(
            Access(
                n,
                *(("i32", 4, 4) if does == "atomic" else kind),
                does,
                own,
                lists[1] - own,
                dice.random() < 0.15,
            )
        )
    block = 2 * wave_size
    addresses = np.full((iterations, count, block), -1, np.int32)
    for (r, n), _ in np.ndenumerate(addresses[:, :, 0]):
        a, form = accesses[n], rng.integers(0, 10)
        slots, step = (SIZE - a.size) // a.align, max(1, a.size // a.align)
        lanes = rng.integers(0, slots + 1, block)
        lanes = (rng.integers(0, 8) + step * np.arange(block)) % slots if form < 4 else lanes
        addresses[r, n] = lanes * a.align
        one = rng.integers(0, block)
        if form == 9 and a.does != "atomic" and beyond:
            addresses[r, n, one] = SIZE - a.size + a.align
        if form in (7, 8) and a.does != "atomic" and wild:
            addresses[r, n, one] = rng.choice([-4, -(1 << 31), SIZE, (1 << 31) - 16, addresses[r, n, 0] + 1])
        addresses[r, n, rng.random(block) < (0.5 if form % 2 and not a.uniform else 0)] = -1
        if a.uniform:
            addresses[r, n] = addresses[r, n, 0]
    data = rng.integers(0, 256, (iterations, count, block, 16), np.uint8)
    return Program(
        accesses, addresses, data, [bool(rng.random() < 0.4) for _ in range(iterations)], wave_size
    )


@dataclass
class Naive:
    """LDS, and every execution so far. ``found`` has the first of each kind and access, and how many there were."""

    program: Program
    bytes: np.ndarray = field(default_factory=lambda: np.zeros(SIZE, np.uint8))
    past: list[tuple[Access, int, dict[int, int], int]] = field(default_factory=list)
    written: set[int] = field(default_factory=set)
    found: dict[tuple[str, int], tuple[Any, int]] = field(default_factory=dict)
    phase: int = 0
    wave: int = 0

    def run(self) -> np.ndarray:
        """Waves in turn, up to each barrier; what is loaded."""
        program, out, begin = self.program, np.zeros_like(self.program.data), 0
        sizes = [n for a in program.accesses for n in (a.size, a.align)]
        self.granule = next(g for g in (16, 8, 4, 2, 1) if not any(n % g for n in sizes))
        for end in [n for n, is_barrier in enumerate(program.barriers) if is_barrier] + [
            len(program.barriers) - 1
        ]:
            for self.wave in range(2):
                for r in range(begin, end + 1):
                    for a in program.accesses:
                        self.execute(
                            a, program.addresses[r, a.number], program.data[r, a.number], out[r, a.number]
                        )
            begin, self.phase = end + 1, self.phase + 1
        return out

    def execute(self, a: Access, addresses: np.ndarray, data: np.ndarray, out: np.ndarray) -> None:
        size, first = self.program.wave_size, self.wave * self.program.wave_size
        every = at = {i: int(addresses[i]) for i in range(first, first + size) if addresses[i] != -1}
        if not at:
            return
        if a.uniform and a.does != "atomic":  # one lane stands for all
            at = dict([min(at.items()) if a.does == "load" else max(at.items())])
        lanes = {i % size: address for i, address in at.items()}
        beyond = tuple(lane for lane, address in lanes.items() if address + a.size > SIZE)
        if beyond:
            self.tell("out-of-bounds", a, (beyond, lanes[beyond[0]], None))
        else:
            changes = any((self.bytes[p : p + a.size] != data[i][: a.size]).any() for i, p in at.items())
            self.check(a, lanes, changes or a.does != "store")
        for i, address in (every if a.does == "load" else at).items():
            place = slice(address, address + a.size)
            if address + a.size > SIZE:
                out[i] = 0
            elif a.does == "load":
                out[i][: a.size] = self.bytes[place]
            elif a.does == "store":
                self.bytes[place] = data[i][: a.size]
            else:
                self.bytes[place].view("u4")[:] += data[i][:4].view("u4")

    def check(self, a: Access, lanes: dict[int, int], may_race: bool) -> None:
        mine = self.touched(a, lanes)

        def races(b: Access, by: int, phase: int) -> bool:
            return by != self.wave and phase == self.phase and not a.does == b.does == "atomic"

        if may_race:
            self.pair("race", a, lanes, races)
        if a.does != "store" and mine - self.written:
            byte = min(mine - self.written)
            self.tell("uninitialized-read", a, (self.lanes_at(a, lanes, byte), byte, None))
        self.pair("false-noalias", a, lanes, lambda b, _, __: a.is_apart_from(b))
        self.past.append((a, self.wave, lanes, self.phase))
        self.written |= mine if a.writes else set()

    def touched(self, a: Access, lanes: dict[int, int]) -> set[int]:
        return {byte for address in lanes.values() for byte in range(address, address + a.size)}

    def lanes_at(self, a: Access, lanes: dict[int, int], byte: int) -> tuple[int, ...]:
        return tuple(lane for lane, at in lanes.items() if at < byte + self.granule and byte < at + a.size)

    def pair(self, kind: str, a: Access, lanes: dict[int, int], matches: Pair) -> None:
        """Tells of the first byte that is common with an earlier access, and of the latest one that has it."""
        mine, earlier = (
            self.touched(a, lanes),
            [p for p in self.past if (a.writes or p[0].writes) and matches(p[0], p[1], p[3])],
        )
        common = [mine & self.touched(b, of) for b, _, of, _ in earlier]
        if any(common):
            byte = min(set[int]().union(*common))
            b, by, of, _ = next(
                p for p, c in zip(reversed(earlier), reversed(common), strict=True) if byte in c
            )
            self.tell(
                kind, a, (self.lanes_at(a, lanes, byte), byte, (b.number, by, self.lanes_at(b, of, byte)))
            )

    def tell(self, kind: str, a: Access, where: tuple[Any, int, Any]) -> None:
        first, count = self.found.get((kind, a.number), ((self.wave, self.phase, *where), 0))
        self.found[kind, a.number] = first, count + 1


def told(findings: Any) -> dict[tuple[str, int], tuple[list[Any], int]]:
    """Findings as `Naive` has them, with the first of each pair of instructions."""
    found: dict[tuple[str, int], tuple[list[Any], int]] = {}
    for f in findings:
        mine, *other = [
            int(re.findall(r"%p(\d+)", touch.site.text)[0]) for touch in (f.access, f.other) if touch
        ]
        theirs = (other[0], f.other.wave, f.other.lanes) if f.other else None
        places, count = found.get((f.kind, mine), ([], 0))
        here = (f.access.wave, f.access.phase, f.access.lanes, f.access.address, theirs)
        found[f.kind, mine] = [*places, here], count + f.count
    return found


def agree(program: Program) -> set[str]:
    """Runs it by all that execute kernels and by `Naive`; the kinds of what was found."""
    result = program.run()
    naive = Naive(program)
    assert result.outputs["arg2"].tobytes() == naive.run().tobytes()
    found = told(result.findings)
    assert found.keys() == naive.found.keys()
    for key, (first, count) in naive.found.items():
        assert first in found[key][0], key
        assert found[key][1] == count or len(program.accesses) > 31  # a word's worth of classes is told apart
    return {kind for kind, _ in found}


@pytest.mark.parametrize("seed", range(24))
def test_all_that_execute_kernels_do_what_the_rules_say(seed: int) -> None:
    agree(random_program(seed, wave_size=64 if seed % 5 == 0 else 32))


def test_every_kind_of_finding_occurs_and_that_of_more_alias_classes_than_a_word_has_bits() -> None:
    assert "false-noalias" in agree(random_program(1, count=36, iterations=4))
    kinds = set[str]().union(*(agree(random_program(seed, iterations=6)) for seed in range(100, 103)))
    assert kinds == {"race", "uninitialized-read", "out-of-bounds", "false-noalias"}


def test_a_store_that_changes_nothing_is_no_race() -> None:
    program = random_program(3)
    stores = [replace(a, does="store") for a in program.accesses]
    assert "race" in agree(replace(program, accesses=stores))
    assert "race" not in agree(replace(program, accesses=stores, data=np.zeros_like(program.data)))


def test_without_checks_they_load_and_store_the_same() -> None:
    for seed in range(2):
        program = random_program(seed)
        assert program.run(checks=False).outputs["arg2"].tobytes() == Naive(program).run().tobytes()


def test_wild_addresses_are_the_same_to_all() -> None:
    found = set[str]()
    for program in (random_program(seed, wild=True) for seed in range(5)):
        found |= {f.kind for f in program.run().findings}
    assert found == {"misaligned", "out-of-bounds", "race", "uninitialized-read", "false-noalias"}


@pytest.mark.parametrize(
    ("wild", "kinds"), [(False, {"global-race"}), (True, {"global-race", "memory-fault"})]
)
def test_global_memory_is_the_same_to_all(wild: bool, kinds: set[str]) -> None:
    """Some reads lie a little behind the end, which is counted; a fault ends the run."""
    found = set[str]()
    for seed in range(6):
        program = random_program(seed, wild=wild, wave_size=64 if seed % 3 == 0 else 32, beyond=seed % 2 == 0)
        program = replace(program, bases=("%buffer", "%buffer"), fences=seed % 4 < 2)
        result = program.run()
        found |= {f.kind for f in result.findings}
    assert found == kinds


def test_where_reads_get_their_bytes_from_is_the_same_to_all() -> None:
    """Waves take turns, and two variables become one: reads get the bytes of other writes, whoever remembers which."""
    kinds = set[str]()
    for program in (random_program(seed, iterations=6, beyond=False) for seed in range(2)):
        for r in range(6):
            program.addresses[r, :, np.arange(program.block) // program.wave_size == r % 2] = -1
        accesses = [
            replace(a, uniform=False, scopes=frozenset(), noalias=frozenset()) for a in program.accesses
        ]
        before = replace(program, accesses=accesses, barriers=[True] * 6, bases=("@A", "@B"))
        texts, answers = (before.text(), replace(before, bases=("@A", "@A")).text()), list[Any]()
        for name in [*ENGINES][:3]:
            with engine(name) as backend:
                modules = [parsed(text, arch=before.arch) for text in texts]
                launch = Launch((1,), (before.block,), before.arguments())
                answers.append(ldsopt.verify(*modules, launch, backend=backend))
        interpreted, native, machine = answers
        assert native == interpreted and interpreted.coverage.sources_compared
        settled = [new for new in interpreted.new_findings if new.schedule in machine.settled]
        assert settled == [new for new in machine.new_findings if new.schedule in machine.settled]
        kinds |= {new.finding.kind for new in interpreted.new_findings}
    assert "taken-over" in kinds
