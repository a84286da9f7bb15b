"""Names put into another global, and the independent check of it on single lines; of modules it is `test_postcondition.py`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt.ir.edits import Address, is_relocated, relocated

PLACES = {"A": Address("arena", 0), "B": Address("arena", 64), 'c "d': Address("other one", 16)}
PIECES = st.sampled_from(
    ["@A", "@B", '@"c \\22d"', "@other", '"@A"', '!"@B"', "%A", " ", ", ", "(", ")", "i32 64", "getelementptr (i8, ",
     "ptr addrspace(3) ", "@arena", "getelementptr inbounds nuw (i8, ptr addrspace(3) @arena, i32 8)"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=12))
def test_what_was_relocated_is_recognized(pieces: list[str]):
    line = " ".join(pieces)
    assert is_relocated(line, relocated(line, PLACES), PLACES)


@given(st.lists(PIECES, min_size=1, max_size=8), st.data())
def test_any_other_address_is_noticed(pieces: list[str], data: st.DataObject):
    line = " ".join(pieces)
    name = data.draw(st.sampled_from(sorted(PLACES)))
    wrong = {**PLACES, name: Address(PLACES[name].name, PLACES[name].offset + 4)}
    after = relocated(line, wrong)
    assert is_relocated(line, after, PLACES) == (after == relocated(line, PLACES))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 2, ptr addrspace(3) @arena"),
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 1, ptr addrspace(3) @A"),
        ("  store i32 1, ptr addrspace(3) @A", "  store i32 1, ptr addrspace(3) @arena, align 4"),
        ("  store i32 1, ptr addrspace(3) @other", "  store i32 1, ptr addrspace(3) @arena"),
    ],
)
def test_any_other_change_is_noticed(before: str, after: str):
    assert not is_relocated(before, after, PLACES)
