"""Loops that stride by the workgroup's size over rows and columns of any length, held against all that they store to.

An index is taken apart in one of several number systems, and put together with rows that are long enough to keep all
indices apart, or too short. The places that work-items store to are computed for several sizes of workgroups.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

import ldsopt

WAVE = 64
SIZES = (65, 70, 128, 200, 513, 1024)


class Digit(NamedTuple):
    """``index / unit % base``, all above the last one, and what it counts for."""

    unit: int
    base: int | None
    factor: int

    def of(self, index: int) -> int:
        above = index // self.unit
        return self.factor * (above if self.base is None else above % self.base)

    def code(self, name: str, index: str, random: Random) -> Iterator[str]:
        is_power = self.unit & (self.unit - 1) == 0 and random.random() < 0.5
        by = self.unit.bit_length() - 1 if is_power else self.unit
        yield f"{name}.above = {'lshr' if is_power else 'udiv'} i32 {index}, {by}"
        if self.base is None:
            yield f"{name}.digit = or i32 {name}.above, 0"
        elif self.base & (self.base - 1) == 0 and random.random() < 0.5:
            yield f"{name}.digit = and i32 {name}.above, {self.base - 1}"
        else:
            yield f"{name}.digit = urem i32 {name}.above, {self.base}"
        yield f"{name} = mul nuw nsw i32 {name}.digit, {self.factor}"


def random_digits(random: Random) -> list[Digit]:
    """Digits of an index; most keep apart what is below them, some just do not."""
    digits, unit, below = list[Digit](), 1, 0
    for at in reversed(range(random.choice((2, 2, 3)))):
        base = random.choice((4, 6, 16, 48)) if at else None
        factor = max(1, below + random.choice((1, 1, 1, 2, 3, 0, -1)))
        digits.append(Digit(unit, base, factor))
        unit, below = unit * (base or 1), below + factor * ((base or 1) - 1)
    return digits


def kernel(digits: list[Digit], stores: int, last: int, random: Random) -> str:
    """A loop with some stores in an iteration, each one size behind the one before."""
    lines = list[str]()
    for store in range(stores):
        total = "0"
        for at, digit in enumerate(digits):
            lines += digit.code(f"%d{store}.{at}", f"%i{store}", random)
            lines.append(f"%s{store}.{at} = add nuw nsw i32 {total}, %d{store}.{at}")
            total = f"%s{store}.{at}"
        lines.append(f"%p{store} = getelementptr inbounds nuw i32, ptr addrspace(3) @lds, i32 {total}")
        lines.append(f"store i32 %t, ptr addrspace(3) %p{store}")
        lines.append(f"%i{store + 1} = add nuw nsw i32 %i{store}, %size")
    body = "\n  ".join(lines)
    return f"""
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [16000 x i32] poison, align 16
define amdgpu_kernel void @k() #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %arguments = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %at = getelementptr inbounds nuw i8, ptr addrspace(4) %arguments, i64 12
  %loaded = load i16, ptr addrspace(4) %at, align 4, !invariant.load !1
  %size = zext i16 %loaded to i32
  br label %loop
loop:
  %i0 = phi i32 [ %t, %entry ], [ %i{stores}, %loop ]
  {body}
  %more = icmp ult i32 %i{stores}, {last}
  br i1 %more, label %loop, label %end
end:
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }}
!llvm.module.flags = !{{!0}}
!0 = !{{i32 1, !"amdhsa_code_object_version", i32 600}}
!1 = !{{}}
"""


def is_raced(digits: list[Digit], stores: int, last: int, size: int) -> bool:
    """True if two waves of a workgroup of so many work-items store to one place."""
    waves: dict[int, int] = {}
    for item in range(size):
        first = item
        while first == item or first < last:
            for index in range(first, first + stores * size, size):
                place = sum(digit.of(index) for digit in digits)
                if waves.setdefault(place, item // WAVE) != item // WAVE:
                    return True
            first += stores * size
    return False


def are_apart(digits: list[Digit]) -> bool:
    """True if each digit counts for more than all below it together, so that no two indices have one place."""
    below = 0
    for digit in digits:
        if digit.factor <= below:
            return False
        below += digit.factor * ((digit.base or 1) - 1)
    return True


@pytest.mark.parametrize(
    "seed", [*range(24), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(24, 600))]
)
def test_what_keeps_indices_apart_is_free_and_what_races_is_not(seed: int) -> None:
    pytest.importorskip("bitwuzla")
    random = Random(seed)
    digits, stores, last = random_digits(random), random.choice((1, 2)), random.choice((300, 700, 1500))
    text = kernel(digits, stores, last, random)
    (found,) = ldsopt.check(ldsopt.parse(text), ldsopt.RaceCheckOptions()).races or ()
    is_free = not (found.unproven or found.definite)
    assert is_free or not are_apart(digits)
    assert not is_free or not any(is_raced(digits, stores, last, size) for size in SIZES)
