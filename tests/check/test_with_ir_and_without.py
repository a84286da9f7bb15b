"""The IR never makes a verdict weaker: findings about the code of a module, with its IR and without.

Of what both can see, missing waits. What only the IR shows (its fences, the order of its accesses) is beside that.
Kernels for it are in a case of the same name.
"""

from collections.abc import Iterable
from pathlib import Path

import pytest
from check_cases import HAZARDS

import ldsopt
from ldsopt import Check, Module, Rule, Verdict

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
OF_CODE = {
    Rule.MISSING_WAIT: Rule.MISSING_WAIT,
    Rule.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    Rule.BARE_BARRIER: Rule.BARE_BARRIER,
    Rule.LOST_FENCE_WAIT: Rule.BARE_BARRIER,
    Rule.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
    Rule.AT_RETURN: Rule.AT_RETURN,
}
"""The rules that code alone shows, by what they are called without IR."""

_Pair = tuple[Rule, int | None, int | None]


def pairs(check: Check, verdict: Verdict) -> set[_Pair]:
    """The instructions that findings of code are about."""
    return {
        (OF_CODE[found.rule], found.started.asm_line, found.used.asm_line if found.used else None)
        for found in check.findings
        if found.verdict is verdict and found.rule in OF_CODE
    }


def both(module: Module) -> tuple[Check, Check]:
    """A module checked, and the very code that it compiles to."""
    try:
        code = ldsopt.compile(module).data
    except ldsopt.CompilerFailed as error:
        pytest.skip(f"the compiler has no code for it: {error}")
    return ldsopt.check(module), ldsopt.check_code(code, module.source)


def assert_no_weaker(module: Module) -> None:
    with_ir, without = both(module)
    if "llvm.amdgcn.asyncmark" in module.text:
        pytest.skip(
            "copies with marks: judged are the author's waits, and the code has the compiler's as well"
        )
    assert pairs(without, Verdict.DEFINITE) <= pairs(with_ir, Verdict.DEFINITE)
    assert len(pairs(with_ir, Verdict.UNPROVEN)) <= len(pairs(without, Verdict.UNPROVEN))


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.ll"))


def _slowly(given: Iterable[Path], quick: Iterable[str]) -> list[object]:
    """Parameters, of which all but those with these names are for the long run."""
    names = set(quick)
    return [
        pytest.param(
            file, id=file.stem, marks=[] if file.stem in names else [pytest.mark.slow, pytest.mark.long]
        )
        for file in given
    ]


@pytest.mark.parametrize("mcpu", ["gfx942", "gfx950"])
@pytest.mark.parametrize(
    "file", _slowly(files(HAZARDS), ["e10_barrier_fence", "e14_pingpong_untagged", "e2_untagged_dma_hazard"])
)
def test_with_ir_the_hazards_verdicts_are_no_weaker(file: Path, mcpu: str) -> None:
    assert_no_weaker(ldsopt.read(file, mcpu=mcpu))


@pytest.mark.parametrize(
    "file", _slowly(files(CORPUS), ["named_gemm_asm_waits.gfx950", "softmax.gfx942", "named_gemm.gfx942"])
)
def test_with_ir_the_corpus_verdicts_are_no_weaker(file: Path) -> None:
    assert_no_weaker(ldsopt.read(file))
