"""Races between waves of machine code without IR: never free where waves race, and mostly proved where they do not.

The kernels of `tests/races` are compiled, for waves of 64 and of 32; short listings show each rule from both sides.
"""

import functools
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
from machine_listing import listing

import ldsopt
from ldsopt import Check, RaceCheckOptions

FOLDER = Path(__file__).parents[1] / "races"
ARCHS = ("gfx942", "gfx1100", "gfx1250")
RACES = (
    "no_barrier", "refill_one_barrier", "shared_by_two", "uniform_if_barrier", "wave_regions_overlap", "histogram_plain",
)  # fmt: skip
FREE = (
    "one_barrier", "refill_two_barriers", "tree_reduce", "transpose_padded", "histogram_atomic", "early_exit",
    "gemm_tiles",
)  # fmt: skip
_FEATURES = re.compile(r'"target-features"="[^"]*"')


def checked(code: str | bytes, **options: object) -> Check:
    data = code.encode() if isinstance(code, str) else code
    return ldsopt.check_code(data, "k.s", None, RaceCheckOptions(**options))  # type: ignore[arg-type]


def counts(check: Check) -> dict[str, Any]:
    assert check.races is not None
    assert all(one.pairs == one.free + one.alike + one.definite + one.unproven for one in check.races)
    return {one.function: one for one in check.races}


def is_proved(found: Any) -> bool:
    return found.pairs == found.free + found.alike


def has_emulator(arch: str) -> bool:
    """AMD's pseudocode is installed, and there is some of an architecture."""
    return importlib.util.find_spec("tinygrad") is not None and arch != "gfx1250"


def compiled(name: str, arch: str, emit: str = "asm") -> bytes:
    text = (FOLDER / f"{name}.gfx942.ll").read_text().replace("gfx942", arch)
    module = ldsopt.parse(_FEATURES.sub("", text))
    return ldsopt.compile(module, emit=emit).data


@functools.cache
def kernels(name: str, arch: str) -> dict[str, Any]:
    return counts(checked(compiled(name, arch)))


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", RACES)
def test_a_race_is_never_called_free(name: str, arch: str) -> None:
    (found,) = kernels(name, arch).values()
    assert found.definite if has_emulator(arch) else found.unproven


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", FREE)
def test_a_kernel_without_races_is_proved_free(name: str, arch: str) -> None:
    pytest.importorskip("bitwuzla")
    (found,) = kernels(name, arch).values()
    assert found.pairs == found.free > 0


@pytest.mark.parametrize(("arch", "free"), [("gfx942", True), ("gfx1100", False)])
def test_regions_of_64_lanes_are_those_of_one_wave_only_where_a_wave_has_as_many(
    arch: str, free: bool
) -> None:
    (found,) = kernels("wave_regions", arch).values()
    assert is_proved(found) is free


@pytest.mark.parametrize("arch", ARCHS)
def test_no_attack_that_races_is_called_free(arch: str) -> None:
    """But one: its atomics have a scope in IR that is too narrow, and the hardware's atomics of LDS have none."""
    racing = {name: one for name, one in kernels("attacks", arch).items() if name.startswith("r_")}
    assert len(racing) == 20
    assert [name for name, one in racing.items() if is_proved(one)] == ["r_narrow"]


@pytest.mark.parametrize("name", ["f_xor", "f_t0", "f_onearm", "f_inner", "f_bytes", "f_ring2_plain"])
def test_a_twin_without_a_race_is_proved_free(name: str) -> None:
    pytest.importorskip("bitwuzla")
    assert is_proved(kernels("attacks", "gfx942")[name])


@pytest.mark.parametrize("name", ["tree_reduce", "refill_one_barrier"])
def test_an_object_has_the_verdicts_of_its_listing(name: str) -> None:
    assert counts(checked(compiled(name, "gfx942", "obj"))) == kernels(name, "gfx942")


# --- rules, from both sides -----------------------------------------------------------------------------------


def is_free(body: str, *, arch: str = "gfx942", items: int = 256, axes: int = 0, **about: str) -> bool:
    (found,) = counts(checked(listing(body, arch=arch, items=items, axes=axes, **about))).values()
    return is_proved(found)


@pytest.mark.parametrize(
    ("instruction", "items", "free"),
    [
        ("v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0", 256, True),
        ("v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0", 512, True),
        (
            "v_sub_u32_sdwa v1, v3, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0",
            256,
            True,
        ),
        # Work-items 0 and 256 have the same lowest byte, and all the same third one.
        ("v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0", 512, False),
        ("v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2", 256, False),
        ("v_mov_b32_sdwa v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1", 256, False),
        # What is not followed is not taken for the whole register.
        ("v_mov_b32_sdwa v1, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0", 256, False),
        ("v_mov_b32_sdwa v1, v0 dst_sel:BYTE_3 dst_unused:UNUSED_PAD src0_sel:DWORD", 256, False),
    ],
)
def test_sdwa_takes_a_part_of_a_register(instruction: str, items: int, free: bool) -> None:
    pytest.importorskip("bitwuzla")
    body = f" v_mov_b32_e32 v3, 0x400\n {instruction}\n v_lshlrev_b32_e32 v1, 2, v1\n ds_write_b32 v1, v0\n"
    assert is_free(body, items=items) is free


ROWS_OF_12 = {
    "gfx942": """ v_mul_lo_u16_e32 v2, 43, v0
 v_lshrrev_b16_e32 v2, 9, v2
 v_mul_lo_u16_e32 v3, 12, v2
 v_sub_u16_e32 v3, v0, v3
""",
    "gfx1201": """ v_mul_u32_u24_e32 v2, 0x1556, v0
 v_lshrrev_b32_e32 v2, 16, v2
 v_mul_lo_u16 v3, v2, 12
 v_sub_nc_u16 v3, v0, v3
 v_and_b32_e32 v3, 0xffff, v3
""",
    "gfx1100": """ v_mul_u32_u24_e32 v2, 0x1556, v0
 v_mov_b16_e32 v3.h, 0
 v_mul_lo_u16 v4.l, v2.h, 12
 v_sub_nc_u16 v3.l, v0.l, v4.l
 v_lshrrev_b32_e32 v2, 16, v2
""",
}
"""Of work-item n the row n / 12 in v2 and the column n % 12 in v3, as LLVM computes them."""


@pytest.mark.parametrize(("width", "free"), [(12, True), (17, True), (4, False)])
@pytest.mark.parametrize("arch", ROWS_OF_12)
def test_instructions_of_16_bits_divide(arch: str, width: int, free: bool) -> None:
    pytest.importorskip("bitwuzla")
    write = "ds_write_b32" if arch == "gfx942" else "ds_store_b32"
    body = f"{ROWS_OF_12[arch]} v_mul_u32_u24_e32 v2, {width}, v2\n v_lshl_add_u32 v1, v2, 2, 0\n"
    body += f" v_lshl_add_u32 v1, v3, 2, v1\n {write} v1, v0\n"
    assert is_free(body, arch=arch, items=84 if arch == "gfx942" else 192) is free


@pytest.mark.parametrize(("arch", "free"), [("gfx942", True), ("gfx1201", False)])
def test_an_instruction_of_16_bits_zeroes_the_upper_half_on_gfx9(arch: str, free: bool) -> None:
    multiply, write = (
        ("v_mul_lo_u16_e32", "ds_write_b32") if arch == "gfx942" else ("v_mul_lo_u16", "ds_store_b32")
    )
    body = f""" {multiply} v3, v0, v0
 v_lshrrev_b32_e32 v3, 16, v3
 v_and_b32_e32 v3, 4, v3
 v_lshl_add_u32 v1, v0, 2, v3
 {write} v1, v0
"""
    assert is_free(body, arch=arch, items=192) is free


@pytest.mark.parametrize(("where", "is_argument"), [("s[0:1], 0x8", True), ("s[4:5], 0x8", False)])
def test_what_waves_load_is_the_same_by_an_assumption_that_can_be_refused(
    where: str, is_argument: bool
) -> None:
    """One arm has each wave's own bytes, the other those of another wave: free as long as all go to the same arm."""
    body = f"""
        s_load_dwordx2 s[4:5], s[0:1], 0x0
        s_waitcnt lgkmcnt(0)
        s_load_dword s6, {where}
        s_waitcnt lgkmcnt(0)
        v_lshlrev_b32 v1, 2, v0
        v_xor_b32 v2, 0x100, v1
        v_mov_b32 v3, 0
        global_store_dword v3, v0, s[4:5] offset:8
        s_cmp_eq_u32 s6, 0
        s_cbranch_scc1 other
        ds_write_b32 v1, v0
        s_endpgm
        other:
        ds_write_b32 v2, v0
    """
    code = listing(body, directives="user_sgpr_count 2\nuser_sgpr_kernarg_segment_ptr 1")
    assert ("no-global-races" in checked(code).assumptions) is not is_argument
    (count,) = counts(checked(code)).values()
    assert count.pairs == count.free == 3
    (refused,) = counts(checked(code, no_assume=("no-global-races",))).values()
    assert is_proved(refused) is is_argument


def test_ids_along_other_axes_that_are_not_taken_out_are_not_read() -> None:
    """v0 has three ids; a kernel that takes out the first alone may have workgroups of more rows than one."""
    first = " v_and_b32_e32 v1, 0x3ff, v0\n v_lshlrev_b32_e32 v1, 2, v1\n ds_write_b32 v1, v1"
    second = " v_bfe_u32 v2, v0, 10, 10\n v_and_b32_e32 v1, 0x3ff, v0\n v_lshl_add_u32 v1, v2, 8, v1\n ds_write_b32 v1, v0"
    assert is_free(first, axes=2)
    assert not is_free(second, axes=2)
    others = (
        "v_bfe_u32 v3, v0, 10, 10\n v_add_u32 v3, v3, v3",
        "v_mov_b32 v3, v0\n v_not_b32 v3, v3",
        "v_lshrrev_b32 v3, 20, v0\n v_add_u32 v3, v3, v3",
        "v_lshrrev_b32 v3, 6, v0\n v_and_b32 v3, 0x3ff0, v3\n v_add_u32 v3, v3, v3",
        "v_and_b32 v3, 0x400, v0\n v_add_u32 v3, v3, v3",
        "v_lshlrev_b32 v3, 21, v0\n v_add_u32 v3, v3, v3",
        "v_add_u32 v3, v0, v0",
        "v_bfi_b32 v3, 0x3ff, v0, v0",
        "v_mov_b32_sdwa v3, v0 dst_sel:DWORD src0_sel:WORD_1",
    )
    for read in others:
        assert not is_free(f" {read}\n{first}", axes=2), read
    own = (
        "v_bfe_u32 v3, v0, 2, 8\n v_add_u32 v3, v3, v3",
        "v_and_b32 v3, v0, 63\n v_add_u32 v3, v3, v3",
        "v_lshlrev_b32 v3, 22, v0\n v_add_u32 v3, v3, v3",
        "v_lshrrev_b32 v3, 6, v0\n v_and_b32 v3, 15, v3\n v_add_u32 v3, v3, v3",
        "v_bfe_u32 v3, v0, 10, 10",
        "v_mov_b32 v0, 0\n v_add_u32 v0, v0, v0",
    )
    for read in own:
        assert is_free(f"{first}\n {read}", axes=2), read
    refused = checked(listing(first, axes=2), no_assume=["unread-dimensions-are-one"])
    assert not is_proved(counts(refused)["k"])
