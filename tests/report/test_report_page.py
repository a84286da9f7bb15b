"""The page that `diff --format html` writes: what is in it, and that every control of it works in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browser import checks, needs_browser
from hypothesis import given
from hypothesis import strategies as st
from report_samples import diff, function, module

from ldsopt.checker.code_view import CodeLine, CodeView, FunctionView, LdsView, VariableView, WaitView
from ldsopt.cli import main
from ldsopt.report.diff_html import CodeViews, aligned_rows, diff_html, lds_map, occupancy_steps

CORPUS = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"
LAUNCH = ("--block", "256", "--dynamic-lds", "32768", "--arg=u8[130,128]=ones", "--arg=u8[130,128]=ones", "--arg=f32[128,128]=zeros", "--arg=i32=128", "--arg=i32=128")  # fmt: skip

CONTROLS = """
  const rows = () => [...document.querySelectorAll("#changes tbody tr")].filter(row => !row.hidden);
  const total = rows().length;
  document.querySelectorAll("#changes th").forEach((th, n) => {
    const read = row => { const cell = row.cells[n]; return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v); };
    const sorted = down => rows().map(read).every((v, k, all) => !k || (down ? all[k - 1] >= v : all[k - 1] <= v));
    th.querySelector("button").click();
    check("sorts by column " + n, th.getAttribute("aria-sort") === "ascending" && sorted(false));
    th.querySelector("button").click();
    check("sorts down by column " + n, th.getAttribute("aria-sort") === "descending" && sorted(true));
  });
  for (const verdict of ["hurt", "helped", "changed"]) {
    const box = document.getElementById("show-" + verdict), own = rows().filter(row => row.className === verdict).length;
    box.click();
    check("hides " + verdict, rows().length === total - own);
    box.click();
    check("shows " + verdict, rows().length === total);
  }
  const words = document.getElementById("words");
  words.value = "VGPRS"; words.dispatchEvent(new Event("input"));
  check("filters by words", rows().length >= 0 && rows().every(row => row.textContent.includes("vgprs")) && rows().length < total);
  words.value = ""; words.dispatchEvent(new Event("input"));
  for (const theme of ["dark", "light", ""]) {
    const choice = document.getElementById("theme");
    choice.value = theme; choice.dispatchEvent(new Event("change"));
    const paper = getComputedStyle(document.body).backgroundColor;
    check("theme " + theme, (document.documentElement.dataset.theme || "") === theme && (theme === "dark" ? paper === "rgb(22, 24, 28)" : theme !== "light" || paper === "rgb(255, 255, 255)"));
  }
  const lines = () => document.querySelectorAll("#code-rows tr").length;
  const folded = lines(), fold = document.getElementById("fold");
  const gap = document.querySelector("#code-rows tr.gap");
  if (gap) { gap.click(); check("opens a run of equal lines", lines() > folded); }
  fold.click();
  check("shows all lines", lines() === data.functions[0].rows.length && !document.querySelector("tr.gap"));
  fold.click();
  check("folds equal lines", lines() === folded);
  const visible = name => [...document.querySelectorAll("#code-rows td.text." + name)].some(cell => cell.offsetParent);
  for (const [show, before, after] of [["before", true, false], ["after", false, true], ["both", true, true]]) {
    const button = document.querySelector("[data-show=" + show + "]");
    button.click();
    check("side " + show, visible("b") === before && visible("a") === after && button.getAttribute("aria-pressed") === "true");
  }
  const detail = document.getElementById("detail");
  const waits = [...document.querySelectorAll("#code-rows .wait")];
  check("waits are coloured", waits.length > 0 && waits.every(w => /local|memory|other/.test(w.className)));
  for (const wait of waits) {
    wait.click();
    check("explains a wait", detail.querySelector("code").textContent === wait.textContent && /outstanding/.test(detail.textContent));
    const jump = detail.querySelector("button");
    if (jump) { jump.click(); check("shows what it waits for", document.querySelector(".lit") !== null); }
  }
  document.getElementById("next").click();
  check("next wait", detail.querySelector("h3") !== null);
  const select = document.getElementById("function");
  select.dispatchEvent(new Event("change"));
  check("chooses a function", select.options.length === data.functions.length && detail.hidden);
  check("fits the window", document.documentElement.scrollWidth <= window.innerWidth);
"""


def compared(folder: Path, name: str, *launch: str, transform: tuple[str, ...]) -> Path:
    """The page of a kernel of the corpus and what a transform makes of it."""
    before, after, page = CORPUS / name, folder / "after.ll", folder / "page.html"
    assert main([*transform, str(before), "-o", str(after), "-q"]) == 0
    assert main(["diff", str(before), str(after), "--format", "html", "-o", str(page), *launch]) == 0
    return page


@pytest.fixture(scope="module")
def gemm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compared(tmp_path_factory.mktemp("gemm"), "named_gemm.gfx950.ll", *LAUNCH, transform=("annotate",))


@pytest.fixture(scope="module")
def sort(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compared(
        tmp_path_factory.mktemp("sort"), "radix_pass.gfx942.ll", transform=("pack", "--goal", "step")
    )


def data_of(page: str) -> list[dict[str, object]]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page)
    assert found is not None
    functions: list[dict[str, object]] = json.loads(found[1])["functions"]
    return functions


@pytest.mark.parametrize("which", ["gemm", "sort"])
def test_a_page_stands_alone_and_is_small(which: str, request: pytest.FixtureRequest) -> None:
    text = request.getfixturevalue(which).read_text()
    assert len(text) < 1_000_000
    assert not re.search(r"""https?:|\bsrc=|<link|@import|url\(|fetch\(|XMLHttp""", text)


def test_the_gemm_has_code_counts_and_what_waits_are_for(gemm: Path) -> None:
    text = gemm.read_text()
    (code,) = data_of(text)
    before, after = code["sides"]  # type: ignore[misc]
    waits = [line for line in before if line[4]]
    assert len(waits) == 50 and {line[3] for line in waits} == {4}
    assert any(wait["recoverable"] and wait["dma"] for line in waits for wait in line[4])
    assert sum(bool(line[4]) for line in after) == 19
    assert "executed_vmcnt0" in text and "waves a SIMD" in text and "dynamic LDS only" in text


def test_the_sort_shows_what_shares_bytes(sort: Path) -> None:
    text = sort.read_text()
    assert "before: 51200 bytes, 18432 needed at one time" in text
    assert "after: 18432 bytes, 18432 needed at one time" in text
    assert text.count('<svg class="lds"') == 2


@needs_browser
@pytest.mark.parametrize("width", [400, 1400])
@pytest.mark.parametrize("which", ["gemm", "sort"])
def test_every_control_works(which: str, width: int, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    page = request.getfixturevalue(which).read_text()
    assert len(checks(page, CONTROLS, tmp_path, width=width)) > 30


def test_a_record_shows_no_code_of_a_file_that_may_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kernel = (CORPUS / "attention.gfx942.ll").read_text()
    Path("k.ll").write_text(kernel)
    assert main(["measure", "k.ll", "--json", "-o", "kept.json"]) == 0
    assert main(["diff", "kept.json", "k.ll", "--format", "html", "-o", "page.html"]) == 0
    (code,) = data_of(Path("page.html").read_text())
    before, after = code["sides"]  # type: ignore[misc]
    assert before == [] and after


HOSTILE = "</script><img src=x onerror=alert(1)>\x1b[2J"


def test_no_name_becomes_markup() -> None:
    waits = (WaitView("vmcnt", 0, 1, (HOSTILE,)),)
    view = CodeView((FunctionView(HOSTILE, (CodeLine(3, HOSTILE, 1, 4, waits),)),), notes=(HOSTILE,))
    old, new = (module(function(HOSTILE, spill), source=HOSTILE) for spill in ("vmcnt(0)", "vmcnt(1)"))
    views = CodeViews({"": view}, {"": view})
    page = diff_html(diff(old, new), None, views)
    assert "<img" not in page and "\x1b" not in page
    assert page.count("</script>") == 2
    assert data_of(page)[0]["label"] == HOSTILE.replace("\x1b", "\\x1b")


lines = st.lists(
    st.sampled_from(["s_nop 0", "s_nop 1", "ds_read v1", "ds_read v2", "s_barrier"]), max_size=12
)


@given(lines, lines)
def test_every_line_is_in_one_row_in_order(before: list[str], after: list[str]) -> None:
    rows = aligned_rows(before, after)
    assert [b for b, _ in rows if b is not None] == list(range(len(before)))
    assert [a for _, a in rows if a is not None] == list(range(len(after)))
    assert all(
        before[b].split()[0] == after[a].split()[0] for b, a in rows if b is not None and a is not None
    )


def test_a_map_draws_bytes_where_they_are_needed() -> None:
    variable = VariableView("A", 100, ((((0, 50),), ()), ((), ((25, 50),)), ((), ())))
    picture = lds_map(LdsView("k", 100, 50, (variable,), (0,), "", ()))
    assert "segment 0: bytes 0 to 49 accessed" in picture
    assert "segment 1: bytes 25 to 49 needed" in picture
    assert "segment 2" not in picture and picture.count('class="barrier"') == 1


def test_occupancy_steps_mark_both_sides() -> None:
    known = {"workgroup_size": 256, "wave_size": 64, "vgprs": 64, "lds_bytes": 30_000}
    old = module(function("k", "", occupancy=2, **known))
    new = module(function("k", "", occupancy=4, **known))
    (kernel,) = diff(old, new).functions
    steps = occupancy_steps(kernel, "gfx942")
    assert [step.waves for step in steps] == list(range(1, 9))
    assert [(step.waves, step.sides) for step in steps if step.sides] == [(2, ("before",)), (4, ("after",))]
    assert (steps[3].lds_bytes, steps[3].vgprs) == (16_384, 128)
    assert occupancy_steps(kernel, "gfx000") == ()
