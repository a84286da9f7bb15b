"""Work that grows with the code and no faster: counted, as kernels of `benchmarks/scale_families.py` grow threefold."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale_families import FAMILIES

import ldsopt
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa.counters import Outstanding
from ldsopt.isa.site_overlap import SiteOverlap
from ldsopt.isa.wait_path import _ShortestWays
from ldsopt.machine.effects import Effects
from ldsopt.machine.paths import _AnswerSearch

COUNTED = {
    "registers": (Effects, "apply"),
    "operations": (Outstanding, "apply"),
    "pairs": (SiteOverlap, "_touch"),
    "paths": (_ShortestWays, "_go_on"),
    "answers": (_AnswerSearch, "_behind"),
}
"""What is done once for each instruction, step, pair of accesses or block that is visited."""


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Counts calls while it is open."""
    counts = Counter[str]()
    with pytest.MonkeyPatch.context() as patch:
        for name, (owner, method) in COUNTED.items():
            patch.setattr(owner, method, _counting(getattr(owner, method), name, counts))
        yield counts


def _counting(method: Callable[..., Any], name: str, counts: Counter[str]) -> Callable[..., Any]:
    def call(*given: Any, **named: Any) -> Any:
        counts[name] += 1
        return method(*given, **named)

    return call


@pytest.mark.parametrize(
    ("family", "size"),
    [
        ("straight", 600),
        ("bare stages", 20),
        ("stages", 20),
        ("diamonds", 10),
        ("loops", 12),
        ("kernels", 2),
        ("gemm", 6),
    ],
)
def test_work_of_assembly_grows_with_its_length(family: str, size: int) -> None:
    """A power of 1.2 of the number of instructions, for each kind of work that there is more than a little of."""
    done = []
    for factor in (1, 3):
        code = compile_ir(FAMILIES[family].text(size * factor), "gfx942").data
        with counted() as counts:
            ldsopt.check_code(code, "kernel.s", "gfx942")
        lines = code.split(b"\n")
        done.append((sum(line[:1] == b"\t" and line[1:2] not in b".;" for line in lines), counts))
    (short, few), (long, many) = done
    assert few["registers"] > 0
    growth = (long / short) ** 1.2 * 1.1
    grown = {name: (few[name], count) for name, count in many.items() if count > max(600, few[name] * growth)}
    assert grown == {}, growth


def test_work_of_loops_in_a_row_grows_with_their_number() -> None:
    """What is behind a loop is not followed once for each of its rounds."""
    done = []
    for count in (6, 18):
        module = ldsopt.parse(FAMILIES["loops"].text(count), mcpu="gfx942")
        with counted() as counts:
            ldsopt.check(module)
        done.append(counts["operations"])
    assert 0 < done[1] < done[0] * 4
