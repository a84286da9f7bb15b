"""CONTRIBUTING.md is a map of the code that there is, and what is generated is as the program writes it today."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w./-]+)`", TEXT)))
WALKS = TEXT.partition("## Three walks")[2].partition("\n## ")[0].split("\n**One ")[1:]


@pytest.mark.parametrize("name", [name for name in NAMED if "/" in name or name.endswith(".py")])
def test_what_is_named_is_there(name: str) -> None:
    assert (ROOT / name).exists() or (ROOT / "ldsopt" / name).exists()


def test_every_room_is_on_the_map() -> None:
    rooms = {
        path.name for path in (ROOT / "ldsopt").iterdir() if path.is_dir() and (path / "__init__.py").exists()
    }
    inside = {
        path.parent.name
        for folder in ("analysis", "transforms")
        for path in (ROOT / "ldsopt" / folder).glob("*/__init__.py")
    }
    named = set(re.findall(r"`ldsopt/(?:\w+/)?(\w+)/`", TEXT))
    assert (rooms - {"analysis", "transforms"}) | inside == named


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.partition("**")[0])
def test_a_walk_visits_a_file_once(walk: str) -> None:
    files = re.findall(r"`(ldsopt/[\w/]+\.py)`", walk)
    assert len(WALKS) == 3
    assert len(files) == len(set(files)) > 10


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
