"""`optimize` over the corpus, and with exact waits: nothing is worse, and what is chosen is better besides."""

from functools import partial
from pathlib import Path

import pytest

import ldsopt
from ldsopt import Check, Comparison, OptimizeOptions, Verdict
from ldsopt.compare.versions import VersionCode, Versions
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


optimize = partial(ldsopt.optimize, effort=0)
"""Without other strategies of the scheduler, which have tests of their own."""

ROOT = Path(__file__).parents[2]
SUMS = ROOT / "corpus" / "ir" / "flydsl-0.4.2" / "pipelined_sums.gfx950.ll"
"""A kernel of which exact waits drop 15, and tags gain nothing besides."""
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
"""One that tags let have wider LDS reads."""


def test_the_output_is_what_waits_makes_of_the_version_that_is_chosen() -> None:
    for path, is_changed in ((SUMS, False), (GEMM, True)):
        module = ldsopt.read(path)
        found = optimize(module, exact_waits=True)
        assert found.details.changed is is_changed
        assert found.compiled.data.decode() == ldsopt.exact_waits(found if is_changed else module).text


def test_without_it_the_code_is_the_compilers() -> None:
    found = optimize(ldsopt.read(SUMS))
    assert found.details.exact_waits is None
    assert found.compiled.data == ldsopt.compile(found).data


def test_a_version_is_checked_with_the_waits_that_it_is_written_with() -> None:
    module = ldsopt.read(ROOT / "tests" / "hazards" / "e2_untagged_dma_hazard.ll", mcpu="gfx950")
    found = {}
    for exact in (False, True):
        versions = Versions(module, OptimizeOptions(), 1, exact, lambda _: None)
        versions.compile([module.text])
        versions.check([module.text])
        assert isinstance(versions.codes[module.text], VersionCode)
        check = versions.checks[module.text]
        assert isinstance(check, Check)
        found[exact] = check.count(Verdict.DEFINITE)
    assert found[False]
    assert not found[True]
