"""The list of costly tests names tests that are there."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMES = (Path(__file__).parent / "costly.txt").read_text(encoding="utf-8").splitlines()


def test_it_is_sorted_and_says_nothing_twice() -> None:
    assert sorted(set(NAMES)) == NAMES


@pytest.mark.parametrize("file", sorted({name.partition("::")[0] for name in NAMES}))
def test_a_named_test_is_there(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for name in (name for name in NAMES if name.startswith(f"{file}::") and file.endswith(".py")):
        assert f"def {name.rpartition('::')[2]}(" in text
