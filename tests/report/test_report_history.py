"""`ldsopt diff --history`: saved records as a history, and the history as a page."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from report_samples import Side, compared, function, module, record, said

from ldsopt.cli import main

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def keep(place: Path, *sides: Side) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(record(*sides))


def page_of(root: Path, *words: str) -> str:
    return said("diff", "--history", str(root), "-q", *words).out


def rows(page: str) -> dict[str, list[tuple[str, str, str]]]:
    """Of each function's card: metric, first and last value."""
    cards = re.split(r"<h3><code>(.*?)</code></h3>", page.partition("<h2>By function</h2>")[2])
    row = re.compile(r"<tr><td>(\w+)</td><td>.*?</td><td>(.*?)</td><td>(.*?)</td>")
    return {name: row.findall(card) for name, card in zip(cards[1::2], cards[2::2], strict=True)}


class TestHistory:
    def test_a_function_goes_from_record_to_record(self, tmp_path: Path) -> None:
        keep(tmp_path / "1.json", module(function("k", "vmcnt(0)*3")))
        keep(tmp_path / "2.json", module(function("k", "vmcnt(0)"), function("new", "vmcnt(0)")))
        page = page_of(tmp_path)
        assert ("waits", "3", "1") in rows(page)["k"]
        assert "from <code>1</code> to <code>2</code>" in page

    def test_what_a_record_leaves_out_as_zero_is_zero(self, tmp_path: Path) -> None:
        keep(tmp_path / "1.json", module(function("k", "vmcnt(0)")))
        keep(tmp_path / "2.json", module(function("k", "vmcnt(1)")))
        assert ("vmcnt0", "1", "0") in rows(page_of(tmp_path))["k"]

    def test_of_a_comparison_the_later_side_counts(self, tmp_path: Path) -> None:
        old, new = module(function("k", "vmcnt(0)*3"), function("gone")), module(function("k", "vmcnt(0)"))
        keep(tmp_path / "1.json", old)
        (tmp_path / "2.json").write_text(compared(old, new, "--json").out)
        assert ("waits", "3", "1") in rows(page_of(tmp_path))["k"]

    def test_modules_of_different_checkouts_meet(self, tmp_path: Path) -> None:
        for number, folder in enumerate(("/a/build", "/other/place/build")):
            spec = f"vmcnt(0)*{number + 1}"
            keep(
                tmp_path / f"{number}.json",
                *(module(function("k", spec), source=f"{folder}/{name}.ll") for name in ("x", "fp8/y")),
            )
        assert {name: found[0] for name, found in rows(page_of(tmp_path)).items()} == dict.fromkeys(
            ("x:k", "fp8/y:k"), ("waits", "1", "2")
        )


@pytest.fixture
def records(tmp_path: Path) -> Path:
    folder = tmp_path / "history"
    keep(folder / "run9.json", module(function("k", "vmcnt(0)*3"), function("<b>&$x$", "vmcnt(0)")))
    keep(folder / "run10.json", module(function("k", "vmcnt(0)"), function("<b>&$x$", "vmcnt(0)*2")))
    (folder / "other.json").write_text('{"schema": "something else"}')
    (folder / "list.json").write_text("[1, 2]")
    return folder


class TestPage:
    def test_has_a_figure_for_each_metric_that_changed(self, records: Path) -> None:
        made = said("diff", "--history", str(records))
        assert re.findall(r"<h2>(\w+)</h2>", made.out)[:3] == ["waits", "wait_weight", "vmcnt"]
        assert made.out.count("<svg role=") == made.out.count("<figure>") >= 4
        assert "from <code>run9</code> to <code>run10</code>" in made.out
        assert "The same in all records: " in made.out and "occupancy" in made.out
        assert made.err.count("no record of measure or diff, left out") == 2

    def test_has_a_card_for_each_function_that_changed(self, tmp_path: Path) -> None:
        """The function that went farthest comes first; a metric is better or worse by its own direction."""
        for number, waits, occupancy in ((1, "vmcnt(0)*9", 4), (2, "vmcnt(0)", 3)):
            far, near = function("far", waits), function("near", occupancy=occupancy)
            keep(tmp_path / f"{number}.json", module(far, near, function("same")))
        gallery = page_of(tmp_path).partition("<h2>By function</h2>")[2]
        assert re.findall(r"<h3><code>(.*?)</code></h3>", gallery) == ["far", "near"]
        rows = dict(re.findall(r"<tr><td>(\w+)</td><td>(<svg.*?)</tr>", gallery))
        assert rows["vmcnt0"].endswith('<td>9</td><td>1</td><td class="helped">-88.89%</td>')
        assert rows["occupancy"].endswith('<td>4</td><td>3</td><td class="hurt">-25.00%</td>')
        assert "polyline" in rows["vmcnt0"]

    @pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium in PATH")
    @pytest.mark.parametrize("width", [500, 1400])
    def test_fits_the_window(self, width: int, records: Path, tmp_path: Path) -> None:
        page = tmp_path / "page.html"
        told = (
            "<script>document.title = 'wide ' + (document.documentElement.scrollWidth - innerWidth)</script>"
        )
        page.write_text(page_of(records).replace("</body>", f"{told}</body>"))
        command = [
            str(CHROMIUM),
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            f"--window-size={width},900",
        ]
        command += [f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", page.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found = re.search(r"<title>wide (-?\d+)</title>", dom)
        assert found is not None and int(found[1]) <= 0

    def test_stands_alone_and_takes_its_colours_from_the_page(self, records: Path) -> None:
        page = page_of(records)
        assert not re.search(r"https?:|<script|<link|@import|\bsrc=", page)
        assert "var(--ink)" in page and "#010203" not in page
        ids = re.findall(r'\bid="([^"]+)"', page)
        assert len(ids) == len(set(ids))

    def test_no_name_becomes_markup_or_mathematics(self, records: Path) -> None:
        page = page_of(records)
        assert "<b>" not in page and "<code>&lt;b&gt;&amp;$x$</code>" in page

    def test_is_the_same_each_time(self, records: Path) -> None:
        assert page_of(records) == page_of(records)

    def test_of_one_metric_and_one_function(self, records: Path) -> None:
        page = page_of(records, "--metric", "vmcnt0", "--top", "1")
        assert page.count("<svg role=") == 1 and "not drawn: 1 function" in page

    def test_by_time(self, records: Path) -> None:
        os.utime(records / "run10.json", (1, 1))
        assert "from <code>run10</code> to <code>run9</code>" in page_of(records, "--order", "time")

    def test_without_matplotlib_it_says_how_to_get_it(
        self, records: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "matplotlib", None)
        assert main(["diff", "--history", str(records)]) == 5
        said = capfd.readouterr()
        assert "pip install 'ldsopt[report]'" in said.err and said.out == ""
