"""Small listings of machine code, and what is said of them."""

from __future__ import annotations

from ldsopt.isa.assembly import Assembly, parse_assembly

ITEMS, AXES = 256, 0


def listing(body: str, *, arch: str = "gfx942", items: int = ITEMS, axes: int = AXES) -> str:
    """The text of a kernel ``k`` with a descriptor and metadata, an instruction a line."""
    wave = 64 if arch.startswith("gfx9") else 32
    return f"""\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
\t.text
\t.type k,@function
k:
{body}
\ts_endpgm
\t.size k, .-k
\t.amdhsa_kernel k
\t\t.amdhsa_system_vgpr_workitem_id {axes}
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: {items}
    .wavefront_size: {wave}
...
\t.end_amdgpu_metadata
"""


def parsed(body: str, **about: object) -> Assembly:
    """The same, parsed."""
    return parse_assembly(listing(body, **about))  # type: ignore[arg-type]
