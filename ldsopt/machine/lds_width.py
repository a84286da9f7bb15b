"""The number of bytes of LDS that a machine instruction touches in one lane, and their first.

Bytes are counted from the address register's value. Of two addresses (``ds_read2_b32``) each has its own offset, in
elements, or in 64 of them (``st64``, ``stride64``). Source: LLVM, DSInstructions.td.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.operands import operands

_SIZES = {f"{kind}{bits}": bits // 8 for kind in "bdfiu" for bits in (8, 16, 32, 64, 96, 128)}
_TWO = ("ds_read2", "ds_write2", "ds_wrxchg2", "ds_load_2addr", "ds_store_2addr", "ds_storexchg_2addr")
_FAR_ELEMENTS = 64
_PACKED_BYTES = 4


class LdsWidth(NamedTuple):
    """The bytes that one lane of an instruction touches.

    Attributes:
        piece: bytes in a row.
        offsets: their beginnings, in bytes from the address register's value; two for an instruction with two
            addresses.
    """

    piece: int
    offsets: tuple[int, ...]

    @property
    def span(self) -> int:
        """Bytes from the first to the last; more than ``piece`` for instructions with two addresses."""
        return max(self.offsets) - min(self.offsets) + self.piece


def lds_width(instruction: AsmInstruction) -> LdsWidth | None:
    """The width of a ``ds_`` instruction or an asynchronous copy; ``None`` where it is not known.

    Not known are those that take a second address from memory (``ds_add_src2_u32``), and an offset that is an
    expression.

    >>> lds_width(AsmInstruction("ds_read_b64_tr_b16", "v[0:1], v2 offset:8", 1))
    LdsWidth(piece=8, offsets=(8,))
    >>> lds_width(AsmInstruction("ds_read2st64_b32", "v[0:1], v2 offset0:1 offset1:3", 1)).span
    516
    >>> lds_width(AsmInstruction("ds_pk_add_f16", "v0, v1", 1))
    LdsWidth(piece=4, offsets=(0,))
    """
    piece, has_two, stride = lds_shape(instruction.mnemonic)
    given = operands(instruction).offsets
    if not piece or given is None:
        return None
    if not has_two:
        return LdsWidth(piece, (given.get("offset", 0),))
    return LdsWidth(piece, (given.get("offset0", 0) * stride, given.get("offset1", 0) * stride))


class LdsShape(NamedTuple):
    """The bytes in a row, 0 if unknown; true if there are two addresses; the bytes that an offset counts."""

    piece: int
    has_two: bool
    stride: int


@lru_cache(maxsize=256)
def lds_shape(mnemonic: str) -> LdsShape:
    """The size of an access of LDS, by its name.

    >>> lds_shape("ds_wrxchg2st64_rtn_b32"), lds_shape("global_load_b32").piece
    (LdsShape(piece=4, has_two=True, stride=256), 0)
    """
    found = next((_SIZES[word] for word in mnemonic.split("_")[1:] if word in _SIZES), 0)
    is_copy = "_async_" in mnemonic and "_lds_" in mnemonic
    is_packed = mnemonic.startswith("ds_pk_")
    if not found or "_src2" in mnemonic or not (mnemonic.startswith("ds_") or is_copy):
        return LdsShape(_PACKED_BYTES if is_packed else 0, False, 0)
    piece = _PACKED_BYTES if is_packed else found
    stride = piece * (_FAR_ELEMENTS if "st64" in mnemonic or "stride64" in mnemonic else 1)
    return LdsShape(piece, mnemonic.startswith(_TWO), stride)
