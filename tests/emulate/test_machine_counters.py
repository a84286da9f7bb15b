"""Counters of gfx12, and its barriers that are refused; results that are used too early are ``simulate/unretired_results.s``."""

import pytest
from machine_kernels import kinds, run

from ldsopt import InputError


def test_gfx12_counts_apart() -> None:
    body = """	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_kmcnt 0x0
	global_load_b32 v2, v1, s[4:5]
	ds_store_b32 v1, v0
	ds_load_b32 v3, v1
	WAIT
	v_add_nc_u32_e32 v4, v2, v3
	global_store_b32 v1, v4, s[6:7]"""
    both = run(body.replace("WAIT", "s_wait_loadcnt_dscnt 0x0"), name="gfx1201", block=32)
    assert both.findings == ()
    assert both.outputs["b"][:32].tolist() == list(range(0, 64, 2))
    one = run(body.replace("WAIT", "s_wait_dscnt 0x0"), name="gfx1201", block=32)
    assert kinds(one) == ["register-hazard"]


@pytest.mark.parametrize(
    "barrier", ["s_barrier_signal 1", "s_barrier_signal m0", "s_barrier_wait 1", "s_barrier_signal -3"]
)
def test_a_barrier_that_is_not_the_workgroups_is_refused(barrier: str) -> None:
    """Only some waves meet at a named barrier: it orders less than the workgroup's, and is not taken for it."""
    with pytest.raises(InputError, match="cannot be executed: a named barrier, or one of a cluster"):
        run(f"\t{barrier}\n\ts_endpgm", name="gfx1201", block=32)
    run("\ts_barrier_signal -1\n\ts_barrier_wait -1\n\ts_endpgm", name="gfx1201", block=32)
