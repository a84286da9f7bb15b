"""What is drawn on a terminal and told of a measurement: tables, and the metrics that it has."""

import json
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from report_samples import compared, function, module, record, said, wait

from ldsopt.cli import main

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  %v = load i32, ptr addrspace(1) %p
  %w = mul i32 %v, %v
  store i32 %w, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
"""


@pytest.mark.parametrize("width", [200, 120, 100, 80, 60])
def test_a_table_keeps_to_the_width_and_loses_no_word(
    width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The other lines of the report are the same as in a file."""
    (tmp_path / "k.ll").write_text(KERNEL)
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("NO_COLOR", "1")
    texts = []
    for is_terminal in (False, True):
        monkeypatch.setattr(sys.stdout, "isatty", lambda is_terminal=is_terminal: is_terminal)
        assert main(["timeline", str(tmp_path / "k.ll"), "--arg", "i32[4]=ones"]) == 0
        texts.append(capfd.readouterr().out.splitlines())
    plain, shown = texts
    head = next(n for n, line in enumerate(plain) if line.startswith("#  line"))
    table = plain[head : plain.index("", head)]
    is_wide = max(map(len, table)) > width
    rows = [line for line in shown if line not in plain or line in table]
    assert (rows == table) is not is_wide
    assert max(map(len, rows)) <= width
    letters = "".join("".join(rows).split())
    assert "…" not in letters
    assert all(word[:3] in letters for line in table for word in line.split())
    numbers = [word for line in table for word in line.split() if word.isdecimal()]
    assert all(number in "\n".join(rows).split() for number in numbers)


def test_names_are_no_markup_and_colour_is_for_a_terminal_that_has_it() -> None:
    before, after = (module(function("[red]x[/red]", f"vmcnt(0)@1*{count}")) for count in (1, 2))
    plain, coloured = (compared(before, after, width=100, color=color).out for color in (False, True))
    for text in (plain, coloured):
        rows = [line for line in text.splitlines() if "HURT" in line]
        assert rows and all("[red]x[/red]" in row for row in rows)
    assert "\x1b[1m" in coloured and "\x1b[31m" in coloured
    assert "\x1b" not in plain


def test_a_terminal_too_narrow_for_the_table_of_changes_shows_lines() -> None:
    before, after = (module(function("gemm", f"vmcnt(0)@1*{count}")) for count in (1, 2))
    wide, narrow = (compared(before, after, width=width, color=False).out for width in (80, 40))
    (row,) = (line.split() for line in wide.splitlines() if line.startswith("vmcnt0 "))
    assert row == ["vmcnt0", "HURT", "gemm", "1", "2", "+100.00%"]
    (line,) = (line.split() for line in narrow.splitlines() if line.startswith("vmcnt0 "))
    assert line == ["vmcnt0", "HURT", "gemm:", "1", "→", "2", "(+100.00%)"]


Metrics = dict[str, float | None]


def measured(**given: object) -> dict[str, object]:
    """A function as `ldsopt measure --json` writes it."""
    with tempfile.TemporaryDirectory() as place:
        Path(place, "x.json").write_text(record(module(function(**given))))
        ((found,),) = [
            one["functions"]
            for one in json.loads(said("measure", str(Path(place, "x.json")), "--json").out)["measurements"]
        ]
    return found


def values(**given: object) -> Metrics:
    return measured(**given)["metrics"]  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("spec", "metric", "expected"),
    [
        ("vmcnt(0)*2 lgkmcnt(0)", "waits", 3),
        ("vmcnt(0)+lgkmcnt(0)", "waits", 1),
        ("vmcnt(0)+lgkmcnt(0)", "vmcnt", 1),
        ("vmcnt(0)+lgkmcnt(0)", "lgkmcnt0", 1),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "waits_in_loops", 3),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "vmcnt0", 3),
        ("vmcnt(0)@1*2 vmcnt(0) vmcnt(3)@2", "vmcnt0_in_loops", 2),
        ("loadcnt(0)@1 dscnt(0)@2 dscnt(1)@1", "dscnt0_in_loops", 1),
        ("vmcnt(0)@?", "waits", 1),
        ("vmcnt(0)@?", "waits_in_loops", None),
        ("vmcnt(0)@?", "wait_weight", None),
        ("vmcnt(3)@? vmcnt(0)@1", "vmcnt0_in_loops", 1),
        ("", "waits_in_loops", 0),
        (None, "waits", None),
        (None, "vmcnt0", None),
        ("vmcnt(0)@1", "wait_weight", 10),
        ("vmcnt(1)@1", "wait_weight", 5),
        ("vmcnt(0) vmcnt(0)@2", "wait_weight", 101),
        ("va_vdst(0)@1 dscnt(0)", "wait_weight", 1),
        ("va_vdst(0)@1 va_vdst(0)+dscnt(0)", "alu_waits", 1),
    ],
)
def test_metric_of_waits(spec: str | None, metric: str, expected: float | None) -> None:
    assert values(spec=spec).get(metric, 0) == expected


def test_spills_are_unknown_when_either_kind_is() -> None:
    assert values(vgpr_spills=3, sgpr_spills=2)["spills"] == 5
    assert values(vgpr_spills=3, sgpr_spills=None)["spills"] is None


def test_counters_that_do_not_occur_are_left_out() -> None:
    found = values(spec="vmcnt(4)")
    assert found["vmcnt"] == 1
    assert "vmcnt0" not in found
    assert "loadcnt" not in found
    assert found["spills"] == 0, "only sparse metrics hide their zero"


def test_unknown_waits_are_unknown_and_not_left_out() -> None:
    assert values(spec=None)["vmcnt"] is None


@settings(max_examples=20)
@given(n=st.integers(0, 62), depth=st.integers(0, 5), counter=st.sampled_from(["vmcnt", "dscnt"]))
def test_weight_falls_when_a_wait_relaxes_leaves_a_loop_or_goes(n: int, depth: int, counter: str) -> None:
    def weight(*found: dict[str, object]) -> float:
        value = values(waits=[*found])["wait_weight"]
        assert value is not None
        return value

    one = wait({counter: n}, depth + 1)
    assert weight(one) > weight(wait({counter: n + 1}, depth + 1))
    assert weight(one) > weight(wait({counter: n}, depth))
    assert weight(one, one) > weight(one)


def test_histogram_sorts_by_counter_and_n_and_splits_by_depth() -> None:
    found = measured(spec="lgkmcnt(0) vmcnt(4)@1*2 vmcnt(4)@? vmcnt(0)@2 newcnt(1)")["wait_histogram"]
    assert [(e["counter"], e["n"], e["count"], e["in_loops"]) for e in found] == [  # type: ignore[attr-defined]
        ("vmcnt", 0, 1, 1),
        ("vmcnt", 4, 3, None),
        ("lgkmcnt", 0, 1, 0),
        ("newcnt", 1, 1, 0),
    ]
    assert found[1]["by_depth"] == {"1": 2, "unknown": 1}  # type: ignore[index]
