"""Small listings of machine code, and what `check` says of them."""

import re

from text_sections import beside

import ldsopt
from ldsopt import Check, Rule

TEXTS = beside(__file__)

_M0_AND_COPY = re.compile(r"( *s_\w+ m0, [^\n]*\n)(?= *(?:buffer|global)_load_[^\n]*lds)")


def listing(
    body: str,
    *,
    arch: str = "gfx942",
    items: int = 256,
    axes: int = 0,
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
    return TEXTS["LISTING"].format(
        arch=arch, body=body, axes=axes, asked=asked, items=items, wave=wave, more=more
    )


def check(body: str, **about: object) -> Check:
    """The result of `check` for a kernel."""
    return ldsopt.check_code(listing(body, **about).encode(), "k.s")  # type: ignore[arg-type]


def is_touched(body: str, place: int, *, arch: str = "gfx942", **about: object) -> bool:
    """True if a read of LDS may touch a byte that another wave has written and not waited for."""
    store = "ds_write_b8" if arch.startswith(("gfx9", "gfx10")) else "ds_store_b8"
    front = f" v_mov_b32_e32 v250, {place:#x}\n {store} v250, v251\n s_barrier\n"
    found = check(front + body, arch=arch, **about).findings
    return any(finding.rule is Rule.BARE_BARRIER for finding in found)
