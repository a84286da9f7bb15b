"""What a kernel's descriptor and metadata say of its registers and arguments bounds addresses."""

from __future__ import annotations

import pytest
from machine_listing import listing, span

from ldsopt.api.machine_code import check_code
from ldsopt.isa.kernel_start import ArgumentSlot, slots_of_listing

POINTER = "user_sgpr_kernarg_segment_ptr 1"


def slot(kind: str, *, size: int = 4, offset: int = 16, align: int = 0) -> str:
    """The metadata of one argument."""
    aligned = f"\n    .pointee_align: {align}" if align else ""
    return f".args:\n  - .offset: {offset}\n    .size: {size}\n    .value_kind: {kind}{aligned}"


def of_argument(
    then: str, metadata: str, *, load: str = "s_load_dword s8, s[0:1], 0x10", **about: object
) -> object:
    """The bounds of an address that is computed of an argument."""
    code = f" {load}\n s_waitcnt lgkmcnt(0)\n {then}\n ds_read_b32 v9, v8"
    return span(code, directives=POINTER, metadata=metadata, **about)


class TestArguments:
    WORD, HALF = "v_mov_b32_e32 v8, s8", "s_and_b32 s8, s8, 0xffff\n v_mov_b32_e32 v8, s8"

    def test_a_pointer_to_lds_lies_in_it(self) -> None:
        assert of_argument(self.WORD, slot("dynamic_shared_pointer", align=16)) == (0, 65536)
        assert of_argument("v_and_b32_e32 v8, 15, s8", slot("dynamic_shared_pointer", align=16)) == (0, 0)

    def test_how_much_dynamic_lds_there_is_as_well(self) -> None:
        assert of_argument(self.WORD, slot("hidden_dynamic_lds_size")) == (0, 65536)

    @pytest.mark.parametrize("kind", ["hidden_group_size_x", "hidden_group_size_z", "hidden_remainder_y"])
    def test_a_size_is_no_larger_than_a_workgroup_may_be(self, kind: str) -> None:
        lower, upper = slot(kind, size=2, offset=16), slot(kind, size=2, offset=18)
        assert of_argument(self.HALF, lower) == (0, 511)  # as many bits as 256 has
        assert of_argument(self.HALF, lower, items=64) == (0, 127)
        assert of_argument("s_lshr_b32 s8, s8, 16\n v_mov_b32_e32 v8, s8", upper) == (0, 256)

    def test_the_grid_has_no_more_than_three_dimensions(self) -> None:
        assert of_argument(self.HALF, slot("hidden_grid_dims", size=2)) == (0, 3)

    @pytest.mark.parametrize("kind", ["by_value", "global_buffer", "hidden_block_count_x"])
    def test_nothing_is_said_of_others(self, kind: str) -> None:
        assert of_argument(self.WORD, slot(kind)) is None

    def test_nor_of_what_is_loaded_by_another_pointer_or_from_elsewhere(self) -> None:
        metadata = slot("hidden_dynamic_lds_size")
        assert of_argument(self.WORD, metadata, load="s_load_dword s8, s[2:3], 0x10") is None
        assert of_argument(self.WORD, metadata, load="s_load_dword s8, s[0:1], 0x14") is None
        assert of_argument(self.WORD, metadata, load="s_load_dwordx2 s[8:9], s[0:1], 0xc") is None
        assert of_argument(self.WORD, metadata, load="s_load_dwordx2 s[8:9], s[0:1], 0x10") == (0, 65536)

    def test_keys_may_come_in_any_order_and_lack(self) -> None:
        text = listing("", metadata=slot("by_value", size=8) + "\n.symbol: k.kd")
        assert slots_of_listing(text.splitlines()) == {"k": (ArgumentSlot(16, 8, "by_value"),)}
        first = text.replace("  - .name: k\n", "  - .vgpr_count: 4\n").replace("...", "    .name: k\n...")
        assert slots_of_listing(first.splitlines()) == {"k": (ArgumentSlot(16, 8, "by_value"),)}
        assert slots_of_listing(text.replace(".offset: 16", ".offset: many").splitlines()) == {"k": ()}


class TestPreloadedArguments:
    """Words of arguments that a kernel of gfx942 has in scalar registers from the beginning on."""

    ASKED = f"{POINTER}\nuser_sgpr_kernarg_preload_length 2\nuser_sgpr_kernarg_preload_offset 4"
    CODE = """ s_load_dword s8, s[0:1], 0x14
 s_waitcnt lgkmcnt(0)
 s_add_i32 m0, s8, 0
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, {base}
 ds_read_b32 v2, v1 offset:0x400"""

    def is_apart(self, base: str, directives: str = ASKED) -> bool:
        text = listing(self.CODE.format(base=base), directives=directives)
        return not check_code(text.encode(), "k.s").findings

    def test_are_those_that_are_loaded(self) -> None:
        assert self.is_apart("s3")
        assert not self.is_apart("s2")  # the one in front of it
        assert not self.is_apart("s3", POINTER)

    def test_begin_behind_all_other_registers_that_are_asked_for(self) -> None:
        asked = f"{self.ASKED}\nuser_sgpr_dispatch_id 1"
        assert self.is_apart("s5", asked) and not self.is_apart("s3", asked)

    def test_have_what_the_metadata_says_of_them(self) -> None:
        code = " v_mov_b32_e32 v8, s2\n ds_read_b32 v9, v8"
        assert span(code, directives=self.ASKED, metadata=slot("hidden_dynamic_lds_size")) == (0, 65536)

    def test_are_not_known_where_an_expression_lays_registers_out(self) -> None:
        assert not self.is_apart("s3", self.ASKED.replace("length 2", "length COUNT"))


class TestShapes:
    """A workgroup whose size the kernel requires."""

    ID = " v_bfe_u32 v1, v0, {at}, 10\n v_lshlrev_b32_e32 v8, 2, v1\n ds_read_b32 v9, v8"
    SHAPE = ".reqd_workgroup_size:\n  - 16\n  - 8\n  - 1"

    @pytest.mark.parametrize(("at", "most"), [(0, 15), (10, 7), (20, 0)])
    def test_bounds_the_ids_along_each_axis(self, at: int, most: int) -> None:
        assert span(self.ID.format(at=at), axes=2, metadata=self.SHAPE) == (0, 4 * most)
        assert span(self.ID.format(at=at), axes=2, metadata=".reqd_workgroup_size: [16, 8, 1]") == (
            0,
            4 * most,
        )

    def test_of_one_row_leaves_one_id(self) -> None:
        whole = " v_lshlrev_b32_e32 v8, 2, v0\n ds_read_b32 v9, v8"
        assert span(whole, axes=2, metadata=".reqd_workgroup_size: [200, 1, 1]") == (0, 4 * 199)
        found = span(whole, axes=2)
        assert found is None or found[1] > 1 << 20

    def test_elsewhere_each_id_has_its_register(self) -> None:
        code = " v_lshlrev_b32_e32 v8, 2, v1\n ds_read_b32 v9, v8"
        assert span(code, arch="gfx1030", axes=1, metadata=self.SHAPE) == (0, 28)

    @pytest.mark.parametrize("shape", ["[16, 8]", "[0, 8, 1]", "many"])
    def test_what_is_no_shape_says_nothing(self, shape: str) -> None:
        assert span(self.ID.format(at=10), axes=2, metadata=f".reqd_workgroup_size: {shape}") == (0, 1020)


@pytest.mark.parametrize(
    ("load", "expected"),
    [
        ("global_load_ushort v8, v[2:3], off", (0, 0xFFFF)),
        ("global_load_ubyte v8, v[2:3], off", (0, 0xFF)),
        ("buffer_load_ushort v8, v2, s[4:7], 0 offen", (0, 0xFFFF)),
        ("global_load_short_d16 v8, v[2:3], off", None),
        ("global_load_sbyte v8, v[2:3], off", None),
        ("global_load_dword v8, v[2:3], off", None),
    ],
)
def test_bytes_and_halves_that_zeros_extend_have_as_many_bits(load: str, expected: object) -> None:
    assert span(f" {load}\n s_waitcnt vmcnt(0)\n ds_read_b32 v9, v8") == expected
