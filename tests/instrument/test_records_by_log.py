"""Records against a log that the simulator writes: which marks each wave passed, in which order.

The log is of the kernel with its marks, which is not instrumented: for each mark, a comment in assembly, the simulator
is made to note the wave, and the id of its first active lane where the mark has a number. Nothing of what makes records
takes part.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

from corpus_launches import CORPUS, ENTRIES, case
from record_kernels import STORES, instrumented, launch, parsed, recorded, run

import ldsopt
from ldsopt import STANDARD_SCHEDULES, Launch, Module, read_trace
from ldsopt.simt import decode

KERNELS = (
    ("clang", "named_tiles", "gfx90a"), ("clang", "named_tiles", "gfx1100"), ("clang", "static_softmax", "gfx90a"),
    ("clang", "attention", "gfx942"), ("clang", "batch_norm", "gfx942"), ("clang", "fft1024", "gfx1100"),
    ("triton", "softmax", "gfx90a"), ("triton", "transpose", "gfx1100"), ("flydsl", "row_softmax", "gfx90a"),
    ("flydsl", "pipelined_sums", "gfx942"),
)  # fmt: skip
_SIGNS = {"start": "+", "end": "-", "mark": ""}


class Log(dict[tuple[Any, int], list[str]]):
    """The events that waves pass, by the ids of their workgroup and the wave's number; in the words of `recorded`."""

    def of(self, module: Module, launch: Launch) -> dict[tuple[int, int], list[str]]:
        """Runs a kernel: the events by workgroup and wave."""
        self.clear()
        ldsopt.simulate(module, launch, backend="interpreted")
        across, up, _ = launch.groups
        return {(x + across * (y + up * z), wave): said for ((x, y, z), wave), said in self.items()}


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    found = Log()
    stock = decode._assembly

    def assembly(frame: Any, instruction: Any, asm: Any) -> Any:
        words = asm.text.removeprefix("; ").split()
        if words[0] != "ldsopt.rec":
            return stock(frame, instruction, asm)

        def note(registers: Any) -> None:
            wave = registers[0]
            first = 0 if wave.active is None else wave.active[0]
            number = f"={wave.ids[0][first]}" if len(words) > 3 else ""
            found.setdefault((tuple(wave.group.id), wave.number), []).append(
                _SIGNS[words[1]] + words[2] + number
            )

        return (note,)

    monkeypatch.setattr(decode, "_assembly", assembly)
    yield found


def marked(compiler: str, kernel: str, arch: str) -> tuple[Module, Launch]:
    """A kernel of the corpus with marks around loops, barriers, waits and copies into LDS, and its launch."""
    wanted = (compiler, kernel, arch)
    entry = next(one for one in ENTRIES if (one["compiler"], one["kernel"], one["arch"]) == wanted)
    module = ldsopt.read(CORPUS / entry["file"])
    text = ldsopt.instrument(module, auto=("loops", "iterations", "waits"), mark=True).text
    return ldsopt.parse(text, mcpu=arch), case(entry).launch


@pytest.mark.parametrize("kernel", KERNELS, ids=" ".join)
def test_a_dump_is_what_waves_passed(kernel: tuple[str, str, str], log: Log) -> None:
    module, launch = marked(*kernel)
    passed = log.of(module, launch)
    assert passed
    made = ldsopt.instrument(module, per_wave=1 << 12, workgroups=",".join(map(str, launch.groups)))
    trace = read_trace(ldsopt.simulate_records(made, launch)[1])
    assert trace.is_complete
    assert recorded(trace) == passed


@pytest.mark.parametrize("kernel", [one for one in KERNELS if one[0] != "triton"], ids=" ".join)
def test_what_is_emptied_out_of_lds_is_what_waves_passed(kernel: tuple[str, str, str], log: Log) -> None:
    """Of Triton's kernels the launches ask for all of LDS, so there is no room for records."""
    module, launch = marked(*kernel)
    passed = log.of(module, launch)
    assert max(map(len, passed.values())) > 8
    groups = ",".join(map(str, launch.groups))
    options = {"buffer": "lds", "flush": 8, "lower_occupancy": True, "dynamic_lds": launch.dynamic_lds}
    made = ldsopt.instrument(module, workgroups=groups, **options)
    trace = read_trace(ldsopt.simulate_records(made, launch)[1])
    assert trace.is_complete
    assert recorded(trace) == passed


OF_THE_WAVE = "  %w = lshr i32 %t, 6\n  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)\n"


class Program:
    """A random structured program: marks, branches and loops, divergent or not, in each other."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._blocks = self._values = 0
        self.lines = [OF_THE_WAVE.rstrip()]
        self._here = "entry"
        self._statements(3)
        self.lines += ["  MARK(last)", "  ret void"]

    def _label(self) -> str:
        self._blocks += 1
        return f"b{self._blocks}"

    def _value(self) -> str:
        self._values += 1
        return f"%v{self._values}"

    def _begin(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self._here = label

    def _condition(self) -> str:
        value, number = self._value(), self._rng.randrange(1, 90)
        of = self._rng.choice(["%t", "%t", "%n", "%wave"])
        self.lines.append(f"  {value} = icmp ult i32 {of}, {number if of == '%t' else number % 5}")
        return value

    def _statements(self, depth: int) -> None:
        for _ in range(self._rng.randrange(1, 4)):
            kind = self._rng.randrange(5) if depth else 0
            if kind <= 1:
                number = self._rng.randrange(6)
                self.lines.append(f"  MARK(m{number})" if number % 2 else f"  MARK(m{number}, i32 %t)")
            elif kind <= 3:
                self._branch(depth, has_else=kind == 3)
            else:
                self._loop(depth)

    def _branch(self, depth: int, *, has_else: bool) -> None:
        condition, then, other, join = self._condition(), self._label(), self._label(), self._label()
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{other if has_else else join}")
        self._begin(then)
        self._statements(depth - 1)
        leaves = self._rng.random() < 0.15
        self.lines.append("  ret void" if leaves else f"  br label %{join}")
        if has_else:
            self._begin(other)
            self._statements(depth - 1)
            self.lines.append(f"  br label %{join}")
        self._begin(join)

    def _loop(self, depth: int) -> None:
        head, latch, end = self._label(), self._label(), self._label()
        counter, following, bound, more = (self._value() for _ in range(4))
        before = self._here
        self.lines.append(f"  br label %{head}")
        self._begin(head)
        self.lines.append(f"  {counter} = phi i32 [ 0, %{before} ], [ {following}, %{latch} ]")
        self._statements(depth - 1)
        self.lines.append(f"  br label %{latch}")
        self._begin(latch)
        of = self._rng.choice(["%t", "%n"])
        self.lines += [
            f"  {bound} = and i32 {of}, 3",
            f"  {following} = add i32 {counter}, 1",
            f"  {more} = icmp ule i32 {following}, {bound}",
            f"  br i1 {more}, label %{head}, label %{end}",
        ]
        self._begin(end)


GROUPS = 5
ARCHITECTURES = ("gfx90a", "gfx942", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
ROOMS: tuple[dict[str, Any], ...] = (
    {"per_wave": 1024, "flush": 8},
    {"per_wave": 1024, "flush": 128},
    {"per_wave": 16, "keep": "last", "flush": 8},
    {"per_wave": 4, "keep": "last"},
    {"per_wave": 8, "keep": "first", "flush": 8},
)
"""Some with the size of a segment in LDS that is emptied when it is full."""
WAVES: tuple[tuple[dict[str, Any], range], ...] = (
    ({}, range(4)),
    ({"waves": "1"}, range(1, 2)),
    ({"granularity": "workgroup"}, range(1)),
    ({"granularity": "2"}, range(0, 4, 2)),
)
"""Options, and the waves that they choose."""
WORKGROUPS: tuple[tuple[dict[str, Any], range], ...] = (
    ({"workgroups": "5"}, range(5)),
    ({"workgroups": "2"}, range(2)),
    ({"workgroups": "4", "sample": 3}, range(0, 4, 3)),
)


def kept(said: list[str], per_wave: int, keep: str = "last") -> list[str]:
    """The records that there is room for: a number takes as much as what it is of, and is nothing without that."""
    places = [(at, word) for at, one in enumerate(said) for word in one.split("=")]
    records: dict[int, list[str]] = {}
    for at, word in places[-per_wave:] if keep == "last" else places[:per_wave]:
        records.setdefault(at, []).append(word)
    return ["=".join(words) for at, words in records.items() if said[at].startswith(words[0])]


@pytest.mark.parametrize("seed", range(48))
def test_random_programs_record_what_waves_passed(seed: int, log: Log) -> None:
    """Whatever paths waves and their lanes take, in every store, in any order; and no more is left out than is asked for."""
    choose = random.Random(seed)
    body, cpu = "\n".join(Program(seed).lines), choose.choice(ARCHITECTURES)
    (waves, own), (workgroups, groups) = choose.choice(WAVES), choose.choice(WORKGROUPS)
    room = dict(choose.choice(ROOMS))
    flush = {"buffer": "lds", "flush": room.pop("flush", None)}
    for store in choose.sample((*STORES.values(), flush, flush), 3):
        options = store | room | waves | workgroups | {"lower_occupancy": True}
        made = instrumented(body, cpu=cpu, options=options)
        passed = log.of(parsed(body, cpu=cpu), launch(made, grid=(GROUPS,), n=2))
        found = run(made, grid=(GROUPS,), n=2, schedule=choose.choice(STANDARD_SCHEDULES))
        assert recorded(found) == {
            (group, wave): kept(said, **room)
            for (group, wave), said in passed.items()
            if group in groups and wave in own
        }
        assert found.dump.without_slot == GROUPS - int(workgroups["workgroups"])


def test_the_count_of_some_programs_is_in_memory_and_of_others_in_a_register() -> None:
    """A count in memory has a cell there."""
    programs = (instrumented("\n".join(Program(seed).lines)).text for seed in range(40))
    assert 4 < sum("%ldsopt.rec.cell = " in text for text in programs) < 36
