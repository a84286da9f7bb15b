"""Running the command line in this process: arguments in, exit code and what it said out."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import ldsopt
from ldsopt.cli import main

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "annotate" / "conformance"
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"


@dataclass(frozen=True)
class Said:
    """The exit code, standard output and standard error of one run."""

    code: int
    out: str
    err: str

    @property
    def error(self) -> str:
        """The one line of a failure, without its prefix; the excerpt of the input below it has two more."""
        assert self.err.endswith("\n")
        line = next(line for line in reversed(self.err.splitlines()) if not line.startswith("  "))
        assert line.startswith("ldsopt: error: "), self.err
        return line.removeprefix("ldsopt: error: ")


class CommandLine:
    """`ldsopt` in a directory of its own, which holds ``k.ll``: a kernel of two named bases and no architecture."""

    def __init__(self, place: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.place, self._capfd = place, capfd
        (place / "k.ll").write_text(ldsopt.EXAMPLE)

    def __call__(self, *arguments: str | Path) -> Said:
        self._capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        said = self._capfd.readouterr()
        return Said(code, said.out, said.err)
