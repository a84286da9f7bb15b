"""Tables on a terminal: as wide as it at most, with nothing cut off, and coloured where the terminal can."""

import sys
from pathlib import Path

import pytest
from report_samples import compared, function, module

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
