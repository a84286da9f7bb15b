"""Kernels as HIP compiles them: their exchanges go, they compute the same, and nothing that is gated gets worse."""

from pathlib import Path

import numpy as np
import pytest

import ldsopt
from ldsopt import Launch, Module, rewrite_shuffles, rewrite_shuffles_validated
from ldsopt.compare.worth import regressions

KERNELS = Path(__file__).parent / "kernels"
NAMES = ("block_reduce", "softmax_row", "rms_norm", "guarded_scan")
ARCHS = [
    pytest.param(arch, marks=() if arch == "gfx1100" else pytest.mark.slow)
    for arch in ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201")
]


def kernels(arch: str) -> Module:
    return ldsopt.read(str(KERNELS / f"wave_kernels.{arch}.ll"))


def launch(kernel: str) -> Launch:
    """Workgroups whose last wave is not full, and rows whose length is no multiple of one."""
    data = np.random.default_rng(7).uniform(-1, 1, 4 * 300).astype(np.float32)
    block = 32 if kernel == "softmax_row" else 176
    return Launch((3,), (block,), [data, np.zeros(4 * 300, np.float32), 300], kernel=kernel)


@pytest.mark.parametrize("arch", ARCHS)
def test_exchanges_are_gone_and_nothing_is_worse(arch: str) -> None:
    module = kernels(arch)
    made = rewrite_shuffles_validated(module)
    before = {function.name: function for function in ldsopt.measure(module).functions}
    after = {function.name: function for function in ldsopt.measure(made).functions}
    assert not [name for name in NAMES if regressions(before[name], after[name])]
    changed = [function for function in made.details.functions if function.made]
    assert len(changed) >= 3
    for function in changed:
        old, new = before[function.name], after[function.name]
        assert len(new.waits or ()) < len(old.waits or ())
        assert new.instructions < old.instructions
    assert all(function.made >= 4 for function in changed)


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kernel", NAMES)
def test_the_same_is_computed_where_waves_are_not_full(arch: str, kernel: str) -> None:
    module = kernels(arch)
    verified = ldsopt.verify(module, rewrite_shuffles(module), launch(kernel))
    assert verified.is_equivalent


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"])
def test_machine_code_computes_what_the_input_says(arch: str, tmp_path: Path) -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    from ldsopt import machine_code, verify_machine_code

    module = kernels(arch)
    path = tmp_path / "after.ll"
    path.write_text(rewrite_shuffles(module).text)
    code = machine_code(str(path), mcpu=arch)
    for kernel in NAMES:
        assert verify_machine_code(module, code, launch(kernel)).is_equivalent
