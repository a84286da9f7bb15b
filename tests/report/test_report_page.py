"""The page that `diff --format html` writes: what is in it, and that every control of it works in a browser."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from browser import checks, needs_browser
from report_samples import compared as compared_records
from report_samples import function, module, record, said
from text_sections import beside

from ldsopt.cli import main

TEXTS = beside(__file__)

CORPUS = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"
LAUNCH = ("--block", "256", "--dynamic-lds", "32768", "--arg=u8[130,128]=ones", "--arg=u8[130,128]=ones", "--arg=f32[128,128]=zeros", "--arg=i32=128", "--arg=i32=128")  # fmt: skip

CONTROLS = (Path(__file__).parent / "diff_page.js").read_text(encoding="utf-8")


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


@needs_browser
@pytest.mark.parametrize("width", [500, 1400])
def test_a_history_fits_the_window(width: int, tmp_path: Path) -> None:
    (tmp_path / "history").mkdir()
    for number in (1, 2):
        kept = record(module(function("k", f"vmcnt(0)*{number}"), function("<b>&$x$")))
        (tmp_path / "history" / f"{number}.json").write_text(kept)
    page = said("diff", "--history", str(tmp_path / "history"), "-q").out
    assert "<svg" in page
    fits = 'check("fits", document.documentElement.scrollWidth <= innerWidth);'
    assert checks(page, fits, tmp_path, width=width) == ["fits"]


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
KERNEL = TEXTS["KERNEL"]


def page_of(before: Path, after: Path) -> str:
    page = before.with_name("page.html")
    assert main(["diff", str(before), str(after), "--format", "html", "-o", str(page)]) == 0
    return page.read_text()


def test_no_name_becomes_markup(tmp_path: Path) -> None:
    """Names of files, functions, variables and registers, and text of assembly."""
    hostile = tmp_path / f"{HOSTILE}.ll"
    hostile.parent.mkdir()
    name = HOSTILE.replace("\x1b", "\\1b")
    text = re.sub(r'@"(A|k)"', lambda found: f'@"{name}{found[1]}"', KERNEL)
    hostile.write_text(text.replace("%x", f'%"{name}"').replace("in assembly", HOSTILE.replace("\x1b", "")))
    unknown = tmp_path / "before.json"
    assert main(["measure", str(hostile), "--json", "-o", str(unknown)]) == 0
    for before in (hostile, unknown):
        page = page_of(before, hostile)
        assert "&lt;img src=x" in page
        assert "<img" not in page and "\x1b" not in page
        assert page.count("</script>") == 2
        assert {one["label"] for one in data_of(page)} == {HOSTILE.replace("\x1b", "\\x1b") + "k"}


def test_every_line_is_in_one_row_in_order(tmp_path: Path) -> None:
    choose = random.Random(3)
    words = ["s_nop 0", "s_nop 1", "ds_read_b32 v1, v0", "ds_read_b32 v2, v0", "s_barrier"]
    for name in ("before.s", "after.s"):
        code = (choose.choices(words, k=choose.randrange(12)) for _ in range(60))
        listing = "".join(
            f"\t.type\tk{number},@function\nk{number}:\n" + "".join(f"\t{line}\n" for line in (*lines, "s_endpgm")) + f".Lfunc_end{number}:\n"
            for number, lines in enumerate(code)
        )  # fmt: skip
        (tmp_path / name).write_text(f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n{listing}')
    functions = data_of(page_of(tmp_path / "before.s", tmp_path / "after.s"))
    assert len(functions) > 40
    for one in functions:
        sides: Any = one["sides"]
        rows: Any = one["rows"]
        before, after = ([line[1].split()[0] for line in side] for side in sides)
        assert [b for b, _ in rows if b is not None] == list(range(len(before)))
        assert [a for _, a in rows if a is not None] == list(range(len(after)))
        assert all(before[b] == after[a] for b, a in rows if b is not None and a is not None)


def test_a_map_draws_bytes_where_they_are_needed(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    picture = (
        page_of(tmp_path / "k.ll", tmp_path / "k.ll").partition('<svg class="lds"')[2].partition("</svg>")[0]
    )
    assert "segment 0: bytes 0 to 7 accessed" in picture
    assert "segment 1: bytes 4 to 7 needed" in picture
    assert "segment 1: bytes 4 to 7 accessed" in picture
    assert "segment 2" not in picture and picture.count('class="barrier"') == 1


def test_occupancy_steps_mark_both_sides() -> None:
    known = {"workgroup_size": 256, "wave_size": 64, "vgprs": 64, "lds_bytes": 30_000}
    old, new = (module(function("k", "", occupancy=waves, **known), arch="gfx942") for waves in (2, 4))
    page = compared_records(old, new, "--format", "html").out
    (steps,) = re.findall(r'<table class="steps">(.*?)</table>', page)
    waves, lds, registers, sides = (
        re.findall(r"<td[^>]*>(.*?)</td>", row) for row in steps.split("</tr>")[:4]
    )
    assert waves == [str(number) for number in range(1, 9)]
    assert {number: side for number, side in zip(waves, sides, strict=True) if side} == {
        "2": "before",
        "4": "after",
    }
    assert (lds[3], registers[3]) == ("16,384", "128")
    nowhere = (module(function("k", "", **known), arch="gfx000") for _ in range(2))
    assert '<table class="steps">' not in compared_records(*nowhere, "--format", "html").out
