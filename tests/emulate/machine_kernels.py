"""Kernels in assembly, each a few instructions, and running them."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from ldsopt import EmulatedCode, Launch, Schedule, SimulationResult, machine_code, simulate_machine

FRAME = """
	.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
	.text
	.type	k,@function
k:
{body}
	s_endpgm
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size {lds}
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: {lds}
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 0
    .symbol:         k.kd
    .wavefront_size: {lanes}
...
	.end_amdgpu_metadata
"""

HEAD_9 = """	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)"""
"""s[4:5]: the first buffer; s[6:7]: the second; v1: four bytes a lane."""


def listing(body: str, *, name: str = "gfx942", lds: int = 1024, lanes: int | None = None) -> str:
    lines = "\n".join(
        f"\t{line.strip()}" if not line.strip().endswith(":") else line.strip() for line in body.split("\n")
    )
    lanes = lanes or (64 if name.startswith("gfx9") else 32)
    return FRAME.format(arch=name, body=lines, lds=lds, lanes=lanes)


def code(body: str, *, name: str = "gfx942", lds: int = 1024, lanes: int | None = None) -> EmulatedCode:
    return machine_code(listing(body, name=name, lds=lds, lanes=lanes).encode())


def run(
    body: str,
    *,
    name: str = "gfx942",
    block: int = 64,
    lds: int = 1024,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    size: int = 128,
    lanes: int | None = None,
) -> SimulationResult:
    launch = Launch(
        block=(block,), arguments={"a": np.arange(size, dtype=np.uint32), "b": np.zeros(size, np.uint32)}
    )
    return simulate_machine(code(body, name=name, lds=lds, lanes=lanes), launch, schedule)


def kinds(result: SimulationResult) -> list[str]:
    return [finding.kind for finding in result.findings]
