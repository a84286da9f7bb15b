"""Waits taken out of real code: every needed one is missed by `check`, no redundant one is.

A sample here; every wait of the corpus with LDSOPT_ALL_MUTATIONS=1, and with the figures by
`python tests/long/missing_waits.py`.
"""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from check_cases import CORPUS, ROOT, arch_of, corpus_name

import ldsopt

sys.path.append(str(ROOT / "tests" / "long"))
from missing_waits import mutations

WHOLE = bool(os.environ.get("LDSOPT_ALL_MUTATIONS"))
SAMPLE = 1 if WHOLE else 12
SMALL = [path for path in CORPUS if WHOLE or path.stat().st_size < 60_000]


@pytest.mark.parametrize("path", SMALL, ids=corpus_name)
def test_missing_wait_is_reported(path: Path) -> None:
    module = ldsopt.read(path, mcpu=arch_of(path))
    outcomes = Counter(m.outcome for m in mutations(module, SAMPLE))
    assert (outcomes["redundant, reported"], outcomes["needed, silent"]) == (0, 0)


def test_sample_has_waits_of_every_kind() -> None:
    """A silent checker would not pass: the sample holds waits that are needed, and waits that are not."""
    total: Counter[str] = Counter()
    for path in CORPUS:
        if path.stem in ("named_gemm.gfx942", "pipelined_sums.gfx942", "gemm_async_unstaged.gfx950"):
            module = ldsopt.read(path, mcpu=arch_of(path))
            total += Counter(m.outcome for m in mutations(module, 2))
    assert total["needed, reported"] >= 30
    assert total["redundant, silent"] > 0
    assert total["recoverable"] > 0
