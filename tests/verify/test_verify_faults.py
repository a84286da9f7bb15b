"""Every planted fault that can change what a kernel does is noticed, by execution or in the code.

More of them, with figures: `python tests/long/fuzz.py --faults`.
"""

from collections import Counter

import pytest
from faults import KINDS, faults
from witness import plant

from ldsopt import parse
from ldsopt.verifier.fuzz import Rewriter
from ldsopt.verifier.generator.random_kernel import random_kernel

SEEDS = (1, 2, 5, 7, 8, 9, 10, 11, 12, 18)
QUICK = (2, 10, 12)
AT_LEAST = 100


@pytest.mark.parametrize(
    "seed", [pytest.param(s, marks=[] if s in QUICK else [pytest.mark.slow, pytest.mark.long]) for s in SEEDS]
)
def test_no_fault_that_can_change_something_passes(seed: int) -> None:
    planted = list(plant(seed, certain=True))
    assert [n.fault.what for n in planted if not n.by] == []
    assert planted


SEED_WITH = {
    "wrong-scope": 1, "overlapping-noalias": 1, "removed-barrier": 1, "removed-fence": 89, "removed-wait": 68,
    "dropped-dma-scope": 2, "unlaundered-dma": 2, "swapped-offsets": 4, "shortened-range": 27,
    "swapped-arena-offsets": 56,
}  # fmt: skip
"""A kernel in which such a fault certainly can change something."""


def test_each_kind_has_a_kernel() -> None:
    assert set(SEED_WITH) == set(KINDS)


@pytest.mark.parametrize(("kind", "seed"), SEED_WITH.items())
def test_each_kind_is_noticed(kind: str, seed: int) -> None:
    found = list(plant(seed, of_each_kind=1, kinds=[kind], certain=True))
    assert found
    assert [n.fault.what for n in found if not n.by] == []


def test_there_are_enough_faults() -> None:
    certain: Counter[str] = Counter()
    for seed in SEEDS:
        kernel = random_kernel(seed)
        text = Rewriter(parse(kernel.text)).text("precise")
        certain.update(fault.kind for fault in faults(kernel, text) if fault.can_change)
    assert sum(certain.values()) >= AT_LEAST
