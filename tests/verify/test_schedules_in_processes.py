"""Schedules run in processes of their own where that is worth it, with the same answer; the corpus stays what it was.

The answers themselves are `tests/cases/verify/answers.ll`, of whose variants these are.
"""

import sys
from pathlib import Path

import pytest

import ldsopt
from ldsopt import ALL_SCHEDULES, QUICK_SCHEDULES, Launch, verify

sys.path.append(str(Path(__file__).parents[1] / "cases"))
from variant import variant

ROOT = Path(__file__).parents[2]
LAUNCH = Launch((1,), (128,), ["in: i32[128]=random", "out: i32[128]=zeros"])
WORTH_PROCESSES = 2_000
"""Iterations of a loop behind a kernel that make its launch worth a process for each schedule."""
LOOP = """  br label %before
before:
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, {iterations}
  br i1 %more, label %loop, label %done
done:
  ret void
"""


def kernel(*names: str, iterations: int = WORTH_PROCESSES) -> object:
    """A variant of the answers' kernel with a loop behind it."""
    text = variant((ROOT / "tests" / "cases" / "verify" / "answers.ll").read_text(), set(names))
    head, _, tail = text.rpartition("  ret void\n")
    return ldsopt.parse(head + LOOP.format(iterations=iterations) + tail, source="k.ll")


@pytest.mark.parametrize("after", ["PLAIN", "MORE", "NO-BARRIER", "CLAIM"])
@pytest.mark.parametrize("before", ["PLAIN", "NO-BARRIER", "TOO-LARGE"])
@pytest.mark.parametrize("launch", [LAUNCH, None])
def test_they_give_the_same_answer(before: str, after: str, launch: Launch | None) -> None:
    size = {before} & {"TOO-LARGE"}  # both admit the launch
    alone, apart = (
        verify(kernel(before), kernel(after, *size), launch, schedules=QUICK_SCHEDULES, at_once=at_once)
        for at_once in (1, 3)
    )
    assert apart == alone


@pytest.mark.parametrize(("iterations", "apart"), [(WORTH_PROCESSES, True), (9, False)])
def test_they_are_made_where_the_launch_is_worth_them(iterations: int, apart: bool) -> None:
    told: list[str] = []
    one = kernel("PLAIN", iterations=iterations)
    verify(
        one,
        one,
        LAUNCH,
        schedules=QUICK_SCHEDULES,
        at_once=2,
        watch=lambda words, share=0.0: told.append(words),
    )
    assert told[0] == f"k of k.ll: {QUICK_SCHEDULES[0]}"
    steps = ["k: 3 schedules, 2 at a time", *(f"k: {done} of 3 schedules" for done in (1, 2, 3))]
    assert (told[-4:] == steps) == apart
    assert (told[-1] == f"k of k.ll: {QUICK_SCHEDULES[2]}") == (not apart)


def test_an_error_of_a_process_is_that_of_the_command() -> None:
    said = []
    for at_once in (1, 2):
        with pytest.raises(ldsopt.InputError, match="cannot simulate") as caught:
            verify(kernel("PLAIN"), kernel("SWIZZLED"), LAUNCH, at_once=at_once)
        said.append(str(caught.value))
    assert said[0] == said[1]


@pytest.mark.parametrize("name", ["named_tiles.gfx90a", "named_tiles.gfx1100"])
def test_annotated_kernels_of_the_corpus_are_equivalent(name: str) -> None:
    before = ldsopt.read(ROOT / "corpus" / "ir" / "clang-22" / f"{name}.ll")
    arrays = ["A: f32[2,16,64]=random", "B: f32[2,16,64]=random", "C: f32[64,64]=zeros", 2, 64]
    launch = Launch((1, 1), (256,), arrays, dynamic_lds=16384)
    after = ldsopt.parse(ldsopt.annotate(before, precise=True).text, mcpu=name.partition(".")[2])
    assert verify(before, after, launch, schedules=ALL_SCHEDULES[:4]).is_equivalent
