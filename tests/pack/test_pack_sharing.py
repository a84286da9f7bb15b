"""What may share bytes comes to share them, and nothing else does."""

from __future__ import annotations

import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

from ldsopt import api
from ldsopt.verify.equivalence import verify


def test_variables_used_one_after_the_other_share_their_bytes():
    packed = pack(module(TILES, kernel(ONE_AFTER_THE_OTHER)))
    assert offsets(packed) == {"A": 0, "B": 0}
    plan = packed.packing.kernels[0].plan
    assert (plan.before, plan.after, plan.lower_bound, plan.proven) == (2048, 1024, 1024, True)
    assert "@ldsopt.arena.k = internal addrspace(3) global [1024 x i8] poison, align 16" in packed.text
    assert "@A" not in packed.text
    assert "@B" not in packed.text


def test_the_output_compiles_to_fewer_bytes_and_does_the_same():
    text = module(TILES, kernel(ONE_AFTER_THE_OTHER))
    before, packed = api.parse(text, mcpu="gfx942"), pack(text)
    assert [api.measure(m).functions[0].resources.lds_bytes for m in (before, packed)] == [2048, 1024]
    assert api.check(packed).findings == ()
    found = verify(before, api.parse(packed.text, mcpu="gfx942"))
    assert not found.differences
    assert not found.new_findings


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        pytest.param(
            THREAD + round_trip("A") + round_trip("B"),
            "nothing to gain",
            id="no barrier between the last read and the write",
        ),
        pytest.param(
            THREAD
            + round_trip("A")
            + BARRIER
            + round_trip("B")
            + "  %again = load i32, ptr addrspace(3) %qa",
            "nothing to gain",
            id="the first is read again later",
        ),
    ],
)
def test_what_is_needed_at_one_time_keeps_its_bytes(body: str, reason: str):
    packed = pack(module(TILES, kernel(body)))
    assert left_alone(packed) == reason
    assert not packed.packing.edits
