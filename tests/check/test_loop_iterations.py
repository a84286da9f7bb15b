"""Rings that are filled in one block and read in another, or behind the loop: followed iteration by iteration.

Rings that are not what they seem are the case ``check/shapes_of_rings.ll``.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from ring_kernels import RingKernel, conflicts, random_kernel
from text_sections import beside

import ldsopt
from ldsopt import Module, Verdict
from ldsopt.checker.code_paths import PathOptions, find_paths
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.run import compile_mapped
from ldsopt.ir.read import require_arch

TEXTS = beside(__file__)

RULES = {"missing-wait", "dma-across-barrier"}


def rules(text: str) -> set[str]:
    findings = ldsopt.check(ldsopt.parse(text, mcpu="gfx1250")).findings
    return {f.rule.value for f in findings if f.verdict is not Verdict.LATENT} & RULES


ONE = RingKernel(stages=2, ahead=1, fills=1, leaves=0)
"""Two slots. In front of each read everything is waited for; what is in flight at a read is of its iteration or none."""
TWO = RingKernel(stages=3, ahead=2, fills=1, leaves=1)
"""Three slots. A wait leaves the youngest DMA in flight, which fills another slot than the one that is read."""
MASKED = frozenset([0])


class TestTheOracleAgrees:
    """The verdict is that of running all paths through the kernel; see `ring_kernels`."""

    @pytest.mark.parametrize("seed", range(16))
    def test_on_random_kernels(self, seed: int) -> None:
        kernel = random_kernel(Random(seed))
        assert rules(kernel.text) == conflicts(kernel)

    @pytest.mark.long
    @pytest.mark.slow
    def test_on_many_random_kernels(self) -> None:
        outcomes = set()
        for seed in range(1000, 1080):
            kernel = random_kernel(Random(seed))
            wrong = conflicts(kernel)
            assert wrong <= rules(kernel.text), (seed, kernel)
            if (
                "b" in kernel.order or len(kernel.masked) < kernel.fills
            ):  # something that each iteration passes stays in place
                assert rules(kernel.text) == wrong, (seed, kernel)
            outcomes.add((kernel.index, kernel.stages, bool(wrong)))
        assert len(outcomes) >= 15, "each kind of ring, right and wrong, but for one"

    @pytest.mark.parametrize(
        "kernel",
        [
            ONE,
            TWO,
            RingKernel(4, 3, 2, 4),
            RingKernel(3, 2, 1, 1, "wrf", index="pointers", epilogue=1),
            RingKernel(4, 2, 3, 3, "wrf", index="and", epilogue=3),
            RingKernel(2, 1, 1, 0, masked=MASKED),
            RingKernel(3, 2, 2, 0, masked=MASKED, epilogue=0),
        ],
        ids=str,
    )
    def test_on_what_is_right(self, kernel: RingKernel) -> None:
        assert conflicts(kernel) == set()
        assert rules(kernel.text) == set()

    @pytest.mark.parametrize(
        ("kernel", "expected"),
        [
            pytest.param(RingKernel(2, 1, 1, 1), RULES, id="the wait leaves one too many"),
            pytest.param(RingKernel(3, 2, 1, 2), RULES, id="three slots, one too many"),
            pytest.param(RingKernel(3, 2, 1, 1, wrong=1), RULES, id="reads the slot that comes next"),
            pytest.param(RingKernel(3, 2, 1, 1, masked=MASKED), RULES, id="an iteration may fill nothing"),
            pytest.param(RingKernel(3, 2, 2, 2, masked=MASKED), RULES, id="iterations differ in how many DMAs they issue"),
            pytest.param(RingKernel(3, 2, 1, 1, "wrf", epilogue=2), {"missing-wait"}, id="behind the loop, one too many"),
            pytest.param(RingKernel(2, 1, 1, 0, "rfwb"), {"missing-wait"}, id="the first iteration waits too late"),
            pytest.param(RingKernel(2, 1, 1, 0, "bwrf"), {"dma-across-barrier"}, id="waits behind the barrier"),
        ],
    )  # fmt: skip
    def test_on_what_is_wrong(self, kernel: RingKernel, expected: set[str]) -> None:
        assert conflicts(kernel) == expected
        assert rules(kernel.text) == expected


class TestShapes:
    def test_a_load_alone_does_not_tell_iterations(self) -> None:
        """LLVM may move a load out of the loop, or into a branch, so no iteration is counted by it: the DMA of this
        iteration, behind the read, might be of any."""
        kernel = RingKernel(3, 1, 1, 1, "wfr", masked=MASKED)
        barrier = RingKernel(3, 1, 1, 1, "wbfr", masked=MASKED)
        assert rules(kernel.text) >= conflicts(kernel)
        assert rules(barrier.text) == conflicts(barrier)

    def test_one_arm_fills_another_slot(self) -> None:
        arms = RingKernel(3, 1, 1, 1, "wrf", masked=MASKED)
        assert rules(arms.text) == {"missing-wait"}
        assert rules(RingKernel(3, 1, 1, 0, "wrf", masked=MASKED).text) == set()


NESTED = TEXTS["NESTED"]


def loops_of(module: Module) -> tuple[Any, Sequence[Any]]:
    """The code of a module of one kernel, and the loops in it of which the iterations are told apart."""
    code = compile_mapped(module)
    (function,) = code.listing.functions
    overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
    options = PathOptions(waves_part=True)
    return code, find_paths(code.accesses, overlap, function, require_arch(module), options).loops


@pytest.mark.parametrize(
    ("in_latch", "expected"),
    [("", ["s_barrier"]), ("store volatile i32 1, ptr addrspace(3) @S", ["ds_write_b32", "s_barrier"])],
)
def test_iterations_are_counted_at_what_each_passes_once(in_latch: str, expected: list[str]) -> None:
    """Not at what is in a loop inside, which an iteration passes several times."""
    module = ldsopt.parse(NESTED.format(in_latch=in_latch), mcpu="gfx942")
    code, loops = loops_of(module)
    mnemonic = {i.line: i.mnemonic for i in code.listing.functions[0].instructions}
    assert [mnemonic[loop.anchor] for loop in loops] == expected


BEHIND = TEXTS["BEHIND"]


def test_what_an_access_touches_behind_a_loop_depends_on_its_iteration_by_operands_and_by_compares() -> None:
    module = ldsopt.parse(BEHIND, mcpu="gfx942")
    code, (loop,) = loops_of(module)
    written = {
        module.lines[line].split()[3].strip(","): instruction
        for instruction in code.listing.functions[0].instructions
        if (line := code.mapping.of(instruction).access) is not None and "store" in module.lines[line]
    }
    assert len(loop.following) == 2
    varying = {number: loop.may_vary(instruction) for number, instruction in written.items()}
    assert varying == {"0": True, "1": True, "2": False, "3": False, "4": True}
    for number in ("2", "3"):
        for own in (0, 1):
            asked = (loop.apart(written["0"], written[number], own, other, False) for other in (0, 1))
            assert len(set(asked)) == 1
