"""Packing beside dynamic LDS, and of what was packed before."""

from __future__ import annotations

import numpy as np
import pytest
from pack_kernels import (
    ONE_AFTER_THE_OTHER,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
)

import ldsopt
from ldsopt import InternalError, Launch, verify
from ldsopt.transforms.pack import facts


def test_dynamic_lds_stays_behind_what_became_smaller():
    dynamic = TILES + "@dyn = external addrspace(3) global [0 x i32], align 4\n"
    body = (
        ONE_AFTER_THE_OTHER
        + "  %d = getelementptr i32, ptr addrspace(3) @dyn, i32 %t\n  store i32 %t, ptr addrspace(3) %d\n"
    )
    text = module(dynamic, kernel(body))
    packed = pack(text)
    assert offsets(packed) == {"A": 0, "B": 0}
    assert "getelementptr i32, ptr addrspace(3) @dyn, i32 %t" in packed.text
    before, after = (ldsopt.parse(t, mcpu="gfx942") for t in (text, packed.text))
    found = verify(before, after, Launch((1, 1), (256,), [np.zeros(256, "i4")], dynamic_lds=1024))
    assert not found.differences


def test_packing_what_was_packed_changes_nothing():
    packed = pack(module(TILES, kernel(ONE_AFTER_THE_OTHER)))
    again = pack(packed.text)
    assert again.text == again.input.text
    before = "packed before, into @ldsopt.arena.k: pack the module from before that, with other options"
    assert left_alone(again) == before
    assert left_alone(pack(packed.text.replace("ldsopt.arena.k", "own"))) == "only one static LDS variable"


def test_a_variable_that_llvm_sees_in_a_function_and_its_text_does_not_name_is_a_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(facts, "globals_named", lambda *_: {"A", "B", "other"})
    with pytest.raises(InternalError, match="the text of k does not show that it names @A"):
        pack(module(TILES, kernel("")))
