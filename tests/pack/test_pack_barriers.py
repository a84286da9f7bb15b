"""A barrier is added where it buys a workgroup, can stand, and nowhere else."""

from __future__ import annotations

import re

import pytest
from pack_kernels import BARRIER, THREAD, kernel, module, offsets, pack, round_trip

import ldsopt
from ldsopt import InputError, verify

WORK = THREAD + round_trip("A") + round_trip("B")
"""Between the last read of @A and the first write of @B no barrier lies: only its lack keeps them from sharing."""


def tiles(kib: int) -> str:
    return "".join(
        f"@{name} = internal addrspace(3) global [{kib * 256} x i32] poison, align 16\n"
        for name in ("A", "B")
    )


def barriers(text: str) -> int:
    return len(re.findall(r"call void @llvm\.amdgcn\.s\.barrier(?:\.signal)?\(", text))


@pytest.mark.parametrize("mcpu", ["gfx942", "gfx1201"])
def test_one_where_it_buys_a_workgroup(mcpu: str):
    text = module(tiles(24), kernel(WORK))
    assert offsets(pack(text, mcpu=mcpu)) is None
    packed = pack(text, mcpu=mcpu, insert_barriers=True)
    assert offsets(packed) == {"A": 0, "B": 0}
    assert packed.details.barriers == {"k": 1}
    plan = packed.details.kernels[0].plan
    assert (plan.before, plan.after) == (49152, 24576)
    assert barriers(packed.text) == barriers(text) + 1
    before, after = ldsopt.parse(text, mcpu=mcpu), ldsopt.parse(packed.text, mcpu=mcpu)
    found = verify(before, after)
    assert not found.differences
    assert not found.new_findings
    assert not ldsopt.check(packed).findings


@pytest.mark.parametrize(
    "between",
    [
        pytest.param(BARRIER, id="behind a barrier"),
        pytest.param("", id="of one variable"),
    ],
)
def test_places_where_none_could_help_are_not_looked_at(between: str):
    """A kernel with more places than a search tries would be left without any."""
    more = "".join(
        f"{between}  %m{n} = load i32, ptr addrspace(3) %qa\n  store i32 %m{n}, ptr addrspace(1) %oa\n"
        for n in range(25)
    )
    text = module(tiles(24), kernel(THREAD + round_trip("A") + more + round_trip("B")))
    assert pack(text, insert_barriers=True).details.barriers == {"k": 1}


def test_the_architecture_must_be_known():
    with pytest.raises(InputError, match="no architecture"):
        pack(module(tiles(24), kernel(WORK)), mcpu=None, insert_barriers=True)
