"""Hostile inputs through the command line: refused in one line, or annotated; never a crash, a hang or half a file."""

import random
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hostile_inputs import ACCEPTED, GOOD, HERE, REFUSED, WITH_DEBUG, Outcome, annotate, bitcode

sys.path.append(str(Path(__file__).parents[1] / "long"))

from mutated_inputs import mutated

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
    files = {path for path in HERE.glob("*.ll") if not path.with_suffix(".py").exists()}
    assert files
    assert all(path.read_bytes() in tried for path in files)


# --- random changes of good inputs ------------------------------------------------------------------------

BASES = {
    "text": GOOD.encode(),
    "text with debug info": WITH_DEBUG.encode(),
    "bitcode": bitcode(GOOD),
    "bitcode with debug info": bitcode(WITH_DEBUG),
}
ROUNDS, EACH = 20, 5


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
        data = mutated(BASES[base], numbers.choice(list(BASES.values())), numbers)
        outcome: Outcome = annotate(data, tmp_path, capfd, "--repair")
        assert outcome.is_clean(), (number, outcome.code, outcome.lines)
        assert outcome.seconds < LIMIT_SECONDS
