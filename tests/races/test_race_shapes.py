"""Shapes of kernels that race, and their twins that do not: what races is never called free.

`shapes.*.ll` and `idioms.*.ll` have one kernel a shape: rings, slots from memory and from other lanes, bytes, wide and unaligned accesses,
atomics of each scope, copies of each kind, split and named barriers, early exits, loops of which an iteration has no barrier;
partial last waves, 2-D and 3-D ids, addresses through integers, clamps, switches in loops, both sizes of waves.
"""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from executed_races import verdicts

import ldsopt
from ldsopt import Launch, Module, Schedule, simulate

FOLDER = Path(__file__).parent


UNSEEN = {
    "r_rows_of_a_smaller_group",  # in a workgroup whose rows are shorter
    "r_atomic_load_of_wave",  # the simulator takes each atomic access to be atomic for all waves
    "r_atomic_one_as",
    "r_global_atomic_slot",  # where another workgroup changes what is loaded
}
"""They race in executions that the simulator does not make."""


@pytest.mark.parametrize(
    "name",
    ["shapes.gfx942", "shapes.gfx950", "shapes.gfx1250", "idioms.gfx942", "idioms.gfx950", "idioms.gfx1100"],
)
def test_what_races_is_never_free_and_a_twin_is_proved(name: str) -> None:
    pytest.importorskip("bitwuzla")
    module = ldsopt.parse((FOLDER / f"{name}.ll").read_text())
    found = verdicts(module, seconds=60.0)
    names = set(kernels_in(module))
    assert names == found.keys()
    assert [name for name in sorted(names) if name[0] == "r" and not found[name].may_race] == []
    unproved = {name for name in names if name[0] == "f" and found[name].may_race}
    assert unproved == set()


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100"])
def test_executions_of_idioms_race_where_their_names_say_so(arch: str) -> None:
    module = ldsopt.parse((FOLDER / f"idioms.{arch}.ll").read_text())
    kernels = kernels_in(module)
    seen = {name for name, block in kernels.items() if races_when_executed(module, name, block)}
    assert seen == {name for name in kernels if name[0] == "r"} - UNSEEN


def kernels_in(module: Module) -> dict[str, tuple[int, int, int]]:
    """The kernels with the size of their workgroups, as they state it."""
    text = "\n".join(module.lines)
    found = {}
    for name, attributes in re.findall(r"^define amdgpu_kernel void @(\w+)\(.*\) ([^()]*)\{$", text, re.M):
        if exact := re.search(r"!reqd_work_group_size (!\d+)", attributes):
            node = re.search(rf"^{exact[1]} = !\{{i32 (\d+), i32 (\d+), i32 (\d+)\}}$", text, re.M)
            found[name] = (int(node[1]), int(node[2]), int(node[3]))
        else:
            group = re.search(rf"^attributes {re.search(r'#[0-9]+', attributes)[0]} = (.*)$", text, re.M)[1]
            flat = re.search(r'"amdgpu-flat-work-group-size"="\d+,(\d+)"', group)
            found[name] = (min(int(flat[1]) if flat else 256, 256), 1, 1)
    return found


def races_when_executed(module: Module, kernel: str, block: tuple[int, int, int]) -> bool:
    for n, schedule in itertools.product((0, 1, 5, 7), (Schedule(), Schedule("reversed", dma="earliest"))):
        given = [np.arange(1 << 16, dtype=np.uint32) % 5, np.zeros(1 << 16, np.uint32), f"u32={n}"]
        result = simulate(module, Launch(block=block, arguments=given, kernel=kernel), schedule, limit=20_000)
        if any(found.kind == "race" for found in result.findings):
            return True
    return False
