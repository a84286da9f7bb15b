"""Rules held against what they rest on: R7's immediates against the assembler, R9's waits against the code without them."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import Rule, check
from ldsopt.verifier.generator.random_kernel import random_kernel


def hazards(text: str) -> list[Rule]:
    return [
        finding.rule for finding in check(ldsopt.parse(text)).findings if finding.rule is Rule.REGISTER_HAZARD
    ]


@pytest.mark.parametrize(
    ("seed", "options"), [(21, {"bases": "all"}), (21, {})], ids=["bases all", "default"]
)
def test_no_register_is_used_before_it_is_there(seed: int, options: dict[str, Any]) -> None:
    """Without the waits the DMA is scheduled in front of a use, and lgkmcnt(2) stands for lgkmcnt(1)."""
    stock = random_kernel(seed).text
    assert ".global.load.lds" in stock
    assert not hazards(stock)
    text = ldsopt.annotate(ldsopt.parse(stock), **options).text
    assert not hazards(text)
    bare = "\n".join(line for line in text.split("\n") if "call void @llvm.amdgcn.s.waitcnt" not in line)
    assert hazards(bare)


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
