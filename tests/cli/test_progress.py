"""What a terminal is told of long work: how far it is, and about how long it still takes."""

from __future__ import annotations

import io

import pytest

from ldsopt.cli.progress import ProgressLine

START = "\r\x1b[2K"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setenv("COLUMNS", "60")
    return io.StringIO()


def tell(shown: io.StringIO, *steps: tuple[float, str, float]) -> list[str]:
    """The lines of a terminal that is told words and a share at certain seconds."""
    times = [0.0, *(at for at, _, _ in steps)]
    line = ProgressLine(shown, clock=lambda: times.pop(0))
    for _, words, share in steps:
        line.show(words, share)
    return shown.getvalue().split(START)[1:]


def test_what_is_left_is_what_the_rest_takes_at_the_rate_so_far(shown: io.StringIO) -> None:
    steps = (0, "8 runs", 0), (10, "1 of 8", 0.125), (16, "2 of 8", 0.25), (60, "8 of 8", 1.0)
    assert tell(shown, *steps) == [
        "8 runs",
        "1 of 8 (about 2 min left)",
        "2 of 8 (about 48 s left)",
        "8 of 8",
    ]


def test_nothing_is_estimated_from_almost_nothing(shown: io.StringIO) -> None:
    assert tell(shown, (0, "8 runs", 0), (1, "1 of 8", 0.125)) == ["8 runs", "1 of 8"]


def test_a_share_of_nothing_begins_anew(shown: io.StringIO) -> None:
    steps = (0, "choosing", 0), (30, "8 runs", 0), (34, "4 of 8", 0.5)
    assert tell(shown, *steps)[-1] == "4 of 8 (about 4 s left)"


def test_the_same_words_are_drawn_once_a_second(shown: io.StringIO) -> None:
    steps = (0, "run", 0), (5, "run", 0.5), (5.2, "run", 0.51), (6.1, "run", 0.61)
    assert tell(shown, *steps) == ["run", "run (about 5 s left)", "run (about 4 s left)"]


def test_a_line_that_is_too_long_keeps_the_estimate(shown: io.StringIO) -> None:
    line = tell(shown, (0, "x", 0), (10, "a" * 99, 0.5))[-1]
    assert len(line) == 59 and line.endswith("a (about 10 s left)")
