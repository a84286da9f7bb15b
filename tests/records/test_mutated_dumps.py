"""Dumps in which any byte is another: none makes the reader fail, none makes it tell of what was not.

Each of 10,000 dumps has one byte or several changed, or is cut, or has bytes put in; every byte of a header and of a slot
is changed in its turn. With checksums, whatever is decoded is exactly what was recorded. Without, a changed clock is as
good as another, so less can be asked: whatever is decoded has its records in the file.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from dump_files import TWO, buffer, header, raw_dump, slot

from ldsopt import InputError, RecordTrace, read_trace
from ldsopt.cli import main
from ldsopt.records.dump import compose
from ldsopt.records.format import DumpHeader, RecordEvent, read_words

LARGE: DumpHeader = header(waves=3, selected=(0, 2), workgroups=(5, 1, 1), records=8)
SLOTS = {n: slot(LARGE, n, {0: TWO[0] * (n + 1), 2: TWO[1]}, cycles=(900, 5000)) for n in (0, 1, 3)}
CHECKED = compose(LARGE, buffer(LARGE, SLOTS, without_slot=2))
RAW = raw_dump(LARGE, SLOTS, without_slot=2)


def mutants(whole: bytes, seed: int, count: int) -> list[bytes]:
    """Each byte changed once, then dumps with several changes, until there are so many."""
    rng = random.Random(seed)
    found = []
    for at in range(len(whole)):
        found.append(whole[:at] + bytes([whole[at] ^ rng.randrange(1, 256)]) + whole[at + 1 :])
    while len(found) < count:
        changed = bytearray(whole)
        for _ in range(rng.choice((1, 2, 3, 10, 60))):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        kind = rng.randrange(6)
        at = rng.randrange(len(changed))
        if kind == 0:
            del changed[at:]
        elif kind == 1:
            changed[at:at] = rng.randbytes(rng.randrange(1, 40))
        elif kind == 2:
            del changed[at : at + rng.randrange(1, 40)]
        found.append(bytes(changed))
    return found[:count]


def told(trace: RecordTrace) -> set[object]:
    """Everything that a trace tells of, but for how it lies in other runs, which others' absence changes."""
    runs = {run._replace(depth=0, inner=0) for run in trace.runs}
    return {*runs, *trace.instants}


def render_all(data: bytes, folder: Path) -> None:
    """Every report of it."""
    (folder / "k.dump").write_bytes(data)
    places = [word for name in ("t.json", "t.html", "t.svg") for word in ("-o", str(folder / name))]
    for form in ("text", "csv", "json"):
        made = folder / f"k.{form}"
        words = [
            "trace", str(folder / "k.dump"), "--partial", "--by-wave", "-q", "--format", form, "--report",
            str(made),
        ]  # fmt: skip
        assert main([*words, *places]) == 0
        assert made.read_text()


def decoded_mutants(original: bytes, seed: int, folder: Path) -> Iterator[tuple[bytes, RecordTrace]]:
    """The mutants that can be read; each other is refused by name, and some of the read ones are rendered."""
    decoded = 0
    for number, data in enumerate(mutants(original, seed, 2500)):
        try:
            trace = read_trace(data, "k.dump")
        except InputError as error:
            assert str(error).startswith("k.dump: ")
            continue
        decoded += 1
        yield data, trace
        if number % 50 == 0:
            render_all(data, folder)
    assert decoded > 500


@pytest.mark.parametrize("seed", range(2))
def test_with_checksums_nothing_is_told_that_was_not_recorded(seed: int, tmp_path: Path) -> None:
    truth = told(read_trace(CHECKED))
    names = set(LARGE.scopes)
    assert len(truth) == 15
    for _, trace in decoded_mutants(CHECKED, seed, tmp_path):
        assert told(trace) <= truth
        assert {trace.name(run.scope) for run in trace.runs} <= names
        assert told(trace) == truth or not trace.is_complete


def records_of(data: bytes) -> set[tuple[RecordEvent, int, int]]:
    """Event, scope and clock of whatever in a file looks like a record, at any place."""
    found = set()
    for at in range(0, len(data) - 7, 4):
        words = read_words(
            int.from_bytes(data[at : at + 4], "little"), int.from_bytes(data[at + 4 : at + 8], "little")
        )
        if words is not None:
            found.add((words.event, words.scope, words.clock))
    return found


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=[pytest.mark.slow, pytest.mark.long])])
def test_without_checksums_whatever_is_told_has_its_records_in_the_file(seed: int, tmp_path: Path) -> None:
    for data, trace in decoded_mutants(RAW, seed, tmp_path):
        there = {(event, scope) for event, scope, _ in records_of(data)}
        for run in trace.runs:
            assert run.start <= run.end
            assert {(RecordEvent.START, run.scope), (RecordEvent.END, run.scope)} <= there
        assert all((RecordEvent.MARK, mark.scope) in there for mark in trace.instants)


def test_of_the_words_of_a_record_every_bit_says_something_or_is_refused() -> None:
    """No two different pairs of words are one record, but for nothing: what is read can be written back."""
    rng = random.Random(0)
    seen: dict[object, tuple[int, int]] = {}
    for _ in range(20_000):
        pair = (rng.getrandbits(32), rng.getrandbits(32))
        words = read_words(*pair)
        if words is not None and words.value == words.value:  # a number that is none is not equal to itself
            key = (*words, type(words.value))
            assert seen.setdefault(key, pair) == pair
    assert len(seen) > 10
