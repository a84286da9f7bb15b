"""Element addresses that depend on the workgroup's size, compared with trying every size."""

from itertools import product

import pytest

from ldsopt import EXAMPLE, UsageError, narrow_fences, parse
from ldsopt.analysis.addresses.item_offsets import SIZE, ItemAddress, ItemOffsets, meet


def touches(first: ItemOffsets, second: ItemOffsets, sizes: tuple[int, int], count: int) -> bool:
    """`meet` by trying every size of the workgroup, and multiples near 0."""
    assert isinstance(first.own, tuple)
    assert isinstance(second.own, tuple)
    size_stride = first.size_stride or second.size_stride
    for size in range(1, count + 1):
        for i, j, n in product(range(size), range(size), range(-count, count + 1)):
            distance = first.own[i] - second.own[j] + size_stride * size * n
            if i != j and -sizes[0] < distance < sizes[1]:
                return True
    return False


@pytest.mark.parametrize("step", [-4, 1, 3, 4])
@pytest.mark.parametrize("apart", [-4, -1, 0, 2, 5])
def test_the_answer_is_that_of_trying_every_size(step: int, apart: int) -> None:
    count = 5
    for size_stride, sizes in product((abs(step), 3 * abs(step)), ((1, 1), (4, 2), (2, 4))):
        first = ItemOffsets(tuple(step * item + apart for item in range(count)), size_stride=size_stride)
        second = ItemOffsets(tuple(step * item for item in range(count)), size_stride=size_stride)
        found = meet(ItemAddress("a", first), ItemAddress("a", second), sizes, count)
        tried = touches(first, second, sizes, count)
        assert found or not tried
        assert found == tried or apart  # multiples beyond those of 5 work-items count as well


def test_a_difference_of_sizes_is_a_multiple_of_the_size() -> None:
    own = tuple(4 * item for item in range(8))
    at = ItemAddress("a", ItemOffsets(own))
    behind = ItemAddress("a", ItemOffsets(own, ((SIZE, 4),)))
    assert not meet(at, behind, (4, 4), 8)
    assert meet(at, ItemAddress("a", ItemOffsets(own, ((SIZE, 2),))), (4, 4), 8)


def test_no_other_promise_is_taken() -> None:
    with pytest.raises(UsageError, match="indices-do-not-wrap"):
        narrow_fences(parse(EXAMPLE), assume=("nothing",))  # type: ignore[arg-type]
