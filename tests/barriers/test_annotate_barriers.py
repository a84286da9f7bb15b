"""`annotate --barriers` held against execution; which barriers become ones of a wave is ``annotate/barriers_of_*.ll``."""

import sys
from pathlib import Path

import pytest
from barrier_kernels import ALL_READ, FILL, kernel, scopes, tree, without

import ldsopt
from ldsopt import Launch, machine_code, verify_machine_code

sys.path.append(str(Path(__file__).parents[1] / "fences"))
from random_exchanges import new_races, read

from ldsopt import annotate

LEVELS = (128, 64, 32, 16, 8, 4, 2, 1)
LAUNCH = Launch((1,), (256,), ["i32[1024]=random", "i32[1024]=zeros", "i32=3"])


def races(text: str, arch: str = "gfx942") -> bool:
    """The simulator finds a race, or reads of what nobody has written yet, in some order of the waves."""
    found = ldsopt.simulate(ldsopt.parse(text, mcpu=arch), LAUNCH)
    return any(one.kind in ("race", "uninitialized-read") for one in found.findings)


class TestTrees:
    """The last levels of a tree reduction are of one wave."""

    @pytest.mark.parametrize("arch", ["gfx942", "gfx90a", "gfx1100", "gfx1201"])
    def test_without_them_nothing_races(self, arch: str) -> None:
        made = ldsopt.annotate(kernel(tree(LEVELS), arch=arch), barriers=True)
        assert made.text.count("@llvm.amdgcn.wave.barrier()") > 5
        assert not races(made.text, arch=arch)

    @pytest.mark.parametrize("number", [0, 1, 8])
    def test_each_barrier_that_stays_is_needed(self, number: int) -> None:
        module = kernel(tree(LEVELS, "all"))
        assert races(without(module, number))
        assert not races(without(module, 4))

    @pytest.mark.parametrize("behind", ["one", "all"])
    def test_outputs_are_equal_in_every_order_of_the_waves(self, behind: str) -> None:
        module = kernel(tree(LEVELS, behind))
        made = ldsopt.parse(ldsopt.annotate(module, barriers=True).text, mcpu="gfx942")
        assert ldsopt.verify(module, made, LAUNCH).is_equivalent
        code = machine_code(ldsopt.compile(made).data)
        assert verify_machine_code(module, code, LAUNCH).is_equivalent


def test_of_two_in_a_row_one_stays_with_its_own_fences() -> None:
    module = kernel(FILL + "  BARRIER\n" + ALL_READ)
    made = list(scopes(ldsopt.annotate(module, barriers=True).text))
    kept = made.index("s.barrier")
    assert made[kept - 1 : kept + 2] == ["workgroup release", "s.barrier", "workgroup acquire"]
    assert made.count("wavefront release") == made.count("wavefront acquire") == 1


@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("seed", range(10))
def test_a_barrier_less_makes_no_race(seed: int, arch: str) -> None:
    """Also where accesses race anyway, as some of these kernels' do."""
    module = read(seed, arch, through_lds=True)
    assert new_races(module, annotate(module, barriers=True).text) == set()


def test_some_of_their_barriers_go_and_some_stay() -> None:
    found = [
        kernel
        for seed in range(20)
        for kernel in annotate(read(seed, through_lds=True), barriers=True).details.weakening.functions
    ]
    kinds = {(kernel.made > 0, kernel.made < len(kernel.sites)) for kernel in found}
    assert kinds >= {(True, True), (True, False)}
    assert {barrier.standing.name for kernel in found for barrier in kernel.sites} == {
        "NO_EXCHANGE",
        "EXCHANGE",
    }
