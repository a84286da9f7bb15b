"""The lanes that run a block, by the branches that lead there."""

import pytest
from text_sections import beside

import ldsopt
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.ranges.waves import Arms, opposite

TEXTS = beside(__file__)
KERNEL = TEXTS["KERNEL"]


def told(first: str, second: str, other: str = "middle", has_whole_waves: bool = False) -> list[bool]:
    """Of each pair of arms of one condition, which of them ``a`` and ``b`` are in: whether a lane's own mask is asked."""
    module = ldsopt.parse(KERNEL.format(first=first, second=second, other=other), mcpu="gfx942")
    (function,) = module.functions()
    arms = Arms(module, function, of_function(function), has_whole_waves)
    return [one.lane is None for one, _ in opposite(arms.of(1), arms.of(3))]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param("%c", "%c", [True], id="one condition, on true and on false"),
        pytest.param("%c", "%d", [], id="two conditions"),
        pytest.param("%c", "%not", [], id="on false of the inverted one is on true"),
        pytest.param("%bit", "%c", [False], id="a bit of a ballot that is set tells of another lane"),
        pytest.param("%c", "%bit", [], id="one that is clear tells nothing"),
    ],
)
def test_lanes_of_opposite_arms(first: str, second: str, expected: list[bool]) -> None:
    assert told(first, second) == expected


def test_a_block_with_another_edge_in_tells_nothing() -> None:
    assert told("%c", "%c", other="a") == []


def test_nothing_is_told_where_lanes_may_run_what_they_do_not_come_by() -> None:
    assert told("%c", "%c", has_whole_waves=True) == []
