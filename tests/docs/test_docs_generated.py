"""The generated part of the documentation is as the program writes it today: ``make docs`` mends it."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DRAWN = (
    "liveness",
    "conflicts",
    "pipeline",
    "timeline",
    "phases",
    "waits",
    "scopes",
    "commands",
    "code",
    *(f"h{n}" for n in range(1, 7)),
)
GENERATED = (
    "commands.md",
    "rules/hazard-classes.md",
    "rules/wait-states.md",
    *(f"pictures/{name}.svg" for name in DRAWN),
)


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    runpy.run_path(str(ROOT / "docs" / "generate.py"))["generate"](folder)
    return folder


@pytest.mark.parametrize("name", GENERATED)
def test_file_is_up_to_date(name: str, today: Path) -> None:
    written = (today / name).read_text(encoding="utf-8")
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == written, "run `make docs`"


def test_everything_that_is_generated_is_compared(today: Path) -> None:
    assert sorted(path.relative_to(today).as_posix() for path in today.rglob("*.*")) == sorted(GENERATED)
