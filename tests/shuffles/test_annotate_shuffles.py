"""`annotate --shuffles` and its place in `optimize`: what is written, what is given back, and what is said."""

from pathlib import Path

from exchange_kernels import kernel, xor

import ldsopt
from ldsopt import parse

KERNELS = Path(__file__).parent / "kernels"
SUM = KERNELS / "wave_kernels.gfx1100.ll"


def test_optimize_tries_it_where_there_are_exchanges_and_joins_it() -> None:
    result = ldsopt.optimize(ldsopt.read(str(SUM)))
    names = {attempt.candidate: attempt for group in result.details.groups for attempt in group.attempts}
    assert any("--shuffles" in name for name in names)
    chosen = [
        attempt.candidate
        for group in result.details.groups
        for attempt in group.attempts
        if attempt.outcome.value == "chosen"
    ]
    assert len(chosen) == 4
    assert all("--shuffles" in name for name in chosen)


def test_optimize_does_not_try_it_elsewhere() -> None:
    result = ldsopt.optimize(parse(ldsopt.REVERSAL, mcpu="gfx942"))
    (attempt,) = [
        a for group in result.details.groups for a in group.attempts if a.candidate == "annotate --shuffles"
    ]
    assert attempt.outcome.value == "not tried"
    assert kernel([xor(1, 64)], "gfx942", 64).declarations()
