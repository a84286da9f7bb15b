"""The bytes of LDS that each lane touches: two stores of one wave, and of two."""

import pytest
from text_sections import beside

import ldsopt
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, footprints_of
from ldsopt.analysis.ranges.waves import Arms, InWaves, LaneFootprints, wave_ids

TEXTS = beside(__file__)

KERNEL = TEXTS["KERNEL"]


def met(at: str, base: str = "@A", *, named_bases: bool = True) -> tuple[bool, bool]:
    """True if two stores may meet: within a wave, and in two. Each work-item makes one at its id, and one at ``at``."""
    module = ldsopt.parse(KERNEL.format(at=at, base=base))
    provenance = Provenance(module)
    (found,) = provenance.found
    (function,) = provenance.functions()
    ids = wave_ids(provenance, function, is_row=False)
    assert ids is not None
    dynamic = frozenset(number for number, each in enumerate(provenance.bases) if each.is_dynamic)
    layout = BaseLayout(frozenset() if named_bases else dynamic)
    arms = Arms(module, function, of_function(function), has_whole_waves=False)
    blocks = {access.line: 0 for access in found.accesses}
    lanes = LaneFootprints(footprints_of(provenance, function), layout, ids, arms, blocks)
    one, other = (InWaves(access, ids.waves) for access in found.accesses)
    return lanes.apart(one, other) is None, lanes.meet_between(one, other)


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        pytest.param("xor i32 %t, 1", (True, False), id="the lane beside"),
        pytest.param("xor i32 %t, 64", (False, True), id="the same lane of the other wave"),
        pytest.param("add i32 %t, 128", (False, False), id="behind all of them"),
        pytest.param("add i32 %t, 127", (False, True), id="the last one and behind"),
        pytest.param("add i32 %t, %unknown", (True, True), id="nobody knows where"),
    ],
)
def test_lanes_that_meet(at: str, expected: tuple[bool, bool]) -> None:
    assert met(at) == expected


def test_variables_that_may_share_their_address_meet_unless_that_is_assumed_away() -> None:
    assert met("xor i32 %t, 1", "@B") == (False, False)
    assert met("xor i32 %t, 1", "@B", named_bases=False) == (True, False)
    assert met("xor i32 %t, 64", "@B", named_bases=False) == (False, True)
