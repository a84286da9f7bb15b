"""The witness of exact waits names bytes where they are known, and code alone shows whether it tells others."""

from __future__ import annotations

from pathlib import Path

from wait_kernels import kernel

from ldsopt import api
from ldsopt.target.arch import arch
from ldsopt.waits.machine_order import machine_order
from ldsopt.waits.witness import witness_of
from ldsopt.witness.validate import validate

MISC = Path(__file__).parents[1] / "hazards" / "e15_misc.ll"


def test_what_a_wait_leaves_is_apart_by_the_bytes_that_both_touch() -> None:
    found = api.exact_waits(api.read(MISC, mcpu="gfx950"))
    witness = witness_of(found)
    judged = validate(witness, "\n".join(found.code.listing.text), found.text, "c.s")
    assert (judged.faults, judged.weaker, judged.by_bytes, judged.told_apart) == ((), 1, 1, 0)
    assert all(touched for one in witness.kernels for touched in one.accesses.values())


def test_code_shows_that_it_tells_others_by_scopes_caches_and_updates_of_lds() -> None:
    for line, tells in (
        ("global_load_dword v3, v0, s[0:1]", False),
        ("ds_read_b32 v3, v7", False),
        ("global_load_dword v3, v0, s[0:1] sc1", True),
        ("buffer_wbl2 sc1", True),
        ("global_atomic_add v0, v1, s[0:1]", True),
        ("ds_add_u32 v8, v1", True),
    ):
        found = machine_order(kernel(f"{line}\ns_endpgm"), arch("gfx942"), (), frozenset())
        assert found.tells_by_stores is tells, line
