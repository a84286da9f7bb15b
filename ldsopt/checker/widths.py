"""How many bytes of LDS a machine instruction touches in one lane.

Accesses are merged on the way to the code: the load-store vectorizer and the combiner make one wide access of several
and keep the location of one of them. So an instruction that is wider than the access it is mapped to touches bytes on
one or both sides of it, too; and one that is narrower touches a part of them only.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction

_SIZE = re.compile(r"_[bdfiu](8|16|32|64|96|128)(?=_|$)")
_TWO = re.compile(r"ds_(?:read2|write2|wrxchg2|(?:load|store|storexchg)_2addr)")
_STRIDE = re.compile(r"st64|stride64")
_OFFSET = re.compile(r"\boffset([01]):(\d+)")
_STRIDE_ELEMENTS = 64


class Width(NamedTuple):
    """How many bytes one lane of an instruction touches.

    Attributes:
        piece: bytes in a row.
        span: bytes from the first to the last; more than ``piece`` for instructions with two addresses.
    """

    piece: int
    span: int


def width(instruction: AsmInstruction) -> Width | None:
    """The width of a ``ds_`` instruction; ``None`` where it is not known.

    >>> width(AsmInstruction("ds_read_b64_tr_b16", "v[0:1], v2", 1))
    Width(piece=8, span=8)
    >>> width(AsmInstruction("ds_read2st64_b32", "v[0:1], v2 offset0:1 offset1:3", 1))
    Width(piece=4, span=516)
    """
    piece, has_two = _piece(instruction.mnemonic)
    if not piece:
        return None
    if not has_two:
        return Width(piece, piece)
    offsets = {number: int(value) for number, value in _OFFSET.findall(instruction.operands)}
    stride = piece * (_STRIDE_ELEMENTS if _STRIDE.search(instruction.mnemonic) else 1)
    return Width(piece, abs(offsets.get("1", 0) - offsets.get("0", 0)) * stride + piece)


@lru_cache(maxsize=256)
def _piece(mnemonic: str) -> tuple[int, bool]:
    """Bytes in a row, 0 if they are not known; whether there are two addresses."""
    found = _SIZE.search(mnemonic)
    if found is None or not mnemonic.startswith("ds_"):
        return 0, False
    return int(found[1]) // 8, bool(_TWO.match(mnemonic))
