"""Work of analyses and transforms grows with the module and no faster: calls counted, as kernels grow threefold."""

import cProfile
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale import FAMILIES

from ldsopt import Module, OptimizeOptions, annotate, liveness, pack, parse
from ldsopt.api import candidates
from ldsopt.api.rewritings import RewritingSubject, rewritten


def tags(module: Module) -> None:
    annotate(module, bases="all")


def arenas(module: Module) -> None:
    pack(module, no_share=True)


def rewritings(module: Module) -> None:
    subject = RewritingSubject(module, OptimizeOptions(), frozenset())
    for name in ("annotate --bases all", "pack --no-share"):
        rewritten(candidates.candidate_of((name,)), subject)


def calls(work: Callable[[Module], object], module: Module) -> int:
    """The calls of functions of the package that work makes, steps of generators among them."""
    profile = cProfile.Profile(builtins=False)
    profile.runcall(work, module)
    return sum(
        one.callcount
        for one in profile.getstats()
        if isinstance(one.code, CodeType) and "ldsopt" in one.code.co_filename
    )


@pytest.mark.parametrize(
    ("family", "size"),
    [
        ("straight", 250),
        ("bare", 400),
        ("bare stages", 40),
        ("diamonds", 40),
        ("loops", 30),
        ("copies", 40),
        ("call chain", 20),
        ("switch", 40),
        ("kernels", 10),
        ("gemm", 10),
    ],
)
@pytest.mark.parametrize("work", [liveness, tags, arenas, rewritings])
def test_work_grows_with_the_module(work: Callable[[Module], None], family: str, size: int) -> None:
    """A power of 1.2 of the module's length."""
    texts = [FAMILIES[family].text(size * factor) for factor in (1, 3)]
    few, many = (calls(work, parse(text)) for text in texts)
    growth = (len(texts[1]) / len(texts[0])) ** 1.2 * 1.1
    assert many <= few * growth, (few, many, growth)


def test_functions_that_edits_change_are_looked_up() -> None:
    """Among all edited lines, each function once."""

    def looked_up(kernels: int) -> int:
        module = parse(FAMILIES["kernels"].text(kernels))
        edits = annotate(module, bases="all").details.edits
        assert len(edits.lines) > kernels
        module.functions()
        found = candidates._changed(module, edits)
        assert len(found) == kernels
        return calls(lambda one: candidates._changed(one, edits), module)

    assert looked_up(30) <= 3 * 1.1 * looked_up(10)
