"""The findings of `check` on the corpus. Each module with one that is not latent was looked at by hand; see why."""

import functools
from collections import Counter
from pathlib import Path

import pytest
from check_cases import CORPUS, arch_of, corpus, corpus_name, with_plain_copies, words

import ldsopt
from ldsopt import Check, Rule, Verdict, check

ONE_ROW = "unread-dimensions-are-one"
NO_NEGATIVE = "sizes-are-not-negative"
ASYNC = "several buffers in one variable: which one an iteration fills is beyond ranges over all iterations"
STAGGERED = (
    "half of the waves are a barrier ahead (Triton's cond_barrier), and rings are not told apart across that"
)
MARKED = (
    "its author's waits for marks leave copies in flight; so says the check with a compiler that knows marks"
)
DUAL = "LLVM 22 does not ask what a half of v_dual overwrites of a matrix or transcendental instruction's sources"
EXPERT = (
    "in expert mode LLVM 22 does not ask what an LDS-DMA reads, nor what a load overwrites of a VALU source"
)
CLAIMED = "bare-barrier~ dma-across-barrier~ missing-wait~"
BARE = "its barriers are bare: LDS operations are outstanding at them"
UNPROVEN = {
    "clang-22/named_gemm_asm_waits.gfx942": ("bare-barrier?", BARE),
    "clang-22/named_gemm_asm_waits.gfx950": ("bare-barrier?", BARE),
    "triton-3.5.1/gemm_bias_async.gfx942": ("missing-wait~ overtaken-by-dma~", ASYNC),
    "triton-3.5.1/gemm_bias_async.gfx950": (f"bare-barrier? phase-conflict? dma-across-barrier? {CLAIMED}", STAGGERED),
    "triton-3.7.1/attention.gfx1250": ("source-overwritten?", DUAL),
    "triton-3.7.1/gemm_bias_async.gfx1250": ("dma-across-barrier? missing-wait? overtaken-by-dma? source-overwritten?", f"{ASYNC}; {DUAL}"),
    "triton-3.7.1/gemm_tdm.gfx1250": ("source-overwritten?", DUAL),
    "triton-3.9.0/attention.gfx1250": ("alu-hazard? source-overwritten?", f"{DUAL}; {EXPERT}"),
    "triton-3.9.0/gemm_tdm.gfx1250": ("source-overwritten?", DUAL),
    "triton-3.7.1/gemm_bias_async.gfx950": (f"bare-barrier? dma-across-barrier? overtaken-by-dma~ {CLAIMED}", STAGGERED),
    "triton-3.9.0/gemm_async_staged.gfx950": ("dma-across-barrier? dma-across-barrier~", MARKED),
    "triton-3.9.0/gemm_bias_async.gfx950": (f"bare-barrier? dma-across-barrier? overtaken-by-dma~ {CLAIMED}", STAGGERED),
}  # fmt: skip
"""These and no others: a checker that says nothing fails, and a better analysis, which proves more, shortens the list."""


@pytest.mark.parametrize("path", CORPUS, ids=corpus_name)
def test_findings_are_the_known_ones(path: Path) -> None:
    found, name = corpus(path), corpus_name(path)
    assert found.is_same_code, "locations changed it"
    assert not any(function.unmapped for function in found.functions)
    assert found.count(Verdict.DEFINITE) == 0
    said = {word for function in found.functions for word in words(found, function.name).split()}
    assert {word for word in said if word[-1] in "?~"} == set(UNPROVEN.get(name, ("", ""))[0].split())


@pytest.mark.parametrize(
    ("name", "promises", "left"),
    [
        ("triton-3.5.1/gemm_bias_async.gfx942", [ONE_ROW], {}),
        pytest.param("triton-3.9.0/gemm_bias_async.gfx950", [ONE_ROW], {}, marks=[pytest.mark.slow, pytest.mark.long]),
        ("triton-3.5.1/gemm_bias_async.gfx950", [ONE_ROW], {"phase-conflict": 2}),
        ("triton-3.7.1/gemm_bias_async.gfx1250", [ONE_ROW], {"missing-wait": 12, "dma-across-barrier": 8, "source-overwritten": 2}),
        ("triton-3.7.1/gemm_bias_async.gfx1250", [ONE_ROW, NO_NEGATIVE], {"source-overwritten": 2}),
        ("triton-3.7.1/gemm_bias_async.gfx950", [ONE_ROW], {"missing-wait": 68, "dma-across-barrier": 64}),
        ("triton-3.7.1/gemm_bias_async.gfx950", [ONE_ROW, NO_NEGATIVE], {"missing-wait": 32, "dma-across-barrier": 32}),
    ],
)  # fmt: skip
def test_what_promises_of_launches_leave(name: str, promises: list[str], left: dict[str, int]) -> None:
    """With the promise that Triton's launches keep, zeros for lanes that a DMA leaves out are known to miss its bytes.
    With that of sizes, what is taken off one is known not to wrap; the 64 that are left are real."""
    path = next(path for path in CORPUS if corpus_name(path) == name)
    found = check(ldsopt.read(path, mcpu=arch_of(path)), assume=promises)
    assert Counter(f.rule.value for f in found.findings if f.verdict is Verdict.UNPROVEN) == left
    assert found.count(Verdict.DEFINITE) == 0
    used = set(promises) & set(found.assumptions)
    assert used == set(promises)


class TestReadsThatLlvmLoses:
    """LLVM 22 takes global_load_lds to count in lgkmcnt, which the hardware counts in vmcnt alone. Of the reads around
    one it waits for one too few. Mended in LLVM by #179305. What is lowered for LLVM 22 has waits that prevent it.
    """

    FOUND = staticmethod(functools.cache(lambda: ldsopt.check(with_plain_copies())))

    def test_are_of_reads_before_the_dma(self) -> None:
        found = [f for f in self.FOUND().findings if f.verdict is not Verdict.LATENT]
        # That two reads overwrite what such a read writes is unproven: LDS accesses complete in order.
        assert [f.verdict for f in found] == [Verdict.DEFINITE] * 2 + [Verdict.UNPROVEN] * 2
        assert {f.rule for f in found} == {Rule.REGISTER_HAZARD}
        assert {f.counter for f in found} == {"lgkmcnt"}
        assert {f.started.asm.split()[0] for f in found} == {"ds_read_b128"}

    def test_say_what_to_do(self) -> None:
        assert {f.remedy for f in self.FOUND().findings if f.verdict is Verdict.DEFINITE} == {
            "compile with LLVM 23.1 or later; LLVM 22.1.0 takes global_load_lds to count in lgkmcnt (#179305)"
        }


def exactly_mapped(paths: list[Path]) -> tuple[int, int]:
    """LDS instructions that are mapped to one access, and all."""
    functions = [function for path in paths for function in corpus(path).functions]
    return sum(f.exact for f in functions), sum(f.lds_instructions for f in functions)


def test_instructions_are_mapped_most_exactly() -> None:
    exact, every = exactly_mapped([path for path in CORPUS if corpus_name(path) in MAPPED])
    assert every > 400
    assert exact > 0.95 * every


@pytest.mark.long
@pytest.mark.slow
def test_instructions_of_more_modules_are_mapped_most_exactly() -> None:
    exact, every = exactly_mapped(CORPUS[::4])
    assert every > 1000
    assert exact > 0.88 * every


MAPPED = ("clang-22/named_gemm.gfx942", "clang-22/named_tiles.gfx90a", "iree-3.11.0/matmul.gfx942")


class TestBound:
    @pytest.mark.parametrize(
        ("name", "recoverable"),
        [
            ("clang-22/named_gemm.gfx942", 16),
            ("clang-22/named_tiles.gfx90a", 2),
            ("iree-3.11.0/matmul.gfx942", 0),
            ("triton-3.9.0/gemm_async_staged.gfx950", 0),  # four are for waves at another barrier
        ],
    )
    def test_counts_what_no_access_needs(self, name: str, recoverable: int) -> None:
        assert self.of(name).recoverable == recoverable

    def of(self, name: str) -> Check:
        return corpus(next(path for path in CORPUS if corpus_name(path) == name))
