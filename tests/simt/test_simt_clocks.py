"""A wave's own numbers: clocks, which count the instructions that it executed, and hardware ids (``s_getreg``)."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, run

import ldsopt
from ldsopt import STANDARD_SCHEDULES, Launch, Schedule

CLOCKS = (
    "llvm.readcyclecounter", "llvm.readsteadycounter", "llvm.amdgcn.s.memtime", "llvm.amdgcn.s.memrealtime",
)  # fmt: skip
LOOP = """  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, {iterations}
  br i1 %more, label %loop, label %end
end:"""


def times(body: str, clock: str = CLOCKS[0], schedule: Schedule | None = None) -> list[int]:
    """The time between the two readings, of the first lane of both waves."""
    text = f"""define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @{clock}()
{body}
  %last = call i64 @{clock}()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}}"""
    result = run(text, Launch((1,), (128,), [np.zeros(128, np.int64)]), schedule)
    assert result.findings == ()
    return [int(result.outputs["arg0"][at]) for at in (0, 127)]


@pytest.mark.parametrize("clock", CLOCKS)
def test_each_instruction_counts_once(clock: str) -> None:
    one = "  %a{0} = add i32 %t, {0}\n"
    short, long = (times("".join(map(one.format, range(count))), clock) for count in (0, 5))
    assert short == [1, 1]
    assert long == [6, 6]


def test_each_iteration_of_a_loop_counts() -> None:
    few, many = (times(LOOP.format(iterations=iterations))[0] for iterations in (2, 12))
    assert (many - few) % 10 == 0
    assert many > few


@pytest.mark.parametrize("schedule", STANDARD_SCHEDULES, ids=str)
def test_at_a_barrier_waves_wait_for_the_last(schedule: Schedule) -> None:
    """The second wave has no loop, and yet as much time goes by for it, in whatever order waves are executed."""
    body = """  %second = icmp uge i32 %t, 64
  br i1 %second, label %end, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 50
  br i1 %more, label %loop, label %end
end:
  call void @llvm.amdgcn.s.barrier()"""
    first, second = times(body, schedule=schedule)
    assert first == second > 150
    assert times(body.replace("  call void @llvm.amdgcn.s.barrier()", "  %x = add i32 %t, 1"))[1] < 10


HW_ID, HW_ID1, XCC_ID = 4, 23, 20


def read(cpu: str, register: int, first: int, size: int, waves: int) -> list[int]:
    """The value of ``size`` bits of a register that the first lane of each wave reads."""
    body = f"  %r = call i32 @llvm.amdgcn.s.getreg(i32 {register | first << 6 | (size - 1) << 11})"
    wave = 64 if cpu.startswith("gfx9") else 32
    out = lanes(body, [], "i32", np.zeros(wave * waves, "u4"), arch=cpu, block=wave * waves)
    return [int(value) for value in out[::wave]]


@pytest.mark.parametrize(
    ("cpu", "register", "first", "size", "expected"),
    [
        ("gfx942", HW_ID, 0, 24, [0, 1, 2, 3, 4, 5]), ("gfx942", HW_ID, 0, 1, [0, 1, 0, 1, 0, 1]),
        ("gfx942", HW_ID, 1, 2, [0, 0, 1, 1, 2, 2]), ("gfx942", HW_ID, 8, 4, [0] * 6), ("gfx950", XCC_ID, 0, 4, [0] * 6),
        ("gfx1100", HW_ID1, 0, 32, [0, 1, 2, 3, 4, 5]), ("gfx1201", HW_ID1, 2, 3, [0, 0, 0, 0, 1, 1]),
    ],
)  # fmt: skip
def test_the_field_that_is_asked_for(
    cpu: str, register: int, first: int, size: int, expected: list[int]
) -> None:
    assert read(cpu, register, first, size, len(expected)) == expected


@pytest.mark.parametrize(("cpu", "register"), [("gfx942", HW_ID1), ("gfx1100", HW_ID), ("gfx942", 2)])
def test_another_register_is_refused_by_number(cpu: str, register: int) -> None:
    with pytest.raises(ldsopt.LdsoptError, match=f"s_getreg of register {register}"):
        read(cpu, register, 0, 1, 1)
