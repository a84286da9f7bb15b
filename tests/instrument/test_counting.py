"""The count of records: the places where it may be, and that it is right in each, in any control flow."""

from __future__ import annotations

import pytest
from record_kernels import STORES, instrumented, recorded, run
from test_records_by_log import OF_THE_WAVE, Program

DIVERGENT, UNIFORM = "icmp ult i32 %t, 7", "icmp ult i32 %n, 7"
WAVE = "icmp eq i32 %wave, 0"
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


def test_both_places_occur_among_the_random_programs() -> None:
    places = [count_place("\n".join(Program(seed).lines)) for seed in range(40)]
    assert places.count("memory") > 4 < places.count("register")
