"""Small listings of machine code, and what is said of them."""

from __future__ import annotations

import re

from ldsopt.isa.assembly import Assembly, parse_assembly
from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.machine.addresses import lds_pieces
from ldsopt.machine.entry import kernel_entry
from ldsopt.target.arch import arch as known_arch

ITEMS, AXES = 256, 0
_M0_AND_COPY = re.compile(r"( *s_\w+ m0, [^\n]*\n)(?= *(?:buffer|global)_load_[^\n]*lds)")


def listing(
    body: str,
    *,
    arch: str = "gfx942",
    items: int = ITEMS,
    axes: int = AXES,
    directives: str = "",
    metadata: str = "",
    is_settled: bool = True,
) -> str:
    """The text of a kernel ``k`` with a descriptor and metadata, an instruction a line.

    Args:
        body: its instructions but the last.
        arch: that it is for.
        items: that a workgroup has at most, with ids along ``axes`` more than one.
        directives: more of its descriptor, without ``.amdhsa_``; `metadata`: more of that, a line each.
        is_settled: an LDS-DMA comes a wait state behind a write of M0, as gfx9 asks.
    """
    if is_settled and arch.startswith("gfx9"):
        body = _M0_AND_COPY.sub(r"\1 s_nop 0\n", body)
    asked = "".join(f"\t\t.amdhsa_{line}\n" for line in directives.splitlines())
    more = "".join(f"    {line}\n" for line in metadata.splitlines())
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
{asked}\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: {items}
    .wavefront_size: {wave}
{more}...
\t.end_amdgpu_metadata
"""


def parsed(body: str, **about: object) -> Assembly:
    """The same, parsed."""
    return parse_assembly(listing(body, **about))  # type: ignore[arg-type]


def span(body: str, *, arch: str = "gfx942", **about: object) -> tuple[int, int] | None:
    """The least and the greatest address of the one read in a kernel; ``None`` if it may be any."""
    code = parsed(body, arch=arch, **about)
    machine = known_arch(arch)
    entry = kernel_entry("k", machine, stated_by_listing(code.text))
    found = list(lds_pieces(code.functions[0], machine, entry).values())
    assert len(found) == 1
    first = found[0][0].first
    return None if first.is_full else (first.unsigned_min, first.unsigned_max)
