"""Differences that loops keep positive: how much is left of what they count."""

import pytest
from text_sections import beside

import ldsopt
from ldsopt.analysis import integers
from ldsopt.analysis.addresses.differences import Differences
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.analysis.ranges.values import plain

TEXTS = beside(__file__)

LOOP = TEXTS["LOOP"]
ENOUGH = (65, (1 << 31) - 64)
"""Values of ``%n`` of which nothing wraps."""


def found(
    text: str, argument: tuple[int, int] | None = ENOUGH, *, followed: bool = False
) -> dict[str, tuple[int, int]]:
    """The known values of the loop, from the least to the largest, for such an ``%n``; or, ``followed``, those of which
    more is known in an iteration that another one follows."""
    module = ldsopt.parse(text, mcpu="gfx942")
    provenance = Provenance(module)
    (function,) = provenance.functions()
    flow = of_function(function)
    sums, ranges = Differences(module, function, flow), ranges_of(provenance).function(function)
    known = {}
    if argument is not None:
        known[function.arguments[0]] = plain(integers.interval(32, *argument))
    (loop,) = flow.loops
    known |= sums.counted(loop, ranges.given(known).of)
    known |= sums.positive(loop, ranges.given(known).of)
    names = {i.address: module.lines[i.line].split()[0] for i in function.instructions}
    if followed:
        known = sums.followed(loop, ranges.given(known).of)
    values = {names[address]: value.plain(32) for address, value in known.items() if address in names}
    return {name: (value.signed_min, value.signed_max) for name, value in values.items()}


def changed(old: str, new: str) -> str:
    assert LOOP.count(old) == 1, old
    return LOOP.replace(old, new)


def test_what_is_left_is_positive_in_each_iteration() -> None:
    assert found(LOOP) == {"%k": (0, (1 << 31) - 129), "%left": (1, (1 << 31) - 1)}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("%over = add i32 %k, 64", "%over = add i32 %k, 65", id="one more is taken off"),
        pytest.param("sub i32 %n, %over", "sub i32 %over, %n", id="the other way round"),
        pytest.param("sub i32 %n, %over", "sub i32 %m, %over", id="of another value"),
        pytest.param("icmp slt i32 %k.next, %bound", "icmp slt i32 %k, %bound", id="the last iteration compares late"),
        pytest.param("icmp slt i32 %k.next, %bound", "icmp ult i32 %k.next, %bound", id="an unsigned compare"),
        pytest.param("icmp slt i32 %k.next, %bound", "icmp sle i32 %k.next, %bound", id="or equal"),
        pytest.param("icmp slt i32 %k.next, %bound", "icmp ne i32 %k.next, %bound", id="not equal"),
        pytest.param("br i1 %again, label %head, label %end", "br i1 %again, label %end, label %head", id="goes on where it does not hold"),
        pytest.param("br i1 %enters, label %head, label %end", "br i1 %enters, label %end, label %head", id="entered where it does not hold"),
        pytest.param("icmp sgt i32 %bound, 0", "icmp sgt i32 %m, 0", id="entered by another compare"),
        pytest.param("[ 0, %entry ]", "[ 1, %entry ]", id="begins elsewhere than is compared"),
        pytest.param("%k.next = add i32 %k, 32", "%k.next = xor i32 %m, 5", id="no sum"),
    ],
)  # fmt: skip
def test_what_is_not(old: str, new: str) -> None:
    assert "%left" not in found(changed(old, new))


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        pytest.param(None, False, id="any size"),
        pytest.param(
            (65, (1 << 31) - 1), True, id="the count, behind the last iteration, is a signed number"
        ),
        pytest.param((-(1 << 31), -(1 << 31) + 31), True, id="the bound wraps, and is what is counted to"),
        pytest.param((-(1 << 31), -(1 << 31) + 63), False, id="the bound wraps, and the count may"),
    ],
)
def test_what_may_wrap(argument: tuple[int, int] | None, *, expected: bool) -> None:
    assert ("%left" in found(LOOP, argument)) is expected


def test_a_count_that_wraps_in_the_last_iteration() -> None:
    wide = changed("%bound = add i32 %n, -64", "%bound = add i32 %n, 0").replace(
        "%over = add i32 %k, 64", "%over = add i32 %k, 0"
    )
    assert "%left" in found(wide, (1, (1 << 31) - 32))
    assert found(wide, (1, (1 << 31) - 31)) == {}


class TestRoundsThatAnotherFollows:
    """The rest for the next iteration, 1 at least, is this iteration's rest less what this iteration counts."""

    def test_have_more_left(self) -> None:
        assert found(LOOP, followed=True) == {"%left": (33, (1 << 31) - 1)}

    @pytest.mark.parametrize(("step", "least"), [("1", 2), ("32", 33), ("64", 65)])
    def test_by_what_is_counted(self, step: str, least: int) -> None:
        stepped = changed("%k.next = add i32 %k, 32", f"%k.next = add i32 %k, {step}")
        assert found(stepped, followed=True)["%left"] == (least, (1 << 31) - 1)

    @pytest.mark.parametrize(
        "argument", [None, (-(1 << 31), -(1 << 31) + 63)], ids=["any size", "a bound that wraps"]
    )
    def test_are_not_known_where_nothing_is_known_of_each_iteration(
        self, argument: tuple[int, int] | None
    ) -> None:
        assert found(LOOP, argument, followed=True) == {}

    def test_what_counts_down_is_not_more(self) -> None:
        down = changed("%k.next = add i32 %k, 32", "%k.next = add i32 %k, -32")
        assert found(down, followed=True) == {}

    @pytest.mark.parametrize(
        ("step", "expected"),
        [
            pytest.param("8", {"%left": (9, (1 << 31) - 1)}, id="a shorter step"),
            pytest.param("0", {}, id="none"),
            pytest.param("-8", {}, id="a step back"),
        ],
    )
    def test_of_two_paths_to_go_on_the_shorter_step_counts(
        self, step: str, expected: dict[str, tuple[int, int]]
    ) -> None:
        ends = "  br i1 %again, label %head, label %end\nend:"
        two = changed(
            ends,
            f"""  br i1 %again, label %on, label %more
on:
  %counts = icmp ult i32 %k.next, 4096
  br i1 %counts, label %head, label %end
more:
  %k.little = add i32 %k, {step}
  %counts.little = icmp ult i32 %k.little, 4096
  br i1 %counts.little, label %much, label %end
much:
  %little = icmp slt i32 %k.little, %bound
  br i1 %little, label %head, label %end
end:""",
        ).replace("[ %k.next, %head ]", "[ %k.next, %on ], [ %k.little, %much ]")
        assert found(two, followed=True) == expected
