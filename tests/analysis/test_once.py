"""Each analysis runs once for each module, function and assumption, whatever command asks for it, and how often."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ldsopt import Module
from ldsopt.analysis.flow import divergence, phases
from ldsopt.analysis.global_memory.accesses import AccessFinder
from ldsopt.analysis.global_memory.kernel_order import KernelOrder
from ldsopt.analysis.liveness.lds_events import EventFinder
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import Footprints
from ldsopt.analysis.ranges.ranges import FunctionRanges
from ldsopt.cli import main

IR = Path(__file__).resolve().parents[2] / "corpus" / "ir"


Named = Callable[..., object]

ANALYSES: dict[tuple[Any, str], Named] = {
    (Module, "_decode"): lambda module, body: (module.text, body.name),
    (Provenance, "_analyse"): lambda self, function: (self.module.text, function.name, self.escapes),
    (divergence._DivergenceSearch, "run"): lambda self: (
        self._module.text,
        self._function.name,
        self._unwritten,
        len(self._looked_at),
    ),
    (phases, "_find_phases"): lambda module, function, flow, found, parting: (
        module.text,
        function.name,
        found.branches,
        parting,
    ),
    (FunctionRanges, "__init__"): lambda self, shared, function: (shared.module.text, function.name),
    (Footprints, "__init__"): lambda self, shared, function: (shared.module.text, function.name),
    (EventFinder, "of"): lambda self, kernel: (kernel.module.text, kernel.function.name, kernel.divergence),
    (AccessFinder, "of"): lambda self, function: (self._module.text, function.name, self.trusts_noalias),
    (KernelOrder, "__init__"): lambda self, module, kernel, promises: (module.text, kernel.name, promises),
}
"""By class or module and function that analyses: the question that a call asks."""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[], Counter[str]]]:
    """How often each analysis asked each question, by process: versions are checked in processes of their own."""
    log = os.open(tmp_path / "log", os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    def counted(name: str, real: Named, asked: Named) -> Named:
        def run(*given: Any, **named: Any) -> object:
            os.write(log, f"{os.getpid()} {name} {hash(repr(asked(*given, **named)))}\n".encode())
            return real(*given, **named)

        return run

    for (owner, name), asked in ANALYSES.items():
        label = f"{owner.__name__}.{name}"
        monkeypatch.setattr(owner, name, counted(label, getattr(owner, name), asked))
    yield lambda: Counter((tmp_path / "log").read_text().splitlines())
    os.close(log)


@pytest.mark.parametrize(
    "words",
    [
        ["annotate", "--precise", "-q", "-o", "/dev/null"],
        ["pack", "-q", "-o", "/dev/null"],
        ["check", "--json"],
        ["optimize", "-q", "-o", "/dev/null"],
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize(
    "kernel", ["clang-22/static_phases.gfx942", "triton-3.7.1/gemm_async_unstaged.gfx950"]
)
def test_no_command_analyses_twice(
    words: list[str], kernel: str, runs: Callable[[], Counter[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words, str(IR / f"{kernel}.ll")])
    found = runs()
    assert any("Provenance._analyse" in question for question in found)
    assert {question: count for question, count in found.items() if count > 1} == {}
