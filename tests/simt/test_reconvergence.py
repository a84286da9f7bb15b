"""Lanes are together in the simulator where they are in LLVM's machine code: in the kernels of ``simulate/reconvergence.ll``.

Random control flow, many kernels of it: ``python tests/long/reconvergence.py``.
"""

import sys
from pathlib import Path

import numpy as np
import pytest

from ldsopt import Launch, machine_code, parse, simulate, simulate_machine

sys.path.append(str(Path(__file__).parents[1] / "long"))

import reconvergence as random_control_flow

MODULE = parse(
    (Path(__file__).parents[1] / "cases" / "simulate" / "reconvergence.ll").read_text(), mcpu="gfx942"
)
KERNELS = [one.name for one in MODULE.functions() if one.is_kernel and not one.name.startswith("called_")]


@pytest.mark.parametrize("kernel", KERNELS)
def test_machine_code_has_them_together_as_well(kernel: str) -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    launch = Launch((1,), (64,), [np.zeros(64, np.uint64)], kernel)
    found = simulate_machine(machine_code(MODULE.text.encode(), mcpu="gfx942"), launch)
    assert found.outputs["arg0"].tolist() == simulate(MODULE, launch).outputs["arg0"].tolist()


def test_random_control_flow_in_both_backends_and_in_machine_code() -> None:
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")
    for seed in (2, 3, 26, 291):  # the last two with loops that have several entries
        found = random_control_flow.notes(random_control_flow.random_flow(seed).text, "gfx942", seed)
        assert found["interpreted"] == found["compiled"] == found["machine"], seed
