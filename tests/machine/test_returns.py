"""What is outstanding where a function returns: callers take it to be complete, but for stores with a counter of their own."""

from __future__ import annotations

import pytest

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Rule, Verdict

FUNCTION = """\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
\t.type f,@function
f:
{entry}
 {body}
\ts_setpc_b64 s[30:31]
.Lfunc_end0:
\t.size f, .Lfunc_end0-f
"""
_OLD = "\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"
ENTRIES = {
    "gfx942": _OLD,
    "gfx1100": _OLD,
    "gfx1250": "\n".join(f"\ts_wait_{counter} 0x0" for counter in ("loadcnt", "dscnt", "kmcnt")),
}
OUTSTANDING = (Rule.AT_RETURN, Verdict.UNPROVEN)
RETURNS = {
    "a write of LDS": ("gfx942", "ds_write_b32 v0, v1", [OUTSTANDING]),
    "behind a barrier": ("gfx942", "ds_write_b32 v0, v1\n s_barrier", [OUTSTANDING]),
    "that is complete": ("gfx942", "ds_write_b32 v0, v1\n s_waitcnt lgkmcnt(0)", []),
    "a copy": ("gfx942", "s_mov_b32 m0, 0\n s_nop 0\n buffer_load_dword v0, s[4:7], 0 offen lds", [OUTSTANDING]),
    "a store that counts with loads": ("gfx942", "global_store_dword v[2:3], v1, off", [OUTSTANDING]),
    "one that counts alone": ("gfx1100", "global_store_b32 v[2:3], v1, off", []),
    "an asynchronous copy": ("gfx1250", "global_load_async_to_lds_b32 v0, v[2:3], off", []),
    "a dropped cache": ("gfx942", "buffer_inv sc1", []),
    "a load": ("gfx942", "global_load_dword v1, v[2:3], off", [(Rule.REGISTER_HAZARD, Verdict.DEFINITE)]),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "body", "expected"), RETURNS.values(), ids=RETURNS)
def test_returns(arch: str, body: str, expected: list[tuple[Rule, Verdict]]) -> None:
    text = FUNCTION.format(arch=arch, entry=ENTRIES[arch], body=body)
    found = check_code(text.encode(), "k.s").findings
    assert [(one.rule, one.verdict) for one in found] == expected
    assert all(one.remedy.endswith("in front of the return") for one in found if one.rule is Rule.AT_RETURN)
