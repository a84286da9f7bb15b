"""Barriers of the corpus taken out one at a time: what races when executed is found, and never all free.

Not each pair that races is unproven: a race lets indices from memory leave their variable, and the order of copies
that are in flight at a barrier is that of waits.
"""

import itertools
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import corpus_launches
import pytest

sys.path.append(str(Path(__file__).parents[1] / "races"))
from executed_races import Pair, racing, verdicts, without_copies

from ldsopt import parse, simulate

BARRIER = "call void @llvm.amdgcn.s.barrier()"


@dataclass(frozen=True)
class Removal:
    """One barrier of one module, taken out.

    Attributes:
        name: of the module, and the line of the barrier.
        seen: pairs of lines that raced in an execution.
        unproven: pairs that are not proved to be no race.
    """

    name: str
    seen: set[Pair]
    unproven: set[Pair]


def removals(each: int, *, only: str = "") -> Iterator[Removal]:
    """Up to so many removals in each module, chosen at random."""
    for entry in corpus_launches.ENTRIES:
        lines = (corpus_launches.CORPUS / entry["file"]).read_text().split("\n")
        barriers = [n for n, line in enumerate(lines) if BARRIER in line]
        if only not in entry["file"]:
            continue
        for gone in random.Random(entry["file"]).sample(barriers, min(each, len(barriers))):
            yield removal(entry, lines, gone)


def removals_in_turn() -> Iterator[Removal]:
    """Every removal: the first of each module, in an order chosen at random, then the second of each, and so on."""
    texts = [
        (entry, (corpus_launches.CORPUS / entry["file"]).read_text().split("\n"))
        for entry in corpus_launches.ENTRIES
    ]
    turns: list[list[tuple[int, int]]] = []
    for number, (entry, lines) in enumerate(texts):
        barriers = [n for n, line in enumerate(lines) if BARRIER in line]
        random.Random(entry["file"]).shuffle(barriers)
        turns.append([(number, gone) for gone in barriers])
    for turn in itertools.zip_longest(*turns):
        for number, gone in filter(None, turn):
            yield removal(*texts[number], gone)


def removal(entry: Any, lines: list[str], gone: int) -> Removal:
    """One module of the corpus without the barrier of one line: the proof, and a launch."""
    module = parse("\n".join([*lines[:gone], *lines[gone + 1 :]]), mcpu=entry["arch"])
    unproven = {pair for one in verdicts(module, seconds=2.0).values() for pair in one.named}
    seen = racing(simulate(module, corpus_launches.case(entry).launch).findings)
    return Removal(f"{entry['file']}:{gone + 1}", without_copies(module, seen), unproven)


def needless() -> Iterator[tuple[str, bool]]:
    """Each barrier of the corpus that no pair needs, and whether a launch without it shows a race."""
    for entry in corpus_launches.ENTRIES:
        text = (corpus_launches.CORPUS / entry["file"]).read_text()
        module, lines = parse(text, mcpu=entry["arch"]), text.split("\n")
        for verdict in verdicts(module, seconds=2.0).values():
            for line in verdict.count.needless:
                assert BARRIER in lines[line - 1]
                without = [*lines[: line - 1], *lines[line:]]
                launch = corpus_launches.case(entry).launch
                found = simulate(parse("\n".join(without), mcpu=entry["arch"]), launch).findings
                yield f"{entry['file']}:{line}", any(one.kind == "race" for one in found)


@pytest.mark.slow
@pytest.mark.long
def test_what_races_without_a_barrier_is_never_free() -> None:
    found = list(removals(1))
    racing = [one for one in found if one.seen]
    assert len(racing) > len(found) // 4
    assert [one.name for one in racing if not one.seen & one.unproven] == []


@pytest.mark.slow
@pytest.mark.long
def test_no_race_appears_without_a_needless_barrier() -> None:
    found = dict(needless())
    assert len(found) > 50
    assert [name for name, is_race in found.items() if is_race] == []
