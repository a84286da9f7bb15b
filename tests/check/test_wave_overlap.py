"""The bytes that two different waves may access in common, by instructions put beside their accesses by hand.

There are two waves of 64 lanes. ``own`` is what each lane has for itself, ``far`` the same in another part of LDS, and
``turned`` what a lane of the other wave has for itself. ``some`` is ``own`` under a branch on the lane; ``callee`` stands
in another function.
"""

import pytest
from text_sections import beside

import ldsopt
from ldsopt import arch
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.code_paths import PathOptions, find_paths
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.wait_facts import Executed
from ldsopt.touch import Touch

TEXTS = beside(__file__)

NEVER, MAY, MUST = Touch.NEVER, Touch.MAY, Touch.MUST
KERNEL = TEXTS["KERNEL"]
NAMES = ("own", "far", "turned", "some", "callee")


def between(first: str, second: str, *waves: tuple[int, ...] | None) -> Touch:
    """The overlap that two waves may have by two instructions, each one or several of `NAMES`; ``?`` may be any."""
    module = ldsopt.parse(KERNEL, mcpu="gfx942")
    line_of = {
        name: next(n for n, line in enumerate(module.lines) if f"store volatile i32 {number}" in line)
        for number, name in enumerate(NAMES)
    }
    accesses = find_accesses(module)
    listing = parse_assembly(
        "\t.type k,@function\nk:\nds_write_b32 v0, v1\nds_write_b32 v2, v3\ns_endpgm\n.Lfunc_end0:\n"
    )
    origins = {}
    for at, names in ((3, first), (4, second)):
        lines = tuple(line_of[name] for name in names.split() if name != "?")
        if lines:
            origins[at] = Origin(lines[0] if len(lines) == 1 else None, None, lines[1:] and lines)
    function = listing.functions[0]
    mapped = AccessOverlap(accesses, AccessMap(origins, True), listing)
    overlap = find_paths(accesses, mapped, function, arch("gfx942"), PathOptions(waves_part=True)).between
    assert overlap is not None
    one, other, _ = function.blocks[0].instructions
    earlier, later = waves or (None, None)
    return overlap(Executed(one, {}, earlier), Executed(other, {}, later))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param("own", "own", NEVER, id="each-lane-its-own"),
        pytest.param("own", "far", NEVER, id="two-parts"),
        pytest.param("own", "turned", MUST, id="what-the-other-wave-has"),
        pytest.param("own", "own far", NEVER, id="one-of-two-that-neither-does"),
        pytest.param("own", "own turned", MAY, id="one-of-two-of-which-one-does"),
        pytest.param("own turned", "own", MAY, id="the-same-the-other-way-round"),
        pytest.param("own", "?", MAY, id="any"),
        pytest.param("?", "own", MAY, id="any-first"),
        pytest.param("turned", "some", MAY, id="of-some-lanes"),
        pytest.param("some", "turned", MAY, id="of-some-lanes-first"),
        pytest.param("own", "callee", MAY, id="of-a-function-that-is-called"),
        pytest.param("own", "own callee", MAY, id="or-that-may-be"),
    ],
)
def test_common_bytes_of_two_waves(first: str, second: str, expected: Touch) -> None:
    assert between(first, second) is expected


@pytest.mark.parametrize(
    ("earlier", "later", "expected"),
    [((0,), (1,), MUST), ((0, 1), (0, 1), MUST), ((0,), (0,), NEVER), ((1,), None, MUST)],
)
def test_a_wave_is_none_beside_itself(
    earlier: tuple[int, ...] | None, later: tuple[int, ...] | None, expected: Touch
) -> None:
    assert between("own", "turned", earlier, later) is expected
