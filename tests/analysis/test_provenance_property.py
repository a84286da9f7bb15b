"""No random program is ever tagged wrong, as a reference that shares nothing with the analysis judges it.

The reference runs the program on numbers. It gives each base an address, then moves one base: an address is formed
from A if it moves with A and stays when B moves. Whatever `annotate` tags has to do so in every run.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import ldsopt

LDS = "ptr addrspace(3)"
MASK = 0xFFFFFFFF
MOVE = 0x0123_4560

INTEGER_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "and": lambda a, b: a & b,
    "mul": lambda a, b: a * b,
}
OTHER_OPERATIONS = (
    "gep", "ptrtoint", "inttoptr", "wide", "narrow", "select", "select pointer", "phi", "phi pointer", "loop",
    "store", "load", "call", "freeze", "lane", "constant",
)  # fmt: skip

Step = tuple[str, int, int]
"""An operation and the numbers of its operands, taken modulo what there is."""


@dataclass
class Run:
    """One run of the program: where the bases lie, what the inputs are, and the addresses that were read."""

    bases: dict[str, int]
    inputs: list[int]
    flags: list[bool]
    memory: list[int]
    integers: list[int] = field(default_factory=list)
    pointers: list[int] = field(default_factory=list)
    reads: list[list[int]] = field(default_factory=list)


class Program:
    """A list of steps, as IR and as something to run."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    # --- as IR ----------------------------------------------------------------------------------------

    def ir(self) -> str:
        self._names = {"i": ["%n0", "%n1", "8"], "p": ["@A", "@B"]}
        self._block = "entry"
        body = [line for number, step in enumerate(self.steps) for line in self._text(f"v{number}", *step)]
        return "\n".join(
            [
                'target triple = "amdgcn-amd-amdhsa"',
                "@A = external addrspace(3) global [0 x i8], align 16",
                "@B = external addrspace(3) global [0 x i8], align 16",
                "define amdgpu_kernel void @k(i32 %n0, i32 %n1, i1 %c0, i1 %c1, ptr addrspace(1) %m) {",
                "entry:",
                *body,
                "  ret void",
                "}",
                "define internal i32 @same(i32 %x) {",
                "  ret i32 %x",
                "}",
                "",
            ]
        )

    def _pick(self, kind: str, number: int) -> str:
        names = self._names[kind]
        return names[number % len(names)]

    def _text(self, name: str, operation: str, left: int, right: int) -> Iterator[str]:
        v = f"%{name}"
        i, j = self._pick("i", left), self._pick("i", right)
        p, q = self._pick("p", left), self._pick("p", right)
        flag = f"%c{right % 2}"
        defined = "i"
        if operation in INTEGER_OPERATIONS:
            yield f"  {v} = {operation} i32 {i}, {j}"
        elif operation == "gep":
            yield f"  {v} = getelementptr i8, {LDS} {p}, i32 {j}"
            defined = "p"
        elif operation == "ptrtoint":
            yield f"  {v} = ptrtoint {LDS} {p} to i32"
        elif operation == "constant":
            yield f"  {v} = add i32 {j}, add (i32 ptrtoint ({LDS} {('@A', '@B')[left % 2]} to i32), i32 4)"
        elif operation == "inttoptr":
            yield f"  {v} = inttoptr i32 {i} to {LDS}"
            defined = "p"
        elif operation == "wide":
            yield f"  {v}.w = ptrtoint {LDS} {p} to i64"
            yield f"  {v}.x = add i64 {v}.w, 4"
            yield f"  {v} = inttoptr i64 {v}.x to {LDS}"
            defined = "p"
        elif operation == "narrow":
            yield f"  {v}.n = ptrtoint {LDS} {p} to i16"
            yield f"  {v} = zext i16 {v}.n to i32"
        elif operation == "select":
            yield f"  {v} = select i1 {flag}, i32 {i}, i32 {j}"
        elif operation == "select pointer":
            yield f"  {v} = select i1 {flag}, {LDS} {p}, {LDS} {q}"
            defined = "p"
        elif operation in ("phi", "phi pointer"):
            yield f"  br i1 {flag}, label %{name}.t, label %{name}.m"
            yield f"{name}.t:"
            yield f"  br label %{name}.m"
            yield f"{name}.m:"
            kind, first, second = (LDS, p, q) if operation.endswith("pointer") else ("i32", i, j)
            yield f"  {v} = phi {kind} [ {first}, %{name}.t ], [ {second}, %{self._block} ]"
            self._block, defined = f"{name}.m", "p" if kind == LDS else "i"
        elif operation == "loop":  # two rounds; the offset of the second is only known below its use
            yield f"  br label %{name}.l"
            yield f"{name}.l:"
            yield f"  {v} = phi i32 [ {i}, %{self._block} ], [ {v}.next, %{name}.l ]"
            yield f"  {v}.round = phi i1 [ false, %{self._block} ], [ true, %{name}.l ]"
            yield f"  {v}.p = getelementptr i8, {LDS} {p}, i32 {v}"
            yield f"  {v}.x = load float, {LDS} {v}.p, align 1"
            yield f"  {v}.next = add i32 {v}, {j}"
            yield f"  br i1 {v}.round, label %{name}.e, label %{name}.l"
            yield f"{name}.e:"
            self._block = f"{name}.e"
        elif operation == "store":
            yield f"  {v}.a = getelementptr i32, ptr addrspace(1) %m, i32 {right % 2}"
            yield f"  store i32 {i}, ptr addrspace(1) {v}.a"
            return
        elif operation == "load":
            yield f"  {v}.a = getelementptr i32, ptr addrspace(1) %m, i32 {right % 2}"
            yield f"  {v} = load i32, ptr addrspace(1) {v}.a"
        elif operation == "call":
            yield f"  {v} = call i32 @same(i32 {i})"
        elif operation == "freeze":
            yield f"  {v} = freeze i32 {i}"
        elif operation == "lane":
            yield f"  {v}.v = insertelement <2 x i32> zeroinitializer, i32 {i}, i32 1"
            yield f"  {v} = extractelement <2 x i32> {v}.v, i32 1"
        self._names[defined].append(v)
        if defined == "p":
            yield f"  {v}.read = load float, {LDS} {v}, align 1"

    # --- on numbers -----------------------------------------------------------------------------------

    def run(self, run: Run) -> list[list[int]]:
        run.integers, run.pointers = [*run.inputs, 8], [run.bases["A"], run.bases["B"]]
        for step in self.steps:
            self._execute(run, *step)
        return run.reads

    @staticmethod
    def _execute(run: Run, operation: str, left: int, right: int) -> None:
        i, j = (run.integers[k % len(run.integers)] for k in (left, right))
        p, q = (run.pointers[k % len(run.pointers)] for k in (left, right))
        flag = run.flags[right % 2]
        pointer: int | None = None
        if operation in INTEGER_OPERATIONS:
            run.integers.append(INTEGER_OPERATIONS[operation](i, j) & MASK)
        elif operation == "gep":
            pointer = p + j
        elif operation == "ptrtoint":
            run.integers.append(p)
        elif operation == "constant":
            run.integers.append((run.bases["AB"[left % 2]] + 4 + j) & MASK)
        elif operation == "inttoptr":
            pointer = i
        elif operation == "wide":
            pointer = p + 4
        elif operation == "narrow":
            run.integers.append(p & 0xFFFF)
        elif operation in ("select", "phi"):
            run.integers.append(i if flag else j)
        elif operation in ("select pointer", "phi pointer"):
            pointer = p if flag else q
        elif operation == "loop":
            run.reads.append([(p + i) & MASK, (p + i + j) & MASK])
            run.integers.append((i + j) & MASK)
        elif operation == "store":
            run.memory[right % 2] = i
        elif operation == "load":
            run.integers.append(run.memory[right % 2])
        else:  # call, freeze, lane: the same number
            run.integers.append(i)
        if pointer is not None:
            run.pointers.append(pointer & MASK)
            run.reads.append([pointer & MASK])


def reads(program: Program, seed: int, moved: str = "") -> list[list[int]]:
    numbers = random.Random(seed)
    bases = {name: numbers.randrange(0, 1 << 30, 16) for name in "AB"}
    inputs, flags = [numbers.randrange(1 << 16) for _ in range(2)], [bool(seed & 1), bool(seed & 2)]
    if moved:
        bases[moved] += MOVE
    return program.run(Run(bases, inputs, flags, [numbers.randrange(1 << 16) for _ in range(2)]))


def is_formed_from(program: Program, access: int, base: str, seed: int) -> bool:
    """True if the addresses of a read move with a base and with no other."""
    still = reads(program, seed)[access]
    return all(
        [address + (MOVE if moved == base else 0) & MASK for address in still]
        == reads(program, seed, moved)[access]
        for moved in "AB"
    )


def accesses(program: Program, precise: bool = False) -> list[Any]:
    annotation = ldsopt.annotate(ldsopt.parse(program.ir()), precise=precise, details=True).details
    return (
        list(next(f for f in annotation.functions if f.name == "k").accesses) if annotation.functions else []
    )


def wrongly_tagged(program: Program, precise: bool = False) -> list[Any]:
    return [
        access
        for number, access in enumerate(accesses(program, precise))
        if access.status == "tagged"
        and not all(
            any(is_formed_from(program, number, base, seed) for base in access.bases) for seed in range(4)
        )
    ]


def claimed_apart(text: str) -> list[tuple[int, int]]:
    """Pairs of reads, by number, of which the tags say that they never touch a common byte."""
    lists = dict(re.findall(r"^!(\d+) = !\{(.*)\}$", text, re.MULTILINE))
    domain_of = dict(re.findall(r"^(!\d+) = distinct !\{!\d+, (!\d+), ", text, re.MULTILINE))

    def listed(line: str, kind: str) -> set[str]:
        found = re.search(rf"!{kind} !(\d+)", line)
        return set(lists[found[1]].split(", ")) if found else set()

    lines = [line for line in text.splitlines() if f" = load float, {LDS} " in line]
    scopes, excluded = ([listed(line, kind) for line in lines] for kind in ("alias.scope", "noalias"))
    return [
        (one, other)
        for one in range(len(lines))
        for other in range(len(lines))
        for domain in {domain_of[scope] for scope in scopes[one]}
        if {scope for scope in scopes[one] if domain_of[scope] == domain} <= excluded[other]
    ]


def touching(program: Program) -> list[tuple[int, int]]:
    """Pairs that are claimed to be apart and touch a common byte of one base. (Between bases that is the contract.)"""
    pairs = claimed_apart(ldsopt.annotate(ldsopt.parse(program.ir()), precise=True).text)
    found = []
    for seed in range(4):
        read = reads(program, seed)
        for pair in pairs:
            shared = any(all(is_formed_from(program, number, base, seed) for number in pair) for base in "AB")
            if shared and any(abs(a - b) < 4 for a in read[pair[0]] for b in read[pair[1]]):
                found.append(pair)
    return found


OPERATIONS = (*INTEGER_OPERATIONS, *OTHER_OPERATIONS)
steps = st.lists(
    st.tuples(st.sampled_from(OPERATIONS), st.integers(0, 30), st.integers(0, 30)), min_size=2, max_size=14
)

# A = integer 3, B = integer 4; their difference is 5, and 5 + B the address of A.
DIFFERENCE_PLUS_BASE: list[Step] = [
    ("ptrtoint", 0, 0),
    ("ptrtoint", 1, 0),
    ("sub", 3, 4),
    ("add", 5, 4),
    ("inttoptr", 6, 0),
]
THROUGH_MEMORY: list[Step] = [("ptrtoint", 1, 0), ("store", 3, 0), ("load", 0, 0), ("gep", 0, 4)]
LATE_OFFSET: list[Step] = [("ptrtoint", 1, 0), ("loop", 0, 3)]
DIFFERENCE: list[Step] = [*DIFFERENCE_PLUS_BASE[:3], ("inttoptr", 5, 0)]
NEGATED: list[Step] = [("ptrtoint", 0, 0), ("sub", 0, 3), ("inttoptr", 4, 0)]
BASE_AS_OFFSET: list[Step] = [("ptrtoint", 1, 0), ("gep", 0, 3)]
EITHER: list[Step] = [("select pointer", 0, 1)]


@given(steps)
@example(DIFFERENCE_PLUS_BASE)
@example(THROUGH_MEMORY)
@example(LATE_OFFSET)
@example(DIFFERENCE)
@example(NEGATED)
@example(BASE_AS_OFFSET)
@example(EITHER)
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
def test_no_access_is_tagged_with_a_base_that_it_does_not_move_with(program: list[Step]) -> None:
    assert wrongly_tagged(Program(program)) == []


@given(steps)
@example(DIFFERENCE_PLUS_BASE)
@example(THROUGH_MEMORY)
@example(LATE_OFFSET)
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
def test_nor_is_it_by_base_sets(program: list[Step]) -> None:
    assert wrongly_tagged(Program(program), precise=True) == []


@given(steps)
@example([("gep", 0, 2), ("gep", 0, 2), ("loop", 0, 2)])
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
def test_regions_of_one_base_that_are_told_apart_never_meet(program: list[Step]) -> None:
    assert touching(Program(program)) == []


def test_regions_of_one_base_are_told_apart_somewhere() -> None:
    program = Program([("gep", 0, 2), ("gep", 2, 2)])
    assert claimed_apart(ldsopt.annotate(ldsopt.parse(program.ir()), precise=True).text)


def test_program_and_reference_agree_on_the_reads() -> None:
    program = Program([("gep", 0, 0), ("loop", 1, 1), ("phi pointer", 0, 1), ("wide", 0, 0)])
    assert len(re.findall(rf"= load float, {re.escape(LDS)}", program.ir())) == len(reads(program, 0)) == 4
    assert [access.status for access in accesses(program)] == ["tagged", "tagged", "ambiguous", "tagged"]
