"""What the reports of `timeline` have in common: places in the code and in its source, shares, and sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from ldsopt.compare.spelling import plural
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.timeline.figures import Grounds
from ldsopt.timeline.launched import LaunchTimeline
from ldsopt.timeline.ranking import RANGE, WAVES, RankedStall, TimelineEstimate

_FILE = re.compile(r'\s*\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')
STATED_ROWS = 10
"""Of so many first rows it is said whether their order is the same at both ends of the range."""


def asm(instruction: AsmInstruction) -> str:
    """An instruction as one writes it."""
    return f"{instruction.mnemonic} {instruction.operands}".strip()


def source_of(found: LaunchTimeline, instruction: AsmInstruction) -> str:
    """The file and line that the module's debug information names; empty without."""
    at = instruction.location
    if at is None or not at.line:
        return ""
    return f"{_files(found.text).get(at.file, '?')}:{at.line}"


@lru_cache(maxsize=4)
def _files(text: str) -> Mapping[int, str]:
    found = {}
    for line in text.split("\n"):
        if ".file" in line and (file := _FILE.match(line)):
            found[int(file[1])] = file[3] or file[2]
    return found


def shares(estimate: TimelineEstimate, row: RankedStall) -> tuple[float, float]:
    """The parts of all waves' cycles that a row has, at both ends of the range."""
    return row.low / estimate.low.wave_cycles, row.high / estimate.high.wave_cycles


def stability(estimate: TimelineEstimate) -> str:
    """Whether the order of rows is the same at both ends of the range, in one sentence."""
    rows = min(STATED_ROWS, len(estimate.rows))
    if not rows:
        return "no wave stands still"
    if estimate.stable_rows >= rows:
        return f"the first {plural(rows, 'row')} are in the same order at both ends of the range"
    if not estimate.stable_rows:
        return "which row is first depends on where in the range the latency of memory is"
    if estimate.stable_rows == 1:
        return "the first row is the same at both ends of the range, the order of those behind it is not"
    return (
        f"the first {estimate.stable_rows} rows are in the same order at both ends of the range, "
        "those behind them are not"
    )


GROUNDS = (
    (RANGE, "on the range of memory latencies"),
    (Grounds.MEASURED.value, "on published measurements of this architecture"),
    (Grounds.STATED.value, "on what AMD's documents and LLVM state"),
    (Grounds.ASSUMED.value, "on figures that nobody has published (assumed)"),
    (WAVES, "on what other waves do (barriers)"),
)
"""What stalls rest on, and how that is said."""
