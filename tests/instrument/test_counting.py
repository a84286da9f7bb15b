"""The count of records: the places where it may be, and that it is right in each, in any control flow."""

from __future__ import annotations

import random

import pytest
from record_kernels import STORES, instrumented, recorded, run

DIVERGENT, UNIFORM = "icmp ult i32 %t, 7", "icmp ult i32 %n, 7"
WAVE = "icmp eq i32 %wave, 0"
OF_THE_WAVE = "  %w = lshr i32 %t, 6\n  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)\n"
ARM = "  {before}\n  %c = {condition}\n  br i1 %c, label %then, label %join\nthen:\n  {inside}\n  br label %join\njoin:\n  {behind}\n  ret void"
RETURN = "  {before}\n  %c = {condition}\n  br i1 %c, label %gone, label %rest\ngone:\n  {inside}\n  ret void\nrest:\n  {behind}\n  ret void"
M, NO = "MARK(m)", "%unused = add i32 %t, 1"


def count_place(body: str, store: str = "device") -> str:
    """The place of the count: a count in memory has a cell there."""
    made = instrumented(body, options=STORES[store])
    return "memory" if "%ldsopt.rec.cell = " in made.text else "register"


@pytest.mark.parametrize(
    ("shape", "condition", "code", "place"),
    [
        (ARM, UNIFORM, (M, M, M), "register"), (ARM, WAVE, (M, M, M), "register"),
        (ARM, DIVERGENT, (M, NO, M.replace("m", "n")), "register"), (ARM, DIVERGENT, (M, M, ""), "register"),
        (ARM, DIVERGENT, (M, M, M), "memory"), (RETURN, DIVERGENT, (M, NO, M), "register"),
        (RETURN, DIVERGENT, (M, M, ""), "register"), (RETURN, DIVERGENT, (M, M, M), "memory"),
        (RETURN, WAVE, (M, M, M), "register"),
    ],
)  # fmt: skip
def test_in_memory_only_where_lanes_part_that_have_to_know_of_each_other(
    shape: str, condition: str, code: tuple[str, str, str], place: str
) -> None:
    before, inside, behind = code
    body = OF_THE_WAVE + shape.format(before=before, condition=condition, inside=inside, behind=behind)
    assert count_place(body) == place


def test_lanes_that_copy_the_records_have_to_know_of_those_that_made_them() -> None:
    body = ARM.format(before=M, condition=DIVERGENT, inside=M, behind="")
    assert [count_place(body, store) for store in ("device", "lds")] == ["register", "memory"]


@pytest.mark.parametrize(
    ("step", "place"),
    [("%n", "register"), ("%t", "memory")],
    ids=["as often by all lanes", "by each lane as often as it likes"],
)
def test_loops(step: str, place: str) -> None:
    body = f"""  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  MARK(iteration)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, {step}
  br i1 %more, label %loop, label %end
end:
  MARK(end)
  ret void"""
    assert count_place(body) == place


def test_what_is_of_the_wave_in_a_loop_is_not_behind_it() -> None:
    """Lanes that left the loop in different iterations have the first lane's number of different iterations."""
    body = """  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %next)
  %more = icmp ult i32 %next, %t
  br i1 %more, label %loop, label %end
end:
  %c = icmp ult i32 %w, 3
  br i1 %c, label %then, label %join
then:
  MARK(some)
  br label %join
join:
  MARK(end)
  ret void"""
    assert count_place(body) == "memory"
    assert recorded(run(instrumented(body)))[0, 0] == ["some", "end"]


def test_irreducible_control_flow_counts_in_memory() -> None:
    body = """  %c = icmp ult i32 %n, 2
  br i1 %c, label %a, label %b
a:
  MARK(a)
  br label %b
b:
  MARK(b)
  %d = icmp ult i32 %n, 9
  br i1 %d, label %end, label %a
end:
  ret void"""
    assert count_place(body) == "memory"
    assert recorded(run(instrumented(body), n=1))[0, 0] == ["a", "b"]


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


IN_MEMORY = """  %parted = icmp ult i32 %t, 7
  br i1 %parted, label %part, label %whole
part:
  MARK(part)
  br label %whole
whole:
  MARK(whole)
  br label %program
program:
"""
"""Lanes part that have to know of each other: whatever comes behind is counted in memory, too."""


def records_of(body: str, store: str, flush: int | None = None) -> dict[tuple[int, int], list[str]]:
    """The records of a kernel."""
    options = STORES[store] | {"per_wave": 1024, "flush": flush, "lower_occupancy": True}
    return recorded(run(instrumented(body, options=options), n=2))


def counted_in_memory(program: Program) -> dict[tuple[int, int], list[str]]:
    """The records of a program that is made to count in memory."""
    behind = "\n".join(program.lines).replace("%entry ]", "%program ]")
    assert count_place(IN_MEMORY + behind) == "memory"
    found = records_of(IN_MEMORY + behind, "device")
    beside = {"part", "whole"}
    assert all(beside & {*names} for names in found.values())
    return {wave: [name for name in names if name not in beside] for wave, names in found.items()}


@pytest.mark.parametrize("seed", range(40))
def test_random_programs_record_the_same_wherever_they_count(seed: int) -> None:
    """In memory each record finds what was counted before it, whichever lanes made it: that is what a register must give."""
    program = Program(seed)
    body, truth = "\n".join(program.lines), counted_in_memory(program)
    assert records_of(body, "device") == truth
    assert records_of(body, "lds") == truth
    assert records_of(body, "lds", flush=8) == truth
    assert any(truth.values())


def test_both_places_occur_among_the_random_programs() -> None:
    places = [count_place("\n".join(Program(seed).lines)) for seed in range(40)]
    assert places.count("memory") > 4 < places.count("register")
