"""Each barrier, fence and wait of a pipeline, taken out one by one: execution or the check of the code notices it.

So does each fence moved from the last slot that is right to the stage that it protects, and each wait for copies moved
behind its barrier: those are the faults that published kernels had. What execution compares with is the plain version.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from stage_kernels import ARCHS, KERNELS, launch, read, sure

import ldsopt
from ldsopt import QUICK_SCHEDULES, Module, check, verify

BARRIER = "  call void @llvm.amdgcn.s.barrier()"
WAIT = "  call void @llvm.amdgcn.s.waitcnt("
SCHED = "  call void @llvm.amdgcn.sched.barrier(i32 0)"
RELEASE, ACQUIRE = '  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'


@dataclass(frozen=True)
class Pipeline:
    """A pipeline as lines, and where its slots are: each the lines from one scheduling barrier to the next."""

    kernel: str
    lines: list[str]

    @classmethod
    def of(cls, kernel: str, arch: str) -> Pipeline:
        return cls(kernel, ldsopt.pipeline(read(kernel, arch)).text.split("\n"))

    @property
    def slots(self) -> list[range]:
        marks = [at for at, line in enumerate(self.lines) if line == SCHED]
        return [range(first + 1, last) for first, last in zip(marks[::2], marks[1::2], strict=True)]

    def without(self, *gone: int) -> str:
        return "\n".join(line for at, line in enumerate(self.lines) if at not in gone)

    def swapped(self, first: range, second: range) -> str:
        """With the contents of two slots exchanged."""
        one, other = ([self.lines[at] for at in slot] for slot in (first, second))
        lines = list(self.lines)
        for slot, new in sorted([(first, other), (second, one)], key=lambda pair: -pair[0].start):
            lines[slot.start : slot.stop] = new
        return "\n".join(lines)


def removals(arch: str) -> Iterator[tuple[str, str, str, int]]:
    """Each barrier, each fence (its release, with the acquire behind) and each wait: kernel, what, where, which line."""
    for kernel in KERNELS:
        made = Pipeline.of(kernel, arch)
        slots = {at: f"slot {(n + 1) % len(made.slots)}" for n, slot in enumerate(made.slots) for at in slot}
        block = ""
        for at, line in enumerate(made.lines):
            if line.startswith("ldsopt."):
                block = line.split(".")[1]
            for what, start in (("barrier", BARRIER), ("fence", RELEASE), ("wait", WAIT)):
                if line.startswith(start) and not (at not in slots and block == "after"):
                    yield kernel, what, slots.get(at, block), at


each = pytest.mark.parametrize("arch", ARCHS)

REMOVALS = [(arch, *removal) for arch in ARCHS for removal in removals(arch)]

NOTHING_CHANGES = {
    (
        "stages_ring",
        "fence",
        "slot 0",
    ): "each round's reads, which have to be back, come behind its store in order",
    ("stages_ring", "barrier", "enter"): "what was written in front of the loop is read behind slot 1 first",
    ("stages_copies", "barrier", "enter"): "what was copied in front of the loop is read behind slot 1 first",
    ("stages_copies", "wait", "enter"): "the release fence beside it makes LLVM wait for copies as well",
    ("stages_copies", "fence", "enter"): "the wait beside it is for all that was begun in front of the loop",
    ("stages_copies", "wait", "slot 0"): "the release fence of slot 2 makes LLVM wait for copies as well",
    ("stages_copies", "barrier", "slot 1"): "`copy` and `read` are legal as one stage",
    ("stages_single", "barrier", "enter"): "in front of the loop nothing is done in LDS",
    ("stages_single", "fence", "enter"): "in front of the loop nothing is done in LDS",
    ("stages_gemm", "barrier", "hold"): "without a shift the loop is right; behind it waves only end",
    ("stages_gemm", "barrier", "catch"): "the group that is ahead ends, and counts as arrived",
}
"""Lines that may be taken out without harm to these very kernels, and why. Whoever writes them cannot know."""


@cache
def plain(kernel: str, arch: str) -> Module:
    """The plain version of a kernel, which is the meaning of its marks."""
    return ldsopt.parse(ldsopt.pipeline(read(kernel, arch), plain=True).text)


def is_noticed(kernel: str, arch: str, text: str) -> bool:
    """True if a version of a pipeline is told from a right one, of which the check of its code finds nothing."""
    mutant = ldsopt.parse(text)
    if sure(check(mutant, assume=("unread-dimensions-are-one",))):
        return True
    return not verify(plain(kernel, arch), mutant, launch(kernel, 4), schedules=QUICK_SCHEDULES).is_equivalent


@pytest.mark.parametrize(
    ("arch", "kernel", "what", "where", "at"),
    [
        pytest.param(
            *removal,
            id="-".join(removal[:4]),
            marks=[] if number % 4 == 0 else [pytest.mark.slow, pytest.mark.long],
        )
        for number, removal in enumerate(REMOVALS)
    ],
)
def test_what_is_taken_out_is_noticed(arch: str, kernel: str, what: str, where: str, at: int) -> None:
    made = Pipeline.of(kernel, arch)
    gone = [at]
    if what == "fence":
        gone += [i for i in range(at, at + 4) if made.lines[i].startswith(ACQUIRE)]
    assert is_noticed(kernel, arch, made.without(*gone)) is ((kernel, what, where) not in NOTHING_CHANGES)


@each
def test_the_wait_and_the_fence_in_front_of_the_loop_together_are_noticed(arch: str) -> None:
    made = Pipeline.of("stages_copies", arch)
    at = made.lines.index("ldsopt.enter.0:")
    assert is_noticed("stages_copies", arch, made.without(at + 1, at + 2, at + 3, at + 4))


@each
@pytest.mark.parametrize("kernel", [kernel for kernel in KERNELS if kernel != "stages_ring"])
def test_a_fence_at_the_stage_that_it_protects_is_noticed(kernel: str, arch: str) -> None:
    """One slot later than the last right one: the group that runs ahead is in that stage already.

    The ring needs no fence at all, see above."""
    made = Pipeline.of(kernel, arch)
    slots = made.slots
    fenced = [n for n, slot in enumerate(slots) if any(made.lines[at].startswith(RELEASE) for at in slot)]
    assert fenced
    for number in fenced:
        assert is_noticed(kernel, arch, made.swapped(slots[number], slots[(number + 1) % len(slots)])), number


@each
def test_a_wait_behind_the_phase_barrier_is_noticed(arch: str) -> None:
    made = Pipeline.of("stages_single", arch)
    (slot,) = (slot for slot in made.slots if any(made.lines[at].startswith(WAIT) for at in slot))
    lines = list(made.lines)
    wait, barrier = (next(at for at in slot if lines[at].startswith(start)) for start in (WAIT, BARRIER))
    assert wait < barrier
    lines[wait], lines[barrier] = lines[barrier], lines[wait]
    assert is_noticed("stages_single", arch, "\n".join(lines))


@each
def test_what_is_written_is_not_noticed(arch: str) -> None:
    """A right pipeline has nothing that stands for a fault here."""
    for kernel in KERNELS:
        assert not is_noticed(kernel, arch, "\n".join(Pipeline.of(kernel, arch).lines))


def test_there_is_something_to_take_out() -> None:
    for arch in ARCHS:
        found = [removal[1:4] for removal in REMOVALS if removal[0] == arch]
        counted = {what: sum(w == what for _, w, _ in found) for what in ("barrier", "fence", "wait")}
        assert counted == {"barrier": 32, "fence": 15, "wait": 3}
        assert set(NOTHING_CHANGES) <= set(found)
