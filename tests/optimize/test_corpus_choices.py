"""Over the corpus: nothing that `optimize` writes is worse than the input, or has a finding that the input has not."""

from pathlib import Path

import pytest

import ldsopt
from ldsopt import Comparison
from ldsopt.compare.worth import losses, rank

IR = Path(__file__).parents[2] / "corpus" / "ir"
MODULES = sorted(path.relative_to(IR).as_posix() for path in IR.rglob("*.ll"))
QUICK = ("clang-22/named_gemm.gfx950.ll", "clang-22/block_sort.gfx942.ll", "triton-3.7.1/histogram.gfx942.ll")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=[] if name in QUICK else [pytest.mark.slow, *[pytest.mark.long] * (number % 6 != 1)]
        )
        for number, name in enumerate(MODULES)
    ],
)
def test_nothing_is_worse(name: str) -> None:
    module = ldsopt.read(IR / name, mcpu=name.split(".")[-2])
    result = ldsopt.optimize(module)
    before, after = ({f.name: f for f in ldsopt.measure(one).functions} for one in (module, result))
    assert before.keys() == after.keys()
    for group in result.details.groups:
        for function in group.functions:
            assert not losses(before[function], after[function], result.details.goal) or group.repaired
        if group.chosen and not group.repaired:
            old, new = ([side[function] for function in group.functions] for side in (before, after))
            assert rank(new, result.details.goal) < rank(old, result.details.goal)
    if result.details.changed:
        trusts = any("pack" in group.chosen for group in result.details.groups)
        assert Comparison(ldsopt.check(module), ldsopt.check(result), trusts_scopes=trusts).new == ()
    else:
        assert result.text.encode() == (IR / name).read_bytes()
