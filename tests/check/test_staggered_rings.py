"""Rings of buffers that two groups of waves fill and read some barriers apart, against a model of two waves.

The code is that of gfx1250, where the compiler adds no waits for LDS-DMA: what a wave waits for is what its author
wrote. The model knows no LLVM and no analysis: a wave's n-th barrier meets the other's n-th.
"""

from dataclasses import dataclass
from random import Random

import pytest
from ring_kernels import RingKernel, Step, WaveOfRing, faults

import ldsopt
from ldsopt import Verdict

RULES = {"dma-across-barrier", "missing-wait", "phase-conflict"}
BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"


@dataclass(frozen=True)
class StaggeredRing:
    """A ring whose second group of waves is some barriers behind the first."""

    ring: RingKernel
    gap: int

    @property
    def text(self) -> str:
        text = self.ring.text.replace("  br label %head\n", "  br label %way\n", 1)
        head, rest = text.split("head:\n", 1)
        block = "entry"
        for label in head.split("\n"):
            block = label[:-1] if label.endswith(":") else block
        way = (
            f"way:\n  %late = icmp ugt i32 %lane, 127\n  br i1 %late, label %hold, label %start\nhold:\n"
            f"{self.gap * BARRIER}  br label %start\nstart:\n  br label %head\n"
        )
        rest = rest.replace(f", %{block} ]", ", %start ]")
        rest = rest.replace("end:\n", "end:\n  br i1 %late, label %behind, label %catch\ncatch:\n"
                            f"{self.gap * BARRIER}  br label %behind\nbehind:\n", 1)  # fmt: skip
        text = f"{head}{way}head:\n{rest}".replace("#0 {", "#0 !reqd_work_group_size !0 {")
        return text.replace('"1,256"', '"256,256"') + "!0 = !{i32 256, i32 1, i32 1}\n"

    def waves(self, rounds: int) -> tuple[list[Step], list[Step]]:
        """The steps of a wave of each group."""
        prologue = self.ring.ahead * self.ring.fills
        steps = list(self.ring.steps(rounds))
        loop = rounds * len(list(self.ring.steps(1))[prologue:]) if self.ring.epilogue is None else None
        ends = len(steps) - 2 if loop is None else prologue + loop
        barriers = [Step("barrier")] * self.gap
        early = [*steps[:ends], *barriers, *steps[ends:]]
        late = [*steps[:prologue], *barriers, *steps[prologue:]]
        return early, late


def conflicts(kernel: StaggeredRing, most_rounds: int = 7) -> frozenset[str]:
    """The faults that are possible between two waves, or in one."""
    runs = (map(WaveOfRing, kernel.waves(rounds)) for rounds in range(1, most_rounds + 1))
    return frozenset().union(*(faults([*waves]) for waves in runs))


def random_ring(random: Random) -> StaggeredRing:
    stages, fills = random.randint(2, 4), random.randint(1, 2)
    order = random.choice(["wbrbf", "wbrbfb", "rbfwb", "bfwbrb", "bfwbbrb", "fwbbrb", "fwbrb", "rbwfbb"])
    ahead = random.randint(1, stages - 1)
    leaves = max(0, fills * (ahead - (order.index("w") < order.index("f"))) + random.choice([0, 0, -1, 1]))
    index = random.choice(["select", "pointers", *(["and"] if stages in (2, 4) else [])])
    ring = RingKernel(stages, ahead, fills, leaves, order, index, epilogue=random.choice([None, 0]))
    return StaggeredRing(ring, random.choice([1, 1, 2]))


def found(kernel: StaggeredRing) -> dict[str, set[str]]:
    """The rules that are broken, by verdict."""
    rules: dict[str, set[str]] = {}
    for finding in ldsopt.check(ldsopt.parse(kernel.text, mcpu="gfx1250")).findings:
        if finding.verdict is not Verdict.LATENT:
            rules.setdefault(finding.verdict.value, set()).add(finding.rule.value)
    return rules


def holds(kernel: StaggeredRing) -> None:
    """Asserts that each possible fault is found, and that each definite finding is a possible fault."""
    expected, verdicts = conflicts(kernel), found(kernel)
    said = set().union(*verdicts.values()) & RULES if verdicts else set()
    assert expected <= said, (kernel, expected, verdicts)
    assert verdicts.get("definite", set()) & RULES <= expected, (kernel, expected, verdicts)


@pytest.mark.parametrize("seed", range(16))
def test_agrees_with_the_model(seed: int) -> None:
    holds(random_ring(Random(seed)))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1050, 25))
def test_agrees_with_the_model_on_many(first: int) -> None:
    for seed in range(first, first + 25):
        holds(random_ring(Random(seed)))


@pytest.mark.long
@pytest.mark.slow
def test_most_are_told_exactly() -> None:
    """Of those in which something goes wrong most have a definite finding, and most others none at all."""
    kernels = [random_ring(Random(seed)) for seed in range(100, 124)]
    wrong = [kernel for kernel in kernels if conflicts(kernel)]
    right = [kernel for kernel in kernels if not conflicts(kernel)]
    assert wrong
    assert right
    assert sum("definite" in found(kernel) for kernel in wrong) > len(wrong) / 2
    assert sum(not found(kernel) for kernel in right) > len(right) / 2
