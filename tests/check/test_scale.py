"""Work that grows with the code and no faster: counted, as kernels of `benchmarks/scale.py` grow threefold."""

import cProfile
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from scale import FAMILIES

import ldsopt


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Counts the calls of each function of the package while it is open."""
    counts = Counter[str]()

    profile = cProfile.Profile(builtins=False)
    for name, module in [*sys.modules.items()]:
        if name.startswith("ldsopt.isa"):  # what another test has read is counted here, too
            for kept in vars(module).values():
                getattr(kept, "cache_clear", int)()
    with profile:
        yield counts
    for one in profile.getstats():
        if isinstance(one.code, CodeType) and "ldsopt" in one.code.co_filename:
            counts[f"{Path(one.code.co_filename).stem}.{one.code.co_name}"] += one.callcount


@pytest.mark.parametrize(
    ("family", "size"),
    [
        ("straight", 300),
        ("bare stages", 20),
        ("stages", 20),
        ("diamonds", 10),
        ("loops", 6),
        ("kernels", 2),
        ("gemm", 3),
    ],
)
def test_work_of_assembly_grows_with_its_length(family: str, size: int) -> None:
    """Three times the code takes at most 5.2 times the calls of each function that is called more than a little."""
    done = []
    for factor in (1, 3):
        code = ldsopt.compile(ldsopt.parse(FAMILIES[family].text(size * factor)), mcpu="gfx942").data
        with counted() as counts:
            ldsopt.check_code(code, "kernel.s", "gfx942")
        done.append(counts)
    few, many = done
    assert few["effects.apply"] > 0
    grown = {name: (few[name], count) for name, count in many.items() if count > max(600, few[name] * 3**1.5)}
    assert grown == {}


@pytest.mark.parametrize(("family", "size"), [("stages", 20), ("bare stages", 20), ("variables", 10)])
def test_work_of_a_module_grows_with_its_length(family: str, size: int) -> None:
    """The same of modules, with the proof that no waves race."""
    few, many = (
        _calls(ldsopt.parse(FAMILIES[family].text(size * factor), mcpu="gfx942")) for factor in (1, 3)
    )
    assert few["counters.apply"] > 0
    assert {
        name: (few[name], count) for name, count in many.items() if count > max(600, few[name] * 3**1.5)
    } == {}


def _calls(module: ldsopt.Module) -> Counter[str]:
    with counted() as counts:
        ldsopt.check(module, ldsopt.RaceCheckOptions())
    return counts


def _of_code(module: ldsopt.Module) -> ldsopt.Check:
    code = ldsopt.compile(module).data
    return ldsopt.check_code(code, "kernel.s", "gfx942", ldsopt.RaceCheckOptions())


@pytest.mark.parametrize(
    ("family", "sizes", "does", "call", "most"),
    [
        # Code behind a loop is not followed once for each of the loop's iterations.
        pytest.param("loops", (6, 18), ldsopt.check, "counters.apply", 4, id="loops"),
        # A wait's copies are followed up to the access that needs them, and not up to the end.
        pytest.param("diamonds", (36, 108), ldsopt.exact_waits, "needs._cover", 4, id="diamonds"),
        # Kernels share the search for their barriers.
        pytest.param("kernels", (4, 12), _of_code, "barriers._callee", 4, id="kernels"),
    ],
)
def test_calls_grow_as_what_they_are_made_for(
    family: str, sizes: tuple[int, int], does: Callable[[ldsopt.Module], object], call: str, most: int
) -> None:
    done = []
    for size in sizes:
        module = ldsopt.parse(FAMILIES[family].text(size), mcpu="gfx942")
        with counted() as counts:
            does(module)
        done.append(counts[call])
    assert 0 < done[1] < done[0] * most


def test_pairs_of_a_launch_share_its_executions() -> None:
    """A launch with other numbers, in which a pair may not race, is executed for all pairs of a kernel at once."""
    few, many = (
        _calls(ldsopt.parse(FAMILIES["call chain"].text(count), mcpu="gfx942"))["executed_races._execute"]
        for count in (6, 18)
    )
    assert 0 < many <= few + 2
