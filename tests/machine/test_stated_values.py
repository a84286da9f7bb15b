"""Descriptors, metadata, and what code computes of arguments bound the addresses that a read of LDS may have."""

import pytest
from machine_listing import is_touched, may_read

from ldsopt.machine.distances import place_behind
from ldsopt.machine.entry import KernelEntry
from ldsopt.target.arch import arch

POINTER = "user_sgpr_kernarg_segment_ptr 1"
READ = "ds_read_b32 v9, v8"


def slot(kind: str, *, size: int = 4, offset: int = 16, align: int = 0) -> str:
    """The metadata of one argument."""
    aligned = f"\n    .pointee_align: {align}" if align else ""
    return f".args:\n  - .offset: {offset}\n    .size: {size}\n    .value_kind: {kind}{aligned}"


WORD, LOW, HIGH = "v_mov_b32_e32 v8, s8", "v_and_b32_e64 v8, s8, 0xffff", "v_lshrrev_b32_e64 v8, 16, s8"
LOAD = "s_load_dword s8, s[0:1], 0x10"
DYNAMIC = slot("hidden_dynamic_lds_size")
SIZES = ("hidden_group_size_x", "hidden_group_size_z", "hidden_remainder_y")
LDS_POINTER = slot("dynamic_shared_pointer", align=16)
ARGUMENTS = [
    pytest.param(LOAD, "v_and_b32_e32 v8, 15, s8", LDS_POINTER, {}, (0, 0), id="a pointer to LDS is aligned"),
    *(
        row
        for kind in SIZES
        for row in (
            pytest.param(LOAD, LOW, slot(kind, size=2), {}, (0, 511), id=f"{kind}: as many bits as 256 has"),
            pytest.param(LOAD, LOW, slot(kind, size=2), {"items": 80}, (0, 127), id=f"{kind}: or 80"),
            pytest.param(LOAD, HIGH, slot(kind, size=2, offset=18), {}, (0, 256), id=f"{kind}: in the upper half"),
        )
    ),
    pytest.param(LOAD, LOW, slot("hidden_grid_dims", size=2), {}, (0, 3), id="a grid has three dimensions"),
    *(
        pytest.param(LOAD, f"v_lshlrev_b32_e64 v8, {at}, s8", slot(kind), {}, None, id=f"{kind} times {1 << at}")
        for kind in ("by_value", "global_buffer", "hidden_block_count_x")
        for at in (0, 1)
    ),
    pytest.param("s_load_dword s8, s[2:3], 0x10", WORD, DYNAMIC, {}, None, id="by another pointer"),
    pytest.param("s_load_dword s8, s[0:1], 0x14", WORD, DYNAMIC, {}, None, id="from elsewhere"),
    pytest.param("s_load_dwordx2 s[8:9], s[0:1], 0xc", WORD, DYNAMIC, {}, None, id="the other half"),
]  # fmt: skip


@pytest.mark.parametrize(("load", "then", "metadata", "about", "expected"), ARGUMENTS)
def test_arguments(
    load: str, then: str, metadata: str, about: dict[str, object], expected: tuple[int, int] | None
) -> None:
    code = f" {load}\n s_waitcnt lgkmcnt(0)\n {then}\n {READ}"
    assert may_read(code, expected, directives=POINTER, metadata=metadata, **about)


@pytest.mark.parametrize("load", [LOAD, "s_load_dwordx2 s[8:9], s[0:1], 0x10"])
@pytest.mark.parametrize("metadata", [LDS_POINTER, DYNAMIC])
def test_what_lies_in_lds_is_no_larger(load: str, metadata: str) -> None:
    """It is 65,536 at most, and so 4,096 more than that is 4,096 more than it, or further away."""
    code = f" {load}\n s_waitcnt lgkmcnt(0)\n s_sub_u32 s8, 0x11000, s8\n {WORD}\n {READ}"
    assert not is_touched(code, 0xFFC, directives=POINTER, metadata=metadata)
    assert is_touched(code, 0x1000, directives=POINTER, metadata=metadata)


def test_metadata_may_have_its_keys_in_any_order() -> None:
    code = f" {LOAD}\n s_waitcnt lgkmcnt(0)\n {LOW}\n {READ}"
    for metadata, is_known in (
        (".args:\n  - .size: 2\n    .value_kind: hidden_grid_dims\n    .offset: 16\n.symbol: k.kd", True),
        (".args:\n  - .value_kind: hidden_grid_dims\n    .offset: 16\n    .size: 2\n.vgpr_count: 4", True),
        (slot("hidden_grid_dims", size=2).replace("16", "many"), False),
        (".args:\n  - .offset: 16\n    .value_kind: hidden_grid_dims", False),
    ):
        assert may_read(code, (0, 3), directives=POINTER, metadata=metadata) is is_known, metadata


def test_preloaded_arguments_have_what_the_metadata_says_of_them() -> None:
    asked = f"{POINTER}\nuser_sgpr_kernarg_preload_length 2\nuser_sgpr_kernarg_preload_offset 4"
    code = f" v_and_b32_e64 v8, s2, 0xffff\n {READ}"
    assert may_read(code, (0, 3), directives=asked, metadata=slot("hidden_grid_dims", size=2))


ID = f" v_bfe_u32 v1, v0, {{}}, 10\n v_lshlrev_b32_e32 v8, 2, v1\n {READ}"
WHOLE = f" v_lshlrev_b32_e32 v8, 2, v0\n {READ}"
SHAPE = ".reqd_workgroup_size:\n  - 16\n  - 8\n  - 1"
SHAPES = [
    *((ID.format(at), SHAPE, {"axes": 2}, 4 * most) for at, most in ((0, 15), (10, 7), (20, 0))),
    (ID.format(10), ".reqd_workgroup_size: [16, 8, 1]", {"axes": 2}, 28),
    (WHOLE, ".reqd_workgroup_size: [200, 1, 1]", {"axes": 2}, 4 * 199),  # of one row
    (f" v_lshlrev_b32_e32 v8, 2, v1\n {READ}", SHAPE, {"arch": "gfx1030", "axes": 1}, 28),
    *((ID.format(10), f".reqd_workgroup_size: {no_shape}", {"axes": 2}, 1020) for no_shape in ("[16, 8]", "[0, 8, 1]", "many")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "metadata", "about", "last"), SHAPES)
def test_the_required_size_of_a_workgroup_bounds_its_ids(
    code: str, metadata: str, about: dict[str, object], last: int
) -> None:
    assert may_read(code, (0, last), metadata=metadata, **about)


def test_ids_along_several_axes_in_one_register_are_no_single_id() -> None:
    assert is_touched(WHOLE, 0x8000, axes=2)


LOADS = [
    ("global_load_ushort v8, v[2:3], off", 0xFFFF),
    ("global_load_ubyte v8, v[2:3], off", 0xFF),
    ("buffer_load_ushort v8, v2, s[4:7], 0 offen", 0xFFFF),
    ("global_load_short_d16 v8, v[2:3], off", None),
    ("global_load_sbyte v8, v[2:3], off", None),
    ("global_load_dword v8, v[2:3], off", None),
]


@pytest.mark.parametrize(("load", "most"), LOADS)
def test_bytes_and_halves_that_zeros_extend_have_as_many_bits(load: str, most: int | None) -> None:
    code = f" {load}\n s_waitcnt vmcnt(0)\n v_lshrrev_b32_e32 v8, 2, v8\n {READ}"
    assert may_read(code, None if most is None else (0, most >> 2))


# --- remainders, and what is known behind branches -------------------------------------------------------------------


def remainder(
    *, between: str = "s_ashr_i32 s1, s0, 31\n s_lshr_b32 s1, s1, 30", terms: str = "s0, s1", mask: str = "-4"
) -> str:
    """4,096 times what is left of a signed number divided by 4, if that is not negative."""
    return f""" s_load_dword s0, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 {between}
 s_add_i32 s1, {terms}
 s_and_b32 s1, s1, {mask}
 s_sub_i32 s2, s0, s1
 s_max_i32 s2, s2, 0
 s_lshl_b32 s2, s2, 12
 v_mov_b32_e32 v8, s2
 {READ}"""


FOURTHS = "s_ashr_i32 s1, s0, 31\n s_lshr_b32 s1, s1, 30"
NEGATIVE = f"s_and_b32 s0, s3, 1\n s_sub_i32 s0, s0, 2\n {FOURTHS}"  # -1 and -2, whose multiple of 4 is 0
REMAINDERS = [
    ({}, 3),
    ({"terms": "s1, s0", "mask": "0xfffffffc"}, 3),
    ({"between": "s_lshr_b32 s1, s0, 31", "mask": "-2"}, 1),
    ({"between": NEGATIVE}, 0),
    # What differs in one place is none.
    ({"mask": "-2"}, None),
    ({"mask": "-8"}, None),
    ({"terms": "s3, s1"}, None),
    ({"between": f"{FOURTHS}\n s_mov_b32 s0, s3"}, None),
    ({"between": f"{FOURTHS}\n s_mov_b32 s1, s3"}, None),
    ({"between": f"{FOURTHS}\n s_load_dword s0, s[4:5], 0x8"}, None),
    ({"between": f"{FOURTHS}\n s_mov_b64 s[0:1], s[6:7]"}, None),
    ({"between": f"{FOURTHS}\n s_swappc_b64 s[30:31], s[6:7]"}, None),
    ({"between": f"{FOURTHS}\n s_cbranch_scc0 .LBB0_1\n.LBB0_1:"}, None),
]


@pytest.mark.parametrize(("parts", "most"), REMAINDERS)
def test_remainders_of_signed_numbers(parts: dict[str, str], most: int | None) -> None:
    code = remainder(**parts)
    assert is_touched(code, 0xF000) if most is None else may_read(code, (0, most * 4096))


def flagged(here: str = "0", between: str = "s_nop 0", branch: str = "s_cbranch_vccnz") -> str:
    """A mask says by which path a block was reached; on one of them v8 is known."""
    return f""" s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB0_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, {here}
.LBB0_2:
 {between}
 s_and_not1_b32 vcc_lo, exec_lo, s0
 {branch} .LBB0_4
 s_endpgm
.LBB0_4:
 ds_load_b32 v9, v8"""


WIDE = (
    flagged()
    .replace("s_mov_b32 s0,", "s_mov_b64 s[0:1],")
    .replace("s_and_not1_b32 vcc_lo, exec_lo, s0", "s_andn2_b64 vcc, exec, s[0:1]")
    .replace("ds_load", "ds_read")
)
FLAGS = [
    pytest.param("gfx1201", flagged(), True, id="only the path that sets the mask to zero goes on"),
    pytest.param("gfx1201", flagged(here="s3"), True, id="whatever it is there"),
    pytest.param("gfx942", WIDE, True, id="of 64 lanes"),
    pytest.param("gfx942", WIDE.replace("s_mov_b64 s[0:1], -1", "s_mov_b32 s0, -1"), False, id="one half alone"),
    pytest.param("gfx1201", flagged(branch="s_cbranch_vccz"), False, id="the other way goes on"),
    pytest.param("gfx1201", flagged(between="s_mov_b32 s0, s3"), False, id="overwritten"),
    pytest.param("gfx1201", flagged(between="s_mov_b32 s0, 0"), False, id="overwritten with zero"),
]  # fmt: skip


@pytest.mark.parametrize(("arch", "code", "is_known"), FLAGS)
def test_what_holds_on_the_only_path_to_a_branch_is_known_behind_it(
    arch: str, code: str, is_known: bool
) -> None:
    assert may_read(code, (0, 1020) if is_known else None, arch=arch)


MASKED = "v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc"


@pytest.mark.parametrize(
    ("branch", "mask", "is_known"),
    [("s_cbranch_execz", "s_nop 0", True), ("s_cbranch_execz", MASKED, False), ("s_cbranch_execnz", "s_nop 0", False)],
)  # fmt: skip
def test_a_kernels_wave_begins_with_some_lane(branch: str, mask: str, is_known: bool) -> None:
    code = f" {mask}\n {branch} .LBB0_2\n v_lshlrev_b32_e32 v8, 2, v0\n.LBB0_2:\n {READ}"
    assert may_read(code, (0, 1020) if is_known else None)


@pytest.mark.parametrize(
    ("name", "place"), [("gfx600", None), ("gfx700", None), ("gfx803", 0), ("gfx942", 0)]
)
def test_pointer_to_arguments_is_followed_where_offsets_count_bytes(name: str, place: int | None) -> None:
    """Before gfx8 they count dwords: `s_load_dword s8, s[0:1], 0x10` loads the word at byte 64."""
    state = KernelEntry(64, 64, arguments=0).state(arch(name))
    assert place_behind(state, "s[0:1]") == place
