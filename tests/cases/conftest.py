"""Cases as pytest's tests: each ``.ll``, ``.s`` or ``.hip`` file with RUN lines is one, ``FILE::run``."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from run_lines import ENVIRONMENT, FEATURES, SUFFIXES, CaseFailed, execute, required, run_lines

collect_ignore = ["conftest.py", "lit.cfg.py"]
"""They have no doctests."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    if file_path.suffix in SUFFIXES and run_lines(file_path.read_text(encoding="utf-8")):
        return CaseFile.from_parent(parent, path=file_path)
    return None


class CaseFile(pytest.File):
    """A file that is one test."""

    def collect(self) -> Iterator[pytest.Item]:
        yield Case.from_parent(self, name="run")


class Case(pytest.Item):
    """A case that runs in pytest's process."""

    def __init__(self, **given: object) -> None:
        super().__init__(**given)  # type: ignore[arg-type]
        self._required = required(self.path.read_text(encoding="utf-8"))
        for name in {"slow", "long"}.intersection(self._required):
            self.add_marker(name)

    def runtest(self) -> None:
        pytest.importorskip("filecheck")
        missing = [name for name in self._required if not FEATURES[name]()]
        if missing:
            pytest.skip(f"not here: {', '.join(missing)}")
        place = self.config._tmp_path_factory.mktemp("case")  # type: ignore[attr-defined]
        with pytest.MonkeyPatch.context() as patched:
            for name, value in (ENVIRONMENT | {"XDG_CONFIG_HOME": str(place / ".config")}).items():
                patched.setenv(name, value)
            execute(self.path, place)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> object:
        return str(excinfo.value) if isinstance(excinfo.value, CaseFailed) else super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
