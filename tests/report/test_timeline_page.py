"""The page and the picture that `trace` draws, opened in a browser: every control of the page is used."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from browser import checks, needs_browser

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))

from dump_files import END, HEADER, MARK, START, TWO, VALUE, Made, header, raw_dump, slot
from report_samples import drawn

CONTROLS = (Path(__file__).parent / "trace_page.js").read_text(encoding="utf-8")

NUMBERS: list[Made] = [
    (START, 0, 100),
    (VALUE, 7, 1),
    (MARK, 2, 300),
    (VALUE, -3, 1),
    (END, 0, 900),
    (MARK, 2, 950),
]
OVERLAP: list[Made] = [(START, 0, 100), (START, 1, 300), (END, 0, 600), (END, 1, 800)]
MANY = header(workgroups=(40, 1, 1))
HOSTILE = "</script><img src=x onerror=alert(1)>@DATA@\"'\u202e\x1b[2J"
PAGES = {
    "two waves": raw_dump(HEADER, {0: slot(HEADER, 0, TWO)}),
    "numbers and overlaps": raw_dump(HEADER, {0: slot(HEADER, 0, {0: NUMBERS, 1: OVERLAP})}, without_slot=3),
    "many workgroups": raw_dump(MANY, {n: slot(MANY, n, TWO, ticks=(1000 + 2 * n, 6000)) for n in range(40)}),
    "hostile names": raw_dump(
        header(scopes=(HOSTILE, "x" * 300, "ünï→😀"), kernel=HOSTILE),
        {0: slot(header(scopes=(HOSTILE, "x" * 300, "ünï→😀"), kernel=HOSTILE), 0, TWO)},
    ),
}


@needs_browser
@pytest.mark.parametrize(("width", "dark"), [(400, True), (1400, False)])
@pytest.mark.parametrize("which", PAGES)
def test_every_control_works(which: str, width: int, dark: bool, tmp_path: Path) -> None:
    page = drawn(PAGES[which], "html")
    controls = CONTROLS.replace("DARK", str(dark).lower()).replace(
        "MANY", str(which == "many workgroups").lower()
    )
    assert len(checks(page, controls, tmp_path, width=width, dark=dark)) > 30


@needs_browser
def test_a_dump_of_nothing_is_a_page_as_well(tmp_path: Path) -> None:
    page = drawn(raw_dump(HEADER, {}), "html")
    controls = """
      document.querySelectorAll("button").forEach(one => one.click());
      check("has a scale", to > from && Number.isFinite(from) && rows.length === 0);
      check("fits the window", document.documentElement.scrollWidth <= innerWidth);"""
    assert len(checks(page, controls, tmp_path, width=400)) == 2


@pytest.mark.parametrize("which", PAGES)
def test_a_page_stands_alone(which: str) -> None:
    page = drawn(PAGES[which], "html")
    assert not re.search(r"""https?:|\bsrc="|<link|@import|url\(|fetch\(|XMLHttp|<img|\x1b""", page)
    assert page.count("</script>") == 2
    (data,) = re.findall(r'id="data">(.*?)</script>', page)
    first, _, _ = json.loads(data)["scopes"]
    assert ("\\x1b[2J" in first) is (which == "hostile names")


@pytest.mark.parametrize("which", PAGES)
def test_a_picture_is_well_formed(which: str) -> None:
    root = ElementTree.fromstring(drawn(PAGES[which], "svg"))
    assert root.tag.endswith("svg")


def test_a_name_in_a_picture_ends_before_what_is_drawn_over_it() -> None:
    """The box of an inner run hides what it covers: a name that reaches it is left to the box's title."""
    for inner, is_named in ((110, False), (800, True)):
        made: list[Made] = [(START, 0, 100), (START, 1, inner), (END, 1, inner + 50), (END, 0, 1100)]
        picture = drawn(raw_dump(HEADER, {0: slot(HEADER, 0, {0: made})}), "svg")
        names = re.findall(r"</rect><text [^>]*>([^<]*)</text>", picture)
        assert ("load" in names) is is_named
