"""The step figures of docs/concepts/hazards.md show what LLVM makes of the kernels in tests/hazards."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "docs"), str(ROOT / "tests" / "hazards")]
from concept_figures import FIGURES, HAZARDS  # noqa: E402
from figures import Panel, copy, moments, read, wait  # noqa: E402
from test_hazards import AS_THEY_ARE  # noqa: E402

ROWS = {(row.file, row.kernel): row for row in AS_THEY_ARE if "lost" in row.why or "moved" in row.why}


def unrolled(code: str) -> str:
    """A kernel's code as a figure shows it: what is in front of a loop left out, its body twice."""
    body = re.search(r"\{ (.*) \}", code)
    return " ".join([body[1]] * 2) if body else code


@pytest.mark.parametrize("name", HAZARDS)
def test_figure_shows_what_llvm_does(name: str) -> None:
    row = ROWS[HAZARDS[name].shown_by]
    lost, kept = HAZARDS[name].panels
    assert (lost.words, kept.words) == (unrolled(row.before), unrolled(row.after))


@pytest.mark.parametrize("name", HAZARDS)
def test_only_the_code_without_the_wait_reads_too_early(name: str) -> None:
    assert [panel.is_wrong for panel in HAZARDS[name].panels] == [True, False]


@pytest.mark.parametrize(
    ("steps", "counts", "early"),
    [
        ((copy("A"), read("A", of=0)), [1, 1], [False, True]),
        ((copy("A"), wait(0), read("A", of=0)), [1, 0, 0], [False, False, False]),
        ((copy("A", 0), copy("B", 1), wait(1), read("A", of=0)), [1, 2, 1, 1], [False] * 4),
        ((copy("A", 0), copy("B", 1), wait(1), read("B", of=1)), [1, 2, 1, 1], [False, False, False, True]),
        ((read("A", of=0), copy("A", 0)), [0, 1], [True, False]),
        ((copy("A"), read("B")), [1, 1], [False, False]),
    ],
)
def test_copies_complete_in_order(steps: tuple, counts: list[int], early: list[bool]) -> None:
    ran = list(moments(steps))
    assert [len(one.in_flight) for one in ran] == counts
    assert [one.is_too_early for one in ran] == early
    assert Panel("", steps).is_wrong is any(early)


def test_only_what_a_copy_may_still_write_is_read_too_early() -> None:
    """H3's read is of two variables, of which the copy writes one."""
    cells = re.findall(r'class="bad" x="([\d.]+)"', HAZARDS["h3"].svg())
    assert cells[0] == "300"  # s1, the leftmost
    assert len(cells) == 2  # and the legend's


@pytest.mark.parametrize("name", [*FIGURES, *HAZARDS])
def test_picture_is_readable_on_light_and_on_dark(name: str) -> None:
    picture = ElementTree.fromstring((FIGURES | HAZARDS)[name].svg())
    style = "".join(picture.itertext())
    assert "prefers-color-scheme: dark" in style
    used = {one.get("class") for one in picture.iter() if one.get("class")}
    dark = style.partition("prefers-color-scheme: dark")[2]
    assert all(f".{kind}" in dark or kind == "h" for kind in used)
