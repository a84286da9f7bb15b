"""The page and the picture that `trace` draws, opened in a browser: every control of the page is used."""

from __future__ import annotations

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

CONTROLS = """
  const pixel = (px, py) => {
    const ratio = canvas.width / canvas.clientWidth;
    return [...pen.getImageData(Math.round(px * ratio), Math.round(py * ratio), 1, 1).data].slice(0, 3).join();
  };
  const paper = () => css("--page").slice(1);
  const first = rows.find(row => row.wave), run = first.wave.runs.find(one => one[4] === 0), scope = run[0];
  const middle = () => [x((run[2] * 3 + run[3] * 2) / 5), first.top - view.scrollTop + run[1] * ROW + 4];
  const start = [from, to].join();
  check("everything is in view", from <= least && to >= most);
  check("waves are rows", rows.filter(row => row.wave).length === data.workgroups.reduce((n, one) => n + one.waves.length, 0));
  check("the theme is the user's", (paper() === "fff") !== DARK);
  const shown = pixel(...middle());
  const chips = [...document.querySelectorAll(".chip")];
  check("a chip for each scope", chips.map(one => one.textContent).join() === data.used.map(n => data.scopes[n]).join());
  const chip = chips[data.used.indexOf(scope)];
  chip.click();
  check("hides a scope", chip.getAttribute("aria-pressed") === "false" && pixel(...middle()) !== shown);
  chip.click();
  check("shows it again", chip.getAttribute("aria-pressed") === "true" && pixel(...middle()) === shown);
  const button = name => document.getElementById(name);
  const width = () => to - from;
  let before = width();
  button("in").click(); check("zooms in", width() < before);
  before = width(); button("out").click(); check("zooms out", width() > before);
  for (let i = 0; i < 40; ++i) button("in").click();
  check("zooms in as far as four cycles", width() >= 4 && width() < 5);
  check("ticks are there when near", tickPlaces(view.clientWidth).length > 0);
  for (let i = 0; i < 60; ++i) button("out").click();
  check("zooms out as far as everything", from <= least && to >= most);
  button("in").click(); button("fit").click();
  check("shows all", [from, to].join() === start);
  const key = name => view.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  before = width(); key("+"); check("+ zooms in", width() < before);
  let was = from; key("ArrowRight"); check("the right arrow moves", from > was);
  was = from; key("ArrowLeft"); check("the left arrow moves", from < was);
  before = width(); key("-"); check("- zooms out", width() > before);
  key("+"); key("0"); check("0 shows all", [from, to].join() === start);
  check("other keys are the browser's", key("Tab") === true);
  const place = () => { const box = canvas.getBoundingClientRect(), [px, py] = middle(); return { clientX: box.left + px, clientY: box.top + py, bubbles: true, cancelable: true }; };
  const pointer = (kind, more) => view.dispatchEvent(new PointerEvent(kind, { pointerId: 1, ...place(), ...more }));
  pointer("pointermove");
  check("tells what is under the pointer", !said.hidden && said.textContent.startsWith(data.scopes[scope]) && said.textContent.includes("wave " + first.wave.wave));
  check("within the window", said.getBoundingClientRect().right <= innerWidth && said.getBoundingClientRect().bottom <= innerHeight);
  pointer("pointerleave"); check("and goes away", said.hidden);
  for (const row of rows) if (row.wave) for (const mark of row.wave.marks.slice(0, 1)) {
    view.scrollTop = Math.max(0, row.top - 60); draw();
    const box = canvas.getBoundingClientRect();
    pointer("pointermove", { clientX: box.left + x(mark[1]), clientY: box.top + row.top - view.scrollTop + 4 });
    check("tells of a mark", said.textContent.startsWith(data.scopes[mark[0]] + " at "));
  }
  view.scrollTop = 0; draw();
  button("in").click(); button("in").click();
  was = from;
  const here = place().clientX;
  pointer("pointerdown"); pointer("pointermove", { clientX: here - 50 }); pointer("pointerup");
  check("drags", from > was);
  was = from; pointer("pointermove", { clientX: here + 70 });
  check("does not drag any more", from === was);
  before = width();
  pointer("pointerdown", { pointerId: 1, clientX: 150 }); pointer("pointerdown", { pointerId: 2, clientX: 200 });
  pointer("pointermove", { pointerId: 2, clientX: 300 });
  check("two fingers zoom", width() < before);
  pointer("pointerup", { pointerId: 1 }); pointer("pointercancel", { pointerId: 2 });
  check("and let go", fingers.size === 0);
  const wheel = more => view.dispatchEvent(new WheelEvent("wheel", { ...place(), ...more }));
  before = width(); wheel({ ctrlKey: true, deltaY: 200 }); check("Ctrl and wheel zoom out", width() > before);
  before = width(); wheel({ ctrlKey: true, deltaY: -200 }); check("and in", width() < before);
  was = from; wheel({ deltaX: -40 }); check("the wheel moves sideways", from < was);
  was = from; check("and leaves down to the page", wheel({ deltaY: 40 }) === true && from === was);
  button("fit").click();
  const most_down = view.scrollHeight - view.clientHeight;
  if (MANY) {
    view.scrollTop = most_down; draw();
    const last = rows[rows.length - 1];
    check("scrolls to the last wave", most_down > 0 && last.top + last.size - view.scrollTop <= canvas.clientHeight);
    view.scrollTop = 0; draw();
  }
  window.dispatchEvent(new Event("resize")); check("draws anew when resized", pixel(...middle()) === shown);
  check("the table has every scope", data.used.every(n => document.body.textContent.includes(data.scopes[n])));
  check("fits the window", document.documentElement.scrollWidth <= innerWidth);
"""

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
