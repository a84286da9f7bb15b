"""Reports for people, word for word. ``LDSOPT_UPDATE_GOLDEN=1 pytest tests/report`` writes them anew; read the diff."""

import json
import os
import re
import tempfile
from pathlib import Path

import pytest
from report_samples import compared, function, module, read, record, said

GOLDEN = Path(__file__).parent / "golden"

BEFORE = module(
    function("gemm", "vmcnt(0)@1*16 vmcnt(0)*2 lgkmcnt(0)@1*4"),
    function("attn", "vmcnt(4)@2*3 vmcnt(0)@1 lgkmcnt(0)+vmcnt(2)@?", max_depth=2, vgprs=None),
    function("unchanged"),
    function("gone"),
    function("helper", is_kernel=False),
    source="before.ll",
)
AFTER = module(
    function("gemm", "vmcnt(4)@1*6 vmcnt(0)*2 lgkmcnt(0)@1*4", vgprs=132, sgprs=36, code_bytes=3900),
    function("attn", "vmcnt(4)@2*3 vmcnt(0)@1*2 lgkmcnt(0)+vmcnt(2)@?", max_depth=2, occupancy=3, dma=9),
    function("unchanged"),
    function("_Z3newPf|`x`"),
    source="after.ll",
    compiler="llc 22.1.8",
)
RULES = "--fail-on=vmcnt0>0%,occupancy<0,kernels-lost,vgprs>+8"
ACCEPTED = [
    {"kernel": "attn", "metric": "occupancy", "up_to": 3, "reason": "traded for LDS, see the design note"},
    {"kernel": "conv*", "metric": "vmcnt0", "up_to": 4, "reason": "fixed since"},
    {"kernel": "gone", "metric": "kernels-lost", "reason": "to be removed", "expires": "2026-01-01"},
]


def measured(*functions: int, width: int | None = None, color: bool = False) -> str:
    """The output of `ldsopt measure` for some functions of the module."""
    source = "before.ll" if len(functions) > 1 else "gemm.ll"
    side = module(*(BEFORE.entry["functions"][n] for n in functions), source=source)
    with tempfile.TemporaryDirectory() as place:
        Path(place, "x.json").write_text(record(side))
        return said("measure", str(Path(place, "x.json")), width=width, color=color).out


def outputs() -> dict[str, str]:
    def of(*options: str, **given: object) -> str:
        return compared(BEFORE, AFTER, *options, **given).out  # type: ignore[arg-type]

    metrics = ["--metric=vmcnt0", "--metric=dma", "--metric=occupancy"]
    return {
        "diff.txt": of(),
        "diff_top_gate.txt": of("--top=2", RULES, accepted=ACCEPTED),
        "diff_color.txt": of(*metrics, RULES, accepted=ACCEPTED, width=120, color=True),
        "diff_terminal.txt": of("--top=2", RULES, accepted=ACCEPTED, width=100),
        "diff_none.txt": compared(BEFORE, BEFORE).out,
        "diff.md": of("--format=markdown", RULES, accepted=ACCEPTED),
        "diff_none.md": compared(BEFORE, BEFORE, "--format=markdown").out,
        "diff_benchmark.json": of(
            "--format=benchmark-json", "--metric=waits", "--metric=vmcnt0", "--metric=occupancy"
        ),
        "measure.txt": measured(0, 1, 2, 3, 4),
        "measure_narrow.txt": measured(1, width=80),
        "measure_color.txt": measured(0, width=200, color=True),
    }


OUTPUTS = outputs()


@pytest.mark.parametrize("name", OUTPUTS)
def test_output_is_as_recorded(name: str) -> None:
    path = GOLDEN / name
    if os.environ.get("LDSOPT_UPDATE_GOLDEN"):
        path.write_text(OUTPUTS[name], encoding="utf-8")
    assert OUTPUTS[name] == path.read_text(encoding="utf-8")


def test_every_golden_file_has_a_test() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == OUTPUTS.keys()


def test_no_line_is_wider_than_a_narrow_terminal() -> None:
    assert max(map(len, OUTPUTS["measure_narrow.txt"].splitlines())) <= 80


def test_markdown_stays_below_what_a_comment_may_hold() -> None:
    names = [f"kernel_{i:04}_" + "x" * 200 for i in range(400)]
    before = module(
        *(function(n, "vmcnt(0)@1", sgprs=40) for n in names),
        *(function(f"gone{i}" * 20) for i in range(400)),
    )
    after = module(*(function(n, "vmcnt(1)@1", sgprs=44) for n in names))
    text = compared(before, after, "--format=markdown", "--fail-on=sgprs>0,kernels-lost").out
    assert len(text) < 65536
    assert "… and" in text


def test_benchmark_list_holds_only_what_is_better_smaller(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(record(BEFORE))
    entries = json.loads(said("measure", str(tmp_path / "m.json"), "--format=benchmark-json").out)
    made_by = "llvmlite 0.50.0 (LLVM 22.1.0)"
    assert {"name": "gemm waits", "unit": "waits", "value": 22, "extra": made_by} in entries
    assert not any("occupancy" in entry["name"] or "dma" in entry["name"] for entry in entries)


def test_names_cannot_write_to_the_terminal_or_break_a_table() -> None:
    hostile = function("a\n| b `c` \x1b[2J", "vmcnt(0)")
    for name in ("text", "markdown"):
        text = compared(module(hostile), module(), f"--format={name}").out
        assert "\x1b" not in text
        assert "a\\n" in text


@pytest.mark.parametrize("width", [20, 80, 120, 130, 200])
def test_measure_keeps_to_the_terminal_s_width_where_words_allow(width: int, tmp_path: Path) -> None:
    spec = " ".join(f"vmcnt({n})@1 lgkmcnt({n})@2" for n in range(9))
    (tmp_path / "x.json").write_text(record(module(function("k", spec), source="k.ll", compiler=None)))
    text = said("measure", str(tmp_path / "x.json"), width=width).out
    longest_word = len("lgkmcnt(0) ×1 (1 in loops, at depth 2)") + 5
    assert max(map(len, text.splitlines())) <= max(width, longest_word)
    assert all(f"vmcnt({n})" in text for n in range(9)), "nothing is cut off"


DOCS = Path(__file__).parents[2] / "docs"
METRICS_PAGE, SCHEMA_PAGE, DIFF_PAGE, GATE_PAGE = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("metrics", "json", "diff", "gate")
)


def example(page: str) -> str:
    """The last example of a document."""
    return page.rsplit("```json\n", maxsplit=1)[-1].split("```", maxsplit=1)[0]


def test_every_metric_has_its_row() -> None:
    """A row is of one metric, in its own words, or of the same metric of several counters."""
    words = said("explain").out.partition("Metrics:\n")[2].partition("\n\n")[0].split()
    assert len(words) > 40
    for name in words:
        text = said("explain", name).out
        found = re.match(rf"{name}: (.*)\n\nUnit: (.*)\. Better: (\w+)\.\n", text)
        assert found is not None
        gated = "yes" if "--fail-on regressions" in text else ""
        (row,) = (
            line for line in METRICS_PAGE.splitlines() if line.startswith("| `") and f"`{name}`" in line
        )
        assert f"| {found[2]} | {found[3]} | {gated} | " in row
        assert row.count("`") > 2 or row == f"| `{name}` | {found[2]} | {found[3]} | {gated} | {found[1]} |"


def test_example_documents_are_read() -> None:
    (measurement,) = read(example(SCHEMA_PAGE))
    assert measurement.functions[0].resources.vgprs == 128
    accepted = json.loads(example(GATE_PAGE))["accepted"]
    assert accepted
    assert compared(module(), module(), "--fail-on=waits>0", accepted=accepted).code == 0


def test_every_documented_rule_parses() -> None:
    table = GATE_PAGE.split("| rule |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    rules = [rule for cell in cells for rule in cell.split("`")[1::2]]
    assert len(rules) == 9
    assert compared(
        module(function()), module(function()), *(f"--fail-on={rule}" for rule in rules)
    ).code in (0, 1)


def test_every_format_is_documented() -> None:
    listed = said("diff", "--help").out.partition("--format [")[2].partition("]")[0]
    assert all(f"| `{name}` |" in DIFF_PAGE for name in "".join(listed.split()).split("|"))
