"""R7's immediates in `tests/cases/annotate/legible_waits.ll` are those of the assembler."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

CASE = Path(__file__).parents[1] / "cases" / "annotate" / "legible_waits.ll"


@pytest.mark.llvm22
@pytest.mark.skipif(shutil.which("llvm-mc-22") is None, reason="llvm-mc-22 is not there")
@pytest.mark.parametrize(
    ("mcpu", "variant"),
    [("gfx900", "GFX9"), ("gfx942", "GFX942"), ("gfx1030", "GFX10"), ("gfx1100", "GFX11")],
)
def test_immediates_are_those_of_the_assembler(mcpu: str, variant: str) -> None:
    row = rf'^;{variant} .* "(s_waitcnt [^"\\]*)".*\n; {variant}(?:-NEXT)?: @llvm\.amdgcn\.s\.waitcnt\(i32 (\d+)\)'
    rows = re.findall(row, CASE.read_text(), re.MULTILINE)
    listing = "\n".join(re.split(";|//", text)[0] for text, _ in rows)
    command = ["llvm-mc-22", "-triple=amdgcn", f"-mcpu={mcpu}", "-show-encoding"]
    printed = subprocess.run(command, input=listing, capture_output=True, text=True, check=True).stdout
    encodings = re.findall(r"encoding: \[0x(..),0x(..),", printed)
    assert rows
    assert [int(high + low, 16) for low, high in encodings] == [int(immediate) for _, immediate in rows]
