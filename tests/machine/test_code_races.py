"""Races between waves of machine code without IR: never free where waves race, and mostly proved where they do not.

The kernels of `tests/races` are compiled, for waves of 64 and of 32; short listings are cases of `races`.
"""

import functools
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import Check, RaceCheckOptions

FOLDER = Path(__file__).parents[1] / "races"
ARCHS = ("gfx942", "gfx1100", "gfx1250")
RACES = (
    "no_barrier", "refill_one_barrier", "shared_by_two", "uniform_if_barrier", "wave_regions_overlap", "histogram_plain",
)  # fmt: skip
FREE = (
    "one_barrier", "refill_two_barriers", "tree_reduce", "transpose_padded", "histogram_atomic", "early_exit",
    "gemm_tiles",
)  # fmt: skip
_FEATURES = re.compile(r'"target-features"="[^"]*"')


def checked(code: str | bytes, **options: object) -> Check:
    data = code.encode() if isinstance(code, str) else code
    return ldsopt.check_code(data, "k.s", None, RaceCheckOptions(**options))  # type: ignore[arg-type]


def counts(check: Check) -> dict[str, Any]:
    assert check.races is not None
    assert all(one.pairs == one.free + one.alike + one.definite + one.unproven for one in check.races)
    return {one.function: one for one in check.races}


def is_proved(found: Any) -> bool:
    return found.pairs == found.free + found.alike


def has_emulator(arch: str) -> bool:
    """AMD's pseudocode is installed, and there is some of an architecture."""
    return importlib.util.find_spec("tinygrad") is not None and arch != "gfx1250"


def compiled(name: str, arch: str, emit: str = "asm") -> bytes:
    text = (FOLDER / f"{name}.gfx942.ll").read_text().replace("gfx942", arch)
    module = ldsopt.parse(_FEATURES.sub("", text))
    return ldsopt.compile(module, emit=emit).data


@functools.cache
def kernels(name: str, arch: str) -> dict[str, Any]:
    return counts(checked(compiled(name, arch)))


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", RACES)
def test_a_race_is_never_called_free(name: str, arch: str) -> None:
    (found,) = kernels(name, arch).values()
    assert found.definite if has_emulator(arch) else found.unproven


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("name", FREE)
def test_a_kernel_without_races_is_proved_free(name: str, arch: str) -> None:
    pytest.importorskip("bitwuzla")
    (found,) = kernels(name, arch).values()
    assert found.pairs == found.free > 0


@pytest.mark.parametrize(("arch", "free"), [("gfx942", True), ("gfx1100", False)])
def test_regions_of_64_lanes_are_those_of_one_wave_only_where_a_wave_has_as_many(
    arch: str, free: bool
) -> None:
    (found,) = kernels("wave_regions", arch).values()
    assert is_proved(found) is free


@pytest.mark.parametrize("arch", ARCHS)
def test_no_attack_that_races_is_called_free(arch: str) -> None:
    """But one: its atomics have a scope in IR that is too narrow, and the hardware's atomics of LDS have none."""
    racing = {name: one for name, one in kernels("attacks", arch).items() if name.startswith("r_")}
    assert len(racing) == 20
    assert [name for name, one in racing.items() if is_proved(one)] == ["r_narrow"]


@pytest.mark.parametrize("name", ["f_xor", "f_t0", "f_onearm", "f_inner", "f_bytes", "f_ring2_plain"])
def test_a_twin_without_a_race_is_proved_free(name: str) -> None:
    pytest.importorskip("bitwuzla")
    assert is_proved(kernels("attacks", "gfx942")[name])


@pytest.mark.parametrize("name", ["tree_reduce", "refill_one_barrier"])
def test_an_object_has_the_verdicts_of_its_listing(name: str) -> None:
    assert counts(checked(compiled(name, "gfx942", "obj"))) == kernels(name, "gfx942")
