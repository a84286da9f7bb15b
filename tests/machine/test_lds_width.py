"""How many bytes of LDS an instruction touches in one lane, and where they begin."""

from __future__ import annotations

import pytest

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.machine.lds_width import lds_width


@pytest.mark.parametrize(
    ("mnemonic", "operands", "piece", "offsets"),
    [
        ("ds_read_u8", "v0, v1", 1, (0,)),
        ("ds_read_u16_d16_hi", "v0, v1 offset:6", 2, (6,)),
        ("ds_load_b96", "v[0:2], v3", 12, (0,)),
        ("ds_write2_b64", "v0, v[2:3], v[4:5] offset0:2 offset1:5", 8, (16, 40)),
        ("ds_store_2addr_stride64_b32", "v0, v1, v2 offset1:1", 4, (0, 256)),
        ("ds_add_rtn_u32", "v0, v1, v2", 4, (0,)),
        ("ds_pk_add_f16", "v0, v1", 4, (0,)),
        ("ds_pk_add_rtn_bf16", "v0, v1, v2 offset:8", 4, (8,)),
        ("ds_load_tr16_b128", "v[0:3], v4 offset:0x40", 16, (64,)),
        ("global_load_async_to_lds_b128", "v1, v0, s[2:3] offset:16 scale_offset", 16, (16,)),
        ("global_store_async_from_lds_b8", "v[0:1], v2, off", 1, (0,)),
    ],
)
def test_of_an_instruction(mnemonic: str, operands: str, piece: int, offsets: tuple[int, ...]) -> None:
    assert lds_width(AsmInstruction(mnemonic, operands, 1)) == (piece, offsets)


@pytest.mark.parametrize(
    ("mnemonic", "operands"),
    [
        ("ds_append", "v0"),
        ("buffer_load_dword", "v0, off, s[0:3], 0"),
        ("flat_load_dwordx2", "v[0:1], v[2:3]"),
        ("global_load_b128", "v[0:3], v[4:5], off"),
        ("ds_add_src2_u32", "v0 offset:4"),  # its second address comes from the first's bytes
        ("ds_read_b32", "v0, v1 offset:4*n"),
        ("ds_read_b32", "v0, v1 offset:4+4"),
    ],
)
def test_of_others_is_not_known(mnemonic: str, operands: str) -> None:
    assert lds_width(AsmInstruction(mnemonic, operands, 1)) is None


def test_the_span_of_two_addresses_is_from_the_first_byte_to_the_last() -> None:
    width = lds_width(AsmInstruction("ds_read2_b32", "v[0:1], v2 offset0:3 offset1:1", 1))
    assert width is not None and width.span == 12
