"""Races between waves of machine code without IR: never free where waves race, and mostly proved where they do not.

The kernels of `tests/races` are compiled, for waves of 64 and of 32; short listings show each rule from both sides.
"""

from __future__ import annotations

import functools
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
from machine_listing import listing

import ldsopt
from ldsopt import Check, RaceCheckOptions, Rule, Verdict

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

OWN = " v_lshlrev_b32_e32 v1, 2, v0\n"
"""To each work-item its own four bytes."""
EXCHANGE = f"{OWN} ds_write_b32 v1, v0\n s_waitcnt lgkmcnt(0)\n{{}} ds_read_b32 v2, v1 offset:256"


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


@pytest.mark.parametrize(
    ("between", "free"),
    [
        (" s_barrier\n", True),
        ("", False),
        (" s_nop 0\n", False),
        # Some waves alone may get there.
        (" v_readfirstlane_b32 s2, v0\n s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .Lx\n s_barrier\n.Lx:\n", False),
        # All waves get there, or none does: those that read behind it have passed it.
        (
            " s_load_dword s2, s[0:1], 0x0\n s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .Lx\n s_barrier\n.Lx:\n",
            False,
        ),
    ],
)
def test_a_barrier_that_all_waves_pass_parts_what_they_do(between: str, free: bool) -> None:
    asked = "user_sgpr_kernarg_segment_ptr 1\nuser_sgpr_count 2"
    assert is_free(EXCHANGE.format(between), directives=asked) is free


@pytest.mark.parametrize(
    ("behind", "free"),
    [
        ("", False),
        (" s_mul_i32 s4, s3, s3\n", False),  # it leaves SCC as it is: of each wave
        (" s_sext_i32_i16 s4, s3\n", False),
        (" s_cmp_lg_u32 s3, 0\n", True),
        (" s_add_u32 s4, s3, s3\n", True),
        (" s_and_b32 s4, s3, 1\n", True),
    ],
)
def test_a_branch_asks_what_wrote_scc_last(behind: str, free: bool) -> None:
    """A barrier in one arm orders nothing where waves part; it does where all take one path."""
    asks = f" v_readfirstlane_b32 s5, v0\n s_cmp_eq_u32 s5, 0\n{behind} s_cbranch_scc1 .Lx\n"
    body = f"{OWN} ds_write_b32 v1, v0\n s_waitcnt lgkmcnt(0)\n{asks} s_barrier\n ds_read_b32 v2, v1 offset:256\n.Lx:\n s_barrier"
    asked = "user_sgpr_count 4"
    assert is_free(body, directives=asked) is free


@pytest.mark.parametrize(
    ("between", "free"),
    [
        (" s_barrier_signal -1\n s_barrier_wait -1\n", True),
        (" s_barrier_signal -1\n", False),
        (" s_barrier_signal 1\n s_barrier_wait 1\n", False),
        (" s_mov_b32 m0, 1\n s_barrier_signal m0\n s_barrier_wait 1\n", False),
    ],
)
def test_the_halves_of_a_barrier_are_those_of_the_workgroup(between: str, free: bool) -> None:
    body = EXCHANGE.format(between).replace("s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0")
    body = body.replace("ds_write_b32", "ds_store_b32").replace("ds_read_b32", "ds_load_b32")
    assert is_free(body, arch="gfx1201") is free


GUARDED = " v_cmp_{how}_u32_e32 vcc, {than}, v0\n s_and_saveexec_b64 s[4:5], vcc\n{inside} s_or_b64 exec, exec, s[4:5]"


@pytest.mark.parametrize(
    ("how", "than", "inside", "free"),
    [
        ("gt", 64, " ds_write_b32 v3, v0\n", True),  # 64 > v0: the first wave
        ("gt", 65, " ds_write_b32 v3, v0\n", False),
        ("ne", 64, " ds_write_b32 v3, v0\n", False),
        ("eq", 64, " ds_write_b32 v3, v0\n", True),
        # What lanes computed there that were not active, they did not get.
        ("gt", 64, f" v_mov_b32_e32 v3, v0\n s_mov_b64 exec, s[4:5]\n{OWN} ds_write_b32 v3, v0\n", False),
    ],
)
def test_lanes_that_are_not_active_access_nothing(how: str, than: int, inside: str, free: bool) -> None:
    body = " v_mov_b32_e32 v3, 0\n" + GUARDED.format(how=how, than=than, inside=inside)
    assert is_free(body) is free


LOOP = """ v_mov_b32_e32 v1, v0
 s_mov_b64 s[4:5], 0
.Lx:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v1, {step}, v1
 v_cmp_lt_u32_e32 vcc, 0x3ff, v1
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lx"""


@pytest.mark.parametrize(
    ("step", "free"),
    [
        ("0x100", True),
        ("0x200", True),
        ("0x80", False),  # an iteration later a work-item is where another one, of another wave, began
        ("0x0", True),
        ("v0", False),
    ],
)
def test_a_counter_grows_in_the_iterations_that_its_lane_takes_part_in(step: str, free: bool) -> None:
    """Lanes leave in different iterations, and waves are in different iterations: a store's rows come apart by its step."""
    pytest.importorskip("bitwuzla")
    assert is_free(LOOP.format(step=step)) is free


@pytest.mark.parametrize(
    ("step", "free"),
    [
        ("0x100", True),
        ("0x40", False),  # some lanes are a wave's row further than others, in the same iteration
    ],
)
def test_a_counter_that_grows_for_some_lanes_is_no_uniform_one(step: str, free: bool) -> None:
    """All waves pass the barrier of the same iteration, and yet have other counts."""
    pytest.importorskip("bitwuzla")
    body = f""" v_mov_b32_e32 v1, v0
 s_mov_b32 s6, 0
.Lx:
 v_lshlrev_b32_e32 v2, 2, v1
 ds_write_b32 v2, v0
 v_add_u32_e32 v3, {step}, v1
 v_cmp_gt_u32_e32 vcc, 64, v0
 v_cndmask_b32_e32 v1, v1, v3, vcc
 s_barrier
 s_add_i32 s6, s6, 1
 s_cmp_lt_u32 s6, 4
 s_cbranch_scc1 .Lx"""
    assert is_free(body) is free


@pytest.mark.parametrize(
    ("arch", "field", "stride", "free"),
    [
        ("gfx1201", "0x50019", 7, True),
        ("gfx1201", "0x50019", 6, False),  # half of the bytes of a wave are the next one's
        ("gfx1201", "0x50018", 7, False),
        ("gfx1201", "0x40019", 7, False),
        ("gfx1100", "0x50019", 7, False),
    ],
)
def test_the_number_of_a_wave_is_in_a_field_of_ttmp8(arch: str, field: str, stride: int, free: bool) -> None:
    store = "ds_store_b32 v1, v0"
    body = (
        f" s_bfe_u32 s2, ttmp8, {field}\n v_mbcnt_lo_u32_b32 v1, -1, 0\n v_lshlrev_b32_e32 v1, 2, v1\n"
        f" v_lshl_or_b32 v1, s2, {stride}, v1\n {store}"
    )
    assert is_free(body, arch=arch) is free


@pytest.mark.parametrize("branch", [" s_cbranch_execz .Ly\n", " s_cbranch_execnz .Lx\n s_branch .Ly\n", ""])
@pytest.mark.parametrize(("than", "free"), [(64, True), (65, False)])
def test_a_branch_on_active_lanes_goes_where_it_says(branch: str, than: int, free: bool) -> None:
    inside = f"{branch}.Lx:\n ds_write_b32 v3, v0\n.Ly:\n"
    body = " v_mov_b32_e32 v3, 0\n" + GUARDED.format(how="gt", than=than, inside=inside)
    assert is_free(body) is free


def test_a_register_keeps_in_other_lanes_what_it_had() -> None:
    """Of waves behind the first one all lanes have 0, unless the write was executed by all."""
    moved = " v_lshlrev_b32_e32 v3, 2, v0\n"
    for inside, behind, free in (("", moved, True), (moved, "", False)):
        body = " v_mov_b32_e32 v3, 0\n" + GUARDED.format(how="gt", than=64, inside=inside)
        assert is_free(f"{body}\n{behind} ds_write_b32 v3, v0") is free


@pytest.mark.parametrize(
    ("code", "free"),
    [
        (" s_lshl_b32 s4, s3, 8\n v_lshlrev_b32_e32 v1, 2, v0\n v_add_u32_e32 v1, s4, v1\n", True),
        (" v_readfirstlane_b32 s4, v0\n v_lshlrev_b32_e32 v1, 2, v0\n v_sub_u32_e32 v1, v1, s4\n", False),
        (" v_fmac_f32_e32 v0, s3, s3\n v_readfirstlane_b32 s4, v0\n v_lshl_add_u32 v1, v0, 2, s4\n", False),
        # Of the workgroup's number, a register of each wave's own, and one that nothing is put into.
        (" v_lshl_add_u32 v1, v0, 2, s2\n", True),
        (" v_lshl_add_u32 v1, v0, 2, s9\n", False),
        (
            " v_mbcnt_lo_u32_b32 v1, -1, 0\n v_mbcnt_hi_u32_b32 v1, -1, v1\n v_lshlrev_b32_e32 v1, 2, v1\n",
            False,
        ),
        (" s_getreg_b32 s4, hwreg(HW_REG_HW_ID)\n v_lshl_add_u32 v1, v0, 2, s4\n", False),
        (" v_mov_b32_dpp v1, v0 row_shr:1\n v_lshlrev_b32_e32 v1, 2, v1\n", False),
        (" v_and_b32_e32 v1, 0x3f, v0\n v_lshlrev_b32_e32 v1, 2, v1\n", False),
        (" v_xor_b32_e32 v1, s3, v0\n v_lshlrev_b32_e32 v1, 2, v1\n", True),
    ],
)
def test_what_differs_between_waves_is_told_from_what_does_not(code: str, free: bool) -> None:
    pytest.importorskip("bitwuzla")
    asked = "user_sgpr_count 2\nsystem_sgpr_workgroup_id_x 1\nsystem_sgpr_workgroup_id_y 1"
    assert is_free(f"{code} ds_write_b32 v1, v0", directives=asked) is free


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


def test_the_size_of_workgroups_may_be_told() -> None:
    """Of 256 work-items some have the other array's bytes; of 128 none has."""
    body = f"{OWN} ds_write_b32 v1, v0\n v_mov_b32_e32 v2, 0x200\n v_lshl_add_u32 v2, v0, 2, v2\n ds_read_b32 v3, v2"
    assert not is_free(body)
    told = checked(listing(body), assume=["workgroup-size=128"])
    assert is_proved(counts(told)["k"]) and "workgroup-size=128" in told.assumptions
    with pytest.raises(ldsopt.InputError, match="workgroup-size"):
        checked(listing(body), assume=["workgroup-size=512"])


COPY = " s_mov_b32 m0, {}\n buffer_load_dword v0, s[4:7], 0 offen lds\n"


@pytest.mark.parametrize(
    ("m0", "free"),
    [("s3", False), ("0", False), ("s5", True)],
    ids=["the same for all waves", "a constant", "by the wave"],
)
def test_a_copy_goes_to_the_lanes_of_its_wave(m0: str, free: bool) -> None:
    pytest.importorskip("bitwuzla")
    wave = " v_readfirstlane_b32 s5, v0\n s_lshr_b32 s5, s5, 6\n s_lshl_b32 s5, s5, 8\n"
    assert is_free(wave + COPY.format(m0), directives="user_sgpr_count 4") is free


@pytest.mark.parametrize(
    ("code", "free"),
    [
        (" v_mov_b32_e32 v1, 0\n ds_add_u32 v1, v0", True),
        (" v_mov_b32_e32 v1, 0\n ds_add_u32 v1, v0\n ds_read_b32 v2, v1", False),
        (" v_mov_b32_e32 v1, 0\n ds_write_b32 v1, v0", False),
        (f"{OWN} ds_append v2\n ds_write_b32 v1, v0", False),
        (f"{OWN} ds_write_b32 v1, v0\n flat_store_dword v[4:5], v0", True),
        (f"{OWN} s_mov_b64 s[4:5], src_shared_base\n ds_write_b32 v1, v0\n flat_store_dword v[4:5], v0", False),
        (f"{OWN} s_getreg_b32 s4, 0x780f\n ds_write_b32 v1, v0\n flat_store_dword v[4:5], v0", False),
        (f"{OWN} s_getreg_b32 s4, hwreg(HW_REG_HW_ID)\n ds_write_b32 v1, v0\n flat_store_dword v[4:5], v0", True),
        (f"{OWN} v_movrels_b32_e32 v1, v2\n ds_write_b32 v1, v0", False),
        (f"{OWN} s_mov_b64 exec, -1\n ds_write_b32 v1, v0", False),
        (" ds_read_b32 v1, v0\n v_mov_b32_e32 v2, 0\n ds_read_b32 v2, v2", True),
    ],
)  # fmt: skip
def test_each_access_counts_as_what_it_may_touch(code: str, free: bool) -> None:
    check = checked(listing(code))
    assert all(map(is_proved, check.races or ())) is free


def test_the_report_names_two_instructions_and_a_remedy() -> None:
    (found,) = [one for one in checked(listing(EXCHANGE.format(""))).findings if one.rule is Rule.WAVE_RACE]
    assert (found.verdict, found.started.asm_line, found.used and found.used.asm_line) == (
        Verdict.DEFINITE if has_emulator("gfx942") else Verdict.UNPROVEN,
        6,
        8,
    )
    assert "put a barrier behind line 6" in found.advice
    assert checked(listing(EXCHANGE.format("")), no_races=True).races is None


@pytest.mark.parametrize(
    ("mask", "free"),
    [
        ("s_cmp_gt_u32 s6, 7\n s_cselect_b64 s[8:9], -1, 0", True),
        ("s_cmp_gt_u32 s6, 7\n s_cselect_b64 s[8:9], 0, -1", True),
        ("v_cmp_gt_u32_e64 s[8:9], 64, v0", False),
    ],
)
def test_a_mask_of_active_lanes_is_chosen_by_all_waves_or_not(mask: str, free: bool) -> None:
    """LLVM keeps a condition that is the same for all lanes as a mask, and asks it of EXEC again, to branch."""
    pytest.importorskip("bitwuzla")
    body = f""" s_load_dword s6, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e32 v1, 2, v0
 v_xor_b32_e32 v2, 0x100, v1
 {mask}
 s_mov_b32 s3, 0
 s_and_b64 s[12:13], s[8:9], exec
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .Ly
.Lx:
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 s_barrier
 s_add_i32 s3, s3, 1
 s_cmp_lt_u32 s3, 4
 s_cbranch_scc1 .Lx
.Ly:
 ds_write_b32 v2, v0
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v3, v1"""
    asked = "user_sgpr_kernarg_segment_ptr 1\nuser_sgpr_count 2"
    assert is_free(body, directives=asked) is free
