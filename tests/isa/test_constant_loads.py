"""Scalar loads that read a kernel's arguments, as far as its registers tell."""

from __future__ import annotations

import textwrap

import pytest

from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.constant_loads import constant_loads
from ldsopt.isa.kernel_start import KernelStart

START = KernelStart(frozenset({"dispatch_ptr", "kernarg_segment_ptr"}), 4, (True, False, False), 1)
"""The packet is at s[0:1], and the arguments are at s[2:3]."""


def constant(body: str, start: KernelStart | None = START) -> list[int]:
    """The loads, by their lines in the body, from 0."""
    lines = [".type k,@function", "k:", "; %bb.0:", *textwrap.dedent(body).strip().split("\n")]
    (found,) = parse_assembly("\n".join([*lines, ".Lfunc_end0:", ".amdhsa_kernel k", ""])).functions
    return sorted(line - 4 for line in constant_loads(found, start))


@pytest.mark.parametrize(
    ("body", "is_constant"),
    [
        ("s_load_dwordx4 s[4:7], s[2:3], 0x0", True),
        ("s_load_b64 s[4:5], s[0:1], 0x4", True),
        ("s_load_dword s4, s[6:7], 0x0", False),
        ("s_load_dword s4, s[2:3], s8", False),
        ("s_load_dword s4, s[2:3], s8 offset:0x10", False),
        ("s_load_b32 s4, s[2:3], null", True),
        ("s_load_dword s4, s[2:3], 0x100000", False),
        ("s_buffer_load_dword s4, s[0:3], 0x0", False),
        ("s_mov_b64 s[6:7], s[2:3]\ns_load_dword s4, s[6:7], 0x0", True),
        ("s_mov_b64 s[6:7], s[8:9]\ns_load_dword s4, s[6:7], 0x0", False),
        ("s_mov_b32 s6, s2\ns_mov_b32 s7, s3\ns_load_dword s4, s[6:7], 0x0", True),
        ("s_mov_b32 s6, s2\ns_mov_b32 s7, s1\ns_load_dword s4, s[6:7], 0x0", False),
        ("s_add_u32 s6, s2, 56\ns_addc_u32 s7, s3, 0\ns_load_dword s4, s[6:7], 0x0", True),
        ("s_add_u32 s6, s2, s8\ns_addc_u32 s7, s3, 0\ns_load_dword s4, s[6:7], 0x0", False),
        ("s_add_u32 s6, s2, 0xffffff00\ns_addc_u32 s7, s3, -1\ns_load_dword s4, s[6:7], 0x0", False),
        ("s_add_nc_u64 s[6:7], s[2:3], 56\ns_load_b32 s4, s[6:7], 0x0", True),
        ("s_add_nc_u64 s[6:7], s[2:3], s[8:9]\ns_load_b32 s4, s[6:7], 0x0", False),
        ("s_load_dwordx2 s[2:3], s[2:3], 0x0\ns_load_dword s4, s[2:3], 0x0", None),
        ("v_readfirstlane_b32 s3, v0\ns_load_dword s4, s[2:3], 0x0", False),
        ("v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]\ns_load_dword s4, s[2:3], 0x0", False),
        ("s_swappc_b64 s[30:31], s[8:9]\ns_load_dword s4, s[2:3], 0x0", False),
        ("s_movrels_b32 s6, s7\ns_load_dword s4, s[2:3], 0x0", False),
    ],
)
def test_a_load_through_the_pointer_to_the_arguments_and_no_other(
    body: str, is_constant: bool | None
) -> None:
    loads = [at for at, line in enumerate(body.split("\n")) if line.startswith(("s_load", "s_buffer"))]
    assert constant(body) == (loads[:1] if is_constant is None else loads if is_constant else [])
    assert not constant(body, None)


def test_a_pointer_that_a_loop_changes_is_none_at_its_head() -> None:
    loop = """
        .LBB0_1:
        s_load_dword s4, s[2:3], 0x0
        s_mov_b32 s2, s9
        s_cbranch_scc1 .LBB0_1
        s_endpgm
    """
    assert not constant(loop)
    assert constant(loop.replace("s_mov_b32 s2, s9", "s_mov_b32 s8, s9")) == [1]
