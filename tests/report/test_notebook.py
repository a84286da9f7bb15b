"""Results show themselves: in one line, as the report that the command line prints, and as HTML."""

import pickle
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import QUICK_SCHEDULES, verify

ROOT = Path(__file__).parents[2]
TILES = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
SHAPED = ROOT / "tests" / "docs" / "exchange.ll"
MADE: dict[str, tuple[Callable[[], Any], str, str]] = {
    "measure": (lambda: ldsopt.measure(TILES), "<Measurement of {}: 1 function, ", "function     waits"),
    "check": (lambda: ldsopt.check(TILES), "<Check of {}: 0 definite, ", "latent dma-not-laundered"),
    "annotate": (lambda: ldsopt.annotate(TILES), "<Annotation of {}: changed>", "4 bases told apart"),
    "pack": (lambda: ldsopt.pack(TILES), "<Packing of {}: unchanged>", "no kernel has a static LDS variable"),
    "optimize": (lambda: ldsopt.optimize(SHAPED), "<Optimization of {}: ", "goal balanced"),
    "banks": (lambda: ldsopt.find_bank_conflicts(ldsopt.read(TILES)), "<BankConflicts: {}: ", "bank conflicts"),
    "verify": (
        lambda: verify(ldsopt.read(SHAPED), ldsopt.read(SHAPED), schedules=QUICK_SCHEDULES),
        "<Verification: {} -> {}>",
        "under 3 schedules",
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=[*MADE])
def made(request: pytest.FixtureRequest) -> tuple[Any, str, str]:
    make, line, report = MADE[request.param]
    return make(), line, report


class Text(HTMLParser):
    """The text of a page whose tags all end."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_each_result_is_one_line_in_python(made: tuple[Any, str, str]) -> None:
    result, line, _ = made
    known = [
        line.format(*[f"{path}{arch}"] * 2)
        for path in (TILES, SHAPED)
        for arch in ("", " (gfx90a)", " (gfx942)")
    ]
    assert repr(result).startswith(tuple(known)), repr(result)
    assert "\n" not in repr(result)


def test_print_writes_the_report(made: tuple[Any, str, str]) -> None:
    result, _, report = made
    assert report in str(result)


def test_a_notebook_shows_the_report(made: tuple[Any, str, str]) -> None:
    result, _, _ = made
    assert Text(result._repr_html_()).text == str(result)


def test_a_result_is_still_a_value(made: tuple[Any, str, str]) -> None:
    result, _, _ = made
    if isinstance(result, type(ldsopt.measure(TILES))):
        assert pickle.loads(pickle.dumps(result)) == result


def test_what_got_better_and_worse_has_a_colour() -> None:
    found = ldsopt.diff(ldsopt.measure(TILES), ldsopt.measure(ldsopt.annotate(TILES)))
    assert repr(found) == f"<Diff of {TILES} and {TILES}: 1 helped, 1 hurt>"
    page = found._repr_html_()
    assert Text(page).text == str(found)
    assert page.count("#1a7f37") == page.count("#cf222e") == 1


def test_names_of_strangers_are_data() -> None:
    module = ldsopt.parse(ldsopt.EXAMPLE.replace("@copy(", '@"<b>x</b>"('), mcpu="gfx942")
    assert "<b>" not in ldsopt.measure(module)._repr_html_()
