"""What people read, word for word. ``LDSOPT_UPDATE_GOLDEN=1 pytest tests/report`` writes it anew; read the diff."""

from __future__ import annotations

import json
import os
from datetime import date
from pathlib import Path

import pytest
from report_samples import function, module

from ldsopt import diff
from ldsopt.compare.baseline import Acceptance, Baseline
from ldsopt.compare.gate import parse_rules
from ldsopt.compare.outcome import judge
from ldsopt.report.formats import DIFF_FORMATS, MEASURE_FORMATS
from ldsopt.report.table import Look

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
DIFF = diff(BEFORE, AFTER)
OUTCOME = judge(
    DIFF,
    parse_rules(["vmcnt0>0%", "occupancy<0", "kernels-lost", "vgprs>+8"]),
    Baseline(
        (
            Acceptance("attn", "occupancy", 3, "traded for LDS, see the design note"),
            Acceptance("conv*", "vmcnt0", 4, "fixed since"),
            Acceptance("gone", "kernels-lost", None, "to be removed", date(2026, 1, 1)),
        )
    ),
    today=date(2026, 11, 20),
)


def outputs() -> dict[str, str]:
    same = diff(BEFORE, BEFORE)
    measured = {"": BEFORE}
    return {
        "diff.txt": DIFF_FORMATS["text"](DIFF, None, Look()),
        "diff_top_gate.txt": DIFF_FORMATS["text"](DIFF, OUTCOME, Look(top=2)),
        "diff_color.txt": DIFF_FORMATS["text"](DIFF.only(["vmcnt0", "dma", "occupancy"]), OUTCOME, Look(color=True)),
        "diff_terminal.txt": DIFF_FORMATS["text"](DIFF, OUTCOME, Look(top=2, width=100)),
        "diff_none.txt": DIFF_FORMATS["text"](same, None, Look()),
        "diff.md": DIFF_FORMATS["markdown"](DIFF, OUTCOME, Look()),
        "diff_none.md": DIFF_FORMATS["markdown"](same, None, Look()),
        "diff_benchmark.json": DIFF_FORMATS["benchmark-json"](DIFF.only(["waits", "vmcnt0", "occupancy"]), None, Look()),
        "measure.txt": MEASURE_FORMATS["text"](measured, Look()),
        "measure_narrow.txt": MEASURE_FORMATS["text"]({"": module(BEFORE.functions[1])}, Look(width=80)),
        "measure_color.txt": MEASURE_FORMATS["text"]({"": module(BEFORE.functions[0])}, Look(width=200, color=True)),
    }  # fmt: skip


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
    found = diff(
        module(*(function(n, "vmcnt(0)@1", sgprs=40) for n in names), *(function(f"gone{i}" * 20) for i in range(400))),
        module(*(function(n, "vmcnt(1)@1", sgprs=44) for n in names)),
    )  # fmt: skip
    outcome = judge(found, parse_rules(["sgprs>0", "kernels-lost"]), today=date(2026, 1, 1))
    text = DIFF_FORMATS["markdown"](found, outcome, Look())
    assert len(text) < 65536
    assert "… and" in text


def test_benchmark_list_holds_only_what_is_better_smaller() -> None:
    entries = json.loads(MEASURE_FORMATS["benchmark-json"]({"m": BEFORE}, Look()))
    made_by = "llvmlite 0.50.0 (LLVM 22.1.0)"
    assert {"name": "m:gemm waits", "unit": "waits", "value": 22, "extra": made_by} in entries
    assert not any("occupancy" in entry["name"] or "dma" in entry["name"] for entry in entries)


def test_names_cannot_write_to_the_terminal_or_break_a_table() -> None:
    hostile = function("a\n| b `c` \x1b[2J", "vmcnt(0)")
    found = diff(module(hostile), module())
    for name in ("text", "markdown"):
        text = DIFF_FORMATS[name](found, None, Look())
        assert "\x1b" not in text
        assert "a\\n" in text


@pytest.mark.parametrize("width", [20, 80, 120, 130, 200])
def test_measure_keeps_to_the_terminal_s_width_where_words_allow(width: int) -> None:
    found = module(
        function("k", " ".join(f"vmcnt({n})@1 lgkmcnt({n})@2" for n in range(9))),
        source="k.ll",
        compiler=None,
    )
    text = MEASURE_FORMATS["text"]({"": found}, Look(width=width))
    longest_word = len("lgkmcnt(0) ×1 (1 in loops, at depth 2)") + 5
    assert max(map(len, text.splitlines())) <= max(width, longest_word)
    assert all(f"vmcnt({n})" in text for n in range(9)), "nothing is cut off"
