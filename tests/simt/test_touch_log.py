"""The record of accesses: those that touch some bytes are found as if each were looked at."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ldsopt.simt import shadow
from ldsopt.simt.shadow import Execution, LdsAccess, LogWord, TouchLog

ROOM = 32


def site(line: int) -> Any:
    """An instruction by its line."""
    return SimpleNamespace(line=line)


class Recorded:
    """A log, the records that interpreter and native functions have left in it, and the search of each of them."""

    def __init__(self, seed: int, *, native: bool) -> None:
        self.choose = random.Random(seed)
        self.log = TouchLog(ROOM, "u4", Execution)
        self.all: list[Execution] = []
        self.accesses = [LdsAccess(site(line), size, False, True) for line, size in enumerate((1, 4, 16))]
        self.is_native = native
        if native:
            self.log.open(self.accesses)

    def add(self) -> None:
        count = self.choose.choice((0, 1, 2, 8))
        lanes = np.array(sorted(self.choose.sample(range(64), count)), np.intp)
        address = np.array([self.choose.randrange(400) for _ in range(count)], "u4")
        number, wave = self.choose.randrange(3), self.choose.randrange(4)
        record = Execution(self.accesses[number], wave, address, lanes, 0)
        self.all.append(record)
        if self.is_native and self.choose.random() < 0.5:
            self._write(number, record)
        else:
            self.log.append(record)

    def _write(self, number: int, record: Execution) -> None:
        """As native functions do."""
        assert record.lanes is not None
        words, heads = self.log._words, self.log._heads
        count = int(words[LogWord.COUNT])
        slot = count & int(words[LogWord.LAST_SLOT])
        bits = sum(1 << lane for lane in record.lanes.tolist())
        heads[slot] = [count + 1, number, record.wave, record.phase, bits]
        self.log._addresses[slot, : len(record.address)] = record.address
        words[LogWord.COUNT] = count + 1

    def clear(self) -> None:
        self.log.clear()
        self.all.clear()

    def found(self, wave: int, first: int, behind: int) -> list[Any]:
        found = self.log.latest(lambda _, by, __: by != wave, first, behind)
        return [_words(one) for one in found if _touches(one, first, behind)]

    def searched(self, wave: int, first: int, behind: int) -> Iterator[Any]:
        for one in reversed(self.all[-ROOM:]):
            if one.wave != wave and _touches(one, first, behind):
                yield _words(one)


def _touches(one: Execution, first: int, behind: int) -> bool:
    address = one.address.astype(np.int64)
    return bool(((address < behind) & (address + one.access.size > first)).any())


def _words(one: Execution) -> tuple[Any, ...]:
    assert one.lanes is not None
    return one.access.site.line, one.wave, one.address.tolist(), one.lanes.tolist(), one.phase


@pytest.mark.parametrize("native", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_the_latest_are_those_of_a_search_of_all(seed: int, native: bool) -> None:
    """Also where old records are replaced, and where another workgroup begins."""
    log = Recorded(seed, native=native)
    hits = 0
    for _ in range(300):
        for _ in range(log.choose.randrange(6)):
            log.add()
        if log.choose.random() < 0.03:
            log.clear()
        first = log.choose.randrange(400)
        asked = log.choose.randrange(4), first, first + log.choose.choice((1, 4, 32))
        expected = list(log.searched(*asked))
        hits += len(expected)
        assert log.found(*asked) == expected
    assert hits > 100


@pytest.mark.parametrize("stale", ["replaced", "cleared"])
def test_a_stale_span_is_caught(stale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spans that outlive their record, as the rule of their ordinals forbids, hide what is looked for."""
    log = Recorded(1, native=False)
    site = log.accesses[0]
    log.log.append(Execution(site, 0, np.array([8], "u4"), np.array([0]), 0))
    assert len(list(log.log.latest(lambda *_: True, 8, 9))) == 1
    if stale == "cleared":
        spans = log.log._spans.copy()
        log.log.clear()
        monkeypatch.setattr(log.log, "_spans", spans)  # a `clear` that forgets nothing
        times = 1
    else:
        times = ROOM
        log.log._spans[0, shadow.SpanWord.ORDINAL] = ROOM + 1  # of the record that replaces it
    for _ in range(times):
        log.log.append(Execution(site, 0, np.array([20], "u4"), np.array([0]), 0))
    assert not [one for one in log.log.latest(lambda *_: True, 20, 21) if one is log.log._kept[0]]


def test_lanes_are_looked_at_where_bytes_may_be_touched_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand records that touch other bytes cost no look at their lanes."""
    log = TouchLog(1 << 12, "u4", Execution)
    access = LdsAccess(site(1), 4, False, True)
    for at in range(1000):
        log.append(Execution(access, 0, np.array([64 * at], "u4"), np.array([0]), 0))
    asked = list[int]()

    def matches(_: object, wave: int, __: int) -> bool:
        asked.append(wave)
        return True

    assert len(list(log.latest(matches, 64 * 3, 64 * 3 + 4))) == 1
    assert len(asked) == 1
