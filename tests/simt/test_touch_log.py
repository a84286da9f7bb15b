"""The log of accesses: the latest first, the oldest forgotten, whoever wrote them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.simt.touch_log import HeadWord, LogWord, TouchLog


class Record(NamedTuple):
    access: str
    wave: int
    address: Array
    lanes: Array
    phase: int


def of(number: int) -> Record:
    return Record("interpreted", number, np.zeros(1, np.uint32), np.zeros(1, np.intp), 0)


def write_as_native_functions_do(log: TouchLog, wave: int) -> bool:
    """What machine code does to add a record of lanes 1 and 5; false if there is no room."""
    words = log._words
    count = int(words[LogWord.COUNT])
    if count >= int(words[LogWord.LIMIT]):
        return False
    slot = count & int(words[LogWord.LAST_SLOT])
    log._heads[slot] = [
        {HeadWord.ORDINAL: count + 1, HeadWord.WAVE: wave, HeadWord.LANES: 0b100010}.get(w, 0)
        for w in HeadWord
        if w != HeadWord.END
    ]
    log._addresses[slot, :2] = [10 * wave, 20 * wave]
    words[LogWord.COUNT] = count + 1
    return True


def test_records_of_both_kinds_come_back_in_one_order_and_the_oldest_are_forgotten() -> None:
    log = TouchLog(4096, "u4", Record)
    log.open(["native"])
    natively = 0
    for number in range(10_000):
        if number % 3 and write_as_native_functions_do(log, number):
            natively += 1
        else:
            log.append(of(number))
    assert natively > 6000  # all but those for which the interpreter had to make room
    found = list(log.latest(lambda *_: True))
    assert [record.wave for record in found] == list(range(9999, 9999 - 4096, -1))
    one = next(record for record in found if record.access == "native")
    assert (one.address.tolist(), one.lanes.tolist()) == ([10 * one.wave, 20 * one.wave], [1, 5])
    chosen = log.latest(lambda access, wave, _: access == "native" and wave % 100 == 1)
    assert [record.wave for record in chosen] == [
        wave for wave in range(9999, 9999 - 4096, -1) if wave % 100 == 1 and wave % 3
    ]


def test_another_workgroup_begins_with_none() -> None:
    log = TouchLog(4096, "u4", Record)
    log.open(["native"])
    assert write_as_native_functions_do(log, 1)
    log.clear()
    assert list(log.latest(lambda *_: True)) == []
    log.append(of(2))
    assert [record.access for record in log.latest(lambda *_: True)] == ["interpreted"]
