"""A barrier is added where it buys a workgroup, can stand, and nowhere else."""

from __future__ import annotations

import re

import pytest
from pack_kernels import BARRIER, THREAD, kernel, module, offsets, pack, round_trip

from ldsopt import api
from ldsopt.errors import InputError
from ldsopt.verifier.equivalence import verify

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
    before, after = api.parse(text, mcpu=mcpu), api.parse(packed.text, mcpu=mcpu)
    found = verify(before, after)
    assert not found.differences
    assert not found.new_findings
    assert not api.check(packed).findings


def test_split_where_the_architecture_has_split_barriers():
    packed = pack(module(tiles(24), kernel(WORK)), mcpu="gfx1201", insert_barriers=True)
    assert re.search(
        r'fence syncscope\("workgroup"\) release, !mmra !\d+\n  call void @llvm\.amdgcn\.s\.barrier\.signal\(i32 -1\)\n'
        r'  call void @llvm\.amdgcn\.s\.barrier\.wait\(i16 -1\)\n  fence syncscope\("workgroup"\) acquire, !mmra !\d+\n',
        packed.text,
    )


@pytest.mark.parametrize(
    ("globals_", "body"),
    [
        pytest.param(tiles(1), THREAD + round_trip("A"), id="there is one variable only"),
        pytest.param(
            tiles(24), THREAD + round_trip("A") + BARRIER + round_trip("B"), id="there is a barrier already"
        ),
        pytest.param(
            tiles(24),
            THREAD
            + "  %few = icmp ult i32 %t, 64\n  br i1 %few, label %in, label %out\nin:\n"
            + re.sub(
                r"  fence.*\n|  call void @llvm.amdgcn.s.barrier.*\n", "", round_trip("A") + round_trip("B")
            )
            + "  br label %out\nout:\n",
            id="not all work-items come by",
        ),
        pytest.param(
            tiles(24),
            WORK + "  %again = load i32, ptr addrspace(3) %qa\n  store i32 %again, ptr addrspace(1) %to\n",
            id="the first is needed behind it",
        ),
    ],
)
def test_none_where_it_buys_nothing_or_cannot_stand(globals_: str, body: str):
    text = module(globals_, kernel(body))
    packed = pack(text, insert_barriers=True)
    assert packed.details.barriers == {}
    assert barriers(packed.text) == barriers(text)


def test_none_where_as_many_workgroups_fit_without():
    """On gfx1100 four workgroups of 32 KiB fit a work-group processor; from 33 KiB on, three."""
    odd = "@A = internal addrspace(3) global [1024 x i32] poison, align 16\n@B = internal addrspace(3) global [8192 x i32] poison, align 16\n"
    assert pack(module(odd, kernel(WORK)), mcpu="gfx1100", insert_barriers=True).details.barriers == {"k": 1}
    small = odd.replace("8192", "9216")
    assert pack(module(small, kernel(WORK)), mcpu="gfx1100", insert_barriers=True).details.barriers == {}


def test_each_that_is_added_is_needed():
    three = tiles(16) + "@C = internal addrspace(3) global [4096 x i32] poison, align 16\n"
    text = module(three, kernel(WORK + round_trip("C")))
    packed = pack(text, insert_barriers=True)
    assert packed.details.barriers == {"k": 2}
    assert offsets(packed) == {"A": 0, "B": 0, "C": 0}


def test_a_kernel_that_gains_nothing_does_not_keep_one_from_another():
    """In front of @k stand one kernel with one variable, and one of which a single workgroup fits whatever shares."""
    more = "".join(
        f"@{name} = internal addrspace(3) global [{kib * 256} x i32] poison, align 16\n"
        for name, kib in (("C", 40), ("D", 1))
    )
    alone, large = THREAD + round_trip("A"), THREAD + round_trip("C") + round_trip("D")
    text = module(tiles(24) + more, kernel(alone, name="i"), kernel(large, name="j"), kernel(WORK))
    assert pack(text, insert_barriers=True).details.barriers == {"k": 1}


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
