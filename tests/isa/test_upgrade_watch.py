"""`benchmarks/upgrade_watch.py` on listings of two releases: what got worse is named, with what helps."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ldsopt

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "upgrade_watch.py"
KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %p
  ret void
}
"""


@pytest.fixture(scope="module")
def watch() -> ModuleType:
    """The program as a module."""
    spec = importlib.util.spec_from_file_location("upgrade_watch", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def listing() -> str:
    """The code of one kernel, as a release writes it."""
    return ldsopt.compile(ldsopt.parse(KERNEL, mcpu="gfx942")).data.decode()


def figures(watch: ModuleType, listing: str, spills: int, file: Path) -> object:
    """The figures that the program reads of a listing whose kernel is said to spill so many registers."""
    text = listing.replace(".vgpr_spill_count: 0", f".vgpr_spill_count: {spills}")
    assert spills == 0 or text != listing
    file.write_text(text)
    return watch.measured(file)


def test_a_release_that_spills_is_told_with_what_helps(
    watch: ModuleType, listing: str, tmp_path: Path
) -> None:
    good, bad = (figures(watch, listing, spills, tmp_path / f"{spills}.s") for spills in (0, 37))
    large, small = (watch.Build("variable_k_gemm", "gfx942", tile) for tile in (64, 32))
    found = {"3.6.0": {large: good, small: good}, "3.9.0": {large: bad, small: good}}
    (step,) = watch.steps(found)
    assert (step.build, step.older, step.newer, step.severe) == (large, "3.6.0", "3.9.0", ("spills 0 → 37",))
    remedies = {("3.9.0", large): watch.Remedied(smaller=good, optimized=bad)}
    text = "\n".join(watch.page(found, remedies))
    assert "1 are worse by the gate" in text
    assert "| 3.6.0 → 3.9.0 | spills 0 → 37 |" in text
    assert text.endswith(" | – | tile |")


def test_nothing_is_told_of_releases_that_are_alike(watch: ModuleType, listing: str, tmp_path: Path) -> None:
    build = watch.Build("moe_gemm", "gfx950", 64)
    same = figures(watch, listing, 0, tmp_path / "same.s")
    found = {"3.6.0": {build: same}, "3.7.1": {}, "3.9.0": {build: same}}
    assert not list(watch.steps(found))
    assert "0 are worse" in "\n".join(watch.page(found, {}))


def test_what_helps_nothing_is_said(watch: ModuleType, listing: str, tmp_path: Path) -> None:
    good, bad = (figures(watch, listing, spills, tmp_path / f"{spills}.s") for spills in (0, 2))
    build = watch.Build("norm_quantise", "gfx1201", 4096)
    found = {"3.8.0": {build: good}, "3.9.0": {build: bad}}
    text = "\n".join(watch.page(found, {("3.9.0", build): watch.Remedied(optimized=bad)}))
    assert text.endswith("| neither |")
