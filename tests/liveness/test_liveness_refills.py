"""Buffers that are filled anew in each iteration of a loop share bytes, however large the workgroup is; and where they do not.

@A and @B are filled and read by turns in a loop. Nothing says how many work-items there are.
"""

from __future__ import annotations

import pytest
from liveness_kernels import buffer, conflicts, kernel_of

START = "%x = load i32, ptr addrspace(1) %in\n%z = icmp eq i32 %x, %tid\nbr label %round"
HEAD = "round:\n%k = phi i32 [ 0, {before} ], [ %k1, {last} ]"
TAIL = (
    "%k1 = add i32 %k, 1\n%more = icmp ult i32 %k1, %n\nbr i1 %more, label %round, label %end\nend:\nret void"
)
ALL_A = "bar\nR A\nr A\nbar\n"
USE_B = "W B\nbar\nR B\nbar\n"


def refill_loop(
    fill: str, *, start: str = START, before: str = "%entry", last: str = "%round", read: str = ALL_A
) -> str:
    head = HEAD.format(before=before, last=last)
    return f"{start}\n{head}\n{fill}\n{read}{USE_B}{TAIL}"


def found(body: str, **given: str) -> set[str]:
    return conflicts(kernel_of(body, stated=False, attributes='"target-cpu"="gfx942"', **given))


def store(index: str, type_: str = "i32", key: str = "") -> str:
    return (
        f"%p{key} = getelementptr i32, ptr addrspace(3) @A, i32 {index}\n"
        f"store {type_} 7, ptr addrspace(3) %p{key}"
    )


def guarded(condition: str, inside: str, *, after: str = "") -> str:
    return f"{condition}\nbr i1 %g, label %yes, label %no\nyes:\n{inside}\nbr label %no\nno:\n{after}"


def loop(first: str, more: str, *, body: str = "", index: str = "%i") -> str:
    return (
        f"br label %fill\nfill:\n%i = phi i32 [ {first}, %round ], [ %j, %full ]\n{body}{store(index)}\n"
        f"br label %full\nfull:\n%j = add i32 %i, 64\n%m = icmp {more}\nbr i1 %m, label %fill, label %filled\n"
        "filled:"
    )


CHANGING = "%y = load volatile i32, ptr addrspace(1) %in\n"
EARLY = "%early = icmp ugt i32 %tid, %n\nbr i1 %early, label %gone, label %stay\ngone:\nret void\nstay:\nbr label %round"

FILLED_ANEW = {
    "by a store of one's own element": refill_loop(store("%tid")),
    "whatever is stored": refill_loop("%p = getelementptr i32, ptr addrspace(3) @A, i32 %tid\nstore i32 %k, ptr addrspace(3) %p"),
    "at an address that an argument decides": refill_loop("%at = add i32 %tid, %n\n" + store("%at")),
    "at an address computed in front of the loop, in each iteration from it": refill_loop("%at = mul i32 %early, 4\n" + store("%at"), start="%early = shl i32 %tid, 2\nbr label %round"),
    "by those who did not return before the loop": refill_loop(store("%tid"), start=EARLY, before="%stay"),
    "under a guard that follows from the work-item's id": refill_loop(guarded("%g = icmp ult i32 %tid, 10", store("%tid")), last="%no"),
    "under a guard that an argument decides": refill_loop(guarded("%g = icmp ult i32 %tid, %n", store("%tid")), last="%no"),
    "in both arms of a branch": refill_loop(f"%g = icmp ult i32 %tid, %n\nbr i1 %g, label %l, label %m\nl:\n{store('%tid', key='l')}\nbr label %o\nm:\n%at = add i32 %tid, 1\n{store('%at', key='m')}\nbr label %o\no:", last="%o"),
    "whatever a switch without cases is given": refill_loop(guarded("%g = icmp ult i32 %tid, 10", CHANGING + "switch i32 %y, label %q []\nq:\n%v = phi i32 [ %tid, %yes ]\n" + store("%v")), last="%no"),
    "by a loop with a bound of any size": refill_loop(loop("%tid", "ult i32 %j, %n"), last="%filled"),
    "by a loop in which it changes what is stored": refill_loop(loop("%tid", "ult i32 %j, %n", body=CHANGING + "%g = icmp eq i32 %y, 0\nbr i1 %g, label %q, label %r\nq:\nbr label %r\nr:\n%val = phi i32 [ 1, %fill ], [ 2, %q ]\n"), last="%filled"),
    "and then written by some through the same pointer": refill_loop(store("%tid") + "\nbar\n" + guarded(CHANGING + "%g = icmp eq i32 %y, %tid", "store i32 1, ptr addrspace(3) %p"), last="%no"),
    "and then added to through the same pointer": refill_loop(store("%tid") + "\n%old = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic"),
}  # fmt: skip
LEFT_AS_IT_WAS = {
    "the address depends on the iteration": refill_loop("%at = add i32 %tid, %k\n" + store("%at")),
    "the address comes from memory": refill_loop(CHANGING + "%at = and i32 %y, 63\n" + store("%at")),
    "the address is frozen anew": refill_loop("%at = freeze i32 poison\n" + store("%at")),
    "the address may be undef": refill_loop("%at = and i32 undef, 63\n" + store("%at")),
    "the address follows from the lanes that are there": refill_loop("%at = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)\n" + store("%at")),
    "the guard depends on the iteration": refill_loop(guarded("%g = icmp ult i32 %tid, %k", store("%tid")), last="%no"),
    "the guard comes from memory": refill_loop(guarded(CHANGING + "%g = icmp eq i32 %y, %tid", store("%tid")), last="%no"),
    "the loop's bound depends on the iteration": refill_loop(loop("%tid", "ult i32 %j, %k"), last="%filled"),
    "the loop's first element depends on the iteration": refill_loop(loop("%k", "ult i32 %j, %n"), last="%filled"),
    "the loop's end comes from memory": refill_loop(loop("%tid", "ne i32 %j, %y", body=CHANGING), last="%filled"),
    "in the loop the store is perhaps not made": refill_loop(loop("%tid", "ult i32 %j, %n", body=CHANGING + "%g = icmp eq i32 %y, 0\nbr i1 %g, label %q, label %full\nq:\n"), last="%filled"),
    "in the loop the address depends on a choice made on the path": refill_loop(loop("%tid", "ult i32 %j, %n", body=CHANGING + "%g = icmp eq i32 %y, 0\nbr i1 %g, label %q, label %r\nq:\nbr label %r\nr:\n%val = phi i32 [ %i, %fill ], [ 2, %q ]\n", index="%val"), last="%filled"),
    "work-items return in between": refill_loop(f"{store('%tid')}\n{CHANGING}%g = icmp eq i32 %y, %tid\nbr i1 %g, label %end, label %on\non:", last="%on"),
    "waves may end in between": refill_loop(store("%tid") + "\n" + 'call void asm sideeffect "s_cbranch_scc0 1f\\0As_endpgm\\0A1:", ""()'),
    "an iteration may go past it": refill_loop(f"%g = icmp ult i32 %k, 2\nbr i1 %g, label %first, label %on\nfirst:\n{store('%tid')}\nbr label %on\non:", last="%on"),
    "it is read in front of the fill": refill_loop("R A\nbar\n" + store("%tid")),
    "it is read in front of the fill, by one's own element": refill_loop("%p = getelementptr i32, ptr addrspace(3) @A, i32 %tid\n%o = load i32, ptr addrspace(3) %p\nbar\nstore i32 %o, ptr addrspace(3) %p"),
    "another store wrote other bytes, once": refill_loop(store("%tid"), start="%in.0 = getelementptr i32, ptr addrspace(3) @A, i32 %n\nstore i32 5, ptr addrspace(3) %in.0\nbr label %round"),
    "another store writes elsewhere in each iteration": refill_loop("%at = add i32 %tid, %k\n" + store("%at", key="x") + "\nbar\n" + store("%tid")),
    "more was written through the pointer than is filled": refill_loop(store("%tid", "i16") + "\nbar\n" + guarded(CHANGING + "%g = icmp eq i32 %y, %tid", "store i32 1, ptr addrspace(3) %p"), last="%no"),
    "an atomic only changes it": refill_loop("%p = getelementptr i32, ptr addrspace(3) @A, i32 %tid\n%o = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic"),
}  # fmt: skip


@pytest.mark.parametrize("how", FILLED_ANEW)
def test_a_buffer_that_is_filled_anew_in_each_iteration_is_free_in_between(how: str) -> None:
    assert found(FILLED_ANEW[how]) == set()


@pytest.mark.parametrize("why", LEFT_AS_IT_WAS)
def test_a_buffer_is_needed_from_iteration_to_iteration_if(why: str) -> None:
    assert found(LEFT_AS_IT_WAS[why]) == {"AB"}


def test_without_a_loop_one_fill_says_nothing_of_another() -> None:
    """The work-items that wrote first may have been more than those that write again."""
    body = f"W A\nbar\nR A\nbar\n{USE_B}{EARLY.replace('br label %round', 'W A')}\nbar\nR A\nret void"
    assert found(body) == {"AB"}


def test_a_region_that_fills_holds_its_variable_from_its_first_store_on() -> None:
    """@B is used by others while a loop fills @A: in one phase they are in each other's way."""
    body = refill_loop(
        loop(
            "%tid",
            "ult i32 %j, %n",
            body="%q = load i32, ptr addrspace(3) @B\nstore i32 %q, ptr addrspace(1) %out\n",
        ),
        last="%filled",
    )
    assert found(body) == {"AB"}


def test_what_is_stored_ahead_of_a_part_that_all_walk_through_is_needed_up_to_there() -> None:
    """The part begins behind the last barrier of its block, and holds what is stored from there on alone."""
    used = "bar\nw B\nbar\nr B\nbar\n"
    part = guarded("%g = icmp ult i32 %tid, 10", "store i32 %tid, ptr addrspace(1) %out")
    body = refill_loop(f"{store('%tid')}\n{used}{part}", last="%no").replace(USE_B, "bar\n")
    assert found(body) == {"AB"}
    assert found(body.replace(used, "bar\n").replace(ALL_A, f"{ALL_A}{used}")) == set()


def test_of_two_loops_within_each_other_the_outer_one_counts() -> None:
    """The inner loop runs through rows, another in each iteration of the outer one."""
    inner = (
        "br label %in.\nin.:\n%i = phi i32 [ 0, %round ], [ %j, %in. ]\n%at = add i32 %tid, ROW\n"
        + store("%at")
        + "\n"
        + ALL_A
        + USE_B
        + "%j = add i32 %i, 1\n%m = icmp ult i32 %j, 3\nbr i1 %m, label %in., label %out.\nout.:"
    )
    for row, expected in (("%n", set()), ("%k", {"AB"}), ("%i", {"AB"})):
        body = f"{START}\n{HEAD.format(before='%entry', last='%out.')}\n{inner.replace('ROW', row)}\n{TAIL}"
        assert found(body) == expected


def test_the_reason_is_still_told_where_it_is_carried() -> None:
    kernel = kernel_of(LEFT_AS_IT_WAS["the address depends on the iteration"], stated=False)
    assert any("carried round a loop" in reason["text"] for reason in buffer(kernel, "A").reasons)
