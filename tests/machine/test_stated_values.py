"""The pointer to a kernel's arguments, as a register holds it; what is known of arguments is ``check/bytes_by_arguments_*.s``."""

from __future__ import annotations

import pytest

from ldsopt.machine.distances import place_behind
from ldsopt.machine.entry import KernelEntry
from ldsopt.target.arch import arch


@pytest.mark.parametrize(
    ("name", "place"), [("gfx600", None), ("gfx700", None), ("gfx803", 0), ("gfx942", 0)]
)
def test_pointer_to_arguments_is_followed_where_offsets_count_bytes(name: str, place: int | None) -> None:
    """Before gfx8 they count dwords: `s_load_dword s8, s[0:1], 0x10` loads the word at byte 64."""
    state = KernelEntry(64, 64, arguments=0).state(arch(name))
    assert place_behind(state, "s[0:1]") == place
