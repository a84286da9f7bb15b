"""Hostile inputs through the command line: refused in one line, or annotated; never a crash, a hang or half a file."""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from hostile_inputs import ACCEPTED, GOOD, HERE, REFUSED, WITH_DEBUG, Outcome, annotate, bitcode

OPTIONS = ("--bases", "all", "--repair")
LIMIT_SECONDS = 60


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = annotate(REFUSED[name], tmp_path, capfd)
    assert outcome.code == 3, outcome.lines
    assert outcome.is_clean(), outcome.lines
    assert f"{tmp_path / 'in.ll'}:" in outcome.lines[0]
    assert outcome.seconds < LIMIT_SECONDS
    assert len(outcome.lines[0]) < 1000


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted_and_annotated(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for options in ((), OPTIONS):
        outcome = annotate(ACCEPTED[name], tmp_path, capfd, *options)
        assert outcome.code == 0, outcome.lines
        assert outcome.is_clean()
        assert outcome.seconds < LIMIT_SECONDS


def test_every_file_here_is_tried() -> None:
    tried = {
        data if isinstance(data, bytes) else data.encode() for data in (*REFUSED.values(), *ACCEPTED.values())
    }
    assert all(path.read_bytes() in tried for path in HERE.glob("*.ll"))


# --- random changes of good inputs ------------------------------------------------------------------------

BASES = {
    "text": GOOD.encode(),
    "text with debug info": WITH_DEBUG.encode(),
    "bitcode": bitcode(GOOD),
    "bitcode with debug info": bitcode(WITH_DEBUG),
}
ROUNDS, EACH = 20, 5


def changed(data: bytes, numbers: random.Random) -> bytes:
    """One random change: bytes, a bit, a cut, a deletion, a repetition, words or lines exchanged."""
    kind = numbers.choice(("bytes", "bit", "cut", "delete", "repeat", "words"))
    at = numbers.randrange(len(data))
    if kind == "bytes":
        edited = bytearray(data)
        for _ in range(numbers.randint(1, 8)):
            edited[numbers.randrange(len(edited))] = numbers.randrange(256)
        return bytes(edited)
    if kind == "bit":
        return data[:at] + bytes([data[at] ^ 1 << numbers.randrange(8)]) + data[at + 1 :]
    if kind == "cut":
        return data[:at]
    if kind == "delete":
        return data[:at] + data[at + numbers.randint(1, 40) :]
    if kind == "repeat":
        other = numbers.randrange(len(data))
        return data[:at] + data[other : other + numbers.randint(1, 40)] + data[at:]
    lines = data.split(b"\n")
    one, other = numbers.randrange(len(lines)), numbers.randrange(len(lines))
    if numbers.random() < 0.5:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        words, others = lines[one].split(b" "), lines[other].split(b" ")
        words[numbers.randrange(len(words))] = numbers.choice(others)
        lines[one] = b" ".join(words)
    return b"\n".join(lines)


@pytest.fixture(scope="module", autouse=True)
def limited_memory() -> Iterator[None]:
    """A run-away allocation ends as an error, not as the machine's."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("base", BASES)
def test_changed_input_is_refused_or_annotated(
    base: str, seed: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    numbers = random.Random(f"{base} {seed}")
    for number in range(EACH):
        data = changed(BASES[base], numbers)
        outcome: Outcome = annotate(data, tmp_path, capfd, "--repair")
        assert outcome.is_clean(), (number, outcome.code, outcome.lines)
        assert outcome.seconds < LIMIT_SECONDS
